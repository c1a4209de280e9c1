"""SF 24.1.3.2. Which cards in play a description is about, found once for as long as that cannot change."""

from __future__ import annotations

from typing import Any

from quickening.core.once import once
from quickening.games.shadowfist.definitions import TYPES
from quickening.games.shadowfist.rules.choices import fit
from quickening.games.shadowfist.rules.continuous import Index, in_play_of_type, index_of
from quickening.games.shadowfist.rules.steadiness import TABLE, steadiness
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.vocabulary.filters import Noun, Word
from quickening.lang.nodes import Filter, walk
from quickening.lang.selections import Cards


def described(
    game: ShadowfistGame, cards: Cards, scope: Any, word: str
) -> tuple[list[int], tuple[Filter, ...] | None]:
    """The cards in play among which those of a description are: those of its type that its steady words fit.

    With them, the words that have yet to fit; `None` if that is the whole description. What was found is kept as
    long as the same texts are active, for each player, and for each card that says so where the words look at that.
    """
    words, sourced, others = steady_words(cards)
    index: Index = game.plan.get("index") or index_of(game)
    if index.typed:
        return game.in_play, None
    if not words:
        return in_play_of_type(game, word), others
    if scope.it or scope.bound or (sourced and scope.me != scope.source) or index.looked_at:
        return in_play_of_type(game, word), words + others
    key = (id(cards), scope.you, scope.source if sourced else None)
    known: tuple[Cards, list[int]] | None = game.plan.get(key)
    if known is None or known[0] is not cards:
        found = [card for card in in_play_of_type(game, word) if fit(game, words, card, scope)]
        known = game.plan[key] = (cards, found)
    return known[1], others


@once
def steady_words(cards: Cards) -> tuple[tuple[Filter, ...], bool, tuple[Filter, ...]]:
    """The words that fit the same cards as long as the same texts are active, and all others; but not the type.

    And whether any of the steady ones looks at the source.
    """
    words = (*(() if is_type(cards.noun) else (cards.noun,)), *cards.before, *cards.after)
    steady = tuple(word for word in words if steadiness(word) <= TABLE)
    sourced = any(map(looks_at_source, (part for word in steady for part in walk(word))))
    return steady, sourced, tuple(word for word in words if steadiness(word) > TABLE)


def is_type(word: Filter) -> bool:
    """Whether a word is the type of a card, by which cards are known already."""
    return isinstance(word, Noun) and word.word in TYPES


def looks_at_source(part: Any) -> bool:
    """Whether a word is about the card whose text it is: `other`, or another card than that, or on it."""
    return hasattr(part, "refs") or (isinstance(part, Word) and part.word == "other")

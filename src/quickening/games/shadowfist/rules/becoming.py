"""SF 7.1.1. Cards that become another type: what each is, once all that says so is counted."""

from __future__ import annotations

from typing import Any

from quickening.core.once import once
from quickening.games.shadowfist.definitions import TYPES
from quickening.games.shadowfist.events.in_play import TypeChanged
from quickening.games.shadowfist.kinds.basics import ChangeType
from quickening.games.shadowfist.kinds.changes import Several
from quickening.games.shadowfist.kinds.filters import Noun
from quickening.games.shadowfist.rules.continuous import index_of, is_immune
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import Modifier
from quickening.lang.selections import Cards


def may_change_types(game: ShadowfistGame) -> bool:
    """Whether anything in force is about types, or a card is not what is printed on it."""
    index = index_of.of(game)
    if index.types:
        return True
    for card in game.in_play:
        state = game.cards[card]
        if state.types is not state.printed.types and state.types != state.printed.types:
            return True
    return False


def type_changes_due(game: ShadowfistGame) -> list[TypeChanged]:
    """The cards that are of other types now than they are known to be."""
    due = [(card, types_due(game, card)) for card in game.in_play]
    return [TypeChanged(card, types=types) for card, types in due if types != game.types(card)]


def types_due(game: ShadowfistGame, card: int) -> tuple[str, ...]:
    """SF 7.1.1, 24.5.5. What a card is: as printed, then as each change makes it, in the order of their time."""
    types = game.cards[card].printed.types
    for one in index_of.of(game).types:
        if concerns(game, one, card, types):
            for change in about_types(one.change):
                types = change.changed(types)
    return types


@once
def about_types(change: Any) -> tuple[ChangeType, ...]:
    """What of a change is about types."""
    parts = change.changes if isinstance(change, Several) else (change,)
    return tuple(part for part in parts if isinstance(part, ChangeType))


def concerns(game: ShadowfistGame, one: Modifier, card: int, types: tuple[str, ...]) -> bool:
    """Whether a change is about a card that is of these types by then, and which is not immune to it (SF 40.0)."""
    source = one.scope.source
    if source is not None and is_immune(game, card, source.card, one.cards is None):
        return False
    if one.condition is not None and not one.condition.holds(game, one.scope):
        return False
    if one.cards is not None:
        return game.ref(card) in one.cards
    if isinstance(one.who, Cards):
        return is_described(game, one.who, card, types, one)
    return any(ref.card == card for ref in one.who.refs(game, one.scope))


def is_described(game: ShadowfistGame, who: Cards, card: int, types: tuple[str, ...], one: Modifier) -> bool:
    """Whether a description fits a card of these types; what it has become by this very change does not matter."""
    noun = who.noun
    if isinstance(noun, Noun) and noun.word in TYPES:
        fits = noun.word in types
    else:
        fits = noun.fits(game, card, one.scope)
    return fits and all(word.fits(game, card, one.scope) for word in (*who.before, *who.after))

"""SF 36, 49.8. Copying: what of a card is copied, and how it becomes part of another."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.modifiers import Ref
from quickening.core.refusals import Refusal
from quickening.games.shadowfist.definitions import UNCOPYABLE
from quickening.games.shadowfist.events.in_play import ModifierMade
from quickening.games.shadowfist.kinds.abilities import Bold
from quickening.games.shadowfist.kinds.basics import CopyText, Scope
from quickening.games.shadowfist.kinds.conditions import Is
from quickening.games.shadowfist.kinds.filters import Word
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import LASTING, Modifier
from quickening.lang.selections import It

CANNOT_COPY = Refusal("SF 49.8", "{name} is Uncopyable.")


def judge_copying(game: ShadowfistGame, card: int) -> Refusal | None:
    """SF 49.8. An Uncopyable card is copied by nothing, in play or out of it."""
    return CANNOT_COPY if UNCOPYABLE in facts(game, card).restrictions else None


def copied_text(game: ShadowfistGame, card: int) -> tuple[Any, ...]:
    """SF 36.0, 36.1, 36.2, 36.3. The printed rules text, blanked or not, without restrictions and gifts.

    It is frozen as it is identified (SF 36.4). Words that speak of the card itself speak of whatever has the text
    (SF 36.6): a text's scope is that of the card it is on.
    """
    return tuple(ability for ability in game.cards[card].printed.abilities if not ability.is_restriction)


def copied_bold(game: ShadowfistGame, card: int) -> tuple[Bold, ...]:
    """SF 36.10. Only the bold-faced abilities that are printed as such, not those it has under conditions."""
    return tuple(ability for ability in copied_text(game, card) if isinstance(ability, Bold))


def copying(
    text: tuple[Any, ...], onto: Ref, scope: Scope, until: str = LASTING, source: Ref | None = None
) -> list[ModifierMade]:
    """SF 36.0, 36.5, 36.7, 36.8, 36.9. A text is added to a card's own, even one from itself; copies add up.

    `source`: the card that has to stay in play for it.
    """
    if not text:
        return []
    there = None if source is None else Is(It("it"), (Word("in play"),))
    of_source = scope if source is None else replace(scope, it=(source,))
    return [ModifierMade(Modifier(CopyText(text), of_source, 0, until, (onto,), condition=there))]

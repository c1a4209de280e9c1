"""The judges: each says why something may not be done, or nothing. Menus and "why not?" ask the same one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quickening.core.refusals import Refusal
from quickening.lang.nodes import Scope
from quickening.lang.selections import targets_in
from quickening_tiny.things import DEED, HAND

if TYPE_CHECKING:
    from quickening_tiny.game import Tiny


def why_not_play(game: Tiny, seat: int, card: int) -> Refusal | None:
    """TN 4. The one judge of playing a deed, in one's own turn or in response."""
    state = game.cards[card]
    if state.area != HAND or state.owner != seat:
        return Refusal("TN 4", "{name} is not in your hand.", name=state.name)
    if state.definition.kind != DEED:
        return Refusal("TN 3", "{name} is not a deed.", remedy="Lay it in your turn.", name=state.name)
    return _why_no_target(game, seat, card)


def _why_no_target(game: Tiny, seat: int, card: int) -> Refusal | None:
    state = game.cards[card]
    scope = Scope(you=seat, source=game.ref(card))
    for taken, choice in enumerate(choice for one in state.abilities for choice in targets_in(one)):
        if len(choice.candidates(game, scope)) <= taken:
            reason = f"{{name}} cannot be played: there is no {game.asks_for(choice).removeprefix('Choose ')}."
            return Refusal("TN 4", reason, name=state.name, blame=state.name, words=state.text)
    return None

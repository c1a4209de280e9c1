"""Why a card cannot be used now, and where a number comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quickening.core.refusals import Refusal, Refused
from quickening_tiny.judging import why_not_play
from quickening_tiny.things import DEED, HAND, SHIELD, YARD

if TYPE_CHECKING:
    from quickening_tiny.game import Tiny


def card_at(game: Tiny, handle: int) -> int:
    """The card of a handle."""
    found = next((number for number, card in enumerate(game.cards) if card.handle == handle), None)
    if found is None:
        raise Refused("there is no such card")
    return found


def why_not(game: Tiny, seat: int, handle: int) -> list[Refusal]:
    """One reason for each thing that a seat might do with a card; none if it may."""
    decision = game.decision
    if decision is not None and decision.seat == seat and any(handle in option.cards for option in decision.options):
        return []
    state = game.cards[card_at(game, handle)]
    if state.area != HAND or state.owner != seat:
        place = "in the yard" if state.area == YARD else "not in your hand"
        return [Refusal("TN 3", f"{{name}} is {place}.", name=state.name)]
    if state.definition.kind == DEED:
        refusal = why_not_play(game, seat, card_at(game, handle))
        return (
            [refusal] if refusal else [Refusal("TN 4", "{name} is a deed, and you are not asked.", name=state.name)]
        )
    if state.definition.kind == SHIELD:
        return [Refusal("TN 5", "{name} answers a blade, and none is laid against you now.", name=state.name)]
    if game.turn != seat:
        return [Refusal("TN 3", "{name} is laid in your own turn.", name=state.name)]
    return [Refusal("TN 3", "{name} cannot be laid: you may lay one card a turn.", name=state.name)]


def explain(game: Tiny, handle: int, number: str) -> list[tuple[str, int]]:
    """What is printed, then each change with the card that makes it and its words."""
    card = card_at(game, handle)
    printed = game.cards[card].definition
    match number:
        case "glow":
            return [("printed", printed.glow), *(game.changes(card) if game.cards[card].area == YARD else ())]
        case "might":
            return [("printed", printed.might)]
        case _:
            raise Refused(f"{printed.name} has no {number}; its numbers: glow, might")

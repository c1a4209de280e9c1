"""Opportunities to attack that are taken (HL1 50; HL3 115; HLT 118), and what comes of the one that was."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.games.highlander import facts
from quickening.games.highlander.events.lasting import LastingBegan
from quickening.games.highlander.events.notes import AttackCounted, OpportunityTaken
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.rules.fighting import additional_left, giver, is_additional, primary_left
from quickening.games.highlander.state import NOBODY, HighlanderGame, Lasting


def take_opportunity(
    game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = (), granted: int = NOBODY
) -> bool:
    """HL1 50, HL3 115, HLT 118. Use up an opportunity to attack; whether it was an additional one."""
    game.note(AttackCounted(seat))
    if granted != NOBODY:
        game.note(OpportunityTaken(seat, bool(game.edition.primary_first.value), (card,), granted))
        return True
    return spend_opportunity(game, seat, card, beside)


def spend_opportunity(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = ()) -> bool:
    """HL1 50. An opportunity is gone, for an attack or for a card in place of one; whether an additional one."""
    known = facts.of_player(game, seat)
    primary = primary_left(known, game.deeds[seat])
    if primary and not game.edition.primary_first.value:  # HL1 50: in any order, so the particular one first
        if is_additional(game, seat, card, beside):
            return True
        if additional_left(game, known, card) > 0:
            game.note(OpportunityTaken(seat, additional=(card,)))
            return True
    counted = not primary and not is_additional(game, seat, card, beside)
    game.note(OpportunityTaken(seat, True, (card,) if counted else ()))
    return not primary


def ridden(game: HighlanderGame, seat: int, card: int, granted: int) -> list[Event]:
    """What is so of an attack by the opportunity it took, until it is answered in the opponent's turn."""
    quota = next(one for one in facts.of_player(game, seat).extra_attacks if one.rider and giver(one) == granted)
    scope = with_it(game, quota.scope, card)
    return [LastingBegan(Lasting(said.Static(quota.rider, "it"), scope, game.tick(), "next turn", 1 - seat))]


def with_it(game: HighlanderGame, scope: Any, card: int) -> Any:
    """The scope in which `it` is a card."""
    return replace(scope, it=(game.ref(card),))

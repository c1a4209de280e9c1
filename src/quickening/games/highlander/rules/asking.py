"""Why something cannot be done: the judges of all kinds of play, asked about one card."""

from __future__ import annotations

from quickening.core.refusals import Refusal
from quickening.games.highlander.rules.conjunction import judge_beside, partners, sought
from quickening.games.highlander.rules.judging import judge_play
from quickening.games.highlander.rules.menu_context import MenuContext
from quickening.games.highlander.rules.using import judge_use
from quickening.games.highlander.state import DEFENSE, HAND, HighlanderGame


def refusals(game: HighlanderGame, seat: int, card: int) -> list[Refusal]:
    """One reason for each thing a card might do and cannot; nothing if it can do all of it now."""
    if game.decision is None or game.decision.seat != seat:
        rule = game.cite("HL1 35", "HL3 50", "HLT 51")
        return [Refusal(rule, "{name} cannot be used: you are not asked.", "Wait for your turn.")]
    state = game.cards[card]
    if state.area == HAND:
        refusal = judge_from_hand(game, seat, card)
        return [refusal] if refusal is not None else []
    found = [judge_use(game, seat, card, index, ability) for index, ability in state.definition.uses]
    if not found:
        return [Refusal(game.cite("HL1 15", "HL3 29", "HLT 19"), "{name} has nothing to do here.")]
    return [refusal for refusal in found if refusal is not None]


def judge_from_hand(game: HighlanderGame, seat: int, card: int) -> Refusal | None:
    """A card in hand; a defense is asked for the attack that is being answered."""
    against = asked_about(game, seat)
    if game.printed(card).must_go_with:
        now = MenuContext(game, seat)
        if not any(partners(game, now, (card,), against)) and not sought(game, now, (card,), against):
            rule = game.cite("HL1 58", "HL3 104", "HLT 96")
            return Refusal(rule, "{name} cannot be played: there is no card to play it with.")
        return judge_beside(game, now, card)
    return judge_play(game, seat, card, HAND, (), against)


def asked_about(game: HighlanderGame, seat: int) -> int:
    """The attack a defense would be played against now, or -1."""
    if game.phase != DEFENSE:
        return -1
    at = int(getattr(game.stack[-1], "at", -1))
    return at if at < len(game.against(seat)) else -1  # all attacks may have been answered

"""Why something cannot be done: the judges of all kinds of play, asked about one card."""

from __future__ import annotations

from quickening.core.refusals import Refusal
from quickening.games.shadowfist.rules.attackers import judge_attacker
from quickening.games.shadowfist.rules.bold import judge_reload, judge_stealth, judge_tactics, reload_of
from quickening.games.shadowfist.rules.innate import judge_change, judge_turn_to_heal
from quickening.games.shadowfist.rules.may_play import judge_play
from quickening.games.shadowfist.rules.menu import judge_use, usable
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import HAND, PLAY, SMOKED

NOT_ASKED = Refusal("SF 22.1", "{name} cannot act: it is not your decision.", "Wait until you have priority.")
NOTHING = Refusal("SF 9.2.3", "{name} has nothing to do here.")
NOT_YOURS = Refusal("SF 35.0", "{name} cannot act for you: you do not control it.")


def refusals(game: ShadowfistGame, seat: int, card: int) -> list[Refusal]:
    """One reason for each thing a card might do and cannot; nothing if it can do all of it now."""
    if game.decision is None or game.decision.seat != seat:
        return [NOT_ASKED]
    state = game.cards[card]
    if state.area == HAND:
        refusal = judge_play(game, seat, card)
        return [refusal] if refusal else []
    found: list[Refusal | None] = [
        judge_use(game, seat, card, entry) for entry in usable.of(game, seat).get(card, [])
    ]
    if state.area == PLAY and state.controller != seat and not found:
        return [NOT_YOURS]
    if state.area == PLAY and game.is_character(card):
        found += character_refusals(game, seat, card)
    if state.area == SMOKED and reload_of(game, card) is not None:
        found.append(judge_reload(game, seat, card))
    return [refusal for refusal in found if refusal is not None] if found else [NOTHING]


def character_refusals(game: ShadowfistGame, seat: int, card: int) -> list[Refusal | None]:
    """What a Character might do: attack, move, heal, and what its bold-faced abilities allow."""
    found = [judge_attacker(game, seat, card), judge_change(game, seat, card), judge_turn_to_heal(game, seat, card)]
    if game.attack is not None:
        found += [judge_stealth(game, seat, card), judge_tactics(game, seat, card)]
    return found

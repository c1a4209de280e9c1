"""Why something cannot be done: the judges of all kinds of play, asked about one card."""

from __future__ import annotations

from quickening.core.decisions import Option
from quickening.core.refusals import Refusal
from quickening.games.huntik.rules import playing_cards
from quickening.games.huntik.rules.loops import judge_again
from quickening.games.huntik.rules.movement import judge_mover
from quickening.games.huntik.rules.playing_cards import judge_play, judge_response
from quickening.games.huntik.rules.powers import judge_power, usable_powers
from quickening.games.huntik.state import HAND, LEGENDS, PLAY, HuntikGame

NOT_YOUR_TURN = Refusal("HK 500.2", "{name} cannot act: it is not your turn.", "Wait for your turn.")
NOT_ASKED = Refusal("HK 601.2", "{name} cannot act: it is your opponent who may play a combat action now.")
NOTHING = Refusal("HK 500.2", "{name} has nothing to do here.")


def refusals(game: HuntikGame, seat: int, card: int) -> list[Refusal]:
    """One reason for each thing a card might do and cannot; nothing if it can do all of it now."""
    waiting = not_now(game, seat, card)
    if waiting is not None:
        return [waiting]
    state = game.cards[card]
    if state.area in (HAND, LEGENDS):
        refusal = judge_from_hand(game, seat, card)
        return [refusal] if refusal else []
    found: list[Refusal | None] = []
    if state.area == PLAY and state.printed.fights and game.combat is None:
        found.append(judge_mover(game, seat, card))
    found += [
        judge_power(game, seat, card, power) or judge_again(game, seat, Option("use", ref=card, index=n))
        for n, power in enumerate(usable_powers(game, card))
    ]
    return [refusal for refusal in found if refusal is not None] if found else [NOTHING]


def not_now(game: HuntikGame, seat: int, card: int) -> Refusal | None:
    """Whether the player is not the one who may act."""
    if game.decision is not None and game.decision.seat == seat:
        return None
    if game.combat is not None:
        return NOT_ASKED
    return playing_cards.NOT_YOUR_TURN if game.cards[card].area == HAND else NOT_YOUR_TURN


def judge_from_hand(game: HuntikGame, seat: int, card: int) -> Refusal | None:
    """A card in hand, on one's turn or as a response to a card being played."""
    played = game.card_being_played
    if played is not None and game.turn != seat:
        return judge_response(game, seat, card, played)
    return judge_play(game, seat, card) or judge_again(game, seat, Option("play", ref=card))

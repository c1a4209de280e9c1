"""SF 5. Elimination: running out of cards, what becomes of a player's cards, and what who left is still asked."""

from __future__ import annotations

from quickening.core.decisions import Decision, Option
from quickening.core.game import Game
from quickening.games.shadowfist.events.leaving import RemovedFromGame
from quickening.games.shadowfist.events.notes import ControlGivenUp, LeftUndone
from quickening.games.shadowfist.events.players import Eliminated
from quickening.games.shadowfist.rules.winning import check_last_player
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import DECK, PLAY


def check_decks(game: ShadowfistGame) -> None:
    """SF 5.1, 5.2. At the end of any turn, but not before, whoever has no cards in the deck is eliminated."""
    gone = [seat for seat in game.seats_from(game.active) if not game.areas[DECK, seat]]
    for seat in gone:
        eliminate(game, seat)
    if gone:
        check_last_player(game)


def eliminate(game: ShadowfistGame, seat: int) -> None:
    """SF 5.3, 5.3.3. A player is out: what they control leaves the game, what they own elsewhere stays there."""
    game.happen(Eliminated(seat))
    game.note(LeftUndone(seat))
    game.pending[:] = [one for one in game.pending if one.seat != seat]
    for card in list(game.controlled(seat)):
        if game.cards[card].controller == seat:
            game.happen(RemovedFromGame(card, None, seat))  # SF 5.3.1
    game.note(ControlGivenUp(seat))


def sweep(game: ShadowfistGame) -> None:
    """SF 5.3.1. What comes under the control of somebody who has left the game leaves it too."""
    gone = [card for card in game.in_play if game.players[game.cards[card].controller].out]
    for card in gone:
        if game.cards[card].area == PLAY:
            game.happen(RemovedFromGame(card, None, game.cards[card].controller))


#: The steps that wait for an answer from a menu, and the steps that ask for it.
ASKED_AGAIN = {
    ("Scene", "answered"): "respond",
    ("Turn", "chosen"): "options",
    ("Interceptions", "named"): "ask",
    ("AttackFrame", "joined"): "ask_joiner",
    ("Combat", "fate_chosen"): "fates",
    ("Auction", "bid_made"): "start",
    ("Auction", "opened"): "offer_opening",
    ("Auction", "answered"): "next_bid",
    ("Auction", "conclude"): "next_bid",
}


def least_answer(decision: Decision) -> tuple[Option, ...]:
    """An answer that does as little as possible."""
    if decision.may_decline:
        return ()
    for option in decision.options:
        if option.kind in ("pass", "no", "end") and decision.least == 1:
            return (option,)
    return (decision.options * decision.least)[: decision.least]  # some questions may be answered alike several times


def ask_again(game: ShadowfistGame) -> None:
    """What somebody was offered may be gone with the player who left: they are asked afresh."""
    frame = game.stack[-1]
    step = ASKED_AGAIN.get((type(frame).__name__, frame.step))
    if game.outcome is None and game.decision is not None and step is not None:
        frame.step = step
        game.decision = None
        Game.advance(game)


def answer_for_the_gone(game: ShadowfistGame) -> None:
    """Whoever left the game does as little as possible until nothing is asked of them any more."""
    while game.decision is not None and game.outcome is None and game.players[game.decision.seat].out:
        decision, game.decision = game.decision, None
        game.chosen = least_answer(decision)
        Game.advance(game)
    if game.outcome is None and any(player.out for player in game.players):
        sweep(game)

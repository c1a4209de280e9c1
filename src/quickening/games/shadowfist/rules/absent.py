"""SF 5.3. Players who have left the game: what they are still asked, and what others were offered of theirs."""

from __future__ import annotations

from quickening.core.decisions import Decision, Option
from quickening.core.game import Game
from quickening.games.shadowfist.rules.elimination import sweep
from quickening.games.shadowfist.state import ShadowfistGame

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
    if decision.repeats:
        return decision.options[:1] * decision.least
    return decision.options[: decision.least]


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
    if game.outcome is None and len(game.seats_from(0)) < len(game.players):
        sweep(game)

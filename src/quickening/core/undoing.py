"""Whether what a player did can be taken back: only if nothing was revealed by it and nobody else has acted since."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from quickening.core.game import Game
from quickening.core.views import View


def why_no_undo(before: Game, now: Game, seat: int) -> str | None:
    """Why a seat cannot go back to `before`, an earlier moment of the same game; `None` if it can.

    What the seat has come to know is seen in three ways: an event that says so itself (`Event.reveals`), a use of
    chance, and a card that the seat sees now and did not see then.
    """
    acted = [other for other, _ in now.answers[len(before.answers) :] if other != seat]
    if acted:
        return f"{now.names[acted[0]]} has acted since"
    if now.over:
        return "the game is over"
    if now.chance != before.chance or any(event.reveals for event in now.log[len(before.log) :]):
        return "something was revealed by it"
    if seen(now.view(seat)) - seen(before.view(seat)):
        return "you have seen a card by it"
    return None


def others_could_answer(moments: Sequence[Game], seat: int) -> bool:
    """Whether anybody else could have answered at one of these moments of a game, or can now.

    Who was asked must not matter: else one would learn by it that somebody has nothing to answer with.
    """
    asked = [moment.paused or moment.decision for moment in moments]
    return any(one is not None and one.seat != seat for one in asked)


def seen(view: View) -> Counter[tuple[int | None, str]]:
    """The cards a seat can name, by owner and key, wherever they are."""
    return Counter((card.owner, card.key) for area in view.areas for card in area.cards if card.key)

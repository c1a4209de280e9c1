"""What a seat is shown of a table, and what it is told when it asks."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

import msgspec

from quickening.core.game import Game
from quickening.core.refusals import Refused
from quickening.core.views import CardView, View
from quickening.server.messages import Explain, WhyNot, say

if TYPE_CHECKING:
    from quickening.server.room import Room


#: A number that is no amount: nine areas as bits, which the words name.
AREAS = "grid"


def state(room: Room, seat: int | None, since: int) -> str:
    """What a seat may see now, with what was told from an event of the log on."""
    game, history, setup = room.game, room.history, room.setup
    over = game.over
    return say(
        "state",
        n=history.written,
        log_from=since,
        view=msgspec.Raw(view_since(game, seat, since).to_json()),
        players=[{"name": one.name, "kind": one.kind, "here": room.is_here(one)} for one in room.seats],
        can_undo=room.may_undo(seat),
        undo_asked_by=None if history.asked is None else history.asked.seat,
        must_consent=history.asked is not None and seat in history.yet_to_consent(history.asked),
        seed=str(setup.seed) if over else None,
        salt=setup.salt if over else None,
        rematch=history.rematch,
        clock=clock_of(room),
        said=[] if since else list(room.said),
    )


def clock_of(room: Room) -> dict[str, Any] | None:
    """How long everybody has left, in seconds, and whose clock runs."""
    clock = room.history.clock
    if not clock.is_set:
        return None
    running, thought = room.thinking()
    seats = range(len(room.seats))
    left = [clock.left(seat, thought if seat == running else 0.0) for seat in seats]
    return {
        "left": None if clock.limits.player == 0 else left,
        "decision": clock.left_to_decide(thought),
        "running": running,
        "begun": clock.begun,
        "out": [entry.seat for entry in room.history.line if entry.chosen == ("clock",)],
    }


def view_since(game: Game, seat: int | None, since: int) -> View:
    """What a seat sees, with the log from an event on: a long log is not told again and again."""
    glimpse = copy(game)
    glimpse.log = game.log[since:]
    return glimpse.view(seat)


def seen(game: Game, seat: int | None, handle: int) -> CardView:
    """A card by its handle. Refuses one that this seat does not see."""
    for area in view_since(game, seat, len(game.log)).areas:
        for card in area.cards:
            if card.handle == handle and card.name:
                return card
    raise Refused("there is no such card that you can see")


def told_about(game: Game, seat: int | None, asked: WhyNot | Explain) -> list[str]:
    """What a seat is told when it asks why a card can do nothing, or where a number comes from."""
    if isinstance(asked, WhyNot):
        return why_not(game, seat, asked.card)
    if asked.seat is not None:
        return explain_player(game, asked.seat, asked.number)
    return explain(game, seat, asked.card, asked.number)


def why_not(game: Game, seat: int | None, handle: int) -> list[str]:
    """Why nothing can be done with a card."""
    if seat is None:
        raise Refused("only players can ask that")
    return [str(refusal) for refusal in game.why_not(seat, seen(game, seat, handle).handle)]


def explain(game: Game, seat: int | None, handle: int, number: str) -> list[str]:
    """Where a number comes from."""
    card = seen(game, seat, handle)
    if number not in dict(card.numbers):
        raise Refused(f"{card.name} has no {number!r}")
    try:
        chain: Sequence[tuple[str, int]] = game.explain(handle, number)
    except Refused:  # a card that is not in play has what is printed on it
        chain = [("printed on the card", dict(card.numbers)[number])]
    return [words for words, _ in chain] if number == AREAS else in_lines(chain)


def explain_player(game: Game, seat: int, number: str) -> list[str]:
    """Where a number of a player comes from."""
    if seat not in range(len(game.names)):
        raise Refused(f"there is no seat {seat}")
    return in_lines(game.explain_player(seat, number))


def in_lines(chain: Sequence[tuple[str, int]]) -> list[str]:
    """A chain of amounts and words: the first as it is, the others as what they add."""
    return [f"{amount:+d} {words}" if place else f"{amount} {words}" for place, (words, amount) in enumerate(chain)]

"""What a seat is shown of a table, and what it is told when it asks."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from quickening.core.data import replace
from quickening.core.game import Game
from quickening.core.outside import Repairs
from quickening.core.refusals import Refused
from quickening.core.seeing import Board
from quickening.core.views import CardView, View
from quickening.server.guests import Guest
from quickening.server.messages import VERSION, Explain, WhyNot, say
from quickening.server.news import Known

if TYPE_CHECKING:
    from quickening.server.room import Room
    from quickening.server.tables import Setup


#: Where a view without a log has none; in no text of a card, as quotes are escaped there.
NO_LOG = b'"log":[]'
#: A number that is no amount: nine areas as bits, which the words name.
AREAS = "grid"


class State(NamedTuple):
    """A message, how many lines of the log are told by it, and a digest of the rest of it.

    Whoever was shown the same rest before and is told nothing has no news, and is sent nothing.
    """

    message: str
    lines: int
    rest: bytes


def hello(
    table: str, setup: Setup, seat: int | None, stops: Sequence[Any] = (), repairs: Repairs | None = None
) -> str:
    """The first words to a guest; `repairs`: what a judge may repair."""
    about = {"version": VERSION, "table": table, "game": setup.game, "seat": seat, "stops": stops}
    return say("hello", **about, seed_hash=setup.seed_hash, repairs=repairs)


class Views:
    """What is seen of a game as it is now, made once for all who see the same; `before`: what was seen until now."""

    def __init__(self, game: Game, before: Views | None = None) -> None:
        self.game = game
        self.board: Board = Board(None if before is None else before.board)
        self.made: dict[tuple[int | None, int, bool], View] = {}

    def since(self, seat: int | None, since: int, is_skipped: bool) -> View:
        """What a seat sees, with the log from an event on."""
        wanted = (seat, since, is_skipped)
        if wanted not in self.made:
            self.made[wanted] = view_since(self.game, seat, since, is_skipped, self.board)
        return self.made[wanted]


def view_for(room: Room, guest: Guest) -> View:
    """What a guest sees now, with what was told since the last time."""
    shown = room.shown
    if room.views.game is not shown:
        room.views = Views(shown, room.views)
    is_skipped = bool(room.skipping.wished) and shown is room.game and room.skipping.skips()
    return room.views.since(guest.seat, guest.told, is_skipped)


def state(room: Room, guest: Guest) -> State:
    """What a guest may see now, with what was told since the last time."""
    view = room.keys_of(guest).view(view_for(room, guest))
    bare = replace(view, log=()).to_json()
    fields = fields_of(room, guest.seat)
    rest = blake2b(bare + msgspec.json.encode([fields, clock_of(room, guest.seat, False)]), digest_size=16).digest()
    whole = bare.replace(NO_LOG, NO_LOG[:-2] + msgspec.json.encode(view.log), 1)
    said = list(room.said) if not guest.known else []
    message = say(
        "state", log_from=guest.lines, view=msgspec.Raw(whole), clock=clock_of(room, guest.seat), said=said, **fields
    )
    return State(message, len(view.log), rest)


def change(room: Room, guest: Guest) -> str | None:
    """What has changed for a guest since it was last sent something; everything the first time."""
    whole, shown = guest.news is None, room.shown
    known = guest.news = guest.news or Known(room.keys_of(guest))
    view = view_for(room, guest)
    fields = fields_of(room, guest.seat)
    is_timed = room.history.clock.is_set
    if is_timed:
        fields["still"] = clock_of(room, guest.seat, False)
    found = known.news(view, fields, shown.renewals or ())
    if shown.renewals is None:
        shown.renewals = []  # from here on it is known where cards went
    guest.stale = False
    lines, guest.lines, guest.told = guest.lines, guest.lines + len(view.log), len(shown.log)
    if not found:
        return None
    found.pop("still", None)
    said = {"said": list(room.said), "whole": True} if whole else {}
    return say("change", log_from=lines, clock=clock_of(room, guest.seat) if is_timed else None, **said, **found)


def fields_of(room: Room, seat: int | None) -> dict[str, Any]:
    """What a seat may know of the table, beside the game and the time."""
    history, setup, over = room.history, room.setup, room.shown.over
    return {
        "n": history.question(seat),
        "players": room.players(),
        "can_undo": room.may_undo(seat),
        "undo_asked_by": None if history.asked is None else history.asked.seat,
        "repair": "" if history.asked is None else room.judging.words,
        "must_consent": history.asked is not None and seat in history.yet_to_consent(history.asked),
        "seed": str(setup.seed) if over else None,
        "salt": setup.salt if over else None,
        "rematch": history.rematch,
    }


def clock_of(room: Room, seat: int | None, ticking: bool = True) -> dict[str, Any] | None:
    """How long everybody has left, in seconds, and whose clock runs, if this seat may know; or how it stood last."""
    clock = room.history.clock
    if not clock.is_set:
        return None
    running, thought = room.seems_to_think(seat)
    thought = thought if ticking else 0.0
    seats = range(len(room.seats))
    left = [clock.left(one, thought if one == running else 0.0) for one in seats]
    return {
        "left": None if clock.limits.player == 0 else left,
        "decision": clock.left_to_decide(thought) if running is not None else clock.limits.decision or None,
        "running": running,
        "begun": clock.begun,
        "out": [entry.seat for entry in room.history.line if entry.chosen == ("clock",)],
    }


def view_since(
    game: Game, seat: int | None, since: int, is_skipped: bool = False, board: Board | None = None
) -> View:
    """What a seat sees, with the log from an event on: a long log is not told again and again.

    `is_skipped`: the question that is asked will be answered by the room.
    """
    if is_skipped and game.decision is not None and game.decision.seat == seat:
        game = copy(game)
        game.decision = None
    return game.view(seat, board=board, since=since)


def as_asked(game: Game) -> Game:
    """A game where somebody is passed over, as if they were asked: nobody else may know that they are not."""
    if game.decision is not None or game.paused is None:
        return game
    game = copy(game)
    game.decision = game.paused
    return game


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
    game = as_asked(game)
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

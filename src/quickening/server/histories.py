"""Your games: what an account has played, how it went, and its ratings."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from quickening.server.account_pages import signed_in_account
from quickening.server.journal import KeptSeat
from quickening.server.pages import asked, page
from quickening.server.results import Result, Results
from quickening.server.rooms import Rooms
from quickening.server.tables import Setup

#: So many games are listed, the newest first.
MOST = 1000


def routes() -> list[Route]:
    return [Route("/games", page("games.html")), Route("/api/account/history", asked(show_history))]


async def show_history(request: Request) -> Any:
    """Everything that an account has played, and its ratings."""
    account = await signed_in_account(request)
    rooms: Rooms = request.app.state.rooms
    results: Results = request.app.state.results
    await results.note_ended()
    known = await results.of_tables(account.key)
    names = await rooms.journal.names_of(account.key)
    seats = await rooms.journal.seats_of(account.key, MOST)
    return {
        "name": account.name,
        "ratings": await results.rating_of(account.key),
        "games": [
            told(seat, names[seat.table], known.get(seat.table), rooms.has_shown(seat.table, seat.last))
            for seat in seats
        ],
    }


def told(seat: KeptSeat, names: list[str], result: Result | None, is_shown: bool) -> dict[str, Any]:
    """One game from one's own seat: nothing of it that the table does not show.

    When the last line was written is told of a game that is over; before that it would tell that others were asked.
    """
    is_over = bool(seat.outcome) and is_shown
    setup = msgspec.json.decode(seat.setup, type=Setup)
    deck = setup.decks[seat.seat]
    return {
        "table": seat.table,
        "seat": seat.seat,
        "game": setup.game,
        "edition": setup.options.get("edition", ""),
        "names": names,
        "deck": deck if isinstance(deck, str) else deck.name,
        "at": seat.created,
        "last": seat.last if is_over else seat.created,
        "outcome": seat.outcome if is_over else "",
        "result": how_it_went(seat, result) if is_over else "",
        "bots": [one.bot for one in result.seats] if result and is_over else [],
        "rated": result is not None and is_over and result.is_rated,
    }


def how_it_went(seat: KeptSeat, result: Result | None) -> str:
    """Won, lost, drawn, or ended where nobody can say how; nothing while it goes on."""
    if not seat.outcome:
        return ""
    if result is None or result.seats[seat.seat].won is None:
        return "ended"
    if not any(one.won for one in result.seats):
        return "draw"
    return "won" if result.seats[seat.seat].won else "lost"

"""A room without a socket: what a guest says goes the same way as from a socket, and faster."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from quickening.core.refusals import Refused
from quickening.server.clock import Limits
from quickening.server.guests import Allowance, Guest
from quickening.server.places import Place
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from quickening.server.sockets import carry_out
from quickening.server.sqlite import SqliteJournal
from tests.server.conftest import huntik_seats

Scene = Callable[[Room, Rooms], Coroutine[Any, Any, None]]


def at_a_table(folder: Path, scene: Scene, *kinds: str, seed: int = 11, clock: Limits | None = None) -> None:
    """Play a scene in a room; two people sit there if nothing else is said."""

    async def run() -> None:
        journal = SqliteJournal(folder / "games.sqlite3")
        rooms = Rooms(journal, folder / "reports")
        places = [msgspec.convert(seat, Place) for seat in huntik_seats(*(kinds or ("you", "friend")))]
        room, _ = await rooms.lay("huntik", places, {}, seed=seed, clock=clock)
        await scene(room, rooms)
        await rooms.close()
        await journal.close()

    asyncio.run(run())


async def says(rooms: Rooms, room: Room, guest: Guest, data: str) -> str | None:
    """A guest says something; the reason if it is refused."""
    try:
        await carry_out(rooms, room, guest, Allowance(1e9, 1e9), data)
    except (Refused, ValueError) as error:
        return str(error)
    return None


async def answer(room: Room, kind: str = "") -> int:
    """Whoever is asked gives the first answer, or the first of a kind; who that was."""
    decision = room.game.decision
    assert decision is not None
    wanted = [option for option in decision.options if option.kind == kind] or list(decision.options)
    chosen = [] if decision.may_decline else wanted[: decision.least]
    await room.answer(decision.seat, room.history.question(decision.seat), [option.id for option in chosen])
    return decision.seat


async def to_first_turn(room: Room) -> int:
    """As far as the first turn; whose it is."""
    while room.game.decision is not None and room.game.decision.question != "Your turn":
        await answer(room)
    assert room.game.decision is not None
    return room.game.decision.seat

"""What each seat was last shown of a table, kept when its room is closed; a later version can show it."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

import msgspec

from quickening.server import showing
from quickening.server.guests import Guest
from quickening.server.messages import VERSION

if TYPE_CHECKING:
    from quickening.server.room import Room

#: The seat of whoever looks on.
NOBODY = -1
#: What is not so any more where nobody plays: nobody is asked, and nobody waits.
_STILL: dict[str, Any] = {
    "can_undo": False,
    "undo_asked_by": None,
    "must_consent": False,
    "clock": None,
    "rematch": "",
}


def boards_of(room: Room) -> dict[int, bytes]:
    """What each seat of a room, and whoever looks on, is shown now."""
    return {NOBODY if seat is None else seat: _board(room, seat) for seat in (None, *range(len(room.seats)))}


def _board(room: Room, seat: int | None) -> bytes:
    state = msgspec.json.decode(showing.state(room, Guest(seat)).message)
    state |= _STILL
    state["view"]["decision"] = None
    for player in state["players"]:
        player["here"] = player["kind"] == "bot"
    return zlib.compress(msgspec.json.encode({"version": VERSION, "state": state}))


def shown_last(board: bytes) -> str | None:
    """The message that shows a board; nothing if it was kept in a form that pages do not read any more."""
    kept = msgspec.json.decode(zlib.decompress(board))
    return msgspec.json.encode(kept["state"]).decode() if kept["version"] == VERSION else None

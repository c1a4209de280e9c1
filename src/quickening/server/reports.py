"""Reports for the maintainer: what led to a fault in the rules."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from quickening.core.refusals import Refused

if TYPE_CHECKING:
    from quickening.server.room import Room

#: So many reports are kept; later ones wait until somebody has looked at these.
MOST = 1_000


class Fault(Refused):
    """A bug in a rule. Nothing was changed, and a report was kept."""


class Reports:
    """A folder of reports, each with the game so far and the trace of the fault."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, room: Room, doing: Any) -> str:
        """Keep what led to the fault that is being handled; the name of the report."""
        name = f"{room.table}-{room.history.written}"
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{name}.json"
        if path.exists() or sum(1 for _ in self.folder.iterdir()) < MOST:
            names = [seat.name for seat in room.seats]
            told: dict[str, Any] = {"setup": room.setup, "names": names, "line": room.history.line, "answer": doing}
            path.write_bytes(msgspec.json.encode(told | {"trace": traceback.format_exc()}))
        return name

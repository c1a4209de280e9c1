"""Reports for the maintainer: what led to a fault in the rules."""

from __future__ import annotations

import logging
import traceback
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from quickening.core.refusals import Refused
from quickening.server.logs import event
from quickening.server.metrics import FAULTS

if TYPE_CHECKING:
    from quickening.server.room import Room

_LOG = logging.getLogger(__name__)
#: So many reports are kept; later ones wait until somebody has looked at these.
MOST = 1_000


class Fault(Refused):
    """A bug in a rule. Nothing was changed, and a report was kept."""


def moment_of(room: Room) -> str:
    """After how many lines of the journal it was, in a form that tells nobody how many answers there were."""
    return blake2b(f"{room.setup.salt}:{room.history.written}".encode(), digest_size=4).hexdigest()


class Reports:
    """A folder of reports, each with the game so far and the trace of the fault."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, room: Room, doing: Any) -> str:
        """Keep what led to the fault that is being handled; the name of the report."""
        FAULTS.inc()
        name = f"{room.table}-{moment_of(room)}"
        names = [seat.name for seat in room.seats]
        told: dict[str, Any] = {"setup": room.setup, "names": names, "line": room.history.line, "answer": doing}
        told["trace"] = traceback.format_exc()
        event(_LOG, "a fault in the rules", logging.ERROR, table=room.table, report=name)
        try:
            self._write(f"{name}.json", msgspec.json.encode(told))
        except OSError as error:  # a full disk ends no game either
            _LOG.error("report %s could not be kept (%s): %s", name, error.strerror, told["trace"])
        return name

    def _write(self, name: str, report: bytes) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / name
        if path.exists() or sum(1 for _ in self.folder.iterdir()) < MOST:
            path.write_bytes(report)

"""What was written ahead goes to its place in the file, by a thread and a connection of its own.

The thread that writes would do it now and then, and every table would wait until it is done. Done beside it, nobody
waits: it never keeps lines from being written.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import threading
from pathlib import Path

_LOG = logging.getLogger(__name__)
#: So often what was written ahead is moved, in seconds.
EVERY = 1.0


class Moving:
    """Moves what was written ahead of a file, until it is stopped."""

    def __init__(self, path: Path, every: float = EVERY) -> None:
        self.path = path
        self.ahead = path.with_name(f"{path.name}-wal")
        self.every = every
        self.moved = 0
        self.failed = False
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._go_on, name="journal's file", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Nothing is moved any more when this returns."""
        self._stopped.set()
        self._thread.join()

    def _go_on(self) -> None:
        while not self._stopped.wait(self.every):
            try:
                self._move_on()
                self.failed = False
            except (OSError, sqlite3.Error) as error:
                if not self.failed:  # it is tried again; the log need not be told every second
                    _LOG.warning("the journal %s: what was written ahead is not moved: %s", self.path, error)
                self.failed = True

    def _move_on(self) -> None:
        """As long as the connection is of use."""
        with contextlib.closing(sqlite3.connect(self.path, isolation_level=None, timeout=2)) as connection:
            connection.execute("PRAGMA synchronous=FULL")
            last = 0
            while not self._stopped.is_set():
                written = self.ahead.stat().st_mtime_ns if self.ahead.exists() else 0
                if written != last:
                    last = written
                    _, _, self.moved = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                self._stopped.wait(self.every)

"""A folder of games belongs to one server at a time; however that ends, the system lets go of it.

It is held by one process (`games.lock`). If that one watches over others, which serve, they hold `games.serving`
together: they may outlive it for a moment, and nobody else begins before they have ended.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import IO

from quickening.core.refusals import Refused

#: So long one waits for the processes of a server that was killed, and looks again after so long, in seconds.
PATIENCE, AGAIN = 30.0, 0.1
#: So long one waits for one's turn, and looks again after so long, in seconds.
LONGEST_TURN, SOON = 1.0, 0.001


def hold_alone(path: Path, patience: float | None = None) -> IO[str]:
    """Hold what belongs to a file of games, once nobody serves it any more. Refuses if somebody goes on to do so."""
    held = hold(path.with_suffix(".lock"))
    until = time.monotonic() + (PATIENCE if patience is None else patience)
    while True:
        try:
            hold(path.with_suffix(".serving")).close()
        except Refused:
            if time.monotonic() < until:
                time.sleep(AGAIN)
                continue
            held.close()
            raise Refused(f"{path.parent}: the processes of a server that has ended still serve it") from None
        return held


def hold(path: Path) -> IO[str]:
    """A file that nobody else can hold until it is closed. Refuses one that is held."""
    file = _opened(path)
    try:
        _lock(file)
    except OSError:
        file.seek(0)
        holder = file.read().strip()
        file.close()
        raise Refused(f"{path}: process {holder or '?'} holds it; does another server use this folder?") from None
    file.truncate(0)
    file.write(str(os.getpid()))
    file.flush()
    return file


def hold_with_others(path: Path) -> IO[str]:
    """A file that others may hold in the same way, and nobody alone until all of them have ended."""
    import fcntl

    file = _opened(path)
    fcntl.flock(file, fcntl.LOCK_SH)
    return file


class Turn:
    """One of several processes at a time does something, and the next one as soon as it has done it.

    Who waits for too long, because the one whose turn it is was stopped, goes on all the same: what it does is
    refused or not by who else looks after that.
    """

    def __init__(self, path: Path) -> None:
        self.file = _opened(path)

    def __enter__(self) -> None:
        until = time.monotonic() + LONGEST_TURN
        while time.monotonic() < until:
            try:
                return _lock(self.file)
            except OSError:
                time.sleep(SOON)
        return None

    def __exit__(self, *failed: object) -> None:
        import fcntl

        fcntl.flock(self.file, fcntl.LOCK_UN)

    def close(self) -> None:
        """Nobody waits here any more."""
        self.file.close()


def _opened(path: Path) -> IO[str]:
    try:
        return path.open("a+", encoding="ascii")
    except OSError as error:
        raise Refused(f"{path}: {error.strerror}; say another folder for games with --data") from None


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        file.seek(1_000)  # what is locked cannot be read by others: not where the process is named
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

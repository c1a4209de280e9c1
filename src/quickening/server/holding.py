"""A folder of games belongs to one process at a time; however that ends, the system lets go of it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from quickening.core.refusals import Refused


def hold(path: Path) -> IO[str]:
    """A file that nobody else can hold until it is closed. Refuses one that is held."""
    try:
        file = path.open("a+", encoding="ascii")
    except OSError as error:
        raise Refused(f"{path}: {error.strerror}; say another folder for games with --data") from None
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


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        file.seek(1_000)  # what is locked cannot be read by others: not where the process is named
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

"""What the tests need of the system is installed as root, by one process at a time."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

TRIES = 10


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def found_or_installed(package: str, find: Callable[[], Path | None]) -> Path | None:
    """Where something is that one of Debian's packages has; nothing if it is not there and cannot be installed."""
    if (found := find()) is not None or not is_root() or shutil.which("apt-get") is None:
        return found
    with Path(tempfile.gettempdir(), "quickening-installs").open("w") as one_at_a_time:
        fcntl.flock(one_at_a_time, fcntl.LOCK_EX)
        for _ in range(TRIES):  # others may install something just now
            if (found := find()) is not None:
                return found
            _install(package)
            time.sleep(0 if find() is not None else 10)
    return find()


def _install(package: str) -> None:
    """With this run level a package starts no server of its own."""
    quietly = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    wait = ("-o", "DPkg::Lock::Timeout=300")
    wanted = ["apt-get", *wait, "install", "-y", "--no-install-recommends", package]
    for command in (["apt-get", *wait, "update", "-qq"], wanted):
        subprocess.run(command, check=False, env=quietly, stdout=subprocess.DEVNULL)

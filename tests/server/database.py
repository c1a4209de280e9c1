"""A PostgreSQL of the tests' own, on the loopback, gone when they are done."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from tests.installing import found_or_installed, is_root

#: So often PostgreSQL is started after it was killed.
STARTS = 20


@cache
def postgres() -> Path:
    """The folder of PostgreSQL's programs; as root it is installed if need be. Skipped only if somebody says so."""
    if os.environ.get("QUICKENING_NO_POSTGRES"):
        pytest.skip("QUICKENING_NO_POSTGRES is set")
    found = found_or_installed("postgresql", programs)
    if found is None:
        pytest.fail("these tests need PostgreSQL's initdb: install postgresql, or set QUICKENING_NO_POSTGRES")
    return found


def programs() -> Path | None:
    """Where `initdb` and `pg_ctl` are: on Debian not on the path."""
    places = [Path(place) for place in os.environ.get("PATH", "").split(os.pathsep)]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "pg_ctl").exists()), None)


def as_postgres(*command: str) -> str:
    """What a command says. PostgreSQL refuses to run as root."""
    before = ("runuser", "-u", "postgres", "--") if is_root() else ()
    done = subprocess.run((*before, *command), cwd="/", capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@contextmanager
def small_disk(megabytes: int) -> Iterator[Path]:
    """A folder on a disk of its own, which is soon full. Skipped where nobody may mount one."""
    folder = Path(tempfile.mkdtemp(prefix="quickening-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    try:
        if shutil.which("mount") is None or subprocess.run(mount, capture_output=True, check=False).returncode:
            pytest.skip("a small disk can be mounted by root alone")
        try:
            yield folder
        finally:
            subprocess.run(["umount", str(folder)], check=True)
    finally:
        folder.rmdir()


@contextmanager
def database_server(disk: Path | None = None, wal: Path | None = None) -> Iterator[str]:
    """A PostgreSQL with an empty database; its address.

    `disk` is where its tables are, if not where the rest is; `wal` where it writes ahead what it changes.
    """
    place, port = postgres(), free_port()
    folder = Path(tempfile.mkdtemp(prefix="quickening-postgres-"))
    for owned in filter(None, (folder, disk, wal)):
        if is_root():
            shutil.chown(owned, "postgres")
    data, log = str((disk or folder) / "data"), str(folder / "log")
    how = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    apart: tuple[str, ...] = () if disk is None else (f"--waldir={folder / 'wal'}",)
    if wal is not None:
        apart, how = (f"--waldir={wal / 'wal'}", "--wal-segsize=1"), f"{how} -c max_wal_size=4MB -c min_wal_size=2MB"
    try:
        as_postgres(str(place / "initdb"), "-D", data, "-A", "trust", "-U", "postgres", *apart)
        as_postgres(str(place / "pg_ctl"), "-D", data, "-l", log, "-o", how, "-w", "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
        finally:
            if Path(data, "postmaster.pid").exists():
                as_postgres(str(place / "pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder)


def restart(folder: str) -> None:
    """PostgreSQL is killed in the middle of what it does, and is there again after a moment."""
    postmaster = int(as_postgres("head", "-n", "1", f"{folder}/postmaster.pid"))
    as_postgres("kill", "-KILL", str(postmaster))
    start_again(folder)


def start_again(folder: str) -> None:
    """PostgreSQL is there again, whether it has ended or not."""
    again = (str(postgres() / "pg_ctl"), "-D", folder, "-l", f"{folder}/../log", "-m", "immediate", "-w", "restart")
    for attempt in range(STARTS):
        try:
            as_postgres(*again)
        except AssertionError:  # its other processes have yet to notice
            if attempt == STARTS - 1:
                raise
            time.sleep(0.5)
        else:
            return

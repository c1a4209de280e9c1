"""Copies of all that is kept, made while a server goes on, and put back while none does.

SQLite is copied by its own means, as it is at one moment; PostgreSQL by `pg_dump` and `pg_restore`.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from urllib.parse import parse_qsl, quote, urlencode, urlsplit, urlunsplit

from quickening.core.refusals import Refused
from quickening.server.holding import hold_alone
from quickening.server.run import open_database
from quickening.server.schema import POSTGRES, SQLITE, check_version

_SQLITE, _POSTGRES = b"SQLite format 3\x00", b"PGDMP"


def back_up(file: Path, data: Path, database: str = "") -> None:
    """Copy everything to a file, which appears when it is whole. Refuses one that is there already."""
    if file.exists():
        raise Refused(f"{file}: there is something already; name another file")
    partial = file.with_name(f"{file.name}.partial")
    try:
        partial.touch(mode=0o600)
        if database:
            dump(database, partial)
        else:
            copy_of(data / "games.sqlite3", partial)
        partial.replace(file)
    except OSError as error:
        raise Refused(f"{file}: {error.strerror or error}") from None
    finally:
        partial.unlink(missing_ok=True)


def put_back(file: Path, data: Path, database: str = "", replace: bool = False) -> None:
    """Everything as it was when the copy was made. Refuses while a server goes on, and to lose what there is."""
    try:
        with file.open("rb") as copy:
            beginning = copy.read(len(_SQLITE))
    except OSError as error:
        raise Refused(f"{file}: {error.strerror}") from None
    if not beginning.startswith(_POSTGRES if database else _SQLITE):
        raise Refused(f"{file} is no backup of {'a PostgreSQL database' if database else 'a data folder'}")
    if database:
        asyncio.run(_check_database(database, replace))
        load(database, file)
    else:
        _put_back_file(file, data, replace)


# -- SQLite --------------------------------------------------------------------------------------------------------


def copy_of(path: Path, copy: Path) -> None:
    """The games of a folder as they are at one moment; a server may go on writing."""
    if not path.is_file():
        raise Refused(f"{path.parent}: there are no games here; name the folder that `serve --data` is given")
    try:
        source = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=2)
        with closing(source), closing(sqlite3.connect(copy)) as target:
            source.execute("SELECT count(*) FROM tables").fetchone()  # a backup would wait for ever for a lock
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, whole by itself
    except sqlite3.Error as error:
        raise Refused(f"{path}: {error}; does a server of an earlier version use it?") from None


def _put_back_file(file: Path, data: Path, replace: bool) -> None:
    try:
        data.mkdir(parents=True, exist_ok=True)
        path, coming = data / "games.sqlite3", data / "games.sqlite3.coming"
        with hold_alone(path):
            if path.exists() and not replace:
                raise Refused(f"{data}: there are games here; say --replace to keep them aside and use the backup")
            coming.unlink(missing_ok=True)
            copy_of(file, coming)
            _check_file(file, coming)
            if path.exists():
                aside = data / "games.sqlite3.replaced"
                aside.unlink(missing_ok=True)
                copy_of(path, aside)
                _close_cleanly(path)
            coming.replace(path)
    except OSError as error:
        raise Refused(f"{data}: {error.strerror or error}") from None


def _close_cleanly(path: Path) -> None:
    """Nothing of a file is left beside it: it would be taken for a part of the next one."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


def _check_file(file: Path, copy: Path) -> None:
    """Refuse what is damaged, or of a version to come."""
    with closing(sqlite3.connect(copy)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        check_version(str(file), version, len(SQLITE))
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise Refused(f"{file} is damaged: {found}")


# -- PostgreSQL ----------------------------------------------------------------------------------------------------


def dump(database: str, file: Path) -> None:
    """Everything in a database, as it is at one moment."""
    how = ["--format=custom", "--schema=quickening", "--no-owner", "--no-privileges", f"--file={file}"]
    _run("pg_dump", how, database)


def load(database: str, file: Path) -> None:
    """All of it or nothing. Refuses what a later version has written."""
    words = _run("pg_restore", ["--data-only", "--schema=quickening", "--table=version", "--file=-", str(file)])
    versions = [int(line) for line in words.splitlines() if line.isdecimal()]
    check_version(str(file), max(versions, default=0), len(POSTGRES))
    how = ["--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error", str(file)]
    _run("pg_restore", how, database)


async def _check_database(database: str, replace: bool) -> None:
    """Refuse to restore under a server that goes on, or over games that nobody said may go."""
    others = "application_name = 'quickening' AND datname = current_database()"
    count = await _asked(database, f"SELECT count(*) FROM pg_stat_activity WHERE {others}")
    if count:
        raise Refused("a server uses this database; stop it first")
    journal = await open_database(database)
    ((games,),) = await journal.run("SELECT count(*) FROM tables")
    await journal.close()
    if games and not replace:
        raise Refused(f"there are {games} games in this database; say --replace to lose them and use the backup")


async def _asked(database: str, query: str) -> int:
    """A number that a database knows, asked by a connection that is not a server's."""
    import asyncpg

    try:
        connection = await asyncpg.connect(database, timeout=10)
        try:
            return int(await connection.fetchval(query))
        finally:
            await connection.close()
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
        raise Refused(f"the database cannot be used: {error}") from None


def address_and_secret(database: str) -> tuple[str, dict[str, str]]:
    """An address that anybody may read, and what a program needs beside it.

    >>> address_and_secret("postgresql://ann:s%40cret@host/games?sslmode=require&password=x")
    ('postgresql://ann@host/games?sslmode=require', {'PGPASSWORD': 'x'})
    """
    parts = urlsplit(database)
    asked = dict(parse_qsl(parts.query))
    secret = asked.pop("password", parts.password)
    user, at, host = parts.netloc.rpartition("@")
    place = f"{user.partition(':')[0]}{at}{host}"
    shown = urlunsplit((parts.scheme, place, parts.path, urlencode(asked, quote_via=quote), ""))
    return shown, {} if secret is None else {"PGPASSWORD": secret}


def _run(program: str, how: Sequence[str], database: str = "") -> str:
    """What one of PostgreSQL's programs says. Refuses with its own words."""
    found = shutil.which(program)
    if found is None:
        raise Refused(f"this needs {program}, which comes with PostgreSQL: install its client programs")
    address, secret = address_and_secret(database)
    where = [f"--dbname={address}"] if database else []
    done = subprocess.run([found, *where, *how], capture_output=True, text=True, env=os.environ | secret, check=False)
    if done.returncode:
        raise Refused(f"{program}: {(done.stderr.strip().splitlines() or ['it failed'])[0]}")
    return done.stdout

"""The form in which games are kept, version by version.

A version that is begun brings what an earlier one has kept to its own form, by one script after another, and is never
changed again: what is new gets a script of its own. Nothing goes back: what a later version has kept is refused, and
a backup from before the upgrade is the way back.
"""

from __future__ import annotations

from quickening.core.refusals import Refused

#: Each script brings a file from one version to the next; a file knows its version.
SQLITE = (
    """
    CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, created REAL NOT NULL, setup BLOB NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
        token_hash TEXT NOT NULL, PRIMARY KEY (table_id, seat)) STRICT;
    CREATE TABLE IF NOT EXISTS entries (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, what TEXT NOT NULL, chosen BLOB NOT NULL,
        at REAL NOT NULL, PRIMARY KEY (table_id, n)) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN outcome TEXT NOT NULL DEFAULT '';
    ALTER TABLE entries ADD COLUMN whose INTEGER NOT NULL DEFAULT -1;
    ALTER TABLE entries ADD COLUMN ms INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE accounts (
        key TEXT PRIMARY KEY, name TEXT NOT NULL, password_hash TEXT NOT NULL, created REAL NOT NULL) STRICT;
    CREATE TABLE sessions (token_hash TEXT PRIMARY KEY, account TEXT NOT NULL, until REAL NOT NULL) STRICT;
    CREATE TABLE kept_seats (
        account TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
        PRIMARY KEY (account, table_id, seat)) STRICT, WITHOUT ROWID;
    CREATE TABLE records (name TEXT PRIMARY KEY, at REAL NOT NULL, data BLOB NOT NULL) STRICT;
    CREATE TABLE pulses (worker TEXT PRIMARY KEY, at REAL NOT NULL) STRICT;
    CREATE TABLE outages (began REAL PRIMARY KEY, ended REAL NOT NULL) STRICT;
    """,
    """
    CREATE TABLE browsers (
        token_hash TEXT NOT NULL, account TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (account, token_hash)) STRICT;
    """,
    """
    ALTER TABLE entries ADD COLUMN mark TEXT NOT NULL DEFAULT '';
    """,
    """
    CREATE TABLE boards (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, n INTEGER NOT NULL, board BLOB NOT NULL,
        PRIMARY KEY (table_id, seat)) STRICT;
    """,
    """
    CREATE TABLE open_tables (
        table_id TEXT PRIMARY KEY, created REAL NOT NULL, title TEXT NOT NULL, game TEXT NOT NULL,
        options BLOB NOT NULL, clock BLOB NOT NULL, listed INTEGER NOT NULL, begun REAL NOT NULL) STRICT;
    CREATE TABLE open_seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, account TEXT NOT NULL,
        token_hash TEXT NOT NULL, place BLOB NOT NULL, sat REAL NOT NULL, seen REAL NOT NULL,
        PRIMARY KEY (table_id, seat)) STRICT;
    CREATE TABLE blocks (
        account TEXT NOT NULL, blocked TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (account, blocked)) STRICT;
    """,
    """
    CREATE TABLE results (
        table_id TEXT PRIMARY KEY, at REAL NOT NULL, game TEXT NOT NULL, seats BLOB NOT NULL) STRICT;
    """,
    """
    CREATE TABLE tournaments (
        name TEXT PRIMARY KEY, created REAL NOT NULL, going INTEGER NOT NULL, version INTEGER NOT NULL,
        state BLOB NOT NULL) STRICT;
    """,
    """
    CREATE TABLE account_decks (
        account TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, at REAL NOT NULL, deck BLOB NOT NULL,
        PRIMARY KEY (account, game, name)) STRICT;
    """,
    """
    CREATE TABLE account_pools (
        account TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, at REAL NOT NULL, pool BLOB NOT NULL,
        PRIMARY KEY (account, game, name)) STRICT;
    ALTER TABLE open_tables ADD COLUMN own_cards INTEGER NOT NULL DEFAULT 0;
    """,
)
#: Where a database keeps its version.
POSTGRES_VERSION = """
    CREATE SCHEMA IF NOT EXISTS quickening;
    CREATE TABLE IF NOT EXISTS quickening.version (number integer PRIMARY KEY);
"""
#: The same for a database. The first script finds what was made before databases knew their version.
POSTGRES = (
    """
    CREATE TABLE IF NOT EXISTS tables (
        id text PRIMARY KEY, created double precision NOT NULL, setup bytea NOT NULL,
        outcome text NOT NULL DEFAULT '');
    CREATE TABLE IF NOT EXISTS seats (
        table_id text NOT NULL, seat integer NOT NULL, kind text NOT NULL, name text NOT NULL,
        token_hash text NOT NULL, PRIMARY KEY (table_id, seat));
    CREATE TABLE IF NOT EXISTS entries (
        table_id text NOT NULL, n integer NOT NULL, seat integer NOT NULL, what text NOT NULL, chosen bytea NOT NULL,
        at double precision NOT NULL, whose integer NOT NULL, ms integer NOT NULL, PRIMARY KEY (table_id, n));
    ALTER TABLE entries ADD COLUMN IF NOT EXISTS mark text NOT NULL DEFAULT '';
    CREATE TABLE IF NOT EXISTS accounts (
        key text PRIMARY KEY, name text NOT NULL, password_hash text NOT NULL, created double precision NOT NULL);
    CREATE TABLE IF NOT EXISTS sessions (
        token_hash text PRIMARY KEY, account text NOT NULL, until double precision NOT NULL);
    CREATE TABLE IF NOT EXISTS kept_seats (
        account text NOT NULL, table_id text NOT NULL, seat integer NOT NULL, PRIMARY KEY (account, table_id, seat));
    CREATE TABLE IF NOT EXISTS records (name text PRIMARY KEY, at double precision NOT NULL, data bytea NOT NULL);
    CREATE TABLE IF NOT EXISTS pulses (worker text PRIMARY KEY, at double precision NOT NULL);
    CREATE TABLE IF NOT EXISTS browsers (
        token_hash text NOT NULL, account text NOT NULL, at double precision NOT NULL,
        PRIMARY KEY (account, token_hash));
    CREATE TABLE IF NOT EXISTS outages (began double precision PRIMARY KEY, ended double precision NOT NULL);
    """,
    """
    CREATE TABLE IF NOT EXISTS boards (
        table_id text NOT NULL, seat integer NOT NULL, n integer NOT NULL, board bytea NOT NULL,
        PRIMARY KEY (table_id, seat));
    """,
    """
    CREATE TABLE IF NOT EXISTS open_tables (
        table_id text PRIMARY KEY, created double precision NOT NULL, title text NOT NULL, game text NOT NULL,
        options bytea NOT NULL, clock bytea NOT NULL, listed integer NOT NULL, begun double precision NOT NULL);
    CREATE TABLE IF NOT EXISTS open_seats (
        table_id text NOT NULL, seat integer NOT NULL, kind text NOT NULL, name text NOT NULL, account text NOT NULL,
        token_hash text NOT NULL, place bytea NOT NULL, sat double precision NOT NULL, seen double precision NOT NULL,
        PRIMARY KEY (table_id, seat));
    CREATE TABLE IF NOT EXISTS blocks (
        account text NOT NULL, blocked text NOT NULL, at double precision NOT NULL, PRIMARY KEY (account, blocked));
    """,
    """
    CREATE TABLE IF NOT EXISTS results (
        table_id text PRIMARY KEY, at double precision NOT NULL, game text NOT NULL, seats bytea NOT NULL);
    """,
    """
    CREATE TABLE IF NOT EXISTS tournaments (
        name text PRIMARY KEY, created double precision NOT NULL, going integer NOT NULL, version integer NOT NULL,
        state bytea NOT NULL);
    """,
    """
    CREATE TABLE IF NOT EXISTS account_decks (
        account text NOT NULL, game text NOT NULL, name text NOT NULL, at double precision NOT NULL,
        deck bytea NOT NULL, PRIMARY KEY (account, game, name));
    """,
    """
    CREATE TABLE IF NOT EXISTS account_pools (
        account text NOT NULL, game text NOT NULL, name text NOT NULL, at double precision NOT NULL,
        pool bytea NOT NULL, PRIMARY KEY (account, game, name));
    ALTER TABLE open_tables ADD COLUMN IF NOT EXISTS own_cards integer NOT NULL DEFAULT 0;
    """,
)


def check_version(place: str, version: int, newest: int) -> None:
    """Refuse what is kept in a form that only a later version of the program knows."""
    if version > newest:
        raise Refused(
            f"{place} is of a later version of quickening (its form is {version}, this one knows {newest}); "
            "run that version, or restore a backup from before the upgrade"
        )

"""Accounts: a name and a password keep one's games. Playing needs none.

A password is kept as an argon2 hash; a session is a random secret in a cookie that no script reads, kept as its hash.
"""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Callable
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from quickening.core.refusals import Refused
from quickening.server.guests import Allowances
from quickening.server.journal import Account, Journal
from quickening.server.tables import Note, Setup, digest
from quickening.server.threads import Hands

COOKIE = "quickening_session"
#: So long one stays signed in, in seconds.
SESSION = 90 * 86400.0
LONGEST_NAME = 30
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
#: By this cookie a browser is known with which somebody has signed in, for so long, in seconds.
KNOWN, KNOWN_FOR = "quickening_browser", 365 * 86400.0
#: So often a password may be tried, by one address or one known browser, and a second after that.
TRIES, TRIES_PER_SECOND = 10.0, 1 / 30
#: So many times as often for one name, by all strangers together: who tries it from everywhere is slowed down, and
#: keeps nobody out who has signed in before.
STRANGERS = 10
#: So many of one's games are listed.
MOST_GAMES = 100

_HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
#: Checked where there is no such account, so that it takes as long.
_NOBODY = _HASHER.hash("nobody has this password")
#: So many passwords are worked on at once, each in a thread and with 19 MB.
_AT_ONCE, _MOST_WAITING = 2, 200


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """A name and a password."""

    name: str
    password: str


class ChangePassword(msgspec.Struct, forbid_unknown_fields=True):
    """Another password, by somebody who knows the one before."""

    password: str
    wanted: str


class Accounts:
    """Who is who. All hashing happens in threads, a few at a time."""

    def __init__(self, journal: Journal, tries: tuple[float, float] = (TRIES, TRIES_PER_SECOND)) -> None:
        self.journal = journal
        self.by_address = Allowances(*tries)
        self.by_name = Allowances(tries[0] * STRANGERS, tries[1] * STRANGERS)
        self.hands = Hands("passwords", _AT_ONCE, most_waiting=_MOST_WAITING)

    async def open(self, wanted: SignIn, address: str) -> Account:
        """A new account. Refuses a name that is taken, and what is no name or password."""
        name = shown_name(wanted.name)
        check_password(wanted.password)
        self._count_try(address, "")
        account = Account(key_of(name), name, await self._hashed(wanted.password))
        if not await self.journal.add_account(account, time.time()):
            raise Refused("that name is taken")
        return account

    async def check(self, given: SignIn, address: str, browser: str = "") -> Account:
        """Whose name and password these are. Refuses both alike if one of them is wrong.

        `browser` is the secret of a browser; one with which somebody has signed in before has tries of its own.
        """
        key = key_of(given.name)
        known = bool(browser) and await self.journal.knows_browser(digest(browser), key)
        counted = (f"browser {digest(browser)}", "") if known else (address, key)
        self._count_try(*counted)
        account = await self.journal.account(key)
        fits = await self._fits(account.password_hash if account else _NOBODY, given.password)
        if account is None or not fits:
            raise Refused("there is no such name with that password")
        self._give_back(*counted)
        if _HASHER.check_needs_rehash(account.password_hash):
            await self.journal.change_password(key, await self._hashed(given.password))
        return account

    async def change(self, account: Account, given: ChangePassword, address: str, browser: str = "") -> None:
        """Another password; every session ends."""
        check_password(given.wanted)
        await self.check(SignIn(account.name, given.password), address, browser)
        await self.journal.change_password(account.key, await self._hashed(given.wanted))
        await self.journal.end_sessions(account.key)

    async def begin_session(self, account: Account) -> str:
        """The secret of a new session."""
        token = secrets.token_urlsafe(32)
        now = time.time()
        await self.journal.begin_session(digest(token), account.key, now + SESSION, now)
        return token

    async def know_browser(self, account: Account, browser: str) -> str:
        """The secret by which this browser is known from now on."""
        known = browser or secrets.token_urlsafe(32)
        await self.journal.know_browser(digest(known), account.key, time.time())
        return known

    def _count_try(self, address: str, key: str) -> None:
        """Tries are counted by all processes together."""
        if not self.note_try(address, key):
            raise Refused("too many tries; wait a few minutes")
        self.journal.tell("-", msgspec.json.encode(Note(tried=(address, key))))

    def _give_back(self, address: str, key: str) -> None:
        """Whoever knows the password has not tried one."""
        self.by_address.give_back(address)
        self.by_name.give_back(key)

    def note_try(self, address: str, key: str) -> bool:
        """One more try, here or in another process; whether it is allowed."""
        return self.by_address.grant(address) and (not key or self.by_name.grant(key))

    async def _hashed(self, password: str) -> str:
        return await self.hands.do(_HASHER.hash, password)

    async def _fits(self, password_hash: str, password: str) -> bool:
        if len(password) > LONGEST_PASSWORD:
            return False
        return await self.hands.do(fits, password_hash, password)


def fits(password_hash: str, password: str) -> bool:
    """Whether a password is the one that was hashed."""
    try:
        return _HASHER.verify(password_hash, password)
    except (Argon2Error, InvalidHashError):
        return False


def shown_name(name: str) -> str:
    """A name as it is shown. Refuses none, and one that is too long."""
    tidied = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not 0 < len(tidied) <= LONGEST_NAME:
        raise Refused(f"a name has 1 to {LONGEST_NAME} letters")
    return tidied


def key_of(name: str) -> str:
    """A name as it is compared: however its letters are written.

    >>> key_of("Ann  Lee") == key_of("ann lee")
    True
    """
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[: 4 * LONGEST_NAME]


def check_password(password: str) -> None:
    """Refuse what is too short to be a secret, or too long to be one."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused(f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} letters")


async def account_of(connection: HTTPConnection) -> Account | None:
    """Who is signed in, if anybody."""
    session = session_of(connection)
    accounts: Accounts = connection.app.state.accounts
    return await accounts.journal.session(session, time.time()) if session else None


def session_of(connection: HTTPConnection) -> str:
    """The hash of the secret of a session; nothing if there is none."""
    token = secret_in(connection, COOKIE)
    return digest(token) if token else ""


def secret_in(connection: HTTPConnection, cookie: str) -> str:
    """The secret in a cookie; nothing if there is none that could be one."""
    token = connection.cookies.get(cookie, "")
    return token if len(token) <= 100 else ""


def signed_in(request: Request, response: Response, token: str, browser: str) -> Response:
    """The answer with the cookies of a session and of a known browser."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, int(SESSION), httponly=True, samesite="strict", secure=secure)
    response.set_cookie(KNOWN, browser, int(KNOWN_FOR), httponly=True, samesite="strict", secure=secure)
    return response


def signed_out(response: Response) -> Response:
    """The answer without it."""
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return response


async def games_of(
    journal: Journal, account: Account, has_shown: Callable[[str, float], bool]
) -> list[dict[str, Any]]:
    """One's games, the newest first: where, against whom, whether they go on or how they ended.

    `has_shown` says whether all that has happened at a table by a time has been shown there.
    """
    names = await journal.names_of(account.key)
    return [
        {
            "table": seat.table,
            "seat": seat.seat,
            "game": msgspec.json.decode(seat.setup, type=Setup).game,
            "names": names[seat.table],
            "at": seat.created,
            "outcome": seat.outcome if has_shown(seat.table, seat.last) else "",
        }
        for seat in await journal.seats_of(account.key, MOST_GAMES)
    ]

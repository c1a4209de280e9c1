"""Guests: who is connected to a table, and what is on its way to them."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from quickening.server.keys import Keys
from quickening.server.news import Known

#: So many messages a guest may send in a burst, and a second after that.
BURST, PER_SECOND = 40.0, 20.0
#: So many small messages wait for a guest who does not read; older ones are dropped. The state is sent whole anyway.
WAITING = 64
#: How a connection is closed that may not be here.
REFUSED = 4400
#: How a socket is closed whose guest may come back at once: the server starts again, or the table goes on elsewhere.
COME_BACK = 1012
#: So many who ask for something are remembered.
MOST_KNOWN = 10_000


class Guest:
    """Somebody connected: at a seat, or looking on (`seat` is `None`).

    A guest is never sent more states than it can read: `stale` says that the newest one is yet to be sent. It has
    been told the log up to the event `told`, in so many `lines`; `known` is the rest of what it was shown last. Who
    took the seat by an account has the account's key, and the hash of the session's secret. Whatever is new for it
    is `delivered` when all that happens now has happened; where nothing does that, `woken` says so.
    """

    def __init__(self, seat: int | None, account: str = "", session: str = "") -> None:
        self.seat = seat
        self.account = account
        self.session = session
        self.dismissed = False
        self.closing = REFUSED
        self.stale_since = 0.0
        self.notes: deque[str] = deque(maxlen=WAITING)
        self.stale = False
        self.told = 0
        self.lines = 0
        self.known = b""
        self.news: Known | None = None
        self.keys: Keys | None = None
        self.changes = False
        self.woken = asyncio.Event()
        self.delivered: Callable[[], None] | None = None
        self.is_called = False

    def send(self, message: str) -> None:
        """Put a message on its way."""
        self.notes.append(message)
        self._call()

    def _call(self) -> None:
        """There is something new: whoever sends it is called once."""
        if self.delivered is None:
            self.woken.set()
        elif not self.is_called:
            self.is_called = True
            asyncio.get_running_loop().call_soon(self.delivered)

    def dismiss(self, message: str, closing: int = REFUSED) -> None:
        """The guest may not stay; these are the last words, and why the connection is closed."""
        self.dismissed, self.closing = True, closing
        self.send(message)

    def must_see(self, again: bool = False) -> None:
        """The state has changed; `again`: so has what was told before."""
        if not self.stale:
            self.stale, self.stale_since = True, time.perf_counter()
        if again:
            self.told, self.lines, self.known, self.news = 0, 0, b"", None
            if self.keys is not None:
                self.keys.forget()
        self._call()


class Allowance:
    """How much somebody may ask for: a burst, and so much a second after that.

    >>> some = Allowance(2, 0.0)
    >>> [some.grants(), some.grants(), some.grants()]
    [True, True, False]
    """

    def __init__(
        self, burst: float = BURST, per_second: float = PER_SECOND, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.burst = self.left = burst
        self.per_second = per_second
        self.now = now
        self.last = now()

    @property
    def is_full(self) -> bool:
        """Whether nothing was asked for lately."""
        return self.left + (self.now() - self.last) * self.per_second >= self.burst

    def grants(self, cost: float = 1.0) -> bool:
        """Whether this may be done now; if so, it is counted."""
        now = self.now()
        self.left = min(self.burst, self.left + (now - self.last) * self.per_second)
        self.last = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def give_back(self) -> None:
        """What was counted should not have been."""
        self.left = min(self.burst, self.left + 1)


class Shared:
    """How much somebody may ask for who has an allowance of their own, and one with all others from their address.

    >>> some = Allowances(3, 0.0)
    >>> one, two = (Shared(Allowance(2, 0.0), some, "here") for _ in range(2))
    >>> [one.grants(), one.grants(), one.grants(), two.grants(), two.grants()]
    [True, True, False, True, False]
    """

    def __init__(self, own: Allowance, together: Allowances, who: str) -> None:
        self.own, self.together, self.who = own, together, who

    def grants(self, cost: float = 1.0) -> bool:
        """Whether this may be done now; if so, it is counted."""
        return self.own.grants(cost) and self.together.grant(self.who, cost)


class Allowances:
    """How much each of many may ask for, by a name or an address. Those who asked for nothing lately are forgotten.

    >>> some = Allowances(1, 0.0)
    >>> [some.grant("a"), some.grant("a"), some.grant("b")]
    [True, False, True]
    """

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.known: dict[str, Allowance] = {}

    def grant(self, who: str, cost: float = 1.0) -> bool:
        """Whether they may have this now; if so, it is counted."""
        if len(self.known) > MOST_KNOWN:
            self.known = {name: one for name, one in self.known.items() if not one.is_full}
        if who not in self.known:
            self.known[who] = Allowance(self.burst, self.per_second)
        return self.known[who].grants(cost)

    def give_back(self, who: str) -> None:
        """What was counted should not have been."""
        if who in self.known:
            self.known[who].give_back()

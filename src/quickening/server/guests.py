"""Guests: who is connected to a table, and what is on its way to them."""

from __future__ import annotations

import asyncio
import time
from collections import deque

#: So many messages a guest may send in a burst, and a second after that.
BURST, PER_SECOND = 40.0, 20.0
#: So many small messages wait for a guest who does not read; older ones are dropped. The state is sent whole anyway.
WAITING = 64
#: So many who ask for something are remembered.
MOST_KNOWN = 10_000


class Guest:
    """Somebody connected: at a seat, or looking on (`seat` is `None`).

    A guest is never sent more states than it can read: `stale` says that the newest one is yet to be sent.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.notes: deque[str] = deque(maxlen=WAITING)
        self.stale = False
        self.told = 0
        self.woken = asyncio.Event()

    def send(self, message: str) -> None:
        """Put a message on its way."""
        self.notes.append(message)
        self.woken.set()

    def must_see(self, again: bool = False) -> None:
        """The state has changed; `again`: so has what was told before."""
        self.stale = True
        if again:
            self.told = 0
        self.woken.set()


class Allowance:
    """How much somebody may ask for: a burst, and so much a second after that.

    >>> some = Allowance(2, 0.0)
    >>> [some.grants(), some.grants(), some.grants()]
    [True, True, False]
    """

    def __init__(self, burst: float = BURST, per_second: float = PER_SECOND) -> None:
        self.burst = self.left = burst
        self.per_second = per_second
        self.last = time.monotonic()

    @property
    def is_full(self) -> bool:
        """Whether nothing was asked for lately."""
        return self.left + (time.monotonic() - self.last) * self.per_second >= self.burst

    def grants(self, cost: float = 1.0) -> bool:
        """Whether this may be done now; if so, it is counted."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.last) * self.per_second)
        self.last = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


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

"""When the garbage collector looks: seldom, and when little happens.

States of games have no cycles and go by themselves, so that it finds next to nothing; and every table waits while it
looks. Left to itself it would look at what is new, which is nearly everything: each answer replaces what seats see by
something that is newer than the last look. So it looks at all there is, and only when it is told to.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

#: A process that uses less than so much of a core has time for it: every few minutes. One that never has takes it
#: after a quarter of an hour, in seconds.
QUIET = 0.1
SELDOM, AT_LAST = 120.0, 900.0
#: So many objects more than at the last look are no games that began: connections that are gone leave circles.
MANY = 4_000_000


class Collecting:
    """Looks at everything when there is time for it; `busy` tells how long the process has worked.

    `newer` tells how many objects there are more than at the last look, or have been at some time since.
    """

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        busy: Callable[[], float] = time.process_time,
        newer: Callable[[], int] = lambda: gc.get_count()[0],
    ) -> None:
        self.now, self.busy, self.newer = now, busy, newer
        self.at = self.collected = now()
        self.worked = busy()

    def consider(self) -> bool:
        """A moment has gone by: whether everything was looked at."""
        now, worked = self.now(), self.busy()
        is_quiet = worked - self.worked < QUIET * (now - self.at)
        self.at, self.worked = now, worked
        if now - self.collected < (SELDOM if is_quiet else AT_LAST) and self.newer() < MANY:
            return False
        gc.collect()
        self.collected = self.now()
        return True

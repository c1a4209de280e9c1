"""When the garbage collector looks at everything: seldom, and when little happens.

States of games have no cycles and go by themselves, so that it finds next to nothing; and every table waits while it
looks. It looks at new objects by itself; at those that are old only when it is told to.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

#: How many objects may come into being before the collector looks at the new ones; how often it does until it looks
#: at those that are left of them as well; and at all of them never by itself.
THRESHOLDS = (5_000, 20, 1_000_000)
#: A process that uses less than so much of a core has time for it: every few minutes. One that never has takes it
#: after a quarter of an hour, in seconds.
QUIET = 0.1
SELDOM, AT_LAST = 120.0, 900.0


class Collecting:
    """Looks at everything when there is time for it; `busy` tells how long the process has worked."""

    def __init__(
        self, now: Callable[[], float] = time.monotonic, busy: Callable[[], float] = time.process_time
    ) -> None:
        self.now, self.busy = now, busy
        self.at = self.collected = now()
        self.worked = busy()

    def consider(self) -> bool:
        """A moment has gone by: whether everything was looked at."""
        now, worked = self.now(), self.busy()
        is_quiet = worked - self.worked < QUIET * (now - self.at)
        self.at, self.worked = now, worked
        if now - self.collected < (SELDOM if is_quiet else AT_LAST):
            return False
        gc.collect()
        self.collected = self.now()
        return True

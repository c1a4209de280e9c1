"""Figures for monitoring: how much is done, how long it takes, what goes wrong. They are kept off the public port.

Several processes behind one port write theirs to a folder, and the process that watches over them adds them up.
"""

from __future__ import annotations

import os
import sys
from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.samples import Sample

from quickening.core.refusals import Refused

_SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_LINES = (1, 2, 5, 10, 20, 50, 100, 200, 400)

#: So many values a histogram gathers.
MANY = 500


class Gathered(Histogram):
    """A histogram of what happens at every answer: it notes many values at once, which takes as long as one.

    >>> some = Gathered("waits", "How long one waits.", registry=None, buckets=(1.0, 2.0))
    >>> for seconds in (0.5, 1.5, 1.5, 7.0):
    ...     some.observe(seconds)
    >>> [(sample.name, sample.value) for sample in some.collect()[0].samples][:5]
    [('waits_bucket', 1.0), ('waits_bucket', 3.0), ('waits_bucket', 4.0), ('waits_count', 4.0), ('waits_sum', 10.5)]
    """

    def __init__(self, *given: Any, **how: Any) -> None:
        self.gathered: list[float] = []
        super().__init__(*given, **how)

    def observe(self, amount: float, exemplar: dict[str, str] | None = None) -> None:
        """One more value."""
        self.gathered.append(amount)
        if len(self.gathered) >= MANY:
            self.note()

    def note(self) -> None:
        """Count what was gathered."""
        gathered, self.gathered = self.gathered, []
        places = Counts(bisect_left(self._upper_bounds, amount) for amount in gathered)
        for place, number in places.items():
            self._buckets[place].inc(number)
        self._sum.inc(sum(gathered))

    def _child_samples(self) -> Iterable[Sample]:
        self.note()
        return super()._child_samples()


ACKNOWLEDGED = Gathered("quickening_acknowledge_seconds", "From a player's answer to the disk.", buckets=_SECONDS)
SHOWN = Gathered("quickening_show_seconds", "From a change to the socket of who is shown it.", buckets=_SECONDS)
BATCHES = Histogram("quickening_journal_batch_lines", "Pieces of work that went to disk together.", buckets=_LINES)
WRITING = Histogram("quickening_journal_write_seconds", "How long the disk or the database took.", buckets=_SECONDS)
REQUESTS = Counter("quickening_requests", "Requests that were answered.", ["method", "status"])
BOT_ANSWERS = Counter("quickening_bot_answers", "Answers that bots have given.")
BOT_SECONDS = Counter("quickening_bot_seconds", "Time that bots have used.")
REPLAY_SECONDS = Counter("quickening_replay_seconds", "Time in which games were played again.")
FAULTS = Counter("quickening_faults", "Faults in the rules that were met; each has a report.")
ROOMS = Gauge("quickening_rooms", "Tables that are open in memory.", multiprocess_mode="livesum")
SOCKETS = Gauge("quickening_sockets", "Guests who are connected.", multiprocess_mode="livesum")
MEMORY = Gauge("quickening_memory_bytes", "Memory that is in use.", multiprocess_mode="livesum")
#: By this prometheus-client knows that several processes add up.
_FOLDER = "PROMETHEUS_MULTIPROC_DIR"


def address_of(words: str) -> tuple[str, int]:
    """Where figures are served: a port, or an address and a port. Refuses what is none.

    >>> address_of("9464"), address_of("0.0.0.0:9464"), address_of("[::1]:9464")
    (('127.0.0.1', 9464), ('0.0.0.0', 9464), ('::1', 9464))
    """
    try:
        parts = urlsplit(f"//{words if ':' in words else f'127.0.0.1:{words}'}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or port is None:
        raise Refused(f"--metrics is a port, or an address as 127.0.0.1:9464, not {words[:40]!r}")
    return host, port


@contextmanager
def serving(words: str, together: bool = False) -> Iterator[None]:
    """Serve the figures at an address, if there is one; `together`: those of all processes that this one starts."""
    if not words:
        yield
        return
    host, port = address_of(words)
    with TemporaryDirectory(prefix="quickening-metrics-") as folder:
        registry = REGISTRY
        if together:
            os.environ[_FOLDER] = folder
            registry = CollectorRegistry()
            MultiProcessCollector(registry, path=folder)  # type: ignore[no-untyped-call]
        try:
            server, thread = start_http_server(port, host, registry)
        except OSError as error:
            raise Refused(f"figures cannot be served at {host}:{port}: {error.strerror}") from None
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
            os.environ.pop(_FOLDER, None)


def note_end(process: int | None) -> None:
    """What a process that has ended had open is not counted any more."""
    folder = os.environ.get(_FOLDER)
    if folder and process is not None:
        mark_process_dead(process, folder)  # type: ignore[no-untyped-call]


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    """How long something takes, if it comes to its end."""
    began = perf_counter()
    yield
    histogram.observe(perf_counter() - began)


def memory() -> int:
    """How much memory this process uses now, where the system says so; else the most it has used."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

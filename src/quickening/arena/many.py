"""Many matches: in this process, or shared out among others."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import batched, combinations_with_replacement, islice
from typing import Any

from quickening.arena.matches import Match, Played, play
from quickening.core.refusals import Refused
from quickening.games import rules

#: Games sent to a process at once: enough to make the sending cheap, few enough to see progress.
BATCH = 20
#: Batches that wait for each process, so that no process is idle and memory stays bounded.
WAITING = 2

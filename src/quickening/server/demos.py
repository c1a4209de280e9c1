"""What the tests of the rules leave: records to watch, in a folder. One that is not there yet is made when asked for.

To make one, the tests of that rule are run in a process of their own, as `make demos` runs all of them. Which tests
these are the books say; nothing of it comes from whoever asks. One process at a time, for a limited time, and what
was tried once is not tried again.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

import msgspec

from quickening.core.records import rules_fingerprint
from quickening.core.refusals import Refused
from quickening.games import books

#: So many tests of a rule are run until one leaves a record, each for so long at most, in seconds.
MOST_TESTS, PATIENCE = 3, 60.0


class _Shows(msgspec.Struct):
    game: str
    rules: str
    shows: tuple[str, ...] = ()


class Demos:
    """The records in a folder, by the rules they show; without a folder there are none."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = None if folder is None else folder.absolute()  # tests are run in the project's folder
        self.index: tuple[int, dict[str, list[str]]] = (0, {})
        self.tried: set[str] = set()
        self.making = asyncio.Lock()

    def find(self, id: str) -> bytes | None:
        """A record by its name, which is safe as the name of a file."""
        path = None if self.folder is None else self.folder / f"{id}.json"
        return path.read_bytes() if path is not None and path.is_file() else None

    def of_rules(self) -> dict[str, list[str]]:
        """The demonstrations of each rule, by its id; those of other rules than today's cannot be shown."""
        if self.folder is None or not self.folder.is_dir():
            return {}
        now = self.folder.stat().st_mtime_ns
        if self.index[0] != now:
            self.index = now, index_of(self.folder)
        return self.index[1]

    # -- making one ------------------------------------------------------------------------------------------------

    def can_make(self, cited: str) -> bool:
        """Whether a record could still be made: a test shows the rule, and tests can be run here."""
        return self.folder is not None and cited not in self.tried and is_runnable() and bool(tests_of(cited))

    async def make(self, cited: str) -> list[str]:
        """The demonstrations of a rule; if there are none, its tests are run. Refuses if they leave none."""
        async with self.making:
            left = tests_of(cited) if self.can_make(cited) else []
            if left:
                self.tried.add(cited)
            while left and not await self._found(cited):
                await self._run(left.pop(0))
                self.index = (0, {})
            found = await self._found(cited)
        if not found:
            raise Refused("the tests of this rule leave no game to watch")
        return found

    async def _found(self, cited: str) -> list[str]:
        return (await asyncio.to_thread(self.of_rules)).get(cited, [])

    async def _run(self, test: str) -> None:
        """Run a test in a process of its own, which gives way to the tables."""
        pytest = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--records", str(self.folder), test]
        quiet = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            *gently(), *pytest, cwd=books.ROOT, stdin=quiet, stdout=quiet, stderr=quiet
        )
        try:
            async with asyncio.timeout(PATIENCE):
                await process.wait()
        except TimeoutError:
            raise Refused("this rule takes too long to be played here") from None
        finally:
            if process.returncode is None:
                process.kill()


def gently() -> list[str]:
    """What a command begins with that gives way to everything else."""
    return ["nice", "-n", "10"] if shutil.which("nice") else []


def is_runnable() -> bool:
    """Whether the tests are at hand, and what runs them."""
    return books.TESTS.is_dir() and find_spec("pytest") is not None


def tests_of(cited: str) -> list[str]:
    """The tests that show a rule, as they are named on a command line."""
    return [f"{place.file}::{place.name}" for place in books.shown_by().get(cited, ())][:MOST_TESTS]


def index_of(folder: Path) -> dict[str, list[str]]:
    """Which records of a folder show which rule; one that is being written shows nothing yet."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.json")):
        with contextlib.suppress(msgspec.DecodeError):
            shown = msgspec.json.decode(path.read_bytes(), type=_Shows)
            if shown.rules == rules_fingerprint(shown.game):
                for id in shown.shows:
                    found.setdefault(id, []).append(f"rule.{path.stem}")
    return found

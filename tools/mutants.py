"""Breaks the rules on purpose, one small change at a time, and says which changes no test notices.

    python -m tools.mutants huntik                  all of a game's rules, from where the last run stopped
    python -m tools.mutants huntik --module combat --sample 200
    python -m tools.mutants huntik --per-chapter 4 --seed 31
    python -m tools.mutants huntik --report         what is known so far
    python -m tools.mutants huntik --chapters 31    the same by chapter of the books, of the sample with that seed

All tests of a game are collected once. For each mutant the process is forked, the changed function gets its new code,
and those tests are run that reach the changed line, first those that cite a rule of the function. Results are lines
of JSON in `build/mutants`, so that a run that was stopped goes on; a result holds while its function does not change.
With `--again` survivors are tried anew, as after writing tests, and with every test that reaches them.
Survivors that were looked at and can make no difference are listed, with the reason, in `tests/mutants.tsv`.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib
import json
import os
import random
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from quickening.games.books import ids_cited
from tools.mutant_results import (
    RESULTS,
    ROOT,
    Result,
    by_chapter,
    chapter_of,
    keep,
    known_results,
    looked_at,
    tried_so_far,
)
from tools.mutations import Mutant, functions, mutants_of

SECONDS = 20  # of computing in one test: a mutant that takes longer has been noticed, it never ends
PATIENCE = 3600  # seconds by the clock for all tests, on a machine that is busy with other things
TESTS_EACH = 200
#: Folders in which some files of tests play a game by its rules, and quickly.
FOLDERS = ("cards", "core", "terminal")


class Work(NamedTuple):
    """What is asked for."""

    game: str
    module: str
    sample: int
    workers: int
    again: bool = False
    seed: int = 7
    per_chapter: int = 0


# -- mutants of a game -----------------------------------------------------------------------------------------------


class Target(NamedTuple):
    """A mutant with what is needed to try it."""

    mutant: Mutant
    code: Callable[[], CodeType]
    module: str
    digest: str
    cited: frozenset[str]
    chapters: frozenset[str]
    chapter: str
    lines: range = range(0)


def targets(work: Work) -> Iterator[Target]:
    folder = ROOT / "src" / "quickening" / "games" / work.game / "rules"
    for path in sorted(folder.rglob("*.py")):
        name = ".".join(path.relative_to(folder).with_suffix("").parts)
        if work.module in ("", name):
            yield from _targets_of(path, name, work.game)


def _targets_of(path: Path, name: str, game: str) -> Iterator[Target]:
    source = path.read_text(encoding="utf-8")
    facts = _facts(source)
    of_module = ids_cited(ast.get_docstring(ast.parse(source)) or "")
    for mutant, code in mutants_of(path, name):
        digest, own, lines = facts[mutant.function]
        cited, chapter = frozenset(own or of_module), chapter_of([*own, *of_module])
        module = f"quickening.games.{game}.rules.{name}"
        yield Target(mutant, code, module, digest, cited, frozenset(of_module), chapter, lines)


def _facts(source: str) -> dict[str, tuple[str, list[str], range]]:
    """For each function a digest of its lines, the rules it cites, and which lines they are."""
    tree, lines = ast.parse(source), source.splitlines()
    found = {}
    for name, function in functions(tree):
        whole = range(function.lineno, (function.end_lineno or function.lineno) + 1)
        own = "\n".join(lines[whole.start - 1 : whole.stop - 1])
        found[name] = (hashlib.sha256(own.encode()).hexdigest()[:12], ids_cited(own), whole)
    return found


def tests_of(game: str) -> list[Path]:
    """Where a game's rules are tested: their folder, files of others that name the game, examples in docstrings."""
    tests = ROOT / "tests"
    others = sorted(path for folder in FOLDERS for path in (tests / folder).glob("test_*.py"))
    naming = [path for path in others if game in path.name or game in path.read_text(encoding="utf-8")]
    return [tests / "rules" / game, *naming, ROOT / "src" / "quickening" / "games" / game / "rules"]


# -- trying mutants --------------------------------------------------------------------------------------------------


class Trial:
    """A pytest plug-in: instead of running the collected tests once, it tries mutants with them."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.items: list[pytest.Item] = []
        self.reached: dict[str, list[int]] = {}
        self.known = known_results(work.game)
        self.running: dict[int, tuple[Target, int, float]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = list(session.items)
        self.reached = self._reached()
        waiting = chosen(waiting_targets(self.work), self.work)
        for number, target in enumerate(waiting, 1):
            while len(self.running) >= self.work.workers:
                self._wait()
            self._begin(target)
            if number % 50 == 0:
                say(f"{number} of {len(waiting)} mutants")
        while self.running:
            self._wait()
        return True

    def _begin(self, target: Target) -> None:
        tests = self._tests_for(target)
        if not tests:
            self._keep(target, "unreached", "")
            return
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os.close(reading)
            self._try(target, tests, writing)
        os.close(writing)
        self.running[child] = (target, reading, time.monotonic() + PATIENCE)

    def _try(self, target: Target, tests: list[pytest.Item], writing: int) -> None:
        """In the child: run the tests until one fails, and tell which."""
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        failed = ""
        try:
            patch(target)
            for item in tests:
                end = int(time.process_time()) + SECONDS
                resource.setrlimit(resource.RLIMIT_CPU, (end, resource.RLIM_INFINITY))
                if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                    failed = item.nodeid
                    break
        except BaseException as error:  # whatever a mutant does, it is noticed
            failed = f"{type(error).__name__}"
        os.write(writing, failed.encode()[:4000])
        os._exit(0)

    def _wait(self) -> None:
        """Settle those that have ended or run too long."""
        for child, (target, reading, deadline) in list(self.running.items()):
            done, status = os.waitpid(child, os.WNOHANG)
            late = time.monotonic() > deadline
            if not done and not late:
                continue
            if not done:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
            failed = "" if late else os.read(reading, 4096).decode(errors="replace")
            os.close(reading)
            del self.running[child]
            ended = "timeout" if late else self._how(target, failed or ("died" if status else ""))
            self._keep(target, ended, failed)
            return
        time.sleep(0.01)

    def _keep(self, target: Target, ended: str, by: str) -> None:
        """Keep a result; whoever is tried anew stays in the sample it was in."""
        key = target.mutant.key
        sample = self.known[key].sample if self.work.again else self.work.seed
        keep(self.work.game, Result(key, target.digest, target.mutant.line, ended, by, target.chapter, sample))

    def _how(self, target: Target, failed: str) -> str:
        if not failed:
            return "survived"
        citing = {item.nodeid for item in self.items if cites(item) & target.cited}
        return "killed" if failed in citing else "killed elsewhere"

    def _tests_for(self, target: Target) -> list[pytest.Item]:
        """The tests that reach a line, or else its function; first those that cite its rules, then of its chapter.

        Of those that are as near the files take turns: tests of one file are like each other. Each begins with the
        test that reaches most lines of the function, for that one meets what is seldom.
        """
        file, function, line, *_ = target.mutant
        numbers = self.reached.get(f"{file}:{line}") or self.reached.get(f"{file}:{function}", [])
        lines = Counter(one for number in target.lines for one in self.reached.get(f"{file}:{number}", ()))
        files: Counter[Path] = Counter()
        order = []
        for item in (self.items[number] for number in sorted(numbers, key=lines.__getitem__, reverse=True)):
            order.append((farness(cites(item), target), files[item.path], item))
            files[item.path] += 1
        found = [item for _, _, item in sorted(order, key=lambda one: one[:2])]
        if self.work.again:  # what the nearest tests did not notice: the others first
            return found[TESTS_EACH:] + found[:TESTS_EACH]
        return found[:TESTS_EACH]

    def _reached(self) -> dict[str, list[int]]:
        """Which tests reach which lines and functions, found by running each once.

        That is kept while the rules and the files of the tests do not change.
        """
        path = RESULTS / f"{self.work.game}-reached.json"
        kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        digests = {one: self._digest(one) for one in {item.path for item in self.items}}
        known = {
            item.nodeid: kept[item.nodeid]["reached"]
            for item in self.items
            if kept.get(item.nodeid, {}).get("digest") == digests[item.path]
        }
        new = [item for item in self.items if item.nodeid not in known]
        if new:
            say(f"finding out what {len(new)} of {len(self.items)} tests reach")
            known |= self._in_a_child(new)
            kept = {item.nodeid: {"digest": digests[item.path], "reached": known[item.nodeid]} for item in self.items}
            path.write_text(json.dumps(kept), encoding="utf-8")
        return self._by_place(known)

    def _by_place(self, known: dict[str, list[str]]) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for number, item in enumerate(self.items):
            for place in known[item.nodeid]:
                found.setdefault(place, []).append(number)
        return found

    def _digest(self, file: Path) -> str:
        """Changes with the rules of the game and with a file of tests."""
        rules = sorted((ROOT / "src" / "quickening" / "games" / self.work.game / "rules").rglob("*.py"))
        return hashlib.sha256(b"".join(path.read_bytes() for path in (*rules, file))).hexdigest()

    def _in_a_child(self, items: list[pytest.Item]) -> dict[str, list[str]]:
        """Run tests in a process of their own, so that nothing they keep is there afterwards."""
        file = RESULTS / f"{self.work.game}-reaching.json"
        RESULTS.mkdir(parents=True, exist_ok=True)
        child = os.fork()
        if not child:
            file.write_text(json.dumps({item.nodeid: self._trace(item) for item in items}), encoding="utf-8")
            os._exit(0)
        os.waitpid(child, 0)
        found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
        file.unlink()
        return found

    def _trace(self, item: pytest.Item) -> list[str]:
        """The lines and functions of the rules that a test reaches.

        A test may fail while it is watched: texts that were never read before take too long, or too deep a stack. It
        is run once by itself then, so that they are known, and watched again.
        """
        passed, seen = self._watch(item)
        if not passed:
            runtestprotocol(item, log=False, nextitem=None)
            passed, seen = self._watch(item)
        if not passed:
            say(f"fails while it is watched, so that what it reaches is not known: {item.nodeid}")
        return sorted(seen)

    def _watch(self, item: pytest.Item) -> tuple[bool, set[str]]:
        """Run a test and note the lines it reaches; and whether it passed."""
        forget_all(f"quickening.games.{self.work.game}.rules")
        folder = str(ROOT / "src" / "quickening" / "games" / self.work.game / "rules") + "/"
        seen: set[tuple[CodeType, int]] = set()
        reports: list[pytest.TestReport] = []

        def note_line(frame: FrameType, event: str, _: Any) -> Any:
            seen.add((frame.f_code, frame.f_lineno))
            return note_line

        def note_call(frame: FrameType, event: str, _: Any) -> Any:
            return note_line if frame.f_code.co_filename.startswith(folder) else None

        sys.settrace(note_call)
        with suppress(BaseException):
            reports = runtestprotocol(item, log=False, nextitem=None)
        sys.settrace(None)
        passed = bool(reports) and not any(report.failed for report in reports)
        return passed, {place for code, line in seen for place in _places(code, line, folder)}


def forget_all(package: str) -> None:
    """Empty the caches of a package's functions, so that a test runs all of the code that it needs."""
    modules = [module for name, module in sys.modules.items() if name.startswith(package)]
    for function in {found for module in modules for found in vars(module).values() if hasattr(found, "__wrapped__")}:
        if hasattr(function, "cache_clear"):
            function.cache_clear()
        for cell in getattr(function, "__closure__", None) or ():
            if isinstance(cell.cell_contents, dict):
                cell.cell_contents.clear()


def _places(code: CodeType, line: int, folder: str) -> tuple[str, str]:
    """A line and its function, as mutants call them."""
    module = code.co_filename.removeprefix(folder).removesuffix(".py").replace("/", ".")
    return f"{module}:{line}", f"{module}:{code.co_qualname.split('.<locals>')[0]}"


def chosen(waiting: list[Target], work: Work) -> list[Target]:
    """Those that are tried: all, so many by chance, or by chance so many of each chapter."""
    if not work.sample and not work.per_chapter:
        return waiting
    mixed = random.Random(work.seed).sample(waiting, len(waiting))
    if work.per_chapter:
        mixed = list(_of_each_chapter(mixed, work.per_chapter))
    return mixed[: work.sample or None]


def _of_each_chapter(mixed: list[Target], most: int) -> Iterator[Target]:
    seen: Counter[str] = Counter()
    for one in mixed:
        seen[one.chapter] += 1
        if seen[one.chapter] <= most:
            yield one


def waiting_targets(work: Work) -> list[Target]:
    """The mutants of which nothing is known yet; or the survivors that nobody has looked at."""
    known, reasons = known_results(work.game), looked_at()
    if not work.again:
        return [one for one in targets(work) if _is_new(one, known)]
    left = {key for key, result in known.items() if result.survived and f"{work.game}:{key}" not in reasons}
    return [one for one in targets(work) if one.mutant.key in left]


def _is_new(target: Target, known: dict[str, Result]) -> bool:
    before = known.get(target.mutant.key)
    return before is None or before.digest != target.digest


def cites(item: pytest.Item) -> set[str]:
    marker = item.get_closest_marker("rule")
    return set(marker.args[:-1]) if marker else set()


def farness(cited: set[str], target: Target) -> int:
    """How near a test is to a function: it cites a rule of it, one of the same chapter, or neither."""
    if cited & target.cited:
        return 0
    chapters = {one.partition(".")[0] for one in (*target.cited, *target.chapters)}
    return 1 if {one.partition(".")[0] for one in cited} & chapters else 2


def patch(target: Target) -> None:
    """Give the function its changed code; whoever imported it has the same function."""
    found: Any = importlib.import_module(target.module)
    for name in target.mutant.function.split("."):
        found = vars(found)[name]
    function = _plain(found)
    function.__code__ = target.code()


def _plain(found: Any) -> FunctionType:
    """The function inside a property, a class method or a cache."""
    for name in ("fget", "__func__", "__wrapped__"):
        inner = getattr(found, name, None)
        if inner is not None and not isinstance(found, FunctionType):
            return _plain(inner)
    if not isinstance(found, FunctionType):
        raise TypeError(f"{found!r} is no function")
    return _plain(found.__wrapped__) if hasattr(found, "__wrapped__") else found


# -- reporting -------------------------------------------------------------------------------------------------------


def report(work: Work) -> None:
    """The figures by module, and the survivors that nobody has looked at."""
    known, reasons = known_results(work.game), looked_at()
    current = {one.mutant.key: one for one in targets(work)}
    results = [known[key] for key, one in current.items() if not _is_new(one, known)]
    by_module: dict[str, list[Result]] = {}
    for result in results:
        by_module.setdefault(result.key.partition(":")[0], []).append(result)
    say(f"{'module':24} {'tried':>6} {'of':>6} {'killed':>7} {'no difference':>14} {'left':>5}")
    totals = [0, 0, 0, 0]
    for module, found in sorted(by_module.items()):
        killed = sum(not result.survived for result in found)
        same = sum(f"{work.game}:{result.key}" in reasons for result in found if result.survived)
        whole = sum(key.partition(":")[0] == module for key in current)
        totals = [a + b for a, b in zip(totals, (len(found), whole, killed, same), strict=True)]
        say(f"{module:24} {len(found):6} {whole:6} {killed:7} {same:14} {len(found) - killed - same:5}")
    tried, whole, killed, same = totals
    share = 100 * killed / (tried - same) if tried - same else 0.0
    say(f"{'all':24} {tried:6} {whole:6} {killed:7} {same:14} {tried - killed - same:5}   {share:.1f}% killed")
    for result in results:
        if result.survived and f"{work.game}:{result.key}" not in reasons:
            say(f"{result.ended:10} line {result.line:4} {result.key}")


def report_by_chapter(work: Work, samples: set[int]) -> None:
    """The figures by chapter of the books, in Markdown: of all that is known, or of the samples with these seeds."""
    same = {key.removeprefix(f"{work.game}:") for key in looked_at() if key.startswith(f"{work.game}:")}
    current = {one.mutant.key: one.chapter for one in targets(work)}
    tried = [one for one in tried_so_far(work.game).values() if not samples or one.first.sample in samples]
    for line in by_chapter(tried, current, same):
        say(line)


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["huntik", "shadowfist", "highlander"])
    parser.add_argument("--module", default="", help="one module of the rules")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants, chosen by chance; 0 is all")
    parser.add_argument("--per-chapter", type=int, default=0, help="so many of each chapter, chosen by chance")
    parser.add_argument("--seed", type=int, default=7, help="another number, another sample")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="try the survivors anew")
    parser.add_argument("--report", action="store_true", help="only say what is known")
    parser.add_argument("--chapters", nargs="*", type=int, metavar="SEED", help="say it by chapter, of these samples")
    asked = parser.parse_args()
    work = Work(asked.game, asked.module, asked.sample, asked.workers, asked.again, asked.seed, asked.per_chapter)
    if asked.chapters is not None:
        report_by_chapter(work, set(asked.chapters))
        return 0
    if not asked.report:
        quiet = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow", "--no-header"]
        pytest.main([*quiet, f"--rootdir={ROOT}", *map(str, tests_of(work.game))], plugins=[Trial(work)])
    report(work)
    return 0


if __name__ == "__main__":
    sys.exit(main())

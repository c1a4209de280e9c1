"""Fixtures for all tests, and the records that rule tests leave."""

from __future__ import annotations

import os
import re
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

import quickening
from quickening.core.data import replace
from quickening.core.records import Record
from quickening.core.refusals import Refused
from quickening.games import rules
from tests.guarding import guarded
from tests.order import dealt, processes
from tests.table import Table


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--records", metavar="DIR", help="let each rule test leave a record of its game in DIR")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Examples(), "examples")  # a plugin: files under src are none of this folder


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if processes() > 1:
        items[:] = dealt(items, processes())


class Examples:
    """Examples in docstrings are looked for where there are any, which is in one file of fourteen."""

    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(self, file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
        found = yield
        if not found or ">>> " in file_path.read_text(encoding="utf-8"):
            return found
        return [one for one in found if type(one) is pytest.Module]  # what has only examples is a kind of its own


@pytest.fixture(autouse=bool(os.environ.get("QUICKENING_GUARD")))
def only_events_write() -> Iterator[None]:
    """Fail whatever writes to a game without an event; for every test, where `QUICKENING_GUARD` asks for it."""
    for name in quickening.game_names():
        rules(name)
    with guarded() as faults:
        yield
    assert not faults, "\n".join(sorted(faults))


@pytest.fixture
def table(request: pytest.FixtureRequest) -> Iterator[Table]:
    """A table to set a game up at; a rule test's game is kept as a record if asked for."""
    folder = request.config.getoption("--records")
    marker = request.node.get_closest_marker("rule")
    seated = Table(recording=bool(folder and marker))
    yield seated
    for record in (seated.record(), seated.played) if seated.recording else ():
        if record is not None and _keep(Path(folder), request.node, shown_by(marker.args, seated.game), record):
            break


def shown_by(marked: tuple[str, ...], game: Any) -> tuple[str, ...]:
    """Of the ids that a test cites, those of the book that this game was played by; and the gist."""
    *ids, gist = marked
    edition = getattr(game, "edition", None)
    own = [id for id in ids if edition is not None and id.split()[0] == edition.code]
    return (*(own or ids), gist)


def _keep(folder: Path, test: pytest.Item, marked: tuple[str, ...], record: Record) -> bool:
    """Keep a record if it plays as it says: one from which something set up by hand is missing does not."""
    *ids, gist = marked
    folder.mkdir(parents=True, exist_ok=True)
    told = replace(record, shows=tuple(ids), gist=gist)
    try:
        quickening.replay(told)
    except Refused:
        return False
    name = f"{record.game}-{test.path.stem.removeprefix('test_')}-{test.name.removeprefix('test_')}"
    told.write(folder / f"{re.sub(r'[^a-z0-9_]+', '-', name.lower())[:150]}.json")
    return True

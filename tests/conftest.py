"""Fixtures for all tests, and the records that rule tests leave."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import quickening
from quickening.core.records import record_of
from quickening.core.refusals import Refused
from tests.table import Table


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--records", metavar="DIR", help="let each rule test leave a record of its game in DIR")


@pytest.fixture
def table(request: pytest.FixtureRequest) -> Iterator[Table]:
    """A table to set a game up at; a rule test's game is kept as a record if asked for."""
    seated = Table()
    yield seated
    folder = request.config.getoption("--records")
    marker = request.node.get_closest_marker("rule")
    if folder and marker and seated.start is not None:
        _keep(Path(folder), request.node.name, marker.args, seated)


def _keep(folder: Path, name: str, marked: tuple[str, ...], seated: Table) -> None:
    """A record is kept if it shows the whole play: not if the test set something up by hand along the way."""
    *ids, gist = marked
    folder.mkdir(parents=True, exist_ok=True)
    record = record_of(seated.game, seated.start, ids, gist)
    with suppress(Refused):
        quickening.replay(record)
        record.write(folder / f"{re.sub(r'[^a-z0-9_]+', '-', name)}.json")

"""Fixtures for all tests, and the records that rule tests leave."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

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
    *ids, gist = marked
    folder.mkdir(parents=True, exist_ok=True)
    answers = [[answer.seat, list(answer.chosen)] for answer in seated.game.recorded_answers()]
    skipped = len(seated.start["state"]["answers"]) if seated.start else 0
    record = {"rules": ids, "gist": gist, "position": seated.start, "answers": answers[skipped:]}
    path = folder / f"{re.sub(r'[^a-z0-9_]+', '-', name)}.json"
    path.write_text(json.dumps(record), encoding="utf-8")

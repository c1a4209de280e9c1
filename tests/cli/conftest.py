"""The command line, run in this process."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec
import pytest

from quickening.cli import main


class Said(NamedTuple):
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str

    def json(self) -> dict[str, object]:
        """What it said, for programs."""
        return msgspec.json.decode(self.out, type=dict[str, object])


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command."""

    def run_it(*words: str) -> Said:
        with pytest.raises(SystemExit) as stopped:
            main(words)
        out, err = capsys.readouterr()
        code = stopped.value.code
        return Said(code if isinstance(code, int) else 0, out, err)

    return run_it

"""The scripts and styles of the pages are formatted and free of what the linter finds, where that is installed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools.message_types import FILE, text

PROJECT = Path(__file__).parents[2]
BIOME = PROJECT / "node_modules" / ".bin" / "biome"
TSC = BIOME.with_name("tsc")
LONGEST = 120


@pytest.mark.skipif(not BIOME.exists(), reason="`npm install` brings the linter of the scripts")
def test_scripts_and_styles_pass_the_linter() -> None:
    done = subprocess.run([BIOME, "ci", "--colors=off"], cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(not TSC.exists(), reason="`npm install` brings what checks the types of the scripts")
def test_scripts_agree_with_the_types_of_the_messages() -> None:
    done = subprocess.run([TSC], cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_types_of_the_messages_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "python -m tools.message_types"


def test_no_line_is_too_long() -> None:
    files = [one for kind in ("js", "css") for one in (PROJECT / "src/quickening/web").rglob(f"*.{kind}")]
    long = [
        f"{one.name}:{number}"
        for one in files
        for number, line in enumerate(one.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert long == []

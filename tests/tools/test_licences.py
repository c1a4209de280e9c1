"""Every dependency is pinned, and its licence known."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tools import licences

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def names(wanted: list[str | dict[str, str]]) -> set[str]:
    return {re.split(r"[\[<>=;]", one)[0].strip().lower() for one in wanted if isinstance(one, str)}


@pytest.mark.parametrize(
    ("file", "wanted"),
    [
        ("requirements.txt", PROJECT["project"]["dependencies"]),
        ("requirements-postgres.txt", PROJECT["project"]["optional-dependencies"]["postgres"]),
        ("requirements-peers.txt", PROJECT["project"]["optional-dependencies"]["peers"]),
        ("requirements-build.txt", PROJECT["build-system"]["requires"]),
        ("requirements-compile.txt", PROJECT["dependency-groups"]["compile"]),
        ("requirements-dev.txt", PROJECT["dependency-groups"]["dev"]),
    ],
)
def test_what_is_needed_is_pinned_with_its_hashes(file: str, wanted: list[str | dict[str, str]]) -> None:
    text = (ROOT / file).read_text()
    pinned = re.findall(r"^([a-z0-9-]+)==\S+(?: ; [^\\]+)? \\\n    --hash=sha256:", text, re.MULTILINE)

    assert names(wanted) <= set(pinned)


def test_one_version_of_each_is_pinned() -> None:
    found: dict[str, set[str]] = {}
    for file in ROOT.glob("requirements*.txt"):
        for name, version in re.findall(r"^([a-z0-9-]+)==(\S+)", file.read_text(), re.MULTILINE):
            found.setdefault(name, set()).add(version)

    assert {name: versions for name, versions in found.items() if len(versions) > 1} == {}


def test_each_dependency_is_explained() -> None:
    text = (ROOT / "docs" / "dependencies.md").read_text()
    groups = PROJECT["dependency-groups"].values()
    wanted = names([*PROJECT["project"]["dependencies"], *(one for group in groups for one in group)])

    assert {name for name in wanted if name not in text} == set()


def test_a_licence_that_nobody_has_looked_at_fails_the_checks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert licences.main() == 0
    monkeypatch.setattr(licences, "installed", lambda names: [licences.Package("stranger", "1.0", "GPL-3.0")])

    assert licences.main() == 1
    assert "stranger" in capsys.readouterr().err

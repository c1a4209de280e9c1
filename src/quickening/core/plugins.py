"""Which games there are: folders of `quickening.games`, and packages of their own that say so by an entry point.

A package of its own names itself in its `pyproject.toml`:

    [project.entry-points."quickening.games"]
    mygame = "mygame"

One that is being written, and is not installed yet, is named in the environment: `QUICKENING_GAMES=mygame=package`,
several with commas between them.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from quickening.core.refusals import Refused

#: The package whose folders are games, and the group of the entry points of others.
GAMES = "quickening.games"
#: Games that are not installed, each with its package.
VARIABLE = "QUICKENING_GAMES"


@cache
def packages() -> dict[str, str]:
    """The package of every game, by the game's name: those of this project first, then those of others."""
    own = {
        folder.name: f"{GAMES}.{folder.name}"
        for folder in sorted(files(GAMES).iterdir(), key=lambda found: found.name)
        if (folder / "rules").is_dir()
    }
    others = {point.name: point.value for point in entry_points(group=GAMES)} | _named()
    return own | {name: package for name, package in sorted(others.items()) if name not in own}


def _named() -> dict[str, str]:
    """The games that the environment names; a game without a package is its own."""
    parted = (one.strip().partition("=") for one in os.environ.get(VARIABLE, "").split(",") if one.strip())
    return {name: package or name for name, _, package in parted}


def package_of(game: str) -> str:
    """The package of a game. Refuses a game there is not."""
    if game not in packages():
        raise Refused("there is no such game")
    return packages()[game]


def source_of(game: str) -> Path:
    """The file that says what a game's package offers, found without importing it."""
    found = find_spec(package_of(game))
    return Path(found.origin if found and found.origin else "")


def folder_of(game: str) -> Path:
    """The folder of a game's package: its cards, decks and gists beside its code."""
    return source_of(game).parent


def part_of(game: str, name: str) -> ModuleType | None:
    """A module of a game's package, such as its `bot` or its `terminal`; nothing if the game has none."""
    module = f"{packages().get(game, '')}.{name}"
    return import_module(module) if game in packages() and find_spec(module) else None

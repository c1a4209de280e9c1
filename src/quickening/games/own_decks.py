"""Decks a player has brought along: plain text files in the user's data folder, by game."""

from __future__ import annotations

import re
from pathlib import Path

from platformdirs import user_data_path

_NO_NAME = re.compile(r"[^\w .,'&()+-]+")


def home(game: str) -> Path:
    """The folder of what a player has brought along for a game."""
    return user_data_path("quickening") / game


def folder_of(game: str) -> Path:
    """Where the decks of a game are kept."""
    return home(game) / "decks"


def files_of(game: str) -> dict[str, Path]:
    """The decks of a game that are kept, by key."""
    return {path.stem: path for path in sorted(folder_of(game).glob("*.txt"))}


def key_of(name: str) -> str:
    """A name as the name of a file.

    >>> key_of("../My <best> deck"), key_of("???")
    ('My -best- deck', 'deck')
    """
    return _NO_NAME.sub("-", name).strip(" .-_")[:80] or "deck"


def keep(path: Path, lines: list[str]) -> None:
    """Write a whole file at once: nobody finds half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    new.replace(path)

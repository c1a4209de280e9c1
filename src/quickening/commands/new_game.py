"""`quickening new-game`: a game of one's own, begun from a small one that can be played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from quickening.commands.output import console
from quickening.core.plugins import packages
from quickening.core.refusals import Refused

_NAME = re.compile(r"[a-z][a-z0-9]{1,29}")
_CODE = re.compile(r"[A-Z]{2}[A-Z0-9]?")


def new_game(name: str, /, *, to: Path | None = None, book: str | None = None) -> None:
    """Write the package of a new game: cards, decks, rules, gists and a bot, which can be played at once.

    Parameters
    ----------
    name
        What the game is called: small letters and figures.
    to
        The folder it is written to; one of the game's name if not said.
    book
        Two or three capital letters by which rules are cited, e.g. MG for MG 4.1; made from the name if not said.
    """
    code = book or f"{name}xx"[:2].upper()
    folder = (to or Path(name)).expanduser()
    check(name, code, folder)
    words = {"package": f"quickening_{name}", "class": name.capitalize(), "book": code, "name": name}
    for place, text in templates(files("quickening.skeleton")):
        path = folder / (place if place == "pyproject.toml" else f"{words['package']}/{filled(place, words)}")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(filled(text, words), encoding="utf-8")
    out = console()
    out.print(f"{folder}: {name} can be played. Install it, or name it in the environment:")
    out.print(f"    pip install --editable {folder}")
    out.print(f"    quickening check-game {name}", f"    quickening play {name}", sep="\n")


def check(name: str, code: str, folder: Path) -> None:
    """Refuse a name or a folder that will not do; nothing has been written then."""
    if not _NAME.fullmatch(name):
        raise Refused(f"a game is called by 2 to 30 small letters and figures, not {name!r}")
    if name in packages():
        raise Refused(f"there is a game {name!r} already")
    if not _CODE.fullmatch(code):
        raise Refused(f"a rulebook is cited by two or three capital letters, not {code!r}")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Refused(f"{folder}: something is there already")


def templates(folder: Traversable, under: str = "") -> Iterator[tuple[str, str]]:
    """The files of the skeleton, by where each belongs."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != "__pycache__":
            yield from templates(entry, f"{under}{entry.name}/")
        elif entry.name.endswith(".txt"):
            yield f"{under}{entry.name.removesuffix('.txt')}", entry.read_text(encoding="utf-8")


def filled(text: str, words: dict[str, str]) -> str:
    """A text with the names of a game in it."""
    for word, value in words.items():
        text = text.replace("{{" + word + "}}", value)
    return text

"""LackeyCCG's files as players have them: a plugin's folder, and decks in XML that need not be well-formed."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import NamedTuple

from quickening.core.files import exists, shown
from quickening.core.refusals import Unreadable
from quickening.games.formats.entries import Entry
from quickening.games.formats.markup import element, tags


def is_deck(text: str) -> bool:
    """Whether this is a deck in LackeyCCG's XML."""
    return any(tag.name in ("deck", "superzone", "card") for tag in tags(text[:4000]))


def deck(text: str) -> list[Entry]:
    """The cards of the zone called Deck, one element a copy.

    >>> deck('<superzone name="Deck"><card><name id="x">Fox &amp; Co</name><set>s</set><oops></superzone>')
    [Entry(copies='1', title='Fox & Co', set_name='s')]
    """
    found: list[Entry] = []
    counts = True
    for tag in tags(text):
        if tag.name == "superzone" and not tag.closes:
            counts = "deck" in tag.says("name").lower()
        elif counts and not tag.closes:
            if tag.name == "card":
                found.append(Entry("1", "", ""))
            elif tag.name == "name" and found:
                found[-1] = found[-1]._replace(title=tag.text)
            elif tag.name == "set" and found:
                found[-1] = found[-1]._replace(set_name=tag.text)
    return found


def written(name: str, entries: Iterable[Entry], game: str) -> str:
    """A deck as LackeyCCG has them."""
    cards = [
        element("card", {}, f"{element('name', {'id': ''}, escape(one.title))}<set>{escape(one.set_name)}</set>")
        for one in entries
        for _ in range(int(one.copies))
    ]
    zone = element("superzone", {"name": "Deck"}, "\n" + "\n".join(cards) + "\n")
    return element("deck", {"version": "0.8"}, f"\n<meta><game>{escape(game)}</game></meta>\n{zone}\n") + "\n"


# -- plugins -------------------------------------------------------------------------------------------------------


class Plugin(NamedTuple):
    """The files of a plugin that hold cards and decks."""

    sets: list[Path]
    decks: list[Path]


def plugin_files(folder: Path) -> Plugin:
    """What is in a plugin's folder: `sets/*.txt`, and `decks` of either kind. Refuses a folder that is none."""
    if not exists(folder) or not folder.is_dir():
        raise Unreadable(f"{shown(folder)}: there is no such folder")
    inside = sorted(path for path in folder.rglob("*") if path.is_file())
    sets = [path for path in inside if path.suffix.lower() == ".txt" and _under(path, folder, "sets")]
    decks = [path for path in inside if path.suffix.lower() == ".dek"]
    decks += [path for path in inside if path.suffix.lower() == ".txt" and _under(path, folder, "decks")]
    if not sets:
        raise Unreadable(f"{folder}: not a LackeyCCG plugin: it has no set files (sets/*.txt)")
    return Plugin(sets, decks)


def _under(path: Path, folder: Path, name: str) -> bool:
    return name in (part.lower() for part in path.relative_to(folder).parts[:-1])

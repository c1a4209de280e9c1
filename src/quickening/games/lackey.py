"""LackeyCCG's files as players have them: a plugin's folder, and decks in XML that need not be well-formed."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import NamedTuple

from quickening.core.files import exists, shown
from quickening.core.refusals import Unreadable

_ZONE = re.compile(r"<superzone\b([^>]*)>(.*?)(?=<superzone\b|\Z)", re.IGNORECASE | re.DOTALL)
_CARD = re.compile(r"<card\b[^>]*>(.*?)(?=</card|<card\b|\Z)", re.IGNORECASE | re.DOTALL)
_NAME = re.compile(r"<name\b[^>]*>(.*?)</name", re.IGNORECASE | re.DOTALL)
_SET = re.compile(r"<set\b[^>]*>(.*?)</set", re.IGNORECASE | re.DOTALL)
_XML = re.compile(r"<(deck|superzone|card)\b", re.IGNORECASE)


class DeckCard(NamedTuple):
    """One copy of a card in a deck; without a title where none is written."""

    title: str
    set_name: str


def is_xml_deck(text: str) -> bool:
    """Whether this is a deck in LackeyCCG's XML."""
    return _XML.search(text) is not None


def xml_deck(text: str) -> list[DeckCard]:
    """The cards of the zone called Deck, one element a copy; what is malformed around them does not matter.

    >>> xml_deck('<superzone name="Deck"><card><name id="x">Fox &amp; Co</name><set>s</set><oops></superzone>')
    [DeckCard(title='Fox & Co', set_name='s')]
    """
    zones = _ZONE.findall(text) or [('name="deck"', text)]
    cards = [body for attributes, zone in zones if "deck" in attributes.lower() for body in _CARD.findall(zone)]
    return [DeckCard(_inside(_NAME, body), _inside(_SET, body)) for body in cards]


def _inside(element: re.Pattern[str], text: str) -> str:
    match = element.search(text)
    return html.unescape(match.group(1)).strip() if match else ""


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

"""Tabletop Simulator's saved objects (`.json`): a deck is an object that contains its cards, each with a nickname."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from quickening.core.files import json_of
from quickening.games.formats.entries import Entry

#: Boxes in boxes in boxes: nobody packs a deck deeper.
_DEEPEST = 20


def is_deck(text: str) -> bool:
    """Whether this is JSON with saved objects."""
    return text.lstrip()[:1] == "{" and "ObjectStates" in text


def deck(text: str, where: str) -> list[Entry]:
    """The cards of all decks among the objects, and cards that lie alone.

    >>> deck('{"ObjectStates": [{"Name": "Deck", "ContainedObjects": [{"Name": "Card", "Nickname": "Fox"}]}]}', "x")
    [Entry(copies='1', title='Fox', set_name='')]
    """
    saved = json_of(text, where, "saved objects of Tabletop Simulator")
    states = saved.get("ObjectStates") if isinstance(saved, dict) else None
    return [Entry("1", name, "") for name in _names(states, _DEEPEST)]


def _names(objects: Any, deepest: int) -> Iterator[str]:
    """The nicknames of what contains nothing further."""
    for one in objects if isinstance(objects, list) and deepest else ():
        if not isinstance(one, dict):
            continue
        inside = one.get("ContainedObjects")
        if inside:
            yield from _names(inside, deepest - 1)
        elif isinstance(one.get("Nickname"), str) and one["Nickname"].strip():
            yield one["Nickname"].strip()


def written(name: str, entries: Iterable[Entry], game: str) -> str:
    """A deck as Tabletop Simulator has them; pictures are for whoever has them to add."""
    cards = [{"Name": "Card", "Nickname": one.title} for one in entries for _ in range(int(one.copies))]
    saved = {"SaveName": name, "ObjectStates": [{"Name": "Deck", "Nickname": name, "ContainedObjects": cards}]}
    return msgspec.json.format(msgspec.json.encode(saved), indent=1).decode() + "\n"

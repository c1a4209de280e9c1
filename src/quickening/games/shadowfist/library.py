"""All cards there are: those that come with the project, and those a player has imported.

What was imported is kept in the user's data folder as card files and decks. A text is read when its card is first
asked for; a card whose text is not understood is no card to play with, and the library knows why.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path

from quickening.core.files import file_text
from quickening.core.refusals import Refused, Unreadable
from quickening.games.own_cards import card_files
from quickening.games.own_decks import home
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.pool import COLUMNS, card_from_row, facts_from_row, key_of, shipped
from quickening.games.written import rows_of


class Library(Mapping[str, Printed]):
    """Cards by key. Those of the project come first: an imported printing of the same set does not replace them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.known: dict[str, Printed] = dict(shipped())
        self.refused: dict[str, str] = {}
        self.rows = {key: row for key, row in imported_rows(folder).items() if key not in self.known}
        self.titles: dict[str, list[str]] = {}
        for key, card in self.known.items():
            self.titles.setdefault(card.name.lower(), []).append(key)
        for key, row in self.rows.items():
            self.titles.setdefault(row["Name"].strip().lower(), []).append(key)

        self.sets = {key.rpartition("/")[0].lower() for key in (*self.known, *self.rows)}

    def __getitem__(self, key: str) -> Printed:
        found = self.known.get(key)
        return self._read(key) if found is None else found

    def _read(self, key: str) -> Printed:
        if key not in self.rows or key in self.refused:
            raise KeyError(key)
        try:
            card = card_from_row(self.rows[key])
        except Refused as error:
            self.refused[key] = str(error)
            raise KeyError(key) from None
        self.known[key] = card
        return card

    def __iter__(self) -> Iterator[str]:
        return (key for key in (*shipped(), *self.rows) if key in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def printed(self) -> Iterator[Printed]:
        """All cards with what is printed on them. No text is read for it: that of all imported cards takes long."""
        yield from shipped().values()
        for row in self.rows.values():
            with suppress(Unreadable):
                yield facts_from_row(row)

    def called(self, name: str) -> list[Printed]:
        """The cards of that title or key that are read; the texts of others are left alone."""
        wanted = name.strip().lower()
        keys = self.titles.get(wanted) or [key for key in (*self.known, *self.rows) if key.lower() == wanted]
        return [self[key] for key in keys if key in self]

    def find(self, title: str, set_name: str = "") -> Printed:
        """A card by title and set, by title alone, or by key. Refuses one that is not there or was not read."""
        keys = self.titles.get(title.strip().lower(), [title.strip().lower()])
        if set_name:
            keys = [key for key in keys if key.rpartition("/")[0].lower() == set_name.strip().lower()]
            keys = keys or [key_of(title, set_name.strip())]
        for key in [*(key for key in keys if key in shipped()), *reversed(keys)]:
            if key in self:
                return self[key]
        raise Unreadable(self.why_not(title, set_name, keys))

    def why_not(self, title: str, set_name: str, keys: list[str]) -> str:
        """Why a card cannot be dealt."""
        named = f"{title.strip()} ({set_name.strip()})" if set_name else title.strip()
        reasons = [self.refused[key] for key in keys if key in self.refused]
        return f"{named} cannot be dealt: {reasons[-1]}" if reasons else f"there is no card {named!r}"


def imported_rows(folder: Path) -> dict[str, dict[str, str]]:
    """The rows of the card files in the folder, by the keys of their cards; of several, the last."""
    found: dict[str, dict[str, str]] = {}
    for path in card_files(folder):
        for row in rows_of(file_text(path), str(path), COLUMNS):
            found[key_of(row["Name"], row["Set"].strip())] = row
    return found


def all_cards() -> Library:
    """The cards there are now."""
    return _library_in(home("shadowfist"))


@cache
def _library_in(folder: Path) -> Library:
    return Library(folder)


def look_again() -> None:
    """Something was imported."""
    _library_in.cache_clear()

"""A LackeyCCG plugin becomes cards and decks in the user's data folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from quickening.core.files import file_text
from quickening.core.refusals import Refused, Unreadable
from quickening.games import NotACard, Pool
from quickening.games.formats import as_text, entries_in
from quickening.games.formats.lackey import plugin_files
from quickening.games.formats.pools import rows_in
from quickening.games.own_decks import folder_of, keep
from quickening.games.shadowfist.decks import read_written
from quickening.games.shadowfist.library import all_cards, home, look_again
from quickening.games.shadowfist.pool import COLUMNS, FURTHER, pool_from_rows
from quickening.games.written import Written

HEADER = (*COLUMNS, *FURTHER)


class ImportedDeck(NamedTuple):
    """A deck, and the cards because of which it cannot be dealt, if it cannot."""

    key: str
    size: int
    missing: tuple[str, ...] = ()

    @property
    def wrong(self) -> str:
        """Why it cannot be dealt, in one line; nothing if it can."""
        return f"not read: {', '.join(self.missing)}" if self.missing else ""


class Imported(NamedTuple):
    """What a plugin gave: per set what was read and what was not, the decks, and what could not be used at all."""

    sets: dict[str, Pool]
    decks: list[ImportedDeck]
    unusable: list[str]
    folder: Path

    @property
    def refused(self) -> list[tuple[str, NotACard]]:
        """The cards that will not be dealt, each with its set."""
        return [(name, one) for name, pool in self.sets.items() for one in pool.refused]


def import_plugin(folder: Path, watched: Callable[[Sequence[Path]], Iterable[Path]] = iter) -> Imported:
    """Take over the cards and decks of a plugin; what came from the same sets and decks before is replaced.

    Reading the sets takes long: `watched` goes through their files, and may show how far it is.
    """
    found = plugin_files(folder)
    imported = Imported({}, [], [], home())
    for path in watched(found.sets):
        import_set(path, imported)
    if not imported.sets:
        reasons = "".join(f"\n  {one}" for one in imported.unusable)
        raise Unreadable(f"{folder}: it has no set files of Shadowfist:{reasons}")
    look_again()
    for path in found.decks:
        import_deck(path, imported)
    return imported


# -- cards ---------------------------------------------------------------------------------------------------------


def import_cards(path: Path) -> Imported:
    """Take over the cards of one file, of LackeyCCG, OCTGN or Cockatrice. Refuses a file that has none."""
    imported = Imported({}, [], [], home())
    import_set(path, imported)
    if not imported.sets:
        raise Unreadable(imported.unusable[0])
    look_again()
    return imported


def import_set(path: Path, imported: Imported) -> None:
    """One set file. A card whose text is not understood is kept: a later version may read it."""
    try:
        rows = rows_in("shadowfist", path.name, file_text(path))
    except Refused as error:
        imported.unusable.append(str(error))
        return
    named = [row | {"Set": row["Set"].strip() or path.stem} for row in rows if row["Name"].strip()]
    imported.unusable.extend(f"{row['where']}: a card without a name" for row in rows if not row["Name"].strip())
    imported.sets[path.stem] = pool_from_rows(named)
    lines = ["\t".join(HEADER), *("\t".join(row.get(column, "").strip() for column in HEADER) for row in named)]
    keep(imported.folder / "cards" / f"{path.stem}.tsv", lines)


# -- decks ---------------------------------------------------------------------------------------------------------


def import_deck(path: Path, imported: Imported) -> None:
    """One deck, kept as plain text."""
    key = path.stem.strip("_ ")
    try:
        written = read_written(key, file_text(path))
    except Refused as error:
        imported.unusable.append(str(error))
        return
    keep(folder_of("shadowfist") / f"{key}.txt", as_text(written.heads, entries_in(written)))
    imported.decks.append(ImportedDeck(key, sum(line.copies for line in written.lines), lacking(written)))


def lacking(written: Written) -> tuple[str, ...]:
    """The cards of a deck that are not there to play with."""
    titles = dict.fromkeys((line.title, line.set_name) for line in written.lines)
    return tuple(title for title, set_name in titles if not is_dealt(title, set_name))


def is_dealt(title: str, set_name: str) -> bool:
    """Whether there is such a card to play with."""
    try:
        all_cards().find(title, set_name)
    except Unreadable:
        return False
    return True

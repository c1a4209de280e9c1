"""A LackeyCCG plugin becomes cards and decks in the user's data folder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from quickening.core.files import file_text, lines_of
from quickening.core.refusals import Refused, Unreadable
from quickening.games import NotACard, Pool
from quickening.games.lackey import plugin_files
from quickening.games.shadowfist.decks import read_written
from quickening.games.shadowfist.library import all_cards, home, look_again
from quickening.games.shadowfist.pool import COLUMNS, is_card_file, pool_from_rows
from quickening.games.written import Written, rows_of

HEADER = (*COLUMNS, "Faction")


class ImportedDeck(NamedTuple):
    """A deck, and why it cannot be dealt, if it cannot."""

    key: str
    size: int
    wrong: str = ""


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


def import_set(path: Path, imported: Imported) -> None:
    """One set file. A card whose text is not understood is kept: a later version may read it."""
    try:
        text = file_text(path)
        if not is_card_file(lines_of(text)[0]):
            raise Unreadable(f"{path}: no set file: its first line does not name the columns")
        rows = rows_of(text, path.name, COLUMNS)
    except Refused as error:
        imported.unusable.append(str(error))
        return
    named = [row | {"Set": row["Set"].strip() or path.stem} for row in rows if row["Name"].strip()]
    imported.unusable.extend(f"{row['where']}: a card without a name" for row in rows if not row["Name"].strip())
    imported.sets[path.stem] = pool_from_rows(named)
    lines = ["\t".join(HEADER), *("\t".join(row.get(column, "").strip() for column in HEADER) for row in named)]
    write(imported.folder / "cards" / f"{path.stem}.tsv", lines)


def write(path: Path, lines: list[str]) -> None:
    """A whole file at once: nobody finds half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    new.replace(path)


# -- decks ---------------------------------------------------------------------------------------------------------


def import_deck(path: Path, imported: Imported) -> None:
    """One deck, kept as plain text."""
    key = path.stem.strip("_ ")
    try:
        written = read_written(key, file_text(path))
    except Refused as error:
        imported.unusable.append(str(error))
        return
    write(imported.folder / "decks" / f"{key}.txt", as_text(written))
    imported.decks.append(ImportedDeck(key, sum(line.copies for line in written.lines), wrong_with(written)))


def as_text(written: Written) -> list[str]:
    """A deck as plain text, each card once."""
    counts: Counter[tuple[str, str]] = Counter()
    for line in written.lines:
        counts[line.title, line.set_name] += line.copies
    cards = [f"{count} {title} ({name})" if name else f"{count} {title}" for (title, name), count in counts.items()]
    return [f"# {written.name}", *([f"## {written.about}"] if written.about else []), *cards]


def wrong_with(written: Written) -> str:
    """Why a deck cannot be dealt, in one line; nothing if it can."""
    titles = dict.fromkeys((line.title, line.set_name) for line in written.lines)
    missing = [title for title, set_name in titles if not is_dealt(title, set_name)]
    return f"not read: {', '.join(missing)}" if missing else ""


def is_dealt(title: str, set_name: str) -> bool:
    """Whether there is such a card to play with."""
    try:
        all_cards().find(title, set_name)
    except Unreadable:
        return False
    return True

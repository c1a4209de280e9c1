"""A LackeyCCG plugin becomes cards and decks in the user's data folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from quickening.core.files import file_text
from quickening.core.refusals import Refused, Unreadable
from quickening.games.formats import as_text, entries_in
from quickening.games.formats.lackey import plugin_files
from quickening.games.own_cards import Imported, ImportedDeck, import_set
from quickening.games.own_decks import folder_of, keep
from quickening.games.shadowfist.decks import read_written
from quickening.games.shadowfist.library import all_cards, look_again
from quickening.games.written import Written


def import_plugin(folder: Path, watched: Callable[[Sequence[Path]], Iterable[Path]] = iter) -> Imported:
    """Take over the cards and decks of a plugin; what came from the same sets and decks before is replaced.

    Reading the sets takes long: `watched` goes through their files, and may show how far it is.
    """
    found = plugin_files(folder)
    imported = Imported("shadowfist", {}, [], [])
    for path in watched(found.sets):
        import_set(path, imported)
    if not imported.sets:
        reasons = "".join(f"\n  {one}" for one in imported.unusable)
        raise Unreadable(f"{folder}: it has no set files of Shadowfist:{reasons}")
    look_again()
    for path in found.decks:
        import_deck(path, imported)
    return imported


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

"""Card files a player has brought along: kept in the user's data folder, by game.

Shadowfist's library deals from them beside the cards of the project. In the other games a card that a deck names and
that does not come with the project goes with the deck, as one does that was made for it (`games/made.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from quickening.core.files import file_text
from quickening.core.refusals import Refused, Unreadable
from quickening.games import NotACard, Pool
from quickening.games.formats.pools import ORIGIN, card_lines, columns_of, named_rows, pool_module, rows_in
from quickening.games.made import POOL, made_card, made_cards
from quickening.games.own_decks import home, keep
from quickening.games.written import Line, Written


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
    """What files gave: per set what was read and what was not, the decks, and what could not be used at all."""

    game: str
    sets: dict[str, Pool]
    decks: list[ImportedDeck]
    unusable: list[str]

    @property
    def refused(self) -> list[tuple[str, NotACard]]:
        """The cards that will not be dealt, each with its set."""
        return [(name, one) for name, pool in self.sets.items() for one in pool.refused]


def card_files(folder: Path) -> list[Path]:
    """The card files that are kept in the folder of a game."""
    return sorted((folder / "cards").glob("*.tsv"))


def import_cards(game: str, path: Path) -> Imported:
    """Take over the cards of one file, of LackeyCCG, OCTGN, Cockatrice or a table. Refuses a file that has none."""
    imported = Imported(game, {}, [], [])
    import_set(path, imported)
    if not imported.sets:
        raise Unreadable(imported.unusable[0])
    return imported


def import_set(path: Path, imported: Imported) -> None:
    """One set file. A card whose text is not understood is kept: a later version may read it."""
    game = imported.game
    try:
        rows = rows_in(game, path.name, file_text(path))
    except Refused as error:
        imported.unusable.append(str(error))
        return
    named = _with_origin(named_rows(rows, path.stem, imported.unusable))
    imported.sets[path.stem] = pool_module(game).pool_from_rows(named)
    keep(home(game) / "cards" / f"{path.stem}.tsv", card_lines(game, columns_of(game), named))


def _with_origin(rows: Iterable[dict[str, str]]) -> list[dict[str, str]]:
    """Rows in which nothing is left out that only says where a card is from: what has no number is counted."""
    found = []
    for place, row in enumerate(rows, 1):
        usual = ORIGIN | {"number": f"{place:03}"}
        found.append(row | {column: usual[column] for column in row if column in usual and not row[column].strip()})
    return found


# -- in decks ------------------------------------------------------------------------------------------------------


def with_own_cards(game: str, written: Written, known: Callable[[str], Any]) -> Written:
    """A deck together with those of the player's own cards that it names; what is `known` comes with the project."""
    made = made_cards(game, written.made)

    def is_lacking(line: Line) -> bool:
        names = (line.words, line.title)
        return not any(map(known, names)) and made_card(made, *names) is None

    lacking = {line.words.lower() for line in written.lines if is_lacking(line)}
    found = [row for row in own_rows(game) if not lacking.isdisjoint(_names(row))] if lacking else []
    return written._replace(made=_added(game, written.made, found)) if found else written


def own_rows(game: str) -> Iterator[dict[str, str]]:
    """The cards of the files that are kept, each with the file it is from."""
    for path in card_files(home(game)):
        for row in pool_module(game).rows_from_text(file_text(path), path.name):
            yield row | {POOL: path.stem}


def _names(row: dict[str, str]) -> tuple[str, ...]:
    """What a card may be called in a deck: its title, perhaps with its set or with its sub-title."""
    title = row["title"].strip()
    called = (title, f"{title} ({row['set'].strip()})", f"{title}, {row.get('subtitle', '').strip()}")
    return tuple(name.lower() for name in called)


def _added(game: str, made: tuple[str, ...], rows: list[dict[str, str]]) -> tuple[str, ...]:
    """The card file of a deck with more cards in it."""
    text = "\n".join(made) + "\n"
    before = pool_module(game).rows_from_text(text, "made cards") if made else []
    columns = dict.fromkeys((*columns_of(game), POOL, *(made[0].split("\t") if made else ())))
    return tuple(card_lines(game, tuple(columns), [*before, *rows]))


def own_cards(game: str, shipped: Container[str]) -> list[Any]:
    """Those of the player's own cards whose texts are understood, and that do not come with the project."""
    pools = (pool_module(game).pool_from_text(file_text(path), path.name) for path in card_files(home(game)))
    return [card for pool in pools for card in pool.cards if card.key not in shipped]

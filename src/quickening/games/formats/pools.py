"""Cards that players have in the files of other programs, as rows with the columns of a game.

Nothing is kept here, and no text is read: a row says what is printed, and may be refused as a card all the same.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from io import BytesIO
from pathlib import PurePosixPath
from typing import Any, NamedTuple
from zipfile import is_zipfile

from quickening.core.files import decoded, lines_of, shown
from quickening.core.plugins import package_of
from quickening.core.refusals import Refused, Unreadable
from quickening.games import finished, rules
from quickening.games.formats import cockatrice, octgn
from quickening.games.formats.archive import packed_texts
from quickening.games.formats.markup import check_whole
from quickening.games.written import BEYOND

#: So many cards are taken from one file, and so many bytes of texts from an archive.
MOST, LARGEST = 5_000, 16 << 20
#: What a cell has at most: more than stands on any card.
LONGEST_CELL = 3_000
#: What decks are called, and the texts in an archive that may have cards.
_DECKS, _CARDS = (".dek", ".o8d", ".cod"), (".txt", ".tsv", ".csv", ".xml")
_SEPARATORS = ("\t", ",", ";")
#: Columns that say where a card is from, and what stands there where nobody says so.
ORIGIN = {"set": "OWN", "Set": "own", "number": "001", "source": "own", "editions": "first,third,type-one"}
#: Columns of our own, and what other programs and people call them, in small letters.
_ALSO: Mapping[str, tuple[str, ...]] = {
    "name": ("title", "card name", "card"),
    "title": ("name", "card name", "card"),
    "text": ("rules", "rules text", "card text", "text_plain"),
    "text_plain": ("text", "rules", "rules text", "card text"),
    "set": ("set name", "expansion"),
    "atk": ("attack",),
    "def": ("defense", "defence"),
    "alignment": ("side", "team"),
    "of": ("persona", "weapon"),
}


class Brought(NamedTuple):
    """What a file gave: cards as rows, decks as they are written by their names, and what could not be used."""

    rows: list[dict[str, str]]
    decks: dict[str, str]
    unusable: list[str]


def brought(game: str, name: str, data: bytes) -> Brought:
    """The cards and decks of a file, which may be an archive. Refuses one without cards of this game."""
    found = Brought([], {}, [])
    for path, text in _texts(name, data):
        _take(game, path, text, found)
    if not found.rows:
        decks = ", only decks: open them as such" if found.decks else ""
        raise Unreadable(found.unusable[0] if found.unusable else f"{shown(name)}: there are no cards in it{decks}")
    if len(found.rows) > MOST:
        raise Unreadable(f"{shown(name)}: {len(found.rows):,} cards; {MOST:,} at most are taken from one file")
    return found


def _texts(name: str, data: bytes) -> Iterable[tuple[PurePosixPath, bytes]]:
    if is_zipfile(BytesIO(data)):
        return packed_texts(BytesIO(data), shown(name), (*_DECKS, *_CARDS), LARGEST)
    return [(PurePosixPath(name), data)]


def _take(game: str, path: PurePosixPath, data: bytes, found: Brought) -> None:
    """One file: a deck, a set, or something of a plugin that is neither."""
    folders = [part.lower() for part in path.parts[:-1]]
    try:
        text = decoded(data, shown(path.name))
        if path.suffix.lower() in _DECKS or "decks" in folders:
            found.decks[path.stem.strip("_ ")] = text
        else:
            found.rows.extend(named_rows(rows_in(game, path.name, text), path.stem, found.unusable))
    except Refused as refused:
        if not folders or "sets" in folders or path.suffix.lower() != ".txt":
            found.unusable.append(str(refused))


def named_rows(rows: Iterable[dict[str, str]], file: str, unusable: list[str]) -> list[dict[str, str]]:
    """Rows of cards that have a name, each of a set: where none is told, of that of the file. Others are told of."""
    kept = []
    for row in rows:
        of_set = "Set" if "Set" in row else "set"
        if not row.get("Name", row.get("title", "")).strip():
            unusable.append(f"{row['where']}: a card without a name")
        else:
            kept.append(row | {of_set: row[of_set].strip() or file})
    return kept


# -- rows ----------------------------------------------------------------------------------------------------------


def pool_module(game: str) -> Any:
    """What reads the card files of a game."""
    return import_module(f"{package_of(rules(game).NAME)}.pool")


def needed_columns(game: str) -> tuple[str, ...]:
    """What a card file of a game has to have columns for."""
    found: tuple[str, ...] = pool_module(game).COLUMNS
    return found


def further_columns(game: str) -> tuple[str, ...]:
    """What it may have columns for besides."""
    found: tuple[str, ...] = getattr(pool_module(game), "FURTHER", ())
    return found


def columns_of(game: str) -> tuple[str, ...]:
    """What a card file of a game has columns for."""
    return (*needed_columns(game), *further_columns(game))


def is_quoted(game: str) -> bool:
    """Whether cells of a game's card files may stand in quotation marks."""
    return bool(getattr(pool_module(game), "QUOTED", False))


def card_lines(game: str, columns: Sequence[str], rows: Iterable[Mapping[str, str]]) -> list[str]:
    """Cards as the lines of a card file, with the names of its columns first; a fact is one line, without tabs."""
    quoted = is_quoted(game)

    def cell(words: str) -> str:
        plain = " ".join(words.split())
        doubled = plain.replace('"', '""')
        return f'"{doubled}"' if quoted and plain else plain

    return ["\t".join(columns), *("\t".join(cell(row.get(name, "")) for name in columns) for row in rows)]


def rows_in(game: str, where: str, text: str) -> list[dict[str, str]]:
    """The cards of a file of LackeyCCG, OCTGN or Cockatrice, or of a table, with the columns of a game."""
    rows = _rows_in(game, where, text)
    if len(rows) > MOST:
        raise Unreadable(f"{where}: {len(rows):,} cards; {MOST:,} at most are taken from one file")
    return rows


def _rows_in(game: str, where: str, text: str) -> list[dict[str, str]]:
    header = lines_of(text)[0]
    if rules(game).is_card_file(header):
        return [_fitted(game, row, row["where"]) for row in pool_module(game).rows_from_text(text, where)]
    for other in finished():
        if other != game and rules(other).is_card_file(header):
            raise Unreadable(f"{where}: these are cards of {other.capitalize()}, not of {game.capitalize()}")
    rows = [_fitted(game, card, f"{where}, {place}") for place, card in _foreign(game, where, text)]
    if not any(row.get("Type", row.get("type", "")) for row in rows):
        raise Unreadable(f"{where}: no card in it has a type: are these cards of {game.capitalize()}?")
    return rows


def _foreign(game: str, where: str, text: str) -> list[tuple[str, dict[str, str]]]:
    """Cards by what each fact is called in small letters, and where each stands."""
    if text.lstrip().startswith("<"):
        return _marked_up(where, text)
    return _table(game, where, text)


def _marked_up(where: str, text: str) -> list[tuple[str, dict[str, str]]]:
    """The cards of a file in XML."""
    check_whole(text, where)
    for form in (octgn, cockatrice):
        if form.is_set(text):
            return [(f"card {number}", card) for number, card in enumerate(form.cards(text), 1)]
    raise Unreadable(f"{where}: there are no cards in it: neither a set of OCTGN nor cards of Cockatrice")


def _table(game: str, where: str, text: str) -> list[tuple[str, dict[str, str]]]:
    """The rows of a table whose first line names the columns, whatever separates them."""
    lines = lines_of(text)
    separator = max(_SEPARATORS, key=lines[0].count)
    header = [cell.strip().strip('"').lower() for cell in lines[0].split(separator)]
    needed = [column for column in columns_of(game) if column.lower() in ("name", "title", "type")]
    missing = [column for column in needed if not _called(column).intersection(header)]
    if missing:
        raise Unreadable(f"{where}: no set file: its first line names no column {missing[0]!r}")
    table = csv.reader((f"{line}\n" for line in lines[1:]), delimiter=separator)
    try:
        rows = [(f"line {table.line_num + 1}", row) for row in table if any(map(str.strip, row))]
    except csv.Error as error:
        raise Unreadable(f"{where}, line {table.line_num + 1}: not a table: {error}") from None
    return [(place, dict(zip(header, row, strict=False))) for place, row in rows]


def _called(column: str) -> set[str]:
    return {column.lower(), *_ALSO.get(column.lower(), ())}


def _fitted(game: str, card: Mapping[str, str], where: str) -> dict[str, str]:
    """A card with the columns of a game: one that is called otherwise elsewhere counts, in large letters or small."""
    told = {name.lower(): words for name, words in card.items()}
    row = {"where": where, **({BEYOND: told[BEYOND]} if BEYOND in told else {})}
    paragraph = getattr(pool_module(game), "PARAGRAPH", " ")
    for column in columns_of(game):
        names = (column.lower(), *_ALSO.get(column.lower(), ()))
        words = next((told[name] for name in names if told.get(name)), "")
        row[column] = paragraph.join(" ".join(line.split()) for line in lines_of(words) if line.strip())
        if len(row[column]) > LONGEST_CELL:
            raise Unreadable(f"{where}, {column}: {LONGEST_CELL:,} letters at most")
    return row

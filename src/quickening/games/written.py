"""What players have written down, alike in every game: card files in columns, and decks of a line a card."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

from quickening.core.files import exists, file_text, lines_of, shown
from quickening.core.records import DeckList
from quickening.core.refusals import Refused, Unreadable
from quickening.games import NotACard, Pool
from quickening.games.own_decks import files_of
from quickening.games.reminders import Keywords, keywords_of, spelled_out
from quickening.text.reader import NotRead

Card = TypeVar("Card")
Found = TypeVar("Found")

#: Where a row is kept that has more cells than there are columns: what it says there.
BEYOND = "beyond the last column"
#: More copies of one card than any deck has: a slip of the pen, or worse.
MANY = 250
#: More lines than any deck has, and more cards.
MOST_LINES, MOST_CARDS = 500, 1_000
#: With more digits a figure is a slip of the pen.
_FIGURE = re.compile(r"[+-]?[0-9]{1,3}")
_LINE = re.compile(r"^([0-9]+)x?\s+(.+?)\s*$", re.IGNORECASE)
_WITH_SET = re.compile(r"^(.+?)\s+\(([\w-]+)\)(?:\s+\d+)?$")
_QUOTING: dict[bool, Literal[0, 3]] = {True: csv.QUOTE_MINIMAL, False: csv.QUOTE_NONE}
_ZONE_LINE = re.compile(r"^[A-Za-z -]+:$|^sideboard$", re.IGNORECASE)


# -- card files ----------------------------------------------------------------------------------------------------


def rows_of(text: str, where: str, columns: Sequence[str], quoted: bool = False) -> list[dict[str, str]]:
    """The rows of a tab-separated card file, each with where it stands; missing cells at a row's end are empty.

    Where cells are not `quoted`, a quotation mark is a mark like any other.
    """
    lines = list(_cells(text, where, quoted))
    header = lines[0][1] if lines else []
    for column in columns:
        if header.count(column) != 1:
            how = "more than one column" if column in header else "no column"
            raise Unreadable(f"{where}, line 1: {how} {column!r}; a card file has {', '.join(columns)}")
    rows = []
    for place, line in lines[1:]:
        if any(line):
            row = dict(zip(header, line + [""] * (len(header) - len(line)), strict=False))
            row["where"] = place
            beyond = "".join(line[len(header) :]).strip()
            rows.append(row | {BEYOND: beyond} if beyond else row)
    return rows


def _cells(text: str, where: str, quoted: bool) -> Iterator[tuple[str, list[str]]]:
    """The rows of a table, each with the line it begins in: within quotation marks a cell may have several lines."""
    table = csv.reader(
        (f"{line}\n" for line in lines_of(text)), delimiter="\t", quoting=_QUOTING[quoted], strict=True
    )
    number = 1
    try:
        for row in table:
            yield f"{where}, line {number}", row
            number = table.line_num + 1
    except csv.Error as error:
        raise Unreadable(f"{where}, line {number}: not a table: {error}") from None


def figure_of(written: str, column: str, where: str, rule: str = "") -> int:
    """The figure in a cell of a card file. Refuses what is none, or none that a card has."""
    cited = f" ({rule})" if rule else ""
    if _FIGURE.fullmatch(written) is None:
        raise Unreadable(f"{where}: {column} is {shown(written)!r}, which is no number of a card{cited}")
    return int(written)


def pool_of(rows: Iterable[dict[str, str]], read: Callable[[dict[str, str]], Any], name: str, text: str) -> Pool:
    """Cards from rows; `name` and `text` are the columns that a card that was not read is shown by."""
    pool = Pool([], [])
    listed = list(rows)
    keywords = keywords_of(listed, text)
    for row in listed:
        try:
            if BEYOND in row:
                raise Unreadable(f"{row['where']}: {shown(row[BEYOND])!r} stands beyond the last column")
            pool.cards.append(_card(row, read, text, keywords))
        except NotRead as error:
            pool.refused.append(NotACard(row[name], error.text, error.position, error.expected, str(error)))
        except Refused as error:
            pool.refused.append(NotACard(row[name], row[text], 0, (), str(error)))
    return pool


def _card(row: dict[str, str], read: Callable[[dict[str, str]], Any], text: str, keywords: Keywords) -> Any:
    """A card, if need be by what its file says of its keywords; else it is refused for its text as it stands."""
    try:
        return read(row)
    except NotRead:
        spelled = spelled_out(row[text], keywords)
        if spelled == row[text]:
            raise
        with suppress(NotRead):
            return read(row | {text: spelled})
        raise


def shipped_pool(package: str, read: Callable[[str, str], Pool]) -> dict[str, Any]:
    """The cards of all card files in a package, by key. All of them are read, or the project is broken."""
    found: dict[str, Any] = {}
    for path in _named(files(package), ".tsv"):
        pool = read(path.read_text(encoding="utf-8"), path.name)
        if pool.refused:
            raise Unreadable(f"{path.name}: {pool.refused[0].name}: {pool.refused[0].reason}")
        found |= {card.key: card for card in pool.cards}
    return found


def _named(folder: Traversable, ending: str) -> list[Traversable]:
    found = (path for path in folder.iterdir() if path.name.endswith(ending)) if folder.is_dir() else ()
    return sorted(found, key=lambda path: path.name)


# -- decks ---------------------------------------------------------------------------------------------------------


class Line(NamedTuple):
    """So many copies of a card, as it is called and perhaps of a set, and where that is written."""

    copies: int
    title: str
    set_name: str
    where: str

    @property
    def words(self) -> str:
        """What the card is called, with its set if that was written: a title may itself end in brackets."""
        return f"{self.title} ({self.set_name})" if self.set_name else self.title


class Written(NamedTuple):
    """A deck as it is written down: what its cards are is not known yet. `heads` are what stands on top of it.

    `made` is a card file by its lines, of cards that were made for the deck (`games/made.py`).
    """

    heads: dict[str, str]
    lines: list[Line]
    made: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.heads["#"]

    @property
    def about(self) -> str:
        return self.heads.get("##", "")


def plain_deck(key: str, text: str) -> Written:
    """A deck as plain text: `3 Caliban` a line, `# name` and `## about` on top. Refuses a line by its number.

    Other zones than the deck, each under its name and a colon, and a sideboard are not part of it.
    """
    written, counts = Written({"#": key}, []), True
    for number, line in enumerate(lines_of(text), 1):
        words = line.strip()
        if words.startswith("#"):
            head = words[: len(words) - len(words.lstrip("#"))]
            written.heads[head] = words[len(head) :].strip()
        elif _ZONE_LINE.match(words):
            counts = words.lower() == "deck:"
        elif words and counts:
            written.lines.append(_line(words, key, f"line {number}"))
    return written


def _line(words: str, key: str, where: str) -> Line:
    match = _LINE.match(words)
    if match is None:
        raise Unreadable(f"{shown(key)}, {where}: {shown(words)!r} is not a number and a card’s title")
    copies = match.group(1)
    if not 1 <= len(copies) <= 4 or not 1 <= int(copies) <= MANY:
        raise Unreadable(f"{shown(key)}, {where}: {shown(copies)} copies of a card are not for a deck")
    of_set = _WITH_SET.match(match.group(2))
    title, set_name = of_set.groups() if of_set else (match.group(2), "")
    return Line(int(copies), title, set_name, where)


def dealt(key: str, lines: Iterable[Line], find: Callable[[Line], Card]) -> tuple[Card, ...]:
    """The cards of the lines. All that `find` refuses is named, each card once."""
    cards: list[Card] = []
    wrong: dict[str, str] = {}
    listed = list(lines)
    if len(listed) > MOST_LINES or sum(line.copies for line in listed) > MOST_CARDS:
        raise Unreadable(f"{shown(key)} is no deck: one has {MOST_LINES} lines and {MOST_CARDS:,} cards at most")
    for line in listed:
        try:
            cards += [find(line)] * line.copies
        except Unreadable as error:
            wrong.setdefault(str(error), line.where)
    if wrong:
        reasons = "".join(f"\n  {where}: {one}" for one, where in wrong.items())
        raise Unreadable(f"{shown(key)} cannot be dealt:{reasons}")
    return tuple(cards)


def no_card(name: str) -> Unreadable:
    return Unreadable(f"there is no card {shown(name)!r}")


def by_keys(deck: DeckList, pile: str, known: Mapping[str, Card]) -> tuple[Card, ...]:
    """The cards of a pile by their keys, as a record has them."""
    missing = [key for key in deck.pile(pile) if key not in known]
    if missing:
        raise Unreadable(f"{deck.name}: there is no card {missing[0]!r}")
    return tuple(known[key] for key in deck.pile(pile))


def by_words(cards: Iterable[Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Cards by key and title, and by name, in small letters; of several the first."""
    titled: dict[str, Any] = {}
    named: dict[str, Any] = {}
    for card in cards:
        titled.setdefault(card.key.lower(), card)
        titled.setdefault(card.title.lower(), card)
        named.setdefault(card.name.lower(), card)
    return titled, named


def ready_texts(package: str) -> dict[str, str]:
    """The decks in the folder `ready` of a game's package, by key, as they are written."""
    found = _named(files(package).joinpath("ready"), ".txt")
    return {path.name[:-4]: path.read_text(encoding="utf-8") for path in found}


def named_deck(game: str, deck: Any, ready: Mapping[str, Found], parse: Callable[[str, str], Found]) -> Found:
    """A deck by its key, ready or of the player's own, or from a file. Refuses what is none of these."""
    if deck in ready:
        return ready[str(deck)]
    own = files_of(game)
    return parse(str(deck), deck_text(own.get(str(deck), deck), [*ready, *own]))


def deck_text(deck: Any, known: Iterable[str]) -> str:
    """What stands in the file of a deck. Where there is none, the decks are named that there are."""
    if not isinstance(deck, (str, Path)) or not str(deck) or not exists(deck):
        raise Unreadable(f"there is no deck {shown(deck)!r}; there are: {', '.join(known) or 'none yet'}")
    return file_text(deck)

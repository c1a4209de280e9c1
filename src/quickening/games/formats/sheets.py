"""Lists out of a spreadsheet: columns for how many, the title and perhaps the set, whatever separates them."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from quickening.core.files import lines_of
from quickening.games.formats.entries import Entry

_TITLES = ("name", "title", "card", "card name")
_COPIES = ("count", "quantity", "qty", "copies", "number", "amount")
_SETS = ("set", "edition", "set name", "expansion")
_SEPARATORS = (",", ";", "\t")


def is_deck(text: str) -> bool:
    """Whether the first line names columns of a deck."""
    return _separator(text) != ""


def deck(text: str) -> list[Entry]:
    r"""The cards, a row each.

    >>> deck('Quantity;Name;Set\n3;Fox;s\n')
    [Entry(copies='3', title='Fox', set_name='s')]
    """
    rows = csv.reader((f"{line}\n" for line in lines_of(text)), delimiter=_separator(text))
    header = [cell.strip().lower() for cell in next(rows)]
    columns = [_column(header, names) for names in (_COPIES, _TITLES, _SETS)]
    return [Entry(*(_cell(row, at) for at in columns)) for row in rows if any(map(str.strip, row))]


def _cell(row: list[str], at: int) -> str:
    return row[at].strip() if 0 <= at < len(row) else ""


def _separator(text: str) -> str:
    first = lines_of(text.lstrip()[:400])[0].lower()
    for separator in _SEPARATORS:
        header = [cell.strip().strip('"') for cell in first.split(separator)]
        if _column(header, _TITLES) >= 0 and _column(header, _COPIES) >= 0:
            return separator
    return ""


def _column(header: list[str], names: tuple[str, ...]) -> int:
    return next((at for at, cell in enumerate(header) if cell in names), -1)


def written(name: str, entries: Iterable[Entry], game: str) -> str:
    """A deck as a table."""
    page = io.StringIO()
    table = csv.writer(page, lineterminator="\n")
    table.writerow(("Quantity", "Name", "Set"))
    table.writerows(entries)
    return page.getvalue()

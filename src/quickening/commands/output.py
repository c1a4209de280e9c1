"""How the commands speak: results on stdout, progress on stderr."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import msgspec
from rich.console import Console
from rich.table import Table

Item = TypeVar("Item")


def console() -> Console:
    """For results. Where they do not go to a terminal, lines are as long as they are."""
    out = Console(highlight=False)
    if not out.is_terminal:
        out = Console(highlight=False, width=200, soft_wrap=True)
    return out


def say_json(data: Any) -> None:
    """A result for programs."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data)).decode() + "\n")
    sys.stdout.flush()  # what cannot be written is known here, and said


def table(title: str, *columns: str, right: tuple[str, ...] = ()) -> Table:
    """An empty table; the columns named in `right` hold numbers."""
    made = Table(
        title=title, title_justify="left", title_style="bold", box=None, header_style="dim", padding=(0, 2, 0, 0)
    )
    for column in columns:
        made.add_column(column, justify="right" if column in right else "left")
    return made


def progress(items: Iterable[Item], total: int, words: str) -> Iterator[Item]:
    """The items as they come, with a bar on stderr if somebody sits there."""
    err = Console(stderr=True)
    if not err.is_terminal:
        yield from items
        return
    from rich.progress import track

    yield from track(items, words, total, console=err, transient=True)

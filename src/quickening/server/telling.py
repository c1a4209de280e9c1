"""What processes tell each other, in words: lines that are on disk, and notes that are not kept.

How the words come to the others is the journal's matter: by the database (`postgres`), or on one machine from one to
another (`peers`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from quickening.server.journal import Ear, Entry


class Told(msgspec.Struct, array_like=True):
    """A line as other processes hear of it."""

    table: str
    entry: Entry


def line_said(table: str, entry: Entry, longest: int) -> str:
    """A line as other processes are told of it; if that is longer than so many bytes, its table alone."""
    words = msgspec.json.encode(Told(table, entry))
    return words.decode() if len(words) <= longest else table


def lines_said(worker: str, lines: Sequence[str]) -> str:
    """Lines of a process in one message; none at all: nobody knows which there are."""
    return f"lines {worker} " + "\n".join(lines)


def note_said(worker: str, table: str, note: bytes) -> str:
    """A note in a message of its own."""
    return f"note {worker} {table} {note.decode()}"


def parted(lines: Sequence[str], longest: int) -> Iterator[tuple[str, int]]:
    """Lines with the number of the message into which each fits.

    >>> list(parted(["a" * 5000, "b" * 2000, "c" * 2000], 7500))[2][1]
    1
    """
    part = size = 0
    for line in lines:
        size += len(line.encode()) + 1
        if size > longest + 1:
            part, size = part + 1, len(line.encode()) + 1
        yield line, part


def hear(ear: Ear, me: str, said: str) -> None:
    """A message of a process; what it has said itself it knows."""
    kind, worker, rest = said.split(" ", 2)
    if worker == me:
        return
    if kind == "note":
        table, _, note = rest.partition(" ")
        ear.note_heard(worker, table, note.encode())
    elif rest:
        for line in rest.split("\n"):
            hear_line(ear, line)
    else:
        ear.lines_written([])


def hear_line(ear: Ear, line: str) -> None:
    """A line that another process has written, or the name of its table."""
    if line.startswith('["'):
        if ear.follows(line[2 : line.index('"', 2)]):
            told = msgspec.json.decode(line, type=Told)
            ear.line_written(told.table, told.entry)
    elif line:
        ear.lines_written(line.split(" "))

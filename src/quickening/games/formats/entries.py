"""What a deck in any program's format comes down to."""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """So many copies of a card, as a file has it: nothing of it is believed yet."""

    copies: str
    title: str
    set_name: str

"""Titles that the Type One book gives to cards of the first edition (HLT 398-406, 443-444)."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.once import once_each
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.names import new_titles


@once_each
def titled(titles: str, printed: Printed) -> Printed:
    """HLT 399-406, 444. A card as a book titles it: dodges become Evades or Counters, generic Guards are Guards."""
    found = new_titles().get(printed.name.lower()) if titles == "new" and "first" in printed.editions else None
    if found is None or printed.type != found.type or (found.generic == "yes" and printed.of):
        return printed
    kinds = tuple(dict.fromkeys((*printed.kinds, found.kind)))
    return replace(printed, name=found.becomes, kinds=kinds, first_title=printed.name)

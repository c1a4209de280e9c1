"""What all events have in common."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.events import Event
from quickening.games.highlander.state import HighlanderGame

Rules = tuple[str, str, str]


class HighlanderEvent(Event, frozen=True):
    """Something that happens in a duel."""

    rules: ClassVar[Rules] = ("", "", "")


class CardEvent(HighlanderEvent, frozen=True):
    """Something that happens to one card."""

    card: int


def note(game: HighlanderGame, seat: int, what: str) -> None:
    """A fact of a player's turn for texts that ask later."""
    deeds: Any = game.deeds[seat]
    if what not in deeds.notes:
        deeds.notes = (*deeds.notes, what)


def note_last(game: HighlanderGame, seat: int, *how: str) -> None:
    """How a player's last attack went, in place of those before it."""
    deeds: Any = game.deeds[seat]
    deeds.notes = (*(one for one in deeds.notes if not one.startswith("last attack ")), *how)

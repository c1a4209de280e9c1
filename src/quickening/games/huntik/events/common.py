"""How the log speaks of cards and zones, and events about one card."""

from __future__ import annotations

from quickening.core.events import Event
from quickening.games.huntik.state import NOBODY, HuntikGame

#: More cards than anybody wants to have listed in a sentence.
MANY = 8


def because(game: HuntikGame, by: int) -> str:
    """The card whose text brought something about, behind a sentence; nothing where a rule did."""
    return f" ({game.said(by)})" if by != NOBODY else ""


def listed(game: HuntikGame, cards: tuple[int, ...]) -> str:
    """Several names: `Caliban, Cherit and Peque`."""
    names = [game.cards[card].definition.name for card in cards]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def zone_word(game: HuntikGame, zone: int, seat: int | None) -> str:
    """HK 400.10a. A zone in the log, as the reader counts; a spectator counts with the lead player."""
    return f"zone {zone if seat is None else game.seen_from(zone, seat)}"


class CardEvent(Event, frozen=True):
    """Something that happens to one card."""

    card: int

"""Continuous modifiers begin and end (HK 706-708)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.events import Event, Note
from quickening.games.huntik import channels
from quickening.games.huntik.state import Gained, HuntikGame, Modifier


class ModifierMade(Event, frozen=True):
    """HK 706.2. A power made a continuous modifier."""

    modifier: Modifier
    rule: ClassVar[str] = "HK 706.2"

    def apply(self, game: HuntikGame) -> None:
        game.modifiers.append(self.modifier)
        game.wrote(channels.TEXTS)


class ModifiersEnded(Event, frozen=True):
    """HK 708.3. Modifiers of a duration end; what lasts until the end of the next round is then of this one."""

    until: str
    rule: ClassVar[str] = "HK 708.3"

    def apply(self, game: HuntikGame) -> None:
        longer = f"next {self.until}"
        if any(one.until in (self.until, longer) for one in game.modifiers):
            left = [one for one in game.modifiers if one.until != self.until]
            game.modifiers = [replace(one, until=self.until) if one.until == longer else one for one in left]
            game.wrote(channels.TEXTS)


class TextSwapped(Event, frozen=True):
    """Two cards have each other's printed text box."""

    card: int
    other: int
    rule: ClassVar[str] = "HK 706.2"

    def apply(self, game: HuntikGame) -> None:
        one, two = game.cards[self.card], game.cards[self.other]
        one.printed, two.printed = with_text_of(one.printed, two.printed), with_text_of(two.printed, one.printed)
        one.powers_since, two.powers_since = game.tick(), game.tick()
        game.wrote(channels.TEXTS)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.said(self.card)} and {game.said(self.other)} swap text."


class ModifiersSpent(Note, frozen=True):
    """HK 709.1. Modifiers that waited for the next event are over, however often that was (HK 702.1a)."""

    modifiers: tuple[Modifier | None, ...]
    rule: ClassVar[str] = "HK 709.1"

    def apply(self, game: HuntikGame) -> None:
        game.modifiers = [one for one in game.modifiers if one not in self.modifiers]
        game.wrote(channels.TEXTS)


class PowersLost(Note, frozen=True):
    """HK 700.3. The cards in play that have lost their powers now."""

    cards: tuple[int, ...]
    rule: ClassVar[str] = "HK 700.3"

    def apply(self, game: HuntikGame) -> None:
        game.powerless = self.cards


class PowersReturned(Note, frozen=True):
    """HK 700.3. The cards whose powers came back with what has just happened."""

    cards: tuple[int, ...]
    rule: ClassVar[str] = "HK 700.3"

    def apply(self, game: HuntikGame) -> None:
        game.returned = self.cards


class PowersGiven(Note, frozen=True):
    """HK 711.2d. Which always-on powers cards have been given, and since when."""

    gained: tuple[Gained, ...]
    rule: ClassVar[str] = "HK 711.2d"

    def apply(self, game: HuntikGame) -> None:
        game.gained = self.gained
        game.wrote(channels.TEXTS)


class PowersStarted(Note, frozen=True):
    """HK 711.3. What these cards generate gets new timestamps, in this order."""

    cards: tuple[int, ...]
    rule: ClassVar[str] = "HK 711.3"

    def apply(self, game: HuntikGame) -> None:
        for card in self.cards:
            game.cards[card].powers_since = game.tick()
        game.wrote(channels.TEXTS)


def with_text_of(one: Any, other: Any) -> Any:
    """A printed card with another's text box."""
    return replace(one, text=other.text, abilities=other.abilities)

"""Continuous modifiers begin and end (HK 706-708)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.games.huntik.events.common import said
from quickening.games.huntik.state import HuntikGame, Modifier


class ModifierMade(Event, frozen=True):
    """HK 706.2. A power made a continuous modifier."""

    modifier: Modifier
    rule: ClassVar[str] = "HK 706.2"

    def apply(self, game: HuntikGame) -> None:
        game.modifiers.append(self.modifier)
        game.touch()


class ModifiersEnded(Event, frozen=True):
    """HK 708.3. Modifiers of a duration end; what lasts until the end of the next round is then of this one."""

    until: str
    rule: ClassVar[str] = "HK 708.3"

    def apply(self, game: HuntikGame) -> None:
        longer = f"next {self.until}"
        if any(one.until in (self.until, longer) for one in game.modifiers):
            left = [one for one in game.modifiers if one.until != self.until]
            game.modifiers = [replace(one, until=self.until) if one.until == longer else one for one in left]
            game.touch()


class TextSwapped(Event, frozen=True):
    """Two cards have each other's printed text box."""

    card: int
    other: int
    rule: ClassVar[str] = "HK 706.2"

    def apply(self, game: HuntikGame) -> None:
        one, two = game.cards[self.card], game.cards[self.other]
        one.printed, two.printed = with_text_of(one.printed, two.printed), with_text_of(two.printed, one.printed)
        one.powers_since, two.powers_since = game.tick(), game.tick()
        game.touch()

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{said(game, self.card)} and {said(game, self.other)} swap text."


def with_text_of(one: Any, other: Any) -> Any:
    """A printed card with another's text box."""
    return replace(one, text=other.text, abilities=other.abilities)

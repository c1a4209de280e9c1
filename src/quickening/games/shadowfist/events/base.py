"""What all events about cards share."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY


def listed(game: ShadowfistGame, cards: tuple[int, ...], openly: bool = False) -> str:
    """Several names: `Ting Ting, Red Monk and Tech Squad`; `openly`: whatever lies face down by now as well."""
    names = [game.cards[card].name if openly else game.said(card) for card in cards]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def counted(number: int, word: str) -> str:
    """A number of things: `1 card`, `3 cards`."""
    return f"{number} {word}{'' if number == 1 else 's'}"


class CardEvent(Event, frozen=True):
    """Something that happens to one card."""

    card: int
    by: Ref | None = None
    seat: int = NOBODY

    #: How a card that did it is named, where the log names it.
    cause: ClassVar[str] = ""

    def tell(self, game: ShadowfistGame, seat: int | None) -> str | None:
        words = super().tell(game, seat)
        if words and self.cause and self.by is not None and self.by.card not in (NOBODY, self.card):
            words = words.removesuffix(".") + self.cause.replace("{by}", game.said(self.by.card)) + "."
        return words

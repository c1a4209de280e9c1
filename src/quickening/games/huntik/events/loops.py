"""Which plays were made in a round, for what comes round again (HK 802)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Note
from quickening.games.huntik.state import HuntikGame, Step


class PlayNoted(Note, frozen=True):
    """HK 802.1. An optional play is made."""

    step: Step
    rule: ClassVar[str] = "HK 802.1"

    def apply(self, game: HuntikGame) -> None:
        game.trail.append(self.step)


class PlayChanged(Note, frozen=True):
    """HK 802.1. More is known of how a play was made, or it is over."""

    place: int
    step: Step
    rule: ClassVar[str] = "HK 802.1"

    def apply(self, game: HuntikGame) -> None:
        game.trail[self.place] = self.step


class LoopLimited(Note, frozen=True):
    """HK 802.2. So often may a play be made in all before its loop ends."""

    play: str
    times: int
    rule: ClassVar[str] = "HK 802.2"

    def apply(self, game: HuntikGame) -> None:
        game.limits[self.play] = self.times


class LoopsForgotten(Note, frozen=True):
    """HK 802. A new round: nothing of the old one comes back."""

    rule: ClassVar[str] = "HK 802"

    def apply(self, game: HuntikGame) -> None:
        game.trail = []
        game.limits = {}

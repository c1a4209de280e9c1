"""Playing a card because a text says so (HK 404)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event
from quickening.core.frames import Next, Run
from quickening.core.modifiers import Ref
from quickening.games.huntik.kinds.effects.common import ToCards, choosable
from quickening.games.huntik.kinds.places import Place
from quickening.games.huntik.state import ZONES, HuntikGame
from quickening.lang.nodes import Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Chosen


class PlayHero(ToCards, frozen=True):
    """HK 404.1. A hero is played, not put, into a zone: a major hero only if one may still be played (HK 301.2)."""

    place: Place
    is_play: ClassVar[bool] = True

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        raise NotImplementedError  # pragma: no cover - it is played by a frame of its own

    def suits(self, game: HuntikGame, card: int) -> bool:
        return game.cards[card].definition.is_hero and game.may_play_hero(card)

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        zone = self.place.zone(game, frame.scope)
        refs = [ref for ref in self.what.refs(game, frame.scope) if self.suits(game, ref.card)]
        if not refs or zone not in ZONES:
            return frame.start
        return Run(game.playing(frame.scope.you, refs[0].card, zone), frame.start)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        if not isinstance(self.what, Chosen) or scope.got(self.what.slot) is not None:
            return choosable(game, scope, self.what)
        return any(self.suits(game, card) for card in self.what.candidates(game, scope))

"""Turns, cancelling, and winning (HK 500, 701, 707)."""

from __future__ import annotations

from quickening.core.frames import Next
from quickening.games.huntik.events import ExtraMajor, FirstNextRound, TurnTaken, WentAgain
from quickening.games.huntik.state import HuntikGame
from quickening.lang.nodes import Effect
from quickening.lang.resolve import Resolve


class GoAgain(Effect, frozen=True):
    """HK 707.2."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        return game.do([WentAgain(frame.scope.you)], frame.start)


class GoFirst(Effect, frozen=True):
    """HK 500.1d. `who` is `you` or `opponent`."""

    who: str = "you"

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        you = frame.scope.you
        return game.do([FirstNextRound(you if self.who == "you" else 1 - you)], frame.start)


class CancelAction(Effect, frozen=True):
    """HK 701.4. `Cancel that Action`."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        from quickening.games.huntik.rules.playing_cards import answered_play

        play = answered_play(game)
        if play is not None:
            play.canceled = True
        return frame.start


class NowYourTurn(Effect, frozen=True):
    """HK 707.3."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        return game.do([TurnTaken(frame.scope.you)], frame.start)


class ExtraMajorHero(Effect, frozen=True):
    """HK 301.2b. `you may play an extra major hero this round`."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        return game.do([ExtraMajor(frame.scope.you)], frame.start)


class Win(Effect, frozen=True):
    """`You win`."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        game.win(frame.scope.you)
        return frame.start

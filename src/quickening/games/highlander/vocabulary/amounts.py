"""Numbers that have to be worked out."""

from __future__ import annotations

from quickening.games.highlander.state import HAND, HighlanderGame
from quickening.lang.nodes import Amount, Scope
from quickening.lang.selections import Cards


def seat_of(who: str, scope: Scope) -> int:
    """The player a text means."""
    return scope.you if who == "you" else 1 - scope.you


class Plain(Amount, frozen=True):
    """A number as it stands."""

    n: int

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        return self.n


class CardsInHand(Amount, frozen=True):
    """One for each card in a player's hand."""

    who: str

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        return len(game.of(HAND, seat_of(self.who, scope)))


class AttacksPlayed(Amount, frozen=True):
    """One for each attack you play this turn, up to a maximum."""

    most: int = 99

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        return min(self.most, game.deeds[scope.you].attacks)


class InPlay(Amount, frozen=True):
    """One for each such card in play."""

    cards: Cards

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        return len(self.cards.found(game, scope))


class SameNumber(Amount, frozen=True):
    """As many cards as you were forced to discard at once."""

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        from quickening.games.highlander.events import Discarded

        forced = [isinstance(event, Discarded) and event.by == 1 - scope.you for event in game.log]
        if True not in forced:
            return 0
        tail = forced[: len(forced) - forced[::-1].index(True)]
        return len(tail) - (len(tail) - tail[::-1].index(False) if False in tail else 0)


class JustDone(Amount, frozen=True):
    """As many as the last thing was done to."""

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        return int(game.result or 0)


class UpToAbility(Amount, frozen=True):
    """As many cards as the hand falls short of the Ability."""

    who: str = "you"

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        seat = seat_of(self.who, scope)
        return max(0, game.players[seat].ability - len(game.of(HAND, seat)))


def number(amount: Amount | int, game: HighlanderGame, scope: Scope) -> int:
    """A number, worked out if it has to be."""
    return amount if isinstance(amount, int) else amount.value(game, scope)

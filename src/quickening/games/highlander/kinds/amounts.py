"""Numbers that have to be worked out, and how many cards of a kind are meant."""

from __future__ import annotations

from typing import ClassVar

from quickening.games.highlander.kinds.filters import meant
from quickening.games.highlander.state import DISCARD, HAND, HighlanderGame
from quickening.lang.nodes import Amount, Node, Scope
from quickening.lang.selections import Cards


def seat_of(who: str, scope: Scope) -> int:
    """The player a text means."""
    return scope.you if who == "you" else 1 - scope.you


class Some(Node, frozen=True):
    """So many cards of a kind out of a hand or pile; `up_to`: fewer if one likes; `random`: chosen by chance."""

    cards: Cards
    amount: int = 1
    up_to: bool = False
    random: bool = False

    def among(self, game: HighlanderGame, pile: list[int], scope: Scope) -> list[int]:
        """Those of a pile that are meant."""
        return [card for card in pile if meant(game, self.cards, card, scope)]


class CardsInHand(Amount, frozen=True):
    """One for each card in a player's hand."""

    who: str

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        return len(game.of(HAND, seat_of(self.who, scope)))


class AttacksPlayed(Amount, frozen=True):
    """One for each attack you play this turn, or your opponent played in the last, up to a maximum."""

    most: int = 99
    who: str = "you"

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        return min(self.most, game.deeds[seat_of(self.who, scope)].attacks)


class InPile(Amount, frozen=True):
    """One for each such card in a player's discard pile."""

    cards: Cards
    who: str = "you"

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        pile = game.of(DISCARD, seat_of(self.who, scope))
        return sum(self.cards.fits(game, card, scope) for card in pile)


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


class UpTo(Amount, frozen=True):
    """As many as there are of something, to a maximum (HL1 45)."""

    each: Amount
    most: int

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        return min(self.most, self.each.value(game, scope))


class JustDone(Amount, frozen=True):
    """As many as the last thing was done to; `cards` is what these were, if the text says it again."""

    cards: Cards | None = None
    passing: ClassVar[bool] = True

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        return int(game.result or 0)


def number(amount: Amount | int, game: HighlanderGame, scope: Scope) -> int:
    """A number, worked out if it has to be."""
    return amount if isinstance(amount, int) else amount.value(game, scope)


def times(amount: int, each: Amount | None, game: HighlanderGame, scope: Scope) -> int:
    """So many, or so many for each of something."""
    return amount if each is None else amount * each.value(game, scope)

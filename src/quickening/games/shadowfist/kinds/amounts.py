"""Numbers that have to be worked out (SF 24.2, 48.0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickening.games.shadowfist.kinds.figures import ON_TABLE, number_of, provided
from quickening.games.shadowfist.kinds.people import YOU, Who
from quickening.games.shadowfist.kinds.timings import threats_of
from quickening.games.shadowfist.kinds.traits import TALLIES, Asked
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import BURNED
from quickening.lang.nodes import Amount, Scope, Selection
from quickening.lang.selections import Cards


class Reckoned(Amount, frozen=True):
    """`-X`, `twice ...`, `half of it, rounded up`, `one plus the other`: a number made of others, by `RECKONING`."""

    how: str
    amount: Amount
    number: int = 0
    other: Amount | None = None

    @property
    def at_resolution(self) -> bool:
        """SF 24.8. Whether it follows from what the text itself does."""
        return any(isinstance(one, Count) and one.at_resolution for one in (self.amount, self.other))

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        other = self.number if self.other is None else self.other.value(game, scope)
        return RECKONING[self.how](self.amount.value(game, scope), other)


#: What is made of two numbers; what is left is never below 0 as an amount of something (SF 48.0).
RECKONING: dict[str, Callable[[int, int], int]] = {
    "times": lambda one, other: one * other,
    "plus": lambda one, other: one + other,
    "less": lambda one, other: max(0, one - other),
    "per": lambda one, other: one // other,
    "per, rounded up": lambda one, other: (one + other - 1) // other,
    "at most": lambda one, other: min(other, max(0, one)),
    "at least": lambda one, other: max(other, one),
}


def minus(amount: Amount) -> Reckoned:
    """`-X`."""
    return Reckoned("times", amount, -1)


class Count(Amount, frozen=True):
    """`the number of Characters you control`.

    `how`: each `title` once (SF 42.0), the most that have the `same title` (SF 8.1), or those that are `lost`,
    or to which the text has `done` something by then, wherever they are (SF 24.8).
    """

    cards: Cards
    how: str = ""

    @property
    def at_resolution(self) -> bool:
        """SF 24.8. Whether they are counted once the text has done something to them."""
        return self.how == "done"

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        if self.how == "lost":
            mine = (card for card in lost(game, scope.you) if game.sees(scope, card))
            return sum(self.cards.fits(game, card, scope) for card in mine)
        if self.how == "done":
            return sum(self.cards.fits(game, card, scope) for card in range(len(game.cards)))
        found = self.cards.found(game, scope)
        return BY_TITLE[self.how](titles(game, found)) if self.how else len(found)


def titles(game: ShadowfistGame, cards: list[int]) -> list[str]:
    """The titles of those that lie face up."""
    return [game.cards[card].name for card in cards if not game.cards[card].face_down]


BY_TITLE: dict[str, Callable[[list[str]], int]] = {
    "title": lambda found: len(set(found)),
    "same title": lambda found: max(map(found.count, found), default=0),
}


def lost(game: ShadowfistGame, seat: int) -> list[int]:
    """Cards a player owns that opponents control or that lie in burned-for-victory piles (SF 9.2.5)."""
    taken = [card for other in game.opponents(seat) for card in game.controlled(other)]
    burned = [card for other in range(len(game.players)) for card in game.areas[BURNED, other]]
    return [card for card in (*taken, *burned) if game.cards[card].owner == seat]


class Tally(Amount, frozen=True):
    """`the number of {tek} resources in your pool`: how much players have of something (`traits.TALLIES`)."""

    what: str
    who: Who = YOU
    sign: str = ""
    cards: Cards | None = None

    @property
    def at_resolution(self) -> bool:
        """SF 9.2.2, 17.2.6. Whether it is looked at only when it is taken."""
        return self.what in ("all Power", "seen in hand")

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        tally, asked = TALLIES[self.what], Asked(self.what, self.cards, (self.sign,))
        return sum(tally(game, seat, asked, scope) for seat in self.who.seats(game, scope))


class FigureOf(Amount, frozen=True):
    """`its cost`, `the printed Fighting of the sacrificed Character`: together, if several are meant.

    `sign`: of its resources only those.
    """

    figure: str
    what: Selection
    combined: bool = False
    sign: str = ""

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        refs = self.what.refs(game, scope)
        if self.sign:
            return sum(provided(game, ref.card).count(self.sign) for ref in refs)
        if not refs and self.figure not in ON_TABLE:
            refs = scope.it
        return sum(number_of(game, ref.card, self.figure) for ref in refs)


class Told(Amount, frozen=True):
    """A number that the text or the game knows by now: see `TOLD`."""

    word: str

    @property
    def at_resolution(self) -> bool:
        """Whether it is known only as the effect resolves."""
        return self.word == "that amount"

    def value(self, game: ShadowfistGame, scope: Any) -> int:
        return TOLD[self.word](game, scope)


def remembered_x(game: ShadowfistGame, scope: Any) -> int:
    """`X = the number of cards targeted`: what the card noted as it entered play (SF 48.2)."""
    if scope.source is None or not game.alive(scope.source):
        return 0
    return int(dict(game.cards[scope.source.card].memory).get("x", 0))


def threatened(game: ShadowfistGame, scope: Any) -> int:
    """`an equal number of cards`: as many as the answered effect would have taken."""
    effect = game.effect(scope.answers)
    return sum(threats_of(game, effect, scope.you).values()) if effect is not None else 0


#: The number of what happened (damage inflicted, Power gained, damage healed), how many were chosen for the text's
#: last choice, what the card noted, what an effect would take, more than anybody has, and
#: what came of the coins flipped for the text.
TOLD: dict[str, Callable[[ShadowfistGame, Any], int]] = {
    "that amount": lambda game, scope: scope.amount,
    "chosen": lambda game, scope: len(scope.it),
    "noted": remembered_x,
    "threatened": threatened,
    "all": lambda game, scope: 1_000_000,
    "the number of Heads": lambda game, scope: scope.amount,
    "the number of flips": lambda game, scope: scope.amount,
}


class Whichever(Amount, frozen=True):
    """`+1 Fighting, or +2 Fighting if it is Unique`."""

    usual: Amount
    other: Amount
    condition: Any

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        found: Amount = self.other if self.condition.holds(game, scope) else self.usual
        return found.value(game, scope)


#: What a card noted as it entered play.
NOTED = Told("noted")

"""What happens in the game.

A line of the log is told from the event and the printed cards alone, never from the state: what was hidden when it
happened is not told later, when the card lies somewhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from quickening.core.events import Event
from quickening_tiny.things import DECK, DISCARD, HAND, LOT, MARKET, NOBODY, STACK, YARD, Guise

if TYPE_CHECKING:
    from quickening.lang.nodes import Scope
    from quickening_tiny.game import Tiny


class Shuffled(Event, frozen=True):
    """A deck is shuffled."""

    seat: int

    def apply(self, game: Tiny) -> None:
        game.shuffle(DECK, self.seat)

    def tell(self, game: Tiny, seat: int | None) -> str:
        return f"{game.names[self.seat]} shuffles."


class Drew(Event, frozen=True):
    """A player draws a card, which they alone see."""

    seat: int
    card: int
    rule: ClassVar[str] = "TN 2"

    def apply(self, game: Tiny) -> None:
        game.move(self.card, HAND, self.seat)

    def tell(self, game: Tiny, seat: int | None) -> str:
        drawn = game.cards[self.card].name if seat == self.seat else "a card"
        return f"{game.names[self.seat]} draws {drawn}."


class Gained(Event, frozen=True):
    """A player gains coins."""

    seat: int
    coins: int

    def apply(self, game: Tiny) -> None:
        game.pay(self.seat, self.coins)

    def tell(self, game: Tiny, seat: int | None) -> str:
        return f"{game.names[self.seat]} gains {self.coins}."


class Lost(Event, frozen=True):
    """A player loses coins, as many as there are."""

    seat: int
    coins: int

    def apply(self, game: Tiny) -> None:
        game.pay(self.seat, -min(self.coins, game.coins[self.seat]))

    def tell(self, game: Tiny, seat: int | None) -> str:
        return f"{game.names[self.seat]} loses {self.coins}."


class Played(Event, frozen=True):
    """A deed goes on the stack, aimed at what was chosen."""

    seat: int
    card: int
    scope: Scope
    rule: ClassVar[str] = "TN 4"

    def apply(self, game: Tiny) -> None:
        game.move(self.card, STACK)
        game.cards[self.card].scope = self.scope

    def tell(self, game: Tiny, seat: int | None) -> str:
        return f"{game.names[self.seat]} plays {game.cards[self.card].name}."


class Passed(Event, frozen=True):
    """A player does not respond."""

    seat: int
    rule: ClassVar[str] = "TN 4"

    def tell(self, game: Tiny, seat: int | None) -> str:
        return f"{game.names[self.seat]} passes."


class LeftStack(Event, frozen=True):
    """A deed was carried out, or cancelled before it could be."""

    card: int
    cancelled: bool = False
    rule: ClassVar[str] = "TN 4"

    def apply(self, game: Tiny) -> None:
        game.move(self.card, DISCARD, game.cards[self.card].owner)

    def tell(self, game: Tiny, seat: int | None) -> str:
        return f"{game.cards[self.card].name} is {'cancelled' if self.cancelled else 'done'}."


class Laid(Event, frozen=True):
    """A card is laid in the yard face down, a blade against somebody."""

    seat: int
    card: int
    aim: int = NOBODY
    rule: ClassVar[str] = "TN 5"

    def apply(self, game: Tiny) -> None:
        game.move(self.card, YARD)
        game.cards[self.card].face_down = True
        game.cards[self.card].aim = self.aim

    def tell(self, game: Tiny, seat: int | None) -> str:
        what = game.cards[self.card].name if seat == self.seat else "a card"
        against = f" against {game.names[self.aim]}" if self.aim != NOBODY else ""
        return f"{game.names[self.seat]} lays {what}{against}."


class TurnedUp(Event, frozen=True):
    """A face-down card is turned up; from now on it has its text."""

    card: int
    rule: ClassVar[str] = "TN 5"

    def apply(self, game: Tiny) -> None:
        game.cards[self.card].face_down = False
        game.cards[self.card].stamp = game.tick()
        game.invalidate()

    def tell(self, game: Tiny, seat: int | None) -> str:
        return f"{game.cards[self.card].name} is turned up."


class Discarded(Event, frozen=True):
    """A card that everybody sees goes to its owner's discard pile."""

    card: int

    def apply(self, game: Tiny) -> None:
        game.move(self.card, DISCARD, game.cards[self.card].owner)

    def tell(self, game: Tiny, seat: int | None) -> str:
        return f"{game.cards[self.card].name} is discarded."


class TextChanged(Event, frozen=True):
    """A card has another text until the end of the turn."""

    card: int
    guise: Guise

    def apply(self, game: Tiny) -> None:
        game.cards[self.card].guises += (self.guise,)
        game.invalidate()

    def tell(self, game: Tiny, seat: int | None) -> str:
        return f"{game.cards[self.card].name} now says “{self.guise.text}”."


class TurnEnded(Event, frozen=True):
    """Texts are as printed again."""

    seat: int
    rule: ClassVar[str] = "TN 7"

    def apply(self, game: Tiny) -> None:
        for card in game.area(YARD):
            game.cards[card].guises = ()
        game.invalidate()


class LotOpened(Event, frozen=True):
    """The top card of the market is shown, and bids are made for it."""

    seat: int
    card: int
    rule: ClassVar[str] = "TN 6"

    def apply(self, game: Tiny) -> None:
        game.move(self.card, LOT)

    def tell(self, game: Tiny, seat: int | None) -> str:
        return f"{game.names[self.seat]} opens an auction for {game.cards[self.card].name}."


class Bid(Event, frozen=True):
    """A player bids. Nothing is paid yet."""

    seat: int
    coins: int
    rule: ClassVar[str] = "TN 6"

    def tell(self, game: Tiny, seat: int | None) -> str:
        return f"{game.names[self.seat]} bids {self.coins}."


class LotSold(Event, frozen=True):
    """The highest bidder pays and has the card."""

    seat: int
    card: int
    coins: int
    rule: ClassVar[str] = "TN 6"

    def apply(self, game: Tiny) -> None:
        game.pay(self.seat, -self.coins)
        game.cards[self.card].owner = self.seat
        game.move(self.card, HAND, self.seat)

    def tell(self, game: Tiny, seat: int | None) -> str:
        return f"{game.names[self.seat]} has {game.cards[self.card].name} for {self.coins}."


class LotWithdrawn(Event, frozen=True):
    """A bidder has left: the card goes back to the market."""

    card: int
    rule: ClassVar[str] = "TN 6"

    def apply(self, game: Tiny) -> None:
        game.move(self.card, MARKET)

    def tell(self, game: Tiny, seat: int | None) -> str:
        return f"{game.cards[self.card].name} goes back to the market."


class Left(Event, frozen=True):
    """A player leaves the table with everything that was theirs; the others play on."""

    seat: int
    rule: ClassVar[str] = "TN 8"

    def apply(self, game: Tiny) -> None:
        game.gone += (self.seat,)
        for card in [*game.area(YARD), *game.area(STACK)]:
            state = game.cards[card]
            if self.seat in (state.owner, state.aim):
                game.move(card, DISCARD, state.owner)

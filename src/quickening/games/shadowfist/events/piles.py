"""SF 9.2, 39, 43. Cards go to hands, decks and piles."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.cutting import PileCut
from quickening.core.events import Event
from quickening.games.shadowfist.areas import put_face_up, put_in_pile
from quickening.games.shadowfist.events.base import CardEvent, counted, listed
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import DECK, HAND, NOBODY, SMOKED, TOASTED


class Drew(Event, frozen=True):
    """SF 22.2.5. Cards from the top of a deck into the hand; `in_phase`: by the rule, in the draw phase."""

    seat: int
    cards: tuple[int, ...]
    in_phase: bool = False
    rule: ClassVar[str] = "SF 22.2.5"

    def apply(self, game: ShadowfistGame) -> None:
        for card in self.cards:
            put_in_pile(game, card, HAND)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        what = listed(game, self.cards, openly=True) if seat == self.seat else counted(len(self.cards), "card")
        return f"{game.names[self.seat]} draws {what}."


class Discarded(CardEvent, frozen=True):
    """SF 39.0. A card goes from hand to the toasted pile: not the same as toasting."""

    rule: ClassVar[str] = "SF 39.0"

    def apply(self, game: ShadowfistGame) -> None:
        put_in_pile(game, self.card, TOASTED)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        state = game.cards[self.card]
        return f"{game.names[state.owner]} discards {state.definition.name}."


class PutOnDeck(CardEvent, frozen=True):
    """A card goes on top or to the bottom of its owner's deck. `shown`: everybody saw which, `by_owner` its owner."""

    bottom: bool = False
    shown: bool = True
    by_owner: bool = True
    rule: ClassVar[str] = "SF 9.2"

    def apply(self, game: ShadowfistGame) -> None:
        put_in_pile(game, self.card, DECK, bottom=self.bottom)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        state = game.cards[self.card]
        name = state.definition.name if self.shown or (self.by_owner and seat == state.owner) else "A card"
        return f"{name} is put {'at the bottom of' if self.bottom else 'on top of'} its owner’s deck."


class DeckArranged(Event, frozen=True):
    """SF 9.2. A player puts cards of somebody's deck in order: from the top one down, or to the bottom."""

    seat: int
    owner: int
    top: tuple[int, ...] = ()
    bottom: tuple[int, ...] = ()
    rule: ClassVar[str] = "SF 9.2"

    def apply(self, game: ShadowfistGame) -> None:
        for card in reversed(self.top):
            put_in_pile(game, card, DECK)
        for card in self.bottom:
            put_in_pile(game, card, DECK, bottom=True)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        how = "at the bottom" if self.bottom else "on top"
        whose = "their" if self.seat == self.owner else f"{game.names[self.owner]}’s"
        return f"{game.names[self.seat]} puts {counted(len(self.top or self.bottom), 'card')} {how} of {whose} deck."


class Reloaded(PutOnDeck, frozen=True):
    """SF 43.0. A card goes from the smoked pile on top of the deck."""

    rule: ClassVar[str] = "SF 43.0"


class PutInHand(CardEvent, frozen=True):
    """A card from a deck or pile is put into its owner's hand, not drawn. `shown`: everybody saw which."""

    shown: bool = True
    rule: ClassVar[str] = "SF 9.2.2"

    def apply(self, game: ShadowfistGame) -> None:
        put_in_pile(game, self.card, HAND)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        state = game.cards[self.card]
        name = state.definition.name if self.shown or seat == state.owner else "a card"
        return f"{game.names[state.owner]} puts {name} into their hand."


class PutInSmokedPile(CardEvent, frozen=True):
    """A card is put into its owner's smoked pile without being smoked, e.g. from a deck or as a played Event."""

    rule: ClassVar[str] = "SF 9.2.1"

    def apply(self, game: ShadowfistGame) -> None:
        put_in_pile(game, self.card, SMOKED)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{game.cards[self.card].definition.name} is put into its owner’s smoked pile."


class PutFaceUp(CardEvent, frozen=True):
    """A card is put face up before a player, out of play; `like` is the card whose title and text it has there."""

    like: int = NOBODY
    rule: ClassVar[str] = "SF 36.2"

    def apply(self, game: ShadowfistGame) -> None:
        put_face_up(game, self.card, self.seat, game.cards[self.like].definition if self.like >= 0 else None)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        state = game.cards[self.card]
        copied = f" as {state.printed.name}" if self.like >= 0 else ""
        return f"{state.definition.name} is put face up before {game.names[self.seat]}{copied}."


class Shuffled(Event, frozen=True):
    """SF 2.3. A deck is shuffled."""

    seat: int
    rule: ClassVar[str] = "SF 2.3"
    sentence: ClassVar[str] = "{who} shuffles."

    def apply(self, game: ShadowfistGame) -> None:
        game.shuffle(DECK, self.seat)


class DeckCut(PileCut, frozen=True):
    """SF 2.3. A deck is cut by the player on the right of whoever shuffled it."""

    rule: ClassVar[str] = "SF 2.3"
    pile: ClassVar[str] = DECK


class Looked(Event, frozen=True):
    """One player looks at cards; everybody if nobody is named."""

    seat: int
    cards: tuple[int, ...]
    rule: ClassVar[str] = "SF 9.2.2"

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        names = ", ".join(game.cards[card].definition.name for card in self.cards) or "nothing"
        if self.seat == NOBODY:
            return f"Shown: {names}."
        what = names if seat == self.seat else counted(len(self.cards), "card")
        return f"{game.names[self.seat]} looks at {what}."

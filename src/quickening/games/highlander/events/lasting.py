"""What lasts, what is owed and what is used (HL1 28, 35; HL3 7, 50, 150; HLT 38, 51, 155)."""

from __future__ import annotations

from typing import ClassVar

from quickening.games.highlander import channels
from quickening.games.highlander.areas import move
from quickening.games.highlander.definitions import PERSONA
from quickening.games.highlander.events.common import CardEvent, HighlanderEvent, Rules
from quickening.games.highlander.state import (
    ARMED,
    BEFORE_PLAY,
    HAND,
    OTHER_HAND,
    RESTING,
    Duty,
    HighlanderGame,
    Lasting,
)


class LastingBegan(HighlanderEvent, frozen=True):
    """Something holds from now on for a time."""

    lasting: Lasting

    def apply(self, game: HighlanderGame) -> None:
        game.lasting.append(self.lasting)
        game.wrote(channels.TEXTS)


class LastingEnded(HighlanderEvent, frozen=True):
    """Something that held for a time was used up."""

    lasting: Lasting

    def apply(self, game: HighlanderGame) -> None:
        game.lasting = [one for one in game.lasting if one is not self.lasting]
        game.wrote(channels.TEXTS)


class DutyOwed(HighlanderEvent, frozen=True):
    """HL1 35, HL3 50. Something to be done when its player next takes care of such things."""

    duty: Duty
    rules: ClassVar[Rules] = ("HL1 35", "HL3 50", "HLT 51")

    def apply(self, game: HighlanderGame) -> None:
        game.duties.append(self.duty)


class DutyDone(HighlanderEvent, frozen=True):
    """What was owed is taken care of, or given up."""

    duty: Duty

    def apply(self, game: HighlanderGame) -> None:
        if self.duty in game.duties:
            game.duties.remove(self.duty)


class HandShown(HighlanderEvent, frozen=True):
    """HL3 150. A player looks at cards: `cards` are told to `to` alone."""

    to: int
    whose: int
    cards: tuple[int, ...]
    what: str = "hand"
    rules: ClassVar[Rules] = ("HL1 15", "HL3 150", "HLT 155")

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        told = f"{game.names[self.to]} looks at {game.names[self.whose]}’s {self.what}"
        if seat != self.to:
            return f"{told}."
        return f"{told}: {', '.join(game.printed(card).name for card in self.cards) or 'nothing'}."


class AbilityUsed(CardEvent, frozen=True):
    """A player uses an ability of a card in play or of a Pre-Game card."""

    seat: int
    index: int = 0
    ever: bool = False
    rules: ClassVar[Rules] = ("HL1 28", "HL3 7", "HLT 38")
    sentence: ClassVar[str] = "{who} uses {name}."

    def apply(self, game: HighlanderGame) -> None:
        state = game.cards[self.card]
        kept = [use for use in state.used if use[1] in (game.turn, -1)]
        state.used = (*kept, *((self.index, turn) for turn in ((game.turn, -1) if self.ever else (game.turn,))))


class Chose(CardEvent, frozen=True):
    """Something was chosen for a card as it is played: the areas it covers."""

    grid: int

    def apply(self, game: HighlanderGame) -> None:
        game.cards[self.card].chosen = self.grid
        game.wrote(channels.COURSE)


class DefenseBarred(CardEvent, frozen=True):
    """HL3 79, HLT 102. It was chosen that an attack cannot be blocked, or cannot be dodged."""

    seat: int
    word: str
    hidden: bool
    rules: ClassVar[Rules] = ("HL1 15", "HL3 79c", "HLT 102c")

    def apply(self, game: HighlanderGame) -> None:
        game.cards[self.card].named = self.word
        game.wrote(channels.COURSE)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        if self.hidden and seat != self.seat and game.edition.hidden_disclosure.value == "nothing":
            return f"{game.names[self.seat]} makes a choice for the attack."
        return f"{game.names[self.seat]} chooses that the attack {self.word}."


class Named(CardEvent, frozen=True):
    """HL3 12. A title, or a type of card, was named for a card."""

    title: str
    seat: int
    rules: ClassVar[Rules] = ("HL1 10", "HL3 12", "HLT 13")
    sentence: ClassVar[str] = "{who} names {title}."

    def apply(self, game: HighlanderGame) -> None:
        game.cards[self.card].named = self.title
        game.wrote(channels.TEXTS)


class HandsExchanged(HighlanderEvent, frozen=True):
    """The players exchange their hands."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 15", "HL3 29", "HLT 19")
    sentence: ClassVar[str] = "{who} and {other} exchange hands."

    def apply(self, game: HighlanderGame) -> None:
        held = [list(game.of(HAND, seat)) for seat in (0, 1)]
        for seat, cards in enumerate(held):
            for card in cards:
                move(game, card, HAND, 1 - seat)


class SwitchedHands(HighlanderEvent, frozen=True):
    """HLT 204-207. Of a pair of Personas the other one fights: with a hand, Ability, feet and arms of their own."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 15", "HL3 29", "HLT 204")
    sentence: ClassVar[str] = "{who} switches hands."

    def apply(self, game: HighlanderGame) -> None:
        leaving, coming = game.players[self.seat], game.partners[self.seat]
        leaving.ability = min(leaving.ability, leaving.maximum)  # HLT 206: what is in play is for the active one
        leaving.weapons = tuple((card, game.cards[card].arms) for card in game.weapons(self.seat))
        for card, arms in coming.weapons or [(card, ARMED) for card in game.weapons(self.seat)]:
            game.cards[card].arms = arms
        coming.heads, coming.end_game, coming.borrowed = leaving.heads, leaving.end_game, leaving.borrowed
        game.players[self.seat], game.partners[self.seat] = coming, leaving
        self.change_hands(game)
        for card in game.of(BEFORE_PLAY, self.seat):
            if game.printed(card).type == PERSONA:
                game.cards[card].arms = RESTING if game.cards[card].arms == ARMED else ARMED
        game.wrote(channels.TEXTS)

    def change_hands(self, game: HighlanderGame) -> None:
        """The two hands change places; nobody can tell which card was where."""
        hands = game.areas
        hands[HAND, self.seat], hands[OTHER_HAND, self.seat] = hands[OTHER_HAND, self.seat], hands[HAND, self.seat]
        for area in (HAND, OTHER_HAND):
            for card in hands[area, self.seat]:
                game.cards[card].area = area

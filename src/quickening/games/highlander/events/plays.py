"""Cards that are played, put into play or countered (HL1 36, 77; HL3 80, 96; HLT 80, 138)."""

from __future__ import annotations

from typing import ClassVar

from quickening.games.highlander.areas import become, into_play, move
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.events.common import CardEvent, Rules, note
from quickening.games.highlander.state import DISCARD, EXERTION, HAND, HighlanderGame


class CardPlayed(CardEvent, frozen=True):
    """A card is played: it lies in play and counts as played, even if it is countered (HL1 77)."""

    seat: int
    origin: str = HAND
    hidden: bool = False
    beside: bool = False
    rules: ClassVar[Rules] = ("HL1 36", "HL3 53", "HLT 51")

    def apply(self, game: HighlanderGame) -> None:
        into_play(game, self.card, self.seat, self.hidden)
        record_play(game, self.seat, self.card)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        source = "" if self.origin == HAND else f" from {'an Exertion' if self.origin == EXERTION else self.origin}"
        return f"{game.names[self.seat]} plays {game.said(self.card, seat)}{source}."


class Faced(CardEvent, frozen=True):
    """HLT 167, 261. A card is one of the things it may be played as, or takes on what another card is."""

    printed: Printed
    rules: ClassVar[Rules] = ("HL1 15", "HL3 29", "HLT 167")

    def apply(self, game: HighlanderGame) -> None:
        become(game, self.card, self.printed)


def record_play(game: HighlanderGame, seat: int, card: int) -> None:
    """The card enters the record of the turn (HL1 34; HL3 53)."""
    deeds, printed = game.deeds[seat], game.printed(card)
    deeds.titles = (*deeds.titles, printed.name)
    deeds.cards = (*deeds.cards, card)
    if printed.type != "edge":
        deeds.non_edge += 1
    if printed.takes_turn:
        deeds.specials += 1


def unrecord_play(game: HighlanderGame, seat: int, card: int) -> None:
    """HL3 64. The card is not considered to have been played: it leaves the record of the turn."""
    deeds, printed = game.deeds[seat], game.printed(card)
    if card not in deeds.cards:
        return
    at = deeds.cards.index(card)
    deeds.cards = deeds.cards[:at] + deeds.cards[at + 1 :]
    deeds.titles = deeds.titles[:at] + deeds.titles[at + 1 :]
    if printed.type != "edge":
        deeds.non_edge -= 1
    if printed.takes_turn:
        deeds.specials -= 1


class PutIntoPlay(CardEvent, frozen=True):
    """HL3 96. A card comes into play without being played."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 15", "HL3 96", "HLT 52")
    sentence: ClassVar[str] = "{who} puts {name} into play."

    def apply(self, game: HighlanderGame) -> None:
        into_play(game, self.card, self.seat)
        if game.printed(self.card).type == "plot" and game.edition.put_plots.value:  # HLT 138: as if played from hand
            record_play(game, self.seat, self.card)
        elif game.printed(self.card).is_special:
            game.deeds[self.seat].put_specials += 1


class Duplicated(CardEvent, frozen=True):
    """HLT 88. The effects of a card are duplicated by another one."""

    seat: int
    source: int
    rules: ClassVar[Rules] = ("HL1 15", "HL3 29", "HLT 88")
    sentence: ClassVar[str] = "{who} duplicates {name}."

    def apply(self, game: HighlanderGame) -> None:
        game.deeds[self.seat].duplicated += ((self.card, self.source),)


class PlayedToCounter(CardEvent, frozen=True):
    """HL1 77. A card of the hand is played in the opponent's turn to counter another, and discarded."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 77", "HL3 80", "HLT 80")
    sentence: ClassVar[str] = "{who} plays {name}."

    def apply(self, game: HighlanderGame) -> None:
        note(game, self.seat, "out of turn")
        move(game, self.card, DISCARD)


class Countered(CardEvent, frozen=True):
    """HL1 77, HL3 80, HLT 80. A card is discarded without effect, but was played."""

    rules: ClassVar[Rules] = ("HL1 77", "HL3 80", "HLT 80")
    sentence: ClassVar[str] = "{name} is countered."

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, DISCARD)


class Unplayed(CardEvent, frozen=True):
    """HL3 64, 79. A defense found to be unsuccessful is discarded; it was not played."""

    rules: ClassVar[Rules] = ("HL1 61", "HL3 64", "HLT 102")
    sentence: ClassVar[str] = "{name} was the wrong defense and does not count as played."

    def apply(self, game: HighlanderGame) -> None:
        unrecord_play(game, game.cards[self.card].controller, self.card)
        game.defenses = [defense for defense in game.defenses if defense.card != self.card]
        move(game, self.card, DISCARD)


class FoundNothing(CardEvent, frozen=True):
    """HL3 104-105, HLT 96. Nothing was found for a card played in conjunction: it is discarded without effect."""

    rules: ClassVar[Rules] = ("HL1 58", "HL3 104", "HLT 96")
    sentence: ClassVar[str] = "{name} is discarded without effect."

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, DISCARD)


class TriggerReady(CardEvent, frozen=True):
    """HL1 76, HL3 153, HLT 164. From now on the card's Trigger may be used."""

    def apply(self, game: HighlanderGame) -> None:
        game.cards[self.card].ready = True

"""SF 12, 20, 31, 45-46. Cards leave play."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.modifiers import Ref
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.areas import put_in_burned_pile, put_in_pile
from quickening.games.shadowfist.events.base import CardEvent
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import BURNED, HAND, SMOKED, TOASTED


class LeftPlay(CardEvent, frozen=True):
    """A card leaves play. The name is kept, for a face-down card is shown as it goes to an open pile."""

    area: ClassVar[str] = SMOKED

    def apply(self, game: ShadowfistGame) -> None:
        state = game.cards[self.card]
        if not state.resolved and not (game.is_character(self.card) or game.is_site(self.card)):
            remove_effects_of(game, game.ref(self.card))  # SF 25.5.7, 25.6.1
        put_in_pile(game, self.card, self.area)


class Smoked(LeftPlay, frozen=True):
    """SF 20.0. A card in play goes to its owner's smoked pile. `damage`: by damage (SF 20.3)."""

    damage: bool = False
    combat: bool = False
    rule: ClassVar[str] = "SF 20.0"
    sentence: ClassVar[str] = "{name} is smoked."
    cause: ClassVar[str] = " by {by}"


class Toasted(LeftPlay, frozen=True):
    """SF 46.0. A card goes to its owner's toasted pile, from play or from elsewhere."""

    area: ClassVar[str] = TOASTED
    rule: ClassVar[str] = "SF 46.0"
    sentence: ClassVar[str] = "{name} is toasted."
    cause: ClassVar[str] = " by {by}"


class Sacrificed(LeftPlay, frozen=True):
    """SF 45.0, 45.1, 45.3. Its controller puts a card into the smoked pile: not the same as smoking it."""

    rule: ClassVar[str] = "SF 45.0"
    sentence: ClassVar[str] = "{name} is sacrificed."


class ReturnedToHand(LeftPlay, frozen=True):
    """A card goes to its owner's hand, from play or from the smoked pile (SF 35.3.5)."""

    hidden: bool = False
    area: ClassVar[str] = HAND
    rule: ClassVar[str] = "SF 35.3.5"
    sentence: ClassVar[str] = "{name} returns to its owner’s hand."

    def named(self, game: ShadowfistGame, seat: int | None) -> str:
        """A face-down Site that nobody saw is not named as it goes."""
        return "A face-down Feng Shui Site" if self.hidden else game.cards[self.card].definition.name


class BurnedForVictory(CardEvent, frozen=True):
    """SF 12.1.1. A Feng Shui Site is burned: into the burning player's pile as the attack ends (SF 30.3.3.3)."""

    rule: ClassVar[str] = "SF 12.1.1"
    sentence: ClassVar[str] = "{name} is burned for victory."

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].departing = BURNED
        game.wrote(channels.TEXTS)


class BurnedForPower(CardEvent, frozen=True):
    """SF 12.1.2. A Feng Shui Site is burned: to the smoked pile as the attack ends (SF 30.3.3.4)."""

    rule: ClassVar[str] = "SF 12.1.2"
    sentence: ClassVar[str] = "{name} is burned for Power."

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].departing = SMOKED
        game.wrote(channels.TEXTS)


class BurnedSiteGone(CardEvent, frozen=True):
    """SF 28.8. A burned Site leaves play."""

    rule: ClassVar[str] = "SF 28.8"

    def apply(self, game: ShadowfistGame) -> None:
        if game.cards[self.card].departing == BURNED:
            put_in_burned_pile(game, self.card, self.seat)
        else:
            put_in_pile(game, self.card, SMOKED)


class PutInBurnedPile(CardEvent, frozen=True):
    """SF 9.2.5.1. A card is put into a player's burned-for-victory pile by an effect."""

    rule: ClassVar[str] = "SF 9.2.5.1"
    sentence: ClassVar[str] = "{name} is put into a burned-for-victory pile."

    def apply(self, game: ShadowfistGame) -> None:
        put_in_burned_pile(game, self.card, self.seat)


class Uniqued(CardEvent, frozen=True):
    """SF 31.5, 31.7.1. A Unique card is canceled and put into a pile by an auction: nobody smoked or toasted it."""

    pile: str = TOASTED
    rule: ClassVar[str] = "SF 31.7.1"
    sentence: ClassVar[str] = "{name} loses out to its double."

    def apply(self, game: ShadowfistGame) -> None:
        remove_effects_of(game, game.ref(self.card))
        put_in_pile(game, self.card, self.pile)


class RemovedFromGame(CardEvent, frozen=True):
    """SF 5.3.1. A card of an eliminated player goes to its owner's toasted pile: not toasted, not smoked."""

    rule: ClassVar[str] = "SF 5.3.1"

    def apply(self, game: ShadowfistGame) -> None:
        put_in_pile(game, self.card, TOASTED)


def remove_effects_of(game: ShadowfistGame, source: Ref) -> None:
    """SF 33.0, 33.1. The unresolved effects a card has generated are removed from the scene, of whatever kind."""
    if any(one.source == source and one.cancelable for one in (*game.effects, *game.held)):
        game.effects = [one for one in game.effects if one.source != source or not one.cancelable]
        game.held = [one for one in game.held if one.source != source or not one.cancelable]
        game.wrote(channels.COURSE)

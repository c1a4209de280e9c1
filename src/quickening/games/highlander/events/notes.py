"""What the rules keep account of during a duel: nobody waits for it, and nobody is told."""

from __future__ import annotations

from quickening.core.events import Note
from quickening.games.highlander import channels
from quickening.games.highlander.areas import into_play
from quickening.games.highlander.events.common import note
from quickening.games.highlander.state import NOBODY, RESTING, HighlanderGame, Player


class Noted(Note, frozen=True):
    """A fact of a player's turn for texts that ask later."""

    seat: int
    what: str

    def apply(self, game: HighlanderGame) -> None:
        note(game, self.seat, self.what)


# -- the beginning -------------------------------------------------------------------------------------------------


class FirstPlayer(Note, frozen=True):
    """HL1 33, HL3 49, HLT 47. Who takes the first turn."""

    seat: int

    def apply(self, game: HighlanderGame) -> None:
        game.active = self.seat
        game.wrote(channels.TEXTS)


class StartingAbility(Note, frozen=True):
    """HL1 33. A player begins with the maximum of Ability."""

    seat: int
    ability: int

    def apply(self, game: HighlanderGame) -> None:
        game.players[self.seat].ability = self.ability


class PairBegun(Note, frozen=True):
    """HLT 204. The second of two Personas rests, with a hand and Ability as well."""

    seat: int
    ability: int
    second: int
    second_ability: int

    def apply(self, game: HighlanderGame) -> None:
        player = game.players[self.seat]
        player.heads = 2
        player.maximum = player.ability = self.ability
        game.partners[self.seat] = Player(self.second_ability, self.second_ability)
        game.cards[self.second].arms = RESTING
        game.wrote(channels.TEXTS)


class BeganWith(Note, frozen=True):
    """HLT 874. A card of the deck is in play from the start, and stays there."""

    card: int
    seat: int

    def apply(self, game: HighlanderGame) -> None:
        into_play(game, self.card, self.seat)
        game.cards[self.card].bonus = True


class HandsDrawn(Note, frozen=True):
    """HL1 33. Both players have their hands: the duel begins."""

    def apply(self, game: HighlanderGame) -> None:
        game.started = True


# -- turns ---------------------------------------------------------------------------------------------------------


class TurnPassed(Note, frozen=True):
    """HL1 33. The other player's turn is next."""

    def apply(self, game: HighlanderGame) -> None:
        game.active = 1 - game.active


class CollapseOver(Note, frozen=True):
    """HL3 88, HLT 98. The turn that a player collapsed in is over."""

    seat: int

    def apply(self, game: HighlanderGame) -> None:
        game.players[self.seat].collapsed = False


class SpecialCounted(Note, frozen=True):
    """HL1 39. What a player used counts as a Special Card played."""

    seat: int

    def apply(self, game: HighlanderGame) -> None:
        game.deeds[self.seat].specials += 1


class WoundPut(Note, frozen=True):
    """HL3 155, HLT 165. A Wound was put into play: it is not a Special Card played."""

    seat: int

    def apply(self, game: HighlanderGame) -> None:
        deeds = game.deeds[self.seat]
        deeds.wounds += 1
        deeds.put_specials -= 1


# -- cards that are played -----------------------------------------------------------------------------------------


class EffectBoosted(Note, frozen=True):
    """HLT 90, 247. How many cards were discarded for the effect of a card."""

    card: int
    boost: int

    def apply(self, game: HighlanderGame) -> None:
        game.cards[self.card].boost = self.boost


class HandClosed(Note, frozen=True):
    """HL3 137. This card was played by an Exertion; no other of the hand is after it."""

    def apply(self, game: HighlanderGame) -> None:
        game.hand_closed = True


class PlayJoined(Note, frozen=True):
    """HL1 51. Each card that was played in conjunction, with the card it was played with."""

    seat: int
    pairs: tuple[tuple[int, int], ...]

    def apply(self, game: HighlanderGame) -> None:
        game.deeds[self.seat].joined += self.pairs


class CardBorrowed(Note, frozen=True):
    """HLT 308. A card of another Persona was played without an Allowance."""

    seat: int
    key: str

    def apply(self, game: HighlanderGame) -> None:
        game.players[self.seat].borrowed += (self.key,)


class SecretExertion(Note, frozen=True):
    """HL1 61. Who Exerts for an attack that may be Hidden, so that nobody else sees what is turned over."""

    seat: int = NOBODY

    def apply(self, game: HighlanderGame) -> None:
        game.secret = self.seat


# -- attacks -------------------------------------------------------------------------------------------------------


class OpportunityTaken(Note, frozen=True):
    """HL1 50, HL3 115, HLT 118. An opportunity to attack is gone: the primary one, and one for `additional` cards.

    `granted` is the card that gave the opportunity to the card that took it, where it says something of the attack.
    """

    seat: int
    primary: bool = False
    additional: tuple[int, ...] = ()
    granted: int = NOBODY

    def apply(self, game: HighlanderGame) -> None:
        deeds = game.deeds[self.seat]
        deeds.primary_done = deeds.primary_done or self.primary
        deeds.additional += self.additional
        if self.granted != NOBODY:
            deeds.ridden += tuple((card, self.granted) for card in self.additional)


class AttackCounted(Note, frozen=True):
    """HL1 50. A player makes one attack more this turn."""

    seat: int

    def apply(self, game: HighlanderGame) -> None:
        game.deeds[self.seat].attacks += 1


class PowerBlowCounted(Note, frozen=True):
    """HL1 57, HL3 102, HLT 96. A player has made a Power Blow this turn."""

    seat: int

    def apply(self, game: HighlanderGame) -> None:
        game.deeds[self.seat].power_blow = True


class HidingGiven(Note, frozen=True):
    """HL1 57. Whether a player's next attack may be Hidden (1) or has to be (2)."""

    seat: int
    hidden: int

    def apply(self, game: HighlanderGame) -> None:
        game.players[self.seat].hidden = self.hidden


class AttackUndone(Note, frozen=True):
    """HL1 77. A card that was countered is no attack."""

    card: int

    def apply(self, game: HighlanderGame) -> None:
        game.attacks = [attack for attack in game.attacks if attack.card != self.card]


class LaidAside(Note, frozen=True):
    """HL1 43. No card is laid against an attack any more, by its place among all; `guessed`: one was, in vain."""

    place: int
    guessed: bool = False

    def apply(self, game: HighlanderGame) -> None:
        attack = game.attacks[self.place]
        attack.defense, attack.laid = NOBODY, False
        attack.guessed = attack.guessed or self.guessed


class Guessed(Note, frozen=True):
    """HL1 61. A Hidden attack, by its place among all, was answered before it was known."""

    place: int

    def apply(self, game: HighlanderGame) -> None:
        game.attacks[self.place].guessed = True


class NotCarriedOver(Note, frozen=True):
    """HL1 52-53. No defense against an earlier attack meets this one, by its place among all."""

    place: int

    def apply(self, game: HighlanderGame) -> None:
        attack = game.attacks[self.place]
        attack.defense, attack.carried = NOBODY, False

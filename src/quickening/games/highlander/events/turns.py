"""Turns and phases (HL1 33-45, HL3 50-72, HLT 47-54)."""

from __future__ import annotations

from typing import ClassVar

from quickening.games.highlander import channels
from quickening.games.highlander.areas import move
from quickening.games.highlander.events.common import CardEvent, HighlanderEvent, Rules
from quickening.games.highlander.state import ATTACKING, DISCARD, Deeds, HighlanderGame, Lasting
from quickening.games.highlander.texts_in_force import turn_over


class TimeCalled(HighlanderEvent, frozen=True):
    """A round of a tournament has lasted as long as it may."""

    rules: ClassVar[Rules] = ("", "", "HLT 864")
    sentence: ClassVar[str] = (
        "Time is called: after this turn End Game begins. Nobody heals, and each turn costs 2 Ability."
    )

    def apply(self, game: HighlanderGame) -> None:
        game.time_called = True


class EndGameBegan(HighlanderEvent, frozen=True):
    """From now on nobody heals, and each turn costs Ability; told once."""

    rules: ClassVar[Rules] = ("", "", "HLT 864")
    sentence: ClassVar[str] = "End Game begins."

    def apply(self, game: HighlanderGame) -> None:
        for player in game.players:
            player.end_game = True


class TurnStarted(HighlanderEvent, frozen=True):
    """A player's turn begins."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 33", "HL3 56", "HLT 47")
    sentence: ClassVar[str] = "— {who}’s turn —"

    def apply(self, game: HighlanderGame) -> None:
        game.turn += 1
        game.active = self.seat
        game.former[self.seat] = game.deeds[self.seat]
        game.deeds[self.seat] = Deeds(turn=game.turn)
        game.defenses = [defense for defense in game.defenses if defense.seat != self.seat]
        game.exertions = [one for one in game.exertions if one.turn >= game.turn - 1]
        turn_over(game)


class PhaseStarted(HighlanderEvent, frozen=True):
    """A phase of the active player's turn begins; a closed hand is open again (HL1 55, HL3 101)."""

    seat: int
    phase: str
    rules: ClassVar[Rules] = ("HL1 36", "HL3 53", "HLT 52")

    def apply(self, game: HighlanderGame) -> None:
        game.phase = self.phase
        game.hand_closed = False
        if self.phase == ATTACKING and game.edition.defense_text.value == "last" and game.defenses:
            game.wrote(channels.TEXTS)  # HL3 113: now the text of the last defense counts
        game.wrote(channels.COURSE)


class PhaseEnded(HighlanderEvent, frozen=True):
    """A phase is over."""

    seat: int
    phase: str


class TurnEnded(HighlanderEvent, frozen=True):
    """A player's turn is over; what lasted for it ends."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 45", "HL3 72", "HLT 54")

    def apply(self, game: HighlanderGame) -> None:
        ended = [one for one in game.lasting if self.ends(one, game.turn)]
        game.players[self.seat].hidden = 0
        if ended:
            game.lasting = [one for one in game.lasting if one not in ended]
            game.wrote(channels.TEXTS)
        else:
            turn_over(game)

    def ends(self, one: Lasting, turn: int) -> bool:
        """Whether something lasted until now: this turn, or the next turn of this player."""
        if one.until == "turn":
            return True
        if one.until == "turns":
            return turn >= one.turn
        return one.until == "next turn" and one.seat == self.seat and one.turn < turn


class Swept(CardEvent, frozen=True):
    """HL1 36. A card of the last turn is swept: that is not removing it from play (HLT 52)."""

    rules: ClassVar[Rules] = ("HL1 36", "HL3 58", "HLT 52")

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, DISCARD)


class SequenceOver(HighlanderEvent, frozen=True):
    """The attacks a player made in the last turn are no more."""

    seat: int

    def apply(self, game: HighlanderGame) -> None:
        game.attacks = [attack for attack in game.attacks if attack.seat != self.seat]
        game.wrote(channels.COURSE)

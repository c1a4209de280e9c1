"""Ability, feet and arms of a fighter (HL1 45, 67, 72-73; HL3 61, 68, 81-87; HLT 54, 83, 145, 156, 186)."""

from __future__ import annotations

from typing import ClassVar

from quickening.games.highlander import channels
from quickening.games.highlander.events.common import CardEvent, HighlanderEvent, Rules, note
from quickening.games.highlander.state import (
    ARMED,
    BROKEN,
    DAMAGE,
    DISARMED,
    GAIN,
    LOSS,
    NOBODY,
    HighlanderGame,
    Tally,
)


class Tallied(HighlanderEvent, frozen=True):
    """A change of Ability is pending."""

    tally: Tally
    rules: ClassVar[Rules] = ("HL1 45", "HL3 68", "HLT 54")

    def apply(self, game: HighlanderGame) -> None:
        game.tallies.append(self.tally)
        if self.tally.kind == GAIN:
            note(game, self.tally.seat, "gained ability")

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        verb = {DAMAGE: "will take {} damage", LOSS: "will lose {} Ability", GAIN: "will gain {} Ability"}
        return f"{game.names[self.tally.seat]} {verb[self.tally.kind].format(self.tally.amount)}."


class TalliesTaken(HighlanderEvent, frozen=True):
    """Pending changes of Ability leave the list: prevented, redirected or carried out."""

    tallies: tuple[Tally, ...]

    def apply(self, game: HighlanderGame) -> None:
        for tally in self.tallies:
            if tally in game.tallies:
                game.tallies.remove(tally)


class DamageTaken(CardEvent, frozen=True):
    """Damage of an attack that was not prevented is taken."""

    seat: int
    damage: int


class AbilityChanged(HighlanderEvent, frozen=True):
    """HL1 45. A player's Ability goes up or down, from `was` to `ability`, by what was pending: `taken`."""

    seat: int
    ability: int
    damage: int = 0
    gain: int = 0
    was: int = 0
    taken: tuple[Tally, ...] = ()
    rules: ClassVar[Rules] = ("HL1 45", "HL3 68", "HLT 54")

    def apply(self, game: HighlanderGame) -> None:
        player = game.players[self.seat]
        if self.ability > player.ability:
            note(game, self.seat, "ability rose")
        if self.ability < player.ability:
            note(game, self.seat, "lost ability")
        if self.damage:
            note(game, self.seat, "took damage")
        player.ability = self.ability
        game.wrote(channels.COURSE)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        verb = "falls" if self.ability < self.was else "rises" if self.ability > self.was else "stays"
        change = f"{verb} at {self.ability}" if verb == "stays" else f"{verb} from {self.was} to {self.ability}"
        causes = ", ".join(f"{self.cause(game, one, seat)} {one.amount}" for one in self.taken)
        return f"{game.names[self.seat]}’s Ability {change}{f' ({causes})' if causes else ''}."

    def cause(self, game: HighlanderGame, one: Tally, seat: int | None) -> str:
        """What a change comes from, in words."""
        return game.said(one.source, seat) if one.source != NOBODY else one.reason or one.kind


class AbilitySet(HighlanderEvent, frozen=True):
    """A player has so much Ability and had so much: nothing was gained or lost, a judge says so."""

    seat: int
    ability: int
    was: int
    sentence: ClassVar[str] = "{who}’s Ability is {ability}, not {was}."

    def apply(self, game: HighlanderGame) -> None:
        game.players[self.seat].ability = self.ability
        game.wrote(channels.COURSE)


class MaximumChanged(HighlanderEvent, frozen=True):
    """HLT 186. A player's maximum Ability is changed for good."""

    seat: int
    maximum: int
    was: int = 0
    rules: ClassVar[Rules] = ("HL1 33", "HL3 49", "HLT 186")

    def apply(self, game: HighlanderGame) -> None:
        game.players[self.seat].maximum = self.maximum
        game.wrote(channels.TEXTS)  # what texts say of a player starts from it


class WeaponConsidered(HighlanderEvent, frozen=True):
    """HLT 74. A player with several weapons, considered Disarmed, says of which one; or of none any more."""

    seat: int
    weapon: int
    rules: ClassVar[Rules] = ("HL1 67", "HL3 84", "HLT 74")

    def apply(self, game: HighlanderGame) -> None:
        game.players[self.seat].considered = self.weapon
        game.wrote(channels.TEXTS)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        if self.weapon == NOBODY:
            return ""
        return f"{game.names[self.seat]} is considered to be without the {game.printed(self.weapon).name}."


class FellProne(HighlanderEvent, frozen=True):
    """HL1 73, HL3 81, HLT 145."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 73", "HL3 81", "HLT 145")
    sentence: ClassVar[str] = "{who} is Prone."

    def apply(self, game: HighlanderGame) -> None:
        game.players[self.seat].prone = True
        game.players[self.seat].prone_since = game.turn
        game.wrote(channels.TEXTS)


class RegainedFeet(HighlanderEvent, frozen=True):
    """HL1 73, HL3 61, HLT 145."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 73", "HL3 61", "HLT 145")
    sentence: ClassVar[str] = "{who} is on their feet again."

    def apply(self, game: HighlanderGame) -> None:
        game.players[self.seat].prone = False
        game.wrote(channels.TEXTS)


def arm(game: HighlanderGame, seat: int, weapon: int, how: str) -> None:
    """What becomes of a weapon; of the one that goes without saying where it is `NOBODY`."""
    if weapon == NOBODY:
        game.players[seat].weapon = how
    else:
        game.cards[weapon].arms = how
    game.wrote(channels.TEXTS)


class Disarmed(HighlanderEvent, frozen=True):
    """HL1 67, 72; HL3 84; HLT 83. A weapon is lost, or `broken`. Without a Weapon of Choice `weapon` is -1."""

    seat: int
    weapon: int = NOBODY
    broken: bool = False
    rules: ClassVar[Rules] = ("HL1 67", "HL3 84", "HLT 83")

    def apply(self, game: HighlanderGame) -> None:
        arm(game, self.seat, self.weapon, BROKEN if self.broken else DISARMED)
        game.players[self.seat].disarmed_since = game.turn

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]}’s weapon is {'broken' if self.broken else 'lost'}."


class WeaponBroken(HighlanderEvent, frozen=True):
    """HL1 67, HL3 85. A weapon that was lost is broken as well. Without a Weapon of Choice `weapon` is -1."""

    seat: int
    weapon: int = NOBODY
    rules: ClassVar[Rules] = ("HL1 67", "HL3 85", "HLT 84")
    sentence: ClassVar[str] = "{who}’s lost weapon is broken."

    def apply(self, game: HighlanderGame) -> None:
        arm(game, self.seat, self.weapon, BROKEN)


class ArmsChanged(CardEvent, frozen=True):
    """HLT 156. A weapon is sheathed or drawn."""

    arms: str
    rules: ClassVar[Rules] = ("HL1 72", "HL3 84", "HLT 156")

    def apply(self, game: HighlanderGame) -> None:
        game.cards[self.card].arms = self.arms
        game.wrote(channels.TEXTS)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.said(self.card, seat)} is {self.arms or 'drawn'}."


class Recovered(HighlanderEvent, frozen=True):
    """HL1 67, HL3 86, HLT 83. A weapon is back in hand."""

    seat: int
    weapon: int = NOBODY
    rules: ClassVar[Rules] = ("HL1 67", "HL3 86", "HLT 83")
    sentence: ClassVar[str] = "{who} is armed again."

    def apply(self, game: HighlanderGame) -> None:
        arm(game, self.seat, self.weapon, ARMED)

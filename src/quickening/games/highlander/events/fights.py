"""Attacks and defenses (HL1 41-53, 57, 61, 66; HL3 62-66, 79, 89, 112-116; HLT 52-54, 96-102, 119, 163)."""

from __future__ import annotations

from typing import ClassVar

from quickening.games.highlander import channels
from quickening.games.highlander.events.common import CardEvent, HighlanderEvent, Rules, note, note_last
from quickening.games.highlander.state import DAMAGE, NOBODY, Attack, Defense, HighlanderGame, Tally


class AttackMade(CardEvent, frozen=True):
    """A card becomes an attack in the sequence, at a place in it (HL1 51)."""

    seat: int
    beside: tuple[int, ...] = ()
    hidden: bool = False
    additional: bool = False
    at: int = -1
    rules: ClassVar[Rules] = ("HL1 43", "HL3 66", "HLT 54")

    def apply(self, game: HighlanderGame) -> None:
        attack = Attack(self.card, self.seat, self.beside, self.hidden, additional=self.additional)
        attack.was_hidden = self.hidden
        own = [n for n, other in enumerate(game.attacks) if other.seat == self.seat]
        place = own[self.at] if 0 <= self.at < len(own) else len(game.attacks)
        game.attacks.insert(place, attack)
        game.wrote(channels.COURSE)


class PrimaryForfeited(HighlanderEvent, frozen=True):
    """HL3 115, HLT 118. The primary attack is given up, so that additional ones may be played."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 50", "HL3 115", "HLT 118")
    sentence: ClassVar[str] = "{who} gives up the primary attack."

    def apply(self, game: HighlanderGame) -> None:
        game.deeds[self.seat].primary_done = True
        game.wrote(channels.COURSE)


class Joined(CardEvent, frozen=True):
    """HLT 201. A card becomes part of an attack that is already there."""

    into: int
    rules: ClassVar[Rules] = ("HL1 43", "HL3 66", "HLT 201")

    def apply(self, game: HighlanderGame) -> None:
        for attack in game.attacks:
            if attack.card == self.into:
                attack.beside = (*attack.beside, self.card)
        game.wrote(channels.COURSE)


class Misjudged(CardEvent, frozen=True):
    """HL1 61, HL3 64, HLT 102, 294. A player's defense turns out not to help against a Hidden attack."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 61", "HL3 64", "HLT 102")
    sentence: ClassVar[str] = "{name} does not help."


class DefensePlayed(CardEvent, frozen=True):
    """A defense is used against the attack at a place of the sequence; `attack` is its card, for the log."""

    seat: int
    type: str
    grid: int
    against: int
    beside: tuple[int, ...] = ()
    standing: bool = False
    attack: int = NOBODY
    rules: ClassVar[Rules] = ("HL1 41", "HL3 63", "HLT 53")

    def apply(self, game: HighlanderGame) -> None:
        defense = Defense(self.card, self.seat, self.type, self.grid, self.beside, standing=self.standing)
        game.defenses.append(defense)
        attack = game.against(self.seat)[self.against]
        attack.defense, attack.carried, attack.laid = self.card, False, True
        if game.edition.last_defense.value == "played":  # HL1 43
            remember_defense(game, defense)
        game.wrote(channels.COURSE)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        name = game.said(self.attack, seat) if self.attack != NOBODY else "an attack"
        return f"{game.names[self.seat]} uses {game.said(self.card)} against {name}."


def remember_defense(game: HighlanderGame, defense: Defense) -> None:
    """HL1 43, HL3 66, HLT 54. The last defense: it bars areas and its text may bear on the next attack."""
    deeds = game.deeds[defense.seat]
    deeds.last_defense, deeds.last_grid = defense.type, defense.grid
    deeds.last_kinds = game.printed(defense.card).kinds


def note_success(game: HighlanderGame, defense: Defense) -> None:
    """HL3 66: the last successful defense that was played counts. HLT 54: the last one that was resolved."""
    if game.edition.last_defense.value == "resolved":
        remember_defense(game, defense)
    elif game.edition.last_defense.value == "successful":
        own = [other for other in game.defenses if other.seat == defense.seat and other.stopped]
        remember_defense(game, own[-1])


class CarriedOver(CardEvent, frozen=True):
    """HL1 52, HL3 116. A defense goes on to a later attack: it is not played again."""

    seat: int
    against: int
    rules: ClassVar[Rules] = ("HL1 52", "HL3 116", "HLT 119")

    def apply(self, game: HighlanderGame) -> None:
        attack = game.against(self.seat)[self.against]
        attack.defense, attack.carried, attack.laid = self.card, True, True
        game.wrote(channels.COURSE)


class AttackDefended(CardEvent, frozen=True):
    """An attack was blocked, dodged or avoided; `by`: the defense that did it, if one did."""

    how: str
    by: int = NOBODY
    rules: ClassVar[Rules] = ("HL1 41", "HL3 113", "HLT 53")

    def apply(self, game: HighlanderGame) -> None:
        attack = attack_on(game, self.card)
        attack.result = self.how
        note_last(game, attack.seat, "last attack failed", f"last attack {self.how}")
        defense = game.defense_of(attack.defense) if attack.defense != NOBODY else None
        if defense is not None:
            defense.stopped += 1
            note_success(game, defense)
            if game.cards[defense.card].stands:  # HLT 265: now its text counts
                game.wrote(channels.TEXTS)
        game.wrote(channels.COURSE)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        by = f" by {game.said(self.by, seat)}" if self.by != NOBODY else ""
        return f"{game.said(self.card, seat)} is {self.how}{by}."


class AttackSucceeded(CardEvent, frozen=True):
    """HL1 48, HL3 112. `blocked`: a Power Blow through a plain block, both successful (HL3 113). `sure`: its
    damage cannot be prevented (HL1 75).
    """

    damage: int = 0
    blocked: bool = False
    sure: bool = False
    rules: ClassVar[Rules] = ("HL1 48", "HL3 112", "HLT 163")

    def apply(self, game: HighlanderGame) -> None:
        attack = attack_on(game, self.card)
        if not attack.result:
            attack.result = SUCCESS
        deeds = game.deeds[attack.seat]
        deeds.successes += 1
        note_last(game, attack.seat)
        if self.damage:
            tally = Tally(1 - attack.seat, DAMAGE, self.damage, self.card, attack=True, sure=self.sure)
            game.tallies.append(tally)
        game.wrote(channels.COURSE)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.said(self.card, seat)} is successful" + (f" for {self.damage}." if self.damage else ".")


SUCCESS = "successful"


def attack_on(game: HighlanderGame, card: int) -> Attack:
    """The attack that a card is."""
    return next(attack for attack in game.attacks if attack.card == card)


class Revealed(CardEvent, frozen=True):
    """HL1 61, HL3 79, HLT 102. A Hidden attack is turned up."""

    rules: ClassVar[Rules] = ("HL1 61", "HL3 79", "HLT 102")
    sentence: ClassVar[str] = "The Hidden attack is {name}."

    def apply(self, game: HighlanderGame) -> None:
        game.cards[self.card].face_down = False
        attack = game.attack_of(self.card)
        if attack is not None:
            attack.hidden = False
        game.wrote(channels.TEXTS)


class PowerBlowMade(CardEvent, frozen=True):
    """HL1 57, HL3 102, HLT 96. The opponent may hide the next attack."""

    rules: ClassVar[Rules] = ("HL1 57", "HL3 102", "HLT 96")
    sentence: ClassVar[str] = "{name} is a Power Blow."

    def apply(self, game: HighlanderGame) -> None:
        attack = attack_on(game, self.card)
        attack.power = attack.made_power = True
        game.deeds[attack.seat].power_blow = True
        game.wrote(channels.COURSE)


class HeadShotMade(CardEvent, frozen=True):
    """HL1 66, HL3 89, HLT 101. An attack becomes a Head Shot, and so a Power Blow."""

    rules: ClassVar[Rules] = ("HL1 66", "HL3 89", "HLT 101")
    sentence: ClassVar[str] = "{name} is a Head Shot!"

    def apply(self, game: HighlanderGame) -> None:
        attack = attack_on(game, self.card)
        attack.power = attack.head_shot = True
        game.wrote(channels.COURSE)


class PowerBlockMade(CardEvent, frozen=True):
    """HL1 57, HL3 103, HLT 96."""

    rules: ClassVar[Rules] = ("HL1 57", "HL3 103", "HLT 96")
    sentence: ClassVar[str] = "{name} is a Power Block."

    def apply(self, game: HighlanderGame) -> None:
        defense = game.defense_of(self.card)
        if defense is not None:
            defense.power = True
        game.wrote(channels.COURSE)


class ConcessionRefused(HighlanderEvent, frozen=True):
    """HLT 865. A player who faces a Head Shot offered to give up; the opponent would have the head."""

    seat: int
    rules: ClassVar[Rules] = ("", "", "HLT 865")
    sentence: ClassVar[str] = "{other} does not accept it."

    def apply(self, game: HighlanderGame) -> None:
        note(game, self.seat, "concession refused")


class QuickeningsForfeited(HighlanderEvent, frozen=True):
    """Who loses a tournament's match to a Head Shot hands all Quickenings in play over."""

    seat: int
    titles: tuple[str, ...]
    rules: ClassVar[Rules] = ("", "", "HLT 865")

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} forfeits to {game.names[1 - self.seat]}: {', '.join(self.titles)}."


class HeadTaken(HighlanderEvent, frozen=True):
    """HL1 66. A Head Shot was not defended."""

    seat: int
    by: int
    last: bool = False
    rules: ClassVar[Rules] = ("HL1 66", "HL3 89", "HLT 101")

    def apply(self, game: HighlanderGame) -> None:
        player = game.players[self.seat]
        player.heads = 0 if self.last else player.heads - 1

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.by]} takes {game.names[self.seat]}’s head."

"""What happens in a game of Highlander. `rules` are the ids in the three books, first, third and type-one."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.events import Event
from quickening.games.highlander.areas import capture, into_play, move
from quickening.games.highlander.state import (
    ARMED,
    BEFORE_PLAY,
    BROKEN,
    DAMAGE,
    DISARMED,
    DISCARD,
    ENDURANCE,
    EXERTION,
    GAIN,
    HAND,
    HARD,
    LOSS,
    NOBODY,
    PLAY,
    REMOVED,
    Attack,
    Deeds,
    Defense,
    Duty,
    HighlanderGame,
    Lasting,
    Tally,
)

Rules = tuple[str, str, str]


class HighlanderEvent(Event, frozen=True):
    """Something that happens in a duel."""

    rules: ClassVar[Rules] = ("", "", "")


def said(game: HighlanderGame, card: int, seat: int | None = None) -> str:
    """The name of a card in the log; a Hidden attack has none but for its player."""
    state = game.cards[card]
    if state.face_down and state.area == PLAY and seat != state.controller:
        return "a Hidden attack"
    return state.definition.name


class CardEvent(HighlanderEvent, frozen=True):
    """Something that happens to one card, told as a sentence with its name."""

    card: int
    sentence: ClassVar[str] = ""

    def tell(self, game: HighlanderGame, seat: int | None) -> str | None:
        return self.sentence.replace("{name}", said(game, self.card, seat)) or None


# -- turns and phases ----------------------------------------------------------------------------------------------


class TurnStarted(HighlanderEvent, frozen=True):
    """A player's turn begins."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 33", "HL3 56", "HLT 47")

    def apply(self, game: HighlanderGame) -> None:
        game.turn += 1
        game.active = self.seat
        game.former[self.seat] = game.deeds[self.seat]
        game.deeds[self.seat] = Deeds(turn=game.turn)
        game.defenses = [defense for defense in game.defenses if defense.seat != self.seat]
        game.touch()

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]}’s turn."


class PhaseStarted(HighlanderEvent, frozen=True):
    """A phase of the active player's turn begins; a closed hand is open again (HL1 55, HL3 101)."""

    seat: int
    phase: str
    rules: ClassVar[Rules] = ("HL1 36", "HL3 53", "HLT 52")

    def apply(self, game: HighlanderGame) -> None:
        game.phase = self.phase
        game.hand_closed = False
        game.shifted()


class PhaseEnded(HighlanderEvent, frozen=True):
    """A phase is over."""

    seat: int
    phase: str


class TurnEnded(HighlanderEvent, frozen=True):
    """A player's turn is over; what lasted for it ends."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 45", "HL3 72", "HLT 54")

    def apply(self, game: HighlanderGame) -> None:
        kept = [one for one in game.lasting if not self.ends(one, game.turn)]
        game.lasting = kept
        game.players[self.seat].hidden = 0
        game.touch()

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
        game.shifted()


# -- cards from place to place -------------------------------------------------------------------------------------


class Drew(CardEvent, frozen=True):
    """A card is drawn from Endurance."""

    rules: ClassVar[Rules] = ("HL1 45", "HL3 70", "HLT 54")

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, HAND)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        state = game.cards[self.card]
        what = state.definition.name if seat == state.owner else "a card"
        return f"{game.names[state.owner]} draws {what}."


class Discarded(CardEvent, frozen=True):
    """A card goes from a hand to its owner's discard pile. `by`: who made it so; `cost`: it pays for something."""

    by: int = NOBODY
    cost: bool = False
    rules: ClassVar[Rules] = ("HL1 45", "HL3 140", "HLT 59")

    def apply(self, game: HighlanderGame) -> None:
        owner = game.cards[self.card].owner
        if self.by not in (NOBODY, owner):
            note(game, owner, "forced discard")
        move(game, self.card, DISCARD)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        state = game.cards[self.card]
        return f"{game.names[state.owner]} discards {state.definition.name}."


class Burned(CardEvent, frozen=True):
    """HL3 136, HLT 65. A card goes from Endurance to the discard pile."""

    rules: ClassVar[Rules] = ("HL1 65", "HL3 136", "HLT 65")

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, DISCARD)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        state = game.cards[self.card]
        return f"{game.names[state.owner]} loses {state.definition.name} from Endurance."


class Moved(CardEvent, frozen=True):
    """A card goes to a pile or hand by some effect. `shown`: everybody sees which."""

    area: str
    bottom: bool = False
    shown: bool = True
    seat: int | None = None
    rules: ClassVar[Rules] = ("HL1 15", "HL3 149", "HLT 154")

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, self.area, self.seat, self.bottom)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        state = game.cards[self.card]
        name = state.definition.name if self.shown or seat == state.owner else "a card"
        where = {HAND: "hand", ENDURANCE: "Endurance", DISCARD: "discard pile"}.get(self.area, self.area)
        return f"{name} goes to {game.names[state.owner]}’s {where}."


class Shuffled(HighlanderEvent, frozen=True):
    """A player's Endurance is shuffled, perhaps with the discard pile."""

    seat: int
    with_discard: bool = False
    rules: ClassVar[Rules] = ("HL1 65", "HL3 88", "HLT 98")

    def apply(self, game: HighlanderGame) -> None:
        if self.with_discard:
            for card in list(game.of(DISCARD, self.seat)):
                move(game, card, ENDURANCE)
        game.shuffle(ENDURANCE, self.seat)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        what = "discard pile into Endurance" if self.with_discard else "Endurance"
        return f"{game.names[self.seat]} shuffles the {what}."


class Exhausted(HighlanderEvent, frozen=True):
    """HL1 65, HL3 88, HLT 98. The last card left Endurance: 5 Ability will be lost, the discard pile is shuffled."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 65", "HL3 88", "HLT 98")

    def apply(self, game: HighlanderGame) -> None:
        game.tallies.append(Tally(self.seat, LOSS, 5))
        if game.of(DISCARD, self.seat):
            Shuffled(self.seat, with_discard=True).apply(game)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} Exhausts and will lose 5 Ability."


class Collapsed(HighlanderEvent, frozen=True):
    """HL3 88, HLT 98. Nothing is left to shuffle: Ability becomes zero at once."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 65", "HL3 88", "HLT 98")

    def apply(self, game: HighlanderGame) -> None:
        game.players[self.seat].ability = 0
        game.players[self.seat].collapsed = True

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} has no card left to shuffle, and no Ability."


class LeftPlay(CardEvent, frozen=True):
    """A card is removed from play, at once (HL1 36). `by`: by whom."""

    by: int = NOBODY
    rules: ClassVar[Rules] = ("HL1 36", "HL3 58", "HLT 52")
    sentence: ClassVar[str] = "{name} is removed from play."

    def apply(self, game: HighlanderGame) -> None:
        state = game.cards[self.card]
        if self.by == 1 - state.controller and "Ally" in state.definition.kinds:
            note(game, self.by, "removed ally")
        move(game, self.card, DISCARD)


class Dropped(CardEvent, frozen=True):
    """HL1 47, HL3 143, 152. A player drops a Standing Defense."""

    rules: ClassVar[Rules] = ("HL1 47", "HL3 143", "HLT 100")
    sentence: ClassVar[str] = "{name} is dropped."

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, DISCARD)


class RemovedFromGame(CardEvent, frozen=True):
    """HL1 78, HLT 153."""

    rules: ClassVar[Rules] = ("HL1 78", "HL3 153", "HLT 153")
    sentence: ClassVar[str] = "{name} is removed from the game."

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, REMOVED)


class Captured(CardEvent, frozen=True):
    """HL3 90, HLT 72. A card goes face down under another."""

    holder: int
    rules: ClassVar[Rules] = ("HL1 15", "HL3 90", "HLT 72")

    def apply(self, game: HighlanderGame) -> None:
        capture(game, self.card, self.holder)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        state = game.cards[self.holder]
        name = said(game, self.card) if seat == state.controller else "A card"
        return f"{name} is placed under {state.definition.name}."


class TookControl(CardEvent, frozen=True):
    """A card in play, or put into play, is under another player's control."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 15", "HL3 19", "HLT 245")

    def apply(self, game: HighlanderGame) -> None:
        into_play(game, self.card, self.seat)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} takes control of {said(game, self.card, seat)}."


# -- playing cards -------------------------------------------------------------------------------------------------


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
        return f"{game.names[self.seat]} plays {said(game, self.card, seat)}{source}."


def record_play(game: HighlanderGame, seat: int, card: int) -> None:
    """The card enters the record of the turn (HL1 34; HL3 53)."""
    deeds, printed = game.deeds[seat], game.printed(card)
    deeds.titles = (*deeds.titles, printed.name)
    deeds.cards = (*deeds.cards, card)
    if printed.type != "edge":
        deeds.non_edge += 1
    if printed.is_special:
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
    if printed.is_special:
        deeds.specials -= 1
    if printed.is_defense:
        deeds.defenses -= 1


class PutIntoPlay(CardEvent, frozen=True):
    """HL3 96. A card comes into play without being played."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 15", "HL3 96", "HLT 52")

    def apply(self, game: HighlanderGame) -> None:
        into_play(game, self.card, self.seat)
        if game.printed(self.card).type == "plot" and game.book == "type-one":  # HLT 138: as if played from hand
            record_play(game, self.seat, self.card)
        elif game.printed(self.card).is_special:
            game.deeds[self.seat].put_specials += 1

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} puts {said(game, self.card, seat)} into play."


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


# -- attacks and defenses ------------------------------------------------------------------------------------------


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
        own = [n for n, other in enumerate(game.attacks) if other.seat == self.seat]
        place = own[self.at] if 0 <= self.at < len(own) else len(game.attacks)
        game.attacks.insert(place, attack)
        game.shifted()


class DefensePlayed(CardEvent, frozen=True):
    """A defense is used against the attack at a place of the sequence."""

    seat: int
    type: str
    grid: int
    against: int
    beside: tuple[int, ...] = ()
    standing: bool = False
    rules: ClassVar[Rules] = ("HL1 41", "HL3 63", "HLT 53")

    def apply(self, game: HighlanderGame) -> None:
        defense = Defense(self.card, self.seat, self.type, self.grid, self.beside, standing=self.standing)
        game.defenses.append(defense)
        if not self.standing:
            game.deeds[self.seat].defenses += 1
        attack = game.against(self.seat)[self.against]
        attack.defense, attack.carried, attack.laid = self.card, False, True
        if game.edition.barred_areas.value == "all attacks":  # HL1 43: the last defense played
            remember_defense(game, defense)
        game.shifted()

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        attack = game.against(self.seat)[self.against] if self.against < len(game.against(self.seat)) else None
        name = said(game, attack.card, seat) if attack is not None else "an attack"
        return f"{game.names[self.seat]} uses {said(game, self.card)} against {name}."


def remember_defense(game: HighlanderGame, defense: Defense) -> None:
    """HL1 43, HL3 66, HLT 54. The last defense: it bars areas and its text may bear on the next attack."""
    deeds = game.deeds[defense.seat]
    deeds.last_defense, deeds.last_grid = defense.type, defense.grid
    deeds.last_kinds = game.printed(defense.card).kinds


class CarriedOver(CardEvent, frozen=True):
    """HL1 52, HL3 116. A defense goes on to a later attack: it is not played again."""

    seat: int
    against: int
    rules: ClassVar[Rules] = ("HL1 52", "HL3 116", "HLT 119")

    def apply(self, game: HighlanderGame) -> None:
        attack = game.against(self.seat)[self.against]
        attack.defense, attack.carried, attack.laid = self.card, True, True
        game.shifted()


class AttackDefended(CardEvent, frozen=True):
    """An attack was blocked, dodged or avoided."""

    how: str
    rules: ClassVar[Rules] = ("HL1 41", "HL3 113", "HLT 53")

    def apply(self, game: HighlanderGame) -> None:
        attack = attack_on(game, self.card)
        attack.result = self.how
        note(game, attack.seat, "last attack failed")
        defense = game.defense_of(attack.defense) if attack.defense != NOBODY else None
        if defense is not None:
            defense.stopped += 1
            remember_defense(game, defense)
        game.shifted()

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{said(game, self.card, seat)} is {self.how}."


class AttackSucceeded(CardEvent, frozen=True):
    """HL1 48, HL3 112. `blocked`: a Power Blow through a plain block, both successful (HL3 113)."""

    damage: int = 0
    blocked: bool = False
    rules: ClassVar[Rules] = ("HL1 48", "HL3 112", "HLT 163")

    def apply(self, game: HighlanderGame) -> None:
        attack = attack_on(game, self.card)
        if not attack.result:
            attack.result = SUCCESS
        deeds = game.deeds[attack.seat]
        deeds.successes += 1
        deeds.notes = tuple(one for one in deeds.notes if one != "last attack failed")
        if self.damage:
            game.tallies.append(Tally(1 - attack.seat, DAMAGE, self.damage, self.card, attack=True))
        game.shifted()

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{said(game, self.card, seat)} is successful" + (f" for {self.damage}." if self.damage else ".")


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
        game.touch()


class PowerBlowMade(CardEvent, frozen=True):
    """HL1 57, HL3 102, HLT 96. The opponent may hide the next attack."""

    rules: ClassVar[Rules] = ("HL1 57", "HL3 102", "HLT 96")
    sentence: ClassVar[str] = "{name} is a Power Blow."

    def apply(self, game: HighlanderGame) -> None:
        attack = attack_on(game, self.card)
        attack.power = attack.made_power = True
        game.deeds[attack.seat].power_blow = True
        game.shifted()


class HeadShotMade(CardEvent, frozen=True):
    """HL1 66, HL3 89, HLT 101. An attack becomes a Head Shot, and so a Power Blow."""

    rules: ClassVar[Rules] = ("HL1 66", "HL3 89", "HLT 101")
    sentence: ClassVar[str] = "{name} is a Head Shot!"

    def apply(self, game: HighlanderGame) -> None:
        attack = attack_on(game, self.card)
        attack.power = attack.head_shot = True
        game.shifted()


class PowerBlockMade(CardEvent, frozen=True):
    """HL1 57, HL3 103, HLT 96."""

    rules: ClassVar[Rules] = ("HL1 57", "HL3 103", "HLT 96")
    sentence: ClassVar[str] = "{name} is a Power Block."

    def apply(self, game: HighlanderGame) -> None:
        defense = game.defense_of(self.card)
        if defense is not None:
            defense.power = True
        game.shifted()


class HeadTaken(HighlanderEvent, frozen=True):
    """HL1 66. A Head Shot was not defended."""

    seat: int
    by: int
    rules: ClassVar[Rules] = ("HL1 66", "HL3 89", "HLT 101")

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.by]} takes {game.names[self.seat]}’s head."


# -- exertions and chance ------------------------------------------------------------------------------------------


class Exerted(HighlanderEvent, frozen=True):
    """HL1 54-56, HL3 100-101. An Exertion is declared: what for, how many cards, which kind."""

    seat: int
    purpose: str
    size: int
    kind: str = HARD
    rules: ClassVar[Rules] = ("HL1 56", "HL3 100", "HLT 94")

    def apply(self, game: HighlanderGame) -> None:
        if self.kind == HARD:
            deeds = game.deeds[self.seat]
            deeds.hard += 1
            deeds.exerted_for = (*deeds.exerted_for, self.purpose)
            if self.purpose != "cost":
                game.hand_closed = True

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        soft = " (Soft)" if self.kind != HARD else ""
        return f"{game.names[self.seat]} Exerts {self.size} cards{soft} for {self.purpose}."


class ExertionRevealed(CardEvent, frozen=True):
    """A card of Endurance is revealed by an Exertion."""

    rules: ClassVar[Rules] = ("HL1 54", "HL3 52", "HLT 94")

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, EXERTION)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"The Exertion reveals {game.printed(self.card).name}."


class ExertionDiscarded(CardEvent, frozen=True):
    """What an Exertion did not use goes to the discard pile, or under Endurance if it was Soft (HL3 52)."""

    soft: bool = False
    rules: ClassVar[Rules] = ("HL1 54", "HL3 52", "HLT 94")

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, ENDURANCE if self.soft else DISCARD, bottom=self.soft)


class Rolled(HighlanderEvent, frozen=True):
    """HL1 67, 73. A die is rolled for something."""

    seat: int
    purpose: str
    pips: int
    needed: int = 0
    rules: ClassVar[Rules] = ("HL1 73", "HL3 110", "HLT 145")

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} rolls {self.pips} to {self.purpose}."


class Checked(HighlanderEvent, frozen=True):
    """HL3 110. An Attribute Check: how many gems were found."""

    seat: int
    gem: str
    found: int
    rules: ClassVar[Rules] = ("HL1 15", "HL3 110", "HLT 47")

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} finds {self.found} {self.gem}."


# -- ability -------------------------------------------------------------------------------------------------------


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
    """HL1 45. A player's Ability goes up or down, to `ability`."""

    seat: int
    ability: int
    damage: int = 0
    rules: ClassVar[Rules] = ("HL1 45", "HL3 68", "HLT 54")

    def apply(self, game: HighlanderGame) -> None:
        player = game.players[self.seat]
        if self.ability > player.ability:
            note(game, self.seat, "ability rose")
        player.ability = self.ability
        game.shifted()

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]}’s Ability is {self.ability}."


class MaximumChanged(HighlanderEvent, frozen=True):
    """HLT 186. A player's maximum Ability is changed for good."""

    seat: int
    maximum: int
    rules: ClassVar[Rules] = ("HL1 33", "HL3 49", "HLT 186")

    def apply(self, game: HighlanderGame) -> None:
        game.players[self.seat].maximum = max(0, self.maximum)
        game.shifted()


# -- feet and arms -------------------------------------------------------------------------------------------------


class FellProne(HighlanderEvent, frozen=True):
    """HL1 73, HL3 81, HLT 145."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 73", "HL3 81", "HLT 145")

    def apply(self, game: HighlanderGame) -> None:
        game.players[self.seat].prone = True
        game.players[self.seat].prone_since = game.turn
        game.shifted()

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} is Prone."


class RegainedFeet(HighlanderEvent, frozen=True):
    """HL1 73, HL3 61, HLT 145."""

    seat: int
    rules: ClassVar[Rules] = ("HL1 73", "HL3 61", "HLT 145")

    def apply(self, game: HighlanderGame) -> None:
        game.players[self.seat].prone = False
        game.shifted()

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} is on their feet again."


class Disarmed(HighlanderEvent, frozen=True):
    """HL1 67, 72; HL3 84; HLT 83. A weapon is lost, or `broken`. Without a Weapon of Choice `weapon` is -1."""

    seat: int
    weapon: int = NOBODY
    broken: bool = False
    rules: ClassVar[Rules] = ("HL1 67", "HL3 84", "HLT 83")

    def apply(self, game: HighlanderGame) -> None:
        arms = BROKEN if self.broken else DISARMED
        if self.weapon == NOBODY:
            game.players[self.seat].weapon = arms
        else:
            game.cards[self.weapon].arms = arms
        game.players[self.seat].disarmed_since = game.turn
        game.touch()

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]}’s weapon is {'broken' if self.broken else 'lost'}."


class ArmsChanged(CardEvent, frozen=True):
    """HLT 156. A weapon is sheathed or drawn."""

    arms: str
    rules: ClassVar[Rules] = ("HL1 72", "HL3 84", "HLT 156")

    def apply(self, game: HighlanderGame) -> None:
        game.cards[self.card].arms = self.arms
        game.touch()

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{said(game, self.card, seat)} is {self.arms or 'drawn'}."


class Recovered(HighlanderEvent, frozen=True):
    """HL1 67, HL3 86, HLT 83. A weapon is back in hand."""

    seat: int
    weapon: int = NOBODY
    rules: ClassVar[Rules] = ("HL1 67", "HL3 86", "HLT 83")

    def apply(self, game: HighlanderGame) -> None:
        if self.weapon == NOBODY:
            game.players[self.seat].weapon = ARMED
        else:
            game.cards[self.weapon].arms = ARMED
        game.touch()

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} is armed again."


# -- what lasts and what is owed -----------------------------------------------------------------------------------


class LastingBegan(HighlanderEvent, frozen=True):
    """Something holds from now on for a time."""

    lasting: Lasting

    def apply(self, game: HighlanderGame) -> None:
        game.lasting.append(self.lasting)
        game.touch()


class LastingEnded(HighlanderEvent, frozen=True):
    """Something that held for a time was used up."""

    lasting: Lasting

    def apply(self, game: HighlanderGame) -> None:
        game.lasting = [one for one in game.lasting if one is not self.lasting]
        game.touch()


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
    rules: ClassVar[Rules] = ("HL1 28", "HL3 7", "HLT 38")

    def apply(self, game: HighlanderGame) -> None:
        state = game.cards[self.card]
        state.used = (*(use for use in state.used if use[1] == game.turn), (self.index, game.turn))

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} uses {said(game, self.card, seat)}."


class Chose(CardEvent, frozen=True):
    """Something was chosen for a card as it is played: the areas it covers."""

    grid: int

    def apply(self, game: HighlanderGame) -> None:
        game.cards[self.card].chosen = self.grid
        game.shifted()


class SwitchedHands(HighlanderEvent, frozen=True):
    """A pair of Personas changes places: their hands are exchanged."""

    seat: int

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} switches hands."


def note(game: HighlanderGame, seat: int, what: str) -> None:
    """A fact of a player's turn for texts that ask later."""
    deeds: Any = game.deeds[seat]
    if what not in deeds.notes:
        deeds.notes = (*deeds.notes, what)


IN_PLAY = frozenset({PLAY, BEFORE_PLAY})

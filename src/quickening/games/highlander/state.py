"""The state of a Highlander game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from quickening.core.data import Frozen, Mutable
from quickening.core.decisions import Option
from quickening.core.derive import Value
from quickening.core.frames import Frame
from quickening.core.game import Card, Game
from quickening.core.modifiers import Ref
from quickening.games.highlander import channels
from quickening.games.highlander.definitions import PERSONA, WEAPON, Printed
from quickening.games.highlander.editions import EDITIONS, Edition
from quickening.lang.nodes import Scope

if TYPE_CHECKING:
    from quickening.lang.nodes import Effect

#: Whether the time was asked for to know which texts are in force, and whether that hangs on a condition: then any
#: text that comes or goes may change what is nullified.
TIMED = Value[bool](channels.TEXTS)
WAVERING = Value[bool](channels.TEXTS)

ENDURANCE, HAND, DISCARD, PLAY = "endurance", "hand", "discard pile", "play"
BEFORE_PLAY, EXERTION, CAPTURED, REMOVED = "pre-game", "exertion", "captured", "removed from the game"
OTHER_HAND = "other hand"
AREAS = (ENDURANCE, HAND, DISCARD, PLAY, BEFORE_PLAY, EXERTION, CAPTURED, REMOVED, OTHER_HAND)
NOBODY = -1

SWEEP, MUST_DO, MAY_DO, UPKEEP = "sweep", "must do", "may do", "may do/must do"
BEGINNING, RECONCILE, DEFENSE, ATTACKING = "beginning of turn", "reconcile", "defense", "attack"
ADJUSTMENT, DRAWING, END = "ability adjustment", "draw/discard", "end of turn"

DAMAGE, LOSS, GAIN = "damage", "loss", "gain"
HARD, SOFT = "hard", "soft"
BLOCKED, DODGED, AVOIDED, SUCCESSFUL, GONE = "blocked", "dodged", "avoided", "successful", "gone"
ARMED, DISARMED, BROKEN, SHEATHED = "", "disarmed", "broken", "sheathed"
#: HLT 204. A Persona of a pair who does not fight now.
RESTING = "resting"


class HighlanderCard(Card[Printed]):
    """A card of a Highlander game. `controller` is the player in whose area it is.

    `turn` is the turn in which it came into play, `face_down` a Hidden attack (HL1 61), `holder` the card it lies
    under or goes with, `ready` whether its Trigger may be used (HL1 76, HL3 153), `arms` what has become of a
    weapon, `used` the abilities used and when, `chosen` the areas chosen for its grid, `bonus` a card that a
    tournament format lets nobody remove (HLT 874), `whole` the card as printed while it is played as something else
    (HLT 167, 261), `stands` whether a text makes it stay in play (HLT 217, 265), `boost` how many cards were
    discarded for it as it was played (HLT 247).
    """

    controller: int = NOBODY
    turn: int = 0
    face_down: bool = False
    holder: int = NOBODY
    ready: bool = False
    arms: str = ARMED
    used: tuple[tuple[int, int], ...] = ()
    chosen: int = 0
    named: str = ""
    bonus: bool = False
    whole: Printed | None = None
    stands: bool = False
    boost: int = 0


class Attack(Mutable):
    """An attack in a sequence, from the turn it is played until its player's next Sweep (HL1 36, 51).

    `beside` are the cards played in conjunction with it. `defense` is the card that meets it, `carried` whether that
    was played against an earlier attack. `result` is empty as long as the attack is pending.
    """

    card: int
    seat: int
    beside: tuple[int, ...] = ()
    hidden: bool = False
    was_hidden: bool = False
    power: bool = False
    made_power: bool = False
    head_shot: bool = False
    additional: bool = False
    defense: int = NOBODY
    carried: bool = False
    laid: bool = False
    guessed: bool = False
    result: str = ""


class Defense(Mutable):
    """A defense used this turn: a card played, or a Standing Defense used again. The last one counts (HL1 43)."""

    card: int
    seat: int
    type: str
    grid: int
    beside: tuple[int, ...] = ()
    power: bool = False
    standing: bool = False
    stopped: int = 0


class Deeds(Mutable):
    """What a player did in a turn: asked for by rules and texts in this turn and the next (HL1 34, 39; HL3 61, 66).

    `titles` and `cards` list the cards played, in order; `joined` pairs each card played in conjunction with the card
    it was played with, `ridden` each attack of which its opportunity says something with the card that gave it,
    `duplicated` each card that was duplicated with the card that did it.
    """

    turn: int = 0
    titles: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()
    specials: int = 0
    put_specials: int = 0
    non_edge: int = 0
    attacks: int = 0
    primary_done: bool = False
    additional: tuple[int, ...] = ()
    ridden: tuple[tuple[int, int], ...] = ()
    hard: int = 0
    exerted_for: tuple[str, ...] = ()
    power_blow: bool = False
    successes: int = 0
    wounds: int = 0
    last_defense: str = ""
    last_kinds: tuple[str, ...] = ()
    last_grid: int = 0
    notes: tuple[str, ...] = ()
    joined: tuple[tuple[int, int], ...] = ()
    duplicated: tuple[tuple[int, int], ...] = ()


class Player(Mutable):
    """Ability, feet and arms of a player. `weapon` is the state of the weapon of someone without a Weapon of Choice
    (HL1 72). `hidden` is the right to hide the next attack (HL1 57), `borrowed` the cards of other Personas played
    without an Allowance since the discard pile was last shuffled into Endurance (HLT 308), `weapons` what
    has become of the weapons for one of a pair of Personas who rests (HLT 204), `considered` the one of several
    weapons that its player chose to be without, when considered Disarmed (HLT 74).
    """

    ability: int = 15
    maximum: int = 15
    prone: bool = False
    prone_since: int = 0
    disarmed_since: int = 0
    weapon: str = ARMED
    hidden: int = 0
    collapsed: bool = False
    heads: int = 1
    end_game: bool = False
    borrowed: tuple[str, ...] = ()
    weapons: tuple[tuple[int, str], ...] = ()
    considered: int = NOBODY


class Tally(Frozen, frozen=True):
    """HL1 45, HL3 68. A change of Ability that waits for its player's Ability Adjustment Phase.

    `source` is the card it comes from; `reason` says it where that is no card. `sure`: it cannot be prevented.
    """

    seat: int
    kind: str
    amount: int
    source: int = NOBODY
    redirected: bool = False
    attack: bool = False
    reason: str = ""
    sure: bool = False


class Duty(Frozen, frozen=True):
    """HL1 35, HL3 50. Something a player has to do, or may do, when next taking care of such things."""

    seat: int
    effects: tuple[Any, ...]
    scope: Scope
    must: bool = True
    turns: int = 1


class Lasting(Frozen, frozen=True):
    """Something that holds for a time though the card that said so may be gone.

    `until` is `turn` (this turn), `next turn` (the whole next turn of `seat`), `game`; `seat` is whose turn counts.
    """

    ability: Any
    scope: Scope
    stamp: int
    until: str = "turn"
    seat: int = 0
    turn: int = 0


class Turned(Frozen, frozen=True):
    """A card that an Exertion turned over, and what it was then."""

    card: int
    definition: Printed


class Shown(Frozen, frozen=True):
    """An Exertion of this turn or the last, for all to remember: whose, what for, and what was turned over."""

    seat: int
    purpose: str
    kind: str
    size: int
    turn: int
    cards: tuple[Turned, ...] = ()


class HighlanderGame(Game, kw_only=True):
    """A game of Highlander under one of its three rulebooks."""

    TRANSIENT: ClassVar[tuple[str, ...]] = (*Game.TRANSIENT, "edition")
    concession_rule: ClassVar[str] = "HLT 865"

    cards: list[HighlanderCard] = msgspec.field(default_factory=list)  # type: ignore[assignment]
    book: str = "first"
    format: str = ""
    players: list[Player] = msgspec.field(default_factory=list)
    partners: list[Player] = msgspec.field(default_factory=list)
    deeds: list[Deeds] = msgspec.field(default_factory=list)
    former: list[Deeds] = msgspec.field(default_factory=list)
    attacks: list[Attack] = msgspec.field(default_factory=list)
    defenses: list[Defense] = msgspec.field(default_factory=list)
    tallies: list[Tally] = msgspec.field(default_factory=list)
    duties: list[Duty] = msgspec.field(default_factory=list)
    lasting: list[Lasting] = msgspec.field(default_factory=list)
    exertions: list[Shown] = msgspec.field(default_factory=list)
    turn: int = 0
    active: int = 0
    phase: str = ""
    hand_closed: bool = False
    playing: int = NOBODY
    countered: bool = False
    time_called: bool = False
    secret: int = NOBODY
    out_of_turn: bool = False
    started: bool = False
    edition: Edition = EDITIONS["first"]

    # -- the book --------------------------------------------------------------------------------------------------

    def __post_init__(self) -> None:
        """The rulebook this game is played by follows from its name."""
        super().__post_init__()
        self.edition = EDITIONS[self.book]

    def cite(self, first: str, third: str, type_one: str) -> str:
        """The id of a rule that stands in all three books, in the book of this game."""
        return {"first": first, "third": third, "type-one": type_one}[self.book]

    # -- cards -----------------------------------------------------------------------------------------------------

    def lies_with(self, card: int) -> int:
        return self.cards[card].controller

    def flaws(self) -> Iterator[str]:
        """What no duel can be: other than two who fight, each with what is kept of them."""
        if len(self.names) != 2 or self.active not in (0, 1):
            yield "active: there is no such seat"
        if any(len(kept) != 2 for kept in (self.players, self.partners, self.deeds, self.former)):
            yield "players: not as many as there are seats"
        for number, card in enumerate(self.cards):
            if card.owner not in (0, 1):
                yield f"cards[{number}]: it is nobody's"

    def of(self, area: str, seat: int) -> list[int]:
        """The cards of a player's area; the top of a pile is the last one."""
        return self.areas[area, seat]

    def printed(self, card: int) -> Printed:
        return self.cards[card].definition

    @property
    def in_play(self) -> list[int]:
        """All cards in play, the active player's first."""
        return [*self.areas[PLAY, self.active], *self.areas[PLAY, 1 - self.active]]

    def personas(self, seat: int) -> list[Printed]:
        """HL1 28. The Personas a player plays as; none for a Generic Persona (HL1 29)."""
        before = [self.cards[card].definition for card in self.areas[BEFORE_PLAY, seat]]
        return [printed for printed in before if printed.type == PERSONA]

    def weapons(self, seat: int) -> list[int]:
        """HL1 31. The Weapons of Choice a player uses, armed with them or not."""
        cards = self.cards
        return [card for card in self.areas[BEFORE_PLAY, seat] if cards[card].definition.type == WEAPON]

    # -- the duel --------------------------------------------------------------------------------------------------

    def against(self, seat: int) -> list[Attack]:
        """The sequence of attacks a player faces, in order."""
        return [attack for attack in self.attacks if attack.seat != seat]

    def attack_of(self, card: int) -> Attack | None:
        """The attack a card is, or goes with."""
        for attack in self.attacks:
            if attack.card == card or card in attack.beside:
                return attack
        return None

    def defense_of(self, card: int) -> Defense | None:
        """The defense a card is, or goes with."""
        for defense in reversed(self.defenses):
            if defense.card == card or card in defense.beside:
                return defense
        return None

    def said(self, card: int, seat: int | None = None) -> str:
        """The name of a card in the log; a Hidden attack has none but for its player."""
        state = self.cards[card]
        hidden = state.face_down and state.area == PLAY and seat != state.controller
        return "a Hidden attack" if hidden else state.definition.name

    def card_option(self, kind: str, words: str, card: int, number: int | None = None, index: int = -1) -> Option:
        """An option about a card, by its handle; a Hidden attack of the opponent's has no name here."""
        state = self.cards[card]
        name = "a Hidden attack" if state.face_down and state.area == PLAY else state.definition.name
        return Option(kind, words, state.handle, name, number, ref=card, index=index)

    def scope_of(self, card: int, seat: int | None = None) -> Scope:
        """Whom a card's text is about."""
        ref = Ref(card, self.cards[card].handle)
        return Scope(you=self.cards[card].controller if seat is None else seat, me=ref, source=ref)

    def puts(self, effects: tuple[Effect, ...]) -> str:
        """Effects in words."""
        raise NotImplementedError  # pragma: no cover

    def puts_to(self, effects: tuple[Effect, ...], seat: int, you: int) -> str:
        """Effects in words for a player, where they may be of the opponent's text."""
        raise NotImplementedError  # pragma: no cover

    def duty_words(self, duty: Duty) -> str:
        """What is owed, in words."""
        raise NotImplementedError  # pragma: no cover

    # -- what texts ask of the rules (see game.py) -----------------------------------------------------------------

    def retyped(self) -> dict[int, Printed]:
        """HL3 147, 151; HLT 146, 158. The attacks that have become another kind of attack, as they are now."""
        raise NotImplementedError  # pragma: no cover

    def considered_weapon(self, seat: int) -> int:
        """HLT 74. The one weapon that a player is considered to have lost."""
        raise NotImplementedError  # pragma: no cover

    def can_be_power_blow(self, card: int, seat: int) -> bool:
        """HL1 57. Whether an attack could be made a Power Blow by a player who plays it."""
        raise NotImplementedError  # pragma: no cover

    def may_face_power_blow(self, seat: int) -> bool:
        """HL1 57. Whether a player has yet to defend against a Power Blow, or against what may be one."""
        raise NotImplementedError  # pragma: no cover

    def can_exert(self, seat: int) -> bool:
        """HL1 54-55, HL3 100-101, HLT 94. Whether there is an Exertion left, and this is a phase for it."""
        raise NotImplementedError  # pragma: no cover

    def exertion(self, seat: int, purpose: str, plain: bool = False, size: int = -1) -> Frame:
        """HL1 56. The frame in which a player Exerts for a text or a cost."""
        raise NotImplementedError  # pragma: no cover

    def playing_card(self, seat: int, card: int) -> Frame:
        """The frame in which a player plays a card of the hand."""
        raise NotImplementedError  # pragma: no cover

    def playing_one_of(self, seat: int, cards: tuple[int, ...]) -> Frame:
        """HLT 243, 311. The frame in which a player may play one of some cards that are not in hand."""
        raise NotImplementedError  # pragma: no cover

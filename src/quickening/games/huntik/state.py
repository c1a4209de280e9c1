"""The state of a Huntik game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from quickening.core.data import Frozen, replace
from quickening.core.decisions import Option
from quickening.core.derive import Value, Values, derived, derived_each
from quickening.core.frames import Frame
from quickening.core.game import Card, Game
from quickening.core.modifiers import Ref
from quickening.core.outside import Outcome
from quickening.games.huntik import channels
from quickening.games.huntik.definitions import FEATURE, TOKEN, Printed
from quickening.lang.nodes import Change, Condition, Effect, Scope
from quickening.lang.resolve import May

DECK, HAND, DISCARD, LEGENDS = "deck", "hand", "discard pile", "legendary hero pile"
PLAY, REMOVED = "play", "removed from map"
NOBODY = -1
ZONES = range(1, 6)
LAST_ROUND = 7
_MAP = (PLAY, NOBODY)


#: Whether something known depends on whose turn it is; whether the terms of the mission were looked at since anything
#: changed; for each zone, how far forward a player's cards can move until enemies stop them.
TURN_MATTERS = Value[bool](channels.TEXTS, channels.COURSE)
CHECKED = Value[bool](channels.TEXTS, channels.COURSE)
UNBLOCKED = Values[int, list[int]](channels.TEXTS, channels.COURSE)


def player_number(seat: int) -> int:
    """HK 704.1. The number by which a text means a player, below those of all cards."""
    return NOBODY - 1 - seat


def seat_of(player: int) -> int:
    return NOBODY - 1 - player


def is_player(number: int) -> bool:
    return number < NOBODY


class Counter(Frozen, frozen=True):
    """HK 402.1. A counter on a card; an unnamed one changes ATK and DEF from the time it was put there."""

    name: str = ""
    atk: int = 0
    defense: int = 0
    stamp: int = 0

    @property
    def written(self) -> frozenset[str]:
        """HK 712.1. What it alters."""
        return frozenset({"ATK"} if self.atk else ()) | frozenset({"DEF"} if self.defense else ())

    def like(self, other: Counter) -> bool:
        """HK 402.1. Counters that say the same are indistinguishable from each other."""
        return (self.name, self.atk, self.defense) == (other.name, other.atk, other.defense)


class Modifier(Frozen, frozen=True):
    """HK 708. A continuous modifier: what it changes, for whom and how long.

    `cards` are the cards it flagged (HK 708.3e); without them it applies to whatever `who` describes at the time
    (HK 708.3d). `until` is `round`, `combat`, `game`, or `always` for an always-on power (HK 708.2). `giver` is the
    modifier that gave the card the power this one comes from (HK 700.1).
    """

    change: Change
    scope: Scope
    stamp: int
    until: str = "game"
    who: Any = None
    cards: tuple[Any, ...] | None = None
    condition: Condition | None = None
    giver: Modifier | None = None

    @property
    def controller(self) -> int:
        """HK 706.7."""
        return self.scope.you


class Gained(Frozen, frozen=True):
    """HK 711.2d. A card has an always-on power since then: the `change` that gave it, and the timestamp of that."""

    change: Change
    stamp: int
    ref: Ref
    since: int


#: What a card counts as until it is made: then itself.
AS_DEFINED = Printed("", "")


class HuntikCard(Card[Printed]):
    """A card of a Huntik game. `zone` is numbered from the lead player's side (HK 400.10a); 0 is off the map.

    `printed` is what it counts as while it is in play: itself, unless something made it another card.
    """

    zone: int = 0
    controller: int = NOBODY
    entered_under: int = NOBODY
    exhausted: bool = False
    stunned: bool = False
    face_down: bool = False
    stamp: int = 0
    powers_since: int = 0
    holder: int = NOBODY
    counters: tuple[Counter, ...] = ()
    used: tuple[tuple[str, int], ...] = ()
    printed: Printed = AS_DEFINED

    def __post_init__(self) -> None:
        if self.printed is AS_DEFINED:
            self.printed = self.definition


class Step(Frozen, frozen=True):
    """HK 802. An optional play, and the position it was made from: at a glance, its shape, what had grown by then.

    `answers` are the choices made in its course, each among so many as `widths` says; `done`: there are no more.
    """

    glance: tuple[int, ...] = ()
    shape: tuple[Any, ...] = ()
    grown: tuple[tuple[str, int], ...] = ()
    seat: int = 0
    play: str = ""
    answers: tuple[str, ...] = ()
    widths: tuple[int, ...] = ()
    done: bool = False

    @property
    def is_triggered(self) -> bool:
        """Whether it is what a triggered power offers: it is made where the game is not at rest."""
        return not self.glance

    @property
    def key(self) -> str:
        """The same play, made in the same way, from a position of the same shape."""
        return f"{self.shape} {self.seat} {self.play} {self.answers}"


class CombatState(Frozen, frozen=True):
    """HK 600. The combat going on: where, who attacks, attacks added, and whose attacks were removed.

    `absent` are cards in its zone that have left it or never entered it (HK 600.2, 601.4).
    """

    zone: int
    attacker: int
    number: int
    added: tuple[int, int] = (0, 0)
    out: tuple[Ref, ...] = ()
    absent: tuple[Ref, ...] = ()
    ended: bool = False


class Sides:
    """The cards in play in the order they came: those each player controls or may use (HK 701.2), the features."""

    __slots__ = ("features", "usable")

    def __init__(self) -> None:
        self.usable: tuple[list[int], list[int]] = ([], [])
        self.features: list[int] = []


@derived_each(channels.POOL)
def cards_that(game: HuntikGame, fact: str) -> frozenset[int]:
    """The cards of the game of whose printed text something is true: few, and the same throughout."""
    return frozenset([number for number, state in enumerate(game.cards) if getattr(state.definition, fact)])


def lasts(game: HuntikGame, until: str) -> bool:
    """HK 708.3. Whether a duration is any time at all: "this combat" is none where there is no combat."""
    return until != "combat" or game.combat is not None


def span(game: HuntikGame, once: str) -> int:
    """HK 701.3. Which combat or round it is, for what can be done once in each; a game is but one."""
    return {"combat": game.combats, "round": game.round}.get(once, 0)


class Limit(Frozen, frozen=True):
    """HK 701.3. A power that counts once per round or game: of a card as it is now, and which of its powers."""

    ref: Ref
    power: str
    once: str

    def is_reached(self, game: HuntikGame) -> bool:
        """Whether it has counted already; for a card that is gone it is as if it never had."""
        return game.alive(self.ref) and (self.power, span(game, self.once)) in game.cards[self.ref.card].used


class HuntikGame(Game, kw_only=True):
    """A game of Huntik. The lead player is a seat (HK 101.1); the other one defends.

    `last_zones` are the zones that cards left, by the handle they had, of which a text may still speak as "my zone".
    `recalled` are the ATK and DEF of cards as they left play, by the handle they had and, below 0, the one they got
    then; kept if `recalls`, which is so if a text in the game may speak of them. `gained` are the always-on powers
    that cards were given; kept if `grants`, which is so if a text in the game may give such powers.
    """

    concession_rule: ClassVar[str] = "HK 102.3"

    cards: list[HuntikCard] = msgspec.field(default_factory=list)  # type: ignore[assignment]
    modifiers: list[Modifier] = msgspec.field(default_factory=list)
    powerless: tuple[int, ...] = ()
    returned: tuple[int, ...] = ()
    lead: int = 0
    mission: int = -1
    round: int = 1
    turn: int = 0
    first_next: int = NOBODY
    majors: tuple[int, int] = (0, 0)
    extra_majors: tuple[int, int] = (0, 0)
    again: bool = False
    turn_taken_over: int = NOBODY
    combat: CombatState | None = None
    combats: int = 0
    points: tuple[int, int] = (0, 0)
    deeds: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)
    rings: tuple[int, ...] = ()
    trail: list[Step] = msgspec.field(default_factory=list)
    limits: dict[str, int] = msgspec.field(default_factory=dict)
    last_zones: dict[int, int] = msgspec.field(default_factory=dict)
    recalls: bool = False
    recalled: dict[int, tuple[int, int]] = msgspec.field(default_factory=dict)
    grants: bool = False
    gained: tuple[Gained, ...] = ()

    # -- seats and zones -------------------------------------------------------------------------------------------

    @property
    def defender(self) -> int:
        return 1 - self.lead

    def seen_from(self, zone: int, seat: int) -> int:
        """HK 400.10a. A zone's number as that player counts, or the other way round."""
        return zone if seat == self.lead else 6 - zone

    def forward(self, seat: int) -> int:
        """HK 403.2. The direction of increasing zone numbers for that player."""
        return 1 if seat == self.lead else -1

    # -- cards -----------------------------------------------------------------------------------------------------

    def add_card(self, printed: Printed, owner: int, area: str = "") -> int:
        """A card that takes part in the game from now on; where it lies is up to the caller."""
        self.cards.append(HuntikCard(printed, owner, area=area, handle=self.tick()))
        self.recalls = self.recalls or printed.recalls
        self.grants = self.grants or printed.grants
        self.wrote(channels.POOL)
        return len(self.cards) - 1

    @property
    def in_play(self) -> list[int]:
        return self.areas[_MAP]

    @property
    def card_being_played(self) -> int | None:
        """HK 701.4. A card that was announced and may still be canceled."""
        for number in range(len(self.cards) - 1, -1, -1):
            if not self.cards[number].area and number != self.mission and self.cards[number].definition.set != TOKEN:
                return number
        return None

    def active(self, card: int) -> bool:
        """Whether a card in play has its text: neither stunned (HK 407.1) nor face down."""
        state = self.cards[card]
        return not (state.stunned or state.face_down)

    def fighters(self, zone: int, seat: int) -> list[int]:
        """The unstunned heroes and obstacles a player controls in a zone (HK 600.2)."""
        return [
            card
            for card in sides.of(self).usable[seat]
            if (state := self.cards[card]).zone == zone
            and state.controller == seat
            and not state.stunned
            and state.printed.fights
        ]

    def in_combat(self, card: int) -> bool:
        """HK 600.2, 601.4. Whether a card takes part in the combat: controlled, unstunned, and not out of it."""
        state, combat = self.cards[card], self.combat
        there = combat is not None and state.zone == combat.zone and not state.stunned and state.controller >= 0
        return there and combat is not None and (not combat.absent or self.ref(card) not in combat.absent)

    def combatants(self, seat: int) -> list[int]:
        """HK 600.2. A player's heroes and obstacles in the combat."""
        there = self.fighters(self.combat.zone, seat) if self.combat is not None else []
        return [card for card in there if self.in_combat(card)]

    def leave_combat(self, card: int) -> None:
        """HK 407.3, 601.4. A card in the combat's zone is in the combat no more, whatever becomes of it there."""
        if self.combat is not None and self.cards[card].zone == self.combat.zone:
            self.combat = replace(self.combat, absent=(*self.combat.absent, self.ref(card)))

    def enter_combat(self, card: int) -> None:
        """HK 601.4. A card comes into the combat's zone from another one, and so into the combat."""
        if self.combat is not None and self.combat.absent:
            absent = tuple(ref for ref in self.combat.absent if ref.card != card)
            self.combat = replace(self.combat, absent=absent)

    def win(self, seat: int) -> None:
        """HK 102.1a, 102.2. A player has achieved the terms of the mission."""
        mission = self.cards[self.mission].definition
        rule = "HK 102.2" if mission.subtype == "mutual" else "HK 102.1a"
        self.end(Outcome((seat,), f"the terms of {mission.name} are met", rule))

    def flaws(self) -> Iterator[str]:
        """What no game of Huntik can be: other than two players, rounds, zones or seats that there are not."""
        numbers = (*self.rings, *self.powerless, *self.returned, self.mission)
        if len(self.names) != 2:
            yield "names: two play"
        elif {self.lead, self.turn} - {0, 1} or {self.first_next, self.turn_taken_over} - {NOBODY, 0, 1}:
            yield "turn: there is no such seat"
        if not 1 <= self.round <= LAST_ROUND:
            yield f"round: there is no round {self.round} (HK 500.1)"
        if not all(NOBODY <= number < len(self.cards) for number in numbers):
            yield "mission: there is no such card"
        if self.combat is not None and (self.combat.zone not in ZONES or self.combat.attacker not in (0, 1)):
            yield "combat: nobody can fight there"
        for number, card in enumerate(self.cards):
            if (card.zone in ZONES) != (card.area == PLAY) or not NOBODY <= card.entered_under < 2:
                yield f"cards[{number}]: it cannot be in zone {card.zone}"

    def ref(self, card: int) -> Ref:
        """The card as it is now, or a player, who is always the same."""
        return Ref(card, 0) if card < NOBODY else Ref(card, self.cards[card].handle)

    def alive(self, ref: Ref) -> bool:
        return ref.card < NOBODY or self.cards[ref.card].handle == ref.handle

    def said(self, card: int, seat: int | None = None) -> str:
        """The name of a card in the log."""
        state = self.cards[card]
        return "a face-down feature" if state.face_down else state.printed.name

    def card_option(self, kind: str, words: str, card: int, number: int | None = None, index: int = -1) -> Option:
        """An option about a card, by its handle, or about a player."""
        if card < NOBODY:
            return Option("player", words, name=self.names[seat_of(card)], seat=seat_of(card), ref=card)
        state = self.cards[card]
        name = "a face-down card" if state.face_down else state.definition.name
        return Option(kind, words, state.handle, name, number, ref=card, index=index)

    def note_deed(self, deed: str, who: int) -> None:
        """What the terms of a mission may ask for was done by a hero, or to a feature; each of them counts once."""
        before = self.deeds.get(deed, ())
        if who not in before:
            self.deeds[deed] = (*before, who)

    def features_with(self, card: int) -> list[int]:
        """HK 305.2. The features a hero has with it."""
        cards = self.cards
        return [other for other in sides.of(self).features if cards[other].holder == card]

    # -- words -----------------------------------------------------------------------------------------------------

    def offers(self, offer: May, how: str = "") -> str:
        """The question whether a player does what they may."""
        words = self.puts(offer.effects)
        return f"{words[0].upper()}{words[1:]}{how}?"

    def puts(self, effects: tuple[Effect, ...]) -> str:
        """Effects in words."""
        raise NotImplementedError  # pragma: no cover

    # -- what texts ask of the rules (see game.py) -----------------------------------------------------------------

    def may_play_hero(self, card: int) -> bool:
        """HK 301.2, 404.1. Whether a hero may be played by its owner because a text says so."""
        raise NotImplementedError  # pragma: no cover

    def playing(self, seat: int, card: int, zone: int) -> Frame:
        """HK 404.1. The frame in which a card is played into a zone."""
        raise NotImplementedError  # pragma: no cover

    def cancel_answered_play(self) -> None:
        """HK 701.4. The play to which the card that is being played is the response comes to nothing."""
        raise NotImplementedError  # pragma: no cover

    def turns_are_taken(self) -> bool:
        """HK 500.2. Whether somebody has a turn: at the start and the end of a round nobody has."""
        raise NotImplementedError  # pragma: no cover


@derived(channels.TEXTS, channels.CARDS)
def sides(game: HuntikGame) -> Sides:
    """Whose the cards in play are."""
    known = Sides()
    for card in game.in_play:
        state = game.cards[card]
        if state.printed.open_to_all:
            known.usable[0].append(card)
            known.usable[1].append(card)
        elif state.controller != NOBODY:
            known.usable[state.controller].append(card)
        if state.definition.type == FEATURE:
            known.features.append(card)
    return known

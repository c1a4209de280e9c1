"""The state of a Shadowfist game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from quickening.core.data import Mutable
from quickening.core.decisions import Option
from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.core.game import Card, Game
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.definitions import CHARACTER, SITE, STATE, Printed
from quickening.games.shadowfist.values import (
    ATTACK,
    BACK,
    BURNED,
    COMBAT,
    DECK,
    FACE_DOWN_NAME,
    FRONT,
    HAND,
    HAND_OR_SMOKED,
    IN_PLAY,
    LASTING,
    MAINTAINED,
    NEXT_START,
    NEXT_TURN,
    NEXT_UNTURN,
    NOBODY,
    PILES,
    PLAY,
    SMOKED,
    TOASTED,
    TURN,
    Attack,
    Attacker,
    AuctionState,
    CombatState,
    Control,
    Damage,
    Delayed,
    Generated,
    Interceptor,
    Modifier,
    SceneState,
    Signpost,
    Waiting,
)
from quickening.games.shadowfist.vocabulary.kinds import Scope
from quickening.lang.nodes import Effect

__all__ = [
    "ATTACK",
    "BACK",
    "BURNED",
    "COMBAT",
    "DECK",
    "FACE_DOWN_NAME",
    "FRONT",
    "HAND",
    "HAND_OR_SMOKED",
    "IN_PLAY",
    "LASTING",
    "MAINTAINED",
    "NEXT_START",
    "NEXT_TURN",
    "NEXT_UNTURN",
    "NOBODY",
    "PILES",
    "PLAY",
    "SMOKED",
    "TOASTED",
    "TURN",
    "Attack",
    "Attacker",
    "AuctionState",
    "CombatState",
    "Control",
    "Damage",
    "Delayed",
    "Generated",
    "Interceptor",
    "Modifier",
    "Player",
    "SceneState",
    "ShadowfistCard",
    "ShadowfistGame",
    "Signpost",
    "Waiting",
]


#: Stands for a card's own definition where nothing is said of what it is played as.
AS_DEFINED = Printed("", "")


class ShadowfistCard(Card):
    """A card of a Shadowfist game.

    In play: `location` is the id of a column or of an unspecified location (SF 9.1.2); `row` of a Site; `subject` the
    card a State is on; `controls` the stack of its controllers, whose last is `controller` unless it goes with its
    subject (SF 49.6). `resolved`: SF 25.2. `x`: SF 48.3. `used`: the abilities used, each with the turn or
    attack. `printed` is what it is played as: its definition, unless it is played as another type of card (SF 7.1.1).
    """

    definition: Printed
    controller: int = NOBODY
    controls: tuple[Control, ...] = ()
    location: int = 0
    row: int = FRONT
    turned: bool = False
    face_down: bool = False
    resolved: bool = True
    damage: tuple[Damage, ...] = ()
    counters: int = 0
    subject: int = NOBODY
    stamp: int = 0
    x: int | None = None
    cost: int | None = None
    toast_it: bool = False
    departing: str = ""
    used: tuple[tuple[str, int], ...] = ()
    printed: Printed = AS_DEFINED
    memory: tuple[tuple[str, Any], ...] = ()

    def __post_init__(self) -> None:
        if self.printed is AS_DEFINED:
            self.printed = self.definition

    @property
    def damage_total(self) -> int:
        total = 0
        for one in self.damage:
            total += one.amount
        return total


class Player(Mutable):
    """A player. `power`: SF 9.2.6, 17.0, 17.1. `out`: eliminated (SF 5.0). `standing`: until when they pass.

    The rest is remembered for a turn or longer: Sites played this turn, whether Power was generated, whether an
    attack failed (SF 28.12), a card played at Crisis cost this turn and its consequence (SF 50.4), the titles of
    One-Shots played (SF 49.5) and of Limited Events played this turn (SF 49.2), and whether a final Site was taken
    (SF 4.2).
    """

    power: int = 0
    out: bool = False
    standing: str = ""
    sites_played: int = 0
    generated: bool = False
    skips_power: bool = False
    failed: bool = False
    crisis: bool = False
    no_power_next: bool = False
    one_shots: tuple[str, ...] = ()
    limited_events: tuple[str, ...] = ()
    took_final: bool = False
    columns: tuple[int, ...] = ()


#: The events that say who controls a card from then on.
CONTROLLING = frozenset({"EnteredPlay", "ControlTaken", "ControlReverted"})


class ShadowfistGame(Game, kw_only=True):
    """A game of Shadowfist: the state, and what can be asked of it without any rule of a later chapter."""

    concession_rule: ClassVar[str] = "SF 5.3"

    cards: list[ShadowfistCard] = msgspec.field(default_factory=list)  # type: ignore[assignment]
    players: list[Player] = msgspec.field(default_factory=list)
    active: int = 0
    turn: int = 0
    turn_began: int = 0
    turn_log: int = 0
    shot: str = ""
    scene: SceneState | None = None
    effects: list[Generated] = msgspec.field(default_factory=list)
    seen: list[Generated] = msgspec.field(default_factory=list)
    attack: Attack | None = None
    attacks: int = 0
    combat: CombatState | None = None
    faceoff: tuple[Ref, Ref] | None = None
    auction: AuctionState | None = None
    modifiers: list[Modifier] = msgspec.field(default_factory=list)
    delayed: list[Delayed] = msgspec.field(default_factory=list)
    signposts: list[Signpost] = msgspec.field(default_factory=list)
    owners: dict[int, int] = msgspec.field(default_factory=dict)
    held: list[Generated] = msgspec.field(default_factory=list)
    witnessed: list[tuple[Ref, int, Scope]] = msgspec.field(default_factory=list)
    doomed: list[tuple[Ref, Damage]] = msgspec.field(default_factory=list)
    reserved: tuple[int, ...] = ()
    stranded: list[tuple[Ref, tuple[int, ...]]] = msgspec.field(default_factory=list)
    resurfacing: bool = False

    # -- derived values --------------------------------------------------------------------------------------------

    def touch(self) -> None:
        """Numbers may be out of date; which texts are active is not, unless a condition decides about texts."""
        self.version += 1
        self.memo.clear()
        if "volatile" in self.plan:
            self.cards_changed()

    def texts_changed(self) -> None:
        """Everything may be out of date."""
        self.version += 1
        self.memo.clear()
        self.plan.clear()
        self.kept.clear()

    def cards_changed(self) -> None:
        """Other texts are active than before, and nothing is said of which.

        What follows from a card's own text is in `kept`, to be used again where that is still the same: `texts` of
        cards in play, each with what it depends on (`rules.abilities.CardText`); `facts` about a card, with its text
        and the changes that made them so; `others`, the changes that are not about one card (`rules.continuous`);
        `outside` and `reloading`, what works out of play, dropped as soon as such a card moves; `hand`, what of a
        hand is looked at (`rules.hands`); `seats`, who is still in the game.
        """
        self.version += 1
        self.memo.clear()
        self.plan.clear()

    def card_changed(self, card: int) -> None:
        """A card came into play, left it, was revealed or resolved: no other texts are active than its own."""
        self.version += 1
        self.memo.clear()

    def changes_changed(self, ended: list[Modifier], begun: list[Modifier]) -> None:
        """Changes made by effects ended or began."""
        self.version += 1
        self.memo.clear()

    def delayed_changed(self) -> None:
        """Effects that wait for their time began to, or do so no more."""
        self.version += 1
        self.memo.clear()

    def scene_changed(self) -> None:
        """Another scene goes on: only what may be added to it is out of date."""
        self.memo.pop("menus", None)

    # -- seats -----------------------------------------------------------------------------------------------------

    def seats_from(self, first: int) -> list[int]:
        """The players still in the game, clockwise from a seat (SF 23.3); known until somebody is out."""
        known: list[int] | None = self.kept.get(("seats", first))
        if known is None:
            count = len(self.players)
            order = [(first + n) % count for n in range(count)]
            known = self.kept["seats", first] = [seat for seat in order if not self.players[seat].out]
        return known

    def left_of(self, seat: int) -> int:
        """SF 3.0. The next seat clockwise that is still in the game."""
        return self.seats_from(seat + 1)[0]

    def opponents(self, seat: int) -> list[int]:
        """Everybody else who is still in the game, clockwise."""
        return [other for other in self.seats_from(seat + 1) if other != seat]

    # -- cards -----------------------------------------------------------------------------------------------------

    @property
    def in_play(self) -> list[int]:
        return self.areas[PLAY, NOBODY]

    def controlled(self, seat: int) -> list[int]:
        """The cards in play a player controls (SF 35.0); known as long as the same texts are active."""
        known: dict[int, list[int]] | None = self.plan.get("controlled")
        if known is None:
            known = self.plan["controlled"] = {number: [] for number in range(NOBODY, len(self.players))}
            for card in self.in_play:
                known[self.cards[card].controller].append(card)
        return known[seat]

    def alive(self, ref: Ref) -> bool:
        """SF 24.1.3.3. Whether a card is still the card it was; an effect, whether it has yet to resolve."""
        if ref.card < 0:
            return any(one.number == ref.handle for one in self.effects)
        return self.cards[ref.card].handle == ref.handle

    def effect(self, number: int) -> Generated | None:
        """An unresolved effect of the current scene (SF 24.1.3.2)."""
        for one in self.effects:
            if one.number == number:
                return one
        return None

    def states_on(self, card: int) -> Sequence[int]:
        """SF 25.5. The States whose subject a card is."""
        return self.subjects().get(card, ())

    def subjects(self) -> dict[int, list[int]]:
        """SF 7.4. The cards that are subjects, each with its States; known as long as the same texts are active."""
        known: dict[int, list[int]] | None = self.plan.get("subjects")
        if known is None:
            known = {}
            for other in self.in_play:
                if self.cards[other].subject >= 0:
                    known.setdefault(self.cards[other].subject, []).append(other)
            if len(known) > 1:  # in the order in which they came
                known = {card: known[card] for card in self.in_play if card in known}
            self.plan["subjects"] = known
        return known

    def location(self, card: int) -> int:
        """SF 7.5, 25.5.6. Where a card is: a State where its subject is, an Edge nowhere (0)."""
        state = self.cards[card]
        return self.location(state.subject) if state.subject >= 0 else state.location

    def location_owner(self, location: int) -> int:
        """Whose location it is; an unspecified one is numbered below 0 by its player (SF 9.1.2.2)."""
        return -location - 1 if location < 0 else self.owners.get(location, NOBODY)

    def cards_at(self, location: int) -> list[int]:
        """SF 9.1.2.1. The Sites, Characters and States at a location."""
        return [card for card in self.in_play if self.location(card) == location] if location else []

    def sites_at(self, location: int) -> list[int]:
        """SF 9.1.2. At most two: the front one first."""
        found = [card for card in self.in_play if self.cards[card].location == location and self.is_site(card)]
        return sorted(found, key=lambda card: self.cards[card].row)

    def is_site(self, card: int) -> bool:
        return self.cards[card].printed.type == SITE

    def is_character(self, card: int) -> bool:
        return self.cards[card].printed.type == CHARACTER

    def is_state(self, card: int) -> bool:
        return self.cards[card].printed.type == STATE

    def said(self, card: int) -> str:
        """A card's name as everybody may read it."""
        state = self.cards[card]
        return FACE_DOWN_NAME if state.face_down else state.printed.name

    def card_option(self, kind: str, words: str, card: int, number: int | None = None, index: int = -1) -> Option:
        """An option about a card, by its handle; about an effect of the scene, by its number."""
        if card < 0:
            effect = self.effect(-card)
            name = effect.name if effect else ""
            return Option(kind, words, 0, name, -card if number is None else number, ref=card, index=index)
        state = self.cards[card]
        name = FACE_DOWN_NAME if state.face_down else state.printed.name
        return Option(kind, words, state.handle, name, number, ref=card, index=index)

    # -- filled in by the rules (see game.py) ----------------------------------------------------------------------

    def facts(self, card: int) -> Any:
        """What is true of a card now: a `rules.abilities.Facts`."""
        raise NotImplementedError  # pragma: no cover

    def types(self, card: int) -> tuple[str, ...]:
        """SF 7.0. The types of a card in play."""
        raise NotImplementedError  # pragma: no cover

    def current_fighting(self, card: int) -> int:
        """SF 15.1."""
        raise NotImplementedError  # pragma: no cover

    def current_body(self, card: int) -> int:
        """SF 11.1."""
        raise NotImplementedError  # pragma: no cover

    def controller(self, card: int) -> int:
        """SF 35.0."""
        return self.cards[card].controller

    def has(self, card: int, word: str) -> bool:
        """SF 49.0, 50.0. Whether a card has a bold-faced ability or restriction."""
        raise NotImplementedError  # pragma: no cover

    def closeness(self, seat: int) -> int:
        """How close to victory a player is (SF 4.1)."""
        raise NotImplementedError  # pragma: no cover

    def resources(self, seat: int) -> list[str]:
        """SF 18.1. The signs of all resources in a player's pool."""
        raise NotImplementedError  # pragma: no cover

    def hand_size(self, seat: int) -> int:
        """SF 9.2.2.2."""
        raise NotImplementedError  # pragma: no cover

    def can_heal(self, card: int) -> bool:
        """SF 16.1."""
        raise NotImplementedError  # pragma: no cover

    def legal_subject(self, state: int, subject: int, seat: int) -> bool:
        """SF 25.5.1. Whether a card may be the subject of a State."""
        raise NotImplementedError  # pragma: no cover

    def events_this_turn(self) -> list[Event]:
        """What happened since the turn began."""
        return self.log[self.turn_log :]

    def entered_this_turn(self, card: int) -> bool:
        """Whether a card entered play this turn: it is a new card since then (SF 34.0)."""
        return self.cards[card].area == PLAY and self.cards[card].handle > self.turn_began

    def last_controller(self, card: int) -> int:
        """SF 35.0. Who controls a card, or did when it was last in play; else its owner."""
        state = self.cards[card]
        if state.controller >= 0:
            return state.controller
        for event in reversed(self.log):
            if getattr(event, "card", NOBODY) == card and type(event).__name__ in CONTROLLING:
                return int(event.seat)  # type: ignore[attr-defined]
        return state.owner

    def latest_attack(self) -> list[Event]:
        """What happened since the latest attack was declared, the declaration first."""
        for number in range(len(self.log) - 1, -1, -1):
            if type(self.log[number]).__name__ == "AttackDeclared":
                return self.log[number:]
        return []

    def latest_attackers(self) -> list[int]:
        """The Characters declared as attackers in the latest attack (SF 28.1.4)."""
        return [event.card for event in self.latest_attack() if type(event).__name__ == "TurnedToAttack"]  # type: ignore[attr-defined]

    def latest_joiners(self) -> list[int]:
        """The players who joined the latest attack (SF 28.4)."""
        return [event.seat for event in self.latest_attack() if type(event).__name__ == "AttackJoined"]  # type: ignore[attr-defined]

    def brought_into_play(self, effect: int) -> list[int]:
        """The cards that entered play since the effect that is resolving began to (SF 44.4)."""
        found: list[int] = []
        for event in reversed(self.log):
            if type(event).__name__ in ("EffectResolved", "EffectGenerated"):
                break
            if type(event).__name__ == "EnteredPlay":
                found.append(event.card)  # type: ignore[attr-defined]
        return [card for card in reversed(found) if self.cards[card].area == PLAY]

    def place_words(self, location: int) -> str:
        """A location in words: whose it is, and the Sites that are there."""
        owner = self.names[self.location_owner(location)]
        sites = " and ".join(self.said(site) for site in self.sites_at(location))
        return f"{owner}: {sites}" if sites else f"{owner}’s only location"

    def sees(self, scope: Any, card: int) -> bool:
        """SF 40.0. Whether for the text's card the other one is in play."""
        raise NotImplementedError  # pragma: no cover

    def resolve_card(self, effect: Generated) -> None:
        """SF 24.8. A card that was played has resolved."""
        raise NotImplementedError  # pragma: no cover

    def damage(
        self,
        source: Ref | None,
        targets: Sequence[Ref],
        amount: int,
        seat: int = NOBODY,
        unstoppable: bool = False,
        lethal: bool = False,
        corrupted: bool = False,
    ) -> list[Any]:
        """SF 29.2. The events of non-combat damage of one source on cards."""
        raise NotImplementedError  # pragma: no cover

    def take_control(self, frame: Any, refs: Sequence[Ref], seat: int, until: str, source: Ref | None) -> Next:
        """SF 35.3."""
        raise NotImplementedError  # pragma: no cover

    def play_from(self, frame: Any, how: Any, change: int) -> Next:
        """SF 37.0. A card of a description is played as an effect resolves."""
        raise NotImplementedError  # pragma: no cover

    def play_these(self, frame: Any, how: Any, change: int) -> Next:
        """SF 44.2. These very cards are played as an effect resolves."""
        raise NotImplementedError  # pragma: no cover

    def face_off(self, frame: Any, mine: Ref, theirs: Ref, effects: tuple[Effect, ...]) -> Next:
        """SF 41.0."""
        raise NotImplementedError  # pragma: no cover

    def generates_alone(self, seat: int, alone: str, source: Ref | None) -> None:
        """SF 22.2.2. Nothing else generates Power for this player in this Establishing Shot."""
        self.players[seat].skips_power = self.players[seat].generated = True

    def candidates(self, cards: Any, scope: Any) -> list[int]:
        """SF 24.1.3.2. Where a description looks for cards."""
        raise NotImplementedError  # pragma: no cover

    def looked_for(self, cards: Any, scope: Any) -> tuple[list[int], tuple[Any, ...] | None]:
        """The same, and which words have yet to fit these cards; `None`: the whole description."""
        raise NotImplementedError  # pragma: no cover

    def may_target(self, card: int, scope: Any, cards: Any) -> bool:
        """SF 24.1.3.1. Whether a card is a legal target."""
        raise NotImplementedError  # pragma: no cover

    def puts(self, effects: tuple[Any, ...]) -> str:
        """Effects in words."""
        raise NotImplementedError  # pragma: no cover

    def asks_for(self, choice: Any) -> str:
        """The question which cards are meant, in the words of the text."""
        raise NotImplementedError  # pragma: no cover

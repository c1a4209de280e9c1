"""What powers do to cards in play and to the combat (HK 707)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from quickening.core.decisions import Option
from quickening.core.events import Event
from quickening.core.frames import Next, Run
from quickening.core.modifiers import Ref
from quickening.games.huntik.events import (
    AttacksChanged,
    AttacksRemoved,
    CombatCutShort,
    CombatStarted,
    ControlChanged,
    CounterPut,
    CounterRemoved,
    DieRolled,
    Eliminated,
    EnteredPlay,
    Exhausted,
    ExtraMajor,
    FeatureRevealed,
    FirstNextRound,
    KOd,
    ModifierMade,
    Moved,
    PickedUp,
    PutInZone,
    Readied,
    RemovedFromMap,
    ReturnedToHand,
    Stunned,
    TextSwapped,
    TurnTaken,
    Unstunned,
    WentAgain,
)
from quickening.games.huntik.rules.combat import Combat
from quickening.games.huntik.rules.entering import entering
from quickening.games.huntik.rules.modifiers import facts
from quickening.games.huntik.rules.movement import WAY_WORDS, Move, OfferCombat, ways
from quickening.games.huntik.state import NOBODY, PLAY, ZONES, Counter, HuntikGame, Modifier
from quickening.games.huntik.vocabulary.abilities import ControlledBy
from quickening.games.huntik.vocabulary.changes import Controlled, Waiting
from quickening.games.huntik.vocabulary.filters import InAZone
from quickening.games.huntik.vocabulary.places import Place
from quickening.games.huntik.vocabulary.triggers import RoundEnd, hero_in
from quickening.lang.nodes import Change, Condition, Effect, Node, Scope, Selection
from quickening.lang.resolve import May, Resolve
from quickening.lang.selections import All, Chosen, Me, ThisCard


def choosable(game: HuntikGame, scope: Scope, what: Selection) -> bool:
    """Whether everything that a selection asks for is there."""
    if isinstance(what, Chosen) and scope.got(what.slot) is None:
        return len(what.candidates(game, scope)) >= what.least
    return isinstance(what, (All, Chosen)) or bool(what.refs(game, scope))


class ToCards(Effect, frozen=True):
    """Something done to cards, one event each, all at once."""

    what: Selection

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        raise NotImplementedError  # pragma: no cover

    def meant(self, game: HuntikGame, scope: Scope) -> tuple[Ref, ...]:
        """The cards it is done to."""
        return self.what.refs(game, scope)

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        refs = self.meant(game, frame.scope)
        if isinstance(self.what, Chosen) and refs and any(type(one) is InAZone for one in self.what.cards.after):
            frame.scope = replace(frame.scope, place=game.cards[refs[0].card].zone)
        if isinstance(self.what, All):  # HK 708.3e: what comes after may be about those affected
            affected = tuple(ref for ref in refs if game.can_happen(self.event(game, ref)))
            frame.scope = replace(frame.scope, it=affected)
        return game.do([self.event(game, ref) for ref in refs], frame.start, frame.scope.spared)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return choosable(game, scope, self.what)


def each_possible(game: HuntikGame, scope: Scope, effect: ToCards) -> bool:
    """Whether the event can happen to what is meant, for costs and for what a player may do (HK 706.8)."""
    if not choosable(game, scope, effect.what):
        return False
    if isinstance(effect.what, Chosen) and scope.got(effect.what.slot) is None:
        cards = [card for card in effect.what.candidates(game, scope) if effect.suits(game, card)]
        return len(cards) >= max(1, effect.what.least)
    return all(game.can_happen(effect.event(game, ref)) for ref in effect.what.refs(game, scope))


class Costly(ToCards, frozen=True):
    """Something that can be a cost: it must be possible to the full."""

    def suits(self, game: HuntikGame, card: int) -> bool:
        return game.can_happen(self.event(game, game.ref(card)))

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return each_possible(game, scope, self)


class KO(Costly, frozen=True):
    """HK 400.11e."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return KOd(ref.card, game.cards[ref.card].zone)


class Eliminate(Costly, frozen=True):
    """HK 400.11e: only what you control. HK 407.4: a stunned card cannot be eliminated for a power."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return Eliminated(ref.card, game.cards[ref.card].zone)

    def meant(self, game: HuntikGame, scope: Scope) -> tuple[Ref, ...]:
        return tuple(ref for ref in self.what.refs(game, scope) if game.cards[ref.card].controller == scope.you)


class Stun(Costly, frozen=True):
    """HK 407.1."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return Stunned(ref.card)


class Unstun(ToCards, frozen=True):
    """HK 407.5."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return Unstunned(ref.card)


class Ready(Costly, frozen=True):
    """HK 405.1."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return Readied(ref.card)


class UnstunAndReady(ToCards, frozen=True):
    """One after the other (HK 407.5, 405.1)."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return Unstunned(ref.card)

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        frame.insert(Ready(self.what))
        return super().perform(game, frame)


class Exhaust(Costly, frozen=True):
    """HK 405.1."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return Exhausted(ref.card)


class ReturnToHand(Costly, frozen=True):
    """To its owner's hand, from play or from a discard pile."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return ReturnedToHand(ref.card, game.cards[ref.card].zone)


class RemoveFromMap(Costly, frozen=True):
    """HK 400.9a."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return RemovedFromMap(ref.card, game.cards[ref.card].zone)


class RemoveAttacksOf(ToCards, frozen=True):
    """HK 601.6. The attacks of a hero or obstacle are removed from the combat."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return AttacksRemoved(ref.card)


class Reveal(ToCards, frozen=True):
    """A face-down feature is turned up."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return FeatureRevealed(ref.card)


class RemoveCounter(Costly, frozen=True):
    """HK 402.1."""

    name: str = ""
    atk: int = 0
    defense: int = 0

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return CounterRemoved(ref.card, Counter(self.name, self.atk, self.defense))


class RemoveThatCounter(Effect, frozen=True):
    """`remove that counter`: the named one on the card this is about."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        meant = (*frame.scope.it, *Me().refs(game, frame.scope))[:1]
        named = [(ref.card, one) for ref in meant for one in game.cards[ref.card].counters if one.name]
        return game.do([CounterRemoved(card, one) for card, one in named[:1]], frame.start, frame.scope.spared)


class PutCounter(ToCards, frozen=True):
    """HK 402.1."""

    name: str = ""
    atk: int = 0
    defense: int = 0
    count: int = 1

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return CounterPut(ref.card, Counter(self.name, self.atk, self.defense), self.count)


# -- to another zone (HK 403.5) ------------------------------------------------------------------------------------


class PutInto(ToCards, frozen=True):
    """Into a zone: from another zone it is put, from another area it enters play."""

    place: Place
    exhausted: bool = False

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        raise NotImplementedError  # pragma: no cover - events depend on the scope

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        zone = self.place.zone(game, frame.scope)
        if zone not in ZONES:
            return frame.start
        events: list[Event] = []
        for ref in self.what.refs(game, frame.scope):
            events += put_events(game, ref.card, frame.scope.you, zone, self.exhausted)
        return game.do(events, frame.start, frame.scope.spared)


def put_events(game: HuntikGame, card: int, seat: int, zone: int, exhausted: bool) -> list[Event]:
    """HK 403.5, 400.10f. Actions and amulets stay where they are."""
    state = game.cards[card]
    if state.area == PLAY:
        happening: list[Event] = [PutInZone(card, state.zone, zone, just_stunned(game, card))]
        return [*happening, Exhausted(card)] if exhausted else happening
    if not state.printed.is_hero and state.definition.type != "feature":
        return []
    controller = controller_of(game, card) if state.definition.type == "feature" else seat
    return [entering(game, card, controller, zone, exhausted)]


def just_stunned(game: HuntikGame, card: int) -> bool:
    """HK 103.1. A text that stuns a card and puts it elsewhere takes precedence over what stunned cards can't do."""
    return bool(game.log) and game.log[-1] == Stunned(card)


class PutBeside(ToCards, frozen=True):
    """Into the zone of another card, which is chosen too."""

    friend: Chosen

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        raise NotImplementedError  # pragma: no cover - events depend on the scope

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        beside = self.friend.refs(game, frame.scope)
        zone = game.cards[beside[0].card].zone if beside else 0
        moving = self.what.refs(game, frame.scope) if zone else ()
        events = [PutInZone(ref.card, game.cards[ref.card].zone, zone) for ref in moving]
        return game.do(events, frame.start, frame.scope.spared)


class PutAnywhere(ToCards, frozen=True):
    """Into a zone the player chooses: any, or one of those given by number."""

    zones: tuple[int, ...] = ()
    new: bool = False
    by: str = "you"

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        raise NotImplementedError  # pragma: no cover - events depend on the scope

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        refs = self.what.refs(game, frame.scope)
        if frame.placed:
            frame.placed = False
            events = [PutInZone(ref.card, game.cards[ref.card].zone, frame.scope.place) for ref in refs]
            return game.do(events, frame.start, frame.scope.spared)
        if not refs:
            return frame.start
        here = game.cards[refs[0].card].zone
        zones = [game.seen_from(number, frame.scope.you) for number in self.zones or ZONES]
        frame.insert(self)
        seat = game.defender if self.by == "defender" else frame.scope.you
        options = zone_options(game, seat, zones, here, self.new)
        return frame.ask_place(game, "Into which zone?", options, seat)


def zone_options(game: HuntikGame, seat: int, zones: list[int], here: int, new: bool) -> tuple[Option, ...]:
    """Zones to choose from, counted from the side of the player who is asked."""
    return tuple(
        Option("zone", "Zone {number}", number=game.seen_from(zone, seat), ref=zone)
        for zone in zones
        if not new or zone != here
    )


class PutZones(ToCards, frozen=True):
    """So many zones forward or back, as seen by the controller of the card (HK 403.2). `way` may be `either`."""

    zones: int = 1
    way: str = "either"
    up_to: bool = False

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        raise NotImplementedError  # pragma: no cover - events depend on the choice

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        refs = self.what.refs(game, frame.scope)
        if not refs:
            return frame.start
        if not frame.placed:
            frame.insert(self)
            zones = self.reachable(game, refs[0].card, frame.scope.you)
            if not zones:  # HK 403.2a: there is no such zone, so nothing happens
                frame.todo = frame.todo[1:]
                return frame.start
            here = game.cards[refs[0].card].zone
            return frame.ask_place(game, "Into which zone?", zone_options(game, frame.scope.you, zones, here, False))
        frame.placed = False
        events = [PutInZone(ref.card, game.cards[ref.card].zone, frame.scope.place) for ref in refs]
        return game.do(events, frame.start, frame.scope.spared)

    def reachable(self, game: HuntikGame, card: int, you: int) -> list[int]:
        """HK 403.2. Forward and back are read from the side of the card's controller, or of the text's."""
        state = game.cards[card]
        seat = you if state.controller == NOBODY else state.controller
        ahead = game.forward(seat)
        steps = range(0 if self.up_to else self.zones, self.zones + 1)
        found = []
        for step in steps:
            for direction in {"forward": (ahead,), "back": (-ahead,)}.get(self.way, (ahead, -ahead)):
                zone = state.zone + step * direction
                if zone in ZONES and zone not in found:
                    found.append(zone)
        return found

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        if not super().possible(game, scope):
            return False
        refs = self.what.refs(game, scope)
        return not refs or bool(self.reachable(game, refs[0].card, scope.you))


class MoveCard(Effect, frozen=True):
    """HK 403. A modifier moves a card: blocking counts, nothing is exhausted, and it may start a combat."""

    what: Selection
    zones: int = 2
    forward_only: bool = False

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        refs = self.what.refs(game, frame.scope)
        if not refs or game.cards[refs[0].card].stunned:
            return frame.start
        card = refs[0].card
        if not frame.placed:
            frame.insert(self)
            known = facts(game, card)
            options = tuple(
                Option(
                    "move", WAY_WORDS[zones].replace("{name}", game.cards[card].definition.name), ref=zones, index=n
                )
                for n, zones in enumerate(ways(game, card, self.zones, 0 if self.forward_only else self.zones, known))
            )
            return frame.ask_place(game, "How far?", options)
        frame.placed = False
        return Run(Move(card=card, zones=frame.scope.place, exhausts=False), frame.start)


class ChooseZone(Effect, frozen=True):
    """`Choose a zone`: it becomes the zone spoken of."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        if frame.placed:
            frame.placed = False
            return frame.start
        frame.insert(self)
        return frame.ask_place(game, "Choose a zone", zone_options(game, frame.scope.you, list(ZONES), 0, False))


# -- combat --------------------------------------------------------------------------------------------------------


class AddAttacks(Effect, frozen=True):
    """HK 601.5. Attacks under your control that belong to no hero; perhaps only to a combat in a zone."""

    count: int
    place: Place | None = None
    essential: ClassVar[bool] = True

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        combat = game.combat
        return combat is not None and (self.place is None or self.place.zone(game, scope) == combat.zone)

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        if not self.possible(game, frame.scope):
            return frame.start
        return game.do([AttacksChanged(frame.scope.you, self.count)], frame.start)


class RemoveAttacks(Effect, frozen=True):
    """HK 601.6. A number of enemy attacks; it may be more than there are (HK 601.6a)."""

    count: int

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        return game.do([AttacksChanged(1 - frame.scope.you, -self.count)], frame.start)


class EndCombat(Effect, frozen=True):
    """The combat ends; no attacks are aimed on either side."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        return game.do([CombatCutShort()], frame.start)


class StartACombat(Effect, frozen=True):
    """A combat in a zone, if there are enemies (HK 600.2)."""

    place: Place | None = None

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        scope = frame.scope
        if scope.me is None or not game.alive(scope.me):
            return frame.start
        state = game.cards[scope.me.card]
        zone = self.place.zone(game, scope) if self.place is not None else state.zone
        both = game.fighters(zone, 0) and game.fighters(zone, 1)
        if not both or game.combat is not None or state.stunned:
            return frame.start
        game.happen(CombatStarted(zone, scope.you, scope.me.card))
        return Run(Combat(), frame.start)


class CanStartCombat(Effect, frozen=True):
    """`I can start a combat`, after being put into a zone: an exception to HK 403.5."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        if frame.scope.me is None or not game.alive(frame.scope.me):
            return frame.start
        return Run(OfferCombat(card=frame.scope.me.card), frame.start)


# -- turns ---------------------------------------------------------------------------------------------------------


class GoAgain(Effect, frozen=True):
    """HK 707.2."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        return game.do([WentAgain(frame.scope.you)], frame.start)


class GoFirst(Effect, frozen=True):
    """HK 500.1d."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        return game.do([FirstNextRound(frame.scope.you)], frame.start)


class CancelAction(Effect, frozen=True):
    """HK 701.4. `Cancel that Action`."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        game.result = "cancel"
        return frame.start


class NowYourTurn(Effect, frozen=True):
    """HK 707.3."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        return game.do([TurnTaken(frame.scope.you)], frame.start)


class ExtraMajorHero(Effect, frozen=True):
    """HK 301.2b. `you may play an extra major hero this round`."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        return game.do([ExtraMajor(frame.scope.you)], frame.start)


class Win(Effect, frozen=True):
    """`You win`."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        game.win(frame.scope.you)
        return frame.start


# -- continuous modifiers (HK 708) ---------------------------------------------------------------------------------


def stamp_of(game: HuntikGame, scope: Scope) -> int:
    """HK 711.2c. The timestamp of a modifier from a power is the time that power was played."""
    return scope.since or game.tick()


class Gets(Effect, frozen=True):
    """HK 708.3. Cards get something for a time."""

    what: Selection
    change: Change
    until: str = "round"
    condition: Condition | None = None

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        scope = frame.scope
        if isinstance(self.what, All):  # HK 708.3d: no card is flagged
            made = Modifier(
                self.change, scope, stamp_of(game, scope), self.until, self.what.cards, None, self.condition
            )
        else:
            refs = self.what.refs(game, scope)
            if not refs:
                return frame.start
            made = Modifier(self.change, scope, stamp_of(game, scope), self.until, None, refs, self.condition)
        return game.do([ModifierMade(made)], frame.start, scope.spared)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return choosable(game, scope, self.what)


class Rule(Effect, frozen=True):
    """HK 708.3. Something holds for a time that is not about certain cards: a triggered or replacement modifier."""

    change: Change
    until: str = "round"
    place: Place | None = None
    target: Selection | None = None

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        made = Modifier(self.change, frame.scope, stamp_of(game, frame.scope), self.until, self.place)
        return game.do([ModifierMade(made)], frame.start)


class GainControl(ToCards, frozen=True):
    """HK 401.3. For a time, or for the rest of the mission."""

    until: str = "round"

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        raise NotImplementedError  # pragma: no cover - events depend on the scope

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        scope = frame.scope
        events: list[Event] = []
        for ref in self.what.refs(game, scope):
            made = Modifier(Controlled(scope.you), scope, game.tick(), self.until, None, (ref,))
            events += [ModifierMade(made), ControlChanged(ref.card, scope.you)]
        return game.do(events, frame.start)


class SwapText(Effect, frozen=True):
    """`Swap their printed text boxes`: of the two targets chosen."""

    one: Selection
    two: Selection

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        one, two = self.one.refs(game, frame.scope), self.two.refs(game, frame.scope)
        events = [TextSwapped(one[0].card, two[0].card)] if one and two else []
        return game.do(events, frame.start)


class BecomeHero(Effect, frozen=True):
    """`Put this card into play in my zone. Treat it as a hero with my ATK and DEF but no text.` (HK 300.1a)."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        scope = frame.scope
        if scope.source is None or scope.me is None or not game.alive(scope.me):
            return frame.start
        mine = facts(game, scope.me.card)
        card = scope.source.card
        state = game.cards[card]
        state.guise = replace(
            state.definition,
            type="hero",
            subtype="",
            atk=max(0, mine.atk),  # HK 104.2
            defense=max(0, mine.defense),
            text="",
            abilities=(),
        )
        zone = game.cards[scope.me.card].zone
        return game.do([EnteredPlay(card, scope.you, zone)], frame.start)


class AtEndOfRound(Effect, frozen=True):
    """`At the end of the round, eliminate this card`: a triggered modifier (HK 709.1)."""

    effects: tuple[Effect, ...]
    deferred: ClassVar[bool] = True

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        scope = frame.scope
        if scope.source is not None:
            scope = replace(scope, source=game.ref(scope.source.card))
        made = Modifier(Waiting(RoundEnd(), self.effects), scope, game.tick(), "round")
        return game.do([ModifierMade(made)], frame.start)


# -- features (HK 305) ---------------------------------------------------------------------------------------------


class PickUp(Effect, frozen=True):
    """HK 305.2. I pick up a feature that is in my zone and with nobody (HK 305.2a): this one, or one of a name."""

    what: Selection
    essential: ClassVar[bool] = True

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        lying = self.lying(game, frame.scope)
        me = frame.scope.me
        events = [PickedUp(lying[0], me.card)] if lying and me is not None else []
        return game.do(events, frame.start)

    def lying(self, game: HuntikGame, scope: Scope) -> list[int]:
        """The features that could be picked up."""
        if scope.me is None or not game.alive(scope.me):
            return []
        zone = game.cards[scope.me.card].zone
        return [
            card
            for card in game.in_play
            if (state := game.cards[card]).zone == zone
            and state.holder == NOBODY
            and not state.face_down
            and any(ref.card == card for ref in self.what.refs(game, scope))
        ]

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return bool(self.lying(game, scope))


class Feature(Selection, frozen=True):
    """The features of a name, wherever they are: on the map, or to the side of it (HK 305.1a)."""

    name: str

    def refs(self, game: HuntikGame, scope: Scope) -> tuple[Ref, ...]:
        return tuple(
            game.ref(card)
            for card, state in enumerate(game.cards)
            if state.definition.type == "feature" and state.definition.name == self.name and not state.face_down
        )


class Placed(Node, frozen=True):
    """So many features of a name."""

    name: str
    count: int = 1


class PlaceFeature(Effect, frozen=True):
    """HK 305.1. A mission puts features onto the map, perhaps with counters."""

    features: tuple[Placed, ...]
    zone: int
    counter: str = ""
    counters: int = 0

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        zone = game.seen_from(self.zone, frame.scope.you)
        counters = (Counter(self.counter),) * self.counters
        cards = [card for placed in self.features for card in unplaced(game, placed.name)[: placed.count]]
        return game.do(
            [EnteredPlay(card, controller_of(game, card), zone, False, counters) for card in cards], frame.start
        )


class PlaceEach(Effect, frozen=True):
    """HK 305.1. One feature of a name into each of several zones."""

    name: str
    zones: tuple[int, ...]

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        pairs = zip(unplaced(game, self.name), self.zones, strict=False)
        return game.do(
            [
                EnteredPlay(card, controller_of(game, card), game.seen_from(zone, frame.scope.you))
                for card, zone in pairs
            ],
            frame.start,
        )


def unplaced(game: HuntikGame, name: str) -> list[int]:
    """The features of a name that are not on the map yet."""
    return [
        card
        for card, state in enumerate(game.cards)
        if state.definition.type == "feature" and state.area != PLAY and state.definition.name == name
    ]


def controller_of(game: HuntikGame, card: int) -> int:
    """HK 305.3a. Who controls a feature, by its own text."""
    for ability in game.cards[card].definition.abilities:
        if isinstance(ability, ControlledBy):
            return {"lead": game.lead, "defender": game.defender}.get(ability.who, NOBODY)
    return NOBODY


class Aside(Effect, frozen=True):
    """HK 305.1a. A feature starts to the side of the map."""

    name: str

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        return frame.start


class ThisAndMe(Selection, frozen=True):
    """The card whose text this is, and the card that acts."""

    def refs(self, game: HuntikGame, scope: Scope) -> tuple[Ref, ...]:
        return (*ThisCard().refs(game, scope), *Me().refs(game, scope))


class PutCloser(Effect, frozen=True):
    """A feature goes one zone closer to a zone, if it is not there."""

    name: str
    zone: int

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        goal = game.seen_from(self.zone, frame.scope.you)
        events = []
        for ref in Feature(self.name).refs(game, frame.scope):
            here = game.cards[ref.card].zone
            if here and here != goal:
                events.append(PutInZone(ref.card, here, here + (1 if goal > here else -1)))
        return game.do(events, frame.start)


class RevealHeld(Effect, frozen=True):
    """The features a hero has are turned up, then do what they say."""

    name: str

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        hidden = [ref.card for ref in frame.scope.it if game.cards[ref.card].face_down]
        return game.do([FeatureRevealed(card) for card in hidden], frame.start)


class MayReturn(Effect, frozen=True):
    """The player this is about may return a card from their discard pile to their hand."""

    what: Selection

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        frame.insert(May((ReturnToHand(self.what),)))
        return frame.start

    def resolve(self, game: HuntikGame, frame: Resolve) -> Next:
        frame.todo = frame.todo[1:]
        return self.perform(game, frame)


class TieUp(ToCards, frozen=True):
    """A feature is tied up: the deed counts for the mission, and it is stunned."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return Stunned(ref.card)


class Rolled(Node, frozen=True):
    """What happens on some results of a die."""

    low: int
    high: int
    effects: tuple[Effect, ...]


class RollDie(Effect, frozen=True):
    """A die is rolled; what happens depends on the result."""

    outcomes: tuple[Rolled, ...]

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        result = game.chance.roll(6)
        game.happen(DieRolled(game.turn, result))
        for outcome in self.outcomes:
            if outcome.low <= result <= outcome.high:
                frame.insert(*outcome.effects)
        return frame.start


class Roam(Effect, frozen=True):
    """This feature moves some zones one way, or on until it is in a zone with a hero."""

    forward: bool
    zones: int = 0

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        refs = ThisCard().refs(game, frame.scope)
        if not refs or game.cards[refs[0].card].stunned:
            return frame.start
        here = game.cards[refs[0].card].zone
        step = game.forward(game.defender) * (1 if self.forward else -1)
        zone = here
        for _ in range(self.zones or len(ZONES)):
            if zone + step not in ZONES:
                break
            zone += step
            if not self.zones and hero_in(game, zone):
                break
        return game.do([Moved(refs[0].card, here, zone)], frame.start)

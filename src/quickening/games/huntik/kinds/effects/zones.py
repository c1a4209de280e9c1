"""To another zone: put or moved (HK 403)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Option
from quickening.core.events import Event
from quickening.core.frames import Next, Run
from quickening.core.modifiers import Ref
from quickening.games.huntik.events.on_the_map import Exhausted, Moved, PutInZone
from quickening.games.huntik.kinds.effects.common import Exactly, ToCards, choosable
from quickening.games.huntik.kinds.effects.features import controller_of
from quickening.games.huntik.kinds.effects.turns import Order, order
from quickening.games.huntik.kinds.filters import Word
from quickening.games.huntik.kinds.places import Place, is_zone
from quickening.games.huntik.rules.entering import entering
from quickening.games.huntik.rules.modifiers import facts
from quickening.games.huntik.rules.movement import WAY_WORDS, Move, open_ways, side_of
from quickening.games.huntik.state import NOBODY, PLAY, ZONES, HuntikGame
from quickening.lang.nodes import Effect, Scope, Selection
from quickening.lang.resolve import Resolve
from quickening.lang.selections import All, Chosen

STUNNED = Word("stunned")


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
        for ref in carried_last(game, self.what.refs(game, frame.scope)):
            events += put_events(game, ref.card, zone, self.exhausted, self.what, frame.scope)
        frame.scope = replace(frame.scope, place=zone)
        return game.do(events, frame.start, frame.scope.spared)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        """HK 706.8. Into "this combat" nothing can be put where there is none."""
        somewhere = game.combat is not None or not is_zone(self.place, "combat")
        return somewhere and super().possible(game, scope)


def put_events(game: HuntikGame, card: int, zone: int, exhausted: bool, what: Selection, scope: Scope) -> list[Event]:
    """HK 403.5, 400.10f. Actions and amulets stay where they are."""
    state = game.cards[card]
    if state.area == PLAY:
        return [*put(game, card, zone, what, scope), *([Exhausted(card)] if exhausted else [])]
    if not state.printed.is_hero and state.definition.type != "feature":
        return []
    controller = controller_of(game, card) if state.definition.type == "feature" else scope.you
    return [entering(game, card, controller, zone, exhausted)]


def carried_last(game: HuntikGame, refs: tuple[Ref, ...]) -> list[Ref]:
    """HK 305.2b. Where several cards go together, a feature goes with its hero: going first it would stay behind."""
    return sorted(refs, key=lambda ref: game.cards[ref.card].holder != NOBODY)


def put(game: HuntikGame, card: int, zone: int, what: Selection, scope: Scope) -> list[Event]:
    """HK 403.5. A card in play is put into a zone from a different one; where it is, it stays.

    HK 103.1. A text that stuns a card and puts it elsewhere, or that speaks of a stunned card, takes precedence. Else
    a stunned card does not enter any other zone (HK 407.1).
    """
    here = game.cards[card].zone
    overruled = speaks_of_stunned(what) or game.ref(card) in scope.overruling
    return [PutInZone(card, here, zone, overruled)] if here != zone else []


def speaks_of_stunned(what: Selection) -> bool:
    """Whether a text means stunned cards."""
    return isinstance(what, (All, Chosen)) and STUNNED in what.cards.before


def put_all(game: HuntikGame, refs: tuple[Ref, ...], zone: int, what: Selection, scope: Scope) -> list[Event]:
    """Cards in play are put into the same zone."""
    return [event for ref in refs for event in put(game, ref.card, zone, what, scope)]


class PutBeside(ToCards, frozen=True):
    """Into the zone of another card, which is chosen too."""

    friend: Chosen

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        raise NotImplementedError  # pragma: no cover - events depend on the scope

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        beside = self.friend.refs(game, frame.scope)
        zone = game.cards[beside[0].card].zone if beside else 0
        moving = self.what.refs(game, frame.scope) if zone else ()
        frame.scope = replace(frame.scope, place=zone or frame.scope.place)
        events = put_all(game, moving, zone, self.what, frame.scope)
        return game.do(events, frame.start, frame.scope.spared)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return super().possible(game, scope) and choosable(game, scope, self.friend)


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
            events = put_all(game, refs, frame.scope.place, self.what, frame.scope)
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


class SwapZones(Effect, frozen=True):
    """Two cards are put each where the other is, at the same time (HK 403.5)."""

    one: Selection
    two: Selection

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        one, two = self.one.refs(game, frame.scope), self.two.refs(game, frame.scope)
        if not one or not two:
            return frame.start
        here, there = game.cards[one[0].card].zone, game.cards[two[0].card].zone
        events = [PutInZone(one[0].card, here, there), PutInZone(two[0].card, there, here)]
        return game.do(events if here != there else [], frame.start, frame.scope.spared)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return choosable(game, scope, self.one) and choosable(game, scope, self.two)


class PutZones(ToCards, frozen=True):
    """So many zones forward or back, as seen by the controller of the card (HK 403.2). `way` may be `either`."""

    zones: int = 1
    way: str = "either"
    up_to: bool = False
    all_or_nothing: ClassVar[bool] = True

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        raise NotImplementedError  # pragma: no cover - events depend on the choice

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        refs = self.what.refs(game, frame.scope)
        if not refs:
            return frame.start
        if len(refs) > 1:
            return self.perform_each(game, frame, refs)
        if not frame.placed:
            frame.insert(self)
            zones = self.reachable(game, refs[0].card, frame.scope.you)
            if not zones:  # HK 403.2a: there is no such zone, so nothing happens
                frame.todo = frame.todo[1:]
                return frame.start
            here = game.cards[refs[0].card].zone
            return frame.ask_place(game, "Into which zone?", zone_options(game, frame.scope.you, zones, here, False))
        frame.placed = False
        events = put_all(game, refs, frame.scope.place, self.what, frame.scope)
        return game.do(events, frame.start, frame.scope.spared)

    def perform_each(self, game: HuntikGame, frame: Resolve, refs: tuple[Ref, ...]) -> Next:
        """Several cards, each from where it is: all at once, or one after the other where there is a choice."""
        if self.up_to or self.way == "either":
            frame.insert(*(replace(self, what=Exactly((ref,))) for ref in refs))
            return frame.start
        cards = [ref.card for ref in carried_last(game, refs)]
        going = [(card, self.reachable(game, card, frame.scope.you)) for card in cards]
        parts = [put(game, card, zones[0], self.what, frame.scope) for card, zones in going if zones]
        return game.do([event for part in parts for event in part], frame.start, frame.scope.spared)

    def reachable(self, game: HuntikGame, card: int, you: int) -> list[int]:
        """HK 403.2. Forward and back are read from the side of the card's controller, or of the text's."""
        state = game.cards[card]
        ahead = game.forward(side_of(game, card, you))
        steps = range(0 if self.up_to else self.zones, self.zones + 1)
        found = []
        for step in steps:
            for direction in {"forward": (ahead,), "back": (-ahead,)}.get(self.way, (ahead, -ahead)):
                zone = state.zone + step * direction
                if zone in ZONES and zone not in found:
                    found.append(zone)
        return found

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        """HK 706.8. Whether all that is meant can be put so, or something that could be chosen."""
        if not super().possible(game, scope):
            return False
        if isinstance(self.what, Chosen) and scope.got(self.what.slot) is None:
            fitting = [card for card in self.what.candidates(game, scope) if self.can_be_put(game, card, scope.you)]
            return len(fitting) >= self.what.least
        return all(self.can_be_put(game, ref.card, scope.you) for ref in self.what.refs(game, scope))

    def suits(self, game: HuntikGame, card: int) -> bool:
        """What nobody controls has no forward and back of its own."""
        controller = game.cards[card].controller
        return controller == NOBODY or self.can_be_put(game, card, controller)

    def can_be_put(self, game: HuntikGame, card: int, you: int) -> bool:
        """HK 403.2a, 407.1. Whether there is such a zone, and the card can enter it."""
        here, spoken_of = game.cards[card].zone, speaks_of_stunned(self.what)
        zones = self.reachable(game, card, you)
        return any(zone == here or game.can_happen(PutInZone(card, here, zone, spoken_of)) for zone in zones)


class MoveCard(Effect, frozen=True):
    """HK 403. A modifier moves a card: blocking counts, nothing is exhausted, and it may start a combat."""

    what: Selection
    zones: int = 2
    forward_only: bool = False
    back_only: bool = False
    exactly: bool = False

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        refs = self.what.refs(game, frame.scope)
        if len(refs) > 1:
            frame.insert(*(replace(self, what=Exactly((ref,))) for ref in refs))
            return frame.start
        ways = self.ways(game, refs[0].card, frame.scope.you) if refs else []
        if not ways and not frame.placed:  # HK 706.3: it cannot go that far
            return frame.start
        card = refs[0].card
        if not frame.placed:
            frame.insert(self)
            name = game.cards[card].definition.name
            words = [WAY_WORDS[way].replace("{name}", name) for way in ways]
            options = tuple(Option("move", words[n], ref=way, index=n) for n, way in enumerate(ways))
            return frame.ask_place(game, "How far?", options)
        frame.placed = False
        way, side = frame.scope.place, side_of(game, card, frame.scope.you)
        frame.scope = replace(frame.scope, place=game.cards[card].zone + way * game.forward(side))
        return Run(Move(card=card, zones=way, exhausts=False, side=side, by=frame.scope.source), frame.start)

    def ways(self, game: HuntikGame, card: int, you: int) -> list[int]:
        """Every way in which a card can be moved so."""
        state, known, side = game.cards[card], facts(game, card), side_of(game, card, you)
        if not state.zone or state.stunned or self.is_ignored(game.seen_from(state.zone, side)):
            return []
        zones = min(self.zones, known.reach)  # HK 103.3
        ahead, behind = 0 if self.back_only else zones, 0 if self.forward_only else zones
        free = open_ways(game, card, side, ahead, behind, known)
        return [way for way in free if not self.exactly or abs(way) == self.zones]

    def is_ignored(self, zone: int) -> bool:
        """HK 403.2a. Forward from zone 5 or back from zone 1 nothing is moved, not even 0 zones."""
        return (self.forward_only and zone == 5) or (self.back_only and zone == 1)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        """HK 706.8. Whether all that is meant can be moved so, or something that could be chosen."""
        if not choosable(game, scope, self.what):
            return False
        if isinstance(self.what, Chosen) and scope.got(self.what.slot) is None:
            return any(self.can_be_done_to(game, card, scope) for card in self.what.candidates(game, scope))
        return all(self.can_be_done_to(game, ref.card, scope) for ref in self.what.refs(game, scope))

    def suits(self, game: HuntikGame, card: int) -> bool:
        """What nobody controls has no forward and back of its own."""
        here, controller = game.cards[card].zone, game.cards[card].controller
        able = controller == NOBODY or bool(self.ways(game, card, controller))
        return able and game.can_happen(Moved(card, here, here))

    def can_be_done_to(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        here = game.cards[card].zone
        return bool(self.ways(game, card, scope.you)) and game.can_happen(Moved(card, here, here))


@order("choose zone")
def _choose_zone(game: HuntikGame, frame: Resolve) -> Next:
    """`Choose a zone`: it becomes the zone spoken of."""
    if frame.placed:
        frame.placed = False
        return frame.start
    frame.insert(Order("choose zone"))
    return frame.ask_place(game, "Choose a zone", zone_options(game, frame.scope.you, list(ZONES), 0, False))

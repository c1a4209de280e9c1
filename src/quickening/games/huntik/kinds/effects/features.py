"""Features: placed, picked up, revealed, roaming (HK 305)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.games.huntik.events.areas import EnteredPlay
from quickening.games.huntik.events.on_the_map import Dropped, FeatureRevealed, Moved, PickedUp, PutInZone, Stunned
from quickening.games.huntik.events.plays import DieRolled
from quickening.games.huntik.kinds.abilities import ControlledBy
from quickening.games.huntik.kinds.effects.common import ToCards
from quickening.games.huntik.kinds.effects.to_cards import Do
from quickening.games.huntik.kinds.triggers import hero_in
from quickening.games.huntik.rules.modifiers import laws
from quickening.games.huntik.state import NOBODY, PLAY, ZONES, Counter, HuntikGame, sides
from quickening.lang.nodes import Effect, Node, Scope, Selection
from quickening.lang.resolve import May, Resolve
from quickening.lang.selections import Chosen, ThisCard


class PickUp(Effect, frozen=True):
    """HK 305.2. I pick up a feature in my zone that is with nobody (HK 305.2a): this one, one so named or chosen."""

    what: Selection
    essential: ClassVar[bool] = True

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        lying = self.lying(game, frame.scope)
        me = frame.scope.me
        events = [PickedUp(lying[0], me.card)] if lying and me is not None else []
        return game.do(events, frame.start)

    def lying(self, game: HuntikGame, scope: Scope) -> list[int]:
        """The features that could be picked up."""
        if scope.me is None or not game.alive(scope.me) or not can_carry(game, scope.me.card):
            return []
        zone = game.cards[scope.me.card].zone
        return [
            card
            for card in sides.of(game).features
            if (state := game.cards[card]).zone == zone
            and state.holder == NOBODY
            and not state.face_down
            and self.means(game, card, scope)
        ]

    def means(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        """Whether the text speaks of this card."""
        if isinstance(self.what, Feature):
            return self.what.is_one(game, card)
        if isinstance(self.what, Chosen) and scope.got(self.what.slot) is None:
            return self.what.may_be(game, card, scope)
        return any(ref.card == card for ref in self.what.refs(game, scope))

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return bool(self.lying(game, scope))

    def suits(self, game: HuntikGame, card: int) -> bool:
        """HK 305.2a. What is with a hero is not there to be chosen."""
        return game.cards[card].holder == NOBODY and not game.cards[card].face_down


def can_carry(game: HuntikGame, hero: int) -> bool:
    """HK 103.3, 305.2c. Whether nothing says that a hero can't pick up objects; a stunned one has none."""
    return not game.cards[hero].stunned and "pick up objects" not in laws(game, hero).forbidden


class Drop(ToCards, frozen=True):
    """HK 305.2c. What is with a hero is dropped where it is, and can be picked up again."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return Dropped(ref.card)


class PickUpFaceDown(Effect, frozen=True):
    """HK 305.2c. I pick up a face-down feature that was dropped in my zone; one looks like the other."""

    essential: ClassVar[bool] = True

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        lying, me = self.lying(game, frame.scope), frame.scope.me
        events = [PickedUp(lying[0], me.card)] if lying and me is not None else []
        return game.do(events, frame.start)

    def lying(self, game: HuntikGame, scope: Scope) -> list[int]:
        """The face-down features in my zone that are with nobody."""
        able = scope.me is not None and game.alive(scope.me) and can_carry(game, scope.me.card)
        zone = game.cards[scope.me.card].zone if able and scope.me is not None else 0
        lying = [card for card in sides.of(game).features if game.cards[card].face_down]
        lying = [card for card in lying if game.cards[card].holder == NOBODY]
        return [card for card in lying if zone and game.cards[card].zone == zone]

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return bool(self.lying(game, scope))


class Feature(Selection, frozen=True):
    """The features of a name, wherever they are: on the map, or to the side of it (HK 305.1a)."""

    name: str

    def refs(self, game: HuntikGame, scope: Scope) -> tuple[Ref, ...]:
        return tuple(game.ref(card) for card in range(len(game.cards)) if self.is_one(game, card))

    def is_one(self, game: HuntikGame, card: int) -> bool:
        """Whether a card is such a feature and lies face up."""
        state = game.cards[card]
        printed = state.definition
        return printed.type == "feature" and printed.name == self.name and not state.face_down


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
        frame.insert(May((Do(self.what, "return to hand"),)))
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
        source = frame.scope.source
        controlled = source is not None and game.cards[source.card].controller != NOBODY
        frame.scope = replace(frame.scope, number=result)
        game.happen(DieRolled(frame.scope.you if controlled else game.turn, result))
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

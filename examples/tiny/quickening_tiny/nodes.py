"""The ability tree of the game: what its cards' texts can say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from quickening.core.data import Mutable
from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.lang.nodes import Ability, Change, Effect, Filter, Scope, Selection, Trigger
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards
from quickening_tiny.events import Discarded, Drew, Gained, LeftStack, Lost, TextChanged, TurnedUp
from quickening_tiny.things import CHARM, DECK, DEED, STACK, YARD, Guise

if TYPE_CHECKING:
    from quickening_tiny.game import Tiny

MOTH = "moth"


# -- which cards ---------------------------------------------------------------------------------------------------


class Kind(Filter, frozen=True):
    """Deeds on the stack, charms in the yard that are turned up, and moths, which charms can become."""

    kind: str
    reads: ClassVar[frozenset[str]] = frozenset({"kinds"})

    def fits(self, game: Tiny, card: int, scope: Scope) -> bool:
        state = game.cards[card]
        if self.kind == DEED:
            return state.area == STACK
        return state.area == YARD and not state.face_down and self.kind in game.facts(card).kinds


class Your(Filter, frozen=True):
    """What the player owns."""

    def fits(self, game: Tiny, card: int, scope: Scope) -> bool:
        return game.cards[card].owner == scope.you


class Other(Filter, frozen=True):
    """Not the card whose text it is."""

    def fits(self, game: Tiny, card: int, scope: Scope) -> bool:
        return scope.source is None or scope.source.card != card


# -- what deeds do -------------------------------------------------------------------------------------------------


class Draw(Effect, frozen=True):
    count: int

    def perform(self, game: Tiny, frame: Resolve) -> Next:
        deck = game.area(DECK, frame.scope.you)
        return game.do([Drew(frame.scope.you, card) for card in deck[::-1][: self.count]], frame.start)


class Gain(Effect, frozen=True):
    coins: int

    def perform(self, game: Tiny, frame: Resolve) -> Next:
        return game.do([Gained(frame.scope.you, self.coins)], frame.start)


class Levy(Effect, frozen=True):
    """Each other player loses coins, all at once."""

    coins: int

    def perform(self, game: Tiny, frame: Resolve) -> Next:
        others = [seat for seat in game.players if seat != frame.scope.you]
        return game.do([Lost(seat, self.coins) for seat in others], frame.start, frame.scope.spared)


class Cancel(Effect, frozen=True):
    what: Selection

    def perform(self, game: Tiny, frame: Resolve) -> Next:
        refs = self.what.refs(game, frame.scope)
        return game.do([LeftStack(ref.card, cancelled=True) for ref in refs], frame.start)


class Discard(Effect, frozen=True):
    what: Selection

    def perform(self, game: Tiny, frame: Resolve) -> Next:
        return game.do([Discarded(ref.card) for ref in self.what.refs(game, frame.scope)], frame.start)


class Blank(Effect, frozen=True):
    """A card has no text until the end of the turn."""

    what: Selection

    def perform(self, game: Tiny, frame: Resolve) -> Next:
        return game.do([TextChanged(ref.card, Guise()) for ref in self.what.refs(game, frame.scope)], frame.start)


class CopyText(Effect, frozen=True):
    """A card has the text that another one has now, until the end of the turn."""

    onto: Selection
    of: Selection

    def perform(self, game: Tiny, frame: Resolve) -> Next:
        models = [game.cards[ref.card] for ref in self.of.refs(game, frame.scope)]
        guises = [Guise(model.text, model.abilities) for model in models]
        copies = [ref.card for ref in self.onto.refs(game, frame.scope)]
        return game.do([TextChanged(card, guise) for card in copies for guise in guises], frame.start)


# -- what charms change --------------------------------------------------------------------------------------------


class Facts(Mutable):
    """What is derived about a charm."""

    kinds: tuple[str, ...]
    glow: int


class Glow(Change, frozen=True):
    plus: int
    writes: ClassVar[frozenset[str]] = frozenset({"glow"})

    def apply(self, game: Tiny, facts: Facts, scope: Scope) -> None:
        facts.glow += self.plus


class Become(Change, frozen=True):
    kind: str
    writes: ClassVar[frozenset[str]] = frozenset({"kinds"})

    def apply(self, game: Tiny, facts: Facts, scope: Scope) -> None:
        facts.kinds = (CHARM, self.kind)


# -- what triggers wait for ----------------------------------------------------------------------------------------


class CharmLeaves(Trigger, frozen=True):
    """Judged by the state before: charms that leave together see each other leave."""

    events: ClassVar[tuple[type[Event], ...]] = (Discarded,)
    looks_back: ClassVar[bool] = True

    def match(self, game: Tiny, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Discarded)
        return scope if Kind(CHARM).fits(game, event.card, scope) else None


class CharmTurnedUp(Trigger, frozen=True):
    """Judged by the state after: a charm sees itself being turned up."""

    events: ClassVar[tuple[type[Event], ...]] = (TurnedUp,)
    looks_back: ClassVar[bool] = False

    def match(self, game: Tiny, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, TurnedUp)
        return scope if Kind(CHARM).fits(game, event.card, scope) else None


class YouDraw(Trigger, frozen=True):
    events: ClassVar[tuple[type[Event], ...]] = (Drew,)
    looks_back: ClassVar[bool] = True

    def match(self, game: Tiny, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Drew)
        return scope if event.seat == scope.you else None


# -- paragraphs of text --------------------------------------------------------------------------------------------


class Does(Ability, frozen=True):
    """What a deed does."""

    effects: tuple[Effect, ...]


class Static(Ability, frozen=True):
    """A charm changes charms while it is turned up."""

    cards: Cards
    change: Change


class When(Ability, frozen=True):
    """A charm waits for something."""

    trigger: Trigger
    effects: tuple[Effect, ...]


class NeverLose(Ability, frozen=True):
    """Its owner cannot lose coins."""


class Instead(Ability, frozen=True):
    """Something else happens when its owner would lose coins."""

    effects: tuple[Effect, ...]


def effects_of(abilities: tuple[Any, ...]) -> tuple[Effect, ...]:
    """Everything a deed's text says to do."""
    return tuple(effect for ability in abilities if isinstance(ability, Does) for effect in ability.effects)

"""What lasts: continuous modifiers, control, another text (HK 708)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.games.huntik.events.areas import EnteredPlay
from quickening.games.huntik.events.lasting import ModifierMade, TextSwapped
from quickening.games.huntik.events.on_the_map import ControlChanged
from quickening.games.huntik.kinds import changes
from quickening.games.huntik.kinds.changes import Controlled, Waiting
from quickening.games.huntik.kinds.effects.common import ToCards, choosable
from quickening.games.huntik.kinds.effects.turns import order
from quickening.games.huntik.kinds.places import Place
from quickening.games.huntik.kinds.triggers import Happens
from quickening.games.huntik.rules.modifiers import facts
from quickening.games.huntik.state import HuntikGame, Modifier, lasts
from quickening.lang.nodes import Amount, Change, Condition, Effect, Scope, Selection, Trigger
from quickening.lang.resolve import Resolve
from quickening.lang.selections import All


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
        for ref in self.what.refs(game, scope) if lasts(game, self.until) else ():
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


@order("become a hero")
def _become_hero(game: HuntikGame, frame: Resolve) -> Next:
    """`Put this card into play in my zone. Treat it as a hero with my ATK and DEF but no text.` (HK 300.1a)."""
    scope = frame.scope
    if scope.source is None or scope.me is None or not game.alive(scope.me):
        return frame.start
    mine = facts(game, scope.me.card)
    card = scope.source.card
    hero = replace(
        game.cards[card].definition,
        type="hero",
        subtype="",
        atk=max(0, mine.atk),  # HK 104.2
        defense=max(0, mine.defense),
        text="",
        abilities=(),
    )
    zone = game.cards[scope.me.card].zone
    return game.do([EnteredPlay(card, scope.you, zone, becomes=hero)], frame.start)


class AtEndOfRound(Effect, frozen=True):
    """`At the end of the round, eliminate this card`: a triggered modifier (HK 709.1)."""

    effects: tuple[Effect, ...]
    deferred: ClassVar[bool] = True

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        scope = frame.scope
        if scope.source is not None:
            scope = replace(scope, source=game.ref(scope.source.card))
        made = Modifier(Waiting(Happens("round ends"), self.effects), scope, game.tick(), "round")
        return game.do([ModifierMade(made)], frame.start)


PLUSES = ("{atk:signed} ATK", "{defense:signed} DEF", "{atk:signed} ATK and {defense:signed} DEF")


class GetsAll(Effect, frozen=True):
    """HK 708.3b. `gets +1 ATK and is unblockable this round`: one duration for all of the sentence."""

    what: Selection
    changes: tuple[Change, ...]
    until: str = "round"

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        frame.insert(*(Gets(self.what, change, self.until) for change in self.changes))
        return frame.start


class GetsX(Effect, frozen=True):
    """HK 708.2-708.3. `gets +X ATK this round, where X is ...`: only always-on powers go on counting."""

    what: Selection
    times: Amount
    atk: int = 0
    defense: int = 0
    until: str = "round"

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        times = self.times.value(game, frame.scope)
        frame.insert(Gets(self.what, changes.Plus(self.atk * times, self.defense * times), self.until))
        return frame.start

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return choosable(game, scope, self.what)


class Await(Effect, frozen=True):
    """HK 709.1, 710.1. A triggered modifier, or a replacing one (`instead`), for a time or the `next` event only."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    until: str = "round"
    next: bool = False
    instead: bool = False
    optional: bool = False
    deferred: ClassVar[bool] = True

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        change: Change = changes.Waiting(self.trigger, self.effects, self.next)
        if self.instead:
            change = changes.Instead(self.trigger, self.effects, self.optional, self.next)
        made = Modifier(change, frame.scope, stamp_of(game, frame.scope), self.until)
        return game.do([ModifierMade(made)], frame.start)


# -- words ---------------------------------------------------------------------------------------------------------

"""Effects that make continuous modifiers, and the words for them (HK 708-710)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.frames import Next
from quickening.games.huntik.events.lasting import ModifierMade
from quickening.games.huntik.kinds import changes
from quickening.games.huntik.kinds.effects.common import choosable
from quickening.games.huntik.kinds.effects.lasting import Gets, stamp_of
from quickening.games.huntik.state import HuntikGame, Modifier
from quickening.lang.nodes import Amount, Change, Effect, Scope, Selection, Trigger
from quickening.lang.resolve import Resolve

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

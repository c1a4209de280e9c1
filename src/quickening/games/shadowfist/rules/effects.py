"""SF 24.5.3-24.8. Effects are carried out, resolve, and what follows from that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any

from quickening.core.data import replace
from quickening.core.frames import Ask, Done, Frame, Next, Run
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.definitions import NOT_CUMULATIVE
from quickening.games.shadowfist.events.effects import EffectResolved
from quickening.games.shadowfist.events.notes import EffectTaken, SignpostsGone
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.kinds.effects import following
from quickening.games.shadowfist.rules.auctions import Auctions, auctions_due
from quickening.games.shadowfist.rules.choices import (
    Choice,
    ask_choice,
)
from quickening.games.shadowfist.rules.scores import anything_falls, smokings
from quickening.games.shadowfist.rules.site_structure import Collapse
from quickening.games.shadowfist.state import ShadowfistGame, game_ref
from quickening.games.shadowfist.state_values import PLAY, Generated
from quickening.lang.nodes import Effect
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Chosen

# -- carrying out (SF 24.6, 24.8) ----------------------------------------------------------------------------------


class Resolving(Resolve):
    """SF 24.6, 24.7. The parts of an effect in order; after each, what is at zero is smoked (SF 24.8.1.1).

    With `report` it gives back its scope: what was chosen and paid as costs were. `moving` are the cards
    that the frames of `queue` bring into play: the text goes on speaking of them (SF 24.1.3.3). `held`: among combat
    damage, where a Site at zero waits for its fate (SF 30.3.3).
    """

    scope: Any = Scope(0)
    queue: tuple[Frame, ...] = ()
    report: bool = False
    held: bool = False
    moving: tuple[Ref, ...] = ()

    def run_each(self, frames: Sequence[Frame]) -> Next:
        """Run these frames one after the other, then go on with the text."""
        self.queue = tuple(frames)
        return self.run_next

    def run_for(self, todo: tuple[Effect, ...], scopes: Sequence[Scope]) -> Next:
        """Carry out these effects once for each scope, then go on with the text."""
        return self.run_each([Resolving(todo=todo, scope=scope) for scope in scopes])

    def run_next(self, game: ShadowfistGame) -> Next:
        if self.returned is not None:
            self.note_done(bool(self.returned))
        if not self.queue:
            returned = tuple(ref for ref in self.moving if game.cards[ref.card].area == PLAY)
            self.scope, self.moving = following(game, self.scope, returned), ()
            self.scope = itself_returned(game, self.scope, returned)
            return self.start
        first, self.queue = self.queue[0], self.queue[1:]
        return Run(copy(first), self.run_next)

    def start(self, game: ShadowfistGame) -> Next:
        if game.outcome is not None:
            return None
        waits = self.report or self.held  # costs: until it is generated (SF 24.5.3)
        gone = [] if waits else smokings(game)
        if gone:
            return game.do(gone, self.start)
        if not self.todo and self.report:
            return Done(self.scope)
        return super().start(game)

    def settle(self, game: ShadowfistGame, effect: Effect) -> Next:
        """SF 24.2.1. What is chosen on resolution."""
        for name in effect.__struct_fields__:
            part = getattr(effect, name)
            if isinstance(part, Chosen) and self.scope.got(part.slot) is None:
                self.asking = part.slot
                return Ask(ask_choice(game, Choice(effect, part, cost=self.report), self.scope), self.chose)
        return None

    def chose(self, game: ShadowfistGame) -> Next:
        self.bind(self.asking, tuple(game_ref(game, option.ref) for option in game.chosen))
        return self.start


def itself_returned(game: ShadowfistGame, scope: Scope, returned: tuple[Ref, ...]) -> Scope:
    """SF 24.1.3.3. A card that its own text brought into play is still the one the text speaks of."""
    own = scope.source
    return replace(scope, source=game.ref(own.card)) if own is not None and own in returned else scope


# -- what follows (SF 24.5.3) ---------------------------------------------------------------------------------------


def aftermath(game: ShadowfistGame, then: Callable[[Any], Any]) -> Next:
    """SF 24.5.3-24.5.5. What follows from generation or resolution, if anything does; then go on."""
    return then if is_quiet(game) else Run(Aftermath(), then)


def is_quiet(game: ShadowfistGame) -> bool:
    """Whether nothing is at zero, nobody has to find a place, and no auction is due."""
    return not (game.stranded or anything_falls(game) or (game.auction is None and auctions_due.of(game)))


class Aftermath(Frame):
    """SF 24.5.3-24.5.5, 24.8.1.1-24.8.1.3. After generation or resolution: damage, auctions, recalculation."""

    def start(self, game: ShadowfistGame) -> Next:
        """SF 24.5.3. What is at zero is smoked; who stood at a Site that is gone finds a place (SF 9.1.4.1)."""
        gone = smokings(game)
        if gone:
            return game.do(gone, self.start)
        return Run(Collapse(), self.auctions) if game.stranded else self.auctions

    def auctions(self, game: ShadowfistGame) -> Next:
        """SF 24.5.4, 24.8.1.2. But not within an auction, which is not over yet (SF 31.3)."""
        due = game.auction is None and auctions_due.of(game)
        return Run(Auctions(), self.recalculate) if due else self.recalculate

    def recalculate(self, game: ShadowfistGame) -> Next:
        """SF 24.5.5. Again and again, until no more cards are smoked."""
        gone = smokings(game)
        if gone:
            return game.do(gone, self.recalculate)
        return Run(Collapse()) if game.stranded else None


# -- resolution (SF 24.8) ------------------------------------------------------------------------------------------


class ResolveTop(Frame):
    """SF 24.8.1. The last effect of the scene resolves, as far as it can be applied."""

    effect: Generated | None = None

    def start(self, game: ShadowfistGame) -> Next:
        effect = self.effect = game.effects[-1]
        game.note(EffectTaken())
        if effect.kind == "card":
            game.resolve_card(effect)
        if not effect.effects or is_overlapped(game, effect):
            return self.aftermath
        return Run(Resolving(todo=effect.effects, scope=effect.scope), self.aftermath)

    def aftermath(self, game: ShadowfistGame) -> Next:
        return aftermath(game, self.done)

    def done(self, game: ShadowfistGame) -> Next:
        assert self.effect is not None
        game.happen(EffectResolved(self.effect))
        done = tuple([one for one in game.signposts if one.effect == self.effect.number])
        if done:
            game.note(SignpostsGone(done))  # SF 38.1.2
        return None


def is_overlapped(game: ShadowfistGame, effect: Generated) -> bool:
    """SF 49.4.2. Of like triggered effects of Not Cumulative cards with one title only the first is effective.

    Changes that last overlap for themselves (SF 49.4); what one card triggers again and again is not overlapped.
    """
    printed = game.cards[effect.source.card].printed
    if effect.kind != "triggered" or NOT_CUMULATIVE not in printed.restrictions or game.scene is None:
        return False
    if any(hasattr(node, "until") for node in effect.effects):
        return False
    for event in game.log[game.scene.began :]:
        if isinstance(event, EffectResolved) and event.effect.seat == effect.seat:
            other = event.effect
            if other.ability == effect.ability and game.cards[other.source.card].printed.name == printed.name:
                return other.source != effect.source
    return False

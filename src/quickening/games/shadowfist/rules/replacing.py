"""SF 6.0. What happens in place of something else, because a card says so."""

from __future__ import annotations

from copy import copy
from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.derive import derived
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.events.in_play import Remembered
from quickening.games.shadowfist.events.leaving import Smoked
from quickening.games.shadowfist.kinds.abilities import Instead
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.rules.abilities import texts
from quickening.games.shadowfist.rules.effects import Resolving
from quickening.games.shadowfist.rules.scores import OUTLIVED, scores_of
from quickening.games.shadowfist.state import ShadowfistGame


class Replacer:
    """A replacement in force. `key` names it among all."""

    __slots__ = ("ability", "key", "name", "scope")

    def __init__(self, ability: Instead, key: tuple[int, str], name: str, scope: Scope) -> None:
        self.ability = ability
        self.key = key
        self.name = name
        self.scope = scope

    def scope_for(self, game: ShadowfistGame, event: Event) -> Scope | None:
        """The scope in which the event is replaced, if this replaces it."""
        if not isinstance(event, self.ability.trigger.events):
            return None
        scope = self.ability.trigger.match(game, event, self.scope)
        condition = self.ability.condition
        if scope is None or (condition is not None and not condition.holds(game, scope)):
            return None
        assert isinstance(scope, Scope)
        return scope


@derived(channels.TEXTS, channels.REPLACING)
def replacers_of(game: ShadowfistGame) -> list[Replacer]:
    """All replacements of cards in play."""
    return [
        Replacer(entry.ability, (game.cards[card].handle, entry.key), game.said(card), entry.scope)
        for card, text in texts.of(game).items()
        for entry in text.entries
        if isinstance(entry.ability, Instead)
    ]


class Replacing(Frame):
    """Events that something would replace: each is replaced, one replacement at a time; the rest happen."""

    rule: ClassVar[str] = "SF 6.0"

    waiting: tuple[Event, ...] = ()
    kept: tuple[Event, ...] = ()
    instead: tuple[Resolving, ...] = ()
    spared: tuple[Any, ...] = ()

    def start(self, game: ShadowfistGame) -> Next:
        if not self.waiting:
            return self.happen
        competing = self.competing(game)
        if not competing:
            return self.keep
        options = [Option("replace", f"Apply {one.name}", index=n) for n, one in enumerate(competing)]
        if all(one.ability.may for one in competing):
            options.append(Option("no", "Let it happen"))
        seat = competing[0].scope.you
        return Ask(Decision(seat, "What happens instead?", tuple(options)), self.replace)

    def keep(self, game: ShadowfistGame) -> Next:
        self.kept, self.waiting = (*self.kept, self.waiting[0]), self.waiting[1:]
        return self.start

    def competing(self, game: ShadowfistGame) -> list[Replacer]:
        """Those that would replace the event at hand."""
        event = self.waiting[0]
        return [
            one
            for one in replacers_of.of(game)
            if one.key not in self.spared and one.scope_for(game, event) is not None
        ]

    def replace(self, game: ShadowfistGame) -> Next:
        """What happens instead is not replaced by the same ability again."""
        if game.chosen[0].kind == "no":
            return self.keep
        chosen = self.competing(game)[game.chosen[0].index]
        event = self.waiting[0]
        scope = chosen.scope_for(game, event)
        assert scope is not None
        if isinstance(event, Smoked):
            game.happen(Remembered(event.card, None, event.seat, OUTLIVED, scores_of(game, event.card)))
        scope = replace(scope, spared=(*self.spared, chosen.key))
        self.instead = (*self.instead, Resolving(todo=chosen.ability.effects, scope=scope))
        self.waiting = self.waiting[1:]
        return self.start

    def happen(self, game: ShadowfistGame) -> Next:
        game.happen(*self.kept)
        return self.carry_out

    def carry_out(self, game: ShadowfistGame) -> Next:
        if not self.instead:
            return None
        first, self.instead = self.instead[0], self.instead[1:]
        return Run(copy(first), self.carry_out)

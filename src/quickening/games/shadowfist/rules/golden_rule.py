"""SF 6. The golden rule: what happens instead because a card says so, and what cannot happen (SF 40.0)."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.derive import derived
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.events.attacks import TargetChanged
from quickening.games.shadowfist.events.effects import EffectCanceled
from quickening.games.shadowfist.events.entering import EnteredPlay, Revealed, TurnedDown
from quickening.games.shadowfist.events.in_play import (
    Canceled,
    ChangedLocation,
    ControlTaken,
    CountersRemoved,
    Healed,
    Remembered,
    Turned,
    Unturned,
)
from quickening.games.shadowfist.events.leaving import PutInBurnedPile, ReturnedToHand, Sacrificed, Smoked, Toasted
from quickening.games.shadowfist.events.piles import Discarded, PutOnDeck
from quickening.games.shadowfist.events.players import PowerStolen
from quickening.games.shadowfist.kinds.abilities import Instead
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.rules.abilities import texts
from quickening.games.shadowfist.rules.continuous import is_immune, is_spared
from quickening.games.shadowfist.rules.control import judge_taking
from quickening.games.shadowfist.rules.effects import Resolving
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.players import player_facts
from quickening.games.shadowfist.rules.scores import OUTLIVED, can_unturn, judge_healing, scores_of
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import HAND, PLAY


def can_happen(game: ShadowfistGame, event: Event) -> bool:
    """Whether an event is possible and nothing forbids it."""
    if isinstance(event, PowerStolen):
        return can_be_stolen(game, event)
    possible = _POSSIBLE.get(type(event))
    if possible is None:
        return True
    return affects(game, event) and possible(game, event)


def affects(game: ShadowfistGame, event: Any) -> bool:
    """SF 40.0. Whether the card to blame can affect the card it happens to."""
    by = event.by
    if by is None or by.card < 0 or by.card == event.card or game.cards[event.card].area != PLAY:
        return True
    return not is_immune(game, event.card, by.card) and not is_spared(game, event.card, by.card)


def not_forbidden(verb: str) -> Callable[[ShadowfistGame, Any], bool]:
    """A judge of cards in play: unless the card cannot have this done to it, at all or by that card."""

    def judge(game: ShadowfistGame, event: Any) -> bool:
        if game.cards[event.card].area != PLAY:
            return True
        known = facts(game, event.card)
        if verb in known.forbidden:
            return False
        by = event.by
        return by is None or by.card < 0 or not known.barred(game, verb, by.card)

    return judge


def stays_in_play(verb: str) -> Callable[[ShadowfistGame, Any], bool]:
    """A judge of what takes cards from play: by this very deed, or by any (SF 9.2.4)."""
    this, any_deed = not_forbidden(verb), not_forbidden("be removed")
    return lambda game, event: this(game, event) and any_deed(game, event)


def can_be_smoked(game: ShadowfistGame, event: Smoked) -> bool:
    """SF 20.1, 20.3. Only cards in play; what is at zero is smoked whatever it says about effects."""
    if game.cards[event.card].area != PLAY:
        return False
    return event.damage or event.by is None or stays_in_play("be smoked")(game, event)


def can_be_turned(game: ShadowfistGame, event: Turned) -> bool:
    """SF 21.0. A turned card cannot be turned again."""
    state = game.cards[event.card]
    known = facts(game, event.card)
    if event.seat in known.marks.get("not turned by", ()):
        return False
    kept = "turn" in known.forbidden or "be turned" in known.forbidden
    return state.area == PLAY and not state.turned and not kept


def can_be_taken(game: ShadowfistGame, event: ControlTaken) -> bool:
    """SF 50.10. Loyalty stops effects, but not seizing."""
    return event.seized or judge_taking(game, event.card) is None


def can_be_stolen(game: ShadowfistGame, event: PowerStolen) -> bool:
    """SF 6.2, 17.2.3. Power of a player from whom opponents cannot steal stays there."""
    return event.seat == event.victim or "have Power stolen" not in player_facts(game, event.victim).forbidden


def can_be_discarded(game: ShadowfistGame, event: Discarded) -> bool:
    """SF 6.2, 39.0. Cards of a hand, unless its player cannot discard."""
    state = game.cards[event.card]
    return state.area == HAND and "discard" not in player_facts(game, state.owner).forbidden


def can_change_location(game: ShadowfistGame, event: ChangedLocation) -> bool:
    """SF 9.1.2, 13.0. Characters change location, unless something forbids it; a Site has its place."""
    return not game.cards[event.card].column and not_forbidden("change location")(game, event)


_POSSIBLE: dict[type[Event], Callable[[ShadowfistGame, Any], bool]] = {
    Smoked: can_be_smoked,
    Toasted: stays_in_play("be toasted"),
    PutOnDeck: stays_in_play("be put on a deck"),
    PutInBurnedPile: stays_in_play("be burned"),
    Canceled: not_forbidden("be canceled"),
    EffectCanceled: lambda game, event: True,  # unless the card is immune
    Sacrificed: not_forbidden("be sacrificed"),  # SF 45.2
    ReturnedToHand: stays_in_play("be returned"),
    Turned: can_be_turned,
    Unturned: lambda game, event: can_unturn(game, event.card),
    Healed: lambda game, event: event.by is None or judge_healing(game, event.card) is None,
    ChangedLocation: can_change_location,
    ControlTaken: can_be_taken,
    Revealed: lambda game, event: game.cards[event.card].face_down,
    TurnedDown: lambda game, event: not game.cards[event.card].face_down,
    Discarded: can_be_discarded,
    TargetChanged: not_forbidden("have its target changed"),  # SF 28.1.3.1
    EnteredPlay: lambda game, event: game.cards[event.card].area != PLAY,
    CountersRemoved: lambda game, event: game.cards[event.card].counters > 0,
}


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

"""A game of Huntik: the hooks of the core, filled with the rules."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from msgspec.structs import replace

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event, Outcome
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.game import Watcher
from quickening.core.refusals import Refusal, Refused
from quickening.core.views import View
from quickening.games.huntik.events import (
    ControlChanged,
    CounterPut,
    CounterRemoved,
    Discarded,
    Eliminated,
    EnteredPlay,
    Exhausted,
    KOd,
    Moved,
    PutInZone,
    Readied,
    ReturnedToHand,
    Stunned,
    Unstunned,
)
from quickening.games.huntik.rules.asking import refusals
from quickening.games.huntik.rules.modifiers import always_on, explain, facts, own_scope, sources
from quickening.games.huntik.rules.powers import discard_watchers, following, watchers_of
from quickening.games.huntik.rules.winning import check_terms
from quickening.games.huntik.state import DISCARD, HAND, LEGENDS, PLAY, REMOVED, HuntikGame
from quickening.games.huntik.views import view_of
from quickening.games.huntik.vocabulary.abilities import WouldPower
from quickening.games.huntik.vocabulary.changes import Instead
from quickening.games.huntik.vocabulary.filters import Word
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import May, Resolve
from quickening.lang.selections import Cards, Chosen


class Huntik(HuntikGame, kw_only=True):
    """A whole game of Huntik."""

    # -- what can happen (HK 103.3) --------------------------------------------------------------------------------

    def can_happen(self, event: Event) -> bool:
        """Whether an event is possible and nothing says it can't happen."""
        possible = _POSSIBLE.get(type(event))
        return possible is None or bool(possible(self, event))

    def happen(self, *events: Event) -> None:
        waiting = len(self.pending)
        super().happen(*events)
        for n in range(waiting, len(self.pending)):
            self.pending[n] = following(self, self.pending[n])
        if self.outcome is None and self.mission >= 0 and self.memo.get("checked") is None:
            self.memo["checked"] = True
            check_terms(self)

    def watchers(self, kind: type[Event]) -> Sequence[Watcher]:
        return watchers_of(self, kind)

    def watchers_besides(self, event: Event) -> Sequence[Watcher]:
        return discard_watchers(self, event.card) if type(event) is Discarded else ()

    # -- replacement (HK 710) --------------------------------------------------------------------------------------

    def replacement(self, events: list[Event], spared: tuple[Any, ...]) -> Frame | None:
        """HK 710.1. The frame that replaces events, if a replacement modifier wants to."""
        if not any(type(event) is KOd for event in events):
            return None
        replacers = [one for one in replacers_of(self) if one.key not in spared]
        if any(one.scope_for(self, event) is not None for one in replacers for event in events):
            return Replacing(waiting=tuple(events), spared=spared)
        return None

    # -- words for the texts (used by the language) ----------------------------------------------------------------

    def candidates(self, cards: Cards, scope: Scope) -> list[int]:
        """Where a description looks for cards: in play, or in an area of the player's own."""
        return self.in_play if not cards.area else self.areas[cards.area, scope.you]

    def may_target(self, card: int, scope: Scope, cards: Cards) -> bool:
        """HK 407.2, 103.3. Stunned cards only by what speaks of them; some cards not by the opponent."""
        state = self.cards[card]
        if state.area != PLAY:
            return True
        if state.stunned and not any(isinstance(word, Word) and word.word == "stunned" for word in cards.before):
            return False
        return state.controller == scope.you or "be targeted" not in facts(self, card).forbidden

    def asks_for(self, choice: Chosen) -> str:
        """The question which cards are meant, in the words of the text."""
        from quickening.games.huntik.vocabulary.grammar import words_of

        return f"Choose {words_of('what', choice)}"

    def offers(self, offer: May) -> str:
        """The question whether a player does what they may."""
        return f"{self.puts(offer.effects).capitalize()}?"

    def puts(self, effects: tuple[Effect, ...]) -> str:
        """Effects in words."""
        from quickening.games.huntik.vocabulary.grammar import words_of

        return " and ".join(words_of("effect", effect) for effect in effects)

    # -- from outside ----------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def why_not(self, seat: int, card: int) -> list[Refusal]:
        """Why a player cannot do anything with a card (by its handle): one reason for each thing it might do."""
        number = self.by_handle(seat, card)
        name = self.cards[number].definition.name
        return [replace(refusal, name=name) for refusal in refusals(self, seat, number)]

    def explain(self, card: int, number: str) -> list[tuple[str, int]]:
        """The chain behind a card's `atk` or `def`: what is printed, then each change and the words that make it."""
        if number.lower() not in ("atk", "def"):
            raise Refused(f"a card in play has atk and def, not {number!r}")
        return explain(self, self.by_handle(None, card), number.lower())

    def by_handle(self, seat: int | None, handle: int) -> int:
        """The card a player means by a handle: one they can see."""
        for number, state in enumerate(self.cards):
            if state.handle == handle:
                mine = state.area in (HAND, LEGENDS) and state.owner == seat
                if mine or state.area in (PLAY, DISCARD, REMOVED):
                    return number
        raise Refused(f"there is no card {handle} that you can see")

    def mandatory_loop(self) -> None:
        """HK 802.4. A loop without optional plays is a draw."""
        self.end(Outcome((), "a loop that nobody can break", "HK 802.4"))


# -- what is possible ----------------------------------------------------------------------------------------------


def _in_play(game: HuntikGame, event: Any) -> bool:
    return bool(game.cards[event.card].area == PLAY)


def _forbidden(game: HuntikGame, card: int, what: str) -> bool:
    """HK 103.3. Whether a power or modifier says it can't be. It says so in vain to the mission (HK 103.2)."""
    return what in facts(game, card).forbidden and not _mission_speaks(game)


def _mission_speaks(game: HuntikGame) -> bool:
    """Whether what is going on is the text of the mission being carried out."""
    frame = game.stack[-1] if game.stack else None
    source = frame.scope.source if isinstance(frame, Resolve) else None
    return source is not None and source.card == game.mission


def _can_ko(game: HuntikGame, event: Any) -> bool:
    """HK 400.11e. Only cards in play can be KO'd, and not those that can't be."""
    return _in_play(game, event) and not _forbidden(game, event.card, "be KO'd")


def _can_exhaust(game: HuntikGame, event: Any) -> bool:
    """HK 405.1. Only ready cards can be exhausted."""
    state = game.cards[event.card]
    return state.area == PLAY and not state.exhausted and not _forbidden(game, event.card, "exhaust")


def _can_ready(game: HuntikGame, event: Any) -> bool:
    """HK 405.1, 407.1. Only exhausted cards can be readied, and no stunned ones."""
    state = game.cards[event.card]
    can = state.area == PLAY and state.exhausted and not state.stunned
    return can and not _forbidden(game, event.card, "ready")


def _can_stun(game: HuntikGame, event: Any) -> bool:
    """HK 702.5. Only what is not stunned becomes stunned."""
    unstunned = _in_play(game, event) and not game.cards[event.card].stunned
    return unstunned and not _forbidden(game, event.card, "be stunned")


def _can_go(game: HuntikGame, event: Any) -> bool:
    """HK 407.1. A stunned card does not enter any other zone."""
    return _in_play(game, event) and not game.cards[event.card].stunned


_POSSIBLE: dict[type[Event], Any] = {
    KOd: _can_ko,
    Eliminated: lambda game, event: _in_play(game, event) and not game.cards[event.card].stunned,  # HK 407.4
    Exhausted: _can_exhaust,
    Readied: _can_ready,
    Stunned: _can_stun,
    Unstunned: lambda game, event: game.cards[event.card].stunned,
    Moved: _can_go,
    PutInZone: lambda game, event: _can_go(game, event) or (event.stunned and _in_play(game, event)),
    Discarded: lambda game, event: game.cards[event.card].area == "hand",
    ReturnedToHand: lambda game, event: game.cards[event.card].owner >= 0,  # HK 401.2a
    ControlChanged: lambda game, event: _in_play(game, event) and game.cards[event.card].controller != event.seat,
    CounterPut: _in_play,
    CounterRemoved: lambda game, event: any(
        event.counter.like(counter) for counter in game.cards[event.card].counters
    ),
    EnteredPlay: lambda game, event: game.cards[event.card].area != PLAY,
}


# -- replacement modifiers (HK 710) --------------------------------------------------------------------------------


class Replacer:
    """HK 710.1. A replacement modifier in force. `key` names it among all."""

    __slots__ = ("effects", "key", "name", "power", "scope", "trigger")

    def __init__(
        self, key: Any, name: str, trigger: Any, effects: tuple[Effect, ...], scope: Scope, power: Any
    ) -> None:
        self.key = key
        self.name = name
        self.trigger = trigger
        self.effects = effects
        self.scope = scope
        self.power = power

    def scope_for(self, game: HuntikGame, event: Event) -> Scope | None:
        """The scope in which the event is replaced, if it is one of those this replaces."""
        if type(event) not in self.trigger.events:
            return None
        scope: Scope | None = self.trigger.match(game, event, self.scope)
        condition = getattr(self.power, "condition", None)
        if scope is None or (condition is not None and not condition.holds(game, scope)):
            return None
        return scope


def replacers_of(game: HuntikGame) -> list[Replacer]:
    """All replacement modifiers: always-on powers of cards in play, and definite ones."""
    known: list[Replacer] | None = game.plan.get("replacers")
    if known is None:
        known = game.plan["replacers"] = [*_from_cards(game), *_from_modifiers(game)]
    return known


def _from_cards(game: HuntikGame) -> list[Replacer]:
    return [
        Replacer(
            (game.cards[card].handle, n),
            game.cards[card].printed.name,
            ability.trigger,
            ability.effects,
            own_scope(game, card),
            ability,
        )
        for card in sources(game)
        if game.active(card)
        for n, ability in enumerate(game.cards[card].printed.abilities)
        if isinstance(ability, WouldPower)
    ]


def _from_modifiers(game: HuntikGame) -> list[Replacer]:
    found = []
    for one in (*game.modifiers, *always_on(game)):
        if isinstance(one.change, Instead):
            source = one.scope.source
            name = game.cards[source.card].definition.name if source else ""
            found.append(Replacer(one.stamp, name, one.change.trigger, one.change.effects, one.scope, one))
    return found


class Replacing(Frame):
    """HK 710.1. Events that something would replace: each is replaced, one replacement at a time; the rest happen."""

    waiting: tuple[Event, ...] = ()
    kept: tuple[Event, ...] = ()
    instead: tuple[Resolve, ...] = ()
    spared: tuple[Any, ...] = ()

    def start(self, game: HuntikGame) -> Next:
        if not self.waiting:
            return self.happen
        competing = self.competing(game)
        if not competing:
            self.kept, self.waiting = (*self.kept, self.waiting[0]), self.waiting[1:]
            return self.start
        options = tuple(Option("replace", f"Apply {one.name}", index=n) for n, one in enumerate(competing))
        affected = max(0, game.cards[self.waiting[0].card].controller)  # type: ignore[attr-defined]
        return Ask(Decision(affected, "Which replacement applies?", options), self.replace)

    def competing(self, game: HuntikGame) -> list[Replacer]:
        """HK 710.1a. The modifiers that would replace the event at hand."""
        event = self.waiting[0]
        return [
            one for one in replacers_of(game) if one.key not in self.spared and one.scope_for(game, event) is not None
        ]

    def replace(self, game: HuntikGame) -> Next:
        """HK 710.1d. What happens instead has been affected by this one and cannot be again."""
        chosen = self.competing(game)[game.chosen[0].index]
        scope = chosen.scope_for(game, self.waiting[0])
        assert scope is not None
        scope = replace(scope, spared=(*self.spared, chosen.key))
        self.instead = (*self.instead, Resolve(todo=chosen.effects, scope=scope))
        self.waiting = self.waiting[1:]
        return self.start

    def happen(self, game: HuntikGame) -> Next:
        """What was not replaced happens, all at once."""
        game.happen(*self.kept)
        return self.carry_out

    def carry_out(self, game: HuntikGame) -> Next:
        """HK 710.1c. The modified events, as far as they can be done."""
        if not self.instead:
            return None
        first, self.instead = self.instead[0], self.instead[1:]
        return Run(copy(first), self.carry_out)

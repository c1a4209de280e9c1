"""A game of Huntik: the hooks of the core, filled with the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from quickening.core.chance import Chance
from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Frame, Next, Run
from quickening.core.game import Watcher
from quickening.core.outside import Repairs
from quickening.core.prompts import Prompt, Stage, Tag, Track
from quickening.core.refusals import Refusal, Refused
from quickening.core.repairs import PutOnStack, Repair
from quickening.core.seeing import Board
from quickening.core.stops import Call, Stop
from quickening.core.views import AreaView, CardView, Status
from quickening.games.huntik import prompts, repairing, stops
from quickening.games.huntik.evaluating import FIGURES, aims, figures
from quickening.games.huntik.events.areas import (
    Discarded,
    Eliminated,
    EnteredPlay,
    KOd,
    PutInPile,
    PutOnDeckTogether,
    ReturnedToHand,
)
from quickening.games.huntik.events.lasting import ModifierMade, ModifiersSpent, PowersReturned
from quickening.games.huntik.events.on_the_map import (
    ControlChanged,
    CounterPut,
    CounterRemoved,
    Exhausted,
    Moved,
    PutInZone,
    Readied,
    Stunned,
    Unstunned,
)
from quickening.games.huntik.kinds.filters import Word, counts
from quickening.games.huntik.kinds.target_players import TargetPlayer
from quickening.games.huntik.meaning.texts import words_of
from quickening.games.huntik.redealing import deal_unknown, shown_to
from quickening.games.huntik.rules.asking import refusals
from quickening.games.huntik.rules.explaining import explain, explain_player
from quickening.games.huntik.rules.loops import draw_game, note_answer, other_ways
from quickening.games.huntik.rules.modifiers import bans, laws
from quickening.games.huntik.rules.movement import Move
from quickening.games.huntik.rules.playing_cards import PlayCard, answered_play, is_barred, judge_hero
from quickening.games.huntik.rules.replacement import replaced_kinds, replacement
from quickening.games.huntik.rules.simultaneous import (
    Balance,
    is_risky,
    nobody_waits,
    note_given_powers,
    note_lost_powers,
    note_starting,
    ordering,
    recall_together,
    renewed,
    triggered_while_coming,
    triggered_while_going,
)
from quickening.games.huntik.rules.triggered_powers import (
    discard_watchers,
    following,
    leaving,
    unfolded,
    watchers_by_event,
)
from quickening.games.huntik.rules.turns import Turns
from quickening.games.huntik.rules.winning import check_terms
from quickening.games.huntik.state import (
    CHECKED,
    DISCARD,
    HAND,
    LEGENDS,
    PLAY,
    REMOVED,
    HuntikGame,
    cards_that,
    lasts,
)
from quickening.games.huntik.views import in_sight, is_choosing_lead
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards, Chosen


class Huntik(HuntikGame, kw_only=True):
    """A whole game of Huntik."""

    # -- loops (HK 802) --------------------------------------------------------------------------------------------

    def ask(self, decision: Decision) -> None:
        """HK 802.2. A play that has begun is not made in a way that continues a loop that has ended."""
        open_ways = other_ways(self, decision) if self.trail else decision
        super().ask(open_ways)
        if open_ways is not decision and self.decision is None:
            note_answer(self, decision, self.chosen)

    def note_answer(self, decision: Decision, chosen: tuple[Option, ...]) -> None:
        if self.trail:
            note_answer(self, decision, chosen)

    # -- what can happen (HK 103.3) --------------------------------------------------------------------------------

    def can_happen(self, event: Event) -> bool:
        """Whether an event is possible and nothing says it can't happen."""
        possible = _POSSIBLE.get(type(event))
        return possible is None or bool(possible(self, event))

    def happen(self, *events: Event) -> None:
        """What triggers, triggers also on powers that come or go with the event (HK 702.3)."""
        before, clock = len(self.pending), self.clock
        if self.recalls:
            recall_together(self, events)
        if nobody_waits(self, events):
            if self.returned:
                self.note(PowersReturned(()))
            for event in events:
                event.apply(self)
            self.write_down(events)
            if watchers_by_event.get(self) is None:  # some texts in force now may wait for what has just happened
                for event in events:
                    self._notice(event, False, self.pending)
                self._note_powers(events, before)
        else:
            coming, waiting = triggered_while_coming(self, events), watchers_by_event.of(self)
            balance = Balance(self, events) if is_risky(self, events) else None
            super().happen(*events)
            self.pending += [renewed(self, one) for one in coming]
            if watchers_by_event.of(self) is not waiting:
                self.pending += triggered_while_going(self, events, waiting)
            if balance is not None:
                self.pending += balance.triggered(self)
            self._note_powers(events, before)
        self._note_always_on(clock)
        if self.outcome is None and self.mission >= 0 and not self.known[CHECKED.place]:
            self.known[CHECKED.place] = True
            check_terms(self)

    def _note_always_on(self, clock: int) -> None:
        """HK 703.1. Which always-on powers cards were given since that time, and whom such a power eliminates."""
        if self.grants:
            note_given_powers(self, clock)
        if cards_that.of(self, "cannot_stay"):
            self.pending += leaving(self)

    def _note_powers(self, events: Sequence[Event], before: int) -> None:
        """What became of powers with these events, and what was triggered since there were so many `before`."""
        note_lost_powers(self)
        note_starting(self, events)
        if len(self.pending) == before:
            return
        for one in self.pending[before:]:
            if one.besides:
                self.pending[before:] = unfolded(self.pending[before:])
                break
        for n in range(before, len(self.pending)):
            self.pending[n] = following(self, self.pending[n])
        spent = tuple([one.spends for one in self.pending[before:]])
        if any(spent):
            self.note(ModifiersSpent(spent))

    def do(self, events: Sequence[Event], then: Callable[[Any], Any], spared: tuple[Any, ...] = ()) -> Next:
        """HK 711.3. Where modifiers start together, their players may have to put them in order."""
        coming = super().do(events, then, spared)
        several = len(events) > 1 or self.returned
        asking = ordering(self, events) if several and not isinstance(coming, Run) else None
        return coming if asking is None else Run(asking, then)

    def watchers(self, kind: type[Event]) -> Sequence[Watcher]:
        return watchers_by_event.of(self).get(kind, ())

    def watchers_besides(self, event: Event) -> Sequence[Watcher]:
        return discard_watchers(self, event.card) if type(event) is Discarded else ()

    # -- replacement (HK 710) --------------------------------------------------------------------------------------

    def replacement(self, events: list[Event], spared: tuple[Any, ...]) -> Frame | None:
        """HK 710.1. What a replacement makes happen is spared by it, however many effects that takes (HK 710.1d)."""
        kinds = replaced_kinds.of(self)
        if not kinds or kinds.isdisjoint(map(type, events)):
            return None
        frame = self.stack[-1] if self.stack else None
        return replacement(self, events, spared or (frame.scope.spared if isinstance(frame, Resolve) else ()))

    # -- words for the texts (used by the language) ----------------------------------------------------------------

    def candidates(self, cards: Cards, scope: Scope) -> list[int]:
        """Where a description looks for cards: in play, or in an area of the player's own."""
        return self.in_play if not cards.area else self.areas[cards.area, scope.you]

    def counts(self, card: int, described: Cards) -> bool:
        """HK 400.10d. Stunned heroes are in no zone, unless they are meant."""
        return not self.cards[card].stunned or counts(self, card, described)

    def may_target(self, card: int, scope: Scope, cards: Cards) -> bool:
        """HK 407.2, 103.3. Stunned cards only by what speaks of them; some cards not by the opponent."""
        state = self.cards[card]
        if state.area != PLAY:
            return True
        if state.stunned and not any(isinstance(word, Word) and word.word == "stunned" for word in cards.before):
            return False
        forbidden = laws(self, card).forbidden
        if "be targeted" in forbidden:
            return False
        return state.controller == scope.you or "be targeted by enemies" not in forbidden

    def asks_for(self, choice: Chosen) -> str:
        """The question which cards are meant, in the words of the text."""
        return f"Choose {words_of('target_player' if isinstance(choice, TargetPlayer) else 'what', choice)}"

    # -- from outside ----------------------------------------------------------------------------------------------

    def deal_unknown(self, seat: int, keep: set[int], seen: set[int], chance: Chance) -> None:
        deal_unknown(self, seat, keep, seen, chance)

    def backs_in_play(self, seat: int, seen: set[int]) -> set[int]:
        return {number for number, state in enumerate(self.cards) if state.face_down} - seen

    def figures(self) -> list[list[float]]:
        return figures(self)

    def guesses(self) -> tuple[tuple[str, float], ...]:
        return FIGURES

    def shown_to(self, event: Event, seat: int) -> tuple[int, ...]:
        return shown_to(event, seat)

    # -- repairs ---------------------------------------------------------------------------------------------------

    REPAIRS: ClassVar[Repairs] = repairing.REPAIRS
    ASKED_ANEW: ClassVar[Mapping[tuple[str, str], str]] = repairing.ASKED_ANEW

    def repair_of(self, wanted: Repair, by: int) -> Event:
        return repairing.repair_of(self, wanted, by)

    def played_from_stack(self, put: PutOnStack, number: int) -> Frame:
        return repairing.played_from_stack(put)

    # -- when to ask -----------------------------------------------------------------------------------------------

    STOPS: ClassVar[tuple[Stop, ...]] = stops.STOPS

    def calls(self, decision: Decision) -> tuple[Call, ...] | None:
        return stops.calls(self, decision)

    def turns_begun(self) -> int:
        return self.round

    def horizon(self) -> int:
        return 5  # a turn is a single deed, and a round many of them

    def likely_answers(self, decision: Decision) -> list[tuple[Option, ...]]:
        return aims(self, decision) if decision.repeats and decision.options[0].kind == "aim" else []

    def is_quiet(self) -> bool:
        return self.combat is None and not any(isinstance(frame, PlayCard) for frame in self.stack)

    def prompt(self, card: CardView | None, rule: str) -> Prompt | None:
        return prompts.prompt_of(self, self.decision, card, rule) if self.decision is not None else None

    def track(self, seat: int | None) -> Track | None:
        return prompts.track_of(self, seat, not is_choosing_lead(self))

    def stage(self, seat: int | None) -> Stage | None:
        return prompts.stage_of(self)

    def puts(self, effects: tuple[Effect, ...]) -> str:
        return " and ".join(words_of("sentence", effect) for effect in effects)

    def may_play_hero(self, card: int) -> bool:
        seat = self.cards[card].owner
        return judge_hero(self, seat, card) is None and not is_barred(self, seat, card)

    def playing(self, seat: int, card: int, zone: int) -> Frame:
        return PlayCard(seat=seat, card=card, zone=zone)

    def cancel_answered_play(self) -> None:
        play = answered_play(self)
        if play is not None:
            play.canceled = True

    def turns_are_taken(self) -> bool:
        return any(type(frame) is Turns for frame in self.stack)

    def fates(self, before: Any) -> list[Tag]:
        return prompts.fates(self, before)

    def in_sight(self, seat: int | None, board: Board) -> tuple[Status, list[AreaView]]:
        return in_sight(self, seat, board)

    def why_not(self, seat: int, card: int) -> list[Refusal]:
        """Why a player cannot do anything with a card (by its handle): one reason for each thing it might do."""
        number = self.by_handle(seat, card)
        state = self.cards[number]
        name = "a face-down card" if state.face_down else state.definition.name
        return [replace(refusal, name=name) for refusal in refusals(self, seat, number)]

    def explain(self, card: int, number: str) -> list[tuple[str, int]]:
        """The chain behind a card's `atk` or `def`: what is printed, then each change and the words that make it."""
        if number.lower() not in ("atk", "def"):
            raise Refused(f"a card in play has atk and def, not {number!r}")
        found = self.by_handle(None, card)
        if self.cards[found].face_down or not self.cards[found].printed.fights:
            raise Refused("only heroes and obstacles have ATK and DEF (HK 205.1)")
        return explain(self, found, number.lower())

    def explain_player(self, seat: int, number: str) -> list[tuple[str, int]]:
        """The chain behind a player's `points`, or in a combat behind their `attack`."""
        return explain_player(self, seat, number)

    def is_visible(self, seat: int | None, card: int) -> bool:
        state = self.cards[card]
        mine = state.area in (HAND, LEGENDS) and state.owner == seat
        seen = state.area in (PLAY, DISCARD) or (state.area == REMOVED and not state.face_down)
        return mine or seen or card == self.card_being_played

    def mandatory_loop(self) -> None:
        """HK 802.4. A loop without optional plays is a draw."""
        draw_game(self)


# -- what is possible ----------------------------------------------------------------------------------------------


def _in_play(game: HuntikGame, event: Any) -> bool:
    return bool(game.cards[event.card].area == PLAY)


def _forbidden(game: HuntikGame, card: int, what: str) -> bool:
    """HK 103.3. Whether a power or modifier says it can't be. It says so in vain to the mission (HK 103.2)."""
    return what in bans.of(game) and what in laws(game, card).forbidden and not _mission_speaks(game)


def _mission_speaks(game: HuntikGame) -> bool:
    """Whether what asks is the text of the mission being carried out, or a move that it makes."""
    frame = game.stack[-1]
    source = frame.scope.source if isinstance(frame, Resolve) else frame.by if isinstance(frame, Move) else None
    return source is not None and source.card == game.mission


def _can_ko(game: HuntikGame, event: Any) -> bool:
    """HK 400.11e. Only heroes and obstacles in play can be KO'd, and not those that can't be."""
    if not game.cards[event.card].printed.fights:
        return False
    if event.attacks and _forbidden(game, event.card, "be KO'd by combat attacks"):
        return False
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
    """HK 407.1, 702.5. A hero or obstacle, and only what is not stunned becomes stunned."""
    state = game.cards[event.card]
    unstunned = state.area == PLAY and not state.stunned
    return unstunned and state.printed.fights and not _forbidden(game, event.card, "be stunned")


def _can_go(game: HuntikGame, event: Any) -> bool:
    """HK 407.1. A stunned card does not enter any other zone."""
    return _in_play(game, event) and not game.cards[event.card].stunned


def _can_move(game: HuntikGame, event: Any) -> bool:
    """HK 403.1, 103.3. What goes on the map moves, unless it can't."""
    state = game.cards[event.card]
    return state.area == PLAY and not state.stunned and not _forbidden(game, event.card, "move")


_POSSIBLE: dict[type[Event], Any] = {
    KOd: _can_ko,
    Eliminated: lambda game, event: (
        _in_play(game, event)
        and not game.cards[event.card].stunned  # HK 407.4
        and game.cards[event.card].printed.fights
    ),
    Exhausted: _can_exhaust,
    Readied: _can_ready,
    Stunned: _can_stun,
    Unstunned: lambda game, event: game.cards[event.card].stunned,
    Moved: _can_move,
    PutInZone: lambda game, event: _can_go(game, event) or (event.stunned and _in_play(game, event)),
    Discarded: lambda game, event: game.cards[event.card].area == "hand",
    ReturnedToHand: lambda game, event: game.cards[event.card].owner >= 0,  # HK 401.2a
    PutInPile: lambda game, event: game.cards[event.card].owner >= 0,
    PutOnDeckTogether: lambda game, event: all(game.cards[card].owner >= 0 for card in event.cards),
    ControlChanged: lambda game, event: _in_play(game, event) and game.cards[event.card].controller != event.seat,
    CounterPut: _in_play,
    CounterRemoved: lambda game, event: any(
        event.counter.like(counter) for counter in game.cards[event.card].counters
    ),
    EnteredPlay: lambda game, event: game.cards[event.card].area != PLAY,
    ModifierMade: lambda game, event: lasts(game, event.modifier.until),
}

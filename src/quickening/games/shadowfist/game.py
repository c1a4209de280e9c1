"""A game of Shadowfist: the hooks of the core, filled with the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from quickening.core.chance import Chance
from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.derive import Value
from quickening.core.events import Event
from quickening.core.frames import Frame, Next
from quickening.core.game import Watcher
from quickening.core.modifiers import Ref
from quickening.core.outside import Outcome, Repairs
from quickening.core.prompts import Prompt, Stage, Tag, Track
from quickening.core.refusals import Refusal, Refused
from quickening.core.repairs import PutOnStack, Repair
from quickening.core.seeing import Board
from quickening.core.stops import Call, Stop
from quickening.core.views import AreaView, CardView, Status
from quickening.games.shadowfist import channels, prompts, repairing, stops
from quickening.games.shadowfist.definitions import CHARACTER, SITE, Printed
from quickening.games.shadowfist.evaluating import FIGURES, figures, parties
from quickening.games.shadowfist.events.entering import Resolved
from quickening.games.shadowfist.events.leaving import ReturnedToHand
from quickening.games.shadowfist.events.piles import PutInHand, PutOnDeck, Reloaded
from quickening.games.shadowfist.events.players import StandingPass
from quickening.games.shadowfist.kinds.canceling import turns_itself
from quickening.games.shadowfist.kinds.entering import PlayFrom, PlayThis
from quickening.games.shadowfist.kinds.redirecting import damaging
from quickening.games.shadowfist.meaning.texts import read_again
from quickening.games.shadowfist.redealing import backs_in_play, deal_unknown, shown_to
from quickening.games.shadowfist.rules.choices import aimed_anew, as_it_was
from quickening.games.shadowfist.rules.continuous import is_immune
from quickening.games.shadowfist.rules.cost_reduction import was_helped
from quickening.games.shadowfist.rules.describing import looked_for
from quickening.games.shadowfist.rules.durations import damage_done
from quickening.games.shadowfist.rules.effects import Resolving
from quickening.games.shadowfist.rules.elimination import answer_for_the_gone, ask_again, eliminate
from quickening.games.shadowfist.rules.explaining import PRINTED, explain, explain_player, refusals
from quickening.games.shadowfist.rules.facts import Facts, facts, provided_by
from quickening.games.shadowfist.rules.golden_rule import Replacing, can_happen, replacers_of
from quickening.games.shadowfist.rules.invalidation import card_changed, changes_changed, delayed_changed
from quickening.games.shadowfist.rules.judging import acting
from quickening.games.shadowfist.rules.may_play import affordable, can_carry, judge_itself, may_be_subject
from quickening.games.shadowfist.rules.playing import PlayCard
from quickening.games.shadowfist.rules.playing_by_effect import playing
from quickening.games.shadowfist.rules.resources import pool
from quickening.games.shadowfist.rules.returning import MakeToken, Returning, judge_return
from quickening.games.shadowfist.rules.scene import Scene, anybody_can
from quickening.games.shadowfist.rules.scores import current_body, current_fighting
from quickening.games.shadowfist.rules.state_checks import consequences
from quickening.games.shadowfist.rules.triggers import gathered, notice, seen_by, watchers_of
from quickening.games.shadowfist.rules.winning import check_last_player, closeness, goal
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY, PLAY, Generated, Modifier
from quickening.games.shadowfist.views import in_keys, in_sight, is_visible
from quickening.games.shadowfist.wording import asking_for, put_in_words
from quickening.lang.nodes import Effect, Filter, Scope
from quickening.lang.resolve import May
from quickening.lang.selections import Cards, Chosen

#: Whether all that follows at once from what happened has happened.
SETTLED = Value[bool](channels.TEXTS, channels.COURSE)


class Shadowfist(ShadowfistGame, kw_only=True):
    """A whole game of Shadowfist."""

    # -- what is kept (see `rules.invalidation`) ---------------------------------------------------------------------

    def card_changed(self, card: int) -> None:
        card_changed(self, card)

    def changes_changed(self, ended: list[Modifier], begun: list[Modifier]) -> None:
        changes_changed(self, ended, begun)

    def delayed_changed(self) -> None:
        delayed_changed(self)

    def damage_done(self, event: Event) -> None:
        damage_done(self, event)

    # -- what happens ----------------------------------------------------------------------------------------------

    def can_happen(self, event: Event) -> bool:
        """SF 6.2, 40.0."""
        return can_happen(self, event)

    def happen(self, *events: Event) -> None:
        """What follows at once from an event happens with it (SF 25.5.4, 28.5.1)."""
        for event in events:
            if type(event) in TO_HIDDEN_AREAS:
                events = tuple(map(self.concealed, events))
                break
        noticed = self.happen_now(events)
        if noticed:
            self.pending.extend(gathered(noticed))
        rounds = 0
        while not self.known[SETTLED.place] and self.outcome is None and rounds < MANY_ROUNDS:
            self.known[SETTLED.place] = True
            rounds += 1
            following = consequences(self)
            if following:
                self.pending.extend(self.happen_now(following))

    def happen_now(self, events: Sequence[Event]) -> list[Any]:
        """These events happen, all at once; what they trigger. For most of them nobody waits."""
        noticed: list[Any] = []
        watched = watchers_of.of(self)
        for event in events:
            if type(event) in watched:
                notice(self, watched[type(event)], event, True, noticed)
        for event in events:
            event.apply(self)
        self.write_down(events)
        watched = watchers_of.of(self)
        for event in events:
            if type(event) in watched:
                notice(self, watched[type(event)], event, False, noticed)
        return noticed

    def concealed(self, event: Event) -> Event:
        """SF 24.4. A face-down Site that leaves for a place nobody sees stays unknown."""
        if type(event) not in TO_HIDDEN_AREAS:
            return event
        state = self.cards[event.card]  # type: ignore[attr-defined]  # all of these are about a card
        if not state.face_down:
            return event
        return replace(event, hidden=True) if type(event) is ReturnedToHand else replace(event, shown=False)

    def watchers(self, kind: type[Event]) -> Sequence[Watcher]:
        return watchers_of.of(self).get(kind, ())

    def replacement(self, events: list[Event], spared: tuple[Any, ...]) -> Frame | None:
        """SF 6.0. The frame that replaces events, if a card wants something else to happen."""
        replacers = replacers_of.of(self)
        if not replacers:
            return None
        able = [one for one in replacers if one.key not in spared]
        if any(one.scope_for(self, event) is not None for one in able for event in events):
            return Replacing(waiting=tuple(events), spared=spared)
        return None

    def resolve_card(self, effect: Generated) -> None:
        """SF 24.8, 25.2. A card that was played and is still there has resolved."""
        if self.alive(effect.source) and self.cards[effect.source.card].area == PLAY:
            self.happen(Resolved(effect.source.card, seat=effect.seat))

    # -- players who leave (SF 5.3) --------------------------------------------------------------------------------

    def conceded(self, seat: int) -> None:
        """A player who gives up is eliminated; the others go on."""
        if not self.players[seat].out:
            eliminate(self, seat)
            check_last_player(self)
            ask_again(self)
            answer_for_the_gone(self)

    def is_passing(self, seat: int) -> bool:
        return seat in range(len(self.players)) and bool(self.players[seat].standing)

    def resumed(self, seat: int) -> None:
        """A player responds again, although what they wanted to pass until has not come."""
        self.happen(StandingPass(seat))

    def advance(self) -> None:
        super().advance()
        answer_for_the_gone(self)

    def mandatory_loop(self) -> None:
        """Nobody can stop what goes on by itself: a draw, for the book knows no other way."""
        self.end(Outcome((), "a loop that nobody can break", "SF 4.5"))

    # -- what nodes ask --------------------------------------------------------------------------------------------

    def facts(self, card: int) -> Facts:
        """What is true of a card now."""
        return facts(self, card)

    def provided_by(self, card: int) -> tuple[str, ...]:
        return provided_by(self, card)

    def goal(self, seat: int) -> int:
        return goal(self, seat)

    def as_it_was(self, effects: Any, scope: Any) -> Any:
        return as_it_was(self, effects, scope)

    def aimed_anew(self, effect: Generated, scope: Any) -> tuple[Effect, ...]:
        assert effect.ability is not None
        found: tuple[Effect, ...] = aimed_anew(self, effect.ability.effects, effect.effects, scope)
        return found

    def could_damage(self) -> list[int]:
        return damaging(self)

    def was_helped(self, seat: int, card: int, subject: int) -> bool:
        return was_helped(self, seat, card, subject)

    def seen_by(self, scope: Any, trigger: Any) -> list[Any]:
        return seen_by(self, scope, trigger)

    def returning(self, card: int, seat: int, by: Ref | None, **how: Any) -> Frame:
        return Returning(card=card, seat=seat, by=by, **how)

    def making_token(self, seat: int, printed: Printed, by: Ref | None) -> Frame:
        return MakeToken(seat=seat, printed=printed, by=by)

    def auction_scene(self) -> Frame | None:
        if not (self.pauses or anybody_can(self, "auction")):
            return None
        return Scene(name="auction", closed=True, first=self.active)

    def read_again(self, card_type: str, name: str, text: str) -> tuple[Any, ...] | None:
        return read_again(card_type, name, text)

    def current_fighting(self, card: int) -> int:
        return current_fighting(self, card)

    def current_body(self, card: int) -> int:
        return current_body(self, card)

    def has(self, card: int, word: str) -> bool:
        """SF 49.0, 50.0. Whether a card has a bold-faced ability or restriction."""
        known = facts(self, card)
        return word in known.bold or word in known.restrictions

    def closeness(self, seat: int) -> int:
        """How close to victory a player is (SF 4.1)."""
        return closeness(self, seat)

    def resources(self, seat: int) -> list[str]:
        """SF 18.1. The signs of all resources in a player's pool."""
        return list(pool(self, seat).elements())

    def legal_subject(self, state: int, subject: int, seat: int) -> bool:
        """SF 25.5.1. Whether a card may be the subject of a State."""
        return may_be_subject(self, seat, state, subject)

    def can_carry(self, state: int, subject: int, seat: int) -> bool:
        """SF 44.3. Whether a State goes onto the subject that was chosen for it."""
        return can_carry(self, seat, state, subject)

    def may_return(self, card: int, seat: int, voluntary: bool = True) -> bool:
        """SF 44.1. Whether a player may return a card to play."""
        return judge_return(self, seat, card, voluntary) is None

    def acts_by_turning(self, card: int) -> bool:
        return turns_itself(acting(self, card))

    def sees(self, scope: Scope, card: int) -> bool:
        """SF 40.0. Whether for the text's card the other one is in play."""
        source = scope.source
        if source is None or source.card < 0 or source.card == card or self.cards[card].area != PLAY:
            return True
        immune = is_immune(self, card, source.card)
        if immune and acting(self, source.card) is None:
            return not is_immune(self, card, source.card, standing=True)
        return not immune

    # -- what nodes do ---------------------------------------------------------------------------------------------

    def play_from(self, frame: Resolving, how: PlayFrom, change: int) -> Next:
        """SF 37.0. A card of a description is played as an effect resolves."""
        return frame.run_each([playing(self, how, frame.scope, change)])

    def play_these(self, frame: Resolving, how: PlayThis, change: int) -> Next:
        """SF 44.2. These very cards are played as an effect resolves."""
        subject = how.on.refs(self, frame.scope) if how.on is not None else ()
        cards = [
            PlayCard(
                seat=frame.scope.you,
                card=ref.card,
                change=change,
                free=how.free,
                during=True,
                face_up=how.face_up,
                subject=subject[0].card if subject else NOBODY,
            )
            for ref in how.what.refs(self, frame.scope)
            if self.cards[ref.card].area != PLAY
            and judge_itself(self, frame.scope.you, ref.card, timed=True) is None
            and (how.free or affordable(self, frame.scope.you, ref.card, change))
            and (not subject or self.legal_subject(ref.card, subject[0].card, frame.scope.you))
        ]
        return frame.run_each(cards)

    # -- words for the texts (used by the language) ----------------------------------------------------------------

    def candidates(self, cards: Cards, scope: Scope) -> list[int]:
        """SF 24.1.3.2, 40.0. Where a description looks for cards: in play as its source sees it, or in a pile."""
        return looked_for(self, cards, scope)[0]

    def looked_for(self, cards: Cards, scope: Scope) -> tuple[list[int], tuple[Filter, ...] | None]:
        return looked_for(self, cards, scope)

    def may_target(self, card: int, scope: Scope, cards: Cards) -> bool:
        """SF 24.1.3.1. Whether a card is a legal target for the text's card."""
        if card < 0 or self.cards[card].area != PLAY:
            return True
        known = facts(self, card)
        if "be targeted" in known.forbidden or "be targeted by" in known.forbidden:
            return False
        source = scope.source
        return source is None or source.card < 0 or not known.barred(self, "be targeted by", source.card)

    def asks_for(self, choice: Chosen) -> str:
        """The question which cards are meant, in the words of the text."""
        return asking_for(choice)

    def offers(self, offer: May) -> str:
        """The question whether a player does what they may."""
        return f"{self.puts(offer.effects).capitalize()}?"

    def puts(self, effects: tuple[Effect, ...]) -> str:
        """Effects in words."""
        return put_in_words(effects)

    # -- from outside ----------------------------------------------------------------------------------------------

    def deal_unknown(self, seat: int, keep: set[int], seen: set[int], chance: Chance) -> None:
        deal_unknown(self, seat, keep, seen, chance)

    def backs_in_play(self, seat: int, seen: set[int]) -> set[int]:
        return backs_in_play(self, seat, seen)

    def figures(self) -> list[list[float]]:
        return figures(self)

    def guesses(self) -> tuple[tuple[str, float], ...]:
        return FIGURES

    def book_of_value(self) -> str:
        return "duel" if len(self.names) == 2 else "several"

    def shown_to(self, event: Event, seat: int) -> tuple[int, ...]:
        return shown_to(event, seat)

    # -- repairs ---------------------------------------------------------------------------------------------------

    REPAIRS: ClassVar[Repairs] = repairing.REPAIRS
    ASKED_ANEW: ClassVar[Mapping[tuple[str, str], str]] = repairing.ASKED_ANEW

    def repair_of(self, wanted: Repair, by: int) -> Event:
        return repairing.repair_of(self, wanted, by)

    def played_from_stack(self, put: PutOnStack, number: int) -> Frame:
        return repairing.played_from_stack(self, put, number)

    def settling(self) -> Frame | None:
        return repairing.settling(self)

    # -- when to ask -----------------------------------------------------------------------------------------------

    STOPS: ClassVar[tuple[Stop, ...]] = stops.STOPS

    def calls(self, decision: Decision) -> tuple[Call, ...] | None:
        return stops.calls(self, decision)

    def can_foresee(self, seat: int) -> bool:
        target = self.cards[self.attack.target.card] if self.attack is not None else None
        return target is None or not target.face_down or target.controller == seat

    def turns_begun(self) -> int:
        return self.turn

    def likely_answers(self, decision: Decision) -> list[tuple[Option, ...]]:
        return parties(self, decision)

    def is_quiet(self) -> bool:
        return self.attack is None and self.scene is None and not self.effects

    def step_now(self) -> str:
        if self.scene is not None and self.scene.name == "end of turn":
            return "end"
        return "attack" if self.attack is not None else self.shot

    def prompt(self, card: CardView | None, rule: str) -> Prompt | None:
        return prompts.prompt_of(self, self.decision, card, rule) if self.decision is not None else None

    def track(self, seat: int | None) -> Track | None:
        return prompts.track_of(self)

    def stage(self, seat: int | None) -> Stage | None:
        return prompts.stage_of(self, seat)

    def fates(self, before: Any) -> list[Tag]:
        return prompts.fates(self, before)

    def in_sight(self, seat: int | None, board: Board) -> tuple[Status, list[AreaView]]:
        return in_sight(self, seat, board)

    def is_visible(self, seat: int | None, card: int) -> bool:
        return is_visible(self, seat, card)

    @classmethod
    def in_keys(cls, name: str, value: Any, of: Callable[[int], int]) -> Any:
        """A fact with other numbers in place of handles."""
        return in_keys(name, value, of)

    def why_not(self, seat: int, card: int) -> list[Refusal]:
        """Why a player cannot do anything with a card (by its handle): one reason for each thing it might do."""
        number = self.by_handle(seat, card)
        name = self.cards[number].definition.name
        found = self.unless_asked_else(card, refusals(self, seat, number), "SF 22.1")
        return [replace(refusal, name=name) for refusal in found]

    def explain(self, card: int, number: str) -> list[tuple[str, int]]:
        """The chain behind a figure of a card in play: cost, fighting, power, body, damage."""
        found = self.by_handle(None, card)
        wanted = number.lower()
        types = {"fighting": CHARACTER, "power": SITE, "body": SITE}
        known = wanted in PRINTED or wanted == "damage"
        kind = types.get(wanted)
        if not known or self.cards[found].area != PLAY or (kind is not None and kind not in self.types(found)):
            raise Refused(f"{self.said(found)} has no {number!r} in play")
        return explain(self, found, wanted)

    def explain_player(self, seat: int, number: str) -> list[tuple[str, int]]:
        """The chain behind a player's `power`, `victory`, `goal` or `resources`."""
        return explain_player(self, seat, number)


#: More than anything takes to settle: a card that goes back and forth between two types stays what it is then.
MANY_ROUNDS = 50
#: What takes cards where not everybody sees them: from there a Site may come back face down.
TO_HIDDEN_AREAS = frozenset({ReturnedToHand, PutOnDeck, Reloaded, PutInHand})

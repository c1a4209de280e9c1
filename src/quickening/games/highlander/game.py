"""A game of Highlander: the hooks of the core, filled with the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from quickening.core.chance import Chance
from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Frame
from quickening.core.game import Watcher
from quickening.core.once import MANY, once
from quickening.core.outside import Outcome, Repairs
from quickening.core.prompts import Prompt, Track
from quickening.core.refusals import Refusal, Refused
from quickening.core.repairs import PutOnStack, Repair
from quickening.core.seeing import Board
from quickening.core.stops import Call, Stop
from quickening.core.views import AreaView, CardView, Status
from quickening.games.highlander import facts, prompts, repairing, stops
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.evaluating import FIGURES, figures
from quickening.games.highlander.events.fights import QuickeningsForfeited
from quickening.games.highlander.events.places import Collapsed, Exhausted
from quickening.games.highlander.events.turns import TimeCalled
from quickening.games.highlander.kinds.filters import PRE_GAME_CARD, Noun
from quickening.games.highlander.kinds.pile_effects import exhaustion_loss
from quickening.games.highlander.meaning.texts import words_of
from quickening.games.highlander.redealing import deal_unknown, shown_to
from quickening.games.highlander.retyping import retyped
from quickening.games.highlander.rules.arms import considered_weapon
from quickening.games.highlander.rules.exertions import Exert, may_exert
from quickening.games.highlander.rules.explaining import explain, explain_player
from quickening.games.highlander.rules.playing import PlayCard
from quickening.games.highlander.rules.playing_from import PlayingFrom
from quickening.games.highlander.rules.possible import possible, refusals
from quickening.games.highlander.rules.tournaments import forfeited, give_up
from quickening.games.highlander.rules.using import all_watchers
from quickening.games.highlander.state import (
    BEFORE_PLAY,
    CAPTURED,
    DISCARD,
    ENDURANCE,
    EXERTION,
    HAND,
    NOBODY,
    OTHER_HAND,
    PLAY,
    REMOVED,
    Duty,
    HighlanderGame,
)
from quickening.games.highlander.views import in_keys, in_sight
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import May
from quickening.lang.selections import Cards, Chosen

ENDURANCE_0, ENDURANCE_1 = (ENDURANCE, 0), (ENDURANCE, 1)


class Highlander(HighlanderGame, kw_only=True):
    """A whole game of Highlander."""

    # -- what happens ----------------------------------------------------------------------------------------------

    def can_happen(self, event: Event) -> bool:
        """Whether an event is possible and no text forbids it."""
        return possible(self, event)

    def happen(self, *events: Event) -> None:
        """Events happen; then whoever has no card left in Endurance Exhausts at once (HL1 65, HL3 88, HLT 98)."""
        waiting = all_watchers.of(self)
        for event in events:
            if type(event) in waiting:
                super().happen(*events)
                break
        else:
            for event in events:
                event.apply(self)
            self.write_down(events)
            if all_watchers.get(self) is not waiting:
                self._notice_new(events)
        areas = self.areas
        if self.started and not (areas[ENDURANCE_0] and areas[ENDURANCE_1]) and self.outcome is None:
            for seat in (0, 1):
                if not areas[ENDURANCE, seat]:
                    self.exhaust(seat)

    def _notice_new(self, events: tuple[Event, ...]) -> None:
        """Nobody waited for these events, but with them texts may have come into force that do."""
        waiting = all_watchers.of(self)
        for event in events:
            if type(event) in waiting:
                self._notice(event, False, self.pending)

    def _notice(self, event: Event, looks_back: bool, noticed: list[Any]) -> None:
        for watcher in self.watchers(type(event)):
            found = watcher.notice(self, event) if watcher.looks_back is looks_back else None
            if found is not None:
                noticed.append(found)

    def exhaust(self, seat: int) -> None:
        """HL1 65, HL3 88, HLT 98. Nothing to shuffle: later books take all Ability, the first goes on."""
        if self.areas[DISCARD, seat]:
            super().happen(Exhausted(seat, exhaustion_loss(self, seat)))
        elif self.edition.nothing_left.value == "collapse" and not self.areas[EXERTION, seat]:
            if not self.players[seat].collapsed and self.players[seat].ability > 0:
                super().happen(Exhausted(seat), Collapsed(seat, self.players[seat].ability))

    def watchers(self, kind: type[Event]) -> Sequence[Watcher]:
        return all_watchers.of(self).get(kind, ())

    # -- words for the texts ---------------------------------------------------------------------------------------

    def candidates(self, cards: Cards, scope: Scope) -> list[int]:
        """Where a description looks for cards: in play, or in an area of a player's."""
        area, _, whose = cards.area.partition(":")
        if not area and cards.noun == Noun(PRE_GAME_CARD):  # HLT 37: they are not in play
            return [card for seat in (0, 1) for card in self.areas[BEFORE_PLAY, seat]]
        if not area or area == PLAY:
            return [card for card in self.in_play if not self.cards[card].face_down]
        seat = 1 - scope.you if whose == "opponent" else scope.you
        return self.areas[area, seat]

    def may_target(self, card: int, scope: Scope, cards: Cards) -> bool:
        return True

    def asks_for(self, choice: Chosen) -> str:
        """The question which cards are meant, in the words of the text."""
        return f"Choose {words_of('what', choice)}"

    def offers(self, offer: May) -> str:
        """The question whether a player does what they may."""
        return f"{capital(self.puts(offer.effects))}?"

    def puts(self, effects: tuple[Effect, ...]) -> str:
        """Effects in words."""
        return in_words(effects)

    def puts_to(self, effects: tuple[Effect, ...], seat: int, you: int) -> str:
        """Effects in words for a player: where the text is the opponent's, both are called by their names."""
        words = self.puts(effects)
        if seat == you or ADDRESSED.search(words):
            return words
        return YOURS.sub(f"{self.names[you]}’s", words.replace("your opponent", self.names[seat]))

    def duty_words(self, duty: Duty) -> str:
        """What is owed, in words."""
        return capital(self.puts_to(duty.effects, duty.seat, duty.scope.you))

    # -- what texts ask of the rules -------------------------------------------------------------------------------

    def retyped(self) -> dict[int, Printed]:
        return retyped.of(self)

    def considered_weapon(self, seat: int) -> int:
        return considered_weapon(self, seat)

    def can_be_power_blow(self, card: int, seat: int) -> bool:
        return facts.prospective(self, card, seat).can_power

    def may_face_power_blow(self, seat: int) -> bool:
        pending = [attack for attack in self.against(seat) if not attack.result]
        return any(
            facts.hidden_from(self, attack, seat) or facts.of_attack(self, attack).power_blow for attack in pending
        )

    def can_exert(self, seat: int) -> bool:
        return may_exert(self, facts.of_player(self, seat))

    def exertion(self, seat: int, purpose: str, plain: bool = False, size: int = -1) -> Frame:
        return Exert(seat=seat, purpose=purpose, plain=plain, size=size)

    def playing_card(self, seat: int, card: int) -> Frame:
        return PlayCard(seat=seat, card=card)

    def playing_one_of(self, seat: int, cards: tuple[int, ...]) -> Frame:
        return PlayingFrom(seat=seat, cards=cards)

    def conceded(self, seat: int) -> None:
        """HLT 865. Who faces a Head Shot at a tournament cannot simply give up."""
        if not give_up(self, seat):
            super().conceded(seat)

    def end(self, outcome: Outcome) -> None:
        """HLT 865. At a tournament a Head Shot costs the loser's Quickenings."""
        is_first = self.outcome is None
        super().end(outcome)
        lost = forfeited(self) if is_first and self.format else ()
        if lost:
            self.happen(QuickeningsForfeited(1 - outcome.winners[0], tuple(card.title for card in lost)))

    # -- from outside ----------------------------------------------------------------------------------------------

    def deal_unknown(self, seat: int, keep: set[int], seen: set[int], chance: Chance) -> None:
        deal_unknown(self, seat, keep, seen, chance)

    def backs_in_play(self, seat: int, seen: set[int]) -> set[int]:
        return {attack.card for attack in self.attacks if facts.hidden_from(self, attack, seat)}

    def figures(self) -> list[list[float]]:
        return figures(self)

    def guesses(self) -> tuple[tuple[str, float], ...]:
        return FIGURES

    def book_of_value(self) -> str:
        return self.book

    def shown_to(self, event: Event, seat: int) -> tuple[int, ...]:
        return shown_to(event, seat)

    # -- repairs ---------------------------------------------------------------------------------------------------

    REPAIRS: ClassVar[Repairs] = repairing.REPAIRS
    ASKED_ANEW: ClassVar[Mapping[tuple[str, str], str]] = repairing.ASKED_ANEW

    def repair_of(self, wanted: Repair, by: int) -> Event:
        return repairing.repair_of(self, wanted, by)

    def played_from_stack(self, put: PutOnStack, number: int) -> Frame:
        return repairing.played_from_stack(self, put)

    def settling(self) -> Frame | None:
        return repairing.settling(self)

    # -- when to ask -----------------------------------------------------------------------------------------------

    STOPS: ClassVar[tuple[Stop, ...]] = stops.STOPS

    def calls(self, decision: Decision) -> tuple[Call, ...] | None:
        return stops.calls(self, decision)

    def can_foresee(self, seat: int) -> bool:
        return not any(facts.hidden_from(self, attack, seat) for attack in self.attacks)

    def turns_begun(self) -> int:
        return self.turn

    def is_quiet(self) -> bool:
        return not any(not attack.result for attack in self.attacks)

    def step_now(self) -> str:
        return self.phase

    def prompt(self, card: CardView | None, rule: str) -> Prompt | None:
        return prompts.prompt_of(self, self.decision, card, rule) if self.decision is not None else None

    def track(self, seat: int | None) -> Track | None:
        return prompts.track_of(self)

    def in_sight(self, seat: int | None, board: Board) -> tuple[Status, list[AreaView]]:
        return in_sight(self, seat, board)

    @classmethod
    def in_keys(cls, name: str, value: Any, of: Callable[[int], int]) -> Any:
        """A fact with other numbers in place of handles."""
        return in_keys(name, value, of)

    def rule_of(self, frame: Frame) -> str:
        """The rule that a frame carries out, by the id it has in this game's book."""
        rules: tuple[str, str, str] | None = getattr(frame, "rules", None)
        return frame.rule if rules is None else self.cite(*rules)

    def cited(self, event: Event) -> str:
        """The rule that made an event happen, by the id it has in this game's book."""
        rules: tuple[str, str, str] | None = getattr(event, "rules", None)
        return event.rule if rules is None else self.cite(*rules)

    def time_is_called(self) -> None:
        """HLT 864. This turn is finished, then End Game begins; the other books do not know of it."""
        if self.book != "type-one" or self.time_called:
            super().time_is_called()
        self.happen(TimeCalled())

    def why_not(self, seat: int, card: int) -> list[Refusal]:
        """Why a player cannot do anything with a card (by its handle)."""
        number = self.by_handle(seat, card)
        name = self.cards[number].definition.name
        found = self.unless_asked_else(card, refusals(self, seat, number), self.cite("HL1 35", "HL3 50", "HLT 51"))
        return [replace(refusal, name=refusal.name or name) for refusal in found]

    def explain(self, card: int, number: str) -> list[tuple[str, int]]:
        """The chain behind a figure of a card, which whoever asks can see."""
        found = next((number for number, state in enumerate(self.cards) if state.handle == card), NOBODY)
        if found == NOBODY or self.cards[found].area in (ENDURANCE, HAND, OTHER_HAND, CAPTURED):
            raise Refused("a card that is not on the table has what is printed on it")
        return explain(self, found, number.lower())

    def explain_player(self, seat: int, number: str) -> list[tuple[str, int]]:
        """The chain behind a player's Ability, hand size, Endurance and so on."""
        return explain_player(self, seat, number)

    def is_visible(self, seat: int | None, card: int) -> bool:
        state = self.cards[card]
        mine = state.area in (HAND, OTHER_HAND, CAPTURED) and state.controller == seat
        shown = state.area in (PLAY, BEFORE_PLAY) and (not state.face_down or state.controller == seat)
        secret = state.area == EXERTION and self.secret not in (NOBODY, seat)
        return mine or shown or (state.area in (DISCARD, REMOVED, EXERTION) and not secret)

    def mandatory_loop(self) -> None:
        """Nobody decides anything and nothing ends: the books know no such thing; it is a draw."""
        self.end(Outcome((), "a loop that nobody can break", self.edition.losing.rule))

    def number_of(self, seat: int, what: str) -> int:
        """A number of a player's that texts ask for."""
        known = facts.of_player(self, seat)
        return {"ability": self.players[seat].ability, "maximum": known.maximum}[what]


#: Where a text speaks to its player, and of what is that player's.
ADDRESSED, YOURS = re.compile(r"\byou\b"), re.compile(r"\byour\b(?! opponent)")


def capital(words: str) -> str:
    """The words as a sentence begins."""
    return f"{words[:1].upper()}{words[1:]}"


@once
@lru_cache(MANY)
def in_words(effects: tuple[Effect, ...]) -> str:
    """Effects as the printer puts each of them."""
    return " and ".join(words_of("effects", (effect,)) for effect in effects)

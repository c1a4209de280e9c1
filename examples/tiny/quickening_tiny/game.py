"""The state of the game, what its cards' texts make of it, and what each seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from quickening.core.chance import Chance
from quickening.core.data import Frozen
from quickening.core.decisions import Option
from quickening.core.derive import Values, derived
from quickening.core.events import Event
from quickening.core.frames import Frame, Next, Run
from quickening.core.game import Game, Watcher
from quickening.core.modifiers import Ref, in_order
from quickening.core.outside import Outcome
from quickening.core.refusals import Refusal
from quickening.core.seeing import Board
from quickening.core.views import AreaView, CardView, View
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import May, Resolve
from quickening.lang.selections import Cards, Chosen, numbered
from quickening.text.printer import write
from quickening_tiny.evaluating import FIGURES, figures
from quickening_tiny.events import Left, Lost
from quickening_tiny.explaining import explain, why_not
from quickening_tiny.nodes import Facts, Instead, NeverLose, Static, When
from quickening_tiny.redealing import deal_unknown, shown_to
from quickening_tiny.things import DECK, HAND, MARKET, NOBODY, OWN_AREAS, SHARED_AREAS, STACK, YARD, Printed, TinyCard
from quickening_tiny.words import book


class Noticed(Frozen, frozen=True):
    """A triggered text that waits to be carried out."""

    effects: tuple[Effect, ...]
    scope: Scope


class Waiting(Watcher):
    """A charm in the yard that waits for an event."""

    __slots__ = ("card", "looks_back", "when")

    def __init__(self, card: int, when: When) -> None:
        self.card = card
        self.when = when
        self.looks_back = when.trigger.looks_back

    def notice(self, game: Tiny, event: Event) -> Noticed | None:
        scope = self.when.trigger.match(game, event, game.scope_of(self.card))
        return None if scope is None else Noticed(self.when.effects, scope)


class Asking(Frame):
    """A frame that asks somebody something, and knows what to do when they leave the table instead of answering."""

    def at_hand(self) -> tuple[int, ...]:
        """The cards with which something is being done."""
        return ()

    def absent(self, game: Tiny) -> Next:
        """Without the player there is nothing to go on with."""
        return None


class Replacement(Frame, kw_only=True):
    """Events happen, but for one, which a text replaces. `source` may not replace again what comes of it."""

    events: tuple[Event, ...]
    effects: tuple[Effect, ...]
    scope: Scope

    def start(self, game: Tiny) -> Next:
        """What is not replaced happens; another text may replace some of it."""
        return game.do(self.events, self.instead, self.scope.spared)

    def instead(self, game: Tiny) -> Next:
        """The text is carried out in place of the event."""
        return Run(Resolve(todo=self.effects, scope=self.scope))


class Tiny(Game, kw_only=True):
    """A game for two to four, told in `rules.py`."""

    concession_rule: ClassVar[str] = "TN 8"

    cards: list[TinyCard] = msgspec.field(default_factory=list)  # type: ignore[assignment]
    coins: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    turn: int = 0

    # -- seats and cards -------------------------------------------------------------------------------------------

    @property
    def players(self) -> list[int]:
        """The seats still at the table."""
        return [seat for seat in range(len(self.names)) if seat not in self.gone]

    def ring(self, start: int) -> list[int]:
        """The seats still at the table, clockwise from one of them or from where it was."""
        seats = [*range(start, len(self.names)), *range(start)]
        return [seat for seat in seats if seat not in self.gone]

    def here_or_left_of(self, seat: int) -> int:
        """That seat, or the next one if its player has left."""
        return self.ring(seat)[0]

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return self.here_or_left_of((seat + 1) % len(self.names))

    def pay(self, seat: int, coins: int) -> None:
        self.coins = tuple(had + coins * (n == seat) for n, had in enumerate(self.coins))

    def move(self, card: int, area: str, seat: int = NOBODY) -> None:
        """A card goes to the top of another area and is another card from then on."""
        state = self.cards[card]
        self.areas[state.area, state.owner if state.area in OWN_AREAS else NOBODY].remove(card)
        state.area, state.handle, state.face_down = area, self.tick(), False
        state.aim, state.scope, state.guises = NOBODY, None, ()
        self.areas[area, seat].append(card)
        self.invalidate()

    def at_hand(self) -> set[int]:
        """The cards with which somebody is doing something: they stay where they are while that is asked."""
        return {card for frame in self.stack if isinstance(frame, Asking) for card in frame.at_hand()}

    # -- what the texts make of it ---------------------------------------------------------------------------------

    def scope_of(self, card: int) -> Scope:
        return Scope(you=self.cards[card].owner, me=self.ref(card), source=self.ref(card))

    def said(self, kind: type[Any]) -> list[tuple[int, Any]]:
        """The abilities of a kind in the yard, oldest first, each with its card."""
        found = [
            (card, one) for card in self.area(YARD) for one in self.cards[card].abilities if isinstance(one, kind)
        ]
        return sorted(found, key=lambda pair: self.cards[pair[0]].stamp)

    def facts(self, card: int) -> Facts:
        """A charm's kinds and glow, after all changes."""
        return all_facts.of(self)[card]

    def glow_of(self, seat: int) -> int:
        """The glow of a player's charms that are turned up."""
        own = [card for card in self.area(YARD) if self.cards[card].owner == seat and not self.cards[card].face_down]
        return sum(self.facts(card).glow for card in own)

    def changes(self, card: int) -> list[tuple[str, int]]:
        """What changes the glow of a card in the yard: whose words, and by how much."""
        self.facts(card)
        return CHANGES.get(self, card) or []

    def watchers(self, kind: type[Event]) -> Sequence[Watcher]:
        return waiting.of(self).get(kind, [])

    def can_happen(self, event: Event) -> bool:
        if not isinstance(event, Lost):
            return True
        return all(self.cards[card].owner != event.seat for card, _ in self.said(NeverLose))

    def replacement(self, events: list[Event], spared: tuple[Any, ...]) -> Frame | None:
        """The oldest text that replaces one of the events, unless it led to them."""
        for event in events:
            for card, instead in self.said(Instead):
                ref = self.ref(card)
                if isinstance(event, Lost) and self.cards[card].owner == event.seat and ref not in spared:
                    others = tuple(other for other in events if other is not event)
                    return Replacement(events=others, effects=instead.effects, scope=self._sparing(ref, spared))
        return None

    def _sparing(self, ref: Ref, spared: tuple[Any, ...]) -> Scope:
        return msgspec.structs.replace(self.scope_of(ref.card), spared=(*spared, ref))

    # -- what the shared effects ask of a game ---------------------------------------------------------------------

    def candidates(self, cards: Cards, scope: Scope) -> list[int]:
        return [*self.area(YARD), *self.area(STACK)]

    def may_target(self, card: int, scope: Scope, cards: Cards) -> bool:
        return True

    def card_option(self, kind: str, words: str, card: int) -> Option:
        state = self.cards[card]
        name = "a face-down card" if state.face_down else state.name
        return Option(kind, words, card=state.handle, name=name, ref=card)

    def asks_for(self, choice: Chosen) -> str:
        return f"Choose {write(book, 'what', numbered(choice, unset=True)).lower()}"

    def offers(self, may: May) -> str:
        return f"{write(book, 'effects', numbered(may.effects, unset=True))}?"

    # -- what people and bots ask ----------------------------------------------------------------------------------

    def why_not(self, seat: int, card: int) -> list[Refusal]:
        self.check_seat(seat)
        return why_not(self, seat, card)

    def explain(self, card: int, number: str) -> list[tuple[str, int]]:
        return explain(self, card, number)

    def deal_unknown(self, seat: int, keep: set[int], seen: set[int], chance: Chance) -> None:
        deal_unknown(self, seat, keep, seen, chance)

    def shown_to(self, event: Event, seat: int) -> tuple[int, ...]:
        return shown_to(event, seat)

    def figures(self) -> list[list[float]]:
        return figures(self)

    def guesses(self) -> tuple[tuple[str, float], ...]:
        return FIGURES

    # -- leaving and seeing ----------------------------------------------------------------------------------------

    def conceded(self, seat: int) -> None:
        """TN 8. The others play on; what was asked of this player is no longer asked."""
        asked = self.decision
        self.happen(Left(seat))
        if len(self.players) == 1:
            self.end(Outcome(tuple(self.players), "nobody else is left", "TN 8"))
        elif asked is not None and asked.seat == seat:
            self.decision = None
            if isinstance(self.stack[-1], Asking):
                self.stack[-1].step = "absent"
            else:
                self.stack.pop()
            self.advance()

    def view(self, seat: int | None, log: bool = True, board: Board | None = None, since: int = 0) -> View:
        mine = self.decision if self.decision is not None and self.decision.seat == seat else None
        areas = [self._area_view(name, owner, seat) for owner in range(len(self.names)) for name in OWN_AREAS]
        areas += [self._area_view(name, NOBODY, seat) for name in SHARED_AREAS]
        return View(
            game=self.table.game,
            seat=seat,
            names=self.names,
            status=(("turn", self.turn), ("coins", self.coins)),
            areas=tuple(areas),
            log=self.told(seat, since) if log else (),
            decision=mine,
            outcome=self.outcome,
        )

    def _area_view(self, name: str, owner: int, seat: int | None) -> AreaView:
        cards = tuple(self._card_view(card, seat) for card in self.areas[name, owner])
        return AreaView(name, None if owner == NOBODY else owner, cards)

    def _card_view(self, card: int, seat: int | None) -> CardView:
        state = self.cards[card]
        owner = None if state.owner == NOBODY else state.owner
        if not self._sees(seat, state):
            return CardView(state.handle, owner)
        glow = self.facts(card).glow if state.area == YARD else state.definition.glow
        seen = facts_of(state.definition, state.handle, state.owner)
        numbers = (("glow", glow), ("might", state.definition.might))
        marks = ("face down",) if state.face_down else ()
        return msgspec.structs.replace(seen, text=state.text, numbers=numbers, marks=marks)

    def _sees(self, seat: int | None, state: TinyCard) -> bool:
        if state.area in (DECK, MARKET):
            return False
        return seat == state.owner or not (state.area == HAND or state.face_down)


def facts_of(card: Printed, handle: int, owner: int) -> CardView:
    """A card as printed."""
    return CardView(
        handle,
        None if owner == NOBODY else owner,
        key=card.key,
        name=card.name,
        kind=card.kind,
        text=card.text,
        numbers=(("glow", card.glow), ("might", card.might)),
    )


def _depends(one: tuple[int, Static], other: tuple[int, Static]) -> bool:
    """A text whose description or change looks at what the other alters comes after it."""
    _, static = one
    return bool((static.cards.reads() | static.change.reads) & other[1].change.writes)


# -- derived values: known until anything is written (`core/derive.py`) --------------------------------------------

#: What changes the glow of each card in the yard.
CHANGES = Values[int, list[tuple[str, int]]]()


@derived()
def all_facts(game: Tiny) -> dict[int, Facts]:
    """What is true of the charms in the yard: as printed, and then as each text changes it."""
    printed = {card: game.cards[card].definition for card in game.area(YARD)}
    known = all_facts.put(game, {card: Facts((one.kind,), one.glow) for card, one in printed.items()})
    for card, static in in_order(game.said(Static), lambda pair: game.cards[pair[0]].stamp, _depends):
        for other in static.cards.found(game, game.scope_of(card)):
            before = known[other].glow
            static.change.apply(game, known[other], game.scope_of(card))
            _note_change(game, other, card, known[other].glow - before)
    return known


def _note_change(game: Tiny, card: int, source: int, by: int) -> None:
    state = game.cards[source]
    if by:
        CHANGES.put(game, card, [*(CHANGES.get(game, card) or []), (f"{state.name}: {state.text}", by)])


@derived()
def waiting(game: Tiny) -> dict[type[Event], list[Watcher]]:
    """The texts in the yard that wait for each kind of event."""
    index: dict[type[Event], list[Watcher]] = {}
    for card, when in game.said(When):
        for waited_for in when.trigger.events:
            index.setdefault(waited_for, []).append(Waiting(card, when))
    return index

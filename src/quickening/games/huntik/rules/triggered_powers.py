"""HK 702. Triggered powers: what waits for an event, and how what triggered is resolved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from quickening.core.data import Frozen, replace
from quickening.core.decisions import Decision, Option
from quickening.core.derive import Values, derived
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.game import Watcher
from quickening.core.modifiers import Ref
from quickening.games.huntik import channels
from quickening.games.huntik.definitions import FEATURE, Printed
from quickening.games.huntik.events.areas import Drew, Eliminated, PutOnDeckTogether
from quickening.games.huntik.events.loops import PlayNoted
from quickening.games.huntik.kinds.abilities import TriggeredPower
from quickening.games.huntik.kinds.changes import CannotStay, Given, Waiting
from quickening.games.huntik.kinds.places import is_zone
from quickening.games.huntik.kinds.triggers import Happens
from quickening.games.huntik.rules.facts import wording
from quickening.games.huntik.rules.generating import generated, sources, spoken_by
from quickening.games.huntik.rules.limits import counting
from quickening.games.huntik.rules.loops import (
    MANY_TRIGGERS,
    YES,
    LoopNumber,
    Position,
    draw_game,
    goes_round,
    is_endless,
    may_be_made,
    next_trigger,
    position,
    seen_so_far,
)
from quickening.games.huntik.rules.modifiers import gives_powers, has_gift, has_lost, speaking
from quickening.games.huntik.rules.targets import targets_of
from quickening.games.huntik.state import DISCARD, NOBODY, HuntikGame, Limit, Modifier, Step, cards_that
from quickening.lang.nodes import Condition, Effect, Scope, Trigger, everything
from quickening.lang.resolve import Either, If, May, Resolve
from quickening.lang.selections import It, Me

#: HK 705.1d, 700.2. That a card itself comes into play, or is discarded from hand.
ENTRY, DISCARDED = Happens("come into play"), Happens("be discarded")


class PendingTrigger(Frozen, frozen=True):
    """HK 702.1. A power that triggered and waits to be resolved.

    `first`: it is settled before others (HK 705.1b). `spends`: the modifier that is over by this (HK 709.1).
    `besides`: what else triggered with it, as its event was about several cards. `limit`: it counts but once.
    """

    effects: tuple[Effect, ...]
    scope: Scope
    feature: bool
    name: str
    first: bool = False
    spends: Modifier | None = None
    besides: tuple[PendingTrigger, ...] = ()
    limit: Limit | None = None


def unfolded(triggered: list[PendingTrigger]) -> list[PendingTrigger]:
    """HK 702.1. Each instance as one that waits."""
    return [part for one in triggered for part in (replace(one, besides=()), *one.besides)]


def following(game: HuntikGame, triggered: PendingTrigger) -> PendingTrigger:
    """HK 400.11b. What triggered off a card entering an area speaks of it as the card it is there."""
    scope = triggered.scope
    entered = _entered(scope.event)
    if entered == NOBODY or not game.cards[entered].area:
        return triggered

    def now(ref: Ref) -> Ref:
        return game.ref(entered) if ref.card == entered else ref

    me, source = scope.me and now(scope.me), scope.source and now(scope.source)
    return replace(triggered, scope=replace(scope, me=me, source=source, it=tuple(map(now, scope.it))))


def _entered(event: Event | None) -> int:
    """The card that an event took to another area, if it is but one."""
    card: int = getattr(event, "card", NOBODY)
    if card == NOBODY and isinstance(event, (Drew, PutOnDeckTogether)) and len(event.cards) == 1:
        return event.cards[0]
    return card


def leaving(game: HuntikGame) -> list[PendingTrigger]:
    """HK 703.1. The cards that an always-on power eliminates as things are now, unless that is waiting already."""
    found: list[PendingTrigger] = []
    for one in speaking(game, CannotStay):
        me, holds = one.scope.me, one.condition is None or one.condition.holds(game, one.scope)
        if me is None or not holds or not game.can_happen(Eliminated(me.card, game.cards[me.card].zone)):
            continue
        assert isinstance(one.change, CannotStay)
        leaves = PendingTrigger(one.change.effects, one.scope, False, game.cards[me.card].definition.name)
        if not any(waiting.effects == leaves.effects and waiting.scope.me == me for waiting in game.pending):
            found.append(leaves)
    return found


class TriggerWatcher(Watcher):
    """A triggered power or modifier waiting for its event."""

    __slots__ = ("condition", "effects", "giver", "limit", "looks_back", "mine", "scope", "trigger")

    def __init__(
        self,
        trigger: Trigger,
        effects: tuple[Effect, ...],
        scope: Scope,
        giver: Modifier | None = None,
        limit: Limit | None = None,
    ) -> None:
        """`giver` is the modifier that it is part of, or that gave the power to a card."""
        self.limit = limit
        self.trigger = trigger
        self.looks_back = trigger.looks_back  # HK 702.4
        self.mine = trigger.mine
        self.condition, self.effects = if_condition(effects)
        self.scope = scope
        self.giver = giver

    def notice(self, game: HuntikGame, event: Event) -> PendingTrigger | None:
        """HK 702.1-702.2. It triggers off every instance of its event, if its if-condition is true."""
        return self.triggered_by(game, event) if self.has_power(game) else None

    def triggered_by(self, game: HuntikGame, event: Event) -> PendingTrigger | None:
        """What it is triggered to do, if its card has the power."""
        if self.limit is not None and self.limit.is_reached(game):
            return None
        if self.trigger.card_by_card and isinstance(event, (Drew, PutOnDeckTogether)) and len(event.cards) > 1:
            parts = [self.triggered_by(game, replace(event, cards=(card,))) for card in event.cards]
            found = [one for one in parts if one is not None]
            return replace(found[0], besides=tuple(found[1:])) if found else None
        scope = self.trigger.match(game, event, self.scope)
        if scope is None or (self.condition is not None and not self.condition.holds(game, scope)):
            return None
        if not scope.place and scope.me is not None:
            scope = replace(scope, place=game.cards[scope.me.card].zone)
        source = game.cards[scope.source.card] if scope.source else None
        feature = source is not None and source.definition.type == FEATURE
        name = source.definition.name if source else ""
        return PendingTrigger(self.effects, scope, feature, name, self.settles_entry, self.spent(), (), self.limit)

    def minds(self, event: Event) -> bool:
        """A first look: where it waits for what happens to its own card, whether this does."""
        me = self.scope.me
        return not self.mine or (me is not None and getattr(event, self.mine) == me.card)

    def has_power(self, game: HuntikGame) -> bool:
        """HK 700.3. Whether the card that waits still has the power: printed or given, and not lost."""
        me, giver = self.scope.me, self.giver
        if isinstance(giver, Modifier) and isinstance(giver.change, Waiting):
            return True
        if me is None or giver is None:
            return me is None or not has_lost(game, me.card)
        return has_gift(game, giver, me.card)

    @property
    def settles_entry(self) -> bool:
        """HK 705.1b. "Come into play and do something or eliminate me" is settled before other powers trigger."""
        first = self.effects[0]
        mine = isinstance(first, Either) and all(getattr(part, "what", None) == Me() for part in first.other)
        return mine and self.trigger == ENTRY

    def spent(self) -> Modifier | None:
        """HK 709.1. The modifier that is over once it has triggered, as it waited for the next event only."""
        waiting = self.giver.change if self.giver else None
        return self.giver if isinstance(waiting, Waiting) and waiting.next else None

    @property
    def key(self) -> tuple[Any, ...]:
        """What tells it from others while the state changes."""
        return self.trigger, self.effects, self.scope.me, self.giver


def if_condition(effects: tuple[Effect, ...]) -> tuple[Condition | None, tuple[Effect, ...]]:
    """HK 702.2. The if-condition after the trigger event, and what happens if it is true: all of the power."""
    first = effects[0]
    if isinstance(first, If) and not first.otherwise:
        return first.condition, first.effects + effects[1:]
    return None, effects


def watchers_of(game: HuntikGame, kind: type[Event]) -> list[TriggerWatcher]:
    """Who waits for this kind of event."""
    return watchers_by_event.of(game).get(kind, _NONE)


@derived(channels.TEXTS, channels.WAITING)
def watchers_by_event(game: HuntikGame) -> dict[type[Event], list[TriggerWatcher]]:
    """Who waits for what."""
    index = watchers_by_event.put(game, {})
    for watcher in _all_watchers(game):
        for one in watcher.trigger.events:
            index.setdefault(one, []).append(watcher)
    return index


_NONE: list[TriggerWatcher] = []


def _all_watchers(game: HuntikGame) -> list[TriggerWatcher]:
    found: list[TriggerWatcher] = []
    for card in sources(game):
        if game.cards[card].printed.waits and game.active(card):
            found += _own_watchers(game, card)
    found += _waiting_in_discard_piles(game)
    for modifier in (
        (*game.modifiers, *generated.of(game)) if gives_powers.of(game) or speaking(game, Waiting) else ()
    ):
        if isinstance(modifier.change, Waiting):
            change, scope = modifier.change, modifier.scope
            found += [TriggerWatcher(trigger, change.effects, scope, modifier) for trigger in change.trigger.parts]
        elif isinstance(modifier.change, Given) and isinstance(modifier.change.power, TriggeredPower):
            found += _given_watchers(game, modifier, modifier.change.power)
    return found


def _own_watchers(game: HuntikGame, card: int) -> list[TriggerWatcher]:
    """The powers printed on a card that wait; the same for as long as it is this card, and somebody's."""
    state, you = game.cards[card], spoken_by(game, card)
    known = OWN_WATCHERS.get(game, state.handle)
    if known is None or known[0] is not state.printed or known[1] != you:
        printed, scope = state.printed, _scope_of(game, card)
        powers = [(n, power) for n, power in enumerate(printed.of(TriggeredPower))]
        watchers = [
            TriggerWatcher(trigger, power.effects, scope, None, limit_of(game, card, power, f"when {n}"))
            for n, power in powers
            for trigger in power.trigger.parts
        ]
        known = OWN_WATCHERS.put(game, state.handle, (printed, you, watchers))
    return known[2]


OWN_WATCHERS = Values[int, tuple[Printed, int, list[TriggerWatcher]]]()


def limit_of(game: HuntikGame, card: int, power: TriggeredPower, key: str) -> Limit | None:
    """HK 701.3. How often a power of a card may count, if that is said."""
    return Limit(game.ref(card), f"{key} {wording(power)}", power.once) if power.once else None


def _waiting_in_discard_piles(game: HuntikGame) -> Iterator[TriggerWatcher]:
    """HK 700.2. Powers that say they function there."""
    able = cards_that.of(game, "waiting_in_discard_pile")
    for seat in (game.lead, game.defender) if able else ():
        for card in (card for card in game.areas[DISCARD, seat] if card in able):
            for ability in game.cards[card].definition.waiting_in_discard_pile:
                scope = Scope(you=seat, me=game.ref(card), source=game.ref(card))
                for trigger in ability.trigger.parts:
                    yield TriggerWatcher(trigger, ability.effects, scope)


def _given_watchers(game: HuntikGame, modifier: Modifier, power: TriggeredPower) -> Iterator[TriggerWatcher]:
    for card in game.in_play:
        if game.active(card):
            for trigger in power.trigger.parts:
                limit = limit_of(game, card, power, f"given {modifier.stamp}")
                yield TriggerWatcher(trigger, power.effects, _scope_of(game, card), modifier, limit)


def _scope_of(game: HuntikGame, card: int) -> Scope:
    """Whom the text of a card that waits is about. Where it is will be seen when its event happens."""
    ref = game.ref(card)
    return Scope(spoken_by(game, card), ref, ref)


def discard_watchers(game: HuntikGame, card: int) -> list[TriggerWatcher]:
    """HK 700.2. Powers that can only function as the card is discarded from hand."""
    state = game.cards[card]
    ref = game.ref(card)
    scope = Scope(you=state.owner, me=ref, source=ref)
    return [
        TriggerWatcher(trigger, ability.effects, scope)
        for ability in state.definition.of(TriggeredPower)
        for trigger in ability.trigger.parts
        if trigger == DISCARDED
    ]


class Triggers(Frame):
    """HK 702.6. Resolves what triggered: features first, then the lead player's powers, then the defender's."""

    rule: ClassVar[str] = "HK 702.6"

    resolved: int = 0
    seen: tuple[Position, ...] = ()
    where: Position = Position()
    wanted: int = 0

    def start(self, game: HuntikGame) -> Next:
        if not game.pending:
            return None
        if not self.resolved:
            self.go_on_counting(game)
        self.resolved += 1
        if self.resolved > MANY_TRIGGERS:
            now = self.position(game, game.lead)
            if is_endless(game, self.seen, now):
                draw_game(game)
                return None
            self.seen = seen_so_far(self.seen, now)
        waiting = next_group(game)
        seat = game.lead if waiting[0].feature and not waiting[0].first else waiting[0].scope.you
        options = tuple(
            Option("resolve", f"Resolve {one.name}", card=_handle(game, one.scope.source), index=n)
            for n, one in enumerate(waiting)
            if not any(alike(one, other) for other in waiting[:n])
        )
        return Ask(Decision(seat, "Which power resolves next?", options), self.resolve)

    def go_on_counting(self, game: HuntikGame) -> None:
        """HK 802.4. What triggers while a triggered power is resolved may go round with it."""
        for frame in reversed(game.stack[:-1]):
            if isinstance(frame, Triggers):
                self.resolved, self.seen = frame.resolved, frame.seen
                return

    def resolve(self, game: HuntikGame) -> Next:
        """HK 702.6. One at a time; a power with a target and no legal one does nothing."""
        self.wanted = game.chosen[0].index
        triggered = next_group(game)[self.wanted]
        if not isinstance(triggered.effects[0], May):
            return self.carry_out
        next_trigger(game)
        self.where = self.position(game, triggered.scope.you)
        again = goes_round(game, self.step_for(triggered))
        return Run(LoopNumber(step_again=again), self.carry_out) if again is not None else self.carry_out

    def carry_out(self, game: HuntikGame) -> Next:
        triggered = next_group(game)[self.wanted]
        game.pending.remove(triggered)
        if triggered.limit is not None and triggered.limit.is_reached(game):
            return self.start
        if isinstance(triggered.effects[0], May):
            step = self.step_for(triggered)
            if not may_be_made(game, replace(step, answers=(YES,))):
                return self.start  # HK 802.2: the loop has ended
            game.note(PlayNoted(step))
        targets = targets_of(triggered.effects)
        if targets and not any(target.candidates(game, triggered.scope) for target in targets):
            return self.start
        scope = replace(triggered.scope, since=game.tick())
        effects, limit = triggered.effects, triggered.limit
        todo = effects if limit is None else counting(effects, limit)
        return Run(Resolve(todo=todo, scope=scope), self.start)

    def position(self, game: HuntikGame, seat: int) -> Position:
        return position(game, seat, (), " ".join(one.name for one in game.pending))

    def step_for(self, triggered: PendingTrigger) -> Step:
        """To do what a triggered power says one may is an optional play (HK 802.2)."""
        where = self.where
        play = f"may:{triggered.name}:{self.wanted}"
        return Step(where.glance, where.shape, where.grown, triggered.scope.you, play)


def alike(one: PendingTrigger, other: PendingTrigger) -> bool:
    """Whether it makes no difference which resolves first: the same power, which does not speak of its event."""
    first, second = one.scope, other.scope
    mine = first.me is not None and second.me is not None and first.me.card == second.me.card
    same = mine and (one.effects, first.you) == (other.effects, second.you)
    nodes = (node for effect in one.effects for node in everything(effect))
    return same and not any(isinstance(node, It) or is_zone(node, "that") for node in nodes)


def next_group(game: HuntikGame) -> list[PendingTrigger]:
    """The powers among which the next one to resolve is chosen."""
    for group in ([one for one in game.pending if one.first], [one for one in game.pending if one.feature]):
        if group:
            return group
    for seat in (game.lead, game.defender):
        own = [one for one in game.pending if one.scope.you == seat]
        if own:
            return own
    return list(game.pending)


def _handle(game: HuntikGame, ref: Ref | None) -> int:
    return game.cards[ref.card].handle if ref else 0

"""HK 700-705. Powers: using them, what triggers them, targets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from quickening.core.data import Frozen
from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.game import Watcher
from quickening.core.modifiers import Ref
from quickening.core.refusals import Refusal
from quickening.games.huntik.definitions import COMBAT, EXHAUST, FEATURE
from quickening.games.huntik.events import Exhausted, PowerUsed
from quickening.games.huntik.rules.loops import (
    MANY_TRIGGERS,
    LoopNumber,
    Position,
    draw_game,
    goes_round,
    may_be_made,
    note,
    position,
)
from quickening.games.huntik.rules.modifiers import (
    Power,
    applies,
    facts,
    generated,
    has_lost,
    in_force,
    own_scope,
    sources,
)
from quickening.games.huntik.state import DISCARD, NOBODY, PLAY, HuntikGame, Modifier, Step
from quickening.games.huntik.vocabulary.abilities import ActionPower, TriggeredPower
from quickening.games.huntik.vocabulary.changes import Given, Waiting
from quickening.games.huntik.vocabulary.places import ThatZone
from quickening.games.huntik.vocabulary.triggers import ComeIntoPlay, DiscardMe
from quickening.lang.nodes import Condition, Effect, Scope, Trigger, walk
from quickening.lang.resolve import Either, If, May, Pay, Resolve, bound, choice_decision
from quickening.lang.selections import Chosen, It, Me, choices_in, targets_in

NOT_CONTROLLED = Refusal("HK 701.2", "{name}’s power cannot be used: you do not control it.")
NOT_READY = Refusal(
    "HK 701.2",
    "{name} cannot use its exhaust action: it is exhausted.",
    "It readies at the start of the next round (HK 502.1).",
)
NO_COMBAT = Refusal("HK 701.2", "{name}’s combat action can be used only during a combat.")
IN_COMBAT = Refusal("HK 601.3", "{name}’s power cannot be used during a combat.", "Only combat actions can.")
NOT_MET = Refusal("HK 703.2", "{name}’s power cannot be used: its condition is not met.")
NO_TARGET = Refusal("HK 704.1", "{name}’s power cannot be used: there is no legal target.")
NO_COST = Refusal("HK 103.3", "{name}’s power cannot be used: its cost cannot be paid.")
NOTHING_TO_DO = Refusal("HK 103.3", "{name}’s power cannot be used: what it says cannot be done now.")
USED_UP = Refusal("HK 701.3", "{name}’s power was already used as often as it may be.")


# -- using a power (HK 701) ----------------------------------------------------------------------------------------


def power_scope(game: HuntikGame, seat: int, card: int, power: Power) -> Scope:
    """Whom a power's text is about: its user is `me`, the card that gave it the source of its words."""
    me = game.ref(card)
    source = me if power.given_by < 0 else game.ref(power.given_by)
    return Scope(you=seat, me=me, source=source, place=game.cards[card].zone)


def judge_power(game: HuntikGame, seat: int, card: int, power: Power) -> Refusal | None:
    """HK 701.2-701.3. Whether a player may use this power of this card now."""
    ability: ActionPower = power.ability
    state = game.cards[card]
    user = state.controller if state.area == PLAY else state.owner
    if user != seat and ability.users != "either":
        return NOT_CONTROLLED
    timing = _judge_timing(game, card, ability)
    if timing is not None:
        return timing
    if ability.once and (power.key, span_of(game, ability)) in state.used:
        return USED_UP
    scope = power_scope(game, seat, card, power)
    return judge_text(game, ability.effects, scope, NOT_MET, NO_TARGET, NO_COST)


def span_of(game: HuntikGame, ability: ActionPower) -> int:
    """HK 701.3. Which combat or round it is, for a power that can be used once in each; a game is but one."""
    return {"combat": game.combats, "round": game.round}.get(ability.once, 0)


def _judge_timing(game: HuntikGame, card: int, ability: ActionPower) -> Refusal | None:
    if ability.kind == COMBAT:
        return None if game.combat is not None else NO_COMBAT
    if game.combat is not None:
        return IN_COMBAT
    if ability.kind == EXHAUST and game.cards[card].exhausted:
        return NOT_READY
    return None


def judge_text(
    game: HuntikGame,
    effects: tuple[Effect, ...],
    scope: Scope,
    not_met: Refusal,
    no_target: Refusal,
    no_cost: Refusal,
) -> Refusal | None:
    """HK 703.2, 704.1, 103.3. Its leading condition is true, every target can be chosen, every cost can be paid."""
    for effect in effects:
        if isinstance(effect, If) and effect is effects[0] and not effect.otherwise:
            if not effect.condition.holds(game, scope):
                return not_met
            return judge_text(game, effect.effects + effects[1:], scope, not_met, no_target, no_cost)
        if isinstance(effect, Pay) and not (effect.possible(game, scope) and buys(game, effect, scope)):
            return no_cost
        if effect.essential and not effect.possible(game, scope):
            return NOTHING_TO_DO
    return None if targets_exist(game, targets_of(effects), scope) else no_target


def buys(game: HuntikGame, paid: Pay, scope: Scope) -> bool:
    """HK 103.3. Whether the play can be performed: for what can't be done no cost can be paid."""
    return all(effect.possible(game, scope) for effect in paid.effects if effect.essential)


def targets_exist(game: HuntikGame, targets: list[Chosen], scope: Scope) -> bool:
    """Whether there are different cards for all targets (HK 704.1b)."""
    if not targets:
        return True
    first, rest = targets[0], targets[1:]
    candidates = first.candidates(game, scope)
    if not rest or first.most != 1:
        return len(candidates) >= first.least and targets_exist(game, rest, scope)
    return any(targets_exist(game, rest, bound(scope, first.slot, (game.ref(card),))) for card in candidates)


_TARGETS: dict[int, tuple[Any, list[Chosen]]] = {}


def targets_of(effects: tuple[Effect, ...]) -> list[Chosen]:
    """HK 704.1. The targets a text has, known once per text. Targets of what may be done are chosen when it is."""
    known = _TARGETS.get(id(effects))
    if known is None or known[0] is not effects:
        found = [choice for effect in effects for choice in _announced(effect)]
        known = _TARGETS[id(effects)] = (effects, found)
    return known[1]


def _announced(effect: Effect) -> list[Chosen]:
    """Targets, and what is chosen before "another target", which must differ from it."""
    targets = targets_in(effect)
    if any(target.another for target in targets):
        return choices_in(effect)
    return targets


class UsePower(Frame):
    """HK 701.2. A player uses a power: targets, then the exhausting, then what it says."""

    seat: int = 0
    card: int = NOBODY
    given_by: int = NOBODY
    index: int = 0
    ability: ActionPower | None = None
    scope: Scope = Scope(0)

    def start(self, game: HuntikGame) -> Next:
        assert self.ability is not None
        power = Power(self.ability, self.index, self.given_by)
        self.scope = replace(power_scope(game, self.seat, self.card, power), since=game.tick())
        if self.ability.once:
            state = game.cards[self.card]
            state.used = (*state.used, (power.key, span_of(game, self.ability)))
        return self.target

    def target(self, game: HuntikGame) -> Next:
        """HK 704.1. Targets are chosen first."""
        assert self.ability is not None
        unchosen = first_unchosen(self.ability.effects, self.scope)
        if unchosen is None:
            return self.pay
        return Ask(choice_decision(game, unchosen, self.scope), self.targeted)

    def targeted(self, game: HuntikGame) -> Next:
        assert self.ability is not None
        self.scope = with_target(game, self.ability.effects, self.scope)
        return self.target

    def pay(self, game: HuntikGame) -> Next:
        assert self.ability is not None
        exhausts = [Exhausted(self.card)] if self.ability.kind == EXHAUST else []
        return game.do(exhausts, self.use)

    def use(self, game: HuntikGame) -> Next:
        ability = self.ability
        assert ability is not None
        printed = self.given_by == NOBODY
        game.happen(PowerUsed(self.card, self.seat, ability.name, ability.kind, printed))
        return Run(Resolve(todo=ability.effects, scope=self.scope), self.after)

    def after(self, game: HuntikGame) -> Next:
        return Run(Triggers()) if game.pending else None


def first_unchosen(effects: tuple[Effect, ...], scope: Scope) -> Chosen | None:
    """The first target that has not been chosen yet."""
    for target in targets_of(effects):
        if scope.got(target.slot) is None:
            return target
    return None


def with_target(game: HuntikGame, effects: tuple[Effect, ...], scope: Scope) -> Scope:
    """The scope with the answer just given as the next target."""
    unchosen = first_unchosen(effects, scope)
    assert unchosen is not None
    return bound(scope, unchosen.slot, tuple(game.ref(option.ref) for option in game.chosen))


def usable_powers(game: HuntikGame, card: int) -> list[Power]:
    """The action powers a card has where it is (HK 700.2)."""
    state = game.cards[card]
    if state.area == PLAY:
        return [power for power in facts(game, card).powers if power.ability.area == PLAY]
    return [
        Power(ability, n)
        for n, ability in enumerate(state.definition.abilities)
        if ability.is_action and ability.area == state.area
    ]


# -- triggered powers (HK 702) -------------------------------------------------------------------------------------


class Triggered(Frozen, frozen=True):
    """HK 702.1. A power that triggered and waits to be resolved.

    `first`: it is settled before others (HK 705.1b). `spends`: the modifier that is over by this (HK 709.1).
    """

    effects: tuple[Effect, ...]
    scope: Scope
    feature: bool
    name: str
    first: bool = False
    spends: Modifier | None = None


def following(game: HuntikGame, triggered: Triggered) -> Triggered:
    """HK 400.11b. What triggered off a card entering an area speaks of it as the card it is there."""
    scope = triggered.scope
    entered = getattr(scope.event, "card", NOBODY)
    if entered == NOBODY or not game.cards[entered].area:
        return triggered

    def now(ref: Ref) -> Ref:
        return game.ref(entered) if ref.card == entered else ref

    me, source = scope.me and now(scope.me), scope.source and now(scope.source)
    return replace(triggered, scope=replace(scope, me=me, source=source, it=tuple(map(now, scope.it))))


class TriggerWatcher(Watcher):
    """A triggered power or modifier waiting for its event."""

    __slots__ = ("condition", "effects", "giver", "looks_back", "scope", "trigger")

    def __init__(
        self, trigger: Trigger, effects: tuple[Effect, ...], scope: Scope, giver: Modifier | None = None
    ) -> None:
        """`giver` is the modifier that it is part of, or that gave the power to a card."""
        self.trigger = trigger
        self.looks_back = trigger.looks_back  # HK 702.4
        self.condition, self.effects = if_condition(effects)
        self.scope = scope
        self.giver = giver

    def notice(self, game: HuntikGame, event: Event) -> Triggered | None:
        """HK 702.2. It triggers if this is its event and its if-condition is true."""
        if not self.has_power(game):
            return None
        scope = self.trigger.match(game, event, self.scope)
        if scope is None or (self.condition is not None and not self.condition.holds(game, scope)):
            return None
        if not scope.place and scope.me is not None:
            scope = replace(scope, place=game.cards[scope.me.card].zone)
        source = game.cards[scope.source.card] if scope.source else None
        feature = source is not None and source.definition.type == FEATURE
        name = source.definition.name if source else ""
        return Triggered(self.effects, scope, feature, name, self.settles_entry, self.spent())

    def has_power(self, game: HuntikGame) -> bool:
        """HK 700.3. Whether the card that waits still has the power: printed or given, and not lost."""
        me, giver = self.scope.me, self.giver
        if isinstance(giver, Modifier) and isinstance(giver.change, Waiting):
            return True
        if me is None or giver is None:
            return me is None or not has_lost(game, me.card)
        return in_force(game, giver) and applies(game, giver, me.card) and not has_lost(game, me.card, giver.stamp)

    @property
    def settles_entry(self) -> bool:
        """HK 705.1b. "Come into play and do something or eliminate me" is settled before other powers trigger."""
        first = self.effects[0]
        mine = isinstance(first, Either) and all(getattr(part, "what", None) == Me() for part in first.other)
        return mine and isinstance(self.trigger, ComeIntoPlay)

    def spent(self) -> Modifier | None:
        """HK 709.1. The modifier that is over once it has triggered, as it waited for the next event only."""
        waiting = self.giver.change if self.giver else None
        return self.giver if isinstance(waiting, Waiting) and waiting.next else None

    @property
    def key(self) -> tuple[Any, ...]:
        """What tells it from others while the state changes."""
        return self.trigger, self.effects, self.scope.me, self.giver


def if_condition(effects: tuple[Effect, ...]) -> tuple[Condition | None, tuple[Effect, ...]]:
    """HK 702.2. The if-condition after the trigger event, and what happens if it is true."""
    first = effects[0]
    if len(effects) == 1 and isinstance(first, If) and not first.otherwise:
        return first.condition, first.effects
    return None, effects


def watchers_of(game: HuntikGame, kind: type[Event]) -> list[TriggerWatcher]:
    """Who waits for this kind of event, worked out once per state."""
    index: dict[type[Event], list[TriggerWatcher]] | None = game.plan.get("watchers")
    if index is None:
        index = game.plan["watchers"] = {}
        for watcher in _all_watchers(game):
            for one in watcher.trigger.events:
                index.setdefault(one, []).append(watcher)
    return index.get(kind, _NONE)


_NONE: list[TriggerWatcher] = []


def _all_watchers(game: HuntikGame) -> Iterator[TriggerWatcher]:
    for card in sources(game):
        for ability in game.cards[card].printed.of(TriggeredPower):
            if game.active(card):
                yield TriggerWatcher(ability.trigger, ability.effects, own_scope(game, card))
    yield from _waiting_in_discard_piles(game)
    for modifier in (*game.modifiers, *generated(game)):
        if isinstance(modifier.change, Waiting):
            yield TriggerWatcher(modifier.change.trigger, modifier.change.effects, modifier.scope, modifier)
        elif isinstance(modifier.change, Given) and isinstance(modifier.change.power, TriggeredPower):
            yield from _given_watchers(game, modifier, modifier.change.power)


def _waiting_in_discard_piles(game: HuntikGame) -> Iterator[TriggerWatcher]:
    """HK 700.2. Powers that say they function there."""
    for seat in (game.lead, game.defender):
        for card in game.areas[DISCARD, seat]:
            for ability in game.cards[card].definition.waiting_in_discard_pile:
                scope = Scope(you=seat, me=game.ref(card), source=game.ref(card))
                yield TriggerWatcher(ability.trigger, ability.effects, scope)


def _given_watchers(game: HuntikGame, modifier: Modifier, power: TriggeredPower) -> Iterator[TriggerWatcher]:
    for card in game.in_play:
        if game.active(card):
            yield TriggerWatcher(power.trigger, power.effects, own_scope(game, card), modifier)


def discard_watchers(game: HuntikGame, card: int) -> list[TriggerWatcher]:
    """HK 700.2. Powers that can only function as the card is discarded from hand."""
    state = game.cards[card]
    ref = game.ref(card)
    scope = Scope(you=state.owner, me=ref, source=ref)
    return [
        TriggerWatcher(ability.trigger, ability.effects, scope)
        for ability in state.definition.abilities
        if isinstance(ability, TriggeredPower) and isinstance(ability.trigger, DiscardMe)
    ]


class Triggers(Frame):
    """HK 702.6. Resolves what triggered: features first, then the lead player's powers, then the defender's."""

    resolved: int = 0
    seen: tuple[str, ...] = ()
    where: Position = Position()
    wanted: int = 0

    def start(self, game: HuntikGame) -> Next:
        if not game.pending:
            return None
        self.resolved += 1
        if self.resolved > MANY_TRIGGERS and self.is_endless(game):
            draw_game(game)
            return None
        waiting = next_group(game)
        seat = game.lead if waiting[0].feature and not waiting[0].first else waiting[0].scope.you
        options = tuple(
            Option("resolve", f"Resolve {one.name}", card=_handle(game, one.scope.source), index=n)
            for n, one in enumerate(waiting)
            if not any(alike(one, other) for other in waiting[:n])
        )
        return Ask(Decision(seat, "Which power resolves next?", options), self.resolve)

    def resolve(self, game: HuntikGame) -> Next:
        """HK 702.6. One at a time; a power with a target and no legal one does nothing."""
        self.wanted = game.chosen[0].index
        triggered = next_group(game)[self.wanted]
        if not isinstance(triggered.effects[0], May):
            return self.carry_out
        self.where = self.position(game, triggered.scope.you)
        step = self.step_for(triggered)
        return Run(LoopNumber(step_again=step), self.carry_out) if goes_round(game, step) else self.carry_out

    def carry_out(self, game: HuntikGame) -> Next:
        triggered = next_group(game)[self.wanted]
        game.pending.remove(triggered)
        if isinstance(triggered.effects[0], May):
            if not may_be_made(game, self.step_for(triggered)):
                return self.start  # HK 802.2: the loop has ended
            note(game, self.step_for(triggered))
        targets = targets_of(triggered.effects)
        if targets and not any(target.candidates(game, triggered.scope) for target in targets):
            return self.start
        scope = replace(triggered.scope, since=game.tick())
        return Run(Resolve(todo=triggered.effects, scope=scope), self.start)

    def position(self, game: HuntikGame, seat: int) -> Position:
        return position(game, seat, " ".join(one.name for one in game.pending))

    def step_for(self, triggered: Triggered) -> Step:
        """To do what a triggered power says one may is an optional play (HK 802.2)."""
        return Step(self.where.shape, self.where.grown, triggered.scope.you, f"may:{triggered.name}:{self.wanted}")

    def is_endless(self, game: HuntikGame) -> bool:
        """HK 802.4. The same powers wait in the same position for the third time: nobody breaks the loop."""
        now = self.position(game, game.lead).shape
        endless = self.seen.count(now) >= 2
        self.seen += (now,)
        return endless


def alike(one: Triggered, other: Triggered) -> bool:
    """Whether it makes no difference which resolves first: the same power, which does not speak of its event."""
    first, second = one.scope, other.scope
    mine = first.me is not None and second.me is not None and first.me.card == second.me.card
    same = mine and (one.effects, first.you) == (other.effects, second.you)
    return same and not any(isinstance(node, (It, ThatZone)) for effect in one.effects for node in walk(effect))


def next_group(game: HuntikGame) -> list[Triggered]:
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

"""HK 700-701. Powers that are used."""

from __future__ import annotations

from msgspec.structs import replace

from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.once import once
from quickening.core.refusals import Refusal
from quickening.games.huntik.definitions import COMBAT, EXHAUST, FREE, Printed
from quickening.games.huntik.events import Exhausted, PowerUsed
from quickening.games.huntik.rules.facts import Power, printed_powers, with_gift
from quickening.games.huntik.rules.modifiers import (
    applies,
    facts,
    giving_modifiers,
    giving_to,
    is_staged,
    powers_at_risk,
)
from quickening.games.huntik.rules.targets import first_unchosen, targets_exist, targets_of, with_target
from quickening.games.huntik.rules.triggered_powers import Triggers
from quickening.games.huntik.state import NOBODY, PLAY, HuntikGame
from quickening.games.huntik.vocabulary.abilities import ActionPower
from quickening.games.huntik.vocabulary.changes import Given
from quickening.lang.nodes import Condition, Effect, Scope
from quickening.lang.resolve import If, Pay, Resolve, choice_decision

NOT_CONTROLLED = Refusal("HK 701.2", "{name}’s power cannot be used: you do not control it.")
NOT_READY = Refusal(
    "HK 701.2",
    "{name} cannot use its exhaust action: it is exhausted.",
    "It readies at the start of the next round (HK 502.1).",
)
CANNOT_EXHAUST = Refusal("HK 103.3", "{name} cannot use its exhaust action: it cannot exhaust.")
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
    if ability.kind != EXHAUST:
        return None
    if game.cards[card].exhausted:
        return NOT_READY
    return None if game.can_happen(Exhausted(card)) else CANNOT_EXHAUST


def judge_text(
    game: HuntikGame,
    effects: tuple[Effect, ...],
    scope: Scope,
    not_met: Refusal,
    no_target: Refusal,
    no_cost: Refusal,
) -> Refusal | None:
    """HK 703.2, 704.1, 103.3. Its leading condition is true, every target can be chosen, every cost can be paid."""
    condition, effects = leading_if(effects)
    while condition is not None:
        if not condition.holds(game, scope):
            return not_met
        condition, effects = leading_if(effects)
    for effect in demanding(effects):
        if isinstance(effect, Pay) and not (effect.possible(game, scope) and buys(game, effect, scope)):
            return no_cost
        if effect.essential and not effect.possible(game, scope):
            return NOTHING_TO_DO
    return None if targets_exist(game, targets_of(effects), scope) else no_target


@once
def leading_if(effects: tuple[Effect, ...]) -> tuple[Condition | None, tuple[Effect, ...]]:
    """The condition at the head of a text, and what is done if it is true."""
    first = effects[0] if effects else None
    if isinstance(first, If) and not first.otherwise:
        return first.condition, first.effects + effects[1:]
    return None, effects


@once
def demanding(effects: tuple[Effect, ...]) -> list[Effect]:
    """The effects in a text that have to be possible before it may be used at all."""
    return [effect for effect in effects if effect.essential or isinstance(effect, Pay)]


def buys(game: HuntikGame, paid: Pay, scope: Scope) -> bool:
    """HK 103.3. Whether the play can be performed: for what can't be done no cost can be paid."""
    return all(effect.possible(game, scope) for effect in paid.effects if effect.essential)


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


#: HK 601.3, 701.2. The kinds of power that can be used now: by an exhausted card, a ready one, in a combat.
_TIRED, _READY, _FIGHTING = frozenset({FREE}), frozenset({FREE, EXHAUST}), frozenset({COMBAT})


def may_act(game: HuntikGame, card: int) -> bool:
    """A first look: whether a card can have any power at all that could be used now."""
    state = game.cards[card]
    kinds = _FIGHTING if game.combat is not None else _TIRED if state.exhausted else _READY
    return not (kinds.isdisjoint(state.printed.ways_to_act) and kinds.isdisjoint(given_ways_to_act(game)))


def given_ways_to_act(game: HuntikGame) -> frozenset[str]:
    """The kinds of power that some card may have been given."""
    known: frozenset[str] | None = game.plan.get("ways")
    if known is None:
        powers = [one.change.power for one, _ in giving_modifiers(game) if isinstance(one.change, Given)]
        known = game.plan["ways"] = frozenset(power.kind for power in powers if isinstance(power, ActionPower))
    return known


def usable_powers(game: HuntikGame, card: int) -> list[Power]:
    """The action powers a card has where it is (HK 700.2)."""
    state = game.cards[card]
    if state.area != PLAY:
        return [power for power in printed_powers(state.definition) if power.ability.area == state.area]
    if not game.active(card):
        return []
    if not giving_to(game, card) and not powers_at_risk(game):
        return powers_in_play(state.printed)
    known: list[Power] | None = game.memo.get(("powers", card))
    if known is None:
        known = game.memo["powers", card] = _powers_with_gifts(game, card)
    return known


def _powers_with_gifts(game: HuntikGame, card: int) -> list[Power]:
    """HK 700.1, 700.3. The powers printed on a card and those it was given, but for those it has lost."""
    if is_staged(game):
        powers = facts(game, card).powers
    else:
        powers = list(printed_powers(game.cards[card].printed))
        for one in giving_to(game, card):
            power, source = one.change.power, one.scope.source  # type: ignore[attr-defined]  # it gives one
            if power.is_action and source is not None and applies(game, one, card):
                powers = with_gift(powers, power, source.card)
    return [power for power in powers if power.ability.area == PLAY]


@once
def powers_in_play(printed: Printed) -> list[Power]:
    """The powers printed on a card that can be used while it is in play."""
    return [power for power in printed_powers(printed) if power.ability.area == PLAY]

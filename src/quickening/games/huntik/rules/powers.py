"""HK 302.2-302.3, 700-701. The powers a card has, printed or given, and those that are used."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.derive import derived
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.once import once
from quickening.core.refusals import Refusal
from quickening.core.supposing import Supposing, SupposingGone
from quickening.games.huntik import channels
from quickening.games.huntik.definitions import COMBAT, EXHAUST, FREE, MAY, Printed
from quickening.games.huntik.events.on_the_map import Exhausted
from quickening.games.huntik.events.plays import PowerUsed, UseCounted
from quickening.games.huntik.kinds.abilities import ActionPower
from quickening.games.huntik.kinds.changes import Given
from quickening.games.huntik.kinds.filters import In
from quickening.games.huntik.kinds.places import ZoneNumber, is_zone
from quickening.games.huntik.rules.aspects import read_by
from quickening.games.huntik.rules.facts import Power, printed_powers, with_gift
from quickening.games.huntik.rules.modifiers import (
    GIVERS,
    POWERS_NOW,
    SETTLED_POWERS,
    applies,
    bans,
    facts,
    giving_modifiers,
    is_staged,
    is_steady,
    laws,
    powers_at_risk,
)
from quickening.games.huntik.rules.targets import first_unchosen, targets_of, with_target
from quickening.games.huntik.rules.triggered_powers import Triggers
from quickening.games.huntik.state import HAND, NOBODY, PLAY, ZONES, HuntikGame, Modifier, sides, span
from quickening.lang.nodes import Condition, Effect, Scope, walk
from quickening.lang.resolve import If, Pay, Resolve, choice_decision, modal_in, targets_exist, with_mode
from quickening.lang.selections import Cards, Chosen

ANYWHERE = -1
#: HK 601.3, 701.2. The kinds of power that can be used now: by an exhausted card, a ready one, in a combat.
_TIRED, _READY, _FIGHTING = frozenset({FREE, MAY}), frozenset({FREE, MAY, EXHAUST}), frozenset({COMBAT})


def able_to_act(game: HuntikGame, seat: int) -> list[int]:
    """A first look: the cards in play that can have any power at all that a player could use now."""
    gifts, fighting = gifts_by_zone.of(game), game.combat is not None
    found = []
    for card in sides.of(game).usable[seat]:
        state = game.cards[card]
        ways, given = state.printed.ways_to_act, gifts[state.zone].kinds
        if ways or given:
            kinds = _FIGHTING if fighting else _TIRED if state.exhausted else _READY
            if not (kinds.isdisjoint(ways) and kinds.isdisjoint(given)):
                found.append(card)
    return found


def usable_powers(game: HuntikGame, card: int) -> list[Power]:
    """The action powers a card has where it is (HK 700.2)."""
    state = game.cards[card]
    if state.area != PLAY:
        return [power for power in printed_powers(state.definition) if power.ability.area == state.area]
    if state.stunned or state.face_down:
        return []
    here = gifts_by_zone.of(game)[state.zone]
    if powers_at_risk.of(game):
        return _powers_with_gifts(game, card, here.modifiers)
    if not here.modifiers:
        return powers_in_play(state.printed)
    powers = SETTLED_POWERS if here.steady else POWERS_NOW
    known = powers.get(game, card)
    return powers.put(game, card, _powers_with_gifts(game, card, here.modifiers)) if known is None else known


def _powers_with_gifts(game: HuntikGame, card: int, gifts: list[tuple[Modifier, int]]) -> list[Power]:
    """HK 700.1, 700.3. The powers printed on a card and those it was given, but for those it has lost."""
    if is_staged.of(game):
        powers = facts(game, card).powers
    else:
        powers = list(printed_powers(game.cards[card].printed))
        for one, only in gifts:
            power, source = one.change.power, one.scope.source  # type: ignore[attr-defined]  # it gives one
            if only in (-1, card) and power.is_action and source is not None and applies(game, one, card):
                powers = with_gift(powers, power, source.card)
    return [power for power in powers if power.ability.area == PLAY]


@once
def powers_in_play(printed: Printed) -> list[Power]:
    """The powers printed on a card that can be used while it is in play."""
    return [power for power in printed_powers(printed) if power.ability.area == PLAY]


class Gifts:
    """The modifiers that may give powers to cards in a zone, each with the one card it can affect, or -1.

    `kinds` are the kinds of power to be used among them. `steady`: a card that is given one keeps it for as long as
    the same texts are in force, and it stays in the zone.
    """

    __slots__ = ("kinds", "modifiers", "steady")

    def __init__(self, modifiers: list[tuple[Modifier, int]], kinds: frozenset[str], steady: bool) -> None:
        self.modifiers = modifiers
        self.kinds = kinds
        self.steady = steady


@derived(channels.TEXTS, channels.GIFTS, channels.GIVING)
def gifts_by_zone(game: HuntikGame) -> list[Gifts]:
    """What powers cards may be given in each zone."""
    gifts = [(gift, _zone_meant(game, gift[0])) for gift in giving_modifiers.of(game)]
    sources = [gift[0].scope.source for gift, _ in gifts]
    GIVERS.put(game, frozenset([source.card for source in sources if source is not None]))
    return [_gifts_in(zone, gifts) for zone in (0, *ZONES)]


def _gifts_in(zone: int, gifts: list[tuple[tuple[Modifier, int], int]]) -> Gifts:
    found = [gift for gift, meant in gifts if meant in (zone, ANYWHERE)]
    powers = [one.change.power for one, _ in found if isinstance(one.change, Given)]
    kinds = frozenset([power.kind for power in powers if isinstance(power, ActionPower)])
    return Gifts(found, kinds, all(is_steady(one, _names_a_zone) for one, _ in found))


def _zone_meant(game: HuntikGame, gift: Modifier) -> int:
    """The zone in which cards are given the power, if the text names one that stays where it is."""
    words: tuple[Any, ...] = gift.who.after if type(gift.who) is Cards else ()
    for word in filter(_names_a_zone, words):
        zone: int = word.place.zone(game, gift.scope)
        return zone
    return ANYWHERE


def _names_a_zone(word: Any) -> bool:
    return isinstance(word, In) and (is_zone(word.place, "this") or isinstance(word.place, ZoneNumber))


NOT_CONTROLLED = Refusal("HK 701.2", "{name}’s power cannot be used: you do not control it.")
NOT_READY = Refusal(
    "HK 701.2",
    "{name} cannot use its exhaust action: it is exhausted.",
    "It readies at the start of the next round (HK 502.1).",
)
BARRED = Refusal("HK 103.3", "{name}’s power cannot be used: a card in play says that it can't.")
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
    known = bans.of(game)
    for use in (_USES[ability.kind], "use powers") if known else ():
        if use in known and use in laws(game, card).forbidden:
            return BARRED
    if ability.once and (power.key, span_of(game, ability)) in state.used:
        return USED_UP
    scope = power_scope(game, seat, card, power)
    tired = card if ability.kind == EXHAUST and minds_being_played(ability.effects) else NOBODY
    return judge_text(game, ability.effects, scope, NOT_MET, NO_TARGET, NO_COST, tired)


#: What a text says of a card that can't use its powers of a kind.
_USES = {kind: f"use {kind.capitalize()} Actions" for kind in (FREE, EXHAUST, COMBAT)} | {MAY: "use powers"}


def span_of(game: HuntikGame, ability: ActionPower) -> int:
    """HK 701.3. Which combat or round it is, for a power that can be used once in each; a game is but one."""
    return span(game, ability.once)


def _judge_timing(game: HuntikGame, card: int, ability: ActionPower) -> Refusal | None:
    if ability.kind == COMBAT:
        return None if game.combat is not None else NO_COMBAT
    if game.combat is not None:
        return IN_COMBAT
    if ability.kind != EXHAUST:
        return None
    if game.cards[card].exhausted:
        return NOT_READY
    return None if can_exhaust(game, card) else CANNOT_EXHAUST


def can_exhaust(game: HuntikGame, card: int) -> bool:
    """HK 405.1, 103.3. Whether a card can be exhausted: if it is ready in play, and nothing says it can't."""
    state = game.cards[card]
    ready = state.area == PLAY and not state.exhausted
    return ready and ("exhaust" not in bans.of(game) or game.can_happen(Exhausted(card)))


def judge_text(
    game: HuntikGame,
    effects: tuple[Effect, ...],
    scope: Scope,
    not_met: Refusal,
    no_target: Refusal,
    no_cost: Refusal,
    tired: int = NOBODY,
) -> Refusal | None:
    """HK 703.2, 704.1, 103.3. Its leading condition is true, every target can be chosen, every cost can be paid.

    `tired` is the hero that will be exhausted by then, though not before the targets are chosen.
    """
    needs = needs_of(effects)
    if needs.variants:
        judged = [judge_text(game, one, scope, not_met, no_target, no_cost, tired) for one in needs.variants]
        return None if None in judged else judged[0]
    if tired == NOBODY:
        refused = _judge_needs(game, needs, scope, not_met, no_cost)
    else:
        with Supposing(game.cards[tired], exhausted=True), Supposing(game, known=game.known_without(channels.COURSE)):
            refused = _judge_needs(game, needs, scope, not_met, no_cost)
    if refused is not None:
        return refused
    while needs.condition is not None:
        needs = needs_of(needs.effects)
    return None if targets_exist(game, needs.targets, scope) else no_target


def _judge_needs(game: HuntikGame, needs: Needs, scope: Scope, not_met: Refusal, no_cost: Refusal) -> Refusal | None:
    """All but the targets."""
    while needs.condition is not None:
        if not needs.condition.holds(game, scope):
            return not_met
        needs = needs_of(needs.effects)
    for effect in needs.demanding:
        if isinstance(effect, Pay) and not (effect.possible(game, scope) and buys(game, effect, scope)):
            return no_cost
        if effect.essential and not effect.possible(game, scope):
            return NOTHING_TO_DO
    return None


class Needs(NamedTuple):
    """What a text asks for before it may be used.

    Either a condition at its head, with the `effects` that follow if it is true; or effects that have to be possible,
    and targets. What comes after something else may be possible by then, or is left out (HK 706.3). Where one of
    several things is to be chosen, the text it is then, for each of them.
    """

    condition: Condition | None
    effects: tuple[Effect, ...]
    demanding: list[Effect]
    targets: list[Chosen]
    variants: tuple[tuple[Effect, ...], ...] = ()


@once
def needs_of(effects: tuple[Effect, ...]) -> Needs:
    modal = modal_in(effects)
    if modal is not None:
        return Needs(None, effects, [], [], tuple(with_mode(effects, modal, n) for n in range(len(modal.modes))))
    first = effects[0] if effects else None
    if isinstance(first, If) and not first.otherwise:
        return Needs(first.condition, first.effects + effects[1:], [], [])
    demanding = [effect for effect in effects if isinstance(effect, Pay) or (effect.essential and effect is first)]
    return Needs(None, effects, demanding, targets_of(effects))


def buys(game: HuntikGame, paid: Pay, scope: Scope) -> bool:
    """HK 103.3. Whether the play can be performed: for what can't be done no cost can be paid."""
    return all(effect.possible(game, scope) for effect in paid.effects if effect.essential or effect.is_play)


def mode_question(game: HuntikGame, effects: tuple[Effect, ...], scope: Scope) -> Decision:
    """HK 704.1. Which of several things is to be done: those for which all that they need is there."""
    modal = modal_in(effects)
    assert modal is not None
    judged = [judge_text(game, one, scope, NOT_MET, NO_TARGET, NO_COST) for one in needs_of(effects).variants]
    return modal.question(game, scope, [n for n, refusal in enumerate(judged) if refusal is None])


def in_chosen_mode(game: HuntikGame, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The text as it is with the mode just chosen."""
    return needs_of(effects).variants[game.chosen[0].index]


class UsePower(Frame):
    """HK 701.2. A player uses a power: targets, then the exhausting, then what it says."""

    rule: ClassVar[str] = "HK 701.2"

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
            game.note(UseCounted(self.card, power.key, span_of(game, self.ability)))
        return self.target

    def target(self, game: HuntikGame) -> Next:
        """HK 704.1. Targets are chosen first, as soon as it is known which of several things is to be done."""
        assert self.ability is not None
        if needs_of(self.ability.effects).variants:
            return Ask(mode_question(game, self.ability.effects, self.scope), self.mode_chosen)
        unchosen = first_unchosen(self.ability.effects, self.scope)
        if unchosen is None:
            return self.pay
        return Ask(choice_decision(game, unchosen, self.scope), self.targeted)

    def mode_chosen(self, game: HuntikGame) -> Next:
        assert self.ability is not None
        self.ability = replace(self.ability, effects=in_chosen_mode(game, self.ability.effects))
        return self.target

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


#: What changes as a card is played or a power used: hands, and who is ready.
CHANGING = frozenset({"piles", "ready"})


@once
def minds_being_played(effects: tuple[Effect, ...]) -> bool:
    """Whether a text looks at hands, or at who is ready."""
    nodes = [node for effect in effects for node in walk(effect)]
    in_hand = any(isinstance(node, Cards) and node.area == HAND for node in nodes)
    return in_hand or any(not read_by(effect).isdisjoint(CHANGING) for effect in effects)


def out_of_hand(game: HuntikGame, card: int) -> SupposingGone:
    """While a card is judged that is about to be played, it is where it will be then: no longer in its pile."""
    state = game.cards[card]
    return SupposingGone(game.areas[state.area, state.owner], card)

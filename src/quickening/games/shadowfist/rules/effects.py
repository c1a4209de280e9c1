"""SF 24. Effects: what they need to be generated, generation step by step, resolution step by step."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

import msgspec
from msgspec.structs import replace

from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.modifiers import Ref
from quickening.core.refusals import Refusal
from quickening.games.shadowfist.definitions import NOT_CUMULATIVE
from quickening.games.shadowfist.events import Revealed, Turned
from quickening.games.shadowfist.happenings import EffectGenerated, EffectResolved
from quickening.games.shadowfist.rules.auctions import Auctions, auctions_due
from quickening.games.shadowfist.rules.collapsing import Collapse
from quickening.games.shadowfist.rules.scores import smokings
from quickening.games.shadowfist.state import NOBODY, Generated, ShadowfistGame
from quickening.games.shadowfist.vocabulary.choosing import NEW_TARGETS
from quickening.games.shadowfist.vocabulary.kinds import Cost, Number, Picked, Scope, These
from quickening.games.shadowfist.vocabulary.people import ChosenPlayer
from quickening.games.shadowfist.vocabulary.selections import ChosenUpTo, ChosenX
from quickening.lang.nodes import Ability, Amount, Condition, Effect, Node, walk
from quickening.lang.resolve import Resolve, bound
from quickening.lang.selections import All, Chosen

NO_TARGET = Refusal("SF 24.1.3", "{name} cannot be used: there is no legal choice for it.")
NO_FACEOFF = Refusal("SF 41.1", "{name} cannot be used: no Faceoff begins during an attack.")
NO_COST = Refusal("SF 24.1.4", "{name} cannot be used: its cost cannot be paid.")

Choice = tuple[Any, Chosen]


# -- choices (SF 24.1.3, 24.2.1) -----------------------------------------------------------------------------------

_CHOICES: dict[int, tuple[Any, list[Choice]]] = {}


def choices_of(nodes: tuple[Effect, ...]) -> list[Choice]:
    """SF 24.2.1. What has to be chosen at generation, each with the effect or cost it is chosen for."""
    known = _CHOICES.get(id(nodes))
    if known is None or known[0] is not nodes:
        found = [choice for node in nodes for choice in _choices_in(node, node)]
        known = _CHOICES[id(nodes)] = (nodes, found)
    return known[1]


def _choices_in(node: Any, holder: Any) -> list[Choice]:
    if isinstance(node, Chosen):
        return [] if isinstance(node, Picked) and node.later else [(holder, node)]
    found: list[Choice] = []
    if node.deferred:
        return found  # SF 26.4: it is generated, and chooses, when its time comes
    holder = node if isinstance(node, Effect) else holder
    for name in node.__struct_fields__:
        part = getattr(node, name)
        for item in part if isinstance(part, tuple) else (part,):
            if isinstance(item, Node) and not isinstance(item, (Ability, Condition)):
                found += _choices_in(item, holder)
    return found


def candidates(game: ShadowfistGame, choice: Choice, scope: Scope, parts: tuple[Effect, ...] = ()) -> list[int]:
    """SF 24.1.3.2. What may be chosen: what fits, and what the effect or cost can be done to (SF 16.1, 45.2)."""
    holder, chosen = choice
    found = chosen.candidates(game, scope)
    allows = getattr(holder, "allows", None)
    found = found if allows is None else [card for card in found if allows(game, card, scope)]
    if heals_targets(parts):
        found = [card for card in found if game.can_heal(card)]
    return found


def heals_targets(parts: tuple[Effect, ...]) -> bool:
    """SF 16.1. Whether what is targeted is to be healed: then it must be damaged."""
    return any(getattr(part, "verb", "") == "heal" for part in parts)


def can_choose(game: ShadowfistGame, choices: list[Choice], scope: Scope, parts: tuple[Effect, ...] = ()) -> bool:
    """SF 24.1.3. Whether there is the full number of legal choices, all at once."""
    if not choices:
        return True
    first, rest = choices[0], choices[1:]
    slot = first[1].slot
    if scope.got(slot) is not None:
        return can_choose(game, rest, scope, parts)
    if not rest and type(first[1]).candidates is Chosen.candidates and scope.got(slot) is None:
        return enough(game, first, scope, parts)
    found = candidates(game, first, scope, parts)
    if len(found) < fewest(first[1], scope):
        return False
    if not rest or first[1].most != 1 or first[1].least != 1:
        return can_choose(game, rest, scope, parts)
    if not any(other[1].target or other[1].another for other in rest):
        return can_choose(game, rest, bound_to(scope, slot, (game_ref(game, found[0]),)), parts)
    return any(can_choose(game, rest, bound_to(scope, slot, (game_ref(game, card),)), parts) for card in found)


def enough(game: ShadowfistGame, choice: Choice, scope: Scope, parts: tuple[Effect, ...]) -> bool:
    """Whether there are as many candidates as are needed; no more are looked for."""
    holder, chosen = choice
    left = fewest(chosen, scope)
    if left <= 0:
        return True
    allows = getattr(holder, "allows", None)
    heals = heals_targets(parts)
    taken = {ref.card for _, refs in scope.bound for ref in refs} if chosen.target or chosen.another else ()
    for card in game.candidates(chosen.cards, scope):
        if (
            card not in taken
            and chosen.cards.fits(game, card, scope)
            and (not chosen.target or game.may_target(card, scope, chosen.cards))
            and (allows is None or allows(game, card, scope))
            and (not heals or game.can_heal(card))
        ):
            left -= 1
            if not left:
                return True
    return False


def game_ref(game: ShadowfistGame, number: int) -> Ref:
    """A reference to a card, or to an effect of the scene, which is numbered below 0."""
    return Ref(number, -number) if number < 0 else game.ref(number)


def bound_to(scope: Scope, slot: int, refs: tuple[Ref, ...]) -> Scope:
    """The scope with something chosen for a slot."""
    made = bound(scope, slot, refs)
    assert isinstance(made, Scope)
    return made


def chooser(game: ShadowfistGame, choice: Chosen, scope: Scope) -> int:
    """Who chooses: the player of the effect, unless its words say otherwise."""
    by = choice.by if isinstance(choice, Picked) else "you"
    if by == "you" or scope.who < 0:
        return scope.you
    return scope.who


def ask_choice(game: ShadowfistGame, choice: Choice, scope: Scope, parts: tuple[Effect, ...] = ()) -> Decision:
    """The question which cards are meant."""
    found = candidates(game, choice, scope, parts)
    least, most = choice[1].bounds(len(found))
    if isinstance(choice[1], ChosenX):
        least, most = so_many(game, choice, scope, parts)
    if isinstance(choice[1], ChosenUpTo):
        most = min(most, max(0, choice[1].limit.value(game, scope)))
    options = tuple(game.card_option("card", "{name}", card) for card in found)
    source = game.cards[scope.source.card].handle if scope.source else 0
    question = game.asks_for(choice[1])
    return Decision(chooser(game, choice[1], scope), question, options, least, most, source=source)


def fewest(chosen: Chosen, scope: Scope) -> int:
    """How many have to be chosen at least: as many as X is, where that is known (SF 48.0)."""
    return scope.x if isinstance(chosen, ChosenX) and scope.x is not None else chosen.least


def so_many(game: ShadowfistGame, choice: Choice, scope: Scope, parts: tuple[Effect, ...]) -> tuple[int, int]:
    """SF 24.1.3, 48.0. X cards: as many as X is, or else as many as all that are X in number can be."""
    if scope.x is not None:
        return scope.x, scope.x
    return 0, most_x_cards(game, scope, parts or (choice[0],))


def most_x_cards(game: ShadowfistGame, scope: Scope, parts: tuple[Effect, ...]) -> int:
    """The largest X for which there are X cards wherever the text wants X of them."""
    wanted = [one for one in choices_of(parts) if isinstance(one[1], ChosenX)]
    return min((len(candidates(game, one, scope, parts)) for one in wanted), default=99)


# -- what is fixed at generation (SF 24.2) -------------------------------------------------------------------------

_VARIABLE: dict[int, tuple[Any, bool]] = {}


def fixed(game: ShadowfistGame, nodes: tuple[Effect, ...], scope: Scope) -> tuple[Effect, ...]:
    """SF 24.2, 26.6.3. The effects with all amounts and all cards of blanket effects as they are now."""
    known = _VARIABLE.get(id(nodes))
    if known is None or known[0] is not nodes:
        known = _VARIABLE[id(nodes)] = (nodes, any(map(_varies, nodes)))
    if not known[1]:
        return nodes
    return tuple(_fix(game, node, scope) for node in nodes)


def _varies(node: Any) -> bool:
    if isinstance(node, All) or (isinstance(node, Amount) and not isinstance(node, Number)):
        return True
    return any(_varies(item) for item in _parts(node))


def _parts(node: Any) -> list[Any]:
    if node.deferred:
        return []
    parts = (getattr(node, name) for name in node.__struct_fields__)
    items = (item for part in parts for item in (part if isinstance(part, tuple) else (part,)))
    return [item for item in items if isinstance(item, Node) and not isinstance(item, (Ability, Condition))]


def _fix(game: ShadowfistGame, node: Any, scope: Scope) -> Any:
    if isinstance(node, tuple):
        return tuple(_fix(game, item, scope) for item in node)
    if not isinstance(node, Node) or isinstance(node, (Ability, Condition, Number)) or node.deferred:
        return node
    if isinstance(node, Amount):
        return node if getattr(node, "at_resolution", False) else Number(node.value(game, scope))
    if isinstance(node, All):
        return node if getattr(node, "at_resolution", False) else These(node.refs(game, scope))
    changed = {name: _fix(game, getattr(node, name), scope) for name in node.__struct_fields__}
    if all(changed[name] is getattr(node, name) for name in changed):
        return node
    return msgspec.structs.replace(node, **changed)


# -- carrying out (SF 24.6, 24.8) ----------------------------------------------------------------------------------


class Resolving(Resolve):
    """SF 24.6, 24.7. The parts of an effect in order; after each, what is at zero is smoked (SF 24.8.1.1).

    With `report` its scope is left in `game.result`: what was chosen and paid as costs were.
    """

    scope: Scope = Scope(0)
    queue: tuple[Frame, ...] = ()
    report: bool = False

    def run_each(self, frames: Sequence[Frame]) -> Next:
        """Run these frames one after the other, then go on with the text."""
        self.queue = tuple(frames)
        return self.run_next

    def run_next(self, game: ShadowfistGame) -> Next:
        if not self.queue:
            return self.start
        first, self.queue = self.queue[0], self.queue[1:]
        return Run(copy(first), self.run_next)

    def start(self, game: ShadowfistGame) -> Next:
        if game.outcome is not None:
            return None
        gone = [] if self.report else smokings(game)  # costs: once it is generated (SF 24.5.3)
        if gone:
            return game.do(gone, self.start)
        if not self.todo and self.report:
            game.result = self.scope
        return super().start(game)

    def settle(self, game: ShadowfistGame, effect: Effect) -> Next:
        """SF 24.2.1. What is chosen on resolution."""
        for name in effect.__struct_fields__:
            part = getattr(effect, name)
            if isinstance(part, Chosen) and self.scope.got(part.slot) is None:
                self.asking = part.slot
                return Ask(ask_choice(game, (effect, part), self.scope), self.chose)
        return None

    def chose(self, game: ShadowfistGame) -> Next:
        self.bind(self.asking, tuple(game_ref(game, option.ref) for option in game.chosen))
        return self.start


# -- generation (SF 24.5) ------------------------------------------------------------------------------------------


class Aftermath(Frame):
    """SF 24.5.3-24.5.5, 24.8.1.1-24.8.1.3. After generation or resolution: damage, auctions, recalculation."""

    def start(self, game: ShadowfistGame) -> Next:
        """SF 24.5.3. What is at zero is smoked; who stood at a Site that is gone finds a place (SF 9.1.4.1)."""
        gone = smokings(game)
        if gone:
            return game.do(gone, self.start)
        return Run(Collapse(), self.auctions) if game.stranded else self.auctions

    def auctions(self, game: ShadowfistGame) -> Next:
        """SF 24.5.4, 24.8.1.2. But not within an auction, which is not over yet (SF 31.3)."""
        due = game.auction is None and auctions_due(game)
        return Run(Auctions(), self.recalculate) if due else self.recalculate

    def recalculate(self, game: ShadowfistGame) -> Next:
        """SF 24.5.5. Again and again, until no more cards are smoked."""
        gone = smokings(game, recalculated=True)
        if gone:
            return game.do(gone, self.recalculate)
        return Run(Collapse()) if game.stranded else None


class Choosing(Frame):
    """SF 24.1.3. Whoever generates an effect chooses everything there is to choose, in the order of the text."""

    seat: int = NOBODY
    scope: Scope = Scope(0)
    player_chosen: bool = False

    def parts(self, game: ShadowfistGame) -> tuple[Effect, ...]:
        """The costs and effects in whose order everything is chosen."""
        raise NotImplementedError  # pragma: no cover

    def pay(self, game: ShadowfistGame) -> Next:
        """What comes when everything is chosen."""
        raise NotImplementedError  # pragma: no cover

    def choose(self, game: ShadowfistGame) -> Next:
        """SF 24.1.3. Everything that has to be chosen is chosen now: a player first, then cards."""
        if game.players[self.seat].out:
            return self.give_up
        parts = self.parts(game)
        player = None if self.player_chosen else player_of(parts)
        if player is not None:
            seats = player.candidates(game, self.scope)
            options = tuple(Option("player", game.names[seat], seat=seat) for seat in seats)
            return Ask(Decision(self.seat, "Which player?", options), self.chose_player)
        for choice in choices_of(parts):
            if self.scope.got(choice[1].slot) is None:
                return Ask(ask_choice(game, choice, self.scope, parts), self.chose)
        picking = effect_picked(parts)
        if picking is not None and self.scope.got(NEW_TARGETS) is None:
            options = tuple(game.card_option("card", "{name}", one) for one in picking.able(game, self.scope))
            return Ask(Decision(self.seat, "Which effect?", options, min(1, len(options))), self.picked)
        return self.pay

    def picked(self, game: ShadowfistGame) -> Next:
        """SF 24.1.3.2, 24.2.1. An effect of the scene was chosen, or a card that maintains one."""
        refs = tuple(game_ref(game, option.ref) for option in game.chosen)
        self.scope = bound_to(self.scope, NEW_TARGETS, refs)
        return self.choose

    def give_up(self, game: ShadowfistGame) -> Next:
        """SF 5.3. Whoever has left the game generates nothing any more."""
        game.result = None
        return None

    def chose_player(self, game: ShadowfistGame) -> Next:
        self.player_chosen = True
        if game.chosen:
            self.scope = replace(self.scope, who=game.chosen[0].seat)
        return self.choose

    def chose(self, game: ShadowfistGame) -> Next:
        for choice in choices_of(self.parts(game)):
            if self.scope.got(choice[1].slot) is None:
                refs = tuple(game_ref(game, option.ref) for option in game.chosen)
                self.scope = bound_to(self.scope, choice[1].slot, refs)
                if isinstance(choice[1], ChosenX):
                    self.scope = replace(self.scope, x=len(refs))
                break
        return self.choose


def effect_picked(parts: tuple[Effect, ...]) -> Any:
    """The part of a text that wants an effect of the scene chosen, if there is one (SF 24.1.3.2)."""
    return next((part for part in parts if getattr(part, "picks_effect", False)), None)


_PLAYERS: dict[int, tuple[Any, ChosenPlayer | None]] = {}


def player_of(nodes: tuple[Effect, ...]) -> ChosenPlayer | None:
    """The player that a text wants chosen, if it does."""
    known = _PLAYERS.get(id(nodes))
    if known is None or known[0] is not nodes:
        found = [part for node in nodes for part in walk(node) if isinstance(part, ChosenPlayer)]
        known = _PLAYERS[id(nodes)] = (nodes, found[0] if found else None)
    return known[1]


class Generate(Choosing):
    """SF 24.5. A player generates an effect of an ability: X, choices, costs, and then it is in the scene.

    `nested`: while a card is being played, so that auctions wait (SF 24.5.4). `held`: no scene can be started now,
    so it waits for the next one (SF 26.1.4). What it leaves in `game.result` is the seat of the player, or `None` if
    nothing was generated.
    """

    source: Ref = Ref(-1, 0)
    kind: str = "text"
    name: str = ""
    ability: Any = None
    key: str = ""
    reveals: bool = False
    cancelable: bool = True
    nested: bool = False
    held: bool = False

    def parts(self, game: ShadowfistGame) -> tuple[Effect, ...]:
        return parts_of(self.ability)

    def start(self, game: ShadowfistGame) -> Next:
        """SF 24.2. X first, for choices may depend on it."""
        self.scope = replace(self.scope, x=given_x(game, self.ability, self.scope))
        if self.scope.x is None and needs_x(self.ability):
            return Ask(ask_x(game, self.seat, self.ability, self.scope), self.x_chosen)
        return self.choose

    def x_chosen(self, game: ShadowfistGame) -> Next:
        self.scope = replace(self.scope, x=game.chosen[0].number)
        return self.choose

    def pay(self, game: ShadowfistGame) -> Next:
        """SF 24.1.4, 24.3. A face-down Site that is used is revealed (SF 24.4); costs are paid."""
        if self.reveals:
            game.happen(Revealed(self.source.card, seat=self.seat))
            self.reveals = False
        note_use(game, self.source, self.ability, self.key)
        if getattr(self.ability, "maintain", False):
            game.happen(Turned(self.source.card, self.source, self.seat, "cost"))  # SF 10.4
        costs = self.ability.costs
        return Run(Resolving(todo=costs, scope=self.scope, report=True), self.paid) if costs else self.generate

    def paid(self, game: ShadowfistGame) -> Next:
        if isinstance(game.result, Scope):
            self.scope = game.result
        return self.generate

    def generate(self, game: ShadowfistGame) -> Next:
        """SF 24.5.2. It is in the scene; its variables are fixed (SF 24.2)."""
        number = game.tick()
        scope = replace(self.scope, effect=number)
        effects = fixed(game, self.ability.effects, scope)
        game.happen(
            EffectGenerated(
                Generated(
                    number,
                    self.kind,
                    self.seat,
                    self.source,
                    effects,
                    scope,
                    self.name,
                    self.ability,
                    self.cancelable,
                ),
                self.held,
            )
        )
        return self.done if self.nested or self.held else Run(Aftermath(), self.done)

    def done(self, game: ShadowfistGame) -> Next:
        game.result = self.seat
        return None


def parts_of(ability: Any) -> tuple[Effect, ...]:
    """Costs and effects of an ability as one tuple, the same each time."""
    known = _PARTS.get(id(ability))
    if known is None or known[0] is not ability:
        known = _PARTS[id(ability)] = (ability, (*ability.costs, *ability.effects))
    return known[1]


_PARTS: dict[int, tuple[Any, tuple[Effect, ...]]] = {}


def note_use(game: ShadowfistGame, source: Ref, ability: Any, key: str) -> None:
    """Something that may be used once a turn, attack or game was used: noted at generation (SF 33.3)."""
    once = getattr(ability, "once", "")
    if once and game.alive(source):
        state = game.cards[source.card]
        state.used = (*state.used, (key, period(game, once)))
        game.touch()


def period(game: ShadowfistGame, once: str) -> int:
    """The turn or attack that a use is counted in."""
    return {"turn": game.turn, "attack": -game.attacks}.get(once, 0)


def used_up(game: ShadowfistGame, card: int, ability: Any, key: str) -> bool:
    """Whether an ability was used as often as it may be."""
    once = getattr(ability, "once", "")
    return bool(once) and (key, period(game, once)) in game.cards[card].used


# -- X (SF 48) -----------------------------------------------------------------------------------------------------


def needs_x(ability: Any) -> bool:
    """Whether the player says what X is: a cost mentions it and nothing defines it."""
    return any(getattr(cost, "sets_x", False) for cost in ability.costs)


def given_x(game: ShadowfistGame, ability: Any, scope: Scope) -> int | None:
    """SF 48.0. X where the text defines it and the definition does not depend on what is chosen."""
    amount = getattr(ability, "x", None)
    if amount is None or getattr(amount, "at_resolution", False):
        return scope.x
    value: int = amount.value(game, scope)
    return value


def ask_x(game: ShadowfistGame, seat: int, ability: Any, scope: Scope) -> Decision:
    """SF 48.0. X from its minimum to what can be paid."""
    least = getattr(ability, "least_x", 0)
    most = max([least] + [cost.most_x(game, scope) for cost in ability.costs if getattr(cost, "sets_x", False)])
    options = tuple(Option("x", "X = {number}", number=n) for n in range(least, most + 1))
    return Decision(seat, "What is X?", options, source=game.cards[scope.source.card].handle if scope.source else 0)


# -- judging (SF 24.1) ---------------------------------------------------------------------------------------------


def judge_requirements(game: ShadowfistGame, seat: int, ability: Any, scope: Scope, extra: int = 0) -> Refusal | None:
    """SF 24.1. Whether all costs can be paid and everything can be chosen; `extra` is Power needed besides."""
    costs: tuple[Cost, ...] = ability.costs
    if game.attack is not None and any(getattr(node, "is_faceoff", False) for node in ability.effects):
        return NO_FACEOFF
    scope = replace(scope, x=given_x(game, ability, scope))
    if costs and not can_pay(game, seat, costs, scope, extra):
        return NO_COST
    if scope.answers and is_too_late(game, ability, scope):
        return NO_TARGET
    picking = effect_picked(ability.effects)
    if picking is not None and not picking.possible(game, scope):
        return NO_TARGET
    refusal = judge_choices(game, ability, scope)  # after the costs: what can be chosen has to be looked for
    if refusal is None and not all(cost.possible(game, scope) for cost in costs):
        return NO_COST
    return refusal


def can_pay(game: ShadowfistGame, seat: int, costs: tuple[Cost, ...], scope: Scope, extra: int) -> bool:
    """SF 24.1.4. Whether the player has the Power for all costs, and can pay those for which nothing is chosen."""
    if extra + sum(cost.power(game, scope) for cost in costs) > game.players[seat].power:
        return False
    return all(isinstance(getattr(cost, "what", None), Chosen) or cost.possible(game, scope) for cost in costs)


def is_too_late(game: ShadowfistGame, ability: Any, scope: Scope) -> bool:
    """SF 24.1.3.2, 26.6.1. What is done to an effect can be done only as long as that has yet to resolve."""
    if game.effect(scope.answers) is not None:
        return False
    return any(getattr(node, "of_unresolved", False) for part in parts_of(ability) for node in walk(part))


def judge_choices(game: ShadowfistGame, ability: Any, scope: Scope) -> Refusal | None:
    """SF 24.1.3. Whether everything that has to be chosen can be: a player, and then cards."""
    parts = parts_of(ability)
    player = player_of(parts)
    if player is not None:
        seats = player.candidates(game, scope)
        if not seats:
            return NO_TARGET
        if scope.who < 0:
            return best_player(game, parts, scope, seats)
    return None if can_choose(game, choices_of(parts), scope, parts) else NO_TARGET


def best_player(game: ShadowfistGame, parts: tuple[Effect, ...], scope: Scope, seats: list[int]) -> Refusal | None:
    """Whether there is a player to choose with whom everything else can be chosen."""
    for seat in seats:
        if can_choose(game, choices_of(parts), replace(scope, who=seat), parts):
            return None
    return NO_TARGET


# -- resolution (SF 24.8) ------------------------------------------------------------------------------------------


class ResolveTop(Frame):
    """SF 24.8.1. The last effect of the scene resolves, as far as it can be applied."""

    effect: Generated | None = None

    def start(self, game: ShadowfistGame) -> Next:
        effect = self.effect = game.effects.pop()
        game.scene_changed()
        if effect.kind == "card":
            game.resolve_card(effect)
        if not effect.effects or is_overlapped(game, effect):
            return self.aftermath
        return Run(Resolving(todo=effect.effects, scope=effect.scope), self.aftermath)

    def aftermath(self, game: ShadowfistGame) -> Next:
        return Run(Aftermath(), self.done)

    def done(self, game: ShadowfistGame) -> Next:
        assert self.effect is not None
        game.happen(EffectResolved(self.effect))
        game.signposts = [one for one in game.signposts if one.effect != self.effect.number]  # SF 38.1.2
        return None


def is_overlapped(game: ShadowfistGame, effect: Generated) -> bool:
    """SF 49.4.2. Of like triggered effects of Not Cumulative cards with one title only the first is effective.

    Changes that last overlap for themselves (SF 49.4); what one card triggers again and again is not overlapped.
    """
    printed = game.cards[effect.source.card].printed
    if effect.kind != "triggered" or NOT_CUMULATIVE not in printed.restrictions or game.scene is None:
        return False
    if any(hasattr(node, "until") for node in effect.effects):
        return False
    for event in game.log[game.scene.began :]:
        if isinstance(event, EffectResolved) and event.effect.seat == effect.seat:
            other = event.effect
            if other.ability == effect.ability and game.cards[other.source.card].printed.name == printed.name:
                return other.source != effect.source
    return False

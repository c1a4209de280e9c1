"""SF 24.1.3, 24.2. What has to be chosen as an effect is generated, and what is fixed by then."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.modifiers import Ref
from quickening.core.once import once
from quickening.games.shadowfist.definitions import canceled_choice
from quickening.games.shadowfist.kinds.basics import Number, Scope, These
from quickening.games.shadowfist.kinds.effects import Choose, does
from quickening.games.shadowfist.kinds.entering import ReturnToPlay
from quickening.games.shadowfist.kinds.people import ChosenPlayer
from quickening.games.shadowfist.kinds.players_do import players_do
from quickening.games.shadowfist.kinds.selections import Picked, Subject, Targets, chosen_x
from quickening.games.shadowfist.rules.copying import can_be_copied
from quickening.games.shadowfist.rules.scores import can_heal
from quickening.games.shadowfist.state import ShadowfistGame, game_ref
from quickening.lang.nodes import Ability, Amount, Condition, Effect, Filter, Node, walk
from quickening.lang.resolve import May, bound
from quickening.lang.selections import All, Chosen, It, ThisCard, chosen_so_far

#: What is meant without a choice.
OTHERWISE_KNOWN = (ThisCard, Subject, All)
KNOWN_OR_ASKED = (Chosen, ThisCard, Subject, All)


class Choice:
    """What has to be chosen, and the effect or cost it is chosen for, its `holder`.

    `optional`: for something a player may do, which is left out where nothing can be chosen. `copied`: to be copied.
    `canceled`: in a closed scene it must have an effect there (SF 23.2).
    `healed`: it must be damaged (SF 16.1). `allows` says which cards it can be done to. For a cost that limits what
    is chosen, for an effect only where the rules say so: it is legal to play effects that change nothing (SF 24.7).
    `prices`: costs that follow from what is chosen.
    """

    __slots__ = ("allows", "canceled", "chosen", "copied", "healed", "holder", "optional", "prices")

    def __init__(self, holder: Any, chosen: Chosen, optional: bool = False, cost: bool = True) -> None:
        self.holder = holder
        self.chosen = chosen
        self.optional = optional
        self.canceled = False
        self.prices: tuple[Any, ...] = ()
        self.healed = getattr(holder, "verb", "") == "heal" and getattr(holder, "what", None) is chosen
        self.copied = getattr(holder, "source", None) is chosen and getattr(holder, "verb", "") == "copy"
        legal = None if cost else getattr(holder, "may_be_chosen", None)
        self.allows: Any = legal or getattr(holder, "allows", None)

    @property
    def slot(self) -> int:
        return self.chosen.slot


@once
def choices_of(nodes: tuple[Effect, ...]) -> list[Choice]:
    """What has to be chosen for these, as for costs."""
    return [choice for node in nodes for choice in _choices_in(node, node)]


@once
def choices_in(ability: Any) -> list[Choice]:
    """SF 24.2.1, 23.2c. What has to be chosen at generation, each with the effect or cost it is chosen for."""
    found = [choice for node in ability.costs for choice in _choices_in(node, node)]
    found += [choice for node in ability.effects for choice in _choices_in(node, node, cost=False)]
    canceled = canceled_choice(ability)
    for choice in found:
        choice.canceled = choice.chosen is canceled
    for place, choice in enumerate(found):
        if any(is_spent_from(one, choice.chosen.cards.area) for one in found[:place]):
            choice.chosen = replace(choice.chosen, another=True)
    named = [choice for choice in found if isinstance(choice.holder, Choose)]
    if len(named) == 1 and any(copies_what_was_chosen(node) for node in ability.effects):
        named[0].copied = True
    if len(named) == 1 and named[0].chosen.cards.area:
        named[0].allows = returned_of_chosen(ability.effects) or named[0].allows
    if len(named) == 1:
        named[0].prices = tuple(cost for cost in ability.costs if is_price_of_chosen(cost))
    return found


def is_spent_from(choice: Choice, area: str) -> bool:
    """SF 24.1.3.3, 24.1.4. Whether what is chosen is taken out of a pile to pay: it cannot be chosen there again."""
    return bool(area) and choice.chosen.cards.area == area and bool(getattr(choice.holder, "leaves", False))


def is_price_of_chosen(cost: Any) -> bool:
    """`pay Power equal to its cost`: how much is paid follows from what is chosen."""
    return players_do(cost, "pay Power") and any(isinstance(part, (It, Targets)) for part in walk(cost))


def is_affordable(game: ShadowfistGame, choice: Choice, card: int, scope: Scope) -> bool:
    """SF 24.1.4. Whether what has to be paid for a card can be, if that one is chosen."""
    if not choice.prices:
        return True
    scope = bound_to(scope, choice.slot, (game_ref(game, card),))
    return all(price.possible(game, scope) for price in choice.prices)


def returned_of_chosen(effects: tuple[Any, ...]) -> Any:
    """SF 49.2, 49.9. Which cards may be chosen in a pile where the text then returns what was chosen to play."""
    returning = [one for one in effects if isinstance(one, ReturnToPlay) and isinstance(one.what, (It, Targets))]
    return returning[0].allows if returning else None


def copies_what_was_chosen(effect: Any) -> bool:
    """SF 49.8. Whether an effect copies a card that was named before the double colon."""
    copying = getattr(effect, "verb", "") == "copy"
    return copying and not isinstance(effect.source, Chosen) and not isinstance(effect.source, OTHERWISE_KNOWN)


def _choices_in(node: Any, holder: Any, optional: bool = False, cost: bool = True) -> list[Choice]:
    if isinstance(node, Chosen):
        return [] if isinstance(node, Picked) and node.later else [Choice(holder, node, optional, cost)]
    found: list[Choice] = []
    if node.deferred:
        return found  # SF 26.4: it is generated, and chooses, when its time comes
    holder = node if isinstance(node, Effect) else holder
    optional = optional or isinstance(node, May)
    for name in node.__struct_fields__:
        part = getattr(node, name)
        for item in part if isinstance(part, tuple) else (part,):
            if isinstance(item, Node) and not isinstance(item, (Ability, Condition)):
                found += _choices_in(item, holder, optional, cost)
    return found


def candidates(game: ShadowfistGame, choice: Choice, scope: Scope, heals: bool = False) -> list[int]:
    """SF 24.1.3.2. What may be chosen: what fits, and what is legal for the effect or cost (SF 16.1, 45.2, 49.8)."""
    found = [card for card in choice.chosen.candidates(game, scope) if is_affordable(game, choice, card, scope)]
    if choice.allows is not None:
        found = [card for card in found if choice.allows(game, card, scope)]
    if choice.copied:
        found = [card for card in found if can_be_copied(game, card)]
    if choice.canceled and game.scene is not None and game.scene.closed:
        found = [card for card in found if has_an_effect(game, card)]
    return [card for card in found if can_heal(game, card)] if heals or choice.healed else found


def has_an_effect(game: ShadowfistGame, card: int) -> bool:
    """SF 23.2, 33.1. Whether it is an effect of this scene, or a card with an unresolved effect there."""
    return card < 0 or any(one.cancelable and one.source == game.ref(card) for one in game.effects)


@once
def heals_targets(parts: tuple[Effect, ...]) -> bool:
    """SF 16.1. Whether what was targeted before is to be healed: then it must be damaged.

    What is chosen to be healed by the heal itself says so of itself (`Choice.healed`), and of nothing else.
    """
    return any(getattr(part, "verb", "") == "heal" and not isinstance(part.what, KNOWN_OR_ASKED) for part in parts)  # type: ignore[attr-defined]


def can_choose(game: ShadowfistGame, choices: list[Choice], scope: Scope, heals: bool) -> bool:
    """SF 24.1.3. Whether there is the full number of legal choices, all at once."""
    choices = [one for one in choices if not one.optional and scope.got(one.slot) is None]
    if not choices:
        return True
    first, rest = choices[0], choices[1:]
    if not rest and type(first.chosen).candidates is Chosen.candidates:
        return enough(game, first, scope, heals)
    found = candidates(game, first, scope, heals)
    if len(found) < fewest(first.chosen, scope):
        return False
    if not rest or first.chosen.most != 1 or first.chosen.least != 1:
        return can_choose(game, rest, scope, heals)
    slot = first.slot
    if not any(other.chosen.target or other.chosen.another for other in rest):
        return can_choose(game, rest, bound_to(scope, slot, (game_ref(game, found[0]),)), heals)
    return any(can_choose(game, rest, bound_to(scope, slot, (game_ref(game, card),)), heals) for card in found)


def enough(game: ShadowfistGame, choice: Choice, scope: Scope, heals: bool) -> bool:
    """Whether there are as many candidates as are needed; no more are looked for."""
    chosen, allows = choice.chosen, choice.allows
    left, heals = fewest(chosen, scope), heals or choice.healed
    if left <= 0:
        return True
    apart = scope.bound and (chosen.target or chosen.another)
    taken = chosen_so_far(scope) if apart else ()
    found, words = game.looked_for(chosen.cards, scope)
    narrowed = choice.canceled and game.scene is not None and game.scene.closed
    if heals:  # SF 16.1: few cards are damaged
        found = [card for card in found if card >= 0 and game.cards[card].damage]
    for card in found:
        if (
            card not in taken
            and (chosen.cards.fits(game, card, scope) if words is None else fit(game, words, card, scope))
            and (allows is None or allows(game, card, scope))
            and (not chosen.target or game.may_target(card, scope, chosen.cards))
            and (not heals or can_heal(game, card))
            and (not choice.copied or can_be_copied(game, card))
            and (not narrowed or has_an_effect(game, card))
            and is_affordable(game, choice, card, scope)
        ):
            left -= 1
            if not left:
                return True
    return False


def fit(game: ShadowfistGame, words: tuple[Filter, ...], card: int, scope: Scope) -> bool:
    """Whether all these words fit a card."""
    for word in words:  # noqa: SIM110  a plain loop: this is asked of every card, again and again
        if not word.fits(game, card, scope):
            return False
    return True


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
    chosen = choice.chosen
    found = candidates(game, choice, scope, heals_targets(parts))
    least, most = chosen.bounds(len(found))
    if chosen_x(chosen):
        least, most = so_many(game, choice, scope, parts)
    if isinstance(chosen, Picked) and chosen.limit is not None:
        most = min(most, max(0, chosen.limit.value(game, scope)))
    source = game.cards[scope.source.card].handle if scope.source else 0
    seat, question = chooser(game, chosen, scope), game.asks_for(chosen)
    return game.which(seat, question, found, least=least, most=most, source=source)


def is_left_out(game: ShadowfistGame, choice: Choice, scope: Scope, parts: tuple[Effect, ...]) -> bool:
    """SF 24.1.3. Whether something a player may do cannot be done for want of legal choices: all else is done."""
    return choice.optional and lacks(game, choice, scope, parts)


def lacks(game: ShadowfistGame, choice: Choice, scope: Scope, parts: tuple[Effect, ...]) -> bool:
    """Whether fewer cards may be chosen than have to be."""
    return len(candidates(game, choice, scope, heals_targets(parts))) < fewest(choice.chosen, scope)


def fewest(chosen: Chosen, scope: Scope) -> int:
    """How many have to be chosen at least: as many as X is, where that is known (SF 48.0)."""
    return scope.x if chosen_x(chosen) and scope.x is not None else chosen.least


def so_many(game: ShadowfistGame, choice: Choice, scope: Scope, parts: tuple[Effect, ...]) -> tuple[int, int]:
    """SF 24.1.3, 48.0. X cards: as many as X is, or else as many as all that are X in number can be."""
    if scope.x is not None:
        return scope.x, scope.x
    return 0, most_x_cards(game, scope, parts or (choice.holder,))


def most_x_cards(game: ShadowfistGame, scope: Scope, parts: tuple[Effect, ...]) -> int:
    """The largest X for which there are X cards wherever the text wants X of them; no card is targeted twice."""
    wanted = [one for one in choices_of(parts) if chosen_x(one.chosen)]
    found = [candidates(game, one, scope, heals_targets(parts)) for one in wanted]
    most = min(map(len, found), default=99)
    apart = any(one.chosen.target or one.chosen.another for one in wanted[1:])
    return min(most, len(set().union(*found)) // len(wanted)) if apart else most


def are_too_few(game: ShadowfistGame, choice: Choice, scope: Scope, parts: tuple[Effect, ...]) -> bool:
    """SF 24.1.3. Whether X cards cannot be chosen any more: those that were left were chosen for something else."""
    return chosen_x(choice.chosen) and scope.x is not None and lacks(game, choice, scope, parts)


def effect_picked(parts: tuple[Effect, ...]) -> Any:
    """The part of a text that wants an effect of the scene chosen, if there is one (SF 24.1.3.2)."""
    return next((part for part in parts if getattr(part, "picks_effect", False)), None)


@once
def players_picked(nodes: tuple[Effect, ...]) -> Any:
    """The part of a text that wants several players chosen, if there is one."""
    return next((part for node in nodes for part in walk(node) if getattr(part, "picks_players", ())), None)


@once
def player_of(nodes: tuple[Effect, ...]) -> ChosenPlayer | None:
    """The player that a text wants chosen, if it does."""
    return next((part for node in nodes for part in walk(node) if isinstance(part, ChosenPlayer)), None)


@once
def parts_of(ability: Any) -> tuple[Effect, ...]:
    """Costs and effects of an ability as one tuple, the same each time."""
    return (*ability.costs, *ability.effects)


@once
def vary(nodes: tuple[Effect, ...]) -> bool:
    """Whether there is anything in these effects to be fixed."""
    return any(map(_varies, nodes))


def fixed(game: ShadowfistGame, nodes: tuple[Effect, ...], scope: Scope) -> tuple[Effect, ...]:
    """SF 24.2, 26.6.3. The effects with all amounts, the subject and all cards of blanket effects as they are now."""
    return tuple(_fix(game, node, scope) for node in nodes) if vary(nodes) else nodes


def aimed_anew(game: ShadowfistGame, said: Any, settled: Any, scope: Scope) -> Any:
    """SF 26.6.4. Settled effects with another location or player in the scope: its cards change, no amount does."""
    if isinstance(said, tuple) and len(said) == len(settled):
        return tuple(aimed_anew(game, one, other, scope) for one, other in zip(said, settled, strict=True))
    if isinstance(said, All) and isinstance(settled, These):
        return These(said.refs(game, scope))
    if not isinstance(said, Effect) or type(said) is not type(settled):
        return settled
    names = said.__struct_fields__
    return replace(
        settled, **{name: aimed_anew(game, getattr(said, name), getattr(settled, name), scope) for name in names}
    )


@once
def spends_itself(ability: Any) -> bool:
    """Whether a cost takes the card itself away, or what is on it, so that its effects speak of what was before."""
    return any(
        isinstance(getattr(cost, "what", None), ThisCard)
        and (getattr(cost, "leaves", False) or does(cost, "remove counters"))
        for cost in ability.costs
    )


def as_it_was(game: ShadowfistGame, node: Any, scope: Scope, subject_leaves: bool = False) -> Any:
    """SF 24.1.4, 45.0. The effects with what they say of their own card settled before it, or its subject, goes.

    A subject that leaves is what the event was about, wherever it is then (SF 24.1.3.3).
    """
    if isinstance(node, tuple):
        return tuple(as_it_was(game, item, scope, subject_leaves) for item in node)
    if not isinstance(node, Node) or isinstance(node, (Ability, Condition, ThisCard)):
        return node
    if isinstance(node, Subject):
        return It() if subject_leaves else These(node.refs(game, scope))
    of_itself = any(isinstance(part, (ThisCard, Subject)) for part in walk(node))
    if isinstance(node, Amount) and of_itself:
        return Number(node.value(game, scope))
    if isinstance(node, All) and of_itself:
        return These(node.refs(game, scope))
    changed = {name: as_it_was(game, getattr(node, name), scope, subject_leaves) for name in node.__struct_fields__}
    return replace(node, **changed)


def _varies(node: Any) -> bool:
    if isinstance(node, (All, Subject)) or (isinstance(node, Amount) and not isinstance(node, Number)):
        return True
    if hasattr(node, "as_generated"):
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
    if hasattr(node, "as_generated"):
        return node.as_generated(game, scope)
    if isinstance(node, Amount):
        return node if getattr(node, "at_resolution", False) else Number(node.value(game, scope))
    if isinstance(node, All):
        return node if getattr(node, "at_resolution", False) else These(node.refs(game, scope))
    if isinstance(node, Subject):
        return These(node.refs(game, scope)) if node.refs(game, scope) else node
    changed = {name: _fix(game, getattr(node, name), scope) for name in node.__struct_fields__}
    if all(changed[name] is getattr(node, name) for name in changed):
        return node
    return replace(node, **changed)

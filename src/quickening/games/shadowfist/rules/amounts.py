"""SF 24.2.1, 48. X, and how much, where a text says `up to` or `divided`, as an effect is generated.

Who may draw up to two cards says how many, or none. What follows from something else is settled on resolution, and
how much of it as well (`rules/saying.py`).
"""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.modifiers import Ref
from quickening.core.once import once
from quickening.games.shadowfist.kinds.basics import Number, Scope, These
from quickening.games.shadowfist.kinds.damaging import Inflict, InflictDivided, InflictOwn
from quickening.games.shadowfist.kinds.effects import Do, does
from quickening.games.shadowfist.kinds.moves import healable
from quickening.games.shadowfist.kinds.people import SEAT, Players
from quickening.games.shadowfist.kinds.players_do import PlayersDo
from quickening.games.shadowfist.kinds.redirecting import Redirect
from quickening.games.shadowfist.rules.saying import ask_amount, ask_division
from quickening.games.shadowfist.rules.scores import can_heal
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY
from quickening.lang.nodes import Effect
from quickening.lang.resolve import May, Noted

#: Of which effect of a text, of which card or player (`NOBODY` where there is none), and how much.
Said = tuple[int, int, int]
DRAWS, STEALS = "draw up to", "steal Power"


@once
def places(effects: tuple[Effect, ...]) -> tuple[int, ...]:
    """The effects of a text of which its player says how much."""
    return tuple(place for place, effect in enumerate(effects) if _wants_amount(effect))


def offered(effect: Any) -> Any:
    """What a player may do, where it is one thing; any other effect as it is."""
    return effect.effects[0] if isinstance(effect, May) and len(effect.effects) == 1 else effect


def _wants_amount(one: Any) -> bool:
    effect = offered(one)
    if getattr(getattr(effect, "amount", None), "at_resolution", False):
        return False
    if isinstance(effect, PlayersDo):
        return effect.deed == DRAWS or (effect.deed == STEALS and effect.how == "up to")
    return _is_divided(effect) or does(effect, "heal up to") or (isinstance(effect, Redirect) and effect.up_to)


def _is_divided(effect: Any) -> bool:
    return isinstance(effect, InflictDivided) or does(effect, "heal divided")


def question(game: ShadowfistGame, one: Any, scope: Scope, known: list[int]) -> tuple[int, Decision] | None:
    """What is asked next, and of which card or player; `known` are those of whom it was said."""
    effect = offered(one)
    if effect is not one and not one.can_be_offered(game, scope):
        return None
    most = max(0, effect.amount.value(game, scope))
    if _is_divided(effect):
        cards = effect.what.refs(game, scope) if isinstance(effect, InflictDivided) else healable(game, effect, scope)
        division = ask_division(game, scope.you, cards, most, effect.verb)
        return None if known else (NOBODY, replace(division, may_decline=division.may_decline or effect is not one))
    for whom, words in _asked_of(game, effect, scope):
        number = min(most, game.cards[whom].damage_total) if isinstance(effect, Do) else most
        if whom not in known and number:
            return whom, ask_amount(scope.you, words, number)
    return None


def _asked_of(game: ShadowfistGame, effect: Any, scope: Scope) -> list[tuple[int, str]]:
    """The cards or players of whom how much is said, with the question."""
    if isinstance(effect, PlayersDo) and effect.deed == DRAWS:
        return [(NOBODY, "How many cards do you draw?")]
    if isinstance(effect, Redirect):
        return [(NOBODY, "How much damage is redirected?")]
    if isinstance(effect, PlayersDo):
        seats = effect.who.seats(game, scope)
        return [(seat, f"How much Power is stolen from {game.names[seat]}?") for seat in seats]
    cards = [ref.card for ref in effect.what.refs(game, scope) if can_heal(game, ref.card)]
    return [(card, f"How much damage is removed from {game.cards[card].name}?") for card in cards]


def as_said(game: ShadowfistGame, one: Any, shares: list[tuple[int, int]]) -> tuple[Effect, ...]:
    """The effect with what was said: so much of each card or player; what was offered is done if it is any."""
    made = _as_said(game, offered(one), shares)
    return (*made, Noted(bool(made))) if isinstance(one, May) else made


def _as_said(game: ShadowfistGame, effect: Any, shares: list[tuple[int, int]]) -> tuple[Effect, ...]:
    said = [(whom, amount) for whom, amount in shares if amount]
    if isinstance(effect, (InflictDivided, Do)):
        return _of_cards(effect, [(game.ref(card), amount) for card, amount in said])
    if isinstance(effect, Redirect):
        return tuple(replace(effect, amount=Number(amount), up_to=False) for _, amount in said)
    if effect.deed == DRAWS:
        return tuple(replace(effect, deed="draw", amount=Number(amount)) for _, amount in said)
    stolen = [(Players(f"{SEAT}{seat}"), Number(amount)) for seat, amount in said]
    return tuple(replace(effect, how="", who=who, amount=amount) for who, amount in stolen)


def _of_cards(effect: InflictDivided | Do, said: list[tuple[Ref, int]]) -> tuple[Effect, ...]:
    """So much damage is inflicted on each card, or removed from it."""
    if isinstance(effect, Do):
        return tuple(Do(These((ref,)), "heal", Number(amount)) for ref, amount in said)
    dealt = tuple(Inflict(These((ref,)), Number(amount)) for ref, amount in said)
    return (InflictOwn(These(tuple(ref for ref, _ in said)), Number(0), dealt),) if dealt else ()


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

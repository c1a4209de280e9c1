"""Figures of cards by their names (SF 8.4-8.9, 10.5, 15.1, 29.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from quickening.core.once import once
from quickening.games.shadowfist.definitions import FACTIONS, Printed
from quickening.games.shadowfist.designators import designators_of
from quickening.games.shadowfist.kinds.abilities import XIs
from quickening.games.shadowfist.kinds.basics import WORDS, Change
from quickening.games.shadowfist.kinds.changes import Mark
from quickening.games.shadowfist.kinds.filters import effect_of, printed_of
from quickening.games.shadowfist.kinds.filters_combat import opponents_in_combat
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import HAND, PLAY
from quickening.lang.nodes import Scope


@once
def least_x(printed: Printed) -> int:
    """SF 48.0. The least that X may be, by the text of a card."""
    return max((one.least for one in printed.abilities if isinstance(one, XIs)), default=0)


def cost_of(game: ShadowfistGame, card: int) -> int:
    """SF 8.5, 48.3, 48.3.1, 50.4. A card's cost: what it was played for, if that is not printed, or the least X."""
    if is_played := card < 0:
        effect = effect_of(game, card)
        assert effect is not None
        card = effect.source.card
    state = game.cards[card]
    more = cost_change(game, card) if game.modifiers and state.area == PLAY else 0
    if state.cost is not None and (is_played or state.area == PLAY):
        return state.cost + more
    printed = least_x(state.printed) if "cost" in state.printed.variable else state.printed.cost or 0
    return printed + more


def cost_change(game: ShadowfistGame, card: int) -> int:
    """SF 8.5. How much higher effects have made the number that is printed."""
    return sum(
        one.change.amount.value(game, one.scope)
        for one in game.modifiers
        if isinstance(one.change, Mark) and one.change.mark == "cost"
        if any(ref.card == card and game.alive(ref) for ref in one.cards or ())
    )


def fighting_of(game: ShadowfistGame, card: int) -> int:
    """SF 15.1. Fighting as it is, or as it is printed on a card that is not in play."""
    return game.current_fighting(card) if game.cards[card].area == PLAY else printed_of(game, card).fighting


def body_of(game: ShadowfistGame, card: int) -> int:
    """SF 15.1. Body, likewise."""
    return game.current_body(card) if game.cards[card].area == PLAY else printed_of(game, card).body


def required_and_provided(game: ShadowfistGame, card: int) -> tuple[str, ...]:
    """SF 8.4, 8.6. The resources printed on a card."""
    printed = printed_of(game, card)
    return (*printed.requires, *printed.provides)


def provided(game: ShadowfistGame, card: int) -> tuple[str, ...]:
    """SF 8.6. What a card provides, or would if it were in play."""
    return game.provided_by(card) if game.cards[card].area == PLAY else game.cards[card].printed.provides


def designators_in_title(game: ShadowfistGame, card: int) -> int:
    """SF 14.0."""
    return len(designators_of(printed_of(game, card).name, ""))


def letters_of_first_word(game: ShadowfistGame, card: int) -> int:
    """SF 8.1. How many letters the first word of its title has."""
    first, *_ = printed_of(game, card).name.split()
    return sum(sign.isalpha() for sign in first)


FIGURES: dict[str, Callable[[ShadowfistGame, int], int]] = {
    "Fighting": fighting_of,
    "Body": body_of,
    "cost": cost_of,
    "printed Fighting": lambda game, card: printed_of(game, card).fighting,
    "printed numerical Fighting": lambda game, card: printed_of(game, card).fighting,
    "printed Body": lambda game, card: printed_of(game, card).body,
    "printed cost": lambda game, card: printed_of(game, card).cost or 0,
    "damage": lambda game, card: game.cards[card].damage_total,
    "counters": lambda game, card: game.cards[card].counters,
    "all counters": lambda game, card: game.cards[card].counters,
    "required": lambda game, card: len(printed_of(game, card).requires),
    "printed provided": lambda game, card: len(printed_of(game, card).provides),
    "provided": lambda game, card: len(provided(game, card)),
    "required and provided": lambda game, card: len(required_and_provided(game, card)),
    "factions": lambda game, card: sum(sign in FACTIONS for sign in required_and_provided(game, card)),
    "designators": designators_in_title,
    "cards in hand": lambda game, card: len(game.areas[HAND, game.cards[card].controller]),
    "foes": lambda game, card: len(opponents_in_combat(game, card)),
    "number of letters in the first word of the title": letters_of_first_word,
}
#: Figures that are printed on a card, and stay the same wherever it is.
PRINTED = frozenset(
    {
        *("required", "printed provided", "required and provided", "factions", "designators"),
        "number of letters in the first word of the title",
    }
)
#: What a card has only where it lies: of one that is gone nothing is left.
ON_TABLE = frozenset(
    {"damage", "counters", "all counters", "required", "provided", "required and provided", "factions", "foes"}
)


def number_of(game: ShadowfistGame, card: int, what: str) -> int:
    """A figure of a card."""
    return FIGURES[what](game, card)


class FigureLike(Change, frozen=True):
    """`their printed Body is equal to their cost`: a figure of each card to start from, by another of its own."""

    figure: str
    like: str
    layer: ClassVar[int] = WORDS

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        number = number_of(game, facts.card, self.like)
        if self.figure == "printed Body":
            facts.body = number
        else:
            facts.fighting = number

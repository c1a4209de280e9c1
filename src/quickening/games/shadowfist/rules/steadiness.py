"""What stays the same while the same texts are active, so that it need not be worked out again (SF 24.5.5).

A description is steady if it looks only at what is printed, at control and at words given by texts; it is not if it
looks at damage, at turning, at where cards are or at an attack.
"""

from __future__ import annotations

from typing import Any

from quickening.core.once import once
from quickening.games.shadowfist.vocabulary import filters, filters_figures, filters_place, people
from quickening.games.shadowfist.vocabulary.amounts import Minus
from quickening.games.shadowfist.vocabulary.changes import AddBody, AddFighting, GainDesignator, Provides
from quickening.games.shadowfist.vocabulary.kinds import Cannot, DamageChange, GainBold, Number
from quickening.lang.nodes import Amount, Filter, walk
from quickening.lang.selections import Cards, Me, ThisCard

STEADY_WORDS = frozenset(
    {"Unique", "Limited", "Weapon", "Vehicle", "Schtick", "foundation", "other", "your", "opponent's", "opponents'"}
)
VOLATILE_NOUNS = frozenset({"attacker", "interceptor"})
STEADY_FILTERS = (
    filters.AnyNoun,
    filters.Titled,
    filters.Designated,
    filters.OfResource,
    filters.NotA,
    filters.OneOf,
    filters.BothOf,
    filters_figures.CostIs,
    filters_place.Controlled,
    filters_place.NotControlled,
    filters_place.Owned,
    filters_figures.Requiring,
    filters_figures.Providing,
    filters.OtherThan,
    filters.OtherThanA,
)
STEADY_PEOPLE = (people.You, people.AnyOpponent, people.Opponents, people.Everybody)


def is_steady_selection(who: Any) -> bool:
    """Whether a selection means the same cards as long as the same texts are active."""
    return isinstance(who, (ThisCard, Me)) or bool(getattr(who, "steady", False))


@once
def is_steady(node: Any) -> bool:
    """Whether a description or a change is steady; known once for each."""
    return all(map(_part_is_steady, _parts(node)))


def never_shrinks(change: Any) -> bool:
    """Whether a change cannot lower Fighting or Body."""
    if isinstance(change, (GainBold, Cannot, DamageChange)):
        return True
    if not isinstance(change, (AddFighting, AddBody)):
        return isinstance(change, (Provides, GainDesignator))
    amount = change.amount
    return amount.number >= 0 if isinstance(amount, Number) else not isinstance(amount, Minus)


@once
def bars_subject(change: Any) -> bool:
    """Whether a change makes cards illegal subjects for States (SF 25.5.3)."""
    return any(isinstance(part, Cannot) and part.verb == "be a subject" for part in walk(change))


def _parts(node: Any) -> list[Any]:
    parts = walk(node)
    return [*parts, *(walk(node.bold) if isinstance(node, GainBold) else ())]


def _part_is_steady(part: Any) -> bool:
    if isinstance(part, Amount):
        return isinstance(part, Number)
    if isinstance(part, filters.Noun):
        return part.word not in VOLATILE_NOUNS
    if isinstance(part, filters.Word):
        return part.word in STEADY_WORDS
    if isinstance(part, Filter):
        return isinstance(part, STEADY_FILTERS)
    if isinstance(part, people.Who):
        return isinstance(part, STEADY_PEOPLE)
    if isinstance(part, Cards):
        return True
    return not hasattr(part, "refs") or is_steady_selection(part)

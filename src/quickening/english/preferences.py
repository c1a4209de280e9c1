"""Which of two readings of the same words is kept. Nothing else decides."""

from __future__ import annotations

from collections import Counter
from typing import Any

from quickening.english.reading import Found
from quickening.lang import deeds

#: How often each preference decided, since the program started: shown by the gates.
decided: Counter[str] = Counter()


def without_participles(participles: list[Any], adjectives: list[Any]) -> list[Any]:
    """`that is turned`: a word that is listed as an adjective is one, and no participle of the verb."""
    if not participles or not adjectives:
        return participles
    ends = {one.end for one in adjectives}
    kept = [one for one in participles if one.end not in ends]
    decided["adjective before participle"] += len(participles) - len(kept)
    return kept


def licensed(phrases: list[Any]) -> list[Any]:
    """`play a State on a Character`: what the verb asks for is its role, and not said of the noun before it."""
    if len(phrases) < 2:
        return phrases
    best: dict[tuple[int, str], int] = {}
    for one in phrases:
        key = one.end, one.verb.where
        best[key] = max(best.get(key, 0), len(one.deed.roles))
    kept = [one for one in phrases if len(one.deed.roles) == best[one.end, one.verb.where]]
    decided["role before modifier"] += len(phrases) - len(kept)
    return kept


def packed(found: list[Found]) -> list[Found]:
    """Of readings over the same words that show the same, those whose modifiers hang on the nearest noun.

    >>> near, far = Found(5, "near", outer=1), Found(5, "far", outer=2)
    >>> packed([far, near]) == [near]
    True
    """
    if len(found) < 2:
        return found
    best: dict[tuple[object, ...], list[Found]] = {}
    for one in found:
        key = one.end, one.number, one.kinds, one.person
        kept = best.setdefault(key, [])
        if any(one.node == other.node for other in kept):
            continue
        if kept and one.outer != kept[0].outer:
            decided["nearest noun"] += 1
        if not kept or one.outer == kept[0].outer:
            kept.append(one)
        elif one.outer < kept[0].outer:
            best[key] = [one]
    return [one for kept in best.values() for one in kept]


def nearest_clause(meanings: list[Any]) -> list[Any]:
    """`does 3 damage if you played a dodge this turn`: the time is said of the clause it stands in.

    Of readings that differ in it, those in which the fewest things are said to be for a time.
    """
    lasting = [sum(isinstance(node, deeds.Last) for node in deeds.walk(meaning)) for meaning in meanings]
    kept = [meaning for meaning, count in zip(meanings, lasting, strict=True) if count == min(lasting)]
    decided["time of the nearest clause"] += len(meanings) - len(kept)
    return kept

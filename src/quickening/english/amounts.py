"""Amounts: `3`, `X`, `the number of Sites you control`, `half its cost`."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from quickening.english.reading import MANY, Reading, grown, remembered
from quickening.lang import deeds
from quickening.text.lexicals import NUMBER_WORDS
from quickening.text.tokens import is_figure

#: Numbers that were read, and where they end.
NumberList = tuple[int, tuple[int, ...]]


def numbers(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """A number in figures or words, or X."""
    word = reading.word(at)
    if is_figure(word):
        return [(at + 1, deeds.Number(int(word)))]
    if word == "zero":
        return [(at + 1, deeds.Number(0))]
    if word in NUMBER_WORDS:
        return [(at + 1, deeds.Number(NUMBER_WORDS[word]))]
    if word[:1].isnumeric():
        reading.fail(at, "a number")  # one that no card means
    return [(at + 1, deeds.X())] if word == "x" else []


def number_lists(reading: Reading, at: int, joints: tuple[str, ...] = ("and", "or", ",")) -> list[NumberList]:
    """`5`; `3 and 5`; `2, 3, or 4`: the last of several comes with a word."""
    first: list[NumberList] = [
        (end, (one.value,)) for end, one in numbers(reading, at) if isinstance(one, deeds.Number)
    ]

    def one_more(before: NumberList) -> list[NumberList]:
        return [
            (end, (*before[1], one.value))
            for words in (*((word,) for word in joints), *((",", word) for word in joints))
            if reading.has(before[0], words)
            for end, one in numbers(reading, before[0] + len(words))
            if isinstance(one, deeds.Number)
        ]

    return [one for one in grown(first, one_more) if _is_joined(reading.words[at : one[0]])]


def _is_joined(words: list[str]) -> bool:
    """Whether commas and words stand between numbers as in a list.

    >>> [_is_joined(said.split()) for said in ("2 or 3", "2 , 3 , and 4", "2 , 3 and 4", "2 , and 3 , 4", "2 , 3")]
    [True, True, True, False, False]
    """
    places = [place for place, word in enumerate(words) if is_figure(word) or word in NUMBER_WORDS]
    joints = [words[one + 1 : two] for one, two in pairwise(places)]
    if not joints:
        return True
    plain = [joint == joints[-1] for joint in joints] if len(joints[-1]) == 1 else []
    return joints[-1] != [","] and (all(joint == [","] for joint in joints[:-1]) or (bool(plain) and all(plain)))


@remembered
def amounts(reading: Reading, at: int) -> list[Any]:
    """Any amount: a number, a count, a figure of a card, half of one."""
    found = [*numbers(reading, at), *_counts(reading, at), *_figures(reading, at), *_halves(reading, at)]
    found += [*_done(reading, at), *_twice(reading, at), *_or_if(reading, at)]
    known = reading.entries(reading.lexicon.amounts, at)
    found += [(at + len(words), deeds.Figure(key, None)) for words, key in known]
    found += [
        (last, deeds.Calculated("less", (other, one)))
        for end, one in numbers(reading, at)
        if reading.has(end, ("less", "than")) and isinstance(one, deeds.Number)
        for last, other in [*_counts(reading, end + 2), *_figures(reading, end + 2)]
    ]
    if not found:
        reading.fail(at, "an amount")
    return grown(found, lambda one: [*_plus(reading, one), *_minus(reading, one)])


def _done(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`the damage inflicted`, `the amount of damage reduced`: as much as was spoken of."""
    if reading.states or reading.lexicon.reserved or reading.word(at) != "the":
        return []
    begin = at + 3 if reading.has(at, ("the", "amount", "of")) else at + 1
    return [
        (end + len(verb), deeds.Calculated(deeds.DONE, (deeds.Nouns(noun.word), deeds.Deed(form.verb.sense))))
        for words, noun, _ in reading.entries(reading.lexicon.nouns, begin)
        if noun.mass and noun.sort in ("damage", "points")
        for end in [begin + len(words)]
        for verb, form in reading.entries(reading.lexicon.verbs, end)
        if form.form == "done" and _is_measured(form.verb, noun.sort, noun.word)
    ]


def _twice(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`twice the number of Sites you control`."""
    if reading.word(at) != "twice" or reading.states or reading.lexicon.reserved:
        return []
    counted = [*_counts(reading, at + 1), *_figures(reading, at + 1)]
    return [(end, deeds.Calculated("times", (deeds.Number(2), one))) for end, one in counted]


def _or_if(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`1, or 3 if you control a Site`."""
    from quickening.english.conditions import conditions

    if reading.states or reading.lexicon.reserved:
        return []
    return [
        (last, deeds.Calculated("or if", (one, other, so)))
        for end, one in numbers(reading, at)
        if isinstance(one, deeds.Number) and reading.has(end, (",", "or"))
        for middle, other in numbers(reading, end + 2)
        if isinstance(other, deeds.Number) and reading.word(middle) == "if"
        for last, so in conditions(reading, middle + 1)
    ]


def _is_measured(verb: Any, *sorts: str) -> bool:
    """Whether so much of something may be what a verb is said of."""
    return any(set(role.sorts) & set(sorts) for role in verb.objects)


def _plus(reading: Reading, found: tuple[int, Any]) -> list[tuple[int, Any]]:
    """`the number of Sites plus the number of Edges`; a comma sets what follows apart."""
    end, one = found
    end += reading.has(end, (",", "plus"))
    word = reading.word(end)
    if word[:1] == "+" and word[1:].isdigit():
        return [(end + 1, deeds.Calculated("plus", (one, deeds.Number(int(word)))))]
    if word not in ("plus", "+") or isinstance(one, deeds.X):
        return []
    others = [*numbers(reading, end + 1), *_counts(reading, end + 1), *_figures(reading, end + 1)]
    others += _counts_there(reading, end + 1, one)
    return [(last, deeds.Calculated("plus", (one, other))) for last, other in others]


def _counts_there(reading: Reading, at: int, one: Any) -> list[tuple[int, Any]]:
    """`plus the number in your smoked pile`: of the same kind, in another place."""
    from quickening.english.nouns import single_phrases

    if not reading.has(at, ("the", "number", "in")) or not isinstance(one, deeds.Count):
        return []
    if not isinstance(one.nouns, deeds.Nouns):
        return []
    return [
        (area.end, deeds.Count(replace(one.nouns, after=(deeds.In(area.node),))))
        for area in single_phrases(reading, at + 3)
        if isinstance(area.node, deeds.Area)
    ]


def _minus(reading: Reading, found: tuple[int, Any]) -> list[tuple[int, Any]]:
    """`the number of Sites you control minus 2`, `..., minus the number of cards in your hand`."""
    end, one = found
    begin = end + 1 if reading.word(end) == "," else end
    if reading.word(begin) != "minus" or isinstance(one, deeds.X):
        return []
    others = [*numbers(reading, begin + 1), *_counts(reading, begin + 1), *_figures(reading, begin + 1)]
    return [(last, deeds.Calculated("less", (one, other))) for last, other in others]


def _counts(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`the number of Characters you control`."""
    from quickening.english.heads import cores

    if reading.has(at, ("the", "amount", "of")):
        return [(end, deeds.Count(nouns)) for end, nouns in lying_on(reading, at + 3)]
    for words in (("the", "number", "of"), ("the", "total", "number", "of")):
        if reading.has(at, words):
            counted = [core for core in cores(reading, at + len(words)) if core.many]
            found = [(core.end, deeds.Count(core.nouns)) for core in counted]
            found += _counts_of(reading, at + len(words))
            return found + [(end, deeds.Count(nouns)) for end, nouns in lying_on(reading, at + len(words), many=True)]
    return []


def _counts_of(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`your <Monk> Characters`, `that player's Sites`, behind `the number of`."""
    from quickening.english.nouns import single_phrases

    return [
        (one.end, deeds.Count(one.node.nouns))
        for one in single_phrases(reading, at)
        if isinstance(one.node, deeds.All) and isinstance(one.node.nouns, deeds.Nouns)
        if any(isinstance(trait, deeds.Gap) and trait.possessive for trait in one.node.nouns.after)
    ]


def lying_on(reading: Reading, at: int, many: bool = False) -> list[tuple[int, Any]]:
    """`damage on this card`, of `many` `damage counters on it`: what is measured, and on what it lies."""
    from quickening.english.heads import cores
    from quickening.english.nouns import single_phrases

    return [
        (one.end, replace(core.nouns, after=(*core.nouns.after, deeds.Beside("on", one.node))))
        for core in cores(reading, at)
        if core.mass and core.many == many and reading.word(core.end) == "on"
        for one in single_phrases(reading, core.end + 1)
    ]


def _figures(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`its cost`, `the cost of that Event`."""
    from quickening.english.nouns import single_phrases

    found: list[tuple[int, Any]] = [
        (one.end, one.node) for one in single_phrases(reading, at) if isinstance(one.node, deeds.Figure)
    ]
    if reading.has(at, ("the", "total")) or reading.has(at, ("the", "combined")):
        found += [(end, deeds.Calculated("total", (figure,))) for end, figure in _total(reading, at + 2)]
    return found


def _total(reading: Reading, at: int) -> list[tuple[int, deeds.Figure]]:
    """`cost of the sacrificed Characters`, behind `the total`."""
    from quickening.english.modifiers import figures
    from quickening.english.nouns import single_phrases

    return [
        (one.end, deeds.Figure(figure, one.node))
        for end, figure in figures(reading, at)
        if reading.word(end) == "of"
        for one in single_phrases(reading, end + 1)
        if one.number == MANY
    ]


def _halves(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`half its cost, rounded up`."""
    if reading.word(at) != "half":
        return []
    begin = at + 2 if reading.word(at + 1) == "of" else at + 1
    return [
        *_halves_of(reading, begin),
        *(
            (end + 3, deeds.Calculated(f"half rounded {way}", (amount,)))
            for end, amount in amounts(reading, begin)
            for way in ("up", "down")
            if reading.has(end, (",", "rounded", way))
        ),
    ]


def _halves_of(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`half the Power, rounded down, of that player`: how it is rounded stands before whose it is."""
    from quickening.english.heads import cores, is_plain
    from quickening.english.nouns import single_phrases

    if reading.word(at) != "the":
        return []
    return [
        (whose.end, deeds.Calculated(f"half rounded {way}", (deeds.Figure(core.kind, whose.node),)))
        for core in cores(reading, at + 1)
        if is_plain(core.nouns) and reading.lexicon.kinds[core.kind].sort in ("points", "figure")
        for way in ("up", "down")
        if reading.has(core.end, (",", "rounded", way))
        for begin in [core.end + 3 + (reading.word(core.end + 3) == ",")]
        if reading.word(begin) == "of"
        for whose in single_phrases(reading, begin + 1)
    ]

"""Noun phrases: `a Character you control`, `its controller`, `2 combat damage`, `your smoked pile`.

A determiner says how many (`quantities.py`), adjectives and what stands behind the noun narrow it down (`heads.py`),
and possessives grow a phrase to the left (`that interceptor's controller`) until nothing is added (`belonging.py`).
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from quickening.english import modifiers
from quickening.english.belonging import all_related, definite, ends, numbered_places, owned, parts, ranked
from quickening.english.heads import Core, cores, is_plain
from quickening.english.lexicon import longest_first
from quickening.english.names import names
from quickening.english.preferences import packed
from quickening.english.quantities import bare, measured, quantified
from quickening.english.reading import EITHER, MANY, ONE, Alternatives, Found, Reading, begins, grown, remembered
from quickening.english.tables import rows
from quickening.lang import deeds

_POSSESSIVE = "possessive"
#: `such Characters`: any that are as those were described of whom the text speaks.
SUCH = "such"
#: The sort of players and cards together: `your opponent or enemy heroes`.
ANYONE = "anyone"
#: `the next damage inflicted on it`: that which comes first, and no more.
NEXT = "the next"
#: What a deed may have been done to: `the sacrificed Character`, `the chosen designator`.
MAY_BE_CHOSEN = ("card", "player", "name", "thing", "resource")


@cache
def pronouns() -> dict[str, list[tuple[tuple[str, ...], dict[str, str]]]]:
    """The pronouns by their first word."""
    table: dict[str, list[tuple[tuple[str, ...], dict[str, str]]]] = {}
    for row in rows("quickening.english.words", "pronouns.tsv"):
        words = tuple(row["word"].lower().split())
        table.setdefault(words[0], []).append((words, row))
    longest_first(table)
    return table


# -- the whole phrase ----------------------------------------------------------------------------------------------


@remembered
def noun_phrases(reading: Reading, at: int) -> list[Found]:
    """Every noun phrase from a place, possessives and coordination included."""
    single = single_phrases(reading, at)
    joined = [both for one in single for both in _joined(reading, one)]
    return packed([*single, *joined, *_one_of_several(reading, single)])


def _one_of_several(reading: Reading, single: list[Found]) -> list[Found]:
    """`a card you control, a card in your smoked pile, or a card in your hand`: one of more than two."""
    if reading.states or reading.lexicon.reserved:
        return []
    Listed = tuple[int, tuple[Any, ...], bool]  # noqa: N806  where it ends, the phrases, whether that was all

    def one_more(found: Listed) -> list[Listed]:
        end, said, closed = found
        if closed or reading.word(end) != ",":
            return []
        last = reading.word(end + 1) == "or"
        return [
            (one.end, (*said, one.node), last)
            for one in single_phrases(reading, end + 1 + last)
            if _is_one_card(reading, one)
        ]

    firsts: list[Listed] = [(one.end, (one.node,), False) for one in single if _is_one_card(reading, one)]
    listed = grown([one for one in firsts if reading.word(one[0]) == ","], one_more)
    return [
        Found(end, deeds.Both(said, "or"), ONE, ("card",)) for end, said, closed in listed if closed and len(said) > 2
    ]


def _is_one_card(reading: Reading, one: Found) -> bool:
    node = one.node
    return (
        isinstance(node, deeds.Picked)
        and node.word == "a"
        and (node.least, node.most) == (1, 1)
        and any(reading.lexicon.is_kind(kind, "card") for kind in one.kinds)
    )


@remembered
def single_phrases(reading: Reading, at: int) -> list[Found]:
    """Every noun phrase from a place without `and` and `or` between phrases."""

    def grow(one: Found) -> list[Found]:
        return [more for begin in _apostrophes(reading, one) for more in owned(reading, one.node, begin)]

    found = grown(_first_phrases(reading, at), grow)
    if not found:
        reading.fail(at, "somebody or something")
    return packed(found)


@begins("a")
def _by_relation(reading: Reading, at: int) -> list[Found]:
    """`a legal subject for target`: a card by what it is to another."""
    return [
        Found(one.end, deeds.Picked(deeds.Nouns("card", (), (one.trait,)), at=at), ONE, ("card",))
        for one in modifiers.related(reading, at)
        if "card" in one.sorts
    ]


def _anybody(reading: Reading, at: int) -> list[Found]:
    """`opponent's Sites`: of any of them, without an article."""
    return [
        Found(at + len(words), deeds.All(deeds.Nouns(noun.word), "", at=at), MANY, (noun.word,))
        for words, noun, many in reading.entries(reading.lexicon.nouns, at)
        if noun.sort == "player" and not many and reading.word(at + len(words)) == "'s"
    ]


def _apostrophes(reading: Reading, one: Found) -> list[int]:
    mark = reading.word(one.end)
    return [one.end + 1] if mark in ("'s", "'") and not isinstance(one.node, (deeds.Area, deeds.Place)) else []


# -- pronouns, the card itself, words that point back --------------------------------------------------------------


def _pronouns(reading: Reading, at: int) -> list[Found]:
    found = []
    for words, row in reading.entries(pronouns(), at):
        end = at + len(words)
        node = _pronoun(row, at)
        if row["case"] == _POSSESSIVE:
            found += owned(reading, node, end)
        else:
            found.append(Found(end, node, row["number"], tuple(row["kinds"].split("|")), int(row["person"])))
    return found


@begins("all")
def _all_owned(reading: Reading, at: int) -> list[Found]:
    """`all your heroes`: those that somebody controls, each of them; `all your Power`: as much as there is."""
    owned_by = [*_pronouns(reading, at + 1), *definite(reading, at + 1)]
    found = [
        one._replace(node=replace(one.node, word="all", at=at)) for one in owned_by if type(one.node) is deeds.All
    ]
    return found + [
        one._replace(node=deeds.Measure(deeds.Calculated("all", (one.node,)), deeds.Nouns(one.node.figure)))
        for one in owned_by
        if type(one.node) is deeds.Figure and reading.lexicon.kinds[one.node.figure].sort == "points"
    ]


def _pronoun(row: dict[str, str], at: int) -> Any:
    if row["node"] == "you":
        return deeds.You()
    if row["node"] == "me":
        return deeds.Me()
    return deeds.Points(row["word"], None, row["number"] == MANY, tuple(row["kinds"].split("|")), at)


def _itself(reading: Reading, at: int) -> list[Found]:
    """`this card`, `this Site`, the card's own name."""
    kind = reading.own_kinds[0] if reading.own_kinds else "card"
    found = [
        Found(begin + len(name), deeds.This(at), EITHER, (kind,))
        for begin in ((at, at + 1) if reading.lexicon.reserved and reading.word(at) in ("the", "this") else (at,))
        for name in reading.names
        if name and reading.has(begin, name)
    ]
    if reading.has(at, ("this", "one")) and not reading.states and not reading.lexicon.reserved:
        found.append(Found(at + 2, deeds.This(at), ONE, (kind,)))
    if reading.word(at) == "this":
        found += [
            Found(at + 1 + len(name), deeds.This(at), ONE, (kind,))
            for name in reading.names
            if name and reading.has(at + 1, name)
        ]
        for words, noun, many in reading.entries(reading.lexicon.nouns, at + 1):
            if not many and noun.word in ("card", *reading.own_kinds):
                found.append(Found(at + 1 + len(words), deeds.This(at), ONE, (kind,)))
    return found


def _called(reading: Reading, at: int) -> list[Found]:
    """`Santiago`, `the Ring of Arc`: a card by its name alone."""
    if not reading.lexicon.reserved:
        return []
    begin = at + 1 if reading.word(at) == "the" else at
    return [
        Found(end, deeds.Called(name, at), ONE, ("card",))
        for end, name in names(reading, begin)
        if reading.word(end) not in ("card", "cards", "counter", "counters")
        and not any(reading.has(begin, own) and begin + len(own) >= end for own in reading.names)
    ]


@begins("that", "the", "those", "these", "all", SUCH, "each", "target", "targets")
def _pointing(reading: Reading, at: int) -> list[Found]:
    """`that Character`, `the chosen card`, `those Sites`, `the attacker`, `target` alone."""
    word = reading.word(at)
    found = []
    if word == "all" and reading.word(at + 1) in ("those", "these"):
        return _pointing(reading, at + 1)
    if word == SUCH and not (reading.states or reading.lexicon.reserved):
        return [
            Found(core.end, deeds.Points(SUCH, core.nouns, True, (core.kind,), at), MANY, (core.kind,))
            for core in cores(reading, at + 1)
            if core.many and is_plain(core.nouns) and isinstance(core.nouns, deeds.Nouns)
        ]
    if word in ("that", "the", "those", "these"):
        found += [
            _pointer(reading, core, word, at) for core in cores(reading, at + 1) if _may_point(reading, word, core)
        ]
    if word == "the":
        found += [*_by_deed(reading, at), *_the_only(reading, at), *_described(reading, at)]
    if word == "the" and reading.word(at + 1) in ("target", "targets") and reading.word(at + 2) != "of":
        found += _pointing(reading, at + 1)
    if reading.has(at, ("each", "target")):
        found.append(
            Found(at + 2, deeds.Points("targets", None, True, ("card", "player"), at), ONE, ("card", "player"))
        )
    if reading.has(at, ("that", "target")) or reading.has(at, ("the", "target")):
        found.append(
            Found(at + 2, deeds.Points("target", None, False, ("card", "player"), at), ONE, ("card", "player"))
        )
    if word in ("target", "targets"):
        many = word == "targets"
        node = deeds.Points(word, None, many, ("card", "player"), at)
        found.append(Found(at + 1, node, MANY if many else ONE, ("card", "player")))
    return found


def _the_only(reading: Reading, at: int) -> list[Found]:
    """`the front-row Site at that location`, `the Character it is intercepting`: there is but one."""
    alone = reading.lexicon.alone
    return [
        core.phrase(deeds.All(core.nouns, "the", at=at))
        for core in cores(reading, at + 1)
        if isinstance(core.nouns, deeds.Nouns) and not core.many
        if (
            any(isinstance(one, deeds.Is) and one.word in alone for one in core.nouns.before)
            and any(isinstance(one, deeds.At) for one in core.nouns.after)
        )
        or any(_is_going_on(one) or _is_single(reading, one) for one in core.nouns.after)
    ]


def _is_single(reading: Reading, one: Any) -> bool:
    """`behind this card`: of what stands so to something there is one."""
    if not isinstance(one, deeds.Beside) or one.non:
        return False
    known = reading.lexicon.relations.get(one.word.split()[0], ())
    return any(relation.word == one.word and relation.single for _, relation in known)


def _is_going_on(one: Any) -> bool:
    """`it is intercepting`: of what a card is just doing something to there is one."""
    done = isinstance(one, deeds.Gap) and one.going_on and one.role == "WHAT" and not one.past
    return done and isinstance(one.deed.role("AGENT"), (deeds.This, deeds.Points, deeds.Related))


def _described(reading: Reading, at: int) -> list[Found]:
    """`the damage inflicted on target Site`, `the cards in your hand`: all of what is so described."""
    if reading.states:
        return [
            core.phrase(deeds.All(core.nouns, "all", at=at), MANY if core.many else ONE)
            for core in cores(reading, at + 1)
            if isinstance(core.nouns, deeds.Nouns) and core.nouns.after and (core.many or core.mass)
            if reading.lexicon.kinds[core.kind].sort not in ("figure", "relation", "area")
        ]
    later = reading.word(at + 1) == "next"
    return [
        core.phrase(deeds.All(core.nouns, NEXT if later else "", at=at))
        for core in cores(reading, at + 1 + later)
        if core.mass and isinstance(core.nouns, deeds.Nouns) and reading.lexicon.kinds[core.kind].sort == "damage"
        if any(isinstance(one, deeds.Gap) for one in core.nouns.after)
    ]


def _by_deed(reading: Reading, at: int) -> list[Found]:
    """`the sacrificed Character`, `the chosen card`: whom a deed was done to."""
    found = []
    for words, form in reading.entries(reading.lexicon.verbs, at + 1):
        if form.form == "done" and len(words) == 1:
            for core in cores(reading, at + 2):
                if reading.lexicon.kinds[core.kind].sort in MAY_BE_CHOSEN and is_plain(core.nouns):
                    node = deeds.Points(f"the {words[0]}", core.nouns, core.many, (core.kind, form.verb.sense), at)
                    found.append(Found(core.end, node, MANY if core.many else ONE, (core.kind,)))
    return found


def _may_point(reading: Reading, word: str, core: Core) -> bool:
    sort = reading.lexicon.kinds[core.kind].sort
    if not isinstance(core.nouns, deeds.Nouns):
        return False
    if any(_is_going_on(one) or _is_single(reading, one) for one in core.nouns.after):
        return False
    if sort in ("figure", "relation", "feature", "area") or (word != "the" and sort == "unit"):
        return False
    return core.mass or core.many == (word in ("those", "these")) or (word == "the" and core.many)


def _pointer(reading: Reading, core: Core, word: str, at: int) -> Found:
    node = deeds.Points(word, core.nouns, core.many, (core.kind,), at)
    return core.phrase(node, MANY if core.many else ONE)


# -- several phrases -----------------------------------------------------------------------------------------------


def _joined(reading: Reading, one: Found) -> list[Found]:
    """`this card and target Character`: phrases of one sort, each with a determiner of its own."""
    word = reading.word(one.end)
    if word not in ("and", "or") or isinstance(one.node, (deeds.Area, deeds.Place, deeds.Measure, deeds.Figure)):
        return []
    return [
        Found(
            other.end,
            deeds.Both((one.node, other.node), word),
            MANY if word == "and" else ONE,
            one.kinds if _same_sort(reading, one, other) else (ANYONE,),
        )
        for other in single_phrases(reading, one.end + 1)
        if _both_act(reading, one, other)
        and (reading.word(one.end + 1) == "your" or not _shares(one.node, other.node))
    ]


def _shares(one: Any, other: Any) -> bool:
    """A second noun without a determiner shares the first one's: it is no phrase of its own."""
    return isinstance(one, (deeds.All, deeds.Picked)) and isinstance(other, deeds.All) and not other.word


def _both_act(reading: Reading, one: Found, other: Found) -> bool:
    """Whether both are cards or players."""
    return all(
        any(reading.lexicon.is_kind(kind, sort) for kind in found.kinds for sort in ("card", "player"))
        for found in (one, other)
    )


def _same_sort(reading: Reading, one: Found, other: Found) -> bool:
    sorts = ("card", "player")
    return any(
        reading.lexicon.is_kind(kind, sort) and any(reading.lexicon.is_kind(last, sort) for last in other.kinds)
        for sort in sorts
        for kind in one.kinds
    )


# -- which kinds of phrase are tried where -------------------------------------------------------------------------

_first_phrases = Alternatives(
    (
        _pronouns,
        _all_owned,
        _itself,
        _anybody,
        _pointing,
        quantified,
        measured,
        bare,
        definite,
        all_related,
        ranked,
        numbered_places,
        parts,
        ends,
        _called,
        _by_relation,
    )
)

"""A second reading of printed words: which things a text speaks of, by lists of sorts, sides, states and figures.

It looks for nouns, and from each of them to the left and to the right as far as it knows the words. Where it meets
one it does not know, it says so: then what it found narrows, and does not settle, who is meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from quickening.scenes.things import Thing

Test = Callable[[Thing], bool]
_TOKEN = re.compile(r"(?:non-)?<[^<>]+>|(?:non-)?\{\w+\}|[+-]?\d+(?!\w)|[\w'’-]+|::|[.,:;\"“”—]")
_REMINDER = re.compile(r"\([^()]*\)")
NUMBERS = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
}  # fmt: skip


def _listed(words: str) -> frozenset[str]:
    return frozenset(words.split())


#: Words that point back: whoever they mean was spoken of before.
BACK = _listed("that the those these subject chosen named its his her their such said same")
ARTICLES = _listed(
    "a an any all each every target up to no single number of at least more another other or one's both either"
)
#: Adjectives that may stand before a number or article: `all your Sites`, `one of your Sites`.
POSSESSIVES = _listed("your opponent's opponents'")
#: Words that may stand behind a whole noun phrase.
AFTER = _listed(
    """. , : ; :: " “ ” — and or to until when while if for during gain gains get gets is are was were cannot can may
    must has have be as instead except equal this would will does do enters enter leaves leave inflicts inflict takes
    take unturns turns turn unturn becomes become loses lose into onto then it its unless once per by after"""
)


class Words(NamedTuple):
    """What the second reading knows of a game's words."""

    nouns: Mapping[str, Test]
    adjectives: Mapping[str, Test]
    behind: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Test]], ...]
    #: Where cards are of which a text says nothing more.
    area: str
    #: Nouns that may mean anything.
    vague: frozenset[str] = frozenset()
    #: Two words that are one.
    joined: tuple[tuple[str, str], ...] = ()


class Mention(NamedTuple):
    """A noun phrase: who fits it, and whether all its words are known. `back`: it points back; `own`: this card.

    `narrow` is who fits if what stands before the first noun of a list is said of all of them.
    """

    words: str
    fits: Test
    whole: bool
    back: bool
    own: bool
    before: str
    everybody: bool
    narrow: Test | None = None


def without_reminders(text: str) -> str:
    """A text without what stands in brackets."""
    return _REMINDER.sub(" ", text)


def mentions(text: str, name: str, words: Words) -> list[Mention]:
    """The noun phrases of a text, in its order."""
    said = without_reminders(text).replace("’", "'").replace(name, "this card")
    for apart, joined in words.joined:
        said = re.sub(apart, joined, said, flags=re.IGNORECASE)
    tokens = _TOKEN.findall(said)
    places = [n for n in range(len(tokens)) if noun_at(tokens, n, words) is not None]
    found: list[Mention] = []
    last = -1
    for place in places:
        if place > last:
            mention, last = _mention(tokens, place, words)
            found.append(mention)
    return found


def _mention(tokens: list[str], place: int, words: Words) -> tuple[Mention, int]:
    """The noun phrase whose noun stands here, and where it ends; `A or B` is one phrase."""
    start, left, known, heads = _to_the_left(tokens, place, words)
    nouns = [_noun(tokens, place, words)]
    alternatives = [_all([nouns[0], *left])]
    end, shared = place, True
    while (following := _coordinated(tokens, end, words)) is not None:
        _, more, understood, _ = _to_the_left(tokens, following, words, end + 1)
        nouns.append(_noun(tokens, following, words))
        alternatives.append(_all([nouns[-1], *more]))
        known, end, shared = known and understood, following, shared and not more
    narrow = _all([_any(nouns), *left]) if shared else None
    right, end, understood = _to_the_right(tokens, end, words)
    low = [head.lower() for head in heads]
    own = "this" in low
    before = " ".join(tokens[max(0, start - 3) : start]).lower()
    return (
        Mention(
            " ".join(tokens[start : end + 1]),
            _all([_any(alternatives), *right]),
            known and understood and tokens[place].lower() not in words.vague,
            bool(BACK.intersection(low)),
            own,
            before,
            bool({"all", "each", "every"}.intersection(low)) or not low,
            None if narrow is None else _all([narrow, *right]),
        ),
        end,
    )


def noun_at(tokens: list[str], place: int, words: Words) -> Test | None:
    """Who is meant by the noun that stands here; a designator alone is one: `a <Demon> or <Spirit>`."""
    token = tokens[place].lower()
    if token in words.nouns:
        return words.nouns[token]
    if token[0] != "<":
        return None
    following = next(
        (one.lower() for one in tokens[place + 1 :] if one[0] not in "<{" and one not in ("or", "and", ",")), "."
    )
    return None if following in words.nouns or following in words.adjectives else _marked(token)


def _noun(tokens: list[str], place: int, words: Words) -> Test:
    found = noun_at(tokens, place, words)
    assert found is not None
    return found


def _coordinated(tokens: list[str], end: int, words: Words) -> int | None:
    """The place of the next noun of a list (`Character or Site`, `Sites, States, and Edges`)."""
    place = end + 1
    joined = ""
    while place < len(tokens) and tokens[place].lower() in (",", "or", "and"):
        joined, place = tokens[place].lower(), place + 1
    apart = ("a", "an", "all", "each") if joined == "and" else ("all", "each")
    if place < len(tokens) and tokens[place].lower() in apart:
        return None  # two things, not one of two sorts
    while (
        joined and place < len(tokens) and _modifies(tokens[place], words) and noun_at(tokens, place, words) is None
    ):
        place += 1
    return place if joined and place < len(tokens) and noun_at(tokens, place, words) is not None else None


def _modifies(token: str, words: Words) -> bool:
    low = token.lower()
    return low in words.adjectives or low[0] in "<{" or low in ("a", "an", "any", "all") or low.startswith("non-")


def _to_the_left(
    tokens: list[str], place: int, words: Words, least: int = 0
) -> tuple[int, list[Test], bool, list[str]]:
    """What stands before a noun: where the phrase begins, what narrows it, whether all is known, its determiners."""
    tests: list[Test] = []
    heads: list[str] = []
    marks: list[list[Test]] = [[]]
    at = place - 1
    while at >= least:
        low = tokens[at].lower()
        if low[0] in "<{":
            marks[-1].append(_marked(low))
        elif low in ("or", "and", ",") and at > least and tokens[at - 1][0] in "<{,":
            marks.append([])
        elif low.startswith("non-") and low[4:].strip("<>") in words.nouns:
            tests.append(_not(words.nouns[low[4:]]))
        elif low.startswith("non-"):
            tests.append(_not(words.adjectives.get(low[4:]) or _marked(low[4:])))
        elif low in words.adjectives and (not heads or low in POSSESSIVES):
            tests.append(words.adjectives[low])
        elif low in ARTICLES or low in BACK or low == "this" or low in NUMBERS or low.isdigit() or low == "x":
            heads.append(low)
            if low in ("a", "an", "any", "this", "that"):
                at -= 1
                break
        else:
            break
        at -= 1
    known = at < least or bool(heads) or tokens[at].lower() in AFTER
    if any(marks):
        tests.append(_any([_all(each) for each in marks if each]))
    return at + 1, tests, known, heads


def _to_the_right(tokens: list[str], place: int, words: Words) -> tuple[list[Test], int, bool]:
    """What stands behind a noun: what narrows it, where the phrase ends, and whether all is known."""
    tests: list[Test] = []
    at = place + 1
    while at < len(tokens):
        rest = " ".join(tokens[at:]).lower()
        for pattern, test in words.behind:
            found = pattern.match(rest)
            if found is not None:
                tests.append(test(found))
                at += len(found[0].split())
                break
        else:
            break
    return tests, at - 1, at >= len(tokens) or tokens[at].lower() in AFTER


def _marked(token: str) -> Test:
    """`<Hood>`, `{dra}`: a word of a card's own."""
    word = token.strip("<>{}").lower()
    return lambda thing: word in thing.words or word.rstrip("s") in thing.words


def _all(tests: list[Test]) -> Test:
    return lambda thing: all(test(thing) for test in tests)


def _any(tests: list[Test]) -> Test:
    return lambda thing: any(test(thing) for test in tests)


def _not(test: Test) -> Test:
    return lambda thing: not test(thing)


def sort(name: str) -> Test:
    """Things of a sort."""
    return lambda thing: name in thing.sorts


def mark(name: str, there: bool = True) -> Test:
    """Things that are so, or not so."""
    return lambda thing: (name in thing.marks) is there


def compared(figure: str, how: str, number: int) -> Test:
    """Things with a figure of so much, `or less`, `or more`."""

    def fits(thing: Thing) -> bool:
        has = thing.figure(figure)
        if has is None:
            return not thing.figures  # nothing is known of it any more
        return has <= number if how == "less" else has >= number if how == "more" else has == number

    return fits


def number_of(word: str) -> int:
    """A number in figures or in words."""
    return NUMBERS[word.lower()] if word.lower() in NUMBERS else int(word)


def numbers_before(text: str, noun: str) -> set[int]:
    """All numbers that stand before a noun: `3 damage`, `two cards`; an article is one."""
    said = without_reminders(text)
    counted = "|".join(NUMBERS)
    pattern = re.compile(rf"(?<![\w-])(\+?\d+|-\d+|{counted}|an?|another|the) (?:[\w-]+ )?{noun}\b", re.IGNORECASE)
    return {_counted(found[1].lower()) for found in pattern.finditer(said)}


def _counted(word: str) -> int:
    return 1 if word in ("a", "an", "another", "the") else abs(number_of(word.lstrip("+")))


def is_keywords(text: str) -> bool:
    """Whether a text is nothing but keywords.

    >>> is_keywords("Unique. Toughness: 1."), is_keywords("Turn to heal target Character.")
    (True, False)
    """
    return all(len(one.split()) <= 3 for one in sentences(text))


def sentences(text: str) -> Iterator[str]:
    """The sentences of a text."""
    yield from (one.strip() for one in re.split(r"(?<=[.!])\s+|::", without_reminders(text)) if one.strip())

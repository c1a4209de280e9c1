"""The noun of a phrase with what narrows it down: `attacking Characters you control`, `a Site or Character`."""

from __future__ import annotations

from typing import Any, NamedTuple

from quickening.english import modifiers
from quickening.english.names import names
from quickening.english.reading import ONE, Found, Reading, grown, remembered
from quickening.lang import deeds
from quickening.text.lexicals import NUMBER_WORDS, name_ends, spelled
from quickening.text.tokens import is_figure

#: Words behind which a name may stand in the plural, besides numbers.
COUNTED = ("all", "the", "of")


class Core(NamedTuple):
    """A noun with what narrows it down, before it is said how many are meant."""

    end: int
    nouns: Any
    many: bool
    mass: bool
    kind: str
    outer: int

    def phrase(self, node: Any, number: str = ONE) -> Found:
        """A noun phrase about it."""
        return Found(self.end, node, number, (self.kind,), 3, self.outer)


def is_plain(nouns: Any) -> bool:
    """Whether nothing narrows the noun down."""
    return isinstance(nouns, deeds.Nouns) and not nouns.before and not nouns.after


@remembered
def cores(reading: Reading, at: int) -> list[Core]:
    """Adjectives, a noun, and what stands behind it; also nouns with `or` between them."""
    return [
        core for simple in _simple(reading, at) for core in narrowed(reading, simple, *_or_nouns(reading, simple))
    ]


@remembered
def _simple(reading: Reading, at: int) -> list[Core]:
    """Adjectives and a noun, with nothing behind it."""
    found = []
    for begin, adjectives in modifiers.adjectives(reading, at):
        for end, noun, many in _heads(reading, begin):
            if all(modifiers.may_stand(reading, adjective.sorts, noun.word) for adjective in adjectives):
                nouns = deeds.Nouns(noun.word, tuple(adjective.trait for adjective in adjectives))
                found.append(Core(end, nouns, many, noun.mass, noun.word, 0))
        found += _signs(reading, begin, tuple(adjective.trait for adjective in adjectives))
        found += _by_title(reading, begin, tuple(adjective.trait for adjective in adjectives))
        found += [
            Core(end, deeds.Nouns("card", (*(one.trait for one in adjectives), name)), many, False, "card", 0)
            for end, name, many in _by_name(reading, begin)
            if all(modifiers.may_stand(reading, adjective.sorts, "card") for adjective in adjectives)
        ]
    return [core for core in found if core.many or not any(_is_union(one) for one in core.nouns.before)]


def _is_union(trait: Any) -> bool:
    """`<Cop> and <Police> cards`: said of many, some of which are the one and some the other."""
    return isinstance(trait, deeds.Any_) and trait.word == "and"


def _signs(reading: Reading, at: int, before: tuple[Any, ...]) -> list[Core]:
    """`a <Student>`, `each {chi} in your pool`: a designator or a resource that stands for the noun."""
    word = reading.word(at)
    if word == '"':
        return _titles(reading, at, before)
    if modifiers.is_name(reading, at):
        return _names(reading, at, before)
    if not modifiers.is_sign(word) or (word[0] == "{" and modifiers.RESOURCE not in reading.lexicon.kinds):
        return []
    if word[0] == "<":
        sign = deeds.Nouns("card", (*before, deeds.Is(reading.tokens[at].text, head=True)))
        return [
            Core(at + 1, sign, many, False, "card", 0) for many in ((False, True) if word[-2] == "s" else (False,))
        ]
    return [
        Core(end, deeds.Nouns(modifiers.RESOURCE, signs), many, False, modifiers.RESOURCE, 0)
        for end, signs in _resources(reading, at)
        for many in (False, True)
        if not before
    ]


def _names(reading: Reading, at: int, before: tuple[Any, ...]) -> list[Core]:
    """`a Student`, `Cops`: a designator without its sign."""
    word = reading.tokens[at].text
    found = [(word, False), *([(word[:-1], True)] if word[-1] == "s" else [])]
    return [
        Core(at + 1, deeds.Nouns("card", (*before, deeds.Is(f"<{name}>", head=True))), many, False, "card", 0)
        for name, many in found
    ]


def _titles(reading: Reading, at: int, before: tuple[Any, ...]) -> list[Core]:
    """`"A Title"`, `"A Title" Character tokens`: cards by their title."""
    close = next((place for place in range(at + 1, len(reading.words)) if reading.word(place) == '"'), 0)
    if not close or (before and reading.lexicon.reserved):
        return []
    title = reading.text[reading.tokens[at].end : reading.tokens[close].start].strip().rstrip(".,")
    said = (*before, deeds.Is(f'"{title}"', head=True))
    found = [Core(close + 1, deeds.Nouns("card", said), many, False, "card", 0) for many in (False, True)]
    return found + [
        Core(end, deeds.Nouns(noun.word, said), many, False, noun.word, 0)
        for end, noun, many in _heads(reading, close + 1)
        if noun.sort == "card"
    ]


def _resources(reading: Reading, at: int) -> list[tuple[int, tuple[Any, ...]]]:
    """`{chi}`, `{asc} {asc}`, `{chi} and {tek}`: resources by their signs."""

    def one_more(found: tuple[int, tuple[Any, ...]]) -> list[tuple[int, tuple[Any, ...]]]:
        end = found[0] + (reading.word(found[0]) == "and")
        if reading.word(end)[:1] != "{":
            return []
        return [(end + 1, (*found[1], deeds.Is(reading.tokens[end].text, head=True)))]

    return grown([(at + 1, (deeds.Is(reading.tokens[at].text, head=True),))], one_more)


def _by_name(reading: Reading, at: int) -> list[tuple[int, deeds.Titled, bool]]:
    """`a friendly minor Suit`, `2 Frost Minions`: cards by their name alone."""
    found = [one for one in names(reading, at) if not reading.entries(reading.lexicon.nouns, one[0])]
    single = [(end, deeds.Titled(name, "alone"), False) for end, name in found]
    before = reading.word(at - 1)
    if before not in COUNTED and before not in NUMBER_WORDS and not is_figure(before):
        return single
    return single + [
        (end, deeds.Titled(singular(name), "alone"), True) for end, name in found if singular(name) != name
    ]


def _by_title(reading: Reading, at: int, before: tuple[Any, ...]) -> list[Core]:
    """`a Holy Ground card`, `only one Fury`: a card by its title, where cards are not known by one alone."""
    known = (reading.lexicon.nouns, reading.lexicon.adjectives)
    if not reading.states or at == 0 or not reading.tokens[at:] or any(reading.entries(table, at) for table in known):
        return []
    if any(reading.has(at, name) for name in reading.names):
        return []
    alone = reading.words[at - 2 : at] in (["play", "one"], ["have", "one"])  # `You may only play one Fury`
    ends = list(name_ends(reading, at, reading.lexicon.untitled))
    return [
        Core(end + named, deeds.Nouns("card", before, (titled,)), reading.word(end) == "cards", False, "card", 0)
        for end in ends
        for named in (reading.word(end) in ("card", "cards"),)
        if named or (alone and end == max(ends) and not reading.entries(reading.lexicon.nouns, end))
        for titled in (deeds.Beside("titled", spelled(reading, at, end)),)
    ]


def singular(name: str) -> str:
    """The name of one: `Fake Rings of Arc` are each a `Fake Ring of Arc`.

    >>> singular("Fake Rings of Arc"), singular("Bull")
    ('Fake Ring of Arc', 'Bull')
    """
    head, of, rest = name.partition(" of ")
    return head.removesuffix("s") + of + rest


def _heads(reading: Reading, at: int) -> list[tuple[int, Any, bool]]:
    """The nouns at a place: of two that begin alike the longer one is meant (`Feng Shui Site`)."""
    entries = reading.entries(reading.lexicon.nouns, at)
    own = reading.lexicon.own
    if own is not None:
        least = len(entries[0][0]) if entries else 0  # a name that is a noun as well is that noun
        titles = [
            (at + len(name), own, many)
            for name in reading.names
            if name and len(name) > least
            for many in (False, True)
            if reading.has(at, (*name[:-1], f"{name[-1]}s") if many else name)
        ]
        if titles:
            return titles
    if not entries:
        reading.fail(at, "a noun")
        return []
    longest = len(entries[0][0])
    return [(at + len(words), noun, many) for words, noun, many in entries if len(words) == longest]


def narrowed(reading: Reading, *found: Core) -> list[Core]:
    """Nouns with none, one or more of the modifiers behind them."""

    def narrower(one: Core) -> list[Core]:
        return [
            Core(trait.end, modifiers.with_trait(one.nouns, trait.trait), one.many, one.mass, one.kind, one.outer + 1)
            for trait in modifiers.behind(reading, one.end)
            if modifiers.may_stand(reading, trait.sorts, one.kind)
        ]

    return grown(found, narrower)


def _or_nouns(reading: Reading, core: Core) -> list[Core]:
    """`a Site or Character`: nouns of one number under one determiner."""
    options, end = [core.nouns], core.end
    found: list[Core] = []
    while True:
        begin = _after_or(reading, end)
        sort = reading.lexicon.kinds[core.kind].sort
        alike = [one for one in _simple(reading, begin) if one.many == core.many and not one.mass] if begin else []
        heads = [one for one in alike if reading.lexicon.kinds[one.kind].sort == sort]
        plain = not _is_sign(core) and (core.many or not _is_adjective(reading, core))
        heads = [
            one for one in heads if plain or _is_sign(one) or is_plain(one.nouns)
        ]  # `<Ice> or <Fire> Characters`
        if not heads or core.mass or sort not in ("card", "player"):
            return found
        head = max(heads, key=lambda one: one.end)  # `{tek} State`, and not `{tek}` alone
        end = head.end
        options.append(head.nouns)
        word = reading.word(begin - 1)
        if word in ("or", "and"):
            merged = deeds.OneOfNouns(tuple(options), word)
            found.append(Core(end, merged, core.many, False, sort, core.outer))


def _is_adjective(reading: Reading, core: Core) -> bool:
    """`a Weapon or <Gun> State`: whether the noun may as well narrow down the one behind it."""
    return is_plain(core.nouns) and core.kind.lower() in reading.lexicon.adjectives


def _is_sign(core: Core) -> bool:
    """Whether a designator stands for the noun: `a <Student>`."""
    return isinstance(core.nouns, deeds.Nouns) and any(getattr(one, "head", False) for one in core.nouns.before)


def _after_or(reading: Reading, end: int) -> int:
    """Where the next noun of a list begins, or 0."""
    if reading.word(end) in ("or", "and"):
        return end + 1
    if reading.has(end, (",", "or")) or reading.has(end, (",", "and")):
        return end + 2
    return end + 1 if reading.word(end) == "," else 0

"""How many are meant: `a Character`, `up to two cards`, `2 combat damage`, `Characters you control`."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import takewhile
from typing import Any, NamedTuple

from quickening.english import modifiers, nouns
from quickening.english.amounts import amounts, numbers
from quickening.english.heads import Core, cores, is_plain, narrowed
from quickening.english.lexicon import longest_first
from quickening.english.noun_words import EXACTLY
from quickening.english.reading import MANY, NUMBER, ONE, Alternatives, Found, Reading, begins
from quickening.english.tables import rows
from quickening.lang import deeds
from quickening.text.lexicals import name_ends, spelled

#: No more of a kind than X.
UP_TO_X = "up to X"
#: Sorts of things that are measured and not counted.
MEASURED = ("damage", "points")
FEWER = (("or", "fewer"), ("or", "less"))


class Determiner(NamedTuple):
    """Words before a noun that say how many."""

    words: tuple[str, ...]
    number: str
    how: str
    least: int
    most: int
    word: str


@cache
def determiners() -> dict[str, list[tuple[tuple[str, ...], Determiner]]]:
    """The determiners by their first word."""
    table: dict[str, list[tuple[tuple[str, ...], Determiner]]] = {}
    for row in rows("quickening.english.words", "determiners.tsv"):
        words = tuple(row["words"].split())
        one = Determiner(words, row["number"], row["how"], int(row["least"]), int(row["most"]), row["word"])
        table.setdefault(words[0], []).append((words, one))
    longest_first(table)
    return table


def quantified(reading: Reading, at: int) -> list[Found]:
    """A determiner or a number, and nouns."""
    found = []
    for words, determiner in reading.entries(determiners(), at):
        found += [
            _phrase(core, determiner, at)
            for core in cores(reading, at + len(words))
            if _agrees(reading, core, determiner) and _may_join(core, determiner.how)
        ]
    found += _otherwise_quantified(reading, at)
    return [_anybodys(reading, one) for one in found if not _is_relation(reading, one)]


#: `one such card`: of those that were spoken of.
AMONG = "among"


def _some_of_those(reading: Reading, at: int, noun: int, count: int) -> list[Found]:
    """`two of those Characters`: so many of those that the text has just spoken of."""
    return [
        core.phrase(deeds.Picked(modifiers.with_after(core.nouns, among), count, count, "", at=at), MANY)
        for core in cores(reading, noun)
        if core.many and isinstance(core.nouns, deeds.Nouns) and not core.nouns.after
        for plain in [deeds.Nouns(core.nouns.kind)]
        for among in [deeds.Beside(AMONG, deeds.Points("those", plain, True, (core.kind,), at))]
    ]


@begins("one")
def _one_such(reading: Reading, at: int) -> list[Found]:
    """`one such card`: one of those that the text has just spoken of."""
    if reading.states or reading.lexicon.reserved or not reading.has(at, ("one", "such")):
        return []
    return [
        core.phrase(deeds.Picked(modifiers.with_after(core.nouns, among), at=at))
        for core in cores(reading, at + 2)
        if not core.many and is_plain(core.nouns)
        for among in [deeds.Beside(AMONG, deeds.Points("those", core.nouns, True, (core.kind,), at + 1))]
    ]


@begins("any", "one", NUMBER)
def _of_them(reading: Reading, at: int) -> list[Found]:
    """`one of them`, `any number of those cards`: of the cards that the text has just spoken of."""
    if reading.states or reading.lexicon.reserved:
        return []
    counts = [(at + 2, 0, -1, "any number of")] if reading.has(at, ("any", "number")) else []
    counts += [(end, one.value, one.value, "") for end, one in numbers(reading, at) if isinstance(one, deeds.Number)]
    card = deeds.Nouns("card")
    return [
        Found(end, deeds.Picked(modifiers.with_after(card, among), least, most, word, at=at), MANY, ("card",))
        for begin, least, most, word in counts
        if reading.word(begin) == "of"
        for end in _those_cards(reading, begin + 1)
        for among in [deeds.Beside(AMONG, deeds.Points("those", card, True, ("card",), begin))]
    ]


def _those_cards(reading: Reading, at: int) -> list[int]:
    """Where `them`, `these cards`, `those cards` ends."""
    if reading.word(at) == "them":
        return [at + 1]
    return [at + 2] if reading.word(at) in ("these", "those") and reading.word(at + 1) == "cards" else []


@begins("any")
def _any_target(reading: Reading, at: int) -> list[Found]:
    """`any target`, `any target in play`: one of the kinds that may be hit."""
    if not reading.has(at, ("any", "target")) or not reading.lexicon.targets:
        return []
    kinds = deeds.OneOfNouns(tuple(map(deeds.Nouns, reading.lexicon.targets)))
    aimed = Core(at + 2, kinds, False, False, "card", 0)
    return [
        Found(core.end, deeds.Picked(core.nouns, 1, 1, "target", at=at), ONE, ("card",), 3, core.outer)
        for core in narrowed(reading, aimed)
    ]


def _is_relation(reading: Reading, one: Found) -> bool:
    """`each target`, `a controller`: what is somebody's is said with whose it is."""
    return bool(one.kinds) and reading.lexicon.kinds[one.kinds[0]].sort == "relation"


def _anybodys(reading: Reading, one: Found) -> Found:
    """`a smoked pile`, `any smoked pile`: that of any player."""
    plain = isinstance(one.node, (deeds.Picked, deeds.All)) and one.node.word in ("a", "all", "any")
    if plain and reading.lexicon.kinds[one.kinds[0]].sort == "area" and is_plain(one.node.nouns):
        return Found(one.end, deeds.Area(one.kinds[0]), one.number, one.kinds)
    return one


@begins("more")
def _over(reading: Reading, at: int) -> list[Found]:
    """`more than one Event`, `more than 3 cards`."""
    if not reading.has(at, ("more", "than")):
        return []
    return [
        core.phrase(deeds.Picked(core.nouns, amount.value + 1, -1, "or more", at=at), MANY)
        for end, amount in numbers(reading, at + 2)
        if isinstance(amount, deeds.Number)
        for core in cores(reading, end)
        if not core.mass and core.many == (amount.value != 1)
    ]


def _agrees(reading: Reading, core: Core, determiner: Determiner) -> bool:
    """`all Characters`, `a Character`; what is not counted has `no`, `all` or `any` before it: `no damage`."""
    if reading.lexicon.kinds[core.kind].sort == "relation":
        return False
    if not core.mass:
        return core.many == (determiner.number == MANY)
    sort = reading.lexicon.kinds[core.kind].sort
    return determiner.words in (("no",), ("all",), ("any",)) and determiner.number == MANY and sort in MEASURED


@begins("all", "each")
def _all_of_yours(reading: Reading, at: int) -> list[Found]:
    """`all your Characters`, `each of your Sites`, `all of your cards`: all that you control."""
    found = []
    for words, word in ((("all", "your"), "all"), (("all", "of", "your"), "all"), (("each", "of", "your"), "each")):
        if reading.has(at, words):
            found += [
                core.phrase(deeds.All(_yours(core.nouns), word, at=at), number)
                for core in cores(reading, at + len(words))
                if core.many and reading.lexicon.is_kind(core.kind, "card")
                for number in [ONE if word == "each" else MANY]
            ]
    return found


@begins("only")
def _only(reading: Reading, at: int) -> list[Found]:
    """`only <Warrior> Characters`, `only Sites you own`: none that are otherwise."""
    if reading.word(at) != "only" or reading.states or reading.lexicon.reserved:
        return []
    return [
        Found(core.end, deeds.Only(core.nouns), MANY, (core.kind,), 3, core.outer)
        for core in cores(reading, at + 1)
        if core.many and isinstance(core.nouns, deeds.Nouns) and (core.nouns.before or core.nouns.after)
    ]


@begins("more", "fewer", "less")
def _more_than(reading: Reading, at: int) -> list[Found]:
    """`more Sites than you`, `more Power than you do`, `fewer cards in your hand than your opponent`."""
    kinds: dict[str, Any] = {"more": deeds.More, "fewer": deeds.Fewer}
    if reading.states:
        kinds["less"] = deeds.Fewer
    if reading.word(at) not in kinds:
        return []
    return [
        Found(end, kinds[reading.word(at)](core.nouns, than), MANY, (core.kind,), 3, core.outer)
        for core in cores(reading, at + 1)
        if (core.many or core.mass) and reading.word(core.end) == "than"
        for other in nouns.single_phrases(reading, core.end + 1)
        if any(reading.lexicon.is_kind(kind, "player") for kind in other.kinds)
        or (isinstance(other.node, deeds.All) and not other.node.word)  # `more enemy heroes than friendly heroes`
        or (reading.states and isinstance(other.node, deeds.Figure))  # `fewer cards in your hand than your Ability`
        for end in [other.end + (reading.word(other.end) in ("do", "does"))]
        for than in [deeds.All(other.node.nouns, "each") if reading.word(core.end + 1) == "any" else other.node]
    ]


def _may_join(core: Core, how: str) -> bool:
    """`all Sites and Characters`, but `a Site or Character`."""
    return not isinstance(core.nouns, deeds.OneOfNouns) or how == "all" or core.nouns.word == "or"


def _phrase(core: Core, determiner: Determiner, at: int) -> Found:
    node: Any
    if determiner.how == "all":
        node = deeds.All(core.nouns, determiner.word, at=at)
    elif determiner.how == "none":
        node = deeds.No(core.nouns)
    elif core.mass:
        node = deeds.All(core.nouns, "", at=at)
    else:
        node = deeds.Picked(core.nouns, determiner.least, determiner.most, determiner.word, at=at)
    return core.phrase(node, ONE if core.mass else determiner.number)


@begins(NUMBER)
def _some_of_yours(reading: Reading, at: int) -> list[Found]:
    """`one of your Characters`, `two of your other Sites`: some of those you control."""
    counts = numbers(reading, at)
    found = []
    for end, amount in counts:
        if isinstance(amount, deeds.Number) and amount.value == 1 and reading.has(end, ("of", "the")):
            found += [
                core.phrase(deeds.Picked(core.nouns, 1, 1, "a", at=at))
                for core in cores(reading, end + 2)
                if core.many and core.outer  # one of those that are described so
            ]
        if isinstance(amount, deeds.Number) and amount.value > 1 and reading.has(end, ("of", "those")):
            found += _some_of_those(reading, at, end + 2, amount.value)
        if not isinstance(amount, deeds.Number) or reading.words[end : end + 2] != ["of", "your"]:
            continue
        for core in cores(reading, end + 2):
            if core.many and reading.lexicon.is_kind(core.kind, "card"):
                node = deeds.Picked(
                    _yours(core.nouns), amount.value, amount.value, "a" if amount.value == 1 else "", at=at
                )
                found.append(core.phrase(node, ONE if amount.value == 1 else MANY))
    return found


@begins(NUMBER, "all", "any")
def _some_of_theirs(reading: Reading, at: int) -> list[Found]:
    """`one of your opponent's Allies`, `all of their Sites`: of what somebody else has, some or all."""
    found = []
    counts = [(end, one.value) for end, one in numbers(reading, at) if isinstance(one, deeds.Number)]
    counts += [(at + 1, -1)] if reading.word(at) == "all" else []
    several = reading.has(at, ("any", "number")) and not (reading.states or reading.lexicon.reserved)
    counts += [(at + 2, 0)] if several else []
    for end, count in counts:
        if reading.word(end) != "of" or (reading.word(end + 1) == "your" and reading.word(end + 3) != "'s"):
            continue
        for one in nouns.single_phrases(reading, end + 1):
            if not isinstance(one.node, deeds.All) or not _is_owned(one.node.nouns):
                continue
            node: Any = deeds.Picked(one.node.nouns, count, count, "a" if count == 1 else "", at=at)
            if count < 0:
                node = deeds.All(one.node.nouns, "all", at=at)
            if several:
                node = deeds.Picked(one.node.nouns, 0, -1, "any number of", at=at)
            found.append(one._replace(node=node, number=ONE if count == 1 else MANY))
    return found


def _is_owned(described: Any) -> bool:
    """Whether whose they are is said with a possessive."""
    options = described.options if isinstance(described, deeds.OneOfNouns) else (described,)
    return all(any(isinstance(one, deeds.Gap) and one.possessive for one in nouns.after) for nouns in options)


@begins("x")
def _x_of_them(reading: Reading, at: int) -> list[Found]:
    """`X Sites`, `X target Sites`."""
    found = []
    if reading.has(at, ("x", "target")):
        found += [core.phrase(_so_many(core, "X target", at), MANY) for core in cores(reading, at + 2) if core.many]
    return found + [
        core.phrase(_so_many(core, "X", at), MANY) for core in cores(reading, at + 1) if core.many and not core.mass
    ]


@begins(NUMBER, "up", "at", "exactly", "all", "any")
def _counted(reading: Reading, at: int) -> list[Found]:
    """`3 Characters`, `up to two cards`, `two or more Sites`."""
    found = [*_one_or_two(reading, at), *_up_to_x(reading, at)]
    for begin, least, word in _count_starts(reading, at):
        for end, amount in numbers(reading, begin):
            more = reading.words[end : end + 2] == ["or", "more"]
            fewer = tuple(reading.words[end : end + 2]) in FEWER
            several = word == "up to" or (not word and bool(reading.lexicon.reserved))
            aimed = several and reading.word(end) == "target"
            apart = reading.word(end) == "different"  # what is chosen is no card twice
            for core in cores(reading, end + 2 if more or fewer else end + aimed + apart):
                if core.mass or not isinstance(amount, deeds.Number):
                    continue
                if core.many != (amount.value != 1 or more or fewer):
                    continue
                low = least if least >= 0 else amount.value
                single = "a" if reading.word(at) != "exactly" else _one_alone(core.nouns)
                how = f"{word} target".strip() if aimed else single if not word and amount.value == 1 else word
                if more:
                    how = "one or more" if amount.value == 1 else "or more"
                if fewer:
                    low, how = 0, "or fewer"
                open_end = more or word == "or more"
                node = deeds.Picked(core.nouns, low, -1 if open_end else amount.value, how, at=at)
                found.append(core.phrase(node, MANY if core.many else ONE))
    return found


@begins(NUMBER, "a")
def _so_many_for_each(reading: Reading, at: int) -> list[Found]:
    """`a card for each Site you control`, `2 cards for each Character smoked this way`."""
    if reading.states or reading.lexicon.reserved:
        return []
    counts = [(at + 1, deeds.Number(1))] if reading.word(at) == "a" else numbers(reading, at)
    return [
        core.phrase(deeds.Picked(core.nouns, 0, -1, "X", at=at, amount=amount), MANY)._replace(end=last)
        for end, number in counts
        for core in cores(reading, end)
        if not core.mass and is_plain(core.nouns) and core.kind == "card"
        for last, amount in for_each(reading, core.end, number)
        if last > core.end
    ]


def _yours(described: Any) -> Any:
    """The nouns, with `your` said as `you control`."""
    return modifiers.with_first(described, modifiers.controlled_by(deeds.You()))


def _one_alone(nouns: Any) -> str:
    """How `exactly one` is put: of a card by its title, of which each copy may say the same, one alone is meant."""
    before = nouns.before if isinstance(nouns, deeds.Nouns) else ()
    titled = bool(before) and isinstance(before[-1], deeds.Is) and before[-1].word[:1] == '"'
    return EXACTLY if titled else "a"


def _one_or_two(reading: Reading, at: int) -> list[Found]:
    """`one or two cards`: so many, or one more."""
    if reading.states or reading.lexicon.reserved:
        return []
    return [
        core.phrase(deeds.Picked(core.nouns, low.value, high.value, "or two", at=at), MANY)
        for end, low in numbers(reading, at)
        if reading.word(end) == "or" and isinstance(low, deeds.Number)
        for last, high in numbers(reading, end + 1)
        if isinstance(high, deeds.Number) and high.value == low.value + 1
        for core in cores(reading, last)
        if core.many and not core.mass
    ]


def _up_to_x(reading: Reading, at: int) -> list[Found]:
    """`up to X Sites`, `up to X target Sites`: no more than X of a kind."""
    if not reading.has(at, ("up", "to", "x")) or reading.states or reading.lexicon.reserved:
        return []
    aimed = reading.word(at + 3) == "target"
    return [
        core.phrase(_so_many(core, "up to X target" if aimed else UP_TO_X, at), MANY)
        for core in cores(reading, at + 3 + aimed)
        if core.many and not core.mass
    ]


def _so_many(core: Core, word: str, at: int) -> deeds.Picked:
    """X of a kind."""
    return deeds.Picked(core.nouns, 0, -1, word, at=at, amount=deeds.X())


def _worked_out(reading: Reading, at: int) -> list[Found]:
    """`that many cards`, `cards equal to its ATK`: as many as something else is."""
    if not reading.lexicon.reserved:
        return []
    begin = at + 2 if reading.has(at, ("that", "many")) else at
    amounts_of = (lambda end: [(end, deeds.ThatMuch())]) if begin > at else (lambda end: _equal_to(reading, end))
    return [
        Found(end, deeds.Picked(core.nouns, 0, -1, "X", at=at, amount=amount), MANY, (core.kind,), 3, core.outer)
        for core in cores(reading, begin)
        if core.many and not core.mass
        for end, amount in amounts_of(core.end)
    ]


def _equal_to(reading: Reading, at: int) -> list[tuple[int, Any]]:
    return amounts(reading, at + 2) if reading.has(at, ("equal", "to")) else []


def _is_asked(reading: Reading, at: int) -> bool:
    """Whether it stands in a clause that says when or if: there `exactly` is no number to choose, but a limit."""
    clause = takewhile(lambda word: word not in (",", ".", ":", "::"), reversed(reading.words[:at]))
    return not {"if", "when", "whenever", "while", "unless"}.isdisjoint(clause)


def _count_starts(reading: Reading, at: int) -> list[tuple[int, int, str]]:
    if reading.has(at, ("up", "to")):
        return [(at + 2, 0, "up to")]
    if reading.has(at, ("at", "least")):
        return [(at + 2, -1, "or more")]
    if reading.word(at) == EXACTLY and _is_asked(reading, at):
        return []
    if reading.word(at) in (EXACTLY, *(() if reading.lexicon.reserved else ("any",))) and not reading.states:
        return [(at + 1, -1, "")]
    if reading.word(at) == "all" and reading.lexicon.reserved:
        return [(at + 1, -1, "all")]
    return [(at, -1, "")]


def measured(reading: Reading, at: int) -> list[Found]:
    """`2 combat damage`, `X Power`, `Power equal to its cost`, `1 Power for each Site`."""
    plain = _plain_measures(reading, at)
    return [*plain, *(other for one in plain for other in _or_if(reading, one))]


@begins(NUMBER)
def _numbered_measures(reading: Reading, at: int) -> list[Found]:
    found = []
    for end, amount in numbers(reading, at):
        found += [
            Found(after, deeds.Measure(full, core.nouns), ONE, (core.kind,), 3, core.outer)
            for core in cores(reading, end)
            if core.mass or _is_resource(reading, core)
            for after, full in for_each(reading, core.end, amount)
        ]
        if reading.words[end : end + 2] == ["or", "more"]:
            found += _at_least(reading, end + 2, amount)
        if reading.states and tuple(reading.words[end : end + 2]) in FEWER:
            found += [
                one._replace(node=replace(one.node, how="or less")) for one in _at_least(reading, end + 2, amount)
            ]
    return found


@begins("more", "less", "fewer", "exactly")
def _compared_measures(reading: Reading, at: int) -> list[Found]:
    """`less than 5 Ability`, `more than 3 damage`: a whole number less or more, and so the nearest one."""
    if reading.word(at) == "exactly" and reading.states:
        return [
            one._replace(node=replace(one.node, how="exactly"))
            for end, amount in numbers(reading, at + 1)
            for one in _at_least(reading, end, amount)
        ]
    if reading.word(at + 1) != "than" or not reading.states:
        return []
    by, how = (1, "or more") if reading.word(at) == "more" else (-1, "or less")
    return [
        one._replace(node=replace(one.node, how=how))
        for end, amount in numbers(reading, at + 2)
        if isinstance(amount, deeds.Number)
        for one in _at_least(reading, end, deeds.Number(amount.value + by))
    ]


@begins("fewer", "less")
def _under(reading: Reading, at: int) -> list[Found]:
    """`fewer than 3 cards`: two at most."""
    if reading.word(at + 1) != "than" or not reading.states:
        return []
    return [
        core.phrase(deeds.Picked(core.nouns, 0, amount.value - 1, "or fewer", at=at), MANY)
        for end, amount in numbers(reading, at + 2)
        if isinstance(amount, deeds.Number) and amount.value > 1
        for core in cores(reading, end)
        if core.many and not core.mass
    ]


@begins("at", "up")
def _bounded_measures(reading: Reading, at: int) -> list[Found]:
    """`at least 3 damage`, `at most 3 Power`, `up to 3 damage`."""
    found = []
    for bound, how in (("least", "or more"), ("most", "at most")):
        if reading.has(at, ("at", bound)):
            found += [
                one._replace(node=replace(one.node, how=how))
                for end, amount in numbers(reading, at + 2)
                for one in _at_least(reading, end, amount)
            ]
    if reading.has(at, ("up", "to")):
        found += [
            Found(core.end, deeds.Measure(deeds.Calculated("up to", (most,)), core.nouns), ONE, (core.kind,))
            for end, most in numbers(reading, at + 2)
            for core in cores(reading, end)
            if core.mass
        ]
    return found


@begins("half")
def _halved_measures(reading: Reading, at: int) -> list[Found]:
    """`half its Power, rounded up`."""
    return [
        Found(end, deeds.Measure(half, deeds.Nouns(half.parts[0].figure)), ONE, (half.parts[0].figure,))
        for end, half in amounts(reading, at)
        if isinstance(half, deeds.Calculated) and isinstance(half.parts[0], deeds.Figure)
    ]


def _equal_measures(reading: Reading, at: int) -> list[Found]:
    """`Power equal to its cost`."""
    return [
        Found(end, deeds.Measure(amount, core.nouns), ONE, (core.kind,), 3, core.outer)
        for core in cores(reading, at)
        if core.mass and reading.has(core.end, ("equal", "to"))
        for end, amount in amounts(reading, core.end + 2)
    ]


@begins("a")
def _as_many_as(reading: Reading, at: int) -> list[Found]:
    """`a number of cards equal to its cost`: so many of what is counted."""
    if not reading.has(at, ("a", "number", "of")):
        return []
    return [
        Found(end, deeds.Picked(core.nouns, 0, -1, "X", at=at, amount=amount), MANY, (core.kind,), 3, core.outer)
        for core in cores(reading, at + 3)
        if core.many and reading.has(core.end, ("equal", "to"))
        for end, amount in amounts(reading, core.end + 2)
    ]


def _at_least(reading: Reading, at: int, amount: Any) -> list[Found]:
    """`3 or more Power`, `at least 3 damage`."""
    return [core.phrase(deeds.Measure(amount, core.nouns, "or more")) for core in cores(reading, at) if core.mass]


@begins(NUMBER, "a")
def _points(reading: Reading, at: int) -> list[Found]:
    """`a point of Power`, `2 points of damage`."""
    counts = [(at + 1, deeds.Number(1))] if reading.word(at) == "a" else numbers(reading, at)
    return [
        core.phrase(deeds.Measure(amount, core.nouns))
        for end, amount in counts
        if reading.word(end) in ("point", "points") and reading.word(end + 1) == "of"
        for core in cores(reading, end + 2)
        if core.mass
    ]


@begins("a")
def _additional(reading: Reading, at: int) -> list[Found]:
    """`an additional 2 damage`, `an additional 2 points of damage`: so much more."""
    if not reading.has(at, ("a", "additional")):
        return []
    if "additional" not in reading.lexicon.adjectives:  # what a card provides, it provides besides
        return [
            core.phrase(deeds.Measure(deeds.Number(1), core.nouns))
            for core in cores(reading, at + 2)
            if _is_resource(reading, core) and not core.many
        ]
    return [
        one._replace(node=replace(one.node, nouns=replace(one.node.nouns, before=(deeds.Is("additional"),))))
        for end, _ in numbers(reading, at + 2)
        for one in _plain_measures(reading, at + 2)
        if isinstance(one.node.nouns, deeds.Nouns) and not one.node.nouns.before
    ]


@begins("a")
def _equally_much(reading: Reading, at: int) -> list[Found]:
    """`an equal amount of damage`: as much as was just spoken of."""
    if not reading.has(at, ("a", "equal", "amount", "of")):
        return []
    return [
        core.phrase(deeds.Measure(deeds.ThatMuch(), core.nouns, "equal"))
        for core in cores(reading, at + 4)
        if core.mass and not core.nouns.after
    ]


def _or_if(reading: Reading, one: Found) -> list[Found]:
    """`1 Power, or 2 Power if you control a Site`: the second where that is so."""
    from quickening.english.conditions import conditions

    begin = one.end + 1 if reading.word(one.end) == "," else one.end
    if reading.word(begin) != "or":
        return []
    return [
        Found(
            end,
            replace(one.node, amount=deeds.Calculated("or if", (one.node.amount, other.node.amount, so))),
            ONE,
            one.kinds,
        )
        for other in _plain_measures(reading, begin + 1)
        if other.node.nouns == one.node.nouns and reading.word(other.end) == "if"
        for end, so in conditions(reading, other.end + 1)
    ]


def _is_resource(reading: Reading, core: Core) -> bool:
    """`two {chi} resources`: so much of what is provided, not so many things that are chosen."""
    return reading.lexicon.kinds[core.kind].sort == "resource"


def for_each(reading: Reading, at: int, amount: Any) -> list[tuple[int, Any]]:
    """An amount, or so much for each of a kind: `for each Site`, `for each <Fire> card and each <Ice> card`."""
    found = [(at, amount)]
    if reading.has(at, ("for", "each")) or reading.has(at, ("for", "every")):
        found += [
            (end, deeds.Calculated("each", (amount, deeds.Count(each)))) for end, each in _each_kind(reading, at + 2)
        ]
        found += [
            (
                core.end,
                deeds.Calculated("each", (amount, deeds.Calculated("every", (number, deeds.Count(core.nouns))))),
            )
            for end, number in numbers(reading, at + 2)
            for core in cores(reading, end)
            if core.many and not core.mass
        ]
    return found


def _each_kind(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """What each is said of: `Site you control`, `{mon} Site and each {mon} Edge you control`."""
    single = [core for core in cores(reading, at) if not core.many and not core.mass]
    found = [(core.end, core.nouns) for core in single]
    for core in single:
        if reading.has(core.end, ("and", "each")) and not core.outer and isinstance(core.nouns, deeds.Nouns):
            found += [
                (
                    other.end,
                    deeds.OneOfNouns(
                        (deeds.Nouns(core.kind, core.nouns.before, other.nouns.after), other.nouns), "and each"
                    ),
                )
                for other in cores(reading, core.end + 2)
                if not other.many and not other.mass and isinstance(other.nouns, deeds.Nouns)
            ]
    return found


def bare(reading: Reading, at: int) -> list[Found]:
    """`Characters you control`, `damage`, `combat damage`; areas that are nobody's: `play`.

    `at least {tek}{tek}`: whoever has more has these as well.
    """
    if reading.has(at, ("at", "least")) and reading.word(at + 2)[:1] == "{":
        return bare(reading, at + 2)
    found = []
    for core in cores(reading, at):
        noun = reading.lexicon.kinds[core.kind]
        # `from hand`: whose, goes without saying
        from_there = reading.states and reading.word(at - 1) in ("from", "in")
        if noun.sort == "area" and (noun.mass or core.many or from_there) and is_plain(core.nouns):
            found.append(Found(core.end, deeds.Area(core.kind), ONE, (core.kind,)))
        elif core.kind == "card" and not core.many and _is_titled(core.nouns):
            found.append(core.phrase(deeds.All(core.nouns, "", at=at)))
        elif core.many:
            found.append(core.phrase(deeds.All(core.nouns, "", at=at), MANY))
        elif core.mass and noun.sort not in ("area", "figure", "relation", "control"):
            found.append(core.phrase(deeds.All(core.nouns, "", at=at)))
        elif noun.sort == "name" and (reading.states or noun.under != "player") and is_plain(core.nouns):
            found += _named_so(reading, core, noun, at)
    return [*found, *_lying_named(reading, at)]


def _lying_named(reading: Reading, at: int) -> list[Found]:
    """`Bear Style in play`: a card by its title alone, which needs no article."""
    if not reading.states or reading.word(at - 1) in ("", ".", ",", ":") or not reading.tokens[at:]:
        return []
    known = (reading.lexicon.nouns, reading.lexicon.adjectives)
    if not reading.tokens[at].text[:1].isupper() or any(reading.entries(table, at) for table in known):
        return []
    if any(reading.has(at, name) for name in reading.names):
        return []
    ends = [
        end
        for end in name_ends(reading, at, reading.lexicon.untitled)
        if reading.word(end) in ("in", "from") and reading.word(end + 1) == "play"
    ]
    titled = [deeds.Nouns("card", (), (deeds.Beside("titled", spelled(reading, at, end)),)) for end in ends]
    return [Found(end, deeds.Picked(nouns, at=at), ONE, ("card",)) for end, nouns in zip(ends, titled, strict=True)]


def _is_titled(described: Any) -> bool:
    """A card by its title needs no article: `you control "A Title"`."""
    before = described.before if isinstance(described, deeds.Nouns) else ()
    return any(isinstance(one, deeds.Is) and one.word[0] == '"' for one in before)


def _named_so(reading: Reading, core: Core, noun: Any, at: int) -> list[Found]:
    """`subject`, `subject Character`: a card by its part in the game, perhaps with its kind."""
    found = [Found(core.end, deeds.Related(core.kind, at=at), ONE, (core.kind, noun.under))]
    for words, kind, many in reading.entries(reading.lexicon.nouns, core.end):
        if kind.sort == noun.under == "card" and not many:
            found.append(
                Found(core.end + len(words), deeds.Related(core.kind, at=at, noun=kind.word), ONE, (kind.word,))
            )
    return found


# -- which of them are tried where ---------------------------------------------------------------------------------

_otherwise_quantified = Alternatives(
    (
        _all_of_yours,
        _only,
        _more_than,
        _some_of_yours,
        _some_of_theirs,
        _x_of_them,
        _worked_out,
        _counted,
        _over,
        _under,
        _any_target,
        _one_such,
        _of_them,
        _so_many_for_each,
    )
)
_plain_measures = Alternatives(
    (
        _numbered_measures,
        _bounded_measures,
        _compared_measures,
        _points,
        _additional,
        _equally_much,
        _as_many_as,
        _halved_measures,
        _equal_measures,
    )
)

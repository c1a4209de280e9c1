"""What narrows down a noun: adjectives before it, and behind it places, areas, figures, relative clauses."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from quickening.english import features, heads, nouns, relatives, verbs
from quickening.english.amounts import amounts, numbers
from quickening.english.names import names
from quickening.english.preferences import without_participles
from quickening.english.reading import NUMBER, Alternatives, Reading, begins, grown, remembered
from quickening.lang import deeds
from quickening.text.lexicals import name_ends, spelled

CARD = ("card",)
RESOURCE = "resource"
#: How a figure is compared, by the words behind the number.
COMPARED = {
    ("or", "less"): "or less",
    ("or", "fewer"): "or less",
    ("or", "more"): "or more",
    ("or", "greater"): "or more",
    ("or", "higher"): "or more",
    ("or", "lower"): "or less",
}


#: How it is compared where it may be equal as well.
OR_EQUAL: dict[tuple[str, ...], str] = {
    ("no", "greater", "than"): "or less",
    ("no", "higher", "than"): "or less",
    ("no", "more", "than"): "or less",
    ("no", "less", "than"): "or more",
    ("less", "than", "or", "equal", "to"): "or less",
    ("equal", "to", "or", "less", "than"): "or less",
    ("equal", "to", "or", "more", "than"): "or more",
    ("greater", "than", "or", "equal", "to"): "or more",
    ("equal", "to", "or", "greater", "than"): "or more",
}
#: What a number may be whose size is not asked for.
PARITY = ("even", "odd")
#: Before how much of something is not meant: the rest is.
EXCESS = ("in", "excess", "of")
#: Before a figure that several cards have together.
TOTAL = "total"
#: Words that begin a clause, in capitals or not.
COMMON = frozenset(
    ("when", "while", "if", "the", "this", "that", "all", "any", "each", "you", "your", "for", "until")
)


class Trait(NamedTuple):
    """A modifier: where it ends, what it means, and which sorts of thing it may be said of."""

    end: int
    trait: Any
    sorts: tuple[str, ...]


def may_stand(reading: Reading, sorts: tuple[str, ...], kind: str) -> bool:
    """Whether a modifier may be said of a kind of thing."""
    return any(reading.lexicon.is_kind(kind, sort) for sort in sorts)


def controlled_by(owner: Any) -> deeds.Gap:
    """`your Characters` are those you control."""
    return deeds.Gap(deeds.Deed("control", (("AGENT", owner),)), "WHAT", possessive=True)


def with_after(described: Any, trait: Any) -> Any:
    """The nouns with one more modifier behind them; several nouns under one determiner share it."""
    if isinstance(described, deeds.OneOfNouns):
        return replace(described, options=tuple(with_after(one, trait) for one in described.options))
    return replace(described, after=(*described.after, trait))


def with_first(described: Any, trait: Any) -> Any:
    """The nouns with one more modifier, before all others behind them: `your X at Y` is `X you control at Y`."""
    if isinstance(described, deeds.OneOfNouns):
        return replace(described, options=tuple(with_first(one, trait) for one in described.options))
    return replace(described, after=(trait, *described.after))


def with_trait(described: Any, trait: Any) -> Any:
    """The nouns with one more modifier: an adjective said behind the noun is one said before it."""
    if isinstance(trait, deeds.Is) and isinstance(described, deeds.Nouns):
        return replace(described, before=(*described.before, replace(trait, behind=True)))
    return with_after(described, trait)


# -- before the noun -----------------------------------------------------------------------------------------------


@remembered
def adjectives(reading: Reading, at: int) -> list[Any]:
    """The adjectives from a place: none, one, or several, with where they end."""
    none: tuple[int, tuple[Trait, ...]] = (at, ())
    return grown(
        [none],
        lambda one: [
            (trait.end, (*one[1], trait))
            for trait in _either(reading, one[0] + _comma(reading, one))
            if all(trait.trait != before.trait for before in one[1])
        ],
    )


def _comma(reading: Reading, found: tuple[int, tuple[Trait, ...]]) -> bool:
    """`a non-Unique, non-Site card`: a comma between two things it is not."""
    end, traits = found
    non = bool(traits) and isinstance(traits[-1].trait, deeds.Is) and traits[-1].trait.non
    return non and reading.word(end) == "," and reading.word(end + 1).startswith("non-")


def _either(reading: Reading, at: int) -> list[Trait]:
    """One adjective, or several with `or` between them; signs that stand together are one alternative."""
    runs = _runs(reading, at)
    if not runs or not any(reading.word(run.end) in ("or", "and", ",") for run in runs):
        return single_adjectives(reading, at)
    found = [] if is_sign(reading.word(at)) else list(single_adjectives(reading, at))  # no sign of a list is alone
    growing: list[tuple[int, tuple[Any, ...], tuple[str, ...], str]]
    growing = [(run.end, (run.trait,), run.sorts, "") for run in runs]
    while growing:
        found += [Trait(end, deeds.Any_(traits, word), sorts) for end, traits, sorts, word in growing if word]
        growing = [
            (run.end, (*traits, run.trait), tuple(sort for sort in sorts if sort in run.sorts), last)
            for end, traits, sorts, word in growing
            if not word
            for begin, last in _or_joints(reading, end)
            for run in _runs(reading, begin)
        ]
    return found


def _or_joints(reading: Reading, at: int) -> list[tuple[int, str]]:
    """Where the next word of a list begins, and by which word it is the last one."""
    for word in ("or", "and"):
        if reading.has(at, (",", word)):
            return [(at + 2, word)]
        if reading.word(at) == word:
            return [(at + 1, word)]
    return [(at + 1, "")] if reading.word(at) == "," else []


def is_sign(word: str) -> bool:
    """Whether a word is a designator or a resource, as cards mark them."""
    return word[:1] == "<" or (word[:1] == "{" and word[-1:] == "}")


def _runs(reading: Reading, at: int) -> list[Trait]:
    """An adjective, or signs side by side: `<Kung> <Fu>`."""
    if not (is_sign(reading.word(at)) and is_sign(reading.word(at + 1))):
        return single_adjectives(reading, at)
    end, traits = at, []
    while is_sign(reading.word(end)):
        traits.append(single_adjectives(reading, end)[0].trait)
        end += 1
    return [Trait(end, deeds.All_(tuple(traits)), CARD)]


@remembered
def single_adjectives(reading: Reading, at: int) -> list[Trait]:
    """`turned`, `non-Unique`, `<Fire>`, `{dra}`, `other`."""
    word = reading.word(at)
    if word.startswith("non-"):
        return _negated(reading, at, word.removeprefix("non-"))
    if word == "non" and reading.word(at + 1) == "-":
        return [Trait(one.end, replace(one.trait, non=True), one.sorts) for one in single_adjectives(reading, at + 2)]
    if is_sign(word):
        sorts = CARD if word[0] == "<" else ("card", RESOURCE)
        return [Trait(at + 1, deeds.Is(reading.tokens[at].text), sorts)]
    if is_name(reading, at):
        return [Trait(at + 1, deeds.Is(f"<{reading.tokens[at].text}>"), CARD)]
    found = [
        Trait(at + len(words), deeds.Is(adjective.word), adjective.sorts)
        for words, adjective in reading.entries(reading.lexicon.adjectives, at)
        if not adjective.behind
    ]
    return [*found, *_described(reading, at)]


@begins(NUMBER)
def _with_both(reading: Reading, at: int) -> list[Trait]:
    return [Trait(end, deeds.With(figures), CARD) for end, figures in _both_figures(reading, at)]


def _both_figures(reading: Reading, at: int) -> list[tuple[int, tuple[deeds.Has, ...]]]:
    """`2 ATK and 3 DEF`: both of its figures."""

    def figured(place: int) -> list[tuple[int, deeds.Has]]:
        return [
            (last, deeds.Has(figure, "exactly", amount))
            for end, amount in numbers(reading, place)
            if isinstance(amount, deeds.Number)
            for last, figure in figures(reading, end)
        ]

    if not reading.lexicon.reserved:
        return []
    return [
        (last, (one, two))
        for end, one in figured(at)
        if reading.word(end) == "and"
        for last, two in figured(end + 1)
        if one.figure != two.figure
    ]


def _titled(reading: Reading, at: int) -> list[Trait]:
    """`a Caliban card`, `a Survival counter`: by its name."""
    return [Trait(end, deeds.Titled(name), ("card", "counter")) for end, name in names(reading, at)]


def _marked(reading: Reading, at: int) -> list[Trait]:
    """`a +1 ATK and +1 DEF counter`: by what it gives."""
    if reading.word(at)[:1] not in ("+", "-"):
        return []
    return [
        Trait(end, deeds.With(features), ("counter",))
        for end, features in verbs.feature_lists(reading, at)
        if any(noun.sort == "counter" for _, noun, _ in reading.entries(reading.lexicon.nouns, end))
    ]


def _damaged_so(reading: Reading, at: int) -> list[Trait]:
    """`3 or more damage`, `at least 3 damage on it`, behind `with`."""
    least = reading.has(at, ("at", "least"))
    return [
        Trait(last, deeds.Has("damage", "or more", number), CARD)
        for end, number in numbers(reading, at + 2 * least)
        for begin in [end + 2 * reading.has(end, ("or", "more"))]
        if reading.word(begin) == "damage" and least != (begin > end) and not reading.states
        for last in {begin + 1, begin + 1 + 2 * reading.has(begin + 1, ("on", "it"))}
    ]


def complements(reading: Reading, at: int) -> list[Trait]:
    """Adjectives as they stand behind `is`: also those that never stand before a noun."""
    if reading.word(at) == "also" and not reading.states and not reading.lexicon.reserved:
        return complements(reading, at + 1)  # what is so besides is so
    return single_adjectives(reading, at) + [
        Trait(at + len(words), deeds.Is(adjective.word), adjective.sorts)
        for words, adjective in reading.entries(reading.lexicon.adjectives, at)
        if adjective.behind
    ]


def is_name(reading: Reading, at: int) -> bool:
    """Whether a word in capitals within a sentence is a designator, where a game knows such and no table the word."""
    token = reading.tokens[at] if 0 < at < len(reading.tokens) else None
    if token is None or token.kind != "word" or not token.text[0].isupper() or not reading.lexicon.signs:
        return False
    lexicon, word = reading.lexicon, reading.word(at)
    known = (lexicon.nouns, lexicon.adjectives, lexicon.keywords, lexicon.verbs, lexicon.adjuncts, lexicon.relations)
    starts = reading.word(at - 1) in (".", "::", ":", '"', "")
    own = any(reading.has(at - n, name) for name in reading.names for n in range(len(name)))
    return (
        not starts and not own and len(word) > 2 and word not in COMMON and not any(word in table for table in known)
    )


@begins(NUMBER)
def _figured(reading: Reading, at: int) -> list[Trait]:
    """`1-cost`: with that figure."""
    return [
        Trait(last, deeds.Has(figure, "exactly", amount, before=True), CARD)
        for end, amount in numbers(reading, at)
        if reading.word(end) == "-"
        for last, figure in figures(reading, end + 1)
    ] + _sized(reading, at)


def _sized(reading: Reading, at: int) -> list[Trait]:
    """`a 3 card Exertion`, `a 3-card Exertion`: a procedure of so many cards."""
    return [
        Trait(last + 1, deeds.Has("card", "exactly", amount, before=True), ("procedure",))
        for end, amount in numbers(reading, at)
        for last in [end + (reading.word(end) == "-")]
        if reading.word(last) == "card" and "procedure" in reading.lexicon.sorts
    ]


def _negated(reading: Reading, at: int, word: str) -> list[Trait]:
    if reading.lexicon.adjectives.get(f"non-{word}"):
        return [
            Trait(at + len(words), deeds.Is(adjective.word), adjective.sorts)
            for words, adjective in reading.entries(reading.lexicon.adjectives, at)
        ]
    known = [
        (at + len(words), one.word, one.sorts)
        for words, one in reading.lexicon.adjectives.get(word, ())
        if reading.has(at + 1, words[1:])
    ]
    known += [
        (at + len(words), one.word, (one.sort,))
        for words, one, many in reading.lexicon.nouns.get(word, ())
        if reading.has(at + 1, words[1:]) and not many
    ]
    return [Trait(end, deeds.Is(said, non=True), sorts) for end, said, sorts in known]


_described = Alternatives((_figured, _titled, _marked, _with_both))


# -- behind the noun -----------------------------------------------------------------------------------------------


@remembered
def behind(reading: Reading, at: int) -> list[Trait]:
    """Whatever may stand behind a noun."""
    word = reading.word(at)
    found = []
    if word in ("in", "at", "from"):
        found += _lying(reading, at, word)
    if word == "on":
        found += [
            Trait(one.end, deeds.Beside("on", one.node), ("card", "counter"))
            for one in nouns.single_phrases(reading, at + 1)
            if any(reading.lexicon.is_kind(kind, "card") for kind in one.kinds)
        ]
    if word == "except" or reading.has(at, ("other", "than")):
        begin = at + 1 if word == "except" else at + 2
        found += [
            Trait(one.end, deeds.Beside("other than", one.node), CARD) for one in nouns.single_phrases(reading, begin)
        ]
    if word in ("with", "without", "bearing"):
        found += having(reading, at) if word != "bearing" else _with_known(reading, at + 1)
        found += [*_who_has(reading, at), *_damaged_so(reading, at + 1)] if word == "with" else []
    if reading.has(at, ("where", "you")):
        found += _place_where(reading, at + 2)
    if word == "whose":
        found += _whose(reading, at)
    if reading.has(at, EXCESS):
        found += [
            Trait(end, deeds.Beside(" ".join(EXCESS), much), ("damage",)) for end, much in amounts(reading, at + 3)
        ]
    if word == "there":
        found.append(Trait(at + 1, deeds.At(deeds.Place("place", None, "that"), "there"), CARD))
    listed = [
        Trait(at + len(words), deeds.Is(adjective.word), adjective.sorts)
        for words, adjective in reading.entries(reading.lexicon.adjectives, at)
        if adjective.behind
    ]
    found += listed
    found += _said_behind(reading, at)
    found += related(reading, at, bare=True)
    found += [
        Trait(at + len(words), deeds.Within(row["key"]), CARD)
        for words, row in reading.entries(reading.lexicon.adjuncts, at)
        if row["kind"] == "span"
    ]
    found += without_participles(relatives.relatives(reading, at), listed)
    return found


def _who_has(reading: Reading, at: int) -> list[Trait]:
    """`an opponent with 3 or more Power`; `a zone with an enemy hero`."""
    found = _place_with(reading, at + 1) if reading.lexicon.reserved else []
    if "have" not in reading.lexicon.senses:
        return found
    return found + [
        Trait(one.end, deeds.Gap(deeds.Deed("have", (("WHAT", one.node),)), "AGENT"), ("player",))
        for one in nouns.single_phrases(reading, at + 1)
        if isinstance(one.node, (deeds.Picked, deeds.All, deeds.Measure, deeds.More, deeds.No))
    ]


@begins("to")
def _inflicted_on(reading: Reading, at: int) -> list[Trait]:
    """`damage to this card`: what is inflicted on it."""
    if "inflict" not in reading.lexicon.senses or reading.states:
        return []
    return [
        Trait(one.end, deeds.Gap(deeds.Deed("inflict", (("ON", one.node),)), "AMOUNT"), ("damage",))
        for one in nouns.single_phrases(reading, at + 1)
        if _is_card(reading, one)
    ]


@begins("from")
def _inflicted_by(reading: Reading, at: int) -> list[Trait]:
    """`damage from a single source`, `damage from it to Sites`: what that inflicts, and on whom."""
    if "inflict" not in reading.lexicon.senses:
        return []
    sources = [one for one in nouns.single_phrases(reading, at + 1) if _is_card(reading, one)]
    found: list[tuple[int, verbs.Roles]] = [(one.end, (("AGENT", one.node),)) for one in sources]
    found += [
        (other.end, (("AGENT", one.node), ("ON", other.node)))
        for one in sources
        if reading.word(one.end) == "to"
        for other in nouns.single_phrases(reading, one.end + 1)
        if _is_card(reading, other)
    ]
    return [Trait(end, deeds.Gap(deeds.Deed("inflict", roles), "AMOUNT"), ("damage",)) for end, roles in found]


def _is_card(reading: Reading, one: Any) -> bool:
    return any(reading.lexicon.is_kind(kind, "card") for kind in one.kinds)


def _place_with(reading: Reading, at: int) -> list[Trait]:
    """`a zone with an enemy hero`: somebody is there."""
    phrases = [one for one in nouns.single_phrases(reading, at) if may_stand(reading, CARD, (one.kinds or ("",))[0])]
    return [
        *(Trait(one.end, deeds.With(one.node), ("place",)) for one in phrases if isinstance(one.node, deeds.Picked)),
        *(
            Trait(one.end, deeds.With(one.node), ("object",))  # `each object with it`
            for one in phrases
            if isinstance(one.node, (deeds.Points, deeds.Me))
        ),
    ]


def _place_where(reading: Reading, at: int) -> list[Trait]:
    """`any zone where you already have a hero`: somebody of yours is there."""
    begin = at + (reading.word(at) == "already")  # what is asked is asked at that time
    if reading.word(begin) not in ("have", "control"):
        return []
    return [
        Trait(one.end, deeds.Beside("where you have", one.node), ("place",))
        for one in nouns.single_phrases(reading, begin + 1)
        if isinstance(one.node, deeds.Picked) and may_stand(reading, CARD, (one.kinds or ("",))[0])
    ]


@begins("not", "named")
def _named(reading: Reading, at: int) -> list[Trait]:
    """`named Caliban`, `not named Metzi`."""
    non = reading.word(at) == "not"
    begin = at + 1 if non else at
    if reading.word(begin) != "named":
        return []
    return [Trait(end, deeds.Titled(name, "named", non), CARD) for end, name in names(reading, begin + 1)]


@begins(NUMBER, "up", "more")
def away(reading: Reading, at: int) -> list[Trait]:
    """`up to 2 zones away from me`."""
    return [
        Trait(one.end, deeds.Away(way, one.node), CARD)
        for end, way in ways(reading, at)
        if not way.to and reading.has(end, ("away", "from"))
        for one in nouns.single_phrases(reading, end + 2)
        if any(reading.lexicon.is_kind(kind, "card") for kind in one.kinds)
    ]


_said_behind = Alternatives((_named, _inflicted_by, _inflicted_on, away))


def ways(reading: Reading, at: int) -> list[tuple[int, deeds.Way]]:
    """How far, and where to: `1 zone forward`, `up to 2 zones forward or back`."""
    up_to = reading.has(at, ("up", "to"))
    if reading.has(at, ("more", "than")):
        return [
            (end, replace(way, amount=deeds.Calculated("more", (way.amount,))))
            for end, way in ways(reading, at + 2)
            if not way.up_to
        ]
    found = []
    for end, amount in numbers(reading, at + 2 if up_to else at):
        for words, noun, many in reading.entries(reading.lexicon.nouns, end):
            if noun.sort != "place" or many == (amount == deeds.Number(1)):
                continue
            last = end + len(words)
            found.append((last, deeds.Way(amount, noun.word, "", up_to)))
            found += [
                (last + len(said), deeds.Way(amount, noun.word, row["key"], up_to))
                for said, row in reading.entries(reading.lexicon.adjuncts, last)
                if row["kind"] == "direction"
            ]
    return found


def related(reading: Reading, at: int, bare: bool = False) -> list[Trait]:
    """Relations of the game's table: `the subject of a State`, `closer to victory than you`."""
    found = []
    for words, relation in reading.entries(reading.lexicon.relations, at):
        end = at + len(words)
        if bare and not relation.bare:
            continue
        if relation.takes.sorts == ("title",):
            found += [
                Trait(last, deeds.Beside(relation.word, spelled(reading, end, last)), relation.of)
                for last in name_ends(reading, end, ())[-1:]
            ]
        elif relation.takes.sorts == ("sign",):
            found += [one for one in single_adjectives(reading, end) if is_sign(reading.word(end))]
            found = [one._replace(trait=deeds.Beside(relation.word, one.trait), sorts=relation.of) for one in found]
        else:
            found += [
                Trait(one.end, deeds.Beside(relation.word, one.node), relation.of)
                for one in nouns.single_phrases(reading, end)
                if reading.fits(one, relation.takes)
            ]
    return found


def negated(one: Trait) -> Trait | None:
    """A modifier with `not` before it, if that can be said."""
    if isinstance(one.trait, (deeds.Is, deeds.Beside, deeds.With)):
        return one._replace(trait=replace(one.trait, non=not one.trait.non))
    return None


def _lying(reading: Reading, at: int, word: str) -> list[Trait]:
    """`in your smoked pile`, `at this location`, `in my zone`."""
    found = []
    for one in nouns.single_phrases(reading, at + 1):
        if isinstance(one.node, deeds.Area) and word == "in":
            found.append(Trait(one.end, deeds.In(one.node), ("card", RESOURCE, "points")))
        elif word != "from" and (isinstance(one.node, deeds.Place) or _is_some_place(reading, one.node)):
            found.append(Trait(one.end, deeds.At(one.node, word), ("card", "combat")))
    return found


def _is_some_place(reading: Reading, node: Any) -> bool:
    """`in a zone`: one that may be spoken of."""
    nouns_of = node.nouns if isinstance(node, deeds.Picked) and node.word == "a" else None
    return isinstance(nouns_of, deeds.Nouns) and reading.lexicon.kinds[nouns_of.kind].sort == "place"


def having(reading: Reading, at: int) -> list[Trait]:
    """What follows `with`, `without` or `has`: `a cost of 3 or less`, `2 DEF or less`, `Fighting 3`, `Stealth`."""
    if reading.word(at) == "without":
        found = _bearing(reading, at + 1)
        return [one._replace(trait=replace(one.trait, non=True)) for one in found] + [
            Trait(end, deeds.With(feature, non=True), CARD) for end, feature in features.features(reading, at + 1)
        ]
    found = [Trait(end, deeds.With(feature), CARD) for end, feature in features.features(reading, at + 1)]
    begin = at + 2 if reading.word(at + 1) in ("a", "the") else at + 1
    for end, figure in figures(reading, begin):
        of = reading.word(end) == "of"
        found += [
            Trait(last, deeds.Has(figure, how, amount), CARD)
            for last, how, amount in (compared(reading, end + of) if _is_sized(reading, at + 1, begin, end) else ())
        ]
        found += [*_no_lower(reading, end, figure), *_figure_or(reading, end, figure)]
        found += _either_figure(reading, end + of, figure) if of else []
        found += [
            Trait(last, deeds.Has(figure, how, amount), CARD)
            for last, how, amount in than_anothers(reading, end + of, figure)
            if not reading.states and not isinstance(amount.of, deeds.You)
        ]
        for than, how in (("less", "less"), ("fewer", "less"), ("more", "more"), ("greater", "more")):
            if reading.has(end, (than, "than")):
                found += [
                    Trait(last, deeds.Has(figure, how, amount), CARD) for last, amount in amounts(reading, end + 2)
                ]
    for word in ("most", "least"):
        if reading.has(at + 1, ("the", word)):
            found += [
                Trait(core.end, deeds.Has(core.kind, word, deeds.Number(0)), ("player",))
                for core in heads.cores(reading, at + 3)
                if core.mass and heads.is_plain(core.nouns)
            ]
    if reading.word(at + 1) == "no":
        found += [
            Trait(end, deeds.Has(figure, "none", deeds.Number(0)), CARD) for end, figure in figures(reading, at + 2)
        ]
    for end, amount in numbers(reading, at + 1):
        for last, figure in figures(reading, end):
            how, after = _comparison(reading, last)
            found.append(Trait(after, deeds.Has(figure, how, amount), CARD))
    found += [Trait(end, deeds.With(both), CARD) for end, both in _both_figures(reading, at + 1)]
    found += _than_the_subject(reading, begin)
    return [*found, *_as_much_as(reading, at + 1), *_bearing(reading, at + 1), *_with_known(reading, at + 1)]


#: In place of whom a figure is compared with that names nobody: the subject of its verb.
COMPARED_WITH = "compared with"


def _than_the_subject(reading: Reading, at: int) -> list[Trait]:
    """`enters combat with a Character with a higher Fighting`: than whoever does it (`verbs.with_subject`)."""
    if reading.word(at) not in THAN or reading.states or reading.lexicon.reserved:
        return []
    return [
        Trait(end, deeds.Has(figure, THAN[reading.word(at)], deeds.Figure(figure, whose)), CARD)
        for end, figure in figures(reading, at + 1)
        if reading.word(end) not in ("than", "of")
        for whose in [deeds.Points(COMPARED_WITH, at=at)]
    ]


def _with_known(reading: Reading, at: int) -> list[Trait]:
    """`with that designator`, `with the chosen designator`: what was chosen before."""
    if reading.word(at) not in ("that", "the") or not reading.lexicon.signs:
        return []
    return [
        Trait(one.end, deeds.With(one.node), CARD)
        for one in nouns.single_phrases(reading, at)
        if isinstance(one.node, deeds.Points) and one.kinds == ("designator",)
    ]


def _either_figure(reading: Reading, at: int, figure: str) -> list[Trait]:
    """`with a printed Fighting of 1 or 2`: one or the other."""
    if reading.states or reading.lexicon.reserved:
        return []
    return [
        Trait(last, deeds.Any_(tuple(deeds.Has(figure, "exactly", one) for one in (first, second))), CARD)
        for end, first in numbers(reading, at)
        if reading.word(end) == "or"
        for last, second in numbers(reading, end + 1)
    ]


def _figure_or(reading: Reading, at: int, figure: str) -> list[Trait]:
    """`a cost or Fighting of 2 or less`: one of the two figures is so."""
    if reading.word(at) != "or":
        return []
    return [
        Trait(last, deeds.Any_((deeds.Has(figure, how, amount), deeds.Has(other, how, amount))), CARD)
        for end, other in figures(reading, at + 1)
        if reading.word(end) == "of"
        for last, how, amount in compared(reading, end + 1)
    ]


def _no_lower(reading: Reading, at: int, figure: str) -> list[Trait]:
    """`no lower than two less than yours`: than that of the one that was chosen first."""
    if not reading.has(at, ("no", "lower", "than")):
        return []
    return [
        Trait(end + 2 + len(whose), deeds.Has(figure, "no lower by", amount), CARD)
        for end, amount in numbers(reading, at + 3)
        for whose in (("yours",), ("your", "character", "'s"))
        if reading.has(end, ("less", "than", *whose))
    ]


def _is_sized(reading: Reading, at: int, begin: int, end: int) -> bool:
    """`a cost of 3`, `Fighting of 3`, `Fighting 3`, `a cost greater than 3`: behind an article there is an `of`."""
    return begin == at or reading.word(end) in ("of", "less", "greater", "more", "equal", "no")


def _as_much_as(reading: Reading, at: int) -> list[Trait]:
    """`less DEF than me`, `the same or less DEF as the round number`: compared with another's, or a number."""
    found = []
    for how, word in (("less", "less"), ("more", "more")):
        for words, than, compared in ((("the", "same", "or", word), "as", f"or {how}"), ((word,), "than", how)):
            if not reading.has(at, words):
                continue
            for end, figure in figures(reading, at + len(words)):
                if reading.word(end) == than:
                    found += [
                        Trait(last, deeds.Has(figure, compared, deeds.Figure(other, None)), CARD)
                        for last, other in figures(reading, end + 1)
                        if other != figure  # `more ATK than DEF`: compared with another of its own
                    ]
                    whom = [
                        (one.end, deeds.Figure(figure, one.node))
                        for one in nouns.single_phrases(reading, end + 1)
                        if may_stand(reading, CARD, (one.kinds or ("",))[0])
                    ]
                    found += [
                        Trait(last, deeds.Has(figure, compared, amount), CARD)
                        for last, amount in [*amounts(reading, end + 1), *whom]
                    ]
    return found


def _bearing(reading: Reading, at: int) -> list[Trait]:
    """`a Web counter`, `an object`, `this feature`: what a card has with it or on it."""
    if not reading.lexicon.reserved:
        return []
    return [
        Trait(one.end, deeds.With(one.node), CARD)
        for one in nouns.single_phrases(reading, at)
        if any(may_stand(reading, ("counter", "feature"), kind) for kind in one.kinds)
        or isinstance(one.node, deeds.Called)
    ]


def compared(reading: Reading, at: int) -> list[tuple[int, str, Any]]:
    """`3`, `3 or less`, `less than 3`: where it ends, how, how much."""
    found = []
    for words, how in OR_EQUAL.items():
        if reading.has(at, words):
            return [(end, how, amount) for end, amount in amounts(reading, at + len(words))]
    for than, how in ((("less", "than"), "less"), (("greater", "than"), "more"), (("more", "than"), "more")):
        if reading.has(at, than):
            found += [(end, how, amount) for end, amount in amounts(reading, at + 2)]
    for end, amount in amounts(reading, at):
        how, after = _comparison(reading, end)
        found.append((after, how, amount))
    if reading.has(at, ("equal", "to")):
        found += [(end, "exactly", amount) for end, amount in amounts(reading, at + 2)]
    return found


#: Words before `than`, and how they compare.
THAN = {"less": "less", "lower": "less", "more": "more", "greater": "more", "higher": "more"}


def than_anothers(reading: Reading, at: int, figure: str) -> list[tuple[int, str, Any]]:
    """`lower than your opponent's`, `higher than yours`: compared with the same figure of somebody else."""
    if reading.word(at) not in THAN or reading.word(at + 1) != "than":
        return []
    how = THAN[reading.word(at)]
    if reading.word(at + 2) == "yours":
        return [(at + 3, how, deeds.Figure(figure, deeds.You()))]
    return [
        (one.end + 1, how, deeds.Figure(figure, one.node))
        for one in nouns.single_phrases(reading, at + 2)
        if reading.word(one.end) in ("'s", "'")
    ]


def _comparison(reading: Reading, at: int) -> tuple[str, int]:
    how = COMPARED.get((reading.word(at), reading.word(at + 1)))
    return ("exactly", at) if how is None else (how, at + 2)


def _whose(reading: Reading, at: int) -> list[Trait]:
    """`whose cost is less than 3`."""
    together = reading.word(at + 1) in ("total", "combined")
    found = []
    for end, figure in figures(reading, at + 1 + together, many=together):
        said = f"{TOTAL} {figure}" if together else figure
        if reading.word(end) in (("is", "are") if together else ("is",)):
            found += [Trait(last, deeds.Has(said, how, one), CARD) for last, how, one in compared(reading, end + 1)]
        if reading.word(end) == "is" and reading.word(end + 1) in PARITY and not together:
            found.append(Trait(end + 2, deeds.Has(said, reading.word(end + 1), deeds.Number(0)), CARD))
        if reading.word(end) in ("does", "do") and reading.has(end + 1, ("not", "exceed")):
            found += [
                Trait(last, deeds.Has(said, "or less", amount), CARD) for last, amount in amounts(reading, end + 3)
            ]
    return found


def figures(reading: Reading, at: int, many: bool = False) -> list[tuple[int, str]]:
    """A figure by its name: `cost`, `Fighting`, `DEF`; of `many` also `costs`."""
    return [
        (at + len(words), noun.word)
        for words, noun, several in reading.entries(reading.lexicon.nouns, at)
        if noun.sort == "figure" and (many or not several)
    ]

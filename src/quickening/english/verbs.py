"""Verb phrases: from one line of a verb table its active, passive, participle and relative forms.

Roles behind the object may stand in any order, each at most once. A role that does not fit is no reading.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from quickening.english import features, heads, modifiers, nouns
from quickening.english.amounts import amounts, numbers
from quickening.english.lexicon import Role, Verb, split
from quickening.english.preferences import licensed
from quickening.english.quantities import for_each
from quickening.english.reading import MANY, Found, Reading, grown, remembered
from quickening.lang import deeds

BE = {"is": ("one",), "am": ("one",), "are": ("many",), "was": ("one",), "were": ("many",)}
#: `move on its own`: whoever does it, unaided.
OWN_WORDS = ("my", "its", "his", "her", "their")
PAST = ("was", "were")
#: Words that bar, allow or oblige, and what they make of the deed behind them.
MODALS = {
    ("cannot",): "bar",
    ("can't",): "bar",
    ("can", "not"): "bar",
    ("may", "not"): "bar",
    ("will", "not"): "bar",
    ("may", "only"): "only",
    ("can", "only"): "only",
    ("can",): "let",
    ("may",): "let",
    ("must",): "make",
}
#: The same by their first word.
MODALS_BY_WORD: dict[str, list[tuple[tuple[str, ...], str]]] = {
    word: [one for one in MODALS.items() if one[0][0] == word] for word in {words[0] for words in MODALS}
}


#: The role of a word that says how something is done.
HOW = "HOW"
#: The mark of `only` before a role: `may be blocked only by a Power Block`.
ONLY = "ONLY"


class Phrase(NamedTuple):
    """A verb phrase: where it ends, the deed without its subject, and which role the subject takes."""

    end: int
    deed: deeds.Deed
    subject: Role | None
    verb: Verb
    form: str = "plain"


Roles = tuple[tuple[str, Any], ...]


# -- forms of a verb -----------------------------------------------------------------------------------------------


@remembered
def plain(reading: Reading, at: int) -> list[Phrase]:
    """`smoke target Character`: as ordered, and behind `may`, `must`, `to`."""
    return active(reading, at, "plain")


@remembered
def with_s(reading: Reading, at: int) -> list[Phrase]:
    """`smokes a Character`."""
    return active(reading, at, "s")


@remembered
def past(reading: Reading, at: int) -> list[Phrase]:
    """`smoked a Character`."""
    return active(reading, at, "past")


@remembered
def gerund(reading: Reading, at: int) -> list[Phrase]:
    """`smoking a Character`."""
    return active(reading, at, "ing")


@remembered
def passive(reading: Reading, at: int) -> list[Phrase]:
    """`smoked by an opponent`: what was the object is the subject."""
    found = []
    for words, form in forms_at(reading, at, "done"):
        verb = form.verb
        for subject in verb.objects[:1]:
            rest = tuple(role for role in verb.objects if role is not subject)
            by = () if verb.agent is None else (verb.agent._replace(preposition=("by",), needed=False),)
            others = (*verb.others, *by)
            found += [
                Phrase(end, deeds.Deed(verb.sense, _said_how(reading, words, roles)), subject, verb, "done")
                for end, roles in roles(reading, at + len(words), rest, others)
            ]
    return found


def impending(reading: Reading, at: int) -> list[Phrase]:
    """`about to enter combat with a Character`: what somebody does next, where a table knows that."""
    if not reading.has(at, ("about", "to")):
        return []
    return [
        one._replace(deed=replace(one.deed, sense=f"about to {one.deed.sense}"))
        for one in plain(reading, at + 2)
        if f"about to {one.deed.sense}" in reading.lexicon.senses
    ]


def forms_at(reading: Reading, at: int, form: str) -> list[Any]:
    """The verbs that stand at a place in a form, perhaps with a word before them that says how: `successfully`."""
    word = reading.word(at)
    if word in reading.lexicon.adverbs:
        return [((word, *words), known) for words, known in forms_at(reading, at + 1, form)]
    return reading.entries(reading.lexicon.verbs_in[form], at)


def _said_how(reading: Reading, words: tuple[str, ...], roles: Roles) -> Roles:
    """The roles, with how it is done if a word before the verb says that."""
    if words[0] not in reading.lexicon.adverbs:
        return roles
    return tuple(sorted((*roles, (HOW, deeds.Is(words[0])))))


def active(reading: Reading, at: int, wanted: str, missing: str = "") -> list[Phrase]:
    """A verb in one of its forms with its roles, but the `missing` one."""
    found = []
    for words, form in forms_at(reading, at, wanted):
        verb = form.verb
        objects = tuple(role for role in verb.objects if role.name != missing)
        if missing and len(objects) == len(verb.objects):
            continue
        found += [
            Phrase(end, deeds.Deed(verb.sense, _said_how(reading, words, roles)), verb.agent, verb, wanted)
            for end, roles in roles(reading, at + len(words), objects, verb.others)
        ]
    return licensed(found)


# -- roles ---------------------------------------------------------------------------------------------------------


def roles(reading: Reading, at: int, objects: tuple[Role, ...], others: tuple[Role, ...]) -> list[tuple[int, Roles]]:
    """The parts behind a verb: its objects in order, then the others in any order."""
    partial: list[tuple[int, Roles]] = [(at, ())]
    for role in objects:
        filled = [
            (end, (*roles, *limit, (role.name, node)))
            for place, roles in partial
            for begin, limit in limited(reading, place)
            for end, node in filling(reading, begin, role)
            if not (
                limit and isinstance(node, deeds.This)
            )  # no other card could be meant: the word would say nothing
        ]
        partial = filled if role.needed else [*partial, *filled]
    found = bag(reading, partial, others)
    found += _object_behind(reading, at, objects, others)
    needed = {role.name for role in others if role.needed}
    return [(end, tuple(sorted(roles))) for end, roles in found if needed <= {name for name, _ in roles}]


def limited(reading: Reading, at: int) -> list[tuple[int, Roles]]:
    """Where a role begins, and the mark of an `only` before it."""
    if reading.states and reading.word(at) == "only":
        return [(at + 1, ((ONLY, deeds.Is("only")),))]
    return [(at, ())]


def _object_behind(
    reading: Reading, at: int, objects: tuple[Role, ...], others: tuple[Role, ...]
) -> list[tuple[int, Roles]]:
    """`reduce to 0 all damage inflicted on this card`: a long object stands behind the rest, but for what it is then.

    `play Hidden attacks` speaks of attacks that are Hidden.
    """
    others = tuple(role for role in others if "state" not in role.sorts)
    if len(objects) != 1 or not any(reading.has(at, role.preposition) for role in others):
        return []
    return [
        (end, (*roles, (objects[0].name, node)))
        for place, roles in bag(reading, [(at, ())], others)
        if roles
        for end, node in filling(reading, place, objects[0])
    ]


def bag(reading: Reading, partial: list[tuple[int, Roles]], others: tuple[Role, ...]) -> list[tuple[int, Roles]]:
    """Roles with prepositions, each at most once, in any order."""

    def one_more(found: tuple[int, Roles]) -> list[tuple[int, Roles]]:
        place, roles = found
        return [
            (end, (*roles, *limit, (role.name, node)))
            for begin, limit in limited(reading, place)
            for role in others
            if reading.has(begin, role.preposition)
            if all(name not in (role.name, *(mark for mark, _ in limit)) for name, _ in roles)
            for end, node in filling(reading, begin + len(role.preposition), role)
        ]

    return grown(partial, one_more)


def frame(reading: Reading, sense: str) -> Verb | None:
    """The first line of a sense."""
    return next(iter(reading.lexicon.senses.get(sense, ())), None)


def filling(reading: Reading, at: int, role: Role) -> list[tuple[int, Any]]:
    """What may take a role, from a place."""
    for sort, rule in FILLINGS.items():
        if sort in role.sorts:
            return rule(reading, at)
    return [(one.end, narrowed(one.node, role)) for one in nouns.noun_phrases(reading, at) if reading.fits(one, role)]


def _means(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`turning a Site`, `the turning of a Site`."""
    found = [(one.end, one.deed) for one in gerund(reading, at)]
    for words, form in forms_at(reading, at + 1, "ing") if reading.word(at) == "the" else ():
        behind = at + 1 + len(words)
        if reading.word(behind) == "of":
            verb = form.verb
            said = roles(reading, behind + 1, verb.objects, verb.others)
            found += [(end, deeds.Deed(verb.sense, known)) for end, known in said if known]
    return found


def _amounts(reading: Reading, at: int) -> list[tuple[int, Any]]:
    return [(end, full) for last, one in amounts(reading, at) for end, full in for_each(reading, last, one)]


def _each(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """Behind `for each`: whatever is counted."""
    cores = heads.cores(reading, at)
    return [(core.end, deeds.Count(core.nouns)) for core in cores if not core.many and not core.mass]


def _states(reading: Reading, at: int) -> list[tuple[int, Any]]:
    adjectives = modifiers.single_adjectives(reading, at)
    return [(one.end, one.trait) for one in adjectives if not isinstance(one.trait, deeds.Titled)]


def _sign_lists(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`{dra}`, `{dra}, {asc} or {han}`: resources by their signs."""

    def one_more(found: tuple[int, tuple[Any, ...]]) -> list[tuple[int, tuple[Any, ...]]]:
        end, signs = found
        joints = ((",", "or"), (",", "and"), (",",), ("or",), ("and",))
        begin = next((end + len(words) for words in joints if reading.has(end, words)), end)
        return [(last, (*signs, *more)) for last, more in _one_sign(reading, begin)] if begin > end else []

    return [*grown(_one_sign(reading, at), one_more)]


def _sign_runs(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`{chi}{chi}`: resources side by side, with no noun behind them."""
    found = grown(
        _one_sign(reading, at), lambda one: [(end, (*one[1], *more)) for end, more in _one_sign(reading, one[0])]
    )
    return found[-1:] if found and reading.word(found[-1][0]) not in ("resource", "resources") else []


def _one_sign(reading: Reading, at: int) -> list[tuple[int, tuple[Any, ...]]]:
    word = reading.word(at)
    return [(at + 1, (deeds.Is(reading.tokens[at].text),))] if word[:1] == "{" and word[-1:] == "}" else []


def _manners(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`at random`, `face up`: how, as the game's table lists it."""
    return [
        (at + len(words), deeds.Is(row["key"]))
        for words, row in reading.entries(reading.lexicon.adjuncts, at)
        if row["kind"] == "manner"
    ]


def _durations(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`until the end of the turn`, before something that belongs to the verb."""
    return [
        (at + len(words), deeds.Lasting(row["key"]))
        for words, row in reading.entries(reading.lexicon.adjuncts, at)
        if row["kind"] == "duration"
    ]


def _traits(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """What somebody becomes: `unblockable`, `a Titan`."""
    kinds = [(one.end, one.node) for one in nouns.single_phrases(reading, at) if isinstance(one.node, deeds.Picked)]
    return [*((one.end, one.trait) for one in modifiers.complements(reading, at)), *kinds]


def _own(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`its own`, behind `on`."""
    own = reading.word(at) in OWN_WORDS and reading.word(at + 1) == "own"
    return [(at + 2, deeds.Is(f"{reading.word(at)} own"))] if own else []


def _figures(reading: Reading, at: int) -> list[tuple[int, Any]]:
    return [(one.end, one.node) for one in nouns.single_phrases(reading, at) if isinstance(one.node, deeds.Figure)]


def _scores(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`1 Fighting`: so much of a figure as somebody comes to have."""
    return [
        (end + len(words), deeds.Has(noun.word, "exactly", number))
        for end, number in numbers(reading, at)
        for words, noun, _ in reading.entries(reading.lexicon.nouns, end)
        if noun.sort == "figure"
    ]


def _bold_words(reading: Reading, at: int) -> list[tuple[int, tuple[Any, ...]]]:
    """`Ambush or Stealth`, `other Characters' Stealth`: keywords alone, of whomever."""
    begin = at + 3 if reading.has(at, ("other", "characters", "'")) else at
    return listed(reading, begin, _bold_word, ("or", "and"))


def _bold_word(reading: Reading, at: int) -> list[tuple[int, Any]]:
    return [
        (at + len(words), deeds.Feature(keyword.word))
        for words, keyword in reading.entries(reading.lexicon.keywords, at)
        if keyword.takes in ("", "against")
    ]


def _prices(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`-1 cost`, `-X cost`, `no cost`: how much more or less is paid."""
    word = reading.word(at)
    if word == "-" and reading.has(at + 1, ("x", "cost")):
        return [(at + 3, deeds.Calculated("minus", (deeds.X(),)))]
    if reading.word(at + 1) != "cost":
        return []
    if word == "no":
        return [(at + 2, deeds.No(deeds.Nouns("cost")))]
    if word[:1] not in ("+", "-") or not word[1:].isdigit():
        return []
    return for_each(reading, at + 2, deeds.Number(int(word)))


#: Words that say that something costs more or less, and which way.
DEARER = {"more": 1, "extra": 1, "additional": 1, "less": -1, "fewer": -1}


def _dearer(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`1 less [to play]`, `1 more Power to play`, `an additional Power to play`: behind `cost`."""
    begin, price = at + 1, 0
    if reading.word(at) == "a" and reading.word(at + 1) in DEARER:
        begin, price = at + 2, DEARER[reading.word(at + 1)]
    for end, one in numbers(reading, at):
        if isinstance(one, deeds.Number) and reading.word(end) in DEARER:
            begin, price = end + 1, one.value * DEARER[reading.word(end)]
    begin += reading.word(begin) == "power"
    if not price:
        return []
    plain = not (reading.states or reading.lexicon.reserved)
    end = begin + 2 if reading.has(begin, ("to", "play")) else begin if plain else 0
    if not end or not plain:
        return [(end, deeds.Number(price))] if end else []
    return for_each(reading, end, deeds.Number(price))


def narrowed(node: Any, role: Role) -> Any:
    """A pronoun in a role is of the sorts that the role takes."""
    if isinstance(node, deeds.Points) and node.nouns is None:
        return replace(node, sorts=tuple(sort for sort in node.sorts if sort in role.sorts) or role.sorts)
    return node


def feature_lists(reading: Reading, at: int, word: str = "and") -> list[tuple[int, tuple[Any, ...]]]:
    """`+1 Fighting and Stealth`: features with commas and `and`, or another word."""
    found = listed(reading, at, features.features, (word,))
    return [(end, _all_against(reading, features)) for end, features in found]


def listed(
    reading: Reading, at: int, items: Callable[[Reading, int], list[tuple[int, Any]]], words: tuple[str, ...]
) -> list[tuple[int, tuple[Any, ...]]]:
    """`a`; `a and b`; `a, b, and c`: commas between them, and a word before the last."""
    Listed = tuple[int, tuple[Any, ...], bool]  # noqa: N806  where it ends, what was listed, whether that was all

    def one_more(found: Listed) -> list[Listed]:
        return [
            (end, (*found[1], item), last)
            for begin, last in ([] if found[2] else _next_items(reading, found[0], words))
            for end, item in items(reading, begin)
        ]

    single: list[Listed] = [(end, (item,), False) for end, item in items(reading, at)]
    return [(end, found) for end, found, last in grown(single, one_more) if last or len(found) == 1]


def _all_against(reading: Reading, features: tuple[Any, ...]) -> tuple[Any, ...]:
    """`Ambush and +2 damage against Sites`: whatever can be had against somebody is had against them alone."""
    last = features[-1].against if isinstance(features[-1], deeds.Feature) else None
    if last is None or (isinstance(last, deeds.Beside) and (last.non or last.word != "against")):
        return features
    against = last.what if isinstance(last, deeds.Beside) else last
    return tuple(
        replace(one, against=against) if one.against is None and _takes(reading, one, "against") else one
        for one in features
    )


def _takes(reading: Reading, one: deeds.Feature, what: str) -> bool:
    words = split(one.word)
    entries = reading.lexicon.keywords.get(words[0], ())
    return any(known == words and keyword.takes == what for known, keyword in entries)


def _next_items(reading: Reading, at: int, words: tuple[str, ...]) -> list[tuple[int, bool]]:
    """Where the next of a list begins, and whether it is the last one."""
    comma = reading.word(at) == ","
    if reading.word(at + comma) in words:
        return [(at + comma + 1, True)]
    return [(at + 1, False)] if comma else []


# -- with a subject ------------------------------------------------------------------------------------------------


def agrees(subject: Found, form: str) -> bool:
    """Whether a subject and a form of the verb go together: `he smokes`, `they smoke`, `I smoke`."""
    if form == "past":
        return True
    many = subject.number == MANY or subject.person < 3
    if form == "s":
        return not many or subject.number == "either"
    return many or subject.number == "either"


def with_subject(phrase: Phrase, subject: Any) -> deeds.Deed:
    """The deed with its subject in its role."""
    assert phrase.subject is not None
    role = phrase.subject
    node = narrowed(subject, role)
    others = _compared(phrase.deed.roles, node)
    return replace(phrase.deed, roles=tuple(sorted((*others, (role.name, node)), key=_by_name)))


def _compared(roles: Roles, subject: Any) -> Roles:
    """`smokes a Character with a higher cost`: than the subject has."""
    if all(getattr(one, "word", "") != modifiers.COMPARED_WITH for one in deeds.walk(roles)):
        return roles
    known = isinstance(subject, (deeds.This, deeds.Related)) or type(subject) is deeds.Points

    def meant(node: Any) -> Any:
        same = isinstance(node, deeds.Points) and node.word == modifiers.COMPARED_WITH
        return subject if same and known else node

    filled: Roles = deeds.changed(roles, meant)
    return filled


def _by_name(role: tuple[str, Any]) -> str:
    return role[0]


#: `with combat damage`: by inflicting it.
_BLOWS = deeds.Deed("inflict", (("AMOUNT", deeds.All(deeds.Nouns("damage", (deeds.Is("combat"),)), "")),))

#: Roles that no noun phrase takes, by their sort.
FILLINGS: dict[str, Callable[[Reading, int], list[tuple[int, Any]]]] = {
    "feature": feature_lists,
    "bold": _bold_words,
    "means": _means,
    "price": _prices,
    "dearer": _dearer,
    "number": numbers,
    "amount": _amounts,
    "each": _each,
    "way": lambda reading, at: [*modifiers.ways(reading, at)],
    "own": _own,
    "itself": lambda reading, at: [(at + 1, deeds.Is("it"))] if reading.word(at) == "it" else [],
    "there": lambda reading, at: [(at + 1, deeds.Place("zone", None, "that"))] if reading.word(at) == "there" else [],
    "random": lambda reading, at: [(at + 1, deeds.Is("random"))] if reading.word(at) == "random" else [],
    "apiece": lambda reading, at: [(at + 1, deeds.Is("each"))] if reading.word(at) == "each" else [],
    "blow": lambda reading, at: [(at + 2, _BLOWS)] if reading.has(at, ("combat", "damage")) else [],
    "afterward": lambda reading, at: [(at + 1, deeds.Is("afterward"))] if reading.word(at) == "afterward" else [],
    "turning": lambda reading, at: [(at + 1, deeds.Is("turning"))] if reading.word(at) == "turning" else [],
    "signs": _sign_lists,
    "run": _sign_runs,
    "state": _states,
    "manner": _manners,
    "duration": _durations,
    "trait": _traits,
    "figure": _figures,
    "score": _scores,
    "likeness": lambda reading, at: listed(reading, at, features.printed, ("and",)),
}

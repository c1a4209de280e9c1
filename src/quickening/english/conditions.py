"""Conditions and events: what may be so, and what may happen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.english import nouns, verbs
from quickening.english.amounts import lying_on, numbers
from quickening.english.noun_words import AT_ONCE
from quickening.english.predicates import BEING, Finite, complements, predicates, would
from quickening.english.reading import MANY, Found, Reading, grown, remembered
from quickening.english.threats import THREATEN, THREATS, threats
from quickening.lang import deeds

#: `there are no Sites in play`: only that they are.
THERE = "there"
#: Whether somebody else did what was said before.
OF_OTHERS = (
    *((who, *words) for who in ("he", "she") for words in (("does", "not"), ("doesn't",))),
    *(("they", *words) for words in (("do", "not"), ("don't",))),
)
OTHERS_DID_NOT = deeds.Done(True, "others")
#: `if not`, `otherwise`: of what was asked before, or of what one may do.
NOT_SO = deeds.Done(True, "not")


@remembered
def conditions(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """What may be so: `you control a Site`, `this card is turned`."""
    single = single_conditions(reading, at)
    pairs = [*single, *_with_another(reading, single, comma=False)]
    return [*pairs, *_with_another(reading, pairs, comma=True), *_listed(reading, single)]


def _listed(reading: Reading, single: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
    """`you are Disarmed, your opponent is armed, and you have an attack pending`: all of them, or one."""
    if not reading.states:
        return []
    return [
        (last, deeds.Joined((one, two, three), word))
        for end, one in single
        if reading.word(end) in (",", "and")
        for middle, two in single_conditions(reading, end + 1)
        for word, length in (("and", 1), ("and", 2), ("or", 2))
        if reading.has(middle, ("and",) if length == 1 else (",", word))
        if (reading.word(end) == ",") == (length == 2)
        for last, three in single_conditions(reading, middle + length)
    ]


def _with_another(reading: Reading, found: list[tuple[int, Any]], comma: bool) -> list[tuple[int, Any]]:
    """Conditions with one more behind them; a comma sets it apart from two that are joined: `a or b, and c`."""
    return [
        (last, deeds.Joined((one, other), reading.word(end + comma)))
        for end, one in found
        if reading.word(end + comma) in ("and", "or") and (not comma or reading.word(end) == ",")
        for last, other in single_conditions(reading, end + comma + 1 + (reading.word(end + comma + 1) == "if"))
    ]


def _times(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`it's round 3 or later`."""
    if not reading.has(at, ("it", "'s")) and not reading.has(at, ("it", "is")):
        return []
    found: list[tuple[int, Any]] = []
    for words, noun, many in reading.entries(reading.lexicon.nouns, at + 2):
        if noun.sort == "unit" and not many:
            found += numbered_unit(reading, at + 2 + len(words), noun.word)
    return [*found, *_whose_time(reading, at + 2)]


def _whose_time(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`it's your turn`, `it's your opponent's turn`."""
    return [
        (one.end, deeds.Time("during", one.node.kind, one.node.of))
        for one in nouns.single_phrases(reading, at)
        if isinstance(one.node, deeds.Related) and reading.lexicon.is_kind(one.node.kind, "unit")
    ]


def numbered_unit(reading: Reading, at: int, unit: str) -> list[tuple[int, deeds.Now]]:
    """`3`, `3 or later`, behind the name of a span of the game."""
    found = []
    for end, number in numbers(reading, at):
        if isinstance(number, deeds.Number):
            found.append((end, deeds.Now(unit, number.value)))
            if reading.has(end, ("or", "later")):
                found.append((end + 2, deeds.Now(unit, number.value, or_later=True)))
    return found


def _answers(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`if you do`, `if you don't`, `if not`: whether what was said before was done, or was so."""
    said = (
        *((("you", "do", *so), False) for so in ((), ("so",))),
        *(((*words, *so), True) for words in (("you", "don't"), ("you", "do", "not")) for so in ((), ("do", "so"))),
        (("not",), True),
    )
    came_off = [
        (at + 4, deeds.Done(of=form.verb.sense))
        for words, form in reading.entries(reading.lexicon.verbs, at + 1)
        if reading.word(at) == "the" and form.form == "plain" and len(words) == 1
        if not reading.entries(reading.lexicon.nouns, at + 1)  # `the attack` is a thing of its own
        if reading.has(at + 2, ("is", "successful"))
    ]
    others = OF_OTHERS if reading.states else ()
    came_off += [(at + len(words), OTHERS_DID_NOT) for words in others if reading.has(at, (*words, ","))]
    return came_off[:1] + [
        (at + len(words), NOT_SO if words == ("not",) else deeds.Done(non))
        for words, non in said
        if reading.has(at, words) and reading.word(at + len(words)) == ","
    ]


def single_conditions(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """One thing that may be so."""
    found: list[tuple[int, Any]] = [*_times(reading, at), *_answers(reading, at)]
    found += [
        (at + len(words), deeds.Fact(deeds.Deed(sense)))
        for words, sense in reading.entries(reading.lexicon.idioms, at)
    ]
    if reading.word(at) == "there" and reading.word(at + 1) in ("is", "are"):
        found += [
            (one.end, deeds.State(one.node, (deeds.Is(THERE),)))
            for one in nouns.single_phrases(reading, at + 2)
            if isinstance(one.node, (deeds.Picked, deeds.No, deeds.Measure, deeds.More))
            and (one.number == MANY) == (reading.word(at + 1) == "are")
        ]
        found += _both_there(reading, at + 2)
        found += _damage_on(reading, at + 2)
    for subject in nouns.noun_phrases(reading, at):
        said: list[tuple[int, Any]] = []
        for one in predicates(reading, subject, subject.node):
            if one.mood == "state":
                said.append((one.end, one.what))
            elif one.mood in ("fact", "not"):
                said.append((one.end, deeds.Fact(one.what, one.past, one.mood == "not")))
        said = _as_had(said)
        if reading.word(subject.end) in verbs.BE:
            said = _as_adjectives(said)
            said += _either_complement(reading, subject, said)
        found += [*said, *_spanned(reading, said)]
    return found


def _both_there(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`there are 3 lead heroes and no defender heroes in zone 5`: where the second are the first are."""
    return [
        (other.end, deeds.Joined(tuple(deeds.State(who, (deeds.Is(THERE),)) for who in (there, other.node))))
        for one in nouns.single_phrases(reading, at)
        if isinstance(one.node, deeds.Picked) and one.number == MANY and not one.outer
        if reading.word(one.end) == "and"
        for other in nouns.single_phrases(reading, one.end + 1)
        if isinstance(other.node, (deeds.Picked, deeds.No)) and isinstance(other.node.nouns, deeds.Nouns)
        for there in [replace(one.node, nouns=replace(one.node.nouns, after=other.node.nouns.after))]
    ]


def _as_adjectives(said: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
    """`this card is damaged`: a word that is listed as an adjective is one, and nothing that was done."""
    ends = {end for end, one in said if isinstance(one, deeds.State) and isinstance(one.traits[0], deeds.Is)}
    return [(end, one) for end, one in said if isinstance(one, deeds.State) or end not in ends or one.past]


def _as_had(said: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
    """`it has Guts`: as a condition, what it has, and nothing that it gains."""
    ends = {end for end, one in said if isinstance(one, deeds.State) and isinstance(one.traits[0], deeds.With)}
    return [(end, one) for end, one in said if isinstance(one, deeds.State) or end not in ends]


def _damage_on(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`there is at least 3 damage on it`."""
    begin = at + 2 if reading.has(at, ("at", "least")) else at
    return [
        (last, deeds.State(deeds.Measure(amount, nouns, "or more"), (deeds.Is(THERE),)))
        for end, amount in numbers(reading, begin)
        for start in [end + 2 if reading.has(end, ("or", "more")) else end]
        if (start > end) != (begin > at)
        for last, nouns in lying_on(reading, start)
    ]


def _spanned(reading: Reading, said: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
    """`you played an attack this turn`: facts of a span that the game's table lists."""
    return [
        (end + len(words), replace(fact, span=row["key"]))
        for end, fact in said
        if isinstance(fact, deeds.Fact)
        for words, row in reading.entries(reading.lexicon.adjuncts, end)
        if row["kind"] == "span"
    ]


def _either_complement(reading: Reading, subject: Found, found: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
    """`is controlled by an opponent or in your hand`: something else that the same subject may be."""
    gone = reading.word(subject.end) in verbs.PAST
    return [
        (last, deeds.Joined((one, deeds.State(subject.node, traits, False, gone)), "or"))
        for end, one in found
        if reading.word(end) == "or"
        for last, traits in complements(reading, subject, end + 1)
    ]


def would_be(reading: Reading, at: int, once: bool = False) -> list[tuple[int, deeds.Would]]:
    """What would happen: `I would be KO'd`."""
    return [
        (one.end, deeds.Would(one.what, once))
        for subject in nouns.noun_phrases(reading, at)
        for one in would(reading, subject)
    ]


@remembered
def events(reading: Reading, at: int) -> list[tuple[int, deeds.Event]]:
    """What may happen: `a Character is smoked`, `this card is seized or burned`, `you seize or burn a Site`."""
    found = []
    for subject in nouns.noun_phrases(reading, at):
        for one in predicates(reading, subject, subject.node):
            if one.mood == "fact" and not one.past:
                found.append((one.end, deeds.Event((one.what,))))
                found += [*_or_else(reading, subject, one), *_one_of_several(reading, subject, one)]
            if one.mood == "state" and reading.states and not one.past and not one.what.non:
                been = deeds.Deed(BEING, (("TRAITS", one.what.traits), ("WHAT", one.what.who)))
                found.append((one.end, deeds.Event((been,))))
        found += _shared_object(reading, subject)
        found += _shared_tail(reading, subject)
        found += _threatening(reading, subject)
    found += _together(reading, found)
    return [*found, *(other for one in found for other in _or_when(reading, *one))]


def _threatening(reading: Reading, subject: Found) -> list[tuple[int, deeds.Event]]:
    """`an Event would damage or smoke a card`: it waits, and would do that if nothing is done about it."""
    if reading.word(subject.end) != "would" or reading.states or reading.lexicon.reserved:
        return []
    if not any(reading.lexicon.is_kind(kind, sort) for kind in subject.kinds for sort in THREATS):
        return []
    return [
        (end, deeds.Event((deeds.Deed(THREATEN, (("AGENT", subject.node), ("WHAT", deeds.Could(said)))),)))
        for end, said in threats(reading, subject.end + 1)
    ]


def _or_when(reading: Reading, at: int, one: deeds.Event) -> list[tuple[int, deeds.Event]]:
    """`when I come into play or when I am KO'd`: another event, with a subject of its own."""
    if reading.word(at) != "or" or reading.word(at + 1) not in ("when", "whenever") or len(one.deeds) > 1:
        return []
    return [
        (end, deeds.Event((*one.deeds, *other.deeds)))
        for end, other in events(reading, at + 2)
        if len(other.deeds) == 1
    ]


def _or_else(reading: Reading, subject: Found, one: Finite) -> list[tuple[int, deeds.Event]]:
    """`is seized or burned`, `enters play or attacks`: another verb of the same subject."""
    if reading.word(one.end) != "or":
        return []
    again = subject._replace(end=one.end + 1)
    found = [two for two in predicates(reading, again, subject.node) if two.mood == "fact" and not two.past]
    if reading.word(subject.end) in verbs.BE:
        found += [
            Finite(two.end, verbs.with_subject(two, subject.node))
            for two in verbs.passive(reading, one.end + 1)
            if two.subject is not None and reading.fits(subject, two.subject)
        ]
    return [(two.end, deeds.Event((_sharing(one.what, two.what), two.what))) for two in found]


def _one_of_several(reading: Reading, subject: Found, one: Finite) -> list[tuple[int, deeds.Event]]:
    """`an opponent plays an Edge, seizes a Site, or burns one`: verbs of one subject, with `or` before the last."""
    if reading.word(one.end) != "," or reading.states or reading.lexicon.reserved:
        return []
    Listed = tuple[int, tuple[deeds.Deed, ...], bool]  # noqa: N806  where it ends, the deeds, whether that was all

    def one_more(found: Listed) -> list[Listed]:
        end, said, closed = found
        if closed or reading.word(end) != ",":
            return []
        last = reading.word(end + 1) == "or"
        again = subject._replace(end=end + 1 + last)
        return [
            (two.end, (*said, two.what), last)
            for two in predicates(reading, again, subject.node)
            if two.mood == "fact" and not two.past
        ]

    first: Listed = (one.end, (one.what,), False)
    listed = grown([first], one_more)
    return [(end, deeds.Event(said)) for end, said, closed in listed if closed and len(said) > 2]


def _together(reading: Reading, found: list[tuple[int, deeds.Event]]) -> list[tuple[int, deeds.Event]]:
    """`two or more Characters are smoked at the same time`: so many at one moment."""
    return [
        (end + 4, deeds.Event((replace(event.deeds[0], roles=roles),)))
        for end, event in found
        if reading.has(end, ("at", "the", "same", "time")) and len(event.deeds) == 1
        for roles in [tuple((name, _in_one_moment(who)) for name, who in event.deeds[0].roles)]
        if roles != event.deeds[0].roles
    ]


def _in_one_moment(node: Any) -> Any:
    """So many or more, all of one moment."""
    several = isinstance(node, deeds.Picked) and node.word == "or more" and node.least > 1
    return replace(node, word=AT_ONCE) if several else node


def _sharing(one: deeds.Deed, two: deeds.Deed) -> deeds.Deed:
    """`is seized or burned by an opponent`: whoever does the second does the first, unless that has its own."""
    agent = two.role("AGENT")
    if agent is None or one.role("AGENT") is not None:
        return one
    return replace(one, roles=tuple(sorted((*one.roles, ("AGENT", agent)), key=lambda role: role[0])))


def _shared_object(reading: Reading, subject: Found) -> list[tuple[int, deeds.Event]]:
    """`an opponent seizes or burns this card`: two verbs, one object."""
    found = []
    for words, form in reading.entries(reading.lexicon.verbs, subject.end):
        end = subject.end + len(words)
        if form.form not in ("s", "plain") or reading.word(end) != "or":
            continue
        again = subject._replace(end=end + 1)
        for two in predicates(reading, again, subject.node):
            shares = form.verb.objects and two.mood == "fact" and two.what.role("WHAT") is not None
            if shares and not two.past and form.verb.sense != two.what.sense:
                found.append((two.end, deeds.Event((replace(two.what, sense=form.verb.sense), two.what))))
    return found


def _shared_tail(reading: Reading, subject: Found) -> list[tuple[int, deeds.Event]]:
    """`enters or leaves play`: two verbs that end alike."""
    if reading.word(subject.end + 1) != "or":
        return []
    again = subject._replace(end=subject.end + 2)
    found = []
    for two in predicates(reading, again, subject.node):
        if two.mood != "fact" or two.past:
            continue
        tail = two.what.sense.split()[1:]
        for words, form in reading.lexicon.verbs.get(reading.word(subject.end), ()):
            alike = tail and list(words[1:]) == tail and form.form in ("s", "plain")
            if alike and form.verb.agent == reading.lexicon.senses[two.what.sense][0].agent:
                found.append((two.end, deeds.Event((replace(two.what, sense=form.verb.sense), two.what))))
    return found

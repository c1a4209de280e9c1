"""Adjuncts: when, how long, how often, on what condition. In front of a sentence with a comma, or at its end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.english import conditions, heads, nouns, verbs
from quickening.english.amounts import number_lists, numbers
from quickening.english.clauses import SAME
from quickening.english.lexicon import Role
from quickening.english.predicates import complements
from quickening.english.reading import MANY, ONE, Alternatives, Found, Reading, begins, remembered
from quickening.lang import deeds

WHEN = (
    ("when",),
    ("whenever",),
    ("each", "time"),
    ("every", "time"),
    ("any", "time"),
    ("once", "each", "time", "that"),
)
#: Whoever the sentence is about, in a clause that does not say it: `while attacking`.
SUBJECT = "~"
DURING = {("during",): "during", ("on",): "during", ("except", "during"): "except"}
#: Verbs of state: nothing happens when they are so.
STATES = ("control", "own")
#: Spans of the game that somebody begins, and by which deed.
ATTACKS = {"attack": "declare an attack"}
#: What a card is in the turn in which it came.
FIRST_TURN = "in its first turn in play"
#: The span of the game that returns for every player.
TURN = "turn"
#: Whether somebody can do what has to be done.
ABLE = (
    *((who, be, "able") for who, be in (("he", "is"), ("she", "is"), ("they", "are"), ("you", "are"))),
    *((who, "can") for who in ("he", "she", "they", "you")),
    ("possible",),
)
POINTS = {"start": "start", "beginning": "start", "end": "end"}


@remembered
def adjuncts(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """Every adjunct from a place."""
    return _adjuncts(reading, at)


@begins("instead")
def _instead_of(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`instead of attacking`."""
    if not reading.states or reading.word(at + 1) != "of":
        return []
    return [(one.end, deeds.InsteadOf(one.deed)) for one in verbs.gerund(reading, at + 2)]


@begins("as")
def _as_it_happens(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`as I come into play`."""
    if reading.word(at - 1) not in ("", ".") or reading.states:
        return []
    return [(end, deeds.As(event.deeds[0])) for end, event in conditions.events(reading, at + 1)]


@begins("immediately")
def _immediately(reading: Reading, at: int) -> list[tuple[int, Any]]:
    return [(at + 1, deeds.Immediately())]


@begins("while", "if", "when", "except", "only", "during", "until", "but", "and")
def _asked(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """What has to be so: `while ...`, `if ...`, `unless ...`, `only if ...`."""
    found: list[tuple[int, Any]] = []
    for word, node in (("while", deeds.While), ("if", deeds.OnlyIf)):
        if reading.word(at) == word:
            found += [(end, node(condition)) for end, condition in conditions.conditions(reading, at + 1)]
    if reading.word(at) in ("while", "when", "if"):
        found += [(end, deeds.While(state)) for end, state in _elliptic(reading, at + 1)]
    if reading.word(at) == "but" and not (reading.states or reading.lexicon.reserved):
        found += [(end, deeds.OnlyIf(condition)) for end, condition in conditions.conditions(reading, at + 1)]
    found += [*_and_so(reading, at), *_first_turn(reading, at)]
    if reading.has(at, ("except", "while")) or reading.has(at, ("except", "when")):
        found += [(end, deeds.While(deeds.Joined((one,), "not"))) for end, one in _whether(reading, at + 2)]
    if reading.has(at, ("only", "if")):
        found += [(end, deeds.OnlyIf(condition)) for end, condition in conditions.conditions(reading, at + 2)]
    return found


def _and_so(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`when an attack fails and an opponent is closer to victory than you`: what has to be so as well."""
    if reading.word(at) != "and" or reading.states or reading.lexicon.reserved:
        return []
    said = reading.words[:at]
    clause = said[len(said) - next((n for n, word in enumerate(reversed(said)) if word in (".", "::", ",")), at) :]
    if not {"when", "whenever"} & set(clause) or {"while", "if", "or"} & set(clause):
        return []  # it goes with what is waited for, and with nothing else that has to be so
    return [
        (end, deeds.OnlyIf(one))
        for end, one in conditions.single_conditions(reading, at + 1)
        if not getattr(one, "past", True)
        if isinstance(one, deeds.State) or (isinstance(one, deeds.Fact) and one.deed.sense in (*STATES, "have"))
    ]


def _first_turn(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`during the turn they enter play`, `until the end of the turn in which it enters play`."""
    for words in (("during", "the", TURN), ("until", "the", "end", "of", "the", TURN)):
        begin = at + len(words)
        begin += 2 * reading.has(begin, ("in", "which"))
        subject = reading.word(begin) in ("it", "he", "she", "they")
        if reading.has(at, words) and subject and reading.word(begin + 1) in ("enter", "enters"):
            if reading.word(begin + 2) == "play":
                state = deeds.State(deeds.Points(SUBJECT, at=at), (deeds.Is(FIRST_TURN),))
                return [(begin + 3, deeds.While(state))]
    return []


@begins("once")
def _once(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`once during your Main Shot`: once each turn, and only in that part of it."""
    return [
        (end, deeds.Limit(TURN, 1, deeds.Time("during", unit, whose)))
        for end, unit, whose in (units(reading, at + 2) if reading.word(at + 1) in ("during", "per") else ())
        if isinstance(whose, (deeds.You, deeds.Related)) or (not reading.states and isinstance(whose, deeds.All))
    ]


@begins("if", "as", "unless")
def _provided(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`as long as you control a Site`; `unless you do`: if that is not so; `unless its controller pays`: not done."""
    if reading.has(at, ("if", "able")):
        return [(at + 2, deeds.Able())]
    if reading.states and reading.word(at) == "if":
        found = [(at + 1 + len(words), deeds.Able()) for words in ABLE if reading.has(at + 1, words)]
        if found:
            return list(found)
    if reading.has(at, ("as", "long", "as")):
        return [(end, deeds.While(condition)) for end, condition in conditions.conditions(reading, at + 3)]
    if reading.word(at) != "unless":
        return []
    asked = conditions.conditions(reading, at + 1)
    if reading.states:
        return [(end, deeds.Unless(condition)) for end, condition in asked]
    done = [
        (end, deeds.OnlyIf(deeds.Joined((fact,), "not")))
        for end, fact in asked
        if not reading.lexicon.reserved or _is_deed(fact)
    ]
    return [*done, *((end, deeds.While(deeds.Joined((one,), "not"))) for end, one in _whether(reading, at + 1))]


def _is_deed(fact: Any) -> bool:
    return isinstance(fact, deeds.Fact) and not fact.past and fact.deed.sense not in (*STATES, "have")


def _whether(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """A condition, or one that does not say whom it is about: `you control a Site`, `attacking`."""
    return [*conditions.conditions(reading, at), *_elliptic(reading, at)]


def _elliptic(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`attacking`, `not the subject of a State`, `damaged or in your back row`: said of the sentence's subject."""
    non = reading.word(at) == "not"
    if reading.word(at + non) in ("that", "who", "which"):
        return []  # that would be said of a noun before it
    who = deeds.Points(SUBJECT, at=at)
    subject = Found(at, who, ONE, ("card", *reading.own_kinds))
    single = [
        (end, deeds.State(who, traits, non))
        for end, traits in complements(reading, subject, at + non)
        if not isinstance(traits[0], (deeds.Picked, deeds.No))
    ]
    either: list[tuple[int, Any]] = [
        (last, deeds.Joined((one, deeds.State(who, traits)), "or"))
        for end, one in single
        if reading.word(end) == "or" and not non
        for last, traits in complements(reading, subject, end + 1)
    ]
    return [*single, *either]


@begins("in")
def _answers(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`in response to an Event played by an opponent`; `in response` to what was said in front."""
    if not reading.has(at, ("in", "response")):
        return []
    if reading.word(at + 2) != "to":
        return [(at + 2, deeds.Answers())]
    return [
        (one.end, deeds.Answers(one.node))
        for one in nouns.single_phrases(reading, at + 3)
        if isinstance(one.node, deeds.Picked)
    ]


@begins(*(words[0] for words in WHEN), "if", "the", "instead", "after")
def _events(reading: Reading, at: int) -> list[tuple[int, Any]]:
    found: list[tuple[int, Any]] = []
    for words in (*WHEN, ("if",)):
        if reading.has(at, words):
            found += conditions.would_be(reading, at + len(words))
    for words in WHEN:
        if reading.has(at, words):
            found += [
                one for one in conditions.events(reading, at + len(words)) if one[1].deeds[0].sense not in STATES
            ]
            found += [
                (end, deeds.OnlyIf(fact))
                for end, fact in conditions.conditions(reading, at + len(words))
                if isinstance(fact, deeds.Fact) and fact.deed.sense in STATES
            ]
    if reading.word(at) == "after" and reading.states:
        found += conditions.events(reading, at + 1)
        found += [
            (end, deeds.Event((fact.deed,)))
            for end, fact in conditions.conditions(reading, at + 1)
            if isinstance(fact, deeds.Fact) and fact.past and not fact.non and not fact.span
        ]
    if reading.word(at) == "if" and not reading.states and not reading.lexicon.reserved:
        found += [  # of two deeds in the present one is waited for
            one for one in conditions.events(reading, at + 1) if len(one[1].deeds) > 1 and _all_happen(one[1])
        ]
    if reading.has(at, ("the", "next", "time")):
        found += conditions.would_be(reading, at + 3, once=True)
        found += [(end, deeds.NextTime(one)) for end, one in conditions.events(reading, at + 3)]
    if reading.word(at) == "instead":
        found.append((at + 1, deeds.Instead()))
    return found


def _all_happen(event: deeds.Event) -> bool:
    """Whether none of its deeds is a state."""
    return not any(deed.sense in (*STATES, "have") for deed in event.deeds)


@begins("at", *(words[0] for words in DURING), "in")
def _times(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`at the start of your turn`, `at the end of each turn`, `during your turn`."""
    if reading.has(at, ("at", "the")) and reading.word(at + 2) in POINTS and reading.word(at + 3) == "of":
        point = POINTS[reading.word(at + 2)]
        found = [(end, deeds.Time(point, unit, whose)) for end, unit, whose in units(reading, at + 4)]
        found += [other for end, one in found for other in _and_of(reading, end, one)]
        which = [other for end, one in found for other in _in_which(reading, end, one)]
        return [*found, *which, *(other for end, one in found for other in _attacks(reading, end, one))]
    for words, point in DURING.items():
        if reading.has(at, words):
            found = [(end, deeds.Time(point, unit, whose)) for end, unit, whose in units(reading, at + len(words))]
            return [*found, *(other for end, one in found for other in _attacks(reading, end, one))]
    if reading.word(at) == "in":
        spans = units(reading, at + 1) if reading.states else []  # `in your Defense Phase`
        return [
            (end, deeds.Time("during", unit, whose))
            for end, unit, whose in spans
            if whose is not None and not isinstance(whose, (str, tuple))
        ] + [
            (last, deeds.OnlyIf(now))
            for end, unit, many in _unit(reading, at + 1)
            if not many
            for last, now in conditions.numbered_unit(reading, end, unit)
        ]
    return []


def _and_of(reading: Reading, at: int, one: deeds.Time) -> list[tuple[int, deeds.Time]]:
    """`at the start of round 3 and the start of round 5`."""
    if not isinstance(one.whose, tuple) or not reading.has(at, ("and", "the", one.point, "of")):
        return []
    return [
        (end, replace(one, whose=(*one.whose, *numbered)))
        for end, unit, numbered in units(reading, at + 4)
        if unit == one.unit and isinstance(numbered, tuple)
    ]


def _attacks(reading: Reading, at: int, one: deeds.Time) -> list[tuple[int, Any]]:
    """`an attack on a Site you control by an opponent`, `an attack you declared`: who attacks whom."""
    attack = verbs.frame(reading, ATTACKS[one.unit]) if one.unit in ATTACKS else None
    if attack is None or attack.agent is None or one.whose not in ("each", None):
        return []
    against = [role._replace(preposition=words) for role in attack.others for words in (("on",), ("against",))]
    by = attack.agent._replace(preposition=("by",), needed=False)
    begun = [(at + (reading.word(at) == "declared"), ()), *_declared(reading, at, attack.agent)]
    return [
        (end, replace(one, which=deeds.Deed(attack.sense, tuple(sorted(said)))))
        for start in begun
        for end, said in verbs.bag(reading, [start], (*against, by))
        if said
    ]


def _declared(reading: Reading, at: int, agent: Role) -> list[tuple[int, verbs.Roles]]:
    """`you declared`, `an opponent declared`."""
    return [
        (one.end + 1, ((agent.name, one.node),))
        for one in nouns.single_phrases(reading, at)
        if reading.word(one.end) == "declared" and reading.fits(one, agent)
    ]


def _in_which(reading: Reading, at: int, one: deeds.Time) -> list[tuple[int, Any]]:
    """`any turn in which it smoked a Character`: only of one in which that was done."""
    if not reading.has(at, ("in", "which")) or (one.whose != "each" and not reading.states):
        return []
    return [
        (end, replace(one, which=fact))
        for end, fact in conditions.conditions(reading, at + 2)
        if isinstance(fact, deeds.Fact) and fact.past
    ]


def units(reading: Reading, at: int) -> list[tuple[int, str, Any]]:
    """A span of the game and whose: `your turn`, `each turn`, `an opponent's Main Shot`, `the turn`."""
    found: list[tuple[int, str, Any]] = []
    for word, whose in (("the", None), ("each", "each"), ("any", "each"), ("a", "each"), ("every", "each")):
        if reading.word(at) == word:
            found += [(end, unit, whose) for end, unit, many in _unit(reading, at + 1) if not many]
    if reading.has(at, ("the", "next")):
        found += [(end, unit, "next") for end, unit, many in _unit(reading, at + 2) if not many]
    if reading.has(at, ("each", "of")):
        found += [
            (one.end, one.node.kind, one.node.of)
            for one in nouns.single_phrases(reading, at + 2)
            if isinstance(one.node, deeds.Related) and one.number == MANY and _is_unit(reading, one.node.kind)
        ]
    for one in nouns.single_phrases(reading, at):
        if isinstance(one.node, deeds.Related) and _is_unit(reading, one.node.kind):
            several = isinstance(one.node.of, deeds.All) and one.number == MANY  # `opponents' turns`: of each of them
            if one.number == ONE or several:
                found.append((one.end, one.node.kind, one.node.of))
    for end, unit, many in _unit(reading, at):
        found += [
            (last, unit, numbered)
            for last, numbered in number_lists(reading, end)
            if len(numbered) > 1 or not many  # `round 3 or 5` as well as `rounds 3 and 5`
            if not many or "or" not in reading.words[end:last]
            if many or len(numbered) != 2 or reading.word(end + 1) != "and"
        ]
    return found


def _unit(reading: Reading, at: int) -> list[tuple[int, str, bool]]:
    return [
        (at + len(words), noun.word, many)
        for words, noun, many in reading.entries(reading.lexicon.nouns, at)
        if noun.sort == "unit"
    ]


def _is_unit(reading: Reading, kind: str) -> bool:
    noun = reading.lexicon.kinds.get(kind)
    return noun is not None and noun.sort == "unit"


@begins("for")
def _for_each(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`for each Site you control`, `for every card in your hand, to a maximum of 3`."""
    if not reading.states or not (reading.has(at, ("for", "each")) or reading.has(at, ("for", "every"))):
        return []
    return [
        one
        for core in heads.cores(reading, at + 2)
        if not core.many and not core.mass
        for one in ((core.end, deeds.ForEach(core.nouns)), *_capped(reading, core))
    ]


def _capped(reading: Reading, core: heads.Core) -> list[tuple[int, Any]]:
    """`, to a maximum of 3`."""
    begin = core.end + 1 if reading.word(core.end) == "," else core.end
    if not reading.has(begin, ("to", "a", "maximum", "of")):
        return []
    return [
        (end, deeds.ForEach(core.nouns, most.value))
        for end, most in numbers(reading, begin + 4)
        if isinstance(most, deeds.Number)
    ]


def _counted(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """So many spans, as the game's table has them with `N` for the number: `for the next N turns`."""
    return [
        (end + len(after), deeds.Lasting(f"{row['key']} {amount.value}"))
        for before, (after, row) in reading.entries(reading.lexicon.counted, at)
        for end, amount in numbers(reading, at + len(before))
        if isinstance(amount, deeds.Number) and reading.has(end, after)
    ]


def _listed(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """Durations and limits as the game's table has them: `until the end of the turn`, `once per turn`."""
    found: list[tuple[int, Any]] = []
    for words, row in reading.entries(reading.lexicon.adjuncts, at):
        if row["kind"] in ("span", "counted", "direction", "manner", "label"):
            continue
        end = at + len(words)
        limit = row["kind"] == "limit"
        found.append((end, deeds.Limit(row["key"]) if limit else deeds.Lasting(row["key"], _named(reading, at, end))))
    return found


def _named(reading: Reading, at: int, end: int) -> Any:
    """The player whom a duration names, `during your opponent's next turn`: `they` behind it is that one."""
    if not reading.states:
        return None
    named = (
        deeds.Related(noun.word, at=place)
        for place in range(at, end)
        for _, noun, many in reading.entries(reading.lexicon.nouns, place)
        if noun.sort == "name" and noun.under == "player" and not many
    )
    return next(named, None)


_WHEN = (_events, _times, _listed, _answers, _as_it_happens, _immediately, _once)
_adjuncts = Alternatives((*_WHEN, _instead_of, _provided, _for_each, _counted, _asked))


# -- clauses that do not say whom they are about -------------------------------------------------------------------


def said_of_subject(adjuncts: tuple[Any, ...], part: Any) -> tuple[Any, ...] | None:
    """Adjuncts with whomever a statement is about in place of the subject they leave out; none if nobody is."""
    if not any(isinstance(one, deeds.While) and _is_elliptic(one.condition) for one in adjuncts):
        return adjuncts
    who = part.who if isinstance(part, (deeds.Change, deeds.State)) else None
    if isinstance(part, deeds.Do) and part.deed.manner[:1] == ("stated",):
        who = part.deed.role(part.deed.manner[1])
    if isinstance(who, deeds.All):
        who = deeds.Points(SAME, None, True, ("card",), who.at)  # of each of them, whether it is so
    if not isinstance(who, (deeds.This, deeds.Related, deeds.Points)):
        return None

    def filled(node: Any) -> Any:
        return who if isinstance(node, deeds.Points) and node.word == SUBJECT else node

    said: tuple[Any, ...] = deeds.changed(adjuncts, filled)
    return said


def _is_elliptic(condition: Any) -> bool:
    if isinstance(condition, deeds.Joined):
        return any(_is_elliptic(part) for part in condition.parts)
    who = condition.who if isinstance(condition, deeds.State) else None
    return isinstance(who, deeds.Points) and who.word == SUBJECT

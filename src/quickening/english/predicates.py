"""A verb with a subject: `smokes a Character`, `is turned`, `cannot be healed`, `has Stealth`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from quickening.english import heads, modifiers, nouns, verbs
from quickening.english.amounts import amounts, number_lists
from quickening.english.preferences import without_participles
from quickening.english.reading import MANY, Found, Reading, grown
from quickening.english.threats import threats
from quickening.lang import deeds

#: Pronouns that are never the subject of a verb.
OBJECTS = ("me", "him", "them", "himself", "herself", "itself", "yourself")
NEGATIONS = (("does", "not"), ("do", "not"), ("doesn't",), ("don't",))
#: What several things are that have the same of something: `sharing a title`.
SHARING = "sharing a"
#: What somebody is, as a deed: for what something may, must or cannot be.
BEING = "be"


class Finite(NamedTuple):
    """A verb with a subject: where it ends, the deed or state, and its mood."""

    end: int
    what: Any
    mood: str = "fact"
    past: bool = False
    role: str = ""
    others: tuple[tuple[str, deeds.Deed], ...] = ()
    closed: bool = False


def predicates(reading: Reading, subject: Found, node: Any) -> list[Finite]:
    """Every verb phrase that agrees with a subject and takes it; `me` and `them` are no subjects."""
    if reading.word(subject.end - 1) in OBJECTS and isinstance(node, (deeds.Me, deeds.Points)):
        return []
    if reading.states and reading.word(subject.end) == "then":  # what a text says is done in its order
        subject = subject._replace(end=subject.end + 1)
    if reading.word(subject.end) in ("also", "already"):  # what is done besides is done, what was so is so (SF 24.6)
        subject = subject._replace(end=subject.end + 1)
    if reading.word(subject.end) == "each" and isinstance(node, deeds.Both):  # of both it is said anyway
        subject = subject._replace(end=subject.end + 1)
    at = subject.end
    found = [
        Finite(one.end, verbs.with_subject(one, node), "fact", form == "past", one.subject.name)
        for form, phrases in (("s", verbs.with_s), ("plain", verbs.plain), ("past", verbs.past))
        if verbs.agrees(subject, form)
        for one in phrases(reading, at)
        if one.subject is not None and reading.fits(subject, one.subject)
    ]
    if reading.states and reading.word(at) == "only" and "player" not in subject.kinds:
        again = subject._replace(end=at + 1)  # `their dodges only avoid one attack`
        return [one._replace(mood="only") for one in predicates(reading, again, node) if one.mood == "fact"]
    found += _with_be(reading, subject, node)
    found += _of_none(reading, subject, node) if isinstance(node, deeds.No) else _with_modal(reading, subject, node)
    found += [*_with_have(reading, subject, node), *_with_will(reading, subject, node)]
    found += [*_not_done(reading, subject, node), *_perfect(reading, subject, node)]
    found += _attempts(reading, subject, node)
    for words in NEGATIONS if reading.word(at)[:2] == "do" else ():
        if reading.has(at, words) and verbs.agrees(subject, "s" if words[0] in ("does", "doesn't") else "plain"):
            found += [
                Finite(one.end, verbs.with_subject(one, node), "not", role=one.subject.name)
                for one in verbs.plain(reading, at + len(words))
                if one.subject is not None and reading.fits(subject, one.subject)
            ]
    if not found:
        reading.fail(at, "a verb")
    return found


def _of_none(reading: Reading, subject: Found, node: deeds.No) -> list[Finite]:
    """`no Character may attack`: all of them cannot."""
    those = deeds.All(node.nouns, "all", at=subject.end)
    found = _with_modal(reading, subject, those)
    return [one._replace(mood="bar") for one in found if one.mood == "let" and not one.others]


def _not_done(reading: Reading, subject: Found, node: Any) -> list[Finite]:
    """`did not attack`."""
    if not reading.has(subject.end, ("did", "not")):
        return []
    return [
        Finite(one.end, verbs.with_subject(one, node), "not", True, one.subject.name)
        for one in verbs.plain(reading, subject.end + 2)
        if one.subject is not None and reading.fits(subject, one.subject)
    ]


def _perfect(reading: Reading, subject: Found, node: Any) -> list[Finite]:
    """`has played an attack`, `have not attacked`."""
    word = reading.word(subject.end)
    if reading.lexicon.reserved or word not in ("has", "have"):
        return []
    if not verbs.agrees(subject, "s" if word == "has" else "plain"):
        return []
    non = reading.word(subject.end + 1) == "not"
    begin = subject.end + 1 + non
    begin += reading.word(begin) == "already"  # what was done was done before
    return [
        Finite(one.end, verbs.with_subject(one, node), "not" if non else "fact", True, one.subject.name)
        for one in verbs.active(reading, begin, "done")
        if one.subject is not None and reading.fits(subject, one.subject)
    ]


def _be_agrees(subject: Found, word: str) -> bool:
    many = subject.number == MANY or subject.person == 2
    return subject.number == "either" or many == (word in ("are", "were"))


def _with_be(reading: Reading, subject: Found, node: Any) -> list[Finite]:
    """`is smoked`, `is not turned`, `are in play`, `is a Site`."""
    word = reading.word(subject.end)
    short = word == "'s" and reading.word(subject.end - 1) in ("it", "he", "she", "that")
    if not short and not (word in verbs.BE and _be_agrees(subject, word)):
        return []
    at = subject.end + 1
    non = reading.word(at) == "not"
    at += non
    at += reading.states and reading.word(at) == "automatically"  # what a text says is so is so
    at += reading.word(at) == "now"  # what is said to be so becomes so; what is asked is asked at that time
    at += _considered(reading, at)
    at += reading.word(at) == "still"  # what is so is asked at that time, whether it was so before or not
    gone = word in verbs.PAST
    at_once = reading.word(at) == deeds.IMMEDIATELY and not (
        reading.states or reading.lexicon.reserved or non or gone
    )
    found = [
        Finite(
            one.end,
            replace(verbs.with_subject(one, node), manner=(deeds.IMMEDIATELY,) * at_once),
            "not" if non else "fact",
            gone,
            one.subject.name,
        )
        for one in verbs.passive(reading, at + at_once)
        if one.subject is not None and reading.fits(subject, one.subject)
    ]
    found += [
        Finite(one.end, verbs.with_subject(one, node), "not" if non else "fact", gone, one.subject.name)
        for one in verbs.impending(reading, at)
        if one.subject is not None and reading.fits(subject, one.subject)
    ]
    return found + [
        Finite(end, deeds.State(node, traits, non, gone), "state", gone)
        for end, traits in complements(reading, subject, at)
    ]


def _considered(reading: Reading, at: int) -> int:
    """`is considered a Power Blow`, `are considered to be Hidden`: what a text considers so is so."""
    if reading.lexicon.reserved or reading.word(at) != "considered":
        return 0
    return 3 if reading.has(at + 1, ("to", "be")) else 1


def complements(reading: Reading, subject: Found, at: int) -> list[tuple[int, tuple[Any, ...]]]:
    """What somebody is: adjectives, where, a kind of thing."""
    adjectives = modifiers.complements(reading, at)
    found = [
        (trait.end, (trait.trait,))
        for trait in (
            *adjectives,
            *without_participles(modifiers.behind(reading, at), adjectives),
            *modifiers.related(reading, at),
            *modifiers.away(reading, at),
        )
        if any(modifiers.may_stand(reading, trait.sorts, kind) for kind in subject.kinds)
        and (not isinstance(trait.trait, deeds.Gap) or verbs.gerund(reading, at))
    ]
    found += [
        (one.end, (one.node,))
        for one in nouns.single_phrases(reading, at)
        if isinstance(one.node, (deeds.Picked, deeds.No)) and one.kinds and reading.word(at) in ("a", "no")
    ]
    said = reading.states or bool(reading.lexicon.reserved)
    if said and isinstance(subject.node, deeds.Figure):
        found += [
            (end, (deeds.Has(subject.node.figure, "one of", known),))
            for end, known in number_lists(reading, at, ("or",))
            if len(known) > 1
        ]
        found += [
            (end, (deeds.Has(subject.node.figure, how, amount),))
            for end, how, amount in [
                *modifiers.compared(reading, at),
                *modifiers.than_anothers(reading, at, subject.node.figure),
            ]
        ]
    if isinstance(subject.node, deeds.Figure) and not said:
        begin = at + (3 if reading.has(at, ("considered", "to", "be")) else 0)
        found += [
            (end, (deeds.Has(subject.node.figure, "exactly", amount),))
            for end, amount in (amounts(reading, begin + 2) if reading.has(begin, ("equal", "to")) else ())
        ]
    if subject.number == MANY:
        found += [
            (core.end, (deeds.Picked(core.nouns, at=at),))
            for core in heads.cores(reading, at)
            if core.many and reading.lexicon.kinds[core.kind].sort == "card"
        ]
    return found


def _with_have(reading: Reading, subject: Found, node: Any) -> list[Finite]:
    """`has a Body of 4 or less`, `have Stealth`: what is said of a noun with `with`, as a statement."""
    word = reading.word(subject.end)
    if word not in ("has", "have") or not verbs.agrees(subject, "s" if word == "has" else "plain"):
        return []
    shared = [
        Finite(subject.end + 3 + len(words), deeds.State(node, (deeds.Is(f"{SHARING} {noun.word}"),)), "state")
        for words, noun, many in reading.entries(reading.lexicon.nouns, subject.end + 3)
        if noun.sort == "thing" and not many and subject.number == MANY
        if reading.has(subject.end + 1, ("the", "same"))
    ]
    return shared + [
        Finite(one.end, deeds.State(node, (one.trait,)), "state")
        for one in modifiers.having(reading, subject.end)
        if any(modifiers.may_stand(reading, one.sorts, kind) for kind in subject.kinds)
    ]


def _with_will(reading: Reading, subject: Found, node: Any) -> list[Finite]:
    """`this dodge will avoid any attack`: what a text says will be done is done."""
    if not reading.states or reading.word(subject.end) != "will":
        return []
    return [
        Finite(one.end, verbs.with_subject(one, node), role=one.subject.name)
        for one in _doable(reading, subject.end + 1)
        if one.subject is not None and reading.fits(subject, one.subject)
    ]


def _attempts(reading: Reading, subject: Found, node: Any) -> list[Finite]:
    """`attempts to look at your hand`: what somebody would do, if nothing is done about it."""
    form = {"attempts": "s", "attempt": "plain"}.get(reading.word(subject.end))
    if form is None or reading.word(subject.end + 1) != "to" or not verbs.agrees(subject, form):
        return []
    effect = deeds.Picked(deeds.Nouns("effect"), at=subject.end)  # by which it is attempted: `that effect`
    doing = (("EFFECT", node),) if "effect" in subject.kinds else (("AGENT", node), ("EFFECT", effect))
    return [
        Finite(end, deeds.Deed("attempt", (*doing, ("WHAT", deeds.Could(said)))))
        for end, said in threats(reading, subject.end + 2)
    ]


def would(reading: Reading, subject: Found) -> list[Finite]:
    """`would be KO'd`, `would draw a card`: what is about to happen."""
    at = subject.end
    if reading.word(at) != "would":
        return []
    passive = reading.word(at + 1) == "be"
    return [
        Finite(one.end, verbs.with_subject(one, subject.node), "would", role=one.subject.name)
        for one in (verbs.passive(reading, at + 2) if passive else verbs.plain(reading, at + 1))
        if one.subject is not None and reading.fits(subject, one.subject)
    ]


def _with_modal(reading: Reading, subject: Found, node: Any) -> list[Finite]:
    """`cannot be smoked`, `may attack`, `must intercept`."""
    at = subject.end
    found = []
    for words, mood in reading.entries(verbs.MODALS_BY_WORD, at):
        begin = at + len(words)
        for one in _doable(reading, begin):
            if one.subject is not None and reading.fits(subject, one.subject):
                first = _limited(Finite(one.end, verbs.with_subject(one, node), mood, role=one.subject.name))
                passive = reading.word(begin) == "be"
                found += _neither(reading, subject, node, first, passive) if mood == "bar" else [first]
        if reading.word(begin) == "have" and mood == "bar":
            found += _suffered(reading, begin + 1, node)
        if reading.states and reading.word(begin) == "be":
            found += [
                Finite(end, deeds.Deed(BEING, (("TRAITS", traits), ("WHAT", node))), mood, role="WHAT")
                for end, traits in complements(reading, subject, begin + 1)
            ]
    return found


def _limited(one: Finite) -> Finite:
    """`may be blocked only by a Power Block` is `may only be blocked by a Power Block`."""
    if one.mood != "let" or one.what.role(verbs.ONLY) is None:
        return one
    rest = tuple(role for role in one.what.roles if role[0] != verbs.ONLY)
    return one._replace(mood="only", what=deeds.Deed(one.what.sense, rest, one.what.manner))


def _doable(reading: Reading, at: int, passive: bool = False) -> list[verbs.Phrase]:
    """What may follow a modal: `attack`, `be smoked`."""
    if reading.word(at) == "be":
        return [*verbs.passive(reading, at + 1), *verbs.plain(reading, at)]
    return verbs.passive(reading, at) if passive else verbs.plain(reading, at)


def _neither(reading: Reading, subject: Found, node: Any, first: Finite, passive: bool) -> list[Finite]:
    """`cannot attack, intercept, or be healed`, `cannot be seized, burned, or healed`: none of these."""

    def one_more(before: Finite) -> list[Finite]:
        if before.closed:
            return []
        return [
            before._replace(end=one.end, others=(*before.others, (one.subject.name, deed)), closed=last)
            for begin, last in _or_next(reading, before.end)
            for one in _doable(reading, begin, passive)
            if one.subject is not None and reading.fits(subject, one.subject)
            if not passive or (one.subject.name == "AGENT") == (first.role == "AGENT")
            for deed in [verbs.with_subject(one, node)]
        ]

    closed = [one for one in grown([first], one_more) if one.closed or not one.others]
    return [*(map(_by_one, closed) if passive else closed), *_both_ways(reading, subject, node, first)]


def _by_one(found: Finite) -> Finite:
    """`cannot be damaged or smoked by an Event`: what stands behind the last of them is said of each."""
    agent = found.others[-1][1].role("AGENT") if found.others and found.role != "AGENT" else None
    if agent is None or found.what.role("AGENT") is not None:
        return found
    roles = tuple(sorted((*found.what.roles, ("AGENT", agent)), key=lambda role: role[0]))
    return found._replace(what=replace(found.what, roles=roles))


def _both_ways(reading: Reading, subject: Found, node: Any, first: Finite) -> list[Finite]:
    """`cannot be intercepted by or intercept Unique Characters`: neither by them nor them."""
    if first.role == "AGENT" or not reading.has(first.end, ("by", "or")):
        return []
    return [
        first._replace(end=one.end, what=replace(first.what, roles=roles), others=(("AGENT", deed),), closed=True)
        for one in verbs.plain(reading, first.end + 2)
        if one.subject is not None and one.subject.name == "AGENT" and reading.fits(subject, one.subject)
        for deed in [verbs.with_subject(one, node)]
        if deed.sense == first.what.sense and isinstance(deed.role(first.role), deeds.All)
        for roles in [(("AGENT", deed.role(first.role)), *first.what.roles)]
    ]


def _or_next(reading: Reading, at: int) -> list[tuple[int, bool]]:
    """Where the next verb of a list begins, and whether it is the last one."""
    if reading.has(at, (",", "or")):
        return [(at + 2, True)]
    if reading.word(at) == "or":
        return [(at + 1, True)]
    return [(at + 1, False)] if reading.word(at) == "," else []


def _suffered(reading: Reading, at: int, node: Any) -> list[Finite]:
    """`cannot have its damage reduced`: what cannot be done to what is its own."""
    found = []
    for what in nouns.single_phrases(reading, at):
        own = deeds.changed(what.node, lambda one: node if _is_own(one) else one)
        if own == what.node:
            continue
        for one in verbs.passive(reading, what.end):
            if one.subject is not None and reading.fits(what, one.subject):
                first = Finite(one.end, verbs.with_subject(one, own), "bar", role=one.subject.name)
                found += _neither(reading, what, own, first, passive=True)
    return found


def _is_own(node: Any) -> bool:
    return isinstance(node, deeds.Points) and node.word in ("its", "his", "her", "their")

"""Behind a noun: relative clauses and participles, in which the noun is what a deed leaves open."""

from __future__ import annotations

from dataclasses import replace

from quickening.english import modifiers, nouns, verbs
from quickening.english.preferences import without_participles
from quickening.english.reading import Found, Reading
from quickening.english.threats import THREATS, prevented, threats
from quickening.lang import deeds

#: The mood of what is about to be done: `damage that would be inflicted on it`.
WOULD = "would"


def relatives(reading: Reading, at: int) -> list[modifiers.Trait]:
    """Relative clauses and participles: the noun is what is left open in the deed."""
    found = []
    if reading.word(at) in ("that", "who", "which"):
        found += _subject_relatives(reading, at + 1)
        found += _object_relatives(reading, at + 1)
    found += _object_relatives(reading, at)
    now = at + (reading.word(at) == "currently")  # what is so is asked at that time
    found += [_participle(phrase) for phrase in verbs.passive(reading, now) if phrase.subject is not None]
    found += [_participle(phrase) for phrase in verbs.gerund(reading, at) if phrase.subject is not None]
    found += _either_participle(reading, at)
    begin = at + 2 if reading.word(at) in ("that", "who") and reading.word(at + 1) in ("is", "are") else at
    found += [_participle(phrase) for phrase in verbs.impending(reading, begin) if phrase.subject is not None]
    return [*found, *_spanned(reading, found)]


def _spanned(reading: Reading, found: list[modifiers.Trait]) -> list[modifiers.Trait]:
    """`that you played this turn`: within a span that the game's table lists."""
    return [
        one._replace(end=one.end + len(words), trait=replace(one.trait, span=row["key"]))
        for one in found
        if isinstance(one.trait, deeds.Gap)
        for words, row in reading.entries(reading.lexicon.adjuncts, one.end)
        if row["kind"] == "span"
    ]


def _gap(phrase: verbs.Phrase, past_tense: bool = False, non: bool = False) -> modifiers.Trait:
    assert phrase.subject is not None
    trait = deeds.Gap(phrase.deed, phrase.subject.name, past_tense, non)
    return modifiers.Trait(phrase.end, trait, phrase.subject.sorts)


def _participle(phrase: verbs.Phrase) -> modifiers.Trait:
    """`attacking a Site`, `controlled by an opponent`: what somebody is doing, or has come to."""
    one = _gap(phrase)
    return one._replace(trait=replace(one.trait, participle=True))


def _either_participle(reading: Reading, at: int) -> list[modifiers.Trait]:
    """`generated or maintained by turning a Site`: two participles that share what stands behind them."""
    found = []
    for words, form in verbs.forms_at(reading, at, "done"):
        second = at + len(words) + 1
        known = {role.name for role in (form.verb.agent, *form.verb.others) if role is not None}
        for two in verbs.passive(reading, second) if reading.word(second - 1) == "or" else ():
            same = form.verb.objects[:1] and two.subject is not None and form.verb.objects[0].name == two.subject.name
            if same and two.deed.roles and {name for name, _ in two.deed.roles} <= known:
                one = two._replace(deed=replace(two.deed, sense=form.verb.sense))
                traits = tuple(_participle(phrase).trait for phrase in (one, two))
                found.append(modifiers.Trait(two.end, deeds.Any_(traits), form.verb.objects[0].sorts))
    return found


def _subject_relatives(reading: Reading, at: int) -> list[modifiers.Trait]:
    """`that attacks`, `who controls a Site`, `that is turned`, `that was damaged`, `that did not attack`."""
    if reading.word(at) in ("has", "have") and (had := modifiers.having(reading, at)):
        return had
    phrases = [*verbs.with_s(reading, at), *verbs.plain(reading, at)]
    found = [_gap(phrase) for phrase in phrases if phrase.subject is not None]
    found += _or_that(reading, found)
    found += [
        modifiers.Trait(end, deeds.Gap(deed, "AGENT"), THREATS)
        for form in ("plain", "s")
        for end, deed in prevented(reading, at, form)
    ]
    if reading.word(at) == "would":
        found += [modifiers.Trait(end, deeds.Could(said), THREATS) for end, said in threats(reading, at + 1)]
    if reading.has(at, ("would", "be")):
        found += [
            one._replace(trait=replace(one.trait, mood=WOULD))
            for one in (_gap(phrase) for phrase in verbs.passive(reading, at + 2) if phrase.subject is not None)
        ]
    if reading.has(at, ("would", "have", "been")):
        found += _spared(reading, at + 3)
    found += [_gap(phrase, True) for phrase in verbs.past(reading, at) if phrase.subject is not None]
    found += _modal_relatives(reading, at)
    if reading.word(at) in (*verbs.BE, "'s"):
        adjectives = modifiers.complements(reading, at + 1)
        found += modifiers.away(reading, at + 1)
        found += without_participles(
            [
                _gap(one, reading.word(at) in verbs.PAST)
                for one in verbs.passive(reading, at + 1)
                if one.subject is not None
            ],
            adjectives,
        )
        found += adjectives
        found += [one for one in modifiers.behind(reading, at + 1) if isinstance(one.trait, (deeds.In, deeds.At))]
        found += modifiers.related(reading, at + 1)
        if reading.word(at + 1) == "not":
            found += _not_relatives(reading, at + 2)
            found += [
                _gap(one, reading.word(at) in verbs.PAST, non=True)
                for one in verbs.passive(reading, at + 2)
                if one.subject is not None and not reading.states and not reading.lexicon.reserved
            ]
        found += [*_or_relatives(reading, found), *_neither(reading, at + 1)]
    return found


def _neither(reading: Reading, at: int) -> list[modifiers.Trait]:
    """`that is neither Unique nor Limited`, `that is not Unique, Limited, or turned`: none of them."""
    joint = {"neither": "nor", "not": "or"}.get(reading.word(at))
    if joint is None or reading.states or reading.lexicon.reserved:
        return []
    return [
        modifiers.Trait(end, deeds.All_(tuple(one.trait for one in non)), found[0].sorts)
        for end, found in verbs.listed(reading, at + 1, _adjectives, (joint,))
        for non in [[one for one in map(modifiers.negated, found) if one is not None]]
        if len(found) > 1 and len(non) == len(found)
    ]


def _adjectives(reading: Reading, at: int) -> list[tuple[int, modifiers.Trait]]:
    return [(one.end, one) for one in modifiers.single_adjectives(reading, at) if isinstance(one.trait, deeds.Is)]


def _modal_relatives(reading: Reading, at: int) -> list[modifiers.Trait]:
    """`that cannot be blocked`, `that may attack`: what the noun may, must or cannot do or suffer."""
    found = []
    for words, mood in reading.entries(verbs.MODALS_BY_WORD, at):
        begin = at + len(words)
        phrases = verbs.passive(reading, begin + 1) if reading.word(begin) == "be" else verbs.plain(reading, begin)
        found += [
            one._replace(trait=replace(one.trait, mood=mood))
            for one in (_gap(phrase) for phrase in phrases if phrase.subject is not None)
        ]
    return found


def _spared(reading: Reading, at: int) -> list[modifiers.Trait]:
    """`that would have been damaged or smoked by the Event`: what did not come to it."""
    found: list[tuple[int, tuple[verbs.Phrase, ...]]] = [(one.end, (one,)) for one in verbs.passive(reading, at)]
    found += [
        (two.end, (one, two))
        for one in verbs.passive(reading, at)
        if reading.word(one.end) == "or"
        for two in verbs.passive(reading, one.end + 1)
    ]
    return [
        modifiers.Trait(end, deeds.Spared(tuple(one.deed for one in phrases)), ("card",))
        for end, phrases in found
        if all(one.subject is not None for one in phrases)
    ]


def _or_that(reading: Reading, found: list[modifiers.Trait]) -> list[modifiers.Trait]:
    """`that steals Power from you or that toasts a card`."""
    return [
        modifiers.Trait(two.end, deeds.Any_((one.trait, _gap(two).trait)), (*one.sorts, *THREATS))
        for one in found
        if reading.has(one.end, ("or", "that"))
        for two in (*verbs.with_s(reading, one.end + 2), *verbs.plain(reading, one.end + 2))
        if two.subject is not None
    ]


def _or_relatives(reading: Reading, found: list[modifiers.Trait]) -> list[modifiers.Trait]:
    """`that is controlled by an opponent or in a burned-for-victory pile`: one or the other is so."""
    return [
        modifiers.Trait(two.end, deeds.Any_((one.trait, two.trait)), one.sorts)
        for one in found
        if reading.word(one.end) == "or"
        for two in (
            *[_gap(phrase) for phrase in verbs.passive(reading, one.end + 1) if phrase.subject is not None],
            *[other for other in modifiers.behind(reading, one.end + 1) if isinstance(other.trait, deeds.In)],
        )
    ]


def _not_relatives(reading: Reading, at: int) -> list[modifiers.Trait]:
    """`that is not turned`, `that are not the subject of a State`, `that is not a Site`: other than one."""
    plain = [*modifiers.complements(reading, at), *modifiers.related(reading, at)]
    found = [other for one in plain for other in [modifiers.negated(one)] if other is not None]
    return found + [
        modifiers.Trait(one.end, deeds.Beside("other than", one.node), ("card",))
        for one in nouns.single_phrases(reading, at)
        if isinstance(one.node, deeds.Picked) and reading.word(at) == "a"
    ]


def _stranded(reading: Reading, subject: Found, form: str) -> list[modifiers.Trait]:
    """`it inflicts combat damage on`: what is left open stands behind a preposition."""
    found = []
    for words, known in verbs.forms_at(reading, subject.end, form):
        verb = known.verb
        for role in verb.others if verb.agent is not None and reading.fits(subject, verb.agent) else ():
            rest = tuple(one for one in verb.others if one is not role)
            for end, said in verbs.roles(reading, subject.end + len(words), verb.objects, rest):
                if role.needed and reading.has(end, role.preposition):
                    deed = verbs.with_subject(
                        verbs.Phrase(end, deeds.Deed(verb.sense, said), verb.agent, verb), subject.node
                    )
                    last = end + len(role.preposition)
                    found.append(modifiers.Trait(last, deeds.Gap(deed, role.name), role.sorts))
    return found


def _object_relatives(reading: Reading, at: int) -> list[modifiers.Trait]:
    """`you control`, `that player controls`, `an opponent played`: the object is left open."""
    found = []
    for subject in nouns.single_phrases(reading, at) if _may_begin(reading, at) else ():
        for form in ("s", "plain", "past"):
            if not verbs.agrees(subject, form):
                continue
            found += _stranded(reading, subject, form) if form != "past" else []
            for role in _left_open(reading):
                found += _without_object(reading, subject, form, role)
        found += [*_going_on(reading, subject), *_not_done(reading, subject)]
    return found


def _not_done(reading: Reading, subject: Found) -> list[modifiers.Trait]:
    """`you do not control`, `that player does not own`: the object of what is not so."""
    if reading.states or reading.lexicon.reserved or reading.word(subject.end + 1) != "not":
        return []
    form = {"do": "plain", "does": "s"}.get(reading.word(subject.end))
    if form is None or not verbs.agrees(subject, form):
        return []
    begun = subject._replace(end=subject.end + 2)
    return [
        one._replace(trait=replace(one.trait, non=True))
        for one in _without_object(reading, begun, "plain", "WHAT")
        if isinstance(one.trait, deeds.Gap)
    ]


def _going_on(reading: Reading, subject: Found) -> list[modifiers.Trait]:
    """`it is intercepting`, `this card is attacking`: what somebody is doing just now, to the noun."""
    word = reading.word(subject.end)
    if word not in ("is", "are") or not verbs.agrees(subject, "s" if word == "is" else "plain"):
        return []
    begun = subject._replace(end=subject.end + 1)
    return [
        one._replace(trait=replace(one.trait, going_on=True))
        for one in _without_object(reading, begun, "ing", "WHAT")
        if isinstance(one.trait, deeds.Gap)
    ]


def _left_open(reading: Reading) -> tuple[str, ...]:
    """The roles that a noun may take before a clause without `that`: `a card you play`, `damage it inflicts`."""
    return ("WHAT",) if reading.states or reading.lexicon.reserved else ("WHAT", "AMOUNT")


def _without_object(reading: Reading, subject: Found, form: str, name: str) -> list[modifiers.Trait]:
    """`a Character controls`, `this card inflicts on Sites`: a verb with its subject, whose object is the noun."""
    found = []
    for phrase in verbs.active(reading, subject.end, form, name):
        if phrase.subject is not None and reading.fits(subject, phrase.subject):
            role = next(one for one in phrase.verb.objects if one.name == name)
            trait = deeds.Gap(verbs.with_subject(phrase, subject.node), name, form == "past")
            found.append(modifiers.Trait(phrase.end, trait, role.sorts))
    return found


def _may_begin(reading: Reading, at: int) -> bool:
    """A clause without `that` begins with a word that cannot go on with the noun."""
    return reading.word(at) not in ("", ",", ".", "::", "and", "or", "to", "of", "by")

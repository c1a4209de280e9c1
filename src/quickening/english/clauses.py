"""Statements: what is ordered, offered or said of somebody; and several of them together."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any, NamedTuple

from quickening.english import modifiers, nouns, verbs
from quickening.english.predicates import Finite, predicates
from quickening.english.reading import MANY, Found, Reading, distinct, grown, remembered
from quickening.english.threats import forced
from quickening.lang import deeds

#: Senses that only name what a text is about.
AIMING = ("target", "choose")
#: The same subject again, for a second verb: bound to whoever was the subject before.
SAME = "="


class Stated(NamedTuple):
    """Statements that were read, and where they end."""

    end: int
    body: tuple[Any, ...]


@remembered
def statements(reading: Reading, at: int) -> list[Stated]:
    """What is said to be done or so: one clause, or several with `and` and `then` between them."""

    def one_more(one: Stated) -> list[Stated]:
        return [
            Stated(more.end, (*one.body, *_same_object(one.body[-1], more.body)))
            for begin in (*_joints(reading, one.end), *_after_semicolon(reading, one.end))
            for more in _next_statements(reading, begin, one)
        ]

    return distinct(grown(_first_statements(reading, at), one_more))


def _same_object(last: Any, body: tuple[Any, ...]) -> tuple[Any, ...]:
    """`smoke target, then return it to play`: what the verb before was said of, where that was the target."""
    before: Any = last.deed.role("WHAT") if isinstance(last, deeds.Do) else None
    again: Any = body[0].deed.role("WHAT") if isinstance(body[0], deeds.Do) else None
    points = isinstance(before, deeds.Points) and isinstance(again, deeds.Points)
    if not points or (before.word, again.word) != ("target", "it"):
        return body
    same = replace(before, at=again.at)
    roles = tuple((name, same if who is again else who) for name, who in body[0].deed.roles)
    return (deeds.Do(replace(body[0].deed, roles=roles)), *body[1:])


def _joints(reading: Reading, at: int) -> list[int]:
    if reading.word(at) not in (",", "and", "but"):
        return []
    for words in ((",", "and", "then"), (",", "then"), ("and", "then"), (",", "and"), ("and",)):
        if reading.has(at, words):
            return [at + len(words)]
    if reading.states and (reading.word(at) == "but" or reading.has(at, (",", "but"))):
        return [at + 1 + (reading.word(at) == ",")]
    return [at + 1] if reading.word(at) == "," and _is_list(reading, at + 1) else []


def _after_semicolon(reading: Reading, at: int) -> list[int]:
    """`turn a Character; that Character ceases intercepting`: what might be a sentence of its own."""
    plain = not (reading.states or reading.lexicon.reserved)
    return [at + 1] if plain and reading.word(at) == ";" and reading.word(at + 1) != "or" else []


def _is_list(reading: Reading, at: int) -> bool:
    """`search your deck, reveal it, and put it into your hand`: whether the last of a list comes with `and`."""
    rest = reading.words[at:]
    sentence = rest[: rest.index(".")] if "." in rest else rest
    if not reading.states and "and" in sentence and "::" not in sentence:
        return True  # `reveal it, put it in your hand and reshuffle`
    return any(pair in ((",", "and"), (",", "then")) for pair in pairwise(sentence))


def _next_statements(reading: Reading, at: int, before: Stated) -> list[Stated]:
    """The next clause; without a subject of its own it has the one before."""
    last = before.body[-1]
    if isinstance(last, deeds.OneOf) and last.first:  # what stands behind a choice is part of it
        return []
    if isinstance(last, deeds.May):  # an order would be offered with it
        return [*_offers(reading, at), *_with_own_subject(reading, at), *_idioms(reading, at)]
    found = list(_first_statements(reading, at)) if not has_subject(last) else _with_own_subject(reading, at)
    found += _offers_to(reading, at) if has_subject(last) else []
    found += _offers(reading, at) if reading.states and has_subject(last) else []
    found += [*_same_verb(reading, at, last), *_aimed_again(reading, at, last)]
    if has_subject(last):
        found += _same_subject(reading, at, last)
    return found


def _same_verb(reading: Reading, at: int, last: Any) -> list[Stated]:
    """`put the Scroll into zone 2 and the Key into zone 4`: the verb of an order, once more."""
    if not isinstance(last, deeds.Do) or has_subject(last) or not reading.lexicon.reserved:
        return []
    verb = verbs.frame(reading, last.deed.sense)
    if verb is None or not any(role.needed for role in verb.others):
        return []
    return [
        Stated(end, (deeds.Do(deeds.Deed(verb.sense, said)),))
        for end, said in verbs.roles(reading, at, verb.objects, verb.others)
    ]


def _aimed_again(reading: Reading, at: int, last: Any) -> list[Stated]:
    """`target a Character and a location`: the verb once more, of another sort of thing."""
    if not isinstance(last, deeds.Do) or last.deed.sense not in AIMING:
        return []
    return [
        Stated(end, (deeds.Do(deeds.Deed(form.verb.sense, said)),))
        for words, form in reading.lexicon.verbs.get(last.deed.sense, ())
        if form.form == "plain" and words == (last.deed.sense,) and form.verb.sense != last.deed.sense
        for end, said in verbs.roles(reading, at, form.verb.objects, form.verb.others)
    ]


def has_subject(statement: Any) -> bool:
    return isinstance(statement, (deeds.Change, deeds.State)) or (
        isinstance(statement, deeds.Do) and statement.deed.manner[:1] == ("stated",)
    )


def _same_subject(reading: Reading, at: int, last: Any) -> list[Stated]:
    """`target unturns and ceases attacking`: a second verb of one subject."""
    node, number, kinds = _subject_of(reading, last)
    if node is None:
        return []
    subject = Found(at, node, number, kinds)
    found = []
    for one in predicates(reading, subject, node):
        if not one.past:
            state = one.mood == "state" and not reading.states
            found += _made_so(reading, one) if state else [_stated(one)]
            found += [_stated(one)] if state and one.what.non and _is_said(one.what) else []
    return found


def with_same_subject(reading: Reading, at: int, last: Any) -> list[Stated]:
    """What else is said of the subject of a statement, which is left out or called by a pronoun."""
    if not has_subject(last):
        return []
    many = _subject_of(reading, last)[1] == MANY
    again = reading.word(at) in (("they",) if many else ("it", "he", "she"))
    return _same_subject(reading, at + again, last)


def _subject_of(reading: Reading, last: Any) -> tuple[Any, str, tuple[str, ...]]:
    node = last.who if isinstance(last, (deeds.Change, deeds.State)) else last.deed.role(last.deed.manner[1])
    if isinstance(node, (deeds.Picked, deeds.All)):
        kind = node.nouns.kind if isinstance(node.nouns, deeds.Nouns) else "card"
        many = isinstance(node, deeds.All) and node.word != "each"
        return deeds.Points(SAME, None, many, (kind,), node.at), MANY if many else "one", (kind,)
    if isinstance(node, deeds.Points):
        return node, MANY if node.many else "one", node.sorts
    kinds = ("player",) if isinstance(node, deeds.You) or _is_player(reading, node) else ("card",)
    return node, "either", kinds


def _is_player(reading: Reading, node: Any) -> bool:
    """Whether somebody is known by what they are to you: `your opponent`."""
    return reading.states and isinstance(node, deeds.Related) and reading.lexicon.is_kind(node.kind, "player")


def _first_statements(reading: Reading, at: int) -> list[Stated]:
    ordered = (_orders, _choices, _one_verb_or_other, _offers, _offers_to)
    said = (_with_own_subject, _gains_one, _of_itself, _idioms, _caps)
    return [one for rule in (*ordered, *said) for one in rule(reading, at)]


#: The sense of a sentence that says how far what was just said goes.
KEPT_ABOVE = "keep above"


def _caps(reading: Reading, at: int) -> list[Stated]:
    """`This cannot reduce its Body to zero or less.`: how far what was just said goes."""
    if not reading.has(at, ("this", "cannot")):
        return []
    return [
        Stated(end, (deeds.Do(deeds.Deed(KEPT_ABOVE, one.deed.roles)),))
        for one in verbs.plain(reading, at + 2)
        if {name for name, _ in one.deed.roles} == {"AMOUNT", "FIGURE"} and one.deed.role("AMOUNT") == deeds.Number(0)
        for end in (one.end, one.end + 2)
        if end == one.end or reading.has(one.end, ("or", "less"))
    ]


def _treated(reading: Reading, at: int) -> list[Stated]:
    """`treat its rules text as if it were blank`: it is so while that lasts."""
    if reading.word(at) != "treat":
        return []
    return [
        Stated(trait.end, (deeds.State(one.node, (trait.trait,)),))
        for one in nouns.single_phrases(reading, at + 1)
        if reading.has(one.end, ("as", "if", "it", "were"))
        for trait in modifiers.complements(reading, one.end + 4)
        if modifiers.may_stand(reading, trait.sorts, one.kinds[0])
    ]


def _idioms(reading: Reading, at: int) -> list[Stated]:
    """What is said in no other words: `it's now your turn`."""
    return [
        Stated(at + len(words), (deeds.Do(deeds.Deed(sense)),))
        for words, sense in reading.entries(reading.lexicon.idioms, at)
    ]


def _of_itself(reading: Reading, at: int) -> list[Stated]:
    """`Cannot be healed.`, `+1 Fighting while ...`: a predicate without a subject is said of the card itself."""
    if reading.word(at - 1) not in ("", "."):
        return []
    own = deeds.This(at)
    if not reading.implied:
        return _entering(reading, at, own)
    kinds = (reading.own_kinds[0] if reading.own_kinds else "card",)
    found = [
        _stated(one)
        for one in predicates(reading, Found(at, own, "one", kinds), own)
        if one.mood != "state" and not one.past
    ]
    if reading.word(at) == "not":
        found += [
            Stated(trait.end, (deeds.State(own, (trait.trait,), True),))
            for trait in modifiers.related(reading, at + 1)
        ]
        found += [
            Stated(one.end, (deeds.Change(one.subject.name, "bar", verbs.with_subject(one, own)),))
            for one in verbs.passive(reading, at + 1)
            if one.subject is not None and "card" in one.subject.sorts
        ]
    for end, features in verbs.feature_lists(reading, at):
        gained = deeds.Deed("gain feature", (("AGENT", own), ("FEATURE", features)), ("stated", "AGENT"))
        found.append(Stated(end, (deeds.Do(gained),)))
    return found


#: How a card comes into play: said of no other card where none is named.
ENTERING = ("enter with counters", "enter turned")


def _entering(reading: Reading, at: int, own: deeds.This) -> list[Stated]:
    """`Enters play with 6 counters.`, of a card whose other predicates would be said of its subject."""
    return [
        _stated(one)
        for one in predicates(reading, Found(at, own, "one", ("card",)), own)
        if one.mood == "fact" and not one.past and one.what.sense in ENTERING
    ]


def _choices(reading: Reading, at: int) -> list[Stated]:
    """`gain 1 Power or draw 2 cards`, `either ... or ...`: one or the other."""
    if reading.has(at, ("choose", "one")) and reading.word(at + 2) in (":", "—"):
        return _listed_choices(reading, at + 3)
    begin = at + 1 if reading.word(at) == "either" else at
    found: list[Stated] = []
    for one in _orders(reading, begin):
        either = one.end + 1 if reading.word(one.end) == "," and begin > at else one.end
        if reading.has(either, ("or", "you", "must")):
            found += [Stated(two.end, (deeds.OneOf((one.body, two.body)),)) for two in _orders(reading, either + 3)]
        if reading.word(either) == "or":
            again = either + 1 + (reading.word(either + 1) == "to" and reading.word(at - 1) == "to")
            found += [Stated(two.end, (deeds.OneOf((one.body, two.body)),)) for two in _orders(reading, again)]
    found += _either_changes(reading, begin) if begin > at else []
    return [*found, *_several_choices(reading, begin)]


def _either_changes(reading: Reading, at: int) -> list[Stated]:
    """`either inflict 4 damage on it, or it gains Guts until the end of the turn`: what lasts, or what is done."""
    if reading.states or reading.lexicon.reserved:
        return []
    return [
        Stated(two.end, (deeds.OneOf((one.body, two.body)),))
        for one in _for_a_time(reading, at)
        for begin in [one.end + (reading.word(one.end) == ",")]
        if reading.word(begin) == "or"
        for two in _for_a_time(reading, begin + 1)
        if isinstance(one.body[0], deeds.Last) != isinstance(two.body[0], deeds.Last)
    ]


def _for_a_time(reading: Reading, at: int) -> list[Stated]:
    """Orders, or what somebody gains for a time."""
    changed = [
        Stated(one.end + len(words), (deeds.Last(one.body, row["key"]),))
        for one in _with_own_subject(reading, at)
        for words, row in reading.entries(reading.lexicon.adjuncts, one.end)
        if row["kind"] == "duration"
    ]
    return [*_lasting_orders(reading, at), *changed]


def _several_choices(reading: Reading, at: int) -> list[Stated]:
    """`draw four cards, gain 2 Power, or smoke a Site`: commas between them, and `or` before the last."""
    if reading.states or reading.lexicon.reserved:
        return []
    found = verbs.listed(
        reading, at, lambda reading, at: [(one.end, one.body) for one in _orders(reading, at)], ("or",)
    )
    return [Stated(end, (deeds.OneOf(options),)) for end, options in found if len(options) > 2]


def _one_verb_or_other(reading: Reading, at: int) -> list[Stated]:
    """`either increase or decrease its Body by 1`: two verbs of like roles; what is chosen would be chosen twice."""
    begin = at + 1 if reading.word(at) == "either" else at
    found = []
    for words, form in reading.entries(reading.lexicon.verbs, begin):
        middle = begin + len(words)
        if form.form != "plain" or reading.word(middle) != "or" or _stands_alone(reading, words):
            continue
        known = {role.name: role.needed for role in (*form.verb.objects, *form.verb.others)}
        for two in verbs.plain(reading, middle + 1):
            said = {name for name, _ in two.deed.roles}
            needed = {name for name, must in known.items() if must}
            if needed <= said <= set(known) and form.verb.sense != two.verb.sense and not _picks(two.deed):
                one = deeds.Do(replace(two.deed, sense=form.verb.sense))
                found.append(Stated(two.end, (deeds.OneOf(((one,), (deeds.Do(two.deed),))),)))
    return found


def _picks(node: Any) -> bool:
    """Whether somebody is brought in and has to be chosen."""
    return isinstance(node, deeds.Picked) or any(_picks(part) for part in deeds.parts(node))


def _listed_choices(reading: Reading, at: int) -> list[Stated]:
    """`choose one: draw a card; or ready target hero`."""

    def one_more(one: tuple[int, tuple[Any, ...], bool]) -> list[tuple[int, tuple[Any, ...], bool]]:
        end, options, last = one
        final = reading.has(end, (";", "or"))
        if last or reading.word(end) != ";":
            return []
        return [(more.end, (*options, more.body), final) for more in _options(reading, end + 1 + final)]

    firsts = _options(reading, at)
    found = grown([(one.end, (one.body,), False) for one in firsts], one_more)
    return [Stated(end, (deeds.OneOf(options, first=True),)) for end, options, last in found if last]


def _options(reading: Reading, at: int) -> list[Stated]:
    """What may be chosen: orders, or what somebody does then, `your opponent discards a card`."""
    return [*_lasting_orders(reading, at), *_with_own_subject(reading, at)]


def _lasting_orders(reading: Reading, at: int) -> list[Stated]:
    """Orders one after the other, perhaps for a time: `give it Guts until the end of the turn`."""
    found = grown(_orders(reading, at), lambda before: _then_ordered(reading, before))
    return [
        *found,
        *(
            Stated(one.end + len(words), (deeds.Last(one.body, row["key"]),))
            for one in found
            for words, row in reading.entries(reading.lexicon.adjuncts, one.end)
            if row["kind"] == "duration" and not (reading.states or reading.lexicon.reserved)
        ),
    ]


def _then_ordered(reading: Reading, one: Stated) -> list[Stated]:
    """Another order behind an order."""
    return [
        Stated(more.end, (*one.body, *more.body))
        for begin in _joints(reading, one.end)
        for more in _orders(reading, begin)
    ]


@remembered
def _orders(reading: Reading, at: int) -> list[Stated]:
    """`smoke target Character`; `discard a card to gain 1 Power`."""
    single = [Stated(one.end, _one_by_one(reading, _ordered(one))) for one in verbs.plain(reading, at)]
    others = [Stated(end, (deeds.Do(deed),)) for end, (deed,) in forced(reading, at)]  # `force him to discard`
    return [*single, *_sharing_object(reading, at), *others, *_treated(reading, at)]


def _one_by_one(reading: Reading, deed: deeds.Deed) -> tuple[deeds.Do, ...]:
    """`target a Character and a Site`: each is targeted by itself."""
    what = deed.role("WHAT") if deed.sense in AIMING and len(deed.roles) == 1 else None
    if not isinstance(what, deeds.Both) or reading.states or reading.lexicon.reserved:
        return (deeds.Do(deed),)
    if what.word == "or":
        return (deeds.Do(replace(deed, roles=(("WHAT", _one_of_kinds(what)),))),)
    return tuple(deeds.Do(replace(deed, roles=(("WHAT", one),))) for one in what.parts)


def _one_of_kinds(what: deeds.Both) -> Any:
    """`a turned Character or a Site`: one card, of one kind or the other."""
    kinds = [one.nouns for one in what.parts if isinstance(one, deeds.Picked) and one.word == "a"]
    if len(kinds) != len(what.parts) or any(not isinstance(one, deeds.Nouns) or one.after for one in kinds):
        return what
    return replace(what.parts[0], nouns=deeds.OneOfNouns(tuple(kinds), "or a"))


def _sharing_object(reading: Reading, at: int) -> list[Stated]:
    """`cancel and smoke target card`: two verbs that each need an object share it."""
    found = []
    for words, form in reading.entries(reading.lexicon.verbs, at):
        end = at + len(words)
        if form.form != "plain" or reading.word(end) != "and" or "and" in words:
            continue
        needed = [role for role in (*form.verb.objects, *form.verb.others) if role.needed]
        if len(needed) != 1 or _stands_alone(reading, words):
            continue
        for two in verbs.plain(reading, end + 1):
            what = two.deed.role(needed[0].name)
            if what is None or two.verb.sense == form.verb.sense:
                continue
            if reading.lexicon.reserved and isinstance(what, deeds.Points) and what.nouns is None:
                continue  # `stun it and put it into zone 1` says it twice
            again = deeds.Points(SAME, None, False, needed[0].sorts, what.at) if hasattr(what, "slot") else what
            first = deeds.Deed(form.verb.sense, ((needed[0].name, what),))
            second = replace(
                two.deed,
                roles=tuple((name, again if name == needed[0].name else who) for name, who in two.deed.roles),
            )
            found.append(Stated(two.end, (deeds.Do(first), deeds.Do(second))))
    return found


def _stands_alone(reading: Reading, words: tuple[str, ...]) -> bool:
    """Whether a verb may be said without an object: of the card itself (`turn and toast a Character`)."""
    return any(
        other.form == "plain" and not any(role.needed for role in other.verb.objects)
        for known, other in reading.lexicon.verbs.get(words[0], ())
        if known == words and other.verb.agent is not None and other.verb.agent.sorts != ("effect",)
    )


def _ordered(one: verbs.Phrase) -> deeds.Deed:
    """What is ordered is done by the player; a verb of which only cards are the subject means the card itself."""
    if one.subject is None or "player" in one.subject.sorts:
        return one.deed
    return verbs.with_subject(one, deeds.This())


def _offers(reading: Reading, at: int) -> list[Stated]:
    """`you may smoke it`: all orders behind it are offered together."""
    if not reading.has(at, ("you", "may")):
        return []
    at_once = reading.word(at + 2) == "immediately" and not (reading.states or reading.lexicon.reserved)
    then = reading.states and reading.word(at + 2) == "then"  # what a text says is done in its order
    begin = at + 2 + (at_once or then)
    orders = grown(_orders(reading, begin), lambda before: _then_ordered(reading, before))
    found = [*_choices(reading, begin), *orders]
    return [Stated(one.end, (deeds.May(one.body, at_once=at_once),)) for one in found]


def _offers_to(reading: Reading, at: int) -> list[Stated]:
    """`that hero's controller may ready it and exhaust this card`: all of it is offered to that player."""
    if reading.states:
        return []
    return [
        Stated(one.end, (deeds.May(one.body, who.node),))
        for who in nouns.single_phrases(reading, at)
        if reading.word(who.end) == "may" and isinstance(who.node, (deeds.Related, deeds.Points))
        if any(reading.lexicon.is_kind(kind, "player") for kind in who.kinds)
        for one in _priced_orders(reading, who.end + 1)
    ]


def _priced_orders(reading: Reading, at: int) -> list[Stated]:
    """Orders one after the other, perhaps with what they are done for: `pay 1 Power to draw a card`."""

    def several(begin: int) -> list[Stated]:
        return grown(_orders(reading, begin), lambda before: _then_ordered(reading, before))

    found = several(at)
    if reading.lexicon.reserved:
        return found
    bought = [(one, two) for one in found if reading.word(one.end) == "to" for two in several(one.end + 1)]
    return [*found, *(Stated(two.end, (deeds.Pay(one.body, two.body),)) for one, two in bought)]


def _with_own_subject(reading: Reading, at: int) -> list[Stated]:
    """`target Character gains Stealth`, `each opponent discards a card`, `this card cannot be healed`."""
    found = []
    for subject in nouns.noun_phrases(reading, at):
        for one in predicates(reading, subject, subject.node):
            if one.mood == "state" and not one.past and not reading.states:
                found += _made_so(reading, one)
            if one.past or (one.mood == "state" and not reading.states and not _is_said(one.what)):
                continue
            if isinstance(subject.node, deeds.You) and one.mood == "let":
                continue
            stated = _stated(one)
            found += [stated, *_or_must(reading, subject, one, stated), *_or_gains(reading, stated)]
    return found


def _gains_one(reading: Reading, at: int) -> list[Stated]:
    """`target Character gains Guts, Stealth, or +2 damage`: one of them, as its player chooses."""
    if reading.states or reading.lexicon.reserved:
        return []
    found = []
    for who in nouns.single_phrases(reading, at):
        aimed = isinstance(who.node, deeds.Picked) and who.node.word == "target"
        known = aimed or isinstance(who.node, (deeds.This, deeds.Related, deeds.Points))
        if not known or reading.word(who.end) != ("gain" if who.number == MANY else "gains"):
            continue
        begin = who.end + (4 if reading.has(who.end + 1, ("your", "choice", "of")) else 1)
        first = (deeds.Do(deeds.Deed("target", (("WHAT", replace(who.node, word="a")),))),) if aimed else ()
        for end, options in verbs.feature_lists(reading, begin, "or"):
            gained = [(("AGENT", _again(who)), ("FEATURE", (one,))) for one in options]
            ways = tuple((deeds.Do(deeds.Deed("gain feature", roles, ("stated", "AGENT"))),) for roles in gained)
            found += [Stated(end, (*first, deeds.OneOf(ways)))] if len(ways) > 1 and reading.word(end) != "if" else []
    return found


def _or_must(reading: Reading, subject: Found, one: Finite, first: Stated) -> list[Stated]:
    """`must discard a card or lose 1 Ability`: one or the other, as that player chooses."""
    if one.mood != "make" or reading.word(one.end) != "or":
        return []
    return [
        Stated(two.end, (deeds.OneOf((first.body, (deeds.Change(two.subject.name, "make", deed),))),))
        for two in verbs.plain(reading, one.end + 1)
        if two.subject is not None and reading.fits(subject, two.subject)
        for deed in [verbs.with_subject(two, _again(subject))]
    ]


def _or_gains(reading: Reading, one: Stated) -> list[Stated]:
    """`gains Guts, or Toughness: 1 if it has Guts`: the second in place of the first where that is so."""
    from quickening.english.conditions import conditions

    gained = one.body[0]
    if len(one.body) != 1 or not isinstance(gained, deeds.Do) or gained.deed.sense != "gain feature":
        return []
    begin = one.end + (reading.word(one.end) == ",")
    if reading.word(begin) != "or":
        return []
    kept = tuple(role for role in gained.deed.roles if role[0] != "FEATURE")
    return [
        Stated(last, (deeds.If(so, (deeds.Do(replace(gained.deed, roles=roles)),), one.body),))
        for end, features in verbs.feature_lists(reading, begin + 1)
        if reading.word(end) == "if" and not _is_more_of(features, gained.deed.role("FEATURE"))
        for last, so in conditions(reading, end + 1)
        for roles in [tuple(sorted((*kept, ("FEATURE", features)), key=lambda role: role[0]))]
    ]


def _is_more_of(features: tuple[Any, ...], gained: tuple[Any, ...]) -> bool:
    """`+1 Fighting, or +2 Fighting if ...`: of one figure, it is said how much."""
    one, other = features[0], gained[0]
    return len(features) == len(gained) == 1 and one.word == other.word and isinstance(one.amount, deeds.Number)


def _again(subject: Found) -> Any:
    """The same subject, for another verb."""
    node = subject.node
    if isinstance(node, (deeds.Picked, deeds.All)):
        return deeds.Points(SAME, None, subject.number == MANY, subject.kinds, node.at)
    return node


def _made_so(reading: Reading, one: Finite) -> list[Stated]:
    """`I am unblockable this round`: said of somebody, a keyword is gained."""
    trait = one.what.traits[0]
    known = [word for entries in reading.lexicon.keywords.values() for _, word in entries]
    if not isinstance(trait, deeds.Is) or trait.non or one.what.non:
        return []
    return [
        Stated(one.end, (deeds.Do(deeds.Deed("gain feature", roles, ("stated", "AGENT"))),))
        for keyword in known
        if keyword.word.lower() == trait.word.lower()
        for roles in [(("AGENT", one.what.who), ("FEATURE", (deeds.Feature(keyword.word),)))]
    ]


def _is_said(state: deeds.State) -> bool:
    """What a text makes so by saying it: a relation, a figure that is so, or another kind of thing."""
    if all(isinstance(one, deeds.Has) and one.how == "exactly" for one in state.traits):
        return not state.non
    if all(isinstance(one, (deeds.Picked, deeds.With)) or _is_designator(one) for one in state.traits):
        return not state.non
    return all(isinstance(one, deeds.Beside) for one in state.traits) or isinstance(state.who, deeds.Figure)


def _is_designator(one: Any) -> bool:
    """`is <Demon>`: a word that cards share."""
    return isinstance(one, deeds.Is) and one.word[0] == "<" and not one.non


def _stated(one: Finite) -> Stated:
    if one.mood == "state":
        return Stated(one.end, (one.what,))
    if one.mood == "fact":
        return Stated(one.end, (deeds.Do(replace(one.what, manner=("stated", one.role, *one.what.manner))),))
    mood = "bar" if one.mood == "not" else one.mood
    if mood == "let" and isinstance(one.what.role(one.role), deeds.You):
        return Stated(one.end, (deeds.May((deeds.Do(one.what),)),))
    said = ((one.role, one.what), *one.others)
    return Stated(one.end, tuple(deeds.Change(role, mood, what) for role, what in said))

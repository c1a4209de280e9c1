"""Sentences: what is in front, what is paid, what is done, and what stands at the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from quickening.english import adjuncts, clauses, conditions, nouns
from quickening.english.amounts import amounts
from quickening.english.quantities import for_each
from quickening.english.reading import Reading, distinct, grown, remembered
from quickening.lang import deeds

COLONS = "::"
#: The kind of words, in the game's table, that stand before a sentence and say on what result it is done.
LABEL = "label"
#: Adjuncts that were read, and where they end.
Adjuncts = tuple[int, tuple[Any, ...]]


class Sentence(NamedTuple):
    """A sentence that was read: adjuncts in front and at the end, costs, and what is done.

    `users`: who may do it, if not you. `window`: what stands in front says when the card may be played (`Play during
    an attack.`).
    """

    end: int
    front: tuple[Any, ...]
    costs: tuple[Any, ...]
    body: tuple[Any, ...]
    behind: tuple[Any, ...]
    offered: bool = False
    window: bool = False
    users: Any = None


@remembered
def sentences(reading: Reading, at: int) -> list[Sentence]:
    """Every sentence from a place, up to its full stop."""
    if reading.states and reading.word(at) == "then":  # what a text says is done in its order
        at += 1 + (reading.word(at + 1) == ",")
    found = []
    for begin, front in [*_fronts(reading, _in_order(reading, at)), *_labels(reading, at)]:
        found += [one for one in _plain(reading, begin, front) if reading.word(one.end) in (".", "")]
        found += _paid(reading, begin, front)
    return distinct([*found, *_windows(reading, at)])


def _in_order(reading: Reading, at: int) -> int:
    """`Then, draw a card.`: sentences are done in order anyway (SF 24.6)."""
    if reading.states or reading.lexicon.reserved or reading.word(at) != "then":
        return at
    return at + 2 if reading.word(at + 1) == "," else at + 1


def _labels(reading: Reading, at: int) -> list[Adjuncts]:
    """`Heads: gain 1 Power.`: what came of the sentence before, as the game's table lists it."""
    return [
        (at + len(words), (deeds.OnlyIf(deeds.Fact(deeds.Deed(row["key"]), past=True)),))
        for words, row in reading.entries(reading.lexicon.adjuncts, at)
        if row["kind"] == LABEL
    ]


def _windows(reading: Reading, at: int) -> list[Sentence]:
    """`Play during an attack.`, `Play when a Site is seized :: ...`, `Play in response to ..., and target ... ::`."""
    if reading.word(at) != "play":
        return []
    found: list[Sentence] = []
    begin = at + 1 + (reading.word(at + 1) == "only" and reading.word(at + 2) != "if")
    for end, times in _ends(reading, begin):
        if not times:
            continue
        if reading.word(end) in (".", ""):
            found.append(Sentence(end, times, (), (), (), window=True))
        if reading.word(end) == COLONS:
            found += [one._replace(front=times, window=True) for one in _plain(reading, end + 1, ())]
        for words in ((",", "and"), ("and",), (",",)):
            if reading.has(end, words):
                found += [
                    one._replace(front=(*times, *one.front), window=True)
                    for one in _paid(reading, end + len(words), ())
                    if one.costs
                ]
                break
    return [one for one in found if reading.word(one.end) in (".", "")]


def _fronts(reading: Reading, at: int) -> list[Adjuncts]:
    """Adjuncts in front, each with its comma."""

    def one_more(found: Adjuncts) -> list[Adjuncts]:
        return [
            (begin, (*found[1], *inner))
            for end, inner in _several(reading, found[0])
            for begin in _commas(reading, end, inner)
        ]

    return grown([(at, ())], one_more)


def _several(reading: Reading, at: int) -> list[Adjuncts]:
    """An adjunct, or an event with a state that goes with it: `when it is smoked while you control a Site`."""
    found: list[Adjuncts] = [*_so_and_done(reading, at), *_first_times(reading, at)]
    for end, one in adjuncts.adjuncts(reading, at):
        found.append((end, _apart(one)))
        if isinstance(one, (deeds.Event, deeds.NextTime, deeds.Would, deeds.Time, deeds.InsteadOf)):
            found += [(last, (one, other)) for last, other in adjuncts.adjuncts(reading, end) if _goes_with(other)]
        if isinstance(one, deeds.OnlyIf):
            found += [
                (last, (one, other))
                for last, other in adjuncts.adjuncts(reading, end)
                if _is_awaited(one, other, reading)
                or isinstance(other, deeds.Event)
                or (isinstance(other, deeds.Time) and other.point != "during")
            ]
    return found


def _is_awaited(one: deeds.OnlyIf, other: Any, reading: Reading) -> bool:
    """`if that Character is smoked this turn`: a deed in the present, waited for as long as it says, or while so."""
    fact = one.condition
    lasts = deeds.Lasting if reading.states or reading.lexicon.reserved else (deeds.Lasting, deeds.While)
    return isinstance(other, lasts) and isinstance(fact, deeds.Fact) and not (fact.past or fact.non)


def _apart(one: Any) -> tuple[Any, ...]:
    """An adjunct; one that says how often and when is two."""
    if isinstance(one, deeds.Limit) and one.during is not None:
        return deeds.Limit(one.per, one.times), one.during
    return (one,)


def _so_and_done(reading: Reading, at: int) -> list[Adjuncts]:
    """`when this card is in your hand and an opponent attacks`: something happens while something is so."""
    if reading.word(at) not in ("when", "whenever"):
        return []
    return [
        (last, (deeds.OnlyIf(so), event))
        for end, so in conditions.single_conditions(reading, at + 1)
        if isinstance(so, deeds.State) and reading.word(end) == "and"
        for last, event in conditions.events(reading, end + 1)
    ]


def _first_times(reading: Reading, at: int) -> list[Adjuncts]:
    """`the first time each round a hero is KO'd`, `the first time you draw a card each round`: once in each."""
    if not reading.has(at, ("the", "first", "time")):
        return []
    found: list[Adjuncts] = []
    plain = not (reading.states or reading.lexicon.reserved)
    for begin, unit in [(at + 3, ""), *_each_unit(reading, at + 3)]:
        start = begin + (reading.word(begin) == "that")
        for end, event in [*conditions.events(reading, start), *conditions.would_be(reading, start)]:
            if unit:
                found.append((end, (event, deeds.Limit(unit, first=plain))))
            else:
                found += [(last, (event, deeds.Limit(each, first=plain))) for last, each in _each_unit(reading, end)]
    return found


def _each_unit(reading: Reading, at: int) -> list[tuple[int, str]]:
    return [(end, unit) for end, unit, whose in adjuncts.units(reading, at) if whose == "each"]


def _goes_with(other: Any) -> bool:
    return isinstance(other, (deeds.While, deeds.Lasting)) or (
        isinstance(other, deeds.Time) and other.point == "during"
    )


def _commas(reading: Reading, end: int, inner: tuple[Any, ...]) -> list[int]:
    if reading.word(end) == ",":
        return [end + 1]
    if isinstance(inner[0], deeds.Instead):
        return []
    if reading.word(end) == COLONS and any(isinstance(one, deeds.Event) for one in inner):
        return [end + 1]
    if reading.has(end, ("you", "may")):
        return [end]  # what is offered begins there, with a comma or without
    if reading.states and isinstance(inner[0], deeds.Time) and reading.has(end, ("you", "must")):
        return [end]
    if isinstance(inner[0], (deeds.Lasting, deeds.Time)) and not (reading.states or reading.lexicon.reserved):
        return [end]
    return [end] if isinstance(inner[0], (deeds.Limit, deeds.Immediately)) else []


def _plain(reading: Reading, at: int, front: tuple[Any, ...]) -> list[Sentence]:
    found = []
    for stated in clauses.statements(reading, at):
        for end, behind in _without_able(_ends(reading, stated.end), stated.body):
            found.append(Sentence(end, front, (), stated.body, behind))
            if reading.has(end, (",", "otherwise")):
                found += [
                    Sentence(other.end, front, (), (deeds.Else(stated.body, other.body),), behind)
                    for other in clauses.statements(reading, end + 2)
                ]
            found += [
                Sentence(last, front, (), body, behind) for last, body in _where_x_is(reading, end, stated.body)
            ]
            found += [Sentence(last, front, (), body, behind) for last, body in _or_if(reading, end, stated.body)]
            found += _each_for_as_long(reading, front, Sentence(end, (), (), stated.body, behind))
            found += _for_each_behind(reading, Sentence(end, front, (), stated.body, behind))
            found += _and_besides(reading, Sentence(end, front, (), stated.body, behind))
    return found


def _and_besides(reading: Reading, one: Sentence) -> list[Sentence]:
    """`Prevent all damage this turn and draw a card`: what is said for a time, and something besides."""
    span = one.behind[0] if len(one.behind) == 1 and not reading.lexicon.reserved else None
    comma = reading.word(one.end) == "," and not reading.states
    if not isinstance(span, deeds.Lasting) or reading.word(one.end + comma) != "and":
        return []
    first = deeds.Last(one.body, span.until, span.whose)
    return [
        Sentence(end, one.front, (), (first, *_lasting_so(other.body, behind)), ())
        for other in clauses.statements(reading, one.end + 1 + comma)
        if all(_is_order(part) for part in (*one.body, *other.body)) or all(map(clauses.has_subject, other.body))
        for end, behind in _ends(reading, other.end)
        if not behind or (len(behind) == 1 and isinstance(behind[0], deeds.Lasting))
    ]


def _lasting_so(body: tuple[Any, ...], behind: tuple[Any, ...]) -> tuple[Any, ...]:
    """Statements, for as long as the words behind them say."""
    return (deeds.Last(body, behind[0].until, behind[0].whose),) if behind else body


def _for_each_behind(reading: Reading, one: Sentence) -> list[Sentence]:
    """`gains +1 Fighting until it leaves play for each Site`, `inflict 1 damage on it for each Site`: how often."""
    part = one.body[0] if len(one.body) == 1 and reading.word(one.end) == "for" else None
    if not isinstance(part, deeds.Do) or not all(isinstance(span, deeds.Lasting) for span in one.behind):
        return []
    name = "FEATURE" if one.behind else "AMOUNT"
    said = part.deed.role(name)
    much = said[0] if isinstance(said, tuple) and len(said) == 1 else said
    if not isinstance(much, (deeds.Feature, deeds.Measure)) or not isinstance(much.amount, deeds.Number):
        return []
    return [
        one._replace(end=end, body=(_with_role(part, name, (more,) if one.behind else more),))
        for end, amount in for_each(reading, one.end, much.amount)
        if end > one.end
        for more in [replace(much, amount=amount)]
    ]


def _with_role(part: deeds.Do, changed: str, value: Any) -> deeds.Do:
    roles = tuple((name, value if name == changed else who) for name, who in part.deed.roles)
    return deeds.Do(replace(part.deed, roles=roles))


def _or_if(reading: Reading, at: int, body: tuple[Any, ...]) -> list[tuple[int, tuple[Any, ...]]]:
    """`draw a card, or draw 2 cards if you control a Site`: the second where that is so, else the first."""
    if not reading.has(at, (",", "or")) or not all(_is_order(part) for part in body):
        return []
    return [
        (end, (deeds.If(so, other.body, body),))
        for other in clauses.statements(reading, at + 2)
        if reading.word(other.end) == "if" and all(_is_order(part) for part in other.body)
        for end, so in conditions.conditions(reading, other.end + 1)
    ]


def _without_able(ends: list[Adjuncts], body: tuple[Any, ...]) -> list[Adjuncts]:
    """`must start a combat if able`: nobody must do what cannot be done, so these words add nothing to a duty."""
    duty = all(_is_duty(part) for part in body)
    return [
        (end, tuple(one for one in behind if not isinstance(one, deeds.Able)))
        for end, behind in ends
        if duty or not any(isinstance(one, deeds.Able) for one in behind)
    ]


def _each_for_as_long(reading: Reading, front: tuple[Any, ...], one: Sentence) -> list[Sentence]:
    """`Characters gain Guts while attacking, and gain Ambush while damaged`: each change for as long as it says."""
    first = _as_long(one) if not front and one.behind else None
    if first is None:
        return []
    joints = [len(words) for words in ((",", "and"), ("and",)) if reading.has(one.end, words)][:1]
    return [
        Sentence(end, (), (), (first, second), ())
        for length in joints
        for two in clauses.with_same_subject(reading, one.end + length, one.body[0])
        for end, behind in _ends(reading, two.end)
        for second in [_as_long(Sentence(end, (), (), two.body, behind))]
        if second is not None and reading.word(end) in (".", "")
    ]


def _as_long(one: Sentence) -> Any:
    """A change for as long as something is so, or just a change, as one statement; none if it is something else."""
    if len(one.body) != 1 or len(one.behind) > 1:
        return None
    said = adjuncts.said_of_subject(one.behind, one.body[0])
    if not said:
        return one.body[0] if said is not None else None
    return deeds.If(said[0].condition, one.body, as_long=True) if isinstance(said[0], deeds.While) else None


def _where_x_is(reading: Reading, at: int, body: tuple[Any, ...]) -> list[tuple[int, tuple[Any, ...]]]:
    """`..., where X is the round number`: the statements with that amount in place of X."""
    if not reading.has(at, (",", "where", "x", "is")):
        return []
    found = []
    for end, amount in amounts(reading, at + 4):
        said = deeds.in_place_of_x(body, amount)
        if said != body:
            found.append((end, said))
    return found


def _ends(reading: Reading, at: int) -> list[Adjuncts]:
    """Adjuncts at the end, without a comma."""

    def one_more(found: Adjuncts) -> list[Adjuncts]:
        return [(end, (*found[1], *_apart(one))) for end, one in adjuncts.adjuncts(reading, found[0])]

    return grown([(at, ())], one_more)


def _paid(reading: Reading, at: int, front: tuple[Any, ...]) -> list[Sentence]:
    """`costs :: body`, perhaps offered (`you may ... ::`), perhaps with a time behind the costs."""
    found = [*_paid_by_others(reading, at, front), *_bought_by_cards(reading, at, front)]
    offered = reading.has(at, ("you", "may"))
    for cost in clauses.statements(reading, at + 2 if offered else at):
        if offered and not all(_is_order(one) for one in cost.body):
            continue
        if not all(isinstance(one, deeds.Do) or _is_duty(one) or _is_one_price(reading, one) for one in cost.body):
            continue
        found += _paid_besides(reading, front, cost, offered)
        for end, behind in [*_ends(reading, cost.end), *_set_apart(reading, cost.end)]:
            if reading.word(end) == "to" and _are_times(reading, behind):
                found += _for_purpose(reading, end + 1, (*front, *behind), cost.body, offered)
            if reading.word(end) == COLONS:
                found += [
                    Sentence(one.end, (*front, *behind), cost.body, one.body, (*how_long, *one.behind), offered)
                    for begin, how_long in _fronts(reading, end + 1)
                    if all(isinstance(adjunct, deeds.Lasting) for adjunct in how_long)
                    for one in _plain(reading, begin, ())
                    if reading.word(one.end) in (".", "")
                ]
                found += [
                    Sentence(one.end, (*front, *behind), cost.body, one.body, (), offered)
                    for one in (*_waiting(reading, end + 1), *_labelled(reading, end + 1))
                ]
    return found


def _labelled(reading: Reading, at: int) -> list[Sentence]:
    """`:: Heads: gain 1 Power.`: what is done on a result of what was paid."""
    return [
        one._replace(body=(deeds.If(label.condition, _lasting_so(one.body, one.behind)),), behind=())
        for begin, (label,) in _labels(reading, at)
        for one in _plain(reading, begin, ())
        if reading.word(one.end) in (".", "") and all(isinstance(last, deeds.Lasting) for last in one.behind[:2])
    ]


def _waiting(reading: Reading, at: int) -> list[Sentence]:
    """`:: When target is smoked, draw a card.`: what is done when something happens after that, or instead of it."""
    return [
        Sentence(one.end, (), (), (later,), ())
        for begin, front in _fronts(reading, at)
        if front and not reading.states
        for when, until in [_when_and_until(reading, front)]
        if isinstance(when, (deeds.Event, deeds.Would))
        for one in _plain(reading, begin, ())
        if reading.word(one.end) in (".", "")
        for later in _awaited(when, one, until)
    ]


def _when_and_until(reading: Reading, front: tuple[Any, ...]) -> tuple[Any, str]:
    """`when target is smoked`, `if target is smoked this turn`: what is waited for, and how long."""
    when, *others = front
    if isinstance(when, deeds.OnlyIf) and len(others) == 1 and _is_awaited(when, others[0], reading):
        lasting = isinstance(others[0], deeds.Lasting)
        return deeds.Event((when.condition.deed,)) if lasting else None, others[0].until if lasting else ""
    if isinstance(when, deeds.Lasting) and len(others) == 1 and when.whose is None:
        return others[0], when.until  # `until the end of the turn, when a player attacks`
    return (None if others else when), ""


def _awaited(when: Any, one: Sentence, until: str) -> list[deeds.Later]:
    """What waits for an event; `instead`: in its place, so that it only would have happened."""
    instead = one.behind == (deeds.Instead(),)
    if isinstance(when, deeds.Event) and instead and len(when.deeds) == 1:
        when = deeds.Would(when.deeds[0])
    if isinstance(when, deeds.Would) != instead or (one.behind and not instead):
        return []
    return [deeds.Later(when, one.body, until)]


def _paid_besides(reading: Reading, front: tuple[Any, ...], cost: clauses.Stated, offered: bool) -> list[Sentence]:
    """`turn, except during an attack, and target a Character :: ...`: a time, and more that is paid."""
    if reading.states or reading.lexicon.reserved:
        return []
    return [
        one._replace(costs=(*cost.body, *one.costs), offered=offered)
        for end, when in [*_set_apart(reading, cost.end, "and"), *_ends(reading, cost.end)]
        if reading.word(end) == "and" and when and all(isinstance(one, (deeds.Time, deeds.Answers)) for one in when)
        for one in _paid(reading, end + 1, (*front, *when))
        if one.costs and not one.offered and one.users is None
    ]


def _set_apart(reading: Reading, at: int, word: str = "to") -> list[Adjuncts]:
    """`sacrifice it, except during an attack, to ...`: a time between commas."""
    if reading.word(at) != ",":
        return []
    return [
        (end + 1, (one,))
        for end, one in adjuncts.adjuncts(reading, at + 1)
        if isinstance(one, deeds.Time) and reading.word(end) == "," and reading.word(end + 1) == word
    ]


def _paid_by_others(reading: Reading, at: int, front: tuple[Any, ...]) -> list[Sentence]:
    """`subject's controller may sacrifice this card :: ...`: who may pay, if not you."""
    return [
        one._replace(users=who.node)
        for who in nouns.single_phrases(reading, at)
        if reading.word(who.end) == "may" and isinstance(who.node, (deeds.Related, deeds.Picked))
        if any(reading.lexicon.is_kind(kind, "player") for kind in who.kinds)
        for one in _paid(reading, who.end + 1, front)
        for one in [one if reading.states or reading.lexicon.reserved else _bought(one)]
        if (one.costs or _is_bought(reading, one)) and one.users is None and not one.offered
    ]


def _bought(one: Sentence) -> Sentence:
    """`pay 2 Power to toast this card` as `pay 2 Power :: Toast this card`, where nothing is waited for."""
    paid = one.body[0] if len(one.body) == 1 and not one.front else None
    return one._replace(costs=paid.costs, body=paid.body) if isinstance(paid, deeds.Pay) else one


def _bought_by_cards(reading: Reading, at: int, front: tuple[Any, ...]) -> list[Sentence]:
    """`a hero in this zone may exhaust to pick up this card`: what a card may do, and by which price."""
    if not reading.lexicon.reserved:
        return []
    return [
        one._replace(body=(deeds.May(one.body, who.node),))
        for who in nouns.single_phrases(reading, at)
        if reading.word(who.end) == "may" and isinstance(who.node, deeds.Picked)
        if any(reading.lexicon.is_kind(kind, "card") for kind in who.kinds)
        for one in _paid(reading, who.end + 1, front)
        if len(one.body) == 1 and isinstance(one.body[0], deeds.Pay)
    ]


def _is_bought(reading: Reading, one: Sentence) -> bool:
    """`any player may make an Exertion to remove this card`: whoever pays may have it."""
    return reading.states and len(one.body) == 1 and isinstance(one.body[0], deeds.Pay)


def _for_purpose(
    reading: Reading, at: int, front: tuple[Any, ...], costs: tuple[Any, ...], offered: bool
) -> list[Sentence]:
    """`discard a card to gain 1 Power`: what is paid, and what for; the price is that of its own sentence."""
    found = []
    for one in _plain(reading, at, ()):
        if reading.word(one.end) in (".", "") and all(_is_order(part) for part in one.body):
            paid = deeds.Pay(costs, one.body)
            found.append(Sentence(one.end, front, (), (deeds.May((paid,)) if offered else paid,), one.behind))
    return found


def _are_times(reading: Reading, behind: tuple[Any, ...]) -> bool:
    """`discard a card during your turn to ...`, `turn when ... to ...`: when it is paid is when it is done."""
    kinds = (deeds.Event, deeds.Lasting) if reading.states else deeds.Event
    points = (
        ("during", "except") if reading.states or reading.lexicon.reserved else ("during", "except", "start", "end")
    )
    return all(isinstance(one, kinds) or (isinstance(one, deeds.Time) and one.point in points) for one in behind)


def _is_one_price(reading: Reading, part: Any) -> bool:
    """`pay 1 Power or turn ::`: one price or another."""
    return isinstance(part, deeds.OneOf) and not part.first and not (reading.states or reading.lexicon.reserved)


def _is_duty(part: Any) -> bool:
    """`your opponent must discard a card to attack`: what others pay for something."""
    return isinstance(part, deeds.Change) and part.mood == "make"


def _is_order(part: Any) -> bool:
    return isinstance(part, deeds.OneOf) or (isinstance(part, deeds.Do) and part.deed.manner[:1] != ("stated",))

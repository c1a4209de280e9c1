"""From sentences to an ability: what is waited for, what is paid, what is done, how long and on what condition.

Which sentences are one ability is found before references are bound (`continues`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.english.adjuncts import said_of_subject
from quickening.english.clauses import SAME
from quickening.english.conditions import NOT_SO
from quickening.english.heads import cores
from quickening.english.modifiers import with_after
from quickening.english.reading import Reading
from quickening.english.sentences import Sentence
from quickening.english.verbs import listed
from quickening.lang import deeds

#: Adjuncts that stay with the ability, each to be looked at by the game.
KEPT = (
    *(deeds.Event, deeds.Time, deeds.Limit, deeds.Unless, deeds.ForEach, deeds.Answers, deeds.Immediately, deeds.As),
    deeds.InsteadOf,
)


class NoAbility(ValueError):
    """A sentence that is English, but nothing that a card says in this place."""


def ability_of(
    sentences: tuple[Sentence, ...], played: bool, by_sentence: bool = False, waits_later: bool = False
) -> deeds.Ability:
    """What sentences say together; `played`: what they order is done as the card is played.

    `waits_later`: what a sentence that goes on waits for, it waits for once the text is carried out.
    """
    first, *others = _begun(sentences) if played else _aiming(sentences) if waits_later else sentences
    if waits_later:
        first = _put_off(_waiting(_of_that_damage(first)))
    first = _waiting(first)
    if waits_later and played and not _is_window(first):
        first = _for_a_time(first)
    first = first._replace(front=_with_subject(first.front, first), behind=_with_subject(first.behind, first))
    adjuncts = (*first.front, *first.behind)
    moments = [one for one in adjuncts if _is_moment(one)]
    if len(moments) > 1 and not first.window:
        raise NoAbility("two moments in one sentence")
    if _would(moments) != any(isinstance(one, deeds.Instead) for one in adjuncts):
        raise NoAbility("what is done instead, and of what")
    shape = _shape(first, [] if _is_window(first) else moments, played)
    if by_sentence:
        first, *others = (_in_sequence(one) for one in (first, *others))
    first = _for_as_long(first)
    needs = _needs(first, shape == "always")
    before = body = _body(first, always=shape == "always")
    if needs is not None and by_sentence and shape != "always" and not _would(moments):
        lasting = any(isinstance(one, deeds.While) for one in adjuncts) and shape == "play"
        body, needs = (deeds.If(needs, body, as_long=lasting),), None
    waits = bool(moments) and played and by_sentence
    for one in others:
        more = _later(one, waits_later) if by_sentence or waits_later else _body(one, alone=True)
        if needs is not None and isinstance(more[0], deeds.If) and more[0].condition == NOT_SO:
            if shape != "play" or first.costs or moments:
                raise NoAbility("the other side of what")
            body, needs = (deeds.If(needs, body),), None
        body, before = _going_on(body, more, len(before) > 1), more
    return deeds.Ability(
        shape=shape,
        body=(deeds.May(body),) if first.offered else body,
        costs=first.costs,
        adjuncts=tuple(one for one in adjuncts if _is_kept(one, waits)),
        needs=needs,
        offered=first.offered,
        users=first.users,
        timing="window" if first.window or any(isinstance(one, deeds.Answers) for one in adjuncts) else "",
    )


def _of_that_damage(sentence: Sentence) -> Sentence:
    """`When damage is inflicted on a Site, reduce that damage by 1.`: damage inflicted on Sites is reduced by 1."""
    part = sentence.body[0] if len(sentence.body) == 1 and not (sentence.costs or sentence.behind) else None
    deed = part.deed if isinstance(part, deeds.Do) else None
    what = deed.role("WHAT") if deed is not None else None
    event = sentence.front[0] if len(sentence.front) == 1 and isinstance(sentence.front[0], deeds.Event) else None
    if deed is None or event is None or not isinstance(what, deeds.Points) or what.nouns != deeds.Nouns("damage"):
        return sentence
    damage = _damage_of(event)
    if what.word not in ("that", "the") or damage is None:
        return sentence
    roles = tuple((name, damage if who is what else who) for name, who in deed.roles)
    return sentence._replace(front=(), body=(deeds.Do(replace(deed, roles=roles)),))


def _damage_of(event: deeds.Event) -> Any:
    """The damage that is inflicted in an event, as a noun phrase; none if it is no such event."""
    deed = event.deeds[0]
    damage = deed.role("AMOUNT")
    if len(event.deeds) != 1 or not isinstance(damage, deeds.All) or damage.nouns.kind != "damage":
        return None
    names = {"AGENT": "AGENT", "FROM": "AGENT", "ON": "ON"}
    if any(name not in names for name, _ in deed.roles if name != "AMOUNT"):
        return None
    roles = tuple(sorted((names[name], _each_such(who)) for name, who in deed.roles if name != "AMOUNT"))
    return replace(damage, nouns=with_after(damage.nouns, deeds.Gap(deeds.Deed("inflict", roles), "AMOUNT")))


def _each_such(who: Any) -> Any:
    """`a Site`, in what is so of each of them."""
    return deeds.All(who.nouns, "", at=who.at) if isinstance(who, deeds.Picked) and who.word == "a" else who


def procedure_of(sentences: tuple[Sentence, ...], procedure: str) -> deeds.Ability:
    """A procedure that a card begins: the first sentence says between whom, the others what comes of it."""
    first, *others = sentences
    if first.front or first.behind or first.costs or not others or not all(_is_ordered(one) for one in first.body):
        raise NoAbility(f"how a {procedure} begins")
    body = tuple(part for one in others for part in _body(one, alone=True))
    return deeds.Ability("play", body, costs=first.body, label=procedure)


def _is_ordered(part: Any) -> bool:
    return isinstance(part, deeds.Do) and not _is_stated(part)


def _begun(sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """`Play during an attack. Target a Character :: ...`: when it may be played goes with what is done."""
    first, *others = sentences
    if others and others[0].costs and chooses_only(first):
        return (others[0]._replace(costs=(*first.body, *others[0].costs)), *others[1:])
    if not first.window or first.body:
        return sentences
    if not others:
        raise NoAbility("what is done then is not said")
    then = _for_a_time(others[0])
    return (then._replace(front=(*first.front, *then.front), window=True), *others[1:])


def _aiming(sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """`Target a Site when this card enters play. That Site ...`: as `target a Site when it enters play :: ...`."""
    first, *others = sentences
    moments = [one for one in (*first.front, *first.behind) if _is_moment(one)]
    if not others or not moments or not chooses_only(first._replace(front=(), behind=())) or others[0].costs:
        return sentences
    front = (*first.front, *first.behind, *others[0].front)
    return (others[0]._replace(front=front, costs=first.body, offered=first.offered), *others[1:])


def chooses_only(sentence: Sentence) -> bool:
    """`Target a player.`: whether it only names what the text is about, before anything is paid or done."""
    plain = not (sentence.front or sentence.behind or sentence.costs or sentence.window) and bool(sentence.body)
    return plain and all(isinstance(one, deeds.Do) and one.deed.sense in CHOOSING for one in sentence.body)


#: Senses that only name what a text is about.
CHOOSING = ("target", "choose")


def _for_as_long(sentence: Sentence) -> Sentence:
    """`turn :: subject gains Guts while attacking`: what is paid for changes something for as long as it is so."""
    while_so = [one for one in sentence.behind if isinstance(one, deeds.While)]
    if not sentence.costs or len(while_so) != 1:
        return sentence
    behind = tuple(one for one in sentence.behind if one is not while_so[0])
    return sentence._replace(body=(deeds.If(while_so[0].condition, sentence.body, as_long=True),), behind=behind)


def _is_window(sentence: Sentence) -> bool:
    """Whether its times say when it may be done: whoever answers something may."""
    return sentence.window or any(isinstance(one, deeds.Answers) for one in (*sentence.front, *sentence.behind))


def _in_sequence(sentence: Sentence) -> Sentence:
    """What a sentence orders, one after the other, is one thing among those that other sentences say."""
    orders = all(isinstance(one, deeds.Do) and not _is_stated(one) for one in sentence.body)
    if len(sentence.body) < 2 or not orders or any(isinstance(one, deeds.Lasting) for one in sentence.behind):
        return sentence
    return sentence._replace(body=(deeds.Sequence(sentence.body),))


def _put_off(sentence: Sentence) -> Sentence:
    """`turn :: gain 1 Power when target is smoked`: what is done once something happens after it was paid for.

    Also `when it is damaged, smoke it at the end of the turn`. A moment that a permanent card names without a price
    is what it waits for.
    """
    moments = [one for one in sentence.behind if _is_moment(one)]
    waits = any(_is_moment(one) for one in sentence.front) and isinstance((moments or [None])[0], deeds.Time)
    if len(moments) != 1 or not (sentence.costs or waits or _is_apart(sentence.body)) or sentence.window:
        return sentence
    lasting = [one for one in (*sentence.front, *sentence.behind) if isinstance(one, deeds.Lasting)]
    put_off = (sentence.body[-1],) if _is_apart(sentence.body) else sentence.body
    until = lasting[0].until if lasting else ""
    rest = sentence.body[: len(sentence.body) - len(put_off)]
    before = (deeds.Last(rest, until),) if rest and until else rest
    return sentence._replace(
        front=tuple(one for one in sentence.front if one not in lasting),
        body=(*before, deeds.Later(moments[0], put_off, until)),
        behind=tuple(one for one in sentence.behind if one is not moments[0] and one not in lasting),
    )


def _is_apart(body: tuple[Any, ...]) -> bool:
    """Whether the last of several statements has a subject of its own: a clause behind it is said of that alone."""
    return len(body) > 1 and _is_stated(body[-1])


def _later(sentence: Sentence, waits: bool = False) -> tuple[Any, ...]:
    """What a later sentence of a text does: at once, or when something happens after that.

    `waits`: also `if the attack is successful`, of what was spoken of before.
    """
    lasts = any(isinstance(one, deeds.Lasting) for one in sentence.front)
    if lasts or (waits and any(map(_is_of_before, sentence.front))):  # `if it is smoked this turn`
        sentence = sentence._replace(front=tuple(_as_event(one) for one in sentence.front))
    moments = [one for one in (*sentence.front, *sentence.behind) if _is_moment(one)]
    if not moments and any(isinstance(one, deeds.Instead) for one in sentence.behind):
        return _in_place(sentence)
    if not moments:
        return _body(sentence, alone=True)
    others = [one for one in (*sentence.front, *sentence.behind) if one is not moments[0]]
    spans = [one.until for one in others if isinstance(one, deeds.Lasting)]
    asked = [one.condition for one in sentence.behind if isinstance(one, deeds.OnlyIf)]
    if len(spans) + len(asked) != len(others) or len(spans) > 1 or len(asked) > 1:
        raise NoAbility("two times or conditions in one sentence")
    body = (deeds.If(asked[0], sentence.body),) if asked else sentence.body
    return (deeds.Later(moments[0], body, spans[0] if spans else ""),)


def _is_of_before(one: Any) -> bool:
    """`if the attack succeeds`: whether a deed in the present is asked of something that was named before."""
    event = _as_event(one)
    subjects = [who for deed in event.deeds for _, who in deed.roles] if isinstance(event, deeds.Event) else []
    return any(isinstance(who, deeds.Points) and who.nouns is not None for who in subjects)


def _for_a_time(sentence: Sentence) -> Sentence:
    """`Until the end of the turn, when a Character is smoked, draw a card.`: waited for as long as it says."""
    adjuncts = (*sentence.front, *sentence.behind)
    lasts = any(isinstance(one, deeds.Lasting) for one in adjuncts)
    if not lasts or sentence.costs or not any(isinstance(one, deeds.Event) for one in adjuncts):
        return sentence
    return sentence._replace(front=(), body=_later(sentence), behind=())


def _in_place(sentence: Sentence) -> tuple[Any, ...]:
    """`If you control a Seeker, draw 3 cards instead.`: in place of what the sentence before it says."""
    behind = tuple(one for one in sentence.behind if not isinstance(one, deeds.Instead))
    body = _body(sentence._replace(behind=behind), alone=True)
    if len(body) != 1 or not isinstance(body[0], deeds.If) or body[0].otherwise:
        raise NoAbility("what is done instead, and of what")
    return (replace(body[0], otherwise=(deeds.Instead(),)),)


def _would(moments: list[Any]) -> bool:
    return any(isinstance(one, deeds.Would) for one in moments)


def _is_kept(one: Any, waits: bool) -> bool:
    """Whether an adjunct is said of the whole ability: in one that waits also how long it does."""
    if isinstance(one, deeds.Lasting):
        return waits
    return _is_moment(one) or isinstance(one, KEPT)


def _going_on(body: tuple[Any, ...], more: tuple[Any, ...], several: bool) -> tuple[Any, ...]:
    """What was said, last `several` deeds or one, and what follows; `if not` is the other side of the `if` before."""
    last, follows = (body or (None,))[-1], (more or (None,))[0]
    if isinstance(follows, deeds.If) and follows.otherwise == (deeds.Instead(),) and last is not None:
        if several:
            raise NoAbility("what is done instead of which deed")
        if isinstance(last, deeds.Last):  # how long the one lasts, the other does
            follows = replace(follows, body=(replace(last, body=follows.body),))
        return (*body[:-1], replace(follows, otherwise=(last,)))
    if not isinstance(follows, deeds.If) or follows.condition not in (deeds.Done(True), NOT_SO):
        return (*body, *more)
    if isinstance(last, deeds.May):  # `you may pay 1 Power. If you do not, smoke this card.`
        return (*body, replace(follows, condition=deeds.Done(True)), *more[1:])
    if isinstance(last, deeds.If) and not last.otherwise:
        return (*body[:-1], replace(last, otherwise=follows.body))
    raise NoAbility("nothing was asked before")


#: Verbs of state: what they say is so, and nothing that happens.
STATES = ("control", "have", "have in", "have in play", "hold", "own", "require", "provide", "affect")


def _waiting(sentence: Sentence) -> Sentence:
    """`if this card is smoked`: a deed in the present is waited for; `any player who seizes it` waits as well."""
    moments = [one for one in (*sentence.front, *sentence.behind) if _is_moment(one)]
    if moments:
        return sentence
    front = tuple(_as_event(one) for one in sentence.front)
    behind = tuple(_as_event(one) for one in sentence.behind)
    if (front, behind) != (sentence.front, sentence.behind):
        return sentence._replace(front=front, behind=behind)
    return _whoever(sentence) if sentence.body and not sentence.costs and not _is_window(sentence) else sentence


def _as_event(one: Any) -> Any:
    """What is asked of one turn, and no other (`if your opponent dodges this turn`), is asked and not waited for."""
    fact = one.condition if isinstance(one, deeds.OnlyIf) else None
    if not isinstance(fact, deeds.Fact) or fact.past or fact.non or fact.span or fact.deed.sense in STATES:
        return one
    return deeds.Event((fact.deed,))


#: What is changed by what cards do, unless it is said for how long, is changed while they do it.
_CHANGING = ("gain feature", "lose feature", "inflict more")


def _whoever(sentence: Sentence) -> Sentence:
    """`any player who seizes this Site gains 1 Power`, `heal any Character that attacks it`: when one does."""
    part = sentence.body[0]
    lasts = any(isinstance(one, deeds.Lasting) for one in (*sentence.front, *sentence.behind))
    if not isinstance(part, deeds.Do) or (part.deed.sense in _CHANGING and not lasts):
        return sentence
    doers = [who for _, role in part.deed.roles for who in _doers(role, lasts)]
    if len(doers) != 1:
        return sentence
    who = doers[0]
    (done,) = _done_by(who)
    rest = replace(who.nouns, after=tuple(one for one in who.nouns.after if one is not done))
    plain = deeds.Picked(rest, at=who.at)  # what holds of all who do it holds of each
    others = tuple((name, _not_itself(role)) for name, role in done.deed.roles)
    event = replace(done.deed, roles=tuple(sorted((*others, (done.role, plain)), key=_by_name)))
    again = deeds.Points("that", deeds.Nouns(who.nouns.kind), False, (who.nouns.kind,), who.at + 1)
    body = deeds.changed(sentence.body, lambda node: again if node == who and node.at == who.at else node)
    whiles = tuple(one for one in sentence.behind if isinstance(one, deeds.While))  # said of what they do
    behind = tuple(one for one in sentence.behind if one not in whiles)
    return sentence._replace(front=(deeds.Event((event,)), *sentence.front, *whiles), body=body, behind=behind)


def _not_itself(role: Any) -> Any:
    """`a Character that damages her`: of whom something is said so is not meant within it, but the card itself."""
    single = isinstance(role, deeds.Points) and role.nouns is None and not role.many and "card" in role.sorts
    return deeds.This(role.at, role.word) if single and role.word in OWN_PRONOUNS else role


#: Words for the card itself as an object.
OWN_PRONOUNS = ("it", "him", "her")


def _doers(node: Any, lasts: bool) -> list[Any]:
    """Those of whom something is said that they do, and not what they are: `a Character that attacks`."""
    if isinstance(node, deeds.Related):
        return _doers(node.of, lasts)
    some = (isinstance(node, deeds.Picked) and node.word == "a") or (
        isinstance(node, deeds.All) and not node.word and lasts
    )
    plain = some and isinstance(node.nouns, deeds.Nouns) and node.nouns.kind != "effect"  # what that does, it will do
    return [node] if plain and len(_done_by(node)) == 1 else []


def _done_by(who: Any) -> list[deeds.Gap]:
    gaps = [one for one in who.nouns.after if isinstance(one, deeds.Gap) and one.deed.sense not in STATES]
    return [one for one in gaps if not (one.non or one.past or one.participle or one.mood)]


def _by_name(role: tuple[str, Any]) -> str:
    return role[0]


def _with_subject(adjuncts: tuple[Any, ...], sentence: Sentence) -> tuple[Any, ...]:
    """`while attacking`: said of whomever the sentence is about."""
    said = said_of_subject(adjuncts, sentence.body[0] if sentence.body else None)
    if said is None:
        raise NoAbility("whom that is said of")
    return said


def _is_moment(one: Any) -> bool:
    return isinstance(one, (deeds.Event, deeds.NextTime, deeds.Would)) or (
        isinstance(one, deeds.Time) and one.point not in ("during", "except")
    )


def _shape(sentence: Sentence, moments: list[Any], played: bool) -> str:
    if moments:
        kinds = {deeds.Would: "instead", deeds.NextTime: "next"}
        return kinds.get(type(moments[0]), "when")
    if sentence.costs:
        return "play" if played else "use"
    return "play" if played or sentence.window else "always"


def _body(sentence: Sentence, alone: bool = False, always: bool = False) -> tuple[Any, ...]:
    """What a sentence does: for how long, and if it is so as it is carried out."""
    adjuncts = (*sentence.front, *sentence.behind)
    if alone and any(not isinstance(one, (deeds.Lasting, deeds.OnlyIf)) for one in adjuncts):
        raise NoAbility("a time of its own in a sentence that goes on")
    spans = [one for one in adjuncts if isinstance(one, deeds.Lasting)]
    late = adjuncts if alone else () if always else sentence.behind
    asked = [one.condition for one in late if isinstance(one, deeds.OnlyIf)]
    if len(spans) > 1 or len(asked) > 1:
        raise NoAbility("two times or conditions in one sentence")
    body = _lasting(sentence.body, spans[0]) if spans else sentence.body
    return (deeds.If(asked[0], body),) if asked else body


def _lasting(body: tuple[Any, ...], span: deeds.Lasting) -> tuple[Any, ...]:
    """How long what is changed lasts: also what a player may change, or pays for."""
    if len(body) == 1 and isinstance(body[0], (deeds.May, deeds.Pay)):
        return (replace(body[0], body=_lasting(body[0].body, span)),)
    if len(body) == 2 and isinstance(body[1], deeds.OneOf):  # who is targeted, and what becomes of it
        return (body[0], deeds.Last(body[1:], span.until, span.whose))
    return (deeds.Last(body, span.until, span.whose),)


def _needs(sentence: Sentence, always: bool) -> Any:
    """What has to be so as it triggers, is used, or for as long as it changes something: then `if` is `while`."""
    asked = [one.condition for one in sentence.front if isinstance(one, (deeds.OnlyIf, deeds.While))]
    lasting = (deeds.While, deeds.OnlyIf) if always else (deeds.While,)
    behind = [one.condition for one in sentence.behind if isinstance(one, lasting)]
    if behind and any(_is_moment(one) for one in sentence.front):
        raise NoAbility("how long something lasts that is done at a moment")
    asked += behind
    if len(asked) > 1:
        return deeds.Joined(tuple(asked), "and")
    return asked[0] if asked else None


def paid_first(sentence: Sentence) -> Sentence:
    """`turn to gain 1 Power` as `turn :: gain 1 Power`: the price is that of the whole ability."""
    body, offered = sentence.body, False
    if len(body) == 1 and isinstance(body[0], deeds.May) and body[0].who is None and not body[0].at_once:
        body, offered = body[0].body, True
    if len(body) != 1 or not isinstance(body[0], deeds.Pay):
        return sentence
    moments = tuple(one for one in sentence.behind if _is_moment(one))  # when it may be paid
    behind = tuple(one for one in sentence.behind if one not in moments)
    return sentence._replace(
        front=(*sentence.front, *moments), costs=body[0].costs, body=body[0].body, behind=behind, offered=offered
    )


# -- which sentences belong together -------------------------------------------------------------------------------


def continues(
    sentence: Sentence, before: Sentence, played: bool, by_sentence: bool = False, waits_later: bool = False
) -> bool:
    """Whether a sentence goes on with the ability before it."""
    if played and by_sentence:
        return True
    if played and sentence.costs and chooses_only(before):
        return True
    later = waits_later and not sentence.front and not played  # `smoke it if this card leaves play`
    moments = [
        one
        for one in (*sentence.front, *(map(_as_event, sentence.behind) if later else sentence.behind))
        if _is_moment(one)
    ]
    if sentence.costs or (moments and not waits_later):
        return False
    goes_on = played or bool(before.costs) or any(_is_moment(one) for one in (*before.front, *before.behind))
    goes_on |= waits_later and any(isinstance(one, deeds.Limit) for one in before.front) and _is_offered(before)
    if not goes_on:
        return False
    if is_labelled(sentence):
        return True
    if moments:
        return _speaks_of_before(sentence) or (played and _ends_with_it(sentence, moments))
    if played or any(
        isinstance(one, (deeds.May, deeds.Do, deeds.Pay)) and not _is_stated(one) for one in sentence.body
    ):
        return True
    lasts = any(isinstance(one, deeds.Lasting) for one in (*sentence.front, *sentence.behind))
    return lasts or _points_back((sentence.body, sentence.front, sentence.behind))


def _is_offered(sentence: Sentence) -> bool:
    """`once per turn, you may ...`: something that is used."""
    return len(sentence.body) == 1 and isinstance(sentence.body[0], deeds.May) and sentence.body[0].who is None


def is_labelled(sentence: Sentence) -> bool:
    """`Heads: ...`: whether it is done on a result of the sentence before."""
    asked = [one.condition for one in sentence.front if isinstance(one, deeds.OnlyIf)]
    return any(isinstance(one, deeds.Fact) and one.past and not one.deed.roles for one in asked)


def _is_stated(one: Any) -> bool:
    return isinstance(one, deeds.Do) and one.deed.manner[:1] == ("stated",)


def _points_back(node: Any) -> bool:
    """Whether words point to somebody who was spoken of before, and is not the card itself."""
    if isinstance(node, deeds.Points):
        named = node.nouns is not None and node.nouns.kind not in KEPT_KINDS
        return node.word != SAME and (named or node.word in ("target", "targets"))
    return any(_points_back(part) for part in deeds.parts(node))


def _speaks_of_before(sentence: Sentence) -> bool:
    """`At the end of the turn, smoke that Character.`: whether whom it waits for, or does it to, was spoken of."""
    own = _mentioned((sentence.front, sentence.behind))
    pointing = [one for one in _pointers((sentence.front, sentence.behind, sentence.body)) if one.word != SAME]
    named = [one for one in pointing if one.nouns is not None or one.word in ("target", "targets")]
    return any(one.nouns is None or one.nouns.kind not in own for one in named)


def _ends_with_it(sentence: Sentence, moments: list[Any]) -> bool:
    """`Toast it at the end of the turn.`, on a card that is played and gone: said of what that was about."""
    ends = isinstance(moments[0], deeds.Time) and moments[0].point == "end"
    asked = [one.condition for one in sentence.behind if isinstance(one, deeds.OnlyIf)]
    itself = any(isinstance(one, deeds.State) and isinstance(one.who, deeds.This) for one in asked)
    return ends and (itself or any(one.word in OWN_PRONOUNS for one in _pointers((sentence.behind, sentence.body))))


def _pointers(node: Any) -> list[deeds.Points]:
    found = [node] if isinstance(node, deeds.Points) else []
    return found + [one for part in deeds.parts(node) for one in _pointers(part)]


def _mentioned(node: Any) -> set[str]:
    """The kinds of things that a sentence itself brings in."""
    nouns = node.nouns if isinstance(node, (deeds.Picked, deeds.All)) else None
    found = {nouns.kind} if isinstance(nouns, deeds.Nouns) else {"card"} if nouns is not None else set()
    return found.union(*(_mentioned(part) for part in deeds.parts(node)))


#: What a card remembers of other abilities: to speak of it is not to go on.
KEPT_KINDS = ("designator", "resource")


def where_x_is(ability: deeds.Ability, amount: Any) -> deeds.Ability:
    """The ability with an amount where it says X."""
    found: deeds.Ability = deeds.in_place_of_x(ability, amount)
    if found == ability:
        raise NoAbility("nothing here says X")
    return found


def plays_limited(reading: Reading, start: int, end: int) -> tuple[deeds.Ability, ...]:
    """How many of a card may be played: `You can play only one "Title" each attack.`."""
    for words in LIMITS:
        quote = start + len(words)
        if not reading.has(start, words) or reading.word(quote) != '"':
            continue
        last = next((at for at in range(quote + 1, end) if reading.word(at) == '"'), end)
        for per in (("each",), ("per",), ("during", "a"), ("during", "each")):
            if reading.has(last + 1, per) and last + 2 + len(per) >= end - 1:
                title = reading.text[reading.tokens[quote].end : reading.tokens[last].start]
                return (deeds.Ability("limit", (), label=title, timing=reading.word(last + 1 + len(per))),)
    return ()


#: How a text says that only one of a card may be played.
LIMITS = tuple(
    ("you", can, *rest) for can in ("can", "may") for rest in (("only", "play", "one"), ("play", "only", "one"))
)


def not_legal(reading: Reading, start: int, end: int) -> tuple[Any, ...]:
    """`Power-generating Sites are not legal targets.`: what may not be targeted."""
    words = ("are", "not", "legal", "targets")
    return tuple(
        core.nouns
        for core in cores(reading, start)
        if core.many and core.end >= end - 5 and reading.has(core.end, words)
    )[:1]


def without_targets(ability: deeds.Ability, nouns: Any) -> deeds.Ability:
    """The ability, with its targets other than those."""
    aimed: list[Any] = []

    def narrowed(node: Any) -> Any:
        if not isinstance(node, deeds.Picked) or "target" not in node.word.split():
            return node
        aimed.append(node)
        return replace(node, nouns=with_after(node.nouns, deeds.Beside("other than", deeds.Picked(nouns))))

    found: deeds.Ability = deeds.changed(ability, narrowed)
    if len(aimed) != 1:
        raise NoAbility("whose targets that are")
    return found


#: How far the words of something done once more are set apart from those of the first time.
_AGAIN = 10_000


def likewise_for(reading: Reading, start: int, end: int) -> tuple[Any, ...]:
    """`Do likewise for <Fire>, <Darkness>, and <Ice>.`: the signs for which the last sentence holds too."""
    if not reading.has(start, ("do", "likewise", "for")):
        return ()
    whole = [found for last, found in listed(reading, start + 3, _sign, ("and",)) if last == end - 1]
    return whole[0] if whole else ()


def _sign(reading: Reading, at: int) -> list[tuple[int, Any]]:
    return [(at + 1, deeds.Is(reading.tokens[at].text))] if reading.word(at)[:1] == "<" else []


def done_likewise(ability: deeds.Ability, signs: tuple[Any, ...]) -> deeds.Ability:
    """The ability with what it does done again for each of these signs, in place of the one it speaks of."""
    named = {one.word for one in _signs(ability.body)}
    if len(named) != 1 or len(ability.body) != 1:
        raise NoAbility("what is done likewise is not one thing")

    def again(number: int, sign: Any) -> Any:
        def other(node: Any) -> Any:
            if isinstance(node, deeds.Is) and node.word in named:
                return replace(node, word=sign.word)
            return replace(node, at=node.at + _AGAIN * number) if getattr(node, "at", -1) >= 0 else node

        return deeds.changed(ability.body[0], other)

    return replace(ability, body=(*ability.body, *(again(n, sign) for n, sign in enumerate(signs, 1))))


def _signs(node: Any) -> list[deeds.Is]:
    own = [node] if isinstance(node, deeds.Is) and node.word.startswith("<") else []
    return own + [one for part in deeds.parts(node) for one in _signs(part)]


def unstated(node: Any) -> Any:
    """The tree without the mark of how a deed was put: ordered or stated, it is the same deed."""
    return deeds.changed(node, _plain)


def _plain(one: Any) -> Any:
    if isinstance(one, deeds.Deed):
        kept = tuple(word for word in one.manner if word == deeds.IMMEDIATELY)
        return replace(one, manner=kept) if kept != one.manner else one
    if isinstance(one, deeds.Do) and isinstance(one.deed.role("AGENT"), deeds.You):
        roles = tuple(role for role in one.deed.roles if role[0] != "AGENT")
        return deeds.Do(replace(one.deed, roles=roles))  # `you gain 1 Power` is `gain 1 Power`
    return one

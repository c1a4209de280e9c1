"""What is done, waited for, paid and changed: abilities of Shadowfist from trees of the ability language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from quickening.core.data import replace as replace_node
from quickening.english.lowering import CannotSay, Template, refuse_if
from quickening.english.modifiers import EXCESS
from quickening.games.shadowfist.definitions import STATE
from quickening.games.shadowfist.kinds import filters, filters_place, people
from quickening.games.shadowfist.kinds.abilities import (
    Activated,
    Bold,
    Continuous,
    Instead,
    Played,
    PlayLimit,
    Restriction,
    Spares,
    Substitute,
    Triggered,
    XIs,
)
from quickening.games.shadowfist.kinds.chance import AtRandom, Flip
from quickening.games.shadowfist.kinds.changes import Mark
from quickening.games.shadowfist.kinds.choosing import TargetLocation
from quickening.games.shadowfist.kinds.conditions import AtTime, Both
from quickening.games.shadowfist.kinds.effects import Choose, Do, does
from quickening.games.shadowfist.kinds.entering import PlayThis, ReturnToPlay
from quickening.games.shadowfist.kinds.players_do import PlayersDo, TargetPlayer, players_do
from quickening.games.shadowfist.kinds.selections import Subject, Together
from quickening.games.shadowfist.kinds.triggers import Either, Happens
from quickening.games.shadowfist.meaning.amounts import SAME_DEED, compared_with_itself
from quickening.games.shadowfist.meaning.changes import CHANGING, MADE_SO, RESTRICTIONS
from quickening.games.shadowfist.meaning.damage import is_about_damage
from quickening.games.shadowfist.meaning.doing import AFTERTHOUGHTS, toll_of
from quickening.games.shadowfist.meaning.faceoffs import FACEOFF, Faceoffs
from quickening.games.shadowfist.meaning.figures import FIGURING
from quickening.games.shadowfist.meaning.lowering import AIM, OWN
from quickening.games.shadowfist.meaning.searching import shuffled_if_searched
from quickening.games.shadowfist.meaning.windows import is_attempt
from quickening.games.shadowfist.state_values import IN_PLAY, PLAY, SMOKED
from quickening.lang import deeds
from quickening.lang.nodes import walk
from quickening.lang.resolve import If, May, Sequence
from quickening.lang.selections import Chosen, ThisCard, choices_in

#: The slot of nobody: two players were spoken of.
NO_ONE = -4
#: `Turn ::` of the card itself.
TURN = deeds.Do(deeds.Deed("turn", (("WHAT", deeds.This()),)))


#: SF 18.1. What a text lets its player do as the card is played, whatever else it says.
SUBSTITUTING = ("substitute", "substitute each")
#: The same, and what a text says of all it does.
APART = (*SUBSTITUTING, "affect", "spend as Power", "play on")
#: SF 6.0. What may be replaced before it happens.
REPLACED = ("smoke", "toast", "sacrifice")
#: What happens to damage, so that there is so much of it.
OF_DAMAGE = ("inflict", "damage", "take damage", "heal", "remove damage", "reduce damage")
YOUR_HAND = deeds.Area("hand", deeds.You())
#: `if this card is in your hand`: that is where what plays it works (SF 9.2.3).
IN_HAND = deeds.State(deeds.This(), (deeds.In(YOUR_HAND),))


#: `while this card is in your smoked pile`, of what brings it back: where it works (SF 9.2.3).
IN_SMOKED_PILE = deeds.State(deeds.This(), (deeds.In(deeds.Area("smoked pile", deeds.You())),))


#: SF 39.0. `discard this card`, before `::`: out of the hand.
DISCARDED = deeds.Do(deeds.Deed("discard", (("WHAT", deeds.This()),)))


def without_place(needs: Any) -> tuple[tuple[Any, ...], Any]:
    """Where a card has to lie for its text to work, and what else has to be so."""
    parts = needs.parts if isinstance(needs, deeds.Joined) and needs.word == "and" else (needs,)
    places = tuple(part for part in parts if part in (IN_HAND, IN_SMOKED_PILE))
    rest = tuple(part for part in parts if part not in places)
    return places, rest[0] if len(rest) == 1 else deeds.Joined(rest, "and") if rest else None


def is_playing_itself(cost: Any) -> bool:
    """`play this card at no cost`, before `::`."""
    return isinstance(cost, deeds.Do) and cost.deed.sense == "play" and isinstance(cost.deed.role("WHAT"), deeds.This)


def returns_itself(effect: Any) -> bool:
    """Whether a card returns to play by its own text."""
    back = isinstance(effect, ReturnToPlay) or does(effect, "return to hand")
    return back and isinstance(effect.what, ThisCard)


def done_by(effects: tuple[Any, ...]) -> Iterator[Any]:
    """What is done, also if a condition holds, a coin comes up so or a player will."""
    for one in effects:
        if isinstance(one, Flip):
            yield from done_by((*one.heads, *one.tails))
        else:
            yield from done_by(one.effects) if isinstance(one, (If, May, Sequence)) else (one,)


def is_maintaining(cost: Any) -> bool:
    """SF 32.0. `Turn and maintain`."""
    return isinstance(cost, deeds.Do) and cost.deed.sense == "maintain"


#: `Turn and maintain`, of the card itself.
MAINTAIN = deeds.Do(deeds.Deed("maintain"))


def maintaining_itself(cost: Any) -> tuple[Any, ...]:
    """`turn and maintain this card` is `turn and maintain`."""
    deed = cost.deed if isinstance(cost, deeds.Do) and cost.deed.sense == "maintain other" else None
    return (TURN, MAINTAIN) if deed is not None and deed.role("WHAT") == deeds.This() else (cost,)


def is_played_at_a_time(one: deeds.Ability) -> bool:
    """SF 25.1. `during your Main Shot, you may play a Character from your smoked pile`: as often as one likes."""
    times = [(time.point, time.unit, time.whose) for time in one.adjuncts if isinstance(time, deeds.Time)]
    first: Any = one.body[0].body[0] if isinstance(one.body[0], deeds.May) else None
    piled = (
        isinstance(first, deeds.Do)
        and first.deed.sense == "play"
        and first.deed.role("FROM") not in (None, YOUR_HAND)
    )
    return (
        piled
        and not isinstance(first.deed.role("WHAT"), deeds.This)
        and times == [("during", "Main Shot", deeds.You())]
    )


def is_offered(one: deeds.Ability) -> bool:
    """SF 24.1.1. `once during your Main Shot, you may draw a card`: something used, at no cost."""
    limited = any(isinstance(adjunct, deeds.Limit) for adjunct in one.adjuncts) or is_played_at_a_time(one)
    told = all(isinstance(part, deeds.Do) and part.deed.sense in AFTERTHOUGHTS for part in one.body[1:])
    return limited and told and isinstance(one.body[0], deeds.May) and one.body[0].who is None


def is_playing_time(one: deeds.Ability) -> bool:
    """SF 25.1. `you may play this card during any Main Shot`: when it may be played besides its usual time."""
    part = one.body[0] if len(one.body) == 1 and not one.costs else None
    if isinstance(part, deeds.May) and part.who is None and len(part.body) == 1:
        part = part.body[0]
    deed = part.deed if isinstance(part, deeds.Do) else None
    if isinstance(part, deeds.Change) and part.mood == "let":
        deed = part.what
    if deed is None or deed.sense != "play" or not isinstance(deed.role("WHAT"), deeds.This):
        return False
    plain = {name for name, _ in deed.roles} <= {"WHAT", "AGENT"}
    return plain and (bool(one.adjuncts) or one.needs is not None) and all(map(is_span, one.adjuncts))


def is_played_oddly(one: deeds.Ability) -> bool:
    """SF 25.0. `you may play this card face up`, `from your smoked pile`: used where it lies, as nothing else is."""
    part = one.body[0] if len(one.body) == 1 and not one.costs and not one.adjuncts else None
    inner = part.body[0] if isinstance(part, deeds.May) and part.who is None and len(part.body) == 1 else None
    deed = inner.deed if isinstance(inner, deeds.Do) else None
    if deed is None or deed.sense != "play" or not isinstance(deed.role("WHAT"), deeds.This):
        return False
    return deed.role("HOW") is not None or deed.role("FROM") not in (None, YOUR_HAND)


#: SF 17.2.1. What generates no Power besides a card that says so.
ALONE = {"generate alone": "cards", "generate alone of Events": "Events"}


def is_generating_alone(part: Any) -> bool:
    """`no other card you control or play generates Power during this Establishing Shot`."""
    return isinstance(part, deeds.Do) and part.deed.sense in ALONE


def generating(effects: tuple[Any, ...], alone: str) -> tuple[Any, ...]:
    """What is done, with the Power it generates generated alone."""
    made = tuple(
        replace_node(one, how=alone)
        if players_do(one, "generate Power")
        else replace_node(one, effects=generating(one.effects, alone))
        if isinstance(one, If)
        else one
        for one in effects
    )
    refuse_if(made == effects, "what generates Power alone is not said")
    return made


NEW_TARGETS = deeds.Do(deeds.Deed("choose new targets"))


def retargeting(one: deeds.Ability) -> deeds.Ability:
    """SF 26.6.4. `turn :: change the target of an Event`: as new targets are chosen in answer to it."""
    said = one.body[0].body if one.offered and isinstance(one.body[0], deeds.May) else one.body
    deed = said[0].deed if len(said) == 1 and isinstance(said[0], deeds.Do) else None
    aim = deed.role("WHAT") if deed is not None and deed.sense == "change target" and len(deed.roles) == 1 else None
    event = aim.of if isinstance(aim, deeds.Related) else None
    if not isinstance(event, deeds.Picked) or event.nouns.kind != "Event":
        return one
    answers = (*one.adjuncts, deeds.Answers(event))
    body = (deeds.Do(deeds.Deed("replace targets")),)
    return replace(one, adjuncts=answers, costs=(*one.costs, NEW_TARGETS), body=body)


def is_span(one: Any) -> bool:
    """`during an attack you declared`: within which time something happens."""
    return isinstance(one, deeds.Time) and one.point in ("during", "except")


def is_entering(one: deeds.Ability) -> bool:
    """`enters play with 3 counters`: said of how it comes, at no other time."""
    said = isinstance(one.body[0], deeds.Do) and one.body[0].deed.sense == "enter with counters"
    return said and len(one.body) == 1 and not one.adjuncts and one.needs is None


def offered_last(body: tuple[Any, ...]) -> tuple[Any, ...]:
    """`you may smoke it if ...`: offered, and then asked as it is carried out (SF 24.2)."""
    asked = body[0] if len(body) == 1 and isinstance(body[0], deeds.If) and not body[0].otherwise else None
    if asked is None or len(asked.body) != 1 or not isinstance(asked.body[0], deeds.May) or asked.body[0].who:
        return body
    return (replace(asked.body[0], body=(replace(asked, body=asked.body[0].body),)),)


def offered_to_users(one: deeds.Ability) -> deeds.Ability:
    """`When it damages a Site, that Site's controller may pay 1 Power :: ...`: offered to that player then."""
    if one.shape != "when" or not isinstance(one.users, (deeds.Related, deeds.Ref)):
        return one
    return replace(one, users=None, costs=(), body=(deeds.May((deeds.Pay(one.costs, one.body),), one.users),))


def of_ones_own(cost: Any) -> Any:
    """SF 24.1.4. `turn a Character ::`: where nothing is said of whose it is, one of your own pays."""
    cards = cost.what.cards if does(cost, "turn") and isinstance(cost.what, Chosen) else None
    if cards is None or filters.Word("opponent's") in cards.before:
        return cost
    if any(isinstance(one, filters_place.Controlled) for one in cards.after):
        return cost
    own = replace_node(cards, after=(filters_place.Controlled(people.YOU), *cards.after))
    return replace_node(cost, what=replace_node(cost.what, cards=own))


def turns_itself(cost: Any) -> bool:
    """Whether the card is turned to pay, alone or with others."""
    if not does(cost, "turn"):
        return False
    return cost.what == ThisCard() or (isinstance(cost.what, Together) and cost.what.one == ThisCard())


def is_answering_event(one: deeds.Ability) -> bool:
    """SF 26.1.2. `When a Site is seized, turn in response ::`: what happened, and is no play, is answered so."""
    events = [adjunct for adjunct in one.adjuncts if isinstance(adjunct, deeds.Event)]
    played = any(deed.sense == "play" for event in events for deed in event.deeds)
    return deeds.Answers() in one.adjuncts and len(events) == 1 and not played and bool(one.costs)


def is_plain_order(part: Any) -> bool:
    """Whether something is done at once, and nothing is so for as long as a text is active."""
    plain = isinstance(part, deeds.Do) and part.deed.role("AGENT") is None
    return plain and part.deed.sense not in (*MADE_SO, *CHANGING, *FIGURING) and not is_about_damage(part)


def is_done_when_so(one: deeds.Ability) -> bool:
    """`If you have no Power, smoke this card and draw a card.`: done as soon as that is so (SF 26.1)."""
    so = one.needs.deed if isinstance(one.needs, deeds.Fact) and not one.needs.past else None
    if so is None or so.sense != "have" or not isinstance(so.role("AGENT"), deeds.You) or one.costs:
        return False
    if one.adjuncts not in ((), (deeds.Immediately(),)):
        return False
    power = getattr(getattr(so.role("WHAT"), "nouns", None), "kind", "") == "Power"
    return power and all(map(is_plain_order, one.body)) and isinstance(one.body[0].deed.role("WHAT"), deeds.This)


def is_substituting(one: deeds.Ability) -> bool:
    """`you may substitute {asc} for {chi} when playing this card`."""
    offered = one.body[0] if len(one.body) == 1 and isinstance(one.body[0], deeds.May) else None
    done = offered.body[0] if offered is not None and offered.who is None and len(offered.body) == 1 else None
    return isinstance(done, deeds.Do) and done.deed.sense in SUBSTITUTING


def is_going_alone(one: deeds.Ability) -> bool:
    """`If he turns to attack, other Characters you control cannot turn to attack with him` (SF 28.1)."""
    part = one.body[0] if len(one.body) == 1 else None
    if not isinstance(part, deeds.Change) or (part.mood, part.role) != ("bar", "AGENT") or one.costs or one.needs:
        return False
    events = [deed for adjunct in one.adjuncts if isinstance(adjunct, deeds.Event) for deed in adjunct.deeds]
    attack = [deeds.Deed("turn to attack", (("AGENT", deeds.This()),))]
    yours = deeds.Gap(deeds.Deed("control", (("AGENT", deeds.You()),)), "WHAT")
    others = deeds.Nouns("Character", (deeds.Is("other"),), (yours,))
    alone = part.what.sense == "turn to attack" and isinstance(part.what.role("WITH"), deeds.This)
    return events == attack and len(one.adjuncts) == 1 and alone and getattr(part.who, "nouns", None) == others


def with_state(one: deeds.Ability) -> deeds.Ability:
    """`When you have no Power, smoke this card.`: to have is a state, which is asked for and does not happen."""
    events = [adjunct for adjunct in one.adjuncts if isinstance(adjunct, deeds.Event)]
    if len(events) != 1 or one.needs is not None or [deed.sense for deed in events[0].deeds] != ["have"]:
        return one
    rest = tuple(adjunct for adjunct in one.adjuncts if adjunct is not events[0])
    return replace(one, shape="always", adjuncts=rest, needs=deeds.Fact(events[0].deeds[0]))


def accumulating(one: deeds.Ability) -> deeds.Ability:
    """`when it accumulates 4 damage`: when it is damaged, if there is so much damage on it; the rest is in excess."""
    events = [adjunct for adjunct in one.adjuncts if isinstance(adjunct, deeds.Event)]
    said = events[0].deeds[0] if len(events) == 1 and len(events[0].deeds) == 1 else None
    if said is None or said.sense != "accumulate" or one.needs is not None:
        return one
    who, much = said.role("AGENT"), said.role("AMOUNT")
    if not isinstance(who, deeds.This) or not isinstance(much, deeds.Measure) or much.nouns != deeds.Nouns("damage"):
        raise CannotSay("what accumulates")
    damaged = deeds.Event(
        (deeds.Deed("inflict", (("AMOUNT", deeds.All(deeds.Nouns("damage"), "")), ("ON", deeds.This()))),)
    )
    rest = deeds.Nouns("damage", (), (deeds.Beside(" ".join(EXCESS), much.amount),))
    excess = deeds.Nouns("damage", (deeds.Is("excess"),))
    own = deeds.This()
    body = deeds.changed(one.body, lambda node: rest if node == excess else own if node == own else node)
    return replace(
        one,
        adjuncts=tuple(damaged if adjunct is events[0] else adjunct for adjunct in one.adjuncts),
        needs=deeds.State(own, (deeds.Has("damage", "or more", much.amount),)),
        body=body,
    )


def holders_in(deed: deeds.Deed) -> dict[int, int]:
    """`when it damages an opponent's Site`: `that opponent` is whoever controls the Site (SF 35.0)."""
    found: dict[int, int] = {}
    for _, who in deed.roles:
        nouns = who.nouns if isinstance(who, deeds.Picked) else None
        for one in nouns.after if isinstance(nouns, deeds.Nouns) else ():
            held = isinstance(one, deeds.Gap) and one.deed.sense == "control" and one.role == "WHAT" and not one.non
            by = one.deed.role("AGENT") if held else None
            if isinstance(by, deeds.Picked) and by.word == "a":
                found[by.slot] = who.slot
    return found


def is_sparing(one: deeds.Ability) -> bool:
    """`this card does not affect Events`: what its text does, it does not do to such cards."""
    part = one.body[0] if len(one.body) == 1 and not (one.costs or one.adjuncts or one.needs) else None
    if not isinstance(part, deeds.Change) or (part.mood, part.what.sense) != ("bar", "affect"):
        return False
    return isinstance(part.what.role("AGENT"), deeds.This) and isinstance(part.what.role("WHAT"), deeds.All)


def is_taking_subject(one: deeds.Ability) -> bool:
    """SF 35.3. `you take control of subject`, on a State: for as long as it is in play."""
    part = one.body[0] if len(one.body) == 1 and not (one.costs or one.adjuncts or one.needs) else None
    deed = part.deed if isinstance(part, deeds.Do) else None
    if (
        deed is None
        or deed.sense not in ("take control", "control")
        or not isinstance(deed.role("WHAT"), deeds.Related)
    ):
        return False
    return deed.role("WHAT").kind == "subject" and isinstance(deed.role("AGENT"), (deeds.You, type(None)))


def without_answer(adjuncts: tuple[Any, ...]) -> tuple[Any, ...]:
    """What is waited for, without the words that it is answered."""
    return tuple(adjunct for adjunct in adjuncts if adjunct != deeds.Answers())


def is_at_risk(what: Any) -> bool:
    """`an effect that would smoke a Character`, `that cancels`: known by what has yet to be done."""
    nouns: Any = what.nouns if isinstance(what, deeds.Picked) and what.word == "a" else None
    after = nouns.after if isinstance(nouns, deeds.Nouns) else ()
    doing = [one for one in after if isinstance(one, deeds.Gap) and one.role == "AGENT" and not one.past]
    return any(isinstance(one, deeds.Could) for one in after) or (bool(doing) and nouns.kind == "effect")


def answering(one: deeds.Ability) -> deeds.Ability:
    """SF 26.2. `Turn :: Cancel an effect that would smoke it.`: done in response to such an effect."""
    if one.shape not in ("use", "play") or not all(isinstance(adjunct, deeds.Limit) for adjunct in one.adjuncts):
        return one
    canceled = [part for part in deeds.walk(one.body) if isinstance(part, deeds.Deed) and part.sense == "cancel"]
    what: Any = canceled[0].role("WHAT") if len(canceled) == 1 else None
    if not is_at_risk(what):
        return one
    that = deeds.Ref(what.slot, f"that {what.nouns.kind}")
    body = deeds.changed(one.body, lambda node: that if node == what else node)
    return replace(one, body=body, adjuncts=(*one.adjuncts, deeds.Answers(what)))


def tolled(one: deeds.Ability) -> deeds.Ability:
    """`At the start of your turn, smoke this card unless you pay 1 Power.`: asked as it is done (SF 24.2)."""
    toll = toll_of(one.needs) if one.shape == "when" else None
    if toll is None or isinstance(toll.role("AGENT"), (deeds.Picked, deeds.All)):
        return one
    return replace(one, needs=None, body=(deeds.If(one.needs, one.body),))


class Statements(Faceoffs):
    """A whole ability; each part knows what was spoken of before it."""

    def ability(self, one: deeds.Ability) -> Any:
        """The ability as the rules know it."""
        one = deeds.changed(one, compared_with_itself)
        one = offered_to_users(accumulating(with_state(replace(one, body=shuffled_if_searched(one.body)))))
        one = tolled(answering(one))
        refuse_if(one.users is not None and one.shape != "use", "who may do that")
        rule = self.rule(one)
        if rule is not None:
            return rule
        if one.shape != "when" and any(getattr(part, "at_once", False) for part in one.body):
            raise CannotSay("what may be done at once, before the rest")  # SF 24.5.2
        if one.shape == "use" and is_answering_event(one):
            return self.triggered(replace(one, adjuncts=without_answer(one.adjuncts)))
        if one.label == FACEOFF:
            return self.faceoff(one)
        if one.shape == "when":
            return self.waiting_for(one)
        if one.shape == "always":
            return self.always(one)
        event = next((adjunct for adjunct in one.adjuncts if isinstance(adjunct, deeds.Event)), None)
        if event is None:
            return self.used(one, 0)
        return self.tried(event, lambda other, choice: other.used(one, choice))

    def rule(self, one: deeds.Ability) -> Any:
        """What a text says besides what it does: how it is played, what X is, what it replaces or leaves alone."""
        if is_substituting(one):
            return self.substituted(one)
        if one.shape == "limit":
            return PlayLimit(one.label, one.timing)
        if one.shape == "instead":
            return self.instead(one)
        if one.shape == "x":
            return self.x_is(one.body[0])
        return Spares(self.described_as(one.body[0].what.role("WHAT"))) if is_sparing(one) else None

    def waiting_for(self, one: deeds.Ability) -> Any:
        """What waits for something; what somebody attempts is answered; who attacks alone does so at any time."""
        if is_going_alone(one):
            return Continuous(ThisCard(), Mark("attacks by itself"))
        if any(map(is_attempt, one.adjuncts)):
            return self.used(replace(one, shape="use"), 0)
        return self.triggered(one)

    def always(self, one: deeds.Ability) -> Any:
        """What is so while the text is active, what is done as soon as something is so, or how the card comes."""
        if self.card_type == STATE and is_taking_subject(one):
            taken = Do(Subject(), "take control", until=IN_PLAY)
            return Triggered(Happens("enter play", ThisCard()), (taken,))
        spent = self.spent_as_power(one)
        if spent is not None:
            return spent
        if is_playing_time(one):
            condition = None if one.needs is None else self.condition(one.needs)
            return Played((), (), self.timing(one), condition)
        if is_played_oddly(one):
            return self.used(replace(one, shape="use", offered=True), 0)
        if is_offered(one):
            return self.used(replace(one, shape="use", offered=True), 0)
        if is_done_when_so(one):
            return self.done_when_so(one)
        return self.with_counters(one.body[0].deed) if is_entering(one) else self.continuous(one)

    def substituted(self, one: deeds.Ability) -> Any:
        """SF 18.1. `you may substitute {dra} for {mon} when playing this card on a <Lodge> Character`."""
        deed = one.body[0].body[0].deed
        signs, instead = (
            tuple(sign.word.strip("{}").lower() for sign in deed.role(name) or ()) for name in ("SIGNS", "INSTEAD")
        )
        if not isinstance(deed.role("WHAT"), deeds.This) or one.adjuncts or len(instead) > 1:
            raise CannotSay("for what resources are substituted")
        condition = None if one.needs is None else self.condition(one.needs)
        on = None if deed.role("ON") is None else self.described_as(deed.role("ON"))
        return Substitute(signs, instead[0] if instead else "", condition, on)

    def done_when_so(self, one: deeds.Ability) -> Any:
        """SF 17.2, 26.1. Done once somebody's Power is so, or is so as the text becomes active."""
        condition = self.condition(one.needs)
        waited_for = Either((Happens("Power changes", by=people.YOU), Happens("become active", ThisCard())))
        at_once = bool(one.adjuncts)
        return Triggered(waited_for, self.together(one.body), condition=condition, immediately=at_once)

    def with_counters(self, deed: deeds.Deed) -> Any:
        """SF 33.0. `this card enters play with 3 counters on it`."""
        if not isinstance(deed.role("WHAT"), deeds.This) or not isinstance(deed.role("ON"), (deeds.This, type(None))):
            raise CannotSay("what enters play with counters")
        put = Do(ThisCard(), "put counters", self.as_counted(deed.role("AMOUNT")))
        return Triggered(Happens("enter play", ThisCard()), (put,))

    def used(self, one: deeds.Ability, choice: int) -> Any:
        """SF 24.1.1, 25.3. What is used or played."""
        one = retargeting(one)
        timing = self.timing(one, choice)
        self.speaks_of(one.users, "player")
        places, needs = without_place(one.needs)
        condition = None if needs is None else self.condition(needs)
        played = tuple(cost for cost in one.costs if is_playing_itself(cost))
        if IN_HAND in places and not played and DISCARDED not in one.costs:
            raise CannotSay("what a card does that is in the hand")
        costs = self.paid(replace(one, costs=tuple(cost for cost in one.costs if cost not in played)))
        body = one.body
        if one.shape == "use" and isinstance(body[0], deeds.May) and body[0].who is None and one.offered:
            body = (*body[0].body, *body[1:])  # whatever is used, may be used
        alone = [ALONE[part.deed.sense] for part in body if is_generating_alone(part)]
        body = tuple(part for part in body if not is_generating_alone(part))
        effects = (*map(self.plays_itself, played), *self.one_by_one(body))
        effects = generating(effects, alone[0]) if alone else effects
        self.may_be_used(one, costs, effects)
        if one.shape == "play" and costs and len(effects) == 1 and does(effects[0], "reload"):
            raise CannotSay("what an Event does that was played")
        if one.shape == "use":
            costs = (*costs, *self.places())
            itself = self.maintained and not self.by_others
            return Activated(
                costs, effects, timing, condition, self.limit(one), maintain=itself, users=self.users(one, effects)
            )
        refuse_if(self.maintained, "what is maintained")
        refuse_if(self.limit(one), "how often a card is played")
        if condition is not None and one.timing != "window" and not costs:
            effects, condition = (If(condition, effects),), None  # SF 24.2: asked as it is carried out
        aimed = tuple(effect for effect in effects if isinstance(effect, Choose))
        rest = tuple(effect for effect in effects if not isinstance(effect, Choose))
        refuse_if(effects[: len(aimed)] != aimed, "a target that is named late")
        return Played(rest, (*costs, *self.aims, *aimed), timing, condition)  # SF 24.1.3: targets are chosen first

    def may_be_used(self, one: deeds.Ability, costs: tuple[Any, ...], effects: tuple[Any, ...]) -> None:
        """Refuses what somebody could not do, or what would do nothing."""
        refuse_if(self.only_one, "which of several cards it is that does so")
        if Do(ThisCard(), "turn") in effects and any(turns_itself(cost) for cost in costs):
            raise CannotSay("what is turned twice")
        self.comes_back(one, effects)

    def comes_back(self, one: deeds.Ability, effects: tuple[Any, ...]) -> None:
        """SF 9.2.3. Refuses what works in the smoked pile and does not bring the card back from there."""
        if IN_SMOKED_PILE in without_place(one.needs)[0] and not any(map(returns_itself, done_by(effects))):
            raise CannotSay("what a card does that is in the smoked pile")

    def places(self) -> tuple[Any, ...]:
        """Locations that are targeted as it is used; what shares a designator is targeted by Events alone."""
        if not all(isinstance(aim, (Choose, TargetLocation, TargetPlayer)) for aim in self.aims):
            raise CannotSay("what they share")
        return tuple(self.aims)

    def users(self, one: deeds.Ability, effects: tuple[Any, ...]) -> str:
        """SF 35.0. Who may use it: its controller, or whoever controls its subject."""
        if one.users is None:
            return "you"
        anybody = {deeds.Nouns("opponent"): "opponents", deeds.Nouns("player"): "any"}
        if isinstance(one.users, deeds.Picked) and one.users.word in ("a", "any") and one.users.nouns in anybody:
            if one.needs is not None or any(isinstance(node, PlayersDo) for part in effects for node in walk(part)):
                raise CannotSay("whether the one who uses it is meant")
            return anybody[one.users.nouns]
        whose = one.users.of if isinstance(one.users, deeds.Related) and one.users.kind == "controller" else None
        if isinstance(whose, deeds.Related) and whose.kind == "subject":
            return "subject"
        raise CannotSay("who may use it")

    def plays_itself(self, cost: deeds.Do) -> Any:
        """SF 26.2. `you may play this card at no cost in response :: Cancel that Event.`: it is played, then that."""
        if cost.deed.role("COST") != deeds.No(deeds.Nouns("cost")) or cost.deed.role("FROM") not in (None, YOUR_HAND):
            raise CannotSay("how it is played")
        return PlayThis(ThisCard(), free=True)

    def x_is(self, amount: Any) -> Any:
        """SF 48.0. What X is, or the least it may be."""
        if isinstance(amount, deeds.Calculated) and amount.how == "at least":
            return XIs(None, amount.parts[0].value)
        self.counts_done["card", "target"] = "noted"
        return XIs(self.as_amount(amount))

    def triggered(self, one: deeds.Ability) -> Any:
        """SF 26.1. Something is waited for."""
        times = [adjunct for adjunct in one.adjuncts if not isinstance(adjunct, (deeds.Limit, deeds.Immediately))]
        spans = [adjunct for adjunct in times if is_span(adjunct)]
        moment = next((adjunct for adjunct in times if adjunct not in spans), times[0])
        refuse_if(len(times) - len(spans) != 1 or len(spans) > 1, "two times in one sentence")
        return self.tried(moment, lambda other, choice: other._triggered(one, moment, choice))

    def instead(self, one: deeds.Ability) -> Any:
        """SF 6.0. `if it would smoke a Character, toast that Character instead`: that is done in its place."""
        would = one.adjuncts[0] if len(one.adjuncts) == 1 and not one.costs else None
        if not isinstance(would, deeds.Would) or would.once or would.deed.sense not in REPLACED:
            raise CannotSay("what happens instead, and of what")
        event = deeds.Event((would.deed,))
        return self.tried(event, lambda other, choice: other._instead(one, event, choice))

    def _instead(self, one: deeds.Ability, event: deeds.Event, choice: int) -> Any:
        self.waiting = self.in_event = True
        trigger = self.moment(event, choice)
        self.in_event = self.waiting = False
        condition = None if one.needs is None else self.condition(one.needs)
        may = len(one.body) == 1 and isinstance(one.body[0], deeds.May) and one.body[0].who is None
        return Instead(trigger, self.together(one.body[0].body if may else one.body), may, condition)

    def tried(self, moment: Any, made: Callable[[Statements, int], Any]) -> Any:
        """What is made of it, by the first line of the table for its event that can be said."""
        reason = CannotSay("")
        for by_part, choice in product((False, True), range(self.ways(moment))):
            other = type(self)(self.card_type)
            other.by_part = by_part
            try:
                return made(other, choice)
            except CannotSay as cannot:
                reason = cannot if not by_part else reason
        raise reason

    def ways(self, moment: Any) -> int:
        """In how many ways an event may be waited for: they differ in whom the text may speak of then."""
        if isinstance(moment, deeds.Time) or len(moment.deeds) > 1:
            return 1
        return max(1, len(self.tables["happen"].get(moment.deeds[0].sense, ())))

    def _triggered(self, one: deeds.Ability, moment: Any, choice: int, span: deeds.Time | None = None) -> Any:
        self.waiting = self.in_event = True
        trigger = self.moment(moment, choice)
        self.in_event = False
        places, needs = without_place(one.needs)
        condition = self.both(needs, [adjunct for adjunct in one.adjuncts if is_span(adjunct)])
        self.waiting = False
        costs = self.paid(one)
        body = offered_last(one.body)
        may = len(body) == 1 and isinstance(body[0], deeds.May) and body[0].who is None
        effects = self.together(body[0].body if may else body)
        may = may or any(isinstance(effect, PlayThis) for effect in effects)  # SF 25.0: whoever may play it, may not
        self.comes_back(one, effects)
        played = any(isinstance(effect, PlayThis) for effect in effects)
        if IN_HAND in places and not played and DISCARDED not in one.costs:
            raise CannotSay("what a card does that is in the hand")
        at_once = deeds.Immediately() in one.adjuncts or any(getattr(part, "at_once", False) for part in body)
        costs = (*costs, *self.places())
        first = any(isinstance(adjunct, deeds.Limit) and adjunct.first for adjunct in one.adjuncts)
        if first and (may or costs or condition is not None or any(map(choices_in, effects))):
            raise CannotSay("whether the first time counts if nothing comes of it")
        return Triggered(
            trigger,
            effects,
            costs,
            may,
            condition,
            self.limit(one),
            SMOKED if IN_SMOKED_PILE in places else PLAY,
            immediately=at_once,
            alone=self.only_one,
        )

    def both(self, needs: Any, spans: list[Any]) -> Any:
        """What has to be so as it triggers: a condition, and that it happens at a time."""
        condition = None if needs is None else self.condition(needs)
        if not spans:
            return condition
        known = dict(self.event_slots)
        at_time = AtTime(self.window(spans[0], 0))
        self.event_slots = known  # the event is what the text speaks of
        return at_time if condition is None else Both(condition, at_time)

    def paid(self, one: deeds.Ability) -> tuple[Any, ...]:
        """What is paid, and chosen before anything is done."""
        self.paying = True
        one = replace(one, costs=tuple(part for cost in one.costs for part in maintaining_itself(cost)))
        kept = [cost for cost in one.costs if not is_maintaining(cost)]
        self.maintained = len(kept) < len(one.costs)
        if self.maintained and TURN in kept:
            kept.remove(TURN)  # SF 32.0: what is maintained is turned for it
        elif self.maintained:
            raise CannotSay("what is maintained without turning")
        costs = tuple(of_ones_own(self.effect(cost)) for cost in kept)
        self.paying = False
        self.by_others = any(does(cost, "maintain") for cost in costs)
        refuse_if(self.by_others and self.maintained, "what is maintained twice")
        self.maintained |= self.by_others
        return costs

    def limit(self, one: deeds.Ability) -> str:
        return next((adjunct.per for adjunct in one.adjuncts if isinstance(adjunct, deeds.Limit)), "")

    def moment(self, one: Any, choice: int) -> Any:
        """What is waited for."""
        if isinstance(one, deeds.Time):
            return self.time(one)
        found = []
        self.holders = holders_in(one.deeds[0]) if len(one.deeds) == 1 else {}
        doers = {getattr(deed.role("AGENT"), "slot", -1) for deed in one.deeds}
        self.doer = doers.pop() if len(doers) == 1 else -1
        for deed in one.deeds:
            made, line = self.lowered_by("happen", deed, choice)
            found.append(made)
            if len(one.deeds) == 1:
                self.event_deed = made.deed
                self.parties_of(made, line, deed)
            if deed.sense in OF_DAMAGE and len(one.deeds) == 1:
                self.amounts_done.add(("damage", SAME_DEED.get(deed.sense, deed.sense)))
            if deed.sense in ("inflict", "damage", "take damage"):
                self.amounts_told.add("damage")
            for name, role in (("it", line.it), ("player", line.player)):
                who = deed.role(role) if role else None
                who = who.of if isinstance(who, deeds.Figure) else who
                slot = OWN if isinstance(who, deeds.This) else getattr(who, "slot", None)
                slot = AIM if isinstance(who, deeds.Related) and who.kind == "target" else slot
                if slot is not None and self.event_slots.setdefault(name, slot) != slot:
                    self.speaks_of_two(name)
        return found[0] if len(found) == 1 else Either(tuple(found))

    def parties_of(self, made: Any, line: Template, deed: deeds.Deed) -> None:
        """SF 42.0. Which of the two cards of an event is in which part of it, for words that point to one of them."""
        for part, field in enumerate(getattr(made, "parties", ())):
            slot = getattr(deed.role(line.role_of(field)), "slot", None)
            if slot is not None:
                self.parties[slot] = part

    def speaks_of_two(self, name: str) -> None:
        """`turned by an opponent or declared as an attacker by an opponent`: nobody may be called `that player`."""
        self.event_slots[name] = NO_ONE

    def with_costs(self, one: deeds.Keyword) -> Any:
        """SF 50. `Reload: {tek}{tek}1`, `Reload: Discard a card`."""
        signs = tuple(sign.word.strip("{}").lower() for sign in one.costs if isinstance(sign, deeds.Is))
        amount = None if one.amount is None else self.as_amount(one.amount)
        self.paying = True
        costs = tuple(self.effect(cost) for cost in one.costs if not isinstance(cost, deeds.Is))
        self.paying = False
        refuse_if(any(isinstance(cost, AtRandom) for cost in costs), "a price that chance picks")
        return Bold(one.word, amount, None, costs, signs)

    def keyword(self, one: deeds.Keyword) -> Any:
        """SF 49, 50. A restriction or a bold keyword."""
        if one.word in RESTRICTIONS:
            return Restriction(one.word.replace("-It", " It"))
        if one.costs:
            return self.with_costs(one)
        if isinstance(one.against, deeds.Titled):
            return Restriction(one.word, one.against.name)
        amount = None if one.amount is None else self.as_amount(one.amount)
        if one.word == "Immunity" and one.against is not None:
            return self.as_immunity(one.against)
        if one.against is not None:
            return Continuous(ThisCard(), self.feature(deeds.Feature(one.word, one.amount, one.against)))
        return Bold(one.word, amount)

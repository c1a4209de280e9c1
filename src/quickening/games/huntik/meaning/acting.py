"""What powers wait for and what they do, as triggers and effects of Huntik (HK 702, 706-709)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.core.data import replace as struct_replace
from quickening.english.lowering import CannotSay
from quickening.games.huntik.kinds import card_effects, changes, triggers
from quickening.games.huntik.kinds.card_effects import ThatPlayer
from quickening.games.huntik.kinds.effects.common import Choose
from quickening.games.huntik.kinds.effects.lasting import AtEndOfRound, Await, Gets, GetsAll, GetsX, Rule, SwapText
from quickening.games.huntik.kinds.effects.to_cards import UnstunAndReady
from quickening.games.huntik.kinds.effects.turns import Order
from quickening.games.huntik.kinds.effects.zones import PutInto
from quickening.games.huntik.kinds.filters import Word
from quickening.games.huntik.kinds.places import MY_ZONE
from quickening.games.huntik.meaning.changes import CHANGING, OWN, refuse
from quickening.games.huntik.meaning.doers import as_own
from quickening.games.huntik.meaning.looking import Looking
from quickening.games.huntik.meaning.words import is_opponent
from quickening.games.huntik.state import DECK, DISCARD
from quickening.lang import deeds
from quickening.lang.resolve import Either, If, May, Modal, Mode, Pay, Sequence
from quickening.lang.selections import Cards, ThisCard

#: Senses of orders that leave something out, and of those where it was said.
LEFT_OUT = {"add so many": "add attacks", "draw so many": "draw"}
#: HK 300.1a. `Put this card into play in my zone`, before it is said as what.
COPIED = PutInto(ThisCard(), MY_ZONE)


class Acting(Looking):
    """Events that are waited for, and effects in the order of the text."""

    #: Whether a combat ends, and it was not yet said that no attacks are aimed.
    ending = False

    # -- what is waited for (HK 702) --------------------------------------------------------------------------------

    def trigger(self, one: deeds.Ability) -> Any:
        """HK 702. What is waited for."""
        moments = [part for part in one.adjuncts if not isinstance(part, deeds.Limit)]
        refuse(len(moments) != 1, "two moments")
        return self.moment(moments[0])

    def moment(self, moment: Any) -> Any:
        """An event, or a point of time."""
        if isinstance(moment, deeds.Time):
            return self.time(moment)
        parts = [self.event(deed) for deed in moment.deeds]
        refuse(len(parts) > 2, "which event")
        return parts[0] if len(parts) == 1 else triggers.EitherOf(*parts)

    def event(self, deed: deeds.Deed) -> Any:
        """Something that happens; `it` is then whom the line says."""
        made, line = self.lowered_by("happen", deed)
        self.speak_of(deed, line.it)
        return made

    def speak_of(self, deed: deeds.Deed, role: str) -> None:
        """HK 706.3. `it` is whom the event happens to; perhaps the card itself."""
        self.last = getattr(deed.role(role) if role else None, "slot", -1)
        self.own_event = any(isinstance(who, deeds.This) for _, who in deed.roles)

    def time(self, moment: deeds.Time) -> Any:
        """HK 501-502. Starts and ends of rounds and turns."""
        refuse(moment.which is not None, "in which")
        key = (moment.point, moment.unit)
        if key == ("start", "round") and moment.whose == "each":
            return triggers.Happens("round starts")
        if key == ("start", "round") and isinstance(moment.whose, tuple):
            return triggers.Happens("round starts", numbers=moment.whose)
        if key == ("end", "round") and moment.whose in (None, "each"):
            return triggers.Happens("round ends", how=moment.whose or "")
        if key == ("start", "turn") and isinstance(moment.whose, deeds.You):
            return triggers.Happens("turn starts", how="you")
        if key == ("start", "turn") and is_opponent(moment.whose):
            return triggers.Happens("turn starts", how="opponent")
        if key == ("start", "turn") and moment.whose == deeds.Related("defending player"):
            return triggers.Happens("turn starts", how="defender")
        raise CannotSay("what time that is")

    # -- what is done -----------------------------------------------------------------------------------------------

    def effects(self, body: tuple[Any, ...], until: str = "") -> tuple[Any, ...]:
        """What is done, in order; a few things are said in two steps."""
        found: list[Any] = []
        n = 0
        while n < len(body):
            made, took = self.in_steps(body[n:], until)
            found += [] if made is None else made if isinstance(made, tuple) else [made]
            n += took
        return tuple(found)

    def in_steps(self, body: tuple[Any, ...], until: str) -> tuple[Any, int]:
        """What comes first, and of how many parts it is made."""
        senses = tuple(sense_of(part) for part in body[:2])
        if senses[:1] == ("end combat",):
            self.ending = True
        if senses[:1] == ("no attacks aimed",) and self.ending:  # said of the combat that has ended
            self.ending = False
            return None, 1
        if senses == ("put", "treat as hero") and self.done(body[0].deed, "") == COPIED:
            return Order("become a hero"), 2
        if senses == ("choose", "swap text boxes") and isinstance(body[0].deed.role("WHAT"), deeds.Both):
            one, two = (self.as_selection(part) for part in body[0].deed.role("WHAT").parts)
            return SwapText(one, two), 2
        refuse(senses[:1] == ("no attacks aimed",), "what has ended")
        looked = self.looked(body) if not until else None
        if looked is not None:
            return looked
        together = self.by_one(body) if not until else ()
        if together:
            return self.by_somebody(body[0].deed.role("AGENT"), together), len(together)
        chosen = self.chosen_by_somebody(body) if not until else None
        if chosen is not None:
            return self.done(chosen, ""), 2
        return self.effect(body[0], until), 1

    def by_one(self, body: tuple[Any, ...]) -> tuple[deeds.Deed, ...]:
        """`each player draws a card and discards a card`: what one player does, one thing after the other."""
        first = body[0].deed if isinstance(body[0], deeds.Do) else None
        slot = getattr(first.role("AGENT"), "slot", -1) if first is not None else -1
        if first is None or slot < 0 or not self.is_somebody_else(first.role("AGENT")):
            return ()
        found = [first]
        for part in body[1:]:
            who = part.deed.role("AGENT") if isinstance(part, deeds.Do) else None
            if not isinstance(who, deeds.Ref) or who.slot != slot:
                break
            found.append(part.deed)
        return tuple(found) if len(found) > 1 else ()

    def chosen_by_somebody(self, body: tuple[Any, ...]) -> deeds.Deed | None:
        """`Your opponent chooses a hero they control. Stun it.`: what is done to it is theirs to choose."""
        if len(body) < 2 or sense_of(body[0]) != "choose" or not isinstance(body[1], deeds.Do):
            return None
        who, what = body[0].deed.role("AGENT"), body[0].deed.role("WHAT")
        second = body[1].deed
        again = isinstance(second.role("WHAT"), deeds.Ref) and second.role("WHAT").slot == getattr(what, "slot", -1)
        if not self.is_somebody_else(who) or not again or second.role("AGENT") is not None:
            return None
        roles = tuple((name, what if name == "WHAT" else node) for name, node in second.roles)
        return deeds.Deed(second.sense, tuple(sorted((*roles, ("AGENT", who)), key=lambda role: role[0])))

    def steps(self, parts: tuple[Any, ...]) -> tuple[Any, ...]:
        """What one sentence orders: some of it is one thing to the rules."""
        senses = tuple(sense_of(part) for part in parts)
        if senses[0] == "search":
            return (self.search(parts[0].deed, parts[1:]),)
        if senses == ("unstun", "ready") and isinstance(parts[1].deed.role("WHAT"), deeds.Ref):
            return (UnstunAndReady(self.as_selection(parts[0].deed.role("WHAT"))),)
        chosen = parts[1].deed.role("WHAT") if senses == ("see hand", "choose") else None
        if isinstance(chosen, deeds.Picked) and chosen.word == "a":
            self.last = chosen.slot
            return (card_effects.LookAtHand(self.cards(chosen.nouns)),)
        return self.effects(parts)

    def search(self, deed: deeds.Deed, rest: tuple[Any, ...]) -> Any:
        """HK 400.5. `search your deck for a Hector card and put it into my zone`."""
        what, area = deed.role("WHAT"), deed.role("AREA")
        either = area == deeds.Area("deck or discard pile", deeds.You())
        pile = DECK if either else self.area(area)
        refuse(not isinstance(what, deeds.Picked) or pile not in (DECK, DISCARD), "what is searched for")
        most = what.most if what.word == "up to" else 1
        refuse(what.word not in ("a", "another", "up to"), "what is searched for")
        cards = self.cards(what.nouns)
        if what.word == "another":
            cards = Cards(cards.noun, (Word("another"), *cards.before), cards.after)
        self.last = what.slot
        return card_effects.Search(cards, self.effects(rest), either, most, pile)

    def effect(self, part: Any, until: str = "") -> Any:
        """One thing that is done."""
        if isinstance(part, (deeds.Do, deeds.Change, deeds.State)):
            return self.said(part, until)
        if isinstance(part, deeds.Last):
            return self.lasting(part)
        if isinstance(part, deeds.If):
            return self.asked(part, until)
        if isinstance(part, (deeds.May, deeds.Pay, deeds.OneOf)):
            return self.chosen(part, until)
        refuse(bool(until), "how long something lasts that is done at once")
        if isinstance(part, deeds.Later):
            return self.later(part)
        if isinstance(part, deeds.Sequence):
            steps = self.steps(part.parts)
            return steps[0] if len(steps) == 1 else Sequence(steps)
        raise CannotSay("what is done")

    def said(self, part: Any, until: str) -> Any:
        """A deed that is done, or a change."""
        if part == deeds.Change("AGENT", "let", deeds.Deed("start combat", (("AGENT", deeds.Me()),))) and not until:
            return Order("can start combat")
        at_once = isinstance(part, deeds.Do) and part.deed.sense not in (*CHANGING, *OWN)
        if at_once and (not until or part.deed.sense == "gain control"):
            return self.done(part.deed, until)
        return self.changed((part,), until or "game")

    def chosen(self, part: Any, until: str) -> Any:
        """What a player may do, pays for, or does one of two of."""
        if isinstance(part, deeds.May) and len(part.body) == 1 and isinstance(part.body[0], deeds.Last):
            lasting = part.body[0]
            if len(lasting.body) == 1 and sense_of(lasting.body[0]) == "play into":
                return self.may_play_into(lasting.body[0].deed, lasting.until)
        if isinstance(part, deeds.May) and part.who is not None:
            return self.offered_to(part)
        if isinstance(part, deeds.May) and part.who is None:
            return May(self.effects(part.body, until) if until else self.steps(part.body))
        if isinstance(part, deeds.Pay):  # HK 707
            costs = self.effects(part.costs)
            return Pay(costs, self.effects(part.body, until) if until else self.steps(part.body))
        if isinstance(part, deeds.OneOf) and part.first and not until:
            return Modal(tuple(Mode(self.effects(option)) for option in part.options))
        if isinstance(part, deeds.OneOf) and len(part.options) == 2 and not until:
            one, other = (self.effects(option) for option in part.options)
            return Either(one, other)
        raise CannotSay("who chooses")

    def offered_to(self, part: deeds.May) -> Any:
        """`that hero's controller may ready it`; `that player may put that card into their discard pile`."""
        who = part.who
        spoken = isinstance(who, deeds.Related) and isinstance(who.of, deeds.Ref)
        refuse(not spoken or not all(isinstance(one, deeds.Do) for one in part.body), "who may do it")
        if who.kind == "controller":
            refuse(who.of.slot != self.last, "who may do it")
            return May(tuple(self.done(one.deed, "") for one in part.body))
        refuse(who.kind != "owner", "who may do it")
        return ThatPlayer((May(tuple(self.lowered("do", as_own(one.deed, who)) for one in part.body)),))

    def may_play_into(self, deed: deeds.Deed, until: str) -> Any:
        """HK 705.1b. `You may play minor heroes into my zone this round.`."""
        cards = self.as_played_into(deed.role("WHAT"), deed.role("FROM"))
        refuse(self.as_place(deed.role("INTO")) != MY_ZONE, "which zone")
        return Rule(changes.MayPlayInto(cards), until, MY_ZONE)

    def asked(self, part: deeds.If, until: str) -> Any:
        """Something that is done if something is so."""
        if part.as_long:
            return self.as_long(part, until)
        fact = part.condition.parts[0] if is_not_done(part.condition) else None
        if fact is not None:
            refuse(bool(until) or bool(part.otherwise), "what is done unless that is done")
            return self.not_done(fact, part.body)
        part = self.said_in_full(part)
        aimed = self.chosen_first(part)
        if aimed is not None:
            return self.with_choice(part, aimed, until)
        condition = self.condition(part.condition)
        return If(condition, self.effects(part.body, until), self.effects(part.otherwise, until))

    def said_in_full(self, part: deeds.If) -> deeds.If:
        """`Draw a card. If ..., draw 3 instead.`: what is left out is as it was in what it replaces."""
        before = part.otherwise[0].deed if part.otherwise and isinstance(part.otherwise[0], deeds.Do) else None
        now = part.body[0].deed if len(part.body) == 1 and isinstance(part.body[0], deeds.Do) else None
        if before is None or now is None or LEFT_OUT.get(now.sense) != before.sense:
            return part
        number = now.role("COUNT")
        what = now.role("WHAT") or replace(before.role("WHAT"), least=number.value, most=number.value, word="")
        roles = tuple((name, what if name == "WHAT" else node) for name, node in before.roles)
        return replace(part, body=(deeds.Do(replace(before, roles=roles)),))

    def chosen_first(self, part: deeds.If) -> Any:
        """`Stun target hero. If it's a Titan, KO it instead.`: whom it speaks of is chosen before it is asked."""
        who = part.condition.who if isinstance(part.condition, deeds.State) else None
        if not isinstance(who, deeds.Ref) or not part.otherwise:
            return None
        return next((one for one in picked(part.otherwise) if one.slot == who.slot), None)

    def with_choice(self, part: deeds.If, aimed: deeds.Picked, until: str) -> Any:
        """The choice, and then what is done with it."""
        chosen = self.choice(aimed)
        again = deeds.changed(part.otherwise, lambda one: deeds.Ref(aimed.slot) if one == aimed else one)
        condition = self.condition(part.condition)
        asked = If(condition, self.effects(part.body, until), self.effects(again, until))
        return Choose(chosen), asked

    def not_done(self, fact: deeds.Fact, body: tuple[Any, ...]) -> Any:
        """`stun it unless you discard a card`; what a player may do, they may unless that is done."""
        if len(body) == 1 and isinstance(body[0], deeds.May) and body[0].who is None:
            made = self.effects(body[0].body)
            return May((self.unless(fact, made),))
        made = self.effects(body)
        return self.unless(fact, made)

    def as_long(self, part: deeds.If, until: str) -> Any:
        """HK 708.3a. A change for a time, and only while something is so."""
        made = self.effects(part.body, until)
        condition = self.condition(part.condition)
        refuse(len(made) != 1 or not isinstance(made[0], Gets), "what lasts so long")
        return struct_replace(made[0], condition=condition)

    def lasting(self, part: deeds.Last) -> Any:
        """HK 708.3b. A duration covers every change of its sentence."""
        if len(part.body) == 1:
            return self.effect(part.body[0], part.until)
        if all(isinstance(one, (deeds.Do, deeds.Change, deeds.State)) for one in part.body):
            return self.changed(part.body, part.until)
        raise CannotSay("what lasts so long")

    def changed(self, parts: tuple[Any, ...], until: str) -> Any:
        """HK 708. What is changed about cards, for a time."""
        who: Any = None
        found: list[Any] = []
        for n, part in enumerate(parts):
            whom, made = self.changes(part)
            again = whom == who or (isinstance(whom, deeds.Ref) and whom.slot == getattr(who, "slot", -1))
            refuse(bool(n) and not again, "changes of two cards")
            who = whom if not n else who
            found += made
        if found == [changes.Law(changes.AIM_AT_ONE)]:
            return Rule(found[0], until)
        if isinstance(found[0], changes.BarredFromPlaying):
            refuse(len(found) > 1, "changes of two")
            return Rule(self.barred(who, found[0]), until)
        if found == [changes.Cannot("start a combat")] and until == "game" and isinstance(who, deeds.Me):
            raise CannotSay("for how long is not said")
        what = self.as_selection(who)
        if len(found) > 1:
            return GetsAll(what, tuple(found), until)
        if isinstance(found[0], changes.Plus) and found[0].times is not None:
            return GetsX(what, found[0].times, found[0].atk, found[0].defense, until)
        return Gets(what, found[0], until)

    def barred(self, who: Any, change: changes.BarredFromPlaying) -> Any:
        """HK 103.3. Who can't play such cards."""
        everybody = isinstance(who, deeds.All) and who.nouns == deeds.Nouns("player") and who.word == ""
        if not everybody and not isinstance(who, deeds.You) and not is_opponent(who):
            raise CannotSay("who can't play them")
        return struct_replace(change, who="all" if everybody else "you" if isinstance(who, deeds.You) else "opponent")

    def later(self, part: deeds.Later) -> Any:
        """HK 709. Done at the end of the round, or whenever something happens."""
        if part.when == deeds.Time("start", "round", "next") and not part.until:
            return Await(triggers.Happens("round starts"), self.effects(part.body), "game", True)
        if isinstance(part.when, deeds.Time):
            refuse(
                bool(part.until) or (part.when.point, part.when.unit, part.when.whose) != ("end", "round", None),
                "when",
            )
            return AtEndOfRound(self.effects(part.body))
        once = isinstance(part.when, deeds.NextTime)
        trigger = self.moment(part.when.event if once else part.when)
        return Await(trigger, self.effects(part.body), part.until or "game", once)


def picked(node: Any) -> list[deeds.Picked]:
    """The choices that are spoken of."""
    found = [node] if isinstance(node, deeds.Picked) else []
    return found + [one for part in deeds.parts(node) for one in picked(part)]


def is_not_done(condition: Any) -> bool:
    """Whether it is asked that somebody does not do something."""
    negated = isinstance(condition, deeds.Joined) and condition.word == "not" and len(condition.parts) == 1
    return negated and isinstance(condition.parts[0], deeds.Fact)


def is_target(who: Any) -> bool:
    """Whether somebody is targeted."""
    return isinstance(who, deeds.Picked) and who.word == "target"


def without_span(body: tuple[Any, ...]) -> tuple[Any, ...]:
    """What is done when something happens: how long that is waited for is said of the waiting."""
    if len(body) == 1 and isinstance(body[0], deeds.May) and body[0].who is None:
        return (deeds.May(without_span(body[0].body)),)
    return body[0].body if len(body) == 1 and isinstance(body[0], deeds.Last) else body


def sense_of(part: Any) -> str:
    """The sense of a deed that has no role but what it is about."""
    return part.deed.sense if isinstance(part, deeds.Do) else ""

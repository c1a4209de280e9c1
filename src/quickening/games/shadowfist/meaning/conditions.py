"""What has to be so: conditions of Shadowfist from trees of the ability language."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Any

from quickening.core.data import replace as replace_node
from quickening.english.conditions import THERE
from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.shadowfist.kinds import (
    amounts,
    conditions,
    filters,
    filters_figures,
    filters_place,
    people,
    timings,
    traits,
)
from quickening.games.shadowfist.kinds.basics import Number
from quickening.games.shadowfist.kinds.triggers import Happens
from quickening.games.shadowfist.meaning.lowering import ROWS, is_titled
from quickening.games.shadowfist.meaning.players import Players
from quickening.games.shadowfist.state_values import TURN
from quickening.lang import deeds
from quickening.lang.nodes import Selection

#: `"Title" is in play`.
IN_PLAY = (deeds.In(deeds.Area("play")),)
#: SF 49. Words that stand on a card.
PRINTED = ("Unique", "Limited", "Weapon", "Vehicle")
#: SF 22.2.5. What is asked about the cards you drew in your draw phase.
DRAWN = {"draw in phase": traits.Has("drawn"), "draw an even number": traits.Has("drawn", how="even")}
#: What a card itself knows of what it did this turn.
KNOWN_OF_CARDS = {"enter play": "entered this turn", "attack": "attacked this turn"}


def is_printed_word(one: Any) -> bool:
    """A restriction, a designator or a resource."""
    return isinstance(one, deeds.Is) and (one.word in PRINTED or one.word[0] in "<{")


def is_any(trait: traits.Has) -> bool:
    """Whether one is enough, or none may be."""
    return trait.number == 1 and trait.how in ("or more", "none")


def is_attacked(node: deeds.State) -> bool:
    """SF 28.1.3. `a Site you control is the target of an attack`."""
    said = node.traits[0] if len(node.traits) == 1 and not node.non else None
    if not isinstance(said, deeds.Beside) or said.word != "the target of" or said.non:
        return False
    return getattr(said.what, "nouns", None) == deeds.Nouns("attack")


class Conditions(Players):
    """What is asked before something is done, or while it lasts."""

    #: Whether the statement before offered something, so that `if you do` asks for that.
    offered: bool = False

    def condition(self, node: Any) -> Any:
        """What has to be so."""
        before, self.waiting = self.waiting, True
        try:
            return self._condition(node)
        finally:
            self.waiting = before

    def _condition(self, node: Any) -> Any:
        if isinstance(node, deeds.Joined):
            return self.joined(node)
        if isinstance(node, deeds.State) and node.traits == (deeds.Is(THERE),):
            return self.there(node.who)
        if isinstance(node, deeds.State) and (not node.past or self.is_printed(node)):
            return self.state(node)
        if isinstance(node, deeds.Fact):
            return self.fact(node)
        if node in (deeds.Done(), deeds.Done(non=True)) and self.offered:
            return conditions.Not(conditions.DONE) if node.non else conditions.DONE
        if isinstance(node, deeds.Done) and node.of in self.done_to:
            return conditions.Is(self.done_to[node.of], (filters.DoneThisWay(node.of),))
        raise CannotSay("what has to be so")

    def fact(self, node: deeds.Fact) -> Any:
        """What somebody does or has, or what was done."""
        if node.deed.sense in ("control", "have") and not node.past:
            return self.negated(self.of_player(node.deed)) if node.non else self.of_player(node.deed)
        if (
            node.deed.sense == "control"
            and node.past
            and isinstance(node.deed.role("WHAT"), (deeds.Ref, deeds.Related))
        ):
            held = filters_place.Controlled(self.as_player(node.deed.role("AGENT")), node.non)
            return conditions.Is(self.as_selection(node.deed.role("WHAT")), (held,))
        if node.deed.sense == "declare attack" and node.past and not node.span:
            return self.attack_was(node)
        if node.deed.sense == "reduce Body" and not node.past:
            return self.body_left(node)
        if node.deed.sense == "subject was yours" and self.chosen:
            return conditions.Fact("subject was yours")
        if node.deed.sense == "paid more" and not node.non:
            return conditions.Fact("paid more")
        if node.deed.sense in DRAWN and not node.non:
            return conditions.OfPlayer(people.YOU, DRAWN[node.deed.sense])
        if node.past and node.span == TURN:
            return self.done_this_turn(node)
        refuse_if(node.deed.sense in ("heads", "tails"), "no coin is flipped")
        raise CannotSay("what has to be so")

    def done_this_turn(self, fact: deeds.Fact) -> Any:
        """SF 22.0. `you played a Site this turn`, `it did not attack that turn`."""
        none = any(isinstance(who, deeds.No) for _, who in fact.deed.roles)
        roles = tuple(
            (name, deeds.Picked(who.nouns) if isinstance(who, deeds.No) else who) for name, who in fact.deed.roles
        )
        trigger = self.happened(replace(fact, deed=replace(fact.deed, roles=roles), non=False))
        word = KNOWN_OF_CARDS.get(trigger.deed, "")
        if word and trigger == Happens(trigger.deed, who=trigger.who) and isinstance(trigger.who, Selection):
            return conditions.Is(trigger.who, (filters.Word(word, non=fact.non != none),))
        made = conditions.Happened(trigger)
        return conditions.Not(made) if fact.non != none else made

    @abstractmethod
    def happened(self, fact: deeds.Fact) -> Any:
        """What was done this turn: see `happening.py`."""

    def is_printed(self, node: deeds.State) -> bool:
        """`if it was an Event`, `if target was Limited`: what is printed it is wherever it lies (SF 8.0)."""
        if not isinstance(node.who, deeds.Ref) or len(node.traits) != 1:
            return False
        trait = node.traits[0]
        if isinstance(trait, deeds.Picked):
            nouns = trait.nouns
            return isinstance(nouns, deeds.Nouns) and not nouns.after and all(map(is_printed_word, nouns.before))
        return is_printed_word(trait)

    def body_left(self, fact: deeds.Fact) -> Any:
        """SF 11.1. `its Body is not reduced to 0`: as it is after what happened."""
        figure = fact.deed.role("FIGURE")
        if {name for name, _ in fact.deed.roles} != {"FIGURE", "AMOUNT"} or figure.figure != "Body":
            raise CannotSay("what is reduced")
        refuse_if(fact.deed.role("AMOUNT") != deeds.Number(0), "to what it is reduced")
        left = filters_figures.WithNumber("Body", Number(1), "or more")
        asked = conditions.Is(self.as_selection(figure.of), (left,))
        return asked if fact.non else conditions.Not(asked)

    def is_that_attack(self, node: Any) -> bool:
        """Whether the attack is meant that was spoken of."""
        return isinstance(node, deeds.Ref) and self.event_slots.get("attack") == node.slot

    def attack_was(self, fact: deeds.Fact) -> Any:
        """SF 28.1. `the attack was declared against an opponent`: whose card was its target."""
        said = dict(fact.deed.roles)
        refuse_if(set(said) != {"WHAT", "AGAINST"} or not self.is_that_attack(said["WHAT"]), "which attack that was")
        made = conditions.AttackWas(self.as_player(said["AGAINST"]))
        return conditions.Not(made) if fact.non else made

    def negated(self, made: Any) -> Any:
        """What is not so; a player who does not control one controls none."""
        trait = getattr(made, "trait", None)
        if isinstance(trait, traits.Has) and trait.what == "controlled" and is_any(trait) and made.who == people.YOU:
            return conditions.OfPlayer(
                made.who, replace_node(trait, how="or more" if trait.how == "none" else "none")
            )
        return conditions.Not(made)

    def joined(self, node: deeds.Joined) -> Any:
        """`and`, `or`, `unless`."""
        found = [self._condition(part) for part in node.parts]
        if node.word == "not":
            return self.negated(*found)
        refuse_if(len(found) != 2, "what has to be so together")
        one, other = found
        if node.word == "or":
            return conditions.EitherOf(one, other)
        if isinstance(one, conditions.Is) and isinstance(other, conditions.Is) and one.what == other.what:
            return conditions.Is(one.what, (*one.words, *other.words))
        return conditions.Both(one, other)

    def there(self, who: Any) -> Any:
        """`there are no Sites in play`, `there are 3 or more counters on it`, `there is at least 1 damage on it`."""
        kind = who.nouns.kind if isinstance(who.nouns, deeds.Nouns) else "card"
        none = isinstance(who, deeds.No)
        least = 0 if none else self.least(who)
        if kind in ("counter", "damage"):
            on = who.nouns.after
            if who.nouns.before or len(on) != 1 or not isinstance(on[0], deeds.Beside) or on[0].word != "on":
                raise CannotSay("on what that is")
            what = self.as_selection(on[0].what)
            figure = "counters" if kind == "counter" else "damage"
            return self.number_of(amounts.FigureOf(figure, what), none, least)
        return self.number_of(amounts.Count(self.cards(who.nouns)), none, least)

    def number_of(self, amount: Any, none: bool, least: int) -> Any:
        """At least so many, or none."""
        return conditions.NumberIs(amount, "none") if none else conditions.NumberIs(amount, "or more", least)

    def least(self, who: Any) -> int:
        """How many there have to be."""
        if isinstance(who, deeds.Measure) and who.how == "or more" and isinstance(who.amount, deeds.Number):
            return who.amount.value
        if isinstance(who, deeds.Picked) and who.word in ("a", "any", "or more", "one or more"):
            return who.least
        raise CannotSay("how many there are")

    def state(self, node: deeds.State) -> Any:
        """`this card is turned`, `a Site you own is in an opponent's hand`, `you are closer to victory than ...`."""
        if len(node.traits) == 1 and self.is_player(node.who):
            return self.standing(node, node.traits[0])
        if is_attacked(node) and isinstance(node.who, deeds.Picked):
            return conditions.AtTime(timings.InAttack(target=self.as_described(node.who)))
        if isinstance(node.who, deeds.Picked):
            same = node.traits == (deeds.Is("sharing a title"),)
            return self.sharing(node, node.who) if same else self.exists(node, node.who)
        if node.traits == IN_PLAY and isinstance(node.who, deeds.All) and is_titled(node.who):
            none = "none" if node.non else "or more"
            return conditions.NumberIs(amounts.Count(self.cards(node.who.nouns)), none)
        if node.traits == (deeds.In(deeds.Area("play")),) and not node.non:
            return conditions.Is(self.as_selection(node.who), (filters.Word("in play"),))
        if len(node.traits) == 1 and isinstance(node.traits[0], deeds.Picked):
            return self.is_a(node, node.traits[0])
        if any(isinstance(one, (deeds.Picked, deeds.No)) or self.lies_elsewhere(one) for one in node.traits):
            raise CannotSay("what has to be so")
        return conditions.Is(self.as_selection(node.who), self.asked(node))

    def lies_elsewhere(self, one: Any) -> bool:
        """Whether it is said in which pile or hand a card lies."""
        return isinstance(one, deeds.In) and one.area.kind not in ROWS

    def is_a(self, node: deeds.State, what: deeds.Picked) -> Any:
        """`subject is a <Hood>`: what kind of card it is."""
        refuse_if(what.word != "a", "what has to be so")
        return conditions.Is(self.as_selection(node.who), cards=self.as_described(what), non=node.non)

    def asked(self, node: deeds.State) -> tuple[Any, ...]:
        """What is asked of a card; `not` belongs to the one thing that is said."""
        if not node.non:
            return tuple(self.trait(one) for one in node.traits)
        if len(node.traits) != 1 or not isinstance(node.traits[0], (deeds.Is, deeds.Beside)):
            raise CannotSay("what must not be so")
        one = node.traits[0]
        return (self.trait(replace(one, non=not one.non)),)

    def sharing(self, node: deeds.State, who: deeds.Picked) -> Any:
        """SF 8.1. `two or more cards in play have the same title`."""
        if node.non or who.word != "or more" or who.least < 2 or not isinstance(who.nouns, deeds.Nouns):
            raise CannotSay("how many of them")
        return conditions.NumberIs(amounts.Count(self.cards(who.nouns), "same title"), "or more", who.least)

    def exists(self, node: deeds.State, who: deeds.Picked) -> Any:
        """`a Site you own is in an opponent's burned-for-victory pile`: there is such a card."""
        refuse_if(node.non or who.word not in ("a", "any", "or more", "another"), "what has to be so of some cards")
        nouns = who.nouns
        refuse_if(not isinstance(nouns, deeds.Nouns), "what has to be so of some kinds of card")
        if who.word == "another":
            nouns = deeds.Nouns(nouns.kind, (deeds.Is("other"), *nouns.before), nouns.after)
        described = deeds.Nouns(nouns.kind, nouns.before, (*nouns.after, *node.traits))
        return conditions.NumberIs(amounts.Count(self.cards(described)), "or more", who.least)

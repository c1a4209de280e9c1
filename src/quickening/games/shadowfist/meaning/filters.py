"""What narrows down cards: adjectives, places, figures, relations and deeds, as the filters of the rules."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace as dataclass_replace
from typing import Any

from quickening.core.data import replace
from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.tables import rows
from quickening.games.shadowfist.kinds import filters, filters_combat, filters_figures, filters_place, people
from quickening.games.shadowfist.kinds.basics import Number
from quickening.games.shadowfist.kinds.choosing import TargetLocation
from quickening.games.shadowfist.kinds.effects import Choose
from quickening.games.shadowfist.kinds.relations import To
from quickening.games.shadowfist.kinds.selections import Spoken, Targets
from quickening.games.shadowfist.meaning.amounts import OF_ITSELF, TOGETHER
from quickening.games.shadowfist.meaning.lowering import COMPARED, OWN, ROWS, Words, is_titled
from quickening.games.shadowfist.meaning.tables import LEXICON, adjectives, noun_words
from quickening.lang import deeds
from quickening.lang.selections import Cards

#: Words before a noun that the rules know as such, though some are nouns as well.
WORDS = frozenset(row["adjective"] for row in rows(LEXICON, "adjectives.tsv"))


#: SF 50. Bold-faced abilities that a card has or has not.
BOLD = frozenset(row["keyword"] for row in rows(LEXICON, "keywords.tsv") if row["takes"] in ("", "against"))


#: SF 35.0. What a player does, or does not do, with cards for as long as they are in play.
HELD = ("control", "own")
#: SF 24.1.3.3. Where a card was before it left play.
LAST = "last location"


#: SF 50.6. What harms a card that is immune to it: `that would damage it or remove it from play`.
HARM = {"damage", "remove from play"}


def harmful(one: deeds.Could) -> filters.Word:
    """What an Event would do, as far as it harms."""
    refuse_if({deed.sense for deed in one.deeds} != HARM, "what is said of it")
    return filters.Word("harmful")


class Filters(Words):
    """What is asked of each card."""

    def word(self, one: Any) -> Any:
        """An adjective."""
        if isinstance(one, deeds.Has):
            return self.cost_before(one)
        if isinstance(one, deeds.Any_):
            return filters.OneOf(tuple(self.either(word) for word in one.words))
        if isinstance(one, deeds.All_):
            return filters.OneOf(tuple(self.word(word) for word in one.words), every=True)
        refuse_if(one.word in TOGETHER, "how they are alike or differ, or whether they return")
        if one.word[0] == "<":
            return filters.Designated(one.word.strip("<>"), one.non)
        if one.word[0] == "{":
            return filters.OfResource(one.word.strip("{}").lower(), one.non)
        if one.non and one.word in self.nouns and one.word not in noun_words() and one.word not in WORDS:
            return filters.Unlike(filters.Noun(one.word))
        line = adjectives().get(one.word)
        if line is not None:
            made = line.build(self, {})
            if one.non and not isinstance(made, filters.Word):
                raise CannotSay(f"non-{one.word}")
            return replace(made, non=not made.non) if one.non else made
        return filters.Word(one.word, one.non)

    def either(self, one: Any) -> Any:
        """One of several things that may be so: a word before the noun, or what stands behind it."""
        before = isinstance(one, (deeds.Is, deeds.All_)) or (isinstance(one, deeds.Has) and one.before)
        return self.word(one) if before else self.trait(one)

    def cost_before(self, one: deeds.Has) -> Any:
        """SF 8.5. `1-cost`."""
        if one.figure != "cost" or not isinstance(one.amount, deeds.Number):
            raise CannotSay(f"a {one.figure} before the noun")
        return filters_figures.cost_is(one.amount.value)

    def beside(self, one: deeds.Beside) -> Any:
        """A relation to other cards: `on this card`, `other than a Site`, `the subject of a State`."""
        if one.word == "on":
            if isinstance(one.what, deeds.Picked) and one.what.word == "target" and not self.waiting:
                return To("on", self.aimed_at(one.what))
            if isinstance(one.what, deeds.Picked):
                return To("on", self.as_described(one.what))
            return To("on", self.as_selection(one.what))
        if one.word == "of the same type as":
            return To("of the same type as", self.spared(one.what))
        return self.other_than(one) if one.word == "other than" else self.relation(one)

    def aimed_at(self, node: deeds.Picked) -> Any:
        """SF 24.1.3. `all States on target Character`: that Character is targeted before all else."""
        refuse_if(self.paying or self.chosen, "what is targeted besides")
        self.aims.append(Choose(self.choice(node)))
        return Targets()

    def spared(self, node: Any) -> Any:
        """`a card that would have been smoked by the Event`: what the answered effect was a threat to (SF 26.3)."""
        said = node.nouns.after if isinstance(node, deeds.Picked) and isinstance(node.nouns, deeds.Nouns) else ()
        if not said:
            return self.as_single(node)
        if len(said) > 1 or not isinstance(said[0], deeds.Spared) or node.nouns.kind != "card" or node.nouns.before:
            raise CannotSay("which card that would have been")
        doers = [deed.role("AGENT") for deed in said[0].deeds]
        by = [one.slot for one in doers if isinstance(one, deeds.Ref)]
        if not set(by) <= self.answers or not by or {deed.sense for deed in said[0].deeds} != self.threatening:
            raise CannotSay("which card that would have been")
        return Spoken("doer", "that card")

    def other_than(self, one: deeds.Beside) -> Any:
        plain = one.what.nouns if isinstance(one.what, deeds.Picked) else None
        if isinstance(plain, deeds.Nouns) and plain == deeds.Nouns(plain.kind) and plain.kind in noun_words():
            return self.word(deeds.Is(plain.kind, non=True))
        if is_titled(one.what):
            return To("is", self.cards(one.what.nouns), non=True)
        if isinstance(one.what, deeds.Picked):
            return To("is", self.as_described(one.what), non=True)
        return To("is", self.as_selection(one.what), non=True)

    def relation(self, one: deeds.Beside) -> Any:
        """A relation of the game's table."""
        before, self.waiting = self.waiting, True
        try:
            made = self.lowered("fits is", deeds.Deed(one.word, (("WHAT", one.what),)))
        finally:
            self.waiting = before
        if not one.non:
            return made
        return replace(made, non=True) if made.relation == "subject of" else filters.Unlike(made)

    def trait(self, one: Any) -> Any:
        """What stands behind a noun."""
        if self.took_part(one):
            return filters.Word("was an attacker")
        if isinstance(one, (deeds.Is, deeds.Any_, deeds.All_, deeds.At, deeds.In)):
            return self.lying(one) if isinstance(one, (deeds.At, deeds.In)) else self.word(one)
        if isinstance(one, deeds.Could):
            return harmful(one)
        if isinstance(one, deeds.Beside):
            return self.beside(one)
        if isinstance(one, deeds.Has):
            return self.numbered(one)
        if isinstance(one, deeds.With):
            return self.bearing(one)
        if isinstance(one, deeds.Gap) and one.span:
            return self.done_within(one)
        if isinstance(one, deeds.Gap) and not (one.past or one.non or one.mood or one.span):
            return self.gap(one)
        if isinstance(one, deeds.Gap) and one.non and not (one.past or one.mood) and one.deed.sense in HELD:
            made = self.gap(dataclass_replace(one, non=False))
            return replace(made, non=True) if isinstance(made, filters_place.Controlled) else filters.Unlike(made)
        raise CannotSay("what is said of it")

    def done_within(self, one: deeds.Gap) -> Any:
        """What was done in this turn, or by what the text has just said."""
        return self.this_turn(one) if one.span == "turn" and one.past and not one.mood else self.this_way(one)

    def this_way(self, one: deeds.Gap) -> Any:
        """SF 24.8. `that were not smoked this way`: what the text has just done."""
        plain = one.role == "WHAT" and not one.deed.roles and one.span == "this way" and not one.mood
        refuse_if(not plain or one.deed.sense not in filters.THIS_WAY, "what was done to it")
        return filters.DoneThisWay(one.deed.sense, one.non)

    def this_turn(self, one: deeds.Gap) -> Any:
        """`that attacked this turn`, `that was damaged this turn`: what a card did or suffered since it began."""
        before, self.waiting = self.waiting, True
        try:
            made = self.lowered(f"fits {one.role} this turn", one.deed)
        finally:
            self.waiting = before
        return filters.Unlike(made) if one.non else made

    def lying(self, one: Any) -> Any:
        """`at this location`, `in your front row`."""
        if isinstance(one, deeds.At):
            return self.place(one.place)
        if one.area.kind in ROWS:
            return self.in_row(one.area)
        raise CannotSay("what is said of it")

    def numbered(self, one: deeds.Has) -> Any:
        """`with a cost of 3 or less`, `with no printed cost`."""
        if one.how == "no lower by":
            return self.near(one)
        if isinstance(one.amount, deeds.Calculated) and one.amount.how == OF_ITSELF:
            return filters_figures.WithNumber(one.figure, how=COMPARED[one.how], than=one.amount.parts[0])
        if one.how != "none":
            return filters_figures.WithNumber(one.figure, self.as_amount(one.amount), COMPARED[one.how])
        if one.figure != "printed cost":
            raise CannotSay(f"no {one.figure}")
        return filters.Word("without printed cost")

    def near(self, one: deeds.Has) -> Any:
        """SF 41.8. `with Fighting no lower than two less than yours`."""
        refuse_if(one.figure != "Fighting" or not isinstance(one.amount, deeds.Number), "what is compared")
        return filters_combat.FightsNear(one.amount.value)

    def bearing(self, one: deeds.With) -> Any:
        """SF 14.0, 50.0. `with Ambush`, `that has the designator <Martial>`."""
        plain = isinstance(one.what, deeds.Feature) and one.what.amount is None and one.what.against is None
        if plain and one.what.word[0] == "<":
            return filters.Designated(one.what.word.strip("<>"), one.non)
        if plain and one.what.word in BOLD:
            return filters.WithBold(one.what.word, one.non)
        if not one.non and self.is_kept(one.what, "designator"):
            return filters.Word("with the chosen designator")
        raise CannotSay("what it has")

    def is_kept(self, node: Any, kind: str) -> bool:
        """SF 34.0. Whether something is what was chosen, in this ability or in another one of the card."""
        if isinstance(node, deeds.Ref):
            return self.named.get(node.slot) == kind
        return isinstance(node, deeds.Related) and node == deeds.Related(kind)

    def as_kept(self, node: Any, kind: str) -> None:
        """What was chosen before, and the card remembers."""
        if not self.is_kept(node, kind):
            raise CannotSay(f"which {kind}")

    def took_part(self, one: Any) -> bool:
        """`that attacked`, at the end of an attack: in that attack."""
        plain = isinstance(one, deeds.Gap) and one.past and not one.non and not one.span and not one.deed.roles
        return self.attacked and plain and one.role == "AGENT" and one.deed.sense == "attack"

    def gap(self, one: deeds.Gap) -> Any:
        """A deed of which the card is a part: `you control`."""
        before, self.waiting = self.waiting, True
        try:
            such = self.by_such(one)
            return such if such is not None else self.lowered(f"fits {one.role}", one.deed)
        finally:
            self.waiting = before

    def as_one_resource(self, node: Any) -> str:
        """SF 8.4, 8.6. `{dra}`; nothing where any resources will do."""
        nouns = node.nouns if isinstance(node, (deeds.All, deeds.Picked)) else None
        if not isinstance(nouns, deeds.Nouns) or nouns.kind != "resource" or nouns.after or len(nouns.before) > 1:
            raise CannotSay("which resources")
        refuse_if(isinstance(node, deeds.Picked) and (node.word != "a" or not nouns.before), "how many resources")
        if not nouns.before:
            return ""
        word = nouns.before[0]
        if not isinstance(word, deeds.Is) or word.non or word.word[0] != "{":
            raise CannotSay("which resources")
        return word.word.strip("{}").lower()

    def as_over(self, node: Any) -> Number:
        """`more than one resource`."""
        if isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("resource") and node.word == "or more":
            return Number(node.least - 1)
        raise CannotSay("how many resources")

    def as_no_resources(self, node: Any) -> bool:
        """`no resources`."""
        refuse_if(node != deeds.No(deeds.Nouns("resource")), "which resources")
        return True

    def as_another(self, node: Any) -> Any:
        """`with another Site`: the card itself is left out anyway."""
        refuse_if(not isinstance(node, deeds.Picked) or node.word != "another", "with which card")
        return self.cards(node.nouns)

    def as_targeted(self, node: Any) -> Any:
        """SF 24.1.3. What an Event targets."""
        if isinstance(node, (deeds.Picked, deeds.All)):
            return self.as_some(node)
        return Cards(filters.Noun("card"), (), (To("is", self.as_single(node)),))

    def as_several_cards(self, node: Any) -> Any:
        """`in combat with <Demon> cards`: with any of them."""
        refuse_if(not isinstance(node, deeds.All) or node.word, "with whom")
        return self.cards(node.nouns)

    def by_such(self, one: deeds.Gap) -> Any:
        """`controlled by a player who has Power`: by whoever is such."""
        who = one.deed.role("AGENT")
        nouns = who.nouns if isinstance(who, (deeds.Picked, deeds.All)) else None
        if one.deed.sense != "control" or one.role != "WHAT" or not isinstance(nouns, deeds.Nouns):
            return None
        if nouns.kind not in ("player", "opponent") or nouns.before or len(nouns.after) != 1:
            return None
        return filters_place.Controlled(
            people.SuchPlayers(self.player_trait(nouns.after[0], who.slot), opponents=nouns.kind == "opponent")
        )

    @abstractmethod
    def player_trait(self, one: Any, slot: int) -> Any:
        """What is asked of a player: see `players.py`."""

    def was_there(self, who: Any) -> None:
        """Whether somebody is whom the text has taken out of play, or has seen leave it."""
        slot = OWN if isinstance(who, deeds.This) else getattr(who, "slot", None)
        gone = slot is not None and (self.event_slots.get("it") == slot or slot in self.spent)
        gone = gone or (slot == OWN and self.left_play)
        refuse_if(not gone, "whose last location that is")

    def place(self, place: deeds.Place | deeds.Picked) -> Any:
        """Where a card is."""
        if isinstance(place, deeds.Picked):  # `another location`
            raise CannotSay("which place that is")
        if place.word == "target" and self.targeted_place is None:
            self.aims.append(TargetLocation())
        if place.word == "target":
            self.targeted_place = place.kind
        if place.kind == LAST:
            self.was_there(place.of)
            return filters.Word("at that location")
        if place.word in ("that", "target"):
            return filters.Word("at that location")
        refuse_if(place.of is None or isinstance(place.of, deeds.Number), "which place that is")
        if isinstance(place.of, deeds.Picked):
            return To("at the location of", self.as_described(place.of))
        return filters_place.At(self.as_selection(place.of))

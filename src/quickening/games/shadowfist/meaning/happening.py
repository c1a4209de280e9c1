"""What is waited for: the functions that the table of events names, and points of time."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.modifiers import with_after
from quickening.games.shadowfist.kinds import filters, filters_place, people
from quickening.games.shadowfist.kinds.conditions import Happened
from quickening.games.shadowfist.kinds.relations import To
from quickening.games.shadowfist.kinds.triggers import Happens
from quickening.games.shadowfist.meaning.doing import Doing
from quickening.lang import deeds
from quickening.lang.selections import Cards

ATTACK = deeds.Nouns("attack")


class Happening(Doing):
    """Events of the rules."""

    def as_body_of(self, figure: Any, amount: Any) -> Any:
        """SF 11.1. Whose Body is reduced to 0."""
        if not isinstance(figure, deeds.Figure) or figure.figure != "Body" or amount != deeds.Number(0):
            raise CannotSay("what is reduced")
        return self.as_watched(figure.of)

    def as_damage_to(self, node: Any) -> Any:
        """SF 29.6. Whose damage is reduced."""
        inflicted = self.inflicted(node)
        refuse_if(not isinstance(node, deeds.All) or {name for name, _ in inflicted.roles} != {"ON"}, "what damage")
        return self.as_watched(inflicted.role("ON"))

    def as_kind_of_damage(self, node: Any) -> str:
        """`combat`, `non-combat`, or nothing; on whom it is inflicted is another matter."""
        return next((kind.replace("_", "-") for kind in self.kinds_of_damage(node)), "")

    def as_fighting_left(self, score: Any) -> int:
        """SF 8.7. `1 Fighting`: what is left of the score."""
        refuse_if(score.figure != "Fighting" or not isinstance(score.amount, deeds.Number), "what is reduced")
        return int(score.amount.value)

    def as_everybody(self) -> Any:
        """Whoever does it, where nobody is said."""
        return people.EVERYBODY

    def as_doer(self, node: Any) -> Any:
        """Who does it; `any player` is nobody in particular."""
        anybody = isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("player") and node.word == "a"
        return None if anybody else self.as_player(node)

    def as_one_word(self, features: Any) -> str:
        """The one bold-faced ability that is used."""
        refuse_if(len(features) != 1, "which ability is used")
        return str(features[0].word)

    def as_targeting(self, node: Any) -> Any:
        """SF 24.1.3. By what kind of card something is targeted; an effect is any of them."""
        if isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("effect"):
            return None
        return self.as_described(node)

    def as_anybody(self, node: Any) -> Any:
        """`a State is played`: by anybody."""
        return people.EVERYBODY

    def as_you_play(self, node: Any, area: Any, who: Any) -> Any:
        """`when you play this card from your hand`."""
        if not isinstance(who, deeds.You) or area is None or not isinstance(node, deeds.This):
            raise CannotSay("who plays it from where")
        return self.as_played_from(node, area)

    def as_entering_under(self, node: Any, control: Any) -> Any:
        """`a Character enters play under your control`: one that you control then (SF 44.4)."""
        if control is None:
            return self.as_watched(node)
        if not isinstance(node, deeds.Picked) or not isinstance(control, deeds.Related):
            raise CannotSay("under whose control it enters play")
        yours = deeds.Gap(deeds.Deed("control", (("AGENT", control.of),)), "WHAT")
        return self.as_watched(deeds.Picked(with_after(node.nouns, yours), word=node.word))

    def as_you_alone(self, who: Any) -> None:
        """`when you play this card`: nobody else could."""
        refuse_if(not isinstance(who, deeds.You), "who plays it")

    def as_happening_at(self, node: Any, place: Any) -> Any:
        """`a Character is smoked at this location`: one that was there."""
        if place is None:
            return self.as_watched(node)
        refuse_if(not isinstance(node, deeds.Picked), "what happens there")
        return self.as_watched(deeds.Picked(with_after(node.nouns, deeds.At(place)), word=node.word))

    def as_played_on(self, node: Any, on: Any) -> Any:
        """SF 25.5.1. A State that is played on a card."""
        cards = self.as_described(node)
        refuse_if(on is None, "on what it is played")
        subject = self.as_described(on) if isinstance(on, deeds.Picked) else self.as_selection(on)
        return Cards(cards.noun, cards.before, (*cards.after, To("on", subject)), cards.area)

    def as_discarded_cards(self, node: Any, area: Any) -> Any:
        """SF 39.0. Which cards are discarded; any card where the text says no more."""
        refuse_if(area is not None or not isinstance(node, deeds.Picked), "what is discarded")
        return None if node.nouns == deeds.Nouns("card") and node.word == "a" else self.as_described(node)

    def as_itself_held(self, node: Any) -> Any:
        """SF 9.2.3, 39.0. The card itself, which speaks in the hand."""
        refuse_if(not isinstance(node, deeds.This), "which card of the hand")
        return self.as_watched(node)

    def as_any_effect(self, node: Any) -> Any:
        """SF 24.5. `an effect`, of whatever kind."""
        if isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("effect") and node.word == "a":
            return True
        raise CannotSay("which effect")

    def as_at_least(self, node: Any) -> int:
        """`3 or more Power`."""
        if isinstance(node, deeds.Measure) and not node.nouns.before and not node.nouns.after:
            if node.how == "or more" and isinstance(node.amount, deeds.Number):
                return node.amount.value
        if isinstance(node, deeds.All) and not node.nouns.before and not node.nouns.after:
            return 1
        raise CannotSay("how much that is")

    def as_single_card(self, node: Any) -> Any:
        """A card that does it; several at once are waited for otherwise."""
        refuse_if(isinstance(node, deeds.Picked) and node.word == "one or more", "how many there are")
        return self.as_watched(node)

    def as_at_once(self, how: Any) -> None:
        """SF 17.2.5. `at one time`: what is waited for is looked at so anyway."""
        refuse_if(how != deeds.Is("at once"), "how it is done")

    # -- attacks -----------------------------------------------------------------------------------------------------

    def as_declarer(self, agent: Any, attack: Any) -> Any:
        """Who declares an attack."""
        self.is_any_attack(attack)
        return self.as_player(agent)

    def as_nobody_said(self, attack: Any) -> Any:
        """`an attack is declared`: by anybody."""
        self.is_any_attack(attack)
        return people.EVERYBODY

    def as_any_characters(self, node: Any) -> bool:
        """`one or more Characters`: whoever attacks are Characters."""
        if not isinstance(node, deeds.Picked) or node.word != "one or more" or node.nouns != deeds.Nouns("Character"):
            raise CannotSay("who is turned to attack")
        return True

    def as_so_many_characters(self, node: Any) -> int:
        """`with 2 or more Characters`: how many attackers there are at least."""
        plain = isinstance(node, deeds.Picked) and node.nouns in (deeds.Nouns("Character"), deeds.Nouns("attacker"))
        refuse_if(not plain or node.word not in ("or more", "one or more"), "with whom it is attacked")
        return int(node.least)

    def as_returned_to(self, area: Any) -> str:
        """SF 44.1. `returned a card to play`."""
        refuse_if(area != deeds.Area("play"), "where it returns to")
        return "returned"

    def as_any_attack(self, attack: Any) -> None:
        """`a player enters an attack`: any attack."""
        self.is_any_attack(attack)

    def is_any_attack(self, attack: Any) -> None:
        if not isinstance(attack, deeds.Picked) or attack.nouns != ATTACK or attack.word != "a":
            raise CannotSay("which attack")
        self.event_slots["attack"] = attack.slot

    def as_attacked_side(self, node: Any) -> Any:
        """SF 28.1. What an attack is declared against: a card, or whatever a player controls."""
        if isinstance(node, deeds.You):
            return Cards(filters.Noun("card"), (), (filters_place.Controlled(people.YOU),))
        return self.as_watched(node)

    def as_your_side(self, node: Any) -> Any:
        """SF 28.1. `you are attacked`: whatever you control."""
        refuse_if(not isinstance(node, deeds.You), "who is attacked")
        return self.as_attacked_side(node)

    def as_declared_by(self, attack: Any, sense: str = "declare attack") -> Any:
        """Whose attack ends, fails or succeeds."""
        nouns = attack.nouns if isinstance(attack, deeds.Picked) and attack.word == "a" else None
        if nouns is not None:
            self.event_slots["attack"] = attack.slot
        if nouns == ATTACK and sense == "declare attack":
            return None
        said = (
            nouns.after[0] if isinstance(nouns, deeds.Nouns) and len(nouns.after) == 1 and not nouns.before else None
        )
        if not isinstance(said, deeds.Gap) or said.role != "WHAT" or said.deed.sense != sense:
            raise CannotSay("which attack")
        if [name for name, _ in said.deed.roles] != ["AGENT"] or not said.past:
            raise CannotSay("which attack")
        return self.as_player(said.deed.role("AGENT"))

    def declared(self, node: Any) -> dict[str, Any]:
        """`an attack declared by an opponent against a Site`: by whom, and against what."""
        gap = node.nouns.after[0] if isinstance(node, deeds.Picked) and len(node.nouns.after) == 1 else None
        if not isinstance(gap, deeds.Gap) or gap.deed.sense != "declare attack" or gap.non or gap.mood:
            raise CannotSay("which attack")
        said = dict(gap.deed.roles)
        refuse_if("AGAINST" not in said or set(said) - {"AGAINST", "AGENT"} or node.nouns.before, "which attack")
        return said

    def as_declared_against(self, node: Any) -> Any:
        """`an attack declared against you`: against a card of which player."""
        refuse_if(len(self.declared(node)) > 1, "which attack")
        return self.as_player(self.declared(node)["AGAINST"])

    def as_attack_on(self, node: Any) -> Any:
        """SF 28.11. `an attack declared against this card`: what its target was, as it is when the attack is over."""
        return self.as_watched(self.declared(node)["AGAINST"])

    def as_attack_on_subject(self, node: Any) -> Any:
        """The same of an attack that succeeded, after which most targets are no longer whose they were."""
        refuse_if(getattr(self.declared(node)["AGAINST"], "kind", "") != "subject", "whose it is by then")
        return self.as_attack_on(node)

    def as_attack_by(self, node: Any) -> Any:
        """Who declared it, if that is said."""
        who = self.declared(node).get("AGENT")
        return None if who is None else self.as_player(who)

    def as_your_attack(self, who: Any, what: Any) -> None:
        """`you declare an attack with this card`: any attack of yours."""
        plain = isinstance(what, deeds.Picked) and what.word == "a" and what.nouns == deeds.Nouns("attack")
        refuse_if(not isinstance(who, deeds.You) or not plain, "who attacks")

    def as_any_attackers(self, node: Any) -> None:
        """`declares attackers`, `declares one or more attackers`: however many."""
        some = getattr(node, "word", None) == ("one or more" if isinstance(node, deeds.Picked) else "")
        refuse_if(not some or node.nouns != deeds.Nouns("attacker"), "which attackers")

    # -- points of time ----------------------------------------------------------------------------------------------

    def time(self, one: deeds.Time) -> Any:
        """SF 22.0. The start or end of a turn, a Main Shot or an attack."""
        whose = self.whose_moment(one.whose)
        if one.unit == "attack" and one.point == "end" and one.whose == "each":
            return self.attack_ends(one.which)
        if one.unit == "Main Shot" and one.which is None:
            # SF 22.3.3: its end is that of the turn
            return Happens("Main Shot starts" if one.point == "start" else "turn ends", by=whose)
        if one.unit != "turn":
            raise CannotSay(f"the {one.point} of {one.unit}")
        if one.which is None:
            return Happens("turn starts" if one.point == "start" else "turn ends", by=whose)
        refuse_if(one.point != "end", "what happened before a turn")
        return Happens("turn ends", by=whose, which=Happened(self.happened(one.which)))

    def whose_moment(self, node: Any) -> Any:
        """Whose turn or Main Shot starts or ends; the text may go on to speak of `that player`."""
        if node in (None, "each"):
            return None
        slot = getattr(node, "slot", None)
        if slot is not None and isinstance(node, (deeds.All, deeds.Picked)):
            self.event_slots.setdefault("player", slot)
        if isinstance(node, deeds.All) and node.nouns == deeds.Nouns("player"):
            return None
        each = isinstance(node, deeds.All) and node.word == "each" and node.nouns == deeds.Nouns("opponent")
        return people.ANY_OPPONENT if each else self.as_player(node)

    def attack_ends(self, which: Any) -> Any:
        """SF 28.11. `at the end of an attack you declared`."""
        said = dict(which.roles) if isinstance(which, deeds.Deed) else {}
        refuse_if(set(said) - {"AGENT"} or isinstance(which, deeds.Fact), "which attack ends")
        self.attacked = True
        return Happens("attack ends", by=self.as_player(said["AGENT"]) if said else None)

    def happened(self, fact: deeds.Fact) -> Any:
        """What was done this turn: one of them is enough."""
        refuse_if(fact.non, "what was not done")
        roles = tuple(
            (name, deeds.Picked(who.nouns, slot=who.slot) if _is_one_or_more(who) else who)
            for name, who in fact.deed.roles
        )
        return self.lowered("happen", deeds.Deed(fact.deed.sense, roles))


def _is_one_or_more(node: Any) -> bool:
    return isinstance(node, deeds.Picked) and node.word == "one or more"

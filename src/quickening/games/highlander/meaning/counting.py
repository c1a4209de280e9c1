"""How much, and how many: amounts of the ability language as Highlander's rules know them."""

from __future__ import annotations

from dataclasses import replace as with_
from typing import Any

from quickening.core.data import replace
from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.modifiers import controlled_by
from quickening.games.highlander.definitions import PASSING
from quickening.games.highlander.kinds import filters
from quickening.games.highlander.kinds.amounts import Count
from quickening.games.highlander.meaning.words import MANY, Words
from quickening.games.highlander.state import BLOCKED, DODGED
from quickening.lang import deeds
from quickening.lang.selections import Cards

#: So much of what is measured, by the noun that counts it.
POINTS = ("damage", "point of damage", "Ability", "point of Ability")
#: HL1 75. Damage that nothing prevents.
SURE = deeds.Is("unpreventable")
#: HL1 41. How an attack was stopped, by the verb.
STOPPED = {"block": BLOCKED, "dodge": DODGED}
#: HLT 187. Half of somebody's Ability.
HALVES = {f"half rounded {way}": f"half the Ability, rounded {way}" for way in ("up", "down")}
PIPS = {
    "pip": Count("pips"),
    "pip halved up": Count("half the pips, rounded up"),
    "pip halved down": Count("half the pips, rounded down"),
}


class Counting(Words):
    """How amounts are put."""

    def number(self, node: Any) -> int:
        if isinstance(node, deeds.Number):
            return node.value
        raise CannotSay("how much that is")

    def measured(self, node: Any) -> tuple[int, deeds.Nouns]:
        """So much of what is measured, and what is said of it."""
        if isinstance(node, deeds.Measure) and not node.how:
            amount = node.amount
            if isinstance(amount, deeds.Calculated) and amount.how == "each":
                amount = amount.parts[0]
            if isinstance(amount, deeds.Count) or self.is_halved(amount):
                amount = deeds.Number(1)  # equal to a number is one for each
            return self.number(amount), node.nouns
        counted = isinstance(node, deeds.Picked) and isinstance(node.nouns, deeds.Nouns) and node.nouns.kind in POINTS
        if counted and node.least == node.most and node.word in ("a", ""):
            return node.least, node.nouns
        raise CannotSay("how much that is")

    def is_halved(self, amount: Any) -> bool:
        """HLT 187. Half of somebody's Ability."""
        halved = isinstance(amount, deeds.Calculated) and amount.how in HALVES
        return halved and isinstance(amount.parts[0], deeds.Figure) and amount.parts[0].figure == "Ability"

    def as_points(self, node: Any) -> int:
        """HL1 45. So much Ability or damage; `additional` where it adds to nothing says no more."""
        amount, nouns = self.measured(node)
        if nouns.after or any(one not in (deeds.Is("additional"), SURE) for one in nouns.before):
            raise CannotSay("what is said of it")
        return amount

    def as_sure(self, node: Any) -> bool:
        """HL1 75. Damage that cannot be prevented."""
        return SURE in self.measured(node)[1].before

    def as_more(self, node: Any) -> bool:
        """In addition to what is lost anyway."""
        return deeds.Is("additional") in self.measured(node)[1].before

    def as_per(self, _: str, node: Any, each: Any) -> Any:
        """For each of which something is done, or nothing."""
        inner = node.amount if isinstance(node, (deeds.Measure, deeds.Picked)) else None
        if isinstance(inner, deeds.Calculated) and self.is_halved(inner) and each is None:
            return Count(HALVES[inner.how], who=self.side(inner.parts[0].of))
        if isinstance(inner, deeds.Count):
            inner = deeds.Calculated("each", (deeds.Number(1), inner))
        if isinstance(inner, deeds.Calculated) and inner.how == "each":
            if each is not None:
                raise CannotSay("two things to be counted")
            if not isinstance(inner.parts[1], (deeds.Count, deeds.ForEach)):
                raise CannotSay("what is counted")
            each = deeds.ForEach(inner.parts[1].nouns)
        return None if each is None else self.counted(each)

    def counted(self, each: deeds.ForEach) -> Any:
        """HL1 45. How many there are of something."""
        nouns = self.in_its_turn(each.nouns)
        if not isinstance(nouns, deeds.Nouns):
            raise CannotSay("what is counted")
        if nouns.kind == "attack" and not nouns.before and len(nouns.after) == 1:
            found = self.attacks_played(nouns.after[0], each.most)
            if found is not None:
                return found
        if nouns.kind in PIPS and nouns == deeds.Nouns(nouns.kind):
            return PIPS[nouns.kind]
        done = self.just_done(nouns)
        found = done if done is not None else self.lying(nouns)
        return found if each.most < 0 else replace(found, most=each.most)

    def in_its_turn(self, nouns: Any) -> Any:
        """HL1 35. `each attack he played`: you did it in this turn, the other in the last."""
        gap = nouns.after[0] if isinstance(nouns, deeds.Nouns) and len(nouns.after) == 1 else None
        if not isinstance(gap, deeds.Gap) or not gap.past or gap.span or gap.deed.role("AGENT") is None:
            return nouns
        if self.card_type not in PASSING:
            return nouns
        span = "last turn" if self.side(gap.deed.role("AGENT")) == "opponent" else "this turn"
        return with_(nouns, after=(with_(gap, span=span),))

    def just_done(self, nouns: deeds.Nouns) -> Any:
        """`for each card discarded`, `for each attack revealed`: of those it was just done to."""
        gap = nouns.after[0] if len(nouns.after) == 1 and not nouns.before else None
        if not isinstance(gap, deeds.Gap) or gap.role != "WHAT" or gap.deed.roles or gap.non or gap.mood or gap.span:
            return None
        kinds = self.cards(deeds.Nouns(nouns.kind))
        if gap.deed.sense == "reveal":
            return Count("seen", cards=kinds)
        if gap.deed.sense in ("discard", "remove", "draw", "shuffle", "place"):
            return Count("just done", cards=None if nouns.kind == "card" else kinds)
        return None

    def attacks_played(self, one: Any, most: int) -> Any:
        """`each attack you play this turn`, `each attack your opponent played last turn`."""
        if not isinstance(one, deeds.Gap) or len(one.deed.roles) != 1:
            return None
        who = self.side(one.deed.role("AGENT"))
        if one.deed.sense in STOPPED and (one.role, who, one.span) == ("WHAT", "you", "this turn"):
            return Count(f"attacks {STOPPED[one.deed.sense]}", most=MANY if most < 0 else most)
        if one.deed.sense != "play":
            return None
        if one.role == "WHAT" and (who, one.span) in (("you", "this turn"), ("opponent", "last turn")):
            return Count("attacks played", most=MANY if most < 0 else most, who=who)
        return None

    def lying(self, nouns: deeds.Nouns) -> Any:
        """Cards counted where they are: in play, in a hand, in a discard pile, or as they were played."""
        if len(nouns.after) == 1 and isinstance(nouns.after[0], deeds.In):
            area = nouns.after[0].area
            kinds = self.cards(deeds.Nouns(nouns.kind, nouns.before))
            if area.kind == "hand" and kinds == filters.only("card"):
                return Count("cards in hand", who=self.side(area.whose))
            if area.kind == "discard pile":
                return Count("in the discard pile", cards=kinds, who=self.side(area.whose))
        if nouns.after and isinstance(nouns.after[0], deeds.Gap) and nouns.after[0].span:
            return self.played_cards(nouns)
        if len(nouns.after) == 1 and isinstance(nouns.after[0], deeds.Gap) and nouns.after[0].deed.sense == "have in":
            return self.held_cards(nouns, nouns.after[0].deed)
        found = self.cards(nouns)
        if not any(isinstance(word, filters.Of) for word in found.after):
            raise CannotSay("where they are counted")
        if found.noun == filters.Word("of this title") and found.after == (filters.Of("each"),):
            found = Cards(found.noun, found.before)
        return Count("in play", cards=found)

    def held_cards(self, nouns: deeds.Nouns, deed: deeds.Deed) -> Any:
        """`each card they have in their hand`."""
        owner, area = deed.role("AGENT"), deed.role("IN")
        if nouns.kind == "card" and not nouns.before and self.owns(area, "hand", owner):
            return Count("cards in hand", who=self.side(owner))
        if area == deeds.Area("play"):
            return Count("in play", cards=self.cards(deeds.Nouns(nouns.kind, nouns.before, (controlled_by(owner),))))
        raise CannotSay("where they are counted")

    def played_cards(self, nouns: deeds.Nouns) -> Any:
        """`each Slash you played this turn`, `each Event your opponent played last turn`."""
        gap = nouns.after[0]
        kinds = self.cards(deeds.Nouns(nouns.kind, nouns.before))
        if gap.deed.sense != "play" or len(gap.deed.roles) != 1 or gap.role != "WHAT" or len(nouns.after) != 1:
            raise CannotSay("what is counted")
        who = self.side(gap.deed.role("AGENT"))
        if (who, gap.span) in (("you", "this turn"), ("opponent", "last turn")):
            return Count("played", cards=kinds, who=who, now=gap.span == "this turn")
        raise CannotSay("when they were played")

    def side(self, node: Any) -> str:
        """You or your opponent, never both."""
        found = self.who(node)
        refuse_if(found == "each", "of which player")
        return found

"""Damage that is inflicted: how much, on whom, of which kind (SF 29.0)."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.modifiers import EXCESS
from quickening.games.shadowfist.kinds.amounts import FigureOf, Reckoned, Told
from quickening.games.shadowfist.meaning.coins import Coins
from quickening.lang import deeds
from quickening.lang.selections import ThisCard


class Harming(Coins):
    """What is said of damage a text inflicts, or waits for."""

    def as_marked(self, node: Any, word: str, how: Any = None) -> Any:
        """Whether damage is said to be Unstoppable or Corrupted, by an adjective or in other words."""
        if how is not None:
            refuse_if(how != deeds.Is(word) or deeds.Is(word) in node.nouns.before, "how it is inflicted")
            return True
        return isinstance(node, deeds.Measure) and deeds.Is(word) in node.nouns.before

    def as_divided(self, node: Any, how: Any) -> Any:
        """`X damage, divided any way you choose`: how much there is to divide."""
        refuse_if(how != deeds.Is("divided"), "how it is inflicted")
        return self.as_harm(node)

    def as_among(self, node: Any) -> Any:
        """Among whom damage is divided: any number of them, as they are chosen."""
        several = isinstance(node, deeds.Picked) and node.word == "any number of"
        if isinstance(node, deeds.Picked) and node.word == "target" and node.most == -1:
            return self.choice(deeds.Picked(node.nouns, 0, -1, "target", node.slot))
        refuse_if(not several and not (isinstance(node, deeds.All) and not node.word), "among whom it is divided")
        return self.choice(deeds.Picked(node.nouns, 0, -1, "any number of", node.slot))

    def as_harm(self, node: Any) -> Any:
        """SF 29.0. How much damage; what a text inflicts is not combat damage, whether it says so or not."""
        if isinstance(node, deeds.All) and len(node.nouns.after) == 1 and not node.nouns.before:
            return self.excess(node.nouns.after[0])
        known = {"non-combat", "Unstoppable", "Corrupted"}
        if isinstance(node, deeds.Measure) and {getattr(one, "word", "") for one in node.nouns.before} <= known:
            return self.as_much(node) if node.how == "equal" else self.as_amount(node.amount)
        raise CannotSay("how much damage")

    def excess(self, one: Any) -> Any:
        """`damage in excess of 4`: what lies on the card beyond that."""
        refuse_if(not isinstance(one, deeds.Beside) or one.word != " ".join(EXCESS) or one.non, "how much damage")
        return Reckoned("less", FigureOf("damage", ThisCard()), other=self.as_amount(one.what))

    def as_plain_damage(self, node: Any) -> None:
        """SF 29.0. `non-combat damage ... equal to its cost`: how much is said behind it."""
        plain = isinstance(node, deeds.All) and not node.nouns.after
        refuse_if(not plain or node.nouns.before not in ((), (deeds.Is("non-combat"),)), "what damage")

    def as_its_own(self, on: Any, node: Any) -> Any:
        """`damage equal to its cost`, said of each of several: of each as much as it says."""
        slot = getattr(on, "slot", None)
        several = isinstance(on, deeds.All) or (isinstance(on, deeds.Ref) and on.word == "targets")
        if isinstance(node, deeds.Measure) and (node.how or node.nouns.before not in ((), (deeds.Is("non-combat"),))):
            raise CannotSay("how much damage")
        amount = node.amount if isinstance(node, deeds.Measure) else node
        if not several or slot is None or not points_to(amount, slot):
            raise CannotSay("of which of them")
        before, self.each = self.each, slot
        try:
            return self.as_amount(amount)
        finally:
            self.each = before

    def as_much(self, node: deeds.Measure) -> Any:
        """`an equal amount of damage`: as much as was inflicted when the text triggered."""
        refuse_if(node.nouns.kind not in self.amounts_told, "how much that is")
        return Told("that amount")

    def as_combat_damage(self, node: Any) -> Any:
        """Whether only combat damage is meant."""
        if isinstance(node, deeds.Measure) and node.how == "or more" and isinstance(node.amount, deeds.Number):
            node = deeds.All(node.nouns)
        if isinstance(node, deeds.All) and not node.nouns.after and node.nouns.before in ((), (deeds.Is("combat"),)):
            return bool(node.nouns.before)
        raise CannotSay("what damage")

    def as_so_much(self, node: Any) -> int:
        """`3 or more combat damage`: at one time, at least."""
        return node.amount.value if isinstance(node, deeds.Measure) else 1

    def as_damage_kind(self, node: Any) -> Any:
        """`combat`, `non-combat`, or nothing."""
        if isinstance(node, deeds.Measure) and node.how == "or more" and isinstance(node.amount, deeds.Number):
            node = deeds.All(node.nouns)
        kinds: dict[Any, str] = {(): "", (deeds.Is("combat"),): "combat", (deeds.Is("non-combat"),): "non-combat"}
        if isinstance(node, deeds.All) and not node.nouns.after and node.nouns.before in kinds:
            return kinds[node.nouns.before]
        raise CannotSay("what damage")

    def as_each_one(self, node: Any) -> Any:
        """`from each Character`: so much from every one of them, not from all of them together."""
        refuse_if(not isinstance(node, deeds.All) or node.word != "each", "how it is divided")
        return self.as_selection(node)

    def as_divided_among(self, node: Any) -> Any:
        """`up to 5 damage from cards you control`: from all of them together, as you like."""
        refuse_if(isinstance(node, deeds.All) and node.word == "each", "how it is divided")
        return self.as_selection(node)

    def as_several(self, node: Any) -> Any:
        """`1 damage each on up to four Sites`: on every one that is chosen."""
        refuse_if(not isinstance(node, deeds.Picked) or node.most == 1, "each of whom")
        return self.as_selection(node)

    def as_combat_means(self, node: Any) -> Any:
        """`by inflicting combat damage`."""
        if isinstance(node, deeds.Deed) and node.sense == "inflict" and len(node.roles) == 1:
            if self.as_combat_damage(node.role("AMOUNT")):
                return "combat"
        raise CannotSay("by what means")

    def as_damage_means(self, node: Any) -> Any:
        """`by inflicting damage`: of whatever kind."""
        if isinstance(node, deeds.Deed) and node.sense == "inflict" and len(node.roles) == 1:
            if not self.as_combat_damage(node.role("AMOUNT")):
                return "damage"
        raise CannotSay("by what means")


def points_to(node: Any, slot: int) -> bool:
    """Whether words in it mean whom a slot holds."""
    if isinstance(node, deeds.Ref):
        return node.slot == slot
    return any(points_to(part, slot) for part in deeds.parts(node))

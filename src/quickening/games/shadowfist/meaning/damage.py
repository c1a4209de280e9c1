"""Damage that is more, less, none, or certain: statements about damage as changes of whoever inflicts or takes it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.nouns import NEXT
from quickening.games.shadowfist.kinds import changes, filters
from quickening.games.shadowfist.kinds.abilities import Bold
from quickening.games.shadowfist.kinds.basics import Cannot, DamageChange, GainBold, NextDamage, Number
from quickening.games.shadowfist.kinds.redirecting import Redirects
from quickening.games.shadowfist.kinds.relations import To
from quickening.games.shadowfist.kinds.selections import Subject
from quickening.games.shadowfist.meaning.figures import Figures
from quickening.lang import deeds
from quickening.lang.selections import Cards, ThisCard

#: Senses whose statement is about damage, and with it about whoever inflicts or takes that.
ABOUT_DAMAGE = (
    "double damage",
    "halve damage",
    "reduce damage",
    "increase damage",
    "redirect damage",
    "remove damage",
    "reduce or redirect damage",
)
#: By how much what is inflicted is multiplied, and whether only combat damage is meant.
INFLICTED = {"inflict nothing": (0, False), "inflict no combat": (0, True), "inflict double": (2, False)}
TAKEN = ("take double damage", "take damage from", "take damage", *INFLICTED)
BOTH = {"reduce damage", "redirect damage"}


def is_about_damage(part: Any) -> bool:
    """`damage inflicted on this card is reduced to 0`, `its damage cannot be redirected`."""
    deed = part.what if isinstance(part, deeds.Change) else part.deed if isinstance(part, deeds.Do) else None
    return deed is not None and deed.sense in (*ABOUT_DAMAGE, *TAKEN)


def sure(body: tuple[Any, ...]) -> tuple[Any, ...]:
    """SF 50. What can be neither reduced nor redirected is one thing: it is Unstoppable."""
    if len(body) < 2 or not all(isinstance(one, deeds.Change) and one.mood == "bar" for one in body[:2]):
        return body
    one, other = body[:2]
    if {one.what.sense, other.what.sense} != BOTH or one.what.roles != other.what.roles:
        return body
    return (deeds.Change(one.role, "bar", deeds.Deed("reduce or redirect damage", one.what.roles)), *body[2:])


def in_combat(node: Any) -> Any:
    """SF 30.4. `damage it inflicts in combat` is combat damage."""
    said = node.nouns.after[0] if isinstance(node, deeds.All) and len(node.nouns.after) == 1 else None
    if not isinstance(said, deeds.Gap) or said.deed.role("HOW") != deeds.Is("combat") or node.nouns.before:
        return node
    rest = tuple(role for role in said.deed.roles if role[0] != "HOW")
    inflicted = replace(said, deed=replace(said.deed, roles=rest))
    return replace(node, nouns=deeds.Nouns("damage", (deeds.Is("combat"),), (inflicted,)))


class Damage(Figures):
    """What is said of damage."""

    def about_damage(self, part: Any) -> tuple[Any, Any]:
        """Whom a statement about damage changes, and how."""
        if isinstance(part, deeds.Change):
            refuse_if(part.mood != "bar", "what is done with damage")
            return self.certain(part.what)
        if part.deed.sense in TAKEN:
            return self.taken(part.deed)
        return self.changed_damage(part.deed)

    def certain(self, deed: deeds.Deed) -> tuple[Any, Any]:
        """SF 29.6. Damage that cannot be reduced, redirected or removed."""
        said = {name for name, _ in deed.roles}
        if deed.sense == "remove damage" and said == {"AMOUNT", "ON"} and self.is_any(deed.role("AMOUNT")):
            return self.as_selection(deed.role("ON")), Cannot("be healed")
        if deed.sense == "redirect damage" and said == {"WHAT", "TO"} and self.is_any(deed.role("WHAT")):
            return self.as_selection(deed.role("TO")), Cannot("be redirected to")
        refuse_if(said != {"WHAT"}, "what damage cannot be")
        inflicted, kinds = self.inflicted(deed.role("WHAT")), deed.role("WHAT").nouns.before
        if deed.sense == "reduce damage" and not kinds and {name for name, _ in inflicted.roles} == {"ON"}:
            return self.as_selection(inflicted.role("ON")), changes.Mark("takes unreduced")
        refuse_if(inflicted.role("ON") is not None or inflicted.role("AGENT") is None, "whose damage that is")
        marks = {
            ("reduce damage", ()): changes.Mark("unreduced"),
            ("reduce or redirect damage", ()): GainBold(Bold("Unstoppable")),
            ("reduce or redirect damage", (deeds.Is("combat"),)): changes.Mark("unstoppable in combat"),
        }
        meant = (deed.sense, kinds)
        refuse_if(meant not in marks, "what damage cannot be")
        return self.as_selection(inflicted.role("AGENT")), marks[meant]

    def is_any(self, node: Any) -> bool:
        """Damage of any kind, from anywhere."""
        return isinstance(node, deeds.All) and node.nouns == deeds.Nouns("damage")

    def inflicted(self, node: Any) -> deeds.Deed:
        """By whom and on whom damage is said to be inflicted."""
        after: tuple[Any, ...] = node.nouns.after if isinstance(node, (deeds.All, deeds.No, deeds.Measure)) else ()
        refuse_if(getattr(node, "word", "") == NEXT, "which damage comes next")
        refuse_if(len(after) != 1 or not isinstance(after[0], deeds.Gap), "what damage")
        gap: deeds.Gap = after[0]
        if gap.role != "AMOUNT" or gap.deed.sense != "inflict" or gap.past or gap.non or gap.mood:
            raise CannotSay("what damage")
        refuse_if(gap.deed.role("HOW") is not None, "how damage is inflicted")
        return gap.deed

    def kinds_of_damage(self, node: Any) -> dict[str, bool]:
        """Whether only combat damage, or only other damage, is meant."""
        words = tuple(one.word for one in node.nouns.before if isinstance(one, deeds.Is) and not one.non)
        known: dict[tuple[str, ...], dict[str, bool]] = {
            (): {},
            ("combat",): {"combat": True},
            ("non-combat",): {"non_combat": True},
        }
        refuse_if(words not in known or len(words) != len(node.nouns.before), "what damage")
        return known[words]

    def changed_damage(self, deed: deeds.Deed) -> tuple[Any, Any]:
        """SF 29.5, 29.6. `damage inflicted on this card by Sites is reduced to 0`."""
        if deed.sense == "redirect damage":
            return self.always_redirected(deed)
        roles = dict(deed.roles)
        what = in_combat(roles.pop("WHAT", None))
        step, amount = self.step(deed.sense, roles)
        if getattr(what, "word", "") == NEXT:
            return self.next_taken(replace(what, word=""), step, amount)
        inflicted = self.inflicted(what)
        kinds = self.kinds_of_damage(what)
        on, agent = inflicted.role("ON"), inflicted.role("AGENT")
        if on is not None and step != "/":
            cards = None if agent is None else self.sources(agent)
            return self.as_selection(on), DamageChange(f"taken {step}", amount, cards=cards, **kinds)
        if step == "to" and amount == Number(0):
            step = "x"
        return self.as_selection(agent), DamageChange("reduced" if step == "-" else step, amount, **kinds)

    def always_redirected(self, deed: deeds.Deed) -> tuple[Any, Any]:
        """SF 38.0. `redirect all damage inflicted on subject to this card`: while the text is active."""
        what = in_combat(deed.role("WHAT"))
        refuse_if({name for name, _ in deed.roles} != {"WHAT", "TO"}, "where damage goes")
        inflicted, kinds = self.inflicted(what), self.kinds_of_damage(what)
        on, agent = inflicted.role("ON"), inflicted.role("AGENT")
        refuse_if((on is None) == (agent is None) or "non_combat" in kinds, "what damage is redirected")
        amount = self.as_amount(what.amount) if isinstance(what, deeds.Measure) else None
        to = self.as_selection(deed.role("TO"))
        refuse_if(not isinstance(to, (ThisCard, Subject)), "to which card damage goes")
        change = Redirects(to, on is not None, amount, kinds.get("combat", False))
        return self.as_selection(agent if on is None else on), change

    def next_taken(self, what: Any, step: str, amount: Any) -> tuple[Any, Any]:
        """SF 29.6. `the next damage inflicted on subject is reduced to 0`: over once it was."""
        inflicted = self.inflicted(what)
        refuse_if({name for name, _ in inflicted.roles} != {"ON"}, "which damage comes next")
        return self.as_selection(inflicted.role("ON")), NextDamage(
            f"taken {step}", amount, **self.kinds_of_damage(what)
        )

    def step(self, sense: str, roles: dict[str, Any]) -> tuple[str, Any]:
        """How damage is changed, and by how much."""
        if sense == "double damage" and not roles:
            return "x", Number(2)
        if sense == "halve damage" and roles == {"HOW": deeds.Is("rounded up")}:
            return "/", Number(2)
        signs = {("increase damage", "BY"): "+", ("reduce damage", "BY"): "-", ("reduce damage", "TO"): "to"}
        refuse_if(len(roles) != 1, "by whom damage is changed")
        ((name, number),) = roles.items()
        refuse_if((sense, name) not in signs, "how damage is changed")
        return signs[sense, name], self.as_amount(number)

    def taken(self, deed: deeds.Deed) -> tuple[Any, Any]:
        """SF 29.6. `takes no damage from Sites`."""
        if deed.sense in INFLICTED:
            on = None if deed.role("ON") is None else self.sources(deed.role("ON"))
            times, combat = INFLICTED[deed.sense]
            return self.as_selection(deed.role("AGENT")), DamageChange("x", Number(times), combat=combat, cards=on)
        amount, source = deed.role("AMOUNT"), deed.role("FROM")
        if deed.sense == "take double damage":
            cards = None if source is None else self.sources(source)
            return self.as_selection(deed.role("ON")), DamageChange("taken x", Number(2), cards=cards)
        if isinstance(amount, (deeds.No, deeds.Measure)) and amount.nouns.after and source is None:
            source = self.inflicted(amount).role("AGENT")
            amount = replace(amount, nouns=deeds.Nouns("damage", amount.nouns.before))
        most = deeds.Number(0) if isinstance(amount, deeds.No) else None
        if isinstance(amount, deeds.Measure) and amount.how == "at most":
            most = amount.amount
        refuse_if(most is None or amount.nouns.after, "how much damage is taken")
        cards = None if source is None else self.sources(source)
        change = DamageChange("taken to", self.as_amount(most), cards=cards, **self.kinds_of_damage(amount))
        return self.as_selection(deed.role("ON")), change

    def sources(self, node: Any) -> Cards:
        """The cards whose damage is meant."""
        before, self.waiting = self.waiting, True
        try:
            if isinstance(node, deeds.All):
                return self.cards(node.nouns)
            if isinstance(node, deeds.Picked):
                found: Cards = self.as_described(node)
                return found
            return Cards(filters.Noun("card"), (), (To("is", self.as_selection(node)),))
        finally:
            self.waiting = before

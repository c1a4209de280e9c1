"""The duel: the functions that the table of what is done names for attacks, damage, arms and Exertions."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.references import BESIDE
from quickening.games.highlander.kinds import filters
from quickening.games.highlander.kinds.abilities import Static
from quickening.games.highlander.kinds.attack_changes import Damage
from quickening.games.highlander.kinds.changes import Granted
from quickening.games.highlander.kinds.lasting_effects import Span
from quickening.games.highlander.meaning.piles import Piles
from quickening.games.highlander.meaning.tables import MEANINGS
from quickening.lang import deeds
from quickening.lang.selections import Cards

#: Kinds of card that are a type of card, or two.
BY_TYPE = ("attack", "block", "dodge", "defense", "Event", "Situation", "Object", "Location", "Plot", "Edge")


class Doing(Piles):
    """Each takes roles, and refuses those it does not fit.

    `attacked`: what is waited for is an attack of the opponent, which the text may speak of.
    """

    #: The card that a player discards as a text waits for it.
    just_discarded = -2

    attacked = False

    def as_all_attacks(self, node: Any) -> str:
        """HL1 41. All attacks, or one."""
        if isinstance(node, deeds.All) and node.word == "all" and self.is_against_you(node.nouns):
            return "all"
        if isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("attack") and node.word == "a":
            return "one"
        raise CannotSay("which attacks")

    def as_all_of_kind(self, node: Any) -> Any:
        """`all attacks to the lower areas`, `all Ranged Attacks`."""
        if not isinstance(node, deeds.All) or node.word != "all" or not isinstance(node.nouns, deeds.Nouns):
            raise CannotSay("which attacks")
        aims = [one.what for one in node.nouns.after if isinstance(one, deeds.Beside) and one.word == "to"]
        plain = deeds.Nouns(node.nouns.kind, node.nouns.before)
        if len(aims) != len(node.nouns.after) or len(aims) > 1 or (plain == deeds.Nouns("attack") and not aims):
            raise CannotSay("which attacks")
        found = self.held_kinds(plain)
        areas = tuple(word for one in aims for word in self.as_attacks_into(one).after)
        return Cards(found.noun, found.before, (*found.after, *areas))

    def as_own_turn(self, unit: Any) -> bool:
        """HL1 35. `your turn`."""
        return bool(isinstance(unit, deeds.Related) and unit.kind == "turn" and isinstance(unit.of, deeds.You))

    def as_what_is_named(self, node: Any) -> str:
        """HL3 12. `a card`, by its title, or `a type of card`."""
        kinds = {"card": "", "card title": "", "type of card": "type"}
        if isinstance(node, deeds.Picked) and node.word == "a" and node.nouns == deeds.Nouns(node.nouns.kind):
            if node.nouns.kind in kinds:
                return kinds[node.nouns.kind]
        raise CannotSay("what is named")

    def as_one_kind_named(self, node: Any) -> Cards:
        """HL3 12. `a defense`, by its title."""
        if isinstance(node, deeds.Picked) and node.word == "a" and node.nouns == deeds.Nouns(node.nouns.kind):
            if node.nouns.kind in BY_TYPE:
                return self.held_kinds(node.nouns)
        raise CannotSay("what is named")

    def as_back_on(self, node: Any, on: Any) -> str:
        """HL3 140. Where a card goes that was just discarded: on one end of its owner's Endurance."""
        if isinstance(node, deeds.Ref) and node.slot == self.just_discarded:
            return "bottom" if self.own_end(on, None) == "bottom" else ""
        raise CannotSay("which card that is")

    def as_harmed(self, _: str, to: Any, agent: Any) -> str:
        """HL1 45. Damage that a card does which is no attack: to your opponent, if the text does not say to whom."""
        by_card = isinstance(agent, deeds.This) and self.card_type != "attack"
        if not by_card and (agent is not None or to is None):
            raise CannotSay("what does damage")
        return "opponent" if to is None else self.who(to)

    def as_own_dodge(self, node: Any) -> bool:
        return bool(isinstance(node, deeds.This) and self.card_type in ("dodge", "block"))

    def as_own_into(self, node: Any, into: Any, kind: str) -> bool:
        """HL1 57. `make this block a Power Block`, for what is paid."""
        made = isinstance(into, deeds.Picked) and into.nouns == deeds.Nouns(kind) and into.word == "a"
        types = {"Power Block": "block", "Power Blow": "attack", "Head Shot": "attack"}
        if made and isinstance(node, deeds.This) and self.card_type == types[kind]:
            return True
        raise CannotSay("what is made of it")

    def as_no_exertion(self, node: Any) -> int:
        """HL1 57. `without an Exertion`."""
        refuse_if(not self.as_is_kind(node, "Exertion|Hard Exertion"), "without what")
        return 1

    def as_own_power(self, node: Any, into: Any) -> str:
        kind = into.nouns.kind if isinstance(into, deeds.Picked) and isinstance(into.nouns, deeds.Nouns) else ""
        if kind in ("Power Blow", "Head Shot") and self.as_own_into(node, into, kind):
            return "Head Shot" if kind == "Head Shot" else ""
        raise CannotSay("what is made of it")

    def is_one_against_you(self, node: Any) -> bool:
        """One attack, whether the text says or not that it is your opponent's."""
        if not isinstance(node, deeds.Picked) or node.word != "a" or node.most != 1:
            return False
        nouns = node.nouns
        beside = nouns.after[0] if isinstance(nouns, deeds.Nouns) and len(nouns.after) == 1 else None
        if isinstance(beside, deeds.Beside) and beside.word == "against" and self.side(beside.what) == "you":
            nouns = deeds.Nouns(nouns.kind, nouns.before)
        return self.is_against_you(nouns)

    def is_against_you(self, nouns: Any) -> bool:
        """Attacks, whether the text says or not that they are your opponent's of last turn."""
        gap: Any = nouns.after[0] if isinstance(nouns, deeds.Nouns) and len(nouns.after) == 1 else None
        if isinstance(gap, deeds.Beside) and gap.word == "against" and not gap.non and self.side(gap.what) == "you":
            nouns = deeds.Nouns(nouns.kind, nouns.before)
        theirs = isinstance(gap, deeds.Gap) and gap.deed.sense in ("play", "make", "control") and gap.role == "WHAT"
        if theirs and set(dict(gap.deed.roles)) == {"AGENT"} and gap.span in ("", "last turn") and not gap.non:
            nouns = (
                deeds.Nouns(nouns.kind, nouns.before) if self.side(gap.deed.role("AGENT")) == "opponent" else nouns
            )
        return bool(nouns == deeds.Nouns("attack"))

    def as_up_to_points(self, node: Any) -> int:
        """HL1 75. Up to so much damage."""
        amount = node.amount if isinstance(node, deeds.Measure) and node.nouns == deeds.Nouns("damage") else None
        if isinstance(amount, deeds.Calculated) and amount.how == "up to":
            return self.number(amount.parts[0])
        if isinstance(node, deeds.Picked) and node.word == "up to" and node.nouns == deeds.Nouns("point of damage"):
            return node.most
        raise CannotSay("how much is prevented")

    def as_all_prevented(self, node: Any, origin: Any, to: Any) -> Any:
        """HL1 75. `Prevent all damage`, `Prevent all damage from attacks`: of whatever would be done to you."""
        if not isinstance(node, deeds.All) or node.word != "all" or not (to is None or self.side(to) == "you"):
            raise CannotSay("how much is prevented")
        done = deeds.Gap(deeds.Deed("do damage", (("TO", deeds.You()),)), "AMOUNT")
        attacks = isinstance(origin, deeds.All) and origin.nouns == deeds.Nouns("attack") and not origin.word
        if node.nouns not in (deeds.Nouns("damage"), deeds.Nouns("damage", (), (done,))):
            raise CannotSay("which damage is prevented")
        if isinstance(origin, deeds.All) and not origin.word and not attacks:
            return Static(Damage("is", None), "opponent", self.attacks_of_kind(origin))
        if origin is not None and not attacks:
            raise CannotSay("from which attack")
        return Static(Granted("attack damage prevented" if attacks else "damage prevented"))

    def attacks_of_kind(self, node: deeds.All) -> Cards:
        """Attacks of a kind: `Ranged Attacks`."""
        if isinstance(node.nouns, deeds.Nouns) and MEANINGS.lexicon.is_kind(node.nouns.kind, "attack"):
            return self.held_kinds(node.nouns)
        raise CannotSay("from which attack")

    def as_one_side(self, node: Any) -> str:
        """You or your opponent."""
        return self.side(node)

    def as_done_to_you(self, node: Any) -> bool:
        """HL1 75. It is damage to yourself that you prevent."""
        return self.side(node) == "you"

    def as_for_this_turn(self) -> Any:
        return Span("turn")

    def as_points_from(self, node: Any, origin: Any) -> int:
        """HL1 75. So much damage from one attack."""
        if self.is_one_against_you(origin):
            return self.as_so_many_points(node)
        raise CannotSay("from which attack")

    def as_one_nullified(self, node: Any) -> Any:
        """HLT 131. One card, or one after the other; what is said of all is so all the time."""
        if isinstance(node, deeds.Picked):
            return self.selection(node)
        raise CannotSay("what is nullified")

    def as_with_them(self, node: Any, agent: Any) -> bool:
        return agent is None and self.side(node) == "opponent"

    def as_the_one(self, node: Any) -> str:
        """HL1 41. `that attack`, as it is played; `the last attack your opponent played`."""
        beside = isinstance(node, deeds.Related) and node.kind == BESIDE and node.of.kind == "attack"
        if self.attacked and (beside or self.is_just_played(node)):
            return "it"
        if isinstance(node, deeds.Picked) and self.ranked_card(node, "last", "opponent") == filters.only("attack"):
            return "last"
        raise CannotSay("which attacks")

    def as_so_many_points(self, node: Any) -> int:
        """HL1 75. So much damage, or as much as there is of it."""
        if self.as_more(node) or (isinstance(node, deeds.Measure) and self.as_per("", node, None) is not None):
            raise CannotSay("how much is prevented")
        return self.as_points(node)

    def as_one_attack(self, node: Any) -> Any:
        """HL1 41. One attack of a kind."""
        if not isinstance(node, deeds.Picked) or node.word != "a" or not isinstance(node.nouns, deeds.Nouns):
            raise CannotSay("which attacks")
        if node.nouns.kind == "Head Shot" and node.nouns == deeds.Nouns("Head Shot"):
            return Cards(filters.Word("Head Shot"))
        aimed = all(isinstance(one, deeds.Beside) and one.word == "to" for one in node.nouns.after)
        refuse_if(not MEANINGS.lexicon.is_kind(node.nouns.kind, "attack") or not aimed, "which attacks")
        return self.cards(node.nouns)

    def as_shown_to(self, node: Any, agent: Any, to: Any) -> bool:
        """The opponent's hand is shown by its owner, to you."""
        if to is not None and not isinstance(to, deeds.You):
            raise CannotSay("who sees it")
        return bool(agent is not None and self.who(agent) == "opponent" and self.owns(node, "hand", agent))

    def as_one_of_yours(self, node: Any, into: Any, without: Any) -> bool:
        """HL1 52. One of your attacks becomes a Power Blow; it takes no Exertion, whether the text says so or not."""
        if without is not None and not self.as_hard_exertion(without):
            raise CannotSay("what is made of it")
        yours = deeds.Gap(deeds.Deed("control", (("AGENT", deeds.You()),)), "WHAT")
        one = isinstance(node, deeds.Picked) and node.word == "a" and node.most == 1
        blow = isinstance(into, deeds.Picked) and into.nouns == deeds.Nouns("Power Blow") and into.word == "a"
        return bool(one and blow and node.nouns in (deeds.Nouns("attack", (), (yours,)), deeds.Nouns("attack")))

    def as_the_hidden(self, node: Any) -> bool:
        """HL1 61. All Hidden attacks against you."""
        nouns = node.nouns if isinstance(node, deeds.All) and node.word == "all" else None
        plain = deeds.Nouns("attack", (deeds.Is("Hidden"),))
        theirs = deeds.Gap(deeds.Deed("control", (("AGENT", deeds.Related("your opponent")),)), "WHAT")
        if isinstance(nouns, deeds.Nouns) and nouns in (plain, deeds.Nouns(plain.kind, plain.before, (theirs,))):
            return True
        raise CannotSay("what is revealed")

    def as_all_or_up_to(self, node: Any, origin: Any) -> int:
        """HL1 75. All damage from one attack, or up to so much."""
        refuse_if(not self.is_one_against_you(origin), "from which attack")
        if isinstance(node, deeds.All) and node.nouns == deeds.Nouns("damage") and node.word == "all":
            return 0
        return self.as_up_to_points(node)

    def as_of_kind(self, node: Any, kind: str, agent: Any) -> str:
        """One's own weapon, one's own feet."""
        if isinstance(node, deeds.Related) and node.kind == kind:
            if self.who(node.of) == self.as_by("you", agent):
                return self.as_by("you", agent)
        raise CannotSay("whose that is")

    def as_disarmed_one(self, node: Any, agent: Any) -> str:
        """HL3 84. Who is Disarmed, by whomever the text belongs to."""
        if agent is None or isinstance(agent, (deeds.You, deeds.This)):
            return self.side(node)
        raise CannotSay("who disarms whom")

    def as_weapon_of(self, node: Any, agent: Any) -> str:
        """HL3 85. Whose weapon is broken."""
        if isinstance(node, deeds.Related) and node.kind == "weapon" and agent is None:
            return self.side(node.of)
        raise CannotSay("what is broken")

    def as_hard_exertion(self, node: Any) -> bool:
        """HL1 55. One Exertion of the usual kind."""
        refuse_if(not self.as_is_kind(node, "Exertion|Hard Exertion"), "what is made")
        return True

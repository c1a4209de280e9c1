"""The functions that tables name for attacks and defenses: what stops what, by which Exertion, and where."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.references import BESIDE
from quickening.games.highlander.kinds import filters
from quickening.games.highlander.meaning.allowing import Allowing
from quickening.games.highlander.meaning.tables import MEANINGS
from quickening.lang import deeds
from quickening.lang.selections import Cards

#: How something is done.
WELL = deeds.Is("successfully")
JUST = (deeds.Is("just"), deeds.Is("last"))
#: HL1 52, 53. What is made of an attack or defense by an Exertion.
BY_EXERTION = {"Power Blow": "a Power Blow", "Power Block": "a Power Block"}
ATTACK = deeds.Nouns("attack")


class Fighting(Allowing):
    """Each takes roles, and refuses those it does not fit."""

    # -- who stops whose attacks -------------------------------------------------------------------------------------

    def as_other_side(self, agent: Any) -> str:
        """Whose attacks somebody stops: the other player's."""
        return "opponent" if self.side(agent) == "you" else "you"

    def as_any_attack(self, node: Any, how: Any) -> Cards:
        """Any attack of a kind that is stopped; where it is said to be done `successfully`, that says no more."""
        if not isinstance(node, deeds.Picked) or node.word != "a" or not isinstance(node.nouns, deeds.Nouns):
            raise CannotSay("which attack")
        aimed = all(isinstance(one, deeds.Beside) and one.word == "to" for one in node.nouns.after)
        refuse_if(not aimed or how not in (None, WELL) or self.family(node.nouns.kind) != "attack", "which attack")
        return self.cards(node.nouns)

    def as_well(self, how: Any) -> bool:
        """HL1 48. Whoever dodges or blocks `successfully` stops an attack; without the word, a card is played."""
        return bool(how == WELL)

    def as_failed_attack(self, node: Any) -> Cards:
        """HL1 48. `an attack that is not successful`."""
        nouns = node.nouns if isinstance(node, deeds.Picked) and node.word == "a" else None
        failed = (deeds.Is("unsuccessful"), deeds.Is("successful", non=True))
        if isinstance(nouns, deeds.Nouns) and self.family(nouns.kind) == "attack" and not nouns.after:
            rest = tuple(one for one in nouns.before if one not in failed)
            if len(rest) == len(nouns.before) - 1:
                return self.cards(deeds.Nouns(nouns.kind, rest))
        raise CannotSay("which attack")

    def as_stopped_one(self, node: Any, agent: Any) -> str:
        """This attack, or the one this card goes with, as your opponent stops it."""
        refuse_if(self.side(agent) != "opponent", "who stops it")
        if isinstance(node, deeds.This) and self.card_type == "attack":
            return "this"
        if isinstance(node, deeds.Related) and isinstance(node.of, deeds.Nouns) and node.of.kind == "attack":
            return "that"
        raise CannotSay("which attack")

    def as_attacked_well(self, what: Any, agent: Any, how: Any) -> Cards:
        """HL1 48. `you are successfully attacked`, `you successfully attack your opponent`."""
        refuse_if(how != WELL, "whether the attack is successful")
        if what is not None and agent is not None and {self.side(what), self.side(agent)} != {"you", "opponent"}:
            raise CannotSay("who is attacked")
        return filters.only("attack")

    def as_attackers(self, what: Any, agent: Any) -> str:
        """Who attacks, by who does or by who suffers it."""
        if agent is not None:
            return self.side(agent)
        return "opponent" if self.side(what) == "you" else "you"

    def as_well_made(self, node: Any) -> Cards:
        """A successful attack of a kind."""
        well = deeds.Is("successful")
        if not isinstance(node, deeds.Picked) or node.word != "a" or not isinstance(node.nouns, deeds.Nouns):
            raise CannotSay("what is made")
        if well not in node.nouns.before or node.nouns.after or self.family(node.nouns.kind) != "attack":
            raise CannotSay("what is made")
        return self.cards(deeds.Nouns(node.nouns.kind, tuple(one for one in node.nouns.before if one != well)))

    def as_own_defense(self, agent: Any) -> str:
        if self.side(agent) == "you" and self.card_type in ("block", "dodge"):
            return "this"
        raise CannotSay("who defends")

    def as_with_own(self, means: Any, agent: Any, attack: Any, how: Any) -> str:
        """HL1 48. `you successfully block an attack with this card`."""
        if isinstance(means, deeds.This) and self.as_any_attack(attack, how) == filters.only("attack"):
            return self.as_own_defense(agent)
        raise CannotSay("what it is stopped with")

    def as_stops_with(self, agent: Any) -> str:
        """`this block stops a Power Blow`, `that dodge avoids a Slash`."""
        if isinstance(agent, deeds.This) and self.card_type in ("block", "dodge"):
            return "this"
        if (
            isinstance(agent, deeds.Related)
            and agent.kind == BESIDE
            and agent.of.kind in ("block", "dodge", "defense")
        ):
            return "that"
        raise CannotSay("what stops it")

    def as_with_own_of(self, means: Any, agent: Any, how: Any) -> str:
        """`you successfully block a Power Blow with this card`."""
        if isinstance(means, deeds.This) and how in (None, WELL):
            return self.as_own_defense(agent)
        raise CannotSay("what it is stopped with")

    def as_kind_stopped(self, node: Any) -> Cards:
        """A kind of attack that is stopped."""
        found = self.as_any_attack(node, None)
        refuse_if(found == filters.only("attack"), "of what kind")
        return found

    def as_kind_drawn(self, node: Any) -> Cards:
        """HL1 45. A kind of card that one draws: of one's own alone it is known."""
        if isinstance(node, deeds.Picked) and node.word == "a" and node.nouns != deeds.Nouns("card"):
            return self.held_kinds(node.nouns)
        raise CannotSay("what is drawn")

    def as_attack_made(self, node: Any) -> Cards:
        """`makes an attack`: plays one."""
        if isinstance(node, deeds.Picked) and node.nouns == ATTACK and node.word == "a":
            return filters.only("attack")
        raise CannotSay("what is made")

    def as_attacks_made(self, node: Any) -> Cards:
        """`may not make any attacks`, `may not make Ranged Attacks`."""
        kind = getattr(getattr(node, "nouns", None), "kind", "card")
        made = self.family(kind) == "attack" and kind not in ("Power Blow", "Head Shot")
        if made and node.word in ("", "a", "any") and getattr(node, "most", 1) in (1, -1):
            return self.held_kinds(node.nouns)
        raise CannotSay("what is made")

    # -- what a defense is good for ----------------------------------------------------------------------------------

    def as_power_blows(self, node: Any, without: Any) -> bool:
        """HL1 53. Power Blows, without an Exertion."""
        free = isinstance(without, deeds.Picked) and without.nouns.kind in ("Exertion", "Hard Exertion")
        plain = isinstance(node, (deeds.All, deeds.Picked)) and node.nouns == deeds.Nouns("Power Blow")
        return bool(free and plain and node.word in ("", "a", "any"))

    def as_more_than_one(self, node: Any) -> str:
        """HL1 41. `cannot avoid more than one attack`."""
        if isinstance(node, deeds.Picked) and node.nouns == ATTACK and (node.word, node.least) == ("or more", 2):
            return "defends one"
        raise CannotSay("what it stops")

    def as_alone_against(self, node: Any) -> Cards:
        """Attacks of a kind, the only ones that a defense is good for."""
        plain = isinstance(node, deeds.All) and not node.word
        one = isinstance(node, deeds.Picked) and node.word == "a"
        if not (plain or one) or not isinstance(node.nouns, deeds.Nouns) or node.nouns == ATTACK:
            raise CannotSay("against what")
        refuse_if(self.family(node.nouns.kind) != "attack", "against what")
        return self.cards(node.nouns)

    def as_somebody(self, node: Any) -> bool:
        """Your opponent, who is the only one to do it."""
        return bool(self.side(node) == "opponent")

    def as_nobody_said(self, _: str, agent: Any, means: Any) -> bool:
        return bool(agent is None and means is None)

    def as_some_hand(self, area: Any) -> bool:
        """From the hand of whoever defends."""
        return bool(isinstance(area, deeds.Area) and area.kind == "hand")

    # -- Exertions ---------------------------------------------------------------------------------------------------

    def as_exertion_size(self, node: Any) -> int:
        """HL1 56. `a 3 card Exertion`."""
        nouns = node.nouns if isinstance(node, deeds.Picked) and node.word == "a" else None
        if isinstance(nouns, deeds.Nouns) and nouns.kind in ("Exertion", "Hard Exertion") and not nouns.after:
            sizes = [one for one in nouns.before if isinstance(one, deeds.Has) and one.figure == "card"]
            if len(sizes) == len(nouns.before) == 1:
                return self.number(sizes[0].amount)
        raise CannotSay("of how many cards")

    def as_none_at_all(self, node: Any) -> bool:
        """An Exertion of no cards is always of none."""
        return self.as_exertion_size(node) == 0

    def as_made_by_exertion(self, node: Any) -> tuple[str, ...]:
        nouns = node.nouns if isinstance(node, (deeds.All, deeds.Picked)) and node.word in ("", "a") else None
        if isinstance(nouns, deeds.Nouns) and nouns == deeds.Nouns(nouns.kind) and nouns.kind in BY_EXERTION:
            return (BY_EXERTION[nouns.kind],)
        raise CannotSay("what is made")

    def as_blocked_by_exertion(self, node: Any) -> tuple[str, ...]:
        if self.as_made_by_exertion(node) == ("a Power Blow",):
            return ("a Power Block",)
        raise CannotSay("what is blocked")

    # -- more than otherwise -----------------------------------------------------------------------------------------

    def as_beyond_one(self, node: Any, kind: str) -> int:
        """`two Special Cards each turn`: one more than everybody may play."""
        plain = isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns(kind) and node.word in ("", "up to")
        if plain and node.most > 1:
            return int(node.most) - 1
        raise CannotSay("how many may be played")

    def as_beyond_one_kind(self, node: Any) -> int:
        """`two Events each turn`: one more than everybody may play."""
        kind = node.nouns.kind if isinstance(node, deeds.Picked) and isinstance(node.nouns, deeds.Nouns) else ""
        if self.family(kind) == "Special Card" and kind != "Special Card":
            return self.as_beyond_one(node, kind)
        raise CannotSay("how many may be played")

    def as_special_kinds(self, node: Any) -> Cards:
        if isinstance(node, deeds.Picked):
            return self.held_kinds(node.nouns)
        raise CannotSay("what may be played")

    def as_more_held(self, node: Any, area: Any) -> int:
        """HL1 5. `one additional card in your hand`."""
        more = deeds.Nouns("card", (deeds.Is("additional"),))
        held = self.owns(area, "hand", self.subject)
        if held and isinstance(node, deeds.Picked) and node.nouns == more and node.word in ("a", "", "up to"):
            return node.most
        raise CannotSay("how many are held")

    def as_held_at_most(self, node: Any, area: Any) -> int:
        if self.owns(area, "hand", self.subject):
            return self.as_exactly(node, "card")
        raise CannotSay("how many are held")

    def as_held_beyond(self, node: Any, area: Any) -> int:
        if self.owns(area, "hand", self.subject):
            return self.as_cap(node, "card")
        raise CannotSay("how many are held")

    # -- areas of the grid -------------------------------------------------------------------------------------------

    def as_any_or_blocked(self, node: Any) -> bool:
        """HL1 43. Any area, or those just blocked: it is those that are open besides."""
        if isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("area") and node.word == "a":
            return True
        return self.is_just_blocked(node)

    def is_just_blocked(self, node: Any) -> bool:
        """`the areas you just blocked`, `an area you last blocked`."""
        nouns = node.nouns if isinstance(node, (deeds.All, deeds.Picked, deeds.Points)) else None
        gaps = nouns.after if isinstance(nouns, deeds.Nouns) and nouns.kind == "area" and not nouns.before else ()
        if len(gaps) == 1 and isinstance(gaps[0], deeds.Gap) and gaps[0].past and not (gaps[0].non or gaps[0].span):
            said = dict(gaps[0].deed.roles)
            just = gaps[0].deed.sense == "block" and {"AGENT"} <= set(said) <= {"AGENT", "HOW"}
            if just and said.get("HOW") in (None, *JUST) and gaps[0].span in ("", "this turn"):
                return isinstance(said["AGENT"], deeds.You)
        raise CannotSay("which area")

    def as_attack_to(self, node: Any, area: Any) -> bool:
        return isinstance(self.as_attack_made(node), Cards) and self.as_any_or_blocked(area)

    def as_attacks_to(self, node: Any, area: Any) -> Cards | None:
        """HL1 43. Attacks of a kind that are played to areas one just blocked; none is said of all of them."""
        if isinstance(node, deeds.Picked) and node.nouns == ATTACK and node.word == "a":
            return filters.only("attack") if self.as_any_or_blocked(area) else None
        if isinstance(node, deeds.All) and not node.word and self.as_any_or_blocked(area):
            if isinstance(node.nouns, deeds.Nouns) and MEANINGS.lexicon.is_kind(node.nouns.kind, "attack"):
                return None if node.nouns == ATTACK else self.cards(node.nouns)
        raise CannotSay("which attacks")

    def as_attacks_at(self, node: Any, area: Any) -> Cards:
        """HL1 43. `attacks to the upper left area`."""
        if isinstance(node, (deeds.All, deeds.Picked)) and node.nouns == ATTACK and node.word in ("", "any", "a"):
            return self.as_attacks_into(area)
        raise CannotSay("which attacks")

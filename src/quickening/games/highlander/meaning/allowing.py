"""The functions that the tables of what is forbidden, allowed and demanded name."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.highlander.definitions import SPECIALS
from quickening.games.highlander.kinds import attack_changes, changes, filters
from quickening.games.highlander.kinds.abilities import Static
from quickening.games.highlander.kinds.attack_changes import Marked
from quickening.games.highlander.kinds.filters import Except
from quickening.games.highlander.meaning.doing import Doing
from quickening.games.highlander.meaning.tables import MEANINGS
from quickening.lang import deeds
from quickening.lang.selections import Cards

#: What a player cannot make, by its kind.
NOT_MADE = {
    "Power Blow": "no power blows",
    "Head Shot": "no head shots",
    "Power Block": "no power blocks",
    "Exertion": "cannot exert",
}


class Allowing(Doing):
    """Each takes roles, and refuses those it does not fit; `subject` is whom the statement at hand is about."""

    subject: Any = None

    def as_unexerted(self, node: Any) -> str:
        """HL1 54. What one may not Exert for: an attack, or a defense."""
        nouns: Any = node.nouns if isinstance(node, deeds.Picked) and node.word in ("a", "any") else None
        refuse_if(nouns not in (deeds.Nouns("attack"), deeds.Nouns("defense")), "what is Exerted for")
        return f"no {nouns.kind} exertion"

    def as_own_hand(self, area: Any) -> bool:
        """From the hand of whom it is said."""
        if self.owns(area, "hand", self.subject):
            return True
        raise CannotSay("from where it is played")

    def as_whom_else(self, node: Any) -> bool:
        """HL1 1. Whoever attacks attacks the other player, whether the text says so or not."""
        return bool({self.side(node), self.side(self.subject)} == {"you", "opponent"})

    def as_all_attacks_of(self, node: Any) -> Cards:
        found = self.as_kinds(node)
        if isinstance(node, (deeds.All, deeds.Picked)) and isinstance(node.nouns, deeds.Nouns):
            if self.family(node.nouns.kind) == "attack":
                return found
        raise CannotSay("what is attacked with")

    def as_all_defenses_of(self, node: Any) -> Cards:
        """HL1 41. Defenses of a kind."""
        nouns = node.nouns if isinstance(node, (deeds.All, deeds.Picked)) else None
        if isinstance(nouns, deeds.Nouns) and MEANINGS.lexicon.is_kind(nouns.kind, "defense"):
            return self.as_kinds(node)
        raise CannotSay("what is defended with")

    def as_no_look(self, node: Any) -> str:
        """HL3 150. Your opponent cannot look at your hand."""
        if self.side(self.subject) == "opponent" and self.owns(node, "hand", deeds.You()):
            return "looks at no hand"
        raise CannotSay("what is not looked at")

    def as_open_hand(self, area: Any, state: Any) -> str:
        """HL3 150. `play with their hand revealed`: all can see it."""
        if self.owns(area, "hand", self.subject) and state in (deeds.Is("revealed"), deeds.Is("face up")):
            return "open hand"
        raise CannotSay("what is shown")

    def as_no_retrieving(self, node: Any, origin: Any) -> str:
        """HL3 149. No cards are retrieved from a discard pile, one's own or any."""
        plain = isinstance(node, (deeds.All, deeds.Picked)) and node.nouns == deeds.Nouns("card")
        pile = isinstance(origin, deeds.Area) and origin.kind == "discard pile"
        if plain and pile and node.word in ("", "any", "all", "a"):
            if origin.whose is None or self.who(origin.whose) == self.who(self.subject):
                return "retrieves nothing"
        raise CannotSay("what is not retrieved")

    def as_one_dodge(self, node: Any) -> Cards:
        """HL1 43. The dodge after which one attacks all the same."""
        if isinstance(node, deeds.Picked) and node.word in ("a", "the") and isinstance(node.nouns, deeds.Nouns):
            if MEANINGS.lexicon.is_kind(node.nouns.kind, "dodge"):
                return self.held_kinds(node.nouns)
        raise CannotSay("after what")

    def as_attack_kinds(self, node: Any) -> Cards | None:
        plain = isinstance(node, deeds.All) and not node.word and isinstance(node.nouns, deeds.Nouns)
        if plain and self.family(node.nouns.kind) == "attack":
            return None if node.nouns == deeds.Nouns("attack") else self.held_kinds(node.nouns)
        raise CannotSay("which attacks")

    def as_must_attack(self, node: Any, origin: Any) -> str:
        """HL1 43. `must play an attack`, or one `from their hand`."""
        if not isinstance(node, deeds.Picked) or node.nouns != deeds.Nouns("attack") or node.word != "a":
            raise CannotSay("what has to be played")
        if origin is None:
            return "must attack"
        return "must attack from hand" if self.as_own_hand(origin) else ""

    def as_barred(self, node: Any, word: str, kind: str) -> str:
        """All of what is drawn or gained."""
        plain = isinstance(node, (deeds.All, deeds.Picked)) and node.nouns == deeds.Nouns(kind)
        if plain and (isinstance(node, deeds.All) or (node.word == "any" and node.most < 0)):
            return word
        raise CannotSay("how much of it")

    def as_not_made(self, node: Any) -> str:
        """HL1 52. What a player cannot make."""
        nouns = node.nouns if isinstance(node, (deeds.All, deeds.Picked)) else None
        if isinstance(nouns, deeds.Nouns) and getattr(node, "word", "") in ("", "a", "any"):
            if nouns == deeds.Nouns(nouns.kind) and nouns.kind in NOT_MADE:
                return NOT_MADE[nouns.kind]
            if nouns == deeds.Nouns("attack", (deeds.Is("Hidden"),)):
                return "hides nothing"
        raise CannotSay("what is made")

    def as_own(self, node: Any, word: str, kind: str) -> str:
        if isinstance(node, deeds.Related) and node.kind == kind and self.who(node.of) == self.who(self.subject):
            return word
        raise CannotSay("whose that is")

    def as_overcome(self, node: Any) -> str:
        """HL1 41. Attacks that other defenses do not stop."""
        words = {"block": "overcomes not blocked", "dodge": "overcomes not dodged"}
        if isinstance(node, deeds.Picked) and node.word == "a":
            node = deeds.All(node.nouns, "")
        if isinstance(node, deeds.All) and isinstance(node.nouns, deeds.Nouns) and node.nouns.kind == "attack":
            if node.nouns == deeds.Nouns("attack", (deeds.Is("multiple"),)):
                return "ignores single"
            for sense, word in words.items():
                barred = deeds.Gap(deeds.Deed(sense), "WHAT", mood="bar")
                if node.nouns == deeds.Nouns("attack", (), (barred,)):
                    return word
        if isinstance(node, deeds.All) and node.nouns == deeds.Nouns("Ranged Attack") and not node.word:
            return "blocks ranged"
        raise CannotSay("what it defends")

    def as_overcoming(self, node: Any, against: Any) -> Any:
        """HL1 41. `play a Basic Block against an attack that cannot be blocked`: such cards stop such attacks."""
        every = deeds.All(against.nouns, "") if isinstance(against, deeds.Picked) and against.word == "a" else against
        if isinstance(node, deeds.Picked) and node.word == "a" and node.most == 1:
            return Static(Marked(self.as_overcome(every)), cards=self.held_kinds(node.nouns))
        raise CannotSay("what is played against what")

    def as_after_power(self, node: Any, used: Any) -> str:
        """HL1 28. `You may play a Special Card after using your Persona Power`."""
        if isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("Special Card") and node.word == "a":
            if isinstance(used, deeds.Related) and used.kind == "Persona Power" and isinstance(used.of, deeds.You):
                return "special after power"
        raise CannotSay("what is played after what")

    def as_blocked_freely(self, node: Any, without: Any) -> str:
        """HL1 53. Power Blows are blocked without an Exertion."""
        player = isinstance(self.subject, (deeds.You, deeds.Related))
        if player and isinstance(node, deeds.All) and node.nouns == deeds.Nouns("Power Blow") and not node.word:
            if isinstance(without, deeds.Picked) and without.nouns == deeds.Nouns("Exertion"):
                return "blocks power blows"
        raise CannotSay("what is blocked")

    def extra(self, node: Any, sort: str) -> tuple[int, deeds.Nouns]:
        """How many more may be played, and of which kind."""
        if not isinstance(node, deeds.Picked) or not isinstance(node.nouns, deeds.Nouns):
            raise CannotSay("what may be played")
        more = deeds.Is("additional")
        kind = self.family(node.nouns.kind)
        if node.nouns == deeds.Nouns("card of this title") and self.card_type in SPECIALS:
            kind = "Special Card"  # it is one itself
        count = node.most if node.word in ("a", "", "up to", "another") else -1
        if kind != sort or count < 1 or (more in node.nouns.before) == (node.word == "another"):
            raise CannotSay("what may be played")
        return count, replace_before(node.nouns, more)

    def family(self, kind: str) -> str:
        for sort in ("attack", "Special Card"):
            if MEANINGS.lexicon.is_kind(kind, sort):
                return sort
        return "Special Card" if MEANINGS.lexicon.is_kind(kind, "Ally") else ""

    def as_more_attacks(self, node: Any) -> int:
        return self.extra(node, "attack")[0]

    def as_rider(self, node: Any) -> Any:
        """HL1 50. `an additional attack that cannot be dodged`: what is so of it then."""
        gaps = self.extra(node, "attack")[1].after
        if not gaps:
            return None
        if len(gaps) > 1 or not isinstance(gaps[0], deeds.Gap) or gaps[0].past or gaps[0].non or gaps[0].span:
            raise CannotSay("what is said of it")
        gap = gaps[0]
        if gap.mood:
            return self.lowered(f"{gap.mood} {gap.role}", gap.deed)
        if gap.role == "AGENT" and gap.deed.sense == "do damage":
            return self.damage(gap.deed)
        raise CannotSay("what is said of it")

    def damage(self, deed: deeds.Deed) -> Any:
        """HL1 45. How much damage attacks do: so much, or more or less than otherwise."""
        what = deed.role("AMOUNT")
        refuse_if({name for name, _ in deed.roles} - {"AGENT", "AMOUNT", "EACH"}, "what is said of the damage")
        each = self.as_per("", what, deed.role("EACH"))
        if isinstance(what, deeds.No) and what.nouns == deeds.Nouns("damage") and each is None:
            return attack_changes.Damage("is")
        if isinstance(what, deeds.All) and each is None:
            whole = {("half",): attack_changes.Damage("half"), ("double",): attack_changes.Damage("double")}
            words = tuple(getattr(one, "word", "") for one in what.nouns.before)
            if words in whole and not what.nouns.after and not what.word:
                return whole[words]
        amount, nouns = self.measured(what)
        words = tuple(getattr(one, "word", "") for one in nouns.before)
        refuse_if(nouns.after or words not in ((), ("additional",), ("less",)), "what is said of the damage")
        if words:
            return attack_changes.Damage("plus", amount=-amount if words == ("less",) else amount, each=each)
        if each is not None:
            counted = attack_changes.Damage("plus", amount=amount, each=each)
            return changes.Several((attack_changes.Damage("is", amount=0), counted))
        return attack_changes.Damage("is", amount=amount)

    def as_attack_kind(self, node: Any) -> Any:
        nouns = self.extra(node, "attack")[1]
        plain = deeds.Nouns(nouns.kind, nouns.before)
        return None if plain == deeds.Nouns("attack") else self.held_kinds(plain)

    def as_special_kind(self, node: Any) -> Any:
        return self.held_kinds(self.extra(node, "Special Card")[1])

    def as_how_many(self, node: Any) -> int:
        return self.extra(node, "Special Card")[0]

    def as_more_exertions(self, node: Any) -> int:
        more = tuple(deeds.Nouns(kind, (deeds.Is("additional"),)) for kind in ("Hard Exertion", "Exertion"))
        if isinstance(node, deeds.Picked) and node.nouns in more and node.word in ("a", ""):
            return node.least
        raise CannotSay("what is made")

    def as_kinds(self, node: Any) -> Cards:
        """The cards by which something is done."""
        if isinstance(node, deeds.All) and node.word in ("", "all"):
            return self.held_kinds(node.nouns)
        if isinstance(node, deeds.Picked) and node.word in ("a", "any"):
            return self.held_kinds(node.nouns)
        raise CannotSay("by which cards")

    def as_none_kept(self, node: Any, area: Any) -> str:
        """HL1 46. No Standing Defenses."""
        plain = isinstance(node, (deeds.All, deeds.Picked)) and node.nouns == deeds.Nouns("Standing Defense")
        if plain and area == deeds.Area("play") and node.word in ("", "any"):
            return "standing defenses fall"
        raise CannotSay("what is not kept")

    def as_cap_in_play(self, node: Any, area: Any) -> int:
        """HLT 318. No more than so many in play."""
        if area == deeds.Area("play"):
            return self.as_cap(node, "")
        raise CannotSay("where they are")

    def as_by_opponent(self, _: str, node: Any, area: Any) -> bool:
        """HL1 76. Your opponent does not remove it from play."""
        return bool(node is not None and self.who(node) == "opponent" and area == deeds.Area("play"))

    def as_cap(self, node: Any, kind: str) -> int:
        """`more than 2 attacks`: no more than so many."""
        if not isinstance(node, deeds.Picked) or node.word != "or more" or node.least < 2:
            raise CannotSay("how many at most")
        options = node.nouns.options if isinstance(node.nouns, deeds.OneOfNouns) and not kind else (node.nouns,)
        refuse_if(any(one != deeds.Nouns(kind or one.kind) for one in options), "of what kind")
        return node.least - 1

    def as_capped(self, node: Any) -> Cards:
        if isinstance(node, deeds.Picked):
            return self.held_kinds(node.nouns)
        raise CannotSay("how many at most")

    def as_exactly(self, node: Any, kind: str) -> int:
        """`only one attack`: no more than so many."""
        if not isinstance(node, deeds.Picked) or node.word not in ("a", "", "up to") or node.most < 1:
            raise CannotSay("how many at most")
        if not isinstance(node.nouns, deeds.Nouns) or node.nouns != deeds.Nouns(kind or node.nouns.kind):
            raise CannotSay("of what kind")
        return node.most

    def as_exactly_there(self, node: Any, area: Any) -> int:
        """HLT 318. Only so many in play."""
        if area == deeds.Area("play") and node.word != "up to":
            return self.as_exactly(node, "")
        raise CannotSay("where they are")

    def as_exact_kind(self, node: Any) -> Cards:
        if isinstance(node, deeds.Picked):
            return self.held_kinds(node.nouns)
        raise CannotSay("how many at most")

    def as_only_attacks(self, node: Any) -> Cards:
        """HL1 40. No attacks but those."""
        if isinstance(node, deeds.All) and not node.word and isinstance(node.nouns, deeds.Nouns):
            if self.family(node.nouns.kind) == "attack" and node.nouns != deeds.Nouns("attack"):
                return self.held_kinds(node.nouns)
        raise CannotSay("what alone is played")

    def as_all_but(self, node: Any, kind: str) -> Cards:
        """HL1 41. Any such defense but those: what is said of blocking says nothing of dodges."""
        found = self.as_kinds(node)
        known = filters.types_of(filters.only(kind)) & filters.types_of(found)
        refuse_if(not known or found in (filters.only("defense"), filters.only(kind)), "what could do that")
        return Cards(filters.Noun(kind), (Except(found),))

    def as_other_defense(self, node: Any) -> str:
        """HL1 41. With dodges alone is not with blocks."""
        words = {"dodge": "cannot be blocked", "block": "cannot be dodged"}
        found = self.as_kinds(node)
        if found in (filters.only("dodge"), filters.only("block")):
            return words[str(found.noun.word)]  # type: ignore[attr-defined]
        raise CannotSay("with what else")

    def as_no_power(self, node: Any) -> str:
        words = {"Power Blow": "cannot be a Power Blow", "Head Shot": "cannot be a Head Shot"}
        several = isinstance(node, deeds.All) and not node.word
        if (several or (isinstance(node, deeds.Picked) and node.word == "a")) and isinstance(node.nouns, deeds.Nouns):
            if node.nouns == deeds.Nouns(node.nouns.kind) and node.nouns.kind in words:
                return words[node.nouns.kind]
        raise CannotSay("what is made of it")


def replace_before(nouns: deeds.Nouns, word: Any) -> deeds.Nouns:
    """The nouns without one of the words before them."""
    return deeds.Nouns(nouns.kind, tuple(one for one in nouns.before if one != word), nouns.after)

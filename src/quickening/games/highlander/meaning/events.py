"""What is waited for, from trees of the ability language: what players do, how attacks go, times of a turn."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.predicates import BEING
from quickening.english.references import BESIDE
from quickening.games.highlander.definitions import PASSING
from quickening.games.highlander.kinds import filters, triggers
from quickening.games.highlander.meaning.fighting import WELL
from quickening.games.highlander.meaning.next_attacks import NextAttacks
from quickening.lang import deeds
from quickening.lang.selections import Cards

#: HL1 35. The phases by their names.
PHASES = {
    "Defense Phase": "defense",
    "Attack Phase": "attack",
    "Sweep Phase": "sweep",
    "Ability Adjustment Phase": "ability adjustment",
    "Draw/Discard Phase": "draw/discard",
    "Draw Phase": "draw/discard",
    "May Do/Must Do Phase": "beginning",
    "Reconcile Phase": "beginning",
}
PLAY = deeds.Area("play")
#: HL1 48. How an attack goes.
OUTCOMES = ("successful", "unsuccessful", "blocked", "dodged")
#: HL1 41. How an attack goes that a player stops.
STOPS = {"block": "blocked", "dodge": "dodged"}


def is_ranked(node: Any) -> bool:
    """`your next attack`: one that is known by its place among others."""
    nouns = node.nouns if isinstance(node, deeds.Picked) and node.word == "the" else None
    return isinstance(nouns, deeds.Nouns) and nouns.before[:1] == (deeds.Is("next"),)


class Events(NextAttacks):
    """Events; `unnamed`: what is waited for may be done by either player."""

    unnamed = False

    def event(self, deed: deeds.Deed) -> Any:
        """What is waited for."""
        if deed.sense == "succeed":  # HL1 48: an attack that succeeds is successful
            deed = deeds.Deed(BEING, (("TRAITS", (deeds.Is("successful"),)), ("WHAT", deed.role("WHAT"))))
        if deed.sense == BEING:
            return self.comes_about(deed)
        if deed.sense in STOPS and is_ranked(deed.role("WHAT")):
            if set(dict(deed.roles)) != {"AGENT", "WHAT"} or self.side(deed.role("AGENT")) != "opponent":
                raise CannotSay("who stops it")
            return self.outcome_of_next(deed.role("WHAT"), STOPS[deed.sense])
        return self.lowered("happen", deed)

    def comes_about(self, deed: deeds.Deed) -> Any:
        """`one of your attacks is successful`, `you are Disarmed`."""
        traits, node = deed.role("TRAITS"), deed.role("WHAT")
        how = traits[0].word if len(traits) == 1 and isinstance(traits[0], deeds.Is) and not traits[0].non else ""
        if is_ranked(node) and how in OUTCOMES:
            return self.outcome_of_next(node, how)
        if isinstance(node, deeds.Picked) and how in ("successful", "unsuccessful", "blocked", "dodged"):
            cards, who = self.as_one_of_attacks(node, None), self.as_whose_attacks(node, None)
            if how == "successful":
                return triggers.Happens("succeed", cards=cards, who=who)
            return triggers.Happens("be stopped", cards=cards, how=how.removeprefix("unsuccessful"), who=who)
        if how in ("Disarmed", "Prone"):
            return triggers.Happens("be Disarmed" if how == "Disarmed" else "fall Prone", who=self.side(node))
        return self.outcome(deeds.State(node, traits))

    def outcome(self, node: Any) -> Any:
        """HL1 48. How an attack or defense goes: `this attack is successful`, `that attack is blocked`."""
        if isinstance(node, deeds.State) and len(node.traits) == 1 and not node.past:
            how = getattr(node.traits[0], "word", "")
            if how in ("successful", "unsuccessful"):
                return self.ended(node.who, (how == "successful") != node.non)
            if how in ("blocked", "dodged") and not node.non:
                return triggers.Happens("be stopped", how=how, of=self.of_attack(node.who))
        if isinstance(node, deeds.Fact) and not node.past and not node.non and not node.span:
            if node.deed.sense in ("block", "dodge") and len(node.deed.roles) == 1:
                how = "blocked" if node.deed.sense == "block" else "dodged"
                return triggers.Happens("be stopped", how=how, of=self.of_attack(node.deed.role("WHAT")))
        raise CannotSay("how it goes")

    def of_attack(self, node: Any) -> str:
        """An attack, not a defense."""
        found = self.of_this(node)
        if self.is_attack(node):
            return found
        raise CannotSay("what happens to it")

    def is_attack(self, node: Any) -> bool:
        if isinstance(node, deeds.Related) and node.kind == BESIDE:
            return bool(node.of.kind == "attack")
        return self.card_type == "attack"

    def ended(self, node: Any, well: bool) -> Any:
        """An attack or defense is successful, or not."""
        of = self.of_this(node)
        if self.is_attack(node):
            if not well:
                return triggers.Happens("be stopped", of=of)
            return triggers.Happens("succeed", of=of)
        defends = self.card_type in ("block", "dodge") or (
            of == "that" and node.of.kind in ("block", "dodge", "defense")
        )
        if defends and well:
            return triggers.Happens("defend", of=of)
        raise CannotSay("how it goes")

    def moment(self, one: deeds.Time) -> Any:
        """HL1 35. A phase begins, or ends."""
        if one.which is not None:
            raise CannotSay("in which turn")
        who = self.whose(one.whose)
        if one.unit in ("May Do/Must Do Phase", "Reconcile Phase") and one.point == "during":
            return triggers.PhaseBegins("beginning", who)
        if one.unit == "turn":
            if one.point == "start":
                return triggers.PhaseBegins("beginning", who)
            if one.point == "end":
                return triggers.PhaseBegins("draw/discard", who, ends=True)
            raise CannotSay("when in the turn")
        refuse_if(one.unit not in PHASES, "which phase that is")
        return triggers.PhaseBegins(PHASES[one.unit], who, ends=one.point == "end")

    def whose(self, node: Any) -> str:
        """Whose turn or phase."""
        if node in (None, "each"):
            if node is None and self.card_type not in PASSING:
                raise CannotSay("whose turn that is")
            return "each" if node else "you"  # HL1 35: a card is played in one's own turn
        return self.who(node)

    def as_doer(self, _: str, node: Any) -> str:
        """Who does it, where the text says so."""
        if node is None:
            raise CannotSay("who does it")
        return self.side(node)

    def as_anybody(self, _: str, node: Any) -> str:
        """Who plays it; whoever that is, where nobody is named."""
        self.unnamed = node is None
        return "each" if node is None else self.side(node)

    def as_card_played(self, node: Any) -> Any:
        """A card as it is played: one that is made a Power Blow is so later."""
        several = isinstance(node, deeds.Picked) and node.word == "any" and node.most < 0  # each of them is one
        if several or (isinstance(node, deeds.Picked) and node.word in ("a", "another")):
            found = self.cards(node.nouns)  # it is never this card that is waited for, `another` or not
            if not filters.is_power_blow(found.noun):
                return found
        raise CannotSay("what is played")

    def as_an_attack(self, node: Any, agent: Any) -> Any:
        """HL1 40. Somebody attacks: the other player, said or not."""
        if node is not None and {self.side(node), self.side(agent)} != {"you", "opponent"}:
            raise CannotSay("who is attacked")
        return filters.only("attack")

    def as_one_there(self, node: Any, origin: Any) -> Any:
        """HL1 76. One card in play of a kind, that is taken from there."""
        if origin not in ("", PLAY) or not isinstance(node, deeds.Picked) or node.word != "a" or node.most != 1:
            raise CannotSay("what leaves play")
        found = self.cards(node.nouns)
        refuse_if(filters.is_power_blow(found.noun), "what leaves play")
        return found

    def as_doer_if_any(self, _: str, node: Any) -> str:
        """By whom, where the text says so."""
        return "" if node is None else self.side(node)

    def as_attack_on(self, node: Any, agent: Any, how: Any) -> Any:
        """HL1 40. Somebody is attacked: by the other player, whether the text says it or not."""
        if agent is None and how is None and self.side(node):
            return filters.only("attack")
        raise CannotSay("who attacks")

    def as_purposes(self, node: Any, purpose: Any) -> tuple[str, ...]:
        """HL1 55. What an Exertion is made for; a Power Block is made by one."""
        if isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("Power Block") and node.word == "a":
            if purpose is None:
                return ("a Power Block",)
        refuse_if(not self.as_hard_exertion(node), "what is made")
        purpose = self.one_of_both(purpose)
        nouns = purpose.nouns if isinstance(purpose, deeds.Picked) and purpose.word == "a" else None
        kinds = nouns.options if isinstance(nouns, deeds.OneOfNouns) else (nouns,)
        words = {"Power Blow": "a Power Blow", "Power Block": "a Power Block"}
        if purpose is None:
            return ()
        if any(not isinstance(one, deeds.Nouns) or one.kind not in words or one.before or one.after for one in kinds):
            raise CannotSay("what it is made for")
        return tuple(words[one.kind] for one in kinds if one is not None)

    def as_one_of_attacks(self, node: Any, how: Any) -> Any:
        """One of a player's attacks; that it is stopped successfully says no more."""
        if (
            how not in (None, WELL)
            or not isinstance(node, deeds.Picked)
            or node.word != "a"
            or not isinstance(node.nouns, deeds.Nouns)
        ):
            raise CannotSay("which attack")
        found = self.cards(node.nouns)
        rest = tuple(word for word in found.after if not isinstance(word, filters.Of))
        refuse_if(self.family(node.nouns.kind) != "attack" or len(found.after) - len(rest) > 1, "whose attack")
        return Cards(found.noun, found.before, rest)

    def as_whose_attacks(self, node: Any, agent: Any) -> str:
        """HL1 41. Whose attacks: not those of whoever defends."""
        sides = [word.who for word in self.cards(node.nouns).after if isinstance(word, filters.Of)]
        if agent is not None and (sides == [self.side(agent)] or not isinstance(agent, (deeds.You, deeds.Related))):
            raise CannotSay("who stops it")
        if not sides and agent is not None:
            raise CannotSay("whose attack")
        return sides[0] if sides else "each"

    def as_disarmed_by(self, node: Any, agent: Any) -> str:
        """HL1 1. Who is Disarmed by the other player."""
        refuse_if({self.side(node), self.side(agent)} != {"you", "opponent"}, "who is Disarmed")
        return self.side(node)

    def as_harming(self, node: Any) -> Cards:
        """`damage from an attack`: of what kind of attack."""
        nouns: Any = node.nouns if isinstance(node, deeds.All) and not node.word else None
        source = nouns.after[0] if isinstance(nouns, deeds.Nouns) and len(nouns.after) == 1 else None
        if not isinstance(source, deeds.Beside) or source.word != "from" or source.non or nouns.before:
            raise CannotSay("how much damage")
        attack = source.what.nouns if isinstance(source.what, (deeds.Picked, deeds.All)) else None
        if not isinstance(attack, deeds.Nouns) or self.family(attack.kind) != "attack" or nouns.kind != "damage":
            raise CannotSay("from what")
        refuse_if(source.what.word not in ("a", "any", ""), "from how many")
        found = self.cards(self.against(attack))  # whoever takes damage takes it from the other's attacks
        return replace(found, after=tuple(word for word in found.after if not isinstance(word, filters.Of)))

    def as_so_much(self, node: Any, kind: str) -> tuple[int, ...]:
        """`3 or more damage`, `3 or more points of damage`: at least so much at once."""
        measured = isinstance(node, deeds.Measure) and isinstance(node.amount, deeds.Number)
        least = node.amount.value if measured and node.how == "or more" else 0
        if isinstance(node, deeds.Picked) and node.word == "or more":
            least = node.least
        nouns = node.nouns if least else None
        if not isinstance(nouns, deeds.Nouns) or nouns not in (deeds.Nouns(kind), deeds.Nouns(f"point of {kind}")):
            raise CannotSay(f"how much {kind}")
        return (least,)

    def as_from_own_hand(self, node: Any, origin: Any, agent: Any) -> Any:
        own = origin is None or self.owns(origin, "hand", agent)
        if isinstance(agent, deeds.You) and own and isinstance(node, deeds.Picked):
            return self.held_kinds(node.nouns)
        raise CannotSay("what is discarded")

    def as_they_discard(self, node: Any, origin: Any, agent: Any) -> Any:
        if self.as_by("you", agent) != "opponent" or not (origin is None or self.owns(origin, "hand", agent)):
            raise CannotSay("what is discarded")
        if isinstance(node, deeds.Picked) and node.word == "a":
            return self.held_kinds(node.nouns)
        raise CannotSay("what is discarded")

    def as_this(self, node: Any) -> bool:
        return isinstance(node, deeds.This)

    def as_this_by_you(self, node: Any, agent: Any) -> bool:
        """`you play this card`: it enters play."""
        return isinstance(agent, deeds.You) and self.card_type not in PASSING and self.as_this(node)

    def as_this_out(self, node: Any, origin: Any, agent: Any) -> bool:
        """HL1 76. `this card is removed from play`, by whomever."""
        return bool(isinstance(node, deeds.This) and origin == PLAY and agent is None)

    def as_removes_this(self, node: Any, origin: Any, agent: Any) -> str:
        if isinstance(node, deeds.This) and origin == PLAY and self.who(agent) == "opponent":
            return "opponent"
        raise CannotSay("what is removed")

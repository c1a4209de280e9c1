"""What has to be so, and what is waited for, from trees of the ability language."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay
from quickening.english.predicates import BEING
from quickening.english.references import BESIDE
from quickening.games.highlander.meaning.changes import Changes
from quickening.games.highlander.vocabulary import conditions, filters, triggers
from quickening.games.highlander.vocabulary.answering import AttackStopped
from quickening.lang import deeds
from quickening.lang.selections import Cards

#: HL1 35. The phases by their names.
PHASES = {
    "Defense Phase": "defense",
    "Attack Phase": "attack",
    "Sweep Phase": "sweep",
    "Ability Adjustment Phase": "ability adjustment",
    "Draw/Discard Phase": "draw/discard",
    "May Do/Must Do Phase": "beginning",
}
PLAY = deeds.Area("play")
#: HL1 1. There are two players.
OTHER = {"you": "opponent", "opponent": "you"}


class Conditions(Changes):
    """Conditions and events; `unnamed`: what is waited for may be done by either player."""

    unnamed = False

    def condition(self, node: Any) -> Any:
        """What has to be so."""
        if isinstance(node, deeds.Joined):
            both = conditions.All if node.word == "and" else conditions.Any
            return both(tuple(part for one in node.parts for part in self.parts(one, node.word)))
        if isinstance(node, deeds.State):
            return self.state(node)
        if isinstance(node, deeds.Fact):
            return self.fact(node)
        raise CannotSay("what has to be so")

    def parts(self, node: Any, word: str) -> tuple[Any, ...]:
        """Three conditions with one word between them are one list."""
        if isinstance(node, deeds.Joined) and node.word == word:
            return tuple(part for one in node.parts for part in self.parts(one, word))
        return (self.condition(node),)

    def state(self, node: deeds.State) -> Any:
        """`you are Prone`, `your weapon is not broken`, `your Ability is 5 or less`."""
        if len(node.traits) != 1:
            raise CannotSay("what has to be so")
        trait = node.traits[0]
        if isinstance(node.who, (deeds.This, deeds.Picked)):
            return self.of_a_card(node, trait)
        if isinstance(node.who, deeds.Figure) and isinstance(trait, deeds.Has) and not node.non and not node.past:
            return self.ability_is(node.who, trait)
        if isinstance(node.who, deeds.Related) and node.who.kind == "weapon" and trait == deeds.Is("broken"):
            if node.past and not node.non:
                return conditions.HasBrokenWeapon(self.side(node.who.of))
            if node.non and not node.past:
                return conditions.IsDisarmed(self.side(node.who.of), whole=True)
        if node.past or not isinstance(trait, deeds.Is) or trait.non:
            raise CannotSay("what has to be so")
        who = self.side(node.who)
        if trait.word == "Prone":
            return conditions.IsProne(who, node.non)
        if trait.word in ("Disarmed", "armed"):
            return conditions.IsDisarmed(who, (trait.word == "armed") != node.non)
        raise CannotSay("what has to be so")

    def of_a_card(self, node: deeds.State, trait: Any) -> Any:
        """HL1 61. `this attack is Hidden`; or what is so of one's last attack or defense."""
        if isinstance(node.who, deeds.Picked):
            return self.last_one(node, trait)
        if self.card_type == "attack" and trait == deeds.Is("Hidden") and not node.non and not node.past:
            return conditions.ThisHidden()
        raise CannotSay("what has to be so")

    def last_one(self, node: deeds.State, trait: Any) -> Any:
        """`your last defense was a dodge`, `your last attack was unsuccessful`."""
        nouns = node.who.nouns
        if not isinstance(nouns, deeds.Nouns) or nouns.before != (deeds.Is("last"),) or not node.past:
            raise CannotSay("which one that is")
        owners = [one.deed.role("AGENT") for one in nouns.after if isinstance(one, deeds.Gap)]
        if len(owners) != 1 or not isinstance(owners[0], deeds.You):
            raise CannotSay("whose it is")
        plainly = len(nouns.after) == 1
        if nouns.kind == "attack" and plainly and trait in (deeds.Is("unsuccessful"), deeds.Is("successful")):
            if (trait == deeds.Is("unsuccessful")) != node.non:
                return conditions.LastAttackFailed()
        if nouns.kind == "defense" and isinstance(trait, deeds.Picked) and trait.word == "a" and not node.non:
            if trait.nouns in (deeds.Nouns("block"), deeds.Nouns("dodge")):
                return conditions.LastDefenseWas(trait.nouns.kind)
        raise CannotSay("what has to be so")

    def ability_is(self, figure: deeds.Figure, how: deeds.Has) -> Any:
        """HL1 45. How much Ability somebody has."""
        if figure.figure != "Ability" or how.figure != "Ability":
            raise CannotSay("which figure that is")
        who = self.side(figure.of)
        if isinstance(how.amount, deeds.Figure):
            return self.other_ability(who, how)
        amount = self.number(how.amount)
        bounds = {"or less": (0, amount), "or more": (amount, 99), "less": (0, amount - 1), "more": (amount + 1, 99)}
        if how.how not in bounds:
            raise CannotSay("how much Ability")
        return conditions.AbilityIs(who, *bounds[how.how])

    def other_ability(self, who: str, how: deeds.Has) -> Any:
        """HL1 45. Less or more Ability than the other player."""
        if how.amount.figure != "Ability" or self.side(how.amount.of) == who or how.how not in ("less", "more"):
            raise CannotSay("whose Ability that is")
        return conditions.LowerAbility(who if how.how == "less" else OTHER[who])

    def fact(self, node: deeds.Fact) -> Any:
        """`you have a Situation in play`, `your opponent played a Special Card last turn`."""
        if node.deed.sense == "attack" and node.deed.role("HOW") is not None:
            return self.had_success(node)
        if node.deed.sense in ("play", "attack"):
            return self.played(node)
        if node.past or node.non or node.span:
            raise CannotSay("what has to be so")
        return self.lowered("holds", node.deed)

    def had_success(self, node: deeds.Fact) -> Any:
        """HL3 155. `you were successfully attacked last turn`."""
        said = dict(node.deed.roles)
        self.as_attacked_well(said.get("WHAT"), said.get("AGENT"), said.get("HOW"))
        if node.past and not node.non and node.span == "last turn":
            return conditions.HadSuccess(self.as_attackers(said.get("WHAT"), said.get("AGENT")))
        raise CannotSay("when that was")

    def played(self, node: deeds.Fact) -> Any:
        """HL1 35. What somebody played this turn or in their last."""
        who = self.side(node.deed.role("AGENT"))
        rest = {name for name, _ in node.deed.roles} - {"AGENT", "WHAT"}
        what = self.what_was_played(node.deed, who)
        if rest or not isinstance(what, deeds.Picked) or what.word not in ("a", "any", ""):
            raise CannotSay("what was played")
        special = what.nouns == deeds.Nouns("Special Card")
        if not node.past and node.non and special and who == "you" and node.span in ("", "this turn"):
            return conditions.PlayedNoSpecial()
        if not node.past or node.span not in ("this turn", "last turn"):
            raise CannotSay("when it was played")
        now = node.span == "this turn"
        if what.nouns == deeds.Nouns("Power Blow") and not node.non and not (now and who == "opponent"):
            return conditions.PlayedPowerBlow(who, now)
        return self.cards_played(node, what, who, now)

    def cards_played(self, node: deeds.Fact, what: deeds.Picked, who: str, now: bool) -> Any:
        """So many cards of a kind."""
        cards = self.held_kinds(what.nouns)
        if isinstance(cards.noun, filters.Titled) and who == "you" and not node.non and what.most == 1:
            if cards == Cards(cards.noun):
                return conditions.PlayedTitle(cards.noun.title, now)
        if any(isinstance(word, (filters.IsPowerBlow, filters.Another)) for word in (cards.noun, *cards.before)):
            raise CannotSay("what was played")
        if what.most < 0 and what.word != "any":
            raise CannotSay("how many were played")
        return conditions.Played(cards, who, now, node.non, what.least)

    def what_was_played(self, deed: deeds.Deed, who: str) -> Any:
        """A card, or an attack where somebody is said to have attacked."""
        what = deed.role("WHAT")
        if deed.sense != "attack":
            return what
        if what is not None and {self.side(what), who} != {"you", "opponent"}:
            raise CannotSay("who was attacked")
        return deeds.Picked(deeds.Nouns("attack"))

    # -- parts of the table of what is so ----------------------------------------------------------------------------

    def as_there(self, node: Any, area: Any) -> Any:
        """Cards in play."""
        if area != PLAY:
            raise CannotSay("where they are")
        nouns = getattr(node, "nouns", None)
        if isinstance(node, deeds.No) or (isinstance(node, deeds.Picked) and node.word in COUNTED):
            return self.held_kinds(nouns)
        raise CannotSay("how many there are")

    def as_at_least(self, node: Any) -> int:
        if isinstance(node, deeds.No):
            return 0
        if isinstance(node, deeds.Picked) and node.word in COUNTED and (node.most == -1 or node.most == 1):
            return node.least
        raise CannotSay("how many there are")

    def as_held_there(self, node: Any, area: Any, agent: Any) -> str:
        """HL1 5. Cards in one's own hand."""
        plain = isinstance(node, (deeds.Picked, deeds.No)) and node.nouns == deeds.Nouns("card")
        if plain and self.owns(area, "hand", agent):
            return self.side(agent)
        raise CannotSay("where they are")

    def as_more_in_play(self, node: Any, agent: Any) -> Any:
        """`more Situations in play than your opponent`."""
        if not isinstance(node, deeds.More) or not isinstance(node.nouns, deeds.Nouns):
            raise CannotSay("how many there are")
        if {self.side(agent), self.side(node.than)} != {"you", "opponent"} or node.nouns.after != (deeds.In(PLAY),):
            raise CannotSay("more than who")
        return self.cards(deeds.Nouns(node.nouns.kind, node.nouns.before))

    def as_fewer_in_hand(self, node: Any, agent: Any) -> str:
        """`fewer cards in your hand than your opponent`."""
        if self.fewer_held(node, agent) and {self.side(agent), self.side(node.than)} == {"you", "opponent"}:
            return self.side(agent)
        raise CannotSay("fewer than who")

    def fewer_held(self, node: Any, agent: Any) -> bool:
        """Fewer cards in one's own hand."""
        if not isinstance(node, deeds.Fewer) or not isinstance(node.nouns, deeds.Nouns):
            return False
        areas = [one.area for one in node.nouns.after if isinstance(one, deeds.In)]
        plain = node.nouns == deeds.Nouns("card", (), node.nouns.after) and len(node.nouns.after) == len(areas) == 1
        return plain and self.owns(areas[0], "hand", agent)

    def as_fewer_than_ability(self, node: Any, agent: Any) -> bool:
        """`fewer cards in your hand than your Ability`."""
        own = isinstance(agent, deeds.You) and self.fewer_held(node, agent)
        if own and node.than == deeds.Figure("Ability", deeds.You()):
            return True
        raise CannotSay("fewer than what")

    def as_no_fewer(self, node: Any) -> int:
        if isinstance(node, deeds.No):
            return 0
        if node.most == -1 and node.word in COUNTED:
            return int(node.least)
        raise CannotSay("how many there are")

    def as_no_more(self, node: Any) -> int:
        return 0 if isinstance(node, deeds.No) else 99

    # -- events ------------------------------------------------------------------------------------------------------

    def event(self, deed: deeds.Deed) -> Any:
        """What is waited for."""
        if deed.sense == BEING:
            return self.comes_about(deed)
        return self.lowered("happen", deed)

    def comes_about(self, deed: deeds.Deed) -> Any:
        """`one of your attacks is successful`, `you are Disarmed`."""
        traits, node = deed.role("TRAITS"), deed.role("WHAT")
        how = traits[0].word if len(traits) == 1 and isinstance(traits[0], deeds.Is) and not traits[0].non else ""
        if isinstance(node, deeds.Picked) and how in ("successful", "blocked", "dodged"):
            cards, who = self.as_one_of_attacks(node), self.as_whose_attacks(node, None)
            if how == "successful":
                return triggers.AttackSucceeds(cards, who)
            return AttackStopped(cards, how, who)
        if how in ("Disarmed", "Prone"):
            return (triggers.IsDisarmedNow if how == "Disarmed" else triggers.FallsProne)(self.side(node))
        return self.outcome(deeds.State(node, traits))

    def outcome(self, node: Any) -> Any:
        """HL1 48. How an attack or defense goes: `this attack is successful`, `that attack is blocked`."""
        if isinstance(node, deeds.State) and len(node.traits) == 1 and not node.past:
            how = getattr(node.traits[0], "word", "")
            if how in ("successful", "unsuccessful"):
                return self.ended(node.who, (how == "successful") != node.non)
            if how == "successfully Disarmed" and not node.non:
                return triggers.IsDisarmedNow(self.side(node.who))
            if how in ("blocked", "dodged") and not node.non:
                return triggers.IsStopped(how, self.of_attack(node.who))
        if isinstance(node, deeds.Fact) and not node.past and not node.non and not node.span:
            if node.deed.sense in ("block", "dodge") and len(node.deed.roles) == 1:
                how = "blocked" if node.deed.sense == "block" else "dodged"
                return triggers.IsStopped(how, self.of_attack(node.deed.role("WHAT")))
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
                return triggers.IsStopped(of=of)
            return triggers.Succeeds() if of == "this" else triggers.ThatSucceeds()
        defends = self.card_type in ("block", "dodge") or (
            of == "that" and node.of.kind in ("block", "dodge", "defense")
        )
        if defends and well:
            return triggers.Defends(of)
        raise CannotSay("how it goes")

    def moment(self, one: deeds.Time) -> Any:
        """HL1 35. A phase begins, or ends."""
        if one.which is not None:
            raise CannotSay("in which turn")
        who = self.whose(one.whose)
        if one.unit == "May Do/Must Do Phase" and one.point == "during":
            return triggers.PhaseBegins("beginning", who)
        if one.unit == "turn":
            if one.point == "start":
                return triggers.PhaseBegins("beginning", who)
            if one.point == "end":
                return triggers.PhaseBegins("draw/discard", who, ends=True)
            raise CannotSay("when in the turn")
        if one.unit not in PHASES:
            raise CannotSay("which phase that is")
        if one.point == "start":
            raise CannotSay("the start of a phase")
        return triggers.PhaseBegins(PHASES[one.unit], who, ends=one.point == "end")

    def whose(self, node: Any) -> str:
        """Whose turn or phase."""
        if node in (None, "each"):
            if node is None:
                raise CannotSay("whose turn that is")
            return "each"
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
        if isinstance(node, deeds.Picked) and node.word in ("a", "another"):
            found = self.cards(node.nouns)  # it is never this card that is waited for, `another` or not
            if not isinstance(found.noun, filters.IsPowerBlow):
                return found
        raise CannotSay("what is played")

    def as_an_attack(self, node: Any, agent: Any) -> Any:
        """HL1 40. Somebody attacks: the other player, said or not."""
        if node is not None and {self.side(node), self.side(agent)} != {"you", "opponent"}:
            raise CannotSay("who is attacked")
        return filters.only("attack")

    def as_purposes(self, node: Any, purpose: Any) -> tuple[str, ...]:
        """HL1 55. What an Exertion is made for; a Power Block is made by one."""
        if isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("Power Block") and node.word == "a":
            if purpose is None:
                return ("a Power Block",)
        if not self.as_hard_exertion(node):
            raise CannotSay("what is made")
        nouns = purpose.nouns if isinstance(purpose, deeds.Picked) and purpose.word == "a" else None
        kinds = nouns.options if isinstance(nouns, deeds.OneOfNouns) else (nouns,)
        words = {"Power Blow": "a Power Blow", "Power Block": "a Power Block"}
        if purpose is None:
            return ()
        if any(not isinstance(one, deeds.Nouns) or one.kind not in words or one.before or one.after for one in kinds):
            raise CannotSay("what it is made for")
        return tuple(words[one.kind] for one in kinds if one is not None)

    def as_one_of_attacks(self, node: Any) -> Any:
        """One of a player's attacks."""
        if not isinstance(node, deeds.Picked) or node.word != "a" or not isinstance(node.nouns, deeds.Nouns):
            raise CannotSay("which attack")
        found = self.cards(node.nouns)
        rest = tuple(word for word in found.after if not isinstance(word, filters.Of))
        if self.family(node.nouns.kind) != "attack" or len(rest) + 1 != len(found.after):
            raise CannotSay("whose attack")
        return Cards(found.noun, found.before, rest)

    def as_whose_attacks(self, node: Any, agent: Any) -> str:
        """HL1 41. Whose attacks: not those of whoever defends."""
        sides = [word.who for word in self.cards(node.nouns).after if isinstance(word, filters.Of)]
        if agent is not None and (sides == [self.side(agent)] or not isinstance(agent, (deeds.You, deeds.Related))):
            raise CannotSay("who stops it")
        return sides[0]

    def as_a_power_blow(self, node: Any) -> bool:
        if isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("Power Blow") and node.word == "a":
            return True
        raise CannotSay("what is made")

    def as_a_card(self, node: Any) -> bool:
        if isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("card") and node.word == "a":
            return True
        raise CannotSay("what is drawn")

    def as_any_damage(self, node: Any) -> bool:
        if isinstance(node, deeds.All) and node.nouns == deeds.Nouns("damage") and not node.word:
            return True
        raise CannotSay("how much damage")

    def as_any_ability(self, node: Any) -> bool:
        if isinstance(node, deeds.All) and node.nouns == deeds.Nouns("Ability") and not node.word:
            return True
        raise CannotSay("how much Ability")

    def as_from_own_hand(self, node: Any, origin: Any, agent: Any) -> Any:
        if isinstance(agent, deeds.You) and self.owns(origin, "hand", agent) and isinstance(node, deeds.Picked):
            return self.held_kinds(node.nouns)
        raise CannotSay("what is discarded")

    def as_they_discard(self, node: Any, origin: Any, agent: Any) -> Any:
        if self.as_by("you", agent) != "opponent" or not (origin is None or self.owns(origin, "hand", agent)):
            raise CannotSay("what is discarded")
        if isinstance(node, deeds.Picked) and node.word == "a":
            return self.held_kinds(node.nouns)
        raise CannotSay("what is discarded")

    def as_this(self, node: Any) -> bool:
        if isinstance(node, deeds.This):
            return True
        raise CannotSay("which card")

    def as_removes_this(self, node: Any, origin: Any, agent: Any) -> str:
        if isinstance(node, deeds.This) and origin == PLAY and self.who(agent) == "opponent":
            return "opponent"
        raise CannotSay("what is removed")


#: How many are there at least: `a`, `any`, `two or more`, `one or more`.
COUNTED = ("a", "any", "or more", "one or more", "")

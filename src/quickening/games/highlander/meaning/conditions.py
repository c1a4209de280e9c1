"""What has to be so, from trees of the ability language."""

from __future__ import annotations

from dataclasses import replace as with_
from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.highlander.definitions import PASSING
from quickening.games.highlander.kinds import conditions, filters
from quickening.games.highlander.meaning.events import PHASES, Events
from quickening.games.highlander.meaning.fighting import WELL
from quickening.games.highlander.state import BLOCKED, DODGED
from quickening.lang import deeds
from quickening.lang.selections import Cards

PLAY = deeds.Area("play")
#: HL1 1. There are two players.
OTHER = {"you": "opponent", "opponent": "you"}


class Conditions(Events):
    """Conditions."""

    def condition(self, node: Any) -> Any:
        """What has to be so."""
        if isinstance(node, deeds.Joined):
            parts = tuple(part for one in node.parts for part in self.parts(one, node.word))
            return conditions.Combined(parts, "and" if node.word == "and" else "or")
        if isinstance(node, deeds.State):
            return self.state(node)
        if isinstance(node, deeds.Fact):
            return self.fact(node)
        if isinstance(node, deeds.Time):
            return self.in_phase(node)
        raise CannotSay("what has to be so")

    def in_phase(self, time: deeds.Time) -> Any:
        """HL1 35. `it is your Defense Phase`."""
        phase = PHASES.get(time.unit, "")
        if time.point == "during" and time.which is None and isinstance(time.whose, deeds.You):
            if phase in ("defense", "attack"):
                return conditions.IsSo("phase", name=phase)
        raise CannotSay("which phase that is")

    def parts(self, node: Any, word: str) -> tuple[Any, ...]:
        """Three conditions with one word between them are one list."""
        if isinstance(node, deeds.Joined) and node.word == word:
            return tuple(part for one in node.parts for part in self.parts(one, word))
        return (self.condition(node),)

    def state(self, node: deeds.State) -> Any:
        """`you are Prone`, `your weapon is not broken`, `your Ability is 5 or less`."""
        refuse_if(len(node.traits) != 1, "what has to be so")
        trait = node.traits[0]
        if trait in (deeds.Is("there"), deeds.In(PLAY)) and isinstance(node.who, (deeds.Picked, deeds.No)):
            return self.lies_there(node, trait)
        if isinstance(node.who, (deeds.This, deeds.Picked)):
            return self.of_a_card(node, trait)
        if isinstance(node.who, deeds.Figure) and isinstance(trait, deeds.Has) and not node.non and not node.past:
            return self.ability_is(node.who, trait)
        if isinstance(node.who, deeds.Related) and node.who.kind == "weapon" and trait == deeds.Is("broken"):
            return self.weapon_is(node, self.side(node.who.of))
        if node.past or not isinstance(trait, deeds.Is) or trait.non:
            raise CannotSay("what has to be so")
        who = self.side(node.who)
        if trait.word == "Prone":
            return conditions.IsSo("Prone", who=who, not_=node.non)
        if trait.word in ("Disarmed", "armed"):
            return conditions.IsSo("Disarmed", who=who, not_=(trait.word == "armed") != node.non)
        raise CannotSay("what has to be so")

    def lies_there(self, node: deeds.State, trait: Any) -> Any:
        """HL1 36. `there is a Location in play`, `no Allies are in play`: whosever they are."""
        what = node.who
        plain = isinstance(what.nouns, deeds.Nouns) and not node.past
        if plain and trait == deeds.Is("there") and deeds.In(PLAY) in what.nouns.after:
            rest = tuple(one for one in what.nouns.after if one != deeds.In(PLAY))
            what = with_(what, nouns=with_(what.nouns, after=rest))
        elif not plain or trait == deeds.Is("there") or any(not is_title(one) for one in what.nouns.after):
            raise CannotSay("where they are")
        count = self.as_at_least(what)
        refuse_if(node.non and (count, what.word) != (1, "a"), "how many there are")
        return conditions.HasInPlay(self.as_there(what, PLAY), "each", 0 if node.non else count)

    def weapon_is(self, node: deeds.State, who: str) -> Any:
        """HL1 67. A weapon is broken, was until it was recovered, or is lost and not broken."""
        refuse_if(node.past and node.non, "what has to be so")
        if node.non:
            return conditions.IsSo("Disarmed of a whole weapon", who=who)
        broken = conditions.IsSo("broken weapon", who=who)
        return broken if node.past else conditions.Combined((broken, conditions.IsSo("Disarmed", who=who)))

    def of_a_card(self, node: deeds.State, trait: Any) -> Any:
        """HL1 61. `this attack is Hidden`; or what is so of one's last attack or defense."""
        if isinstance(node.who, deeds.Picked):
            return self.last_one(node, trait)
        if self.card_type == "attack" and trait == deeds.Is("Hidden") and not node.non and not node.past:
            return conditions.IsSo("this is Hidden")
        raise CannotSay("what has to be so")

    def last_one(self, node: deeds.State, trait: Any) -> Any:
        """`your last defense was a dodge`, `your last attack was unsuccessful`."""
        nouns = node.who.nouns
        if isinstance(nouns, deeds.Nouns) and nouns.before == (deeds.Is("first"),):
            return self.first_was(node, nouns, trait)
        if not isinstance(nouns, deeds.Nouns) or nouns.before != (deeds.Is("last"),) or not node.past:
            raise CannotSay("which one that is")
        owners = [one.deed.role("AGENT") for one in nouns.after if isinstance(one, deeds.Gap)]
        if len(owners) != 1 or not isinstance(owners[0], deeds.You):
            raise CannotSay("whose it is")
        plainly = len(nouns.after) == 1
        if nouns.kind == "attack" and plainly and trait in (deeds.Is("unsuccessful"), deeds.Is("successful")):
            return conditions.HasDone(
                "succeed last" if (trait == deeds.Is("successful")) != node.non else "fail last"
            )
        if nouns.kind == "attack" and plainly and trait in (deeds.Is(BLOCKED), deeds.Is(DODGED)):
            return conditions.HasDone("be stopped last", name=trait.word, not_=node.non)
        if nouns.kind == "defense" and isinstance(trait, deeds.Picked) and trait.word == "a" and not node.non:
            if trait.nouns in (deeds.Nouns("block"), deeds.Nouns("dodge")):
                return conditions.HasDone("defend last", name=trait.nouns.kind)
        raise CannotSay("what has to be so")

    def first_was(self, node: deeds.State, nouns: deeds.Nouns, trait: Any) -> Any:
        """HL1 50. `the first attack you played this turn was a Basic Attack`."""
        if not node.past or nouns.kind != "attack" or self.ranked(node.who) != ("you", True):
            raise CannotSay("which one that is")
        if not isinstance(trait, deeds.Picked) or trait.word != "a":
            raise CannotSay("what has to be so")
        return conditions.HasDone("attack first", self.held_kinds(trait.nouns), now=True, not_=node.non)

    def ability_is(self, figure: deeds.Figure, how: deeds.Has) -> Any:
        """HL1 45. How much Ability somebody has."""
        refuse_if(figure.figure != "Ability" or how.figure != "Ability", "which figure that is")
        who = self.side(figure.of)
        if isinstance(how.amount, deeds.Figure):
            return self.other_ability(who, how)
        amount = self.number(how.amount)
        bounds = {"or less": (0, amount), "or more": (amount, 99), "less": (0, amount - 1), "more": (amount + 1, 99)}
        refuse_if(how.how not in bounds, "how much Ability")
        return conditions.Compared("Ability", who, *bounds[how.how])

    def other_ability(self, who: str, how: deeds.Has) -> Any:
        """HL1 45. Less or more Ability than the other player."""
        if how.amount.figure != "Ability" or self.side(how.amount.of) == who or how.how not in ("less", "more"):
            raise CannotSay("whose Ability that is")
        return conditions.Compared("Ability", how="fewer", who=who if how.how == "less" else OTHER[who])

    def fact(self, node: deeds.Fact) -> Any:
        """`you have a Situation in play`, `your opponent played a Special Card last turn`."""
        if node.span == "your last turn":
            if not isinstance(node.deed.role("AGENT"), deeds.You):
                raise CannotSay("in whose turn that was")
            node = with_(node, span="last turn")
        if node.deed.sense == "attack" and node.deed.role("HOW") is not None:
            return self.had_success(node)
        if node.deed.sense in ("block alone", "dodge alone") and node.deed.role("HOW") is not None:
            return self.stopped(with_(node, deed=of_an_attack(node.deed)))
        if node.deed.sense in ("play", "attack", "block alone", "dodge alone") or self.makes_attack(node.deed):
            return self.played(node)
        if node.past and node.deed.sense in ("block", "dodge", "avoid", "defend"):
            return self.stopped(node)
        if node.past and node.deed.sense in ("take damage", "lose Ability"):
            return self.was_hurt(node)
        if node.past and not node.non and self.span_of(node) == "last turn":
            return self.lowered("did", node.deed)
        refuse_if(node.past or node.span, "what has to be so")
        found = self.lowered("holds", node.deed)
        return conditions.Combined((found,), "nor") if node.non else found

    def stopped(self, node: deeds.Fact) -> Any:
        """HL1 41. `you blocked an attack this turn`."""
        how = {"block": "blocked", "dodge": "dodged", "avoid": "", "defend": ""}[node.deed.sense]
        said = dict(node.deed.roles)
        what = said.get("WHAT")
        if node.non or node.span not in ("", "this turn") or set(said) - {"AGENT", "WHAT", "HOW"}:
            raise CannotSay("what was stopped")
        if not isinstance(said.get("AGENT"), deeds.You) or said.get("HOW") not in (None, WELL):
            raise CannotSay("who stopped it")
        if not isinstance(what, deeds.Picked) or what.word not in ("a", "any") or what.least != 1:
            raise CannotSay("what was stopped")
        return conditions.HasDone("stop an attack", self.cards(what.nouns), now=True, name=how)

    def was_hurt(self, node: deeds.Fact) -> Any:
        """HL1 45. `you took damage this turn`, `your opponent lost Ability last turn`."""
        self.as_any_damage_or_ability(node.deed.role("AMOUNT"))
        who = self.side(node.deed.role("AGENT"))
        spans = {("you", "this turn"): True, ("opponent", "last turn"): True, ("you", "last turn"): False}
        refuse_if(len(node.deed.roles) != 2 or (who, node.span) not in spans, "when that was")
        return conditions.HasDone(node.deed.sense, who=who, now=spans[who, node.span], not_=node.non)

    def as_any_damage_or_ability(self, node: Any) -> bool:
        plain = isinstance(node, (deeds.All, deeds.Picked)) and node.word in ("", "any")
        if plain and node.nouns in (deeds.Nouns("damage"), deeds.Nouns("Ability")):
            return True
        raise CannotSay("how much that was")

    def span_of(self, node: deeds.Fact) -> str:
        """HL1 35. When something was done; without a word, what an opponent did was done in their last turn."""
        return node.span or ("last turn" if self.card_type in PASSING else "")

    def as_their_gain(self, agent: Any, amount: Any) -> bool:
        return self.side(agent) == "opponent" and self.as_is_kind(amount, "Ability", "")

    def as_your_ally(self, node: Any, origin: Any, agent: Any) -> bool:
        """`your opponent removed one of your Allies from play`."""
        if self.side(agent) == "opponent" and self.as_one_there(node, origin) == Cards(
            filters.Noun("Ally"), (), (filters.Of("you"),)
        ):
            return True
        raise CannotSay("what was removed")

    def makes_attack(self, deed: deeds.Deed) -> bool:
        """`made an attack`, `made no attacks`, `made a Power Blow`: played it."""
        what = deed.role("WHAT")
        kinds = (deeds.Nouns("attack"), deeds.Nouns("Power Blow"))
        return deed.sense == "make" and isinstance(what, (deeds.Picked, deeds.No)) and what.nouns in kinds

    def had_success(self, node: deeds.Fact) -> Any:
        """HL3 155. `you were successfully attacked last turn`."""
        said = dict(node.deed.roles)
        self.as_attacked_well(said.get("WHAT"), said.get("AGENT"), said.get("HOW"))
        if node.past and not node.non and node.span == "last turn":
            return conditions.HasDone("succeed", who=self.as_attackers(said.get("WHAT"), said.get("AGENT")))
        raise CannotSay("when that was")

    def played(self, node: deeds.Fact) -> Any:
        """HL1 35. What somebody played this turn or in their last."""
        who = self.side(node.deed.role("AGENT"))
        rest = {name for name, _ in node.deed.roles} - {"AGENT", "WHAT"}
        what = self.what_was_played(node.deed, who)
        if isinstance(what, deeds.No) and not node.non:
            what, node = deeds.Picked(what.nouns), with_(node, non=True)
        if rest or not isinstance(what, deeds.Picked) or what.word not in ("a", "any", "", "or more"):
            raise CannotSay("what was played")
        hidden = deeds.Nouns("attack", (deeds.Is("Hidden"),))
        if what.nouns == hidden and (who, node.past, node.non, node.span) == ("opponent", True, False, ""):
            return conditions.IsSo("attacked by a Hidden attack")  # HL1 61: one that was revealed is Hidden no more
        special = what.nouns == deeds.Nouns("Special Card")
        if not node.past and node.non and special and who == "you" and node.span in ("", "this turn"):
            return conditions.HasDone("play a Special Card", now=True, not_=True)
        if node.past and not node.span and self.card_type in PASSING:
            # HL1 35. Nothing is done in the other player's turn: what they did, they did in their last.
            node = with_(node, span="last turn" if who == "opponent" else "this turn")
        refuse_if(not node.past or node.span not in ("this turn", "last turn"), "when it was played")
        now = node.span == "this turn"
        if (
            what.nouns == deeds.Nouns("attack", (deeds.Is("successful"),))
            and not (now or node.non)
            and what.word == "a"
        ):
            return conditions.HasDone("succeed", who=who)
        if what.nouns == deeds.Nouns("Power Blow") and not node.non and not (now and who == "opponent"):
            return conditions.HasDone("make a Power Blow", who=who, now=now)
        return self.cards_played(node, what, who, now)

    def cards_played(self, node: deeds.Fact, what: deeds.Picked, who: str, now: bool) -> Any:
        """So many cards of a kind."""
        cards = self.held_kinds(what.nouns)
        if (
            isinstance(cards.noun, filters.With)
            and cards.noun.what == "title"
            and who == "you"
            and not node.non
            and what.most == 1
        ):
            if cards == Cards(cards.noun):
                return conditions.HasDone("play by title", name=cards.noun.name, now=now)
        refuse_if(filters.is_power_blow(cards.noun) or filters.Word("other") in cards.before, "what was played")
        refuse_if(what.most < 0 and what.word not in ("any", "or more"), "how many were played")
        return conditions.HasDone("play", cards=cards, who=who, now=now, not_=node.non, count=what.least)

    def what_was_played(self, deed: deeds.Deed, who: str) -> Any:
        """A card, or an attack where somebody is said to have attacked."""
        what = deed.role("WHAT")
        if deed.sense in ("block alone", "dodge alone"):
            return deeds.Picked(deeds.Nouns(deed.sense.split()[0]))
        if deed.sense != "attack":
            return what
        if what is not None and {self.side(what), who} != {"you", "opponent"}:
            raise CannotSay("who was attacked")
        return deeds.Picked(deeds.Nouns("attack"))

    # -- parts of the table of what is so ----------------------------------------------------------------------------

    def as_there(self, node: Any, area: Any) -> Any:
        """Cards in play."""
        refuse_if(area != PLAY, "where they are")
        nouns = getattr(node, "nouns", None)
        if isinstance(node, deeds.No) or (isinstance(node, deeds.Picked) and node.word in COUNTED):
            return self.held_kinds(nouns)
        if isinstance(node, deeds.Picked) and node.word == "another":
            return self.cards(nouns, other=True)
        raise CannotSay("how many there are")

    def as_persona(self, node: Any) -> str:
        """HL1 11. `a Persona titled Amanda`: whom a player plays as."""
        nouns = node.nouns if isinstance(node, deeds.Picked) and node.word == "a" else None
        one = nouns.after[0] if isinstance(nouns, deeds.Nouns) and len(nouns.after) == 1 else None
        if not isinstance(one, deeds.Beside) or one.word != "titled" or nouns != deeds.Nouns("Persona", (), (one,)):
            raise CannotSay("which Persona")
        return str(one.what)

    def as_haver(self, default: str, node: Any) -> str:
        """Who has it: one of the players, or whoever; each of them is another matter."""
        found = self.as_by(default, node)
        if isinstance(node, deeds.All) or (found == "each" and isinstance(node, deeds.Ref)):
            raise CannotSay("how many each of them has")
        return found

    def as_they_have(self, node: Any) -> Any:
        """The same, of cards that somebody controls."""
        return self.as_there(node, PLAY)

    def as_at_least(self, node: Any) -> int:
        """Who has three has two: so many are at least so many."""
        if isinstance(node, deeds.No):
            return 0
        if isinstance(node, deeds.Picked) and node.word in (*COUNTED, "another") and node.most in (-1, 1, node.least):
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

    def as_more_in_hand(self, node: Any, agent: Any) -> str:
        """`more cards in their hand than you`: the other has fewer."""
        if isinstance(node, deeds.More) and self.fewer_held(deeds.Fewer(node.nouns, node.than), agent):
            if {self.side(agent), self.side(node.than)} == {"you", "opponent"}:
                return self.side(node.than)
        raise CannotSay("more than who")

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
        return bool(own and node.than == deeds.Figure("Ability", deeds.You()))

    def as_ability_at_least(self, node: Any) -> int:
        """HL1 45. `8 or more Ability`."""
        return self.number(node.amount) if self.is_ability(node) and node.how in ("or more", "exactly") else 0

    def as_ability_at_most(self, node: Any) -> int:
        refuse_if(not self.is_ability(node) or node.how not in ("or less", "or more", "exactly"), "how much Ability")
        return 99 if node.how == "or more" else self.number(node.amount)

    def is_ability(self, node: Any) -> bool:
        return isinstance(node, deeds.Measure) and node.nouns == deeds.Nouns("Ability")

    def as_less_ability(self, node: Any, agent: Any) -> str:
        """HL1 45. Who has less Ability than the other."""
        if not isinstance(node, (deeds.More, deeds.Fewer)) or node.nouns != deeds.Nouns("Ability"):
            raise CannotSay("how much Ability")
        who, than = self.side(agent), self.side(node.than)
        refuse_if(who == than, "more than who")
        return who if isinstance(node, deeds.Fewer) else than

    def as_no_fewer(self, node: Any) -> int:
        if isinstance(node, deeds.No) or node.word == "or fewer":
            return 0
        if node.most == -1 and node.word in COUNTED:
            return int(node.least)
        raise CannotSay("how many there are")

    def as_no_more(self, node: Any) -> int:
        if isinstance(node, deeds.Picked) and node.word == "or fewer":
            return node.most
        return 0 if isinstance(node, deeds.No) else 99


#: How many are there at least: `a`, `any`, `two or more`, `one or more`.
COUNTED = ("a", "any", "or more", "one or more", "")


def is_title(trait: Any) -> bool:
    """`a card titled Foundling`."""
    return isinstance(trait, deeds.Beside) and trait.word == "titled"


def of_an_attack(deed: deeds.Deed) -> deeds.Deed:
    """HL1 41. `you successfully dodge`: an attack, whichever it is."""
    roles = (*deed.roles, ("WHAT", deeds.Picked(deeds.Nouns("attack"))))
    return deeds.Deed(deed.sense.removesuffix(" alone"), tuple(sorted(roles, key=lambda role: role[0])))

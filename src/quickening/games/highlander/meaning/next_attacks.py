"""What is said of a player's next attack, or of the first of a turn, and what comes of how it goes."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.predicates import BEING
from quickening.games.highlander.definitions import PASSING
from quickening.games.highlander.kinds import attack_changes, changes
from quickening.games.highlander.kinds.abilities import Done, Static, When
from quickening.games.highlander.kinds.conditions import IsSo
from quickening.games.highlander.kinds.effects import Do
from quickening.games.highlander.kinds.lasting_effects import NextAttack
from quickening.games.highlander.kinds.triggers import Happens
from quickening.games.highlander.meaning.adjuncts import without_agent
from quickening.games.highlander.meaning.changes import STOPPED, Changes
from quickening.games.highlander.meaning.tables import MEANINGS
from quickening.lang import deeds
from quickening.lang.selections import Cards


class NextAttacks(Changes):
    """Statements about an attack that is still to come."""

    def outcome_of_next(self, node: Any, how: str) -> Happens:
        """HL1 48. `your next attack this turn is successful`, `is blocked`: of an attack that is still to come."""
        refuse_if(self.ranked(node) != ("you", False), "which attack that is")
        kind = self.kind_ranked(node)
        if how == "successful":
            return Happens("succeed", of="it", cards=kind)
        return Happens("be stopped", of="it", cards=kind, how="" if how == "unsuccessful" else how)

    def after_next(self, found: When) -> Done:
        """What comes of how one's next attack goes: of a card that is done with by then."""
        if self.card_type not in PASSING or found.condition is not None:
            raise CannotSay("which attack that is")
        return Done((NextAttack(found),))

    def if_powerful(self, part: deeds.If) -> Any:
        """HL1 57. `Your next attack does 2 additional damage if it is a Power Blow`."""
        found = self.next_attack(part.body)
        asked, first = part.condition, self.subject_of(part.body[0])
        plain = isinstance(asked, deeds.State) and not asked.past and not part.otherwise
        if not plain or not isinstance(found, NextAttack) or not self.is_again(asked.who, first):
            raise CannotSay("on what condition")
        kind = asked.traits[0] if len(asked.traits) == 1 else None
        if not isinstance(kind, deeds.Picked) or kind.nouns != deeds.Nouns("Power Blow") or kind.word != "a":
            raise CannotSay("on what condition")
        condition = IsSo("it is a Power Blow", not_=asked.non)
        change = found.ability
        return NextAttack(Static(change.change, "it", change.cards, condition), found.first, found.who)

    def next_attack(self, parts: tuple[Any, ...]) -> Any:
        """HL1 50. `Your next attack this turn cannot be blocked` and its like."""
        if len(parts) == 1 and isinstance(parts[0], deeds.Change) and parts[0].what.sense in ("play", *STOPPED):
            if parts[0].role == "AGENT":
                return self.next_not_stopped(parts[0])
        refuse_if(not parts, "what is done")
        who, first = self.ranked(self.subject_of(parts[0]))
        kind = self.kind_ranked(self.subject_of(parts[0]))
        if any(
            self.subject_of(part) != self.subject_of(parts[0]) and not self.again(part, parts[0]) for part in parts
        ):
            raise CannotSay("two subjects in one sentence")
        hidden = (deeds.Is("Hidden"),)
        if len(parts) == 1 and self.hidden(parts[0], hidden):
            if not first and kind is None and (who == "you" or isinstance(parts[0], deeds.Change)):
                how = "may" if isinstance(parts[0], deeds.Change) else ""
                return Do("hide the next attack", how=how, who=who)
            raise CannotSay("which attack is Hidden")
        found = tuple(self.change(part) for part in parts)
        refuse_if(any(one.level != "card" for one in found), "what is said of it")
        change = found[0] if len(found) == 1 else changes.Several(found)
        return NextAttack(Static(change, "it", kind), first, who)

    def next_not_stopped(self, part: deeds.Change) -> Any:
        """HL1 41. `Your opponent may not play a dodge against your next attack`: such defenses do not stop it."""
        said = {name: who for name, who in part.what.roles if name != "AGENT"}
        if part.mood == "bar" and part.what.sense in STOPPED and set(said) == {"WHAT"}:
            refuse_if(self.side(part.who) == self.ranked(said["WHAT"])[0], "who defends with what")
            return self.next_attack((deeds.Change("WHAT", "bar", without_agent(part.what)),))
        refuse_if(part.mood != "bar" or not {"WHAT", "AGAINST"} <= set(said) <= {*said, "FROM"}, "what is done")
        who, first = self.ranked(said["AGAINST"])
        kind_played = getattr(getattr(said["WHAT"], "nouns", None), "kind", "card")
        if self.side(part.who) == who or not MEANINGS.lexicon.is_kind(kind_played, "defense"):
            raise CannotSay("who defends with what")
        cards, kind = self.as_kinds(said["WHAT"]), self.kind_ranked(said["AGAINST"])
        ban: Any = attack_changes.Stopping("not by", cards=cards)
        if "FROM" in said:
            refuse_if(not self.owns(said["FROM"], "hand", part.who), "from where it is played")
            ban = attack_changes.Stopping("not from hand by", cards=cards)
        refuse_if(set(said) - {"WHAT", "AGAINST", "FROM"}, "what is said of the play")
        return NextAttack(Static(ban, "it", kind), first, who)

    def is_shown(self, body: tuple[Any, ...]) -> bool:
        """HL1 57. `Your opponent's next attack is not Hidden`."""
        part = body[0] if len(body) == 1 else None
        if not isinstance(part, deeds.State) or part.traits != (deeds.Is("Hidden"),) or not part.non or part.past:
            return False
        return bool(self.ranked(part.who) == ("opponent", False) and self.kind_ranked(part.who) is None)

    def hidden(self, part: Any, traits: tuple[Any, ...]) -> bool:
        """Whether an attack is said to be Hidden, or that it may be."""
        if isinstance(part, deeds.Change) and part.what.sense == BEING and part.mood == "let":
            return bool(part.what.role("TRAITS") == traits)
        return isinstance(part, deeds.State) and part.traits == traits and not part.non and not part.past

    def as_first_hidden(self, node: Any, state: Any) -> str:
        """HL1 61. `You may make your first attack this turn Hidden`."""
        if state == deeds.Is("Hidden") and self.ranked(node) == ("you", True):
            return "first attack hidden"
        raise CannotSay("which attack is Hidden")

    def as_next_hidden(self, node: Any, state: Any) -> str:
        """HL1 61. `You may make your next attack Hidden`."""
        if state == deeds.Is("Hidden") and self.ranked(node) == ("you", False):
            return ""
        raise CannotSay("which attack is Hidden")

    def again(self, part: Any, first: Any) -> bool:
        """Whether a statement goes on about the subject of the first."""
        return self.is_again(self.subject_of(part), self.subject_of(first))

    def is_again(self, node: Any, first: Any) -> bool:
        """Whether words point to the same as the first subject."""
        return isinstance(node, deeds.Ref) and node.slot == getattr(first, "slot", None)

    def kind_ranked(self, node: Any) -> Cards | None:
        """The kind of attack of which the next is meant, where the text says one."""
        nouns = node.nouns
        aims = [one.what for one in nouns.after if isinstance(one, deeds.Beside) and one.word == "to"]
        plain = deeds.Nouns(nouns.kind, nouns.before[1:])
        if plain == deeds.Nouns("attack") and not aims:
            return None
        found = self.held_kinds(plain)
        areas = tuple(word for one in aims for word in self.as_attacks_into(one).after)
        return Cards(found.noun, found.before, (*found.after, *areas))

    def ranked(self, node: Any) -> tuple[str, bool]:
        """Whose next attack, or whether it is the first of this turn."""
        if not isinstance(node, deeds.Picked) or node.word != "the" or not isinstance(node.nouns, deeds.Nouns):
            raise CannotSay("which attack that is")
        nouns = node.nouns
        owner = [one.deed.role("AGENT") for one in nouns.after if isinstance(one, deeds.Gap) and one.possessive]
        spans = [one.span for one in nouns.after if isinstance(one, deeds.Within)]
        aims = [one for one in nouns.after if isinstance(one, deeds.Beside) and one.word == "to"]
        refuse_if(self.family(nouns.kind) != "attack" or len(owner) != 1, "which attack that is")
        refuse_if(len(owner) + len(spans) + len(aims) != len(nouns.after), "which attack that is")
        who = self.side(owner[0])
        rank = tuple(getattr(one, "word", "") for one in nouns.before)[:1]
        if (who, rank) == ("you", ("next",)) and spans in ([], ["this turn"]):
            return "you", False
        if (who, rank, spans) == ("you", ("first",), ["this turn"]):
            return "you", True
        if (who, rank, spans) == ("opponent", ("next",), []):
            return "opponent", False
        raise CannotSay("which attack that is")

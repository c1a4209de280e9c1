"""What is done, in order: at once, for a time, one thing or another."""

from __future__ import annotations

from dataclasses import replace as with_
from typing import Any

from quickening.english.lowering import CannotSay
from quickening.games.highlander.meaning.playing import Playing
from quickening.games.highlander.vocabulary import abilities
from quickening.games.highlander.vocabulary.discard_effects import DiscardCards, UnlessDiscards
from quickening.games.highlander.vocabulary.effects import BreakWeapon, Disarm, Gain, Lose, MakeProne, TakeDamage
from quickening.games.highlander.vocabulary.lasting_effects import LastFor
from quickening.games.highlander.vocabulary.play_effects import RemoveFromGame
from quickening.games.highlander.vocabulary.triggers import PhaseBegins
from quickening.lang import deeds
from quickening.lang.resolve import Either, If, May, Pay

#: How the table of adjuncts begins what is done in each of several turns, and what is done with a used card.
EACH_OF = "each of"
AFTER_USE = "after use"


class Effects(Playing):
    """Statements as effects of the rules."""

    def tried(self, rule: Any, node: Any) -> Any:
        """What a rule makes of something, or nothing."""
        try:
            return rule(node)
        except CannotSay:
            return None

    def effects(self, body: tuple[Any, ...]) -> tuple[Any, ...]:
        """What is done, in order."""
        body = merged(tuple(within(part) for part in body))
        found = self.tried(self.next_attack, body)
        return (found,) if found is not None else tuple(self.effect(part) for part in body)

    def effect(self, part: Any) -> Any:
        """Something that is done."""
        if isinstance(part, deeds.Last):
            return self.for_a_time(part)
        if isinstance(part, deeds.May) and part.who is None:
            if len(part.body) == 1 and isinstance(part.body[0], deeds.Last):
                inner = part.body[0]
                return self.lasting((deeds.May(inner.body),), inner.until)
            return May(self.effects(part.body))
        if isinstance(part, deeds.Pay):
            return self.payment(part)
        if isinstance(part, deeds.If) and not part.otherwise:
            return If(self.condition(part.condition), self.effects(part.body))
        if isinstance(part, deeds.OneOf):
            return self.either(part)
        if isinstance(part, deeds.Do):
            return self.lowered("do", part.deed)
        if isinstance(part, deeds.Change) and part.mood == "make" and part.role == "AGENT":
            return self.lowered("do", part.what)
        if isinstance(part, deeds.State):
            return self.made(part)
        raise CannotSay("what is done")

    def either(self, part: deeds.OneOf) -> Any:
        """One thing or another: you choose, or whoever must discard chooses to suffer the other."""
        one, other = (self.effects(option) for option in part.options)
        if isinstance(part.options[0][0], deeds.Do):
            return Either(one, other)
        escape = one[0] if len(one) == 1 else None
        if not isinstance(escape, DiscardCards) or escape.each is not None or escape.who != "opponent":
            raise CannotSay("what else there is to do")
        if {getattr(effect, "who", "") for effect in other} != {"opponent"}:
            raise CannotSay("whom that is done to")
        return UnlessDiscards(escape.what, other)

    def for_a_time(self, part: deeds.Last) -> Any:
        """What is so, or is done again and again, for a time."""
        if len(part.body) == 1 and isinstance(part.body[0], deeds.Pay):
            found = self.price(part.body[0])
            return LastFor(found, self.span(part.until, found.who))
        if part.until.startswith(EACH_OF):
            return self.repeated(part)
        if part.until == AFTER_USE:
            own = deeds.Do(deeds.Deed("remove", (("FROM", deeds.Area("game")), ("WHAT", deeds.This()))))
            if part.body == (own,):
                return RemoveFromGame()
        return self.lasting(part.body, part.until)

    def repeated(self, part: deeds.Last) -> Any:
        """HL1 35. `during each of their next 2 turns`: at the beginning of each, or all of that time."""
        static = self.tried(self.static, part.body)
        if static is not None:
            return LastFor(static, self.span(part.until, static.who))
        effects = self.effects(part.body)
        span = self.span(part.until, "")
        if not all(isinstance(one, (Lose, TakeDamage, Gain)) and one.who == span.who for one in effects):
            raise CannotSay("what is done in each of those turns")
        return LastFor(abilities.When(PhaseBegins("beginning", span.who), effects), span)

    def made(self, part: deeds.State) -> Any:
        """HL1 67, 73. What becomes of a player or a weapon."""
        if part.non or part.past or len(part.traits) != 1:
            raise CannotSay("what becomes of it")
        trait = part.traits[0]
        if isinstance(part.who, deeds.Related) and part.who.kind == "weapon" and trait == deeds.Is("broken"):
            return BreakWeapon(self.side(part.who.of))
        who = self.side(part.who)
        if trait == deeds.Is("Prone"):
            return MakeProne(who)
        if trait == deeds.Is("Disarmed"):
            return Disarm(who)
        raise CannotSay("what becomes of it")

    def payment(self, paid: deeds.Pay) -> Any:
        """What is paid for something."""
        costs = self.effects(paid.costs)
        if not all(isinstance(one, (DiscardCards, Lose)) and one.who == "you" and one.each is None for one in costs):
            raise CannotSay("what is paid")
        return Pay(costs, self.effects(paid.body))


def within(part: Any) -> Any:
    """`Your attacks this turn cannot be dodged`: what is said of cards of this turn is said for this turn."""
    who = part.who if isinstance(part, (deeds.Change, deeds.State)) else None
    who = part.deed.role("AGENT") if isinstance(part, deeds.Do) else who
    now = deeds.Within("this turn")
    if not isinstance(who, deeds.All) or not isinstance(who.nouns, deeds.Nouns) or now not in who.nouns.after:
        return part
    rest = tuple(one for one in who.nouns.after if one != now)
    plainly = with_(who, nouns=with_(who.nouns, after=rest))
    return deeds.Last((deeds.changed(part, lambda node: plainly if node == who else node),), "turn")


def merged(body: tuple[Any, ...]) -> tuple[Any, ...]:
    """`Search your Endurance for an Ally and put it into play`: what is found or taken, and where it then goes."""
    if len(body) != 2 or not all(isinstance(part, deeds.Do) for part in body):
        return body
    one, two = body[0].deed, body[1].deed
    found = one.role("FOR") if one.sense == "search" else one.role("WHAT")
    origin = one.role("WHAT") if one.sense == "search" else one.role("FROM")
    names = {name for name, _ in one.roles}
    if one.sense not in ("search", "retrieve") or names not in ({"FOR", "WHAT"}, {"FROM", "WHAT"}):
        return body
    follows = two.sense == "place" and isinstance(two.role("WHAT"), deeds.Ref) and two.role("FROM") is None
    if not follows or two.role("WHAT").slot != getattr(found, "slot", None):
        return body
    roles = {**dict(two.roles), "WHAT": found, "FROM": origin}
    return (deeds.Do(deeds.Deed("place", tuple(sorted(roles.items(), key=lambda role: role[0])))),)

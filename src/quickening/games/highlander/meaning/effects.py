"""What is done, in order: at once, for a time, one thing or another."""

from __future__ import annotations

from dataclasses import replace as with_
from typing import Any

from quickening.core.data import replace
from quickening.english.conditions import OTHERS_DID_NOT
from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.highlander.definitions import PASSING
from quickening.games.highlander.kinds import abilities, conditions
from quickening.games.highlander.kinds.changes import More
from quickening.games.highlander.kinds.choice_effects import ForEach, OneOf
from quickening.games.highlander.kinds.discard_effects import Burn, UnlessDiscards
from quickening.games.highlander.kinds.effects import Do, DoSome, DoTo, Points, is_discard
from quickening.games.highlander.kinds.filters import Of
from quickening.games.highlander.kinds.lasting_effects import LastFor
from quickening.games.highlander.kinds.triggers import PhaseBegins
from quickening.games.highlander.meaning.playing import Playing
from quickening.lang import deeds
from quickening.lang.resolve import Either, If, May, Pay
from quickening.lang.selections import Chosen

#: How the table of adjuncts begins what is done in each of several turns, and what is done with a used card.
EACH_OF = "each of"
AFTER_USE = "after use"
OWN_END = deeds.Do(deeds.Deed("remove", (("FROM", deeds.Area("game")), ("WHAT", deeds.This()))))
#: HL1 43. `You may attack`, `You may attack this turn`: so one may.
_ATTACK = tuple(
    (deeds.Do(deed),)
    for deed in (
        deeds.Deed("attack"),
        *(deeds.Deed(sense, (("WHAT", deeds.Picked(deeds.Nouns("attack"))),)) for sense in ("make", "play")),
    )
)
ATTACKING = (*_ATTACK, *((deeds.Last(one, "turn"),) for one in _ATTACK))


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
        body = tuple(one for part in body for inner in self.severally(part) for one in apart(within(inner)))
        body = merged(bought_before(chosen_before(body)))
        escaped: tuple[Any, ...] | None = self.tried(self.escaped, body)
        if escaped is not None:
            return escaped
        redrawn: tuple[Any, ...] | None = self.tried(self.redrawn, body)
        if redrawn is not None:
            return redrawn
        seen: tuple[Any, ...] | None = self.tried(self.looked_through, body)
        if seen is not None:
            return seen
        found = self.tried(self.next_attack, body)
        return (found,) if found is not None else tuple(self.effect(part) for part in body)

    def severally(self, part: Any) -> tuple[Any, ...]:
        """`Prevent all damage and avoid all attacks this turn`: each is done for that time."""
        if isinstance(part, deeds.Pay) and part.costs == (OWN_END,) and self.card_type in PASSING:
            return (*part.body, OWN_END)  # HL1 78. A card that is done with is paid with as it goes
        if isinstance(part, deeds.Last) and len(part.body) > 1 and self.tried(self.static, part.body) is None:
            if all(isinstance(one, deeds.Do) for one in part.body):
                return tuple(with_(part, body=(one,)) for one in part.body)
            at_once = [
                one for one in part.body if isinstance(one, deeds.Do) and self.tried(self.static, (one,)) is None
            ]
            if at_once and all(isinstance(one, (deeds.Do, deeds.Change)) for one in part.body):
                # What is done at once has no end: the time is that of what is so.
                return tuple(one if one in at_once else with_(part, body=(one,)) for one in part.body)
            if isinstance(part.body[0], deeds.State) and all(isinstance(one, deeds.Change) for one in part.body[1:]):
                # What becomes of somebody has no end of its own.
                return (part.body[0], with_(part, body=part.body[1:]))
        return (part,)

    def escaped(self, body: tuple[Any, ...]) -> tuple[Any, ...]:
        """`Your opponent may discard a card. If they do not, they lose 2 Ability.`: one or the other."""
        first, then = body if len(body) == 2 else (None, None)
        if not isinstance(then, deeds.If) or then.condition != OTHERS_DID_NOT or then.otherwise:
            raise CannotSay("what else there is to do")
        if not isinstance(first, deeds.Change) or first.mood not in ("let", "make") or first.role != "AGENT":
            raise CannotSay("what else there is to do")
        must = with_(first, mood="make")
        return (self.either(deeds.OneOf(((must,), then.body))),)

    def redrawn(self, body: tuple[Any, ...]) -> tuple[Any, ...]:
        """HL1 65. `reshuffle your hand into your Endurance and redraw`, at once or when that turn comes."""
        first, then = body if len(body) == 2 else (None, None)
        if not isinstance(first, deeds.Do) or not isinstance(then, deeds.Do) or first.deed.sense != "shuffle":
            raise CannotSay("what is drawn anew")
        agent, again = first.deed.role("AGENT"), then.deed.role("AGENT")
        who, said = self.as_by("you", agent), dict(first.deed.roles)
        if set(said) - {"AGENT"} != {"WHAT", "INTO"} or (again is not None and self.who(again) != who):
            raise CannotSay("what is drawn anew")
        if not self.owns(said["WHAT"], "hand", agent) or not self.owns(said["INTO"], "Endurance", agent):
            raise CannotSay("what is shuffled")
        if then.deed.sense == "redraw":
            return (Do("shuffle the hand", who=who),)
        if then.deed.sense == "draw up" and self.as_own_ability(then.deed.role("FIGURE"), agent) == who:
            return (Do("shuffle the hand", who=who, how="to Ability"),)
        raise CannotSay("what is drawn anew")

    def looked_through(self, body: tuple[Any, ...]) -> tuple[Any, ...]:
        """HL3 150. `look at your opponent's hand and discard one Event found there`."""
        first, second = body if len(body) == 2 else (None, None)
        if not isinstance(first, deeds.Do) or not isinstance(second, deeds.Do) or second.deed.sense != "discard":
            raise CannotSay("what is looked at")
        what = second.deed.role("WHAT")
        there = deeds.Is("found there")
        if self.lowered("do", first.deed) != Do("look at the hand") or {name for name, _ in second.deed.roles} != {
            "WHAT"
        }:
            raise CannotSay("what is looked at")
        if not isinstance(what, deeds.Picked) or not isinstance(what.nouns, deeds.Nouns):
            raise CannotSay("what is discarded")
        refuse_if(there not in what.nouns.before, "from where it is discarded")
        kinds = with_(what.nouns, before=tuple(one for one in what.nouns.before if one != there))
        return (DoSome("discard theirs", what=self.some(with_(what, nouns=kinds)), how="look"),)

    def effect(self, part: Any) -> Any:
        """Something that is done."""
        skipped = self.tried(self.skips_next, part)
        if skipped is not None:
            return skipped
        once, each = without_each(part)
        if each is None:
            return self.single(part)
        found = self.tried(self.single, part)  # some are so much for each, the others are done once for each
        return ForEach(self.counted(each), (self.single(once),)) if found is None else found

    def single(self, part: Any) -> Any:
        """One thing: for a time, offered, paid for, if something is so, one of two."""
        if isinstance(part, deeds.Last):
            return self.for_a_time(part)
        if isinstance(part, deeds.May) and part.who is None:
            return self.chosen_or_not(part)
        if isinstance(part, deeds.Pay):
            return self.bought_now(part)
        if isinstance(part, deeds.If) and not part.otherwise:
            powerful = self.tried(self.if_powerful, part)
            if powerful is not None:
                return powerful
            return If(self.asked(part.condition), self.effects(part.body))
        if isinstance(part, deeds.OneOf):
            return self.either(part)
        return self.at_once(part)

    def chosen_or_not(self, part: deeds.May) -> Any:
        """What you may do."""
        if self.card_type in PASSING and plain(part.body) in ATTACKING:
            return Do("do nothing")
        free = self.tried(self.exertion_for_a_time, part)
        if free is not None:
            return free
        if len(part.body) == 1 and isinstance(part.body[0], deeds.Last):
            inner = part.body[0]
            return self.lasting((deeds.May(inner.body),), inner.until)
        offered = self.effects(part.body)
        if len(offered) == 1 and isinstance(getattr(getattr(offered[0], "ability", None), "change", None), More):
            return offered[0]  # what one may play more of one need not play
        return Do("hide the next attack", how="may") if offered == (Do("hide the next attack"),) else May(offered)

    def exertion_for_a_time(self, part: deeds.May) -> Any:
        """HL1 56. `You may make a Power Blow without an Exertion this turn`."""
        paid = part.body[0] if len(part.body) == 1 and isinstance(part.body[0], deeds.Pay) else None
        last = paid.body[0] if paid is not None and len(paid.body) == 1 else None
        if paid is None or not isinstance(last, deeds.Last):
            raise CannotSay("how long that is so")
        found = self.exertion_for(deeds.May((with_(paid, body=last.body),)))
        return LastFor(found, self.span(last.until, found.who))

    def asked(self, node: Any) -> Any:
        """What has to be so: also of the card that the text had its player choose just before."""
        who: Any = node.who if isinstance(node, deeds.State) and not node.past and len(node.traits) == 1 else None
        chosen = self.told.get(who.slot) if isinstance(who, deeds.Ref) else None
        kind = node.traits[0] if chosen is not None else None
        if chosen is None or not isinstance(kind, deeds.Picked) or kind.word != "a" or node.non:
            return self.condition(node)
        if who.slot != min(self.told) or not isinstance(chosen, deeds.Picked):
            raise CannotSay("which card that is")
        return conditions.IsSo(conditions.CHOSEN_IS, cards=self.held_kinds(kind.nouns))

    def at_once(self, part: Any) -> Any:
        """What is simply done, or has to be."""
        if isinstance(part, deeds.Do) and part.deed.sense in ("play", "make") and part.deed.role("AGENT") is None:
            more = self.tried(lambda deed: self.lasting((deeds.May((deeds.Do(deed),)),), "turn"), part.deed)
            if more is not None:
                return more  # HL1 50. One more attack than otherwise is one of this turn
        if isinstance(part, deeds.Do):
            return self.lowered("do", part.deed)
        if isinstance(part, deeds.Change) and part.mood == "make" and part.role == "AGENT":
            return self.lowered("do", part.what)
        if isinstance(part, deeds.State):
            return self.tried(self.next_attack, (part,)) or self.made(part)
        if isinstance(part, deeds.Change) and part.mood == "let" and part.role == "AGENT":
            return self.offered_them(part)
        raise CannotSay("what is done")

    def offered_them(self, part: deeds.Change) -> Any:
        """HL1 35. `Your opponent may draw a card`: in a turn of their own they choose whether they do."""
        found = self.lowered("do", part.what)
        refuse_if(getattr(found, "who", "") != "opponent" or self.side(part.who) != "opponent", "who may do that")
        return OneOf(who="opponent", one=(found,), two=(Do("do nothing"),))

    def bought_now(self, part: deeds.Pay) -> Any:
        """Something that is paid for; or, for a time, a price."""
        last = part.body[0] if len(part.body) == 1 and isinstance(part.body[0], deeds.Last) else None
        if last is None:
            return self.payment(part)
        found = self.price(with_(part, body=last.body))
        return LastFor(found, self.span(last.until, found.who))

    def skips_next(self, part: Any) -> Any:
        """HL1 35. `Your opponent must skip their next Attack Phase`."""
        deed = part.what if isinstance(part, deeds.Change) and part.mood == "make" else getattr(part, "deed", None)
        if not isinstance(deed, deeds.Deed) or deed.sense != "skip":
            raise CannotSay("what is skipped")
        unit = deed.role("UNIT")
        known = {name for name, _ in deed.roles} <= {"AGENT", "UNIT"}
        if not known or not isinstance(unit, deeds.Related) or not unit.kind.startswith("next "):
            raise CannotSay("what is skipped")
        now = deeds.Related(unit.kind.removeprefix("next "), unit.of)
        change = self.skipped(now, deed.role("AGENT"))
        who = self.as_by("you", deed.role("AGENT"))
        return LastFor(abilities.Static(change, who), self.span("next turn", who))

    def either(self, part: deeds.OneOf) -> Any:
        """One thing or another: you choose, or whoever must discard chooses to suffer the other."""
        one, other = (self.effects(option) for option in part.options)
        if isinstance(part.options[0][0], deeds.Do):
            return Either(one, other)
        escape = one[0] if len(one) == 1 else None
        refuse_if({getattr(effect, "who", "") for effect in other} != {"opponent"}, "whom that is done to")
        if is_discard(escape) and escape.each is None and escape.who == "opponent":
            return UnlessDiscards(escape.what, other)
        refuse_if({getattr(effect, "who", "") for effect in one} != {"opponent"}, "what else there is to do")
        return OneOf(who="opponent", one=one, two=other)

    def for_a_time(self, part: deeds.Last) -> Any:
        """What is so, or is done again and again, for a time."""
        if len(part.body) == 1 and isinstance(part.body[0], deeds.Pay):
            paid = self.price(part.body[0])
            return LastFor(paid, self.span(part.until, paid.who))
        single = part.body[0] if len(part.body) == 1 else None
        found = self.ordered_for(single.deed, part.until) if isinstance(single, deeds.Do) else None
        if found is not None:
            return found
        if part.until.startswith(EACH_OF):
            return self.repeated(part)
        if part.until == AFTER_USE:
            if part.body == (OWN_END,):
                return Do("remove this from the game")
        return self.lasting(part.body, part.until)

    def ordered_for(self, deed: deeds.Deed, until: str) -> Any:
        """What you do for a time: take control, prevent damage, play more, silence cards; or nothing."""
        if deed.sense == "take control":
            span = replace(self.span(until, "you"), now=False)
            return replace(self.lowered("do", deed), span=span)
        if deed.sense in ("prevent", "avoid", "draw") and until == "turn":
            return self.lowered("do", deed)
        if deed.sense in ("play", "make") and deed.role("AGENT") is None:
            return self.lasting((deeds.May((deeds.Do(deed),)),), until)
        return self.silenced(deed, until) if deed.sense in ("nullify", "ignore") else None

    def silenced(self, deed: deeds.Deed, until: str) -> Any:
        """HL1 74, HLT 131. Cards that have no effect for a time."""
        static = self.tried(self.static, (deeds.Do(deed),))
        if static is not None:
            return LastFor(static, self.span(until, "you"))
        if until == "turn":
            return self.lowered("do", deed)
        raise CannotSay("how long that is")

    def repeated(self, part: deeds.Last) -> Any:
        """HL1 35. `during each of their next 2 turns`: at the beginning of each, or all of that time."""
        static = self.tried(self.static, part.body)
        if static is not None:
            return LastFor(static, self.span(part.until, static.who))
        effects = self.effects(part.body)
        span = self.span(part.until, "")
        if not all(isinstance(one, Points) and one.who == span.who for one in effects):
            raise CannotSay("what is done in each of those turns")
        return LastFor(abilities.When(PhaseBegins("beginning", span.who), effects), span)

    def made(self, part: deeds.State) -> Any:
        """HL1 67, 73. What becomes of a player or a weapon."""
        refuse_if(part.non or part.past or len(part.traits) != 1, "what becomes of it")
        trait = part.traits[0]
        if isinstance(part.who, deeds.Related) and part.who.kind == "weapon" and trait == deeds.Is("broken"):
            return Do("break the weapon", who=self.side(part.who.of))
        who = self.side(part.who)
        if trait == deeds.Is("Prone"):
            return Do("fall Prone", who=who)
        if trait == deeds.Is("Disarmed"):
            return Do("Disarm", who=who)
        raise CannotSay("what becomes of it")

    def payment(self, paid: deeds.Pay) -> Any:
        """What is paid for something."""
        costs = tuple(self.cost(part) for part in paid.costs)
        return Pay(costs, self.effects(paid.body))

    def cost(self, part: Any) -> Any:
        """Cards of one's hand or in play, Ability, an Exertion."""
        if isinstance(part, deeds.Do) and part.deed.sense == "make" and self.is_exertion(part.deed):
            return Do("pay an Exertion")
        own = deeds.Deed("remove", part.deed.roles) if isinstance(part, deeds.Do) else None
        here = own is not None and (own.role("FROM") == deeds.Area("play") or self.is_had_in_play(own))
        if own is not None and part.deed.sense in ("discard", "remove") and here:
            found = self.lowered("do", own)
            chosen = isinstance(found, DoTo) and found.deed == "remove from play" and isinstance(found.what, Chosen)
            if chosen and found.what.cards.after in ((), (Of("you"),)):  # nobody pays with another's cards
                return replace(found, what=replace(found.what, cards=replace(found.what.cards, after=(Of("you"),))))
        (found,) = self.effects((part,))
        lost = isinstance(found, Points) and found.deed == "lose"
        if (lost or is_discard(found) or isinstance(found, Burn)) and found.who == "you" and found.each is None:
            return replace(found, at_once=True) if isinstance(found, Burn) else found
        raise CannotSay("what is paid")

    def is_had_in_play(self, deed: deeds.Deed) -> bool:
        """`discard a Situation you have in play`: from there."""
        what = deed.role("WHAT")
        nouns = what.nouns if isinstance(what, deeds.Picked) and deed.role("FROM") is None else None
        had = nouns.after[0] if isinstance(nouns, deeds.Nouns) and len(nouns.after) == 1 else None
        return isinstance(had, deeds.Gap) and self.tried(self.place, had) == Of("you")

    def is_exertion(self, deed: deeds.Deed) -> bool:
        """HL1 55. `make a Hard Exertion`, and no more."""
        return {name for name, _ in deed.roles} == {"WHAT"} and self.as_hard_exertion(deed.role("WHAT"))


def plain(part: Any) -> Any:
    """A statement without the places of its words."""
    return deeds.changed(part, lambda node: with_(node, slot=-1) if isinstance(node, deeds.Picked) else node)


def apart(part: Any) -> tuple[Any, ...]:
    """`retrieve an attack and a defense`: the one, and the other."""
    must = isinstance(part, deeds.Change) and part.mood == "make"
    deed = part.deed if isinstance(part, deeds.Do) else part.what if must else None
    what = deed.role("WHAT") if deed is not None else None
    if deed is None or not isinstance(what, deeds.Both) or what.word != "and":
        return (part,)
    several = [
        with_(deed, roles=tuple((name, one if who is what else who) for name, who in deed.roles))
        for one in what.parts
    ]
    return tuple(with_(part, what=one) if must else deeds.Do(one) for one in several)


def without_each(part: Any) -> tuple[Any, Any]:
    """What is done, and for each of what; or that, and nothing."""
    found = [one for one in deeds.walk(part) if isinstance(one, deeds.Deed) and one.role("EACH") is not None]
    if len(found) != 1 or not adds_up(part):
        return part, None
    once = with_(found[0], roles=tuple(role for role in found[0].roles if role[0] != "EACH"))
    return deeds.changed(part, lambda node: once if node is found[0] else node), found[0].role("EACH")


def adds_up(part: Any) -> bool:
    """Whether something done twice is twice as much: not what is barred, or is so."""
    if isinstance(part, (deeds.Last, deeds.May)):
        return all(adds_up(one) for one in part.body)
    return isinstance(part, deeds.Do) or (isinstance(part, deeds.Change) and part.mood == "make")


def within(part: Any) -> Any:
    """`Your attacks this turn cannot be dodged`: what is said of cards of this turn is said for this turn."""
    who = part.who if isinstance(part, (deeds.Change, deeds.State)) else None
    who = part.deed.role("AGENT") if isinstance(part, deeds.Do) else who
    now = deeds.Within("this turn")
    if not isinstance(who, deeds.All) or not isinstance(who.nouns, deeds.Nouns):
        return part
    rest = tuple(unspanned(one) for one in who.nouns.after if one != now)
    if rest == who.nouns.after:
        return part
    plainly = with_(who, nouns=with_(who.nouns, after=rest))
    return deeds.Last((deeds.changed(part, lambda node: plainly if node == who else node),), "turn")


def unspanned(one: Any) -> Any:
    """`attacks you play this turn`: attacks you play, of this turn."""
    plays = isinstance(one, deeds.Gap) and one.deed.sense in ("play", "make") and not one.past and not one.non
    return with_(one, span="") if plays and one.span == "this turn" else one


def chosen_before(body: tuple[Any, ...]) -> tuple[Any, ...]:
    """`Choose an Ally. Remove that Ally from play.`: whoever chooses does it to what is chosen.

    What is chosen without a word about where is not looked for in one's own hand, where one discards from.
    """
    first = body[0].deed if len(body) > 1 and isinstance(body[0], deeds.Do) else None
    what = first.role("WHAT") if first is not None and first.sense == "choose" else None
    if (
        first is None
        or not isinstance(what, deeds.Picked)
        or {name for name, _ in first.roles} - {"WHAT", "FROM", "AT"}
    ):
        return body
    said = {name: who for name, who in first.roles if name != "WHAT"}
    found: list[Any] = []

    def named(node: Any) -> Any:
        if isinstance(node, deeds.Deed) and any(is_ref(who, what.slot) for _, who in node.roles):
            nowhere = node.sense == "discard" and node.role("FROM") is None and "FROM" not in said
            refuse_if(nowhere and not getattr(what.nouns, "after", ()), "where it is chosen")
            found.append(node)
            roles = {name: what if is_ref(who, what.slot) else who for name, who in node.roles}
            roles |= said
            return deeds.Deed(node.sense, tuple(sorted(roles.items(), key=lambda role: role[0])), node.manner)
        return node

    rest: tuple[Any, ...] = deeds.changed(body[1:], named)
    again = any(is_ref(node, what.slot) for node in deeds.walk(rest))  # what is asked of it, it has to be seen for
    return rest if len(found) == 1 and not again else body


def is_ref(node: Any, slot: int) -> bool:
    return isinstance(node, deeds.Ref) and node.slot == slot


def bought_before(body: tuple[Any, ...]) -> tuple[Any, ...]:
    """`You may discard a card. If you do, draw two cards.`: what may be done is the price of the other."""
    first, then = body if len(body) == 2 else (None, None)
    if not isinstance(then, deeds.If) or then.condition != deeds.Done() or then.otherwise:
        return body
    offered = isinstance(first, deeds.May)
    costs = first.body if isinstance(first, deeds.May) else (first,)
    others = isinstance(first, deeds.May) and first.who is not None
    if others or not isinstance(costs[0], deeds.Do) or not is_price(costs[0].deed):
        return body
    paid = deeds.Pay(costs, then.body)
    return (deeds.May((paid,)),) if offered else (paid,)


def is_price(deed: deeds.Deed) -> bool:
    """Whether it may be paid: what is taken from play is the card itself, or what you have there."""
    own = any(isinstance(node, (deeds.This, deeds.You)) for node in deeds.walk(deed.role("WHAT")))
    return own or deed.role("FROM") != deeds.Area("play")


def merged(body: tuple[Any, ...]) -> tuple[Any, ...]:
    """`Search your Endurance for an Ally and put it into play`: what is found or taken, and where it then goes."""
    if len(body) != 2 or not all(isinstance(part, deeds.Do) for part in body):
        return body
    one, two = body[0].deed, body[1].deed
    found = one.role("FOR") if one.sense == "search" else one.role("WHAT")
    origin = one.role("WHAT") if one.sense == "search" else one.role("FROM")
    names = {name for name, _ in one.roles}
    piled = one.sense == "remove" and isinstance(origin, deeds.Area) and origin.kind == "discard pile"
    if not (piled or one.sense in ("search", "retrieve")) or names not in ({"FOR", "WHAT"}, {"FROM", "WHAT"}):
        return body
    goes = two.sense in ("place", "shuffle")
    follows = goes and isinstance(two.role("WHAT"), deeds.Ref) and two.role("FROM") is None
    if not follows or two.role("WHAT").slot != getattr(found, "slot", None):
        return body
    roles = {**dict(two.roles), "WHAT": found, "FROM": origin}
    return (deeds.Do(deeds.Deed(two.sense, tuple(sorted(roles.items(), key=lambda role: role[0])))),)

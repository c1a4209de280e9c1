"""What a player may do with a card that is there: by paying for it, in place of something, once a turn."""

from __future__ import annotations

from dataclasses import replace as with_
from typing import Any

from quickening.core.data import replace
from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.highlander.definitions import ATTACK, BLOCK, PASSING
from quickening.games.highlander.kinds import abilities
from quickening.games.highlander.kinds.conditions import HasDone
from quickening.games.highlander.kinds.effects import Do
from quickening.games.highlander.kinds.filters import Of, only
from quickening.games.highlander.meaning.effects import Effects, plain
from quickening.games.highlander.meaning.events import PHASES
from quickening.lang import deeds

#: HL1 76. What is paid with the card itself, and where it goes.
LEAVES = {
    deeds.Do(deeds.Deed("discard", (("FROM", deeds.Area("play")), ("WHAT", deeds.This())))): "play",
    deeds.Do(deeds.Deed("discard", (("WHAT", deeds.This()),))): "play",
    deeds.Do(deeds.Deed("remove", (("FROM", deeds.Area("play")), ("WHAT", deeds.This())))): "play",
    deeds.Do(deeds.Deed("remove", (("FROM", deeds.Area("game")), ("WHAT", deeds.This())))): "game",
    deeds.Do(deeds.Deed("tear", (("AT", deeds.Is("in half")), ("WHAT", deeds.This())))): "game",
}
#: HL1 55. An Exertion that is made for something.
EXERTIONS = tuple(
    deeds.Do(deeds.Deed("make", (("WHAT", deeds.Picked(deeds.Nouns(kind))),)))
    for kind in ("Exertion", "Hard Exertion")
)

#: HL1 21. No Special Card was played this turn, and none is.
NO_SPECIAL = HasDone("play", cards=only("Special Card"), now=True, not_=True)
#: HL1 77. When a card is countered, and whether also as it is put into play.
COUNTERED = {"": False, "as played": False, "as played or put": True}


class Using(Effects):
    """What may be used."""

    def limit(self, one: deeds.Ability) -> str:
        found = [part for part in one.adjuncts if isinstance(part, deeds.Limit)]
        refuse_if(len(found) > 1 or (found and found[0].times != 1), "how often")
        return found[0].per if found else ""

    def unless(self, one: deeds.Ability) -> Any:
        found = [part.condition for part in one.adjuncts if isinstance(part, deeds.Unless)]
        refuse_if(len(found) > 1, "two conditions")
        return found[0] if found else None

    def used(self, one: deeds.Ability, when: str, once: bool) -> Any:
        """Something its player may do."""
        condition = None if one.needs is None else self.condition(one.needs)
        body = one.body[0].body
        if len(body) == 1 and isinstance(body[0], deeds.Pay):
            found = self.bought(body[0], when, once, condition)
            return replace(found, ever=True) if self.limit(one) == "game" else found
        return abilities.Used(
            self.effects(body), when, once=once, condition=condition, ever=self.limit(one) == "game"
        )

    def bought(self, paid: deeds.Pay, when: str, once: bool, condition: Any) -> Any:
        """HL1 55, 76. Something is paid for it: the card itself, an Exertion, or cards."""
        if len(paid.costs) == 1 and plain(paid.costs[0]) in LEAVES:
            leaves = LEAVES[plain(paid.costs[0])]
            return abilities.Used(self.effects(paid.body), when, leaves, condition=condition)
        if len(paid.costs) == 1 and plain(paid.costs[0]) in EXERTIONS:
            return abilities.Used(self.effects(paid.body), when, once=once, exertion=True, condition=condition)
        return abilities.Used((self.payment(paid),), when, once=once, condition=condition)

    def used_by_others(self, one: deeds.Ability) -> Any:
        """`Any player may make an Exertion during their turn to remove this card from play` and its like."""
        who = self.who(one.users)
        times = [part for part in one.adjuncts if isinstance(part, deeds.Time)]
        if self.card_type in PASSING or len(times) != len(one.adjuncts) or len(times) > 1 or who == "you":
            raise CannotSay("who may do that, and when")
        when = "turn"
        if times:
            own = times[0].whose in (one.users, deeds.Ref(getattr(one.users, "slot", -2), "their"))
            when = self.own_time(with_(times[0], whose=deeds.You())) if own else ""
        refuse_if(not when or len(one.body) != 1, "when they may do that")
        condition = None if one.needs is None else self.condition(one.needs)
        body = deeds.changed(one.body[0], lambda node: deeds.You() if self.is_user(node, one.users) else node)
        found = self.bought(body, when, False, condition)
        return replace(found, anyone=True) if who == "each" else replace(found, theirs=True)

    def is_user(self, node: Any, user: Any) -> bool:
        """Whether somebody is whoever may use it: the text then speaks of them as it does of you elsewhere."""
        return bool(node == user) or (isinstance(node, deeds.Ref) and node.slot == getattr(user, "slot", -2))

    def own_time(self, time: deeds.Time) -> str:
        """When in one's own turn something may be done, by the word of the rules for it; or nothing."""
        if not isinstance(time.whose, deeds.You):
            return ""
        if time.unit == "turn":
            return {"start": "beginning", "during": "turn"}.get(time.point, "")
        phase = PHASES.get(time.unit, "") if time.point == "during" else ""
        return phase if phase in ("beginning", "defense", "attack") else ""

    def in_place(self, one: deeds.Ability, instead: list[deeds.InsteadOf]) -> Any:
        """HL1 28, 50. `Instead of playing a Special Card, you may ...`, `Instead of attacking, you may ...`."""
        if len(instead) > 1 or len(one.body) != 1 or not isinstance(one.body[0], deeds.May):
            raise CannotSay("what is done instead")
        deed = instead[0].deed
        times = [part for part in one.adjuncts if part not in (instead[0], deeds.Limit("turn"))]
        draws = deed.sense == "draw"
        if (times and (len(times) > 1 or not self.is_own_phase(times[0], draws))) or self.card_type in PASSING:
            raise CannotSay("when that is done")
        plainly = with_(one, adjuncts=())
        what = deed.role("WHAT")
        if {name for name, _ in deed.roles} <= {"WHAT"}:
            if deed.sense == "play" and isinstance(what, deeds.Picked) and what.nouns == deeds.Nouns("Special Card"):
                return replace(self.used(plainly, "turn", self.limit(one) == "turn"), instead=True)
            if self.is_attacking(deed, what):
                return replace(self.used(plainly, "attack", False), in_place=True)
        if draws and self.draws_own(deed):
            return self.used(plainly, "draw", False)
        raise CannotSay("instead of what")

    def is_own_phase(self, time: Any, draws: bool) -> bool:
        """Whether a time is one's own turn, or the phase in which one draws."""
        if not isinstance(time, deeds.Time) or time.which is not None or not isinstance(time.whose, deeds.You):
            return False
        return time.point == "during" and time.unit in ("turn", *(("Draw/Discard Phase",) if draws else ()))

    def is_attacking(self, deed: deeds.Deed, what: Any) -> bool:
        if deed.sense == "attack":
            return what is None
        plain_attack = isinstance(what, deeds.Picked) and what.nouns == deeds.Nouns("attack") and what.word == "a"
        return deed.sense in ("play", "make") and plain_attack

    def draws_own(self, deed: deeds.Deed) -> bool:
        """Drawing cards, from one's own Endurance."""
        what, origin = deed.role("WHAT"), deed.role("FROM")
        plain_cards = isinstance(what, (deeds.Picked, deeds.All)) and what.nouns == deeds.Nouns("card")
        return plain_cards and (origin is None or self.owns(origin, "Endurance", None))

    def used_once(self, one: deeds.Ability) -> Any:
        """HL1 35. `Once during your turn, you may ...`."""
        if self.card_type in PASSING or self.unless(one) is not None:
            raise CannotSay("what may be used of a card that is done with")
        found = self.used(one, "turn", self.limit(one) == "turn")
        if found.exertion and found.condition == HasDone("play a Special Card", now=True, not_=True):
            return replace(found, condition=None, no_special=True)
        return found

    def offered(self, one: deeds.Ability, paid: deeds.Pay) -> Any:
        """`You may discard this card from play to ...`, `You may make a Hard Exertion to ...`."""
        cost = plain(paid.costs[0]) if len(paid.costs) == 1 else None
        if cost not in LEAVES and cost not in EXERTIONS:
            return None
        condition = None if one.needs is None else self.condition(one.needs)
        if cost in LEAVES and self.unless(one) is None:
            counters = len(paid.body) == 1 and self.counters(paid.body[0]) is not None
            if counters and not self.is_of_play(self.counters(paid.body[0]).role("WHAT")):
                return self.countering(paid.body[0], LEAVES[cost], condition)
            return abilities.Used(self.effects(paid.body), "any", LEAVES[cost], condition=condition)
        no_special = condition in (HasDone("play a Special Card", now=True, not_=True), NO_SPECIAL)
        plain_use = len(paid.body) == 1 and self.unless(one) is None
        if cost in EXERTIONS and (condition is None or no_special) and plain_use:
            found = self.exerting(paid.body[0])
            if found is None and self.card_type not in PASSING:
                found = abilities.Used(self.effects(paid.body), "turn", exertion=True)
            return replace(found, no_special=True) if found is not None and no_special else found
        return None

    def counters(self, part: Any) -> Any:
        """What is countered, as it is played or put into play; or nothing."""
        inner = part.body[0] if isinstance(part, deeds.Last) and len(part.body) == 1 else part
        if isinstance(inner, deeds.Do) and inner.deed.sense == "counter":
            return inner.deed
        return None

    def is_of_play(self, what: Any) -> bool:
        """Whether it is said of cards that they are in play: those are not countered as they are played."""
        return any(isinstance(self.tried(self.place, one), Of) for one in getattr(what.nouns, "after", ()))

    def countering(self, part: Any, leaves: str, condition: Any = None) -> Any:
        """HL1 77. A card that is countered as it is played."""
        deed, until = self.counters(part), part.until if isinstance(part, deeds.Last) else ""
        if condition is not None or {name for name, _ in deed.roles} != {"WHAT"}:
            raise CannotSay("what is countered")
        what = deed.role("WHAT")
        if not isinstance(what, deeds.Picked) or what.word != "a" or until not in COUNTERED:
            raise CannotSay("what is countered")
        return abilities.Counters(self.held_kinds(theirs(what.nouns)), leaves, COUNTERED[until])

    def exerting(self, part: Any) -> Any:
        """HL1 52, 53. `make this attack a Power Blow`."""
        deed = part.deed if isinstance(part, deeds.Do) else None
        if deed is None or deed.sense != "make into" or not isinstance(deed.role("WHAT"), deeds.This):
            return None
        into = deed.role("AS")
        kind = (
            into.nouns.kind if isinstance(into, deeds.Picked) and into.nouns == deeds.Nouns(into.nouns.kind) else ""
        )
        if self.card_type == ATTACK and kind in ("Power Blow", "Head Shot"):
            return abilities.Used(
                (Do("make this a Power Blow", how="Head Shot" if kind == "Head Shot" else ""),),
                "attack",
                exertion=True,
            )
        if self.card_type == BLOCK and kind == "Power Block":
            return abilities.Used((Do("make this a Power Block"),), "defense", exertion=True)
        raise CannotSay("what is made of it")


def theirs(nouns: Any) -> Any:
    """`an Event your opponent plays`: it is your opponent who plays what you counter."""
    gaps = [one for one in nouns.after if isinstance(one, deeds.Gap)] if isinstance(nouns, deeds.Nouns) else []
    if len(gaps) != 1:
        return nouns
    gap, rest = gaps[0], tuple(one for one in nouns.after if one is not gaps[0])
    said = dict(gap.deed.roles) if gap.role == "WHAT" and not gap.non else {}
    just = gap.deed.sense == "play" and set(said) <= {"AGENT", "HOW"} if said else False
    theirs = just and said.get("AGENT") == deeds.Related("your opponent")
    now = not getattr(gap, "past", False) or said.get("HOW") == deeds.Is("just")
    return deeds.Nouns(nouns.kind, nouns.before, rest) if theirs and now else nouns

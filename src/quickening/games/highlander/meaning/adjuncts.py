"""The parts of an ability put where the rules ask for them: times that say nothing, conditions, who does it."""

from __future__ import annotations

from dataclasses import replace as with_
from typing import Any

from quickening.english.lowering import CannotSay
from quickening.games.highlander.definitions import PASSING
from quickening.lang import deeds

PLAY = deeds.Area("play")


def once_a_turn(one: deeds.Ability) -> deeds.Ability:
    """HL1 35. `Once, during your turn, you may ...`: what may be done once a turn is done in one's own."""
    own = deeds.Time("during", "turn", deeds.You())
    limited = any(isinstance(part, deeds.Limit) and part.per == "turn" for part in one.adjuncts)
    return with_(one, adjuncts=tuple(part for part in one.adjuncts if part != own)) if limited else one


def as_played(one: deeds.Ability, card_type: str) -> deeds.Ability:
    """`You may draw a card after playing this block`: that is when its text is carried out anyway."""
    return _without_time(one, "after playing this") if card_type in PASSING else one


def at_any_time(one: deeds.Ability) -> deeds.Ability:
    """`You may discard this card from play at any time to ...`: what may be done may be done whenever it can."""
    offered = len(one.body) == 1 and isinstance(one.body[0], deeds.May)
    return _without_time(one, "any time") if offered else one


def _without_time(one: deeds.Ability, until: str) -> deeds.Ability:
    """The ability without words for a time that say nothing: what they are said of, in their place."""

    def is_said_so(node: Any) -> bool:
        return isinstance(node, deeds.Last) and (node.until, len(node.body)) == (until, 1)

    if not any(map(is_said_so, deeds.walk(one))):
        return one
    found: deeds.Ability = deeds.changed(one, lambda node: node.body[0] if is_said_so(node) else node)
    return found


def in_play(one: deeds.Ability) -> deeds.Ability:
    """HL1 21. `While this card is in play`: a text holds while its card is there, whether it says so or not."""
    return with_(one, needs=None) if one.needs == deeds.State(deeds.This(), (deeds.In(PLAY),)) else one


def in_such_turns(one: deeds.Ability, time: deeds.Time) -> tuple[deeds.Ability, deeds.Time]:
    """`at the end of each of your turns in which you did not attack`: if that was so in that turn."""
    if not isinstance(time.which, deeds.Fact) or one.needs is not None:
        return one, time
    if (time.point, time.unit) != ("end", "turn") or time.which.span or time.which.deed.role("AGENT") != time.whose:
        raise CannotSay("in which turn")
    return with_(one, needs=with_(time.which, span="this turn")), with_(time, which=None)


def of_this_turn(needs: Any, time: deeds.Time) -> Any:
    """At the end of a turn, `if they did not attack` asks of that turn."""
    ends = time.point == "end" and time.unit == "turn"
    if ends and isinstance(needs, deeds.Fact) and needs.past and not needs.span:
        return with_(needs, span="this turn")
    return needs


def ending(body: tuple[Any, ...], time: deeds.Time) -> tuple[Any, ...]:
    """The same, where the condition stands behind what is done."""
    part = body[0] if len(body) == 1 else None
    return (with_(part, condition=of_this_turn(part.condition, time)),) if isinstance(part, deeds.If) else body


def speaks_of(node: Any, slot: int) -> bool:
    """Whether words point to somebody."""
    if isinstance(node, deeds.Ref):
        return node.slot == slot
    return any(speaks_of(part, slot) for part in deeds.parts(node))


#: Verbs of state: with `if`, they ask what is so, and wait for nothing.
STATES = ("have", "have in", "control", "have Ability", "hold", "attack pending", "damage pending", "free hand")


def as_condition(one: deeds.Ability) -> deeds.Ability:
    """`If you have an Ally in play`: what somebody has is no event."""
    events = [part for part in one.adjuncts if isinstance(part, deeds.Event)]
    if len(events) != 1 or len(events[0].deeds) != 1 or events[0].deeds[0].sense not in STATES:
        return one
    if one.needs is not None:
        raise CannotSay("two conditions")
    rest = tuple(part for part in one.adjuncts if part is not events[0])
    return with_(one, shape="always", adjuncts=rest, needs=deeds.Fact(events[0].deeds[0]))


def asked_of_the_body(one: deeds.Ability) -> deeds.Ability:
    """`If this attack is successful, your next attack cannot be blocked if it is no Power Blow`: the second condition
    speaks of what is done, and is asked of that.
    """
    first, last = (
        one.needs.parts if isinstance(one.needs, deeds.Joined) and len(one.needs.parts) == 2 else (None, None)
    )
    slots = [node.slot for node in deeds.walk(one.body) if isinstance(node, deeds.Picked)]
    if first is None or one.needs.word != "and" or not any(speaks_of(last, slot) for slot in slots):
        return one
    return with_(one, needs=first, body=(deeds.If(last, one.body),))


def unless_so(one: deeds.Ability) -> deeds.Ability:
    """`unless you have an Ally in play`: if that is not so. What somebody would have to do is another matter."""
    found = [part for part in one.adjuncts if isinstance(part, deeds.Unless)]
    asked = found[0].condition if len(found) == 1 and one.needs is None else None
    if isinstance(asked, deeds.Fact) and not asked.past and asked.deed.sense not in STATES:
        return one
    if not isinstance(asked, (deeds.Fact, deeds.State)):
        return one
    rest = tuple(part for part in one.adjuncts if part is not found[0])
    return with_(one, adjuncts=rest, needs=with_(asked, non=not asked.non))


def without_agent(deed: deeds.Deed) -> deeds.Deed:
    """The deed, whoever does it."""
    return with_(deed, roles=tuple(role for role in deed.roles if role[0] != "AGENT"))


def with_agent(deed: deeds.Deed, agent: Any) -> deeds.Deed:
    """The deed as somebody's."""
    return with_(deed, roles=tuple(sorted((*deed.roles, ("AGENT", agent)), key=lambda role: role[0])))


def with_role(deed: deeds.Deed, each: deeds.ForEach) -> deeds.Deed:
    """The deed with what is counted for it."""
    return with_(deed, roles=tuple(sorted((*deed.roles, ("EACH", each)), key=lambda role: role[0])))

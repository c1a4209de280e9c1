"""Cards put face up before a player: what they are there, how they are played, and when they go, as one thing."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.shadowfist.kinds.effects import Do
from quickening.games.shadowfist.kinds.setting_aside import FACE_UP, IGNORING
from quickening.games.shadowfist.state_values import TURN
from quickening.lang import deeds

#: What of an Event is copied onto a card that is to be played in its place.
WHOLE = "title, restrictions, and rules text"
#: What is done with the card, by how it may be played.
PLAYED = {"as from hand": FACE_UP, "as from hand, ignoring": IGNORING}
ENDS = {None: TURN, deeds.You(): "your turn"}
UNPLAYED = (deeds.Is("unplayed"),)


def is_setting_aside(part: Any) -> bool:
    """`put this card face up in front of you`."""
    return isinstance(part, deeds.Do) and part.deed.sense == "set aside"


def set_aside_in(body: tuple[Any, ...]) -> int:
    """How many statements from the first on, which puts a card there, say what becomes of it."""
    copies = len(body) > 1 and isinstance(body[1], deeds.Do) and body[1].deed.sense == "copy"
    return 4 if copies else 3


def same(node: Any, other: Any) -> bool:
    """Whether two phrases mean one card."""
    slots = (getattr(node, "slot", None), getattr(other, "slot", None))
    return node == other or (slots[0] is not None and slots[0] == slots[1])


def set_aside(lowering: Any, body: tuple[Any, ...]) -> Do:
    """`You may play it as if it were in your hand. Toast it at the end of the turn if it is unplayed.`."""
    refuse_if(len(body) != set_aside_in(body), "what becomes of the card that lies face up")
    first, *copies, offered, last = body
    what = first.deed.role("WHAT")
    refuse_if(first.deed.role("HOW") != deeds.Is("before you"), "where it is put")
    source = copied(lowering, copies[0].deed, what) if copies else None
    deed = played(offered, what)
    return Do(lowering.as_selection(what), deed, to=source, until=toasted(last, what))


def copied(lowering: Any, deed: deeds.Deed, what: Any) -> Any:
    """SF 36.2. Whose title, restrictions and rules text it has there."""
    figure = deed.role("FIGURE")
    if not isinstance(figure, deeds.Figure) or figure.figure != WHOLE or not same(deed.role("TO"), what):
        raise CannotSay("what is copied")
    return lowering.as_single(figure.of)


def played(part: Any, what: Any) -> str:
    """That it may be played as if from hand, or so and ignoring its resource conditions."""
    deed = part.body[0].deed if isinstance(part, deeds.May) and part.who is None and len(part.body) == 1 else None
    how = deed.role("HOW") if deed is not None and deed.sense == "play" else None
    if deed is None or not isinstance(how, deeds.Is) or how.word not in PLAYED or not same(deed.role("WHAT"), what):
        raise CannotSay("how it may be played")
    refuse_if({name for name, _ in deed.roles} - {"WHAT", "HOW"}, "how it may be played")
    return PLAYED[how.word]


def toasted(part: Any, what: Any) -> str:
    """SF 26.4. At the end of which turn it is toasted, if it is still there."""
    when = part.when if isinstance(part, deeds.Later) else None
    asked = part.body[0] if when is not None and len(part.body) == 1 else None
    if not isinstance(when, deeds.Time) or (when.point, when.unit, when.which) != ("end", "turn", None):
        raise CannotSay("when it is toasted")
    if not isinstance(asked, deeds.If) or asked.otherwise or len(asked.body) != 1:
        raise CannotSay("what becomes of it")
    so, done = asked.condition, asked.body[0]
    if not isinstance(so, deeds.State) or so.traits != UNPLAYED or so.non or not same(so.who, what):
        raise CannotSay("when it is toasted")
    toast = isinstance(done, deeds.Do) and done.deed.sense == "toast" and same(done.deed.role("WHAT"), what)
    refuse_if(not toast or when.whose not in ENDS, "what becomes of it")
    return ENDS[when.whose]

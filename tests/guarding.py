"""Holds the games to it that events alone write to the state.

While it is guarded, every write to a card, a player or another record of the state, and to the fields, lists and
tables of the game, is looked at: unless an event is being applied, code of a game may not write. Set-up may, before
the first step, and so may those who imagine a game that a seat could be in. What is supposed while it is judged
(`core/supposing.py`) is taken back at once. The fields by which the engine runs (`RUNNING`) are its own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import msgspec

from quickening.core.chance import Chance
from quickening.core.data import Codec, Mutable, descendants
from quickening.core.events import Event
from quickening.core.frames import Frame
from quickening.core.game import Game

#: What belongs to the engine that runs the frames, not to the table.
RUNNING = frozenset(
    {
        "stack",
        "pending",
        "log",
        "answers",
        "clock",
        "chosen",
        "result",
        "decision",
        "outcome",
        "known",
    }
)
#: The functions in which cards are laid out before the first step.
SET_UP = frozenset({"build", "lay_mission", "prepare"})
#: The modules that deal the cards of a game anew which only looks like one.
IMAGINING = "redealing.py"
#: Where a game is entered from outside. A test that calls anything else of a game sets its table up by hand.
ENTRIES = ("/game.py", "/__init__.py", "/cheating.py")

WRITING_TO_LISTS = "append extend insert remove pop clear sort reverse __setitem__ __delitem__ __iadd__"
WRITING_TO_TABLES = "__setitem__ __delitem__ pop popitem clear update setdefault"


class Writer:
    """Who writes: whether an event does, and who did without one."""

    def __init__(self) -> None:
        self.applying = 0
        self.faults: set[str] = set()

    def writes(self, what: str) -> None:
        """Something is written by the code two calls up."""
        if self.applying:
            return
        frame = sys._getframe(2)
        code = frame.f_code
        if "/quickening/games/" not in code.co_filename or is_exempt(frame):
            return
        place = code.co_filename.partition("/quickening/")[2]
        self.faults.add(f"{place}:{frame.f_lineno}: {code.co_name} writes to {what}")


def is_exempt(frame: FrameType | None) -> bool:
    """Whether the table is being laid out, here or by a test, or a game imagined."""
    entered = ""
    while frame is not None:
        code, frame = frame.f_code, frame.f_back
        if code.co_name in SET_UP or code.co_filename.endswith(IMAGINING):
            return True
        if "/quickening/" in code.co_filename:
            entered = code.co_filename
    return "/quickening/games/" in entered and not entered.endswith(ENTRIES)


WRITER = Writer()


class GuardedList(list[Any]):
    """A list of the state."""

    name = ""


class GuardedTable(dict[Any, Any]):
    """A table of the state."""

    name = ""


def _watched(base: Any, method: str) -> Callable[..., Any]:
    write = getattr(base, method)

    def watched(self: Any, *args: Any, **kwargs: Any) -> Any:
        WRITER.writes(f"{self.name}.{method}")
        return write(self, *args, **kwargs)

    return watched


for _method in WRITING_TO_LISTS.split():
    setattr(GuardedList, _method, _watched(list, _method))
for _method in WRITING_TO_TABLES.split():
    setattr(GuardedTable, _method, _watched(dict, _method))


def held(value: Any, name: str) -> Any:
    """A value of the state, whose own writes are looked at."""
    found: Any = value
    if type(value) is list:
        found = GuardedList(value)
    elif type(value) is dict:
        found = GuardedTable({key: held(item, name) for key, item in value.items()})
    if found is not value:
        found.name = name
    return found


def watch(game: Game) -> None:
    """Look at the lists and tables of a game from now on."""
    for name in game.__struct_fields__:
        value = getattr(game, name)
        if name not in RUNNING and name not in game.TRANSIENT and type(value) in (list, dict):
            msgspec.Struct.__setattr__(game, name, held(value, name))


def _set_record(self: Any, name: str, value: Any) -> None:
    WRITER.writes(f"{type(self).__name__}.{name}")
    msgspec.Struct.__setattr__(self, name, value)


def _set_game(self: Any, name: str, value: Any) -> None:
    if name not in RUNNING and name not in self.TRANSIENT:
        WRITER.writes(f"{type(self).__name__}.{name}")
        value = held(value, name)
    msgspec.Struct.__setattr__(self, name, value)


def _applied(apply: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
    def applied(self: Any, game: Any) -> None:
        WRITER.applying += 1
        try:
            apply(self, game)
        finally:
            WRITER.applying -= 1

    return applied


def _patches() -> Iterator[tuple[Any, str, Any]]:
    """Every method to be replaced: of which class, its name, and by what."""
    records: set[Any] = {kind for kind in descendants(Mutable) if not issubclass(kind, (Frame, Chance))}
    yield from ((kind, "__setattr__", _set_record) for kind in records)
    yield from ((kind, "__setattr__", _set_game) for kind in descendants(Game))
    for kind in (Event, *descendants(Event)):
        if "apply" in vars(kind):
            yield kind, "apply", _applied(vars(kind)["apply"])
    advance, encode = Game.advance, Codec.encode

    def guarded_advance(self: Game) -> None:
        watch(self)
        advance(self)

    def plain_encode(self: Codec, value: Any) -> Any:
        return encode(self, list(value) if type(value) is GuardedList else value)

    yield Game, "advance", guarded_advance
    yield Codec, "encode", plain_encode


@contextmanager
def guarded() -> Iterator[set[str]]:
    """Where anybody wrote to the state of a game without an event, for the games that have been imported."""
    before = [(kind, name, vars(kind).get(name)) for kind, name, _ in _patches()]
    for kind, name, method in list(_patches()):
        setattr(kind, name, method)
    WRITER.faults = set()
    try:
        yield WRITER.faults
    finally:
        for kind, name, method in before:
            if method is None:
                delattr(kind, name)
            else:
                setattr(kind, name, method)

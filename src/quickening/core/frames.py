"""The game as a stack of frames.

A frame is a small record with its own fields and the name of its next step. A step is a method: it does a little and
returns what comes next. Nothing that runs is kept anywhere else, so a game paused at a decision is plain data.

A step returns

- another step of the same frame (`return self.conclude`), or what that one returns where nobody can come in between
  (`return self.conclude(game)`),
- `Ask(decision, then=self.answered)`: the step `answered` finds the chosen options in `game.chosen`,
- `Run(frame, then=self.next)`: run that frame first; the step `next` finds what it gave back in `self.returned`,
- `Done(value)`: this frame is done, and gives a value back to the frame that ran it,
- `None`: this frame is done, and gives nothing back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

import msgspec

from quickening.core.data import Mutable
from quickening.core.decisions import Decision


class Frame(Mutable):
    """One thing going on: a round, a combat, the resolving of a power. `rule` is the rule that it carries out.

    A frame that `sets_up` is what comes before the first turn. `returned` is what the frame it last ran gave back,
    until it asks or runs another one.
    """

    rule: ClassVar[str] = ""
    sets_up: ClassVar[bool] = False

    step: str = "start"
    returned: Any = None

    def end(self, game: Any) -> Next:
        """There is nothing left to do."""
        return None


class Ask(msgspec.Struct, frozen=True, gc=False):
    """Put a decision to a player, then go on with a step of this frame."""

    decision: Decision
    then: Callable[[Any], Any]


class Run(msgspec.Struct, frozen=True, gc=False):
    """Run another frame, then go on with a step of this one; without `then` this frame is done."""

    frame: Frame
    then: Callable[[Any], Any] | None = None


class Done(msgspec.Struct, frozen=True, gc=False):
    """This frame is done; the frame that ran it finds the value in its `returned`."""

    value: Any


Next: TypeAlias = "Callable[[Any], Any] | Ask | Run | Done | None"

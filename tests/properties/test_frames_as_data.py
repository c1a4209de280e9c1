"""Whatever a frame may hold is plain data: a game can be saved wherever it is paused, at any card's question."""

from __future__ import annotations

import importlib
import pkgutil
import typing
from collections.abc import Iterator
from typing import Any

import quickening.games
from quickening.core.data import descendants
from quickening.core.frames import Frame


def kinds_in(hint: Any) -> Iterator[Any]:
    """The classes that a type is made of."""
    yield hint
    for part in typing.get_args(hint):
        yield from kinds_in(part)


def frames() -> list[type[Frame]]:
    for module in pkgutil.walk_packages(quickening.games.__path__, "quickening.games."):
        importlib.import_module(module.name)
    return descendants(Frame)


def test_no_frame_holds_a_tuple_with_names() -> None:
    """Such a tuple cannot be saved: it would come back without its names."""
    named = {
        f"{frame.__module__}.{frame.__qualname__}.{field}"
        for frame in frames()
        for field, hint in typing.get_type_hints(frame).items()
        for kind in kinds_in(hint)
        if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")
    }

    assert len(frames()) > 100
    assert not named

"""Says what is known of every kind of value. Run by itself with the engine in either form, as `playing` is."""

from __future__ import annotations

import inspect
import json
import sys
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import quickening.games
from quickening.core.data import Frozen, Mutable, descendants, fields
from quickening.core.game import Game
from quickening.english.lowering import field_types


def kinds() -> dict[str, list[str]]:
    """Of every kind of value: how it is made, and what each field begins as."""
    for module in walk_packages(quickening.games.__path__, "quickening.games."):
        import_module(module.name)
    found: list[type[Any]] = [kind for base in (Frozen, Mutable, Game) for kind in descendants(base)]
    ours = [kind for kind in found if getattr(sys.modules.get(kind.__module__), kind.__name__, None) is kind]
    apart = ("tests", "quickening.scenes", "quickening_tiny")  # not compiled
    engine = [kind for kind in ours if not kind.__module__.startswith(apart)]
    return {f"{kind.__module__}.{kind.__name__}": told(kind) for kind in engine}


def told(kind: Any) -> list[str]:
    """The fields of a class with their types, and which of them can be given without their names."""
    given = inspect.signature(kind).parameters.values()
    by_name = [one.name for one in given if one.kind is inspect.Parameter.KEYWORD_ONLY]
    for base in kind.__mro__:
        if "__struct_hints__" in vars(base):
            base.__annotations__ = {}  # as mypyc leaves them
    types = field_types(kind)
    return [*(f"{one.name}: {types[one.name]} = {one.default!r}" for one in fields(kind)), "*", *by_name]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(kinds()))

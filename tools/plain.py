"""What plain classes need and structs can do by themselves; compiled with the engine as `quickening.core.plain`."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar, cast

from msgspec import NODEFAULT, Struct, structs

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr

Value = TypeVar("Value")


@mypyc_attr(acyclic=True)
class Plain:
    """What a struct would be: a value made of its fields."""

    __struct_fields__: ClassVar[tuple[str, ...]] = ()
    __struct_hints__: ClassVar[dict[str, str]] = {}
    __struct_given__: ClassVar[dict[str, object]] = {}

    def __init__(self) -> None:
        pass

    def __copy__(self) -> Plain:
        return self

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self).__name__)

    def __repr__(self) -> str:
        fields = (f"{name}={getattr(self, name)!r}" for name in self.__struct_fields__)
        return f"{type(self).__name__}({', '.join(fields)})"


class Known(NamedTuple):
    """What is known of a field."""

    name: str
    default: Any
    type: Any


def replace(value: Value, **changes: Any) -> Value:
    """The same but for these fields."""
    if isinstance(value, Struct):
        return cast(Value, structs.replace(value, **changes))
    changed: Any = cast(Plain, value).__copy__()
    for name, one in changes.items():
        setattr(changed, name, one)
    return cast(Value, changed)


@cache
def fields(kind: Any) -> tuple[Any, ...]:
    """The fields of a class, in the order in which they are given."""
    if issubclass(kind, Struct):
        return structs.fields(kind)
    types, defaults = hints(kind), gathered(kind, "__struct_given__")
    return tuple([Known(name, defaults.get(name, NODEFAULT), types[name]) for name in kind.__struct_fields__])


@cache
def hints(kind: Any) -> dict[str, Any]:
    """What the fields of a class hold, as far as that is known while the program runs."""
    found: dict[str, Any] = {}
    for one in reversed(kind.__mro__):
        names = vars(sys.modules[one.__module__])
        for name, hint in vars(one).get("__struct_hints__", {}).items():
            try:
                found[name] = eval(hint, names)
            except NameError:
                found[name] = Any
    return found


def gathered(kind: Any, name: str) -> dict[str, Any]:
    """What a class and those it derives from say, the nearest last."""
    found: dict[str, Any] = {}
    for one in reversed(kind.__mro__):
        found.update(vars(one).get(name, {}))
    return found

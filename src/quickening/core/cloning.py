"""How a clone is made: which fields of a game are copied and how, worked out once from their type hints."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin

from quickening.core.data import Mutable, fields


def _copy_records(records: list[Any]) -> list[Any]:
    return [record.__copy__() for record in records]


def _copy_piles(piles: dict[Any, list[Any]]) -> dict[Any, list[Any]]:
    return {key: pile.copy() for key, pile in piles.items()}


def _copy_record(record: Any) -> Any:
    return record.__copy__()


def _copy_record_if_any(record: Any) -> Any:
    return None if record is None else record.__copy__()


@cache
def clone_plan(kind: Any) -> tuple[tuple[str, Callable[[Any], Any]], ...]:
    """For each field that is not immutable, how to copy it; worked out once from the type hints."""
    hints = field_hints(kind)
    plan = [(name, _copier(hints[name])) for name in kind.__struct_fields__ if name not in kind.TRANSIENT]
    return tuple((name, copier) for name, copier in plan if copier is not None)


def _copier(hint: Any) -> Callable[[Any], Any] | None:
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        mutable = isinstance(args[0], type) and issubclass(args[0], Mutable)
        return _copy_records if mutable else list.copy
    if origin is dict:
        return _copy_piles if get_origin(args[1]) is list else dict.copy
    if origin in (Union, UnionType) and any(_copier(arg) for arg in args):
        return _copy_record_if_any
    if isinstance(hint, type) and issubclass(hint, Mutable):
        return _copy_record
    return None


@cache
def field_hints(kind: Any) -> dict[str, Any]:
    """What the fields of a game hold."""
    return {field.name: field.type for field in fields(kind)}

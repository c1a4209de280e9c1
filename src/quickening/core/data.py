"""Plain data: the two kinds of object a game is made of, and their JSON form.

`Frozen` values never change and may be shared by every clone: card definitions, ability trees, events, options.
`Mutable` records belong to one game. Every field of a `Mutable` holds an immutable value (a number, a string, a
tuple, a `Frozen`), so a shallow copy of it is a clone of it. Lists and dicts live in the `Game` alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec


class Frozen(msgspec.Struct, frozen=True, gc=False):
    """A value: compared by its fields, hashable, never changed."""


class Mutable(msgspec.Struct, gc=False):
    """A record of one game's state. Its fields hold immutable values only."""


class BadData(ValueError):
    """JSON that does not describe what it should; the message says what and where."""


class Definition(Frozen, frozen=True):
    """A printed card: facts and abilities. `key` names it among all cards of its game, e.g. `SAS-001`."""

    key: str
    name: str


class Codec:
    """JSON and back. Definitions that everybody has are written by their key alone."""

    def __init__(self, definitions: Mapping[str, Definition]) -> None:
        self.definitions = definitions

    def encode(self, value: Any) -> Any:
        """The JSON form of any value found in a game's state.

        >>> Codec({}).encode((1, "a", None))
        [1, 'a', None]
        """
        if value is None or isinstance(value, (bool, int, float, str)):
            return value
        if isinstance(value, (tuple, list)):
            return [self.encode(item) for item in value]
        if isinstance(value, dict):
            return {"$dict": [[self.encode(key), self.encode(item)] for key, item in value.items()]}
        if isinstance(value, frozenset):
            return {"$set": sorted(value)}
        if isinstance(value, msgspec.Struct):
            return self._encode_struct(value)
        raise TypeError(f"{type(value).__name__} is not plain data")

    def _encode_struct(self, value: msgspec.Struct) -> Any:
        if isinstance(value, Definition) and self.definitions.get(value.key) is value:
            return {"$definition": value.key}
        fields = {name: self.encode(getattr(value, name)) for name in value.__struct_fields__}
        return {"$": type(value).__name__} | fields

    def decode(self, data: Any, where: str = "$") -> Any:
        """The inverse of `encode`; JSON arrays become tuples."""
        if isinstance(data, list):
            return tuple(self.decode(item, f"{where}[{n}]") for n, item in enumerate(data))
        if not isinstance(data, dict):
            return data
        if "$definition" in data:
            return self._definition(data["$definition"], where)
        if "$dict" in data:
            return {self.decode(key): self.decode(item, f"{where}.{key}") for key, item in data["$dict"]}
        if "$set" in data:
            return frozenset(data["$set"])
        return self._decode_struct(data, where)

    def _definition(self, key: str, where: str) -> Definition:
        if key not in self.definitions:
            raise BadData(f"{where}: there is no card {key!r}")
        return self.definitions[key]

    def _decode_struct(self, data: dict[str, Any], where: str) -> Any:
        kind = known_kinds().get(data.get("$", ""))
        if kind is None:
            raise BadData(f"{where}: unknown kind of data {data.get('$')!r}")
        fields = {name: self.decode(item, f"{where}.{name}") for name, item in data.items() if name != "$"}
        unknown = set(fields) - set(kind.__struct_fields__)
        if unknown:
            raise BadData(f"{where}: {kind.__name__} has no field {sorted(unknown)[0]!r}")
        try:
            return kind(**fields)
        except TypeError as error:
            raise BadData(f"{where}: {error}") from None


def known_kinds() -> dict[str, type[msgspec.Struct]]:
    """Every class of plain data by its name. Grows as games are imported."""
    return _kinds(_count(Frozen) + _count(Mutable))


@cache
def _kinds(_count: int) -> dict[str, type[msgspec.Struct]]:
    return {kind.__name__: kind for base in (Frozen, Mutable) for kind in descendants(base)}


def _count(base: type) -> int:
    return len(descendants(base))


def descendants(base: type[Any]) -> list[Any]:
    """All classes below `base`, nearest first."""
    found: list[Any] = []
    for kind in base.__subclasses__():
        found += [kind, *descendants(kind)]
    return found

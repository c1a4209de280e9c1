"""Plain data: the two kinds of object a game is made of, and their JSON form.

`Frozen` values never change and may be shared by every clone: card definitions, ability trees, events, options.
`Mutable` records belong to one game. Every field of a `Mutable` holds an immutable value (a number, a string, a
tuple, a `Frozen`), so a shallow copy of it is a clone of it. Lists and dicts live in the `Game` alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec
from msgspec.structs import fields, replace

from quickening.core.outside import Outside

#: What is the same in JSON. Most of a game is, and is passed through without a call.
PLAIN = frozenset((int, str, bool, float, type(None)))

__all__ = ["BadData", "Codec", "Definition", "Frozen", "Mutable", "fields", "replace"]


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
    """JSON and back. Definitions that everybody has are written by their key alone, usual values not at all."""

    def __init__(self, definitions: Mapping[str, Definition]) -> None:
        self.definitions = definitions
        self._kinds: Mapping[str, type[Any]] | None = None

    @property
    def kinds(self) -> Mapping[str, type[Any]]:
        """Every class of plain data by its name, from when it is first asked for: they grow as games are imported.

        Not a `cached_property`: what is compiled would work it out for every value.
        """
        if self._kinds is None:
            self._kinds = by_name((*descendants(Frozen), *descendants(Mutable), *descendants(Outside)))
        return self._kinds

    def encode(self, value: Any) -> Any:
        """The JSON form of any value found in a game's state.

        >>> Codec({}).encode((1, "a", None))
        [1, 'a', None]
        """
        if value is None or isinstance(value, (bool, int, float, str)):
            return value
        if type(value) is tuple or type(value) is list:  # a tuple with names would come back without them
            return [item if type(item) in PLAIN else self.encode(item) for item in value]
        if isinstance(value, dict):
            return {"$dict": [[self.encode(key), self.encode(item)] for key, item in value.items()]}
        if isinstance(value, frozenset):
            return {"$set": sorted(value)}
        if isinstance(value, (Frozen, Mutable, Outside)):
            return self._encode_struct(value)
        raise TypeError(f"{type(value).__name__} is not plain data")

    def _encode_struct(self, value: Frozen | Mutable | Outside) -> Any:
        if isinstance(value, Definition) and self.definitions.get(value.key) is value:
            return {"$definition": value.key}
        kind: Any = type(value)
        found: dict[str, Any] = {"$": kind_name(kind)}
        usual: dict[str, Any] = usual_values(kind)
        for name in value.__struct_fields__:
            held = getattr(value, name)
            if name in usual and type(held) is type(usual[name]) and held == usual[name]:
                continue
            found[name] = held if type(held) in PLAIN else self.encode(held)
        return found

    def decode(self, data: Any, where: str = "$") -> Any:
        """The inverse of `encode`; JSON arrays become tuples."""
        if isinstance(data, list):
            return tuple(
                [
                    item if type(item) in PLAIN else self.decode(item, f"{where}[{place}]")
                    for place, item in enumerate(data)
                ]
            )
        if not isinstance(data, dict):
            return data
        if "$definition" in data:
            return self._definition(data["$definition"], where)
        if "$dict" in data:
            return self._decode_dict(data["$dict"], where)
        if "$set" in data:
            return self._decode_set(data["$set"], where)
        return self._decode_struct(data, where)

    def _decode_dict(self, pairs: Any, where: str) -> dict[Any, Any]:
        found: dict[Any, Any] = {}
        for pair in pairs if isinstance(pairs, list) else [pairs]:
            if not isinstance(pair, list) or len(pair) != 2:
                raise BadData(f"{where}: a dict is a list of pairs, not {pair!r}")
            key = self.decode(pair[0], where)
            if not _hashable(key):
                raise BadData(f"{where}: {key!r} cannot be a key")
            found[key] = self.decode(pair[1], f"{where}.{pair[0]}")
        return found

    def _decode_set(self, items: Any, where: str) -> frozenset[Any]:
        if not isinstance(items, list) or not all(isinstance(item, (int, float, str)) for item in items):
            raise BadData(f"{where}: a set is a list of numbers or strings, not {items!r}")
        return frozenset(items)

    def _definition(self, key: Any, where: str) -> Definition:
        if not isinstance(key, str) or key not in self.definitions:
            raise BadData(f"{where}: there is no card {key!r}")
        return self.definitions[key]

    def _decode_struct(self, data: dict[str, Any], where: str) -> Any:
        name = data.get("$")
        kind: Any = self.kinds.get(name) if isinstance(name, str) else None
        if kind is None:
            raise BadData(f"{where}: unknown kind of data {name!r}")
        held: dict[str, Any] = _held_by(kind)
        fields = {}
        for field, item in data.items():
            if field != "$":
                value = item if type(item) in PLAIN else self.decode(item, f"{where}.{field}")
                self._check_field(kind, field, value, held.get(field, Any), where)
                fields[field] = value
        try:
            return kind(**fields)
        except TypeError as error:
            raise BadData(f"{where}: {error}") from None

    def _check_field(self, kind: Any, field: str, value: Any, hint: Any, where: str) -> None:
        if field not in kind.__struct_fields__:
            raise BadData(f"{where}: {kind.__name__} has no field {field!r}")
        if type(value) is not hint and not fits(value, hint):
            raise BadData(f"{where}.{field}: {kind.__name__} cannot hold {value!r} there")


@cache
def usual_values(kind: Any) -> dict[str, Any]:
    """What fields hold unless they are given something: left out of the JSON, which is mostly that otherwise."""
    last: tuple[Any, ...] | None = getattr(kind, "__struct_defaults__", None)  # what is compiled has none
    if last is None:
        known = [(field.name, field.default) for field in fields(kind)]
    else:
        names: tuple[str, ...] = kind.__struct_fields__
        known = list(zip(names[len(names) - len(last) :], last, strict=True))
    return {name: usual for name, usual in known if type(usual) in PLAIN or usual == ()}


@cache
def _held_by(kind: Any) -> dict[str, Any]:
    """What each field may hold; a field of which it cannot be told is not named."""
    try:
        return {field.name: field.type for field in fields(kind)}
    except NameError:  # a type that is known to the type checker alone
        return {}


def fits(value: Any, hint: Any) -> bool:
    """Whether a value is of a type, as far as it can be told: also what tuples, lists and tables hold.

    >>> fits((1, 2), tuple[int, ...]), fits((1, "b"), tuple[int, ...]), fits(None, int | None), fits(True, int)
    (True, False, True, False)
    """
    origin, parts = _taken_apart(hint)
    if origin in (Union, UnionType):
        return any(fits(value, part) for part in parts)
    if origin is float:
        return type(value) in (int, float)
    if origin is int:
        return type(value) is int  # for Python, true is a number
    if origin in (None, Any) or not isinstance(origin, type):
        return origin is not None or value is None
    return isinstance(value, origin) and (not parts or _holds(value, origin, parts))


@cache
def _taken_apart(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type and what stands in its brackets."""
    return get_origin(hint) or hint, get_args(hint)


def _holds(value: Any, origin: Any, parts: tuple[Any, ...]) -> bool:
    """Whether what a tuple, list or table holds is of the types it is to hold."""
    if origin is dict:
        return all(fits(key, parts[0]) and fits(item, parts[1]) for key, item in value.items())
    if origin is tuple and parts[-1] is not Ellipsis:
        return len(value) == len(parts) and all(map(fits, value, parts))
    return origin not in (tuple, list, frozenset) or all(fits(item, parts[0]) for item in value)


def _hashable(value: Any) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


@cache
def kind_name(kind: type[Any]) -> str:
    """What JSON calls a class, e.g. `huntik.Combat`: two games may use one word for two things."""
    module = kind.__module__.removeprefix("quickening.").removeprefix("games.")
    package = module.partition(".")[0] if module != kind.__module__ else module
    return f"{package}.{kind.__name__}"


@cache
def by_name(kinds: tuple[Any, ...]) -> Mapping[str, type[Any]]:
    """The classes by what JSON calls them."""
    named: dict[str, type[Any]] = {}
    for kind in kinds:
        if named.setdefault(kind_name(kind), kind) is not kind:
            raise TypeError(f"two kinds of data are called {kind_name(kind)}")
    return named


def descendants(base: type[Any]) -> list[Any]:
    """All classes below `base`, nearest first."""
    found: list[Any] = []
    for kind in base.__subclasses__():
        found += [kind, *descendants(kind)]
    return found

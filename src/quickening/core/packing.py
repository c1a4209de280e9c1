"""A game as bytes for another process of the same program: quick to make and to read, and to be trusted.

What is written for others is made by `Game.save`, and looked over when it is loaded; this is not.
"""

from __future__ import annotations

import io
import pickle
from typing import Any

from quickening.core.data import Definition
from quickening.core.game import Game, Table


def pack(game: Game) -> bytes:
    """The state of a game. Definitions that everybody has are named by their keys."""
    kind: Any = type(game)
    names = [name for name in game.__struct_fields__ if name not in game.TRANSIENT]
    out = io.BytesIO()
    _Packer(out, game.table).dump((kind, {name: getattr(game, name) for name in names}))
    return out.getvalue()


def unpack(data: bytes, table: Table) -> Any:
    """The game that was packed, at the table it is played at. Nobody reads its log there."""
    kind, fields = _Unpacker(io.BytesIO(data), table).load()
    return kind(table=table, tells=False, **fields)


class _Packer(pickle.Pickler):
    def __init__(self, out: io.BytesIO, table: Table) -> None:
        super().__init__(out, pickle.HIGHEST_PROTOCOL)
        self.known = table.definitions

    def persistent_id(self, value: Any) -> str | None:
        return value.key if isinstance(value, Definition) and self.known.get(value.key) is value else None

    def reducer_override(self, value: Any) -> Any:
        """Plain data by its fields, whether it is a struct or was compiled to a class."""
        kind = type(value)
        if isinstance(value, type) or not hasattr(kind, "__struct_fields__"):
            return NotImplemented
        return remade, (kind, *[getattr(value, name) for name in kind.__struct_fields__])


class _Unpacker(pickle.Unpickler):
    def __init__(self, data: io.BytesIO, table: Table) -> None:
        super().__init__(data)
        self.known = table.definitions

    def persistent_load(self, key: Any) -> Definition:
        return self.known[key]


def remade(kind: Any, *values: Any) -> Any:
    """A value of plain data from its fields."""
    return kind(**dict(zip(kind.__struct_fields__, values, strict=True)))

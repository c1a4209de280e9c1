"""Phrases from a table: a wording, and the kind of node it words.

    what    target {cards}    Chosen(target=True)

`{field:category}` is a part of the node, worded by another category. A kind behind `=` is a value as it stands. A
kind that names parts of the wording is put together from them, and only read.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Any

from quickening.text.phrasebook import Phrasebook, slots_of


class Builder:
    """What a wording means, put together from its parts."""

    def __init__(self, meant: ast.expr, known: Mapping[str, Any]) -> None:
        self.meant = meant
        self.known = known

    def __call__(self, **parts: Any) -> Any:
        return value_of(self.meant, {**self.known, **parts})


def learn(book: Phrasebook, row: Mapping[str, str], known: Mapping[str, Any]) -> None:
    """Learn a row of a table; where it says `read`, it prints nothing; where it says `print`, it reads nothing."""
    category, wording, kind = row["category"], row["wording"], row["kind"]
    only, never = row.get("use") == "read", row.get("use") == "print"
    if not kind:
        book.phrase(category, wording, read_only=only, print_only=never)
    elif kind.startswith("="):
        value = value_of(ast.parse(kind[1:], mode="eval").body, known)
        book.phrase(category, wording, value=value, read_only=only, print_only=never)
    else:
        meant = ast.parse(kind, mode="eval").body
        if _is_plain(meant, slots_of(wording)):
            assert isinstance(meant, ast.Call)
            assert isinstance(meant.func, ast.Name)
            said = {str(one.arg): value_of(one.value, known) for one in meant.keywords}
            book.phrase(category, wording, known[meant.func.id], read_only=only, print_only=never, **said)
        else:
            book.phrase(category, wording, Builder(meant, known), read_only=True)


def _is_plain(meant: ast.expr, parts: set[str]) -> bool:
    """Whether a kind is one node whose fields are either parts of the wording or fixed."""
    return isinstance(meant, ast.Call) and not any(
        isinstance(one, ast.Name) and one.id in parts for one in ast.walk(meant)
    )


def value_of(node: ast.expr, known: Mapping[str, Any]) -> Any:
    """A value as a table writes it."""
    if isinstance(node, ast.Tuple):
        return tuple(_items(node.elts, known))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        said = {str(one.arg): value_of(one.value, known) for one in node.keywords}
        return known[node.func.id](*_items(node.args, known), **said)
    if isinstance(node, ast.Name):
        return known[node.id]
    return ast.literal_eval(node)


def _items(nodes: list[ast.expr], known: Mapping[str, Any]) -> list[Any]:
    found: list[Any] = []
    for one in nodes:
        found += value_of(one.value, known) if isinstance(one, ast.Starred) else [value_of(one, known)]
    return found

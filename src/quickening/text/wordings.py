"""Phrases from a table: a wording, and the kind of node it words.

    what    target {cards}    Chosen(target=True)

`{field:category}` is a part of the node, worded by another category. A kind behind `=` is a value as it stands.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Any

from quickening.text.phrasebook import Phrasebook


def learn(book: Phrasebook, row: Mapping[str, str], known: Mapping[str, Any]) -> None:
    """Learn a row of a table."""
    category, wording, kind = row["category"], row["wording"], row["kind"]
    meant = ast.parse(kind.removeprefix("=") or "0", mode="eval").body
    if kind.startswith("="):
        book.phrase(category, wording, value=value_of(meant, known))
    elif isinstance(meant, ast.Call) and isinstance(meant.func, ast.Name):
        said = {str(one.arg): value_of(one.value, known) for one in meant.keywords}
        book.phrase(category, wording, known[meant.func.id], **said)
    else:  # it stands for another category
        book.phrase(category, wording)


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

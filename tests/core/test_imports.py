"""No import hides inside a function to get round a cycle (the layers themselves are in `pyproject.toml`)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import quickening

SOURCE = Path(quickening.__file__).parent


def hidden_imports(path: Path) -> list[str]:
    """The imports of our own modules that a file makes inside a function."""
    functions = [one for one in ast.walk(ast.parse(path.read_text())) if isinstance(one, ast.FunctionDef)]
    found = [node for one in functions for node in ast.walk(one) if isinstance(node, ast.ImportFrom)]
    return [f"{path.name}:{node.lineno}" for node in found if (node.module or "").startswith("quickening")]


@pytest.mark.parametrize("part", ["core", "lang", "text", "games"])
def test_nothing_is_imported_inside_a_function(part: str) -> None:
    files = sorted((SOURCE / part).rglob("*.py"))
    assert files
    assert [place for path in files for place in hidden_imports(path)] == []


def test_an_import_inside_a_function_is_found(tmp_path: Path) -> None:
    path = tmp_path / "hiding.py"
    path.write_text("def f():\n    from quickening.core.game import Game\n    return Game\n")
    assert hidden_imports(path) == ["hiding.py:2"]

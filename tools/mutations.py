"""Small changes to a module, each of which a test should notice: the mutants of `make mutants`."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from pathlib import Path
from types import CodeType
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
Function = ast.FunctionDef


class Mutant(NamedTuple):
    """One change: where it is made, what stood there and what stands there instead."""

    file: str
    function: str
    line: int
    was: str
    becomes: str
    nth: int

    @property
    def key(self) -> str:
        """The change in words that hold while other lines of the file move."""
        return f"{self.file}:{self.function}: {self.was} -> {self.becomes} #{self.nth}"


class Change(NamedTuple):
    """A node that is put in the place of another one."""

    old: ast.AST
    new: ast.AST


def mutants_of(path: Path, name: str) -> Iterator[tuple[Mutant, Callable[[], CodeType]]]:
    """Every mutant of a module, and what makes the changed function's code; `name` is what reports call the file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for qualified, function in functions(tree):
        seen: dict[tuple[str, str], int] = {}
        for change in changes(function):
            was, becomes = ast.unparse(change.old), ast.unparse(change.new)
            nth = seen[was, becomes] = seen.get((was, becomes), 0) + 1
            line = getattr(change.old, "lineno", function.lineno)
            mutant = Mutant(name, qualified, line, was, becomes, nth)
            yield mutant, partial(changed_code, tree, function, change, str(path))


def functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    """The functions of a module and the methods of its classes; what is defined inside one belongs to it."""
    for node in tree.body:
        if isinstance(node, Function):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{part.name}", part) for part in node.body if isinstance(part, Function))


def changes(function: Function) -> Iterator[Change]:
    """Everything that is changed in a function, one at a time."""
    hints = {id(part) for hint in _annotations(function) for part in ast.walk(hint)}
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    for statement in body:
        for node in ast.walk(statement):
            if id(node) not in hints:
                yield from _changes_of(node)


def _annotations(function: Function) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        if isinstance(node, (ast.AnnAssign, ast.arg)) and node.annotation is not None:
            yield node.annotation
        elif isinstance(node, Function) and node.returns is not None:
            yield node.returns


def _changes_of(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.expr):
        yield from _changes_of_expression(node)
    elif isinstance(node, ast.comprehension):
        yield from (Change(condition, ast.Constant(True)) for condition in node.ifs)
    elif isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
        yield Change(node, ast.Return(ast.Constant(None)))
    elif _changes_the_game(node):
        yield Change(node, ast.Pass())
    if isinstance(node, (ast.If, ast.IfExp)) and isinstance(node.test, (ast.Call, ast.Name, ast.Attribute)):
        yield Change(node.test, ast.UnaryOp(ast.Not(), node.test))


def _changes_the_game(node: ast.AST) -> bool:
    """Whether a statement is there for what it does: a call, or an assignment to a field."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    to_a_field = isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute)
    return to_a_field or isinstance(node, ast.AugAssign)


def _changes_of_expression(node: ast.expr) -> Iterator[Change]:
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in COMPARED:
            yield Change(node, ast.Compare(node.left, [COMPARED[type(operator)]()], node.comparators))
        case ast.BoolOp():
            yield Change(node, ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values))
        case ast.UnaryOp(op=ast.Not()):
            yield Change(node, node.operand)
        case ast.BinOp() if type(node.op) in CALCULATED:
            yield Change(node, ast.BinOp(node.left, CALCULATED[type(node.op)](), node.right))
        case ast.Constant(value=bool() as value):
            yield Change(node, ast.Constant(not value))
        case ast.Constant(value=int() as value):
            yield Change(node, ast.Constant(value + 1))
        case _:
            pass


def changed_code(tree: ast.Module, function: Function, change: Change, path: str) -> CodeType:
    """The code of a function in which one node stands for another."""
    memo: dict[int, object] = {id(change.old): ast.copy_location(deepcopy(change.new), change.old)}
    changed = ast.fix_missing_locations(deepcopy(tree, memo))
    return code_of(compile(changed, path, "exec"), function)


def code_of(module: CodeType, function: Function) -> CodeType:
    """The code of one function among that of its module; a decorated one begins where its decorator stands."""
    first = min([function.lineno, *(part.lineno for part in function.decorator_list)])
    waiting = [module]
    while waiting:
        code = waiting.pop()
        if code.co_name == function.name and code.co_firstlineno == first:
            return code
        waiting += [part for part in code.co_consts if isinstance(part, CodeType)]
    raise ValueError(f"{function.name} is not in {module.co_filename}")

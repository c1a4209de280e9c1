"""The engine written out for mypyc: every struct becomes a plain class, and its rules stay as they are.

msgspec makes what a struct can do while the program runs, where a compiler sees nothing of it. Of a plain class mypyc
makes a C struct whose fields are found without asking anybody. So before the engine is compiled, each class that
derives from a struct is written out: its fields, `__init__`, `__eq__`, `__hash__` and `__copy__`. Nothing else in a
module changes but where `replace` and `fields` come from (`tools/plain.py`).

What derives from `Outside` stays a struct: JSON is made of it.
"""

from __future__ import annotations

import ast
import builtins
import re
import shutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, get_origin

import msgspec

PACKAGE = "quickening"
#: The module by which the plain classes do what structs do by themselves.
PLAIN = f"{PACKAGE}.core.plain"
FUTURE = "from __future__ import annotations\n"
#: The packages in which modules are looked for that are compiled.
PARTS = ("core", "lang", "text", "games", "bots")
#: The packages of what is run again and again, and compiled therefore: with it whatever defines a kind of value, but
#: not the tables of words, which are read once.
RUNNING = ("core", "lang", "rules", "events", "huntik", "shadowfist", "highlander")
#: What reads and writes for the outside, and what is read once.
OUTSIDE = (
    *("outside", "refusals", "records", "files", "undoing", "packing", "weights", "plugins"),
    *("bot", "terminal"),
)
READ_ONCE = ("pool", "importing", "library", "wording", "deeds", "__init__")
#: The bot by which games are measured, and those that look ahead; what a table's server does at every answer.
ALONE = (
    *(f"{PACKAGE}.bots.{name}" for name in ("random", "answers", "search", "hints")),
    *(
        f"{PACKAGE}.server.{name}"
        for name in ("news", "showing", "keys", "position", "history", "changes", "skipping")
    ),
)


class Module:
    """A source file, and where the names in it come from."""

    def __init__(self, root: Path, path: Path) -> None:
        self.path = path
        self.name = ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        self.text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        self.classes = {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}
        self.imported = {
            alias.asname or alias.name: (node.module, alias.name)
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom) and node.module
            for alias in node.names
        }

    def comes_from(self, name: str) -> tuple[str, str]:
        """The module that defines a name used here, and what it is called there."""
        return self.imported.get(name, (self.name, name))


class Field(NamedTuple):
    """A field of a struct, in the words of the module in which the class stands."""

    name: str
    hint: str
    default: str
    made: str  # what a list or dict begins as, if none is given
    by_keyword: bool

    @property
    def parameter(self) -> str:
        if self.made:
            return f"{self.name}: {self.hint} | None = None"
        return f"{self.name}: {self.hint}" + (f" = {self.default}" if self.default else "")

    @property
    def assignment(self) -> str:
        return f"self.{self.name} = " + (f"{self.made} if {self.name} is None else " if self.made else "") + self.name


class Borrowed(ast.NodeTransformer):
    """Words of one module in another: names are called by an alias, under which they are to be imported."""

    def __init__(self, home: Module, here: Module) -> None:
        self.home, self.here = home, here
        self.names: dict[str, tuple[str, str]] = {}

    def visit_Name(self, node: ast.Name) -> ast.Name:
        origin = self.home.comes_from(node.id)
        known = origin == self.here.comes_from(node.id) or (
            hasattr(builtins, node.id) and node.id not in self.home.imported and node.id not in self.home.classes
        )
        if self.home is self.here or known:
            return node
        alias = f"_{origin[0].replace('.', '_')}_{origin[1]}"
        self.names[alias] = origin
        return ast.Name(id=alias)

    def say(self, words: ast.expr) -> str:
        """The words as they are written here."""
        return ast.unparse(self.visit(ast.parse(ast.unparse(words), mode="eval").body))


class Edit(NamedTuple):
    """Lines that take the place of others, or come after a line if there are none to replace."""

    first: int
    last: int
    lines: list[str]


def declared(node: ast.ClassDef) -> dict[str, ast.AnnAssign]:
    """The fields that a class statement declares."""
    return {
        one.target.id: one
        for one in node.body
        if isinstance(one, ast.AnnAssign)
        and isinstance(one.target, ast.Name)
        and not ast.unparse(one.annotation).startswith("ClassVar")
    }


def kept_properties(node: ast.ClassDef) -> list[ast.FunctionDef]:
    """What is worked out once for each object."""
    return [
        one
        for one in node.body
        if isinstance(one, ast.FunctionDef) and any(ast.unparse(by) == "cached_property" for by in one.decorator_list)
    ]


class Engine:
    """All modules of the engine."""

    def __init__(self, root: Path) -> None:
        found = [Module(root, path) for part in PARTS for path in sources(root, part)]
        found += [Module(root, root / f"{name.replace('.', '/')}.py") for name in ALONE if ".server." in name]
        self.modules = {module.name: module for module in found}

    def where(self, kind: type[Any]) -> tuple[Module, ast.ClassDef] | None:
        """The module of a class, and its statement."""
        module = self.modules.get(kind.__module__)
        node = module.classes.get(kind.__name__) if module else None
        return (module, node) if module and node else None

    def structs(self, module: Module) -> list[tuple[type[msgspec.Struct], ast.ClassDef]]:
        """The structs that a module defines, with their statements."""
        live = import_module(module.name)
        found = [(getattr(live, name), node) for name, node in module.classes.items()]
        return [(kind, node) for kind, node in found if issubclass(kind, msgspec.Struct) and not is_outside(kind)]

    def declaration(self, kind: type[Any], name: str) -> tuple[Module, ast.ClassDef, ast.AnnAssign]:
        """Where a field of a class is declared, the nearest declaration if there are several."""
        for one in kind.__mro__:
            found = self.where(one)
            if found and name in declared(found[1]):
                return *found, declared(found[1])[name]
        raise LookupError(f"{kind.__name__}.{name}")

    def filled_in(self, kind: type[Any], generic: ast.ClassDef) -> dict[str, str]:
        """What stands for the type variable of a generic class in a class that derives from it."""
        variable = given_to(generic, "Generic")
        found = [self.where(one) for one in kind.__mro__ if variable]
        words = [given for one in found if one and (given := given_to(one[1], generic.name))]
        return {variable: words[0]} if words else {}


def is_outside(kind: type[Any]) -> bool:
    return any(one.__name__ == "Outside" for one in kind.__mro__)


def given_to(node: ast.ClassDef, generic: str) -> str:
    """What stands in brackets after a generic class of which this one is made."""
    for base in node.bases:
        if isinstance(base, ast.Subscript) and ast.unparse(base.value) == generic:
            return ast.unparse(base.slice)
    return ""


def sources(root: Path, part: str) -> list[Path]:
    return sorted((root / PACKAGE / part).rglob("*.py"))


class Written:
    """A module with its structs written out."""

    def __init__(self, engine: Engine, module: Module) -> None:
        self.engine, self.module = engine, module
        self.lines = module.text.split("\n")
        self.edits: list[Edit] = []
        self.types: dict[str, tuple[str, str]] = {}  # borrowed for hints alone
        self.values: dict[str, tuple[str, str]] = {}
        for kind, node in engine.structs(module):
            self.write_out(kind, node)
        for node in module.classes.values():
            self.drop_slots(node)
        for stated in constants(module):
            self.make_final(stated)

    # -- a class ---------------------------------------------------------------------------------------------------

    def write_out(self, kind: type[msgspec.Struct], node: ast.ClassDef) -> None:
        """Write a struct out as a plain class."""
        own, kept = declared(node), kept_properties(node)
        head = [*told_to_mypyc(kind), f"class {node.name}({self.bases(node)}):"]
        self.edits.append(Edit(node.lineno, self.end_of_head(node), head))
        for name, field in own.items():
            self.edits.append(Edit(field.lineno, field.end_lineno or 0, [self.field_line(name, field)]))
        for one in kept:
            self.edits.append(Edit(one.decorator_list[0].lineno, one.lineno, list(keeping(one))))
        place = self.end_of_declarations(node)
        self.edits.append(Edit(place + 1, place, [f"    {line}" for line in self.methods(kind, node, own, kept)]))

    def drop_slots(self, node: ast.ClassDef) -> None:
        """A class that is compiled has slots anyway, and cannot be told so."""
        for one in node.body:
            if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == "__slots__":
                self.edits.append(Edit(one.lineno, one.end_lineno or 0, []))

    def make_final(self, stated: ast.Assign | ast.AnnAssign) -> None:
        """What never changes is not looked up by its name whenever it is used."""
        place, target = stated.lineno, target_of(stated)
        if isinstance(target, ast.Tuple):
            if not isinstance(stated.value, ast.Tuple):
                return
            each = zip(target.elts, stated.value.elts, strict=True)
            lines = [f"{ast.unparse(name)}: Final = {ast.unparse(value)}" for name, value in each]
            self.edits.append(Edit(place, stated.end_lineno or place, lines))
            return
        hint = f"Final[{ast.unparse(stated.annotation)}]" if isinstance(stated, ast.AnnAssign) else "Final"
        begins = self.lines[place - 1].split(" = ", 1)[1]
        self.edits.append(Edit(place, place, [f"{ast.unparse(target)}: {hint} = {begins}"]))

    def end_of_head(self, node: ast.ClassDef) -> int:
        line = node.lineno
        while not self.lines[line - 1].endswith(":"):
            line += 1
        return line

    def bases(self, node: ast.ClassDef) -> str:
        named = [ast.unparse(base) for base in node.bases]
        return ", ".join("Plain" if base == "msgspec.Struct" else base for base in named)

    def field_line(self, name: str, field: ast.AnnAssign) -> str:
        """The field without its default, which `__init__` gives it; what the type checker is told stays."""
        told = re.search(r"  # type: ignore\[assignment\]", self.lines[(field.end_lineno or 0) - 1])
        return f"    {name}: {ast.unparse(field.annotation)}{told[0] if told else ''}"

    def end_of_declarations(self, node: ast.ClassDef) -> int:
        """The last line before the methods: of the docstring, the fields and the class variables."""
        stated = [one.end_lineno or 0 for one in node.body if isinstance(one, (ast.Assign, ast.AnnAssign))]
        first = node.body[0]
        told = (first.end_lineno or 0) if isinstance(first, ast.Expr) else self.end_of_head(node)
        return max([told, *stated])

    # -- its methods -----------------------------------------------------------------------------------------------

    def methods(
        self,
        kind: type[msgspec.Struct],
        node: ast.ClassDef,
        own: dict[str, ast.AnnAssign],
        kept: list[ast.FunctionDef],
    ) -> Iterator[str]:
        fields = [self.field(kind, name) for name in kind.__struct_fields__]
        if own or kept:
            yield from described(kind, own)
            yield from made(kind, fields, kept)
            yield from compared(node.name, fields, kind.__struct_config__.frozen)
        yield "def __copy__(self) -> Plain:"
        given = (f"{one.name}=self.{one.name}" if one.by_keyword else f"self.{one.name}" for one in fields)
        yield f"    return {node.name}({', '.join(given)})"

    def field(self, kind: type[msgspec.Struct], name: str) -> Field:
        home, statement, field = self.engine.declaration(kind, name)
        words = Borrowed(home, self.module)
        hint = self.engine.filled_in(kind, statement).get(ast.unparse(field.annotation)) or words.say(
            field.annotation
        )
        self.types |= words.names
        made, default = begins_as(field.value), ""
        if field.value is not None and not made:
            words = Borrowed(home, self.module)
            default = words.say(field.value)
            self.values |= words.names
        return Field(name, hint, default, made, name not in kind.__match_args__)

    # -- the module ------------------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The module as it is compiled."""
        lines = list(self.lines)
        for edit in sorted(self.edits, reverse=True):
            lines[edit.first - 1 : edit.last] = edit.lines
        text = "\n".join(lines).replace("from msgspec.structs import", f"from {PLAIN} import")
        return text.replace(FUTURE, FUTURE + "".join(self.imports()), 1)

    def imports(self) -> Iterator[str]:
        yield "from typing import Final\n"
        if not self.engine.structs(self.module):
            return
        yield f"from typing import TYPE_CHECKING, ClassVar\nfrom {PLAIN} import Plain\n"
        yield "if TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr\n"
        for alias, (module, name) in self.values.items():
            yield f"from {module} import {name} as {alias}\n"
        only_hints = {alias: origin for alias, origin in self.types.items() if alias not in self.values}
        if only_hints:
            yield "if TYPE_CHECKING:\n"
        for alias, (module, name) in only_hints.items():
            yield f"    from {module} import {name} as {alias}\n"


def told_to_mypyc(kind: type[msgspec.Struct]) -> Iterator[str]:
    """A value that is never part of a cycle: the collector of cycles need not look at it."""
    if not kind.__struct_config__.gc and Generic not in kind.__mro__:  # mypyc knows nothing of what is behind Generic
        yield "@mypyc_attr(acyclic=True)"


def constants(module: Module) -> list[ast.Assign | ast.AnnAssign]:
    """Where a module gives values their names, once and for all; kinds of values are none."""
    live = import_module(module.name)
    stated = [one for one in module.tree.body if isinstance(one, (ast.Assign, ast.AnnAssign)) and one.value]
    stated = [one for one in stated if not isinstance(one, ast.AnnAssign) or "TypeAlias" not in ast.dump(one)]
    return [one for one in stated if all(is_constant(vars(live).get(name, Any), name) for name in named_by(one))]


def target_of(stated: ast.Assign | ast.AnnAssign) -> ast.expr:
    return stated.targets[0] if isinstance(stated, ast.Assign) else stated.target


def named_by(stated: ast.Assign | ast.AnnAssign) -> list[str]:
    target = target_of(stated)
    return [ast.unparse(one) for one in (target.elts if isinstance(target, ast.Tuple) else [target])]


def is_constant(value: object, name: str) -> bool:
    """Whether what has this name is neither a class, nor says which values are meant, nor is Python's own."""
    says = isinstance(value, (type, TypeVar)) or get_origin(value) is not None or type(value).__module__ == "typing"
    return not (says or name.startswith("__"))


def begins_as(default: ast.expr | None) -> str:
    """What a list or dict begins as, if that is what a field holds when nothing is given."""
    if isinstance(default, ast.Call) and ast.unparse(default.func) == "msgspec.field":
        return {"list": "[]", "dict": "{}"}[ast.unparse(default.keywords[0].value)]
    return ""


def described(kind: type[msgspec.Struct], own: dict[str, ast.AnnAssign]) -> Iterator[str]:
    """What can be asked of a class: its fields in order, and of its own ones what they hold and begin as."""
    hints = {name: ast.unparse(field.annotation) for name, field in own.items()}
    values = {name: field.value for name, field in own.items() if not begins_as(field.value)}
    given = [f"{name!r}: {ast.unparse(value)}" for name, value in values.items() if value]
    yield f"__struct_fields__: ClassVar[tuple[str, ...]] = {kind.__struct_fields__!r}"
    yield f"__struct_hints__: ClassVar[dict[str, str]] = {hints!r}"
    yield f"__struct_given__: ClassVar[dict[str, object]] = {{{', '.join(given)}}}"


def made(kind: type[msgspec.Struct], fields: list[Field], kept: list[ast.FunctionDef]) -> Iterator[str]:
    """`__init__`."""
    given = [one.parameter for one in fields if not one.by_keyword]
    named = [one.parameter for one in fields if one.by_keyword]
    for one in kept:
        yield f"_has_{one.name}: bool"
        yield f"_its_{one.name}: {ast.unparse(one.returns or ast.Constant(None))}"
    yield f"def __init__({', '.join(['self', *given, *(['*', *named] if named else [])])}) -> None:"
    for field in fields:
        yield f"    {field.assignment}"
    for one in kept:
        yield f"    self._has_{one.name} = False"
    if hasattr(kind, "__post_init__"):
        yield "    self.__post_init__()"
    elif not fields:
        yield "    pass"


def compared(name: str, fields: list[Field], frozen: bool) -> Iterator[str]:
    """`__eq__`, and `__hash__` of what never changes."""
    same = "".join(f" and self.{one.name} == other.{one.name}" for one in fields)
    yield "def __eq__(self, other: object) -> bool:"
    yield f"    return self is other or (isinstance(other, {name}) and type(self) is type(other){same})"
    yield "def __hash__(self) -> int:"
    yield f"    return hash(({''.join(f'self.{one.name}, ' for one in fields)}))" if frozen else "    return id(self)"


def keeping(one: ast.FunctionDef) -> Iterator[str]:
    """A property that is worked out when it is first asked for. Another method, whose body follows, works it out."""
    returns = ast.unparse(one.returns or ast.Constant(None))
    yield "    @property"
    yield f"    def {one.name}(self) -> {returns}:"
    yield f"        if not self._has_{one.name}:"
    yield f"            self._its_{one.name} = self._find_{one.name}()"
    yield f"            self._has_{one.name} = True"
    yield f"        return self._its_{one.name}"
    yield ""
    yield f"    def _find_{one.name}(self) -> {returns}:"


def write_native(root: Path, target: Path) -> list[Path]:
    """Write the native form of the package under `root` to `target`; the modules that are to be compiled."""
    engine = Engine(root)
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(root / PACKAGE, target / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copy(Path(__file__).with_name("plain.py"), target / PACKAGE / "core" / "plain.py")
    compiled = [target / PACKAGE / "core" / "plain.py"]
    for module in engine.modules.values():
        if is_compiled(engine, module):
            place = target / module.path.relative_to(root)
            place.write_text(Written(engine, module).text, encoding="utf-8")
            compiled.append(place)
    return compiled


def is_compiled(engine: Engine, module: Module) -> bool:
    """Whether a module is written out and compiled."""
    runs = module.path.parent.name in RUNNING and module.path.stem not in OUTSIDE + READ_ONCE
    return (runs and not defines_outside(module)) or module.name in ALONE or bool(engine.structs(module))


def defines_outside(module: Module) -> bool:
    """Whether a module defines what stays a struct, which mypyc cannot compile."""
    live = import_module(module.name)
    return any(is_outside(getattr(live, name)) for name in module.classes)

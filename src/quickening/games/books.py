"""The rulebooks: for each rule its gist, the places in the code that carry it out, and the tests that show it."""

from __future__ import annotations

import ast
import csv
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import quickening
from quickening.core.outside import Outside
from quickening.core.plugins import folder_of, packages
from quickening.core.refusals import Refused, Unreadable

PACKAGE = Path(quickening.__file__).parent
TESTS = PACKAGE.parents[1] / "tests"
#: Places are named from here: the project's folder, or where the package is installed.
ROOT = PACKAGE.parents[1] if TESTS.is_dir() else PACKAGE.parent
#: The files of a game that carry out rules: code, and the table of what its editions say differently.
TABLES = ("editions.tsv",)
PLACES = ("**/*.py", *TABLES)

#: A citation, e.g. `HK 403.4`, `HK 708.3d-e` or `HK 102.1a, 102.2`: a code, and the ids that follow it.
_ID = r"\d+(?:\.\d+)*(?:[a-z](?:\.\d+)?)?"
_CITED = re.compile(rf"\b([A-Z]{{2}}[A-Z0-9]?) ({_ID}(?:(?:, |-)(?:{_ID}|[a-z]\b))*)")


class Rule(Outside, frozen=True):
    """One paragraph of a rulebook, restated. `exempt` is the reason why there is nothing to carry out."""

    book: str
    id: str
    kind: str
    gist: str
    exempt: str = ""

    @property
    def cited(self) -> str:
        return f"{self.book} {self.id}"


class Place(Outside, frozen=True):
    """A line of a file: the function or class it is in, and for a test its gist."""

    file: str
    line: int
    name: str
    gist: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class Coverage(Outside, frozen=True):
    """How much of a book is shown by tests; what is tested and what is missing is not known without the tests."""

    rules: int
    tested: int | None
    exempt: int
    missing: int | None


# -- gists ---------------------------------------------------------------------------------------------------------


@cache
def books() -> dict[str, tuple[Rule, ...]]:
    """The rules of every book by its code, in the order of the book."""
    found = (path for game in packages() for path in folder_of(game).glob("gists/*.tsv"))
    return {path.stem: tuple(_rules(path)) for path in sorted(found, key=lambda path: path.stem)}


def _rules(path: Path) -> Iterator[Rule]:
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            yield Rule(path.stem, row["id"], row["kind"], row["gist"], row["exempt"] or "")


@cache
def gist_of(cited: str) -> str:
    """What a rule says, by its book and id: `HK 403.4`; nothing where no rule is cited."""
    code, _, id = cited.partition(" ")
    return next((rule.gist for rule in books().get(code, ()) if rule.id == id), "")


def game_of(book: str) -> str:
    """The game that a book is about: the folder its gists lie in."""
    return next(game for game in packages() if (folder_of(game) / "gists" / f"{book}.tsv").is_file())


def find_rules(query: str) -> list[Rule]:
    """The rules meant by an id, a section, a book's code, or a word of the gist. Refuses what is none of these."""
    if not query.strip():
        raise Refused(f"no rule was named; there are the books {', '.join(books())}")
    code, number = _named(query)
    rules = _of_book(code)
    if code and not number:
        return list(rules)
    found = section(query) or [rule for rule in rules if number.lower() in rule.gist.lower()]
    if not found:
        where = code or f"any book ({', '.join(books())})"
        raise Refused(f"there is no rule {number!r} in {where}, and no gist that speaks of it")
    return found


def section(query: str) -> list[Rule]:
    """The rule or the rules of the section that a query names; none if it names a whole book, or is words."""
    code, number = _named(query)
    return [rule for rule in _of_book(code) if is_within(rule.id, number)]


def _named(query: str) -> tuple[str, str]:
    """The code of a book, if a query begins with one, and what follows."""
    code, _, number = query.strip().partition(" ")
    return (code.upper(), number.strip()) if code.upper() in books() else ("", query.strip())


def _of_book(code: str) -> tuple[Rule, ...]:
    return books()[code] if code else tuple(rule for book in books().values() for rule in book)


def is_within(id: str, section: str) -> bool:
    """Whether a rule is this one or stands below it.

    >>> is_within("403.4a", "403.4"), is_within("403.4", "403"), is_within("403.41", "403.4")
    (True, True, False)
    """
    rest = id[len(section) :]
    return bool(section) and id.startswith(section) and not rest[:1].isdigit()


# -- places in the code --------------------------------------------------------------------------------------------


def ids_cited(text: str) -> list[str]:
    """The rules a text cites; a range of letters is each of them.

    >>> ids_cited("HK 708.3d-e, 711.1. See SF 28.6.4.")
    ['HK 708.3d', 'HK 708.3e', 'HK 711.1', 'SF 28.6.4']
    """
    found: list[str] = []
    for book, ids in _CITED.findall(text):
        for part in ids.split(", "):
            first, _, last = part.partition("-")
            found.append(f"{book} {first}")
            found += [f"{book} {id}" for id in _up_to(first, last)]
    return found


def _up_to(first: str, last: str) -> list[str]:
    """The ids after the first of a range, as far as its end says them: `403.1-403.4`, `708.3d-e`, `600-602`."""
    if not last:
        return []
    if last.isalpha():
        return [f"{first[:-1]}{chr(letter)}" for letter in range(ord(first[-1]) + 1, ord(last) + 1)]
    stem, _, end = last.rpartition(".")
    begin = first.rpartition(".")[2]
    if not (begin.isdigit() and end.isdigit()) or first.rpartition(".")[0] != stem:
        return [last]
    dot = f"{stem}." if stem else ""
    return [f"{dot}{number}" for number in range(int(begin) + 1, int(end) + 1)]


@cache
def code_lines() -> dict[str, tuple[tuple[Path, int], ...]]:
    """The lines of the games' code that cite each rule, and of the tables of their editions."""
    found: dict[str, list[tuple[Path, int]]] = {}
    for path in sorted(path for game in packages() for kind in PLACES for path in folder_of(game).glob(kind)):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for id in dict.fromkeys(ids_cited(line)):
                found.setdefault(id, []).append((path, number))
    return {id: tuple(places) for id, places in found.items()}


def code_places(rule: Rule) -> list[Place]:
    """Where the code carries out a rule; where only its section is cited, there."""
    lines = code_lines()
    id = rule.id
    while f"{rule.book} {id}" not in lines and (id[-1:].isalpha() or "." in id):
        id = id[:-1] if id[-1:].isalpha() else id.rpartition(".")[0]
    places = [Place(_from_root(path), line, _around(path, line)) for path, line in lines.get(f"{rule.book} {id}", ())]
    return list({(place.file, place.name): place for place in reversed(places)}.values())[::-1]


def _from_root(path: Path) -> str:
    """How a file is named: from the project's folder, or by its last folders where it belongs to another project."""
    return (path.relative_to(ROOT) if path.is_relative_to(ROOT) else Path(*path.parts[-3:])).as_posix()


def _around(path: Path, line: int) -> str:
    """What a line belongs to: a function, a class or a constant, nothing between these; or what its row is about."""
    if path.suffix == ".tsv":
        return path.read_text(encoding="utf-8").splitlines()[line - 1].partition("\t")[0]
    return ".".join(name for first, last, name in _definitions(path) if first <= line <= last)


@cache
def _definitions(path: Path) -> tuple[tuple[int, int, str], ...]:
    """The functions, classes and constants of a file with their lines, the outer before the inner."""
    module = ast.parse(path.read_text(encoding="utf-8"))
    constants = [node for node in module.body if isinstance(node, ast.Assign)]
    found = [(node, target.id) for node in constants for target in node.targets if isinstance(target, ast.Name)]
    kinds = (ast.FunctionDef, ast.ClassDef)
    named = [*found, *((node, node.name) for node in ast.walk(module) if isinstance(node, kinds))]
    return tuple((node.lineno, node.end_lineno or node.lineno, name) for node, name in named)


# -- tests ---------------------------------------------------------------------------------------------------------


@cache
def shown_by(folder: Path = TESTS) -> dict[str, tuple[Place, ...]]:
    """The tests that show each rule: those marked `@rule`. Nothing where the tests are not at hand."""
    found: dict[str, list[Place]] = {}
    for path in sorted(folder.rglob("test_*.py")) if folder.is_dir() else ():
        for id, place in _marked(path, folder):
            found.setdefault(id, []).append(place)
    return {id: tuple(places) for id, places in found.items()}


def _marked(path: Path, folder: Path) -> Iterator[tuple[str, Place]]:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise Unreadable(f"{path}, line {error.lineno}: {error.msg}") from None
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for ids, gist in filter(None, map(_rule_mark, node.decorator_list)):
                place = Place(path.relative_to(folder.parent).as_posix(), node.lineno, node.name, gist)
                yield from ((id, place) for id in ids)


def _rule_mark(decorator: ast.expr) -> tuple[list[str], str] | None:
    """The ids and the gist of `@rule("HK 403.4", "gist")`."""
    if not (isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule"):
        return None
    words = [str(part.value) for part in decorator.args if isinstance(part, ast.Constant)]
    return (words[:-1], words[-1]) if len(words) > 1 else None


def is_tested(rule: Rule) -> bool:
    """Whether a test shows it."""
    return rule.cited in shown_by()


def coverage(book: str) -> Coverage:
    """The figures of a book: every rule is tested, or exempt with a reason, or missing."""
    rules = books()[book]
    tested = sum(map(is_tested, rules))
    exempt = sum(bool(rule.exempt) and not is_tested(rule) for rule in rules)
    if not TESTS.is_dir():
        return Coverage(len(rules), None, exempt, None)
    return Coverage(len(rules), tested, exempt, len(rules) - tested - exempt)


def missing(book: str) -> list[Rule]:
    """The rules that are neither tested nor exempt."""
    return [rule for rule in books()[book] if not rule.exempt and not is_tested(rule)]

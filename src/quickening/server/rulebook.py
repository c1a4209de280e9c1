"""The rulebooks for the browser: gists in the books' order, coverage, the code's places, what can be watched."""

from __future__ import annotations

from functools import cache
from typing import Any

from quickening.core.plugins import folder_of, packages
from quickening.core.refusals import Refused
from quickening.games import books, guides
from quickening.games import rules as find_game


@cache
def all_books() -> list[dict[str, Any]]:
    """Every book with its coverage."""
    return [{"book": code, "coverage": books.coverage(code)} for code in books.books()]


@cache
def book_data(code: str) -> list[dict[str, Any]]:
    """The rules of a book. Refuses a book there is not."""
    if code not in books.books():
        raise Refused(f"there is no such book; there are: {', '.join(books.books())}")
    return [rule_data(rule) for rule in books.books()[code]]


def rule_data(rule: books.Rule) -> dict[str, Any]:
    """One rule: its gist, and where it is carried out and shown."""
    code = [{"file": place.file, "line": place.line, "name": place.name} for place in books.code_places(rule)]
    tests = [
        {"file": place.file, "line": place.line, "name": place.name, "gist": place.gist}
        for place in books.shown_by().get(rule.cited, ())
    ]
    return {"id": rule.id, "kind": rule.kind, "gist": rule.gist, "exempt": rule.exempt, "code": code, "tests": tests}


@cache
def guide_data(code: str) -> dict[str, Any]:
    """A book for players: its chapters with their rules, and the words of the game; nothing of code and tests."""
    return {"chapters": guides.chapters(code), "terms": guides.terms(code)}


@cache
def compared_data(code: str) -> dict[str, Any]:
    """What the rulebooks of a game say differently, question by question. Refuses a game with one book."""
    if code not in books.books():
        raise Refused(f"there is no such book; there are: {', '.join(books.books())}")
    game: Any = find_game(books.game_of(code))
    if not hasattr(game, "compare"):
        raise Refused("that game has one rulebook: there is nothing to compare")
    rows = [
        {"about": row.question, "ways": [{"words": way.words, "rule": way.rule} for way in row.ways]}
        for row in game.compare()
    ]
    return {"editions": list(game.EDITIONS), "rows": rows}


def gist_of(cited: str) -> str:
    """What a rule says, e.g. `HK 403.4`. Refuses one that no book has."""
    code, _, id = cited.partition(" ")
    for rule in books.books().get(code.upper(), ()):
        if rule.id == id:
            return rule.gist
    raise Refused("no book has that rule")


def source_of(file: str, line: int) -> dict[str, Any]:
    """The lines around a place in the games' code. Refuses any other file."""
    folders = [folder_of(game).resolve() for game in packages()]
    path = books.ROOT / file
    try:
        path = path.resolve()
        is_code = path.suffix == ".py" or path.name in books.TABLES
        is_place = is_code and any(map(path.is_relative_to, folders)) and path.is_file()
    except (ValueError, OSError):  # nothing that a file could be called
        is_place = False
    if not is_place:
        raise Refused("that is no place in the rules' code")
    lines = path.read_text(encoding="utf-8").splitlines()
    first, last = max(1, line - 12), min(len(lines), line + 24)
    return {"first": first, "line": line, "lines": lines[first - 1 : last]}

"""`quickening rules`: the rulebooks as gists, with code and tests."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter
from rich.markup import escape

from quickening.commands.output import console, say_json, table
from quickening.core.refusals import Refused
from quickening.games import books
from quickening.games import rules as find_game

#: More rules than this are listed without code and tests.
FEW = 3


def rules(
    query: str | None = None,
    /,
    *,
    coverage: Annotated[bool, Parameter(negative="")] = False,
    compare: str | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Look up rules.

    Parameters
    ----------
    query
        A rule ("HK 403.4"), a section ("HK 403"), a book ("HK"), or words of a gist. Without it: the books.
    coverage
        Count, for each book, the rules, those that a test shows, those exempt with a reason, those missing.
    compare
        A game with several rulebooks: each difference, what each book does, and the rules that say so.
    json
        The answer as JSON.
    """
    if compare is not None:
        show_comparison(compare, json)
    elif coverage:
        show_coverage(query, json)
    elif query is None:
        show_books(json)
    else:
        show_rules(books.find_rules(query), json)


def show_comparison(game: str, json: bool) -> None:
    """What differs between the rulebooks of a game, book by book."""
    played: Any = find_game(game)
    differences = getattr(played, "compare", None)
    if differences is None:
        raise Refused(f"{game} has one rulebook: there is nothing to compare")
    found = differences()
    if json:
        say_json([{"about": row.hook, "books": [_way(way) for way in row.ways]} for row in found])
        return
    listed = table(f"The rulebooks of {game}", "about", *played.EDITIONS)
    for row in found:
        listed.add_row(row.hook, *(escape(f"{way.words} ({way.rule})") for way in row.ways))
    console().print(listed)


def _way(way: Any) -> dict[str, Any]:
    return {"does": way.words, "rule": way.rule}


def show_books(json: bool) -> None:
    """The books there are."""
    sizes = {code: len(found) for code, found in books.books().items()}
    if json:
        say_json(sizes)
        return
    listed = table("Rulebooks", "code", "rules", right=("rules",))
    for code, size in sizes.items():
        listed.add_row(code, str(size))
    console().print(listed)


def show_coverage(code: str | None, json: bool) -> None:
    """The figures of each book; of one book, what is missing as well."""
    known = books.books()
    if code is not None and code.upper() not in known:
        raise Refused(f"there is no book {code!r}; there are: {', '.join(known)}")
    codes = [code.upper()] if code else list(known)
    figures = {one: books.coverage(one) for one in codes}
    if json:
        say_json(figures)
        return
    columns = ("rules", "tested", "exempt", "missing")
    listed = table("Coverage", "book", *columns, right=columns)
    for one, counts in figures.items():
        listed.add_row(one, *(str(getattr(counts, column)) for column in columns))
    console().print(listed)
    if not books.TESTS.is_dir():
        console().print("[dim]The tests are not at hand here: nothing counts as tested.[/dim]")
    for one in codes if code else ():
        for rule in books.missing(one):
            console().print(f"  [yellow]missing[/yellow] {rule.cited}  {escape(rule.gist)}")


def show_rules(found: list[books.Rule], json: bool) -> None:
    """Gists; of a few rules, their code and tests too."""
    if json:
        say_json([data_of(rule) for rule in found])
        return
    for rule in found:
        console().print(f"[bold]{rule.cited}[/bold]  {escape(rule.gist)}")
        if rule.exempt:
            console().print(f"    [dim]exempt: {escape(rule.exempt)}[/dim]")
        if len(found) <= FEW:
            show_places(rule)


def show_places(rule: books.Rule) -> None:
    """Where a rule is carried out and shown."""
    out = console()
    for place in books.code_places(rule):
        out.print(f"    [cyan]code[/cyan]  {place}  {escape(place.name)}")
    for place in books.shown_by().get(rule.cited, ()):
        out.print(f"    [green]test[/green]  {place}  {escape(place.gist)}")


def data_of(rule: books.Rule) -> dict[str, Any]:
    """A rule for programs."""
    data = {"id": rule.cited, "kind": rule.kind, "gist": rule.gist, "exempt": rule.exempt}
    return data | {"code": books.code_places(rule), "tests": books.shown_by().get(rule.cited, ())}

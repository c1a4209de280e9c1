"""`quickening rules`: the rulebooks as gists, with code and tests."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter
from rich.markup import escape

from quickening.commands.output import console, say_json, table
from quickening.core.refusals import Refused
from quickening.games import books
from quickening.games import rules as find_game

#: More rules than this are listed without code and tests, unless their section was asked for.
FEW = 3
#: Where `make demos` and `make test` leave records of rules.
DEMOS = books.ROOT / "build" / "demos"


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
        show_rules(query, json)


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
        known_of = (getattr(counts, column) for column in columns)
        listed.add_row(one, *("?" if count is None else str(count) for count in known_of))
    console().print(listed)
    if not books.TESTS.is_dir():
        console().print("[dim]The tests are not at hand here: what they show is not known.[/dim]")
        return
    for one in codes if code else ():
        for rule in books.missing(one):
            console().print(f"  [yellow]missing[/yellow] {rule.cited}  {escape(rule.gist)}")


def show_rules(query: str, json: bool) -> None:
    """Gists; of a section or a few rules, their code, tests and demonstrations too."""
    found = books.find_rules(query)
    demos = demonstrations()
    if json:
        say_json([data_of(rule, demos) for rule in found])
        return
    for rule in found:
        console().print(f"[bold]{rule.cited}[/bold]  {escape(rule.gist)}")
        if rule.exempt:
            console().print(f"    [dim]exempt: {escape(rule.exempt)}[/dim]")
        if len(found) <= FEW or books.section(query):
            show_places(rule, demos)


def demonstrations() -> dict[str, list[str]]:
    """The records that show each rule, those of today's rules; none where no tests have left any."""
    from quickening.server.demos import index_of

    found = index_of(DEMOS) if DEMOS.is_dir() else {}
    folder = DEMOS.relative_to(books.ROOT).as_posix()
    return {id: [f"{folder}/{name.removeprefix('rule.')}.json" for name in names] for id, names in found.items()}


def show_places(rule: books.Rule, demos: dict[str, list[str]]) -> None:
    """Where a rule is carried out and shown, and a game to watch it in."""
    out = console()
    for place in books.code_places(rule):
        out.print(f"    [cyan]code[/cyan]  {place}  {escape(place.name)}")
    tests = books.shown_by().get(rule.cited, ())
    for place in tests:
        out.print(f"    [green]test[/green]  {place}  {escape(place.gist)}")
    if rule.cited in demos:
        out.print(f"    [magenta]demo[/magenta]  quickening replay {demos[rule.cited][0]}")
    elif tests and not demos:
        out.print("    [magenta]demo[/magenta]  [dim]none yet: make demos plays them[/dim]")


def data_of(rule: books.Rule, demos: dict[str, list[str]]) -> dict[str, Any]:
    """A rule for programs."""
    data = {"id": rule.cited, "kind": rule.kind, "gist": rule.gist, "exempt": rule.exempt}
    tests = books.shown_by().get(rule.cited, ())
    return data | {"code": books.code_places(rule), "tests": tests, "demos": demos.get(rule.cited, [])}

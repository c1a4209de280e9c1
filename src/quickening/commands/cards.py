"""`quickening cards check` and `quickening cards show`."""

from __future__ import annotations

from collections import Counter
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.markup import escape
from rich.tree import Tree

from quickening.commands.output import console, progress, say_json, table
from quickening.core.data import Definition, fields
from quickening.core.files import file_text, lines_of, shown
from quickening.core.refusals import Refused, Unreadable
from quickening.games import NotACard, Pool, Rules, finished
from quickening.games import rules as rules_of
from quickening.games.own_cards import own_cards
from quickening.lang.nodes import Node

#: How many of the most frequent refused phrases are listed.
PHRASES = 15
#: A refused phrase is told apart from others by so many words, from where the reader stopped.
WORDS = 4


def check(
    file: Annotated[list[str], Parameter(negative="")],
    /,
    *,
    game: str | None = None,
    refused: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Read card files, and say what was read and what was not.

    Parameters
    ----------
    file
        Card files.
    game
        Whose cards they are; found by the first line of each file if not said.
    refused
        List every refused card with the place where reading stopped.
    json
        Everything as JSON.
    """
    pools = {path: read(Path(path), game) for path in progress(file, len(file), "Reading cards")}
    everything = Pool([card for pool in pools.values() for card in pool.cards], _all_refused(pools))
    if json:
        phrases = [{"phrase": phrase, "cards": count} for phrase, count in frequent(everything.refused)]
        each = {path: data_of(pool, short=True) for path, pool in pools.items()}
        texts = [one for path, pool in pools.items() for one in wordings(pool, path, game)]
        say_json(data_of(everything) | {"phrases": phrases, "files": each, "texts": texts})
        return
    show_figures(pools, everything)
    for one in everything.refused if refused or len(everything.refused) <= PHRASES else ():
        console().print(f"[bold]{escape(shown(one.name))}[/bold]: {escape(one.reason)}")


def _all_refused(pools: dict[str, Pool]) -> list[NotACard]:
    return [one for pool in pools.values() for one in pool.refused]


def read(path: Path, game: str | None) -> Pool:
    """The cards of one file."""
    return (game_of(path) if game is None else rules_of(game)).read_pool(path)


def game_of(path: Path) -> Rules:
    """The game whose cards a file holds, by its first line."""
    header = lines_of(file_text(path))[0]
    for name in finished():
        if rules_of(name).is_card_file(header):
            return rules_of(name)
    begins = f"{header[:60]}..." if len(header) > 60 else header
    unknown = f"no game has card files that begin with {begins!r}; name the game with --game"
    raise Unreadable(f"{shown(path)}, line 1: {unknown}")


def percent(pool: Pool) -> float:
    """How much of a pool was read from print."""
    total = len(pool.cards) + len(pool.refused)
    return round(100 * len(pool.from_print) / total, 1) if total else 0.0


def frequent(refused: list[NotACard]) -> list[tuple[str, int]]:
    """The phrases at which reading stopped most often: what to learn next."""
    return Counter(map(stopped_at, refused)).most_common(PHRASES)


def stopped_at(one: NotACard) -> str:
    """The words at which reading stopped; the reason of a card that was refused for another."""
    if not one.expected:
        return one.reason
    return shown(" ".join(one.text[one.position :].split()[:WORDS])) or "(the end)"


def data_of(pool: Pool, short: bool = False) -> dict[str, Any]:
    """A pool for programs; in short, its figures alone."""
    data: dict[str, Any] = {
        "cards": len(pool.cards) + len(pool.refused),
        "read": len(pool.from_print),
        "reworded": len(pool.reworded) if short else [{"key": one.key, "why": one.reworded} for one in pool.reworded],
        "percent": percent(pool),
        "refused": len(pool.refused) if short else [one._asdict() for one in pool.refused],
    }
    return data


def wordings(pool: Pool, path: str, game: str | None) -> list[dict[str, str]]:
    """The canonical wording of each card that was read, so that wordings can be compared."""
    rules = game_of(Path(path)) if game is None else rules_of(game)
    return [{"file": path, "key": card.key, "name": card.name, "text": rules.card_text(card)} for card in pool.cards]


def show_figures(pools: dict[str, Pool], everything: Pool) -> None:
    """The figures for people."""
    numbers = ("cards", "read", "reworded", "refused", "%")
    listed = table("Cards", "file", *numbers, right=numbers)
    rows = [*pools.items(), ("in all", everything)] if len(pools) > 1 else list(pools.items())
    for path, pool in rows:
        counts = (
            len(pool.cards) + len(pool.refused),
            len(pool.from_print),
            len(pool.reworded),
            len(pool.refused),
        )
        listed.add_row(escape(Path(path).name), *map(str, counts), f"{percent(pool):.1f}")
    console().print(listed)
    if everything.refused:
        phrases = table("\nWhere reading stops most often", "cards", "phrase", right=("cards",))
        for phrase, count in frequent(everything.refused):
            phrases.add_row(str(count), escape(phrase))
        console().print(phrases)


# -- one card ------------------------------------------------------------------------------------------------------


def show(name: str, /, *, game: str | None = None) -> None:
    """Show a card: its facts, its text in canonical wording, and the ability tree read from it.

    Parameters
    ----------
    name
        The card's name, its full title, or its key.
    game
        Only look among the cards of this game.
    """
    names = list(finished()) if game is None else [game]
    read = progress(names, len(names), "Reading cards")
    found = [(rules_of(one), card) for one in read for card in named(rules_of(one), name)]
    if not found:
        raise Refused(missing(name, [rules_of(one) for one in names]))
    for rules, card in found:
        show_card(rules, card)


def missing(name: str, games: list[Rules]) -> str:
    """Why a card cannot be shown: it was imported and is not read, or there is none; then those of a like name."""
    for rules in games:
        known = rules.table().definitions
        if name.strip().lower() in getattr(known, "titles", ()):
            return str(known.why_not(name, "", known.titles[name.strip().lower()]))  # type: ignore[attr-defined]
    near = get_close_matches(name, [card.name for rules in games for card in rules.printed()], 3, 0.5)
    hint = f"; did you mean {' or '.join(dict.fromkeys(near))}?" if near else ""
    return f"there is no card {name!r}{hint}"


def named(rules: Rules, name: str) -> list[Definition]:
    """The cards of that key, title or name; a key or title means one card."""
    known = rules.table().definitions
    called = getattr(known, "called", None)  # where cards were imported, only those that are asked for are read
    if called is not None:
        return list(called(name))
    wanted, cards = name.lower(), [*known.values(), *own_cards(rules.NAME, known)]
    exact = [card for card in cards if wanted in (card.key.lower(), getattr(card, "title", "").lower())]
    return exact or [card for card in cards if card.name.lower() == wanted]


def show_card(rules: Rules, card: Definition) -> None:
    """Facts, text, tree."""
    out = console()
    out.print(f"[bold]{escape(getattr(card, 'title', card.name))}[/bold]  [dim]{rules.NAME}, {card.key}[/dim]")
    for field in card.__struct_fields__:
        value = getattr(card, field)
        if field not in ("key", "name", "text") and value not in ("", (), None) and not _has_nodes(value):
            shown = ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
            out.print(f"  [dim]{field}[/dim] {escape(shown)}")
    if getattr(card, "reworded", ""):
        out.print("  [yellow]reworded[/yellow]: this is not the printed text")
    text = rules.card_text(card)
    if text:
        out.print(f"\n{escape(text)}\n")
    for field in card.__struct_fields__:
        if _has_nodes(getattr(card, field)):
            out.print(branches(Tree(f"[dim]{field}[/dim]"), getattr(card, field)))


def _has_nodes(value: Any) -> bool:
    return isinstance(value, Node) or (isinstance(value, tuple) and any(map(_has_nodes, value)))


def branches(tree: Tree, value: Any) -> Tree:
    """The nodes of a value as branches of a tree, each with its plain fields beside its name."""
    for node in value if isinstance(value, tuple) else (value,):
        if not isinstance(node, Node):
            tree.add(escape(repr(node)))
            continue
        fields = {name: getattr(node, name) for name in node.__struct_fields__}
        plain = [f"{name}={part!r}" for name, part in fields.items() if not _has_nodes(part) and _is_said(node, name)]
        branch = tree.add(f"[bold cyan]{type(node).__name__}[/bold cyan] {escape(' '.join(plain))}".rstrip())
        for name, part in fields.items():
            if _has_nodes(part):
                branches(branch.add(f"[dim]{name}[/dim]"), part)
    return tree


def _is_said(node: Node, name: str) -> bool:
    """Whether a field holds something of its own, not what it holds anyway."""
    return any(field.name == name and getattr(node, name) != field.default for field in fields(type(node)))

"""How a card that somebody makes is understood. It is read in a process of its own: no text keeps a table waiting."""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from quickening.core.plugins import package_of
from quickening.core.refusals import Refused
from quickening.games import NotACard, rules
from quickening.games.formats.pools import ORIGIN, card_lines, columns_of, pool_module
from quickening.games.nearby import explained
from quickening.games.texts import card_type, texts_of
from quickening.lang.nodes import Node
from quickening.server.processes import Processes

T = TypeVar("T")

#: So long a card may take to be read, in seconds; the first one waits for the words of the game as well.
PATIENCE = 20.0
#: So many wait at most.
MOST_WAITING = 20
#: A column in which more different things stand has nothing to choose from.
MOST_USUAL = 60
#: Columns in which the text of a card stands.
TEXTS = frozenset({"text", "text_plain", "Text"})


class Makers:
    """One process that reads cards, started with the first one."""

    def __init__(self) -> None:
        self.processes = Processes(1)
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def read(self, game: str, facts: Mapping[str, str]) -> dict[str, Any]:
        """How a card is understood."""
        return await self.work(understood, game, dict(facts))

    async def work(self, work: Callable[..., T], *given: Any) -> T:
        """What comes of work with cards that somebody made. Refuses where too many wait, and what takes too long."""
        if self.waiting >= MOST_WAITING:
            raise Refused("many cards are being read; try again in a moment")
        self.waiting += 1
        try:
            async with self.turn:
                return await self._run(work, *given)
        finally:
            self.waiting -= 1

    async def _run(self, work: Callable[..., T], *given: Any) -> T:
        try:
            return await self.processes.run(PATIENCE, work, *given)
        except (BrokenExecutor, TimeoutError) as error:
            slow = isinstance(error, TimeoutError)
            why = "this takes too long to read; try a shorter text" if slow else "cards cannot be read just now"
            raise Refused(why) from None

    def close(self) -> None:
        """Nobody waits for a card any more."""
        self.processes.close()


@cache
def shipped_rows(game: str) -> list[dict[str, str]]:
    """The rows of the card files that come with the project."""
    pool = pool_module(game)
    folder = files(package_of(game)).joinpath("cards")
    found = sorted((one for one in folder.iterdir() if one.name.endswith(".tsv")), key=lambda one: one.name)
    texts = [(one.read_text(encoding="utf-8"), one.name) for one in found]
    return [row for text, name in texts for row in pool.rows_from_text(text, name)]


def in_words(cell: str) -> str:
    """What a card file writes as one word, as a person would write it.

    >>> in_words("majorHero"), in_words("Feng Shui Site"), in_words("DuncanMacLeod")
    ('major hero', 'Feng Shui Site', 'DuncanMacLeod')
    """
    joined = re.fullmatch(r"[a-z]+(?:[A-Z][a-z]+)+", cell)
    return re.sub(r"(?=[A-Z])", " ", cell).lower() if joined else cell


@cache
def usual_facts(game: str) -> dict[str, list[str]]:
    """What stands in those columns of the shipped card files in which few different things stand."""
    found: dict[str, set[str]] = {}
    for row in shipped_rows(game):
        for column in columns_of(game):
            found.setdefault(column, set()).add(in_words(row.get(column, "")))
    return {column: sorted(cells - {""}) for column, cells in found.items() if len(cells) <= MOST_USUAL}


@cache
def example_of(game: str) -> dict[str, str]:
    """A card to begin with: one with a short text."""
    (text,) = TEXTS.intersection(columns_of(game))
    short = (row for row in shipped_rows(game) if 25 <= len(row[text]) <= 80 and "\\n" not in row[text])
    row = next(short, {})
    return {column: in_words(row[column]) for column in columns_of(game) if column not in ORIGIN and row.get(column)}


def understood(game: str, facts: dict[str, str]) -> dict[str, Any]:
    """A card of these facts as the game's own reader takes it: its wording and tree, or why it is refused."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "card.tsv"
        path.write_text(card_file(game, facts), encoding="utf-8", newline="\n")
        try:
            pool = rules(game).read_pool(path)
        except Refused as refused:
            return {"read": False, "reason": at_home(str(refused), path)}
    if pool.refused:
        found = not_read(game, facts, pool.refused[0])
        return found | {"reason": at_home(found["reason"], path), "message": at_home(found["message"], path)}
    (card,) = pool.cards
    face = import_module(f"{package_of(game)}.views").as_made(card)
    tree = outline(getattr(card, "abilities", ()))
    return {"read": True, "text": rules(game).card_text(card), "tree": tree, "card": face}


def at_home(words: str, path: Path) -> str:
    """A message without the name of a file that nobody else knows."""
    return words.replace(f"{path}, line 2: ", "").replace(f"{path}, ", "")


def card_file(game: str, facts: Mapping[str, str]) -> str:
    """A card file with one card; a fact is one line, without tabs."""
    return "\n".join(card_lines(game, columns_of(game), [ORIGIN | dict(facts)])) + "\n"


def not_read(game: str, facts: Mapping[str, str], refused: NotACard) -> dict[str, Any]:
    """Where reading stopped, and a near wording that would be understood."""
    told: dict[str, Any] = {"read": False, "reason": refused.reason.split("\n")[0], "message": refused.reason}
    if not refused.expected:
        return told
    stopped = explained(texts_of(game), type_of(game, facts), refused.name, refused.text, refused.position)
    at = {"text": refused.text, "position": refused.position, "expected": refused.expected[:8]}
    return told | at | {"clause": stopped.clause, "near": stopped.near}


def type_of(game: str, facts: Mapping[str, str]) -> str:
    """The type of a card as the grammar calls it."""
    return card_type(game, facts.get("type") or facts.get("Type") or "")


def outline(value: Any) -> list[dict[str, Any]]:
    """The nodes of a tree by their names, each with its plain facts and what is below it."""
    return [_branch(node) for node in (value if isinstance(value, tuple) else (value,))]


def _branch(node: Any) -> dict[str, Any]:
    if not isinstance(node, Node):
        return {"name": str(node), "facts": "", "below": []}
    parts = {name: getattr(node, name) for name in node.__struct_fields__}
    plain = {name: part for name, part in parts.items() if not has_nodes(part)}
    said = [f"{name}: {part}" for name, part in plain.items() if part not in (None, "", (), False)]
    below = [{"name": name, "facts": "", "below": outline(part)} for name, part in parts.items() if has_nodes(part)]
    return {"name": type(node).__name__, "facts": ", ".join(said), "below": below}


def has_nodes(part: Any) -> bool:
    return isinstance(part, Node) or (isinstance(part, tuple) and any(has_nodes(one) for one in part))

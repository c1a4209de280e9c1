"""Takes clauses out of shipped cards, one at a time, and says which of them no scenario of the card misses.

    python -m tools.clauses shadowfist
    python -m tools.clauses huntik --cards "Springer" "Lok Lambert"

A scenario is a test that says `@shows("Springer")` (`tools.shown`). For each card its tree is changed in small ways:
an ability or one of several effects is left out, a word that narrows who is meant, a condition, a cost; a number is
one more; what lasts for a turn lasts. Then the card's scenarios are played. A change that none of them notices is a
clause of the printed text that is not shown, or one that makes no difference in that card. Cards of one title that
say the same are changed together. Changes that were looked at and that no scene can show are listed, with the reason,
in `tests/clauses.tsv`.
"""

from __future__ import annotations

import argparse
import csv
import importlib
import os
import resource
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from quickening.core.data import replace
from quickening.lang.nodes import Node
from tools.shown import index

ROOT = Path(__file__).parents[1]
LOOKED_AT = ROOT / "tests" / "clauses.tsv"
#: Seconds of computing after which a changed card has been noticed: its scenarios never end.
SECONDS = 30
#: The fields that hold the tree of a card.
TREES = ("abilities", "powers", "text_powers")
#: Fields whose members are left out one by one, if there are others or if they only narrow something.
LISTS = {"effects": 2, "before": 1, "after": 1, "words": 1, "filters": 1, "costs": 1}
#: Fields that are made empty.
EMPTIED = {"condition": None, "once": "", "timing": None}
#: Whole numbers that are no figures of the text, and those of which a negative one means any number.
NO_FIGURES, ANY = ("slot",), ("most", "least", "amount")
#: What is told and does nothing by itself: keywords such as Unique, of which the rules have tests of their own,
#: sentences that say what the rules do anyway, and limits of time for people at a table.
TOLD = ("Restriction", "Restated", "Seconds")
#: How a Shadowfist text compares with a number; where it compares players, the number is nothing it says.
WITH_A_NUMBER = ("or more", "or less", "exactly")


def changed(node: Any, at: str = "") -> Iterator[tuple[str, Any]]:
    """A tree with one small change, and what was changed."""
    if isinstance(node, tuple):
        for n, item in enumerate(node):
            for what, other in changed(item, f"{at}[{n}]"):
                yield what, (*node[:n], other, *node[n + 1 :])
        return
    if not isinstance(node, Node) or type(node).__name__ in TOLD:
        return
    yield from _of_this(node, at)
    for name in node.__struct_fields__:
        if says(node, name):
            for what, other in changed(getattr(node, name), f"{at}.{name}"):
                yield what, replace(node, **{name: other})


def says(node: Any, name: str) -> bool:
    """Whether the text says what a field holds: not the amount of a mark that is just there or not."""
    if type(node).__name__ == "Mark" and name == "amount":
        return bool(node.amount != type(node)("").amount)
    if type(node).__name__ == "Reckoned" and name == "number":
        return node.other is None
    if name == "least" and getattr(node, "x", False):
        return False  # X cards are as many as X is
    return type(node).__name__ != "Has" or name != "number" or node.how in WITH_A_NUMBER


def _of_this(node: Any, at: str) -> Iterator[tuple[str, Any]]:
    for name in node.__struct_fields__:
        value = getattr(node, name)
        if name == "least" and type(value) is int and 1 < value == getattr(node, "most", None):
            yield f"{at} {value} -> {value + 1}", replace(node, least=value + 1, most=value + 1)
        elif type(value) is int and is_figure(node, name) and says(node, name):
            told = "" if name == "number" else f".{name}"
            yield f"{at}{told} {value} -> {value + 1}", replace(node, **{name: value + 1})
        elif name in LISTS and isinstance(value, tuple) and len(value) >= LISTS[name]:
            for n, item in enumerate(value):
                yield (
                    f"{at}.{name} without {n} ({brief(item)})",
                    replace(node, **{name: (*value[:n], *value[n + 1 :])}),
                )
        elif name in EMPTIED and value:
            yield f"{at}.{name} -> nothing ({brief(value)})", replace(node, **{name: EMPTIED[name]})
        elif name == "until" and value == "turn":
            yield f"{at} lasts", replace(node, until="lasting")


def is_figure(node: Any, name: str) -> bool:
    """Whether a field holds a figure of the text, not one that stands there where the text says none, or `any`."""
    value = getattr(node, name)
    if name == "number":
        return True
    fields, defaults = node.__struct_fields__, node.__struct_defaults__
    usual = dict(zip(fields[len(fields) - len(defaults) :], defaults, strict=True))
    return name not in NO_FIGURES and value != usual.get(name) and (value >= 0 or name not in ANY)


def brief(node: Any) -> str:
    """A node in short: its kind and the first word it holds."""
    if not isinstance(node, Node):
        return str(node)
    words = (getattr(node, name) for name in node.__struct_fields__)
    word = next((word for word in words if word and isinstance(word, str)), "")
    return f"{type(node).__name__} {word!r}" if word else type(node).__name__


def place_of(what: str) -> str:
    """A change without what it is that was changed: kinds of node may get other names."""
    return what.split(" (", maxsplit=1)[0]


def looked_at(game: str) -> dict[tuple[str, str], str]:
    """Why changes of a game's cards make no difference, by card and by place of the change in its tree. Cards of one
    title that say different things are named by their keys.
    """
    with LOOKED_AT.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return {(row["card"], row["change"]): row["reason"] for row in rows if row["game"] == game}


def mutants(card: Any) -> Iterator[tuple[str, Any]]:
    """A card with one clause less or otherwise."""
    for name in TREES:
        tree = getattr(card, name, None)
        if isinstance(tree, tuple) and name in card.__struct_fields__:
            for n, ability in enumerate(tree):
                if type(ability).__name__ in TOLD:
                    continue
                yield f"without {n} ({brief(ability)})", replace(card, **{name: (*tree[:n], *tree[n + 1 :])})
            for what, other in changed(tree):
                yield what, replace(card, **{name: other})


def tree_of(card: Any) -> dict[str, Any]:
    """What a card means, by the fields that hold it."""
    return {name: getattr(card, name) for name in TREES if name in card.__struct_fields__}


def twins_of(cards: dict[str, Any], key: str) -> list[str]:
    """The cards of a title that say the same, the first one first."""
    card = cards[key]
    return [one for one in sorted(cards) if cards[one].name == card.name and tree_of(cards[one]) == tree_of(card)]


def play_shipped(game: str, cards: dict[str, Any]) -> None:
    """Highlander's scenarios play cards of the pool beside the project. Here they play those that come with it, which
    are found by what they said before they were changed.
    """
    if game != "highlander":
        return
    corpus: Any = importlib.import_module("tests.cards.highlander_corpus")
    told = {key: corpus.says(card) for key, card in cards.items()}
    corpus.corpus_cards, corpus.says = tuple, lambda card: told[card.key]


class Trial:
    """A pytest plug-in: instead of running the collected tests once, it plays changed cards in their scenarios."""

    def __init__(self, game: str, names: list[str]) -> None:
        self.game = game
        self.names = names

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        cards: dict[str, Any] = importlib.import_module(f"quickening.games.{self.game}.pool").shipped()
        items: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            items.setdefault(f"{item.path.name}::{getattr(item, 'originalname', item.name)}", []).append(item)
        play_shipped(self.game, cards)
        tried = left = known = 0
        shows, reasons = index(self.game), looked_at(self.game)
        for key in sorted(shows):
            twins = twins_of(cards, key)
            tests = dict.fromkeys(test for twin in twins for test in shows.get(twin, ()))
            shown = [item for test in tests for item in items.get(test, ())]
            if key != twins[0] or (self.names and cards[key].name not in self.names):
                continue
            if noticed(cards, key, cards[key], shown):
                say(f"{cards[key].name}: its scenarios fail as it is")
                continue
            for what, other in mutants(cards[key]):
                tried += 1
                if not reasons.keys().isdisjoint((one, place_of(what)) for one in (cards[key].name, *twins)):
                    known += 1
                elif not noticed(cards, key, other, shown):
                    left += 1
                    say(f"{cards[key].name}: {what}")
        say(f"{tried} changes of cards, {left} that no scenario of the card notices, {known} that none can")
        return True


def noticed(cards: dict[str, Any], key: str, other: Any, tests: list[pytest.Item]) -> bool:
    """In a child: whether a scenario fails with the changed card."""
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        try:
            for twin in twins_of(cards, key):
                cards[twin] = replace(cards[twin], **tree_of(other))
            failed = any(
                report.failed for item in tests for report in runtestprotocol(item, log=False, nextitem=None)
            )
        except BaseException:  # whatever a changed card does, it is noticed
            failed = True
        os._exit(1 if failed else 0)
    return bool(os.waitpid(child, 0)[1])


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["huntik", "shadowfist", "highlander"])
    parser.add_argument("--cards", nargs="*", default=[], help="titles of cards; without it, all")
    asked = parser.parse_args()
    tests = sorted((ROOT / "tests" / "cards").glob(f"test_{asked.game}*.py"))
    quiet = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow and not corpus", "--no-header"]
    pytest.main([*quiet, f"--rootdir={ROOT}", *map(str, tests)], plugins=[Trial(asked.game, asked.cards)])
    return 0


if __name__ == "__main__":
    sys.exit(main())

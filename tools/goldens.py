"""What every card of the corpora means today, as digests: a change of reading cannot go unnoticed.

    python tools/goldens.py           what differs from the goldens
    python tools/goldens.py --renew   write them anew, and say what changed

A line is a card's key, a digest of its canonical text and one of its tree. The texts themselves stay outside the
project.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from quickening.core.data import Frozen, fields
from quickening.games import Pool, rules

PROJECT = Path(__file__).parents[1]
CORPUS = PROJECT.parent / "shared" / "corpus"
GOLDENS = PROJECT / "tests" / "goldens"
#: The card files of each game.
FILES = {
    "huntik": ("huntik/sas.tsv",),
    "shadowfist": ("shadowfist/sets/*.txt",),
    "highlander": ("highlander/type-one-errata.tsv", "highlander/first-edition-partial.tsv"),
}


class Golden(NamedTuple):
    """How one card was read."""

    text: str
    tree: str


def digest(written: str) -> str:
    """A short fingerprint."""
    return hashlib.sha256(written.encode()).hexdigest()[:12]


def said(value: Any) -> str:
    """A tree without what holds anyway: a kind that gets another field with a default is the same as before."""
    if isinstance(value, tuple):
        return f"({', '.join(map(said, value))})"
    if not isinstance(value, Frozen):
        return repr(value)
    kind: Any = type(value)
    told = [(one.name, getattr(value, one.name)) for one in fields(kind) if getattr(value, one.name) != one.default]
    return f"{kind.__name__}({', '.join(f'{name}={said(part)}' for name, part in told)})"


def paths(game: str) -> list[Path]:
    """The card files of a game, in order."""
    return sorted(path for pattern in FILES[game] for path in CORPUS.glob(pattern))


def present(game: str, read: dict[Path, Pool] | None = None) -> dict[str, Golden]:
    """How the cards of a game are read now, by file and key. What was `read` already is not read again."""
    found: dict[str, Golden] = {}
    rule_set = rules(game)
    for path in paths(game):
        pool = (read or {}).get(path) or rule_set.read_pool(path)
        for card in pool.cards:
            key = f"{path.stem}/{card.key}"
            while key in found:
                key += "'"
            found[key] = Golden(digest(rule_set.card_text(card)), digest(said(card.abilities)))
    return found


def kept(game: str) -> dict[str, Golden]:
    """The goldens of a game."""
    path = GOLDENS / f"{game}.tsv"
    lines = path.read_text(encoding="utf-8").splitlines()[1:] if path.exists() else []
    return {key: Golden(text, tree) for key, text, tree in (line.split("\t") for line in lines)}


def differences(before: dict[str, Golden], now: dict[str, Golden]) -> Iterator[str]:
    """What changed, a line each."""
    for key in sorted(before | now):
        if key not in now:
            yield f"{key}: no longer read"
        elif key not in before:
            yield f"{key}: read now"
        elif before[key].tree != now[key].tree:
            yield f"{key}: another tree"
        elif before[key].text != now[key].text:
            yield f"{key}: another wording"


def main() -> int:
    """Compare, and write if asked to."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*")
    asked.add_argument("--renew", action="store_true")
    options = asked.parse_args()
    different = 0
    for game in options.games or FILES:
        now = present(game)
        for line in differences(kept(game), now):
            sys.stdout.write(f"{game}: {line}\n")
            different += 1
        if options.renew:
            lines = ["card\ttext\ttree", *(f"{key}\t{one.text}\t{one.tree}" for key, one in sorted(now.items()))]
            (GOLDENS / f"{game}.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 1 if different and not options.renew else 0


if __name__ == "__main__":
    sys.exit(main())

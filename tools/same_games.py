"""Whether games go as they went before a change that is to change nothing.

    python -m tools.same_games --keep
    python -m tools.same_games
    python -m tools.same_games huntik highlander-third

The first plays random games with random legal decks of all shipped cards and keeps what was asked, answered and told
in `build/same_games`; the second plays them again and names the first difference of each game that goes otherwise.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from quickening.arena import Match, bots_for, start, take_turn
from quickening.core.chance import Chance
from quickening.core.game import Game
from quickening.core.records import DeckList
from tools.soak import EDITIONS, Soak, pool, random_deck, say

KEPT = Path(__file__).parents[1] / "build" / "same_games"
TABLES = {
    "huntik": Soak("huntik", 2, ""),
    **{f"shadowfist-{players}": Soak("shadowfist", players, "") for players in (2, 4)},
    **{f"highlander-{edition}": Soak("highlander", 2, edition) for edition in EDITIONS},
}
#: How many decks meet each other at a table, and how many decisions of a game are looked at.
DECKS, MOST = 16, 1_000


def games_of(soak: Soak, count: int) -> Iterator[Match]:
    """The games of a table, each between random bots."""
    for seed in range(count):
        chance = Chance.seeded(seed)
        decks = tuple(random_deck(soak.duel, chance.below(DECKS)) for _ in range(soak.players))
        yield Match(soak.game, decks, ("random",) * soak.players, seed, tuple(soak.options_of(seed).items()))


def course_of(match: Match) -> list[str]:
    """What was asked, answered and told in a game, a line for each decision."""
    game, bots = start(match), bots_for(match)
    game.tells = True
    course: list[str] = []
    told = 0
    while not game.over and len(course) < MOST:
        asked = game.decision
        assert asked is not None
        words = f"{asked.seat} {asked.question} {[(option.label, option.card) for option in asked.options]}"
        take_turn(game, bots)
        course.append(f"{words} -> {[option.id for option in game.answers[-1][1]]}: {_told(game, told)}")
        told = len(game.log)
    return [*course, str(game.outcome)]


def _told(game: Game, since: int) -> list[tuple[str, ...]]:
    seats: tuple[int | None, ...] = (None, *range(len(game.names)))
    return [tuple(line.text for line in game.told(seat, since)) for seat in seats]


def keep(name: str, count: int) -> None:
    """Play the games of a table and keep how they went."""
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / f"{name}.jsonl").open("w", encoding="utf-8") as file:
        for match in games_of(TABLES[name], count):
            file.write(json.dumps([msgspec.to_builtins(match), course_of(match)]) + "\n")


def compare(name: str) -> int:
    """Play the games of a table again. How many of them go otherwise."""
    pool(TABLES[name])  # Highlander's decks have cards that stand in for missing ones
    lines = (KEPT / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return sum(differs(name, *json.loads(line)) for line in lines)


def differs(name: str, data: dict[str, Any], before: list[str]) -> bool:
    """Whether a game goes otherwise than before; says where."""
    match = msgspec.convert(data, Match, strict=False)
    match = msgspec.structs.replace(match, decks=tuple(msgspec.convert(deck, DeckList) for deck in data["decks"]))
    now = course_of(match)
    if now == before:
        return False
    place = next((n for n, (one, other) in enumerate(zip(before, now, strict=False)) if one != other), -1)
    say(f"{name}, seed {match.seed}, decision {place}:\n  before: {before[place]}\n  now:    {now[place]}")
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=f"of {', '.join(TABLES)}; without any, all")
    parser.add_argument("--keep", action="store_true", help="keep how the games go now")
    parser.add_argument("--games", type=int, default=60, help="of each table")
    asked = parser.parse_args()
    faults = 0
    for name in asked.tables or TABLES:
        began = time.process_time()
        if asked.keep:
            keep(name, asked.games)
        else:
            faults += (other := compare(name))
            say(f"{name}: {other} games go otherwise, {time.process_time() - began:.1f} s of CPU")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

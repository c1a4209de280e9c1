"""Random legal play of our games beside that of other engines, in one run and on one core, by CPU time.

    make bench-peers                    compiles the engine, installs the peers beside it, and measures
    python -m benchmarks.peers --write docs/performance.md

Ours and theirs take turns, a second each, so that a busy machine slows down all of them alike. What is told are
ratios with their spread; decisions a second are those of this machine in this hour.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import chess
import pyspiel
import rlcard

from quickening.arena import bots_for, matches, start, take_turn
from quickening.commands.bench import ENGINE
from quickening.commands.ladder import write_table

#: A player that plays whole games, one after the other, and gives the number of decisions after each.
Player = Callable[[], Iterator[int]]
#: What ours are compared with, and how much of it is aimed at: compiled with the first, interpreted with the second.
SPIEL, CHESS = "OpenSpiel gin_rummy (C++)", "python-chess"


def ours(game: str, players: int = 2, **options: str) -> Player:
    """Random games between ready decks."""

    def play() -> Iterator[int]:
        for match in matches(game, 100_000, ["random"], players, 1, (), options):
            one, bots, decisions = start(match), bots_for(match), 0
            while not one.over:
                take_turn(one, bots)
                decisions += 1
            yield decisions

    return play


def spiel(name: str) -> Player:
    """A game of OpenSpiel, played through its Python face."""

    def play() -> Iterator[int]:
        game, dice = pyspiel.load_game(name), random.Random(1)
        while True:
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(actions, weights)[0])
                    continue
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
            yield decisions

    return play


def chess_games() -> Iterator[int]:
    """Chess with all its rules of drawing, in Python."""
    dice = random.Random(1)
    while True:
        board = chess.Board()
        while not board.is_game_over():
            board.push(dice.choice(list(board.legal_moves)))
        yield len(board.move_stack)


def card_games(name: str) -> Player:
    """A game of RLCard, with the observations it makes at every step."""

    def play() -> Iterator[int]:
        env, dice = rlcard.make(name, config={"seed": 1}), random.Random(1)
        while True:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                state, _ = env.step(dice.choice(list(state["legal_actions"])))
                decisions += 1
            yield decisions

    return play


OURS: dict[str, Player] = {
    "Huntik": ours("huntik"),
    "Shadowfist, 2 players": ours("shadowfist"),
    "Shadowfist, 4 players": ours("shadowfist", 4),
    "Highlander, first edition": ours("highlander", edition="first"),
    "Highlander, Type One": ours("highlander", edition="type-one"),
}
THEIRS: dict[str, Player] = {
    SPIEL: spiel("gin_rummy"),
    CHESS: chess_games,
    "RLCard gin-rummy": card_games("gin-rummy"),
    "RLCard uno": card_games("uno"),
}


def measure(rounds: int, seconds: float) -> dict[str, list[float]]:
    """Decisions a second of CPU time for each, round by round; the first round warms up and does not count."""
    games = {name: play() for name, play in {**OURS, **THEIRS}.items()}
    found: dict[str, list[float]] = {name: [] for name in games}
    for number in range(rounds + 1):
        for name, play in games.items():
            rate = rate_of(play, seconds)
            if number:
                found[name].append(rate)
    return found


def rate_of(games: Iterator[int], seconds: float) -> float:
    """Decisions a second, over whole games for so long."""
    begun, decisions = time.process_time(), 0
    while time.process_time() - begun < seconds:
        decisions += next(games)
    return decisions / (time.process_time() - begun)


def rows(found: dict[str, list[float]]) -> list[tuple[str, ...]]:
    """Each engine with its rate, and how it compares with the two that count."""
    return [
        (name, f"{statistics.median(rates):,.0f}", ratio(rates, found[SPIEL]), ratio(rates, found[CHESS]))
        for name, rates in found.items()
    ]


def ratio(rates: list[float], others: list[float]) -> str:
    """How many times as fast, round by round: the median, and the least and the most."""
    found = sorted(one / other for one, other in zip(rates, others, strict=True))
    return f"{statistics.median(found):.2f} ({found[0]:.2f} to {found[-1]:.2f})"


def in_markdown(found: dict[str, list[float]]) -> str:
    """The figures as a table of a document."""
    heads = ("engine", "decisions a second", f"of {SPIEL}", f"of {CHESS}")
    lines = [f"Our engine {ENGINE}; {len(found[SPIEL])} rounds by CPU time on one core.", ""]
    lines += [f"| {' | '.join(row)} |" for row in (heads, ("---",) * len(heads), *rows(found))]
    return "\n".join(lines)


def main(argv: list[str] | None = None) -> Any:
    """Measure, tell, and write it down if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--write", type=Path, help="a document whose table of peers is to be written anew")
    asked = parser.parse_args(argv)
    table = in_markdown(measure(asked.rounds, asked.seconds))
    sys.stdout.write(f"{table}\n")
    if asked.write is not None:
        write_table(asked.write, f"peers {ENGINE}", table)


if __name__ == "__main__":
    main()

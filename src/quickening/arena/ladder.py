"""Which bot is how strong: matches between two levels, seats swapped, and ratings from all of them."""

from __future__ import annotations

import time
import traceback
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Any

from quickening.arena.many import matches
from quickening.arena.matches import Match, bots_for, start
from quickening.arena.training import solved
from quickening.core.outside import Outside
from quickening.core.players import choice_of
from quickening.core.valuing import settled

#: How sure an interval is: so many standard deviations for 95 in 100.
SURE = 1.96
#: A rating of so many points more means ten times the chance to win.
TENFOLD = 400.0


class Contest(Outside, frozen=True):
    """A match in which one seat's bot is measured against the others'. `pair` says which two are compared."""

    match: Match
    pair: tuple[str, str]
    seat: int


class Result(Outside, frozen=True):
    """What came of it for the seat that is measured; CPU seconds and moves of the one bot, then of the others."""

    pair: tuple[str, str]
    seed: int
    seat: int
    points: float
    seats: int
    cpu: tuple[float, float]
    moves: tuple[int, int]
    error: str = ""


class Standing(Outside, frozen=True):
    """How one bot did against another: its share of the points, and the bounds between which it lies for sure."""

    pair: tuple[str, str]
    games: int
    points: float
    share: float
    low: float
    high: float
    par: float
    milliseconds: tuple[float, float]
    broken: int


class Rating(Outside, frozen=True):
    """A bot's rating, and how far off it may be."""

    bot: str
    elo: float
    error: float


def contests(
    game: str,
    pair: tuple[str, str],
    games: int,
    players: int = 2,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> list[Contest]:
    """So many matches of the first bot against as many of the second as there are other seats.

    Each deal is played from every seat once, so that neither decks nor seats favour anybody.
    """
    made: list[Contest] = []
    deals = -(-games // players)
    for match in matches(game, deals, [pair[1]], players, seed, (), options):
        for seat in range(players):
            names = tuple(pair[0] if other == seat else pair[1] for other in range(players))
            made.append(Contest(Match(match.game, match.decks, names, match.seed, match.options), pair, seat))
    return made[:games]


def contest(one: Contest) -> Result:
    """Play it. A fault in the rules breaks off this match alone, and it counts for nobody."""
    match = one.match
    game, bots = start(match), bots_for(match)
    cpu, moves = [0.0, 0.0], [0, 0]
    try:
        while game.decision is not None:
            side = 0 if game.decision.seat == one.seat else 1
            before = time.process_time()
            answer = choice_of(bots[game.decision.seat], game)
            cpu[side] += time.process_time() - before
            moves[side] += 1
            game.answer(answer)
    except Exception:
        seats = len(match.bots)
        return Result(one.pair, match.seed, one.seat, 0.0, seats, (0.0, 0.0), (0, 0), traceback.format_exc())
    assert game.outcome is not None
    points = settled(game.outcome, len(match.bots))[one.seat]
    return Result(one.pair, match.seed, one.seat, points, len(match.bots), (cpu[0], cpu[1]), (moves[0], moves[1]))


def standing(pair: tuple[str, str], results: Sequence[Result]) -> Standing:
    """How a pair compares."""
    own = [one for one in results if one.pair == pair]
    whole = [one for one in own if not one.error]
    points, games = sum(one.points for one in whole), len(whole)
    low, high = bounds(points, games)
    spent = [per_move(whole, side) for side in (0, 1)]
    share = points / games if games else 0.0
    par = 1 / whole[0].seats if whole else 0.0
    return Standing(pair, games, points, share, low, high, par, (spent[0], spent[1]), len(own) - games)


def per_move(results: Sequence[Result], side: int) -> float:
    """CPU milliseconds a move."""
    return round(1000 * sum(one.cpu[side] for one in results) / max(1, sum(one.moves[side] for one in results)), 2)


def bounds(points: float, games: int) -> tuple[float, float]:
    """Between which bounds the true share lies, 95 times in 100 (Wilson).

    >>> [round(bound, 2) for bound in bounds(60, 100)]
    [0.5, 0.69]
    """
    if not games:
        return 0.0, 1.0
    share, spread = points / games, SURE * SURE / games
    middle = share + spread / 2
    half = SURE * sqrt(share * (1 - share) / games + spread / games / 4)
    return (middle - half) / (1 + spread), (middle + half) / (1 + spread)


def ratings(standings: Sequence[Standing], anchor: str) -> list[Rating]:
    """Ratings from duels, under which what happened was most likely (Bradley-Terry); the anchor has 0.

    A pair of which one always won counts as if each had won half a game more.
    """
    bots = list(dict.fromkeys(name for one in standings for name in one.pair if name != anchor))
    strength = dict.fromkeys([*bots, anchor], 0.0)
    bend: list[list[float]] = []
    for _ in range(30):
        slope = dict.fromkeys(bots, 0.0)
        curve = {(a, b): 0.0 for a in bots for b in bots}
        for one in standings:
            add_duel(one, strength, slope, curve)
        bend = [[curve[a, b] + (1e-6 if a == b else 0.0) for b in bots] for a in bots]
        step = solved(bend, [slope[name] for name in bots])
        for name, by in zip(bots, step, strict=True):
            strength[name] += max(-1.0, min(1.0, by))
    unit = TENFOLD / log(10)
    found = [Rating(anchor, 0.0, 0.0)]
    for place, name in enumerate(bots):
        column = solved(bend, [1.0 if other == place else 0.0 for other in range(len(bots))])
        found.append(Rating(name, round(unit * strength[name]), round(SURE * unit * sqrt(max(0.0, column[place])))))
    return sorted(found, key=lambda one: one.elo)


def add_duel(
    one: Standing, strength: dict[str, float], slope: dict[str, float], curve: dict[tuple[str, str], float]
) -> None:
    """Add what a pair's matches say of the strength of both."""
    ours, theirs = one.pair
    games, points = one.games + 1.0, one.points + 0.5
    likely = 1 / (1 + exp(strength[theirs] - strength[ours]))
    for name, sign in ((ours, 1.0), (theirs, -1.0)):
        if name in slope:
            slope[name] += sign * (points - games * likely)
            curve[name, name] += games * likely * (1 - likely)
            other = theirs if name == ours else ours
            if other in slope:
                curve[name, other] -= games * likely * (1 - likely)

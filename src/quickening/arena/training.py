"""Teaches the weights by which positions are valued: bots play, and what became of their positions is learned.

A seat's score is a plain dot product of its figures and the weights, and its chance to win follows from the scores of
all seats (`core/valuing.py`). The weights are those under which the outcomes of the games were most likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log

from quickening.arena.matches import Match, bots_for, start
from quickening.core.chance import Chance
from quickening.core.decisions import IDLE, Option
from quickening.core.outside import Outside
from quickening.core.players import choice_of
from quickening.core.valuing import Row, chances, said_among, score, settled

#: A position is kept every so many decisions, and a decision of so many is answered by chance.
EVERY, ASTRAY = 5, 12
#: The positions of one game have one outcome: of many, so many are kept, and they count as so many.
KEPT, AS_MANY = 16, 8
#: How much a guess counts against what games teach.
RESTRAINT = 5.0
#: Words have to be offered so often to be told from others of their kind, and so many offers count for the kind.
OFTEN, DOUBT = 30, 3.0
#: So many steps are made, none of them larger than this: far from the best weights the slope tells little.
ROUNDS, BOUND = 30, 0.5


class Position(Outside, frozen=True):
    """How all seats stood, what became of each, and how much that counts."""

    rows: list[list[float]]
    worth: list[float]
    counts: float = 1.0


class Lesson(Outside, frozen=True):
    """What one game taught: its positions, and how often options were offered and taken, by kind and words."""

    seed: int
    positions: list[Position]
    offered: dict[tuple[str, str], int]
    taken: dict[tuple[str, str], int]


def lesson(match: Match) -> Lesson:
    """Play a match, now and then astray, so that positions are met that good play does not lead to."""
    game, bots, chance = start(match), bots_for(match), Chance.seeded(~match.seed)
    astray = bots_for(Match(match.game, match.decks, ("random",) * len(match.bots), match.seed, match.options))
    offered: Counter[tuple[str, str]] = Counter()
    taken: Counter[tuple[str, str]] = Counter()
    met: list[list[Row]] = []
    while game.decision is not None:
        decision = game.decision
        if len(game.answers) % EVERY == 0:
            met.append(game.figures())
        chosen = choice_of(bots[decision.seat], game)
        if len(chosen) == 1:
            among = len(decision.options)
            offered.update([said_of(option, game.names, among) for option in decision.options])
            taken[said_of(chosen[0], game.names, among)] += 1
        game.answer(choice_of(astray[decision.seat], game) if chance.below(ASTRAY) == 0 else chosen)
    assert game.outcome is not None
    worth = settled(game.outcome, len(game.names))
    kept = met[:: -(-len(met) // KEPT)]
    counts = min(1.0, AS_MANY / max(1, len(kept)))
    return Lesson(match.seed, [Position(rows, worth, counts) for rows in kept], dict(offered), dict(taken))


def said_of(option: Option, names: Sequence[str], among: int) -> tuple[str, str]:
    """The kind and the words of an option. Words that name a player or a card are said of no other, and left out.

    Whether to do nothing depends on how much there is to do.
    """
    if option.kind in IDLE:
        return option.kind, said_among(option.words, among)
    told = (*names, *(name for name in (option.name, option.other_name) if name))
    return option.kind, "" if any(name in option.words for name in told) else option.words


def habits(lessons: Iterable[Lesson]) -> dict[str, float]:
    """How much likelier than any an option was to be taken, by its kind, and by its words if often met."""
    offered: Counter[tuple[str, str]] = Counter()
    taken: Counter[tuple[str, str]] = Counter()
    for one in lessons:
        offered.update(one.offered)
        taken.update(one.taken)
    share = sum(taken.values()) / max(1.0, sum(offered.values()))
    kinds = sorted({kind for kind, _ in offered})
    found: dict[str, float] = {}
    for kind in kinds:
        met = [(words, count, taken[kind, words]) for (other, words), count in offered.items() if other == kind]
        usual = (sum(took for _, _, took in met) + share) / (sum(count for _, count, _ in met) + 1.0)
        found[kind] = usual / share
        for words, count, took in sorted(met):
            if words and count >= OFTEN:
                found[words] = (took + DOUBT * usual) / (count + DOUBT) / share
    return {said: round(min(4.0, max(0.03, value)), 3) for said, value in found.items()}


def fitted(positions: Sequence[Position], guesses: Sequence[float]) -> list[float]:
    """The weights under which the outcomes were most likely, by Newton's method, starting from guesses."""
    weights, count = list(guesses), len(guesses)
    for _ in range(ROUNDS):
        slope = [RESTRAINT * (guess - one) for guess, one in zip(guesses, weights, strict=True)]
        bend = [[0.0] * count for _ in range(count)]
        for place in range(count):
            bend[place][place] = RESTRAINT
        for one in positions:
            lean(one, weights, slope, bend)
        step = [max(-BOUND, min(BOUND, one)) for one in solved(bend, slope)]
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-4:
            break
    return weights


def lean(position: Position, weights: list[float], slope: list[float], bend: list[list[float]]) -> None:
    """Add what one position says: which way the weights should go, and how sure that is."""
    rows = position.rows
    likely = chances([score(row, weights) for row in rows])
    mean = [sum(p * row[place] for p, row in zip(likely, rows, strict=True)) for place in range(len(weights))]
    for p, worth, row in zip(likely, position.worth, rows, strict=True):
        apart = [figure - middle for figure, middle in zip(row, mean, strict=True)]
        live = [place for place, figure in enumerate(apart) if figure]
        for place in live:
            slope[place] += position.counts * (worth - p) * row[place]
            shared, line = position.counts * p * apart[place], bend[place]
            for other in live:
                line[other] += shared * apart[other]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination.

    >>> solved([[2.0, 0.0], [1.0, 1.0]], [4.0, 5.0])
    [2.0, 3.0]
    """
    size = len(right)
    lines = [[*line, end] for line, end in zip(matrix, right, strict=True)]
    for place in range(size):
        best = max(range(place, size), key=lambda n: abs(lines[n][place]))
        lines[place], lines[best] = lines[best], lines[place]
        for below in range(place + 1, size):
            factor = lines[below][place] / lines[place][place]
            if factor:
                lines[below] = [a - factor * b for a, b in zip(lines[below], lines[place], strict=True)]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(lines[place][n] * found[n] for n in range(place + 1, size))
        found[place] = (lines[place][size] - known) / lines[place][place]
    return found


class Quality(Outside, frozen=True):
    """How well weights tell outcomes: the mean surprise, that of knowing nothing, and how far chances are off."""

    positions: int
    surprise: float
    knowing_nothing: float
    calibration_error: float


def quality(positions: Sequence[Position], weights: list[float]) -> Quality:
    """How well weights tell the outcomes of games that did not teach them."""
    surprise = nothing = 0.0
    bins: dict[int, list[tuple[float, float]]] = {}
    for one in positions:
        likely = chances([score(row, weights) for row in one.rows])
        nothing += log(len(likely))
        for p, worth in zip(likely, one.worth, strict=True):
            surprise -= worth * log(max(p, 1e-9))
            bins.setdefault(min(9, int(p * 10)), []).append((p, worth))
    count = sum(map(len, bins.values()))
    off = sum(abs(sum(p - worth for p, worth in found)) for found in bins.values())
    many = max(1, len(positions))
    return Quality(many, round(surprise / many, 4), round(nothing / many, 4), round(off / max(1, count), 4))

"""The story of a game that is over: how each player's chances went, and where the game turned.

Chances are what the bots' judgement gives the positions (`Game.evaluate`), from the table as a whole: nobody learns
them before the end. What is told of a moment is what everybody was told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quickening.core.outside import Outside
from quickening.core.records import Record, give
from quickening.games import beginning_of

#: A graph has so many points at most, and so many moments are given to choose from, at least so many answers apart.
POINTS, MOMENTS, APART = 80, 12, 3
#: A smaller change of a chance turns nothing.
LEAST = 0.04


class Moment(Outside, frozen=True):
    """A step at which a chance changed: by how much, in which turn of which heading, and what everybody was told."""

    step: int
    turn: int
    title: str
    change: float
    lines: tuple[str, ...]


class Story(Outside, frozen=True):
    """Of whom it is told (the winner), the chances of all after some steps, and what changed them most.

    `best`: of each seat what did most for it, the best first.
    """

    hero: int
    steps: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]
    moments: tuple[Moment, ...]
    best: tuple[tuple[Moment, ...], ...]


class Telling:
    """A game that is played again and judged after each answer."""

    def __init__(self, record: Record, anyway: bool) -> None:
        self.game = beginning_of(record, anyway)
        self.worth = [self.game.evaluate()]
        self.told: list[tuple[str, ...]] = [()]
        self.turns = [(0, "")]
        for number, answer in enumerate(record.answers, 1):
            since = len(self.game.log)
            give(self.game, answer, number)
            self.note([line.text for line in self.game.told(None, since)])

    def note(self, lines: Sequence[str]) -> None:
        """What an answer came to."""
        begun = [line.strip("— ") for line in lines if line.startswith("—")]
        number, title = self.turns[-1]
        self.turns.append((number + len(begun), begun[-1]) if begun else (number, title))
        self.told.append(tuple(line for line in lines if not line.startswith("—")))
        self.worth.append(self.game.evaluate())

    def change(self, step: int, seat: int) -> float:
        """By how much the chance of a seat changed at a step."""
        return self.worth[step][seat] - self.worth[step - 1][seat]

    def moments(self, seat: int, weight: Callable[[float], float]) -> tuple[Moment, ...]:
        """The steps that changed a seat's chance most; the last one, which ends the game, is none."""
        steps = [n for n in range(1, len(self.worth) - 1) if self.told[n] and weight(self.change(n, seat)) >= LEAST]
        found: list[int] = []
        for step in sorted(steps, key=lambda n: -weight(self.change(n, seat))):
            if len(found) < MOMENTS and all(abs(step - other) >= APART for other in found):
                found.append(step)
        return tuple(Moment(n, *self.turns[n], round(self.change(n, seat), 3), self.told[n]) for n in found)


def story_of(record: Record, anyway: bool = False) -> Story:
    """Play a game again and judge it after each answer."""
    telling = Telling(record, anyway)
    outcome = telling.game.outcome
    hero = outcome.winners[0] if outcome is not None and outcome.winners else 0
    steps = sampled(len(telling.worth))
    return Story(
        hero,
        tuple(steps),
        tuple(tuple(round(one, 3) for one in telling.worth[step]) for step in steps),
        telling.moments(hero, abs),
        tuple(telling.moments(seat, float) for seat in range(len(telling.game.names))),
    )


def sampled(many: int) -> list[int]:
    """Places spread evenly over so many, with the first and the last.

    >>> sampled(3)
    [0, 1, 2]
    """
    points = min(many, POINTS)
    return sorted({round(n * (many - 1) / max(1, points - 1)) for n in range(points)})

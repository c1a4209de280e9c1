"""Who is ahead: points, and where these are equal how strong the opponents were."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from quickening.tournaments.meetings import BYE, WIN, Meeting

#: Nobody counts as a weaker opponent than this: who met somebody that gave up early is not punished for it.
FLOOR = 1 / 3


class Standing(NamedTuple):
    """A player's figures. `opponents` is the mean share of points that the opponents have won."""

    player: str
    points: int
    wins: int
    played: int
    opponents: float

    @property
    def rank(self) -> tuple[float, ...]:
        """What players are put in order by, the most first."""
        return (self.points, self.opponents, self.wins)


def standings(players: Sequence[str], meetings: Iterable[Meeting]) -> list[Standing]:
    """All players, the leader first; of equals, who was entered first."""
    ended = [one for one in meetings if one.points]
    found = [_standing(player, ended) for player in players]
    return sorted(found, key=lambda one: one.rank, reverse=True)


def _standing(player: str, ended: Sequence[Meeting]) -> Standing:
    own = [one for one in ended if player in one.players]
    points = [one.points[one.players.index(player)] for one in own]
    others = [other for one in own for other in one.players if other != player]
    share = sum(max(FLOOR, _share(other, ended)) for other in others) / len(others) if others else 0.0
    return Standing(player, sum(points), points.count(WIN), len(own), round(share, 4))


def _share(player: str, ended: Sequence[Meeting]) -> float:
    """The share of the points that a player won in matches; a bye is none."""
    own = [one for one in ended if player in one.players and len(one.players) > BYE]
    return sum(one.points[one.players.index(player)] for one in own) / (WIN * len(own)) if own else 0.0

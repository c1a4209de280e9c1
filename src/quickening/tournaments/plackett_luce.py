"""Ratings of games for several, after Weng and Lin, “A Bayesian Approximation Method for Online Ranking” (2011).

It is their algorithm 4 (Plackett-Luce). The figures are those of OpenSkill, which made this method known: a newcomer
has 25, give or take 25/3.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

_MU, _SIGMA = 25.0, 25.0 / 3
_BETA = _SIGMA / 2
#: No result makes anybody surer than this at once.
_KAPPA = 1e-4
#: Before each game everybody is rated a little less surely, so that ratings can still move after many.
TAU = _MU / 300


class Skill(NamedTuple):
    """How strong somebody is, and how sure that is."""

    mu: float = _MU
    sigma: float = _SIGMA


def ranked(players: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The players after a game in which they came out in these ranks; the lowest won, equal ones tied."""
    players = [one._replace(sigma=sqrt(one.sigma**2 + TAU**2)) for one in players]
    c = sqrt(sum(one.sigma**2 + _BETA**2 for one in players))
    strength = [exp(one.mu / c) for one in players]
    ties = [ranks.count(rank) for rank in ranks]
    below = [sum(s for s, rank in zip(strength, ranks, strict=True) if rank >= own) for own in ranks]
    after = []
    for i, player in enumerate(players):
        shares = [(q, strength[i] / below[q]) for q in range(len(players)) if ranks[q] <= ranks[i]]
        omega = sum(((q == i) - share) / ties[q] for q, share in shares)
        delta = sum(share * (1 - share) / ties[q] for q, share in shares)
        narrower = max(1 - delta * (player.sigma / c) ** 3, _KAPPA)
        after.append(Skill(player.mu + omega * player.sigma**2 / c, player.sigma * sqrt(narrower)))
    return after

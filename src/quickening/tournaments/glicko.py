"""Ratings of duels: Glicko-2, as published by Mark Glickman (“Example of the Glicko-2 system”, 2013)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

#: The scale of the published ratings.
_SCALE, _MIDDLE = 173.7178, 1500.0
#: How much volatility may change over time: the smaller, the steadier.
TAU = 0.5
_PRECISION = 1e-6


class Glicko(NamedTuple):
    """How strong somebody is, how sure that is, and how much it changes."""

    rating: float = _MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06


class Score(NamedTuple):
    """A duel against somebody: 1 for a win, 0.5 for a draw, 0 for a loss."""

    against: Glicko
    score: float


def rated(player: Glicko, scores: Sequence[Score]) -> Glicko:
    """A player after the duels of a period."""
    mu, phi = (player.rating - _MIDDLE) / _SCALE, player.deviation / _SCALE
    if not scores:
        return player._replace(deviation=min(350.0, _SCALE * sqrt(phi**2 + player.volatility**2)))
    others = [((one.against.rating - _MIDDLE) / _SCALE, _weight(one.against.deviation / _SCALE)) for one in scores]
    expected = [1 / (1 + exp(-g * (mu - other))) for other, g in others]
    v = 1 / sum(g**2 * e * (1 - e) for (_, g), e in zip(others, expected, strict=True))
    gained = sum(g * (one.score - e) for (_, g), e, one in zip(others, expected, scores, strict=True))
    sigma = _volatility(player.volatility, phi, v, v * gained)
    surer = 1 / sqrt(1 / (phi**2 + sigma**2) + 1 / v)
    return Glicko(_SCALE * (mu + surer**2 * gained) + _MIDDLE, _SCALE * surer, sigma)


def _weight(phi: float) -> float:
    """What a duel against somebody counts, by how sure their rating is."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(sigma: float, phi: float, v: float, delta: float) -> float:
    """The new volatility, by the Illinois method of step 5."""
    a = log(sigma**2)

    def f(x: float) -> float:
        spread = phi**2 + v + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - a) / TAU**2

    low, high = a, _other_end(f, a, phi, v, delta)
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _PRECISION:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)


def _other_end(f: Callable[[float], float], a: float, phi: float, v: float, delta: float) -> float:
    """Where the search for a volatility ends: the root lies between this and `a`."""
    if delta**2 > phi**2 + v:
        return log(delta**2 - phi**2 - v)
    k = 1
    while f(a - k * TAU) < 0:
        k += 1
    return a - k * TAU

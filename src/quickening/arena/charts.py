"""Plots as SVG, drawn by hand: a few lines need no plotting library."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

WIDTH, HEIGHT, MARGIN = 720, 300, 36
#: Told apart without red and green (Okabe and Ito).
COLORS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")


def chances_chart(names: Sequence[str], curves: Sequence[Sequence[float]], marks: Sequence[int] = ()) -> str:
    """The chances to win of each seat over a game, from 0 at the bottom to 1 at the top, with marks.

    >>> chances_chart(["Ann", "Bob"], [[0.5, 1.0], [0.5, 0.0]]).count("<polyline")
    2
    """
    last = max(1, max((len(curve) for curve in curves), default=1) - 1)
    lines = [line_of(curve, last, color) for curve, color in zip(curves, COLORS, strict=False)]
    grid = "".join(rule_at(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0))
    marked = "".join(mark_at(place / last) for place in marks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
        ' font-size="12" role="img" aria-label="Chances to win over the game">'
        f"{grid}{marked}{''.join(lines)}{legend(names)}</svg>\n"
    )


def across(share: float) -> float:
    return round(MARGIN + share * (WIDTH - 2 * MARGIN), 1)


def height(chance: float) -> float:
    return round(HEIGHT - MARGIN - chance * (HEIGHT - 2 * MARGIN), 1)


def line_of(curve: Sequence[float], last: int, color: str) -> str:
    points = " ".join(f"{across(place / last)},{height(chance)}" for place, chance in enumerate(curve))
    return f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2"/>'


def rule_at(chance: float) -> str:
    y = height(chance)
    return (
        f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y}" y2="{y}" stroke="#8886" stroke-width="1"/>'
        f'<text x="{MARGIN - 6}" y="{y + 4}" text-anchor="end" fill="#888">{chance:.0%}</text>'
    )


def mark_at(share: float) -> str:
    x = across(share)
    return f'<line x1="{x}" x2="{x}" y1="{MARGIN}" y2="{HEIGHT - MARGIN}" stroke="#888" stroke-dasharray="3 4"/>'


def legend(names: Sequence[str]) -> str:
    return "".join(
        f'<text x="{MARGIN + 110 * place}" y="{MARGIN - 14}" fill="{color}">{escape(name)}</text>'
        for place, (name, color) in enumerate(zip(names, COLORS, strict=False))
    )

"""Outlines of glyphs in whole numbers: on a grid of 512 a tenth is not seen, and without it they are much shorter.

Every point is rounded where it truly is, so that no errors add up along a path.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator

_TOKEN = re.compile(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)")
#: Which coordinate each number of a command is: x and y in turn, or one of them alone; of an arc first its form.
_AXES = {"M": "xy", "L": "xy", "T": "xy", "H": "x", "V": "y", "C": "xyxyxy", "S": "xyxy", "Q": "xyxy", "Z": ""}
_AXES["A"] = "-----xy"
_FORM = "-"


def whole(path: str) -> str:
    """The path in whole numbers; as it was if its numbers cannot be told apart.

    >>> whole("M10.4 10.4c.4 0 .4 .4 .4 .4z")
    'M10 10c1 0 1 1 1 1z'
    """
    try:
        return "".join(_rounded(path))
    except (KeyError, ValueError):
        return path


def _rounded(path: str) -> Iterator[str]:
    at, begun = {"x": 0.0, "y": 0.0}, {"x": 0.0, "y": 0.0}
    for command, numbers in _commands(path):
        axes, relative = _AXES[command.upper()], command.islower()
        yield command
        if not axes:
            at = dict(begun)
            continue
        for place in range(0, len(numbers), len(axes)):
            at = yield from _points(axes, numbers[place : place + len(axes)], at, relative, place > 0)
            if command in "Mm" and place == 0:
                begun = dict(at)


def _points(
    axes: str, numbers: list[float], at: dict[str, float], relative: bool, follows: bool
) -> Generator[str, None, dict[str, float]]:
    """The numbers of one stroke, rounded; gives where it ends."""
    end = dict(at)
    for axis, number in zip(axes, numbers, strict=True):
        end[axis] = at.get(axis, 0) + number if relative and axis != _FORM else number
        shown = round(end[axis]) - (round(at[axis]) if relative and axis != _FORM else 0)
        yield f" {shown}" if shown >= 0 and follows else str(shown)
        follows = True
    return end


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    command, numbers = "", list[float]()
    for token in _TOKEN.findall(path):
        if not token.isalpha():
            numbers.append(float(token))
            continue
        if command:
            yield command, numbers
        command, numbers = token, []
    if command:
        yield command, numbers

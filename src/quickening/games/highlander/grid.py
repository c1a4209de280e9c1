"""The grid: nine areas of the body, three by three, as bits.

Attacks and defenses are matched area by area. The sides are those of the defender, so that the left of an attack is
met by the left of a block (HL3 54, HLT 48).
"""

from __future__ import annotations

from functools import cache

UL, UC, UR, ML, MC, MR, LL, LC, LR = (1 << n for n in range(9))
UPPER, MIDDLE, LOWER = UL | UC | UR, ML | MC | MR, LL | LC | LR
LEFT, CENTER, RIGHT = UL | ML | LL, UC | MC | LC, UR | MR | LR
ALL = UPPER | MIDDLE | LOWER
NOWHERE = 0

NAMES = {
    UL: "upper left",
    UC: "upper center",
    UR: "upper right",
    ML: "middle left",
    MC: "middle center",
    MR: "middle right",
    LL: "lower left",
    LC: "lower center",
    LR: "lower right",
}
AREAS = tuple(NAMES)


def areas_of(grid: int) -> list[int]:
    """The single areas of a grid, from the upper left.

    >>> areas_of(UL | MC) == [UL, MC]
    True
    """
    return [area for area in AREAS if grid & area]


def covers(defense: int, attack: int) -> bool:
    """HL1 41, HL3 63, HLT 53. A defense covers an attack if it covers every area of it."""
    return attack & ~defense == 0


def adjacent(grid: int) -> int:
    """HL3 114, HLT 68. The areas that share a border or a corner with a grid, without the grid itself.

    >>> adjacent(UL) == UC | ML | MC
    True
    """
    near = 0
    for n in range(9):
        if grid & (1 << n):
            row, column = divmod(n, 3)
            for other_row in range(max(0, row - 1), min(3, row + 2)):
                for other_column in range(max(0, column - 1), min(3, column + 2)):
                    near |= 1 << (3 * other_row + other_column)
    return near & ~grid


@cache
def words(grid: int) -> str:
    """The areas of a grid in words.

    >>> words(UL | UR)
    'upper left and upper right'
    """
    named = [NAMES[area] for area in areas_of(grid)]
    if len(named) < 2:
        return named[0] if named else "no area"
    return f"{', '.join(named[:-1])} and {named[-1]}"


def parse(picture: str) -> int:
    """A grid from its rows as the books write them: `X00/0X0/000`. An empty picture is no grid.

    >>> parse("X00/0X0/000") == UL | MC
    True
    """
    marks = picture.replace("/", "")
    if not marks:
        return NOWHERE
    if len(marks) != 9 or set(marks) - {"X", "0"}:
        raise ValueError(f"{picture!r} is no grid; a grid is written like X00/0X0/000")
    return sum(1 << n for n, mark in enumerate(marks) if mark == "X")


def picture(grid: int) -> str:
    """The rows of a grid, as `parse` reads them; nothing for no grid."""
    if not grid:
        return ""
    marks = "".join("X" if grid & (1 << n) else "0" for n in range(9))
    return "/".join(marks[n : n + 3] for n in (0, 3, 6))

"""What games have taught about positions, as it is kept in a file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from quickening.core.outside import Outside


class Weights(Outside, frozen=True):
    """What figures weigh, by their names, and how often options were taken, by their kind or their words."""

    made_by: str
    names: tuple[str, ...]
    weights: tuple[float, ...]
    habits: dict[str, float]


class Taught(Outside, frozen=True):
    """The weights of a game, for each of its books; a game of one book calls it by nothing."""

    books: dict[str, Weights]


@cache
def taught(package: str) -> Taught:
    """The weights that lie in the package of a game; none where nothing was taught yet."""
    place = files(package).joinpath("value.json")
    if not place.is_file():
        return Taught({})
    return msgspec.json.decode(place.read_bytes(), type=Taught)

"""In which order the tests are run where several processes share them: what takes long first, and evenly dealt.

Each process is given as many tests as the others, one after another, and takes over some of another's last ones when
it has done its own. So the files that take long are dealt like cards and stand first; at the end are the half of all
tests that take no time, which are easily shared. Every second hand is turned round: while some processes wait for
servers, others wait for browsers.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import groupby, islice
from pathlib import Path

import pytest

#: Folders in which a test takes a few milliseconds.
LIGHT = {"cards", "core", "rules"}
_HERE = Path(__file__).parent
Items = list[pytest.Item]


def processes() -> int:
    """How many processes share the tests."""
    return int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))


def dealt(items: Items, hands: int) -> Items:
    """The tests in such an order that equal shares of them take about the same time."""
    files = [list(file) for _, file in groupby(items, lambda item: item.path)]
    long = [file for file in files if not _is_light(file[0])]
    pooled = [file for file in long if any(item.get_closest_marker("corpus") for item in file)]
    long = [_flat(pooled), *(file for file in long if file not in pooled)]  # a process reads a card pool once
    piles = [[file for file in long[hand::hands] if file] for hand in range(hands)]
    light = _flat(file for file in files if _is_light(file[0]))
    turned = [pile[::-1] if hand % 2 else pile for hand, pile in enumerate(piles)]
    return _filled([_flat(sorted(pile, key=_is_not_longest)) for pile in turned], light)


def _is_not_longest(file: Items) -> bool:
    """One test of the compiler takes longer than any other, and nothing may wait for it at the end."""
    return "compiling" not in file[0].path.parts


def _is_light(item: pytest.Item) -> bool:
    """Whether it is one of those, or an example in a docstring."""
    return not item.path.is_relative_to(_HERE) or item.path.relative_to(_HERE).parts[0] in LIGHT


def _flat(files: Iterable[Items]) -> Items:
    return [item for file in files for item in file]


def _filled(piles: list[Items], light: Items) -> Items:
    """The piles one after another, each filled with light tests to its share, as the tests are going to be cut."""
    whole, order = sum(map(len, piles)) + len(light), Items()
    rest = iter(light)
    for hand, pile in enumerate(piles):
        order += pile
        share = (whole - len(order) + len(pile)) // (len(piles) - hand)
        order += islice(rest, max(0, share - len(pile)))
    return [*order, *rest]

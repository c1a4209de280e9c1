"""What each card does, card by card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])

#: The cards that some test shows, gathered as the tests are imported.
SHOWN: set[str] = set()


def shows(*names: str) -> Callable[[Test], Test]:
    """Say which cards a test shows."""

    def mark(test: Test) -> Test:
        SHOWN.update(names)
        return test

    return mark

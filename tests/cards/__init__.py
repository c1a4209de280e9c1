"""What each card does, card by card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def shows(*cards: str | tuple[str, str]) -> Callable[[Test], Test]:
    """Say which cards a test shows: a title, or a title and words of the text. `tools/shown.py` reads it."""

    def mark(test: Test) -> Test:
        return test

    return mark

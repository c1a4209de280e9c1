"""A terminal without a terminal: lines typed, and what is seen."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from rich.console import Console

from quickening.bots import bot
from quickening.core.game import Game
from quickening.terminal import Session, drawing_of

Line = str | Callable[["Terminal"], str]


class Terminal:
    """A session whose player types the given lines and then leaves. A line may be worked out when it is read."""

    def __init__(self, game: Game, lines: Iterable[Line], opponent: str = "random", seed: int = 1) -> None:
        self.lines = iter(lines)
        self.console = Console(file=io.StringIO(), width=110, highlight=False)
        bots = {seat: bot(opponent, game.table.game, seed) for seat in range(1, len(game.names))}
        drawing = drawing_of(game.table.game)
        self.session = Session(game, 0, bots, drawing, self.console, self.read)

    @property
    def game(self) -> Any:
        return self.session.game

    @property
    def seen(self) -> str:
        """Everything on the screen."""
        file = self.console.file
        assert isinstance(file, io.StringIO)
        return file.getvalue()

    def read(self, prompt: str) -> str | None:
        line = next(self.lines, None)
        typed = line(self) if callable(line) else line
        self.console.print(f"{prompt}{typed or ''}", markup=False)
        return typed

    def run(self) -> str:
        self.session.run()
        return self.seen


@pytest.fixture
def terminal() -> type[Terminal]:
    return Terminal

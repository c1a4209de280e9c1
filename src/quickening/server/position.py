"""The game of a room, which goes on before it is known whether the answer is kept.

The game itself goes on with an answer, for it has worked out much that still holds. Until the line is on disk nobody
may see what came of it, and if it is not kept nothing has happened. Whoever looks meanwhile, which is next to nobody,
sees the game as it was, played again from a copy of a few answers ago: a copy for each answer would take as long as
the answer itself.
"""

from __future__ import annotations

from typing import Any

from quickening.core.game import MANY_RENEWALS, Game
from quickening.core.outside import is_aside

#: A copy is made after so many answers.
EVERY = 12


class Position:
    """The game as it is kept, whatever is being tried with it."""

    def __init__(self, game: Game) -> None:
        self._now: Game | None = game
        self._copy = game.clone()
        self._since: tuple[Any, ...] = ()

    @property
    def game(self) -> Game:
        """The game as everybody may know it."""
        if self._now is None:
            self._now = self._copy.clone()
            for seat, chosen in self._since:
                again(self._now, seat, chosen)
        return self._now

    def to_go_on(self) -> Game:
        """The game itself, to try something with it."""
        game = self.game
        self._since = tuple(game.answers[len(self._copy.answers) :])
        self._now = None
        return game

    def stays(self, game: Game) -> None:
        """What was tried was refused, and has changed nothing."""
        if len(game.answers) == len(self._copy.answers) + len(self._since):
            self._now = game

    def goes_on(self, game: Game) -> None:
        """What was tried is kept, or the game is another one."""
        self._now, self._since = game, ()
        if not self._leads_to(game):
            self._copy = game.clone()
        if game.renewals is not None and len(game.renewals) > 2 * MANY_RENEWALS:
            del game.renewals[:-MANY_RENEWALS]

    def _leads_to(self, game: Game) -> bool:
        """Whether the copy is this game, a few answers ago."""
        answered = len(self._copy.answers)
        if not 0 <= len(game.answers) - answered < EVERY:
            return False
        return not answered or self._copy.answers[-1] is game.answers[answered - 1]


def again(game: Game, seat: int, chosen: Any) -> None:
    """One entry of a game's answers again."""
    if is_aside(chosen):
        game.aside(seat, chosen[0], chosen)
    else:
        game.answer(tuple(option.id for option in chosen))

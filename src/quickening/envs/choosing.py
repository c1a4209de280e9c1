"""An answer of several options, made one by one."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from quickening.core.decisions import Decision, Option
from quickening.core.game import Game
from quickening.core.packing import pack, unpack
from quickening.core.seeing import Board
from quickening.envs.features import OPTIONS, STATE, Onlooker, Vector, option_rows
from quickening.games import rules

#: The action that ends an answer, or declines where that may be.
DONE = OPTIONS

Observation = dict[str, Vector | npt.NDArray[np.int8]]


class Chooser:
    """Takes actions of whoever is asked, and answers as soon as an answer is whole.

    An action is the place of an option, or `DONE`. A decision for one option is answered by one action.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.chosen: tuple[int, ...] = ()
        self.board = Board()
        self.onlookers: dict[int, Onlooker] = {}

    def __getstate__(self) -> tuple[str, bytes, tuple[int, ...]]:
        """For copies and other processes, also of a compiled game, which does not pickle by itself."""
        return self.game.table.game, pack(self.game), self.chosen

    def __setstate__(self, state: tuple[str, bytes, tuple[int, ...]]) -> None:
        game, packed, chosen = state
        self.__init__(unpack(packed, rules(game).table()))  # type: ignore[misc]  # as if it were new
        self.chosen = chosen

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.game.decision.seat if self.game.decision is not None else 0

    def mask(self) -> npt.NDArray[np.int8]:
        """1 for each action that may be taken now."""
        found = np.zeros(OPTIONS + 1, dtype=np.int8)
        decision = self.game.decision
        if decision is None:
            return found
        if len(self.chosen) < decision.most:
            found[: min(OPTIONS, len(decision.options))] = 1
            if not decision.repeats:
                found[list(self.chosen)] = 0
        found[DONE] = is_whole(decision, self.chosen)
        return found

    def take(self, action: int) -> None:
        """Choose an option, or end the answer. The action is one that may be taken."""
        decision = self.game.decision
        assert decision is not None
        if action != DONE:
            self.chosen += (action,)
            if len(self.chosen) < self.largest(decision):
                return
        answer: tuple[Option, ...] = tuple(decision.options[place] for place in in_order(decision, self.chosen))
        self.chosen = ()
        self.game.answer(answer)

    def largest(self, decision: Decision) -> int:
        """The size at which an answer is whole without being ended."""
        return decision.most if decision.repeats else min(decision.most, len(decision.options))

    def observe(self, seat: int) -> Observation:
        """What a seat may know, and what it may do if it is asked."""
        self.board = Board(self.board)
        view = self.game.view(seat, log=False, board=self.board)
        asked, seats = view.decision is not None, len(view.names)
        if seat not in self.onlookers:
            self.onlookers[seat] = Onlooker(seat, seats)
        return {
            "state": self.onlookers[seat].vector(view),
            "options": option_rows(view.decision, self.chosen if asked else (), seat, seats),
            "action_mask": self.mask() if asked else np.zeros(OPTIONS + 1, dtype=np.int8),
        }


def is_whole(decision: Decision, chosen: tuple[int, ...]) -> bool:
    """Whether the answer may end here."""
    return len(chosen) >= decision.least or (not chosen and decision.may_decline)


def in_order(decision: Decision, chosen: tuple[int, ...]) -> tuple[int, ...]:
    """The order in which options are named: as they were chosen where that matters."""
    return chosen if decision.ordered else tuple(sorted(chosen))


def shape() -> dict[str, tuple[int, ...]]:
    """The shapes of what is observed."""
    return {"state": (STATE,), "options": option_rows(None, (), 0, 1).shape, "action_mask": (OPTIONS + 1,)}

"""The games in OpenSpiel: `pyspiel.load_game("python_quickening(game=highlander,options=edition:third)")`.

Import this module to make them known there; it needs OpenSpiel (extra `peers`). The first move is chance's: it draws
one of many deals, from which decks, order and all luck follow. Answers of several options are made one by one, as in
the other environments.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from quickening.envs.choosing import Chooser
from quickening.envs.features import OPTIONS, ROW, STATE
from quickening.envs.spaces import new_deal, returns

#: Chance draws one of so many deals.
DEALS = 10_000
#: A game is broken off after so many actions, and nobody wins.
LONGEST = 20_000

TYPE = pyspiel.GameType(
    short_name="python_quickening",
    long_name="Quickening",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "huntik", "players": 2, "options": "", "longest": LONGEST},
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its options, e.g. `edition:third`; several are parted by semicolons."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = TYPE.parameter_specification | (params or {})
        self.name: str = chosen["game"]
        self.players: int = chosen["players"]
        self.longest: int = chosen["longest"]
        pairs = [one.partition(":") for one in chosen["options"].split(";") if one]
        self.options = {name: value for name, _, value in pairs}
        info = pyspiel.GameInfo(
            num_distinct_actions=OPTIONS + 1,
            max_chance_outcomes=DEALS,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.longest,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a seat sees, as it is told to the other environments."""
        return SpielObserver()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game somewhere on its way."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.name, self.players, self.longest, self.options = game.name, game.players, game.longest, game.options
        self.chooser: Chooser | None = None
        self.taken = 0

    def current_player(self) -> int:
        """Who is asked; at first chance, in the end nobody."""
        if self.chooser is None:
            return int(pyspiel.PlayerId.CHANCE)
        over = self.chooser.game.over or self.taken >= self.longest
        return int(pyspiel.PlayerId.TERMINAL) if over else self.chooser.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as the others."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.chooser is not None
        return [int(action) for action in np.flatnonzero(self.chooser.mask())]

    def _apply_action(self, action: int) -> None:
        if self.chooser is None:
            self.chooser = Chooser(new_deal(self.name, self.players, action, self.options))
            return
        self.chooser.take(action)
        self.taken += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if self.chooser is None or self.chooser.game.decision is None:
            return f"deal {action}"
        said = "done" if action == OPTIONS else self.chooser.game.decision.options[action].label
        return f"{action}: {said}"  # two cards of one name are two actions

    def is_terminal(self) -> bool:
        """Whether the game is over, or was broken off."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """What each seat has won: nothing as long as the game goes on."""
        return returns(self.chooser.game) if self.chooser is not None else [0.0] * self.players

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class SpielObserver:
    """A seat's view as numbers, and in words."""

    def __init__(self) -> None:
        self.tensor = np.zeros(STATE + (OPTIONS + 1) * ROW, dtype=np.float32)
        self.dict = {
            "state": self.tensor[:STATE],
            "options": self.tensor[STATE:].reshape(OPTIONS + 1, ROW),
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Write down what a seat sees now."""
        self.tensor.fill(0)
        if state.chooser is not None:
            seen = state.chooser.observe(player)
            self.dict["state"][:] = seen["state"]
            self.dict["options"][:] = seen["options"]

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees now, as JSON."""
        if state.chooser is None:
            return ""
        return state.chooser.game.view(player, log=False).to_json().decode()


pyspiel.register_game(TYPE, SpielGame)

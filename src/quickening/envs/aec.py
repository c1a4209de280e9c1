"""All seats of a game, as a PettingZoo environment in which they act one after another."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from quickening.envs.choosing import Chooser, Observation
from quickening.envs.spaces import action_space, new_deal, observation_space, returns

#: A game is broken off after so many actions, and nobody wins.
LONGEST = 20_000


class CardGameAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game for 2 to 6 seats. An agent acts when its seat is asked; chance is part of the game."""

    metadata: ClassVar[dict[str, Any]] = {"name": "quickening_v1", "is_parallelizable": False, "render_modes": []}

    def __init__(self, game: str, players: int = 2, longest: int = LONGEST, **options: Any) -> None:
        super().__init__()
        self.game, self.players, self.longest, self.options = game, players, longest, options
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space())
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.render_mode = None
        self.seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; without a seed the one after the last."""
        self.seed = self.seed + 1 if seed is None else seed
        self.chooser = Chooser(new_deal(self.game, self.players, self.seed, self.options))
        self.taken = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.chooser.seat]

    def observe(self, agent: str) -> Observation:
        """What the seat of an agent may know."""
        return self.chooser.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Take an action for the seat that is asked."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0
        self.chooser.take(int(action))
        self.taken += 1
        game = self.chooser.game
        over, late = game.over, self.taken >= self.longest
        self.rewards = dict(zip(self.possible_agents, returns(game), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, late and not over)
        if not over:
            self.agent_selection = self.possible_agents[self.chooser.seat]
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing is drawn: the table is in the browser."""

    def close(self) -> None:
        """There is nothing to close."""


def aec_env(game: str, players: int = 2, longest: int = LONGEST, **options: Any) -> AECEnv:
    """A game for all seats; whoever takes an action that is not legal loses at once."""
    env = wrappers.TerminateIllegalWrapper(CardGameAEC(game, players, longest, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))

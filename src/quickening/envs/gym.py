"""One seat of a game, as a Gymnasium environment; bots play the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
from gymnasium.vector import SyncVectorEnv

from quickening.bots import Bot, bot
from quickening.core.players import choice_of
from quickening.envs.choosing import Chooser, Observation
from quickening.envs.spaces import action_space, new_deal, observation_space, returns

#: A game is broken off after so many actions, and nobody wins.
LONGEST = 5_000


class CardGameEnv(gymnasium.Env[Any, Any]):
    """A game seen from one seat. An action that is not legal changes nothing; `info["illegal"]` says so."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        opponent: str = "thumb",
        longest: int = LONGEST,
        **options: Any,
    ) -> None:
        self.game, self.players, self.seat, self.longest, self.options = game, players, seat, longest, options
        self.opponent = opponent
        self.observation_space = observation_space()
        self.action_space = action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new deal, played by the others until this seat is asked."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 31))
        self.chooser = Chooser(new_deal(self.game, self.players, number, self.options))
        self.others: list[Bot] = [bot(self.opponent, self.game, number + seat) for seat in range(self.players)]
        self.taken = 0
        self.let_others_play()
        return self.chooser.observe(self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action for this seat, and let the others play until it is asked again."""
        self.taken += 1
        game = self.chooser.game
        illegal = not self.chooser.mask()[int(action)]
        if not illegal:
            self.chooser.take(int(action))
            self.let_others_play()
        late = self.taken >= self.longest and not game.over
        seen = self.chooser.observe(self.seat)
        return seen, returns(game)[self.seat], game.over, late, {"illegal": True} if illegal else {}

    def let_others_play(self) -> None:
        """Bots answer until this seat is asked or the game is over."""
        game = self.chooser.game
        while game.decision is not None and game.decision.seat != self.seat:
            game.answer(choice_of(self.others[game.decision.seat], game))


def gym_env(game: str, **options: Any) -> CardGameEnv:
    """A game for one seat."""
    return CardGameEnv(game, **options)


def vector_env(game: str, count: int, **options: Any) -> SyncVectorEnv:
    """So many games for one seat each, side by side in this process."""
    make: list[Callable[[], CardGameEnv]] = [lambda: CardGameEnv(game, **options)] * count
    return SyncVectorEnv(make)

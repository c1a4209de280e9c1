"""The games as environments, held to the tests that PettingZoo and Gymnasium have for theirs."""

from __future__ import annotations

import pickle
import warnings
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from quickening.core.decisions import Decision, Option
from quickening.envs import CardGameAEC, aec_env, gym_env, vector_env
from quickening.envs.choosing import DONE, Chooser
from quickening.envs.spaces import new_deal
from tests.properties.test_redealing import KINDS

GAMES = [("huntik", 2), ("shadowfist", 4), ("highlander", 2)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of observations that are dictionaries, as ours have to be
        api_test(aec_env(game, players), num_cycles=30)
        seed_test(lambda: aec_env(game, players), num_cycles=10)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_gymnasium_finds_nothing_wrong(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gym_env(game, players=players, opponent="random"), skip_render_check=True)


def test_a_game_is_played_to_its_end_and_the_winner_is_rewarded() -> None:
    env = CardGameAEC("huntik")
    env.reset(seed=4)
    dice = np.random.default_rng(1)

    while not env.chooser.game.over:
        env.step(int(dice.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))

    outcome = env.chooser.game.outcome
    assert outcome is not None
    assert {int(agent[-1]) for agent, reward in env.rewards.items() if reward == 1} == set(outcome.winners)
    assert all(env.terminations.values())


def test_a_game_that_takes_too_long_is_broken_off_and_says_so() -> None:
    env = CardGameAEC("huntik", longest=3)
    env.reset(seed=4)

    for _ in range(3):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))

    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    env = gym_env("huntik", opponent="random")
    seen, _ = env.reset(seed=2)
    forbidden = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    before = env.chooser.game.fingerprint()

    _, reward, over, _, info = env.step(forbidden)

    assert (reward, over, info) == (0.0, False, {"illegal": True})
    assert env.chooser.game.fingerprint() == before


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_what_is_observed_says_nothing_of_what_is_hidden(game: str, players: int, options: dict[str, Any]) -> None:
    from quickening.core.chance import Chance
    from quickening.core.redealing import Memory

    state = new_deal(game, players, 3, options)
    assert state.decision is not None
    seat = state.decision.seat
    memory = Memory(seat)
    memory.observe(state)

    seen, other = (Chooser(one).observe(seat) for one in (state, state.redeal(seat, memory, Chance.seeded(9))))

    assert all(np.array_equal(seen[part], other[part]) for part in seen)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_who_watched_all_along_observes_what_a_newcomer_observes(game: str, players: int) -> None:
    chooser = Chooser(new_deal(game, players, 4, {}))
    dice = np.random.default_rng(2)

    for _ in range(60):
        seats = range(players)
        watched = [chooser.observe(seat) for seat in seats]
        newcomer = Chooser(chooser.game)
        newcomer.chosen = chooser.chosen
        anew = [newcomer.observe(seat) for seat in seats]
        assert all(np.array_equal(watched[seat][part], anew[seat][part]) for seat in seats for part in anew[seat])
        chooser.take(int(dice.choice(np.flatnonzero(chooser.mask()))))


class Asking:
    """As much of a game as a chooser needs, with one question."""

    def __init__(self, decision: Decision) -> None:
        self.decision: Decision | None = decision
        self.given: tuple[Option, ...] | None = None

    def answer(self, given: tuple[Option, ...]) -> None:
        self.given, self.decision = given, None


def test_several_options_are_chosen_one_by_one() -> None:
    options = tuple(Option("card", index=place) for place in range(4))
    game = Asking(Decision(0, "Which?", options, least=1, most=3))
    chooser = Chooser(game)  # type: ignore[arg-type]  # it looks like a game

    assert not chooser.mask()[DONE]
    chooser.take(2)
    assert list(np.flatnonzero(chooser.mask())) == [0, 1, 3, DONE]
    chooser.take(0)
    chooser.take(DONE)

    assert game.given == (options[0], options[2])


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_on_its_way_can_be_copied_and_sent(game: str, players: int) -> None:
    chooser = Chooser(new_deal(game, players, 4, {}))
    for _ in range(6):
        chooser.take(int(np.flatnonzero(chooser.mask())[0]))
    seen = chooser.game.view(0).to_json()

    for other in (pickle.loads(pickle.dumps(chooser)), deepcopy(chooser)):
        assert other.game.view(0).to_json() == seen
        assert other.chosen == chooser.chosen
        other.take(int(np.flatnonzero(other.mask())[0]))

    assert chooser.game.view(0).to_json() == seen


def test_many_games_run_side_by_side() -> None:
    envs = vector_env("highlander", 2, opponent="random", edition="third")

    seen, _ = envs.reset(seed=1)
    first = [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]
    _, rewards, *_ = envs.step(np.array(first))

    assert rewards.shape == (2,)

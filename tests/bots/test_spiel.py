"""The games in OpenSpiel, held to its own test of a game."""

from __future__ import annotations

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel (extra `peers`) is not installed")


@pytest.fixture(autouse=True)
def _registered() -> None:
    import quickening.envs.spiel  # noqa: F401  # makes the games known


@pytest.mark.parametrize(
    "game",
    [
        "game=huntik,longest=40",
        "game=shadowfist,players=4,longest=25",
        "game=highlander,options=edition:third,longest=40",
    ],
)
def test_openspiel_finds_nothing_wrong(game: str) -> None:
    found = pyspiel.load_game(f"python_quickening({game})")

    pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("python_quickening(game=huntik)").new_initial_state()
    for action in (3, 0, 0):
        state.apply_action(action)
    before = state.chooser.game.view(0).to_json()

    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])

    assert twin.history() != state.history()
    assert state.chooser.game.view(0).to_json() == before


def test_the_winner_is_paid_in_the_end_and_nobody_before() -> None:
    state = pyspiel.load_game("python_quickening(game=huntik)").new_initial_state()
    state.apply_action(7)
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0]
        state.apply_action(state.legal_actions()[-1])

    winners = state.chooser.game.outcome.winners
    assert [one > 0 for one in state.returns()] == [seat in winners for seat in (0, 1)]

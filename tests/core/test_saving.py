"""A game paused at any decision can be cloned, saved, loaded and replayed, and goes on as it would have."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from quickening.core.chance import Chance
from quickening.core.data import Mutable
from quickening.core.game import Game
from quickening.core.outside import Outcome
from quickening.core.records import give
from tests.core.tiny import TABLE, Tiny, dealt, new_game
from tests.core.tiny.saying import NAMES, any_answer, random_game, says

SEEDS = range(6)  # two games each of two, three and four players


def through_json(game: Tiny) -> Tiny:
    """The game as it comes back from a file."""
    return Tiny.load(msgspec.json.decode(msgspec.json.encode(game.save())), TABLE)


def changeable(value: Any) -> Iterator[Any]:
    """Every object within a value that could be changed in place."""
    if isinstance(value, (list, dict, Mutable)):
        yield value
    if isinstance(value, msgspec.Struct):
        value = [getattr(value, name) for name in value.__struct_fields__]
    if isinstance(value, dict):
        value = [*value.keys(), *value.values()]
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from changeable(item)


def state(game: Tiny) -> list[Any]:
    """Every object of a game that could be changed in place, but for the table, which nobody changes."""
    return [one for name in game.__struct_fields__ if name != "table" for one in changeable(getattr(game, name))]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_and_a_loaded_game_go_on_alike_from_every_decision(seed: int) -> None:
    random = Random(seed)
    game = new_game(*NAMES[: 2 + seed % 3], seed=seed)
    while not game.over:
        others = game.clone(), through_json(game)
        answer = any_answer(game, random)
        for other in others:
            assert other.fingerprint() == game.fingerprint()
            other.answer([option.id for option in answer])
        game.answer(answer)
        assert {other.fingerprint() for other in others} == {game.fingerprint()}
        game = others[1]  # whatever a save loses would be missed later on


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_clone_does_is_nothing_to_the_original(seed: int) -> None:
    random = Random(seed)
    for game in random_game(seed, leaving=0.01):
        before = game.fingerprint()
        clone = game.clone()
        for _ in range(3):
            if not clone.over:
                clone.answer(any_answer(clone, random))
        assert game.fingerprint() == before


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_shares_nothing_that_can_change(seed: int) -> None:
    for game in random_game(seed):
        mine, its = ({id(one): one for one in state(each)} for each in (game, game.clone()))
        assert [mine[key] for key in mine.keys() & its.keys()] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_the_recorded_answers_lead_to_the_same_game(seed: int) -> None:
    *_, game = random_game(seed, leaving=0.02)

    again = new_game(*game.names, seed=seed)
    for number, answer in enumerate(game.recorded_answers()):
        give(again, answer, number)

    assert again.fingerprint() == game.fingerprint()


def test_a_game_can_be_saved_in_the_middle_of_a_frame_in_a_frame() -> None:
    game = dealt(Ann="Spark", Bob="Mimicry", yard=[("Ann", "Raven"), ("Bob", "Scholar"), ("Bob", "Vault")])
    says(game, "Ann", "Play Spark")
    says(game, "Bob", "Play Mimicry", "Raven")
    assert [type(frame).__name__ for frame in game.stack] == ["Turn", "Scene", "Announce"]
    game = through_json(game)
    says(game, "Bob", "Vault")

    assert game.coins == (5, 3)


def test_the_fingerprint_tells_games_apart() -> None:
    one, other = new_game("Ann", "Bob", seed=1), new_game("Ann", "Bob", seed=1)
    assert one.fingerprint() == other.fingerprint()

    other.chance.below(2)

    assert one.fingerprint() != other.fingerprint()


def test_derived_values_are_not_part_of_a_save_or_a_clone() -> None:
    game = dealt(Ann="", Bob="", yard=[("Ann", "Lantern")])
    before = game.fingerprint()
    game.facts(game.area("yard")[0])

    assert any(game.known)
    assert game.fingerprint() == before
    assert not any(game.clone().known)
    assert "known" not in game.save()["state"]


class Piled(Game, kw_only=True):
    """A game with piles of its own besides the areas."""

    piles: dict[str, list[int]] = msgspec.field(default_factory=dict)


def test_piles_that_a_game_adds_are_lists_again_after_loading() -> None:
    over = Outcome((0,), "alone", "")
    game = Piled(table=TABLE, names=("Ann",), chance=Chance.seeded(0), outcome=over, piles={"left": [1]})

    loaded = Piled.load(msgspec.json.decode(msgspec.json.encode(game.save())), TABLE)
    loaded.piles["left"].append(2)

    assert loaded.piles == {"left": [1, 2]}

"""A game that goes on before its answer is on disk is seen by nobody until it is."""

from __future__ import annotations

import random
from typing import Any

import pytest

import quickening as qk
from quickening.core.game import Game
from quickening.core.refusals import Refused
from quickening.games import all_decks
from quickening.server.position import EVERY, Position


def game_of(name: str, **options: Any) -> Game:
    decks = list(all_decks(name, **options))[:2]
    return qk.new(name, decks=decks, seed=3, **options)


def some_answer(game: Game, chance: random.Random) -> tuple[str, ...]:
    decision = game.decision
    assert decision is not None
    ids = [option.id for option in decision.options]
    if decision.repeats:
        return tuple(chance.choice(ids) for _ in range(decision.most))
    return tuple(chance.sample(ids, chance.randint(decision.least, decision.most)))


@pytest.mark.parametrize(
    ("name", "options"), [("huntik", {}), ("shadowfist", {}), ("highlander", {"edition": "type-one"})]
)
def test_who_looks_while_an_answer_is_written_sees_the_game_before_it(name: str, options: dict[str, Any]) -> None:
    chance, position = random.Random(4), Position(game_of(name, **options))
    for number in range(4 * EVERY):
        before = position.game.fingerprint()
        trial = position.to_go_on()
        trial.answer(some_answer(trial, chance))
        if number % 3 == 0:  # somebody looks
            assert position.game.fingerprint() == before
        if number % 5 != 1:  # else it is not kept
            position.goes_on(trial)
            assert position.game is trial
        else:
            assert position.game.fingerprint() == before
        if position.game.over:
            break


def test_an_answer_that_is_refused_leaves_the_game_itself_at_the_table() -> None:
    position = Position(game_of("huntik"))
    trial = position.to_go_on()
    with pytest.raises(Refused):
        trial.answer("no such thing")
    position.stays(trial)

    assert position.game is trial


def test_a_game_in_which_something_broke_is_played_again() -> None:
    position = Position(game_of("huntik"))
    before = position.game.fingerprint()
    trial = position.to_go_on()
    trial.answer(some_answer(trial, random.Random(1)))
    position.stays(trial)

    assert position.game is not trial
    assert position.game.fingerprint() == before


def test_a_concession_is_played_again_too() -> None:
    position = Position(game_of("shadowfist"))
    trial = position.to_go_on()
    trial.concede(0)
    position.goes_on(trial)
    over = position.game.fingerprint()
    position.to_go_on()

    assert position.game is not trial
    assert position.game.fingerprint() == over


def test_another_line_of_the_same_length_is_not_taken_for_the_old_one() -> None:
    """After answers were taken back and others given, what is played again is what was given last."""
    position, other = Position(game_of("huntik")), game_of("huntik")
    first = position.to_go_on()
    for n in range(EVERY):
        first.answer(some_answer(first, random.Random(n)))
    position.goes_on(first)
    for n in range(EVERY + 2):
        other.answer(some_answer(other, random.Random(100 + n)))
    assert other.fingerprint() != first.fingerprint()
    position.goes_on(other)
    wanted = other.fingerprint()
    position.to_go_on().answer(some_answer(other, random.Random(7)))

    assert position.game.fingerprint() == wanted

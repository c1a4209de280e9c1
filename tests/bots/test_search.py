"""Bots that look ahead."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.arena import Match, bots_for, matches, play, start, take_turn
from quickening.bots import adviser_of, bot, bot_names
from quickening.bots.answers import answers_to, key_of, option_keys
from quickening.bots.random import RandomBot
from quickening.bots.search import SHARED, Edge, Node, Search, SearchBot, is_settled
from quickening.core.chance import Chance
from quickening.core.decisions import Decision, Option
from quickening.core.game import Game
from quickening.core.players import choice_of, world_of
from quickening.core.redealing import Memory, World
from tests.properties.test_redealing import KINDS
from tests.table import Table


def some_way_into(game: str, players: int, options: dict[str, Any], answers: int = 25) -> Game:
    match = matches(game, 1, ["thumb"], players, seed=21, options=options)[0]
    state, bots = start(match), bots_for(match)
    while not state.over and (len(state.answers) < answers or len(state.decision.options) < 3):  # type: ignore[union-attr]
        take_turn(state, bots)
    return state


# -- what an answer is called --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_an_option_has_the_same_key_in_every_game_its_seat_could_be_in(
    game: str, players: int, options: dict[str, Any]
) -> None:
    state = some_way_into(game, players, options)
    assert state.decision is not None
    memory = Memory(state.decision.seat)
    memory.observe(state)
    keys = option_keys(state.decision)
    assert len(set(keys)) == len(keys)

    for seed in range(5):
        imagined = state.redeal(memory.seat, memory, Chance.seeded(seed))

        assert imagined.decision is not None
        assert option_keys(imagined.decision) == keys


def test_the_order_of_an_answer_counts_where_it_matters() -> None:
    options = (Option("a"), Option("b"))
    pair, turned = options, options[::-1]
    loose = Decision(0, "Which?", options, least=2, most=2)
    strict = Decision(0, "In which order?", options, least=2, most=2, ordered=True)

    assert key_of(loose, option_keys(loose), pair) == key_of(loose, option_keys(loose), turned)
    assert key_of(strict, option_keys(strict), pair) != key_of(strict, option_keys(strict), turned)


def test_all_answers_are_looked_at_where_they_are_few_and_some_where_they_are_many() -> None:
    options = tuple(Option("card", index=n) for n in range(12))
    few = Decision(0, "Which two?", options[:4], least=2, most=2)
    many = Decision(0, "Which?", options, least=0, most=12)

    assert len(answers_to(few, RandomBot(1))) == 6
    assert 1 < len(answers_to(many, RandomBot(1))) < 20
    assert all(many.find(answer) == answer for answer in answers_to(many, RandomBot(1)))


# -- what a position is worth --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_the_chances_of_all_seats_add_up(game: str, players: int, options: dict[str, Any]) -> None:
    match = matches(game, 1, ["thumb"], players, seed=21, options=options)[0]
    state, bots = start(match), bots_for(match)
    while not state.over:
        assert sum(state.evaluate()) == pytest.approx(1.0)
        assert all(len(row) == len(state.guesses()) for row in state.figures())
        for _ in range(20):
            if not state.over:
                take_turn(state, bots)

    assert state.outcome is not None
    assert max(state.evaluate()) == 1.0 / max(1, len(state.outcome.winners))


# -- looking ahead -------------------------------------------------------------------------------------------------


def test_who_can_win_at_once_does(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob", mission="Retrieve the Ring of Arc")
    alice.controls("Springer", zone=2)
    alice.finds_feature("Ring of Arc", zone=2, held_by="Springer")
    decision = table.game.decision
    assert decision is not None

    answer = choice_of(bot("club", "huntik", seed=5), table.game)

    assert [option.label for option in answer] == ["Move Springer 1 zone back"]


def test_the_same_seed_gives_the_same_game() -> None:
    match = Match("huntik", ("seekers", "organization"), ("thumb", "club"), 5)
    state, twin = start(match), start(match)
    for one in (state, twin):
        bots = [bot("thumb", "huntik"), SearchBot(adviser_of("huntik"), 8, seed=2)]
        while not one.over:
            take_turn(one, bots)

    assert state.recorded_answers() == twin.recorded_answers()


def test_where_nothing_can_be_imagined_the_rule_of_thumb_answers() -> None:
    class Nowhere(World):
        def redeal(self, chance: Chance) -> Any:
            raise RuntimeError("a fault in the rules")

    state = some_way_into("huntik", 2, {})
    assert state.decision is not None
    view = state.view(state.decision.seat)
    assert view.decision is not None
    player = bot("club", "huntik")
    assert isinstance(player, SearchBot)

    answer = player.choose(view.decision, view, Nowhere(state, Memory(state.decision.seat)))

    assert answer == bot("thumb", "huntik").choose(view.decision, view)


def test_a_bot_with_little_time_answers_in_time() -> None:
    state = some_way_into("highlander", 2, {"edition": "third"})
    hasty = bot("master", "highlander", seconds=0.001)
    assert isinstance(hasty, SearchBot)
    assert state.decision is not None
    view = state.view(state.decision.seat)
    world, looked = world_of(hasty, state, view), 0

    class Counting(World):
        def redeal(self, chance: Chance) -> Any:
            nonlocal looked
            looked += 1
            return world.redeal(chance)

    assert view.decision is not None
    hasty.choose(view.decision, view, Counting(state, Memory(state.decision.seat)))

    assert 1 <= looked < 1000


def test_several_looks_share_a_deal() -> None:
    state = some_way_into("shadowfist", 2, {})
    assert state.decision is not None
    view = state.view(state.decision.seat)
    player = SearchBot(adviser_of("shadowfist"), 2 * SHARED)
    world, dealt = world_of(player, state, view), 0

    class Counting(World):
        def redeal(self, chance: Chance) -> Any:
            nonlocal dealt
            dealt += 1
            return world.redeal(chance)

    assert view.decision is not None
    search, _ = player.begun(view.decision, view, Counting(state, Memory(state.decision.seat)))
    player.run(search)

    assert search.root.visits == 2 * SHARED
    assert dealt == 2


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_answers_are_valued_once_the_turn_is_over(game: str, players: int, options: dict[str, Any]) -> None:
    ends: list[Game] = []

    class Watching(Search):
        def note(self, edge: Edge, game: Game) -> None:
            ends.append(game)

    state = some_way_into(game, players, options)
    assert state.decision is not None
    view = state.view(state.decision.seat)
    player = SearchBot(adviser_of(game), 24)
    assert view.decision is not None
    search, _ = player.begun(view.decision, view, world_of(player, state, view), Watching)
    player.run(search)

    quiet = [end for end in ends if not end.over and end.is_quiet()]
    assert quiet
    assert all(end.turns_begun() > state.turns_begun() or len(end.answers) >= end.horizon() for end in quiet)


def test_thinking_ends_once_an_answer_is_far_ahead() -> None:
    root = Node()
    for visits in (60, 20):
        edge = root.edges[(("play", str(visits), "", 0, 0, 0, 0),)] = Edge(0.5)
        edge.visits = visits

    assert is_settled(root, 40)
    assert not is_settled(root, 160)


def test_a_beginner_does_nothing_that_a_rule_of_thumb_would_never_do() -> None:
    decision = Decision(0, "What?", (Option("good"), Option("bad"), Option("fair")))

    class Advice:
        def answer(self, decision: Decision, view: Any) -> None:
            return None

        def scores(self, decision: Decision, view: Any) -> list[float]:
            return [1.0, -1.0, 0.0]

        def chose(self, decision: Decision, answer: tuple[Option, ...]) -> None:
            pass

    from quickening.bots.novice import NoviceBot

    view: Any = object()
    chosen = {NoviceBot(Advice(), seed).choose(decision, view)[0].kind for seed in range(20)}

    assert chosen == {"good", "fair"}


def test_levels_come_from_the_weakest_to_the_best() -> None:
    assert bot_names("huntik") == ["random", "novice", "thumb", "club", "expert", "master"]


def test_a_match_names_levels() -> None:
    (match,) = matches("huntik", 1, bots=["novice", "random"], seed=3)

    assert play(match).error == ""

"""The certificate of fairness: what a bot answers follows from what its seat may know.

Two games that look alike to a seat and differ in everything it cannot know are put to the same bot. It gives the same
answer, at every level and in every game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from quickening.arena import Match, matches
from quickening.bots import LEVELS, bot, bot_names
from quickening.core.chance import Chance
from quickening.core.game import Game
from quickening.core.players import SearchingPlayer, choice_of
from quickening.core.redealing import Memory
from tests.properties.invariants import decisions_of
from tests.properties.test_redealing import KINDS

#: How many positions are put to a bot of each level: one that thinks for long is asked less often.
ASKED = {"random": 12, "novice": 12, "thumb": 12, "club": 3, "expert": 1, "master": 1}
#: Whoever looks ahead so many times is asked with the slow tests.
SLOW = 250


def levels() -> Iterator[Any]:
    for level in bot_names("huntik"):
        for game, players, options in KINDS:
            marks = [pytest.mark.slow] if LEVELS.get(level, 0) >= SLOW else []
            name = "-".join([level, game, *options.values()])
            yield pytest.param(level, game, players, options, marks=marks, id=name)


@pytest.mark.parametrize(("level", "game", "players", "options"), list(levels()))
def test_a_bot_answers_alike_where_a_seat_sees_the_same(
    level: str, game: str, players: int, options: dict[str, Any]
) -> None:
    (match,) = matches(game, 1, ["thumb"], players, seed=17, options=options)
    compared = 0
    for state, memory in positions(match, ASKED[level]):
        other = state.redeal(memory.seat, memory, Chance.seeded(compared + 40))
        assert other.view(memory.seat).to_json() == state.view(memory.seat).to_json()

        answers = [answer_of(level, truth, memory) for truth in (state, other)]

        assert answers[0] == answers[1], f"after {len(state.answers)} answers"
        compared += 1
    assert compared == ASKED[level]


def positions(match: Match, wanted: int) -> Iterator[tuple[Game, Memory]]:
    """Some positions of a game in which there is much to choose, each with what the seat that is asked remembers."""
    memories = [Memory(seat) for seat in range(len(match.bots))]
    given = 0
    for state, _ in decisions_of(match):
        for memory in memories:
            memory.observe(state)
        decision = state.decision
        if decision is not None and len(decision.options) > 3 and len(state.answers) > 8 + 4 * given:
            given += 1
            yield state, memories[decision.seat]
        if given == wanted:
            return


def answer_of(level: str, state: Game, memory: Memory) -> list[str]:
    """What a bot that has just come to a seat answers; it remembers what the seat has seen."""
    player = bot(level, state.table.game, seed=3)
    if isinstance(player, SearchingPlayer):
        player.memory = Memory(memory.seat)
        player.memory.seen, player.memory.read = set(memory.seen), memory.read
    return [option.id for option in choice_of(player, state)]

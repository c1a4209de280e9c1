"""What a game keeps because nothing it depends on has changed is what would be found anew, as by a clone."""

from __future__ import annotations

import pytest

from quickening.arena import Match, bots_for, matches, start
from quickening.core.game import Game
from quickening.core.players import choice_of
from quickening.games.huntik import missions

MATCHES = {
    **{f"huntik, {one.name}": matches("huntik", 1, seed=60, options={"mission": one.key})[0] for one in missions()},
    **{
        f"shadowfist, {players} players": matches("shadowfist", 1, players=players, seed=60)[0]
        for players in (2, 3, 4)
    },
}


@pytest.mark.parametrize("match", MATCHES.values(), ids=MATCHES.keys())
def test_a_clone_goes_on_as_its_game_does(match: Match) -> None:
    """A clone has kept nothing of what its game knew."""
    game, bots = start(match), bots_for(match)
    while game.decision is not None:
        chosen = choice_of(bots[game.decision.seat], game)
        clone = game.clone()
        clone.answer([option.id for option in chosen])
        game.answer(chosen)
        assert standing(clone) == standing(game)
    assert game.over


def standing(game: Game) -> tuple[object, ...]:
    """Where a game stands: what is asked, what may be answered, how much has happened."""
    asked = game.decision
    question = None if asked is None else (asked.seat, asked.question, [option.id for option in asked.options])
    return question, game.outcome, game.clock, len(game.log), len(game.pending)

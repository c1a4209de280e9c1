"""What is kept of a game of Highlander because nothing it depends on has changed is what would be found anew."""

from __future__ import annotations

import dis
from typing import Any

import pytest

from quickening.arena import bots_for, matches, start, take_turn
from quickening.core.data import descendants
from quickening.games.highlander import facts, forces
from quickening.games.highlander.editions import EDITIONS
from quickening.games.highlander.game import Highlander
from quickening.games.highlander.rules import arms, upholding, using
from quickening.games.highlander.rules.hands import hand_of
from quickening.games.highlander.vocabulary.changes import PlayerChange


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_kept_is_out_of_date(edition: str) -> None:
    for match in matches("highlander", 5, seed=700, options={"edition": edition}):
        game, bots = start(match), bots_for(match)
        assert isinstance(game, Highlander)
        while not game.over:
            assert derived(game) == derived(game.clone())  # a clone knows nothing yet
            take_turn(game, bots)


def derived(game: Highlander) -> dict[str, Any]:
    """Everything that is kept until it may have changed."""
    return {
        "texts in force": [(force.ability, force.scope) for force in forces.in_force(game)],
        "ignored": forces.ignored(game),
        "waiting": {kind: [one.ability for one in found] for kind, found in using.all_watchers(game).items()},
        "usable": [using.usable(game, seat) for seat in (0, 1)],
        "to be upheld": upholding.upholders(game),
        "players": [shown(facts.of_player(game, seat)) for seat in (0, 1)],
        "attacks": [shown(facts.of_attack(game, attack)) for attack in game.attacks],
        "unarmed": [arms.is_unarmed(game, seat) for seat in (0, 1)],
        "hands": [hand_of(game, seat) for seat in (0, 1)],
    }


def shown(known: facts.PlayerFacts | facts.AttackFacts) -> dict[str, Any]:
    return {name: getattr(known, name) for name in known.__slots__}


def test_what_a_settled_text_does_to_a_player_depends_on_nothing_in_the_game() -> None:
    settled = [kind for kind in descendants(PlayerChange) if kind.settled is True]

    looking = [kind.__name__ for kind in settled if "game" in names_used(kind.apply)]

    assert settled
    assert looking == []


def names_used(function: Any) -> set[str]:
    """The local names that a function reads."""
    return {one.argval for one in dis.get_instructions(function) if one.opname.startswith("LOAD_FAST")}

"""What is kept of a game of Shadowfist because nothing it depends on has changed is what would be found anew."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.arena import bots_for, matches, start, take_turn
from quickening.games.shadowfist.game import Shadowfist
from quickening.games.shadowfist.rules.abilities import texts
from quickening.games.shadowfist.rules.attackers import attack_options
from quickening.games.shadowfist.rules.auctions import auctions_due
from quickening.games.shadowfist.rules.continuous import continuous
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.golden_rule import replacers_of
from quickening.games.shadowfist.rules.menu import menu, somebody_breaks_in, used
from quickening.games.shadowfist.rules.resources import pool
from quickening.games.shadowfist.rules.scores import all_at_zero
from quickening.games.shadowfist.rules.triggers import watchers_of
from quickening.games.shadowfist.rules.winning import closeness
from tests.shadowfist_table import character, resolve, site
from tests.table import Table, rule


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_kept_is_out_of_date(players: int) -> None:
    for match in matches("shadowfist", 3, players=players, seed=700):
        game, bots = start(match), bots_for(match)
        assert isinstance(game, Shadowfist)
        while not game.over:
            assert derived(game) == derived(game.clone())  # a clone knows nothing yet
            take_turn(game, bots)


def derived(game: Shadowfist) -> dict[str, Any]:
    """Everything that is kept until it may have changed."""
    seats = game.seats_from(0)
    return {
        "texts": {card: [shown(one) for one in text.entries] for card, text in texts.of(game).items()},
        "changes": continuous.of(game),
        "facts": {card: shown(facts(game, card)) for card in game.in_play},
        "waiting": {
            kind: [(one.source, one.trigger) for one in found] for kind, found in watchers_of.of(game).items()
        },
        "instead": [one.key for one in replacers_of.of(game)],
        "used": [[(card, n, entry.key, turns) for card, n, entry, turns in used.of(game, seat)] for seat in seats],
        "breaking in": somebody_breaks_in.of(game),
        "at zero": all_at_zero(game),
        "auctions": auctions_due.of(game),
        "controlled": [game.controlled(seat) for seat in seats],
        "resources": [pool(game, seat) for seat in seats],
        "close to victory": [closeness(game, seat) for seat in seats],
        "menus": [menu.of(game, seat) for seat in seats],
        "attacks": [attack_options(game, seat) for seat in seats],
    }


def shown(known: Any) -> dict[str, Any]:
    return {name: getattr(known, name) for name in known.__slots__}


@rule("SF 18.1", "SF 18.3", "What the smoked pile provided is missed as soon as it is gone.")
def test_a_card_is_out_of_reach_once_the_smoked_pile_provides_nothing_for_it(table: Table) -> None:
    ann, _ = table.shadowfist("Ann", "Bob")
    ann.has_in_smoked_pile(character("Dragon Cub", provides="{dra}"))
    ann.controls(site("Charnel Pit", text="Turn and toast a Character in your smoked pile :: Gain 1 Power."))
    ann.has(character("Dragon Fighter", requires="{dra}"))
    ann.has_power(5)
    assert ann.can("play", "Dragon Fighter")

    ann.uses("Charnel Pit", "Dragon Cub")
    resolve(table)

    assert ann.toasted_pile == ["Dragon Cub"]
    assert not ann.can("play", "Dragon Fighter")

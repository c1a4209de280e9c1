"""What holds in every game of Huntik: random games on every mission, looked at from all sides."""

from __future__ import annotations

import pytest

from quickening.arena import Match, matches
from quickening.core.chance import Chance
from quickening.core.game import Game
from quickening.games.huntik import missions
from quickening.games.huntik.definitions import FEATURE, LEGENDARY, MISSION
from quickening.games.huntik.pool import shipped
from quickening.games.huntik.state import DECK, HAND, LEGENDS
from tests.properties import invariants
from tests.properties.invariants import Watching, decisions_of

MISSIONS = [mission.key for mission in missions()]
IN_DECKS = [card for card in shipped().values() if card.type not in (MISSION, FEATURE, LEGENDARY)]
LEGENDARY_HEROES = [card for card in shipped().values() if card.type == LEGENDARY]

#: Every so many decisions the checks that take time are made.
SAMPLE = 9


def match_on(mission: str) -> Match:
    """A random game on a mission, with decks that other missions do not get."""
    return matches("huntik", 1, seed=MISSIONS.index(mission), options={"mission": mission})[0]


@pytest.mark.parametrize("mission", MISSIONS)
def test_cards_are_conserved_after_every_decision(mission: str) -> None:
    dealt: list[str] = []
    game: Game | None = None
    for game, _ in decisions_of(match_on(mission)):
        dealt = dealt or invariants.keys_of(game)
        invariants.assert_conserved(game, dealt)

    assert game is not None
    assert game.over


@pytest.mark.parametrize("mission", MISSIONS)
def test_clones_saves_and_records_agree(mission: str) -> None:
    for game, _ in decisions_of(match_on(mission)):
        if game.over or len(game.answers) % SAMPLE == 0:
            invariants.assert_clone_agrees(game, seed=len(game.answers))
            invariants.assert_save_agrees(game, seed=len(game.answers))
        if game.over or len(game.answers) % (SAMPLE * 5) == 0:
            invariants.assert_record_replays(game)


def test_what_is_no_option_is_refused_and_changes_nothing() -> None:
    for game, _ in decisions_of(match_on(MISSIONS[0])):
        if game.decision is not None and len(game.answers) % SAMPLE == 0:
            invariants.assert_refuses_what_is_no_option(game)


def test_a_game_of_bots_that_look_at_the_table_agrees_with_its_record() -> None:
    (match,) = matches("huntik", 1, bots=["thumb", "random"], seed=3)
    for game, _ in decisions_of(match):
        if game.over:
            invariants.assert_record_replays(game)


def test_a_record_holds_a_concession() -> None:
    game = next(decisions_of(match_on(MISSIONS[0])))[0]
    game.concede(1)

    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    invariants.assert_record_replays(game)


# -- what a seat cannot know (HK 400.5-400.8, 305.1) ---------------------------------------------------------------


@pytest.mark.parametrize("mission", MISSIONS)
def test_views_show_no_card_that_its_seat_may_not_see(mission: str) -> None:
    for game, _ in decisions_of(match_on(mission)):
        for seat in (0, 1, None):
            for area in game.view(seat, since=len(game.log)).areas:
                closed = area.name == DECK or (area.name in (HAND, LEGENDS) and area.seat != seat)
                for card in area.cards if closed else ():
                    assert not any((card.key, card.name, card.title, card.kind, card.tags, card.text, card.numbers))


@pytest.mark.parametrize("mission", MISSIONS)
def test_games_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it(mission: str) -> None:
    chance = Chance.seeded(MISSIONS.index(mission))
    seats = [Watching(seat, chance) for seat in (0, 1)]
    compared = 0
    for game, bots in decisions_of(match_on(mission)):
        for watching in seats:
            watching.look(game)
        if game.decision is not None and len(game.answers) % (SAMPLE - 3) == 0:
            answer = bots[game.decision.seat].choose(game.decision, None)
            compared += sum(watching.assert_nothing_leaks(game, answer) for watching in seats)

    assert compared > 5

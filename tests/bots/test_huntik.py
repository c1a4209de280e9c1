"""Rules of thumb for Huntik, shown at the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from quickening.bots import bot
from quickening.core.chance import Chance
from quickening.core.decisions import Option
from quickening.core.redealing import become
from quickening.games.huntik import missions, new
from quickening.games.huntik.bot.goals import goals_of
from tests.table import Table

DECKS = ("seekers", "wild-titans", "organization", "cold-fury")


def thumbs(table: Table) -> tuple[Option, ...]:
    """What a rule of thumb answers to the decision at the table, which it then gives."""
    decision = table.decision
    answer = bot("thumb", "huntik").choose(decision, table.game.view(decision.seat))
    table.game.answer(answer)
    return answer


def thumb_says(table: Table) -> list[str]:
    return [option.label for option in thumbs(table)]


# -- the mission ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", missions(), ids=lambda mission: f"{mission.name} ({mission.subtype})")
def test_every_mission_is_understood(mission: Any) -> None:
    assert goals_of(mission.text)


def test_a_hero_beside_the_object_of_the_mission_picks_it_up_and_brings_it_home(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob", mission="Retrieve the Ring of Arc", features=True)
    alice.controls("Springer", zone=4)

    assert thumb_says(table) == ["Use Springer: I pick up Ring of Arc (free action)"]
    table.game.answer("pass")

    assert thumb_says(table) == ["Move Springer 2 zones back"]


def test_a_hero_that_can_escape_does_so_at_once(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob", mission="Escape the Mansion", features=True)
    alice.controls("Springer", zone=4)
    alice.has("Dante Vale")

    assert thumb_says(table) == ["Use Springer: Escape the Mansion (free action)"]


def test_heroes_come_into_play_though_what_the_mission_asks_is_far_away(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob", mission="Escape the Haunted Mine", features=True)
    alice.has("Springer", "Enfluxion")

    assert thumb_says(table) in (["Play Springer"], ["Play Enfluxion"])


def test_the_obstacle_that_decides_the_mission_is_attacked_when_it_can_be_beaten(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob", mission="Defeat Ymir: Frost King (training)", features=True)
    alice.controls("Caliban", zone=2)

    assert thumb_says(table) == ["Move Caliban 2 zones forward"]
    assert thumb_says(table) == ["Start a combat"]


def test_a_fight_that_only_costs_is_not_started(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Ymir", zone=2)

    alice.moves("Springer", forward=1)

    assert thumb_says(table) == ["Do not start a combat"]


# -- combat --------------------------------------------------------------------------------------------------------


def meet_three(table: Table) -> None:
    """A hero with six attacks starts a combat against three."""
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Janus Knight", zone=3)
    bob.controls("Bellona", zone=3)
    bob.controls("Redcap", zone=3)
    bob.controls("Slitherfang", zone=3)

    alice.moves("Janus Knight", forward=0)
    alice.chooses("Start a combat")


def test_attacks_are_aimed_where_they_ko_the_most(table: Table) -> None:
    meet_three(table)
    table.game.answer("pass")
    table.game.answer("pass")

    aims = [option.name for option in thumbs(table)]
    assert sorted(aims) == ["Redcap"] * 2 + ["Slitherfang"] * 4


def test_who_looks_ahead_aims_attacks_where_they_ko_first_the_most(table: Table) -> None:
    meet_three(table)
    assert table.game.likely_answers(table.decision) == []
    table.game.answer("pass")
    table.game.answer("pass")
    ways = [Counter(option.name for option in way) for way in table.game.likely_answers(table.decision)]

    assert ways[0] == {"Redcap": 2, "Slitherfang": 4}
    assert any(way["Bellona"] > 0 for way in ways)


def test_a_round_that_ends_when_all_have_moved_brings_the_mission_no_nearer_its_end(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Retrieve the Ring of Arc", features=True)
    alice.controls("Springer", zone=2)
    bob.controls("Redcap", zone=5)
    alice.moves("Springer", forward=1)
    bob.moves("Redcap", forward=0)
    before = told(table.game, "time for the mission (bring)"), told(table.game, "the lead in late rounds")

    table.game.answer("pass")
    table.game.answer("pass")

    assert table.game.round == 2
    after = told(table.game, "time for the mission (bring)"), told(table.game, "the lead in late rounds")
    assert after == pytest.approx(before)


def told(game: Any, name: str) -> float:
    """A figure of the first seat's."""
    figure: float = game.figures()[0][[known for known, _ in game.guesses()].index(name)]
    return figure


# -- nothing hidden ------------------------------------------------------------------------------------------------


def test_what_a_seat_cannot_know_does_not_change_its_bots_answers() -> None:
    game = new(["seekers", "organization"], seed=11, mission="Control the Idols of Omeed", lead=0)
    bots = [bot("thumb", "huntik"), bot("thumb", "huntik")]
    compared = 0
    while not game.over and compared < 60:
        decision = game.decision
        assert decision is not None
        other = shuffled_behind(game, decision.seat)
        twin = bot("thumb", "huntik")
        twin.adviser.__dict__.update(bots[decision.seat].adviser.__dict__)  # type: ignore[attr-defined]
        answer = bots[decision.seat].choose(decision, game.view(decision.seat))
        assert [o.id for o in twin.choose(decision, other.view(decision.seat))] == [o.id for o in answer]
        game.answer(answer)
        compared += 1
    assert compared == 60


def shuffled_behind(game: Any, seat: int) -> Any:
    """The same game with all that a seat cannot know dealt anew: the other hand and both decks."""
    twin = game.clone()
    chance = Chance.seeded(99)
    for piles in ([("hand", 1 - seat), ("deck", 1 - seat)], [("deck", seat)]):
        places = [(area, owner, n) for area, owner in piles for n in range(len(twin.areas[area, owner]))]
        cards = [twin.cards[twin.areas[area, owner][n]].definition for area, owner, n in places]
        chance.shuffle(cards)
        for (area, owner, n), definition in zip(places, cards, strict=True):
            become(twin.cards[twin.areas[area, owner][n]], definition)
    return twin


# -- strength ------------------------------------------------------------------------------------------------------


def won_by_thumb(number: int, mission: str, leads: bool) -> bool:
    """Whether a rule of thumb beats random in a game of that number; seats and decks change with it."""
    seat = number % 2
    decks = [DECKS[number % 4], DECKS[(number // 4 + number + 1) % 4]]
    game = new(decks, seed=number, mission=mission, lead=seat if leads else 1 - seat)
    bots = [bot("thumb" if who == seat else "random", "huntik", number * 2 + who) for who in (0, 1)]
    while not game.over:
        decision = game.decision
        assert decision is not None
        player = bots[decision.seat]
        game.answer(player.choose(decision, game.view(decision.seat) if player.wants_view else None))
    assert game.outcome is not None
    return game.outcome.winners == (seat,)


@pytest.mark.slow
def test_a_rule_of_thumb_beats_random_85_times_in_100() -> None:
    games = [
        (number, mission.key, leads) for number, mission in enumerate(missions() * 2, 300) for leads in (True, False)
    ]

    won = sum(won_by_thumb(*game) for game in games)

    assert won >= 0.85 * len(games), f"{won} of {len(games)}"

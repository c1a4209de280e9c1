"""Rules of thumb for Shadowfist, shown at the table."""

from __future__ import annotations

import pytest

from quickening.arena import Played, bots_for, matches, play, start, take_turn
from quickening.bots import Bot, bot
from quickening.games.shadowfist.events.entering import CardPlayed
from tests.shadowfist_table import character, decline, event
from tests.table import Table


def thumb_says(table: Table, player: Bot | None = None) -> list[str]:
    """What a rule of thumb answers to the decision at the table, which it then gives."""
    decision = table.decision
    answer = (player or bot("thumb", "shadowfist")).choose(decision, table.game.view(decision.seat))
    table.game.answer(answer)
    return [option.label for option in answer]


def test_a_site_comes_before_a_fighter_and_a_strong_fighter_before_a_weak_one(table: Table) -> None:
    alice, _ = table.shadowfist()
    alice.has("Student", "Bruiser", "Hill")
    assert thumb_says(table) == ["Play Hill"]

    alice, _ = table.shadowfist()
    alice.has("Student", "Bruiser")
    assert thumb_says(table) == ["Play Bruiser"]


def test_the_weakest_site_is_attacked_by_as_few_as_it_takes(table: Table) -> None:
    alice, bob = table.shadowfist()
    alice.controls("Student", "Bruiser", "Hero")
    bob.controls("Tower", "Cave")
    player = bot("thumb", "shadowfist")

    assert thumb_says(table, player) == ["Attack Cave"]
    assert thumb_says(table, player) == ["Bruiser"]


def test_a_site_too_strong_for_all_attackers_is_left_alone(table: Table) -> None:
    alice, bob = table.shadowfist()
    alice.controls("Hero")
    bob.controls("Tower")

    assert thumb_says(table) == ["End your turn"]


def test_who_may_not_attack_alone_takes_the_others_along(table: Table) -> None:
    alice, bob = table.shadowfist()
    alice.controls(character("Loner", 6, "This card cannot attack alone."), "Student")
    bob.controls("Cave")
    player = bot("thumb", "shadowfist")

    assert thumb_says(table, player) == ["Attack Cave"]
    assert thumb_says(table, player) == ["Loner"]
    assert sorted(thumb_says(table, player)) == ["Loner", "Student"]


def test_who_looks_ahead_lets_all_attack_together_or_the_strongest_and_expects_nobody_to_join(table: Table) -> None:
    alice, bob, cyd = table.shadowfist("Alice", "Bob", "Cyd")
    alice.controls("Student", "Bruiser", "Hero")
    bob.controls("Cave")
    cyd.controls("Hero")
    table.game.answer(next(option.id for option in table.decision.options if option.label == "Attack Cave"))

    parties = [[option.name for option in way] for way in table.game.likely_answers(table.decision)]
    assert sorted(parties[0]) == ["Bruiser", "Hero", "Student"]
    assert parties[-1] == ["Bruiser"]

    table.game.answer([option.id for option in table.decision.options])
    assert table.decision.question == "Who joins the attack?"
    assert table.game.likely_answers(table.decision)[0] == ()


@pytest.mark.parametrize(("turn", "thrown"), [(30, []), (130, ["Discard Filler"] * 5)])
def test_in_a_game_that_goes_nowhere_cards_are_thrown_away_until_a_deck_is_empty(
    table: Table, turn: int, thrown: list[str]
) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", deck=5)
    table.game.turn = turn
    alice.ends_turn()
    while "iscard" not in table.decision.question:
        decline(table.game)

    assert thumb_says(table)[:5] == thrown


@pytest.mark.parametrize(("burned", "said"), [(0, "Seize Cave"), (4, "Burn Cave for victory")])
def test_a_site_is_seized_for_its_power_and_burned_when_victory_is_near(table: Table, burned: int, said: str) -> None:
    alice, bob = table.shadowfist()
    alice.controls("Bruiser")
    alice.has_burned(*["Hill"] * burned)
    bob.controls("Cave", "Tower")
    alice.attacks("Cave", with_="Bruiser")
    while table.decision.options[0].kind != "fate":
        thumb_says(table)

    assert thumb_says(table) == [said]


@pytest.mark.parametrize(
    ("guard", "said"), [("Giant", "Giant intercepts Bruiser"), ("Hero", "Hero intercepts Bruiser")]
)
def test_a_site_that_would_fall_is_guarded(table: Table, guard: str, said: str) -> None:
    alice, bob = table.shadowfist()
    alice.controls("Bruiser")
    bob.controls("Hill")
    bob.controls(guard, at="Hill")
    alice.attacks("Hill", with_="Bruiser")
    while "intercept" not in {option.kind for option in table.decision.options}:
        thumb_says(table)

    assert thumb_says(table) == [said]


def test_nobody_is_thrown_away_for_a_site_that_will_stand(table: Table) -> None:
    alice, bob = table.shadowfist()
    alice.controls("Bruiser")
    bob.controls("Tower")
    bob.controls("Student", at="Tower")
    alice.attacks("Tower", with_="Bruiser")
    while "intercept" not in {option.kind for option in table.decision.options}:
        thumb_says(table)

    assert thumb_says(table) == ["Do not intercept"]


@pytest.mark.parametrize(("enemy", "said"), [(False, ["End your turn"]), (True, ["Play Bolt", "Bruiser"])])
def test_an_event_that_harms_waits_for_somebody_to_harm(table: Table, enemy: bool, said: list[str]) -> None:
    alice, bob = table.shadowfist()
    alice.controls("Student")
    alice.has(event("Bolt", "Target a Character :: Inflict 5 damage on target."))
    bob.controls("Tower")
    if enemy:
        bob.controls("Bruiser", at="Tower")
    player = bot("thumb", "shadowfist")

    assert [words for _ in said for words in thumb_says(table, player)] == said


def against_three(number: int) -> Played:
    """A game of a rule of thumb and three that play at random; its seat changes with the number."""
    seats = ["thumb" if seat == number % 4 else "random" for seat in range(4)]
    return play(matches("shadowfist", 1, bots=seats, players=4, seed=number)[0])


def won(games: range) -> int:
    outcomes = [(number, against_three(number).outcome) for number in games]
    assert all(outcome is not None for _, outcome in outcomes)
    return sum(outcome is not None and outcome.winners == (number % 4,) for number, outcome in outcomes)


def test_a_rule_of_thumb_wins_among_three_that_play_at_random() -> None:
    assert won(range(4)) >= 2


@pytest.mark.slow
def test_a_rule_of_thumb_beats_three_that_play_at_random_three_times_in_five() -> None:
    assert won(range(2000, 2024)) >= 0.6 * 24


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_rules_of_thumb_among_themselves_come_to_an_end(players: int) -> None:
    for match in matches("shadowfist", 4, bots=["thumb"], players=players, seed=70):
        played = play(match)
        assert played.outcome is not None, played.error


def test_a_hand_without_sites_is_thrown_away_to_look_for_one(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", deck=30)
    bob.has("Student", "Giant", event("Windfall", "Gain 1 Power."))
    alice.ends_turn()
    while "discard" not in {option.kind for option in table.decision.options}:
        decline(table.game)

    thrown = thumb_says(table)

    assert "Discard Student" not in thrown, "a Character that can be paid for stays"
    assert any(label.startswith("Discard") for label in thrown)


def test_with_a_site_in_hand_nothing_that_can_be_played_soon_is_thrown_away(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", deck=30)
    bob.has("Student", "Hill")
    alice.ends_turn()
    while "discard" not in {option.kind for option in table.decision.options}:
        decline(table.game)

    assert thumb_says(table) == []


@pytest.mark.slow
def test_nobody_stands_still() -> None:
    """In games of four every seat plays more than one card."""
    for match in matches("shadowfist", 4, players=4, bots=["thumb"], seed=0):
        game, bots = start(match), bots_for(match)
        while not game.over:
            take_turn(game, bots)
        played = [event.seat for event in game.log if isinstance(event, CardPlayed)]
        assert min(played.count(seat) for seat in range(4)) > 1

"""Rules of thumb for Highlander, shown at the table."""

from __future__ import annotations

import pytest

from quickening.arena import matches, play
from quickening.bots import bot
from quickening.core.decisions import Option
from quickening.games.highlander.editions import EDITIONS
from tests.highlander_decks import BLANK
from tests.highlander_table import card_saying
from tests.table import Table

HEAD_SHOT = card_saying("Play in conjunction with an upper attack. That attack is a Head Shot.", "Head Shot")
EVADE = card_saying("You lose one attack this turn.", "Evade", "dodge", grid="XXX/XXX/XXX")


def thumb_says(table: Table) -> list[str]:
    """What a rule of thumb answers to the decision at the table, which it then gives."""
    decision = table.decision
    answer: tuple[Option, ...] = bot("thumb", "highlander").choose(decision, table.game.view(decision.seat))
    table.game.answer(answer)
    return [option.label for option in answer]


def test_a_head_shot_is_taken_with_an_upper_attack(table: Table) -> None:
    alice, _ = table.highlander()
    alice.has(HEAD_SHOT, "Thrust", "Upper Left Attack")
    alice.goes_to("attack")

    assert thumb_says(table) == ["Play Head Shot in conjunction with ..."]
    assert thumb_says(table) == ["Play it with Upper Left Attack"]


def test_a_head_shot_without_an_upper_attack_waits(table: Table) -> None:
    alice, _ = table.highlander()
    alice.has(HEAD_SHOT, "Thrust")
    alice.goes_to("attack")

    assert thumb_says(table) == ["Attack with Thrust"]


def test_an_attack_is_made_a_power_blow_as_long_as_endurance_lasts(table: Table) -> None:
    for endurance, said in ((40, "Exert to make Thrust a Power Blow"), (5, "End your Attack Phase")):
        alice, _ = table.highlander(endurance=endurance)
        alice.has("Thrust")
        alice.attacks("Thrust")

        assert thumb_says(table) == [said]


def test_a_plain_attack_is_blocked_rather_than_evaded(table: Table) -> None:
    alice, bob = table.highlander()
    alice.has("Thrust")
    bob.has(EVADE, "Lower Left Block")
    alice.attacks("Thrust")
    bob.goes_to("defense")

    assert thumb_says(table) == ["Defend with Lower Left Block"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_head_is_guarded_by_all_means(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has(HEAD_SHOT, "Upper Left Attack")
    bob.has_on_top("Upper Left Block", BLANK, BLANK, BLANK, BLANK)
    alice.attacks("Upper Left Attack", with_=["Head Shot"])
    bob.goes_to("defense")
    for _ in range(6):
        if table.game.phase != "defense" or table.decision.seat != bob.number:
            break
        thumb_says(table)

    assert not table.game.over
    assert table.game.attacks[0].result == "blocked"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rule_of_thumb_beats_chance(edition: str) -> None:
    games = 20
    won = 0
    for seats in (["thumb", "random"], ["random", "thumb"]):
        for match in matches("highlander", games // 2, bots=seats, seed=50, options={"edition": edition}):
            outcome = play(match).outcome
            won += outcome is not None and outcome.winners == (seats.index("thumb"),)

    assert won >= 0.85 * games

"""HK 304.1, 305.2c, 402.2b: who selects the mission, and what becomes of what a card had as it leaves the map."""

from __future__ import annotations

import pytest

import quickening as qk
from quickening.arena import bots_for, matches, start, take_turn
from quickening.core.refusals import Refused
from quickening.games.huntik import missions
from quickening.games.huntik.goal_view import Goal
from quickening.games.huntik.goals import sentences
from tests.huntik_table import action_saying
from tests.table import Table, rule

CHOSEN = "chosen by the lead player"


@rule(
    "HK 304.1",
    "HK 101.2",
    "HK 101.2.2",
    "The lead player selects the mission, if no official does; then its features are placed.",
)
def test_the_lead_player_selects_the_mission(table: Table) -> None:
    game = table.game = qk.new("huntik", ["seekers", "organization"], seed=3, mission=CHOSEN)
    table.answer("lead:p1")

    asked = game.decision
    assert asked is not None
    assert (asked.seat, asked.question) == (1, "Which mission?")
    assert game.view(0).get("mission") == "", "there is none yet"
    escape = next(option for option in asked.options if option.label == "Escape the Mansion (training)")
    table.answer(escape)

    assert game.view(0).get("mission") == "Escape the Mansion"
    assert [card.name for card in game.view(0).area("play").cards] == ["Mansion Door"]
    assert qk.replay(game.record()).fingerprint() == game.fingerprint()


@rule("HK 304.3b", "HK 304.2a", "Nobody can select a solo mission, or one whose features are missing.")
def test_only_missions_that_can_be_played_are_to_choose_from() -> None:
    game = qk.new("huntik", ["seekers", "organization"], lead=0, mission=CHOSEN)

    assert game.decision is not None
    labels = [option.label for option in game.decision.options]
    assert len(labels) == 15
    assert not any("solo" in label for label in labels)
    with pytest.raises(Refused, match="there is no mission 'Get the Hammer Mjolnir'"):
        qk.new("huntik", ["seekers", "organization"], mission="Get the Hammer Mjolnir")


def test_bots_play_missions_they_choose() -> None:
    for match in matches("huntik", 3, ["thumb", "random"], options={"mission": CHOSEN}):
        game, bots = start(match), bots_for(match)
        while not game.over:
            take_turn(game, bots)

        assert game.outcome is not None


@rule("HK 305.2c", "HK 400.11a", "A feature is dropped when its hero is put on a deck, too.")
def test_a_feature_stays_when_its_hero_goes_to_the_deck(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    ring = alice.finds_feature("Ring of Arc", zone=3, held_by="Springer")
    alice.controls("Hoplite", zone=3)
    alice.has(action_saying("Put target friendly hero on top of your deck.", "Recall"))

    alice.plays("Recall", at="Springer")

    assert alice.deck[0] == "Springer"
    assert (ring.area, ring.zone, ring.holder) == ("play", 3, "")
    table.game.answer("pass")
    assert alice.can_use("Hoplite", "pick up"), "it can be picked up again"


@rule("HK 402.2b", "A token that is put on a deck ceases to exist.")
def test_a_token_does_not_go_to_a_deck(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has(action_saying("Put a 1 ATK and 1 DEF Good Golem token into zone 1.\nGo again.", "Mould"))
    alice.has(action_saying("Put target friendly hero on the bottom of your deck.", "Bury"))
    size = len(alice.deck)

    alice.plays("Mould")
    alice.plays("Bury", at="Good Golem")

    assert len(alice.deck) == size
    assert alice.in_play == []


@rule(
    "HK 305.2c.2", "HK 305.2.2", "A face-down feature that was dropped can be picked up again, by a hero in its zone."
)
def test_a_face_down_ring_is_picked_up_again(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Escape with the Ring of Arc", features=True, turn="Bob")
    alice.has("Springer", "Hoplite")
    bob.controls("Klaus", zone=5)
    bob.has("Flashbulb")
    bob.passes()
    alice.plays("Springer", zone=1)
    bob.plays("Flashbulb", with_="Klaus", at="Springer")
    rings = [card for card in table.game.in_play if table.game.cards[card].face_down]
    assert [table.game.cards[card].holder for card in rings] == [-1], "the Ring lies there"

    alice.plays("Hoplite", zone=1)
    bob.passes()
    alice.uses("Hoplite", "pick up a face-down feature")

    holders = [table.game.cards[table.game.cards[card].holder].name for card in rings]
    assert holders == ["Hoplite"]
    assert "Hoplite picks up a face-down feature." in table.log


@rule("HK 400.10e", "What a face-down feature is, nobody learns by asking about it.")
def test_asking_about_a_face_down_feature_tells_nothing(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob", mission="Escape with the Ring of Arc", features=True)
    alice.has("Springer")
    alice.plays("Springer", zone=1)
    ring = next(card for card in table.game.view(1).area("play").cards if "face down" in card.marks)

    said = [str(refusal) for seat in (0, 1) for refusal in table.game.why_not(seat, ring.handle)]

    assert said
    assert not any("Ring of Arc" in line for line in said)
    with pytest.raises(Refused) as refused:
        table.game.explain(ring.handle, "atk")
    assert "Ring of Arc" not in str(refused.value)


def test_a_card_that_is_being_played_can_be_asked_about(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    bob.controls("Dante Vale")
    alice.has("Avoidance")
    bob.has("Breakspell")

    alice.plays("Avoidance", with_="Springer")
    played = table.game.view(0).area("being played").cards[0]

    assert bob.is_asked("Respond to Avoidance?")
    assert [refusal.rule for refusal in table.game.why_not(1, played.handle)] == ["HK 500.2"]


# -- what wins, as each player reads it (HK 102, 400.10) -----------------------------------------------------------


def goal(table: Table, seat: int) -> Goal:
    found: Goal = table.game.view(seat).get("goal")
    return found


@rule("HK 400.10a", "Zones are numbered from each player's own side.")
def test_each_player_reads_what_wins_in_their_own_zones_and_person(table: Table) -> None:
    table.huntik("Alice", "Bob", mission="Retrieve the Ring of Arc", features=True)

    lead, defender = goal(table, 0), goal(table, 1)

    assert (lead.you, lead.they) == ("the Ring of Arc is in zone 1", "you have not won by the end of round 7")
    assert defender.you == "they have not won by the end of round 7"
    assert defender.they == "the Ring of Arc is in zone 5"
    assert (lead.at, lead.to, lead.of) == (4, 1, 5)
    assert (defender.at, defender.to, defender.of) == (2, 5, 5)


@rule("HK 102.1a", "The terms of the mission say who wins.")
def test_sides_and_deeds_are_told_as_friends_and_enemies(table: Table) -> None:
    table.huntik("Alice", "Bob", mission="Draw the Enemy Away from the Tomb")

    assert goal(table, 0).you.startswith("no enemy heroes are in the Tomb Entrance's zone at the end of round 3")
    assert goal(table, 1).they.startswith("no friendly heroes are in the Tomb Entrance's zone")


@rule("HK 203.1a.2", "A mission may ask for so many heroes who used a power.")
def test_deeds_are_counted_and_are_the_lead_players(table: Table) -> None:
    table.huntik("Alice", "Bob", mission="Escape the Mansion")

    assert goal(table, 0).you == "3 of your heroes escape the mansion"
    assert goal(table, 1).they == "3 of their heroes escape the mansion"
    assert (goal(table, 0).at, goal(table, 0).of) == (0, 3)


def test_a_ring_that_lies_face_down_is_nowhere(table: Table) -> None:
    table.huntik("Alice", "Bob", mission="Escape with the Ring of Arc", features=True)

    assert goal(table, 1).at == 0


def test_every_mission_says_what_wins() -> None:
    for mission in missions():
        for you, they in sentences(mission).values():
            assert you, mission.name
            assert they, mission.name
            assert "the mission says so" not in (you, they), mission.name


def test_who_looks_on_reads_the_mission_as_it_is_printed(table: Table) -> None:
    table.huntik("Alice", "Bob")

    assert table.game.view(None).get("goal") is None

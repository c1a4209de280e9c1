"""Soft Exertions, Checks, Challenges, and Exhaustion (HL1 4, 65; HL3 49, 88, 108-111)."""

from __future__ import annotations

import pytest

from tests.highlander_decks import BLANK, opening
from tests.highlander_table import EDITIONS, card_saying
from tests.table import Table, rule

BOTH = pytest.mark.parametrize("edition", ["first", "third"])
EDGE = card_saying("Draw a card.", "Second Wind", "edge")


# -- Soft Exertions, Checks and Challenges -------------------------------------------------------------------------


@rule("HL3 51", "HL3 109", "HL3 52", "A Soft Exertion puts its cards under Endurance and closes nothing.")
def test_a_soft_exertion(table: Table) -> None:
    agile = card_saying("", "Leap", gems="A")
    alice, _ = table.highlander(edition="third", endurance=20)
    alice.has(card_saying("Play during your May Do/Must Do Phase. Draw a card.", "Foresight", "edge"))
    alice.has_on_top(*[agile] * 3, BLANK, BLANK)
    table.game.players[0].prone_since = -5
    alice.falls_prone()
    alice.has(EDGE)

    alice.chooses("Try to regain your feet: soft Check of Agility")

    assert not alice.is_prone
    assert alice.discard_pile == []
    assert alice.endurance[-5:] == ["Leap", "Leap", "Leap", "Blank", "Blank"]
    assert table.game.deeds[0].hard == 0
    assert alice.can("play", "Foresight")


@rule("HL3 110", "HL3 61", "A Check counts gems: two in a Hard Exertion, three in a Soft one, and one is up.")
def test_a_threshold_check(table: Table) -> None:
    agile = card_saying("", "Leap", gems="A")
    for kind, gems, up in (("hard", 2, True), ("hard", 1, False), ("soft", 3, True), ("soft", 2, False)):
        alice, _ = table.highlander(edition="third")
        alice.has_on_top(*[agile] * gems, *[BLANK] * (5 - gems))
        alice.falls_prone()
        table.game.players[0].prone_since = -5
        alice.ask_again()

        alice.chooses(f"Try to regain your feet: {kind} Check of Agility")

        assert alice.is_prone != up
        assert not alice.can("feet")


@rule("HL3 49", "In a Challenge both Exert softly, and more gems win.")
def test_a_challenge_compares_gems() -> None:
    table = Table()
    agile, plain = card_saying("", "Leap", gems="A"), card_saying("", "Stare")
    alice, bob = opening(table, "third", [[plain] * 60, [agile] * 60])
    alice.chooses("Agility")
    bob.chooses("Agility")

    assert bob.is_asked("Who takes the first turn?")


# -- Exhaustion ----------------------------------------------------------------------------------------------------


@rule(
    "HL1 65",
    "HL1 4",
    "HL3 88",
    "When the last card leaves Endurance: 5 Ability less, discards shuffled.",
)
@BOTH
def test_exhaustion(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition, endurance=5)
    alice.has_in_discard_pile("Thrust", "Evade", "Duck")
    alice.goes_to("attack")

    alice.exerts("nothing")

    assert alice.pending == {"loss": 5}
    assert sorted(alice.endurance) == ["Duck", "Evade", "Thrust"]
    assert not table.game.over
    alice.goes_to("draw/discard")
    assert alice.ability == 10


@rule("HL1 65", "HL3 88", "Drawing the last card Exhausts as well.")
@BOTH
def test_drawing_the_last_card_exhausts(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition, endurance=6)
    alice.has_in_discard_pile("Thrust")
    alice.goes_to("attack")
    alice.exerts("nothing")
    alice.goes_to("draw/discard")
    assert alice.pending == {}

    alice.takes("draw")

    assert alice.pending == {"loss": 5}


@rule("HL3 88", "With nothing left to shuffle, Ability is zero at once and Draw/Discard begins.")
def test_nothing_left_to_shuffle(table: Table) -> None:
    alice, _ = table.highlander(edition="third", endurance=1)
    alice.has(card_saying("Draw a card.", "Rest"))
    alice.goes_to("attack")

    alice.plays("Rest")

    assert alice.ability == 0
    assert table.game.phase == "draw/discard" or table.game.active == 1


CHALLENGE = "Make an Attribute Challenge of Agility. Win: you gain 1 Ability. Lose: you lose 2 Ability."


@rule(
    "HL3 111",
    "HL3 109",
    "Both Exert softly; with more gems the Win part is done, with fewer the Lose part, in a tie nothing.",
)
@pytest.mark.parametrize(("own", "theirs", "pending"), [(2, 1, {"gain": 1}), (1, 2, {"loss": 2}), (1, 1, {})])
def test_an_attribute_challenge(table: Table, own: int, theirs: int, pending: dict[str, int]) -> None:
    leap, blank = card_saying("", "Leap", gems="A"), card_saying("", "Stare", gems="R")
    alice, bob = table.highlander(edition="third")
    alice.has_on_top(*[leap] * own, *[blank] * (5 - own))
    bob.has_on_top(*[leap] * theirs, *[blank] * (5 - theirs))
    alice.has(card_saying(CHALLENGE, "Duel of Wits"), "Thrust")
    before = (len(alice.endurance), len(bob.endurance))
    alice.goes_to("attack")
    alice.plays("Duel of Wits")

    assert alice.pending == pending
    assert (len(alice.endurance), len(bob.endurance)) == before
    assert bob.endurance[-5:] == ["Leap"] * theirs + ["Stare"] * (5 - theirs)
    assert alice.can("attack", "Thrust")


@rule(
    "HL1 65",
    "HL3 88",
    "HLT 98",
    "A text that says what Exhaustion costs is instead of the 5; one that says more adds.",
)
@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("You lose 3 Ability when you Exhaust.", 3),
        ("When your opponent Exhausts, they lose 3 Ability.", 5),
        ("When you Exhaust, you lose 2 additional Ability.", 7),
        ("When you Exhaust, draw a card.", 5),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_exhaustion_costs(table: Table, edition: str, text: str, lost: int) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has_in_play(card_saying(text, "Stamina", "situation"))
    alice.has_endurance_of(5)
    alice.goes_to("attack")

    alice.exerts("for nothing")

    assert alice.pending == {"loss": lost}


@rule("HL3 110", "HL3 61", "A Check tells how many gems of the attribute that was named were found.")
@pytest.mark.parametrize("gem", ["M", "A"])
def test_the_gems_of_a_check_are_counted_by_attribute(table: Table, gem: str) -> None:
    alice, _ = table.highlander(edition="third")
    alice.falls_prone()
    jewel = card_saying(name="Jewel", type="attack", grid="X00/000/000", gems=gem)
    alice.begins_turn()
    alice.has_on_top(jewel, jewel, *["Thrust"] * 3)
    alice.goes_to("reconcile")
    attribute = {"M": "Master", "A": "Agility"}[gem]

    alice.chooses(f"Try to regain your feet: hard Check of {attribute}")

    assert f"Alice finds 2 {attribute}." in table.log
    assert not alice.is_prone


@rule("HL3 88a", "A Soft Exertion that takes the last card: first all is shuffled, then its cards go underneath.")
def test_a_soft_exertion_that_exhausts(table: Table) -> None:
    leap = card_saying("", "Leap", gems="A")
    alice, _ = table.highlander(edition="third")
    alice.has_endurance_of(1)
    alice.has_on_top(leap, leap, leap, BLANK)
    alice.has_in_discard_pile("Thrust", "Duck")
    alice.falls_prone()
    table.game.players[0].prone_since = -5
    alice.ask_again()

    alice.chooses("Try to regain your feet: soft Check of Agility")

    assert (alice.pending, alice.discard_pile) == ({"loss": 5}, [])
    assert alice.endurance[2:] == ["Leap", "Leap", "Leap", "Blank", "Middle Right Attack"]
    assert sorted(alice.endurance[:2]) == ["Duck", "Thrust"]


@rule("HL3 109a", "As many Soft Exertions in a turn as there is occasion for, and a Hard one besides.")
def test_several_soft_exertions_in_a_turn(table: Table) -> None:
    alice, _ = table.highlander(edition="third")
    table.game.players[0].prone_since = table.game.players[0].disarmed_since = -5
    alice.falls_prone()
    alice.is_disarmed_of()
    before = len(alice.endurance)

    alice.chooses("Try to regain your feet: soft Check of Agility")
    alice.chooses("Try to recover your weapon: soft Check of Agility")

    assert sum("Exerts 5 cards" in line for line in table.log) == 2
    assert len(alice.endurance) == before
    alice.goes_to("attack")
    alice.exerts("for nothing")


@rule("HL3 110a", "The more gems a tiered Check finds, the more it does.")
@pytest.mark.parametrize("found", [0, 1, 3])
def test_a_tiered_check(table: Table, found: int) -> None:
    alice, bob = table.highlander(edition="third")
    text = "Make a Soft Check of Strength; for each one found, your opponent loses 1 Ability."
    alice.has_on_top(*[card_saying("", "Grip", gems="S")] * found, *[BLANK] * (5 - found))
    alice.has(card_saying(text, "Test of Strength"))
    alice.goes_to("attack")

    alice.plays("Test of Strength")

    assert bob.pending == ({"loss": found} if found else {})

"""Cards of a preconstructed deck that return Characters of several players to play, as printed."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.meaning.texts import read_text
from quickening.text.reader import NotRead
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import ShadowfistPlayer, character, event, resolve, table_until
from tests.table import Table

pytestmark = MARKS


def goat(title: str, free: bool = True) -> Printed:
    return printed(title, "yearofthegoat", free)


# -- a cost that follows from what is chosen (SF 24.2, 37.0) -------------------------------------------------------


def double_feature(table: Table, power: int) -> tuple[ShadowfistPlayer, ShadowfistPlayer]:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has_in_smoked_pile("Hero", "Student")
    alice.has(goat("Double Feature", free=False))
    alice.has_power(power)
    bob.controls("River")
    bob.has_in_smoked_pile("Giant", "Bruiser", "Factory")
    return alice, bob


@pytest.mark.parametrize(
    ("chosen", "paid"),
    [(("Hero", "Student"), 3), (("Hero", "Giant"), 2), (("Giant", "Hero"), 2), (("Giant", "Bruiser"), 1)],
)
def test_double_feature_costs_less_for_each_character_that_is_not_ones_own(
    table: Table, chosen: tuple[str, str], paid: int
) -> None:
    alice, bob = double_feature(table, 5)

    alice.plays("Double Feature", *chosen)
    assert alice.power == 5 - paid
    resolve(table)

    owners = {"Hero": alice, "Student": alice, "Giant": bob, "Bruiser": bob}
    for title, owner in owners.items():
        assert (title in owner.in_play) is (title in chosen)
        assert (title in owner.smoked_pile) is (title not in chosen)
    assert "Double Feature" in alice.smoked_pile


@pytest.mark.parametrize(
    ("power", "first", "second"),
    [
        (3, {"Hero", "Student", "Giant", "Bruiser"}, {"Student", "Giant", "Bruiser"}),
        (2, {"Hero", "Student", "Giant", "Bruiser"}, {"Giant", "Bruiser"}),
    ],
)
def test_double_feature_offers_what_can_still_be_paid_for(
    table: Table, power: int, first: set[str], second: set[str]
) -> None:
    alice, _ = double_feature(table, power)

    alice.does("play", "Double Feature")
    assert set(table.labels) == first
    alice.chooses("Hero")
    assert set(table.labels) == second


def test_double_feature_for_one_power_returns_none_of_ones_own(table: Table) -> None:
    alice, bob = double_feature(table, 1)

    alice.does("play", "Double Feature")
    assert set(table.labels) == {"Giant", "Bruiser"}
    alice.chooses("Giant")
    resolve(table)

    assert alice.power == 0
    assert {"Giant", "Bruiser"} <= set(bob.in_play)


def test_double_feature_cannot_be_played_for_nothing_or_for_one_character(table: Table) -> None:
    alice, _ = double_feature(table, 0)
    assert not alice.can("play", "Double Feature")

    carol, dave = Table().shadowfist("Carol", "Dave")
    carol.controls("Hill")
    carol.has(goat("Double Feature", free=False))
    dave.has_in_smoked_pile("Giant")
    assert not carol.can("play", "Double Feature")


@pytest.mark.parametrize(
    "text",
    [
        "Reduce the cost of this card by 1 for each returned Character you do not own.",
        "Choose 2 Characters :: Smoke the chosen Characters. Reduce the cost of this card by 1 for each returned "
        "Character you do not own.",
        "Smoke all returned Characters.",
    ],
)
def test_cards_that_return_are_spoken_of_only_where_some_do(text: str) -> None:
    with pytest.raises(NotRead):
        read_text("Event", "Some Card", text)


# -- those that were smoked at the same time (SF 26.2, 35.0) ------------------------------------------------------

WIPE = event("Wipe", "Smoke all Characters.")


def heroic_rematch(table: Table) -> tuple[ShadowfistPlayer, ShadowfistPlayer]:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(goat("Heroic Rematch"))
    bob.controls("River")
    return alice, bob


def may_rematch(table: Table, player: ShadowfistPlayer) -> bool:
    """Everybody passes until a player may play the card, or the table is quiet without that."""
    quiet = "Your Main Shot"
    table_until(table, lambda: player.can("play", "Heroic Rematch") or table.decision.question == quiet)
    return player.can("play", "Heroic Rematch")


def test_heroic_rematch_brings_back_two_who_smoked_each_other(table: Table) -> None:
    alice, bob = heroic_rematch(table)
    alice.controls("Bruiser")
    alice.has_in_smoked_pile("Giant")
    bob.controls(character("Rival", 6))

    assert not alice.can("play", "Heroic Rematch")
    alice.attacks("Rival", with_="Bruiser")
    assert may_rematch(table, alice)
    assert {"Bruiser", "Giant"} <= set(alice.smoked_pile)
    alice.plays("Heroic Rematch", "Bruiser", "Rival")
    resolve(table)

    assert "Bruiser" in alice.in_play
    assert "Rival" in bob.in_play
    assert {"Giant", "Heroic Rematch"} <= set(alice.smoked_pile)


def test_heroic_rematch_chooses_one_each_of_two_players_among_those_just_smoked(table: Table) -> None:
    alice, bob = heroic_rematch(table)
    alice.controls("Hero", "Student")
    bob.controls("Giant", "Bruiser")
    bob.has_in_smoked_pile(character("Ghost", 2))
    alice.has(WIPE)

    alice.plays("Wipe")
    assert may_rematch(table, alice)
    alice.does("play", "Heroic Rematch")
    assert set(table.labels) == {"Hero", "Student", "Giant", "Bruiser"}
    alice.chooses("Hero")
    assert set(table.labels) == {"Giant", "Bruiser"}
    alice.chooses("Giant")
    resolve(table)

    assert ("Hero" in alice.in_play, "Student" in alice.in_play) == (True, False)
    assert ("Giant" in bob.in_play, "Bruiser" in bob.in_play) == (True, False)


def test_heroic_rematch_needs_characters_of_two_players(table: Table) -> None:
    alice, bob = heroic_rematch(table)
    bob.controls("Giant", "Bruiser")
    alice.has(WIPE)

    alice.plays("Wipe")

    assert not may_rematch(table, alice)
    assert {"Giant", "Bruiser"} <= set(bob.smoked_pile)


def test_heroic_rematch_needs_them_to_be_smoked_at_the_same_time(table: Table) -> None:
    alice, bob = heroic_rematch(table)
    alice.controls("Hero")
    bob.controls("Giant")
    alice.has(event("One", "Smoke target Character."), event("Two", "Smoke target Character."))

    alice.plays("One", "Hero")
    alice.plays("Two", "Giant")

    assert not may_rematch(table, alice)
    assert "Hero" in alice.smoked_pile
    assert "Giant" in bob.smoked_pile


def test_heroic_rematch_looks_at_who_controlled_them_and_returns_them_to_their_owners(table: Table) -> None:
    alice, bob = heroic_rematch(table)
    bob.controls("Giant", "Bruiser")
    alice.has(event("Betrayal", "Take control of target Character until it leaves play."), WIPE)
    alice.plays("Betrayal", "Giant")
    resolve(table)
    assert alice.card("Giant").controller == "Alice"

    alice.plays("Wipe")
    assert may_rematch(table, alice)
    alice.plays("Heroic Rematch", "Giant", "Bruiser")
    resolve(table)

    assert {"Giant", "Bruiser"} <= set(bob.in_play)
    assert "Giant" not in alice.in_play


@pytest.mark.parametrize(
    "text",
    [
        "Smoke all Characters controlled by different players.",
        "Play when a Character is turned. Choose two of those Characters controlled by different players :: Return "
        "the chosen Characters to play under their owners' control.",
        "Play when one or more Characters are smoked. Choose two of those Characters :: Return the chosen Characters "
        "to play under their owners' control.",
    ],
)
def test_of_different_players_is_said_of_two_that_were_smoked(text: str) -> None:
    with pytest.raises(NotRead):
        read_text("Event", "Some Card", text)

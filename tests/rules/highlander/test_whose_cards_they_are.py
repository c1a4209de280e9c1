"""Cards of a faction, Signature cards, and what others may do with them; titles and printings."""

from __future__ import annotations

import pytest

from tests.highlander_decks import rules_of, wrong_with
from tests.highlander_table import card_saying, situation
from tests.table import Table, rule

TYPE_ONE = "type-one"
DUNCAN = card_saying(name="Duncan MacLeod", type="persona", gems="M2")
#: Where what one may do is taken care of.
MAY_DO = {"first": "may do", "third": "reconcile", "type-one": "may do/must do"}


@rule("HLT 41", "No Allowance lets a card of a Faction into the deck of somebody else.")
def test_faction_cards_are_for_the_faction() -> None:
    darius = card_saying("Play in conjunction with a Persona Specific card.", name="Darius", kinds="Allowance")
    ride = card_saying(name="Ride", of="Four Horsemen")
    rage = card_saying(name="Rage", of="The Kurgan")

    assert rules_of(wrong_with(TYPE_ONE, DUNCAN, darius, rage)) == set()
    assert rules_of(wrong_with(TYPE_ONE, DUNCAN, darius, ride)) == {"HLT 41"}


@rule("HL3 19", "HLT 15", "Nobody plays a Signature card out of the opponent's hand.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_the_opponents_signature_cards(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    bob.uses_pre_game(DUNCAN)
    bob.has(card_saying(name="Vow", of="Duncan MacLeod", mark="S"), card_saying(name="Luck"))
    alice.has(card_saying("You may play one card from your opponent's hand.", name="Research", type="edge"))
    alice.goes_to("attack")
    alice.plays("Research")
    alice.says_yes()

    assert [option.name for option in alice.options("play")] == ["Luck"]


@rule("HL1 11", "HLT 14", "HLT 43", "Who comes by a card of a weapon uses it only with that weapon.")
@pytest.mark.parametrize("edition", ["first", "type-one"])
@pytest.mark.parametrize("weapon", ["", "Katana", "Saber"])
def test_kane_needs_the_weapon(table: Table, edition: str, weapon: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.uses_pre_game("TG-x473")
    if weapon:
        alice.uses_pre_game(weapon)
    bob.has_on_top(card_saying("", "Slice", "attack", of="Katana", grid="0X0/000/000", damage="2"))
    alice.goes_to(MAY_DO[edition])
    alice.uses("Kane")
    alice.goes_to("attack")

    assert alice.can("attack", "Slice") == (weapon == "Katana")


@rule(
    "HL1 12",
    "HL3 19",
    "HLT 15",
    "A Signature card is used by the Persona it names, in the third book by nobody else's.",
)
@pytest.mark.parametrize(("edition", "namesake"), [("first", True), ("third", False), ("type-one", True)])
@pytest.mark.parametrize("name", ["Kane", "Methos"])
def test_kane_and_signature_cards(table: Table, edition: str, namesake: bool, name: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.uses_pre_game("1E-xl28")
    bob.has_on_top(card_saying("Your opponent loses 1 Ability.", "Vow", mark="S", of=name))
    alice.goes_to(MAY_DO[edition])
    alice.uses("Kane")
    alice.goes_to("attack")

    assert alice.can("play", "Vow") == (namesake and name == "Kane")


@rule("HL3 19", "HLT 15", "A Signature card is neither taken control of nor offered for it.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_control_of_a_signature_card(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    bob.has_in_play(
        card_saying("", "Heirloom", "object", mark="S", of="Methos"),
        card_saying("", "Lantern", "object"),
        card_saying("", "Rope", "object"),
    )
    alice.has(card_saying("Take control of an Object your opponent has in play.", "Impulse"))
    alice.goes_to("attack")
    alice.plays("Impulse")

    assert sorted(option.name for option in alice.options("card")) == ["Lantern", "Rope"]
    alice.chooses("Rope")
    assert "Rope" in alice.in_play


@rule("HL3 19", "HLT 15", "A Signature Object found by a Pickpocket is discarded, not taken.")
@pytest.mark.parametrize(("mark", "taken"), [("S", False), ("", True)])
def test_a_pickpocket_and_a_signature_object(table: Table, mark: str, taken: bool) -> None:
    alice, bob = table.highlander(edition="type-one")
    bob.has(card_saying("", "Heirloom", "object", mark=mark, of="Methos"), "Thrust")
    alice.has("HS1-123")
    alice.attacks("Pickpocket")
    bob.lets_through()
    alice.chooses("Yes")
    alice.chooses("Heirloom")

    assert alice.can("take") == taken
    if not taken:
        assert "Heirloom" in bob.discard_pile


@rule("HL3 91", "HL3 97", "HLT 159", "Two printings of one card are copies: one of them works.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_two_printings_of_a_card(table: Table, edition: str) -> None:
    text = "Your maximum Ability is increased by 1."
    alice, _ = table.highlander(edition=edition)
    alice.has_in_play(situation(text, "Calm", set="HS1"), situation(text, "Calm", set="HS2"))
    assert alice.maximum == 16

    alice.has_in_play(situation("Your maximum Ability is increased by 2.", "Calm"))

    assert alice.maximum == 18


@rule("HL3 76", "HL3 77", "A category means every title of it; a card that names a title means that title alone.")
@pytest.mark.parametrize(
    ("category", "titles"),
    [
        ("Guard", ("Guard", "Double-Guard", "Master's Guard")),
        ("Slash", ("Slash", "Cross-Slash", "Master's Slash")),
        ("Head Shot", ("Head Shot", "Master's Head Shot")),
        ("Disarm", ("Disarm", "Master's Disarm")),
        ("Slice", ("Slice", "Double Slice")),
    ],
)
def test_the_categories(table: Table, category: str, titles: tuple[str, ...]) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has(*(card_saying("Draw a card.", name=name, type="edge") for name in (*titles, "Plan")))
    alice.goes_to("attack")
    plural = {"Slash": "Slashes", "Head Shot": "Head Shot cards"}.get(category, f"{category}s")
    bob.has_in_play(situation(f"Your opponent may not play any {plural}.", "Ban"))
    alice.ask_again()
    assert [option.name for option in alice.options("play")] == ["Plan"]

    bob.discards_from_hand("Ban")
    bob.has_in_play(situation(f"Your opponent may not play any cards titled {titles[0]}.", "Bar"))
    alice.ask_again()

    assert {option.name for option in alice.options("play")} == {*titles[1:], "Plan"}

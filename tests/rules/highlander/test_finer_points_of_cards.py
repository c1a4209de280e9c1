"""Points about cards in play that are easily missed, one test each."""

from __future__ import annotations

import pytest

from tests.highlander_table import card_saying, situation
from tests.table import Table, rule

TYPE_ONE = "type-one"
ALL = pytest.mark.parametrize("edition", ["first", "third", "type-one"])
KATANA = card_saying(name="Katana", type="weapon of choice", hands="1")
GUARD = card_saying(name="Guard", type="block", kinds="Guard", grid="XXX/XXX/000")
EVADE = card_saying(name="Evade", type="dodge", grid="XXX/XXX/XXX")


# -- cards in play -------------------------------------------------------------------------------------------------


@rule("HL3 23", "HLT 139", "A part of a Plot Sequence works in the turn it enters play; a Stand-Alone Plot goes on.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_how_long_a_plot_works(table: Table, edition: str) -> None:
    text = "Your maximum Ability is increased by {}."
    alice, _ = table.highlander(edition=edition)
    alice.has(card_saying(text.format(1), name="Siege", type="plot", order="1"))
    alice.has_in_play(card_saying(text.format(3), name="Lair", type="plot"))
    alice.goes_to("attack")
    alice.plays("Siege")
    assert alice.maximum == 19

    alice.begins_turn()

    assert "Siege" in alice.in_play
    assert alice.maximum == 18


@rule("HLT 84", "While one is Disarmed, cards with Blade in their title are not played and do not stay.")
def test_blades_of_the_disarmed(table: Table) -> None:
    alice, bob = table.highlander(edition=TYPE_ONE)
    blade = card_saying(name="Quality Blade", type="object")
    alice.uses_pre_game(KATANA)
    alice.has_in_play(blade, card_saying(name="Trench Coat", type="object"))
    bob.has(card_saying("Your opponent is Disarmed.", name="Disarm"))
    bob.goes_to("attack")
    bob.plays("Disarm")
    assert alice.in_play == ["Trench Coat"]

    alice.has(blade)
    alice.goes_to("attack")
    assert alice.why_not("Quality Blade").rule == "HLT 84"


@rule("HLT 74", "HLT 83", "Who is considered Disarmed keeps no Guard; the weapon is back when the text is gone.")
def test_considered_disarmed(table: Table) -> None:
    alice, bob = table.highlander(edition=TYPE_ONE)
    bob.has_in_play(GUARD, card_saying(name="Ivory", type="object", kinds="Hilt"))
    text = "Your opponent is considered to be Disarmed."
    alice.has(card_saying(text, name="Bind", type="situation"))
    alice.goes_to("attack")
    alice.plays("Bind")
    assert bob.in_play == ["Ivory"]
    bob.has("Thrust")
    bob.goes_to("attack")
    assert bob.why_not("Thrust").rule == "HLT 83"
    assert not bob.can("weapon")

    bob.has(card_saying("Remove a Situation from play.", name="Police"))
    bob.plays("Police")
    assert bob.can("attack", "Thrust")


@rule("HLT 105", "HL3 144", "Who comes to have two Hilts gives one up, unless one of them is Off-Hand.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_two_hilts(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has_in_play(card_saying(name="Ivory", type="object", kinds="Hilt"))
    bob.has_in_play(card_saying(name="Jade", type="object", kinds="Hilt,Off-Hand"))
    steal = card_saying("Take control of an Object your opponent has in play.", name="Steal", type="edge")
    alice.has(steal, steal)
    alice.goes_to("attack")
    alice.plays("Steal")
    assert {"Ivory", "Jade"} <= set(alice.in_play)

    alice.discards_from_hand("Jade")
    alice.ask_again()
    bob.has_in_play(card_saying(name="Bone", type="object", kinds="Hilt"))
    alice.plays("Steal")

    assert alice.is_asked("You have more of these in play than you may")
    assert alice.may_choose() == ["Ivory", "Bone"]


@rule("HL1 50", "HL3 115", "HLT 118", "An opportunity for some kind of attack does not use up one for any attack.")
@ALL
def test_each_opportunity_for_its_attack(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has_in_play(
        situation("You may play an additional attack.", "Fury"),
        situation("You may play an additional Dirty Trick.", "Foul Play"),
    )
    poke = card_saying(name="Poke", type="attack", kinds="Dirty Trick", grid="0X0/000/000")
    alice.has("Thrust", "Upper Left Attack", "Lower Left Attack", poke, poke)
    alice.attacks("Thrust")
    alice.attacks("Poke")
    assert alice.can("attack", "Poke")
    alice.attacks("Upper Left Attack")

    assert not alice.can("attack")


@rule("HLT 94", "HL3 100", "An ability that takes an Exertion is used in the phases in which one Exerts.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_no_exertion_while_drawing(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    bob.has_in_play(situation("", "Calm"))
    text = "Anytime during your turn you may make an Exertion to remove a Situation from play."
    alice.uses_pre_game(card_saying(text, name="General Katana", type="persona"))
    alice.has("Thrust")
    alice.goes_to("attack")
    assert alice.can("use", "General Katana")
    alice.attacks("Thrust")
    alice.ends_phase()

    assert table.game.phase == "draw/discard"
    assert not alice.can("use", "General Katana")


@rule("HL3 91", "HL3 97", "HLT 159", "Two printings of one card are copies: one of them works.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_two_printings_of_a_card(table: Table, edition: str) -> None:
    text = "Your maximum Ability is increased by 1."
    alice, _ = table.highlander(edition=edition)
    alice.has_in_play(situation(text, "Calm", set="HS1"), situation(text, "Calm", set="HS2"))
    assert alice.maximum == 16

    alice.has_in_play(situation("Your maximum Ability is increased by 2.", "Calm"))

    assert alice.maximum == 18


@rule("HL3 53", "Of what happens at the same time the active player chooses what is resolved first.")
def test_the_active_player_orders_what_happens_at_once(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    text = "When your opponent plays an Event, your opponent loses {} Ability."
    bob.has_in_play(situation(text.format(1), "Scorn"), situation(text.format(2), "Spite"))
    alice.has(card_saying("Draw a card.", name="Plan"))
    alice.goes_to("attack")
    alice.plays("Plan")
    assert alice.is_asked("What is resolved first?")
    alice.chooses("Spite")

    told = [line for line in table.log if "will lose" in line]
    assert told == ["Alice will lose 2 Ability.", "Alice will lose 1 Ability."]


@rule(
    "HL3 137", "HL3 101", "HLT 77", "After an Exertion that was a cost, that card is played, and no other from hand."
)
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_an_exertion_that_is_a_cost(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    text = "You must make an unmodified Hard Exertion to play a dodge from your hand."
    bob.uses_pre_game(card_saying(text, name="Chainsaw", type="weapon of choice", hands="2"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(EVADE, card_saying("Draw a card.", name="Plan"))
    bob.goes_to("defense")
    assert bob.can("play", "Plan")
    bob.defends("Evade")

    assert alice.attack("Thrust").result == "dodged"
    assert not bob.can("play", "Plan")
    bob.goes_to("attack")
    assert bob.can("play", "Plan")


@rule(
    "HLT 104",
    "HL3 105",
    "HLT 119",
    "Declared, provided for, joined by other cards: then the Exertion for a defense is made.",
)
@pytest.mark.parametrize("edition", ["third", "type-one"])
@pytest.mark.parametrize("found", [True, False])
def test_cards_in_conjunction_with_an_exerted_defense(table: Table, edition: str, found: bool) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.may_attack(2)
    smash = card_saying("This attack is a Power Blow.", name="Smash", type="attack", grid="00X/000/000", damage="2/4")
    alice.has(smash, "Lower Left Attack")
    alice.attacks("Smash")
    alice.attacks("Lower Left Attack")
    brace = card_saying("Play in conjunction with a block. That defense is a Power Block.", name="Brace", type="edge")
    bob.has("Lower Left Block", brace)
    bob.has_on_top("Upper Right Block" if found else "Thrust")
    bob.goes_to("defense")
    bob.exerts("for a defense")
    bob.chooses("Lower Left Block")
    bob.takes("with")
    if found:
        bob.finds("Upper Right Block")
    bob.keeps("Lower Left Block")

    results = [attack.result for attack in table.game.attacks]
    assert results == ["blocked" if found else "successful", "blocked"]
    assert bob.pending == ({} if found else {"damage": 4})
    assert ("Brace" in bob.discard_pile) != found


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

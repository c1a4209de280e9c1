"""Points of the three books that are easily missed, one test each."""

from __future__ import annotations

import pytest

from tests.highlander_decks import opening, rules_of, seen_by, wrong_with
from tests.highlander_table import card_saying, situation
from tests.table import Table, rule

TYPE_ONE = "type-one"
ALL = pytest.mark.parametrize("edition", ["first", "third", "type-one"])
KATANA = card_saying(name="Katana", type="weapon of choice", hands="1")
DAGGER = card_saying(name="Dagger", type="weapon of choice", kinds="Off-Hand", hands="1")
DUNCAN = card_saying(name="Duncan MacLeod", type="persona", gems="M2")
GUARD = card_saying(name="Guard", type="block", kinds="Guard", grid="XXX/XXX/000")
EVADE = card_saying(name="Evade", type="dodge", grid="XXX/XXX/XXX")


# -- decks ---------------------------------------------------------------------------------------------------------


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


# -- the beginning -------------------------------------------------------------------------------------------------


@rule("HL3 49", "After a tie one card more is revealed and counted with the others; all go under Endurance in order.")
def test_a_tie_is_broken_by_the_next_card(table: Table) -> None:
    agile = [card_saying(name=f"Leap {n}", gems="A") for n in range(30)]
    plain = [card_saying(name=f"Stare {n}") for n in range(30)]
    for seed in range(40):
        alice, bob = opening(table, "third", [[*agile, *plain], [*agile, *plain]], seed)
        alice.chooses("Agility")
        bob.chooses("Agility")
        shown = [line for line in table.log if "Exertion reveals" in line]
        assert len(shown) % 2 == 0
        each = len(shown) // 2
        under = [table.game.printed(card).name for card in table.game.areas["endurance", 0][:each]]
        assert len(set(under)) == each
        if each > 5:
            return
    raise AssertionError("there never was a tie")


# -- May Do/Must Do and Defense ------------------------------------------------------------------------------------


@rule(
    "HLT 52",
    "HLT 100",
    "A Guard is put into play where no attack comes, even in the first turn, or in the Defense Phase.",
)
@pytest.mark.parametrize("phase", ["may do/must do", "defense"])
def test_an_unprovoked_guard(table: Table, phase: str) -> None:
    alice, bob = table.highlander(edition=TYPE_ONE)
    alice.has(GUARD, GUARD)
    if phase == "defense":
        alice.goes_to(phase)
    alice.takes("put")
    assert "Guard" in alice.in_play
    assert not alice.can("put")
    alice.goes_to("attack")
    assert not alice.can("end")

    alice.has("Lower Left Attack")
    alice.attacks("Lower Left Attack")
    bob.has(GUARD)
    bob.begins_turn()
    assert not bob.can("put")


@rule("HLT 83", "HLT 84", "In Type One there is a roll for every weapon that is lost.")
def test_a_roll_for_each_weapon(table: Table) -> None:
    alice, _ = table.highlander(edition=TYPE_ONE)
    alice.uses_pre_game(KATANA, DAGGER)
    alice.is_disarmed_of("Katana")
    alice.is_disarmed_of("Dagger")
    alice.begins_turn()
    tries = 0
    while alice.can("weapon"):
        alice.takes("weapon")
        tries += 1

    assert tries == 2


@rule("HL3 61", "HL1 67", "Elsewhere there is one try in a turn.")
@pytest.mark.parametrize("edition", ["first", "third"])
def test_one_try_to_recover_a_weapon(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.uses_pre_game(KATANA, DAGGER)
    alice.is_disarmed_of("Katana")
    alice.is_disarmed_of("Dagger")
    alice.begins_turn()
    alice.goes_to("may do" if edition == "first" else "reconcile")
    alice.takes("weapon")

    assert not alice.can("weapon")


@rule("HL3 113", "HL3 63", "Only the text of the last defense counts, and not before the Defense Phase is over.")
def test_the_text_of_the_last_defense(table: Table) -> None:
    away = card_saying("You may play an additional attack.", name="Back Away", type="dodge", grid="XXX/XXX/XXX")
    for last in (True, False):
        alice, bob = table.highlander(edition="third")
        alice.may_attack(2)
        alice.has("Thrust", "Upper Left Attack")
        alice.attacks("Thrust")
        alice.attacks("Upper Left Attack")
        bob.has(away, EVADE, "Thrust", "Lower Left Attack")
        for name in ("Evade", "Back Away") if last else ("Back Away", "Evade"):
            bob.defends(name)
        bob.attacks("Thrust")

        assert bob.can("attack", "Lower Left Attack") == last


# -- Exertions -----------------------------------------------------------------------------------------------------


@rule(
    "HL1 57",
    "HL3 104",
    "HLT 96",
    "Cards of an Exertion for an attack that may be Hidden are shown after it is played.",
)
@ALL
def test_an_exerted_hidden_attack_stays_hidden(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.may_hide()
    rest = [card_saying(name=f"Rest {n}") for n in range(4)]
    alice.has_on_top("Upper Left Attack", *rest)
    alice.goes_to("attack")
    alice.exerts("for an attack")
    assert set(seen_by(bob, "exertion", alice)) == {""}
    assert "Upper Left Attack" in seen_by(alice, "exertion", alice)
    alice.finds("Upper Left Attack")
    alice.chooses("Play it Hidden")

    assert not any("Upper Left" in line.text for line in table.game.told(1))
    assert [name for name in seen_by(bob, "discard pile", alice) if "Rest" in name] == [card.name for card in rest]


@rule(
    "HL1 59",
    "HL3 108",
    "HLT 97",
    "One may Exert for nothing before the Attack Phase as well: that is enough for the turn.",
)
@ALL
def test_exerting_for_nothing_in_the_defense_phase(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has("Thrust", card_saying("Draw a card.", name="Plan"))
    alice.goes_to("defense")
    assert alice.can("play", "Plan")
    alice.exerts("nothing")
    assert not alice.can("play", "Plan")
    alice.ends_phase()

    assert alice.can("attack", "Thrust")
    assert alice.can("end")
    assert not alice.can("exert")


@rule("HL1 43", "HL3 66", "HLT 54", "Who is prevented from attacking does not Exert for an attack.")
@ALL
def test_no_exertion_for_a_prevented_attack(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.goes_to("attack")
    assert any("an attack" in option.label for option in alice.options("exert"))

    bob.has_in_play(situation("Your opponent may not play any attacks.", "Peace"))
    alice.ask_again()

    assert not any("an attack" in option.label for option in alice.options("exert"))


@rule("HLT 35", "HLT 95", "An Exertion for an Illusion may be made in any phase in which one Exerts.")
@pytest.mark.parametrize("phase", ["may do/must do", "defense", "attack"])
def test_an_exertion_for_an_illusion(table: Table, phase: str) -> None:
    alice, bob = table.highlander(edition=TYPE_ONE)
    alice.has_on_top(card_saying("Your opponent loses 1 Ability.", name="Mirage", type="illusion"))
    alice.goes_to(phase)
    alice.exerts("an Illusion")
    alice.takes("illusion")

    assert bob.pending == {"loss": 1}


# -- opportunities to attack ---------------------------------------------------------------------------------------


@rule(
    "HLT 118",
    "HL3 115",
    "HL1 50",
    "Later books want the primary attack first; the first leaves the order to the player.",
)
@ALL
def test_an_additional_attack_before_the_primary_one(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has_in_play(situation("You may play an additional Dirty Trick.", "Foul Play"))
    alice.has(card_saying(name="Poke", type="attack", kinds="Dirty Trick", grid="0X0/000/000"), "Thrust")
    alice.attacks("Poke")

    assert alice.can("attack", "Thrust") == (edition == "first")


# -- what others own -----------------------------------------------------------------------------------------------


#: Where what one may do is taken care of.
MAY_DO = {"first": "may do", "third": "reconcile", "type-one": "may do/must do"}


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

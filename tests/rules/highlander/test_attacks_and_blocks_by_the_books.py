"""What the three books say of kinds of attack, blocks, Guards and opportunities, side by side."""

from __future__ import annotations

import pytest

from tests.highlander_decks import seen_by
from tests.highlander_table import card_saying, situation
from tests.table import Table, rule

EDITIONS = pytest.mark.parametrize("edition", ["first", "third", "type-one"])
POKE = card_saying("", "Poke", "attack", kinds="Special", grid="000/0X0/000")
TYPE_ONE = "type-one"
ALL = pytest.mark.parametrize("edition", ["first", "third", "type-one"])
GUARD = card_saying(name="Guard", type="block", kinds="Guard", grid="XXX/XXX/000")
EVADE = card_saying(name="Evade", type="dodge", grid="XXX/XXX/XXX")


@rule("HL1 64", "HLT 82", "A Dirty Trick is never a Power Blow, and in the first book it does no damage whatever.")
@pytest.mark.parametrize(
    ("edition", "damage", "power"), [("first", 0, False), ("third", 2, True), ("type-one", 2, False)]
)
def test_a_dirty_trick_with_figures(table: Table, edition: str, damage: int, power: bool) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has(card_saying("", "Kick", "attack", kinds="Dirty Trick", grid="000/0X0/000", damage="2/4"))
    alice.attacks("Kick")

    assert alice.damage("Kick") == damage
    assert any("Kick a Power Blow" in option.label for option in alice.options("exert")) == power


@rule(
    "HL1 73", "HL3 82", "HLT 145", "Prone: a card of the same icon; a Special Attack has another one than an attack."
)
@pytest.mark.parametrize(("edition", "able"), [("first", False), ("third", True), ("type-one", False)])
def test_a_special_attack_has_an_icon_of_its_own(table: Table, edition: str, able: bool) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.falls_prone()
    alice.has("Thrust", POKE)
    alice.goes_to("attack")

    assert alice.can("attack", "Thrust") == able
    assert alice.can("attack", "Poke") == able
    alice.has("Slash")
    assert alice.can("attack", "Thrust")
    assert alice.can("attack", "Poke") == able


@rule(
    "HL1 57", "HL3 98", "HLT 96", "A plain block lets 2 of a Power Blow through; in the third book, the difference."
)
@pytest.mark.parametrize(("edition", "through"), [("first", 2), ("third", 4), ("type-one", 2)])
def test_a_plain_block_against_a_heavy_power_blow(table: Table, edition: str, through: int) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has(card_saying("This attack is a Power Blow of 6 damage.", "Maul", "attack", grid="X00/000/000"))
    bob.has("Upper Left Block")
    alice.attacks("Maul")
    bob.defends("Upper Left Block")
    bob.goes_to("attack")

    assert bob.pending == {"damage": through}


@rule("HL1 62", "HLT 158", "In the first book an Edge does nothing for a Special Attack, in conjunction or not.")
@pytest.mark.parametrize(("edition", "damage"), [("first", 2), ("type-one", 3)])
@pytest.mark.parametrize(
    "text", ["Your next attack this turn does 1 additional damage.", "Your attacks do 1 additional damage."]
)
def test_an_edge_does_not_modify_a_special_attack(table: Table, edition: str, damage: int, text: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.may_attack(2)
    alice.has(card_saying(text, "Fury", "edge"), card_saying(text, "Rage", "edge"), POKE, "Thrust")
    alice.goes_to("attack")
    alice.plays("Fury")
    alice.attacks("Poke")
    assert alice.damage("Poke") == damage
    if "next" in text:
        alice.plays("Rage")
    alice.attacks("Thrust")

    assert alice.damage("Thrust") == 3


@rule("HL3 147", "A Ranged Attack is never a Power Blow, whatever its figures.")
def test_a_ranged_attack_is_no_power_blow(table: Table) -> None:
    alice, _ = table.highlander(edition="third")
    alice.has(card_saying("", "Arrow", "attack", kinds="Ranged", grid="000/0X0/000", damage="2/4"))
    alice.attacks("Arrow")

    assert not any("Power Blow" in option.label for option in alice.options("exert"))


@rule("HL1 57", "HL3 102", "HLT 96", "The right to hide is for the next turn: unused, it is gone.")
@EDITIONS
def test_the_right_to_hide_does_not_last(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Upper Left Attack")
    bob.has(card_saying("", "Rest"), "Thrust")
    alice.attacks("Upper Left Attack")
    alice.exerts("a Power Blow")
    bob.goes_to("attack")
    bob.plays("Rest")
    alice.begins_turn()
    bob.goes_to("attack")
    table.answer(bob.find("attack", lambda option: option.name == "Thrust", "attack"))

    assert not bob.is_asked("Hidden")


@rule(
    "HL1 53",
    "HL1 52",
    "A defense that is Exerted for in the middle ends what the one before it does for later attacks.",
)
def test_an_exerted_defense_changes_what_the_others_stop(table: Table) -> None:
    alice, bob = table.highlander(edition="first")
    alice.may_attack(3)
    alice.has("Upper Left Attack", "Lower Right Attack", "Upper Left Attack")
    for name in ("Upper Left Attack", "Lower Right Attack", "Upper Left Attack"):
        alice.attacks(name)
    bob.has("Upper Left Block")
    bob.has_on_top("Lower Right Block", "Thrust", "Thrust", "Thrust", "Thrust")
    bob.defends("Upper Left Block")
    bob.lays_nothing()
    bob.lays_nothing()
    bob.exerts("defense against Lower Right Attack")
    bob.finds("Lower Right Block")
    bob.goes_to("attack")

    assert bob.pending == {"damage": 2}


@rule("HL1 66", "HL3 89", "HLT 101", "Only an upper attack is a Head Shot, whatever is said of all attacks.")
@EDITIONS
@pytest.mark.parametrize(("attack", "lost"), [("Upper Left Attack", True), ("Lower Left Attack", False)])
def test_a_lower_attack_is_no_head_shot(table: Table, edition: str, attack: str, lost: bool) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has_in_play(card_saying("Your attacks are Head Shots.", "Fury", "situation"))
    alice.has(attack)
    alice.attacks(attack)
    bob.goes_to("attack")

    assert table.game.over == lost


@rule(
    "HL1 43",
    "HL3 66",
    "HLT 54",
    "Where one has just blocked, the first book bars every attack, the third the first one.",
)
@pytest.mark.parametrize(("edition", "able"), [("first", False), ("third", True)])
def test_the_areas_just_blocked_are_barred_to_later_attacks_too(table: Table, edition: str, able: bool) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Upper Left Attack")
    bob.may_attack(2)
    bob.has("Upper Left Block", "Lower Right Attack", "Upper Left Attack")
    alice.attacks("Upper Left Attack")
    bob.defends("Upper Left Block")
    bob.goes_to("attack")
    assert not bob.can("attack", "Upper Left Attack")
    bob.attacks("Lower Right Attack")

    assert bob.can("attack", "Upper Left Attack") == able


@rule(
    "HL1 39",
    "HL3 61",
    "HLT 52",
    "Who was not attacked discards a defense; only later books let a Guard come for nothing.",
)
@pytest.mark.parametrize(("edition", "phase", "able"), [("first", "may do", False), ("third", "reconcile", True)])
def test_no_guard_comes_for_nothing_in_the_first_book(table: Table, edition: str, phase: str, able: bool) -> None:
    alice, bob = table.highlander(edition=edition)
    bob.has("Guard")
    alice.goes_to("attack")
    alice.exerts("nothing")
    bob.goes_to(phase)

    assert bob.can("discard", "Guard")
    assert bob.can("put", "Guard") == able


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


@rule("HL1 43", "HL3 66", "HLT 54", "Who is prevented from attacking does not Exert for an attack.")
@ALL
def test_no_exertion_for_a_prevented_attack(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.goes_to("attack")
    assert any("an attack" in option.label for option in alice.options("exert"))

    bob.has_in_play(situation("Your opponent may not play any attacks.", "Peace"))
    alice.ask_again()

    assert not any("an attack" in option.label for option in alice.options("exert"))


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

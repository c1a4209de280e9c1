"""Exertions (HL1 54-60, HL3 51-52, 100-107)."""

from __future__ import annotations

import pytest

from tests.highlander_decks import BLANK
from tests.highlander_table import card_saying
from tests.table import Table, rule

BOTH = pytest.mark.parametrize("edition", ["first", "third"])
ALL = pytest.mark.parametrize("edition", ["first", "third", "type-one"])
EDGE = card_saying("Draw a card.", "Second Wind", "edge")
ILLUSION = card_saying("Your opponent loses 1 Ability.", "Mirage", "illusion")


@rule("HL1 54", "HL3 52", "HL3 100", "An Exertion reveals the top five cards; the unused are discarded in order.")
@BOTH
def test_an_exertion_reveals_five_cards(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has_on_top("Evade", "Duck", "Thrust", "Guard", "Slash", "Jump")
    alice.goes_to("attack")

    alice.exerts("nothing")

    assert alice.discard_pile == ["Evade", "Duck", "Thrust", "Guard", "Slash"]
    assert alice.endurance[0] == "Jump"


@rule("HL1 55", "HL3 101", "HL3 53", "One Exertion a turn; after it nothing more from hand in that phase.")
@BOTH
def test_after_an_exertion_the_hand_is_closed_for_the_phase(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Thrust")
    bob.has("Thrust", EDGE)
    alice.attacks("Thrust")
    bob.goes_to("defense")
    if edition == "first":
        bob.takes("skip")
    bob.exerts("a defense")
    assert bob.why_not("Second Wind").rule in ("HL1 55", "HL3 101")
    bob.goes_to("attack")

    assert bob.can("play", "Second Wind")
    assert bob.can("attack", "Thrust")
    assert not bob.can("exert")


@rule("HL1 56", "HL3 100", "The purpose is declared before, and the number of cards where a card changes it.")
@BOTH
def test_the_size_is_declared_first(table: Table, edition: str) -> None:
    collect = card_saying(
        "For each Collect card you have in play, you may increase or decrease by 1 the number of cards you "
        "draw when making an Exertion.",
        "Collect",
        "situation",
    )
    alice, _ = table.highlander(edition=edition)
    alice.has_in_play(collect)
    alice.goes_to("attack")
    alice.exerts("nothing")
    assert alice.may_choose() == ["4 cards", "5 cards", "6 cards"]

    alice.chooses("6 cards")

    assert len(alice.discard_pile) == 6
    assert any("Alice Exerts 6 cards" in line and "nothing" in line for line in table.log)


# -- Power Blows and Power Blocks ----------------------------------------------------------------------------------


@rule("HL1 57", "HL3 102", "HL3 98", "A Power Blow does 4 damage instead of 2; one attack a turn.")
@BOTH
def test_a_power_blow(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Thrust")
    alice.attacks("Thrust")
    assert alice.damage("Thrust") == 2

    alice.exerts("Power Blow")
    assert alice.damage("Thrust") == 4
    assert not any("defense" in option.label for option in alice.options("exert"))
    bob.lets_through()

    assert bob.pending == {"damage": 4}


@rule("HL1 57", "In the first edition a Power Blow is made at the end of the Attack Phase.")
def test_a_power_blow_ends_the_attack_phase(table: Table) -> None:
    alice, _ = table.highlander()
    alice.has("Thrust", EDGE)
    alice.attacks("Thrust")
    alice.exerts("Power Blow")

    assert table.game.phase != "attack"


@rule("HL1 57", "HL3 103", "A block made a Power Block takes nothing from a Power Blow, a plain one the difference.")
@BOTH
def test_a_power_block(table: Table, edition: str) -> None:
    for power, damage in ((True, {}), (False, {"damage": 2})):
        alice, bob = table.highlander(edition=edition)
        alice.has("Thrust")
        bob.has("Lower Left Block")
        alice.attacks("Thrust")
        alice.exerts("Power Blow")
        bob.defends("Lower Left Block")
        if power:
            bob.exerts("Power Block")
        bob.goes_to("attack")

        assert bob.pending == damage


@rule("HL3 98", "HL3 99", "The values are printed: no second value, no Power Blow; no value at all, no damage.")
def test_printed_damage_values(table: Table) -> None:
    weak = card_saying("", "Flick", "attack", grid="X00/000/000", damage="1")
    none = card_saying("", "Feint", "attack", grid="X00/000/000", damage="none")
    zero = card_saying("", "Push", "attack", grid="X00/000/000", damage="0/3")
    strong = card_saying("Your attacks do 1 additional damage.", "Might", "situation")
    for card, damage, powerful in ((weak, 2, False), (none, 0, False), (zero, 1, True)):
        alice, _ = table.highlander(edition="third")
        alice.has_in_play(strong)
        alice.has(card)
        alice.attacks(card.name)

        assert alice.damage(card.name) == damage
        assert any("Power Blow" in option.label for option in alice.options("exert")) == powerful


@rule("HL3 98", "HL3 103", "A plain block lets through the difference of the values, with what modifies the damage.")
def test_the_difference_goes_through_a_plain_block(table: Table) -> None:
    heavy = card_saying("", "Cleave", "attack", grid="000/0X0/000", damage="2/5")
    alice, bob = table.highlander(edition="third")
    alice.has_in_play(card_saying("Your attacks do 1 additional damage.", "Might", "situation"))
    alice.has(heavy)
    bob.has("Lower Left Block")
    alice.attacks("Cleave")
    alice.exerts("Power Blow")

    bob.defends("Lower Left Block")
    bob.goes_to("attack")

    assert bob.pending == {"damage": 4}


@rule("HL1 57", "HL3 102", "HLT 96d", "What is a Power Blow already is not made one again; neither is a Power Block.")
@ALL
def test_no_power_twice(table: Table, edition: str) -> None:
    blow = card_saying("This attack is a Power Blow.", "Power Blow", "attack", grid="000/0X0/000", damage="2/4")
    block = card_saying("This defense is a Power Block.", "Power Block", "block", grid="000/XXX/XXX")
    alice, bob = table.highlander(edition=edition)
    alice.has(blow)
    bob.has(block)
    alice.attacks("Power Blow")
    assert not any("Power Blow" in option.label for option in alice.options("exert"))

    bob.defends("Power Block")
    assert not bob.can("empower")
    bob.goes_to("attack")

    assert bob.pending == {}


@rule("HL1 57", "HL3 103", "HLT 96e", "Only against a Power Blow is a block made a Power Block.")
@ALL
def test_no_power_block_against_a_plain_attack(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Thrust")
    bob.has("Lower Left Block")
    alice.attacks("Thrust")
    bob.defends("Lower Left Block")

    assert not any("Power Block" in label for label in table.labels)


# -- searching -----------------------------------------------------------------------------------------------------


@rule("HL1 57", "HL3 104", "One legal attack found in an Exertion may be played; the rest is discarded.")
@BOTH
def test_searching_for_an_attack(table: Table, edition: str) -> None:
    special = card_saying("", "Hook", "attack", kinds="Special", grid="X00/000/000", damage="2")
    alice, _ = table.highlander(edition=edition)
    alice.has_on_top("Evade", special, "Thrust", "Upper Left Attack", BLANK)
    alice.goes_to("attack")
    alice.exerts("for an attack")
    assert alice.can("play", "Thrust")
    assert not alice.can("play", "Hook")
    assert not alice.can("play", "Evade")

    alice.finds("Thrust")

    assert [table.game.printed(attack.card).name for attack in table.game.attacks] == ["Thrust"]
    assert "Upper Left Attack" in alice.discard_pile


@rule("HL1 58", "HL3 104", "HLT 96f", "A card that goes with an attack is played first; if none is found it is gone.")
@ALL
def test_an_edge_before_the_exertion_for_an_attack(table: Table, edition: str) -> None:
    sharp = card_saying(
        "Play in conjunction with a Basic Attack. That attack does 1 additional damage.", "Cutting Edge", "edge"
    )
    for top, found in (("Thrust", True), ("Evade", False)):
        alice, _ = table.highlander(edition=edition)
        alice.has(sharp)
        alice.has_on_top(top, BLANK, BLANK, BLANK, BLANK)
        alice.goes_to("attack")
        alice.takes("with")
        if found:
            alice.finds("Thrust")

        assert ("Cutting Edge" in alice.in_play) == found
        if found:
            assert alice.damage("Thrust") == 3


@rule("HL1 59", "HL3 105", "One legal defense found in an Exertion may be played, after a card that goes with it.")
@BOTH
def test_searching_for_a_defense(table: Table, edition: str) -> None:
    alert = card_saying(
        "Play in conjunction with a block. That defense can defend attacks that cannot be blocked.", "Alertness"
    )
    unblockable = card_saying("This attack cannot be blocked.", "Wrap", "attack", grid="000/0X0/000", damage="2")
    alice, bob = table.highlander(edition=edition)
    alice.has(unblockable)
    bob.has(alert)
    bob.has_on_top("Upper Center Block", "Lower Left Block", BLANK, BLANK, BLANK)
    alice.attacks("Wrap")
    bob.goes_to("defense")
    bob.takes("with")
    assert not bob.can("play", "Upper Center Block")

    bob.finds("Lower Left Block")
    bob.goes_to("attack")

    assert alice.attack("Wrap").result == "blocked"


@rule("HL3 105", "Without an attack pending nobody Exerts for a defense.")
def test_no_exertion_for_a_defense_without_an_attack(table: Table) -> None:
    alice, _ = table.highlander(edition="third")
    alice.goes_to("defense")

    assert not any("defense" in option.label for option in alice.options("exert"))


@rule("HL3 106", "HL3 22", "Any Hard Exertion may yield an Illusion, which is never played from hand.")
def test_an_illusion_from_any_hard_exertion(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has_on_top(ILLUSION, BLANK)
    alice.has(ILLUSION, "Thrust")
    alice.attacks("Thrust")
    assert alice.why_not("Mirage").rule in ("HL3 22", "HL3 106")

    alice.exerts("Power Blow")
    alice.chooses("Play the Illusion Mirage")

    assert bob.pending == {"loss": 1}
    assert alice.attack("Thrust").power


@rule("HL1 60", "HL3 107", "A card may ask for an Exertion of its own.")
@BOTH
def test_an_exertion_for_a_card(table: Table, edition: str) -> None:
    katana = card_saying(
        "If you do not play a Special Card, once during your turn you may make an Exertion to remove a "
        "Situation from play.",
        "General Katana",
        "persona",
    )
    alice, bob = table.highlander(edition=edition)
    alice.uses_pre_game(katana)
    bob.has_in_play(card_saying("", "Feud", "situation"))
    alice.goes_to("attack")

    alice.uses("General Katana")

    assert bob.in_play == []
    assert len(alice.discard_pile) == 5
    assert not any("defense" in option.label for option in alice.options("exert"))


@rule("HLT 97", "HLT 35", "An Exertion for nothing and one for an Illusion are told apart.")
@pytest.mark.parametrize("purpose", ["nothing", "an Illusion"])
def test_what_an_exertion_is_for_is_told(table: Table, purpose: str) -> None:
    alice, _ = table.highlander(edition="type-one")
    alice.has_on_top(ILLUSION)
    alice.goes_to("attack")

    alice.exerts(f"Exert for {purpose}")

    assert f"Alice Exerts 5 cards for {purpose}." in table.log
    assert alice.can("illusion", "Mirage")


@rule("HL1 56", "HL3 100", "What makes Exertions larger or smaller does so by as many cards.")
@BOTH
@pytest.mark.parametrize(("words", "size"), [("increased by 2 cards", 7), ("reduced by 3 cards", 2)])
def test_larger_and_smaller_exertions(table: Table, edition: str, words: str, size: int) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has_in_play(card_saying(f"Your Hard Exertions are {words}.", "Breath", "situation"))
    alice.goes_to("attack")

    alice.exerts("for nothing")
    alice.chooses(f"{size} cards") if alice.is_asked("Exert how many") else None

    assert len(alice.discard_pile) == size


@rule("HL3 106", "HLT 35", "HLT 96", "Of several Illusions in an Exertion one is played.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_one_illusion_from_an_exertion(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has_on_top(ILLUSION, ILLUSION)
    alice.goes_to("attack")
    alice.exerts("for nothing")

    alice.takes("illusion")

    assert not alice.can("illusion")
    assert bob.pending == {"loss": 1}
    assert alice.discard_pile.count("Mirage") == 1


@rule("HL1 51", "HL3 115", "HLT 118", "An Exerted attack is put before, between or behind the others.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_the_places_for_an_exerted_attack(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.may_attack(3)
    alice.has("Thrust", "Upper Left Attack")
    alice.has_on_top("Lower Center Attack")
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")

    alice.exerts("for an attack")
    alice.finds("Lower Center Attack")

    assert table.labels == [f"Place it as attack {n}" for n in (1, 2, 3)]


@rule("HL3 105", "HLT 96", "Who could join a card to what is found may Exert without it.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_exerting_without_a_card_in_conjunction(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    brace = card_saying("Play in conjunction with a block. That defense is a Power Block.", "Brace", "edge")
    alice.has("Thrust")
    bob.has(brace)
    bob.has_on_top("Lower Left Block")
    alice.attacks("Thrust")
    bob.goes_to("defense")
    bob.exerts("for a defense")

    bob.chooses("Exert now")
    bob.finds("Lower Left Block")

    assert (alice.attack("Thrust").result, bob.hand) == ("blocked", ["Brace"])


@rule("HL1 58", "HL3 104", "HLT 96", "A card that goes with an attack is not played where there can be none.")
@pytest.mark.parametrize(("edition", "cited"), [("first", "HL1 58"), ("third", "HL3 104"), ("type-one", "HLT 96")])
def test_a_card_with_nothing_to_go_with(table: Table, edition: str, cited: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has("1E-x66", "Thrust")
    alice.goes_to("defense")
    alice.exerts("for nothing")

    alice.goes_to("attack")

    assert not alice.can("with", "Head Shot")
    assert alice.why_not("Head Shot").rule == cited


@rule("HL1 51", "HL3 115", "HLT 118", "An Exerted attack has no place to choose while its player has made no other.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_the_place_of_the_only_attack(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Upper Left Attack")
    bob.has("Upper Left Block")
    bob.has_on_top("Lower Right Attack")
    alice.attacks("Upper Left Attack")
    bob.defends("Upper Left Block")
    bob.goes_to("attack")
    bob.exerts("for an attack")

    bob.finds("Lower Right Attack")

    assert not bob.is_asked("Where in the sequence")
    assert bob.attack("Lower Right Attack").seat == bob.number

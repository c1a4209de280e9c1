"""Rules of the books that are easily read past: icons, Edges on Special Attacks, Locations put into play."""

from __future__ import annotations

import pytest

from tests.highlander_table import card_saying
from tests.table import Table, rule

EDITIONS = pytest.mark.parametrize("edition", ["first", "third", "type-one"])
POKE = card_saying("", "Poke", "attack", kinds="Special", grid="000/0X0/000")
SHOT = card_saying("", "Shot", "attack", kinds="Ranged", grid="000/0X0/000")


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


@rule(
    "HL1 71",
    "HL3 22",
    "HLT 194",
    "There is one Location: one that is put into play takes the place of the other.",
)
@EDITIONS
def test_a_location_that_is_put_into_play_takes_the_others_place(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    bob.has_in_play(card_saying("", "Bridge", "location"))
    alice.has_in_discard_pile(card_saying("", "Church", "location"))
    alice.has(card_saying("Retrieve a Location from your discard pile and put it into play.", "Journey"), "Thrust")
    alice.goes_to("attack")
    alice.plays("Journey")
    alice.chooses("Church") if alice.is_asked("Put") else None

    assert "Church" in alice.in_play
    assert bob.in_play == []
    assert "Bridge" in bob.discard_pile


@rule("HL3 61", "Who falls in one's own turn, by an attack, does not get up in the very next one.")
def test_the_first_turn_after_a_fall_in_ones_own_turn_is_too_soon(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    trip = card_saying("If this attack is successful, your opponent is Prone.", "Trip", "attack", grid="X00/000/000")
    alice.has(trip, "Thrust", "Thrust")
    alice.attacks("Trip")
    bob.lets_through()
    assert bob.is_prone
    alice.begins_turn()
    bob.begins_turn()
    assert not bob.can("feet")

    alice.begins_turn()
    bob.begins_turn()
    assert bob.can("feet")


@rule("HL1 75", "HLT 106", "Damage that is all prevented was not taken, though Ability was lost besides.")
@pytest.mark.parametrize(("prevented", "gained"), [("Prevent 2 damage.", 0), ("Prevent 1 damage.", 1)])
def test_prevented_damage_is_not_taken(table: Table, prevented: str, gained: int) -> None:
    alice, bob = table.highlander(edition="type-one")
    bob.has_in_play(card_saying("Whenever you take damage, your opponent loses 1 Ability.", "Grudge", "situation"))
    alice.has(card_saying("Your opponent loses 1 Ability.", "Curse"), "Thrust")
    bob.has(card_saying(prevented, "Balm"))
    alice.goes_to("attack")
    alice.plays("Curse")
    alice.attacks("Thrust")
    bob.goes_to("attack")
    bob.plays("Balm")
    bob.goes_to("draw/discard")

    assert bob.ability == 14 - gained
    assert alice.pending == ({"loss": 1} if gained else {})


@rule("HL1 76", "HL3 153", "HLT 106", "A card that is discarded for its effect is not used in the turn it comes.")
@EDITIONS
@pytest.mark.parametrize("when", ["", "During your turn, "])
def test_a_discard_to_use_card_waits_for_the_opponent(table: Table, edition: str, when: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has(card_saying(f"{when}you may discard this card from play to draw 2 cards.", "Cache", "object"))
    bob.has("Thrust")
    alice.goes_to("attack")
    alice.plays("Cache")
    assert not alice.can("use", "Cache")
    bob.attacks("Thrust")
    if alice.is_asked("Trigger"):
        alice.passes()
    alice.goes_to("attack")

    assert alice.can("use", "Cache")


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


@rule("HL3 78", "HLT 304", "What the last part of a Plot brings in the opponent's turn comes, though it is gone.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_the_last_part_of_a_plot_works_in_the_opponents_turn(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has_in_play(card_saying("", "Scheme", "plot", order="1"))
    words = "At the beginning of your opponent's turn, they lose 3 Ability."
    alice.has(card_saying(words, "Scheme", "plot", order="2", kinds="Final"))
    alice.goes_to("attack")
    alice.plays("Scheme")
    assert alice.in_play == []
    bob.begins_turn()
    bob.takes("duty") if bob.can("duty") else None
    assert bob.pending == {"loss": 3}

    alice.begins_turn()
    bob.begins_turn()
    assert bob.pending == {}


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


@rule("HL1 55", "HL3 101", "HLT 94", "One Hard Exertion a turn: a text that asks for a second one gets none.")
@EDITIONS
@pytest.mark.parametrize("exerted", [True, False])
def test_a_text_makes_no_second_exertion(table: Table, edition: str, exerted: bool) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has(card_saying("Make a Hard Exertion; for each attack revealed, draw a card.", "Surge"), "Evade")
    alice.goes_to("defense")
    if exerted:
        alice.exerts("nothing")
    alice.goes_to("attack")
    before = len(alice.endurance)
    alice.plays("Surge")

    assert before - len(alice.endurance) == (0 if exerted else 10)


@rule("HL3 109", "HL3 100", "What makes Hard Exertions larger or smaller leaves Soft ones as they are.")
def test_a_soft_exertion_is_of_five_cards(table: Table) -> None:
    alice, _ = table.highlander(edition="third")
    alice.has_in_play(card_saying("Your Hard Exertions are reduced by 3 cards.", "Fatigue", "situation"))
    strong = card_saying("", "Grip", "event", gems="S")
    alice.has_on_top("Thrust", "Thrust", "Thrust", strong, strong)
    alice.has(
        card_saying("Make a Soft Check of Strength; for each one found, your opponent loses 1 Ability.", "Test")
    )
    alice.goes_to("attack")
    alice.plays("Test")

    assert [tally.amount for tally in table.game.tallies] == [1, 1]


@rule(
    "HL1 35", "HL3 50", "HLT 51", "What the opponent will have to do is as much as it was when the card was played."
)
@pytest.mark.parametrize(
    ("words", "gone"),
    [("discard a card for each card you discard", "hand"), ("Burn a card for each card you discard", "pile")],
)
def test_what_is_owed_is_counted_when_it_is_said(table: Table, words: str, gone: str) -> None:
    alice, bob = table.highlander(edition="type-one")
    alice.has(card_saying(f"Discard up to 3 attacks. Your opponent must {words}.", "Rage"))
    alice.has("Thrust", "Slash", "Thrust")
    bob.has("Evade", "Guard", "Thrust", "Slash")
    alice.goes_to("attack")
    alice.plays("Rage")
    alice.chooses("Thrust", "Slash")
    alice.attacks("Thrust")
    bob.begins_turn()
    before = (len(bob.hand), len(bob.endurance))
    bob.takes("duty")
    bob.chooses("Evade", "Guard") if gone == "hand" else None

    after = (len(bob.hand), len(bob.endurance))
    assert (before[0] - after[0], before[1] - after[1]) == ((2, 0) if gone == "hand" else (0, 2))


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


@rule("HL1 45", "HL3 70", "HLT 54", "The first book looks at the hand again for every card; later ones count once.")
@pytest.mark.parametrize(("edition", "drawn"), [("first", 1), ("third", 2)])
def test_a_hand_that_grows_while_it_is_drawn(table: Table, edition: str, drawn: int) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has_in_play(
        card_saying("When you draw a card, retrieve a dodge from your discard pile.", "Echo", "situation")
    )
    alice.has_in_discard_pile("Evade", "Evade", "Evade")
    alice.is_at(2)
    alice.goes_to("attack")
    alice.exerts("nothing")
    alice.goes_to("draw/discard")
    count = 0
    while table.game.active == alice.number and not table.game.over:
        if alice.can("draw"):
            count += 1
            alice.takes("draw")
        else:
            alice._pass_by()

    assert count == drawn
    assert table.game.active == bob.number


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

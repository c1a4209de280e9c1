"""What the three books say of Exertions, recovering weapons, Hilts, Plots and Locations, side by side."""

from __future__ import annotations

import pytest

from tests.highlander_decks import opening
from tests.highlander_table import card_saying, situation
from tests.table import Table, rule

EDITIONS = pytest.mark.parametrize("edition", ["first", "third", "type-one"])
TYPE_ONE = "type-one"
ALL = pytest.mark.parametrize("edition", ["first", "third", "type-one"])
KATANA = card_saying(name="Katana", type="weapon of choice", hands="1")
DAGGER = card_saying(name="Dagger", type="weapon of choice", kinds="Off-Hand", hands="1")
GUARD = card_saying(name="Guard", type="block", kinds="Guard", grid="XXX/XXX/000")
EVADE = card_saying(name="Evade", type="dodge", grid="XXX/XXX/XXX")


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


@rule(
    "HLT 63b", "HLT 106", "HLT 164b", "Damage that is all prevented was not taken, though Ability was lost besides."
)
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


@rule("HLT 35", "HLT 95", "An Exertion for an Illusion may be made in any phase in which one Exerts.")
@pytest.mark.parametrize("phase", ["may do/must do", "defense", "attack"])
def test_an_exertion_for_an_illusion(table: Table, phase: str) -> None:
    alice, bob = table.highlander(edition=TYPE_ONE)
    alice.has_on_top(card_saying("Your opponent loses 1 Ability.", name="Mirage", type="illusion"))
    alice.goes_to(phase)
    alice.exerts("an Illusion")
    alice.takes("illusion")

    assert bob.pending == {"loss": 1}


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

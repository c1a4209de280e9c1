"""Texts that no set here has, in the words of the books: what the grammar makes of them, at the table."""

from __future__ import annotations

import pytest

from tests.highlander_table import card_saying, duel, event, situation
from tests.table import Table, rule


@rule("HL1 35", "HLT 51", "Your opponent's next turn is one turn, for whoever is spoken of in it.")
def test_each_player_during_one_opponents_turn(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Neither player may play attacks during your opponent's next turn."), "Thrust", "Slash")
    bob.has("Thrust")
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert alice.can("attack", "Thrust")
    bob.begins_turn()
    bob.goes_to("attack")
    assert not bob.can("attack", "Thrust")
    alice.begins_turn()
    alice.goes_to("attack")

    assert alice.can("attack", "Slash")


@rule("HL3 137", "Who may not play something unless they pay, pays for it, or plays none.")
def test_unless_they_discard_is_a_price(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Your opponent may not play attacks unless they discard a dodge."))
    bob.has("Thrust", "Duck", "Slash")
    bob.goes_to("attack")

    bob.attacks("Thrust")

    assert "Duck" in bob.discard_pile
    assert not bob.can("attack", "Slash")


@rule("HL1 55", "HLT 94", "An Exertion that pays for something is an Exertion like others.")
def test_an_exertion_pays_for_something(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(event("You may make a Hard Exertion to draw 2 cards."))
    alice.has("Thrust")
    alice.goes_to("attack")
    held = len(alice.hand)
    alice.plays("Ploy")
    alice.says_yes()

    assert len(alice.hand) == held - 1 + 2
    assert alice.why_not("Thrust").rule == "HLT 94"


@rule("HL1 36", "A card that leaves play is judged as it was there: whose it was, and of what kind.")
@pytest.mark.parametrize(("gone", "cards"), [("Friend", 2), ("Mood", 0), ("Foe", 0)])
def test_an_ally_of_yours_is_removed(table: Table, gone: str, cards: int) -> None:
    alice, bob = duel(table)
    watched = "When an Ally you control is removed from play, you may draw two cards."
    alice.has_in_play(situation(watched, "Grief"), situation("", "Friend", kinds="Ally"), situation("", "Mood"))
    bob.has_in_play(situation("", "Foe", kinds="Ally"))
    alice.has(event("Remove one Situation from play."))
    alice.goes_to("attack")
    held = len(alice.hand)
    alice.plays("Ploy")
    alice.chooses(gone)
    if cards:
        alice.says_yes()

    assert len(alice.hand) == held - 1 + cards


@rule("HL1 50", "So many opportunities to attack as there are Allies, and none without.")
@pytest.mark.parametrize("allies", [0, 1, 2])
def test_an_attack_for_each_ally(table: Table, allies: int) -> None:
    alice, bob = duel(table)
    for n in range(allies):
        alice.has_in_play(situation("", f"Friend {n}", kinds="Ally"))
    bob.has_in_play(situation("", "Foe", kinds="Ally"))
    alice.has(event("You may make an additional attack this turn for each Ally you have in play."))
    alice.has("Thrust", "Slash", "Thrust", "Slash")
    alice.goes_to("attack")
    alice.plays("Ploy")
    made = 0
    while made < 4 and alice.can("attack", ("Thrust", "Slash")[made % 2]):
        alice.attacks(("Thrust", "Slash")[made % 2])
        made += 1

    assert made == 1 + allies


@rule("HL1 36", "What is asked of a card that a text removed is asked of that one.")
@pytest.mark.parametrize(("gone", "cards"), [("Moor", 1), ("Mood", 0)])
def test_if_that_situation_is_a_location(table: Table, gone: str, cards: int) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("", "Mood"), card_saying("", "Moor", "location"))
    alice.has(event("Remove one Special Card in play from play. If that card is a Location, draw a card."))
    alice.goes_to("attack")
    held = len(alice.hand)
    alice.plays("Ploy")
    alice.chooses(gone)

    assert (gone in bob.in_play, len(alice.hand)) == (False, held - 1 + cards)


@rule("HL3 137", "What follows if you do is bought by what you may do.")
@pytest.mark.parametrize("pays", [True, False])
def test_if_you_do(table: Table, pays: bool) -> None:
    alice, bob = duel(table)
    alice.has(event("You may discard a dodge. If you do, your opponent loses 2 Ability."), "Duck")
    alice.goes_to("attack")
    alice.plays("Ploy")
    (alice.says_yes if pays else alice.says_no)()

    assert ("Duck" in alice.discard_pile, bob.pending) == (pays, {"loss": 2} if pays else {})


@rule("HL1 67", "HL3 86", "What goes when a weapon is recovered goes then, and not before.")
def test_a_weapon_is_recovered(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(situation("Discard this card when you recover your weapon."))
    alice.has(event("You recover your weapon."))
    alice.is_disarmed_of()
    alice.goes_to("attack")
    assert "Mood" in alice.in_play
    alice.plays("Ploy")

    assert "Mood" not in alice.in_play


@rule("HL1 41", "HL1 45", "What is done to the damage of a kind of attack is done to no other.")
@pytest.mark.parametrize(("attack", "damage"), [("Thrust", 1), ("Lunge", 2)])
def test_damage_from_basic_attacks(table: Table, attack: str, damage: int) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("All damage from Basic Attacks is reduced by 1."))
    alice.has("Thrust", card_saying("", "Lunge", "attack", kinds="special", grid="0X0/000/000", damage="2"))
    alice.attacks(attack)

    assert alice.damage(attack) == damage


@rule("HL3 102", "HLT 96", "What goes with a Power Blow is of no use to an attack that is not made one.")
@pytest.mark.parametrize("made", [True, False])
def test_in_conjunction_with_a_power_blow(table: Table, made: bool) -> None:
    alice, _ = duel(table)
    text = "Play in conjunction with a Power Blow. That attack does 2 additional damage."
    alice.has(card_saying(text, "Fury", "edge"), "Thrust")
    alice.attacks("Thrust", with_=["Fury"])
    plain = alice.damage("Thrust")
    if made:
        alice.exerts("Power Blow")

    assert (plain, alice.damage("Thrust")) == (2, 6 if made else 2)


@rule("HL1 35", "HL1 36", "What is waited for in your opponent's next turn is waited for in no other.")
def test_each_time_they_attack_in_their_next_turn(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Each time your opponent plays a Special Card during his next turn, he loses 2 Ability."))
    bob.has(event("", "One"), event("", "Two"))
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.begins_turn()
    bob.goes_to("attack")
    bob.plays("One")
    assert bob.pending == {"loss": 2}
    alice.begins_turn()
    bob.begins_turn()
    bob.goes_to("attack")
    before = bob.pending
    bob.plays("Two")

    assert bob.pending == before


@rule("HL3 137", "HL1 50", "What is paid for a mark of one's next attack marks that one.")
def test_a_price_for_the_next_attack(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(
        situation("Once per turn, you may discard an Ally from your hand to have your next attack do 1 more damage.")
    )
    alice.has(situation("", "Joe", kinds="Ally"), "Thrust")
    alice.goes_to("attack")
    alice.uses("Mood")
    alice.attacks("Thrust")

    assert "Joe" in alice.discard_pile
    assert alice.damage("Thrust") == 3


@rule(
    "HLT 186",
    "HL1 36",
    "A higher maximum Ability from a card that is swept stays; a player may have as much from then on.",
)
def test_an_event_raises_the_maximum_for_good(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Increase your maximum Ability by 2."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.begins_turn()
    alice.begins_turn()

    assert alice.maximum == 17


@rule("HL1 36", "If you do so, of a card that is anybody's: it may be the opponent's.")
def test_remove_an_ally_if_you_do(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("", "Joe", kinds="Ally"))
    alice.has(event("Remove an Ally from play. If you do, draw a card."))
    alice.goes_to("attack")
    held = len(alice.hand)
    alice.plays("Ploy")

    assert ("Joe" in bob.in_play, len(alice.hand)) == (False, held)


@rule("HLT 296", "What a Plot does after some turns of its player it does as the last of them ends, and goes.")
def test_a_plot_that_takes_its_time(table: Table) -> None:
    alice, bob = duel(table)
    text = "If this card remains in play for 2 of your turns, draw 2 cards. Then discard this card."
    alice.has(card_saying(text, "Scheme", "plot"))
    alice.goes_to("attack")
    alice.plays("Scheme")
    bob.begins_turn()
    alice.begins_turn()
    assert "Scheme" in alice.in_play
    bob.begins_turn()

    assert "Scheme" not in alice.in_play

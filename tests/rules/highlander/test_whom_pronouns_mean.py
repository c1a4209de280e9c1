"""Whom `they`, `he`, `whoever` and `each player` are in a text."""

from __future__ import annotations

import pytest

from quickening.games.highlander.meaning.texts import print_text, read_text
from tests.highlander_table import card_saying, duel, event, situation
from tests.table import Table, rule

TRIP = card_saying("If this attack is successful, your opponent is Disarmed.", "Trip", "attack", grid="X00/000/000")


@rule("HL1 37", "HLT 52", "In each player's turn it is that player who loses, whether a text says he or they.")
@pytest.mark.parametrize("words", ["he loses 1 Ability", "they lose 1 Ability"])
def test_a_pronoun_means_the_player_whose_turn_it_is(table: Table, words: str) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation(f"At the beginning of each player's turn, {words}."))
    bob.goes_to("attack")
    assert (alice.pending, bob.pending) == ({}, {"loss": 1})
    alice.begins_turn()

    assert alice.pending == {"loss": 1}


@rule("HL1 75", "What follows about each player is about both of them.")
def test_they_are_both_players(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Each player draws a card. They lose 2 Ability."))
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert (alice.pending, bob.pending) == ({"loss": 2}, {"loss": 2})


@rule("HL1 35", "HLT 51", "Each player's next turn is another turn for each: this one goes on as it was.")
def test_each_player_during_their_next_turn(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Each player may not play attacks during their next turn."), "Thrust", "Slash")
    bob.has("Thrust")
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert alice.can("attack", "Thrust")
    alice.attacks("Thrust")
    bob.goes_to("attack")
    assert not bob.can("attack", "Thrust")
    alice.begins_turn()
    alice.goes_to("attack")
    assert not alice.can("attack", "Slash")
    bob.begins_turn()
    bob.goes_to("attack")
    assert bob.can("attack", "Thrust")
    alice.begins_turn()
    alice.goes_to("attack")

    assert alice.can("attack", "Slash")


@pytest.mark.parametrize(
    ("kind", "text", "printed"),
    [
        (
            "event",
            "Your opponent discards a card and you draw a card.",
            "Your opponent must discard a card from their hand and you draw a card.",
        ),
        (
            "event",
            "Your opponent loses 2 Ability and you gain 2 Ability.",
            "Your opponent loses 2 Ability and you gain 2 Ability.",
        ),
        ("event", "If you have no Allies in play, draw a card.", "If you have no Allies in play, draw a card."),
    ],
)
def test_the_printed_text_says_who_does_it(kind: str, text: str, printed: str) -> None:
    abilities = read_text(kind, "Test Card", text)

    assert print_text(kind, abilities) == printed
    assert read_text(kind, "Test Card", printed) == abilities


@rule("HL1 67", "HLT 83", "Who is Disarmed by an attack is Disarmed in the turn in which it is answered.")
def test_an_attack_that_disarms_is_noticed(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("When your opponent is Disarmed, they lose 2 Ability."))
    alice.has(TRIP)
    alice.attacks("Trip")
    bob.goes_to("attack")

    assert bob.is_unarmed
    assert bob.pending == {"damage": 2, "loss": 2}


@rule("HL1 67", "HLT 83", "What befalls any player who is Disarmed befalls that one, whosever the card is.")
@pytest.mark.parametrize("owner", ["Alice", "Bob"])
def test_whoever_is_disarmed(table: Table, owner: str) -> None:
    alice, bob = duel(table)
    holder = alice if owner == "Alice" else bob
    holder.has_in_play(situation("Whenever a player is Disarmed, he loses 2 Ability."))
    alice.has(TRIP)
    alice.attacks("Trip")
    bob.goes_to("attack")

    assert bob.is_unarmed
    assert (alice.pending, bob.pending) == ({}, {"damage": 2, "loss": 2})


@rule("HL1 57", "HLT 96", "Who makes a Power Blow pays for it, and nobody for a plain attack.")
@pytest.mark.parametrize("power", [True, False])
def test_whoever_makes_a_power_blow(table: Table, power: bool) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("When any player makes a Power Blow, they lose 1 Ability."))
    alice.has("Thrust")
    alice.attacks("Thrust")
    if power:
        alice.exerts("Thrust")
    alice.ends_phase()

    assert (alice.ability, bob.ability) == (14 if power else 15, 15)


@rule("HL1 37", "HLT 51", "At the beginning of his turn he discards a card, or loses Ability: as he likes.")
@pytest.mark.parametrize("pays", [True, False])
def test_he_discards_or_loses(table: Table, pays: bool) -> None:
    alice, bob = duel(table)
    alice.has_in_play(
        situation("At the beginning of your opponent's turn, he must discard a card or lose 1 Ability.")
    )
    bob.has("Duck")
    bob.begins_turn()
    bob.chooses(*["Duck"][: int(pays)])

    assert ("Duck" in bob.discard_pile, bob.pending) == (pays, {} if pays else {"loss": 1})


@rule("HL3 149", "HLT 155", "A card goes back from the discard pile to where the text says.")
@pytest.mark.parametrize(("where", "place"), [("to the bottom of", -1), ("to the top of", 0)])
def test_a_card_is_returned_to_endurance(table: Table, where: str, place: int) -> None:
    alice, _ = duel(table)
    alice.has(event(f"Return one dodge from your discard pile {where} your Endurance."))
    alice.has_in_discard_pile("Duck", "Thrust")
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.chooses("Duck")

    assert alice.endurance[place] == "Duck"
    assert "Thrust" in alice.discard_pile


@rule("HL1 37", "HLT 51", "Cards are discarded by chance, however a text puts it.")
def test_cards_discarded_at_random(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Target opponent discards 2 cards from his hand at random. He discards down to 1."))
    bob.has("Duck", "Thrust", "Slash", "Evade")
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.goes_to("defense")

    assert len(bob.hand) == 1


@rule("HL1 54", "HLT 94", "Who makes a Hard Exertion pays for it; who makes none does not.")
@pytest.mark.parametrize("exerts", [True, False])
def test_whoever_makes_an_exertion(table: Table, exerts: bool) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("Whenever either player makes an Exertion, that player loses 1 Ability."))
    alice.has("Thrust")
    alice.attacks("Thrust")
    if exerts:
        alice.exerts("Thrust")
    alice.ends_phase()

    assert (alice.ability, bob.ability) == (14 if exerts else 15, 15)

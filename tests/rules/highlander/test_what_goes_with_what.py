"""Small print of the Sequence of Play: what an Exertion brings, what goes with what, what a card of two types is."""

from __future__ import annotations

import pytest

from quickening.games.highlander.events.fighters import AbilityChanged
from quickening.games.highlander.events.lasting import SwitchedHands
from quickening.games.highlander.state import ENDURANCE
from tests.highlander_decks import opening, rules_of, wrong_with
from tests.highlander_table import card_saying, duel, event, situation
from tests.table import Table, rule

RUSH = card_saying("Play in conjunction with an attack. That attack does 1 additional damage.", "Rush", "edge")
HOOK = card_saying("", "Hook", "attack", kinds="Special", grid="000/0X0/000", damage="2")


# -- the beginning ---------------------------------------------------------------------------------------------------


@rule("HL3 49d", "After the Challenge its cards lie at the bottom of Endurance, in the same order.")
def test_cards_of_the_challenge_go_under_endurance(table: Table) -> None:
    cards = [card_saying("", f"Card {n}", gems="A" if n < 5 else "") for n in range(60)]
    alice, bob = opening(table, "third", [cards, [card_saying("", "Blank", "edge")] * 60])
    pile = table.game.areas[ENDURANCE, alice.number]
    shown = pile[-5:]
    for number, card in enumerate(shown):
        table.game.cards[card].definition = cards[number]
    table.game.invalidate()
    order = [cards[number].name for number in (4, 3, 2, 1, 0)]
    alice.chooses("Agility")
    bob.chooses("Master")

    assert alice.is_asked("Who takes the first turn?")
    assert alice.endurance[-5:] == order
    assert not table.game.areas["exertion", alice.number]
    assert len(pile) == 60


# -- Exertions -------------------------------------------------------------------------------------------------------


@rule("HL1 57b", "HL3 104", "HLT 96c", "One attack is played from an Exertion, whatever else could be.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_one_attack_from_an_exertion(table: Table, edition: str) -> None:
    alice, _ = duel(table, edition)
    alice.may_attack(2)
    alice.has_on_top("Thrust", "Upper Left Attack", *["Lower Left Block"] * 3)
    alice.goes_to("attack")
    alice.exerts("for an attack")

    alice.finds("Thrust")

    assert not alice.can("play", "Upper Left Attack")
    assert "Upper Left Attack" in alice.discard_pile


@rule("HL1 43b", "HL3 66b", "HLT 54d", "Who may play no attack from hand may still Exert for one.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
@pytest.mark.parametrize(("words", "may"), [(" from their hand", True), ("", False)])
def test_attacks_barred_from_hand_are_exerted_for(table: Table, edition: str, words: str, may: bool) -> None:
    alice, bob = duel(table, edition)
    bob.has_in_play(situation(f"Your opponent may not play any attacks{words}."))
    alice.has("Thrust")

    alice.goes_to("attack")

    assert not alice.can("attack", "Thrust")
    assert any("for an attack" in option.label for option in alice.options("exert")) == may


@rule("HL3 103", "HLT 96", "A block found in an Exertion is made a Power Block by another Exertion, if there is one.")
@pytest.mark.parametrize("again", [True, False])
def test_a_block_from_an_exertion_as_a_power_block(table: Table, again: bool) -> None:
    alice, bob = duel(table)
    if again:
        bob.uses_pre_game("3E-x259")  # an additional Hard Exertion
    alice.has("Thrust")
    alice.attacks("Thrust")
    alice.exerts("Power Blow")
    bob.has_on_top("Lower Left Block")
    bob.goes_to("defense")
    bob.exerts("for a defense")

    bob.finds("Lower Left Block")

    assert bob.is_asked("Make the block a Power Block?") == again
    if again:
        bob.exerts("Power Block")
    bob.goes_to("attack")
    assert bob.pending == ({} if again else {"damage": 2})


# -- in conjunction --------------------------------------------------------------------------------------------------


@rule("HL1 59", "HL3 105", "HLT 96", "What goes with an attack is not played for a defense that is yet to be found.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_what_goes_with_an_attack_goes_with_no_defense(table: Table, edition: str) -> None:
    parry = card_saying("Play in conjunction with a block. Draw a card.", "Parry", "edge")
    alice, bob = duel(table, edition)
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(RUSH, parry)

    bob.goes_to("defense")

    assert [option.name for option in bob.options("with")] == ["Parry"]


@rule("HL1 77", "HL3 80", "HLT 80", "Each card that is played with another may be countered, one after the other.")
def test_both_edges_are_countered(table: Table) -> None:
    snub = situation("You may discard this card from play to counter an Edge.", "Snub")
    alice, bob = duel(table)
    bob.has_in_play(snub, snub, ready=True)
    sting = card_saying("Play in conjunction with an attack. That attack cannot be blocked.", "Sting", "edge")
    alice.has(RUSH, sting, "Thrust")
    alice.goes_to("attack")
    alice.plays("Thrust", with_=["Rush", "Sting"])
    bob.counters_with("Snub")

    bob.counters_with("Snub")

    assert sorted(name for name in alice.discard_pile if name in ("Rush", "Sting")) == ["Rush", "Sting"]
    assert alice.damage("Thrust") == 2


# -- Special Attacks, areas, limits ----------------------------------------------------------------------------------


@rule(
    "HL1 62", "HLT 158", "HL3 151", "A Special Attack is not played Hidden; the third book says nothing against it."
)
@pytest.mark.parametrize(("edition", "may"), [("first", False), ("type-one", False), ("third", True)])
def test_a_special_attack_is_not_hidden(table: Table, edition: str, may: bool) -> None:
    alice, _ = duel(table, edition)
    alice.may_hide()
    alice.has(HOOK)
    alice.goes_to("attack")

    alice.table.answer(alice.find("attack", lambda option: option.name == "Hook", "attack with Hook"))

    assert alice.is_asked("Play the attack Hidden") == may


@rule("HL1 61", "HLT 102", "Against a Hidden attack a block that covers one area may be laid to any.")
def test_an_area_is_guessed(table: Table) -> None:
    alice, bob = duel(table)
    alice.may_hide()
    alice.has("Thrust")
    alice.attacks("Thrust", hidden=True)
    bob.uses_pre_game(card_saying(name="Parrying Blade", type="weapon of choice", hands="1"))
    bob.has("PO4-022")
    bob.defends("Alert Block")

    assert len(bob.options("area")) == 9
    bob.chooses("Middle center")
    bob.goes_to("attack")
    assert bob.pending == {}


@rule(
    "HL3 115", "HLT 118", "What caps the attacks of a turn caps those that are additional by their own text as well."
)
@pytest.mark.parametrize("capped", [True, False])
def test_a_cap_holds_for_an_attack_that_is_additional_by_its_text(table: Table, capped: bool) -> None:
    alice, bob = duel(table)
    slash = card_saying("You may play this card as an additional attack.", "Slash", "attack", grid="X00/000/000")
    if capped:
        bob.has_in_play(situation("Your opponent may not play more than 1 attack each turn."))
    alice.has("Thrust", slash)

    alice.attacks("Thrust")

    assert alice.can("attack", "Slash") is not capped


@rule("HL1 63", "HLT 146", "Who lays the wrong kind of defense is told which one it is.")
@pytest.mark.parametrize(("word", "name"), [("blocked", "Lower Left Block"), ("dodged", "Sway")])
def test_the_reason_names_the_defense(table: Table, word: str, name: str) -> None:
    alice, bob = duel(table)
    alice.has(card_saying(f"This attack cannot be {word}.", "Jab", "attack", grid="000/0X0/000"))
    alice.attacks("Jab")
    bob.has("Lower Left Block", card_saying("", "Sway", "dodge", grid="XXX/XXX/XXX"))

    bob.goes_to("defense")

    assert bob.why_not(name).reason == f"The attack cannot be {word}."


# -- cards of two types ----------------------------------------------------------------------------------------------


@rule("HLT 167", "A card of two types is not played by itself as what is never played so: an attack is an attack.")
def test_a_card_of_two_types_stands_alone_as_one_of_them(table: Table) -> None:
    double = card_saying(
        "// Draw a card.", name="Sweep // Plan", type="attack // event", grid="000/0X0/000 // ", damage="2 //"
    )
    alice, _ = duel(table)
    alice.has(double)

    alice.goes_to("attack")

    assert [option.name for option in alice.options("play")] == ["Plan"]
    assert [option.name for option in alice.options("attack")] == ["Sweep"]


@rule("HLT 167", "A card of two types that is played with an attack is what goes with it, and that alone.")
def test_a_card_of_two_types_goes_with_an_attack(table: Table) -> None:
    words = "Draw a card. // Play in conjunction with an attack. That attack does 1 additional damage."
    double = card_saying(words, name="Focus // Rush", type="event // edge")
    alice, _ = duel(table)
    alice.has(double, "Thrust", event("Draw a card."))
    alice.goes_to("attack")

    alice.plays("Thrust", with_=["Rush"])

    assert alice.damage("Thrust") == 3
    assert "Rush" in alice.in_play
    assert alice.can("play", "Ploy")  # no Special Card was played


# -- decks, phases, what is told -------------------------------------------------------------------------------------


@rule("HL1 11", "HLT 14", "Who may have Master cards of others may not have their other cards.")
@pytest.mark.parametrize(("title", "wrong"), [("Master's Trick", set()), ("Taunt", {"HLT 14"})])
def test_masters_of_others_in_a_deck(title: str, wrong: set[str]) -> None:
    text = "You may use Master cards from any Persona, even if Reserved. You may have up to 5 Master cards."
    methos = card_saying(text, "Methos", "persona")

    assert rules_of(wrong_with("type-one", methos, card_saying("Draw a card.", title, of="Kane"))) == wrong


@rule("HL3 53a", "What happens at the end of the Ability Adjustment Phase has happened before the next phase begins.")
def test_the_end_of_the_adjustment_phase(table: Table) -> None:
    alice, _ = duel(table, "third")
    alice.has_in_play(
        situation("At the end of your Ability Adjustment Phase, discard the top card of your Endurance.")
    )
    alice.goes_to("attack")
    alice.exerts("nothing")

    alice.goes_to("draw/discard")

    told = [type(one).__name__ for one in table.game.log]
    phases = [n for n, one in enumerate(table.game.log) if getattr(one, "phase", "") == "draw/discard"]
    burned = len(told) - 1 - told[::-1].index("Burned")
    assert burned < phases[0]


@rule("HL1 15", "HL3 29", "HLT 19", "What is for the opponent to use is not for its player, who is told so.")
def test_what_is_for_the_opponent_to_use(table: Table) -> None:
    text = "Your opponent may discard a card from their hand to remove this card from play."
    alice, _ = duel(table)
    alice.has_in_play(situation(text, "Toll"))
    alice.has("Thrust")

    alice.goes_to("attack")

    assert not alice.can("use", "Toll")
    assert "for your opponent to use" in alice.why_not("Toll").reason


@rule(
    "HLT 204",
    "HLT 206",
    "The Ability of a player is explained by what happened to them, not to a pair across the table.",
)
def test_ability_is_explained_past_a_switch_of_the_opponents(table: Table) -> None:
    alice, bob = duel(table)
    table.game.happen(AbilityChanged(alice.number, 12, 3, 0, 15, ()))

    table.game.happen(SwitchedHands(bob.number))

    assert [amount for _, amount in table.game.explain_player(alice.number, "ability")] == [15, -3]

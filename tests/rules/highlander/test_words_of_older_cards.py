"""Wordings as on cards of older sets, in words of ours: what each does at the table, and what is not understood."""

from __future__ import annotations

import pytest

from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.meaning.texts import print_text, read_text
from quickening.text.reader import NotRead
from tests.highlander_table import card_saying, duel, event, refusals_of, situation
from tests.table import Table, rule


def attack(text: str, name: str = "Cut", **facts: str) -> Printed:
    return card_saying(text, name, "attack", **{"grid": "000/0X0/000"} | facts)


# -- facts in a text -----------------------------------------------------------------------------------------------


@rule(
    "HL1 11", "HL3 16", "HLT 14", "A card whose text names its owner belongs to that Persona, and needs the weapon."
)
def test_owners_in_a_text() -> None:
    card = card_saying("Connor MacLeod - Katana only. Draw a card.", "Drill")
    assert card.of == ("Connor MacLeod",)
    said = [one.reason for one in refusals_of([card], "type-one")]
    assert "Drill (Connor MacLeod) needs the Katana." in said


@rule("HL3 98", "Damage that stands in a text is the damage of the attack, alone and as a Power Blow.")
def test_damage_in_a_text(table: Table) -> None:
    alice, _ = duel(table)
    cut = attack("DAMAGE: 3/5. This attack cannot be dodged.")
    assert (cut.damage, cut.power) == (3, 5)
    alice.has(cut)
    alice.attacks("Cut")
    assert alice.damage("Cut") == 3


@rule("HL1 10", "A deck has no more copies of a card than its text allows.")
def test_copies_in_a_text() -> None:
    card = event("Draw a card. You may not include more than two Ploys in your deck.")
    assert card.restriction == 2


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("event", "Basic Attacks only. Draw a card."),
        ("event", "DAMAGE: 2/4. Draw a card."),
        ("event", "Connor MacLeod - Teacup only. Draw a card."),
        ("event", "You may not include two Ploys in your deck."),
        ("dodge", "This dodge avoids any Event."),
        ("block", "This block covers upper."),
        ("event", "Your opponent's next attack is Hidden."),
        ("event", "Play after your opponent blocks an attack. Draw a card."),
        ("situation", "You cannot be attacked by you."),
        ("event", "Your opponent must play an Event on his next turn if he is able."),
        ("event", "Play in conjunction with an attack. If the block is successful, draw a card."),
        ("attack", "This attack is a Ranged Attack and covers wisdom."),
        ("event", "Look at your opponent's hand. You may choose one Event and discard him."),
        ("event", "Discard an Event marked Nonsense."),
        ("event", "You may play two attacks this turn. Neither block may be a Power Blow."),
        ("situation", "If any player takes damage a card."),
    ],
)
def test_near_wordings_that_are_refused(kind: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(kind, "Ploy", text)


# -- attacks and defenses ------------------------------------------------------------------------------------------


@rule("HL1 17", "HL1 20", "A defense covers what its text says it covers.")
@pytest.mark.parametrize(
    ("text", "stops"),
    [
        ("This block covers all upper areas.", False),
        ("This block covers all middle areas.", True),
        ("This block is a Standing Defense and covers all areas.", True),
    ],
)
def test_areas_that_a_block_covers(table: Table, text: str, stops: bool) -> None:
    alice, bob = duel(table)
    bob.has(card_saying(text, "Wall", "block", grid="X00/000/000"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.goes_to("defense")
    assert bob.can("defend", "Wall") is stops


@rule("HL1 20", "A dodge that avoids any attack avoids one to any area.")
def test_a_dodge_that_avoids_any_attack(table: Table) -> None:
    alice, bob = duel(table)
    bob.has(card_saying("This dodge will avoid any attack.", "Leap", "dodge", grid="X00/000/000"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.defends("Leap")
    assert alice.attack("Thrust").result == "dodged"


@rule("HL1 61", "Your opponent's next attack may be played Hidden, and the one after it may not.")
def test_the_opponents_next_attack_may_be_hidden(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent's next attack may be Hidden."))
    bob.has("Thrust", "Slash")
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.may_attack(2)
    bob.attacks("Thrust", hidden=True)
    assert bob.attack("Thrust").hidden
    bob.attacks("Slash")
    assert not bob.attack("Slash").hidden


@rule("HL1 50", "What is said of the next attack of a kind is said of the next one of that kind.")
def test_the_next_attack_of_a_kind(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(event("Your next attack this turn to an upper area does 2 additional damage."))
    low, high = attack("", "Low", grid="000/000/0X0"), attack("", "High", grid="0X0/000/000")
    alice.has(low, high)
    alice.may_attack(2)
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.attacks("Low")
    alice.attacks("High")
    assert (alice.damage("Low"), alice.damage("High")) == (2, 4)


@rule("HL1 41", "A defense that may not be played against the next attack does not stop it, but stops the one after.")
def test_no_dodge_against_the_next_attack(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent may not play a dodge against your next attack this turn."), "Thrust")
    bob.has("Duck")
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.attacks("Thrust")
    bob.goes_to("defense")
    assert not bob.can("defend", "Duck")


@rule("HL1 57", "An attack that may not be made a Power Blow is none, whoever says so.")
def test_you_may_not_make_this_attack_a_power_blow(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(attack("You may not make this attack a Power Blow."))
    alice.attacks("Cut")
    assert not any("power blow" in option.label.lower() for option in alice.must_decide().options)


@rule("HL1 50", "Attacks after the first are those after the first.")
def test_each_attack_after_the_first(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(event("Play up to three attacks this turn. Each attack after the first does 1 less damage."))
    alice.has("Thrust", "Slash")
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.attacks("Thrust")
    alice.attacks("Slash")
    assert (alice.damage("Thrust"), alice.damage("Slash")) == (2, 1)


@rule("HL1 43", "Who must attack from hand attacks if there is an attack in the hand, and need not Exert for one.")
@pytest.mark.parametrize("held", [True, False])
def test_who_must_attack_from_hand(table: Table, held: bool) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent must play an attack from his hand on his next turn if he is able."))
    bob.has(event("Your opponent loses 1 Ability.", "Nap"), *(("Thrust",) if held else ()))
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.goes_to("attack")
    bob.plays("Nap")
    assert bob.can("end") is not held


# -- when cards are played -----------------------------------------------------------------------------------------


@rule("HL1 41", "A card that is played after you block an attack is played in a turn in which you did.")
@pytest.mark.parametrize(
    "words", ["immediately after you successfully block an attack", "after you have blocked a Slash"]
)
def test_played_after_a_block(table: Table, words: str) -> None:
    alice, bob = duel(table)
    bob.has(event(f"Play {words}. Draw a card."), card_saying("", "Wall", "block", grid="XXX/XXX/XXX"))
    alice.has("Slash")
    alice.attacks("Slash")
    bob.goes_to("defense")
    assert not bob.can("play", "Ploy")
    bob.defends("Wall")
    bob.goes_to("attack")
    assert bob.can("play", "Ploy")


@rule("HL1 77", "A card that cannot be countered is not countered.")
@pytest.mark.parametrize("safe", [True, False])
def test_a_card_that_cannot_be_countered(table: Table, safe: bool) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("Discard this card from play to counter an Event.", "Veto"), ready=True)
    alice.has(event("Your opponent loses 2 Ability." + (" This card cannot be countered." if safe else "")))
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert bob.can("counter", "Veto") is not safe


@rule("HL1 73", "HL3 82", "A dodge that may be played even by someone who is Prone costs no other dodge.")
@pytest.mark.parametrize("free", [True, False])
def test_played_even_if_prone(table: Table, free: bool) -> None:
    alice, bob = duel(table)
    text = "You may play this dodge even if you are Prone." if free else ""
    bob.has(card_saying(text, "Roll", "dodge", grid="XXX/XXX/XXX"))
    bob.falls_prone()
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.goes_to("defense")
    assert bob.can("defend", "Roll") is free


@rule("HL1 15", "No more cards of a title are in play than its text allows.")
def test_two_of_a_title_in_play(table: Table) -> None:
    alice, _ = duel(table)
    mood = situation("Your opponent may not play Ranged Attacks. You may only have two cards of this title in play.")
    alice.has_in_play(mood)
    alice.has(mood)
    alice.goes_to("attack")
    assert alice.can("play", "Mood")
    alice.has_in_play(mood)
    alice.ask_again()
    assert not alice.can("play", "Mood")


# -- what is waited for, and what was so ---------------------------------------------------------------------------


@rule("HL1 41", "What is waited for of any attack is waited for of both players' attacks.")
@pytest.mark.parametrize("mine", [True, False])
def test_any_attack_is_blocked(table: Table, mine: bool) -> None:
    alice, bob = duel(table)
    alice.has_in_play(card_saying("If an attack is blocked, you may draw a card.", "Moor", "location"))
    one, other = (alice, bob) if mine else (bob, alice)
    wall = card_saying("", "Wall", "block", grid="XXX/XXX/XXX")
    one.has("Thrust")
    other.has(wall)
    one.attacks("Thrust")
    other.defends("Wall")
    held = len(alice.hand)
    for _ in range(20):
        if alice.is_asked("Draw a card") or alice.is_asked("draw a card"):
            break
        other._pass_by()
    alice.says_yes()
    assert len(alice.hand) == held + 1


@rule("HL1 36", "What follows when any player plays a card is for whom the text names.")
@pytest.mark.parametrize("mine", [True, False])
def test_whoever_plays_a_location(table: Table, mine: bool) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Whenever a player plays a Location, you lose 1 Ability."))
    one = alice if mine else bob
    one.has(card_saying("Each player may not play dodges.", "Moor", "location"))
    one.goes_to("attack")
    one.plays("Moor")
    assert (alice.pending, bob.pending) == ({"loss": 1}, {})


@rule("HL1 45", "A turn in which one did not attack is asked of at its end.")
@pytest.mark.parametrize("attacked", [True, False])
def test_each_turn_in_which_you_did_not_attack(table: Table, attacked: bool) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("You gain 1 Ability at the end of each of your turns in which you did not attack."))
    alice.is_at(5)
    alice.has("Thrust")
    alice.goes_to("attack")
    if attacked:
        alice.attacks("Thrust")
    bob.goes_to("attack")
    assert alice.pending == ({} if attacked else {"gain": 1})


@rule("HL1 50", "An attack that is asked for by what was played first goes by the first attack of the turn.")
@pytest.mark.parametrize(("first", "open_"), [("Thrust", True), ("Odd", False)])
def test_the_first_attack_was_a_basic_attack(table: Table, first: str, open_: bool) -> None:
    alice, _ = duel(table)
    words = "if the first attack you played this turn was a Basic Attack"
    alice.has(attack(f"This attack may be played as an additional attack {words}."), attack("", "Odd"), "Thrust")
    alice.attacks(first)
    assert alice.can("attack", "Cut") is open_


@rule("HL3 150", "What is chosen of a hand that was looked at is discarded from that hand.")
def test_chosen_of_a_hand_that_was_looked_at() -> None:
    text = "Look at your opponent's hand. You may choose one Event and discard it."
    found = print_text("event", read_text("event", "Ploy", text))
    assert found == "Look at your opponent's hand. You may discard an Event from your opponent's hand."

"""What texts of cards outside the shipped files say, played out: each test fails if its text is misread."""

from __future__ import annotations

import pytest

from quickening.games.highlander.events.lasting import HandShown
from quickening.games.highlander.meaning.texts import read_text
from quickening.text.reader import NotRead
from tests.highlander_decks import seen_by
from tests.highlander_table import card_saying, duel, event, situation
from tests.table import Table

BLOW = card_saying(name="Blow", type="attack", grid="X00/000/000", damage="2")
WALL = card_saying(name="Wall", type="block", grid="XXX/XXX/XXX")


@pytest.mark.parametrize("stopped", [True, False])
def test_what_comes_of_the_next_attack_comes_of_the_next_alone(table: Table, stopped: bool) -> None:
    alice, bob = duel(table)
    alice.may_attack(2)
    alice.has(event("If your next attack this turn is successful, your opponent loses 3 Ability."), BLOW, BLOW)
    bob.has(WALL)
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.attacks("Blow")
    alice.attacks("Blow")
    bob.goes_to("defense")
    if stopped:
        bob.defends("Wall")
    bob.lets_through()
    assert bob.pending.get("loss", 0) == (0 if stopped else 3)


def test_a_next_attack_is_stronger_only_as_a_power_blow() -> None:
    plain = read_text("event", "Ploy", "Your next attack this turn does 2 additional damage.")
    asked = read_text("event", "Ploy", "Your next attack this turn does 2 additional damage if it is a Power Blow.")

    assert plain != asked


@pytest.mark.parametrize("sure", [True, False])
def test_damage_that_cannot_be_prevented_is_taken(table: Table, sure: bool) -> None:
    alice, bob = duel(table)
    text = "Damage from this attack cannot be prevented." if sure else ""
    alice.has(card_saying(text, name="Cut", type="attack", grid="X00/000/000", damage="2"))
    bob.has(event("Prevent up to 5 damage done to you this turn.", "Guard Up"))
    alice.attacks("Cut")
    bob.goes_to("defense")
    bob.lets_through()
    bob.plays("Guard Up")
    alice.begins_turn()
    assert bob.ability == (13 if sure else 15)


@pytest.mark.parametrize("who", ["Players may not", "Your opponent may not", ""])
def test_nothing_is_retrieved_where_a_text_bars_it(table: Table, who: str) -> None:
    alice, bob = duel(table)
    if who:
        bob.has_in_play(situation(f"{who} retrieve cards from their discard piles."))
    alice.has_in_discard_pile(BLOW)
    alice.has(event("Retrieve an attack from your discard pile."))
    alice.goes_to("attack")
    if alice.can("play", "Ploy"):
        alice.plays("Ploy")
    if alice.is_asked("Retrieve"):
        alice.chooses("Blow")
    assert ("Blow" in alice.discard_pile) == bool(who)


@pytest.mark.parametrize("kind", ["attack", "dodge"])
def test_the_top_card_decides_and_goes_where_it_is_said(table: Table, kind: str) -> None:
    alice, _ = duel(table)
    text = "Reveal the top card of your Endurance. If it is an attack, put it in your hand. Otherwise, discard it."
    alice.has_on_top(card_saying(name="Found", type=kind, grid="X00/000/000"))
    alice.has(event(text))
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert alice.area_of("Found") == ("hand" if kind == "attack" else "discard pile")
    assert {one.to for one in table.game.log if isinstance(one, HandShown)} == {0, 1}


@pytest.mark.parametrize(("held", "lost"), [("Blow", 0), ("Wall", 2)])
def test_what_cannot_be_done_brings_the_other_about(table: Table, held: str, lost: int) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent must discard an attack. If he cannot, he loses 2 Ability."))
    bob.has(BLOW if held == "Blow" else WALL)
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.begins_turn()
    bob.goes_to("defense")
    assert bob.pending.get("loss", 0) == lost
    assert ("Blow" in bob.discard_pile) == (held == "Blow")


@pytest.mark.parametrize("open_hand", [True, False])
def test_a_hand_that_is_played_open_is_seen(table: Table, open_hand: bool) -> None:
    alice, bob = duel(table)
    if open_hand:
        alice.has_in_play(situation("Your opponent must play with his hand revealed."))
    bob.has(WALL)
    assert ("Wall" in seen_by(alice, "hand", bob)) == open_hand


@pytest.mark.parametrize("side", [0, 1])
def test_a_card_in_play_is_there_whosever_it_is(table: Table, side: int) -> None:
    alice, bob = duel(table)
    (alice, bob)[side].has_in_play(card_saying(name="Alley", type="location"))
    alice.has(event("If there is a Location in play, your opponent loses 1 Ability."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert bob.pending == {"loss": 1}


def test_only_attacks_to_one_side_may_be_played(table: Table) -> None:
    alice, bob = duel(table)
    step = card_saying(
        "You may only attack to the left side this turn.", name="Step", type="dodge", grid="XXX/XXX/XXX"
    )
    left, right = (
        card_saying(name=name, type="attack", grid=grid, damage="2")
        for name, grid in (("Left Cut", "X00/000/000"), ("Right Cut", "00X/000/000"))
    )
    alice.has(BLOW)
    bob.has(step, left, right)
    alice.attacks("Blow")
    bob.goes_to("defense")
    bob.defends("Step")
    bob.goes_to("attack")
    assert bob.can("attack", "Left Cut")
    assert not bob.can("attack", "Right Cut")


@pytest.mark.parametrize("damage", ["2", "3"])
def test_so_much_damage_or_more_is_waited_for(table: Table, damage: str) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("If you take 3 or more damage in one turn, discard this card."))
    alice.has(card_saying(name="Cut", type="attack", grid="X00/000/000", damage=damage))
    alice.attacks("Cut")
    bob.goes_to("defense")
    bob.lets_through()
    alice.begins_turn()
    assert ("Mood" in bob.in_play) == (damage == "2")


def test_he_is_the_opponent_the_sentence_before_spoke_of() -> None:
    first = "Your opponent's attacks cannot be Hidden."
    named = read_text("situation", "Mood", f"{first} Your opponent may not play Locations.")

    assert read_text("situation", "Mood", f"{first} He may not play Locations.") == named
    assert read_text("situation", "Mood", f"{first} They may not play Locations.") == named


@pytest.mark.parametrize(
    "text",
    [
        "You may draw a card. He may not attack this turn.",
        "Remove it from play.",
        "If each player has an Ally in play, draw a card.",
        "Your opponent must discard a card at random. If it is an attack, he loses 1 Ability.",
        "Choose a card at random from your opponent's hand. If it is an attack, he must discard it.",
    ],
)
def test_whom_no_words_tell_is_refused(text: str) -> None:
    with pytest.raises(NotRead):
        read_text("event", "Ploy", text)


def test_a_card_adds_to_the_ability_a_duel_begins_with() -> None:
    more = read_text("premium", "Gift", "You begin the game with +1 Ability.")

    assert more == read_text("premium", "Gift", "Your maximum Ability is increased by 1.")
    assert more != read_text("premium", "Gift", "You begin the game with 1 Ability.")


def test_standing_defenses_are_discarded_from_play(table: Table) -> None:
    alice, bob = duel(table)
    guard = card_saying("This card is a Guard.", name="Low Guard", type="block", grid="000/000/XXX")
    bob.has(guard)
    bob.has_in_play(guard)
    alice.has(event("Your opponent must discard all Standing Defenses."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert bob.in_play == []
    assert bob.hand.count("Low Guard") == 1


@pytest.mark.parametrize("who", ["you are", "your opponent is"])
def test_a_text_asks_whom_a_player_plays_as(table: Table, who: str) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game("Duncan MacLeod")
    alice.has(event(f"If {who} Duncan MacLeod, your opponent loses 2 Ability."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert bob.pending.get("loss", 0) == (2 if who == "your opponent is" else 0)


@pytest.mark.parametrize("with_", [(), ("Feint",)])
def test_a_card_hides_the_attack_it_goes_with(table: Table, with_: tuple[str, ...]) -> None:
    alice, _ = duel(table)
    alice.has(BLOW, card_saying("Play in conjunction with an attack. That attack is Hidden.", "Feint", "edge"))
    alice.attacks("Blow", with_=with_)
    assert alice.attack("Blow").hidden == bool(with_)

"""Texts that let a player choose what is done, speak of a card that is gone, of turns, tags and dice."""

from __future__ import annotations

import pytest

from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.events.plays import DieRolled
from quickening.games.huntik.state import DECK, DISCARD, HAND
from tests.huntik_table import HuntikPlayer, action_saying, card_saying
from tests.table import Table, rule

STRONG = {"atk": "3", "def": "3"}


def hand_of(player: HuntikPlayer) -> int:
    return len(player.game.areas[HAND, player.number])


# -- one of several things -----------------------------------------------------------------------------------------


def test_one_of_two_things_is_chosen_and_then_its_target(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Exhaust Action: Choose one: draw a card; or ready target minor hero.", "Guide"))
    alice.controls("Springer", "Montehue", exhausted=True)

    alice.uses("Guide")
    alice.chooses("ready target minor hero")
    assert alice.may_choose() == ["Guide", "Springer"], "no major hero, but Guide itself, not yet exhausted"
    alice.chooses("Springer")

    assert alice.card("Springer").ready
    assert hand_of(alice) == 0
    assert bob.is_asked("Your turn")


def test_what_has_no_target_cannot_be_chosen(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Choose one: KO target enemy minor hero; or draw 2 cards. Go again.", "Crossroads"))
    bob.controls("Montehue")

    alice.plays("Crossroads")

    assert hand_of(alice) == 2, "Bob has no minor hero: nothing is left to choose"
    assert alice.is_asked("Your turn"), "what follows the choice is done in any case"


@rule("HK 704.1", "A power cannot be used if none of the things it offers has its targets.")
def test_a_choice_of_which_nothing_is_possible_is_not_offered(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Free Action: Choose one: KO target enemy minor hero; or stun target enemy hero in my zone."
    alice.controls(card_saying(text, "Chooser"), zone=2)
    bob.controls("Montehue", zone=1)
    assert not alice.can_use("Chooser")
    assert alice.why_not("Chooser")

    bob.controls("Grier", zone=4)

    assert alice.can_use("Chooser")


def test_a_triggered_choice_is_made_when_it_resolves(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "When you play me from your hand, choose one: stun target enemy hero; or draw a card, then discard a card."
    alice.has(card_saying(text, "Herald"))
    bob.controls("Strix", "Bellona", zone=2)

    alice.plays("Herald")
    alice.chooses("stun target enemy hero")
    alice.chooses("Bellona")

    assert bob.card("Bellona").stunned
    assert not bob.card("Strix").stunned


def test_a_condition_stands_before_the_choice(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Free Action: If I'm in zone 3, choose one: draw a card; or KO another target friendly hero."
    alice.controls(card_saying(text, "Judge"), zone=2)
    alice.controls("Springer", zone=1)
    assert not alice.can_use("Judge")

    alice.moves("Judge", forward=1)
    bob.passes()
    alice.uses("Judge")
    alice.chooses("KO another target friendly hero")

    assert alice.card("Springer").area == DISCARD, "the only other friendly hero, and never Judge itself"


# -- every card that is drawn --------------------------------------------------------------------------------------


@rule("HK 702.1.2", "Cards drawn together are as many instances of drawing a card.")
def test_each_card_drawn_triggers_on_its_own(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Whenever you draw a card, I get +1 ATK this round.", "Reader"))
    alice.controls(card_saying("Whenever you draw one or more cards, I get +1 ATK this round.", "Glancer"))
    bob.controls(card_saying("Whenever your opponent draws a card, put a Spy counter on me.", "Spy"))
    alice.has(action_saying("Draw 3 cards.", "Study"))

    alice.plays("Study")
    while alice.is_asked("Which power resolves next"):
        alice.chooses(alice.may_choose()[0])

    assert alice.card("Reader").atk == 1 + 3
    assert alice.card("Glancer").atk == 1 + 1
    assert bob.card("Spy").counters == ["Spy", "Spy", "Spy"]


def test_each_drawn_card_is_the_one_spoken_of(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Whenever you draw a card, reveal it. If it's a major hero card, draw a card."
    alice.controls(card_saying(text, "Prophet"))
    alice.has_on_deck("Springer", "Montehue", "Bellona")
    alice.has(action_saying("Draw 2 cards.", "Study"))

    alice.plays("Study")
    while alice.is_asked("Which power resolves next"):
        alice.chooses(alice.may_choose()[0])

    assert hand_of(alice) == 3, "two were drawn, and a third for Montehue"
    assert bob.is_asked("Your turn")


@rule("HK 702.1.2", "Two heroes that leave play together both trigger what waits for a hero to leave.")
def test_heroes_that_go_to_a_deck_together_each_leave_play(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Strix", "Bellona", zone=1)
    bob.controls(card_saying("Whenever a friendly hero leaves play, put a Grief counter on me.", "Mourner"), zone=3)
    alice.has(action_saying("Put all heroes in zone 5 on the bottom of their owners' decks.", "Tide"))

    alice.plays("Tide")
    if bob.is_asked("Put on the bottom"):
        bob.chooses("Strix", "Bellona")

    assert bob.card("Mourner").counters == ["Grief", "Grief"]


# -- numbers of cards that are gone --------------------------------------------------------------------------------


def test_the_attack_of_an_eliminated_hero_is_remembered(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    alice.card("Springer").state.counters = ()
    alice.has(action_saying("Target friendly hero gets +2 ATK this round. Go again.", "Boost"))
    alice.has(action_saying("Eliminate a friendly hero. Draw cards equal to its ATK.", "Sacrifice"))

    alice.plays("Boost", at="Springer")
    alice.plays("Sacrifice")

    assert hand_of(alice) == 2 + 2, "as it was when it left, not as it is printed"


def test_a_card_that_was_not_in_play_has_its_printed_numbers(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    alice.has(action_saying("Target friendly hero gets +2 ATK this round. Go again.", "Boost"))
    alice.has(action_saying("KO target friendly hero. Go again.", "Blow"))
    recalled = "Return a hero card from your discard pile to your hand. Draw cards equal to its ATK."
    alice.has(action_saying(recalled, "Recall"))

    alice.plays("Boost", at="Springer")
    alice.plays("Blow", at="Springer")
    alice.plays("Recall")

    assert hand_of(alice) == 1 + 2


@rule("HK 702.4", "A power that triggers on a KO speaks of its hero as it was just before.")
def test_a_knocked_out_hero_speaks_of_the_attack_it_had(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("When I'm KO'd, draw cards equal to my ATK.", "Martyr"))
    alice.controls(card_saying("All friendly heroes get +1 ATK.", "Leader"))
    bob.has(action_saying("KO all enemy heroes.", "Doom"))
    alice.passes()

    bob.plays("Doom")

    assert hand_of(alice) == 2, "both left at once: Leader was still there just before"


# -- turns ---------------------------------------------------------------------------------------------------------


def test_a_number_changes_with_the_turn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("I get +3 DEF during your opponent's turn.\nIf it's your turn, I get +1 ATK.", "Owl"))
    bob.controls(card_saying("During your turn, all friendly heroes get +2 ATK.", "Captain"))
    assert (alice.card("Owl").atk, alice.card("Owl").defense) == (2, 1)
    assert bob.card("Captain").atk == 1

    alice.passes()

    assert (alice.card("Owl").atk, alice.card("Owl").defense) == (1, 4)
    assert bob.card("Captain").atk == 3


def test_between_rounds_it_is_nobodys_turn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("At the start of each round, if it's your turn, draw a card.", "Early"))
    alice.controls(card_saying("At the start of each round, if it's your opponent's turn, draw a card.", "Late"))
    before = hand_of(alice)

    alice.passes()
    bob.passes()

    assert hand_of(alice) == before + 2, "the two cards of a new round and no more"


def test_what_triggers_at_the_start_of_a_turn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("At the start of your turn, put a Dawn counter on me.", "Cock"))

    bob.passes()
    assert alice.card("Cock").counters == ["Dawn"]
    alice.moves("Cock", forward=1)

    assert alice.card("Cock").counters == ["Dawn"], "Bob's turn is not Alice's"


# -- tags ----------------------------------------------------------------------------------------------------------


@rule("HK 202.1", "A card may be given a tag, and is then found by it.")
def test_a_given_tag_counts_like_a_printed_one(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("I'm a Draco-Titan.", "Pretender"))
    alice.controls("Lok Lambert")
    alice.controls(card_saying("All friendly Titans get +1 ATK.", "Tamer"))
    bob.controls("Strix")

    assert alice.card("Pretender").atk == 2, "a Draco-Titan is a Titan"
    assert alice.card("Lok Lambert").atk == 3

    alice.has(action_saying("Target hero becomes a Titan this round. Go again.", "Change"))
    alice.plays("Change", at="Lok Lambert")

    assert alice.card("Lok Lambert").atk == 4


@rule("HK 407.1.4", "A stunned card has no tags, whoever gave them.")
def test_a_stunned_card_loses_a_given_tag(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("All friendly heroes are Seekers.", "Teacher", subtype="yamaTitan"))
    alice.controls("Springer")
    bob.has(action_saying("KO all enemy Seekers.", "Hunt"), action_saying("Stun target enemy hero. Go again.", "Nap"))

    bob.plays("Nap", at="Springer")
    bob.plays("Hunt")

    assert alice.card("Teacher").area == DISCARD
    assert alice.card("Springer").area == "play"


# -- me and another ------------------------------------------------------------------------------------------------


def test_another_hero_pays_with_me(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Free Action: Exhaust me and another friendly hero to KO target enemy hero.", "Twin"))
    alice.controls("Bellona", exhausted=True)
    bob.controls("Strix")
    assert not alice.can_use("Twin"), "nobody else is ready"

    alice.controls("Springer")
    alice.uses("Twin", at="Strix")
    if alice.is_asked("Choose"):
        assert alice.may_choose() == ["Springer"]
        alice.chooses("Springer")

    assert alice.card("Twin").exhausted
    assert alice.card("Springer").exhausted
    assert bob.card("Strix").area == DISCARD


# -- what a choice is described by ---------------------------------------------------------------------------------


@rule("HK 704.1", "A target in the zone of another target is chosen after it.")
def test_a_target_in_another_targets_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Exhaust Action: Stun target enemy hero in target friendly hero's zone."
    alice.controls(card_saying(text, "Caller"), zone=1)
    alice.controls("Springer", zone=3)
    bob.controls("Strix", zone=3)
    bob.controls("Bellona", zone=2)

    alice.uses("Caller")
    assert alice.may_choose() == ["Caller", "Springer"] or alice.may_choose() == ["Springer"]
    alice.chooses("Springer")

    assert bob.card("Strix").stunned
    assert not bob.card("Bellona").stunned


@pytest.mark.parametrize(
    "text",
    [
        "When you play me from your hand, put me into target friendly hero's zone.",
        "When you play me from your hand, KO all enemy heroes in target friendly hero's zone. Put me into zone 3.",
    ],
)
def test_a_triggered_power_chooses_the_hero_whose_zone_it_speaks_of(table: Table, text: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Strix", zone=3)
    alice.has(card_saying(text, "Comer"))

    alice.plays("Comer")
    alice.chooses("Springer")

    assert alice.card("Comer").zone == 3
    assert (bob.card("Strix").area == DISCARD) == ("KO" in text)


# -- dice ----------------------------------------------------------------------------------------------------------


def rolled(player: HuntikPlayer) -> list[int]:
    return [event.result for event in player.game.log if isinstance(event, DieRolled)]


def gambler(text: str) -> Printed:
    return card_saying(f"Free Action: {text}", "Gambler")


@pytest.mark.parametrize("seed", range(8))
def test_a_die_decides(table: Table, seed: int) -> None:
    alice, bob = table.huntik("Alice", "Bob", seed=seed)
    alice.controls(gambler("Roll a die. On a 5 or 6, KO target enemy hero. If the result is 2 or less, stun me."))
    bob.controls("Strix")

    alice.uses("Gambler")
    if alice.is_asked("Choose"):
        alice.chooses("Strix")

    (result,) = rolled(alice)
    assert (bob.card("Strix").area == DISCARD) == (result >= 5)
    assert alice.card("Gambler").stunned == (result <= 2)


def test_as_many_as_the_die_shows(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(gambler("Roll a die. Draw cards equal to the result."))
    deck = len(alice.game.areas[DECK, 0])

    alice.uses("Gambler")

    assert hand_of(alice) == rolled(alice)[0] == deck - len(alice.game.areas[DECK, 0])


@pytest.mark.parametrize("seed", range(6))
def test_a_hero_rolls_a_die_by_a_table_of_results(table: Table, seed: int) -> None:
    alice, _bob = table.huntik(seed=seed)
    text = "Free Action: Roll a die. 1-3: Draw a card. 4-6: Put a +1 ATK and +1 DEF counter on me. Go again."
    hero = alice.controls(card_saying(text, "Gambler"))

    alice.uses("Gambler")

    result = next(int(line[-2]) for line in table.log if "Alice rolls" in line)
    assert (len(alice.hand), len(hero.counters)) == ((1, 0) if result <= 3 else (0, 1))
    assert alice.is_asked("Your turn"), "whatever the result, Alice goes again"


def test_play_with_the_top_card_of_your_deck_revealed(table: Table) -> None:
    alice, bob = table.huntik()
    alice.has_on_deck("Bellona")
    alice.controls(card_saying("Play with the top card of your deck revealed.", "Open Hero"))

    assert bob.sees("deck", of=alice)[-1] == "Bellona"

"""HK 801-802. Simultaneity and loops."""

from __future__ import annotations

import pytest

from quickening.games.huntik.state import Counter
from tests.huntik_table import HuntikPlayer, action_saying, card_saying, end_round
from tests.table import Table, rule

# -- 801. Simultaneity ---------------------------------------------------------------------------------------------


@rule(
    "HK 801.1",
    "HK 801.1.2",
    "The lead player chooses, then the defending player; only then it happens, for both at once.",
)
def test_choices_are_made_one_after_the_other_and_carried_out_together(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    for player in (alice, bob):
        player.controls(card_saying("Whenever a hero is KO'd, draw a card.", f"{player.name}’s Scribe"))
        player.controls("Springer")
    bob.has(action_saying("Each player KOs a friendly hero.", "Duel"))

    bob.plays("Duel")
    assert alice.is_asked("Choose"), "the lead player first, though it is Bob’s card"
    assert alice.may_choose() == ["Alice’s Scribe", "Springer"]
    alice.chooses("Alice’s Scribe")
    assert alice.card("Alice’s Scribe").area == "play", "nothing has happened yet"
    assert bob.may_choose() == ["Bob’s Scribe", "Springer"]
    bob.chooses("Springer")

    assert alice.in_play == ["Springer"]
    assert bob.in_play == ["Bob’s Scribe"]
    assert len(alice.hand) == 2, "both went at once, so Alice’s Scribe saw itself and Springer go"


@rule("HK 801.1", "A choice of one’s own hand is made in the same order.")
def test_each_player_discards(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(
        action_saying("Each player discards a card. Each player draws 2 cards.", "Flood"), "Enderby", "Springer"
    )
    bob.has("Suit", "Bellona")

    alice.plays("Flood")
    alice.chooses("Enderby")
    assert alice.hand == ["Enderby", "Springer"]
    bob.chooses("Bellona")

    assert alice.discard_pile == ["Enderby", "Flood"]
    assert bob.discard_pile == ["Bellona"]
    assert (len(alice.hand), len(bob.hand)) == (3, 3)


@rule("HK 801.1", "So are the choices among replacements of events that happen at once.")
def test_the_lead_player_chooses_among_replacements_first(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    stubborn = card_saying(
        "If I would be KO'd, stun me instead.\nIf I would be KO'd, exhaust me instead.", "Stubborn"
    )
    bob.controls(stubborn)
    alice.controls(stubborn)
    bob.has(action_saying("KO all heroes.", "Doom"))

    bob.plays("Doom")
    assert alice.is_asked("Which replacement applies?")
    alice.chooses(table.decision.options[0].id)
    assert not alice.card("Stubborn").stunned, "nothing has happened yet"
    assert bob.is_asked("Which replacement applies?")
    bob.chooses(table.decision.options[1].id)

    assert alice.card("Stubborn").stunned
    assert not bob.card("Stubborn").stunned
    assert bob.card("Stubborn").exhausted


# -- 802. Loops ----------------------------------------------------------------------------------------------------

GROWER = card_saying("Grow — Free Action: Put a +1 ATK and +1 DEF counter on me. Go again.", "Grower")


def loops(player: HuntikPlayer, number: int) -> None:
    """The player says how many more times a loop starts."""
    assert player.is_asked("How many more times does this loop start?")
    player.chooses(str(number))


@rule(
    "HK 802.1",
    "HK 802.2",
    "HK 802.2.3",
    "A play that could be repeated for ever: after one time round its player chooses a number.",
)
@pytest.mark.parametrize(("number", "counters"), [(0, 1), (1, 1), (2, 2), (5, 5)])
def test_an_endless_play_ends_by_the_number_chosen(table: Table, number: int, counters: int) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    grower = alice.controls(GROWER)
    alice.controls("Springer")

    alice.uses("Grower")
    assert len(grower.counters) == 1, "one full iteration comes first, and nobody is asked anything"
    alice.uses("Grower")
    loops(alice, number)
    while alice.can_use("Grower"):
        alice.uses("Grower")

    assert len(grower.counters) == counters, "it ends just before the play is made for the last of these times"
    assert alice.can_move("Springer"), "the next play can’t be the one that would continue the loop; others can"


@rule("HK 802.2", "After another play has changed the position, the loop may be begun anew.")
def test_a_loop_that_ended_may_be_begun_anew_in_another_position(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    grower = alice.controls(GROWER)
    alice.controls("Springer")

    alice.uses("Grower")
    alice.uses("Grower")
    loops(alice, 1)
    assert not alice.can_use("Grower")
    alice.moves("Springer", forward=1)
    bob.passes()
    alice.uses("Grower")

    assert len(grower.counters) == 2


@rule("HK 802.2.2", "In a loop of both players’ plays the other one may choose a smaller number.")
def test_the_other_player_may_choose_a_smaller_number(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    patient = card_saying("Wait — Free Action: Put a +1 ATK and +1 DEF counter on me.", "Patient Hero")
    hers = alice.controls(patient)
    his = bob.controls(patient)

    alice.uses("Patient Hero")
    bob.uses("Patient Hero")
    alice.uses("Patient Hero")
    loops(alice, 10)
    assert bob.is_asked("A smaller number?")
    assert bob.may_choose() == [*map(str, range(10)), "Agree to 10"]
    bob.chooses("3")
    while not bob.is_asked() or bob.can_use("Patient Hero"):
        (bob if bob.is_asked() else alice).uses("Patient Hero")

    assert len(hers.counters) == 4, "the first time, and the three additional ones"
    assert len(his.counters) == 3, "Bob chose 3: it ends just before his play in the third of them"


@rule("HK 802.2", "Whoever made the first optional play chooses first, be it the defender; below 1 there is still 0.")
def test_the_lead_player_may_choose_less_than_the_defender(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    patient = card_saying("Wait — Free Action: Put a +1 ATK and +1 DEF counter on me.", "Patient Hero")
    hers = alice.controls(patient)
    his = bob.controls(patient)

    bob.uses("Patient Hero")
    alice.uses("Patient Hero")
    bob.uses("Patient Hero")
    loops(bob, 1)
    assert alice.is_asked("A smaller number?")
    assert alice.may_choose() == ["0", "Agree to 1"]
    alice.chooses("0")

    assert (len(his.counters), len(hers.counters)) == (1, 1), "the loop does not start again"
    assert bob.is_asked("Your turn")
    assert not bob.can_use("Patient Hero")


@rule("HK 802.2.2", "The other player may agree; one who made no play in the loop is not asked.")
def test_the_other_player_may_agree_to_the_number(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    patient = card_saying("Wait — Free Action: Put a +1 ATK and +1 DEF counter on me.", "Patient Hero")
    hers = alice.controls(patient)
    bob.controls("Springer")

    alice.uses("Patient Hero")
    bob.passes()
    alice.uses("Patient Hero")
    loops(alice, 2)
    assert bob.is_asked("Your turn"), "he only passed"
    bob.passes()

    assert len(hers.counters) == 2
    assert not alice.can_use("Patient Hero")


@rule("HK 802.2.4", "A loop that changes nothing at all is not gone round a second time.")
def test_a_loop_that_changes_nothing_is_not_offered_again(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Tremayne")
    bob.controls("Springer")

    alice.uses("Tremayne", "Pixie Dust", at="Tremayne")
    bob.passes()
    assert alice.can_use("Tremayne"), "once from the new position"
    alice.uses("Tremayne", "Pixie Dust", at="Tremayne")
    bob.passes()

    assert not alice.can_use("Tremayne"), "Tremayne was exhausted before, and still is"
    assert [one.rule for one in alice.why_not("Tremayne")] == ["HK 403.1", "HK 802.2"]


@rule("HK 802.2.4", "The same power at another target is another play: no loop is continued by it.")
def test_a_power_may_be_used_at_another_target(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Tremayne", zone=3)
    bob.controls("Bellona", zone=3, exhausted=True)
    strix = bob.controls("Strix", zone=3)

    alice.uses("Tremayne", "Pixie Dust", at="Bellona")
    bob.passes()
    alice.uses("Tremayne", "Pixie Dust")
    assert alice.may_choose() == ["Tremayne", "Strix"], "Bellona once more would be for nothing"
    alice.chooses("Strix")

    assert strix.exhausted
    assert bob.is_asked("Your turn")


@rule("HK 802.2.4", "HK 600.1a", "To move 0 zones and fight is not to move 0 zones and let it be.")
def test_a_second_move_may_be_made_to_fight(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Whenever I become exhausted, ready me.", "Tireless Hero"), zone=3)
    bob.controls("Bellona", zone=3)

    alice.moves("Tireless Hero")
    alice.does_not_start_combat()
    bob.passes()
    assert 0 in alice.can_move("Tireless Hero")
    alice.moves("Tireless Hero")

    assert bob.is_asked("Play a combat action?"), "to refrain once more would be for nothing"
    bob.passes()
    alice.passes()
    bob.passes()
    assert 0 not in alice.can_move("Tireless Hero"), "both ways it has come to nothing"


@rule("HK 802.2.4", "A position in which texts have changed places is another one.")
def test_swapped_texts_make_another_position(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    swap = "Free Action: Choose target friendly hero and target enemy hero. Swap their printed text boxes. Go again."
    alice.controls(card_saying(swap, "Swapper"))
    alice.controls("Enderby", zone=2)
    bob.controls("Strix", zone=3)

    alice.uses("Swapper", at="Enderby")
    assert alice.can_use("Enderby", "Sting")
    alice.uses("Swapper", at="Enderby")

    assert not alice.can_use("Enderby"), "and back"


@rule("HK 802.2.4", "Which text a card has is part of a position, not only that it is another one than printed.")
def test_texts_swapped_in_another_way_make_another_position(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    swap = "Free Action: Choose target friendly hero and target enemy hero. Swap their printed text boxes. Go again."
    alice.controls(card_saying(swap, "Swapper"))
    alice.controls("Enderby", "Tremayne", zone=2)
    bob.controls("Strix", zone=3)

    for friend in ("Enderby", "Tremayne", "Enderby", "Tremayne"):
        alice.uses("Swapper", at=friend)
    alice.uses("Swapper")

    assert "Enderby" in alice.may_choose(), "all three have another text than printed, but not the one they had then"


@rule("HK 802.2.4", "Of several things chosen at once any choice is the same play, if it comes to nothing.")
def test_a_choice_of_several_that_changes_nothing_is_not_offered_again(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    text = "Roll Call — Free Action: Put any number of friendly heroes into zone 2. Go again."
    alice.controls(card_saying(text, "Sergeant"), "Enderby", "Springer", zone=2)

    alice.uses("Sergeant")
    alice.chooses("Enderby", "Springer")

    assert not alice.can_use("Sergeant"), "all of them were there, and are"
    assert alice.can_move("Enderby")


@rule("HK 802.2.4", "A number that was chosen is about the play as it was made, not about another target.")
def test_the_number_chosen_is_for_one_target(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    text = "Free Action: Put a +1 ATK and +1 DEF counter on target friendly hero. Go again."
    alice.controls(card_saying(text, "Teacher"))
    enderby = alice.controls("Enderby")

    alice.uses("Teacher", at="Enderby")
    alice.uses("Teacher")
    loops(alice, 1)

    assert len(enderby.counters) == 1, "not Enderby once more"
    assert alice.card("Teacher").counters == ["+1/+1"], "so that one other target was left"


@rule("HK 802.2.3", "In a combat it is the same.")
def test_an_endless_combat_action_ends_by_the_number_chosen(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Combat Action: Add 1 attack to this combat.", "Drummer"), zone=3)
    bob.controls("Ammit Heart-Eater", zone=3)

    alice.moves("Drummer")
    alice.starts_combat()
    bob.passes()
    alice.uses("Drummer")
    bob.passes()
    alice.uses("Drummer")
    loops(alice, 3)
    bob.passes()
    alice.uses("Drummer")
    bob.passes()
    assert not alice.can_use("Drummer")
    alice.passes()

    assert "Alice aims 4 at Ammit Heart-Eater." in table.log, "1, once, and twice more"


@rule("HK 802.2.3", "To do what a triggered power says one may is an optional play, too.")
def test_a_triggered_loop_with_a_may_ends_by_the_number_chosen(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    restless = card_saying(
        "Whenever I become exhausted, you may ready me and put a +1 ATK and +0 DEF counter on me.\n"
        "Whenever I become ready, exhaust me.",
        "Restless Hero",
    )
    hero = alice.controls(restless)

    alice.moves("Restless Hero", forward=1)
    alice.says_yes()
    loops(alice, 3)
    while alice.is_asked("Ready me"):
        alice.says_yes()

    assert len(hero.counters) == 3, "one full time, and two more before the third"
    assert bob.is_asked("Your turn")


@rule(
    "HK 802.3",
    "HK 802.3.2",
    "A player may break a loop at any point by another play; the rest of the number is dropped.",
)
def test_a_loop_is_broken_before_the_number_is_reached(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    patient = card_saying("Wait — Free Action: Put a +1 ATK and +1 DEF counter on me.", "Patient Hero")
    hers = alice.controls(patient)
    bob.controls(patient)
    bob.has(action_saying("KO target hero.", "Arrow"))

    alice.uses("Patient Hero")
    bob.uses("Patient Hero")
    alice.uses("Patient Hero")
    loops(alice, 50)
    bob.chooses("Agree to 50")
    assert len(hers.counters) == 2
    bob.plays("Arrow", at="Patient Hero")

    assert len(alice.discard_pile) + len(bob.discard_pile) == 2, "the hero and the Arrow"
    assert alice.is_asked("Your turn"), "and play goes on from there"


@rule("HK 104.1.2", "HK 802.2", "How often a loop goes on is a number: for ever is none that could be chosen.")
def test_nobody_chooses_an_infinite_number(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls(GROWER)

    alice.uses("Grower")
    alice.uses("Grower")

    assert [option.number for option in table.decision.options] == list(range(100))
    assert not table.decision.may_decline


@rule(
    "HK 802.3", "HK 802.3.2", "A loop may be broken after an iteration as well, by the player who chose the number."
)
def test_a_loop_is_broken_between_two_iterations(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    grower = alice.controls(GROWER)
    alice.controls("Springer", zone=2)

    alice.uses("Grower")
    alice.uses("Grower")
    loops(alice, 50)
    alice.uses("Grower")
    alice.moves("Springer", forward=1)

    assert len(grower.counters) == 3, "the rest of the fifty is dropped"
    assert bob.is_asked("Your turn")
    bob.passes()
    alice.uses("Grower")
    assert len(grower.counters) == 4, "from the new position it is a new play"


@rule("HK 802.4", "A loop without optional plays that nobody breaks makes the game a draw.")
def test_a_mandatory_loop_is_a_draw(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls(
        card_saying(
            "Whenever I become exhausted, ready me.\nWhenever I become ready, exhaust me.", "Perpetuum Mobile"
        )
    )

    alice.moves("Perpetuum Mobile", forward=1)

    assert table.game.over
    assert table.game.outcome.winners == ()
    assert table.game.outcome.rule == "HK 802.4"
    assert len(table.log) < 300, "it does not take for ever to see that"


@rule("HK 802.4", "So is one in which something grows, and one in which players have to choose.")
def test_a_mandatory_loop_with_choices_is_a_draw(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = (
        "Whenever a hero becomes exhausted, ready target hero.\nWhenever a hero becomes ready, exhaust target hero."
    )
    alice.controls(card_saying(text, "Juggler"))
    bob.controls("Springer")

    alice.moves("Juggler", forward=1)
    for _ in range(200):
        if table.game.over:
            break
        alice.chooses("Juggler")

    assert table.game.over
    assert table.game.outcome.winners == ()


@rule("HK 802.4", "A power that triggers anew while it is resolved makes a loop, too.")
def test_a_loop_of_moves_within_moves_is_a_draw(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("When I move, move me up to 1 zone.", "Restless Hero"), zone=2)

    alice.moves("Restless Hero")
    for _ in range(100):
        if table.game.over:
            break
        alice.chooses("Move Restless Hero 0 zones")

    assert table.game.over
    assert table.game.outcome.rule == "HK 802.4"


@rule("HK 802.4", "So do combats that nobody can help.")
def test_a_loop_of_combats_is_a_draw(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    fury = card_saying("Whenever a combat in my zone ends, start a combat.", "Fury", **{"def": "9"})
    alice.controls(fury, zone=3)
    bob.controls("Ammit Heart-Eater", zone=3)

    alice.moves("Fury")
    alice.starts_combat()
    for _ in range(100):
        if table.game.over:
            break
        bob.passes()
        alice.passes()

    assert table.game.over
    assert table.game.outcome.rule == "HK 802.4"


@rule("HK 802.4", "HK 707.2", "Who only ever passes and goes again goes round a loop.")
def test_a_loop_of_passes_is_a_draw(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("At the start of your turn, go again.", "Perpetual Hero"))
    bob.controls("Springer")

    bob.moves("Springer")
    for _ in range(3):
        alice.passes()
    assert not table.game.over
    alice.passes()

    assert table.game.over
    assert table.game.outcome.rule == "HK 802.4"


@rule("HK 802.4", "What grows until a text has enough of it comes to an end by itself.")
@pytest.mark.parametrize("enough", [30, 99])
def test_a_loop_that_ends_by_itself_is_no_draw(table: Table, enough: int) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    climber = card_saying(
        f"Whenever I become exhausted, if my ATK is {enough} or less, put a +1 ATK and +0 DEF counter on me "
        "and ready me.\n"
        "Whenever I become ready, exhaust me.",
        "Climber",
    )
    hero = alice.controls(climber)

    alice.moves("Climber", forward=1)

    assert bob.is_asked("Your turn")
    assert hero.atk == enough + 1


@rule("HK 802.4", "What grows and grows, whatever any text asks for, goes on for ever.")
def test_a_loop_that_only_grows_is_a_draw(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    climber = card_saying(
        "Whenever I become exhausted, put a +1 ATK and +0 DEF counter on me and ready me.\n"
        "Whenever I become ready, exhaust me.",
        "Climber",
    )
    alice.controls(climber)

    alice.moves("Climber", forward=1)

    assert table.game.outcome.rule == "HK 802.4"
    assert len(alice.card("Climber").counters) < 500, "more than all texts together speak of is enough"


@rule("HK 802.4", "What is used up besides counters comes to an end as well: a hand that is discarded card by card.")
def test_a_hand_that_is_used_up_is_no_loop(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    spender = card_saying(
        "Whenever I become exhausted, discard a card to ready me.\nWhenever I become ready, exhaust me.", "Spender"
    )
    alice.controls(spender)
    alice.has(*["Springer"] * 30)

    alice.moves("Spender", forward=1)
    while not table.game.over and not bob.is_asked("Your turn"):
        table.answer(table.decision.options[0])

    assert not table.game.over
    assert (alice.hand, len(alice.discard_pile)) == ([], 30)


@rule("HK 802.4", "What grows beyond all measure while something else is used up comes to an end with that.")
def test_a_loop_that_uses_something_up_ends_with_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bearer = card_saying(
        "Whenever I become ready, exhaust me.\n"
        "Whenever I become exhausted, put a +1 ATK and +0 DEF counter on me.\n"
        "Whenever I become exhausted, remove a Candle counter from me to ready me.",
        "Candle Bearer",
    )
    hero = alice.controls(bearer)
    hero.state.counters = (Counter("Candle"),) * 300

    alice.moves("Candle Bearer", forward=1)
    while not table.game.over and not bob.is_asked("Your turn"):
        table.answer(table.decision.options[0])

    assert not table.game.over
    assert hero.atk == 302, "one more than there were candles"


@rule("HK 802.4", "Many triggers that come to an end are no loop.")
def test_many_triggers_are_no_loop(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bearer = card_saying(
        "I come into play with 60 Candle counters.\n"
        "At the start of each round, put a Spark counter on me.\n"
        "Whenever I become ready, exhaust me.\n"
        "Whenever I become exhausted, remove a Candle counter from me to ready me.",
        "Candle Bearer",
    )
    alice.has(bearer)

    alice.plays("Candle Bearer")
    bob.passes()
    alice.moves("Candle Bearer", forward=1)

    assert not table.game.over
    assert alice.card("Candle Bearer").counters == []
    end_round(alice, bob)
    assert table.game.round == 2

"""HK 700-701. Powers, and those that are used."""

from __future__ import annotations

import pytest

from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.rules.powers import usable_powers
from tests.huntik_table import action_saying, card_saying, end_round
from tests.table import Table, rule

SILENCE = action_saying("Target hero loses its powers this round. Go again.", "Silence")


# -- 700. Powers ---------------------------------------------------------------------------------------------------


@rule("HK 700.1.2", "Each paragraph is a power; keywords may share one.")
def test_a_text_box_is_read_paragraph_by_paragraph(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    many = card_saying(
        "Unblockable\nAt the start of each round, draw a card.\nNap — Free Action: Exhaust me.", "Jack of All Trades"
    )
    jack = alice.controls(many, zone=3)
    bob.controls("Bellona", zone=3)

    assert [type(power).__name__ for power in many.abilities] == ["AlwaysOn", "TriggeredPower", "ActionPower"]
    assert alice.can_move("Jack of All Trades") == [-2, -1, 0, 1, 2], "unblockable"
    alice.uses("Jack of All Trades", "Nap")
    assert jack.exhausted
    end_round(alice, bob)
    assert len(alice.hand) == 3


@rule("HK 700.1", "A card also has the powers and keywords that modifiers give it, whatever their kind.")
def test_quoted_powers_are_powers_of_the_card(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Enderby", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has(
        action_saying('This round, target hero gets "Unblockable"', "Wings"),
        action_saying('This round, target hero gets "When I move, draw a card."', "Map"),
        action_saying('This round, target hero gets "I get +2 ATK."', "Sword"),
        action_saying('This round, target hero gets "If I would be KO\'d, stun me instead."', "Shield"),
    )
    assert alice.can_move("Enderby") == [-2, -1, 0]

    for card in ("Wings", "Map", "Sword", "Shield"):
        alice.plays(card, at="Enderby")
        bob.passes()

    assert alice.card("Enderby").atk == 5
    assert bob.card("Bellona").atk == 1, "nobody gave Bellona anything"
    assert alice.can_move("Enderby") == [-2, -1, 0, 1, 2]
    alice.moves("Enderby")
    assert len(alice.hand) == 1, "the map"
    alice.starts_combat()
    bob.passes()
    alice.passes()
    assert alice.card("Enderby").atk == 5, "1 attack is not enough"


@rule("HK 700.2", "A power functions in play, unless it says where else it does.")
def test_powers_function_in_play_unless_they_say_otherwise(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has_in_discard_pile("Rassimov", "Tremayne")
    alice.has("Tremayne", "Enderby")
    alice.controls("Springer")

    assert alice.can_use("Rassimov", "Survivor"), "it says: if this card is in your discard pile"
    assert not alice.can_use("Tremayne"), "neither in hand nor in the discard pile"
    alice.uses("Rassimov", "Survivor", at="Enderby")

    assert "Rassimov" in alice.hand
    bob.passes()
    assert not alice.can_use("Rassimov"), "in hand its power does not function"


@rule("HK 700.2.2", "A power that can only function as the card is discarded functions in hand.")
def test_a_power_that_can_only_function_in_another_area(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    tired = alice.controls("Ignatius", exhausted=True)
    alice.has("Gawain")

    alice.uses("Ignatius", "Burn")

    assert tired.ready, "Gawain: when you discard me from your hand"


@rule("HK 700.2", "A triggered power that says so waits in the discard pile, and only there.")
def test_a_triggered_power_in_the_discard_pile(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    phoenix = card_saying(
        "At the start of each round, if I'm in your discard pile, return me to my owner's hand.", "Phoenix"
    )
    alice.has_in_discard_pile(phoenix)
    bob.controls(phoenix)

    end_round(alice, bob)

    assert "Phoenix" in alice.hand
    assert bob.in_play == ["Phoenix"]


@rule("HK 700.3", "A card that loses its powers has a blank text box, and has them again afterwards.")
def test_a_card_loses_all_its_powers(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    witch = card_saying(
        "Unblockable\nWhenever a hero becomes exhausted, draw a card.\nHex — Free Action: Exhaust target hero.",
        "Witch",
    )
    bob.controls(witch, zone=3)
    alice.controls("Springer", zone=3)
    alice.has(SILENCE)

    alice.plays("Silence", at="Witch")
    alice.moves("Springer", back=1)
    assert bob.hand == [], "Springer exhausted, and nothing triggered"
    assert not bob.can_use("Witch")
    alice.controls("Enderby", zone=3)
    assert bob.can_move("Witch") == [-2, -1, 0], "no longer unblockable"
    end_round(alice, bob)

    alice.passes()
    assert bob.can_use("Witch", "Hex")
    assert bob.can_move("Witch") == [-2, -1, 0, 1, 2]


@rule("HK 700.3", "A hero without powers no longer helps others, nor replaces anything.")
def test_lost_powers_no_longer_work_on_others(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    guardian = card_saying("If a friendly hero would be KO'd, stun me instead.", "Guardian")
    bob.controls("Kipperin", guardian, zone=1)
    suit = bob.controls("Suit", zone=3)
    alice.controls("Dante Vale", zone=3)
    alice.has(SILENCE, SILENCE, "Quick Strike")

    alice.plays("Silence", at="Kipperin")
    alice.plays("Silence", at="Guardian")
    alice.plays("Quick Strike", at="Suit")

    assert suit.area == "discard pile"
    assert not bob.card("Guardian").stunned


@rule("HK 700.3.2", "HK 711.2d.3", "A lost always-on power that returns gets a new timestamp.")
def test_a_power_that_returns_is_younger_than_before(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    leveler = card_saying("All heroes have 2 ATK.", "Leveler")
    alice.controls(leveler)
    springer = alice.controls("Springer")
    alice.has(
        action_saying("Target hero gets +3 ATK.", "Whetstone"),
        action_saying("Target hero loses its powers this combat. Go again.", "Hush", "combat"),
        SILENCE,
    )

    alice.plays("Whetstone", at="Springer")
    assert springer.atk == 5, "the Leveler’s power is older"
    bob.passes()
    alice.plays("Silence", at="Leveler")
    assert springer.atk == 5, "2 and 3, for the Leveler has no power"
    alice.passes()
    bob.passes()

    assert springer.atk == 2, "the Leveler has its power again, and now it is the younger one"


@rule("HK 700.3.3", "HK 701.3.3", "A power that was lost and returns is the same power: its limit still counts.")
def test_a_returned_power_is_the_same_power(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Wish — Free Action: Once per game, draw a card.", "Wishing Well"))
    alice.has(SILENCE)

    alice.uses("Wishing Well", "Wish")
    bob.passes()
    alice.plays("Silence", at="Wishing Well")
    alice.passes()
    bob.passes()

    assert alice.is_asked("Your turn")
    assert not alice.can_use("Wishing Well")
    assert alice.why_not("Wishing Well")[-1].rule == "HK 701.3"


# -- 701. Action powers --------------------------------------------------------------------------------------------


@rule(
    "HK 701.1",
    "HK 701.2",
    "HK 701.2.3",
    "What stands after “Action:” is used on your turn; an exhaust action exhausts a ready hero.",
)
def test_free_and_exhaust_actions_are_used_on_your_turn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    cherit = alice.controls("Cherit")
    tremayne = alice.controls("Tremayne", exhausted=True)
    bob.controls("Tremayne")

    assert alice.can_use("Cherit", "Charge Up")
    assert alice.can_use("Tremayne", "Pixie Dust"), "a free action needs no ready hero"
    alice.uses("Cherit", "Charge Up", at="Cherit")

    assert cherit.exhausted
    assert not alice.can_use("Cherit")
    assert alice.why_not("Cherit")[-1].rule == "HK 701.2"
    assert tremayne.exhausted


@rule("HK 701.2.2", "A combat action power can be used only during a combat.")
def test_a_combat_action_power_waits_for_a_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Sentinel", zone=3)
    bob.controls("Bellona", zone=3)

    assert not alice.can_use("Sentinel")
    assert alice.why_not("Sentinel")[-1].rule == "HK 701.2"
    alice.controls("Springer", zone=3)
    alice.moves("Springer")
    alice.starts_combat()
    bob.passes()

    assert alice.can_use("Sentinel", "Stoneshield")


@rule("HK 701.2.4", "Only the controller uses a card’s powers; the owner does where it has no controller.")
def test_only_the_controller_uses_a_power(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Kallipolitan", zone=2)
    bob.controls("Tremayne", zone=3)
    bob.has_in_discard_pile("Get Back to Work!", "Suit", "Suit", "Suit", "Suit")
    alice.controls("Metzi", exhausted=True)

    assert not alice.can_use("Tremayne")
    assert not alice.can_use("Get Back to Work!")
    alice.uses("Kallipolitan", "Rule of Law", at="Tremayne")
    assert alice.can_use("Tremayne", "Pixie Dust"), "Alice has gained control of it"
    alice.passes()

    assert not bob.can_use("Tremayne")
    assert bob.can_use("Get Back to Work!"), "a card in the discard pile has an owner, but no controller"


def ashtoreth() -> Printed:
    """The card of the book's example."""
    text = "Colossal Blast — Combat Action: One per combat, discard a card to add 4 attacks to a combat in my zone."
    return card_saying(text, "Ashtoreth", type="majorHero", atk="2", **{"def": "2"})


@rule("HK 701.3", "A limit counts for that card alone: a second Ashtoreth has a blast of its own in the same combat.")
def test_two_ashtoreths_have_a_blast_each(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(ashtoreth(), ashtoreth(), zone=3)
    bob.controls("Ammit Heart-Eater", zone=3)
    alice.has("Springer", "Springer", "Springer")
    bob.has("Honorguard")

    alice.moves("Ashtoreth")
    alice.starts_combat()
    bob.passes()
    alice.uses("Ashtoreth", "Colossal Blast")
    alice.chooses("Springer")
    bob.plays("Honorguard")
    assert len([option for option in table.decision.options if option.kind == "use"]) == 1, "the other one’s"
    alice.uses("Ashtoreth", "Colossal Blast")
    alice.chooses("Springer")
    bob.passes()

    assert not alice.can_use("Ashtoreth"), "each has had its blast in this combat"
    alice.passes()
    assert "Alice aims 10 at Ammit Heart-Eater." in table.log, "2, 2, 4 and 4, less 2"


@rule("HK 701.3.2", "A limit counts for that power alone: another power of the same card has its own.")
def test_two_powers_of_a_card_have_a_limit_each(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    first = "First — Free Action: Once per round, draw a card."
    alice.controls(card_saying(f"{first}\n{first.replace('First', 'Second')}", "Twofold Hero"))

    alice.uses("Twofold Hero", "First")
    bob.passes()
    assert not alice.can_use("Twofold Hero", "First")
    assert alice.can_use("Twofold Hero", "Second")
    alice.uses("Twofold Hero", "Second")
    bob.passes()

    assert not alice.can_use("Twofold Hero")
    end_round(alice, bob)
    while not alice.is_asked("Your turn"):
        bob.passes()
    assert alice.can_use("Twofold Hero", "First"), "a new round"


@rule("HK 701.3.3", "In the next combat, and as another card, it may be used again.")
def test_a_limit_ends_with_the_combat_or_with_the_card(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    giant = alice.controls(ashtoreth(), zone=3)
    bob.controls("Ammit Heart-Eater", zone=3)
    alice.has(*["Springer"] * 4)
    giant.state.used = ((usable_powers(table.game, giant.number)[0].key, table.game.combats + 1),)

    alice.moves("Ashtoreth")
    alice.starts_combat()
    bob.passes()
    assert not alice.can_use("Ashtoreth"), "used in this combat"
    alice.passes()
    bob.passes() if table.game.combat else None
    assert "Ashtoreth" in alice.discard_pile
    alice.controls(ashtoreth(), zone=3)
    assert bob.is_asked("Your turn")
    bob.moves("Ammit Heart-Eater")
    bob.starts_combat()

    assert alice.can_use("Ashtoreth"), "another card, another combat"


@rule("HK 701.3", "A blast is for a combat in Ashtoreth’s own zone: for another no card is discarded.")
def test_a_blast_reaches_no_other_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(ashtoreth(), zone=2)
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has("Enderby")

    alice.moves("Springer")
    alice.starts_combat()
    bob.passes()

    assert not alice.can_use("Ashtoreth")


@rule(
    "HK 701.4",
    "HK 701.4.2",
    "HK 701.4a",
    "Breakspell cancels Hyperstride: nothing happens, and Dante Vale does not ready.",
)
def test_breakspell_cancels_dantes_hyperstride(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    dante = alice.controls("Dante Vale")
    bob.controls("Springer")
    alice.has("Hyperstride")
    bob.has("Breakspell")

    alice.plays("Hyperstride", with_="Dante Vale")
    assert bob.is_asked("Respond to Hyperstride?")
    bob.plays("Breakspell", with_="Springer")

    assert dante.exhausted, "“whenever I play a Hyperstride card, ready me” did not trigger"
    assert alice.hand == [], "no card was drawn"
    assert alice.discard_pile == ["Hyperstride"]
    assert bob.discard_pile == ["Breakspell"]
    assert bob.card("Springer").exhausted
    assert bob.is_asked("Your turn")


@rule("HK 701.4", "Left alone, Hyperstride is played, and Dante Vale readies.")
def test_an_action_that_is_not_canceled(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    dante = alice.controls("Dante Vale")
    bob.controls("Springer")
    alice.has("Hyperstride")
    bob.has("Breakspell")

    alice.plays("Hyperstride", with_="Dante Vale")
    bob.passes()
    alice.chooses("Move Dante Vale 1 zone forward")

    assert dante.ready
    assert dante.zone == 2
    assert len(alice.hand) == 1


@rule("HK 701.4", "Breakspell is for exhaust and free actions; heroes and combat actions are none of its business.")
def test_what_a_card_cannot_cancel(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", "Tersly", zone=3)
    alice.has("Enderby", "Honorguard")
    bob.has("Breakspell")

    alice.plays("Enderby")
    assert bob.is_asked("Your turn"), "a hero is no action"
    assert not bob.can_play("Breakspell"), "there is nothing to cancel"
    bob.moves("Bellona")
    bob.starts_combat()
    alice.plays("Honorguard")
    assert bob.is_asked("Play a combat action?")


@rule("HK 701.4", "A combat action that cancels combat actions is played in the combat, out of turn.")
def test_a_combat_action_is_canceled_in_the_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    parry = action_saying(
        "When your opponent plays a Combat Action card, you may play this card.\nCancel that Action.",
        "Parry",
        "combat",
    )
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has(parry)
    bob.has("Strikemode")

    alice.moves("Springer")
    alice.starts_combat()
    bob.plays("Strikemode")
    alice.plays("Parry")
    alice.passes()
    bob.passes()

    assert "Bob aims 1 at Springer." in table.log
    assert alice.discard_pile == ["Parry"]


@rule("HK 701.4", "A card that cancels may be canceled itself, and then cancels nothing.")
def test_breakspell_against_breakspell(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby")
    bob.controls("Springer")
    alice.has("Quick Strike", "Breakspell")
    bob.has("Breakspell")

    alice.plays("Quick Strike", with_="Springer", at="Enderby")
    bob.plays("Breakspell")
    alice.plays("Breakspell")

    assert alice.discard_pile == ["Breakspell", "Enderby", "Quick Strike"]
    assert bob.is_asked("Your turn"), "it was already Alice’s turn, and that is over"


VETO = "When your opponent plays a Free Action card, you may play this card.\nCancel that Action."


@rule("HK 701.4.2", "What a card does besides canceling does not undo that: declined or not, the action is canceled.")
@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_a_card_that_cancels_and_offers_something(table: Table, answer: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Draw 3 cards.", "Insight"))
    bob.has(action_saying(f"{VETO} You may draw a card.", "Veto"))

    alice.plays("Insight")
    bob.plays("Veto")
    bob.chooses(answer)

    assert alice.hand == []
    assert (alice.discard_pile, bob.discard_pile) == (["Insight"], ["Veto"])
    assert len(bob.hand) == (1 if answer == "Yes" else 0)


@rule("HK 701.4", "HK 103.3", "Who can’t play such a card can’t play it to cancel another one either.")
def test_a_card_that_may_not_be_played_cancels_nothing(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Your opponent can't play Free Action cards.", "Gag"))
    alice.has(action_saying("Draw 3 cards.", "Insight"))
    bob.has(action_saying(VETO, "Veto"))

    alice.plays("Insight")

    assert len(alice.hand) == 3
    assert bob.hand == ["Veto"]
    assert bob.is_asked("Your turn")


@rule("HK 703.2", "HK 704.1", "A power that cannot be used is refused with its words and what would make it legal.")
def test_a_refusal_names_the_words_and_the_condition(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=4)
    alice.has("Quick Strike", "Bladestorm")

    stare = alice.why_not("King Basilisk")[0]
    assert (stare.rule, stare.blame) == ("HK 703.2", "King Basilisk")
    assert stare.words == "Dread Stare — Exhaust Action: If I'm in zone 5, KO target hero."
    assert stare.remedy == "It can be done if I'm in zone 5."

    table.answer("pass")
    late = alice.why_not("Quick Strike")[0]
    assert late.rule == "HK 404.1", "it is Bob’s turn"


@rule("HK 706.3", "While a player has to answer something, no card can act.")
def test_nothing_can_act_while_a_target_is_being_chosen(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Hoplite", zone=3)
    bob.controls("Bellona", "Strix", zone=3)
    alice.has("Quick Strike", "Sprint")

    alice.plays("Quick Strike", with_="Springer")
    assert alice.is_asked("Choose target hero")

    assert alice.why_not("Hoplite")[0].remedy == "Answer first what you are asked."
    assert alice.why_not("Sprint")[0].remedy == "Answer first what you are asked."
    alice.chooses("Bellona")
    assert bob.is_asked("Your turn")


@rule("HK 701.3.3", "A given power is the same power, whatever other powers come and go before it.")
def test_a_power_used_up_stays_so_when_another_one_is_lost(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Enderby")
    alice.controls(card_saying('All other friendly heroes get "Nap — Free Action: Draw a card."', "Host"))
    alice.has(
        action_saying('This round, target hero gets "Eat — Free Action: Once per round, draw a card."', "Food"),
        action_saying("Stun target hero.", "Sandman"),
    )
    alice.plays("Food", at="Enderby")
    bob.passes()
    alice.uses("Enderby", "Eat")
    bob.passes()
    assert alice.can_use("Enderby", "Nap")

    alice.plays("Sandman", at="Host")
    bob.passes()

    assert not alice.can_use("Enderby", "Nap")
    assert not alice.can_use("Enderby", "Eat"), "it was used this round"


@rule("HK 701.3.2", "A limit is for one power of one card: with another text box it has another power.")
def test_a_limit_does_not_pass_to_another_text(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Eat — Free Action: Once per round, draw a card.", "Eater"))
    bob.controls(card_saying("Nap — Free Action: Once per round, exhaust me.", "Napper"))
    alice.has("Switchsoul", "Switchsoul")

    alice.uses("Eater", "Eat")
    bob.passes()
    alice.plays("Switchsoul", at=["Eater", "Napper"])
    assert alice.can_use("Eater", "Nap"), "that one was not used"
    alice.plays("Switchsoul", at=["Eater", "Napper"])

    assert not alice.can_use("Eater", "Eat"), "the same card has the same power again"


@rule("HK 701.3", "A power has been used also if not all that it offered was taken up; not if nothing was.")
@pytest.mark.parametrize(
    ("text", "draws"),
    [
        ("draw a card. You may discard a card", [1, 0]),
        ("draw a card unless your opponent discards a card", [1, 0]),
        ("you may draw a card", [0, 1]),
        ("if it's round 1, you may draw a card", [0, 1]),
    ],
)
def test_once_per_round_counts_what_was_done(table: Table, text: str, draws: list[int]) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying(f"Once per round, whenever a friendly hero moves, {text}.", "Scout"))
    alice.controls("Springer", "Bellona")
    bob.has("Suit")

    alice.moves("Springer", forward=1)
    (bob if "unless" in text else alice).says_no()
    assert len(alice.hand) == draws[0]
    bob.passes()
    alice.moves("Bellona", forward=1)
    if draws[1]:
        alice.says_yes()

    assert bob.is_asked("Your turn")
    assert len(alice.hand) == sum(draws)


@rule("HK 701.3", "So it is with powers that trigger, or replace something, once per round.")
def test_a_limit_on_what_triggers_does_not_pass_to_another_text(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Once per round, when I become exhausted, draw a card.", "Runner"))
    bob.controls(card_saying("Once per round, when I become ready, draw 2 cards.", "Riser"))
    alice.has("Switchsoul", action_saying("Ready target hero. Go again.", "Wake"))

    alice.moves("Runner")
    assert len(alice.hand) == 3, "one drawn"
    bob.passes()
    alice.plays("Switchsoul", at=["Runner", "Riser"])
    alice.plays("Wake", at="Runner")

    assert len(alice.hand) == 3, "two played, two drawn"


@rule("HK 701.2.3", "HK 103.3.2", "Who cannot exhaust cannot use an exhaust action: that would exhaust it.")
def test_the_tireless_have_no_use_of_exhaust_actions(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    powers = "Exhaust Action: Draw a card.\nRest — Free Action: Draw a card."
    alice.controls(card_saying(f"I can't exhaust.\n{powers}", "Tireless"))
    alice.controls(card_saying(powers, "Mortal"))

    assert not alice.can_use("Tireless", "exhaust action")
    assert alice.can_use("Tireless", "Rest")
    assert alice.can_use("Mortal", "exhaust action")
    assert "cannot exhaust" in alice.why_not("Tireless")[0].reason


@rule("HK 700.2", "A power that is used if its card is in the discard pile is used there, and nowhere else.")
def test_a_free_action_of_a_card_in_the_discard_pile(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    phoenix = card_saying("Free Action: If I'm in your discard pile, put me into zone 2.", "Phoenix")
    alice.has_in_discard_pile(phoenix)

    alice.uses("Phoenix")
    bob.passes()

    assert alice.card("Phoenix").zone == 2
    assert not alice.can_use("Phoenix")


@rule("HK 700.1", "A feature may let heroes do something; why they cannot now is told in the words of the feature.")
def test_why_a_feature_cannot_be_picked_up_now(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob", mission="Retrieve Vlad's Amulets", features=True)
    alice.controls("Springer", zone=3)
    alice.uses("Springer")

    reasons = [str(reason) for reason in alice.why_not("Springer")]

    assert any("A hero in this zone may pick up this feature." in reason for reason in reasons), reasons


@rule("HK 701.2.4", "Only the controller of a card uses its powers, not its owner.")
def test_an_owner_does_not_use_a_hero_that_another_controls(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    alice.has("Simplemind")
    bob.controls("Tremayne", zone=3)

    alice.plays("Simplemind", with_="Springer")

    assert bob.is_asked("Your turn")
    assert not bob.can_use("Tremayne")
    assert "HK 701.2" in [one.rule for one in bob.why_not("Tremayne")]
    bob.passes()
    assert alice.can_use("Tremayne")


@rule("HK 407.1.4", "A stunned hero has no powers, whoever may look at it.")
def test_a_stunned_hero_uses_no_power(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls("Tremayne", zone=3)
    bob.controls("Slitherfang", "Enderby", zone=3)
    bob.uses("Slitherfang", "Squeeze", at="Tremayne")

    assert alice.card("Tremayne").stunned
    assert alice.is_asked("Your turn")
    assert not alice.can_use("Tremayne")
    assert not [reason for reason in alice.why_not("Tremayne") if "Pixie Dust" in str(reason)], "it has no text"


@rule("HK 404.1", "HK 302.3", "A card that is being played is no longer in the hand: it does not pay for itself.")
def test_a_card_is_not_discarded_to_pay_for_itself(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has(action_saying("Discard a card to draw 2 cards.", "Trade"))
    assert not alice.can_play("Trade")
    alice.has("Springer")
    assert alice.can_play("Trade")

    alice.plays("Trade")

    assert (len(alice.hand), sorted(alice.discard_pile)) == (2, ["Springer", "Trade"])


@rule("HK 404.1", "A card is played from the hand: one in the discard pile is not.")
def test_a_discarded_card_is_not_played(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has_in_discard_pile("Take the Initiative")

    assert not alice.can_play("Take the Initiative")
    assert alice.why_not("Take the Initiative")
    alice.has("Take the Initiative")
    assert alice.why_not("Take the Initiative") == []


@rule("HK 701.4", "A card that cancels is refused while there is nothing to cancel, and played when there is.")
def test_why_a_card_does_not_cancel(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    bob.controls("Enderby")
    alice.has("Hyperstride")
    bob.has("Breakspell", "Take the Initiative")
    assert bob.why_not("Breakspell")

    alice.plays("Hyperstride", with_="Springer")

    assert bob.is_asked("Respond to Hyperstride?")
    assert bob.why_not("Breakspell") == []
    assert bob.why_not("Take the Initiative")
    bob.passes()
    assert alice.is_asked()


@rule("HK 701.4", "HK 707.3", "A Breakspell may cancel a Breakspell; then the action it was meant for is played.")
def test_breakspell_cancels_breakspell(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Dante Vale", "Springer")
    bob.controls("Strix")
    alice.has("Hyperstride", "Breakspell")
    bob.has("Breakspell")

    alice.plays("Hyperstride", with_="Dante Vale")
    bob.plays("Breakspell", with_="Strix")
    alice.plays("Breakspell", with_="Springer")
    alice.chooses("Move Dante Vale 2 zones forward")

    assert alice.card("Dante Vale").zone == 3
    assert alice.card("Dante Vale").ready, "Hyperstride was played, so that Dante readies"
    assert alice.card("Springer").exhausted
    assert bob.card("Strix").exhausted
    assert alice.is_asked("Your turn"), "she goes again"

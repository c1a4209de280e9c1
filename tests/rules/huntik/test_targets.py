"""HK 703-704. Always-on powers and targets."""

from __future__ import annotations

from tests.huntik_table import action_saying, end_round
from tests.table import Table, rule

# -- 703. Always-on powers -----------------------------------------------------------------------------------------


@rule("HK 703.1", "HK 703.1.2", "An always-on power works as long as its card is in play and has it.")
def test_an_always_on_power_lasts_as_long_as_the_card_has_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    kipperin = alice.controls("Kipperin")
    bob.controls("Bellona", zone=3)
    alice.has("Sprint", action_saying("Return target friendly hero to its owner's hand. Go again.", "Recall"))
    assert alice.can_move("Springer") == [-2, -1, 0, 1, 2]

    kipperin.state.stunned = True
    alice.ask_again()
    assert alice.can_move("Springer") == [-2, -1, 0], "a stunned card has no text"

    kipperin.state.stunned = False
    alice.ask_again()
    assert alice.can_move("Springer") == [-2, -1, 0, 1, 2]
    alice.plays("Recall", at="Kipperin")
    assert alice.can_move("Springer") == [-2, -1, 0], "in hand it does nothing"


@rule("HK 703.2", "A restriction on playing a card functions where the card is played from.")
def test_a_restriction_functions_in_hand(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=2)
    alice.controls("Springer")
    alice.has("Acidheart")
    assert alice.why_not("Acidheart")[0].rule == "HK 703.2", "no major hero, and too early"

    alice.controls("Janus Knight")
    assert not alice.can_play("Acidheart"), "still too early"
    end_round(alice, bob)
    bob.passes()

    assert alice.can_play("Acidheart")
    alice.plays("Acidheart", at="Springer")
    assert alice.card("Janus Knight").exhausted, "it can only be played by a major hero"


@rule("HK 703.2.2", "A restriction on a power functions where the power is used.")
def test_a_restriction_on_a_power(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=4)
    bob.controls("Bellona")

    assert not alice.can_use("King Basilisk")
    assert alice.why_not("King Basilisk")[0].rule == "HK 703.2"
    alice.moves("King Basilisk", forward=1)
    alice.does_not_start_combat()
    bob.passes()
    alice.card("King Basilisk").state.exhausted = False
    alice.ask_again()

    assert alice.can_use("King Basilisk", "Dread Stare")


# -- 704. Targets --------------------------------------------------------------------------------------------------


@rule("HK 704.1", "HK 704.1.2", "Targets are chosen as the power is played, and each has to meet its description.")
def test_targets_are_chosen_as_a_card_is_played(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Dante Vale", zone=3)
    bob.controls("Springer", zone=1)
    bob.controls("Bellona", "Suit", zone=3)
    bob.has("Breakspell")
    alice.has("Augerfrost")

    alice.plays("Augerfrost")
    assert sorted(alice.may_choose()) == ["Bellona", "Springer", "Suit"], "minor heroes, so not Dante Vale"
    alice.chooses("Suit")

    assert bob.is_asked("Respond to Augerfrost?"), "the target is known before it can be canceled"


@rule("HK 704.1.2", "Without a target that fits, the power cannot be used.")
def test_no_target_no_power(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Dante Vale", zone=3)
    bob.controls("Janus Knight", zone=1)
    alice.has("Augerfrost")

    assert not alice.can_play("Augerfrost")
    assert alice.why_not("Augerfrost")[0].rule == "HK 704.1"


@rule("HK 704.1", "HK 704.1.2", "What stands behind an “if” has its targets, too, and without one cannot be played.")
def test_targets_behind_a_condition(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    alice.has(action_saying("If you control a hero, draw a card. KO target enemy hero.", "Ambush"))
    assert not alice.can_play("Ambush"), "there is no enemy"
    bob.controls("Bellona", "Strix")
    alice.ask_again()

    alice.plays("Ambush")
    assert sorted(alice.may_choose()) == ["Bellona", "Strix"]
    alice.chooses("Strix")

    assert bob.in_play == ["Bellona"]
    assert len(alice.hand) == 1


@rule(
    "HK 704.1a",
    "Only text with the word “target” targets: what can’t be targeted may still be chosen, or KO’d with all.",
)
def test_a_power_without_the_word_target_targets_nothing(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    brahe = bob.controls("Brahe", zone=1)
    alice.has(
        action_saying("KO target hero.", "Arrow"),
        action_saying("Exhaust an enemy hero. Go again.", "Net"),
        action_saying("KO all heroes.", "Doom"),
    )

    assert not alice.can_play("Arrow"), "Brahe can’t be targeted"
    alice.plays("Net")
    assert brahe.exhausted
    alice.plays("Doom")

    assert brahe.area == "discard pile"


@rule("HK 704.1b", "One card cannot be two targets of one power.")
def test_a_card_is_no_two_targets_of_one_power(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby")
    bob.controls("Bellona")
    alice.has("Spidertouch", action_saying("Exhaust target hero and ready another target hero.", "Trade"))

    alice.plays("Trade")
    alice.chooses("Bellona")
    assert sorted(alice.may_choose()) == ["Enderby", "Springer"]
    alice.chooses("Springer")
    bob.passes()
    alice.plays("Spidertouch", with_="Springer")

    decision = table.decision
    assert decision.most == 2
    assert not decision.repeats
    assert sorted(alice.may_choose()) == ["Bellona", "Enderby", "Springer"]


@rule("HK 704.1b", "Where two targets are needed and only one card fits, the power cannot be used.")
def test_two_targets_need_two_cards(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    alice.has(action_saying("Exhaust target hero and ready another target hero.", "Trade"))

    assert not alice.can_play("Trade")
    bob.controls("Bellona")
    alice.ask_again()

    assert alice.can_play("Trade")


@rule("HK 704.1", "HK 704.1b", "A player may be a target too, and no player is two targets of one power.")
def test_players_are_targets(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Target player draws 2 cards. Another target player discards a card.", "Bargain"))
    alice.has("Enderby")
    bob.has("Breakspell", "Suit")
    bob.controls("Springer")

    alice.plays("Bargain")
    assert alice.may_choose() == ["Alice", "Bob"]
    alice.chooses("Bob")
    assert bob.is_asked("Respond to Bargain?"), "both are known by now: only Alice was left for the second"
    bob.passes()

    assert len(bob.hand) == 4
    assert alice.hand == []
    assert alice.discard_pile == ["Enderby", "Bargain"]


@rule("HK 704.1c", "Thundercut: who gets the power is chosen now, whom it KOs only when it is used.")
def test_thundercut_chooses_its_victim_when_it_is_used(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=2)
    alice.controls("Springer")
    alice.controls("Ammit Heart-Eater")
    alice.has("Thundercut")

    alice.plays("Thundercut")
    assert sorted(alice.may_choose()) == ["Ammit Heart-Eater", "Springer"], "any hero may get it"
    alice.chooses("Springer")
    assert bob.is_asked("Your turn"), "no victim was chosen, nor is there one yet"
    bob.controls("Suit", "Bellona")
    bob.passes()

    alice.uses("Springer")
    assert "Suit" in bob.discard_pile, "2 DEF in round 2; the only one that fits"
    assert alice.card("Springer").exhausted

"""HK 706-707. Modifiers; one-shot modifiers."""

from __future__ import annotations

import pytest

from tests.huntik_table import action_saying, card_saying, end_round
from tests.table import Table, rule

# -- 706. Modifiers ------------------------------------------------------------------------------------------------


@rule("HK 706.1", "HK 706.2", "A power may make modifiers of both kinds: what is done at once, and what lasts.")
def test_one_power_makes_one_shot_and_continuous_modifiers(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    enderby = alice.controls("Enderby", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has("Avoidance")

    alice.plays("Avoidance", with_="Enderby")
    assert len(alice.hand) == 1, "one-shot: a card was drawn, and that was that"
    assert len(table.game.modifiers) == 1, "continuous: unblockable this round"
    table.set_up()
    enderby.state.exhausted = False
    bob.passes()
    assert alice.can_move("Enderby") == [-2, -1, 0, 1, 2]
    end_round(alice, bob)

    assert len(table.game.modifiers) == 0
    assert alice.can_move("Enderby") == [-2, -1, 0]


@rule("HK 706.2.2", "HK 708.3b", "Parts with different durations are separate modifiers, each with its own.")
def test_parts_with_different_durations_end_apart(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    rush = action_saying("Target hero gets +2 ATK this combat and +1 DEF this round.", "Rush", "combat")
    springer = alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has(rush)

    alice.moves("Springer")
    alice.starts_combat()
    bob.passes()
    alice.plays("Rush", at="Springer")
    assert (springer.atk, springer.defense) == (4, 4)
    bob.passes()
    alice.passes()

    assert (springer.atk, springer.defense) == (2, 4), "the combat is over, the round is not"
    end_round(alice, bob)
    assert (springer.atk, springer.defense) == (2, 3)


@rule("HK 708.3b.2", "What one sentence says without a duration of its own has the duration of the sentence.")
def test_all_of_a_sentence_has_the_same_duration(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has(action_saying("Target hero gets +2 ATK and is unblockable this round. Go again.", "Charge"))

    alice.plays("Charge", at="Springer")
    assert springer.atk == 4
    assert alice.can_move("Springer") == [-2, -1, 0, 1, 2]
    end_round(alice, bob)

    assert springer.atk == 2
    assert alice.can_move("Springer") == [-2, -1, 0]


@rule("HK 706.3", "A text is carried out in order, and as much of it as is possible.")
def test_as_much_as_possible_is_done(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Dante Vale", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has("Quick Strike")
    table.game.areas["deck", 0].clear()

    alice.plays("Quick Strike", at="Bellona")

    assert alice.hand == [], "there was no card to draw"
    assert bob.discard_pile == ["Bellona"], "the rest was done all the same"


@rule("HK 706.3.2", "“That zone” is the one last spoken of, though the hero that was there is gone.")
def test_that_thing_is_the_one_last_mentioned(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=4)
    alice.has("Designated Hitter", "Bellona")

    alice.plays("Designated Hitter")
    alice.chooses("Bellona")

    assert "Springer" in alice.hand
    assert alice.card("Bellona").zone == 4


@rule("HK 706.3.2", "“It” is the hero spoken of, even if the words no longer describe it.")
def test_it_is_meant_even_if_it_no_longer_fits(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    tired = alice.controls("Enderby", exhausted=True)
    alice.has(action_saying("Exhaust a ready friendly hero. It gets +2 ATK this round.", "Exertion"))

    alice.plays("Exertion")

    assert springer.exhausted
    assert springer.atk == 4, "though it is no ready hero any more"
    assert tired.atk == 3
    assert bob.is_asked("Your turn")


@rule("HK 706.4", "HK 706.4.2", "Modifiers affect cards in play, unless they speak of another area.")
def test_modifiers_affect_cards_in_play(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("All heroes have 2 DEF.", "Leveler"))
    ammit = bob.controls("Ammit Heart-Eater")
    alice.has_in_discard_pile("Ammit Heart-Eater", "Springer")
    alice.has("Everfight")

    assert ammit.defense == 2
    alice.plays("Everfight")

    assert alice.in_play == ["Leveler", "Springer"], (
        "the only one with 3 DEF or less: in the discard pile Ammit has 5"
    )


@rule("HK 706.5", "A modifier on a zone affects whoever is there: those who come, not those who leave.")
def test_a_modifier_on_a_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    leaving = alice.controls("Springer", zone=3)
    coming = alice.controls("Enderby", zone=2)
    bellona = bob.controls("Bellona", zone=3)
    minion = alice.finds_feature("Frost Minion", zone=3)
    alice.has(
        action_saying(
            "Choose a zone. All heroes and obstacles in that zone get +2 ATK this round. Go again.", "Storm"
        )
    )

    alice.plays("Storm")
    alice.chooses("Zone 3")
    assert (leaving.atk, bellona.atk, minion.atk, coming.atk) == (4, 3, 3, 3)
    alice.moves("Springer", back=1)
    bob.passes()
    alice.moves("Enderby", forward=1)

    assert (leaving.atk, coming.atk) == (2, 5)


@rule(
    "HK 706.6",
    "HK 706.6.2",
    "HK 706.6.3",
    "A definite modifier keeps the text it was made from; an indefinite one uses its source’s text of now.",
)
def test_what_becomes_of_modifiers_when_texts_are_swapped(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    herald = card_saying("Cry — Free Action: All friendly heroes get +1 ATK this round.", "Herald")
    alice.controls("Kipperin", herald, zone=1)
    runner = alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    bob.controls("Ammit Heart-Eater", zone=1)
    alice.has("Switchsoul", "Switchsoul")

    alice.uses("Herald", "Cry")
    bob.passes()
    assert alice.can_move("Springer") == [-2, -1, 0, 1, 2], "Kipperin: all your heroes are unblockable"
    alice.plays("Switchsoul", at=["Herald", "Ammit Heart-Eater"])
    assert runner.atk == 3, "the cry was made from the text the Herald had then"
    alice.plays("Switchsoul", at=["Kipperin", "Bellona"])

    assert alice.can_move("Springer") == [-2, -1, 0], "Kipperin has no such text any more"
    alice.passes()
    bob.card("Bellona").state.zone = 1
    assert bob.can_move("Bellona") != [], "and now Bob’s heroes have it"


@rule("HK 706.6", "The source of what another modifier made is the source of that one.")
def test_the_source_of_a_given_power_is_the_card_that_gave_it(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    alice.has(action_saying('This round, target hero gets "I get +2 ATK."', "Sword"))

    alice.plays("Sword", at="Springer")

    chain = table.game.explain(springer.state.handle, "atk")
    assert [amount for _, amount in chain] == [2, 2]
    assert chain[1][0].startswith("Sword")


@rule("HK 708.2", "HK 708.3", "What changes a number is told: an always-on power, or a definite modifier.")
def test_why_a_number_is_what_it_is(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    hoplite = alice.controls("Hoplite")
    alice.controls("Springer")
    alice.has("Blasteater")

    alice.plays("Blasteater", at="Hoplite")

    chain = table.game.explain(hoplite.state.handle, "def")
    assert [amount for _, amount in chain] == [2, 1, 3]
    assert chain[1][0].startswith(f"Hoplite: “{hoplite.state.definition.text.splitlines()[0]}”")
    assert chain[1][0].endswith("(HK 708.2)")
    assert chain[2][0].startswith("Blasteater")
    assert chain[2][0].endswith("(HK 708.3)")


@rule("HK 706.7", "A modifier is controlled by who controlled the card that made it, whoever does so later.")
def test_the_controller_of_a_modifier_stays(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    herald = card_saying("Cry — Free Action: All friendly heroes get +1 ATK this round.", "Herald")
    own = alice.controls("Springer", zone=3)
    alice.controls(herald, zone=3)
    foe = bob.controls("Bellona", zone=3)
    bob.controls("Janus Knight", zone=3)
    bob.has("Simplemind")

    alice.uses("Herald", "Cry")
    bob.plays("Simplemind", with_="Janus Knight", at="Herald")

    assert alice.card("Springer").controller == "Alice"
    assert own.atk == 3, "friendly still means Alice’s"
    assert foe.atk == 1


@rule("HK 706.8", "What a player may do is done in its entirety or not at all.")
@pytest.mark.parametrize(("cards", "asked"), [(2, True), (1, False)])
def test_may_means_all_of_it_or_nothing(table: Table, cards: int, asked: bool) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    alice.has(action_saying("You may discard 2 cards and draw 3 cards.", "Gamble"), *["Enderby"] * cards)

    alice.plays("Gamble")

    assert alice.is_asked("discard 2 cards") is asked
    if asked:
        alice.says_yes()
        assert len(alice.hand) == 3
    else:
        assert bob.is_asked("Your turn")


@rule("HK 706.8", "Nor may somebody draw three cards from a deck of two.")
def test_may_is_not_offered_where_part_of_it_cannot_be_done(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("You may draw 3 cards.", "Insight"))
    del table.game.areas["deck", 0][2:]

    alice.plays("Insight")

    assert alice.hand == []
    assert bob.is_asked("Your turn")


@rule("HK 706.8", "What cannot be done at all just now is not offered.")
@pytest.mark.parametrize(
    "deed",
    [
        "move me 1 zone back",
        "start a combat",
        "put the top 30 cards of your deck into your discard pile",
        "put the top 30 cards of your deck into your hand",
        "remove a counter from me",
        "put me into another friendly hero's zone",
        "put me into this combat",
        "end this combat. No attacks are aimed on either side",
        "remove 2 enemy attacks from this combat",
        "remove all enemy attacks from this combat",
        "unstun me",
    ],
)
def test_may_is_not_offered_for_what_cannot_be_done(table: Table, deed: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(card_saying(f"When you play me from your hand, you may {deed}.", "Volunteer"))

    alice.plays("Volunteer")

    assert bob.is_asked("Your turn")


@rule("HK 706.8", "Nobody may put a hero 1 zone back who is in the last zone, nor gets anything for it.")
@pytest.mark.parametrize(("zone", "asked"), [(1, False), (2, True)])
def test_may_put_back_only_where_there_is_a_zone(table: Table, zone: int, asked: bool) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "When I move into a zone, you may put target enemy hero there 1 zone back. If you do, draw a card."
    for hero in ("Lindorm", card_saying(text, "Pusher")):
        alice.controls(hero, zone=5 - zone)
    bellona = bob.controls("Bellona", zone=zone)

    alice.moves("Lindorm", forward=1)
    assert alice.is_asked("Put target enemy hero there 1 zone back") is asked
    (alice.says_no if asked else alice.does_not_start_combat)()
    if asked:
        alice.does_not_start_combat()
    bob.passes()
    alice.moves("Pusher", forward=1)
    if asked:
        alice.says_yes()

    assert bellona.zone == 1
    assert len(alice.hand) == (1 if asked else 0)


@rule("HK 706.8", "Who takes up a “may” chooses a target to which all of it can be done.")
def test_may_is_done_to_a_target_to_which_it_can_be_done(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Gareon", zone=2)
    bob.controls("Bellona", zone=3, exhausted=True)
    bob.controls("Strix", "Metzi", zone=3)

    alice.moves("Gareon", forward=1)
    alice.says_yes()

    assert alice.may_choose() == ["Strix", "Metzi"], "Bellona is exhausted already, and so is Gareon"
    alice.chooses("Strix")
    assert bob.card("Strix").exhausted


@rule("HK 706.3", "“If you do” is about what the sentence before it said, not about an earlier one.")
@pytest.mark.parametrize(("choice", "counters"), [("exhaust me", 1), ("stun me", 0)])
def test_if_you_do_is_about_the_sentence_before(table: Table, choice: str, counters: int) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = (
        "Free Action: You may draw a card. Exhaust me or stun me. If you do, put a +1 ATK and +1 DEF counter on me."
    )
    hero = alice.controls(card_saying(text, "Wavering Hero"))

    alice.uses("Wavering Hero")
    alice.says_yes()
    alice.chooses(choice)

    assert len(hero.counters) == counters
    assert bob.is_asked("Your turn")


@rule("HK 706.8", "HK 704.1b", "Two targets are two: with one enemy there is nothing to offer.")
@pytest.mark.parametrize(("enemies", "asked"), [(["Suit"], False), (["Suit", "Bellona"], True)])
def test_may_with_two_targets_needs_both(table: Table, enemies: list[str], asked: bool) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "When I move, you may stun target enemy hero and exhaust another target enemy hero."
    alice.controls(card_saying(text, "Brawler"))
    bob.controls(*enemies)

    alice.moves("Brawler")

    assert alice.is_asked("Stun target enemy hero") is asked


@rule("HK 706.8", "What can be done is offered.")
@pytest.mark.parametrize(
    "deed", ["move me 1 zone forward", "start a combat", "put me into another friendly hero's zone"]
)
def test_may_is_offered_for_what_can_be_done(table: Table, deed: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.controls("Bellona", zone=4 if deed.startswith("move") else 5)
    alice.has(card_saying(f"When you play me from your hand, you may {deed}.", "Volunteer"))

    alice.plays("Volunteer")

    assert alice.is_asked(deed.split()[1])


@rule("HK 706.3", "“If you do” is about what this text offered, not about what came up while it was being done.")
def test_if_you_do_speaks_of_its_own_text(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("When I move, you may draw a card.", "Wanderer"), zone=2)
    alice.has(action_saying("You may move target hero 1 zone forward. If you do, draw 2 cards.", "Push"))

    alice.plays("Push", at="Wanderer")
    alice.says_yes()
    alice.says_no()

    assert alice.card("Wanderer").zone == 3
    assert len(alice.hand) == 2, "Alice declined what the Wanderer offered, not the Push"
    assert bob.is_asked("Your turn")


@rule("HK 706.3", "What was not even offered was not done.")
def test_if_you_do_after_nothing_was_offered(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=2)
    sage = "Draw a card. If it's round 3, you may discard a card. If you do, draw 3 cards."
    alice.controls(card_saying(f"Think — Free Action: {sage}", "Sage"))
    alice.controls(card_saying("Free Action: You may draw a card.", "Reader"))

    alice.uses("Reader")
    alice.says_yes()
    bob.passes()
    alice.uses("Sage")

    assert len(alice.hand) == 2, "the Reader’s card and the Sage’s: it is round 2"


@rule("HK 706.3", "Who has one card to discard discards it, but has not discarded two.")
@pytest.mark.parametrize(("held", "drawn"), [(1, 0), (2, 3)])
def test_if_you_do_asks_whether_all_was_done(table: Table, held: int, drawn: int) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has(action_saying("Discard 2 cards. If you do, draw 3 cards.", "Barter"), *["Suit"] * held)

    alice.plays("Barter", at=["Suit"] * held)

    assert alice.hand == ["Springer"] * drawn
    assert alice.discard_pile.count("Suit") == held


@rule("HK 706.3", "What depends on something that is not so was not done, whatever was done earlier.")
def test_if_you_do_after_what_did_not_come_to_pass(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Free Action: You may draw a card.", "Reader"))
    text = "Draw a card. If you control a Titan, stun me. If you do, draw 3 cards."
    alice.controls(card_saying(f"Free Action: {text}", "Dreamer"))

    alice.uses("Reader")
    alice.says_yes()
    bob.passes()
    alice.uses("Dreamer")

    assert len(alice.hand) == 2, "no Titan, nobody stunned"


@rule("HK 103.3", "HK 706.3", "A text that lets a hero be played does not let one be played that can’t be.")
def test_a_hero_that_may_not_be_played_is_not_played_by_a_text_either(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(card_saying("Your opponent can't play minor heroes.", "Gatekeeper"))
    call = action_saying("Play a hero card from your hand into zone 3.", "Call")
    alice.has(call, call, "Enderby")

    alice.plays("Call")
    assert alice.hand == ["Call", "Enderby"]
    alice.has("Dante Vale")
    bob.passes()
    alice.plays("Call")

    assert alice.in_play == ["Dante Vale"], "the only card to choose: no minor hero"
    assert alice.hand == ["Enderby"]


# -- 707. One-shot modifiers ---------------------------------------------------------------------------------------


@rule("HK 707.1", "A one-shot modifier has no duration: Shadowspeed readies a hero once.")
def test_shadowspeed_readies_a_hero_once(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer", exhausted=True)
    alice.has("Shadowspeed")

    alice.plays("Shadowspeed")
    assert springer.ready
    assert table.game.modifiers == []
    bob.passes()
    alice.moves("Springer", forward=1)

    assert springer.exhausted


@rule("HK 707.2", "Go again: the same player takes another turn before the opponent’s next.")
def test_go_again_gives_another_turn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    alice.has("Blasteater", "Enderby")

    alice.plays("Blasteater", at="Springer")
    assert alice.is_asked("Your turn")
    alice.plays("Enderby")

    assert bob.is_asked("Your turn")


@rule("HK 707.2.2", "The additional turn may be used to pass.")
def test_the_additional_turn_may_be_a_pass(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    alice.has("Blasteater")

    alice.plays("Blasteater", at="Springer")
    alice.passes()
    assert bob.is_asked("Your turn")
    bob.passes()

    assert table.game.round == 2, "two passes in succession"


@rule("HK 707.2.3", "However often it is said in one turn, there is one additional turn.")
def test_going_again_twice_gives_one_turn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Redcap")
    alice.has("Hyperstride")

    alice.plays("Hyperstride")
    alice.chooses("Move Redcap 2 zones forward")
    assert alice.is_asked("Your turn"), "Redcap went again by moving, and Hyperstride says so too"
    alice.passes()

    assert bob.is_asked("Your turn")


@rule("HK 707.2", "Who goes again as a turn starts takes another one after it.")
def test_going_again_at_the_start_of_a_turn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("At the start of your turn, if I'm in zone 2, go again.", "Early Bird"), zone=2)
    alice.controls("Springer")

    bob.passes()
    alice.moves("Early Bird", forward=1)
    assert alice.is_asked("Your turn"), "as the turn started the bird was in zone 2"
    alice.moves("Springer")

    assert bob.is_asked("Your turn")


@rule("HK 707.2", "HK 500.2", "As a round starts it is nobody’s turn yet: nobody goes again.")
def test_nobody_goes_again_before_the_first_turn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("At the start of each round, go again.", "Early Bird"))
    bob.controls("Springer")

    end_round(alice, bob)
    alice.moves("Early Bird")

    assert bob.is_asked("Your turn")


@rule("HK 707.2", "Go again is for the player whose turn it is.")
def test_only_the_turn_player_goes_again(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls(card_saying("Whenever a combat starts in my zone, go again.", "Eager Hero", **{"def": "9"}), zone=3)

    alice.moves("Springer")
    alice.starts_combat()
    bob.passes()
    alice.passes()

    assert bob.is_asked("Your turn")
    bob.passes()
    assert alice.is_asked("Your turn")


@rule("HK 707.3", "It’s now your turn: who canceled takes the turn, and play goes on from there.")
def test_who_cancels_takes_the_turn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby")
    bob.controls("Springer", "Enderby")
    alice.has("Quick Strike")
    bob.has("Breakspell")

    alice.plays("Quick Strike", with_="Springer", at="Enderby")
    bob.plays("Breakspell", with_="Springer")
    assert bob.is_asked("Your turn")
    bob.moves("Enderby", forward=1)

    assert alice.is_asked("Your turn")


@rule("HK 707.3", "It is that player’s turn at once, for all that a text asks.")
def test_the_turn_is_taken_at_once(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("During your turn, I get +1 ATK.", "Day Guard"))
    veto = "When your opponent plays a Free Action card, you may play this card.\nCancel that Action."
    alice.has(action_saying("Draw 3 cards.", "Insight"))
    bob.has(action_saying(f"{veto} It's now your turn. If it's your turn, draw a card.", "Veto"))
    assert alice.card("Day Guard").atk == 2

    alice.plays("Insight")
    bob.plays("Veto")

    assert len(bob.hand) == 1
    assert alice.card("Day Guard").atk == 1
    assert bob.is_asked("Your turn")


@rule("HK 707.2", "HK 707.3", "Who has taken the turn may go again after it; who has lost it does not.")
def test_who_takes_the_turn_goes_again(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    veto = "When your opponent plays an Exhaust Action card, you may play this card.\nCancel that Action."
    alice.controls(card_saying("Whenever I become exhausted, go again.", "Eager Hero"))
    bob.controls("Springer", "Enderby")
    alice.has(action_saying("Draw 3 cards.", "Insight", "exhaust"))
    bob.has(action_saying(f"{veto} It's now your turn. Go again.", "Veto"))

    alice.plays("Insight")
    bob.plays("Veto")
    bob.moves("Springer")
    assert bob.is_asked("Your turn"), "once more"
    bob.moves("Enderby")

    assert alice.is_asked("Your turn")
    alice.passes()
    assert bob.is_asked("Your turn")


@rule("HK 707.3", "HK 600.3.2", "In a combat, too: it goes on, and then that player takes a turn.")
def test_who_cancels_in_a_combat_takes_the_next_turn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    parry = "When your opponent plays a Combat Action card, you may play this card.\nCancel that Action."
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has("Honorguard")
    bob.has(action_saying(f"{parry} It's now your turn.", "Parry", "combat"))

    alice.moves("Springer")
    alice.starts_combat()
    bob.passes()
    alice.plays("Honorguard")
    bob.plays("Parry")
    assert bob.is_asked("Play a combat action?")
    bob.passes()
    alice.passes()
    assert "Bob aims 1 at Springer." in table.log
    bob.moves("Bellona", back=1)

    assert alice.is_asked("Your turn")


@rule("HK 707.3", "A turn that is taken as it starts is one turn, not two.")
def test_a_turn_is_taken_as_it_starts(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    thief = "At the start of your opponent's turn, if I'm in zone 1, it's now your turn."
    bob.controls(card_saying(thief, "Thief"))
    bob.controls("Springer", zone=2)
    alice.controls("Enderby")

    bob.moves("Springer")
    assert bob.is_asked("Your turn"), "the Thief has taken Alice’s"
    bob.moves("Thief", forward=1)

    assert alice.is_asked("Your turn")


@rule("HK 707.3.2", "It changes nothing for a player whose turn it already is.")
def test_it_is_already_your_turn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby")
    bob.controls("Springer")
    alice.has("Shadowspeed", "Breakspell")
    bob.has("Breakspell")
    alice.card("Enderby").state.exhausted = True

    alice.plays("Shadowspeed", at="Enderby")
    bob.plays("Breakspell")
    alice.plays("Breakspell", with_="Springer")

    assert alice.card("Enderby").ready, "Bob’s Breakspell was canceled"
    assert bob.is_asked("Your turn"), "Alice’s turn is over, and she does not get another one"

"""HK 500-502. Rounds and turns."""

from __future__ import annotations

import pytest

from quickening.games.huntik import new
from quickening.games.huntik.decks import ready_decks
from quickening.games.huntik.state import Counter
from tests.huntik_table import card_saying, end_round
from tests.table import Table, rule

SEEKER_OF_DAWN = card_saying("At the start of each round, draw a card.", "Dawn Seeker")
NIGHT_WATCH = card_saying("At the end of the round, draw a card.", "Night Watch")


# -- 500. Overview -------------------------------------------------------------------------------------------------


@rule("HK 500.1", "There are seven rounds at most; after the seventh the game is over.")
def test_a_game_lasts_seven_rounds(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=6)

    end_round(alice, bob)
    assert table.game.round == 7
    assert not table.game.over

    end_round(alice, bob)
    assert table.game.over


@rule(
    "HK 500.1a",
    "HK 500.1a.2",
    "HK 500.1b",
    "The mission timer starts on 1 and goes up by 1 at the end of each round.",
)
def test_the_mission_timer_counts_the_rounds(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Morgan the Knife", zone=2)
    bob.has("Acidheart")
    bob.controls("Janus Knight")
    assert table.game.view(None).get("round") == 1

    end_round(alice, bob)
    assert table.game.view(None).get("round") == 2
    alice.uses("Morgan the Knife")
    assert not bob.can_play("Acidheart"), "only in round 3 or later, and this is round 2"

    end_round(alice, bob)
    assert table.game.view(None).get("round") == 3
    assert bob.can_play("Acidheart"), "the game is in round 3 as soon as the timer is on 3"


@rule("HK 500.1c", "HK 500.1c.2", "The defending player goes first in odd rounds, the lead player in even ones.")
@pytest.mark.parametrize(("number", "first"), [(2, "Alice"), (3, "Bob"), (4, "Alice"), (7, "Bob")])
def test_who_goes_first_depends_on_the_round(table: Table, number: int, first: str) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=number - 1)

    end_round(alice, bob)

    assert table.game.names[table.decision.seat] == first
    assert table.decision.question == "Your turn"


@rule("HK 500.1c", "Round 1 is odd: the defending player has the very first turn.")
def test_the_defending_player_opens_the_game() -> None:
    decks = list(ready_decks())
    game = new([decks[0], decks[-1]], lead=0)
    while game.decision is not None and game.decision.question != "Your turn":
        passes = game.decision.next or ()
        game.answer([game.decision.options[place] for place in passes])

    assert game.decision is not None
    assert game.decision.question == "Your turn"
    assert (game.round, game.decision.seat) == (1, game.defender)


@rule(
    "HK 500.1d", "HK 500.1d.2", "A card that changes who goes first next round changes that one round and no other."
)
def test_the_lead_player_takes_the_initiative(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=4)
    alice.has("Take the Initiative")

    alice.plays("Take the Initiative")
    end_round(alice, bob)
    assert alice.is_asked("Your turn"), "the defender would go first in round 5, but for the card"

    end_round(alice, bob)
    assert alice.is_asked("Your turn"), "round 6 is even"

    end_round(alice, bob)
    assert bob.is_asked("Your turn"), "and round 7 is odd again"


@rule("HK 500.2", "HK 500.2.2", "HK 500.2.3", "Players alternate; a turn is one play, one move, one power or a pass.")
def test_a_turn_is_one_thing_and_then_it_is_the_other_players_turn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("Enderby", "Take the Initiative")
    alice.controls("Springer", "Tremayne", zone=2)
    bob.controls("Tremayne", zone=2)

    alice.plays("Enderby")
    bob.uses("Tremayne", "Pixie Dust", at="Tremayne")
    alice.plays("Take the Initiative")
    bob.passes()
    alice.moves("Springer", forward=1)
    bob.passes()

    assert alice.is_asked("Your turn")


@rule("HK 500.2.2", "A combat action is nothing to play on a turn, and an enemy's card is not yours to move.")
def test_what_is_not_among_the_things_to_do_on_a_turn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("Honorguard")
    alice.controls("Springer", exhausted=True)
    bob.controls("Bellona", zone=1)

    assert table.labels == ["Pass"]
    assert alice.why_not("Honorguard")[0].rule == "HK 302.4"


@rule("HK 500.2.5", "Only two passes in a row end the round; a play in between starts the count again.")
def test_two_passes_in_a_row_end_the_round(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Bellona")

    alice.passes()
    bob.moves("Bellona")
    alice.passes()
    assert table.game.round == 1

    bob.passes()
    assert table.game.round == 2


@rule("HK 500.2.5", "HK 707.2", "One player who passes, goes again and passes has not ended the round: both have to.")
def test_the_round_ends_only_when_both_have_passed(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bird = "At the start of your turn, remove a Seed counter from me to go again."
    alice.controls(card_saying(bird, "Bird"))
    alice.card("Bird").state.counters = (Counter("Seed"),)
    bob.controls("Springer")

    bob.moves("Springer")
    alice.passes()
    alice.passes()
    assert bob.is_asked("Your turn"), "Bob has not passed"
    bob.passes()

    assert table.game.round == 2


@rule("HK 500.2.4", "An obstacle’s powers are used by the player who controls it, like a hero’s.")
def test_an_obstacle_is_moved_and_used_like_a_hero(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.finds_feature("Ignatius: Lava Lord", zone=1)
    bob.finds_feature("Frost Minion", zone=1)

    assert alice.can_move("Ignatius: Lava Lord") == [0, 1, 2]
    assert alice.can_move("Frost Minion") == []


# -- 501. End of a round -------------------------------------------------------------------------------------------


@rule("HK 501.1", "At the end of a round the mission’s terms are checked before powers trigger.")
def test_the_mission_is_won_before_powers_trigger_at_the_end_of_the_round(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Draw the Enemy Away from the Tomb", round=3, features=True)
    alice.controls(NIGHT_WATCH)

    end_round(alice, bob)

    assert table.game.outcome.winners == (0,)
    assert alice.hand == [], "the game was over before the power triggered"


@rule("HK 501.1.2", "Powers that trigger at the end of the round find this round’s modifiers still in force.")
def test_modifiers_of_the_round_expire_after_the_powers_that_trigger_at_its_end(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    reaper = card_saying("At the end of the round, KO all heroes with 5 DEF.", "Reaper", **{"def": "9"})
    alice.controls(reaper)
    alice.controls("Enderby")
    alice.has("Blasteater")

    alice.plays("Blasteater", at="Enderby")
    assert alice.card("Enderby").defense == 5
    end_round(alice, bob)

    assert "Enderby" in alice.discard_pile, "2 DEF and 3 more, still in force when the round ended"


@rule("HK 501.1.3", "What lasts until the end of the round is over in the next one.")
def test_what_lasts_this_round_is_over_in_the_next(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Enderby")
    alice.has("Blasteater")

    alice.plays("Blasteater", at="Enderby")
    assert alice.card("Enderby").defense == 5
    end_round(alice, bob)

    assert alice.card("Enderby").defense == 2


@rule("HK 501.1.4", "No winner at the end of round seven: the defending player wins, but only after the triggers.")
def test_the_defending_player_wins_at_the_end_of_round_seven(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=7)
    alice.controls(NIGHT_WATCH)

    end_round(alice, bob)

    assert table.game.outcome.winners == (1,)
    assert len(alice.hand) == 1
    assert table.game.round == 7, "the timer does not go past seven"


@rule("HK 501.1.5", "The timer goes up last: what triggers at the end of a round still finds that round.")
def test_the_timer_goes_up_after_the_triggers(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("At the end of the round, KO a friendly hero.", "Reaper"), "Springer")

    alice.passes()
    bob.passes()
    assert alice.may_choose() == ["Reaper", "Springer"]
    assert table.game.view(None).get("round") == 1
    alice.chooses("Springer")

    assert table.game.view(None).get("round") == 2
    assert alice.is_asked("Your turn")


# -- 502. Start of a round -----------------------------------------------------------------------------------------


@rule(
    "HK 502.1",
    "HK 502.1.2",
    "HK 502.1.3",
    "A round starts with unstunning, then readying, then drawing two cards, then triggers.",
)
def test_a_round_starts_in_this_order(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", stunned=True)
    bob.controls(SEEKER_OF_DAWN, exhausted=True)

    end_round(alice, bob)

    told = [line for line in table.log if "Round 2" in line or "Springer" in line or "draws" in line]
    start = told.index("— Round 2 —")
    assert told[start + 1 :] == [
        "Springer is no longer stunned.",
        "Springer readies.",
        "Alice draws 2 cards.",
        "Bob draws 2 cards.",
        "Bob draws a card.",
    ]
    assert alice.card("Springer").ready


@rule("HK 502.1.4", "A hero that was stunned is unstunned in time for its power at the start of the round.")
def test_a_hero_unstunned_at_the_start_of_the_round_triggers_then(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(SEEKER_OF_DAWN, stunned=True)

    end_round(alice, bob)

    assert len(alice.hand) == 3


@rule("HK 502.1.2", "Features ready like heroes, unless they say otherwise.")
def test_features_ready_too(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    lava_lord = alice.finds_feature("Ignatius: Lava Lord", zone=1)
    bull = alice.finds_feature("Bull", zone=2)
    lava_lord.state.exhausted = bull.state.exhausted = True

    end_round(alice, bob)

    assert lava_lord.ready
    assert bull.exhausted


@rule("HK 502.1.4", "All this begins with round 2: in round 1 nothing triggers at the start of the round.")
def test_nothing_triggers_at_the_start_of_round_one(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Catch the Gargoyle", features=True)
    gargoyle = alice.card("Gargoyle")
    assert gargoyle.zone == 4

    end_round(alice, bob)

    assert gargoyle.zone == 3


@rule("HK 301.2", "HK 502.1.3", "A major hero that comes as cards are drawn for a round is that round’s.")
def test_a_major_hero_played_as_a_round_starts(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    playing = "you may play a major hero card from your hand into zone 1"
    alice.controls(card_saying(f"Whenever you draw one or more cards, {playing}.", "Herald"))
    alice.has("Dante Vale", "Cherit", "Lindorm")
    alice.plays("Dante Vale")

    end_round(alice, bob)
    alice.chooses("Yes")
    alice.chooses("Cherit")

    assert alice.is_asked("Your turn")
    assert "Cherit" in alice.in_play, "Dante Vale was played in the round before"
    assert alice.why_not("Lindorm")[0].rule == "HK 301.2"


@rule("HK 301.2b", "HK 502.1.4", "An extra major hero that is allowed as a round starts may be played in that round.")
def test_an_extra_major_hero_allowed_as_a_round_starts(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    extra = "you may play an extra major hero this round"
    alice.controls(card_saying(f"Whenever you draw one or more cards, {extra}.", "Herald"))
    alice.has("Dante Vale", "Cherit", "Lindorm")

    end_round(alice, bob)
    alice.plays("Dante Vale")
    bob.passes()
    assert alice.can_play("Cherit")
    alice.plays("Cherit")
    bob.passes()

    assert not alice.can_play("Lindorm")


@rule("HK 500.1d", "HK 502.1", "What is said of the next round as a round starts is not about that round itself.")
def test_the_next_round_is_not_the_one_that_starts(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=2)
    first = "if it's round 3, you go first next round"
    bob.controls(card_saying(f"Whenever you draw one or more cards, {first}.", "Herald"))

    end_round(alice, bob)
    assert bob.is_asked("Your turn"), "as in every odd round"
    end_round(alice, bob)

    assert table.game.round == 4
    assert bob.is_asked("Your turn")


@rule("HK 500.2", "A pass is told.")
def test_everybody_reads_who_passed(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")

    alice.passes()
    bob.passes()

    assert [line for line in table.log if "passes" in line] == ["Alice passes.", "Bob passes."]


@rule("HK 702.2", "HK 702.6", "Two Venadeks see each other at the start of the round, and both are eliminated.")
def test_a_condition_is_looked_at_as_a_power_triggers(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Venadek", "Venadek")

    end_round(alice, bob)
    assert alice.is_asked("Which power resolves next")
    table.answer(table.decision.options[0])

    assert alice.in_play == []
    assert alice.discard_pile == ["Venadek", "Venadek"]

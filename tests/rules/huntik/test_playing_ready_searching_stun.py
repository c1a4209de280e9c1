"""HK 404-407. Playing cards, ready and exhausted, searching, stun."""

from __future__ import annotations

import pytest

from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.rules.playing_cards import judge_play
from tests.huntik_table import HuntikPlayer, card_saying, end_round
from tests.table import Table, rule


def action(text: str, name: str = "Test Action", kind: str = "free") -> Printed:
    return card_saying(text, name, type="action", subtype=f"{kind}Action")


STUN = action("Stun target hero.", "Stunner")


# -- 404. Playing cards --------------------------------------------------------------------------------------------


@rule("HK 404.1", "Cards are played on one’s own turn only.")
def test_cards_are_played_on_ones_own_turn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("Springer", "Sprint")
    bob.has("Bellona")
    bob.controls("Strix")

    assert alice.can_play("Springer")
    assert bob.why_not("Bellona")[0].rule == "HK 404.1"
    alice.plays("Springer")

    assert bob.can_play("Bellona")
    assert alice.why_not("Sprint")[0].rule == "HK 404.1"


@rule("HK 404.1", "The judge of plays refuses a card out of turn, whoever asks.")
def test_a_card_is_judged_by_whose_turn_it_is(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("Springer")
    bob.has("Bellona")

    hers = judge_play(table.game, 0, alice.card("Springer").number)
    his = judge_play(table.game, 1, bob.card("Bellona").number)

    assert hers is None
    assert his is not None
    assert his.rule == "HK 404.1"


@rule(
    "HK 404.1a",
    "HK 404.1a.2",
    "Combat actions may be played by either player, whoever’s turn it is, but only in a combat.",
)
def test_either_player_plays_combat_actions(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has("Honorguard")
    bob.has("Strikemode", "Zoom")
    assert not alice.can_play("Honorguard")

    alice.moves("Springer")
    alice.starts_combat()
    assert bob.can_play("Strikemode"), "on Alice’s turn"
    assert not bob.can_play("Zoom"), "no combat action"
    bob.plays("Strikemode")
    alice.plays("Honorguard")
    bob.passes()
    alice.passes()

    assert any("Bob aims 3 at Springer" in line for line in table.log), "1 and 4 and -2"
    assert bob.is_asked("Your turn")


@rule(
    "HK 404.1b",
    "HK 404.1b.2",
    "A hero enters play after it was played; actions and amulets go to their owner’s discard pile.",
)
def test_where_played_cards_go(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    amulet = card_saying("Draw a card.", "Test Amulet", type="amulet", subtype="", alignment="neutral")
    alice.has("Springer", action("Draw a card."), amulet)

    alice.plays("Springer")
    bob.passes()
    alice.plays("Test Action")
    bob.passes()
    alice.plays("Test Amulet")

    assert alice.in_play == ["Springer"]
    assert alice.discard_pile == ["Test Action", "Test Amulet"]
    assert [line for line in table.log if "plays" in line] == [
        "Alice plays Springer.",
        "Alice plays Test Action.",
        "Alice plays Test Amulet.",
    ]


@rule("HK 404.1c", "Cards are played from hand, unless something says otherwise.")
def test_cards_are_played_from_hand(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.has_in_discard_pile("Springer")
    alice.has_on_deck("Enderby")
    alice.has("Hoplite")

    assert alice.can_play("Hoplite")
    assert not alice.can_play("Springer")
    assert not alice.can_play("Enderby")


PROPHET = card_saying(
    "You play with the top card of your deck revealed.\nYou may play the top card of your deck.", "Prophet"
)


@rule(
    "HK 404.1c.2", "A card played from elsewhere keeps to the rules of playing: turn, major heroes, heroes exhausted."
)
def test_the_rules_hold_for_a_card_played_from_elsewhere(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(PROPHET)
    alice.has("Gybolg")
    alice.has_on_deck("Furoji", "Honorguard", "Hyperstride", "Enderby")

    alice.plays("Furoji")
    assert alice.card("Furoji").zone == 1
    assert alice.hand == ["Gybolg"], "“when you play me from your hand” did not trigger"
    bob.passes()
    assert not alice.can_play("Gybolg"), "it was the major hero of this round"
    assert not alice.can_play("Honorguard"), "on top now, but there is no combat"


@rule("HK 404.1c", "Without leave to play it, a revealed top card is not played.")
def test_a_revealed_card_may_not_be_played_without_leave(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("You play with the top card of your deck revealed.", "Oracle"))
    bob.controls(PROPHET)
    alice.has_on_deck("Springer")

    assert not alice.can_play("Springer"), "the Prophet speaks to Bob"
    alice.passes()
    assert bob.can_play(bob.deck[0])


# -- 405. Ready and exhausted --------------------------------------------------------------------------------------


@rule("HK 405.1", "Cards enter play ready and stay so until exhausted; exhausted ones can be readied.")
def test_ready_exhausted_and_ready_again(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("Springer", action("Ready target hero."))

    alice.plays("Springer")
    assert alice.card("Springer").ready
    bob.passes()
    alice.moves("Springer", forward=1)
    assert alice.card("Springer").exhausted
    bob.passes()
    alice.plays("Test Action")

    assert alice.card("Springer").ready


@rule("HK 405.1.2", "Only a change counts: what is exhausted does not exhaust, what is ready does not ready.")
def test_only_a_change_of_orientation_counts(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", exhausted=True)
    alice.controls("Enderby")
    alice.has(action("Exhaust target hero.", "Tire"), action("Ready target hero.", "Rest"))

    alice.plays("Tire", at="Springer")
    bob.passes()
    alice.plays("Rest", at="Enderby")

    assert alice.card("Springer").exhausted
    assert alice.card("Enderby").ready
    assert not any("exhausts" in line or "readies" in line for line in table.log)


@rule("HK 405.1.2", "What cannot exhaust cannot pay by exhausting.")
def test_an_exhausted_card_cannot_exhaust_as_a_cost(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    bob.controls("Sentinel", zone=3)
    alice.moves("King Basilisk")
    alice.starts_combat()
    bob.uses("Sentinel", "Stoneshield")
    alice.passes()

    assert bob.card("Sentinel").exhausted
    assert not bob.can_use("Sentinel", "Stoneshield")


@rule("HK 405.2", "Outside play a card is neither ready nor exhausted.")
def test_outside_play_nothing_is_ready_or_exhausted(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer", exhausted=True)
    alice.has(action("Return target hero to its owner's hand.", "Retreat"))

    alice.plays("Retreat")
    assert (springer.area, springer.ready, springer.exhausted) == ("hand", False, False)
    bob.passes()
    alice.plays("Springer")

    assert springer.ready, "it enters play as a new card"


@rule("HK 405.2.2", "Outside play nothing is exhausted or readied: nothing sees that happen to a card in a pile.")
def test_outside_play_nothing_becomes_exhausted(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Whenever a hero becomes exhausted, draw a card.", "Watcher"), exhausted=True)
    alice.controls("Springer")
    alice.has_in_discard_pile("Enderby")
    alice.has(action("Exhaust all heroes."))

    alice.plays("Test Action")

    assert len(alice.hand) == 1, "Springer alone; Enderby in the discard pile is not exhausted"
    assert not alice.card("Enderby").exhausted
    assert bob.is_asked("Your turn")


@rule("HK 405.2", "A “ready” card is one in play.")
def test_a_ready_hero_is_in_play(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Hoplite")
    alice.controls("Enderby", exhausted=True)
    alice.has("Furoji", action("Return a ready friendly hero to its owner's hand."))

    alice.plays("Test Action")

    assert alice.may_choose() == ["Springer", "Hoplite"]


# -- 406. Searching ------------------------------------------------------------------------------------------------


@rule(
    "HK 406.1", "HK 406.1.2", "Who searches looks through the whole area, and need not have decided anything before."
)
def test_a_player_looks_through_the_whole_deck(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Rassimov")
    bob.has("Ace in the Hole")
    bob.has_on_deck("Bellona", "Klaus", "Janus Knight", "Strix")

    bob.plays("Ace in the Hole")

    assert bob.may_choose() == ["Janus Knight", "Klaus"], "every major hero card, and no other"
    assert sorted(bob.sees("searched deck", bob)) == sorted(bob.deck), "he looks through all of it"
    assert alice.sees("searched deck", bob) == []
    assert not alice.reads("Klaus")
    bob.chooses("Klaus")
    assert bob.sees("searched deck", bob) == []


@rule("HK 406.2", "After a search of a deck its owner shuffles it, whether anything was found or not.")
@pytest.mark.parametrize("found", ["Klaus", ""])
def test_a_deck_is_shuffled_after_a_search(table: Table, found: str) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Rassimov")
    bob.has("Ace in the Hole")
    bob.has_on_deck("Bellona", "Klaus", "Strix")
    handles = {table.game.cards[card].handle for card in table.game.area("deck", 1)}

    bob.plays("Ace in the Hole")
    bob.chooses(*[found] if found else [])

    assert bob.hand == ([found] if found else [])
    assert alice.reads("Bob shuffles.")
    assert handles.isdisjoint(table.game.cards[card].handle for card in table.game.area("deck", 1))


def plays_scolopen(player: HuntikPlayer, search: str) -> None:
    """The example of the book up to the search."""
    player.plays("Scolopen")
    player.says_yes()
    player.chooses(search)


@rule("HK 406.3", "Searching a deck for a card of a description, a player can fail to find one.")
def test_the_example_of_scolopen_failing_to_find(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("Scolopen")
    alice.has_on_deck("Scolopen", "Enderby")
    plays_scolopen(alice, "Search your deck")
    assert alice.may_choose() == ["Scolopen"]

    alice.chooses()

    assert alice.in_play == ["Scolopen"]
    assert "Scolopen" in alice.deck
    assert bob.reads("Alice shuffles.")


@rule("HK 406.2", "HK 406.3", "What is found comes into play; only a deck that was searched is shuffled.")
@pytest.mark.parametrize(("search", "shuffled"), [("Search your deck", True), ("Search your discard pile", False)])
def test_the_example_of_scolopen_finding_another(table: Table, search: str, shuffled: bool) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("Scolopen")
    alice.has_on_deck("Scolopen")
    alice.has_in_discard_pile("Scolopen", "Enderby")
    log = len(table.game.log)

    plays_scolopen(alice, search)
    if shuffled:
        alice.chooses("Scolopen")

    assert alice.in_play == ["Scolopen", "Scolopen"]
    assert any(line.text == "Alice shuffles." for line in table.game.told(1, log)) is shuffled
    assert bob.is_asked("Your turn")


@rule("HK 406.3", "A public area hides nothing: what is there is found.")
def test_nobody_fails_to_find_in_a_discard_pile(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    second = card_saying("", "Scolopen", subtitle="Other", number="S2")
    alice.has("Scolopen")
    alice.has_in_discard_pile("Scolopen", second)
    plays_scolopen(alice, "Search your discard pile")

    assert table.decision.least == 1
    assert not table.decision.may_decline
    table.answer(table.decision.options[0])

    assert alice.in_play == ["Scolopen", "Scolopen"]
    assert bob.is_asked("Your turn")


@rule("HK 406.3.2", "Searching for just “a card” finds one, unless there is none at all.")
@pytest.mark.parametrize("cards", [3, 0])
def test_a_card_is_always_found(table: Table, cards: int) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action("Search your deck for a card and put it into your hand."))
    table.game.areas["deck", 0][cards:] = []
    alice.ask_again()

    alice.plays("Test Action")
    if cards:
        assert table.decision.least == 1
        table.answer(table.decision.options[0])

    assert len(alice.hand) == min(1, cards)
    assert bob.is_asked("Your turn")


@rule("HK 406.1", "A text may make a player search twice, and each search is one of its own.")
def test_two_searches_of_one_text(table: Table) -> None:
    twice = "Search your deck for a major hero card and put it into your hand. "
    twice += "Search your deck for an Action card and put it into your hand."
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action(twice))
    alice.has_on_deck("Furoji", "Gybolg", "Sprint", "Decoding")

    alice.plays("Test Action")
    alice.chooses("Gybolg")
    alice.chooses("Sprint")

    assert alice.hand == ["Gybolg", "Sprint"]
    assert bob.is_asked("Your turn")


# -- 407. Stun -----------------------------------------------------------------------------------------------------


@rule(
    "HK 407.1",
    "HK 407.1.3",
    "A stunned card is exhausted, stays where it is, and can’t ready, move or enter another zone.",
)
def test_a_stunned_card_stays_where_it_is(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bellona = bob.controls("Bellona", zone=2)
    strix = bob.controls("Strix", zone=2)
    alice.has(STUN, action("Put all enemy heroes into zone 5.", "Drive"), action("Ready all heroes.", "Wake"))
    alice.plays("Stunner", at="Bellona")
    assert (bellona.stunned, bellona.exhausted, bellona.zone) == (True, True, 2)
    assert bob.can_move("Bellona") == []
    bob.passes()

    alice.plays("Drive")
    bob.passes()
    alice.plays("Wake")

    assert bellona.zone == 2
    assert bellona.exhausted
    assert strix.zone == 1, "Alice’s zone 5"


@rule("HK 407.1.3", "HK 103.1", "Only the text that stuns a card may go on to put it elsewhere; another one may not.")
def test_a_card_stunned_by_one_text_is_not_put_elsewhere_by_another(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("Whenever a hero moves into my zone, stun it.", "Guard"), zone=3)
    alice.controls(card_saying("Whenever a hero moves into my zone, put it 1 zone back.", "Pusher"), zone=3)
    alice.controls(
        card_saying("Whenever a hero moves into my zone, stun it and put it 1 zone back.", "Bouncer"), zone=1
    )
    strix = bob.controls("Strix", zone=2)
    bellona = bob.controls("Bellona", zone=4)

    bob.moves("Strix", forward=1)
    alice.chooses("Resolve Guard")
    assert (strix.stunned, strix.zone) == (True, 3)
    alice.passes()
    bob.moves("Bellona", forward=1)

    assert (bellona.stunned, bellona.zone) == (True, 4), "stunned and put back by one and the same text"


@rule("HK 407.1.2", "A stunned card does not block.")
def test_a_stunned_card_does_not_block(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.controls("Bellona", zone=3)
    alice.has(STUN)
    assert alice.can_move("Springer") == [-1, 0, 1]

    alice.plays("Stunner", at="Bellona")
    bob.passes()

    assert alice.can_move("Springer") == [-1, 0, 1, 2]


@rule("HK 407.1.4", "A stunned card has no text and no tags.")
def test_a_stunned_card_has_no_text_and_no_tags(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    alice.controls("Kipperin", zone=1)
    bob.controls("Bellona", zone=3)
    alice.has(STUN, action("KO all Titans."))
    assert alice.can_move("Springer") == [-2, -1, 0, 1, 2], "Kipperin makes everybody unblockable"

    alice.plays("Stunner", at="Kipperin")
    bob.passes()
    assert alice.can_move("Springer") == [-2, -1, 0]
    alice.plays("Test Action")

    assert alice.in_play == ["Kipperin"], "stunned, it is no Titan"


@rule(
    "HK 407.1",
    "HK 407.1.5",
    "HK 407.1.6",
    "It keeps its name, controller, owner, modifiers and counters, and either player may look at it.",
)
def test_what_a_stunned_card_keeps(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bellona = bob.controls("Bellona", zone=2)
    alice.has(action("Target hero gets +2 ATK this round. Put a Charge counter on it.", "Boost"), STUN)
    alice.plays("Boost")
    bob.passes()

    alice.plays("Stunner")

    assert bellona.atk == 3
    assert bellona.counters == ["Charge"]
    for seat in (0, 1):
        card = table.game.view(seat).area("play").cards[0]
        assert (card.name, card.controller, card.owner) == ("Bellona", 1, 1)


@rule("HK 407.1", "An obstacle may be stunned too.")
def test_an_obstacle_is_stunned(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    minion = bob.finds_feature("Frost Minion", zone=3)
    alice.controls("Caliban", zone=3)

    alice.moves("Caliban")
    alice.starts_combat()
    bob.passes()
    alice.passes()

    assert (minion.area, minion.stunned, minion.exhausted) == ("play", True, True), "stunned instead of being KO’d"


@rule("HK 407.2", "A stunned card is targeted only by what specifically targets stunned cards.")
def test_who_targets_a_stunned_card(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Bellona", zone=3, stunned=True)
    bob.controls("Strix", "Metzi", zone=3)
    alice.has(action("KO target hero."), action("KO target stunned hero.", "Finish"))

    alice.plays("Test Action")
    assert alice.may_choose() == ["Strix", "Metzi"]
    alice.chooses("Strix")
    bob.passes()
    alice.plays("Finish")

    assert bob.in_play == ["Metzi"], "Bellona was the only stunned hero"


@rule("HK 407.2", "What targets nothing reaches stunned cards as well.")
def test_what_does_not_target_reaches_stunned_cards(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Klaus", zone=4)
    bob.has(action("KO all minor heroes.", "Doom"))
    alice.controls("Enderby", zone=2, stunned=True)
    alice.controls("Cherit", zone=3, stunned=True)

    bob.plays("Doom")

    assert alice.in_play == ["Cherit"], "a major hero"
    assert bob.in_play == ["Klaus"]


@rule("HK 407.3", "A stunned card is in no combat: it adds no attacks and none are aimed at it.")
def test_a_stunned_card_takes_no_part_in_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Caliban", zone=3)
    bob.controls("Klaus", zone=3, stunned=True)
    bob.controls("Bellona", "Strix", zone=3)

    alice.moves("Caliban")
    alice.starts_combat()
    bob.passes()
    alice.passes()
    assert alice.may_choose() == ["Bellona", "Strix"]
    alice.aims(Bellona=4, Strix=4)

    assert any("Bob aims 3 at Caliban" in line for line in table.log), "1 and 2, and nothing from Klaus"
    assert bob.in_play == ["Klaus"]


@rule("HK 407.3.2", "A card stunned during a combat adds no attacks to it.")
def test_a_card_stunned_during_a_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    alice.has("Boltflare")
    bob.controls("Bellona", zone=3)
    bob.controls("Strix", zone=3)

    alice.moves("Springer")
    alice.starts_combat()
    bob.passes()
    alice.plays("Boltflare", at="Strix")
    bob.passes()
    alice.passes()

    assert any("Bob aims 1 at Springer" in line for line in table.log), "Strix’s 2 are missing"
    assert any("Alice aims 2 at Bellona" in line for line in table.log), "and Strix is not aimed at"


@rule("HK 407.4", "A stunned card cannot be eliminated for a power.")
def test_a_stunned_card_is_not_eliminated_for_a_power(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Klaus", stunned=True)
    bob.controls("Strix", "Metzi")
    bob.has(action("Eliminate a friendly hero to draw a card."))

    bob.plays("Test Action")
    assert bob.may_choose() == ["Strix", "Metzi"]
    bob.chooses("Metzi")

    assert bob.in_play == ["Klaus", "Strix"]
    assert alice.is_asked("Your turn")


@rule("HK 407.4", "So with nobody else the cost can’t be paid, and another way has to be taken.")
def test_a_stunned_card_saves_nobody(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Klaus", stunned=True)
    bob.has(action("Eliminate a friendly hero to draw a card."), "Iron Monkey")
    assert not bob.can_play("Test Action")

    bob.plays("Iron Monkey")
    bob.chooses("eliminate a friendly major hero")

    assert bob.in_play == ["Klaus"], "Iron Monkey was the only one who could be eliminated"
    assert bob.discard_pile == ["Iron Monkey"]
    assert alice.is_asked("Your turn")


@rule("HK 407.5", "HK 407.5.2", "A hero that becomes unstunned turns face up and stays exhausted.")
def test_an_unstunned_hero_stays_exhausted(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    king = alice.controls("King Basilisk", zone=5, stunned=True)
    alice.controls("Springer", zone=1)
    alice.has(action("Unstun target stunned hero."))
    assert not alice.can_use("King Basilisk")

    alice.plays("Test Action")

    assert not king.stunned
    assert king.exhausted
    card = next(card for card in table.game.view(1).area("play").cards if card.name == "King Basilisk")
    assert card.tags, "face up, it has its tags again"


@rule("HK 407.5.2", "Only then, at the start of a round, is it readied with the others.")
def test_at_the_start_of_a_round_it_is_unstunned_and_then_readied(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer", stunned=True)
    lazy = alice.controls(card_saying("I can't ready.", "Sleeper"), stunned=True)

    end_round(alice, bob)

    assert not springer.stunned
    assert springer.ready
    assert not lazy.stunned
    assert lazy.exhausted, "unstunned alone does not ready"


@rule("HK 407.1.4", "A stunned card is seen without tags, but with its name; unstunned, it has them again.")
def test_a_stunned_card_is_seen_without_tags(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", stunned=True)

    stunned = table.game.view(1).area("play").cards[0]
    assert (stunned.name, stunned.tags) == ("Springer", ())

    end_round(alice, bob)
    assert "Meso-Titan" in table.game.view(1).area("play").cards[0].tags


@rule("HK 407.1", "A stunned hero is no hero in a zone to be counted there, but is still a hero in play.")
def test_which_counts_include_stunned_heroes(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    everywhere = alice.controls(card_saying("I get +1 ATK for each enemy hero.", "Everywhere"), zone=2)
    there = alice.controls(card_saying("I get +1 ATK for each enemy hero in zone 4.", "There"), zone=2)
    asleep = alice.controls(card_saying("I get +1 ATK for each stunned enemy hero in zone 4.", "Asleep"), zone=2)
    beside = alice.controls(card_saying("If a stunned enemy hero is in zone 4, I get +5 ATK.", "Beside"), zone=2)
    bob.controls("Strix", zone=2)
    assert [one.atk - 1 for one in (everywhere, there, asleep, beside)] == [1, 1, 0, 0]

    bob.controls("Bellona", zone=2, stunned=True)

    assert [one.atk - 1 for one in (everywhere, there, asleep, beside)] == [2, 1, 1, 5]


@rule("HK 400.10d", "HK 407.1", "A stunned hero counts as being in no zone, whatever a text wants to do there.")
def test_a_stunned_hero_is_in_no_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls("Tersly", zone=2)
    alice.controls("Springer", zone=3, stunned=True)
    alice.has("Kilthane")
    bellona = bob.controls("Bellona", zone=4, stunned=True)
    bob.controls("Strix", zone=4)
    bob.has("Bladestorm")
    table.game.round = 3

    bob.plays("Bladestorm", with_="Strix")

    assert (alice.discard_pile, bob.discard_pile) == (["Tersly"], ["Strix", "Bladestorm"]), "not stunned Bellona"
    assert bellona.stunned
    alice.controls("Tersly", zone=2)
    assert not alice.can_use("Tersly"), "there is no enemy in the zone of Tersly"
    alice.plays("Kilthane")
    assert alice.may_choose() == ["Zone 1", "Zone 2"], "Springer in zone 3 is stunned"
    alice.chooses("Zone 2")


@rule("HK 407.1", "A stunned obstacle remains in its zone, and counts as being there: only heroes do not.")
def test_a_stunned_obstacle_is_where_it_is(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Caliban", zone=3)
    minion = bob.finds_feature("Frost Minion", zone=3)
    ymir = bob.finds_feature("Ymir: Frost King", zone=3)
    minion.state.stunned = minion.state.exhausted = True
    bob.ask_again()

    alice.moves("Caliban")
    alice.starts_combat()
    bob.passes()
    alice.passes()

    assert ymir.area == "play", "the Frost Minion still guards him"
    assert "Alice aims no attacks." in table.log


@rule("HK 406.2", "The deck is shuffled after the search: a card that then goes on top of it is on top.")
@pytest.mark.parametrize(("end", "place"), [("top", 0), ("the bottom", -1)])
def test_a_card_found_and_put_on_the_deck_stays_there(table: Table, end: str, place: int) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has_on_deck("Bellona", "Dante Vale", "Cherit")
    before = alice.deck
    alice.has(action(f"Search your deck for a Dante Vale card and put it on {end} of your deck.", "Find"))

    alice.plays("Find")
    alice.chooses("Dante Vale")

    assert alice.deck[place] == "Dante Vale"
    assert [name for name in alice.deck if name != "Dante Vale"] != [name for name in before if name != "Dante Vale"]
    assert alice.reads("Alice shuffles.")
    assert bob.is_asked("Your turn")


@rule("HK 404.1b", "HK 702.4", "A hero enters play after it was played, so its own power has not seen that.")
def test_a_hero_does_not_see_itself_being_played(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(card_saying("Whenever you play a minor hero card, draw a card.", "Host"), "Enderby")

    alice.plays("Host")
    assert alice.hand == ["Enderby"]
    bob.passes()
    alice.plays("Enderby")

    assert len(alice.hand) == 1


@rule("HK 302.3", "HK 405.1", "What an exhaust action needs is looked at with the hero exhausted that plays it.")
@pytest.mark.parametrize(("defense", "playable"), [(3, True), (4, False)])
def test_the_hero_that_plays_it_is_exhausted_already(table: Table, defense: int, playable: bool) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    drill = card_saying("All ready friendly heroes get +1 DEF.", "Drill", **{"def": "9"})
    alice.controls(drill, exhausted=True)
    recruit = alice.controls(card_saying("", "Recruit", **{"def": str(defense)}))
    alice.has(action("Eliminate an exhausted friendly hero with 3 DEF or less to draw 2 cards.", "Toll", "exhaust"))
    assert recruit.defense == defense + 1

    assert alice.can_play("Toll") is playable
    if playable:
        alice.plays("Toll")
        assert alice.discard_pile == ["Recruit", "Toll"]


@rule("HK 302.3", "Where a rule refuses and not the card's own text, the card is not blamed for it.")
def test_a_rule_is_to_blame_and_no_card(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Bellona")
    alice.has("Quick Strike")

    (refusal,) = alice.why_not("Quick Strike")

    assert refusal.rule == "HK 302.3", "no hero of hers could be exhausted for it"
    assert (refusal.blame, refusal.words) == ("", "")

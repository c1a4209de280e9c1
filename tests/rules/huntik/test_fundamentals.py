"""HK 100-104. Building a deck, starting and winning a game, contradictions, numbers."""

from __future__ import annotations

import pytest

from quickening.arena import take_turn
from quickening.bots.random import RandomBot
from quickening.core.refusals import Refused
from quickening.games import replay_game
from quickening.games.huntik import new
from quickening.games.huntik.decks import Deck
from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.rules.starting import CONSTRUCTED, LIMITED, judge_deck
from tests.huntik_table import action_saying, card_named, card_saying, end_round, opening
from tests.table import Table, rule

GOOD = [
    *("Caliban", "Cherit", "Furoji", "Gybolg", "Enderby", "Springer", "Hoplite", "Feyone"),
    *("Honorguard", "Hyperstride", "Quick Strike", "Research", "Sprint", "Decoding"),
]
LEGEND = card_saying("", "Behemoth", type="legendaryHero", subtype="", alignment="neutral", atk="9", **{"def": "9"})
AMULET = card_saying("Draw a card.", "Amulet of Will", type="amulet", subtype="", alignment="neutral")


def good_deck(size: int = 40) -> list[Printed]:
    """Three copies of each of some Good cards."""
    return [card_named(GOOD[n % len(GOOD)]) for n in range(size)]


def rules_broken(
    deck: list[Printed], legends: list[Printed] | None = None, form: str = CONSTRUCTED, packs: int = 1
) -> list[str]:
    """The ids of the rules that a deck breaks."""
    return [refusal.rule for refusal in judge_deck(deck, legends or [], form, packs)]


# -- 100. Building a deck ------------------------------------------------------------------------------------------


@rule("HK 100.1", "A Constructed deck has 40 cards or more.")
def test_a_constructed_deck_has_at_least_forty_cards() -> None:
    assert rules_broken(good_deck(40)) == []
    assert rules_broken(good_deck(39)) == ["HK 100.1"]
    assert rules_broken(good_deck(42)) == [], "there is no maximum"


@rule("HK 100.1.2", "A Limited deck has 5 cards or more for each pack used.")
def test_a_limited_deck_has_five_cards_for_each_pack() -> None:
    assert rules_broken(good_deck(15), form=LIMITED, packs=3) == []
    assert rules_broken(good_deck(14), form=LIMITED, packs=3) == ["HK 100.1"]
    assert rules_broken(good_deck(14), form=LIMITED, packs=2) == []


@rule("HK 100.1.3", "No deck includes missions, features or legendary heroes.")
@pytest.mark.parametrize("card", [card_named("Catch the Gargoyle"), card_named("Ring of Arc"), LEGEND])
def test_what_no_deck_can_include(card: Printed) -> None:
    assert rules_broken([*good_deck(), card]) == ["HK 100.1"]
    assert rules_broken([*good_deck(), card], form=LIMITED) == ["HK 100.1"]
    assert rules_broken([*good_deck(), AMULET]) == []


@rule("HK 100.2", "A Constructed deck is Good or Evil, not both.")
def test_good_and_evil_do_not_mix_in_constructed_play() -> None:
    mixed = [*good_deck(), card_named("Bellona")]

    assert rules_broken(mixed) == ["HK 100.2"]
    assert rules_broken(mixed, form=LIMITED) == []
    assert rules_broken([*good_deck(), AMULET]) == [], "an amulet is on neither side"


@rule("HK 100.3", "A Constructed deck has at most three cards with the same name and version.")
def test_three_copies_of_a_card_and_not_four() -> None:
    evil = [
        "Bellona",
        "Janus Knight",
        "Kerosan",
        "Jokoul",
        "Strix",
        "Redcap",
        "Enforcer",
        "Metzi",
        "Zoom",
        "Flashbulb",
    ]
    deck = [card_named(name) for name in evil * 3 + ["Skingrip", "Strikemode", "Stalemate"] * 3]

    assert rules_broken([*deck, *[card_named("Ymir")] * 3]) == []
    assert rules_broken([*deck, *[card_named("Ymir")] * 4]) == ["HK 100.3"]
    assert rules_broken([*deck, *[card_named("Ymir")] * 4], form=LIMITED) == []


@rule(
    "HK 100.3.2", "HK 100.1.2", "A game of Limited play is played with decks that Constructed play would not allow."
)
def test_a_whole_game_of_limited_play() -> None:
    small = Deck("", "Six packs", "", (*[card_named("Bellona")] * 10, *[card_named("Springer")] * 20))
    with pytest.raises(Refused, match="Constructed play needs 40"):
        new([small, small])
    with pytest.raises(Refused, match="with 7 packs needs 35"):
        new([small, small], limited=7)
    with pytest.raises(Refused, match=r"1 to 8 packs, not of 'many' \(HK 100.1\)"):
        new([small, small], limited="many")

    game, bots = new([small, small], limited=6), [RandomBot(seat) for seat in range(2)]
    while not game.over:
        take_turn(game, bots)

    assert replay_game(game.record()).fingerprint() == game.fingerprint()


@rule("HK 100.3.3", "This is a rule for building decks only: a game may bring more copies together.")
def test_a_player_may_come_to_control_more_than_three_copies(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Springer", "Springer")
    alice.has("Springer")

    alice.plays("Springer")

    assert alice.in_play == ["Springer"] * 4
    assert bob.is_asked("Your turn")


@rule(
    "HK 100.4", "HK 100.4.2", "A legendary hero pile is optional, of any size, with at most three copies of a card."
)
def test_the_legendary_hero_pile() -> None:
    others = [card_saying("", f"Legend {n}", type="legendaryHero", subtype="") for n in range(20)]

    assert rules_broken(good_deck(), []) == []
    assert rules_broken(good_deck(), [LEGEND]) == []
    assert rules_broken(good_deck(), [*others, *[LEGEND] * 3]) == []
    assert rules_broken(good_deck(), [LEGEND] * 4) == ["HK 100.4"]
    assert rules_broken(good_deck(), [card_named("Springer")]) == ["HK 100.4"]


# -- 101. Starting a game ------------------------------------------------------------------------------------------


@rule("HK 101.1.2", "Chance decides who says which player leads; the other one defends.")
def test_a_random_player_chooses_the_lead_player(table: Table) -> None:
    choosers = set()
    for seed in range(8):
        players = opening(table, seed=seed)
        chooser = players[table.decision.seat]
        choosers.add(chooser.name)
        chooser.chooses("Bob leads")
        assert table.game.names[table.game.lead] == "Bob"
        assert table.game.names[table.game.defender] == "Alice"

    assert choosers == {"Alice", "Bob"}


@rule("HK 101.1", "Each player needs a deck.")
def test_no_game_without_two_decks() -> None:
    deck = Deck("good", "Good", "", tuple(good_deck()))

    with pytest.raises(Refused, match=r"HK 101\.1"):
        new([deck])
    assert new([deck, deck]).decision is not None


@rule("HK 101.2", "HK 101.2.2", "Every game has a mission, and its features go onto the map as it says.")
def test_the_mission_places_its_features(table: Table) -> None:
    alice, bob = opening(table, "Defeat Ymir: Frost King (expert)", lead=1)

    zones = [(card.name, card.place) for card in table.game.view(0).area("play").cards]

    assert table.game.view(0).get("mission") == "Defeat Ymir: Frost King"
    assert zones == [("Ymir: Frost King", 4), ("Frost Minion", 4), ("Frost Minion", 4), ("Ignatius: Lava Lord", 1)]
    assert bob.card("Ymir: Frost King").controller == "Alice"
    assert alice.card("Ignatius: Lava Lord").controller == "Bob"


@rule("HK 101.3", "HK 101.3.2", "Both players shuffle and take the top five cards before the first turn.")
def test_opening_hands_of_five_from_shuffled_decks(table: Table) -> None:
    decks = (GOOD * 2, GOOD * 2)
    hands = set()
    for seed in range(5):
        alice, bob = opening(table, lead=0, seed=seed, decks=decks)
        assert len(alice.hand) == len(bob.hand) == 5
        assert sorted([*alice.hand, *alice.deck]) == sorted(GOOD * 2)
        hands |= {tuple(alice.hand), tuple(bob.hand)}

    assert len(hands) == 10


@rule("HK 101.3", "HK 400.5b", "Each opening deck is offered to the other player to be cut before hands are taken.")
@pytest.mark.parametrize("way", ["Leave it as it is", "Cut it", "Shuffle it", "Shuffle and cut it"])
def test_opening_decks_are_offered_to_be_cut(table: Table, way: str) -> None:
    table.asks_to_cut = True
    alice, bob = opening(table, lead=0, decks=(GOOD * 2, GOOD * 2))
    shuffled = alice.deck

    assert bob.is_asked("Cut or shuffle the deck of Alice?")
    assert alice.hand == bob.hand == []
    bob.chooses(way)

    assert (alice.deck == shuffled) is (way == "Leave it as it is")
    assert alice.is_asked("Cut or shuffle the deck of Bob?")
    order = alice.deck
    alice.chooses("Leave it as it is")
    assert alice.is_asked("How many cards do you mulligan?")
    assert (alice.hand, alice.deck) == (order[:5], order[5:])


@rule("HK 101.4", "HK 101.4.2", "A mulligan puts cards under the deck and as many from its top into the hand, once.")
def test_a_mulligan_restores_the_hand_to_five_cards(table: Table) -> None:
    alice, bob = opening(table, lead=0, decks=(GOOD, GOOD))
    first, second, *kept = alice.hand
    coming = alice.deck[:2]

    alice.chooses("Mulligan 2")
    bob.chooses()
    alice.chooses(first, second)

    assert sorted(alice.hand) == sorted([*kept, *coming])
    assert alice.deck[-2:] == [first, second]
    assert bob.is_asked("Your turn"), "the first round has begun, and nobody mulligans again"


@rule(
    "HK 101.1.2",
    "HK 101.3.2",
    "HK 101.4",
    "Everybody reads who leads, what the mission is, and who takes or changes a hand.",
)
def test_the_log_of_a_beginning(table: Table) -> None:
    alice, bob = opening(table, "Corral the Bulls", lead=1, decks=(GOOD, GOOD))
    bob.chooses("Mulligan 2")
    alice.chooses()
    bob.chooses(*bob.may_choose()[:2])
    told = [line for line in table.log if "deck" not in line and "shuffles" not in line]

    assert told[:2] == ["Bob leads; Alice defends.", "The mission is Corral the Bulls."]
    assert told[-6:-1] == [
        "Bob takes an opening hand.",
        "Alice takes an opening hand.",
        "Bob will mulligan 2 cards.",
        "Alice will mulligan nothing.",
        "Bob mulligans 2 cards.",
    ]
    assert len(alice.hand) == len(bob.hand) == 5


@rule("HK 101.4.2", "A mulligan is one to five cards, or none at all.")
@pytest.mark.parametrize("count", [1, 5])
def test_how_many_cards_may_be_mulliganed(table: Table, count: int) -> None:
    alice, bob = opening(table, lead=0, decks=(GOOD, GOOD))
    assert alice.may_choose() == [f"Mulligan {number}" for number in range(1, 6)]
    hand, coming = alice.hand, alice.deck[:count]

    alice.chooses(f"Mulligan {count}")
    bob.chooses()
    assert f"Alice will mulligan {'1 card' if count == 1 else '5 cards'}." in table.log
    alice.chooses(*hand[:count])

    assert len(alice.hand) == 5
    assert alice.hand[5 - count :] == coming
    assert sorted(alice.deck[-count:]) == sorted(hand[:count])


@rule("HK 101.4.2", "HK 101.4a", "Whoever announces no mulligan keeps the hand.")
def test_nobody_has_to_mulligan(table: Table) -> None:
    alice, bob = opening(table, lead=0, decks=(GOOD, GOOD))
    hands = alice.hand, bob.hand

    alice.chooses()
    bob.chooses()

    assert (alice.hand, bob.hand) == hands
    assert table.game.round == 1


@rule(
    "HK 101.4a",
    "HK 101.4a.2",
    "The lead player announces a number first, then the defender; then both mulligan together.",
)
def test_mulligans_are_announced_in_order_and_done_together(table: Table) -> None:
    alice, bob = opening(table, lead=1, decks=(GOOD, GOOD))
    hands = alice.hand, bob.hand

    bob.chooses("Mulligan 3")
    assert alice.reads("Bob will mulligan 3 cards.")
    assert (alice.hand, bob.hand) == hands, "nobody mulligans before both have announced"

    alice.chooses("Mulligan 1")
    bob.chooses(*bob.hand[:3])
    assert (alice.hand, bob.hand) == hands, "nor before both have selected their cards"

    alice.chooses(alice.hand[0])
    assert len(alice.hand) == len(bob.hand) == 5
    assert alice.hand[:4] == hands[0][1:]
    assert bob.hand[:2] == hands[1][3:]
    assert not alice.reads(f"Bob puts {hands[1][0]}")


@rule("HK 101.4a.2", "The number that was announced is binding: neither fewer nor more cards are put back.")
def test_the_announced_number_is_binding(table: Table) -> None:
    alice, bob = opening(table, lead=0, decks=(GOOD, GOOD))
    alice.chooses("Mulligan 2")
    bob.chooses("Mulligan 5")

    for wrong in (1, 3):
        with pytest.raises(Refused):
            alice.chooses(*alice.hand[:wrong])
    alice.chooses(*alice.hand[:2])

    assert len(alice.hand) == len(bob.hand) == 5, "all five of Bob’s go without a question"
    assert table.game.round == 1


# -- 102. Winning a game -------------------------------------------------------------------------------------------


@rule("HK 102.1", "HK 102.1a", "In a training or expert mission the lead player wins by the mission’s terms.")
def test_the_lead_player_wins_by_the_terms_of_the_mission(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Retrieve the Ring of Arc")
    alice.controls("Springer", zone=3)
    alice.finds_feature("Ring of Arc", zone=3, held_by="Springer")

    alice.moves("Springer", back=1)
    assert not table.game.over
    bob.passes()
    alice.card("Springer").state.exhausted = False
    alice.ask_again()
    alice.moves("Springer", back=1)

    assert table.game.outcome.winners == (0,)
    assert table.game.outcome.rule == "HK 102.1a"


@rule("HK 102.1", "HK 102.1a", "The terms are the lead player’s alone: the defender does not win by them.")
def test_the_defender_does_not_win_by_the_terms(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Retrieve the Ring of Arc", turn="Bob")
    bob.controls("Springer", zone=2)
    ring = bob.finds_feature("Ring of Arc", zone=2, held_by="Springer")

    bob.moves("Springer", back=1)

    assert ring.zone == 5, "the lead player’s zone 5 is the defender’s zone 1"
    assert not table.game.over
    assert alice.is_asked("Your turn")


@rule("HK 102.1b", "The defending player wins once round 7 is over and the terms are not achieved.")
def test_the_defender_wins_after_round_seven(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=6)

    end_round(alice, bob)
    assert not table.game.over, "round 6 is over, round 7 is not"
    end_round(alice, bob)

    assert table.game.outcome.winners == (1,)
    assert table.game.outcome.rule == "HK 102.1b"


@rule("HK 102.2", "In a mutual mission either player can win by the terms.")
@pytest.mark.parametrize("winner", [0, 1])
def test_either_player_can_win_a_mutual_mission(table: Table, winner: int) -> None:
    players = table.huntik("Alice", "Bob", mission="Retrieve Vlad's Amulets", round=5)
    players[winner].controls("Springer", zone=3)
    players[winner].finds_feature("Vlad's Bag of Amulets", zone=3, held_by="Springer")

    end_round(*players)

    assert table.game.outcome.winners == (winner,)
    assert table.game.outcome.rule == "HK 102.2"


@rule("HK 102.2", "The terms are checked when the mission says so, and not a round earlier.")
def test_a_mutual_mission_is_not_won_before_its_round(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Retrieve Vlad's Amulets", round=4)
    bob.controls("Springer", zone=3)
    bob.finds_feature("Vlad's Bag of Amulets", zone=3, held_by="Springer")

    end_round(alice, bob)
    assert not table.game.over
    end_round(alice, bob)

    assert table.game.outcome.winners == (1,)


@rule("HK 102.2a", "Points are scored and kept from round to round, and everybody knows the score.")
def test_points_are_tracked(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Control the Idols of Omeed", round=5)
    alice.controls("Springer", zone=4)
    alice.controls("Enderby", zone=2)
    bob.controls("Bellona", "Suit", zone=3)

    end_round(alice, bob)
    assert table.game.view(None).get("points") == (2, 2), "zone 4 counts 2, zone 3 counts 1, zone 2 nothing"
    end_round(alice, bob)
    assert table.game.view(1).get("points") == (4, 4)


@rule("HK 102.2a", "The points of a player are explained round by round.")
def test_why_a_player_has_so_many_points(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Control the Idols of Omeed", round=4)
    springer = alice.controls("Springer", zone=4)
    assert table.game.explain_player(0, "points") == [("nothing scored yet (HK 102.2a)", 0)]

    end_round(alice, bob)
    springer.state.zone = 3
    alice.ask_again()
    end_round(alice, bob)

    assert [points for _, points in table.game.explain_player(0, "points")] == [2, 1]
    assert table.game.explain_player(0, "points")[1][0] == "scored in round 5 (HK 102.2a)"
    assert table.game.explain_player(1, "points") == [("nothing scored yet (HK 102.2a)", 0)]


@rule("HK 102.2a", "At the end the player with the most points wins.")
def test_the_most_points_win(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Control the Idols of Omeed", round=7)
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=4)

    end_round(alice, bob)

    assert table.game.outcome.winners == (1,)
    assert table.game.outcome.rule == "HK 102.2a"


@rule("HK 102.2b", "A tie goes to the player with more major and legendary heroes in play.")
@pytest.mark.parametrize("card", [card_named("Caliban"), LEGEND])
def test_a_tie_goes_to_more_major_and_legendary_heroes(table: Table, card: Printed) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Control the Idols of Omeed", round=7)
    alice.controls(card)
    bob.controls("Bellona", "Suit", "Strix")

    end_round(alice, bob)

    assert table.game.points == (0, 0)
    assert table.game.outcome.winners == (0,)
    assert table.game.outcome.rule == "HK 102.2b"


@rule(
    "HK 102.2b",
    "HK 102.2b.2",
    "HK 102.2b.3",
    "If that is tied as well, more minor heroes win, and if all is tied, the defending player.",
)
@pytest.mark.parametrize(("minors", "winner"), [(2, 0), (1, 1), (0, 1)])
def test_a_tie_is_broken_by_minor_heroes_then_by_the_defender(table: Table, minors: int, winner: int) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Control the Idols of Omeed", round=7)
    alice.controls("Furoji", *["Springer"] * minors)
    bob.controls("Janus Knight", "Bellona")

    end_round(alice, bob)

    assert table.game.outcome.winners == (winner,)
    assert table.game.outcome.rule == "HK 102.2b"


@rule("HK 102.2b", "What counts is who controls a hero when the round is really over.")
def test_a_hero_borrowed_for_the_round_is_back_before_the_tie_is_broken(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Control the Idols of Omeed", round=7)
    alice.controls("Kallipolitan", zone=1)
    bob.controls("Janus Knight", zone=4)
    bob.controls("Bellona", zone=1)

    alice.uses("Kallipolitan", "Rule of Law", at="Janus Knight")
    end_round(alice, bob)

    assert table.game.outcome.winners == (1,), "one major hero each, and Bob has a minor hero besides"


@rule("HK 102.3", "A player may concede at any time, even while the opponent decides.")
@pytest.mark.parametrize("loser", [0, 1])
def test_a_player_concedes(table: Table, loser: int) -> None:
    players = table.huntik("Alice", "Bob")
    assert players[0].is_asked("Your turn")

    players[loser].concedes()

    assert table.game.over
    assert table.game.outcome.winners == (1 - loser,)
    assert table.game.outcome.rule == "HK 102.3"
    with pytest.raises(Refused):
        players[1 - loser].concedes()


@rule("HK 102.3", "A player may concede in the middle of a combat.")
def test_a_player_concedes_during_a_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    bob.controls("Bellona", zone=3)
    alice.moves("King Basilisk")
    alice.starts_combat()
    assert bob.is_asked("combat action")

    alice.concedes()

    assert table.game.outcome.winners == (1,)


@rule("HK 102.4.2", "The game is won at once, before triggered powers are resolved.")
def test_a_win_comes_before_triggered_powers(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Rassimov", zone=2)
    bob.has("Set a Trap")
    alice.controls("Springer", zone=3)
    alice.finds_feature("Ring of Arc", zone=3, held_by="Springer")
    bob.plays("Set a Trap")
    bob.chooses("Zone 5")

    alice.moves("Springer", back=2)

    assert table.game.outcome.winners == (0,)
    assert not alice.card("Springer").stunned, "the trap in that zone triggered and never came to resolve"


@rule("HK 102.4", "Terms may be met in the middle of what a player does.")
def test_the_third_hero_to_escape_wins_at_once(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Escape the Mansion")
    alice.finds_feature("Mansion Door", zone=4)
    alice.controls("Springer", "Enderby", "Hoplite", zone=4)

    for hero in ("Springer", "Enderby"):
        alice.uses(hero, "Escape the Mansion")
        assert not table.game.over
        bob.passes()
    alice.uses("Hoplite", "Escape the Mansion")

    assert table.game.outcome.winners == (0,)
    assert table.game.outcome.rule == "HK 102.1a"


# -- 103. Contradictions -------------------------------------------------------------------------------------------


@rule("HK 103.1", "A card that contradicts the rules takes precedence.")
def test_a_card_takes_precedence_over_the_rules(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls("Solwing", "Springer", zone=1)

    assert alice.can_move("Springer") == [0, 1, 2], "the rules allow two zones"
    assert alice.can_move("Solwing") == [0, 1, 2, 3], "its text allows three"
    alice.moves("Solwing", forward=3)
    assert alice.in_play == ["Solwing", "Springer"]


RUINS = card_saying(
    "At the start of each round, KO all heroes in zone 3.",
    "Crumbling Ruins",
    type="mission",
    subtype="trainingMission",
    alignment="neutral",
)
UNDYING = card_saying("I can't be KO'd.", "Undying")


@rule("HK 103.2", "A mission that contradicts another card takes precedence, even over its “can’t”.")
def test_a_mission_takes_precedence_over_a_card(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission=RUINS)
    alice.controls(UNDYING, zone=3)
    alice.controls("Springer", zone=2)

    end_round(alice, bob)

    assert alice.in_play == ["Springer"]
    assert "Undying" in alice.discard_pile


@rule("HK 103.2", "The mission readies what, by its own text, does not ready as normal.")
def test_the_bulls_ready_when_the_mission_says_so(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Corral the Bulls", features=True)
    bull = alice.card("Bull")
    bull.state.exhausted = True
    alice.ask_again()

    end_round(alice, bob)
    assert bull.exhausted, "round 2: the Bull does not ready as normal"
    end_round(alice, bob)
    assert bull.ready, "round 3: the mission readies it"


@rule("HK 103.3", "“Can’t” takes precedence over any other card or rule that would do it.")
def test_what_cannot_be_is_not_done(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Dante Vale", "Springer", zone=3)
    bob.controls(UNDYING, "Bellona", zone=3)
    alice.has("Quick Strike")

    alice.plays("Quick Strike", with_="Springer", at="Undying")
    assert "Undying" in bob.in_play, "a card cannot KO it"

    bob.passes()
    alice.moves("Dante Vale")
    alice.starts_combat()
    bob.passes()
    alice.passes()
    alice.aims(Undying=7)
    assert "Undying" in bob.in_play, "nor can the rules of combat"
    assert bob.card("Undying").defense == 1


@rule("HK 103.3.3", "An event that can’t happen can’t be replaced either.")
def test_what_cannot_happen_is_not_replaced(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    mucalin = card_saying("If a friendly hero would be KO'd, eliminate me instead.", "Mucalin")
    bob.controls(mucalin, zone=1)
    bob.controls(UNDYING, "Bellona", zone=3)
    alice.controls("Dante Vale", "Springer", zone=3)
    alice.has("Quick Strike", "Quick Strike")

    alice.plays("Quick Strike", with_="Springer", at="Undying")
    assert bob.in_play == ["Mucalin", "Undying", "Bellona"]

    bob.passes()
    alice.plays("Quick Strike", with_="Dante Vale", at="Bellona")
    assert bob.in_play == ["Undying", "Bellona"], "Bellona’s KO could happen, so it was replaced"


@rule("HK 103.3.2", "If a play can’t be made, its cost can’t be paid.")
def test_no_cost_without_the_play(table: Table) -> None:
    statue = card_saying("I can't exhaust.", "Statue")
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(statue, zone=3)
    bob.controls("Bellona", zone=3)
    alice.has("Quick Strike")

    assert not alice.can_play("Quick Strike"), "nobody can be exhausted for it"
    assert alice.why_not("Quick Strike")[0].rule == "HK 302.3"

    alice.controls("Springer", zone=3)
    alice.plays("Quick Strike", at="Bellona")
    assert alice.card("Springer").exhausted
    assert alice.card("Statue").ready


@rule("HK 103.3", "“Can only move 1 zone” stands, whatever else would let a card move further, early or late.")
def test_a_limit_holds_against_a_later_permission(table: Table) -> None:
    _alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Wormwalker", zone=1)
    swift = card_saying(
        "I can only move 1 zone on my own.\nI can move up to 3 zones.", "Swift Worm", alignment="evil"
    )
    bob.controls(swift, zone=1)

    assert bob.can_move("Wormwalker") == [0, 1]
    assert bob.can_move("Swift Worm") == [0, 1]


@rule("HK 103.4", "A “can’t” that ends in the very instant still holds for that instant.")
def test_a_protector_who_falls_at_the_same_time_still_protects(table: Table) -> None:
    banner = card_saying("Other friendly heroes in my zone can't be KO'd.", "Banner Bearer", alignment="evil")
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Caliban", zone=3)
    bob.controls(banner, "Bellona", zone=3)
    alice.moves("Caliban")
    alice.starts_combat()
    bob.passes()
    alice.passes()

    alice.aims(Banner_Bearer=4, Bellona=4)

    assert "Banner Bearer" in bob.discard_pile
    assert bob.in_play == ["Bellona"]


@rule("HK 103.4", "Once the “can’t” is over, it protects nobody any more.")
def test_a_protector_who_is_gone_protects_nobody(table: Table) -> None:
    banner = card_saying("Other friendly heroes in my zone can't be KO'd.", "Banner Bearer", alignment="evil")
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby", zone=3)
    bob.controls(banner, "Bellona", zone=3)
    alice.has("Quick Strike", "Quick Strike", "Quick Strike")

    alice.plays("Quick Strike", with_="Springer", at="Bellona")
    assert "Bellona" in bob.in_play
    bob.passes()
    alice.plays("Quick Strike", with_="Enderby", at="Banner Bearer")
    bob.passes()
    alice.controls("Hoplite", zone=3)
    alice.plays("Quick Strike", with_="Hoplite", at="Bellona")

    assert bob.in_play == []


# -- 104. Numeric values -------------------------------------------------------------------------------------------


@rule("HK 104.1", "“Any number” may be 0 or more.")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_any_number_may_be_zero(table: Table, count: int) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Suit, Mr. Mactavish, Prague Agent")
    bob.has_in_discard_pile("Suit, Ms. Thorpe, Venice Agent", "Suit, Mr. Steel, Venice Agent", "Bellona")
    size = len(bob.deck)

    bob.uses("Suit", "Headhunter")
    assert bob.may_choose() == ["Suit", "Suit"], "Bellona is no Suit card"
    table.answer(table.decision.options[:count])
    if count == 2:
        table.answer(table.decision.options)

    assert len(bob.deck) == size + count
    assert alice.is_asked("Your turn")


@rule("HK 104.1.3", "Zones moved and attacks aimed are whole numbers; there is nothing in between to choose.")
def test_only_whole_numbers_can_be_chosen(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    bob.controls("Bellona", "Suit", zone=3)

    assert alice.can_move("King Basilisk") == [-2, -1, 0]
    alice.moves("King Basilisk")
    alice.starts_combat()
    bob.passes()
    alice.passes()
    assert (table.decision.least, table.decision.most) == (5, 5)
    with pytest.raises(Refused):
        alice.aims(Bellona=3, Suit=1)
    alice.aims(Bellona=4, Suit=1)

    assert "Bellona" in bob.discard_pile
    assert "Suit" in bob.in_play


@rule("HK 104.2.2", "A negative ATK counts in the sum of attacks.")
def test_a_negative_atk_is_counted_in_the_total(table: Table) -> None:
    weaken = card_saying("Target hero gets -4 ATK this round.", "Weaken", type="action", subtype="freeAction")
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby", zone=3)
    bob.controls("Bellona", zone=3)
    bob.has(weaken)
    alice.passes()
    bob.plays("Weaken", at="Springer")
    assert alice.card("Springer").atk == -2

    alice.moves("Enderby")
    alice.starts_combat()
    bob.passes()
    alice.passes()

    assert any("Alice aims 1 at Bellona" in line for line in table.log), "3 and -2 make 1"


@rule("HK 104.2", "A negative value that is not calculated or compared with is 0.")
def test_a_negative_total_is_treated_as_none(table: Table) -> None:
    weaken = card_saying("Target hero gets -9 ATK this round.", "Weaken", type="action", subtype="freeAction")
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    bob.has(weaken)
    alice.has("Copyform")
    alice.passes()
    bob.plays("Weaken", at="Springer")

    alice.plays("Copyform", with_="Springer")
    copy = alice.card("Copyform")

    assert alice.card("Springer").atk == -7
    assert copy.atk == 0, "what is neither calculated nor compared is 0"
    assert copy.defense == 3


@rule("HK 104.2.3", "A negative value is compared as it is.")
def test_a_negative_value_is_compared_as_it_is(table: Table) -> None:
    curse = card_saying("Target hero gets -3 DEF this round.", "Curse", type="action", subtype="freeAction")
    pick = card_saying("KO target hero with 0 DEF.", "Pick", type="action", subtype="freeAction")
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Suit, Mr. Steel, Venice Agent", zone=2)
    bob.controls("Bellona", zone=2)
    alice.has(curse, pick)

    alice.plays("Curse", at="Suit")
    bob.passes()

    assert bob.card("Suit").defense == -1
    assert not alice.can_play("Pick"), "-1 is not 0 where it is compared"


@rule("HK 104.2.4", "A number that is not there at all is 0.")
def test_an_undefined_value_is_zero(table: Table) -> None:
    gather = card_saying(
        "Return a card with 2 DEF or less from your discard pile to its owner's hand.",
        "Gather",
        type="action",
        subtype="freeAction",
    )
    alice, _bob = table.huntik("Alice", "Bob")
    alice.has_in_discard_pile("Honorguard", "Enderby", "Springer")
    alice.has(gather)

    alice.plays("Gather")

    assert alice.may_choose() == ["Honorguard", "Enderby"], "an action has no DEF; Springer has 3"


@rule(
    "HK 102.2",
    "HK 304.3a.2",
    "“You win” on a mutual mission is for either player, each counting from their own side.",
)
@pytest.mark.parametrize("when", ["If", "At the end of each round, if"])
@pytest.mark.parametrize(("kind", "winners"), [("mutual", (1,)), ("expert", None)])
def test_who_you_are_on_a_mutual_mission(table: Table, when: str, kind: str, winners: tuple[int] | None) -> None:
    terms = f"Put Argo into zone 1.\n{when} 2 or more friendly heroes are in zone 4, you win."
    mission = card_saying(terms, "Meet Up", type="mission", subtype=f"{kind}Mission", alignment="")
    alice, bob = table.huntik("Alice", "Bob", mission=mission, turn="Bob")
    bob.controls("Bellona", zone=4)
    bob.controls("Strix", zone=3)

    bob.moves("Strix", forward=1)
    end_round(alice, bob)

    assert table.game.over is (winners is not None)
    assert winners is None or table.game.outcome.winners == winners


@rule(
    "HK 102.1a",
    "HK 203.1a.2",
    "Where the terms ask for two heroes that do something, one hero does not do it for two.",
)
def test_two_heroes_are_not_one_hero_twice(table: Table) -> None:
    power = 'All heroes get "Light the Beacon — Free Action: Draw a card."'
    text = f"Put Argo into zone 1.\n{power}\nIf 2 heroes light the beacon, you win."
    mission = card_saying(text, "Beacon", type="mission", subtype="trainingMission", alignment="")
    alice, bob = table.huntik("Alice", "Bob", mission=mission)
    alice.controls("Springer", "Enderby")

    alice.uses("Springer", "Light the Beacon")
    bob.passes()
    alice.uses("Springer", "Light the Beacon")
    assert not table.game.over
    bob.passes()
    alice.uses("Enderby", "Light the Beacon")

    assert table.game.outcome.winners == (0,)


@rule("HK 102.1a", "HK 400.9c.3", "Where all obstacles of a name have to be KO’d, one that comes back counts once.")
def test_all_obstacles_are_not_one_of_them_twice(table: Table) -> None:
    text = "Put 2 Ignatius: Lava Lords into zone 4.\nIf all of the Ignatius: Lava Lords are KO'd, you win."
    mission = card_saying(text, "Quench", type="mission", subtype="trainingMission", alignment="")
    alice, bob = table.huntik("Alice", "Bob", mission=mission, features=True)
    first, second = table.game.in_play
    hit = action_saying("KO target obstacle.", "Hit")
    alice.has(hit, hit, hit, action_saying("Put the Ignatius: Lava Lord into zone 3.", "Rise"))

    for play, target in (("Hit", first), ("Rise", None), ("Hit", first), ("Hit", second)):
        assert not table.game.over
        alice.plays(play)
        if alice.is_asked("Choose"):
            table.answer(next(option for option in alice.must_decide().options if option.ref == target))
        if bob.is_asked("Your turn"):
            bob.passes()

    assert table.game.outcome.winners == (0,)


@rule("HK 103.3.2", "HK 400.11e.3", "With an enemy, whom nobody eliminates but its controller, no cost is paid.")
def test_an_enemy_pays_no_cost(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Bellona")
    bargain = action_saying("Eliminate target hero to draw 2 cards.", "Bargain")
    alice.has(bargain, bargain)
    assert not alice.can_play("Bargain")
    alice.controls("Springer")

    alice.plays("Bargain", at="Bellona")
    assert alice.hand == ["Bargain"]
    bob.passes()
    alice.plays("Bargain", at="Springer")

    assert len(alice.hand) == 2
    assert bob.in_play == ["Bellona"]


@rule("HK 103.3.2", "HK 404.1", "Where there is no hero that could be played, nothing is paid for playing one.")
def test_nothing_is_paid_for_a_hero_that_cannot_be_played(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    porter = "Free Action: Discard a card to play a minor hero card from your hand into my zone."
    alice.controls(card_saying(porter, "Porter"))
    alice.has("Dante Vale", "Cherit")
    assert not alice.can_use("Porter")
    assert alice.why_not("Porter")[0].rule == "HK 103.3"

    alice.has("Enderby")

    assert alice.can_use("Porter")


@rule("HK 102.2a", "Points add up from round to round, and what they come to is told.")
def test_points_add_up(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Control the Idols of Omeed", features=True)
    alice.controls("Sabriel", zone=3)

    end_round(alice, bob)
    end_round(alice, bob)

    assert table.game.points == (2, 0)
    assert "Alice scores 1 (2 in all)." in table.log


@rule("HK 103.3", "`You can't` is about a card's own controller, `your opponent can't` about the other player.")
@pytest.mark.parametrize(
    ("who", "mine", "theirs"),
    [("You", False, True), ("Your opponent", True, False), ("Players", False, False)],
)
def test_who_cannot_play_actions(table: Table, who: str, mine: bool, theirs: bool) -> None:
    bell = action_saying("Draw a card.", "Bell")
    for turn, able in (("Alice", mine), ("Bob", theirs)):
        alice, bob = table.huntik("Alice", "Bob", turn=turn)
        alice.controls(card_saying(f"{who} can't play action cards.", "Warden"))
        player = alice if turn == "Alice" else bob
        player.has(bell)
        assert player.can_play("Bell") is able

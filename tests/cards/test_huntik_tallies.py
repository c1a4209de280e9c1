"""Counting as later sets might: counters, cards in a discard pile, nobody at all, more here than there."""

from __future__ import annotations

from quickening.games.huntik.state import Counter
from tests.huntik_table import CardOnTable, HuntikPlayer, action_saying, card_saying, end_round
from tests.table import Table, rule


def marked(player: HuntikPlayer, card: CardOnTable, *names: str) -> None:
    """Counters that a card has already."""
    card.state.counters = tuple(Counter(name) for name in names)
    player.ask_again()


@rule("HK 402.1", "Counters of whatever kind count where a text names none.")
def test_so_many_counters_of_any_kind(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    hero = alice.controls(card_saying("If I have 2 or more counters, I get +3 ATK.", "Hoarder"))
    bare = alice.controls(card_saying("If I have no Fear counters, I get +2 ATK.", "Calm"))
    marked(alice, hero, "Fear")
    marked(alice, bare, "Fear")
    assert (hero.atk, bare.atk) == (1, 1)

    marked(alice, hero, "Fear", "Rage")
    marked(alice, bare, "Rage")

    assert (hero.atk, bare.atk) == (4, 3)


def test_heroes_are_told_apart_by_their_counters(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Heroes with Web counters on them can't move.", "Spider"))
    alice.has(action_saying("KO target hero with no counters. Go again.", "Cull"))
    alice.has(action_saying("KO target hero with 2 or more Web counters.", "Bite"))
    marked(bob, bob.controls("Bellona"), "Web")
    marked(bob, bob.controls("Strix"), "Web", "Web")
    alice.controls("Springer")
    assert {o.name for o in alice.must_decide().options if o.kind == "move"} == {"Spider", "Springer"}

    alice.plays("Cull", at="Springer")
    alice.plays("Bite", at="Strix")

    assert alice.discard_pile == ["Springer", "Cull", "Bite"]
    assert bob.in_play == ["Bellona"], "she has but one"
    assert bob.can_move("Bellona") == []


def test_counters_are_doubled_and_put_for_each(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Double the number of Charge counters on target friendly hero. Go again.", "Surge"))
    alice.has(action_saying("Double all counters on target friendly hero. Go again.", "Flood"))
    alice.has(action_saying("Put a +1 ATK counter on target hero for each friendly Titan.", "Cheer"))
    hero = alice.controls("Enderby")
    alice.controls("Springer", "Tremayne")
    bob.controls("Bellona")
    marked(alice, hero, "Charge", "Rage")

    alice.plays("Surge", at="Enderby")
    assert sorted(hero.counters) == ["Charge", "Charge", "Rage"]
    alice.plays("Flood", at="Enderby")
    assert len(hero.counters) == 6
    alice.plays("Cheer", at="Enderby")

    assert hero.counters[6:] == ["+1/+0"] * 2, "for Alice's two Titans; Bellona is Bob's"


def test_as_many_counters_as_cards_were_discarded(table: Table) -> None:
    text = "When you play me from your hand, you may discard any number of cards. "
    text += "Put a +1 ATK counter on me for each card discarded this way."
    alice, _ = table.huntik("Alice", "Bob")
    alice.has(card_saying(text, "Spender"), "Springer", "Strix", "Bellona")

    alice.plays("Spender")
    alice.says_yes()
    alice.chooses("Springer", "Strix")

    assert alice.card("Spender").atk == 3


def test_nobody_else_is_there(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    hero = alice.controls(card_saying("If I'm your only hero in play, I get +3 ATK.", "Hermit"))
    bold = bob.controls(card_saying("If your opponent controls no Titans, I get +2 ATK.", "Bold"))
    assert (hero.atk, bold.atk) == (4, 3)

    alice.controls("Enderby", stunned=True)
    assert (hero.atk, bold.atk) == (1, 3), "stunned or not, he is a hero in play"
    alice.controls("Springer")

    assert bold.atk == 1


def test_more_enemies_than_friends_in_a_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "If there are more enemy heroes than friendly heroes in my zone, I get +4 DEF."
    hero = alice.controls(card_saying(text, "Cornered"), zone=3)
    bob.controls("Bellona", zone=3)
    assert hero.defense == 1, "as many, not more"

    bob.controls("Strix", zone=2)
    bob.controls("Springer", zone=3, stunned=True)
    assert hero.defense == 1, "one is elsewhere, one is stunned"
    bob.controls("Suit", zone=3)

    assert hero.defense == 5


def test_cards_in_a_discard_pile_are_counted(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has(action_saying("If you have 2 or more Titans in your discard pile, draw 3 cards.", "Graves"))
    alice.has_in_discard_pile("Springer", "Enderby", "Sprint")
    assert not alice.can_play("Graves"), "Enderby is a Seeker"

    alice.has_in_discard_pile("Strix")
    alice.plays("Graves")

    assert len(alice.hand) == 3


def test_a_hero_strong_enough(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("If my ATK is 3 or more, I'm unblockable.", "Bull"), zone=2)
    alice.has(action_saying("Target hero gets +2 ATK this round. Go again.", "Boost"))
    bob.controls("Bellona", zone=4)
    assert alice.can_move("Bull") == [-1, 0], "Bellona is in its zone"

    alice.plays("Boost", at="Bull")

    assert alice.can_move("Bull") == [-1, 0, 1, 2]


def test_a_mission_that_is_won_when_the_counters_are_gone(table: Table) -> None:
    text = "Put the Argo into zone 3 with 2 Sand counters on it.\n"
    text += "At the end of each round, remove a Sand counter from the Argo.\nIf the Argo has no counters, you win."
    mission = card_saying(text, "Wait", type="mission", subtype="expertMission", alignment="neutral")
    alice, bob = table.huntik("Alice", "Bob", mission=mission, features=True)
    assert alice.card("Argo").counters == ["Sand", "Sand"]

    end_round(alice, bob)
    assert alice.card("Argo").counters == ["Sand"]
    assert not table.game.over
    end_round(alice, bob)

    assert table.game.outcome.winners == (0,)


def test_a_mission_with_two_terms(table: Table) -> None:
    text = "Put the Argo into zone 4.\nIf there are 2 lead heroes and no defender heroes in the Argo's zone, you win."
    mission = card_saying(text, "Seize", type="mission", subtype="expertMission", alignment="neutral")
    alice, bob = table.huntik("Alice", "Bob", mission=mission, features=True)
    alice.controls("Springer", zone=4)
    alice.controls("Enderby", zone=3)
    bob.controls("Bellona", zone=2)
    alice.has("Darksleep")
    alice.moves("Enderby", forward=1)
    alice.does_not_start_combat()
    assert not table.game.over, "Bellona is there"
    bob.passes()

    alice.plays("Darksleep", with_="Springer", at="Bellona")

    assert table.game.outcome.winners == (0,)


def test_counters_on_a_feature_are_counted(table: Table) -> None:
    text = "Defender heroes in this zone get +1 DEF for each counter on the Fortress."
    alice, bob = table.huntik("Alice", "Bob")
    fortress = alice.finds_feature(card_saying(text, "Fortress", type="feature", subtype="structure"), zone=4)
    guard, scout = bob.controls("Bellona", zone=2), bob.controls("Strix", zone=3)
    knight = alice.controls("Springer", zone=4)

    marked(alice, fortress, "Stone", "Stone")

    assert (guard.defense, scout.defense, knight.defense) == (6, 1, 3)

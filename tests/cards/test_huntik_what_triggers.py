"""Cards of Huntik made for tests: the moments that powers wait for."""

from __future__ import annotations

from tests.huntik_table import HuntikPlayer, action_saying, card_saying, end_round, fight
from tests.table import Table, rule

TOUGH = {"def": "3"}


def test_what_triggers_against_major_heroes_only(table: Table) -> None:
    text = "When I start a combat against a major hero, I get +2 ATK this combat."
    alice, bob = table.huntik("Alice", "Bob")
    giant = alice.controls(card_saying(text, "Giantslayer", **TOUGH), zone=3)
    bob.controls("Bellona", zone=3)
    fight(alice, "Giantslayer")
    assert giant.atk == 1
    bob.passes()
    alice.passes()
    bob.controls("Grier", zone=3)
    alice.game.cards[giant.number].exhausted = False
    alice.game.turn = 0
    alice.ask_again()

    fight(alice, "Giantslayer")

    assert giant.atk == 3


def test_what_happens_as_a_hero_is_ko_d_in_a_combat_does_not_happen_elsewhere(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "When I'm KO'd in combat, draw a card."
    bob.controls(card_saying(text, "Martyr"), zone=3)
    alice.controls("Dante Vale", zone=3)

    alice.uses("Dante Vale", "Megapunch", at="Martyr")

    assert "Martyr" in bob.discard_pile
    assert bob.hand == []


def test_what_triggers_on_moving_forward_or_into_one_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("When I move forward, draw a card.", "Scout"), zone=2)
    alice.controls(card_saying("When I move into zone 5, draw a card.", "Pilgrim"), zone=3)

    alice.moves("Scout", back=1)
    bob.passes()
    assert alice.hand == []
    alice.moves("Pilgrim", forward=2)

    assert len(alice.hand) == 1


def test_what_triggers_on_entering_a_zone_whichever_way(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying("When I enter zone 3, draw a card.", "Guest"))
    alice.has(action_saying("Put target hero into zone 3.", "Gale"))

    alice.plays("Gale", at="Guest")

    assert len(alice.hand) == 1


def test_the_opponents_cards_are_watched(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = (
        "Whenever your opponent discards a card, I get +1 ATK this round.\n"
        "If your opponent has no cards in their hand, I get +5 DEF."
    )
    spy = alice.controls(card_saying(text, "Spy"))
    alice.has(action_saying("Your opponent discards a card.", "Pry"))
    bob.has("Strix")
    assert spy.defense == 1

    alice.plays("Pry")

    assert (spy.atk, spy.defense) == (2, 6)


def test_a_power_waits_for_the_end_of_a_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("When a combat in my zone ends, ready me.", "Bouncer", **{"def": "9"}), zone=3)
    bob.controls("Bellona", zone=3)

    fight(alice, "Bouncer")
    bob.passes()
    alice.passes()

    assert alice.card("Bouncer").ready


def test_powers_wait_for_other_heroes_and_for_the_opponents_plays(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("Whenever another friendly hero is KO'd, draw a card.", "Mourner"), zone=3)
    alice.controls(card_saying("Whenever your opponent plays an Action card, draw a card.", "Spy"), zone=5)
    alice.controls("Springer", zone=3)
    bob.controls("Klaus", zone=3)
    bob.has("Augerfrost")

    bob.plays("Augerfrost", with_="Klaus", at="Springer")
    while alice.is_asked("Which power"):
        table.answer(table.decision.options[0])

    assert len(alice.hand) == 2
    assert bob.is_asked("Your turn"), "Augerfrost goes again"


def test_a_power_waits_for_its_hero_to_leave_play_however_it_does(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying("When I leave play, draw a card.", "Parter"))
    alice.controls(card_saying("When I'm eliminated, draw 2 cards.", "Martyr"))
    alice.has(action_saying("Return all heroes to their owners' hands.", "Recall"))

    alice.plays("Recall")

    assert sorted(alice.hand) == ["Martyr", "Parter", "Springer"], "the Martyr was not eliminated"


def turn_of(player: HuntikPlayer, other: HuntikPlayer) -> None:
    """The other one passes until this one is at turn."""
    while not player.is_asked("Your turn"):
        other.passes()


def test_whoever_moves_out_of_a_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    text = "Whenever an enemy hero moves out of my zone, put me there."
    hero = alice.controls(card_saying(text, "Shadow"), zone=3)
    bob.controls("Bellona", "Strix", zone=3)
    bob.controls("Suit", zone=2)

    bob.moves("Bellona", back=1)
    bob.does_not_start_combat()
    assert hero.zone == 4, "where she went"
    alice.passes()
    bob.moves("Strix", back=2)

    assert hero.zone == 4, "he left another zone than its own"


def test_an_object_is_picked_up(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Whenever I pick up an object, draw 2 cards.", "Hunter"), zone=2)
    bob.controls(card_saying("Whenever an enemy hero picks up an object, stun that hero.", "Trap"), zone=1)
    alice.finds_feature("Ring of Arc", zone=2)

    alice.uses("Hunter")

    assert alice.card("Ring of Arc").holder == "", "dropped again"
    assert len(alice.hand) == 2
    assert alice.card("Hunter").stunned


def test_a_power_is_used(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Whenever a friendly hero uses an Exhaust Action, put a +1 ATK counter on me."
    watcher = alice.controls(card_saying(text, "Coach"))
    scribe = card_saying("Exhaust Action: Draw a card.", "Scribe")
    alice.controls(scribe, card_saying("Free Action: Draw a card.", "Clerk"))
    bob.controls(scribe)

    alice.uses("Clerk")
    bob.uses("Scribe")
    assert watcher.atk == 1, "a free action, and an enemy's"
    alice.uses("Scribe")

    assert watcher.atk == 2


def test_whoever_survives_a_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    survivor = card_saying(
        "Whenever I survive a combat, put a +1 ATK and +1 DEF counter on me.", "Survivor", atk="3", **{"def": "4"}
    )
    alice.controls(survivor, zone=3)
    bystander = alice.controls(card_saying("Whenever I survive a combat, draw 2 cards.", "Bystander"), zone=2)
    bob.controls("Strix", zone=3)

    alice.moves("Survivor")
    alice.starts_combat()
    bob.passes()
    alice.passes()

    assert alice.card("Survivor").counters == ["+1/+1"]
    assert bystander.zone == 2
    assert alice.hand == [], "who was not there survived nothing"


def test_where_a_combat_is_started(table: Table) -> None:
    text = "When I start a combat in zone 4 or 5, draw a card."
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying(text, "Raider"), zone=3)
    alice.controls(card_saying(text, "Twin"), zone=4)
    bob.controls("Bellona", zone=3)
    bob.controls("Strix", zone=2)

    alice.moves("Raider")
    alice.starts_combat()
    assert alice.hand == [], "in zone 3"
    bob.passes()
    alice.passes()
    bob.passes()
    alice.moves("Twin")
    alice.starts_combat()

    assert len(alice.hand) == 1


@rule("HK 702.1", "A power that waits for one event or another triggers off each.")
def test_stunned_or_ko_d(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(
        card_saying("Whenever a friendly hero is stunned or KO'd, draw a card.", "Mourner"), "Bellona", "Strix"
    )
    alice.has(
        action_saying("Stun target enemy hero. Go again.", "Zap"), action_saying("KO target hero. Go again.", "Axe")
    )
    alice.has(action_saying("Exhaust target hero.", "Yawn"))
    alice.controls("Springer")

    alice.plays("Zap", at="Bellona")
    assert len(bob.hand) == 1
    alice.plays("Axe", at="Strix")
    assert len(bob.hand) == 2
    alice.plays("Yawn", at="Springer")

    assert len(bob.hand) == 2


def test_one_or_the_other_as_a_gift(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has(
        action_saying("This round, target hero gets \"When I'm stunned or KO'd, draw a card.\"\nGo again.", "Will")
    )
    alice.has(action_saying("Stun target hero. Go again.", "Zap"), action_saying("KO target hero.", "Axe"))
    alice.controls("Springer", "Enderby")

    alice.plays("Will", at="Springer")
    alice.plays("Zap", at="Springer")
    assert alice.hand[-1:] == ["Springer"], "a card was drawn"
    before = len(alice.hand)
    alice.plays("Axe", at="Enderby")

    assert len(alice.hand) == before - 1, "Enderby was given nothing"


@rule("HK 701.3", "A power that counts once per round counts once for that card, and again in the next round.")
def test_a_power_that_triggers_once_per_round(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=2)
    alice.controls(card_saying("Once per round, when another friendly hero is stunned, you may unstun it.", "Nurse"))
    alice.controls("Springer", "Enderby", "Strix")
    bob.has(*[action_saying("Stun target enemy hero. Go again.", "Zap")] * 4)
    turn_of(bob, alice)

    bob.plays("Zap", at="Springer")
    alice.says_no()
    bob.plays("Zap", at="Enderby")
    alice.says_yes()
    bob.plays("Zap", at="Strix")
    assert [alice.card(name).stunned for name in ("Springer", "Enderby", "Strix")] == [True, False, True]
    end_round(alice, bob)
    turn_of(bob, alice)
    bob.plays("Zap", at="Springer")
    alice.says_yes()

    assert not alice.card("Springer").stunned, "a new round"


@rule("HK 701.3", "HK 710.1", "What is replaced once per round is replaced the first time only.")
def test_the_first_time_each_round_a_hero_is_saved(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("The first time each round a friendly hero would be KO'd, stun it instead.", "Angel"))
    alice.controls("Springer", "Enderby")
    bob.has(*[action_saying("KO target enemy hero. Go again.", "Axe")] * 2)
    turn_of(bob, alice)

    bob.plays("Axe", at="Springer")
    bob.plays("Axe", at="Enderby")

    assert alice.card("Springer").stunned
    assert alice.discard_pile == ["Enderby"]


def test_when_a_card_is_played_from_wherever(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(
        card_saying(
            "You play with the top card of your deck revealed.\nYou may play the top card of your deck.", "Seer"
        )
    )
    alice.has_on_deck(card_saying("When you play me, draw a card.", "Anywhere"))
    alice.plays("Anywhere")
    assert len(alice.hand) == 1


def test_a_counter_is_put_on_me(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Whenever a Rage counter is put on me, draw a card.", "Ogre"), "Springer")
    alice.has(*[action_saying("Put a Rage counter on target hero. Go again.", "Tease")] * 2)
    alice.has(action_saying("Put a Fear counter on target hero.", "Scare"))

    alice.plays("Tease", at="Springer")
    alice.plays("Tease", at="Ogre")
    alice.plays("Scare", at="Ogre")

    assert alice.hand == ["Springer"]


def test_counters_put_on_me_together_are_one_event(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    ogre = alice.controls(card_saying("Whenever a Rage counter is put on me, draw a card.", "Ogre"))
    alice.has(action_saying("Put 2 Rage counters on target hero. Go again.", "Tease"))
    alice.has(action_saying("Double the number of counters on target hero. Go again.", "Flood"))

    alice.plays("Tease", at="Ogre")
    assert alice.hand == ["Flood", "Springer"]
    alice.plays("Flood", at="Ogre")

    assert ogre.counters == ["Rage"] * 4
    assert alice.hand == ["Springer", "Springer"]

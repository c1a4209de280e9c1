"""HK 708-709. Continuous and triggered modifiers."""

from __future__ import annotations

from tests.huntik_table import action_saying, card_saying, end_round
from tests.table import Table, rule

# -- 708. Continuous modifiers -------------------------------------------------------------------------------------


@rule("HK 708.1", "HK 708.2", "Hoplite’s always-on power counts continuously, and lasts while Hoplite has it.")
def test_hoplite_counts_continuously(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    hoplite = alice.controls("Hoplite", zone=2)
    alice.controls("Springer", zone=2)
    alice.controls("Enderby", zone=1)
    alice.controls("Dante Vale", zone=2)
    bob.controls("Bellona", zone=1)
    assert (hoplite.atk, hoplite.defense) == (3, 3), "one other friendly minor hero in its zone"

    alice.moves("Enderby", forward=1)
    assert (hoplite.atk, hoplite.defense) == (4, 4)
    bob.moves("Bellona")
    alice.moves("Springer", forward=1)
    assert (hoplite.atk, hoplite.defense) == (3, 3)
    bob.has("Flashbulb")
    bob.controls("Suit")
    bob.plays("Flashbulb", with_="Suit", at="Enderby")

    assert (hoplite.atk, hoplite.defense) == (2, 2)


@rule(
    "HK 708.1", "HK 708.3", "HK 708.3.2", "What an action makes is definite: it ends when it says, or with the game."
)
def test_a_definite_modifier_ends_when_it_says_or_never(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    alice.has("Blasteater", action_saying("Target hero gets +1 ATK. Go again.", "Blessing"))

    alice.plays("Blasteater", at="Springer")
    alice.plays("Blessing", at="Springer")
    assert (springer.atk, springer.defense) == (3, 6)
    end_round(alice, bob)
    assert (springer.atk, springer.defense) == (3, 3)
    end_round(alice, bob)

    assert (springer.atk, springer.defense) == (3, 3), "no duration was given, so it lasts"


@rule("HK 708.3a", "A “while” is a condition within the duration: it may come and go, and ends nothing.")
def test_a_while_condition_comes_and_goes(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer", zone=1)
    enderby = alice.controls("Enderby", zone=2)
    alice.has(
        action_saying("Target hero gets +2 ATK this round while it's in zone 2. Go again.", "High Ground"),
        "Sprint",
        "Sprint",
    )

    alice.plays("High Ground", at="Springer")
    assert springer.atk == 2
    alice.plays("Sprint", at="Springer")
    assert (springer.zone, springer.atk) == (2, 4)
    assert enderby.atk == 3, "nobody targeted Enderby"
    alice.plays("Sprint", at="Springer")
    alice.chooses("Zone 3")
    assert springer.atk == 2
    alice.moves("Springer", back=1)
    assert springer.atk == 4, "the modifier was there all the time"
    end_round(alice, bob)

    assert (springer.zone, springer.atk) == (2, 2), "now it is over, whatever the condition"


@rule("HK 708.3c", "LeBlanche is KO’d, but her modifier stands: an extra major hero may be played this round.")
def test_leblanche_is_gone_but_her_promise_stands(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=5)
    bob.controls("Janus Knight")
    alice.has("LeBlanche", "Furoji", "Lindorm", "Ponderous")
    bob.has("Augerfrost")

    alice.plays("LeBlanche")
    bob.plays("Augerfrost", at="LeBlanche")
    assert "LeBlanche" in alice.discard_pile
    bob.passes()
    alice.plays("Furoji")
    bob.passes()
    alice.plays("Lindorm")
    bob.passes()

    assert not alice.can_play("Ponderous"), "two major heroes, and no third"


@rule("HK 708.3c", "A hero keeps what another gave it, though the giver is gone.")
def test_a_definite_modifier_outlives_its_source(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    alice.controls("Cherit")
    alice.has(action_saying("KO target hero. Go again.", "Arrow"))

    alice.uses("Cherit", "Charge Up", at="Springer")
    alice.plays("Arrow", at="Cherit")

    assert springer.atk == 4


@rule(
    "HK 708.3d",
    "HK 708.3d.2",
    "Avoidance flags nobody: heroes that become friendly are unblockable, heroes that cease to be are not.",
)
def test_avoidance_checks_all_the_time_whom_it_applies_to(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    alice.has("Avoidance", "Enderby")
    bob.controls("Bellona", "Janus Knight", zone=3)
    bob.has("Simplemind")

    alice.plays("Avoidance")
    bob.passes()
    alice.plays("Enderby")
    alice.card("Enderby").state.zone = 3
    assert "unblockable" in marks(table, "Enderby"), "played later"
    bob.plays("Simplemind", with_="Janus Knight", at="Springer")

    assert "unblockable" not in marks(table, "Springer"), "no longer a friendly hero"
    assert "unblockable" in marks(table, "Enderby")


def marks(table: Table, name: str) -> tuple[str, ...]:
    """What a card in play shows."""
    cards = table.game.view(None).area("play").cards
    return next(card.marks for card in cards if card.name == name)


@rule("HK 708.3e", "“They” are those affected before: these are flagged, and nobody else, for as long as it lasts.")
def test_what_speaks_of_those_affected_flags_them(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    tired = alice.controls("Springer", exhausted=True)
    fresh = alice.controls("Enderby")
    foe = bob.controls("Bellona", exhausted=True)
    alice.has(action_saying("Ready all friendly heroes. They get +2 ATK this round. Go again.", "Reveille"), "Tersly")

    alice.plays("Reveille")
    assert (tired.ready, tired.atk) == (True, 4)
    assert fresh.atk == 3, "it was ready before, so it was not affected"
    assert foe.atk == 1
    alice.plays("Tersly")

    assert alice.card("Tersly").atk == 2, "played later"


# -- 709. Triggered modifiers --------------------------------------------------------------------------------------


@rule("HK 709.1", "Set a Trap: whenever a hero moves into the chosen zone this round, it is stunned.")
def test_set_a_trap(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Suit", zone=1)
    bob.controls("Springer", "Enderby", zone=2)
    bob.controls("Tersly", zone=1)
    alice.has("Set a Trap")

    alice.plays("Set a Trap")
    alice.chooses("Zone 3")
    bob.moves("Springer", forward=1)
    assert bob.card("Springer").stunned
    alice.passes()
    bob.moves("Enderby", forward=2)
    assert not bob.card("Enderby").stunned, "it moved past the zone, not into it"
    alice.passes()
    bob.moves("Tersly", forward=2)
    assert bob.card("Tersly").stunned, "every time"
    end_round(alice, bob)
    alice.passes()
    bob.moves("Enderby", back=1)

    assert bob.card("Enderby").zone == 3
    assert not bob.card("Enderby").stunned, "the round of the trap is over"


@rule("HK 709.1.4", "Nothing is chosen for it before it triggers, not even a target.")
def test_a_triggered_modifier_chooses_its_target_when_it_triggers(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Dante Vale", zone=5)
    bob.controls("Bellona", zone=1)
    alice.has(
        action_saying("Whenever an enemy hero is KO'd this round, ready target hero. Go again.", "Second Breath")
    )

    alice.plays("Second Breath")
    assert alice.is_asked("Your turn"), "no target was asked for"
    alice.uses("Dante Vale", "Megapunch", at="Bellona")

    assert "Bellona" in bob.discard_pile
    assert alice.card("Dante Vale").ready, "the only hero left to target"


@rule("HK 709.1.3", "With no duration and no “next” it lasts for the game.")
def test_a_triggered_modifier_without_duration_lasts(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Whenever a hero comes into play, draw a card.", "Census"), "Springer")
    bob.has("Springer")

    alice.plays("Census")
    bob.plays("Springer")
    assert len(alice.hand) == 2
    end_round(alice, bob)
    alice.plays("Springer")

    assert len(alice.hand) == 4, "2, two more for the round, one less and one more"


@rule("HK 709.1.2", "“At the start of the next round” waits for that one moment.")
def test_a_triggered_modifier_for_the_next_round_only(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("At the start of the next round, draw a card.", "Promise"))

    alice.plays("Promise")
    end_round(alice, bob)
    assert len(alice.hand) == 3
    end_round(alice, bob)

    assert len(alice.hand) == 5


@rule("HK 708.3d", "HK 708.2.2", "Who is exhausted is looked at again and again.")
def test_a_shield_for_exhausted_heroes_comes_and_goes(table: Table) -> None:
    zap = action_saying("Stun target hero. Go again.", "Zap")
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("All exhausted heroes can't be stunned.", "Shield"))
    springer = alice.controls("Springer", zone=3)
    bob.controls("Bellona")
    alice.has(zap, zap, zap, action_saying("Ready target hero. Go again.", "Wake"))

    alice.moves("Springer")
    bob.passes()
    alice.plays("Zap", at="Springer")
    assert not springer.stunned, "it is exhausted now"
    alice.plays("Zap", at="Bellona")
    assert bob.card("Bellona").stunned, "Bellona was ready"
    alice.plays("Wake", at="Springer")
    alice.plays("Zap", at="Springer")

    assert springer.stunned


@rule("HK 708.2", "HK 600.2.2", "Who is in combat is looked at as it starts and as it ends.")
def test_a_banner_for_those_in_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("All friendly heroes in this combat get +1 ATK.", "Banner"))
    springer = alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    assert springer.atk == 2

    alice.moves("Springer")
    alice.starts_combat()
    assert springer.atk == 3
    assert alice.card("Banner").atk == 1, "in zone 1 there is no combat"
    bob.passes()
    alice.passes()

    assert springer.atk == 2
    assert bob.is_asked("Your turn")


@rule("HK 708.3", "What lasts for this combat is no time at all where there is no combat.")
def test_this_combat_is_no_time_without_a_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.controls("Bellona", zone=2)
    alice.has(action_saying("Target friendly hero gets +2 ATK this combat. Go again.", "Shout"))
    alice.has(action_saying("You gain control of target enemy hero this combat. Go again.", "Lure"))
    alice.has(
        action_saying("All enemy attacks must be aimed at a single hero or obstacle this combat. Go again.", "Cry")
    )

    alice.plays("Shout", at="Springer")
    alice.plays("Lure", at="Bellona")
    alice.plays("Cry")

    assert alice.card("Springer").atk == 2
    assert bob.card("Bellona").controller == "Bob"
    assert alice.game.modifiers == [], "nothing waits for the next combat"


@rule("HK 708.3", "In a combat it lasts until that combat is over.")
def test_this_combat_lasts_for_one_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.controls("Bellona", zone=4)
    bob.has(action_saying("Target friendly hero gets +2 ATK this combat.", "Shout", "combat"))
    alice.moves("Springer")
    alice.starts_combat()

    bob.plays("Shout", at="Bellona")
    assert bob.card("Bellona").atk == 3
    alice.passes()
    bob.passes()

    assert bob.card("Bellona").atk == 1


@rule(
    "HK 708.2",
    "HK 501.1",
    "At the start of a round it is nobody's turn; what counts in a turn counts from its beginning.",
)
def test_what_counts_in_a_turn_counts_from_its_beginning(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    hero = alice.controls(card_saying("During your turn, I get +2 ATK.", "Owl"))
    alice.controls(card_saying("At the start of each round, you may draw a card.", "Cock"))
    plain = hero.atk - 2

    alice.passes()
    bob.passes()
    assert hero.atk == plain
    alice.says_no()

    assert alice.is_asked("Your turn")
    assert hero.atk == plain + 2


@rule("HK 708.3d", "HK 706.5", "A modifier about somebody's zone goes along when they move.")
def test_what_a_hero_made_for_its_zone_moves_with_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Free Action: All other friendly heroes in my zone get +1 ATK this round."
    alice.controls(card_saying(text, "Drummer"), zone=1)
    behind = alice.controls("Springer", zone=1)
    ahead = alice.controls("Bellona", zone=2)
    alice.uses("Drummer")
    assert (behind.atk, ahead.atk) == (3, 1)
    bob.passes()

    alice.moves("Drummer", forward=1)

    assert (behind.atk, ahead.atk) == (2, 2)


@rule("HK 708.2", "Whose heroes are friendly follows from who controls a card, not from who leads.")
def test_friendly_heroes_of_the_defending_player(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    table.game.lead = bob.number
    hoplite = alice.controls("Hoplite", zone=2)
    alice.controls("Springer", zone=2)

    assert (hoplite.atk, hoplite.defense) == (3, 3)

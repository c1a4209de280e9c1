"""HK 600-601. Combat."""

from __future__ import annotations

from tests.huntik_table import action_saying, card_saying, fight
from tests.table import Table, rule

# -- 600. Overview -------------------------------------------------------------------------------------------------


@rule(
    "HK 600.1",
    "HK 600.1.2",
    "Whoever ends a move among enemies may start a combat, and is then the attacking player.",
)
def test_a_hero_that_moves_among_enemies_may_start_a_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.controls("Bellona", zone=3)

    alice.moves("Springer", forward=1)
    assert alice.is_asked("Start a combat?")
    alice.starts_combat()

    assert table.game.combat.attacker == 0
    assert bob.is_asked("Play a combat action?"), "the attacked player is asked first"


@rule("HK 600.1", "Nobody has to start a combat.")
def test_a_combat_may_be_declined(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.controls("Bellona", zone=3)

    alice.moves("Springer", forward=1)
    alice.does_not_start_combat()

    assert table.game.combat is None
    assert bob.is_asked("Your turn")


@rule("HK 600.1", "Among no enemies, or only stunned ones, there is no combat to start.")
def test_without_an_enemy_there_is_no_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.controls("Bellona", zone=3, stunned=True)

    alice.moves("Springer", forward=1)

    assert bob.is_asked("Your turn")


@rule("HK 600.1a", "A ready hero beside an enemy moves 0 zones, exhausts and starts a combat.")
def test_a_hero_beside_an_enemy_fights_where_it_stands(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer", zone=3)
    alice.controls("Enderby", zone=3, exhausted=True)
    bob.controls("Bellona", zone=3)

    assert alice.can_move("Enderby") == [], "an exhausted hero does not even move 0 zones"
    fight(alice, "Springer")

    assert springer.exhausted
    assert springer.zone == 3
    assert table.game.combat is not None


@rule("HK 600.1", "HK 600.1a", "An obstacle starts combats like a hero, for the player who controls it.")
def test_an_obstacle_starts_a_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    lava_lord = alice.finds_feature("Ignatius: Lava Lord", zone=3)
    bob.controls("Bellona", zone=3)

    fight(alice, "Ignatius: Lava Lord")

    assert lava_lord.exhausted
    assert table.game.combat.attacker == 0
    assert bob.is_asked("Play a combat action?")


@rule("HK 600.2", "Controlled, unstunned heroes and obstacles in the zone are in the combat, and nobody else.")
def test_who_is_in_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", "Springer", zone=3)
    alice.controls("Enderby", zone=2)
    alice.controls("Tersly", zone=3, stunned=True)
    bob.controls("Bellona", zone=3)
    bob.controls("Suit", zone=3, stunned=True)
    alice.finds_feature("Frost Minion", zone=3)
    alice.finds_feature("Gargoyle", zone=3)

    fight(alice, "Springer")
    bob.passes()
    alice.passes()

    assert table.decision.question == "Aim 7 attacks", "King Basilisk’s 5 and Springer’s 2"
    assert sorted(alice.may_choose()) == ["Bellona", "Frost Minion"], "not the stunned Suit, not the uncontrolled one"
    alice.aims(Bellona=4, Frost_Minion=3)
    assert table.decision.question == "Aim 2 attacks", "Bellona’s 1 and the Frost Minion’s 1"
    assert sorted(bob.may_choose()) == ["King Basilisk", "Springer"]


@rule(
    "HK 600.3",
    "HK 600.3.2",
    "A combat is part of the attacking player’s turn; after it the next player takes a turn.",
)
def test_after_a_combat_it_is_the_next_players_turn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby", zone=3)
    bob.controls("Bellona", zone=3)

    fight(alice, "Springer")
    assert table.game.turn == 0
    bob.passes()
    alice.passes()

    bob.chooses("Springer")
    assert bob.is_asked("Your turn")


@rule("HK 600.4", "A hero that must start a combat starts one where its move ends, if there is somebody to fight.")
def test_a_hero_that_must_start_a_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    goad = card_saying(
        "Target hero must start a combat this round. Go again.", "Goad", type="action", subtype="freeAction"
    )
    alice.controls("Springer", zone=1)
    alice.controls("Enderby", zone=2)
    bob.controls("Bellona", zone=3)
    alice.has(goad)

    alice.plays("Goad", at="Springer")
    alice.moves("Springer", forward=2)
    assert table.game.combat is not None, "Alice was not asked"
    bob.passes()
    alice.passes()
    bob.passes()

    alice.moves("Enderby", forward=1)
    assert alice.is_asked("Start a combat?"), "nobody goaded Enderby"


@rule("HK 600.4", "Without an enemy where it ends its move, a hero that must start a combat cannot.")
def test_a_hero_that_must_start_a_combat_but_finds_no_enemy(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("I must start a combat.", "Hothead"), zone=1)
    bob.controls("Bellona", zone=3)

    alice.moves("Hothead", forward=1)

    assert table.game.combat is None
    assert bob.is_asked("Your turn")


# -- 601. Combat actions -------------------------------------------------------------------------------------------


@rule("HK 601.1", "Powers that trigger on the start of the combat are resolved before any combat action.")
def test_powers_triggered_by_the_start_of_the_combat_come_first(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Santiago", zone=3)
    bob.controls("Bellona", "Janus Knight", zone=3)

    fight(alice, "Santiago")
    assert alice.is_asked("stun"), "Ninja Ambush, before Bob may do anything"
    alice.says_yes()

    assert bob.card("Bellona").stunned
    assert bob.is_asked("Play a combat action?")


@rule("HK 601.1", "It is no matter whose power it is, or who started the combat.")
def test_a_power_of_the_attacked_player_triggers_too(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    sentry = card_saying("Whenever a combat starts in my zone, draw a card.", "Sentry")
    alice.controls("Springer", zone=3)
    bob.controls(sentry, zone=3)
    bob.controls(card_saying("Whenever a combat starts in my zone, draw a card.", "Far Sentry"), zone=2)

    fight(alice, "Springer")

    assert len(bob.hand) == 1


@rule(
    "HK 601.2",
    "HK 601.2.3",
    "The attacked player goes first; players take turns with one combat action each; two passes end it.",
)
def test_combat_actions_go_back_and_forth(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    bob.controls("Janus Knight", zone=3)
    alice.has("Honorguard")
    bob.has("Strikemode", "Strikemode")

    fight(alice, "King Basilisk")
    bob.plays("Strikemode")
    alice.plays("Honorguard")
    bob.plays("Strikemode")
    alice.passes()
    assert table.game.combat is not None
    bob.passes()

    assert table.game.combat is None, "both passed in succession"
    assert "Bob aims 12 at King Basilisk." in table.log, "6 ATK, 4 and 4 added, 2 removed"


@rule("HK 601.2.2", "A combat action power may come from any hero or obstacle in play, wherever it is.")
def test_a_hero_elsewhere_uses_its_combat_action(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    alice.controls("Sentinel", zone=1)
    bob.controls("Janus Knight", zone=3)

    fight(alice, "King Basilisk")
    bob.passes()
    alice.uses("Sentinel", "Stoneshield")
    bob.passes()
    alice.passes()

    assert "Bob aims 4 at King Basilisk." in table.log, "Janus Knight’s 6, less the 2 that Stoneshield removed"


@rule("HK 601.2a", "Who passed may use a combat action again once the opponent has used one.")
def test_a_pass_is_not_for_good(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    bob.controls("Janus Knight", zone=3)
    alice.has("Honorguard")
    bob.has("Strikemode")

    fight(alice, "King Basilisk")
    bob.passes()
    alice.plays("Honorguard")

    assert bob.can_play("Strikemode")


@rule("HK 601.3", "Other actions cannot be played or used during a combat.")
def test_only_combat_actions_in_a_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=5)
    alice.controls("Tremayne", "Springer", zone=1)
    bob.controls("Janus Knight", zone=1)
    alice.has("Sprint", "Quick Strike", "Enderby", "Honorguard")

    fight(alice, "King Basilisk")
    bob.passes()

    assert [option.name for option in table.decision.options if option.kind != "pass"] == ["Honorguard"]
    assert alice.why_not("Sprint")[0].rule == "HK 601.3"
    assert alice.why_not("Quick Strike")[0].rule == "HK 601.3"
    assert alice.why_not("Enderby")[0].rule == "HK 601.3"
    assert [one.rule for one in alice.why_not("Tremayne")] == ["HK 601.3"]


@rule("HK 601.3", "Of a hero with powers of several kinds, only the combat action can be used in a combat.")
def test_only_the_combat_action_of_a_hero_in_a_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = (
        "Think — Free Action: Draw a card.\nShout — Exhaust Action: Draw a card.\nHit — Combat Action: Add 1 attack."
    )
    alice.controls(card_saying(text.replace("1 attack.", "1 attack to this combat."), "Handy Hero"), zone=3)
    bob.controls("Janus Knight", zone=3)
    assert alice.can_use("Handy Hero", "Think")
    assert alice.can_use("Handy Hero", "Shout")
    assert not alice.can_use("Handy Hero", "Hit")

    bob.controls("Bellona", zone=2)
    alice.passes()
    bob.moves("Janus Knight")
    bob.starts_combat()

    assert alice.can_use("Handy Hero", "Hit")
    assert not alice.can_use("Handy Hero", "Think")
    assert not alice.can_use("Handy Hero", "Shout"), "though the hero is ready"


@rule("HK 601.4", "A hero that is stunned or leaves the zone leaves the combat.")
def test_heroes_leave_a_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", "Springer", zone=3)
    bob.controls("Bellona", "Suit", "Janus Knight", zone=3)
    alice.has("Boltflare")
    bob.has("Poisonfang")

    fight(alice, "King Basilisk")
    bob.plays("Poisonfang", at="Springer")
    alice.plays("Boltflare", at="Suit")
    bob.passes()
    alice.passes()

    assert table.decision.question == "Aim 5 attacks", "Springer was put 1 zone back"
    assert sorted(alice.may_choose()) == ["Bellona", "Janus Knight"], "Suit is stunned"


@rule("HK 601.4.2", "A hero that is put into the zone, from another zone or from hand, enters the combat.")
def test_heroes_enter_a_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Lok Lambert", zone=3)
    bob.controls("Bellona", zone=3)
    bob.controls("Janus Knight", zone=1)
    alice.has("Freelancer")
    bob.has("Reinforcements")

    fight(alice, "Lok Lambert")
    bob.plays("Reinforcements", at="Janus Knight")
    alice.uses("Lok Lambert")
    bob.passes()
    alice.passes()

    assert table.decision.question == "Aim 6 attacks", "Lok Lambert’s 3 and the Freelancer’s 3"
    assert sorted(alice.may_choose()) == ["Bellona", "Janus Knight"]


SALTS = action_saying("Unstun target stunned hero.", "Salts", "combat")


@rule("HK 407.3.2", "HK 601.4", "Who was stunned in a combat has left it: unstunned, it is still not in it.")
def test_a_hero_stunned_in_a_combat_does_not_come_back_to_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    bob.controls("Bellona", "Suit", "Janus Knight", zone=3)
    alice.has("Boltflare")
    bob.has(SALTS)

    fight(alice, "King Basilisk")
    bob.passes()
    alice.plays("Boltflare", at="Suit")
    bob.plays("Salts", at="Suit")
    assert not bob.card("Suit").stunned
    alice.passes()
    bob.passes()
    assert sorted(alice.may_choose()) == ["Bellona", "Janus Knight"]
    alice.aims(Bellona=5)

    assert "Bob aims 7 at King Basilisk." in table.log, "Bellona’s 1 and Janus Knight’s 6"


@rule("HK 600.2.2", "Who was stunned when a combat started does not enter it by being unstunned.")
def test_a_hero_unstunned_during_a_combat_is_not_in_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    bob.controls("Bellona", zone=3)
    bob.controls("Suit", zone=3, stunned=True)
    bob.has(SALTS)

    fight(alice, "King Basilisk")
    bob.plays("Salts")
    alice.passes()
    bob.passes()

    assert "Alice aims 5 at Bellona." in table.log, "nobody else is in the combat"
    assert "Bob aims 1 at King Basilisk." in table.log


@rule("HK 601.4.2", "Put elsewhere and back into the zone, it enters the combat again.")
def test_a_hero_put_back_into_the_zone_enters_the_combat_again(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    suit = bob.controls("Suit", zone=3, stunned=True)
    bob.controls("Bellona", zone=3)
    bob.has(
        SALTS,
        action_saying("Put target friendly hero 1 zone back.", "Retreat", "combat"),
        action_saying("Put target friendly hero 1 zone forward.", "Return", "combat"),
    )

    fight(alice, "King Basilisk")
    bob.plays("Salts")
    alice.passes()
    bob.plays("Retreat", at="Suit")
    alice.passes()
    bob.plays("Return", at="Suit")
    assert suit.zone == 3
    alice.passes()
    bob.passes()

    assert sorted(alice.may_choose()) == ["Bellona", "Suit"]


@rule("HK 601.4.3", "An obstacle that nobody controls any more leaves the combat.")
def test_an_obstacle_that_loses_its_controller_leaves_the_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    bob.controls("Bellona", zone=3)
    minion = alice.finds_feature("Frost Minion", zone=3)

    fight(alice, "King Basilisk")
    minion.state.controller = -1
    bob.passes()
    alice.passes()

    assert "Alice aims 5 at Bellona." in table.log


@rule("HK 601.4a", "A combat ends as soon as a player has nobody in it: no attacks are aimed.")
def test_a_combat_ends_when_nobody_is_left_on_one_side(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    bob.controls("Bellona", zone=3)
    bob.has("Poisonfang")

    fight(alice, "King Basilisk")
    bob.plays("Poisonfang")

    assert table.game.combat is None
    assert not any("aims" in line for line in table.log)
    assert bob.is_asked("Your turn")


@rule(
    "HK 601.5",
    "HK 601.5.2",
    "Added attacks are nobody’s in particular: they stay when the hero that added them is gone.",
)
def test_added_attacks_belong_to_the_player(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Gybolg", "Springer", zone=3)
    bob.controls("Ammit Heart-Eater", zone=3)
    bob.has("Poisonfang")

    fight(alice, "Gybolg")
    bob.plays("Poisonfang", at="Gybolg")
    alice.passes()
    bob.passes()

    assert "Alice aims 6 at Ammit Heart-Eater." in table.log, "Springer’s 2, and the 4 that Gybolg added"


@rule("HK 601.6", "A hero whose attacks are removed adds none at the end, however many it has by then.")
def test_a_heros_attacks_are_removed(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Ammit Heart-Eater", zone=3)
    bob.controls("Breaker", "Suit", zone=3)
    boost = card_saying("Target hero gets +5 ATK this combat.", "Boost", type="action", subtype="combatAction")
    alice.has(boost)

    fight(alice, "Ammit Heart-Eater")
    bob.uses("Breaker", "Grapple", at="Ammit Heart-Eater")
    alice.plays("Boost", at="Ammit Heart-Eater")
    bob.passes()
    alice.passes()

    assert "Alice aims no attacks." in table.log
    assert "Bob aims 7 at Ammit Heart-Eater." in table.log


@rule("HK 601.6.2", "A number of attacks is removed from the player’s total, not from a hero.")
def test_a_number_of_attacks_is_removed_from_the_total(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    bob.controls("Bellona", "Suit", zone=3)
    alice.has("Honorguard")

    fight(alice, "King Basilisk")
    bob.passes()
    alice.plays("Honorguard")
    bob.passes()
    alice.passes()
    alice.aims(Bellona=4, Suit=1)

    assert "Bob aims 2 at King Basilisk." in table.log, "1 and 3, less 2"
    assert bob.card("Suit").atk == 3


@rule("HK 601.6a", "HK 602.1.2", "More attacks may be removed than there are; a total below 0 counts as 0.")
def test_more_attacks_are_removed_than_there_are(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has("Honorguard")

    fight(alice, "King Basilisk")
    bob.passes()
    assert alice.can_play("Honorguard"), "though Bob has but 1 attack"
    alice.plays("Honorguard")
    bob.passes()
    alice.passes()

    assert "Bob aims no attacks." in table.log
    assert alice.in_play == ["King Basilisk"]


@rule("HK 601.2", "Who plays no combat action is told of, and meanwhile the other one cannot act.")
def test_only_who_is_asked_acts_in_a_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Sabriel", zone=3)
    alice.has(action_saying("Add 1 attack to this combat.", "Push", "combat"))
    bob.controls("DeFoe", zone=3)

    alice.moves("Sabriel")
    alice.starts_combat()
    assert bob.is_asked("Play a combat action?")
    assert alice.why_not("Push")[0].rule == "HK 601.2"
    bob.passes()

    assert table.log[-1] == "Bob plays no combat action."
    assert alice.can_play("Push")

"""Cards of Huntik made for tests: what cards and players cannot do, and how long that lasts."""

from __future__ import annotations

from tests.huntik_table import action_saying, card_saying, end_round, fight
from tests.table import Table

TOUGH = {"def": "3"}


def test_heroes_that_cannot_use_free_actions_use_others(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("Enemy heroes in my zone can't use Free Actions.", "Silencer"), zone=3)
    text = "Free Action: Draw a card.\nExhaust Action: Draw 2 cards."
    bob.controls(card_saying(text, "Scout"), zone=3)

    assert not bob.can_use("Scout", "Draw a card")
    assert bob.can_use("Scout", "Draw 2 cards")
    assert any(refusal.rule == "HK 103.3" for refusal in bob.why_not("Scout"))


def test_an_opponent_who_cannot_play_combat_actions(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Your opponent can't play Combat Action cards while I'm in combat."
    alice.controls(card_saying(text, "Silencer", **TOUGH), zone=3)
    bob.controls("Bellona", zone=3)
    bob.has("Strikemode")
    bob.controls("Strix", zone=5)
    alice.controls("Enderby", zone=1)

    fight(alice, "Silencer")
    assert not bob.can_play("Strikemode")
    assert bob.why_not("Strikemode")[0].rule == "HK 103.3"
    bob.passes()
    alice.passes()
    bob.passes()
    fight(alice, "Enderby")

    assert bob.can_play("Strikemode")


def test_a_hero_does_not_ready_next_round_but_the_one_after(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Target enemy hero doesn't ready at the start of the next round.", "Freeze"))
    bob.controls("Strix", exhausted=True)

    alice.plays("Freeze", at="Strix")
    bob.passes()
    alice.passes()
    assert bob.card("Strix").exhausted
    for player in (alice, bob) if alice.is_asked("Your turn") else (bob, alice):
        player.passes()

    assert bob.card("Strix").ready


def test_a_hero_that_cannot_start_a_combat_is_not_asked(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("I can't start a combat.", "Pacifist"), "Springer", zone=3)
    bob.controls("Bellona", zone=3)

    alice.moves("Pacifist")
    assert bob.is_asked("Your turn")
    bob.passes()
    alice.moves("Springer")

    assert alice.is_asked("Start a combat?")


def test_what_no_combat_attack_can_ko_another_power_can(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Dante Vale", zone=3)
    bob.controls(card_saying("I can't be KO'd by combat attacks.", "Ghost"), zone=3)
    fight(alice, "Dante Vale")
    bob.passes()
    alice.passes()
    assert "Ghost" in bob.in_play

    end_round(alice, bob)
    alice.uses("Dante Vale", "Megapunch", at="Ghost")

    assert "Ghost" in bob.discard_pile


def test_nobody_targets_what_cannot_be_targeted(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("I can't be targeted.", "Shade"), "Springer")
    bob.controls("Brahe", "Bellona", zone=5)
    alice.has(action_saying("Ready target hero.", "Wake"))

    alice.plays("Wake")

    assert alice.may_choose() == ["Springer", "Bellona"], "Brahe not by enemies, Shade by nobody"


def test_attacks_must_be_aimed_at_the_hero_that_draws_them(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", "Strix", zone=3)
    bob.has(action_saying("All enemy attacks must be aimed at target friendly hero this combat.", "Taunt", "combat"))
    fight(alice, "Springer")

    bob.plays("Taunt", at="Bellona")
    alice.passes()
    bob.passes()

    assert "2 at Bellona" in " ".join(table.log), "there was nothing to choose"
    assert bob.in_play == ["Bellona", "Strix"]


def test_a_power_given_until_the_end_of_the_round(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    guide = 'Exhaust Action: This round, all friendly heroes get "Unblockable."'
    hero = alice.controls(card_saying(guide, "Guide"))
    alice.controls("Springer", zone=2)
    bob.controls("Bellona", zone=3)
    assert alice.can_move("Springer") == [-1, 0, 1]

    alice.uses("Guide")
    bob.passes()

    assert alice.can_move("Springer") == [-1, 0, 1, 2]
    assert hero.exhausted


def test_who_cannot_pick_up_objects(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying("I can't pick up objects.", "Clumsy"), "Springer", zone=2)
    alice.finds_feature("Ring of Arc", zone=2)

    assert not alice.can_use("Clumsy")
    assert alice.can_use("Springer")


def test_several_things_that_cannot_be(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Target enemy hero can't move or use powers this round.", "Chains"))
    alice.controls(card_saying("I can't be stunned or exhausted.", "Rock"))
    bob.controls("Akmen-Meo", "Strix")
    bob.has(action_saying("Stun target enemy hero. Go again.", "Zap"), action_saying("Exhaust target hero.", "Yawn"))

    alice.plays("Chains", at="Akmen-Meo")
    assert bob.can_move("Akmen-Meo") == []
    assert not bob.can_use("Akmen-Meo")
    assert bob.can_move("Strix")
    bob.plays("Zap", at="Rock")
    bob.plays("Yawn", at="Rock")

    assert alice.card("Rock").ready


def test_enemies_cannot_do_so_while_they_are_there(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("Enemy heroes can't use Exhaust Actions while in my zone.", "Warden"), zone=4)
    scribe = "Exhaust Action: Draw a card."
    bob.controls(card_saying(scribe, "Here"), zone=2)
    bob.controls(card_saying(scribe, "There"), zone=1)

    assert not bob.can_use("Here")
    assert bob.can_use("There")


def test_what_lasts_until_the_end_of_the_next_round(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Target hero gets +2 ATK until the end of the next round.", "Feast"))
    hero = alice.controls("Springer")

    alice.plays("Feast", at="Springer")
    end_round(alice, bob)
    assert hero.atk == 4
    end_round(alice, bob)

    assert hero.atk == 2


def test_tired_for_as_long_as_the_web_holds(table: Table) -> None:
    text = "Exhaust Action: Put a Web counter on target enemy hero.\nHeroes with a Web counter don't ready as normal."
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying(text, "Weaver"))
    bob.controls("Bellona", "Strix", exhausted=True)

    alice.uses("Weaver", at="Bellona")
    end_round(alice, bob)

    assert bob.card("Bellona").exhausted
    assert bob.card("Strix").ready

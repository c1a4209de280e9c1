"""What each action of the first set does. Every test is named after its card and fails if the text is misread."""

from __future__ import annotations

from tests.cards import shows
from tests.huntik_table import HuntikPlayer, end_round
from tests.table import Table


def in_combat(table: Table, good: str = "Springer", evil: str = "Ymir") -> tuple[HuntikPlayer, HuntikPlayer]:
    """Bob attacks Alice in zone 3; it is Alice's chance to play a combat action."""
    alice, bob = table.huntik(turn="Bob")
    alice.controls(good, zone=3)
    bob.controls(evil, zone=3)
    bob.moves(evil)
    bob.starts_combat()
    return alice, bob


@shows("Boltflare")
def test_boltflare_stuns_an_enemy_minor_hero_in_the_combat(table: Table) -> None:
    alice, bob = in_combat(table, evil="Bellona")
    bob.controls("Suit", zone=2)
    alice.has("Boltflare")
    alice.plays("Boltflare")
    assert bob.card("Bellona").stunned
    assert len(alice.hand) == 1
    assert table.game.combat is None  # nobody is left to fight


@shows("Honorguard")
def test_honorguard_removes_two_enemy_attacks(table: Table) -> None:
    alice, _ = in_combat(table)
    alice.has("Honorguard")
    alice.plays("Honorguard")
    assert table.game.combat.added == (0, -2)


@shows("Quick Getaway")
def test_quick_getaway_saves_a_hero_from_its_ko(table: Table) -> None:
    alice, bob = in_combat(table)
    alice.has("Quick Getaway")
    alice.plays("Quick Getaway")
    bob.passes()
    alice.passes()
    assert alice.card("Springer").zone == 1
    assert alice.card("Springer").stunned


@shows("Quick Getaway")
def test_quick_getaway_draws_for_santiago(table: Table) -> None:
    alice, _ = in_combat(table, good="Santiago")
    alice.has("Quick Getaway")
    alice.plays("Quick Getaway")
    assert len(alice.hand) == 1


@shows("Rear Guard")
def test_rear_guard_takes_a_friend_out_of_the_combat(table: Table) -> None:
    alice, _ = in_combat(table)
    alice.has("Rear Guard")
    alice.plays("Rear Guard")
    assert alice.card("Springer").zone == 2
    assert table.game.combat is None


@shows("Retaliation")
def test_retaliation_trades_a_friend_for_another_hero(table: Table) -> None:
    alice, bob = in_combat(table)
    alice.has("Retaliation")
    alice.plays("Retaliation")
    assert alice.discard_pile == ["Springer", "Retaliation"]
    assert bob.discard_pile == ["Ymir"]


@shows("Avoidance")
def test_avoidance_makes_friends_unblockable_for_the_round(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Springer", "Enderby", zone=2)
    bob.controls("Bellona", zone=4)
    assert 2 not in alice.can_move("Springer")
    alice.has("Avoidance")
    alice.plays("Avoidance", with_="Enderby")
    bob.passes()
    assert 2 in alice.can_move("Springer")
    assert len(alice.hand) == 1


@shows("Breakspell")
def test_breakspell_cancels_an_action_and_takes_the_turn(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("Springer")
    alice.has("Breakspell")
    bob.controls("Ymir")
    bob.has("Flashbulb", "Blasteater")
    bob.plays("Blasteater")
    alice.plays("Breakspell")
    assert bob.discard_pile == ["Blasteater"]
    assert bob.card("Ymir").defense == 5
    assert alice.card("Springer").exhausted
    assert alice.is_asked("Your turn")


@shows("Call For Backup")
def test_call_for_backup_brings_a_minor_hero(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Springer", zone=4)
    alice.has("Call For Backup", "Enderby", "Furoji")
    alice.has_on_deck("Shinobi")
    alice.plays("Call For Backup")
    alice.says_yes()
    assert alice.card("Enderby").zone == 4
    assert alice.is_asked("Your turn")


@shows("Copyform")
def test_copyform_is_a_hero_like_me_until_the_end_of_the_round(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Dante Vale", zone=3)
    alice.has("Copyform")
    alice.plays("Copyform")
    copy = alice.card("Copyform")
    assert (copy.atk, copy.defense, copy.zone) == (5, 4, 3)
    assert alice.can_move("Copyform")
    end_round(alice, bob)
    assert alice.discard_pile == ["Copyform"]


@shows("Darksleep")
def test_darksleep_returns_a_hero_up_to_two_zones_away(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Springer", zone=2)
    bob.controls("Bellona", zone=1)
    bob.controls("Ymir", zone=2)
    alice.has("Darksleep")
    alice.plays("Darksleep")
    assert alice.may_choose() == ["Springer", "Ymir"]
    alice.chooses("Ymir")
    assert bob.hand == ["Ymir"]


@shows("Decoding")
def test_decoding_takes_back_an_action_but_not_itself(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Springer")
    alice.has_in_discard_pile("Hyperstride", "Enderby")
    alice.has("Decoding")
    alice.plays("Decoding")
    assert alice.hand == ["Hyperstride"]


@shows("Everfight")
def test_everfight_brings_back_a_hero_with_three_def_or_less(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Springer", zone=3)
    alice.has_in_discard_pile("Caliban", "Lok Lambert")
    alice.has("Everfight")
    alice.plays("Everfight")
    assert alice.card("Lok Lambert").zone == 1


@shows("Hyperstride")
def test_hyperstride_moves_draws_and_goes_again(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Springer", zone=1)
    bob.controls("Bellona", zone=3)
    alice.has("Hyperstride")
    alice.plays("Hyperstride")
    alice.chooses("Move Springer 2 zones forward")
    alice.does_not_start_combat()
    assert alice.card("Springer").zone == 3
    assert len(alice.hand) == 1
    assert alice.is_asked("Your turn")


@shows("Quick Strike")
def test_quick_strike_kos_in_my_zone(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Springer", zone=3)
    bob.controls("Ymir", zone=3)
    alice.has("Quick Strike")
    alice.plays("Quick Strike", at="Ymir")
    assert bob.discard_pile == ["Ymir"]
    assert len(alice.hand) == 1


@shows("Rapid Charge")
def test_rapid_charge_moves_three_zones_forward_only(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Springer", zone=2)
    alice.has("Rapid Charge")
    alice.plays("Rapid Charge")
    assert len(table.labels) == 4  # 1, 2 or 3 zones forward, or none
    alice.chooses("Move Springer 3 zones forward")
    assert alice.card("Springer").zone == 5


@shows("Research")
def test_research_keeps_one_of_four(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Springer")
    alice.has("Research")
    alice.has_on_deck("Enderby", "Shinobi", "Furoji", "Sprint", "Decoding")
    alice.plays("Research")
    assert alice.may_choose() == ["Enderby", "Shinobi", "Furoji", "Sprint"]
    alice.chooses("Furoji")
    alice.chooses("Sprint", "Shinobi", "Enderby")
    assert alice.hand == ["Furoji"]
    assert alice.deck[0] == "Decoding"
    assert alice.deck[-1] == "Enderby"


@shows("Spidertouch")
def test_spidertouch_exhausts_up_to_two(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Springer")
    bob.controls("Bellona", "Ymir")
    alice.has("Spidertouch")
    alice.plays("Spidertouch")
    alice.chooses("Bellona", "Ymir")
    assert bob.card("Bellona").exhausted
    assert bob.card("Ymir").exhausted
    assert alice.is_asked("Your turn")


@shows("Bring in the Big Guns")
def test_big_guns_come_in_besides_the_major_hero_of_the_round(table: Table) -> None:
    alice, bob = table.huntik()
    alice.has("Furoji", "Shinobi", "Bring in the Big Guns")
    alice.plays("Furoji")
    bob.passes()
    assert not alice.can_play("Shinobi")
    alice.has_on_deck("Enderby")
    alice.plays("Bring in the Big Guns")
    alice.chooses("Shinobi")
    assert alice.in_play == ["Furoji", "Shinobi"]
    assert alice.is_asked("Your turn")


@shows("Earthtide")
def test_earthtide_gives_every_hero_a_stun(table: Table) -> None:
    alice, bob = table.huntik()
    bob.controls("Bellona")
    alice.has("Earthtide")
    alice.controls("Springer")
    alice.plays("Earthtide")
    bob.uses("Bellona", at="Springer")
    assert alice.card("Springer").stunned


@shows("Second Wind")
def test_second_wind_wakes_everybody(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Springer", stunned=True)
    bob.controls("Bellona", exhausted=True)
    alice.has("Second Wind")
    alice.plays("Second Wind")
    assert alice.card("Springer").ready
    assert not alice.card("Springer").stunned
    assert bob.card("Bellona").ready


@shows("Sprint")
def test_sprint_puts_a_friend_one_zone_on(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Springer", zone=2, exhausted=True)
    bob.controls("Bellona", zone=4)
    alice.has("Sprint")
    alice.plays("Sprint")
    alice.chooses("Zone 3")
    assert alice.card("Springer").zone == 3
    assert alice.is_asked("Your turn")


@shows("Switchsoul")
def test_switchsoul_swaps_two_text_boxes(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Springer", zone=3)
    bob.controls("Slitherfang", zone=3)
    alice.has("Switchsoul")
    alice.plays("Switchsoul")
    assert alice.can_use("Springer", "Squeeze")
    assert table.game.cards[bob.card("Slitherfang").number].printed.text == ""
    assert bob.card("Slitherfang").atk == 5


@shows("Take the Initiative")
def test_take_the_initiative_goes_first_next_round(table: Table) -> None:
    alice, bob = table.huntik(round=2)
    alice.has("Take the Initiative")
    alice.plays("Take the Initiative")
    end_round(alice, bob)
    assert table.game.round == 3
    assert alice.is_asked("Your turn")


@shows("Poisonfang")
def test_poisonfang_puts_an_enemy_in_the_combat_back(table: Table) -> None:
    alice, bob = in_combat(table)
    alice.passes()
    bob.has("Poisonfang")
    bob.plays("Poisonfang")
    assert alice.card("Springer").zone == 2


@shows("Reinforcements")
def test_reinforcements_join_the_combat_exhausted(table: Table) -> None:
    alice, bob = in_combat(table)
    alice.passes()
    bob.controls("Bellona", zone=1)
    bob.has("Reinforcements")
    bob.plays("Reinforcements")
    assert bob.card("Bellona").zone == 3
    assert bob.card("Bellona").exhausted


@shows("Skingrip")
def test_skingrip_takes_anything_but_a_major_hero(table: Table) -> None:
    alice, bob = in_combat(table)
    alice.has("Furoji", "Hyperstride", "Enderby")
    alice.passes()
    bob.has("Skingrip")
    bob.plays("Skingrip")
    assert bob.may_choose() == ["Hyperstride", "Enderby"]
    bob.chooses("Hyperstride")
    assert alice.discard_pile == ["Hyperstride"]


@shows("Stalemate")
def test_stalemate_ends_the_combat(table: Table) -> None:
    alice, bob = in_combat(table)
    alice.passes()
    bob.has("Stalemate")
    bob.plays("Stalemate")
    assert table.game.combat is None
    assert alice.in_play == ["Springer"]


@shows("Strikemode")
def test_strikemode_adds_four_attacks(table: Table) -> None:
    alice, bob = in_combat(table)
    alice.passes()
    bob.has("Strikemode")
    bob.plays("Strikemode")
    assert table.game.combat.added == (0, 4)


@shows("Ace in the Hole")
def test_ace_in_the_hole_finds_a_major_hero_and_shuffles(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Suit")
    alice.has_on_deck("Bellona", "Ymir")
    alice.has("Ace in the Hole")
    alice.plays("Ace in the Hole")
    assert alice.may_choose() == ["Ymir"]
    alice.chooses("Ymir")
    assert alice.hand == ["Ymir"]
    assert "Ymir is revealed." in table.log
    assert "Alice shuffles." in table.log[-3:]


@shows("Acidheart")
def test_acidheart_needs_a_major_hero_and_round_3(table: Table) -> None:
    for hero, number, allowed in (("Ymir", 3, True), ("Suit", 3, False), ("Ymir", 2, False)):
        alice, bob = table.huntik(round=number)
        alice.controls(hero)
        bob.controls("Caliban")
        alice.has("Acidheart")
        assert alice.can_play("Acidheart") is allowed


@shows("Augerfrost")
def test_augerfrost_kos_a_minor_hero_and_goes_again(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Ymir")
    bob.controls("Springer", "Caliban")
    alice.has("Augerfrost")
    alice.plays("Augerfrost")
    assert bob.in_play == ["Caliban"]
    assert alice.is_asked("Your turn")


@shows("Bladestorm")
def test_bladestorm_kos_everybody_in_zone_4_or_5(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Suit", zone=3)
    alice.has("Bladestorm")
    assert not alice.can_play("Bladestorm")
    alice.controls("Bellona", zone=4)
    bob.controls("Caliban", zone=2)
    alice.plays("Bladestorm", with_="Bellona")
    assert alice.in_play == ["Suit"]
    assert bob.in_play == []


@shows("Flashbulb")
def test_flashbulb_stuns_any_enemy(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Suit")
    bob.controls("Caliban")
    alice.has("Flashbulb")
    alice.plays("Flashbulb")
    assert bob.card("Caliban").stunned
    assert len(alice.hand) == 1


@shows("Raypulse")
def test_raypulse_puts_an_enemy_up_to_two_zones_away(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Suit")
    bob.controls("Caliban", zone=2)
    alice.has("Raypulse")
    alice.plays("Raypulse")
    assert sorted(alice.may_choose()) == ["Zone 2", "Zone 3", "Zone 4", "Zone 5"]
    alice.chooses("Zone 2")
    assert bob.card("Caliban").zone == 4
    assert alice.is_asked("Your turn")


@shows("Set a Trap")
def test_set_a_trap_stuns_whoever_moves_in(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Suit")
    bob.controls("Caliban", zone=2)
    bob.controls("Springer", zone=2)
    alice.has("Set a Trap")
    alice.plays("Set a Trap")
    alice.chooses("Zone 3")
    bob.moves("Caliban", forward=1)
    assert bob.card("Caliban").stunned
    alice.passes()
    bob.moves("Springer", forward=2)
    assert not bob.card("Springer").stunned


@shows("Simplemind")
def test_simplemind_keeps_a_minor_hero_for_good(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Suit", zone=3)
    bob.controls("Springer", zone=3)
    alice.has("Simplemind")
    alice.plays("Simplemind")
    end_round(alice, bob)
    assert alice.card("Springer").controller == "Alice"


@shows("Slipstream")
def test_slipstream_puts_me_anywhere_without_a_combat(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Suit", zone=1)
    bob.controls("Springer", zone=1)
    alice.has("Slipstream")
    alice.plays("Slipstream")
    alice.chooses("Zone 5")
    assert alice.card("Suit").zone == 5
    assert bob.is_asked("Your turn")


@shows("Trailblazer")
def test_trailblazer_lets_heroes_come_in_beside_me(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Suit", zone=4)
    alice.has("Trailblazer", "Ymir")
    alice.plays("Trailblazer")
    alice.plays("Ymir", zone=4)
    assert alice.card("Ymir").zone == 4


@shows("Zoom")
def test_zoom_runs_past_enemies(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Suit", zone=1)
    bob.controls("Springer", zone=4)
    alice.has("Zoom")
    alice.plays("Zoom")
    alice.chooses("Move Suit 2 zones forward")
    assert alice.card("Suit").zone == 3
    assert len(alice.hand) == 1


@shows("Blasteater")
def test_blasteater_adds_three_def(table: Table) -> None:
    alice, _ = table.huntik()
    suit = alice.controls("Suit, Ms. Thorpe, Venice Agent")
    alice.has("Blasteater")
    alice.plays("Blasteater")
    assert suit.defense == 6
    assert alice.is_asked("Your turn")


@shows("Designated Hitter")
def test_designated_hitter_swaps_a_ready_hero_for_one_in_hand(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Suit, Ms. Thorpe, Venice Agent", zone=4)
    alice.has("Designated Hitter", "Bellona")
    alice.plays("Designated Hitter")
    alice.chooses("Bellona")
    assert alice.card("Bellona").zone == 4
    assert alice.hand == ["Suit"]


@shows("Double Your Effort")
def test_double_your_effort_readies_for_a_copy(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Bellona", exhausted=True)
    alice.has_in_discard_pile("Suit")
    alice.has("Double Your Effort")
    alice.plays("Double Your Effort")
    bob.passes()
    assert not alice.can_use("Bellona")
    alice.has_in_discard_pile("Bellona")
    alice.uses("Bellona")
    assert alice.card("Bellona").number != -1
    assert alice.deck[-1] == "Bellona"


@shows("Get Back to Work!")
def test_get_back_to_work_works_again_from_the_discard_pile(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Bellona", exhausted=True)
    alice.has("Get Back to Work!")
    alice.plays("Get Back to Work!")
    assert alice.card("Bellona").ready
    bob.passes()
    alice.card("Bellona").state.exhausted = True
    alice.has_in_discard_pile("Suit", "Zoom", "Ymir")
    assert not alice.can_use("Get Back to Work!")
    alice.has_in_discard_pile("Strix")
    alice.uses("Get Back to Work!", at="Bellona")
    table.answer(table.decision.options)  # in which order they go to the bottom
    assert alice.card("Bellona").ready
    assert alice.discard_pile == []


@shows("Outsourcing")
def test_outsourcing_trades_a_hero_for_one_in_the_discard_pile(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Suit", zone=4)
    alice.has_in_discard_pile("Ammit Heart-Eater")
    alice.has("Outsourcing")
    alice.plays("Outsourcing")
    alice.chooses("Ammit Heart-Eater")
    assert alice.card("Ammit Heart-Eater").zone == 4


@shows("Regroup")
def test_regroup_brings_friends_together(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Suit", zone=1)
    alice.controls("Bellona", zone=4)
    alice.has("Regroup")
    alice.plays("Regroup", at="Suit")
    assert alice.card("Suit").zone == 4
    assert alice.is_asked("Your turn")


@shows("Shadowspeed")
def test_shadowspeed_readies_any_hero(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Ymir", exhausted=True)
    alice.has("Shadowspeed")
    alice.plays("Shadowspeed")
    assert alice.card("Ymir").ready


@shows("Thundercut")
def test_thundercut_kos_by_the_round_number(table: Table) -> None:
    alice, bob = table.huntik(round=3)
    alice.controls("Ymir")
    bob.controls("Springer", "Caliban")
    alice.has("Thundercut")
    alice.plays("Thundercut", at="Ymir")
    bob.passes()
    alice.uses("Ymir")
    assert bob.in_play == ["Caliban"]

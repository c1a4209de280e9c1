"""What each evil hero of the first set does. Every test is named after its card and fails if the text is misread."""

from __future__ import annotations

from tests.cards import shows
from tests.huntik_table import end_round
from tests.table import Table


@shows("Battlemaster")
def test_battlemaster_stuns_itself_to_stun_a_near_enemy(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Battlemaster", zone=2)
    bob.controls("Shinobi", zone=3)
    bob.controls("Springer", zone=1)
    alice.uses("Battlemaster", "Artillery")
    assert bob.card("Shinobi").stunned
    assert alice.card("Battlemaster").stunned
    assert not bob.card("Springer").stunned


@shows("Brahe")
def test_brahe_is_no_target_for_the_enemy(table: Table) -> None:
    alice, bob = table.huntik()
    bob.controls("Brahe", zone=3)
    alice.controls("Dante Vale", zone=3)
    bob.controls("Bellona", zone=3)
    alice.uses("Dante Vale", "Megapunch")
    assert alice.may_choose() == ["Dante Vale", "Bellona"]


@shows("Breaker")
def test_breaker_costs_a_card_and_grapples_attacks_away(table: Table) -> None:
    alice, bob = table.huntik()
    alice.has("Breaker", "Springer")
    alice.plays("Breaker")
    alice.chooses("discard a card")
    assert alice.discard_pile == ["Springer"]
    alice.controls("Bellona", zone=3)
    bob.controls("Shinobi", zone=3)
    bob.moves("Shinobi")
    bob.starts_combat()
    alice.uses("Breaker", "Grapple", at="Shinobi")
    bob.passes()
    alice.passes()
    assert table.game.combat is None
    assert alice.in_play == ["Breaker", "Bellona"]


@shows("Breaker")
def test_breaker_is_eliminated_without_a_card_to_discard(table: Table) -> None:
    alice, _ = table.huntik()
    alice.has("Breaker")
    alice.plays("Breaker")
    assert alice.discard_pile == ["Breaker"]


@shows("DeFoe")
def test_nobody_aims_at_defoe_beside_a_suit(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("DeFoe", "Suit", zone=3)
    bob.controls("Shinobi", zone=3)
    alice.moves("Suit")
    alice.starts_combat()
    bob.passes()
    alice.passes()
    assert bob.in_play == []
    assert alice.in_play == ["DeFoe"]


@shows("DeFoe")
def test_defoe_readies_for_a_discarded_suit(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("DeFoe", exhausted=True)
    alice.has("Springer")
    assert not alice.can_use("DeFoe")
    alice.has("Suit")
    alice.uses("DeFoe", "Scapegoat")
    assert alice.discard_pile == ["Suit"]
    assert alice.card("DeFoe").ready


@shows("Fan Dancer")
def test_fan_dancer_brings_a_hero_and_goes_forward(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Fan Dancer", zone=2)
    alice.has("Ymir", "Strikemode")
    alice.uses("Fan Dancer", "Lead the Charge")
    alice.chooses("eliminate me")  # Ymir's own price
    assert alice.card("Fan Dancer").zone == 3
    assert alice.discard_pile == ["Ymir"]


@shows("Fireblade")
def test_fireblade_takes_back_a_minor_hero_when_alone(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Fireblade", zone=2)
    alice.has_in_discard_pile("Ymir", "Bellona")
    alice.controls("Suit", zone=2)
    assert not alice.can_use("Fireblade")
    alice.card("Suit").state.zone = 3
    alice.ask_again()
    alice.uses("Fireblade", "Fiery Inspiration")
    assert alice.hand == ["Bellona"]


@shows("Gar-Ghoul")
def test_gar_ghoul_cannot_be_kod_in_a_combat_it_starts(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Gar-Ghoul", zone=3)
    bob.controls("Caliban", zone=3)
    alice.moves("Gar-Ghoul")
    alice.starts_combat()
    bob.passes()
    alice.passes()
    assert alice.in_play == ["Gar-Ghoul"]


@shows("Grier")
def test_grier_recruits_a_suit_into_his_zone(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Grier", zone=4)
    alice.has_on_deck("Springer", "Springer", "Suit")
    end_round(alice, bob)
    assert alice.card("Suit").zone == 4


@shows("Hector")
def test_hector_eliminates_a_friend_and_finds_iron_monkey_in_round_5(table: Table) -> None:
    alice, bob = table.huntik(round=4)
    alice.controls("Suit", "Bellona")
    alice.has("Hector")
    alice.plays("Hector")
    alice.chooses("Bellona")
    assert alice.discard_pile == ["Bellona"]
    alice.has_on_deck("Springer", "Springer", "Iron Monkey")
    end_round(alice, bob)
    alice.says_yes()
    alice.chooses("Iron Monkey")
    alice.chooses("eliminate a friendly major hero")
    alice.chooses("Hector")
    assert "Iron Monkey" in alice.in_play


@shows("Hydramaskar")
def test_hydramaskar_readies_for_three_discarded_actions(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Hydramaskar", exhausted=True)
    alice.has_in_discard_pile("Strikemode", "Zoom", "Bellona")
    assert not alice.can_use("Hydramaskar")
    alice.has_in_discard_pile("Flashbulb")
    alice.uses("Hydramaskar", "Triple Threat")
    table.answer(table.decision.options)  # in which order they go to the bottom
    assert alice.card("Hydramaskar").ready
    assert alice.discard_pile == ["Bellona"]
    assert set(alice.deck[-3:]) == {"Strikemode", "Zoom", "Flashbulb"}


@shows("Iron Monkey")
def test_iron_monkey_needs_a_major_hero(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Suit")
    alice.has("Iron Monkey")
    alice.plays("Iron Monkey")
    alice.chooses("eliminate me")
    assert alice.in_play == ["Suit"]


@shows("Jokoul")
def test_jokoul_slides_a_hero_either_way(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Jokoul", zone=1)
    bob.controls("Springer", zone=3)
    alice.uses("Jokoul", "Ice Slide", at="Springer")
    assert alice.may_choose() == ["Zone 2", "Zone 4"]
    alice.chooses("Zone 4")
    assert bob.card("Springer").zone == 2


@shows("Kerosan")
def test_kerosan_kos_a_hero_with_exactly_one_def(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Kerosan")
    bob.controls("Solwing", "Springer")
    alice.uses("Kerosan", "Dragon Burst")
    assert bob.discard_pile == ["Solwing"]


@shows("Klaus")
def test_klaus_hardens_with_strikemode_and_swaps_numbers(table: Table) -> None:
    alice, bob = table.huntik()
    klaus = alice.controls("Klaus", zone=3)
    bob.controls("Shinobi", zone=3)
    alice.has("Strikemode")
    alice.moves("Klaus")
    alice.starts_combat()
    bob.passes()
    alice.plays("Strikemode")
    assert klaus.defense == 8


@shows("Klaus")
def test_klaus_experiments_on_a_friend(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Klaus")
    bellona = alice.controls("Bellona")
    alice.uses("Klaus", "Experiment", at="Bellona")
    assert (bellona.atk, bellona.defense) == (4, 1)


@shows("Kreutalk")
def test_kreutalk_is_faster_with_an_object(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Kreutalk", zone=1)
    assert max(alice.can_move("Kreutalk")) == 2
    alice.finds_feature("Golden Idol", zone=1, held_by="Kreutalk")
    assert max(alice.can_move("Kreutalk")) == 3


@shows("Mindrone")
def test_mindrone_returns_to_hand_to_ko_a_minor_hero(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Mindrone")
    bob.controls("Springer", "Shinobi")
    alice.uses("Mindrone", "Mindzap")
    assert alice.hand == ["Mindrone"]
    assert bob.in_play == ["Shinobi"]


@shows("Morgan the Knife")
def test_morgan_investigates_in_zone_2(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("Morgan the Knife", zone=2)
    bob.controls("Morgan the Knife", zone=3)
    assert not bob.can_use("Morgan the Knife")
    bob.passes()
    alice.uses("Morgan the Knife", "Investigate")
    assert len(alice.hand) == 1


@shows("Nighlurker")
def test_nighlurker_ambushes(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Nighlurker", zone=3)
    bob.controls("Springer", "Shinobi", zone=3)
    alice.moves("Nighlurker")
    alice.starts_combat()
    alice.says_yes()
    assert bob.card("Springer").stunned


@shows("The Professor")
def test_the_professor_readies_with_slipstream_and_stuns_any_enemy(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("The Professor", zone=1)
    bob.controls("Shinobi", zone=3)
    alice.has("Slipstream")
    alice.plays("Slipstream")
    alice.chooses("Zone 3")
    assert alice.card("The Professor").ready
    bob.passes()
    alice.moves("The Professor")
    alice.starts_combat()
    alice.says_yes()
    assert bob.card("Shinobi").stunned


@shows("Rassimov")
def test_rassimov_comes_back_for_another_card(table: Table) -> None:
    alice, _ = table.huntik()
    alice.has_in_discard_pile("Rassimov")
    alice.has("Rassimov")
    assert not alice.can_use("Rassimov")
    alice.has("Bellona")
    alice.uses("Rassimov", "Survivor")
    assert alice.hand == ["Rassimov", "Rassimov"]
    assert alice.discard_pile == ["Bellona"]


@shows("Sekhmet")
def test_sekhmet_sends_a_minor_hero_home(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Sekhmet", zone=2)
    bob.controls("Springer", "Shinobi", zone=3)
    alice.moves("Sekhmet", forward=1)
    alice.says_yes()
    assert bob.hand == ["Springer"]


@shows("Slitherfang")
def test_slitherfang_squeezes_in_its_zone(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Slitherfang", zone=3, exhausted=True)
    bob.controls("Shinobi", zone=3)
    alice.uses("Slitherfang", "Squeeze", at="Shinobi")
    assert bob.card("Shinobi").stunned


@shows("Sunhawk")
def test_sunhawk_lifts_a_friend_only_when_alone(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Sunhawk", zone=4)
    alice.controls("Bellona", zone=1)
    alice.uses("Sunhawk", "Airlift", at="Bellona")
    assert alice.card("Bellona").zone == 4
    assert not [option for option in table.labels if "Airlift" in option]


@shows("Ymir")
def test_ymir_calls_his_ice_creatures_from_the_discard_pile(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Ymir", zone=3)
    alice.has_in_discard_pile("Ice Creature", "Bellona", "Ice Creature")
    end_round(alice, bob)
    assert alice.in_play == ["Ymir", "Ice Creature", "Ice Creature"]
    assert alice.card("Ice Creature").zone == 3


# -- minor heroes --------------------------------------------------------------------------------------------------


@shows("Akamaru")
def test_akamaru_ends_a_combat_with_a_cloud(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("Akamaru", zone=3)
    alice.controls("Bellona", zone=3)
    bob.controls("Caliban", zone=3)
    bob.moves("Caliban")
    bob.starts_combat()
    alice.uses("Akamaru", "Poison Cloud")
    assert table.game.combat is None
    assert alice.in_play == ["Bellona"]
    assert bob.in_play == ["Caliban"]


@shows("Akmen-Meo")
def test_akmen_meo_draws_then_discards(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Akmen-Meo")
    alice.has("Bellona")
    alice.has_on_deck("Suit")
    alice.uses("Akmen-Meo", "Loremaster")
    alice.chooses("Bellona")
    assert alice.hand == ["Suit"]


@shows("Derenzar")
def test_derenzar_mills_three(table: Table) -> None:
    alice, _ = table.huntik()
    alice.has("Derenzar")
    alice.has_on_deck("Suit", "Zoom", "Bellona", "Ymir")
    alice.plays("Derenzar")
    assert sorted(alice.discard_pile) == ["Bellona", "Suit", "Zoom"]
    assert alice.deck[0] == "Ymir"


@shows("Enforcer")
def test_enforcer_jumps_from_3_to_5_and_may_fight(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Enforcer", zone=3)
    bob.controls("Springer", zone=1)
    alice.uses("Enforcer", "Buzzjump")
    assert alice.card("Enforcer").zone == 5
    alice.starts_combat()
    assert bob.is_asked("combat action")


@shows("Ferric Warbringer")
def test_ferric_warbringer_finds_the_same_action(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Ferric Warbringer")
    bob.controls("Springer")
    alice.has("Shadowspeed", "Shadowspeed")
    alice.has_on_deck("Shadowspeed", "Zoom")
    alice.plays("Shadowspeed", at="Springer")
    assert alice.hand.count("Shadowspeed") == 2
    bob.passes()
    alice.plays("Shadowspeed", at="Springer")
    assert "Zoom" in alice.discard_pile


@shows("Gawain")
def test_gawain_readies_a_hero_when_discarded(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("DeFoe")
    alice.controls("Ammit Heart-Eater", exhausted=True)
    alice.controls("Akmen-Meo")
    alice.has("Gawain")
    alice.has_on_deck("Suit")
    alice.uses("Akmen-Meo", "Loremaster")
    alice.chooses("Gawain")
    alice.chooses("Ammit Heart-Eater")
    assert alice.card("Ammit Heart-Eater").ready


@shows("Ice Creature")
def test_ice_creature_stuns_an_enemy_as_it_falls(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Ice Creature", zone=3)
    bob.controls("Shinobi", zone=3)
    alice.moves("Ice Creature")
    alice.starts_combat()
    bob.passes()
    alice.passes()
    alice.says_yes()
    assert alice.discard_pile == ["Ice Creature"]
    assert bob.card("Shinobi").stunned


@shows("Invisible Knight")
def test_invisible_knight_tags_out_a_friend(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Invisible Knight", "Bellona")
    alice.has("Invisible Knight")
    alice.plays("Invisible Knight")
    alice.says_yes()
    assert alice.hand == ["Bellona"]


@shows("Jeweled Colossus")
def test_jeweled_colossus_finishes_a_stunned_hero(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Jeweled Colossus", zone=3)
    bob.controls("Springer", zone=3)
    bob.controls("Shinobi", zone=3, stunned=True)
    alice.uses("Jeweled Colossus", "Finishing Move")
    assert bob.discard_pile == ["Shinobi"]
    assert alice.discard_pile == ["Jeweled Colossus"]


@shows("Madea")
def test_madea_lures_an_enemy_into_a_combat(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Madea", zone=2)
    bob.controls("Springer", zone=2)
    bob.controls("Shinobi", zone=1)
    alice.uses("Madea", "Mind Lure")
    assert bob.card("Springer").zone == 4
    assert bob.is_asked("combat action")


@shows("Metzi")
def test_metzi_readies_others_only(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Metzi")
    alice.controls("Bellona", exhausted=True)
    alice.uses("Metzi", "Moon Mojo")
    assert alice.card("Bellona").ready


@shows("Neptunia")
def test_neptunia_blasts_a_hero_one_zone_away_home(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Neptunia", zone=3)
    bob.controls("Springer", zone=3)
    bob.controls("Shinobi", zone=2)
    alice.uses("Neptunia", "Aquablast")
    assert bob.hand == ["Shinobi"]
    assert alice.discard_pile == ["Neptunia"]


@shows("Numbers")
def test_numbers_finds_hector_in_round_3(table: Table) -> None:
    alice, bob = table.huntik(round=2)
    alice.controls("Numbers", zone=2)
    alice.has_on_deck("Springer", "Springer", "Hector")
    end_round(alice, bob)
    alice.says_yes()
    alice.chooses("Hector")
    alice.chooses("Numbers")
    assert alice.in_play == ["Hector"]
    assert alice.card("Hector").zone == 2


@shows("Redcap")
def test_redcap_goes_again_after_a_move(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Redcap")
    alice.moves("Redcap", forward=1)
    assert alice.is_asked("Your turn")


@shows("Salamandrake")
def test_salamandrake_burns_a_small_enemy_away(table: Table) -> None:
    alice, bob = table.huntik()
    bob.controls("Enderby", zone=3)
    bob.controls("Shinobi", zone=3)
    alice.has("Salamandrake")
    alice.plays("Salamandrake")
    alice.says_yes()
    alice.chooses("Zone 4")
    assert bob.card("Enderby").zone == 2


@shows("Storm Gladiator")
def test_storm_gladiator_comes_in_exhausted(table: Table) -> None:
    alice, _ = table.huntik()
    alice.has("Storm Gladiator")
    alice.plays("Storm Gladiator")
    assert alice.card("Storm Gladiator").exhausted


@shows("Strix")
def test_strix_stings_a_minor_hero(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Strix")
    bob.controls("Springer", "Shinobi")
    alice.uses("Strix", "Sting", at="Springer")
    assert bob.card("Springer").exhausted


@shows(("Suit", "Headhunter"))
def test_mactavish_puts_suits_on_the_deck(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Suit, Mr. Mactavish, Prague Agent")
    alice.has_in_discard_pile("Suit, Ms. Thorpe, Venice Agent", "Bellona", "Suit, Mr. Steel, Venice Agent")
    alice.uses("Suit", "Headhunter")
    table.answer(table.decision.options)
    table.answer(table.decision.options)  # in which order they go on top
    assert alice.deck[:2] == ["Suit", "Suit"]
    assert alice.discard_pile == ["Bellona"]


@shows(("Suit", "Call Partner"))
def test_steel_calls_a_partner_into_the_combat(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Suit, Mr. Steel, Venice Agent", zone=3)
    bob.controls("Springer", zone=3)
    alice.has("Bellona", "Ymir")
    alice.moves("Suit")
    alice.starts_combat()
    bob.passes()
    alice.uses("Suit", "Call Partner")
    alice.says_yes()
    assert alice.card("Bellona").zone == 3
    assert alice.card("Bellona").exhausted


@shows("Wormwalker")
def test_wormwalker_creeps_one_zone(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Wormwalker", zone=3)
    assert alice.can_move("Wormwalker") == [-1, 0, 1]

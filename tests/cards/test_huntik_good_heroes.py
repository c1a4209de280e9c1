"""What each good hero of the first set does. Every test is named after its card and fails if the text is misread."""

from __future__ import annotations

from tests.cards import shows
from tests.huntik_table import action_saying, end_round
from tests.table import Table


@shows("Caliban")
def test_caliban_costs_a_card_each_round_and_draws_for_another_caliban(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Caliban")
    alice.has("Caliban", "Springer")
    end_round(alice, bob)
    alice.chooses("discard a card")
    hand = len(alice.hand)
    alice.chooses("Caliban")
    assert len(alice.hand) == hand  # one discarded, one drawn for it


@shows("Caliban")
def test_caliban_is_eliminated_by_a_player_who_rather_keeps_the_cards(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Caliban")
    end_round(alice, bob)
    alice.chooses("eliminate me")
    assert "Caliban" in alice.discard_pile


@shows("Cherit")
def test_cherit_charges_up_a_friend_and_goes_again(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Cherit", "Springer")
    alice.uses("Cherit", "Charge Up", at="Springer")
    assert alice.card("Springer").atk == 4
    assert alice.is_asked("Your turn")
    assert bob.in_play == []


@shows("Dante Vale")
def test_dante_vale_readies_with_hyperstride_and_punches_only_in_his_zone(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Dante Vale", zone=2)
    bob.controls("Bellona", zone=4)
    bob.controls("Suit", zone=3)
    alice.has("Hyperstride")
    alice.plays("Hyperstride")
    alice.chooses("Move Dante Vale 0 zones")
    alice.does_not_start_combat()
    assert alice.card("Dante Vale").ready
    alice.uses("Dante Vale", "Megapunch", at="Bellona")
    assert bob.in_play == ["Suit"]


@shows("Freelancer")
def test_freelancer_makes_the_enemy_aim_at_one(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Freelancer", "Springer", zone=3)
    bob.controls("Bellona", "Ymir", zone=3)
    alice.moves("Springer")
    alice.starts_combat()
    bob.passes()
    alice.passes()
    alice.aims(Bellona=5)
    assert bob.is_asked("at one enemy")
    bob.chooses("Freelancer")
    assert alice.in_play == ["Springer"]


@shows("Furoji")
def test_furoji_draws_when_played(table: Table) -> None:
    alice, _ = table.huntik()
    alice.has("Furoji")
    alice.plays("Furoji")
    assert len(alice.hand) == 1


@shows("Gybolg")
def test_gybolg_adds_four_attacks_when_he_starts_a_combat(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Gybolg", zone=3)
    bob.controls("Ymir", zone=3)
    alice.moves("Gybolg")
    alice.starts_combat()
    assert table.game.combat.added == (4, 0)


@shows("Ignatius")
def test_ignatius_burns_a_card_to_grow(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Ignatius")
    alice.has("Springer", "Enderby")
    alice.uses("Ignatius", "Burn")
    alice.chooses("Enderby")
    assert (alice.card("Ignatius").atk, alice.card("Ignatius").defense) == (6, 6)
    assert alice.discard_pile == ["Enderby"]


@shows("Kallipolitan")
def test_kallipolitan_takes_an_enemy_one_zone_away_for_the_round(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Kallipolitan", zone=2)
    bob.controls("Bellona", zone=4)
    bob.controls("Ymir", zone=3)
    alice.uses("Kallipolitan", "Rule of Law")
    assert alice.card("Ymir").controller == "Alice"
    assert alice.is_asked("Your turn")
    end_round(alice, bob)
    assert bob.card("Ymir").controller == "Bob"


@shows("Kilthane")
def test_kilthane_may_be_played_beside_a_hero_from_round_3(table: Table) -> None:
    alice, _ = table.huntik(round=3)
    alice.controls("Springer", zone=4)
    alice.has("Kilthane")
    alice.plays("Kilthane", zone=4)
    assert alice.card("Kilthane").zone == 4


@shows("Kilthane")
def test_kilthane_comes_into_zone_1_before_round_3(table: Table) -> None:
    alice, _ = table.huntik(round=2)
    alice.controls("Springer", zone=4)
    alice.has("Kilthane")
    alice.plays("Kilthane", zone=4)
    assert alice.card("Kilthane").zone == 1


@shows("King Basilisk")
def test_king_basilisk_stares_only_from_zone_5(table: Table) -> None:
    alice, bob = table.huntik()
    basilisk = alice.controls("King Basilisk", zone=4)
    bob.controls("Bellona", zone=5)
    assert not alice.can_use("King Basilisk")
    basilisk.state.zone = 5
    alice.ask_again()
    bob.controls("Ymir", zone=3)
    alice.uses("King Basilisk", "Dread Stare", at="Ymir")
    assert bob.in_play == ["Bellona"]


@shows("Kyroptero", "Riverjaw")
def test_the_lazy_ones_do_not_move_but_start_combats_where_they_are(table: Table) -> None:
    for name in ("Kyroptero", "Riverjaw"):
        alice, bob = table.huntik()
        alice.controls(name, zone=3)
        bob.controls("Bellona", zone=3)
        assert alice.can_move(name) == []
        alice.uses(name)
        assert bob.is_asked("combat action")


@shows("Lindorm", "Feyone")
def test_knockback_puts_an_enemy_in_the_entered_zone_one_zone_back(table: Table) -> None:
    for name in ("Lindorm", "Feyone"):
        alice, bob = table.huntik()
        alice.controls(name, zone=1)
        bob.controls("Bellona", zone=4)
        bob.controls("Suit", zone=5)
        assert 2 in alice.can_move(name)  # unblockable
        alice.moves(name, forward=1)
        alice.says_yes()
        assert bob.card("Bellona").zone == 3


@shows("Metagolem")
def test_metagolem_stays_only_with_an_empty_hand(table: Table) -> None:
    alice, _ = table.huntik()
    alice.has("Metagolem")
    alice.plays("Metagolem")
    assert alice.in_play == ["Metagolem"]


@shows("Metagolem")
def test_metagolem_is_eliminated_while_there_are_cards_in_hand(table: Table) -> None:
    alice, _ = table.huntik()
    alice.has("Metagolem", "Springer")
    alice.plays("Metagolem")
    assert alice.discard_pile == ["Metagolem"]


@shows("Montehue", "Giantkiller")
def test_heroes_who_grow_with_each_exhaust_action_they_play(table: Table) -> None:
    for name in ("Montehue", "Giantkiller"):
        alice, bob = table.huntik()
        hero = alice.controls(name)
        alice.controls("Springer")
        bob.controls("Bellona")
        alice.has("Spidertouch", "Spidertouch")
        before = hero.atk
        alice.plays("Spidertouch", with_="Springer")
        alice.chooses("Bellona")
        assert hero.atk == before
        alice.plays("Spidertouch", with_=name)
        alice.chooses("Bellona")
        assert hero.counters == ["+1/+1"]
        assert hero.atk == before + 1


@shows("Peque")
def test_peque_returns_to_hand_to_ready_a_hero(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Peque")
    alice.controls("Springer", exhausted=True)
    alice.uses("Peque", "Healer", at="Springer")
    assert alice.hand == ["Peque"]
    assert alice.card("Springer").ready


@shows("Ponderous")
def test_ponderous_does_not_stay_in_round_1(table: Table) -> None:
    for number, stays in ((1, []), (2, ["Ponderous"])):
        alice, _ = table.huntik(round=number)
        alice.has("Ponderous")
        alice.plays("Ponderous")
        assert alice.in_play == stays


@shows("Ponderous")
def test_ponderous_words_end_whoever_has_them_in_round_1(table: Table) -> None:
    for number, stays in ((1, ["Suit"]), (2, ["Enderby", "Suit"])):
        alice, _ = table.huntik(round=number)
        alice.controls("Enderby", "Suit")
        alice.has(action_saying('This round, target hero gets "If it\'s round 1, eliminate me."', "Weight"))
        alice.plays("Weight", at="Enderby")
        assert alice.in_play == stays, "Enderby has come into play long ago, and has the text now"


@shows("Sabriel")
def test_sabriel_survives_one_ko_from_combat_attacks(table: Table) -> None:
    alice, bob = table.huntik()
    alice.has("Sabriel")
    alice.plays("Sabriel")
    assert alice.card("Sabriel").counters == ["Survival"]
    bob.controls("Ymir", zone=5)
    bob.moves("Ymir")
    bob.starts_combat()
    alice.passes()
    bob.passes()
    assert alice.in_play == ["Sabriel"]
    assert alice.card("Sabriel").counters == []


@shows("Sabriel")
def test_sabriel_does_not_survive_a_ko_by_a_card(table: Table) -> None:
    alice, bob = table.huntik(round=3)
    alice.has("Sabriel")
    bob.controls("Ymir")
    bob.has("Acidheart")
    alice.plays("Sabriel")
    bob.plays("Acidheart", at="Sabriel")
    assert alice.in_play == []


@shows("Sandra Lambert")
def test_sandra_lambert_wakes_up_a_minor_hero_of_yours(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Springer", exhausted=True)
    alice.controls("Shinobi", exhausted=True)
    alice.has("Sandra Lambert")
    alice.plays("Sandra Lambert")
    alice.says_yes()
    assert alice.card("Springer").ready
    assert alice.card("Shinobi").exhausted


@shows("Santiago", "Pan")
def test_an_ambush_stuns_an_enemy_minor_hero_in_the_combat(table: Table) -> None:
    for name in ("Santiago", "Pan"):
        alice, bob = table.huntik()
        alice.controls(name, zone=3)
        bob.controls("Bellona", "Ymir", zone=3)
        bob.controls("Suit", zone=2)
        alice.moves(name)
        alice.starts_combat()
        alice.says_yes()
        assert bob.card("Bellona").stunned


@shows("Sentinel")
def test_sentinel_removes_two_attacks_from_any_combat(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("Sentinel", zone=1)
    alice.controls("Springer", zone=3)
    bob.controls("Ymir", zone=3)
    bob.moves("Ymir")
    bob.starts_combat()
    alice.uses("Sentinel", "Stoneshield")
    assert table.game.combat.added == (0, -2)
    assert alice.card("Sentinel").exhausted


@shows("Shinobi")
def test_shinobi_flies_three_zones_forward_but_two_back(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Shinobi", zone=1)
    assert alice.can_move("Shinobi") == [0, 1, 2, 3]
    alice.controls("Springer", zone=5)
    alice.card("Shinobi").state.zone = 5
    alice.ask_again()
    assert alice.can_move("Shinobi") == [-2, -1, 0]


@shows("Sophie Casterwill")
def test_sophie_takes_an_action_from_the_top_of_the_deck(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Sophie Casterwill")
    alice.has_on_deck("Springer", "Springer", "Hyperstride")
    end_round(alice, bob)
    assert "Hyperstride" in alice.hand


@shows("Sophie Casterwill")
def test_sophie_discards_anything_else(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Sophie Casterwill")
    alice.has_on_deck("Springer", "Springer", "Enderby")
    end_round(alice, bob)
    assert alice.discard_pile == ["Enderby"]


@shows("Wolf Knight")
def test_wolf_knight_adds_three_attacks_for_each_combat_action_of_yours(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Wolf Knight", zone=3)
    bob.controls("Ymir", zone=3)
    alice.has("Honorguard")
    alice.moves("Wolf Knight")
    alice.starts_combat()
    bob.passes()
    alice.plays("Honorguard")
    assert table.game.combat.added == (3, -2)


@shows("Zhalia Moon")
def test_zhalia_readies_and_draws_with_spidertouch(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Zhalia Moon")
    bob.controls("Bellona")
    alice.has("Spidertouch")
    alice.plays("Spidertouch")
    alice.chooses("Bellona")
    assert alice.card("Zhalia Moon").ready
    assert len(alice.hand) == 1


# -- minor heroes --------------------------------------------------------------------------------------------------


@shows("Daktari")
def test_daktari_may_arrive_in_the_zone_of_the_round_number(table: Table) -> None:
    alice, _ = table.huntik(round=4)
    alice.has("Daktari")
    alice.plays("Daktari", zone=4)
    assert alice.card("Daktari").zone == 4


@shows("Enfluxion")
def test_enfluxion_gets_the_number_of_its_zone(table: Table) -> None:
    alice, bob = table.huntik()
    assert alice.controls("Enfluxion", zone=2).atk == 2
    assert bob.controls("Enfluxion", zone=5).atk == 5


@shows("Ferryman")
def test_ferryman_puts_a_discarded_card_on_the_deck(table: Table) -> None:
    alice, _ = table.huntik()
    alice.has_in_discard_pile("Enderby", "Hyperstride")
    alice.has("Ferryman")
    alice.plays("Ferryman")
    alice.chooses("Hyperstride")
    assert alice.deck[0] == "Hyperstride"
    assert alice.discard_pile == ["Enderby"]


@shows("Fire Kappa")
def test_fire_kappa_protects_only_while_in_combat(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Springer", "Enderby", zone=3)
    alice.controls("Fire Kappa", zone=1)
    bob.controls("Ymir", zone=3)
    alice.moves("Springer")
    alice.starts_combat()
    bob.passes()
    alice.passes()
    assert bob.is_asked("Aim 6 attacks")
    assert not bob.is_asked("at one enemy")


@shows("Gareon")
def test_gareon_may_exhaust_a_hero_where_it_goes(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Gareon", zone=2)
    bob.controls("Ymir", zone=3)
    alice.moves("Gareon", forward=1)
    alice.says_yes()
    assert bob.card("Ymir").exhausted


@shows("Hoozoto")
def test_hoozoto_is_stronger_with_an_object(table: Table) -> None:
    alice, _ = table.huntik()
    hero = alice.controls("Hoozoto", zone=2)
    assert (hero.atk, hero.defense) == (2, 2)
    alice.finds_feature("Golden Idol", zone=2, held_by="Hoozoto")
    assert (hero.atk, hero.defense) == (4, 4)


@shows("Hoplite")
def test_hoplite_counts_other_friendly_minor_heroes_in_his_zone(table: Table) -> None:
    alice, bob = table.huntik()
    hero = alice.controls("Hoplite", zone=3)
    alice.controls("Springer", zone=3)
    alice.controls("Springer", zone=2)
    alice.controls("Shinobi", zone=3)
    bob.controls("Bellona", zone=3)
    assert (hero.atk, hero.defense) == (3, 3)


@shows("Icarus")
def test_icarus_swoops_an_enemy_back_as_a_free_action(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Icarus", zone=3, exhausted=True)
    bob.controls("Ymir", zone=3)
    alice.uses("Icarus", "Swoop")
    assert bob.card("Ymir").zone == 2


@shows("Jean-Louis")
def test_jean_louis_gives_himself_to_ko_a_small_hero(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Jean-Louis")
    bob.controls("Ymir")
    bob.controls("Suit")
    alice.uses("Jean-Louis", "Stunt", at="Suit")
    assert alice.discard_pile == ["Jean-Louis"]
    assert bob.in_play == ["Ymir"]


@shows("Kipperin")
def test_kipperin_makes_all_your_heroes_unblockable(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Springer", zone=2)
    bob.controls("Bellona", zone=4)
    assert alice.can_move("Springer") == [-1, 0]
    alice.controls("Kipperin")
    assert 2 in alice.can_move("Springer")


@shows("LeBlanche")
def test_leblanche_allows_an_extra_major_hero_from_round_3(table: Table) -> None:
    for number, allowed in ((2, False), (3, True)):
        alice, bob = table.huntik(round=number)
        alice.has("LeBlanche", "Furoji", "Shinobi")
        alice.plays("LeBlanche")
        bob.passes()
        alice.plays("Furoji")
        bob.passes()
        assert alice.can_play("Shinobi") is allowed


@shows("Lok Lambert")
def test_lok_lambert_brings_freelancer_into_the_combat(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Lok Lambert", zone=3)
    bob.controls("Ymir", zone=3)
    alice.has("Freelancer", "Springer")
    alice.moves("Lok Lambert")
    alice.starts_combat()
    bob.passes()
    alice.uses("Lok Lambert")
    assert alice.card("Freelancer").zone == 3


@shows("The Riderless Chariot")
def test_the_chariot_lets_minor_heroes_come_in_beside_it(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("The Riderless Chariot", zone=3)
    alice.has("Springer", "Furoji")
    alice.uses("The Riderless Chariot", "Taxi")
    bob.passes()
    alice.plays("Springer", zone=3)
    assert alice.card("Springer").zone == 3
    bob.passes()
    alice.plays("Furoji", zone=3)
    assert alice.card("Furoji").zone == 1


@shows("Scolopen")
def test_scolopen_finds_another_in_the_discard_pile(table: Table) -> None:
    alice, _ = table.huntik()
    alice.has_in_discard_pile("Scolopen")
    alice.has("Scolopen")
    alice.plays("Scolopen")
    alice.says_yes()
    alice.chooses("Search your discard pile")
    assert alice.in_play == ["Scolopen", "Scolopen"]


@shows("Solwing")
def test_solwing_moves_up_to_three_zones_either_way(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Solwing", zone=4)
    bob.controls("Bellona", zone=1)
    assert alice.can_move("Solwing") == [-3, -2, -1, 0, 1]


@shows("Tersly")
def test_tersly_draws_two_beside_an_enemy(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Tersly", zone=3)
    assert not alice.can_use("Tersly")
    bob.controls("Bellona", zone=3)
    alice.uses("Tersly", "Raid Your Pockets")
    assert len(alice.hand) == 2


@shows("Tolivane")
def test_tolivane_inspires_a_minor_hero(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Tolivane", "Shinobi")
    springer = alice.controls("Springer")
    alice.uses("Tolivane", "Inspiration", at="Springer")
    assert (springer.atk, springer.defense) == (3, 4)
    assert alice.is_asked("Your turn")


@shows("Tremayne")
def test_tremayne_exhausts_a_hero_in_her_zone_for_free(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Tremayne", zone=3, exhausted=True)
    bob.controls("Ymir", zone=3)
    bob.controls("Bellona", zone=2)
    alice.uses("Tremayne", "Pixie Dust", at="Ymir")
    assert bob.card("Ymir").exhausted
    assert bob.card("Bellona").ready


@shows("Venadek")
def test_venadek_leaves_other_minor_heroes(table: Table) -> None:
    for others, stays in (([], True), (["Springer"], False)):
        alice, bob = table.huntik()
        alice.controls("Venadek", *others)
        end_round(alice, bob)
        assert ("Venadek" in alice.in_play) is stays

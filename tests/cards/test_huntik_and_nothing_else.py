"""What the heroes of the first set do not do, from their printed words: at another time, elsewhere, for others."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.huntik_table import HuntikPlayer, action_saying, end_round
from tests.table import Table


def fight(alice: HuntikPlayer, bob: HuntikPlayer, starter: str) -> None:
    """Bob moves a hero within its zone and starts a combat."""
    assert alice.game.turn == bob.number
    bob.moves(starter)
    bob.starts_combat()


# -- played from the hand, or put into play ------------------------------------------------------------------------


@shows("Furoji", "Sandra Lambert", "Ferryman", "Scolopen", "Derenzar", "Invisible Knight", "Salamandrake")
@pytest.mark.parametrize(
    "hero",
    ["Furoji", "Sandra Lambert", "Ferryman", "Scolopen", "Derenzar", "Invisible Knight", "Salamandrake"],
)
def test_nothing_happens_when_they_are_put_into_play_and_not_played(table: Table, hero: str) -> None:
    alice, bob = table.huntik()
    alice.controls("Bellona", exhausted=True)
    bob.controls("Enderby", zone=3)
    alice.has_in_discard_pile("Scolopen")
    alice.has(hero, "Bring in the Big Guns")
    deck = alice.deck

    alice.plays("Bring in the Big Guns")

    assert alice.is_asked("Your turn")
    assert alice.in_play == ["Bellona", hero]
    assert (alice.hand, alice.deck, alice.discard_pile) == ([], deck, ["Scolopen", "Bring in the Big Guns"])
    assert alice.card("Bellona").exhausted
    assert bob.card("Enderby").zone == 3


@shows("LeBlanche")
def test_leblanche_put_into_play_allows_no_extra_major_hero(table: Table) -> None:
    alice, bob = table.huntik(round=3)
    alice.has("LeBlanche", "Bring in the Big Guns")
    alice.plays("Bring in the Big Guns")
    alice.has("Furoji", "Shinobi")
    alice.plays("Furoji")
    bob.passes()

    assert not alice.can_play("Shinobi")


@shows("Gawain")
def test_gawain_readies_nobody_when_he_goes_from_the_deck(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Bellona", exhausted=True)
    alice.has_on_deck("Gawain", "Suit", "Zoom")
    alice.has("Derenzar")

    alice.plays("Derenzar")

    assert "Gawain" in alice.discard_pile
    assert alice.card("Bellona").exhausted


@shows("Breaker", "Ymir")
@pytest.mark.parametrize("hero", ["Breaker", "Ymir"])
def test_the_price_of_coming_into_play_is_paid_however_they_come(table: Table, hero: str) -> None:
    alice, _ = table.huntik()
    alice.has(hero, "Zoom", action_saying("Put a hero card from your hand into zone 1.", "Door"))

    alice.plays("Door")
    assert alice.is_asked()
    alice.chooses("discard a card")

    assert alice.in_play == [hero]
    assert "Zoom" in alice.discard_pile


# -- whose combat it is --------------------------------------------------------------------------------------------


@shows("Gybolg", "Santiago", "Pan", "Nighlurker", "The Professor")
@pytest.mark.parametrize("hero", ["Gybolg", "Santiago", "Pan", "Nighlurker", "The Professor"])
def test_nothing_happens_in_a_combat_that_somebody_else_starts(table: Table, hero: str) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls(hero, zone=3)
    bob.controls("Springer", zone=3)

    fight(alice, bob, "Springer")

    assert alice.is_asked("combat action")
    assert table.game.combat.added == (0, 0)
    assert not bob.card("Springer").stunned


@shows("Gar-Ghoul")
def test_gar_ghoul_is_kod_in_a_combat_that_somebody_else_starts(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("Gar-Ghoul", zone=3)
    bob.controls("Caliban", zone=3)

    fight(alice, bob, "Caliban")
    alice.passes()
    bob.passes()

    assert alice.discard_pile == ["Gar-Ghoul"]


@shows("Fire Kappa", "Freelancer")
@pytest.mark.parametrize("hero", ["Fire Kappa", "Freelancer"])
def test_a_defender_in_the_combat_draws_all_attacks_to_one_hero(table: Table, hero: str) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls(hero, "Springer", zone=3)
    bob.controls("Ymir", "Bellona", zone=3)

    fight(alice, bob, "Ymir")
    alice.passes()
    bob.passes()
    assert bob.is_asked("at one enemy")
    assert bob.may_choose() == [hero, "Springer"]
    bob.chooses("Springer")

    assert alice.is_asked("Aim"), "only the enemy’s attacks"
    assert not alice.is_asked("at one enemy")


@shows("Wolf Knight")
def test_wolf_knight_is_not_stirred_by_the_enemy_or_from_elsewhere(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("Springer", zone=3)
    alice.controls("Wolf Knight", zone=2)
    bob.controls("Ymir", zone=3)
    alice.has("Honorguard")
    bob.has("Strikemode")

    fight(alice, bob, "Ymir")
    alice.plays("Honorguard")
    assert table.game.combat.added == (0, -2), "he is not in the combat"
    bob.plays("Strikemode")

    assert table.game.combat.added == (0, 2)


@shows("Wolf Knight")
def test_wolf_knight_is_not_stirred_by_an_enemy_action_in_his_combat(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("Wolf Knight", zone=3)
    bob.controls("Ymir", zone=3)
    bob.has("Strikemode")

    fight(alice, bob, "Ymir")
    alice.passes()
    bob.plays("Strikemode")

    assert table.game.combat.added == (0, 4)


@shows("Klaus")
def test_klaus_hardens_only_in_his_combat_and_until_it_ends(table: Table) -> None:
    alice, bob = table.huntik()
    klaus = alice.controls("Klaus", zone=2)
    alice.controls("Bellona", zone=3)
    bob.controls("Shinobi", zone=3)
    alice.has("Strikemode")

    alice.moves("Bellona")
    alice.starts_combat()
    bob.passes()
    alice.plays("Strikemode")

    assert klaus.defense == 4


@shows("Lok Lambert", ("Suit", "Call Partner"), "Akamaru")
@pytest.mark.parametrize("hero", ["Lok Lambert", "Suit, Mr. Steel, Venice Agent", "Akamaru"])
def test_who_is_not_in_the_combat_cannot_help_there(table: Table, hero: str) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls(hero, zone=2)
    alice.controls("Springer", zone=3)
    bob.controls("Ymir", zone=3)
    alice.has("Freelancer", "Bellona")

    fight(alice, bob, "Ymir")

    assert not alice.can_use(hero.partition(",")[0])


@shows("DeFoe")
@pytest.mark.parametrize("zone", [2, 3])
def test_defoe_is_aimed_at_when_no_suit_is_beside_him(table: Table, zone: int) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("DeFoe", "Bellona", zone=3)
    alice.controls("Suit", zone=zone)
    bob.controls("Shinobi", zone=3)

    fight(alice, bob, "Shinobi")
    alice.passes()
    bob.passes()

    assert bob.is_asked("Aim 4 attacks")
    assert bob.may_choose() == (["DeFoe", "Bellona"] if zone == 2 else ["Bellona", "Suit"])


@shows("Ice Creature")
@pytest.mark.parametrize("falls", [True, False])
def test_an_ice_creature_stuns_when_it_is_kod_and_not_when_it_is_eliminated(table: Table, falls: bool) -> None:
    alice, bob = table.huntik()
    alice.controls("Ice Creature", zone=3)
    bob.controls("Shinobi", zone=3)
    bob.controls("Springer", zone=2)
    alice.has(action_saying("KO a friendly hero." if falls else "Eliminate a friendly hero.", "Fall"))

    alice.plays("Fall")

    assert "Ice Creature" in alice.discard_pile
    assert alice.is_asked("stun") is falls


# -- whose deed it is ----------------------------------------------------------------------------------------------


@shows("Dante Vale", "Zhalia Moon", "The Professor")
@pytest.mark.parametrize(
    ("hero", "action"),
    [("Dante Vale", "Hyperstride"), ("Zhalia Moon", "Spidertouch"), ("The Professor", "Slipstream")],
)
def test_they_ready_for_an_action_they_play_themselves(table: Table, hero: str, action: str) -> None:
    alice, _ = table.huntik()
    alice.controls(hero, exhausted=True)
    alice.controls("Springer")
    alice.has(action)

    alice.plays(action, with_="Springer")
    while not table.decision.question.startswith("Your turn"):
        table.answer(table.decision.options[:1])

    assert alice.card(hero).exhausted


@shows("Montehue", "Giantkiller")
@pytest.mark.parametrize("hero", ["Montehue", "Giantkiller"])
def test_a_free_action_makes_them_no_stronger(table: Table, hero: str) -> None:
    alice, _ = table.huntik()
    growing = alice.controls(hero)
    alice.has("Take the Initiative")

    alice.plays("Take the Initiative")

    assert growing.counters == []


@shows("Ferric Warbringer")
def test_ferric_warbringer_looks_for_no_action_of_the_enemy(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("Ferric Warbringer")
    deck = alice.deck
    bob.has("Take the Initiative")

    bob.plays("Take the Initiative")

    assert (alice.deck, alice.discard_pile) == (deck, [])


@shows("Redcap")
def test_redcap_that_is_put_somewhere_does_not_go_again(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Redcap", zone=2)
    alice.controls("Jokoul")

    alice.uses("Jokoul", "Ice Slide", at="Redcap")
    alice.chooses("Zone 3")

    assert bob.is_asked("Your turn")


@shows("Venadek")
def test_venadek_minds_no_major_hero_and_no_enemy(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Venadek", "Shinobi")
    bob.controls("Bellona", zone=3)

    end_round(alice, bob)

    assert alice.in_play == ["Venadek", "Shinobi"]


# -- when and where ------------------------------------------------------------------------------------------------


@shows("Kilthane")
def test_kilthane_is_offered_zones_where_you_have_heroes(table: Table) -> None:
    alice, bob = table.huntik(round=3)
    alice.controls("Springer", zone=4)
    bob.controls("Bellona", zone=3)
    alice.has("Kilthane")

    alice.plays("Kilthane")

    assert alice.may_choose() == ["Zone 1", "Zone 4"]


@shows("Daktari")
def test_daktari_is_offered_the_zone_of_the_round_and_zone_1(table: Table) -> None:
    alice, _ = table.huntik(round=4)
    alice.has("Daktari")

    alice.plays("Daktari")

    assert alice.may_choose() == ["Zone 1", "Zone 4"]


@shows("Enforcer")
@pytest.mark.parametrize("zone", [1, 2, 4, 5])
def test_enforcer_jumps_from_no_other_zone(table: Table, zone: int) -> None:
    alice, _ = table.huntik()
    alice.controls("Enforcer", zone=zone)

    assert not alice.can_use("Enforcer")


@shows("Numbers", "Hector")
@pytest.mark.parametrize(("hero", "friend", "round"), [("Numbers", "Hector", 3), ("Hector", "Iron Monkey", 5)])
def test_they_search_for_a_friend_in_their_round_alone(table: Table, hero: str, friend: str, round: int) -> None:
    for number in range(2, 8):
        alice, bob = table.huntik(round=number - 1)
        alice.controls(hero)
        alice.has_on_deck("Springer", "Springer", friend)
        end_round(alice, bob)
        assert (table.decision.question != "Your turn") is (number == round)


@shows("Grier")
def test_grier_puts_anybody_else_into_the_discard_pile(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Grier")
    alice.has_on_deck("Springer", "Springer", "Bellona")

    end_round(alice, bob)

    assert (alice.in_play, alice.discard_pile) == (["Grier"], ["Bellona"])


@shows("Hector", "Iron Monkey", "Solwing")
@pytest.mark.parametrize(("hero", "unblockable"), [("Hector", False), ("Iron Monkey", False), ("Solwing", True)])
def test_who_moves_three_zones_and_who_passes_enemies(table: Table, hero: str, unblockable: bool) -> None:
    alice, bob = table.huntik()
    alice.controls(hero)
    assert alice.can_move(hero) == [0, 1, 2, 3]

    bob.controls("Bellona", zone=4)

    assert alice.can_move(hero) == ([0, 1, 2, 3] if unblockable else [0, 1])


@shows("Battlemaster", "Brahe", "Breaker", "Gar-Ghoul", "Gareon", "Icarus", "Metagolem", "Nighlurker", "Ponderous")
@shows("Santiago", "Sekhmet", "Storm Gladiator", "Venadek", "Zhalia Moon")
@pytest.mark.parametrize(
    "hero",
    [
        *(
            "Battlemaster",
            "Brahe",
            "Breaker",
            "Gar-Ghoul",
            "Gareon",
            "Icarus",
            "Metagolem",
            "Nighlurker",
            "Ponderous",
        ),
        *("Santiago", "Sekhmet", "Storm Gladiator", "Venadek", "Zhalia Moon"),
    ],
)
def test_the_unblockable_pass_enemies_two_zones_and_no_more(table: Table, hero: str) -> None:
    alice, bob = table.huntik(round=2)
    alice.controls(hero, "Enderby")
    bob.controls("Bellona", zone=4)

    assert alice.can_move(hero) == [0, 1, 2]
    assert alice.can_move("Enderby") == [0, 1]


# -- for how long --------------------------------------------------------------------------------------------------


@shows("Cherit", "Tolivane", "Klaus", "Ignatius")
@pytest.mark.parametrize(
    ("hero", "changed"), [("Cherit", (4, 3)), ("Tolivane", (3, 4)), ("Klaus", (3, 2)), ("Ignatius", (2, 3))]
)
def test_what_they_give_this_round_ends_with_it(table: Table, hero: str, changed: tuple[int, int]) -> None:
    alice, bob = table.huntik()
    alice.controls(hero)
    springer = alice.controls("Springer")
    alice.has("Enderby")
    before = (alice.card(hero).atk, alice.card(hero).defense)

    alice.uses(hero, at="Springer")

    assert (springer.atk, springer.defense) == changed
    grown = (alice.card(hero).atk, alice.card(hero).defense)
    assert grown == ((6, 6) if hero == "Ignatius" else before)
    end_round(alice, bob)
    assert (springer.atk, springer.defense) == (2, 3)
    assert (alice.card(hero).atk, alice.card(hero).defense) == before


@shows("Ignatius")
def test_ignatius_does_not_burn_in_a_combat(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Ignatius", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has("Enderby")

    alice.moves("Ignatius")
    alice.starts_combat()
    bob.passes()

    assert not alice.can_use("Ignatius")

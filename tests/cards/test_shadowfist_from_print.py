"""Cards of the corpus played from their printed words: who is affected, by how much, when, and who is not."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.definitions import CHARACTER, SITE
from quickening.games.shadowfist.meaning.texts import read_text
from quickening.games.shadowfist.rules.players import player_facts
from quickening.text.reader import NotRead
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, event, resolve, resolve_choosing, site, state, table_until, waits_for
from tests.table import Table

pytestmark = MARKS


def test_whoever_intercepts_mysterious_stranger_loses_all_power(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls(printed("Mysterious Stranger", "standard"))
    bob.controls("Hill", "Student")
    carol.controls("Tower")

    alice.attacks("Hill", with_="Mysterious Stranger")
    waits_for(bob, "Who intercepts")
    bob.intercepts("Mysterious Stranger", with_="Student")
    resolve(table)

    assert (alice.power, bob.power, carol.power) == (10, 0, 10)


def test_botzilla_hurts_what_opponents_turn_while_it_attacks(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Botzilla", "criticalshift"), "Hero")
    bob.controls(
        "Tower", character("Monk", 4, "Turn :: Gain 1 Power."), character("Cook", 4, "Turn :: Gain 1 Power.")
    )

    alice.attacks("Tower", with_="Botzilla")
    table_until(table, lambda: bob.can("use", "Monk"))
    bob.uses("Monk")
    table_until(table, lambda: bob.card("Monk").damage > 0)

    assert (bob.card("Monk").damage, bob.card("Cook").damage) == (2, 0)


def test_botzilla_hurts_nobody_while_another_attacks(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Botzilla", "criticalshift"), "Hero")
    bob.controls("Tower", character("Monk", 4, "Turn :: Gain 1 Power."))

    alice.attacks("Tower", with_="Hero")
    table_until(table, lambda: bob.can("use", "Monk"))
    bob.uses("Monk")
    resolve(table)

    assert bob.card("Monk").damage == 0


def test_frag_the_g_hurts_an_opponents_site_that_turns_and_not_your_own(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Frag the G!", "redwedding"), "Hill")
    bob.controls("Tower", "Garden")
    alice.has(event("Night", "Turn all Sites."))

    alice.plays("Night")
    resolve(table)

    assert (bob.card("Tower").damage, bob.card("Garden").damage, alice.card("Hill").damage) == (1, 1, 0)


def test_zodiac_lounge_helps_those_who_turn_to_attack_from_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Zodiac Lounge", "boomchakalaka"))
    alice.controls(character("Scout", 2))
    bob.controls("Tower")

    alice.attacks("Tower", with_="Scout")
    resolve(table)

    assert bob.card("Tower").damage == 3


def test_thunder_champion_seizes_a_feng_shui_site_it_hurts_for_three(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Thunder Champion", "netherworld2"))
    bob.controls("Temple")
    assert alice.card("Thunder Champion").fighting >= 3

    alice.attacks("Temple", with_="Thunder Champion")
    alice.triggers("Thunder Champion")
    resolve(table)

    assert alice.card("Temple").controller == "Alice"


def test_thunder_champion_does_not_seize_what_it_hurts_for_less(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Thunder Champion", "netherworld2"))
    alice.controls(state("Rust", "Subject gains -3 Fighting."), on="Thunder Champion")
    bob.controls("Temple")

    alice.attacks("Temple", with_="Thunder Champion")
    resolve(table)

    assert 0 < bob.card("Temple").damage < 3
    assert bob.card("Temple").controller == "Bob"


def test_red_bat_is_free_while_one_opponent_has_eight_smoked_events(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill")
    alice.has(printed("Red Bat", "7masters", free=False))
    alice.has_power(0)
    bob.has_in_smoked_pile(*[event(f"Omen {n}", "Gain 1 Power.") for n in range(7)], "Student")
    carol.has_in_smoked_pile(event("Omen", "Gain 1 Power."))
    alice.ask_again()
    assert not alice.can("play", "Red Bat")

    bob.has_in_smoked_pile(event("Last Omen", "Gain 1 Power."))
    alice.ask_again()

    assert alice.can("play", "Red Bat")


def test_dragon_boat_festival_makes_every_hand_larger_while_it_is_unturned(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    usual = player_facts(alice.game, bob.number).hand_size
    alice.controls(printed("Dragon Boat Festival", "shaolinshowdown"))
    alice.ask_again()
    assert [player_facts(alice.game, one.number).hand_size for one in (alice, bob)] == [usual + 2, usual + 2]

    alice.has(event("Night", "Turn target Edge."))
    alice.plays("Night", "Dragon Boat Festival")
    resolve(table)

    assert player_facts(alice.game, bob.number).hand_size == usual


def test_adrenaline_junkie_is_not_intercepted_by_the_stronger(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    junkie = printed("Adrenaline Junkie", "netherworld2")
    alice.controls(junkie)
    bob.controls("Tower", character("Ox", junkie.fighting), character("Mouse", junkie.fighting - 1))

    alice.attacks("Tower", with_="Adrenaline Junkie")
    waits_for(bob, "Who intercepts")

    assert "Mouse" in bob.may_choose()
    assert "Ox" not in bob.may_choose()


@pytest.mark.parametrize(
    ("card_type", "text"),
    [
        (CHARACTER, "May be played at half cost if you control a Site."),
        (CHARACTER, "Play at no cost."),
        (SITE, "Each player's hand is increased by 2."),
        (CHARACTER, "The controller of a Character who intercepts loses."),
        (CHARACTER, "When this card inflicts 3 or fewer combat damage on a Site, you may seize that Site."),
    ],
)
def test_what_is_close_to_it_and_says_nothing_is_refused(card_type: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(card_type, "Nobody", text)


def test_the_winner_of_mano_a_mano_hurts_a_character_of_the_loser(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    bob.controls("Student", character("Rock", 3), character("Oak", 9))
    carol.controls(character("Elm", 9))
    alice.has(printed("Mano a Mano", "redwedding"))

    alice.plays("Mano a Mano", "Rock")
    resolve_choosing(table, "Oak")

    assert (bob.card("Rock").area, bob.card("Oak").damage, carol.card("Elm").damage) == ("smoked pile", 4, 0)


def test_the_loser_of_high_noon_counts_for_the_winner(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Giant")
    alice.has(printed("High Noon", "shurikensandsixguns"))

    alice.plays("High Noon")
    resolve(table)

    assert bob.burned_pile == ["Hero"]
    assert alice.burned_pile == []


def test_combat_courtship_pays_by_what_the_loser_provided(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls(character("Sage", 3, provides="{chi}{chi}{dra}"))
    alice.has(printed("Combat Courtship", "7masters"))

    alice.plays("Combat Courtship")
    resolve(table)

    assert (alice.power, bob.power) == (13, 10)


def test_a_faceoff_is_with_nobody_much_weaker(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser", printed("Death Ring", "boomchakalaka"))
    bob.controls("Hero", "Student")

    alice.uses("Death Ring")
    resolve(table)

    assert bob.card("Hero").area == "smoked pile"
    assert alice.card("Death Ring").turned
    assert alice.card("Bruiser").turned


def test_nobody_steals_power_from_who_controls_funky_monkey(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    bob.controls(printed("Funky Monkey", "boomchakalaka"))
    alice.has(event("Theft", "Steal 2 Power from each opponent."))

    alice.plays("Theft")
    resolve(table)

    assert (alice.power, bob.power, carol.power) == (12, 10, 8)


def test_the_target_of_akamatsu_mitsusukes_attack_is_not_changed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Akamatsu Mitsusuke", "empireofevil"))
    bob.controls(site("Keep", 30), "Garden")
    bob.has(event("Feint", "Change target attacker's target to target Site."))

    alice.attacks("Keep", with_="Akamatsu Mitsusuke")
    table_until(table, lambda: bob.can("play", "Feint"))
    bob.plays("Feint", "Garden")
    resolve(table)

    assert bob.card("Garden").damage == 0
    assert bob.card("Keep").damage > 0


def test_tentacles_of_the_squid_counts_each_title_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    squid = printed("Tentacles of the Squid", "empireofevil")
    alice.controls(squid)
    omen, sign = event("Omen", "Gain 1 Power."), event("Sign", "Gain 1 Power.")
    alice.has_in_smoked_pile(omen, omen, sign, "Student")
    bob.controls("Tower")

    alice.attacks("Tower", with_="Tentacles of the Squid")
    resolve(table)

    assert bob.card("Tower").damage == squid.fighting + 2


def test_who_turns_characters_to_attack_catacombs_draws_a_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls(printed("Catacombs", "endgame"), "Tower")
    cards = len(alice.game.areas["hand", alice.number])

    alice.attacks("Catacombs", with_=["Hero", "Student"])
    resolve(table)

    assert len(alice.game.areas["hand", alice.number]) == cards + 1


def test_jagged_cliffs_hurts_whoever_is_there_when_its_body_is_reduced_to_zero(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    alice.controls(character("Guard", 9))
    bob.controls(printed("Jagged Cliffs", "standard"))
    bob.controls("Tower")
    bob.controls(character("Monk", 9), at="Jagged Cliffs")
    bob.controls(character("Cook", 9), at="Tower")

    alice.attacks("Jagged Cliffs", with_="Giant")
    resolve(table)

    assert (alice.card("Giant").damage, alice.card("Guard").damage) == (3, 0)
    assert (bob.card("Monk").damage, bob.card("Cook").damage) == (3, 0)


def test_fox_pass_leads_one_attacker_to_another_card_of_its_players(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Bruiser", "Temple")
    bob.controls(printed("Fox Pass", "10kbullets"), "Tower", "Hill", "Student")
    bob.controls("Garden", behind="Hill")

    alice.attacks("Tower", with_=["Hero", "Bruiser"])
    table_until(table, lambda: bob.can("use", "Fox Pass"))
    bob.uses("Fox Pass", "Hero")
    assert not {"Temple", "Garden", "Bruiser"} & set(bob.may_choose())
    assert {"Hill", "Student"} <= set(bob.may_choose())
    bob.chooses("Hill")
    resolve(table)

    assert (bob.card("Hill").damage, bob.card("Tower").damage) == (4, 6)
    assert bob.card("Fox Pass").turned


def test_blanket_of_darkness_reduces_what_can_be_reduced(table: Table) -> None:
    for words, damage in (("", 3), ("Unstoppable.", 6)):
        alice, bob = table.shadowfist("Alice", "Bob")
        alice.controls(character("Brute", 6, words))
        bob.controls("Tower", printed("Blanket of Darkness", "7masters"))

        alice.attacks("Tower", with_="Brute")
        table_until(table, lambda bob=bob: bob.can("use", "Blanket of Darkness"))
        bob.uses("Blanket of Darkness", "Brute")
        resolve(table)

        assert bob.card("Tower").damage == damage


def test_helix_chewer_reduces_after_what_its_opponent_adds(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Brute", 3))
    bob.controls("Student")
    bob.controls(site("Mill", 9, "Mill takes double damage."))
    alice.controls(printed("Helix Chewer", "standard"), on="Brute")

    alice.attacks("Mill", with_="Brute")
    resolve(table)

    assert bob.card("Mill").damage == 3 * 2 - 1


@pytest.mark.parametrize("joins", [False, True])
def test_red_ally_helps_in_an_attack_that_its_player_declares_and_in_no_other(table: Table, joins: bool) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    (bob if joins else alice).controls(printed("Red Ally", "endgame"))
    alice.controls("Hero")
    carol.controls("Tower")

    alice.attacks("Tower", with_=["Hero"] if joins else ["Hero", "Red Ally"])
    if joins:
        waits_for(bob, "join")
        bob.joins("Red Ally")
    table_until(table, lambda: table.game.attack is None or "Superleap" in alice.card("Hero").bold)

    assert ("Superleap" in alice.card("Hero").bold) == (not joins)


def test_public_enemy_no_1_has_no_other_time_than_a_state_has(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    for player in (alice, bob):
        player.controls("Hero")
        player.has(printed("Public Enemy No. 1", "twofistedtales"))
    bob.controls("Tower")
    bob.ask_again()

    assert alice.can("play", "Public Enemy No. 1")
    assert not bob.can("play", "Public Enemy No. 1")
    alice.attacks("Tower", with_="Hero")
    assert not alice.can("play", "Public Enemy No. 1")


def test_a_state_that_adrienne_hart_has_already_stays(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    hart = printed("Adrienne Hart", "canofwhupass")
    alice.controls(hart)
    alice.controls(state("Cloak", "Subject Character gains +1 Fighting."), on="Adrienne Hart")
    alice.has(state("Mask", "Play on a Character. Subject gains +1 Fighting."))
    alice.controls("Hero")

    alice.plays("Mask")
    resolve_choosing(table, "Hero")

    assert alice.card("Adrienne Hart").fighting == (hart.fighting or 0) + 1


def test_what_is_done_each_time_has_no_target_of_which_nobody_says_when_it_is_chosen() -> None:
    with pytest.raises(NotRead):
        printed("Drowning in Blood", "empireofevil")


@pytest.mark.parametrize("turn", ["Alice", "Bob"])
def test_monkey_pirates_plunder_once_in_each_main_shot_whosever_it_is(table: Table, turn: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn=turn)
    alice.controls(printed("Monkey Pirates", "shurikensandsixguns"))
    bob.has_in_smoked_pile(event("Windfall", "Gain 1 Power."), event("Find", "Gain 1 Power."))
    bob.has(event("Snap", "Gain 1 Power."))
    alice.ask_again()
    if turn == "Bob":
        bob.plays("Snap")
        table_until(table, lambda: alice.can("use", "Monkey Pirates"))

    alice.uses("Monkey Pirates")
    resolve_choosing(table, "Windfall")

    assert "Windfall" not in bob.smoked_pile
    assert not alice.can("use", "Monkey Pirates")


# -- healing ---------------------------------------------------------------------------------------------------------


def test_wudang_mountain_heals_a_damaged_character_of_its_player(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Wudang Mountain", "7masters"), "Student")
    alice.controls("Giant", damage=3)
    alice.controls("Hero", damage=1)
    bob.controls("River", "Bruiser")

    alice.does("use", "Wudang Mountain")
    assert sorted(alice.may_choose()) == ["Giant", "Hero"], "whoever is not damaged cannot be healed"
    alice.chooses("Giant")
    alice.chooses("Giant", "Giant")
    resolve(table)

    assert (alice.card("Giant").damage, alice.card("Hero").damage, bob.card("Bruiser").damage) == (1, 1, 1)


def test_wudang_mountain_is_not_used_while_nobody_is_damaged(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Wudang Mountain", "7masters"), "Student")
    bob.controls("River", "Bruiser")

    assert not alice.can("use", "Wudang Mountain")


def test_everybody_sees_that_a_site_is_played_face_down(table: Table) -> None:
    """Cannibal Army: when an opponent plays a Site, one may inflict 1 damage on a card of theirs (SF 25.7.1)."""
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Student")
    bob.controls("River", printed("Cannibal Army", "criticalshift"))
    alice.has("Garden")

    alice.plays("Garden")
    bob.triggers("Cannibal Army", "Hill")
    resolve(table)

    assert alice.card("Hill").damage == 1
    assert alice.card("Garden").face_down


def test_stick_it_to_the_man_saves_an_event_that_is_canceled(table: Table) -> None:
    """What is canceled is no card in play but one that is being played, whatever its number."""
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Luck", "Gain 1 Power."), printed("Stick it to The Man!", "boomchakalaka"))
    bob.has(event("Denial", "Cancel an Event."))
    while alice.game.clock < 2 * len(alice.game.cards):  # effects are numbered beyond the cards
        alice.game.tick()

    alice.plays("Luck")
    table_until(table, lambda: bob.can("play", "Denial"))
    bob.plays("Denial")
    table_until(table, lambda: alice.can("play", "Stick it to The Man!"))
    alice.plays("Stick it to The Man!")
    resolve(table)

    assert alice.power == 11


def test_a_sidekick_takes_up_the_text_of_whom_it_stood_by(table: Table) -> None:
    """SF 36.2: what is copied is printed on the card, wherever it lies by then."""
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Master", 3, "Guts."), "Hill")
    alice.has(printed("Sidekick", "criticalshift"))
    bob.has(event("Blow", "Smoke target Character."))

    alice.plays("Sidekick")
    resolve_choosing(table, "Master")
    assert alice.card("Master").fighting == 4
    assert "Guts" not in alice.card("Sidekick").bold
    alice.ends_turn()
    bob.plays("Blow", "Master")
    resolve(table)

    assert "Guts" in alice.card("Sidekick").bold

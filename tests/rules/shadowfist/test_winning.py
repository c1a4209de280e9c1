"""SF 4. Winning."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import edge, event, resolve, site, waits_for
from tests.table import Table, rule

SITES = ("Temple", "River", "Garden", "Tower")


@rule("SF 4.0", "SF 4.1.1", "With three players, five Feng Shui Sites win, the last of them seized.")
def test_the_fifth_site_is_seized(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls(*SITES)
    alice.controls("Bruiser")
    bob.controls("Hill")

    alice.attacks("Hill", with_="Bruiser")
    alice.chooses_fate("Seize")
    resolve(table)

    assert table.game.outcome.winners == (0,)
    assert table.game.outcome.rule == "SF 4.1"


@rule("SF 4.1.2", "SF 4.5", "In a duel five are not enough: it takes six, and then the game is over.")
def test_six_sites_win_a_duel(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(*SITES)
    alice.controls("Bruiser", "Giant")
    bob.controls("Hill", "Cave")

    alice.attacks("Hill", with_="Bruiser")
    alice.chooses_fate("Seize")
    resolve(table)
    assert not table.game.over
    alice.attacks("Cave", with_="Giant")
    alice.chooses_fate("Burn ... for victory")
    resolve(table)

    assert table.game.outcome.winners == (0,)


@rule("SF 4.1", "SF 9.2.5", "Cards burned for victory count like Feng Shui Sites in play.")
def test_burned_sites_count(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.has_burned("Temple", "River")
    alice.controls("Garden", "Tower")
    alice.controls("Bruiser")
    bob.controls("Hill")

    alice.attacks("Hill", with_="Bruiser")
    alice.chooses_fate("Burn ... for victory")
    resolve(table)

    assert table.game.outcome.winners == (0,)
    assert alice.burned_pile == ["Temple", "River", "Hill"]


@rule("SF 4.2", "Smoking the last Site, or burning it for Power, does not win.")
def test_a_final_site_has_to_be_taken(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls(*SITES)
    alice.has_burned("Cave")
    alice.controls("Bruiser")
    bob.controls("Hill", "Temple")

    alice.attacks("Hill", with_="Bruiser")
    alice.chooses_fate("Smoke")
    resolve(table)

    assert not table.game.over
    assert table.game.closeness(0) == 5


@rule("SF 9.2.5.1", "SF 4.2a", "A card put into the burned-for-victory pile counts, but does not win by itself.")
def test_an_effect_does_not_take_the_final_site(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls(*SITES)
    bob.controls("Hill")
    pile = event("Ashes", "Target a Character in your smoked pile :: Place target in your burned-for-victory pile.")
    alice.has_in_smoked_pile("Hero")
    alice.has(pile)

    alice.plays("Ashes", "Hero")
    resolve(table)

    assert alice.burned_pile == ["Hero"]
    assert table.game.closeness(0) == 5
    assert not table.game.over


@rule("SF 4.3", "SF 4.4.2", "If nobody else has a Feng Shui Site, the last one may be played to win.")
def test_playing_the_last_site_while_nobody_has_any(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls(*SITES)
    alice.has("Hill")
    bob.controls("Factory")

    alice.plays("Hill")
    resolve(table)

    assert table.game.outcome.winners == (0,)


@rule("SF 25.7.4", "SF 4.3", "One Site from victory no Feng Shui Site may be played while an opponent has one.")
def test_no_playing_one_site_from_victory(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Temple", "River", "Garden")
    alice.has("Hill")
    bob.controls("Cave")
    assert alice.can("play", "Hill")

    alice.controls("Tower")

    assert not alice.can("play", "Hill")
    assert alice.why_not("Hill")[0].rule == "SF 25.7.4"


@rule(
    "SF 4.4",
    "SF 4.4.1",
    "SF 28.9a",
    "Victory is checked after the last scene of the attack: until then a Site may still go.",
)
def test_a_site_lost_before_the_check_is_missed(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Temple", "River", "Garden")
    shrine = site("Shrine", 4, "When you seize a Site, sacrifice this card.")
    alice.controls(shrine)
    alice.controls("Bruiser")
    bob.controls("Hill")

    alice.attacks("Hill", with_="Bruiser")
    alice.chooses_fate("Seize")
    resolve(table)

    assert "Shrine" in alice.smoked_pile
    assert not table.game.over
    assert "Hill" in alice.in_play


@rule("SF 4.6", "SF 5.0", "Whoever is left when all others are eliminated wins.")
def test_the_last_player_wins(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    bob.runs_out_of_cards()
    carol.runs_out_of_cards()

    alice.ends_turn()

    assert table.game.outcome.winners == (0,)
    assert table.game.outcome.rule == "SF 4.6"


@rule("SF 4.4.2a", "Whoever loses a Site in the scene in which the last one is played has not won.")
def test_a_site_lost_before_the_scene_ends(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls(*SITES)
    alice.has("Hill")
    bob.has(event("Quake", "Smoke target Site."))

    alice.plays("Hill")
    bob.plays("Quake", SITES[0])
    resolve(table)

    assert table.game.outcome is None
    assert SITES[0] in alice.smoked_pile


@rule("SF 4.4", "SF 4.2b", "A Site taken earlier is not the final one: what comes later by an effect does not win.")
def test_a_site_taken_earlier_does_not_win_later(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Temple", "River", "Garden")
    alice.controls("Bruiser")
    bob.controls("Cave", "Tower")
    alice.has(event("Deed", "Take control of target Site."))
    alice.attacks("Cave", with_="Bruiser")
    alice.chooses_fate("Seize")
    resolve(table)
    assert table.game.closeness(0) == 4

    alice.plays("Deed", "Tower")
    resolve(table)

    assert table.game.closeness(0) == 5
    assert not table.game.over


@rule("SF 4.2c", "Whoever needs one Site less still has to take the last one from an opponent.")
def test_a_lowered_goal_does_not_win(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Temple", "River", "Garden")
    alice.controls("Tower", "Bruiser")
    bob.controls("Hill", "Cave")
    alice.has(edge("Short Cut", "The number of Feng Shui Sites you need for victory is reduced by one."))

    alice.plays("Short Cut")
    resolve(table)
    assert not table.game.over
    alice.attacks("Cave", with_="Bruiser")
    alice.chooses_fate("Burn ... for victory")
    resolve(table)

    assert table.game.outcome.winners == (0,)


@rule("SF 4.2c", "SF 4.1.1", "Whoever needs four Sites wins by taking the fourth.")
def test_a_lowered_goal_is_enough_with_a_site_that_was_taken(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Temple", "River", "Garden", "Bruiser")
    alice.controls(edge("Short Cut", "The number of Feng Shui Sites you need for victory is reduced by one."))
    bob.controls("Hill", "Cave")

    alice.attacks("Cave", with_="Bruiser")
    alice.chooses_fate("Seize")
    resolve(table)

    assert table.game.outcome.winners == (0,)


@rule("SF 4.3a", "A last Site that is played in another player's turn does not win, though no opponent has one.")
def test_a_last_site_played_in_anothers_turn(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol", turn="Bob")
    alice.controls(*SITES)
    alice.controls("Cave")
    alice.has("City Park")
    bob.controls("Giant")

    bob.attacks("Cave", with_="Giant")
    bob.chooses_fate("Burn ... for Power")
    waits_for(alice, "Use City Park?")
    alice.does("yes")
    resolve(table)

    assert "City Park" in alice.in_play
    assert table.game.closeness(0) == 5
    assert not table.game.over


@rule("SF 30.3.3.3", "SF 24.2b", "A Site that is about to be burned for victory counts once for who burns it.")
@pytest.mark.parametrize(("sites", "paid"), [(("Hill",), 0), (("Hill", "River"), 3)])
def test_who_is_closer_once_a_site_is_burned(table: Table, sites: tuple[str, ...], paid: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(*sites)
    alice.controls("Giant")
    bob.controls("Nine Dragon Temple", "Temple", "Tower")

    alice.attacks("Nine Dragon Temple", with_="Giant")
    alice.chooses_fate("Burn ... for victory")
    resolve(table)

    assert bob.power == 10 + paid, "with one Site and the burned one she is no closer than Bob with two"


@rule(
    "SF 4.2",
    "SF 9.2.5.1",
    "What somebody else puts into your pile may bring you to the goal, but you do not win by it.",
)
def test_a_gift_does_not_win(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Fire Warriors")
    alice.can_pay_for("Potlatch")
    bob.has_burned(*["Temple"] * 5)

    alice.plays("Potlatch", "Hill", "Bob")
    resolve(table)

    assert not table.game.over
    assert len(bob.burned_pile) == 6
    assert alice.power == 10 + 3
    assert alice.card("Fire Warriors").fighting == 2 + 1, "a card of hers is in a burned-for-victory pile"


@rule("SF 25.7.4", "A Site that counts only while it is whole keeps the last one in hand until it is damaged.")
def test_a_site_that_does_not_count_while_damaged(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    ruin = site("Ruin", 6, "While this card is damaged, this card does not count toward victory.")
    alice.controls(ruin, "Hill", "Temple", "River", "Garden")
    bob.controls("Cave")
    alice.has("Tower", event("Gong", "Gain 1 Power."))
    bob.has(event("Dart", "Inflict 1 damage on target Site."))
    assert not alice.can("play", "Tower")

    alice.plays("Gong")
    bob.plays("Dart", "Ruin")
    resolve(table)

    assert alice.can("play", "Tower")

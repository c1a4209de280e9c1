"""SF 29. Damage: combat and other, sources, the order of modifications, reduction."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.events.entering import EnteredPlay
from tests.shadowfist_table import character, edge, event, resolve, site, state, table_until
from tests.table import Table, rule


@rule("SF 29.0", "SF 15.1", "SF 11.1", "Damage lowers Fighting and Body, not below 0, and the rest goes nowhere.")
def test_damage_is_not_spilled_over(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(
        event("Bolt", "Inflict 3 damage on target Character."), event("Blast", "Inflict 9 damage on target Site.")
    )
    bob.controls("Hill", "River")
    bob.controls("Hero", "Student", at="Hill")

    alice.plays("Bolt", "Hero")
    resolve(table)
    alice.plays("Blast", "Hill")
    resolve(table)

    assert bob.card("Hero").fighting == 1
    assert bob.smoked_pile == ["Hill"]
    assert bob.card("River").damage == bob.card("Student").damage == 0


@rule(
    "SF 29.1",
    "SF 29.2",
    "Only what Characters inflict in combat is combat damage; a Site brought down otherwise is smoked.",
)
def test_only_combat_damage_lets_a_site_be_taken(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    alice.has(event("Blast", "Inflict 9 damage on target Site."))
    bob.controls("Hill", "River")

    alice.plays("Blast", "River")
    assert bob.smoked_pile == ["River"]

    alice.attacks("Hill", with_="Bruiser")
    assert alice.is_asked("What becomes of Hill")
    alice.chooses_fate("Seize")
    resolve(table)


@rule("SF 29.3", "Damage stays from turn to turn until it is healed or the card leaves play.")
def test_damage_stays(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", damage=2)
    alice.has(event("Recall", "Return target Character to its owner's hand."))
    bob.controls("Temple", damage=3)

    alice.ends_turn()
    bob.ends_turn()

    assert alice.card("Hero").damage == 2
    assert bob.card("Temple").damage == 3
    alice.plays("Recall", "Hero")
    resolve(table)
    alice.plays("Hero")
    assert alice.card("Hero").damage == 0


@rule("SF 29.3", "SF 19.0", "A seized Site is healed.")
def test_a_seized_site_is_healed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls("Hill")

    alice.attacks("Hill", with_="Bruiser")
    alice.chooses_fate("Seize")
    resolve(table)

    assert alice.card("Hill").damage == 0
    assert alice.card("Hill").controller == "Alice"


@rule("SF 29.4", "SF 29.6", "SF 50.17", "Each card is a source of its own, and Toughness reduces the damage of each.")
def test_toughness_reduces_each_source(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", character("Partner", 4), "Student")
    bob.controls(character("Trucker", 9, "Toughness: 2."))

    alice.attacks("Trucker", with_=["Hero", "Partner", "Student"])
    bob.chooses(*["Student"] * 9)
    resolve(table)

    assert bob.card("Trucker").damage == 2 + 2 + 0


@rule("SF 29.4.1", "A card that adds to another's damage is no source itself: Toughness counts once.")
def test_bonuses_are_no_sources(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls(state("Sword", "Weapon. Subject Character gains +2 damage."), on="Hero")
    bob.controls(character("Trucker", 9, "Toughness: 2."))

    alice.attacks("Trucker", with_="Hero")
    resolve(table)

    assert bob.card("Trucker").damage == 4 + 2 - 2


@rule("SF 29.5", "A bonus written as +N damage is for combat damage alone; increased damage is for all.")
def test_plus_damage_is_for_combat(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    shooter = character("Shooter", 3, "Turn :: Inflict 2 damage on target Character.")
    alice.controls(shooter, character("Gunner", 3, "Turn :: Inflict 2 damage on target Character."))
    alice.controls(state("Sword", "Weapon. Subject Character gains +2 damage."), on="Shooter")
    guns = "All damage subject Character inflicts is increased by 1."
    alice.controls(state("Guns", guns), on="Gunner")
    bob.controls("Giant", "Bruiser")

    alice.uses("Shooter", "Giant")
    alice.uses("Gunner", "Bruiser")

    assert bob.card("Giant").damage == 2
    assert bob.card("Bruiser").damage == 3


@rule("SF 29.6", "Damage is never reduced below 0.")
def test_damage_is_not_reduced_below_zero(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    bob.controls(character("Trucker", 9, "Toughness: 3."), damage=2)

    alice.attacks("Trucker", with_="Student")
    resolve(table)

    assert bob.card("Trucker").damage == 2


@rule("SF 29.6.2", "Toughness gained after the damage changes nothing about it.")
def test_reduction_comes_too_late(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Bolt", "Inflict 3 damage on target Character."))
    bob.controls("Hero")
    bob.has(event("Brace", "Target Character gains Toughness: 2 until the end of the turn."))

    alice.plays("Bolt", "Hero")
    table_until(table, lambda: bob.card("Hero").damage == 3)
    bob.plays("Brace", "Hero")

    assert bob.card("Hero").bold["Toughness"] == 2
    assert bob.card("Hero").damage == 3


@rule("SF 29.6.2", "Toughness gained in response reduces the damage.")
def test_reduction_in_time(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Bolt", "Inflict 3 damage on target Character."))
    bob.controls("Hero")
    bob.has(event("Brace", "Target Character gains Toughness: 2 until the end of the turn."))

    alice.plays("Bolt", "Hero")
    bob.plays("Brace", "Hero")

    assert bob.card("Hero").damage == 1


@rule("SF 29.6.3", "A card that takes no damage from some cards has their damage reduced to zero.")
def test_taking_no_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Bolt", "Inflict 3 damage on target Character."))
    bob.controls(character("Ghost", 5, "Takes no damage from Events."))

    alice.plays("Bolt", "Ghost")
    assert bob.card("Ghost").damage == 0
    alice.attacks("Ghost", with_="Hero")
    resolve(table)

    assert bob.card("Ghost").damage == 4


@rule("SF 29.7", "First what the source adds, then what it subtracts, last what the recipient takes off.")
def test_the_order_of_modifications(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    alice.controls(state("Sword", "Weapon. Subject Character gains +3 damage."), on="Student")
    bob.controls(edge("Fog", "All Characters controlled by opponents gain -1 combat damage."))
    bob.controls(character("Trucker", 9, "Toughness: 1."))

    alice.attacks("Trucker", with_="Student")
    resolve(table)

    assert bob.card("Trucker").damage == 1 + 3 - 1 - 1


@rule("SF 29.7", "What the receiving side adds comes before its Toughness.")
def test_what_the_receiving_side_adds(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    bob.controls(character("Trucker", 9, "Toughness: 2."))
    alice.controls(state("Agony", "All damage inflicted on subject Character is increased by 4."), on="Trucker")

    alice.attacks("Trucker", with_="Student")
    resolve(table)

    assert bob.card("Trucker").damage == 1 + 4 - 2


@rule("SF 29.7", "Multipliers add up: a Site with two States that double damage takes four times as much.")
def test_multipliers_are_cumulative(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    alice.controls(state("Sword", "Weapon. Subject Character gains +1 damage."), on="Student")
    bob.controls("Tower")
    garden = state("Ornament", "Play on a Site. Subject Site takes double damage.")
    alice.controls(garden, garden, on="Tower")

    alice.attacks("Tower", with_="Student")
    resolve(table)

    assert bob.card("Tower").damage == 8


@rule("SF 29.7", "SF 29.6.3", "What is reduced to a number is reduced last of all.")
def test_reducing_to_a_number_comes_last(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", "Student")
    bob.controls(character("Sage", 9, "Toughness: 1. All damage inflicted on this card is reduced to 3."))

    alice.attacks("Sage", with_=["Giant", "Student"])
    resolve(table)

    assert bob.card("Sage").damage == 3 + 0


@rule("SF 29.9", "SF 50.18", "Unstoppable damage is not reduced, not even by a card that takes none.")
def test_unstoppable_damage_is_not_reduced(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Juggernaut", 3, "Unstoppable."))
    bob.controls(character("Wall", 9, "Toughness: 5."))

    alice.attacks("Wall", with_="Juggernaut")
    resolve(table)

    assert bob.card("Wall").damage == 3


@rule("SF 29.9", "SF 29.6.3", "Unstoppable damage counts in full even for a card that takes no damage.")
def test_unstoppable_damage_on_what_takes_none(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", character("Juggernaut", 3, "Unstoppable."))
    bob.controls(site("Sanctum", 9, "Takes no damage from Characters."))

    alice.attacks("Sanctum", with_=["Hero", "Juggernaut"])
    resolve(table)

    assert bob.card("Sanctum").damage == 3


@rule("SF 6.2", "SF 29.9", "Who cannot be damaged does not reduce damage: Unstoppable is no way around it.")
@pytest.mark.parametrize("text", ["Cannot be damaged by Characters.", "Cannot be damaged."])
def test_unstoppable_damage_on_what_cannot_be_damaged(table: Table, text: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Juggernaut", 3, "Unstoppable."))
    bob.controls(site("Sanctum", 9, text), site("Shed", 9, "Cannot be damaged by Events."))

    alice.attacks("Sanctum", with_="Juggernaut")
    resolve(table)
    assert bob.card("Sanctum").damage == 0
    alice.controls(character("Steamroller", 3, "Unstoppable. Independent."))
    alice.attacks("Shed", with_="Steamroller")
    resolve(table)

    assert bob.card("Shed").damage == 3


@rule("SF 50.18", "SF 29.9", "The non-combat damage of a card with Unstoppable is not reduced either.")
def test_unstoppable_damage_out_of_combat(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    shot = "Turn and target a Character :: Inflict 2 damage on target."
    alice.controls(character("Gunner", 3, f"Unstoppable. {shot}"), character("Archer", 3, shot))
    bob.controls(character("Wall", 9, "Toughness: 5."))

    alice.uses("Archer", "Wall")
    resolve(table)
    assert bob.card("Wall").damage == 0
    alice.uses("Gunner", "Wall")
    resolve(table)

    assert bob.card("Wall").damage == 2


@rule("SF 50.18", "SF 29.9", "An effect that inflicts Unstoppable damage is not reduced, whoever inflicts it.")
def test_unstoppable_damage_of_an_effect(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Lance", "Target a Character :: Inflict 2 Unstoppable damage on target."))
    bob.controls(character("Wall", 9, "Toughness: 5."))

    alice.plays("Lance", "Wall")
    resolve(table)

    assert bob.card("Wall").damage == 2


@rule("SF 29.4", "SF 30.3.1", "A Site that several attack takes the damage of all at once, each reduced by itself.")
def test_damage_of_several_attackers_adds_up(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    alice.controls(character("Partner", 3))
    bob.controls(site("Fort", 9, "Toughness: 1."))

    alice.attacks("Fort", with_=["Hero", "Student", "Partner"])
    resolve(table)

    assert bob.card("Fort").damage == 3 + 0 + 2


SHADOW = (
    "Schtick. When subject Character is in combat with a Character, you may choose to have subject inflict X-1 "
    "combat damage instead of its normal damage. X= damage required to smoke the opposing Character, calculated just "
    "prior to inflicting damage, but after all other effects have resolved."
)


@rule("SF 29.8", "A variable bonus makes up for Toughness, a fixed reduction, but not for one that varies.")
def test_a_variable_bonus_counts_fixed_changes_only(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    alice.controls(state("Empty Hands", SHADOW), on="Student")
    bob.controls(character("Ox", 6))
    bob.controls(state("Cart", "Vehicle. Subject Character gains Toughness: 1."), on="Ox")

    alice.attacks("Ox", with_="Student")
    table_until(table, lambda: alice.is_asked("What does Student inflict"))

    assert table.labels == ["Its normal 1 damage", "6 damage, not enough to smoke Ox"]
    alice.does("damage", "6 damage")
    resolve(table)
    assert bob.card("Ox").fighting == 1


@rule("SF 29.8", "SF 50.18", "Who has Unstoppable needs nothing to make up for Toughness.")
def test_a_variable_bonus_of_unstoppable_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Juggernaut", 1, "Unstoppable."))
    alice.controls(state("Empty Hands", SHADOW), on="Juggernaut")
    bob.controls(character("Ox", 6, "Toughness: 1."))

    alice.attacks("Ox", with_="Juggernaut")
    table_until(table, lambda: alice.is_asked("What does Juggernaut inflict"))

    assert table.labels == ["Its normal 1 damage", "5 damage, not enough to smoke Ox"]
    alice.does("damage", "5 damage")
    resolve(table)
    assert bob.card("Ox").fighting == 1


@rule("SF 29.8", "SF 29.7", "What varies reduces a variable bonus after it was worked out.")
def test_a_reduction_that_varies_is_not_made_up_for(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    alice.controls(state("Empty Hands", SHADOW), on="Student")
    bob.controls(character("Dragon", 6, "Reduce to 2 all combat damage inflicted on this card."))

    alice.attacks("Dragon", with_="Student")
    table_until(table, lambda: alice.is_asked("What does Student inflict"))
    assert "5 damage, not enough to smoke Dragon" in table.labels
    alice.does("damage", "5 damage")
    resolve(table)

    assert bob.card("Dragon").fighting == 4


@rule("SF 29.8", "It need not be used; a fixed bonus is counted, so that no more is inflicted than was meant.")
def test_a_fixed_bonus_is_counted(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Duelist", 9, "+2 combat damage."))
    alice.controls(state("Empty Hands", SHADOW), on="Duelist")
    bob.controls("Giant")

    alice.attacks("Giant", with_="Duelist")
    table_until(table, lambda: alice.is_asked("What does Duelist inflict"))
    assert table.labels == ["Its normal 9 damage", "7 damage, not enough to smoke Giant"]
    alice.does("damage", "7 damage")
    resolve(table)

    assert bob.card("Giant").fighting == 1


@rule("SF 29.7", "What is divided is rounded as the card says: up.")
def test_half_damage_is_rounded_up(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Drunkard", 5, "All damage this card inflicts is halved, rounded up."))
    alice.controls(character("Reveler", 6, "All damage this card inflicts is halved, rounded up."))
    bob.controls("Tower", "Temple")

    alice.attacks("Tower", with_="Drunkard")
    resolve(table)
    alice.attacks("Temple", with_="Reveler")
    resolve(table)

    assert (bob.card("Tower").damage, bob.card("Temple").damage) == (3, 3)


@rule("SF 29.7", "Penalties come before divisions, Toughness after them.")
def test_penalties_divisions_and_toughness(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Drunkard", 6, "All damage this card inflicts is halved, rounded up."))
    bob.controls(edge("Fog", "All Characters controlled by opponents gain -1 combat damage."))
    bob.controls(character("Trucker", 9, "Toughness: 1."))

    alice.attacks("Trucker", with_="Drunkard")
    resolve(table)

    assert bob.card("Trucker").damage == 3 - 1  # half of 6 - 1, rounded up, less Toughness


@rule("SF 29.7", "Multipliers of either side come before divisions.")
def test_multipliers_come_before_divisions(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Drunkard", 5, "All damage this card inflicts is halved, rounded up."))
    bob.controls(site("Glasshouse", 12, "Takes double damage."))

    alice.attacks("Glasshouse", with_="Drunkard")
    resolve(table)

    assert bob.card("Glasshouse").damage == 5


@rule("SF 29.4", "A Site whose Body falls to zero is smoked, although it is undamaged; with 1 Body it stays.")
@pytest.mark.parametrize(("less", "stays"), [(8, False), (7, True)])
def test_a_site_without_body_is_smoked(table: Table, less: int, stays: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Crumble", f"Target a Site :: Target has -{less} Body until the end of the turn."))
    bob.controls(site("Ruin", 8))

    alice.plays("Crumble", "Ruin")
    resolve(table)

    assert ("Ruin" in bob.in_play) is stays


@rule("SF 29.4", "A Character whose Fighting a text lowers to zero is smoked, although it is undamaged.")
def test_fighting_lowered_by_a_text(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(edge("Gloom", "Opponents' Characters have -1 Fighting."))
    alice.controls(character("Imp", 1))
    bob.controls(character("Sprite", 1), character("Monk", 2))

    alice.plays("Gloom")
    resolve(table)

    assert bob.smoked_pile == ["Sprite"]
    assert bob.card("Monk").fighting == 1
    assert "Imp" in alice.in_play


@rule(
    "SF 29.2",
    "SF 50.0",
    "What an Unstoppable card inflicts out of combat is Unstoppable, also by the first card of all.",
)
def test_damage_is_as_its_source_is(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    words = "Turn and target a Character :: Inflict 2 non-combat damage on target."
    for number, said in ((0, f"Unstoppable. {words}"), (1, words)):
        state = table.game.cards[number]
        state.definition = character(f"Sniper {number}", 2, said)
        state.is_as(state.definition)
        table.game.happen(EnteredPlay(number, None, alice.number, how="put"))
    bob.controls(character("Tank", 9, "Toughness: 2."))
    alice.ask_again()

    alice.uses("Sniper 1", "Tank")
    resolve(table)
    assert bob.card("Tank").damage == 0
    alice.uses("Sniper 0", "Tank")
    resolve(table)

    assert bob.card("Tank").damage == 2


@rule("SF 29.9", "SF 50.18", "What reduces the damage of a Character to 0 does not reduce Unstoppable damage.")
def test_operation_killdeer_does_not_stop_the_unstoppable(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Tank", 3, "Unstoppable."), "Hero")
    bob.controls("Tower")
    bob.can_pay_for("Operation Killdeer")
    bob.can_pay_for("Operation Killdeer")

    alice.attacks("Tower", with_="Tank")
    bob.plays("Operation Killdeer", "Tank")
    resolve(table)
    assert bob.card("Tower").damage == 3
    alice.ends_turn()
    bob.ends_turn()
    alice.attacks("Tower", with_="Hero")
    bob.plays("Operation Killdeer", "Hero")
    resolve(table)

    assert bob.card("Tower").damage == 3


@rule("SF 29.8", "Against somebody with a Fighting of 1, one less than smokes them is no damage at all.")
def test_a_variable_bonus_of_nothing(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls(state("Empty Hands", SHADOW), on="Hero")
    bob.controls("Student")

    alice.attacks("Student", with_="Hero")
    table_until(table, lambda: alice.is_asked("What does Hero inflict"))
    alice.does("damage", "0 damage")
    resolve(table)

    assert bob.card("Student").in_play
    assert alice.card("Hero").damage == 1

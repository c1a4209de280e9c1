"""SF 10.4, 26.4, 26.5. What lasts for a while, and how it ends."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import character, edge, event, resolve, site, table_until
from tests.table import Table, rule

RAGE = event("Rage", "Target Character gains +3 Fighting until the end of the turn.")


@rule("SF 26.5", "SF 20.2", "What lasts until the end of the turn ends by an effect in the scene that ends the turn.")
def test_a_bonus_ends_in_the_scene_at_the_end_of_the_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", damage=2)
    alice.has(RAGE)
    bob.has(event("Dirge", "Play when a Character is smoked :: Gain 2 Power."))
    bob.has(event("Dart", "Inflict 3 damage on target Character."))

    alice.plays("Rage", "Hero")
    table_until(table, lambda: alice.card("Hero").fighting == 5 and bob.can("play", "Dart"))
    bob.plays("Dart", "Hero")
    resolve(table)
    assert alice.card("Hero").fighting == 2
    alice.declares_end()
    table_until(table, lambda: bob.can("play", "Dirge"))

    assert alice.smoked_pile == ["Rage", "Hero"]
    assert table.game.scene.name == "end of turn scene"
    bob.plays("Dirge")
    resolve(table)


@rule("SF 26.5", "SF 26.1.5", "Its player says whether the end of a bonus comes before another effect of theirs.")
def test_the_end_of_a_bonus_is_ordered_like_any_effect(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Medic", 2, "At the end of your turn, heal target Character."))
    alice.controls("Hero", damage=3)
    alice.has(RAGE)
    alice.plays("Rage", "Hero")
    resolve(table)
    alice.has(event("Dart", "Inflict 1 damage on target Character."))
    alice.plays("Dart", "Hero")
    resolve(table)
    assert alice.card("Hero").fighting == 3

    alice.declares_end()
    table_until(table, lambda: alice.is_asked("Which effect is added first"))

    assert table.labels == ["Medic first", "Rage first"]
    alice.chooses("Rage first")
    resolve(table)
    assert alice.card("Hero").in_play
    assert alice.card("Hero").fighting == 4


@rule("SF 26.5", "Until the end of your next turn: over the turns of the others, and to the end of your own.")
def test_until_the_end_of_the_next_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Vigor", "Target Character gains +2 Fighting until the end of your next turn."))

    alice.plays("Vigor", "Hero")
    resolve(table)
    alice.ends_turn()
    assert alice.card("Hero").fighting == 6
    bob.ends_turn()
    assert alice.is_asked("Your Main Shot")
    assert alice.card("Hero").fighting == 6
    alice.ends_turn()

    assert alice.card("Hero").fighting == 4


@rule("SF 26.5", "SF 22.2.1", "Until the start of your next turn: it ends in the first scene of that turn.")
def test_until_the_start_of_the_next_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Guard", "Target Character gains +2 Fighting until the start of your next turn."))

    alice.plays("Guard", "Hero")
    resolve(table)
    alice.ends_turn()
    assert alice.card("Hero").fighting == 6
    bob.ends_turn()

    assert alice.is_asked("Your Main Shot")
    assert alice.card("Hero").fighting == 4


@rule("SF 28.8", "SF 26.4", "What waits until the end of the attack waits no longer after it.")
def test_a_delayed_trigger_of_an_attack_ends_with_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero", "Student")
    bob.controls("Temple", "Hill")
    alice.has(event("Looting", "Until the end of the attack, when a Character inflicts combat damage, gain 1 Power."))

    alice.attacks("Temple", with_="Student")
    alice.plays("Looting")
    resolve(table)
    assert alice.power == 1
    alice.attacks("Hill", with_="Hero")
    resolve(table)

    assert alice.power == 1


@rule("SF 10.4", "A trigger that is maintained is there only while its card stays turned.")
def test_a_maintained_trigger_ends_as_its_card_unturns(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(edge("Watch", "Turn and maintain :: When a Character is smoked, gain 1 Power."))
    alice.controls("Hero")
    bob.controls("Student", character("Pupil", 1))

    alice.uses("Watch")
    resolve(table)
    alice.attacks("Student", with_="Hero")
    resolve(table)
    assert alice.power == 1
    alice.ends_turn()
    bob.ends_turn()
    alice.attacks("Pupil", with_="Hero")
    resolve(table)

    assert bob.smoked_pile == ["Student", "Pupil"]
    assert alice.power == 1


@rule("SF 35.3.4", "SF 35.3", "A card that comes back is put where its controller likes.")
def test_a_character_that_comes_back_finds_a_place(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill", "Temple")
    bob.controls("Hero", at="Hill")
    alice.has(event("Charm", "Take control of target Character until the end of the turn."))

    alice.plays("Charm", "Hero")
    resolve(table)
    assert alice.card("Hero").whose_place == "Alice"
    alice.declares_end()
    table_until(table, lambda: bob.is_asked("Where does Hero go"))
    bob.chooses("Bob: Temple")
    resolve(table)

    assert bob.card("Hero").place == ["Temple"]


@rule("SF 35.3.4", "SF 9.1.3.2", "A Site that comes back goes into a new column or behind another Site.")
@pytest.mark.parametrize(
    ("where", "there"), [("Behind Hill", [["Hill", "Bank"]]), ("A new location", [["Hill"], ["Bank"]])]
)
def test_a_site_that_comes_back_finds_a_place(table: Table, where: str, there: list[list[str]]) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill", site("Bank", 5))
    alice.has(event("Lease", "Take control of target Site until the end of the turn."))

    alice.plays("Lease", "Bank")
    resolve(table)
    assert bob.locations == [["Hill"]]
    alice.declares_end()
    table_until(table, lambda: bob.is_asked("Where does Bank go"))
    bob.chooses(where)
    resolve(table)

    assert bob.locations == there
    assert alice.locations == []


@rule("SF 22.2.3", "What keeps a card turned waits for its controller's next Establishing Shot, not for another's.")
def test_a_card_is_kept_turned_in_its_own_controllers_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant")
    bob.controls("River")
    words = "Turn target Character and it does not unturn during its controller's next Establishing Shot."
    bob.has(event("Web", words), event("Bell", "Gain 1 Power."))
    alice.has(event("Gong", "Gain 1 Power."))

    alice.plays("Gong")
    bob.plays("Web", "Giant")
    resolve(table)
    alice.ends_turn()
    bob.ends_turn()
    assert alice.card("Giant").turned, "Bob's own Establishing Shot came before hers"
    alice.ends_turn()
    bob.ends_turn()

    assert not alice.card("Giant").turned


@rule("SF 26.5", "SF 26.1.5", "All bonuses of a player end by one effect; each penalty ends by its own.")
def test_bonuses_end_together_and_penalties_one_by_one(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Giant")
    alice.has(RAGE, event("Fury", "Target Character gains +1 Fighting until the end of the turn."))
    alice.has(event("Chill", "Target Character gains -1 Fighting until the end of the turn."))
    alice.has(event("Frost", "Target Character gains -2 Fighting until the end of the turn."))
    for name in ("Rage", "Fury", "Chill", "Frost"):
        alice.plays(name, "Giant")
        resolve(table)
    assert alice.card("Giant").fighting == 11

    alice.declares_end()
    table_until(table, lambda: alice.is_asked("Which effect is added first"))

    assert table.labels == ["Rage and Fury first", "Chill first", "Frost first"]
    alice.chooses("Chill first")
    resolve(table)
    assert alice.card("Giant").fighting == 10


@rule("SF 26.5", "SF 20.2", "What ends after the last scene of the turn may smoke a card, which triggers one more.")
def test_a_bonus_of_the_last_scene_ends_with_the_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(
        edge("Vigil", "At the end of your turn, target Character gains +2 Fighting until the end of the turn.")
    )
    alice.controls(edge("Plague", "At the end of your turn, inflict 2 damage on target Character."))
    alice.controls(edge("Mourners", "When a Character is smoked, you may gain 1 Power."))
    alice.controls("Hero", damage=3)

    alice.declares_end()
    table_until(table, lambda: alice.is_asked("Which effect is added first"))
    alice.chooses("Plague first")
    table_until(table, lambda: alice.is_asked("Use Mourners"))
    assert table.game.active == alice.number
    assert alice.smoked_pile == ["Hero"]
    alice.says_yes()
    resolve(table)

    assert alice.power == 1
    assert bob.is_asked("Main Shot")

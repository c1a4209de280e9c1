"""SF 41. Faceoffs."""

from __future__ import annotations

from tests.shadowfist_table import character, edge, event, resolve, table_until
from tests.table import Table, rule

BELL = event("Bell", "Gain 1 Power.")
NEAR = "with Fighting no lower than two less than yours"
DUEL = event(
    "Duel",
    f"Faceoff. Turn a Character you control and target an opponent's Character {NEAR}. The winner gains 2 Power.",
)


@rule("SF 41.0", "SF 41.4", "Two Characters fight it out; the controller of the survivor wins.")
def test_a_faceoff(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Bruiser")
    bob.controls(character("Rival", 5), "Student")
    alice.has(DUEL)

    alice.plays("Duel")
    resolve(table)

    assert bob.smoked_pile == ["Rival"]
    assert alice.card("Bruiser").damage == 5
    assert (alice.power, bob.power) == (2, 0)


@rule("SF 41.4", "The opponent wins if it is their Character that survives.")
def test_the_opponent_may_win_a_faceoff(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero")
    bob.controls("Bruiser")
    alice.has(DUEL)

    alice.plays("Duel")
    resolve(table)

    assert alice.smoked_pile == ["Duel", "Hero"]
    assert bob.card("Bruiser").damage == 4
    assert (alice.power, bob.power) == (0, 2)
    assert [line for line in table.log if "wins" in line] == ["Bruiser wins the Faceoff."]


@rule("SF 41.4a", "Nobody wins a Faceoff that both or neither survive.")
def test_a_faceoff_without_a_winner(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero", character("Monk", 3, "Toughness: 3."))
    bob.controls(character("Rival", 4), character("Nun", 4, "Toughness: 3."))
    alice.has(DUEL, DUEL)

    alice.plays("Duel", "Hero", "Rival")
    resolve(table)
    assert bob.smoked_pile == ["Rival"]
    alice.plays("Duel", "Nun")
    resolve(table)

    assert alice.card("Monk").in_play
    assert bob.card("Nun").in_play
    assert not any("wins" in line for line in table.log)
    assert (alice.power, bob.power) == (0, 0)


@rule("SF 41.1", "No Faceoff begins during an attack.")
def test_no_faceoff_during_an_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Bruiser")
    alice.has(DUEL, BELL)
    bob.controls("Temple", character("Rival", 5))

    assert alice.can("play", "Duel")
    alice.attacks("Temple", with_="Hero")

    assert alice.can("play", "Bell")
    assert not alice.can("play", "Duel")
    resolve(table)


@rule("SF 41.2", "SF 41.5", "One's Character goes to where the other is, without changing location, and returns.")
def test_where_a_faceoff_is(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple")
    alice.controls("Giant", at="Temple")
    alice.has(DUEL)
    bob.controls("Hill", "River")
    bob.controls(character("Rival", 8), at="Hill")
    bob.has(BELL)
    alice.plays("Duel")

    table_until(table, lambda: table.game.faceoff is not None)

    assert alice.card("Giant").place == ["Hill"]
    resolve(table)
    assert alice.card("Giant").place == ["Temple"]
    assert not any("changes location" in line for line in table.log)


@rule("SF 41.2a", "If the other Character changes location, one's own follows it.")
def test_following_in_a_faceoff(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    alice.has(DUEL)
    bob.controls("Hill", "River")
    bob.controls(character("Runner", 8, "Mobility."), at="Hill")
    bob.has(BELL)
    alice.plays("Duel")
    table_until(table, lambda: table.game.faceoff is not None)

    bob.moves("Runner", to="River")
    table_until(table, lambda: bob.card("Runner").place == ["River"])
    assert alice.card("Giant").place == ["River"]
    resolve(table)

    assert bob.smoked_pile == ["Runner"]


@rule("SF 41.3", "Before the combat there is an open scene in which anybody may play effects.")
def test_the_scene_of_a_faceoff(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Bruiser")
    alice.has(DUEL)
    bob.controls(character("Rival", 5))
    carol.has(event("Knife", "Inflict 2 damage on target Character."))
    alice.plays("Duel")
    table_until(table, lambda: table.game.faceoff is not None)

    carol.plays("Knife", "Bruiser")
    resolve(table)

    assert sorted(alice.smoked_pile) == ["Bruiser", "Duel"]
    assert bob.card("Rival").damage == 4


@rule("SF 41.5a", "SF 23.0", "After a Faceoff the scene goes on where it stood still.")
def test_the_scene_goes_on_after_a_faceoff(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Bruiser")
    alice.has(BELL, DUEL)
    bob.controls(character("Rival", 5))

    alice.plays("Bell")
    alice.plays("Duel")
    resolve(table)

    assert bob.smoked_pile == ["Rival"]
    assert alice.power == 1 + 2


@rule("SF 41.6", "A Faceoff is no attack: Ambush and what waits for attacks do not count.")
def test_a_faceoff_is_no_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(character("Tiger", 5, "Ambush. Tactics. When this card turns to attack, gain 5 Power."))
    alice.has(DUEL)
    bob.controls(character("Rival", 5))
    bob.controls(edge("Alarm", "When an opponent declares an attack, gain 5 Power."))

    alice.plays("Duel")
    resolve(table)

    assert sorted(alice.smoked_pile) == ["Duel", "Tiger"]
    assert bob.smoked_pile == ["Rival"]
    assert (alice.power, bob.power) == (0, 0)


@rule("SF 41.7", "If one of the two is gone before the combat, the other faces nobody and goes home.")
def test_a_faceoff_without_an_opponent(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Temple")
    alice.controls("Bruiser", at="Temple")
    alice.has(DUEL)
    bob.controls("Hill")
    bob.controls(character("Rival", 5), at="Hill")
    bob.has(event("Recall", "Return target Character to its owner's hand."))
    alice.plays("Duel")
    table_until(table, lambda: table.game.faceoff is not None)

    bob.plays("Recall", "Rival")
    resolve(table)

    assert bob.hand == ["Rival"]
    assert alice.card("Bruiser").damage == 0
    assert alice.card("Bruiser").place == ["Temple"]
    assert alice.power == 0


@rule("SF 41.7a", "A Character that changes controllers is in no Faceoff any more.")
def test_a_faceoff_with_a_turncoat(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Bruiser")
    alice.has(DUEL)
    bob.controls(character("Rival", 5))
    bob.has(event("Bribe", "Take control of target Character."))
    alice.plays("Duel")
    table_until(table, lambda: table.game.faceoff is not None)

    bob.plays("Bribe", "Bruiser")
    resolve(table)

    assert bob.card("Bruiser").controller == "Bob"
    assert bob.card("Bruiser").damage == bob.card("Rival").damage == 0


@rule("SF 41.7a", "SF 35.3", "Who takes the Character that sought the other out puts it where they like.")
def test_a_turncoat_does_not_go_where_it_came_from(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Temple")
    alice.controls("Bruiser", at="Temple")
    alice.has(DUEL)
    bob.controls("Hill", "River")
    bob.controls(character("Rival", 5), at="Hill")
    bob.has(event("Bribe", "Take control of target Character."))
    alice.plays("Duel")
    table_until(table, lambda: table.game.faceoff is not None)

    bob.plays("Bribe", "Bruiser")
    table_until(table, lambda: bob.is_asked("Where do you put Bruiser"))
    bob.chooses("Location 2: River")
    resolve(table)

    assert bob.card("Bruiser").place == ["River"]


@rule("SF 41.8", "How close the Fighting must be is said by the card, not by the rules.")
def test_fighting_difference_is_a_matter_of_the_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls("Student", "Hero")
    brawl = "Turn a Character you control and target an opponent's Character :: The two Characters enter a Faceoff."
    alice.has(DUEL, event("Brawl", brawl))

    alice.plays("Duel")
    resolve(table)
    assert bob.smoked_pile == ["Hero"]
    alice.controls("Giant")
    alice.plays("Brawl")
    resolve(table)

    assert bob.smoked_pile == ["Hero", "Student"]


@rule("SF 41.5", "A Character returns to the location it came from, not to another one of its controller's.")
def test_the_way_home_from_a_faceoff(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple", "River", "Garden")
    alice.controls("Giant", at="River")
    alice.has(DUEL)
    bob.controls("Hill")
    bob.controls(character("Rival", 8), at="Hill")

    alice.plays("Duel")
    resolve(table)

    assert alice.card("Giant").place == ["River"]


@rule("SF 41.2", "SF 24.8", "A Faceoff with somebody who is gone does not begin.")
def test_the_one_sought_out_is_gone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=2)
    alice.controls("Bruiser")
    alice.has(DUEL)
    bob.controls(character("Rival", 5), "Student")
    bob.can_pay_for("Blade Palm")
    bob.has(BELL)

    alice.plays("Duel", "Bruiser", "Rival")
    bob.plays("Blade Palm", "Rival")
    while not alice.is_asked("Your Main Shot"):
        assert table.game.scene.name == "main", "there is no scene of a Faceoff"
        bob.passes()

    assert bob.hand == ["Bell", "Rival"]
    assert alice.card("Bruiser").damage == 0
    assert (alice.power, bob.power) == (2, 0)


@rule(
    "SF 41.7a",
    "SF 30.2",
    "Who changes controllers as combat begins inflicts no damage, and suffers none.",
)
def test_a_turncoat_as_combat_begins(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Bruiser")
    alice.has(DUEL)
    bob.controls(character("Siren", 5, "When this card enters combat, take control of target Character."))

    alice.plays("Duel")
    table_until(table, lambda: bob.is_asked("target"))
    bob.chooses("Bruiser")
    resolve(table)

    assert bob.card("Bruiser").controller == "Bob"
    assert bob.card("Bruiser").damage == bob.card("Siren").damage == 0

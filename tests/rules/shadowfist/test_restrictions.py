"""SF 49. Restrictions."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import character, edge, event, resolve, site, state, table_until
from tests.table import Table, rule

BELL = event("Bell", "Gain 1 Power.")


@rule("SF 49.0", "SF 33.3", "A restriction is always active: canceling or blanking a card does not take it away.")
def test_restrictions_are_not_canceled(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Hush", "Cancel target Character."), event("Doom", "Smoke target Character."))
    bob.controls(character("Wraith", 3, "Toast It. Toughness: 1."))

    alice.plays("Hush", "Wraith")
    resolve(table)
    assert "Toughness" not in bob.card("Wraith").bold
    alice.plays("Doom", "Wraith")
    resolve(table)

    assert bob.toasted_pile == ["Wraith"]


@rule("SF 49.2", "A Limited card cannot be played while one controls a copy, even face down.")
def test_limited_cards(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    law = edge("Law", "Limited. All Characters you control gain +1 Fighting.")
    alice.controls(law)
    alice.controls(site("Pagoda", 6, "Limited."), face_down=True)
    alice.has(law, site("Pagoda", 6, "Limited."))
    bob.controls(law)

    assert not alice.can("play", "Law")
    assert alice.why_not("Law")[0].rule == "SF 49.2"
    assert not alice.can("play", "Pagoda")
    bob.has(law)
    assert alice.why_not("Pagoda")[0].rule == "SF 49.2"


@rule("SF 49.2b", "A Limited Event is played once in each player's turn.")
def test_limited_events(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    tax = event("Tax", "Limited. Gain 1 Power.")
    alice.has(tax, tax)
    bob.has(tax)

    alice.plays("Tax")
    assert bob.can("play", "Tax")
    resolve(table)
    assert not alice.can("play", "Tax")
    assert alice.why_not("Tax")[0].rule == "SF 49.2"
    alice.does("end")
    table_until(table, lambda: table.game.active == 1 and table.game.shot == "main")
    bob.plays("Tax")

    assert alice.can("play", "Tax")
    resolve(table)


@rule("SF 49.2a", "Nor does anybody return a Limited card to play who controls a copy.")
def test_a_limited_card_is_not_returned_beside_its_copy(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    warden = character("Warden", 3, "Limited.")
    alice.controls(warden)
    alice.has_in_smoked_pile(warden, "Hero")
    alice.has(event("Comeback", "Return target Character from your smoked pile to play."))

    alice.plays("Comeback")  # Hero is the one legal choice
    resolve(table)

    assert "Hero" in alice.in_play
    assert alice.in_play.count("Warden") == 1


@rule("SF 49.2d", "What returns cards at random may bring a second copy of a Limited card into play.")
def test_chance_may_return_a_second_limited_card(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    warden = character("Warden", 3, "Limited.")
    alice.controls(warden)
    alice.has_in_smoked_pile(warden)
    alice.has(event("Fate", "Return a random Character from your smoked pile to play."))

    alice.plays("Fate")
    resolve(table)

    assert alice.in_play.count("Warden") == 2


@rule("SF 49.2c", "A second copy of a Limited card may be seized.")
def test_a_limited_site_may_be_seized(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    pagoda = site("Pagoda", 6, "Limited.")
    alice.controls(pagoda)
    alice.controls("Bruiser")
    bob.controls(pagoda)

    alice.attacks("Pagoda", with_="Bruiser")
    alice.chooses_fate("Seize")
    resolve(table)

    assert alice.in_play.count("Pagoda") == 2


@rule("SF 49.4", "Like changes by Not Cumulative cards with one title overlap: the largest counts.")
def test_not_cumulative_changes_overlap(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    banana = state("Banana", "Not Cumulative. Subject Character gains +1 Fighting.")
    alice.controls(banana, banana, on="Hero")
    peach = state("Peach", "Subject Character gains +1 Fighting.")
    alice.controls(peach, peach, on="Student")

    assert alice.card("Hero").fighting == 5
    assert alice.card("Student").fighting == 3


@rule("SF 49.4a", "What is overlapped counts again when what overlaps it ends.")
def test_overlapped_changes_count_again(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls(edge("Creed", "Not Cumulative. All Characters you control gain +1 Fighting."))
    creed = edge("Creed", "Not Cumulative. All Characters you control gain +2 Fighting.")
    alice.controls(creed)
    alice.has(event("Heresy", "Smoke target Edge."))
    assert alice.card("Hero").fighting == 6

    alice.plays("Heresy")
    table.answer(table.decision.options[-1])  # the larger one
    resolve(table)

    assert alice.card("Hero").fighting == 5


@rule("SF 49.4a", "So it does when what overlaps it is canceled, or blanked for a while.")
@pytest.mark.parametrize(
    "text", ["Cancel target Edge.", "Target Edge's rules text is blank until the end of the turn."]
)
def test_overlapped_changes_count_again_when_the_larger_is_silenced(table: Table, text: str) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    for bonus in (1, 2):
        alice.controls(edge("Creed", f"Not Cumulative. All Characters you control gain +{bonus} Fighting."))
    alice.has(event("Heresy", text))
    assert alice.card("Hero").fighting == 6

    alice.plays("Heresy")
    table.answer(table.decision.options[-1])  # the larger one
    resolve(table)

    assert alice.card("Hero").fighting == 5


@rule("SF 49.4.1", "Different kinds of results of Not Cumulative cards are used together.")
def test_different_results_are_used_together(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    training = state("Training", "Not Cumulative. Subject Character gains +1 Fighting and Toughness: 1.")
    alice.controls(training, training, on="Hero")

    assert alice.card("Hero").fighting == 5
    assert alice.card("Hero").bold["Toughness"] == 1


@rule(
    "SF 49.4.2",
    "Of Not Cumulative triggered effects of one title all are generated, but only the first is effective.",
)
def test_not_cumulative_triggers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    uncle = edge("Old Uncle", "Not Cumulative. When you declare an attack, gain 2 Power.")
    alice.controls(uncle, uncle)
    alice.controls(edge("Aunt", "When you declare an attack, gain 1 Power."), "Hero")
    bob.controls("Temple")

    alice.attacks("Temple", with_="Hero")
    resolve(table)

    assert alice.power == 3


@rule("SF 49.5", "SF 33.3a", "A One-Shot is played once a game by each player, even if it is canceled.")
def test_one_shots(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=1)
    miracle = event("Miracle", "One-Shot. Gain 3 Power.")
    alice.has(miracle, miracle)
    bob.has(event("Denial", "Play in response to an Event :: Cancel it."), miracle)

    alice.plays("Miracle")
    bob.plays("Denial")
    resolve(table)

    assert alice.power == 1
    assert not alice.can("play", "Miracle")
    assert alice.why_not("Miracle")[0].rule == "SF 49.5"
    alice.does("end")
    table_until(table, lambda: table.game.active == 1 and table.game.shot == "main")
    assert bob.can("play", "Miracle")


@rule("SF 49.6", "SF 35.2", "A Schtick belongs to whoever controls its subject; other States to whoever played them.")
def test_schticks_go_with_their_subject(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero")
    alice.controls(state("Curse", "Subject Character gains +1 Fighting."), on="Hero")
    alice.has(state("Pose", "Schtick. Subject Character gains Guts."))
    bob.has(BELL)

    alice.plays("Pose", on="Hero")
    resolve(table)

    assert bob.card("Pose").controller == "Bob"
    assert alice.card("Curse").controller == "Alice"


@rule("SF 49.6", "SF 35.3.2a", "A Schtick changes controllers with its subject, a plain State does not.")
def test_schticks_change_controllers_with_their_subject(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero", damage=1)
    bob.controls(state("Pose", "Schtick. Subject Character gains Guts."), on="Hero")
    bob.controls(state("Blessing", "Subject Character gains +2 Fighting."), on="Hero")
    alice.has(event("Bribe", "Take control of target Character."))

    alice.plays("Bribe", "Hero")
    resolve(table)

    assert alice.card("Hero").controller == alice.card("Pose").controller == "Alice"
    assert bob.card("Blessing").controller == "Bob"
    assert alice.card("Hero").fighting == 4 + 2 - 1


@rule("SF 49.7", "A Toast It card goes to the toasted pile whatever removes it, but was not toasted.")
def test_toast_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(character("Wraith", 3, "Toast It."), character("Spook", 3, "Toast It."), "Student")
    bob.controls(edge("Wake", "When a Character is smoked, gain 1 Power."))
    bob.controls(edge("Ash", "When a Character is toasted, gain 5 Power."))
    alice.has(
        event("Doom", "Smoke target Character."), event("Recall", "Return target Character to its owner's hand.")
    )

    alice.plays("Doom", "Wraith")
    resolve(table)
    alice.plays("Recall", "Spook")
    resolve(table)

    assert bob.toasted_pile == ["Wraith", "Spook"]
    assert bob.power == 1


@rule("SF 49.7a", "A Toast It Event is played into the toasted pile.")
def test_toast_it_events(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has(event("Spark", "Toast It. Gain 1 Power."), BELL)

    alice.plays("Spark")
    alice.plays("Bell")
    resolve(table)

    assert alice.toasted_pile == ["Spark"]
    assert alice.smoked_pile == ["Bell"]


@rule("SF 49.9a", "SF 31.1", "Nobody plays a Unique card while controlling a copy, even face down.")
def test_unique_cards(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    master = character("Master", 5, "Unique.")
    gate = site("Kowloon Gate", 8, "Unique.")
    alice.controls(master)
    alice.controls(gate, face_down=True)
    alice.has(master, gate, character("Champion", 5, "Unique."))
    bob.controls(character("Champion", 5, "Unique."))

    assert alice.why_not("Master")[0].rule == "SF 49.9"
    assert alice.why_not("Kowloon Gate")[0].rule == "SF 49.9"
    assert alice.can("play", "Champion")


@rule("SF 49.9a", "Nobody returns a Unique card to play who controls a copy; of another player's that is no matter.")
def test_a_unique_card_is_not_returned_beside_its_copy(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    master, champion = character("Master", 5, "Unique."), character("Champion", 5, "Unique.")
    alice.controls(master)
    bob.controls(champion)
    alice.has_in_smoked_pile(master, champion, "Hero")
    alice.has(event("Comeback", "Return target Character from your smoked pile to play."))

    alice.plays("Comeback")

    assert sorted(alice.may_choose()) == ["Champion", "Hero"]
    alice.chooses("Hero")
    resolve(table)


@rule(
    "SF 49.10",
    "SF 49.10a",
    "A Vehicle goes on a Character that has none, and belongs to whoever controls that Character.",
)
def test_vehicles(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    car = state("Car", "Vehicle. Subject Character gains Toughness: 1.")
    alice.controls("Hero", "Student")
    alice.controls("Temple")
    alice.controls(car, on="Hero")
    alice.has(car)
    bob.controls("Bruiser")

    alice.plays("Car")

    assert sorted(alice.may_choose()) == ["Bruiser", "Student"]
    alice.chooses("Bruiser")
    resolve(table)
    assert bob.card("Car").controller == "Bob"


@rule("SF 49.10b", "A second Vehicle is neither moved nor returned to play onto a Character that has one.")
@pytest.mark.parametrize("returned", [False, True])
def test_a_second_vehicle_is_not_moved_or_returned(table: Table, returned: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    car, bike = (state(name, "Vehicle. Subject Character gains Toughness: 1.") for name in ("Car", "Bike"))
    alice.controls("Hero", "Student", "Giant")
    alice.controls(car, on="Hero")
    alice.controls(character("Ogre", 5))
    if returned:
        alice.has_in_smoked_pile(bike)
        alice.has(event("Toss", "Return target State from your smoked pile to play on target Character."))
    else:
        alice.controls(bike, on="Student")
        alice.has(event("Toss", "Move target State to another target Character."))

    alice.plays("Toss")
    if not returned:
        alice.chooses("Bike")

    assert "Hero" not in alice.may_choose()
    assert "Ogre" in alice.may_choose()
    alice.chooses("Giant")
    resolve(table)
    assert alice.card("Bike").subject == "Giant"


@rule("SF 49.11", "SF 49.11a", "SF 49.6", "Any number of Weapons may be on a card; its controller controls them.")
def test_weapons(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    sword = state("Sword", "Weapon. Subject Character gains +1 damage.")
    bob.controls("Hero")
    bob.controls(sword, on="Hero")
    alice.has(sword)
    alice.controls("Giant")

    alice.plays("Sword", on="Hero")
    resolve(table)
    alice.attacks("Hero", with_="Giant")
    resolve(table)

    assert alice.card("Giant").damage == 4 + 1 + 1
    assert [bob.card("Sword").area] == ["smoked pile"]


@rule("SF 49.2e", "A Limited Event that is canceled was played all the same: no other copy follows in this turn.")
def test_a_canceled_limited_event_counts(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    sale = event("Sale", "Limited. Gain 1 Power.")
    alice.has(sale, sale)
    bob.has(event("Denial", "Play in response to an Event :: Cancel that Event."), BELL)

    alice.plays("Sale")
    bob.plays("Denial")
    resolve(table)

    assert alice.power == 10
    assert not alice.can("play", "Sale")
    alice.ends_turn()
    bob.plays("Bell")
    table_until(table, lambda: alice.can("play", "Sale"))
    alice.plays("Sale")
    resolve(table)
    assert alice.power == 11


@rule("SF 49.7b", "A Toast It card that is smoked or returned to hand was so, for what other cards say.")
def test_a_smoked_toast_it_card_was_smoked(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(character("Wraith", 3, "Toast It."), character("Spook", 3, "Toast It."))
    alice.controls(edge("Wake", "When a Character is smoked, gain 1 Power."))
    alice.controls(edge("Tide", "When a Character leaves play, gain 3 Power."))
    doom, recall = "Smoke target Character.", "Return target Character to its owner's hand."
    alice.has(event("Doom", doom), event("Recall", recall))

    alice.plays("Doom", "Wraith")
    resolve(table)
    assert alice.power == 1 + 3
    alice.plays("Recall", "Spook")
    resolve(table)

    assert alice.power == 1 + 3 + 3
    assert bob.hand == []


@rule("SF 49.7c", "What removes a Toast It card to do something else with it only removes it.")
def test_a_toast_it_card_does_not_come_back(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Wraith", 3, "Toast It."), "Hero")
    wing = "Smoke target. Return it to play under its owner's control at the end of the turn."
    alice.has(event("Wing", f"Target a Character :: {wing}"), event("Feather", f"Target a Character :: {wing}"))

    alice.plays("Wing", "Wraith")
    resolve(table)
    alice.plays("Feather", "Hero")
    resolve(table)
    alice.ends_turn()

    assert bob.toasted_pile == ["Wraith"]
    assert bob.in_play == ["Hero"]


@rule("SF 49.4.2", "SF 49.4", "Not Cumulative triggered effects of other titles, or others of one title, all count.")
def test_not_cumulative_is_about_one_title_and_one_text(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    gains = "Not Cumulative. When you declare an attack, gain 2 Power."
    alice.controls(edge("Old Uncle", gains), edge("Old Aunt", gains))
    both = f"{gains} When you declare an attack, gain 3 Power."
    alice.controls(edge("Cousin", both), "Hero")
    bob.controls("Temple")

    alice.attacks("Temple", with_="Hero")
    resolve(table)

    assert alice.power == 2 + 2 + 2 + 3

"""SF 26.6. Effects that change other effects: new targets, and what stays as it was."""

from __future__ import annotations

from tests.shadowfist_table import character, edge, event, resolve, site, table_until
from tests.table import Table, rule

BRAIN = event(
    "Brain Fire",
    "Play in response to an Event. Choose an equal number of new and different legal targets for that Event :: "
    "These targets replace the original targets of that Event.",
)


@rule("SF 26.6.1", "SF 26.6.4", "In response to an effect its target is replaced by another legal one.")
def test_a_target_is_replaced(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Dart", "Inflict 2 damage on target Character."))
    bob.controls("Bruiser", "Giant", "Hill")
    bob.has(BRAIN)
    assert not bob.can("play", "Brain Fire")

    alice.plays("Dart", "Bruiser")
    bob.does("play", "Brain Fire")
    assert sorted(bob.may_choose()) == ["Giant", "Hero"]
    bob.chooses("Hero")
    resolve(table)

    assert alice.card("Hero").damage == 2
    assert bob.card("Bruiser").damage == 0


@rule("SF 26.6.4", "SF 24.1.3", "A new target has to be different and legal; there must be one.")
def test_there_must_be_another_legal_target(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Dart", "Inflict 2 damage on target Character."))
    bob.controls("Bruiser", "Hill", character("Ghost", 3, "Not a legal target for Events."))
    bob.has(BRAIN)

    alice.plays("Dart", "Bruiser")

    assert not bob.can("play", "Brain Fire")
    resolve(table)
    assert bob.card("Bruiser").damage == 2


@rule("SF 26.6.4", "SF 24.1.3", "Of several Events only those can be answered that have targets to be replaced.")
def test_what_has_no_targets_is_not_offered(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Dart", "Inflict 2 damage on target Character."))
    alice.has(event("Shot", "Inflict 1 damage on target Character."))
    bob.controls("Bruiser", "Giant")
    bob.has(BRAIN, event("Study", "Draw a card."))

    alice.plays("Dart", "Bruiser")
    bob.plays("Study")
    alice.plays("Shot", "Bruiser")
    bob.does("play", "Brain Fire")

    assert bob.is_asked("In response to what")
    assert sorted(bob.may_choose()) == ["Dart", "Shot"]


@rule("SF 26.6.4", "SF 24.2", "Only the target changes; the numbers stay as they were set.")
def test_the_numbers_stay_as_they_were(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    alice.has(event("Envy", "Inflict X damage on target Character. X = that Character's Fighting."))
    bob.controls("Hero", "Giant")
    bob.has(BRAIN)

    alice.plays("Envy", "Hero")
    bob.does("play", "Brain Fire")
    bob.chooses("Giant")
    resolve(table)

    assert bob.card("Giant").damage == 4
    assert bob.card("Hero").damage == 0


@rule("SF 26.6.4", "SF 24.8", "Several targets are replaced all at once, by as many others.")
def test_several_targets_are_replaced(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", "Hero")
    alice.has(event("Volley", "Target two Characters :: Inflict 2 damage on each target."))
    bob.controls("Bruiser", "Giant")
    bob.has(BRAIN)

    alice.does("play", "Volley")
    alice.chooses("Bruiser", "Giant")
    bob.does("play", "Brain Fire")
    if bob.is_asked("Which new targets"):
        bob.chooses("Student", "Hero")
    resolve(table)

    assert alice.smoked_pile == ["Volley", "Student"]
    assert alice.card("Hero").damage == 2
    assert (bob.card("Bruiser").damage, bob.card("Giant").damage) == (0, 0)


@rule("SF 26.6.4", "SF 24.1.3", "New targets have to fit together, as the Event asks of its targets.")
def test_new_targets_share_a_designator_too(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Imp", "Ravenous Devourer", "Student")
    bob.controls("Fire Warriors", "Fire Cadets", "Mad Scientist")
    alice.can_pay_for("Discerning Fire")
    bob.can_pay_for("Brain Fire")

    alice.plays("Discerning Fire", "Fire Warriors", x=2)
    bob.does("play", "Brain Fire")
    assert bob.may_choose() == ["Imp", "Ravenous Devourer"], "two Demons; nobody shares a word with the others"
    bob.chooses("Imp")
    resolve(table)

    assert alice.in_play == ["Student"]
    assert bob.in_play == ["Fire Warriors", "Fire Cadets", "Mad Scientist"]


@rule("SF 26.6.4", "Two cards that share nothing with anybody else cannot be replaced.")
def test_there_must_be_others_that_fit_together(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Imp", "Student")
    bob.controls("Fire Warriors", "Fire Cadets", "Fire Mystic")
    alice.can_pay_for("Discerning Fire")
    bob.can_pay_for("Brain Fire")

    alice.does("play", "Discerning Fire")
    alice.chooses("X = 2")
    alice.chooses("Fire Warriors")
    alice.chooses("Fire Cadets")

    assert not bob.can("play", "Brain Fire"), "only one Fire card is left"
    resolve(table)
    assert bob.in_play == ["Fire Mystic"]


@rule("SF 26.6.4", "SF 24.2", "With another location as its target an effect is about the cards that are there.")
def test_a_targeted_location_is_replaced(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Student", at="Hill")
    alice.can_pay_for("Shaking the Mountain")
    bob.controls("Temple")
    bob.controls("Hero", at="Temple")
    bob.can_pay_for("Brain Fire")

    alice.does("play", "Shaking the Mountain")
    alice.chooses("Bob: Temple")
    bob.does("play", "Brain Fire")
    resolve(table)

    assert alice.card("Student").turned
    assert alice.card("Hill").turned
    assert not bob.card("Hero").turned
    assert not bob.card("Temple").turned


@rule("SF 26.6.4", "SF 24.2", "A targeted player is replaced by another, and the Power stays as it was counted.")
def test_a_targeted_player_is_replaced(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn="Carol")
    bob.controls("Hill", "Temple", "River")
    alice.can_pay_for("Pocket Demon")
    bob.can_pay_for("Brain Fire")
    carol.ask_again()
    carol.declares_end()
    table_until(table, lambda: alice.can("play", "Pocket Demon"))

    alice.plays("Pocket Demon", "Bob")
    bob.does("play", "Brain Fire")
    table_until(table, lambda: alice.is_asked("generate Power"))

    assert "New target: Carol." in table.log
    resolve(table)
    assert alice.power == 10 + 3


@rule("SF 26.6.4", "In a duel nobody else could be targeted instead of the only opponent.")
def test_the_only_opponent_is_not_replaced(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    bob.controls("Hill")
    alice.can_pay_for("Pocket Demon")
    bob.can_pay_for("Brain Fire")
    bob.ask_again()
    bob.declares_end()
    table_until(table, lambda: alice.can("play", "Pocket Demon"))

    alice.does("play", "Pocket Demon")

    assert alice.is_asked("generate Power"), "Bob has nothing to respond with"
    assert bob.hand == ["Brain Fire"]


@rule("SF 26.6.1", "Once an effect has resolved, its targets cannot be changed any more.")
def test_what_has_resolved_is_not_changed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Dart", "Inflict 2 damage on target Character."))
    bob.controls("Bruiser", "Giant")
    bob.has(BRAIN, event("Bell", "Gain 1 Power."))

    alice.plays("Dart", "Bruiser")
    assert bob.can("play", "Brain Fire")
    bob.passes()

    assert bob.can("play", "Bell")
    assert not bob.can("play", "Brain Fire")
    resolve(table)


@rule("SF 24.1.3", "SF 24.2.1", "Everything is chosen one by one at generation, in the order of the text.")
def test_choices_are_made_one_by_one(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", "Hero")
    alice.controls(edge("Altar", "Sacrifice a Character and target a Site :: Inflict 3 damage on target."))
    bob.controls("Temple", site("Bank", 6))
    bob.has(event("Bell", "Gain 1 Power."))

    alice.does("use", "Altar")
    assert alice.may_choose() == ["Student", "Hero"]
    alice.chooses("Student")
    assert alice.may_choose() == ["Temple", "Bank"]
    assert alice.smoked_pile == []
    alice.chooses("Bank")

    assert alice.smoked_pile == ["Student"]
    assert bob.is_asked("Respond to Altar")
    resolve(table)
    assert bob.card("Bank").damage == 3
    assert bob.card("Temple").damage == 0

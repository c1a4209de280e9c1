"""SF 28.6. Interception: who, in which order, from where, in chains; ceasing to intercept."""

from __future__ import annotations

import pytest

from quickening.core.decisions import RESPOND
from quickening.games.shadowfist.events.in_play import ChangedLocation
from tests.shadowfist_table import character, event, resolve, table_until
from tests.table import Table, rule


@rule(
    "SF 28.6", "Players intercept clockwise from the left of the target's controller, each once; the defender last."
)
def test_the_order_of_interception(table: Table) -> None:
    alice, bob, carol, dave = table.shadowfist("Alice", "Bob", "Carol", "Dave")
    alice.controls("Giant")
    bob.controls("Temple")
    bob.controls("Student", at="Temple")
    carol.controls("Hero")
    dave.controls("Hero")
    alice.attacks("Temple", with_="Giant")
    for player in (carol, dave):
        player.chooses()

    assert carol.is_asked("Move Characters to intercept")
    carol.passes()
    assert dave.is_asked("Move Characters to intercept")
    dave.passes()
    assert bob.is_asked("Who intercepts")
    resolve(table)


@rule("SF 28.6a", "SF 28.6.1", "Whoever declared the attack may intercept those who joined it, but not their own.")
def test_the_attacker_may_intercept_joiners(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Student", "Hero")
    bob.controls("Tower")
    carol.controls("Giant")
    alice.attacks("Tower", with_="Student")
    carol.joins("Giant")

    table_until(table, lambda: alice.is_asked("Move Characters to intercept"))
    alice.moves("Hero", to="Tower")
    resolve(table)

    assert alice.smoked_pile == ["Hero"]
    assert carol.card("Giant").damage == 4
    assert alice.card("Student").damage == 0


@rule(
    "SF 28.6.1",
    "SF 13.1a",
    "Characters elsewhere move to the attack in an open scene, by turning, before they intercept.",
)
def test_characters_move_in_to_intercept(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    bob.controls("Temple")
    carol.controls("Cave")
    carol.controls("Bruiser", at="Cave")
    carol.has(event("Bell", "Gain 1 Power."))
    alice.attacks("Temple", with_="Hero")
    table_until(table, lambda: carol.is_asked("Who joins"))
    carol.chooses()

    carol.moves("Bruiser", to="Temple")
    assert carol.card("Bruiser").turned
    assert carol.card("Bruiser").place == ["Cave"]
    table_until(table, lambda: carol.card("Bruiser").place == ["Temple"])
    resolve(table)

    assert alice.smoked_pile == ["Hero"]
    assert carol.card("Bruiser").place == ["Cave"]
    assert bob.card("Temple").damage == 0


@rule("SF 28.6.1", "Whoever was moved in has to intercept, if that is possible.")
def test_who_moved_in_must_intercept(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    bob.controls("Temple")
    carol.controls("Student")
    alice.attacks("Temple", with_="Hero")
    carol.chooses()

    carol.moves("Student", to="Temple")
    resolve(table)

    assert carol.smoked_pile == ["Student"]
    assert alice.card("Hero").damage == 1
    assert bob.card("Temple").damage == 3


@rule("SF 28.6.2", "Only Characters where the attack is intercept, and no attackers.")
def test_who_may_intercept(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    bob.controls("Temple", "River")
    bob.controls("Student", at="Temple")
    bob.controls("Bruiser", at="River")
    carol.controls("Giant")
    alice.attacks("Temple", with_="Hero")
    table_until(table, lambda: carol.is_asked("Who joins"))
    carol.joins("Giant")

    table_until(table, lambda: bob.is_asked("Who intercepts"))

    able = {option.name for option in table.decision.options if option.kind == "intercept"}
    assert able == {"Student"}
    resolve(table)


@rule("SF 28.6.2", "SF 21.0", "Turned Characters intercept too.")
def test_turned_characters_intercept(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple")
    bob.controls("Bruiser", at="Temple", turned=True)
    alice.attacks("Temple", with_="Hero")

    bob.intercepts("Hero", with_="Bruiser")

    assert alice.smoked_pile == ["Hero"]
    resolve(table)


@rule("SF 28.6.3", "A declaration of interception is followed by an open response scene.")
def test_interception_is_responded_to(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero")
    alice.has(event("Bell", "Gain 1 Power."))
    bob.controls("Temple")
    bob.controls(character("Guard", 2, "When this card intercepts, gain 1 Power."), at="Temple")
    alice.attacks("Temple", with_="Hero")

    bob.intercepts("Hero", with_="Guard")

    assert alice.is_asked("Respond to Guard")
    assert alice.can("play", "Bell")
    assert bob.power == 0
    resolve(table)
    assert bob.power == 1


@rule("SF 28.6.4", "SF 28.6.1", "The order of a chain is said as the interceptors are declared.")
def test_the_order_of_a_chain_matters(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple")
    bob.controls("Student", "Bruiser", at="Temple")

    alice.attacks("Temple", with_="Hero")
    bob.intercepts("Hero", with_=["Bruiser", "Student"])
    resolve(table)

    assert alice.smoked_pile == ["Hero"]
    assert bob.card("Bruiser").damage == 4
    assert bob.card("Student").in_play


@rule("SF 28.6.5", "An interceptor does not change location; if the target moves away it ceases intercepting.")
def test_an_interceptor_that_is_left_behind_ceases(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple", "River")
    bob.controls("Bruiser", character("Guard", 9, "Mobility."), at="Temple")
    alice.attacks("Bruiser", with_="Hero")
    bob.intercepts("Hero", with_="Guard")
    assert not bob.can("move", "Guard")

    bob.moves("Bruiser", to="River")
    resolve(table)

    assert bob.card("Guard").damage == 0
    assert bob.card("Bruiser").damage == 4


@rule("SF 28.6.6", "SF 50.15", "An attacker that gains Superleap leaves a turned interceptor behind.")
def test_an_attacker_that_can_evade_is_not_intercepted_any_more(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Leap", "Target Character gains Superleap until the end of the turn."))
    bob.controls("Temple")
    bob.controls("Bruiser", at="Temple", turned=True)
    alice.attacks("Temple", with_="Hero")
    table_until(table, lambda: bob.is_asked("Who intercepts"))
    bob.intercepts("Hero", with_="Bruiser")

    alice.plays("Leap", "Hero")
    resolve(table)

    assert bob.card("Temple").damage == 4
    assert bob.card("Bruiser").damage == 0


@rule("SF 28.6.6", "An attacker that cannot be intercepted any more leaves its interceptor behind.")
def test_an_attacker_that_gains_not_to_be_intercepted(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=3)
    keyes = character("Roger Keyes", 5, "Cannot be intercepted while you have 4 or more Power in your pool.")
    alice.controls(keyes, "Hero")
    alice.has(event("Bell", "Gain 1 Power."))
    bob.controls("Tower")
    bob.controls("Bruiser", "Giant", at="Tower")
    alice.attacks("Tower", with_=["Roger Keyes", "Hero"])
    table_until(table, lambda: bob.is_asked("Who intercepts"))
    bob.chooses("Bruiser intercepts Roger Keyes")
    bob.chooses("Giant intercepts Hero")
    assert not bob.is_asked("Who intercepts")

    alice.plays("Bell")
    resolve(table)

    assert bob.card("Bruiser").damage == 0
    assert bob.card("Tower").damage == 5
    assert bob.card("Giant").damage == 4


@rule("SF 28.6.8", "SF 28.6.6", "Who was damaged in the very combat does not cease intercepting for that.")
def test_who_fought_has_intercepted(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Red Dragon Troupe", 5, "Cannot be intercepted by damaged Characters. Toughness: 9."))
    bob.controls("Tower")
    bob.controls("Bruiser", at="Tower")

    alice.attacks("Tower", with_="Red Dragon Troupe")
    bob.intercepts("Red Dragon Troupe", with_="Bruiser")
    resolve(table)

    assert bob.card("Bruiser").damage == 5
    assert bob.card("Tower").damage == 0


@rule("SF 28.6.6.1", "Whoever moved in and ceases intercepting goes back to where they came from at once.")
def test_who_ceases_intercepting_goes_back(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls(character("Sneak", 4, "Stealth."))
    bob.controls("Temple")
    bob.has(event("Bell", "Gain 1 Power."))
    carol.controls("Cave")
    carol.controls("Bruiser", at="Cave")
    alice.attacks("Temple", with_="Sneak")
    table_until(table, lambda: carol.is_asked("Who joins"))
    carol.chooses()
    table_until(table, lambda: carol.is_asked("Move Characters"))
    carol.moves("Bruiser", to="Temple")
    table_until(table, lambda: alice.can("stealth"))

    alice.does("stealth")
    table_until(table, lambda: not table.game.effects)

    assert carol.card("Bruiser").place == ["Cave"]
    resolve(table)
    assert bob.card("Temple").damage == 4


@rule("SF 28.6.6.1", "Whoever moved in and cannot be declared goes back at once.")
def test_who_cannot_be_declared_goes_back(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls(character("Acrobat", 4, "Superleap."))
    bob.controls("Temple")
    bob.has(event("Bell", "Gain 1 Power."))
    carol.controls("Cave")
    carol.controls("Bruiser", at="Cave")
    alice.attacks("Temple", with_="Acrobat")
    table_until(table, lambda: carol.is_asked("Who joins"))
    carol.chooses()
    table_until(table, lambda: carol.is_asked("Move Characters"))

    carol.moves("Bruiser", to="Temple")
    table_until(table, lambda: table.game.attack is None or table.game.attack.intercepting == 0)

    assert carol.card("Bruiser").place == ["Cave"]
    resolve(table)
    assert bob.card("Temple").damage == 4


@rule("SF 28.6.7", "All attackers fight their first interceptors at once, then their second ones.")
def test_combats_are_fought_at_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Bruiser")
    bob.controls("Tower")
    bob.controls(character("Guard", 2), character("Keeper", 2), at="Tower")

    alice.attacks("Tower", with_=["Hero", "Bruiser"])
    table_until(table, lambda: bob.is_asked("Who intercepts"))
    bob.table.answer(bob.find("intercept", lambda o: o.name == "Guard" and o.other_name == "Hero", "intercept"))
    bob.table.answer(bob.find("intercept", lambda o: o.name == "Keeper" and o.other_name == "Bruiser", "intercept"))
    resolve(table)

    assert sorted(bob.smoked_pile) == ["Guard", "Keeper"]
    assert alice.card("Hero").damage == 2
    assert alice.card("Bruiser").damage == 2
    assert bob.card("Tower").damage == 2 + 4


@rule("SF 28.6.8", "SF 28.5.1", "An attacker that does not overcome its interceptor ceases attacking.")
def test_an_attacker_that_is_held_up_ceases_attacking(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Giant")
    bob.controls("Tower")
    bob.controls("Bruiser", at="Tower")
    tough = character("Wall", 3, "Toughness: 4.")
    bob.controls(tough, at="Tower")

    alice.attacks("Tower", with_=["Hero", "Giant"])
    bob.intercepts("Hero", with_="Wall")
    alice.chooses_fate("Smoke")

    assert alice.card("Hero").damage == 3
    assert bob.card("Wall").in_play
    assert bob.smoked_pile == ["Tower"]


@rule("SF 28.6.1", "SF 28.6.6.1", "Who moves in within one's own Site structure has to intercept as well.")
def test_who_moves_in_at_home_has_to_intercept(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple", "Hill")
    bob.controls("Student", at="Hill")

    alice.attacks("Temple", with_="Hero")
    table_until(table, lambda: bob.is_asked("Move Characters to intercept"))
    bob.moves("Student", to="Temple")
    resolve(table)

    assert bob.smoked_pile == ["Student"]
    assert bob.card("Temple").damage == 3


@rule("SF 28.6.6.1", "Who moved in at home and cannot intercept stays there.")
def test_who_moved_in_at_home_stays(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Acrobat", 4, "Superleap."))
    bob.controls("Temple", "Hill")
    bob.controls("Student", at="Hill")

    alice.attacks("Temple", with_="Acrobat")
    table_until(table, lambda: bob.is_asked("Move Characters to intercept"))
    bob.moves("Student", to="Temple")
    resolve(table)

    assert bob.card("Temple").damage == 4
    assert bob.card("Student").place == ["Temple"]


@rule("SF 28.6.6.1", "SF 28.8", "After the attack, who moved in at home stays; who moved in elsewhere returns.")
def test_where_interceptors_are_after_the_attack(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Student", character("Pupil", 1))
    bob.controls("Temple", "Hill")
    bob.controls("Hero", at="Hill")
    carol.controls("River")
    carol.controls("Bruiser", at="River")

    alice.attacks("Temple", with_=["Student", "Pupil"])
    table_until(table, lambda: carol.is_asked("Move Characters to intercept"))
    carol.moves("Bruiser", to="Temple")
    carol.intercepts("Student", with_="Bruiser")
    table_until(table, lambda: bob.is_asked("Move Characters to intercept"))
    bob.moves("Hero", to="Temple")
    resolve(table)

    assert alice.smoked_pile == ["Student", "Pupil"]
    assert bob.card("Hero").place == ["Temple"]
    assert carol.card("Bruiser").place == ["River"]


@rule("SF 28.6.3a", "From the declaration of interception on, those Characters are about to enter combat.")
def test_who_intercepts_is_about_to_enter_combat(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    text = "Target a Character about to enter combat with this card :: Turn target."
    bob.controls("Temple")
    bob.controls(character("Guard", 2, f"Pay 1 Power and {text[0].lower()}{text[1:]}"), at="Temple")
    bob.has(event("Bell", "Gain 1 Power."))
    alice.attacks("Temple", with_=["Hero", "Student"])
    table_until(table, lambda: bob.is_asked("Who intercepts"))
    assert not bob.can("use", "Guard")

    bob.intercepts("Hero", with_="Guard")
    table_until(table, lambda: bob.can("use", "Guard"))

    assert bob.card("Guard").damage == 0
    resolve(table)


@rule("SF 28.6.5a", "An interceptor that is taken elsewhere ceases intercepting as the effect resolves.")
def test_an_interceptor_that_is_taken_away_ceases(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Shove", "Gain 1 Power."))
    bob.controls("Tower", "Temple")
    bob.controls("Bruiser", at="Tower")
    alice.attacks("Tower", with_="Hero")
    bob.intercepts("Hero", with_="Bruiser")

    elsewhere = bob.card("Temple").state.location
    table.game.happen(ChangedLocation(bob.card("Bruiser").number, None, alice.number, elsewhere))
    alice.plays("Shove")
    resolve(table)

    assert (bob.card("Tower").damage, bob.card("Bruiser").damage, alice.card("Hero").damage) == (4, 0, 0)


@rule("SF 28.6.6a", "If the attacker is smoked outside combat, its interceptor ceases intercepting and goes back.")
def test_an_interceptor_whose_attacker_is_smoked(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Tower", "Temple")
    bob.controls("Bruiser", at="Temple")
    bob.has(event("Dart", "Smoke target Character."))
    alice.attacks("Tower", with_=["Hero", "Student"])
    table_until(table, lambda: bob.is_asked("Move Characters"))
    bob.moves("Bruiser", to="Tower")
    bob.intercepts("Hero", with_="Bruiser")

    table_until(table, lambda: bob.can("play", "Dart"))
    bob.plays("Dart", "Hero")
    resolve(table)

    assert (bob.card("Bruiser").damage, bob.card("Tower").damage) == (0, 1)
    assert any("Bruiser ceases intercepting" in line for line in table.log)


@rule(
    "SF 28.6.8a", "When the combats of one player's interceptors are over, the next player may intercept who is left."
)
def test_the_next_player_intercepts_who_is_left(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Giant", "Hero")
    bob.controls("Tower")
    bob.controls("Bruiser", at="Tower")
    carol.controls("Hill")
    carol.controls(character("Rock", 3, "Toughness: 9."), at="Hill")
    alice.attacks("Tower", with_=["Giant", "Hero"])
    table_until(table, lambda: carol.is_asked("Who joins"))
    carol.chooses()
    table_until(table, lambda: carol.is_asked("Move Characters"))
    carol.moves("Rock", to="Tower")
    carol.intercepts("Giant", with_="Rock")

    table_until(table, lambda: bob.is_asked("Who intercepts"))

    assert alice.card("Giant").damage == 3
    intercepted = {option.other_name for option in table.decision.options if option.kind == "intercept"}
    assert intercepted == {"Hero"}
    resolve(table)


@rule("SF 28.6.1", "SF 28.6.4", "Who was moved in has to intercept, but in the place of the chain its player likes.")
def test_who_moved_in_is_not_first_of_the_chain(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls("Temple", "Hill")
    bob.controls("Student", at="Temple")
    bob.controls("Hero", at="Hill")
    alice.attacks("Temple", with_="Bruiser")
    table_until(table, lambda: bob.is_asked("Move Characters to intercept"))
    bob.moves("Hero", to="Temple")
    table_until(table, lambda: bob.is_asked("Who intercepts"))

    assert not bob.can("pass")
    bob.chooses("Student intercepts Bruiser")
    assert not bob.can("pass"), "Hero has to intercept as well"
    resolve(table)

    assert bob.smoked_pile == ["Student", "Hero"]
    assert alice.card("Bruiser").damage == 5


@rule("SF 28.6.6.1", "SF 28.8", "Each who moved in goes back to where they came from, not to where another did.")
def test_everybody_goes_back_to_a_place_of_their_own(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Student", character("Pupil", 1))
    bob.controls("Temple")
    carol.controls("River", "Garden")
    carol.controls("Bruiser", at="River")
    carol.controls("Giant", at="Garden")

    alice.attacks("Temple", with_=["Student", "Pupil"])
    table_until(table, lambda: carol.is_asked("Move Characters to intercept"))
    carol.moves("Bruiser", to="Temple")
    table_until(table, lambda: carol.is_asked("Move Characters to intercept"))
    carol.moves("Giant", to="Temple")
    resolve(table)

    assert carol.card("Bruiser").place == ["River"]
    assert carol.card("Giant").place == ["Garden"]


@rule("SF 28.6.6.1", "SF 28.5", "Who moved in at home stays there when the attack is over early.")
def test_who_moved_in_at_home_stays_when_the_attack_is_over(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls("Temple", "Hill")
    bob.controls("Student", at="Hill")
    bob.has(event("Doom", "Smoke target Character."))

    alice.attacks("Temple", with_="Bruiser")
    table_until(table, lambda: bob.is_asked("Move Characters to intercept"))
    bob.moves("Student", to="Temple")
    table_until(table, lambda: bob.card("Student").place == ["Temple"] and bob.can("play", "Doom"))
    bob.plays("Doom", "Bruiser")
    resolve(table)

    assert bob.card("Student").place == ["Temple"]


TOLL = "This card cannot be intercepted unless the opponent pays 1 Power for each interceptor."


@rule("SF 6.0", "SF 28.6.1", "Who asks a toll is intercepted by whoever pays it, once for each interceptor.")
@pytest.mark.parametrize(("power", "asked", "offered"), [(0, False, []), (1, True, ["Hero", "Student"])])
def test_a_toll_for_intercepting(table: Table, power: int, asked: bool, offered: list[str]) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Robber", 3, TOLL))
    bob.controls("Tower")
    bob.controls("Hero", "Student", at="Tower")
    bob.has_power(power)

    alice.attacks("Tower", with_="Robber")
    table_until(table, lambda: bob.is_asked("Who intercepts") or table.game.attack is None)

    assert bob.is_asked("Who intercepts") is asked
    if asked:
        assert bob.may_choose() == [*offered, "Do not intercept"]
        bob.chooses("Hero")
        assert bob.power == 0
        assert not bob.is_asked("Who intercepts")
    resolve(table)


@rule("SF 28.6", "To intercept those who attack one's own Site is more than to respond to what another does.")
def test_who_is_attacked_is_asked_in_any_case(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    bob.controls("Temple")
    bob.controls("Student", at="Temple")

    alice.attacks("Temple", with_="Giant")
    table_until(table, lambda: bob.is_asked("Who intercepts"))

    assert table.decision.sort != RESPOND

"""SF 23. Scenes."""

from __future__ import annotations

import pytest

from quickening.core.refusals import Refused
from tests.shadowfist_table import character, edge, event, least, resolve, table_until, waits_for
from tests.table import Table, rule

BELL = event("Bell", "Gain 1 Power.")


@rule("SF 23.0", "SF 23.5", "The last effect added is the first to resolve; the scene is over when none is left.")
def test_last_in_first_out(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Patch", "Target a Character :: Target gains +3 Fighting until the end of the turn."))
    bob.has(event("Blast", "Target a Character :: Inflict 4 damage on target."))

    alice.plays("Patch", "Hero")
    bob.plays("Blast", "Hero")
    resolve(table)

    assert alice.smoked_pile == ["Patch", "Hero"]
    assert table.game.scene is None


@rule("SF 23.0", "After an effect has resolved, more can be added before the next one does.")
def test_adding_after_a_resolution(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.has(event("Theft", "Steal 3 Power from an opponent."), BELL)
    bob.has(BELL)
    bob.has_power(2)

    alice.plays("Theft", "Bob")
    bob.plays("Bell")
    alice.passes()
    alice.passes()
    assert alice.is_asked("Respond to Theft")
    alice.plays("Bell")
    resolve(table)

    assert (alice.power, bob.power) == (4, 0)


@rule("SF 23.1", "In an open scene anything may be generated.")
def test_open_scenes(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill", face_down=True)
    bob.has(BELL)
    alice.has(BELL)

    alice.plays("Bell")

    assert bob.can("play", "Bell")
    assert bob.can("reveal", "Hill")
    resolve(table)


@rule("SF 23.2", "SF 23.2a", "Into a closed scene only what is triggered goes, and what answers something in it.")
def test_closed_scenes(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.controls("Hero")
    bob.controls("Student")
    bob.has(BELL, event("Grief", "Play when a Character is smoked :: Gain 2 Power."))

    alice.attacks("Student", with_="Hero")
    waits_for(bob, "Play an effect")
    while not bob.can("play", "Grief"):
        bob.passes()

    assert table.game.scene.closed
    assert not bob.can("play", "Bell")
    bob.plays("Grief")
    resolve(table)
    assert bob.power == 7


@rule("SF 23.3", "Who added the effect is asked last but for the active player, who has the last word.")
def test_scene_priority(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.has(BELL, BELL)
    bob.has(BELL, BELL)
    carol.has(BELL, BELL)

    alice.plays("Bell")
    bob.plays("Bell")
    order = []
    for _ in range(4):
        order.append(table.game.names[table.decision.seat])
        table.answer(next(option for option in table.decision.options if option.kind == "pass"))

    assert order == ["Carol", "Alice", "Bob", "Alice"]
    resolve(table)


@rule("SF 26.1.5", "SF 23.3a", "Triggered effects come before responses, each player's in an order of choice.")
def test_triggered_effects_come_first(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.controls(edge("Rain", "When you play a Character, gain 1 Power."))
    alice.controls(edge("Snow", "When you play a Character, gain 1 Power."))
    alice.has("Student")
    bob.has(BELL)

    alice.plays("Student")
    assert alice.is_asked("Which effect is added first")
    alice.chooses("Snow first")

    assert [effect.name for effect in table.game.effects] == ["Student", "Snow", "Rain"]
    assert bob.is_asked("Respond to Rain")
    resolve(table)
    assert alice.power == 6


@rule("SF 23.4", "SF 27.3", "Only the first scene after a declaration answers it.")
def test_the_response_scene(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.controls("Hero")
    bob.controls("Hill")
    bob.has(BELL, event("Alarm", "Play when an attack is declared :: Gain 3 Power."))

    alice.attacks("Hill", with_="Hero")
    assert bob.can("play", "Alarm")
    bob.passes()
    waits_for(bob, "Move Characters")

    assert bob.can("play", "Bell")
    assert not bob.can("play", "Alarm")
    resolve(table)


@rule("SF 23.3", "A standing pass answers for its player until it is over.")
def test_a_standing_pass(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(BELL, BELL, BELL)
    bob.has(BELL)
    alice.plays("Bell")
    bob.chooses("Pass until the next turn")
    resolve(table)

    alice.plays("Bell")
    assert alice.is_asked("Respond to Bell")
    resolve(table)
    alice.ends_turn()
    bob.plays("Bell")
    assert alice.is_asked("Respond to Bell")

    resolve(table)


@rule("SF 23.3", "Who passes until something happens may think better of it, whoever is asked just now.")
def test_a_standing_pass_is_ended_early(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(BELL, BELL, BELL)
    bob.has(BELL)
    alice.plays("Bell")
    bob.chooses("Pass until the next turn")
    resolve(table)
    assert alice.is_asked("Main Shot")

    table.game.resume(1)
    alice.plays("Bell")

    assert bob.is_asked("Respond to Bell")
    with pytest.raises(Refused, match="no standing pass"):
        table.game.resume(1)
    resolve(table)


@rule("SF 22.1", "Nobody is asked who can do nothing.")
def test_nobody_is_asked_in_vain(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has("Student")

    alice.plays("Student")

    assert alice.is_asked("Main Shot")


@rule("SF 26.1.4", "SF 30.4", "What combat damage triggers waits for the cleanup scene.")
def test_triggers_wait_for_the_cleanup(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero")
    bob.controls(character("Martyr", 1, "When this card is smoked, gain 2 Power."))
    alice.has(event("Grief", "Play when a Character is smoked :: Gain 1 Power."))

    alice.attacks("Martyr", with_="Hero")
    waits_for(alice, "Respond to Martyr")

    assert table.game.scene.name == "cleanup"
    resolve(table)
    assert bob.power == 2


@rule("SF 23.3", "SF 28.4", "Who passes until the attack is over is not asked to join, to intercept or to respond.")
def test_passing_until_the_attack_is_over(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero", "Student")
    bob.controls("Hill")
    bob.has(BELL)
    carol.controls("Giant")
    carol.has(BELL, BELL)

    alice.attacks("Hill", with_="Hero")
    assert bob.is_asked("Respond to the attack")
    bob.passes()
    carol.chooses("Pass until this attack is over")
    asked = set()
    while table.game.attack is not None:
        asked.add(table.game.names[table.decision.seat])
        table.answer(least(table))

    assert "Carol" not in asked
    alice.attacks("Hill", with_="Student")
    waits_for(carol, "Respond to the attack")
    resolve(table)


@rule("SF 23.3", "Who passes until somebody attacks is asked again in the first scene of the attack.")
def test_passing_until_somebody_attacks(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(BELL, BELL)
    bob.controls("Hill")
    bob.has(BELL)

    alice.plays("Bell")
    bob.chooses("Pass until somebody attacks")
    resolve(table)
    alice.plays("Bell")
    assert alice.is_asked("Main Shot")
    alice.attacks("Hill", with_="Hero")

    assert bob.is_asked("Respond to the attack")
    resolve(table)


GRIEF = event("Grief", "Play when a Character is smoked :: Gain 2 Power.")


@rule("SF 23.2d", "`During an opponent's attack` is a general time: it does not break into a closed scene.")
def test_a_general_time_does_not_break_in(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.controls("Hero")
    bob.controls("Student")
    bob.has(GRIEF, event("Charge", "Play during an opponent's attack :: Gain 3 Power."))

    alice.attacks("Student", with_="Hero")
    assert bob.can("play", "Charge")
    table_until(table, lambda: bob.can("play", "Grief"))

    assert (table.game.attack is not None, table.game.scene.closed) == (True, True)
    assert not bob.can("play", "Charge")
    resolve(table)


@rule("SF 23.2b", "SF 26.2.2", "What answers an Event answers one in a closed scene: Confucian Stability does.")
def test_what_responds_breaks_in(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.controls("Hero")
    alice.can_pay_for("Confucian Stability")
    alice.has(BELL)
    bob.controls("Student")
    bob.has(GRIEF)

    alice.attacks("Student", with_="Hero")
    table_until(table, lambda: bob.can("play", "Grief"))
    assert not alice.can("play", "Confucian Stability")
    bob.plays("Grief")
    assert table.game.scene.closed
    assert not alice.can("play", "Bell")
    alice.plays("Confucian Stability")
    resolve(table)

    assert bob.power == 5


FURY = character("Fury", 4, "When this card inflicts combat damage, inflict 2 damage on target Character.")


@rule(
    "SF 23.2c", "SF 33.1", "In a closed scene Larcenous Mist cancels a Character whose effect is there, and no other."
)
def test_canceling_a_card_breaks_in(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.controls(FURY, "Giant")
    bob.controls("Hill", "Hero")
    bob.can_pay_for("Larcenous Mist")
    bob.has(event("Hush", "Cancel target Event."))

    alice.attacks("Hill", with_="Fury")
    table_until(table, lambda: alice.is_asked("Choose"))
    alice.chooses("Hero")
    table_until(table, lambda: bob.is_asked("Respond to Fury"))
    assert table.game.scene.closed
    assert not bob.can("play", "Hush")
    bob.plays("Larcenous Mist", "Fury")
    assert len(table.game.effects) == 2
    resolve(table)

    assert bob.card("Hero").damage == 0


@rule("SF 23.2c", "Where no card has an effect in it, nothing is canceled in a closed scene.")
def test_canceling_breaks_in_only_where_there_is_an_effect(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.controls("Hero", "Giant")
    bob.controls("Student")
    bob.has(GRIEF)
    bob.can_pay_for("Larcenous Mist")

    alice.attacks("Student", with_="Hero")
    assert bob.can("play", "Larcenous Mist")
    table_until(table, lambda: bob.can("play", "Grief"))

    assert table.game.scene.closed
    assert not bob.can("play", "Larcenous Mist")
    resolve(table)


@rule("SF 23.2c", "SF 24.1.3.2a", "An Event that is played into a closed scene can be canceled there.")
def test_an_event_is_canceled_in_a_closed_scene(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.controls("Hero")
    alice.has(event("Hush", "Cancel target Event."), BELL)
    bob.controls("Student")
    bob.has(GRIEF)

    alice.attacks("Student", with_="Hero")
    table_until(table, lambda: bob.can("play", "Grief"))
    assert not alice.can("play", "Hush")
    bob.plays("Grief")
    assert not alice.can("play", "Bell")
    alice.plays("Hush")
    resolve(table)

    assert bob.power == 5


@rule("SF 23.2", "An Event that says nothing of such a scene cannot be played into a closed one, and is told so.")
def test_why_not_into_a_closed_scene(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Summer Fire Palace")
    alice.controls("Student")
    alice.can_pay_for("Final Brawl")
    bob.controls("Hill")

    alice.attacks("Hill", with_="Student")
    waits_for(alice, "Use Summer Fire Palace")
    (refusal,) = alice.why_not("Final Brawl")

    assert refusal.rule == "SF 23.2"


@rule("SF 23.3", "SF 28.6.1", "Who passes for the whole attack is not asked who intercepts, unless somebody must.")
@pytest.mark.parametrize("must", [True, False])
def test_a_standing_pass_for_the_attack(table: Table, must: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River", character("Guard", 2, "Must intercept attacks at its location." if must else ""))
    bob.has(BELL)

    alice.attacks("River", with_="Hero")
    table_until(table, lambda: any(label.startswith("Pass until this attack") for label in table.labels))
    bob.chooses("Pass until this attack is over")
    table_until(table, lambda: bob.is_asked("Who intercepts") or alice.is_asked("Your Main Shot"))

    assert not bob.is_asked("Who intercepts")
    assert ("Guard" in bob.smoked_pile) == must


@rule("SF 26.2", "Who passes until a scene is over answers again in the next one, also where everybody did.")
def test_passing_until_a_scene_is_over_ends_with_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(BELL, BELL, BELL)
    bob.has(BELL)

    alice.plays("Bell")
    for player in (bob, alice):
        until = [option for option in player.must_decide().options if "this scene is over" in option.label]
        table.answer(until[0])
    assert alice.is_asked("Your Main Shot")
    alice.plays("Bell")

    assert bob.can("play", "Bell")

"""Conditions put together, what a card spares, what players must do or else, each shown by play."""

from __future__ import annotations

import pytest

from quickening.text.reader import NotRead
from tests.shadowfist_table import character, edge, event, resolve, site, state, table_until, waits_for
from tests.table import Table

BOLT = event("Bolt", "Inflict 3 damage on target Character.")


# -- one condition and another -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("guarded", "usable"), [(False, True), (True, False)])
def test_any_two_conditions_hold_together(table: Table, guarded: bool, usable: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    text = "If this card is in your back row and there are no Characters at this location, turn :: Gain 2 Power."
    alice.controls(site("Retreat", text=text), behind="Hill")
    if guarded:
        alice.controls("Student", at="Hill")

    assert alice.can("use", "Retreat") == usable


@pytest.mark.parametrize(("damage", "behind", "power"), [(0, "", 11), (1, "", 10), (0, "Hill", 10)])
def test_one_state_or_another(table: Table, damage: int, behind: str, power: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    forest = site("Forest", text="Generates no Power while damaged or in your back row.")
    alice.controls(site("Hill", power=0))
    alice.controls(forest, behind=behind, damage=damage)

    alice.ends_turn()
    bob.ends_turn()

    assert alice.power == power


def test_what_it_did_while_it_was_so(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "When this card is smoked while the subject of a Vehicle, gain 3 Power."
    alice.controls(character("Driver", 2, text), character("Walker", 2, text))
    alice.controls(state("Truck", "Vehicle. Subject gains Mobility."), on="Driver")
    bob.has(BOLT, BOLT)

    alice.does("end")
    bob.plays("Bolt", "Walker")
    resolve_scene(table)
    assert (alice.smoked_pile, alice.power) == (["Walker"], 10)
    bob.plays("Bolt", "Driver")
    resolve_scene(table)

    assert alice.power == 13


def resolve_scene(table: Table) -> None:
    """Everybody passes until nothing is in the scene."""
    table_until(table, lambda: not table.game.effects and not table.game.pending)


def test_damage_in_the_passive_while_it_attacks(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    text = "While attacking, combat damage inflicted on subject by Characters whose Fighting is even is reduced to 0."
    alice.controls(state("Wings", text), on="Giant")
    bob.controls("Hill")
    bob.controls("Hero", character("Odd", 3), at="Hill")

    alice.attacks("Hill", with_="Giant")
    bob.intercepts("Giant", with_=["Hero", "Odd"])
    resolve(table)

    assert alice.card("Giant").damage == 3


def test_what_is_said_of_him_is_said_of_the_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "When this card enters play, choose a resource. He is not affected by Events that require that resource."
    alice.controls("Hill")
    alice.has(character("Mao", 5, text))
    bob.controls(character("Source", 1, provides="{dra}{lot}"))
    for sign in ("dra", "lot"):
        bob.has(event(f"Dart {sign}", "Inflict 2 damage on target Character.", requires=f"{{{sign}}}"))

    alice.plays("Mao")
    waits_for(alice, "resource")
    table.answer(next(option for option in table.decision.options if "dra" in option.label))
    resolve(table)
    alice.does("end")
    bob.plays("Dart lot", "Mao")
    resolve_scene(table)

    assert alice.card("Mao").damage == 2
    assert not bob.can("play", "Dart dra") or "Mao" not in targets_of(table, bob, "Dart dra")


def targets_of(table: Table, player: object, name: str) -> list[str]:
    player.does("play", name)  # type: ignore[attr-defined]
    return [option.name for option in table.decision.options]


# -- what a card does not affect -----------------------------------------------------------------------------------


def test_what_an_event_does_not_affect(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Mage", 2, requires="{mag}"), "Hero")
    gas = event("Gas", "Smoke target Character. Does not affect Characters with {mag} or {tek} resource conditions.")
    alice.has(gas, gas)

    alice.plays("Gas", "Mage")
    resolve(table)
    alice.plays("Gas", "Hero")
    resolve(table)

    assert bob.smoked_pile == ["Hero"]


def test_its_damage_does_not_affect_them_either(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Monk", 5, provides="{chi}"), "Giant")
    alice.has(event("Blast", "Inflict 2 damage on all Characters. {chi} cards are not affected by this card."))

    alice.plays("Blast")
    resolve(table)

    assert (bob.card("Monk").damage, bob.card("Giant").damage) == (0, 2)


@pytest.mark.parametrize(("foe", "damage"), [("Giant", 0), ("Mage", 1)])
def test_whoever_fights_it_is_smoked_unless_spared(table: Table, foe: str, damage: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    touch = "Any Character in combat with subject is smoked. Does not affect Characters that require {mag}."
    alice.controls(state("Touch", touch), on="Hero")
    bob.controls("Hill")
    bob.controls("Giant", character("Mage", 1, requires="{mag}"), at="Hill")

    alice.attacks("Hill", with_="Hero")
    bob.intercepts("Hero", with_=foe)
    resolve(table)

    assert (bob.smoked_pile, alice.card("Hero").damage) == ([foe], damage)


# -- what players must do or else ----------------------------------------------------------------------------------


def test_pay_at_the_start_of_a_turn_or_lose_a_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    either = "spend 1 Power at the start of each of his or her turns or one {tek} card of his or her choice"
    alice.controls(edge("Turtle", f"Each player must {either} that he or she controls is smoked."))
    alice.controls(character("Mine", 1, provides="{tek}"))
    bob.controls(character("Gear", 1, provides="{tek}"), character("Tool", 1, provides="{tek}"), "Hero")

    alice.does("end")
    table_until(table, lambda: bob.is_asked("Choose one"))
    table.answer(table.decision.options[1])
    waits_for(bob, "Choose")
    assert sorted(option.name for option in table.decision.options) == ["Gear", "Tool"]
    bob.chooses("Tool")
    resolve(table)

    assert (bob.smoked_pile, bob.power, alice.power) == (["Tool"], 10, 10)


def test_a_subjects_controller_must_pay(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero")
    text = "Subject's controller must pay 1 Power at the end of each of his or her turns or subject is smoked."
    alice.controls(state("Needles", text), on="Hero")

    alice.ends_turn()
    assert bob.power == 10
    bob.does("end")
    table_until(table, lambda: bob.is_asked("Choose one"))
    table.answer(table.decision.options[0])
    resolve(table)

    assert (bob.power, bob.card("Hero").in_play) == (9, True)


def test_tokens_for_another_player(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill", "Hero")
    alice.has(
        event(
            "Fracture",
            'Target a Character :: Smoke target. Target\'s controller puts X "Spirit" Character tokens into play. '
            "They have a printed Fighting of 1 and a printed cost of 1. X = target's cost.",
        )
    )

    alice.plays("Fracture", "Hero")
    resolve(table)

    assert (bob.smoked_pile, bob.in_play.count("Spirit")) == (["Hero"], 2)


# -- choices that depend on each other -----------------------------------------------------------------------------


def test_the_second_choice_is_measured_by_the_first(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Student")
    bob.has_in_smoked_pile("Bruiser", character("Equal", 4, cost=2), character("Cheap", 1, cost=1))
    text = "Sacrifice a Character and choose a Character in an opponent's smoked pile with the same cost or less ::"
    alice.has(event("Rebirth", f"{text} Return the chosen Character to play under your control."))

    alice.plays("Rebirth")
    alice.chooses("Hero")
    assert sorted(option.name for option in table.decision.options) == ["Cheap", "Equal"]
    alice.chooses("Equal")
    resolve(table)

    assert (alice.smoked_pile, alice.card("Hill").in_play) == (["Hero", "Rebirth"], True)
    assert [card for card in alice.in_play if card == "Equal"] == ["Equal"]


def test_a_qualifier_may_follow_the_pile(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has_in_smoked_pile("Student", "Giant")
    alice.has(event("Recall", "Return a Character in your smoked pile with a cost of 2 or less to your hand."))

    alice.plays("Recall")
    resolve(table)

    assert alice.hand == ["Student"]


# -- other things --------------------------------------------------------------------------------------------------


def test_counters_spent_as_power(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    text = "You may spend counters on this card as if they were Power to play Unique Characters."
    alice.controls(site("Lair", text=text))
    alice.card("Lair").state.counters = 3
    alice.has(character("Boss", 5, "Unique.", cost=4))
    alice.has_power(1)

    assert alice.can("play", "Boss")
    alice.plays("Boss")
    resolve(table)

    assert (alice.card("Boss").in_play, alice.card("Lair").counters, alice.power) == (True, 0, 0)


@pytest.mark.parametrize(("counters", "power"), [(0, 0), (1, 1), (2, 2)])
def test_counters_are_spent_as_far_as_their_player_likes(table: Table, counters: int, power: int) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    text = "You may spend counters on this card as if they were Power to play Unique Characters."
    alice.controls(site("Lair", text=text))
    alice.card("Lair").state.counters = 3
    alice.has(character("Boss", 5, "Unique.", cost=2))
    alice.has_power(2)

    alice.plays("Boss")
    assert table.labels == ["Spend 0", "Spend 1", "Spend 2"]
    alice.chooses(f"Spend {counters}")
    resolve(table)

    assert (alice.card("Lair").counters, alice.power) == (3 - counters, power)


@pytest.mark.parametrize(("guards", "asked"), [((), True), (("Student",), False)])
def test_what_was_so_as_the_attack_was_declared(table: Table, guards: tuple[str, ...], asked: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    then = "if you controlled no Characters at the time the attack was declared"
    text = f"In response to an attack declared against this card, {then}, turn :: Gain 2 Power."
    bob.controls(site("Cave", text=text), *guards)

    alice.attacks("Cave", with_="Hero")
    table_until(table, lambda: bob.is_asked("Use Cave") or table.decision.question == "Your Main Shot")

    assert bob.is_asked("Use Cave") == asked


# -- how much was healed -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("deed", "healed"), [("Heal", 4), ("Remove 2 damage from", 2), ("Remove 9 damage from", 4)])
def test_as_much_as_was_healed(table: Table, deed: str, healed: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", damage=4)
    bob.controls("Bruiser")
    text = "Turn when a Character is healed :: Inflict X damage on a Character. X = the amount of damage healed."
    alice.controls(edge("Box", text))
    alice.has(event("Cure", f"{deed} target Character."))

    alice.plays("Cure", "Giant")
    waits_for(alice, "Use Box")
    alice.does("yes")
    alice.chooses("Bruiser")
    resolve(table)

    assert bob.card("Bruiser").damage == healed


@pytest.mark.parametrize(("damage", "drawn"), [(2, 0), (3, 1)])
def test_so_much_healed_at_one_time(table: Table, damage: int, drawn: int) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Snake", 9, "When 3 or more damage is healed from this card at one time, draw a card."))
    alice.card("Snake").state.damage = ()
    alice.has(event("Hurt", f"Inflict {damage} damage on target Character."), event("Cure", "Heal target Character."))

    alice.plays("Hurt")
    resolve(table)
    alice.plays("Cure")
    resolve(table)

    assert len(alice.hand) == drawn


# -- what stands in parentheses ------------------------------------------------------------------------------------


def test_a_sentence_in_parentheses_has_to_be_understood() -> None:
    with pytest.raises(NotRead):
        character("Hermit", 2, "Turn :: Unturn a card you control. (Cards cannot juggle more than once per turn.)")


def test_states_played_later_are_canceled_as_well(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Giant")
    badge = state("Badge", "Subject gains Guts.")
    alice.controls(badge, on="Hero")
    text = "Target a Character. Until the end of the turn, cancel target and all States on target."
    alice.has(event("Mist", f"{text} (Including States played later this turn.)"), badge, badge)

    alice.plays("Mist", "Hero")
    resolve(table)
    alice.plays("Badge", on="Hero")
    resolve(table)
    alice.plays("Badge", on="Giant")
    resolve(table)
    assert (alice.card("Hero").bold, set(alice.card("Giant").bold)) == ({}, {"Guts"})
    alice.ends_turn()

    assert set(alice.card("Hero").bold) == {"Guts"}


def test_a_site_that_is_played_face_up_from_the_smoked_pile(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "You may play this card from your smoked pile at -1 cost if all opponents are closer to victory than you."
    alice.has_in_smoked_pile(site("Island", text=f"{text} (This card is played face up.)", cost=2))
    bob.controls("Hill")

    alice.uses("Island")
    resolve(table)

    assert (alice.card("Island").in_play, alice.card("Island").face_down) == (True, False)


def test_an_event_to_be_returned_lies_in_the_smoked_pile(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has_in_smoked_pile(BOLT, "Hero")
    bob.has_in_smoked_pile(event("Other", "Gain 1 Power."))
    alice.has(event("Ashes", "Return an Event to your hand."))

    alice.plays("Ashes")
    resolve(table)

    assert alice.hand == ["Bolt"]


@pytest.mark.parametrize(("signs", "cost"), [("{dra}{dra}", 2), ("{dra}", 3)])
def test_a_card_in_hand_is_cheaper_if_resources_are_there(table: Table, signs: str, cost: int) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    text = "If you have at least 2 {dra} resources in your pool, you may play this card at -1 cost."
    alice.has_resources(signs)
    alice.has(character("Veteran", 3, text, cost=3))

    alice.plays("Veteran")
    resolve(table)

    assert alice.power == 10 - cost


@pytest.mark.parametrize(("signs", "able"), [("{dra}{dra}", True), ("{dra}", False)])
def test_a_card_in_hand_has_another_time_if_resources_are_there(table: Table, signs: str, able: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    text = "If you have at least 2 {dra} resources in your pool, you may play this card during an opponent's turn."
    alice.controls("Hill")
    alice.has_resources(signs)
    alice.has(character("Veteran", 3, text, cost=3))
    bob.has(event("Bell", "Gain 1 Power."))

    bob.plays("Bell")
    table_until(table, lambda: alice.is_asked() or bob.is_asked("Main Shot"))

    assert alice.can("play", "Veteran") is able

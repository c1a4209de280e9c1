"""SF 24.1-24.8. What generating and resolving an effect does, clause by clause."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import character, edge, event, resolve, site, state, table_until
from tests.table import Table, rule

BELL = event("Bell", "Gain 1 Power.")


@rule("SF 24.1.2a", "What names no time of its own is generated in any open scene, also in another player's turn.")
def test_an_ability_without_a_time(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Monk", 2, "Turn :: Gain 1 Power."))
    alice.has(BELL)

    alice.plays("Bell")
    table_until(table, lambda: bob.can("use", "Monk"))
    bob.uses("Monk")
    resolve(table)

    assert bob.power == 11


@rule("SF 24.1.3.1a", "What is no legal target may be chosen by an effect that does not target.")
def test_what_is_no_legal_target_is_chosen(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Shadow", 4, "Not a legal target for Events."), "Giant")
    alice.has(event("Hex", "Choose a Character :: Inflict 1 damage on the chosen Character."))
    alice.has(event("Dart", "Target a Character :: Inflict 1 damage on target."))

    alice.plays("Hex")
    assert sorted(alice.may_choose()) == ["Giant", "Shadow"]
    alice.chooses("Shadow")
    resolve(table)

    assert bob.card("Shadow").damage == 1


@rule("SF 24.1.3.2a", "An effect that affects another one is played while that is in the scene, and not afterwards.")
def test_only_effects_of_this_scene_are_chosen(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(BELL, BELL)
    bob.has(event("Hush", "Cancel target Event."))

    alice.plays("Bell")
    assert bob.can("play", "Hush")
    resolve(table)
    alice.has("Student")
    alice.plays("Student")

    assert not bob.can("play", "Hush")


@rule("SF 24.4a", "A bare reveal makes continuous abilities work and triggers what happens `when revealed`.")
def test_what_a_bare_reveal_does(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    banner = "When this card is revealed, gain 2 Power. Characters you control gain +1 Fighting."
    alice.controls(site("Banner", text=banner), face_down=True)
    alice.controls("Hero")
    assert alice.card("Hero").fighting == 4

    alice.reveals("Banner")
    resolve(table)

    assert (alice.power, alice.card("Hero").fighting) == (2, 5)


@rule("SF 24.5.1a", "A Site's text is active at once, a State's only when it has resolved.")
@pytest.mark.parametrize(("kind", "at_once"), [("Site", True), ("State", False)])
def test_when_text_becomes_active(table: Table, kind: str, at_once: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    text = "Characters you control gain +1 Fighting."
    card = state("Flag", f"Play on a Character. {text}") if kind == "State" else site("Flag", text=text, cost=1)
    alice.has(card)
    bob.has(BELL)

    alice.plays("Flag", on="Hero")
    assert alice.card("Hero").fighting == (5 if at_once else 4)
    resolve(table)

    assert alice.card("Hero").fighting == 5


@rule(
    "SF 24.5.1b",
    "The restrictions of a State hold before it has resolved: nobody plays a second Vehicle on its subject.",
)
def test_restrictions_are_active_at_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    cart = state("Cart", "Vehicle. Play on a Character. Subject gains +1 Fighting.")
    alice.has(cart, cart, state("Charm", "Play on a Character."))
    bob.has(BELL)

    alice.plays("Cart", on="Hero")
    bob.passes()

    assert alice.card("Hero").fighting == 4
    assert (alice.can("play", "Charm"), alice.can("play", "Cart")) == (True, False)


@rule("SF 24.5.3", "A Character given enough damage as a cost is smoked at generation, before anybody responds.")
def test_damage_as_a_cost_smokes_at_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Student")
    alice.has(event("Whip", "Inflict 1 damage on a Character you control :: Gain 3 Power."))
    bob.has(BELL)

    alice.plays("Whip")

    assert bob.is_asked("Respond to Whip")
    assert ("Student" in alice.smoked_pile, alice.power) == (True, 0)
    resolve(table)
    assert alice.power == 3


@rule("SF 24.7a", "What changes nothing triggers nothing.")
@pytest.mark.parametrize(("turned", "gained"), [(True, 1), (False, 0)])
def test_what_changes_nothing_triggers_nothing(table: Table, turned: bool, gained: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero", turned=turned)
    bob.controls(edge("Rooster", "When a Character unturns, gain 1 Power."))
    alice.has(event("Second Wind", "Target a Character :: Unturn target."))

    alice.plays("Second Wind", "Hero")
    resolve(table)

    assert bob.power == gained


@rule("SF 24.7b", "Nobody heals an undamaged card.")
@pytest.mark.parametrize(("damage", "may"), [(0, False), (1, True)])
def test_only_the_damaged_are_healed(table: Table, damage: int, may: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", damage=damage)
    alice.has(event("Balm", "Target a Character :: Heal target."))

    assert alice.can("play", "Balm") == may


@rule(
    "SF 24.8.1.2",
    "An auction that a resolving effect causes comes before what the resolution triggers, and before responses.",
)
def test_an_auction_after_a_resolution(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    tomb = site("Tomb", 9, "Unique.")
    alice.controls(tomb)
    bob.controls(tomb, face_down=True)
    bob.controls(edge("Wake", "When a Site is revealed, gain 1 Power."))
    bob.has(BELL)
    alice.has(event("Quake", "Inflict 1 damage on all Sites."))

    alice.plays("Quake")
    table_until(table, lambda: "Bid" in table.decision.question)

    assert (bob.card("Tomb").damage, bob.power) == (1, 10)
    resolve(table)


@rule("SF 24.2a", "Whoever enters play after an effect on all Characters was generated is not affected by it.")
def test_affected_cards_are_fixed_at_generation(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero")
    bob.has_in_smoked_pile("Giant")
    bob.has(event("Comeback", "Return target Character in your smoked pile to play."))
    alice.has(event("Flood", "Inflict 1 damage on all Characters."))

    alice.plays("Flood")
    bob.plays("Comeback", "Giant")
    resolve(table)

    assert (bob.card("Hero").damage, bob.card("Giant").damage) == (1, 0)


@rule("SF 24.2.1a", "What is found as an effect resolves is chosen then, not before.")
def test_a_choice_that_depends_on_the_resolution(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has_on_deck("Hero", "Student")
    alice.has(event("Omen", "Look at the top two cards of your deck. Put them back in any order."))
    bob.has(BELL)

    alice.plays("Omen")
    assert bob.is_asked("Respond to Omen")
    bob.passes()
    assert alice.is_asked("Which card is on top?")
    alice.chooses("Student")
    resolve(table)

    assert alice.deck[:2] == ["Student", "Hero"]


@rule("SF 24.4d", "Phlogiston Mine, which asks for a choice as it is revealed, is not revealed to trigger.")
def test_what_has_to_be_revealed_first(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.has(event("Hex", "Gain 1 Power.", requires="{lot}"))
    alice.has_resources("{lot}")
    bob.controls("Phlogiston Mine", face_down=True)

    alice.plays("Hex")
    assert not bob.is_asked("Use Phlogiston Mine")
    assert bob.can("reveal", "Phlogiston Mine")
    resolve(table)

    assert bob.power == 0


@rule("SF 24.5.5a", "Who is smoked by recalculation was smoked by the ability that was recalculated.")
def test_who_smokes_by_recalculation(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    bob.controls("Student", "Hero")
    plague = "Opponents' Characters gain -1 Fighting. When this card smokes a Character, gain 3 Power."
    alice.has(edge("Plague", plague))

    alice.plays("Plague")
    resolve(table)

    assert (bob.in_play, bob.card("Hero").fighting) == (["Hero"], 3)
    assert alice.power == 8


@rule("SF 24.1.3.3a", "An effect loses a card that has left the hand and come back to it.")
def test_a_card_that_left_the_hand_is_lost(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has_in_smoked_pile("Hero")
    comeback = event("Comeback", "Return target Character in your smoked pile to play.")
    alice.has(comeback)
    bob.has(event("Grave", "Target a Character in an opponent's smoked pile :: Toast target."))

    alice.plays("Comeback", "Hero")
    bob.plays("Grave", "Hero")
    resolve(table)

    assert alice.toasted_pile == ["Hero"]
    assert "Hero" not in alice.in_play


@rule("SF 24.8.1.1", "SF 20.2", "Who falls by an Event that lowers Fighting is smoked by it, not by older damage.")
@pytest.mark.parametrize(
    ("text", "gained"),
    [("Target gains -3 Fighting until the end of the turn.", 0), ("Inflict 3 damage on target.", 2)],
)
def test_older_damage_does_not_smoke(table: Table, text: str, gained: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls("Hero", damage=1)
    bob.controls(edge("Wake", "When a Character is smoked by damage, gain 2 Power."))
    alice.has(event("Weakness", f"Target a Character :: {text}"))

    alice.plays("Weakness", "Hero")
    resolve(table)

    assert bob.smoked_pile == ["Hero"]
    assert bob.power == gained
    assert "Hero is smoked by Weakness." in table.log


@rule("SF 24.2", "The subject that a State's effect is about is determined as the effect is generated.")
def test_a_subject_is_determined_as_the_effect_is_generated(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", turned=True)
    alice.controls(state("Coffee", "Play on a Character. Turn this card :: Unturn subject."), on="Hero")
    bob.has(event("Sweep", "Smoke target State."))
    alice.uses("Coffee")
    table_until(table, lambda: bob.can("play", "Sweep"))

    bob.plays("Sweep", "Coffee")
    resolve(table)

    assert alice.smoked_pile == ["Coffee"]
    assert not alice.card("Hero").turned


@rule("SF 24.2.1", "Which of two things an effect does is chosen as it is generated, before anybody responds.")
def test_one_of_two_things_is_chosen_as_the_effect_is_generated(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Sorcery", "Gain 1 Power or draw a card."))
    bob.has(BELL)
    alice.plays("Sorcery")

    assert alice.is_asked("Choose one")
    alice.chooses("Draw 1 card")
    table_until(table, lambda: bob.can("play", "Bell"))
    before = len(alice.hand)
    resolve(table)

    assert len(alice.hand) == before + 1


@rule("SF 24.2.1", "What depends on something that happens during resolution is chosen then.")
def test_one_of_two_things_about_what_was_seen_is_chosen_later(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Omen", "Look at the top card of your deck. You may put it on the bottom."))
    alice.has_on_deck("Giant")
    bob.has(BELL)
    alice.plays("Omen")
    table_until(table, lambda: bob.can("play", "Bell"))
    table_until(table, lambda: alice.is_asked("bottom"))
    alice.says_yes()

    assert alice.deck[0] != "Giant"

"""SF 22.2.4. Whoever draws anyway and can play what they hold is not asked whether to throw a card away."""

from __future__ import annotations

from quickening.core.stops import is_asked, usual_stops
from tests.shadowfist_table import ShadowfistPlayer, character, event, resolve, site, table_until, waits_for
from tests.table import Table, rule

#: It takes a resource that nobody at these tables has.
FAR = character("Far", 2, requires="{dra}")
NEAR = character("Near", 2)


def is_usually_asked(table: Table) -> bool:
    assert table.decision.question == "Discard a card?"
    return is_asked(table.game, usual_stops(table.game), ())


def about_to_draw(table: Table, *hand: object) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls("Hill")
    bob.has(*hand)
    alice.declares_end()
    bob.does("generate")


@rule("SF 22.2.4", "SF 22.2.5", "Who draws anyway and has the resources for all cards is asked only if they wish.")
def test_whoever_can_play_all_they_hold_is_not_asked(table: Table) -> None:
    about_to_draw(table, NEAR, NEAR)

    assert not is_usually_asked(table)
    assert is_asked(table.game, {"discard"}, ())


@rule("SF 22.2.4", "Who holds a card that they have no resources for is asked whether to throw one away.")
def test_whoever_holds_what_they_cannot_play_is_asked(table: Table) -> None:
    about_to_draw(table, NEAR, FAR)

    assert is_usually_asked(table)


@rule("SF 22.2.4", "SF 22.2.5", "Who holds a full hand draws nothing but in place of what they throw away.")
def test_whoever_would_draw_nothing_is_asked(table: Table) -> None:
    about_to_draw(table, *(NEAR,) * 6)

    assert is_usually_asked(table)


# -- why a card cannot do something ----------------------------------------------------------------------------------


def rules_of(player: ShadowfistPlayer, name: str) -> list[str]:
    return [refusal.rule for refusal in player.why_not(name)]


@rule("SF 24.1.4", "Why an ability cannot be used is told; of a card that can do everything nothing is.")
def test_why_an_ability_cannot_be_used(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(site("Bank", 6, "Turn :: Gain 1 Power."), site("Mint", 6, "Turn :: Gain 1 Power."))
    bob.controls("Hill")

    alice.uses("Bank")
    resolve(table)

    assert rules_of(alice, "Bank") == ["SF 24.1.4"]
    assert rules_of(alice, "Mint") == []


@rule("SF 23.2", "An ability that says nothing of such a scene cannot be used in a closed one, hidden or not.")
def test_why_an_ability_cannot_be_used_in_a_closed_scene(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Summer Fire Palace")
    alice.controls("Student", site("Bank", 6, "Turn :: Gain 1 Power."))
    alice.controls(site("Mint", 6, "Turn :: Gain 1 Power."), face_down=True)
    bob.controls("Hill")
    assert rules_of(alice, "Bank") == []

    alice.attacks("Hill", with_="Student")
    waits_for(alice, "Use Summer Fire Palace")

    assert rules_of(alice, "Bank") == ["SF 23.2"]
    assert rules_of(alice, "Mint") == ["SF 23.2"]


@rule("SF 30.2", "As cards enter combat a hidden Site may be revealed to use it, no other.")
def test_a_hidden_site_may_be_used_on_entering_combat(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(site("Bank", 6, "Turn :: Gain 1 Power."))
    alice.controls(site("Mint", 6, "Turn :: Gain 1 Power."), face_down=True)
    alice.controls(character("Eager", 3, "When this card enters combat, you may gain 1 Power."))
    bob.controls("Hill")

    alice.attacks("Hill", with_="Eager")
    waits_for(alice, "Use Eager")
    alice.says_yes()
    table_until(table, lambda: alice.can("use"))

    assert (alice.can("use", "Mint"), alice.can("use", "Bank")) == (True, False)
    assert rules_of(alice, "Bank") == ["SF 23.2"]
    assert rules_of(alice, "Mint") == []


@rule("SF 35.0", "Another player's card does nothing for you, and you are told so.")
def test_a_card_of_another_player_does_nothing_for_you(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill", "Hero")

    refusals = table.game.why_not(alice.number, bob.card("Hero").state.handle)

    assert [refusal.rule for refusal in refusals] == ["SF 35.0"]


@rule("SF 50.14", "SF 50.16", "During an attack a Character is told what it lacks of Stealth and Tactics.")
def test_what_a_character_cannot_do_in_an_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple", "Hero")
    bob.controls("Hill", "Student")
    bob.has(event("Bell", "Gain 1 Power."))
    before = len(rules_of(alice, "Hero"))

    alice.attacks("Hill", with_="Hero")
    table_until(table, bob.is_asked)

    assert len(rules_of(bob, "Student")) > before

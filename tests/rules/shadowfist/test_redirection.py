"""SF 38. Damage redirection."""

from __future__ import annotations

import pytest

from quickening.text.reader import NotRead
from tests.shadowfist_table import character, event, resolve, site, table_until
from tests.table import Table, rule

BELL = event("Bell", "Gain 1 Power.")
MOUNTAIN = site("Mountain", 9, "Turn :: Redirect all damage target attacker inflicts on target Site to this card.")
DETOUR = event("Detour", "Redirect all damage target attacker inflicts on target Site to another target Site.")
TURNED_AWAY = "Redirect all damage it inflicts on target Character to another target Character."
SHIELD = event("Shield", f"Play in response to an Event :: {TURNED_AWAY}")
BOLT = event("Bolt", "Inflict 3 damage on target Character.")


@rule("SF 38.0", "SF 38.1", "SF 38.2a", "Damage of a source for one card goes to another, once a signpost is set.")
def test_damage_is_redirected(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Temple", "River")
    bob.has(DETOUR)

    alice.attacks("Temple", with_=["Hero", "Student"])
    bob.plays("Detour", "Hero", "Temple")
    resolve(table)

    assert bob.card("River").damage == 4
    assert bob.card("Temple").damage == 1


@rule("SF 38.2", "SF 24.2.1", "Source, first and new recipient are named as the effect is generated.")
def test_everything_is_named_at_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Temple", "River", "Garden")
    bob.has(DETOUR)
    alice.attacks("Temple", with_="Hero")

    bob.plays("Detour")
    assert sorted(bob.may_choose()) == ["Garden", "River", "Temple"]
    bob.chooses("Temple")
    assert sorted(bob.may_choose()) == ["Garden", "River"]
    bob.chooses("Garden")
    resolve(table)

    assert bob.card("Garden").damage == 4


@rule("SF 38.3", "A Character's combat damage is redirected only once it attacks, intercepts or is attacked.")
def test_when_combat_damage_may_be_redirected(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls(MOUNTAIN, "Temple")
    assert not bob.can("use", "Mountain")

    alice.attacks("Temple", with_="Hero")

    assert bob.can("use", "Mountain")
    resolve(table)


@rule("SF 38.3a", "SF 20.1", "Redirected combat damage is no combat damage: the Site is smoked, and nobody takes it.")
def test_redirected_damage_is_no_combat_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser", "Hero")
    bob.controls("Temple", "River")
    bob.has(DETOUR)

    alice.attacks("Temple", with_="Bruiser")
    bob.plays("Detour", "Temple")
    resolve(table)

    assert "River" in bob.smoked_pile
    assert bob.card("Temple").damage == 0
    assert alice.why_not("Hero")[0].rule == "SF 28.12"


@rule(
    "SF 29.6.1", "The Toughness of the first recipient does not reduce redirected damage, that of the new one does."
)
def test_reduction_and_redirection(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(BOLT)
    bob.controls(character("Tank", 9, "Toughness: 2."), character("Truck", 9, "Toughness: 1."))
    bob.has(SHIELD)

    alice.plays("Bolt", "Tank")
    bob.plays("Shield", "Tank")
    resolve(table)

    assert bob.card("Tank").damage == 0
    assert bob.card("Truck").damage == 2


@rule("SF 38.5", "The card that redirects is the source of the damage.")
def test_the_redirecting_card_is_the_source(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple")
    bob.controls(site("Sanctum", 8, "Takes no damage from Events."), MOUNTAIN)
    bob.has(DETOUR)

    alice.attacks("Temple", with_="Hero")
    bob.plays("Detour", "Temple", "Sanctum")
    resolve(table)

    assert bob.card("Sanctum").damage == bob.card("Temple").damage == 0


@rule("SF 38.1.1", "There is one signpost for a source: the redirection that resolves last counts.")
def test_the_last_redirection_counts(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple", "River", "Garden")
    bob.has(DETOUR, DETOUR)
    alice.attacks("Temple", with_="Hero")

    bob.plays("Detour", "Temple", "River")
    table_until(table, lambda: len(table.game.signposts) == 1)
    bob.plays("Detour", "Temple", "Garden")
    resolve(table)

    assert bob.card("River").damage == 0
    assert bob.card("Garden").damage == 4


@rule("SF 38.1.2a", "A signpost set in an attack lasts until its end, through interception, and no longer.")
def test_a_signpost_lasts_for_the_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls(MOUNTAIN, "Temple")
    bob.controls("Student", at="Temple")
    alice.attacks("Temple", with_="Bruiser")
    table_until(table, lambda: bob.can("use", "Mountain"))
    bob.uses("Mountain", "Temple")
    bob.intercepts("Bruiser", with_="Student")
    resolve(table)
    assert bob.card("Mountain").damage == 5
    assert not table.game.signposts

    alice.ends_turn()
    bob.ends_turn()
    alice.attacks("Temple", with_="Bruiser")
    resolve(table)

    assert bob.card("Temple").damage == 5


@rule("SF 38.1.2", "SF 38.2.1", "Damage of an effect is redirected only in response to it, and only for that effect.")
def test_redirecting_the_damage_of_an_effect(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(BOLT, BELL)
    bob.controls("Giant", "Bruiser")
    bob.has(SHIELD)

    assert not bob.can("play", "Shield")
    alice.plays("Bolt", "Giant")
    bob.plays("Shield", "Giant")
    resolve(table)

    assert bob.card("Giant").damage == 0
    assert bob.card("Bruiser").damage == 3
    assert not table.game.signposts


@rule("SF 38.1.3", "A signpost is used once: what comes after it goes where it was going.")
def test_a_signpost_is_used_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Volley", "Inflict 2 damage on target Character. Inflict 1 damage on it."))
    bob.controls("Giant", "Bruiser")
    bob.has(SHIELD)

    alice.plays("Volley", "Giant")
    bob.plays("Shield", "Giant")
    resolve(table)

    assert bob.card("Bruiser").damage == 2
    assert bob.card("Giant").damage == 1


@rule("SF 38.4", "If the new recipient leaves play after the signpost is set, nothing is damaged.")
def test_the_new_recipient_leaves_play(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple", "River")
    bob.has(DETOUR, event("Quake", "Smoke target Site."))
    alice.attacks("Temple", with_="Hero")

    bob.plays("Detour", "Temple")
    table_until(table, lambda: len(table.game.signposts) == 1)
    bob.plays("Quake", "River")
    resolve(table)

    assert bob.card("Temple").damage == 0
    assert "River" in bob.smoked_pile


@rule("SF 38.6", "Damage is not redirected back to the card that a signpost turns it away from.")
def test_not_back_to_the_same_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple", "River", "Garden", "Cave")
    bob.has(DETOUR, DETOUR)
    alice.attacks("Temple", with_="Hero")
    bob.plays("Detour", "Temple", "River")
    table_until(table, lambda: len(table.game.signposts) == 1)

    bob.plays("Detour", "River")
    assert bob.may_choose() == ["Garden", "Cave"]
    bob.chooses("Garden")
    resolve(table)

    assert bob.card("Temple").damage == 4
    assert bob.card("Garden").damage == bob.card("River").damage == 0


@rule("SF 38.6", "Damage that no signpost turns away may be redirected to any other card.")
def test_to_any_card_without_a_signpost(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple", "River", "Garden")
    bob.has(DETOUR)
    alice.attacks("Temple", with_="Hero")

    bob.plays("Detour", "River")

    assert sorted(bob.may_choose()) == ["Garden", "Temple"]
    bob.chooses("Temple")
    resolve(table)


@rule("SF 38.7", "SF 33.0", "A redirection is canceled in response to it.")
def test_canceling_a_redirection(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Denial", "Play in response to an Event :: Cancel it."))
    bob.controls("Temple", "River")
    bob.has(DETOUR, DETOUR)
    alice.attacks("Temple", with_="Hero")

    bob.plays("Detour", "Temple")
    alice.plays("Denial")
    resolve(table)

    assert bob.card("Temple").damage == 4
    assert bob.card("River").damage == 0


@rule("SF 38.7a", "Once the signpost is set, the card that set it may be canceled in vain.")
def test_a_signpost_is_not_canceled(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Crackdown", "Cancel target Site."))
    bob.controls("Temple")
    bob.controls(MOUNTAIN)
    alice.attacks("Temple", with_="Hero")

    table_until(table, lambda: bob.can("use", "Mountain"))
    bob.uses("Mountain", "Temple")
    table_until(table, lambda: alice.can("play", "Crackdown") and not table.game.effects)
    alice.plays("Crackdown", "Mountain")
    resolve(table)

    assert bob.card("Temple").damage == 0
    assert bob.card("Mountain").damage == 4


@rule("SF 50.18a", "SF 38.0", "Unstoppable damage is not redirected.")
def test_unstoppable_damage_is_not_redirected(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Juggernaut", 4, "Unstoppable."))
    bob.controls("Temple", "River")
    bob.has(DETOUR)

    alice.attacks("Temple", with_="Juggernaut")
    bob.plays("Detour", "Temple")
    resolve(table)

    assert bob.card("Temple").damage == 4
    assert bob.card("River").damage == 0


@rule("SF 38.3b", "Once the Character has entered combat, it is too late to redirect its damage.")
def test_combat_damage_is_not_redirected_in_combat(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    fury = "When this card enters combat, inflict 1 damage on target Character."
    alice.controls(character("Fury", 4, fury))
    bob.controls(MOUNTAIN, "Temple")
    bob.controls("Hero")
    bob.has(event("Mercy", "Cancel an effect that would damage a Character you control."))

    alice.attacks("Temple", with_="Fury")
    table_until(table, lambda: table.game.scene is not None and table.game.scene.name == "combat")
    assert bob.can("use", "Mountain")
    table_until(table, lambda: alice.is_asked("Choose"))
    alice.chooses("Hero")
    table_until(table, lambda: bob.can("play", "Mercy"))

    assert table.game.scene.closed
    assert not bob.can("use", "Mountain")
    resolve(table)
    assert bob.card("Temple").damage == 4


@rule("SF 38.2", "A text that names neither the source nor the first recipient is refused.")
def test_what_a_redirection_has_to_name(table: Table) -> None:
    with pytest.raises(NotRead):
        event("Detour", "Redirect 1 damage to another Character.")
    event("Detour", "Redirect 1 damage from a single source to another Character.")
    event("Detour", "Redirect 1 damage inflicted on target Character to another Character.")


@rule("SF 38.2", "SF 38.5", "Of the damage one point is redirected, the rest goes where it was meant to.")
def test_one_damage_is_redirected(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Dart", "Inflict 3 damage on target Character."))
    bob.controls("Giant", "Bruiser")
    bob.has(event("Detour", "Redirect 1 damage inflicted on target Character to another Character."))

    alice.plays("Dart", "Giant")
    table_until(table, lambda: bob.can("play", "Detour"))
    bob.plays("Detour", "Giant")
    resolve(table)

    assert (bob.card("Giant").damage, bob.card("Bruiser").damage) == (2, 1)


@rule("SF 38.0", "SF 38.3", "A text may redirect what certain Characters inflict for as long as it is active.")
def test_a_text_redirects_what_characters_inflict(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple")
    bob.controls(site("Lodestone", 9, "Redirect all damage inflicted by Characters you do not control to this card."))

    alice.attacks("Temple", with_="Hero")
    resolve(table)

    assert (bob.card("Temple").damage, bob.card("Lodestone").damage) == (0, 4)

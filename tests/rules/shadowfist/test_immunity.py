"""SF 40. Immunity, in its nine parts."""

from __future__ import annotations

from tests.shadowfist_table import character, edge, event, resolve, state
from tests.table import Table, rule

SEVEN = "Immunity to Events, Edges, States and Sites."


@rule("SF 40.0", "SF 50.7", "What a card is immune to cannot choose it, damage it or remove it.")
def test_events_do_not_see_an_immune_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Saint", 3, "Immunity to Events."), "Student", "Bruiser")
    alice.has(event("Brawl", "Inflict 2 damage on all Characters."), event("Doom", "Smoke target Character."))

    alice.plays("Doom")
    assert sorted(alice.may_choose()) == ["Bruiser", "Student"]
    alice.chooses("Student")
    resolve(table)
    alice.plays("Brawl")
    resolve(table)

    assert bob.card("Saint").damage == 0
    assert bob.card("Bruiser").damage == 2


@rule("SF 40.0a", "Combat damage is inflicted on immune cards as on any other.")
def test_immune_cards_take_combat_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls(character("Saint", 5, "Immunity to Characters."))

    alice.attacks("Saint", with_="Hero")
    resolve(table)

    assert bob.card("Saint").damage == 4


@rule("SF 40.0b", "What a card is immune to does not change any value of it.")
def test_values_of_immune_cards_are_not_changed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Saint", 5, "Immunity to Edges."), "Hero")
    alice.controls(edge("Gloom", "All Characters gain -1 Fighting."))

    assert bob.card("Saint").fighting == 5
    assert bob.card("Hero").fighting == 3


@rule("SF 40.0c", "What a card is immune to does not count it.")
def test_immune_cards_are_not_counted(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(character("Saint", 5, "Immunity to Events."), "Hero", "Student")
    alice.has(event("Scrounging", "Gain 1 Power for each Character in play."))

    alice.plays("Scrounging")
    resolve(table)

    assert alice.power == 2


@rule("SF 40.0c", "Cards that share a designator are counted without those that are immune to the card that counts.")
def test_immune_cards_share_no_designator(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Gambling House")
    bob.controls(character("Sealed", 4, "Immunity to opponent's Sites.", subtitle="Treasure Hunter"))
    bob.controls(character("Digger", 2, subtitle="Treasure Seeker"))
    assert not alice.can("use", "Gambling House")

    bob.controls(character("Diver", 2, subtitle="Treasure Seeker"))
    alice.ask_again()

    assert alice.can("use", "Gambling House")


@rule("SF 40.0c", "What somebody took is counted without cards that are immune to the card that counts.")
def test_immune_cards_are_not_counted_as_lost(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Fire Warriors")
    alice.controls(character("Saint", 3, "Immunity to Characters."), "Hero")
    bob.has(*[event("Bribe", "Take control of target Character.")] * 2)
    alice.ends_turn()
    assert alice.card("Fire Warriors").fighting == 2

    for name in ("Saint", "Hero"):
        bob.plays("Bribe", name)
        resolve(table)

    assert alice.card("Fire Warriors").fighting == 3


@rule("SF 40.0f", "Lethal, Stealth and Superleap do not work against a card that is immune to their owner.")
def test_lethal_and_stealth_do_not_work_against_immune_cards(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Viper", 2, "Lethal. Stealth. Superleap."))
    bob.controls("Temple")
    bob.controls(character("Saint", 5, "Immunity to Characters."), at="Temple", turned=True)

    alice.attacks("Temple", with_="Viper")
    bob.intercepts("Viper", with_="Saint")
    assert not alice.can("stealth")
    resolve(table)

    assert bob.card("Saint").damage == 2
    assert alice.smoked_pile == ["Viper"]


@rule("SF 40.0e", "Reduction that looks at the immune card does not work against its damage.")
def test_conditional_toughness_does_not_see_an_immune_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Saint", 4, "Immunity to Characters."), character("Monk", 4))
    bob.controls(character("Knight", 9, "Toughness: 3 against non-Unique cards."))
    bob.controls(character("Squire", 9, "Toughness: 3 against non-Unique cards."))

    alice.attacks("Knight", with_="Saint")
    resolve(table)
    alice.attacks("Squire", with_="Monk")
    resolve(table)

    assert bob.card("Knight").damage == 4
    assert bob.card("Squire").damage == 1


@rule("SF 40.0g", "What affects another card works even in a combat with an immune one.")
def test_effects_on_other_cards_work(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Saint", 4, SEVEN))
    bob.controls("Temple")
    bob.controls("Hero", at="Temple")
    bob.has(event("Silk", "Target Character gains Toughness: 3 until the end of the turn."))

    alice.attacks("Temple", with_="Saint")
    bob.plays("Silk", "Hero")
    bob.intercepts("Saint", with_="Hero")
    resolve(table)

    assert bob.card("Hero").damage == 1


@rule("SF 24.7", "SF 40.0", "A card that became immune meanwhile is not affected as the effect resolves.")
def test_becoming_immune_in_response(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Doom", "Smoke target Character."))
    bob.controls("Hero")
    bob.controls(
        character("Angel", 1, "Turn :: Target Character gains Immunity to Events until the end of the turn.")
    )

    alice.plays("Doom", "Hero")
    bob.uses("Angel", "Hero")
    resolve(table)

    assert bob.card("Hero").in_play


@rule("SF 40.1", "SF 40.1a", "SF 25.5.3", "A card immune to States is no subject for them, and loses those it has.")
def test_immunity_to_states(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero")
    bob.controls(character("Saint", 5, "Immunity to States."))
    bob.controls(state("Sword", "Weapon. Subject Character gains +2 damage."), on="Hero")
    alice.has(state("Curse", "Subject Character gains -1 Fighting."))
    alice.has(event("Purge", "Target Character gains Immunity to States until the end of the turn."))

    alice.plays("Curse")  # there is one legal subject
    resolve(table)
    assert bob.card("Saint").fighting == 5
    assert bob.card("Hero").fighting == 3
    alice.plays("Purge", "Hero")
    resolve(table)

    assert bob.smoked_pile == ["Sword"]
    assert "Curse" in alice.smoked_pile


@rule("SF 40.0d", "What a card is immune to does not cancel or change the effects of that card.")
def test_effects_of_an_immune_card_are_not_canceled(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(character("Seven", 3, "Immunity to Events. When this card enters play, gain 3 Power."))
    alice.has(character("Eight", 3, "When this card enters play, gain 3 Power."))
    nullify = event("Nullify", "Play in response to a Character. Cancel that Character.")
    bob.has(nullify, nullify)

    alice.plays("Seven")
    assert not bob.can("play", "Nullify")
    resolve(table)
    assert alice.power == 12
    alice.plays("Eight")
    bob.plays("Nullify")
    resolve(table)

    assert alice.power == 11


@rule("SF 40.0d", "What a card is immune to does not redirect or retarget its effects.")
def test_effects_of_an_immune_card_are_not_retargeted(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    curse = "Turn and target a Character :: Inflict 2 damage on target."
    alice.controls(character("Witch", 3, f"Immunity to Events. {curse}"))
    alice.controls(character("Novice", 3, curse))
    bob.controls("Hero", "Giant")
    bob.has(event("Mute", "Cancel an effect that would damage a Character you control."))

    alice.uses("Witch", "Hero")
    assert not bob.can("play", "Mute")
    resolve(table)
    assert bob.card("Hero").damage == 2
    alice.uses("Novice", "Giant")
    assert bob.can("play", "Mute")
    resolve(table)


@rule("SF 40.0b", "What a card is immune to does not turn it, move it or end its attack.")
def test_the_state_of_an_immune_card_is_not_changed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Seven", 3, "Immunity to Events."), "Hero")
    alice.has(event("Lull", "Turn all Characters."))
    alice.controls(edge("Fog", "Sacrifice this card :: Turn all Characters."))

    alice.plays("Lull")
    resolve(table)
    assert bob.card("Hero").turned
    assert not bob.card("Seven").turned
    alice.uses("Fog")
    resolve(table)

    assert bob.card("Seven").turned


@rule("SF 36.0", "SF 40.0", "Who copies the bold-faced abilities of others copies what they are immune against.")
def test_a_copied_immunity(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "This card copies all bold-faced abilities currently possessed by other Characters in play."
    alice.controls(character("Mirror", 5, text))
    alice.has(event("Dart", "Target a Character :: Inflict 2 damage on target."))
    bob.controls("Giant", character("Warded", 5, "Immunity to Events."))

    alice.plays("Dart")
    resolve(table)

    assert bob.card("Giant").damage == 2, "neither of the others could be targeted"

"""SF 24. Effects."""

from __future__ import annotations

from tests.shadowfist_table import character, edge, event, resolve, site
from tests.table import Table, rule

BELL = event("Bell", "Gain 1 Power.")
BOLT = event("Bolt", "Target a Character :: Smoke target.")


@rule("SF 24.0", "SF 24.1", "SF 24.1.1", "What is before the colons is needed first.")
def test_requirement_and_effect(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Sniper", 2, "Turn and target a Character :: Inflict 2 damage on target."))
    bob.controls("Hero")
    bob.has(BELL)

    alice.uses("Sniper", "Hero")
    assert alice.card("Sniper").turned
    assert bob.card("Hero").damage == 0
    resolve(table)

    assert bob.card("Hero").damage == 2


@rule("SF 24.1.2", "SF 25.1.1", "Effects have their times: here only during an attack.")
def test_timing(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Charge", "Play during an attack :: Gain 1 Power."))
    bob.controls("Hill")
    assert not alice.can("play", "Charge")
    assert alice.why_not("Charge")[0].rule == "SF 24.1.2"

    alice.attacks("Hill", with_="Hero")

    assert alice.can("play", "Charge")
    resolve(table)


@rule("SF 24.1.3", "An effect needs as many legal targets as it asks for.")
def test_enough_targets(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero", "Hill")
    alice.has(event("Storm", "Target two Characters :: Inflict 1 damage on targets."))
    assert not alice.can("play", "Storm")
    assert alice.why_not("Storm")[0].rule == "SF 24.1.3"

    bob.controls("Giant")

    assert alice.can("play", "Storm")


@rule("SF 24.1.3.1", "What is no legal target may still be hit by what hits everybody.")
def test_not_a_legal_target(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Shadow", 4, "Not a legal target for Events."), "Giant")
    alice.has(event("Dart", "Target a Character :: Inflict 1 damage on target."))
    alice.has(event("Flood", "Inflict 1 damage on all Characters."))

    alice.plays("Dart", "Giant")
    resolve(table)
    assert bob.card("Shadow").damage == 0
    alice.plays("Flood")
    resolve(table)

    assert (bob.card("Shadow").damage, bob.card("Giant").damage) == (1, 2)


@rule("SF 24.1.3.2", "Only cards in play can be chosen, unless the effect says otherwise.")
def test_only_cards_in_play_are_chosen(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has_in_smoked_pile("Hero")
    bob.controls("Student")
    alice.has(BOLT)

    alice.plays("Bolt")
    resolve(table)

    assert bob.smoked_pile == ["Student"]
    assert "Hero" in alice.smoked_pile


@rule("SF 24.1.3.3", "SF 34.0", "An effect loses a card that has left play, even if it comes back.")
def test_a_target_that_left_is_lost(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero")
    alice.has(event("Dart", "Target a Character :: Inflict 1 damage on target."))
    bob.has(event("Vanish", "Target a Character you control :: Return target to its owner's hand."))

    alice.plays("Dart", "Hero")
    bob.plays("Vanish", "Hero")
    resolve(table)

    assert bob.hand == ["Hero"]


@rule("SF 24.1.4", "SF 24.3", "Each effect is paid for by itself: one turning pays for one of two.")
def test_one_payment_for_one_effect(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(edge("Mill", "Turn :: Gain 1 Power. Turn :: Gain 2 Power."))

    alice.uses("Mill")
    resolve(table)

    assert not alice.can("use", "Mill")
    assert alice.power in (1, 2)


@rule("SF 24.2", "Numbers are fixed when an effect is generated.")
def test_numbers_are_fixed_at_generation(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero", "Giant")
    alice.has(event("Gifts", "Gain Power equal to the number of Characters you control."))
    bob.has(BOLT)

    alice.plays("Gifts")
    bob.plays("Bolt", "Hero")
    resolve(table)

    assert alice.in_play == ["Giant"]
    assert alice.power == 2


@rule("SF 24.2.1", "Choices are made at generation, even those written after the colons.")
def test_choices_at_generation(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero", "Giant")
    bob.has(BELL)
    alice.has(event("Aim", "Inflict 1 damage on target Character."))

    alice.plays("Aim", "Giant")
    assert bob.is_asked("Respond to Aim")
    resolve(table)

    assert bob.card("Giant").damage == 1


@rule("SF 24.4", "A face-down Site is revealed to use it, or just to be revealed.")
def test_revealing(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(site("Bank", text="Turn :: Gain 1 Power."), face_down=True)
    alice.controls("Hill", face_down=True)
    bob.has(BELL)

    alice.reveals("Hill")
    assert bob.is_asked("Respond to")
    assert alice.card("Hill").face_down
    resolve(table)
    assert not alice.card("Hill").face_down
    alice.does("use")
    resolve(table)

    assert not alice.card("Bank").face_down
    assert alice.power == 1


@rule("SF 24.4", "SF 30.3.2", "Combat damage reveals a Site; what triggers on revealing happens.")
def test_revealed_by_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(site("Treasury", text="When this Site is revealed, gain 2 Power."), face_down=True)
    alice.controls("Hero")

    alice.attacks("a face-down Feng Shui Site", with_="Hero")
    resolve(table)

    assert not bob.card("Treasury").face_down
    assert bob.power == 2


@rule("SF 24.5", "SF 24.5.1", "Characters are active at once, Edges only when they have resolved.")
def test_activation(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    alice.has(edge("Plan", "Characters you control gain +1 Fighting."))
    alice.has(character("Captain", 2, "Other Characters you control gain +1 Fighting."))
    bob.has(BELL)

    alice.plays("Captain")
    assert alice.card("Student").fighting == 2
    resolve(table)
    alice.plays("Plan")
    assert alice.card("Student").fighting == 2
    resolve(table)

    assert alice.card("Student").fighting == 3


@rule("SF 24.5.2", "SF 44.4", "What triggers on entering play is generated with the card.")
def test_entering_play(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.has(character("Envoy", 2, "When this card enters play, gain 2 Power."))
    bob.has(BELL)

    alice.plays("Envoy")
    assert [effect.kind for effect in table.game.effects] == ["card", "triggered"]
    resolve(table)

    assert alice.power == 6


@rule("SF 24.5.3", "SF 24.8.1.1", "Damage that is enough smokes at once, before the next part of the effect.")
def test_damage_smokes_between_parts(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Student", "Giant")
    alice.has(event("Double Tap", "Inflict 1 damage on all Characters. Inflict 1 damage on all Characters."))

    alice.plays("Double Tap")
    resolve(table)

    assert bob.smoked_pile == ["Student"]
    assert bob.card("Giant").damage == 2


@rule("SF 24.5.4", "SF 24.8.1.2", "An auction comes right after generation, before anybody responds.")
def test_the_auction_comes_before_responses(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    king = character("King", 5, "Unique.")
    bob.controls(king)
    bob.has(BELL)
    alice.has(king)

    alice.plays("King")

    assert alice.is_asked("Bid more than 0")
    alice.chooses("Bid 1")
    resolve(table)


@rule("SF 24.5.5", "SF 24.8.1.3", "When a bonus is gone, whoever lived by it is smoked, again and again.")
def test_recalculation(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Captain", 2, "Other Characters you control gain +2 Fighting."))
    bob.controls("Student", damage=2)
    bob.controls("Hero", damage=2)
    alice.has(BOLT)

    alice.plays("Bolt", "Captain")
    resolve(table)

    assert bob.smoked_pile == ["Captain", "Student"]
    assert bob.card("Hero").fighting == 2


@rule("SF 24.5.6", "SF 24.8.1.5", "After generation and after resolution players may respond.")
def test_responding(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(BELL)
    bob.has(BELL, BELL)

    alice.plays("Bell")
    assert bob.is_asked("Respond to Bell")
    bob.plays("Bell")
    bob.passes()

    assert bob.is_asked("Respond to Bell")
    resolve(table)


@rule("SF 24.6", "An effect of several parts is carried out in the order of its text.")
def test_parts_in_order(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero", damage=2)
    alice.has(event("Cure and Harm", "Heal all Characters. Inflict 3 damage on all Characters."))

    alice.plays("Cure and Harm")
    resolve(table)

    assert bob.card("Hero").damage == 3


@rule("SF 24.7", "SF 24.8", "An effect resolves as far as it can, even if it has become pointless.")
def test_as_far_as_possible(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero", "Giant")
    alice.has(event("Storm", "Target two Characters :: Inflict 1 damage on targets."))
    bob.has(event("Offering", "Sacrifice a Character :: Gain 1 Power."))

    alice.plays("Storm")
    bob.plays("Offering", "Hero")
    resolve(table)

    assert "Hero" in bob.smoked_pile
    assert bob.card("Giant").damage == 1


@rule("SF 24.7", "One may play what changes nothing, such as unturning an unturned Character.")
def test_effects_that_change_nothing(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Second Wind", "Target a Character :: Unturn target."))

    alice.plays("Second Wind", "Hero")
    resolve(table)

    assert not any("unturns" in line for line in table.log[-3:])


@rule("SF 24.8.1", "SF 24.8.1.4", "SF 24.8.2", "What a resolution triggers is added, and resolves before the rest.")
def test_resolution_triggers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(character("Martyr", 1, "When this card is smoked, gain 2 Power."))
    alice.has(event("Theft", "Steal 5 Power from an opponent."), BOLT)

    alice.plays("Theft", "Bob")
    alice.plays("Bolt", "Martyr")
    resolve(table)

    assert (alice.power, bob.power) == (2, 0)

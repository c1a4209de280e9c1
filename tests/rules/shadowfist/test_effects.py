"""SF 24. Effects."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import character, edge, event, resolve, site, table_until, waits_for
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


@rule("SF 24.1.3.3", "An effect loses a card that has left play.")
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


@rule("SF 24.1.4", "SF 24.1.3", "Who is paid, and whose Character is targeted, is one player.")
def test_an_opponent_is_bribed(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=0)
    alice.has_power(1)
    alice.has_resources("{lot}{lot}")
    alice.has("Bribery")
    bob.controls("Giant")
    carol.controls("Hero", "Giant")

    alice.plays("Bribery", "Carol", "Hero")
    resolve(table)

    assert alice.card("Hero").controller == "Alice"
    assert (alice.power, bob.power, carol.power) == (0, 0, 1)


@rule("SF 24.1.4", "SF 24.1.3", "Nobody is bribed who has nobody to bribe, nor without Power.")
def test_nobody_is_bribed_in_vain(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=1)
    alice.has_resources("{lot}{lot}")
    alice.has("Bribery")
    bob.controls("Giant")
    assert not alice.can("play", "Bribery")
    carol.controls("Hero")
    assert alice.can("play", "Bribery")

    alice.has_power(0)

    assert not alice.can("play", "Bribery")
    alice.has_power(1)
    alice.plays("Bribery")
    resolve(table)
    assert alice.card("Hero").controller == "Alice"
    assert (bob.power, carol.power) == (1, 2)


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


@rule(
    "SF 42.0",
    "SF 24.2b",
    "SF 9.2.3a",
    "Where an `if` stands behind what is done, it is asked as the effect resolves.",
)
def test_only_one_of_two_horrors_returns_in_a_turn(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Demon", 3, provides="{lot}"))
    alice.has_in_smoked_pile("Undead Horrors", "Undead Horrors")
    alice.has(BOLT)

    alice.plays("Bolt")
    waits_for(alice, "Which effect is added first?")
    alice.does("trigger", "Undead Horrors")
    alice.does("yes")
    alice.does("yes")
    resolve(table)

    assert alice.in_play == ["Undead Horrors"]
    assert alice.smoked_pile.count("Undead Horrors") == 1


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


@rule("SF 24.2.1", "How much is healed is said at generation, and of which card.")
def test_healing_is_divided_at_generation(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", damage=3)
    alice.controls("Tower", damage=2)
    alice.has(event("Balm", "Remove up to 3 damage from cards you control."))
    bob.has(event("Dart", "Inflict 1 damage on target Site."))

    alice.plays("Balm")
    assert alice.is_asked("Divide 3 healing")
    alice.chooses("Giant", "Giant", "Tower")
    assert bob.is_asked("Respond to Balm")
    bob.plays("Dart", "Tower")
    resolve(table)

    assert (alice.card("Giant").damage, alice.card("Tower").damage) == (1, 2)


@rule("SF 24.2.1", "How much is stolen or drawn is said at generation.")
def test_up_to_so_much_is_said_at_generation(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.has(event("Theft", "Steal up to 2 Power from target opponent."), event("Study", "Draw up to 2 cards."))
    bob.has(BELL)

    for name, number in (("Theft", 1), ("Study", 2)):
        alice.plays(name)
        assert [option.number for option in table.decision.options] == [2, 1, 0]
        table.answer(next(option for option in table.decision.options if option.number == number))
        assert bob.is_asked(f"Respond to {name}")
        resolve(table)

    assert (alice.power, bob.power, len(alice.hand)) == (6, 4, 2)


@rule("SF 24.2.1", "How much one may steal, draw, heal or inflict is said at generation, if any of it.")
@pytest.mark.parametrize(
    ("text", "said", "after"),
    [
        ("Gain 1 Power. You may steal up to 2 Power from target opponent.", 2, (8, 3, 0)),
        ("Gain 1 Power. You may steal up to 2 Power from target opponent.", 0, (6, 5, 0)),
        ("Gain 1 Power. You may draw up to 2 cards. If you do, gain 1 Power.", 1, (7, 5, 1)),
        ("Gain 1 Power. You may draw up to 2 cards. If you do, gain 1 Power.", 0, (6, 5, 0)),
    ],
)
def test_what_one_may_do_up_to_so_much_is_said_at_generation(
    table: Table, text: str, said: int, after: tuple[int, int, int]
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.has(event("Ploy", text))
    bob.has(BELL)

    alice.plays("Ploy")
    table.answer(next(option for option in table.decision.options if option.number == said))
    assert bob.is_asked("Respond to Ploy")
    resolve(table)

    assert (alice.power, bob.power, len(alice.hand)) == after


@rule("SF 24.2.1", "How much one may steal, draw, heal or inflict is said at generation, if any of it.")
@pytest.mark.parametrize("healed", [0, 1, 2])
def test_how_much_one_may_heal_is_said_at_generation(table: Table, healed: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.controls("Giant", damage=3)
    alice.controls("Hero", damage=1)
    alice.has(event("Salve", "Gain 1 Power. You may heal up to 2 damage from target Character."))
    bob.has(BELL)

    alice.plays("Salve", "Giant")
    alice.chooses(*["Giant"] * healed) if healed else table.answer([])
    assert bob.is_asked("Respond to Salve")
    resolve(table)

    assert (alice.power, alice.card("Giant").damage) == (6, 3 - healed)


@rule("SF 24.2.1", "How much is stolen from each of several players is said at generation.")
def test_how_much_is_stolen_from_each_is_said_at_generation(table: Table) -> None:
    alice, bob, cleo = table.shadowfist("Alice", "Bob", "Cleo", power=5)
    alice.has(event("Theft", "Steal up to 2 Power from each opponent."))
    bob.has(BELL)

    alice.plays("Theft")
    for number in (2, 1):
        table.answer(next(option for option in table.decision.options if option.number == number))
    assert bob.is_asked("Respond to Theft")
    resolve(table)

    assert (alice.power, bob.power, cleo.power) == (8, 3, 4)


@rule("SF 24.2.1", "Damage that one may divide is divided at generation, or not at all.")
@pytest.mark.parametrize("inflicted", [True, False])
def test_damage_one_may_divide_is_divided_at_generation(table: Table, inflicted: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    text = "Gain 1 Power. You may inflict 2 damage, divided any way you choose, on target Characters."
    alice.has(event("Storm", text))
    bob.controls("Giant", "Tower")
    bob.has(BELL)

    alice.plays("Storm", "Giant")
    alice.chooses("Giant", "Giant") if inflicted else table.answer([])
    assert bob.is_asked("Respond to Storm")
    resolve(table)

    assert (alice.power, bob.card("Giant").damage) == (6, 2 if inflicted else 0)


@rule("SF 24.2.1", "Damage is divided at generation; what was meant for a card that is gone is lost.")
def test_damage_is_divided_at_generation(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Bruiser", "Student")
    alice.can_pay_for("Street Riot")
    bob.controls("Tower", "Giant", character("Guard", 2))
    bob.has(event("Leave", "Return target Character to its owner's hand."))

    alice.attacks("Tower", with_=["Hero", "Bruiser", "Student"])
    table_until(table, lambda: alice.can("play", "Street Riot"))
    alice.plays("Street Riot")
    alice.chooses("Giant", "Guard")
    assert alice.is_asked("Divide 3 damage")
    alice.chooses("Giant", "Guard", "Guard")
    bob.plays("Leave", "Guard")
    table_until(table, lambda: bob.card("Giant").damage > 0)

    assert (bob.card("Giant").damage, bob.hand) == (1, ["Guard"])


@rule("SF 24.4", "SF 24.4b", "A face-down Site is revealed to use it, or just to be revealed.")
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


@rule("SF 24.5.2b", "Software Pirate does not draw for its own arrival, but for that of the next {tek} card.")
def test_a_card_does_not_trigger_by_entering_play_like_others(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has("Software Pirate", character("Hacker", 1, provides="{tek}"))
    alice.plays("Software Pirate")
    assert not alice.is_asked("Use Software Pirate")
    resolve(table)

    alice.plays("Hacker")
    assert alice.is_asked("Use Software Pirate")
    alice.says_yes()
    resolve(table)

    assert alice.hand == ["Filler"]


@rule(
    "SF 24.5.2",
    "SF 24.5.2b",
    "What waits for Characters that enter play does not see its own card, what waits for the card does.",
)
def test_a_card_triggers_by_entering_play_itself(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=9)
    text = "When a Character enters play, gain 2 Power. When this card enters play, gain 1 Power."
    alice.has(character("Herald", 1, text, cost=0), character("Guest", 1, cost=0))

    alice.plays("Herald")
    resolve(table)
    assert alice.power == 9 + 1
    alice.plays("Guest")
    resolve(table)

    assert alice.power == 9 + 1 + 2


@rule("SF 24.5.2a", "What is done immediately is done at generation: nobody uses Proving Ground before it is turned.")
def test_what_is_done_immediately(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Proving Ground", face_down=True)
    alice.has("Hero", BELL)
    bob.has(BELL)

    alice.reveals("Proving Ground")
    table_until(table, lambda: not alice.card("Proving Ground").face_down)

    assert alice.card("Proving Ground").turned
    assert not alice.can("use", "Proving Ground")
    assert not table.game.effects
    resolve(table)


@rule("SF 30.3.2", "SF 24.5.2a", "A resource is chosen immediately as damage reveals Phlogiston Mine.")
def test_what_is_done_immediately_in_combat(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero")
    alice.has(event("Hex", "Gain 1 Power.", requires="{lot}"))
    alice.has_resources("{lot}")
    bob.controls("Phlogiston Mine", face_down=True)

    alice.attacks("a face-down Feng Shui Site", with_="Hero")
    waits_for(bob, "resource")
    assert table.game.scene is None
    bob.chooses("lot")
    resolve(table)
    alice.plays("Hex")
    waits_for(bob, "Use Phlogiston Mine")
    bob.says_yes()
    resolve(table)

    assert bob.power == 1
    assert bob.card("Phlogiston Mine").damage == 4 + 1


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


@rule("SF 24.7c", "One may turn a turned Character in vain, whichever way the card says it; but not as a cost.")
def test_turning_what_is_turned(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.has(
        event("Nap", "Turn target Character. Gain 1 Power."),
        event("Doze", "Target a Character :: Turn target. Gain 1 Power."),
        event("Toll", "Turn a Character :: Gain 1 Power."),
    )
    bob.controls("Hero", turned=True)

    assert not alice.can("play", "Toll")
    alice.plays("Nap", "Hero")
    resolve(table)
    alice.plays("Doze", "Hero")
    resolve(table)

    assert alice.power == 2
    assert bob.card("Hero").turned


@rule("SF 24.1.3", "What one only may do does not keep the rest of an Event from being done.")
def test_an_optional_part_without_a_choice(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    purge = event("Purge", "Gain 1 Power. You may smoke a Character. If you do, gain 3 Power.")
    alice.has(purge, purge)

    alice.plays("Purge")
    resolve(table)
    assert alice.power == 1

    bob.controls("Hero")
    alice.plays("Purge")
    waits_for(alice, "Smoke")
    alice.says_yes()
    resolve(table)
    assert bob.smoked_pile == ["Hero"]
    assert alice.power == 1 + 1 + 3


@rule(
    "SF 24.1.3",
    "Two that one may smoke are two: with one Character in play nothing is offered, and the rest is done.",
)
def test_an_optional_part_with_too_few_choices(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.has(event("Purge", "Gain 1 Power. You may smoke 2 Characters."))
    bob.controls("Hero")

    alice.plays("Purge")
    table_until(table, lambda: alice.is_asked("Smoke") or alice.is_asked("Your Main Shot"))

    assert alice.is_asked("Your Main Shot")
    assert alice.power == 1
    assert "Hero" in bob.in_play


@rule("SF 24.1.3", "Fox on the Run makes a failed attack a success although none of its attackers is left.")
def test_fox_on_the_run_without_an_attacker_to_unturn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", "Hero")
    alice.has("Fox on the Run")
    alice.has_resources("{asc}{asc}")
    bob.controls("Hill")
    bob.controls("Bruiser", at="Hill")

    alice.attacks("Hill", with_="Student")
    bob.intercepts("Student", with_="Bruiser")
    table_until(table, lambda: alice.can("play", "Fox on the Run"))
    alice.plays("Fox on the Run")
    resolve(table)

    assert alice.can("attack", "Hill")


@rule("SF 40.0", "SF 24.7d", "A card that is immune to the effect is not chosen: City Square does not see The Seven.")
def test_no_redirecting_the_damage_of_who_is_immune(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    alice.controls(character("The Seven", 8, "Not affected by opponents' Events, Sites, Edges, and States."))
    redirects = "Turn to redirect the damage inflicted by a single source on target Site to any Site you control."
    bob.controls(site("Palace", 12), site("City Square", 6, redirects))

    alice.attacks("Palace", with_=["Hero", "Student", "The Seven"])
    table_until(table, lambda: bob.can("use", "City Square"))
    bob.uses("City Square")
    assert bob.may_choose() == ["Hero", "Student"]
    bob.chooses("Hero")
    resolve(table)

    assert bob.card("City Square").damage == 4
    assert bob.card("Palace").damage == 9


@rule("SF 24.7c", "One may play what changes nothing, such as unturning an unturned Character.")
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


@rule("SF 26.2.2", "SF 24.1.3.2a", "Who could respond to several effects says which one is answered.")
def test_which_effect_is_answered(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.has(event("Bell", "Gain 1 Power."), event("Gong", "Gain 2 Power."), event("Drum", "Draw a card."))
    bob.controls(site("Chapel", 8, "Turn in response to an Event :: Cancel that Event."))

    alice.plays("Bell")
    bob.passes()
    resolve(table)
    assert alice.power == 1
    alice.plays("Gong")
    table_until(table, lambda: alice.can("play", "Drum"))
    alice.plays("Drum")
    bob.uses("Chapel")

    assert bob.is_asked("In response to what")
    assert sorted(bob.may_choose()) == ["Drum", "Gong"]
    bob.chooses("Gong")
    resolve(table)
    assert alice.power == 1
    assert alice.hand == ["Filler"]


@rule("SF 24.2.1", "SF 24.1.3", "Which of two things is done is said at generation, and only what can be done.")
def test_one_of_two_things(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    either = event("Fork", "Smoke target Edge or inflict 2 damage on target Character.")
    alice.has(either, either)
    bob.controls("Giant", "Bruiser")
    bob.has(BELL)

    alice.plays("Fork")
    alice.chooses("Giant")
    assert bob.is_asked("Respond to Fork")
    resolve(table)
    assert bob.card("Giant").damage == 2

    bob.controls(edge("Plan", "Your hand size is increased by 1."))
    alice.plays("Fork")
    assert alice.is_asked("Choose one")
    assert len(table.decision.options) == 2
    table.answer(table.decision.options[0])
    assert bob.is_asked("Respond to Fork"), "the only Edge is the target, and no Character is"
    resolve(table)
    assert bob.smoked_pile == ["Plan"]
    assert bob.card("Giant").damage == 2


@rule("SF 49.9", "SF 24.1.3", "No copy of a Unique card one controls is chosen to return to play.")
@pytest.mark.parametrize(
    "text",
    [
        "Return target Character from your smoked pile to play.",
        "Choose a Character in your smoked pile :: Return that Character to play.",
        "Target a Character in your smoked pile :: Return target to play.",
        "Choose a Character in your smoked pile. Return it to play.",
    ],
)
def test_a_second_copy_of_a_unique_card_is_not_chosen_to_return(table: Table, text: str) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    boss = character("Boss", 5, "Unique.")
    alice.controls(boss)
    alice.has_in_smoked_pile(boss, "Hero", "Giant")
    alice.has(event("Comeback", text), event("Look", "Choose a Character in your smoked pile :: Toast it."))

    alice.plays("Comeback")
    assert sorted(alice.may_choose()) == ["Giant", "Hero"]
    alice.chooses("Hero")
    resolve(table)
    alice.plays("Look")

    assert sorted(alice.may_choose()) == ["Boss", "Giant"]


@rule("SF 24.4", "A Site that is turned face down while its effect waits may be revealed again.")
def test_a_site_whose_effect_waits_is_revealed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(site("Mint", 6, "Turn :: Gain 1 Power."))
    bob.controls(character("Clerk", 2, "Turn and target an undamaged Feng Shui Site :: Turn target face down."))

    alice.uses("Mint")
    bob.uses("Clerk", "Mint")
    table_until(table, lambda: alice.card("Mint").face_down and alice.is_asked("Respond"))

    assert alice.can("reveal", "Mint")
    alice.reveals("Mint")
    assert not alice.can("reveal", "Mint"), "it is being revealed"
    resolve(table)
    assert not alice.card("Mint").face_down

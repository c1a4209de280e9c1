"""What is said of a player holds in every way it comes about: damage, draws, weapons, Power Blows."""

from __future__ import annotations

import pytest

from tests.highlander_table import card_saying, duel, event, situation
from tests.table import Table, rule


@rule("HL1 45", "HL1 75", "Damage is taken though as much Ability is gained in the same phase.")
@pytest.mark.parametrize("gain", [0, 2, 4])
def test_damage_is_taken_whatever_is_gained(table: Table, gain: int) -> None:
    alice, bob = duel(table, "first")
    alice.is_at(10)
    alice.has_in_play(situation("When you take damage, draw a card."))
    alice.has(event(f"Gain {gain} Ability. You take 2 damage.", "Balm"))
    alice.goes_to("attack")
    alice.plays("Balm")
    before = len(alice.hand)
    alice.goes_to("draw/discard")

    assert (len(alice.hand) - before, alice.ability) == (1, 10 + gain - 2)
    assert bob.ability == 15


@rule("HL1 67", "HL3 85", "Who has a broken weapon is Disarmed.")
def test_a_broken_weapon_disarms(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("If you are Disarmed, discard this card.", "Pride"))
    alice.has(event("Your opponent's weapon is broken.", "Snap"))
    alice.goes_to("attack")
    alice.plays("Snap")

    assert "Pride" not in bob.in_play


@rule("HL1 45", "Who may not draw cards draws none by other cards; at the end of a turn is only then.")
@pytest.mark.parametrize(("words", "drawn"), [("this turn", 0), ("at the end of the turn", 2)])
def test_no_cards_are_drawn_by_texts(table: Table, words: str, drawn: int) -> None:
    alice, bob = duel(table, "first")
    alice.has_in_play(situation("You may play an additional Special Card.", "Haste"))
    alice.has(event(f"You may not draw any cards {words}.", "Fast"), event("Draw 2 cards.", "Feast"))
    alice.goes_to("attack")
    alice.plays("Fast")
    alice.plays("Feast")
    bob.begins_turn()

    assert len(alice.hand) == drawn


@rule("HL1 67", "Who cannot recover a weapon cannot by any card; who may not roll for it can.")
@pytest.mark.parametrize(("words", "armed"), [("cannot recover", False), ("may not roll to regain", True)])
def test_a_weapon_that_cannot_be_recovered(table: Table, words: str, armed: bool) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation(f"Your opponent {words} his weapon."))
    alice.is_disarmed_of()
    alice.has(event("Recover your weapon.", "Find"), "Thrust")
    alice.goes_to("attack")
    alice.plays("Find")

    assert alice.can("attack", "Thrust") == armed


@rule("HL1 55", "HL1 57", "A Power Blow that needs no Exertion leaves the Exertion of the turn, and the hand.")
def test_a_power_blow_without_an_exertion(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("You may make Power Blows without an Exertion."))
    alice.may_attack(2)
    alice.has("Thrust", card_saying(name="Lunge", type="attack", grid="000/0X0/000"))
    alice.attacks("Thrust")
    alice.exerts("Make Thrust a Power Blow")

    assert alice.can("attack", "Lunge")
    assert table.game.attacks[0].power
    assert bob.ability == 15


@rule("HLT 107", "What a player ignores is the opponent's; what a dodge says of itself still counts.")
@pytest.mark.parametrize("own", [True, False])
def test_a_dodge_is_freed_of_the_opponents_limits_alone(table: Table, own: bool) -> None:
    alice, bob = duel(table)
    words = "This dodge cannot avoid multiple attacks." if own else ""
    twirl = card_saying(words, "Twirl", "dodge", grid="XXX/XXX/XXX")
    alertness = "Play in conjunction with a dodge. You may ignore any effect in play by your opponent which would "
    alertness += "prevent that dodge from defending multiple attacks."
    if not own:
        alice.has_in_play(situation("Dodges will not avoid multiple attacks you play."))
    alice.may_attack(2)
    alice.has("Thrust", "Thrust")
    alice.attacks("Thrust")
    alice.attacks("Thrust")
    bob.has(twirl, card_saying(alertness, "Alert", "event"))
    bob.defends("Twirl", with_=["Alert"])

    assert bob.can("carry") != own

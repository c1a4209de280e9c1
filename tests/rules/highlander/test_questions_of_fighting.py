"""Type One: questions about attacks (HLT 192, 217-218, 256-262, 313, 320)."""

from __future__ import annotations

from tests.highlander_table import card_named, card_saying
from tests.rules.highlander.type_one import duel, edge
from tests.table import Table, rule

EVADE = card_saying(name="Evade", type="dodge", grid="XXX/XXX/XXX")


# -- attacks -------------------------------------------------------------------------------------------------------


@rule("HLT 218", "HLT 163", "What a Head Butt costs is discarded when it is declared successful, not before.")
def test_a_head_butt(table: Table) -> None:
    text = (
        "If this attack is successful, discard a card and your "
        "opponent must discard the top 2 cards of their Endurance."
    )
    alice, bob = duel(table)
    alice.has(
        card_saying(text, name="Head Butt", type="attack", kinds="Dirty Trick", grid="0X0/000/000"), "Thrust", EVADE
    )
    alice.attacks("Head Butt")
    bob.goes_to("defense")
    held = len(alice.hand)
    assert "Thrust" in alice.hand
    bob.lets_through()
    alice.chooses("Thrust")

    assert len(alice.hand) == held - 1
    assert "Thrust" in alice.discard_pile


@rule("HLT 217", "Of two successful Chokes each takes a card of Endurance at the beginning of the opponent's turn.")
def test_two_chokes(table: Table) -> None:
    text = (
        "If this attack is successful, this card remains in play. At the beginning of each of your opponent's turns, "
        "your opponent must place the top card of their Endurance under this card."
    )
    choke = card_saying(text, name="Choke", type="attack", kinds="Dirty Trick", grid="0X0/000/000")
    alice, bob = duel(table)
    alice.may_attack(2)
    alice.has(choke, choke)
    alice.attacks("Choke")
    alice.attacks("Choke")
    bob.begins_turn()
    taken = len(alice.captured)
    bob.lets_through()
    bob.lets_through()
    bob.begins_turn()

    assert alice.in_play.count("Choke") == 2
    assert len(alice.captured) == taken + 2


@rule("HLT 256", "HLT 54", "After a Special Card Kern does not Exert for an attack.")
def test_kern(table: Table) -> None:
    alice, _ = duel(table)
    text = "If you played a Special Card this turn, you may not Exert for an attack."
    alice.uses_pre_game(card_saying(text, name="Kern", type="persona"))
    alice.has(card_saying("Draw a card.", name="Plan"))
    alice.goes_to("attack")
    assert any("an attack" in option.label for option in alice.options("exert"))

    alice.plays("Plan")

    assert not any("an attack" in option.label for option in alice.options("exert"))
    assert any("nothing" in option.label for option in alice.options("exert"))


LAUGH = (
    "Your opponent must attack during their next turn. If your opponent ends their Attack Phase without an attack, "
    "your "
    "opponent must discard a defense from their hand."
)


@rule("HLT 260", "Who must attack and has no attack in hand Exerts for one.")
def test_maniacal_laugh_makes_one_exert(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card_saying(LAUGH, name="Maniacal Laugh"))
    alice.goes_to("attack")
    alice.plays("Maniacal Laugh")
    bob.has(card_saying("Draw a card.", name="Plan"))
    bob.goes_to("attack")
    bob.plays("Plan")
    bob.discards_from_hand("Middle Right Attack")
    bob.ask_again()
    assert not bob.can("end")

    bob.exerts("an attack")
    bob.finds("Middle Right Attack")

    assert bob.can("end")


@rule("HLT 260", "HLT 54", "Who is prevented from attacking need not Exert, but still loses a defense.")
def test_maniacal_laugh_when_attacking_is_prevented(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card_saying(LAUGH, name="Maniacal Laugh"))
    alice.goes_to("attack")
    alice.plays("Maniacal Laugh")
    alice.has_in_play(card_saying("Your opponent may not play any attacks.", name="Peace", type="situation"))
    bob.has(card_saying("Draw a card.", name="Plan"), EVADE, "Thrust")
    bob.goes_to("attack")
    assert not any("an attack" in option.label for option in bob.options("exert"))
    bob.plays("Plan")
    bob.ends_phase()

    assert "Evade" in bob.discard_pile


@rule("HLT 261", "Richie's attack is what it copies once it is played: Special or not, wherever it came from.")
def test_masters_attack_copies(table: Table) -> None:
    alice, bob = duel(table)
    kick = card_saying(
        "This attack cannot be blocked.", name="Kick", type="attack", kinds="Special", grid="000/000/0X0", damage="3"
    )
    copy = card_saying(
        "This attack copies an attack your opponent played last turn.",
        name="Master's Attack",
        type="attack",
        grid="X00/000/000",
    )
    bob.has(kick)
    bob.attacks("Kick")
    alice.has_on_top(copy)
    alice.goes_to("attack")
    alice.exerts("for an attack")
    alice.finds("Master's Attack")

    copied = table.game.attacks[-1]
    assert table.game.printed(copied.card).name == "Kick"
    bob.has(card_saying(name="Low Block", type="block", grid="000/XXX/XXX"), EVADE)
    bob.goes_to("defense")
    assert [option.name for option in bob.options("defend")] == ["Evade"]
    bob.lets_through()
    assert bob.pending == {"damage": 3}
    alice.begins_turn()
    assert "Master's Attack" in alice.discard_pile


@rule("HLT 262", "HLT 84", "A Disarm of any title suits; with Forged Steel the weapon taken is broken as well.")
def test_masters_disarm_and_forged_steel(table: Table) -> None:
    alice, bob = duel(table)
    helping = 'Play in conjunction with a card that has the word "Disarm" in the title. Draw a card.'
    steel = "If your opponent is successfully Disarmed, their weapon is broken."
    alice.has_in_play(card_saying(steel, name="Forged Steel", type="object"))
    alice.has(edge(helping, "Wrist Lock"), card_saying("Your opponent is Disarmed.", name="Master's Disarm"))
    alice.has(card_saying("Draw a card.", name="Plan"))
    alice.goes_to("attack")
    alice.takes("with")
    assert [option.name for option in alice.options("play")] == ["Master's Disarm"]
    alice.chooses("Master's Disarm")
    assert "Bob’s lost weapon is broken." in table.log
    for _ in range(2):
        bob.begins_turn()
        assert bob.is_unarmed
        assert not bob.can("weapon")


@rule("HLT 313", "HLT 83", "A weapon that the opponent took can still be rolled for: nothing in play prevents it.")
def test_a_weapon_that_was_taken(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(edge("Sheathe your weapon.", "Sheathe Weapon"), edge("Your opponent is Disarmed.", "Disarm"))
    alice.goes_to("attack")
    alice.plays("Disarm")
    bob.begins_turn()
    bob.begins_turn()

    assert bob.can("weapon")


@rule("HLT 320", "HLT 54", "What a Throw costs is due in the next turn: more attacks of this turn are as usual.")
def test_throwing_the_axe(table: Table) -> None:
    alice, bob = duel(table)
    alice.may_attack(2)
    text = "You may not play attacks or blocks during your next turn."
    throw = card_saying(text, name="Throw", type="attack", kinds="Ranged", grid="000/0X0/000")
    alice.has(throw, "Thrust", "Upper Left Attack", "Upper Left Block")
    alice.attacks("Throw")
    alice.attacks("Thrust")
    bob.has("Upper Left Attack")
    bob.attacks("Upper Left Attack")
    alice.goes_to("defense")
    assert not alice.can("defend", "Upper Left Block")
    alice.goes_to("attack")
    assert not alice.can("attack", "Upper Left Attack")

    alice.begins_turn()
    alice.goes_to("attack")
    assert alice.can("attack", "Upper Left Attack")


@rule("HLT 192", "HLT 102e", "A Hidden attack made a Power Blow by an Exertion is known to be one, and by what.")
def test_the_source_of_a_hidden_power_blow(table: Table) -> None:
    alice, _ = duel(table)
    alice.may_hide()
    alice.has("Upper Left Attack")
    alice.attacks("Upper Left Attack", hidden=True)
    alice.exerts("Power Blow")
    alice.ends_phase()

    told = [line.text for line in table.game.told(1)]
    assert any("Exerts 5 cards for a Power Blow" in line for line in told)
    assert "a Hidden attack is a Power Blow." in told
    assert not any("Upper Left Attack" in line for line in told)


@rule("HLT 192", "HLT 343", "Bait and Switch helps where a text keeps one from playing the defense it goes with.")
def test_bait_and_switch(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(
        card_saying("RESTRICTION: Your opponent may not play any dodges.", name="Pressure", type="situation")
    )
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(EVADE)
    bob.goes_to("defense")
    assert not bob.can("defend", "Evade")

    bob.has(card_named("Bait and Switch"))
    bob.defends("Evade", with_=["Bait and Switch"])

    assert alice.attack("Thrust").result == "dodged"

"""Type One: questions about attacks, defenses, Exertions and dice (HLT 187-203, 217-222, 256-268, 294, 319-320)."""

from __future__ import annotations

from quickening.games.highlander.definitions import Printed
from tests.highlander_table import HighlanderPlayer, card_named, card_saying
from tests.table import Table, rule

TYPE_ONE = "type-one"
EVADE = card_saying(name="Evade", type="dodge", grid="XXX/XXX/XXX")


def duel(table: Table, seed: int = 1) -> tuple[HighlanderPlayer, HighlanderPlayer]:
    alice, bob = table.highlander("Alice", "Bob", edition=TYPE_ONE, seed=seed)
    return alice, bob


def edge(text: str, name: str) -> Printed:
    return card_saying(text, name=name, type="edge")


# -- damage --------------------------------------------------------------------------------------------------------


@rule(
    "HLT 187", "HLT 71", "Amanda's attacks do half damage; a number on the card stands, and what adds to it is added."
)
def test_amanda_does_half_damage(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(card_saying("Your attacks do half damage.", name="Amanda", type="persona"))
    alice.may_attack(3)
    thrust = card_saying("This attack does 1 additional damage.", name="Lunge", type="attack", grid="000/0X0/000")
    stab = card_saying("This attack does 3 damage.", name="Stab", type="attack", grid="X00/000/000")
    alice.has("Upper Left Attack", thrust, stab)
    for name, damage in (("Upper Left Attack", 1), ("Lunge", 2), ("Stab", 3)):
        alice.attacks(name)
        assert alice.damage(name) == damage


@rule("HLT 201", "HLT 98", "In an attack made of two, what adds to the damage of either still counts.")
def test_a_combination(table: Table) -> None:
    alice, bob = duel(table)
    text = "Play in conjunction with a Basic Attack. Join another Basic Attack from your hand to that attack."
    thrust = card_saying(
        "This attack does 1 additional damage.", name="Deep Thrust", type="attack", kinds="Basic", grid="000/0X0/000"
    )
    alice.has(edge(text, "Combination"), "Upper Left Attack", thrust, EVADE)
    alice.attacks("Upper Left Attack", with_=["Combination"])
    assert {option.name for option in alice.options("join")} == {"Deep Thrust"}
    alice.chooses("Deep Thrust")

    assert [attack.seat for attack in table.game.attacks] == [0]
    assert alice.damage("Upper Left Attack") == 3
    bob.has(card_saying(name="High Block", type="block", grid="XX0/000/000"), EVADE)
    bob.goes_to("defense")
    assert [option.name for option in bob.options("defend")] == ["Evade"]


@rule("HLT 259", "HLT 95", "A Custom Broadsword uses a second Exertion that something else must allow.")
def test_a_custom_broadsword(table: Table) -> None:
    sword = "You may make a Hard Exertion to add 2 damage to your Power Blows."
    alice, bob = duel(table)
    alice.has_in_play(card_saying(sword, name="Custom Broadsword", type="object"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    alice.exerts("Power Blow")
    assert not alice.can("use", "Custom Broadsword")

    text = "You may make an additional Hard Exertion."
    alice.uses_pre_game(card_saying(text, name="Two Handed Broadsword", type="weapon of choice", hands="2"))
    alice.uses("Custom Broadsword")
    bob.lets_through()

    assert bob.pending == {"damage": 6}


# -- dice ----------------------------------------------------------------------------------------------------------


@rule("HLT 199", "Circular Parry helps cards titled Disarm, and no other card with the word in its title.")
def test_circular_parry(table: Table) -> None:
    alice, _ = duel(table)
    text = "Your chances of success with cards titled Disarm are increased by 2."
    alice.has_in_play(card_saying(text, name="Circular Parry", type="situation"))
    disarm = "There is a 3 in 6 chance that your opponent is Disarmed."
    alice.has(edge(disarm, "Disarm"), edge(disarm, "Master's Disarm"))
    alice.goes_to("attack")
    for name, needed in (("Disarm", 5), ("Master's Disarm", 3)):
        alice.plays(name)
        assert rolls(table)[-1] == needed


def rolls(table: Table) -> list[int]:
    """What was needed in each roll so far."""
    from quickening.games.highlander.events import Rolled

    return [event.needed for event in table.game.log if isinstance(event, Rolled)]


@rule("HLT 193", "The die for the number of attacks has no chance of success that could be improved.")
def test_berkeley_games_distributors(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(card_saying("Your chances of success are increased by 1.", name="Iron Will", type="situation"))
    alice.has(edge("Roll a die, which is the number of attacks you may play this turn.", "Berkeley"))
    alice.has(*["Upper Left Attack"] * 7)
    alice.goes_to("attack")
    alice.plays("Berkeley")
    pips = table.game.log[-2].pips if hasattr(table.game.log[-2], "pips") else None
    number = int([line for line in table.log if "how many attacks" in line][-1].split("rolls ")[1][0])
    assert pips is None or pips == number

    for _ in range(number):
        alice.attacks("Upper Left Attack")

    assert not alice.can("attack")


@rule("HLT 219", "HLT 145", "Whoever plays a Tackle rolls at once, the opponent when it is successful.")
def test_a_tackle(table: Table) -> None:
    text = (
        "There is a 6 in 6 chance that you are Prone. If this attack is successful, there is a 6 in 6 chance that "
        "your "
        "opponent is Prone."
    )
    tackle = card_saying(text, name="Tackle", type="attack", kinds="Dirty Trick", grid="0X0/000/000")
    alice, bob = duel(table)
    alice.has(tackle)
    alice.attacks("Tackle")
    assert (alice.is_prone, bob.is_prone) == (True, False)

    bob.lets_through()

    assert bob.is_prone


@rule("HLT 268", "Of two Mirror Images one is rolled for, and a miss counts for both.")
def test_two_mirror_images(table: Table) -> None:
    text = (
        "When your opponent plays an attack, there is a 6 in 6 chance that it misses, which uses up your "
        "cards of this title."
    )
    image = card_saying(text, name="Mirror Image", type="situation")
    alice, bob = duel(table)
    bob.has_in_play(image, image)
    alice.has("Thrust")
    alice.attacks("Thrust")

    assert len(rolls(table)) == 1
    assert alice.attack("Thrust").result == "avoided"
    assert bob.in_play == []


# -- defenses ------------------------------------------------------------------------------------------------------

GUARD = card_saying(name="Guard", type="block", kinds="Guard", grid="XXX/XXX/000")


@rule("HLT 203", "HLT 96", "Continuity makes the next defenses played that turn Power Blocks, not Guards used again.")
def test_continuity(table: Table) -> None:
    alice, bob = duel(table)
    block = card_saying(name="High Block", type="block", grid="XXX/XXX/000")
    alice.may_attack(3)
    for _ in range(2):
        alice.has(*[card_saying("This attack is a Power Blow.", name="Smash", type="attack", grid="X00/000/000")] * 3)
        for _ in range(3):
            alice.attacks("Smash")
        bob.has(edge("The next 2 blocks you play this turn are Power Blocks.", "Continuity"), *[block] * 3)
        bob.goes_to("defense")
        bob.plays("Continuity")
        for _ in range(3):
            bob.defends("High Block")
            if bob.is_asked("Make the block a Power Block"):
                bob.chooses("Block without a Power Block")
        assert bob.pending == {"damage": 2}
        alice.begins_turn()
        assert bob.pending == {}


@rule("HLT 222", "HLT 100", "What was played with a Guard helps it in that turn only.")
def test_a_feint_with_a_guard(table: Table) -> None:
    alice, bob = duel(table)
    smash = card_saying("This attack is a Power Blow.", name="Smash", type="attack", grid="X00/000/000")
    alice.has(smash, smash)
    bob.has(GUARD, edge("Play in conjunction with a block. That defense is a Power Block.", "Feint"))
    alice.attacks("Smash")
    bob.defends("Guard", with_=["Feint"])
    assert bob.pending == {}

    alice.attacks("Smash")
    bob.guards("Guard")
    bob.chooses("Block without a Power Block")

    assert bob.pending == {"damage": 2}


@rule("HLT 265", "A block made a Guard stays; its text only counts in a turn in which it blocked.")
def test_masters_stance(table: Table) -> None:
    alice, bob = duel(table)
    block = card_saying(
        "Your maximum Ability is increased by 1.", name="High Block", type="block", grid="XXX/XXX/000"
    )
    bob.has(block, edge("Play in conjunction with a block. That block is a Guard.", "Master's Stance"))
    alice.has("Thrust", "Thrust")
    alice.attacks("Thrust")
    bob.defends("High Block", with_=["Master's Stance"])
    assert (alice.attack("Thrust").result, bob.maximum) == ("blocked", 16)
    bob.begins_turn()
    assert "High Block" in bob.in_play
    assert bob.maximum == 15

    alice.attacks("Thrust")
    bob.guards("High Block")
    assert (alice.attack("Thrust").result, bob.maximum) == ("blocked", 16)


@rule("HLT 294", "HLT 102", "The Sabre keeps one from Exerting for a defense only after a wrong defense was played.")
def test_a_sabre_and_a_wrong_defense(table: Table) -> None:
    text = (
        "If your opponent plays a defense that is not successful, "
        "your opponent may not Exert for a defense this turn."
    )
    for guess, able in ((True, False), (False, True)):
        alice, bob = duel(table)
        alice.uses_pre_game(card_saying(text, name="Sabre", type="weapon of choice", hands="1"))
        alice.may_hide()
        alice.has("Upper Left Attack")
        bob.has(card_saying(name="Low Block", type="block", grid="000/000/XXX"))
        alice.attacks("Upper Left Attack", hidden=True)
        bob.goes_to("defense")
        if guess:
            bob.defends("Low Block")
        else:
            bob.lets_through()

        assert any("a defense" in option.label for option in bob.options("exert")) == able


@rule("HLT 319", "HLT 144", "A player whose only weapon is a Shield attacks with it.")
def test_a_shield_is_a_weapon(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(card_saying(name="The Shield", type="weapon of choice", kinds="Off-Hand", hands="1"))
    alice.has("Thrust")
    alice.goes_to("attack")
    assert alice.can("attack", "Thrust")

    alice.is_disarmed_of("The Shield")

    assert not alice.can("attack", "Thrust")


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


@rule("HLT 192", "HLT 102", "A Hidden attack made a Power Blow by an Exertion is known to be one, and by what.")
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

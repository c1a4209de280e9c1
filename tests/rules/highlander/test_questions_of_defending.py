"""Type One: questions about damage, dice and defenses (HLT 187, 193-203, 219-222, 259, 265-268, 294, 319)."""

from __future__ import annotations

import pytest

from tests.highlander_table import card_saying
from tests.rules.highlander.type_one import duel, edge
from tests.table import Table, rule

EVADE = card_saying(name="Evade", type="dodge", grid="XXX/XXX/XXX")


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


@rule("HLT 201", "HLT 71", "In an attack made of two, what adds to the damage of either still counts.")
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
@pytest.mark.parametrize(("name", "needed"), [("Disarm", 5), ("Master's Disarm", 3)])
def test_circular_parry(table: Table, name: str, needed: int) -> None:
    alice, _ = duel(table)
    text = "Your chances of success with cards titled Disarm are increased by 2."
    alice.has_in_play(card_saying(text, name="Circular Parry", type="situation"))
    disarm = "There is a 3 in 6 chance that your opponent is Disarmed."
    alice.has(edge(disarm, "Disarm"), edge(disarm, "Master's Disarm"))
    alice.goes_to("attack")
    alice.plays(name)

    assert rolls(table)[-1] == needed


def rolls(table: Table) -> list[int]:
    """What was needed in each roll so far."""
    from quickening.games.highlander.events.exertions import Rolled

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

"""Type One: questions about hands, time and Personas (HLT 200, 213-215, 228, 249-253, 296, 312-317)."""

from __future__ import annotations

import pytest

from tests.highlander_table import HighlanderPlayer, card_saying
from tests.rules.highlander.type_one import DUNCAN, PLAN, duel, edge, situation
from tests.table import Table, rule

# -- hands and piles -----------------------------------------------------------------------------------------------


@rule("HLT 312", "HLT 134", "Who avoids a discard does not avoid what happens for want of it.")
def test_selective_memory(table: Table) -> None:
    alice, bob = duel(table)
    text = "Your opponent cannot discard cards from your hand or your Endurance."
    bob.has_in_play(situation(text, "Selective Memory"))
    alice.has(card_saying("Your opponent takes 1 damage unless they discard a dodge.", name="Threat"))
    alice.goes_to("attack")
    alice.plays("Threat")
    bob.has("Evade")
    bob.begins_turn()
    bob.takes("duty")
    assert bob.may_choose() == ["Evade"]
    bob.chooses()

    assert bob.pending == {"damage": 1}
    assert "Evade" in bob.hand


@rule("HLT 315", "Of a defense made of several cards, all cards with any of their titles are discarded.")
def test_taking_what_is_mine(table: Table) -> None:
    alice, bob = duel(table)
    alert = card_saying(
        "You may play this in conjunction with a block.", name="Alert Block", type="block", grid="X00/000/000"
    )
    block = card_saying(name="High Block", type="block", grid="0XX/000/000")
    alice.has(card_saying(name="Slash", type="attack", grid="XX0/000/000"))
    alice.attacks("Slash")
    bob.has(alert, alert, block, block, "Upper Left Block")
    bob.defends("High Block", with_=["Alert Block"])
    alice.has(
        card_saying("Your opponent must discard all cards titled like the defense they last played.", name="Taking")
    )
    alice.goes_to("attack")
    alice.plays("Taking")

    assert bob.hand == ["Upper Left Block"]


@rule("HLT 317", "The Prize gives back as many cards as one had.")
def test_the_prize(table: Table) -> None:
    alice, _ = duel(table)
    text = "You may remove this card from the game to reshuffle your hand into your Endurance and redraw."
    alice.uses_pre_game(card_saying(text, name="The Prize", type="premium"))
    alice.has(PLAN, PLAN, PLAN)
    alice.goes_to("attack")
    alice.uses("The Prize")

    assert len(alice.hand) == 3
    assert alice.removed == ["The Prize"]


# -- how long ------------------------------------------------------------------------------------------------------

PEDESTRIAN = situation(
    "When this card has been in play for 5 turns, the player with the highest Ability wins the game.", "Pedestrian"
)


@rule("HLT 296", "After its fifth turn in play the player with more Ability wins.")
def test_the_game_ends_in_five_turns(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(PEDESTRIAN)
    bob.is_at(12)
    alice.goes_to("attack")
    alice.plays("Pedestrian")
    first = table.game.turn
    while not table.game.over:
        alice._pass_by()

    assert table.game.turn == first + 4
    assert (table.game.outcome.winners, table.game.outcome.rule) == ((0,), "HLT 296")


@rule("HLT 296", "HLT 864", "If both have the same Ability then, the game goes on in End Game.")
def test_a_tie_after_five_turns(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(PEDESTRIAN)
    alice.goes_to("attack")
    alice.plays("Pedestrian")
    for player in (bob, alice, bob, alice, bob):
        player.begins_turn()
    bob.goes_to("draw/discard")

    assert not table.game.over
    assert bob.ability == 13


DESERT = card_saying(
    "At the beginning of each turn, each player must discard the top 2 cards of their Endurance.",
    name="Desert",
    type="location",
)


@rule("HLT 213", "HLT 214", "Desert takes two cards for each player's turn, in one's own turn: first 2, then 4.")
def test_desert(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(DESERT)
    alice.goes_to("attack")
    alice.plays("Desert")
    lost = [burned(player) for player in (bob, alice, bob)]

    assert lost == [2, 4, 4]


def burned(player: HighlanderPlayer) -> int:
    """How many cards leave a player's Endurance in May Do/Must Do of the next turn."""
    before = len(player.endurance)
    player.begins_turn()
    while player.can("duty"):
        player.takes("duty")
    return before - len(player.endurance)


@rule(
    "HLT 215",
    "HLT 107",
    "Desert that comes in May Do/Must Do takes two at once; who ignores it loses none that turn.",
)
def test_desert_is_ignored(table: Table) -> None:
    alice, bob = duel(table)
    gathering = "At the beginning of your turn, you may put a Location from your hand into play."
    alice.uses_pre_game(card_saying(gathering, name="Gathering", type="premium"))
    alice.has(DESERT)
    alice.uses("Gathering")
    alice.chooses("Desert")
    while alice.can("duty"):
        alice.takes("duty")
    assert len(alice.discard_pile) == 2
    recon = "Play at the beginning of your turn. Ignore a Location your opponent has in play this turn."
    bob.has(edge(recon, "Reconnaissance"))
    bob.begins_turn()
    bob.plays("Reconnaissance")
    assert not bob.can("duty")
    assert bob.discard_pile == []

    assert (burned(alice), burned(bob)) == (4, 4)


# -- Personas ------------------------------------------------------------------------------------------------------


@rule("HLT 200", "Colin's texts count each Ally once, however many copies of it there are.")
def test_colin_counts_unique_allies(table: Table) -> None:
    alice, _ = duel(table)
    text = "At the beginning of your turn, you may draw a card for each unique Ally you have in play."
    alice.uses_pre_game(card_saying(text, name="Colin MacLeod", type="persona"))
    guardian = situation("You may have multiple of this card in play.", "Guardian", kinds="Ally,Immortal")
    alice.has_in_play(guardian, guardian, situation("", "Tessa Noel", kinds="Ally,Mortal"))
    alice.uses("Colin MacLeod")

    assert len(alice.hand) == 2


@rule("HLT 228", "HLT 72", "The Four Horsemen take all Persona Specific cards under them, of whichever Persona.")
def test_the_four_horsemen(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(DUNCAN)
    text = "When this card enters play, place all Persona Specific cards in your hand under this card."
    alice.has(situation(text, "Four Horsemen"))
    alice.has(card_saying(name="Vow", of="Duncan MacLeod"), card_saying(name="Rage", of="The Kurgan"), PLAN)
    alice.goes_to("attack")
    alice.plays("Four Horsemen")

    assert sorted(alice.captured) == ["Rage", "Vow"]
    assert alice.hand == ["Plan"]


@rule("HLT 249", "HLT 72", "No more than five cards lie under Jacob Kell.")
def test_jacob_kell(table: Table) -> None:
    alice, _ = duel(table)
    text = (
        "At the beginning of your turn, you may either place cards from your hand face down underneath this card or "
        "take "
        "cards from it and place them in your hand, up to 5 cards."
    )
    alice.uses_pre_game(card_saying(text, name="Jacob Kell", type="persona"))
    names = [f"Plan {n}" for n in range(7)]
    alice.has(*(card_saying(name=name) for name in names))
    alice.uses("Jacob Kell")
    alice.chooses("Place cards under it")
    assert table.decision.most == 5
    alice.chooses(*names[:5])
    assert len(alice.captured) == 5

    alice.begins_turn()
    alice.uses("Jacob Kell")
    alice.chooses("Place cards under it")

    assert len(alice.captured) == 5


@rule("HLT 253", "HLT 297", "A power without a limit is used again and again in a turn.")
def test_kanwulf_uses_his_power_again(table: Table) -> None:
    alice, _ = duel(table)
    text = "During your turn, you may discard a defense to draw a card."
    alice.uses_pre_game(card_saying(text, name="Kanwulf", type="persona"))
    alice.has("Upper Left Block", "Upper Right Block")
    alice.goes_to("attack")
    alice.uses("Kanwulf")
    alice.chooses("Upper Left Block")
    alice.uses("Kanwulf")

    assert len(alice.hand) == 2
    assert not alice.can("use", "Kanwulf")


@rule(
    "HLT 252",
    "HLT 16",
    "A War Axe in one hand takes two when the Persona's text does not count, and something has to go.",
)
def test_kanwulf_loses_his_grip(table: Table) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(
        card_saying("You may use the War Axe with one hand.", name="Kanwulf", type="persona"),
        card_saying(name="War Axe", type="weapon of choice", hands="2"),
        card_saying(name="Dagger", type="weapon of choice", kinds="Off-Hand", hands="1"),
    )
    assert table.game.printed(alice.card("War Axe")).hands == 2
    bob.has(situation("All text on your opponent's Persona is ignored.", "Master's Advantage"))
    bob.goes_to("attack")
    bob.plays("Master's Advantage")

    assert alice.is_asked("You have more in hand than you have hands")
    assert alice.may_choose() == ["War Axe", "Dagger"]
    alice.chooses("War Axe")
    assert not alice.is_unarmed


METHOS = card_saying("You may use Master cards from any Persona, even if Reserved.", "Methos", "persona")


@rule(
    "HLT 142", "Whose Persona lets Master cards of others in plays them like own ones, and no other card of theirs."
)
def test_masters_of_others(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(METHOS)
    alice.has(
        card_saying("Draw a card.", "Master's Trick", of="Kane", mark="R"),
        card_saying("Draw a card.", "Taunt", of="Kane", mark="R"),
    )
    alice.goes_to("attack")

    assert alice.can("play", "Master's Trick")
    assert alice.why_not("Taunt").rule == "HLT 70"


@rule("HLT 58", "HLT 70", "HL3 132", "An attack of another Persona's is played together with an Allowance.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
@pytest.mark.parametrize("beside", ["Darius", "Cunning"])
def test_an_attack_with_an_allowance(table: Table, edition: str, beside: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.uses_pre_game(DUNCAN)
    words = "Play in conjunction with an attack."
    alice.has(card_saying(words, beside, "edge", kinds="Allowance" if beside == "Darius" else ""), "Thrust")
    alice.has(card_saying("", "Taunt", "attack", of="Kane", grid="X00/000/000", damage="2"))
    alice.goes_to("attack")
    assert not alice.can("attack", "Taunt")

    table.answer(alice.find("with", lambda option: option.name == beside, beside))

    assert alice.can("play", "Thrust")
    assert alice.can("play", "Taunt") == (beside == "Darius")


@rule("HLT 308", "A card of each Persona once; what an Allowance was played with does not count.")
@pytest.mark.parametrize("beside", ["Darius", "Cunning"])
def test_one_card_of_each_persona(table: Table, beside: str) -> None:
    alice, _ = duel(table)
    text = "You may use one non-Reserved Persona Specific card from each Persona."
    alice.uses_pre_game(card_saying(text, "Richie Ryan", "persona"))
    alice.may_attack(2)
    words = "Play in conjunction with a Persona Specific card."
    alice.has(card_saying(words, beside, "edge", kinds="Allowance" if beside == "Darius" else ""))
    taunt = card_saying("", "Taunt", "attack", of="Kane", grid="X00/000/000", damage="2")
    alice.has(taunt, taunt)
    alice.attacks("Taunt", with_=[beside])

    assert alice.can("attack", "Taunt") == (beside == "Darius")


@rule(
    "HL1 11", "HLT 14", "HLT 43", "An opponent's card of a weapon needs that weapon, or an Allowance to go with it."
)
@pytest.mark.parametrize("beside", ["Darius", "Cunning"])
def test_an_opponents_card_of_a_weapon(table: Table, beside: str) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game("TG-x473")
    words = "Play in conjunction with an attack."
    alice.has(card_saying(words, beside, "edge", kinds="Allowance" if beside == "Darius" else ""))
    bob.has_on_top(card_saying("", "Slice", "attack", of="Katana", grid="0X0/000/000", damage="2"))
    alice.goes_to("may do/must do")
    alice.uses("Kane")
    alice.goes_to("attack")
    alice.has("Thrust")
    assert not alice.can("attack", "Slice")

    table.answer(alice.find("with", lambda option: option.name == beside, beside))

    assert alice.can("play", "Slice") == (beside == "Darius")


@rule("HLT 322", "A block that is played as an attack does 2 damage, or 4 as a Power Blow.")
@pytest.mark.parametrize(("power", "damage"), [(False, 2), (True, 4)])
def test_the_damage_of_a_block_played_as_an_attack(table: Table, power: bool, damage: int) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("You may play Basic Blocks as attacks.", "Master of the Short Sword"))
    alice.has("Upper Left Block")
    alice.attacks("Upper Left Block")
    if power:
        alice.exerts("Power Blow")

    bob.lets_through()

    assert bob.pending == {"damage": damage}


@rule("HLT 90", "Who discards nothing for a card that is made stronger so has a card that does nothing.")
@pytest.mark.parametrize("discarded", [0, 2])
def test_a_card_is_made_no_stronger(table: Table, discarded: int) -> None:
    alice, bob = duel(table)
    text = (
        "As you play this card, you may discard up to 3 attacks from your hand for it. Your opponent loses 1 Ability "
    )
    alice.has(card_saying(f"{text}for each card discarded for it.", name="Basset & Hotchkiss"), "Thrust", "Slash")
    alice.goes_to("attack")
    alice.plays("Basset & Hotchkiss")

    alice.chooses(*["Thrust", "Slash"][:discarded])

    assert bob.pending == ({"loss": discarded} if discarded else {})


@rule(
    "HLT 145",
    "HLT 464",
    "Hunter takes one from the chance to rise: none without an Exertion, 2 in 6 with one.",
)
@pytest.mark.parametrize(("exerted", "chance"), [(False, 0), (True, 2)])
def test_a_hunter_keeps_one_down(exerted: bool, chance: int) -> None:
    rolls = {}
    for seed in range(30):
        table = Table()
        alice, bob = duel(table, seed=seed)
        alice.has_in_play("2E-x463")
        bob.falls_prone()
        bob.goes_to("may do/must do")
        bob.chooses(f"Try to regain your feet with {'an Exertion and ' if exerted else ''}a die")
        pips = int(next(line for line in table.log if "rolls" in line).split()[2])
        rolls[pips] = not bob.is_prone

    assert rolls == {pips: pips <= chance for pips in rolls}
    assert len(rolls) == 6

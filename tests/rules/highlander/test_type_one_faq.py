"""Type One: frequently asked questions (HLT 168, 196-303)."""

from __future__ import annotations

import pytest

from tests.highlander_table import card_saying
from tests.rules.highlander.type_one import duel
from tests.table import Table, rule

EVADE = card_saying("You lose one attack this turn.", name="Evade", type="dodge", grid="XXX/XXX/XXX")


# -- questions about single cards, in their words --------------------------------------------------------------------


@rule("HLT 196", "HLT 304", "Several Cat and Mouse Plots may be in play.")
def test_cat_and_mouse(table: Table) -> None:
    alice, _ = duel(table)
    plot = card_saying(
        "Draw a card for each card of this title in play.", name="Cat and Mouse", type="plot", kinds="Cumulative"
    )
    alice.has_in_play(plot)
    alice.has(plot)
    alice.goes_to("attack")
    alice.plays("Cat and Mouse")

    assert len(alice.hand) == 2


@rule("HLT 227", "HLT 98", "A forced exhaust costs 5 Ability and shuffles, but is no discard from Endurance.")
def test_a_forced_exhaust(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_discard_pile("Thrust", "Thrust")
    before = len(bob.endurance)
    alice.has(card_saying("Your opponent Exhausts.", name="Fatigue"))
    alice.goes_to("attack")
    alice.plays("Fatigue")

    assert bob.pending == {"loss": 5}
    assert len(bob.endurance) == before + 2
    assert bob.discard_pile == []


@rule("HLT 238", "HLT 239", "Holy Ground is played in the Defense Phase, attacked or not.")
def test_holy_ground_unprovoked(table: Table) -> None:
    alice, bob = duel(table)
    bob.has(card_saying("Avoid all attacks.", name="Holy Ground"))
    alice.goes_to("attack")
    alice.exerts("nothing")
    bob.goes_to("defense")
    assert bob.can("play", "Holy Ground")
    bob.goes_to("attack")

    assert not bob.can("play", "Holy Ground")


@rule("HLT 244", "HLT 101", "With an Improvised Weapon no attack can be made a Head Shot.")
def test_no_head_shots_with_an_improvised_weapon(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(card_saying("You may not make Head Shots.", name="Improvised Weapon", type="object"))
    alice.has(
        "Upper Left Attack",
        card_saying("Play in conjunction with an upper attack. That attack is a Head Shot.", name="Head Shot"),
    )
    alice.goes_to("attack")
    assert not alice.can("with", "Head Shot")
    alice.attacks("Upper Left Attack")

    assert not alice.attack("Upper Left Attack").head_shot


@rule("HLT 248", "A card in conjunction is announced with its card, never added to one in play.")
def test_no_conjunction_with_a_card_in_play(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(
        "Thrust",
        card_saying(
            "Play in conjunction with a Basic Attack. That attack does 1 additional damage.",
            name="Boost",
            type="edge",
        ),
    )
    alice.attacks("Thrust")

    assert not alice.can("with", "Boost")


@rule("HLT 258", "HLT 71", "The Kurgan adds to an attack of 0 damage, not to one of no damage.")
@pytest.mark.parametrize(("damage", "done"), [("0", 1), ("none", 0)])
def test_zero_damage_and_no_damage(table: Table, damage: str, done: int) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(card_saying("Your attacks do 1 additional damage.", name="The Kurgan", type="persona"))
    alice.has(card_saying(name="Shove", type="attack", kinds="Special", grid="000/0X0/000", damage=damage))
    alice.attacks("Shove")

    assert alice.damage("Shove") == done


@rule("HLT 225", "HLT 131", "Nullified text is gone; type and title are still there to be touched.")
def test_a_nullified_situation_can_be_removed(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(
        card_saying("RESTRICTION: Your opponent may not play any dodges.", name="Pressure", type="situation")
    )
    alice.has_in_play(
        card_saying("Nullify all Restriction effects your opponent has in play.", name="Focus", type="situation")
    )
    bob.has("Thrust")
    bob.attacks("Thrust")
    alice.has(EVADE, card_saying("Remove a Situation from play.", name="Police"))
    alice.goes_to("defense")
    assert alice.can("defend", "Evade")

    alice.plays("Police")
    alice.chooses("Pressure")
    assert bob.in_play == ["Thrust"]


@rule("HLT 291", "HLT 297", "Nefertiri draws up to her Ability whenever she likes in her turn.")
def test_nefertiri(table: Table) -> None:
    alice, _ = duel(table)
    text = (
        "During your turn, if you have fewer cards in your hand than your Ability, you may draw back up to your "
        "Ability."
    )
    alice.uses_pre_game(card_saying(text, name="Nefertiri", type="persona"))
    alice.goes_to("attack")
    alice.uses("Nefertiri")

    assert len(alice.hand) == 15
    assert not alice.can("use", "Nefertiri")


@rule("HLT 302", "HLT 297", "Methos changes up to two cards once a turn, in May Do/Must Do.")
def test_methos_once_a_turn(table: Table) -> None:
    alice, _ = duel(table)
    text = (
        "At the beginning of your turn, you may discard up to 2 cards from your hand and draw a card for each card "
        "that leaves."
    )
    alice.uses_pre_game(card_saying(text, name="Methos", type="persona"))
    alice.has("Thrust", EVADE)
    alice.uses("Methos")
    alice.chooses("Thrust")

    assert len(alice.hand) == 2
    assert "Thrust" in alice.discard_pile
    assert not alice.can("use", "Methos")


@rule("HLT 301", "HLT 297", "Corda draws once a turn, at its beginning and not later.")
def test_a_power_of_the_beginning(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(
        card_saying("At the beginning of your turn, you may draw a card.", name="Corda", type="persona")
    )
    assert alice.can("use", "Corda")
    alice.uses("Corda")
    assert not alice.can("use", "Corda")
    alice.goes_to("attack")

    assert not alice.can("use", "Corda")
    assert len(alice.hand) == 1


@rule("HLT 303", "HLT 36", "Garrick puts one Illusion of his hand on top of Endurance, once a turn.")
def test_garrick(table: Table) -> None:
    alice, _ = duel(table)
    text = "At the beginning of your turn, you may place an Illusion from your hand on top of your Endurance."
    alice.uses_pre_game(card_saying(text, name="Garrick", type="persona"))
    mirage = card_saying(name="Mirage", type="illusion")
    alice.has(mirage, mirage, "Thrust")
    alice.uses("Garrick")
    alice.chooses("Mirage")

    assert alice.endurance[0] == "Mirage"
    assert sorted(alice.hand) == ["Mirage", "Thrust"]
    assert not alice.can("use", "Garrick")


@rule("HLT 300", "HLT 118", "Annie plays an additional attack; that does not keep others from adding more.")
def test_annie(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(card_saying("You may play an additional attack.", name="Annie Devlin", type="persona"))
    alice.has_in_play(card_saying("You may play an additional attack.", name="Fury", type="situation"))
    alice.has(*["Upper Left Attack"] * 4)
    for _ in range(3):
        alice.attacks("Upper Left Attack")

    assert not alice.can("attack")


@rule("HLT 299", "HLT 118", "An additional Dirty Trick is an opportunity for Dirty Tricks alone.")
def test_an_additional_dirty_trick(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(card_saying("You may play an additional Dirty Trick.", name="Gallen", type="persona"))
    alice.has(
        "Thrust",
        "Upper Left Attack",
        *[card_saying(name="Poke", type="attack", kinds="Dirty Trick", grid="0X0/000/000")] * 2,
    )
    alice.attacks("Thrust")

    assert not alice.can("attack", "Upper Left Attack")
    alice.attacks("Poke")
    assert not alice.can("attack")


@rule("HLT 243", "A card of the opponent's hand is played as one's own and goes back to its owner.")
def test_immortal_research(table: Table) -> None:
    alice, bob = duel(table)
    text = "Look at your opponent's hand. You may play one non-Persona Specific card from your opponent's hand."
    alice.has(card_saying(text, name="Immortal Research", type="edge"))
    bob.has(card_saying("Your opponent loses 2 Ability.", name="Curse"), card_saying(name="Vow", of="Kane"))
    alice.goes_to("attack")
    alice.plays("Immortal Research")
    alice.says_yes()
    assert not alice.can("play", "Vow")
    alice.chooses("Curse")

    assert bob.pending == {"loss": 2}
    alice.begins_turn()
    assert "Curse" in bob.discard_pile


@rule("HLT 223", "HLT 224", "An attack that does no damage can still be a Head Shot.")
def test_a_flamboyant_head_shot(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(
        "Upper Left Attack",
        card_saying("Play in conjunction with an attack. That attack does 0 damage.", name="Flamboyant", type="edge"),
        card_saying("Play in conjunction with an upper attack. That attack is a Head Shot.", name="Head Shot"),
    )
    alice.goes_to("attack")
    alice.plays("Upper Left Attack", with_=["Flamboyant", "Head Shot"])
    bob.lets_through()

    assert table.game.outcome.rule == "HLT 101"


@rule("HLT 168", "HLT 34", "Edges are no Special Cards, and not enough for what has to be done in a turn.")
def test_edges_are_not_special(table: Table) -> None:
    alice, _ = duel(table)
    hint = card_saying("Draw a card.", name="Hint", type="edge")
    alice.has(hint, hint, card_saying("Draw a card.", name="Plan"))
    alice.goes_to("attack")
    alice.plays("Hint")
    alice.plays("Hint")

    assert alice.can("play", "Plan")
    assert not alice.can("end")


@rule("HLT 168a", "An Edge is a card that is played, for a power that counts those.")
@pytest.mark.parametrize("played", ["Hint", "Plan"])
def test_an_edge_is_a_card_played(table: Table, played: str) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(card_saying("When you play a card, your opponent loses 1 Ability.", "Silas", "persona"))
    alice.has(card_saying("Draw a card.", "Hint", "edge"), card_saying("Draw a card.", "Plan"))
    alice.goes_to("attack")

    alice.plays(played)

    assert bob.pending == {"loss": 1}


@rule("HLT 239", "A Holy Ground that names another phase is played there.")
def test_holy_ground_that_says_otherwise(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(card_saying("Play during your Attack Phase. Draw a card.", name="Holy Ground"))
    alice.goes_to("defense")
    assert not alice.can("play", "Holy Ground")
    alice.goes_to("attack")

    assert alice.can("play", "Holy Ground")


@rule("HLT 239a", "One version of Holy Ground does not follow another in the next turn; by the first book it may.")
@pytest.mark.parametrize("edition", ["type-one", "first"])
def test_two_versions_of_holy_ground_in_a_row(table: Table, edition: str) -> None:
    look = card_saying("Look at your opponent's hand.", name="Holy Ground", number="Look")
    shuffle = card_saying("Shuffle your discard pile into your Endurance.", name="Holy Ground", number="Shuffle")
    alice, _ = table.highlander(edition=edition)
    alice.has(look)
    alice.goes_to("defense")
    alice.plays("Holy Ground")
    alice.begins_turn()
    alice.has(shuffle)
    alice.goes_to("defense")
    assert alice.can("play", "Holy Ground") == (edition == "first")
    if edition == "type-one":
        assert alice.why_not("Holy Ground").rule == "HLT 239"

    alice.begins_turn()
    alice.goes_to("defense")

    assert alice.can("play", "Holy Ground")


@rule("HLT 239a", "Holy Ground is not played in two turns in a row.")
def test_holy_ground_on_consecutive_turns(table: Table) -> None:
    alice, _ = duel(table)
    alice.has("SE-x462", "SE-x462", "SE-x462")
    alice.goes_to("defense")
    alice.plays("Holy Ground")
    alice.begins_turn()
    alice.has("SE-x462")
    alice.goes_to("defense")
    assert not alice.can("play", "Holy Ground")

    alice.begins_turn()
    alice.goes_to("defense")

    assert alice.can("play", "Holy Ground")


@rule("HLT 408", "What is forced upon the opponent is done in their next May Do/Must Do Phase, not at once.")
def test_a_hand_reshuffled_in_the_next_may_do_must_do_phase(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play("T1-x407", ready=True)
    bob.has("Thrust", "Upper Left Attack")
    bob.goes_to("attack")
    bob.attacks("Thrust")

    alice.uses("Duncan MacLeod")
    assert bob.hand == ["Upper Left Attack"]
    bob.begins_turn()

    assert table.game.phase == "may do/must do"
    assert bob.can("duty")
    assert "Upper Left Attack" in bob.hand
    bob.takes("duty")
    assert "Upper Left Attack" in bob.endurance


@rule("HLT 231", "HLT 96", "With a Gladius a Power Block costs the top card of Endurance too.")
def test_a_power_block_with_a_gladius(table: Table) -> None:
    alice, bob = duel(table)
    text = "When you make a Hard Exertion for a Power Blow or a Power Block, discard the top card of your Endurance."
    bob.uses_pre_game(card_saying(text, name="Gladius", type="weapon of choice", hands="1"))
    alice.has("Thrust")
    bob.has("Lower Left Block")
    alice.attacks("Thrust")
    alice.exerts("Power Blow")
    before = len(bob.endurance)

    bob.defends("Lower Left Block")
    bob.exerts("Power Block")

    assert before - len(bob.endurance) == 6


@rule("HLT 243a", "With a card of the opponent's hand one may play one's own in conjunction.")
def test_own_cards_with_a_card_of_the_opponents_hand(table: Table) -> None:
    alice, bob = duel(table)
    alice.has("MC-x465")  # Immortal Research
    text = "Play in conjunction with an Event. Your opponent loses 1 Ability."
    alice.has(card_saying(text, name="Echo", type="edge"))
    bob.has(card_saying("Your opponent loses 2 Ability.", name="Curse"))
    alice.uses_pre_game(card_saying("", "Methos", "persona"))
    alice.goes_to("attack")
    alice.plays("Immortal Research")
    alice.says_yes()
    alice.chooses("Curse")
    alice.chooses("Echo")

    assert bob.pending == {"loss": 3}
    assert alice.in_play[-2:] == ["Echo", "Curse"]


@rule("HLT 244a", "With an Improvised Weapon an attack is not made a Head Shot by an Exertion either.")
@pytest.mark.parametrize("armed", [True, False])
def test_no_exertion_for_a_head_shot_with_an_improvised_weapon(table: Table, armed: bool) -> None:
    alice, _ = duel(table)
    alice.has("T1-x345")  # may be made a Head Shot by an Exertion
    if not armed:
        alice.has_in_play(card_saying("You may not make Head Shots.", name="Improvised Weapon", type="object"))
    alice.attacks("Upper Center Attack")

    assert alice.can("use", "Upper Center Attack") == armed


@rule("HLT 245a", "What counters Impulse may be discarded for that, be it what Impulse is after.")
def test_the_target_of_impulse_may_counter_it(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(
        card_saying("You may discard this card from play to counter an Event.", "Carl", "situation"), ready=True
    )
    alice.has(card_saying("Take control of a Situation.", name="Impulse"))
    alice.goes_to("attack")
    alice.plays("Impulse")

    bob.counters_with("Carl")

    assert alice.in_play == []
    assert "Carl" in bob.discard_pile


@rule("HLT 243b", "An attack out of the opponent's hand is made a Power Blow by an Exertion like any other.")
def test_an_exertion_for_an_attack_of_the_opponents_hand(table: Table) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(card_saying("", "Methos", "persona"))
    alice.has("MC-x465")  # Immortal Research
    bob.has("Thrust")
    alice.goes_to("attack")
    alice.plays("Immortal Research")
    alice.says_yes()
    alice.chooses("Thrust")

    alice.exerts("Power Blow")
    bob.lets_through()

    assert bob.pending == {"damage": 4}

"""SF 11-13, 15-16, 20-21. Body, burning, changing location, Fighting, healing, smoking, turning."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import card_saying, character, edge, event, resolve, site, state, waits_for
from tests.table import Table, rule


@rule("SF 11.0", "SF 11.1", "Damage reduces a Site's Body; at zero it falls.")
def test_body(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("River")

    alice.attacks("River", with_="Hero")
    resolve(table)
    assert bob.card("River").body == 1
    alice.attacks("River", with_="Student")
    alice.chooses_fate("Smoke")
    resolve(table)

    assert bob.smoked_pile == ["River"]


@rule("SF 12.0", "Only Feng Shui Sites can be burned, and only when combat damage brought them to zero.")
def test_what_can_be_burned(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls("Factory", "Cave")
    alice.has(event("Quake", "Target a Site :: Inflict 4 damage on target."))

    alice.plays("Quake", "Cave")
    resolve(table)
    alice.attacks("Factory", with_="Bruiser")

    assert bob.smoked_pile == ["Cave"]
    assert [option.split()[0] for option in table.labels] == ["Seize", "Smoke"]
    alice.chooses_fate("Smoke")
    resolve(table)


@rule("SF 12.1.1", "SF 30.3.3.3", "Burned for victory, a Site goes to the burner's pile when the attack ends.")
def test_burning_for_victory(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls("Cave", "Hill")
    bob.controls("River", behind="Cave")

    alice.attacks("Cave", with_="Bruiser")
    alice.chooses_fate("Burn ... for victory")
    resolve(table)

    assert alice.burned_pile == ["Cave"]
    assert bob.locations == [["River"], ["Hill"]]


@rule("SF 30.3.3.4", "SF 12.1.2a", "SF 12.1.2c", "Burned for Power it brings players plus one, and ends the turn.")
def test_burning_for_power(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol", power=0)
    alice.controls("Bruiser")
    bob.controls("Cave")

    alice.attacks("Cave", with_="Bruiser")
    alice.chooses_fate("Burn ... for Power")
    resolve(table)

    assert alice.power == 4
    assert bob.smoked_pile == ["Cave"]
    assert bob.is_asked("Main Shot")


@rule("SF 12.1.2b", "Burning for Power brings five at most.")
def test_five_power_at_most(table: Table) -> None:
    alice, bob, *_ = table.shadowfist("Alice", "Bob", "Carol", "Dave", "Erin", power=0)
    alice.controls("Bruiser")
    bob.controls("Cave")

    alice.attacks("Cave", with_="Bruiser")
    alice.chooses_fate("Burn ... for Power")

    assert alice.power == 5
    resolve(table)


@rule("SF 13.1", "A Character goes only to the next location, left or right.")
def test_legal_destinations(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "River", "Temple", "Cave")
    alice.controls("Hero", at="River")

    alice.does("move", "Hero")

    assert table.labels == ["Alice: Hill", "Alice: Temple"]
    alice.chooses("Alice: Temple")
    resolve(table)


@rule("SF 15.0", "SF 15.1", "Damage reduces Fighting, so a damaged Character inflicts less.")
def test_current_fighting(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser", damage=4)
    bob.controls("Hill")
    assert alice.card("Bruiser").fighting == 2

    alice.attacks("Hill", with_="Bruiser")
    resolve(table)

    assert bob.card("Hill").damage == 2


@rule("SF 16.1", "Only what is healed has to be damaged, not what else a text chooses.")
def test_a_target_that_is_not_healed_need_not_be_damaged(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    surgeon = "Turn and target a Character :: Inflict 1 damage on target and heal 1 damage from a card you control."
    alice.controls("Temple", damage=2)
    alice.controls("Hill")
    alice.controls(character("Surgeon", 3, surgeon))
    bob.controls("Hill")
    bob.controls("Hero")

    alice.uses("Surgeon", "Hero", "Temple")
    resolve(table)

    assert bob.card("Hero").damage == 1
    assert alice.card("Temple").damage == 1


@rule("SF 16.1", "SF 16.1a", "Only damaged cards can be healed, but one may heal more than there is.")
def test_only_damaged_cards_are_healed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Doctor", 1, "Turn and target a Character :: Heal target."))
    bob.controls("Hero")
    assert not alice.can("use", "Doctor")

    alice.controls("Bruiser", damage=1)
    alice.uses("Doctor", "Bruiser")
    resolve(table)

    assert alice.card("Bruiser").damage == 0


@rule("SF 16.2", "What cannot be healed keeps its damage.")
def test_what_cannot_be_healed(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Zombie", 5, "Cannot be healed."), damage=2)
    alice.controls("Bruiser", damage=2)

    assert alice.can("heal", "Bruiser")
    assert not alice.can("heal", "Zombie")


@rule("SF 16.3", "SF 50.3", "Corrupted damage is never removed, even when its source is gone.")
def test_corrupted_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Razor", 2, "Corrupted."))
    bob.controls("Giant")
    alice.attacks("Giant", with_="Razor")
    resolve(table)
    alice.ends_turn()

    assert alice.smoked_pile == ["Razor"]
    assert bob.card("Giant").damage == 2
    assert not bob.can("heal", "Giant")


@rule("SF 16.4", "What cannot turn to heal can be healed by others.")
def test_cannot_turn_to_heal(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Robot", 5, "Cannot turn to heal."), damage=2)
    alice.has(event("Patch", "Target a Character :: Heal target."))
    assert not alice.can("heal", "Robot")

    alice.plays("Patch", "Robot")
    resolve(table)

    assert alice.card("Robot").damage == 0


@rule("SF 20.0", "A smoked card goes to its owner's smoked pile.")
def test_smoking(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero", "Student")
    alice.has(event("Bolt", "Target a Character :: Smoke target."))

    alice.plays("Bolt", "Hero")
    resolve(table)

    assert bob.smoked_pile == ["Hero"]
    assert bob.in_play == ["Student"]


@rule("SF 20.1", "A Site at zero by an effect's damage is smoked: nobody seizes it.")
def test_smoked_by_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Cave")
    alice.has(event("Quake", "Target a Site :: Inflict 4 damage on target."))

    alice.plays("Quake", "Cave")
    resolve(table)

    assert bob.smoked_pile == ["Cave"]


@rule("SF 20.2", "SF 26.5", "When a Fighting bonus ends, damage stays, and may be too much.")
def test_smoked_when_a_bonus_ends(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    alice.has(event("Rage", "Target a Character :: Target gains +3 Fighting until the end of the turn."))
    alice.has(event("Slap", "Target a Character :: Inflict 2 damage on target."))
    alice.plays("Rage", "Student")
    resolve(table)
    alice.plays("Slap", "Student")
    resolve(table)
    assert alice.card("Student").fighting == 2

    alice.ends_turn()

    assert "Student" in alice.smoked_pile


@rule("SF 20.3", "What cannot be smoked by Events can still be damaged by them, and die of it.")
def test_smoked_directly_or_by_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Stone", 3, "Cannot be smoked by Events."))
    alice.has(event("Bolt", "Target a Character :: Smoke target."))
    alice.has(event("Blast", "Target a Character :: Inflict 3 damage on target."))

    alice.plays("Bolt", "Stone")
    resolve(table)
    assert bob.card("Stone").in_play
    alice.plays("Blast", "Stone")
    resolve(table)

    assert bob.smoked_pile == ["Stone"]


@rule("SF 21.0", "SF 21.1", "A turned card is not turned again before it unturns.")
def test_turning(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(edge("Mill", "Turn :: Gain 1 Power."))

    alice.uses("Mill")
    resolve(table)
    assert not alice.can("use", "Mill")
    alice.ends_turn()
    bob.ends_turn()

    assert alice.can("use", "Mill")
    assert alice.power == 1


@rule(
    "SF 19.0",
    "SF 19.0a",
    "SF 19.0b",
    "A seized Site is healed, and stands unturned and face up in the seizer's structure.",
)
def test_seizing(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple")
    alice.controls("Bruiser", at="Temple")
    bob.controls("River")
    bob.controls("Cave", face_down=True)

    alice.attacks("a face-down Feng Shui Site", with_="Bruiser")
    alice.chooses_fate("Seize")
    alice.chooses("A new location")
    alice.chooses()
    resolve(table)

    cave = alice.card("Cave")
    assert (cave.controller, cave.damage, cave.face_down) == ("Alice", 0, False)
    assert alice.locations == [["Temple"], ["Cave"]]
    assert bob.locations == [["River"]]
    assert alice.card("Bruiser").place == ["Temple"]


@rule("SF 18.2", "Cards of a faction or talent are those that show its resource.")
def test_cards_of_a_talent(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(card_saying("", "Wizard", "Character", 2, 3, provides="{mag}"), "Hero")
    alice.has(event("Unmake", "Target a {mag} Character :: Smoke target."))

    alice.plays("Unmake", "Wizard")
    resolve(table)

    assert bob.in_play == ["Hero"]


@rule("SF 18.0", "SF 18.4", "A Foundation card needs nothing and provides something; resources are not used up.")
def test_foundations(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    monk = character("Monk", 1, provides="{han}")
    adept = character("Adept", 3, requires="{han}")
    alice.has(monk, adept, adept)

    alice.plays("Monk")
    resolve(table)
    alice.plays("Adept")
    resolve(table)

    assert monk.is_foundation
    assert not adept.is_foundation
    assert alice.can("play", "Adept")


@rule("SF 18.3", "SF 35.3", "A card provides its resources to whoever controls it.")
def test_resources_by_control(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Monk", 1, provides="{han}"))
    alice.has(event("Tempt", "Target a Character :: Take control of target."))

    alice.plays("Tempt", "Monk")
    resolve(table)

    assert table.game.resources(0) == ["han"]
    assert table.game.resources(1) == []


@rule("SF 17.2", "SF 17.2.1", "SF 17.2.2", "Generating and gaining Power are different things.")
def test_generating_is_not_gaining(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls("Hill")
    alice.controls(edge("Tax", "When an opponent gains Power, gain 1 Power."))
    bob.has(event("Bell", "Gain 2 Power."))

    alice.ends_turn()
    assert (alice.power, bob.power) == (0, 1)
    bob.plays("Bell")
    resolve(table)

    assert (alice.power, bob.power) == (1, 3)


@rule("SF 17.2.3", "SF 17.2.6", "Nobody loses or has stolen more Power than they have.")
def test_stealing_and_losing(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=3)
    alice.has(
        event("Theft", "Steal 2 Power from an opponent."),
        event("Ruin", "Target an opponent :: That player loses 5 Power."),
    )

    alice.plays("Theft", "Bob")
    resolve(table)
    assert (alice.power, bob.power) == (5, 1)
    alice.plays("Ruin", "Bob")
    resolve(table)

    assert bob.power == 0


@rule("SF 17.2.4", "Power that is given moves from one pool to another.")
def test_giving(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=3)
    alice.has(event("Gift", "Give 2 Power to an opponent."))

    alice.plays("Gift", "Bob")
    resolve(table)

    assert (alice.power, bob.power) == (1, 5)


@rule("SF 12.0", "SF 19.0", "States are kept by a seized Site.")
def test_a_seized_site_keeps_its_states(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls("Cave")
    bob.controls(state("Wall", "Play on a Site. Subject gains +1 Body."), on="Cave")
    bob.controls(site("Spring"))

    alice.attacks("Cave", with_="Bruiser")
    alice.chooses_fate("Seize")
    resolve(table)

    assert alice.card("Cave").body == 5
    assert bob.card("Wall").subject == "Cave"


@rule("SF 17.2.4a", "Power that an effect makes somebody hand over is stolen, not given.")
def test_a_forced_gift_is_stealing(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=3)
    alice.controls(edge("Ledger", "When you steal Power, draw a card."))
    alice.has(event("Toll", "Steal 2 Power from an opponent."), event("Gift", "Give 1 Power to an opponent."))

    alice.plays("Toll", "Bob")
    resolve(table)
    assert (alice.power, bob.power, alice.hand[0], len(alice.hand)) == (5, 1, "Gift", 2)
    alice.plays("Gift", "Bob")
    resolve(table)

    assert (alice.power, bob.power, len(alice.hand)) == (4, 2, 1)


@rule("SF 18.1", "SF 18.0", "What a card in the smoked pile provides comes and goes with the card.")
def test_resources_come_and_go_with_the_smoked_pile(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has(event("Lesson", "Draw a card.", provides="{chi}"), character("Adept", 5, requires="{chi}"))
    alice.has(event("Recall", "Return target Event from your smoked pile to your hand."))
    assert not alice.can("play", "Adept")

    alice.plays("Lesson")
    resolve(table)
    assert alice.can("play", "Adept")
    alice.plays("Recall", "Lesson")
    resolve(table)

    assert "Lesson" in alice.hand
    assert not alice.can("play", "Adept")


@rule("SF 20.2", "SF 24.5.5", "A State that lowers Fighting to nothing smokes its undamaged subject; less does not.")
def test_a_state_that_lowers_fighting_to_nothing(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero", "Bruiser")
    curse = state("Curse", "Subject Character gains -4 Fighting.")
    alice.has(curse, curse)

    alice.plays("Curse", on="Bruiser")
    resolve(table)
    alice.plays("Curse", on="Hero")
    resolve(table)

    assert bob.smoked_pile == ["Hero"]
    assert bob.card("Bruiser").fighting == 2


@rule(
    "SF 16.2",
    "What cannot be healed is free of its damage once it leaves play, and can be healed once it is blanked.",
)
def test_when_what_cannot_be_healed_is_healed(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Zombie", 5, "Cannot be healed."), damage=2)
    alice.has(event("Balm", "Target a Character :: Heal target."), event("Crackdown", "Cancel target Character."))
    alice.has(event("Recall", "Return target Character to its owner's hand."))
    assert not alice.can("play", "Balm")

    alice.plays("Recall", "Zombie")
    resolve(table)
    alice.plays("Zombie")
    resolve(table)
    assert alice.card("Zombie").damage == 0
    alice.controls(character("Ghoul", 5, "Cannot be healed."), damage=2)
    assert not alice.can("play", "Balm")
    alice.plays("Crackdown", "Ghoul")
    resolve(table)
    alice.plays("Balm", "Ghoul")
    resolve(table)

    assert alice.card("Ghoul").damage == 0


@rule("SF 5.3", "SF 20.0", "What leaves the game with its player is neither smoked nor toasted.")
def test_nobody_is_smoked_by_leaving_the_game(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol", power=0)
    bob.controls("Hero")
    alice.controls(edge("Wake", "When a Character is smoked, gain 1 Power."))
    alice.controls(edge("Ash", "When a Character is toasted, gain 1 Power."))
    bob.runs_out_of_cards()

    alice.ends_turn()

    assert "Hero" in bob.toasted_pile
    assert alice.power == 0


@rule("SF 12.1.2", "Burned for Power, a Site goes to its owner's smoked pile, whoever controlled it.")
def test_a_site_burned_for_power_goes_to_its_owner(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn="Bob")
    alice.controls("Bruiser")
    bob.controls("Hill")
    bob.has(event("Deed", "Take control of target Site."))
    carol.controls("Cave")

    bob.plays("Deed", "Cave")
    resolve(table)
    bob.ends_turn()
    carol.ends_turn()
    alice.attacks("Cave", with_="Bruiser")
    alice.chooses_fate("Burn ... for Power")
    resolve(table)

    assert carol.smoked_pile == ["Cave"]
    assert bob.smoked_pile == ["Deed"]
    assert bob.locations == [["Hill"]]


@rule("SF 15.1a", "A text that speaks of Fighting means what damage has left of it.")
def test_fighting_is_what_is_left(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Giant", damage=6)
    bob.controls("Bruiser", "Student")
    alice.has(event("Mob", "Smoke target Character with Fighting 4 or less."))

    alice.plays("Mob")
    assert alice.may_choose() == ["Giant", "Student"]
    alice.chooses("Giant")
    resolve(table)

    assert bob.smoked_pile == ["Giant"]


@rule("SF 16.3", "Damage that cannot be removed is Corrupted: it is not healed, though its source is gone.")
def test_damage_that_cannot_be_removed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls(
        state("Fingertip Razors", "Subject Character gains +1 Fighting. Damage subject inflicts cannot be removed."),
        on="Hero",
    )
    bob.controls("Giant", "Bruiser")
    bob.has(event("Salve", "Heal target Character."))

    alice.attacks("Giant", with_="Hero")
    resolve(table)
    alice.ends_turn()

    assert alice.smoked_pile == ["Hero", "Fingertip Razors"]
    assert bob.card("Giant").damage == 5
    assert not bob.can("heal", "Giant")
    assert not bob.can("play", "Salve")


@rule("SF 18.1a", "Cards in hand and burned Sites provide nothing.")
def test_what_provides_no_resources(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    spring = site("Spring", provides="{han}")
    alice.has_burned(spring)
    alice.has(spring, character("Adept", 4, requires="{han}"))

    assert not alice.can("play", "Adept")
    alice.controls(spring)
    assert alice.can("play", "Adept")


@rule("SF 18.2a", "A card that requires a resource is of its kind, though it provides none, or another.")
def test_cards_of_what_they_require(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Wizard", 2, requires="{mag}"), "Hero")
    bob.controls(character("Sage", 2, requires="{mag}", provides="{dra}"), character("Drake", 2, provides="{dra}"))
    alice.has(event("Unmake", "Target a {mag} Character :: Smoke target."))

    alice.plays("Unmake")

    assert alice.may_choose() == ["Wizard", "Sage"]


@rule("SF 19.0a", "A turned Site that is seized is unturned.")
def test_a_turned_site_is_seized(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls("Cave", turned=True)

    alice.attacks("Cave", with_="Bruiser")
    assert bob.card("Cave").turned
    alice.chooses_fate("Seize")
    resolve(table)

    assert alice.card("Cave").controller == "Alice"
    assert not alice.card("Cave").turned


@rule("SF 20.0a", "A face-down Site that is smoked lies in the smoked pile face up.")
def test_a_face_down_site_is_smoked(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Cave", face_down=True)
    alice.has(event("Quake", "Smoke target Site."))

    assert not alice.sees("Cave")
    alice.plays("Quake")
    resolve(table)

    assert bob.smoked_pile == ["Cave"]
    assert not bob.card("Cave").face_down
    assert alice.sees("Cave")


@rule("SF 20.2a", "A Site that loses a bonus to its Body keeps its damage, and may be smoked by that.")
@pytest.mark.parametrize(("damage", "left"), [(3, ["Cave"]), (4, [])])
def test_a_site_that_loses_body(table: Table, damage: int, left: list[str]) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Cave", face_down=False)
    bob.controls(state("Wall", "Play on a Site. Subject gains +2 Body."), on="Cave")
    alice.has(event("Quake", f"Target a Site :: Inflict {damage} damage on target."))
    alice.has(event("Smash", "Smoke target State."))

    alice.plays("Quake", "Cave")
    resolve(table)
    assert bob.card("Cave").body == 6 - damage
    alice.plays("Smash", "Wall")
    resolve(table)

    assert bob.in_play == left


@rule("SF 8.6", "SF 18.1", "A text that lets certain Sites provide a resource says nothing of others.")
def test_certain_sites_provide_more(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        edge("Forge", "<Fire> Sites you control provide {dra}."), "Hill", site("Fire Pit", provides="{chi}")
    )
    bob.controls(site("Fire Temple"))

    assert sorted(table.game.resources(0)) == ["chi", "dra"]
    assert table.game.resources(1) == []


@rule("SF 20.2", "A score that follows from something else is smoked as soon as that has brought it to zero.")
@pytest.mark.parametrize(
    ("name", "fighting", "text"),
    [
        ("Reader", "X", "X = the number of cards in your hand."),
        ("Worrier", 1, "-1 Fighting while you have no cards in your hand."),
    ],
)
def test_a_score_falls_to_zero_with_the_hand(table: Table, name: str, fighting: int | str, text: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(event("Bell", "Gain 1 Power."), event("Gong", "Gain 1 Power."))
    alice.controls(character(name, fighting, text))
    bob.controls("River")

    alice.plays("Bell")
    resolve(table)
    assert alice.card(name).in_play
    alice.plays("Gong")
    resolve(table)

    assert name in alice.smoked_pile


@rule("SF 20.2", "SF 24.8.1.1", "Who lowers a damaged Character to zero smokes it, not who damaged it before.")
def test_who_smokes_by_lowering(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    trophies = edge("Trophies", "When you smoke a Character, gain 1 Power.")
    alice.controls(trophies, "Hero")
    bob.controls(trophies)
    bob.has(event("Dart", "Inflict 3 damage on target Character."))
    alice.has(event("Chill", "Target Character gains -1 Fighting until the end of the turn."))
    alice.declares_end()
    bob.plays("Dart", "Hero")
    resolve(table)

    alice.plays("Chill", "Hero")
    resolve(table)

    assert "Hero" in alice.smoked_pile
    assert (alice.power, bob.power) == (1, 0)


@rule("SF 20.1", "SF 24.8.1.1", "Of several Characters damaged at once, each is smoked by that damage.")
def test_who_smokes_several_at_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(edge("Trophies", "When you smoke a Character, gain 1 Power."))
    alice.has(event("Blast", "Inflict 4 damage on each Character."))
    bob.controls("Hero", "Student", "Bruiser")

    alice.plays("Blast")
    resolve(table)

    assert sorted(bob.smoked_pile) == ["Hero", "Student"]
    assert alice.power == 2


@rule("SF 24.5.5", "Whom a text means by their Fighting changes with every point of damage.")
def test_who_is_weak_enough_changes_with_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(edge("Shadows", "Characters with Fighting of 3 or less gain Stealth."), "Hero", "Giant")
    bob.has(event("Dart", "Inflict 1 damage on target Character."))
    alice.has(event("Gong", "Gain 1 Power."))
    assert "Stealth" not in alice.card("Hero").bold

    alice.plays("Gong")
    bob.plays("Dart", "Hero")
    resolve(table)

    assert "Stealth" in alice.card("Hero").bold
    assert "Stealth" not in alice.card("Giant").bold


@rule("SF 8.5", "A Feng Shui Site costs nothing by its printed figures, face up or face down.")
def test_the_cost_of_a_feng_shui_site(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Temple", face_down=True)

    assert (alice.card("Hill").cost, alice.card("Temple").cost) == (0, 0)


@rule("SF 21.0", "What is turned already is not turned again, and triggers nothing.")
def test_a_turned_card_does_not_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(edge("Watch", "When a Character turns, gain 1 Power."))
    bob.controls("Hero")
    bob.controls("Giant", turned=True)
    alice.has(event("Net", "Turn all Characters."))

    alice.plays("Net")
    resolve(table)

    assert alice.power == 1


@rule("SF 24.8.1.3", "SF 9.1.4.1", "A Site may fall in recalculation; who stood there finds another place at once.")
def test_who_stood_at_a_site_that_falls_in_recalculation_goes_elsewhere(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill", site("Pillar", 5, "All other Sites you control gain +2 Body."), "Garden", "Tower")
    bob.controls("Hero", at="Garden")
    alice.has(event("Crack", "Inflict 7 non-combat damage on target Site."), event("Fall", "Smoke target Site."))

    alice.plays("Crack", "Garden")
    resolve(table)
    assert bob.card("Garden").in_play  # 7 of 9
    alice.plays("Fall", "Pillar")
    waits_for(bob, "Where does Hero go")

    assert sorted(bob.smoked_pile) == ["Garden", "Pillar"]
    bob.chooses(bob.may_choose()[-1])
    assert bob.card("Hero").place == ["Tower"]

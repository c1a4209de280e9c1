"""SF 30. Combat: its scenes, inflicting damage, the fate of a Site, cleanup."""

from __future__ import annotations

from tests.shadowfist_table import character, event, resolve, site, table_until
from tests.table import Table, rule

BELL = event("Bell", "Gain 1 Power.")


def scene(table: Table) -> str:
    """The scene that is going on."""
    return str(table.game.scene.name) if table.game.scene is not None else ""


@rule(
    "SF 30.0",
    "SF 30.3",
    "SF 30.3.3.1",
    "Both Characters in a combat inflict damage equal to their Fighting, at once.",
)
def test_both_inflict_damage_at_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls(character("Rival", 4))

    alice.attacks("Rival", with_="Hero")
    resolve(table)

    assert alice.smoked_pile == ["Hero"]
    assert bob.smoked_pile == ["Rival"]


@rule("SF 30.3", "SF 15.1", "A damaged Character inflicts its current Fighting; a Site inflicts nothing.")
def test_damage_is_current_fighting(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser", damage=2)
    bob.controls("Temple")

    alice.attacks("Temple", with_="Bruiser")
    resolve(table)

    assert bob.card("Temple").damage == 4
    assert alice.card("Bruiser").damage == 2


@rule("SF 30.1", "Before combat there is an open scene, the last one for ordinary effects.")
def test_there_is_an_open_scene_before_combat(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple")
    bob.has(event("Dart", "Inflict 2 damage on target Character."))

    alice.attacks("Temple", with_="Hero")
    table_until(table, lambda: scene(table) == "combat")
    bob.plays("Dart", "Hero")
    resolve(table)

    assert bob.card("Temple").damage == 2


@rule("SF 30.2", "What happens on entering combat is resolved before the damage, in a closed scene.")
def test_entering_combat_triggers_before_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    shock = "When this card enters combat with a Character, inflict 2 damage on that Character."
    alice.controls(character("Taser", 4, shock))
    bob.controls("Hero")
    bob.has(BELL)

    alice.attacks("Hero", with_="Taser")
    resolve(table)

    assert bob.smoked_pile == ["Hero"]
    assert alice.card("Taser").damage == 2


@rule("SF 30.2", "A card attacked by several enters combat once.")
def test_a_card_enters_combat_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero", "Student")
    bob.controls(site("Shrine", 9, "When this card enters combat, gain 1 Power."))
    bob.controls(site("Altar", 9, "When this card enters combat with a Character, gain 1 Power."))

    alice.attacks("Shrine", with_=["Hero", "Student"])
    resolve(table)

    assert bob.power == 1


@rule("SF 30.2", "SF 24.4", "A face-down Site may be revealed for its effect in the closed scene of entering combat.")
def test_a_site_is_revealed_as_combat_begins(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple")
    bob.controls(site("Spring", 5, "Turn :: Inflict 2 damage on target Character."), face_down=True)
    bob.controls(site("Well", 5, "Turn :: Inflict 1 damage on target Character."))
    bob.has(event("Dart", "Inflict 2 damage on target Character."))

    alice.attacks("Temple", with_="Hero")
    table_until(table, lambda: scene(table) == "entering combat")
    assert not bob.can("play", "Dart")
    assert not bob.can("use", "Well")
    bob.does("use", "Spring")
    resolve(table)

    assert not bob.card("Spring").face_down
    assert (alice.card("Hero").damage, bob.card("Temple").damage) == (2, 2)


@rule(
    "SF 30.2",
    "SF 24.4",
    "A Site may just be revealed there as well, and by any player.",
)
def test_a_site_is_just_revealed_as_combat_begins(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=0)
    alice.controls("Hero")
    bob.controls("Temple")
    carol.controls(site("Bazaar", 5, "When this card is revealed, gain 1 Power."), face_down=True)

    alice.attacks("Temple", with_="Hero")
    table_until(table, lambda: scene(table) == "entering combat")
    carol.reveals("Bazaar")
    resolve(table)

    assert not carol.card("Bazaar").face_down
    assert carol.power == 1


@rule("SF 30.2", "SF 23.2", "In other closed scenes no Site is revealed.")
def test_no_site_is_revealed_in_the_cleanup(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Looter", 4, "When this card inflicts combat damage, gain 1 Power."))
    bob.controls("Temple")
    bob.controls("Hill", face_down=True)
    bob.has(event("Thief", "Play when a Character inflicts damage :: Steal 1 Power from target opponent."))

    alice.attacks("Temple", with_="Looter")
    table_until(table, lambda: bob.card("Temple").damage == 4)

    assert bob.is_asked("Respond to Looter")
    assert not bob.can("reveal", "Hill")
    resolve(table)


@rule("SF 30.3", "SF 30.4", "SF 26.1.4", "What damage triggers waits for the cleanup scene, which is closed.")
def test_what_damage_triggers_is_played_in_the_cleanup(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(character("Looter", 4, "When this card inflicts combat damage, gain 1 Power."))
    bob.controls("Temple")
    bob.has(BELL, event("Thief", "Play when a Character inflicts damage :: Steal 1 Power from target opponent."))

    alice.attacks("Temple", with_="Looter")
    table_until(table, lambda: bob.card("Temple").damage == 4)

    assert bob.is_asked("Respond to Looter")
    assert alice.power == 0
    assert not bob.can("play", "Bell")
    bob.passes()
    assert alice.power == 1
    bob.plays("Thief")
    resolve(table)
    assert (alice.power, bob.power) == (0, 1)


@rule("SF 30.4", "SF 23.2", "In the cleanup nobody plays ordinary effects, but effects that say so.")
def test_the_cleanup_is_closed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero")
    bob.controls("Student")
    bob.has(BELL, event("Dirge", "Play when a Character is smoked :: Gain 2 Power."))

    alice.attacks("Student", with_="Hero")
    table_until(table, lambda: bob.can("play", "Dirge"))

    assert bob.smoked_pile == ["Student"]
    assert not bob.can("play", "Bell")
    bob.plays("Dirge")
    resolve(table)
    assert bob.power == 2


@rule("SF 30.3.1", "A Character in combat with several divides its damage among them as its controller likes.")
def test_damage_is_divided_among_attackers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Bruiser")

    alice.attacks("Bruiser", with_=["Hero", "Student"])
    assert bob.is_asked("Divide Bruiser’s 6 damage")
    bob.chooses("Hero", "Hero", "Hero", "Student", "Student", "Student")
    resolve(table)

    assert alice.card("Hero").damage == 3
    assert alice.smoked_pile == ["Student"]
    assert bob.card("Bruiser").damage == 5


@rule("SF 30.3.2", "A face-down Feng Shui Site that takes combat damage is revealed.")
def test_a_damaged_site_is_revealed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    bob.controls("Temple", "Hill", face_down=True)

    alice.attacks("a face-down Feng Shui Site", with_="Student")
    resolve(table)

    revealed = [name for name in ("Temple", "Hill") if not bob.card(name).face_down]
    assert len(revealed) == 1
    assert bob.card(revealed[0]).damage == 1


@rule("SF 30.3.2", "SF 29.6", "If all damage is reduced to nothing, the Site stays face down.")
def test_an_undamaged_site_stays_face_down(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Weakling", 1, "Inflicts no combat damage."))
    bob.controls("Temple", face_down=True)

    alice.attacks("a face-down Feng Shui Site", with_="Weakling")
    resolve(table)

    assert bob.card("Temple").face_down


@rule("SF 30.3.3", "The declarer of the attack chooses what becomes of a Site, whoever's damage it was.")
def test_the_declarer_chooses_the_fate(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Student")
    bob.controls("Hill")
    bob.controls("Giant", at="Hill")
    carol.controls("Bruiser")
    alice.attacks("Hill", with_="Student")
    table_until(table, lambda: carol.is_asked("Who joins"))
    carol.joins("Bruiser")
    bob.intercepts("Student", with_="Giant")

    assert alice.smoked_pile == ["Student"]
    assert alice.is_asked("What becomes of Hill")
    fates = table.labels
    assert fates == ["Seize Hill", "Burn Hill for victory", "Burn Hill for Power", "Smoke Hill"]
    alice.chooses_fate("Seize")
    resolve(table)
    assert alice.card("Hill").controller == "Alice"


@rule("SF 30.3.3", "SF 7.3.2", "A Site that is no Feng Shui Site is smoked or seized, never burned.")
def test_other_sites_are_not_burned(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls("Factory")

    alice.attacks("Factory", with_="Bruiser")

    assert table.labels == ["Seize Factory", "Smoke Factory"]
    alice.chooses_fate("Seize")
    resolve(table)
    assert alice.in_play == ["Bruiser", "Factory"]


@rule("SF 30.3.3.1", "SF 20.0", "A Site may simply be smoked; it goes to its owner's smoked pile.")
def test_a_site_is_smoked(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls("Hill")

    alice.attacks("Hill", with_="Bruiser")
    alice.chooses_fate("Smoke")
    resolve(table)

    assert bob.smoked_pile == ["Hill"]
    assert alice.burned_pile == []


@rule("SF 30.3.3.2", "A seized Site changes control at once, but its place only as the attackers return.")
def test_a_seized_site_changes_control_at_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Temple")
    alice.controls("Bruiser", at="Temple")
    bob.controls("Hill")
    bob.has(event("Lament", "Play when an opponent seizes a Site :: Gain 1 Power."))

    alice.attacks("Hill", with_="Bruiser")
    alice.chooses_fate("Seize")

    assert bob.can("play", "Lament")
    assert alice.card("Hill").controller == "Alice"
    assert alice.card("Hill").damage == 0
    assert alice.locations == [["Temple"]]
    bob.plays("Lament")
    resolve(table)
    assert bob.power == 1
    assert "Hill" in [name for column in alice.locations for name in column]


@rule("SF 30.3.3.3", "SF 12.1.1", "A Site burned for victory leaves as the attackers return, for the burner's pile.")
def test_a_site_is_burned_for_victory(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Bruiser")
    bob.controls("Hill", "Temple")
    bob.has(event("Lament", "Play when a Site is burned :: Gain 1 Power."))

    alice.attacks("Hill", with_="Bruiser")
    alice.chooses_fate("Burn ... for victory")
    assert bob.can("play", "Lament")
    assert alice.burned_pile == []
    assert bob.locations == [["Hill"], ["Temple"]]
    resolve(table)

    assert alice.burned_pile == ["Hill"]
    assert bob.locations == [["Temple"]]
    assert alice.game.closeness(0) == 1


@rule(
    "SF 30.3.3.4",
    "SF 12.1.2",
    "A Site burned for Power leaves for its owner's smoked pile and brings players plus one.",
)
def test_a_site_is_burned_for_power(table: Table) -> None:
    alice, bob, *_ = table.shadowfist("Alice", "Bob", "Carol", "Dave", "Erin", "Frank", power=0)
    alice.controls("Bruiser")
    bob.controls("Hill")

    alice.attacks("Hill", with_="Bruiser")
    alice.chooses_fate("Burn ... for Power")
    table_until(table, lambda: bob.is_asked("Your Main Shot"))

    assert alice.power == 5
    assert bob.smoked_pile == ["Hill"]


@rule("SF 30.3.4", "A Site that combat damage reveals starts an auction before the cleanup, if it is still there.")
def test_a_revealed_site_starts_an_auction(table: Table) -> None:
    gate = site("Kowloon Gate", 8, "Unique.")
    alice, bob = table.shadowfist("Alice", "Bob", power=2)
    alice.controls("Hero")
    alice.controls(gate)
    bob.controls(gate, face_down=True)

    alice.attacks("a face-down Feng Shui Site", with_="Hero")
    table_until(table, lambda: bob.is_asked("Bid more than 0"))
    bob.chooses("Bid 2")

    assert bob.is_asked("Which card stays")
    bob.table.answer(table.decision.options[-1])
    resolve(table)
    assert alice.smoked_pile == ["Kowloon Gate"]
    assert bob.card("Kowloon Gate").damage == 4


@rule("SF 30.3.4", "A revealed Site that is smoked or burned starts no auction.")
def test_a_smoked_site_starts_no_auction(table: Table) -> None:
    gate = site("Kowloon Gate", 4, "Unique.")
    alice, bob = table.shadowfist("Alice", "Bob", power=2)
    alice.controls("Hero")
    alice.controls(gate)
    bob.controls(gate, face_down=True)

    alice.attacks("a face-down Feng Shui Site", with_="Hero")
    alice.chooses_fate("Smoke")
    resolve(table)

    assert bob.smoked_pile == ["Kowloon Gate"]
    assert alice.in_play == ["Hero", "Kowloon Gate"]
    assert alice.power == bob.power == 2


@rule("SF 30.3.4", "SF 31.5", "If the revealed Site is seized, whoever seized it opens the auction.")
def test_the_seizer_opens_the_auction(table: Table) -> None:
    gate = site("Kowloon Gate", 4, "Unique.")
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=2)
    alice.controls("Hero")
    bob.controls(gate, face_down=True)
    carol.controls(gate)

    alice.attacks("a face-down Feng Shui Site", with_="Hero")
    alice.chooses_fate("Seize")
    table_until(table, lambda: alice.is_asked("Bid"))

    assert alice.is_asked("Bid more than 0")
    alice.chooses("Bid 1")
    resolve(table)


@rule("SF 30.3", "SF 26.1.4", "What damage triggers is chosen and paid at once, before a Site's fate, and waits.")
def test_what_damage_triggers_is_generated_at_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls(site("Shrine", 4, "When this card is damaged, pay 1 Power :: Inflict 2 damage on target Character."))

    alice.attacks("Shrine", with_="Hero")
    table_until(table, lambda: bob.is_asked("Use Shrine"))
    bob.says_yes()

    assert bob.power == 9
    assert alice.is_asked("What becomes of Shrine")
    assert alice.card("Hero").damage == 0
    alice.chooses_fate("Smoke")
    resolve(table)
    assert alice.card("Hero").damage == 2


@rule("SF 30.3.4", "What a Site generated as it was damaged goes with it if it loses its auction.")
def test_a_site_that_loses_its_auction_takes_its_effects_along(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    shrine = site("Shrine", 8, "Unique. When this card is damaged, gain 5 Power.")
    alice.controls("Hero", shrine)
    bob.controls(shrine, face_down=True)
    bob.has_power(1)

    alice.attacks("a face-down Feng Shui Site", with_="Hero")
    table_until(table, lambda: alice.is_asked("Bid more than 1"))
    alice.does("bid", "Bid 2")
    assert alice.is_asked("Which card stays")
    table.answer(table.decision.options[0])
    resolve(table)

    assert bob.toasted_pile == ["Shrine"]
    assert bob.power == 1


@rule("SF 30.4", "SF 23.3", "What the damage triggered is added to the cleanup clockwise from the active player.")
def test_the_cleanup_takes_effects_in_the_order_of_priority(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    fury = "When this card inflicts combat damage, gain 1 Power."
    alice.controls(character("Fury", 4, fury))
    bob.controls(character("Shade", 5, fury))
    bob.has(event("Thief", "Play when a Character inflicts damage :: Steal 1 Power from target opponent."))

    alice.attacks("Shade", with_="Fury")
    table_until(table, lambda: bob.can("play", "Thief"))

    assert [effect.name for effect in table.game.effects] == ["Fury", "Shade"]
    resolve(table)


@rule("SF 29.3", "SF 19.0", "A seized Site is free of all damage, even of Corrupted damage.")
def test_seizing_removes_corrupted_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Leper", 9, "Corrupted."))
    bob.controls("Temple")

    alice.attacks("Temple", with_="Leper")
    alice.chooses_fate("Seize")
    resolve(table)

    assert alice.card("Temple").in_play
    assert alice.card("Temple").damage == 0


@rule("SF 4.2", "SF 19.0", "A Site that an effect seizes is taken from an opponent: it can be the final one.")
def test_a_site_seized_by_an_effect_is_final(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "River", "Garden", "Tower", "Cave")
    alice.has(event("Coup", "Target an opponent's Site :: Seize target."))
    bob.controls("Temple")

    alice.plays("Coup")
    table_until(table, lambda: alice.is_asked("Where do you put Temple"))
    alice.chooses("Behind Hill")
    resolve(table)

    assert alice.card("Temple").place == ["Hill", "Temple"]
    assert table.game.over
    assert table.game.outcome.winners == (0,)


@rule(
    "SF 49.7",
    "SF 12.1.1",
    "A Toast It Site that is burned for victory goes to the toasted pile.",
)
def test_a_toast_it_site_is_not_kept_in_the_burned_pile(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    bob.controls(site("Mirage", 4, "Toast It."))

    alice.attacks("Mirage", with_="Giant")
    alice.chooses_fate("Burn ... for victory")
    resolve(table)

    assert alice.burned_pile == []
    assert bob.toasted_pile == ["Mirage"]


@rule("SF 30.3.2", "Whoever damages a face-down Site in combat has revealed it.")
def test_a_site_is_revealed_by_who_attacks_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero")
    bob.controls("Medicinal Flower Garden", face_down=True)

    alice.does("attack", "face-down")
    resolve(table)

    assert bob.power == 1


@rule("SF 30.3.2", "SF 29.2", "So has whoever damages it otherwise.")
def test_a_site_is_revealed_by_who_damages_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.has(event("Rain", "Inflict 1 damage on all Sites."))
    alice.controls("Medicinal Flower Garden", face_down=True)
    bob.controls("Medicinal Flower Garden", face_down=True)

    alice.plays("Rain")
    resolve(table)

    assert (alice.power, bob.power) == (0, 1)


@rule("SF 24.4", "A Site revealed by its own controller was not revealed by an opponent.")
def test_a_site_revealed_by_its_controller(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Medicinal Flower Garden", face_down=True)
    bob.controls("Hill")

    alice.reveals("Medicinal Flower Garden")
    resolve(table)

    assert not alice.card("Medicinal Flower Garden").face_down
    assert alice.power == 0


@rule("SF 30.2", "Who does not fight any more when combat begins has not entered it, nor has who waited for them.")
def test_nobody_enters_a_combat_that_is_off(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(character("Fox", 3, "Tactics."), "Hero")
    keep = site("Keep", 9, "When this card enters combat with a Character, inflict 1 damage on that Character.")
    bob.controls(keep)

    alice.attacks("Keep", with_=["Fox", "Hero"])
    table_until(table, lambda: table.game.scene.name == "combat" and alice.can("tactics", "Fox"))
    alice.does("tactics", "Fox")
    resolve(table)

    assert alice.card("Fox").damage == 0
    assert alice.card("Hero").damage == 1
    assert bob.card("Keep").damage == 4 - 1


@rule("SF 30.3.3", "SF 30.3.3.1", "Where two Sites fall in one combat, the fate of each is chosen.")
def test_the_fate_of_each_site_is_chosen(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser", "Giant")
    bob.controls("River", "Cave")
    alice.has(event("Feint", "Change target attacker's target to target Site."))

    alice.attacks("River", with_=["Bruiser", "Giant"])
    alice.plays("Feint", "Giant", "Cave")
    alice.chooses_fate("Smoke")
    alice.chooses_fate("Seize")
    resolve(table)

    assert len(bob.smoked_pile) == 1
    assert sorted([*bob.smoked_pile, *alice.in_play]) == ["Bruiser", "Cave", "Giant", "River"]


@rule("SF 26.5", "SF 30.4", "What lasts until the end of combat ends with that combat, before the next one.")
def test_until_the_end_of_combat(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        character("Duelist", 5, "When this card enters combat, it gains +3 Fighting until the end of combat.")
    )
    bob.controls("Tower")
    bob.controls("Student", at="Tower")

    alice.attacks("Tower", with_="Duelist")
    bob.intercepts("Duelist", with_="Student")
    table_until(table, lambda: "Student" in bob.smoked_pile and table.game.combat is None)
    assert alice.card("Duelist").fighting == 5 - 1
    resolve(table)

    assert bob.card("Tower").damage == 5 - 1 + 3
    assert table.game.combat is None
    assert alice.card("Duelist").fighting == 5 - 1


FEINT = event("Feint", "Change one attacker's target to any Character you control.")


@rule(
    "SF 28.7", "SF 30.1", "Who still attacks enters combat with what its target is when the scene before it is over."
)
def test_an_attacker_fights_the_target_it_has_by_then(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant")
    bob.controls("Temple", "Hero")
    bob.has(FEINT)
    alice.attacks("Temple", with_="Giant")
    table_until(table, lambda: bob.is_asked("before combat"))

    bob.plays("Feint")
    resolve(table)

    assert bob.smoked_pile == ["Feint", "Hero"]
    assert (alice.card("Giant").damage, bob.card("Temple").damage) == (4, 0)


@rule("SF 28.8", "SF 30.4", "Who smoked its target in combat goes home as the attack ends, after the cleanup.")
def test_an_attacker_is_there_until_the_attack_ends(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant")
    martyr = character(
        "Martyr", 1, "When this card is smoked, inflict 2 damage on target Character at its last location."
    )
    bob.controls("Temple", martyr, "Hero")
    alice.attacks("Martyr", with_="Giant")
    table_until(table, lambda: bob.is_asked("Choose"))

    assert bob.may_choose() == ["Giant", "Hero"]
    bob.chooses("Giant")
    resolve(table)

    assert alice.card("Giant").damage == 3
    assert table.game.location(alice.card("Giant").number) == table.game.location(alice.card("Hill").number)

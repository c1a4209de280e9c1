"""Cards of the preconstructed decks of 10,000 Bullets, played as their printed words say."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.rules.players import player_facts
from tests.shadowfist_table import character, edge, event, resolve, resolve_choosing, site, state, table_until
from tests.table import Table

JADE_VALLEY = (
    "Limited. While any Feng Shui Site you own is controlled by an opponent or in an opponent's burned-for-victory "
    "pile, and you are not closer to victory than all opponents, Jade Valley generates +1 Power and gains +4 Body."
)
SPORTS_CAR = (
    "Vehicle. Subject Character gains Mobility and +2 damage, except against Characters that are the subject of a "
    "Vehicle."
)
BIRD_SANCTUARY = (
    "Limited. Cannot be healed except when seized. Once each turn, you may inflict 1 damage on this card when an "
    "opponent smokes a Character you control that is not a 1-cost foundation :: Gain 1 Power."
)

CLAWS_OF_DARKNESS = (
    "Weapon. Subject Character gains +1 Fighting. If subject is still in play at the end of any turn in which it "
    "smoked one or more Characters by inflicting combat damage, you gain 1 Power."
)
THE_LEGACY = (
    "Unique. At the end of your turn, put a counter on this card if you control any <Thunder> cards. Do likewise for "
    "<Fire>, <Darkness>, and <Ice>. Remove 4 counters :: Gain 1 Power."
)
DISCERNING_FIRE = (
    "Smoke X target cards that share a designator other than <Netherworld>. X must be greater than one. "
    "Power-generating Sites are not legal targets."
)


def test_jade_valley_grows_while_an_opponent_has_a_feng_shui_site_of_yours(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(site("Jade Valley", 7, JADE_VALLEY), "Hill")
    bob.controls("Temple")
    assert alice.card("Jade Valley").body == 7

    alice.game.cards[alice.anybodys("Hill")].controller = bob.number
    alice.ask_again()

    assert alice.card("Jade Valley").body == 11


def test_jade_valley_does_not_grow_for_a_site_that_is_not_yours_or_no_feng_shui_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(site("Jade Valley", 7, JADE_VALLEY), "Factory")
    bob.controls("Temple", "River")

    alice.game.cards[alice.anybodys("Factory")].controller = bob.number
    alice.ask_again()

    assert alice.card("Jade Valley").body == 7


def test_jade_valley_grows_for_a_site_of_yours_that_was_burned_for_victory(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(site("Jade Valley", 7, JADE_VALLEY))
    bob.has_burned("Hill")
    assert alice.card("Jade Valley").body == 7

    number = alice.game.areas["burned-for-victory pile", bob.number][-1]
    alice.game.cards[number].owner = alice.number
    alice.ask_again()

    assert alice.card("Jade Valley").body == 11


def test_jade_valley_does_not_grow_while_you_are_closer_to_victory_than_everybody(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(site("Jade Valley", 7, JADE_VALLEY), "Hill", "River", "Tower")
    bob.controls("Garden")

    alice.game.cards[alice.anybodys("Hill")].controller = bob.number
    alice.ask_again()
    assert alice.card("Jade Valley").body == 7

    bob.controls("Temple")
    assert alice.card("Jade Valley").body == 11


@pytest.mark.parametrize(("vehicle", "damage"), [(False, 6), (True, 4)])
def test_sports_car_inflicts_more_except_on_characters_with_a_vehicle(
    table: Table, vehicle: bool, damage: int
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls(state("Sports Car", SPORTS_CAR), on="Hero")
    bob.controls("Hill", "Giant")
    if vehicle:
        bob.controls(state("Bus", "Vehicle. Subject gains +1 Fighting."), on="Giant")

    alice.attacks("Giant", with_="Hero")
    resolve(table)

    assert bob.card("Giant").damage == damage


def test_sports_car_inflicts_more_on_sites(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls(state("Sports Car", SPORTS_CAR), on="Hero")
    bob.controls("Tower")
    assert "Mobility" in alice.card("Hero").bold

    alice.attacks("Tower", with_="Hero")
    resolve(table)

    assert bob.card("Tower").damage == 6


@pytest.mark.parametrize(
    ("cost", "requires", "offered"),
    [(1, "", False), (2, "", True), (1, "{dra}", True)],
)
def test_bird_sanctuary_does_not_mind_the_loss_of_a_one_cost_foundation(
    table: Table, cost: int, requires: str, offered: bool
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(site("Bird Sanctuary", 8, BIRD_SANCTUARY))
    bob.controls(character("Guard", 2, cost=cost, requires=requires, provides="{dra}"))
    alice.has(event("Bolt", "Smoke target Character."))

    alice.plays("Bolt", "Guard")
    table_until(table, lambda: bob.is_asked("Use") or alice.is_asked("Main Shot"))

    assert bob.is_asked("Bird Sanctuary") == offered
    if offered:
        bob.says_yes()
        resolve(table)
        assert (bob.power, bob.card("Bird Sanctuary").damage) == (1, 1)


def test_bird_sanctuary_is_healed_as_it_is_seized_and_not_otherwise(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(site("Bird Sanctuary", 4, BIRD_SANCTUARY), damage=2)
    alice.controls("Hero")
    alice.has(event("Herbs", "Heal target Site."))
    alice.ask_again()
    assert not alice.can("play", "Herbs")

    alice.attacks("Bird Sanctuary", with_="Hero")
    alice.chooses_fate("Seize")
    resolve(table)
    assert (alice.card("Bird Sanctuary").controller, alice.card("Bird Sanctuary").damage) == ("Alice", 0)


@pytest.mark.parametrize(("victim", "gained"), [("Student", 1), ("Giant", 0)])
def test_claws_of_darkness_count_the_turn_in_which_subject_smoked_somebody(
    table: Table, victim: str, gained: int
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Bruiser")
    alice.controls(state("Claws of Darkness", CLAWS_OF_DARKNESS), on="Bruiser")
    bob.controls("Hill", victim)

    alice.attacks(victim, with_="Bruiser")
    resolve(table)
    assert (bob.smoked_pile == [victim], alice.power) == (bool(gained), 0)
    alice.ends_turn()

    assert alice.power == gained


def test_claws_of_darkness_do_not_count_what_another_character_smoked(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Bruiser", "Hero")
    alice.controls(state("Claws of Darkness", CLAWS_OF_DARKNESS), on="Bruiser")
    bob.controls("Hill", "Student")

    alice.attacks("Student", with_="Hero")
    resolve(table)
    alice.ends_turn()

    assert (bob.smoked_pile, alice.power) == (["Student"], 0)


def test_the_legacy_counts_each_of_four_designators_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(edge("The Legacy", THE_LEGACY))
    alice.controls(
        character("Huan Ken", 2, subtitle="Thunder King"),
        character("Thunder Knight", 2, subtitle="Thunder Warrior"),
        character("Ice Guard", 2, subtitle="Ice Warrior"),
    )
    bob.controls(character("Fire Guard", 2, subtitle="Fire Warrior"))

    alice.ends_turn()

    assert alice.card("The Legacy").counters == 2
    assert not alice.can("use", "The Legacy")


def test_discerning_fire_smokes_two_or_more_that_share_a_designator(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Fox", 2, subtitle="Netherworld Thief"), character("Owl", 2, subtitle="Netherworld Sage"))
    bob.controls(character("Cat", 2, subtitle="Cunning Thief"), site("Thief Den", subtitle="Thief Feng Shui Site"))
    alice.has(event("Discerning Fire", DISCERNING_FIRE, cost="X"))

    alice.plays("Discerning Fire", "Fox", "Cat", x=2)
    resolve(table)

    assert sorted(bob.smoked_pile) == ["Cat", "Fox"]
    assert {"Owl", "Thief Den"} <= set(bob.in_play)


def test_discerning_fire_is_not_played_for_one_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Fox", 2, subtitle="Netherworld Thief"), character("Owl", 2, subtitle="Netherworld Sage"))
    bob.controls(site("Thief Den", subtitle="Thief Feng Shui Site"))
    alice.has(event("Discerning Fire", DISCERNING_FIRE, cost="X"))

    assert not alice.can("play", "Discerning Fire")


def test_kung_fu_student_looks_at_plain_feng_shui_sites_in_your_front_row(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "+1 Fighting while any non-Unique Feng Shui Site in your front row has a Body of 4 or less."
    alice.controls("Tower", character("Kung Fu Student", 1, text), site("Proving Ground", 4, "Unique."))
    bob.controls("Cave")
    assert alice.card("Kung Fu Student").fighting == 1

    alice.controls("Cave", behind="Tower")
    assert alice.card("Kung Fu Student").fighting == 1

    alice.controls("Cave")
    assert alice.card("Kung Fu Student").fighting == 2


def test_pi_yin_hardens_your_undamaged_sites_and_characters(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "Unique. Independent. Your undamaged Sites and your undamaged Characters gain Toughness: 1."
    alice.controls(character("Pi Yin", 3, text), "Hill")
    alice.controls("Giant", damage=1)
    bob.controls("River", "Hero")

    tough = [name for name in ("Pi Yin", "Hill", "Giant") if "Toughness" in alice.card(name).bold]
    assert tough == ["Pi Yin", "Hill"]
    assert not any("Toughness" in bob.card(name).bold for name in ("River", "Hero"))


FOUR_BURNING_FISTS = (
    "Unique. You must toast a Feng Shui Site you control when Four Burning Fists enters play, otherwise toast this "
    "card. Gains +2 Fighting and Regenerate while any opponent is closer to victory than you."
)
GORILLA_FIGHTER = (
    "Independent. Gorilla Fighter's cost is reduced by the total number of Feng Shui Sites and Characters you own "
    "that are controlled by opponents or in burned-for-victory piles."
)
NAPALM_ADDICT = (
    "Guts while attacking. When he smokes a Site by inflicting combat damage, gain Power equal to that Site's "
    "printed cost, or 2 Power if it has no printed cost."
)
ABOMINABLE_LAB = (
    "Abominable Lab provides one {tek} resource for each <Buro> Character and each <PubOrd> Character you control."
)


def test_four_burning_fists_toast_a_feng_shui_site(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Temple", "Factory")
    alice.has(character("Four Burning Fists", 9, FOUR_BURNING_FISTS))

    alice.plays("Four Burning Fists")
    table_until(table, lambda: alice.is_asked("Choose cards"))
    assert set(alice.may_choose()) == {"Hill", "Temple"}
    alice.chooses("Hill")
    resolve(table)

    assert alice.toasted_pile == ["Hill"]
    assert "Four Burning Fists" in alice.in_play


def test_four_burning_fists_are_toasted_where_there_is_no_feng_shui_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Factory")
    bob.controls("Hill")
    alice.has(character("Four Burning Fists", 9, FOUR_BURNING_FISTS))

    alice.plays("Four Burning Fists")
    resolve(table)

    assert alice.toasted_pile == ["Four Burning Fists"]


def test_gorilla_fighter_is_cheaper_for_what_you_have_lost(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=9)
    alice.controls("Hill", "Hero", "Temple")
    bob.has_burned("River")
    alice.game.cards[alice.anybodys("Hero")].controller = bob.number
    alice.game.cards[alice.game.areas["burned-for-victory pile", bob.number][-1]].owner = alice.number
    alice.has(character("Gorilla Fighter", 6, GORILLA_FIGHTER, cost=4))
    alice.ask_again()

    alice.plays("Gorilla Fighter")

    assert alice.power == 9 - 2


@pytest.mark.parametrize(("cost", "gained"), [(None, 2), (3, 3), (0, 0)])
def test_napalm_addict_is_paid_what_the_smoked_site_cost(table: Table, cost: int | None, gained: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(character("Napalm Addict", 9, NAPALM_ADDICT))
    bob.controls(site("Shack", 2, cost=cost), "Hill")

    alice.attacks("Shack", with_="Napalm Addict")
    alice.chooses_fate("Smoke")
    resolve(table)

    assert alice.power == gained


def test_abominable_lab_provides_for_each_character_of_either_kind_once(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=9)
    alice.controls(site("Abominable Lab", 5, ABOMINABLE_LAB))
    alice.controls(character("Buro Guard", 1), character("Buro PubOrd", 1), "Hero")
    alice.has(
        event("Two", "Draw a card.", requires="{tek}{tek}"), event("Three", "Draw a card.", requires="{tek}" * 3)
    )
    alice.ask_again()

    assert alice.can("play", "Two")
    assert not alice.can("play", "Three")


EXPLOSIVES = (
    "Play on an unturned Character. Subject's controller may sacrifice Explosives during an attack :: Subject"
    " inflicts +5 damage against the next Site it inflicts combat damage on during this attack."
)


def test_explosives_are_for_the_next_site_alone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls(state("Explosives", EXPLOSIVES), on="Hero")
    bob.controls(site("Palace", 20), "Student")

    alice.attacks("Palace", with_="Hero")
    alice.uses("Explosives")
    bob.intercepts("Hero", with_="Student")
    resolve(table)

    assert bob.card("Palace").damage == 4 + 5 - 1
    assert alice.smoked_pile == ["Explosives"]
    assert not alice.game.modifiers


def test_explosives_are_used_by_whoever_controls_their_subject(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls(state("Explosives", EXPLOSIVES), on="Hero")
    bob.controls("Temple")
    alice.ask_again()
    assert not alice.can("use", "Explosives")

    alice.attacks("Temple", with_="Hero")
    assert alice.can("use", "Explosives")
    alice.passes()

    assert not bob.can("use", "Explosives")


CLAW_OF_FURY = (
    "Assassinate. When an opponent targets you (not a card or location you control) with an Event, you may play Claw "
    "of Fury from your hand at no cost."
)
GLIMPSE_OF_THE_ABYSS = (
    "Toast It. Gain X Power. X= the number of Feng Shui Sites controlled by target opponent plus the number "
    "of cards in his or her burned-for-victory pile. The number of Feng Shui Sites you need for victory is "
    "increased by one."
)
THE_IRON_MONKEY = (
    "Unique. Superleap. When The Iron Monkey inflicts combat damage on the target of his attack, steal half "
    "the Power (round down) of his target's controller and give that Power to any player you choose."
)


@pytest.mark.parametrize(
    ("text", "chosen", "offered"),
    [
        ("Target a player :: Look at target's hand.", "Bob", True),
        ("Target a player :: Look at target's hand.", "Alice", False),
        ("Smoke target Site.", "Hill", False),
    ],
)
def test_claw_of_fury_comes_for_whoever_targets_its_player(
    table: Table, text: str, chosen: str, offered: bool
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill")
    bob.has(character("Claw of Fury", 4, CLAW_OF_FURY, cost=3))
    alice.has(event("Curse", text))

    alice.plays("Curse", chosen)
    table_until(table, lambda: bob.is_asked("Use Claw of Fury") or alice.is_asked("Main Shot"))

    assert bob.is_asked("Use Claw of Fury") == offered
    if offered:
        bob.says_yes()
        resolve(table)
        assert ("Claw of Fury" in bob.in_play, bob.power) == (True, 10)


def test_glimpse_of_the_abyss_counts_the_targets_sites_and_puts_victory_off(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=0)
    alice.controls("Hill", "Hero")
    bob.controls("Temple", "River", "Factory")
    bob.has_burned("Tower")
    carol.controls("Garden")
    alice.has(event("Glimpse of the Abyss", GLIMPSE_OF_THE_ABYSS))
    needed = player_facts(alice.game, alice.number).victory

    alice.plays("Glimpse of the Abyss", "Bob")
    resolve(table)

    assert (alice.power, alice.toasted_pile) == (3, ["Glimpse of the Abyss"])
    assert player_facts(alice.game, alice.number).victory == needed + 1
    assert player_facts(alice.game, bob.number).victory == needed


def test_the_iron_monkey_gives_half_of_the_power_to_whom_you_choose(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=0)
    alice.controls(character("The Iron Monkey", 5, THE_IRON_MONKEY))
    bob.controls("Hill", site("Palace", 12))
    bob.has_power(5)

    alice.attacks("Palace", with_="The Iron Monkey")
    resolve_choosing(table, "Carol")

    assert (alice.power, bob.power, carol.power) == (0, 3, 2)


HIDDEN_SANCTUARY = (
    "Limited. At the end of an attack you declared, you may remove up to X damage from each Character that attacked. "
    "X = the number of <Sanctuary> cards you control."
)
VIRTUOUS_HOOD = (
    "When Virtuous Hood turns to attack, take a point of Power from the pool of one of the players with the most "
    "Power and give it to one of the players with the least Power."
)


def test_hidden_sanctuary_heals_those_who_attacked_by_as_much_as_you_say(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(site("Hidden Sanctuary", 6, HIDDEN_SANCTUARY), site("Old Sanctuary", 6))
    alice.controls(character("Giant One", 9), damage=5)
    alice.controls(character("Idler", 9), damage=5)
    bob.controls(site("Palace", 20))

    alice.attacks("Palace", with_="Giant One")
    alice.triggers("Hidden Sanctuary")
    table_until(table, lambda: alice.is_asked("How much damage"))
    assert [option.number for option in table.decision.options] == [2, 1, 0]
    table.answer(table.decision.options[1])
    resolve(table)

    assert (alice.card("Giant One").damage, alice.card("Idler").damage) == (4, 5)


def test_virtuous_hood_takes_from_the_rich_and_gives_to_the_poor(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=1)
    alice.controls(character("Virtuous Hood", 2, VIRTUOUS_HOOD))
    bob.controls("Hill")
    bob.has_power(4)

    alice.attacks("Hill", with_="Virtuous Hood")
    resolve_choosing(table, "Carol")

    assert (alice.power, bob.power, carol.power) == (1, 3, 2)


def test_virtuous_hood_says_at_once_from_whom_and_to_whom(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=4)
    alice.controls(character("Virtuous Hood", 2, VIRTUOUS_HOOD))
    bob.controls("Hill")
    carol.has(event("Purse", "Gain 1 Power."))
    alice.has_power(0)

    alice.attacks("Hill", with_="Virtuous Hood")
    assert alice.is_asked("From whom")
    assert alice.may_choose() == ["Bob", "Carol"]
    alice.chooses("Bob")  # SF 24.2.1: before anybody can respond
    carol.plays("Purse")
    resolve(table)

    assert (alice.power, bob.power, carol.power) == (1, 3, 5)


RACHEL_MCSHANE = "Unique. Rachel McShane is not affected by opponents' effects that are generated by turning a card."
SNIPER = "Turn and target a Character :: Inflict 1 damage on target."


def test_rachel_mcshane_is_open_to_all_that_nobody_turns_a_card_for(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", edge("Gloom", "Opponents' Characters have -1 Fighting."))
    bob.controls("Hill", character("Rachel McShane", 5, RACHEL_MCSHANE))
    alice.has(state("Curse", "Play on a Character. Subject cannot turn to heal."))
    assert bob.card("Rachel McShane").fighting == 4

    alice.plays("Curse", "Rachel McShane")
    resolve(table)
    assert "Curse" in alice.in_play
    alice.attacks("Rachel McShane", with_="Giant")
    resolve(table)

    assert "Rachel McShane" in bob.smoked_pile


def test_rachel_mcshane_is_not_affected_by_what_opponents_turn_cards_for(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        character("Sniper", 2, SNIPER), character("Bomber", 2, "Turn :: Inflict 1 damage on all Characters.")
    )
    bob.controls(character("Rachel McShane", 5, RACHEL_MCSHANE), "Giant", "Hill")

    alice.uses("Sniper")
    assert "Rachel McShane" not in alice.may_choose()
    alice.chooses("Giant")
    resolve(table)
    alice.uses("Bomber")
    resolve(table)

    assert (bob.card("Rachel McShane").damage, bob.card("Giant").damage) == (0, 2)


def test_nothing_is_turned_for_a_target_that_only_rachel_mcshane_would_be(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(site("Nest", 6, SNIPER))
    bob.controls(character("Rachel McShane", 5, RACHEL_MCSHANE), "Hill")
    assert not alice.can("use", "Nest")

    bob.controls("Giant")

    assert alice.can("use", "Nest")


@pytest.mark.parametrize(
    ("text", "whose"),
    [("Pay 1 Power and target a Character :: Inflict 1 damage on target.", "Alice"), (SNIPER, "Bob")],
)
def test_rachel_mcshane_is_affected_by_what_is_paid_otherwise_or_is_her_own_sides(
    table: Table, text: str, whose: str
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    shooter, rachel = character("Shooter", 2, text), character("Rachel McShane", 5, RACHEL_MCSHANE)
    alice.controls(shooter)
    (bob if whose == "Alice" else alice).controls(rachel)

    alice.uses("Shooter", "Rachel McShane")
    resolve(table)

    assert (bob if whose == "Alice" else alice).card("Rachel McShane").damage == 1

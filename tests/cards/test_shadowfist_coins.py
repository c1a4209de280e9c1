"""Coins, copied texts, changed targets and cards that stay turned, each shown by play."""

from __future__ import annotations

from copy import copy

import pytest

from quickening.core.chance import Chance
from tests.shadowfist_table import character, edge, event, resolve, site, state, waits_for
from tests.table import Table

HEADS, TAILS = 0, 1
BOLT = event("Bolt", "Inflict 3 damage on target Character.")


def coins_show(table: Table, *sides: int) -> None:
    """The next coins come up like this."""
    for seed in range(1000):
        chance = Chance.seeded(seed)
        tried = copy(chance)
        if tuple(tried.below(2) for _ in sides) == sides:
            table.game.chance = chance
            return
    raise AssertionError("no seed gives these coins")


# -- coins ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "fighting", "damage"), [(HEADS, 4, 0), (TAILS, 2, 1)])
def test_a_coin_flipped_for_an_effect(table: Table, side: int, fighting: int, damage: int) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    fate = "Heads: this card gains +1 Fighting until the end of the turn. Tails: it takes 1 damage."
    alice.controls(character("Gambler", 3, f"Once per turn, you may flip a coin :: {fate}"), "Hill")
    coins_show(table, side)

    alice.uses("Gambler")
    resolve(table)

    assert (alice.card("Gambler").fighting, alice.card("Gambler").damage) == (fighting, damage)


def test_a_coin_until_heads(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    text = "Target a Character and flip a coin until it comes up heads :: Target gains +X Fighting"
    alice.has(event("Nails", f"{text} until the end of the turn. X = the number of flips."))
    coins_show(table, TAILS, TAILS, HEADS)

    alice.plays("Nails", "Hero")
    resolve(table)

    assert alice.card("Hero").fighting == 7


def test_a_coin_until_two_heads(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Giant")
    alice.has(
        event(
            "Luck",
            "Flip a coin until you get a total of two Heads :: Inflict X damage on target Character. "
            "X = the number of flips minus 1.",
        )
    )
    coins_show(table, HEADS, TAILS, HEADS)

    alice.plays("Luck", "Giant")
    resolve(table)

    assert bob.card("Giant").damage == 2


def test_several_coins_at_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("Temple", "Giant")
    grenade = (
        "Sacrifice this card and flip 3 coins :: Inflict one damage on all opponents' Characters for each Heads."
    )
    alice.controls(state("Grenade", f"Weapon. {grenade}"), on="Hero")
    coins_show(table, HEADS, TAILS, HEADS)

    alice.uses("Grenade")
    resolve(table)

    assert (bob.card("Giant").damage, alice.card("Hero").damage) == (2, 0)


@pytest.mark.parametrize(("side", "left"), [(HEADS, False), (TAILS, True)])
def test_a_coin_at_the_start_of_the_turn(table: Table, side: int, left: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero")
    text = "Flip a coin at the start of each of your turns. On a result of heads, subject is smoked."
    alice.controls(state("Mark", text), on="Hero")

    alice.ends_turn()
    coins_show(table, side)
    bob.ends_turn()

    assert bob.card("Hero").in_play == left


@pytest.mark.parametrize(("armed", "ambush"), [(True, True), (False, False)])
def test_a_coin_only_if_something_is_so(table: Table, armed: bool, ambush: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    fate = "flip a coin when she enters combat. Heads: she gains Ambush until the end of combat."
    alice.controls(character("Katie", 6, f"If Katie is the subject of a Weapon, {fate}"))
    bob.controls("Hill")
    bob.controls("Bruiser", at="Hill")
    if armed:
        alice.controls(state("Pistol", "Weapon. Subject cannot be healed."), on="Katie")
    coins_show(table, HEADS)

    alice.attacks("Hill", with_="Katie")
    bob.intercepts("Katie", with_="Bruiser")
    resolve(table)

    assert alice.card("Katie").in_play == ambush


# -- copied texts --------------------------------------------------------------------------------------------------


def test_a_text_chosen_is_copied_to_a_target(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls(site("Spring", text="Turn :: Gain 3 Power."))
    alice.has(event("Echo", "Copy a Site's rules text to target Site until the end of the turn."))

    alice.plays("Echo", "Hill", "Spring")
    resolve(table)
    alice.uses("Hill")
    resolve(table)

    assert alice.power == 13


def test_the_text_of_what_was_toasted_is_copied(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    text = "Toast a Character in your smoked pile :: this card copies the rules text of the toasted Character"
    alice.controls(character("Ghost", 3, f"{text} until the end of the turn."), "Hill")
    alice.has_in_smoked_pile(character("Thief", 1, "Stealth."))

    alice.uses("Ghost")
    resolve(table)
    assert set(alice.card("Ghost").bold) == {"Stealth"}
    alice.ends_turn()

    assert alice.card("Ghost").bold == {}


def test_a_gain_and_a_text(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    text = "Toast a Character in your smoked pile :: Target Character gains +1 Fighting and the rules text of the"
    alice.has(event("Suit", f"{text} toasted Character until the end of the turn."))
    alice.has_in_smoked_pile(character("Thief", 1, "Stealth."))

    alice.plays("Suit")
    resolve(table)

    assert (alice.card("Hero").fighting, set(alice.card("Hero").bold)) == (5, {"Stealth"})


def test_the_texts_of_those_it_fights_until_combat_ends(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "This card copies the rules text of each Character it is in combat with until the end of that combat."
    alice.controls(character("Chin", 6, text))
    bob.controls("Hill")
    bob.controls(character("Shell", 3, "Toughness: 2."), at="Hill")

    alice.attacks("Hill", with_="Chin")
    bob.intercepts("Chin", with_="Shell")
    resolve(table)

    assert (alice.card("Chin").damage, alice.card("Chin").bold) == (1, {})


# -- changed targets -----------------------------------------------------------------------------------------------


def test_an_event_gets_another_target(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    alice.has(event("Bell", "Gain 1 Power."), BOLT)
    bob.controls("Hero")
    bob.controls(character("Gao", 1, "Turn :: Change the target of an Event."))

    alice.plays("Bell")
    assert not bob.can("use", "Gao")
    resolve(table)
    alice.plays("Bolt", "Hero")
    bob.uses("Gao", "Bruiser")
    resolve(table)

    assert (bob.card("Hero").damage, alice.card("Bruiser").damage) == (0, 3)


# -- cards that stay turned ----------------------------------------------------------------------------------------


def test_a_card_stays_turned_through_the_next_establishing_shot_only(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero", "Giant")
    bob.card("Giant").state.turned = True
    alice.has(
        event("Web", "Turn target Character and it does not unturn during its controller's next Establishing Shot.")
    )

    alice.plays("Web", "Hero")
    resolve(table)
    alice.ends_turn()
    assert (bob.card("Hero").turned, bob.card("Giant").turned) == (True, False)
    bob.ends_turn()
    alice.ends_turn()

    assert not bob.card("Hero").turned


def test_your_next_establishing_shot_is_not_that_of_others(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Giant")
    text = "target two Characters :: Turn targets. They do not unturn during your next Establishing Shot."
    alice.has(event("Lull", text))

    alice.plays("Lull")
    resolve(table)
    alice.ends_turn()
    assert not bob.card("Giant").turned
    bob.ends_turn()

    assert alice.card("Hero").turned


# -- who is meant --------------------------------------------------------------------------------------------------


def test_what_was_targeted_as_it_entered_play(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Hill")
    gains = "That Character gains +2 Fighting while this card is in play."
    alice.has(character("Fighter", 1, f"Target another Character when this card enters play. {gains}"))
    bob.has(event("Kill", "Smoke target Character."))

    alice.plays("Fighter")
    resolve(table)
    assert (alice.card("Hero").fighting, alice.card("Fighter").fighting) == (6, 1)
    alice.ends_turn()
    bob.plays("Kill", "Fighter")
    resolve(table)

    assert alice.card("Hero").fighting == 4


def test_while_something_is_so_it_gains(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    text = "This card enters play with a counter on it. While there are no counters on this card, it gains Superleap."
    alice.controls("Hill")
    alice.has(character("Initiate", 2, text))

    alice.plays("Initiate")
    resolve(table)
    assert alice.card("Initiate").bold == {}
    alice.card("Initiate").state.counters = 0
    alice.ask_again()

    assert set(alice.card("Initiate").bold) == {"Superleap"}


def test_if_the_subject_is_so_it_gains(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Crook", 2, subtitle="Hood"), "Hero")
    for name in ("Crook", "Hero"):
        alice.controls(state("Tools", "If subject is a <Hood>, it gains Stealth."), on=name)

    assert (set(alice.card("Crook").bold), alice.card("Hero").bold) == ({"Stealth"}, {})


def test_those_who_do_something_gain(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    bob.controls("Hill", "Hero")
    alice.controls(state("Wanted", "Characters gain Ambush while attacking subject."), on="Hero")
    bob.has(BOLT)
    assert alice.card("Giant").bold == {}

    alice.attacks("Hero", with_="Giant")

    assert set(alice.card("Giant").bold) == {"Ambush"}


def test_a_card_that_may_inflict_damage_as_it_enters_play(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("Hero")
    alice.has(character("Freak", 1, "When Freak enters play, he may inflict 1 point of damage on any target."))

    alice.plays("Freak")
    waits_for(alice, "Use Freak")
    alice.does("yes")
    alice.chooses("Hero")
    resolve(table)

    assert bob.card("Hero").damage == 1


def test_what_was_sacrificed_may_be_toasted_for_power(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    text = "Whenever you sacrifice a Character, you may toast that Character :: Gain 1 Power."
    alice.controls(character("Doktor", 4, text), "Student")
    alice.controls(edge("Altar", "Sacrifice a Character :: Gain 2 Power."))

    alice.uses("Altar", "Student")
    waits_for(alice, "Use Doktor")
    alice.does("yes")
    resolve(table)

    assert (alice.toasted_pile, alice.smoked_pile, alice.power) == (["Student"], [], 13)


def test_an_additional_bonus_adds_up(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "+1 combat damage, and an additional +2 combat damage against Unique cards."
    alice.controls(character("Hunter", 2, text))
    bob.controls(site("Palace", 9, text="Unique."))

    alice.attacks("Palace", with_="Hunter")
    resolve(table)

    assert bob.card("Palace").damage == 5


def test_a_maintained_effect_waits_for_its_target(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Giant", damage=3, turned=True)
    text = "Turn and maintain and target a Character :: Heal target when target unturns."
    alice.controls(character("Healer", 1, text))

    alice.uses("Healer", "Giant")
    resolve(table)
    assert bob.card("Giant").damage == 3
    alice.ends_turn()

    assert bob.card("Giant").damage == 0


def test_sites_of_the_back_row_may_be_attacked(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "Cannot be declared as an attacker on front-row Sites."
    alice.controls(character("Wind", 2, text))
    bob.controls("Hill")
    bob.controls("Temple", behind="Hill")
    assert not alice.can("attack", "Hill")

    alice.attacks("Temple", with_="Wind")
    resolve(table)

    assert (bob.card("Temple").damage, bob.card("Hill").damage) == (2, 0)

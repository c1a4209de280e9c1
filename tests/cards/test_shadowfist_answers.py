"""Cards that answer what an effect would do (SF 26.2, 26.3), played as their printed words say."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import character, event, resolve, resolve_choosing, site, table_until
from tests.table import Table

HACKER = (
    "When an opponent plays an Event that steals Power from you or that toasts any card other than itself, you may "
    "play Hacker from your hand at no cost in response :: Cancel that Event."
)
RESISTANCE_SQUAD = (
    "When this card is in your hand and an opponent attempts to look at your hand or force you to discard a card, "
    "you may play this card at no cost :: Cancel that effect."
)
WHOS_THE_MONKEY_NOW = (
    "Play in response to an Event played by an opponent that would damage or smoke a card you control :: Cancel that "
    "Event, and you may smoke a card controlled by that opponent of the same type as a card that would have been "
    "damaged or smoked by the Event."
)
CHEAP_BABOON_TRICK = (
    "Play in response to an Event that would remove a Character you control from play, and target up to 4 Sites :: "
    "Cancel that Event, and inflict 1 non-combat damage on each target."
)
HEAT_OF_BATTLE = (
    "Play during an attack on a card you control by an opponent who controls more Power-generating Sites than you. "
    'Gain Power equal to the cost of target attacking Character. You can play only one "Heat of Battle" each attack.'
)
SURFEIT_OF_MINIONS = (
    "Play when you control more cards than any other player. Toast X cards you control :: Gain X Power."
)


@pytest.mark.parametrize(
    ("text", "chosen", "answered"),
    [
        ("Toast target Character.", ("Hero",), True),
        ("Steal 1 Power from target opponent.", ("Bob",), True),
        ("Smoke target Character.", ("Hero",), False),
        ("Toast It. Smoke target Character.", ("Hero",), False),
    ],
)
def test_hacker_answers_what_toasts_or_steals(
    table: Table, text: str, chosen: tuple[str, ...], answered: bool
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=3)
    bob.controls("Hero", "Hill")
    bob.has(character("Hacker", 1, HACKER))
    alice.has(event("Strike", text))

    alice.plays("Strike", *chosen)
    table_until(table, lambda: bob.can("use", "Hacker") or alice.is_asked("Main Shot"))

    assert bob.can("use", "Hacker") == answered
    if answered:
        bob.uses("Hacker")
        resolve(table)
        assert {"Hacker", "Hero"} <= set(bob.in_play)
        assert bob.power == 3


@pytest.mark.parametrize("who", ["Alice", "Bob"])
def test_resistance_squad_guards_its_own_players_hand(table: Table, who: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill")
    bob.has(character("Resistance Squad", 2, RESISTANCE_SQUAD), "Hero")
    alice.has(event("Thief", "Target a player :: That player discards 1 card."), "Giant")

    alice.plays("Thief", who)
    table_until(table, lambda: bob.can("use", "Resistance Squad") or alice.is_asked("discard") or not alice.hand)

    assert bob.can("use", "Resistance Squad") == (who == "Bob")
    if who == "Bob":
        bob.uses("Resistance Squad")
        resolve(table)
        assert (bob.hand, "Resistance Squad" in bob.in_play) == (["Hero"], True)


def test_whos_the_monkey_now_smokes_a_card_of_the_type_that_was_to_be_smoked(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", "Temple")
    bob.controls("Hero", "Hill")
    bob.has(event("Who's the Monkey Now?", WHOS_THE_MONKEY_NOW))
    alice.has(event("Bolt", "Smoke target Character."))

    alice.plays("Bolt", "Hero")
    table_until(table, lambda: bob.can("play", "Who's the Monkey Now?"))
    bob.plays("Who's the Monkey Now?")
    resolve_choosing(table, "Giant")

    assert "Hero" in bob.in_play
    assert alice.smoked_pile == ["Bolt", "Giant"]
    assert "Temple" in alice.in_play


def test_whos_the_monkey_now_does_not_answer_what_hurts_others(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    bob.controls("Hill")
    bob.has(event("Who's the Monkey Now?", WHOS_THE_MONKEY_NOW))
    alice.has(event("Bolt", "Smoke target Character."))

    alice.plays("Bolt", "Giant")
    table_until(table, lambda: bob.can("play", "Who's the Monkey Now?") or alice.is_asked("Main Shot"))

    assert alice.smoked_pile == ["Bolt", "Giant"] or alice.smoked_pile == ["Giant", "Bolt"]


@pytest.mark.parametrize(
    ("text", "answered"), [("Return target Character to its owner's hand.", True), ("Turn target Character.", False)]
)
def test_cheap_baboon_trick_answers_what_takes_a_character_from_play(table: Table, text: str, answered: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple")
    bob.controls("Hero", "Hill")
    bob.has(event("Cheap Baboon Trick", CHEAP_BABOON_TRICK))
    alice.has(event("Away", text))

    alice.plays("Away", "Hero")
    table_until(table, lambda: bob.can("play", "Cheap Baboon Trick") or alice.is_asked("Main Shot"))

    assert bob.can("play", "Cheap Baboon Trick") == answered
    if answered:
        bob.plays("Cheap Baboon Trick")
        bob.chooses("Temple", "Hill")
        resolve(table)
        assert "Hero" in bob.in_play
        assert (alice.card("Temple").damage, bob.card("Hill").damage) == (1, 1)


@pytest.mark.parametrize(("sites", "offered"), [(("Temple", "River"), True), (("Temple",), False)])
def test_heat_of_battle_is_for_those_who_have_less(table: Table, sites: tuple[str, ...], offered: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.controls("Hero", *sites)
    bob.controls("Hill")
    heat = event("Heat of Battle", HEAT_OF_BATTLE)
    bob.has(heat, heat)

    alice.attacks("Hill", with_="Hero")
    table_until(table, lambda: bob.can("play", "Heat of Battle") or alice.is_asked("Main Shot"))

    assert bob.can("play", "Heat of Battle") == offered
    if offered:
        cost = alice.card("Hero").cost
        bob.plays("Heat of Battle")
        table_until(table, lambda: bob.power == 5 + cost)
        assert not bob.can("play", "Heat of Battle")


def test_surfeit_of_minions_pays_for_as_many_as_are_toasted(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero", "Giant", "Hill")
    bob.controls("Temple", site("Shack"))
    alice.has(event("Surfeit of Minions", SURFEIT_OF_MINIONS))

    alice.plays("Surfeit of Minions")
    alice.chooses("Hero", "Giant")
    resolve(table)

    assert (alice.power, set(alice.toasted_pile)) == (2, {"Hero", "Giant"})


def test_surfeit_of_minions_is_not_for_those_who_have_no_more_than_others(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero", "Hill")
    bob.controls("Temple", "Giant")
    alice.has(event("Surfeit of Minions", SURFEIT_OF_MINIONS))
    alice.ask_again()

    assert not alice.can("play", "Surfeit of Minions")

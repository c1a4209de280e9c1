"""Whoever is meant: owners, neighbours, subjects under control, and one event or another, each shown by play."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import (
    character,
    edge,
    event,
    resolve,
    resolve_choosing,
    site,
    state,
    table_until,
    waits_for,
)
from tests.table import Table

KILL = event("Kill", "Smoke target Character.")


def test_a_subject_is_controlled_as_long_as_the_state_is_in_play(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("Hero")
    alice.has(state("Mentor", "You take control of subject Character. Subject gains the designator <Pledged>."))
    bob.has(event("Break", "Smoke target State."))

    alice.plays("Mentor", on="Hero")
    resolve(table)
    assert alice.card("Hero").controller == "Alice"
    alice.ends_turn()
    bob.plays("Break")
    resolve(table)

    assert bob.card("Hero").controller == "Bob"


def test_each_time_is_whenever(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        character("Fox", 2, "Each time you declare an attack, this card gains +1 Fighting until it leaves play.")
    )
    alice.controls("Giant")
    bob.controls("Hill")

    alice.attacks("Hill", with_="Giant")
    resolve(table)

    assert alice.card("Fox").fighting == 3


def test_power_for_joining_an_attack(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    bob.controls(character("Alex", 3, "Gain 1 Power when this card joins an opponent's attack."))
    carol.controls("Tower")

    alice.attacks("Tower", with_="Hero")
    waits_for(bob, "Who joins")
    bob.joins("Alex")
    resolve(table)

    assert (bob.power, alice.power) == (11, 10)


def test_no_power_for_an_attack_of_ones_own(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Alex", 3, "Gain 1 Power when this card joins an opponent's attack."))
    bob.controls("Tower")

    alice.attacks("Tower", with_="Alex")
    resolve(table)

    assert alice.power == 10


def test_the_owner_of_a_state(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Tower")
    text = "This card's owner gains 1 Power when one or more Characters inflict combat damage on subject."
    alice.controls(state("Leak", text), on="Tower")
    alice.controls("Hero", "Student")

    alice.attacks("Tower", with_=["Hero", "Student"])
    resolve(table)

    assert (alice.power, bob.power) == (11, 10)


def test_its_owner_may_return_it_to_play(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Giant")
    text = "When subject is smoked by an opponent, this card's owner may return this card to play."
    alice.controls(state("Origami", f"Weapon. Play on a Character. {text}"), on="Hero")
    bob.has(KILL)

    alice.does("end")
    bob.plays("Kill", "Hero")
    table_until(table, lambda: alice.is_asked("eturn"))
    alice.does("yes")
    resolve(table)

    assert (alice.card("Origami").in_play, alice.card("Origami").subject) == (True, "Giant")


@pytest.mark.parametrize(
    ("deed", "where"),
    [
        ("return this card to its owner's hand", "hand"),
        ("reload this card", "deck"),
        ("toast this card", "toasted pile"),
    ],
)
def test_a_state_that_went_with_its_subject_is_still_this_card(table: Table, deed: str, where: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls(state("Curse", f"When subject is smoked, you may {deed}."), on="Hero")
    bob.has(KILL)

    alice.does("end")
    bob.plays("Kill", "Hero")
    waits_for(alice, "Use Curse")
    alice.does("yes")
    resolve(table)

    assert alice.card("Curse").area == where


def test_any_card_that_requires_a_resource_costs_more(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = (
        "While Ze is in play, any card with an {asc} symbol in its resource conditions has its cost increased by 1."
    )
    bob.controls(character("Ze", 3, text))
    alice.controls("Hill", character("Well", 1, provides="{asc}"))
    alice.has(character("Agent", 1, cost=2, requires="{asc}"), character("Nobody", 1, cost=2))

    alice.plays("Agent")
    resolve(table)
    alice.plays("Nobody")
    resolve(table)

    assert alice.power == 10 - 3 - 2


@pytest.mark.parametrize(("where", "power"), [("right and left", 10 + 1), ("left", 10 + 2), ("right", 10 + 2)])
def test_sites_beside_a_site(table: Table, where: str, power: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    text = f"Feng Shui Sites to the immediate {where} of Center generate no Power."
    alice.controls(site("Center", text=text, power=0), "Temple")
    alice.controls("River", behind="Temple")

    alice.ends_turn()
    bob.ends_turn()

    assert alice.power == power


def test_any_site_to_its_left_generates_more(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    text = "If this Site is in your front row, any Feng Shui Site to its immediate left generates 1 additional Power."
    alice.controls(site("Willows", text=text, power=0), "Temple")

    alice.ends_turn()
    bob.ends_turn()

    assert alice.power == 13


def test_one_event_or_another(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "Gain 1 Power when you play a <Fire> card or when you turn one or more Characters to attack."
    alice.controls(character("King", 3, text), "Hero")
    alice.has(event("Spark", "Draw a card.", subtitle="Fire Event"), event("Drop", "Draw a card."))
    bob.controls("Hill")

    for name, power in (("Drop", 10), ("Spark", 11)):
        alice.plays(name)
        resolve(table)
        assert alice.power == power
    alice.attacks("Hill", with_=["King", "Hero"])
    resolve(table)

    assert alice.power == 12


def test_another_printed_fighting_as_a_number(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    alice.controls(state("Shrink", "Subject has a printed Fighting of 2."), on="Giant")
    alice.controls(state("Muscle", "Subject gains +3 Fighting."), on="Giant")

    assert alice.card("Giant").fighting == 5


# -- traits of players ---------------------------------------------------------------------------------------------


def test_only_one_kind_of_faction_resource(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    text = "+1 Fighting for each opponent with only one kind of faction resource in his or her pool."
    alice.controls(character("Peacock", 2, text))
    bob.controls(character("Pure", 1, provides="{dra}{dra}{chi}"))
    carol.controls(character("Mixed", 1, provides="{dra}{lot}"))

    assert alice.card("Peacock").fighting == 3


@pytest.mark.parametrize(("more", "playable"), [(("Hill", "Temple"), True), (("Hill",), False)])
def test_more_than_any_other_player(table: Table, more: tuple[str, ...], playable: bool) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls(*more)
    bob.controls("River")
    alice.has(event("Surfeit", "Play if you control more Sites than any other player. Gain 2 Power."))

    assert alice.can("play", "Surfeit") == playable


def test_more_in_the_smoked_pile_than_any_other_player(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(
        event("Blood", "Play if you have more Characters in your smoked pile than any other player. Gain 2 Power.")
    )
    alice.has_in_smoked_pile("Hero", "Hill")
    bob.has_in_smoked_pile("Giant")
    assert not alice.can("play", "Blood")

    alice.has_in_smoked_pile("Student")

    assert alice.can("play", "Blood")


def test_players_who_control_a_kind_of_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Horror", 9, "Toughness: 3 against cards controlled by players who control Edges."))
    bob.has(
        event("Bolt", "Inflict 4 damage on target Character."), event("Bolt", "Inflict 4 damage on target Character.")
    )

    alice.ends_turn()
    bob.plays("Bolt")
    resolve(table)
    assert alice.card("Horror").damage == 4
    bob.controls(edge("Vow", "Your hand size is increased by 1."))
    bob.plays("Bolt")
    resolve(table)

    assert alice.card("Horror").damage == 5


# -- other ways to say when and whom -------------------------------------------------------------------------------


def test_in_response_to_a_site_being_taken(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", character("Idle", 3, cost=3))
    bob.controls("Cave", "Hill")
    hurt = (
        "Choose a Character that damaged that Site this turn :: Gain Power equal to that Character's cost and toast "
        "that Character."
    )
    text = "Play in response to an opponent seizing or burning-for-victory a Site you control."
    bob.has(event("Thunder", f"{text} {hurt}"))

    alice.attacks("Cave", with_="Giant")
    alice.chooses_fate("Seize")
    table_until(table, lambda: bob.can("play", "Thunder"))
    bob.plays("Thunder", "Giant")
    resolve(table)

    assert (bob.power, alice.toasted_pile) == (15, ["Giant"])


def test_neither_intercepted_by_nor_intercepting(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    flower = character("Flower", 3, "Cannot be intercepted by or intercept Unique Characters.")
    alice.controls(flower)
    bob.controls("Hill")
    bob.controls(character("Boss", 3, "Unique."), "Hero", at="Hill")

    alice.attacks("Hill", with_="Flower")
    waits_for(bob, "Who intercepts")

    assert [option.name for option in table.decision.options if option.kind == "intercept"] == ["Hero"]


def test_all_but_those_who_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Bell", 1, "Characters you control gain Guts except when attacking."), "Giant")
    bob.controls("Hill")
    bob.has(KILL)
    assert set(alice.card("Giant").bold) == {"Guts"}

    alice.attacks("Hill", with_="Giant")

    assert (alice.card("Giant").bold, set(alice.card("Bell").bold)) == ({}, {"Guts"})


def test_an_event_played_again_is_toasted(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "Once per turn, you may play an Event from an opponent's smoked pile at +1 cost, ignoring"
    toast = "resource conditions. The Event is considered to be Toast It."
    alice.controls(character("Pirate", 1, f"{text} {toast}"), "Hill")
    bob.has_in_smoked_pile(event("Theirs", "Gain 3 Power."))

    alice.uses("Pirate")
    waits_for(alice, "Which card")
    alice.chooses("Theirs")
    resolve(table)

    assert (bob.toasted_pile, alice.power) == (["Theirs"], 12)


@pytest.mark.parametrize(
    ("provides", "subjects"), [("{asc}", ["Lodger"]), ("{chi}", ["Hero", "Lodger"]), ("{dra}", [])]
)
def test_a_resource_substituted_on_certain_subjects(table: Table, provides: str, subjects: list[str]) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Lodger", 2, subtitle="Lodge"), "Hero")
    alice.controls(site("Well", provides=provides))
    text = (
        "Subject gains +1 Fighting. You may substitute {asc} for {chi} when playing this card on a <Lodge> Character."
    )
    alice.has(state("Path", text, requires="{chi}"))
    assert alice.can("play", "Path") == bool(subjects)
    if not subjects:
        return

    alice.does("play", "Path")
    names = sorted(option.name for option in table.decision.options)

    assert names == subjects if len(subjects) > 1 else "Lodger" in (*names, alice.card("Path").subject)


def test_a_choice_of_two_that_may_be_made(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero")
    text = "When subject turns to attack, you may choose one: gain 1 Power; or draw 2 cards."
    alice.controls(state("Shadow", text), on="Hero")
    alice.controls("Hill")

    alice.ends_turn()
    bob.attacks("Hill", with_="Hero")
    waits_for(alice, "Use Shadow")
    alice.does("yes")
    assert alice.is_asked("Choose one")
    table.answer(table.decision.options[1])
    resolve(table)

    assert len(alice.hand) >= 2


@pytest.mark.parametrize("deed", ["Smoke", "Toast"])
def test_a_state_that_is_gone_still_knows_its_subject(table: Table, deed: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Tower")
    text = f"At the start of your turn, {deed.lower()} this card and inflict 4 damage on subject."
    alice.controls(state("Fuse", text), on="Tower")

    alice.ends_turn()
    bob.ends_turn()

    assert (alice.card("Fuse").in_play, bob.card("Tower").damage) == (False, 4)


def test_exactly_one_of_several_copies_is_sacrificed_for_one_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = 'You may sacrifice exactly one "Diggers" when you play a Site :: Gain 1 Power.'
    alice.controls(character("Diggers", 1, text), character("Diggers", 1, text), "Hill")
    bob.controls("River")
    alice.has("Factory")

    alice.plays("Factory")
    resolve_choosing(table, "Diggers")

    assert alice.power == 9  # two for the Factory, and one back
    assert alice.smoked_pile == ["Diggers"]

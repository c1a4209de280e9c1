"""Cards chosen by what they cost together."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.definitions import CHARACTER, EVENT
from quickening.games.shadowfist.meaning.texts import print_text, read_text
from quickening.text.reader import NotRead
from tests.shadowfist_table import character, event, resolve, site
from tests.table import Table


def offered(table: Table) -> list[str]:
    return sorted(option.name for option in table.decision.options if option.kind == "card")


def test_no_more_is_chosen_than_the_total_leaves_room_for(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(
        site("Dive", 6, "Turn to unturn any number of Characters whose total cost is less than or equal to 3.")
    )
    alice.controls(character("Lout", 1, cost=1), character("Thug", 2, cost=2), character("Boss", 4, cost=4))
    for name in ("Lout", "Thug", "Boss"):
        alice.card(name).state.turned = True

    alice.does("use", "Dive")
    assert offered(table) == ["Lout", "Thug"]
    alice.does("card", "Thug")
    assert offered(table) == ["Lout"]
    alice.does("card", "Lout")
    resolve(table)

    assert [alice.card(name).turned for name in ("Lout", "Thug", "Boss")] == [False, False, True]


def test_what_is_gained_goes_to_those_that_were_chosen(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    text = "Turn to give Stealth until the end of the turn to any number of Characters whose total cost is 2 or less."
    alice.controls(character("Whisper", 1, text), character("Lout", 1, cost=1), character("Thug", 2, cost=2))

    alice.uses("Whisper", "Thug")
    resolve(table)

    assert ("Stealth" in alice.card("Thug").bold, "Stealth" in alice.card("Lout").bold) == (True, False)


def test_the_total_stays_below_a_figure_of_x(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    text = "Turn X Characters you control to smoke any number of Characters whose total cost is less than X+2."
    alice.has(event("Doom", text))
    bob.controls(character("Lout", 1, cost=2), character("Boss", 2, cost=3))

    alice.plays("Doom", "Hero", "Lout", x=1)
    resolve(table)

    assert (bob.card("Lout").in_play, bob.card("Boss").in_play) == (False, True)


def test_the_choice_is_printed_as_a_part_of_the_cost() -> None:
    abilities = read_text(
        CHARACTER, "Somebody", "Turn to smoke any number of Sites whose combined cost is 3 or less."
    )
    text = "Turn and choose any number of Sites whose combined costs are no more than 3 :: Smoke those cards."

    assert print_text(CHARACTER, abilities) == text
    assert read_text(CHARACTER, "Somebody", text) == abilities


@pytest.mark.parametrize(
    "text",
    [
        "Sacrifice any number of Characters whose total cost is 3 or less :: Gain 1 Power.",
        "Smoke any number of Characters whose total cost is 3 or less and turn a Site.",
        "Smoke any number of Characters whose total Fighting is pleasant.",
    ],
)
def test_totals_where_nothing_can_be_chosen_are_refused(text: str) -> None:
    with pytest.raises(NotRead):
        read_text(EVENT, "Something", text)

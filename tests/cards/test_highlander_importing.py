"""Card files as players have them: what is told of a card around its title."""

from __future__ import annotations

import pytest

from quickening.games.highlander import grid
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.names import owners_of
from quickening.games.highlander.pool import pool_from_text
from tests.cards.test_highlander_pool import rows
from tests.table import rule


def errata(header: str, text: str = "Draw a card.") -> Printed:
    """The card of a line of the errata list."""
    (card,) = pool_from_text(f"header\ttext\n{header}\t{text}", "errata").cards
    assert isinstance(card, Printed)
    return card


def listed(*cells: str) -> Printed:
    """The card of a line of the list of earlier cards."""
    head = "edition\tname\ttype\tpersona\trestricted\ttext"
    (card,) = pool_from_text(f"{head}\n{chr(9).join(cells)}", "list").cards
    assert isinstance(card, Printed)
    return card


@pytest.mark.parametrize(
    ("header", "owners"),
    [
        ("Foresight - Kronos -Event", ("Kronos",)),
        ("The Master Plan - Xavier - Edge - S4", ("Xavier St. Cloud",)),
        ("Evade - Corda and Reno- Dodge: Escape (HTG-235)", ("Corda", "Reno")),
        ("Solitude - Connor Macleod - Event", ("Connor MacLeod",)),
        ("Master's Disarm (HN13-202) - Nakano - R2 - Event", ("The Sorcerer Nakano",)),
        ("Appel – English Long Sword – Edge", ("English Longsword",)),
        ("Quality Blade [AT] - Saber/Sabre - Object", ("Saber", "Sabre")),
        ("Bait and Switch (G01-008) – Edge", ()),
    ],
)
def test_an_owner_is_the_one_whose_name_is_on_the_pre_game_card(header: str, owners: tuple[str, ...]) -> None:
    assert errata(header).of == owners


def test_an_owner_in_a_card_file_may_have_a_dash_behind_it() -> None:
    assert owners_of("Kronos -") == owners_of("Kronos") == ("Kronos",)
    assert owners_of("Xavier –, Connor Macleod") == ("Xavier St. Cloud", "Connor MacLeod")


@pytest.mark.parametrize(
    ("header", "key"),
    [
        ("Blood Eagle (HS4-046 DvK) - Kanwulf - Event - R4", "HS4-046 DvK"),
        ("Kick (TS1-028) - Duncan - Event", "TS1-028"),
        ("Empathy [Promo] - R3 - Situation", "PRO-x2"),
    ],
)
def test_the_code_of_a_card(header: str, key: str) -> None:
    assert errata(header).key == key


@rule("HLT 138b", "What is printed as an Event and a Plot at once is a Plot, except where a question mark follows.")
@pytest.mark.parametrize(
    ("printed", "type"),
    [("Event: Plot", "plot"), ("Situation: Plot", "plot"), ("Event:Plot?", "event"), ("Event", "event")],
)
def test_what_is_printed_with_two_types(printed: str, type: str) -> None:
    assert listed("1E", "Season Six", printed, "", "", "Draw a card.").type == type


def test_what_stands_in_brackets_after_a_name() -> None:
    text = "Draw a card."
    blade = listed("1E", "Quality Blade (Rapier)", "Object", "", "", text)
    mouse = listed("1E", "Cat and Mouse (Draw)", "Situation-Plot", "", "", text)
    duncan = listed(
        "2E",
        "Duncan MacLeod Persona (CvD-057)",
        "Persona",
        "Duncan MacLeod",
        "",
        "You may play an additional attack.",
    )

    assert (blade.name, blade.of, blade.version) == ("Quality Blade", ("Rapier",), "")
    assert (mouse.name, mouse.of, mouse.version) == ("Cat and Mouse", (), "Draw")
    assert (duncan.name, duncan.key, duncan.editions) == ("Duncan MacLeod", "CvD-057", ("third", "type-one"))


@rule("HL1 66", "HL3 89", "HLT 101", "An attack that may be a Head Shot is an upper attack, though no grid is told.")
def test_the_grid_that_is_not_told() -> None:
    blow = "This attack may be a Power Blow. This attack may be made a Head Shot."

    assert errata("Master's Attack (HTG-255) - General Katana - Special Attack - R2", blow).grid == grid.UC
    assert errata("Kick (TS1-028) - Duncan - Special Attack", "This attack cannot be blocked.").grid == grid.MC


@rule("HL1 66", "HL3 89", "HLT 101", "Of the cards that come with the project, too.")
def test_assumed_grids_of_attacks() -> None:
    for row in rows():
        if row["type"] == "attack" and row["assumed"] == "grid" and row["title"] != "Dirty Trick":
            upper = "may be made a Head Shot" in row["text"]
            assert row["grid"] == grid.picture(grid.UC if upper else grid.MC), row["title"]

"""Whom the cards of the first set may choose, from their printed words: every hero that fits, and nobody else.

Alice counts the zones. Bellona and Ammit Heart-Eater are hers; there are enemies of every kind in every zone, and two
stunned ones, whom only words that say so can choose (HK 407.2).
"""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.huntik_table import HuntikPlayer
from tests.table import Table

FRIENDS = ["Bellona", "Ammit Heart-Eater"]
ENEMIES = ["Springer", "Shinobi", "Pan", "Enderby", "Fan Dancer", "Solwing", "Furoji", "Feyone"]
ALL = [*FRIENDS, *ENEMIES]
MINOR = ["Bellona", "Springer", "Pan", "Enderby", "Solwing", "Feyone"]
IN_ZONE_3 = ["Bellona", "Springer", "Shinobi", "Pan"]


def crowd(alice: HuntikPlayer, bob: HuntikPlayer) -> None:
    """Friends and enemies: minor and major, near and far, strong and weak."""
    alice.controls("Bellona", zone=3)  # minor, 4 DEF
    alice.controls("Ammit Heart-Eater", zone=2)  # major, 5 DEF
    for zone, names in {
        3: ("Springer", "Shinobi", "Pan"),  # minor with 3 DEF, major with 4, minor with 2
        4: ("Enderby", "Fan Dancer"),  # minor with 2 DEF, major with 2
        5: ("Solwing",),  # minor with 1 DEF
        1: ("Furoji",),  # major with 3 DEF
        2: ("Feyone",),  # minor with 1 DEF
    }.items():
        bob.controls(*names, zone=6 - zone)
    bob.controls("Hoplite", "Gareon", zone=3, stunned=True)


@shows("Cherit", "Dante Vale", "Kallipolitan", "King Basilisk", "Peque", "Battlemaster", "Jokoul", "Kerosan", "Klaus")
@shows(
    "Mindrone", "Slitherfang", "Icarus", "Jean-Louis", "Tolivane", "Tremayne", "Madea", "Metzi", "Neptunia", "Strix"
)
@shows("Jeweled Colossus")
@pytest.mark.parametrize(
    ("hero", "zone", "words", "fitting"),
    [
        ("Cherit", 3, "target friendly hero", ["Cherit", *FRIENDS]),
        ("Dante Vale", 3, "target hero in my zone", ["Dante Vale", *IN_ZONE_3]),
        ("Kallipolitan", 3, "target enemy hero that's 1 zone away", ["Enderby", "Fan Dancer", "Feyone"]),
        ("King Basilisk", 5, "target hero", ["King Basilisk", *ALL]),
        ("Peque", 3, "target hero", ["Peque", *ALL]),
        (
            "Battlemaster",
            3,
            "target enemy hero that's up to 1 zone away",
            ["Springer", "Shinobi", "Pan", "Enderby", "Fan Dancer", "Feyone"],
        ),
        ("Jokoul", 3, "target hero", ["Jokoul", *ALL]),
        ("Kerosan", 3, "target hero with 1 DEF", ["Solwing", "Feyone"]),
        ("Klaus", 3, "target friendly hero", ["Klaus", *FRIENDS]),
        ("Mindrone", 3, "target minor hero", MINOR),
        ("Slitherfang", 3, "target hero in my zone", ["Slitherfang", *IN_ZONE_3]),
        ("Icarus", 3, "target enemy hero in my zone", ["Springer", "Shinobi", "Pan"]),
        (
            "Jean-Louis",
            3,
            "target hero with 2 DEF or less",
            ["Jean-Louis", "Pan", "Enderby", "Fan Dancer", "Solwing", "Feyone"],
        ),
        ("Tolivane", 3, "target minor hero", ["Tolivane", *MINOR]),
        ("Tremayne", 3, "target hero in my zone", ["Tremayne", *IN_ZONE_3]),
        (
            "Madea",
            2,
            "target enemy hero that's up to 2 zones away",
            ["Springer", "Shinobi", "Pan", "Enderby", "Fan Dancer", "Furoji", "Feyone"],
        ),
        ("Metzi", 3, "target minor hero not named Metzi", MINOR),
        ("Neptunia", 3, "target hero that's 1 zone away", ["Ammit Heart-Eater", "Enderby", "Fan Dancer", "Feyone"]),
        ("Strix", 3, "target minor hero", ["Strix", *MINOR]),
        ("Jeweled Colossus", 3, "a stunned hero in my zone", ["Hoplite", "Gareon"]),
    ],
)
def test_whom_a_hero_may_choose(table: Table, hero: str, zone: int, words: str, fitting: list[str]) -> None:
    alice, bob = table.huntik()
    crowd(alice, bob)
    alice.controls(hero, zone=zone)

    alice.uses(hero)

    assert sorted(alice.may_choose()) == sorted(fitting), words


@shows("Darksleep", "Quick Strike", "Spidertouch", "Augerfrost", "Acidheart", "Flashbulb", "Raypulse", "Simplemind")
@shows("Sprint", "Switchsoul", "Blasteater", "Get Back to Work!", "Regroup", "Shadowspeed", "Thundercut")
@pytest.mark.parametrize(
    ("action", "zone", "words", "fitting"),
    [
        (
            "Darksleep",
            2,
            "target hero that's up to 2 zones away",
            ["Janus Knight", *(name for name in ALL if name != "Solwing")],
        ),
        ("Quick Strike", 3, "target hero in my zone", ["Janus Knight", *IN_ZONE_3]),
        ("Spidertouch", 3, "up to 2 target heroes", ["Janus Knight", *ALL]),
        ("Augerfrost", 3, "target minor hero", MINOR),
        ("Acidheart", 3, "target hero", ["Janus Knight", *ALL]),
        ("Flashbulb", 3, "target enemy hero", ENEMIES),
        ("Raypulse", 3, "target enemy hero", ENEMIES),
        ("Simplemind", 3, "target enemy minor hero in my zone", ["Springer", "Pan"]),
        ("Sprint", 3, "a friendly hero", ["Janus Knight", *FRIENDS]),
        ("Switchsoul", 3, "target friendly hero (and target enemy hero)", ["Janus Knight", *FRIENDS]),
        ("Blasteater", 3, "target friendly hero", ["Janus Knight", *FRIENDS]),
        ("Get Back to Work!", 3, "target minor hero", MINOR),
        ("Regroup", 3, "target friendly hero", ["Janus Knight", *FRIENDS]),
        ("Shadowspeed", 3, "target hero", ["Janus Knight", *ALL]),
        ("Thundercut", 3, "target hero", ["Janus Knight", *ALL]),
    ],
)
def test_whom_an_action_may_choose(table: Table, action: str, zone: int, words: str, fitting: list[str]) -> None:
    alice, bob = table.huntik(round=3)
    crowd(alice, bob)
    alice.controls("Janus Knight", zone=zone)
    alice.has(action)

    alice.plays(action, with_="Janus Knight")

    assert sorted(alice.may_choose()) == sorted(fitting), words


@shows("Boltflare", "Quick Getaway", "Rear Guard", "Retaliation", "Poisonfang")
@pytest.mark.parametrize(
    ("action", "words", "fitting"),
    [
        ("Boltflare", "target enemy minor hero in this combat", ["Springer", "Pan"]),
        ("Quick Getaway", "target friendly hero", ["Janus Knight", *FRIENDS]),
        ("Rear Guard", "a friendly hero in this combat", ["Janus Knight", "Bellona"]),
        ("Retaliation", "eliminate a friendly hero in this combat", ["Janus Knight", "Bellona"]),
        ("Poisonfang", "target enemy hero in this combat", ["Springer", "Shinobi", "Pan"]),
    ],
)
def test_whom_a_combat_action_may_choose(table: Table, action: str, words: str, fitting: list[str]) -> None:
    alice, bob = table.huntik()
    crowd(alice, bob)
    alice.controls("Janus Knight", zone=3)
    alice.has(action)
    alice.moves("Janus Knight")
    alice.starts_combat()
    bob.passes()

    alice.plays(action)

    assert sorted(alice.may_choose()) == sorted(fitting), words


@shows("Retaliation")
def test_retaliation_kos_another_hero_in_the_combat(table: Table) -> None:
    alice, bob = table.huntik()
    crowd(alice, bob)
    alice.controls("Janus Knight", zone=3)
    alice.has("Retaliation")
    alice.moves("Janus Knight")
    alice.starts_combat()
    bob.passes()

    alice.plays("Retaliation")
    alice.chooses("Bellona")
    assert sorted(alice.may_choose()) == ["Janus Knight", "Pan", "Shinobi", "Springer"]
    alice.chooses("Shinobi")

    assert (alice.discard_pile, bob.discard_pile) == (["Bellona", "Retaliation"], ["Shinobi"])


@shows("Santiago", "Nighlurker", "Pan", "The Professor")
@pytest.mark.parametrize(
    ("hero", "fitting"),
    [
        ("Santiago", ["Springer", "Pan"]),
        ("Nighlurker", ["Springer", "Pan"]),
        ("Pan", ["Springer", "Pan"]),
        ("The Professor", ["Springer", "Shinobi", "Pan"]),
    ],
)
def test_whom_an_ambush_may_choose(table: Table, hero: str, fitting: list[str]) -> None:
    alice, bob = table.huntik()
    crowd(alice, bob)
    alice.controls(hero, zone=3)
    alice.moves(hero)
    alice.starts_combat()

    alice.says_yes()

    assert sorted(alice.may_choose()) == sorted(fitting)


@shows("Lindorm", "Feyone", "Gareon", "Sekhmet")
@pytest.mark.parametrize(
    ("hero", "fitting"),
    [
        ("Lindorm", ["Springer", "Shinobi", "Pan"]),
        ("Feyone", ["Springer", "Shinobi", "Pan"]),
        ("Gareon", IN_ZONE_3),  # it has moved, and can be exhausted no more
        ("Sekhmet", ["Springer", "Pan"]),
    ],
)
def test_whom_a_hero_may_choose_where_it_goes(table: Table, hero: str, fitting: list[str]) -> None:
    alice, bob = table.huntik()
    crowd(alice, bob)
    alice.controls(hero, zone=2)

    alice.moves(hero, forward=1)
    alice.says_yes()

    assert sorted(alice.may_choose()) == sorted(fitting)

"""Twenty fixed positions that show what a table has to hold: each with real cards, and seen from a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.shadowfist_table import card_saying as fist
from tests.table import Table

NAMES = ("Ann", "Bob", "Carol", "Dave", "Erin", "Finn")
MASTER = fist("Unique.", "Master", "Character", 1, 5)


class Scene(NamedTuple):
    """A position: who looks, at which size and in which shade it is pictured."""

    set_up: Callable[[Table], object]
    seat: int | None = 0
    size: tuple[int, int] = (1440, 900)
    shade: str = "dark"


# -- Huntik ----------------------------------------------------------------------------------------------------------


def huntik_move(table: Table) -> tuple[Any, Any]:
    ann, bob = table.huntik(*NAMES[:2])
    ann.controls("Springer", zone=2)
    ann.controls("Bellona", zone=1, exhausted=True)
    ann.controls("Caliban", zone=3)
    bob.controls("Breaker", zone=2)
    bob.controls("Hector", zone=1)
    ann.finds_feature("Ring of Arc", zone=4)
    ann.has("Enforcer", "Boltflare", "Hyperstride", "Ymir")
    return ann, bob


def huntik_combat(table: Table) -> None:
    ann, bob = huntik_move(table)
    bob.controls("The Professor", zone=3)
    bob.controls("Enforcer", zone=3)
    ann.moves("Springer", forward=1)
    ann.starts_combat()


def huntik_aiming(table: Table) -> None:
    ann, bob = huntik_move(table)
    bob.controls("The Professor", zone=3)
    bob.controls("Enforcer", zone=3)
    ann.moves("Springer", forward=1)
    ann.starts_combat()
    while table.game.decision.sort == "respond" or "combat action" in table.game.decision.question:
        table.game.answer(next(one for one in table.game.decision.options if one.kind == "pass"))


def huntik_crowd(table: Table) -> None:
    ann, bob = huntik_move(table)
    for name in ("Redcap", "Suit", "Enforcer", "Madea", "Janus Knight", "Gar-Ghoul"):
        ann.controls(name, zone=3)
        bob.controls(name, zone=3)
    ann.has(*("Boltflare", "Hyperstride", "Enforcer") * 3)


# -- Shadowfist ------------------------------------------------------------------------------------------------------


def _quarter(table: Table, players: int) -> tuple[Any, ...]:
    seats = table.shadowfist(*NAMES[:players])
    ann, bob, *others = seats
    ann.controls("Nine Dragon Temple", "City Park", "Diamond Beach")
    ann.controls("Puzzle Garden", behind="City Park", face_down=True)
    ann.controls("Tears of the Crocodile", at="Nine Dragon Temple")
    ann.controls("Mantis Fighter", at="City Park")
    ann.controls("Grey Mountain", at="City Park", turned=True)
    ann.has("Realpolitik", "Wolf Clan Hunters", "Tail of the Lizard", "Night Moves", "Walk on the Wild Side")
    bob.controls("Monkey House", "Fireworks Factory")
    bob.controls("Armorer", at="Monkey House")
    for other in others:
        other.controls("Whirlpool of Blood", "Stone Spirals")
        other.controls("Imp", "Hungry Ghosts", at="Whirlpool of Blood")
        other.controls("Mirrored Lake", face_down=True, behind="Stone Spirals")
    return seats


def shadowfist_main(table: Table) -> None:
    _quarter(table, 4)


def shadowfist_attack(table: Table) -> None:
    ann, *_ = _quarter(table, 4)
    ann.attacks("Monkey House", with_=["Tears of the Crocodile", "Mantis Fighter"])


def shadowfist_auction(table: Table) -> None:
    ann, bob, *_ = _quarter(table, 3)
    ann.has(MASTER)
    bob.controls(MASTER, at="Monkey House")
    ann.plays("Master")


def shadowfist_six(table: Table) -> None:
    _quarter(table, 6)


def shadowfist_thirty(table: Table) -> None:
    _, bob, *_ = _quarter(table, 4)
    for name in ("Punks", "Imp", "Fire Dancer", "Armorer", "Hungry Ghosts", "Mantis Fighter"):
        bob.controls(*(name,) * 5, at="Fireworks Factory")


def shadowfist_waiting(table: Table) -> None:
    ann, bob, *_ = _quarter(table, 3)
    bolt = fist("Inflict 2 damage on target Character.", "Killing Rain", "Event", 1)
    ann.has(bolt)
    bob.has(bolt)
    ann.plays("Killing Rain", "Armorer")


# -- Highlander ------------------------------------------------------------------------------------------------------


def _duel(table: Table, edition: str = "type-one") -> tuple[Any, Any]:
    ann, bob = table.highlander(*NAMES[:2], edition=edition)
    ann.has("Upper Left Attack", "Thrust", "Lower Right Block", "Upper Center Block", "Evade", "Dodge", "Guard")
    bob.has("Upper Left Block", "Lower Left Attack", "Evade", "Guard")
    return ann, bob


def highlander_attack(table: Table) -> None:
    _duel(table)


def highlander_defense(table: Table) -> None:
    ann, bob = _duel(table)
    ann.attacks("Upper Left Attack")
    ann.ends_phase()
    bob.goes_to("defense")


def highlander_blocked(table: Table) -> None:
    highlander_defense(table)
    table.game.answer(next(one for one in table.game.decision.options if "Upper Left Block" in one.label))


def highlander_hidden(table: Table) -> None:
    ann, _ = _duel(table, "first")
    ann.may_hide()
    ann.attacks("Thrust", hidden=True)


def highlander_exertion(table: Table) -> None:
    ann, _ = _duel(table)
    ann.has_on_top("Thrust", "Lower Left Attack", "Guard", "Upper Left Block", "Evade")
    ann.goes_to("attack")
    ann.exerts("for an attack")


def highlander_fifteen(table: Table) -> None:
    ann, bob = _duel(table)
    ann.has(*("Lower Left Attack", "Upper Right Attack", "Upper Left Block", "Evade") * 2)
    for one in (ann, bob):
        one.has_in_play("Guard", "Guard")


SCENES = {
    "huntik move": Scene(huntik_move),
    "huntik combat": Scene(huntik_combat, size=(1280, 800)),
    "huntik combat on a phone": Scene(huntik_combat, seat=1, size=(390, 844)),
    "huntik aiming": Scene(huntik_aiming, shade="light"),
    "huntik crowd": Scene(huntik_crowd, size=(820, 1180)),
    "huntik looking on": Scene(huntik_combat, seat=None, size=(1920, 1080)),
    "huntik waiting": Scene(huntik_move, seat=1, shade="light", size=(820, 1180)),
    "shadowfist main": Scene(shadowfist_main),
    "shadowfist attack": Scene(shadowfist_attack),
    "shadowfist attack on a phone": Scene(shadowfist_attack, size=(390, 844), shade="light"),
    "shadowfist auction": Scene(shadowfist_auction, size=(1280, 800)),
    "shadowfist six": Scene(shadowfist_six, size=(1920, 1080)),
    "shadowfist thirty": Scene(shadowfist_thirty, size=(1280, 800), shade="light"),
    "shadowfist effects": Scene(shadowfist_waiting, seat=1, size=(820, 1180)),
    "highlander attack": Scene(highlander_attack, shade="light"),
    "highlander defense": Scene(highlander_defense, seat=1),
    "highlander blocked": Scene(highlander_blocked, seat=1, size=(1280, 800)),
    "highlander hidden": Scene(highlander_hidden, seat=1, size=(390, 844)),
    "highlander exertion": Scene(highlander_exertion, size=(820, 1180)),
    "highlander fifteen": Scene(highlander_fifteen, size=(1920, 1080)),
}

"""SF 24.8, 26.0. A card that is gone before what it does resolves does nothing, and the game goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.shadowfist_table import ShadowfistPlayer, character, event, resolve, site, table_until
from tests.table import Table, rule

HOME = event("Home", "Return target card to its owner's hand.")
SPY = character("Spy", 3, "Stealth.")
CAPTAIN = character("Captain", 3, "Tactics.")
CANNON = character("Cannon", 3, "Reload: 0.")


def seated(table: Table) -> tuple[ShadowfistPlayer, ShadowfistPlayer]:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Tower")
    bob.controls("River", "Student")
    bob.has(HOME)
    return alice, bob


def moving(alice: ShadowfistPlayer) -> str:
    alice.controls("Hero", at="Hill")
    alice.moves("Hero", to="Tower")
    return "Hero"


def healing(alice: ShadowfistPlayer) -> str:
    alice.controls("Hero", damage=2)
    alice.heals("Hero")
    return "Hero"


def revealing(alice: ShadowfistPlayer) -> str:
    alice.controls(site("Vault", 6), face_down=True)
    alice.reveals("Vault")
    return "Vault"


def using(alice: ShadowfistPlayer) -> str:
    alice.controls(character("Clerk", 2, "Turn :: This card gains +2 Fighting until it leaves play."))
    alice.uses("Clerk")
    return "Clerk"


@rule("SF 13.0", "SF 16.1", "SF 24.4", "What moves, heals, is revealed or is used does nothing once it is gone.")
@pytest.mark.parametrize("begins", [moving, healing, revealing, using])
def test_what_is_gone_does_nothing(table: Table, begins: Callable[[ShadowfistPlayer], str]) -> None:
    alice, bob = seated(table)
    name = begins(alice)

    bob.does("play", "Home")
    bob.chooses(next(label for label in bob.may_choose() if label in (name, "a face-down Feng Shui Site")))
    resolve(table)

    assert alice.hand == [name]
    assert not table.game.effects
    assert alice.is_asked("Your Main Shot")
    assert alice.smoked_pile == []


def attacked(table: Table, attacker: str, with_interceptor: bool) -> tuple[ShadowfistPlayer, ShadowfistPlayer]:
    alice, bob = seated(table)
    alice.controls({"Spy": SPY, "Captain": CAPTAIN}[attacker])
    alice.attacks("River", with_=attacker)
    if with_interceptor:
        bob.intercepts(attacker, with_="Student")
    return alice, bob


@rule("SF 50.14", "An interceptor that is gone before Stealth resolves is passed by all the same.")
def test_an_interceptor_is_gone_before_stealth_resolves(table: Table) -> None:
    alice, bob = attacked(table, "Spy", True)
    table_until(table, lambda: alice.can("stealth"))
    alice.does("stealth", "Spy")

    table_until(table, lambda: bob.can("play", "Home"))
    bob.plays("Home", "Student")
    resolve(table)

    assert (bob.hand, bob.card("River").damage, alice.card("Spy").damage) == (["Student"], 3, 0)


@rule("SF 50.16", "An attacker that is gone before Tactics resolves is in its owner's hand, and its attack fails.")
def test_an_attacker_is_gone_before_tactics_resolves(table: Table) -> None:
    alice, bob = attacked(table, "Captain", False)
    table_until(table, lambda: alice.can("tactics"))
    alice.does("tactics", "Captain")

    table_until(table, lambda: bob.can("play", "Home"))
    bob.plays("Home", "Captain")
    resolve(table)

    assert (alice.hand, bob.card("River").damage, table.game.attack) == (["Captain"], 0, None)
    assert alice.is_asked("Your Main Shot")


@rule("SF 43.0", "SF 50.13", "A card that has left the smoked pile is not reloaded.")
def test_a_card_leaves_the_smoked_pile_before_it_is_reloaded(table: Table) -> None:
    alice, bob = seated(table)
    alice.has_in_smoked_pile(CANNON)
    bob.has(event("Grave", "Toast target card in a smoked pile."))
    alice.does("reload", "Cannon")

    bob.plays("Grave", "Cannon")
    resolve(table)

    assert alice.toasted_pile == ["Cannon"]
    assert "Cannon" not in alice.deck

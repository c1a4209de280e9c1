"""Cards that change controllers in the middle of things: attackers, targets, Sites with what is on them."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import ShadowfistPlayer, resolve, resolve_choosing, table_until
from tests.table import Table, rule


def bribes(player: ShadowfistPlayer, name: str) -> None:
    """Play Bribery as soon as that is possible; where there is a choice, whoever is meant is chosen."""
    table_until(player.table, lambda: player.can("play", "Bribery"))
    player.plays("Bribery")
    while player.is_asked("Which player") or player.is_asked("Choose"):
        found = [option for option in player.table.decision.options if name in (option.name, option.label)]
        player.table.answer(found[0] if found else player.table.decision.options[0])


@rule("SF 35.3.6", "SF 28.5", "An attacker taken by another player ceases attacking, and with it the attack fails.")
def test_a_bribed_attacker_fights_for_nobody(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Fire Warriors")
    bob.controls("Temple")
    bob.can_pay_for("Bribery")

    alice.attacks("Temple", with_="Fire Warriors")
    bribes(bob, "Fire Warriors")
    resolve(table)

    assert bob.card("Fire Warriors").controller == "Bob"
    assert not bob.card("Fire Warriors").turned
    assert bob.card("Temple").damage == 0
    assert (alice.power, bob.power) == (11, 9)
    alice.controls("Giant")
    assert not alice.can("attack"), "the attack has failed"


@rule("SF 35.3.4", "Control that ends gives the card back, unturned.")
def test_a_bribed_attacker_comes_home(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Hungry Ghosts")
    alice.controls("Giant")
    bob.controls("Temple")
    bob.can_pay_for("Bribery")
    alice.attacks("Temple", with_="Hungry Ghosts")
    bribes(bob, "Hungry Ghosts")
    table_until(table, lambda: bob.can("use", "Hungry Ghosts"))
    bob.uses("Hungry Ghosts", "Giant")
    resolve(table)
    assert bob.card("Hungry Ghosts").turned

    alice.ends_turn()

    assert alice.card("Hungry Ghosts").controller == "Alice"
    assert not alice.card("Hungry Ghosts").turned
    assert alice.card("Giant").damage == 1


@rule("SF 35.3.6", "SF 35.3.5", "A target taken by a third player stays the target; smoked, it goes to its owner.")
def test_a_bribed_target_is_attacked_all_the_same(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Khalid Al-Haddad")
    bob.controls("Fire Warriors")
    carol.can_pay_for("Bribery")

    alice.attacks("Fire Warriors", with_="Khalid Al-Haddad")
    bribes(carol, "Fire Warriors")
    resolve_choosing(table, "Gain 1 Power")

    assert bob.smoked_pile == ["Fire Warriors"]
    assert (alice.power, bob.power, carol.power) == (11, 11, 9)


@rule("SF 35.3.6", "SF 28.5.1", "Who takes control of the target of one's own attack attacks it no longer.")
def test_the_attacker_bribes_the_target(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Khalid Al-Haddad")
    alice.can_pay_for("Bribery")
    bob.controls("Fire Warriors")

    alice.attacks("Fire Warriors", with_="Khalid Al-Haddad")
    bribes(alice, "Fire Warriors")
    resolve(table)

    assert alice.card("Fire Warriors").in_play
    assert alice.card("Fire Warriors").damage == 0
    assert alice.card("Khalid Al-Haddad").damage == 0


@rule("SF 49.6", "SF 35.3.2", "A Schtick goes with a seized Site, another State stays with who played it.")
def test_what_is_on_a_seized_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Giant", "Temple Guards")
    bob.controls("Cave")
    bob.controls("The Jade Dragon", "18 Bronze Men", on="Cave")
    bob.controls("Shaolin Supplicants")

    alice.attacks("Cave", with_="Giant")
    table_until(table, lambda: alice.is_asked("What becomes of"))
    assert table.labels == ["Seize Cave", "Smoke Cave"], "the Jade Dragon keeps it from being burned"
    alice.chooses_fate("Seize")
    resolve(table)

    assert "The Jade Dragon" in alice.in_play
    assert "18 Bronze Men" in bob.in_play
    assert bob.card("Shaolin Supplicants").fighting == 1 + 1
    assert alice.card("Temple Guards").fighting == 2


@rule("SF 10.4", "SF 19.0", "A seized Site is unturned, so that what it maintained ends.")
def test_a_seized_site_maintains_nothing(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hill")
    alice.controls("Giant")
    bob.controls("The Iron Palace", "Temple")
    bob.controls("Fire Warriors", at="Temple")
    bob.ask_again()
    bob.uses("The Iron Palace", "Fire Warriors")
    resolve(table)
    assert bob.card("Fire Warriors").bold["Toughness"] == 1
    bob.ends_turn()

    alice.attacks("The Iron Palace", with_="Giant")
    alice.chooses_fate("Seize")
    resolve(table)

    assert not alice.card("The Iron Palace").turned
    assert "Toughness" not in bob.card("Fire Warriors").bold


@rule("SF 10.4", "SF 35.3", "Who is taken control of unturns, and what was maintained by turning is over.")
def test_the_dead_leave_with_the_necromancer(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Reggie Mortis")
    bob.controls("Temple")
    bob.has_in_smoked_pile("Steel Woolley")
    bob.can_pay_for("Bribery")
    alice.uses("Reggie Mortis", "Steel Woolley")
    resolve(table)
    assert alice.card("Steel Woolley").in_play

    alice.declares_end()
    bribes(bob, "Reggie Mortis")
    table_until(table, lambda: "Steel Woolley" in bob.smoked_pile)

    assert "Reggie Mortis" in bob.in_play
    assert not bob.card("Reggie Mortis").turned


@rule("SF 24.5.2a", "SF 30.3.3", "What a text does immediately, as damage reveals its Site, leaves its fate open.")
@pytest.mark.parametrize("site", ["City Center", "Proving Ground", "Phlogiston Mine"])
def test_a_site_that_does_something_as_it_is_revealed_is_seized(table: Table, site: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Giant")
    bob.controls(site, face_down=True)

    alice.attacks("a face-down Feng Shui Site", with_="Giant")
    table_until(table, lambda: bob.is_asked("resource") or alice.is_asked("What becomes of"))
    if site == "Phlogiston Mine":
        table.answer(table.decision.options[0])
    assert table.labels == [f"Seize {site}", f"Burn {site} for victory", f"Burn {site} for Power", f"Smoke {site}"]
    alice.chooses_fate("Seize")
    resolve(table)

    assert site in alice.in_play
    assert not alice.card(site).turned, "seizing unturns a Site (SF 19.0)"


@rule("SF 35.3.2", "Counters on a Site go along when it is seized, and serve its new controller.")
def test_a_seized_city_center_works_for_its_new_controller(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Giant")
    bob.controls("City Center", face_down=True)
    bob.controls("Temple")
    bob.controls("Hero", at="Temple")
    alice.attacks("a face-down Feng Shui Site", with_="Giant")
    alice.chooses_fate("Seize")
    resolve(table)
    assert alice.card("City Center").counters == 1
    alice.ends_turn()

    bob.attacks("Hill", with_="Hero")
    table_until(table, lambda: alice.can("use", "City Center"))
    alice.uses("City Center", "Hero")
    resolve(table)

    assert not bob.card("Hero").turned
    assert alice.card("Hill").damage == 0
    assert alice.card("City Center").counters == 0

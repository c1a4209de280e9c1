"""What more of the Four Monarchs' cards do, from their printed words: assassins, spirits, sorcery."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.shadowfist_table import character, event, resolve, site, state, table_until
from tests.table import Table

WALL = site("Wall", 30)


@shows("Johnny Red")
def test_johnny_red_trades_fire_for_fire(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Johnny Red")
    fire = [character("Fire Imp", 2, cost=2), character("Fire Ape", 3, cost=2), event("Fire Song", "Gain 1 Power.")]
    alice.has_in_smoked_pile(*fire, "Hero")
    assert "Independent" in alice.card("Johnny Red").bold

    alice.uses("Johnny Red")
    assert "Hero" not in alice.may_choose()
    alice.chooses("Fire Imp")
    for _ in range(6):
        if table.decision.question == "Your Main Shot":
            break
        fitting = [o for o in table.decision.options if o.name == "Fire Ape"]
        assert not [o for o in table.decision.options if o.name == "Fire Song"]
        table.answer((fitting or list(table.decision.options))[0])
    resolve(table)

    assert alice.toasted_pile == ["Fire Imp"]
    assert (alice.card("Fire Ape").in_play, alice.power) == (True, 8)
    assert not alice.can("use", "Johnny Red")


@shows("Khalid Al-Haddad")
@pytest.mark.parametrize("reward", ["Power", "cards"])
def test_khalid_al_haddad_is_paid_for_his_target(table: Table, reward: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Khalid Al-Haddad")
    bob.controls("Hill", "Hero")
    deck = len(alice.deck)
    assert "Assassinate" in alice.card("Khalid Al-Haddad").bold

    alice.attacks("Hero", with_="Khalid Al-Haddad")
    table_until(table, lambda: alice.is_asked() and any("raw" in label for label in table.labels))
    word = "gain 1" if reward == "Power" else "draw 2"
    table.answer(next(o for o in table.decision.options if word in o.label.lower()))
    resolve(table)

    gained = (alice.power - 10, deck - len(alice.deck))
    assert gained == ((1, 0) if reward == "Power" else (0, 2))


@shows("Khalid Al-Haddad")
def test_khalid_al_haddad_is_not_paid_for_interceptors(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Khalid Al-Haddad")
    bob.controls(WALL, "Student")

    alice.attacks("Wall", with_="Khalid Al-Haddad")
    bob.intercepts("Khalid Al-Haddad", with_="Student")
    resolve(table)

    assert (bob.smoked_pile, alice.power) == (["Student"], 10)


@shows("Mark of Fire")
def test_mark_of_fire_wants_exactly_four(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill", "Hero", "Giant")
    bob.controls(state("Charm", "Play on a Character. Subject gains +1 Fighting."), on="Hero")
    alice.can_pay_for("Mark of Fire")
    assert not alice.can("play", "Mark of Fire")
    bob.controls("Temple", "Tower")

    alice.plays("Mark of Fire")
    assert (table.decision.least, table.decision.most) == (4, 4)
    alice.chooses("Hill", "Hero", "Giant", "Temple")
    resolve(table)

    assert [bob.card(name).damage for name in ("Hill", "Hero", "Giant", "Temple", "Tower")] == [1, 1, 1, 1, 0]


@shows("Mouth of the Fire Righteous")
def test_mouth_of_the_fire_righteous_spits_fire(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Temple")
    alice.controls("Mouth of the Fire Righteous", "Bruiser", at="Hill")
    alice.controls("Giant", at="Temple")

    alice.uses("Mouth of the Fire Righteous")
    assert set(alice.may_choose()) == {"Mouth of the Fire Righteous", "Bruiser"}
    alice.chooses("Bruiser")
    resolve(table)

    assert (alice.card("Bruiser").damage, alice.power) == (3, 9)
    assert not alice.can("use", "Mouth of the Fire Righteous")


@shows("Mouth of the Fire Righteous")
def test_mouth_of_the_fire_righteous_kindles_fire_only(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Tower")
    alice.controls("Mouth of the Fire Righteous", "Fire Dancer", "Student", at="Hill")
    alice.controls("Fire Cadets", at="Tower")
    bob.controls(WALL)

    alice.attacks("Wall", with_=["Fire Dancer", "Student", "Fire Cadets"])
    resolve(table)

    assert [alice.card(name).fighting for name in ("Fire Dancer", "Student", "Fire Cadets")] == [2, 1, 1]


@shows("Plots and Intrigues")
def test_plots_and_intrigues_shows_sites_for_power(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Temple", "Tower", face_down=True)
    alice.controls("Garden")
    bob.controls("River", face_down=True)
    alice.can_pay_for("Plots and Intrigues")

    alice.plays("Plots and Intrigues", x=2)
    if alice.is_asked("Choose") or alice.is_asked("Reveal"):
        table.answer([o for o in table.decision.options if o.card in handles(alice, "Hill", "Temple")])
    resolve(table)

    assert alice.power == 12
    assert sum(alice.card(name).face_down for name in ("Hill", "Temple", "Tower")) == 1
    assert bob.card("River").face_down


def handles(player: object, *names: str) -> list[int]:
    """What options call these cards."""
    return [player.card(name).state.handle for name in names]  # type: ignore[attr-defined]


@shows("Summer Fire Palace")
def test_summer_fire_palace_strikes_after_an_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Summer Fire Palace", "Student")
    bob.controls("Hill", "Giant")

    alice.attacks("Hill", with_="Student")
    alice.triggers("Summer Fire Palace")
    table_until(table, lambda: alice.is_asked("Choose"))
    alice.chooses("Giant")
    resolve(table)

    assert (bob.card("Giant").damage, bob.card("Hill").damage) == (2, 1)


@shows("Summer Fire Palace")
def test_summer_fire_palace_minds_its_own_attacks(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Summer Fire Palace", "Hill")
    bob.controls("Student")

    bob.attacks("Hill", with_="Student")
    resolve(table)

    assert not any("Summer Fire Palace triggers" in line for line in table.log)


@shows("Larcenous Mist")
def test_larcenous_mist_cancels_one_and_what_it_wears(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill", character("Rock", 5, "Toughness: 3."), character("Stone", 5, "Toughness: 3."))
    charm = state("Charm", "Play on a Character. Subject gains +1 Fighting.")
    bob.controls(charm, on="Rock")
    alice.has(charm)
    alice.can_pay_for("Larcenous Mist")
    assert bob.card("Rock").fighting == 6

    alice.plays("Larcenous Mist", "Rock")
    resolve(table)
    assert ("Toughness" in bob.card("Rock").bold, "Toughness" in bob.card("Stone").bold) == (False, True)
    assert bob.card("Rock").fighting == 5
    alice.plays("Charm", on="Rock")
    resolve(table)
    assert bob.card("Rock").fighting == 5
    alice.ends_turn()

    assert ("Toughness" in bob.card("Rock").bold, bob.card("Rock").fighting) == (True, 7)


@shows("Shattering Fire")
def test_shattering_fire_is_as_hot_as_the_pool(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill", "Giant", "Hero")
    bob.has_resources("{mag}{mag}")
    alice.has_resources("{mag}{mag}{chi}")
    alice.can_pay_for("Shattering Fire")

    alice.plays("Shattering Fire")
    assert set(alice.may_choose()) == {"Giant", "Hero"}
    alice.chooses("Giant")
    resolve(table)

    assert bob.card("Giant").damage == 3


@shows("Electro-Gauntlet")
def test_electro_gauntlet_is_charged_and_fired(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.can_pay_for("Electro-Gauntlet")
    bob.controls(WALL)
    alice.plays("Electro-Gauntlet", on="Hero")
    resolve(table)
    assert alice.card("Electro-Gauntlet").counters == 1

    charging = next(o for o in table.decision.options if o.kind == "use" and "emove" not in o.label)
    table.answer(charging)
    resolve(table)
    assert (alice.card("Electro-Gauntlet").counters, alice.card("Electro-Gauntlet").turned) == (2, True)
    alice.ends_turn()
    assert alice.card("Electro-Gauntlet").counters == 2
    bob.ends_turn()

    assert alice.card("Electro-Gauntlet").counters == 3

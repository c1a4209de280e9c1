"""Cards of preconstructed decks that wait for something, or do something to each card by itself."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.rules.facts import facts
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, event, resolve, resolve_choosing
from tests.table import Table

pytestmark = MARKS


def goat(title: str) -> Printed:
    return printed(title, "yearofthegoat")


def bolt(title: str = "Bolt") -> Printed:
    return event(title, "Smoke target Character.")


def test_ba_jiao_gui_toasts_what_is_smoked_for_as_long_as_he_maintains_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(goat("Ba Jiao Gui"), "Hill")
    bob.controls("River", "Giant", "Bruiser")
    alice.has(bolt(), bolt("Shot"))

    alice.uses("Ba Jiao Gui", "Giant")
    resolve(table)
    alice.plays("Shot", "Bruiser")
    resolve(table)
    assert "Bruiser" in bob.smoked_pile

    alice.plays("Bolt", "Giant")
    resolve(table)

    assert "Giant" in bob.toasted_pile
    assert "Giant" not in bob.smoked_pile


def test_ba_jiao_gui_lets_go_when_he_unturns(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(goat("Ba Jiao Gui"), "Hill")
    bob.controls("River", "Giant")
    alice.has(bolt(), event("Wake", "Unturn target Character."))

    alice.uses("Ba Jiao Gui", "Giant")
    resolve(table)
    alice.plays("Wake", "Ba Jiao Gui")
    resolve(table)
    alice.plays("Bolt", "Giant")
    resolve(table)

    assert "Giant" in bob.smoked_pile


@pytest.mark.parametrize(("damage", "body"), [(0, 4), (3, 4), (4, 5)])
def test_ominous_cave_mouth_lowers_a_body_but_not_to_nothing(table: Table, damage: int, body: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(goat("Ominous Cave Mouth"), "Hill")
    bob.controls("River", damage=damage)

    alice.uses("Ominous Cave Mouth", "River")
    resolve_choosing(table, "-1")

    assert bob.card("River").in_play
    assert facts(table.game, bob.card("River").number).body == body


def test_tears_of_hsi_ho_hurt_each_target_as_its_own_controllers_hand_is_large(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill")
    bob.controls("River", "Giant")
    carol.controls("Temple", "Bruiser")
    bob.has("Student", "Student", "Student")
    carol.has("Student")
    alice.has(goat("Tears of Hsi-Ho"))

    alice.plays("Tears of Hsi-Ho")
    alice.chooses("Giant", "Bruiser")
    resolve(table)

    assert bob.card("Giant").damage == 3
    assert carol.card("Bruiser").damage == 1


def test_plague_of_moths_brings_back_what_lay_there_before(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Student")
    bob.controls("River", "Bruiser")
    bob.has_in_smoked_pile("Hero", "Giant")
    alice.has(goat("Plague of Moths"))

    alice.plays("Plague of Moths")
    resolve(table)

    assert "Student" in alice.smoked_pile
    assert bob.card("Bruiser").in_play
    assert bob.card("Hero").in_play
    assert bob.card("Hero").controller == "Bob"
    assert "Giant" in bob.smoked_pile
    assert "be sacrificed" in facts(table.game, bob.card("Hero").number).forbidden


def test_renewal_turns_undamaged_feng_shui_sites_of_their_owners_face_down(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Factory")
    bob.controls("River", damage=2)
    bob.controls("Temple")
    alice.has(goat("Renewal"))

    alice.plays("Renewal")
    resolve(table)

    assert alice.card("Hill").face_down
    assert not alice.card("Factory").face_down
    assert bob.card("Temple").face_down
    assert bob.card("River").damage == 0
    assert not bob.card("River").face_down


@pytest.mark.parametrize("amount", [0, 1, 2])
def test_heroic_agents_steal_as_much_as_their_controller_says(table: Table, amount: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls(printed("Heroic Agents", "twofistedtales"), "River")
    alice.has(bolt())
    before = alice.power

    alice.plays("Bolt")
    bob.triggers("Heroic Agents")
    resolve_choosing(table, str(amount))

    assert alice.power == before - amount


def test_what_may_be_done_immediately_is_done_before_anybody_can_answer(table: Table) -> None:
    text = "When this card enters play, you may immediately inflict 4 damage on target Character."
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("River", "Hero")
    bob.has(event("Refuge", "Return a Character you control to its owner's hand."))
    alice.has(character("Raider", 3, text, cost=0))

    alice.plays("Raider", at="Hill")
    alice.says_yes()
    alice.chooses("Hero")

    assert "Hero" in bob.smoked_pile
    resolve(table)

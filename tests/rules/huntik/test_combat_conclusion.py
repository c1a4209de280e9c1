"""HK 602. Combat conclusion."""

from __future__ import annotations

import pytest

from quickening.core.refusals import Refused
from tests.huntik_table import card_saying, fight
from tests.table import Table, rule

FRAIL = card_saying("", "Frail Hero", **{"def": "1"})
TOUGH = card_saying("", "Tough Hero", **{"def": "9"})


# -- 602. Combat conclusion ----------------------------------------------------------------------------------------


@rule("HK 602.1", "The total is the sum of ATK, plus attacks added, minus attacks removed; negative ATK counts.")
def test_how_attacks_are_added_up(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    curse = card_saying("Target hero gets -4 ATK this combat.", "Curse", type="action", subtype="combatAction")
    alice.controls("King Basilisk", "Springer", zone=3)
    bob.controls(TOUGH, zone=3)
    bob.has(curse, "Strikemode")
    alice.has("Honorguard")

    fight(alice, "King Basilisk")
    bob.plays("Curse", at="Springer")
    alice.plays("Honorguard")
    bob.plays("Strikemode")
    alice.passes()
    bob.passes()

    assert "Alice aims 3 at Tough Hero." in table.log, "5 and 2 - 4"
    assert table.decision.question == "Aim 3 attacks", "1 and 4 added, 2 removed"


@rule("HK 602.1.2", "HK 601.6a", "More attacks may be removed than there are; the total is 0, not less.")
def test_a_total_is_never_below_zero(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Furoji", zone=3)
    bob.controls("Strix", zone=3)
    bob.has("Strikemode")
    alice.has("Honorguard", "Honorguard")

    fight(alice, "Furoji")
    bob.passes()
    alice.plays("Honorguard")
    assert table.game.view(0).get("attacks") == (2, 0)
    bob.passes()
    alice.plays("Honorguard")

    assert table.game.view(0).get("attacks") == (2, 0), "2 ATK and 4 removed are 0"
    bob.plays("Strikemode")
    assert table.game.view(0).get("attacks") == (2, 2), "those removed stay removed"


@rule(
    "HK 602.2",
    "HK 602.3",
    "HK 602.3.2",
    "Attacks are divided among enemies; whoever gets its DEF or more is KO’d, all at once.",
)
def test_the_example_of_the_book(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    bob.controls("Gareon", "Lok Lambert", zone=3)

    alice.moves("King Basilisk")
    alice.starts_combat()
    bob.passes()
    alice.passes()
    alice.aims(Lok_Lambert=3, Gareon=2)

    assert "Lok Lambert" in bob.discard_pile
    assert "King Basilisk" in alice.discard_pile
    assert bob.in_play == ["Gareon"]


@rule("HK 602.2", "HK 602.2.2", "The attacking player aims first; all attacks have to be aimed.")
def test_the_attacking_player_aims_first_and_aims_all(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby", zone=3)
    bob.controls("Bellona", "Suit", zone=3)

    fight(alice, "Springer")
    bob.passes()
    alice.passes()

    assert alice.is_asked("Aim 5 attacks")
    assert (table.decision.least, table.decision.most) == (5, 5)
    alice.aims(Suit=5)
    assert bob.is_asked("Aim 4 attacks")


@rule("HK 602.2a", "HK 602.2a.2", "Against a lone enemy all attacks are aimed at it.")
def test_all_attacks_go_to_a_lone_enemy(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    bob.controls("Bellona", zone=3)

    fight(alice, "King Basilisk")
    bob.passes()
    alice.passes()

    assert "Alice aims 5 at Bellona." in table.log, "nobody was asked: there was nothing to choose"
    assert "Bob aims 1 at King Basilisk." in table.log


@rule("HK 602.2b", "Attacks go un-aimed only if the one enemy there is cannot be aimed at.")
def test_attacks_go_unaimed_if_the_only_enemy_cannot_be_aimed_at(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    ghost = card_saying("Attacks can't be aimed at me.", "Ghost", atk="2")
    alice.controls("Springer", zone=3)
    bob.controls(ghost, zone=3)

    fight(alice, "Springer")
    bob.passes()
    alice.passes()

    assert "Alice aims no attacks." in table.log
    assert bob.in_play == ["Ghost"]


@rule("HK 602.2b", "With another enemy beside it, all attacks go to that one.")
def test_an_enemy_that_cannot_be_aimed_at_leaves_the_others(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("DeFoe", "Suit", zone=3)

    fight(alice, "Springer")
    bob.passes()
    alice.passes()

    assert "Alice aims 2 at Suit." in table.log, "Protect Me: a Suit is with DeFoe"


@rule("HK 602.3", "Attacks equal to DEF are enough, one less is not.")
def test_as_many_attacks_as_def_are_enough(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    three, four = (card_saying("", f"Wall {n}", **{"def": str(n)}) for n in (3, 4))
    alice.controls("Ammit Heart-Eater", "Springer", zone=3)
    bob.controls(three, four, zone=3)

    fight(alice, "Springer")
    bob.passes()
    alice.passes()
    alice.aims(Wall_3=3, Wall_4=3)
    bob.chooses("Springer", "Springer")

    assert bob.discard_pile == ["Wall 3"]
    assert bob.in_play == ["Wall 4"]
    assert alice.in_play == ["Ammit Heart-Eater", "Springer"], "2 attacks against 3 DEF"


@rule("HK 602.3.2", "All KOs by combat attacks happen at once, so the beaten have struck all the same.")
def test_both_sides_are_beaten_at_once(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(FRAIL, zone=3)
    bob.controls(FRAIL, zone=3)

    fight(alice, "Frail Hero")
    bob.passes()
    alice.passes()

    assert alice.discard_pile == ["Frail Hero"]
    assert bob.discard_pile == ["Frail Hero"]


@rule("HK 602.4", "What triggers from a KO is resolved as the last part of the combat, while it still goes on.")
def test_triggers_of_kos_are_resolved_before_the_combat_is_over(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    martyr = card_saying("When I'm KO'd, KO all heroes in my zone.", "Martyr")
    alice.controls(martyr, zone=3)
    alice.controls("Springer", zone=3)
    bob.controls("Gar-Ghoul", "Suit", zone=2)
    table.game.turn = 1
    bob.ask_again()

    bob.moves("Gar-Ghoul", forward=1)
    bob.starts_combat()
    alice.passes()
    bob.passes()
    bob.aims(Martyr=4)

    assert alice.discard_pile == ["Martyr", "Springer"]
    assert sorted(bob.in_play) == ["Gar-Ghoul", "Suit"], "Gar-Ghoul can’t be KO’d in that combat, which was not over"
    assert table.game.combat is None


@rule("HK 602.1", "The attacks of a player are explained: the ATK of each card, and attacks added or removed.")
def test_why_a_player_has_so_many_attacks(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby", zone=3)
    alice.controls("Shinobi", zone=2)
    bob.controls("Bellona", zone=3)
    bob.has("Honorguard", "Honorguard", "Honorguard")
    with pytest.raises(Refused):
        table.game.explain_player(0, "attack")

    alice.moves("Springer")
    alice.starts_combat()
    explained = [("ATK of Springer (HK 602.1)", 2), ("ATK of Enderby (HK 602.1)", 3)]
    assert table.game.explain_player(0, "attack") == explained
    bob.plays("Honorguard")
    assert table.game.explain_player(0, "attack") == [
        *explained,
        ("attacks added or removed in this combat (HK 602.1)", -2),
    ]

    assert table.game.explain_player(1, "attack") == [("ATK of Bellona (HK 602.1)", 1)]
    for _ in range(2):
        alice.passes()
        bob.plays("Honorguard")
    assert table.game.explain_player(0, "attack")[2:] == [
        ("attacks added or removed in this combat (HK 602.1)", -6),
        ("no fewer than none (HK 602.1)", 1),
    ]
    bob.card("Bellona").state.stunned = True
    assert table.game.explain_player(1, "attack") == [("nobody to attack with", 0)]

"""The table of Shadowfist at the terminal."""

from __future__ import annotations

import io

from rich.console import Console

from quickening.drawing import option_list
from quickening.terminal import drawing_of
from tests.shadowfist_table import character, edge, event, state, table_until
from tests.table import Table

WIDTH = 100


def drawn(table: Table, seat: int) -> str:
    console = Console(file=io.StringIO(), width=WIDTH, highlight=False)
    console.print(drawing_of("shadowfist").table(table.game.view(seat)))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert max(map(len, text.split("\n"))) <= WIDTH
    return text


def line_with(text: str, words: str) -> str:
    return next(line for line in text.split("\n") if words in line)


def test_a_site_structure_is_drawn_in_columns_and_rows(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Temple")
    alice.controls("Garden", behind="Hill")
    alice.controls("Hero", at="Hill", damage=1)
    alice.controls("Student", at="Temple", turned=True)
    alice.controls(state("Hat", "Subject Character gains Guts."), on="Hero")

    seen = drawn(table, 0)

    assert "● Hero F3 ✶1" in line_with(seen, "Hero")
    assert "+ Hat" in seen
    assert "○ Student F1" in seen
    front = line_with(seen, "Hill")
    assert "● Hill P1 B6" in front
    assert "● Temple P1 B8" in front
    assert seen.index("Hero") < seen.index("Hill") < seen.index("Garden")
    assert line_with(seen, "Garden").count("│") == 3


def test_face_down_sites_are_shown_to_their_controller_alone(table: Table) -> None:
    alice, _, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Temple", face_down=True)

    assert "▒ Temple P1 B8" in drawn(table, 0)
    other = drawn(table, 1)
    assert "▒ Feng Shui Site" in other
    assert "Temple" not in other


def test_power_resources_piles_and_the_way_to_victory(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=7)
    alice.controls("Hill", character("Monk", 2, provides="{han}{chi}"))
    alice.has_in_smoked_pile("Student")
    bob.controls(edge("Oath", "Your Characters gain Guts."))

    seen = drawn(table, 0)

    mine = line_with(seen, "Alice (you)")
    assert "Power 7" in mine
    assert "Sites 1 of 6" in mine
    assert "Guiding Hand" in mine
    assert "smoked 1" in mine
    assert "● Oath" in seen


def test_the_top_card_of_a_deck_is_named_while_it_is_revealed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.has_on_deck("Giant")
    assert "on top" not in drawn(table, 0)

    text = "All players play with the top card of their deck revealed."
    alice.controls("Hill", character("Shaman", 3, text))

    assert "(Giant on top)" in line_with(drawn(table, 0), "Bob")


def test_the_scene_and_its_effects_are_shown(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Dart", "Inflict 2 damage on target Character."))
    bob.controls("Hero")
    bob.has(event("Bell", "Gain 1 Power."))

    alice.plays("Dart", "Hero")
    seen = drawn(table, 1)

    assert "scene: main (open)" in seen
    assert "you have priority" in seen
    assert "1. Alice’s Dart on your Hero" in seen


def test_an_attack_is_shown_with_its_chains(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    bob.controls("Temple")
    bob.controls("Student", "Hero", at="Temple")
    bob.has(event("Bell", "Gain 1 Power."))

    alice.attacks("Temple", with_="Giant")
    table_until(table, lambda: bob.is_asked("Who intercepts"))
    bob.intercepts("Giant", with_=["Student", "Hero"])
    seen = drawn(table, 1)

    assert "Alice’s Giant → your Temple, intercepted by your Student, then your Hero" in seen
    assert "Alice’s Giant F10" in line_with(seen, "F10")


def test_an_auction_is_shown(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    master = character("Master", 5, "Unique.")
    alice.has(master)
    bob.controls(master)

    alice.plays("Master")
    alice.chooses("Bid 2")
    seen = drawn(table, 1)

    assert "Auction for Alice’s Master or your Master: Alice’s bid is the highest: 2" in seen


def test_options_about_face_down_sites_say_where_they_are(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    bob.controls("Temple", "Hill", face_down=True)
    carol.controls("Garden", face_down=True)

    console = Console(file=io.StringIO(), width=WIDTH, highlight=False)
    console.print(option_list(table.decision, table.game.view(0), drawing_of("shadowfist"), WIDTH))
    assert isinstance(console.file, io.StringIO)
    seen = console.file.getvalue()

    assert "Attack a face-down Feng Shui Site  location 2, Bob’s" in seen
    assert "Attack a face-down Feng Shui Site  location 1, Carol’s" in seen
    assert "Hill" not in seen

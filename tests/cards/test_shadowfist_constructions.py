"""Constructions that many cards share, played: what happens, and what must not."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.meaning.texts import print_text, read_text
from quickening.text.reader import NotRead
from tests.shadowfist_table import character, event, resolve, site
from tests.table import Table, rule


@rule("SF 24.2", "What is done otherwise is done where the condition before it does not hold, and only there.")
@pytest.mark.parametrize(("turned", "smoked"), [(True, ["Giant"]), (False, [])])
def test_otherwise_is_the_other_side(table: Table, turned: bool, smoked: list[str]) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Giant", turned=turned)
    text = "Target a Character :: Draw a card. If target is turned, smoke it; otherwise inflict 1 damage on target."
    alice.has(event("Verdict", text))

    alice.plays("Verdict", "Giant")
    resolve(table)

    assert bob.smoked_pile == smoked
    assert turned or bob.card("Giant").damage == 1


@rule("SF 24.1.3", "Two cards that are targeted one by one are both meant by `targets`.")
def test_targets_of_two_kinds(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", "Hill", "Student")
    alice.has(event("Balm", "Target a Character and a Site :: Turn targets."))

    alice.plays("Balm", "Giant", "Hill")
    resolve(table)

    assert [alice.card(name).turned for name in ("Giant", "Hill", "Student")] == [True, True, False]


@rule("SF 44.1", "`It`, after a card was returned to play, is that card and not the one whose text it is.")
def test_it_is_what_has_returned(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = (
        "When this card smokes a Character by inflicting combat damage, return that Character to play under your "
        "control. It gains the designator <Undead>."
    )
    alice.controls(character("Reaper", 9, text))
    bob.controls("Student")

    alice.attacks("Student", with_="Reaper")
    resolve(table)

    assert "undead" in alice.card("Student").designators
    assert "undead" not in alice.card("Reaper").designators


@rule("SF 42.0", "`that interceptor` is the one that intercepts, and not the attacker, a Character as well.")
def test_who_is_called_by_what_they_do() -> None:
    text = "When a Character intercepts a Character you control, turn that interceptor."

    assert print_text("Edge", read_text("Edge", "Watch", text)).endswith("turn that interceptor.")


@rule("SF 50", "What two abilities joined by `and` are against, both are against.")
def test_both_abilities_are_against_it() -> None:
    (one, other) = read_text("Character", "Zed", "Superleap and Toughness: 1 against <Demon> Characters.")

    assert "Demon" in repr(one)
    assert "Demon" in repr(other)


@rule("SF 25.0", "A card that says so is played from the smoked pile, face up, and by nobody else.")
def test_a_site_is_played_from_the_smoked_pile(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = (
        "You may play this card from your smoked pile at -1 cost face up while all opponents are closer to victory "
        "than you."
    )
    alice.has_in_smoked_pile(site("Isle", 5, text, cost=2))
    assert not alice.can("use", "Isle")

    bob.controls("Temple", "River", "Hill")

    assert alice.can("use", "Isle")
    assert not bob.can("use", "Isle")


@rule("SF 42.0", "Words that fit two are refused, whoever is meant by their sort.")
@pytest.mark.parametrize(
    "text",
    [
        "When a Character attacks a Character, turn that Character.",
        "Smoke a Site unless this card is damaged and you control it.",
    ],
)
def test_what_is_not_clear_is_refused(text: str) -> None:
    with pytest.raises(NotRead):
        read_text("Character", "Zed", text)


@rule("SF 42.0", "`It` is the subject of the clause before, also where that is what somebody suffers.")
@pytest.mark.parametrize(
    ("text", "fighting"),
    [
        ("When a Character is damaged by this card, it gains -1 Fighting until the end of the turn.", (6, 6)),
        ("When this card damages a Character, it gains -1 Fighting until the end of the turn.", (5, 7)),
    ],
)
def test_it_is_the_subject_of_the_clause_before(table: Table, text: str, fighting: tuple[int, int]) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Biter", 6, f"{text} Turn :: Inflict 3 damage on target Character."))
    bob.controls("Hill", "Giant")

    alice.uses("Biter", "Giant")
    resolve(table)

    assert (alice.card("Biter").fighting, bob.card("Giant").fighting) == fighting


@rule("SF 8.0", "One of two figures is enough for `a cost or Fighting of 2 or less`.")
@pytest.mark.parametrize(
    ("fighting", "cost", "fits"), [(2, 5, True), (5, 2, True), (3, 3, False)], ids=["Fighting", "cost", "neither"]
)
def test_one_of_two_figures(table: Table, fighting: int, cost: int, fits: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Target", fighting, cost=cost), character("Other", 9, cost=9))
    alice.has(event("Shot", "Smoke target Character with a cost or Fighting of 2 or less."))

    assert alice.can("play", "Shot") == fits

"""What a card was before something was done to it, and damage that is not inflicted at all."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.meaning.texts import read_text
from quickening.text.reader import NotRead
from tests.shadowfist_table import character, edge, event, resolve
from tests.table import Table


@pytest.mark.parametrize(("limited", "drawn"), [(True, 1), (False, 0)])
def test_what_a_smoked_card_was_is_asked_after_it_is_gone(table: Table, limited: bool, drawn: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(event("Shatter", "Target an Edge :: Smoke target. If target was Limited, draw a card."))
    bob.controls("River", edge("Vase", "Limited." if limited else ""))
    held = len(alice.hand) - 1

    alice.plays("Shatter", "Vase")
    resolve(table)

    assert "Vase" in bob.smoked_pile
    assert len(alice.hand) - held == drawn


@pytest.mark.parametrize(("card", "drawn"), [("Idea", 1), ("Hero", 0)])
def test_what_a_toasted_card_was_is_asked_after_it_is_gone(table: Table, card: str, drawn: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "Turn and choose a card in your smoked pile :: Toast the chosen card. If it was an Event, draw a card."
    alice.controls("Hill", character("Judge", 2, text))
    alice.has_in_smoked_pile(event("Idea", "Gain 1 Power.") if card == "Idea" else card)
    bob.controls("River")
    held = len(alice.hand)

    alice.uses("Judge", card)
    resolve(table)

    assert card in alice.toasted_pile
    assert len(alice.hand) - held == drawn


def test_no_damage_on_sites_is_damage_on_characters_all_the_same(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Bruiser")
    bob.controls("Temple", "Giant")
    bob.has(
        event(
            "Wall", "Play during an attack. Target attacker inflicts no damage on Sites until the end of the attack."
        )
    )

    alice.attacks("Temple", with_=["Hero", "Bruiser"])
    for _ in range(20):
        if bob.can("play", "Wall"):
            break
        table.answer(next(o for o in table.decision.options if o.kind == "pass"))
    bob.plays("Wall", "Bruiser")
    resolve(table)

    assert bob.card("Temple").damage == 4


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("Event", "Target an Edge :: Smoke target. If target was turned, draw a card."),
        ("Event", "Target an Edge :: Smoke target. If target was damaged, draw a card."),
        ("Edge", "{chi} Events you play cost less."),
        ("Event", "Play after a Character :: Gain 1 Power."),
    ],
)
def test_what_is_close_and_says_something_else_is_refused(kind: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(kind, "Some Card", text)

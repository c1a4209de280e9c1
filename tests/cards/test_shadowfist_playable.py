"""Every shipped Shadowfist card that stays in play can be played from the hand; Events are played in their scenes."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.events.entering import CardPlayed
from quickening.games.shadowfist.pool import shipped
from tests.shadowfist_table import character, resolve
from tests.table import Table

#: It is played as a Site is seized or burned, which its scene brings about.
AT_ITS_TIME = "Avenging Fire"
STAYING = [card for _, card in sorted(shipped().items()) if card.type != "Event" and card.name != AT_ITS_TIME]


@pytest.mark.parametrize("kind", ["Character", "Edge", "Site", "State"])
def test_who_has_power_resources_and_a_subject_can_play_any_card(table: Table, kind: str) -> None:
    left = []
    for card in (card for card in STAYING if card.type == kind):
        alice, bob = table.shadowfist("Alice", "Bob", power=20)
        alice.controls("Hill", "Giant", character("Lodge Brother", 1))
        bob.controls("Tower", "Student")
        alice.can_pay_for(card.name)
        if not alice.can("play", card.name):
            left.append(card.name)
            continue
        alice.does("play", card.name)
        for _ in range(9):
            if table.decision.question == "Your Main Shot":
                break
            table.answer(table.decision.options[0] if table.decision.least else [])
        resolve(table)
        if not any(
            isinstance(event, CardPlayed) and event.card == alice.card(card.name).number for event in table.game.log
        ):
            left.append(f"{card.name}: not played")

    assert left == []

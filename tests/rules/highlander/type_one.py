"""What the tests of the Type One book share."""

from __future__ import annotations

from typing import Any

from quickening.games.highlander.definitions import BASIC_ATTACKS, BASIC_BLOCKS, Printed
from quickening.games.highlander.rules.constructing import judge_deck
from tests.highlander_table import HighlanderPlayer, card_named, card_saying
from tests.table import Table

TYPE_ONE = "type-one"
BASICS = [card_named(name) for name in (*BASIC_ATTACKS, *BASIC_BLOCKS)]
DUNCAN = card_saying("You may have up to 2 Master cards.", name="Duncan MacLeod", type="persona")
KATANA = card_saying(name="Katana", type="weapon of choice", hands="1")
PLAN = card_saying("Draw a card.", name="Plan")


def duel(table: Table, **how: Any) -> tuple[HighlanderPlayer, HighlanderPlayer]:
    alice, bob = table.highlander("Alice", "Bob", edition=TYPE_ONE, **how)
    return alice, bob


def edge(text: str, name: str) -> Printed:
    return card_saying(text, name=name, type="edge")


def situation(text: str, name: str, **facts: str) -> Printed:
    return card_saying(text, name=name, type="situation", **facts)


def wrong(*cards: Printed, size: int = 50, basics: bool = True) -> set[str]:
    """The rules a deck breaks that has these cards, the basics, and cards without text."""
    filler = [card_saying(name=f"Filler {n // 6}", type="attack", grid="000/0X0/000") for n in range(60)]
    own = [*cards, *(BASICS if basics else ())]
    endurance = [card for card in own if not card.is_pre_game]
    return {refusal.rule for refusal in judge_deck([*own, *filler[: size - len(endurance)]], TYPE_ONE)}

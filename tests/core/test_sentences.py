"""What the log tells of an event by its sentence: its player, its card and its other fields."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event


class Seats:
    """A game of which only names are asked; a card that lies face down has one for its player alone."""

    names = ("Ann {0}", "Bob")

    def said(self, card: int, seat: int | None) -> str:
        return "Vault" if seat == 1 else "a hidden card"


class Stolen(Event, frozen=True):
    card: int
    seat: int
    amount: int
    sentence: ClassVar[str] = "{who} takes {name} and {amount} coins from {other}."


class Silent(Event, frozen=True):
    card: int


def test_a_sentence_names_players_card_and_amount() -> None:
    assert Stolen(7, 1, 3).tell(Seats(), 1) == "Bob takes Vault and 3 coins from Ann {0}."


def test_a_card_has_the_name_that_the_reader_may_know() -> None:
    assert Stolen(7, 0, 3).tell(Seats(), None) == "Ann {0} takes a hidden card and 3 coins from Bob."


def test_an_event_without_a_sentence_is_not_told() -> None:
    assert Silent(7).tell(Seats(), 0) is None

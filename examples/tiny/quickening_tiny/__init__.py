"""Tiny: a small card game for two to four, as an example of a game for Quickening. `rules` tells how it is played.

`docs/adding-a-game.md` walks through this package.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quickening.core.game import Table
from quickening.core.refusals import Refusal, Refused
from quickening.core.views import CardView
from quickening_tiny import decks as deck_files
from quickening_tiny import starting
from quickening_tiny.decks import Deck, judge_deck, parse_deck, read_deck
from quickening_tiny.game import Tiny, facts_of
from quickening_tiny.pool import is_card_file, read_pool, shipped
from quickening_tiny.things import NOBODY, Printed
from quickening_tiny.words import print_text

NAME = "tiny"
SEATS = (2, 4)
BOOKS: tuple[str, ...] = ("TN",)
FORMATS: tuple[str, ...] = ("constructed",)


def table() -> Table:
    """The cards that may appear in a game, by key."""
    return starting.table()


def options() -> Mapping[str, Sequence[str]]:
    """There is nothing else to be said about a new game."""
    return {}


def new(decks: Sequence[Any], seed: int = 0, names: Sequence[str] = ("Ann", "Bob"), ask_forced: bool = False) -> Tiny:
    """TN 1. A new game at its first decision."""
    chosen = [read_deck(deck) for deck in decks]
    for deck in chosen:
        if wrong := judge_deck(deck):
            raise Refused(f"{deck.name}: {wrong[0]}")
    setup = (("decks", tuple(deck.listed() for deck in chosen)), ("seed", seed))
    game = starting.bare(names, seed, setup, ask_forced)
    for seat, deck in enumerate(chosen):
        starting.deal(game, seat, deck.cards)
    starting.lay_market(game, [*shipped().values()])
    return starting.begun(game)


def load(data: Any) -> Tiny:
    """A game from what its `save` gave."""
    return Tiny.load(data, table())


def ready_decks(**options: Any) -> Mapping[str, Deck]:
    """The decks that come with the game, by key."""
    return deck_files.ready_decks()


def check_deck(deck: Any, form: str = FORMATS[0]) -> list[Refusal]:
    """TN 9. What is wrong with a deck."""
    return judge_deck(read_deck(deck))


def card_text(card: Printed) -> str:
    """The canonical text of a card."""
    return print_text(card.abilities)


def printed(edition: str = "") -> list[CardView]:
    """Every card that there is, as printed."""
    return [facts_of(card, 0, NOBODY) for card in shipped().values()]


__all__ = [
    "BOOKS",
    "FORMATS",
    "NAME",
    "SEATS",
    "Deck",
    "Tiny",
    "card_text",
    "check_deck",
    "is_card_file",
    "load",
    "new",
    "options",
    "parse_deck",
    "printed",
    "read_deck",
    "read_pool",
    "ready_decks",
    "table",
]

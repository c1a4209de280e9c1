"""Shadowfist: two to six players fight for Feng Shui Sites."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quickening.core.chance import Chance
from quickening.core.game import Table
from quickening.core.refusals import Refusal, Refused
from quickening.core.views import CardView
from quickening.games.shadowfist import decks as deck_files
from quickening.games.shadowfist.decks import Deck, parse_deck, read_deck
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.game import Shadowfist
from quickening.games.shadowfist.library import all_cards
from quickening.games.shadowfist.meaning.texts import print_text
from quickening.games.shadowfist.pool import is_card_file, meaning_of, read_pool
from quickening.games.shadowfist.rules.requirements import CLASSIC, MODERN, judge_deck, judge_players
from quickening.games.shadowfist.rules.setup import Start, build
from quickening.games.shadowfist.views import facts_of

NAME = "shadowfist"
SEATS = (2, 6)
BOOKS: tuple[str, ...] = ("SF",)
FORMATS: tuple[str, ...] = (CLASSIC, MODERN)
PLAYERS = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank")


def table() -> Table:
    """The cards that come with the project, and those a player has imported."""
    return Table(NAME, all_cards())


def options() -> Mapping[str, Sequence[str]]:
    """SF 2.1. The seat of the first player; it is drawn if not said."""
    return {"first": [str(seat) for seat in range(SEATS[1])]}


def new(
    decks: Sequence[Any],
    seed: int = 0,
    names: Sequence[str] = (),
    ask_forced: bool = False,
    first: int | str | None = None,
) -> Shadowfist:
    """A new game at its first decision, one deck for each player. Who goes first is drawn (SF 2.1)."""
    wrong = judge_players(len(decks))
    if wrong is not None:
        raise Refused(wrong)
    chosen = [read_deck(deck) for deck in decks]
    for deck in chosen:
        refusals = check_deck(deck)
        if refusals:
            raise Refused(f"{deck.name}: {refusals[0]}")
    starts = first_seat(first, len(decks))
    setup: tuple[tuple[str, Any], ...] = (("decks", tuple(deck.listed() for deck in chosen)), ("seed", seed))
    game = Shadowfist(
        table=table(),
        names=tuple(names) or PLAYERS[: len(decks)],
        chance=Chance.seeded(seed),
        setup=(*setup, ("first", starts)),
        ask_forced=ask_forced,
    )
    build(game, [deck.cards for deck in chosen])
    game.stack.append(Start(first=starts))
    game.advance()
    return game


def first_seat(first: int | str | None, seats: int) -> int | None:
    """Who goes first, if that is said."""
    if first is None:
        return None
    if not str(first).isdecimal() or int(first) >= seats:
        raise Refused(f"the first player is seat 0 to {seats - 1}, not {first!r} (SF 2.1)")
    return int(first)


def load(data: Any) -> Shadowfist:
    """A game from what its `save` gave."""
    return Shadowfist.load(data, table())


def ready_decks(**options: Any) -> Mapping[str, Deck]:
    """The decks that come with the project, by key."""
    return deck_files.ready_decks()


def check_deck(deck: Deck, form: str = CLASSIC) -> list[Refusal]:
    """SF 1.2. What is wrong with a deck."""
    return judge_deck(deck.cards, form)


def card_text(card: Printed) -> str:
    """The canonical text of a card, in its own words where another that means the same is put otherwise."""
    asked = (card.type, card.name, card.text)
    meaning_of(*asked)
    return meaning_of.canonical(asked, card.abilities, lambda: print_text(card.type, card.abilities))


def printed(edition: str = "") -> list[CardView]:
    """Every card that comes with the project or was imported, as printed."""
    return [facts_of(card) for card in all_cards().printed()]


__all__ = [
    "BOOKS",
    "FORMATS",
    "NAME",
    "PLAYERS",
    "SEATS",
    "Deck",
    "Shadowfist",
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

"""Highlander: a duel of two Immortals under one of three rulebooks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quickening.core.chance import Chance
from quickening.core.game import Table
from quickening.core.refusals import Refused
from quickening.games.highlander.decks import Deck, read_deck
from quickening.games.highlander.editions import EDITIONS, Difference, compare
from quickening.games.highlander.game import Highlander
from quickening.games.highlander.pool import shipped
from quickening.games.highlander.rules.beginning import Start, build
from quickening.games.highlander.rules.constructing import judge_deck

NAME = "highlander"
SEATS = (2, 2)

__all__ = ["EDITIONS", "NAME", "SEATS", "Difference", "Highlander", "compare", "new", "table"]


def table() -> Table:
    """The cards that come with the project."""
    return Table(NAME, shipped())


def new(
    decks: Sequence[str | Deck],
    seed: int = 0,
    names: Sequence[str] = ("Alice", "Bob"),
    edition: str = "",
    ask_forced: bool = False,
) -> Highlander:
    """A new game at its first decision. Without an edition, the one the first deck was made for."""
    if len(decks) != 2:
        raise Refused(f"Highlander is played by 2 players; {len(decks)} decks were given (HL1 3)")
    chosen = [read_deck(deck) for deck in decks]
    book = edition or chosen[0].edition or "type-one"
    if book not in EDITIONS:
        raise Refused(f"there is no edition {book!r}; there are {', '.join(EDITIONS)}")
    for deck in chosen:
        wrong = judge_deck(deck.cards, book)
        if wrong:
            raise Refused(f"{deck.name}: {wrong[0]}")
    setup: tuple[tuple[str, Any], ...] = (("decks", tuple(deck.key for deck in chosen)), ("seed", seed))
    setup += (("edition", book),)
    game = Highlander(
        table=table(),
        names=tuple(names),
        chance=Chance.seeded(seed),
        setup=setup,
        book=book,
        ask_forced=ask_forced,
    )
    build(game, [deck.cards for deck in chosen])
    game.stack.append(Start())
    game.advance()
    return game

"""The example game (`examples/tiny`) as tests of the core set it up: known hands, or a deal of all its cards."""

from __future__ import annotations

from collections.abc import Sequence

from quickening_tiny import Tiny
from quickening_tiny.judging import why_not_play
from quickening_tiny.pool import shipped
from quickening_tiny.starting import add, bare, begun, deal, lay_market, table
from quickening_tiny.things import DECK, HAND, MARKET, NOBODY, YARD, Printed
from quickening_tiny.words import book, read_text

POOL = tuple(shipped().values())
PRINTED = {card.name: card for card in POOL}
TABLE = table()
Yard = Sequence[tuple[str, str]]


def new_game(*names: str, seed: int = 0) -> Tiny:
    """TN 1. A game with shuffled decks, at its first decision."""
    game = bare(names, seed)
    for seat in range(len(names)):
        deal(game, seat, POOL[seat::2])
    lay_market(game, POOL[1::5])
    return begun(game)


def dealt(
    *, coins: int = 3, deck: str = "Buckler", market: str = "Knife, Knife", yard: Yard = (), **hands: str
) -> Tiny:
    """A game with known hands: `dealt(Ann="Spark, Snuff", Bob="", yard=[("Ann", "Raven")])`.

    Decks are ten times the same card, one that by itself does nothing; charms in the yard are turned up. There is a
    market, so that in a turn there is always something to decide.
    """
    game = bare(tuple(hands), seed=0)
    for seat, hand in enumerate(hands.values()):
        add(game, DECK, seat, [PRINTED[deck]] * 10)
        add(game, HAND, seat, listed(hand))
    for name, charm in yard:
        add(game, YARD, game.names.index(name), [PRINTED[charm]])
    add(game, MARKET, NOBODY, listed(market))
    game.coins = (coins,) * len(hands)
    return begun(game)


def listed(names: str) -> list[Printed]:
    """The cards in `"Spark, Snuff"`."""
    return [PRINTED[name] for name in names.split(", ")] if names else []


__all__ = [
    "POOL",
    "PRINTED",
    "TABLE",
    "Tiny",
    "book",
    "dealt",
    "listed",
    "new_game",
    "read_text",
    "why_not_play",
]

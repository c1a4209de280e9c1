"""How a game begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quickening.core.chance import Chance
from quickening.core.game import Table
from quickening_tiny.events import Drew, Shuffled
from quickening_tiny.game import Tiny
from quickening_tiny.pool import shipped
from quickening_tiny.rules import Turn
from quickening_tiny.things import DECK, MARKET, NOBODY, OWN_AREAS, SHARED_AREAS, Printed, TinyCard

HAND_SIZE, COINS = 3, 3


def table() -> Table:
    """The cards that may appear in a game."""
    return Table("tiny", shipped())


def bare(names: Sequence[str], seed: int, setup: tuple[tuple[str, Any], ...] = (), ask_forced: bool = False) -> Tiny:
    """A table without cards."""
    coins = (COINS,) * len(names)
    chance = Chance.seeded(seed)
    game = Tiny(table=table(), names=tuple(names), chance=chance, coins=coins, setup=setup, ask_forced=ask_forced)
    game.areas = {(name, seat): [] for seat in range(len(names)) for name in OWN_AREAS}
    game.areas |= {(name, NOBODY): [] for name in SHARED_AREAS}
    return game


def add(game: Tiny, area: str, seat: int, cards: Sequence[Printed]) -> None:
    """Put cards into an area; those of the market are nobody's."""
    for card in cards:
        game.areas[area, seat if area in OWN_AREAS else NOBODY].append(len(game.cards))
        game.cards.append(TinyCard(card, seat, area, game.tick(), stamp=game.clock))


def deal(game: Tiny, seat: int, cards: Sequence[Printed]) -> None:
    """TN 1. A player's deck is shuffled, and three cards are drawn."""
    add(game, DECK, seat, cards)
    game.happen(Shuffled(seat))
    game.happen(*(Drew(seat, card) for card in game.area(DECK, seat)[-HAND_SIZE:]))


def lay_market(game: Tiny, cards: Sequence[Printed]) -> None:
    """TN 1. The market lies face down."""
    add(game, MARKET, NOBODY, cards)
    game.shuffle(MARKET, NOBODY)


def begun(game: Tiny) -> Tiny:
    """The game at its first decision."""
    game.stack.append(Turn(seat=0))
    game.advance()
    return game

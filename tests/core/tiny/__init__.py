"""A tiny game for two to four, built on the core alone, with what the larger games need of it.

`rules` tells how it is played.
"""

from __future__ import annotations

from collections.abc import Sequence

from quickening.core.chance import Chance
from tests.core.tiny.events import Drew, Shuffled
from tests.core.tiny.game import Tiny
from tests.core.tiny.rules import Turn, why_not_play
from tests.core.tiny.things import DECK, HAND, MARKET, NOBODY, OWN_AREAS, SHARED_AREAS, YARD, TinyCard
from tests.core.tiny.words import POOL, TABLE, book, read_text

PRINTED = {card.name: card for card in POOL}
Yard = Sequence[tuple[str, str]]


def new_game(*names: str, seed: int = 0) -> Tiny:
    """T 1. A game with shuffled decks, at its first decision."""
    pool = [card.name for card in POOL]
    game = _bare(names, seed)
    for seat in range(len(names)):
        _add(game, DECK, seat, pool[seat::2])
        game.happen(Shuffled(seat))
        game.happen(*(Drew(seat, card) for card in game.area(DECK, seat)[-3:]))
    _add(game, MARKET, NOBODY, pool[1::5])
    game.shuffle(MARKET, NOBODY)
    return _begun(game)


def dealt(
    *, coins: int = 3, deck: str = "Buckler", market: str = "Knife, Knife", yard: Yard = (), **hands: str
) -> Tiny:
    """A game with known hands: `dealt(Ann="Spark, Snuff", Bob="", yard=[("Ann", "Raven")])`.

    Decks are ten times the same card, one that by itself does nothing; charms in the yard are turned up. There is a
    market, so that in a turn there is always something to decide.
    """
    game = _bare(tuple(hands), seed=0)
    for seat, hand in enumerate(hands.values()):
        _add(game, DECK, seat, [deck] * 10)
        _add(game, HAND, seat, listed(hand))
    for name, charm in yard:
        _add(game, YARD, game.names.index(name), [charm])
    _add(game, MARKET, NOBODY, listed(market))
    game.coins = (coins,) * len(hands)
    return _begun(game)


def listed(names: str) -> list[str]:
    """The names in `"Spark, Snuff"`."""
    return names.split(", ") if names else []


def _bare(names: tuple[str, ...], seed: int) -> Tiny:
    game = Tiny(table=TABLE, names=names, chance=Chance.seeded(seed), coins=(3,) * len(names))
    game.areas = {(name, seat): [] for seat in range(len(names)) for name in OWN_AREAS}
    game.areas |= {(name, NOBODY): [] for name in SHARED_AREAS}
    return game


def _add(game: Tiny, area: str, seat: int, names: Sequence[str]) -> None:
    for name in names:
        game.areas[area, seat if area in OWN_AREAS else NOBODY].append(len(game.cards))
        game.cards.append(TinyCard(PRINTED[name], seat, area, game.tick(), stamp=game.clock))


def _begun(game: Tiny) -> Tiny:
    game.stack.append(Turn(seat=0))
    game.advance()
    return game


__all__ = [
    "POOL",
    "PRINTED",
    "TABLE",
    "Tiny",
    "TinyCard",
    "book",
    "dealt",
    "listed",
    "new_game",
    "read_text",
    "why_not_play",
]

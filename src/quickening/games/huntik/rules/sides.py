"""HK 401, 701.2. The cards in play that each player may do something with."""

from __future__ import annotations

from quickening.games.huntik.state import HuntikGame


def cards_to_use(game: HuntikGame, seat: int) -> list[int]:
    """The cards that a player controls, and those that have a power for either player, in the order they came.

    Kept in the plan: what is said of a card changes with control of it, and as it comes and goes.
    """
    known: tuple[list[int], list[int]] | None = game.plan.get("sides")
    if known is None:
        known = game.plan["sides"] = (_side(game, 0), _side(game, 1))
    return known[seat]


def _side(game: HuntikGame, seat: int) -> list[int]:
    cards = game.cards
    return [n for n in game.in_play if cards[n].controller == seat or cards[n].printed.open_to_all]

"""HK 400.5d, 404.1c. Playing with the top card of one's deck revealed, and playing that card."""

from __future__ import annotations

from quickening.games.huntik.kinds.changes import HandRevealed, MayPlayTop, TopRevealed
from quickening.games.huntik.rules.modifiers import speaking
from quickening.games.huntik.state import DECK, HuntikGame
from quickening.lang.nodes import Change


def says(game: HuntikGame, seat: int, kind: type[Change]) -> bool:
    """Whether a modifier of that kind is in force for a player."""
    return count_of(game, seat, kind) > 0


def count_of(game: HuntikGame, seat: int, kind: type[Change]) -> int:
    """How many modifiers of that kind are in force for a player."""
    found = speaking(game, kind)
    if not found:
        return 0
    found = [one for one in found if one.scope.you == seat]
    return sum(one.condition is None or one.condition.holds(game, one.scope) for one in found)


def top_if_revealed(game: HuntikGame, seat: int) -> list[int]:
    """The top card of a player's deck, if they play with it revealed."""
    return game.areas[DECK, seat][-1:] if says(game, seat, TopRevealed) else []


def is_hand_revealed(game: HuntikGame, seat: int) -> bool:
    """Whether a text says that a player plays with their hand revealed."""
    for one in speaking(game, HandRevealed):
        meant = (one.scope.you == seat) == one.change.you  # type: ignore[attr-defined]  # it is about a hand
        if meant and (one.condition is None or one.condition.holds(game, one.scope)):
            return True
    return False


def playable_top(game: HuntikGame, seat: int) -> list[int]:
    """HK 404.1c. The top card of a deck, if a card says that its player may play it, and they see it."""
    return top_if_revealed(game, seat) if says(game, seat, MayPlayTop) else []

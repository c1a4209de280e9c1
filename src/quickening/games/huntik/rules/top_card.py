"""HK 400.5d, 404.1c. Playing with the top card of one's deck revealed, and playing that card."""

from __future__ import annotations

from quickening.games.huntik.kinds.changes import HAND_REVEALED, MAY_PLAY_TOP, THEIR_HAND_REVEALED, TOP_REVEALED
from quickening.games.huntik.rules.modifiers import speaking
from quickening.games.huntik.state import DECK, HuntikGame


def says(game: HuntikGame, seat: int, law: str) -> bool:
    """Whether a modifier that says so is in force for a player."""
    return count_of(game, seat, law) > 0


def count_of(game: HuntikGame, seat: int, law: str) -> int:
    """How many modifiers that say so are in force for a player."""
    found = speaking(game, law)
    if not found:
        return 0
    found = [one for one in found if one.scope.you == seat]
    return sum(one.condition is None or one.condition.holds(game, one.scope) for one in found)


def top_if_revealed(game: HuntikGame, seat: int) -> list[int]:
    """The top card of a player's deck, if they play with it revealed."""
    return game.areas[DECK, seat][-1:] if says(game, seat, TOP_REVEALED) else []


def is_hand_revealed(game: HuntikGame, seat: int) -> bool:
    """Whether a text says that a player plays with their hand revealed."""
    return says(game, seat, HAND_REVEALED) or says(game, 1 - seat, THEIR_HAND_REVEALED)


def playable_top(game: HuntikGame, seat: int) -> list[int]:
    """HK 404.1c. The top card of a deck, if a card says that its player may play it, and they see it."""
    return top_if_revealed(game, seat) if says(game, seat, MAY_PLAY_TOP) else []

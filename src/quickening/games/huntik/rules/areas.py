"""HK 400.5, 404.1c. Decks: the top card that is revealed and may be played, and shuffling."""

from __future__ import annotations

from quickening.core.cutting import CUT, LEAVE, can_be_cut
from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next
from quickening.games.huntik.events.areas import DeckCut, Shuffled
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


#: In this order whoever takes up both does them; to cut what one is about to shuffle changes nothing.
WAYS = (LEAVE, CUT, Option("shuffle", "Shuffle it"), Option("both", "Shuffle and cut it"))


class Shuffle(Frame):
    """A player shuffles their deck; then the opponent may cut it, shuffle it, or do both."""

    seat: int = 0

    def start(self, game: HuntikGame) -> Next:
        game.happen(Shuffled(self.seat))
        if not can_be_cut(game, DeckCut(self.seat, 1 - self.seat)):
            return None
        question = f"Cut or shuffle the deck of {game.names[self.seat]}?"
        return Ask(Decision(1 - self.seat, question, WAYS, rule="HK 400.5b", idle=LEAVE.kind), self.offered)

    def offered(self, game: HuntikGame) -> Next:
        way, other = game.chosen[0].kind, 1 - self.seat
        if way in ("shuffle", "both"):
            game.happen(Shuffled(self.seat, other))
        if way in ("cut", "both"):
            game.happen(DeckCut(self.seat, other))
        return None

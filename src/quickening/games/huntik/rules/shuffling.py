"""HK 400.5b. A deck is shuffled, and offered to the opponent to cut and/or shuffle."""

from __future__ import annotations

from quickening.core.cutting import CUT, LEAVE, can_be_cut
from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next
from quickening.games.huntik.events.areas import DeckCut, Shuffled
from quickening.games.huntik.state import HuntikGame

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

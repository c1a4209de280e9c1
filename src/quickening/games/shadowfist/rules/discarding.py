"""SF 39. Discarding cards of one's choice."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision
from quickening.core.frames import Ask, Done, Frame, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.piles import Discarded
from quickening.games.shadowfist.rules.players import player_facts
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import HAND, NOBODY


def discardable(game: ShadowfistGame, seat: int) -> list[int]:
    """SF 6.2, 39.0. The cards of a hand, if its player can discard at all."""
    return [] if "discard" in player_facts(game, seat).forbidden else game.areas[HAND, seat]


class DiscardSome(Frame):
    """A player discards a number of cards, or up to that number. Gives back how many.

    `chooser` is who says which, if that is another player, who looks at the hand.
    """

    rule: ClassVar[str] = "SF 39.0"

    seat: int = NOBODY
    count: int = 1
    up_to: bool = False
    by: Ref | None = None
    chooser: int = NOBODY
    discarded: int = 0

    def start(self, game: ShadowfistGame) -> Next:
        hand = discardable(game, self.seat)
        options = tuple(game.card_option("discard", "Discard {name}", card) for card in hand)
        most = min(self.count, len(hand))
        least = min(1, most) if self.up_to else most
        seat, question = self.seat, "Which cards do you discard?"
        if self.chooser >= 0:
            seat, question = self.chooser, f"Which cards does {game.names[self.seat]} discard?"
        return Ask(Decision(seat, question, options, least, most, may_decline=self.up_to), self.chosen)

    def chosen(self, game: ShadowfistGame) -> Next:
        self.discarded = len(game.chosen)
        return game.do([Discarded(option.ref, self.by, self.seat) for option in game.chosen], self.done)

    def done(self, game: ShadowfistGame) -> Next:
        return Done(self.discarded)

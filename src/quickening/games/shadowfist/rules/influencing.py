"""SF 50.8. Cards that are turned for their Influence."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision
from quickening.core.frames import Ask, Frame, Next
from quickening.games.shadowfist.events.in_play import Turned
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.scores import can_turn
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY


def influencers(game: ShadowfistGame, seat: int) -> list[int]:
    """SF 50.8. The cards a player can turn for Influence."""
    return [
        card for card in game.controlled(seat) if facts(game, card).bold.get("Influence") and can_turn(game, card)
    ]


def influence_of(game: ShadowfistGame, seat: int) -> int:
    """How much Influence a player can turn."""
    return sum(facts(game, card).bold["Influence"] for card in influencers(game, seat))


class TurningInfluence(Frame):
    """SF 50.8. Cards are turned one after the other until their Influence is enough; too much is lost."""

    rule: ClassVar[str] = "SF 50.8"

    seat: int = NOBODY
    amount: int = 0

    def start(self, game: ShadowfistGame) -> Next:
        if self.amount <= 0:
            return None
        options = tuple(game.card_option("card", "Turn {name}", one) for one in influencers(game, self.seat))
        return Ask(Decision(self.seat, "Whose Influence?", options, min(1, len(options))), self.chosen)

    def chosen(self, game: ShadowfistGame) -> Next:
        if not game.chosen:
            return None  # nothing is left to turn
        card = game.chosen[0].ref
        self.amount -= facts(game, card).bold.get("Influence", 0)
        return game.do([Turned(card, game.ref(card), self.seat, "cost")], self.start)

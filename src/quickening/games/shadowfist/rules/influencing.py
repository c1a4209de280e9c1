"""SF 50.8. Cards that are turned for their Influence."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.frames import Ask, Done, Frame, Next
from quickening.games.shadowfist.events.in_play import Turned
from quickening.games.shadowfist.rules.continuous import is_immune
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.scores import can_turn
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY


def influencers(game: ShadowfistGame, seat: int, on: int = NOBODY) -> list[int]:
    """SF 40.0, 50.8. The cards a player can turn for Influence; `on` is the interceptor it is used on, if it is."""
    able = [
        card for card in game.controlled(seat) if facts(game, card).bold.get("Influence") and can_turn(game, card)
    ]
    return able if on < 0 else [card for card in able if card != on and not is_immune(game, on, card)]


def influence_of(game: ShadowfistGame, seat: int, on: int = NOBODY) -> int:
    """How much Influence a player can turn."""
    return sum(facts(game, card).bold["Influence"] for card in influencers(game, seat, on))


class TurningInfluence(Frame):
    """SF 50.8. Cards are turned so that their Influence is enough; too much is lost. Gives back which."""

    rule: ClassVar[str] = "SF 50.8"

    seat: int = NOBODY
    amount: int = 0
    on: int = NOBODY
    turning: tuple[int, ...] = ()

    def start(self, game: ShadowfistGame) -> Next:
        """One after the other is named until there is enough, or nothing is left to turn."""
        enough = sum(facts(game, one).bold.get("Influence", 0) for one in self.turning) >= self.amount
        able = [] if enough else [one for one in influencers(game, self.seat, self.on) if one not in self.turning]
        if not able:
            events = [Turned(one, game.ref(one), self.seat, "cost") for one in self.turning]
            return game.do(events, self.done)
        return Ask(game.which(self.seat, "Whose Influence?", able, words="Turn {name}"), self.chosen)

    def chosen(self, game: ShadowfistGame) -> Next:
        self.turning = (*self.turning, game.chosen[0].ref)
        return self.start

    def done(self, game: ShadowfistGame) -> Next:
        return Done(self.turning)

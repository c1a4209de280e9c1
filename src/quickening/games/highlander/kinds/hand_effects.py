"""What texts do with whole hands: those of two Personas who fight in turn (HLT 204-207), and of both players."""

from __future__ import annotations

from quickening.core.decisions import Decision
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events.lasting import HandsExchanged, SwitchedHands
from quickening.games.highlander.events.places import Moved
from quickening.games.highlander.kinds.effects import Do, deed
from quickening.games.highlander.state import HAND, OTHER_HAND, HighlanderGame
from quickening.lang.resolve import Resolve


@deed("switch hands")
def _switch_hands(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """The other Persona of a pair becomes the active one."""
    return game.do([SwitchedHands(frame.scope.you)], frame.start)


@deed("exchange cards")
def _exchange_hands(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """Cards are exchanged between the two hands of a pair."""
    return Run(Exchanging(seat=frame.scope.you, count=self.amount), frame.start)


class Exchanging(Frame):
    """As many cards of one hand as of the other change places."""

    seat: int = 0
    count: int = 0
    given: tuple[int, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        most = min(self.count, len(game.of(HAND, self.seat)), len(game.of(OTHER_HAND, self.seat)))
        return Ask(self.asks(game, HAND, 0, most), self.gave)

    def asks(self, game: HighlanderGame, area: str, least: int, most: int) -> Decision:
        options = tuple(game.card_option("pick", "{name}", card) for card in game.of(area, self.seat))
        return Decision(self.seat, f"Exchange which cards of the {area}?", options, least, most)

    def gave(self, game: HighlanderGame) -> Next:
        self.given = tuple(option.ref for option in game.chosen)
        return Ask(self.asks(game, OTHER_HAND, len(self.given), len(self.given)), self.took)

    def took(self, game: HighlanderGame) -> Next:
        taken = [Moved(option.ref, HAND, shown=False) for option in game.chosen]
        given = [Moved(card, OTHER_HAND, shown=False) for card in self.given]
        return game.do([*taken, *given], self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


@deed("trade hands")
def _trade_hands(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """The players exchange their hands."""
    return game.do([HandsExchanged(frame.scope.you)], frame.start)

"""What texts do with cards that were just looked at, and with cards that go back to hands."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events import Burned, Discarded, Moved, RemovedFromGame
from quickening.games.highlander.kinds.pile_effects import Arranging
from quickening.games.highlander.state import ENDURANCE, HAND, HighlanderGame
from quickening.lang.nodes import Effect, Scope, Selection
from quickening.lang.resolve import Resolve


def still_there(game: HighlanderGame, scope: Scope) -> list[int]:
    """The cards looked at that lie where they did."""
    return [ref.card for ref in scope.it if game.alive(ref)]


def going(game: HighlanderGame, card: int, to: str) -> Event:
    """One of the cards looked at goes to its place."""
    if to == "discard":
        return Burned(card) if game.cards[card].area == ENDURANCE else Discarded(card)
    if to == "game":
        return RemovedFromGame(card)
    return Moved(card, HAND if to == "hand" else ENDURANCE, bottom=to == "bottom", shown=False)


class TakeSeen(Effect, frozen=True):
    """Of the cards looked at, so many, of one's own choice, go to a place; the others are the rest."""

    amount: int = 1
    to: str = "hand"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        cards = tuple(still_there(game, frame.scope))
        return Run(Taking(seat=frame.scope.you, cards=cards, amount=self.amount, to=self.to), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return True


class Taking(Frame):
    """A player chooses among cards that were looked at."""

    seat: int = 0
    cards: tuple[int, ...] = ()
    amount: int = 1
    to: str = "hand"

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        number = min(self.amount, len(options))
        words = {"hand": "go to your hand", "discard": "are discarded", "game": "leave the game"}
        question = f"Which of these {words.get(self.to, f'go to the {self.to} of Endurance')}?"
        return Ask(Decision(self.seat, question, options, number, number), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        return game.do([going(game, option.ref, self.to) for option in game.chosen], self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class PlaceRest(Effect, frozen=True):
    """The rest of the cards looked at go to a place together."""

    to: str

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        cards = still_there(game, frame.scope)
        if self.to == "top":
            return Run(Arranging(seat=frame.scope.you, cards=tuple(cards)), frame.start)
        return game.do([going(game, card, self.to) for card in cards], frame.start)


class Return(Effect, frozen=True):
    """Cards in play go back to their owners' hands."""

    what: Selection

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        refs = self.what.refs(game, frame.scope)
        game.result = len(refs)
        frame.scope = replace(frame.scope, it=refs)
        return game.do([Moved(ref.card, HAND) for ref in refs], frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(self.what.candidates(game, scope)) if hasattr(self.what, "candidates") else True

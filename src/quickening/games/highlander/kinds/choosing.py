"""A player chooses among cards, and something comes of those chosen: one frame, and a table of what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Ask, Done, Frame, Next
from quickening.games.highlander.events.places import RemovedFromGame
from quickening.games.highlander.state import NOBODY, HighlanderGame
from quickening.lang.nodes import Effect, Scope

#: What comes of the cards that were chosen, by its name.
Outcome = Callable[[Any, HighlanderGame, list[int]], Sequence[Event]]
OUTCOMES: dict[str, Outcome] = {}


def outcome(name: str) -> Callable[[Outcome], Outcome]:
    """A function that says what comes of the cards chosen, by that name."""

    def note(happens: Outcome) -> Outcome:
        OUTCOMES[name] = happens
        return happens

    return note


class Choosing(Frame):
    """A player chooses among cards; what comes of those chosen is a line of `OUTCOMES`. Gives back how many they are.

    `effect`, `card` and `scope` are what that line has to know.
    """

    seat: int = 0
    question: str = ""
    cards: tuple[int, ...] = ()
    outcome: str = ""
    least: int = 1
    most: int = 1
    may_decline: bool = False
    kind: str = "pick"
    label: str = "{name}"
    effect: Effect | None = None
    card: int = NOBODY
    scope: Scope = Scope(0)
    count: int = 0

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option(self.kind, self.label, card) for card in self.cards)
        least = min(self.least, len(options))
        decision = Decision(self.seat, self.question, options, least, self.most, may_decline=self.may_decline)
        return Ask(decision, self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        self.count = len(game.chosen)
        return game.do(OUTCOMES[self.outcome](self, game, [option.ref for option in game.chosen]), self.end)

    def end(self, game: HighlanderGame) -> Next:
        return Done(self.count)


#: HL1 78. Out of the game.
OUT_OF_GAME = "removed from the game"


@outcome(OUT_OF_GAME)
def _out_of_game(choice: Choosing, game: HighlanderGame, cards: list[int]) -> list[Event]:
    return [RemovedFromGame(card) for card in cards]

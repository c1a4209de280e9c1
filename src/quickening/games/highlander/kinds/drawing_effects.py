"""What texts do with cards drawn."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events import (
    Drew,
    Moved,
    Shuffled,
)
from quickening.games.highlander.kinds.amounts import JustDone, seat_of, times
from quickening.games.highlander.kinds.effects import Deed
from quickening.games.highlander.state import (
    DISCARD,
    ENDURANCE,
    HAND,
    HighlanderGame,
)
from quickening.lang.nodes import Amount, Effect, Scope
from quickening.lang.resolve import Resolve


class Draw(Deed, frozen=True):
    """HL3 142. Cards are drawn, one by one; `up_to`: fewer if one likes."""

    amount: int
    who: str = "you"
    each: Amount | None = None
    up_to: bool = False
    waits: ClassVar[bool] = True
    follows: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        count = times(self.amount, self.each, game, frame.scope)
        return Run(Drawing(seat=seat_of(self.who, frame.scope), count=count, up_to=self.up_to), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        some = isinstance(self.each, JustDone) or times(self.amount, self.each, game, scope) > 0
        return some and bool(game.of(ENDURANCE, seat_of(self.who, scope)))


class Drawing(Frame):
    """Cards are drawn."""

    seat: int = 0
    count: int = 0
    up_to: bool = False

    def start(self, game: HighlanderGame) -> Next:
        if not self.up_to:
            return self.draw
        options = tuple(Option("number", "{number} cards", number=n) for n in range(self.count, -1, -1))
        return Ask(Decision(self.seat, "Draw how many cards?", options, idle="number"), self.counted)

    def counted(self, game: HighlanderGame) -> Next:
        self.count = game.chosen[0].number or 0
        return self.draw

    def draw(self, game: HighlanderGame) -> Next:
        for _ in range(self.count):
            if game.of(ENDURANCE, self.seat) and not game.over:
                game.happen(Drew(game.of(ENDURANCE, self.seat)[-1]))
        return None


class DrawUp(Deed, frozen=True):
    """HL1 45. As many cards are drawn as the hand falls short of the Ability, or of a number."""

    who: str = "you"
    held: int = -1
    waits: ClassVar[bool] = True
    follows: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        return Run(Drawing(seat=seat, count=self.missing(game, seat)), frame.start)

    def missing(self, game: HighlanderGame, seat: int) -> int:
        """How many cards the hand falls short."""
        return short_of_ability(game, seat) if self.held < 0 else max(0, self.held - len(game.of(HAND, seat)))

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        seat = seat_of(self.who, scope)
        return self.missing(game, seat) > 0 and bool(game.of(ENDURANCE, seat))


class DrawAbility(Deed, frozen=True):
    """HL3 142. As many cards are drawn as the Ability is, whatever is in hand."""

    who: str = "you"
    waits: ClassVar[bool] = True
    follows: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        return Run(Drawing(seat=seat, count=game.players[seat].ability), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(game.of(ENDURANCE, seat_of(self.who, scope)))


def short_of_ability(game: HighlanderGame, seat: int) -> int:
    """How many cards a hand falls short of the Ability."""
    return max(0, game.players[seat].ability - len(game.of(HAND, seat)))


class ReshuffleInsteadOfDrawing(Effect, frozen=True):
    """As many cards of the discard pile as one would draw are shuffled into Endurance instead."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        count = short_of_ability(game, frame.scope.you)
        return Run(Reshuffling(seat=frame.scope.you, count=count), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(game.of(DISCARD, scope.you))


class Reshuffling(Frame):
    """Cards of the discard pile are chosen and shuffled into Endurance."""

    seat: int = 0
    count: int = 0

    def start(self, game: HighlanderGame) -> Next:
        pile = game.of(DISCARD, self.seat)
        options = tuple(game.card_option("pick", "{name}", card) for card in pile)
        most = min(self.count, len(pile))
        return Ask(Decision(self.seat, f"Shuffle up to {most} cards back", options, 0, most), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        events: list[Event] = [Moved(option.ref, ENDURANCE) for option in game.chosen]
        return game.do([*events, Shuffled(self.seat)], self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None

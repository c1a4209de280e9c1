"""Attribute Checks and Challenges in texts (HL3 109-111)."""

from __future__ import annotations

from quickening.core.events import Event
from quickening.core.frames import Frame, Next, Run
from quickening.games.highlander import facts
from quickening.games.highlander.events.places import Moved
from quickening.games.highlander.kinds.choosing import Choosing, outcome
from quickening.games.highlander.kinds.effects import DoSome, deed, some_of
from quickening.games.highlander.rules.costs import may_exert_again
from quickening.games.highlander.rules.exertions import Exert
from quickening.games.highlander.state import DISCARD, HAND, HARD, SOFT, HighlanderGame
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


def has_exertion_left(game: HighlanderGame, seat: int) -> bool:
    """HL1 55, HL3 101, HLT 94. One Hard Exertion a turn, unless a text allows more; none where a text forbids it."""
    known = facts.of_player(game, seat)
    return "cannot exert" not in known.allowed and may_exert_again(known, game.deeds[seat])


class Check(Effect, frozen=True):
    """HL3 110. Threshold: something is done if enough gems are found. Tiered (`needed` 0): for each one found.

    With `cards`, an Exertion is made for what it reveals, and such cards are counted.
    """

    effects: tuple[Effect, ...]
    gem: str = ""
    needed: int = 0
    hard: bool = False
    cards: Cards | None = None
    size: int = -1

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(Checking(effect=self, scope=frame.scope), frame.start)


class Checking(Frame):
    """A Check, and what follows from it."""

    effect: Check | None = None
    scope: Scope = Scope(0)

    def start(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        if self.effect.hard and not has_exertion_left(game, self.scope.you):
            return None
        kind = HARD if self.effect.hard else SOFT
        purpose = "a Check" if self.effect.cards is None else "a card effect"
        made = Exert(seat=self.scope.you, purpose=purpose, kind=kind, gem=self.effect.gem, size=self.effect.size)
        return Run(made, self.counted)

    def counted(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        found = self.found(game, self.effect.cards)
        times = found if not self.effect.needed else int(found >= self.effect.needed)
        return Run(Resolve(todo=self.effect.effects * times, scope=self.scope)) if times else None

    def found(self, game: HighlanderGame, cards: Cards | None) -> int:
        """How many gems were found, or how many such cards."""
        if cards is None:
            return int(self.returned)
        shown = game.exertions[-1].cards if game.exertions else ()
        return sum(cards.fits(game, turned.card, self.scope) for turned in shown)


@deed("take revealed")
def _take_revealed(self: DoSome, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 54. Cards that the last Exertion revealed, and that nobody used, go to the hand."""
    shown = [turned.card for turned in game.exertions[-1].cards] if game.exertions else []
    left = [card for card in shown if game.cards[card].area == DISCARD]
    found = [card for card in left if self.what.cards.fits(game, card, frame.scope)]
    return Run(some_of(frame.scope.you, "Take which cards?", found, self, "taken in hand"), frame.start)


@outcome("taken in hand")
def _in_hand(choice: Choosing, game: HighlanderGame, cards: list[int]) -> list[Event]:
    return [Moved(card, HAND) for card in cards]


class Challenge(Effect, frozen=True):
    """HL3 111. Both players make a Soft Check; more gems than the opponent wins, fewer loses, a tie does nothing."""

    gem: str
    win: tuple[Effect, ...]
    lose: tuple[Effect, ...] = ()

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(Challenging(effect=self, scope=frame.scope), frame.start)


class Challenging(Frame):
    """An Attribute Challenge: one Check after the other, then what follows."""

    effect: Challenge | None = None
    scope: Scope = Scope(0)
    found: int = 0

    def start(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        return Run(Exert(seat=self.scope.you, purpose="a Challenge", kind=SOFT, gem=self.effect.gem), self.answer)

    def answer(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        self.found = int(self.returned)
        other = 1 - self.scope.you
        return Run(Exert(seat=other, purpose="a Challenge", kind=SOFT, gem=self.effect.gem), self.compare)

    def compare(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        theirs = int(self.returned)
        if self.found == theirs:
            return None
        effects = self.effect.win if self.found > theirs else self.effect.lose
        return Run(Resolve(todo=effects, scope=self.scope)) if effects else None

"""SF 9.2. Cards of a deck that somebody looks at: which go elsewhere, and in which order the rest stays on top."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.leaving import Toasted
from quickening.games.shadowfist.events.piles import DeckArranged, Discarded, PutInHand
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY


class TakeSome(Frame):
    """A player takes some of these cards: to the bottom of the deck, into the hand, or to be toasted or discarded."""

    rule: ClassVar[str] = "SF 9.2"

    seat: int = NOBODY
    cards: tuple[int, ...] = ()
    to: str = "bottom"
    least: int = 1
    most: int = 1
    by: Ref | None = None

    def start(self, game: ShadowfistGame) -> Next:
        options = tuple(game.card_option("card", "{name}", card) for card in self.cards)
        question = {"bottom": "Which go to the bottom?", "hand": "Which do you take?"}.get(
            self.to, f"Which are {self.to}?"
        )
        decline = self.least == 0
        return Ask(
            Decision(self.seat, question, options, max(1, self.least), self.most, may_decline=decline), self.taken
        )

    def taken(self, game: ShadowfistGame) -> Next:
        chosen = tuple(option.ref for option in game.chosen)
        return game.do(self.events(game, chosen), self.done)

    def events(self, game: ShadowfistGame, chosen: tuple[int, ...]) -> list[Event]:
        if self.to == "bottom":
            owner = game.cards[chosen[0]].owner if chosen else NOBODY
            return [DeckArranged(self.seat, owner, bottom=chosen)] if chosen else []
        if self.to == "hand":
            return [PutInHand(card, self.by, self.seat, False) for card in chosen]
        kind = Toasted if self.to == "toasted" else Discarded
        return [kind(card, self.by, self.seat) for card in chosen]

    def done(self, game: ShadowfistGame) -> Next:
        return None


class Arrange(Frame):
    """A player says in which order cards lie on top of a deck, from the top one down."""

    rule: ClassVar[str] = "SF 9.2"

    seat: int = NOBODY
    cards: tuple[int, ...] = ()
    order: tuple[int, ...] = ()

    def start(self, game: ShadowfistGame) -> Next:
        left = [card for card in self.cards if card not in self.order]
        if len(left) <= 1:
            self.order = (*self.order, *left)
            game.happen(DeckArranged(self.seat, game.cards[self.order[0]].owner, top=self.order))
            return None
        options = tuple(game.card_option("card", "{name}", card) for card in left)
        question = "Which card is on top?" if not self.order else "Which card comes next?"
        return Ask(Decision(self.seat, question, options), self.chosen)

    def chosen(self, game: ShadowfistGame) -> Next:
        self.order = (*self.order, game.chosen[0].ref)
        return self.start

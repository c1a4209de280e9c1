"""SF 2-3. Setting up: seats, shuffling, one Power, six cards; then turns clockwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from quickening.core.cutting import CUT, can_be_cut, offer
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.shadowfist.cards_and_players import Player, ShadowfistCard
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.events.notes import TurnPassed
from quickening.games.shadowfist.events.piles import DeckCut, Drew, Shuffled
from quickening.games.shadowfist.events.players import PowerGained
from quickening.games.shadowfist.rules.players import DEFAULT_HAND
from quickening.games.shadowfist.rules.turn import TurnOrder
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import DECK, NOBODY, PILES, PLAY


class FirstPlayerDrawn(Event, frozen=True):
    """SF 2.1. Chance says who goes first."""

    seat: int
    rule: ClassVar[str] = "SF 2.1"
    sentence: ClassVar[str] = "{who} goes first."

    def apply(self, game: ShadowfistGame) -> None:
        game.active = self.seat


def build(game: ShadowfistGame, decks: Sequence[Sequence[Printed]]) -> None:
    """SF 1.2. Every player with a deck of their own."""
    game.areas[PLAY, NOBODY] = []
    for seat, deck in enumerate(decks):
        game.players.append(Player())
        for pile in PILES:
            game.areas[pile, seat] = []
        for printed in deck:
            game.areas[DECK, seat].append(len(game.cards))
            game.cards.append(ShadowfistCard(printed, seat, area=DECK, handle=game.tick()))


class Start(Frame):
    """SF 2.0, 2.4, 2.5. Everything before the first turn. `first` fixes who goes first, for a rematch or a test."""

    sets_up: ClassVar[bool] = True

    first: int | None = None
    offered: int = 0

    def start(self, game: ShadowfistGame) -> Next:
        first = game.chance.below(len(game.players)) if self.first is None else self.first
        game.happen(FirstPlayerDrawn(first))
        game.happen(*(Shuffled(seat) for seat in range(len(game.players))))
        return self.offer_deck

    def offer_deck(self, game: ShadowfistGame) -> Next:
        """SF 2.3. Each player offers the deck to the one on their right; turns go to the left (SF 3.0)."""
        if self.offered == len(game.players):
            return self.deal
        cut = self.next_cut(game)
        if game.players[cut.seat].out or not can_be_cut(game, cut):
            self.offered += 1
            return self.offer_deck
        return Ask(offer(game, cut, DeckCut.rule), self.answered)

    def next_cut(self, game: ShadowfistGame) -> DeckCut:
        """Whoever is on the right and has not conceded: the last one clockwise."""
        seat = (game.active + self.offered) % len(game.players)
        return DeckCut(seat, by=game.seats_from(seat)[-1])

    def answered(self, game: ShadowfistGame) -> Next:
        if game.chosen[0].kind == CUT.kind:
            game.happen(self.next_cut(game))
        self.offered += 1
        return self.offer_deck

    def deal(self, game: ShadowfistGame) -> Next:
        """SF 2.4, 2.5. One Power and six cards for each player."""
        game.note(TurnPassed(game.seats_from(game.active)[0]))  # somebody may have conceded before the first turn
        for seat in game.seats_from(game.active):
            top = tuple(reversed(game.areas[DECK, seat][-DEFAULT_HAND:]))
            game.happen(PowerGained(seat, 1), Drew(seat, top))
        return Run(TurnOrder())

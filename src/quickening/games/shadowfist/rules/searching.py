"""SF 9.2. Searching a deck or a smoked pile for a card."""

from __future__ import annotations

from quickening.core.decisions import Decision
from quickening.core.frames import Ask, Frame, Next
from quickening.games.shadowfist.events.piles import PutInHand, PutOnDeck, Shuffled
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import DECK, NOBODY, SMOKED
from quickening.lang.selections import Cards


class SearchDeck(Frame):
    """A player looks through the deck (or also the smoked pile) for a card, which may not be found."""

    seat: int = NOBODY
    cards: Cards | None = None
    scope: Scope = Scope(0)
    to: str = "hand"
    shown: bool = True
    smoked: bool = False
    found: int = NOBODY

    def start(self, game: ShadowfistGame) -> Next:
        assert self.cards is not None
        places = [*game.areas[DECK, self.seat], *(game.areas[SMOKED, self.seat] if self.smoked else ())]
        fitting = [card for card in places if self.cards.fits(game, card, self.scope)]
        distinct = list({game.cards[card].definition.key: card for card in fitting}.values())
        options = tuple(game.card_option("card", "{name}", card) for card in distinct)
        return Ask(Decision(self.seat, "Which card do you take?", options, may_decline=True), self.taken)

    def taken(self, game: ShadowfistGame) -> Next:
        if not game.chosen:
            return self.shuffle
        self.found = game.chosen[0].ref
        if self.to == "top":
            return self.shuffle
        return game.do([PutInHand(self.found, self.scope.source, self.seat, self.shown)], self.shuffle)

    def shuffle(self, game: ShadowfistGame) -> Next:
        game.happen(Shuffled(self.seat))
        if self.to == "top" and self.found >= 0:
            game.happen(PutOnDeck(self.found, self.scope.source, self.seat, shown=self.shown))
        return None

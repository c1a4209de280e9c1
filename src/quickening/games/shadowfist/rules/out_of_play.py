"""SF 9.2, 39. Cards out of play: top cards that all see, hands and decks, and cards put elsewhere or in order."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event
from quickening.core.frames import Ask, Done, Frame, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.leaving import Toasted
from quickening.games.shadowfist.events.piles import DeckArranged, Discarded, PutInHand, PutOnDeck, Shuffled
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.rules.players import player_facts
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import DECK, HAND, NOBODY, SMOKED
from quickening.lang.selections import Cards


def revealed_top(game: ShadowfistGame, seat: int) -> list[int]:
    """The top card of a player's deck, if that player plays with it revealed and there is one."""
    return game.areas[DECK, seat][-1:] if "top revealed" in player_facts(game, seat).marks else []


def revealed_tops(game: ShadowfistGame) -> set[int]:
    """The top cards of all decks that are revealed."""
    return {card for seat in range(len(game.players)) for card in revealed_top(game, seat)}


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
        return Ask(game.which(self.seat, "Which card do you take?", distinct, may_decline=True), self.taken)

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


class TakeSome(Frame):
    """A player takes some of these cards: to the bottom of the deck, into the hand, or to be toasted."""

    rule: ClassVar[str] = "SF 9.2"

    seat: int = NOBODY
    cards: tuple[int, ...] = ()
    to: str = "bottom"
    least: int = 1
    most: int = 1
    by: Ref | None = None

    def start(self, game: ShadowfistGame) -> Next:
        question = {"bottom": "Which go to the bottom?", "hand": "Which do you take?"}.get(
            self.to, f"Which are {self.to}?"
        )
        least, decline, ordered = max(1, self.least), self.least == 0, self.to == "bottom"
        asked = game.which(
            self.seat, question, self.cards, least=least, most=self.most, may_decline=decline, ordered=ordered
        )
        return Ask(asked, self.taken)

    def taken(self, game: ShadowfistGame) -> Next:
        chosen = tuple(option.ref for option in game.chosen)
        return game.do(self.events(game, chosen), self.end)

    def events(self, game: ShadowfistGame, chosen: tuple[int, ...]) -> list[Event]:
        if self.to == "bottom":
            owner = game.cards[chosen[0]].owner if chosen else NOBODY
            return [DeckArranged(self.seat, owner, bottom=chosen)] if chosen else []
        if self.to == "hand":
            return [PutInHand(card, self.by, self.seat, False) for card in chosen]
        return [Toasted(card, self.by, self.seat) for card in chosen]


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
        question = "Which card is on top?" if not self.order else "Which card comes next?"
        return Ask(game.which(self.seat, question, left), self.chosen)

    def chosen(self, game: ShadowfistGame) -> Next:
        self.order = (*self.order, game.chosen[0].ref)
        return self.start


def discardable(game: ShadowfistGame, seat: int) -> list[int]:
    """SF 6.2, 39.0. The cards of a hand, if its player can discard at all."""
    return [] if "discard" in player_facts(game, seat).forbidden else game.areas[HAND, seat]


class DiscardSome(Frame):
    """A player discards a number of cards, or up to that number. Gives back how many.

    `chooser` is who says which, if that is another player, who looks at the hand.
    """

    rule: ClassVar[str] = "SF 39.0"

    seat: int = NOBODY
    count: int = 1
    up_to: bool = False
    by: Ref | None = None
    chooser: int = NOBODY
    discarded: int = 0

    def start(self, game: ShadowfistGame) -> Next:
        hand = discardable(game, self.seat)
        most = min(self.count, len(hand))
        least = min(1, most) if self.up_to else most
        seat, question = self.seat, "Which cards do you discard?"
        if self.chooser >= 0:
            seat, question = self.chooser, f"Which cards does {game.names[self.seat]} discard?"
        words = "Discard {name}"
        return Ask(game.which(seat, question, hand, "discard", words, least, most, self.up_to), self.chosen)

    def chosen(self, game: ShadowfistGame) -> Next:
        self.discarded = len(game.chosen)
        return game.do([Discarded(option.ref, self.by, self.seat) for option in game.chosen], self.done)

    def done(self, game: ShadowfistGame) -> Next:
        return Done(self.discarded)

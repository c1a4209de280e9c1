"""Words that the book explains in its glossary: `unless`, `at random`, and what a deck is looked at for."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Ask, Next, Run
from quickening.core.modifiers import Ref
from quickening.games.huntik.events.areas import Discarded, LookedAt, PutInPile, PutOnDeckTogether, Revealed
from quickening.games.huntik.kinds.card_effects import REST, top_of, without
from quickening.games.huntik.kinds.conditions import Did
from quickening.games.huntik.kinds.effects.common import Exactly, ToCards, caused
from quickening.games.huntik.kinds.effects.turns import Order, order
from quickening.games.huntik.kinds.target_players import controller_or_last
from quickening.games.huntik.rules.areas import Shuffle
from quickening.games.huntik.state import DECK, DISCARD, HAND, HuntikGame
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import If, May, Resolve
from quickening.lang.selections import Cards


class Unless(Effect, frozen=True):
    """A player may do something else; if they do not, this is done. `who`: `you`, `opponent` or `controller`."""

    effects: tuple[Effect, ...]
    who: str
    deed: Effect

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        seat = self.seat(game, frame.scope)
        if seat < 0:  # nobody controls it, so nobody does anything else
            frame.insert(*self.effects)
            return frame.start
        frame.insert(If(Did(), (), self.effects))
        return Run(Resolve(todo=(May((self.deed,)),), scope=replace(frame.scope, you=seat)), frame.carried_out)

    def seat(self, game: HuntikGame, scope: Scope) -> int:
        if self.who == "controller" and scope.it:
            return controller_or_last(game, scope.it[0].card)
        return scope.you if self.who == "you" else 1 - scope.you

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return all(effect.possible(game, scope) for effect in self.effects)


class DiscardAtRandom(Effect, frozen=True):
    """HK 400.11c. Cards from hand, one at a time, each as likely as any other."""

    count: int = 1
    reads: ClassVar[frozenset[str]] = frozenset({"piles"})

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        hand = game.areas[HAND, frame.scope.you]
        if self.count > 1:
            frame.insert(DiscardAtRandom(self.count - 1))
        return game.do([caused(frame.scope, Discarded(game.chance.pick(hand)))] if hand else [], frame.start)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return len(game.areas[HAND, scope.you]) >= self.count


class LookAndArrange(Effect, frozen=True):
    """HK 400.5c. You look at the top cards of your deck and put them back in any order."""

    count: int

    def resolve(self, game: HuntikGame, frame: Resolve) -> Next:
        you, arranged = frame.scope.you, frame.scope.got(REST)
        top = list(reversed(game.areas[DECK, you][-self.count :]))
        if arranged is None and top:
            game.happen(LookedAt(you, tuple(top)))
            frame.asking = REST
            options = tuple(game.card_option("card", "{name}", card) for card in top)
            question = "Put back on your deck, the top card last"
            return Ask(Decision(you, question, options, len(top), len(top), ordered=True), frame.chose)
        frame.todo = frame.todo[1:]
        frame.scope = without(frame.scope, REST)
        cards = tuple(ref.card for ref in arranged or ())
        return game.do([PutOnDeckTogether(cards, shown=False)] if cards else [], frame.start)


class RevealUntil(Effect, frozen=True):
    """Cards are revealed from the top of your deck until one is of a kind: that one is kept, or comes into play.

    The rest goes under your deck in any order (HK 400.5c), or into your discard pile.
    """

    cards: Cards
    keep: ToCards
    rest: str = DECK

    def resolve(self, game: HuntikGame, frame: Resolve) -> Next:
        you, arranged = frame.scope.you, frame.scope.got(REST)
        if arranged is not None:
            frame.todo, frame.scope = frame.todo[1:], without(frame.scope, REST)
            under = tuple(ref.card for ref in arranged)
            return game.do([PutOnDeckTogether(under, bottom=True)] if under else [], frame.start)
        shown = list(reversed(game.areas[DECK, you]))
        found = next((n for n, card in enumerate(shown) if self.cards.fits(game, card, frame.scope)), len(shown))
        shown = shown[: found + 1]
        if shown:
            game.happen(Revealed(tuple(shown)))
        return self._put_away(game, frame, shown[:found], tuple(map(game.ref, shown[found:])))

    def _put_away(self, game: HuntikGame, frame: Resolve, rest: list[int], found: tuple[Ref, ...]) -> Next:
        keeping = (replace(self.keep, what=Exactly(found)),) if found else ()
        if self.rest != DECK or not rest:
            frame.todo = (*keeping, *frame.todo[1:])
            return game.do([PutInPile(card, self.rest) for card in rest], frame.start)
        frame.todo = (*keeping, *frame.todo)
        frame.asking = REST
        options = tuple(game.card_option("card", "{name}", card) for card in rest)
        question = "Put on the bottom, the lowest last"
        return Ask(Decision(frame.scope.you, question, options, len(rest), len(rest), ordered=True), frame.chose)


class RevealAndTake(Effect, frozen=True):
    """So many cards from the top of your deck are revealed: those of a kind go to your hand, the rest elsewhere.

    Under your deck they go in any order (HK 400.5c).
    """

    count: int
    cards: Cards
    rest: str = DISCARD

    def resolve(self, game: HuntikGame, frame: Resolve) -> Next:
        arranged = frame.scope.got(REST)
        if arranged is not None:
            frame.todo, frame.scope = frame.todo[1:], without(frame.scope, REST)
            under = tuple(ref.card for ref in arranged)
            return game.do([PutOnDeckTogether(under, bottom=True)] if under else [], frame.start)
        top = top_of(game, frame.scope.you, self.count)
        if top:
            game.happen(Revealed(top))
        kept = [card for card in top if self.cards.fits(game, card, frame.scope)]
        rest = [card for card in top if card not in kept]
        taking: list[Event] = [PutInPile(card, HAND) for card in kept]
        if self.rest != DECK or not rest:
            frame.todo = frame.todo[1:]
            return game.do([*taking, *(PutInPile(card, self.rest) for card in rest)], frame.start)
        game.happen(*taking)
        frame.asking = REST
        options = tuple(game.card_option("card", "{name}", card) for card in rest)
        question = "Put on the bottom, the lowest last"
        return Ask(Decision(frame.scope.you, question, options, len(rest), len(rest), ordered=True), frame.chose)


class ShuffleIn(ToCards, frozen=True):
    """Cards go into their owner's deck, which is then shuffled."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return PutInPile(ref.card, DECK)

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        owners = {game.cards[ref.card].owner for ref in self.meant(game, frame.scope)} or {frame.scope.you}
        frame.insert(*(OwnerShuffles(seat) for seat in (game.lead, game.defender) if seat in owners))
        return super().perform(game, frame)


class OwnerShuffles(Effect, frozen=True):
    """HK 400.5b. A player's deck is shuffled, whoever's text it is."""

    seat: int

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        return Run(Shuffle(seat=self.seat), frame.start)


class LookAtTop(Effect, frozen=True):
    """You look at the top card of your deck, or of your opponent's: it is `it`."""

    opponent: bool = False

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        top = game.areas[DECK, 1 - frame.scope.you if self.opponent else frame.scope.you][-1:]
        frame.scope = replace(frame.scope, it=tuple(map(game.ref, top)))
        return game.do([LookedAt(frame.scope.you, tuple(top))] if top else [], frame.start)


@order("shuffle hand into deck")
def _shuffle_hand_into_deck(game: HuntikGame, frame: Resolve) -> Next:
    """Your hand goes into your deck, which is then shuffled even if there was nothing to put in."""
    hand = list(game.areas[HAND, frame.scope.you])
    frame.insert(Order("shuffle deck"))
    return game.do([PutInPile(card, DECK, shown=False) for card in hand], frame.start)

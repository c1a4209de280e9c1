"""What goes from one to another: objects between heroes, heroes to their owner's side, deeds to somebody else."""

from __future__ import annotations

from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Ask, Next
from quickening.games.huntik.events.areas import LookedAt, PutInPile, PutOnDeckTogether, Revealed
from quickening.games.huntik.events.on_the_map import HandedOver
from quickening.games.huntik.kinds import card_effects
from quickening.games.huntik.kinds.effects.common import choosable
from quickening.games.huntik.kinds.effects.features import can_carry
from quickening.games.huntik.kinds.filters import objects_with
from quickening.games.huntik.kinds.target_players import TargetPlayer
from quickening.games.huntik.state import DECK, HAND, HuntikGame, seat_of
from quickening.lang.nodes import Effect, Scope, Selection
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards, Chosen, Me

#: The slot for the object that is handed over; it is free again once that is done.
_OBJECT = 920


class HandOver(Effect, frozen=True):
    """HK 305.2. An object goes from one hero to another, without being dropped; you choose which."""

    giver: Selection
    taker: Selection

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        objects, taker = self.objects(game, frame.scope), self.taker.refs(game, frame.scope)
        chosen = frame.scope.got(_OBJECT)
        if not objects or not taker or not can_carry(game, taker[0].card):
            return frame.start
        if chosen is None:
            frame.insert(self)
            frame.asking = _OBJECT
            options = tuple(game.card_option("card", "{name}", card) for card in objects)
            return Ask(Decision(frame.scope.you, "Which object?", options), frame.chose)
        frame.scope = card_effects.without(frame.scope, _OBJECT)
        return game.do([HandedOver(ref.card, taker[0].card) for ref in chosen], frame.start)

    def objects(self, game: HuntikGame, scope: Scope) -> list[int]:
        """What could be handed over."""
        return [one for ref in self.giver.refs(game, scope) for one in objects_with(game, ref.card)]

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        there = choosable(game, scope, self.giver) and choosable(game, scope, self.taker)
        known = isinstance(self.giver, Me) or bool(self.giver.refs(game, scope))
        return there and (not known or bool(self.objects(game, scope))) and self.is_taken(game, scope)

    def is_taken(self, game: HuntikGame, scope: Scope) -> bool:
        """HK 305.2c. Whether the taker, or one that may be chosen, can have objects."""
        takers = [ref.card for ref in self.taker.refs(game, scope)]
        if isinstance(self.taker, Chosen) and scope.got(self.taker.slot) is None:
            takers = self.taker.candidates(game, scope)
        return any(can_carry(game, card) for card in takers)

    def suits(self, game: HuntikGame, card: int) -> bool:
        """HK 305.2c. A stunned hero neither has objects nor gets any."""
        return not game.cards[card].stunned


class SeePlayersHand(Effect, frozen=True):
    """`Look at target player's hand`."""

    who: TargetPlayer

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        players = frame.scope.got(self.who.slot) or ()
        hands = [game.areas[HAND, seat_of(ref.card)] for ref in players]
        return game.do([LookedAt(frame.scope.you, tuple(hand)) for hand in hands], frame.start)


class TakeFromTop(Effect, frozen=True):
    """Look at the top cards of your deck, show some of a kind and take them; the rest goes elsewhere."""

    count: int
    cards: Cards
    most: int = 1
    rest: str = DECK

    def resolve(self, game: HuntikGame, frame: Resolve) -> Next:
        scope = frame.scope
        top = card_effects.top_of(game, scope.you, self.count)
        if scope.got(_OBJECT) is None and top:
            game.happen(LookedAt(scope.you, top))
            frame.asking = _OBJECT
            fitting = [card for card in top if self.cards.fits(game, card, scope)]
            options = tuple(game.card_option("card", "{name}", card) for card in fitting)
            most = len(fitting) if self.most < 0 else min(self.most, len(fitting))
            return Ask(Decision(scope.you, "Put into your hand", options, 0, most), frame.chose)
        return self.put_away(game, frame, top)

    def put_away(self, game: HuntikGame, frame: Resolve, top: tuple[int, ...]) -> Next:
        """HK 400.5c. What goes under the deck does so in any order."""
        kept = [ref.card for ref in frame.scope.got(_OBJECT) or ()]
        rest = [card for card in top if card not in kept]
        arranged = frame.scope.got(card_effects.REST)
        if self.rest == DECK and rest and arranged is None:
            frame.asking = card_effects.REST
            options = tuple(game.card_option("card", "{name}", card) for card in rest)
            question = "Put on the bottom, the lowest last"
            return Ask(Decision(frame.scope.you, question, options, len(rest), len(rest), ordered=True), frame.chose)
        frame.todo = frame.todo[1:]
        frame.scope = card_effects.without(card_effects.without(frame.scope, _OBJECT), card_effects.REST)
        under = tuple(ref.card for ref in arranged or ())
        events: list[Event] = [Revealed(tuple(kept))] if kept else []
        events += [PutInPile(card, HAND) for card in kept]
        if self.rest == DECK:
            events += [PutOnDeckTogether(under, bottom=True, shown=False)] if under else []
        else:
            events += [PutInPile(card, self.rest) for card in rest]
        return game.do(events, frame.start)


# -- words ---------------------------------------------------------------------------------------------------------

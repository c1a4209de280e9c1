"""What powers do with cards in hands, decks and discard piles (HK 400, 406)."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Next, Run
from quickening.core.modifiers import Ref
from quickening.core.once import once
from quickening.games.huntik.events.areas import Discarded, Drew, LookedAt, PutInPile, PutOnDeckTogether, Revealed
from quickening.games.huntik.kinds.effects.common import Costly, Exactly, ToCards, caused, note_done
from quickening.games.huntik.kinds.effects.turns import Order, order
from quickening.games.huntik.kinds.filters import Noun
from quickening.games.huntik.rules.areas import Shuffle
from quickening.games.huntik.state import DECK, DISCARD, HAND, HuntikGame
from quickening.lang.nodes import Amount, Effect, Scope, everything
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards, Chosen, It


def top_of(game: HuntikGame, seat: int, count: int) -> tuple[int, ...]:
    """Up to so many cards from the top of a deck, the top one first."""
    deck = game.areas[DECK, seat]
    return tuple(reversed(deck[max(0, len(deck) - count) :])) if count > 0 else ()


def drawing(game: HuntikGame, seat: int, count: int) -> list[Event]:
    """HK 400.11d. Up to so many cards from the top of a deck, all at once."""
    cards = top_of(game, seat, count)
    return [Drew(seat, cards)] if cards else []


@once
def speaks_of_it(effects: tuple[Effect, ...]) -> bool:
    """Whether what is yet to be done speaks of a card without naming it."""
    return any(isinstance(node, It) for effect in effects for node in everything(effect))


def speak_of(game: HuntikGame, frame: Resolve, cards: tuple[int, ...]) -> None:
    """A card that went from the top of the deck is what a text speaks of that has spoken of no other."""
    if len(cards) == 1 and not frame.scope.it and frame.todo and speaks_of_it(frame.todo):
        frame.insert(NowSpokenOf(cards, game.cards[cards[0]].handle))


class NowSpokenOf(Effect, frozen=True):
    """The text goes on to speak of cards as the cards they are now (HK 400.11a), unless one stayed what it `was`."""

    cards: tuple[int, ...]
    was: int = -1

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        if self.was < 0 or game.cards[self.cards[0]].handle != self.was:
            frame.scope = replace(frame.scope, it=tuple(map(game.ref, self.cards)))
        return frame.start


class Draw(Effect, frozen=True):
    """HK 400.11d. A single card that is drawn may be spoken of."""

    count: int = 1
    times: Amount | None = None

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        count = self.count if self.times is None else self.count * self.times.value(game, frame.scope)
        events = drawing(game, frame.scope.you, count)
        speak_of(game, frame, top_of(game, frame.scope.you, count))
        return game.do(events, frame.start)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return len(game.areas[DECK, scope.you]) >= self.count  # HK 706.8: all of them or none


class DrawUntil(Effect, frozen=True):
    """HK 400.11d. Cards are drawn until the hand has at least so many, or no card changes areas any more.

    `before` are the areas all cards were in at the last drawing, which something may have replaced.
    """

    count: int
    before: tuple[str, ...] = ()

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        seat, areas = frame.scope.you, tuple(card.area for card in game.cards)
        stuck = bool(self.before) and areas[: len(self.before)] == self.before  # tokens may have come since
        events = [] if stuck else drawing(game, seat, self.count - len(game.areas[HAND, seat]))
        if events:
            frame.insert(replace(self, before=areas))
        return game.do(events, frame.start)


class Discard(Costly, frozen=True):
    """HK 400.11c. From hand, one at a time."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return Discarded(ref.card)

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        refs = self.what.refs(game, frame.scope)
        events = [caused(frame.scope, self.event(game, ref)) for ref in refs]
        if not isinstance(self.what, Exactly):  # the rest of what was noted before
            note_done(game, frame, self.what, events)
        frame.insert(*(Discard(Exactly((ref,))) for ref in refs[1:]))
        return game.do(events[:1], frame.start, frame.scope.spared)


class PutOnDeck(Costly, frozen=True):
    """HK 400.5c. On the top or bottom of their owner's deck, in an order which nobody else learns.

    `whose` is how the text calls that deck.
    """

    bottom: bool = False
    besides: Chosen | None = None
    whose: str = "your"

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return self.together(game, (ref,))

    def together(self, game: HuntikGame, refs: tuple[Ref, ...]) -> PutOnDeckTogether:
        shown = all(game.cards[ref.card].area not in (HAND, DECK) for ref in refs)
        return PutOnDeckTogether(tuple(ref.card for ref in refs), self.bottom, shown)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        besides = self.besides
        fits = besides is None or len(besides.candidates(game, scope)) >= besides.least
        return fits and super().possible(game, scope)

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        arranged = frame.scope.got(REST)
        if arranged is not None:
            frame.scope = without(frame.scope, REST)
            return game.do([self.together(game, arranged)], frame.start)
        refs = self.what.refs(game, frame.scope)
        if self.besides is not None:
            refs += self.besides.refs(game, frame.scope)
        if not refs:
            return frame.start
        owners = [seat for seat in (game.lead, game.defender) if any(_is_owned(game, ref, seat) for ref in refs)]
        if len(owners) > 1:  # HK 801.1: each arranges their own, the lead player first
            parts = [tuple(ref for ref in refs if _is_owned(game, ref, seat)) for seat in owners]
            frame.insert(*(replace(self, what=Exactly(part), besides=None) for part in parts))
            return frame.start
        frame.insert(self)
        frame.asking = REST
        return Ask(self.arranging(game, refs), frame.chose)

    def arranging(self, game: HuntikGame, refs: tuple[Ref, ...]) -> Decision:
        """The owner arranges them; the last one chosen is the outermost."""
        options = tuple(game.card_option("card", "{name}", ref.card) for ref in refs)
        end = "bottom" if self.bottom else "top"
        question = f"Put on the {end} of your deck, the {end} card last"
        owner = game.cards[refs[0].card].owner
        return Decision(owner, question, options, len(options), len(options), ordered=True)


def _is_owned(game: HuntikGame, ref: Ref, seat: int) -> bool:
    return game.cards[ref.card].owner == seat


class Mill(Effect, frozen=True):
    """The top cards of your deck go into your discard pile, or into your hand: they are not drawn (HK 400.11d)."""

    count: int
    to: str = DISCARD

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        top = top_of(game, frame.scope.you, self.count)
        if self.to == DISCARD:
            speak_of(game, frame, top)
        return game.do([PutInPile(card, self.to, shown=self.to == DISCARD) for card in top], frame.start)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return len(game.areas[DECK, scope.you]) >= self.count  # HK 706.8


class RevealTop(Effect, frozen=True):
    """The top card of your deck, or of the deck of the owner of what was last spoken of, is revealed."""

    whose: str = "your"

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        seat = frame.scope.you
        if self.whose != "your" and frame.scope.it:
            seat = game.cards[frame.scope.it[0].card].owner
        deck = game.areas[DECK, seat]
        top = deck[-1:]
        frame.scope = replace(frame.scope, it=tuple(map(game.ref, top)))
        return game.do([Revealed(tuple(top))] if top else [], frame.start)


class PutInOwnersPile(ToCards, frozen=True):
    """A card goes into a hand or discard pile, without being drawn or discarded."""

    area: str = DISCARD

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return PutInPile(ref.card, self.area)

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        """HK 400.11c. Whatever it is called, cards that go from hand to the discard pile are discarded."""
        refs = self.meant(game, frame.scope)
        if self.area == DISCARD and refs and game.cards[refs[0].card].area == HAND:
            frame.insert(Discard(Exactly(refs)))
            return frame.start
        return super().perform(game, frame)


class ThatPlayer(Effect, frozen=True):
    """What follows is up to the owner of what was last spoken of."""

    effects: tuple[Effect, ...]

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        if frame.scope.it:
            frame.scope = replace(frame.scope, you=game.cards[frame.scope.it[0].card].owner)
            frame.insert(*self.effects)
        return frame.start


class LookAndKeep(Effect, frozen=True):
    """Look at the top cards of your deck, put some into your hand and the rest under the deck, or elsewhere."""

    count: int
    keep: int = 1
    rest: str = DECK

    def resolve(self, game: HuntikGame, frame: Resolve) -> Next:
        top = list(reversed(game.areas[DECK, frame.scope.you][-self.count :]))
        if not top:
            frame.todo = frame.todo[1:]
            return frame.start
        if frame.scope.got(_LOOKED) is None:
            game.happen(LookedAt(frame.scope.you, tuple(top)))
            frame.asking = _LOOKED
            options = tuple(game.card_option("card", "{name}", card) for card in top)
            keep = min(self.keep, len(top))
            return Ask(Decision(frame.scope.you, f"Put {keep} into your hand", options, keep, keep), frame.chose)
        return self.put_back(game, frame)

    def put_back(self, game: HuntikGame, frame: Resolve) -> Next:
        """HK 400.5c. The rest goes to the bottom in any order; the first chosen ends up lowest."""
        kept = [ref.card for ref in frame.scope.got(_LOOKED) or ()]
        top = list(reversed(game.areas[DECK, frame.scope.you][-self.count :]))
        rest = [card for card in top if card not in kept]
        if self.rest == DECK and frame.scope.got(REST) is None:
            frame.asking = REST
            options = tuple(game.card_option("card", "{name}", card) for card in rest)
            decision = Decision(
                frame.scope.you, "Put on the bottom, the lowest last", options, len(rest), len(rest), ordered=True
            )
            return Ask(decision, frame.chose)
        if self.rest == DECK:
            rest = [ref.card for ref in frame.scope.got(REST) or ()]
        frame.todo = frame.todo[1:]
        frame.scope = without(without(frame.scope, _LOOKED), REST)
        events = [PutInPile(card, HAND, shown=False) for card in kept]
        hidden = self.rest == DECK
        return game.do([*events, *(PutInPile(card, self.rest, hidden, not hidden) for card in rest)], frame.start)


#: Slots for choices that are not written as a selection in the text. They are free again once it is carried out.
_LOOKED, REST = 900, 901


def without(scope: Scope, slot: int) -> Scope:
    """The scope with nothing chosen for a slot; what was chosen is still spoken of."""
    return replace(scope, bound=tuple(pair for pair in scope.bound if pair[0] != slot))


@order("see hand")
def _see_hand(game: HuntikGame, frame: Resolve) -> Next:
    """`Look at your opponent's hand`, and no more."""
    hand = game.areas[HAND, 1 - frame.scope.you]
    return game.do([LookedAt(frame.scope.you, tuple(hand))], frame.start)


class LookAtHand(Effect, frozen=True):
    """`Look at your opponent's hand and choose a ... card.` What was chosen is `it`. `shown`: all see the hand."""

    cards: Cards
    shown: bool = False

    def resolve(self, game: HuntikGame, frame: Resolve) -> Next:
        other = 1 - frame.scope.you
        if frame.scope.got(_LOOKED) is None:
            hand = game.areas[HAND, other]
            game.happen(Revealed(tuple(hand)) if self.shown and hand else LookedAt(frame.scope.you, tuple(hand)))
            fitting = [card for card in hand if self.cards.fits(game, card, frame.scope)]
            frame.asking = _LOOKED
            options = tuple(game.card_option("card", "{name}", card) for card in fitting)
            count = min(1, len(fitting))
            return Ask(Decision(frame.scope.you, "Choose a card", options, count, count), frame.chose)
        frame.todo = frame.todo[1:]
        frame.scope = without(frame.scope, _LOOKED)
        return frame.start


class Search(Effect, frozen=True):
    """HK 406. Search your deck, or your deck or discard pile, for a card; what is found is `it`.

    A player may fail to find a card of a description in a hidden area (HK 406.3). The deck is shuffled (HK 406.2)
    after `effects`, which say what becomes of the card; but before them if it goes back to the deck.
    """

    cards: Cards
    effects: tuple[Effect, ...]
    either: bool = False
    most: int = 1
    pile: str = DECK

    def resolve(self, game: HuntikGame, frame: Resolve) -> Next:
        if self.either and not frame.placed:
            piles = (Option("deck", "Search your deck", ref=1), Option("discard", "Search your discard pile", ref=2))
            return frame.ask_place(game, "Search which?", piles)
        where = DISCARD if self.either and frame.scope.place == 2 else self.pile
        if frame.scope.got(_LOOKED) is None:
            frame.asking = _LOOKED
            return Ask(self.question(game, frame.scope, where), frame.chose)
        frame.placed = False
        frame.todo = frame.todo[1:]
        frame.scope = without(frame.scope, _LOOKED)
        if where == DECK:
            back = any(isinstance(effect, PutOnDeck) for effect in self.effects)
            frame.insert(
                *((Order("shuffle the rest"), *self.effects) if back else (*self.effects, Order("shuffle deck")))
            )
        else:
            frame.insert(*self.effects)
        return frame.start

    def searches_deck(self, frame: Resolve) -> bool:
        """Whether the deck is being looked through: not yet while the pile is being chosen."""
        if not self.either:
            return self.pile == DECK
        return frame.placed and frame.scope.place != 2

    def question(self, game: HuntikGame, scope: Scope, where: str) -> Decision:
        """HK 406.3. In a hidden area a player may fail to find a card of a description, but not just "a card"."""
        cards = game.areas[where, scope.you]
        if where == DECK:
            game.happen(LookedAt(scope.you, tuple(sorted_by_name(game, cards))))
        found = [card for card in sorted_by_name(game, cards) if self.cards.fits(game, card, scope)]
        described = self.cards.before or self.cards.after
        any_card = isinstance(self.cards.noun, Noun) and self.cards.noun.word == "card" and not described
        must = where == DISCARD or any_card
        options = tuple(game.card_option("card", "{name}", card) for card in found)
        must = must and self.most == 1  # "up to" so many may be none
        return Decision(scope.you, "Search", options, min(1, len(found)) if must else 0, min(self.most, len(found)))


def sorted_by_name(game: HuntikGame, cards: list[int]) -> list[int]:
    """Cards of a searched deck in an order that tells nothing about the deck's."""
    return sorted(cards, key=lambda card: (game.cards[card].definition.key, game.cards[card].handle))


@order("shuffle deck")
def _shuffle_deck(game: HuntikGame, frame: Resolve) -> Next:
    """HK 406.2."""
    return Run(Shuffle(seat=frame.scope.you), frame.start)


@order("shuffle the rest")
def _shuffle_rest(game: HuntikGame, frame: Resolve) -> Next:
    """HK 406.2. The deck in which cards were found is shuffled; those are still the ones spoken of."""
    frame.insert(NowSpokenOf(tuple(ref.card for ref in frame.scope.it)))
    return Run(Shuffle(seat=frame.scope.you), frame.start)


@order("shuffle discard pile into deck")
def _shuffle_into_deck(game: HuntikGame, frame: Resolve) -> Next:
    """Your discard pile goes into your deck, which is then shuffled even if there was nothing to put in."""
    pile = list(game.areas[DISCARD, frame.scope.you])
    frame.insert(Order("shuffle deck"))
    return game.do([PutInPile(card, DECK) for card in pile], frame.start)


@order("reveal hand")
def _reveal_hand(game: HuntikGame, frame: Resolve) -> Next:
    """You reveal your hand."""
    hand = tuple(game.areas[HAND, frame.scope.you])
    return game.do([Revealed(hand)] if hand else [], frame.start)


@order("reveal it")
def _reveal_it(game: HuntikGame, frame: Resolve) -> Next:
    """`reveal it`."""
    cards = tuple(ref.card for ref in frame.scope.it if game.alive(ref))
    return game.do([Revealed(cards)] if cards else [], frame.start)

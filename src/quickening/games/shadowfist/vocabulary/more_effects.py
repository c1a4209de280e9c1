"""Damage, control, entering play, and other effects that take time or need the rules (SF 29, 35, 37, 41, 44)."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from quickening.core.decisions import Option
from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.games.shadowfist.events import PutInHand, PutInSmokedPile, PutOnDeck, Remembered, Shuffled
from quickening.games.shadowfist.happenings import DelayedMade, TargetChanged
from quickening.games.shadowfist.state import DECK, LASTING, PLAY, Delayed, ShadowfistGame
from quickening.games.shadowfist.vocabulary.abilities import Triggered
from quickening.games.shadowfist.vocabulary.amounts import CARD_TYPES
from quickening.games.shadowfist.vocabulary.effects import ToCards, choosable
from quickening.games.shadowfist.vocabulary.kinds import Cost
from quickening.games.shadowfist.vocabulary.people import Who, You
from quickening.lang.nodes import Amount, Scope, Selection, Trigger
from quickening.lang.selections import Cards, Chosen


class Inflict(ToCards, frozen=True):
    """SF 29.2. Non-combat damage on cards, all at once; its source is the text's card unless another is named."""

    amount: Amount
    unstoppable: bool = False
    source: Selection | None = None
    verb: ClassVar[str] = "damage"

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return card >= 0 and game.cards[card].area == PLAY

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        scope = frame.scope
        refs = [ref for ref in self.what.refs(game, scope) if self.allows(game, ref.card, scope)]
        sources = self.source.refs(game, scope) if self.source is not None else ()
        source = sources[0] if sources else scope.source
        amount = max(0, self.amount.value(game, scope))
        events = game.damage(source, refs, amount, seat=scope.you, unstoppable=self.unstoppable)
        return game.do(events, frame.start, scope.spared)


class InflictDivided(Cost, frozen=True):
    """`inflict 3 damage, divided any way you choose, on ...`: divided when it is generated (SF 24.2.1)."""

    amount: Amount
    what: Chosen

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.rules.dividing import Divide

        refs = self.what.refs(game, frame.scope)
        amount = max(0, self.amount.value(game, frame.scope))
        return frame.run_each([Divide(scope=frame.scope, cards=refs, left=amount)])  # type: ignore[no-any-return]

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return choosable(game, scope, self.what)


class HealDivided(Cost, frozen=True):
    """`remove up to 5 damage from cards you control`: divided as its player likes (SF 16.0)."""

    amount: Amount
    what: Any

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.rules.dividing import Divide

        refs = [ref for ref in self.what.refs(game, frame.scope) if game.can_heal(ref.card)]
        amount = max(0, self.amount.value(game, frame.scope))
        return frame.run_each([Divide(scope=frame.scope, cards=tuple(refs), left=amount, heal=True)])  # type: ignore[no-any-return]


class TakeControl(ToCards, frozen=True):
    """SF 35.3. You take control, for a while or until it leaves play."""

    until: str = LASTING
    verb: ClassVar[str] = "take control"

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return card >= 0 and game.cards[card].area == PLAY and not game.has(card, "Loyalty")

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        scope = frame.scope
        refs = [ref for ref in self.what.refs(game, scope) if self.allows(game, ref.card, scope)]
        return game.take_control(frame, refs, scope.you, self.until, scope.source)


class ReturnToPlay(ToCards, frozen=True):
    """SF 44.1. From a pile, under your control or its owner's."""

    owner: bool = False
    turned: bool = False
    verb: ClassVar[str] = "return to play"

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return game.cards[card].area not in (PLAY, "toasted pile")

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.rules.returning import Returning

        refs = [ref for ref in self.what.refs(game, frame.scope) if self.allows(game, ref.card, frame.scope)]
        return frame.run_each(  # type: ignore[no-any-return]
            [
                Returning(
                    card=ref.card,
                    seat=game.cards[ref.card].owner if self.owner else frame.scope.you,
                    by=frame.scope.source,
                    turned=self.turned,
                )
                for ref in refs
            ]
        )


class PlayFrom(Cost, frozen=True):
    """SF 37.0. `play a Character at -2 cost`: a card is played as the effect resolves, from the hand or a pile."""

    cards: Cards
    change: Amount | None = None
    free: bool = False
    on: Selection | None = None
    most: int = 1
    subject: Cards | None = None
    ignoring: bool = False
    waiving: bool = False
    toast_events: bool = False

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        if self.most > 1:
            frame.insert(replace(self, most=self.most - 1))
        change = 0 if self.change is None else self.change.value(game, frame.scope)
        return game.play_from(frame, self, change)


class PlayThis(Cost, frozen=True):
    """`play this card at -2 cost`: the card itself, from where it is."""

    what: Selection
    change: Amount | None = None
    free: bool = False
    on: Selection | None = None
    origin: str = "hand"
    face_up: bool = False

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        change = 0 if self.change is None else self.change.value(game, frame.scope)
        return game.play_these(frame, self, change)


class ChangeTarget(ToCards, frozen=True):
    """SF 28.1.3.1. Attackers attack something else."""

    to: Selection

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs, to = self.what.refs(game, frame.scope), self.to.refs(game, frame.scope)
        attacking = [ref for ref in refs if game.attack is not None and game.attack.attacker(ref.card) is not None]
        events = [TargetChanged(ref.card, frame.scope.source, frame.scope.you, to[0]) for ref in attacking if to]
        return game.do(events, frame.start, frame.scope.spared)


class MoveTo(ToCards, frozen=True):
    """SF 13.0. A Character changes location to where another card is."""

    to: Selection
    verb: ClassVar[str] = "change location"

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.events import ChangedLocation

        scope = frame.scope
        places = [game.location(ref.card) for ref in self.to.refs(game, scope)]
        events = [
            ChangedLocation(ref.card, scope.source, scope.you, places[0])
            for ref in self.what.refs(game, scope)
            if places and places[0]
        ]
        return game.do(events, frame.start, scope.spared)


class PlaceState(ToCards, frozen=True):
    """SF 44.3. A State is placed on another legal subject."""

    on: Selection

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        """A State, or once that is chosen a card that may be its subject and is not."""
        if isinstance(self.what, Chosen) and scope.got(self.what.slot) is None:
            return True
        states = [ref.card for ref in self.what.refs(game, scope)]
        return card in states or all(
            game.legal_subject(one, card, scope.you) and game.cards[one].subject != card for one in states
        )

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.events import StatePlaced

        scope = frame.scope
        subjects = self.on.refs(game, scope)
        events = [
            StatePlaced(ref.card, scope.source, scope.you, subjects[0].card)
            for ref in self.what.refs(game, scope)
            if subjects and game.legal_subject(ref.card, subjects[0].card, scope.you)
        ]
        return game.do(events, frame.start, scope.spared)


class EnterFaceoff(Cost, frozen=True):
    """SF 41.0. Your Character faces off with another; what the winner gets follows."""

    mine: Selection
    theirs: Selection
    effects: tuple[Any, ...] = ()
    is_faceoff: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        mine, theirs = self.mine.refs(game, frame.scope), self.theirs.refs(game, frame.scope)
        if not mine or not theirs:
            return frame.start  # type: ignore[no-any-return]
        return game.face_off(frame, mine[0], theirs[0], self.effects)


class ShuffleIn(ToCards, frozen=True):
    """Cards are shuffled into their owners' decks."""

    verb: ClassVar[str] = "shuffle in"

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs = self.what.refs(game, frame.scope)
        events: list[Event] = [PutOnDeck(ref.card, frame.scope.source, frame.scope.you) for ref in refs]
        events += [Shuffled(seat) for seat in sorted({game.cards[ref.card].owner for ref in refs})]
        return game.do(events, frame.start, frame.scope.spared)


class Reshuffle(Cost, frozen=True):
    """`reshuffle your deck`."""

    who: Who = You()

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        return game.do([Shuffled(seat) for seat in self.who.seats(game, frame.scope)], frame.start)


class Search(Cost, frozen=True):
    """`search your deck for a Character, show it and put it into your hand`, then the deck is shuffled.

    `to`: `hand`, `top`, `play` or `smoked pile`; `shown`: everybody sees it.
    """

    cards: Cards
    to: str = "hand"
    shown: bool = True
    smoked: bool = False

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.rules.searching import SearchDeck

        return frame.run_each(  # type: ignore[no-any-return]
            [
                SearchDeck(
                    seat=frame.scope.you,
                    cards=self.cards,
                    scope=frame.scope,
                    to=self.to,
                    shown=self.shown,
                    smoked=self.smoked,
                )
            ]
        )


class TakeIntoHand(ToCards, frozen=True):
    """Cards are put into their owner's hand, not drawn."""

    verb: ClassVar[str] = "put in hand"

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return PutInHand(card, scope.source, scope.you)


class IntoSmokedPile(ToCards, frozen=True):
    """Cards are put into their owner's smoked pile, without being smoked."""

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return PutInSmokedPile(card, scope.source, scope.you)


class NameOne(Cost, frozen=True):
    """`choose a designator`, `choose a resource`: remembered by this card (SF 34.0)."""

    key: str

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.rules.naming import Name

        return frame.run_each([Name(seat=frame.scope.you, key=self.key, source=frame.scope.source)])  # type: ignore[no-any-return]

    @staticmethod
    def remembered(card: int, key: str, value: str) -> Remembered:
        """The event by which a card remembers."""
        return Remembered(card, key=key, value=value)


class Later(Cost, frozen=True):
    """SF 26.4. `at the end of the turn, smoke it`: an effect that waits for its time."""

    trigger: Trigger
    effects: tuple[Any, ...]
    until: str = LASTING
    every: bool = False

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        delayed = Delayed(Triggered(self.trigger, self.effects), frame.scope, 0, not self.every, self.until)
        return game.do([DelayedMade(delayed)], frame.start, frame.scope.spared)


class AttackSucceeds(Cost, frozen=True):
    """`the attack is considered to be a success` (SF 28.12)."""

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        event = frame.scope.event
        if event is not None:
            game.players[event.seat].failed = False
        return frame.start  # type: ignore[no-any-return]


def top_of_deck(game: ShadowfistGame, seat: int, count: int) -> tuple[int, ...]:
    """The top cards of a deck, the top one first."""
    return tuple(reversed(game.areas[DECK, seat][-count:])) if count > 0 else ()


class TargetLocation(Cost, frozen=True):
    """`target a location`: the place the text speaks of (SF 9.1.2)."""

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        places = [place for seat in game.seats_from(frame.scope.you) for place in game.players[seat].columns]
        options = tuple(
            Option("location", game.place_words(place), ref=place, index=n) for n, place in enumerate(places)
        )
        return frame.ask_place(game, "Which location?", options)  # type: ignore[no-any-return]

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return any(player.columns for player in game.players)


class ChooseType(Cost, frozen=True):
    """`choose State, Edge, Character, ...`: a type of card, kept by its number in `CARD_TYPES`."""

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        options = tuple(Option("type", word, ref=n + 1, index=n) for n, word in enumerate(CARD_TYPES))
        return frame.ask_place(game, "Which type of card?", options)  # type: ignore[no-any-return]

"""What effects and costs do to cards (SF 16, 20, 21, 33, 35, 44-46)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events import (
    CountersPut,
    CountersRemoved,
    Discarded,
    Healed,
    ModifierMade,
    PutInBurnedPile,
    PutOnDeck,
    Reloaded,
    Remembered,
    ReturnedToHand,
    Revealed,
    Sacrificed,
    Smoked,
    Toasted,
    Turned,
    TurnedDown,
    Unturned,
)
from quickening.games.shadowfist.happenings import CeasedAttacking, CeasedIntercepting
from quickening.games.shadowfist.kinds.basics import Cost, Number, PlayerChange, These
from quickening.games.shadowfist.kinds.changes import Several
from quickening.games.shadowfist.kinds.people import Who
from quickening.games.shadowfist.kinds.selections import ChosenX, Together, noting_all
from quickening.games.shadowfist.state import (
    HAND,
    LASTING,
    MAINTAINED,
    NEXT_START,
    NEXT_TURN,
    PLAY,
    Modifier,
    ShadowfistGame,
)
from quickening.lang.nodes import Amount, Change, Condition, Scope, Selection
from quickening.lang.selections import All, Chosen, ThisCard


def choosable(game: ShadowfistGame, scope: Scope, what: Selection) -> bool:
    """Whether there is what a selection asks for."""
    if isinstance(what, Chosen) and scope.got(what.slot) is None:
        return len(what.candidates(game, scope)) >= what.least
    return isinstance(what, (All, Chosen)) or bool(what.refs(game, scope))


class ToCards(Cost, frozen=True):
    """Something done to cards, one event each, all at once; as a cost it must be possible for each."""

    what: Selection
    verb: ClassVar[str] = ""
    #: Whether the cards leave play, so that the text may speak of where they were.
    leaves: ClassVar[bool] = False

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        raise NotImplementedError  # pragma: no cover

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        """Whether it can be done to a card."""
        return True

    def by_chance(self) -> ToCards:
        """The same, done to a card that nobody chose."""
        return self

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs = self.what.refs(game, frame.scope)
        if self.is_spoken_of(frame):
            frame.scope = replace(noting_all(frame.scope, self.what, refs), it=refs)
        if isinstance(self.what, ChosenX):
            frame.scope = replace(frame.scope, x=len(refs))
        if self.leaves and refs and in_play(game, refs[0].card):
            frame.scope = replace(frame.scope, place=game.location(refs[0].card))
        if self.leaves and isinstance(self.what, ThisCard) and frame.todo:
            frame.todo = said_before(game, frame)
        events = [self.event(game, ref.card, frame.scope) for ref in refs if self.allows(game, ref.card, frame.scope)]
        coming = game.do(events, frame.start, frame.scope.spared)
        frame.scope = following(game, frame.scope, refs)
        return coming

    def is_spoken_of(self, frame: Any) -> bool:
        """Whether the text speaks of these cards from now on.

        A card that turns or is spent for its own effect is not meant by `that Event` where an Event was spoken of.
        """
        if isinstance(self.what, ThisCard) and getattr(frame, "report", False):
            return not frame.scope.it
        return isinstance(self.what, (ThisCard, Chosen, These, All))

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        if isinstance(self.what, Chosen) and scope.got(self.what.slot) is None:
            found = [card for card in self.what.candidates(game, scope) if self.allows(game, card, scope)]
            return len(found) >= self.what.least
        if isinstance(self.what, Chosen):
            return bool(scope.got(self.what.slot)) or not self.what.least  # else it was left out
        if isinstance(self.what, All):
            return True
        refs = self.what.refs(game, scope)
        return bool(refs) and all(self.allows(game, ref.card, scope) for ref in refs)

    def would(self, game: ShadowfistGame, scope: Scope) -> list[tuple[str, int]]:
        """SF 26.3. What it could do, and to which of the cards identified so far."""
        if isinstance(self.what, Chosen) and scope.got(self.what.slot) is None:
            return []
        return [(self.verb, ref.card) for ref in self.what.refs(game, scope)]


def following(game: ShadowfistGame, scope: Any, refs: tuple[Ref, ...]) -> Any:
    """SF 24.1.3.3. The scope after a part of an effect moved cards: the next part still speaks of them."""
    moved = {ref: game.ref(ref.card) for ref in refs if ref.card >= 0 and not game.alive(ref)}
    if not moved:
        return scope
    it = tuple(moved.get(ref, ref) for ref in scope.it)
    bound = tuple((slot, tuple(moved.get(ref, ref) for ref in found)) for slot, found in scope.bound)
    parties = tuple(tuple(moved.get(ref, ref) for ref in found) for found in scope.parties)
    return replace(scope, it=it, bound=bound, parties=parties)


def said_before(game: ShadowfistGame, frame: Any) -> Any:
    """SF 24.6. What is yet to be done, with what it says of a card's subject settled before the card goes."""
    from quickening.games.shadowfist.rules.choices import as_it_was

    return as_it_was(game, frame.todo, frame.scope)


def in_play(game: ShadowfistGame, card: int) -> bool:
    return card >= 0 and game.cards[card].area == PLAY


class Smoke(ToCards, frozen=True):
    """SF 20.3. Smoked directly."""

    verb: ClassVar[str] = "smoke"
    leaves: ClassVar[bool] = True

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return in_play(game, card)

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return Smoked(card, scope.source, scope.you)

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        states = [ref.card for ref in self.what.refs(game, frame.scope) if ref.card >= 0 and game.is_state(ref.card)]
        if states and game.cards[states[0]].subject >= 0:  # whose subject it was may be asked afterwards
            frame.scope = replace(frame.scope, who=game.cards[game.cards[states[0]].subject].controller)
        return super().pay(game, frame)


class Toast(ToCards, frozen=True):
    """SF 46.0. From play, or from a pile."""

    verb: ClassVar[str] = "toast"
    leaves: ClassVar[bool] = True

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return Toasted(card, scope.source, scope.you)


class Sacrifice(ToCards, frozen=True):
    """SF 45.0. Done by the controller (SF 45.3)."""

    verb: ClassVar[str] = "sacrifice"
    leaves: ClassVar[bool] = True

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        if not in_play(game, card) or "be sacrificed" in game.facts(card).forbidden:
            return False  # SF 45.2
        return not isinstance(self.what, Chosen) or game.cards[card].controller == chooser(self.what, scope)

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return Sacrificed(card, scope.source, game.cards[card].controller)


def chooser(what: Chosen, scope: Any) -> int:
    """Who chooses: the player of the effect, unless its words say otherwise; so they choose cards of their own."""
    return int(scope.you if getattr(what, "by", "you") == "you" or scope.who < 0 else scope.who)


class Heal(ToCards, frozen=True):
    """SF 16.0. All damage, or an amount."""

    amount: Amount | None = None
    verb: ClassVar[str] = "heal"

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return bool(game.can_heal(card))  # SF 16.1, 16.2

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Healed:
        return Healed(card, scope.source, scope.you, self.healed(game, scope))

    def healed(self, game: ShadowfistGame, scope: Scope) -> int:
        return -1 if self.amount is None else self.amount.value(game, scope)

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs = [ref for ref in self.what.refs(game, frame.scope) if self.allows(game, ref.card, frame.scope)]
        removed = sum(self.event(game, ref.card, frame.scope).removed(game) for ref in refs)
        frame.scope = replace(frame.scope, amount=removed)
        return super().pay(game, frame)


class HealUpTo(ToCards, frozen=True):
    """SF 16.0. `remove up to X damage from each Character`: its player says how much from each."""

    amount: Amount
    verb: ClassVar[str] = "heal"

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.rules.saying import HealSome

        most, scope = self.amount.value(game, frame.scope), frame.scope
        refs = [ref for ref in self.what.refs(game, scope) if game.can_heal(ref.card)]
        asked = [HealSome(seat=scope.you, card=ref.card, most=most, by=scope.source) for ref in refs]
        return frame.run_each(asked)  # type: ignore[no-any-return]


class TurnCards(ToCards, frozen=True):
    """SF 21.0. As a cost, a card that has just entered play cannot be turned (SF 25.2)."""

    verb: ClassVar[str] = "turn"

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return in_play(game, card) and not game.cards[card].turned

    def may_be_chosen(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return in_play(game, card)  # SF 24.7

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        whole = self.what.one if isinstance(self.what, Together) else self.what
        if isinstance(whole, ThisCard) and scope.source is not None:
            state = game.cards[scope.source.card]
            return state.area == PLAY and not state.turned and state.resolved
        return super().possible(game, scope)

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return Turned(card, scope.source, scope.you, why="cost" if isinstance(self.what, ThisCard) else "effect")


class UnturnCards(ToCards, frozen=True):
    """SF 21.1."""

    verb: ClassVar[str] = "unturn"

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return in_play(game, card)

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return Unturned(card, scope.source, scope.you)

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs = [ref for ref in self.what.refs(game, frame.scope) if game.cards[ref.card].turned]
        events = [self.event(game, ref.card, frame.scope) for ref in refs]
        return game.do(events, frame.start, frame.scope.spared)


class Reveal(ToCards, frozen=True):
    """SF 24.4. A face-down Feng Shui Site is turned up."""

    verb: ClassVar[str] = "reveal"

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return in_play(game, card) and game.cards[card].face_down

    def may_be_chosen(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return in_play(game, card)  # SF 24.7

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return Revealed(card, scope.source, scope.you)


class TurnDown(ToCards, frozen=True):
    """SF 24.4. A Feng Shui Site that is face up is turned face down; no other card lies face down in play."""

    verb: ClassVar[str] = "turn face down"

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return in_play(game, card) and game.cards[card].printed.feng_shui and not game.cards[card].face_down

    def may_be_chosen(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return in_play(game, card)  # SF 24.7

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return TurnedDown(card, scope.source, scope.you)


class ReturnToHand(ToCards, frozen=True):
    """To its owner's hand, from play or a smoked pile (SF 35.3.5)."""

    verb: ClassVar[str] = "return to hand"
    leaves: ClassVar[bool] = True

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return ReturnedToHand(card, scope.source, scope.you)


class ReloadCards(ToCards, frozen=True):
    """SF 43.0. From your smoked pile on top of your deck."""

    verb: ClassVar[str] = "reload"

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return Reloaded(card, scope.source, scope.you)


class OntoDeck(ToCards, frozen=True):
    """On top of its owner's deck, or at the bottom."""

    bottom: bool = False
    verb: ClassVar[str] = "put on deck"

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        hidden = game.cards[card].area == HAND
        return PutOnDeck(card, scope.source, scope.you, bottom=self.bottom, shown=not hidden)


class DiscardThese(ToCards, frozen=True):
    """SF 39.0. From the hand, as its owner chooses."""

    verb: ClassVar[str] = "discard"

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return Discarded(card, scope.source, game.cards[card].owner)


class IntoBurnedPile(ToCards, frozen=True):
    """SF 9.2.5.1. Into a player's burned-for-victory pile."""

    who: Any
    verb: ClassVar[str] = "burn"

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        seats = self.who.seats(game, scope)
        return PutInBurnedPile(card, scope.source, seats[0] if seats else scope.you)


class PutCounters(ToCards, frozen=True):
    """SF 10.5."""

    amount: Amount = Number(1)

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return CountersPut(card, scope.source, scope.you, self.amount.value(game, scope))


class RemoveCounters(ToCards, frozen=True):
    """SF 10.5. As a cost there must be so many; X is as many as the player says (SF 48.0)."""

    amount: Amount = Number(1)

    @property
    def sets_x(self) -> bool:
        return type(self.amount).__name__ == "X"

    def most_x(self, game: ShadowfistGame, scope: Scope) -> int:
        return sum(game.cards[ref.card].counters for ref in self.what.refs(game, scope))

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return self.most_x(game, scope) >= self.amount.value(game, scope)

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        frame.scope = replace(frame.scope, amount=self.amount.value(game, frame.scope))
        return super().pay(game, frame)

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return CountersRemoved(card, scope.source, scope.you, self.amount.value(game, scope))


class CeaseAttacking(ToCards, frozen=True):
    """SF 28.5.1."""

    verb: ClassVar[str] = "cease attacking"

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return game.attack is not None and game.attack.attacker(card) is not None

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return CeasedAttacking(card, scope.source, scope.you)


class CeaseIntercepting(ToCards, frozen=True):
    """SF 28.6.6."""

    verb: ClassVar[str] = "cease intercepting"

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return game.attack is not None and game.attack.interceptor(card) is not None

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return CeasedIntercepting(card, scope.source, scope.you)


class Choose(Cost, frozen=True):
    """`target a Character`, `choose a State`: a choice that costs nothing (SF 24.1.3)."""

    what: Chosen
    only_chooses: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        source = frame.scope.source
        if not self.what.target:  # `that card`, `the chosen card`
            frame.scope = replace(frame.scope, it=self.what.refs(game, frame.scope))
        if isinstance(self.what, ChosenX):
            frame.scope = replace(frame.scope, x=len(self.what.refs(game, frame.scope)))
        if source is not None and game.alive(source) and game.cards[source.card].printed.variable:
            chosen = len(self.what.refs(game, frame.scope))
            game.happen(Remembered(source.card, source, frame.scope.you, "x", chosen))  # SF 48.2
        return frame.start  # type: ignore[no-any-return]

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return choosable(game, scope, self.what)


class Gets(ToCards, frozen=True):
    """Cards are changed for a while: `until` is a duration of `state.py`."""

    change: Change
    until: str = LASTING
    condition: Condition | None = None
    verb: ClassVar[str] = "change"

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs = self.what.refs(game, frame.scope)
        frame.scope = noting_all(frame.scope, self.what, refs)
        changes = self.change.changes if isinstance(self.change, Several) else (self.change,)
        scope = frame.scope
        if self.until == MAINTAINED and scope.me is not None and scope.me != scope.source:
            scope = replace(scope, source=scope.me)  # another card stays turned for it (SF 10.4)
        made = [
            ModifierMade(
                Modifier(change, scope, 0, self.until, refs, None, self.condition, seat_of(self.until, frame.scope))
            )
            for change in changes
            if refs
        ]
        return game.do(made, frame.start, frame.scope.spared)


class PlayersGet(Cost, frozen=True):
    """Something is changed for players, for a while or for the rest of the game (SF 10.1, 34.0)."""

    who: Who
    change: PlayerChange
    until: str = LASTING

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        seat = seat_of(self.until, frame.scope)
        made = ModifierMade(Modifier(self.change, frame.scope, 0, self.until, None, self.who, None, seat))
        return game.do([made], frame.start, frame.scope.spared)


def seat_of(until: str, scope: Scope) -> int:
    """Whose next turn ends it."""
    return scope.you if until in (NEXT_TURN, NEXT_START) else -1

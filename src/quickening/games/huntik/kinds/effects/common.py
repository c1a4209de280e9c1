"""Something done to cards, one event each."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.games.huntik.events.areas import Discarded
from quickening.games.huntik.events.on_the_map import Stunned
from quickening.games.huntik.kinds.filters import InAZone
from quickening.games.huntik.state import HuntikGame
from quickening.lang.nodes import Effect, Scope, Selection
from quickening.lang.resolve import Resolve, asks_whether_done
from quickening.lang.selections import All, Chosen


def choosable(game: HuntikGame, scope: Scope, what: Selection) -> bool:
    """Whether everything that a selection asks for is there."""
    if isinstance(what, Chosen) and scope.got(what.slot) is None:
        return what.is_available(game, scope)
    if isinstance(what, (All, Chosen)):
        return True
    if isinstance(what, OneAndTwo):
        return choosable(game, scope, what.one) and choosable(game, scope, what.two)
    return bool(what.refs(game, scope))


class Exactly(Selection, frozen=True):
    """Cards that are settled already."""

    cards: tuple[Ref, ...]

    def refs(self, game: HuntikGame, scope: Scope) -> tuple[Ref, ...]:
        return tuple(ref for ref in self.cards if game.alive(ref))


class OneAndTwo(Selection, frozen=True):
    """One card and another."""

    one: Selection
    two: Selection

    def refs(self, game: HuntikGame, scope: Scope) -> tuple[Ref, ...]:
        return self.one.refs(game, scope) + self.two.refs(game, scope)


def note_done(game: HuntikGame, frame: Resolve, what: Selection, events: list[Event]) -> None:
    """`Exhaust 2 heroes. If you do, ...`: where that comes next, it is noted whether all of it could be done."""
    if asks_whether_done(frame.todo):
        wanted = what.least if isinstance(what, Chosen) else 1
        frame.note_done(len(events) >= max(1, wanted) and all(map(game.can_happen, events)))


def caused(scope: Scope, event: Event) -> Event:
    """What happens, with the card whose text brings it about; what a card does to itself goes without saying."""
    if not isinstance(event, Stunned | Discarded) or scope.source is None or scope.source.card == event.card:
        return event
    return replace(event, by=scope.source.card)


class ToCards(Effect, frozen=True):
    """Something done to cards, one event each, all at once."""

    what: Selection

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        raise NotImplementedError  # pragma: no cover

    def meant(self, game: HuntikGame, scope: Scope) -> tuple[Ref, ...]:
        """The cards it is done to."""
        return self.what.refs(game, scope)

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        refs = self.meant(game, frame.scope)
        if isinstance(self.what, Chosen) and refs and InAZone() in self.what.cards.after:
            frame.scope = replace(frame.scope, place=game.cards[refs[0].card].zone)
        if isinstance(self.what, All):  # HK 708.3e: what comes after may be about those affected
            affected = tuple(ref for ref in refs if game.can_happen(self.event(game, ref)))
            frame.scope = replace(frame.scope, it=affected)
        events = [caused(frame.scope, self.event(game, ref)) for ref in refs]
        note_done(game, frame, self.what, events)
        return game.do(events, frame.start, frame.scope.spared)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return choosable(game, scope, self.what)


def each_possible(game: HuntikGame, scope: Scope, effect: ToCards) -> bool:
    """Whether the event can happen to what is meant, for costs and for what a player may do (HK 706.8)."""
    if not choosable(game, scope, effect.what):
        return False
    if isinstance(effect.what, Chosen) and scope.got(effect.what.slot) is None:
        cards = [card for card in effect.what.candidates(game, scope) if effect.suits(game, card)]
        return len(cards) >= max(1, effect.what.least)
    if isinstance(effect.what, OneAndTwo):
        parts = (effect.what.one, effect.what.two)
        return all(each_possible(game, scope, replace(effect, what=part)) for part in parts)
    return all(game.can_happen(effect.event(game, ref)) for ref in effect.what.refs(game, scope))


class Choose(Effect, frozen=True):
    """`Choose an enemy hero.` What was chosen is `it` from then on."""

    what: Selection

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        frame.scope = replace(frame.scope, it=self.what.refs(game, frame.scope))
        return frame.start

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return choosable(game, scope, self.what)


class Costly(ToCards, frozen=True):
    """Something that can be a cost: it must be possible to the full."""

    @property
    def kind(self) -> object:
        """What it is: a card may be needed for two different things, not for the same one twice."""
        return type(self)

    def suits(self, game: HuntikGame, card: int) -> bool:
        return game.can_happen(self.event(game, game.ref(card)))

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return each_possible(game, scope, self)


def enough_for_all(game: HuntikGame, wanted: list[tuple[Effect, Scope]]) -> bool:
    """HK 706.8. Whether there are cards for all that is yet to be chosen, none of them twice for the same thing."""
    needs: dict[object, list[list[int]]] = {}
    for effect, scope in wanted:
        if isinstance(effect, Costly) and isinstance(effect.what, Chosen):
            cards = [card for card in effect.what.candidates(game, scope) if effect.suits(game, card)]
            needs.setdefault(effect.kind, []).extend([cards] * effect.what.least)
    return all(one_each(cards) for cards in needs.values())


def one_each(needs: list[list[int]], taken: frozenset[int] = frozenset()) -> bool:
    """Whether each can have a card of its own.

    >>> one_each([[1, 2], [1]]), one_each([[1, 2], [1, 2], [2]])
    (True, False)
    """
    if not needs:
        return True
    return any(one_each(needs[1:], taken | {card}) for card in needs[0] if card not in taken)

"""What effects and costs do to cards (SF 16, 20, 21, 33, 35, 44-46)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.in_play import ModifierMade, Remembered
from quickening.games.shadowfist.kinds.basics import Cost, PlayerChange, These, X
from quickening.games.shadowfist.kinds.changes import Several
from quickening.games.shadowfist.kinds.operations import OPERATIONS, Allows, in_play, much
from quickening.games.shadowfist.kinds.people import Who
from quickening.games.shadowfist.kinds.selections import Together, chosen_x, noting_all
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import LASTING, MAINTAINED, NEXT_START, NEXT_TURN, PLAY, Modifier
from quickening.lang.nodes import Amount, Change, Condition, Scope, Selection
from quickening.lang.selections import All, Chosen, It, ThisCard


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
        if chosen_x(self.what):
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
    return game.as_it_was(frame.todo, frame.scope)


class Do(ToCards, frozen=True):
    """`smoke target`, `turn`, `put 2 counters on it`: something done to cards, by the table of `operations.py`.

    `to` is the other card it takes, `until` how long it lasts, where it does.
    """

    deed: str
    amount: Amount | None = None
    who: Any = None
    to: Selection | None = None
    until: str = LASTING

    @property
    def lasts(self) -> bool:
        """Whether a text may say for how long it does it."""
        return OPERATIONS[self.deed].lasts

    @property
    def of_unresolved(self) -> bool:
        """Whether it is about the effect that it answers (SF 26.6.1)."""
        return self.deed == "cancel" and isinstance(self.what, It)

    @property
    def verb(self) -> str:  # type: ignore[override]
        return OPERATIONS[self.deed].verb or self.deed

    @property
    def leaves(self) -> bool:  # type: ignore[override]
        return OPERATIONS[self.deed].leaves

    @property
    def may_be_chosen(self) -> Allows | None:
        """SF 24.7. Which cards may be chosen for it, where that are more than those it can be done to."""
        return OPERATIONS[self.deed].chosen

    @property
    def sets_x(self) -> bool:
        """SF 48.0. Whether X is as many counters as the player says."""
        return self.deed == "remove counters" and isinstance(self.amount, X)

    def most_x(self, game: ShadowfistGame, scope: Scope) -> int:
        """How many counters there are."""
        return sum(game.cards[ref.card].counters for ref in self.what.refs(game, scope))

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        if self.deed == "sacrifice" and isinstance(self.what, Chosen):
            if game.cards[card].controller != chooser(self.what, scope):
                return False
        operation = OPERATIONS[self.deed]
        if operation.suits is not None:
            return operation.suits(game, card, scope, self)
        return operation.allows is None or operation.allows(game, card, scope)

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        return OPERATIONS[self.deed].event(game, card, scope, self)

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        if self.deed == "turn":
            whole = self.what.one if isinstance(self.what, Together) else self.what
            if isinstance(whole, ThisCard) and scope.source is not None:
                state = game.cards[scope.source.card]
                return state.area == PLAY and not state.turned and state.resolved  # SF 25.2
        if self.deed == "remove counters":
            return self.most_x(game, scope) >= much(game, scope, self)
        return super().possible(game, scope)

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        operation = OPERATIONS[self.deed]
        if operation.pay is not None:
            return operation.pay(game, frame, self)
        if operation.before is not None:
            frame.scope = operation.before(game, frame.scope, self)
        return super().pay(game, frame)


def does(effect: Any, *deeds: str) -> bool:
    """Whether an effect does one of these things to cards."""
    return isinstance(effect, Do) and effect.deed in deeds


def chooser(what: Chosen, scope: Any) -> int:
    """Who chooses: the player of the effect, unless its words say otherwise; so they choose cards of their own."""
    return int(scope.you if getattr(what, "by", "you") == "you" or scope.who < 0 else scope.who)


class Choose(Cost, frozen=True):
    """`target a Character`, `choose a State`: a choice that costs nothing (SF 24.1.3)."""

    what: Chosen
    only_chooses: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        source = frame.scope.source
        if not self.what.target:  # `that card`, `the chosen card`
            frame.scope = replace(frame.scope, it=self.what.refs(game, frame.scope))
        if chosen_x(self.what):
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

"""The kinds of node, and the scope in which they are carried out."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import Frozen
from quickening.core.events import Event
from quickening.core.frames import Frame, Next
from quickening.core.modifiers import Ref


class Scope(Frozen, frozen=True):
    """Whom the words of a text are about while it is carried out.

    `you` is the player, `me` the card that acts, `source` the card whose text it is. `it` are the cards last spoken
    of, `place` the last place, `number` the last number. `bound` holds what was chosen for each slot of the text.
    `event` is what triggered it. `spared` names the replacements that led here, which may not replace again what
    this does. `since` is when the text began to be carried out: the timestamp of what it makes. `overruling` are the
    cards to which the text did what would keep it from the rest of what it says, so that it overrules that. `done` is
    how much of what it last offered or asked for was done.
    """

    you: int
    me: Ref | None = None
    source: Ref | None = None
    it: tuple[Ref, ...] = ()
    place: int = 0
    bound: tuple[tuple[int, tuple[Ref, ...]], ...] = ()
    event: Event | None = None
    spared: tuple[Any, ...] = ()
    since: int = 0
    number: int = 0
    overruling: tuple[Ref, ...] = ()
    done: int = 0

    def got(self, slot: int) -> tuple[Ref, ...] | None:
        """What was chosen for a slot, or `None` if nothing was chosen yet."""
        for number, refs in self.bound:
            if number == slot:
                return refs
        return None


class Node(Frozen, frozen=True):
    """A part of an ability tree. What a `deferred` one says is for later: nothing in it is chosen before then."""

    deferred: ClassVar[bool] = False


class Condition(Node, frozen=True):
    """Something that is true or not. `reads` names the aspects of cards it looks at (for dependency).

    `looks_around`: it depends on where other cards are than the one whose text it is. `asks_whether_done`: it is
    about what the text had done just before.
    """

    reads: ClassVar[frozenset[str]] = frozenset()
    looks_around: ClassVar[bool] = True
    asks_whether_done: ClassVar[bool] = False

    def holds(self, game: Any, scope: Scope) -> bool:
        """Whether it is true now."""
        raise NotImplementedError  # pragma: no cover


class Amount(Node, frozen=True):
    """A number that has to be worked out."""

    def value(self, game: Any, scope: Scope) -> int:
        """How much it is now."""
        raise NotImplementedError  # pragma: no cover


class Filter(Node, frozen=True):
    """A word that narrows down which cards are meant. `reads` names what it looks at (for dependency)."""

    #: Whether a card fits or not for as long as the same texts are in force, whatever else changes.
    settled: ClassVar[bool] = False
    reads: ClassVar[frozenset[str]] = frozenset()

    def fits(self, game: Any, card: int, scope: Scope) -> bool:
        """Whether the card is one of those meant."""
        raise NotImplementedError  # pragma: no cover


class Selection(Node, frozen=True):
    """Which cards something is done to."""

    def refs(self, game: Any, scope: Scope) -> tuple[Ref, ...]:
        """The cards, in a scope in which everything that has to be chosen was chosen."""
        raise NotImplementedError  # pragma: no cover


class Effect(Node, frozen=True):
    """Something that is done.

    `perform` does it and says what comes next. It is called when everything in it that has to be chosen was chosen.
    Where an `essential` one is impossible, nothing is paid for it, nor for one that `is_play`, a play of its own, nor
    for one that is done `all_or_nothing`.
    """

    essential: ClassVar[bool] = False
    is_play: ClassVar[bool] = False
    all_or_nothing: ClassVar[bool] = False

    def perform(self, game: Any, frame: Any) -> Next:
        """Do it. `frame` is the `Resolve` that carries out the text; go on with `frame.start`."""
        raise NotImplementedError  # pragma: no cover

    def resolve(self, game: Any, frame: Any) -> Next:
        """Settle what has to be chosen, then do it."""
        asking: Next = frame.settle(game, self)
        if asking is not None:
            return asking
        frame.todo = frame.todo[1:]
        return self.perform(game, frame)

    def possible(self, game: Any, scope: Scope) -> bool:
        """Whether it can be done in its entirety."""
        return True

    def suits(self, game: Any, card: int) -> bool:
        """Whether it can be done to a card. Others are not offered where somebody chooses one that is no target."""
        return True


class Trigger(Node, frozen=True):
    """The event that a triggered ability waits for."""

    events: ClassVar[tuple[type[Event], ...]] = ()
    #: Whether it is judged by the state before the event; entering is judged by the state after it.
    looks_back: ClassVar[bool] = True
    #: Whether an event that is about several cards is so many events to it, one for each.
    card_by_card: ClassVar[bool] = False
    #: The field of the event that has to name the card whose text it is; empty if it may happen to others, too.
    mine: ClassVar[str] = ""

    @property
    def awaited(self) -> tuple[type[Event], ...]:
        """The events this very trigger waits for, of those of its kind."""
        return self.events

    @property
    def parts(self) -> tuple[Trigger, ...]:
        """The triggers of which any one will do: itself, unless it names several."""
        return (self,)

    def match(self, game: Any, event: Event, scope: Scope) -> Scope | None:
        """The scope with what the event was about, if this is the event waited for."""
        raise NotImplementedError  # pragma: no cover


class Change(Node, frozen=True):
    """A continuous change to a card. `reads` and `writes` name the aspects it depends on and alters.

    `looks_around`: what it does depends on other cards than the one it is done to.
    """

    reads: ClassVar[frozenset[str]] = frozenset()
    writes: ClassVar[frozenset[str]] = frozenset()
    #: Whether it matters if it is applied before or after another change to the same card.
    order_matters: ClassVar[bool] = False
    #: Whether it makes cards lose their powers.
    takes_powers: ClassVar[bool] = False

    @property
    def gift(self) -> Any:
        """The power that it gives to cards, if it gives one."""
        return None

    @property
    def bans(self) -> tuple[str, ...]:
        """What it says can't be."""
        return ()

    @property
    def law(self) -> str:
        """The word of a rule that is otherwise by it, if it is about a rule and not about cards."""
        return ""

    @property
    def written(self) -> frozenset[str]:
        """What this very change alters of what its kind may alter."""
        return self.writes

    @property
    def looks_around(self) -> bool:
        return False

    def counted(self, game: Any, scope: Scope) -> Change:
        """The change as it is for all cards that it is made to at once: what it counts was counted before."""
        return self

    def apply(self, game: Any, facts: Any, scope: Scope) -> None:
        """Alter what is derived about the card."""
        raise NotImplementedError  # pragma: no cover


class Ability(Node, frozen=True):
    """One paragraph of a card's text."""


def walk(node: Any) -> list[Any]:
    """The node and all nodes within it, in the order of the text; what is quoted or for later is not entered."""
    found = [node]
    for part in () if node.deferred else parts_of(node):
        if not isinstance(part, Ability):
            found += walk(part)
    return found


def everything(node: Any) -> list[Any]:
    """The node and all nodes within it, also what is quoted or for later."""
    found = [node]
    for part in parts_of(node):
        found += everything(part)
    return found


def parts_of(node: Any) -> list[Node]:
    """The nodes of which a node is made, in the order of the text."""
    fields = [getattr(node, name) for name in node.__struct_fields__]
    parts = [item for field in fields for item in (field if isinstance(field, tuple) else (field,))]
    return [part for part in parts if isinstance(part, Node)]


__all__ = [
    "Ability",
    "Amount",
    "Change",
    "Condition",
    "Effect",
    "Filter",
    "Frame",
    "Node",
    "Scope",
    "Selection",
    "Trigger",
    "everything",
    "parts_of",
    "walk",
]

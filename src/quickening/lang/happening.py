"""What is waited for: one kind of trigger for all deeds. What each deed is seen by is a sense of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.lang.nodes import Scope, Trigger
from quickening.lang.selections import Cards


class Sense(NamedTuple):
    """By which events a deed is seen, and whether one is meant: `match` gives the scope with what it was about.

    `looks_back`: it is judged by the state before the event. `card_by_card`: an event about several cards is one for
    each. `mine` is the field of the event that names the card whose text it is, where nobody else is described, or
    `always`. `parts`: the deeds of which any one will do.
    """

    events: tuple[type[Event], ...]
    match: Callable[[Any, Any, Any, Scope], Scope | None]
    looks_back: bool = True
    card_by_card: bool = False
    mine: str = ""
    always: bool = False
    parts: tuple[str, ...] = ()


class Happens(Trigger, frozen=True):
    """A deed happens, or would: to or by `cards`, by default the card whose text it is.

    `other` are cards that take part, `how` is the manner or the side, `numbers` are zones or rounds, `name` that of a
    card, a counter or a power.
    """

    deed: str
    cards: Cards | None = None
    other: Cards | None = None
    how: str = ""
    numbers: tuple[int, ...] = ()
    name: str = ""
    #: The senses of a game's deeds.
    senses: ClassVar[dict[str, Sense]] = {}

    @property
    def sense(self) -> Sense:
        """How the deed is seen."""
        return self.senses[self.deed]

    @property
    def events(self) -> tuple[type[Event], ...]:  # type: ignore[override]  # of a deed, not of the kind
        return self.sense.events

    @property
    def looks_back(self) -> bool:  # type: ignore[override]  # of a deed, not of the kind
        return self.sense.looks_back

    @property
    def card_by_card(self) -> bool:  # type: ignore[override]  # of a deed, not of the kind
        return self.sense.card_by_card

    @property
    def mine(self) -> str:  # type: ignore[override]  # of a deed, not of the kind
        sense = self.sense
        return sense.mine if sense.always or self.cards is None else ""

    @property
    def parts(self) -> tuple[Trigger, ...]:
        return tuple(replace(self, deed=deed) for deed in self.sense.parts) or (self,)

    def match(self, game: Any, event: Event, scope: Scope) -> Scope | None:
        return self.sense.match(self, game, event, scope)

    def is_meant(self, game: Any, card: int, scope: Scope) -> bool:
        """Whether the deed is of a card: of one described, or of the one whose text it is."""
        if self.cards is not None:
            return self.cards.fits(game, card, scope)
        return scope.me is not None and scope.me.card == card

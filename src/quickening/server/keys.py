"""Keys: by which a seat is told of cards.

The engine's handles come from one clock, which also runs where nobody sees it: whoever read them could count what he
is not told. So each seat, and whoever looks on, has numbers of its own, given out in the order in which cards are
shown to it. Options are named by them as well, and what comes back is read by them alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from quickening.core.data import replace as with_other
from quickening.core.decisions import Decision, Option
from quickening.core.outside import Outside
from quickening.core.prompts import Side, Stage, Tag
from quickening.core.refusals import Refused
from quickening.core.views import NUMBER, PLACE, AreaView, CardView, View

#: How a game writes one of its facts with other numbers for handles.
InKeys = Callable[[str, Any, Callable[[int], int]], Any]


class Keys:
    """The keys of one seat. `in_keys` knows where handles are in the facts of a game.

    >>> keys = Keys(lambda name, value, of: value)
    >>> [keys.of(handle) for handle in (812, 97, 812, 0, -1003)]
    [1, 2, 1, 0, -1003]
    >>> keys.handle(2), keys.handle(97)
    (97, 0)
    """

    def __init__(self, in_keys: InKeys) -> None:
        self.in_keys = in_keys
        self.known: dict[int, int] = {}
        self.handles: dict[int, int] = {}
        self.last = 0

    def forget(self) -> None:
        """Answers were taken back: a handle may be another card's now, and no key ever is."""
        self.known.clear()
        self.handles.clear()

    def of(self, handle: int) -> int:
        """The key of a card; what is no card, or a back that is like others, has none."""
        if handle <= 0:
            return handle
        key = self.known.get(handle)
        if key is None:
            key = self.last = self.last + 1
            self.known[handle], self.handles[key] = key, handle
        return key

    def handle(self, key: int) -> int:
        """The card that somebody means; 0 if there is none that was shown."""
        return self.handles.get(key, 0)

    # -- what goes -------------------------------------------------------------------------------------------------

    def fact(self, name: str, value: Any) -> Any:
        """A fact of the game."""
        return self.in_keys(name, value, self.of)

    def stage(self, stage: Stage | None) -> Stage | None:
        """What is fought over."""
        if stage is None:
            return None
        sides = tuple([Side(one.seat, self.all_of(one.cards), one.sum) for one in stage.sides])
        lane = tuple([(self.of(one), self.of(other)) for one, other in stage.lane])
        return replace(stage, sides=sides, lane=lane, target=self.all_of(stage.target), tags=self.tags(stage.tags))

    def tags(self, tags: Iterable[Tag]) -> tuple[Tag, ...]:
        """What is said of cards."""
        return tuple([(self.of(handle), words, how) for handle, words, how in tags])

    def all_of(self, handles: Iterable[int]) -> tuple[int, ...]:
        """Some cards."""
        return tuple([self.of(handle) for handle in handles])

    def card(self, card: CardView) -> CardView:
        """A card."""
        where = self.fact(PLACE, card.place)
        return replace(card, handle=self.of(card.handle), holder=self.of(card.holder), place=where)

    def option(self, option: Option) -> Option:
        """An option, whose id is made of keys then."""
        if option.card or option.other:
            return with_other(option, card=self.of(option.card), other=self.of(option.other))
        return option if option.number is None else with_other(option, number=self.number(option))

    def number(self, option: Option) -> int | None:
        """The number of an option; one that is about no card may be about something else that the clock numbered."""
        if option.card or option.number is None:
            return option.number
        told: int = self.fact(NUMBER.format(kind=option.kind), option.number)
        return told

    def view(self, view: View) -> View:
        """All that a seat sees."""
        areas = tuple([AreaView(one.name, one.seat, tuple(map(self.card, one.cards))) for one in view.areas])
        status = tuple([(name, self._told(self.fact(name, value))) for name, value in view.status])
        asked = view.decision
        if asked is not None:
            options = tuple(map(self.option, asked.options))
            asked = with_other(asked, options=options, source=self.of(asked.source))
        return replace(view, areas=areas, status=status, decision=asked, stage=self.stage(view.stage))

    def _told(self, value: Any) -> Any:
        """A fact, with the cards in it."""
        if isinstance(value, CardView):
            return self.card(value)
        if isinstance(value, tuple):
            return tuple([self._told(one) for one in value])
        if isinstance(value, Outside):
            return replace(value, **{name: self._told(getattr(value, name)) for name in value.__struct_fields__})
        return value

    # -- what comes ------------------------------------------------------------------------------------------------

    def ids(self, decision: Decision | None, chosen: Sequence[str]) -> list[str]:
        """The options that somebody means, as the engine names them. Refuses what was not offered."""
        if decision is None or not chosen:
            return list(chosen)
        kinds = tuple([one.partition(":")[0] for one in chosen])
        offered = {self.option(one).id: one.id for one in decision.options if one.kind.startswith(kinds)}
        for one in chosen:
            if one not in offered:
                raise Refused(f"{one!r} is not an option of: {decision.question}")
        return [offered[one] for one in chosen]

    def told_ids(self, decision: Decision | None, chosen: Sequence[str]) -> list[str]:
        """Options by the ids under which they were offered."""
        options = () if decision is None else decision.options
        known = {option.id: self.option(option).id for option in options}
        return [known[one] for one in chosen]

"""Derived values: what follows from the state is worked out once, and holds until something it reads is written.

A `Channel` is a part of the state: which texts are in force, which cards are in play, how the turn goes on. A game
names those it has. A derived value names the channels it reads, where it is worked out:

    @derived(TEXTS)
    def nullifiers(game: HighlanderGame) -> list[Force]:
        return [force for force in in_force.of(game) if force.ability.change.nullifies]

and is asked for by `nullifiers.of(game)`. Who changes the state says what was written: `game.wrote(TEXTS)`. Every
value that reads this channel is gone then, and is worked out again when somebody asks. `derived_each` is the same
for a value of each card or player.

Each value has its place in the list `known` of a game, so that to ask for what is known costs a call and a look at
that place, and to write as much as there are values that read the channel.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")
Key = TypeVar("Key")

#: The channels that each value reads, of all games, by its place.
_READ: list[tuple[Channel, ...]] = []


class Channel:
    """A part of the state that derived values read."""

    __slots__ = ("readers",)

    def __init__(self) -> None:
        self.readers: list[int] = []


class Knowing(msgspec.Struct, kw_only=True):
    """Something with a state from which values are derived. What is known of it is no part of its state."""

    known: list[Any] = msgspec.field(default_factory=list)

    def __post_init__(self) -> None:
        self.known = nothing_known()

    def wrote(self, channel: Channel) -> None:
        """This part of the state may be another than before."""
        known = self.known
        for place in channel.readers:
            known[place] = None

    def known_without(self, channel: Channel) -> list[Any]:
        """What is known and does not read a part of the state: for as long as this is supposed to be another."""
        known = self.known.copy()
        for place in channel.readers:
            known[place] = None
        return known

    def invalidate(self) -> None:
        """All of the state may be another than before."""
        self.known = nothing_known()


def nothing_known() -> list[Any]:
    """A place for each value, and no value at any."""
    return [None] * len(_READ)


def _placed(reads: tuple[Channel, ...]) -> int:
    """The place of a value that reads these channels."""
    for channel in reads:
        channel.readers.append(len(_READ))
    _READ.append(reads)
    return len(_READ) - 1


class Value(Generic[T]):
    """Something that may be known of a game, and is noted by hand.

    >>> chance = Channel()
    >>> luck = Value[str](chance)
    >>> game = Knowing()
    >>> luck.put(game, "good")
    'good'
    >>> luck.get(game), game.wrote(chance), luck.get(game)
    ('good', None, None)
    """

    __slots__ = ("place",)

    def __init__(self, *reads: Channel) -> None:
        self.place = _placed(reads)

    def get(self, game: Knowing) -> T | None:
        """The value, if it is known."""
        found: T | None = game.known[self.place]
        return found

    def put(self, game: Knowing, value: T) -> T:
        """It is known from now on."""
        game.known[self.place] = value
        return value

    def forget(self, game: Knowing) -> None:
        """It is not known any more."""
        game.known[self.place] = None


class Values(Generic[Key, T]):
    """The same for each of several things: cards, players."""

    __slots__ = ("place",)

    def __init__(self, *reads: Channel) -> None:
        self.place = _placed(reads)

    def get(self, game: Knowing, key: Key) -> T | None:
        """The value, if it is known."""
        table: dict[Key, T] | None = game.known[self.place]
        return None if table is None else table.get(key)

    def put(self, game: Knowing, key: Key, value: T) -> T:
        """It is known from now on."""
        table: dict[Key, T] | None = game.known[self.place]
        if table is None:
            game.known[self.place] = {key: value}
        else:
            table[key] = value
        return value

    def forget(self, game: Knowing, key: Key) -> None:
        """It is not known any more."""
        table: dict[Key, T] | None = game.known[self.place]
        if table is not None:
            table.pop(key, None)

    def all(self, game: Knowing) -> dict[Key, T]:
        """All that are known."""
        table: dict[Key, T] | None = game.known[self.place]
        if table is None:
            table = game.known[self.place] = {}
        return table


class Derived(Value[T]):
    """A value, and how it is worked out."""

    __slots__ = ("work_out",)

    def __init__(self, work_out: Callable[[Any], T], reads: tuple[Channel, ...]) -> None:
        super().__init__(*reads)
        self.work_out = work_out

    def of(self, game: Knowing) -> T:
        """The value now."""
        found: T | None = game.known[self.place]
        if found is None:
            found = self.work_out(game)
            game.known[self.place] = found
        return found


class DerivedEach(Values[Key, T]):
    """A value of each of several things, and how it is worked out."""

    __slots__ = ("work_out",)

    def __init__(self, work_out: Callable[[Any, Key], T], reads: tuple[Channel, ...]) -> None:
        super().__init__(*reads)
        self.work_out = work_out

    def of(self, game: Knowing, key: Key) -> T:
        """The value now."""
        table: dict[Key, T] | None = game.known[self.place]
        found = None if table is None else table.get(key)
        return self.put(game, key, self.work_out(game, key)) if found is None else found


def derived(*reads: Channel) -> Callable[[Callable[[Any], T]], Derived[T]]:
    """The value of a game that a function works out from these channels."""
    return lambda work_out: Derived(work_out, reads)


def derived_each(*reads: Channel) -> Callable[[Callable[[Any, Key], T]], DerivedEach[Key, T]]:
    """The value of a card or a player that a function works out from these channels."""
    return lambda work_out: DerivedEach(work_out, reads)

"""What happens to cards in play (HK 305, 401-407)."""

from __future__ import annotations

from typing import ClassVar

from quickening.games.huntik import channels
from quickening.games.huntik.events.common import CardEvent, because, zone_word
from quickening.games.huntik.rules.invalidation import aspect_changed, text_changed, zone_changed
from quickening.games.huntik.state import NOBODY, Counter, HuntikGame


class Moved(CardEvent, frozen=True):
    """HK 403. A card moves (or moves 0 zones) and ends its move in a zone."""

    origin: int = 0
    zone: int = 0
    rule: ClassVar[str] = "HK 403.1"

    def apply(self, game: HuntikGame) -> None:
        _place(game, self.card, self.zone)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        if self.origin == self.zone:
            return f"{game.said(self.card)} stays in {zone_word(game, self.zone, seat)}."
        origin, zone = zone_word(game, self.origin, seat), zone_word(game, self.zone, seat)
        return f"{game.said(self.card)} moves from {origin} to {zone}."


class PutInZone(CardEvent, frozen=True):
    """HK 403.5. A card in play is put into another zone, which is not a move. `stunned`: even though it is."""

    origin: int = 0
    zone: int = 0
    stunned: bool = False
    rule: ClassVar[str] = "HK 403.5"

    def apply(self, game: HuntikGame) -> None:
        _place(game, self.card, self.zone)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.said(self.card)} is put into {zone_word(game, self.zone, seat)}."


def _place(game: HuntikGame, card: int, zone: int) -> None:
    state = game.cards[card]
    if state.zone != zone:
        game.enter_combat(card)
    state.zone = zone
    taken = state.holder != NOBODY and game.cards[state.holder].zone != zone
    if taken:  # HK 305.2: what is in another zone is not with a hero
        state.holder = NOBODY
    carried = game.features_with(card)
    for feature in carried:  # HK 305.2b
        game.cards[feature].zone = zone
    zone_changed(game, card, taken or bool(carried))


class Exhausted(CardEvent, frozen=True):
    """HK 405.1."""

    rule: ClassVar[str] = "HK 405.1"
    sentence: ClassVar[str] = "{name} exhausts."

    def apply(self, game: HuntikGame) -> None:
        game.cards[self.card].exhausted = True
        aspect_changed(game, "ready")


class Readied(CardEvent, frozen=True):
    """HK 405.1."""

    rule: ClassVar[str] = "HK 405.1"
    sentence: ClassVar[str] = "{name} readies."

    def apply(self, game: HuntikGame) -> None:
        game.cards[self.card].exhausted = False
        aspect_changed(game, "ready")


class Stunned(CardEvent, frozen=True):
    """HK 407.1. A stunned card is exhausted and face down; what was with it is dropped (HK 305.2c)."""

    by: int = NOBODY
    rule: ClassVar[str] = "HK 407.1"

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.said(self.card)} is stunned{because(game, self.by)}."

    def apply(self, game: HuntikGame) -> None:
        state = game.cards[self.card]
        state.stunned = state.exhausted = True
        game.leave_combat(self.card)
        for feature in game.features_with(self.card):
            game.cards[feature].holder = NOBODY
        text_changed(game, self.card, state.printed)


class Unstunned(CardEvent, frozen=True):
    """HK 407.5. It stays exhausted, and its always-on powers get a new timestamp (HK 700.3)."""

    rule: ClassVar[str] = "HK 407.5"
    sentence: ClassVar[str] = "{name} is no longer stunned."

    def apply(self, game: HuntikGame) -> None:
        state = game.cards[self.card]
        state.stunned = False
        state.powers_since = game.tick()
        text_changed(game, self.card, state.printed)


class ControlChanged(CardEvent, frozen=True):
    """HK 401.3. Somebody else controls the card; features with it are dropped (HK 401.3a)."""

    seat: int = NOBODY
    rule: ClassVar[str] = "HK 401.3"

    def apply(self, game: HuntikGame) -> None:
        game.cards[self.card].controller = self.seat
        if self.seat == NOBODY:
            game.leave_combat(self.card)
        for feature in game.features_with(self.card):
            game.cards[feature].holder = NOBODY
        game.wrote(channels.TEXTS)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        who = "Nobody" if self.seat == NOBODY else game.names[self.seat]
        return f"{who} now controls {game.said(self.card)}."


class CounterPut(CardEvent, frozen=True):
    """HK 402.1."""

    counter: Counter = Counter()
    count: int = 1
    rule: ClassVar[str] = "HK 402.1"

    def apply(self, game: HuntikGame) -> None:
        state = game.cards[self.card]
        kind = self.counter
        put = [Counter(kind.name, kind.atk, kind.defense, game.tick()) for _ in range(self.count)]
        state.counters = (*state.counters, *put)
        game.wrote(channels.COURSE)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        count = f"{self.count} " if self.count > 1 else "a "
        return f"{game.said(self.card)} gets {count}{counter_word(self.counter)} counter{'s'[: self.count - 1]}."


class CounterRemoved(CardEvent, frozen=True):
    """HK 402.1b."""

    counter: Counter = Counter()
    rule: ClassVar[str] = "HK 402.1b"

    def apply(self, game: HuntikGame) -> None:
        state = game.cards[self.card]
        for n, counter in enumerate(state.counters):
            if self.counter.like(counter):
                state.counters = state.counters[:n] + state.counters[n + 1 :]
                break
        game.wrote(channels.COURSE)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"A {counter_word(self.counter)} counter is removed from {game.said(self.card)}."


def counter_word(counter: Counter) -> str:
    """What a counter is called."""
    return counter.name or f"{counter.atk:+d} ATK and {counter.defense:+d} DEF"


class PickedUp(CardEvent, frozen=True):
    """HK 305.2. A feature becomes "with" a hero."""

    hero: int = NOBODY
    rule: ClassVar[str] = "HK 305.2"

    def apply(self, game: HuntikGame) -> None:
        game.cards[self.card].holder = self.hero
        game.wrote(channels.COURSE)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.said(self.hero)} picks up {game.said(self.card)}."


class HandedOver(CardEvent, frozen=True):
    """HK 305.2. A feature that was with one hero is with another, where that one is."""

    hero: int = NOBODY
    rule: ClassVar[str] = "HK 305.2"

    def apply(self, game: HuntikGame) -> None:
        state = game.cards[self.card]
        state.holder, state.zone = self.hero, game.cards[self.hero].zone
        zone_changed(game, self.card, False)
        game.wrote(channels.COURSE)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.said(self.hero)} gets {game.said(self.card)}."


class Dropped(CardEvent, frozen=True):
    """HK 305.2c. A hero drops the features that are with it."""

    rule: ClassVar[str] = "HK 305.2c"
    sentence: ClassVar[str] = "{name} drops what it has."

    def apply(self, game: HuntikGame) -> None:
        for feature in game.features_with(self.card):
            game.cards[feature].holder = NOBODY
        game.wrote(channels.COURSE)


class FeatureRevealed(CardEvent, frozen=True):
    """A face-down feature is turned face up."""

    rule: ClassVar[str] = "HK 305.1"
    reveals: ClassVar[bool] = True

    def apply(self, game: HuntikGame) -> None:
        game.cards[self.card].face_down = False
        game.wrote(channels.TEXTS)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"A feature is turned up: {game.cards[self.card].printed.name}."

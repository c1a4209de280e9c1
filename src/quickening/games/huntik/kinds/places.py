"""Zones, as card texts speak of them (HK 400.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickening.core.modifiers import Ref
from quickening.games.huntik.state import PLAY, ZONES, HuntikGame
from quickening.lang.nodes import Node, Scope, Selection


class Place(Node, frozen=True):
    """A zone. `zone` gives its number as the lead player counts, 0 if there is none."""

    def zone(self, game: HuntikGame, scope: Scope) -> int:
        raise NotImplementedError  # pragma: no cover


class ZoneNumber(Place, frozen=True):
    """A zone by its number, read from the controller's side (HK 400.10b).

    `whose`: as the `owner` or the `controller` of what was last spoken of counts, `its owner's zone 1`.
    """

    number: int
    whose: str = ""

    def zone(self, game: HuntikGame, scope: Scope) -> int:
        if not self.whose:
            return game.seen_from(self.number, scope.you)
        cards = [game.cards[ref.card] for ref in scope.it[:1]]
        seats = [card.owner if self.whose == "owner" else card.controller for card in cards]
        return game.seen_from(self.number, seats[0]) if seats and seats[0] >= 0 else 0


class ZoneOf(Place, frozen=True):
    """The zone another card is in; of several features of one name, that of one which is on the map."""

    what: Selection

    def zone(self, game: HuntikGame, scope: Scope) -> int:
        zones = (game.cards[ref.card].zone for ref in self.what.refs(game, scope))
        return next((zone for zone in zones if zone), 0)


def zone_of(game: HuntikGame, ref: Ref) -> int:
    """The zone of a card in play, or the one it left; 0 if it was in none as the card it is."""
    if game.alive(ref):
        return game.cards[ref.card].zone
    left = (getattr(event, "zone", 0) for event in reversed(game.log) if getattr(event, "card", None) == ref.card)
    return next((zone for zone in left if zone), 0)


def _mine(game: HuntikGame, scope: Scope) -> int:
    """The zone I am in, or was in when I left play."""
    if scope.me is None:
        return scope.place
    state = game.cards[scope.me.card]
    if state.area == PLAY and game.alive(scope.me):
        return state.zone
    return game.last_zones.get(scope.me.handle, scope.place)


def _of_source(game: HuntikGame, scope: Scope) -> int:
    """The zone of the card whose text this is."""
    return game.cards[scope.source.card].zone if scope.source else 0


def _last_spoken_of(game: HuntikGame, scope: Scope) -> int:
    return scope.place


def _of_it(game: HuntikGame, scope: Scope) -> int:
    """The zone of what was last spoken of: where it is, or was when it left play."""
    chosen = (ref for _, refs in reversed(scope.bound) for ref in refs)
    zones = (zone_of(game, ref) for ref in (*scope.it, *chosen))
    return next((zone for zone in zones if zone), scope.place)


def _of_round(game: HuntikGame, scope: Scope) -> int:
    """`a zone whose number is the same as the round number`; there are five zones."""
    return game.seen_from(game.round, scope.you) if game.round <= len(ZONES) else 0


def _of_combat(game: HuntikGame, scope: Scope) -> int:
    """The zone of the combat going on."""
    return game.combat.zone if game.combat else 0


#: Zones that a word is enough for, and which each is.
_BY_WORD: dict[str, Callable[[HuntikGame, Scope], int]] = {
    "my": _mine,
    "this": _of_source,
    "that": _last_spoken_of,
    "its": _of_it,
    "round": _of_round,
    "combat": _of_combat,
}


class Zone(Place, frozen=True):
    """A zone by a word: `my`, `this`, `that` or `its` zone, that of the `round`'s number or of the `combat`."""

    word: str

    def zone(self, game: HuntikGame, scope: Scope) -> int:
        return _BY_WORD[self.word](game, scope)


def is_zone(node: Any, word: str) -> bool:
    """Whether a node is the zone of that word."""
    return type(node) is Zone and node.word == word


MY_ZONE, THAT_ZONE = Zone("my"), Zone("that")

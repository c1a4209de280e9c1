"""Zones, as card texts speak of them (HK 400.10)."""

from __future__ import annotations

from quickening.core.modifiers import Ref
from quickening.games.huntik.state import PLAY, ZONES, HuntikGame
from quickening.lang.nodes import Node, Scope, Selection


class Place(Node, frozen=True):
    """A zone. `zone` gives its number as the lead player counts, 0 if there is none."""

    def zone(self, game: HuntikGame, scope: Scope) -> int:
        raise NotImplementedError  # pragma: no cover


class MyZone(Place, frozen=True):
    """The zone I am in, or was in when I left play."""

    def zone(self, game: HuntikGame, scope: Scope) -> int:
        if scope.me is None:
            return scope.place
        state = game.cards[scope.me.card]
        if state.area == PLAY and game.alive(scope.me):
            return state.zone
        return game.last_zones.get(scope.me.handle, scope.place)


class ThisZone(Place, frozen=True):
    """The zone of the card whose text this is."""

    def zone(self, game: HuntikGame, scope: Scope) -> int:
        return game.cards[scope.source.card].zone if scope.source else 0


class ThatZone(Place, frozen=True):
    """The zone last spoken of."""

    def zone(self, game: HuntikGame, scope: Scope) -> int:
        return scope.place


class ZoneNumber(Place, frozen=True):
    """A zone by its number, read from the controller's side (HK 400.10b)."""

    number: int

    def zone(self, game: HuntikGame, scope: Scope) -> int:
        return game.seen_from(self.number, scope.you)


class RoundZone(Place, frozen=True):
    """`a zone whose number is the same as the round number`; there are five zones."""

    def zone(self, game: HuntikGame, scope: Scope) -> int:
        return game.seen_from(game.round, scope.you) if game.round <= len(ZONES) else 0


class ZoneOf(Place, frozen=True):
    """The zone another card is in; of several features of one name, that of one which is on the map."""

    what: Selection

    def zone(self, game: HuntikGame, scope: Scope) -> int:
        zones = (game.cards[ref.card].zone for ref in self.what.refs(game, scope))
        return next((zone for zone in zones if zone), 0)


class ItsZone(Place, frozen=True):
    """The zone of what was last spoken of: where it is, or was when it left play."""

    def zone(self, game: HuntikGame, scope: Scope) -> int:
        chosen = (ref for _, refs in reversed(scope.bound) for ref in refs)
        zones = (zone_of(game, ref) for ref in (*scope.it, *chosen))
        return next((zone for zone in zones if zone), scope.place)


def zone_of(game: HuntikGame, ref: Ref) -> int:
    """The zone of a card in play, or the one it left; 0 if it was in none as the card it is."""
    if game.alive(ref):
        return game.cards[ref.card].zone
    left = (getattr(event, "zone", 0) for event in reversed(game.log) if getattr(event, "card", None) == ref.card)
    return next((zone for zone in left if zone), 0)


class CombatZone(Place, frozen=True):
    """The zone of the combat going on."""

    def zone(self, game: HuntikGame, scope: Scope) -> int:
        return game.combat.zone if game.combat else 0

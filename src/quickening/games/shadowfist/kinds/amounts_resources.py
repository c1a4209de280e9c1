"""Numbers of resources, and of damage on several cards (SF 8.6, 18.1)."""

from __future__ import annotations

from quickening.games.shadowfist.definitions import FACTIONS
from quickening.games.shadowfist.kinds.people import Who
from quickening.games.shadowfist.state import PLAY, ShadowfistGame
from quickening.lang.nodes import Amount, Scope, Selection
from quickening.lang.selections import Cards


class CountFactions(Amount, frozen=True):
    """`the number of different faction resources in your pool` (SF 18.1, 18.2)."""

    who: Who

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        pools = [game.resources(seat) for seat in self.who.seats(game, scope)]
        return sum(sign in pool for pool in pools for sign in FACTIONS)


class CountProvided(Amount, frozen=True):
    """`the number of resources it provides`: in play as it does now, elsewhere as printed (SF 8.6)."""

    what: Selection
    sign: str = ""

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        signs = [sign for ref in self.what.refs(game, scope) for sign in provided(game, ref.card)]
        return sum(self.sign in ("", sign) for sign in signs)


def provided(game: ShadowfistGame, card: int) -> tuple[str, ...]:
    """What a card provides, or would if it were in play."""
    from quickening.games.shadowfist.rules.facts import provided_by

    return provided_by(game, card) if game.cards[card].area == PLAY else game.cards[card].printed.provides


class DamageAmong(Amount, frozen=True):
    """`the damage on other Characters you control`, all together."""

    cards: Cards

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return sum(game.cards[card].damage_total for card in self.cards.found(game, scope))

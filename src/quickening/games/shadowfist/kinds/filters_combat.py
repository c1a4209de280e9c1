"""Words about attacks and combat (SF 28, 30, 41)."""

from __future__ import annotations

from quickening.games.shadowfist.events.attacks import TurnedToAttack
from quickening.games.shadowfist.events.in_play import Damaged
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Filter, Scope


class FightsNear(Filter, frozen=True):
    """`with Fighting no lower than two less than yours`: compared with the Character chosen first (SF 41.8)."""

    less: int

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        refs = scope.bound[0][1] if scope.bound else (() if scope.source is None else (scope.source,))
        return all(
            game.current_fighting(card) >= game.current_fighting(ref.card) - self.less
            for ref in refs
            if game.is_character(ref.card)
        )


def attacks(game: ShadowfistGame, card: int) -> bool:
    """SF 28.1. Whether a Character is attacking."""
    return game.attack is not None and game.attack.attacker(card) is not None


def intercepts(game: ShadowfistGame, card: int) -> bool:
    """SF 28.6. Whether a Character is intercepting."""
    return game.attack is not None and game.attack.interceptor(card) is not None


def opponents_in_combat(game: ShadowfistGame, card: int) -> list[int]:
    """SF 30.1. Whom a Character is about to fight, or fights."""
    if game.combat is not None:
        pairs = [(one.card, other.card) for one, other in game.combat.pairs]
        return [b for a, b in pairs if a == card] + [a for a, b in pairs if b == card]
    if game.attack is None:
        return []
    one = game.attack.interceptor(card)
    if one is not None:
        return [one.attacker.card]
    return [other.card.card for other in game.attack.interceptors if other.attacker.card == card]


def under_attack(game: ShadowfistGame, card: int) -> bool:
    """SF 28.1.3. Whether a card is the target of an attack."""
    return game.attack is not None and any(one.target.card == card for one in game.attack.attackers)


def fights_higher(game: ShadowfistGame, card: int) -> bool:
    """Whether it is about to enter combat with a Character with a higher Fighting."""
    mine, foes = game.current_fighting(card), opponents_in_combat(game, card)
    return any(game.is_character(other) and game.current_fighting(other) > mine for other in foes)


def attacks_alone(game: ShadowfistGame, card: int) -> bool:
    """SF 28.1. Whether it is the only attacker."""
    attackers = game.attack.attackers if game.attack is not None else ()
    return len(attackers) == 1 and attackers[0].card.card == card


def faces_off(game: ShadowfistGame, card: int) -> bool:
    """SF 41.0."""
    return game.faceoff is not None and any(ref.card == card for ref in game.faceoff)


def attacked_this_turn(game: ShadowfistGame, card: int) -> bool:
    """SF 28.1.4. Whether it was declared as an attacker since the turn began."""
    return any(isinstance(event, TurnedToAttack) and event.card == card for event in game.events_this_turn())


def damaged_this_turn(game: ShadowfistGame, card: int) -> bool:
    """SF 29.4. Whether damage was inflicted on it since the turn began."""
    return any(isinstance(event, Damaged) and event.card == card for event in game.events_this_turn())


def is_at_attack(game: ShadowfistGame, card: int) -> bool:
    """SF 28.3. Whether it is where an attacker's target is."""
    attackers = game.attack.attackers if game.attack is not None else ()
    place = game.location(card)
    return place != 0 and any(game.location(one.target.card) == place for one in attackers)

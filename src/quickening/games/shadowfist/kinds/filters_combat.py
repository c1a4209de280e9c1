"""Words about attacks and combat (SF 28, 30, 41)."""

from __future__ import annotations

from quickening.games.shadowfist.state import NOBODY, ShadowfistGame
from quickening.lang.nodes import Filter, Scope, Selection
from quickening.lang.selections import Cards


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


class Attacking(Filter, frozen=True):
    """`attacking it`: whose attack has that target (SF 28.1.3)."""

    what: Selection

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        if game.attack is None:
            return False
        one = game.attack.attacker(card)
        return one is not None and one.target in self.what.refs(game, scope)


class AttackingA(Filter, frozen=True):
    """`attacking a Site you control`."""

    cards: Cards

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        if game.attack is None:
            return False
        one = game.attack.attacker(card)
        return one is not None and game.alive(one.target) and self.cards.fits(game, one.target.card, scope)


class InterceptingIt(Filter, frozen=True):
    """`intercepting it`."""

    what: Selection

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        if game.attack is None:
            return False
        one = game.attack.interceptor(card)
        return one is not None and one.attacker in self.what.refs(game, scope)


class InterceptingA(Filter, frozen=True):
    """`intercepting a Unique Character`."""

    cards: Cards

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        if game.attack is None:
            return False
        one = game.attack.interceptor(card)
        return one is not None and game.alive(one.attacker) and self.cards.fits(game, one.attacker.card, scope)


class FacedBy(Filter, frozen=True):
    """`the Character it is intercepting`, `the Site it is attacking`: whom a card goes against (SF 28.1.3, 28.6)."""

    what: Selection
    intercepting: bool

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return card in (faced(game, ref.card, self.intercepting) for ref in self.what.refs(game, scope))


def faced(game: ShadowfistGame, card: int, intercepting: bool) -> int:
    """Whom a card intercepts, or attacks; nobody if it does not."""
    if game.attack is None:
        return NOBODY
    interceptor, attacker = game.attack.interceptor(card), game.attack.attacker(card)
    if intercepting:
        return NOBODY if interceptor is None else interceptor.attacker.card
    return NOBODY if attacker is None else attacker.target.card


class InCombatWith(Filter, frozen=True):
    """`in combat with it` (SF 30.0)."""

    what: Selection

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        mine = self.what.refs(game, scope)
        return any(
            (one in mine and other.card == card) or (other in mine and one.card == card)
            for one, other in (game.combat.pairs if game.combat is not None else ())
        )


class UnderAttack(Filter, frozen=True):
    """`that is the target of an attack` (SF 28.1.3)."""

    non: bool = False

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        under = game.attack is not None and any(one.target.card == card for one in game.attack.attackers)
        return under != self.non


class InCombat(Filter, frozen=True):
    """`that is about to enter combat`: it is intercepted, intercepts, or its attack reached its target."""

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return bool(opponents_in_combat(game, card))


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


class AboutToFight(Filter, frozen=True):
    """`about to enter combat with it` (SF 28.6.7, 30.1)."""

    what: Selection

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return any(card in opponents_in_combat(game, ref.card) for ref in self.what.refs(game, scope))


class AgainstHigher(Filter, frozen=True):
    """`that is about to enter combat with a Character with a higher Fighting`."""

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        mine = game.current_fighting(card)
        return any(
            game.is_character(other) and game.current_fighting(other) > mine
            for other in opponents_in_combat(game, card)
        )


class InterceptingOrAttacked(Filter, frozen=True):
    """`in combat with a <Cop> card` (SF 30.0)."""

    cards: Cards

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return any(self.cards.fits(game, other, scope) for other in opponents_in_combat(game, card))


class AttacksAlone(Filter, frozen=True):
    """`the only attacker` (SF 28.1)."""

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        attackers = game.attack.attackers if game.attack is not None else ()
        return len(attackers) == 1 and attackers[0].card.card == card


class FacingOff(Filter, frozen=True):
    """`in a Faceoff` (SF 41.0)."""

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return game.faceoff is not None and any(ref.card == card for ref in game.faceoff)


class AttackedThisTurn(Filter, frozen=True):
    """`that attacked this turn`: declared as an attacker since the turn began (SF 28.1.4)."""

    non: bool = False

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        from quickening.games.shadowfist.happenings import TurnedToAttack

        attacked = any(isinstance(event, TurnedToAttack) and event.card == card for event in game.events_this_turn())
        return attacked != self.non


class HurtThisTurn(Filter, frozen=True):
    """`that damaged that Site this turn`: it inflicted damage on a card since the turn began (SF 29.4)."""

    what: Selection

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        from quickening.games.shadowfist.events import Damaged

        hurt = {ref.card for ref in self.what.refs(game, scope)} or {ref.card for ref in scope.it}
        return any(
            isinstance(event, Damaged) and event.card in hurt and event.by is not None and event.by.card == card
            for event in game.events_this_turn()
        )


class WasAttacker(Filter, frozen=True):
    """`that was an attacker in that attack`: declared in the latest attack (SF 28.1.4)."""

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return card in game.latest_attackers()

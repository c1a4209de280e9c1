"""Turns, cancelling, ending a combat, and winning (HK 500, 601, 701, 707)."""

from __future__ import annotations

from collections.abc import Callable

from quickening.core.frames import Next, Run
from quickening.games.huntik.events.combat import AttacksChanged, CombatCutShort
from quickening.games.huntik.events.plays import ExtraMajor, FirstNextRound, TurnTaken, WentAgain
from quickening.games.huntik.rules.combat import attack_total
from quickening.games.huntik.rules.movement import OfferCombat
from quickening.games.huntik.state import HuntikGame
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve

Carried = Callable[[HuntikGame, Resolve], Next]
#: What may be ordered without saying to which card, and how it is carried out.
_ORDERS: dict[str, Carried] = {}


def order(deed: str) -> Callable[[Carried], Carried]:
    """How a deed is carried out that is ordered by its name alone."""

    def noted(carried: Carried) -> Carried:
        _ORDERS[deed] = carried
        return carried

    return noted


@order("go again")
def _go_again(game: HuntikGame, frame: Resolve) -> Next:
    """HK 707.2."""
    return game.do([WentAgain(frame.scope.you)], frame.start)


@order("go first")
def _go_first(game: HuntikGame, frame: Resolve) -> Next:
    """HK 500.1d."""
    return game.do([FirstNextRound(frame.scope.you)], frame.start)


@order("opponent goes first")
def _go_second(game: HuntikGame, frame: Resolve) -> Next:
    """HK 500.1d. The opponent goes first."""
    return game.do([FirstNextRound(1 - frame.scope.you)], frame.start)


@order("cancel action")
def _cancel(game: HuntikGame, frame: Resolve) -> Next:
    """HK 701.4. `Cancel that Action`."""
    game.cancel_answered_play()
    return frame.start


@order("take the turn")
def _take_turn(game: HuntikGame, frame: Resolve) -> Next:
    """HK 707.3. `It's now your turn`."""
    return game.do([TurnTaken(frame.scope.you)], frame.start)


@order("extra major hero")
def _extra_major(game: HuntikGame, frame: Resolve) -> Next:
    """HK 301.2b. `you may play an extra major hero this round`."""
    return game.do([ExtraMajor(frame.scope.you)], frame.start)


@order("win")
def _win(game: HuntikGame, frame: Resolve) -> Next:
    """`You win`."""
    game.win(frame.scope.you)
    return frame.start


@order("end combat")
def _end_combat(game: HuntikGame, frame: Resolve) -> Next:
    """The combat ends; no attacks are aimed on either side."""
    return game.do([CombatCutShort()], frame.start)


@order("remove all attacks")
def _remove_attacks(game: HuntikGame, frame: Resolve) -> Next:
    """HK 601.6. As many enemy attacks as there are now."""
    enemy = 1 - frame.scope.you
    count = attack_total(game, enemy) if game.combat is not None else 0
    return game.do([AttacksChanged(enemy, -count)] if count else [], frame.start)


@order("can start combat")
def _can_start_combat(game: HuntikGame, frame: Resolve) -> Next:
    """`I can start a combat`, after being put into a zone: an exception to HK 403.5."""
    if frame.scope.me is None or not game.alive(frame.scope.me):
        return frame.start
    return Run(OfferCombat(card=frame.scope.me.card), frame.start)


#: What can be done in a combat only.
IN_COMBAT = frozenset({"end combat", "remove all attacks"})


class Order(Effect, frozen=True):
    """What is done to turns, the combat, the game, or the hand or deck of whoever does it."""

    deed: str

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        return _ORDERS[self.deed](game, frame)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return game.combat is not None or self.deed not in IN_COMBAT

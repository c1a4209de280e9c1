"""Players as targets (HK 704.1). A player is meant where a text would mean a card, under a number of their own."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.frames import Next, Run
from quickening.games.huntik.events import ControlChanged, EnteredPlay
from quickening.games.huntik.state import NOBODY, PLAY, HuntikGame, player_number, seat_of
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Chosen


class TargetPlayer(Chosen, frozen=True):
    """`target player`. One player is not chosen twice for one power (HK 704.1b)."""

    def candidates(self, game: HuntikGame, scope: Scope) -> list[int]:
        taken = {ref.card for _, refs in scope.bound for ref in refs}
        players = [player_number(seat) for seat in (scope.you, 1 - scope.you)]
        return [player for player in players if player not in taken]

    def is_available(self, game: HuntikGame, scope: Scope) -> bool:
        return len(self.candidates(game, scope)) >= self.least


class PlayerDoes(Effect, frozen=True):
    """What the player who was chosen does: to them it is "you" and "your"."""

    who: TargetPlayer
    deed: Effect

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        player = frame.scope.got(self.who.slot) or ()
        if not player:
            return frame.start
        scope = replace(frame.scope, you=seat_of(player[0].card), it=())
        return Run(Resolve(todo=(self.deed,), scope=scope), frame.start)


class OpponentDoes(Effect, frozen=True):
    """What your opponent does: to them it is "you" and "your"."""

    deed: Effect

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        scope = replace(frame.scope, you=1 - frame.scope.you, it=())
        return Run(Resolve(todo=(self.deed,), scope=scope), frame.start)


class RoleDoes(Effect, frozen=True):
    """What the `lead` or the `defending` player does, or the `controller` or `owner` of what was last spoken of."""

    who: str
    deed: Effect

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        seat = self.seat(game, frame.scope)
        if seat < 0:
            return frame.start
        return Run(Resolve(todo=(self.deed,), scope=replace(frame.scope, you=seat)), frame.start)

    def seat(self, game: HuntikGame, scope: Scope) -> int:
        if self.who in ("lead", "defending"):
            return game.lead if self.who == "lead" else game.defender
        if self.who == "owner":
            return game.cards[scope.it[0].card].owner if scope.it else NOBODY
        return controller_or_last(game, scope.it[0].card) if scope.it else NOBODY


def controller_or_last(game: HuntikGame, card: int) -> int:
    """HK 706.3. Who controls a card, or did so when it left play; else its owner."""
    state = game.cards[card]
    if state.controller >= 0 or state.area == PLAY:
        return state.controller
    gained = [event for event in game.log if isinstance(event, (ControlChanged, EnteredPlay))]
    seats = [event.seat for event in gained if event.card == card]
    return seats[-1] if seats else state.owner

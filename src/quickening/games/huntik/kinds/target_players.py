"""Players as targets (HK 704.1). A player is meant where a text would mean a card, under a number of their own."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.frames import Next, Run
from quickening.games.huntik.events.areas import EnteredPlay
from quickening.games.huntik.events.on_the_map import ControlChanged
from quickening.games.huntik.state import NOBODY, PLAY, HuntikGame, player_number, seat_of
from quickening.lang.nodes import Effect, Scope, Selection
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


class Does(Effect, frozen=True):
    """What somebody else does: to them it is "you" and "your".

    `who`: the `lead`, the `defending` or `each` player, the lead player first (HK 801.1); your `opponent`; the
    `player` who was chosen; the `controller` or `owner` of a card, of `what` or of what was last spoken of.
    """

    who: str
    what: Selection | None
    deed: Effect

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        if self.who == "each":
            frame.insert(Does("lead", None, self.deed), Does("defending", None, self.deed))
            return frame.start
        seat = self.seat(game, frame.scope)
        if seat < 0:
            return frame.start
        it = () if self.who in ("player", "opponent") else frame.scope.it
        return Run(Resolve(todo=(self.deed,), scope=replace(frame.scope, you=seat, it=it)), frame.start)

    def seat(self, game: HuntikGame, scope: Scope) -> int:
        if self.who in ("lead", "defending"):
            return game.lead if self.who == "lead" else game.defender
        if self.who == "opponent":
            return 1 - scope.you
        if self.who == "player":
            players = scope.got(self.what.slot) if isinstance(self.what, Chosen) else None
            return seat_of(players[0].card) if players else NOBODY
        refs = scope.it if self.what is None else self.what.refs(game, scope)
        if not refs:
            return NOBODY
        if self.what is not None:
            return game.cards[refs[0].card].controller
        return game.cards[refs[0].card].owner if self.who == "owner" else controller_or_last(game, refs[0].card)


def controller_or_last(game: HuntikGame, card: int) -> int:
    """HK 706.3. Who controls a card, or did so when it left play; else its owner."""
    state = game.cards[card]
    if state.controller >= 0 or state.area == PLAY:
        return state.controller
    gained = [event for event in game.log if isinstance(event, (ControlChanged, EnteredPlay))]
    seats = [event.seat for event in gained if event.card == card]
    return seats[-1] if seats else state.owner

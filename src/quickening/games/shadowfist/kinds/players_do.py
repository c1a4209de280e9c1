"""What players do or have done to them by a text: with Power, hands and decks (SF 17, 22.2.5, 31.3, 39, 50.8).

An `Act` is a line of the table of `ACTS`: the events it makes for each player, or a way of its own.
"""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.games.shadowfist.kinds import hands, power
from quickening.games.shadowfist.kinds.basics import Cost, X
from quickening.games.shadowfist.kinds.people import YOU, ChosenPlayer, Who
from quickening.games.shadowfist.kinds.power import Act, amounts
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Amount, Scope
from quickening.lang.selections import Cards

#: What may be done, by its name.
ACTS: dict[str, Act] = {**power.ACTS, **hands.ACTS}


class PlayersDo(Cost, frozen=True):
    """`gain 2 Power`, `each opponent discards a card`, `look at your hand`: something done by players, or to them.

    `how` narrows it down, `limit` is how much a player can get in this way, `per` turn or by this very effect (where
    Power is saved: for each card), and `cards` are those it is about.
    """

    deed: str
    amount: Amount | None = None
    who: Who = YOU
    how: str = ""
    limit: int = 0
    per: str = ""
    cards: Cards | None = None

    @property
    def act(self) -> Act:
        """How it is done."""
        return ACTS[self.deed]

    @property
    def threat(self) -> str:
        """SF 26.3. What it could do to players."""
        return self.act.threat

    @property
    def says_who(self) -> bool:
        """Whether it is told of players in general, not only of the player of the text."""
        return not self.act.yours

    @property
    def picks_players(self) -> tuple[str, ...]:
        """What is asked of whoever chooses the players, one after another."""
        return power.PASSING if self.deed == "pass Power" else ()

    def able_players(self, game: ShadowfistGame, chosen: tuple[int, ...]) -> list[int]:
        """Who may be chosen next."""
        return power.may_pass(game, chosen)

    @property
    def sets_x(self) -> bool:
        """SF 48.0. Whether the player says how much X is."""
        return self.act.most_x is not None and isinstance(self.amount, X)

    def most_x(self, game: ShadowfistGame, scope: Scope) -> int:
        """As much as there is."""
        most = self.act.most_x
        return 0 if most is None else most(game, scope.you)

    def power(self, game: ShadowfistGame, scope: Scope) -> int:
        if not self.act.takes_power or self.amount is None or self.sets_x:
            return 0
        return self.amount.value(game, scope)

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        act = self.act
        if act.most_x is not None and self.amount is not None:
            return act.most_x(game, scope.you) >= self.amount.value(game, scope)
        if act.possible is not None:
            return act.possible(game, scope, self)
        return not isinstance(self.who, ChosenPlayer) or bool(self.who.candidates(game, scope))

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        act = self.act
        if act.pay is not None:
            return act.pay(game, frame, self)
        amount = amounts(game, frame, self.amount)
        made: list[Event] = []
        for seat in self.who.seats(game, frame.scope):
            made += act.events(game, frame, seat, amount, self) if amount and act.events is not None else []
        return game.do(made, frame.start, frame.scope.spared)


def players_do(effect: Any, *deeds: str) -> bool:
    """Whether an effect is one of these things done by players."""
    return isinstance(effect, PlayersDo) and effect.deed in deeds


class TargetPlayer(Cost, frozen=True):
    """`target an opponent`: chosen as the effect is generated (SF 24.2.1)."""

    who: ChosenPlayer
    only_chooses: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        return frame.start  # type: ignore[no-any-return]

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return bool(self.who.candidates(game, scope))

"""Effects by which cards enter play: played, returned, placed, made as tokens (SF 37, 44, 47)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.frames import Next
from quickening.games.shadowfist.definitions import CHARACTER, Printed
from quickening.games.shadowfist.kinds.abilities import Bold, Restriction
from quickening.games.shadowfist.kinds.basics import Cost, Number
from quickening.games.shadowfist.kinds.effects import ToCards
from quickening.games.shadowfist.kinds.people import YOU, Who
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import PLAY
from quickening.lang.nodes import Amount, Scope, Selection
from quickening.lang.selections import Cards


class ReturnToPlay(ToCards, frozen=True):
    """SF 44.1. From a pile, under your control, its owner's or another player's (`under`).

    `voluntary`: somebody chose to; nobody may choose a second copy of a Limited or Unique card (SF 49.2, 49.9).
    """

    owner: bool = False
    turned: bool = False
    under: Who | None = None
    voluntary: bool = True
    verb: ClassVar[str] = "return to play"

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        if game.cards[card].area in (PLAY, "toasted pile"):
            return False
        return all(game.may_return(card, seat, self.voluntary) for seat in self.seats(game, card, scope))

    def by_chance(self) -> ToCards:
        return replace(self, voluntary=False)

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs = [ref for ref in self.what.refs(game, frame.scope) if self.allows(game, ref.card, frame.scope)]
        frame.moving = tuple(refs)
        return frame.run_each(  # type: ignore[no-any-return]
            [
                game.returning(ref.card, seat, frame.scope.source, turned=self.turned, voluntary=self.voluntary)
                for ref in refs
                for seat in self.seats(game, ref.card, frame.scope)
            ]
        )

    def seats(self, game: ShadowfistGame, card: int, scope: Any) -> list[int]:
        """Who controls a card that returns; nobody if that player is there no more."""
        if self.under is not None:
            return self.under.seats(game, scope)[:1]
        return [game.cards[card].owner if self.owner else scope.you]


class PlayFrom(Cost, frozen=True):
    """SF 37.0. `play a Character at -2 cost`: a card is played as the effect resolves, from the hand or a pile.

    `waiving`: one resource may be missing, `of_chosen`: one of that which was chosen. `at_printed`: costs as printed.
    `these`: one of the cards that the text has just looked at.
    """

    cards: Cards
    change: Amount | None = None
    free: bool = False
    on: Selection | None = None
    most: int = 1
    subject: Cards | None = None
    ignoring: bool = False
    waiving: bool = False
    of_chosen: bool = False
    at_printed: bool = False
    toast_events: bool = False
    face_up: bool = False
    any_type: bool = False
    these: bool = False
    plays_card: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        if self.most > 1:
            frame.insert(replace(self, most=self.most - 1))
        change = 0 if self.change is None else self.change.value(game, frame.scope)
        return game.play_from(frame, self, change)


class PlayThis(Cost, frozen=True):
    """`play this card at -2 cost`: the card itself, from where it is."""

    what: Selection
    change: Amount | None = None
    free: bool = False
    on: Selection | None = None
    origin: str = "hand"
    face_up: bool = False
    plays_card: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        change = 0 if self.change is None else self.change.value(game, frame.scope)
        return game.play_these(frame, self, change)


def token(title: str, subtitle: str, fighting: int, cost: int = 0) -> Printed:
    """SF 47.0, 49.7. A token Character: title, printed Fighting, printed cost, and Toast It."""
    return Printed(
        key=f"token/{title}/{fighting}",
        name=title,
        set="token",
        subtitle=subtitle,
        type=CHARACTER,
        cost=cost,
        fighting=fighting,
        abilities=(Restriction("Toast It"),),
    )


class MakeTokens(Cost, frozen=True):
    """SF 47.0. Tokens are put into play: title, printed Fighting and cost, and bold-faced abilities."""

    title: str
    fighting: int
    cost: int
    count: Amount = Number(1)
    requires: tuple[str, ...] = ()
    bolds: tuple[str, ...] = ()
    who: Who = YOU

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        bare = token(self.title, "", self.fighting, self.cost)
        printed = replace(
            bare, requires=self.requires, abilities=(*bare.abilities, *(Bold(word) for word in self.bolds))
        )
        count = max(0, self.count.value(game, frame.scope))
        makers = [
            game.making_token(seat, printed, frame.scope.source)
            for seat in self.who.seats(game, frame.scope)
            for _ in range(count)
        ]
        return frame.run_each(makers)  # type: ignore[no-any-return]

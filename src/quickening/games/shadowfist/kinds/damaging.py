"""Effects that inflict, divide, heal and ward off damage (SF 16, 29)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.frames import Next
from quickening.games.shadowfist.events.in_play import ModifierMade
from quickening.games.shadowfist.kinds.basics import Cost, DamageChange, Number, These
from quickening.games.shadowfist.kinds.effects import ToCards, choosable
from quickening.games.shadowfist.kinds.filters import Noun
from quickening.games.shadowfist.kinds.relations import To
from quickening.games.shadowfist.kinds.selections import noting_all
from quickening.games.shadowfist.rules.damage import inflicted_apart
from quickening.games.shadowfist.rules.saying import Divide
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NO_CARD, PLAY, TURN, Modifier, Packet
from quickening.lang.nodes import Amount, Scope, Selection
from quickening.lang.selections import Cards, Chosen


def may_be_damaged(game: ShadowfistGame, card: int) -> bool:
    """SF 29.0. Whether it is a Character or Site in play; a State takes only what is redirected to it (SF 6.0)."""
    return card >= 0 and game.cards[card].area == PLAY and (game.is_character(card) or game.is_site(card))


class Inflict(ToCards, frozen=True):
    """SF 29.2. Non-combat damage on cards, all at once; its source is the text's card unless another is named."""

    amount: Amount
    unstoppable: bool = False
    source: Selection | None = None
    corrupted: bool = False
    verb: ClassVar[str] = "damage"

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return may_be_damaged(game, card)

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        scope = frame.scope
        refs = [ref for ref in self.what.refs(game, scope) if self.allows(game, ref.card, scope)]
        frame.scope = noting_all(scope, self.what, refs)
        sources = self.source.refs(game, scope) if self.source is not None else ()
        source = (sources[0] if sources else scope.source) or NO_CARD
        amount, sure, rots = max(0, self.amount.value(game, scope)), self.unstoppable, self.corrupted
        dealt = [Packet(source, ref, amount, seat=scope.you, corrupted=rots, unstoppable=sure) for ref in refs]
        return game.do(inflicted_apart(game, dealt), frame.start, scope.spared)


class InflictOwn(ToCards, frozen=True):
    """`each Character takes damage equal to its cost`: so much on each, as it was when it was generated (SF 24.2)."""

    amount: Amount
    dealt: tuple[Inflict, ...] = ()
    verb: ClassVar[str] = "damage"

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return may_be_damaged(game, card)

    def as_generated(self, game: ShadowfistGame, scope: Scope) -> Any:
        """With how much each takes; in its amount each of them is `it`."""
        dealt = tuple(
            Inflict(These((ref,)), Number(self.amount.value(game, replace(scope, it=(ref,)))))
            for ref in self.what.refs(game, scope)
        )
        return replace(self, dealt=dealt)

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        scope, source = frame.scope, frame.scope.source or NO_CARD
        packets = [
            Packet(source, ref, max(0, one.amount.value(game, scope)), seat=scope.you)
            for one in self.dealt
            for ref in one.what.refs(game, scope)
            if self.allows(game, ref.card, scope)
        ]
        return game.do(inflicted_apart(game, packets), frame.start, scope.spared)


class InflictDivided(Cost, frozen=True):
    """`inflict 3 damage, divided any way you choose, on ...`: divided when it is generated (SF 24.2.1)."""

    amount: Amount
    what: Chosen
    verb: ClassVar[str] = "damage"

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs = self.what.refs(game, frame.scope)
        amount = max(0, self.amount.value(game, frame.scope))
        return frame.run_each([Divide(scope=frame.scope, cards=refs, left=amount)])  # type: ignore[no-any-return]

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return choosable(game, scope, self.what)


class Shield(ToCards, frozen=True):
    """`reduce to 0 all non-combat damage from a single source an opponent controls to a single card` (SF 29.6.3).

    `step`: to so much, or by so much. `combat`, `non_combat`: only such damage.
    """

    amount: Amount
    source: Chosen
    step: str = "taken to"
    combat: bool = False
    non_combat: bool = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs, sources = self.what.refs(game, frame.scope), self.source.refs(game, frame.scope)
        by = Cards(Noun("card"), (), (To("is", These(sources)),))
        amount = Number(self.amount.value(game, frame.scope))
        change = DamageChange(self.step, amount, self.combat, by, self.non_combat)
        made = [ModifierMade(Modifier(change, frame.scope, 0, TURN, refs))] if refs and sources else []
        return game.do(made, frame.start, frame.scope.spared)

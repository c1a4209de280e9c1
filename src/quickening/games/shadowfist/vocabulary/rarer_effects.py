"""Rarer effects: tokens, coins, copied text, Faceoffs' odds (SF 36, 41, 47)."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events import ModifierMade
from quickening.games.shadowfist.state import LASTING, Modifier, ShadowfistGame
from quickening.games.shadowfist.vocabulary.abilities import Bold
from quickening.games.shadowfist.vocabulary.effects import Sacrifice, ToCards
from quickening.games.shadowfist.vocabulary.kinds import CopyText, Cost, Number, Picked
from quickening.games.shadowfist.vocabulary.people import Who, You
from quickening.games.shadowfist.vocabulary.selections import Targets
from quickening.lang.nodes import Amount, Filter, Scope, Selection
from quickening.lang.selections import Cards, Chosen


class MakeTokens(Cost, frozen=True):
    """SF 47.0. Tokens are put into play: title, printed Fighting and cost, and bold-faced abilities."""

    title: str
    fighting: int
    cost: int
    count: Amount = Number(1)
    requires: tuple[str, ...] = ()
    bolds: tuple[str, ...] = ()
    who: Who = You()

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.rules.returning import MakeToken, token

        bare = token(self.title, "", self.fighting, self.cost)
        printed = replace(
            bare, requires=self.requires, abilities=(*bare.abilities, *(Bold(word) for word in self.bolds))
        )
        count = max(0, self.count.value(game, frame.scope))
        makers = [
            MakeToken(seat=seat, printed=printed, by=frame.scope.source)
            for seat in self.who.seats(game, frame.scope)
            for _ in range(count)
        ]
        return frame.run_each(makers)  # type: ignore[no-any-return]


class FlipCoin(Cost, frozen=True):
    """`flip a coin. Heads: ... Tails: ...`."""

    heads: tuple[Any, ...] = ()
    tails: tuple[Any, ...] = ()

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        frame.insert(*(self.heads if game.chance.below(2) == 0 else self.tails))
        return frame.start  # type: ignore[no-any-return]


class CopyRules(ToCards, frozen=True):
    """SF 36.0, 36.2. A card gains the printed rules text of another, without its restrictions.

    `bold`: only the bold-faced abilities printed there, not those its text gives under conditions (SF 36.10).
    """

    source: Selection
    until: str = LASTING
    bold: bool = False
    verb: ClassVar[str] = "copy"

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs, sources = self.receiving(game, frame.scope), self.identified(game, frame.scope)
        texts = [game.cards[ref.card].definition for ref in sources if not self.uncopyable(game, ref.card)]
        made = [
            ModifierMade(Modifier(CopyText(self.part_of(copied.abilities)), frame.scope, 0, self.until, refs))
            for copied in texts
            if refs
        ]
        return game.do(made, frame.start, frame.scope.spared)

    def part_of(self, abilities: tuple[Any, ...]) -> tuple[Any, ...]:
        """What of a text is copied."""
        return tuple(one for one in abilities if isinstance(one, Bold)) if self.bold else abilities

    def receiving(self, game: ShadowfistGame, scope: Any) -> tuple[Ref, ...]:
        """The cards that gain the text: `target` is what was targeted, not the card chosen to be copied."""
        if not isinstance(self.what, Targets) or not isinstance(self.source, Chosen):
            return self.what.refs(game, scope)
        slot = self.source.slot
        return self.what.refs(game, replace(scope, bound=tuple(one for one in scope.bound if one[0] != slot)))

    def identified(self, game: ShadowfistGame, scope: Any) -> tuple[Ref, ...]:
        """SF 36.4. The card whose text was identified at generation, whatever became of it since."""
        chosen = scope.got(self.source.slot) if isinstance(self.source, Chosen) else None
        return self.source.refs(game, scope) if chosen is None else chosen

    def uncopyable(self, game: ShadowfistGame, card: int) -> bool:
        """SF 49.8."""
        return "Uncopyable" in game.cards[card].definition.restrictions


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


class SacrificeOwn(Cost, frozen=True):
    """SF 45.3. `each player sacrifices a Character`: players choose and sacrifice cards of their own, clockwise."""

    who: Who
    cards: Cards

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.rules.effects import Resolving

        chosen = Sacrifice(Picked(self.cards, slot=0, later=True))
        return frame.run_each(  # type: ignore[no-any-return]
            [
                Resolving(todo=(chosen,), scope=replace(frame.scope, you=seat, bound=()))
                for seat in self.who.seats(game, frame.scope)
            ]
        )

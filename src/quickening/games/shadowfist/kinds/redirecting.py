"""SF 38. Effects that redirect damage: they set signposts."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.effects import SignpostSet
from quickening.games.shadowfist.kinds.basics import WORDS, Change, Cost
from quickening.games.shadowfist.kinds.moves import is_unchosen
from quickening.games.shadowfist.kinds.selections import Picked
from quickening.games.shadowfist.kinds.timings import could_do
from quickening.games.shadowfist.rules.redirection import may_redirect_to
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import Signpost
from quickening.lang.nodes import Amount, Scope, Selection
from quickening.lang.selections import It


def damaging(game: ShadowfistGame) -> list[int]:
    """The cards of the effects of the scene that could inflict damage."""
    return [one.source.card for one in game.effects if any(verb == "damage" for verb, _ in could_do(game, one))]


class Redirect(Cost, frozen=True):
    """SF 38.2. Damage of a source that was to go to one card goes to another; all three are named at generation.

    Without `away` it is whatever the source was to damage; `amount` is how much at most, and with `up_to` as much of
    that as its player says (SF 24.2.1).
    """

    source: Selection
    away: Selection | None
    to: Selection
    amount: Amount | None = None
    up_to: bool = False

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        """SF 38.3, 38.6. Whether a card can be what is chosen next: the source, the first recipient, the new one."""
        if is_unchosen(self.source, scope):
            return (isinstance(self.source, Picked) and self.source.source == "fights") or game.is_fighting(card)
        sources = self.sources(game, scope)
        if self.away is not None and is_unchosen(self.away, scope):
            return all(ref.card != card for ref in sources)
        away = {ref.card for ref in self.away.refs(game, scope)} if self.away is not None else set()
        return card not in away and all(may_redirect_to(game, ref, game.ref(card)) for ref in sources)

    def sources(self, game: ShadowfistGame, scope: Any) -> tuple[Ref, ...]:
        """SF 38.2.1. Where the damage comes from; in response to an effect, the card of that effect."""
        answered = game.effect(scope.answers) if scope.answers and isinstance(self.source, It) else None
        return self.source.refs(game, scope) if answered is None else (answered.source,)

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        """SF 38.1.2. The signpost lasts for the effect it answers, or for the attack."""
        scope = frame.scope
        sources, tos = self.sources(game, scope), self.to.refs(game, scope)
        aways = self.away.refs(game, scope) if self.away is not None else (None,)
        if not (sources and aways and tos) or scope.source is None:
            return frame.start  # type: ignore[no-any-return]
        most = -1 if self.amount is None else self.amount.value(game, scope)
        post = Signpost(sources[0], aways[0], tos[0], scope.source, self.answered(game, scope, sources[0]), most)
        return game.do([SignpostSet(post)], frame.start, scope.spared)

    def answered(self, game: ShadowfistGame, scope: Any, source: Ref) -> int:
        """SF 38.1.2. The effect whose damage it is, if it is not that of an attack."""
        if scope.answers or game.is_fighting(source.card):
            return int(scope.answers)
        return next((one.number for one in reversed(game.effects) if one.source == source), 0)


class Redirects(Change, frozen=True):
    """`redirect all damage inflicted on subject to this card`: for as long as the text is active (SF 38.0).

    `taken`: what is inflicted on the card, or what it inflicts. `amount`: of each source no more than that.
    """

    to: Selection
    taken: bool = True
    amount: Amount | None = None
    combat: bool = False
    layer: ClassVar[int] = WORDS

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.marks["redirects"] = (*facts.marks.get("redirects", ()), (self, scope))

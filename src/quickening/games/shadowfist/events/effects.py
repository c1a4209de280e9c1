"""SF 24, 26, 38. Effects are generated, resolve, are canceled or changed."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.modifiers import Ref
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.events.base import listed
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY, Delayed, Generated, Signpost


class EffectGenerated(Event, frozen=True):
    """SF 24.5. An effect is generated and added to the scene; while no scene can be, to the next one (SF 26.1.4)."""

    effect: Generated
    held: bool = False
    rule: ClassVar[str] = "SF 24.5"

    def apply(self, game: ShadowfistGame) -> None:
        if self.held:
            game.held.append(self.effect)
            return
        game.effects.append(self.effect)
        game.seen.append(self.effect)
        game.wrote(channels.SCENE)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str | None:
        effect, player = self.effect, game.names[self.effect.seat]
        name, _, doing = effect.name.removesuffix(")").partition(" (")
        words = {
            "card": "",
            "ending": "",
            "triggered": f"{effect.name} triggers.",
            "delayed": f"The time of {effect.name} has come.",
            "innate": f"{player} wants {name} to {doing}.",
            "reveal": f"{player} wants to reveal {name}.",
        }
        return words.get(effect.kind, f"{player} uses {effect.name}.") or None


class EffectResolved(Event, frozen=True):
    """SF 24.8. An effect has resolved and is removed from the scene."""

    effect: Generated
    rule: ClassVar[str] = "SF 24.8"

    def apply(self, game: ShadowfistGame) -> None:
        game.effects = [one for one in game.effects if one.number != self.effect.number]
        game.wrote(channels.SCENE)


class EffectCanceled(Event, frozen=True):
    """SF 33.0. An unresolved effect is removed from the scene. `card` says whose effect it was."""

    number: int
    card: int = NOBODY
    by: Ref | None = None
    seat: int = NOBODY
    rule: ClassVar[str] = "SF 33.0"
    sentence: ClassVar[str] = "The effect of {name} is canceled."

    def apply(self, game: ShadowfistGame) -> None:
        game.effects = [one for one in game.effects if one.number != self.number]
        game.wrote(channels.COURSE)


class Retargeted(Event, frozen=True):
    """SF 26.6, 26.6.1, 26.6.4. The targets of an effect are replaced; everything else about it stays.

    Cards in one `slot` of its text, the `place` it speaks of (0 for none), or the player `who` (nobody: -1).
    """

    number: int
    slot: int
    targets: tuple[Ref, ...]
    place: int = 0
    who: int = -1
    rule: ClassVar[str] = "SF 26.6.4"

    def apply(self, game: ShadowfistGame) -> None:
        game.effects = [self.aimed(game, one) if one.number == self.number else one for one in game.effects]
        game.wrote(channels.COURSE)

    def aimed(self, game: ShadowfistGame, effect: Generated) -> Generated:
        """The effect with other targets in one slot, or about another location or player."""
        scope = effect.scope
        if self.slot >= 0:
            bound = tuple((n, self.targets if n == self.slot else refs) for n, refs in scope.bound)
            return replace(effect, scope=replace(scope, bound=bound))
        scope = replace(scope, place=self.place or scope.place, who=scope.who if self.who < 0 else self.who)
        return replace(effect, scope=scope, effects=game.aimed_anew(effect, scope))

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        if self.place or self.who >= 0:
            return f"New target: {game.place_words(self.place) if self.place else game.names[self.who]}."
        return f"New targets: {listed(game, tuple(ref.card for ref in self.targets))}."


class DelayedMade(Event, frozen=True):
    """SF 26.4. An effect will wait for its time."""

    delayed: Delayed
    rule: ClassVar[str] = "SF 26.4"

    def apply(self, game: ShadowfistGame) -> None:
        game.delayed.append(replace(self.delayed, stamp=game.tick()))
        game.delayed_changed()


class SignpostSet(Event, frozen=True):
    """SF 38.1, 38.2.1. Damage of a source is redirected; an earlier signpost for it is erased (SF 38.1.1)."""

    signpost: Signpost
    rule: ClassVar[str] = "SF 38.1"

    def apply(self, game: ShadowfistGame) -> None:
        game.signposts = [one for one in game.signposts if one.source != self.signpost.source]
        game.signposts.append(self.signpost)
        game.wrote(channels.COURSE)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        post = self.signpost
        return f"Damage of {game.said(post.source.card)} is redirected to {game.said(post.to.card)}."

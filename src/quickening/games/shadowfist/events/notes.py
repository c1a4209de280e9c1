"""What the rules keep account of: nobody waits for it, and nobody is told."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.events import Note
from quickening.core.modifiers import Ref
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.areas import note_unplaced
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import (
    CombatState,
    Control,
    Delayed,
    Generated,
    Modifier,
    SceneState,
    Signpost,
)

# -- scenes and effects --------------------------------------------------------------------------------------------


class SceneBegun(Note, frozen=True):
    """SF 23.0. A scene goes on from now, with these effects; `takes_held`: they were held for it."""

    scene: SceneState
    effects: tuple[Generated, ...] = ()
    takes_held: bool = False
    rule: ClassVar[str] = "SF 23.0"

    def apply(self, game: ShadowfistGame) -> None:
        game.scene = self.scene
        game.effects = list(self.effects)
        game.seen = list(self.effects)
        if self.takes_held:
            game.held = []
        game.wrote(channels.SCENE)


class SceneOver(Note, frozen=True):
    """SF 23.5. A scene is over; the one that stood still goes on, with its effects."""

    outer: SceneState | None
    effects: tuple[Generated, ...] = ()
    seen: tuple[Generated, ...] = ()
    rule: ClassVar[str] = "SF 23.5"

    def apply(self, game: ShadowfistGame) -> None:
        game.scene = self.outer
        game.effects, game.seen = list(self.effects), list(self.seen)
        game.wrote(channels.SCENE)


class ScenePassOver(Note, frozen=True):
    """SF 26.2. Who passed until the end of the scene answers again."""

    rule: ClassVar[str] = "SF 26.2"

    def apply(self, game: ShadowfistGame) -> None:
        for player in game.players:
            if player.standing == "scene":
                player.standing = ""


class EffectTaken(Note, frozen=True):
    """SF 24.8.1. The last effect of the scene is taken from it, to resolve."""

    rule: ClassVar[str] = "SF 24.8.1"

    def apply(self, game: ShadowfistGame) -> None:
        game.effects.pop()
        game.wrote(channels.SCENE)


class SignpostsGone(Note, frozen=True):
    """SF 38.1.2. These signposts stand no more: what they were for is over, or they were used."""

    posts: tuple[Signpost, ...]
    rule: ClassVar[str] = "SF 38.1.2"

    def apply(self, game: ShadowfistGame) -> None:
        game.signposts = [one for one in game.signposts if one not in self.posts]


class ChangesEnded(Note, frozen=True):
    """SF 26.5. Changes by effects end."""

    changes: tuple[Modifier, ...]
    rule: ClassVar[str] = "SF 26.5"

    def apply(self, game: ShadowfistGame) -> None:
        game.modifiers = [one for one in game.modifiers if one not in self.changes]
        game.changes_changed(list(self.changes), [])


class DelayedEnded(Note, frozen=True):
    """SF 26.4. Delayed effects do not wait any more: they have happened, or their time is over."""

    delayed: tuple[Delayed, ...]
    rule: ClassVar[str] = "SF 26.4"

    def apply(self, game: ShadowfistGame) -> None:
        game.delayed = [one for one in game.delayed if one not in self.delayed]
        game.delayed_changed()


class Witnessed(Note, frozen=True):
    """SF 26.1. A card in hand has seen what it waits for; it may be played in the scene that follows."""

    source: Any
    at: int
    scope: Any
    rule: ClassVar[str] = "SF 26.1"

    def apply(self, game: ShadowfistGame) -> None:
        game.witnessed.append((self.source, self.at, self.scope))


# -- cards ---------------------------------------------------------------------------------------------------------


class UseCounted(Note, frozen=True):
    """SF 33.3. Something that may be done once a turn, attack or game was done in this one."""

    card: int
    key: str
    period: int
    rule: ClassVar[str] = "SF 33.3"

    def apply(self, game: ShadowfistGame) -> None:
        state = game.cards[self.card]
        state.used = (*state.used, (self.key, self.period))


class PlayedAs(Note, frozen=True):
    """SF 7.1.1. A card that may be played as something else is played so."""

    card: int
    printed: Printed
    rule: ClassVar[str] = "SF 7.1.1"

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].is_as(self.printed)


class CostKept(Note, frozen=True):
    """SF 48.3, 50.4. What a card cost stays known while it is in play; at Crisis cost it gains Toast It."""

    card: int
    x: int | None = None
    cost: int | None = None
    crisis: bool = False
    rule: ClassVar[str] = "SF 48.3"

    def apply(self, game: ShadowfistGame) -> None:
        state = game.cards[self.card]
        state.toast_it = self.crisis
        if self.cost is not None:
            state.cost = self.cost
        state.x = self.x
        if self.crisis or self.x is not None:
            game.invalidate()


class ControlsKept(Note, frozen=True):
    """SF 35.3.4. By whom and until when a card is controlled, whose controller stays the same."""

    card: int
    controls: tuple[Control, ...]
    rule: ClassVar[str] = "SF 35.3.4"

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].controls = self.controls


class CameBack(Note, frozen=True):
    """SF 35.3, 35.3.4. A card came back to a player, who may still choose another of the legal positions for it."""

    card: int
    rule: ClassVar[str] = "SF 35.3.4"

    def apply(self, game: ShadowfistGame) -> None:
        note_unplaced(game, self.card)


class Placed(Note, frozen=True):
    """SF 9.1.3. The first card without a place of its own has one, or needs none."""

    rule: ClassVar[str] = "SF 9.1.3"

    def apply(self, game: ShadowfistGame) -> None:
        game.stranded.pop(0)


# -- fights --------------------------------------------------------------------------------------------------------


class CombatChanged(Note, frozen=True):
    """SF 30.0. Who fights whom, and who has struck; `None`: nobody fights any more."""

    combat: CombatState | None
    rule: ClassVar[str] = "SF 30.0"

    def apply(self, game: ShadowfistGame) -> None:
        game.combat = self.combat


class DoomedSmoked(Note, frozen=True):
    """SF 50.9. Nobody waits any more to be smoked by Lethal damage."""

    rule: ClassVar[str] = "SF 50.9"

    def apply(self, game: ShadowfistGame) -> None:
        game.doomed.clear()


class FaceoffBetween(Note, frozen=True):
    """SF 41.0. Who are in a Faceoff; `None`: it is over."""

    pair: tuple[Ref, Ref] | None
    rule: ClassVar[str] = "SF 41.0"

    def apply(self, game: ShadowfistGame) -> None:
        game.faceoff = self.pair


class AttackWon(Note, frozen=True):
    """SF 28.12. An attack that failed is considered to be a success."""

    seat: int
    rule: ClassVar[str] = "SF 28.12"

    def apply(self, game: ShadowfistGame) -> None:
        game.players[self.seat].failed = False


# -- turns and players ---------------------------------------------------------------------------------------------


class TurnPassed(Note, frozen=True):
    """SF 3.0. Whose turn is next."""

    seat: int
    rule: ClassVar[str] = "SF 3.0"

    def apply(self, game: ShadowfistGame) -> None:
        game.active = self.seat


class ReservationsTaken(Note, frozen=True):
    """SF 28.1.2. Who has yet to declare the attack they claimed."""

    left: tuple[int, ...] = ()
    rule: ClassVar[str] = "SF 28.1.2"

    def apply(self, game: ShadowfistGame) -> None:
        game.reserved = self.left


class PowerAsked(Note, frozen=True):
    """SF 22.2.2. A player generates Power this turn, or could not because of a Crisis (SF 50.4)."""

    seat: int
    generates: bool
    rule: ClassVar[str] = "SF 22.2.2"

    def apply(self, game: ShadowfistGame) -> None:
        if self.generates:
            game.players[self.seat].generated = True
        else:
            game.players[self.seat].no_power_next = False


class CrisisPlayed(Note, frozen=True):
    """SF 50.4. A card was played at Crisis cost: its player will generate no Power."""

    seat: int
    rule: ClassVar[str] = "SF 50.4"

    def apply(self, game: ShadowfistGame) -> None:
        player = game.players[self.seat]
        player.crisis = player.no_power_next = True


class FinalSiteChecked(Note, frozen=True):
    """SF 4.2. Whether a player who took the final Site has won is known: from now on it takes another Site."""

    seat: int
    rule: ClassVar[str] = "SF 4.2"

    def apply(self, game: ShadowfistGame) -> None:
        game.players[self.seat].took_final = False


class AuctionOver(Note, frozen=True):
    """SF 31.7. The game goes on where it stood still."""

    rule: ClassVar[str] = "SF 31.7"

    def apply(self, game: ShadowfistGame) -> None:
        game.auction = None


class LeftUndone(Note, frozen=True):
    """SF 5.3. What a player who is out would have done does not happen."""

    seat: int
    rule: ClassVar[str] = "SF 5.3"

    def apply(self, game: ShadowfistGame) -> None:
        game.effects = [one for one in game.effects if one.seat != self.seat]
        game.held = [one for one in game.held if one.seat != self.seat]
        game.delayed = [one for one in game.delayed if one.scope.you != self.seat]
        game.reserved = tuple(other for other in game.reserved if other != self.seat)


class ControlGivenUp(Note, frozen=True):
    """SF 5.3. A player who is out takes no card back."""

    seat: int
    rule: ClassVar[str] = "SF 5.3"

    def apply(self, game: ShadowfistGame) -> None:
        for state in game.cards:
            if len(state.controls) > 1:
                state.controls = tuple(one for one in state.controls if one.seat != self.seat) or state.controls
        game.invalidate()

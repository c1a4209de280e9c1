"""The events that triggered abilities wait for (SF 26.1): who, what happens, and by or to whom."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.games.shadowfist.events import (
    BurnedForPower,
    BurnedForVictory,
    BurnedSiteGone,
    CeasedMaintaining,
    ControlTaken,
    EnteredPlay,
    Healed,
    PutInBurnedPile,
    ReturnedToHand,
    Revealed,
    Sacrificed,
    Smoked,
    Toasted,
    Turned,
    Uniqued,
    Unturned,
)
from quickening.games.shadowfist.kinds.people import Who
from quickening.games.shadowfist.kinds.selections import OneOrMore
from quickening.games.shadowfist.state import PLAY, ShadowfistGame
from quickening.lang.nodes import Scope, Selection, Trigger
from quickening.lang.selections import Cards, ThisCard

Kinds = tuple[type[Event], ...]


Watched = Selection | Cards | OneOrMore


LEAVING: Kinds = (Smoked, Toasted, Sacrificed, ReturnedToHand, BurnedSiteGone, PutInBurnedPile, Uniqued)


def meant(game: ShadowfistGame, who: Watched, card: int, scope: Scope) -> bool:
    """Whether a card is one of those a text waits for."""
    if card < 0:
        return False
    if isinstance(who, OneOrMore):
        return who.cards.fits(game, card, scope)
    if isinstance(who, Cards):
        return who.fits(game, card, scope)
    return any(ref.card == card for ref in who.refs(game, scope))


def between(game: ShadowfistGame, scope: Any, one: int, other: int) -> Any:
    """The scope of a trigger that names two cards: who did it, and to whom."""
    parties = tuple((game.ref(card),) if card >= 0 else () for card in (one, other))
    return replace(scope, parties=parties)


def about(game: ShadowfistGame, scope: Any, event: Event, card: int = -1, seat: int = -1, amount: int = 0) -> Any:
    """The scope of a triggered ability: `it`, `that player`, `there` and how much are what the event was about."""
    it = (game.ref(card),) if card >= 0 else scope.it
    place = game.location(card) if card >= 0 and game.cards[card].area == PLAY else scope.place
    return replace(scope, it=it, place=place, event=event, who=seat, amount=amount)


class CardTrigger(Trigger, frozen=True):
    """Something happens to a card that is waited for; perhaps only by certain players' doing."""

    who: Any
    by: Who | None = None

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if self.by is not None and event.seat not in self.by.seats(game, scope):
            return None
        if not self.suits(game, event, scope) or not meant(game, self.who, event.card, scope):
            return None
        return about(game, scope, event, event.card, event.seat, getattr(event, "amount", 0))  # type: ignore[no-any-return]

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        """Whether the event is of the kind waited for, besides whom it is about."""
        return True


#: How a card is played that comes from a hand, not from a smoked pile or a deck.
FROM_HAND = "played from hand"


class EntersPlay(CardTrigger, frozen=True):
    """`when this card enters play` (SF 24.5.2)."""

    how: str = ""
    events: ClassVar[Kinds] = (EnteredPlay,)
    looks_back: ClassVar[bool] = False

    @property
    def entering(self) -> bool:
        """SF 25.5, 25.6. Whether a State or Edge triggers it as it is played, before its text is active."""
        return isinstance(self.who, ThisCard)

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        if self.how == FROM_HAND:
            return event.how == "played" and not event.elsewhere
        return bool(self.how in ("", event.how))


class LeavesPlay(CardTrigger, frozen=True):
    """`when this card leaves play`."""

    events: ClassVar[Kinds] = LEAVING

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        return bool(game.cards[event.card].area == PLAY)


class IsSmoked(CardTrigger, frozen=True):
    """`when this card is smoked` (SF 20.0), perhaps by damage or in combat."""

    damage: bool = False
    combat: bool = False
    events: ClassVar[Kinds] = (Smoked,)

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        return bool((event.damage or not self.damage) and (event.combat or not self.combat))


class IsToasted(CardTrigger, frozen=True):
    """`when a card is toasted` (SF 46.0)."""

    events: ClassVar[Kinds] = (Toasted,)


class IsSacrificed(CardTrigger, frozen=True):
    """`when a Character is sacrificed` (SF 45.0)."""

    events: ClassVar[Kinds] = (Sacrificed,)


class IsHealed(CardTrigger, frozen=True):
    """`when this card is healed` (SF 16.0), perhaps of so much damage at one time."""

    least: int = 0
    events: ClassVar[Kinds] = (Healed,)

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        removed = event.removed(game)
        found = super().match(game, event, scope) if removed >= self.least else None
        return None if found is None else replace(found, amount=removed)


class IsRevealed(CardTrigger, frozen=True):
    """`when this Site is revealed` (SF 24.4)."""

    events: ClassVar[Kinds] = (Revealed,)
    looks_back: ClassVar[bool] = False


class IsSeized(CardTrigger, frozen=True):
    """`when a Site you own is seized` (SF 19.0)."""

    events: ClassVar[Kinds] = (ControlTaken,)

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        return bool(event.seized)


class IsBurned(CardTrigger, frozen=True):
    """`when a Site is burned`, for victory or for Power (SF 12.0)."""

    kind: str = ""
    events: ClassVar[Kinds] = (BurnedForVictory, BurnedForPower)

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        wanted = {"Power": BurnedForPower, "victory": BurnedForVictory}.get(
            self.kind, (BurnedForVictory, BurnedForPower)
        )
        return isinstance(event, wanted)


class IsTaken(CardTrigger, frozen=True):
    """`when an opponent takes control of a card` (SF 35.3)."""

    events: ClassVar[Kinds] = (ControlTaken,)


class Turns(CardTrigger, frozen=True):
    """`when it turns` (SF 21.0); `why` narrows it to turning to attack, to heal, to change location."""

    why: str = ""
    events: ClassVar[Kinds] = (Turned,)

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        return bool(self.why in ("", event.why))


class Unturns(CardTrigger, frozen=True):
    """`when it unturns` (SF 21.1)."""

    events: ClassVar[Kinds] = (Unturned,)


class CeasesToMaintain(Trigger, frozen=True):
    """`when this effect ends`, of what a card maintains (SF 10.4): for whatever reason, itself gone or not."""

    events: ClassVar[Kinds] = (CeasedMaintaining,)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        return about(game, scope, event) if event.by == scope.source else None


class Either(Trigger, frozen=True):
    """`when it is seized or burned`: one event or another."""

    triggers: tuple[Any, ...]
    looks_back: ClassVar[bool] = False

    @property
    def parts(self) -> tuple[Trigger, ...]:
        return self.triggers

    @property
    def events(self) -> Kinds:  # type: ignore[override]
        return tuple(dict.fromkeys(kind for trigger in self.triggers for kind in trigger.events))

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        for trigger in self.triggers:
            if isinstance(event, trigger.events):
                found: Scope | None = trigger.match(game, event, scope)
                if found is not None:
                    return found
        return None

"""The events that triggered abilities wait for (SF 26.1): who, what happens, and by or to whom."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.once import once
from quickening.games.shadowfist.kinds.people import THAT_PLAYER, Who
from quickening.games.shadowfist.kinds.seen import SEEN, Kinds, meant
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import PLAY
from quickening.lang.nodes import Condition, Scope, Trigger, walk
from quickening.lang.selections import ThisCard


class Happens(Trigger, frozen=True):
    """`when a Character is smoked by an opponent`: a deed of the table of `seen.py`, and who takes part in it.

    `who` and `other` are the two cards it is about, `by` the player who does it, `on` the one to whom it is done.
    `how` narrows it down, `least` is how much there has to be of it, or is left, `means` with what it is done,
    `which` what is so of a turn that ends. `itself`: a text speaks of `who`, though it usually speaks of the other.
    """

    deed: str
    who: Any = None
    other: Any = None
    by: Who | None = None
    on: Who | None = None
    how: str = ""
    least: int = 1
    means: Any = None
    which: Condition | None = None
    itself: bool = False

    @property
    def events(self) -> Kinds:  # type: ignore[override]
        return SEEN[self.deed].events

    @property
    def looks_back(self) -> bool:  # type: ignore[override]
        return SEEN[self.deed].before

    @property
    def gathers(self) -> bool:
        """Whether several such events at once are one."""
        return SEEN[self.deed].gathers

    @property
    def usual(self) -> int:
        """Which of the two cards is spoken of where the text does not say; -1 for none."""
        return 0 if self.itself else SEEN[self.deed].usual

    @property
    def parties(self) -> tuple[str, ...]:
        """The fields that name the two cards it is about."""
        return ("who", "other") if SEEN[self.deed].pair else ()

    @property
    def called(self) -> tuple[str, str]:
        """How each of the two is called by that very deed."""
        return SEEN[self.deed].called

    @property
    def entering(self) -> bool:
        """SF 25.5, 25.6. Whether a State or Edge triggers it as it is played, before its text is active."""
        return self.deed == "enter play" and isinstance(self.who, ThisCard)

    def match(self, game: ShadowfistGame, event: Any, scope: Any) -> Scope | None:
        seen = SEEN[self.deed]
        found = seen.find(game, event, self, scope)
        if found is None:
            return None
        card, other, seat, amount = found
        if amount < self.least > 1:
            return None
        if self.by is not None and not seen.judges and seat not in self.by.seats(game, scope):
            return None
        if speaks_of_player(self):
            scope = replace(scope, who=seat)
        if self.who is not None and not meant(game, self.who, card, scope):
            return None
        if seen.pair and self.other is not None:
            of_first = replace(scope, it=(game.ref(card),)) if seen.first else scope
            if not meant(game, self.other, other, of_first):
                return None
        if self.which is not None and not self.which.holds(game, scope):
            return None
        if seen.pair:
            scope = between(game, scope, -1 if self.who is None else card, -1 if self.other is None else other)
        it = (other if self.usual else card) if self.usual >= 0 else -1
        made = about(game, scope, event, it, seat, amount)
        return replace(made, place=game.location(other)) if seen.there else made  # type: ignore[no-any-return]


@once
def speaks_of_player(trigger: Happens) -> bool:
    """`an opponent plays a card with the same title as a card in his or her smoked pile`: whoever does it."""
    return any(part == THAT_PLAYER or getattr(part, "area", "").startswith("that player") for part in walk(trigger))


def between(game: ShadowfistGame, scope: Any, one: int, other: int) -> Any:
    """The scope of a trigger that names two cards: who did it, and to whom."""
    parties = tuple((game.ref(card),) if card >= 0 else () for card in (one, other))
    return replace(scope, parties=parties)


def about(game: ShadowfistGame, scope: Any, event: Event, card: int = -1, seat: int = -1, amount: int = 0) -> Any:
    """The scope of a triggered ability: `it`, `that player`, `there` and how much are what the event was about."""
    it = (game.ref(card),) if card >= 0 else scope.it
    place = game.location(card) if card >= 0 and game.cards[card].area == PLAY else scope.place
    return replace(scope, it=it, place=place, event=event, who=seat, amount=amount)


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

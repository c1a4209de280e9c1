"""SF 24.4. What the log may tell of Feng Shui Sites that have come back, or left unseen."""

from __future__ import annotations

from functools import cache
from typing import Any

from quickening.core.events import Event
from quickening.core.telling import Span, as_known_then
from quickening.core.views import LogLine
from quickening.games.shadowfist.events import (
    BurnedSiteGone,
    CardPlayed,
    Discarded,
    Drew,
    EnteredPlay,
    LeftPlay,
    PutInBurnedPile,
    PutInHand,
    PutInSmokedPile,
    PutOnDeck,
    RemovedFromGame,
    ReturnedToHand,
    Uniqued,
)
from quickening.games.shadowfist.state import ShadowfistGame

#: What takes a card to another area, and says itself how far it may be known.
_ELSEWHERE = (
    LeftPlay,
    PutOnDeck,
    PutInHand,
    PutInSmokedPile,
    PutInBurnedPile,
    BurnedSiteGone,
    Uniqued,
    RemovedFromGame,
    CardPlayed,
    Discarded,
)


def told_as_it_was(game: ShadowfistGame, seat: int | None, since: int) -> tuple[LogLine, ...]:
    """The log as a seat may read it, each line by what was known when it happened or became known since."""
    told = as_known_then(game, unseen_spans(game), since)
    lines = ((event.tell(then, seat), event.rule) for event, then in told)
    return tuple(LogLine(text, rule) for text, rule in lines if text)


def unseen_spans(game: ShadowfistGame) -> list[Span]:
    """From where to where in the log each card lay face down, and was never seen as the card it was."""
    since: dict[int, int] = {}
    gone: dict[int, int] = {}
    spans: list[Span] = []
    for place, event in enumerate(game.log):
        kind: Any = type(event)  # a class that is compiled is nothing hashable to the type checker
        for card in moved_by(event) if moves(kind) else ():
            if card in gone:
                spans.append((card, gone.pop(card), place))
            if left_unseen(event):
                gone[card] = since.get(card, 0)
            since[card] = place
    lying = {card: since.get(card, 0) for card in game.in_play if game.cards[card].face_down}
    return spans + [(card, first, len(game.log)) for card, first in (*lying.items(), *gone.items())]


def moved_by(event: Event) -> tuple[int, ...]:
    """The cards that an event takes to another area, if it is of a kind that does."""
    return event.cards if isinstance(event, Drew) else (event.card,)  # type: ignore[attr-defined]  # as all others


@cache
def moves(kind: type[Event]) -> bool:
    """Whether such an event takes cards to another area."""
    return issubclass(kind, (Drew, EnteredPlay, *_ELSEWHERE))


def left_unseen(event: Event) -> bool:
    """Whether a card that lay face down went where nobody sees it."""
    return (isinstance(event, ReturnedToHand) and event.hidden) or (isinstance(event, PutOnDeck) and not event.shown)

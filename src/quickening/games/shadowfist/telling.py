"""The log where Feng Shui Sites have come back: each line names a card as it was known then (SF 24.4).

A line is worded when it is read. A Site that is in play again face down must not change what was said of it when it
was seen, nor one that left unseen be named afterwards: either would tell what lies there.
"""

from __future__ import annotations

from copy import copy

from quickening.core.events import Event
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
from quickening.games.shadowfist.state import ShadowfistCard, ShadowfistGame

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
    spans = unseen_spans(game)
    glimpses: dict[frozenset[int], ShadowfistGame] = {}
    lines = []
    for place in range(since, len(game.log)):
        hidden = frozenset(card for card, first, last in spans if first <= place < last)
        if hidden not in glimpses:
            glimpses[hidden] = glimpse(game, hidden)
        event = game.log[place]
        text = event.tell(glimpses[hidden], seat)
        if text:
            lines.append(LogLine(text, event.rule))
    return tuple(lines)


def glimpse(game: ShadowfistGame, hidden: frozenset[int]) -> ShadowfistGame:
    """The game with these cards face down and no others."""
    seen = copy(game)
    seen.cards = [
        state if state.face_down == (card in hidden) else turned_over(state) for card, state in enumerate(game.cards)
    ]
    return seen


def turned_over(state: ShadowfistCard) -> ShadowfistCard:
    other = copy(state)
    other.face_down = not state.face_down
    return other


def unseen_spans(game: ShadowfistGame) -> list[tuple[int, int, int]]:
    """From where to where in the log each card lay face down, and was never seen as the card it was."""
    since: dict[int, int] = {}
    gone: dict[int, int] = {}
    spans: list[tuple[int, int, int]] = []
    for place, event in enumerate(game.log):
        for card in moved_by(event):
            if card in gone:
                spans.append((card, gone.pop(card), place))
            if left_unseen(event):
                gone[card] = since.get(card, 0)
            since[card] = place
    lying = {card: since.get(card, 0) for card in game.in_play if game.cards[card].face_down}
    return spans + [(card, first, len(game.log)) for card, first in (*lying.items(), *gone.items())]


def moved_by(event: Event) -> tuple[int, ...]:
    """The cards that an event takes to another area."""
    if isinstance(event, Drew):
        return event.cards
    return (event.card,) if isinstance(event, (EnteredPlay, *_ELSEWHERE)) else ()


def left_unseen(event: Event) -> bool:
    """Whether a card that lay face down went where nobody sees it."""
    return (isinstance(event, ReturnedToHand) and event.hidden) or (isinstance(event, PutOnDeck) and not event.shown)

"""Which card is the one that lay elsewhere before, as far as a seat could follow it with its eyes.

A card that changes its area gets a new handle, so that nobody follows what is hidden. Whoever saw a card before and
after, and all the way in between, knows that it is the same one: a page may show it travel. A deck, another player's
hand or a shuffle end that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from quickening.core.game import Renewal
from quickening.core.seeing import HAND, PLAY
from quickening.core.views import CardView

#: Where a card on its way lies for all to see; in no area is a card that has been announced.
OPEN = ("", PLAY, "discard pile", "smoked pile", "toasted pile", "burned-for-victory pile", "removed from map")


def followed(
    seat: int | None, before: Mapping[int, CardView], now: Iterable[CardView], renewals: Iterable[Renewal]
) -> list[tuple[int, int]]:
    """Handles that cards have now, each with the one it had when the seat last looked."""
    came = {new: (old, area, owner) for old, new, area, owner in renewals}
    found = []
    for card in now:
        if card.handle in before or card.handle not in came:
            continue
        was = earlier(seat, card.handle, before, came)
        if was and not loses_sight(before[was], card):
            found.append((card.handle, was))
    return found


def earlier(
    seat: int | None, handle: int, before: Mapping[int, CardView], came: Mapping[int, tuple[int, str, int]]
) -> int:
    """The handle by which a seat knew a card; 0 if it lay hidden from that seat on its way."""
    while handle in came:
        handle, area, owner = came[handle]
        if handle in before:
            return handle
        if area not in OPEN and not (area == HAND and owner == seat):
            return 0
    return 0


def loses_sight(was: CardView, now: CardView) -> bool:
    """Whether the face of a card was seen and is no longer, or a back was one of many that are alike."""
    return bool(was.name) != bool(now.name) if was.name else not was.marks

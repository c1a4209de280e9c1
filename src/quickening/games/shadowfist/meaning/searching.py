"""Decks that are searched: what is looked for, shown, put somewhere, and that the deck is shuffled, as one thing."""

from __future__ import annotations

from dataclasses import replace as replace_part
from itertools import takewhile
from typing import Any

from quickening.core.data import replace
from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.shadowfist.kinds.out_of_play import Search
from quickening.games.shadowfist.state_values import DECK
from quickening.lang import deeds

#: Senses of what is done with a card that was found.
AFTERWARDS = ("show", "reveal", "put into", "put onto", "reshuffle")
YOUR_DECK = deeds.Area("deck", deeds.You())
YOUR_DECK_OR_PILE = deeds.Area("deck or smoked pile", deeds.You())
YOUR_HAND = deeds.Area("hand", deeds.You())
OPPONENTS = (deeds.Nouns("opponent"), deeds.Nouns("player"))


def is_searching(part: Any) -> bool:
    """`search your deck for a Character`."""
    return isinstance(part, deeds.Do) and part.deed.sense == "search"


def search_of(body: tuple[Any, ...]) -> int:
    """How many statements from the first on, which searches, say what becomes of the card that is found."""
    count = 1
    while count < len(body) and is_afterwards(body[count]):
        count += 1
    return count


def is_afterwards(part: Any) -> bool:
    return isinstance(part, deeds.Do) and part.deed.sense in AFTERWARDS and part.deed.role("AGENT") is None


def shuffled_if_searched(body: tuple[Any, ...]) -> tuple[Any, ...]:
    """`You may search your deck for a card. Reveal it. Reshuffle.`: what becomes of it, if the deck was searched."""
    for at, may in enumerate(body):
        if not isinstance(may, deeds.May) or not may.body or not is_searching(may.body[0]):
            continue
        more = tuple(takewhile(is_afterwards, body[at + 1 :]))
        return (*body[:at], replace_part(may, body=(*may.body, *more)), *body[at + 1 + len(more) :])
    return body


class Found:
    """What becomes of a card that was looked for: read one statement after the other."""

    def __init__(self, slot: int) -> None:
        self.slot = slot
        self.shown = False
        self.shuffled = False
        self.to = ""

    def then(self, deed: deeds.Deed) -> None:
        """One statement more."""
        what = deed.role("WHAT")
        if deed.sense == "reshuffle":
            refuse_if(what not in (None, YOUR_DECK), "what is shuffled")
            self.shuffled = True
            return
        if not isinstance(what, deeds.Ref) or what.slot != self.slot:
            raise CannotSay("what is done with the card that is found")
        if deed.sense in ("show", "reveal"):
            self.show(deed.role("TO"))
        else:
            self.put(deed.role("TO"))

    def show(self, to: Any) -> None:
        """Everybody sees it."""
        everybody = isinstance(to, deeds.All) and to.nouns in OPPONENTS
        refuse_if(to is not None and not everybody, "who is shown the card")
        self.shown = True

    def put(self, to: Any) -> None:
        """Where it is put: into the hand, or on the shuffled deck."""
        top = isinstance(to, deeds.Part) and (to.end, to.amount, to.area) == ("top", None, YOUR_DECK)
        refuse_if(self.to or not (to == YOUR_HAND or (top and self.shuffled)), "where the card that is found is put")
        self.to = "top" if top else "hand"


def searched(lowering: Any, body: tuple[Any, ...]) -> Search:
    """SF 9.2.3. A search with what becomes of the card; the deck is shuffled whether the text says so or not."""
    deed = body[0].deed
    wanted = deed.role("FOR")
    piles = deed.role("WHAT")
    if piles not in (YOUR_DECK, YOUR_DECK_OR_PILE) or not isinstance(wanted, deeds.Picked) or wanted.word != "a":
        raise CannotSay("what is searched for what")
    found = Found(wanted.slot)
    for part in body[1:]:
        found.then(part.deed)
    refuse_if(not found.to, "what becomes of the card that is found")
    return Search(replace(lowering.cards(wanted.nouns), area=DECK), found.to, found.shown, piles == YOUR_DECK_OR_PILE)

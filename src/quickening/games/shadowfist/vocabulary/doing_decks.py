"""The phrases for cards that are looked at in a deck: what is taken, and how the rest is put back."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import deck_effects
from quickening.games.shadowfist.vocabulary.arranging import ArrangeTop, TakeOfThese
from quickening.lang import resolve
from quickening.text.phrasebook import Phrasebook

_DECK = "(the deck|your deck|that player's deck|that deck|his or her deck|their deck|its owner's deck)"
_ONE = ("one of them", "one of (those|these) cards", "one", "one card")
_ANY = (
    "any number of them",
    "any number of (those|these) cards",
    "as many of (those|these|the) cards as you (wish|choose|like)",
    "as many of them as you (wish|choose|like)",
)
_REST = "(the rest|the others|the remaining cards|any remaining cards|the other two|the other cards|them)"


def add_decks(book: Phrasebook) -> None:
    _taking(book)
    _putting_back(book)
    _after_to(book)


def _taking(book: Phrasebook) -> None:
    places: tuple[tuple[str, str, str], ...] = (
        ("bottom", "put", f" on the bottom of {_DECK}"),
        ("hand", "put", " (into|in) your hand"),
        ("toasted", "toast", ""),
        ("discarded", "discard", ""),
    )
    for to, verb, where in places:
        order = (where, f"{where} in any order") if to == "bottom" else (where,)
        if to == "bottom":
            order = (*order, " on the bottom")
        for words, least, most in ((_ONE, 1, 1), (_ANY, 0, -1)):
            fixed: dict[str, Any] = {"to": to, "least": least, "most": most}
            wordings = [
                f"{verb} {some}{place}"
                for some in words
                if to in ("bottom", "hand") or " of " in some
                for place in order
            ]
            book.phrase("deed", wordings[0], TakeOfThese, **fixed, also=tuple(wordings[1:]))


def _putting_back(book: Phrasebook) -> None:
    order = "in (any order|whatever order you wish|any order you wish|any order you choose)"
    book.phrase(
        "deed",
        f"return {_REST} to the top of {_DECK} {order}",
        ArrangeTop,
        also=(
            f"(put|place) {_REST} [back] on top of {_DECK} {order}",
            f"(return|put) {_REST} [back] {order}",
            f"(arrange|rearrange) {_REST} {order}",
        ),
    )
    found = "(search|search through|look through) your deck (for|and select) a {cards:found_cards}"
    for rest in (
        "reshuffle, and put that card on top of your deck",
        "reshuffle your deck, and put that card on top",
        "reshuffle and (put|place) (it|that card) on top of your deck",
    ):
        for joint in (", ", ". "):
            top = f"{found}{joint}{rest}"
            book.phrase("deed", top, deck_effects.Search, to="top", shown=False, read_only=True)
    whole = "(search|search through|look through) your deck (and|to) (set aside|select|find) a {cards:found_cards}"
    for rest in (
        "reshuffle your deck and place the card selected on top of the deck",
        "reshuffle, and put that card on top of your deck",
    ):
        book.phrase("deed", f"{whole}. {rest}", deck_effects.Search, to="top", shown=False, read_only=True)


def _after_to(book: Phrasebook) -> None:
    """`turn to look at the top card of your deck. You may put it on the bottom`: sentences that follow."""
    book.phrase("to_any", "{it:to_said}")
    book.phrase("to_any", "you may {effects:offered}", resolve.May, read_only=True)
    book.list_of("to_effects", "to_any", ". ")

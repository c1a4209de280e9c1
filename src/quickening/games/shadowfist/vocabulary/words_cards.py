"""Descriptions of cards: a noun, words before and after it, and where the cards are."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.state import HAND_OR_SMOKED
from quickening.games.shadowfist.vocabulary import filters, filters_place, people
from quickening.games.shadowfist.vocabulary.series import (
    add_filtered,
    add_sequence,
)
from quickening.games.shadowfist.vocabulary.words_apart import add_apart
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook

#: Where cards are that are not in play: the words after the noun, and the words with a possessor.
AREAS = {
    "smoked pile": ("in your smoked pile", "from your smoked pile"),
    "any smoked pile": (
        "in any smoked pile",
        "in any player's smoked pile",
        "from any smoked pile",
        "from any player's smoked pile",
    ),
    "opponent's smoked pile": (
        "in an opponent's smoked pile",
        "from an opponent's smoked pile",
        "in opponents' smoked piles",
    ),
    "that player's smoked pile": (
        "in that player's smoked pile",
        "in his or her smoked pile",
        "in their smoked pile",
        "in that opponent's smoked pile",
        "in target's smoked pile",
        "from that player's smoked pile",
        "from his or her smoked pile",
    ),
    "hand": ("in your hand", "from your hand"),
    HAND_OR_SMOKED: (
        "in your hand or smoked pile",
        "from your hand or smoked pile",
        "from your hand or your smoked pile",
    ),
    "burned-for-victory pile": ("in your burned-for-victory pile", "from your burned-for-victory pile"),
    "opponent's burned-for-victory pile": (
        "in opponents' burned-for-victory piles",
        "in an opponent's burned-for-victory pile",
    ),
    "toasted pile": ("in your toasted pile", "from your toasted pile"),
}


def add_cards(book: Phrasebook) -> None:
    """A noun with words before and after it, and where the cards are."""
    add_sequence(book, "after_one", "qualifier_one", "ending_one")
    add_sequence(book, "after_many", "qualifier_many", "ending_many")
    add_apart(book)
    for category, noun, after in (("cards", "noun", "after_one"), ("cards_pl", "nouns", "after_many")):
        number = after.removeprefix("after_")
        for before in (f"{{noun:{noun}}}", f"{{before:adjectives}} {{noun:{noun}}}", f"{{noun:kinds_{number}}}"):
            for tail in ("", f" {{after:{after}}}"):
                base = f"{before}{tail}"
                book.phrase(category, base, Cards, also=f"{base} in play")
                for area, words in AREAS.items():
                    book.phrase(
                        category, f"{base} {words[0]}", Cards, area=area, also=tuple(f"{base} {w}" for w in words[1:])
                    )
                    late = tuple(f"{before} {w} {{after:{after}}}" for w in words) if tail else ()
                    for wording in late:
                        book.phrase(category, wording, Cards, area=area, read_only=True)
    for before in ("", "{before:adjectives} "):
        for tail in ("", " {after:after_many}"):
            book.phrase("cards_pl", f"your {before}{{noun:nouns}}{tail}", _of_yours, read_only=True)
            book.phrase("cards", f"your {before}{{noun}}{tail.replace('many', 'one')}", _of_yours, read_only=True)
    add_filtered(book, "cards_in_pile", "cards", _in_a_pile)
    add_filtered(book, "many_in_pile", "cards_pl", _in_a_pile)
    for category, noun in (("bare", "noun"), ("bare_pl", "nouns")):
        for before in ("", "{before:adjectives} "):
            book.phrase(category, f"{before}{{noun:{noun}}}", Cards)
    book.phrase("titled", "{noun:title_noun}", Cards)
    book.phrase("title_noun", "{title}", filters.Titled)
    add_filtered(book, "bare_not", "bare", _no_foundation)


def _no_foundation(cards: Any) -> bool:
    return bool(getattr(cards, "noun", None) != filters.Noun("foundation"))


def _in_a_pile(cards: Any) -> bool:
    """Whether a description says in which pile the cards are."""
    return bool(getattr(cards, "area", ""))


def _of_yours(noun: Any, before: tuple[Any, ...] = (), after: tuple[Any, ...] = ()) -> Any:
    """`your Characters` are those you control."""
    return Cards(noun, before, (filters_place.Controlled(people.You()), *after))

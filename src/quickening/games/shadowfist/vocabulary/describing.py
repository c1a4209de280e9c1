"""The words after the noun, amounts, traits of players, and conditions."""

from __future__ import annotations

from quickening.games.shadowfist.vocabulary.describing_amounts import add_amounts, add_sums
from quickening.games.shadowfist.vocabulary.describing_conditions import (
    add_conditions,
    add_having,
    add_kinds_controlled,
    add_states,
    add_traits,
)
from quickening.games.shadowfist.vocabulary.describing_more import add_more_conditions
from quickening.games.shadowfist.vocabulary.describing_resources import add_resource_amounts
from quickening.games.shadowfist.vocabulary.qualifying import add_endings, add_more_qualifiers, add_qualifiers
from quickening.games.shadowfist.vocabulary.qualifying_words import add_word_qualifiers
from quickening.text.phrasebook import Phrasebook

FIGURES = (
    "cost",
    "printed cost",
    "Fighting",
    "printed Fighting",
    "printed numerical Fighting",
    "Body",
    "printed Body",
)


BOLD = (
    "Ambush",
    "Assassinate",
    "Guts",
    "Independent",
    "Loyalty",
    "Mobility",
    "Regenerate",
    "Stealth",
    "Superleap",
    "Tactics",
    "Unstoppable",
    "Corrupted",
    "Lethal",
)


def add_describing(book: Phrasebook) -> None:
    """Qualifiers, amounts, traits, conditions."""
    for word in FIGURES:
        also = f"{word} score" if "cost" not in word else word.replace("cost", "play cost")
        book.phrase("figure", word, value=word, also=also)
    for word in BOLD:
        book.phrase("bold_word", word, value=word)
    for number, ending in ((0, "one"), (1, "many")):
        add_qualifiers(book, f"qualifier_{ending}", ("that is", "that are")[number], ("that are", "that is")[number])
        add_more_qualifiers(
            book, f"qualifier_{ending}", ("that is", "that are")[number], ("that are", "that is")[number]
        )
        add_word_qualifiers(
            book, f"qualifier_{ending}", ("that is", "that are")[number], ("that are", "that is")[number]
        )
        add_endings(book, f"ending_{ending}", ("that is", "that are")[number], ("that are", "that is")[number])
    add_amounts(book)
    add_sums(book)
    add_resource_amounts(book)
    add_traits(book)
    add_kinds_controlled(book)
    add_having(book)
    add_conditions(book)
    add_more_conditions(book)
    add_states(book)

"""Parts of texts in words, for questions and options."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.once import once_each
from quickening.games.shadowfist.kinds.amounts import minus
from quickening.games.shadowfist.kinds.basics import Number
from quickening.games.shadowfist.kinds.changes import adds
from quickening.games.shadowfist.meaning.texts import words_of
from quickening.lang.nodes import Effect, Node
from quickening.lang.resolve import UNSAID
from quickening.lang.selections import Chosen
from quickening.text.printer import NotPrintable


def asking_for(choice: Chosen) -> str:
    """The question which cards are meant, in the words of the text."""
    words = in_words(("what", "one", "many"), choice) or "cards"
    return f"Choose {uncapitalized(words) if words.startswith(ARTICLES) else words}"


#: How a choice begins that is no term of the game.
ARTICLES = ("A ", "An ", "Another ", "Any ", "Up to ")


def uncapitalized(words: str) -> str:
    """Words that go on a sentence."""
    return words if words.startswith("X ") else words[:1].lower() + words[1:]


def put_in_words(effects: tuple[Effect, ...]) -> str:
    """Effects in words."""
    words = [in_words(("deed", "sentence", "effect", "held"), as_said(effect)) for effect in effects]
    first, *others = [word for word in words if word] or [UNSAID]
    return " and ".join([first, *map(uncapitalized, others)])


def as_said(effect: Effect) -> Effect:
    """What a player is asked about: how far it goes is said elsewhere, and a number that was fixed may be below 0."""
    change: Any = getattr(effect, "change", None)
    if not adds(change, "Fighting", "Body"):
        return effect
    amount = change.amount
    if isinstance(amount, Number) and amount.number < 0:
        amount = minus(Number(-amount.number))
    return replace(effect, change=replace(change, amount=amount, how="+"))


@once_each
def in_words(categories: tuple[str, ...], node: Node) -> str:
    """A part of a text as the printer puts it in the first category that has words for it, or nothing; kept."""
    for category in categories:
        try:
            return words_of(category, node)
        except NotPrintable:
            continue
    return ""

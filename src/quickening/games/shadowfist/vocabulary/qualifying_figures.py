"""The words after the noun about figures: `with a cost of 2 or less`, `whose Fighting is lower than this card's`."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import amounts, filters_figures
from quickening.games.shadowfist.vocabulary.selections import Spent
from quickening.text.phrasebook import Phrasebook


def add_compared(book: Phrasebook, q: str) -> None:
    """A figure compared with a number, an amount, or the same figure of another card (SF 8.5-8.9)."""
    phrase = book.phrase
    for how in ("or less", "or more"):
        extra = ("or greater", "or higher") if how == "or more" else ("or lower", "or fewer")
        base = "with (a|) {what:figure} of {amount:amt}"
        also = tuple(f"{base} {word}" for word in extra)
        phrase(
            q,
            f"with a {{what:figure}} of {{amount:amt}} {how}",
            filters_figures.WithNumber,
            how=how,
            also=(
                f"with {{what:figure}} of {{amount:amt}} {how}",
                f"with {{what:figure}} {{amount:amt}} {how}",
                f"whose {{what:figure}} is {{amount:amt}} {how}",
                f"that (have|has) a {{what:figure}} of {{amount:amt}} {how}",
                f"with {{amount:amt}} {how} {{what:figure}}",
                *also,
            ),
        )
    phrase(
        q,
        "with a {what:figure} of {amount:amt}",
        filters_figures.WithNumber,
        also=("with {what:figure} of {amount:amt}", "that (have|has) a {what:figure} of {amount:amt}"),
    )
    phrase(q, "with a {what:figure} of {one:n} or {other:n}", filters_figures.EitherNumber)
    for how, words in (
        ("less than", ("less than", "lower than", "that is less than")),
        ("more than", ("greater than", "higher than", "more than")),
        ("or less", ("equal to or less than", "less than or equal to", "no greater than", "of no greater than")),
        ("or more", ("equal to or greater than", "greater than or equal to", "no less than")),
        ("exactly", ("equal to",)),
    ):
        for amount in ("{amount:counted}", "{amount:amt}"):
            also = (
                *(f"with (a|) {{what:figure}} {word} {amount}" for word in words),
                *(f"whose {{what:figure}} is {word} {amount}" for word in words),
            )
            phrase(q, f"with a {{what:figure}} {words[0]} {amount}", filters_figures.WithNumber, how=how, also=also)
        also = (
            *(f"with (a|) {{what:figure}} {word} {{of:poss}}" for word in words),
            *(f"whose {{what:figure}} is {word} {{of:poss}}" for word in words),
        )
        for wording in also:
            phrase(q, wording, _compared(how), read_only=True)


def add_own_figures(book: Phrasebook, q: str) -> None:
    """A figure that is odd or even, or compared with the hand of the card's own controller."""
    phrase = book.phrase
    for word, odd in (("even", False), ("odd", True)):
        also = f"with (an|) {word} {{what:figure}}"
        phrase(q, f"whose {{what:figure}} is {word}", filters_figures.EvenOrOdd, odd=odd, also=also)
    hand = "the number of cards in (its|their) controller's hand"
    for how, words in (("less than", "(less than|lower than)"), ("more than", "(greater than|higher than)")):
        phrase(q, f"whose {{what:figure}} is {words} {hand}", filters_figures.ThanItsHand, how=how)


def add_same_figure(book: Phrasebook, q: str) -> None:
    """`with the same cost or less`: as what was paid with (SF 24.1.4)."""
    for words, how in (("or less", "or less"), ("or lower", "or less"), ("or greater", "or more"), ("", "exactly")):
        book.phrase(q, f"with the same {{what:figure}} {words}".strip(), _as_spent(how), read_only=True)


def _as_spent(how: str) -> Any:
    return lambda what: filters_figures.WithNumber(what, amounts.FigureOf(what, Spent()), how)


def _compared(how: str) -> Any:
    """`whose cost is lower than its subject's`: the same figure of another card."""
    return lambda what, of: filters_figures.WithNumber(what, amounts.FigureOf(what, of), how)

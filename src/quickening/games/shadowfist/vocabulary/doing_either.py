"""The phrases for effects with alternatives: one thing or another, so much or more if something is so."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import damaging, people, power_effects
from quickening.games.shadowfist.vocabulary.amounts import Whichever
from quickening.lang import resolve
from quickening.text.phrasebook import Phrasebook


def add_either(book: Phrasebook) -> None:
    """`gain 1 Power, or 2 Power if ...`; `either do this or do that`."""
    _so_much_or(book)
    _one_or_other(book)


def _so_much_or(book: Phrasebook) -> None:
    """The number is one of two, as is so when the effect is generated (SF 24.2)."""
    phrase = book.phrase
    only: dict[str, Any] = {"read_only": True}
    or_if = "{usual:n_or_x} {unit}, or {other:n_or_x} [{unit}] if {condition}"
    power, cards = or_if.replace("{unit}", "Power"), or_if.replace("{unit}", "(cards|card)")
    phrase("deed", f"gain {power}", _gain, **only)
    phrase("deed", f"draw {cards}", _draw, **only)
    for kind in ("damage", "non-combat damage"):
        more = f"or {{other:n_or_x}} [{kind}] if {{condition}}"
        phrase("deed", f"inflict {{usual:n_or_x}} {kind} on {{what}}, {more}", _inflict, **only)


def _gain(usual: Any, other: Any, condition: Any) -> Any:
    return power_effects.GainPower(Whichever(usual, other, condition), people.You())


def _draw(usual: Any, other: Any, condition: Any) -> Any:
    return power_effects.DrawCards(Whichever(usual, other, condition), people.You())


def _inflict(usual: Any, other: Any, condition: Any, what: Any) -> Any:
    return damaging.Inflict(amount=Whichever(usual, other, condition), what=what)


def _one_or_other(book: Phrasebook) -> None:
    """What its player picks of two, after `to`, `may` and in any sentence."""
    phrase = book.phrase
    either = ("either {one:sentence_1} or {other:sentence_1}", "either {one:sentence_1}, or {other:sentence_1}")
    for wording in either:
        for category in ("effect", "to_said", "offered_said"):
            phrase(category, wording, resolve.Either, read_only=True)
    phrase("offered_said", "choose one: {one:sentence_1}; or {other:sentence_1}", resolve.Either, read_only=True)
    for joint in ("or", "or to"):
        phrase("to_said", f"{{one:deed_1}} {joint} {{other:deed_1}}", resolve.Either, read_only=True)
    phrase("to_said", "{it:sentence}")
    phrase("sentence", "also {it:deed}", read_only=True)
    phrase("offered_said", "{it:simple_said}")
    book.list_of("to_single", "to_said")
    book.list_of("offered", "offered_said")

"""The words of the game: what its cards' texts can say, read and printed by one table."""

from __future__ import annotations

from typing import Any

from quickening.lang.resolve import May
from quickening.lang.selections import All, Cards, Chosen, ThisCard
from quickening.text.phrasebook import Phrasebook
from quickening.text.printer import write
from quickening.text.reader import Reading, read
from quickening_tiny import nodes
from quickening_tiny.things import CHARM, DEED

book = Phrasebook()


def _read_number(reading: Reading, at: int) -> list[tuple[int, Any]]:
    token = reading.tokens[at] if at < len(reading.tokens) else None
    return [(at + 1, int(token.text))] if token and token.text.isdigit() else []


def _read_signed(reading: Reading, at: int) -> list[tuple[int, Any]]:
    token = reading.tokens[at] if at < len(reading.tokens) else None
    signed = token and token.kind == "number" and token.text[0] in "+-"
    return [(at + 1, int(token.text))] if token and signed else []


book.lexical("number", _read_number, lambda n: [str(n)] if isinstance(n, int) and n > 1 else None, "a number")
book.lexical("signed", _read_signed, lambda n: [f"{n:+}"] if isinstance(n, int) else None, "+ or - a number")

for kind in (DEED, CHARM, nodes.MOTH):
    book.phrase("noun", kind, nodes.Kind, kind=kind)
    book.phrase("nouns", f"{kind}s", nodes.Kind, kind=kind)
    book.phrase("plural", f"{kind}s", value=kind)
book.phrase("before", "your", nodes.Your)
book.phrase("before", "other", nodes.Other)
book.list_of("befores", "before", "")
book.phrase("one", "{noun}", Cards)
book.phrase("one", "{before:befores} {noun}", Cards)
book.phrase("many", "{noun:nouns}", Cards)
book.phrase("many", "{before:befores} {noun:nouns}", Cards)

book.phrase("what", "this (charm|card)", ThisCard)
book.phrase("what", "target {cards:one}", Chosen, target=True)
book.phrase("what", "another target {cards:one}", Chosen, target=True, another=True)
book.phrase("what", "all {cards:many}", All)

book.phrase("plain", "draw a card", nodes.Draw, count=1)
book.phrase("plain", "draw {count:number} cards", nodes.Draw)
book.phrase("plain", "gain a coin", nodes.Gain, coins=1)
book.phrase("plain", "gain {coins:number} coins", nodes.Gain)
book.phrase("plain", "each other player loses a coin", nodes.Levy, coins=1)
book.phrase("plain", "each other player loses {coins:number} coins", nodes.Levy)
book.phrase("plain", "cancel {what}", nodes.Cancel, also="counter {what}")
book.phrase("plain", "discard {what}", nodes.Discard)
book.phrase("plain", "{what} has no text until (the end of the turn|end of turn)", nodes.Blank)
book.phrase("plain", "{onto:what} has the text of {of:what} until the end of the turn", nodes.CopyText)
# "You may" goes as far as the next "then": were it any number of effects, the text could be read in two ways.
book.list_of("single", "plain")
book.phrase("effect", "{plain}")
book.phrase("effect", "you may {effects:single}", May)
book.list_of("effects", "effect", ", then", "and then")

book.phrase("change", "have {plus:signed} glow", nodes.Glow)
book.phrase("change", "are {kind:plural}", nodes.Become)
book.phrase("trigger", "when a charm leaves [play]", nodes.CharmLeaves)
book.phrase("trigger", "when a charm is turned up", nodes.CharmTurnedUp)
book.phrase("trigger", "when you draw a card", nodes.YouDraw)

book.phrase("ability", "{effects}.", nodes.Does)
book.phrase("ability", "[all] {cards:many} {change}.", nodes.Static)
book.phrase("ability", "{trigger}, {effects}.", nodes.When)
book.phrase("ability", "you (cannot|can't) lose coins.", nodes.NeverLose)
book.phrase("ability", "if you would lose coins, {effects} instead.", nodes.Instead)
book.list_of("text", "ability", "", "\n")
book.check()


def read_text(text: str) -> tuple[Any, ...]:
    """What a card's text says. A card without text says nothing."""
    abilities: tuple[Any, ...] = read(book, "text", text) if text else ()
    return abilities


def print_text(abilities: tuple[Any, ...]) -> str:
    """Abilities in canonical wording."""
    return write(book, "text", abilities) if abilities else ""

"""The words of the game: its phrasebook, and all its cards, read from their texts."""

from __future__ import annotations

from typing import Any

from quickening.core.game import Table
from quickening.lang.resolve import May
from quickening.lang.selections import All, Cards, Chosen, ThisCard, numbered
from quickening.text.phrasebook import Phrasebook
from quickening.text.printer import write
from quickening.text.reader import Reading, read
from tests.core.tiny import nodes
from tests.core.tiny.things import BLADE, CHARM, DEED, SHIELD, Printed

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


def _card(name: str, kind: str, text: str = "", glow: int = 0, might: int = 0) -> Printed:
    abilities = read_text(text)
    canonical = write(book, "text", abilities) if abilities else ""
    return Printed(name.lower(), name, kind, glow, might, canonical, numbered(abilities))


POOL = (
    _card("Spark", DEED, "Gain 2 coins."),
    _card("Study", DEED, "Draw 2 cards."),
    _card("Tithe", DEED, "Each other player loses a coin."),
    _card("Snuff", DEED, "Cancel target deed. (Also one that cancels.)"),
    _card("Topple", DEED, "Discard target charm."),
    _card("Gale", DEED, "Discard all charms."),
    _card("Fog", DEED, "Target charm has no text until the end of the turn."),
    _card("Mimicry", DEED, "Target charm has the text of another target charm until the end of the turn."),
    _card("Gift", DEED, "You may draw a card, then gain a coin."),
    _card("Lantern", CHARM, "Other charms have +1 glow.", glow=1),
    _card("Cocoon", CHARM, "Charms are moths."),
    _card("Hawkmoth", CHARM, "Moths have +2 glow."),
    _card("Raven", CHARM, "When a charm leaves, gain a coin."),
    _card("Herald", CHARM, "When a charm is turned up, gain a coin."),
    _card("Scholar", CHARM, "When you draw a card, gain a coin."),
    _card("Vault", CHARM, "You cannot lose coins."),
    _card("Scapegoat", CHARM, "If you would lose coins, discard this charm instead."),
    _card("Grudge", CHARM, "If you would lose coins, each other player loses a coin instead."),
    _card("Knife", BLADE, might=1),
    _card("Club", BLADE, might=3),
    _card("Buckler", SHIELD, might=2),
)
TABLE = Table("tiny", {card.key: card for card in POOL})

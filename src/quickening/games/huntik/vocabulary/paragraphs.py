"""Paragraphs: how powers stand together, which of them count but once, and what a card costs besides (HK 700-703)."""

from __future__ import annotations

from typing import Any

from quickening.games.huntik.vocabulary import abilities
from quickening.lang.nodes import Effect
from quickening.lang.resolve import Pay
from quickening.text.phrasebook import Phrasebook

Effects = tuple[Effect, ...]


def add_paragraphs(book: Phrasebook) -> None:
    """All of it."""
    _once(book)
    _hero_text(book)
    cost = "as an additional cost to play this card, {cost:deeds_joined}"
    for end in (". ", ".\n"):
        book.phrase("card_text", f"{cost}{end}{{effects:deeds_joined}}.", at_a_cost)
        book.phrase("card_text", f"{cost}{end}{{effects:deeds_joined}}. {{rest:effects}}.", at_a_cost)


def at_a_cost(cost: Effects, effects: Effects, rest: Effects = ()) -> abilities.CardText:
    """`As an additional cost ...`: something is done to do what the card says first, and so to play it at all."""
    return abilities.CardText((Pay(cost, effects), *rest))


def _once(book: Phrasebook) -> None:
    """HK 701.3. `once per round, when ...`, `the first time each round ...`."""
    phrase = book.phrase
    waiting, would = abilities.TriggeredPower, abilities.WouldPower
    for title in ("", "{name:power_name} — "):
        for span in ("round", "game"):
            phrase("triggered", f"{title}once per {span}, {{trigger}}, {{effects}}.", waiting, once=span)
        first = (f"{title}the first time {{trigger:waited_for}} each round,", f"{title}the first time each round")
        for words in (first[0], f"{first[1]} [that] {{trigger:waited_for}},"):
            phrase("triggered", f"{words} {{effects}}.", waiting, once="round", read_only=True)
        for optional, doing in ((False, ""), (True, "you may ")):
            kept = f"{{trigger:would_be}}, {doing}{{effects:deeds_joined}} instead."
            for span in ("round", "game"):
                phrase("would", f"{title}once per {span}, if {kept}", would, optional=optional, once=span)
            said = f"{first[1]} [that] {kept}"
            phrase("would", said, would, optional=optional, once="round", read_only=True)


def _hero_text(book: Phrasebook) -> None:
    """HK 700.1. A paragraph is a power or several; after one that is used, no other kind begins in its paragraph."""
    phrase = book.phrase
    for kind in ("always", "always_also", "triggered", "would", "comes_in"):
        phrase("resting_power", f"{{power:{kind}}}")
    phrase("resting_power", "{power:keyword}", also="{power:keyword}.")
    for category in ("hero_paragraph", "resting_powers"):
        book.list_of(category, "resting_power", "")
    for category in ("hero_paragraph", "acting_powers"):
        book.list_of(category, "action_power", "")
    phrase("hero_paragraph", "{resting:resting_powers} {acting:acting_powers}", one_paragraph)
    book.list_of("hero_text", "hero_paragraph", "\n")
    phrase("hero_power", "{power:resting_power}")
    phrase("hero_power", "{power:action_power}")
    book.list_of("quoted_powers", "hero_power", "\n", "")


def one_paragraph(resting: tuple[Any, ...], acting: tuple[Any, ...]) -> tuple[Any, ...]:
    return resting + acting

"""Whom words mean that point at somebody: `it`, `that hero`, `another`, `me` (HK 200.2, 302.3, 706.3).

Every line of `huntik_references.tsv` was looked at by a person with the rulebook beside it. A card whose words are
bound otherwise, or one whose words nobody has looked at, fails.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.meaning.reading import by_grammar, own_names, quoted
from quickening.games.huntik.meaning.spelling import in_known_words
from quickening.games.huntik.pool import shipped
from quickening.lang import deeds
from quickening.lang.nodes import Node, everything
from quickening.lang.selections import Chosen, Me, ThisCard

REVIEWED = Path(__file__).with_name("huntik_references.tsv")
CARDS = [card for card in shipped().values() if card.text]


def pointing(card: Printed) -> list[tuple[str, str]]:
    """The words of a card that point at somebody, and whom they mean."""
    names = own_names(card.type, card.name)
    meanings = [read.meaning for read in by_grammar(card.type, card.name, in_known_words(card.text))]
    found = [pair for meaning in meanings for pair in _refs(meaning)]
    for quote in _quotes(meanings):
        found += [(f"in quotes: {word}", meant) for word, meant in _refs(quoted("", names, quote.text)[0])]
    return found + [pair for power in card.abilities for pair in _others_and_selves(power)]


def _refs(meaning: Any) -> Iterator[tuple[str, str]]:
    """Words that point back, and the part in a deed by which that one was brought in."""
    brought_in: dict[int, str] = {}
    for deed, role, node in _roles(meaning, "", ""):
        slot = getattr(node, "slot", -1)
        if slot >= 0 and not isinstance(node, deeds.Ref):
            brought_in.setdefault(slot, f"{_words(node)} ({deed} {role})".replace(" ( )", ""))
    for _, _, node in _roles(meaning, "", ""):
        if isinstance(node, deeds.Ref):
            yield node.word, brought_in.get(node.slot, "nobody")
        elif isinstance(node, deeds.This) and node.word:
            yield node.word, "this card"


def _roles(value: Any, deed: str, role: str) -> Iterator[tuple[str, str, Any]]:
    """All nodes of a tree, each with the deed and the role it is part of."""
    if isinstance(value, (tuple, list)):
        for part in value:
            yield from _roles(part, deed, role)
    elif isinstance(value, deeds.Deed):
        for name, node in value.roles:
            yield from _roles(node, value.sense, name)
    elif is_dataclass(value):
        yield deed, role, value
        for field in fields(value):
            yield from _roles(getattr(value, field.name), deed, role)


def _words(node: Any) -> str:
    nouns = getattr(node, "nouns", None)
    if not isinstance(nouns, deeds.Nouns):
        return "the top card" if isinstance(node, deeds.Part) else type(node).__name__
    before = [getattr(one, "word", "") or getattr(one, "name", "") for one in nouns.before]
    return " ".join(word for word in (node.word, *before, nouns.kind) if word)


def _quotes(value: Any) -> Iterator[deeds.Quote]:
    yield from (node for _, _, node in _roles(value, "", "") if isinstance(node, deeds.Quote))


def _others_and_selves(power: Node) -> Iterator[tuple[str, str]]:
    """`another`, and on cards that speak of two selves which is which (HK 302.3)."""
    nodes = everything(power)
    choices = sorted((node for node in nodes if isinstance(node, Chosen)), key=lambda node: node.slot)
    for choice in choices:
        if choice.another:
            before = [one for one in choices if 0 <= one.slot < choice.slot]
            yield "another", "than what was chosen before" if before else "than me"
    if any(isinstance(node, Me) for node in nodes) and any(isinstance(node, ThisCard) for node in nodes):
        yield "me and this card", "two"


def reviewed() -> dict[str, list[tuple[str, str]]]:
    found: dict[str, list[tuple[str, str]]] = {}
    with REVIEWED.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            found.setdefault(row["card"], []).append((row["words"], row["means"]))
    return found


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_words_mean_whom_a_person_would_take_them_to_mean(card: Printed) -> None:
    assert pointing(card) == reviewed().get(card.key, [])


def test_every_line_is_of_a_card() -> None:
    assert set(reviewed()) <= set(shipped())

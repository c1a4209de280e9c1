"""A card's whole text: read as its powers, and powers put into words."""

from __future__ import annotations

from typing import Any

from quickening.english.texts import Read
from quickening.games.huntik.definitions import ACTION, AMULET, FEATURE, LEGENDARY, MAJOR, MINOR, MISSION
from quickening.games.huntik.kinds.abilities import CardText
from quickening.games.huntik.meaning.reading import by_grammar, powers_of
from quickening.games.huntik.meaning.sense import place_of, problem_with
from quickening.games.huntik.meaning.spelling import in_known_words
from quickening.games.huntik.meaning.understood import understood
from quickening.games.huntik.meaning.wording import print_text, words_of
from quickening.lang.selections import numbered
from quickening.text.printer import NotPrintable
from quickening.text.reader import Ambiguous, NotRead, check_length

__all__ = ["CARD_TYPES", "print_text", "read_by_grammar", "read_text", "words_of"]

#: What `read_text` knows as a type of card (HK 300.1).
CARD_TYPES = (MAJOR, MINOR, LEGENDARY, ACTION, AMULET, MISSION, FEATURE)


def read_text(card_type: str, name: str, text: str) -> tuple[Any, ...]:
    """A card's text as its powers. Refuses what it does not understand."""
    check_length(text, name)
    if not text.strip():
        return ()
    body = in_known_words(text)
    powers = _powers(card_type, name, body)
    found = tuple(numbered(understood(power)) for power in _merged(powers))
    problem = problem_with(found, body)
    if problem is not None:
        raise NotRead(body, place_of(problem, body), (), problem.says)
    return _said(card_type, found, body)


def _powers(card_type: str, name: str, body: str) -> tuple[Any, ...]:
    """The powers of each paragraph; what is refused is shown in the whole text."""
    try:
        return powers_of(card_type, name, body)
    except Ambiguous as ambiguous:
        raise Ambiguous(body, ambiguous.meanings, _in_words(card_type, ambiguous.meanings)) from None
    except NotRead as refused:
        raise NotRead(body, _place_in(body, refused), refused.expected, refused.problem) from None


def _place_in(body: str, refused: NotRead) -> int:
    """Where the words that were not understood stand in the whole text."""
    words = refused.text[refused.position :].replace("I am", "I'm").split()
    for count in range(min(6, len(words)), 0, -1):
        place = body.find(" ".join(words[:count]))
        if place >= 0:
            return place
    return 0


def _said(card_type: str, powers: tuple[Any, ...], body: str) -> tuple[Any, ...]:
    """Powers that can be told to players in words; others are none of this game's."""
    try:
        print_text(card_type, powers)
    except NotPrintable:
        raise NotRead(body, 0, (), "this cannot be put together so") from None
    return powers


def _in_words(card_type: str, meanings: tuple[Any, ...]) -> list[str]:
    """What a text could mean, as we would print it."""
    return [f"“{' | '.join(print_text(card_type, (numbered(one),)).splitlines())}”" for one in meanings]


def _merged(powers: tuple[Any, ...]) -> tuple[Any, ...]:
    """HK 302.2. Everything an action does is one text, whatever its paragraphs."""
    effects = tuple(effect for power in powers if isinstance(power, CardText) for effect in power.effects)
    if not effects:
        return powers
    rules = tuple(power for power in powers if not isinstance(power, CardText))
    return (*rules, CardText(effects))


def read_by_grammar(card_type: str, name: str, text: str) -> list[Read]:
    """What each paragraph of a card's text means, before it is put as powers of the rules."""
    return by_grammar(card_type, name, in_known_words(text)) if text.strip() else []

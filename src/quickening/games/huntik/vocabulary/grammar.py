"""Huntik's phrasebook, and the reading and printing of a card's whole text."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from quickening.core.once import once_each
from quickening.english.texts import Read
from quickening.games.huntik.definitions import ACTION, AMULET, FEATURE, MISSION
from quickening.games.huntik.meaning.reading import by_grammar, own_names, paragraph_of
from quickening.games.huntik.vocabulary.abilities import CardText
from quickening.games.huntik.vocabulary.missions import add_missions
from quickening.games.huntik.vocabulary.own_name import in_first_person
from quickening.games.huntik.vocabulary.sense import place_of, problem_with
from quickening.games.huntik.vocabulary.sentences import add_sentences
from quickening.games.huntik.vocabulary.tags import add_tags
from quickening.games.huntik.vocabulary.tokens import add_tokens
from quickening.games.huntik.vocabulary.understood import understood
from quickening.games.huntik.vocabulary.words import add_words
from quickening.lang.selections import numbered
from quickening.text.phrasebook import Phrasebook
from quickening.text.printer import write
from quickening.text.reader import Ambiguous, NotRead, check_length, read


@cache
def phrasebook() -> Phrasebook:
    """All of Huntik's phrases."""
    book = Phrasebook()
    add_words(book)
    add_tags(book)
    add_sentences(book)
    add_missions(book)
    add_tokens(book)
    book.check()
    return book


HERO_TEXT = "hero_text"
#: The category that reads the text of each type of card; heroes are the rest.
_TEXTS = {ACTION: "action_text", AMULET: "action_text", MISSION: "mission_text", FEATURE: "feature_text"}


#: Words for which others stand throughout.
SAID_OTHERWISE = (
    ("he or she controls", "they control"),
    ("his or her ", "their "),
    ("for every ", "for each "),
    ("enters play", "comes into play"),
    ("enter play", "come into play"),
)


def category_of(card_type: str) -> str:
    """Which category reads the text of a type of card."""
    return _TEXTS.get(card_type, HERO_TEXT)


def read_text(card_type: str, name: str, text: str) -> tuple[Any, ...]:
    """A card's text as its powers. Refuses what it does not understand."""
    check_length(text, name)
    if not text.strip():
        return ()
    body = re.sub(r"\s*<p>\s*", "\n", text.replace("• ", "").replace(" - ", " — ")).strip()  # HK 203.1a, 203.2
    for said, meant in SAID_OTHERWISE:
        body = body.replace(said, meant)
    body = body.replace("you may play this card. ", "you may play this card.\n")  # HK 701.4: when, and then what
    powers = _by_grammar(card_type, name, body) or _by_phrases(card_type, name, body)
    found = tuple(numbered(understood(power)) for power in _merged(powers))
    problem = problem_with(found, body)
    if problem is not None:
        raise NotRead(body, place_of(problem, body), (), problem.says)
    return found


def _by_grammar(card_type: str, name: str, body: str) -> tuple[Any, ...]:
    """The powers of a text by the shared grammar; none if it does not understand one of them."""
    try:
        paragraphs = [paragraph_of(card_type, name, paragraph)[1] for paragraph in body.split("\n")]
    except NotRead:
        return ()
    return tuple(power for paragraph in paragraphs for power in paragraph)


def _by_phrases(card_type: str, name: str, body: str) -> tuple[Any, ...]:
    """The powers of a text by the phrasebook."""
    try:
        powers = _read(card_type, name, body)
    except Ambiguous as ambiguous:
        raise Ambiguous(body, ambiguous.meanings, _in_words(card_type, ambiguous.meanings)) from None
    return _powers(card_type, powers)


def _read(card_type: str, name: str, body: str) -> tuple[Any, ...]:
    """HK 200.2. What a text says; a hero that is not understood may be calling itself by its name."""
    category, names = category_of(card_type), own_names(card_type, name)
    try:
        found: tuple[Any, ...] = read(phrasebook(), category, body, names)
    except NotRead:
        of_itself = in_first_person(body, names) if category == HERO_TEXT else body
        if of_itself == body:
            raise
        try:
            found = read(phrasebook(), category, of_itself, names)
        except NotRead:
            found = ()
        if not found:
            raise
    return found


def _in_words(card_type: str, meanings: tuple[Any, ...]) -> list[str]:
    """What a text could mean, as we would print it: a power to a line, so that it is seen where one ends."""
    return [f"“{' | '.join(print_text(card_type, _powers(card_type, one)).splitlines())}”" for one in meanings]


def _powers(card_type: str, read: tuple[Any, ...]) -> tuple[Any, ...]:
    """The powers that were read; a hero's by paragraphs."""
    return tuple(power for part in read for power in part) if category_of(card_type) == HERO_TEXT else read


def print_text(card_type: str, powers: tuple[Any, ...]) -> str:
    """Powers as text in canonical wording, a paragraph each."""
    category = category_of(card_type)
    paragraphs = [((power,),) if category == HERO_TEXT else (power,) for power in unnumbered(powers)]
    return "\n".join(_spelled(write(phrasebook(), category, one)) for one in paragraphs)


def _spelled(text: str) -> str:
    """`an other hero` is put together."""
    return (
        text.replace("an other ", "another ")
        .replace("An other ", "Another ")
        .replace("+ X", "+X")
        .replace("- X", "-X")
    )


def unnumbered(powers: tuple[Any, ...]) -> tuple[Any, ...]:
    """The powers as the phrasebook knows them: choices without numbers."""
    return tuple(numbered(power, unset=True) for power in powers)


def _merged(powers: tuple[Any, ...]) -> tuple[Any, ...]:
    """HK 302.2. Everything an action does is one text, whatever its paragraphs."""
    effects = tuple(effect for power in powers if isinstance(power, CardText) for effect in power.effects)
    if not effects:
        return powers
    rules = tuple(power for power in powers if not isinstance(power, CardText))
    return (*rules, CardText(effects))


@once_each
def words_of(category: str, node: Any) -> str:
    """A part of a tree in words, for questions and options; worded once."""
    text = write(phrasebook(), category, numbered(node, unset=True))
    return text[0].lower() + text[1:] if not text.startswith(("KO", "I ", "I'm")) else text


def read_by_grammar(card_type: str, name: str, text: str) -> list[Read]:
    """What the shared grammar alone makes of a card's text, paragraph by paragraph."""
    return by_grammar(card_type, name, text) if text.strip() else []

"""Whom a pronoun means that nobody in its own sentence could be: the other player, or the card itself.

HL1 1. There are two players. Where the last one spoken of is the opponent, `he` and `they` are the opponent.
"""

from __future__ import annotations

import re

from quickening.english.forms import verb_forms

_PEOPLE = re.compile(
    r"\b(?P<opponent>(?:your )?opponent|target player|target(?! \w+ (?:card|attack)))\b"
    r"|\b(?:(?:each|any|either|neither|no|a|that) player|players)\b",
    re.IGNORECASE,
)
_PRONOUN = re.compile(
    r"\b(?:(?P<singular>he or she|he|she)|(?P<own>his or her|his|their|her(?= [a-z]+))|(?P<whom>him)"
    r"|they (?P<verb>(?:do not|[a-z]+)))\b",
    re.IGNORECASE,
)
#: What is the same of one and of several.
_MODAL = ("may", "must", "cannot", "can")
_ITSELF = re.compile(r"^((?:Discard|Remove|Return|Place|Put) )it(?= )", re.IGNORECASE)
_OF_ITSELF = re.compile(r"^This (?:card|attack|block|dodge|defense)\b", re.IGNORECASE)


def spoken_of(sentence: str, before: str) -> str:
    """A sentence with the opponent named, or the card itself, where the words before tell that they are meant.

    >>> spoken_of("He must discard a card.", "Your opponent loses 1 Ability.")
    'Your opponent must discard a card.'
    >>> spoken_of("If they do not attack, they lose 1 Ability.", "Look at your opponent's hand.")
    'If your opponent does not attack, they lose 1 Ability.'
    >>> spoken_of("He must discard a card.", "Each player draws a card.")
    'He must discard a card.'
    >>> spoken_of("Discard it if you attack.", "This card is a Guard.")
    'Discard this card if you attack.'
    """
    if _OF_ITSELF.match(before.rpartition(". ")[2] if ". " in before else before) and _ITSELF.match(sentence):
        return _ITSELF.sub(r"\1this card", sentence)
    people = list(_PEOPLE.finditer(before))
    pronoun = _PRONOUN.search(sentence)
    if not people or people[-1]["opponent"] is None or pronoun is None or _PEOPLE.search(sentence[: pronoun.start()]):
        return sentence
    named = _named(pronoun)
    if pronoun.start() == 0:
        named = named[0].upper() + named[1:]
    return f"{sentence[: pronoun.start()]}{named}{sentence[pronoun.end() :]}"


def _named(pronoun: re.Match[str]) -> str:
    if pronoun["own"]:
        return "your opponent's"
    verb = pronoun["verb"]
    if not verb:
        return "your opponent"
    if verb == "do not":
        return "your opponent does not"
    return f"your opponent {verb if verb in _MODAL else 'is' if verb == 'are' else verb_forms(verb)['s']}"

"""What a card may gain: keywords, numbers, scores and damage, perhaps against some cards alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.english import heads, modifiers, nouns, quantities
from quickening.english.amounts import numbers
from quickening.english.reading import MANY, Reading, remembered
from quickening.lang import deeds

#: Words before those against whom something is gained; whether they are the ones left out.
AGAINST = {
    ("against",): False,
    ("on",): False,
    ("to",): False,
    ("except", "against"): True,
    (",", "except", "against"): True,
}


@remembered
def features(reading: Reading, at: int) -> list[Any]:
    """What a card may gain: `+1 Fighting`, `Stealth`, `Toughness: 1`, `+2 ATK`."""
    found = []
    for words, keyword in reading.entries(reading.lexicon.keywords, at):
        end = at + len(words)
        if keyword.takes in ("", "against", "restriction"):
            found.append((end, deeds.Feature(keyword.word)))
            if keyword.takes == "against" and reading.word(end) == "against":
                found += [
                    (one.end, deeds.Feature(keyword.word, None, one.node))
                    for one in nouns.single_phrases(reading, end + 1)
                    if one.number == MANY
                ]
        if keyword.takes == "to" and reading.word(end) == "to":
            found += [
                (one.end, deeds.Feature(keyword.word, None, one.node))
                for one in nouns.single_phrases(reading, end + 1)
                if one.number == MANY
            ]
        if keyword.takes == "number":
            found += _numbered(reading, keyword.word, end + 1 if reading.word(end) == ":" else end)
    signed = [*_signed(reading, at), *_additional(reading, at)]
    either = [other for one in signed for other in _or_if(reading, one)]
    return [*found, *signed, *either, *_signs(reading, at), *_quoted(reading, at)]


def _quoted(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`"Exhaust Action: Stun target hero."`: a power of its own."""
    if reading.word(at) != '"' or '"' not in reading.words[at + 1 :]:
        return []
    end = reading.words.index('"', at + 1)
    return [(end + 1, deeds.Quote(reading.text[reading.position(at) + 1 : reading.position(end)], at))]


def _numbered(reading: Reading, word: str, at: int) -> list[tuple[int, Any]]:
    """`Toughness: 1`, `Toughness: 2 against combat damage`, `Toughness: 1 for each Site you control`."""
    if not numbers(reading, at):
        reading.fail(at, "a number")
    found = []
    for end, number in numbers(reading, at):
        for last, amount in quantities.for_each(reading, end, number):
            found.append((last, deeds.Feature(word, amount)))
            if reading.word(last) == "against":
                found += [
                    (one.end, deeds.Feature(word, amount, one.node))
                    for one in nouns.single_phrases(reading, last + 1)
                    if one.number == MANY or modifiers.may_stand(reading, ("damage",), one.kinds[0])
                ]
    return found


def _signs(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`the designator <Undead>`: a word that cards share."""
    begin = at + 1 if reading.word(at) == "the" else at
    if reading.word(begin) == "designator" and reading.word(begin + 1)[:1] == "<":
        return [(begin + 2, deeds.Feature(reading.tokens[begin + 1].text))]
    return []


def _signed(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`+1 Fighting`, `-X Fighting`, `+1 Fighting for each Site you control`, `+2 combat damage against Sites`."""
    word = reading.word(at)
    amount: Any
    if word[:1] in ("+", "-") and word[1:].isdigit():
        begin, amount = at + 1, deeds.Number(int(word))
    elif word in ("+", "-") and reading.word(at + 1) == "x":
        begin, amount = at + 2, deeds.X() if word == "+" else deeds.Calculated("minus", (deeds.X(),))
    else:
        return []
    found = []
    for end, figure in [*modifiers.figures(reading, begin), *_damages(reading, begin)]:
        for last, full in quantities.for_each(reading, end, amount):
            found.append((last, deeds.Feature(figure, full)))
            if not figure.endswith("damage") or (last > end and reading.word(last) != "against"):
                continue  # `for each State on it`: said of the State
            found += [(after, deeds.Feature(figure, full, against)) for after, against in _against(reading, last)]
    return found


def _additional(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`an additional +1 combat damage`, `an additional Power`, `1 additional Power`: so much more."""
    if reading.has(at, ("a", "additional")):
        begin, much = at + 2, 1
    elif reading.word(at + 1) == "additional" and reading.word(at).isdigit():
        begin, much = at + 2, int(reading.word(at))
    else:
        return []
    plain = [(end, deeds.Feature(word, deeds.Number(much))) for end, word in _damages(reading, begin)]
    return [*(_signed(reading, begin) if reading.word(at) == "a" else ()), *plain]


def _or_if(reading: Reading, one: tuple[int, Any]) -> list[tuple[int, Any]]:
    """`+1 damage, or +2 if it is Unique`: the second where that is so."""
    from quickening.english.conditions import conditions

    end, feature = one
    begin = end + (reading.word(end) == ",")
    number = reading.word(begin + 1)
    if reading.word(begin) != "or" or number[:1] not in ("+", "-") or not number[1:].isdigit():
        return []
    figures = [last for last, figure in modifiers.figures(reading, begin + 2) if figure == feature.word]
    figures += [last for last, figure in _damages(reading, begin + 2) if figure == feature.word]
    return [
        (after, replace(feature, amount=deeds.Calculated("or if", (feature.amount, deeds.Number(int(number)), so))))
        for last in (figures or [begin + 2])
        if reading.word(last) == "if" and isinstance(feature.amount, deeds.Number)
        for after, so in conditions(reading, last + 1)
    ]


def _against(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`against Characters`, `on any Site`, `to subject`; `, except against Characters`."""
    found: list[tuple[int, Any]] = []
    for words, without in AGAINST.items():
        if reading.has(at, words):
            found += [
                (one.end, deeds.Beside(words[-1], one.node, without))
                for one in nouns.single_phrases(reading, at + len(words))
                if modifiers.may_stand(reading, modifiers.CARD, one.kinds[0])
                and (one.number == MANY or not isinstance(one.node, deeds.Picked) or _is_any(one.node, reading, at))
            ]
    return found


def _is_any(node: deeds.Picked, reading: Reading, at: int) -> bool:
    """`against any Site`, `against the next Site`."""
    return reading.word(at + 1) == "any" or node.word == "the next"


def _damages(reading: Reading, at: int) -> list[tuple[int, str]]:
    """`damage`, `combat damage`, `Power`: so much more of what is measured."""
    return [
        (core.end, " ".join((*(one.word for one in core.nouns.before), core.kind)))
        for core in heads.cores(reading, at)
        if reading.lexicon.kinds[core.kind].sort in ("damage", "points") and not core.nouns.after
    ]


def printed(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`a printed Fighting of 2`, `a printed cost of {jam} 1`, `Ambush`."""
    found: list[tuple[int, Any]] = [
        (end, one) for end, one in features(reading, at) if isinstance(one, deeds.Feature)
    ]
    for end, figure in modifiers.figures(reading, at + (reading.word(at) == "a")):
        place = end + 1
        while reading.word(place)[:1] == "{":
            place += 1
        signs = tuple(deeds.Is(token.text) for token in reading.tokens[end + 1 : place])
        found += [
            (last, deeds.Printed(figure, number.value, signs))
            for last, number in numbers(reading, place)
            if reading.word(end) == "of" and isinstance(number, deeds.Number)
        ]
    return found

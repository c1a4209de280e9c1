"""Shadowfist's words for cards: numbers, nouns, adjectives, and who is meant."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.definitions import FACTIONS, TALENTS
from quickening.games.shadowfist.vocabulary import filters, filters_figures
from quickening.games.shadowfist.vocabulary.kinds import Number, X
from quickening.games.shadowfist.vocabulary.series import (
    add_filtered,
    add_pattern,
    add_quoted,
    add_series,
)
from quickening.games.shadowfist.vocabulary.words_cards import add_cards
from quickening.games.shadowfist.vocabulary.words_who import add_players, add_selections
from quickening.lang.selections import Cards
from quickening.text.lexicals import add_number
from quickening.text.phrasebook import Phrasebook
from quickening.text.printer import words_for
from quickening.text.reader import Reading
from quickening.text.tokens import is_figure

#: Signs as they are printed, and as files and old cards spell them.
SIGNS = {**{sign: sign for sign in (*FACTIONS, *TALENTS)}, "7ma": "sev"}


NOUNS = {
    "card": "cards",
    "Character": "Characters",
    "Site": "Sites",
    "Feng Shui Site": "Feng Shui Sites",
    "non-Feng Shui Site": "non-Feng Shui Sites",
    "State": "States",
    "Edge": "Edges",
    "Event": "Events",
    "attacker": "attackers",
    "interceptor": "interceptors",
    "Weapon": "Weapons",
    "Vehicle": "Vehicles",
    "Schtick": "Schticks",
    "token": "tokens",
    "Character token": "Character tokens",
}


#: Words that stand before `State` and are nouns as well.
_OF_STATES = frozenset({"Weapon", "Vehicle", "Schtick"})


PLAIN = (
    "Unique",
    "Limited",
    "Weapon",
    "Vehicle",
    "Schtick",
    "damaged",
    "attacking",
    "intercepting",
    "foundation",
    "token",
)


def add_words(book: Phrasebook) -> None:
    """Numbers, signs, nouns, adjectives, players, selections."""
    add_number(book)
    add_pattern(book, "designator", "<", ">", "a designator")
    add_quoted(book, "title")
    _signs(book)
    _numbers(book)
    _nouns(book)
    _adjectives(book)
    add_cards(book)
    add_players(book)
    add_selections(book)


def _signs(book: Phrasebook) -> None:
    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        word = reading.words[at] if at < len(reading.words) else ""
        sign = SIGNS.get(word[1:-1].strip()) if word.startswith("{") else None
        return [(at + 1, sign)] if sign else []

    book.lexical("sign", read, lambda value: [f"{{{value}}}"] if value in SIGNS.values() else None, "a resource")
    book.list_of("signs", "sign", "")
    add_series(book, "signs_and", "sign", ("and",), least=2)


def _numbers(book: Phrasebook) -> None:
    book.phrase("amt", "{number:n}", Number)
    book.phrase("amt", "X", X)
    book.phrase("amt", "zero", value=Number(0), read_only=True)
    for category, mark in (("plus", "+"), ("minus", "-")):
        _signed(book, category, mark)


def _signed(book: Phrasebook, category: str, mark: str) -> None:
    """`+2` or `+X`; `-1` or `-X`: the number without the sign."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        words = reading.words[at : at + 2]
        if words and words[0][0] == mark and is_figure(words[0][1:]):
            return [(at + 1, Number(int(words[0][1:])))]
        return [(at + 2, X())] if words == [mark, "x"] else []

    def show(value: Any) -> list[str] | None:
        if isinstance(value, X):
            return [f"{mark}X"]
        return [f"{mark}{value.number}"] if isinstance(value, Number) and value.number >= 0 else None

    book.lexical(category, read, show, f"a number with {mark}")


def _nouns(book: Phrasebook) -> None:
    for one, many in NOUNS.items():
        typed = one in ("Event", "State", "Edge", "Site", "Character")
        book.phrase("noun_one", one, filters.Noun, word=one, also=f"{one} card" if typed else ())
        also = f"{many} in play" if one == "card" else f"{one} cards" if typed else ()
        book.phrase("noun_many", many, filters.Noun, word=one, also=also)
    for many, noun in (("noun_one", "foundation"), ("noun_many", "foundations")):
        book.phrase(many, noun, filters.Noun, word="foundation")
    for number, one, joints in (("noun", "noun_one", ("or", "and")), ("nouns", "noun_many", ("and", "or"))):
        book.phrase(number, f"{{noun:{one}}}")
        book.phrase(f"{one}_adj", f"{{noun:{one}}}")
        book.phrase(f"{one}_adj", f"{{before:beside}} {{noun:{one}}}", Cards)
        add_series(book, f"{number}_any", f"{one}_adj", joints, filters.AnyNoun, _options, first=one, least=2)
        book.phrase(number, f"{{noun:{number}_any}}")
        book.phrase(number, "{title}", filters.Titled)
        book.phrase(number, f"{{title}} {{kind:{one}}}", filters.TitledKind)
        book.phrase(number, "{word:designator}", filters.Designated, also="{word:designator} s")
        book.phrase(number, f"{{noun:{number}_marked}}")
        book.phrase(
            number,
            "{word:bare_words}" if number == "nouns" else "{word:bare_word}",
            filters.Designated,
            read_only=True,
        )
        add_series(book, f"{number}_marked", "marked", ("or", "and"), filters.AnyNoun, _options, least=2)


def _options(meaning: Any) -> tuple[Any, ...] | None:
    return meaning.options if isinstance(meaning, filters.AnyNoun) else None


def _adjectives(book: Phrasebook) -> None:
    for word in PLAIN:
        book.phrase("plain", word, filters.Word, word=word)
        book.phrase("plain", f"non-{word}", filters.Word, word=word, non=True)
    book.phrase("plain", "undamaged", filters.Word, word="damaged", non=True)
    book.phrase("plain", "turned", filters.Word, word="turned")
    book.phrase("plain", "unturned", filters.Word, word="turned", non=True)
    book.phrase("plain", "other", filters.Word, word="other")
    book.phrase("plain", "face-down", filters.Word, word="revealed", non=True, also="unrevealed")
    book.phrase("plain", "face-up", filters.Word, word="revealed", also="revealed")
    book.phrase("plain", "front-row", filters.Word, word="front-row")
    book.phrase("plain", "back-row", filters.Word, word="front-row", non=True)
    book.phrase("plain", "Power-generating", filters.Word, word="Power-generating")
    book.phrase("plain", "opponent's", filters.Word, word="opponent's", also=("opponents'", "an opponent's"))
    for noun in ("Character", "Site", "State", "Edge", "Event"):
        book.phrase("plain", f"non-{noun}", filters.NotA, noun=filters.Noun(noun))
    _bare_designator(book)
    _marked(book, "marked", "designator", filters.Designated, "word")
    _marked(book, "colored", "sign", filters.OfResource, "sign")
    _cost_word(book)
    book.phrase("plain", "{it:cost_word}")
    add_filtered(book, "beside_word", "plain", lambda one: getattr(one, "word", "") not in _OF_STATES)
    book.list_of("beside", "beside_word", "")
    book.phrase("keen", "{it:marked}")
    book.phrase("keen", "{it:colored}")
    book.phrase("keen", "{word:bare_word}", filters.Designated, read_only=True)
    book.phrase("adjective", "{it:plain}")
    book.phrase("adjective", "{it:keen}")
    _alternatives(book)


def _marked(book: Phrasebook, category: str, inner: str, node: Any, field: str) -> None:
    """`<Fire>` and `non-<Fire>`, `{chi}` and `non-{chi}` as words before a noun."""
    known = book.lexicals[inner]

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        found = [(end, node(**{field: value})) for end, value in known.read(reading, at)]
        if reading.words[at : at + 2] == ["non", "-"]:
            found += [(end, node(**{field: value}, non=True)) for end, value in known.read(reading, at + 2)]
        return found

    def show(value: Any) -> list[str] | None:
        if not isinstance(value, node):
            return None
        words = known.print(getattr(value, field))
        return [("non-" if value.non else "") + words[0]] if words else None

    book.lexical(category, read, show, known.shown)


#: Capitalised words that are no designators: types, keywords, restrictions and words of the rules.
_NO_DESIGNATORS = frozenset(
    (  # noqa: SIM905 - reads as a list
        "character characters site sites state states edge edges event events feng shui card cards power fighting "
        "body unique limited weapon weapons vehicle vehicles schtick schticks main shot establishing toughness "
        "guts ambush assassinate independent loyalty mobility regenerate stealth superleap tactics unstoppable "
        "corrupted lethal immunity influence reload crisis faceoff faceoffs x token tokens foundation foundations "
        "toast-it toast it one-shot no max not cumulative play when whenever if while at all each any every until "
        "once turn target choose sacrifice pay the a an this that your you opponents opponent in on of to draw "
        "discard smoke heal inflict gain return cancel put place remove identity uncopyable non damage attackers "
        "attacker interceptors interceptor up another other two three four five turned unturned damaged undamaged "
        "attacking intercepting revealed unrevealed non-unique non-limited front-row back-row heads tails"
    ).split()
)


def _bare_designator(book: Phrasebook) -> None:
    """A designator without its marks, as some cards are spelled: a capitalised word before the noun (SF 14.6)."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        if at >= len(reading.tokens) or at == 0 or reading.words[at - 1] in (".", ":", "::", '"'):
            return []  # a capital at the start of a sentence says nothing
        token = reading.tokens[at]
        fits = token.kind == "word" and token.capital and reading.words[at].isalpha()
        return [(at + 1, token.text)] if fits and reading.words[at] not in _NO_DESIGNATORS else []

    def read_many(reading: Reading, at: int) -> list[tuple[int, Any]]:
        return [(end, word[:-1]) for end, word in read(reading, at) if len(word) > 3 and word.endswith("s")]

    book.lexical("bare_word", read, lambda value: None, "a designator")
    book.lexical("bare_words", read_many, lambda value: None, "designators")


def _cost_word(book: Phrasebook) -> None:
    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        words = reading.words[at : at + 5]
        if len(words) >= 3 and is_figure(words[0]) and words[1:3] == ["-", "cost"]:
            return [(at + 3, filters_figures.CostIs(int(words[0])))]
        if len(words) == 5 and is_figure(words[0]) and words[1] == "or" and is_figure(words[2]):
            costs = (filters_figures.CostIs(int(words[0])), filters_figures.CostIs(int(words[2])))
            return [(at + 5, filters.OneOf(costs))] if words[3:] == ["-", "cost"] else []
        return []

    def show(value: Any) -> list[str] | None:
        return [f"{value.cost}-cost"] if isinstance(value, filters_figures.CostIs) else None

    book.lexical("cost_word", read, show, "a cost")


def _alternatives(book: Phrasebook) -> None:
    """`<Lodge> or <Transformed>`, `Weapon, Vehicle or {tek}`, `<Martial> <Artist> or <Kung> <Fu>`."""
    book.list_of("keens", "keen", "")
    book.list_of("keens_two", "keen", "", least=2)
    book.phrase("alternative", "{words:keens_two}", filters.BothOf)
    book.phrase("alternative", "{it:keen}")
    book.phrase("alternative", "{it:plain}")
    wrap, unwrap = filters.OneOf, lambda one: one.options if isinstance(one, filters.OneOf) else None
    add_series(book, "either", "alternative", ("or", "and"), wrap, unwrap, least=2)

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        found = list(_runs(reading, "adjective", at, ()))
        for start, before in [(at, ()), *_runs(reading, "plain", at, ())]:
            for end, either in reading.read("either", start):
                found.append((end, (*before, either)))
                found += _runs(reading, "plain", end, (*before, either))
        return found

    def show(value: Any) -> list[str] | None:
        if not isinstance(value, tuple) or not value:
            return None
        shown = [words_for(book, "adjective", one) or words_for(book, "either", one) for one in value]
        return None if None in shown else [word for words in shown for word in words or ()]

    book.lexical("adjectives", read, show, "what kind of card")


def _runs(reading: Reading, category: str, at: int, before: tuple[Any, ...]) -> list[tuple[int, tuple[Any, ...]]]:
    """One or more of a category in a row, after what stands before."""
    found: list[tuple[int, tuple[Any, ...]]] = []
    growing = [(end, (*before, one)) for end, one in reading.read(category, at)]
    while growing:
        found += growing
        growing = [(stop, (*items, one)) for end, items in growing for stop, one in reading.read(category, end)]
    return found

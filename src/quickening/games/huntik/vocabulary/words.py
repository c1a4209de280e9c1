"""Huntik's words for cards, zones and conditions."""

from __future__ import annotations

from typing import Any

from quickening.games.huntik.definitions import TRIBES
from quickening.games.huntik.vocabulary import amounts, conditions, filters, places
from quickening.games.huntik.vocabulary.effects import Feature, OneAndTwo
from quickening.lang.selections import All, Cards, Chosen, It, Me, ThisCard
from quickening.text.lexicals import add_name, add_number, add_other_name, add_own_name, add_signed, add_title
from quickening.text.phrasebook import Phrasebook

#: Words that are written with a capital and are not names.
RESERVED = frozenset(
    {
        "action",
        "actions",
        "exhaust",
        "free",
        "combat",
        "atk",
        "def",
        "ko",
        "ko'd",
        "i",
        "i'm",
        "good",
        "evil",
        "titan",
        "titans",
        "seeker",
        "seekers",
    }
    | {
        "x",
        "mission",
        "controlled",
        "by",
        "if",
        "when",
        "whenever",
        "at",
        "in",
        "on",
        "put",
        "draw",
        "return",
        "ready",
    }
    | {
        "a",
        "an",
        "the",
        "all",
        "this",
        "your",
        "you",
        "target",
        "discard",
        "choose",
        "either",
        "lead",
        "end",
        "start",
    }
    | {"go", "no"}
    | {f"{tribe.lower()}-{titan}" for tribe in TRIBES for titan in ("titan", "titans")}
)


def add_words(book: Phrasebook) -> None:
    """Numbers, names, who, where, which."""
    add_number(book)
    add_signed(book)
    add_name(book, "name", RESERVED, opening=("card", "cards"))
    add_title(book, "power_name", "—")
    add_own_name(book, "own_name", ThisCard(), "this feature")
    add_other_name(book, "held_name", "name")
    _nouns(book)
    _adjectives(book)
    _places(book)
    _qualifiers(book)
    _cards(book)
    _selections(book)
    _conditions(book)
    _amounts(book)


def _nouns(book: Phrasebook) -> None:
    plural = {
        "hero": "heroes",
        "major hero": "major heroes",
        "minor hero": "minor heroes",
        "legendary hero": "legendary heroes",
        "hero or obstacle": "heroes and obstacles",
        "obstacle": "obstacles",
        "feature": "features",
        "object": "objects",
        "structure": "structures",
        "amulet card": "amulet cards",
        "card": "cards",
        "hero card": "hero cards",
        "major hero card": "major hero cards",
        "minor hero card": "minor hero cards",
        "legendary hero card": "legendary hero cards",
        "non-major hero card": "non-major hero cards",
    }
    for one, many in plural.items():
        book.phrase("noun", one, filters.Noun, word=one)
        book.phrase("kinds", many, filters.Noun, word=one)
    for kind in ("", "Combat ", "Exhaust ", "Free "):
        word = f"{kind}action card".lower()
        book.phrase("noun", f"{kind}Action card", filters.Noun, word=word)
        book.phrase("kinds", f"{kind}Action cards", filters.Noun, word=word)
    book.phrase("nouns", "{kind:kinds}")
    book.phrase("noun", "{name} card", filters.NamedNoun)
    book.phrase("nouns", "{name} cards", filters.NamedNoun)
    book.phrase("noun", "{name}", filters.NameOnly)
    book.phrase("noun", "minor {name}", filters.NameOnly, rank="minor hero")
    book.phrase("noun", "major {name}", filters.NameOnly, rank="major hero")
    book.phrase("noun", "copy of me", filters.CopyOfMe)


def _adjectives(book: Phrasebook) -> None:
    for word in ("friendly", "enemy", "ready", "exhausted", "stunned", "lead", "defender", "other"):
        book.phrase("adjective", word, filters.Word, word=word)
    book.list_of("adjectives", "adjective", "")
    book.phrase("adjective_pl", "{word:adjective}")
    book.phrase("adjective_pl", "your", filters.Word, word="your")
    book.phrase("adjective_pl", "your opponent's", filters.Word, word="enemy", read_only=True)
    book.list_of("adjectives_pl", "adjective_pl", "")


def _places(book: Phrasebook) -> None:
    book.phrase("place", "my zone", places.MyZone)
    book.phrase("place", "this zone", places.ThisZone)
    book.phrase("place", "{_own:own}'s [new] zone", places.ThisZone, read_only=True)
    book.phrase("own", "{own_name}", also=("the {own_name}", "this {own_name}"))
    book.phrase("own", "this feature", value=ThisCard())
    book.phrase("place", "that zone", places.ThatZone)
    book.phrase("place", "zone {number:n}", places.ZoneNumber)
    book.phrase("place", "his zone", value=places.ThisZone())
    book.phrase("place", "its zone", places.ItsZone)
    book.phrase("place", "{what:aimed}'s zone", places.ZoneOf, also="the zone of {what:aimed}")
    book.phrase("place", "{what:other_feature}'s [new] zone", places.ZoneOf)
    book.phrase("other_feature", "the {name:held_name}", Feature)


def _qualifiers(book: Phrasebook) -> None:
    book.phrase("qualifier", "there", filters.In, place=places.ThatZone())
    book.phrase("qualifier", "in (this|that) combat", filters.In, place=places.CombatZone())
    book.phrase("qualifier", "in a zone", filters.InAZone)
    book.phrase("qualifier", "in play", filters.InPlay)
    book.phrase("qualifier", "you control", filters.Word, word="friendly", also="you have")
    book.phrase("qualifier", "your opponent controls", filters.Word, word="enemy")
    book.phrase("qualifier", "(|that's|that are) in {place}", filters.In)
    book.phrase("qualifier", "[that's] in zone {zones:zones_or}", filters.InZones)
    book.list_of("zones_or", "n", "or", ", or", ", ", least=2)
    for number in ("ATK", "DEF"):
        book.phrase("qualifier", f"with less {number} than me", filters.ThanMine, number=number)
        book.phrase("qualifier", f"with more {number} than me", filters.ThanMine, number=number, more=True)
        _compared(book, number)
    book.phrase("qualifier", "(that's|that are) up to {zones:n} zone(s|) away from me", filters.Away, up_to=True)
    near = "in my zone or an adjacent zone"
    book.phrase("qualifier", near, filters.Away, zones=1, up_to=True, read_only=True)
    book.phrase("qualifier", "(that's|that are) {zones:n} zone(s|) away from me", filters.Away)
    adjacent = "in (an adjacent zone|adjacent zones|zones adjacent to mine|a zone adjacent to mine)"
    book.phrase("qualifier", adjacent, filters.Away, zones=1, read_only=True)
    book.phrase("qualifier", "with a {name} counter", filters.WithCounter, also="with a {name} counter on it")
    book.phrase("qualifier", "with an object", filters.WithObject, also="with objects")
    for number in ("ATK", "DEF"):
        book.phrase(
            "qualifier", f"with {{limit:n}} {number} or less", filters.WithNumber, number=number, or_less=True
        )
        more = f"with {{limit:n}} {number} or more"
        book.phrase("qualifier", more, filters.WithNumber, number=number, or_more=True)
        book.phrase("qualifier", f"with {{limit:n}} {number}", filters.WithNumber, number=number)
        book.phrase(
            "qualifier",
            f"with the same or less {number} as the round number",
            filters.WithNumber,
            number=number,
            or_less=True,
            round=True,
        )
    book.phrase("qualifier", "not named {name}", filters.NotNamed)
    book.phrase("qualifier", "with {_own:own}", filters.WithThis, also="with a {_own:own_name}", _own=ThisCard())
    book.phrase("qualifier", "with (a|the) {name:held_name}", filters.HasObject)
    book.list_of("qualifiers", "qualifier", "")


def _compared(book: Phrasebook, number: str) -> None:
    """`with the same or less DEF as me`, `with DEF less than my ATK`."""
    phrase = book.phrase
    for more, word, words in ((False, "less", ("less", "lower")), (True, "more", ("more", "greater"))):
        same: dict[str, Any] = {"number": number, "more": more, "same": True}
        phrase("qualifier", f"with the same or {word} {number} as me", filters.ThanMine, **same)
        for mine in ("ATK", "DEF"):
            compared: dict[str, Any] = {"number": number, "mine": mine, "more": more}
            also = tuple(f"with {number} {other} than my {mine}" for other in words[1:])
            phrase("qualifier", f"with {number} {word} than my {mine}", filters.ThanMine, **compared, also=also)
            or_equal = f"with {number} equal to or {word} than my {mine}"
            also = (f"with {number} {word} than or equal to my {mine}",)
            phrase("qualifier", or_equal, filters.ThanMine, **compared, same=True, also=also)


def _cards(book: Phrasebook) -> None:
    for category, noun in (("cards", "noun"), ("cards_pl", "nouns")):
        for area in ("hand", "discard pile", "legendary hero pile", ""):
            where = f" from your {area}" if area else ""
            _described(book, category, noun, where, area)
    _described(book, "kinds_pl", "kinds", "", "")
    _described(book, "piled", "noun", " from your discard pile", "discard pile")
    _described(book, "piled_pl", "nouns", " from your discard pile", "discard pile")
    _described(book, "hand_cards", "noun", "", "hand")
    _described(book, "hand_cards_pl", "nouns", "", "hand")
    book.phrase("one", "a {cards}")
    book.phrase("one", "another {cards}", other_than_me)  # printed as "an other", which is put together in the end
    book.phrase("found", "a {cards}")
    book.phrase("found", "another {noun}", Cards, before=(filters.Word("another"),))


def other_than_me(cards: Cards) -> Cards:
    """`another friendly hero`: one that I am not."""
    return Cards(cards.noun, (filters.Word("other"), *cards.before), cards.after, cards.area)


def _described(book: Phrasebook, category: str, noun: str, where: str, area: str) -> None:
    """A noun with words before and after it. Only of several cards it is said that they are yours."""
    adjectives = "adjectives_pl" if noun != "noun" and not area else "adjectives"
    for before in ("", f"{{before:{adjectives}}} "):
        for after in ("", " {after:qualifiers}"):
            book.phrase(category, f"{before}{{noun:{noun}}}{after}{where}", Cards, area=area)


def _selections(book: Phrasebook) -> None:
    book.phrase("what", "me", Me)
    book.phrase("what", "it", It, also=("him", "her", "that hero", "that card", "them"))
    book.phrase("what", "this card", ThisCard)
    book.phrase("what", "{own}")
    book.phrase("what", "{one:own} and me", OneAndTwo, two=Me())
    book.phrase("what", "me and {two:aimed}", OneAndTwo, one=Me(), also="{two:aimed} and me")
    book.phrase("what", "me and {two:another}", OneAndTwo, one=Me())
    book.phrase("what", "{one:aimed} and {two:aimed}", OneAndTwo)
    book.phrase("what", "{other:other_feature}")
    book.phrase("what", "another target {cards}", Chosen, target=True, another=True)
    book.phrase("what", "target {cards}", Chosen, target=True)
    book.phrase("what", "another {cards}", Chosen, another=True)
    book.phrase("what", "up to 1 target {cards}", Chosen, least=0, target=True)
    book.phrase("what", "up to {most:n} target {cards:cards_pl}", Chosen, least=0, target=True)
    book.phrase("what", "up to 1 {cards}", Chosen, least=0)
    book.phrase("what", "up to {most:n} {cards:cards_any}", Chosen, least=0)
    book.phrase("cards_any", "{cards:cards_pl}")
    book.phrase("cards_any", "{cards}")
    book.phrase("what", "a {cards}", Chosen, also="any {cards}")
    book.phrase("what", "any number of {cards:cards_pl}", Chosen, least=0, most=-1)
    book.phrase("what", "{count:several_cards}")
    book.phrase("what", "all {cards:cards_pl}", All, also=("all of the {cards:cards_pl}", "each {cards}"))
    for count in range(2, 10):
        book.phrase("several_cards", f"{count} {{cards:cards_pl}}", Chosen, least=count, most=count)


def _conditions(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("fact", "I'm in combat", conditions.InCombat)
    phrase("fact", "I'm not in combat", conditions.InCombat, out=True)
    phrase("fact", "I'm a {cards}", conditions.AmA)
    phrase("fact", "I'm in zone {zones:zone_numbers}", conditions.AmInZone, what=Me())
    phrase("fact", "{what:feature} is in zone {zones:zone_numbers}", conditions.AmInZone)
    phrase("fact", "I'm alone in my zone", conditions.Alone)
    phrase("fact", "it's round {round:n}", conditions.RoundIs)
    phrase("fact", "it's round {round:n} or later", conditions.RoundIs, or_later=True)
    phrase("fact", "{cards:one} is in {place}", conditions.ExistIn)
    phrase("fact", "you have any {cards:cards_pl} in play", conditions.Exist)
    nobody = "there are no {cards:cards_pl} in {place}"
    phrase("fact", "no {cards:cards_pl} are in {place}", conditions.ExistIn, none=True, also=nobody)
    phrase("fact", "you control {cards:one}", conditions.Exist, read_only=True)
    phrase("fact", "you have {cards:one} in play", conditions.Exist, read_only=True)
    several = "you control {count:n} or more {cards:cards_pl}"
    phrase("fact", several, conditions.ControlSeveral, also=several.replace("control", "have"))
    theirs = "your opponent controls {count:n} or more {cards:cards_pl}"
    phrase("fact", theirs, conditions.ControlSeveral, opponent=True, also=theirs.replace("controls", "has"))
    phrase("fact", "your opponent controls {cards:one}", conditions.Exist, opponent=True)
    phrase("fact", "I'm in a zone with {cards:one}", beside_me)
    both = "you control {one:one} and {other:one}"
    phrase("fact", both, control_both, also=both.replace("control", "have"))
    more = "your opponent controls more {cards:cards_pl} than you"
    phrase("fact", more, conditions.MoreThan, also=more.replace("controls", "has"))
    more = "you control more {cards:cards_pl} than your opponent"
    phrase("fact", more, conditions.MoreThan, you=True, also=more.replace("control", "have"))
    there = "there are {count:n} or more {cards:cards_pl} in {place}"
    phrase("fact", there, conditions.SeveralIn)
    phrase("fact", "you have cards in your hand", conditions.HaveHand)
    hands = "you have more cards in your hand than your opponent"
    phrase("fact", hands, conditions.HandAgainst, more=True)
    phrase("fact", hands.replace("more", "fewer"), conditions.HandAgainst, more=False)
    phrase("fact", "you have no cards in [your] hand", conditions.HandSize, least=0, most=0)
    mine = "you have {least:n} or more cards in your hand"
    phrase("fact", mine, conditions.HandSize, also="you have {least:n} or more cards in hand")
    theirs = "your opponent has no cards in (their|his or her) hand"
    phrase("fact", theirs, conditions.HandSize, least=0, most=0, opponent=True)
    theirs = "your opponent has {least:n} or more cards in (their|his or her) hand"
    phrase("fact", theirs, conditions.HandSize, opponent=True)
    phrase("fact", "I'm ready", conditions.IsReady, what=Me())
    phrase("fact", "I'm exhausted", conditions.IsReady, what=Me(), no=True)
    phrase("fact", "I'm in combat with {cards:one}", conditions.Fights)
    phrase("fact", "I have an object", conditions.HaveObject, also="I'm with an object")
    phrase("fact", "I have a {name} counter", conditions.HasCounter, what=Me())
    phrase("fact", "I have {least:n} [or more] {name} counters", conditions.HasCounter, what=Me())
    phrase("fact", "{what:own} has a {name} counter", conditions.HasCounter)
    phrase("fact", "he has a {name} counter", conditions.HasCounter, what=ThisCard(), read_only=True)
    phrase("fact", "{what:own} has no {name} counters", conditions.HasCounter, none=True)
    phrase("fact", "{what:own} is ready", conditions.IsReady)
    phrase("fact", "all {count:n} {name:plural_name} are in {place}", conditions.AllAreIn)
    phrase("fact", "it's a {cards}", conditions.ItIs, also="you discard a {cards} this way")
    phrase("condition", "you do", conditions.Did)
    phrase("in_round", "in round {round:n}", conditions.RoundIs)
    phrase("in_round", "in round {round:n} or later", conditions.RoundIs, or_later=True)
    phrase("fact", "you targeted {name}", conditions.Targeted)
    phrase("fact", "it's the same Action card", conditions.SameAction)
    phrase("condition", "{one:fact}")
    phrase("condition", "{one:fact} and {other:fact}", conditions.Both)
    phrase("feature", "{own}")
    phrase("feature", "{other:other_feature}")
    book.list_of("zone_numbers", "n", "or")
    book.list_of("numbers", "n", ", ", ", and", "and", ", or", "or")


def beside_me(cards: Cards) -> conditions.ExistIn:
    """`I'm in a zone with a friendly hero`: one that I am not."""
    cards = cards if filters.Word("other") in cards.before else other_than_me(cards)
    return conditions.ExistIn(cards, places.MyZone())


def control_both(one: Cards, other: Cards) -> conditions.Both:
    """`you control a Seeker and a Titan`."""
    return conditions.Both(conditions.Exist(one), conditions.Exist(other))


def _amounts(book: Phrasebook) -> None:
    book.phrase("amount", "the number of the zone I'm in", amounts.MyZoneNumber)
    book.phrase("amount", "the round number", amounts.RoundNumber)
    for number in ("ATK", "DEF"):
        book.phrase("amount", f"my {number}", amounts.NumberOf, what=Me(), number=number)
        book.phrase("amount", f"its {number}", amounts.NumberOf, what=It(), number=number)
        book.phrase("amount", f"{{what}}'s {number}", amounts.NumberOf, number=number)
    for words in ("", "{name} "):
        book.phrase("amount", f"the number of {words}counters on me", amounts.CountersOn)
        book.phrase("each", f"for each {words}counter on me", amounts.CountersOn)
    book.phrase("amount", "the number of {cards:counted_pl}", amounts.ForEach)
    book.phrase("amount", "the number of {cards:cards_pl}", amounts.ForEach)
    for noun, several in (("noun", ""), ("nouns", "_pl")):
        for area in ("hand", "discard pile"):
            _described(book, f"counted{several}", noun, f" in your {area}", area)
    _described(book, "in_pile_pl", "nouns", " in your discard pile", "discard pile")
    book.phrase("each", "for each {cards:counted}", amounts.ForEach)
    book.phrase("each", "for each {cards}", amounts.ForEach)
    book.phrase("each", "for each object I have", amounts.ObjectsWith, what=Me(), also="for each object with me")
    book.phrase("each", "for each object with it", amounts.ObjectsWith, what=It(), also="for each object it has")

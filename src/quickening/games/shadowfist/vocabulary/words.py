"""Shadowfist's words for cards: numbers, nouns, adjectives, and who is meant."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.definitions import FACTIONS, TALENTS
from quickening.games.shadowfist.vocabulary import filters, people
from quickening.games.shadowfist.vocabulary.kinds import Number, X
from quickening.games.shadowfist.vocabulary.selections import (
    AnsweredEffect,
    AttackTarget,
    ChosenX,
    JustPlayed,
    Subject,
    Targets,
    Together,
)
from quickening.games.shadowfist.vocabulary.series import (
    add_filtered,
    add_pattern,
    add_quoted,
    add_sequence,
    add_series,
)
from quickening.lang.selections import All, Cards, Chosen, It, ThisCard
from quickening.text.lexicals import add_number, add_own_name
from quickening.text.phrasebook import Phrasebook
from quickening.text.printer import words_for
from quickening.text.reader import Reading

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
}
#: Words that stand before `State` and are nouns as well.
_OF_STATES = frozenset({"Weapon", "Vehicle", "Schtick"})
PLAIN = ("Unique", "Limited", "Weapon", "Vehicle", "Schtick", "damaged", "attacking", "intercepting", "foundation")


def add_words(book: Phrasebook) -> None:
    """Numbers, signs, nouns, adjectives, players, selections."""
    add_number(book)
    add_pattern(book, "designator", "<", ">", "a designator")
    add_quoted(book, "title")
    _signs(book)
    _numbers(book)
    _nouns(book)
    _adjectives(book)
    _cards(book)
    _players(book)
    _selections(book)


def _signs(book: Phrasebook) -> None:
    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        word = reading.words[at] if at < len(reading.words) else ""
        sign = SIGNS.get(word[1:-1].strip()) if word.startswith("{") else None
        return [(at + 1, sign)] if sign else []

    book.lexical("sign", read, lambda value: [f"{{{value}}}"] if value in SIGNS.values() else None, "a resource")
    book.list_of("signs", "sign", "")


def _numbers(book: Phrasebook) -> None:
    book.phrase("amt", "{number:n}", Number)
    book.phrase("amt", "X", X)
    for category, mark in (("plus", "+"), ("minus", "-")):
        _signed(book, category, mark)


def _signed(book: Phrasebook, category: str, mark: str) -> None:
    """`+2` or `+X`; `-1` or `-X`: the number without the sign."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        words = reading.words[at : at + 2]
        if words and words[0][0] == mark and words[0][1:].isdigit():
            return [(at + 1, Number(int(words[0][1:])))]
        return [(at + 2, X())] if words == [mark, "x"] else []

    def show(value: Any) -> list[str] | None:
        if isinstance(value, X):
            return [f"{mark}X"]
        return [f"{mark}{value.number}"] if isinstance(value, Number) and value.number >= 0 else None

    book.lexical(category, read, show, f"a number with {mark}")


def _nouns(book: Phrasebook) -> None:
    for one, many in NOUNS.items():
        book.phrase("noun_one", one, filters.Noun, word=one)
        book.phrase("noun_many", many, filters.Noun, word=one, also=f"{many} in play" if one == "card" else ())
    for many, noun in (("noun_one", "foundation"), ("noun_many", "foundations")):
        book.phrase(many, noun, filters.Noun, word="foundation")
    for number, one, joints in (("noun", "noun_one", ("or", "and")), ("nouns", "noun_many", ("and", "or"))):
        book.phrase(number, f"{{noun:{one}}}")
        book.phrase(f"{one}_adj", f"{{noun:{one}}}")
        book.phrase(f"{one}_adj", f"{{before:beside}} {{noun:{one}}}", Cards)
        add_series(book, f"{number}_any", f"{one}_adj", joints, filters.AnyNoun, _options, first=one, least=2)
        book.phrase(number, f"{{noun:{number}_any}}")
        book.phrase(number, "{title}", filters.Titled)


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
        "attacking intercepting revealed unrevealed non-unique non-limited front-row back-row"
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

    book.lexical("bare_word", read, lambda value: None, "a designator")


def _cost_word(book: Phrasebook) -> None:
    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        words = reading.words[at : at + 3]
        if len(words) == 3 and words[0].isdigit() and words[1:] == ["-", "cost"]:
            return [(at + 3, filters.CostIs(int(words[0])))]
        return []

    def show(value: Any) -> list[str] | None:
        return [f"{value.cost}-cost"] if isinstance(value, filters.CostIs) else None

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


#: Where cards are that are not in play: the words after the noun, and the words with a possessor.
AREAS = {
    "smoked pile": ("in your smoked pile", "from your smoked pile"),
    "any smoked pile": (
        "in any smoked pile",
        "in any player's smoked pile",
        "from any smoked pile",
        "from any player's smoked pile",
    ),
    "opponent's smoked pile": (
        "in an opponent's smoked pile",
        "from an opponent's smoked pile",
        "in opponents' smoked piles",
    ),
    "hand": ("in your hand", "from your hand"),
    "burned-for-victory pile": ("in your burned-for-victory pile", "from your burned-for-victory pile"),
    "opponent's burned-for-victory pile": (
        "in opponents' burned-for-victory piles",
        "in an opponent's burned-for-victory pile",
    ),
    "toasted pile": ("in your toasted pile", "from your toasted pile"),
}


def _cards(book: Phrasebook) -> None:
    """A noun with words before and after it, and where the cards are."""
    add_sequence(book, "after_one", "qualifier_one", "ending_one")
    add_sequence(book, "after_many", "qualifier_many", "ending_many")
    for category, noun, after in (("cards", "noun", "after_one"), ("cards_pl", "nouns", "after_many")):
        for before in ("", "{before:adjectives} "):
            for tail in ("", f" {{after:{after}}}"):
                base = f"{before}{{noun:{noun}}}{tail}"
                book.phrase(category, base, Cards, also=f"{base} in play")
                for area, words in AREAS.items():
                    book.phrase(
                        category, f"{base} {words[0]}", Cards, area=area, also=tuple(f"{base} {w}" for w in words[1:])
                    )
    for before in ("", "{before:adjectives} "):
        for tail in ("", " {after:after_many}"):
            book.phrase("cards_pl", f"your {before}{{noun:nouns}}{tail}", _of_yours, read_only=True)
            book.phrase("cards", f"your {before}{{noun}}{tail.replace('many', 'one')}", _of_yours, read_only=True)
    for category, noun in (("bare", "noun"), ("bare_pl", "nouns")):
        for before in ("", "{before:adjectives} "):
            book.phrase(category, f"{before}{{noun:{noun}}}", Cards)


def _of_yours(noun: Any, before: tuple[Any, ...] = (), after: tuple[Any, ...] = ()) -> Any:
    """`your Characters` are those you control."""
    return Cards(noun, before, (filters.Controlled(people.You()), *after))


def _players(book: Phrasebook) -> None:
    phrase = book.phrase
    that = ("that opponent", "he or she", "they", "the opponent")
    phrase("who", "you", people.You)
    phrase("who", "each opponent", people.Opponents, also=("all opponents", "every opponent", "opponents"))
    phrase("who", "each player", people.Everybody, also=("every player", "all players", "all Players"))
    phrase("who", "that player", people.ThatPlayer, also=that)
    phrase("who", "its controller", people.ControllerOf, what=It())
    phrase("who", "{what:one}'s controller", people.ControllerOf)
    phrase("who", "its owner", people.OwnerOf, what=It())
    phrase("whom", "you", people.You)
    phrase("whom", "each opponent", people.Opponents, also=("all opponents", "every opponent"))
    phrase("whom", "each player", people.Everybody, also=("every player", "all players"))
    phrase(
        "whom",
        "that player",
        people.ThatPlayer,
        also=("that opponent", "him or her", "them", "target", "the opponent"),
    )
    phrase("whom", "its controller", people.ControllerOf, what=It())
    phrase("whom", "{what:one}'s controller", people.ControllerOf)
    phrase("whom", "target opponent", people.ChosenPlayer, target=True)
    phrase("whom", "target player", people.ChosenPlayer, target=True, opponent=False)
    phrase("whom", "an opponent", people.ChosenPlayer, also="one opponent")
    phrase("whom", "a player", people.ChosenPlayer, opponent=False, also="any player")
    phrase("whom", "another player", people.ChosenPlayer, read_only=True)
    for verb in ("burned", "seized", "played", "turned", "smoked", "revealed"):
        for noun in ("Site", "Event", "card", "Character", "State", "Edge"):
            phrase("whom", f"the player who {verb} that {noun}", people.ThatPlayer, read_only=True)
    phrase("any_who", "you", people.You)
    for category in ("any_who", "by_who"):
        phrase(category, "an opponent {trait:who_trait}", people.SuchOpponent)
    phrase("who", "the player to your left", people.LeftOfYou)
    phrase("whom", "the player to your left", people.LeftOfYou)
    phrase("any_who", "an opponent", people.AnyOpponent, also=("any opponent", "one of your opponents"))
    phrase("any_who", "a player", people.Everybody, also=("any player", "each player", "every player"))
    phrase("any_who", "that player", people.ThatPlayer, also=("that opponent",))
    phrase("by_who", "an opponent", people.AnyOpponent, also=("any opponent", "opponents", "your opponents"))
    phrase("by_who", "you", people.You)
    phrase("by_who", "that player", people.ThatPlayer, also=("that opponent", "the opponent", "target"))
    phrase("by_who", "any player", people.Everybody)
    phrase("by_who", "its controller", people.ControllerOf, what=It())
    for whose, node in (("your", people.You()), ("that player's", people.ThatPlayer())):
        phrase("whose", whose, value=node)
    phrase("whose", "their", value=people.ThatPlayer(), also=("his or her", "target's"))
    phrase("whose", "target opponent's", value=people.ChosenPlayer(target=True))
    phrase("whose", "an opponent's", value=people.ChosenPlayer())


def _selections(book: Phrasebook) -> None:
    phrase = book.phrase
    add_own_name(book, "own_name", ThisCard(), "this card")
    phrase(
        "own",
        "this card",
        ThisCard,
        also=(
            "this Site",
            "this Character",
            "this State",
            "this Edge",
            "this Event",
            "{_own:own_name}",
            "the {_own:own_name}",
        ),
    )
    phrase(
        "subject",
        "subject",
        Subject,
        also=(
            "subject Character",
            "subject Site",
            "subject card",
            "subject Edge",
            "subject Feng Shui Site",
            "the subject",
            "the subject Character",
        ),
    )
    _spoken_of(book)
    phrase("one", "{what:own}")
    phrase("one", "{what:subject}")
    phrase("one", "{what:spoken}")
    for noun in ("Characters", "cards", "States", "Sites"):
        phrase("just", f"these {noun}", JustPlayed, words=f"these {noun}")
    phrase("just", "the returned card", JustPlayed, words="the returned card")
    phrase("one", "{what:just}")
    for word in ("him", "her", "he", "she"):
        phrase("one", word, value=ThisCard(), read_only=True)
    phrase("one", "that effect", AnsweredEffect, also="the effect")
    phrase("one", "the target of {what:poss} attack", AttackTarget)
    for category in ("own", "subject", "spoken"):
        phrase("owner", f"{{what:{category}}}")
    phrase("poss", "its", value=It(), also=("their", "his", "her"))
    phrase("poss", "{what:owner}'s")
    _choices(book)


def _spoken_of(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("spoken", "target", Targets, also=("the target",))
    phrase(
        "spoken",
        "targets",
        Targets,
        words="targets",
        also=("all targets", "each target", "the targets", "those targets", "both targets"),
    )
    nouns = (
        "Character",
        "card",
        "Site",
        "State",
        "Edge",
        "Event",
        "Feng Shui Site",
        "Weapon",
        "Vehicle",
        "attacker",
        "interceptor",
    )
    for noun in nouns:
        phrase("spoken", f"that {noun}", It, words=f"that {noun}", also=(f"the chosen {noun}",))
        phrase("spoken", f"those {noun}s", It, words=f"those {noun}s", also=(f"the chosen {noun}s"))
    phrase("spoken", "it", It, words="it")
    phrase("spoken", "them", It, words="them")
    phrase("spoken", "they", It, words="they")


def _choices(book: Phrasebook) -> None:
    phrase = book.phrase
    for word, target in (("target ", True), ("", False)):
        fixed: dict[str, Any] = {"target": target}
        article = "" if target else "a "
        also = () if target else ("any {cards}", "a single {cards}", "1 {cards}", "one {cards}", "the {cards}")
        phrase("chosen", f"{word}{article}{{cards}}", Chosen, **fixed, also=also)
        phrase("chosen", f"another {word}{{cards}}", Chosen, another=True, **fixed)
        phrase("chosen", f"up to {{most:n}} {word}{{cards:cards_any}}", Chosen, least=0, **fixed)
        phrase("chosen", f"any number of {word}{{cards:cards_pl}}", Chosen, least=0, most=-1, **fixed)
        phrase("chosen", f"one or more {word}{{cards:cards_pl}}", Chosen, least=1, most=-1, **fixed)
        for count in range(2, 8):
            phrase(
                "chosen",
                f"{count} {word}{{cards:cards_pl}}",
                Chosen,
                least=count,
                most=count,
                **fixed,
                also=f"{NUMBERS[count]} {word}{{cards:cards_pl}}",
            )
        phrase(
            "chosen",
            f"X {word}{{cards:cards_pl}}",
            ChosenX,
            least=0,
            most=-1,
            **fixed,
            also=f"X of {word}{{cards:cards_pl}}",
        )
        phrase("chosen", f"one or two {word}{{cards:cards_pl}}", Chosen, least=1, most=2, **fixed)
    anything = Cards(filters.AnyNoun((filters.Noun("Character"), filters.Noun("Site"))))
    phrase("chosen", "any target", Chosen, cards=anything, target=True, read_only=True, also="any target in play")
    phrase("cards_any", "{cards:cards_pl}")
    phrase("cards_any", "{cards}")
    phrase("what", "{what:one}")
    phrase("what", "{what:chosen}")
    phrase("what", "{one} and {others:everything}", Together)
    phrase("everything", "all {cards:cards_pl}", All)
    phrase(
        "what",
        "all {cards:cards_pl}",
        All,
        also=("each {cards}", "every {cards}", "all of {cards:cards_pl}", "all the {cards:cards_pl}"),
    )
    phrase("aimed", "target a {cards}", Chosen, target=True, also=("target any {cards}", "target one {cards}"))
    phrase("aimed", "target another {cards}", Chosen, target=True, another=True)
    phrase("aimed", "target up to {most:n} {cards:cards_any}", Chosen, target=True, least=0)
    phrase("aimed", "target any number of {cards:cards_pl}", Chosen, target=True, least=0, most=-1)
    phrase("aimed", "target one or more {cards:cards_pl}", Chosen, target=True, least=1, most=-1)
    phrase("aimed", "target one or two {cards:cards_pl}", Chosen, target=True, least=1, most=2)
    for count in range(2, 8):
        exact = (
            f"target {NUMBERS[count]} {{cards:cards_pl}}",
            f"target exactly {NUMBERS[count]} {{cards:cards_pl}}",
            f"target exactly {count} {{cards:cards_pl}}",
        )
        phrase(
            "aimed", f"target {count} {{cards:cards_pl}}", Chosen, target=True, least=count, most=count, also=exact
        )
    phrase("aimed", "choose {what:chosen}", also="select {what:chosen}")


NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}

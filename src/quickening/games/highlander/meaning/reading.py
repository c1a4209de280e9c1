"""A Highlander text by the shared grammar: each sentence as a node of the rules, else by the phrasebook."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from quickening.core.data import replace
from quickening.english.lowering import CannotSay
from quickening.english.preferences import nearest_clause
from quickening.english.reading import Reading
from quickening.english.references import Book
from quickening.english.texts import Group, Read, ranges, together
from quickening.games.highlander.definitions import ATTACK, BLOCK, DODGE, PASSING, PRE_GAME
from quickening.games.highlander.kinds.abilities import Done
from quickening.games.highlander.kinds.conditions import DID, IsSo
from quickening.games.highlander.meaning.facts import fact_told
from quickening.games.highlander.meaning.shapes import SHAPES
from quickening.games.highlander.meaning.statements import Statements
from quickening.games.highlander.meaning.tables import MEANINGS
from quickening.games.highlander.meaning.whole import longest, said_whole
from quickening.games.highlander.meaning.wording import joined, of_itself, put, spoken_of, titled
from quickening.games.highlander.meaning.words import KEYWORDS
from quickening.lang import deeds
from quickening.lang.resolve import If
from quickening.lang.selections import numbered
from quickening.text.reader import Ambiguous, NotRead

SPECIALS_NAMED = ("Event", "Situation", "Object", "Plot", "Edge", "Special Card", "Ally")
#: HL1 58. `that attack`, where no attack was spoken of, is the one this card is played with.
BOOK = Book(beside=("attack", "block", "dodge", "defense", *SPECIALS_NAMED, "card"), impersonal=True)
KEYWORD = re.compile(rf"^({'|'.join(KEYWORDS)}): (?=\S)", re.IGNORECASE)
#: HL1 1. There are two players: of one of them somebody would have to say which.
_ONE_OF_TWO = re.compile(r"\bone (?:of the )?players?\b", re.IGNORECASE)
#: What is done to something, without an order to do it: of a card that stays in play it may be so all the time.
_SUFFERED = re.compile(r"\b(?:is|are) (?!disarmed\b)(?:\w+ed|put|drawn|taken|shown)\b", re.IGNORECASE)
#: What a card may call itself besides `this card`, by its type.
OWN_KINDS = {ATTACK: ("attack",), BLOCK: ("block", "defense"), DODGE: ("dodge", "defense")}
#: Words by which a sentence may speak of the one before it.
_POINTING = frozenset(
    (
        *("it", "its", "them", "those", "these", "they", "their", "he", "his", "otherwise", "instead", "also"),
        *("heads", "tails", "rest", "do", "same", "then", "there", "named", "that", "x", "reduce", "revealed"),
    )
)

#: A sentence goes on about one of so many before it.
AT_ONCE = 2


class Sentence(NamedTuple):
    """A sentence of a text, and what the grammar makes of it, or why nothing."""

    text: str
    words: frozenset[str]
    ability: Any = None
    meaning: Any = None
    refused: NotRead | None = None


def sentences_of(card_type: str, text: str, names: tuple[str, ...], apart: bool = False) -> list[Sentence]:
    """The sentences of a text as the grammar reads them; `apart`: a clause that could be one is one too."""
    text = joined(card_type, of_itself(text, names, _is_word))
    whole = Reading(MEANINGS.lexicon, text, names)
    found: list[Sentence] = []
    places = list(ranges(whole))
    while places:
        several = _several(card_type, whole, places, names)
        if several is not None:
            found.append(several[0])
            places = places[several[1] :]
            continue
        start, end = places.pop(0)
        part = _written(whole, start, end)
        one = _sentence(card_type, (part,), frozenset(whole.words[start:end]), names)
        found = _with_next(card_type, found, one, names, apart)
    return found


def _written(whole: Reading, start: int, end: int) -> str:
    """The words from one place to another, as a sentence."""
    part = whole.text[whole.tokens[start].start : whole.tokens[end - 1].end]
    return part[:1].upper() + part[1:]


def _several(
    card_type: str, whole: Reading, places: list[tuple[int, int]], names: tuple[str, ...]
) -> tuple[Sentence, int] | None:
    """Sentences that are said together in one way only, and how many they are; or nothing."""
    for count in range(min(longest(), len(places)), 1, -1):
        start, end = places[0][0], places[count - 1][1]
        text = _written(whole, start, end)
        keyword = KEYWORD.match(text)
        if _whole(card_type, text[keyword.end() :] if keyword else text, names) is not None:
            return _sentence(card_type, (text,), frozenset(whole.words[start:end]), names), count
    return None


def _with_next(
    card_type: str, found: list[Sentence], one: Sentence, names: tuple[str, ...], apart: bool
) -> list[Sentence]:
    """The sentences so far with the next one: with those before that it goes on about, or as several clauses."""
    if one.ability is not None:
        return [*found, one]
    joined = _gone_on(card_type, found, one, names) if _POINTING & one.words else [*found, one]
    if joined[-1].ability is None and found:
        named = _named_again(card_type, found, one, names)
        joined = joined if named.ability is None else [*found, named]
    if joined[-1].ability is None and found and _IF_DONE.match(one.text):
        joined = [*found, _if_done(card_type, one, names)]
    if joined[-1].ability is not None or not apart:
        return joined
    pieces = found
    for text in clauses_of(one.text):
        words = frozenset(re.findall(r"\w+", text.lower()))
        pieces = _with_next(card_type, pieces, _sentence(card_type, (text,), words, names), names, False)
        if pieces[-1].ability is None:
            return joined
    return joined if pieces is found else pieces


def _if_done(card_type: str, one: Sentence, names: tuple[str, ...]) -> Sentence:
    """`If you do, draw a card`, of what is no price: if it was done."""
    then = _IF_DONE.sub("", one.text)
    found = _sentence(card_type, (then[0].upper() + then[1:],), one.words, names)
    if not isinstance(found.ability, Done):
        return one
    done = Done((If(IsSo(DID), found.ability.effects),))
    return found._replace(ability=done, meaning=(deeds.Keyword("if you do"), found.meaning))


def _named_again(card_type: str, found: list[Sentence], one: Sentence, names: tuple[str, ...]) -> Sentence:
    """A sentence with the opponent, or the card itself, named again where the sentences before spoke of them."""
    text = spoken_of(one.text, " ".join(before.text for before in found))
    return one if text == one.text else _sentence(card_type, (text,), one.words, names)


#: A clause in front without a comma, and where the one behind it may begin.
_WITHOUT_COMMA = re.compile(
    r"(?:If|When|Whenever|While|After|During|For|At|Until|Once|Each time) (?!this card is in play)(?=[^,.]+\.$)",
    re.IGNORECASE,
)
_CLAUSE_BEGINS = re.compile(
    r" (?=(?:you|your|each player|all players|no player|any player|he|she|they|it|this|that|all|attacks"
    r"|draw|discard|lose|gain|take|remove|place|put|search|shuffle|prevent|look)\b)",
    re.IGNORECASE,
)
_IF_DONE = re.compile("^If you do, ", re.IGNORECASE)
#: Where a sentence falls into clauses that are sentences themselves; what stands in front may be said of all of them.
_CLAUSES = re.compile(
    r"; (?:and )?|, (?:but|and) (?=(?:you|your|this|that|it|each|all|no|any|at|if|when|he|they)\b)"
    r"| and (?=(?:you|your opponent|each player|no player|neither player|all players) "
    r"(?:may|must|cannot|can|are|is)\b)"
)
_OWN_SUBJECT = re.compile(
    r"^(This (?:attack|block|dodge|defense|card)) ([^.]+?),? and "
    r"(?=(?:covers|cannot|may|does|is|can|has|avoids|must)\b)",
    re.IGNORECASE,
)
_WHILE_HERE = re.compile(r"^While (?:this card|it) is in play, ", re.IGNORECASE)
_IN_FRONT = re.compile(r"^(?:until|for|during|this turn|while|once|at|each time)\b", re.IGNORECASE)
_ON_CONDITION = re.compile(r"^(?:if|when|whenever|after|unless)\b", re.IGNORECASE)


def clauses_of(sentence: str) -> list[str]:
    """The clauses of a sentence that could be sentences of their own; none if what is in front may go with each.

    >>> clauses_of("This attack cannot be dodged, but your opponent may block it.")
    ['This attack cannot be dodged.', 'Your opponent may block it.']
    >>> clauses_of("If you attack, you lose 1 Ability, and your opponent draws a card.")
    []
    """
    keyword = KEYWORD.match(sentence)
    body = _WHILE_HERE.sub("", sentence[keyword.end() :] if keyword else sentence)
    own = _OWN_SUBJECT.match(body)
    parts = [f"{own[1]} {own[2]}", f"{own[1]} {body[own.end() :]}"] if own else _CLAUSES.split(body)
    asked = _ON_CONDITION.match(body) is not None and _CLAUSES.sub("; ", body) != body
    if len(parts) < 2 or _IN_FRONT.match(body) or asked:
        return []
    head = keyword[0] if keyword else ""
    return [f"{head}{part[:1].upper()}{part[1:].removesuffix('.')}." for part in parts]


def _is_word(name: str) -> bool:
    """Whether a title is also a word of the game: `Disarm`, `Back Away`."""
    words, lexicon = tuple(name.lower().split()), MEANINGS.lexicon
    tables: tuple[dict[str, list[Any]], ...] = (lexicon.nouns, lexicon.verbs, lexicon.adjectives)
    return any(entry[0] == words for table in tables for entry in table.get(words[0], ()))


def _gone_on(card_type: str, found: list[Sentence], one: Sentence, names: tuple[str, ...]) -> list[Sentence]:
    """A sentence that points back, as one with those before it that it goes on about, if they are something so."""
    for before in range(1, min(AT_ONCE, len(found)) + 1):
        parts = [*found[-before:], one]
        words = frozenset().union(*(part.words for part in parts))
        together = _sentence(card_type, tuple(part.text for part in parts), words, names)
        if together.ability is not None:
            return [*found[:-before], together]
    return [*found, one]


def _sentence(card_type: str, parts: tuple[str, ...], words: frozenset[str], names: tuple[str, ...]) -> Sentence:
    """What the grammar makes of a sentence, or of some together."""
    text = " ".join(parts)
    try:
        ability, meaning = read_sentence(card_type, text, names)
    except NotRead as refused:
        found = _with_comma(card_type, text, names)
        return Sentence(text, words, refused=refused) if found is None else Sentence(text, words, *found)
    return Sentence(text, words, ability, meaning)


def _with_comma(card_type: str, text: str, names: tuple[str, ...]) -> tuple[Any, Any] | None:
    """`If you are Prone discard this card`: a clause in front without a comma, which can end in one place only."""
    front = _WITHOUT_COMMA.match(text)
    found: list[tuple[Any, Any]] = []
    for place in _CLAUSE_BEGINS.finditer(text, front.end()) if front else ():
        try:
            read = read_sentence(card_type, f"{text[: place.start()]},{text[place.start() :]}", names)
        except NotRead:
            continue
        found += [] if any(read[0] == one for one, _ in found) else [read]
    return found[0] if len(found) == 1 else None


def read_sentence(card_type: str, sentence: str, names: tuple[str, ...]) -> tuple[Any, Any]:
    """A sentence, or some that are one: the ability, and its tree. Refuses what is not understood, or means two."""
    whom = _ONE_OF_TWO.search(sentence)
    if whom is not None:
        raise NotRead(sentence, whom.start(), (), "which of the two players that is")
    told = fact_told(card_type, sentence, names)
    if told is not None:
        return told, (deeds.Keyword("fact"), told)
    keyword = KEYWORD.match(sentence)
    body = sentence[keyword.end() :] if keyword else sentence
    whole = _whole(card_type, body, names)
    if whole is not None:
        return with_keyword(*whole, keyword)
    body = titled(put(card_type, body), lambda title: title in names or _is_word(title))
    for shape, rule in SHAPES:
        said = shape.match(body)
        if said is not None:
            try:
                found = rule(card_type, said, lambda kind, text: read_sentence(kind, text, names))
            except CannotSay as cannot:
                raise NotRead(sentence, 0, (), cannot.told) from None
            if found is not None:
                return with_keyword(*found, keyword)
    reading = Reading(MEANINGS.lexicon, body, names, OWN_KINDS.get(card_type, ("card",)), states=True)
    ability, meaning = lowered(card_type, reading, together(reading, False, BOOK))
    if card_type not in PASSING and isinstance(ability, Done) and _SUFFERED.search(body):
        raise NotRead(sentence, 0, (), "whether that is done once, or for as long as the card is in play")
    return with_keyword(ability, meaning, keyword)


def _whole(card_type: str, sentence: str, names: tuple[str, ...]) -> tuple[Any, Any] | None:
    """A sentence that is said in one way only, or nothing."""
    try:
        found = said_whole(card_type, sentence, names)
    except CannotSay:
        return None
    if found is None or (card_type in PRE_GAME and isinstance(found[0], Done)):
        return None  # what is done is done by a card that is played
    return numbered(found[0]), found[1]


def with_keyword(ability: Any, meaning: Any, keyword: re.Match[str] | None) -> tuple[Any, Any]:
    """HL3 126-151. The sentence with the word before it that says what kind of effect it is."""
    if keyword is None:
        return ability, meaning
    word = keyword[1].upper()
    return replace(ability, keyword=word), (deeds.Keyword(word), meaning)


def lowered(card_type: str, reading: Reading, group: Group) -> tuple[Any, Any]:
    """The one thing a sentence is to the rules; a reading that the rules cannot carry out is none."""
    found: list[Any] = []
    meant: list[Any] = []
    reason = ""
    for meaning in group.meanings:
        if not isinstance(meaning, deeds.Ability):
            continue
        try:
            made = numbered(Statements(card_type).ability(meaning))
        except CannotSay as cannot:
            reason = cannot.told
            continue
        if made not in found:
            found.append(made)
            meant.append(meaning)
    if not found:
        raise group.problem or NotRead(reading.text, 0, (), reason)
    kept = nearest_clause(meant) if len(meant) > 1 else meant
    if len(kept) > 1:
        raise Ambiguous(reading.text, found, [repr(one) for one in meant])
    return found[meant.index(kept[0])], kept[0]


def parts_of(card_type: str, text: str, names: tuple[str, ...]) -> tuple[Any, ...]:
    """A text sentence by sentence, else clause by clause. Refuses what is not understood."""
    found = sentences_of(card_type, text, names)
    if any(one.ability is None for one in found):
        found = sentences_of(card_type, text, names, apart=True)
    for one in found:
        if one.refused is not None:
            raise one.refused
    return tuple(one.ability for one in found)


def by_grammar(card_type: str, text: str, names: tuple[str, ...]) -> list[Read]:
    """What the grammar alone makes of each sentence."""
    return [Read(one.text, one.meaning, str(one.refused or "")) for one in sentences_of(card_type, text, names)]

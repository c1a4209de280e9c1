"""A whole text: its sentences, which of them are one ability, and what each ability may mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any, NamedTuple

from quickening.english import paragraphs
from quickening.english.amounts import amounts, numbers
from quickening.english.clauses import statements
from quickening.english.descriptions import descriptions, with_description
from quickening.english.features import features
from quickening.english.lexicon import split
from quickening.english.reading import Reading
from quickening.english.references import Book, Unbound, bound
from quickening.english.sentences import Sentence, sentences
from quickening.lang import deeds
from quickening.text.reader import NotRead

#: More readings than this no sentence has that a person would understand.
MANY = 64


class Part(NamedTuple):
    """One sentence: its words, and every way to read it, or what was wrong with it."""

    start: int
    end: int
    keywords: tuple[deeds.Keyword, ...] = ()
    readings: tuple[Sentence, ...] = ()
    amounts: tuple[Any, ...] = ()
    likewise: tuple[Any, ...] = ()
    barred: tuple[Any, ...] = ()
    limits: tuple[Any, ...] = ()
    most: tuple[int, ...] = ()
    procedure: str = ""
    described: tuple[Any, ...] = ()
    problem: NotRead | None = None


class Group(NamedTuple):
    """Sentences that are one ability, and all that they may mean together."""

    start: int
    end: int
    meanings: tuple[Any, ...]
    problem: NotRead | None = None


def ranges(reading: Reading) -> list[tuple[int, int]]:
    """Where each sentence begins and ends; a full stop within quotation marks or the card's name ends none."""
    found = []
    start, quoted, named = 0, False, 0
    for at, word in enumerate(reading.words):
        quoted ^= word == '"'
        named = max([named, *(at + len(name) for name in reading.names if name and reading.has(at, name))])
        if word == "." and not quoted and at >= named:
            found.append((start, at + 1))
            start = at + 1
    return [*found, (start, len(reading.words))] if start < len(reading.words) else found


def part_of(reading: Reading, start: int, end: int) -> Part:
    """One sentence, read in every way."""
    reading.furthest, reading.wanted = start, set()
    keywords = _keywords(reading, start, end) or _with_costs(reading, start, end)
    if keywords:
        return Part(start, end, keywords)
    titled = _with_title(reading, start, end)
    if titled:
        return Part(start, end, titled)
    if reading.words[start : start + 2] == ["x", "="]:
        whole = tuple(amount for last, amount in amounts(reading, start + 2) if last >= end - 1)
        if whole:
            return Part(start, end, amounts=whole)
    least, most = _least_x(reading, start, end), _most_x(reading, start, end)
    if least or most:
        return Part(start, end, amounts=least, most=most)
    added = Part(
        start,
        end,
        limits=paragraphs.plays_limited(reading, start, end),
        barred=paragraphs.not_legal(reading, start, end),
        described=descriptions(reading, start, end),
        likewise=paragraphs.likewise_for(reading, start, end),
        procedure=_procedure(reading, start, end),
    )
    if added != Part(start, end):
        return added
    readings = tuple(one for one in sentences(reading, start) if one.end in (end, end - 1))
    if readings:
        return Part(start, end, readings=readings)
    problem = NotRead(reading.text, reading.position(min(reading.furthest, end)), sorted(reading.wanted))
    return Part(start, end, problem=problem)


def _least_x(reading: Reading, start: int, end: int) -> tuple[Any, ...]:
    """`X must be greater than 1.`, `X must be at least 2.`: less than that X is not."""
    for words, more in ((("x", "must", "be", "greater", "than"), 1), (("x", "must", "be", "at", "least"), 0)):
        if reading.has(start, words):
            return tuple(
                deeds.Calculated("at least", (deeds.Number(one.value + more),))
                for last, one in numbers(reading, start + 5)
                if last >= end - 1 and isinstance(one, deeds.Number)
            )
    return ()


def _procedure(reading: Reading, start: int, end: int) -> str:
    """`Faceoff.`: the next sentence says between whom, those behind it what comes of it."""
    for words, noun, many in reading.entries(reading.lexicon.nouns, start):
        if noun.sort == "procedure" and not many and start + len(words) == end - 1:
            return str(noun.word)
    return ""


def _most_x(reading: Reading, start: int, end: int) -> tuple[int, ...]:
    """`X cannot exceed 2.`, `X cannot be greater than 5.`: more than that X is not."""
    for words in (("x", "cannot", "exceed"), ("x", "cannot", "be", "greater", "than"), ("x", "may", "not", "exceed")):
        if reading.has(start, words):
            return tuple(
                one.value
                for last, one in numbers(reading, start + len(words))
                if last >= end - 1 and isinstance(one, deeds.Number)
            )
    return ()


def _with_costs(reading: Reading, start: int, end: int) -> tuple[deeds.Keyword, ...]:
    """`Reload: {tek}{tek}1.`, `Crisis: {han} 0.`, `Reload: Discard a card.`: a keyword and its price."""
    known = [one for one in reading.entries(reading.lexicon.keywords, start) if one[1].takes == "costs"]
    if not known:
        return ()
    words, keyword = known[0]
    at = start + len(words)
    at += reading.word(at) == ":"
    signs = []
    while reading.word(at)[:1] == "{":
        signs.append(deeds.Is(reading.tokens[at].text))
        at += 1
    last = end - 1 if reading.word(end - 1) == "." else end
    if any(after == last for after, _ in numbers(reading, at)):
        return (deeds.Keyword(keyword.word, numbers(reading, at)[0][1], None, tuple(signs)),)
    paid = [one.body for one in statements(reading, at) if one.end == last] if not signs else []
    plain = [body for body in paid if all(isinstance(part, deeds.Do) for part in body)]
    return (deeds.Keyword(keyword.word, None, None, plain[0]),) if len(plain) == 1 else ()


def _with_title(reading: Reading, start: int, end: int) -> tuple[deeds.Keyword, ...]:
    """`Identity: Huan Ken.`: a keyword and the title of a card."""
    for words, keyword in reading.entries(reading.lexicon.keywords, start):
        at = start + len(words)
        last = end - 1 if reading.word(end - 1) == "." else end
        if keyword.takes == "title" and reading.word(at) == ":" and at + 1 < last:
            title = reading.text[reading.tokens[at + 1].start : reading.tokens[last - 1].end]
            return (deeds.Keyword(keyword.word, None, deeds.Titled(title, "named")),)
    return ()


def _keywords(reading: Reading, start: int, end: int) -> tuple[deeds.Keyword, ...]:
    """`Unique.`, `Toughness: 1, Stealth.`: keywords with commas, and nothing else."""
    found: list[deeds.Keyword] = []
    at, shares = start, False
    while True:
        longest = max(features(reading, at), key=lambda one: one[0], default=None)
        if longest is None or not isinstance(longest[1], deeds.Feature):
            return ()
        if split(longest[1].word)[0] not in reading.lexicon.keywords:
            return ()
        at = longest[0]
        if shares and longest[1].against is not None and found[-1].against is None:
            found[-1] = replace(found[-1], against=longest[1].against)
        found.append(deeds.Keyword(longest[1].word, longest[1].amount, longest[1].against))
        if at >= end or (at == end - 1 and reading.word(at) == "."):
            return tuple(found)
        if reading.word(at) not in (",", "and"):
            return ()
        shares = reading.word(at) == "and"  # `Superleap and Toughness: 1 against Sites`: both against them
        at += 1


def groups(reading: Reading, played: bool, book: Book) -> list[Group]:
    """The abilities of a text, each with what it may mean, or with what was wrong."""
    found: list[list[Part]] = []
    for start, end in ranges(reading):
        part = part_of(reading, start, end)
        if book.paid_first:
            part = part._replace(readings=tuple(paragraphs.paid_first(one) for one in part.readings))
        aimed = [one for one in found if one[-1].readings][-1:] if part.barred else []
        if aimed:
            aimed[0].append(part)
        elif found and _goes_on(part, found[-1], played, book):
            found[-1].append(part)
        else:
            found.append([part])
    return [_group(reading, parts, played, book) for parts in found]


def together(reading: Reading, played: bool, book: Book) -> Group:
    """All sentences of a text as one ability: the later ones go on with the first."""
    return _group(reading, [part_of(reading, start, end) for start, end in ranges(reading)], played, book)


def _most(parts: list[Part]) -> int | None:
    """How much X may be at most, if that is said."""
    return next((part.most[0] for part in parts if part.most), None)


def _capped(amount: Any, most: int | None) -> Any:
    """What X is, and no more than it may be."""
    return amount if most is None else deeds.Calculated("at most", (amount, deeds.Number(most)))


def _goes_on(part: Part, before: list[Part], played: bool, book: Book) -> bool:
    if part.amounts:
        least = getattr(part.amounts[0], "how", "") == "at least"  # `X must be greater than 1`: not what X is
        return not least and _has_x(tuple((one.keywords, *one.readings) for one in before))
    if before[0].procedure:
        return bool(part.readings)
    if part.likewise or part.described:
        return bool(before[-1].readings)
    if part.most:
        return any(one.amounts for one in before)
    said = before[-1].described or (before[-1].amounts if played else ())
    goes_on = bool(before[-1].readings) or (bool(said) and bool(before[0].readings))
    if not part.readings or not goes_on:
        return False
    first, now = before[0].readings[0], part.readings[0]
    if any(_speaks_apart(one, book) for one in (now, first)) or _is_remembered(first, now, book):
        return False
    if played and len(before) == 1 and all(one.window and not one.body for one in before[0].readings):
        return True
    return all(paragraphs.continues(one, first, played, book.by_sentence, book.waits_later) for one in part.readings)


def _is_remembered(first: Sentence, now: Sentence, book: Book) -> bool:
    """`When this card enters play, choose an opponent.`: what waits for that opponent is said by itself (SF 34.0)."""
    named = [one.deed.role("WHAT") for one in first.body if isinstance(one, deeds.Do) and one.deed.sense == "choose"]
    kept = any(getattr(getattr(one, "nouns", None), "kind", "") in book.kept for one in named)
    return kept and any(isinstance(one, deeds.Event) for one in now.front)


def _speaks_apart(sentence: Sentence, book: Book) -> bool:
    """`You may substitute {dra} for {mon} when playing this card.`: said by itself, whatever stands beside it.

    Also `This card does not affect Edges.`, whatever it does.
    """
    inner = [part for one in sentence.body for part in (one.body if isinstance(one, deeds.May) else (one,))]
    barred = any(
        isinstance(one, deeds.Change)
        and isinstance(one.what.role("AGENT"), deeds.This)
        and one.what.sense in book.apart
        for one in inner
    )
    return barred or any(isinstance(one, deeds.Do) and one.deed.sense in book.apart for one in inner)


def _has_x(node: Any) -> bool:
    return isinstance(node, deeds.X) or any(_has_x(part) for part in deeds.parts(node))


def _group(reading: Reading, parts: list[Part], played: bool, book: Book) -> Group:
    start, end = parts[0].start, parts[-1].end
    if parts[0].keywords:
        said = next((_capped(part.amounts[0], _most(parts)) for part in parts if part.amounts), deeds.X())
        return Group(start, end, (deeds.changed(parts[0].keywords, lambda one: said if one == deeds.X() else one),))
    problem = next((part.problem for part in parts if part.problem is not None), None)
    if parts[0].procedure and len(parts) == 1:
        return Group(start, end, (), NotRead(reading.text, reading.position(end), (), "between whom is not said"))
    if parts[0].likewise or parts[0].barred or parts[0].most or parts[0].described:
        return Group(start, end, (), NotRead(reading.text, reading.position(start), (), "nothing was done before it"))
    if parts[0].limits:
        return Group(start, end, parts[0].limits)
    if parts[0].amounts:
        said = tuple(_capped(amount, _most(parts)) for amount in parts[0].amounts)
        return Group(start, end, tuple(deeds.Ability("x", (amount,)) for amount in said))
    if problem is not None:
        return Group(start, end, (), problem)
    return _meanings(reading, parts, lambda chosen: _tree(chosen, parts, reading, played, book))


def _meanings(reading: Reading, parts: list[Part], tree: Callable[[tuple[Sentence, ...]], Any]) -> Group:
    start, end = parts[0].start, parts[-1].end
    meant: list[Any] = []
    problem: NotRead | None = None
    for n, chosen in enumerate(product(*(part.readings for part in parts if part.readings))):
        if n >= MANY:
            break
        try:
            found = tree(chosen)
        except paragraphs.NoAbility as wrong:
            problem = NotRead(reading.text, reading.position(start), (), str(wrong))
        except Unbound as wrong:
            problem = NotRead(reading.text, reading.position(wrong.at), (), wrong.says)
        else:
            if found not in meant:
                meant.append(found)
    return Group(start, end, tuple(meant), problem)


def _tree(
    chosen: tuple[Sentence, ...], parts: list[Part], reading: Reading, played: bool, book: Book
) -> deeds.Ability:
    if parts[0].procedure:
        ability = paragraphs.procedure_of(chosen, parts[0].procedure)
    else:
        ability = paragraphs.ability_of(chosen, played, book.by_sentence, book.waits_later)
    for part in parts:
        if part.described:
            ability = with_description(ability, part.described)
        if part.likewise:
            ability = paragraphs.done_likewise(ability, part.likewise)
        if part.barred:
            ability = paragraphs.without_targets(ability, part.barred[0])
        if part.amounts:
            ability = paragraphs.where_x_is(ability, _capped(part.amounts[0], _most(parts)))
    ability = paragraphs.unstated(ability)
    return bound(ability, reading.lexicon, book, tuple(part.end - 1 for part in parts), reading.own_kinds)


class Read(NamedTuple):
    """One ability of a text as the grammar reads it: its words, its one meaning, or why it has none."""

    text: str
    meaning: Any = None
    reason: str = ""


def used_by(meaning: Any) -> set[str]:
    """The entries of the lexicon that a meaning is made of: senses with their roles, nouns, adjectives, keywords."""
    found: set[str] = set()
    if isinstance(meaning, deeds.Deed):
        found.add(f"verb {meaning.sense} {' '.join(name for name, _ in meaning.roles)}")
    elif isinstance(meaning, (deeds.Nouns, deeds.Related, deeds.Area, deeds.Place)):
        found.add(f"noun {meaning.kind}")
    elif isinstance(meaning, deeds.Is) and meaning.word[0] not in "<{":
        found.add(f"adjective {meaning.word}")
    elif isinstance(meaning, (deeds.Feature, deeds.Keyword)):
        found.add(f"keyword {meaning.word}")
    elif isinstance(meaning, (deeds.Time, deeds.Last, deeds.Limit, deeds.Calculated, deeds.Has)):
        plain = (part for part in deeds.parts(meaning) if isinstance(part, str))
        found.add(f"{type(meaning).__name__} {next(plain, '')}")
    for part in deeds.parts(meaning):
        found |= used_by(part)
    return found

"""`quickening cards gates`: how well card text is read, in figures that may not fall."""

from __future__ import annotations

import gc
import re
import time
from collections import Counter
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter

from quickening.commands.gate_sizes import (
    SHARED,
    common_words,
    folders_of,
    kinds_in,
    kinds_of,
    lines_that_read,
    share,
    spread,
    unused_kinds,
)
from quickening.commands.output import console, progress, say_json, table
from quickening.core.refusals import Refused
from quickening.english.preferences import decided
from quickening.english.tables import rows
from quickening.games import Pool
from quickening.games import rules as rules_of
from quickening.games.texts import texts_of
from quickening.lang import deeds
from quickening.scenes.proof import GAMES as PLAYED
from quickening.scenes.proof import different_texts, prove
from quickening.text.reader import NotRead

#: Where the card pools are, beside the project.
CORPUS = Path("../shared/corpus")
FILES = {
    "huntik": ("huntik/sas.tsv",),
    "shadowfist": ("shadowfist/sets/*.txt",),
    "highlander": ("highlander/type-one-errata.tsv", "highlander/first-edition-partial.tsv"),
}
#: So many sentences are changed word by word.
SENTENCES = 300
#: So many cards are printed and read again.
PRINTED = 300
#: So many cards of a game are played in positions made for them: all there are.
SCENES = {"huntik": 10_000, "shadowfist": 10_000, "highlander": 10_000}


class Gate(NamedTuple):
    """One figure."""

    game: str
    gate: str
    figure: float
    of: int
    unit: str = "%"


class Card(NamedTuple):
    """A card of a pool as the grammar alone reads it."""

    set: str
    type: str
    name: str
    text: str
    read: bool
    meanings: tuple[Any, ...]
    sentences: tuple[str, ...]


def gates(
    game: Annotated[list[str] | None, Parameter(negative="")] = None,
    /,
    *,
    corpus: Path = CORPUS,
    scenes: int | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Measure how card text is read over whole card pools.

    Parameters
    ----------
    game
        Only these games.
    corpus
        The folder of card pools.
    scenes
        So many cards are played in positions made for them; by default all of Huntik's and Highlander's, and a
        sample of others.
    json
        Everything as JSON.
    """
    if not corpus.exists():
        raise Refused(f"there are no card pools in {corpus}; name their folder with --corpus")
    games = game or list(FILES)
    found = [one for name in progress(games, len(games), "Reading cards") for one in measured(name, corpus, scenes)]
    found += of_all(games)
    if json:
        say_json([one._asdict() for one in found])
        return
    listed = table("Gates", "game", "gate", "figure", "of", right=("figure", "of"))
    for one in found:
        listed.add_row(one.game, one.gate, f"{one.figure:.1f} {one.unit}", str(one.of))
    console().print(listed)


def measured(game: str, corpus: Path, scenes: int | None = None) -> list[Gate]:
    """The figures of a game. Its cards are read once."""
    paths = sorted(path for pattern in FILES[game] for path in corpus.glob(pattern))
    pools = {path.stem: rules_of(game).read_pool(path) for path in paths}
    cards = sum(len(pool.cards) + len(pool.refused) for pool in pools.values())
    read = [card for pool in pools.values() for card in pool.cards]
    _used_kinds[game] = set(kinds_in(tuple(card.abilities for card in read)))
    grammar: Any = texts_of(game)
    scenes = SCENES.get(game, 0) if scenes is None else scenes
    return [
        Gate(game, "2 cards read", share(sum(not card.reworded for card in read), cards), cards),
        Gate(game, "2 cards reworded", sum(bool(card.reworded) for card in read), cards, "cards"),
        *(by_grammar(game, grammar, pools) if hasattr(grammar, "read_by_grammar") else ()),
        *(played(game, read, scenes) if game in PLAYED and scenes else ()),
        printed_back(game, grammar, read),
        *of_kinds(game),
        Gate(game, "9 lines of Python that read and mean its text", lines_that_read(*folders_of(game)), 1, "lines"),
    ]


#: The kinds of node that the cards of a game are made of, once they are read.
_used_kinds: dict[str, set[type[Any]]] = {}


def played(game: str, cards: list[Any], scenes: int) -> list[Gate]:
    """Cards played in positions made for them, and what they do held against their printed words."""
    found = prove(game, spread(different_texts(cards), scenes))
    return [
        Gate(game, "6 played in scenes, and otherwise than printed", len(found.differences), found.played, "cards"),
        Gate(game, "6 of these, reviewed and right", len(found.reviewed), found.played, "cards"),
        Gate(game, "6 read, and nothing done in any scene", found.idle, found.played, "cards"),
        Gate(game, "6 settled by the print who may be chosen or changed", found.settled, found.played, "cards"),
    ]


def printed_back(game: str, grammar: Any, cards: list[Any]) -> Gate:
    """Cards whose canonical text is read again, and means the same."""
    asked = spread((card for card in cards if card.text), PRINTED)
    same = sum(_reads_back(game, grammar, card) for card in asked)
    return Gate(game, "7 printed, read again, and the same", share(same, len(asked)), len(asked))


def _reads_back(game: str, grammar: Any, card: Any) -> bool:
    try:
        found = grammar.read_text(card.type, card.name, rules_of(game).card_text(card))
    except NotRead:
        return False
    return bool(found == card.abilities)


def of_kinds(game: str) -> list[Gate]:
    """The kinds of node that a game has to itself."""
    kinds = len(kinds_of(game))
    unused = unused_kinds(game, _used_kinds[game])
    return [
        Gate(game, "8 kinds of node of its own", kinds, kinds, "kinds"),
        Gate(game, "8 of these, on no card and in no rule", len(unused), kinds, "kinds"),
    ]


def of_all(games: list[str]) -> list[Gate]:
    """What the games share."""
    used = set[type[Any]]().union(*(_used_kinds[game] for game in games))
    kinds = len(kinds_of("lang"))
    private = sum(len(kinds_of(game)) for game in games)
    return [
        Gate("all", "8 kinds of node that games share", kinds, kinds, "kinds"),
        Gate("all", "8 of these, on no card and in no rule", len(unused_kinds("lang", used)), kinds, "kinds"),
        Gate("all", "8 kinds of node in all", kinds + private, kinds + private, "kinds"),
        Gate("all", "8 verbs and nouns that two games have", common_words(), 1, "words"),
        Gate("all", "9 lines of Python that read for all games", lines_that_read(*SHARED), 1, "lines"),
    ]


def by_grammar(game: str, grammar: Any, pools: dict[str, Pool]) -> list[Gate]:
    """The figures of what the shared grammar reads alone."""
    found = read_alone(grammar, pools)
    cards, read = found.cards, [card for card in found.cards if card.read]
    return [
        *folded(game, cards, pools),
        *single(game, cards),
        *every_word(game, grammar, read),
        *wordings(game, grammar, read),
        Gate(game, "9 cards read a second", len(cards) / max(found.took, 1e-6), len(cards), ""),
        Gate(game, "9 slowest text", 1000 * found.slowest, len(cards), "ms"),
        Gate(game, "9 tables loaded, with the first text", 1000 * found.loaded, 1, "ms"),
        Gate(game, "10 read by the phrasebook alone", share(len(cards) - len(read), len(cards)), len(cards)),
        *preferences(game, found.settled, sum(bool(card.text) for card in cards)),
    ]


class Alone(NamedTuple):
    """Cards as the grammar alone reads them, how long that took, and in how many texts each preference decided.

    `loaded`: how long the first text took, with which the tables are loaded.
    """

    cards: list[Card]
    took: float
    slowest: float
    settled: Counter[str]
    loaded: float


def read_alone(grammar: Any, pools: dict[str, Pool]) -> Alone:
    """The cards of some pools, read by the grammar alone."""
    cards, took, settled = [], [0.0], Counter[str]()
    first = next((one for pool in pools.values() for one in pool.cards if one.text), None)
    begun = time.process_time()
    if first is not None:  # with the first text the tables of the game are loaded
        grammar.read_by_grammar(first.type, first.name, first.text)
    loaded = time.process_time() - begun
    gc.collect()
    gc.freeze()  # what else is in memory is no part of what a text costs
    for name, pool in pools.items():
        for one in pool.cards:
            before, begun = decided.copy(), time.process_time()
            read = grammar.read_by_grammar(one.type, one.name, one.text)
            took.append(time.process_time() - begun)
            settled.update(dict.fromkeys((decided - before) or ("nothing",), 1) if one.text else {})
            whole = all(part.meaning is not None for part in read)
            meanings = tuple(part.meaning for part in read if part.meaning is not None)
            cards.append(Card(name, one.type, one.name, one.text, whole, meanings, tuple(part.text for part in read)))
    gc.unfreeze()
    return Alone(cards, sum(took), max(took), settled, loaded)


def preferences(game: str, settled: Counter[str], texts: int) -> list[Gate]:
    """Texts with one reading before any preference, and those in which each decided between two."""
    named = sorted(name for name in settled if name != "nothing")
    return [
        Gate(game, "11 one reading before any preference", share(settled["nothing"], texts), texts),
        *(Gate(game, f"11 decided by: {name}", settled[name], texts, "texts") for name in named),
    ]


def _used(card: Card) -> set[str]:
    from quickening.english.texts import used_by

    return set().union(*(used_by(meaning) for meaning in card.meanings)) if card.meanings else set()


def folded(game: str, cards: list[Card], pools: dict[str, Pool]) -> list[Gate]:
    """New cards of a set that are made of what cards of other sets use, over all sets."""
    sets: dict[str, set[str]] = {}
    for card in cards:
        for entry in _used(card) if card.read else ():
            sets.setdefault(entry, set()).add(card.set)
    seen: dict[tuple[str, str], set[str]] = {}
    for card in cards:
        for key in (("name", card.name), ("text", card.text)):
            seen.setdefault(key, set()).add(card.set)
    new = [card for card in cards if len(seen["name", card.name]) == 1 and len(seen["text", card.text]) == 1]
    kept = [card for card in new if card.read and all(len(sets[entry]) > 1 for entry in _used(card))]
    refused = sum(len(pool.refused) for pool in pools.values())
    share = len(new) / max(1, len(cards))
    total = len(new) + round(refused * share)
    return [Gate(game, "1 read, folded over sets", 100 * len(kept) / max(1, total), total)] if len(pools) > 2 else []


def single(game: str, cards: list[Card]) -> list[Gate]:
    """Cards that lean on an entry of the lexicon that no other card uses."""
    users: dict[str, set[str]] = {}
    for card in cards:
        for entry in _used(card):
            users.setdefault(entry, set()).add(card.name)
    read = [card for card in cards if card.read]
    leaning = [card for card in read if any(len(users[entry]) == 1 for entry in _used(card))]
    lone = sum(len(names) == 1 for names in users.values())
    return [
        Gate(game, "3 cards that lean on an entry of their own", 100 * len(leaning) / max(1, len(read)), len(read)),
        Gate(game, "3 entries that one card uses", 100 * lone / max(1, len(users)), len(users)),
    ]


# -- every word counts ---------------------------------------------------------------------------------------------

#: Words of which each may stand where another does; the text means something else then.
SISTERS = (
    ("each", "target", "all"),
    ("your", "its", "their", "my"),
    ("friendly", "enemy"),
    ("when", "while"),
    ("may", "must", "cannot"),
    ("and", "or"),
    ("1", "2", "3"),
    ("opponent", "player"),
    ("character", "site", "state"),
    ("hero", "obstacle"),
    ("turn", "round"),
)
#: Words that are put into a text where they have no business.
INTRUDERS = ("other", "target", "not", "your", "2", "and", "each", "turned", "stunned")


def every_word(game: str, grammar: Any, cards: list[Card], sentences: int = SENTENCES) -> list[Gate]:
    """Sentences with a word deleted, replaced or put in, or two swapped: another tree, or the text is refused."""
    asked = [(card, _said(text)) for card in cards for text in card.sentences if len(_said(text).split()) > 3]
    counted: Counter[str] = Counter()
    for card, sentence in asked[:: max(1, len(asked) // sentences)]:
        meant = _meaning(grammar, card, sentence)
        for kind, changed in _changed(sentence, card.name) if meant is not None else ():
            if _alike(changed) == _alike(sentence):
                continue
            counted[f"{kind}s"] += 1
            found = _meaning(grammar, card, changed)
            counted[f"{kind} accepted"] += found is not None
            counted["unchanged"] += found is not None and found == meant
    total = sum(counted[f"{kind}s"] for kind in CHANGES)
    return [
        *(
            Gate(game, f"4 {words}, and the text accepted", _share(counted, kind), counted[f"{kind}s"])
            for kind, words in CHANGES.items()
        ),
        Gate(game, "4 a word changed, and the tree the same", float(counted["unchanged"]), total, "texts"),
    ]


def _alike(sentence: str) -> str:
    """A sentence with one of several wordings that mean the same by the rules, as `same.tsv` lists them."""
    sentence = sentence.lower()
    for pattern, words in _same():
        sentence = pattern.sub(words, sentence)
    return sentence


@cache
def _same() -> tuple[tuple[re.Pattern[str], str], ...]:
    lines = rows("quickening.english.words", "same.tsv")
    return tuple((re.compile(row["pattern"]), row["as"]) for row in lines)


CHANGES = {
    "delete": "a word deleted",
    "swap": "two words swapped",
    "replace": "a word replaced",
    "insert": "a word inserted",
}


def _said(text: str) -> str:
    """A text without what only reminds of the rules."""
    return re.sub(r"\s*\([^()]*\)", "", text)


def _share(counted: Counter[str], kind: str) -> float:
    return 100 * counted[f"{kind} accepted"] / max(1, counted[f"{kind}s"])


def _meaning(grammar: Any, card: Card, sentence: str) -> Any:
    read = grammar.read_by_grammar(card.type, card.name, sentence)
    found = tuple(one.meaning for one in read)
    return None if None in found else _unquoted(grammar, card, found)


def _unquoted(grammar: Any, card: Card, value: Any) -> Any:
    """A tree with what quoted texts mean in their place, so that words count in those as well."""
    if isinstance(value, deeds.Quote):
        found = tuple(one.meaning for one in grammar.read_by_grammar(card.type, card.name, value.text))
        return value if None in found else found
    if isinstance(value, tuple):
        return tuple(_unquoted(grammar, card, part) for part in value)
    if is_dataclass(value) and not isinstance(value, type):
        kept = [field.name for field in fields(value) if field.compare]
        return type(value), *(_unquoted(grammar, card, getattr(value, name)) for name in kept)
    return value


def _neutral_places(sentence: str) -> list[tuple[int, int]]:
    """Where in a sentence a word changes nothing, as `neutral.tsv` lists them: the end of each such word."""
    found = []
    for row in rows("quickening.english.words", "neutral.tsv"):
        for match in re.finditer(row["place"], sentence, 0 if "[A-Z" in row["place"] else re.IGNORECASE):
            at = match.start() + match[0].lower().rindex(row["word"])
            found.append((at, at + len(row["word"]) + 1))
    return found


def _changed(sentence: str, name: str) -> list[tuple[str, str]]:
    """Every change of one word, in fixed order; what is neutral, or part of the card's own name, is left alone."""
    words = sentence.split()
    own = {word.lower() for word in (*re.findall(r"\w+", name), *name.split())}
    ends = list(accumulate(len(word) + 1 for word in words))
    spared = _neutral_places(sentence)
    counts = [
        n
        for n, word in enumerate(words[:-1])
        if word.lower().strip(".,:;") not in own and not any(at < ends[n] - 1 <= end for at, end in spared)
    ]
    found = [("delete", words[:n] + words[n + 1 :]) for n in counts]
    found += [
        ("swap", [*words[:n], words[n + 1], words[n], *words[n + 2 :]])
        for n in counts
        if 0 < n < len(words) - 2 and n + 1 in counts and words[n] != words[n + 1]
    ]
    for n in counts:
        sisters = next((known for known in SISTERS if words[n].lower() in known), ())
        found += [("replace", [*words[:n], other, *words[n + 1 :]]) for other in sisters if other != words[n].lower()]
    found += [("insert", [*words[:n], INTRUDERS[n % len(INTRUDERS)], *words[n:]]) for n in range(1, len(words))]
    return [(kind, " ".join(one)) for kind, one in found]


# -- the same in other words ---------------------------------------------------------------------------------------

#: An event in front of one sentence, whose words do not point back to the event: there they could not stand first.
_WHEN = re.compile(
    r"^When (?P<event>[^,:.]+), (?P<body>(?!you may)(?!.*\b(?:that|those|they|them|their|it|its)\b)[^,:.]+)\.$"
)
#: Adjectives before a noun, one of which may be `other`.
_ADJECTIVES = (
    r"(?:(?:other|<\w+>|\{\w+\}|non-\w+|damaged|undamaged|turned|unturned|Unique|attacking),?(?: and| or)? )*"
)
_FREE = r"(?:^|(?<=\ball )|(?<=\bon )|(?<=\bto )|(?<=\bof )|(?<=:: )|(?<=, ))"
_CONTROLLED = re.compile(
    rf"{_FREE}(?P<adjectives>{_ADJECTIVES})(?P<noun>Characters|Sites|States) you control\b", re.IGNORECASE
)


def _own_name(sentence: str, name: str) -> str:
    return re.sub(r"\b[Tt]his card\b", name, sentence)


def _event_behind(sentence: str, name: str) -> str:
    found = _WHEN.match(sentence)
    return sentence if found is None else f"{found['body'][0].upper()}{found['body'][1:]} when {found['event']}."


def _your(found: re.Match[str]) -> str:
    """`other <Hood> Characters you control` as `your other <Hood> Characters`."""
    adjectives, noun = found["adjectives"], found["noun"]
    first = "Your" if found.start() == 0 else "your"
    return f"{first} {adjectives[:1].lower()}{adjectives[1:]}{noun}"


def _passive(found: re.Match[str]) -> str:
    """`When an opponent smokes a Character,` in the passive voice."""
    done = {"smokes": "smoked", "turns": "turned", "heals": "healed", "toasts": "toasted"}[found[1]]
    return f"When {found[2]} is {done} by an opponent,"


WORDINGS: dict[str, Any] = {
    "own name": _own_name,
    "whenever": lambda sentence, name: re.sub(r"\bWhen\b", "Whenever", sentence),
    "each time": lambda sentence, name: re.sub(r"^When\b", "Each time", sentence),
    "event behind": _event_behind,
    "one of your": lambda sentence, name: re.sub(
        r"\ban? (Character|Site|State) you control", r"one of your \1s", sentence
    ),
    "your": lambda sentence, name: _CONTROLLED.sub(_your, sentence),
    "relative": lambda sentence, name: re.sub(r"\ba turned (Character|Site)\b", r"a \1 that is turned", sentence),
    "duration in front": lambda sentence, name: re.sub(
        r"^(?!When|At|Once)([^,:.]+) until the end of the turn\.$", r"Until the end of the turn, \1.", sentence
    ),
    "numbers in words": lambda sentence, name: re.sub(r"(?<![+:-] )(?<![+-])\b2 (?=\w)", "two ", sentence),
    "passive": lambda sentence, name: re.sub(
        r"^When an opponent (smokes|turns|heals|toasts) (a Character|a Site|this card),", _passive, sentence
    ),
    "whose number": lambda sentence, name: re.sub(
        r"\bwith (\d) (ATK|DEF) or less\b", r"with \2 \1 or less", sentence
    ),
    "all your": lambda sentence, name: re.sub(r"^All heroes you control\b", "All your heroes", sentence),
    "controlled by you": lambda sentence, name: re.sub(
        r"(?<!while )(?<!if )(?<!when )(?<!unless )(?<!that )(?<!While )(?<!If )\byou control\b(?! (?:or|and)\b)",
        "controlled by you",
        sentence,
    ),
}


def wordings(game: str, grammar: Any, cards: list[Card]) -> list[Gate]:
    """Sentences in other words: read, and to the same tree."""
    tried = read = same = 0
    for card in cards:
        for sentence in card.sentences:
            for reword in WORDINGS.values():
                other = reword(sentence, card.name)
                if other == sentence:
                    continue
                tried += 1
                found = _meaning(grammar, card, other)
                read += found is not None
                same += found is not None and found == _meaning(grammar, card, sentence)
    return [
        Gate(game, "5 other wordings read", 100 * read / max(1, tried), tried),
        Gate(game, "5 other wordings with the same tree", 100 * same / max(1, read), read),
    ]

"""`quickening cards gates`: how well card text is read, in figures that may not fall."""

from __future__ import annotations

import re
import time
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter

from quickening.commands.output import console, progress, say_json, table
from quickening.commands.reading import texts_of
from quickening.core.refusals import Refused
from quickening.english.tables import rows
from quickening.games import Pool
from quickening.games import rules as rules_of

#: Where the card pools are, beside the project.
CORPUS = Path("../shared/corpus")
FILES = {
    "huntik": ("huntik/sas.tsv",),
    "shadowfist": ("shadowfist/sets/*.txt",),
    "highlander": ("highlander/type-one-errata.tsv", "highlander/first-edition-partial.tsv"),
}
#: So many sentences are changed word by word.
SENTENCES = 300


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
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Measure how card text is read over whole card pools.

    Parameters
    ----------
    game
        Only these games.
    corpus
        The folder of card pools.
    json
        Everything as JSON.
    """
    if not corpus.exists():
        raise Refused(f"there are no card pools in {corpus}; name their folder with --corpus")
    games = game or list(FILES)
    found = [one for name in progress(games, len(games), "Reading cards") for one in measured(name, corpus)]
    if json:
        say_json([one._asdict() for one in found])
        return
    listed = table("Gates", "game", "gate", "figure", "of", right=("figure", "of"))
    for one in found:
        listed.add_row(one.game, one.gate, f"{one.figure:.1f} {one.unit}", str(one.of))
    console().print(listed)


def measured(game: str, corpus: Path) -> list[Gate]:
    """The figures of a game."""
    paths = sorted(path for pattern in FILES[game] for path in corpus.glob(pattern))
    begun = time.perf_counter()
    pools = {path.stem: rules_of(game).read_pool(path) for path in paths}
    took = time.perf_counter() - begun
    cards = sum(len(pool.cards) + len(pool.refused) for pool in pools.values())
    read = sum(len(pool.cards) for pool in pools.values())
    found = [
        Gate(game, "2 cards read", 100 * read / cards, cards),
        Gate(game, "9 cards read a second", cards / took, cards, ""),
    ]
    grammar: Any = texts_of(game)
    return [*found, *by_grammar(game, grammar, pools)] if hasattr(grammar, "read_by_grammar") else found


def by_grammar(game: str, grammar: Any, pools: dict[str, Pool]) -> list[Gate]:
    """The figures of what the shared grammar reads alone."""
    cards, slowest = [], 0.0
    for name, pool in pools.items():
        for one in pool.cards:
            begun = time.perf_counter()
            read = grammar.read_by_grammar(one.type, one.name, one.text)
            slowest = max(slowest, time.perf_counter() - begun)
            whole = all(part.meaning is not None for part in read)
            meanings = tuple(part.meaning for part in read if part.meaning is not None)
            cards.append(Card(name, one.type, one.name, one.text, whole, meanings, tuple(part.text for part in read)))
    alone = [card for card in cards if not card.read]
    return [
        Gate(game, "10 read by the phrasebook alone", 100 * len(alone) / max(1, len(cards)), len(cards)),
        *folded(game, cards, pools),
        *single(game, cards),
        *every_word(game, grammar, [card for card in cards if card.read]),
        *wordings(game, grammar, [card for card in cards if card.read]),
        Gate(game, "9 slowest text", 1000 * slowest, len(cards), "ms"),
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
    return None if any(one.meaning is None for one in read) else tuple(one.meaning for one in read)


def _changed(sentence: str, name: str) -> list[tuple[str, str]]:
    """Every change of one word, in fixed order; what is neutral, or part of the card's own name, is left alone."""
    words = sentence.split()
    neutral = {row["word"] for row in rows("quickening.english.words", "neutral.tsv")} | {
        word.lower() for word in re.findall(r"\w+", name)
    }
    counts = [n for n, word in enumerate(words[:-1]) if word.lower().strip(".,:;") not in neutral]
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

_WHEN = re.compile(r"^When (?P<event>[^,:]+), (?P<body>(?!you may)[^,:]+)\.$")


def _own_name(sentence: str, name: str) -> str:
    return re.sub(r"\b[Tt]his card\b", name, sentence)


def _event_behind(sentence: str, name: str) -> str:
    found = _WHEN.match(sentence)
    return sentence if found is None else f"{found['body'][0].upper()}{found['body'][1:]} when {found['event']}."


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
    "your": lambda sentence, name: re.sub(r"\b(Characters|Sites|States) you control", r"your \1", sentence),
    "relative": lambda sentence, name: re.sub(r"\ba turned (Character|Site)\b", r"a \1 that is turned", sentence),
    "duration in front": lambda sentence, name: re.sub(
        r"^(?!When|At|Once)([^,:]+) until the end of the turn\.$", r"Until the end of the turn, \1.", sentence
    ),
    "numbers in words": lambda sentence, name: re.sub(r"(?<![+:-] )(?<![+-])\b2 (?=\w)", "two ", sentence),
    "passive": lambda sentence, name: re.sub(
        r"^When an opponent (smokes|turns|heals|toasts) (a Character|a Site|this card),", _passive, sentence
    ),
    "whose number": lambda sentence, name: re.sub(
        r"\bwith (\d) (ATK|DEF) or less\b", r"with \2 \1 or less", sentence
    ),
    "all your": lambda sentence, name: re.sub(r"^All heroes you control\b", "All your heroes", sentence),
    "controlled by you": lambda sentence, name: re.sub(r"\byou control\b", "controlled by you", sentence),
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

"""Powers in words: one wording for each kind of node, from the tables `wordings.tsv` and `lists.tsv`.

Nothing is read with them. The first wording that fits a node prints it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from quickening.core.once import once_each
from quickening.english.tables import rows
from quickening.games.huntik.definitions import ACTION, AMULET, FEATURE, MISSION
from quickening.games.huntik.meaning.tables import MEANINGS
from quickening.lang import nodes, resolve, selections
from quickening.lang.selections import ThisCard, numbered
from quickening.text.phrasebook import Phrasebook
from quickening.text.printer import write
from quickening.text.tokens import tokens
from quickening.text.wordings import learn

LEXICON = "quickening.games.huntik.lexicon"
#: What stands between the parts of a list, where that is no word.
BETWEEN = {"none": "", "paragraph": "\n"}
HERO_TEXT = "hero_text"
#: The category of the text of each type of card; heroes are the rest.
_TEXTS = {ACTION: "action_text", AMULET: "action_text", MISSION: "mission_text", FEATURE: "feature_text"}


@cache
def wordings() -> Phrasebook:
    """How each kind of node is worded."""
    book = Phrasebook()
    _values(book)
    for row in rows(LEXICON, "lists.tsv"):
        joint, _, last = row["between"].partition(" ... ")
        between = () if joint == "-" else (BETWEEN.get(joint, joint),)
        book.list_of(row["category"], row["item"], *between, least=int(row["least"]), last=last)
    known = vars(nodes) | vars(resolve) | vars(selections) | MEANINGS.kinds
    for row in rows(LEXICON, "wordings.tsv"):
        learn(book, row, known)
    book.check()
    return book


# -- numbers and names ---------------------------------------------------------------------------------------------


def _values(book: Phrasebook) -> None:
    for category in ("name", "power_name", "held_name", "other_tag"):
        book.lexical(category, _never, _name, "a name")
    book.lexical("n", _never, lambda value: [str(value)] if type(value) is int and value >= 0 else None, "a number")
    book.lexical("signed", _never, lambda value: [f"{value:+d}"] if type(value) is int else None, "a number")
    book.lexical("plural_name", _never, lambda value: _name(plural(value)), "names in the plural")
    book.lexical("own_name", _never, lambda value: ["this", "feature"] if value == ThisCard() else None, "itself")
    book.lexical("deed_name", _never, lambda value: value.split() if isinstance(value, str) else None, "a deed")
    book.lexical("passive", _never, _passive, "what was done to it")


def _never(_reading: Any, _at: int) -> list[tuple[int, Any]]:
    """Nothing is read by this table."""
    return []


def _name(value: Any) -> list[str] | None:
    return [token.text for token in tokens(value)] if isinstance(value, str) and value else None


def plural(name: Any) -> Any:
    """The name of several: each of the `Fake Rings of Arc` is a `Fake Ring of Arc`."""
    if not isinstance(name, str):
        return None
    head, of, rest = name.partition(" of ")
    return head + "s" + of + rest


def _passive(value: Any) -> list[str] | None:
    """HK 203.1a. `the Argo is pushed`: the power `push the Argo` was used."""
    if not isinstance(value, str):
        return None
    verb, *thing = value.split()
    return [*thing, "is", f"{verb}ed"]


# -- whole texts ---------------------------------------------------------------------------------------------------


def print_text(card_type: str, powers: tuple[Any, ...]) -> str:
    """Powers as text in canonical wording, a paragraph each."""
    category = _TEXTS.get(card_type, HERO_TEXT)
    unset = tuple(numbered(power, unset=True) for power in powers)
    paragraphs = [((power,),) if category == HERO_TEXT else (power,) for power in unset]
    return "\n".join(_spelled(write(wordings(), category, one)) for one in paragraphs)


#: What is put together otherwise than word by word; where several are meant, the words behind them say so.
_SPELLINGS = (
    (re.compile(r"\b([Aa])n other "), r"\1nother "),
    (re.compile(r"([+-]) X"), r"\1X"),
    (re.compile(r"(\b[Rr]eturn (?:all|up to [2-9]) [^.\"]*?) to its owner's hand"), r"\1 to their owners' hands"),
    (re.compile(r"(\b[Pp]ut (?:all|up to [2-9]) [^.\"]*? of) its owner's deck"), r"\1 their owners' decks"),
    (re.compile(r"(\bpicks up [^,]*, (?:you may )?\w+) it\b"), r"\1 that hero"),  # HK 706.3: not what it picks up
    (re.compile(r"(?<!\.)\n"), ". "),  # powers of one text in quotation marks
    (re.compile(r"\n"), " "),
    (re.compile(r'(?<=") I(?=nto )'), " i"),
    (re.compile(r"(for up to [2-9] [^.\"]*?), reveal it, and put it"), r"\1, reveal them, and put them"),
    (re.compile(r"(\bup to [2-9] [^.\"]*?) gets\b", re.IGNORECASE), r"\1 get"),
)


def _spelled(text: str) -> str:
    for said, meant in _SPELLINGS:
        text = said.sub(meant, text)
    return text


@once_each
def words_of(category: str, node: Any) -> str:
    """A part of a tree in words, for questions and options; worded once."""
    text = write(wordings(), category, numbered(node, unset=True))
    return text[0].lower() + text[1:] if not text.startswith(("KO", "I ", "I'm")) else text

"""How a question is put to a person: its title, why it is asked, and what the card of an option is to it.

The values a page is sent are in `prompts` and stay structs where the engine is compiled; this is compiled.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

from quickening.core.decisions import Decision, Option
from quickening.core.prompts import GIVE

#: The table of a game: what its questions are called, and why they are asked.
QUESTIONS = "questions.tsv"
#: How long words about why one is asked may be, and a title that lists what there is to choose.
LONGEST, LONGEST_TITLE = 150, 46
#: The question of a card that lets one choose among things to do.
WHICH = "Choose one"
#: What fits so many questions is remembered.
MANY = 4_096

#: A pattern, the title in its place, and why it is asked.
Row = tuple[Any, str, str]
#: What fits a question: title, why it is asked, whether these name the card that asks, and what the pattern found.
Fit = tuple[str, str, bool, dict[str, Any]]


class Questions:
    """The table of a game's questions. What fits a question is looked for once.

    >>> rows = [(re.compile("Who (?P<verb>.*)?"), "", "{card} lets one {verb}."), (re.compile(".*"), "", "")]
    >>> table = Questions(rows)
    >>> [(why, names_card) for _, why, names_card, _ in table.fitting("Who heals?")]
    [('{card} lets one {verb}.', True), ('', False)]
    """

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows
        self.known: dict[str, list[Fit]] = {}

    def fitting(self, question: str) -> list[Fit]:
        """The rows that fit a question, in their order."""
        known = self.known.get(question)
        if known is None:
            if len(self.known) >= MANY:
                self.known.clear()
            known = self.known[question] = self._found(question)
        return known

    def _found(self, question: str) -> list[Fit]:
        found = [(title, why, pattern.fullmatch(question)) for pattern, title, why in self.rows]
        return [
            (title, why, "{card}" in why + title, fit.groupdict()) for title, why, fit in found if fit is not None
        ]


def questions_of(package: str) -> Questions:
    """The questions of a game: a pattern, the title in its place (none: the question itself), and why it is asked.

    The first row that fits counts. Names in braces are filled in by the game, or stand in the pattern.
    """
    lines = files(package).joinpath(QUESTIONS).read_text(encoding="utf-8").splitlines()[1:]
    parted = [line.split("\t") for line in lines]
    return Questions([(re.compile(pattern), title, why) for pattern, title, why in parted])


def worded(
    decision: Decision, questions: Questions, card: Any, rule: str, gist: str, facts: dict[str, Any]
) -> tuple[str, str]:
    """The title of a question and why it is asked.

    A card that asks by itself, with no `rule` behind it, is quoted; else what the table says of such a question comes
    first. `card` is the one that asks, as a view shows it; where none does and the table has nothing, the rule's own
    `gist` is told.
    """
    question = decision.question
    name = "" if card is None else card.name
    labels = tuple([option.label for option in decision.options]) if question == WHICH else ()
    reason = gist if card is None else quoted(name, card.text, " ".join((question, *labels)))
    if card is not None and not rule:
        return offered(name, labels) if labels else tidied(question), reason
    for title, why, names_card, found in questions.fitting(question):
        if name or not names_card:
            known = {"card": name, **facts, **found}
            return filled(title, known) or tidied(question), filled(why, known) or reason
    return tidied(question), reason


def offered(name: str, labels: Sequence[str]) -> str:
    """The title of a choice among things to do; a card speaks of itself as "me".

    >>> offered("Ymir", ("discard a card", "eliminate me"))
    'Ymir: discard a card, or eliminate Ymir?'
    """
    named = [re.sub(r"\bme\b", name, label) for label in labels]
    title = f"{name}: {', or '.join(named)}?"
    return title if len(title) <= LONGEST_TITLE else f"{name}: which one?"


def filled(words: str, known: dict[str, Any]) -> str:
    """A sentence with what is known filled in; nothing where something is not."""
    try:
        return words.format_map(known)
    except KeyError:
        return ""


def tidied(question: str) -> str:
    """A question made of a card's words: a capital within it is none of a sentence.

    >>> tidied("Choose Target Character")
    'Choose target Character'
    """
    verb, space, rest = question.partition(" ")
    return f"{verb}{space}{rest[:1].lower()}{rest[1:]}" if verb == "Choose" and " " in rest else question


@lru_cache(maxsize=4_096)
def quoted(name: str, text: str, question: str) -> str:
    """What the card that asks says: the paragraph that alone speaks of what is asked, else all of it."""
    if not text:
        return f"{name} asks it."
    asked = words_of(question)
    ranked = sorted(text.split("\n"), key=lambda part: len(asked & words_of(part)), reverse=True)
    counts = [len(asked & words_of(part)) for part in ranked]
    said = ranked[0] if len(ranked) == 1 or counts[0] > counts[1] + 1 else text.replace("\n", " ")
    return f"{name}: “{shortened(said)}”"


def words_of(text: str) -> set[str]:
    """The longer words of a text."""
    return set(re.findall(r"\w{4,}", text.lower()))


def shortened(words: str) -> str:
    """Words that fit, cut where one ends."""
    return words if len(words) <= LONGEST else words[:LONGEST].rsplit(" ", 1)[0] + " …"


def listed(names: Sequence[str], joint: str = "and") -> str:
    """Names as one reads them out.

    >>> listed(["Ann", "Bob", "Carol"])
    'Ann, Bob and Carol'
    """
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {joint} {names[-1]}" if names else ""


def role_of(option: Option, roles: dict[str, str]) -> str:
    """What the card of an option is to it, by the kind of option."""
    return GIVE if option.wasteful else roles.get(option.kind, "")

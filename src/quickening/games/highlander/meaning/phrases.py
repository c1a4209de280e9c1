"""Sentences by heart: those that the grammar does not read yet, and how the nodes of the rules are worded.

Each is a row of `phrases.tsv`, with what may stand in a row in `lists.tsv`; `read` marks what is never
printed, `print` what is never read.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from quickening.core.data import replace
from quickening.english.tables import rows
from quickening.games.highlander.kinds.abilities import Used, When
from quickening.games.highlander.kinds.choice_effects import ForEach
from quickening.games.highlander.kinds.conditions import Compared
from quickening.games.highlander.kinds.triggers import PhaseBegins
from quickening.games.highlander.meaning.tables import LEXICON, MEANINGS
from quickening.lang import nodes, resolve, selections
from quickening.lang.nodes import Effect, Trigger
from quickening.lang.selections import ThisCard
from quickening.text.lexicals import add_name, add_number, add_other_name, add_own_name
from quickening.text.phrasebook import Phrasebook
from quickening.text.reader import Reading
from quickening.text.wordings import learn

#: Words that are written with a capital and are no titles.
RESERVED = frozenset(row["word"] for row in rows(LEXICON, "capitals.tsv"))


@cache
def phrasebook() -> Phrasebook:
    """All of Highlander's phrases."""
    book = Phrasebook()
    add_number(book)
    add_name(book, "name", RESERVED)
    add_own_name(book, "own_name", ThisCard(), "this card")
    add_other_name(book, "other_title", "name")
    _add_own_plural(book)
    book.lexical("exact_ability", lambda reading, at: [], _exact_ability, "how much Ability")
    for row in rows(LEXICON, "lists.tsv"):
        book.list_of(row["category"], row["item"], *_joints(row["between"]), least=int(row["least"]))
    parts = {"each_in_turn": each_in_turn, "at_the_beginning": at_the_beginning}
    known = vars(nodes) | vars(resolve) | vars(selections) | MEANINGS.kinds | parts
    for row in rows(LEXICON, "phrases.tsv"):
        learn(book, row, known)
    book.check()
    return book


def _exact_ability(condition: Any) -> list[str] | None:
    """`you have exactly 7 Ability`: no less and no more."""
    if not isinstance(condition, Compared) or (condition.figure, condition.least) != ("Ability", condition.most):
        return None
    who = {"you": ["you", "have"], "opponent": ["your", "opponent", "has"]}.get(condition.who)
    return None if who is None else [*who, "exactly", str(condition.most), "Ability"]


def _joints(written: str) -> tuple[str, ...]:
    """What stands between the items of a list: `-` for a list of one, `none` for nothing."""
    return () if written == "-" else tuple("" if one == "none" else one for one in written.split("|"))


def _add_own_plural(book: Phrasebook) -> None:
    """The card's own title in the plural."""

    def read(reading: Reading, at: int) -> list[tuple[int, object]]:
        plurals = [[*name[:-1], f"{name[-1]}s"] for name in reading.names if name]
        return [(at + len(name), ThisCard()) for name in plurals if reading.words[at : at + len(name)] == name]

    book.lexical("own_plural", read, lambda value: None, "its own name")


def each_in_turn(effects: tuple[Effect, ...], trigger: Trigger) -> When:
    """What each player has to do `at the beginning of their turn` is for the player whose turn it is (HL1 37)."""
    theirs = isinstance(trigger, PhaseBegins) and trigger.who == "opponent"
    if theirs and all(getattr(effect, "who", "") == "each" for effect in effects):
        changed: list[Any] = [replace(effect, who="opponent") for effect in effects]
        return When(replace(trigger, who="each", that_player=True), tuple(changed))
    return When(trigger, effects)


def at_the_beginning(effects: tuple[Effect, ...], then: ForEach) -> Used:
    """What may be done at the beginning of one's turn, and what comes of it."""
    return Used((replace(then, before=effects),), when="beginning", once=True)

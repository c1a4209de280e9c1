"""How the nodes of the rules are worded: the rows of `phrases.tsv`, with what may stand in a row in `lists.tsv`.

Nothing is read with these tables.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from quickening.english.tables import rows
from quickening.games.highlander.kinds.conditions import Compared
from quickening.games.highlander.meaning.tables import LEXICON, MEANINGS
from quickening.lang import nodes, resolve, selections
from quickening.lang.selections import ThisCard
from quickening.text.phrasebook import Phrasebook
from quickening.text.tokens import tokens
from quickening.text.wordings import learn


@cache
def phrasebook() -> Phrasebook:
    """All of Highlander's phrases."""
    book = Phrasebook()
    for category, show, shown in (
        ("n", _number, "a number"),
        ("name", _name, "a name"),
        ("own_name", lambda value: ["this", "card"] if value == ThisCard() else None, "itself"),
        ("exact_ability", _exact_ability, "how much Ability"),
    ):
        book.lexical(category, lambda reading, at: [], show, shown)
    for row in rows(LEXICON, "lists.tsv"):
        book.list_of(row["category"], row["item"], *_joints(row["between"]), least=int(row["least"]))
    known = vars(nodes) | vars(resolve) | vars(selections) | MEANINGS.kinds
    for row in rows(LEXICON, "phrases.tsv"):
        learn(book, row, known)
    book.check()
    return book


def _number(value: Any) -> list[str] | None:
    return [str(value)] if type(value) is int and value >= 0 else None


def _name(value: Any) -> list[str] | None:
    return [token.text for token in tokens(value)] if isinstance(value, str) and value else None


def _exact_ability(condition: Any) -> list[str] | None:
    """`you have exactly 7 Ability`: no less and no more."""
    if not isinstance(condition, Compared) or (condition.figure, condition.least) != ("Ability", condition.most):
        return None
    who = {"you": ["you", "have"], "opponent": ["your", "opponent", "has"]}.get(condition.who)
    return None if who is None else [*who, "exactly", str(condition.most), "Ability"]


def _joints(written: str) -> tuple[str, ...]:
    """What stands between the items of a list: `-` for a list of one, `none` for nothing."""
    return () if written == "-" else tuple("" if one == "none" else one for one in written.split("|"))

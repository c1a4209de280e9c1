"""Abilities in words: one wording for each kind of node, from `wordings.tsv`, `lists.tsv` and `series.tsv`.

Nothing is read with them. The first wording that fits a node prints it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from quickening.core.data import Frozen, replace
from quickening.core.once import once_each
from quickening.english.tables import rows
from quickening.games.shadowfist.definitions import EVENT
from quickening.games.shadowfist.kinds import changes, filters, triggers
from quickening.games.shadowfist.kinds.abilities import Activated, AsState, Bold, Continuous, Played, Triggered
from quickening.games.shadowfist.kinds.amounts import Reckoned
from quickening.games.shadowfist.kinds.basics import Number, X
from quickening.games.shadowfist.kinds.changes import Several
from quickening.games.shadowfist.kinds.players_do import players_do
from quickening.games.shadowfist.meaning.areas import lying, working_area
from quickening.games.shadowfist.meaning.generating import offered_if, unlimited, without_offers
from quickening.games.shadowfist.meaning.narrowing import NARROWED
from quickening.games.shadowfist.meaning.referring import replaced, unaimed
from quickening.games.shadowfist.meaning.tables import LEXICON, MEANINGS
from quickening.games.shadowfist.meaning.word_lists import (
    Parts,
    add_after_when,
    add_narrowed,
    add_series,
    add_whole_texts,
    add_word_lists,
)
from quickening.games.shadowfist.state_values import PLAY
from quickening.lang import nodes, resolve, selections
from quickening.lang.nodes import Amount, Node, walk
from quickening.lang.selections import numbered
from quickening.text.phrasebook import Phrasebook
from quickening.text.printer import NotPrintable, write
from quickening.text.wordings import learn


class WhereX(Frozen, frozen=True):
    """A paragraph with `X = ...` after it, on its way out of the tree."""

    ability: Any
    x: Any


class GeneratesAlone(Frozen, frozen=True):
    """`no other card generates Power during this Establishing Shot`: said after what generates it."""

    what: str


@cache
def wordings() -> Phrasebook:
    """How each kind of node is worded."""
    made = Phrasebook()
    add_word_lists(made)
    for row in rows(LEXICON, "lists.tsv"):
        between = () if row["between"] == "-" else ("" if row["between"] == "none" else row["between"],)
        made.list_of(row["category"], row["item"], *between, least=int(row["least"]))
    for row in rows(LEXICON, "series.tsv"):
        add_series(made, row, PARTS[row["parts"]])
    for category, (inner, kept) in NARROWED.items():
        add_narrowed(made, category, inner, kept)
    add_after_when(made)
    add_whole_texts(made)
    for row in rows(LEXICON, "wordings.tsv"):
        learn(made, row, _known())
    made.check()
    return made


@cache
def _known() -> dict[str, Any]:
    """What the kinds of the table are."""
    own = {"EitherTrigger": triggers.Either, "WhereX": WhereX, "GeneratesAlone": GeneratesAlone}
    return {**MEANINGS.kinds, **vars(nodes), **vars(resolve), **vars(selections), **own}


def _options(one: Any) -> tuple[Any, ...] | None:
    return one.options if isinstance(one, filters.OneOf) and not one.every else None


def _one_or_several(kind: type[Any], field: str) -> Parts:
    return lambda one: getattr(one, field) if isinstance(one, kind) else (one,)


#: The parts of what is worded as a list.
PARTS: dict[str, Parts] = {
    "": lambda items: items,
    "OneOf": _options,
    "Several": _one_or_several(changes.Several, "changes"),
    "Sequence": _one_or_several(resolve.Sequence, "effects"),
}


# -- whole texts ---------------------------------------------------------------------------------------------------


def category_of(card_type: str) -> str:
    """Which category words the text of a type of card."""
    return "event_text" if card_type == EVENT else "card_text"


def by_table(card_type: str, abilities: tuple[Any, ...]) -> str:
    """Abilities by the phrases for their nodes; nothing if there are none for one of them."""
    category = category_of(card_type)
    parts = folded(tuple(lying(unaimed(numbered(one, unset=True)), card_type, PLAY) for one in abilities))
    try:
        text = " ".join(write(wordings(), category, (part,)) for part in parts)
    except NotPrintable:
        return ""
    for stiff, smooth in _SMOOTHER.items():
        text = text.replace(stiff, smooth)
    return text


#: What the printer puts stiffly, and how it is written.
_SMOOTHER = {
    "Toast-It": "Toast It",
    "hen an other ": "hen another ",
    "on an other ": "on any other ",
    " at - X cost": " at -X cost",
    " X +": " X+",
    "cards's": "cards'",
    "hose cards gains ": "hose cards gain ",
    ", they gains ": ", they gain ",
    "Characters at this location turns ": "Characters at this location turn ",
    "Characters's": "Characters'",
}


def folded(abilities: tuple[Any, ...]) -> tuple[Any, ...]:
    """The paragraphs to print: like changes of the same cards in one sentence, amounts as X where they need it."""
    out: list[Any] = []
    for one in abilities:
        if isinstance(one, Played):
            kept = [part.how for effect in one.effects for part in walk(effect) if players_do(part, "generate Power")]
            out.append(_generating(one, ""))
            out += [GeneratesAlone(word) for word in kept[:1] if word]
            continue
        joined = _joined(out[-1], one) if out and isinstance(one, Continuous) else None
        if joined is not None:
            out[-1] = joined
            continue
        out.append(one)
    return tuple(_said(one) for one in out)


def _joined(before: Any, one: Continuous) -> Continuous | None:
    """Two continuous abilities as one sentence, if that sentence can be said."""
    if not isinstance(before, Continuous) or (before.who, before.condition, before.area) != (
        one.who,
        one.condition,
        one.area,
    ):
        return None
    changes = before.change.changes if isinstance(before.change, Several) else (before.change,)
    both = replace(before, change=Several((*changes, one.change)))
    if _amount_in(both) is not None:
        return None
    try:
        write(wordings(), "card_text", (both,))
    except NotPrintable:
        return None
    return both


def _said(one: Any) -> Any:
    """The ability, or the ability with `X = ...` after it."""
    if isinstance(one, AsState):
        return replace(one, abilities=folded(tuple(unaimed(numbered(part, unset=True)) for part in one.abilities)))
    if isinstance(one, (Continuous, Bold)):
        amount = _amount_in(one)
        return one if amount is None else WhereX(replaced(one, amount, X()), amount)
    if isinstance(one, (Activated, Triggered, Played)):
        one = offered_if(replace(one, effects=unlimited(without_offers(one.effects))))
        if isinstance(one, (Activated, Triggered)) and one.area == working_area(one) != PLAY:
            one = replace(one, area=PLAY)
        category = "event_text" if isinstance(one, Played) else "card_text"
        amount = _amount_in(one, category)
        return one if amount is None else WhereX(replaced(one, amount, X()), amount)
    return one


def _amount_in(one: Any, category: str = "card_text") -> Any:
    """An amount that cannot be printed where it stands."""
    try:
        write(wordings(), category, (one,))
    except NotPrintable:
        return next((part for part in _amounts(one) if not _stands_there(part)), None)
    return None


def _stands_there(amount: Any) -> bool:
    """Whether an amount is said where it stands, and never as X."""
    return isinstance(amount, (Number, X)) or getattr(amount, "figure", "") == "all counters"


def _amounts(node: Any) -> list[Any]:
    """The outermost amounts in a tree; a sign before them is no amount of its own."""
    if isinstance(node, Reckoned) and (node.how, node.number) == ("times", -1):
        return _amounts(node.amount)
    if isinstance(node, Amount):
        return [node]
    found: list[Any] = []
    if isinstance(node, Node):
        for name in node.__struct_fields__:
            part = getattr(node, name)
            for item in part if isinstance(part, tuple) else (part,):
                found += _amounts(item)
    return found


@once_each
def words_of(category: str, node: Any) -> str:
    """A part of a tree in words, for questions and options; worded once."""
    return write(wordings(), category, unaimed(numbered(node, unset=True)))


def _generating(played: Played, what: str) -> Played:
    effects = tuple(_set_alone(one, what) for one in played.effects)
    return replace(played, effects=effects)


def _set_alone(node: Any, what: str) -> Any:
    if players_do(node, "generate Power"):
        return replace(node, how=what)
    if isinstance(node, tuple):
        return tuple(_set_alone(item, what) for item in node)
    if not isinstance(node, Node):
        return node
    changed = {name: _set_alone(getattr(node, name), what) for name in node.__struct_fields__}
    return replace(node, **changed)

"""The words after the noun about what a card is or is not, requires, has done, and whom it fights."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import filters, filters_combat, filters_figures, filters_place
from quickening.games.shadowfist.vocabulary.series import add_series
from quickening.lang.selections import It, ThisCard
from quickening.text.phrasebook import Phrasebook

#: `it is in combat with`, while it is not yet known who `it` is.
ITS_FOES = filters_combat.InCombatWith(It("its foes"))
_ITS = "(its|his|her|their)"


def add_word_qualifiers(book: Phrasebook, q: str, is_: str, other: str) -> None:
    """For one card or many: `is_` is `that is` or `that are`, `other` the other of them."""
    _what_it_is(book, q, is_, other)
    _what_it_requires(book, q)
    _what_it_did(book, q)
    _whom_it_fights(book, q)
    _beside(book, q)


def _what_it_is(book: Phrasebook, q: str, is_: str, other: str) -> None:
    """`that is not <Fire> or <Ice>`, `that is neither {chi} nor {mag}`, `with Guts`."""
    book.phrase(q, f"{is_} not {{option:is_not}}", filters.Unlike, also=(f"{other} not {{option:is_not}}",))
    book.phrase(q, f"{is_} neither {{options:nor_words}}", _neither, read_only=True)
    book.phrase(q, "that (has|have) {word:bold_word}", filters.WithBold, read_only=True)
    if not q.endswith("one"):
        return
    book.phrase("is_not", "{it:keen}")
    wrap, unwrap = filters.OneOf, lambda one: one.options if isinstance(one, filters.OneOf) else None
    add_series(book, "keen_either", "keen", ("or",), wrap, unwrap, least=2)
    book.phrase("is_not", "{it:keen_either}")
    add_series(book, "nor_words", "keen", ("nor",), least=2)


def _neither(options: tuple[Any, ...]) -> Any:
    return filters.Unlike(filters.OneOf(options))


def _what_it_requires(book: Phrasebook, q: str) -> None:
    """SF 8.4. Resources as the older cards speak of them."""
    conditions = "(resource conditions|resource condition|play cost|play costs)"
    phrase = book.phrase
    phrase(q, f"with {{sign}} {conditions}", filters_figures.Requiring, read_only=True)
    phrase(q, "with resource conditions", filters_figures.Requiring, read_only=True)
    for head in ("with", "that (has|have)"):
        phrase(q, f"{head} (a|) {{sign}} [symbol] in {_ITS} {conditions}", filters_figures.Requiring, read_only=True)
        any_of = f"{head} {{options:requiring_any}} in {_ITS} {conditions}"
        phrase(q, any_of, filters.OneOf, read_only=True)
    phrase(q, f"with {{options:requiring_any}} {conditions}", filters.OneOf, read_only=True)
    phrase(
        q, "requiring {options:requiring_any}", filters.OneOf, also="that (requires|require) {options:requiring_any}"
    )
    none: dict[str, Any] = {"provided": False, "none": True, "read_only": True}
    phrase(q, "that (lacks|lack) resource conditions", filters_figures.ManyResources, **none)
    phrase(q, "with no resource conditions", filters_figures.ManyResources, **none)
    if q.endswith("one"):
        phrase("requiring_one", "{sign}", filters_figures.Requiring)
        add_series(book, "requiring_any", "requiring_one", ("or",), least=2)


def _what_it_did(book: Phrasebook, q: str) -> None:
    """SF 28.1.4. Whether it attacked."""
    when = "(this turn|that turn|during the turn|during this turn)"
    book.phrase(q, f"that attacked {when}", filters_combat.AttackedThisTurn)
    book.phrase(q, "that damaged {what:one} this turn", filters_combat.HurtThisTurn)
    book.phrase(q, "that did not attack this turn", filters_combat.AttackedThisTurn, non=True)
    book.phrase(
        q,
        "that (participated in|attacked in) (that|the) attack",
        filters_combat.WasAttacker,
        read_only=True,
        also="that (were|was) declared as (an attacker|attackers) in that attack",
    )


def _whom_it_fights(book: Phrasebook, q: str) -> None:
    """SF 30.0. `each Character it is in combat with`."""
    for who in ("own", "subject"):
        book.phrase(q, f"{{what:{who}}} (is|are) in combat with", filters_combat.InCombatWith, read_only=True)
    book.phrase(q, "it is in combat with", value=ITS_FOES, read_only=True)
    for who in ("he is", "she is", "they are"):
        book.phrase(q, f"{who} in combat with", value=filters_combat.InCombatWith(ThisCard()), read_only=True)


def _beside(book: Phrasebook, q: str) -> None:
    """SF 9.1.1. Sites next to a Site in its structure."""
    sides = {"left": (-1,), "right": (1,), "left or right": (-1, 1)}
    others = {"right or left": (-1, 1), "left and right": (-1, 1), "right and left": (-1, 1)}
    for words, where in (*sides.items(), *others.items()):
        fixed: dict[str, Any] = {"sides": where, "read_only": words in others}
        book.phrase(q, f"to the immediate {words} of {{what:own}}", filters_place.Beside, **fixed)
        its: dict[str, Any] = {"what": ThisCard(), "sides": where, "read_only": True}
        book.phrase(q, f"to its immediate {words}", filters_place.Beside, **its)

"""The predicates about attacks, combat and staying in play: when a card turns, strikes and is smoked."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import changes
from quickening.games.shadowfist.vocabulary.abilities import Bold
from quickening.games.shadowfist.vocabulary.kinds import Cannot, DamageChange, GainBold
from quickening.text.phrasebook import Phrasebook

_ITS = "(its|his|her|their)"


def add_attack_predicates(book: Phrasebook, one: str, number: int) -> None:
    """In the singular (`number` 0) or plural."""
    s, is_ = (("s", "is"), ("", "are"))[number]
    _unturned(book, one)
    barred = "cannot be declared as an attacker (on|against) {cards:cards_pl}"
    book.phrase(one, barred, Cannot, verb="attack", read_only=True)
    _at_zero(book, one, is_)
    _striking(book, one, s)
    _sure(book, one)


def _unturned(book: Phrasebook, one: str) -> None:
    """SF 28.1.4. Attacks without turning."""
    times = "(once during your Main Shot|once during each of your turns)"
    for head in ("may attack", "can attack"):
        only = head == "can attack"
        book.phrase(
            one,
            f"{head} {{cards:attacked_kind}} without turning {times}",
            changes.AttacksUnturned,
            read_only=only,
            also=f"{head} {{cards:attacked_kind}} once without turning during your Main Shot",
        )
        book.phrase(
            one,
            f"{head} without turning {times}",
            changes.AttacksUnturned,
            read_only=only,
            also=f"{head} once without turning during your Main Shot",
        )
    if one.startswith("pred_"):
        book.phrase("attacked_kind", "a {cards}")


def _at_zero(book: Phrasebook, one: str, is_: str) -> None:
    """SF 20.1. A Character that stays in play with no Fighting left."""
    zero = "(0|zero)"
    book.phrase(
        one,
        f"{is_} not smoked while {_ITS} Fighting is {zero}",
        changes.Mark,
        mark="stays at zero",
        also=(
            f"{is_} not smoked (if|when) {_ITS} Fighting is {zero}",
            f"{is_} not smoked (if|when) {_ITS} Fighting is reduced to {zero}",
        ),
    )


def _striking(book: Phrasebook, one: str, s: str) -> None:
    """SF 50.1. Combat damage at the time of Ambush, though it is no attacker."""
    book.phrase(
        one,
        f"inflict{s} {_ITS} combat damage at the same time an attacker with Ambush would",
        changes.Mark,
        mark="strikes first",
        also=(
            f"inflict{s} {_ITS} combat damage at the same time that an attacker with Ambush would",
            f"inflict{s} combat damage at the same time [that] an attacker with Ambush would",
            f"inflict{s} damage at the same time [that] an attacker with Ambush would",
        ),
    )
    less: dict[str, Any] = {"step": "taken -", "read_only": True}
    book.phrase(one, f"take{s} {{amount:minus}} damage [from any source]", DamageChange, **less)
    book.phrase(one, f"take{s} {{amount:minus}} damage from {{cards:cards_pl}}", DamageChange, **less)


def _sure(book: Phrasebook, one: str) -> None:
    """SF 29.6, 50.18. Damage that is not reduced, or neither reduced nor redirected."""
    unstoppable: dict[str, Any] = {"bold": Bold("Unstoppable"), "read_only": True}
    mark: dict[str, Any] = {"mark": "unreduced"}
    for kind in ("", "combat "):
        for pair in ("reduced or redirected", "redirected or reduced"):
            book.phrase(one, f"{_ITS} {kind}damage cannot be {pair}", GainBold, **unstoppable)
        words = f"cannot have {_ITS} {kind}damage reduced"
        also = f"{_ITS} {kind}damage cannot be reduced"
        book.phrase(one, words, changes.Mark, **mark, also=also, read_only=kind != "")

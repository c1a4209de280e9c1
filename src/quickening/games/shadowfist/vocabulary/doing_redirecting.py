"""The phrases for damage that goes elsewhere (SF 38)."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary.abilities import Activated
from quickening.games.shadowfist.vocabulary.filters import AnyNoun, NotA, Noun, OtherThan
from quickening.games.shadowfist.vocabulary.filters_place import Controlled
from quickening.games.shadowfist.vocabulary.people import ControllerOf
from quickening.games.shadowfist.vocabulary.redirecting import ChosenSource, Redirect
from quickening.games.shadowfist.vocabulary.selections import First
from quickening.games.shadowfist.vocabulary.series import add_filtered
from quickening.lang.selections import Cards, Chosen
from quickening.text.phrasebook import Phrasebook

ANY_SOURCE = ChosenSource(Cards(Noun("card")))
NO_CHARACTER = NotA(Noun("Character"))
#: How much damage, the wordings to print first.
ALL = ("all damage", "the damage", "damage")
SOME = (
    "up to {amount:amt} damage",
    "{amount:amt} damage",
    "exactly {amount:amt} damage",
    "{amount:amt} point(s|) of damage",
)
#: That damage is inflicted on a card, or would be.
ON = ("inflicted on", "that would be inflicted on", "done to")


def add_redirecting(book: Phrasebook) -> None:
    """How much damage of which source goes where instead of where."""
    phrase = book.phrase
    phrase(
        "deed",
        "redirect all damage {source:fighter} inflicts on {away:what} to {to:redirect_to}",
        Redirect,
        also=(
            "redirect the damage {source:fighter} inflicts on {away:what} to {to:redirect_to}",
            "redirect all damage inflicted on {away:what} by {source:fighter} to {to:redirect_to}",
        ),
    )
    for much in (*ALL, *SOME):
        _of_a_source(book, much, printed=much in (ALL[0], SOME[0]))
        _of_any_source(book, much)
    _sources(book)
    _new_recipients(book)
    _in_response(book)


def _of_a_source(book: Phrasebook, much: str, printed: bool) -> None:
    """`redirect 1 damage inflicted on this card by a single source to ...`, in whatever order."""
    for on in ON:
        verb, _, where = on.rpartition(" ")
        one_way = f"redirect {much} {on} {{away:what}} by {{source:a_source}} to {{to:redirect_to}}"
        others = (
            f"redirect {much} {verb} by {{source:a_source}} {where} {{away:what}} to {{to:redirect_to}}",
            f"redirect {much} {on} {{away:what}} from {{source:a_source}} to {{to:redirect_to}}",
            f"redirect {much} from {{source:a_source}} {on} {{away:what}} to {{to:redirect_to}}",
        )
        book.phrase("deed", one_way, Redirect, also=others, read_only=not printed or on != ON[0])
    aimed = f"redirect {much} from {{source:a_source}} that would damage {{away:what}} to {{to:redirect_to}}"
    book.phrase("deed", aimed, Redirect, read_only=True)
    anywhere = f"redirect {much} from {{source:a_source}} to {{to:redirect_to}}"
    also = f"redirect {much} inflicted by {{source:a_source}} to {{to:redirect_to}}"
    book.phrase("deed", anywhere, Redirect, away=None, also=also, read_only=not printed)


def _of_any_source(book: Phrasebook, much: str) -> None:
    """SF 38.2. Where no source is named it is still one source, and the player says which."""
    for on in ON:
        words = f"redirect {much} {on} {{away:what}} to {{to:redirect_to}}"
        book.phrase("deed", words, Redirect, source=ANY_SOURCE, read_only=True)


def _sources(book: Phrasebook) -> None:
    phrase = book.phrase
    anything = Cards(Noun("card"))
    for words in ("a single source", "any source", "one source", "any single source"):
        phrase("a_source", words, ChosenSource, cards=anything, read_only=words != "a single source")
    phrase("a_source", "a {cards:not_character}", ChosenSource)
    phrase(
        "a_source", "a non-Character source", ChosenSource, cards=Cards(Noun("card"), (NO_CHARACTER,)), read_only=True
    )
    add_filtered(book, "not_character", "cards", lambda cards: NO_CHARACTER in getattr(cards, "before", ()))
    add_filtered(book, "fighter", "what", _is_fighter)


def _is_fighter(what: Any) -> bool:
    """Whether what is meant may be a Character that fights: else it is the source of an effect."""
    return not (isinstance(what, Chosen) and NO_CHARACTER in what.cards.before)


def _new_recipients(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("redirect_to", "{to:what}")
    either = Cards(AnyNoun((Noun("Character"), Noun("Site"))))
    for words in ("any other target", "any other card", "another target"):
        phrase("redirect_to", words, value=Chosen(either), read_only=True)
    for category in ("qualifier_one", "qualifier_many"):
        phrase(
            category,
            "controlled by that source's controller",
            Controlled,
            by=ControllerOf(First()),
            also="controlled by the player who (controlled|controls) the source of the damage",
        )
        phrase(category, "that is not the source of the damage", OtherThan, what=First())


def _in_response(book: Phrasebook) -> None:
    """SF 38.2.1. `when damage is inflicted on it, you may redirect ...`: it is redirected before it is inflicted."""
    for part in ("all of that damage", "{amount:amt} of that damage", "{amount:amt} point(s|) of that damage"):
        when = "once per turn[,] when damage is inflicted on {away:own}, you may"
        book.phrase("paragraph", f"{when} redirect {part} to {{to:redirect_to}}.", _once_a_turn, read_only=True)


def _once_a_turn(away: Any, to: Any, amount: Any = None) -> Any:
    return Activated((), (Redirect(ANY_SOURCE, away, to, amount),), once="turn")

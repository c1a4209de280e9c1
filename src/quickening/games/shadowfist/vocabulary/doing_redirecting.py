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
#: How much is redirected, as it is printed.
MUCH = ("all damage", "up to {amount:amt} damage")


def add_redirecting(book: Phrasebook) -> None:
    """How much damage of which source goes where instead of where."""
    phrase = book.phrase
    phrase("deed", "redirect all damage {source:fighter} inflicts on {away:what} to {to:redirect_to}", Redirect)
    for much in MUCH:
        phrase(
            "deed",
            f"redirect {much} inflicted on {{away:what}} by {{source:a_source}} to {{to:redirect_to}}",
            Redirect,
        )
        phrase("deed", f"redirect {much} from {{source:a_source}} to {{to:redirect_to}}", Redirect, away=None)
    for words in (
        "redirect all damage that would be inflicted on {away:what} by {source:a_source} to {to:redirect_to}",
        "redirect damage inflicted by {source:a_source} on {away:what} to {to:redirect_to}",
    ):
        phrase("deed", words, Redirect, read_only=True)
    unnamed = "redirect {amount:amt} damage inflicted on {away:what} to {to:redirect_to}"
    phrase("deed", unnamed, Redirect, source=ANY_SOURCE, read_only=True)  # SF 38.2: the player says which
    _sources(book)
    _new_recipients(book)
    _in_response(book)


def _sources(book: Phrasebook) -> None:
    phrase = book.phrase
    anything = Cards(Noun("card"))
    phrase("a_source", "a single source", ChosenSource, cards=anything)
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
    phrase("redirect_to", "any other target", value=Chosen(either), read_only=True)
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
    when = "once per turn[,] when damage is inflicted on {away:own}, you may"
    words = f"{when} redirect {{amount:amt}} point(s|) of that damage to {{to:redirect_to}}."
    book.phrase("paragraph", words, _once_a_turn, read_only=True)


def _once_a_turn(away: Any, to: Any, amount: Any = None) -> Any:
    return Activated((), (Redirect(ANY_SOURCE, away, to, amount),), once="turn")

"""OCTGN's files: decks (`.o8d`) and sets (`set.xml`)."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from uuid import NAMESPACE_URL, uuid5

from quickening.games.formats.entries import Entry
from quickening.games.formats.markup import element, tags

#: A section with one of these words in its name is laid beside the deck.
_BESIDE = ("side", "maybe", "token")


def is_deck(text: str) -> bool:
    """Whether this is a deck of OCTGN."""
    return any(tag.name == "section" or (tag.name == "deck" and tag.says("game")) for tag in tags(text[:4000]))


def deck(text: str) -> list[Entry]:
    """The cards of all sections of which a deck is made.

    >>> deck('<deck game="g"><section name="Main"><card qty="3" id="i">Fox</card></section></deck>')
    [Entry(copies='3', title='Fox', set_name='')]
    """
    found, counts = [], True
    for tag in tags(text):
        if tag.name == "section" and not tag.closes:
            counts = not any(word in tag.says("name").lower() for word in _BESIDE)
        elif tag.name == "card" and not tag.closes and counts:
            found.append(Entry(tag.says("qty") or "1", tag.text, ""))
    return found


def written(name: str, entries: Iterable[Entry], game: str) -> str:
    """A deck as OCTGN has them. Cards go by name: their numbers are those of whoever made a set."""
    cards = [
        element("card", {"qty": one.copies, "id": _number(game, one.title)}, escape(one.title)) for one in entries
    ]
    section = element("section", {"name": "Deck"}, "\n" + "\n".join(cards) + "\n")
    return element("deck", {"game": _number(game)}, f"\n{section}\n") + "\n"


def _number(*names: str) -> str:
    return str(uuid5(NAMESPACE_URL, "/".join(("quickening", *names))))


# -- cards ---------------------------------------------------------------------------------------------------------


def is_set(text: str) -> bool:
    """Whether this is a set of OCTGN: cards with properties."""
    return any(tag.name == "property" for tag in tags(text[:20000]))


def cards(text: str) -> list[dict[str, str]]:
    """The cards of a set, by what each property is called in small letters.

    >>> cards('<set name="S"><cards><card id="1" name="Fox"><property name="Cost" value="2"/></card></cards></set>')
    [{'set': 'S', 'name': 'Fox', 'cost': '2'}]
    """
    found: list[dict[str, str]] = []
    of_set = ""
    for tag in tags(text):
        if tag.closes:
            continue
        if tag.name == "set":
            of_set = tag.says("name")
        elif tag.name == "card":
            found.append({"set": of_set, "name": tag.says("name")})
        elif tag.name == "property" and found:
            found[-1][tag.says("name").lower()] = tag.says("value") or tag.text
    return found

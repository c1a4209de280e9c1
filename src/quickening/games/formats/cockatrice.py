"""Cockatrice's files: decks (`.cod`) and card databases (`.xml`)."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from quickening.games.formats.entries import Entry
from quickening.games.formats.markup import Tag, element, tags


def is_deck(text: str) -> bool:
    """Whether this is a deck of Cockatrice."""
    return any(tag.name == "cockatrice_deck" for tag in tags(text[:4000]))


def deck(text: str) -> list[Entry]:
    """The cards of the main zone.

    >>> deck('<cockatrice_deck><zone name="main"><card number="4" name="Fox"/></zone></cockatrice_deck>')
    [Entry(copies='4', title='Fox', set_name='')]
    """
    found, counts = [], True
    for tag in tags(text):
        if tag.name == "zone" and not tag.closes:
            counts = tag.says("name").lower() in ("", "main")
        elif tag.name == "card" and not tag.closes and counts:
            found.append(Entry(tag.says("number") or "1", tag.says("name"), tag.says("setshortname")))
    return found


def name_of(text: str) -> str:
    """What a deck is called."""
    return next((tag.text for tag in tags(text) if tag.name == "deckname" and not tag.closes), "")


def written(name: str, entries: Iterable[Entry], game: str) -> str:
    """A deck as Cockatrice has them."""
    cards = [element("card", {"number": one.copies, "name": one.title} | _of_set(one)) for one in entries]
    zone = element("zone", {"name": "main"}, "\n" + "\n".join(cards) + "\n")
    inside = f"\n<deckname>{escape(name)}</deckname>\n{zone}\n"
    return '<?xml version="1.0"?>\n' + element("cockatrice_deck", {"version": "1"}, inside) + "\n"


def _of_set(one: Entry) -> dict[str, str]:
    return {"setShortName": one.set_name} if one.set_name else {}


# -- cards ---------------------------------------------------------------------------------------------------------


def is_set(text: str) -> bool:
    """Whether this is a card database of Cockatrice."""
    return any(tag.name == "cockatrice_carddatabase" for tag in tags(text[:4000]))


def cards(text: str) -> list[dict[str, str]]:
    """The cards of a database, by what each element within is called in small letters; each printing is one.

    >>> cards('<cockatrice_carddatabase><card><name>Fox</name><prop><cost>2</cost></prop><set>S</set></card>')
    [{'name': 'Fox', 'cost': '2', 'set': 'S'}]
    """
    found: list[dict[str, str]] = []
    within = False
    for tag in tags(text):
        if tag.name == "card":
            within = not tag.closes
            if within:
                found.append({})
        elif within and not tag.closes:
            _note(found, tag)
    return [card for card in found if card.get("name")]


def _note(found: list[dict[str, str]], tag: Tag) -> None:
    """What an element says of the card it is in; of another set, it is another printing."""
    if tag.name == "set" and found[-1].get("set"):
        found.append(found[-1] | {"set": tag.text})
    elif tag.text:
        found[-1].setdefault(tag.name, tag.text)

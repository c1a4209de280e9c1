"""The cards of a game are read when somebody first asks for it, in a thread, while other tables go on."""

from __future__ import annotations

import gc
import threading
from collections import defaultdict
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec

from quickening.core.plugins import package_of
from quickening.core.records import DeckList
from quickening.games import Rules, rules
from quickening.games.books import books
from quickening.games.made import made_cards

#: Whoever asks while a game's cards are being read waits for that; for another game's nobody waits.
_READING: defaultdict[str, threading.Lock] = defaultdict(threading.Lock)
_READ: set[str] = set()


def with_cards(name: str) -> Rules:
    """The game of that name with its cards read and its words ready. Refuses one that does not exist.

    The words are made with the first text that is put into them, phrases with the first that needs one. That takes
    half a second: every table would wait if that were the first question of a card.

    The cards stay as long as the server runs. The garbage collector need not look at them again and again: with the
    cards of three games, each full look kept every table waiting for a tenth of a second.
    """
    game = rules(name)
    with _READING[name]:
        if name not in _READ:
            cards = game.table().definitions.values()
            game.card_text(next(card for card in cards if getattr(card, "abilities", ())))
            read_phrases(name)
            books()  # what a line of the log cites
            gc.collect()
            gc.freeze()
            _READ.add(name)
    return game


#: Where a game keeps the words for its nodes.
_TABLES = (("phrases", "phrasebook"), ("wording", "wordings"))


def read_phrases(name: str) -> None:
    """The words of a game for its nodes, where it has any."""
    for part, table in _TABLES:
        module = f"{package_of(name)}.meaning.{part}"
        if find_spec(f"{package_of(name)}.meaning") is not None and find_spec(module) is not None:
            getattr(import_module(module), table, lambda: None)()


def with_made_cards(name: str, decks: Iterable[str | DeckList]) -> None:
    """The same for a table whose decks have cards that somebody made."""
    with_cards(name)
    for deck in decks:
        if isinstance(deck, DeckList):
            made_cards(name, deck.made)

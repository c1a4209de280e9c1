"""Decks: the ready ones, and those players write."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from quickening.core.data import Frozen
from quickening.core.records import DeckList
from quickening.core.refusals import Unreadable
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.pool import shipped
from quickening.games.highlander.state import BEFORE_PLAY, ENDURANCE

_LINE = re.compile(r"^(\d+)x?\s+(.+?)\s*$")


class Deck(Frozen, frozen=True, gc=True):
    """Pre-Game cards and Endurance. `edition` is the book it was made for, `about` says in a line what it does."""

    key: str
    name: str
    about: str
    edition: str
    cards: tuple[Printed, ...]

    def listed(self) -> DeckList:
        """The deck by its cards' keys."""
        pre_game = tuple(card.key for card in self.cards if card.is_pre_game)
        endurance = tuple(card.key for card in self.cards if not card.is_pre_game)
        return DeckList(self.name, ((BEFORE_PLAY, pre_game), (ENDURANCE, endurance)))


@cache
def ready_decks() -> dict[str, Deck]:
    """The decks that come with the project, by key."""
    folder = files("quickening.games.highlander").joinpath("ready")
    found = sorted((path for path in folder.iterdir() if path.name.endswith(".txt")), key=lambda path: path.name)
    return {path.name[:-4]: parse_deck(path.name[:-4], path.read_text(encoding="utf-8")) for path in found}


def read_deck(deck: str | Deck | DeckList) -> Deck:
    """A deck by its key, from a file or by its cards' keys. Refuses what is none of these."""
    if isinstance(deck, Deck):
        return deck
    if isinstance(deck, DeckList):
        return Deck(deck.name, deck.name, "", "", (*_by_keys(deck, BEFORE_PLAY), *_by_keys(deck, ENDURANCE)))
    if deck in ready_decks():
        return ready_decks()[deck]
    path = Path(deck)
    if not path.is_file():
        raise Unreadable(f"there is no deck {deck!r}; ready decks are {', '.join(ready_decks())}")
    try:
        return parse_deck(str(path), path.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as error:
        raise Unreadable(f"{path}: not a text file: {error}") from None


def _by_keys(deck: DeckList, pile: str) -> tuple[Printed, ...]:
    missing = [key for key in deck.pile(pile) if key not in shipped()]
    if missing:
        raise Unreadable(f"{deck.name}: there is no card {missing[0]!r}")
    return tuple(shipped()[key] for key in deck.pile(pile))


def parse_deck(key: str, text: str) -> Deck:
    """A deck as plain text: `3 Thrust` a line, `# name`, `## about`, `### edition` on top."""
    name, about, edition = key, "", ""
    cards: list[Printed] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("###"):
            edition = line[3:].strip()
        elif line.startswith("##"):
            about = line[2:].strip()
        elif line.startswith("#"):
            name = line[1:].strip()
        elif line.strip():
            cards += _copies(line, f"{key}, line {number}", edition)
    return Deck(key, name, about, edition, tuple(cards))


def _copies(line: str, where: str, edition: str) -> list[Printed]:
    match = _LINE.match(line.strip())
    if match is None:
        raise Unreadable(f"{where}: {line.strip()!r} is not a number and a card's name")
    found = find_card(match.group(2), edition)
    if found is None:
        raise Unreadable(f"{where}: there is no card {match.group(2)!r}")
    return [found] * int(match.group(1))


def find_card(name: str, edition: str = "") -> Printed | None:
    """A card by key, by title with sub-title, or by title; of several, one that is legal in the edition."""
    wanted = name.lower()
    pool = [card for card in shipped().values() if not edition or edition in card.editions]
    for card in pool:
        if wanted in (card.key.lower(), card.title.lower()):
            return card
    same = [card for card in pool if card.name.lower() == wanted]
    return same[0] if same else None

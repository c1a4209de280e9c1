"""How a table is laid, what all rooms of a server share, what servers tell each other."""

from __future__ import annotations

import hashlib

import msgspec

from quickening.core.records import DeckList
from quickening.server.clock import Limits
from quickening.server.journal import Journal
from quickening.server.reports import Reports


class Setup(msgspec.Struct, frozen=True):
    """How a table was laid: all that is needed to play its game again."""

    game: str
    decks: tuple[str | DeckList, ...]
    seed: int
    salt: str
    options: dict[str, str | int]
    bots: tuple[str, ...]
    clock: Limits = Limits()

    @property
    def seed_hash(self) -> str:
        """Shown from the start, so that the seed and salt shown at the end can be checked."""
        return hashlib.sha256(f"{self.salt}:{self.seed}".encode()).hexdigest()


class House(msgspec.Struct):
    """What all rooms of a server share: the journal, the reports, how long bots wait, when nobody served."""

    journal: Journal
    reports: Reports
    pace: float = 0.0
    outages: list[tuple[float, float]] = []


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What processes tell each other, and nobody keeps: who is at a table, words across it, a try of a password."""

    here: tuple[int, ...] | None = None
    who: bool = False
    chat: tuple[str, str] | None = None
    tried: tuple[str, str] | None = None


def digest(token: str) -> str:
    """A secret as it is kept."""
    return hashlib.sha256(token.encode()).hexdigest()

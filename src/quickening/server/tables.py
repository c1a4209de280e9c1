"""How a table is laid, what all rooms of a server share, what servers tell each other."""

from __future__ import annotations

import hashlib
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable

import msgspec

from quickening.core.records import DeckList
from quickening.server.bot_time import BotTime, Purse
from quickening.server.clock import Limits
from quickening.server.journal import Journal
from quickening.server.reports import Reports
from quickening.server.thinking import Thinkers

#: So much of a process's time goes into what players are told of what will happen, and so many seconds of it at once.
FORESIGHT, FORESIGHT_AT_ONCE = 0.1, 0.5
#: So many moments at which others could have answered are shown of one answer, as good as always.
MOMENTS = 20


class Setup(msgspec.Struct, frozen=True):
    """How a table was laid: all that is needed to play its game again.

    `rules` and `cards` are fingerprints as in a record, `texts` what is written on the cards.
    """

    game: str
    decks: tuple[str | DeckList, ...]
    seed: int
    salt: str
    options: dict[str, str | int]
    bots: tuple[str, ...]
    clock: Limits = Limits()
    rules: str = ""
    cards: dict[str, str] = {}
    texts: dict[str, str] = {}

    def rematch_of(self, table: str) -> str:
        """The name of the table where the players of one meet again: whoever asks for it, it is the same."""
        name = hashlib.sha256(f"{self.salt}:{table}".encode()).digest()[:9]
        return urlsafe_b64encode(name).decode()

    @property
    def seed_hash(self) -> str:
        """Shown from the start, so that the seed and salt shown at the end can be checked."""
        return hashlib.sha256(f"{self.salt}:{self.seed}".encode()).hexdigest()


class House(msgspec.Struct):
    """What all rooms of a server share: the journal, the reports, bots’ pace, when nobody served, the time."""

    journal: Journal
    reports: Reports
    pace: float = 0.0
    outages: list[tuple[float, float]] = []
    now: Callable[[], float] = time.time
    bot_time: BotTime = msgspec.field(default_factory=BotTime)
    foresight: Purse = msgspec.field(default_factory=lambda: Purse(FORESIGHT, FORESIGHT_AT_ONCE))
    thinkers: Thinkers = msgspec.field(default_factory=Thinkers)

    def is_settled(self, at: float) -> bool:
        """Whether what happened at that time has been shown everywhere."""
        return self.now() - at >= MOMENTS * self.pace


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What processes tell each other, and nobody keeps.

    Who is at a table, words across it, a try of a password; which sessions have ended, of an account and but for one
    or only that one; which seat of a table has another secret, and whose account keeps it; that
    something is new at an open table.
    """

    here: tuple[int, ...] | None = None
    who: bool = False
    chat: tuple[str, str] | None = None
    tried: tuple[str, str] | None = None
    ended: tuple[str, str] | None = None
    renewed: tuple[int, str] | None = None
    seated: bool = False


def digest(token: str) -> str:
    """A secret as it is kept."""
    return hashlib.sha256(token.encode()).hexdigest()

"""Everything that happens is an event, and is applied in one place (`Game.happen`).

The log, the views, the triggers, the replacements and the tests all read the same stream. Nothing else writes to the
state: what the rules keep account of for themselves is an event as well, a `Note`. `tests/guarding.py` holds that.
"""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import Frozen
from quickening.core.outside import Outcome


class Event(Frozen, frozen=True):
    """Something that happens to the game.

    `rule` is the rule that makes it happen. What `reveals` lets somebody know more: it cannot be undone. An `idle`
    one says that somebody did nothing. Its `sentence` is what the log tells: `{who}` is its player, `{other}` the
    opponent of two, `{name}` its card; its fields are put in by their names.
    """

    rule: ClassVar[str] = ""
    sentence: ClassVar[str] = ""
    reveals: ClassVar[bool] = False
    idle: ClassVar[bool] = False

    def apply(self, game: Any) -> None:
        """Change the state."""

    def tell(self, game: Any, seat: int | None) -> str | None:
        """A sentence for the log as that seat may read it (`None`: a spectator), or `None` for nothing.

        It is asked for when the event has just happened.
        """
        return self.sentence.format_map(Words(self, game, seat)) if self.sentence else None

    def named(self, game: Any, seat: int | None) -> str:
        """The name of the card it is about, as that seat may read it: what the game `said` of it."""
        event: Any = self
        return str(game.said(event.card, seat))


class Words:
    """What may stand in the sentence of an event, as a seat may read it."""

    def __init__(self, event: Any, game: Any, seat: int | None) -> None:
        self.event: Any = event
        self.game: Any = game
        self.seat: int | None = seat

    def __getitem__(self, word: str) -> object:
        if word == "name":
            return self.event.named(self.game, self.seat)
        if word in ("who", "other"):
            return self.game.names[self.event.seat if word == "who" else 1 - self.event.seat]
        return getattr(self.event, word)


class Note(Event, frozen=True):
    """Something the rules keep account of: how often, whose turn, what is under way. Nobody waits for it or is told.

    It goes to `Game.note`, not to `Game.happen`, and is not in the log.
    """


class GameEnded(Event, frozen=True):
    """Somebody won, or nobody did."""

    outcome: Outcome

    def apply(self, game: Any) -> None:
        game.outcome = self.outcome

    def tell(self, game: Any, seat: int | None) -> str:
        names = " and ".join(game.names[winner] for winner in self.outcome.winners)
        verb = "wins" if len(self.outcome.winners) == 1 else "win"
        head = f"{names} {verb}" if names else "The game is a draw"
        return f"{head}: {self.outcome.reason} ({self.outcome.rule})"


class Conceded(Event, frozen=True):
    """A player gave up."""

    seat: int
    sentence: ClassVar[str] = "{who} concedes."

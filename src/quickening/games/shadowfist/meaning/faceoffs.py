"""SF 41. Faceoffs: who faces whom, and what comes of it for the winner and the loser."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from quickening.english.lowering import CannotSay
from quickening.games.shadowfist.kinds.abilities import Played
from quickening.games.shadowfist.kinds.faceoffs import EnterFaceoff
from quickening.games.shadowfist.kinds.selections import FIRST, Targets
from quickening.games.shadowfist.meaning.waiting import Waiting
from quickening.lang import deeds
from quickening.lang.resolve import May

FACEOFF = "Faceoff"
WINNER = deeds.Related("winner")


def for_the_winner(node: Any) -> Any:
    """The winner carries it out: `you` are the winner."""
    return deeds.You() if node == WINNER else node


class Faceoffs(Waiting):
    """What an Event with a Faceoff says."""

    @abstractmethod
    def paid(self, one: deeds.Ability) -> tuple[Any, ...]:
        """What is paid, and chosen before anything is done."""

    def faceoff(self, one: deeds.Ability) -> Any:
        """`Faceoff. Turn a Character and target another. The winner may ...`."""
        costs = self.paid(one)
        self.chosen = []  # what the winner gets, the winner chooses
        self.spent = set()
        effects = tuple(self.won(part) for part in deeds.changed(one.body, for_the_winner))
        return Played((EnterFaceoff(FIRST, Targets(), effects),), costs)

    def won(self, part: Any) -> Any:
        """SF 41.4. What is done after the Faceoff, by the winner."""
        if isinstance(part, deeds.Last):
            return self.won_for_a_time(part)
        if isinstance(part, deeds.Change) and part.mood == "let" and isinstance(part.who, deeds.You):
            return May((self.done(self.unsaid(part.what), ""),))
        if isinstance(part, deeds.Do):
            return self.done(self.unsaid(part.deed), "")
        raise CannotSay("what the winner gets")

    def won_for_a_time(self, part: deeds.Last) -> Any:
        """What the winner may change for a time."""
        (first,) = part.body
        if not isinstance(first, deeds.Change) or first.mood != "let" or not isinstance(first.who, deeds.You):
            raise CannotSay("what the winner gets")
        return May((self.done(self.unsaid(first.what), part.until),))

    def unsaid(self, deed: deeds.Deed) -> deeds.Deed:
        """What you do is done, whether the text says that it is you or not."""
        return deeds.Deed(deed.sense, tuple(one for one in deed.roles if one != ("AGENT", deeds.You())))

    def as_first(self) -> Any:
        """SF 41.1. Your Character, which was chosen first."""
        return FIRST

    def as_targets(self) -> Any:
        """SF 41.1. The Character that was targeted."""
        return Targets()

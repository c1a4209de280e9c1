"""Attacks and defenses that cover more of the grid than is printed (HL1 41; HL3 63, 114; HLT 53, 68)."""

from __future__ import annotations

from quickening.games.highlander import grid
from quickening.games.highlander.facts import AttackFacts, DefenseFacts
from quickening.games.highlander.kinds.changes import CardChange
from quickening.games.highlander.state import HighlanderGame
from quickening.lang.nodes import Scope


class Widens(CardChange, frozen=True):
    """The card covers all areas, or those adjacent to its own as well."""

    adjacent: bool = False

    def apply(self, game: HighlanderGame, facts: AttackFacts | DefenseFacts, scope: Scope) -> None:
        facts.grid = self.widened(facts.grid)

    def widened(self, covered: int) -> int:
        """The areas that are covered by it."""
        return covered | grid.adjacent(covered) if self.adjacent else grid.ALL


class WidensDefense(Widens, frozen=True):
    """The same of a defense."""

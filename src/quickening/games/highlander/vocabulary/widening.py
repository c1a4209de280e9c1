"""Attacks and defenses that cover more of the grid than is printed (HL1 41; HL3 63, 114; HLT 53, 68)."""

from __future__ import annotations

from quickening.games.highlander import grid
from quickening.games.highlander.facts import AttackFacts, DefenseFacts
from quickening.games.highlander.state import HighlanderGame
from quickening.games.highlander.vocabulary import abilities
from quickening.games.highlander.vocabulary.changes import CardChange
from quickening.lang.nodes import Scope
from quickening.text.phrasebook import Phrasebook


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


def add_widening(book: Phrasebook) -> None:
    """The wordings."""
    phrase = book.phrase
    every = ("covers the entire grid", "covers all areas", "covers every area", "covers the whole grid")
    near: tuple[str, ...] = ("also covers all adjacent areas", "covers all adjacent areas")
    near += tuple(
        f"{also}covers all areas adjacent to {what}"
        for also in ("also ", "")
        for what in ("it", "its grid", "its areas")
    )
    for change, node in (("attack_change", Widens), ("defense_change", WidensDefense)):
        phrase(change, "covers the entire grid", node, also=every[1:])
        phrase(change, near[0], node, adjacent=True, also=near[1:])
    for kind in ("card", "attack", "block", "dodge", "defense"):
        for one in ("one additional area", "an additional area", "one more area"):
            said = f"choose {one} for that {kind} to cover"
            ways = (f"choose {one} on the grid for that {kind} to cover",)
            hidden = kind != "card" or one != "one additional area"
            phrase("play_rule", said, abilities.ChooseMore, also=ways, read_only=hidden)

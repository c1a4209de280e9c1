"""Site structures: Sites that change places (SF 9.1)."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.shadowfist.kinds import people
from quickening.games.shadowfist.kinds.filters_place import Controlled
from quickening.games.shadowfist.kinds.players_do import players_do
from quickening.games.shadowfist.kinds.selections import Picked
from quickening.games.shadowfist.meaning.decks import Decks
from quickening.games.shadowfist.meaning.lowering import STRUCTURE
from quickening.lang import deeds
from quickening.lang.selections import Chosen, It

#: `controlled by the same player`, of two Sites that change places.
OF_ONE_PLAYER = deeds.Is("controlled by the same player", behind=True)


def keeping_columns(made: Any) -> Any:
    """SF 9.1.1. `This cannot move a Site to a position that was not previously occupied.`: nothing else is done."""
    refuse_if(not players_do(made, "rearrange Sites"), "what moves Sites")
    return replace(made, how="positions")


class Structures(Decks):
    """Whose Sites change places, and which."""

    def as_rearranged(self, node: Any) -> Any:
        """Whose Site structure: `a player's Site structure`, `each player's front-row Sites`."""
        if isinstance(node, deeds.Area) and node.kind == STRUCTURE and node.whose is not None:
            return self.as_player(node.whose)
        gap = node.nouns.after[0] if isinstance(node, deeds.All) and len(node.nouns.after) == 1 else None
        if not isinstance(gap, deeds.Gap) or not gap.possessive or node.nouns.kind != "Site":
            raise CannotSay("what is rearranged")
        return self.as_player(gap.deed.role("AGENT"))

    def as_rows(self, node: Any) -> str:
        """Which of these Sites: all, or those in the front row."""
        before = () if isinstance(node, deeds.Area) else node.nouns.before
        refuse_if(before not in ((), (deeds.Is("front-row"),)), "what is rearranged")
        return "front row" if before else ""

    def as_where_rows(self, place: Any) -> str:
        """SF 9.1. At which locations the two Sites change places: at that of an attack, or at each."""
        if isinstance(place, deeds.All) and place.word == "each" and place.nouns == deeds.Nouns("location"):
            return "every"
        if isinstance(place, deeds.Place) and place.word == "that" and self.event_deed == "attack":
            return ""
        raise CannotSay("which location")

    def as_one_of_two(self, node: Any) -> Any:
        """`two Sites controlled by one player`: the first of them."""
        two = isinstance(node, deeds.Picked) and (node.least, node.most) == (2, 2)
        refuse_if(not two or OF_ONE_PLAYER not in node.nouns.before, "which two change places")
        rest = deeds.Nouns(node.nouns.kind, tuple(one for one in node.nouns.before if one != OF_ONE_PLAYER))
        refuse_if(node.nouns.after, "which two change places")
        return self.choice(deeds.Picked(rest, slot=node.slot))

    def as_other_of_two(self, node: Any) -> Any:
        """The second: another, of the same player."""
        first = self.as_one_of_two(node)
        refuse_if(not isinstance(first, Chosen), "which two change places")
        theirs = Controlled(people.PlayerOf(It()))
        return Picked(replace(first.cards, after=(*first.cards.after, theirs)), another=True)

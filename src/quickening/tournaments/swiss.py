"""Swiss rounds: everybody plays every round, against somebody about as good whom they have not met."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Pair = tuple[str, str]
Met = frozenset[Pair]
#: So many choices are tried; a field in which that is not enough has played almost everybody.
_TRIES = 200_000


def met(one: str, other: str) -> Pair:
    """Two players in either order."""
    return (one, other) if one < other else (other, one)


def swiss_pairs(order: Sequence[str], before: Met, byes: Mapping[str, int]) -> tuple[list[Pair], str | None]:
    """The pairs of the next round, the best first, and who has a bye. `order` are the players, the leader first.

    Nobody meets somebody again while another pairing of all would avoid it; of an odd number the last has a bye who
    has had fewest.
    """
    players = list(order)
    if len(players) % 2 == 0:
        return _paired(players, before), None
    fewest = min(byes.get(player, 0) for player in players)
    could = [player for player in reversed(players) if byes.get(player, 0) == fewest]
    for bye in could:
        found = Search(before).pairs([player for player in players if player != bye])
        if found is not None:
            return found, bye
    return _paired([player for player in players if player != could[0]], before), could[0]


def _paired(players: list[str], before: Met) -> list[Pair]:
    """All in pairs; where everybody has met everybody, as few as may be meet again."""
    found = Search(before).pairs(players)
    return _with_fewest_again(players, before) if found is None else found


class Search:
    """Looks for pairs in which nobody meets again, neighbours in the order first."""

    def __init__(self, before: Met) -> None:
        self.before = before
        self.tries = 0

    def pairs(self, left: list[str]) -> list[Pair] | None:
        """The players in pairs, or nothing if that cannot be."""
        if not left:
            return []
        self.tries += 1
        first, *others = left
        for other in others:
            if met(first, other) not in self.before and self.tries < _TRIES:
                rest = self.pairs([player for player in others if player != other])
                if rest is not None:
                    return [(first, other), *rest]
        return None


def _with_fewest_again(left: list[str], before: Met) -> list[Pair]:
    """Pairs in which few meet again: as many new ones as can be from the top, then whoever is left."""
    if not left:
        return []
    first, *others = left
    other = next((player for player in others if met(first, player) not in before), others[0])
    return [(first, other), *_with_fewest_again([player for player in others if player != other], before)]

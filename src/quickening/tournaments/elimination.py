"""Elimination: so many losses put a player out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def by_losses(
    players: Sequence[str], lost: Mapping[str, int], lives: int, byes: Mapping[str, int] | None = None
) -> tuple[list[tuple[str, str]], list[str]]:
    """The matches of the next round and who has a bye. Those with equally many losses meet; the last two meet anyway.

    Of an odd number the first of a group has a bye who has had fewest.
    """
    alive = [player for player in players if lost.get(player, 0) < lives]
    if len(alive) == 2:
        return [(alive[0], alive[1])], []
    pairs: list[tuple[str, str]] = []
    alone: list[str] = []
    for many in range(lives):
        group = [player for player in alive if lost.get(player, 0) == many]
        if len(group) % 2:
            alone.append(min(group, key=lambda player: (byes or {}).get(player, 0)))
            group.remove(alone[-1])
        pairs += neighbours(group)
    return pairs, alone


def neighbours(players: Sequence[str]) -> list[tuple[str, str]]:
    """Each with the next: the first with the second, the third with the fourth."""
    return list(zip(players[::2], players[1::2], strict=True))

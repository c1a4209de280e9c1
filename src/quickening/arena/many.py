"""Many matches: in this process, or shared out among others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from quickening.arena.matches import Match, Played, bots_for, play, start
from quickening.arena.sharing import share_out
from quickening.core.chance import Chance
from quickening.core.refusals import Refused
from quickening.games import rules

#: Games sent to a process at once.
BATCH = 20


def matches(
    game: str,
    count: int,
    bots: Sequence[str] = ("random",),
    players: int | None = None,
    seed: int = 0,
    decks: Sequence[Any] = (),
    options: Mapping[str, Any] | None = None,
) -> list[Match]:
    """So many matches, seeds from `seed` on. Without decks each seat draws a ready one; bots take the seats in turn.

    The first is set up once, so that what is wrong with the decks, the bots or the options is known at once.
    """
    if count < 1:
        raise Refused(f"{count} games cannot be played")
    seats = players or len(decks) or rules(game).SEATS[0]
    if decks and len(decks) != seats:
        raise Refused(f"{seats} players cannot play {len(decks)} decks")
    if len(bots) > seats:
        raise Refused(f"{len(bots)} bots cannot take {seats} seats")
    chosen = dict(options or {})
    ready = tuple(rules(game).ready_decks(**chosen))
    names = tuple(bots[seat % len(bots)] for seat in range(seats))
    made = [
        Match(game, tuple(decks) or _draw(ready, seats, number), names, number, tuple(chosen.items()))
        for number in range(seed, seed + count)
    ]
    start(made[0])
    bots_for(made[0])
    return made


def _draw(ready: tuple[str, ...], seats: int, seed: int) -> tuple[str, ...]:
    chance = Chance.seeded(-1 - seed)  # not the game's own numbers, which draw the mission: any deck may meet any
    if not ready:
        raise Refused("there are no ready decks to draw from; name the decks")
    return tuple(chance.pick(ready) for _ in range(seats))


def play_all(matches: Sequence[Match], workers: int | None = None, cluster: str = "") -> Iterator[Played]:
    """Play matches, each as it ends, in no order: by so many processes, or on a cluster (`arena/sharing.py`)."""
    return share_out(play, matches, matches[0].game, workers, cluster, BATCH)

"""What will happen if nobody does anything: told to a seat from games that it could be in, never from its own.

Some games are made that agree with all the seat may know; in each everybody goes on without doing anything until
what is fought over or waits to resolve is over. What all of them tell the seat is foreseen. Chance in making them
follows from what the seat sees: whoever sees the same foresees the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from quickening.core.chance import Chance
from quickening.core.prompts import Tag
from quickening.core.redealing import Memory
from quickening.core.refusals import Refused
from quickening.core.stops import is_worth_it

#: In so many games something must happen to be foreseen.
GAMES = 3
#: So many answers are looked ahead at most.
FAR = 60
#: So many lines are told.
FEW = 3


class Foreseen(NamedTuple):
    """What comes: a few lines, and what becomes of cards in play. `again`: the seat is asked once more before it."""

    lines: list[str]
    tags: list[Tag]
    again: bool = False


NOTHING = Foreseen([], [])


def ahead(game: Any, seat: int, memory: Memory, chosen: Sequence[str] | None = None) -> Foreseen:
    """What the seat would see if it gave this answer, or went on, and then nobody did anything."""
    decision = game.decision
    if decision is None or decision.seat != seat or not game.can_foresee(seat):
        return NOTHING
    if chosen is None and (decision.next is None or game.is_quiet()):
        return NOTHING
    seed = int.from_bytes(blake2b(game.view(seat).to_json(), digest_size=7).digest())
    chance = Chance.seeded(seed)
    others = [game.redeal(seat, memory, chance) for _ in range(GAMES)]
    told = [told_in(other, seat, chosen) for other in others]
    alike = []
    for lines in zip(*[lines for lines, _ in told], strict=False):
        if len(set(lines)) > 1:
            break
        alike.append(lines[0])
    if chosen is not None and alike and alike[0].startswith(f"{game.names[seat]} "):
        del alike[0]  # what one chooses oneself is no news
    first, *rest = [other.fates(game) if lines else [] for other, (lines, _) in zip(others, told, strict=True)]
    tags = [tag for tag in first if all(tag in others for others in rest)]
    return Foreseen(alike[:FEW], tags, all(again for _, again in told))


def told_in(game: Any, seat: int, chosen: Sequence[str] | None) -> tuple[list[str], bool]:
    """What a seat is told in a game in which everybody goes on, and whether it could do something before that."""
    since, word = len(game.log), game.chance.word
    again = False
    try:
        game.answer(going_on(game) if chosen is None else tuple(chosen))
    except Refused:
        return [], False
    if not game.can_foresee(seat):
        return [], False
    for _ in range(FAR):
        if game.decision is None or game.is_quiet() or game.decision.next is None or game.chance.word != word:
            break
        if not again and game.decision.seat == seat and is_worth_it(game.decision):
            again = not news(game, seat, since)
        game.answer(going_on(game))
    if game.chance.word != word:
        return [], False
    return news(game, seat, since), again


def going_on(game: Any) -> tuple[Any, ...]:
    """The answer that does nothing."""
    decision = game.decision
    return tuple([decision.options[place] for place in decision.next])


def news(game: Any, seat: int, since: int) -> list[str]:
    """What is told from an event on, without who did nothing."""
    found = [game.line(place, seat) for place in range(since, len(game.log)) if not game.log[place].idle]
    return [text for text in found if text and not text.startswith("—")]

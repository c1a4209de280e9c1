"""Hints: what a player might answer, from what their own seat may know."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from quickening.core.refusals import Refused
from quickening.server.guests import Guest
from quickening.server.messages import say

if TYPE_CHECKING:
    from quickening.server.room import Room

#: Who waits for a hint, so that nobody asks for two at once.
_WAITING: dict[Guest, asyncio.Task[None]] = {}


def ask(room: Room, guest: Guest) -> None:
    """Think over the decision of a player, who may do something else meanwhile. Refuses who is not to be helped."""
    decision = room.shown.decision
    if guest.seat is None or decision is None or decision.seat != guest.seat:
        raise Refused("a hint is for the player who is asked something")
    if len(room.history.people) > 1:
        raise Refused("hints are for games against bots")
    if guest in _WAITING:
        raise Refused("a hint is on its way")
    task = asyncio.create_task(give(room, guest, guest.seat))
    _WAITING[guest] = task
    task.add_done_callback(lambda done: _WAITING.pop(guest, None))


async def give(room: Room, guest: Guest, seat: int) -> None:
    """Think, and tell the player."""
    n, asked = room.history.question(seat), room.game.decision
    try:
        found = await room.house.thinkers.hints(room.game, seat, room.history.written)
    except Exception:  # whatever became of the process
        guest.send(say("refused", message="no hint could be found"))
        return
    keys = room.keys_of(guest)
    told = [replace(one, chosen=tuple(keys.told_ids(asked, one.chosen))) for one in found]
    guest.send(say("hint", n=n, hints=told))

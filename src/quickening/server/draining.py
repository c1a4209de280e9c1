"""How a server ends: nobody new comes, who is there is told to come back, what was begun is finished.

SIGTERM begins it. A process whose supervisor is gone ends in the same way.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from multiprocessing.connection import wait
from types import FrameType

from starlette.applications import Starlette

from quickening.server.guests import COME_BACK
from quickening.server.health import Health
from quickening.server.logs import event
from quickening.server.messages import say
from quickening.server.rooms import Rooms

_LOG = logging.getLogger(__name__)
#: So long the last words have to leave, and so long everything may take, in seconds.
MOMENT, AT_LAST = 0.3, 20.0


def drain_on_sigterm(app: Starlette, seconds: float) -> None:
    """From now on SIGTERM drains this server before it ends; the second one ends it at once."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop, before = asyncio.get_running_loop(), signal.getsignal(signal.SIGTERM)
    draining: list[asyncio.Task[None]] = []

    async def drain_and_end(number: int, frame: FrameType | None) -> None:
        try:
            await drain(app, seconds)
        finally:
            if callable(before):
                before(number, frame)

    def begin(number: int, frame: FrameType | None) -> None:
        if draining or not callable(before):
            signal.signal(number, before)
            signal.raise_signal(number)
            return
        loop.call_soon_threadsafe(lambda: draining.append(loop.create_task(drain_and_end(number, frame))))

    signal.signal(signal.SIGTERM, begin)


async def drain(app: Starlette, seconds: float = 0.0) -> None:
    """No new tables; for so long games go on, until whoever sends people here has noticed; then all are told."""
    health: Health = app.state.health
    rooms: Rooms = app.state.rooms
    health.draining = True
    event(_LOG, "draining", seconds=seconds)
    await asyncio.sleep(seconds)
    rooms.awaiting.end()
    words = say("away", message="The server starts again; you will be connected in a moment…")
    for room in rooms.rooms.values():
        for guest in room.guests:
            guest.dismiss(words, COME_BACK)
    if rooms.homes is not None:
        rooms.homes.leave()
    await asyncio.sleep(MOMENT)


def end_with_supervisor(seconds: float) -> None:
    """A process that serves with others does not outlive the one that watches over them, however that ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.sentinel, seconds), daemon=True).start()


def _end_after(sentinel: int, seconds: float) -> None:
    wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(seconds + AT_LAST)
    os._exit(1)

"""A game that `quickening load` drives: both of its seats, by sockets of their own, and their answers."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from quickening.commands.plain_socket import PlainSocket
from quickening.core.decisions import Option
from quickening.core.refusals import Refused

if TYPE_CHECKING:
    from quickening.commands.load import Drive

#: Nobody waits longer than this for an update, in seconds.
PATIENCE = 30.0


class _Option(msgspec.Struct, array_like=True):
    """An option by its parts; its id is made of them as the server makes it."""

    kind: str
    label: str
    cards: tuple[int, ...] = ()
    number: int | None = None
    seat: int | None = None
    index: int | None = None

    @property
    def id(self) -> str:
        card, other = (*self.cards, 0, 0)[:2]
        number, seat = self.number, self.seat
        index = -1 if self.index is None else self.index
        return Option(self.kind, card=card, other=other, number=number, seat=seat, index=index).id


class _Decision(msgspec.Struct):
    options: list[_Option]
    least: int
    most: int
    repeats: bool = False


class _View(msgspec.Struct):
    decision: _Decision | msgspec.UnsetType | None = msgspec.UNSET
    outcome: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET


class _Heard(msgspec.Struct):
    """What matters of a message, if it has changed; the rest is not even read."""

    type: str
    n: int | msgspec.UnsetType = msgspec.UNSET
    view: _View = msgspec.field(default_factory=_View)
    message: str = ""


_DECODER = msgspec.json.Decoder(_Heard)


class DrivenGame:
    """Whoever is asked answers after a while. It has no task, which would cost more."""

    def __init__(self, drive: Drive) -> None:
        self.drive = drive
        self.loop = asyncio.get_running_loop()
        self.begun: asyncio.Future[None] = self.loop.create_future()
        self.ended: asyncio.Future[None] = self.loop.create_future()
        self.seats = [Seat(self.go_on), Seat(self.go_on)]
        self.asked: Seat | None = None
        self.n = 0
        self.timer: asyncio.TimerHandle | None = None

    def go_on(self) -> None:
        """Something was heard: if all of it has come, the next answer is due after a while."""
        fault = self.seats[0].fault or self.seats[1].fault
        if fault:
            self._fail(fault)
        elif not self.begun.done():
            if all(seat.n >= 0 for seat in self.seats):
                self.begun.set_result(None)
                self._wait()
        elif self.asked is not None and self.asked.n > self.n and has_come_to_rest(self.seats):
            self.asked = None
            self._wait()

    def _wait(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if not self.seats[0].over:
            pause = self.drive.pause * self.drive.chance.uniform(0.5, 1.5)
            self.timer = self.loop.call_later(pause, self._answer)
        elif not self.ended.done():
            self.ended.set_result(None)

    def _answer(self) -> None:
        """Whoever is asked answers anything; nobody waits for ever for what comes of it."""
        self.drive.note_times(self.seats)
        asked = self.asked = next((seat for seat in self.seats if seat.decision is not None), None)
        if asked is None or asked.decision is None:
            self._fail("nobody is asked anything")
            return
        self.n, chosen = asked.n, anything(asked.decision, self.drive.chance)
        asked.answered_at = time.perf_counter() if self.drive.measuring else 0.0
        self.timer = self.loop.call_later(PATIENCE, self._fail, "an answer was not shown in time")
        asked.say({"type": "answer", "n": self.n, "chosen": chosen})

    def _fail(self, why: str) -> None:
        for future in (self.begun, self.ended):
            if not future.done():
                future.set_exception(Refused(why))

    def leave(self) -> None:
        """The game is over, or goes on without these players."""
        if self.timer is not None:
            self.timer.cancel()
        for seat in self.seats:
            seat.leave()
        for future in (self.begun, self.ended):
            if not future.cancel() and not future.cancelled():
                future.exception()  # whoever waited has heard of it


class Seat:
    """One seat's socket, and the newest state it was shown; `changed` is called whenever something is heard."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.changed = changed
        self.socket: PlainSocket | None = None
        self.n = -1
        self.at = self.answered_at = 0.0
        self.over = False
        self.fault = ""
        self.decision: _Decision | None = None
        self.told = 0

    async def join(self, host: str, table: str, token: str) -> None:
        """Sit down."""
        self.socket = await PlainSocket.open(host, f"/table/{table}/socket", self.hear, self.lose)
        self.say({"type": "join", "token": token, "changes": True})

    def say(self, message: dict[str, Any]) -> None:
        """Say something to the server."""
        if self.socket is not None:
            self.socket.say(msgspec.json.encode(message))

    def leave(self) -> None:
        """Go away."""
        if self.socket is not None:
            self.socket.close()

    def hear(self, message: bytes) -> None:
        """Note what the server says."""
        self.told += len(message)
        heard = _DECODER.decode(message)
        if heard.type == "refused":
            self.fault = self.fault or heard.message
        elif heard.type == "change":
            self.at = time.perf_counter()
            view = heard.view
            self.n = self.n if heard.n is msgspec.UNSET else heard.n
            self.decision = self.decision if view.decision is msgspec.UNSET else view.decision
            self.over = self.over if view.outcome is msgspec.UNSET else view.outcome is not None
        self.changed()

    def lose(self, why: str) -> None:
        """The connection is lost."""
        self.fault = self.fault or why
        self.changed()


def has_come_to_rest(seats: list[Seat]) -> bool:
    """Whether somebody is asked, or all have been shown that the game is over: one of them may hear it later."""
    return any(seat.decision is not None for seat in seats) or all(seat.over for seat in seats)


def anything(decision: _Decision, chance: random.Random) -> list[str]:
    """Any legal answer."""
    if decision.repeats:
        return [chance.choice(decision.options).id for _ in range(decision.most)]
    return [option.id for option in chance.sample(decision.options, chance.randint(decision.least, decision.most))]

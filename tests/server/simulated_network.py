"""Sockets in simulated time: they are slow and break; what is said over them may be heard twice, or overtaken."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.applications import Starlette

from quickening.server.framing import SHORT_WAY
from tests.server.simulated_journal import Weather

#: How a connection ends of itself.
BROKEN = 1006
#: Of two timers that end at once either may be the first.
MOMENT = 1e-6


class Connection:
    """A socket between a player and a process. `heard` is what has reached the player; nothing comes after `None`."""

    def __init__(self, app: Starlette, table: str, weather: Weather) -> None:
        self.weather = weather
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()
        self.open = True
        self.cut = False
        self.last = 0.0
        self._coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._coming.put_nowait({"type": "websocket.connect"})
        path = f"/table/{table}/socket"
        scope: dict[str, Any] = {
            "type": "websocket",
            "path": path,
            "query_string": b"",
            "headers": [(b"host", b"table")],
        }
        scope |= {"subprotocols": [], "scheme": "ws", "client": ("127.0.0.1", 1)}
        self.short_way = ShortWay(self)
        self.is_awaited = False
        scope["extensions"] = {SHORT_WAY: {"socket": self.short_way}}
        self.serving = asyncio.create_task(app(scope, self._receive, self._send))

    # -- the player's end ------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """Something to the server. It may be heard late, so that others overtake it; and once more."""
        for _ in range(2 if self.weather.strikes(0.1) else 1):
            self._later(self.weather.delay(), self._reach, text)

    def break_off(self) -> None:
        """The connection is gone; the server notices some time later."""
        self._lose()
        self._later(self.weather.delay(), self._coming.put_nowait, {"type": "websocket.disconnect", "code": BROKEN})

    def die(self) -> None:
        """The process is gone: nothing it says is heard any more."""
        self.cut = True
        self._later(self.weather.delay(), self._lose)

    def _lose(self) -> None:
        if self.open:
            self.open = False
            self.heard.put_nowait(None)

    def _later(self, delay: float, what: Any, *given: Any) -> None:
        asyncio.get_running_loop().call_later(delay, what, *given)

    # -- the server's end ------------------------------------------------------------------------------------------

    def _reach(self, text: str) -> None:
        """A message is there: it is handed over if nothing waits, as `GuardedSocket` does it."""
        takes = self.short_way.takes
        if takes is None or not self.is_awaited or not self._coming.empty() or not takes(text):
            self._coming.put_nowait({"type": "websocket.receive", "text": text})

    async def _receive(self) -> dict[str, Any]:
        self.is_awaited = True
        message = await self._coming.get()
        self.is_awaited = False
        return message

    async def _send(self, message: Any) -> None:
        """What a server says is heard in its order, if at all. It may be behind, and has to wait."""
        if self.weather.strikes(0.2):
            await asyncio.sleep(self.weather.delay())
        if not self.open and not self.cut:
            raise OSError("the connection is gone")
        self.send_at_once(message)

    def send_at_once(self, message: Any) -> None:
        """Something is on its way to the player."""
        if self.cut or not self.open:
            return
        now = asyncio.get_running_loop().time()
        self.last = max(self.last + MOMENT, now + self.weather.delay())
        delay = self.last - now
        if message["type"] == "websocket.send":
            self._later(delay, self._arrive, message["text"])
        elif message["type"] == "websocket.close":
            self._later(delay, self._lose)

    def _arrive(self, text: str) -> None:
        if self.open:
            self.heard.put_nowait(text)


class ShortWay:
    """The server's end as its short way finds it: now and then what went before has yet to go out."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.takes: Callable[[str], bool] | None = None

    @property
    def is_ready(self) -> bool:
        return self.connection.open and not self.connection.weather.strikes(0.2)

    def say(self, text: str) -> None:
        self.connection.send_at_once({"type": "websocket.send", "text": text})

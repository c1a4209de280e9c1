"""A socket to a table that costs whoever drives many of them next to nothing.

It knows of the protocol what the table's server sends: whole messages, pings and a close. A driver that spends more
on its own sockets than the server does measures itself.
"""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import cast

from quickening.core.refusals import Refused

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_WHOLE, _MASKED = 0x80, 0x80
#: The length of a message says itself how many bytes it has, if it is longer than this.
_SHORT, _MIDDLE = 125, 126
_SWITCHING = b"HTTP/1.1 101"


class PlainSocket(asyncio.Protocol):
    """One connection: `heard` is told each message, `lost` why there will be no other."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self.heard, self.lost = heard, lost
        self.buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    @classmethod
    async def open(
        cls, host: str, path: str, heard: Callable[[bytes], None], lost: Callable[[str], None]
    ) -> PlainSocket:
        """A connection that is open. Refused if the server does not take it."""
        name, _, port = host.partition(":")
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(heard, lost), name, int(port))
        assert socket.transport is not None
        key = b64encode(os.urandom(16)).decode()
        socket.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await socket.opened
        return socket

    def say(self, message: bytes) -> None:
        """Send a message."""
        self._send(_TEXT, message)

    def close(self) -> None:
        """Go away without a word."""
        if self.transport is not None:
            self.transport.abort()

    # -- what comes ------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        why = f"the connection was lost: {error or 'the server closed it'}"
        if not self.opened.done():
            self.opened.set_exception(Refused(why))
        self.lost(why)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done() and not self._is_welcome():
            return
        while (found := self._next_frame()) is not None:
            opcode, content = found
            if opcode == _TEXT:
                self.heard(content)
            elif opcode == _PING:
                self._send(_PONG, content)
            elif opcode == _CLOSE:
                self.lost(f"the server closed the connection: {int.from_bytes(content[:2])}")

    def _is_welcome(self) -> bool:
        """Whether the server has answered that this is a socket from now on."""
        head, found, rest = self.buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        if not head.startswith(_SWITCHING):
            self.opened.set_exception(Refused(bytes(head.partition(b"\r\n")[0]).decode("latin-1")))
            return False
        self.buffer = rest
        self.opened.set_result(None)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        """What came next, if all of it is there."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, begins = buffer[1], 2
        if length > _SHORT:
            begins += 2 if length == _MIDDLE else 8
            length = int.from_bytes(buffer[2:begins])
        if len(buffer) < begins + length:
            return None
        content = bytes(buffer[begins : begins + length])
        opcode = buffer[0] & 0x0F
        del buffer[: begins + length]
        return opcode, content

    def _send(self, opcode: int, content: bytes) -> None:
        """A frame as clients send it: masked, here with noughts, which leaves it as it is."""
        length = len(content)
        size = bytes([_MASKED | length])
        if length > _SHORT:
            size = bytes([_MASKED | _MIDDLE]) + length.to_bytes(2)
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(bytes([_WHOLE | opcode]) + size + bytes(4) + content)

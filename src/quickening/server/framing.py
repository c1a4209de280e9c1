"""Sockets: a limit for what is no whole message, and a short way for what is.

Nearly all that comes is one whole message in one piece, and nearly all that goes is one. Both go past the parser of
`websockets`, which is asked about everything else: it is always given whole frames, so that it never waits for the
rest of one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask as slow_mask

from quickening.server.guests import Allowance

try:
    from websockets.speedups import apply_mask
except ImportError:  # there is none for this system
    apply_mask = slow_mask

#: So many pings, answers to pings and pieces of messages a socket may send at once, and a second after that.
FRAMES, FRAMES_PER_SECOND = 100.0, 10.0
#: So many messages may wait until they are carried out; what comes after them stays on its way.
WAITING = 4
#: The first byte of a whole message of text, and of a frame that begins or ends one in pieces.
_WHOLE_TEXT, _FINAL, _MASKED = 0x81, 0x80, 0x80
_CONTINUED, _TEXT, _BINARY = 0, 1, 2
#: Lengths that stand for themselves, and those that follow in two bytes.
_SHORT, _MIDDLE = 125, 126
_LONGEST_MIDDLE = 65_535


class Head(NamedTuple):
    """What the first bytes of a frame say: what it is, where its content begins, how long it is."""

    first: int
    begins: int
    length: int


def head_of(data: bytearray) -> Head | None:
    r"""The head of the frame that comes next, if it is there. A client's frame has a mask before its content.

    >>> head_of(bytearray(b"\x81\x85mask?????")), head_of(bytearray(b"\x81"))
    (Head(first=129, begins=6, length=5), None)
    """
    if len(data) < 2:
        return None
    length, begins = data[1] & 0x7F, 2
    if length > _SHORT:
        begins += 2 if length == _MIDDLE else 8
        if len(data) < begins:
            return None
        length = int.from_bytes(data[2:begins])
    return Head(data[0], begins + (4 if data[1] & _MASKED else 0), length)


def framed(content: bytes) -> bytes:
    r"""A whole message of text as a server sends it.

    >>> framed(b"hello"), framed(b"a" * 300)[:4]
    (b'\x81\x05hello', b'\x81~\x01,')
    """
    length = len(content)
    if length <= _SHORT:
        return bytes((_WHOLE_TEXT, length)) + content
    if length <= _LONGEST_MIDDLE:
        return bytes((_WHOLE_TEXT, _MIDDLE)) + length.to_bytes(2) + content
    return bytes((_WHOLE_TEXT, _MIDDLE + 1)) + length.to_bytes(8) + content


#: Under this name an application finds the socket itself: what it says there goes past all that stands in between.
SHORT_WAY = "quickening.socket"


class GuardedSocket(WebSocketsSansIOProtocol):
    """uvicorn's protocol for sockets, with a limit for what is no whole message.

    `takes`: who is told a message before it waits for the application, and says whether that took it.
    """

    def __init__(self, *given: Any, **how: Any) -> None:
        super().__init__(*given, **how)
        self.frames_allowed = Allowance(FRAMES, FRAMES_PER_SECOND)
        self.arrived = bytearray()
        self.in_pieces = False
        self.takes: Callable[[str], bool] | None = None
        self.is_awaited = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SHORT_WAY] = {"socket": self}

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.takes = None
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(SHORT_WAY, None)  # else it would be kept by itself until it is looked for

    # -- what comes ------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.arrived += data
        self._read_on()

    async def receive(self) -> ASGIReceiveEvent:
        self.is_awaited = True
        message = await super().receive()
        self.is_awaited = False  # nothing that comes now is heard before this message
        if self.arrived:
            self._read_on()
        return message

    def _read_on(self) -> None:
        """What has arrived, as far as it may wait here: thousands of short messages fit into one piece."""
        while self._may_read() and (head := head_of(self.arrived)) is not None:
            is_too_long, end = head.length > self.config.ws_max_size, head.begins + head.length
            if len(self.arrived) < end and not is_too_long:
                return
            frame = bytes(self.arrived[:end])
            del self.arrived[:end]
            if is_too_long or not self._is_heard(head, frame):  # it is refused by what its head says
                self._ask_parser(head, frame)

    def _may_read(self) -> bool:
        return not self.read_paused and not self.transport.is_closing()

    def _is_heard(self, head: Head, frame: bytes) -> bool:
        """Whether this was a whole message of text, which is carried out now or waits for that."""
        is_masked = frame[1] & _MASKED
        if head.first != _WHOLE_TEXT or not is_masked or self.in_pieces or not self._is_open():
            return False
        try:
            text = apply_mask(frame[head.begins :], frame[head.begins - 4 : head.begins]).decode()
        except UnicodeDecodeError:
            return False
        if self.takes is not None and self.is_awaited and self.queue.empty() and self.takes(text):
            return True
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= WAITING:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def _ask_parser(self, head: Head, frame: bytes) -> None:
        kind, is_final = head.first & 0x0F, bool(head.first & _FINAL)
        if kind in (_CONTINUED, _TEXT, _BINARY):
            self.in_pieces = not is_final
        super().data_received(frame)

    def _is_open(self) -> bool:
        return self.conn.state is OPEN and not self.close_sent

    def handle_ping(self) -> None:
        if self._is_allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_cont(event)

    def _is_allowed(self) -> bool:
        """Whether this one is read; if it is one too many, the connection is gone."""
        if not self.transport.is_closing() and not self.frames_allowed.grants():
            self.transport.abort()
        return not self.transport.is_closing()

    # -- what goes -------------------------------------------------------------------------------------------------

    @property
    def is_ready(self) -> bool:
        """Whether what is said now goes out at once: the connection stands, and is not behind."""
        return self.writable.is_set() and self._is_open() and not (self.disconnected or self.transport.is_closing())

    def say(self, text: str) -> None:
        """A whole message, when this is ready for one."""
        self.transport.write(framed(text.encode()))

    async def send(self, message: ASGISendEvent) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.is_ready:
            await super().send(message)
        else:
            self.say(text)

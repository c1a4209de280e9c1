"""Connections before they are requests: how large a header may be, and how long somebody may take to ask.

The parser joins the pieces of a header as they come, which takes the longer the more there are: a header without end
would keep every table waiting, before a body or behind it. A connection that says nothing, or says it too slowly, is
closed. So is a socket that sends pings or pieces of messages without end: each ping is answered, and what nobody
reads would pile up here. `framing` has the protocol of sockets.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TYPE_CHECKING, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

if TYPE_CHECKING:
    from quickening.server.homes import Homes

#: So many bytes the first line and the headers of a request may have together.
LARGEST_HEADER = 16_384
#: So long the headers may take to come, and the rest of a request after them, in seconds.
HEADER_SECONDS, BODY_SECONDS = 20.0, 60.0


class Guarded(HttpToolsProtocol):
    """uvicorn's protocol with these limits. `homes`: other processes may serve the table that is asked for."""

    homes: ClassVar[Homes | None] = None
    has_begun = False
    read = 0
    #: So many bytes have come since the parser last found something: it keeps them.
    size = 0
    has_found = False
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._allow(HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._allow(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.has_found = False
        super().data_received(data)
        self.size = 0 if self.has_found else self.size + len(data)
        if self.size > LARGEST_HEADER:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    # -- what the parser finds -------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.has_begun:
            self._allow(HEADER_SECONDS)
        self.has_begun = self.has_found = True
        self.read = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self.has_found = True
        self.read += len(name) + len(value)
        if self.read > LARGEST_HEADER:
            raise ValueError("the headers are too large")

    def on_headers_complete(self) -> None:
        self.has_found = True
        self._allow(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.has_found = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.has_found = True
        self._allow(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._allow(None)
        here = super().handle_websocket_upgrade
        if self.homes is None:
            here()
        else:
            self.homes.hand_over(self.url, self._head(), self.transport, here)

    def _head(self) -> bytes:
        """The request as it came, as far as it was understood."""
        first = b"%b %b HTTP/1.1\r\n" % (self.scope["method"].encode(), self.url)
        headers = [b"%b: %b\r\n" % (name, value) for name, value in self.headers]
        return b"".join([first, *headers, b"\r\n"])

    # -- limits ----------------------------------------------------------------------------------------------------

    def _allow(self, seconds: float | None) -> None:
        """So long the next thing may take from now on; `None`: whoever answers decides."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self.transport.close)

    def _refuse(self, status: HTTPStatus) -> None:
        if not self.transport.is_closing():
            self.transport.write(f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\n\r\n".encode())
            self.transport.close()

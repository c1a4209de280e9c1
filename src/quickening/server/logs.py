"""What is logged: one line an event, for people or for programs, with the table and the request it belongs to.

Secrets are not logged: no link of a seat, no cookie, no password, no question of an address.
"""

from __future__ import annotations

import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quickening.server import metrics

Format = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]

_LOG = logging.getLogger(__name__)
#: Which table and which request something belongs to; tasks that are begun there belong to them as well.
TABLE: ContextVar[str] = ContextVar("table", default="")
REQUEST: ContextVar[str] = ContextVar("request", default="")
_SECRET = re.compile(r"(?<=://)[^\s/@]+@")
_NAMED = re.compile(r"[A-Za-z0-9._-]{1,64}")
_TABLE = re.compile(r"/(?:api/tables|table|api/replays|replay)/(?:table\.)?([A-Za-z0-9_-]{1,40})")
#: How uvicorn begins to speak of what is no request and no message.
_ANYBODYS = ("Invalid HTTP request received", "Invalid UTF-8 sequence received", "Unsupported upgrade request")


def event(log: logging.Logger, what: str, level: int = logging.INFO, **fields: Any) -> None:
    """Something that happened, in the same words each time, and what there is to say about it."""
    log.log(level, what, extra={"fields": fields})


def said(record: logging.LogRecord) -> dict[str, Any]:
    """All that is known of an event."""
    found: dict[str, Any] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "event": record.getMessage(),
        "from": record.name,
        "table": TABLE.get(),
        "request": REQUEST.get(),
    }
    found |= getattr(record, "fields", {})
    if record.exc_info:
        found["trace"] = logging.Formatter().formatException(record.exc_info)
    return {name: value for name, value in found.items() if value not in ("", None)}


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return hidden(msgspec.json.encode(said(record), enc_hook=str).decode())


class Lines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        found = said(record)
        trace = found.pop("trace", "")
        begin = f"{found.pop('at')} {found.pop('level').upper()} {found.pop('event')}"
        rest = " ".join(f"{name}={value}" for name, value in found.items())
        return hidden(f"{begin} ({rest})" + (f"\n{trace}" if trace else ""))


def hidden(words: str) -> str:
    """Addresses without the names and passwords in them.

    >>> hidden("lost postgresql://ann:secret@host/games")
    'lost postgresql://...@host/games'
    """
    return _SECRET.sub("...@", words)


class Anybodys(logging.Filter):
    """What anybody can make the server say, as often as they like, is for whoever wants to know it all."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not record.msg.startswith(_ANYBODYS) or logging.getLogger("quickening").isEnabledFor(logging.INFO)


class ToStderr(logging.StreamHandler[TextIO]):
    """Writes to what is stderr now, which need not be what it was when logging began."""

    def __init__(self) -> None:
        logging.Handler.__init__(self)

    @property
    def stream(self) -> TextIO:  # type: ignore[override]  # an attribute there
        return sys.stderr


def configure(form: Format = "text", level: Level = "warning") -> None:
    """Log to stderr from now on; what the server's parts say goes the same way."""
    handler = ToStderr()
    handler.addFilter(Anybodys())
    handler.setFormatter(JsonLines() if form == "json" else Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("quickening").setLevel(level.upper())


class Observed:
    """Each request has a name, which its answer tells and the log knows; it is counted, and logged when it ends."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        name, status, began = name_of(scope), 0, time.perf_counter()
        REQUEST.set(name)
        found = _TABLE.match(scope["path"])
        TABLE.set(found[1] if found else "")

        async def send_named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), (b"x-request-id", name.encode())]
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        try:
            await self.app(scope, receive, send_named)
        finally:
            note_end(scope, status, time.perf_counter() - began)


def name_of(scope: Scope) -> str:
    """The name that a proxy has given to a request, or one of our own."""
    given = dict(scope["headers"]).get(b"x-request-id", b"").decode("latin-1")
    return given if _NAMED.fullmatch(given) else secrets.token_hex(8)


def note_end(scope: Scope, status: int, seconds: float) -> None:
    """A request is answered, or a socket has gone."""
    if scope["type"] == "websocket":
        event(_LOG, "socket closed", code=status or None, seconds=round(seconds, 1))
        return
    metrics.REQUESTS.labels(scope["method"] if scope["method"] in ("GET", "POST", "HEAD") else "other", status).inc()
    level = logging.DEBUG if scope["path"].startswith(("/health/", "/static/")) else logging.INFO
    event(_LOG, "request", level, method=scope["method"], path=scope["path"], status=status, ms=round(1000 * seconds))

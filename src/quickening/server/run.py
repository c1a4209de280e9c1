"""Starting the server."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn
from platformdirs import user_data_path

from quickening.core.refusals import Refused
from quickening.server.app import create_app

#: How long a bot waits before it answers, in seconds, so that people can follow.
PACE = 0.45
_LOOPBACK = ("127.0.0.1", "localhost")


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            self.ready(f"http://{self.config.host}:{port}/")


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    data: Path | None = None,
    pace: float = PACE,
    demos: Path | None = None,
    workers: int | None = None,
    ready: Callable[[str], None] = lambda address: None,
) -> None:
    """Serve the table until interrupted; `ready` is called with its address. SQLite means exactly one process."""
    wanted = int(os.environ.get("WEB_CONCURRENCY", "1")) if workers is None else workers
    if wanted != 1:
        raise Refused(f"{wanted} workers cannot share an SQLite journal; one process serves it")
    hosts = _LOOPBACK if host in _LOOPBACK else ("*",)
    app = create_app(data or user_data_path("quickening"), pace, demos, hosts)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=65536,
        timeout_graceful_shutdown=2,
    )
    server = Server(config, ready)
    server.run()
    if not server.started:
        raise Refused(f"the table could not be served at {host}:{port}; is that port in use?")

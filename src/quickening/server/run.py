"""Starting the server."""

from __future__ import annotations

from pathlib import Path

import uvicorn
from platformdirs import user_data_path

from quickening.core.refusals import Refused
from quickening.server.app import create_app


def serve(host: str = "127.0.0.1", port: int = 8765, data: Path | None = None, workers: int = 1) -> None:
    """Serve the table until interrupted. SQLite means exactly one process."""
    if workers != 1:
        raise Refused(f"{workers} workers cannot share an SQLite journal; one process serves it")
    uvicorn.run(
        create_app(data or user_data_path("quickening")),
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=65536,
    )

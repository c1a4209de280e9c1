"""Whether the server lives, and whether it can do its work: for whoever starts it again or sends people to it."""

from __future__ import annotations

import asyncio
import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quickening.core.refusals import Refused
from quickening.server.journal import Journal
from quickening.server.pages import as_json

#: So long the journal may take, and so long what it said is told again, in seconds.
PATIENCE, FRESH = 5.0, 1.0


class Health:
    """What is wrong with a server. `draining`: it is about to end, and nobody new should come."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.draining = False
        self.found: list[str] = []
        self.looked: float | None = None
        self.lock = asyncio.Lock()

    async def troubles(self) -> list[str]:
        """All that keeps this server from its work. However often it is asked, the journal is asked once a second."""
        async with self.lock:
            if self.looked is None or time.monotonic() - self.looked > FRESH:
                self.found = [*self.journal.troubles(), *await self._trouble_with_writing()]
                self.looked = time.monotonic()
        return [*(["the server is about to end"] if self.draining else []), *self.found]

    async def _trouble_with_writing(self) -> list[str]:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.journal.touch()
        except TimeoutError:
            return ["the journal does not answer"]
        except Refused:
            return ["the journal cannot be written"]
        return []


def routes() -> list[Route]:
    """What can be asked for."""
    return [Route("/health/live", live), Route("/health/ready", ready)]


async def live(request: Request) -> Response:
    """The process answers."""
    return as_json({"live": True})


async def ready(request: Request) -> Response:
    """Whether games can be played here: 503 if not, and why."""
    health: Health = request.app.state.health
    troubles = await health.troubles()
    return as_json({"ready": not troubles, "troubles": troubles}, 503 if troubles else 200)

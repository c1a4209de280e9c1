"""Tournaments as their judges and players see them, through the requests that pages make."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import httpx

if TYPE_CHECKING:
    from tests.server.conftest import Address

#: Nobody waits longer than this for anything, in seconds.
PATIENCE = 60.0
NAMES = ("Ann", "Bob", "Cid", "Dee")
DECKS = ("seekers", "organization")


class Hall:
    """A tournament as its judge and its players see it."""

    def __init__(self, server: Address, **wanted: Any) -> None:
        self.server = server
        self.client = httpx.Client(base_url=server.http, timeout=PATIENCE)
        answer = self.client.post("/api/tournaments", json={"game": "huntik", "style": "swiss"} | wanted)
        assert answer.status_code == 201, answer.text
        self.name, self.judge = answer.json()["tournament"], answer.json()["token"]
        self.tokens: dict[str, str] = {}

    def post(self, what: str, **body: Any) -> httpx.Response:
        return self.client.post(f"/api/tournaments/{self.name}/{what}", json=body)

    def done(self, what: str, **body: Any) -> Any:
        answer = self.post(what, **body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, what: str, **body: Any) -> str:
        answer = self.post(what, **body)
        assert answer.status_code == 400, answer.text
        words: str = answer.json()["error"]
        return words

    def enter(self, *names: str) -> None:
        for n, name in enumerate(names):
            self.tokens[name] = self.done("enter", name=name, deck=DECKS[n % 2])["token"]

    def shown(self) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(f"/api/tournaments/{self.name}").json()
        return found

    def table_of(self, name: str) -> str:
        table: str = self.done("mine", token=self.tokens[name])["table"]
        return table

    def pairs(self) -> list[list[str]]:
        return [one["players"] for one in self.shown()["rounds"][-1]]

    def loses(self, name: str) -> None:
        """Somebody gives up the match they have to play, at its table."""
        player = self.server.player(self.table_of(name), self.tokens[name])
        player.say(type="concede")
        player.wait(lambda: any(f"{name} concedes" in line["text"] for line in player.log))
        player.close()

    def wait(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if wanted(found := self.shown()):
                return found
            time.sleep(0.05)
        raise AssertionError(f"it never came to that: {self.shown()}")


def drafted(held: Hall, *names: str) -> None:
    """These players take the first card of each pack, until all is taken."""
    while held.shown()["phase"] == "drafting":
        for name in names:
            seen = held.done("draft", token=held.tokens[name])
            if name in seen["thinking"]:
                held.done("take", token=held.tokens[name], turn=seen["turn"], card=seen["pack"][0])

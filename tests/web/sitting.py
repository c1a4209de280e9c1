"""A position set up by hand, at the real page: the game is a real one, and the test plays the server's part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from quickening.core.foresight import ahead
from quickening.core.game import Game
from quickening.core.redealing import Memory
from quickening.core.refusals import Refused
from quickening.server import messages, showing
from quickening.server.messages import say

if TYPE_CHECKING:
    from tests.server.conftest import Address
    from tests.web.conftest import Window


class Sitting:
    """Somebody who sits at a seat of a game and looks at it through the page."""

    def __init__(
        self, site: Address, window: Window, game: Game, seat: int | None = 0, others: str = "friend"
    ) -> None:
        self.game = game
        self.seat = seat
        self.others = others
        self.answered = 0
        self.told = 0
        window.context.route_web_socket("**/socket", self._meet)
        self.page: Page = window.open(f"{site.http}/table/by-hand")
        self.page.wait_for_selector("#board > *")

    def _meet(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._hear)

    def _hear(self, data: str | bytes) -> None:
        try:
            self._do(messages.hear(data))
        except Refused as error:
            self.socket.send(say("refused", message=str(error)))

    def _do(self, heard: messages.Heard) -> None:
        match heard:
            case messages.Join():
                self.told = 0
                hello = {"version": messages.VERSION, "table": "by-hand", "game": self.game.table.game}
                self.socket.send(say("hello", **hello, seat=self.seat, seed_hash=""))
                self.show()
            case messages.Answer(chosen=chosen):
                self.game.answer(tuple(chosen))
                self.answered += 1
                self.show()
            case messages.Resume() if self.seat is not None:
                self.game.resume(self.seat)
                self.answered += 1
                self.show()
            case messages.WhyNot() | messages.Explain():
                self._tell(showing.told_about(self.game, self.seat, heard))
            case messages.Preview(n=n, chosen=chosen) if self.seat is not None:
                memory = Memory(self.seat)
                memory.observe(self.game)
                seen = ahead(self.game, self.seat, memory, list(chosen) or None)
                told = say("foreseen", n=n, chosen=chosen, lines=seen.lines, tags=seen.tags, again=seen.again)
                self.socket.send(told)
            case _:
                raise Refused("nobody plays that part here")

    def _tell(self, lines: list[str]) -> None:
        self.socket.send(say("told", card=0, lines=lines))

    def show_another(self, game: Game) -> None:
        """The page is shown another game, from its beginning."""
        self.game, self.told = game, 0
        self.answered += 1
        self.show()
        asked = game.decision is not None and game.decision.seat == self.seat
        self.page.wait_for_function(
            "([n, asked]) => document.querySelector('#asked')?.dataset.n === n"
            " && document.querySelector('#asked').classList.contains('mine') === asked",
            arg=[str(self.answered), asked],
        )

    def show(self) -> None:
        """The page is shown the game as it is now."""
        view = showing.view_since(self.game, self.seat, self.told)
        since, self.told = self.told, len(self.game.log)
        shown: dict[str, Any] = {
            "players": [{"name": name, "kind": self.others, "here": True} for name in self.game.names],
            "view": msgspec.Raw(view.to_json()),
        }
        nobody: dict[str, Any] = {
            "undo_asked_by": None,
            "must_consent": False,
            "repair": "",
            "can_undo": False,
            "rematch": "",
            "clock": None,
            "said": [],
        }
        self.socket.send(say("state", n=self.answered, log_from=since, seed=None, salt=None, **shown, **nobody))

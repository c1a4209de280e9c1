"""The page puts together what it is sent piece by piece."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from quickening.arena import matches
from quickening.core.game import Game
from quickening.server.keys import Keys
from quickening.server.news import Known
from quickening.server.showing import view_since
from tests.properties.invariants import decisions_of
from tests.server.conftest import Address
from tests.web.conftest import Window
from tests.web.playing import run

pytestmark = pytest.mark.slow


def test_what_changed_gives_what_is_sent_whole(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules")
    for game, players, options in (("huntik", 2, {}), ("shadowfist", 3, {}), ("highlander", 2, {"edition": "first"})):
        (match,) = matches(game, 1, ("thumb",), players=players, seed=4, options=options)
        known, told = Known(Keys(Game.in_keys)), 0
        changes: list[Any] = []
        wholes: list[Any] = []
        for state, _ in decisions_of(match):
            known.keys.in_keys = state.in_keys
            view, told = view_since(state, 0, told), len(state.log)
            changes.append(msgspec.Raw(msgspec.json.encode(known.news(view, {}))))
            wholes.append(msgspec.Raw(known.keys.view(view).to_json()))
            if len(changes) == 40:
                break

        assert run(page, "put_together", msgspec.json.encode([changes, wholes]).decode()) is None

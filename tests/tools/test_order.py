"""The order of the tests where several processes share them (tests/order.py)."""

from __future__ import annotations

import pytest

from tests.order import LIGHT, dealt


def folder(item: pytest.Item) -> str:
    return item.nodeid.split("/")[1]


@pytest.mark.parametrize("hands", [2, 4])
def test_each_process_begins_with_what_takes_long_and_none_is_left_out(
    request: pytest.FixtureRequest, hands: int
) -> None:
    items = sorted(request.session.items, key=lambda item: item.nodeid)

    order = dealt(items, hands)

    assert sorted(item.nodeid for item in order) == [item.nodeid for item in items]
    if {"rules", "server", "web"} <= {folder(item) for item in items}:  # not a few that were asked for
        cuts = [len(order) * hand // hands for hand in range(hands)]
        assert not LIGHT & {folder(order[cut]) for cut in cuts[1:]}
        assert {folder(one) for one in order[-500:]} <= LIGHT

"""“What can I do?”: the judges' reasons for a player's own cards, and for nobody else's."""

from __future__ import annotations

import pytest

from quickening.bots import bot
from quickening.games import new_game, rules
from quickening.server.possible import idle
from tests.server.conftest import Address


@pytest.mark.parametrize(("name", "book"), [("huntik", "HK"), ("shadowfist", "SF"), ("highlander", "HL")])
def test_each_card_that_cannot_act_has_a_reason_with_its_rule(name: str, book: str) -> None:
    game = new_game(name, list(rules(name).ready_decks())[:2], 7)
    players = [bot("random", name, seed=seat) for seat in (0, 1)]
    told = 0
    while not game.over and told < 300:
        assert game.decision is not None
        for seat in (0, 1):
            view = game.view(seat)
            own = {card.name for area in view.areas for card in area.cards if seat in (card.controller, area.seat)}
            found = idle(game, seat)
            told += len(found)
            assert {one["name"] for one in found} <= own, "only one's own cards are told of"
            assert all(f"({book}" in line for one in found for line in one["lines"])
        asked = game.decision.seat
        game.answer(players[asked].choose(game.decision, game.view(asked)))
    assert told > 30


def test_who_is_told_why_sits_at_the_table(server: Address) -> None:
    table, tokens = server.lay("you", "friend")
    ann = server.player(table, tokens[0])
    ann.say(type="possible")
    assert ann.hear("possible")["n"] == ann.state["n"]
    ann.close()
    assert "only players" in server.player(table).refused(type="possible")

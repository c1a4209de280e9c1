"""“What can I do?”: the judges' reasons for a player's own cards, and for nobody else's."""

from __future__ import annotations

from tests.server.conftest import Address


def test_each_card_that_cannot_act_has_a_reason_with_its_rule(server: Address) -> None:
    table, tokens = server.lay("you", "friend", lead="1")
    ann = server.player(table, tokens[0])
    ann.say(type="possible")
    told = ann.hear("possible")
    areas = ann.state["view"]["areas"]
    own = {card["name"] for area in areas for card in area["cards"] if 0 in (card["controller"], area["seat"])}

    assert told["cannot"]
    assert {one["name"] for one in told["cannot"]} <= own, "only one's own cards are told of"
    assert all("(HK " in line for one in told["cannot"] for line in one["lines"])
    assert told["n"] == ann.state["n"]
    ann.close()


def test_who_looks_on_is_told_nothing(server: Address) -> None:
    table, _ = server.lay("you", "friend")
    assert "only players" in server.player(table).refused(type="possible")

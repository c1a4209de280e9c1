"""Bids around the table (as in SF 31)."""

from __future__ import annotations

from quickening_tiny.things import HAND, LOT, MARKET

from tests.core.tiny import Tiny, dealt
from tests.core.tiny.saying import asked, log, offered, says


def an_auction() -> Tiny:
    game = dealt(market="Club, Raven", Ann="Spark", Bob="", Cyd="", Dee="")
    says(game, "Ann", "Open an auction")
    return game


def test_the_card_for_sale_is_shown_to_everybody() -> None:
    game = an_auction()

    assert [card.name for card in game.view(3).area(LOT).cards] == ["Raven"]
    assert [card.name for card in game.view(3).area(MARKET).cards] == [""]


def test_whoever_opens_an_auction_has_to_bid() -> None:
    assert offered(an_auction()) == ["Bid 1", "Bid 2", "Bid 3"]


def test_bids_go_clockwise_and_who_passes_is_out() -> None:
    game = an_auction()

    says(game, "Ann", "Bid 1")
    says(game, "Bob", "Pass")
    says(game, "Cyd", "Bid 2")
    says(game, "Dee", "Pass")

    assert asked(game) == "Ann"
    assert offered(game) == ["Bid 3", "Pass"]
    says(game, "Ann", "Pass")

    assert "Cyd has Raven for 2." in log(game)
    assert "Raven" in [game.cards[card].name for card in game.area(HAND, 2)]


def test_the_highest_bidder_alone_pays_and_only_when_it_is_over() -> None:
    game = an_auction()

    says(game, "Ann", "Bid 1")
    says(game, "Bob", "Bid 2")
    assert game.coins == (3, 3, 3, 3)

    for name in ("Cyd", "Dee", "Ann"):
        says(game, name, "Pass")
    assert game.coins == (3, 1, 3, 3)


def test_who_cannot_bid_more_is_not_asked() -> None:
    game = an_auction()

    says(game, "Ann", "Bid 3")

    assert log(game)[-5:] == ["Ann bids 3.", "Bob passes.", "Cyd passes.", "Dee passes.", "Ann has Raven for 3."]


def test_the_auction_suspends_the_turn_which_then_goes_on() -> None:
    game = an_auction()

    says(game, "Ann", "Bid 3")

    assert asked(game) == "Ann"
    assert offered(game) == ["Play Spark", "Lay Raven", "End the turn"]  # and no second auction


def test_if_a_bidder_leaves_the_card_goes_back() -> None:
    game = an_auction()
    says(game, "Ann", "Bid 2")

    game.concede(1)

    assert log(game)[-1] == "Raven goes back to the market."
    assert game.coins == (3, 3, 3, 3)
    assert asked(game) == "Ann"

"""Every style of tournament can be begun, with ready decks or with decks that bring what is not known here."""

from __future__ import annotations

from collections import Counter

import pytest

from quickening.bots.random import RandomBot
from quickening.games import new_game, replay_game, rules
from quickening.games.highlander import check_deck, parse_deck
from quickening.games.made import together
from quickening.server.lobby_pages import describe
from quickening.server.making import card_file

#: Its printed text is not known here: whoever plays the format writes down what their cards say.
LEAN = {"title": "Lean and Mean", "type": "event", "restriction": "6", "text": "Draw a card."}


def lean_deck() -> str:
    """A ready deck with six of them, and no card more than it must have."""
    made = tuple(card_file("highlander", LEAN).splitlines())
    listed = rules("highlander").ready_decks(edition="type-one")["oldest"].listed()
    counts = Counter(key for _, keys in listed.piles for key in keys) + Counter({LEAN["title"]: 6})

    def wrong(cards: Counter[str]) -> set[str]:
        return {one.rule for one in check_deck(parse_deck("mine", written(cards, made)), "lean")}

    for key in [key for key in counts if key != LEAN["title"]]:
        while wrong(counts) and counts[key] and wrong(counts - Counter({key: 1})) <= {"HLT 871"}:
            counts = counts - Counter({key: 1})
    assert not wrong(counts)
    return written(counts, made)


def written(counts: Counter[str], made: tuple[str, ...]) -> str:
    return together("\n".join(["# Mine", *(f"{many} {key}" for key, many in counts.items())]), made)


@pytest.mark.parametrize("style", ["standard", "sealed", "two-headed", "plot-hilt"])
def test_a_style_is_begun_with_ready_decks(style: str) -> None:
    decks = list(rules("highlander").ready_decks(format=style))
    assert len(decks) > 1

    game, bot = new_game("highlander", decks[:2], seed=1, format=style), RandomBot(1)
    for _ in range(30):
        if game.decision is not None:
            game.answer(bot.choose(game.decision))

    assert replay_game(game.record()).fingerprint() == game.fingerprint()
    assert style in describe("highlander")["options"]["format"]


def test_a_deck_made_for_one_style_is_not_among_those_of_another() -> None:
    assert "oldest-without-a-hilt" not in rules("highlander").ready_decks(format="standard")
    assert "two-swift-blades" not in rules("highlander").ready_decks(format="plot-hilt")


def test_lean_and_mean_is_played_with_decks_that_bring_the_card() -> None:
    deck = parse_deck("mine", lean_deck()).listed()

    game = new_game("highlander", [deck, deck], seed=1, format="lean")

    assert sum(card.name == LEAN["title"] for card in game.cards) == 12
    assert describe("highlander")["brought"]["format"] == ["lean"]

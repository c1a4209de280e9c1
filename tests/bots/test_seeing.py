"""What a bot is shown of a decision: what its seat sees, and nothing by which cards could be told apart otherwise."""

from __future__ import annotations

import pytest

from quickening.arena import Match, bots_for, matches, start, take_turn
from quickening.core.decisions import Decision, Option
from quickening.core.players import choice_of
from quickening.core.views import View
from quickening.games import finished


class Peeping:
    """A bot that remembers what it was shown, and takes the first option."""

    def __init__(self, wants_view: bool) -> None:
        self.wants_view = wants_view
        self.shown: list[Decision] = []

    def choose(self, decision: Decision, view: View | None) -> tuple[Option, ...]:
        assert (view is not None) == self.wants_view
        self.shown.append(decision)
        return (
            decision.options[:1] * max(1, decision.least) if decision.repeats else decision.options[: decision.most]
        )


def some_way_into(game: str, seed: int) -> tuple[Match, list[Decision]]:
    """Decisions of a game, as bots meet them."""
    match = matches(game, 1, seed=seed)[0]
    played, bots = start(match), bots_for(match)
    met: list[Decision] = []
    while not played.over and len(met) < 60:
        assert played.decision is not None
        met.append(played.decision)
        take_turn(played, bots)
    return match, met


@pytest.mark.parametrize("game", finished())
def test_a_bot_is_shown_handles_and_no_numbers_of_the_engine(game: str) -> None:
    for seed in range(3):
        _, met = some_way_into(game, seed)
        seen = [decision.seen() for decision in met]

        assert any(option.ref >= 0 for decision in met for option in decision.options)
        assert all(option.ref == option.ref2 == -1 for decision in seen for option in decision.options)
        for decision, shown in zip(met, seen, strict=True):
            ids = [option.id for option in decision.options]
            assert len(set(ids)) == len(ids), "an id means one option"
            assert [(option.id, option.label) for option in shown.options] == [
                (option.id, option.label) for option in decision.options
            ]
            assert shown.find(shown.options[-1:] * max(1, shown.least) if shown.repeats else ids[: shown.most])


@pytest.mark.parametrize("game", finished())
def test_a_view_holds_the_decision_as_its_seat_sees_it(game: str) -> None:
    played = start(matches(game, 1, seed=4)[0])
    watching = Peeping(wants_view=True)

    for _ in range(15):
        if not played.over:
            played.answer(choice_of(watching, played))

    assert any(option.card for decision in watching.shown for option in decision.options)
    assert {option.ref for decision in watching.shown for option in decision.options} == {-1}


def test_a_bot_that_looks_at_nothing_is_shown_nothing() -> None:
    played = start(matches("huntik", 1, seed=4)[0])
    asked, blind = played.decision, Peeping(wants_view=False)
    assert asked is not None

    answer = choice_of(blind, played)

    assert answer == asked.options[:1]
    assert [option.index for option in blind.shown[0].options] == list(range(len(asked.options)))
    assert all(option == Option("", index=n) for n, option in enumerate(blind.shown[0].options))

"""What holds of every question that is asked, in whichever game."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.arena import Match, matches
from quickening.core.decisions import ACT, CHOOSE, MAY, NUMBER, ORDER, RESPOND, SETUP, SHARE, sort_of
from quickening.core.players import choice_of
from quickening.games.books import books
from tests.properties.invariants import decisions_of

SORTS = {ACT, RESPOND, MAY, CHOOSE, SHARE, ORDER, NUMBER, SETUP}
KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("huntik", 2, {}),
    ("shadowfist", 2, {}),
    ("shadowfist", 4, {}),
    *(("highlander", 2, {"edition": edition}) for edition in ("first", "third", "type-one")),
]


def match_of(game: str, players: int, options: dict[str, Any]) -> Match:
    return matches(game, 1, players=players, seed=7, options=options)[0]


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_every_question_says_who_asks(game: str, players: int, options: dict[str, Any]) -> None:
    known = {rule.cited for book in books().values() for rule in book}
    asked = 0
    for state, _ in decisions_of(match_of(game, players, options)):
        if state.decision is None:
            continue
        view = state.view(state.decision.seat)
        assert view.decision is not None
        asked += 1
        assert view.decision.source or view.decision.rule, view.decision.question
        assert not view.decision.rule or is_known(view.decision.rule, known), view.decision.rule
        faces = {card.handle for area in view.areas for card in area.cards if card.name}
        assert view.decision.source in (0, *faces), "the card that asks is one that this seat sees"
    assert asked > 20


def is_known(rule: str, known: set[str]) -> bool:
    """A rule, or a chapter of the book."""
    return rule in known or any(one.startswith(f"{rule}.") for one in known)


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_going_on_is_always_a_legal_answer(game: str, players: int, options: dict[str, Any]) -> None:
    idle = 0
    for state, _ in decisions_of(match_of(game, players, options)):
        decision = state.decision
        if decision is None:
            continue
        assert sort_of(decision) in SORTS
        assert sort_of(decision) != RESPOND or decision.next is not None, "who may respond need not"
        if decision.next is not None:
            idle += 1
            other = state.clone()
            other.answer([decision.options[place] for place in decision.next])
    assert idle > 10


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_a_game_in_which_nobody_responds_comes_to_an_end(game: str, players: int, options: dict[str, Any]) -> None:
    state, bots = next(decisions_of(match_of(game, players, options)))
    while state.decision is not None:
        decision = state.decision
        passes = decision.next if sort_of(decision) == RESPOND else None
        if passes is None:
            state.answer(choice_of(bots[decision.seat], state))
        else:
            state.answer([decision.options[place] for place in passes])

    assert state.over

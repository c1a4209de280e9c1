"""What a person reads beside a question, what options are about, what is staged: by the rules, as a seat knows it."""

from __future__ import annotations

import re
from string import Formatter
from typing import Any

import pytest

from quickening.arena import matches
from quickening.core.prompts import GIVE, GUARD, PLAY, TARGET, Choice
from quickening.core.questions import questions_of
from tests.properties.invariants import decisions_of
from tests.table import Table

KINDS: list[tuple[str, dict[str, Any]]] = [
    ("huntik", {}),
    ("shadowfist", {}),
    *(("highlander", {"edition": edition}) for edition in ("first", "third", "type-one")),
]
#: What games fill in.
KNOWN = {
    "huntik": {"card", "mine", "theirs"},
    "shadowfist": {"card", "active", "hand", "moment", "played", "room"}
    | {"who", "whose", "target", "how", "peril", "between"},
    "highlander": {"card", "aim"},
}


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_every_question_says_why_and_has_a_choice_for_each_option(game: str, options: dict[str, Any]) -> None:
    asked = 0
    for match in matches(game, 2, ("thumb", "random"), seed=9, options=options):
        for state, _ in decisions_of(match):
            if state.decision is None:
                continue
            view = state.view(state.decision.seat)
            assert view.prompt is not None
            assert view.prompt.title
            assert view.prompt.why, view.prompt.title
            assert "{" not in view.prompt.title + view.prompt.why
            assert len(view.prompt.choices) == sum(option.listed for option in state.decision.options)
            assert state.view(state.decision.seat, log=False).prompt is None
            asked += 1
    assert asked > 40


@pytest.mark.parametrize("game", KNOWN)
def test_a_row_of_questions_asks_for_nothing_that_is_not_filled_in(game: str) -> None:
    for pattern, title, why in questions_of(f"quickening.games.{game}").rows:
        wanted = {name for _, name, _, _ in Formatter().parse(title + why) if name}
        assert wanted <= KNOWN[game] | set(pattern.groupindex), pattern.pattern


def choices(table: Table, seat: int) -> dict[str, Choice]:
    """Each option that is listed, by its label, and what it is about."""
    view = table.game.view(seat)
    listed = [option.label for option in view.decision.options if option.listed]
    return dict(zip(listed, view.prompt.choices, strict=True))


def test_a_hero_is_told_where_a_move_leads(table: Table) -> None:
    ann, bob = table.huntik("Ann", "Bob")
    ann.controls("Springer", zone=2)
    bob.controls("Breaker", zone=3)  # which Ann counts as the third as well

    about = choices(table, 0)

    assert about["Move Springer 1 zone forward"] == Choice("use", "zone:3", "fight")
    assert about["Move Springer 1 zone back"] == Choice("use", "zone:1", "back")


def test_a_combat_is_staged_with_its_sums_and_what_knocks_out(table: Table) -> None:
    ann, bob = table.huntik("Ann", "Bob")
    ann.controls("Caliban", zone=3)
    ann.controls("Springer", zone=2)
    bob.controls("The Professor", zone=3)
    assert table.game.stage(0) is None

    ann.moves("Springer", forward=1)
    ann.starts_combat()

    stage = table.game.view(1).stage
    assert [side.sum for side in stage.sides] == [10, 4]
    assert sorted(words for _, words, _ in stage.tags) == ["3 to KO", "5 to KO", "6 to KO"]


def test_an_attack_is_staged_with_what_would_get_through(table: Table) -> None:
    ann, bob = table.shadowfist("Ann", "Bob")
    ann.controls("City Park")
    ann.controls("Tears of the Crocodile", "Mantis Fighter", at="City Park")
    bob.controls("Monkey House")
    bob.controls("Armorer", at="Monkey House")

    ann.attacks("Monkey House", with_=["Tears of the Crocodile", "Mantis Fighter"])
    stage = table.game.view(0).stage

    assert (stage.sides[0].sum, stage.left, stage.through) == (7, (7, 7), 7)
    assert "You attack Monkey House with Tears of the Crocodile" in table.game.view(0).prompt.why
    bob.intercepts("Tears of the Crocodile", with_=["Armorer"])
    stage = table.game.view(1).stage
    assert (len(stage.lane), stage.through) == (1, 1)


def test_a_face_down_target_tells_its_body_to_its_player_alone(table: Table) -> None:
    ann, bob = table.shadowfist("Ann", "Bob")
    ann.controls("City Park")
    ann.controls("Tears of the Crocodile", at="City Park")
    bob.controls("Monkey House", face_down=True)
    ann.attacks("a face-down Feng Shui Site", with_=["Tears of the Crocodile"])

    assert table.game.view(0).stage.left is None
    assert table.game.view(1).stage.left == (7, 7)


def test_who_defends_reads_where_the_attack_is_aimed_unless_it_is_hidden(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has("Upper Left Attack")
    bob.has("Upper Left Block", "Lower Left Attack")
    alice.attacks("Upper Left Attack")
    alice.ends_phase()
    bob.goes_to("defense")

    prompt = table.game.view(1).prompt

    assert re.fullmatch("Aimed at upper left, 2 damage if it hits.", prompt.why)
    assert choices(table, 1)["Defend with Upper Left Block"].role == GUARD


def test_what_only_throws_a_card_away_is_told_apart(table: Table) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="type-one")
    alice.has("Upper Left Attack")
    alice.goes_to("attack")

    about = choices(table, 0)

    assert about["Exert for nothing"].role == GIVE
    assert about["Attack with Upper Left Attack"].role == PLAY


def test_what_may_be_attacked_is_a_target(table: Table) -> None:
    ann, bob = table.shadowfist("Ann", "Bob")
    ann.controls("City Park")
    ann.controls("Tears of the Crocodile", at="City Park")
    bob.controls("Monkey House")

    assert choices(table, 0)["Attack Monkey House"].role == TARGET

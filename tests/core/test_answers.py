"""What is asked, what is not, and what becomes of answers that are none."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from quickening_tiny.things import HAND

from quickening.core.decision_data import decision_data
from quickening.core.decisions import Decision, Option
from quickening.core.refusals import Refusal, Refused
from tests.core.tiny import Tiny, dealt, why_not_play
from tests.core.tiny.saying import asked, find, offered, random_game, says

# -- forced decisions ----------------------------------------------------------------------------------------------


def test_where_there_is_only_one_opponent_nobody_asks_against_whom() -> None:
    game = dealt(Ann="Knife", Bob="")
    says(game, "Ann", "Lay Knife")
    assert offered(game) == ["Open an auction", "End the turn"]

    game = dealt(Ann="Knife", Bob="", Cyd="")
    says(game, "Ann", "Lay Knife")
    assert offered(game) == ["Against Bob", "Against Cyd"]


def test_a_forced_answer_is_not_recorded() -> None:
    game = dealt(Ann="Knife", Bob="")
    says(game, "Ann", "Lay Knife", "End the turn")

    assert [answer.chosen[0].split(":")[0] for answer in game.recorded_answers()] == ["lay", "end"]


def test_a_game_may_be_told_to_ask_all_the_same_where_it_is_at_rest() -> None:
    game = dealt(market="", Ann="Knife, Raven", Bob="")
    game.ask_forced = True

    says(game, "Ann", "Lay Knife")  # against whom is not asked: that is in the middle of something

    assert asked(game) == "Ann"
    assert offered(game) == ["End the turn"]


@pytest.mark.parametrize("seed", range(6))
def test_no_decision_of_a_game_is_forced_and_its_options_can_be_told_apart(seed: int) -> None:
    for game in random_game(seed):
        if game.decision is not None:
            ids = [option.id for option in game.decision.options]
            assert not game.decision.forced
            assert len(set(ids)) == len(ids) > 1


def small_decisions() -> st.SearchStrategy[Decision]:
    options = st.integers(0, 3).map(lambda n: tuple(Option("take", number=number) for number in range(n)))
    bounds = st.tuples(st.integers(0, 3), st.integers(0, 3)).map(sorted)
    flags = st.tuples(st.booleans(), st.booleans(), st.booleans())
    return st.builds(
        lambda options, bounds, flags: Decision(0, "Which?", options, *bounds, *flags), options, bounds, flags
    )


def possible_answers(decision: Decision) -> set[tuple[Option, ...]]:
    """All answers that are not refused; the order counts only where the decision says so."""
    found = set()
    for length in range(4):
        for answer in product(decision.options, repeat=length):
            try:
                chosen = decision.find(answer)
            except Refused:
                continue
            found.add(chosen if decision.ordered else tuple(sorted(chosen, key=lambda option: option.id)))
    return found


@given(small_decisions())
def test_a_decision_is_forced_when_there_is_exactly_one_answer_to_it(decision: Decision) -> None:
    possible = possible_answers(decision)
    assume(possible)  # one without any answer is no decision

    assert decision.forced == (len(possible) == 1)
    if decision.forced:
        assert {decision.only_answer} == possible


# -- answers -------------------------------------------------------------------------------------------------------


def test_an_answer_is_an_option_its_id_or_a_sequence_of_either() -> None:
    game = dealt(Ann="Spark, Study", Bob="")
    assert game.decision is not None
    option = game.decision.options[0]
    fingerprints = set()
    for answer in (option, option.id, [option], (option.id,)):
        clone = game.clone()
        clone.answer(answer)
        fingerprints.add(clone.fingerprint())

    assert len(fingerprints) == 1
    assert game.fingerprint() not in fingerprints


NOT_ANSWERS: list[tuple[Any, str]] = [
    ("nonsense", "'nonsense' is not an option of: Your turn"),
    ("", "'' is not an option of: Your turn"),
    (Option("play", "Play {name}", card=999, name="Spark"), "Play Spark is not an option of: Your turn"),
    (["end", "end"], "2 chosen where 1 must be: Your turn"),
    (["end", "auction"], "2 chosen where 1 must be: Your turn"),
    ([], "0 chosen where 1 must be: Your turn"),
    (None, "None is not an option of: Your turn"),
    (0, "0 is not an option of: Your turn"),
    (0.5, "0.5 is not an option of: Your turn"),
    ({"end"}, "{'end'} is not an option of: Your turn"),
    ({"end": 1}, "{'end': 1} is not an option of: Your turn"),
    (b"end", "101 is not an option of: Your turn"),
    ([None], "None is not an option of: Your turn"),
    ([["end"]], "['end'] is not an option of: Your turn"),
]


@pytest.mark.parametrize(("answer", "reason"), NOT_ANSWERS)
def test_a_refused_answer_changes_nothing_and_says_why(answer: Any, reason: str) -> None:
    game = dealt(Ann="Spark", Bob="")
    before = game.fingerprint()

    with pytest.raises(Refused) as refused:
        game.answer(answer)

    assert str(refused.value) == reason
    assert game.fingerprint() == before


def test_the_same_option_cannot_be_chosen_twice_unless_a_number_is_divided() -> None:
    options = Option("on", "On {name}", card=1, name="Ann"), Option("on", "On {name}", card=2, name="Bob")
    twice = ["on:1", "on:1"]

    with pytest.raises(Refused, match="the same option was chosen twice"):
        Decision(0, "Which two?", options, least=2, most=2).find(twice)
    assert Decision(0, "Divide 2", options, least=2, most=2, repeats=True).find(twice) == (options[0], options[0])


def test_the_number_of_options_is_named_as_a_range() -> None:
    decision = Decision(0, "Which?", tuple(Option("take", number=n) for n in range(4)), least=1, most=3)

    with pytest.raises(Refused, match="4 chosen where 1 to 3 must be"):
        decision.find(decision.options)


def test_who_may_decline_may_answer_nothing_but_not_too_little() -> None:
    options = tuple(Option("take", number=n) for n in range(4))
    decision = Decision(0, "Which two, if any?", options, least=2, most=2, may_decline=True)

    assert decision.find([]) == ()
    with pytest.raises(Refused, match="1 chosen where 2 must be"):
        decision.find(["take:0"])


def test_the_order_of_an_answer_is_kept() -> None:
    options = tuple(Option("take", number=n) for n in range(3))
    decision = Decision(0, "In which order?", options, least=3, most=3, ordered=True)

    assert decision.find(["take:2", "take:0", "take:1"]) == (options[2], options[0], options[1])


# -- after the end -------------------------------------------------------------------------------------------------


def a_finished_game() -> Tiny:
    game = dealt(Ann="", Bob="")
    game.concede(0)
    return game


@pytest.mark.parametrize("answer", ["end", [], None])
def test_after_the_end_there_is_nothing_to_answer(answer: Any) -> None:
    game = a_finished_game()
    before = game.fingerprint()

    with pytest.raises(Refused, match="the game is over: there is nothing to answer"):
        game.answer(answer)
    assert game.fingerprint() == before


def test_after_the_end_nobody_concedes() -> None:
    game = a_finished_game()
    before = game.fingerprint()

    with pytest.raises(Refused, match="the game is over: there is nothing to concede"):
        game.concede(1)
    assert game.fingerprint() == before


@pytest.mark.parametrize("seat", [2, -1, "0", None, (0,)])
def test_who_does_not_sit_there_cannot_concede(seat: Any) -> None:
    game = dealt(Ann="", Bob="")
    before = game.fingerprint()

    with pytest.raises(Refused, match="there is no seat"):
        game.concede(seat)
    assert game.fingerprint() == before


# -- options for the outside ---------------------------------------------------------------------------------------


def test_an_option_is_shown_by_its_id_its_words_and_its_cards() -> None:
    option = Option(
        "give", "Give {name} {number} of {other}", card=12, name="Ann", number=2, other=7, other_name="Oil"
    )
    (shown,) = decision_data(Decision(0, "What?", (option,)))["options"]

    assert shown["id"] == "give:12:c7:2"
    assert shown["label"] == "Give Ann 2 of Oil"
    assert shown["cards"] == (12, 7)
    assert not {"ref", "ref2"} & shown.keys()


@pytest.mark.parametrize(
    ("option", "spelled"),
    [
        (Option("end"), "end"),
        (Option("play", card=5), "play:5"),
        (Option("swap", card=5, other=6), "swap:5:c6"),
        (Option("bid", number=0), "bid:0"),
        (Option("move", card=5, number=2), "move:5:2"),
        (Option("against", seat=0), "against:p0"),
        (Option("do", index=0), "do:#0"),
    ],
)
def test_an_options_id_says_what_it_is_about(option: Option, spelled: str) -> None:
    assert option.id == spelled


def test_the_engines_own_numbers_are_no_part_of_an_options_id() -> None:
    assert Option("play", card=5, ref=3, ref2=4).id == Option("play", card=5, ref=8, ref2=9).id


# -- why not -------------------------------------------------------------------------------------------------------


def test_the_judge_of_the_menu_says_why_something_is_not_on_it() -> None:
    game = dealt(Ann="Snuff, Knife", Bob="Spark")
    snuff, knife, spark = find(game, "Snuff", HAND, 0), find(game, "Knife", HAND, 0), find(game, "Spark", HAND, 1)

    assert str(why_not_play(game, 0, snuff)) == (
        "Snuff cannot be played: there is no target deed. (TN 4) Snuff: “Cancel target deed.”"
    )
    assert str(why_not_play(game, 0, knife)) == "Knife is not a deed. (TN 3) Lay it in your turn."
    assert str(why_not_play(game, 0, spark)) == "Spark is not in your hand. (TN 4)"
    assert why_not_play(game, 1, spark) is None


def test_a_refusal_can_be_raised_and_is_kept() -> None:
    refusal = Refusal("TN 4", "{name} is not a deed.", name="Knife")

    assert Refused(refusal).refusal is refusal
    assert str(Refused(refusal)) == "Knife is not a deed. (TN 4)"
    assert Refused("no").refusal is None

"""A rule of thumb: figures for options become an answer to any kind of decision."""

from __future__ import annotations

import pytest

from quickening.bots.thumb import ThumbBot, best_answer
from quickening.core.decisions import Decision, Option

OPTIONS = tuple(Option(letter, letter) for letter in "abc")


def chosen(scores: list[float], **how: object) -> str:
    decision = Decision(0, "Which?", OPTIONS, **how)  # type: ignore[arg-type]  # fields by name
    answer = best_answer(decision, scores)
    assert decision.find(answer) == answer
    return "".join(option.kind for option in answer)


def test_the_best_option_is_taken_and_among_equals_the_first() -> None:
    assert chosen([1.0, 3.0, 2.0]) == "b"
    assert chosen([2.0, 2.0, 1.0]) == "a"
    assert chosen([-3.0, -1.0, -2.0]) == "b"


def test_what_may_be_declined_is_declined_when_nothing_is_good() -> None:
    assert chosen([-1.0, -2.0, -3.0], may_decline=True) == ""
    assert chosen([-1.0, 0.5, -3.0], may_decline=True) == "b"


def test_as_many_are_taken_as_are_good_but_never_too_few_or_too_many() -> None:
    assert chosen([1.0, 2.0, -1.0], least=0, most=3) == "ba"
    assert chosen([-1.0, -2.0, -3.0], least=2, most=3) == "ab"
    assert chosen([1.0, 2.0, 3.0], least=0, most=2) == "cb"
    assert chosen([-1.0, -2.0, -3.0], least=0, most=2) == ""


def test_what_is_divided_goes_to_the_best() -> None:
    assert chosen([1.0, 2.0, 0.0], least=3, most=3, repeats=True) == "bbb"


def test_a_rule_of_thumb_needs_to_see_the_table() -> None:
    class Nobody:
        def answer(self, decision: object, view: object) -> None: ...
        def scores(self, decision: object, view: object) -> list[float]:
            return []

        def chose(self, decision: object, answer: object) -> None: ...

    with pytest.raises(ValueError, match="needs the view"):
        ThumbBot(Nobody()).choose(Decision(0, "Which?", OPTIONS))

"""The random bot: anything legal, each answer as likely as any other."""

from __future__ import annotations

from collections import Counter

import pytest

from quickening.bots import bot
from quickening.bots.random import answer_counts
from quickening.core.decisions import Decision, Option
from quickening.core.refusals import Refused

LETTERS = tuple(Option(letter, letter) for letter in "abcd")

DECISIONS = {
    "one": Decision(0, "One?", LETTERS),
    "one or none": Decision(0, "One, or none?", LETTERS, may_decline=True),
    "some": Decision(0, "Up to two?", LETTERS, least=0, most=2),
    "two to three": Decision(0, "Two or three?", LETTERS, least=2, most=3),
    "more than there are": Decision(0, "Up to nine?", LETTERS[:2], least=1, most=9),
    "in order": Decision(0, "In which order?", LETTERS[:3], least=3, most=3, ordered=True),
    "divided": Decision(0, "Divide three", LETTERS[:2], least=3, most=3, repeats=True),
    "two thirds or none": Decision(0, "Two?", LETTERS[:3], least=2, most=2, may_decline=True),
}


@pytest.mark.parametrize("decision", DECISIONS.values(), ids=DECISIONS)
def test_every_legal_answer_comes_equally_often(decision: Decision) -> None:
    player = bot("random", "huntik", seed=1)
    kinds = sum(answer_counts(decision).values())
    seen: Counter[tuple[str, ...]] = Counter()

    for _ in range(300 * kinds):
        answer = player.choose(decision, None)
        assert decision.find(answer) == answer
        names = tuple(option.kind for option in answer)
        seen[names if decision.ordered else tuple(sorted(names))] += 1

    assert len(seen) == kinds
    assert all(200 < count < 400 for count in seen.values()), seen


def test_the_same_seed_chooses_alike_and_another_one_does_not() -> None:
    decision = Decision(0, "Any?", LETTERS, least=0, most=4)

    def choices(seed: int) -> list[tuple[Option, ...]]:
        player = bot("random", "huntik", seed)
        return [player.choose(decision, None) for _ in range(20)]

    assert choices(3) == choices(3)
    assert choices(3) != choices(4)


def test_a_bot_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(Refused, match="there is no bot 'genius' for huntik; there are: random, novice, thumb, club"):
        bot("genius", "huntik")

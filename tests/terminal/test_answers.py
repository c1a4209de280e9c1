"""What a player types, and what it means."""

from __future__ import annotations

import pytest

from quickening.core.decisions import Decision, Option
from quickening.core.refusals import Refused
from quickening.terminal.answers import how_to_answer, read_answer

MENU = tuple(
    Option(f"o{n}", words) for n, words in enumerate(("Play Caliban", "Move Cherit", "Move Caliban", "Pass"))
)
ONE = Decision(0, "Your turn", MENU)
SEVERAL = Decision(0, "Which?", MENU, least=1, most=3)
MAYBE = Decision(0, "Any?", MENU, least=0, most=2)
OFFER = Decision(0, "One?", MENU, may_decline=True)
AIM = Decision(0, "Aim 6 attacks", MENU[:3], least=6, most=6, repeats=True)
AIM_TWO = Decision(0, "Aim 2 attacks", MENU[:3], least=2, most=2, repeats=True)


def meant(decision: Decision, typed: str) -> str:
    """The numbers of the options a line means."""
    return "".join(str(decision.options.index(option) + 1) for option in read_answer(decision, typed))


@pytest.mark.parametrize(
    ("decision", "typed", "numbers"),
    [
        (ONE, "2", "2"),
        (ONE, "  4 ", "4"),
        (ONE, "pass", "4"),
        (ONE, "CHERIT", "2"),
        (ONE, "move caliban", "3"),
        (SEVERAL, "3 1", "31"),
        (SEVERAL, "3,1", "31"),
        (SEVERAL, "2-4", "234"),
        (MAYBE, "", ""),
        (MAYBE, "none", ""),
        (OFFER, "0", ""),
        (OFFER, "2", "2"),
        (AIM, "3 1 2", "111233"),
        (AIM, "0 6 0", "222222"),
        (AIM, "2", "222222"),
        (AIM, "1:4 3:2", "111133"),
        (AIM, "1 1 2 2 3 3", "112233"),
        (AIM_TWO, "1 3", "13"),
        (AIM_TWO, "1 0 1", "13"),
    ],
)
def test_a_line_means_options(decision: Decision, typed: str, numbers: str) -> None:
    assert meant(decision, typed) == numbers


@pytest.mark.parametrize(
    ("decision", "typed", "answer"),
    [
        (ONE, "5", "There is no 5: the options are 1 to 4."),
        (ONE, "", "An answer is needed: a number from 1 to 4."),
        (ONE, "1 2", "That is 2; choose 1."),
        (ONE, "move", "“move” could mean several: choose by number."),
        (ONE, "fly away", "“fly away” is no option and no command; type help for the commands."),
        (ONE, "²", "“²” is no option and no command; type help for the commands."),
        (ONE, "2x1", "“2x1” is no option and no command; type help for the commands."),
        (ONE, "9" * 5000, f"“{'9' * 300}...” is no option and no command; type help for the commands."),
        (SEVERAL, "1-999999999", "There is no 999999999: the options are 1 to 4."),
        (SEVERAL, "1 1", "Each may be chosen once."),
        (SEVERAL, "1-4", "That is 4; choose 1 to 3."),
        (AIM, "3 1 1", "That makes 5; it has to be 6 in all."),
        (AIM, "3 3", "There are 3 to divide among: one number each, 6 in all; or a single number for all at one."),
        (AIM, "4", "There is no 4: the options are 1 to 3."),
        (AIM, "1:4 5:2", "There is no 5: the options are 1 to 3."),
        (AIM, "1:999999999", "That makes 999999999; it has to be 6 in all."),
        (AIM, "1-2", "Divide like this: one number each, 6 in all; or a single number for all at one."),
    ],
)
def test_a_line_that_is_no_answer_gets_one_clear_line(decision: Decision, typed: str, answer: str) -> None:
    with pytest.raises(Refused) as refused:
        read_answer(decision, typed)

    assert str(refused.value) == answer


def test_the_prompt_says_what_may_be_typed() -> None:
    assert how_to_answer(ONE) == "a number from 1 to 4"
    assert how_to_answer(OFFER) == "a number from 1 to 4 or none"
    assert how_to_answer(SEVERAL) == "1 to 3 numbers"
    assert how_to_answer(MAYBE) == "up to 2 numbers, or none"
    assert how_to_answer(Decision(0, "Order?", MENU, 4, 4, ordered=True)) == "4 numbers in order"

"""What a player types, turned into options: numbers, names, ranges, and numbers divided among the options."""

from __future__ import annotations

import re
from collections.abc import Sequence

from quickening.core.decisions import Decision, Option
from quickening.core.files import shown
from quickening.core.refusals import Refused

NONE = frozenset({"", "-", "0", "none"})
#: A number as it is typed: in plain digits, and none that no list is as long as.
_DIGITS = r"([0-9]{1,9})"
_NUMBER, _RANGE, _SHARE = (re.compile(form) for form in (_DIGITS, f"{_DIGITS}-{_DIGITS}", f"{_DIGITS}[:x]{_DIGITS}"))


def read_answer(decision: Decision, typed: str) -> tuple[Option, ...]:
    """The options a line means. Refuses, in one line, what is no answer.

    >>> options = tuple(Option("aim", name, name=name) for name in ("Ogre", "Wolf"))
    >>> [o.label for o in read_answer(Decision(0, "Aim 3 attacks", options, 3, 3, repeats=True), "2 1")]
    ['Ogre', 'Ogre', 'Wolf']
    """
    text = " ".join(typed.lower().split())
    if text in NONE:
        return _nothing(decision)
    words = re.split(r"[,\s]+", text)
    if not all(_is_counted(decision, word) for word in words):
        return (_named(decision, text),)
    if decision.repeats:
        return _divided(decision, words)
    chosen = _numbered(decision, words)
    if len(chosen) > len(set(chosen)):
        raise Refused("Each may be chosen once.")
    return tuple(decision.options[n - 1] for n in _enough(decision, chosen))


def _is_counted(decision: Decision, word: str) -> bool:
    """Whether a word is a number, a range, or a share where something is divided."""
    forms = (_NUMBER, _RANGE, _SHARE) if decision.repeats else (_NUMBER, _RANGE)
    return any(form.fullmatch(word) for form in forms)


def is_number(word: str) -> bool:
    """Whether a word is a number that could be counted to.

    >>> is_number("12"), is_number("²"), is_number("9" * 5000)
    (True, False, False)
    """
    return _NUMBER.fullmatch(word) is not None


def how_to_answer(decision: Decision) -> str:
    """What may be typed, for the prompt.

    >>> how_to_answer(Decision(0, "Which?", (Option("a"), Option("b"), Option("c")), least=0, most=2))
    'up to 2 numbers, or none'
    """
    count = len(decision.options)
    least, most = decision.least, decision.most
    decline = " or none" if decision.may_decline or not least else ""
    if decision.repeats:
        return f"one number each, {_span(least, most)} in all; or a single number for all at one"
    if most == 1:
        return f"a number from 1 to {count}{decline}" if count > 1 else f"1{decline}"
    order = " in order" if decision.ordered else ""
    if not least or decision.may_decline:
        return f"up to {most} numbers{order}, or none"
    return f"{_span(least, most)} numbers{order}"


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def _nothing(decision: Decision) -> tuple[Option, ...]:
    if decision.may_decline or not decision.least:
        return ()
    raise Refused(f"An answer is needed: {how_to_answer(decision)}.")


def _numbered(decision: Decision, words: Sequence[str]) -> list[int]:
    """Numbers of options, with ranges spelled out."""
    numbers: list[int] = []
    for word in words:
        span = _RANGE.fullmatch(word)
        first, last = (int(span[1]), int(span[2])) if span else (int(word), int(word))
        _there(decision, first, last)
        numbers += range(first, last + 1) if first <= last else range(first, last - 1, -1)
    return numbers


def _there(decision: Decision, *numbers: int) -> None:
    count = len(decision.options)
    for number in numbers:
        if not 1 <= number <= count:
            raise Refused(f"There is no {number}: the options are 1 to {count}.")


def _enough(decision: Decision, chosen: Sequence[int]) -> Sequence[int]:
    if not decision.least <= len(chosen) <= decision.most:
        raise Refused(f"That is {len(chosen)}; choose {_span(decision.least, decision.most)}.")
    return chosen


def _divided(decision: Decision, words: Sequence[str]) -> tuple[Option, ...]:
    """`3 1 2`: so many for each option in turn; `2`: all at the second; `1:3 2:1`: so many at each named."""
    options = decision.options
    if all(_SHARE.fullmatch(word) for word in words):
        pairs = [tuple(map(int, word.replace("x", ":").split(":"))) for word in words]
        _numbered(decision, [str(number) for number, _ in pairs])
        return _total(decision, [(options[number - 1], count) for number, count in pairs])
    numbers = [int(word) for word in words if is_number(word)]
    if len(numbers) < len(words):
        raise Refused(f"Divide like this: {how_to_answer(decision)}.")
    if len(numbers) == 1:
        number = _numbered(decision, words)[0]
        return _total(decision, [(options[number - 1], decision.most)])
    if len(numbers) == len(options):
        return _total(decision, list(zip(options, numbers, strict=True)))
    if len(numbers) == decision.most:  # one option for each
        return _total(decision, [(options[number - 1], 1) for number in _numbered(decision, words)])
    raise Refused(f"There are {len(options)} to divide among: {how_to_answer(decision)}.")


def _total(decision: Decision, shares: Sequence[tuple[Option, int]]) -> tuple[Option, ...]:
    total = sum(count for _, count in shares)
    if not decision.least <= total <= decision.most:
        raise Refused(f"That makes {total}; it has to be {_span(decision.least, decision.most)} in all.")
    return tuple(option for option, count in shares for _ in range(count))


def _named(decision: Decision, text: str) -> Option:
    """The option of that label or kind, or the only one whose label has the words in it."""
    labels = [option.label.lower() for option in decision.options]
    for names in (labels, [option.kind for option in decision.options]):
        if names.count(text) == 1:
            return decision.options[names.index(text)]
    found = [option for option, label in zip(decision.options, labels, strict=True) if text in label]
    if len(found) == 1:
        return found[0]
    if found:
        raise Refused(f"“{text}” could mean several: choose by number.")
    raise Refused(f"“{shown(text)}” is no option and no command; type help for the commands.")

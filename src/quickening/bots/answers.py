"""What may be answered to a decision, under names that mean the same in every game a seat could be in."""

from __future__ import annotations

from itertools import combinations
from typing import TypeAlias

from quickening.bots.random import RandomBot, answer_counts
from quickening.core.decisions import Decision, Option

#: An option by what it says: kind, names of its cards, number, seat, place, and which of several that say the same.
Key: TypeAlias = tuple[str, str, str, int, int, int, int]
AnswerKey: TypeAlias = tuple[Key, ...]
Answer: TypeAlias = tuple[Option, ...]

NONE = -1
#: A standing pass spares people clicks. A bot may be asked as often as one likes, and gives up nothing for good.
STANDING = "pass until"
#: So many answers of several options are all looked at; of more, so many are drawn.
ALL, DRAWN = 16, 6


def option_keys(decision: Decision) -> list[Key]:
    """The keys of the options, in their order. The cards' handles are in none: they differ from game to game.

    >>> twice = Decision(0, "Which?", (Option("card", card=3, name="Bull"), Option("card", card=9, name="Bull")))
    >>> [key[-1] for key in option_keys(twice)]
    [0, 1]
    """
    keys: list[Key] = []
    met: dict[tuple[str, str, str, int, int, int], int] = {}
    for option in decision.options:
        number = NONE if option.number is None else option.number
        seat = NONE if option.seat is None else option.seat
        said = (option.kind, option.name, option.other_name, number, seat, option.index)
        nth = met.get(said, 0)
        met[said] = nth + 1
        keys.append((option.kind, option.name, option.other_name, number, seat, option.index, nth))
    return keys


def key_of(decision: Decision, keys: list[Key], answer: Answer) -> AnswerKey:
    """The key of an answer. Where the order does not matter it is that of the options."""
    places = [place_of(decision, option) for option in answer]
    if not decision.ordered:
        places.sort()
    return tuple([keys[place] for place in places])


def answer_of(decision: Decision, key: AnswerKey) -> Answer:
    """The answer that has a key."""
    places = {one: place for place, one in enumerate(option_keys(decision))}
    return tuple([decision.options[places[one]] for one in key])


def in_words(answer: Answer) -> str:
    """An answer as its options put it."""
    return ", ".join(option.label for option in answer) or "Nothing"


def place_of(decision: Decision, wanted: Option) -> int:
    """The place of an option; one that only looks like it will do."""
    for place, option in enumerate(decision.options):
        if option is wanted or option == wanted:
            return place
    for place, option in enumerate(decision.options):
        if option.id == wanted.id:
            return place
    raise ValueError(f"{wanted.label} is not an option of: {decision.question}")


def answers_to(decision: Decision, dice: RandomBot) -> list[Answer]:
    """Answers worth looking at: each option, or of several options at once all answers, or a few by chance."""
    options = decision.options
    if decision.most <= 1 and not decision.repeats:
        found: list[Answer] = [(option,) for option in options if option.kind != STANDING] if decision.most else []
        return [*found, ()] if decision.may_decline or decision.least == 0 else found
    if decision.repeats or decision.ordered or sum(answer_counts(decision).values()) > ALL:
        return drawn(decision, dice)
    sizes = [size for size in answer_counts(decision) if size]
    every: list[Answer] = [some for size in sizes for some in combinations(options, size)]
    return [*every, ()] if decision.may_decline or decision.least == 0 else every


def drawn(decision: Decision, dice: RandomBot) -> list[Answer]:
    """A few answers by chance, and none at all where that is one."""
    found = [dice.choose(decision) for _ in range(DRAWN)]
    return [*found, ()] if decision.may_decline else found

"""A player with rules of thumb: it sees what its seat sees, and answers with what looks best at a glance.

What looks best is a matter of the game: an `Adviser` gives each option a figure. This module turns the figures into
an answer to any kind of decision.
"""

from __future__ import annotations

from typing import Protocol

from quickening.core.decisions import Decision, Option
from quickening.core.views import View


class Adviser(Protocol):
    """What a game's rules of thumb have to say. It may remember what it was asked, never more than its seat saw."""

    def answer(self, decision: Decision, view: View) -> tuple[Option, ...] | None:
        """A whole answer where options cannot be judged one by one, else `None`."""
        ...

    def scores(self, decision: Decision, view: View) -> list[float]:
        """How good each option looks; what is better left alone is below 0."""
        ...

    def chose(self, decision: Decision, answer: tuple[Option, ...]) -> None:
        """The answer that is given."""
        ...


class ThumbBot:
    """Takes the option that looks best; among equals the first."""

    wants_view = True

    def __init__(self, adviser: Adviser) -> None:
        self.adviser = adviser

    def choose(self, decision: Decision, view: View | None = None) -> tuple[Option, ...]:
        """An answer to the decision."""
        if view is None:
            raise ValueError("a rule of thumb needs the view of its seat")
        answer = self.adviser.answer(decision, view)
        if answer is None:
            answer = best_answer(decision, self.adviser.scores(decision, view))
        self.adviser.chose(decision, answer)
        return answer


def best_answer(decision: Decision, scores: list[float]) -> tuple[Option, ...]:
    """As many as must be, and beyond that those that are good, the best first.

    >>> options = (Option("a"), Option("b"), Option("c"))
    >>> [option.kind for option in best_answer(Decision(0, "Which?", options, least=0, most=3), [1.0, -1.0, 2.0])]
    ['c', 'a']
    """
    order = sorted(range(len(scores)), key=lambda n: -scores[n])
    if not order or not decision.most:
        return ()
    if decision.may_decline and scores[order[0]] < 0:
        return ()
    if decision.repeats:
        return (decision.options[order[0]],) * decision.most
    good = sum(score > 0 for score in scores)
    count = min(max(decision.least, good), decision.most)
    return tuple(decision.options[n] for n in order[:count])

"""A player that answers anything: every legal answer is equally likely."""

from __future__ import annotations

from itertools import pairwise
from math import comb, perm

from quickening.core.chance import Chance
from quickening.core.decisions import Decision, Option
from quickening.core.views import View


class RandomBot:
    """Uniform over the legal answers, from a source of chance of its own. It looks at nothing."""

    wants_view = False

    def __init__(self, seed: int = 0) -> None:
        self.chance = Chance.seeded(seed)

    def choose(self, decision: Decision, view: View | None = None) -> tuple[Option, ...]:
        """An answer to the decision."""
        options = decision.options
        if decision.least == decision.most == 1 and not decision.may_decline:
            return (options[self.chance.below(len(options))],)
        size = self._size(decision)
        if decision.repeats:
            return self._with_repeats(decision, size)
        chosen = self._some(len(options), size)
        return tuple(options[n] for n in (chosen if decision.ordered else sorted(chosen)))

    def _size(self, decision: Decision) -> int:
        """How many options the answer names: as likely as there are answers of that size."""
        counts = answer_counts(decision)
        left = self.chance.below(sum(counts.values()))
        for size, count in counts.items():
            if left < count:
                return size
            left -= count
        raise AssertionError("the numbers of answers add up")  # pragma: no cover

    def _some(self, total: int, size: int) -> list[int]:
        """So many different numbers below the total, in any order."""
        numbers = list(range(total))
        self.chance.shuffle(numbers)
        return numbers[:size]

    def _with_repeats(self, decision: Decision, size: int) -> tuple[Option, ...]:
        options = decision.options
        if decision.ordered:
            return tuple(self.chance.pick(options) for _ in range(size))
        # Stars and bars: the bars among size + options - 1 places say how many of each option there are.
        bars = sorted(self._some(size + len(options) - 1, len(options) - 1))
        edges = [-1, *bars, size + len(options) - 1]
        counts = [after - before - 1 for before, after in pairwise(edges)]
        return tuple(option for option, count in zip(options, counts, strict=True) for _ in range(count))


def answer_counts(decision: Decision) -> dict[int, int]:
    """How many different answers there are of each size.

    >>> answer_counts(Decision(0, "Which?", (Option("a"), Option("b"), Option("c")), least=1, most=2))
    {1: 3, 2: 3}
    """
    total = len(decision.options)
    most = decision.most if decision.repeats else min(decision.most, total)
    counts = {size: _answers(decision, total, size) for size in range(decision.least, most + 1)}
    if decision.may_decline:
        counts[0] = 1
    return counts


def _answers(decision: Decision, total: int, size: int) -> int:
    if decision.repeats:
        return total**size if decision.ordered else comb(total + size - 1, size)
    return perm(total, size) if decision.ordered else comb(total, size)

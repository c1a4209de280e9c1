"""A beginner: plays by chance, but leaves alone what a rule of thumb would never do."""

from __future__ import annotations

from quickening.bots.random import RandomBot
from quickening.bots.thumb import Adviser
from quickening.core.decisions import Decision, Option
from quickening.core.views import View


class NoviceBot:
    """Any of the options that are not better left alone; of several options at once any answer."""

    wants_view = True

    def __init__(self, adviser: Adviser, seed: int = 0) -> None:
        self.adviser = adviser
        self.dice = RandomBot(seed)

    def choose(self, decision: Decision, view: View | None = None) -> tuple[Option, ...]:
        """An answer to the decision."""
        if view is None:
            raise ValueError("a beginner needs the view of its seat")
        answer = self.sensible(decision, view)
        self.adviser.chose(decision, answer)
        return answer

    def sensible(self, decision: Decision, view: View) -> tuple[Option, ...]:
        if decision.most != 1 or decision.repeats:
            return self.dice.choose(decision)
        whole = self.adviser.answer(decision, view)
        if whole is not None:
            return whole
        scores = self.adviser.scores(decision, view)
        good = [option for option, score in zip(decision.options, scores, strict=True) if score >= 0]
        if not good:
            return () if decision.may_decline or not decision.least else self.dice.choose(decision)
        return (self.dice.chance.pick(good),)

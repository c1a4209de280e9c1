"""What a player might do: the answers that look best after looking ahead, with the chance to win and why."""

from __future__ import annotations

from quickening.bots.advice import Hint
from quickening.bots.answers import AnswerKey, answer_of, in_words
from quickening.bots.search import Edge, Search, SearchBot, ranked
from quickening.core.decisions import Decision
from quickening.core.game import Game
from quickening.core.redealing import World
from quickening.core.valuing import Row
from quickening.core.views import View

#: So many answers are named, and so many reasons for each.
ANSWERS, REASONS = 3, 2
#: What weighs less is no reason.
SLIGHT = 0.02


class Considering(Search):
    """A search that also notes how its seat stands after each answer."""

    def watch(self, seat: int) -> None:
        self.seat: int = seat
        self.names: list[str] = []
        self.weights: list[float] = []
        self.stood: dict[int, Row] = {}

    def note(self, edge: Edge, game: Game) -> None:
        """How the seat stands at the end of an iteration that began with this answer, against the others' mean."""
        if not self.names:
            self.names, self.weights = [name.partition(" (")[0] for name, _ in game.guesses()], game.weights()
        rows = game.figures()
        others = [row for seat, row in enumerate(rows) if seat != self.seat]
        row = rows[self.seat]
        apart = [row[n] - sum([other[n] for other in others]) / len(others) for n in range(len(row))]
        before = self.stood.get(id(edge))
        self.stood[id(edge)] = apart if before is None else [a + b for a, b in zip(before, apart, strict=True)]

    def why(self, edge: Edge) -> str:
        """What an answer brings and costs, beside all that were looked at."""
        tried = [one for one in self.root.edges.values() if one.visits and id(one) in self.stood]
        if edge not in tried or len(tried) < 2:
            return ""
        means = [[figure / one.visits for figure in self.stood[id(one)]] for one in tried]
        middle = [sum(column) / len(tried) for column in zip(*means, strict=True)]
        own = means[tried.index(edge)]
        return sentence(self.names, self.weights, [a - b for a, b in zip(own, middle, strict=True)])


def sentence(names: list[str], weights: list[float], change: list[float]) -> str:
    """What changes for the better and what for the worse, in words.

    >>> sentence(["Ability", "attacks to be met", "cards in hand"], [2.0, -1.0, 0.5], [0.5, -0.4, -0.3])
    'It gains Ability and avoids attacks to be met, but gives up cards in hand.'
    >>> sentence(["Power", "Fighting"], [1.0, 1.0], [0.5, 0.4])
    'It gains Power and Fighting.'
    """
    worth = sorted(
        [(weight * by, name, by > 0) for name, weight, by in zip(names, weights, change, strict=True)],
        key=lambda one: -abs(one[0]),
    )
    good = [("gains" if up else "avoids", name) for value, name, up in worth if value > SLIGHT][:REASONS]
    bad = [("risks" if up else "gives up", name) for value, name, up in worth if value < -SLIGHT][:REASONS]
    told = ", but ".join(clause(reasons) for reasons in (good, bad) if reasons)
    return f"It {told}." if told else "It changes little."


def clause(reasons: list[tuple[str, str]]) -> str:
    """Verbs and what they are about; a verb is said once."""
    about = {verb: dict.fromkeys(name for other, name in reasons if other == verb) for verb, _ in reasons}
    return " and ".join(f"{verb} {' and '.join(names)}" for verb, names in about.items())


def hints(bot: SearchBot, decision: Decision, view: View, world: World) -> list[Hint]:
    """The best answers, the best one first; none where there is nothing to think over."""
    bot.asked += 1
    search, _ = bot.begun(decision, view, world, Considering)
    assert isinstance(search, Considering)
    search.watch(decision.seat)
    bot.run(search)
    return [hint_of(search, decision, key, edge) for key, edge in ranked(search.root)[:ANSWERS]]


def hint_of(search: Considering, decision: Decision, key: AnswerKey, edge: Edge) -> Hint:
    answer = answer_of(decision, key)
    return Hint(tuple(option.id for option in answer), in_words(answer), round(edge.mean, 3), search.why(edge))

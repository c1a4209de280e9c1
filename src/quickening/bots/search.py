"""A player that looks ahead, in games that its seat could be in: single-observer information-set tree search.

Each iteration takes a game that the seat could be in, walks down one tree of answers that is common to all of them,
plays on for a few decisions as players usually do, and asks what the position is worth to each seat. Which way it
walks is decided by what came of an answer so far and by how good it looks at a glance (PUCT): at the root by the
rules of thumb, below by how often options of its kind are taken. The answer looked at most is given.
"""

from __future__ import annotations

import time
from math import sqrt

from quickening.bots.answers import Answer, AnswerKey, Key, answer_of, answers_to, key_of, option_keys
from quickening.bots.random import RandomBot
from quickening.bots.thumb import Adviser, best_answer
from quickening.core.chance import Chance
from quickening.core.decisions import Decision, Option
from quickening.core.game import Game
from quickening.core.players import SearchingPlayer
from quickening.core.redealing import World
from quickening.core.views import View

#: How much a glance counts against what was found out.
CURIOSITY = 0.3
#: What has not been tried is taken to be so much worse than the rest.
CAUTION = 0.03
#: How many answers are looked at: so many, and more with the square root of the visits.
WIDE, WIDER = 2.0, 1.2
#: A playout is this many decisions in which something is done, and no more than so many in all. With six, the spread
#: of what an answer seemed to be worth was twice that with two, and good answers were told apart no better.
PLAYOUT, LONGEST = 2, 6
#: How good looks what was not judged at the root, and what the rule of thumb would do.
POOR, BEST = 0.02, 0.7


class Edge:
    """An answer in the tree: how often it could be given, how often it was, and what came of it for who gave it."""

    __slots__ = ("child", "glance", "offered", "total", "visits")

    def __init__(self, glance: float) -> None:
        self.glance: float = glance
        self.offered: int = 0
        self.visits: int = 0
        self.total: float = 0.0
        self.child: Node | None = None

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """Where a decision is asked, by the answers that led there."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[AnswerKey, Edge] = {}
        self.visits: int = 0
        self.total: float = 0.0


class Search:
    """One decision, thought over."""

    def __init__(self, world: World, glances: dict[AnswerKey, float], extra: Answer, chance: Chance) -> None:
        self.world = world
        self.glances = glances
        self.extra = extra
        self.chance = chance
        self.dice = RandomBot(chance.below(1 << 60))
        self.root = Node()
        self.faults = 0
        self.kinds: dict[str, float] = {}

    def iterate(self) -> None:
        """One game that could be, one way down the tree, and what it is worth."""
        game: Game = self.world.redeal(self.chance)
        if not self.kinds:
            self.kinds = game.kind_weights()
        node = self.root
        way: list[tuple[Node, Edge, int]] = []
        while game.decision is not None:
            decision = game.decision
            edge, answer = self.pick(node, decision)
            way.append((node, edge, decision.seat))
            game.answer(answer)
            if edge.child is None:
                edge.child = Node()
                break
            node = edge.child
        self.play_on(game)
        values = game.evaluate()
        if way:
            self.note(way[0][1], game)
        for passed, taken, seat in way:
            passed.visits += 1
            passed.total += values[seat]
            taken.visits += 1
            taken.total += values[seat]

    def note(self, edge: Edge, game: Game) -> None:
        """How a game that began with this answer has come out, for those who want to know more than its worth."""

    # -- down the tree ---------------------------------------------------------------------------------------------

    def pick(self, node: Node, decision: Decision) -> tuple[Edge, Answer]:
        """The answer that is tried now."""
        keys = option_keys(decision)
        open_ones: list[tuple[Edge, Answer]] = []
        fresh: list[tuple[float, AnswerKey, Answer]] = []
        for answer in self.answers(node, decision):
            key = key_of(decision, keys, answer)
            edge = node.edges.get(key)
            if edge is not None:
                edge.offered += 1
                open_ones.append((edge, answer))
            else:
                fresh.append((self.glance(node, key, answer), key, answer))
        if fresh and len(open_ones) < WIDE + WIDER * sqrt(node.visits):
            glance, key, answer = max(fresh, key=lambda one: one[0])
            edge = node.edges[key] = Edge(glance)
            edge.offered = 1
            open_ones.append((edge, answer))
        return self.best(node, open_ones)

    def answers(self, node: Node, decision: Decision) -> list[Answer]:
        found = answers_to(decision, self.dice)
        if node is self.root and self.extra:
            found.append(decision.find([option.id for option in self.extra]))
        return found

    def glance(self, node: Node, key: AnswerKey, answer: Answer) -> float:
        """How good an answer looks before anything is known of it."""
        if node is self.root:
            return self.glances.get(key, POOR)
        if not answer:
            return 1.0
        return sum([self.kinds.get(option.kind, 1.0) for option in answer]) / len(answer)

    def best(self, node: Node, open_ones: list[tuple[Edge, Answer]]) -> tuple[Edge, Answer]:
        """PUCT: what came of it, and the glance, which counts for less the more is known."""
        total = sum([edge.glance for edge, _ in open_ones]) or 1.0
        unknown = node.total / node.visits - CAUTION if node.visits else 0.5
        highest, chosen = -1.0, open_ones[0]
        for one in open_ones:
            edge = one[0]
            mean = edge.total / edge.visits if edge.visits else unknown
            value = mean + CURIOSITY * edge.glance / total * sqrt(edge.offered) / (1 + edge.visits)
            if value > highest:
                highest, chosen = value, one
        return chosen

    # -- beyond it -------------------------------------------------------------------------------------------------

    def play_on(self, game: Game) -> None:
        """A few decisions as players usually make them."""
        done = 0
        for _ in range(LONGEST):
            decision = game.decision
            if decision is None or done >= PLAYOUT:
                return
            answer = self.usual(decision)
            done += 1 if answer and answer[0].kind not in QUIET else 0
            game.answer(answer)

    def usual(self, decision: Decision) -> Answer:
        """An answer as players usually give it, by its kind."""
        if decision.most != 1 or decision.least > 1:
            return self.dice.choose(decision)
        kinds, options = self.kinds, decision.options
        weights = [kinds.get(option.kind, 1.0) for option in options]
        total = sum(weights) + (1.0 if decision.may_decline else 0.0)
        left = self.chance.below(1 << 30) / (1 << 30) * total
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return (options[place],)
        return () if decision.may_decline else (options[-1],)


#: Kinds of options by which a playout does not get on.
QUIET = frozenset({"pass", "no", "refrain", "end"})


class SearchBot(SearchingPlayer):
    """Looks ahead so many times for each decision; `seconds` is the most it thinks, if that is limited."""

    def __init__(self, adviser: Adviser, iterations: int, seed: int = 0, seconds: float = 0.0) -> None:
        super().__init__()
        self.adviser = adviser
        self.iterations = iterations
        self.seconds = seconds
        self.seed = seed
        self.asked = 0

    def choose(self, decision: Decision, view: View | None, world: World | None = None) -> tuple[Option, ...]:
        """An answer to the decision."""
        if view is None or world is None:
            raise ValueError("who looks ahead needs the view of its seat and games to look into")
        answer = self.searched(decision, view, world)
        self.adviser.chose(decision, answer)
        return answer

    def searched(self, decision: Decision, view: View, world: World) -> Answer:
        """The answer that was looked at most; by rule of thumb if there is nothing to think over."""
        self.asked += 1
        search, by_thumb = self.begun(decision, view, world)
        if len(search.glances) < 2:
            return by_thumb
        self.run(search)
        found = ranked(search.root)
        if not found:
            return by_thumb
        return answer_of(decision, found[0][0])

    def begun(
        self, decision: Decision, view: View, world: World, kind: type[Search] = Search
    ) -> tuple[Search, Answer]:
        """A search, and the answer by rule of thumb, which it begins with."""
        whole = self.adviser.answer(decision, view)
        scores = [0.0] * len(decision.options) if whole is not None else self.adviser.scores(decision, view)
        by_thumb = whole if whole is not None else best_answer(decision, scores)
        chance = Chance.seeded(self.seed * 1_000_003 + self.asked)
        keys = option_keys(decision)
        answers = [*answers_to(decision, RandomBot(chance.below(1 << 60))), by_thumb]
        glances = glances_of(decision, keys, answers, scores, by_thumb)
        extra = by_thumb if decision.most > 1 else ()
        return kind(world, glances, extra, chance), by_thumb

    def run(self, search: Search) -> None:
        """So many iterations, or as many as there is time for. One that meets a fault in the rules does not count."""
        until = time.monotonic() + self.seconds
        for _ in range(self.iterations):
            try:
                search.iterate()
            except Exception:  # in a game that is only imagined; the real one reports its faults
                search.faults += 1
            if self.seconds and time.monotonic() > until:
                return


def ranked(root: Node) -> list[tuple[AnswerKey, Edge]]:
    """The answers that were tried, the one looked at most first."""
    tried = [(key, edge) for key, edge in root.edges.items() if edge.visits]
    return sorted(tried, key=lambda one: (-one[1].visits, -one[1].total))


def glances_of(
    decision: Decision, keys: list[Key], answers: list[Answer], scores: list[float], by_thumb: Answer
) -> dict[AnswerKey, float]:
    """How good answers look at the root: by their rank among the scores; what is better left alone looks poor."""
    judged: dict[AnswerKey, float] = {}
    places = {option.id: place for place, option in enumerate(decision.options)}
    for answer in answers:
        judged[key_of(decision, keys, answer)] = sum([scores[places[option.id]] for option in answer])
    order = sorted(judged, key=lambda key: -judged[key])
    looks: dict[AnswerKey, float] = {}
    for rank, key in enumerate(order):
        looks[key] = 1.0 / (rank + 2) if judged[key] >= 0 else 0.5 / (rank + 2)
    looks[key_of(decision, keys, by_thumb)] = BEST
    return looks

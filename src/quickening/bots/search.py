"""A player that looks ahead, in games that its seat could be in: single-observer information-set tree search.

Each iteration takes a game that the seat could be in, walks down one tree of answers that is common to all of them,
plays on as players usually do until the turn is over, and asks what the position is worth to each seat. Which way
it walks is decided by what came of an answer so far and by how good it looks at a glance (PUCT): at the root by the
rules of thumb, below by how often options like it are taken. The answer looked at most is given.
"""

from __future__ import annotations

import time
from math import sqrt

from quickening.bots.answers import Answer, AnswerKey, Key, answer_of, answers_to, key_of, option_keys
from quickening.bots.random import RandomBot
from quickening.bots.thumb import Adviser, best_answer
from quickening.core.chance import Chance
from quickening.core.decisions import IDLE, Decision, Option
from quickening.core.game import Game
from quickening.core.players import SearchingPlayer
from quickening.core.redealing import World
from quickening.core.valuing import said_among
from quickening.core.views import View

#: How much a glance counts against what was found out.
CURIOSITY = 0.3
#: What has not been tried is taken to be so much worse than the rest.
CAUTION = 0.03
#: How many answers are looked at: so many, and more with the square root of the visits.
WIDE, WIDER = 2.0, 1.2
#: No more than so many decisions are made beyond the tree for each opponent, who are all asked.
LONGEST = 16
#: So many iterations look into the same dealt cards, each with chances of its own: to deal takes ten times a copy.
SHARED = 4
#: Thinking ends early once no other answer comes up with the first if it gets this share of all looks that are left.
PATIENCE = 0.4
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
        self.habits: dict[str, float] = {}
        self.dealt: Game | None = None
        self.uses = 0

    def game(self) -> Game:
        """A game that could be. The same deal serves several times, but what chance will bring is drawn anew."""
        if self.dealt is None or self.uses == SHARED:
            self.dealt, self.uses = self.world.redeal(self.chance), 0
            self.habits = self.dealt.habits()
        self.uses += 1
        game: Game = self.dealt.clone()
        game.chance = Chance.seeded(self.chance.below(1 << 62))
        return game

    def iterate(self) -> None:
        """One game that could be, one way down the tree, and what it is worth."""
        game = self.game()
        node = self.root
        way: list[tuple[Node, Edge, int]] = []
        now = game.turns_begun()
        while game.decision is not None:
            decision = game.decision
            edge, answer = self.pick(node, game, decision)
            way.append((node, edge, decision.seat))
            game.answer(answer)
            if edge.child is None:
                edge.child = Node()
                break
            if is_horizon(game, now, len(way)):
                break
            node = edge.child
        self.play_on(game, now, len(way))
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

    def pick(self, node: Node, game: Game, decision: Decision) -> tuple[Edge, Answer]:
        """The answer that is tried now."""
        keys = option_keys(decision)
        open_ones: list[tuple[Edge, Answer]] = []
        fresh: list[tuple[float, AnswerKey, Answer]] = []
        for answer in self.answers(node, game, decision):
            key = key_of(decision, keys, answer)
            edge = node.edges.get(key)
            if edge is not None:
                edge.offered += 1
                open_ones.append((edge, answer))
            else:
                fresh.append((self.glance(node, key, answer, len(keys)), key, answer))
        if fresh and len(open_ones) < WIDE + WIDER * sqrt(node.visits):
            glance, key, answer = max(fresh, key=lambda one: one[0])
            edge = node.edges[key] = Edge(glance)
            edge.offered = 1
            open_ones.append((edge, answer))
        return self.best(node, open_ones)

    def answers(self, node: Node, game: Game, decision: Decision) -> list[Answer]:
        found = game.likely_answers(decision) or answers_to(decision, self.dice)
        if node is self.root and self.extra:
            found.append(decision.find([option.id for option in self.extra]))
        return found

    def glance(self, node: Node, key: AnswerKey, answer: Answer, offered: int) -> float:
        """How good an answer looks before anything is known of it."""
        if node is self.root:
            return self.glances.get(key, POOR)
        if not answer:
            return 1.0
        return sum([self.habit(option, offered) for option in answer]) / len(answer)

    def habit(self, option: Option, offered: int) -> float:
        """How much likelier than any an option is to be taken: by its words among so many, else by its kind."""
        known = self.habits.get(said_among(option.words, offered)) if option.kind in IDLE else None
        if known is None:
            known = self.habits.get(option.words)
        return self.habits.get(option.kind, 1.0) if known is None else known

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

    def play_on(self, game: Game, now: int, made: int) -> None:
        """Decisions as players usually make them, as far as is looked ahead; `made` are those made so far."""
        for more in range(LONGEST * (len(game.names) - 1)):
            decision = game.decision
            if decision is None or is_horizon(game, now, made + more):
                return
            game.answer(self.usual(game, decision))

    def usual(self, game: Game, decision: Decision) -> Answer:
        """An answer as players usually give it."""
        if decision.most != 1 or decision.least > 1:
            likely = game.likely_answers(decision)
            return likely[0] if likely else self.dice.choose(decision)
        options = decision.options
        weights = [self.habit(option, len(options)) for option in options]
        total = sum(weights) + (1.0 if decision.may_decline else 0.0)
        left = self.chance.below(1 << 30) / (1 << 30) * total
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return (options[place],)
        return () if decision.may_decline else (options[-1],)


def is_horizon(game: Game, now: int, made: int) -> bool:
    """Whether no more is looked ahead: the turn is over, or so many decisions were made, and all is quiet.

    All answers are valued at about the same time. Where only deeds were counted, to put things off looked good.
    """
    return (game.turns_begun() != now or made >= game.horizon()) and game.is_quiet()


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
        self.run(search, until_settled=True)
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

    def run(self, search: Search, until_settled: bool = False) -> None:
        """So many iterations, or as many as there is time for. One that meets a fault in the rules does not count.

        `until_settled` spares those that will hardly change which answer is looked at most.
        """
        until = time.monotonic() + self.seconds
        for left in range(self.iterations - 1, -1, -1):
            try:
                search.iterate()
            except Exception:  # in a game that is only imagined; the real one reports its faults
                search.faults += 1
            if self.seconds and time.monotonic() > until:
                return
            if until_settled and is_settled(search.root, left):
                return


def is_settled(root: Node, left: int) -> bool:
    """Whether an answer was looked at so much more than any other that so many more looks will hardly change it."""
    first = second = 0
    for edge in root.edges.values():
        if edge.visits > first:
            first, second = edge.visits, first
        elif edge.visits > second:
            second = edge.visits
    return first - second > PATIENCE * left


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

"""What happened in a game, answer by answer: chances to win, turning points, errors and luck.

The chances after an answer are what the position is worth (`core/valuing.py`); before the first turn they are even.
An error is what an answer gave away: at each decision a search looks, from what the seat could know, at the answer
that was given as closely as at the best one. What no error explains was luck, as backgammon programs count it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quickening.bots import adviser_of
from quickening.bots.answers import Answer, AnswerKey, answer_of, in_words, key_of, option_keys
from quickening.bots.search import Edge, Node, Search, SearchBot, ranked
from quickening.core.decisions import Decision
from quickening.core.game import Game
from quickening.core.outside import Answer as Recorded
from quickening.core.outside import Outside, is_aside
from quickening.core.players import world_of
from quickening.core.records import Record, give
from quickening.games import beginning_of

#: How often a search looks ahead at each decision, if nobody says.
ITERATIONS = 60
#: The answer that was given is looked at in at least one of so many iterations.
SHARE = 4
#: So many other answers are told beside the one that was given.
OTHERS = 3
#: At most so many turning points, each a change of at least so much, and no two within so many answers.
TURNING_POINTS, TURN, APART = 5, 0.06, 3


class Choice(Outside, frozen=True):
    """An answer in words, and the chance to win after it."""

    label: str
    chance: float


class Move(Outside, frozen=True):
    """One answer of a game. Where there was nothing to think over, there are no `others` and no error.

    `number` counts the answers of the record from 1; `chances` are those of all seats after it; `told` is what the
    log says of it to everybody.
    """

    number: int
    seat: int
    question: str
    played: Choice
    others: tuple[Choice, ...]
    error: float
    chances: tuple[float, ...]
    told: tuple[str, ...]


class Analysis(Outside, frozen=True):
    """A whole game. Errors and luck are in chances to win: 0.1 is a tenth of a game."""

    game: str
    names: tuple[str, ...]
    start: tuple[float, ...]
    moves: tuple[Move, ...]
    turning_points: tuple[int, ...]
    errors: tuple[float, ...]
    luck: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str


class Weighing(Search):
    """A search that looks at the answer that was given as closely as at the best one."""

    def weigh(self, played: Answer) -> None:
        self.played = [option.id for option in played]
        self.nothing_else = False

    def answers(self, node: Node, game: Game, decision: Decision) -> list[Answer]:
        """At the root also the answer that was given, or that one alone."""
        if node is not self.root:
            return super().answers(node, game, decision)
        played = decision.find(self.played)
        if self.nothing_else:
            return [played]
        found = super().answers(node, game, decision)
        return found if played in found else [*found, played]


# -- playing it again ----------------------------------------------------------------------------------------------


class Analyst:
    """Plays a record again, looks ahead at each decision, and tells what it finds, answer by answer."""

    def __init__(self, record: Record, iterations: int = ITERATIONS, anyway: bool = False) -> None:
        self.record = record
        self.game: Game = beginning_of(record, anyway)
        self.start = chances_in(self.game)
        self.iterations = iterations
        self.bots = [SearchBot(adviser_of(record.game), iterations, seed) for seed in range(len(self.game.names))]

    def moves(self) -> Iterator[Move]:
        """The answers, each as soon as it was looked at."""
        for number, answer in enumerate(self.record.answers, 1):
            yield self.move(number, answer)

    def move(self, number: int, answer: Recorded) -> Move:
        game, since = self.game, len(self.game.log)
        asked = game.decision
        if asked is None or asked.seat != answer.seat or is_aside(answer.chosen):
            question, label, weighed = "", " ".join(answer.chosen), None
        else:
            question, label, weighed = self.weighed(answer)
        give(game, answer, number)
        chances = chances_in(game)
        told = tuple(line.text for line in game.told(None, since))
        if weighed is None:
            played = Choice(label, chances[answer.seat])
            return Move(number, answer.seat, question, played, (), 0.0, chances, told)
        played, others = weighed
        error = max(0.0, round(others[0].chance - played.chance, 3)) if others else 0.0
        return Move(number, answer.seat, question, played, others, error, chances, told)

    def weighed(self, answer: Recorded) -> tuple[str, str, tuple[Choice, tuple[Choice, ...]] | None]:
        """The question, the answer that was given in words, and how it looks beside others, best first."""
        view = self.game.view(answer.seat, log=False)
        decision = view.decision
        assert decision is not None
        chosen = decision.find(answer.chosen)
        bot = self.bots[answer.seat]
        bot.asked += 1
        world = world_of(bot, self.game, view)
        search, _ = bot.begun(decision, view, world, Weighing)
        bot.adviser.chose(decision, chosen)
        if len(search.glances) < 2:
            return decision.question, in_words(chosen), None
        assert isinstance(search, Weighing)
        return decision.question, in_words(chosen), self.looked_at(bot, search, decision, chosen)

    def looked_at(
        self, bot: SearchBot, search: Weighing, decision: Decision, chosen: Answer
    ) -> tuple[Choice, tuple[Choice, ...]] | None:
        """The answer that was given and the others, after looking ahead."""
        search.weigh(chosen)
        bot.run(search)
        own = key_of(decision, option_keys(decision), chosen)
        played = seen_enough(search, own, self.iterations // SHARE)
        if played is None:
            return None
        found = ranked(search.root)
        others = [] if found[0][0] == own else [one for one in found if one[0] != own][:OTHERS]
        told = tuple(Choice(in_words(answer_of(decision, key)), round(edge.mean, 3)) for key, edge in others)
        return Choice(in_words(chosen), round(played.mean, 3)), told


def seen_enough(search: Weighing, own: AnswerKey, least: int) -> Edge | None:
    """The answer that was given, looked at no less than so often; none if the games imagined have no such answer."""
    search.nothing_else = True
    for _ in range(least):
        edge = search.root.edges.get(own)
        if edge is not None and edge.visits >= least:
            break
        try:
            search.iterate()
        except Exception:  # in a game that is only imagined
            search.faults += 1
    found = search.root.edges.get(own)
    return found if found is not None and found.visits else None


def chances_in(game: Game) -> tuple[float, ...]:
    """The chances to win of all seats. Nobody is ahead before the first turn: too little is there to judge by."""
    seats = len(game.names)
    if not game.over and any(frame.sets_up for frame in game.stack):
        return (round(1 / seats, 3),) * seats
    return tuple(round(chance, 3) for chance in game.evaluate())


# -- summing it up -------------------------------------------------------------------------------------------------


def analysis_of(analyst: Analyst, moves: Sequence[Move]) -> Analysis:
    """What a game that was looked at comes to, whole or as far as it was."""
    seats = len(analyst.game.names)
    errors = [round(sum(move.error for move in moves if move.seat == seat), 3) for seat in range(seats)]
    outcome = analyst.game.outcome
    return Analysis(
        game=analyst.record.game,
        names=analyst.game.names,
        start=analyst.start,
        moves=tuple(moves),
        turning_points=turning_points(analyst.start, moves),
        errors=tuple(errors),
        luck=luck(analyst.start, moves[-1].chances if moves else analyst.start, errors),
        winners=outcome.winners if outcome is not None else (),
        reason=outcome.reason if outcome is not None else "",
    )


def luck(start: Sequence[float], end: Sequence[float], errors: Sequence[float]) -> tuple[float, ...]:
    """What came to each seat by no error: the change of its chance, its own errors taken off, others' counted out.

    What one player gives away falls to the others in equal parts.

    >>> luck([0.5, 0.5], [1.0, 0.0], [0.1, 0.3])
    (0.3, -0.3)
    """
    others = max(1, len(errors) - 1)
    given = [(sum(errors) - own) / others for own in errors]
    return tuple(
        round(after - before + own - gift, 3)
        for before, after, own, gift in zip(start, end, errors, given, strict=True)
    )


def turning_points(start: Sequence[float], moves: Sequence[Move]) -> tuple[int, ...]:
    """The numbers of the answers after which the chances had changed most, in the order of the game."""
    before = [start, *(move.chances for move in moves)]
    sizes = [(swing(before[n], move.chances), move.number) for n, move in enumerate(moves)]
    swings = sorted(sizes, key=lambda one: (-one[0], one[1]))
    found: list[int] = []
    for size, number in swings:
        if size >= TURN and len(found) < TURNING_POINTS and all(abs(number - other) >= APART for other in found):
            found.append(number)
    return tuple(sorted(found))


def swing(before: Sequence[float], after: Sequence[float]) -> float:
    """How much the chances of the seat that was touched most have changed.

    >>> round(swing([0.5, 0.5], [0.7, 0.3]), 3)
    0.2
    """
    return max(abs(now - then) for then, now in zip(before, after, strict=True))

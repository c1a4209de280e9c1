"""The loop that runs the frames."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.core.chance import Chance
from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Done, Frame, Next, Run
from quickening.core.game import Game
from quickening.core.outside import Outcome
from quickening.core.refusals import Refused
from tests.core.tiny import TABLE

EITHER = Decision(0, "Which?", (Option("left", "Left"), Option("right", "Right")))


def running(frame: Frame) -> Game:
    game = Game(table=TABLE, names=("Ann", "Bob"), chance=Chance.seeded(0), stack=[frame])
    game.advance()
    return game


class Counting(Frame, kw_only=True):
    """Runs itself `deep` times, each one counting those above it, then asks."""

    deep: int

    def start(self, game: Game) -> Next:
        if not self.deep:
            return Ask(EITHER, self.answered)
        return Run(Counting(deep=self.deep - 1), self.counted)

    def answered(self, game: Game) -> Next:
        return Done((game.chosen[0].kind, 0))

    def counted(self, game: Game) -> Next:
        kind, count = self.returned
        if len(game.stack) == 1:
            game.end(Outcome((0,), f"{(kind, count + 1)}", "T"))
            return None
        return Done((kind, count + 1))


def test_a_frame_finds_the_answer_and_what_a_frame_above_it_gave_back() -> None:
    game = running(Counting(deep=3))
    assert len(game.stack) == 4

    game.answer("right")

    assert game.outcome == Outcome((0,), "('right', 3)", "T")


class AskingAfterwards(Frame):
    """Asks after another frame has given something back, which does not matter any more then."""

    def start(self, game: Game) -> Next:
        return Run(Counting(deep=0), self.counted)

    def counted(self, game: Game) -> Next:
        return Ask(EITHER, self.start)


def test_what_was_given_back_is_forgotten_when_somebody_is_asked() -> None:
    """Else two ways to the same position would be two states, and a game played again would not be the same."""
    game = running(AskingAfterwards())
    game.answer("right")

    assert [frame.returned for frame in game.stack] == [None]


class HandingOver(Frame):
    """Without a step to go on with, a frame makes room for the one it runs."""

    def start(self, game: Game) -> Next:
        return Run(Counting(deep=0))


def test_a_frame_that_runs_another_and_has_no_next_step_is_done() -> None:
    assert [type(frame) for frame in running(HandingOver()).stack] == [Counting]


class EndingThenAsking(Frame):
    """Ends the game in the middle of a step, which goes on as if nothing were."""

    def start(self, game: Game) -> Next:
        game.end(Outcome((1,), "suddenly", "T"))
        return Ask(EITHER, self.start)


def test_once_the_game_has_ended_nobody_is_asked_anything() -> None:
    game = running(EndingThenAsking())

    assert game.decision is None
    with pytest.raises(Refused, match="the game is over"):
        game.answer("left")


def test_unless_a_game_says_otherwise_all_but_the_one_who_concedes_win() -> None:
    game = Game(table=TABLE, names=("Ann", "Bob", "Cyd"), chance=Chance.seeded(0), stack=[Counting(deep=0)])
    game.advance()

    game.concede(1)

    assert game.outcome == Outcome((0, 2), "Bob conceded", "")
    assert game.decision is None


class Wrong(Frame):
    def start(self, game: Game) -> Any:
        return "start"


def test_a_step_that_returns_something_else_is_named() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.start returned 'start'"):
        running(Wrong())


class Endless(Frame):
    def start(self, game: Game) -> Next:
        return self.start


def test_steps_that_lead_nowhere_are_noticed() -> None:
    with pytest.raises(RuntimeError, match="endless sequence of steps"):
        running(Endless())


class Drawn(Game, kw_only=True):
    """A game in which going round in circles is a draw."""

    def mandatory_loop(self) -> None:
        self.end(Outcome((), "nothing else can happen", "T"))


def test_a_game_says_what_becomes_of_an_endless_loop() -> None:
    game = Drawn(table=TABLE, names=("Ann", "Bob"), chance=Chance.seeded(0), stack=[Endless()])
    game.advance()

    assert game.outcome == Outcome((), "nothing else can happen", "T")
    assert game.decision is None


class Dividing(Frame, kw_only=True):
    """Divides a number among one or several options."""

    most: int
    options: tuple[Option, ...]

    def start(self, game: Game) -> Next:
        return Ask(Decision(0, "Divide it", self.options, self.most, self.most, repeats=True), self.divided)

    def divided(self, game: Game) -> Next:
        game.end(Outcome((0,), f"{len(game.chosen)}", "T"))
        return None


@pytest.mark.parametrize("options", [EITHER.options, EITHER.options[:1]])
def test_what_is_divided_has_to_fit_into_an_answer(options: tuple[Option, ...]) -> None:
    with pytest.raises(RuntimeError, match="more than can be divided"):
        running(Dividing(most=10**12, options=options))

    assert running(Dividing(most=5_000, options=EITHER.options[:1])).outcome == Outcome((0,), "5000", "T")


class Said(Event, frozen=True):
    """Something that is told with the game as it is."""

    def tell(self, game: Game, seat: int | None) -> str | None:
        return f"At {game.clock} for {seat}." if seat != 1 else None


def test_what_happened_is_told_as_it_was_known_then() -> None:
    game = Game(table=TABLE, names=("Ann", "Bob"), chance=Chance.seeded(0))
    game.happen(Said())
    game.tick()
    game.happen(Said())

    assert [line.text for line in game.told(None)] == ["At 0 for None.", "At 1 for None."]
    assert [line.text for line in game.told(0, since=1)] == ["At 1 for 0."]
    assert game.told(1) == ()
    assert [line.text for line in game.clone().told(0)] == ["At 0 for 0.", "At 1 for 0."]


def test_in_a_game_that_nobody_reads_nothing_is_told_until_somebody_does() -> None:
    game = Game(table=TABLE, names=("Ann", "Bob"), chance=Chance.seeded(0), tells=False)
    game.happen(Said())

    assert game.lines == []
    assert [line.text for line in game.told(0)] == ["At 0 for 0."]

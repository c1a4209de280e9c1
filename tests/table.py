"""The harness: a test reads like a turn at a table.

    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=2)
    alice.moves("Springer", forward=1)

A rule test is marked with `@rule("HK 403.4", "Enemies block forward movement.")`: the ids it shows, at most three,
and what it shows in words a player would use. With `--records DIR` each rule test leaves a record of what it played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, TypeVar

import pytest

from quickening.core.cutting import LEAVE
from quickening.core.decisions import Decision, Option
from quickening.core.game import Game
from quickening.core.records import Record, record_of
from quickening.games import rules

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids_and_gist: str) -> Callable[[Test], Test]:
    """Mark a test with the rules it shows: one to three ids, then the gist."""
    *ids, gist = ids_and_gist
    if not 1 <= len(ids) <= 3:
        raise ValueError(f"a rule test cites one to three rules, not {len(ids)}: {gist}")

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*ids, gist)(test)
        return marked

    return mark


def as_everybody_has_it(game: Game) -> Game:
    """The game with the cards that come with the project: those made for a test are then written down in full."""
    shared = copy(game)
    shared.table = rules(game.table.game).table()
    return shared


class Table:
    """A table at which a game is set up and played. If it is `recording`, what was played last is left behind.

    `start` is the position from which on everything was played; what is set up by hand begins a new one.
    """

    def __init__(self, recording: bool = False) -> None:
        self.game: Any = None
        self.recording = recording
        self.start: dict[str, Any] | None = None
        self.played: Record | None = None
        #: Whether tests say themselves what becomes of a deck that is offered to be cut (HK 400.5b, SF 2.3).
        self.asks_to_cut = False

    def huntik(self, lead: str = "Alice", defender: str = "Bob", **how: Any) -> tuple[Any, Any]:
        """A game of Huntik in round 1 with empty hands and an empty map; the first name leads and has the turn."""
        from tests.huntik_table import seat_players

        return seat_players(self, lead, defender, **how)

    def shadowfist(self, *names: str, **how: Any) -> tuple[Any, ...]:
        """A game of Shadowfist in the Main Shot of the first name, with empty hands and nothing in play."""
        from tests.shadowfist_table import seat_players

        return seat_players(self, names or ("Alice", "Bob"), **how)

    def highlander(self, first: str = "Alice", second: str = "Bob", **how: Any) -> tuple[Any, Any]:
        """A game of Highlander in the Attack Phase of the first name, with empty hands and nothing in play."""
        from tests.highlander_table import seat_players

        return seat_players(self, first, second, **how)

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """What somebody is asked now."""
        assert self.game.decision is not None, f"nobody is asked anything; {self.game.outcome}"
        return self.game.decision  # type: ignore[no-any-return]

    @property
    def labels(self) -> list[str]:
        """The options of the present decision in words."""
        return [option.label for option in self.decision.options]

    @property
    def log(self) -> list[str]:
        """The log as a spectator reads it."""
        return [line.text for line in self.game.told(None)]

    def answer(self, answer: Any) -> None:
        """Answer the decision; the first answer marks the end of the setting-up."""
        if self.start is None and self.recording:
            self.start = as_everybody_has_it(self.game).save()
        self.game.answer(answer)
        if not self.asks_to_cut:
            self.leave_decks()

    def leave_decks(self) -> None:
        """Nobody cuts or shuffles a deck that is offered (HK 400.5b, SF 2.3, HL1 33, HL3 49, HLT 47)."""
        while self.game.decision is not None and self.game.decision.idle == LEAVE.kind:
            self.game.answer(LEAVE)

    def set_up(self) -> None:
        """The position is changed by hand: what comes now does not follow from what was played before."""
        self.played = self.record() or self.played
        self.start = None

    def record(self) -> Record | None:
        """What was played since the last setting-up, if anything was."""
        if self.start is None:
            return None
        record = record_of(as_everybody_has_it(self.game), self.start)
        return record if record.answers else None


class Seat:
    """A player at the table. What it does must be legal, or the test fails with the options there were."""

    def __init__(self, table: Table, number: int, name: str) -> None:
        self.table = table
        self.number = number
        self.name = name

    @property
    def game(self) -> Any:
        return self.table.game

    def names_in(self, area: str) -> list[str]:
        """The cards in an area of this player's, the top of a pile last."""
        return names_of(self.game, self.game.areas[area, self.number])

    @property
    def hand(self) -> list[str]:
        return self.names_in("hand")

    def must_decide(self) -> Decision:
        """The decision, which has to be this player's."""
        decision = self.table.decision
        asked = self.game.names[decision.seat]
        assert decision.seat == self.number, f"{self.name} is not asked: {asked} is, {decision.question!r}"
        return decision

    def find(self, kind: str, wanted: Callable[[Option], bool], words: str) -> Option:
        """The one option of a kind that is wanted."""
        decision = self.must_decide()
        for option in decision.options:
            if option.kind == kind and wanted(option):
                return option
        raise AssertionError(f"{self.name} cannot {words}: {decision.question!r} offers {self.table.labels}")

    def chooses(self, *names: str) -> None:
        """Answer with the options of these names or labels, in this order; none at all is an answer too."""
        decision = self.must_decide()
        self.table.answer([_named(decision, name, self.name) for name in names])

    def says_yes(self) -> None:
        self.table.answer(self.find("yes", lambda _: True, "say yes"))

    def says_no(self) -> None:
        self.table.answer(self.find("no", lambda _: True, "say no"))

    def may_choose(self) -> list[str]:
        """The names or labels this player may choose from now."""
        return [option.name or option.label for option in self.must_decide().options]

    def is_asked(self, question: str = "") -> bool:
        """Whether it is this player's decision, and the question is like this."""
        decision = self.game.decision
        return decision is not None and decision.seat == self.number and question.lower() in decision.question.lower()


def _named(decision: Decision, name: str, player: str) -> Option:
    for option in decision.options:
        if name in (option.name, option.label, option.id):
            return option
    labels = [option.label for option in decision.options]
    raise AssertionError(f"{player} cannot choose {name!r}: {decision.question!r} offers {labels}")


def names_of(game: Game, cards: Sequence[int]) -> list[str]:
    """The names of cards."""
    return [game.cards[card].name for card in cards]

"""What every game must pass to be played here: random games, looked at from all sides.

    quickening check-game tiny

At decisions of random games between ready decks: cards are conserved, answers that are none are refused, a card that
cannot be used says why with a rule of the book, a clone and a saved game are the same game, and nobody sees what they
cannot know. Each game ends by a rule of its book, and its record replays. What a decision, a clone and a view cost is
measured by CPU time.
"""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from quickening.arena.invariants import (
    Violation,
    Watching,
    assert_clone_agrees,
    assert_conserved,
    assert_record_replays,
    assert_refuses_what_is_no_option,
    assert_save_agrees,
    ensure,
    keys_of,
)
from quickening.arena.many import matches
from quickening.arena.matches import Match, bots_for, start
from quickening.core.chance import Chance
from quickening.core.game import Game
from quickening.core.outside import Outside
from quickening.core.players import choice_of
from quickening.games import rules
from quickening.games.books import books

#: What takes long is looked at now and then, each at other decisions.
SAVED, CLONED, WATCHED, ASKED = 19, 7, 5, 3
#: A random game that takes longer than this is taken for one that does not end.
MOST_DECISIONS = 20_000


class Finding(Outside, frozen=True):
    """What does not hold, and where it was seen."""

    check: str
    seed: int
    decision: int
    fault: str


class Report(Outside, frozen=True):
    """What was looked at how often, what does not hold, and what things cost in microseconds of CPU time."""

    game: str
    games: int
    decisions: int
    checked: dict[str, int]
    findings: tuple[Finding, ...]
    cost: dict[str, float]


class Examination:
    """One run of the suite."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.known = {rule.cited for book in rules(game).BOOKS for rule in books().get(book, ())}
        self.checked: Counter[str] = Counter()
        self.findings: list[Finding] = []
        self.spent: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()

    def check(self, name: str, seed: int, decision: int, look: Callable[[], Any]) -> None:
        """Look at one thing, and note what does not hold; a fault of the game is one, whatever it is."""
        self.checked[name] += 1
        try:
            look()
        except Violation as violation:
            self.findings.append(Finding(name, seed, decision, str(violation)))
        except Exception:  # a fault in a game that is being examined is what is looked for
            self.findings.append(Finding(name, seed, decision, traceback.format_exc(limit=-3)))

    def timed(self, name: str, run: Callable[[], Any]) -> Any:
        """Run something, and add up what it took."""
        begun = time.process_time()
        found = run()
        self.spent[name] += round((time.process_time() - begun) * 1e9)
        self.taken[name] += 1
        return found

    def play(self, match: Match) -> None:
        """One game from its beginning to its end, looked at on the way."""
        game, bots = start(match), bots_for(match)
        dealt, watching = keys_of(game), [Watching(seat, Chance.seeded(seat)) for seat in range(len(game.names))]
        number = 0
        while not game.over:
            ensure(number < MOST_DECISIONS, f"a random game does not end within {MOST_DECISIONS} decisions")
            answer = choice_of(bots[_asked(game)], game)
            for one in watching:
                one.look(game)
            for name, look in self.looks(game, number, dealt):
                self.check(name, match.seed, number, look)
            if number % WATCHED == 0:
                one = watching[(number // WATCHED) % len(watching)]
                self.check("nothing hidden leaks", match.seed, number, partial(self.leaks, one, game, answer))
            self.timed("a decision", partial(game.answer, answer))
            number += 1
        self.check("a game ends by a rule", match.seed, number, lambda: self.ends(game))
        self.check("records replay", match.seed, number, lambda: assert_record_replays(game))

    def looks(self, game: Game, number: int, dealt: list[str]) -> Iterator[tuple[str, Callable[[], Any]]]:
        """What is looked at before a decision."""
        yield "cards are conserved", lambda: assert_conserved(game, dealt)
        yield "a view can be had", lambda: self.timed("a view", lambda: game.view(_asked(game), log=False))
        if number % ASKED == 0:
            yield "bad answers are refused", lambda: assert_refuses_what_is_no_option(game)
            yield "refusals name a rule", lambda: self.reasons(game)
        if number % CLONED == 0:
            yield "clones agree", lambda: assert_clone_agrees(game, number)
            self.timed("a clone", game.clone)
        if number % SAVED == 0:
            yield "saved games agree", lambda: assert_save_agrees(game, number)

    def reasons(self, game: Game) -> None:
        """Every card that a seat sees and cannot use says why, by a rule that its book has."""
        for seat in range(len(game.names)):
            cards = [card for area in game.view(seat, log=False).areas for card in area.cards if card.name]
            for card in cards:
                for refusal in game.why_not(seat, card.handle):
                    ensure(refusal.rule in self.known, f"{card.name}: {refusal} names no rule of the book")

    def leaks(self, one: Watching, game: Game, answer: Any) -> None:
        """Nothing of what a seat cannot know reaches it, where everybody is asked whatever they hold."""
        open_game = game.clone()
        open_game.ask_forced = True
        one.assert_nothing_leaks(open_game, answer)

    def ends(self, game: Game) -> None:
        """The outcome names a rule of the book."""
        assert game.outcome is not None
        ensure(
            game.outcome.rule in self.known, f"the game ends by {game.outcome.rule!r}, which is no rule of its book"
        )


def examine(
    game: str, games: int = 20, players: int | None = None, seed: int = 0, options: Mapping[str, Any] | None = None
) -> Report:
    """Play random games between ready decks, and look at everything that must hold."""
    run = Examination(game)
    for match in matches(game, games, ["random"], players, seed, (), dict(options or {})):
        run.check("games can be played", match.seed, 0, partial(run.play, match))
    cost = {name: run.spent[name] / 1000 / run.taken[name] for name in sorted(run.taken)}
    return Report(game, games, run.taken["a decision"], dict(run.checked), tuple(run.findings), cost)


def _asked(game: Game) -> int:
    assert game.decision is not None
    return game.decision.seat

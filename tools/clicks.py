"""How often a player is asked, and how often the answer is to do nothing: with and without the usual stops.

    python tools/clicks.py [--games 20]

One seat of each game is a person who plays like the bot by rules of thumb and has changed no setting; the other seats
are bots. An answer counts once; what the server gives by itself, as the person wished, counts for nothing. Clicks are
those of who drags nothing: a card that does something is tapped and tapped again, a place or target after it once,
several are chosen one by one and confirmed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from quickening.arena import Match, bots_for, matches, start
from quickening.core.decisions import ACT, RESPOND, Option, sort_of
from quickening.core.game import Game
from quickening.core.players import choice_of
from quickening.core.stops import Call, calls_of, is_asked, usual_stops

PERSON = 0
HEAD = """\
| game | answers | clicks | passes | passes and ends of turns | answers before | clicks before | passes before |
|---|---|---|---|---|---|---|---|
"""
KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "Huntik": ("huntik", {}),
    "Shadowfist, 2 players": ("shadowfist", {"players": 2}),
    "Shadowfist, 4 players": ("shadowfist", {"players": 4}),
    "Highlander, first edition": ("highlander", {"options": {"edition": "first"}}),
    "Highlander, third edition": ("highlander", {"options": {"edition": "third"}}),
    "Highlander, Type One": ("highlander", {"options": {"edition": "type-one"}}),
}
#: Going on by these is doing something: what is drawn or generated is there.
GAINS = ("draw", "generate")


def answers(match: Match, skips: bool) -> Iterator[tuple[Game, tuple[Option, ...]]]:
    """What the person is asked in a game, with the answer, before it is given."""
    game, bots = start(match), bots_for(match)
    answered: set[Call] = set()
    while not game.over:
        decision = game.decision
        assert decision is not None
        if skips and decision.seat == PERSON and not is_asked(game, usual_stops(game), answered):
            assert decision.next is not None
            game.answer(tuple(decision.options[place] for place in decision.next))
            continue
        chosen = choice_of(bots[decision.seat], game)
        if decision.seat == PERSON:
            answered.update(calls_of(game) or ())
            yield game, chosen
        game.answer(chosen)


def sort_of_answer(game: Game, chosen: tuple[Option, ...]) -> str:
    """To pass or decline, to end a turn or phase, or to do something."""
    decision = game.decision
    assert decision is not None
    passes = chosen and chosen[0].kind == "pass until"
    ids, wanted = [one.id for one in chosen], decision.next
    idle = wanted is not None and ids == [decision.options[place].id for place in wanted]
    if not passes and (not idle or (chosen and chosen[0].kind in GAINS)):
        return "does"
    return "ends" if sort_of(decision) == ACT else "passes"


def clicks_of(game: Game, chosen: tuple[Option, ...]) -> int:
    """How often one clicks for an answer: see above."""
    decision = game.decision
    assert decision is not None
    if decision.most > 1 or decision.repeats:
        taps = {option.id for option in chosen} if decision.repeats else chosen
        return len(taps) + 1
    goes_on = sort_of_answer(game, chosen) != "does"
    touched = bool(chosen) and chosen[0].card > 0 and not goes_on
    return 2 if touched and sort_of(decision) in (ACT, RESPOND) else 1


def figures(game: str, options: dict[str, Any], games: int, skips: bool) -> tuple[Counter[str], int]:
    """Answers of the person by what they do, and how many clicks they take, in so many games."""
    found: Counter[str] = Counter()
    clicks = 0
    for match in matches(game, games, ("thumb",), seed=1, **options):
        for one in answers(match, skips):
            found[sort_of_answer(*one)] += 1
            clicks += clicks_of(*one)
    return found, clicks


def share(found: Counter[str], *sorts: str) -> str:
    return f"{sum(found[sort] for sort in sorts) / max(1, found.total()):.0%}"


def main() -> None:
    """Print the figures as a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    sys.stdout.write(HEAD)
    for name, (game, options) in KINDS.items():
        (now, clicks), (before, clicked) = (figures(game, options, games, skips) for skips in (True, False))
        shares = (share(now, "passes"), share(now, "passes", "ends"))
        figured = (round(now.total() / games), round(clicks / games), *shares)
        cells = (name, *figured, round(before.total() / games), round(clicked / games), share(before, "passes"))
        sys.stdout.write(f"| {' | '.join(map(str, cells))} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

"""How a test plays: by the players' names and the words of their options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from quickening_tiny import Tiny
from quickening_tiny.things import NOBODY

from quickening.core.decisions import Option
from tests.core.tiny import new_game

NAMES = ("Ann", "Bob", "Cyd", "Dee")


def asked(game: Tiny) -> str:
    """Who has to decide."""
    assert game.decision is not None
    return game.names[game.decision.seat]


def offered(game: Tiny) -> list[str]:
    """The options in the game's words."""
    assert game.decision is not None
    return [option.label for option in game.decision.options]


def says(game: Tiny, name: str, *labels: str) -> None:
    """A player answers one decision after the other."""
    for label in labels:
        assert asked(game) == name
        assert game.decision is not None
        assert label in offered(game)
        game.answer(game.decision.options[offered(game).index(label)])


def everybody_passes(game: Tiny) -> list[str]:
    """Nobody responds any more; who was asked, in order."""
    names = []
    while game.decision is not None and game.decision.question == "Respond?":
        names.append(asked(game))
        says(game, names[-1], "Pass")
    return names


def plays(game: Tiny, name: str, deed: str, *targets: str) -> None:
    """A player plays a deed, and nobody responds."""
    says(game, name, f"Play {deed}", *targets)
    everybody_passes(game)


def log(game: Tiny, seat: int | None = None, since: int = 0) -> list[str]:
    """What happened, as that seat may read it."""
    return [line.text for line in game.told(seat, since)]


def find(game: Tiny, name: str, area: str, seat: int = NOBODY) -> int:
    """The card of that name in an area."""
    return next(card for card in game.area(area, seat) if game.cards[card].name == name)


def any_answer(game: Tiny, random: Random) -> tuple[Option, ...]:
    """Some legal answer."""
    assert game.decision is not None
    return tuple(random.sample(game.decision.options, game.decision.least))


def random_game(seed: int, leaving: float = 0.0) -> Iterator[Tiny]:
    """A game of two to four, shown at each of its decisions and at its end. Now and then somebody leaves."""
    random = Random(seed)
    game = new_game(*NAMES[: 2 + seed % 3], seed=seed)
    while not game.over:
        yield game
        if random.random() < leaving:
            game.concede(random.choice(game.players))
        else:
            game.answer(any_answer(game, random))
    yield game

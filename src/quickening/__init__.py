"""Quickening brings out-of-print card games back to life.

import quickening as qk

game = qk.new("huntik", decks=["seekers", "organization"], seed=7)
while not game.over:
    game.answer(game.decision.options[0])
print(game.outcome.reason)
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quickening.core.game import Game
    from quickening.core.records import Record


def game_names() -> tuple[str, ...]:
    """The names of the games that can be played; `quickening.games` is the package they are in."""
    from quickening.games import finished

    return finished()


def new(
    game: str,
    decks: Sequence[Any],
    seed: int = 0,
    names: Sequence[str] = (),
    ask_forced: bool = False,
    **options: Any,
) -> Game:
    """A new game at its first decision, with a seat for each deck.

    A deck is the name of a ready one or a file. The same seed and answers give the same game. Where `ask_forced`, a
    player at rest is asked even if only one thing can be done. Options are the game's own: `mission=`, `edition=`.
    """
    from quickening.games import new_game

    return new_game(game, decks, seed, names, ask_forced, **options)


def load(saved: dict[str, Any] | bytes | str | Path, unproved: bool = False) -> Game:
    """A game from what `game.save()` gave: that itself, its JSON, or a file of it.

    It is played again, and refused if its own answers do not lead to it. A position that is `unproved` is taken as it
    stands, if a game could stand so: one that was set up by hand, or that nobody else has had in their hands.
    """
    from quickening.games import load_game

    return load_game(saved, unproved)


def replay(record: Record | bytes | str | Path, anyway: bool = False) -> Game:
    """The game of a record, its JSON or a file of it, played to the record's last answer.

    Refuses a record that was played under other rules or cards, or comes out otherwise; `anyway` takes it as far as
    its answers fit.
    """
    from quickening.games import replay_game

    return replay_game(record, anyway)


__all__ = ["game_names", "load", "new", "replay"]

"""`quickening games`: which games there are, and what each can be told."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from quickening.commands.output import console, say_json, table
from quickening.games import finished, rules


def games(*, json: Annotated[bool, Parameter(negative="")] = False) -> None:
    """List the games: how many play, by which rulebooks, in which formats, and what a new game can be told.

    Parameters
    ----------
    json
        The list as JSON.
    """
    found = {name: told_of(name) for name in finished()}
    if json:
        say_json(found)
        return
    listed = table("Games", "game", "players", "rulebooks", "formats", "options")
    for name, about in found.items():
        seats = " to ".join(map(str, sorted(set(about["players"]))))
        options = "\n".join(f"--{option} {shortened(values)}" for option, values in about["options"].items())
        listed.add_row(name, seats, ", ".join(about["rulebooks"]), ", ".join(about["formats"]), options)
    console().print(listed)


def told_of(name: str) -> dict[str, Any]:
    """What there is to know about a game before it is played."""
    game = rules(name)
    return {
        "players": list(game.SEATS),
        "rulebooks": list(game.BOOKS),
        "formats": list(game.FORMATS),
        "options": {option: list(values) for option, values in game.options().items()},
    }


def shortened(values: list[str], most: int = 4) -> str:
    """Some values, and how many more there are."""
    more = f", and {len(values) - most} more" if len(values) > most else ""
    return ", ".join(values[:most]) + more

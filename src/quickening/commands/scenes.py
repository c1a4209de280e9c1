"""`quickening cards scenes`: cards are played in made-up positions and held against their printed words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.markup import escape

from quickening.commands.cards import read
from quickening.commands.output import console, progress, say_json, table
from quickening.core.refusals import Refused
from quickening.scenes.proof import GAMES, different_texts, prove


def scenes(
    file: Annotated[list[str], Parameter(negative="")],
    /,
    *,
    game: str,
    name: str = "",
    every: int = 1,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Play each card that is read in positions made for it, and compare who was affected with what is printed.

    Parameters
    ----------
    file
        Card files.
    game
        Whose cards they are.
    name
        Only cards of this name.
    every
        Only each so many'th card, for a first look.
    json
        Everything as JSON.
    """
    if game not in GAMES:
        raise Refused(f"there are no positions for {game}; for {' and '.join(GAMES)} there are")
    cards = [card for path in file for card in read(Path(path), game).cards]
    wanted = [card for card in different_texts(cards) if name.lower() in ("", card.name.lower())][::every]
    found = prove(game, progress(wanted, len(wanted), "Playing cards"))
    if json:
        say_json(
            {
                **found._asdict(),
                "differences": [one._asdict() for one in found.differences],
                "reviewed": len(found.reviewed),
            }
        )
        return
    figures = table("Cards played in scenes", "", "cards", right=("cards",))
    figures.add_row("played", str(found.played))
    figures.add_row("that let somebody choose", str(found.asked))
    figures.add_row("where the print settles who may be chosen or changed", str(found.settled))
    figures.add_row("that did something", str(found.done))
    figures.add_row("that changed something by being there", str(found.changed))
    figures.add_row("differences somebody has looked at", str(len(found.reviewed)))
    figures.add_row("differences", str(len(found.differences)))
    console().print(figures)
    for one in found.differences:
        console().print(f"[yellow]{escape(one.card)}[/yellow] {escape(one.kind)}: {escape(one.about)}")

"""`quickening import`: cards and decks that players have elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.markup import escape

from quickening.commands.cards import percent
from quickening.commands.output import console, progress, say_json, table
from quickening.games import Pool
from quickening.games.shadowfist.importing import Imported, import_plugin


def lackey(folder: Path, /, *, json: Annotated[bool, Parameter(negative="")] = False) -> None:
    """Make a LackeyCCG plugin's cards and decks playable. They are kept in your data folder.

    Parameters
    ----------
    folder
        The plugin's folder, with `sets` and `decks` in it.
    json
        What was imported, as JSON.
    """
    imported = import_plugin(folder, lambda files: progress(files, len(files), "Reading sets"))
    if json:
        say_json(data_of(imported))
        return
    show_cards(imported)
    show_decks(imported)
    for one in imported.unusable:
        console().print(f"[yellow]not used[/yellow] {escape(one)}")
    console().print(f"[dim]Kept in {escape(str(imported.folder))}[/dim]")


def data_of(imported: Imported) -> dict[str, Any]:
    """What was imported, for programs."""
    sets = {
        name: {"cards": len(pool.cards) + len(pool.refused), "read": len(pool.cards)}
        for name, pool in imported.sets.items()
    }
    refused = [{"name": one.name, "set": name, "reason": one.reason} for name, one in imported.refused]
    decks = [deck._asdict() for deck in imported.decks]
    return {"sets": sets, "refused": refused, "decks": decks, "unusable": imported.unusable}


def show_cards(imported: Imported) -> None:
    """The figures of each set, and every card that will not be dealt, with the reason."""
    numbers = ("cards", "read", "%")
    listed = table("Sets", "set", *numbers, right=numbers)
    everything = Pool([card for pool in imported.sets.values() for card in pool.cards], [])
    everything.refused.extend(one for _, one in imported.refused)
    for name, pool in (*imported.sets.items(), ("in all", everything)):
        listed.add_row(
            escape(name), str(len(pool.cards) + len(pool.refused)), str(len(pool.cards)), f"{percent(pool)}"
        )
    console().print(listed)
    for name, one in imported.refused:
        reason = one.reason.partition("\n")[0]
        console().print(f"[yellow]not read[/yellow] {escape(one.name)} ({escape(name)}): {escape(reason)}")


def show_decks(imported: Imported) -> None:
    """The decks, and which can be played with."""
    listed = table("Decks", "deck", "cards", "", right=("cards",))
    for deck in imported.decks:
        listed.add_row(escape(deck.key), str(deck.size), escape(deck.wrong) or "ready to play")
    console().print(listed)

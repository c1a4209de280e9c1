"""`quickening import`: cards and decks that players have elsewhere."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.markup import escape

from quickening.commands.cards import PHRASES, frequent, percent
from quickening.commands.decks import size
from quickening.commands.output import console, progress, say_json, table
from quickening.core.files import file_text
from quickening.core.refusals import Refused
from quickening.games import Pool
from quickening.games import rules as rules_of
from quickening.games.formats import as_text, cards_of, deck_from, entries_of
from quickening.games.formats.archive import as_folder
from quickening.games.own_decks import folder_of, keep, key_of
from quickening.games.shadowfist.importing import Imported, import_cards, import_plugin


def lackey(
    folder: Path,
    /,
    *,
    refused: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Make a LackeyCCG plugin's cards and decks playable. They are kept in your data folder.

    Parameters
    ----------
    folder
        The plugin's folder, with `sets` and `decks` in it, or the same packed as a .zip.
    refused
        List every card that was not read, with the reason.
    json
        What was imported, as JSON.
    """
    with as_folder(folder) as unpacked:
        imported = import_plugin(unpacked, lambda files: progress(files, len(files), "Reading sets"))
    if json:
        say_json(data_of(imported))
        return
    show_cards(imported, refused)
    show_decks(imported)
    for one in imported.unusable:
        console().print(f"[yellow]not used[/yellow] {escape(one)}")
    console().print(f"[dim]Kept in {escape(str(imported.folder))}[/dim]")


def deck(file: Path, /, *, game: str, name: str | None = None) -> None:
    """Keep a deck that you have as a file, so that it can be chosen by its name: in the lobby, at the terminal.

    Read are plain text, LackeyCCG (.dek), OCTGN (.o8d), Cockatrice (.cod), Tabletop Simulator (.json), tables (.csv).

    Parameters
    ----------
    file
        The deck.
    game
        Which game it is for.
    name
        What to call it; as its file if not said.
    """
    played = rules_of(game)
    text = file_text(file)
    found = played.parse_deck(str(file), text)
    key = key_of(name or file.stem)
    if key in played.ready_decks():
        raise Refused(f"{key!r} is the name of a ready deck; give yours another with --name")
    cards_kept = entries_of(
        cards_of(played, found)
    )  # as they were found: a set that nobody has is not asked for again
    keep(folder_of(game) / f"{key}.txt", as_text(deck_from(key, text).heads, cards_kept))
    wrong = played.check_deck(found, getattr(found, "edition", "") or played.FORMATS[0])
    state = "not legal yet:" if wrong else "ready to play"
    console().print(f"[bold]{escape(key)}[/bold]: {size(found)} cards, {state}")
    for one in wrong:
        console().print(f"  {escape(str(one))}")


def cards(file: Path, /) -> None:
    """Make the Shadowfist cards of a file playable: a LackeyCCG set, an OCTGN set.xml, a Cockatrice card database.

    Parameters
    ----------
    file
        The cards.
    """
    imported = import_cards(file)
    show_cards(imported)
    for one in imported.unusable:
        console().print(f"[yellow]not used[/yellow] {escape(one)}")


def data_of(imported: Imported) -> dict[str, Any]:
    """What was imported, for programs."""
    sets = {
        name: {"cards": len(pool.cards) + len(pool.refused), "read": len(pool.cards)}
        for name, pool in imported.sets.items()
    }
    refused = [{"name": one.name, "set": name, "reason": one.reason} for name, one in imported.refused]
    decks = [{"key": deck.key, "size": deck.size, "wrong": deck.wrong} for deck in imported.decks]
    return {"sets": sets, "refused": refused, "decks": decks, "unusable": imported.unusable}


def show_cards(imported: Imported, every: bool = False) -> None:
    """The figures of each set, and the cards that are not dealt: each with its reason, or where they are many why."""
    numbers = ("cards", "read", "%")
    listed = table("Sets", "set", *numbers, right=numbers)
    everything = Pool([card for pool in imported.sets.values() for card in pool.cards], [])
    everything.refused.extend(one for _, one in imported.refused)
    for name, pool in (*imported.sets.items(), ("in all", everything)):
        listed.add_row(
            escape(name), str(len(pool.cards) + len(pool.refused)), str(len(pool.cards)), f"{percent(pool)}"
        )
    console().print(listed)
    if len(imported.refused) > PHRASES and not every:
        show_causes(imported)
    else:
        for name, one in imported.refused:
            reason = one.reason.partition("\n")[0]
            console().print(f"[yellow]not read[/yellow] {escape(one.name)} ({escape(name)}): {escape(reason)}")


def show_causes(imported: Imported) -> None:
    """Why cards were not read, most frequent first, and the cards that most decks lack."""
    causes = table("Where reading stops most often", "cards", "words", right=("cards",))
    for words, count in frequent([one for _, one in imported.refused]):
        causes.add_row(str(count), escape(words))
    console().print(causes)
    lacking = Counter(title for deck in imported.decks for title in deck.missing)
    if lacking:
        wanted = table("Cards that decks lack", "decks", "card", right=("decks",))
        for title, count in lacking.most_common(PHRASES):
            wanted.add_row(str(count), escape(title))
        console().print(wanted)
    console().print("[dim]Each card that was not read is listed with --refused.[/dim]")


def show_decks(imported: Imported) -> None:
    """The decks, and which can be played with."""
    listed = table("Decks", "deck", "cards", "", right=("cards",))
    for deck in imported.decks:
        listed.add_row(escape(deck.key), str(deck.size), escape(deck.wrong) or "ready to play")
    console().print(listed)

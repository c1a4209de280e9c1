"""`quickening import`: cards and decks that players have elsewhere."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter
from rich.markup import escape

from quickening.commands.cards import PHRASES, percent
from quickening.commands.decks import size
from quickening.commands.output import console, progress, say_json, table
from quickening.core.files import file_text
from quickening.core.refusals import Refused, Unreadable
from quickening.games import NotACard, Pool
from quickening.games import rules as rules_of
from quickening.games.formats import as_text, cards_of, deck_from, entries_of
from quickening.games.formats.archive import as_folder
from quickening.games.made import HEAD
from quickening.games.nearby import Stopped, explained
from quickening.games.own_cards import Imported, import_cards
from quickening.games.own_decks import folder_of, home, keep, key_of
from quickening.games.shadowfist.importing import import_plugin
from quickening.games.texts import texts_of


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
    console().print(f"[dim]Kept in {escape(str(home(imported.game)))}[/dim]")


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
    if not size(found):
        raise Unreadable(f"{file}: there are no cards in it")
    key = key_of(name or file.stem)
    if key in played.ready_decks():
        raise Refused(f"{key!r} is the name of a ready deck; give yours another with --name")
    cards_kept = entries_of(
        cards_of(played, found)
    )  # as they were found: a set that nobody has is not asked for again
    made = [HEAD, *found.listed().made] if found.listed().made else []
    keep(folder_of(game) / f"{key}.txt", [*as_text(deck_from(key, text).heads, cards_kept), *made])
    wrong = played.check_deck(found, getattr(found, "edition", "") or played.FORMATS[0])
    state = "not legal yet:" if wrong else "ready to play"
    console().print(f"[bold]{escape(key)}[/bold]: {size(found)} cards, {state}")
    for one in wrong:
        console().print(f"  {escape(str(one))}")


def cards(file: Path, /, *, game: str = "shadowfist") -> None:
    """Make the cards of a file playable: a LackeyCCG set, an OCTGN set.xml, a Cockatrice card database, a table.

    Parameters
    ----------
    file
        The cards.
    game
        Which game they are for.
    """
    imported = import_cards(rules_of(game).NAME, file)
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
    summary = {
        "causes": [{"cause": cause, "cards": count} for cause, count in causes_of(imported)],
        "decks_affected": sum(bool(deck.missing) for deck in imported.decks),
        "reword_first": [one._asdict() for one in reword_first(imported)],
    }
    return {"sets": sets, "refused": refused, "decks": decks, "unusable": imported.unusable, "summary": summary}


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


#: How many cards are named that are worth rewording first.
FIRST = 8


class Wanted(NamedTuple):
    """A card that was not read and that decks lack: in how many, the clause at fault, and one that would be read."""

    card: str
    decks: int
    clause: str
    near: str


#: How a reason begins that is about a row's columns and not about what its text says.
IN_A_FILE = re.compile(r", line \d+[:,]")


def cause_of(one: NotACard) -> str:
    """Why a card was not read, in one of a few sentences."""
    reason = one.reason.partition("\n")[0]
    if IN_A_FILE.search(reason):
        return "a fact in a column is not understood (file, line and column are named)"
    for words, cause in CAUSES:
        if words in reason:
            return cause
    return "a wording that is not known yet"


#: What a reason says, and what that is to a player.
CAUSES = (
    ("more than one way", "the text can mean two things"),
    ("each word is understood", "each word is known, but not what they say together"),
    ("could be", "it is not clear who is meant"),
    ("not clear", "it is not clear who is meant"),
    ("is not said", "it is played at a time for something that is not known yet"),
)


def causes_of(imported: Imported) -> list[tuple[str, int]]:
    """Why cards were not read, most frequent first."""
    return Counter(cause_of(one) for _, one in imported.refused).most_common()


def reword_first(imported: Imported) -> list[Wanted]:
    """The cards that most decks lack, each with the clause at fault and one close to it that would be read."""
    lacking = Counter(title for deck in imported.decks for title in deck.missing)
    texts = {one.name: one for _, one in imported.refused if one.expected}
    wanted = [(texts[title], count) for title, count in lacking.most_common() if title in texts][:FIRST]
    return [Wanted(one.name, count, *explain(one)) for one, count in wanted]


def explain(one: NotACard) -> Stopped:
    """The clause of a card at fault."""
    card_type = "Event" if "::" in one.text or one.text.startswith("Play ") else "Character"
    return explained(texts_of("shadowfist"), card_type, one.name, one.text, one.position)


def show_causes(imported: Imported) -> None:
    """Why cards were not read, the decks that wait for them, and the cards to reword first."""
    listed = table("Why cards were not read", "cards", "cause", right=("cards",))
    for cause, count in causes_of(imported):
        listed.add_row(str(count), escape(cause))
    console().print(listed)
    waiting = [deck for deck in imported.decks if deck.missing]
    if waiting:
        lack = sum(len(deck.missing) for deck in waiting)
        console().print(f"{len(waiting)} of {len(imported.decks)} decks lack {lack} cards.")
    for one in reword_first(imported):
        console().print(f"[bold]{escape(one.card)}[/bold] ({one.decks} decks): not understood: {escape(one.clause)}")
        if one.near:
            console().print(f"  this would be: {escape(one.near)}")
    console().print("[dim]Each card that was not read is listed with --refused.[/dim]")


def show_decks(imported: Imported) -> None:
    """The decks, and which can be played with."""
    listed = table("Decks", "deck", "cards", "", right=("cards",))
    for deck in imported.decks:
        listed.add_row(escape(deck.key), str(deck.size), escape(deck.wrong) or "ready to play")
    console().print(listed)

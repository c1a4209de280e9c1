"""`quickening decks` and `quickening deck check`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.markup import escape

from quickening.commands.output import console, say_json, table
from quickening.core.refusals import Refused
from quickening.games import Deck, all_decks, check_options
from quickening.games import rules as rules_of
from quickening.games.formats import cards_of, deck_as
from quickening.numbers import Count


def decks(
    game: str,
    /,
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
    **options: str,
) -> None:
    """List the decks of a game: the ready ones, and those you have imported.

    Parameters
    ----------
    game
        Which game.
    json
        The list as JSON.
    options
        Only those that suit a game that is told so, e.g. --edition; `quickening games` lists what there is.
    """
    known = rules_of(game).options()
    check_options(game, options)
    for name, value in options.items():
        if known[name] and value not in known[name]:
            raise Refused(f"{game} has no {name} {value!r}; there are: {', '.join(known[name])}")
    found = all_decks(game, **options)
    if json:
        say_json({key: {"name": deck.name, "about": deck.about, "cards": size(deck)} for key, deck in found.items()})
        return
    listed = table(f"Ready decks of {game}", "deck", "cards", "name", "about", right=("cards",))
    for key, deck in found.items():
        listed.add_row(key, str(size(deck)), escape(deck.name), escape(deck.about))
    console().print(listed)


def size(deck: Deck) -> int:
    """How many cards a deck has, all piles together."""
    return sum(len(cards) for _, cards in deck.listed().piles)


def check(
    file: str,
    /,
    *,
    game: str,
    format: str | None = None,
    packs: Count | None = None,
) -> None:
    """Whether a deck is legal; if not, everything that is wrong with it.

    Parameters
    ----------
    file
        A deck file, or the name of a ready deck.
    game
        Which game.
    format
        The form of play; the game's usual one if not said.
    packs
        How many packs the deck was made of, where its size goes by that (Huntik, Limited play); one if not said.
    """
    found: Any = rules_of(game)
    form = found.FORMATS[0] if format is None else format.lower()
    if form not in found.FORMATS:
        raise Refused(f"{game} has no format {format!r}; there are: {', '.join(found.FORMATS)}")
    if packs is not None and form not in getattr(found, "BY_PACKS", ()):
        raise Refused(f"{game}: the size of a deck does not go by packs in {form} play")
    deck = found.read_deck(file)
    wrong = found.check_deck(deck, form) if packs is None else found.check_deck(deck, form, packs)
    if wrong:
        raise Refused(f"{file}: not a legal {form} deck of {game}:" + "".join(f"\n  {one}" for one in wrong))
    console().print(f"[bold]{escape(deck.name)}[/bold]: a legal {form} deck of {game}, {sizes(deck)}")


def export(
    deck: str,
    /,
    *,
    game: str,
    to: str = "text",
    out: Path | None = None,
) -> None:
    """Write a deck for another program.

    Parameters
    ----------
    deck
        A deck file, or the name of a deck.
    game
        Which game.
    to
        Which program: text, lackey, octgn, cockatrice, simulator (Tabletop Simulator) or csv.
    out
        The file to write; to the terminal if not said.
    """
    played = rules_of(game)
    found = played.read_deck(deck)
    written = deck_as(to, found.name, cards_of(played, found), game)
    if out is None:
        sys.stdout.write(written)
    else:
        out.write_text(written, encoding="utf-8", newline="\n")
        console().print(f"[bold]{escape(found.name)}[/bold] is written to {escape(str(out))}")


def sizes(deck: Deck) -> str:
    """How many cards are in each pile that has any."""
    piles: list[tuple[str, Any]] = [(name, cards) for name, cards in deck.listed().piles if cards]
    return ", ".join(f"{len(cards)} cards in the {name}" for name, cards in piles)

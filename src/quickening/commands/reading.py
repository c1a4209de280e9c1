"""`quickening cards read`: what a text means, or why it is not understood."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.markup import escape
from rich.tree import Tree

from quickening.commands.cards import branches
from quickening.commands.output import console, say_json
from quickening.core.refusals import Unreadable
from quickening.games.nearby import advice, explained
from quickening.games.texts import card_type as type_named
from quickening.games.texts import texts_of
from quickening.text.reader import NotRead

#: The type of card whose text it is, if nobody says.
USUAL = {"huntik": "major hero", "shadowfist": "Character", "highlander": "event"}


def read(
    text: str,
    /,
    *,
    game: str,
    type: str = "",
    name: str = "this card",
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Show what a text means: its canonical wording and its tree, or where it is not understood, and why.

    Parameters
    ----------
    text
        The text, as a card would have it.
    game
        Whose cards say so.
    type
        The type of card: Character, Event, action, ...
    name
        The card's name, by which the text may speak of it.
    json
        Everything as JSON.
    """
    grammar = texts_of(game)
    card_type = type_named(game, type or USUAL[game])
    try:
        abilities = grammar.read_text(card_type, name, text)
    except NotRead as refused:
        stopped = explained(grammar, card_type, name, text, refused.position)
        if json:
            told = {"reason": refused.problem, "position": refused.position, "message": str(refused)}
            say_json({"read": False, **told, **stopped._asdict()})
            return
        raise Unreadable(f"{refused}{advice(stopped)}") from None
    wording = grammar.print_text(card_type, abilities)
    if json:
        say_json({"read": True, "text": wording, "tree": [repr(one) for one in abilities]})
        return
    out = console()
    out.print(f"{escape(wording)}\n")
    out.print(branches(Tree("[dim]abilities[/dim]"), abilities))

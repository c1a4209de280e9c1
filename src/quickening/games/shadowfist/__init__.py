"""Shadowfist: two to six players fight for Feng Shui Sites."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quickening.core.chance import Chance
from quickening.core.game import Table
from quickening.core.refusals import Refused
from quickening.games.shadowfist.decks import Deck, read_deck
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.game import Shadowfist
from quickening.games.shadowfist.pool import shipped
from quickening.games.shadowfist.rules.requirements import judge_deck, judge_players
from quickening.games.shadowfist.rules.setup import Start, build

NAME = "shadowfist"
SEATS = (2, 6)
PLAYERS = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank")


def table(more: Mapping[str, Printed] | None = None) -> Table:
    """The cards that come with the project, and those a player has besides."""
    return Table(NAME, {**shipped(), **(more or {})})


def new(
    decks: Sequence[str | Deck],
    seed: int = 0,
    names: Sequence[str] = (),
    first: int | None = None,
    ask_forced: bool = False,
) -> Shadowfist:
    """A new game at its first decision, one deck for each player. Who goes first is drawn (SF 2.1)."""
    wrong = judge_players(len(decks))
    if wrong is not None:
        raise Refused(wrong)
    chosen = [read_deck(deck) for deck in decks]
    for deck in chosen:
        refusals = judge_deck(deck.cards)
        if refusals:
            raise Refused(f"{deck.name}: {refusals[0]}")
    setup: tuple[tuple[str, Any], ...] = (("decks", tuple(deck.key for deck in chosen)), ("seed", seed))
    setup += (("first", first),)
    more = {card.key: card for deck in chosen for card in deck.cards}
    game = Shadowfist(
        table=table(more),
        names=tuple(names) or PLAYERS[: len(decks)],
        chance=Chance.seeded(seed),
        setup=setup,
        ask_forced=ask_forced,
    )
    build(game, [deck.cards for deck in chosen])
    game.stack.append(Start(first=first))
    game.advance()
    return game

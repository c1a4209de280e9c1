"""Huntik: two players, a mission, five zones, seven rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quickening.core.chance import Chance
from quickening.core.game import Table
from quickening.core.refusals import Refused
from quickening.games.huntik.decks import Deck, read_deck
from quickening.games.huntik.definitions import MISSION, Printed
from quickening.games.huntik.game import Huntik
from quickening.games.huntik.pool import shipped
from quickening.games.huntik.rules.starting import Start, build, judge_deck, lay_mission

NAME = "huntik"
SEATS = (2, 2)


def table() -> Table:
    """The cards that come with the project."""
    return Table(NAME, shipped())


def missions() -> list[Printed]:
    """HK 304. The missions that can be played, in the order of the set."""
    return [card for card in shipped().values() if card.type == MISSION]


def new(
    decks: Sequence[str | Deck],
    seed: int = 0,
    names: Sequence[str] = ("Alice", "Bob"),
    mission: str | None = None,
    lead: int | None = None,
    ask_forced: bool = False,
) -> Huntik:
    """A new game at its first decision. Without a mission one is drawn, as by an outside official (HK 304.1)."""
    if len(decks) != 2:
        raise Refused(f"Huntik is played by 2 players; {len(decks)} decks were given (HK 101.1)")
    chosen = [read_deck(deck) for deck in decks]
    for deck in chosen:
        wrong = judge_deck(deck.cards, deck.legends)
        if wrong:
            raise Refused(f"{deck.name}: {wrong[0]}")
    chance = Chance.seeded(seed)
    card = find_mission(mission) if mission is not None else chance.pick(missions())
    setup: tuple[tuple[str, Any], ...] = (("decks", tuple(deck.key for deck in chosen)), ("seed", seed))
    setup += (("mission", card.key), ("lead", lead))
    game = Huntik(table=table(), names=tuple(names), chance=chance, setup=setup, ask_forced=ask_forced)
    build(game, [deck.cards for deck in chosen], [deck.legends for deck in chosen])
    lay_mission(game, card, list(shipped().values()))
    game.stack.append(Start())
    game.advance()
    return game


def find_mission(name: str) -> Printed:
    """A mission by key or name; of two with one name, the one asked for by its kind, e.g. `... (expert)`."""
    for card in missions():
        if name.lower() in (card.key.lower(), f"{card.name} ({card.subtype})".lower()):
            return card
    for card in missions():
        if card.name.lower() == name.lower():
            return card
    raise Refused(f"there is no mission {name!r}; there are: {', '.join(card.name for card in missions())}")

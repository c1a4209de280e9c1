"""Decks of Highlander, whole games from their very beginning, and what a player sees."""

from __future__ import annotations

from collections.abc import Sequence

from quickening.core.chance import Chance
from quickening.core.game import Table as Definitions
from quickening.core.refusals import Refusal
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.game import Highlander
from quickening.games.highlander.pool import shipped
from quickening.games.highlander.rules.beginning import Start, build
from quickening.games.highlander.rules.constructing import judge_deck
from quickening.games.highlander.rules.tournaments import prepare
from tests.highlander_table import HighlanderPlayer, card_named, card_saying
from tests.table import Table

#: A card that does nothing and has no attribute.
BLANK = card_saying(name="Blank", type="edge")


def wrong_with(edition: str, *cards: str | Printed, basics: bool = True, fill: int = 50) -> list[Refusal]:
    """What is wrong with a deck of these cards: the Basic cards and enough others are added."""
    deck = [card if isinstance(card, Printed) else card_named(card) for card in cards]
    if basics:
        deck += [card for card in shipped().values() if card.set == "BAS"]
    number = 0
    while sum(not card.is_pre_game for card in deck) < fill:
        number += 1
        deck.append(card_saying(name=f"Filler {number}"))
    return judge_deck(deck, edition)


def rules_of(refusals: list[Refusal]) -> set[str]:
    """The rules that are broken."""
    return {refusal.rule for refusal in refusals}


def opening(
    table: Table, edition: str = "first", decks: Sequence[Sequence[Printed]] = (), seed: int = 1, style: str = ""
) -> tuple[HighlanderPlayer, HighlanderPlayer]:
    """Alice and Bob at the very beginning of a game, before anybody goes first."""
    game = Highlander(
        table=Definitions("highlander", shipped()),
        names=("Alice", "Bob"),
        chance=Chance.seeded(seed),
        book=edition,
        format=style,
        ask_forced=True,
    )
    table.game = game
    build(game, decks or [[BLANK] * 60] * 2)
    game.stack.append(Start())
    if style:
        prepare(game)
    game.advance()
    if not table.asks_to_cut:
        table.leave_decks()
    return HighlanderPlayer(table, 0, "Alice"), HighlanderPlayer(table, 1, "Bob")


def seen_by(player: HighlanderPlayer, area: str, of: HighlanderPlayer) -> list[str]:
    """The names of the cards of an area as a player sees them; nothing for a card that is hidden."""
    return [card.name for card in player.game.view(player.number).area(area, of.number).cards]

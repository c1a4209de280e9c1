"""Games that a seat could be in: what it cannot know is dealt anew, from cards that could be there.

A bot that looks ahead, a preview and a test that nothing leaks all need a game that agrees with everything a seat may
know and is drawn by chance in all else. Which cards lie where a seat cannot see them is the game's business
(`Game.redealt`); how they change places is here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quickening.core.chance import Chance
from quickening.core.repairs import happened
from quickening.core.views import View

Areas = Sequence[tuple[str, int]]


class Memory:
    """What a seat remembers: the cards whose faces it was shown, by the engine's numbers, wherever they are now."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen: set[int] = set()
        self.read = 0

    def observe(self, game: Any, view: View | None = None) -> None:
        """Take in what has happened since, and what lies open now; `view` is the seat's own, if it is at hand."""
        self.read = min(self.read, len(game.log))  # an answer may have been taken back
        for event in game.log[self.read :]:
            self.seen.update(game.shown_to(happened(event), self.seat))
        self.read = len(game.log)
        self.seen |= cards_seen(game, game.view(self.seat, log=False) if view is None else view)


class World:
    """The games that a seat could be in. It hands them out, and nothing else."""

    __slots__ = ("_game", "_memory")

    def __init__(self, game: Any, memory: Memory) -> None:
        self._game = game
        self._memory = memory

    def redeal(self, chance: Chance) -> Any:
        """A game that the seat could be in, as chance has it."""
        game = self._game.redeal(self._memory.seat, self._memory, chance)
        game.tells = False
        return game


def cards_seen(game: Any, view: View) -> set[int]:
    """The engine's numbers of the cards whose faces are in a view."""
    by_handle = {card.handle: number for number, card in enumerate(game.cards)}
    return {by_handle[card.handle] for area in view.areas for card in area.cards if card.name}


def spoken_of(game: Any, seat: int) -> set[int]:
    """The cards that the seat is asked about: whatever they are, it is told."""
    decision = game.decision
    options = decision.options if decision is not None and decision.seat == seat else ()
    return {number for option in options for number in (option.ref, option.ref2) if number >= 0}


def deal_anew(game: Any, areas: Areas, pool: Sequence[Any], keep: set[int], seen: set[int], chance: Chance) -> None:
    """Cards of hidden areas change places with each other; each place keeps its handle, which is all that is seen.

    A card that was `seen` before stays the card it is, all others become any card of the pool. Before chance decides,
    cards are put in an order that says nothing about where they lie: two games that look alike are dealt alike.
    """
    places = [(key, n) for key in areas for n, card in enumerate(game.areas[key]) if card not in keep]
    cards = [game.areas[key][n] for key, n in places]
    handles = [game.cards[card].handle for card in cards]
    cards.sort(key=lambda card: (game.cards[card].definition.key if card in seen else "", card))
    chance.shuffle(cards)
    for (key, n), card, handle in zip(places, cards, handles, strict=True):
        game.areas[key][n] = card
        state = game.cards[card]
        state.area, state.handle = key[0], handle
        if card not in seen:
            become(state, chance.pick(pool))


def become(state: Any, definition: Any) -> None:
    """A hidden card is another one than it was."""
    state.definition = definition
    if hasattr(state, "printed"):
        state.printed = definition

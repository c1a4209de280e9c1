"""What is left to chance, or to another player's eyes: coins, cards at random, cards out of a hand looked at."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.frames import Next
from quickening.games.shadowfist.kinds.basics import Cost, Number
from quickening.games.shadowfist.kinds.effects import ToCards
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Amount, Scope
from quickening.lang.selections import Cards


class AtRandom(Cost, frozen=True):
    """`return a random Character in your smoked pile to play`: chance says which; `deed` is done to it."""

    deed: ToCards
    cards: Cards
    count: Amount = Number(1)

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        found = self.cards.found(game, frame.scope)
        deed = self.deed.by_chance()
        able = [card for card in found if deed.allows(game, card, frame.scope)]
        game.chance.shuffle(able)
        chosen = able[: max(0, self.count.value(game, frame.scope))]
        frame.scope = replace(frame.scope, it=tuple(game.ref(card) for card in chosen))
        if chosen:
            frame.insert(deed)
        return frame.start  # type: ignore[no-any-return]

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return len(self.cards.found(game, scope)) >= max(1, self.count.value(game, scope))


HEADS = 0


class Flip(Cost, frozen=True):
    """`flip a coin`, `flip 3 coins`, `flip a coin until it comes up heads`.

    What came up is the text's number: how many Heads, or how many flips it took until there were so many (`until`).
    `heads` or `tails` is done as the effect resolves, where one coin decides (`flip a coin. Heads: ... Tails: ...`).
    """

    coins: int = 1
    until: int = 0
    heads: tuple[Any, ...] = ()
    tails: tuple[Any, ...] = ()

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        number = self.until_heads(game) if self.until else self.at_once(game)
        if self.heads or self.tails:
            frame.insert(*(self.heads if number else self.tails))
        else:
            frame.scope = replace(frame.scope, amount=number)
        return frame.start  # type: ignore[no-any-return]

    def at_once(self, game: ShadowfistGame) -> int:
        """How many of the coins show Heads."""
        return sum(game.chance.below(2) == HEADS for _ in range(self.coins))

    def until_heads(self, game: ShadowfistGame) -> int:
        """How many flips it takes."""
        flips = heads = 0
        while heads < self.until:
            flips += 1
            heads += game.chance.below(2) == HEADS
        return flips

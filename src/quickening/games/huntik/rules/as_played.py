"""HK 302.2-302.3, 701.2. A text is judged by how things are when it is carried out: paid for, and out of the hand."""

from __future__ import annotations

from typing import Any

from quickening.core.once import once
from quickening.games.huntik.rules.aspects import read_by
from quickening.games.huntik.state import HAND, NOBODY, HuntikGame
from quickening.lang.nodes import Effect, walk
from quickening.lang.selections import Cards

#: What changes as a card is played or a power used: hands, and who is ready.
CHANGING = frozenset({"piles", "ready"})


@once
def minds_being_played(effects: tuple[Effect, ...]) -> bool:
    """Whether a text looks at hands, or at who is ready."""
    nodes = [node for effect in effects for node in walk(effect)]
    in_hand = any(isinstance(node, Cards) and node.area == HAND for node in nodes)
    return in_hand or any(not read_by(effect).isdisjoint(CHANGING) for effect in effects)


class OutOfHand:
    """While a card is judged that is about to be played, it is where it will be then: no longer in its pile."""

    __slots__ = ("at", "card", "game", "memo", "pile")

    def __init__(self, game: HuntikGame, card: int) -> None:
        self.game, self.card = game, card
        self.pile = game.areas[game.cards[card].area, game.cards[card].owner]
        self.at = self.pile.index(card)
        self.memo = game.memo

    def __enter__(self) -> None:
        del self.pile[self.at]
        self.game.memo = {}

    def __exit__(self, *_: Any) -> None:
        self.pile.insert(self.at, self.card)
        self.game.memo = self.memo


class Tired:
    """While it is judged what a hero pays for by being exhausted, it is exhausted."""

    __slots__ = ("game", "hero", "memo")

    def __init__(self, game: HuntikGame, hero: int) -> None:
        self.game, self.hero, self.memo = game, hero, game.memo

    def __enter__(self) -> None:
        if self.hero != NOBODY:
            self.game.cards[self.hero].exhausted = True
            self.game.memo = {}

    def __exit__(self, *_: Any) -> None:
        if self.hero != NOBODY:
            self.game.cards[self.hero].exhausted = False
            self.game.memo = self.memo

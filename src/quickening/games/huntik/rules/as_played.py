"""HK 302.2-302.3, 701.2. A text is judged by how things are when it is carried out: paid for, and out of the hand."""

from __future__ import annotations

from quickening.core.once import once
from quickening.core.supposing import SupposingGone
from quickening.games.huntik.rules.aspects import read_by
from quickening.games.huntik.state import HAND, HuntikGame
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


def out_of_hand(game: HuntikGame, card: int) -> SupposingGone:
    """While a card is judged that is about to be played, it is where it will be then: no longer in its pile."""
    state = game.cards[card]
    return SupposingGone(game.areas[state.area, state.owner], card)

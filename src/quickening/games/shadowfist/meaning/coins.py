"""Coins that are flipped, and what comes of them (SF 24.1.4)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from quickening.english.lowering import refuse_if
from quickening.games.shadowfist.kinds.chance import Flip
from quickening.games.shadowfist.kinds.conditions import Fact, Not
from quickening.games.shadowfist.meaning.structures import Structures
from quickening.lang import deeds
from quickening.lang.resolve import If, Sequence

HEADS = Fact("heads")


def is_flip(part: Any) -> bool:
    """`flip a coin`, as something that is done."""
    return isinstance(part, deeds.Do) and part.deed.sense == "flip"


def is_result(part: Any) -> bool:
    """`Heads: ...`: what is done on a result of the coin."""
    fact = part.condition if isinstance(part, deeds.If) else None
    return isinstance(fact, deeds.Fact) and fact.deed in (deeds.Deed("heads"), deeds.Deed("tails"))


def is_about_coin(part: Any, paying: bool) -> bool:
    """Whether a coin is flipped, but not as a price, or something comes of one."""
    return is_result(part) or (is_flip(part) and not paying)


class Coins(Structures):
    """What is flipped, and what is done on each result."""

    @abstractmethod
    def effect(self, part: Any, until: str = "") -> Any:
        """Something that is done: see `doing.py`."""

    def flipped(self, results: tuple[Any, ...], until: str, at_once: bool) -> Any:
        """`flip a coin. Heads: ... Tails: ...`: what is done on each result, once; or on that of a coin paid with."""
        sides = [part.condition.deed.sense for part in results]
        refuse_if(not sides or len(set(sides)) != len(sides), "what comes of the coin")
        done: dict[str, tuple[Any, ...]] = {"heads": (), "tails": ()}
        for side, part in zip(sides, results, strict=True):
            found = tuple(self.effect(one, until) for one in part.body)
            done[side] = found if len(found) == 1 else (Sequence(found),)
        heads, tails = done["heads"], done["tails"]
        if at_once:
            return Flip(heads=heads, tails=tails)
        return If(HEADS, heads, tails) if heads else If(Not(HEADS), tails)

    def as_coins(self, node: Any) -> int:
        """`a coin`, `3 coins`."""
        plain = isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("coin") and node.word in ("a", "")
        refuse_if(not plain or node.least != node.most, "how many coins")
        return int(node.least)

    def as_heads(self, how: Any) -> int:
        """`until it comes up heads`: how often."""
        return int(how.word.removesuffix(" heads"))

"""A draft: everybody takes a card of a pack and passes the rest on. Cards are keys here, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from quickening.core.refusals import Refused

#: The cards of a pack, or what somebody has taken.
Cards = tuple[str, ...]


@dataclass(frozen=True)
class Draft:
    """It never changes: whatever is taken makes another one of it.

    `packs` lie before the players, `unopened` come after them, one for each player a time; `taken` is what each has
    taken of the pack before them, nothing while they think; `pools` what they have. `opened` counts the times.
    """

    players: tuple[str, ...]
    pools: tuple[Cards, ...]
    packs: tuple[Cards, ...]
    unopened: tuple[tuple[Cards, ...], ...]
    taken: Cards
    opened: int = 1

    @classmethod
    def of(cls, players: Sequence[str], boosters: Sequence[Sequence[Cards]], starters: Sequence[Cards] = ()) -> Draft:
        """A new one. `boosters[n]` are the packs that everybody opens n-th; what is in a starter is one's own."""
        nothing = ((),) * len(players)
        pools = tuple(starters) or nothing
        first, *rest = [tuple(tuple(pack) for pack in packs) for packs in boosters] or [nothing]
        return cls(tuple(players), pools, first, tuple(rest), ("",) * len(players))

    @property
    def over(self) -> bool:
        return not any(self.packs) and not self.unopened

    @property
    def turn(self) -> int:
        """How many cards everybody has: as many more as were taken and passed on."""
        return len(self.pools[0])

    @property
    def thinking(self) -> list[str]:
        """Who has yet to take a card."""
        if self.over:
            return []
        return [player for player, card in zip(self.players, self.taken, strict=True) if not card]

    def pack_of(self, player: str) -> Cards:
        """What lies before somebody, with what they have taken of it."""
        return self.packs[self.players.index(player)]

    def pool_of(self, player: str) -> Cards:
        """What somebody has, with what they have taken now."""
        seat = self.players.index(player)
        return (*self.pools[seat], *((self.taken[seat],) if self.taken[seat] else ()))

    def take(self, player: str, card: str) -> Draft:
        """Somebody takes a card; as long as others think, another one may be taken instead."""
        if player not in self.players:
            raise Refused(f"{player} does not take part")
        seat = self.players.index(player)
        if card not in self.packs[seat]:
            raise Refused("that card is not in the pack before you")
        taken = (*self.taken[:seat], card, *self.taken[seat + 1 :])
        found = replace(self, taken=taken)
        return found if found.thinking else found._passed()

    def _passed(self) -> Draft:
        """All have chosen: to the left with the first packs, to the right with the next, and so on."""
        pools = tuple((*pool, card) for pool, card in zip(self.pools, self.taken, strict=True))
        rest = [without(pack, card) for pack, card in zip(self.packs, self.taken, strict=True)]
        passed = rest[-1:] + rest[:-1] if self.opened % 2 else rest[1:] + rest[:1]
        found = replace(self, pools=pools, packs=tuple(passed), taken=("",) * len(self.players))
        return found if any(passed) else found._next_packs()

    def _next_packs(self) -> Draft:
        if not self.unopened:
            return self
        packs, *rest = self.unopened
        return replace(self, packs=packs, unopened=tuple(rest), opened=self.opened + 1)


def without(cards: Cards, card: str) -> Cards:
    """These cards but for one.

    >>> without(("a", "b", "a"), "a")
    ('b', 'a')
    """
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])

"""Combat (HK 600-602)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.games.huntik.events.common import CardEvent, zone_word
from quickening.games.huntik.rules.invalidation import aspect_changed
from quickening.games.huntik.state import NOBODY, CombatState, HuntikGame


class CombatStarted(Event, frozen=True):
    """HK 600.1. `card` is the one that starts it, if one does."""

    zone: int
    attacker: int
    card: int = NOBODY
    rule: ClassVar[str] = "HK 600.1"

    def apply(self, game: HuntikGame) -> None:
        game.combats += 1
        there = [(n, state) for n in game.in_play if (state := game.cards[n]).zone == self.zone]
        absent = tuple(game.ref(n) for n, state in there if state.stunned or state.controller == NOBODY)  # HK 600.2
        game.combat = CombatState(self.zone, self.attacker, game.combats, absent=absent)
        aspect_changed(game, "combat")

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.names[self.attacker]} starts a combat in {zone_word(game, self.zone, seat)}."


class AttacksChanged(Event, frozen=True):
    """HK 601.5-601.6. Attacks are added to a player's total in this combat, or removed from it."""

    seat: int
    count: int
    rule: ClassVar[str] = "HK 601.5"

    def apply(self, game: HuntikGame) -> None:
        if game.combat is not None:
            added = list(game.combat.added)
            added[self.seat] += self.count
            game.combat = _combat_with(game.combat, added=(added[0], added[1]))

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        attacks = "1 attack is" if abs(self.count) == 1 else f"{abs(self.count)} attacks are"
        what = "added to" if self.count > 0 else "removed from"
        return f"{attacks} {what} {game.names[self.seat]}’s total."


class AttacksRemoved(CardEvent, frozen=True):
    """HK 601.6. A card's attacks do not count in this combat."""

    rule: ClassVar[str] = "HK 601.6"
    sentence: ClassVar[str] = "{name}’s attacks are removed from the combat."

    def apply(self, game: HuntikGame) -> None:
        if game.combat is not None:
            game.combat = _combat_with(game.combat, out=(*game.combat.out, game.ref(self.card)))


class CombatCutShort(Event, frozen=True):
    """A card ended the combat: no attacks are aimed."""

    rule: ClassVar[str] = "HK 601.4a"
    sentence: ClassVar[str] = "The combat ends; no attacks are aimed."

    def apply(self, game: HuntikGame) -> None:
        if game.combat is not None:
            game.combat = _combat_with(game.combat, ended=True)


def _combat_with(combat: CombatState, **changes: Any) -> CombatState:
    return replace(combat, **changes)


class CombatPassed(Event, frozen=True):
    """HK 601.2."""

    seat: int
    rule: ClassVar[str] = "HK 601.2"
    idle: ClassVar[bool] = True
    sentence: ClassVar[str] = "{who} plays no combat action."


class Aimed(Event, frozen=True):
    """HK 602.2. A player divides their attacks among enemies in the combat."""

    seat: int
    aims: tuple[tuple[int, int], ...]
    rule: ClassVar[str] = "HK 602.2"

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        if not self.aims:
            return f"{game.names[self.seat]} aims no attacks."
        aims = ", ".join(f"{count} at {game.said(card)}" for card, count in self.aims)
        return f"{game.names[self.seat]} aims {aims}."


class CombatEnded(Event, frozen=True):
    """HK 602. The combat is over."""

    zone: int
    rule: ClassVar[str] = "HK 602.3"
    sentence: ClassVar[str] = "The combat is over."

    def apply(self, game: HuntikGame) -> None:
        game.combat = None
        aspect_changed(game, "combat")

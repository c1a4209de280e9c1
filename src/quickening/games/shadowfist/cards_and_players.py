"""The cards and the players of a game of Shadowfist, as they change."""

from __future__ import annotations

from typing import Any

from quickening.core.data import Mutable
from quickening.core.game import Card
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.state_values import FRONT, NOBODY, Control, Damage, Promise

#: Stands for a card's own definition where nothing is said of what it is played as.
AS_DEFINED = Printed("", "")


class ShadowfistCard(Card[Printed]):
    """A card of a Shadowfist game.

    In play: `location` is the id of a column or of an unspecified location (SF 9.1.2); `column` and `row` are the
    place of a Site in the Site structure, which it keeps while it is elsewhere as an attacker; `subject` the card a
    State is on; `controls` the stack of its controllers, whose last is `controller` unless it goes with its subject
    (SF 49.6). `resolved`: SF 25.2. `x`: SF 48.3. `used`: the abilities used, each with the turn or attack. `printed`
    is what it is played as: its definition, unless it is played as another type of card (SF 7.1.1); `types` are what
    it is now: as printed, unless something made it another type of card (`rules.becoming`).
    """

    controller: int = NOBODY
    controls: tuple[Control, ...] = ()
    location: int = 0
    column: int = 0
    row: int = FRONT
    turned: bool = False
    face_down: bool = False
    resolved: bool = True
    damage: tuple[Damage, ...] = ()
    counters: int = 0
    subject: int = NOBODY
    stamp: int = 0
    x: int | None = None
    cost: int | None = None
    toast_it: bool = False
    departing: str = ""
    used: tuple[tuple[str, int], ...] = ()
    printed: Printed = AS_DEFINED
    types: tuple[str, ...] = ()
    memory: tuple[tuple[str, Any], ...] = ()

    def __post_init__(self) -> None:
        if self.printed is AS_DEFINED:
            self.printed = self.definition
        self.types = self.types or self.printed.types

    def is_as(self, printed: Printed) -> None:
        """It is what is printed on it, or what it is played as (SF 7.0, 7.1.1)."""
        self.printed = printed
        self.types = printed.types

    @property
    def damage_total(self) -> int:
        total = 0
        for one in self.damage:
            total += one.amount
        return total


class Player(Mutable):
    """A player. `power`: SF 9.2.6, 17.0, 17.1. `out`: eliminated (SF 5.0). `standing`: until when they pass.

    The rest is remembered for a turn or longer: Sites played this turn, whether Power was generated and what effects
    will generate in the Power generation step (SF 17.2.1), whether an
    attack failed (SF 28.12), a card played at Crisis cost this turn and its consequence (SF 50.4), the titles of
    One-Shots played (SF 49.5) and of Limited Events played this turn (SF 49.2), and whether a final Site was taken
    (SF 4.2).
    """

    power: int = 0
    out: bool = False
    standing: str = ""
    sites_played: int = 0
    generated: bool = False
    promised: tuple[Promise, ...] = ()
    failed: bool = False
    crisis: bool = False
    no_power_next: bool = False
    one_shots: tuple[str, ...] = ()
    limited_events: tuple[str, ...] = ()
    took_final: bool = False
    columns: tuple[int, ...] = ()

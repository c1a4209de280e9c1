"""What the game is made of: printed cards, and cards as they lie on the table."""

from __future__ import annotations

from typing import Any

from quickening.core.data import Definition, Frozen
from quickening.core.game import Card
from quickening.lang.nodes import Scope

NOBODY = -1
DECK, HAND, DISCARD = "deck", "hand", "discard pile"
YARD, STACK, MARKET, LOT = "yard", "stack", "market", "lot"
OWN_AREAS, SHARED_AREAS = (DECK, HAND, DISCARD), (YARD, STACK, MARKET, LOT)
DEED, CHARM, BLADE, SHIELD = "deed", "charm", "blade", "shield"


class Printed(Definition, frozen=True):
    """A printed card. Charms glow, blades and shields have might."""

    kind: str = DEED
    glow: int = 0
    might: int = 0
    text: str = ""
    abilities: tuple[Any, ...] = ()


class Guise(Frozen, frozen=True):
    """A text in place of the printed one until the end of the turn: none, or that of another card."""

    text: str = ""
    abilities: tuple[Any, ...] = ()


class TinyCard(Card[Printed]):
    """A card of one game. `aim` is whom a blade is laid against, `scope` what a deed on the stack is about."""

    face_down: bool = False
    stamp: int = 0
    aim: int = NOBODY
    scope: Scope | None = None
    guises: tuple[Guise, ...] = ()

    @property
    def text(self) -> str:
        """The text it has now."""
        return self.guises[-1].text if self.guises else self.definition.text

    @property
    def abilities(self) -> tuple[Any, ...]:
        """What its text says now. A face-down card says nothing."""
        if self.face_down:
            return ()
        return self.guises[-1].abilities if self.guises else self.definition.abilities

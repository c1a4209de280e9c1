"""The map of a game of Huntik as a thinking player keeps it: who stands where, and what a combat would bring.

Zones are numbered from the lead player's side throughout. A board is cheap to change on trial: `with_zone` and the
like give a new one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from quickening.core.views import CardView, View

#: Past this many enemies in one zone only the most valuable are considered as targets.
MANY = 7
MINE, THEIRS, NOBODYS = 1, -1, 0


class Piece(NamedTuple):
    """A hero or obstacle on the map. `side` is MINE, THEIRS or NOBODYS, `worth` what its loss costs."""

    handle: int
    name: str
    kind: str
    text: str
    side: int
    zone: int
    atk: int
    defense: int
    worth: float
    ready: bool = True
    stunned: bool = False
    unblockable: bool = False

    @property
    def is_hero(self) -> bool:
        return self.kind.endswith("hero")

    @property
    def is_minor(self) -> bool:
        return self.kind == "minor hero"


class Thing(NamedTuple):
    """A feature that is no obstacle: an object or a structure. A face-down one has no name."""

    handle: int
    name: str
    kind: str
    text: str
    zone: int
    holder: int


class Board(NamedTuple):
    """What matters of a view. `ahead` is the direction in which the own heroes move forward."""

    leading: bool
    round: int
    pieces: tuple[Piece, ...]
    things: tuple[Thing, ...]

    @property
    def ahead(self) -> int:
        return 1 if self.leading else -1

    @property
    def home(self) -> int:
        return 1 if self.leading else 5

    @property
    def lead_side(self) -> int:
        return MINE if self.leading else THEIRS

    def side(self, side: int, zone: int = 0) -> list[Piece]:
        """The unstunned pieces of a side, on the whole map or in one zone."""
        return [p for p in self.pieces if p.side == side and not p.stunned and zone in (0, p.zone)]

    def piece(self, handle: int) -> Piece | None:
        return next((piece for piece in self.pieces if piece.handle == handle), None)

    def named(self, name: str) -> list[Piece | Thing]:
        """The pieces and things of a name."""
        standing: list[Piece | Thing] = [piece for piece in self.pieces if piece.name == name]
        return standing + [thing for thing in self.things if thing.name == name]

    def replaced(self, old: Piece, new: Piece | None) -> Board:
        """The board with one piece changed or gone; what it carries goes with it or stays lying."""
        pieces = tuple(new if p is old else p for p in self.pieces if p is not old or new is not None)
        zone, holder = (new.zone, new.handle) if new and not new.stunned else (old.zone, 0)
        things = tuple(
            thing._replace(zone=zone, holder=holder) if thing.holder == old.handle else thing for thing in self.things
        )
        return self._replace(pieces=pieces, things=things)  # type: ignore[arg-type]

    def with_piece(self, piece: Piece) -> Board:
        return self._replace(pieces=(*self.pieces, piece))

    def moved(self, piece: Piece, zone: int) -> Board:
        """The board after a piece has moved there and is exhausted."""
        return self.replaced(piece, piece._replace(zone=zone, ready=False))

    def from_own_side(self, number: int) -> int:
        """A zone as I count, or the other way round."""
        return number if self.leading else 6 - number

    def rounds_to(self, piece: Piece, zone: int) -> float:
        """About how many moves a piece needs to get to a zone; more if it must wait for readiness or is blocked."""
        distance = zone - piece.zone
        if not distance:
            return 0.0
        moves = (abs(distance) + 1) // 2
        stuck = not piece.unblockable and self.is_blocked(piece, distance)
        return moves + (0.0 if piece.ready else 0.5) + (1.0 if stuck else 0.0) + 0.1 * abs(distance)

    def is_blocked(self, piece: Piece, distance: int) -> bool:
        """Whether an enemy stands in the way forward: in the piece's own zone, or before the one it goes to."""
        ahead = 1 if (piece.side == MINE) == self.leading else -1
        return distance * ahead > 0 and any(
            other.side == -piece.side and not other.stunned and 0 <= (other.zone - piece.zone) * ahead < abs(distance)
            for other in self.pieces
        )


def board_of(view: View, seat: int) -> Board:
    """The board as the view shows it."""
    play = view.area("play").cards
    leading = view.get("lead") == seat
    loads: dict[int, int] = {}
    for card in play:
        loads[card.holder] = loads.get(card.holder, 0) + 1
    fighting = [card for card in play if is_piece(card)]
    things = tuple(thing_of(card) for card in play if not is_piece(card))
    return Board(
        leading, view.get("round"), tuple(piece_of(c, seat, loads.get(c.handle, 0)) for c in fighting), things
    )


def is_piece(card: CardView) -> bool:
    return card.kind.endswith("hero") or card.kind.startswith("obstacle")


def piece_of(card: CardView, seat: int, carries: int = 0) -> Piece:
    """A hero or obstacle of a view."""
    side = NOBODYS if card.controller is None else MINE if card.controller == seat else THEIRS
    marks = card.marks
    ready, stunned = "exhausted" not in marks, "stunned" in marks
    atk, defense = card.number("ATK"), card.number("DEF")
    worth = worth_of(card, atk, defense) + 5.0 * carries
    unblockable = "unblockable" in marks or card.text.startswith("Unblockable")
    return Piece(
        card.handle,
        card.name,
        card.kind,
        card.text,
        side,
        card.place,
        atk,
        defense,
        worth,
        ready,
        stunned,
        unblockable,
    )


def worth_of(card: CardView, atk: int, defense: int) -> float:
    """What the loss of a card costs: its figures, and that it stands on the map at all."""
    if "This feature can't be KO'd" in card.text:
        return 0.0
    base = max(0, atk) + max(0, defense) + (1.5 if card.kind == "minor hero" else 3.0)
    return base * (0.4 if "would be KO'd" in card.text else 1.0)


def thing_of(card: CardView) -> Thing:
    return Thing(card.handle, card.name, card.kind, card.text, card.place, card.holder)


# -- combat --------------------------------------------------------------------------------------------------------


_SHIELD = re.compile(r"attacks can't be aimed at", re.IGNORECASE)
_SHIELDED_BY = re.compile(r"(?:while|if) an? (?:friendly )?(?:minor )?([\w ]+?) is in", re.IGNORECASE)


def aimable(piece: Piece, beside: Iterable[Piece]) -> bool:
    """Whether attacks can be aimed at a piece, given who stands beside it."""
    if not _SHIELD.search(piece.text):
        return True
    shield = _SHIELDED_BY.search(piece.text)
    return shield is not None and not any(other.name == shield.group(1) for other in beside if other is not piece)


def beaten(total: int, targets: list[Piece], prize: dict[int, float], single: bool = False) -> list[Piece]:
    """The most valuable enemies that so many attacks can KO. `prize` is what each is worth beyond its figures."""
    values = {piece.handle: piece.worth + prize.get(piece.handle, 0.0) for piece in targets}
    open_ones = [piece for piece in targets if piece.defense <= total and aimable(piece, targets)]
    open_ones = sorted(open_ones, key=lambda piece: -values[piece.handle])[:MANY]
    if sum(max(0, piece.defense) for piece in open_ones) <= total and not single:
        return open_ones
    best: list[Piece] = []
    most = 0.0
    for size in range(1, 2 if single else len(open_ones)):
        for group in combinations(open_ones, size):
            value = sum(values[piece.handle] for piece in group)
            if value > most and sum(max(0, piece.defense) for piece in group) <= total:
                best, most = list(group), value
    return best


class Fight(NamedTuple):
    """A combat as it would end: the attacks of both sides, and who stands in it."""

    mine: list[Piece]
    theirs: list[Piece]
    my_attacks: int
    their_attacks: int

    def gain(self, prize: dict[int, float]) -> float:
        """What it brings me, if both sides aim well."""
        single = [any("must be aimed at a single" in p.text for p in side) for side in (self.theirs, self.mine)]
        won = beaten(self.my_attacks, self.theirs, prize, single[0])
        lost = beaten(self.their_attacks, self.mine, prize, single[1])
        return sum(p.worth + prize.get(p.handle, 0.0) for p in won) - sum(
            p.worth + prize.get(p.handle, 0.0) for p in lost
        )


_STARTING = re.compile(r"When I start a combat, add (\d+) attacks")


def fight_in(board: Board, zone: int, starter: Piece | None = None, added: tuple[int, int] = (0, 0)) -> Fight:
    """The combat in a zone. `added` are attacks added so far, mine first; `starter` adds what its text says."""
    mine, theirs = board.side(MINE, zone), board.side(THEIRS, zone)
    bonus = _STARTING.search(starter.text) if starter is not None else None
    my_attacks = sum(max(0, p.atk) for p in mine) + added[0] + (int(bonus.group(1)) if bonus else 0)
    their_attacks = sum(max(0, p.atk) for p in theirs) + added[1]
    return Fight(mine, theirs, max(0, my_attacks), max(0, their_attacks))

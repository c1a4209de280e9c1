"""Repairs: with everybody's consent a judge puts right what went wrong at a table.

A repair is one event, made of an event the rules know (a card goes to a hand, damage is healed), so that it is told,
shown and kept from who may not know as any other; nothing is triggered by it. It is made only where a question is
asked that can be asked anew, a turn's menu: elsewhere something is half done, and has to be finished or taken back.
What a judge puts on the stack is played from there by the rules, before that question is asked again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quickening.core.data import Frozen
from quickening.core.events import Event
from quickening.core.outside import NO_SEAT, REPAIR
from quickening.core.refusals import Refused

#: What is repaired: a card goes elsewhere, something is so or so much, cards are drawn, an effect waits to resolve.
MOVE, SET, DRAW, PLAY = "move", "set", "draw", "play"
#: Where effects wait to resolve.
STACK = "the stack"
#: More than any number at a table.
LARGEST = 999

NOT_NOW = (
    "repairs are made when a player is asked what to do in a turn, and nothing is half done: go on until then, "
    "or take back to an earlier moment"
)


class Repair(Frozen, frozen=True):
    """What a judge would like: `to` is an area, or what is set; `card` a handle, `seat` whose, `number` how much."""

    what: str
    to: str
    card: int = 0
    seat: int = NO_SEAT
    number: int = 0

    @property
    def words(self) -> tuple[str, ...]:
        """As a record has it."""
        return (REPAIR, self.what, self.to, str(self.card), str(self.seat), str(self.number))


class Repaired(Event, frozen=True):
    """A judge's repair: what happened by it, told as that is."""

    seat: int
    event: Event

    def apply(self, game: Any) -> None:
        self.event.apply(game)
        game.invalidate()

    def tell(self, game: Any, seat: int | None) -> str:
        return f"Repaired by {game.names[self.seat]}: {self.event.tell(game, seat) or 'nothing to see.'}"


class PutOnStack(Event, frozen=True):
    """A card is played, or used, as a judge says: what follows of it is left to the rules."""

    card: int
    seat: int

    def tell(self, game: Any, seat: int | None) -> str:
        return f"{game.cards[self.card].name} is put on the stack for {game.names[self.seat]}, without its cost."


def happened(event: Event) -> Event:
    """What an event is about: of a repair, what happened by it."""
    return event.event if isinstance(event, Repaired) else event


def read(words: Sequence[str]) -> Repair:
    """A repair as a record has it. Refuses what is none."""
    if len(words) != 6 or words[0] != REPAIR or words[1] not in (MOVE, SET, DRAW, PLAY):
        raise Refused("that is no repair")
    numbers = [_number(one) for one in words[3:]]
    return Repair(words[1], words[2], *numbers)


def _number(word: str) -> int:
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
        raise Refused("that is no repair")
    return int(word)


def asked_anew(game: Any) -> str:
    """The step that asks the question that is asked now; nothing where it cannot be asked anew."""
    frame = game.stack[-1] if game.stack else None
    if game.decision is None or frame is None or game.pending:
        return ""
    return str(game.ASKED_ANEW.get((type(frame).__name__, frame.step), ""))


def check(game: Any, seat: int, wanted: Repair) -> Event:
    """What would happen by a repair. Refuses it where it cannot be made."""
    if game.over:
        raise Refused("the game is over: there is nothing to repair")
    game.check_seat(seat)
    if not asked_anew(game):
        raise Refused(NOT_NOW)
    if wanted.seat != NO_SEAT:
        game.check_seat(wanted.seat)
    if not 0 <= wanted.number <= LARGEST:
        raise Refused(f"numbers go from 0 to {LARGEST}")
    known = game.REPAIRS
    stacks = (STACK,) if known.stacks else ()
    allowed = {MOVE: known.areas, SET: (*known.cards, *known.players), DRAW: ("hand",), PLAY: stacks}[wanted.what]
    if wanted.to not in allowed:
        raise Refused(f"that cannot be repaired here; there are: {', '.join(allowed)}")
    return Repaired(seat, game.repair_of(wanted, seat))


def by_handle(game: Any, handle: int) -> int:
    """A card by its handle. Refuses one that is not there."""
    for number, card in enumerate(game.cards):
        if handle and card.handle == handle:
            return number
    raise Refused("there is no such card")


def repair(game: Any, seat: int, words: Sequence[str]) -> None:
    """Make a repair, and ask the question again that is asked now. A refused one changes nothing."""
    event = check(game, seat, read(words))
    frame, step = game.stack[-1], asked_anew(game)
    game.answers.append((seat, tuple(words)))
    game.decision = None
    game.happen(event)
    if game.over:
        return
    frame.step = step
    put = happened(event)
    if isinstance(put, PutOnStack):
        game.stack.append(game.played_from_stack(put, read(words).number))
    settling = game.settling()
    if settling is not None:
        game.stack.append(settling)
    game.advance()

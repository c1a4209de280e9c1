"""Whether what was saved can be the state of a game: said with the place where it cannot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_origin

from quickening.core.data import PLAIN, BadData, Definition, fits
from quickening.core.decisions import Decision, Option
from quickening.core.frames import Frame
from quickening.core.modifiers import Ref

#: What fields are called that hold a seat, -1 for nobody, or the number of a card, -1 for none.
SEATS = frozenset({"seat", "you", "owner", "controller"})
CARDS = frozenset({"card", "hero", "holder", "subject"})
#: How answers are saved: who answered, and the options by their ids.
ANSWER = tuple[int, tuple[str, ...]]


def check_state(fields: dict[str, Any], hints: dict[str, Any]) -> None:
    """Refuse a state that no game can be in: fields of another kind, steps nobody knows."""
    for name, value in fields.items():
        if not fits(value, hints.get(name, Any)):
            raise BadData(f"$.state.{name}: {shortened(value)} cannot stand there")
    for number, frame in enumerate(fields.get("stack", ())):
        if not is_step(frame):
            raise BadData(f"$.state.stack[{number}]: nothing that could go on")


def shortened(value: Any) -> str:
    """A value in a message: its beginning, if it is long."""
    words = repr(value)
    return words if len(words) < 80 else f"{words[:77]}..."


def is_step(frame: Any) -> bool:
    """Whether a frame goes on with a step of its own: a method that is given the game, and no more."""
    if not isinstance(frame, Frame) or frame.step.startswith("_"):
        return False
    step = getattr(type(frame), frame.step, None)
    code = getattr(step, "__code__", None)  # what is compiled tells no more than that it can be called
    return callable(step) and (code is None or (code.co_argcount == 2 and code.co_varnames[1] == "game"))


def with_lists(value: Any, hint: Any, where: str) -> Any:
    """A field that holds lists, which JSON turned into tuples, as it was; any other field unchanged."""
    if get_origin(hint) is list:
        if not isinstance(value, tuple):
            raise BadData(f"{where}: not a list")
        return list(value)
    if get_origin(hint) is dict and get_origin(get_args(hint)[1]) is list:
        if not isinstance(value, dict) or not all(isinstance(pile, tuple) for pile in value.values()):
            raise BadData(f"{where}: not a table of lists")
        return {key: list(pile) for key, pile in value.items()}
    return value


# -- a game as a whole ---------------------------------------------------------------------------------------------


def check_game(game: Any) -> None:
    """Refuse a game that cannot go on: nobody is asked, cards are in two places or in none, numbers mean nothing."""
    for problem in _problems(game):
        raise BadData(f"$.state.{problem}")


def _problems(game: Any) -> Iterator[str]:
    yield from _of_the_decision(game)
    yield from _of_the_piles(game)
    yield from _of_the_cards(game)
    yield from _of_the_numbers(game)
    yield from game.flaws()


def _of_the_decision(game: Any) -> Iterator[str]:
    if game.decision is None and game.outcome is None:
        yield "decision: nobody is asked anything, and the game is not over"
    if game.decision is not None:
        yield from _of_the_question(game, game.decision)
    for number, answer in enumerate(game.answers):
        if not fits(answer, ANSWER) or answer[0] not in range(len(game.names)):
            yield f"answers[{number}]: nobody can have answered {shortened(answer)}"


def _of_the_question(game: Any, decision: Decision) -> Iterator[str]:
    """It can be answered, by somebody, for something that goes on, with cards that there are."""
    if not game.stack:
        yield "stack: nothing goes on that the answer could be for"
    if decision.seat not in range(len(game.names)):
        yield f"decision: there is no seat {decision.seat}"
    enough = decision.repeats or decision.may_decline or decision.least <= len(decision.options)
    if not (decision.options and enough and 0 <= decision.least <= decision.most):
        yield f"decision: {decision.least} to {decision.most} cannot be chosen"
    for number, option in enumerate(decision.options):
        unknown = option.ref >= len(game.cards) and not game.is_place(option)
        if unknown or (option.card and option.ref >= 0 and game.cards[option.ref].handle != option.card):
            yield f"decision.options[{number}]: it is about a card that is not there"


def _of_the_piles(game: Any) -> Iterator[str]:
    """Everybody has the same areas, and every card in one of them is there once and says so."""
    players, cards = range(len(game.names)), range(len(game.cards))
    for area, seat in game.areas:
        missing = [other for other in players if seat >= 0 and (area, other) not in game.areas]
        if missing or not -1 <= seat < len(players):
            yield f"areas: {area!r} is not an area of each of {len(players)} players"
    found: set[int] = set()
    for (area, seat), pile in game.areas.items():
        for card in pile:
            if card not in cards:
                yield f"areas: {(area, seat)} holds a card that is not there"
            elif card in found:
                yield f"areas: card {card} is in two places"
            elif game.cards[card].area != area or seat not in (-1, game.lies_with(card)):
                yield f"cards[{card}]: it lies in {area!r} of seat {seat} and says otherwise"
            found.add(card)
    lost = [card for card in cards if card not in found and game.cards[card].area]
    if lost:
        yield f"cards[{lost[0]}]: it says that it is in {game.cards[lost[0]].area!r} and is not there"


def _of_the_cards(game: Any) -> Iterator[str]:
    handles: set[int] = set()
    for number, card in enumerate(game.cards):
        if card.handle in handles or not 0 < card.handle <= game.clock:
            yield f"cards[{number}]: {card.handle} cannot be its handle"
        handles.add(card.handle)


def _of_the_numbers(game: Any) -> Iterator[str]:
    limits = (len(game.names), len(game.cards))
    for name in game.__struct_fields__:
        if name not in game.TRANSIENT:
            yield from [f"{name}{fault}" for fault in _numbers_in(getattr(game, name), limits)]


def _numbers_in(value: Any, limits: tuple[int, int]) -> list[str]:
    """Seats and card numbers that there are not, by where they stand in a value.

    A reference whose card is its handle below 0 means no card: an effect that was chosen.
    """
    if isinstance(value, Ref) and value.card == -value.handle:
        return []
    if isinstance(value, dict):
        value = tuple(value.values())
    if isinstance(value, (list, tuple)):
        parts = [(number, item) for number, item in enumerate(value) if item.__class__ not in PLAIN]
        return [f"[{number}]{fault}" for number, item in parts for fault in _numbers_in(item, limits)]
    if not hasattr(value, "__struct_fields__") or isinstance(value, (Definition, Option)):
        return []
    faults: list[str] = []
    for name in value.__struct_fields__:
        part = getattr(value, name)
        if part.__class__ is int and (name in SEATS or name in CARDS):
            faults += _number(name, part, limits)
        elif part and part.__class__ not in PLAIN:  # most are empty
            faults += [f".{name}{fault}" for fault in _numbers_in(part, limits)]
    return faults


def _number(name: str, number: int, limits: tuple[int, int]) -> list[str]:
    """What is wrong with a number of a seat or card; players may have numbers below those of cards."""
    seats, cards = limits
    if name in SEATS and not -1 <= number < seats:
        return [f".{name}: there is no seat {number}"]
    if name in CARDS and not -1 - seats <= number < cards:
        return [f".{name}: there is no card {number}"]
    return []

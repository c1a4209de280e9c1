"""Whether what was saved can be the state of a game: said with the place where it cannot."""

from __future__ import annotations

from typing import Any, get_args, get_origin

from quickening.core.data import BadData, at_a_glance
from quickening.core.frames import Frame


def check_state(fields: dict[str, Any], hints: dict[str, Any]) -> None:
    """Refuse a state that no game can be in: fields of another kind, cards that are not there, steps nobody knows."""
    for name, value in fields.items():
        if not isinstance(value, at_a_glance(hints.get(name)) or object):
            raise BadData(f"$.state.{name}: {value!r} cannot stand there")
    for number, frame in enumerate(fields.get("stack", ())):
        if not isinstance(frame, Frame) or not callable(getattr(frame, frame.step, None)):
            raise BadData(f"$.state.stack[{number}]: nothing that could go on")
    cards = range(len(fields.get("cards", ())))
    for area, pile in fields.get("areas", {}).items():
        if any(type(card) is not int or card not in cards for card in pile):
            raise BadData(f"$.state.areas: {area!r} holds a card that is not there")


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

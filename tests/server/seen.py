"""What is seen of a game, whichever numbers a connection knows its cards by."""

from __future__ import annotations

from typing import Any

#: Fields of a view in which cards are named by their numbers, and facts that do.
_NUMBERED = frozenset({"handle", "holder", "place", "id", "source", "lane", "target", "tags"})
_FACTS = frozenset(
    {"attack", "homes", "faceoff", "auction", "stack", "intercepting", "attacks", "exchanges", "locations"}
)


def seen(view: Any) -> Any:
    """A view without the numbers by which a connection knows cards, and without its log."""
    return _without(view | {"log": [], "status": [fact for fact in view["status"] if fact[0] not in _FACTS]})


def _without(value: Any) -> Any:
    if isinstance(value, list):
        return [_without(one) for one in value]
    if not isinstance(value, dict):
        return value
    named = {name: one for name, one in value.items() if name not in _NUMBERED}
    if all(isinstance(card, int) for card in value.get("cards", ())):
        named.pop("cards", None)
    return {name: _without(one) for name, one in named.items()}

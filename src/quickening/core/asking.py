"""Who asks a question: the card whose words are carried out, or the rule that is."""

from __future__ import annotations

from typing import Any

from quickening.core.decisions import Decision
from quickening.core.frames import Frame


def asker_of(game: Any, decision: Decision) -> tuple[int, str]:
    """The handle of the card that asks, if a card does, and the rule that does, if one is known.

    What the decision says comes first, then the frame that asks, then those that wait for it.
    """
    card, rule = decision.source, decision.rule
    for frame in reversed(game.stack):
        card = card or card_of(game, frame)
        rule = rule or game.rule_of(frame)
        if card or rule:
            break
    return card, rule


def card_of(game: Any, frame: Frame) -> int:
    """The handle of the card that a frame is about: whose text it carries out, or which is played or used."""
    scope = getattr(frame, "scope", None)
    source = getattr(scope, "source", None)
    if source is not None:
        return game.cards[source.card].handle if game.alive(source) else 0
    card = getattr(frame, "card", None)
    number = getattr(card, "card", card)  # a card by its number, or as it was
    return game.cards[number].handle if isinstance(number, int) and 0 <= number < len(game.cards) else 0

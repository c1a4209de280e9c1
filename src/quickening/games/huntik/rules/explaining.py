"""Why a number is what it is: the chain of what is printed and what changes it."""

from __future__ import annotations

from quickening.games.huntik.rules.modifiers import ALWAYS, apply_all, fresh, is_staged, work_out_together
from quickening.games.huntik.state import Counter, HuntikGame, Modifier


def explain(game: HuntikGame, card: int, number: str) -> list[tuple[str, int]]:
    """The chain behind a number: what it starts from, and each change with the words that make it."""
    traced = fresh(game, card)
    traced.trace = []
    printed = traced.atk if number == "atk" else traced.defense
    if is_staged(game):
        others = [other for other in game.in_play if other != card]
        work_out_together(game, [traced, *(fresh(game, other) for other in others)])
    else:
        apply_all(game, traced)
    chain = [(f"printed on {game.cards[card].printed.name} (HK 205.1)", printed)]
    for _, atk, defense, change in traced.trace:
        amount = atk if number == "atk" else defense
        if amount and change is not None:
            chain.append((_words(game, change), amount))
    return chain


def _words(game: HuntikGame, change: Modifier | Counter) -> str:
    if isinstance(change, Counter):
        return "a counter (HK 402.1c)"
    source = change.scope.source
    name = game.cards[source.card].definition.name if source else "a rule"
    text = game.cards[source.card].definition.text if source else ""
    return f"{name}: “{text.splitlines()[0] if text else ''}” (HK 708.{2 if change.until == ALWAYS else 3})"

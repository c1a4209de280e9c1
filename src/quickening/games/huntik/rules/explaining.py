"""Why a number is what it is: the chain of what is printed and what changes it."""

from __future__ import annotations

from quickening.core.refusals import Refused
from quickening.games.huntik.events.rounds import RoundStarted, Scored
from quickening.games.huntik.rules.combat import attack_total, attacking
from quickening.games.huntik.rules.generating import ALWAYS
from quickening.games.huntik.rules.modifiers import apply_all, facts, fresh, is_staged, work_out_together
from quickening.games.huntik.state import Counter, HuntikGame, Modifier


def explain(game: HuntikGame, card: int, number: str) -> list[tuple[str, int]]:
    """The chain behind a number: what it starts from, and each change with the words that make it."""
    traced = fresh(game, card)
    traced.trace = []
    printed = traced.atk if number == "atk" else traced.defense
    if is_staged.of(game):
        traced = work_out_together(game, card, traced=True)
    else:
        apply_all(game, traced)
    chain = [(f"printed on {game.cards[card].printed.name} (HK 205.1)", printed)]
    for _, atk, defense, change in traced.trace or ():
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


# -- players -------------------------------------------------------------------------------------------------------


def explain_player(game: HuntikGame, seat: int, number: str) -> list[tuple[str, int]]:
    """The chain behind a player's attacks in the combat, or points. All of it is public."""
    explained = {"attack": attack, "points": points}.get(number.lower())
    if explained is None or (explained is attack and game.combat is None):
        raise Refused(f"a player has points, and in a combat an attack, not {number!r}")
    return explained(game, seat)


def attack(game: HuntikGame, seat: int) -> list[tuple[str, int]]:
    """HK 602.1. The ATK of each card in the combat, and attacks added or removed."""
    combat = game.combat
    assert combat is not None
    fighters = attacking(game, seat)
    chain = [(f"ATK of {game.cards[card].printed.name} (HK 602.1)", facts(game, card).atk) for card in fighters]
    if combat.added[seat]:
        chain.append(("attacks added or removed in this combat (HK 602.1)", combat.added[seat]))
    below = attack_total(game, seat) - sum(amount for _, amount in chain)
    return [*chain, *([("no fewer than none (HK 602.1)", below)] if below else [])] or [("nobody to attack with", 0)]


def points(game: HuntikGame, seat: int) -> list[tuple[str, int]]:
    """HK 102.2a. What was scored at the end of each round."""
    chain, number = [], 0
    for event in game.log:
        if isinstance(event, RoundStarted):
            number = event.number
        elif isinstance(event, Scored) and event.seat == seat:
            chain.append((f"scored in round {number} (HK 102.2a)", event.points))
    return chain or [("nothing scored yet (HK 102.2a)", 0)]

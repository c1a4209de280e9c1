"""How each player stands in a game of Shadowfist: Sites, Power, fighters, and what an attack is about to change."""

from __future__ import annotations

from quickening.core.decisions import Decision, Option
from quickening.core.valuing import Row
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.resources import pool
from quickening.games.shadowfist.rules.winning import closeness, feng_shui_sites, goal
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import BURNED, DECK, HAND

#: What is told of each player, and a guess of what it weighs, from which teaching starts.
FIGURES: tuple[tuple[str, float], ...] = (
    ("Feng Shui Sites", 2.8),
    ("the last Feng Shui Sites", 1.3),
    ("one Site short of victory", 0.0),
    ("other Sites", 0.6),
    ("Power in a turn", 0.3),
    ("Power", 2.8),
    ("Fighting", 4.2),
    ("Fighting of turned Characters", 3.4),
    ("Characters", 0.1),
    ("cards in hand", -0.3),
    ("cards in hand to be played", -0.2),
    ("a Feng Shui Site in hand", 0.2),
    ("resources", -1.4),
    ("an almost empty deck", -0.5),
    ("Sites about to fall", -0.5),
    ("Sites about to be taken", 0.2),
    ("the turn", -0.3),
    ("being out", -9.0),
)


def figures(game: ShadowfistGame) -> list[Row]:
    """How all stand, in the order of `FIGURES`."""
    falling, taking = attacked(game)
    return [row_of(game, seat, falling[seat], taking[seat]) for seat in range(len(game.players))]


def row_of(game: ShadowfistGame, seat: int, falling: float, taking: float) -> Row:
    player = game.players[seat]
    near, wanted = closeness(game, seat), goal(game, seat)
    sites = len(feng_shui_sites.of(game, seat))
    income, others, fighting, turned, characters = in_play(game, seat)
    hand = [game.cards[card].definition for card in game.areas[HAND, seat]]
    have = pool(game, seat)
    payable = [one for one in hand if all(have.get(sign, 0) >= count for sign, count in one.needs)]
    return [
        near / 5,
        (near / wanted) ** 3,
        1.0 if near >= wanted - 1 else 0.0,
        others / 2,
        income / 5,
        min(10, player.power) / 10,
        fighting / 10,
        turned / 10,
        characters / 4,
        len(hand) / 6,
        sum([1.0 for one in payable if (one.cost or 0) <= player.power + income + 1]) / 4,
        1.0 if any(one.feng_shui for one in hand) or sites + len(game.areas[BURNED, seat]) >= wanted else 0.0,
        min(6, sum(have.values())) / 6,
        max(0.0, 1.0 - len(game.areas[DECK, seat]) / 12),
        falling,
        taking,
        1.0 if game.active == seat else 0.0,
        1.0 if player.out else 0.0,
    ]


def in_play(game: ShadowfistGame, seat: int) -> tuple[float, float, float, float, float]:
    """Power in a turn, other Sites, Fighting of those who may fight and of those who are turned, Characters."""
    income = others = fighting = turned = characters = 0.0
    for card in game.controlled(seat):
        state = game.cards[card]
        if game.is_site(card):
            income += facts(game, card).power
            others += 0.0 if state.printed.feng_shui else 1.0
        elif game.is_character(card):
            characters += 1.0
            strength = max(0, facts(game, card).fighting - state.damage_total)
            if state.turned:
                turned += strength
            else:
                fighting += strength
    return income, others, fighting, turned, characters


def attacked(game: ShadowfistGame) -> tuple[list[float], list[float]]:
    """SF 28. For each seat, how much of the attack going on gets through to its Sites, and to Sites it attacks."""
    falling, taking = [0.0] * len(game.players), [0.0] * len(game.players)
    attack = game.attack
    if attack is None:
        return falling, taking
    stopped = {one.attacker.card for one in attack.interceptors}
    force: dict[int, float] = {}
    for one in attack.attackers:
        if one.card.card not in stopped and game.alive(one.card) and game.alive(one.target):
            fighting = facts(game, one.card.card).fighting - game.cards[one.card.card].damage_total
            force[one.target.card] = force.get(one.target.card, 0.0) + max(0, fighting)
    for target, strength in force.items():
        state = game.cards[target]
        if game.is_site(target) and state.controller >= 0:
            body = max(1, facts(game, target).body - state.damage_total)
            share = min(1.0, strength / body) ** 2
            falling[state.controller] += share
            taking[attack.declarer] += share
    return falling, taking


def parties(game: ShadowfistGame, decision: Decision) -> list[tuple[Option, ...]]:
    """SF 28. Who attacks together: all who may, or only the strongest. Others join hardly ever."""
    kind = decision.options[0].kind if decision.options else ""
    if kind == "join" and decision.may_decline:
        return [(), decision.options[: decision.most]]
    if kind != "attacker" or decision.most < len(decision.options):
        return []
    order = sorted(decision.options, key=lambda option: -facts(game, option.ref).fighting)
    sizes = sorted({len(order), (len(order) + 1) // 2, 1}, reverse=True)
    return [tuple(order[:size]) for size in sizes if size >= decision.least]

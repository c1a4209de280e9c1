"""How both duelists stand: Ability, cards, and what is about to happen to them."""

from __future__ import annotations

from quickening.core.valuing import Row
from quickening.games.highlander import facts
from quickening.games.highlander.definitions import ATTACK
from quickening.games.highlander.state import ARMED, DISCARD, ENDURANCE, GAIN, HAND, PLAY, HighlanderGame

#: What is told of each player, and a guess of what it weighs, from which teaching starts.
FIGURES: tuple[tuple[str, float], ...] = (
    ("Ability", 2.0),
    ("the last Ability", 1.0),
    ("cards in hand", 0.8),
    ("attacks in hand", 0.1),
    ("defenses in hand", 0.2),
    ("Endurance", 0.8),
    ("discard pile", 0.3),
    ("being Prone", -0.6),
    ("being without a weapon", -1.0),
    ("cards that stay in play", 0.3),
    ("Standing Defenses", 0.3),
    ("attacks to be met", -0.8),
    ("a Head Shot to be met", -3.0),
    ("Ability about to be lost", -1.2),
    ("Ability about to be gained", 0.8),
    ("the turn", 0.0),
)


def figures(game: HighlanderGame) -> list[Row]:
    """How both stand, in the order of `FIGURES`."""
    return [row_of(game, seat) for seat in (0, 1)]


def row_of(game: HighlanderGame, seat: int) -> Row:
    player = game.players[seat]
    cards = game.cards
    hand = [cards[card].definition for card in game.areas[HAND, seat]]
    lying = [cards[card].definition for card in game.areas[PLAY, seat]]
    damage, head = facing(game, seat)
    lost, gained = owed(game, seat)
    return [
        player.ability / 10,
        min(5, player.ability - lost) / 5,
        len(hand) / 6,
        sum([1.0 for one in hand if one.type == ATTACK]) / 3,
        sum([1.0 for one in hand if one.is_defense]) / 3,
        min(20, len(game.areas[ENDURANCE, seat])) / 20,
        min(20, len(game.areas[DISCARD, seat])) / 20,
        1.0 if player.prone else 0.0,
        0.0 if player.weapon == ARMED and all(cards[one].arms == ARMED for one in game.weapons(seat)) else 1.0,
        sum([1.0 for one in lying if one.remains]) / 3,
        sum([1.0 for one in lying if one.is_standing]) / 2,
        damage / 5,
        head,
        lost / 5,
        gained / 5,
        1.0 if game.active == seat else 0.0,
    ]


def facing(game: HighlanderGame, seat: int) -> tuple[float, float]:
    """The damage of the attacks that nothing meets yet, and whether a Head Shot is among them (HL1 36, 66)."""
    damage = head = 0.0
    for attack in game.attacks:
        if attack.seat != seat and not attack.result and attack.defense < 0:
            known = facts.of_attack(game, attack)
            damage += known.damage or 0
            if known.head_shot:
                head = 1.0
    return damage, head


def owed(game: HighlanderGame, seat: int) -> tuple[int, int]:
    """HL1 45. What is to be lost and gained when Ability is adjusted."""
    lost = gained = 0
    for tally in game.tallies:
        if tally.seat == seat:
            if tally.kind == GAIN:
                gained += tally.amount
            else:
                lost += tally.amount
    return lost, gained

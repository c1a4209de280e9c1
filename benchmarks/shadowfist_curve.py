"""How the cost of a decision in Shadowfist grows with the cards in play: `python -m benchmarks.shadowfist_curve`.

Real cards from the ready decks are put into play, the same share of each type for both players, and random bots play
some decisions from there, many times over from a copy of that position, so that the number of cards stays about what
it was. Calls are counted as well: they are the same on every machine.
"""

from __future__ import annotations

import time
from cProfile import Profile
from itertools import cycle, islice
from sys import stdout

from quickening.bots import bot
from quickening.games.shadowfist.decks import ready_decks
from quickening.games.shadowfist.definitions import Printed
from tests.shadowfist_table import ShadowfistPlayer
from tests.table import Table

CARDS_IN_PLAY = (10, 20, 40, 60, 80, 100)
#: From each position this many times so many decisions.
TIMES, DECISIONS = 40, 12
#: Of ten cards that a player has in play.
SHARES = {"Site": 3, "Character": 5, "Edge": 2}


def kinds_of_cards() -> dict[str, list[Printed]]:
    """The cards of the ready decks by type; no Unique ones, which would be auctioned off."""
    cards = {card.key: card for deck in ready_decks().values() for card in deck.cards}
    known: dict[str, list[Printed]] = {kind: [] for kind in SHARES}
    for card in cards.values():
        if card.type in known and "Unique" not in card.restrictions:
            known[card.type].append(card)
    return known


def crowded(total: int) -> Table:
    """Two players with so many cards in play between them, in the Main Shot of the first."""
    table = Table()
    players: tuple[ShadowfistPlayer, ...] = table.shadowfist("Alice", "Bob", deck=60)
    known = kinds_of_cards()
    for player in players:
        for kind, share in SHARES.items():
            player.controls(*islice(cycle(known[kind]), player.number, player.number + share * total // 20))
        player.has(*islice(cycle(known["Character"]), 6))
    players[0].ask_again()
    return table


def play_on(table: Table, seed: int) -> int:
    """Random bots play some decisions on a copy of that position; how many there were."""
    game, player = table.game.clone(), bot("random", "shadowfist", seed)
    for made in range(DECISIONS):
        if game.decision is None:
            return made
        game.answer(player.choose(game.decision, None))
    return DECISIONS


def milliseconds(table: Table) -> float:
    """The time of a decision from that position."""
    started = time.process_time()
    made = sum(play_on(table, seed) for seed in range(TIMES))
    return 1000 * (time.process_time() - started) / made


def calls(table: Table, times: int = TIMES) -> float:
    """The calls of a decision from that position, built-in ones included."""
    counting = Profile()
    counting.enable()
    made = sum(play_on(table, seed) for seed in range(times))
    counting.disable()
    return sum(entry.callcount for entry in counting.getstats()) / made


def main() -> None:
    stdout.write("cards in play   ms a decision   calls a decision   calls per card\n")
    for total in CARDS_IN_PLAY:
        table = crowded(total)
        count, taken, called = len(table.game.in_play), milliseconds(table), calls(table)
        stdout.write(f"{count:13} {taken:15.3f} {called:18.0f} {called / count:16.1f}\n")


if __name__ == "__main__":
    main()

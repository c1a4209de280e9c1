"""Games with decks of random cards from all that is read: nothing breaks, whatever meets whatever."""

from __future__ import annotations

from functools import cache

import pytest

from quickening.core.chance import Chance
from quickening.core.data import replace
from quickening.core.game import Table
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.game import Shadowfist
from quickening.games.shadowfist.pool import shipped
from quickening.games.shadowfist.rules.requirements import judge_deck
from quickening.games.shadowfist.rules.setup import Start, build
from quickening.games.shadowfist.state_values import PLAY
from tests.cards.shadowfist_corpus import pools

#: How many cards of a deck are Feng Shui Sites, and how many anything.
SITES, OTHERS = 8, 32
#: After so many decisions a game has shown enough.
DECISIONS = 600


@cache
def cards() -> tuple[Printed, ...]:
    """All cards that are read, for everybody to play: they require nothing and cost little."""
    found = {card.key: card for pool in pools().values() for card in pool.cards} or shipped()
    return tuple(cheap(card) for _, card in sorted(found.items()) if not judge_deck([card]))


def cheap(card: Printed) -> Printed:
    cost = card.cost if card.cost is None else min(card.cost, 2)
    return replace(card, requires=(), cost=cost)


def random_game(players: int, chance: Chance) -> Shadowfist:
    """A game with decks by chance."""
    every = cards()
    sites = [card for card in every if card.feng_shui]
    decks = [
        [chance.pick(sites) for _ in range(SITES)] + [chance.pick(every) for _ in range(OTHERS)]
        for _ in range(players)
    ]
    table = Table("shadowfist", {card.key: card for deck in decks for card in deck})
    names = tuple("ABCD"[:players])
    game = Shadowfist(table=table, names=names, chance=Chance.seeded(chance.below(1 << 30)))
    build(game, decks)
    game.stack.append(Start(first=0))
    game.advance()
    return game


def play(game: Shadowfist, chance: Chance, most: int = DECISIONS) -> None:
    """Random answers, passing less often than there is something to do."""
    for _ in range(most):
        decision = game.decision
        if decision is None:
            return
        options = list(decision.options)
        busy = [one for one in options if one.kind not in ("pass", "no", "end")]
        if busy and decision.least == 1 and chance.below(4):
            options = busy
        count = decision.least + chance.below(max(1, min(decision.most, len(options)) - decision.least + 1))
        if decision.repeats:
            game.answer([chance.pick(options) for _ in range(count)])
        else:
            chance.shuffle(options)
            game.answer(options[:count])
        check(game)


def check(game: Shadowfist) -> None:
    """SF 9.1.2, 25.5.4. The table is in order."""
    assert all(player.power >= 0 for player in game.players)
    for seat, player in enumerate(game.players):
        assert not (player.out and game.controlled(seat))
        for column in player.columns:
            assert [game.cards[one].row for one in game.sites_at(column)] in ([0], [0, 1])
    for card in game.in_play:
        subject = game.cards[card].subject
        assert subject < 0 or game.cards[subject].area == PLAY


@pytest.mark.corpus
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_random_cards_play_together(players: int, seed: int) -> None:
    chance = Chance.seeded(1000 * players + seed)
    game = random_game(players, chance)

    play(game, chance)

    assert game.over or game.decision is not None
    assert game.load(game.save(), game.table).fingerprint() == game.fingerprint()

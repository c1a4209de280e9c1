"""Games with decks of cards nobody ever printed: whatever meets whatever, nothing breaks or is kept too long."""

from __future__ import annotations

from functools import cache

import pytest

from quickening.bots.random import RandomBot
from quickening.core.chance import Chance
from quickening.core.game import Table as Definitions
from quickening.core.players import choice_of
from quickening.games.huntik import missions
from quickening.games.huntik.definitions import ACTION, MINOR, Printed
from quickening.games.huntik.game import Huntik
from quickening.games.huntik.pool import shipped
from quickening.games.huntik.rules.starting import Start, build, lay_mission
from tests.huntik_table import card_saying
from tests.properties.test_kept import standing
from tests.text import test_huntik_clauses_of_the_rules as ruled
from tests.text import test_huntik_lasting_clauses as lasting
from tests.text import test_huntik_said_and_printed as pairs
from tests.text import test_huntik_table_of_wordings as tabled
from tests.text import test_huntik_wordings as wordings

DECK_SIZE = 40
RANKS = ("minorHero", "majorHero")
KINDS = ("freeAction", "exhaustAction", "combatAction")


@cache
def invented() -> tuple[Printed, ...]:
    """A hero for each clause of a hero's that the tests know, and an action for each of an action's."""
    heroes = {*lasting.HEROES, *ruled.HERO, *wordings.HEROES, *(said for said, _ in ruled.SAME)}
    heroes |= {said for said, _ in pairs.HEROES} | {said for kind, _, said, _ in tabled.texts() if kind == MINOR}
    actions = {*lasting.ACTIONS, *ruled.ACTION, *wordings.ACTIONS, *(said for said, _ in pairs.ACTIONS)}
    actions |= {said for kind, _, said, _ in tabled.texts() if kind == ACTION}
    made = [
        card_saying(
            text, f"Test Card {n}", type=("minorHero", "majorHero")[n % 2], atk=str(1 + n % 3), **{"def": "2"}
        )
        for n, text in enumerate(sorted(heroes))
    ]
    for n, text in enumerate(sorted(actions)):
        made.append(card_saying(text, f"Test Action {n}", type="action", subtype=KINDS[n % 3]))
    return tuple(made)


def random_game(chance: Chance) -> Huntik:
    """A game of two decks by chance, on a mission by chance."""
    decks = [[chance.pick(invented()) for _ in range(DECK_SIZE)] for _ in range(2)]
    known = {card.key: card for deck in decks for card in deck} | shipped()
    game = Huntik(
        table=Definitions("huntik", known), names=("Alice", "Bob"), chance=Chance.seeded(chance.below(1 << 30))
    )
    build(game, decks, [[], []])
    lay_mission(game, chance.pick(missions()), list(shipped().values()))
    game.stack.append(Start())
    game.advance()
    return game


@pytest.mark.parametrize("seed", range(12))
def test_invented_cards_play_together_and_a_clone_goes_on_as_its_game_does(seed: int) -> None:
    game, bot = random_game(Chance.seeded(seed)), RandomBot(seed)
    while game.decision is not None:
        chosen = choice_of(bot, game)
        clone = game.clone()
        clone.answer([option.id for option in chosen])
        game.answer(chosen)
        assert standing(clone) == standing(game)
    assert game.over
    assert game.load(game.save(), game.table).fingerprint() == game.fingerprint()

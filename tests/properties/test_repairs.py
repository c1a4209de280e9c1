"""What holds wherever a judge repairs a table: nothing is lost, the record replays, nothing hidden is told."""

from __future__ import annotations

import random
from typing import Any

import pytest

from quickening.bots.random import RandomBot
from quickening.core.game import Game
from quickening.core.refusals import Refused
from quickening.core.repairs import DRAW, MOVE, PLAY, SET, STACK, PutOnStack, Repair, Repaired, asked_anew, check
from quickening.games import load_game, new_game, replay_game, rules
from tests.properties.invariants import assert_conserved, keys_of

TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("huntik", {}, 2),
    ("shadowfist", {}, 3),
    ("highlander", {"edition": "first"}, 2),
    ("highlander", {"edition": "type-one"}, 2),
]


def begun(name: str, options: dict[str, Any], seats: int, seed: int) -> Game:
    decks = list(rules(name).ready_decks(**options))
    return new_game(name, [decks[(seed + n) % len(decks)] for n in range(seats)], seed, **options)


def any_repair(game: Game, chance: random.Random, kinds: tuple[str, ...]) -> Repair:
    known, seat = game.REPAIRS, chance.randrange(len(game.names))
    number = chance.randrange(6)
    what = chance.choice(kinds)
    to = {MOVE: known.areas, SET: (*known.cards, *known.players), DRAW: ("hand",), PLAY: (STACK,)}[what]
    near = [card for card in game.cards if card.area not in ("deck", "endurance")] if what == PLAY else game.cards
    card = chance.choice(near).handle
    return Repair(what, chance.choice(to), card, chance.choice([seat, -1]), number if what != PLAY else 0)


def repaired(game: Game, chance: random.Random, kinds: tuple[str, ...], tries: int = 30) -> bool:
    """Make one of some repairs that can be made; a refused one changes nothing."""
    before = game.fingerprint()
    for _ in range(tries):
        try:
            game.aside(0, "repair", any_repair(game, chance, kinds).words)
        except Refused:
            continue
        return True
    assert game.fingerprint() == before
    return False


def play_with_repairs(
    name: str,
    options: dict[str, Any],
    seats: int,
    seed: int,
    most: int = 160,
    kinds: tuple[str, ...] = (MOVE, MOVE, MOVE, SET, DRAW, PLAY, PLAY),
) -> tuple[Game, int]:
    game, bot, chance, made = begun(name, options, seats, seed), RandomBot(seed), random.Random(seed), 0
    for _ in range(most):
        if game.decision is None:
            break
        if asked_anew(game) and chance.random() < 0.5:
            made += repaired(game, chance, kinds)
        if game.decision is not None:
            game.answer(bot.choose(game.decision))
    return game, made


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_a_repaired_game_goes_on_and_its_record_replays(
    name: str, options: dict[str, Any], seats: int, seed: int
) -> None:
    dealt = keys_of(begun(name, options, seats, seed))

    game, made = play_with_repairs(name, options, seats, seed)

    assert made > 3
    assert_conserved(game, dealt)
    assert replay_game(game.record().to_json()).fingerprint() == game.fingerprint()
    assert load_game(game.save()).fingerprint() == game.fingerprint()
    assert sum(isinstance(event, Repaired) for event in game.log) == made


@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_what_is_put_on_the_stack_is_played_and_its_record_replays(
    name: str, options: dict[str, Any], seats: int
) -> None:
    made = 0
    for seed in range(4):
        game, _ = play_with_repairs(name, options, seats, seed, 100, kinds=(PLAY,))
        made += sum(isinstance(event, Repaired) and isinstance(event.event, PutOnStack) for event in game.log)
        assert replay_game(game.record().to_json()).fingerprint() == game.fingerprint()
    assert made > 10


@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_a_question_that_is_asked_anew_is_the_same_question(name: str, options: dict[str, Any], seats: int) -> None:
    game, bot, seen = begun(name, options, seats, 5), RandomBot(5), 0
    for _ in range(120):
        if game.decision is None:
            break
        step = asked_anew(game)
        if step:
            again = game.clone()
            again.decision, again.stack[-1].step = None, step
            again.advance()
            assert again.fingerprint() == game.fingerprint()
            seen += 1
        game.answer(bot.choose(game.decision))
    assert seen > 5


@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_who_cannot_see_a_card_is_not_told_its_name(name: str, options: dict[str, Any], seats: int) -> None:
    game, bot = begun(name, options, seats, 1), RandomBot(1)
    while not (asked_anew(game) and game.areas[("hand", 0)]):
        assert game.decision is not None
        game.answer(bot.choose(game.decision))
    card = game.areas[("hand", 0)][0]
    pile = game.REPAIRS.areas[2]  # the bottom of the deck
    game.aside(1, "repair", Repair(MOVE, pile, game.cards[card].handle).words)

    told = [[line.text for line in game.told(seat) if "Repaired by" in line.text][-1] for seat in (0, 1, None)]

    assert game.cards[card].name in told[0]
    assert all(game.cards[card].name not in words for words in told[1:])


@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_nothing_is_repaired_while_something_is_half_done(name: str, options: dict[str, Any], seats: int) -> None:
    game = begun(name, options, seats, 2)
    assert not asked_anew(game)  # a game does not begin with a turn's menu

    with pytest.raises(Refused, match="half done"):
        check(game, 0, Repair(DRAW, "hand", seat=0, number=1))


@pytest.mark.parametrize(
    "words",
    [
        ("repair",),
        ("repair", "move", "hand", "x", "0", "0"),
        ("repair", "move", "hand", "9" * 30, "0", "0"),
        ("repair", "burn", "hand", "1", "0", "0"),
        ("repair", "set", "the moon", "1", "0", "0"),
        ("repair", "draw", "hand", "0", "7", "1"),
        ("repair", "draw", "hand", "0", "0", "-1"),
        ("repair", "draw", "hand", "0", "0", "1000"),
        ("repair", "move", "hand", "0", "0", "0"),
        ("repair", "play", "the stack", "0", "0", "0"),
        ("repair", "play", "hand", "1", "0", "0"),
    ],
)
@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_what_is_no_repair_is_refused_and_changes_nothing(
    name: str, options: dict[str, Any], seats: int, words: tuple[str, ...]
) -> None:
    game, bot = begun(name, options, seats, 3), RandomBot(3)
    while not asked_anew(game):
        assert game.decision is not None
        game.answer(bot.choose(game.decision))
    before = game.fingerprint()

    with pytest.raises(Refused):
        game.aside(0, "repair", words)

    assert game.fingerprint() == before

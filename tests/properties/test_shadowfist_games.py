"""What holds in every game of Shadowfist: random games of two to six players, looked at from all sides."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.arena import Match, matches
from quickening.core.chance import Chance
from quickening.core.game import Game
from quickening.core.records import DeckList
from quickening.games.shadowfist.game import Shadowfist
from quickening.games.shadowfist.pool import shipped
from quickening.games.shadowfist.state_values import DECK, HAND, PLAY
from tests.properties import invariants
from tests.properties.invariants import Watching, decisions_of

PLAYERS = (2, 3, 4, 5, 6)
CARDS = list(shipped().values())
FACE_DOWN = [card for card in CARDS if card.played_face_down]

#: Every so many decisions the checks that take time are made.
SAMPLE = 40


def match_of(players: int, seed: int = 0) -> Match:
    """A random game of so many players."""
    return matches("shadowfist", 1, players=players, seed=seed + players)[0]


@pytest.mark.parametrize("players", PLAYERS)
def test_cards_are_conserved_after_every_decision(players: int) -> None:
    dealt: list[str] = []
    game: Game | None = None
    for game, _ in decisions_of(match_of(players)):
        dealt = dealt or invariants.keys_of(game)
        invariants.assert_conserved(game, dealt)

    assert game is not None
    assert game.over


@pytest.mark.parametrize("players", PLAYERS)
def test_every_game_ends_by_victory_or_decking(players: int) -> None:
    for match in matches("shadowfist", 5, players=players, seed=100):
        *_, (game, _) = decisions_of(match)

        assert game.outcome is not None
        assert game.outcome.rule in ("SF 4.1", "SF 4.6", "SF 5.1")


@pytest.mark.parametrize("players", PLAYERS)
def test_clones_saves_and_records_agree(players: int) -> None:
    for game, _ in decisions_of(match_of(players)):
        if game.over or len(game.answers) % (SAMPLE * players) == 0:
            invariants.assert_clone_agrees(game, seed=len(game.answers))
            invariants.assert_save_agrees(game, seed=len(game.answers))
        if game.over:
            invariants.assert_record_replays(game)


def test_what_is_no_option_is_refused_and_changes_nothing() -> None:
    for game, _ in decisions_of(match_of(3)):
        if game.decision is not None and len(game.answers) % SAMPLE == 0:
            invariants.assert_refuses_what_is_no_option(game)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_table_is_in_order_after_every_decision(players: int) -> None:
    for game, _ in decisions_of(match_of(players, seed=50)):
        assert isinstance(game, Shadowfist)
        assert all(player.power >= 0 for player in game.players)
        assert_locations(game)
        assert_states(game)


def assert_locations(game: Shadowfist) -> None:
    """SF 9.1.2, 5.3. One or two Sites in each column, the front one first; nobody who is out has anything in play."""
    for seat, player in enumerate(game.players):
        assert not (player.out and game.controlled(seat))
        for column in player.columns:
            rows = [game.cards[site].row for site in game.sites_at(column)]
            assert rows in ([0], [0, 1]), f"a column with rows {rows}"
            assert game.location_owner(column) == seat


def assert_states(game: Shadowfist) -> None:
    """SF 25.5.4. No State is in play without its subject, and nobody is at zero and still there."""
    for card in game.in_play:
        subject = game.cards[card].subject
        assert subject < 0 or game.cards[subject].area == PLAY
        assert not game.is_state(card) or subject >= 0


def test_a_player_who_gives_up_is_out_and_the_others_go_on() -> None:
    moments = 0
    for game, _ in decisions_of(match_of(4)):
        if game.over or len(game.answers) % SAMPLE:
            continue
        other = game.clone()
        gone = (other.decision.seat if other.decision else 0, len(game.answers) % 4)[moments % 2]
        assert isinstance(other, Shadowfist)
        if other.players[gone].out:
            continue
        moments += 1
        other.concede(gone)
        assert not other.controlled(gone)
        assert other.over or other.decision is not None
        assert other.decision is None or other.decision.seat != gone
        invariants.go_on(other, seed=moments, decisions=60)
        assert_locations(other)

    assert moments > 5


# -- what a seat cannot know (SF 9.2.2, 24.4) ----------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_views_show_no_card_that_its_seat_may_not_see(players: int) -> None:
    for game, _ in decisions_of(match_of(players)):
        if len(game.answers) % 5:
            continue
        for seat in (None, *range(players)):
            for area in game.view(seat, since=len(game.log)).areas:
                closed = area.name == DECK or (area.name == HAND and area.seat != seat)
                hidden = [card for card in area.cards if closed or is_hidden(card, seat)]
                assert not any(card.key or card.name or card.title or card.text or card.numbers for card in hidden)


def is_hidden(card: Any, seat: int | None) -> bool:
    """SF 24.4. A face-down Site is for its controller to see."""
    return "face down" in card.marks and card.controller != seat


@pytest.mark.parametrize("players", PLAYERS)
def test_games_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it(players: int) -> None:
    chance = Chance.seeded(players)
    seats = [Watching(seat, chance) for seat in range(players)]
    compared = 0
    for game, bots in decisions_of(match_of(players, seed=20)):
        for watching in seats:
            watching.look(game)
        if game.decision is not None and len(game.answers) % SAMPLE == 0:
            answer = bots[game.decision.seat].choose(game.decision, None)
            compared += sum(watching.assert_nothing_leaks(game, answer) for watching in seats)

    assert compared > 5


def test_nothing_leaks_in_auctions() -> None:
    """With the same Unique Feng Shui Sites in all decks, they meet often."""
    unique = [card.key for card in CARDS if "Unique" in card.restrictions and card.feng_shui]
    cheap = [card.key for card in CARDS if card.type == "Character" and card.cost == 1 and not card.requires]
    deck = DeckList("meeting", ((DECK, tuple([*unique, *cheap[:3]] * 5)),))
    decks = [deck] * 3
    seats = [Watching(seat, Chance.seeded(7)) for seat in range(3)]
    compared = 0
    for match in matches("shadowfist", 4, players=3, seed=30, decks=decks):
        for game, bots in decisions_of(match):
            assert isinstance(game, Shadowfist)
            for watching in seats:
                watching.look(game)
            if game.decision is not None and game.auction is not None:
                answer = bots[game.decision.seat].choose(game.decision, None)
                compared += sum(watching.assert_nothing_leaks(game, answer) for watching in seats)
        seats = [Watching(seat, Chance.seeded(7)) for seat in range(3)]
        if compared > 5:
            break

    assert compared > 5


@pytest.mark.parametrize("players", [2, 4])
def test_nobody_is_asked_to_pass_who_can_do_nothing(players: int) -> None:
    for game, _ in decisions_of(match_of(players, seed=70)):
        if game.decision is not None:
            assert any(option.kind not in ("pass", "pass until", "no") for option in game.decision.options)
            assert not game.decision.forced

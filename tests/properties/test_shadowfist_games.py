"""What holds in every game of Shadowfist: random games of two to six players, looked at from all sides."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.arena import Match, matches
from quickening.core.chance import Chance
from quickening.core.game import Game
from quickening.games.shadowfist.events import (
    CardPlayed,
    Discarded,
    Drew,
    EnteredPlay,
    LeftPlay,
    Looked,
    PutInHand,
    PutOnDeck,
    Revealed,
)
from quickening.games.shadowfist.game import Shadowfist
from quickening.games.shadowfist.pool import shipped
from quickening.games.shadowfist.state import BURNED, DECK, HAND, PLAY
from tests.properties import invariants
from tests.properties.invariants import Watching, decisions_of

PLAYERS = (2, 3, 4, 6)
#: Every so many decisions the checks that take time are made.
SAMPLE = 40


def match_of(players: int) -> Match:
    """A random game of so many players, with ready decks."""
    return matches("shadowfist", 1, players=players, seed=players)[0]


@pytest.mark.parametrize("players", PLAYERS)
def test_cards_are_conserved_after_every_decision(players: int) -> None:
    dealt: list[str] = []
    game: Game | None = None
    for game, _ in decisions_of(match_of(players)):
        dealt = dealt or invariants.keys_of(game)
        invariants.assert_conserved(game, dealt, lent=(BURNED,))
        assert_sound(game)

    assert game is not None
    assert game.over


def assert_sound(game: Any) -> None:
    """Power is never below 0, every location has one or two Sites, every State a subject in play (SF 9.1, 25.5)."""
    assert all(player.power >= 0 for player in game.players)
    for seat, player in enumerate(game.players):
        for column in player.columns:
            sites = game.sites_at(column)
            assert 1 <= len(sites) <= 2, f"location {column} of seat {seat} has {len(sites)} Sites"
    for card in game.in_play:
        state = game.cards[card]
        assert state.subject < 0 or game.cards[state.subject].area == PLAY, f"{state.name} has no subject"
        assert not game.players[state.controller].out, f"{state.name} is controlled by somebody who is out"


@pytest.mark.parametrize("players", PLAYERS)
def test_clones_saves_and_records_agree(players: int) -> None:
    for game, _ in decisions_of(match_of(players)):
        if game.over or len(game.answers) % SAMPLE == 0:
            invariants.assert_clone_agrees(game, seed=len(game.answers))
            invariants.assert_save_agrees(game, seed=len(game.answers))
        if game.over:
            invariants.assert_record_replays(game)


def test_what_is_no_option_is_refused_and_changes_nothing() -> None:
    for game, _ in decisions_of(match_of(3)):
        if game.decision is not None and len(game.answers) % SAMPLE == 0:
            invariants.assert_refuses_what_is_no_option(game)


def test_after_a_concession_the_others_go_on() -> None:
    game = next(decisions_of(match_of(3)))[0]
    game.concede(1)
    assert game.outcome is None
    assert game.decision is not None

    game.concede(2)

    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    invariants.assert_record_replays(game)


# -- what a seat cannot know (SF 9.2.2, 24.4) ----------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_views_show_no_card_that_its_seat_may_not_see(players: int) -> None:
    for game, _ in decisions_of(match_of(players)):
        if len(game.answers) % 5:
            continue
        for seat in (None, *range(players)):
            for area in game.view(seat).areas:
                closed = area.name == DECK or (area.name == HAND and area.seat != seat)
                for card in area.cards:
                    hidden = "face down" in card.marks and card.controller != seat
                    if closed or hidden:
                        assert not any((card.key, card.name, card.title, card.tags, card.text, card.numbers))


@pytest.mark.parametrize("players", PLAYERS[:3])
def test_games_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it(players: int) -> None:
    chance = Chance.seeded(players)
    seats = [Watching(seat, unknown_resampled, shown_by, chance) for seat in range(players)]
    compared = 0
    for game, bots in decisions_of(match_of(players)):
        for watching in seats:
            watching.look(game)
        if game.decision is not None and len(game.answers) % 17 == 0:
            answer = bots[game.decision.seat].choose(game.decision, None)
            compared += sum(watching.assert_nothing_leaks(game, answer) for watching in seats)

    assert compared > 3


def shown_by(event: Any, seat: int) -> tuple[int, ...]:
    """SF 9. What is drawn or looked at is for one player; what is revealed, discarded or played face up for all."""
    match event:
        case Drew():
            return event.cards if event.seat == seat else ()
        case Looked():
            return event.cards if event.seat in (seat, -1) else ()
        case EnteredPlay() | CardPlayed():
            return () if event.face_down and event.seat != seat else (event.card,)
        case PutInHand() | PutOnDeck():
            return (event.card,) if event.shown else ()
        case LeftPlay() | Discarded() | Revealed():
            return (event.card,)
        case _:
            return ()


def unknown_resampled(game: Shadowfist, seat: int, keep: set[int], seen: set[int], chance: Chance) -> Shadowfist:
    """The same game with other cards in the opponents' hands, in all decks, and as their face-down Sites."""
    other = game.clone()
    everything = list(shipped().values())
    sites = [card for card in everything if card.played_face_down]
    for foe in range(len(game.players)):
        hand = [] if foe == seat else other.areas[HAND, foe]
        for card in (*hand, *other.areas[DECK, foe]):
            if card not in keep and card not in seen:
                other.cards[card].definition = chance.pick(everything)
    for card in other.in_play:
        state = other.cards[card]
        if state.face_down and state.controller != seat and card not in keep and card not in seen:
            state.definition = chance.pick(sites)
    other.texts_changed()
    return other

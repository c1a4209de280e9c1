"""A card that a seat could follow with its eyes is the same card to it; one that lay hidden in between is not."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.arena import matches
from quickening.core.following import followed
from quickening.core.views import CardView
from quickening.games.shadowfist.events.leaving import Smoked
from quickening.server.news import is_bare
from tests.properties.invariants import decisions_of
from tests.table import Table


def seen(game: Any, seat: int | None) -> dict[int, CardView]:
    cards = (card for area in game.view(seat).areas for card in area.cards)
    return {card.handle: card for card in cards if not is_bare(card)}


def names(pairs: list[tuple[int, int]], now: dict[int, CardView]) -> list[str]:
    return [now[new].name for new, _ in pairs]


def test_a_hero_is_followed_from_the_hand_by_its_player_alone(table: Table) -> None:
    ann, _ = table.huntik("Ann", "Bob")
    ann.has("Springer")
    game = table.game
    game.renewals = []
    before = [seen(game, seat) for seat in (0, 1, None)]

    ann.plays("Springer")

    now = [seen(game, seat) for seat in (0, 1, None)]
    found = [followed(seat, before[n], now[n].values(), game.renewals) for n, seat in enumerate((0, 1, None))]
    assert names(found[0], now[0]) == ["Springer"]
    assert found[1:] == [[], []]


def test_what_leaves_play_is_followed_to_its_pile_by_all(table: Table) -> None:
    ann, bob = table.shadowfist("Ann", "Bob")
    ann.controls("City Park", "Diamond Beach")
    ann.controls("Imp", at="City Park")
    bob.controls("Monkey House")
    game = table.game
    game.renewals = []
    before = [seen(game, seat) for seat in (0, 1)]

    game.happen(Smoked(next(card for card in game.in_play if game.cards[card].name == "Imp")))

    for seat in (0, 1):
        now = seen(game, seat)
        assert names(followed(seat, before[seat], now.values(), game.renewals), now) == ["Imp"]


@pytest.mark.parametrize(
    ("game", "options"),
    [("huntik", {}), ("shadowfist", {}), ("highlander", {"edition": "type-one"})],
)
def test_nobody_follows_a_card_through_a_place_they_cannot_see(game: str, options: dict[str, Any]) -> None:
    """Whole games: a pair joins one card with itself, whose face is the same at both ends."""
    pairs = 0
    for match in matches(game, 1, ("thumb",), seed=3, options=options):
        before: dict[int, dict[int, CardView]] = {0: {}, 1: {}}
        numbers: dict[int, int] = {}
        for state, _ in decisions_of(match):
            for seat in (0, 1):
                now = seen(state, seat)
                for new, old in followed(seat, before[seat], now.values(), state.renewals or ()):
                    assert state.cards[numbers[old]].handle == new
                    assert before[seat][old].name in ("", now[new].name)
                    pairs += 1
                before[seat] = now
            numbers = {card.handle: number for number, card in enumerate(state.cards)}
            state.renewals = []
    assert pairs > 20


def test_another_players_hand_ends_it() -> None:
    """A card that went from play to a hand and came back within one answer is a new one to all but its player."""
    was = CardView(5, 1, name="Imp", controller=1)
    now = CardView(9, 1, name="Imp", controller=1)
    renewals = [(5, 7, "play", 1), (7, 9, "hand", 1)]

    assert followed(1, {5: was}, [now], renewals) == [(9, 5)]
    assert followed(0, {5: was}, [now], renewals) == []
    assert followed(None, {5: was}, [now], renewals) == []


def test_an_attack_that_is_laid_face_down_is_lost_from_sight() -> None:
    was = CardView(5, 1, name="Thrust", controller=1)
    hidden = CardView(9, 1, controller=1, marks=("face down",))

    assert followed(0, {5: was}, [hidden], [(5, 9, "discard pile", 1)]) == []

"""What a seat sees: nothing that it cannot know, not even by comparing (promise 4 of the design)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from quickening_tiny.events import Shuffled
from quickening_tiny.things import CHARM, DECK, DISCARD, HAND, MARKET, YARD

from quickening.arena import bots_for, matches, start, take_turn
from quickening.core.views import AreaView, CardView, View
from tests.core.tiny import POOL, Tiny, dealt, new_game
from tests.core.tiny.saying import NAMES, find, log, plays, random_game, says

CHARMS = [card.name for card in POOL if card.kind == CHARM]


def handles(game: Tiny, seat: int | None, area: str, owner: int | None = None) -> list[int]:
    return [card.handle for card in game.view(seat).area(area, owner).cards]


def seen(game: Tiny, *seats: int | None) -> list[bytes]:
    """What goes over the wire to each of these seats."""
    return [game.view(seat).to_json() for seat in seats]


# -- who sees what -------------------------------------------------------------------------------------------------


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    game = dealt(Ann="Spark", Bob="Snuff")

    assert [card.name for card in game.view(0).area(HAND, 0).cards] == ["Spark", "Buckler"]
    assert {card.name for seat in (1, None) for card in game.view(seat).area(HAND, 0).cards} == {""}


def test_a_hidden_card_shows_its_handle_and_its_owner_and_nothing_else() -> None:
    game = dealt(Ann="Spark", Bob="")
    spark = game.cards[find(game, "Spark", HAND, 0)]

    assert game.view(1).area(HAND, 0).cards[0] == CardView(spark.handle, 0)


def test_a_discard_pile_is_seen_by_all_and_a_deck_by_nobody() -> None:
    game = dealt(Ann="Spark", Bob="")
    plays(game, "Ann", "Spark")

    for seat in (0, 1, None):
        assert [card.name for card in game.view(seat).area(DISCARD, 0).cards] == ["Spark"]
        assert {card.name for card in game.view(seat).area(DECK, 0).cards} == {""}
        assert {card.name for card in game.view(seat).area(MARKET).cards} == {""}


def test_a_decision_is_shown_to_the_seat_it_is_put_to() -> None:
    game = dealt(Ann="Spark", Bob="")

    assert game.view(0).decision == game.decision
    assert game.view(1).decision is game.view(None).decision is None


def test_the_engines_own_card_numbers_do_not_go_over_the_wire() -> None:
    game = dealt(Ann="Spark", Bob="", yard=[("Bob", "Raven")])
    assert game.decision is not None
    assert game.decision.options[0].ref >= 0

    shown = msgspec.json.decode(game.view(0).to_json())

    assert {key for option in shown["decision"]["options"] for key in option}.isdisjoint({"ref", "ref2"})


def test_a_view_is_asked_by_name() -> None:
    view = dealt(Ann="Spark", Bob="", yard=[("Ann", "Lantern")]).view(0)

    assert view.get("turn") == 0
    assert view.area(YARD).cards[0].number("glow") == 1
    assert view.area(YARD).cards[0].number("weight") == 0
    with pytest.raises(KeyError):
        view.area("cellar")
    with pytest.raises(KeyError):
        view.get("weather")


def test_a_view_holds_only_what_was_put_there() -> None:
    """A field added to a view has to be thought about here: may everybody who gets the view know it?"""
    known = ("game", "seat", "names", "status", "areas", "log", "decision", "outcome")
    told = ("prompt", "track", "stage")  # of the seat's own question, and of what lies open
    assert View.__struct_fields__ == (*known, *told)
    assert AreaView.__struct_fields__ == ("name", "seat", "cards")


# -- nobody follows a card -----------------------------------------------------------------------------------------


def test_after_a_shuffle_no_card_has_the_handle_it_had() -> None:
    game = dealt(Ann="", Bob="")
    before = handles(game, None, DECK, 0)

    game.happen(Shuffled(0))

    assert len(handles(game, None, DECK, 0)) == len(before)
    assert not set(handles(game, None, DECK, 0)) & set(before)


def test_a_shuffle_puts_the_same_cards_in_another_order_and_numbers_them_from_the_bottom() -> None:
    game = dealt(Ann="", Bob="")
    before = game.area(DECK, 0).copy()

    game.happen(Shuffled(0))

    assert game.area(DECK, 0) != before
    assert sorted(game.area(DECK, 0)) == sorted(before)
    assert handles(game, None, DECK, 0) == sorted(handles(game, None, DECK, 0))


def test_two_shuffles_that_come_out_differently_look_the_same() -> None:
    games = [new_game("Ann", "Bob", "Cyd", seed=seed) for seed in range(5)]

    # What each drew they see, but a spectator sees no difference at all.
    assert len({seen(game, None)[0] for game in games}) == 1
    assert len({game.fingerprint() for game in games}) == 5


def test_a_card_has_a_new_handle_in_every_area() -> None:
    game = dealt(Ann="Scholar", Bob="")
    scholar = find(game, "Scholar", HAND, 0)
    had = [game.cards[scholar].handle]
    for area, seat in ((YARD, -1), (HAND, 0), (DECK, 0), (DISCARD, 0)):
        game.move(scholar, area, seat)
        had.append(game.cards[scholar].handle)

    assert len(set(had)) == 5


@pytest.mark.parametrize("seed", range(6))
def test_no_two_cards_ever_have_one_handle(seed: int) -> None:
    for game in random_game(seed, leaving=0.01):
        assert len({card.handle for card in game.cards}) == len(game.cards)


# -- what cannot be known makes no difference ----------------------------------------------------------------------


def alike(games: list[Tiny], *seats: int | None) -> bool:
    """Whether the games, which differ, look the same to these seats."""
    assert len({game.fingerprint() for game in games}) == len(games)
    return all(seen(game, *seats) == seen(games[0], *seats) for game in games)


def test_what_somebody_else_holds_makes_no_difference() -> None:
    hands = "Spark, Snuff, Raven", "Snuff, Raven, Spark", "Knife, Club, Buckler"

    assert alike([dealt(Ann="Tithe", Bob=hand) for hand in hands], 0, None)


def test_what_lies_in_the_decks_makes_no_difference_even_to_who_draws_from_them_later() -> None:
    games = [dealt(Ann="Tithe", Bob="") for _ in range(2)]
    deck = games[1].area(DECK, 0)
    for card in deck:
        games[1].cards[card].definition = games[1].cards[find(games[1], "Tithe", HAND, 0)].definition

    assert alike(games, 0, 1, None)


def test_a_response_that_could_not_be_made_makes_no_difference() -> None:
    """Bob, without a deed, is not asked; with one he passes. To Ann it is the same."""
    without, with_one = dealt(Ann="Spark", Bob="Knife"), dealt(Ann="Spark", Bob="Tithe")
    for game in (without, with_one):
        says(game, "Ann", "Play Spark")
    says(with_one, "Bob", "Pass")

    assert alike([without, with_one], 0, None)


def test_which_blade_is_laid_against_one_makes_no_difference() -> None:
    games = [dealt(Ann=blade, Bob="Buckler, Spark") for blade in ("Knife", "Club")]
    for game, blade in zip(games, ("Knife", "Club"), strict=True):
        says(game, "Ann", f"Lay {blade}", "End the turn")

    assert alike(games, 1, None)


def in_step(games: list[Tiny], *moves: Callable[[Tiny], None]) -> None:
    """The same moves in all games, which look the same to Ann and to a spectator after each."""
    for move in moves:
        for game in games:
            move(game)
        assert all(seen(game, 0, None) == seen(games[0], 0, None) for game in games)


def lay_first(game: Tiny) -> None:
    assert game.decision is not None
    game.answer(next(option for option in game.decision.options if option.kind == "lay"))


@given(st.permutations(CHARMS), st.permutations(CHARMS))
def test_whatever_somebody_else_holds_and_lays_face_down_makes_no_difference(
    one: list[str], other: list[str]
) -> None:
    games = [dealt(Ann="Spark", Bob=", ".join(hand)) for hand in (one, other)]

    in_step(
        games,
        lambda game: says(game, "Ann", "End the turn"),
        lay_first,
        lambda game: says(game, "Bob", "End the turn"),
        lambda game: plays(game, "Ann", "Spark"),
        lambda game: says(game, "Ann", "End the turn"),
        lay_first,
    )


def test_but_what_is_seen_does_make_a_difference() -> None:
    """So that the tests above can fail."""
    games = [dealt(Ann="", Bob="", yard=[("Bob", charm)]) for charm in ("Raven", "Vault")]

    assert not alike(games, 0)
    assert not alike([dealt(Ann=hand, Bob="") for hand in ("Spark", "Study")], 0)


# -- the log -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_the_log_only_grows(seed: int) -> None:
    """A line that changed later would tell what its reader could not know at the time."""
    told: dict[int | None, list[str]] = {}
    for game in random_game(seed, leaving=0.01):
        for seat in (None, *range(len(game.names))):
            lines = log(game, seat)
            assert lines[: len(told.get(seat, []))] == told.get(seat, [])
            told[seat] = lines


def test_a_part_of_the_log_can_be_asked_for() -> None:
    game = dealt(Ann="Spark", Bob="")
    begun = len(game.log)
    plays(game, "Ann", "Spark")

    assert log(game, 0, since=begun)[0] == "Ann plays Spark."
    assert log(game, 0) == ["Ann draws Buckler.", *log(game, 0, since=begun)]


def test_names_are_those_of_the_players() -> None:
    assert new_game(*NAMES).view(None).names == NAMES


@pytest.mark.parametrize("name", ["huntik", "shadowfist", "highlander"])
def test_who_has_read_the_log_asks_for_the_new_lines_alone(name: str) -> None:
    match = matches(name, 1, seed=3)[0]
    game, bots = start(match), bots_for(match)
    while not game.over and len(game.log) < 150:
        read = len(game.log)
        before = {seat: game.view(seat).log for seat in (None, 0, 1)}
        take_turn(game, bots)
        for seat, lines in before.items():
            whole, new = game.view(seat), game.view(seat, since=read)
            assert whole.log[len(lines) :] == new.log
            assert (new.areas, new.status, new.decision) == (whole.areas, whole.status, whole.decision)

"""What holds in every game of Highlander: random games of every edition, looked at from all sides."""

from __future__ import annotations

import pytest

import quickening as qk
from quickening.arena import Match, matches
from quickening.core.chance import Chance
from quickening.core.data import replace
from quickening.core.game import Game
from quickening.core.views import View
from quickening.games.highlander import new, ready_decks
from quickening.games.highlander.editions import EDITIONS
from quickening.games.highlander.game import Highlander
from quickening.games.highlander.rules.adjusting import DrawPhase
from quickening.games.highlander.rules.attacking import AttackPhase
from quickening.games.highlander.rules.defending import DefensePhase
from quickening.games.highlander.rules.sweeping import Upkeep
from quickening.games.highlander.state import CAPTURED, ENDURANCE, HAND, PLAY
from tests.highlander_table import card_saying
from tests.properties import invariants
from tests.properties.invariants import Watching, decisions_of
from tests.table import Table

GAMES = [(edition, number) for edition in EDITIONS for number in range(4)]

#: Where a card can lie with a player who does not own it.

#: The steps at which a frame waits for what a player does next, and those that ask it.
ASKING = {
    (Upkeep, "answered"): "ask",
    (DefensePhase, "answered"): "answer",
    (DefensePhase, "closing_answered"): "closing",
    (AttackPhase, "answered"): "play",
    (DrawPhase, "drew"): "draw",
}

#: Every so many decisions the checks that take time are made.
SAMPLE = 9


def match_of(edition: str, number: int) -> Match:
    """A random game under a rulebook, with decks that its seed draws."""
    return matches("highlander", 1, seed=number, options={"edition": edition})[0]


@pytest.mark.parametrize(("edition", "number"), GAMES)
def test_cards_are_conserved_after_every_decision(edition: str, number: int) -> None:
    dealt: list[str] = []
    game: Game | None = None
    for game, _ in decisions_of(match_of(edition, number)):
        dealt = dealt or invariants.keys_of(game)
        invariants.assert_conserved(game, dealt)

    assert game is not None
    assert game.over


@pytest.mark.parametrize(("edition", "number"), GAMES)
def test_clones_saves_and_records_agree(edition: str, number: int) -> None:
    for game, _ in decisions_of(match_of(edition, number)):
        if game.over or len(game.answers) % SAMPLE == 0:
            invariants.assert_clone_agrees(game, seed=len(game.answers))
            invariants.assert_save_agrees(game, seed=len(game.answers))
        if game.over or len(game.answers) % (SAMPLE * 5) == 0:
            invariants.assert_record_replays(game)


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "number"), GAMES)
def test_a_game_can_be_saved_at_every_decision(edition: str, number: int) -> None:
    for game, _ in decisions_of(match_of(edition, number)):
        assert qk.load(game.save(), unproved=True).fingerprint() == game.fingerprint()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_can_be_saved_while_a_cost_is_paid(edition: str) -> None:
    """Frames that wait in the middle of something are rare in random games."""
    alice, bob = Table().highlander(edition=edition)
    bob.falls_prone()
    alice.has("Thrust")
    bob.has("Lower Left Block", "Lower Right Block", "Upper Left Block")
    alice.attacks("Thrust")
    bob.defends("Lower Left Block")

    assert bob.can("spend", "Lower Right Block")
    invariants.assert_save_agrees(bob.game, seed=1)


@pytest.mark.parametrize(
    ("weapon", "standing", "prone"),
    [("HTG-277", "", False), ("", "V01-056", True), ("", "", True)],
    ids=["by a kind of card", "or by Ability", "by an icon"],
)
def test_a_game_can_be_saved_whatever_pays_a_cost(weapon: str, standing: str, prone: bool) -> None:
    """HLT 79: a block for a block against the Short Sword; HLT 367: a defense or Ability; HLT 145: the same icon."""
    alice, bob = Table().highlander(edition="type-one")
    alice.uses_pre_game(*filter(None, (weapon,)))
    alice.has_in_play(*filter(None, (standing,)))
    if prone:
        bob.falls_prone()
    alice.has("Thrust")
    parry = card_saying("", "Parry", "block", grid="XXX/XXX/XXX")
    bob.has(parry, parry, "Lower Left Block", "Lower Right Block")
    alice.attacks("Thrust")
    bob.defends("Parry")
    asked = 0
    while bob.is_asked("Spend a card to play this"):
        asked += 1
        invariants.assert_save_agrees(bob.game, seed=asked)
        bob.table.answer(bob.game.decision.options[0])

    assert asked == 1 + bool(standing)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_no_option_is_refused_and_changes_nothing(edition: str) -> None:
    for game, _ in decisions_of(match_of(edition, 0)):
        if game.decision is not None and len(game.answers) % SAMPLE == 0:
            invariants.assert_refuses_what_is_no_option(game)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deck_may_be_written_in_any_order(edition: str) -> None:
    """The Persona may stand last: a record of the game still deals the same cards."""
    ready = sorted(ready_decks(edition=edition).values(), key=lambda deck: deck.key)
    written = [replace(deck, cards=tuple(reversed(deck.cards))) for deck in (ready[0], ready[-1])]
    game = new(written, seed=3, edition=edition)

    invariants.assert_record_replays(game)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_holds_a_concession(edition: str) -> None:
    game = next(decisions_of(match_of(edition, 0)))[0]
    game.concede(1)

    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    invariants.assert_record_replays(game)


@pytest.mark.parametrize("edition", EDITIONS)
def test_ability_hands_and_heads_stay_within_bounds(edition: str) -> None:
    for game, _ in decisions_of(match_of(edition, 1)):
        assert isinstance(game, Highlander)
        for player in game.players:
            assert player.ability >= 0
        for attack in game.attacks:
            assert game.cards[attack.card].area == PLAY


# -- every number explains itself -----------------------------------------------------------------------------------


def total(chain: list[tuple[str, int]]) -> int:
    return sum(amount for _, amount in chain)


@pytest.mark.parametrize(("edition", "number"), GAMES)
def test_the_parts_of_every_number_add_up_to_it(edition: str, number: int) -> None:
    began: dict[int, int] = {}
    for game, _ in decisions_of(match_of(edition, number)):
        if game.view(None, log=False).get("turn") == 1:
            began = began or dict(enumerate(game.view(None, log=False).get("ability")))
        if game.over or len(game.answers) % SAMPLE == 0:
            for seat in (0, 1):
                assert_explains_players(game, seat)
                assert_explains_cards(game, game.view(seat, since=len(game.log)))
    assert began == {seat: game.explain_player(seat, "ability")[0][1] for seat in (0, 1)}


def assert_explains_players(game: Game, seat: int) -> None:
    """What a player has, as everybody sees it."""
    view = game.view(None, log=False)
    for number in ("ability", "maximum", "hand size", "exertion"):
        assert total(game.explain_player(seat, number)) == view.get(number)[seat]
    assert total(game.explain_player(seat, ENDURANCE)) == len(view.area(ENDURANCE, seat).cards)
    pending = [(kind, amount) for whose, kind, amount in view.get("pending") if whose == seat]
    assert total(game.explain_player(seat, "to lose")) == sum(n for kind, n in pending if kind != "gain")
    assert total(game.explain_player(seat, "to gain")) == sum(n for kind, n in pending if kind == "gain")


def assert_explains_cards(game: Game, view: View) -> None:
    """The figures of every card on the table; an attack has those of its exchange."""
    shown = {card.handle: card for area in view.areas if area.name not in (HAND, CAPTURED) for card in area.cards}
    for card in shown.values():
        for number, value in card.numbers:
            assert total(game.explain(card.handle, number)) == value
    for one in view.get("exchanges"):
        if one.damage is not None:
            assert (shown[one.card].number("damage"), shown[one.card].number("grid")) == (one.damage, one.grid)


# -- what a seat cannot know (HL1 61, HL3 44, 48, 79, 90) ----------------------------------------------------------


@pytest.mark.parametrize(("edition", "number"), GAMES)
def test_views_show_no_card_that_its_seat_may_not_see(edition: str, number: int) -> None:
    for game, _ in decisions_of(match_of(edition, number)):
        for seat in (0, 1, None):
            for area in game.view(seat, since=len(game.log)).areas:
                closed = area.name == ENDURANCE or (area.name in (HAND, CAPTURED) and area.seat != seat)
                for card in area.cards if closed else ():
                    assert not any((card.key, card.name, card.title, card.kind, card.tags, card.text, card.numbers))


@pytest.mark.parametrize(("edition", "number"), GAMES)
def test_games_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it(edition: str, number: int) -> None:
    chance = Chance.seeded(number)
    seats = [Watching(seat, chance) for seat in (0, 1)]
    compared = 0
    for game, bots in decisions_of(match_of(edition, number)):
        for watching in seats:
            watching.look(game)
        if game.decision is not None and len(game.answers) % (SAMPLE - 4) == 0:
            answer = bots[game.decision.seat].choose(game.decision, None)
            compared += sum(watching.assert_nothing_leaks(game, answer) for watching in seats)

    assert compared > 5

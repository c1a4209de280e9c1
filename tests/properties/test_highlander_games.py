"""What holds in every game of Highlander: random games of every edition, looked at from all sides."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.arena import Match, matches
from quickening.core.chance import Chance
from quickening.core.game import Game
from quickening.core.views import View
from quickening.games.highlander.definitions import ATTACK, Printed
from quickening.games.highlander.editions import EDITIONS
from quickening.games.highlander.events import Captured, CardEvent, CardPlayed, Drew, HandShown, Moved
from quickening.games.highlander.facts import hidden_from
from quickening.games.highlander.game import Highlander
from quickening.games.highlander.pool import shipped
from quickening.games.highlander.rules.adjusting import DrawPhase
from quickening.games.highlander.rules.attacking import AttackPhase
from quickening.games.highlander.rules.defending import DefensePhase
from quickening.games.highlander.rules.sweeping import Upkeep
from quickening.games.highlander.state import CAPTURED, ENDURANCE, HAND, PLAY
from tests.properties import invariants
from tests.properties.invariants import Watching, deal_anew, decisions_of

GAMES = [(edition, number) for edition in EDITIONS for number in range(4)]

#: Where a card can lie with a player who does not own it.
LENT = (PLAY, CAPTURED, HAND)

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
        invariants.assert_conserved(game, dealt, LENT)

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


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_no_option_is_refused_and_changes_nothing(edition: str) -> None:
    for game, _ in decisions_of(match_of(edition, 0)):
        if game.decision is not None and len(game.answers) % SAMPLE == 0:
            invariants.assert_refuses_what_is_no_option(game)


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
        if game.view(None).get("turn") == 1:
            began = began or dict(enumerate(game.view(None).get("ability")))
        if game.over or len(game.answers) % SAMPLE == 0:
            for seat in (0, 1):
                assert_explains_players(game, seat)
                assert_explains_cards(game, game.view(seat))
    assert began == {seat: game.explain_player(seat, "ability")[0][1] for seat in (0, 1)}


def assert_explains_players(game: Game, seat: int) -> None:
    """What a player has, as everybody sees it."""
    view = game.view(None)
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
            for area in game.view(seat).areas:
                closed = area.name == ENDURANCE or (area.name in (HAND, CAPTURED) and area.seat != seat)
                for card in area.cards if closed else ():
                    assert not any((card.key, card.name, card.title, card.kind, card.tags, card.text, card.numbers))


@pytest.mark.parametrize(("edition", "number"), GAMES)
def test_games_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it(edition: str, number: int) -> None:
    chance = Chance.seeded(number)
    seats = [Watching(seat, unknown_resampled, shown_by, chance) for seat in (0, 1)]
    compared = 0
    for game, bots in decisions_of(match_of(edition, number)):
        for watching in seats:
            watching.look(game)
        if game.decision is not None and len(game.answers) % (SAMPLE - 4) == 0:
            answer = bots[game.decision.seat].choose(game.decision, None)
            compared += sum(watching.assert_nothing_leaks(game, answer) for watching in seats)

    assert compared > 5


def shown_by(event: Any, seat: int) -> tuple[int, ...]:
    """HL3 44-48, 79, 150. What is drawn, looked at, captured or Hidden is for one player, all else for both."""
    match event:
        case HandShown():
            return event.cards if event.to == seat else ()
        case Drew() | Captured() | Moved(shown=False) | CardPlayed(hidden=True):
            return ()
        case CardEvent():
            return (event.card,)
        case _:
            return ()


def unknown_resampled(game: Highlander, seat: int, keep: set[int], seen: set[int], chance: Chance) -> Highlander:
    """The same game with other cards in the opponent's hand, under their cards, as Hidden attacks and in Endurance.

    Cards the seat has seen before lie elsewhere, all others are any card of the edition.
    """
    other = game.clone()
    foe = 1 - seat
    keep = keep | in_hand(game, foe)
    pool = [card for card in shipped().values() if game.book in card.editions and not card.is_pre_game]
    deal_anew(other, [(HAND, foe), (ENDURANCE, foe)], pool, keep, seen, chance)
    deal_anew(other, [(CAPTURED, foe)], pool, keep, seen, chance)
    if not any(game.cards[card].area == ENDURANCE for card in keep):  # who searches an Endurance sees all of it
        deal_anew(other, [(ENDURANCE, seat)], pool, keep, seen, chance)
    attacks = [card for card in pool if card.type == ATTACK and not card.is_special_attack and not is_power(card)]
    for attack in other.attacks:
        told = is_power(game.printed(attack.card))  # HL3 79: that it is a Power Blow is no secret
        if hidden_from(game, attack, seat) and attack.card not in keep | seen and not told:
            other.cards[attack.card].definition = chance.pick(attacks)
    other.touch()
    ask_again(other, foe)
    return other


def is_power(card: Printed) -> bool:
    """Whether an attack is a Power Blow by its own text."""
    return "is a Power Blow" in card.text


def in_hand(game: Highlander, foe: int) -> set[int]:
    """The cards that whatever is going on is about: they are being played, chosen for it, or pay for it."""
    named = ("card", "cards", "beside", "kept", "announced", "waiting", "played")
    held = [getattr(frame, name, ()) for frame in game.stack for name in named]
    about = {card for one in held for card in (one if isinstance(one, tuple) else (one,)) if isinstance(card, int)}
    about |= {ref.card for one in game.lasting for ref in one.scope.it}
    asked = game.decision is not None and game.decision.seat == foe
    if asked and (type(game.stack[-1]), game.stack[-1].step) not in ASKING:
        about |= set(game.of(HAND, foe))
    return about


def ask_again(game: Highlander, foe: int) -> None:
    """The opponent has other cards: what may be done with them is found out anew."""
    frame = game.stack[-1]
    step = ASKING.get((type(frame), frame.step))
    if step is not None and game.decision is not None and game.decision.seat == foe:
        frame.step, game.decision, forced = step, None, game.ask_forced
        game.ask_forced = True  # even if there is only one thing to do now
        game.advance()
        game.ask_forced = forced

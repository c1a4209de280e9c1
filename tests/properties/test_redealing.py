"""Games that a seat could be in, as bots and previews imagine them."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.arena import matches
from quickening.core.chance import Chance
from quickening.core.game import Game
from quickening.core.redealing import Memory
from tests.properties.invariants import decisions_of

KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("huntik", 2, {}),
    ("shadowfist", 3, {}),
    *(("highlander", 2, {"edition": edition}) for edition in ("first", "third", "type-one")),
]
#: Every so many decisions a game is redealt.
SAMPLE = 7


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_a_redealt_game_looks_the_same_to_its_seat(game: str, players: int, options: dict[str, Any]) -> None:
    (match,) = matches(game, 1, players=players, seed=11, options=options)
    chance, memories = Chance.seeded(5), [Memory(seat) for seat in range(players)]
    redealt = other_hands = 0
    for state, _ in decisions_of(match):
        for memory in memories:
            memory.observe(state)
        if state.decision is None or len(state.answers) % SAMPLE:
            continue
        seat = state.decision.seat
        imagined = state.redeal(seat, memories[seat], chance)
        redealt += 1
        assert imagined.view(seat).to_json() == state.view(seat).to_json()
        assert imagined.chance.word != state.chance.word, "what chance will bring is not known either"
        rival = (seat + 1) % players
        other_hands += imagined.view(rival).to_json() != state.view(rival).to_json()
    assert redealt > 5
    assert other_hands > redealt / 2


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_games_that_look_alike_are_redealt_alike(game: str, players: int, options: dict[str, Any]) -> None:
    """Whatever is really there, the same chance imagines the same hands."""
    (match,) = matches(game, 1, players=players, seed=12, options=options)
    memories = [Memory(seat) for seat in range(players)]
    compared = 0
    for state, _ in decisions_of(match):
        for memory in memories:
            memory.observe(state)
        if state.decision is None or len(state.answers) % SAMPLE:
            continue
        seat = state.decision.seat
        truths = [state, state.redeal(seat, memories[seat], Chance.seeded(len(state.answers)))]
        imagined = [truth.redeal(seat, memories[seat], Chance.seeded(3)) for truth in truths]
        assert hands_of(imagined[0], seat) == hands_of(imagined[1], seat)
        compared += 1
    assert compared > 4


def hands_of(game: Game, seat: int) -> list[list[str]]:
    """What everybody else holds."""
    others = [other for other in range(len(game.names)) if other != seat]
    return [[card.name for card in game.view(other).area("hand", other).cards] for other in others]


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_whose_deck_it_is_knows_what_is_in_it_and_not_where(game: str, players: int, options: dict[str, Any]) -> None:
    (match,) = matches(game, 1, players=players, seed=13, options=options)
    reordered = compared = 0
    for state, _ in decisions_of(match):
        if state.decision is None or len(state.answers) % SAMPLE:
            continue
        seat = state.decision.seat
        memory = Memory(seat)
        memory.observe(state)
        imagined = state.redeal(seat, memory, Chance.seeded(len(state.answers)))
        ours, theirs = deck_of(state, seat), deck_of(imagined, seat)
        assert sorted(ours) == sorted(theirs)
        reordered += ours != theirs
        compared += 1
    assert reordered > compared / 2


def deck_of(game: Game, seat: int) -> list[str]:
    """The cards of a player's deck, from the bottom to the top."""
    area = "endurance" if game.table.game == "highlander" else "deck"
    return [game.cards[card].definition.key for card in game.areas[area, seat]]


def test_nobody_is_imagined_to_hold_what_their_deck_cannot_have() -> None:
    """Who has shown themselves as one Persona holds no card that is another's own."""
    (match,) = matches("highlander", 1, seed=14, options={"edition": "type-one"})
    state = next(state for state, _ in decisions_of(match) if len(state.answers) > 20)
    assert state.decision is not None
    seat, foe = state.decision.seat, 1 - state.decision.seat
    memory = Memory(seat)
    memory.observe(state)
    shown = [state.cards[card].definition for card in state.areas["pre-game", foe]]
    theirs = {name for one in shown for name in (one.name, *one.of)}

    hands = [state.redeal(seat, memory, Chance.seeded(seed)) for seed in range(20)]
    held = [one.cards[card].definition for one in hands for card in one.areas["hand", foe]]

    assert theirs
    assert any(card.of for card in held)
    assert all(not card.of or theirs.intersection(card.of) for card in held)


@pytest.mark.parametrize("edition", ["first", "third"])
def test_a_hidden_attack_is_not_remembered(edition: str) -> None:
    """HL1 61, HL3 79. That a card was made an attack shows no face."""
    remembered = hidden = 0
    for match in matches("highlander", 3, ("thumb",), seed=3, options={"edition": edition}):
        memory = Memory(0)
        for state, _ in decisions_of(match):
            memory.observe(state)
            duel: Any = state
            for attack in duel.attacks:
                if attack.hidden and attack.seat == 1:
                    hidden += 1
                    imagined = [duel.redeal(0, memory, Chance.seeded(n)) for n in range(4)]
                    remembered += len({other.printed(attack.card).key for other in imagined}) == 1
    assert hidden
    assert remembered < hidden / 2

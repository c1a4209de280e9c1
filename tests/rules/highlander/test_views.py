"""What is seen of a duel (HL3 41-48, 79; HLT 86, 102)."""

from __future__ import annotations

from typing import Any

from quickening.games.highlander.areas import move
from quickening.games.highlander.state import ENDURANCE, HAND
from tests.table import Table


def exchange(table: Table, seat: int | None) -> Any:
    return table.game.view(seat).get("exchanges")[0]


def test_a_defense_that_has_left_play_is_followed_by_nobody(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has("Thrust")
    bob.has("Upper Center Block")
    bob.has("Evade")
    alice.attacks("Thrust")
    bob.defends("Evade")
    evade = bob.card("Evade")
    assert exchange(table, 0).defense == table.game.cards[evade].handle

    move(table.game, evade, ENDURANCE)

    for seat in (0, 1, None):
        view = table.game.view(seat)
        assert (exchange(table, seat).defense, view.get("attacks")[0][3]) == (0, 0)
        assert exchange(table, seat).result == "dodged"


def test_where_a_hidden_attack_is_aimed_is_known_to_its_player_alone(table: Table) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="first")
    alice.has("Thrust")
    alice.may_hide()
    alice.attacks("Thrust", hidden=True)

    assert [exchange(table, seat).grid for seat in (0, 1, None)] == [16, None, None]
    assert [exchange(table, seat).damage for seat in (0, 1, None)] == [2, None, None]


def test_what_an_exertion_turned_over_has_no_handle_once_nobody_may_follow_it(table: Table) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="third")
    alice.goes_to("attack")
    alice.exerts("for nothing")
    shown = table.game.view(1).get("exertions")[-1]
    assert [card.name for card in shown.cards] == ["Middle Right Attack"] * 5
    assert all(card.handle for card in shown.cards)

    for card in list(table.game.of("discard pile", 0)):
        move(table.game, card, ENDURANCE)

    again = table.game.view(1).get("exertions")[-1]
    assert [card.name for card in again.cards] == ["Middle Right Attack"] * 5
    assert not any(card.handle for card in again.cards)


def test_a_hidden_attack_does_not_change_what_was_told_of_the_card_before(table: Table) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="first")
    alice.may_attack(2)
    alice.has("Thrust")
    alice.attacks("Thrust")
    thrust = alice.card("Thrust")
    before = [line.text for line in table.game.told(1)]
    assert "Alice plays Thrust." in before
    move(table.game, thrust, HAND)
    alice.may_hide()
    alice.ask_again()

    alice.attacks("Thrust", hidden=True)

    assert table.game.cards[thrust].face_down
    told = [line.text for line in table.game.told(1)]
    assert told[: len(before)] == before, "the card that lies there now is not given away"
    assert "Alice plays a Hidden attack." in told[len(before) :]
    assert told.count("Alice plays Thrust.") == 1

"""Shadowfist cards that work from elsewhere, in their first turn, and of themselves, shown by play."""

from __future__ import annotations

import pytest

from quickening.text.reader import NotRead
from tests.shadowfist_table import character, edge, event, resolve, site, state, waits_for
from tests.table import Table


def test_a_card_in_the_smoked_pile_waits(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", "Bruiser")
    bob.controls("Hill", "River")
    text = "When one of your Sites is burned while this card is in your smoked pile, return this card to your hand."
    bob.controls(character("Jill", 1, text))
    bob.has_in_smoked_pile(character("Jack", 1, text))

    alice.attacks("Hill", with_=["Giant", "Bruiser"])
    waits_for(alice, "becomes")
    alice.chooses("Burn Hill for victory")
    resolve(table)

    assert bob.hand == ["Jack"]
    assert bob.card("Jill").in_play


def test_a_card_in_hand_is_used(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    text = (
        "If this card is in your hand and you have {han} in your resource pool, you may discard this card and "
        "target a Character :: Heal target."
    )
    alice.has(character("Crocus", 1, text))
    alice.controls("Giant", damage=2)
    assert not alice.can("use", "Crocus")

    alice.controls(character("Monk", 1, provides="{han}"))
    alice.uses("Crocus")
    resolve(table)

    assert (alice.card("Giant").damage, alice.hand) == (0, [])


def test_a_bonus_for_the_turn_it_enters_play(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(
        character("Valkyries", 3, "Valkyries gain +2 Fighting until the end of the turn in which they enter play.")
    )

    alice.plays("Valkyries")
    resolve(table)
    assert alice.card("Valkyries").fighting == 5
    alice.ends_turn()

    assert bob.is_asked("Main Shot")
    assert alice.card("Valkyries").fighting == 3


def test_whoever_turns_is_hurt(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(edge("Wind", "{lot} Characters suffer 2 points of damage whenever they become turned."))
    alice.controls(character("Ghoul", 5, requires="{lot}"), character("Monk", 5))
    bob.controls(site("Wall", 9))

    alice.attacks("Wall", with_=["Ghoul", "Monk"])
    resolve(table)

    assert (alice.card("Ghoul").damage, alice.card("Monk").damage) == (2, 0)


def test_it_is_the_card_itself_where_nothing_else_was_spoken_of(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    text = "Inflict 1 damage on this card :: It gains +2 Fighting until the end of the turn."
    alice.controls(character("Tattooed", 4, text))

    alice.uses("Tattooed")
    resolve(table)

    assert (alice.card("Tattooed").damage, alice.card("Tattooed").fighting) == (1, 5)


def test_while_something_is_so_it_is_used(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Tower", "Giant")
    alice.controls(
        state(
            "Emitter", "Sacrifice while subject is attacking and target an interceptor :: Target ceases intercepting."
        ),
        on="Hero",
    )
    assert not alice.can("use", "Emitter")

    alice.attacks("Tower", with_="Hero")
    bob.intercepts("Hero", with_="Giant")
    waits_for(alice, "?")
    alice.uses("Emitter")
    resolve(table)

    assert bob.card("Tower").damage == 4


def test_a_text_is_blank_besides_other_things(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Sage", 2, "+3 Fighting."))
    alice.has(
        event(
            "Trance",
            "Turn target Character. Until the end of the turn, target cannot intercept, and its rules text is blank.",
        )
    )

    alice.plays("Trance", "Sage")
    resolve(table)

    assert (bob.card("Sage").fighting, bob.card("Sage").turned) == (2, True)


@pytest.mark.parametrize(
    "text",
    [
        "When you play a Site, you may return a Character to play.",
        'When you play a Site, you may return a "Copy" in your smoked pile to play.',
    ],
)
def test_which_card_returns_must_be_clear(text: str) -> None:
    with pytest.raises(NotRead):
        character("Copy", 2, text)


@pytest.mark.parametrize(("mine", "winner", "returned"), [(5, "Alice", "Monk"), (1, "Bob", "Nun")])
def test_the_winner_of_a_faceoff_chooses(table: Table, mine: int, winner: str, returned: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Fighter", mine))
    bob.controls(character("Rival", 3))
    alice.has_in_smoked_pile(character("Monk", 1))
    bob.has_in_smoked_pile(character("Nun", 1))
    text = (
        "Faceoff. Turn a Character you control and target an opponent's Character with Fighting no lower than two "
        "less than yours. The winner may return a Character from his or her smoked pile to play."
    )
    alice.has(event("Distress", text))

    alice.plays("Distress")
    who = alice if winner == "Alice" else bob
    waits_for(who, "?")
    who.says_yes()
    resolve(table)

    assert returned in who.in_play


def test_what_is_used_twice_a_turn(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=5)
    alice.controls(
        character(
            "Yosef",
            1,
            "Twice per turn, you may pay 1 Power :: This card gains +3 Fighting until the end of the turn.",
        )
    )

    for _ in range(2):
        alice.uses("Yosef")
        resolve(table)

    assert alice.card("Yosef").fighting == 7
    assert not alice.can("use", "Yosef")


def test_a_condition_before_what_is_waited_for(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=1)
    bob.has_power(0)
    bob.controls(
        site(
            "Casbah",
            6,
            "If this Site is in your front row when an opponent plays an Event, steal 1 Power from him or her.",
        )
    )
    bob.controls(site("Kasbah", 6, "If this Site is in your back row when an opponent plays an Event, draw 3 cards."))
    alice.has(event("Bell", "Gain 1 Power."))

    alice.plays("Bell")
    resolve(table)

    assert (bob.power, bob.hand) == (1, [])


def test_what_an_opponent_does_in_one_way_or_another(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(character("Priestess", 2, "When any opponent sacrifices or toasts a card, you gain 1 Power."))
    alice.controls("Student")
    alice.has(event("Offering", "Sacrifice a Character :: Draw a card."), event("Bolt", "Smoke target Character."))

    alice.plays("Offering", "Student")
    resolve(table)

    assert bob.power == 1


def test_the_controller_of_what_it_attacks(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        character("Daughter", 2, "When this card attacks, its target's controller must discard 1 card at random.")
    )
    alice.has("Hero")
    bob.has("Giant")
    bob.controls("Tower")

    alice.attacks("Tower", with_="Daughter")
    resolve(table)

    assert (alice.hand, bob.hand) == (["Hero"], [])


def test_nobody_can(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River")
    assert alice.can("attack", "River")

    bob.controls(edge("Truce", "No Character can attack."))

    assert not alice.can("attack", "River")


def test_what_is_waited_for_while_a_target_is_maintained(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    text = (
        "Turn and maintain and target a Character :: Target gains +2 Fighting. If target is smoked, smoke this card."
    )
    alice.controls(edge("Business", text), "Hero", "Giant")
    alice.has(*(event("Bolt", "Smoke target Character.") for _ in range(2)))
    alice.uses("Business", "Hero")
    resolve(table)

    alice.plays("Bolt", "Giant")
    resolve(table)
    assert alice.card("Business").in_play
    alice.plays("Bolt", "Hero")
    resolve(table)

    assert not alice.card("Business").in_play

"""SF 9.2.2, 24.4. What the log tells of cards that nobody has seen, however often they come and go."""

from __future__ import annotations

from tests.shadowfist_table import event, resolve, site, table_until
from tests.table import Table, rule

FACE_DOWN = "a face-down Feng Shui Site"
GATE = site("Kowloon Gate", 6)


def read(table: Table, seat: int | None) -> list[str]:
    return [line.text for line in table.game.told(seat)]


@rule("SF 24.4", "A Site that was attacked and left unseen is not named afterwards.")
def test_a_site_that_returns_unseen_is_named_nowhere(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls(GATE, face_down=True)
    alice.has(event("Snatch", "Return target Site to its owner's hand."))

    alice.attacks(FACE_DOWN, with_="Hero")
    alice.plays("Snatch")
    resolve(table)

    assert bob.hand == ["Kowloon Gate"]
    for seat in (None, 0):
        assert any(f"attacks {FACE_DOWN}" in line for line in read(table, seat))
        assert not any("Kowloon Gate" in line for line in read(table, seat))
    assert alice.is_asked("Your Main Shot")


@rule("SF 24.4", "Nor is one that is put into a deck.")
def test_a_site_that_goes_to_a_deck_unseen_is_named_nowhere(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(GATE, face_down=True)
    alice.has(event("Flood", "Put target Site on top of its owner's deck."))

    alice.plays("Flood")
    resolve(table)

    assert bob.deck[0] == "Kowloon Gate"
    assert not any("Kowloon Gate" in line for line in read(table, 0))


@rule("SF 24.4", "SF 34.0", "What was told of a Site that was seen still is, when it is played again face down.")
def test_a_site_that_comes_back_face_down_is_not_given_away(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls(GATE)
    alice.has(event("Snatch", "Return target Site to its owner's hand."))
    alice.plays("Snatch", "Kowloon Gate")
    resolve(table)
    before = read(table, 0)
    assert "Kowloon Gate returns to its owner’s hand." in before
    alice.ends_turn()

    bob.plays("Kowloon Gate")
    resolve(table)

    assert bob.card("Kowloon Gate").state.face_down
    assert read(table, 0)[: len(before)] == before
    assert any(f"Bob plays {FACE_DOWN}" in line for line in read(table, 0)[len(before) :])


@rule("SF 24.4", "What was told of a Site before it was revealed stays as it was told.")
def test_a_site_that_is_revealed_is_not_named_in_what_was_told_before(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls(GATE, face_down=True)
    alice.attacks(FACE_DOWN, with_="Hero")
    before = read(table, None)

    resolve(table)

    assert any(f"attacks {FACE_DOWN}" in line for line in before)
    assert "Kowloon Gate is revealed." in read(table, None)
    assert read(table, None)[: len(before)] == before


@rule("SF 24.4", "Once it is revealed, everybody knows what it was.")
def test_a_revealed_site_is_named(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(GATE)
    alice.has(event("Snatch", "Return target Site to its owner's hand."))
    alice.plays("Snatch", "Kowloon Gate")
    resolve(table)
    alice.ends_turn()
    bob.plays("Kowloon Gate")
    resolve(table)

    bob.reveals("Kowloon Gate")
    resolve(table)

    assert "Kowloon Gate is revealed." in read(table, 0)


@rule("SF 9.2.2", "SF 24.4", "Which card of a hand is played face down cannot be seen by what is left in the hand.")
def test_a_site_that_came_back_to_the_hand_is_not_followed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(GATE)
    bob.has(site("Stone Garden", 6))
    alice.has(event("Snatch", "Return target Site to its owner's hand."))
    alice.plays("Snatch", "Kowloon Gate")
    resolve(table)
    alice.ends_turn()

    seen = []
    for name in ("Kowloon Gate", "Stone Garden"):
        game = table.game.clone()
        game.answer(next(option for option in game.decision.options if option.label == f"Play {name}"))
        while game.decision.seat == 1 and game.decision.question != "Your Main Shot":
            game.answer(next((one for one in game.decision.options if one.kind == "pass"), game.decision.options[0]))
        seen.append(game.view(0).to_json())

    assert seen[0] == seen[1]


@rule("SF 9.2.2", "Which card was looked at and put at the bottom of a deck is known to nobody else.")
def test_what_was_looked_at_is_not_told_as_it_goes_to_the_bottom(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    garden = site("Garden", 6, "Turn to look at the top card of your deck. You may put it on the bottom.")
    alice.controls("Hill", garden)
    alice.has_on_deck("Giant")
    alice.uses("Garden")
    table_until(table, lambda: alice.is_asked("put"))

    alice.says_yes()

    for seat in (1, None):
        told = read(table, seat)
        assert told[-1] == "A card is put at the bottom of its owner’s deck."
        assert not any("Giant" in line for line in told)

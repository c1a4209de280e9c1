"""Words whose meaning depends on what stands around them: `this`, `that`, `their`, `next turn`."""

from __future__ import annotations

import pytest

from quickening.games.highlander.kinds.abilities import MASTER_LIMIT, DeckRule
from quickening.games.highlander.meaning.texts import read_text
from quickening.text.reader import NotRead
from tests.highlander_table import card_saying
from tests.table import Table, rule


@rule("HL1 58", "HLT 96", "On a card played in conjunction with an attack, `this attack` is that attack.")
def test_this_attack_is_the_attack_a_card_goes_with(table: Table) -> None:
    sting = card_saying("Play in conjunction with an attack. This attack cannot be dodged.", "Sting", "edge")
    snare = card_saying(
        "Play in conjunction with an attack. If this attack is blocked, your opponent loses 1 Ability.",
        "Snare",
        "edge",
    )
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has("Thrust", sting, snare)
    bob.has("Evade", "Upper Left Block")
    alice.attacks("Thrust", with_=["Sting", "Snare"])
    bob.goes_to("defense")

    assert [option.name for option in bob.options("defend")] == ["Upper Left Block"]
    bob.defends("Upper Left Block")

    assert bob.pending == {"loss": 1}


def test_that_attack_without_an_attack_is_refused() -> None:
    with pytest.raises(NotRead, match="played in conjunction"):
        read_text("event", "Test Card", "Draw a card. That attack does 1 less damage.")


@rule("HL1 37", "HLT 52", "What each player must do at the beginning of their turn, each does in their own.")
@pytest.mark.parametrize("words", ["each player must discard a card", "all players must discard a card"])
def test_each_player_at_the_beginning_of_their_turn(table: Table, words: str) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    bob.has_in_play(card_saying(f"{words} at the beginning of their turn.", "Drought", "situation"))
    alice.has("Thrust", "Evade")
    bob.has("Slash", "Duck")

    bob.begins_turn()
    assert len(bob.options("duty")) == 1
    assert (len(bob.hand), len(alice.hand)) == (2, 2)
    bob.takes("duty")
    bob.chooses("Discard Slash")
    assert (bob.hand, len(alice.hand)) == (["Duck"], 2)
    alice.begins_turn()

    assert len(alice.options("duty")) == 1


@rule("HL1 50", "HLT 118", "What you may do next turn is for your next turn, what your opponent may not for theirs.")
def test_whose_next_turn_is_meant(table: Table) -> None:
    plan = card_saying("You may play an additional attack next turn.", "Plan", "edge")
    daze = card_saying("Your opponent may not play dodges next turn.", "Daze", "edge")
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has(plan, daze, *["Thrust"] * 3)
    bob.has("Evade")
    alice.goes_to("attack")
    alice.plays("Plan")
    alice.plays("Daze")
    alice.attacks("Thrust")
    assert not alice.can("attack", "Thrust")

    bob.goes_to("defense")
    assert not bob.can("defend", "Evade")
    alice.begins_turn()
    alice.attacks("Thrust")
    assert alice.can("attack", "Thrust")
    alice.attacks("Thrust")
    alice.begins_turn()
    alice.has("Thrust", "Thrust")
    alice.attacks("Thrust")

    assert not alice.can("attack", "Thrust")


@rule("HL1 28", "HLT 38", "So many Master cards in a deck is the Persona’s limit of Master cards.")
@pytest.mark.parametrize("words", ["have up to 5 Master cards", "include up to 5 Master cards in your deck"])
def test_a_limit_of_master_cards(words: str) -> None:
    assert read_text("persona", "Ann", f"You may {words}.") == (DeckRule(MASTER_LIMIT, count=5),)


@rule("HLT 77", "HLT 78", "What it takes to block an attack at all is asked of a block from an Exertion, too.")
@pytest.mark.parametrize("tail", ["", " from hand"])
def test_what_a_defense_costs_wherever_it_comes_from(table: Table, tail: str) -> None:
    words = "costs your opponent a dodge for each block from hand that defends it" if tail else ""
    words = words or "cannot be blocked unless your opponent discards a dodge"
    lunge = card_saying(f"This attack {words}.", "Lunge", "attack", grid="000/0X0/000")
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has(lunge)
    bob.has("Upper Left Block")
    bob.has_on_top("Upper Right Block")
    alice.attacks("Lunge")
    bob.goes_to("defense")
    assert not bob.can("defend", "Upper Left Block")

    bob.exerts("a defense")

    assert bob.can("play", "Upper Right Block") == bool(tail)

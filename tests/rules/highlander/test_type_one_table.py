"""Type One: what is printed on cards, and how they lie on the table (HLT 12, 19, 46, 48-50)."""

from __future__ import annotations

import pytest

from quickening.core.refusals import Unreadable
from quickening.games.highlander.definitions import IN_GAME
from quickening.games.highlander.pool import shipped
from tests.highlander_decks import opening, seen_by
from tests.highlander_table import card_saying
from tests.table import Table, rule

TYPE_ONE = "type-one"


@rule("HLT 12", "Every card but Pre-Game cards is of one of the types.")
def test_every_card_has_a_type() -> None:
    for card in shipped().values():
        assert (card.type in IN_GAME) != card.is_pre_game
    with pytest.raises(Unreadable, match="no type of card"):
        card_saying(type="miracle")


@rule("HLT 19", "What the text says is what the card does; a sub-category sets it apart for other cards.")
def test_the_text_of_a_card(table: Table) -> None:
    alice, bob = table.highlander(edition=TYPE_ONE)
    bob.has_in_play(card_saying("", "Tessa", "situation", kinds="Ally"), card_saying("", "Calm", "situation"))
    alice.has(card_saying("Remove all Allies from play. Your opponent loses 2 Ability.", "Betrayal"))
    alice.goes_to("attack")
    alice.plays("Betrayal")

    assert bob.in_play == ["Calm"]
    assert bob.pending == {"loss": 2}


@rule("HLT 46", "HLT 47", "A die, a score and an opponent: the higher die starts, and both scores are known to all.")
def test_what_is_needed_to_play() -> None:
    starters = set()
    for seed in range(8):
        table = Table()
        opening(table, TYPE_ONE, seed=seed)
        pips = [int(line.split()[2]) for line in table.log if "rolls" in line][-2:]
        assert table.game.active == (0 if pips[0] > pips[1] else 1)
        starters.add(table.game.active)
        assert table.game.view(None).get("ability") == (15, 15)

    assert starters == {0, 1}


@rule("HLT 48", "HLT 53", "Grids match as they lie: the left of a defense meets the left of an attack.")
def test_the_sides_match(table: Table) -> None:
    alice, bob = table.highlander(edition=TYPE_ONE)
    alice.may_attack(2)
    alice.has("Upper Left Attack", "Lower Right Attack")
    bob.has("Upper Left Block", "Lower Right Block", "Upper Right Block")
    alice.attacks("Upper Left Attack")
    alice.attacks("Lower Right Attack")
    bob.goes_to("defense")
    assert {option.name for option in bob.options("defend")} == {"Upper Left Block"}
    bob.defends("Upper Left Block")

    assert {option.name for option in bob.options("defend")} == {"Lower Right Block"}


@rule("HLT 49", "HLT 118", "Attacks lie in the order they were played, each with the cards that modify it.")
def test_attacks_lie_in_order(table: Table) -> None:
    alice, _ = table.highlander(edition=TYPE_ONE)
    alice.may_attack(2)
    boost = card_saying("Play in conjunction with an attack. That attack does 1 additional damage.", "Boost", "edge")
    alice.has("Thrust", "Upper Left Attack", boost)
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack", with_=["Boost"])

    lying = [(table.game.printed(one.card).name, len(one.beside)) for one in table.game.attacks]
    assert lying == [("Thrust", 0), ("Upper Left Attack", 1)]
    assert alice.attack("Upper Left Attack").beside == (alice.card("Boost"),)


@rule("HLT 50", "What lies in play can be read by both players.")
def test_both_players_read_what_is_in_play(table: Table) -> None:
    alice, bob = table.highlander(edition=TYPE_ONE)
    alice.has_in_play(card_saying("Your maximum Ability is increased by 1.", "Calm", "situation"))
    alice.has(card_saying("Draw a card.", "Plan"), "Thrust")
    alice.goes_to("attack")
    alice.plays("Plan")

    assert seen_by(bob, "play", alice) == ["Calm", "Plan"]
    texts = [card.text for card in table.game.view(bob.number).area("play", alice.number).cards]
    assert texts[0] == "Your maximum Ability is increased by 1."
    assert set(seen_by(bob, "hand", alice)) == {""}

"""What the cards do that come with the project and are no part of the pool players keep; and wordings like theirs."""

from __future__ import annotations

import pytest

from quickening.games.highlander import facts
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.pool import shipped
from tests.cards.test_highlander_attacks import EVADE, duel
from tests.cards.test_highlander_events import SCHEME, TRIFLE
from tests.highlander_decks import rules_of, wrong_with
from tests.highlander_table import card_saying
from tests.table import Table


def ours(name: str, words: str = "") -> Printed:
    """A card of the project by title and words of its text."""
    found = [card for card in shipped().values() if card.name == name and words in card.text]
    assert found, name
    return found[0]


@pytest.mark.parametrize("whose", ["Alice", "Bob"])
def test_bad_luck_strikes_whichever_player_is_meant(table: Table, whose: str) -> None:
    alice, bob = duel(table, "first")
    alice.has(ours("Bad Luck", "bottom card"))
    mine, theirs = len(alice.endurance), len(bob.endurance)
    alice.goes_to("attack")
    alice.plays("Bad Luck")
    table.answer(table.decision.options[0 if whose == "Bob" else 1])
    bob.begins_turn()
    while bob.can("duty"):
        bob.takes("duty")
    assert (len(alice.endurance), len(bob.endurance)) == (
        (mine, theirs - 1) if whose == "Bob" else (mine - 1, theirs)
    )


def test_the_foil_hand_axe_goes_with_another_weapon() -> None:
    axe, sword = ours("Hand Axe"), ours("English Longsword")
    assert rules_of(wrong_with("type-one", axe, sword)) == set()
    assert "HLT 144" in rules_of(wrong_with("type-one", ours("Katana"), sword))


@pytest.mark.parametrize(
    ("title", "type", "kinds"),
    [
        ("Conqueror's Hilt", "object", ("Hilt",)),
        ("Hilt Strike", "attack", ()),
        ("Teacher of Many", "edge", ("Allowance", "Unique")),
        ("Darius", "event", ("Allowance",)),
        ("Darius", "premium", ()),
    ],
)
def test_subtypes_that_a_card_has_by_its_title(title: str, type: str, kinds: tuple[str, ...]) -> None:
    assert card_saying(name=title, type=type).kinds == kinds


def test_the_hilt_of_the_conqueror_is_the_only_hilt(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(card_saying(name="Conqueror's Hilt", type="object"))
    alice.has(card_saying(name="Dragon Hilt", type="object"))
    alice.goes_to("attack")
    assert alice.why_not("Dragon Hilt").rule == "HLT 105"


def test_amanda_attacks_twice_for_half(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(ours("Amanda"))
    kick = card_saying("This attack does 1 damage.", name="Kick", type="attack", kinds="Special", grid="X00/000/000")
    alice.has("Upper Left Attack", kick)
    alice.attacks("Upper Left Attack")
    alice.attacks("Kick")
    assert (alice.damage("Upper Left Attack"), alice.damage("Kick")) == (1, 1)


def test_a_basic_block_of_season_two_becomes_a_power_block(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.has("Upper Left Attack")
    alice.attacks("Upper Left Attack")
    alice.exerts("Power Blow")
    bob.has(ours("Upper Left Block", "Power Block"))
    bob.defends("Upper Left Block")
    bob.uses("Upper Left Block")
    bob.goes_to("attack")
    assert bob.pending == {}


# -- wordings that no card of the pools has -------------------------------------------------------------------------


def test_each_player_draws(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card_saying("Each player draws 2 cards.", name="Deed"))
    alice.goes_to("attack")
    alice.plays("Deed")
    assert len(alice.hand) == 2
    bob.goes_to("may do/must do")
    bob.takes("duty")
    assert len(bob.hand) == 2


def test_what_goes_on_without_a_subject_is_about_the_same_player(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card_saying("Your opponent must discard a card and lose 2 Ability.", name="Deed"))
    alice.goes_to("attack")
    alice.plays("Deed")
    assert (alice.pending, bob.pending) == ({}, {"loss": 2})


def test_something_holds_in_ones_next_turn_but_not_before(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(card_saying("You may play an additional attack during your next turn.", name="Deed"))
    alice.goes_to("attack")
    alice.plays("Deed")
    assert not facts.of_player(table.game, 0).extra_attacks
    alice.begins_turn()
    assert facts.of_player(table.game, 0).extra_attacks
    alice.begins_turn()
    assert not facts.of_player(table.game, 0).extra_attacks


def test_something_holds_for_the_rest_of_the_game(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(card_saying("For the remainder of the game, your maximum Ability is increased by 2.", name="Deed"))
    alice.goes_to("attack")
    alice.plays("Deed")
    for _ in range(2):
        alice.begins_turn()
        assert alice.maximum == 17


def test_cards_of_endurance_are_put_back_in_another_order(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_on_top("Upper Left Block", "Upper Right Block", "Lower Left Block")
    alice.has(
        card_saying("Look at the top 3 cards of your Endurance. You may replace them in any order.", name="Deed")
    )
    alice.goes_to("attack")
    alice.plays("Deed")
    alice.says_yes()
    for name in ("Upper Right Block", "Upper Left Block"):
        alice.chooses(name)
    alice.chooses("Lower Left Block") if alice.is_asked("lowest") else None
    assert alice.endurance[:3] == ["Lower Left Block", "Upper Left Block", "Upper Right Block"]


@pytest.mark.parametrize("pays", [True, False])
def test_a_card_that_costs_a_card_to_play(table: Table, pays: bool) -> None:
    alice, _ = duel(table)
    cut = card_saying(
        "COST: You must spend a Special Card to play this attack.", name="Cut", type="attack", grid="X00/000/000"
    )
    alice.has(cut, *([TRIFLE] if pays else ["Thrust"]))
    alice.goes_to("attack")
    assert alice.can("attack", "Cut") == pays
    if pays:
        alice.attacks("Cut")
        assert alice.discard_pile == ["Trifle"]


def test_an_attack_that_follows_a_dodge_only(table: Table) -> None:
    alice, bob = duel(table)
    alice.has("Thrust")
    alice.attacks("Thrust")
    cut = card_saying("This attack may only be played after a dodge.", name="Cut", type="attack", grid="X00/000/000")
    bob.has(cut, EVADE)
    bob.defends("Evade")
    bob.goes_to("attack")
    assert bob.can("attack", "Cut")
    alice.has(cut)
    alice.goes_to("attack")
    assert not alice.can("attack", "Cut")


def test_cards_that_the_opponent_cannot_remove(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(SCHEME, card_saying(name="Ring", type="object"))
    bob.has_in_play(
        card_saying("Your Situations cannot be removed from play by your opponent.", name="Bond", type="plot")
    )
    alice.has(card_saying("Remove a Situation or Object from play.", name="Raid"))
    alice.goes_to("attack")
    alice.plays("Raid")
    alice.chooses("Scheme")
    assert "Scheme" in bob.in_play


def test_the_opponent_gives_up_a_card_of_their_choice(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(SCHEME, SCHEME, card_saying(name="Ring", type="object"))
    alice.has(card_saying("Your opponent must remove one of their Situations from play.", name="Deed"))
    alice.goes_to("attack")
    alice.plays("Deed")
    bob.goes_to("may do/must do")
    bob.takes("duty")
    assert bob.may_choose() == ["Scheme", "Scheme"]
    table.answer(table.decision.options[0])
    assert bob.in_play == ["Scheme", "Ring"]


def test_that_player_alone_suffers_at_the_beginning_of_the_turn(table: Table) -> None:
    alice, bob = duel(table)
    text = "At the beginning of each player's turn, that player loses 1 Ability."
    alice.has_in_play(card_saying(text, name="Swamp", type="location"))
    bob.goes_to("may do/must do")
    assert (alice.pending, bob.pending) == ({}, {"loss": 1})


def test_attacks_said_to_be_so_this_turn_are_so_when_they_are_answered(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card_saying("Your Basic Attacks do 1 additional damage this turn.", name="Deed"), "Upper Left Attack")
    alice.goes_to("attack")
    alice.plays("Deed")
    alice.attacks("Upper Left Attack")
    bob.lets_through()
    assert bob.pending == {"damage": 3}
    alice.has("Upper Right Attack")
    alice.attacks("Upper Right Attack")
    assert alice.damage("Upper Right Attack") == 2

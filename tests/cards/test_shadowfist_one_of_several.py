"""One of several things, of which each has choices of its own, and what a choice may be (SF 24.2.1, 28.1.3)."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.meaning.texts import print_text, read_text
from quickening.text.reader import NotRead
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, event, resolve, site, table_until
from tests.table import Table

pytestmark = MARKS

DRAWS, GAINS, RETURNS = "Draw 4 cards", "Gain 2 Power", "Return a card in your smoked pile to its owner's hand"


@pytest.mark.parametrize(("way", "cards", "power", "back"), [(DRAWS, 4, 0, 0), (GAINS, 0, 2, 0), (RETURNS, 1, 0, 1)])
def test_secret_pact_is_one_of_three_things(table: Table, way: str, cards: int, power: int, back: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("River")
    alice.has(printed("Secret Pact", "redwedding"))
    alice.has_in_smoked_pile("Hero")
    alice.has_resources("{dra}{dra}{han}{han}")
    before = len(alice.hand), alice.power

    alice.plays("Secret Pact", way, *["Hero"] * back)
    resolve(table)

    assert (len(alice.hand), alice.power) == (before[0] - 1 + cards, before[1] + power)
    assert ("Hero" in alice.hand) is bool(back)


def test_what_cannot_be_chosen_for_is_not_offered_as_one_of_three(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("River")
    alice.has(event("Trick", "Draw two cards, gain 2 Power, or return a card from your smoked pile to your hand."))

    alice.does("play", "Trick")

    assert [option.label for option in table.decision.options] == ["Draw 2 cards", "Gain 2 Power"]


def test_secret_handshake_makes_tokens_as_one_of_three_things(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("River")
    card = printed("Secret Handshake", "queensgambit")
    alice.has(card)

    alice.plays("Secret Handshake")
    table_until(table, lambda: alice.is_asked("Choose one"))
    tokens = next(option for option in table.decision.options if "Sworn" in option.label)
    alice.chooses(tokens.label)
    resolve(table)

    assert alice.in_play.count("Sworn") == 4
    assert '"Sworn" Character tokens' in print_text(card.type, card.abilities)


@pytest.mark.parametrize(("target", "may"), [("Lake", True), ("Hill", False), ("Wall", False)])
def test_information_warfare_aims_at_what_may_be_attacked(table: Table, target: str, may: bool) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill", "Hero", "Giant")
    bob.controls("River")
    carol.controls(site("Lake"), site("Wall", 5, "Cannot be attacked."))
    bob.has(printed("Information Warfare", "redwedding"))

    alice.attacks("River", with_=("Hero", "Giant"))
    table_until(table, lambda: bob.can("play", "Information Warfare"))
    bob.plays("Information Warfare", "Hero")

    assert (target in [option.name for option in table.decision.options]) is may


@pytest.mark.parametrize(
    "text",
    [
        "Smoke any legal target.",
        "Smoke all of an opponent's Characters.",
        "Play when you declare two attackers :: Draw a card.",
    ],
)
def test_who_is_meant_has_to_be_known(text: str) -> None:
    with pytest.raises(NotRead):
        read_text("Event", "Trick", text)


# -- prices ----------------------------------------------------------------------------------------------------------


def test_the_honorable_earl_mason_pays_what_a_character_cost(table: Table) -> None:
    """He may be aimed at those alone whose cost can be paid (SF 24.1.3, 24.1.4)."""
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", printed("The Honorable Earl Mason", "shurikensandsixguns"))
    bob.controls("River", character("Brute", 8, cost=3), character("Colossus", 9, cost=4))
    alice.has_power(3)

    with pytest.raises(AssertionError, match="cannot choose 'Colossus'"):
        alice.uses("The Honorable Earl Mason", "Colossus")
    alice.chooses("Brute")
    resolve(table)

    assert (bob.smoked_pile, alice.power) == (["Brute"], 0)

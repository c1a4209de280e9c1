"""Top cards of decks: revealed to all, as a card of a preconstructed deck is printed, or looked at and parted."""

from __future__ import annotations

import pytest

from quickening.core.chance import Chance
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.meaning.texts import read_text
from quickening.games.shadowfist.redealing import deal_unknown
from quickening.text.reader import NotRead
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import ShadowfistPlayer, character, edge, event, resolve, site, state, table_until
from tests.table import Table

pytestmark = MARKS

LIBRARY = "Turn :: Look at the top three cards of your deck, put one in your hand and {}."
BOLT = event("Bolt", "Inflict 2 damage on target Character.")
HAT = state("Hat", "Play on a Character. Subject gains +2 Fighting.")
DRUMS = edge("Drums", "Characters gain +1 Fighting.")
SHRINE = site("Shrine", 6, "Turn :: Inflict 2 damage on target Character.")
ARCHER = character("Archer", 1, "Turn :: Inflict 2 damage on target Character.")


def jade_jones() -> Printed:
    return printed("Jade Jones", "yearofthegoat")


def players(table: Table) -> tuple[ShadowfistPlayer, ShadowfistPlayer]:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("River")
    return alice, bob


# -- what is seen -------------------------------------------------------------------------------------------------


def test_all_players_see_the_top_card_of_every_deck_while_jade_jones_is_in_play(table: Table) -> None:
    alice, bob = players(table)
    alice.has_on_deck("Giant", "Student")
    bob.has_on_deck("Bruiser", "Hero")
    assert not any(one.sees(title) for one in (alice, bob) for title in ("Giant", "Bruiser"))

    alice.controls(jade_jones())
    for one in (alice, bob):
        assert one.sees("Giant")
        assert one.sees("Bruiser")
        assert not one.sees("Student")
        assert not one.sees("Hero")

    alice.has(event("Blast", "Smoke target Character."))
    alice.plays("Blast", "Jade Jones")
    resolve(table)
    assert not any(one.sees(title) for one in (alice, bob) for title in ("Giant", "Bruiser"))


def test_what_a_player_cannot_know_leaves_the_revealed_cards_where_they_are(table: Table) -> None:
    alice, bob = players(table)
    alice.controls(jade_jones())
    alice.has_on_deck(BOLT)
    bob.has_on_deck(DRUMS)

    for seed in range(3):
        deal_unknown(table.game, alice.number, set(), set(), Chance.seeded(seed))

        assert alice.deck[0] == "Bolt"
        assert bob.deck[0] == "Drums"


# -- what Jade Jones is immune to (SF 40.0) -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "other", "immune"),
    [("Student", "Student", False), (BOLT, "Student", True), ("Student", BOLT, True), (DRUMS, HAT, False)],
)
def test_jade_jones_cannot_be_chosen_for_events_while_one_is_on_top_of_any_deck(
    table: Table, own: str | Printed, other: str | Printed, immune: bool
) -> None:
    alice, bob = players(table)
    alice.controls(jade_jones(), "Hero")
    alice.has_on_deck(own)
    bob.has_on_deck(other)
    alice.has(event("Strike", "Inflict 2 damage on target Character."))
    bob.controls("Bruiser")

    alice.does("play", "Strike")

    assert ("Jade Jones" in table.labels) is not immune
    assert {"Hero", "Bruiser"} <= set(table.labels)


@pytest.mark.parametrize(("top", "fighting"), [("Student", 7), (DRUMS, 6), (BOLT, 7)])
def test_an_edge_on_top_of_a_deck_makes_edges_do_nothing_to_jade_jones(
    table: Table, top: str | Printed, fighting: int
) -> None:
    alice, bob = players(table)
    alice.controls(edge("Horns", "Characters gain +1 Fighting."))
    alice.controls(jade_jones(), "Hero")
    bob.has_on_deck(top)

    assert alice.card("Jade Jones").fighting == fighting
    assert alice.card("Hero").fighting == 5


def test_a_site_on_top_makes_immune_to_sites_and_a_character_to_nothing(table: Table) -> None:
    alice, bob = players(table)
    alice.controls(jade_jones(), "Hero")
    bob.controls(SHRINE, ARCHER)
    bob.has_on_deck(ARCHER)
    alice.has_on_deck("Garden")
    alice.ends_turn()

    bob.does("use", "Shrine")
    assert "Jade Jones" not in table.labels
    bob.chooses("Hero")
    resolve(table)
    bob.uses("Archer", "Jade Jones")
    resolve(table)

    assert alice.card("Jade Jones").damage == 2


def test_it_follows_what_is_on_top_as_cards_are_drawn(table: Table) -> None:
    alice, bob = players(table)
    alice.controls(jade_jones())
    alice.has_on_deck("Student", HAT)
    bob.has_on_deck("Student", "Hero")
    alice.controls(state("Cape", "Play on a Character. Subject gains +2 Fighting."), on="Jade Jones")
    assert alice.card("Jade Jones").fighting == 8

    alice.has(event("Lesson", "Draw a card."))
    alice.plays("Lesson")
    resolve(table)

    assert alice.deck[0] == "Hat"
    assert "Cape" in alice.smoked_pile  # SF 40.1
    assert alice.card("Jade Jones").fighting == 6


def test_types_that_are_revealed_are_spoken_of_only_where_cards_are_revealed() -> None:
    text = "This card gains Immunity to any non-Character card types currently revealed this way."

    with pytest.raises(NotRead):
        read_text("Character", "Some Card", text)


def test_one_card_is_taken_and_the_rest_goes_under_the_deck_in_the_order_one_likes(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(site("Library", 6, LIBRARY.format("put the rest on the bottom of your deck in any order")))
    alice.has_on_deck("Hero", "Giant", "Student", "Bruiser")

    alice.uses("Library")
    table_until(table, lambda: alice.is_asked("Which do you take?"))
    alice.chooses("Giant")
    alice.chooses("Student", "Hero")

    assert (alice.hand, alice.deck[0], alice.deck[-2:]) == (["Giant"], "Bruiser", ["Student", "Hero"])


def test_one_card_is_taken_and_all_others_are_toasted(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(site("Library", 6, LIBRARY.format("toast the others")))
    alice.has_on_deck("Hero", "Giant", "Student", "Bruiser")

    alice.uses("Library")
    table_until(table, lambda: alice.is_asked("Which do you take?"))
    alice.chooses("Giant")

    assert (alice.hand, alice.deck[0], sorted(alice.toasted_pile)) == (["Giant"], "Bruiser", ["Hero", "Student"])


def test_nothing_is_the_rest_of_cards_nobody_looked_at() -> None:
    with pytest.raises(NotRead, match="the rest of what"):
        event("Pyre", "Toast the rest.")


def test_the_pile_of_the_player_who_is_targeted_is_toasted(table: Table) -> None:
    """SF 24.1.3. The player is targeted before anything is done."""
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    for player in (bob, carol):
        player.has_in_smoked_pile("Hero", "Giant")
    alice.has(event("Ashes", "Toast all cards in target player's smoked pile."))

    alice.plays("Ashes", "Carol")
    resolve(table)

    assert (len(bob.smoked_pile), carol.smoked_pile, len(carol.toasted_pile)) == (2, [], 2)

"""What was done this turn, what chance picks, what is put onto decks, and what happens in place of smoking."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.meaning.texts import read_text
from quickening.text.reader import NotRead
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, edge, event, resolve, resolve_choosing, site, state, table_until
from tests.table import Table

pytestmark = MARKS


# -- this turn -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("attacks", "there"), [(True, True), (False, False)])
def test_who_has_not_attacked_this_turn_is_smoked_at_its_end(table: Table, attacks: bool, there: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    beast = "If this card has not attacked this turn, it is smoked at the end of your turn."
    alice.controls("Hill", character("Beast", 4, beast))
    bob.controls(site("Lake", 20))

    if attacks:
        alice.attacks("Lake", with_="Beast")
        resolve(table)
    alice.ends_turn()

    assert alice.card("Beast").in_play is there


def test_what_was_done_in_an_earlier_turn_does_not_count(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Scholar", 2, "If you played an Event this turn, this card gains +3 Fighting."))
    alice.has(event("Song", "Gain 1 Power."))
    bob.controls("River")
    assert alice.card("Scholar").fighting == 2

    alice.plays("Song")
    resolve(table)
    assert alice.card("Scholar").fighting == 5

    alice.ends_turn()
    assert alice.card("Scholar").fighting == 2


def test_vampiric_touch_asks_whether_none_was_smoked(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "Play on a Character. At the end of each turn, smoke subject if no Characters were smoked this turn."
    alice.controls("Hill", "Giant")
    alice.controls(state("Touch", text), on="Giant")
    alice.has(event("Blast", "Inflict 3 damage on target Character."))
    bob.controls("River", character("Student", 1))

    alice.plays("Blast", "Student")
    resolve(table)
    alice.ends_turn()
    assert alice.card("Giant").in_play

    bob.ends_turn()
    assert "Giant" in alice.smoked_pile


# -- chance ----------------------------------------------------------------------------------------------------------


def test_in_your_face_again_returns_one_at_random_and_smokes_it_at_the_end(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(printed("In Your Face Again", "netherworld2"))
    alice.has_in_smoked_pile("Hero", "Giant", event("Song", "Gain 1 Power."))
    bob.controls("River")
    bob.has_in_smoked_pile("Bruiser")

    alice.plays("In Your Face Again")
    resolve(table)
    back = [name for name in ("Hero", "Giant") if alice.card(name).in_play]
    assert len(back) == 1
    assert "Bruiser" in bob.smoked_pile

    alice.ends_turn()
    assert {"Hero", "Giant"} <= set(alice.smoked_pile)


def test_spin_doctoring_gives_back_a_card_of_chance_once_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(event("Blast", "Smoke all Characters."))
    bob.controls("River", character("Agent", 2, requires="{dra}"), character("Rookie", 2))
    bob.controls(printed("Spin Doctoring", "redwedding"))
    held = len(bob.hand)

    alice.plays("Blast")
    resolve(table)

    assert len(bob.hand) == held + 1
    assert len([name for name in ("Agent", "Rookie") if name in bob.smoked_pile]) == 1


# -- decks -----------------------------------------------------------------------------------------------------------


def test_a_card_goes_on_top_of_its_owners_deck(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(event("Recall", "Put target Character on top of its owner's deck."))
    bob.controls("River", "Hero")

    alice.plays("Recall", "Hero")
    resolve(table)

    assert bob.deck[0] == "Hero"


def test_a_card_of_the_hand_goes_under_the_deck(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", edge("Ledger", "Turn :: Put a card from your hand on the bottom of your deck."))
    alice.has("Hero")
    bob.controls("River")

    alice.uses("Ledger")
    resolve_choosing(table, "Hero")

    assert alice.deck[-1] == "Hero"
    assert "Hero" not in alice.hand


# -- in place of smoking ---------------------------------------------------------------------------------------------


def test_who_would_be_smoked_goes_elsewhere_instead(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    ghost = "When this card would be smoked, return it to your hand instead."
    alice.controls("Hill")
    alice.has(event("Blast", "Smoke all Characters."))
    bob.controls("River", character("Ghost", 2, ghost), "Hero")

    alice.plays("Blast")
    resolve(table)

    assert "Ghost" in bob.hand
    assert "Hero" in bob.smoked_pile


# -- States and marks ------------------------------------------------------------------------------------------------


def test_paradigm_recoding_controls_its_edge_for_as_long_as_it_is_there(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(printed("Paradigm Recoding", "redwedding"), event("Wipe", "Smoke target State."))
    bob.controls("River", edge("Charter", "Opponents cannot discard."))

    alice.plays("Paradigm Recoding", on="Charter")
    resolve(table)
    assert "Charter" in alice.in_play

    alice.plays("Wipe", "Paradigm Recoding")
    resolve(table)
    assert "Charter" in bob.in_play


def test_safehouse_keeps_attacks_from_its_guest_alone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Giant", printed("Safehouse", "standard"))
    bob.controls("River", "Bruiser")
    alice.uses("Safehouse", "Hero")
    resolve(table)
    alice.ends_turn()

    assert bob.can("attack", "Giant")
    assert not bob.can("attack", "Hero")


def test_mutoid_strikes_harder_for_each_damage_on_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls(printed("Mutoid", "standard"), damage=1)
    bob.controls(site("Lake", 20))

    alice.attacks("Lake", with_="Mutoid")
    resolve(table)

    assert bob.card("Lake").damage == alice.card("Mutoid").state.printed.fighting + 1  # SF 50.5: Guts


def test_violet_monk_seizes_a_site_it_damaged_and_no_feng_shui_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", printed("Violet Monk", "netherworld"))
    bob.controls(site("Camp", 20, subtitle="Camp", cost=1), site("Lake", 20))
    alice.attacks("Camp", with_="Violet Monk")
    table_until(table, lambda: alice.is_asked("Use Violet Monk"))

    alice.says_yes()
    resolve(table)

    assert "Camp" in alice.in_play
    assert "Lake" in bob.in_play


@pytest.mark.parametrize(
    "text",
    [
        "You may ignore resource conditions when playing Weapons on this card.",
        "If you played a Site, this card gains +1 Fighting.",
        "When this card would generate 1 Power, gain 2 Power instead.",
        "Reload: Toast two random cards in your smoked pile.",
    ],
)
def test_what_would_do_nothing_or_is_not_said_is_refused(text: str) -> None:
    with pytest.raises(NotRead):
        read_text("Character", "Zed", text)

"""SF 9. The table: areas and Site structures."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import character, edge, event, resolve, site, state, table_until, waits_for
from tests.table import Table, rule


@rule("SF 9.0", "SF 9.1", "Sites and Characters are at locations, Edges beside them; Events are never in play.")
def test_what_is_in_play(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.has(event("Bell", "Gain 1 Power."), edge("Plan", "Characters you control gain +1 Fighting."))

    alice.plays("Bell")
    resolve(table)
    alice.plays("Plan")
    resolve(table)

    assert alice.in_play == ["Hill", "Hero", "Plan"]
    assert alice.card("Hero").place == ["Hill"]
    assert alice.card("Plan").place == []


@rule("SF 9.1.1", "SF 9.1.2", "SF 9.1.3.2", "A Site goes behind another or opens a new column; a column holds two.")
def test_where_sites_go(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has("Temple", "River")

    alice.plays("Temple", at="Behind")
    resolve(table)
    alice.ends_turn()
    bob.ends_turn()
    alice.plays("River")
    resolve(table)

    assert alice.locations == [["Hill", "Temple"], ["River"]]
    assert (alice.card("Hill").row, alice.card("Temple").row) == ("front", "back")


@rule("SF 9.1.2.1", "SF 9.1.2.2", "Without Sites everybody is at one unspecified location, however many they are.")
def test_the_unspecified_location(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student", "Bruiser", "Giant")
    places = {table.game.location(alice.card(name).number) for name in ("Hero", "Student", "Bruiser", "Giant")}

    assert len(places) == 1
    assert alice.card("Hero").place == []
    assert not alice.can("move", "Hero")


@rule("SF 9.1.2.3", "Without Sites and Characters a player has no location.")
def test_no_location(table: Table) -> None:
    from quickening.games.shadowfist.areas import controls_location

    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")

    assert controls_location(table.game, alice.number)
    assert not controls_location(table.game, bob.number)


@rule("SF 9.1.3", "SF 9.1.3.1", "The first Site takes everybody in, and nobody has changed location.")
def test_the_first_site(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(character("Wanderer", 2))
    alice.has("Hill")

    alice.plays("Hill")
    resolve(table)

    assert alice.card("Wanderer").place == ["Hill"]
    assert not any("changes location" in line for line in table.log)


@rule("SF 9.1.4", "When the front Site goes, the one behind moves up; when the back one goes, nothing moves.")
def test_the_site_behind_moves_up(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "River")
    alice.controls("Temple", behind="Hill")
    alice.controls("Cave", behind="River")
    fall = event("Fall", "Target a Site :: Smoke target.")
    alice.has(fall, fall)

    alice.plays("Fall", "Hill")
    resolve(table)
    alice.plays("Fall", "Cave")
    resolve(table)

    assert alice.locations == [["Temple"], ["River"]]
    assert alice.card("Temple").row == "front"


@rule("SF 9.1.4.1", "A location without Sites is no more: its Characters go left or right, the rest moves up.")
def test_a_location_collapses(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hill", "River", "Temple")
    alice.controls(character("Wanderer", 2), at="River")
    alice.controls("Hero", at="River")
    alice.has(event("Fall", "Target a Site :: Smoke target."))

    alice.plays("Fall", "River")
    waits_for(alice, "Where does Wanderer go")
    alice.chooses("Alice: Temple")
    alice.chooses("Alice: Hill")
    resolve(table)

    assert alice.locations == [["Hill"], ["Temple"]]
    assert alice.card("Wanderer").place == ["Temple"]
    assert alice.card("Hero").place == ["Hill"]
    assert not any("changes location" in line for line in table.log)


@rule("SF 9.1.4.1", "Where two locations collapse at once, nobody goes from one to the other.")
def test_two_locations_collapse_at_once(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "River", "Cave", "Temple")
    alice.controls("Hero", at="River")
    alice.has(event("Quake", "Smoke all Sites with Body of 5 or less."))

    alice.plays("Quake")
    waits_for(alice, "Your Main Shot")  # there is nothing to choose between

    assert alice.locations == [["Hill"], ["Temple"]]
    assert alice.card("Hero").place == ["Hill"]


@rule("SF 9.1.2.2", "SF 9.1.4.1b", "When the last Site goes, everybody is at the unspecified location.")
def test_the_last_site_goes(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Hero", at="Hill")
    alice.has(event("Fall", "Target a Site :: Smoke target."))

    alice.plays("Fall", "Hill")
    resolve(table)

    assert alice.locations == []
    assert alice.card("Hero").place == []
    assert alice.card("Hero").whose_place == "Alice"


@rule("SF 9.2", "SF 9.2.1", "SF 9.2.1.1", "Smoked piles are open to everybody; decks to nobody.")
def test_smoked_piles_are_open(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has_in_smoked_pile("Giant")
    alice.has_on_deck("Bruiser")

    assert bob.sees("Giant")
    assert not alice.sees("Bruiser")
    assert not bob.sees("Bruiser")


@rule("SF 9.2.2", "A hand is for its owner's eyes.")
def test_hands_are_hidden(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has("Giant")

    assert alice.sees("Giant")
    assert not bob.sees("Giant")


@rule("SF 9.2.2.1", "SF 9.2.2.2", "SF 22.2.5", "Hands are filled up to six, or as an ability says.")
def test_hand_size(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(edge("Library", "Your hand size is increased by 2."))

    alice.ends_turn()
    assert len(bob.hand) == 6
    bob.ends_turn()

    assert len(alice.hand) == 8


@rule("SF 9.2.3", "SF 25.1.1", "SF 26.1.2", "A card to be played when something happens works in the hand.")
def test_city_park_is_played_as_a_site_burns(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0, turn="Bob")
    alice.controls("Cave", "Hill")
    alice.has("City Park")
    bob.controls("Giant")

    bob.attacks("Cave", with_="Giant")
    bob.chooses_fate("Burn ... for victory")
    waits_for(alice, "Use City Park?")
    alice.does("yes")
    resolve(table)

    assert alice.in_play == ["Hill", "City Park"]
    assert not alice.card("City Park").face_down


@rule("SF 9.2.3", "SF 26.1.2", "Whoever keeps such a card in hand shows nothing.")
def test_city_park_may_stay_in_the_hand(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0, turn="Bob")
    alice.controls("Cave", "Hill")
    alice.has("City Park")
    bob.controls("Giant")

    bob.attacks("Cave", with_="Giant")
    bob.chooses_fate("Burn ... for victory")
    waits_for(alice, "Use City Park?")
    alice.does("no")
    resolve(table)

    assert alice.in_play == ["Hill"]
    assert alice.hand == ["City Park"]
    assert not bob.sees("City Park")


@rule("SF 9.2.3", "Cards out of play do nothing, unless their text says that they work there.")
def test_out_of_play_is_inactive(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.has_in_smoked_pile(edge("Old Plan", "When an opponent plays a Character, gain 1 Power."))
    alice.has_in_smoked_pile(character("Ghost", 2, "Reload: 0."))
    bob.has("Student")

    assert alice.can("reload", "Ghost")
    alice.ends_turn()
    bob.has_power(1)
    bob.plays("Student")
    resolve(table)

    assert alice.power == 0


@rule("SF 9.2.4", "SF 25.5.4", "When the subject leaves play, its States are smoked.")
def test_states_leave_with_their_subject(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero")
    alice.controls(state("Blade", "Play on a Character. Subject gains +2 Fighting."), on="Hero")
    alice.has(event("Bolt", "Target a Character :: Smoke target."))

    alice.plays("Bolt", "Hero")
    resolve(table)

    assert bob.smoked_pile == ["Hero"]
    assert alice.smoked_pile == ["Bolt", "Blade"]


@rule("SF 9.2.6", "SF 17.0", "SF 17.1", "Power that is not spent stays for later turns; what is spent is gone.")
def test_power_is_kept(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=3)
    alice.controls("Hill")
    alice.has("Hero")

    alice.ends_turn()
    bob.ends_turn()
    assert alice.power == 4
    alice.plays("Hero")
    resolve(table)

    assert alice.power == 2


@rule("SF 9.3", "SF 9.3.1", "SF 9.3.1.1", "Toasted cards are out of the game for good, but anybody may look at them.")
def test_toasted_piles(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(site("Spring", provides="{han}"))
    bob.controls(character("Monk", 1, provides="{han}"))
    alice.has(event("Pyre", "Target a Character :: Toast target."))

    alice.plays("Pyre", "Monk")
    resolve(table)

    assert bob.toasted_pile == ["Monk"]
    assert alice.sees("Monk")
    assert table.game.resources(1) == ["han"]


@rule("SF 9.1.4.1", "SF 28.8", "When a location collapses, its residents find a place; attackers go home.")
def test_attackers_go_home_from_a_location_that_collapses(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Garden", "Tower")
    alice.controls("Giant", at="Tower")
    bob.controls("Hill", "River", "Temple")
    bob.controls("Student", at="River", turned=True)
    bob.controls(character("Sleeper", 2, "Cannot intercept."), at="River")

    alice.attacks("River", with_="Giant")
    alice.chooses_fate("Burn ... for victory")
    waits_for(bob, "Where does Student go")
    bob.chooses("Bob: Temple")
    bob.chooses("Bob: Hill")

    assert alice.is_asked("Main Shot")
    assert alice.card("Giant").place == ["Tower"]
    assert bob.card("Student").place == ["Temple"]
    assert bob.card("Sleeper").place == ["Hill"]


@rule("SF 32.0", "SF 10.4a", "What is maintained ends when the card is blanked, also by a State on it.")
def test_a_blanked_card_maintains_nothing(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(site("Dojo", 6, "Turn and maintain :: Characters you control gain +2 Fighting."), "Hero")
    bob.has(state("Gag", "Play on a Site. Subject's rules text is blank."))
    alice.uses("Dojo")
    resolve(table)
    assert alice.card("Hero").fighting == 6

    alice.ends_turn()
    bob.plays("Gag", on="Dojo")
    resolve(table)

    assert alice.card("Hero").fighting == 4


@rule("SF 9.2.1", "A pile that a text speaks of is that player's, whoever in the order of seats that is.")
def test_the_pile_of_the_player_spoken_of(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn="Bob")
    for player in (alice, bob, carol):
        player.has_in_smoked_pile("Hero")
    bob.has(event("Pyre", "Target a player :: Toast all cards in that player's smoked pile."))

    bob.plays("Pyre")
    bob.chooses("Alice")
    resolve(table)

    assert alice.smoked_pile == []
    assert bob.smoked_pile == ["Hero", "Pyre"]
    assert carol.smoked_pile == ["Hero"]


@rule("SF 9.2", "Cards that are put back on a deck in any order lie there in the order that was chosen.")
def test_cards_are_put_back_in_the_order_chosen(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has_on_deck("Hero", "Student", "Giant", "Temple")
    before = alice.deck
    alice.has(event("Omen", "Look at the top three cards of your deck. Put them back in any order."))

    alice.plays("Omen")
    table_until(table, lambda: alice.is_asked("Which card is on top?"))
    assert alice.may_choose() == before[:3]
    alice.chooses(before[2])
    assert alice.is_asked("Which card comes next?")
    alice.chooses(before[0])
    resolve(table)

    assert alice.deck == [before[2], before[0], before[1], *before[3:]]


@rule("SF 9.1.1a", "The columns to the right of a gap move up to the left.")
def test_a_gap_closes_to_the_left(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Temple", "River", "Garden", "Tower", "Cave")
    assert alice.locations == [["Hill"], ["Temple"], ["River"], ["Garden"], ["Tower"], ["Cave"]]
    alice.has(event("Quake", "Smoke target Site."))

    alice.plays("Quake", "Temple")
    resolve(table)

    assert alice.locations == [["Hill"], ["River"], ["Garden"], ["Tower"], ["Cave"]]


@rule(
    "SF 9.2.2.2a", "SF 22.2.4a", "Whoever holds more than the hand size keeps them all: nothing has to be discarded."
)
def test_a_hand_has_no_cap(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.has(*["Hero"] * 9)

    alice.declares_end()
    assert table.decision.may_decline
    bob.chooses()

    assert bob.hand == ["Hero"] * 9


@rule("SF 10.4a", "What Reggie Mortis maintains ends when he unturns, is canceled or blanked, or leaves play.")
@pytest.mark.parametrize(
    "ended",
    [
        "Cancel target Character.",
        "Target Character's rules text is blank until the end of the turn.",
        "Smoke target Character.",
        "Unturn target Character.",
    ],
)
def test_who_reggie_mortis_raised_goes_back(table: Table, ended: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Reggie Mortis")
    alice.has(event("End", ended))
    bob.has_in_smoked_pile("Giant")
    alice.uses("Reggie Mortis", "Giant")
    resolve(table)
    assert "Giant" in alice.in_play

    alice.plays("End", "Reggie Mortis")
    resolve(table)

    assert "Giant" not in alice.in_play
    assert bob.smoked_pile == ["Giant"]


@rule("SF 9.1.4.1a", "Locations that move up stay what they were, and nobody is where the one that is gone was.")
def test_a_location_that_moves_up_stays_itself(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "River", "Temple")
    alice.controls("Hero", at="Temple")
    alice.has(event("Fall", "Target a Site :: Smoke target."))
    gone, there = (table.game.location(alice.card(name).number) for name in ("River", "Temple"))

    alice.plays("Fall", "River")
    resolve(table)

    assert alice.card("Temple").column == 2
    assert table.game.location(alice.card("Temple").number) == table.game.location(alice.card("Hero").number) == there
    assert gone not in table.game.players[0].columns


@rule("SF 46.0", "Cards of the deck that a text toasts are toasted, as triggers see it.")
def test_cards_of_the_deck_are_toasted(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.has_on_deck("Hero", "Student", "Giant")
    alice.controls(edge("Urn", "When a card is toasted, gain 1 Power."))
    words = "Return the remaining cards to the top of your deck in any order."
    text = f"Look at the top three cards of your deck. You may toast as many of these cards as you wish. {words}"
    alice.has(event("Order Out of Chaos", text))

    alice.plays("Order Out of Chaos")
    waits_for(alice, "Toast")
    alice.says_yes()
    alice.chooses("Hero", "Giant")
    resolve(table)

    assert alice.toasted_pile == ["Hero", "Giant"]
    assert alice.power == 2


def test_what_is_asked_and_offered_reads_as_one_sentence(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Po Toi Islands")
    bob.has("Hero", "Student")
    alice.has(event("Raid", "Target opponent discards 2 cards at random."))

    alice.plays("Raid")
    offered = [option for option in bob.must_decide().options if option.kind == "use"]
    table.answer(offered[0])

    assert table.decision.question == "Choose a card in your hand"
    assert offered[1].label.endswith("Cancel that effect and you may draw an equal number of cards instead")

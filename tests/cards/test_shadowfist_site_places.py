"""Sites that change places, what others do in turn, and cards played from here and there, each shown by play."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import character, edge, event, resolve, site, state, table_until, waits_for
from tests.table import Table

BOLT = event("Bolt", "Inflict 3 damage on target Character.")
GHOSTS = site("Ghosts", text="Turn :: Exchange the position of two Sites controlled by one player.")


# -- Sites that change places --------------------------------------------------------------------------------------


def test_the_second_site_is_one_of_whoever_controls_the_first(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(GHOSTS, "Garden")
    bob.controls("Hill", "Temple", "River")

    alice.uses("Ghosts")
    alice.chooses("Hill")
    assert sorted(option.name for option in table.decision.options) == ["River", "Temple"]
    alice.chooses("River")
    resolve(table)

    assert bob.locations == [["River"], ["Temple"], ["Hill"]]


def test_a_lone_site_has_nothing_to_change_places_with(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(GHOSTS)
    bob.controls("Hill")

    assert not alice.can("use", "Ghosts")


def test_attackers_face_what_stands_there_now(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    text = "Turn :: Switch the position of this card with any other Feng Shui Site you control."
    bob.controls(site("Pond", 5, text=text))
    bob.controls("Tower")

    alice.attacks("Pond", with_="Hero")
    bob.uses("Pond")
    resolve(table)

    assert (bob.locations, bob.card("Tower").damage, bob.card("Pond").damage) == ([["Tower"], ["Pond"]], 4, 0)


def test_the_site_behind_comes_to_the_front(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "When this card attacks, you may swap the front-row Site with the back-row Site at that location."
    alice.controls(character("Ritualist", 2, f"{text} This may change the target of the attack."))
    bob.controls("Hill")
    bob.controls("Tower", behind="Hill")

    alice.attacks("Hill", with_="Ritualist")
    waits_for(alice, "Use Ritualist")
    alice.does("yes")
    resolve(table)

    assert (bob.locations, bob.card("Tower").damage) == ([["Tower", "Hill"]], 2)


def test_every_column_is_turned_round(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        site("Maze", text="When this card is revealed, swap the front-row and back-row Sites at each location."),
        face_down=True,
    )
    alice.controls("Garden", behind="Maze")
    bob.controls("Hill", "Temple")
    bob.controls("Tower", behind="Temple")

    alice.reveals("Maze")
    resolve(table)

    assert (alice.locations, bob.locations) == ([["Garden", "Maze"]], [["Hill"], ["Tower", "Temple"]])


def test_a_whole_structure_is_rearranged(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = (
        "Turn :: Rearrange a player's Site structure. This cannot move a Site to a position that was not previously"
    )
    alice.controls(site("Corridor", text=f"{text} occupied."))
    bob.controls("Hill", "Temple")
    bob.controls("Tower", behind="Hill")
    bob.controls("Student", at="Hill")

    alice.uses("Corridor", "Bob")
    waits_for(alice, "front row of location 1")
    alice.chooses("Temple")
    alice.chooses("Hill")
    resolve(table)

    assert bob.locations == [["Temple", "Hill"], ["Tower"]]
    assert bob.card("Student").place == ["Temple", "Hill"]


def test_only_the_front_rows_are_rearranged(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Quentin", 1, "Turn :: Rearrange each player's front-row Sites."))
    bob.controls("Hill", "Temple")
    bob.controls("Tower", behind="Hill")

    alice.uses("Quentin")
    waits_for(alice, "front row of location 1")
    alice.chooses("Temple")
    resolve(table)

    assert bob.locations == [["Temple", "Tower"], ["Hill"]]


# -- what others do ------------------------------------------------------------------------------------------------


def test_each_player_in_turn_returns_a_card_of_their_own(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    for player, name in ((alice, "Hero"), (bob, "Giant")):
        player.controls("Hill")
        player.has_in_smoked_pile(name, "Temple")
    alice.has(
        event(
            "Showdown",
            "Starting with the current player and proceeding clockwise, each player randomly chooses a Character "
            "in his or her smoked pile and returns it to play.",
        )
    )

    bob.does("end")
    alice.plays("Showdown")
    resolve(table)

    assert (alice.card("Hero").controller, bob.card("Giant").controller) == ("Alice", "Bob")
    assert "Temple" in alice.smoked_pile


def test_a_player_does_something_of_their_own_choice(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has_in_smoked_pile("Bruiser")
    bob.controls("Hill", "Hero")
    bob.has_in_smoked_pile("Student", "Giant")
    text = "Smoke target Character. Its controller returns a Character in his or her smoked pile to play."
    alice.has(event("Trade", text))

    alice.plays("Trade", "Hero")
    waits_for(bob, "Choose")
    assert "Bruiser" not in [option.name for option in table.decision.options]
    bob.chooses("Giant")
    resolve(table)

    assert (bob.card("Giant").in_play, bob.card("Giant").controller) == (True, "Bob")


# -- cards played from here and there ------------------------------------------------------------------------------


def test_a_card_played_from_hand_or_smoked_pile(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls(edge("Call", "Turn :: Play a Character from your hand or smoked pile at -1 cost."))
    alice.has("Hero")
    alice.has_in_smoked_pile("Giant", "Temple")

    alice.uses("Call")
    waits_for(alice, "Which card")
    assert sorted(option.name for option in table.decision.options) == ["Giant", "Hero"]
    alice.chooses("Giant")
    resolve(table)

    assert (alice.card("Giant").in_play, alice.power) == (True, 6)


def test_a_card_played_from_an_opponents_smoked_pile(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "Once per turn, you may play an Event from an opponent's smoked pile at +1 cost"
    alice.controls(character("Pirate", 1, f"{text}, ignoring resource conditions."), "Hill")
    alice.has_in_smoked_pile(event("Mine", "Gain 5 Power."))
    bob.has_in_smoked_pile(event("Theirs", "Gain 3 Power.", requires="{dra}"))

    alice.uses("Pirate")
    waits_for(alice, "Which card")
    assert [option.name for option in table.decision.options] == ["Theirs"]
    alice.chooses("Theirs")
    resolve(table)

    assert alice.power == 12


def test_any_type_of_card_may_be_played(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has("Hero", "Temple")
    alice.has(event("Now", "Play during an attack. Play a card at no cost, regardless of type."))
    bob.controls("River")
    alice.controls("Student")

    alice.attacks("River", with_="Student")
    alice.plays("Now")
    waits_for(alice, "Which card")

    assert sorted(option.name for option in table.decision.options) == ["Hero", "Temple"]


def test_up_to_so_many_cards_each_at_less(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has("Hero", "Bruiser", "Giant")
    alice.controls(edge("Van", "Turn :: Play up to 2 Characters at -1 cost each."))

    alice.uses("Van")
    for name in ("Hero", "Bruiser"):
        waits_for(alice, "Which card")
        alice.chooses(name)
    resolve(table)

    assert (alice.hand, alice.power) == (["Giant"], 7)


def test_a_state_played_from_the_smoked_pile_on_the_card_itself(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    text = "Once during your Main Shot, you may play a Weapon or Vehicle from your smoked pile on this card."
    alice.controls(character("Biker", 2, text))
    alice.controls("Hero")
    alice.has_in_smoked_pile(
        state("Chain", "Weapon. Subject gains +1 Fighting."), state("Oath", "Subject gains Guts.")
    )

    alice.uses("Biker")
    waits_for(alice, "Which card")
    assert [option.name for option in table.decision.options] == ["Chain"]
    alice.chooses("Chain")
    assert not alice.is_asked("On which card")
    resolve(table)

    assert alice.card("Chain").subject == "Biker"


@pytest.mark.parametrize(
    ("text", "left"),
    [("You may play a Vehicle on this card at -1 cost.", 9), ("You may play Vehicles on this card at no cost.", 10)],
)
def test_what_is_played_on_a_card_costs_less(table: Table, text: str, left: int) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Trucker", 2, text), "Hero")
    alice.has(state("Truck", "Vehicle. Subject gains Mobility.", cost=2))

    alice.plays("Truck", on="Trucker")
    resolve(table)

    assert alice.power == left


def test_what_is_played_on_another_card_costs_as_much_as_ever(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", character("Trucker", 2, "You may play a Vehicle on this card at -1 cost."))
    alice.has(state("Truck", "Vehicle. Subject gains Mobility.", cost=2))

    alice.plays("Truck", on="Hero")
    resolve(table)

    assert alice.power == 8


# -- who stays in play, who is healed ------------------------------------------------------------------------------


@pytest.mark.parametrize("deed", ["Smoke", "Toast", "Inflict 9 damage on"])
def test_neither_damaged_nor_removed_by_events(table: Table, deed: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(site("Island", text="Cannot be damaged or removed from play by opponents' Events."))
    alice.has(event("Wrath", f"{deed} target Site."))
    alice.controls(character("Wrecker", 1, "Turn :: Smoke target Site."))

    alice.plays("Wrath")
    resolve(table)
    assert (bob.card("Island").in_play, bob.card("Island").damage) == (True, 0)
    alice.uses("Wrecker")
    resolve(table)

    assert not bob.card("Island").in_play


def test_not_returned_to_the_hand_either(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Rock", 3, "Cannot be removed from play by Events or Edges."))
    alice.has(event("Wave", "Return target Character to its owner's hand."), BOLT)

    alice.plays("Wave")
    resolve(table)
    assert bob.card("Rock").in_play
    alice.plays("Bolt")
    resolve(table)

    assert bob.smoked_pile == ["Rock"]


def test_healed_by_one_for_each(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "At the end of each turn, remove 1 damage from this card for each <Hood> card in play."
    alice.controls(character("Fo", 9, text, subtitle="Hood"), damage=5)
    bob.controls(character("Thug", 1, subtitle="Hood"))

    alice.ends_turn()

    assert alice.card("Fo").damage == 3


def test_healed_by_up_to_so_much(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Temple", damage=4)
    alice.controls(character("Gardener", 1, "Turn and target a Site :: Heal up to 2 damage from target."))

    alice.uses("Gardener")
    waits_for_points(table)
    assert (table.decision.least, table.decision.most) == (1, 2)
    table.answer([table.decision.options[0]] * 2)
    resolve(table)

    assert alice.card("Temple").damage == 2


def waits_for_points(table: Table) -> None:
    table_until(table, lambda: table.decision.options[0].kind == "point")


def test_designators_without_their_marks(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Teacher", 2, "+1 Fighting for each Student you control."))
    alice.controls("Student", "Student", "Hero")
    bob.controls("Student", character("Imp", 2, subtitle="Demon"))
    assert alice.card("Teacher").fighting == 4
    alice.has(event("Crucible", "All Demons in play are toasted."))

    alice.plays("Crucible")
    resolve(table)

    assert (bob.toasted_pile, bob.in_play) == (["Imp"], ["Student"])

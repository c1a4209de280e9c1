"""Cards of Huntik made for tests: missions, features, and objects that are dropped, taken and given away."""

from __future__ import annotations

from quickening.games.huntik.definitions import Printed
from tests.huntik_table import action_saying, card_saying
from tests.table import Table, rule


def test_a_hero_drops_what_it_has_and_another_picks_it_up(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Strix", zone=3)
    plain = card_saying("", "Ring", type="feature", subtype="objects", alignment="")  # nobody picks it up by its text
    ring = bob.finds_feature(plain, zone=3, held_by="Strix")
    text = (
        "Free Action: Target enemy hero in my zone drops all its objects.\n"
        "Free Action: Pick up target object in my zone."
    )
    alice.controls(card_saying(text, "Thief"), zone=3)

    alice.uses("Thief", "drops")
    assert ring.holder == ""
    bob.passes()
    alice.uses("Thief", "Pick up")

    assert ring.holder == "Thief"


def mission_saying(*lines: str) -> Printed:
    """A mission made for a test; its features come with the project."""
    return card_saying("\n".join(lines), "Test Mission", type="mission", subtype="expertMission", alignment="neutral")


def feature_saying(text: str, name: str, subtype: str = "structure") -> Printed:
    return card_saying(text, name, type="feature", subtype=subtype, alignment="neutral")


def test_a_hero_that_has_an_object_in_a_zone_wins_the_mission(table: Table) -> None:
    mission = mission_saying("If a lead hero has the Ring of Arc in zone 2, you win.")
    alice, _ = table.huntik("Alice", "Bob", mission=mission)
    alice.controls("Springer", zone=3)
    alice.finds_feature("Ring of Arc", zone=3, held_by="Springer")

    assert not table.game.over
    alice.moves("Springer", back=1)

    assert table.game.outcome is not None
    assert table.game.outcome.winners == (0,)


def test_the_defending_player_may_win_by_the_missions_terms(table: Table) -> None:
    mission = mission_saying("If 2 or more defender heroes are in zone 1, the defending player wins.")
    alice, bob = table.huntik("Alice", "Bob", mission=mission, turn="Bob")
    bob.controls("Strix", "Redcap", zone=4)
    alice.controls("Springer", zone=5)

    bob.moves("Strix", forward=1)
    alice.passes()
    assert not table.game.over
    bob.moves("Redcap", forward=1)

    assert table.game.outcome is not None
    assert table.game.outcome.winners == (1,)


def test_a_mission_is_won_when_all_of_its_guards_are_ko_d(table: Table) -> None:
    mission = mission_saying("If all of the Frost Minions are KO'd, you win.")
    guard = feature_saying("Controlled By: Defending Player", "Frost Minion", "obstacle")
    alice, bob = table.huntik("Alice", "Bob", mission=mission)
    alice.finds_feature(guard, zone=3)
    alice.finds_feature(guard, zone=4)
    alice.controls("Jean-Louis", "Jean-Louis", zone=3)
    alice.has(*[action_saying("KO target obstacle.", "Blast")] * 2)

    alice.plays("Blast", at="Frost Minion")
    assert not table.game.over
    bob.passes()
    alice.plays("Blast", at="Frost Minion")

    assert table.game.over


def test_a_zone_is_entered_however_one_comes_there(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Whenever a hero enters this zone, its controller draws a card."
    alice.finds_feature(feature_saying(text, "Gate"), zone=1)
    alice.has("Springer")
    bob.controls("Strix", zone=4)

    alice.plays("Springer")
    assert len(alice.hand) == 1
    bob.moves("Strix", forward=1)

    assert len(bob.hand) == 1
    assert len(alice.hand) == 1


def test_a_feature_speaks_when_it_is_picked_up_and_when_its_bearer_falls(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = (
        'All heroes in this zone get "Free Action: I pick up the Scroll."\n'
        "When a hero picks up the Scroll, draw a card.\n"
        "When a hero with the Scroll is KO'd, its controller discards a card.\n"
        "A hero with the Scroll can't be stunned and gets +1 ATK."
    )
    alice.finds_feature(feature_saying(text, "Scroll", "object"), zone=3)
    alice.controls("Springer", zone=3)
    bob.controls("Dante Vale", "Slitherfang", zone=3)

    alice.uses("Springer", "pick up")
    assert len(alice.hand) == 1
    assert alice.card("Springer").atk == 3
    bob.uses("Slitherfang", "Squeeze", at="Springer")
    assert not alice.card("Springer").stunned
    alice.passes()
    bob.uses("Dante Vale", "Megapunch", at="Springer")

    assert "Springer" in alice.discard_pile
    assert alice.hand == []


def test_a_missions_line_holds_for_everybody(table: Table) -> None:
    mission = mission_saying(
        "Heroes can't move more than 1 zone.", "All heroes get -1 DEF.", "If Bigfoot is KO'd, you win."
    )
    alice, bob = table.huntik("Alice", "Bob", mission=mission)
    alice.controls("Springer", zone=2)
    bob.controls("Bellona", zone=1)

    assert alice.can_move("Springer") == [-1, 0, 1]
    assert bob.card("Bellona").defense == 3


def test_the_round_ends_with_what_a_feature_says(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=2)
    alice.finds_feature(feature_saying("At the end of each round, stun all heroes in this zone.", "Quagmire"), zone=3)
    alice.controls("Springer", zone=3)
    alice.controls("Enderby", zone=2)

    alice.passes()
    bob.passes()

    assert table.game.round == 3
    assert alice.reads("Springer is stunned (Quagmire).")
    assert not alice.reads("Enderby is stunned.")


@rule("HK 305.2.3", "An object goes from one hero to another, and with it to where that one is.")
def test_an_object_is_taken(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    thief = "When I move into a zone, I may take an object from target enemy hero there."
    alice.controls(card_saying(thief, "Thief"), zone=2)
    bob.controls("Bellona", "Strix", zone=3)
    bob.finds_feature("Ring of Arc", zone=3, held_by="Bellona")

    alice.moves("Thief", forward=1)
    alice.says_yes()
    alice.chooses("Bellona")
    alice.does_not_start_combat()

    assert alice.card("Ring of Arc").holder == "Thief"
    assert alice.card("Thief").atk == 3, "with the Ring"


def test_an_object_is_given_away(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    giver = "Free Action: Give an object I have to target friendly hero."
    alice.controls(card_saying(giver, "Giver"), zone=2)
    alice.controls("Springer", zone=4)
    alice.finds_feature("Ring of Arc", zone=2, held_by="Giver")

    alice.uses("Giver", at="Springer")

    assert alice.card("Ring of Arc").holder == "Springer"
    assert alice.card("Ring of Arc").zone == 4

"""SF 25.4-25.7. Where cards of each type are played, when their text works, and what else the book says of them."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import character, edge, event, resolve, site, state
from tests.table import Table, rule

BELL = event("Bell", "Gain 1 Power.")


@rule("SF 25.4a", "A Character is played at any of one's locations, or at an unspecified one where there is none.")
@pytest.mark.parametrize(("sites", "offered"), [([], 0), (["Hill"], 0), (["Hill", "River"], 2)])
def test_where_a_character_is_played(table: Table, sites: list[str], offered: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(*sites)
    bob.controls("Tower", "Temple")
    alice.has("Hero")

    alice.plays("Hero", at="Location 2" if offered else "")
    resolve(table)

    assert alice.card("Hero").whose_place == "Alice"
    assert alice.card("Hero").place == sites[-1:]


@rule("SF 25.4b", "A Character's text is active at once, and what triggers on entering play is generated with it.")
def test_a_character_works_at_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.controls("Student")
    alice.has(
        character(
            "Chief", 2, "Other Characters you control gain +1 Fighting. When this card enters play, gain 2 Power."
        )
    )
    bob.has(BELL)

    alice.plays("Chief")

    assert bob.is_asked("Respond")
    assert (alice.card("Student").fighting, alice.power) == (2, 4)
    resolve(table)
    assert alice.power == 6


@rule("SF 25.5a", "A State is on its subject as soon as it is generated; what triggers on playing it does so then.")
def test_a_state_is_on_its_subject_at_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.controls("Hero")
    alice.has(
        state("Torch", "Play on a Character. Subject gains +1 Fighting. When you play this card, gain 2 Power.")
    )
    bob.has(BELL)

    alice.plays("Torch", on="Hero")

    assert (alice.card("Torch").subject, alice.card("Hero").fighting) == ("Hero", 4)
    assert [effect.kind for effect in table.game.effects] == ["card", "triggered"]
    resolve(table)
    assert (alice.power, alice.card("Hero").fighting) == (7, 5)


@rule("SF 25.5.6", "A State is where its subject is, and goes along with it.")
def test_a_state_is_where_its_subject_is(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "River")
    alice.controls("Hero", at="Hill")
    alice.controls(state("Torch", "Play on a Character."), on="Hero")
    assert alice.card("Torch").place == ["Hill"]

    alice.moves("Hero", to="River")
    resolve(table)

    assert alice.card("Torch").place == ["River"]


@rule("SF 25.6a", "An Edge works once it has resolved, but for what triggers on playing it; it is at no location.")
def test_an_edge_works_once_it_has_resolved(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.controls("Hill", "Hero")
    alice.has(edge("Plan", "Characters you control gain +1 Fighting. When you play this card, gain 2 Power."))
    bob.has(BELL)

    alice.plays("Plan")
    assert alice.card("Hero").fighting == 4
    assert [effect.kind for effect in table.game.effects] == ["card", "triggered"]
    resolve(table)

    assert (alice.card("Hero").fighting, alice.power, alice.locations) == (5, 7, [["Hill"]])
    assert alice.card("Plan").place == []


@rule("SF 25.7a", "Sites are played in one's own Main Shot, outside of attacks.")
def test_when_sites_are_played(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has("Factory", BELL)
    bob.has("Factory", BELL)
    bob.controls("Tower")
    assert alice.can("play", "Factory")

    alice.plays("Bell")
    assert (bob.can("play", "Bell"), bob.can("play", "Factory")) == (True, False)
    resolve(table)
    alice.attacks("Tower", with_="Hero")

    assert not alice.can("play", "Factory")
    resolve(table)
    assert alice.can("play", "Factory")


@rule("SF 25.7b", "A Site joins the structure as it is generated.")
def test_a_site_joins_the_structure_at_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has("Factory")
    bob.has(BELL)

    alice.plays("Factory", at="Behind Hill")

    assert bob.is_asked("Respond")
    assert alice.locations == [["Hill", "Factory"]]
    resolve(table)


@rule(
    "SF 25.7.3a",
    "Whoever has lost all Feng Shui Sites gains a Power again for playing one; the Site is what gains it.",
)
@pytest.mark.parametrize(("others", "gained"), [(["Factory"], 1), (["Temple"], 0)])
def test_the_first_feng_shui_site_at_any_point_in_the_game(table: Table, others: list[str], gained: int) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=5)
    alice.controls(*others)
    alice.has_burned("Cave")
    alice.has("Hill")

    alice.plays("Hill")
    resolve(table)

    assert alice.power == 5 + (gained or -1)
    if gained:
        assert power_gained(table)[-1] == table.game.ref(alice.card("Hill").number)


def power_gained(table: Table) -> list[object]:
    """What made players gain Power, in order."""
    return [event.by for event in table.game.log if type(event).__name__ == "PowerGained"]


@rule("SF 25.7.4a", "Whoever has more Sites than it takes plays none either, unless the opponents have none.")
@pytest.mark.parametrize(("theirs", "may"), [(["Cave"], False), ([], True)])
def test_past_the_goal_no_site_is_played(table: Table, theirs: list[str], may: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple", "River", "Garden", "Tower", site("Lake"), site("Pond"))
    alice.has("Hill")
    bob.controls(*theirs, "Factory")

    assert alice.can("play", "Hill") == may


@rule("SF 25.5.3", "A State is smoked when a text makes its subject an illegal one.")
def test_a_subject_that_becomes_illegal(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero", "Hill")
    bob.controls(state("Sword", "Play on a Character. Subject gains +1 Fighting."), on="Hero")
    bob.controls(state("Wall", "Play on a Site. Subject gains +1 Body."), on="Hill")
    alice.has(edge("Oath", "Characters cannot be the subject of States."))

    alice.plays("Oath")
    resolve(table)

    assert bob.smoked_pile == ["Sword"]
    assert "Wall" in bob.in_play


@rule("SF 25.7.1a", "A Feng Shui Site that requires a resource is played face up, though it shows no cost.")
def test_a_site_that_requires_a_resource_is_played_face_up(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has_resources("{dra}")
    alice.has(site("Palace", requires="{dra}"))

    alice.plays("Palace")
    resolve(table)

    assert not alice.card("Palace").face_down


@rule("SF 25.7.2", "Each Feng Shui Site in play makes the next one dearer by one; other Sites do not.")
@pytest.mark.parametrize(("there", "cost"), [(1, 1), (2, 2), (3, 3)])
def test_the_price_of_the_next_site(table: Table, there: int, cost: int) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=3)
    alice.controls("Factory", *["Temple", "River", "Garden"][:there])
    alice.has("Hill")

    alice.plays("Hill")
    resolve(table)

    assert alice.power == 3 - cost

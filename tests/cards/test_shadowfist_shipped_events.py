"""What shipped Events of several factions and talents do, from their printed words."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards import shows
from tests.shadowfist_table import (
    character,
    edge,
    least,
    resolve,
    resolve_choosing,
    site,
    state,
    table_until,
    waits_for,
)
from tests.table import Table, rule

WALL = site("Wall", 30)
CHARM = state("Charm", "Play on a Character.")
LUCK = edge("Luck", "Toast It.")
BARREN = site("Barren", 6, power=0)


# -- at the start of a turn ----------------------------------------------------------------------------------------


def starts_turn(table: Table, name: str) -> tuple[Any, Any, Any]:
    """Alice, who holds a card, is about to begin her turn; Bob has the turn before."""
    bob, carol, alice = table.shadowfist("Bob", "Carol", "Alice", turn="Carol", power=0)
    alice.can_pay_for(name)
    return alice, bob, carol


def plays_at_start(table: Table, player: Any, name: str, *chosen: str) -> None:
    """The player before ends the turn; the card is played as soon as the next turn starts."""
    table.answer(next(option for option in table.decision.options if option.kind == "end"))
    table_until(table, lambda: player.can("play", name))
    player.plays(name)
    for one in chosen:
        player.chooses(one)
    resolve(table)


@shows("Pocket Demon")
def test_pocket_demon_lives_on_an_opponent(table: Table) -> None:
    alice, bob, carol = starts_turn(table, "Pocket Demon")
    bob.controls("Hill", "Temple", "Hero", BARREN)
    bob.has_burned("River", "Cave")
    carol.controls("Garden", "Tower", "Factory")
    alice.controls("Hill", edge("Mint", "At the start of your turn, generate 1 Power."))
    alice.has_burned("Tower")
    assert not alice.can("play", "Pocket Demon")

    plays_at_start(table, alice, "Pocket Demon", "Bob")

    assert (alice.power, bob.power, carol.power) == (2 + 2 - 1, 0, 0)  # nothing from the Hill


@shows("Pocket Demon")
def test_pocket_demon_gives_nothing_less_than_nothing(table: Table) -> None:
    alice, bob, _ = starts_turn(table, "Pocket Demon")
    alice.controls("Hill")
    alice.has_power(2)
    alice.has_burned("Tower", "River")
    bob.controls("Hill")

    plays_at_start(table, alice, "Pocket Demon", "Bob")

    assert alice.power == 2


@shows("Pocket Demon")
@pytest.mark.parametrize("name", ["Pocket Demon", "Violet Meditation", "Scrounging"])
def test_such_events_are_for_the_start_of_your_own_turn(table: Table, name: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.can_pay_for(name)
    bob.controls("Hill")
    assert not alice.can("play", name)

    alice.declares_end()
    for _ in range(20):
        if table.decision.question == "Your Main Shot":
            break
        assert not alice.can("play", name)
        table.answer(() if table.decision.may_decline else table.decision.options[-1])

    assert (table.game.active, alice.hand) == (bob.number, [name])


@shows("Pocket Demon")
def test_pocket_demon_is_the_only_card_that_generates(table: Table) -> None:
    alice, bob, carol = starts_turn(table, "Pocket Demon")
    alice.can_pay_for("Violet Meditation")
    bob.controls("Hill", "Temple")
    carol.controls("Garden", LUCK, LUCK, LUCK)

    table.answer(table.decision.options[-1])
    table_until(table, lambda: alice.can("play", "Pocket Demon"))
    alice.plays("Pocket Demon")
    alice.chooses("Bob")
    table_until(table, lambda: alice.can("play", "Violet Meditation"))
    alice.plays("Violet Meditation")
    alice.chooses("Carol")
    resolve(table)

    assert alice.power == 2  # SF 6.2: the Demon resolved last


@shows("Pocket Demon")
def test_pocket_demon_may_be_forgone_to_discard_more(table: Table) -> None:
    alice, bob, _ = starts_turn(table, "Pocket Demon")
    alice.has("Hero", "Student")
    bob.controls("Hill", "Temple")

    table.answer(table.decision.options[-1])
    table_until(table, lambda: alice.can("play", "Pocket Demon"))
    alice.plays("Pocket Demon")
    alice.chooses("Bob")
    waits_for(alice, "Do you generate Power")
    alice.does("skip")
    alice.chooses("Hero", "Student")

    assert (alice.power, sorted(alice.toasted_pile)) == (0, ["Hero", "Student"])


@shows("Violet Meditation")
def test_violet_meditation_counts_what_the_target_controls(table: Table) -> None:
    alice, bob, carol = starts_turn(table, "Violet Meditation")
    bob.controls("Hill", "Temple", BARREN, LUCK, "Hero")
    bob.has_burned("River")
    carol.controls("Garden", LUCK, LUCK)
    alice.controls("Hill", LUCK)
    alice.has_burned("Tower")

    plays_at_start(table, alice, "Violet Meditation", "Bob")

    assert alice.power == 1 + 2 - 1


@shows("Scrounging")
@pytest.mark.parametrize(
    ("kind", "power"),
    [("State", 2), ("Edge", 1), ("Character", 3), ("Feng Shui Site", 4), ("non-Feng Shui Site", 1)],
)
def test_scrounging_counts_cards_of_a_type(table: Table, kind: str, power: int) -> None:
    alice, bob, carol = starts_turn(table, "Scrounging")
    bob.controls("Hill", "Temple", "Garden", "Factory", LUCK, "Hero", "Giant", "Student")
    bob.controls("Cave", face_down=True)
    bob.controls(CHARM, on="Hero")
    bob.controls(CHARM, on="Giant")
    carol.controls("Garden", "Factory", LUCK, "Hero")
    alice.controls("Hill", "Student", LUCK)

    plays_at_start(table, alice, "Scrounging", "Bob", kind)

    assert alice.power == power


@shows("Scrounging")
@rule("SF 40.0c", "Scrounging does not count Characters that are immune to {tek} cards.")
def test_scrounging_does_not_count_immune_characters(table: Table) -> None:
    alice, bob, _ = starts_turn(table, "Scrounging")
    bob.controls(character("Saint", 3, "Immunity to {tek} cards."), "Hero", "Giant")

    plays_at_start(table, alice, "Scrounging", "Bob", "Character")

    assert alice.power == 2


@shows("Scrounging")
def test_scrounging_takes_off_what_you_burned(table: Table) -> None:
    alice, bob, _ = starts_turn(table, "Scrounging")
    bob.controls("Hill", "Temple", "Garden")
    alice.controls("Hill")
    alice.has_burned("Tower")

    plays_at_start(table, alice, "Scrounging", "Bob", "Feng Shui Site")

    assert alice.power == 3 - 1


# -- attacks -------------------------------------------------------------------------------------------------------


@shows("Dirk Wisely's Gambit")
def test_dirk_wisely_s_gambit_pays_when_the_target_is_hurt(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", character("Second", 2, "Independent."))
    alice.can_pay_for("Dirk Wisely's Gambit")
    bob.controls(WALL, "Temple", "Student", "Garden")

    alice.attacks("Wall", with_="Hero")
    table_until(table, lambda: alice.can("play", "Dirk Wisely's Gambit"))
    alice.plays("Dirk Wisely's Gambit")
    resolve(table)
    assert (alice.power, bob.card("Wall").damage) == (10 + 2, 4)
    alice.attacks("Wall", with_="Second")
    resolve(table)

    assert (alice.power, bob.card("Wall").damage) == (12, 6)  # that attack is over


@shows("Dirk Wisely's Gambit")
def test_dirk_wisely_s_gambit_pays_nothing_for_hurting_an_interceptor(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.can_pay_for("Dirk Wisely's Gambit")
    bob.controls(WALL, "Temple", "Garden")
    bob.controls("Giant", at="Wall")

    alice.attacks("Wall", with_="Hero")
    table_until(table, lambda: alice.can("play", "Dirk Wisely's Gambit"))
    alice.plays("Dirk Wisely's Gambit")
    bob.intercepts("Hero", with_="Giant")
    resolve(table)

    assert (alice.power, bob.card("Giant").damage) == (10, 4)


@shows("Dirk Wisely's Gambit")
@pytest.mark.parametrize(
    ("attackers", "cards", "may"),
    [
        (["Hero"], ["Temple", "Student", "Garden"], True),
        (["Hero"], ["Temple", "Student"], False),
        (["Hero", "Bruiser"], ["Temple", "Student", "Garden"], False),
    ],
)
def test_dirk_wisely_s_gambit_is_for_one_against_many(
    table: Table, attackers: list[str], cards: list[str], may: bool
) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero", "Bruiser")
    alice.can_pay_for("Dirk Wisely's Gambit")
    bob.controls(WALL, *cards)
    carol.controls("Hill", "River", "Cave", "Tower", "Giant")

    alice.attacks("Wall", with_=attackers)

    assert alice.can("play", "Dirk Wisely's Gambit") == may


def joins_and_robs(table: Table, *joining: str) -> tuple[Any, Any, Any]:
    """Alice attacks Carol's River, Bob joins the attack and may play Robbing the Kong."""
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill", "Student")
    bob.controls("Temple", *joining)
    bob.can_pay_for("Robbing the Kong")
    carol.controls("River", "Garden")
    alice.attacks("River", with_="Student")
    waits_for(bob, "join")
    bob.joins(list(joining))
    table_until(table, lambda: bob.can("play", "Robbing the Kong"))
    return alice, bob, carol


@shows("Robbing the Kong")
@pytest.mark.parametrize("fate", ["Burn ... for victory", "Burn ... for Power", "Seize"])
def test_robbing_the_kong_takes_the_site_whatever_the_declarer_wants(table: Table, fate: str) -> None:
    alice, bob, _ = joins_and_robs(table, "Giant")

    bob.plays("Robbing the Kong")
    bob.triggers("Robbing the Kong")
    alice.chooses_fate(fate)
    resolve_choosing(table)

    assert ("River" in bob.in_play, alice.burned_pile, bob.card("Temple").damage) == (True, [], 0)
    assert next(card.damage_total for card in table.game.cards if card.name == "River") == 0


@shows("Robbing the Kong")
def test_robbing_the_kong_finds_nothing_where_the_declarer_smoked_the_site(table: Table) -> None:
    """SF 30.3.3, 30.4. It is smoked as it falls; burned or seized it would be there when the effect resolves."""
    alice, bob, carol = joins_and_robs(table, "Giant")

    bob.plays("Robbing the Kong")
    bob.triggers("Robbing the Kong")
    alice.chooses_fate("Smoke")
    resolve_choosing(table)

    assert (bob.in_play, carol.smoked_pile) == (["Temple", "Giant"], ["River"])


@shows("Robbing the Kong")
def test_robbing_the_kong_may_be_left(table: Table) -> None:
    alice, bob, _ = joins_and_robs(table, "Giant")

    bob.plays("Robbing the Kong")
    waits_for(bob, "Use Robbing the Kong")
    bob.says_no()
    alice.chooses_fate("Burn ... for victory")
    resolve(table)

    assert (alice.burned_pile, bob.in_play) == (["River"], ["Temple", "Giant"])


@shows("Robbing the Kong")
def test_robbing_the_kong_is_about_an_attacker_of_your_own(table: Table) -> None:
    _, bob, _ = joins_and_robs(table, "Giant", "Hero")

    bob.plays("Robbing the Kong")

    assert sorted(bob.may_choose()) == ["Giant", "Hero"]


@shows("Robbing the Kong")
def test_robbing_the_kong_asks_that_the_target_itself_brings_the_site_down(table: Table) -> None:
    alice, bob, carol = joins_and_robs(table, "Hero")
    carol.controls(character("Monk", 1), at="River")

    bob.plays("Robbing the Kong")  # 1 and 4 damage are enough for the River, 1 alone is not
    carol.intercepts("Hero", with_="Monk")
    alice.controls("Hill")
    resolve(table)

    assert "River" not in bob.in_play


@shows("Robbing the Kong")
def test_robbing_the_kong_is_not_for_who_declared_the_attack(table: Table) -> None:
    alice, _, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill", "Giant")
    alice.can_pay_for("Robbing the Kong")
    carol.controls("River", "Garden")

    alice.attacks("River", with_="Giant")
    while table.decision.question != "Your Main Shot":
        assert not alice.can("play", "Robbing the Kong")
        table.answer(least(table))

    assert alice.hand == ["Robbing the Kong"]


# -- smoking several -----------------------------------------------------------------------------------------------


def named(title: str) -> Any:
    """A Character that has the designators of its title alone."""
    return character(title, 3, subtitle=title)


@shows("Discerning Fire")
def test_discerning_fire_smokes_what_shares_a_designator(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill", named("Ghost Horse"), named("Horse Thief"), named("Goat"), site("Horse Farm", 7))
    bob.controls(site("Horse Grave", 7, power=0))
    alice.can_pay_for("Discerning Fire")

    alice.plays("Discerning Fire", x=3)
    assert sorted(alice.may_choose()) == ["Ghost Horse", "Horse Grave", "Horse Thief"]  # the Farm generates Power
    resolve_choosing(table, "Ghost Horse", "Horse Thief", "Horse Grave")

    assert sorted(bob.smoked_pile) == ["Ghost Horse", "Horse Grave", "Horse Thief"]
    assert alice.power == 7


@shows("Discerning Fire")
@pytest.mark.parametrize(
    ("other", "may"),
    [
        (named("Horse Thief"), True),
        (edge("Horse Race", "Unique."), True),
        (named("Goat"), False),
        (site("Horse Farm", 7), False),
    ],
)
def test_discerning_fire_needs_two_that_share(table: Table, other: Any, may: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(named("Ghost Horse"), other)
    alice.can_pay_for("Discerning Fire")

    assert alice.can("play", "Discerning Fire") == may


@shows("Discerning Fire")
@pytest.mark.parametrize(("word", "may"), [("Netherworld", False), ("Fire", True)])
def test_discerning_fire_does_not_mind_the_netherworld(table: Table, word: str, may: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(named(f"{word} Cook"), named(f"{word} Nurse"))
    alice.can_pay_for("Discerning Fire")

    assert alice.can("play", "Discerning Fire") == may


@shows("Discerning Fire")
def test_discerning_fire_asks_for_all_that_one_designator(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(named("Ghost Horse"), named("Horse Thief"), named("Thief Lord"))
    alice.can_pay_for("Discerning Fire")

    alice.plays("Discerning Fire")  # for 2: no three of them share one
    alice.chooses("Ghost Horse")
    resolve(table)

    assert (bob.smoked_pile, alice.power) == (["Ghost Horse", "Horse Thief"], 8)

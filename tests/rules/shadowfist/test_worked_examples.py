"""Examples of the rulebook, played with the very cards it names."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.designators import designators_of
from tests.shadowfist_table import (
    ShadowfistPlayer,
    character,
    event,
    resolve,
    shipped_card,
    table_until,
    waits_for,
)
from tests.table import Table, rule


def answers(player: ShadowfistPlayer, name: str, *chosen: str) -> None:
    """Everybody passes until a player may answer with a card."""
    table_until(player.table, lambda: player.can("play", name))
    player.plays(name, *chosen)


@rule("SF 6.1", "You Xia lets a State be played in another player's turn, but on no card that is no legal subject.")
def test_you_xia_breaks_no_more_rules_than_needed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("You Xia, the Avenger")
    alice.controls(character("Loner", 3, "This card is not a legal subject for States."))
    alice.can_pay_for("Muscle Car")
    bob.has(event("Bell", "Gain 1 Power."))

    bob.plays("Bell")
    table_until(table, lambda: alice.can("use", "You Xia, the Avenger"))
    alice.uses("You Xia, the Avenger")
    waits_for(alice, "Which card do you play")
    alice.chooses("Play Muscle Car")
    resolve(table)

    assert alice.card("Muscle Car").subject == "You Xia, the Avenger"
    assert alice.power == 9


@rule("SF 14.0", "Numbers match without their commas, and words without their quotation marks.")
def test_designators_of_the_books_examples() -> None:
    def words(name: str) -> set[str]:
        card = shipped_card(name)
        return set(designators_of(card.name, card.subtitle))

    assert words("1,000 Corpses") & set(designators_of("Thing with 1000 Tongues", ""))
    assert words('"Monkey" Chang') & words("Ba-BOOM!") == {"monkey"}
    assert not words("Proving Ground") & set(designators_of("Feng Kan", ""))


@rule("SF 24.1.3", "Mark of Fire needs four Characters and Sites to target.")
def test_mark_of_fire_needs_four_targets(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.can_pay_for("Mark of Fire")
    bob.controls("Hill", "Hero", "Student")
    assert not alice.can("play", "Mark of Fire")

    bob.controls("Garden")
    alice.ask_again()

    assert alice.can("play", "Mark of Fire")


@rule("SF 24.1.3.3", "An Eater of Fortune that is sacrificed still smokes the Edge, unless its effect is canceled.")
@pytest.mark.parametrize("canceled", [False, True])
def test_the_effect_of_an_eater_of_fortune_that_is_gone(table: Table, canceled: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Armies of the Monarchs")
    bob.has(event("Difficulty", "Play in response to a Character. Cancel that card. Toast that card."))
    alice.can_pay_for("Eater of Fortune")
    alice.controls("Ravenous Devourer")
    alice.plays("Eater of Fortune")
    alice.triggers("Eater of Fortune")

    if canceled:
        answers(bob, "Difficulty")
    table_until(table, lambda: alice.can("use", "Ravenous Devourer"))
    alice.uses("Ravenous Devourer", "Eater of Fortune")
    resolve(table)

    assert "Eater of Fortune" in alice.smoked_pile
    assert ("Armies of the Monarchs" in bob.in_play) is canceled


@rule("SF 24.2.1", "What Chinese Connection heals is targeted when its effect is generated.")
def test_chinese_connection_targets_at_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Chinese Connection")
    alice.controls("Hero", damage=1)
    alice.controls("Giant", damage=2)
    bob.has(event("Bell", "Gain 1 Power."))

    alice.uses("Chinese Connection", "Giant")

    assert bob.is_asked("Respond to Chinese Connection")
    resolve(table)
    assert (alice.card("Hero").damage, alice.card("Giant").damage) == (1, 0)


@rule("SF 24.7", "Back for Seconds may target an unturned Character: nothing unturns.")
def test_back_for_seconds_on_an_unturned_character(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Dancer", 2, "When this card unturns, gain 3 Power."))
    alice.can_pay_for("Back for Seconds")

    alice.plays("Back for Seconds", "Dancer")
    resolve(table)

    assert alice.power == 9


@rule("SF 24.8.1.3", "Wolf Clan Hunters that are smoked weaken the others, until no more of them are.")
@pytest.mark.parametrize(("damage", "inflicted"), [((0, 0, 0), 2 + 2 + 2), ((0, 0, 2), 1 + 1), ((0, 1, 2), 0)])
def test_wolf_clan_hunters_in_a_final_brawl(table: Table, damage: tuple[int, ...], inflicted: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    for points in damage:
        alice.controls("Wolf Clan Hunters", damage=points)
    bob.controls("Temple")
    bob.can_pay_for("Final Brawl")

    alice.does("attack", "Temple")
    table.answer(table.decision.options)
    answers(bob, "Final Brawl")
    resolve(table)

    assert bob.card("Temple").damage == inflicted


@rule("SF 26.1.2", "Desolate Ridge turns as a cost: its player need not use it.")
@pytest.mark.parametrize("used", [True, False])
def test_desolate_ridge_is_used_if_its_player_likes(table: Table, used: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Desolate Ridge")
    bob.controls("Giant")
    bob.has(event("Bell", "Gain 1 Power."))

    bob.plays("Bell")
    if used:
        table_until(table, lambda: alice.can("use", "Desolate Ridge"))
        alice.uses("Desolate Ridge", "Giant")
    resolve(table)

    assert bob.card("Giant").damage == (2 if used else 0)


@rule("SF 26.2.2", "Confucian Stability answers Bite of the Jellyfish; a Dockyard is not revealed for it.")
def test_what_answers_a_bite_of_the_jellyfish(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Giant")
    alice.controls("Dockyard", face_down=True)
    alice.can_pay_for("Confucian Stability")
    bob.controls("Cave")
    bob.can_pay_for("Bite of the Jellyfish")
    alice.attacks("Cave", with_="Giant")
    alice.chooses_fate("Burn ... for Power")
    gained = alice.power

    answers(bob, "Bite of the Jellyfish")

    assert alice.can("play", "Confucian Stability")
    assert not alice.can("reveal", "Dockyard")
    alice.plays("Confucian Stability")
    resolve(table)
    assert (alice.power, bob.power) == (gained - 1, 0)


@rule("SF 26.6.4", "Who is the target of Violet Meditation may be changed, not how much Power it generates.")
@pytest.mark.parametrize("name", ["Violet Meditation", "Pocket Demon", "Scrounging"])
def test_brain_fire_does_not_change_how_much_is_generated(table: Table, name: str) -> None:
    bob, carol, alice = table.shadowfist("Bob", "Carol", "Alice", turn="Carol", power=0)
    alice.can_pay_for(name)
    bob.controls("Hill", "Temple", "Garden")
    bob.can_pay_for("Brain Fire")
    carol.controls("River")

    carol.declares_end()
    answers(alice, name, "Bob", *["Feng Shui Site"][: name == "Scrounging"])
    answers(bob, "Brain Fire")
    resolve(table)

    assert alice.power == 3


@rule("SF 26.6.4", "Of Earth, Wind and Fire the target may be changed, not what is healed or how much damage it is.")
def test_brain_fire_on_earth_wind_and_fire(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", damage=3)
    alice.controls("Hill", damage=2)
    alice.can_pay_for("Earth, Wind and Fire")
    bob.controls("Hero", "Bruiser")
    bob.can_pay_for("Brain Fire")

    alice.plays("Earth, Wind and Fire", "Bruiser")
    answers(bob, "Brain Fire", "Giant")
    resolve(table)

    assert (alice.card("Giant").damage, alice.card("Hill").damage) == (5, 0)
    assert (bob.card("Bruiser").damage, bob.card("Hero").damage) == (0, 0)


@rule("SF 29.7", "Butterfly Swords add, Murder of Crows takes off, and Puzzle Garden takes no more than 3.")
@pytest.mark.parametrize(("target", "damage"), [("Tower", 4 + 3 - 1), ("Puzzle Garden", 3)])
def test_damage_is_changed_in_the_order_of_the_book(table: Table, target: str, damage: int) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    alice.controls("Butterfly Swords", on="Hero")
    bob.controls("Tower", "Puzzle Garden")
    carol.controls("Murder of Crows")
    alice.attacks(target, with_="Hero")

    waits_for(carol, "Who joins")
    carol.joins("Murder of Crows")
    table_until(table, lambda: any("combat damage" in line and "by Hero" in line for line in table.log))

    assert any(line.startswith(f"{damage} combat damage on {target} by Hero") for line in table.log)


@rule("SF 31.2", "Unique Sites that Killing Rain reveals are bid for when it has resolved.")
def test_killing_rain_reveals_unique_sites(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.can_pay_for("Killing Rain")
    alice.controls("Kowloon Gate", face_down=True)
    bob.controls("Kowloon Gate", face_down=True)
    bob.controls("Temple")

    alice.plays("Killing Rain")
    table_until(table, lambda: "Bid" in table.decision.question)

    assert bob.card("Temple").damage == 2
    assert alice.card("Kowloon Gate").damage == bob.card("Kowloon Gate").damage == 2


@rule("SF 31.7.1", "Who reveals a LaGrange Four as combat begins, and wins the auction, keeps somebody from victory.")
def test_a_lagrange_four_revealed_at_the_last_moment(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("LaGrange Four", "Hill", "Garden", "Tower", "Giant")
    bob.controls("Cave")
    carol.controls("LaGrange Four", face_down=True)
    alice.attacks("Cave", with_="Giant")

    waits_for(carol, "Reveal a Site as combat begins")
    carol.reveals("LaGrange Four")
    carol.does("bid")
    waits_for(carol, "stays in play")
    carol.chooses("LaGrange Four (Carol’s) stays")
    alice.chooses_fate("Seize")
    alice.chooses("A new location")
    resolve(table)

    assert "LaGrange Four" in alice.smoked_pile
    assert "Cave" in alice.in_play
    assert table.game.outcome is None


@rule("SF 40.0", "SF 40.0g", "Iron and Silk is about its own Character, so that it works against an immune attacker.")
@pytest.mark.parametrize("saved", [True, False])
def test_iron_and_silk_against_an_immune_attacker(table: Table, saved: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Seventh", 6, "Immunity to Events, Edges, States and Sites."))
    bob.controls("Temple", "Hero", "Armies of the Monarchs")
    bob.can_pay_for("Iron and Silk")

    alice.attacks("Temple", with_="Seventh")
    bob.intercepts("Seventh", with_="Hero")
    if saved:
        answers(bob, "Iron and Silk", "Hero")
    resolve(table)

    assert ("Hero" in bob.in_play) is saved


@rule("SF 48.3.1", "A Discerning Fire that is played for nothing is played as with X = 2.")
def test_a_discerning_fire_for_nothing(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Gift", "Play an Event at no cost."))
    alice.can_pay_for("Discerning Fire")
    bob.controls(*(character(name, 2, subtitle="Killer") for name in ("Ann", "Ben", "Cho")))

    alice.plays("Gift")
    waits_for(alice, "Which card do you play")
    alice.chooses("Play Discerning Fire")
    alice.chooses("Ann")
    alice.chooses("Ben")
    resolve(table)

    assert bob.in_play == ["Cho"]


@rule("SF 50.17", "A Maverick Trucker in a Big Ass Car that was turned has Toughness: 2 against each attacker.")
def test_a_maverick_trucker_in_a_big_ass_car(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", character("Thug", 3), character("Thief", 3))
    bob.controls("Maverick Trucker")
    bob.controls("Big Ass Car", on="Maverick Trucker")

    alice.attacks("Maverick Trucker", with_=["Student", "Thug", "Thief"])
    table_until(table, lambda: bob.can("use", "Big Ass Car"))
    bob.uses("Big Ass Car")
    resolve(table)

    assert bob.card("Maverick Trucker").damage == 0 + 1 + 1

"""Printed cards whose words were once read as more or less than they say, each shown by play or refused."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.events.leaving import Smoked
from quickening.games.shadowfist.kinds.basics import GainBold
from quickening.text.reader import NotRead
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, edge, event, resolve, site, state, table_until
from tests.table import Table

pytestmark = MARKS


@pytest.mark.parametrize(
    ("title", "set_name", "within"),
    [("Kung Fu Master", "combatinkowloon", True), ("Explosive Delivery Service", "endgame", False)],
)
def test_any_main_shot_is_no_attack_unless_the_card_says_so(
    table: Table, title: str, set_name: str, within: bool
) -> None:
    """SF 25.4. Characters are played outside of attacks."""
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill")
    bob.has(printed(title, set_name))
    alice.controls("Giant")

    alice.attacks("Hill", with_="Giant")

    assert bob.can("play", title) is within


def test_one_card_is_played_from_the_pile_in_a_main_shot(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(printed("The Big Boss", "boomchakalaka"))
    for name in ("Thug", "Bully"):
        alice.has_in_smoked_pile(character(name, cost=0, subtitle="Hood"))

    alice.uses("The Big Boss", "Thug")
    resolve(table)

    assert "Thug" in alice.in_play
    assert not alice.can("use", "The Big Boss")


def test_what_cannot_be_healed_except_when_seized_is_healed_then(table: Table) -> None:
    """SF 29.3, 30.3.3.2."""
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Giant", 20))
    bob.controls(printed("Bird Sanctuary", "10kbullets"))

    alice.attacks("Bird Sanctuary", with_="Giant")
    alice.chooses_fate("Seize")
    resolve(table)

    assert (alice.card("Bird Sanctuary").controller, alice.card("Bird Sanctuary").damage) == ("Alice", 0)


def test_what_is_smoked_for_not_paying_is_smoked_by_the_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Hill of the Turtle", "standard"))
    bob.controls(character("Robot", requires="{tek}"))
    bob.has_power(0)

    alice.ends_turn()
    resolve(table)

    assert [one.seat for one in table.game.log if isinstance(one, Smoked)] == [0]


def test_a_site_is_not_returned_one_site_away_from_victory(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(*(site(f"Site {number}") for number in range(4)))
    alice.has_in_smoked_pile(site("Lost"))
    alice.has(printed("Geomantic Spirit", "7masters"))

    alice.plays("Geomantic Spirit")
    resolve(table)

    assert alice.smoked_pile == ["Lost"]


def test_a_canceled_character_has_its_text_back_without_the_state(table: Table) -> None:
    """SF 33.0."""
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Bull", 3, "+2 Fighting."))
    alice.has(printed("Chi Detachment", "reinforcements"), event("Cure", "Smoke target State."))

    alice.plays("Chi Detachment", on="Bull")
    resolve(table)
    assert bob.card("Bull").fighting == 3

    alice.plays("Cure", "Chi Detachment")
    resolve(table)
    assert bob.card("Bull").fighting == 5


def test_ape_city_spares_every_kind_of_ape(table: Table) -> None:
    for subtitle, damage in (("Gorilla", 3), ("Chimp", 3), ("Hood", 2)):
        alice, bob = table.shadowfist("Alice", "Bob")
        alice.controls(printed("Ape City", "twofistedtales"), character("Fighter", 3, subtitle=subtitle))
        bob.controls("Tower")

        alice.attacks("Tower", with_="Fighter")
        resolve(table)

        assert bob.card("Tower").damage == damage


def test_the_man_plays_in_the_main_shot_of_each_opponent(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(printed("The Man", "boomchakalaka"), "Hill")
    bob.has(character("Recruit", cost=0))
    alice.controls("Giant", "River")

    alice.attacks("Hill", with_="Giant")
    table_until(table, lambda: bob.can("use", "The Man"))
    bob.uses("The Man", "Recruit")
    resolve(table)

    assert "Recruit" in bob.in_play


def test_the_combat_damage_of_char_is_certain(table: Table) -> None:
    for attacker, damage in ((printed("CHAR", "10kbullets"), 6), (character("Brute", 6), 5)):
        alice, bob = table.shadowfist("Alice", "Bob")
        alice.controls(attacker)
        bob.controls(character("Rock", 20, "Toughness: 1."))

        alice.attacks("Rock", with_=attacker.name)
        resolve(table)

        assert (bob.card("Rock").damage, attacker.fighting) == (damage, 6)


def test_char_does_not_make_its_other_damage_certain() -> None:
    """SF 50.18 is about all damage; the card speaks of combat."""
    assert not any(isinstance(one.change, GainBold) for one in printed("CHAR", "10kbullets").abilities)


def test_return_to_the_center_does_one_or_the_other(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero", edge("Bank", "Enters play with 3 counters."))
    bob.controls(state("Shield", "Subject gains +1 Fighting."), on="Hero")
    alice.has(printed("Return to the Center", "queensgambit"))

    alice.plays("Return to the Center", "Smoke target State")
    resolve(table)

    assert bob.smoked_pile == ["Shield"]


def test_huan_ken_is_a_target_for_events_once_turned(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(printed("Huan Ken", "reinforcements"))
    alice.has(event("Bolt", "Target a Character :: Smoke target."))

    assert not alice.can("play", "Bolt")


@pytest.mark.parametrize(
    ("title", "set_name"),
    [
        ("Jamal Hopkins", "netherworld"),  # Sites may move to where there were none
        ("War of Attrition", "redwedding"),  # other players choose before it is answered
        ("Thunder in the West", "shurikensandsixguns"),
        ("Reverend Adam Wither", "shurikensandsixguns"),  # the first time, whether anything comes of it or not
    ],
)
def test_what_the_rules_do_not_carry_out_as_it_is_said_is_refused(title: str, set_name: str) -> None:
    with pytest.raises(NotRead):
        printed(title, set_name)


def test_damage_by_one_of_several_is_not_that_by_all(table: Table) -> None:
    with pytest.raises(NotRead, match="which of them inflicts it"):
        event(
            "Wall",
            "Reduce all damage inflicted on target Site by a single attacker to 1 until the end of the attack.",
        )

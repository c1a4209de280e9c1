"""What players may, must and cannot do because a card says so, shown by play."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.definitions import CHARACTER
from quickening.games.shadowfist.pool import card_from_row
from quickening.games.shadowfist.rules.requirements import judge_deck
from tests.shadowfist_table import character, edge, event, resolve, site, state, waits_for
from tests.table import Table

BELL = event("Bell", "Gain 1 Power.")


def names(table: Table) -> list[str]:
    return sorted(option.name for option in table.decision.options)


# -- what others do ------------------------------------------------------------------------------------------------


def test_a_controller_may_answer_and_you_is_still_the_player_of_the_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("Hero", "River")
    alice.has(
        event("Mission", "Target a Character :: Smoke target. Target's controller may smoke any Site you control.")
    )

    alice.plays("Mission", "Hero")
    waits_for(bob, "?")
    bob.says_yes()
    resolve(table)

    assert sorted(alice.smoked_pile) == ["Hill", "Mission"]
    assert bob.smoked_pile == ["Hero"]


def test_a_controller_need_not_do_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("Hero")
    alice.has(
        event("Mission", "Target a Character :: Smoke target. Target's controller may smoke any Site you control.")
    )

    alice.plays("Mission", "Hero")
    waits_for(bob, "?")
    bob.says_no()
    resolve(table)

    assert alice.card("Hill").in_play


@pytest.mark.parametrize(("pays", "power", "smoked"), [(True, 1, []), (False, 2, ["Hero"])])
def test_unless_somebody_pays(table: Table, pays: bool, power: int, smoked: list[str]) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.has_power(2)
    bob.controls("Hero")
    alice.has(event("Threat", "Target a Character :: Smoke target unless its controller pays 1 Power."))

    alice.plays("Threat", "Hero")
    waits_for(bob, "?")
    if pays:
        bob.says_yes()
    else:
        bob.says_no()
    resolve(table)

    assert (bob.power, bob.smoked_pile) == (power, smoked)


def test_an_ability_that_any_player_may_use(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=2)
    text = "Any player may pay 1 Power :: Characters that player controls gain +1 Fighting until the end of the turn."
    bob.controls(character("Garcia", 3, text))
    alice.controls("Hero")

    alice.uses("Garcia")
    resolve(table)

    assert (alice.card("Hero").fighting, bob.card("Garcia").fighting, alice.power) == (5, 3, 1)


def test_an_ability_that_only_opponents_may_use_and_pay_you_for(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=2)
    text = (
        "+2 Fighting. Any opponent may pay you 1 Power :: This card's rules text is blank until the end of the turn."
    )
    bob.controls(character("Gray", 3, text))
    alice.controls(character("Grey", 3, text))
    assert not alice.can("use", "Grey")

    alice.uses("Gray")
    resolve(table)

    assert (bob.card("Gray").fighting, alice.power, bob.power) == (3, 1, 3)


# -- what may be played --------------------------------------------------------------------------------------------


def test_opponents_cannot_play_some_cards(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(edge("Hush", "Opponents cannot play Events."))
    bob.has(BELL)
    alice.has(BELL, "Student")

    assert not alice.can("play", "Bell")
    assert alice.can("play", "Student")


def test_opponents_cannot_play_states_on_your_cards(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(edge("Ward", "Opponents cannot play States on cards you control."), "Giant")
    alice.controls("Hero", "Student")
    alice.has(state("Curse", "Play on a Character. Subject gains -1 Fighting."))

    alice.plays("Curse")

    assert names(table) == ["Hero", "Student"]


def test_resource_conditions_are_ignored_for_some_cards(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has(
        character("Imp", 2, subtitle="Demon", requires="{lot}{lot}"), character("Monk", 2, requires="{han}{han}")
    )
    assert not alice.can("play", "Imp")

    alice.controls(character("Fa", 2, "You may ignore resource conditions when playing <Demon> Characters."))

    assert alice.can("play", "Imp")
    assert not alice.can("play", "Monk")


def test_only_one_kind_of_resource_is_ignored(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(edge("Plans", "You may ignore {tek} resource conditions when playing Characters."))
    alice.has(character("Robot", 2, requires="{tek}{tek}"), character("Arcane", 2, requires="{tek}{mag}"))

    assert alice.can("play", "Robot")
    assert not alice.can("play", "Arcane")


@pytest.mark.parametrize(
    ("text", "alices", "bobs"),
    [
        ("The cost of all Events is increased by 1.", False, False),
        ("Opponents' Events are +1 cost.", True, False),
    ],
)
def test_cards_that_cost_more(table: Table, text: str, alices: bool, bobs: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(edge("Tax", text))
    alice.has(BELL)
    bob.has(BELL)
    assert alice.can("play", "Bell") == alices

    alice.ends_turn()
    bob.has_power(0)

    assert bob.can("play", "Bell") == bobs


# -- decks and tokens ----------------------------------------------------------------------------------------------


def test_the_top_of_the_deck_is_arranged(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(
        character(
            "Seer",
            2,
            "Turn to look at the top 3 cards of your deck. You may put any number of those cards on the "
            "bottom of your deck in any order, and return the rest to the top of your deck in any order.",
        )
    )
    alice.has_on_deck("Hero", "Giant", "Student", "Bruiser")
    top = alice.deck[-3:] if alice.deck[-1] == "Bruiser" else alice.deck[:3]

    alice.uses("Seer")
    waits_for(alice, "?")
    alice.says_yes()
    assert names(table) == sorted(top)
    alice.chooses(top[0])
    waits_for(alice, "on top")
    alice.chooses(top[1])
    resolve(table)

    ends = (alice.deck[0], alice.deck[-1])
    assert set(ends) == {top[0], top[1]}


def test_a_token_row_is_a_character_that_no_deck_holds() -> None:
    row = dict.fromkeys(("Subtitle", "Requires", "Provides", "Power", "Body"), "")
    row |= {
        "Name": "Agent",
        "Set": "modern",
        "Type": "Token",
        "Cost": "2",
        "Fighting": "2",
        "Text": "Token. Stealth.",
    }

    agent = card_from_row(row)

    assert (agent.type, agent.fighting) == (CHARACTER, 2)
    assert [refusal.rule for refusal in judge_deck([agent])] == ["SF 1.2"]


def test_a_site_is_played_face_up_at_no_cost(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Giant", "Bruiser")
    bob.controls(
        "Hill",
        "River",
        site("Garden", 6, "When an opponent burns this card, you may play a Feng Shui Site face-up at no cost."),
    )
    bob.has("Temple", "Student")

    alice.attacks("Garden", with_=["Giant", "Bruiser"])
    waits_for(alice, "becomes")
    alice.chooses("Burn Garden for victory")
    waits_for(bob, "Use Garden")
    bob.says_yes()
    waits_for(bob, "Which card do you play")
    assert names(table) == ["Temple"]
    bob.chooses("Play Temple")
    resolve(table)

    assert (bob.card("Temple").in_play, bob.card("Temple").face_down, bob.power) == (True, False, 0)


def test_a_card_is_played_for_nothing_without_its_resources(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.has(character("Robot", 5, requires="{tek}{tek}", cost=4))
    alice.has(event("Gift", "Play a Character at no cost and ignoring resource conditions."))

    alice.plays("Gift")
    waits_for(alice, "Which card do you play")
    alice.chooses("Play Robot")
    resolve(table)

    assert alice.card("Robot").in_play


def test_states_for_nothing_on_one_character(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=1)
    alice.controls(character("Tso", 3, "You may play Weapons on Tso at no cost."), "Hero")
    alice.has(state("Sword", "Weapon. Play on a Character. Subject gains +1 Fighting.", cost=3))

    alice.plays("Sword", on="Tso")
    resolve(table)

    assert (alice.card("Tso").fighting, alice.power) == (4, 1)

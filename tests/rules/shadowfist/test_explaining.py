"""Why a number is what it is: the figures of cards, and what players have."""

from __future__ import annotations

import pytest

from quickening.core.refusals import Refused
from tests.shadowfist_table import ShadowfistPlayer, character, edge, event, resolve, site, state, table_until
from tests.table import Table, rule

BLADE = state("Blade", "Weapon. Play on a Character. Subject gains +2 Fighting.")


@rule("SF 15.1", "SF 8.7", "Fighting is what is printed, with every change, less damage.")
def test_fighting_is_explained_from_what_is_printed_to_what_is_left(table: Table) -> None:
    ann, _ = table.shadowfist("Ann", "Bob")
    hero = ann.controls("Hero", damage=1)
    ann.controls(BLADE, on="Hero")

    chain = table.game.explain(hero.state.handle, "Fighting")

    assert [amount for _, amount in chain] == [4, 2, -1]
    assert chain[0][0] == "printed on Hero (SF 8.7)"
    assert chain[1][0].startswith("Blade: ")
    assert sum(amount for _, amount in chain) == hero.fighting
    assert table.game.explain(hero.state.handle, "Damage") == [("damage (SF 29.0)", 1)]


@rule("SF 15.1", "Fighting is never less than none, and the explanation says so.")
def test_what_is_left_of_fighting_adds_up(table: Table) -> None:
    ann, _ = table.shadowfist("Ann", "Bob")
    hero = ann.controls("Hero", damage=5)

    chain = table.game.explain(hero.state.handle, "Fighting")

    assert chain[-1] == ("no less than none (SF 15.1)", 1)
    assert sum(amount for _, amount in chain) == hero.fighting == 0


@rule("SF 4.1.1", "SF 4.1.2", "How many Sites it takes to win depends on how many play.")
@pytest.mark.parametrize(("names", "sites"), [(("Ann", "Bob"), 6), (("Ann", "Bob", "Carol"), 5)])
def test_the_goal_is_explained(table: Table, names: tuple[str, ...], sites: int) -> None:
    table.shadowfist(*names)

    ((words, amount),) = table.game.explain_player(0, "goal")

    assert amount == sites
    assert f"with {len(names)} players" in words


@rule("SF 8.8", "A Site’s Power is explained; a Character has none, and a card in hand has what is printed on it.")
def test_only_figures_that_a_card_has_in_play_are_explained(table: Table) -> None:
    ann, _ = table.shadowfist("Ann", "Bob")
    hill = ann.controls(site("Rich Hill", 6, power=3))
    hero = ann.controls("Hero")
    ann.has("Giant")

    assert table.game.explain(hill.state.handle, "Power") == [("printed on Rich Hill (SF 8.8)", 3)]
    with pytest.raises(Refused, match="Hero has no 'Power'"):
        table.game.explain(hero.state.handle, "Power")
    with pytest.raises(Refused, match="there is no card"):
        table.game.explain(ann.card("Giant").state.handle, "Fighting")


@rule("SF 4.1", "Feng Shui Sites in play and burned for victory count toward victory.")
def test_victory_is_explained_without_naming_what_lies_face_down(table: Table) -> None:
    ann, _ = table.shadowfist("Ann", "Bob")
    ann.controls("Hill")
    ann.controls("Temple", face_down=True)
    ann.has_burned("Tower")

    words = [words for words, amount in table.game.explain_player(0, "victory") if amount == 1]

    assert words == [
        "Hill in play (SF 4.1)",
        "a face-down Feng Shui Site in play (SF 4.1)",
        "Tower burned for victory (SF 12.1.1)",
    ]
    assert table.game.explain_player(1, "victory") == [("no Feng Shui Sites (SF 4.1)", 0)]


@rule("SF 18.1", "SF 18.3", "Resources come from cards in play and in the smoked pile.")
def test_resources_are_explained_by_the_cards_that_provide_them(table: Table) -> None:
    ann, _ = table.shadowfist("Ann", "Bob")
    ann.controls(character("Monk", provides="{chi}{chi}"))
    ann.has_in_smoked_pile(character("Dragon Cub", provides="{dra}"))

    assert table.game.explain_player(0, "resources") == [
        ("chi from Monk in play (SF 18.1)", 2),
        ("dra from Dragon Cub in the smoked pile (SF 18.3)", 1),
    ]


@rule("SF 17.2", "Power that is gained is told apart from what was there before.")
def test_power_is_explained_by_what_came_and_went_this_turn(table: Table) -> None:
    ann, bob = table.shadowfist("Ann", "Bob", power=0)
    before = [amount for _, amount in table.game.explain_player(0, "power")]
    ann.has(event("Windfall", "Gain 2 Power."))

    ann.plays("Windfall")
    resolve(table)
    chain = table.game.explain_player(0, "power")

    assert chain[len(before) :] == [("Ann gains 2 Power. (SF 17.2.2)", 2)]
    ann.has(event("Bribe", "Gain 1 Power.", cost=2))
    ann.plays("Bribe")
    assert table.game.explain_player(0, "power")[len(chain)] == ("Ann pays 2 Power. (SF 17.2.5)", -2)
    resolve(table)
    with pytest.raises(Refused, match="not 'luck'"):
        table.game.explain_player(bob.number, "luck")


@rule("SF 4.1.2", "SF 4.1.1", "The goal is explained by the rule for so many players.")
def test_the_goal_names_its_rule(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(edge("Study", "Your hand size is increased by 1."))
    assert table.game.explain_player(0, "goal") == [("Feng Shui Sites to win with 2 players (SF 4.1.2)", 6)]

    alice, *_ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls(edge("Study", "Your hand size is increased by 1."))
    assert table.game.explain_player(0, "goal") == [("Feng Shui Sites to win with 3 players (SF 4.1.1)", 5)]


@rule("SF 15.1", "What leaves a figure as it is does not stand in its explanation.")
def test_what_changes_nothing_is_not_explained(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    hero = alice.controls("Hero")
    alice.controls(state("Robe", "Schtick. Subject Character gains Guts."), on="Hero")
    alice.controls(BLADE, on="Hero")

    chain = table.game.explain(hero.state.handle, "fighting")

    assert [amount for _, amount in chain] == [4, 2]


@rule("SF 50.13", "Of a card in the smoked pile that cannot do anything there, just that is said.")
def test_a_card_in_the_smoked_pile_has_nothing_to_do(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.has_in_smoked_pile("Student", event("Cannon", "Reload: 2. Gain 1 Power."))

    assert [refusal.rule for refusal in alice.why_not("Cannon")] == ["SF 50.13"]
    assert [refusal.rule for refusal in alice.why_not("Student")] != ["SF 50.13"]


@rule("SF 29.0", "A card that is not damaged has no damage to explain, and damage names the card it came from.")
def test_damage_is_explained_by_its_source(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Dart", "Inflict 2 damage on target Character."))
    giant = bob.controls("Giant")

    assert table.game.explain(giant.state.handle, "Damage") == [("no damage (SF 29.0)", 0)]
    alice.plays("Dart", "Giant")
    resolve(table)

    assert table.game.explain(giant.state.handle, "Damage") == [("damage from Dart (SF 29.0)", 2)]


@rule("SF 17.2.3", "SF 17.2.4", "Power that changes hands is told of both players, and is no more than there was.")
def test_power_that_changes_hands_is_explained_for_both(table: Table) -> None:
    ann, bob = table.shadowfist("Ann", "Bob", power=1)
    ann.has(event("Windfall", "Target player gains 2 Power."))
    ann.has(event("Robbery", "Steal 3 Power from target opponent."), event("Alms", "Give 1 Power to an opponent."))

    def lately(player: ShadowfistPlayer) -> list[int]:
        return [amount for _, amount in table.game.explain_player(player.number, "power")][1:]

    ann.plays("Windfall", "Bob")
    resolve(table)
    bob_had = len(lately(bob))
    ann.plays("Robbery", "Bob")
    resolve(table)
    assert lately(bob)[bob_had:] == [-3]
    assert lately(ann)[-1] == 3
    ann.plays("Alms")
    resolve(table)

    assert (lately(ann)[-1], lately(bob)[-1]) == (-1, 1)


@rule("SF 17.2.5", "Power that is spent to the last is told of, and what is gained then counts from there.")
def test_power_that_is_spent_to_the_last_is_explained(table: Table) -> None:
    ann, _ = table.shadowfist("Ann", "Bob", power=1)
    ann.has(event("Venture", "Gain 3 Power.", cost=1))

    ann.plays("Venture")
    resolve(table)

    assert [amount for _, amount in table.game.explain_player(0, "power")][1:] == [-1, 3]


@rule("SF 50.14", "SF 50.16", "Of a Character in an attack it is said why it does not get away.")
def test_why_a_character_does_not_get_away(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Ninja", 3, "Stealth."), "Hero")
    bob.controls("Temple")
    alice.has(event("Bell", "Gain 1 Power."))

    alice.attacks("Temple", with_="Ninja")
    table_until(table, lambda: alice.can("pass"))

    assert [one.reason for one in alice.why_not("Ninja")][-2:] == [
        "{name} is not intercepted by anybody it can evade.",
        "{name} does not have Tactics.",
    ]
    assert [one.reason for one in alice.why_not("Hero")][-2:] == [
        "{name} does not have Stealth.",
        "{name} is not attacking.",
    ]

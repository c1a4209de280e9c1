"""What the attacks and defenses among players' cards do. Every test fails if its card is misread."""

from __future__ import annotations

import pytest

from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.pool import shipped
from tests.cards.highlander_corpus import card, corpus_cards, shows
from tests.highlander_table import HighlanderPlayer, card_saying
from tests.table import Table

ALL = "XXX/XXX/XXX"
EVADE = card_saying(name="Evade", type="dodge", grid=ALL)
WALL = card_saying(name="Wall", type="block", grid=ALL)


def duel(table: Table, edition: str = "type-one", seed: int = 1) -> tuple[HighlanderPlayer, HighlanderPlayer]:
    return table.highlander("Alice", "Bob", edition=edition, seed=seed)


@shows("Alert Block")
def test_alert_block_covers_one_area_even_of_what_cannot_be_blocked(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card_saying("This attack cannot be blocked.", name="Feint", type="attack", grid="X00/000/000"))
    bob.has(card("Alert Block"), WALL)
    alice.has_in_play(card_saying("Your opponent may not play any blocks.", name="Arm Lock", type="situation"))
    alice.attacks("Feint")
    bob.goes_to("defense")
    assert not bob.can("defend", "Wall")
    bob.defends("Alert Block")
    assert table.game.attacks[0].result == "blocked"


@shows("Thrust", ("Middle Left Attack", "additional"), ("Middle Right Attack", "additional"))
@pytest.mark.parametrize("title", ["Thrust", "Middle Left Attack", "Middle Right Attack"])
def test_a_basic_attack_of_three_damage_that_may_be_hidden_after_a_power_blow(table: Table, title: str) -> None:
    alice, bob = duel(table)
    alice.has("Upper Left Attack")
    bob.has(card(title, "additional"), "Thrust")
    alice.attacks("Upper Left Attack")
    alice.exerts("Power Blow")
    bob.goes_to("attack")
    bob.attacks(title, hidden=True)
    assert bob.attack(title).hidden
    assert bob.damage(title) == 3
    bob.exerts("Power Blow") if not bob.can("use", title) else bob.uses(title)
    assert bob.damage(title) == 5


@shows(("Upper Center Attack", "Head Shot"))
def test_an_upper_center_attack_becomes_a_head_shot_if_no_special_card_is_played(table: Table) -> None:
    for special in (False, True):
        alice, _ = duel(table)
        alice.has(card("Upper Center Attack", "Head Shot"), card_saying(name="Trifle"))
        alice.goes_to("attack")
        if special:
            alice.plays("Trifle")
        alice.attacks("Upper Center Attack")
        assert alice.can("use", "Upper Center Attack") != special
        if not special:
            alice.uses("Upper Center Attack")
            assert alice.attack("Upper Center Attack").head_shot


@shows(("Bear Attack", "dodge"), ("Bear Attack", "block"))
@pytest.mark.parametrize(("kind", "other"), [("dodge", "block"), ("block", "dodge")])
def test_bear_attack_costs_a_defense_of_its_kind(table: Table, kind: str, other: str) -> None:
    alice, bob = duel(table)
    alice.has(card("Bear Attack", f"a {kind} for each"))
    alice.is_disarmed_of()
    alice.goes_to("attack")
    assert not alice.can("attack", "Bear Attack")
    alice.has_in_play(card_saying(name="Bear Style", type="situation"))
    alice.attacks("Bear Attack")
    bob.has(card_saying(name=kind, type=kind, grid=ALL), card_saying(name=other, type=other, grid=ALL))
    bob.goes_to("defense")
    assert not bob.can("defend", kind)
    assert bob.can("defend", other)
    bob.has(card_saying(name="Price", type=kind, grid="X00/000/000"))
    bob.defends(kind)
    assert "Price" in bob.discard_pile


@shows(("Dirty Trick", "next attack"))
@pytest.mark.parametrize("power", [False, True])
def test_leg_sweep_trick_makes_the_next_plain_attack_unstoppable(table: Table, power: bool) -> None:
    alice, bob = duel(table)
    alice.is_disarmed_of()
    alice.has(card("Dirty Trick", "next attack"))
    alice.may_attack(2)
    alice.attacks("Dirty Trick")
    alice.game.players[0].weapon = ""
    alice.has("Thrust")
    alice.attacks("Thrust")
    if power:
        alice.exerts("Power Blow")
    bob.has(EVADE, WALL)
    bob.lets_through()
    assert bob.can("defend", "Wall") == bob.can("defend", "Evade") == power
    assert bob.pending == {}


@shows(("Dirty Trick", "for each card"))
def test_bloodied_nose_burns_a_card_for_each_in_hand(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card("Dirty Trick", "for each card"))
    alice.attacks("Dirty Trick")
    bob.has("Thrust", WALL)
    before = len(bob.endurance)
    bob.goes_to("defense")
    assert not bob.can("defend", "Wall")
    bob.lets_through()
    assert len(bob.endurance) == before - 2
    assert bob.pending == {}


@shows("Femme Fatale")
def test_femme_fatale_costs_any_defense_from_hand(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card("Femme Fatale"))
    alice.attacks("Femme Fatale")
    bob.has(EVADE, "Thrust")
    bob.goes_to("defense")
    assert not bob.can("defend", "Evade")
    bob.has(WALL)
    bob.defends("Evade")
    assert "Wall" in bob.discard_pile


@shows("Follow Up")
def test_follow_up_is_additional_and_cannot_be_dodged_after_a_disarm(table: Table) -> None:
    alice, bob = duel(table)
    follow = card("Follow Up")
    alice.has(card_saying(name="Disarm"), "Thrust", follow, follow)
    alice.goes_to("attack")
    alice.attacks("Thrust")
    assert not alice.can("attack", "Follow Up")
    alice.plays("Disarm")
    alice.attacks("Follow Up")
    assert not alice.can("attack", "Follow Up")
    bob.has(EVADE)
    bob.lets_through()
    assert not bob.can("defend", "Evade")


@shows("Hook")
def test_hook_covers_one_chosen_area_and_cannot_be_blocked(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card("Hook"))
    alice.attacks("Hook", area="lower left")
    bob.has(WALL, card_saying(name="Hop", type="dodge", grid="000/000/X00"))
    bob.goes_to("defense")
    assert bob.can("defend", "Hop")
    assert not bob.can("defend", "Wall")


@shows("Kick")
def test_kick_does_one_damage_and_opens_the_way_for_a_second_attack(table: Table) -> None:
    alice, bob = duel(table)
    alice.is_disarmed_of()
    alice.has(card("Kick"), card("Kick"))
    alice.attacks("Kick")
    assert not alice.can("attack", "Kick")
    alice.game.players[0].weapon = ""
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(WALL, EVADE)
    bob.goes_to("defense")
    assert not bob.can("defend", "Wall")
    bob.lets_through()
    assert bob.pending == {"damage": 1}
    assert not bob.can("defend", "Wall")
    assert bob.can("defend", "Evade")


@shows("Leg Sweep")
def test_leg_sweep_does_nothing_itself_but_the_next_attack_cannot_be_dodged(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card("Leg Sweep"), "Thrust")
    alice.attacks("Leg Sweep")
    alice.attacks("Thrust")
    bob.has(WALL, EVADE)
    bob.goes_to("defense")
    assert not bob.can("defend", "Wall")
    bob.lets_through()
    assert bob.pending == {}
    assert bob.can("defend", "Wall")
    assert not bob.can("defend", "Evade")


@shows("Masters Attack")
@pytest.mark.parametrize(("there", "blocks", "dodges"), [("plot", False, True), ("situation", True, False)])
def test_masters_attack_goes_by_what_the_opponent_has_in_play(
    table: Table, there: str, blocks: bool, dodges: bool
) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card_saying(name="Scheme", type=there))
    alice.has(card("Masters Attack", grid=1) if corpus_cards() else card("Master's Attack", grid=1))
    name = alice.hand[0]
    alice.attacks(name)
    assert alice.can("exert", f"Exert to make {name} a Power Blow")
    bob.has(WALL, EVADE)
    bob.goes_to("defense")
    assert (bob.can("defend", "Wall"), bob.can("defend", "Evade")) == (blocks, dodges)


@shows("Master's Block")
def test_masters_block_attacks_where_it_blocked_and_hides_the_attack(table: Table) -> None:
    alice, bob = duel(table)
    alice.has("Upper Left Attack")
    alice.attacks("Upper Left Attack")
    bob.has(card("Master's Block", grid=7), "Upper Center Attack")
    bob.defends("Master's Block")
    bob.goes_to("attack")
    bob.attacks("Upper Center Attack", hidden=True)
    assert bob.attack("Upper Center Attack").hidden


@shows("Pickpocket")
@pytest.mark.parametrize("take", [True, False])
def test_pickpocket_discards_a_card_or_takes_an_object(table: Table, take: bool) -> None:
    alice, bob = duel(table)
    alice.has(card("Pickpocket"))
    alice.attacks("Pickpocket")
    bob.has(card_saying(name="Ring", type="object"), "Thrust")
    bob.lets_through()
    alice.says_yes()
    alice.chooses("Ring")
    alice.chooses("Put it into play under your control" if take else "Discard it")
    assert (alice.in_play if take else bob.discard_pile)[-1] == "Ring"
    assert bob.pending == {}


@shows("Quick Slash")
def test_quick_slash_is_an_additional_attack_once_a_turn(table: Table) -> None:
    alice, _ = duel(table)
    alice.has("Thrust", card("Quick Slash"), card("Quick Slash"), "Lower Left Attack")
    alice.attacks("Thrust")
    alice.attacks("Quick Slash")
    assert not alice.can("attack", "Quick Slash")
    assert not alice.can("attack", "Lower Left Attack")
    assert not alice.can("exert", "Exert to make Quick Slash a Power Blow")
    assert alice.can("exert", "Exert to make Thrust a Power Blow")


@shows("Slash")
@pytest.mark.parametrize("under", [True, False])
def test_slash_from_under_its_weapon_is_additional(table: Table, under: bool) -> None:
    alice, _ = duel(table)
    weapon = card_saying(
        "Instead of playing a Special Card on your turn, you may play an attack from under this card.",
        name="Mongolian Broadsword",
        type="weapon of choice",
        hands="1",
    )
    alice.uses_pre_game(weapon)
    alice.has("Thrust", card("Slash"))
    if under:
        slash, holder = alice.card("Slash"), alice.card("Mongolian Broadsword")
        table.game.areas["hand", 0].remove(slash)
        table.game.areas["captured", 0].append(slash)
        table.game.cards[slash].area, table.game.cards[slash].holder = "captured", holder
    alice.attacks("Thrust")
    if under:
        alice.uses("Mongolian Broadsword")
        alice.chooses("Slash")
        assert alice.attack("Slash").additional
        assert not alice.can("exert", "Exert to make Slash a Power Blow")
    else:
        assert not alice.can("attack", "Slash")


@shows("Surprise Attack")
@pytest.mark.parametrize("grid", ["X00", "00X"])
def test_surprise_attack_follows_another_and_hides_after_a_dodge(table: Table, grid: str) -> None:
    alice, bob = duel(table)
    alice.has("Thrust")
    alice.attacks("Thrust")
    wanted = {"X00": 8, "00X": 32}[grid]
    surprise = next(one for one in _surprises() if one.grid == wanted)
    bob.has(EVADE, "Upper Left Attack", surprise, surprise)
    bob.defends("Evade")
    bob.attacks("Upper Left Attack")
    bob.attacks("Surprise Attack", hidden=True)
    assert bob.attack("Surprise Attack").hidden
    assert not bob.can("attack", "Surprise Attack")


def _surprises() -> list[Printed]:
    pool = corpus_cards() or tuple(shipped().values())
    return [one for one in pool if one.name == "Surprise Attack"]


@shows("Tackle")
def test_tackle_may_follow_a_back_away(table: Table) -> None:
    alice, bob = duel(table)
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has("Back Away", card("Tackle"), card("Tackle"), "Upper Left Attack")
    bob.defends("Back Away")
    bob.goes_to("attack")
    assert not bob.can("attack", "Upper Left Attack")
    bob.attacks("Tackle")
    assert bob.damage("Tackle") == 0
    assert not bob.can("attack", "Tackle")
    assert bob.can("attack", "Upper Left Attack")

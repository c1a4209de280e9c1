"""Sequences of attacks, success, Guards (HL1 46-53; HL3 112-116, 123, 143, 152)."""

from __future__ import annotations

import pytest

from quickening.games.highlander import grid
from tests.highlander_table import card_saying
from tests.table import Table, rule

BOTH = pytest.mark.parametrize("edition", ["first", "third"])
ALL = pytest.mark.parametrize("edition", ["first", "third", "type-one"])
GUARD = card_saying("", "Guard", "block", kinds="Guard", grid="XXX/XXX/000")
STUN = "If this attack is successful, your opponent loses 1 Ability."


@rule("HL1 50", "HL3 115", "One attack a turn, more by cards; each opportunity is for one attack.")
@BOTH
def test_additional_opportunities(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has(card_saying("You may play an additional attack this turn.", "Extra Shot"))
    alice.has("Thrust", "Upper Left Attack", "Lower Left Attack")
    alice.attacks("Thrust")
    assert not alice.can("attack")

    alice.plays("Extra Shot")
    alice.attacks("Upper Left Attack")

    assert not alice.can("attack")
    assert not any("for an attack" in option.label for option in alice.options("exert"))


@rule("HL1 50", "HL3 115", "HLT 118b", "A card played in place of an attack uses up an opportunity.")
@ALL
def test_in_place_of_an_attack(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has(card_saying("Play in place of an attack. Draw a card.", "Death"), "Thrust")
    alice.goes_to("attack")

    alice.plays("Death")

    assert not alice.can("attack", "Thrust")


@rule("HL1 51", "HL3 115", "Attacks are answered in their order; only one found in an Exertion is put in between.")
@BOTH
def test_an_exerted_attack_goes_anywhere_in_the_sequence(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.may_attack(3)
    alice.has("Thrust", "Upper Left Attack")
    alice.has_on_top("Lower Center Attack")
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")

    alice.exerts("for an attack")
    alice.finds("Lower Center Attack")
    alice.chooses("Place it as attack 2")

    order = [table.game.printed(attack.card).name for attack in table.game.attacks]
    assert order == ["Thrust", "Lower Center Attack", "Upper Left Attack"]
    bob.goes_to("defense")
    assert bob.is_asked("Defend against Thrust (attack 1 of 3)")


@rule("HL3 115", "The primary attack is played or given up before any additional one.")
def test_the_primary_attack_comes_first(table: Table) -> None:
    extra = card_saying(
        "This attack may be played as an additional attack.", "Quick Slash", "attack", grid="X00/000/000"
    )
    alice, _ = table.highlander(edition="third")
    alice.has(extra, "Thrust")
    alice.attacks("Thrust")
    alice.attacks("Quick Slash")

    assert len(table.game.attacks) == 2
    assert [attack.additional for attack in table.game.attacks] == [False, True]


@rule("HL1 48", "HL3 112", "HL3 113", "An attack is successful if nothing stops it, or if it does damage after all.")
@BOTH
def test_a_power_blow_through_a_plain_block_is_successful(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    stun = card_saying(STUN, "Stunning Blow", "attack", grid="000/0X0/000", damage="2/4")
    alice.has(stun)
    bob.has("Lower Left Block")
    alice.attacks("Stunning Blow")
    alice.exerts("Power Blow")

    bob.defends("Lower Left Block")
    bob.goes_to("attack")

    assert bob.pending == {"damage": 2, "loss": 1}


@rule("HL1 49", "An attack succeeds at the end of the Defense Phase, or as soon as the defender says so.")
def test_success_is_declared_early_or_comes_at_the_end(table: Table) -> None:
    stun = card_saying(STUN, "Stunning Blow", "attack", grid="000/0X0/000", damage="2/4")
    for early in (True, False):
        alice, bob = table.highlander()
        alice.has(stun)
        alice.attacks("Stunning Blow")
        bob.goes_to("defense")
        bob.takes("through" if early else "skip")
        assert (bob.pending != {}) == early

        bob.goes_to("attack")
        assert bob.pending == {"loss": 1, "damage": 2}


@rule("HL3 112", "HL3 123", "The effect of a successful attack comes before the next attack is answered.")
def test_effects_come_before_the_next_defense(table: Table) -> None:
    pistol = card_saying(
        "If this attack is successful, your opponent must discard a defense from their hand.",
        "Pistol",
        "attack",
        kinds="Ranged",
        grid="000/0X0/000",
        damage="2",
    )
    alice, bob = table.highlander(edition="third")
    alice.may_attack(2)
    alice.has(pistol, "Upper Left Attack")
    bob.has("Upper Left Block")
    alice.attacks("Pistol")
    alice.attacks("Upper Left Attack")

    bob.lets_through()

    assert bob.hand == []
    assert not bob.can("defend")


# -- several attacks -----------------------------------------------------------------------------------------------


@rule("HL1 52", "A defense goes on to later attacks it covers, until a new one is played.")
def test_a_defense_goes_on_by_itself(table: Table) -> None:
    alice, bob = table.highlander()
    alice.may_attack(3)
    alice.has("Upper Left Attack", "Thrust", "Lower Right Attack")
    bob.has("Upper Left Block")
    for attack in ("Upper Left Attack", "Thrust", "Lower Right Attack"):
        alice.attacks(attack)

    bob.defends("Upper Left Block")
    bob.goes_to("attack")

    assert [attack.result for attack in table.game.attacks] == ["blocked", "blocked", "successful"]


@rule("HL1 52", "A new defense ends the help of the one before.")
def test_a_new_defense_ends_the_old_one(table: Table) -> None:
    alice, bob = table.highlander()
    alice.may_attack(3)
    alice.has("Upper Left Attack", "Lower Right Attack", "Upper Center Attack")
    bob.has("Upper Left Block", "Lower Right Block")
    for attack in ("Upper Left Attack", "Lower Right Attack", "Upper Center Attack"):
        alice.attacks(attack)

    bob.defends("Upper Left Block")
    bob.defends("Lower Right Block")
    bob.goes_to("attack")

    assert [attack.result for attack in table.game.attacks] == ["blocked", "blocked", "successful"]


@rule("HL1 53", "HL1 59", "A defense found in an Exertion may meet any attack of the row.")
def test_an_exerted_defense_goes_anywhere(table: Table) -> None:
    alice, bob = table.highlander()
    alice.may_attack(2)
    alice.has("Upper Left Attack", "Lower Right Attack")
    bob.has("Lower Right Block")
    bob.has_on_top("Upper Left Block")
    alice.attacks("Upper Left Attack")
    alice.attacks("Lower Right Attack")
    bob.goes_to("defense")
    bob.takes("skip")
    bob.defends("Lower Right Block")

    bob.exerts("against Upper Left Attack")
    bob.finds("Upper Left Block")
    bob.goes_to("attack")

    assert [attack.result for attack in table.game.attacks] == ["blocked", "blocked"]


@rule("HL3 123", "HL3 116", "HLT 119b", "What an Exertion finds may take the place of defenses that were laid ahead.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_a_found_defense_may_take_the_place_of_one_laid_ahead(table: Table, edition: str) -> None:
    evade = card_saying("", "Evade", "dodge", grid="XXX/XXX/XXX")
    alice, bob = table.highlander(edition=edition)
    alice.may_attack(2)
    alice.has("Upper Left Attack", "Lower Right Attack")
    bob.has("Lower Right Block")
    bob.has_on_top(evade)
    alice.attacks("Upper Left Attack")
    alice.attacks("Lower Right Attack")
    bob.goes_to("defense")
    bob.exerts("a defense")
    bob.chooses("Lower Right Block")
    bob.finds("Evade")

    assert bob.can("carry", "Evade")
    bob.carries("Evade")

    assert "Lower Right Block" in bob.discard_pile
    assert [attack.result for attack in table.game.attacks] == ["dodged", "dodged"]


@rule("HL3 114", "Areas are adjacent that share a border or a corner.")
def test_adjacent_areas() -> None:
    assert grid.adjacent(grid.UL) == grid.UC | grid.ML | grid.MC
    assert grid.adjacent(grid.MC) == grid.ALL & ~grid.MC
    assert not grid.adjacent(grid.UL) & grid.LR


# -- Guards and other Standing Defenses ----------------------------------------------------------------------------


@rule("HL1 46", "HL3 143", "HL3 152", "A Guard stays in play and blocks again; other blocks are swept.")
@BOTH
def test_a_guard_stays_and_blocks_again(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Upper Left Attack", "Upper Left Attack")
    bob.has(GUARD)
    alice.attacks("Upper Left Attack")
    bob.defends("Guard")
    alice.attacks("Upper Left Attack")

    assert bob.in_play == ["Guard"]
    bob.guards("Guard")
    bob.goes_to("attack")

    assert table.game.attacks[0].result == "blocked"


@rule(
    "HL1 47",
    "HL3 143",
    "A Guard bars attacks to its areas: it has to go first, or is dropped by them.",
)
@BOTH
def test_a_guard_in_the_way_of_an_attack(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has_in_play(GUARD)
    alice.has("Upper Left Attack", "Lower Left Attack")
    alice.goes_to("attack")
    assert alice.can("attack", "Lower Left Attack")

    if edition == "first":
        assert alice.why_not("Upper Left Attack").rule == "HL1 47"
        alice.drops("Guard")
    alice.attacks("Upper Left Attack")

    assert "Guard" not in alice.in_play


@rule("HL1 47", "HL1 43", "HL3 143", "Even dropped, a Guard that has just blocked bars its areas this turn.")
@BOTH
def test_a_dropped_guard_still_bars_its_areas(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Upper Left Attack")
    bob.has_in_play(GUARD)
    bob.has("Upper Right Attack", "Lower Left Attack")
    alice.attacks("Upper Left Attack")
    bob.guards("Guard")
    bob.goes_to("attack")

    bob.drops("Guard")

    assert not bob.can("attack", "Upper Right Attack")
    assert bob.can("attack", "Lower Left Attack")


@rule("HL1 47", "In the first edition a Guard has to go before a new defense is played.")
def test_a_guard_in_the_way_of_a_defense(table: Table) -> None:
    alice, bob = table.highlander()
    alice.has("Lower Left Attack")
    bob.has_in_play(GUARD)
    bob.has("Lower Left Block")
    alice.attacks("Lower Left Attack")
    bob.goes_to("defense")
    assert bob.why_not("Lower Left Block").rule == "HL1 47"

    bob.drops("Guard")

    assert bob.can("defend", "Lower Left Block")


@rule("HL1 47", "HL3 143", "HLT 100a", "A Guard that was made a Power Block is one for that turn only.")
@ALL
def test_a_guard_is_a_power_block_for_a_turn(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Upper Left Attack", "Upper Left Attack")
    bob.has(GUARD)
    alice.attacks("Upper Left Attack")
    alice.exerts("Power Blow")
    bob.defends("Guard")
    bob.exerts("Power Block")
    bob.goes_to("attack")
    assert bob.pending == {}

    alice.attacks("Upper Left Attack")
    alice.exerts("Power Blow")
    bob.guards("Guard")
    bob.goes_to("attack")

    assert bob.pending == {"damage": 2}


@rule("HL3 152", "HL3 143", "A Standing Defense may be dropped at any time in one's own turn.")
def test_a_standing_defense_is_dropped_at_will(table: Table) -> None:
    stance = card_saying("", "Cautious Advance", "situation", kinds="Standing Defense")
    alice, _ = table.highlander(edition="third")
    alice.has_in_play(stance, card_saying("", "Feud", "situation"))
    alice.goes_to("defense")
    assert not alice.can("drop", "Feud")

    alice.drops("Cautious Advance")

    assert alice.in_play == ["Feud"]
    assert table.game.phase == "defense"


@rule("HL3 64", "HL3 63", "A defense that turns out to be wrong is discarded and was not played.")
def test_a_wrong_defense_was_not_played(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has("Lower Left Attack")
    alice.may_hide()
    bob.has("Upper Left Block", "Upper Left Attack")
    alice.attacks("Lower Left Attack", hidden=True)

    bob.defends("Upper Left Block")
    bob.goes_to("attack")

    assert "Upper Left Block" in bob.discard_pile
    assert table.game.deeds[1].cards == ()
    assert bob.can("attack", "Upper Left Attack")


@rule("HL3 63", "HL3 113", "Only the text of the last defense counts, and only at the end of the phase.")
def test_the_text_of_the_last_defense(table: Table) -> None:
    first = card_saying("Draw 2 cards.", "Tumble", "dodge", grid="XXX/000/000")
    last = card_saying("Draw a card.", "Roll", "dodge", grid="000/000/XXX")
    alice, bob = table.highlander(edition="third")
    alice.may_attack(2)
    alice.has("Upper Left Attack", "Lower Left Attack")
    bob.has(first, last)
    alice.attacks("Upper Left Attack")
    alice.attacks("Lower Left Attack")
    bob.defends("Tumble")
    assert len(bob.hand) == 1
    bob.defends("Roll")
    assert bob.hand == []

    bob.goes_to("attack")

    assert len(bob.hand) == 1


@rule("HL1 43", "HL3 66", "HLT 54", "An attack whose area is chosen goes anywhere but where one has just blocked.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_an_area_is_chosen_after_a_block(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Upper Left Attack")
    alice.attacks("Upper Left Attack")
    bob.has("Upper Left Block")
    bob.has(card_saying("Choose one area on the grid for this card to cover.", "Jab", "attack", grid="XXX/XXX/XXX"))
    bob.defends("Upper Left Block")
    bob.goes_to("attack")

    bob.plays("Jab") if bob.can("play", "Jab") else bob.takes("attack")

    assert bob.may_choose() == ["Upper right", "Middle right", "Lower left", "Lower center", "Lower right"]


LATER = pytest.mark.parametrize("edition", ["third", "type-one"])


@rule("HL1 50a", "HL3 115a", "HLT 118a", "An attack found in an Exertion takes an opportunity like any other.")
@ALL
def test_an_exerted_attack_takes_an_opportunity(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.uses_pre_game("3E-x259")  # an additional Hard Exertion
    alice.has_on_top("Thrust", "Upper Left Attack")
    alice.goes_to("attack")
    alice.exerts("for an attack")

    alice.finds("Thrust")

    assert not any("for an attack" in option.label for option in alice.options("exert"))


@rule("HL3 64a", "HL3 79a", "With a defense that was wrong go the cards played in conjunction, as never played.")
def test_what_was_played_with_a_wrong_defense(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.may_hide()
    alice.has("Lower Left Attack")
    brace = card_saying("Play in conjunction with a block. That defense is a Power Block.", "Brace", "edge")
    bob.has("Upper Left Block", brace, "Lower Left Block")
    alice.attacks("Lower Left Attack", hidden=True)

    bob.defends("Upper Left Block", with_=["Brace"])

    assert bob.in_play == []
    assert sorted(bob.discard_pile) == ["Brace", "Upper Left Block"]
    assert table.game.deeds[1].cards == ()
    assert not bob.can("defend", "Lower Left Block")


@rule("HL3 123a", "HLT 119a", "An Exertion that finds nothing: the attack succeeds, and strikes what was laid ahead.")
@LATER
def test_what_was_laid_ahead_is_struck(table: Table, edition: str) -> None:
    text = "If this attack is successful, remove all Standing Defenses your opponent has in play from play."
    alice, bob = table.highlander(edition=edition)
    alice.may_attack(2)
    alice.has(card_saying(text, "Sunder", "attack", grid="X00/000/000", damage="2"), "Upper Right Attack")
    bob.has("3E-x444a")
    alice.attacks("Sunder")
    alice.attacks("Upper Right Attack")
    bob.goes_to("defense")
    bob.exerts("for a defense")
    bob.defends("Guard")

    assert "Guard" in bob.discard_pile
    assert bob.is_asked("Defend against Upper Right Attack")
    bob.lets_through()
    assert bob.pending == {"damage": 4}


@rule("HL3 143a", "What was played with a Guard is swept, and helps it in that turn only.")
def test_what_was_played_with_a_guard_is_swept(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    brace = card_saying("Play in conjunction with a block. That defense is a Power Block.", "Brace", "edge")
    blow = card_saying("This attack is a Power Blow.", "Maul", "attack", grid="X00/000/000", damage="2/4")
    alice.has(blow, blow)
    bob.has("3E-x444a", brace)
    alice.attacks("Maul")
    bob.defends("Guard", with_=["Brace"])
    assert bob.pending == {}

    alice.attacks("Maul")
    bob.goes_to("defense")
    assert bob.in_play == ["Guard"]
    bob.guards("Guard")
    bob.chooses("Block without a Power Block")

    assert bob.pending == {"damage": 2}


@rule("HL3 89a", "HLT 101a", "A Head Shot that is one no longer is still a Power Blow.")
@LATER
def test_a_head_shot_that_is_none_any_more(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("1E-x66", "Upper Left Attack")
    alice.attacks("Upper Left Attack", with_=["Head Shot"])

    bob.has_in_play(card_saying("Your opponent may not make Head Shots.", "Mercy", "situation"))
    bob.lets_through()

    assert not table.game.over
    assert bob.pending == {"damage": 4}


@rule("HL1 66a", "HL3 89b", "HLT 101b", "Who avoids a Head Shot keeps the head.")
@ALL
@pytest.mark.parametrize("avoided", [True, False])
def test_an_avoided_head_shot(table: Table, edition: str, avoided: bool) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("1E-x66", "Upper Left Attack")
    alice.attacks("Upper Left Attack", with_=["Head Shot"])
    bob.has("1E-x485")
    bob.goes_to("defense")
    if avoided:
        bob.plays("Live Forever")

    bob.goes_to("attack")

    assert table.game.over is not avoided


@rule("HL1 57a", "HL3 102a", "HLT 96a", "One Power Blow a turn, however many Exertions one may make.")
@ALL
def test_one_power_blow_a_turn(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.uses_pre_game("3E-x259")  # an additional Hard Exertion
    alice.may_attack(2)
    alice.has("Upper Left Attack", "Lower Left Attack")
    alice.attacks("Upper Left Attack")
    alice.attacks("Lower Left Attack")

    alice.exerts("make Upper Left Attack a Power Blow")

    assert not any("Power Blow" in label for label in table.labels)
    assert [attack.power for attack in table.game.attacks] == [True, False]


@rule("HL3 102b", "HLT 96b", "What is a Power Blow already may still be made a Head Shot.")
@LATER
def test_a_power_blow_becomes_a_head_shot(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has(
        card_saying("This attack is a Power Blow.", "Maul", "attack", grid="X00/000/000", damage="2/4"), "1E-x66"
    )
    alice.attacks("Maul", with_=["Head Shot"])

    bob.lets_through()

    assert table.game.outcome.winners == (alice.number,)


@rule("HL3 66", "Of two successful blocks the one that was played last bars its areas, and the first one does not.")
def test_the_last_successful_block_bars_its_areas(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.may_attack(2)
    alice.has("Upper Left Attack", "Lower Right Attack")
    bob.has("Upper Left Block", "Lower Right Block", "Upper Left Attack", "Lower Right Attack")
    alice.attacks("Upper Left Attack")
    alice.attacks("Lower Right Attack")

    bob.defends("Upper Left Block")
    bob.defends("Lower Right Block")
    bob.goes_to("attack")

    assert bob.can("attack", "Upper Left Attack")
    assert not bob.can("attack", "Lower Right Attack")

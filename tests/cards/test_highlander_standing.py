"""What the Situations, Objects, Locations and Plots among players' cards do."""

from __future__ import annotations

import pytest

from quickening.games.highlander import facts
from quickening.games.highlander.kinds import abilities
from tests.cards.highlander_corpus import card, shows
from tests.cards.test_highlander_attacks import EVADE, WALL, duel
from tests.cards.test_highlander_events import SCHEME, TRIFLE
from tests.highlander_decks import rules_of, wrong_with
from tests.highlander_table import card_saying
from tests.table import Table

ASSIGNED = card_saying(name="Adam", type="watcher")
HUNTER = card_saying(name="Horton", type="hunter")
JOE = card_saying(name="Joe", type="situation", kinds="Ally,Mortal")


def test_every_one_of_these_stands_in_play() -> None:
    assert card("Carl").remains


@shows("Carl")
@pytest.mark.parametrize("title", ["Holy Ground", "Haven"])
def test_carl_counters_holy_ground_alone(table: Table, title: str) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card("Carl"), ready=True)
    alice.has(card_saying(name=title))
    alice.goes_to("defense")
    alice.plays(title)
    assert bob.can("counter", "Carl") == (title == "Holy Ground")


@shows("Cautious Advance")
def test_cautious_advance_taxes_the_first_card_of_someone_prone(table: Table) -> None:
    alice, bob = duel(table, "third")
    alice.has_in_play(card("Cautious Advance"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(EVADE, WALL, WALL)
    bob.falls_prone()
    bob.defends("Wall")
    assert {option.kind for option in table.decision.options} == {"spend", "lose"}
    table.answer(next(option for option in table.decision.options if option.kind == "lose"))
    table.answer(table.decision.options[0]) if table.decision.question.startswith("Spend") else None
    assert bob.pending == {"loss": 1}


@shows("Disgruntled Mortal")
def test_disgruntled_mortals_burn_a_card_each(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(card("Disgruntled Mortal"), card("Disgruntled Mortal"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    before = len(bob.endurance)
    bob.goes_to("may do/must do")
    while bob.can("duty"):
        table.answer(next(option for option in table.decision.options if option.kind == "duty"))
    assert len(bob.endurance) == before - 2


@shows(("Duncan MacLeod", "reshuffle"))
def test_duncan_as_an_ally_makes_the_opponent_draw_a_new_hand(table: Table) -> None:
    alice, bob = duel(table)
    ally = card("Duncan MacLeod", "reshuffle")
    alice.has_in_play(ally, ready=True)
    bob.has(SCHEME, "Upper Left Block")
    alice.goes_to("attack")
    alice.uses("Duncan MacLeod")
    bob.goes_to("may do/must do")
    bob.takes("duty")
    assert len(bob.hand) == 2
    alice.has(ally)
    bob.uses_pre_game(card_saying(name="Duncan MacLeod", type="persona"))
    alice.goes_to("attack")
    assert not alice.can("play", "Duncan MacLeod")


@shows("Empathy")
def test_empathy_answers_a_forced_discard_in_kind(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card("Empathy"))
    bob.has("Thrust", "Thrust", "Thrust")
    alice.has(card_saying("Your opponent must discard 2 cards from their hand.", name="Mob"))
    alice.has("Upper Left Block", "Upper Left Block", "Upper Left Block")
    alice.goes_to("attack")
    alice.plays("Mob")
    bob.goes_to("may do/must do")
    bob.takes("duty")
    table.answer(table.decision.options[:2])
    bob.says_yes()
    assert "Empathy" in bob.discard_pile
    alice.begins_turn()
    alice.goes_to("may do/must do")
    alice.takes("duty")
    assert table.decision.least == 2


@shows("Extended Blade")
def test_extended_blade_strikes_after_a_back_away(table: Table) -> None:
    blade = card("Extended Blade")
    alice, bob = duel(table)
    bob.has_in_play(blade)
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(
        "Back Away", "Upper Left Attack", card_saying(name="Shot", type="attack", kinds="Special", grid="X00/000/000")
    )
    bob.defends("Back Away")
    bob.goes_to("attack")
    assert bob.can("attack", "Upper Left Attack")
    assert not bob.can("attack", "Shot")


@shows("Extended Blade")
@pytest.mark.parametrize(("weapon", "may"), [("Two-Handed Broadsword", True), ("Katana", False)])
def test_extended_blade_needs_the_two_handed_weapon(table: Table, weapon: str, may: bool) -> None:
    blade = card("Extended Blade")
    wrong = rules_of(wrong_with("type-one", "General Katana", weapon, blade))
    assert wrong == (set() if may else {"HLT 19"})


@shows("Extended Blade")
def test_extended_blade_goes_with_the_two_handed_weapon(table: Table) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game("General Katana", "Two-Handed Broadsword")
    alice.has(card("Extended Blade"))
    alice.goes_to("attack")
    alice.plays("Extended Blade")
    bob.has(card_saying("Your opponent is Disarmed.", name="Disarm"))
    bob.goes_to("attack")
    bob.plays("Disarm")
    assert "Extended Blade" in alice.discard_pile
    alice.has(card("Extended Blade"))
    alice.goes_to("attack")
    assert alice.why_not("Extended Blade").rule == "HLT 84"


@shows("Fabulous Freebirds")
def test_fabulous_freebirds_give_dirty_tricks_damage(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(card("Fabulous Freebirds"))
    alice.has(card_saying(name="Dirty Trick", type="attack", kinds="Dirty Trick", grid="X00/000/000", damage="none"))
    alice.has(card("Fabulous Freebirds"))
    alice.attacks("Dirty Trick")
    assert alice.damage("Dirty Trick") == 1
    assert not alice.can("play", "Fabulous Freebirds")


@shows("Guardian")
def test_guardian_shuffles_the_discard_pile_and_is_gone_for_good(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(card("Guardian"), ready=True)
    alice.has_in_discard_pile("Upper Left Block")
    alice.has(card("Guardian"))
    alice.goes_to("attack")
    assert alice.can("play", "Guardian")
    alice.uses("Guardian")
    assert alice.removed == ["Guardian"]
    assert "Upper Left Block" in alice.endurance


@shows("Head Hunter")
def test_head_hunter_needs_its_parts_and_disarms_for_long(table: Table) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(HUNTER)
    alice.has(card("Head Hunter"))
    alice.has_in_play(card_saying(name="Clues", type="plot"))
    alice.goes_to("attack")
    assert not alice.can("play", "Head Hunter")
    alice.has_in_play(card_saying(name="Research", type="plot"))
    alice.plays("Head Hunter")
    assert bob.is_unarmed
    assert sorted(alice.discard_pile)[:2] == ["Clues", "Head Hunter"]
    assert "no recovery" in facts.of_player(table.game, 1).allowed


@shows(("Hunter", "Prone"))
def test_hunter_keeps_the_opponent_down(table: Table) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(HUNTER)
    alice.has(card("Hunter", "Prone"))
    alice.goes_to("attack")
    alice.plays("Hunter")
    assert bob.is_prone
    assert facts.of_player(table.game, 1).words["feet chance"] == [-1]
    bob.has(card_saying("Remove a Situation from play.", name="Raid"), TRIFLE)
    bob.goes_to("attack")
    bob.plays("Raid")
    table.answer(table.decision.options[0]) if table.decision.question.startswith("Spend") else None
    assert not bob.is_prone


@shows("Jack Donovan")
def test_jack_donovan_waives_the_duty_to_play(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(card("Jack Donovan"), ready=True)
    alice.goes_to("attack")
    assert not alice.can("end")
    alice.uses("Jack Donovan")
    assert alice.can("end")
    assert alice.discard_pile == ["Jack Donovan"]


@shows(("Joe Dawson", "duplicate"))
def test_joe_dawson_does_again_what_a_watcher_did(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card("Joe Dawson", "duplicate"), ready=True)
    alice.uses_pre_game(ASSIGNED)
    alice.has_in_play(card_saying(name="James Horton", type="situation"))
    alice.has(card_saying("Your opponent loses 2 Ability.", name="Watcher"))
    alice.goes_to("attack")
    alice.plays("Watcher")
    bob.goes_to("attack")
    assert len(bob.options("use")) == 2
    table.answer(bob.options("use")[0])
    bob.chooses("Watcher") if bob.is_asked("Duplicate") else None
    assert alice.pending == {"loss": 2}
    assert "Joe Dawson" in bob.discard_pile


@shows("Master's Advantage")
def test_masters_advantage_silences_the_persona(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(card("Connor MacLeod"))
    assert "sees hidden" in facts.of_player(table.game, 1).allowed
    alice.has_in_play(card("Master's Advantage"))
    assert "sees hidden" not in facts.of_player(table.game, 1).allowed
    assert "persona cards barred" in facts.of_player(table.game, 0).allowed


@shows("Master's Advice")
def test_masters_advice_raises_maximum_and_ability_once(table: Table) -> None:
    alice, _ = duel(table)
    alice.is_at(10)
    alice.has(card("Master's Advice"), card("Master's Advice"))
    alice.goes_to("attack")
    alice.plays("Master's Advice")
    assert (alice.maximum, alice.pending) == (17, {"gain": 2})
    assert abilities.of_kind(card("Master's Advice"), abilities.ONE_IN_PLAY) is not None


@shows("Protected Resources")
@pytest.mark.parametrize("nullified", [True, False])
def test_protected_resources_may_keep_hand_and_endurance(table: Table, nullified: bool) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card("Protected Resources"))
    bob.has("Thrust")
    text = "Your opponent must discard a card from their hand. "
    text += "Your opponent must discard the top card of their Endurance."
    alice.has(card_saying(text, name="Mob"))
    alice.goes_to("attack")
    alice.plays("Mob")
    before = len(bob.endurance)
    bob.goes_to("may do/must do")
    while bob.can("duty"):
        table.answer(next(option for option in table.decision.options if option.kind == "duty"))
        bob.says_yes() if nullified else bob.says_no()
        table.answer(table.decision.options[0]) if table.decision.question.startswith("Discard") else None
    assert (bob.hand, before - len(bob.endurance)) == ((["Thrust"], 0) if nullified else ([], 1))


def test_protected_resources_leave_the_opponent_no_card_to_choose(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card("Protected Resources"))
    bob.has("Thrust")
    alice.has(card_saying("Discard a card from your opponent's hand.", name="Mob"))
    alice.goes_to("attack")
    alice.plays("Mob")
    table.answer(table.decision.options[0]) if table.decision.question.startswith("Choose") else None
    assert bob.hand == ["Thrust"]


@shows(("Quality Blade", "bottom"))
def test_quality_blade_of_the_saber_keeps_basic_attacks(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card("Quality Blade", "bottom"))
    bob.has("Thrust")
    alice.has(card_saying("Your opponent must discard a card from their hand.", name="Mob"))
    alice.goes_to("attack")
    alice.plays("Mob")
    bob.goes_to("may do/must do")
    bob.takes("duty")
    bob.chooses("Thrust") if bob.may_choose() == ["Thrust"] else None
    bob.says_yes()
    assert bob.endurance[-1] == "Thrust"


@shows("Safe House")
def test_safe_house_shelters_allies(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(card("Safe House"), JOE, TRIFLE)
    alice.goes_to("attack")
    alice.plays("Safe House")
    assert (alice.captured, alice.hand) == (["Joe"], ["Trifle"])
    alice.begins_turn()
    alice.goes_to("attack")
    alice.uses("Safe House")
    alice.chooses("Joe") if "Joe" in alice.may_choose() else None
    assert "Joe" in alice.in_play
    assert not alice.can("play", "Trifle")


@shows("Safe Haven")
def test_safe_haven_bars_damage_until_its_player_deals_some(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(card("Safe Haven"))
    bob.has("Thrust", TRIFLE, card_saying("Your opponent takes 1 damage.", name="Bomb"))
    alice.has("Upper Left Attack")
    alice.goes_to("attack")
    bob_ = bob
    alice.exerts("nothing")
    bob_.goes_to("attack")
    assert not bob.can("attack", "Thrust")
    assert not bob.can("play", "Bomb")
    assert bob.can("play", "Trifle")
    alice.attacks("Upper Left Attack")
    assert "Safe Haven" in alice.discard_pile


@shows("Skull")
@pytest.mark.parametrize(("kinds", "loss"), [("Ally,Mortal", {"loss": 1}), ("Ally,Immortal", {})])
def test_skull_taxes_mortal_allies(table: Table, kinds: str, loss: dict[str, int]) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card("Skull"))
    alice.has(card_saying(name="Friend", type="situation", kinds=kinds))
    alice.goes_to("attack")
    alice.plays("Friend")
    assert alice.pending == loss


@shows("The Final Dimension")
def test_the_final_dimension_finds_illusions_softly(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(card("The Final Dimension"))
    alice.has_on_top(card_saying(name="Mirage", type="illusion"))
    before = len(alice.endurance)
    alice.goes_to("attack")
    alice.uses("The Final Dimension")
    alice.chooses("Mirage")
    assert "Mirage" in alice.in_play
    assert len(alice.endurance) == before - 1
    assert not alice.can("use", "The Final Dimension")


@shows("Trench Coat")
@pytest.mark.parametrize("kind", ["Pedestrian", "Bystander", "Reporter", "Ally"])
def test_trench_coat_hides_from_people_in_the_street(table: Table, kind: str) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card("Trench Coat"), ready=True)
    alice.has_in_play(card_saying(name="Somebody", type="situation", kinds=kind))
    alice.has(card_saying(name="Another", type="situation", kinds=kind))
    alice.goes_to("attack")
    alice.plays("Another")
    assert bob.can("counter", "Trench Coat") == (kind != "Ally")
    if kind != "Ally":
        bob.passes()
        bob.uses("Trench Coat")
        bob.chooses("Somebody")
        assert alice.in_play == ["Another"]


@shows("TSC Headquarters")
def test_no_location_comes_after_headquarters(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card("TSC Headquarters"))
    for player in (alice, bob):
        player.has(card_saying(name="Roof", type="location"), TRIFLE)
        player.goes_to("attack")
        assert not player.can("play", "Roof")
        assert player.can("play", "Trifle")


@shows("Two-Handed Stance")
@pytest.mark.parametrize("attacked", [True, False])
def test_two_handed_stance_holds_the_opponent_to_as_many_attacks(table: Table, attacked: bool) -> None:
    alice, bob = duel(table)
    alice.has_in_play(card("Two-Handed Stance"))
    alice.has("Thrust", TRIFLE)
    alice.goes_to("attack")
    alice.attacks("Thrust") if attacked else alice.plays("Trifle")
    bob.may_attack(2)
    bob.has("Upper Left Attack", "Upper Right Attack")
    bob.attacks("Upper Left Attack")
    assert bob.can("attack", "Upper Right Attack") != attacked
    assert card("Two-Handed Stance").is_standing


@shows(("Watcher", "nullified"))
def test_watcher_shields_cards_in_ones_own_turn(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card_saying("Nullify all Draw effects your opponent has in play.", name="Fog", type="situation"))
    alice.has_in_play(card("Watcher", "nullified"))
    alice.has_in_play(card_saying("DRAW: Your maximum hand size is increased by 1.", name="Bag", type="situation"))
    assert alice.hand_size == 16
    bob.goes_to("attack")
    assert alice.hand_size == 15


# -- the first edition ---------------------------------------------------------------------------------------------


@shows(("Watcher", "counter a watcher"))
@pytest.mark.parametrize("title", ["Watcher: Treatment", "Doctor"])
def test_watcher_counters_a_watcher(table: Table, title: str) -> None:
    alice, bob = duel(table, "first")
    bob.has_in_play(card("Watcher", "counter a watcher"), ready=True)
    alice.has(card_saying(name=title))
    alice.goes_to("attack")
    alice.plays(title)
    assert bob.can("counter", "Watcher") == title.startswith("Watcher")


@shows("Collect")
def test_each_collect_widens_the_choice_of_exertions(table: Table) -> None:
    alice, _ = duel(table, "first")
    alice.has_in_play(card("Collect"), card("Collect"))
    alice.goes_to("attack")
    alice.exerts("nothing")
    assert [option.number for option in table.decision.options] == [3, 4, 5, 6, 7]


@shows("Ancestral Blade")
def test_ancestral_blade_blocks_power_blows_freely(table: Table) -> None:
    alice, bob = duel(table, "first")
    bob.has_in_play(card("Ancestral Blade"))
    bob.has(WALL)
    alice.has("Thrust")
    alice.attacks("Thrust")
    alice.exerts("Power Blow")
    bob.defends("Wall")
    bob.goes_to("attack")
    assert bob.pending == {}


@shows(("Rules of the Game", "an ally"), ("Rules of the Game", "an event"))
@pytest.mark.parametrize(("words", "loss"), [("an ally", 1), ("an event", 2)])
def test_rules_of_the_game_tax_either_player_and_replace_each_other(table: Table, words: str, loss: int) -> None:
    alice, bob = duel(table, "first")
    rules = card("Rules of the Game", words)
    taxed = JOE if words == "an ally" else card_saying("Your opponent takes 1 damage.", name="Bomb")
    bob.has_in_play(rules)
    alice.has(TRIFLE, taxed, rules)
    alice.has_in_play(card_saying("You may play another Special Card.", name="Leisure", type="situation"))
    alice.has_in_play(card_saying("You may play another Event.", name="Haste", type="situation"))
    alice.goes_to("attack")
    alice.plays("Trifle")
    assert alice.pending == {}
    alice.plays(taxed.name)
    assert alice.pending == {"loss": loss}
    alice.begins_turn()
    alice.goes_to("attack")
    alice.plays("Rules of the Game")
    assert "Rules of the Game" in bob.discard_pile
    assert "Rules of the Game" in alice.in_play


@shows(("Rules of the Game", "an ally"), ("Rules of the Game", "an event"))
@pytest.mark.parametrize(("words", "loss"), [("an ally", 1), ("an event", 2)])
def test_rules_of_the_game_tax_whoever_has_them_in_play_too(table: Table, words: str, loss: int) -> None:
    alice, bob = duel(table, "first")
    alice.has_in_play(card("Rules of the Game", words))
    alice.has(JOE if words == "an ally" else card_saying("Your opponent takes 1 damage.", name="Bomb"))
    alice.goes_to("attack")
    alice.plays(alice.hand[-1])

    assert (alice.pending, "loss" in bob.pending) == ({"loss": loss}, False)


@shows(("Rules of the Game", "an event"))
def test_rules_of_the_game_tax_an_event_that_does_damage_not_one_that_may(table: Table) -> None:
    alice, bob = duel(table, "first")
    bob.has_in_play(card("Rules of the Game", "an event"))
    alice.has(card("Watcher: Hunter"))
    alice.goes_to("attack")
    alice.plays("Watcher: Hunter")
    assert alice.pending == {}


@shows(("Quality Blade", "last blocked"))
def test_quality_blade_of_the_rapier_strikes_where_one_blocked(table: Table) -> None:
    alice, bob = duel(table, "first")
    bob.has_in_play(card("Quality Blade", "last blocked"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(WALL, "Upper Left Attack", card_saying(name="Cut", type="attack", grid="X00/000/000"))
    bob.defends("Wall")
    bob.goes_to("attack")
    assert bob.can("attack", "Upper Left Attack")
    assert not bob.can("attack", "Cut")


@shows("Master's Advance")
def test_masters_advance_makes_every_dodge_cost_a_dodge(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.has_in_play(card("Master's Advance"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(EVADE, WALL)
    bob.goes_to("defense")
    assert not bob.can("defend", "Evade")
    assert bob.can("defend", "Wall")
    bob.has(card_saying(name="Hop", type="dodge", grid="X00/000/000"))
    bob.defends("Evade")
    assert "Hop" in bob.discard_pile


@shows("Lighthouse")
def test_lighthouse_punishes_an_attack_that_fails(table: Table) -> None:
    alice, bob = duel(table, "first")
    bob.has_in_play(card("Lighthouse"), "Guard")
    alice.has_in_play(card_saying(name="Low Guard", type="block", kinds="Guard", grid="000/000/XXX"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(EVADE, "Upper Left Attack")
    bob.drops("Guard") if bob.can("drop", "Guard") else None
    bob.goes_to("defense")
    bob.drops("Guard") if bob.can("drop", "Guard") else None
    bob.defends("Evade")
    bob.attacks("Upper Left Attack")
    assert "Low Guard" not in alice.in_play
    alice.has(EVADE)
    alice.goes_to("defense")
    assert not alice.can("defend", "Evade")


@shows(("Cat and Mouse", "draw"))
def test_cat_and_mouse_draws_for_every_one_in_play(table: Table) -> None:
    alice, bob = duel(table, "first")
    bob.has_in_play(card("Cat and Mouse", "draw"))
    alice.has(card("Cat and Mouse", "draw"))
    alice.goes_to("attack")
    alice.plays("Cat and Mouse")
    assert len(alice.hand) == 2


@shows(("Improvised Weapon", "Disarmed"))
def test_an_improvised_weapon_serves_someone_disarmed(table: Table) -> None:
    alice, _ = duel(table, "first")
    alice.is_disarmed_of()
    alice.has("Upper Left Attack", "Head Shot")
    alice.goes_to("attack")
    assert not alice.can("attack", "Upper Left Attack")
    alice.has_in_play(card("Improvised Weapon", "Disarmed"))
    assert alice.can("attack", "Upper Left Attack")
    assert not alice.can("with", "Head Shot")


@shows("Dojo")
def test_dojo_keeps_up_to_five_cards(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.has_in_play(card("Dojo"))
    alice.has(*["Thrust"] * 7)
    alice.goes_to("may do")
    alice.uses("Dojo")
    alice.chooses("Place cards under it")
    assert table.decision.most == 5
    table.answer(table.decision.options[:5])
    assert (len(alice.hand), alice.captured) == (2, ["Thrust"] * 5)
    assert not alice.can("use", "Dojo")
    bob.has(card_saying("Remove a Situation from play.", name="Raid"))
    bob.goes_to("attack")
    bob.plays("Raid")
    assert alice.discard_pile.count("Thrust") == 5


@shows("Crysta Van Pelt")
def test_crysta_van_pelt_captures_a_card_for_each_special_card(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(card("Crysta Van Pelt"))
    bob.has(TRIFLE, card_saying("Remove a Situation from play.", name="Raid"))
    bob.goes_to("attack")
    before = len(bob.endurance)
    bob.plays("Trifle")
    assert len(bob.endurance) == before - 1
    assert bob.captured or alice.captured
    bob.begins_turn()
    bob.goes_to("attack")
    bob.plays("Raid")
    assert bob.captured == alice.captured == []


@shows("Evade", ("Extra Shot", "switch hands"))
@pytest.mark.parametrize("both", [True, False])
@pytest.mark.parametrize("title", ["Evade", "Extra Shot"])
def test_a_pair_may_switch_hands(table: Table, title: str, both: bool) -> None:
    alice, bob = duel(table)
    for name in ("Corda", "Reno")[: 2 if both else 1]:
        bob.uses_pre_game(card_saying(name=name, type="persona"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    switch = "If playing with both Corda and Reno personas, you may switch hands."
    pair = card_saying(f"You lose one attack this turn. {switch}", name="Evade", type="dodge", grid="XXX/XXX/XXX")
    shot = card_saying(f"You may play an additional attack this turn. {switch}", name="Extra Shot")
    bob.has(pair if title == "Evade" else shot)
    bob.goes_to("defense")
    bob.defends("Evade") if title == "Evade" else bob.plays("Extra Shot")
    assert bob.is_asked("switch hands") == both


@shows("Outnumber", "Teamwork")
@pytest.mark.parametrize("title", ["Outnumber", "Teamwork"])
def test_what_only_a_pair_can_do(table: Table, title: str) -> None:
    head = "You may only play this card if you are using both Corda and Reno Personas."
    tail = "You may play another Special Card this turn."
    texts = {
        "Outnumber": f"{head} Your opponent must discard one Special Card from their hand. {tail}",
        "Teamwork": f"{head} You may exchange up to three cards between each hand. {tail}",
    }
    alice, _ = duel(table)
    alice.has(card_saying(texts[title], name=title), TRIFLE)
    alice.uses_pre_game(card_saying(name="Corda", type="persona"))
    alice.goes_to("attack")
    assert not alice.can("play", title)
    alice.uses_pre_game(card_saying(name="Reno", type="persona"))
    alice.plays(title)
    alice.says_no() if alice.is_asked("exchange") else None
    assert alice.can("play", "Trifle")

"""What the Events among players' cards do. Every test fails if its card is misread."""

from __future__ import annotations

import pytest

from tests.cards.highlander_corpus import card, shows
from tests.cards.test_highlander_attacks import EVADE, WALL, duel
from tests.highlander_decks import seen_by, wrong_with
from tests.highlander_table import card_saying
from tests.table import Table

TRIFLE = card_saying(name="Trifle")
RING = card_saying(name="Ring", type="object")
SCHEME = card_saying(name="Scheme", type="situation")


@shows(("Alertness", "in conjunction with a dodge"), ("Alertness", "in conjunction with a block"))
@pytest.mark.parametrize(("kind", "verb"), [("dodge", "dodged"), ("block", "blocked")])
def test_alertness_lets_a_defense_do_what_nothing_else_lets_it(table: Table, kind: str, verb: str) -> None:
    alice, bob = duel(table)
    alice.may_attack(2)
    alice.has_in_play(
        card_saying(f"Your opponent must discard a {kind} to play a {kind}.", name="Toll", type="situation")
    )
    alice.has_in_play(
        card_saying(
            f"{kind.capitalize()}s will not {'avoid' if kind == 'dodge' else 'stop'} multiple attacks you play.",
            name="Flurry",
            type="situation",
        )
    )
    sly = card_saying(f"This attack cannot be {verb}.", name="Sly Cut", type="attack", grid="X00/000/000")
    alice.has(sly, sly)
    alice.attacks("Sly Cut")
    alice.attacks("Sly Cut")
    own = EVADE if kind == "dodge" else WALL
    bob.has(card("Alertness", f"in conjunction with a {kind}"), own)
    bob.goes_to("defense")
    assert not bob.can("defend", own.name)
    bob.defends(own.name, with_=["Alertness"])
    assert table.game.attacks[0].result == verb
    bob.carries(own.name)
    assert table.game.attacks[1].result == verb


@shows("Amergan")
def test_amergan_empowers_an_attack_that_could_not_be_a_power_blow(table: Table) -> None:
    alice, bob = duel(table)
    cut = card_saying(
        "This attack cannot be a Power Blow.", name="Cut", type="attack", grid="X00/000/000", of="Rapier"
    )
    alice.uses_pre_game("Rapier")
    alice.has(card("Amergan"), cut, "Thrust")
    alice.goes_to("attack")
    alice.table.answer(alice.find("with", lambda o: o.name == "Amergan", "play Amergan"))
    assert not alice.can("play", "Thrust")
    alice.table.answer(alice.find("play", lambda o: o.name == "Cut", "play Cut"))
    alice.ends_phase()
    bob.lets_through()
    assert bob.pending == {"damage": 3}


@shows("Blood Eagle")
def test_blood_eagle_adds_an_attack_and_damage_and_shrinks_the_next_hand(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card("Blood Eagle"), "Thrust", "Upper Left Attack")
    alice.goes_to("attack")
    alice.plays("Blood Eagle")
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")
    assert alice.damage("Thrust") == 3
    bob.goes_to("attack")
    assert bob.hand_size == 13


@shows(("Break Weapon", "Disarm"))
@pytest.mark.parametrize("with_it", [True, False])
def test_break_weapon_breaks_what_a_disarm_takes(table: Table, with_it: bool) -> None:
    alice, _ = duel(table)
    disarm = card_saying("Your opponent is Disarmed. You may play another Special Card this turn.", name="Disarm")
    alice.has(card("Break Weapon", "Disarm"), disarm, TRIFLE)
    alice.has_in_play(card_saying("You may play another Special Card.", name="Leisure", type="situation"))
    alice.goes_to("attack")
    alice.plays("Disarm", with_=["Break Weapon"] if with_it else [])
    assert table.game.players[1].weapon == ("broken" if with_it else "disarmed")


@shows("Boom Boom")
def test_boom_boom_may_be_played_twice(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card("Boom Boom"), card("Boom Boom"), TRIFLE)
    alice.goes_to("attack")
    alice.plays("Boom Boom")
    assert bob.pending == {"loss": 1}
    assert not alice.can("play", "Trifle")
    alice.plays("Boom Boom")
    assert bob.pending == {"loss": 2}


@shows("Bloodlust")
def test_bloodlust_plays_attacks_from_fifteen_cards_for_one_damage_each(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card("Bloodlust"), "Thrust")
    alice.goes_to("attack")
    before = len(alice.endurance)
    alice.plays("Bloodlust")
    assert len(alice.endurance) == before - 15
    alice.chooses("Thrust")
    alice.chooses("Middle Right Attack")
    alice.chooses("No more")
    assert (alice.damage("Thrust"), alice.pending) == (1, {"loss": 2})
    assert not alice.can("attack", "Thrust")
    bob.has(EVADE)
    bob.defends("Evade")
    assert not bob.can("carry", "Evade")


@shows("Death")
def test_death_searches_attacks_and_costs_five_ability(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(card("Death"))
    alice.has_in_discard_pile("Upper Left Block")
    alice.goes_to("attack")
    alice.plays("Death")
    alice.chooses("Middle Right Attack")
    alice.chooses("No more")
    assert alice.pending == {"loss": 5}
    assert "Upper Left Block" in alice.endurance
    assert alice.damage("Middle Right Attack") == 2


@shows("Do It Yourself")
def test_do_it_yourself_throws_damage_back(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card_saying("Your opponent takes 2 damage.", name="Bomb"))
    bob.has(card("Do It Yourself"))
    bob_first = bob.can("play", "Do It Yourself")
    alice.goes_to("attack")
    alice.plays("Bomb")
    bob.goes_to("defense") if table.game.phase != "defense" else None
    bob.goes_to("attack")
    bob.plays("Do It Yourself")
    assert not bob_first
    assert (alice.pending, bob.pending) == ({"damage": 2}, {})


@shows("Dr. Paul Wilder")
def test_dr_paul_wilder_fixes_the_maximum_and_punishes_healing(table: Table) -> None:
    alice, bob = duel(table)
    bob.is_at(10)
    alice.has(card("Dr. Paul Wilder"))
    alice.goes_to("attack")
    alice.plays("Dr. Paul Wilder")
    assert bob.pending == {}
    bob.goes_to("draw/discard")
    alice.begins_turn()
    assert bob.maximum == 10


@shows(("Extra Shot", "discard a card from their hand for each"))
def test_extra_shot_of_amanda_adds_an_attack_and_costs_cards(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card("Extra Shot", "discard a card from their hand for each"), "Thrust", "Upper Left Attack")
    bob.has("Thrust", "Thrust", "Thrust")
    alice.goes_to("attack")
    alice.plays("Extra Shot")
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")
    bob.goes_to("may do/must do")
    bob.takes("duty")
    bob.chooses("Thrust", "Thrust") if len(bob.must_decide().options) == 2 else table.answer(
        table.decision.options[:2]
    )
    assert len(bob.hand) == 1


@shows("Fast Talk")
def test_fast_talk_bars_attacks_defenses_and_special_cards_from_hand(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card("Fast Talk"), "Thrust")
    alice.attacks("Thrust")
    alice.plays("Fast Talk")
    bob.has(EVADE, "Upper Left Attack", TRIFLE, card_saying(name="Trick", type="edge"))
    bob.goes_to("defense")
    assert not bob.can("defend", "Evade")
    assert not bob.can("play", "Trifle")
    assert bob.can("play", "Trick")
    bob.goes_to("attack")
    assert not bob.can("attack", "Upper Left Attack")


@shows(("Feint", "unsuccessful"))
def test_feint_takes_back_an_attack_that_failed(table: Table) -> None:
    for stopped in (True, False):
        alice, bob = duel(table)
        alice.has("Thrust")
        alice.attacks("Thrust")
        bob.has(WALL)
        bob.defends("Wall") if stopped else bob.lets_through()
        alice.has(card("Feint", "unsuccessful"))
        alice.goes_to("attack")
        assert alice.can("play", "Feint") == stopped
        if stopped:
            alice.plays("Feint")
            assert "Thrust" in alice.hand


@shows("Live Forever")
def test_live_forever_avoids_and_prevents_and_is_gone(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card_saying("Your opponent takes 3 damage.", name="Bomb"), "Thrust")
    alice.attacks("Thrust")
    alice.plays("Bomb")
    bob.has(card("Live Forever"))
    bob.goes_to("defense")
    bob.plays("Live Forever")
    assert table.game.attacks[0].result == "avoided"
    assert bob.removed == ["Live Forever"]
    bob.goes_to("draw/discard")
    assert bob.ability == 15


@shows(("Master's Disarm", "Disarmed"))
def test_masters_disarm_turns_the_tables(table: Table) -> None:
    alice, bob = duel(table)
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(card("Master's Disarm"), "Upper Left Attack")
    bob.goes_to("defense")
    assert not bob.can("play", "Master's Disarm")
    bob.is_disarmed_of(broken=True)
    bob.plays("Master's Disarm")
    assert table.game.attacks[0].result == "avoided"
    assert (table.game.players[0].weapon, table.game.players[1].weapon) == ("broken", "")
    bob.attacks("Upper Left Attack")
    from quickening.games.highlander import facts

    assert facts.of_attack(table.game, bob.attack("Upper Left Attack")).head_shot


@shows("Recover Weapon")
@pytest.mark.parametrize(("lost", "broken"), [(False, False), (True, False), (True, True)])
def test_recover_weapon_takes_up_a_weapon_that_is_not_broken(table: Table, lost: bool, broken: bool) -> None:
    alice, _ = duel(table)
    alice.has(card("Recover Weapon"))
    if lost:
        alice.is_disarmed_of(broken=broken)
    alice.goes_to("attack")
    assert alice.can("play", "Recover Weapon") == (lost and not broken)
    if lost and not broken:
        alice.plays("Recover Weapon")
        assert not alice.is_unarmed


@shows("Treachery")
def test_treachery_exerts_with_the_opponents_cards(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card("Treachery"), "Thrust")
    alice.attacks("Thrust")
    alice.plays("Treachery")
    mine, theirs = len(alice.endurance), len(bob.endurance)
    alice.exerts("Power Blow")
    assert (len(alice.endurance), len(bob.endurance)) == (mine, theirs - 5)
    assert alice.attack("Thrust").power


@shows(("Trip", "Standing Defenses"))
def test_trip_removes_standing_defenses_of_the_opponent_alone(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card("Trip", "Standing Defenses"), card("Trip", "Standing Defenses"), TRIFLE)
    alice.has_in_play("Guard")
    bob.has_in_play("Guard", SCHEME)
    alice.goes_to("attack")
    alice.plays("Trip")
    assert (alice.in_play.count("Guard"), bob.in_play) == (1, ["Scheme"])
    assert not alice.can("play", "Trip")
    assert alice.can("play", "Trifle")


@shows("Vengeance")
def test_vengeance_for_an_ally_cannot_be_stopped(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card_saying(name="Joe", type="situation", kinds="Ally,Mortal"))
    alice.has(card_saying("Remove a Situation from play.", name="Raid"))
    bob.has(card("Vengeance"), "Thrust")
    alice.goes_to("attack")
    alice.plays("Raid")
    bob.goes_to("attack")
    bob.attacks("Thrust", with_=["Vengeance"])
    alice.has(EVADE, WALL)
    alice.goes_to("defense")
    assert not alice.can("defend", "Evade")
    assert not alice.can("defend", "Wall")


@shows(("Luck", "Endurance"))
def test_luck_takes_any_card_out_of_endurance(table: Table) -> None:
    alice, _ = duel(table, "first")
    alice.has_on_top("Upper Left Block")
    alice.has(card("Luck"))
    alice.goes_to("attack")
    alice.plays("Luck")
    alice.says_yes()
    alice.chooses("Upper Left Block")
    assert alice.hand == ["Upper Left Block"]
    assert "Upper Left Block" not in alice.endurance


@shows(("(title missing: CotW #14)", ""))
def test_the_nameless_event_looks_through_an_endurance_and_may_shuffle_it(table: Table) -> None:
    nameless = card_saying(
        "Play this card to look through target player's Endurance. You may then choose to shuffle that Endurance.",
        name="Nameless",
    )
    alice, bob = duel(table, "first")
    bob.has_on_top("Upper Left Block")
    alice.has(nameless)
    alice.goes_to("attack")
    alice.plays("Nameless")
    table.answer(table.decision.options[0])
    assert any("Upper Left Block" in line.text for line in table.game.told(0))
    assert not any("Upper Left Block" in line.text for line in table.game.told(1))
    alice.says_yes()
    assert any("shuffles" in line for line in table.log)


@shows("Thief")
def test_thief_removes_every_object_and_costs_ability(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.has_in_play(RING)
    bob.has_in_play(RING, SCHEME)
    alice.has(card("Thief"))
    alice.goes_to("attack")
    alice.plays("Thief")
    assert alice.pending == {"loss": 2}
    assert "Ring" not in alice.in_play
    assert bob.in_play == ["Scheme"]


@shows("Misfortune")
def test_misfortune_removes_one_object(table: Table) -> None:
    alice, bob = duel(table, "first")
    bob.has_in_play(RING, RING, SCHEME)
    alice.has(card("Misfortune"))
    alice.goes_to("attack")
    alice.plays("Misfortune")
    assert alice.may_choose() == ["Ring", "Ring"]
    table.answer(table.decision.options[0])
    assert bob.in_play == ["Ring", "Scheme"]


@shows("Watcher: Hunter")
@pytest.mark.parametrize("pays", [True, False])
def test_hunter_does_one_damage_unless_a_dodge_is_discarded(table: Table, pays: bool) -> None:
    alice, bob = duel(table, "first")
    alice.has(card("Watcher: Hunter"))
    bob.has(EVADE, "Thrust")
    alice.goes_to("attack")
    alice.plays("Watcher: Hunter")
    bob.goes_to("must do")
    bob.takes("duty")
    assert bob.may_choose() == ["Evade"]
    bob.chooses(*(["Evade"] if pays else []))
    assert bob.pending == ({} if pays else {"damage": 1})
    assert bob.hand == (["Thrust"] if pays else ["Evade", "Thrust"])


@shows(("Bad Luck", "at random"))
def test_bad_luck_puts_one_of_three_random_cards_under_endurance(table: Table) -> None:
    alice, bob = duel(table, "first")
    bob.has("Thrust", "Thrust", "Thrust", "Thrust")
    alice.has(card("Bad Luck", "at random"))
    alice.goes_to("attack")
    alice.plays("Bad Luck")
    assert len(table.decision.options) == 3
    table.answer(table.decision.options[0])
    assert len(bob.hand) == 3
    assert bob.endurance[-1] == "Thrust"


@shows(("Bad Luck", "bottom card"))
@pytest.mark.parametrize("whose", [0, 1])
def test_bad_luck_takes_the_bottom_card_of_either_player(table: Table, whose: int) -> None:
    alice, bob = duel(table, "first")
    alice.has(card("Bad Luck", "bottom card"))
    table.game.cards[table.game.areas["endurance", whose][0]].definition = card_saying(name="Last")
    alice.goes_to("attack")
    alice.plays("Bad Luck")
    table.answer(table.decision.options[1 - whose])
    bob.goes_to("must do")
    bob.takes("duty") if whose else None
    assert (bob if whose else alice).discard_pile.count("Last") == 1


@shows("Big and Bad")
def test_big_and_bad_draws_ten_and_needs_a_big_deck(table: Table) -> None:
    alice, _ = duel(table, "first")
    big = card("Big and Bad")
    alice.has(big)
    alice.goes_to("attack")
    alice.plays("Big and Bad")
    assert len(alice.hand) == 10
    for size, wrong in ((89, True), (90, False)):
        broken = {refusal.rule for refusal in wrong_with("first", big, fill=size)}
        assert ("HL1 79" in broken) == wrong


@shows("Scorn")
def test_scorn_costs_two_ability_in_each_of_two_turns(table: Table) -> None:
    scorn = card_saying("Target loses 2 from Ability for 2 of his turns.", name="Scorn")
    alice, bob = duel(table, "first")
    alice.has(scorn)
    alice.goes_to("attack")
    alice.plays("Scorn")
    for ability in (13, 11, 11):
        bob.goes_to("draw/discard")
        assert bob.ability == ability
        alice.begins_turn()


def test_what_is_looked_at_is_seen_by_one_alone(table: Table) -> None:
    alice, bob = duel(table)
    bob.has("Thrust")
    alice.has(card_saying("Look at your opponent's hand.", name="Spy"))
    alice.goes_to("attack")
    alice.plays("Spy")
    assert seen_by(bob, "hand", alice) == []

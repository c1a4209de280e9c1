"""What the Edges and Pre-Game cards among players' cards do. Every test fails if its card is misread."""

from __future__ import annotations

import pytest

from quickening.games.highlander import facts
from tests.cards.highlander_corpus import card, shows
from tests.cards.test_highlander_attacks import EVADE, WALL, duel
from tests.cards.test_highlander_events import SCHEME, TRIFLE
from tests.highlander_decks import rules_of, wrong_with
from tests.highlander_table import card_saying
from tests.table import Table

BARS_SPECIALS = card_saying("Your opponent may not play any Special Cards.", name="Gag", type="situation")
BARS_DODGES = card_saying("Your opponent may not play any dodges.", name="Snare", type="situation")


@shows("Appel")
def test_appel_bars_blocks_from_hand_but_not_dodges(table: Table) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(card_saying(name="English Longsword", type="weapon of choice", hands="1"))
    alice.has(card("Appel"), "Thrust")
    alice.attacks("Thrust", with_=["Appel"])
    bob.has(WALL, EVADE)
    bob.goes_to("defense")
    assert not bob.can("defend", "Wall")
    assert bob.can("defend", "Evade")


@shows(("Arms and Tactics", "shuffle"), ("Arms and Tactics", "multiple"))
def test_arms_and_tactics_are_removed_from_the_game_for_what_they_do(table: Table) -> None:
    alice, bob = duel(table)
    alice.may_attack(2)
    alice.has(card_saying("Dodges will not avoid multiple attacks you play this turn.", name="Flash", type="edge"))
    alice.has("Thrust", "Upper Left Attack")
    bob.uses_pre_game(card("Arms and Tactics", "multiple"), card("Arms and Tactics", "shuffle"))
    bob.has_in_discard_pile("Lower Left Block")
    alice.goes_to("attack")
    alice.plays("Flash")
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")
    bob.has(EVADE)
    bob.goes_to("defense")
    for option in [one for one in bob.options("use") if one.name == "Arms and Tactics"]:
        table.answer(next(one for one in table.decision.options if one.id == option.id))
    assert bob.removed == ["Arms and Tactics", "Arms and Tactics"]
    assert "Lower Left Block" in bob.endurance
    bob.defends("Evade")
    assert bob.can("carry", "Evade")


@shows("Bait and Switch")
def test_bait_and_switch_frees_a_defense_from_a_restriction(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(BARS_DODGES)
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(EVADE, card("Bait and Switch"))
    bob.goes_to("defense")
    assert not bob.can("defend", "Evade")
    bob.defends("Evade", with_=["Bait and Switch"])
    assert table.game.attacks[0].result == "dodged"


@shows(("Concentration", "this turn"))
def test_concentration_frees_special_cards_for_a_turn(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(BARS_SPECIALS)
    alice.has(card("Concentration", "this turn"), TRIFLE)
    alice.goes_to("may do/must do")
    alice.plays("Concentration")
    alice.goes_to("defense")
    assert alice.can("play", "Trifle")
    alice.goes_to("attack")
    assert alice.can("play", "Trifle")


@shows(("Concentration", "defense phase"), ("Concentration", "attack phase"))
@pytest.mark.parametrize("phase", ["defense", "attack"])
def test_concentration_of_old_frees_special_cards_in_one_phase(table: Table, phase: str) -> None:
    alice, bob = duel(table, "first")
    bob.has_in_play(BARS_SPECIALS)
    alice.has(card("Concentration", f"{phase} phase"), TRIFLE)
    alice.goes_to("may do")
    alice.plays("Concentration")
    for one in ("defense", "attack"):
        alice.goes_to(one)
        assert alice.can("play", "Trifle") == (one == phase)


@shows(("Concentration", "defense phase"), ("Concentration", "attack phase"))
@pytest.mark.parametrize("phase", ["defense", "attack"])
def test_concentration_of_old_does_not_free_from_what_an_edge_says(table: Table, phase: str) -> None:
    alice, bob = duel(table, "first")
    taunt = card_saying("Your opponent may not play any Special Cards during their next turn.", "Taunt", "edge")
    bob.goes_to("attack")
    bob.has(taunt)
    bob.plays("Taunt")
    alice.has(card("Concentration", f"{phase} phase"), TRIFLE)
    alice.goes_to("may do")
    alice.plays("Concentration")
    alice.goes_to(phase)
    assert not alice.can("play", "Trifle")


@shows(("Concentration", "this turn"))
def test_concentration_does_not_free_from_what_one_has_in_play_oneself(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(card_saying("You may not play any Special Cards.", "Vow", "situation"))
    alice.has(card("Concentration", "this turn"), TRIFLE)
    alice.goes_to("may do/must do")
    alice.plays("Concentration")
    alice.goes_to("attack")
    assert not alice.can("play", "Trifle")


@shows(("Extra Shot", "that attack may be played as an additional attack"))
def test_extra_shot_of_faith_makes_its_own_attack_additional(table: Table) -> None:
    alice, _ = duel(table)
    shot = card("Extra Shot", "that attack may be played as an additional attack")
    alice.has(shot, shot, "Thrust", "Upper Left Attack", "Lower Left Attack")
    alice.attacks("Thrust")
    assert not alice.can("attack", "Upper Left Attack")
    alice.attacks("Upper Left Attack", with_=["Extra Shot"])
    assert not alice.can("with", "Extra Shot")


@shows(("Extra Shot", "you may play an additional attack this turn. you may only play one"))
def test_extra_shot_of_mako_gives_another_attack(table: Table) -> None:
    alice, _ = duel(table)
    shot = card("Extra Shot", "you may play an additional attack this turn. you may only play one")
    alice.has(shot, shot, "Thrust", "Upper Left Attack", "Lower Left Attack")
    alice.attacks("Thrust", with_=["Extra Shot"])
    assert not alice.can("with", "Extra Shot")
    alice.attacks("Upper Left Attack")
    assert not alice.can("attack", "Lower Left Attack")


@shows("Immortal Research")
def test_immortal_research_plays_a_card_of_the_opponents(table: Table) -> None:
    alice, bob = duel(table)
    bob.has(card_saying("Your opponent loses 2 Ability.", name="Curse"), card_saying(name="Own", of="Kane"))
    alice.has(card("Immortal Research"), card("Immortal Research"))
    alice.goes_to("attack")
    alice.plays("Immortal Research")
    alice.says_yes()
    assert alice.may_choose() == ["Curse", "Play none"]
    alice.chooses("Curse")
    assert bob.pending == {"loss": 2}
    assert not alice.can("play", "Immortal Research")


@shows("The Master Plan")
def test_the_master_plan_lets_a_second_plot_be_played(table: Table) -> None:
    alice, _ = duel(table)
    plots = [card_saying(name=name, type="plot") for name in ("Scheme", "Ploy")]
    alice.has(card("The Master Plan"), card("The Master Plan"), *plots, TRIFLE)
    alice.goes_to("attack")
    alice.plays("Scheme", with_=["The Master Plan"])
    assert not alice.can("play", "Trifle")
    assert not alice.can("with", "The Master Plan")
    alice.plays("Ploy")
    assert alice.in_play[-1] == "Ploy"


@shows("Waiting to Strike")
def test_waiting_to_strike_gives_an_event_and_takes_the_attack_phase(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(card("Waiting to Strike"), SCHEME, TRIFLE, TRIFLE, SCHEME)
    alice.has_in_play(card_saying("You may play another Situation.", name="Leisure", type="situation"))
    alice.goes_to("defense")
    alice.plays("Scheme", with_=["Waiting to Strike"])
    alice.plays("Trifle")
    assert not alice.can("play", "Trifle")
    assert not alice.can("play", "Scheme")
    alice.ends_phase()
    assert table.game.phase != "attack"


@shows(("Alertness", "undodgeable"), ("Alertness", "unblockable"))
@pytest.mark.parametrize(("kind", "verb"), [("dodge", "dodged"), ("block", "blocked")])
def test_alertness_of_old_lets_a_defense_be_played_as_normal(table: Table, kind: str, verb: str) -> None:
    alice, bob = duel(table, "first")
    bob.has(card("Alertness", {"dodge": "undodgeable", "block": "unblockable"}[kind]), TRIFLE)
    own = EVADE if kind == "dodge" else WALL
    bob.has(own)
    alice.has(card_saying(f"This attack cannot be {verb}.", name="Sly Cut", type="attack", grid="X00/000/000"))
    alice.attacks("Sly Cut")
    bob.goes_to("defense")
    assert not bob.can("defend", own.name)
    bob.plays("Alertness")
    assert not bob.can("play", "Trifle")
    bob.defends(own.name)
    assert table.game.attacks[0].defense == bob.card(own.name)


@shows(("Alertness", "reveal"))
def test_alertness_of_old_reveals_a_hidden_attack(table: Table) -> None:
    alice, bob = duel(table, "first")
    bob.has(card("Alertness", "reveal"))
    alice.has("Thrust")
    alice.may_hide()
    alice.attacks("Thrust", hidden=True)
    bob.goes_to("defense")
    bob.plays("Alertness")
    assert not table.game.attacks[0].hidden
    assert not bob.can("play", "Alertness")


@shows("Flashing Blade")
@pytest.mark.parametrize("edge", [True, False])
def test_flashing_blade_lets_a_dodge_avoid_one_attack_only(table: Table, edge: bool) -> None:
    alice, bob = duel(table)
    alice.may_attack(2)
    alice.has(card("Flashing Blade"), "Thrust", "Upper Left Attack")
    alice.goes_to("attack")
    if edge:
        alice.plays("Flashing Blade")
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")
    bob.has(EVADE)
    bob.defends("Evade")
    assert bob.can("carry", "Evade") != edge


# -- Pre-Game cards ------------------------------------------------------------------------------------------------


@shows("Chainsaw")
def test_chainsaw_wears_down_the_maximum_and_makes_dodges_dear(table: Table) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(card("Chainsaw"))
    alice.has("Thrust")
    bob.has("Upper Left Attack")
    alice.attacks("Thrust")
    bob.lets_through()
    bob.attacks("Upper Left Attack")
    assert bob.maximum == 15
    alice.has(EVADE)
    alice.goes_to("defense")
    assert bob.maximum == 13
    before = len(alice.endurance)
    alice.defends("Evade")
    assert len(alice.endurance) == before - 5


@pytest.mark.parametrize(("prevented", "maximum"), [(1, 14), (2, 15), (3, 15)])
def test_chainsaw_does_not_count_what_is_prevented(table: Table, prevented: int, maximum: int) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(card("Chainsaw"))
    alice.has("Thrust")
    bob.has(card_saying(f"Prevent {prevented} damage.", name="Balm"))
    alice.attacks("Thrust")
    bob.goes_to("attack")
    bob.plays("Balm")
    bob.goes_to("draw/discard")

    assert bob.maximum == maximum
    assert bob.ability == maximum


@pytest.mark.parametrize("defended", [True, False])
def test_chainsaw_counts_what_comes_through_a_block_and_nothing_but_attacks(table: Table, defended: bool) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(card("Chainsaw"))
    alice.has("Thrust", card_saying("Your opponent takes 2 damage.", name="Explosion"))
    alice.goes_to("attack")
    if defended:
        alice.attacks("Thrust")
        alice.exerts("Power Blow")
        bob.has("Lower Left Block")
        bob.defends("Lower Left Block")
        table.answer(bob.find("plain", lambda _: True, "block without a Power Block"))
    else:
        alice.plays("Explosion")
    bob.goes_to("attack")
    alice.begins_turn()
    assert bob.ability == 13
    assert bob.maximum == (13 if defended else 15)


@shows("English Longsword")
def test_english_longsword_frees_evades_of_their_text_and_bars_counters(table: Table) -> None:
    sword = card("English Longsword")
    alice, bob = duel(table)
    bob.uses_pre_game(sword)
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(card_saying("You lose one attack this turn.", name="Evade", type="dodge", grid="XXX/XXX/XXX"), "Thrust")
    bob.defends("Evade")
    bob.goes_to("attack")
    assert bob.can("attack", "Thrust")
    counter = card_saying(name="Counter", type="dodge", grid="XXX/000/000")
    assert "HLT 19" in rules_of(wrong_with("type-one", sword, counter))
    assert "HLT 19" not in rules_of(wrong_with("type-one", sword))


@shows(("Quickening", "Situation or Plot"))
def test_quickening_of_general_katana_exerts_to_remove_a_situation(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(SCHEME, card_saying(name="Ring", type="object"))
    alice.uses_pre_game(card("Quickening", "Situation or Plot"))
    alice.has(TRIFLE)
    alice.goes_to("attack")
    alice.uses("Quickening")
    if alice.is_asked("choose"):
        alice.chooses("Scheme")
    assert bob.in_play == ["Ring"]
    assert not alice.can("use", "Quickening")
    assert not alice.can("play", "Trifle")


@shows(("Quickening", "non-reserved"))
@pytest.mark.parametrize("mark", ["", "R", "S"])
def test_quickening_of_kane_uses_the_top_card_unless_reserved(table: Table, mark: str) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(card("Quickening", "non-reserved"))
    bob.has_on_top(card_saying(name="Borrowed", mark=mark))
    alice.goes_to("may do/must do")
    alice.uses("Quickening")
    alice.goes_to("attack")
    assert alice.can("play", "Borrowed") == (mark == "")


@shows("TCG Rip")
@pytest.mark.parametrize("kind", ["event", "edge", "attack"])
def test_a_rip_counters_a_special_card_or_edge(table: Table, kind: str) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(card("TCG Rip"))
    alice.has(card_saying(name="Play", type=kind, grid="X00/000/000" if kind == "attack" else ""))
    alice.goes_to("attack")
    alice.attacks("Play") if kind == "attack" else alice.plays("Play")
    assert bob.can("counter", "TCG Rip") == (kind != "attack")
    if kind != "attack":
        bob.counters_with("TCG Rip")
        assert alice.discard_pile[-1:] == ["Play"]
        assert bob.removed == ["TCG Rip"]


@shows("An Unknowable Prize")
def test_an_unknowable_prize_redraws_the_first_hand(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.uses_pre_game(card("An Unknowable Prize"))
    alice.has("Thrust", "Thrust")
    alice.goes_to("may do")
    alice.uses("An Unknowable Prize")
    assert len(alice.hand) == 15
    assert alice.removed == ["An Unknowable Prize"]
    alice.attacks(alice.hand[0])
    bob.goes_to("attack")
    assert len(alice.hand) == 14


@shows("Rapier")
def test_rapier_gives_a_second_attack_and_weak_basic_attacks(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(card("Rapier", hands=1))
    jab = card_saying("This attack does 1 damage.", name="Jab", type="attack", kinds="Basic", grid="000/0X0/000")
    alice.has("Thrust", jab, card_saying(name="Shot", type="attack", kinds="Special", grid="000/0X0/000"))
    alice.attacks("Thrust")
    assert not alice.can("attack", "Shot")
    alice.attacks("Jab")
    assert (alice.damage("Thrust"), alice.damage("Jab")) == (1, 1)
    assert facts.of_player(table.game, 0).extra_attacks


@shows("A Master's Focus")
@pytest.mark.parametrize(("events", "uses"), [(1, 1), (2, 2)])
def test_a_masters_focus_repeats_the_persona_power_and_leaves_a_special_card(
    table: Table, events: int, uses: int
) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(card("The Sorcerer Nakano"))
    alice.has_in_play(card_saying("You may play an additional Event.", name="Haste", type="situation"))
    for name in ("Curse", "Hex")[:events]:
        alice.has(card_saying("Your opponent loses 2 Ability.", name=name))
    bob.has(card("A Master's Focus", of=("The Sorcerer Nakano",)), TRIFLE, TRIFLE, TRIFLE, TRIFLE)
    alice.goes_to("attack")
    for name in ("Curse", "Hex")[:events]:
        alice.plays(name)
    bob.begins_turn()
    bob.plays("A Master's Focus")
    bob.goes_to("attack")
    for n in range(uses):
        bob.uses("The Sorcerer Nakano")
        bob.chooses("Trifle")
        if bob.is_asked("Duplicate"):
            bob.chooses(("Curse", "Hex")[n])

    assert alice.pending == {"loss": 2 * uses}
    assert not bob.can("use", "The Sorcerer Nakano")
    bob.plays("Trifle")
    assert not bob.can("play", "Trifle")


@shows("Watcher: Revealed")
@pytest.mark.parametrize("together", [True, False])
def test_watcher_revealed_makes_an_ally_a_watcher_as_long_as_it_is_there(table: Table, together: bool) -> None:
    alice, bob = duel(table, "first")
    ally = card_saying(name="Maurice", type="situation", kinds="Ally")
    other = card_saying(name="Rachel", type="situation", kinds="Ally")
    purge = card_saying("Remove a Watcher from play.", name="Purge")
    bob.has(purge)
    alice.has_in_play(other)
    alice.has(card("Watcher: Revealed"), *([ally, other] if together else []), "Thrust")
    if not together:
        bob.has_in_play(ally)
    alice.goes_to("attack")
    if together:
        alice.plays("Maurice", with_=["Watcher: Revealed"])
    else:
        alice.plays("Watcher: Revealed")
        assert set(alice.may_choose()) == {"Maurice", "Rachel"}
        alice.chooses("Maurice")
    alice.begins_turn()
    assert "Watcher: Revealed" in alice.in_play
    bob.goes_to("attack")
    bob.plays("Purge")
    assert "Rachel" not in bob.may_choose()
    bob.chooses("Maurice")

    assert "Maurice" not in (*alice.in_play, *bob.in_play)
    assert "Rachel" in alice.in_play
    assert "Watcher: Revealed" in alice.discard_pile

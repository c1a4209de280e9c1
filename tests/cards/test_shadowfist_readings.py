"""Shadowfist's clauses by play: what is easily read too widely or too narrowly, and what has to happen then."""

from __future__ import annotations

from tests.shadowfist_table import character, edge, event, resolve, site, state, table_until, waits_for
from tests.table import Table


def test_a_state_played_on_a_condition_keeps_the_timing_of_its_type(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Bell", "Gain 1 Power."))
    alice.controls("Student")
    bob.controls(character("Fighter", 3, subtitle="Martial Artist"), "Hero")
    bob.has(state("Mastery", "Play on a Character if you control a <Martial> Character. Subject gains +6 Fighting."))

    alice.plays("Bell")

    assert not bob.can("play", "Mastery")
    resolve(table)
    alice.ends_turn()
    assert bob.can("play", "Mastery")


def test_x_cards_are_as_many_as_x(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=10)
    bells = [event(f"Bell {n}", "Gain 1 Power.") for n in range(4)]
    alice.has_in_smoked_pile(*bells)
    alice.has(event("Wind", "Return X Events in your smoked pile to your hand.", cost="X"))

    alice.plays("Wind", x=2)
    assert table.decision.least == table.decision.most == 2
    alice.chooses("Bell 0", "Bell 3")
    resolve(table)

    assert sorted(alice.hand) == ["Bell 0", "Bell 3"]
    assert alice.power == 8


def test_x_is_no_more_than_can_be_chosen(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=10)
    alice.has_in_smoked_pile(event("Bell", "Gain 1 Power."))
    alice.has(event("Wind", "Return X Events in your smoked pile to your hand.", cost="X"))

    alice.plays("Wind")

    assert [option.number for option in table.decision.options] == [0, 1]


def test_the_same_x_counts_for_two_choices(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", "Hero")
    bob.controls("Bruiser", "Giant", "Student")
    alice.has(
        event(
            "Tape", "Turn X Characters you control :: X target Characters cannot intercept until the end of the turn."
        )
    )

    alice.plays("Tape")
    alice.chooses("Student")

    assert table.decision.least == table.decision.most == 1


def test_one_or_more_cards_trigger_once_together(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Tower")
    text = (
        "When one or more Characters inflict combat damage on a Site you "
        "control, this card gains +2 Fighting until it leaves play."
    )
    bob.controls(character("Pacifist", 2, text))

    alice.attacks("Tower", with_=["Hero", "Student"])
    resolve(table)

    assert bob.card("Pacifist").fighting == 4


def test_each_card_triggers_for_itself(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Tower")
    text = (
        "When a Character inflicts combat damage on a Site you control, this "
        "card gains +2 Fighting until it leaves play."
    )
    bob.controls(character("Pacifist", 2, text))

    alice.attacks("Tower", with_=["Hero", "Student"])
    resolve(table)

    assert bob.card("Pacifist").fighting == 6


def test_its_location_is_that_of_the_target(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("Temple", "River")
    bob.controls("Hero", at="River")
    alice.has(event("Bomb", "Target a Site :: Inflict 2 non-combat damage on all cards at its location."))

    alice.plays("Bomb", "River")
    resolve(table)

    assert (bob.card("River").damage, bob.card("Hero").damage, bob.card("Temple").damage) == (2, 2, 0)


def test_a_target_location_is_chosen(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("Temple", "River")
    alice.has(event("Napalm", "Inflict 2 damage on each Character and Site at target location."))

    alice.plays("Napalm")
    alice.chooses("Bob: River")
    resolve(table)

    assert (bob.card("River").damage, bob.card("Temple").damage) == (2, 0)


def test_the_last_location_of_what_was_sacrificed(table: Table) -> None:
    alice, _bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Cave")
    alice.controls(
        character("Preacher", 1, "Sacrifice :: Smoke all Characters at this card's last location."), "Hero", at="Hill"
    )
    alice.controls("Student", at="Cave")

    alice.uses("Preacher")
    resolve(table)

    assert "Hero" in alice.smoked_pile
    assert alice.card("Student").in_play


def test_any_other_card_is_not_the_one_just_spoken_of(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = (
        "When this card inflicts damage on the target of its attack, you may inflict 2 damage on any other Character "
        "or Site at that location."
    )
    alice.controls(character("Archer", 3, text))
    bob.controls("Tower")
    bob.controls("Hero", at="Tower", turned=True)

    alice.attacks("Tower", with_="Archer")
    waits_for(alice, "Use Archer")
    alice.chooses("Use Archer")
    resolve(table)

    assert (bob.card("Tower").damage, bob.card("Hero").damage) == (3, 2)


def test_the_attacker_is_the_one_spoken_of(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        edge(
            "Song",
            "When a Character with Guts turns to attack, the attacker gains +1 Fighting until the end of the turn.",
        )
    )
    alice.controls(character("Brave", 3, "Guts."), "Hero")
    bob.controls("Temple")

    alice.attacks("Temple", with_=["Brave", "Hero"])
    resolve(table)

    assert alice.card("Brave").fighting == 4
    assert alice.card("Hero").fighting == 4


def test_a_character_smoked_returns_not_any(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = (
        "When this card smokes a Character by inflicting combat damage, return "
        "the Character to play under your control."
    )
    alice.controls(character("Doctor", 5, text))
    bob.controls("Hill")
    bob.controls("Student")

    alice.attacks("Student", with_="Doctor")
    resolve(table)

    assert alice.card("Student").in_play


def test_toughness_x_is_worth_what_x_is(table: Table) -> None:
    alice, _bob = table.shadowfist("Alice", "Bob")
    jane = character("Jane", 3, "Toughness: X. X = the number of Edges you control. X cannot be greater than 1.")
    alice.controls(jane)
    assert alice.card("Jane").bold.get("Toughness", 0) == 0

    alice.controls(edge("One", "Your hand size is increased by 1."), edge("Two", "Your hand size is increased by 1."))

    assert alice.card("Jane").bold["Toughness"] == 1


def test_an_event_played_when_a_card_leaves_play_knows_where_that_was(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Hero", at="Hill")
    alice.controls(state("Car", "Vehicle. Play on a Character. Subject gains +1 Fighting."), on="Hero")
    alice.has(event("Crash", "Target a Vehicle :: Smoke target."))
    bob.has(
        event(
            "Fast", "Play when a Vehicle leaves play. Inflict 3 damage on all Characters and Sites at that location."
        )
    )

    alice.plays("Crash", "Car")
    table_until(table, lambda: bob.can("play", "Fast"))
    bob.plays("Fast")
    resolve(table)

    assert alice.card("Hill").damage == 3


def test_a_state_played_when_a_site_is_seized_goes_on_a_site_of_that_player(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Temple")
    alice.controls("Giant")
    bob.controls("Hill", "River")
    carol.controls("Tower")
    bob.has(
        state(
            "Fire",
            "When an opponent seizes or burns a Site you control, play this card "
            "on a Site controlled by that opponent. "
            "At the start of every turn, inflict 1 damage on each Site at this location.",
        )
    )

    alice.attacks("Hill", with_="Giant")
    alice.chooses_fate("Seize")
    table_until(table, lambda: bob.can("play", "Fire") or alice.is_asked("Where do you place Hill"))
    if not bob.can("play", "Fire"):
        alice.chooses("A new location")
    table_until(table, lambda: bob.can("play", "Fire"))
    bob.plays("Fire")

    assert sorted(bob.may_choose()) == ["Hill", "Temple"]


def test_power_from_an_event_the_opponent_played(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.has(event("Gift", "Each opponent gains 2 Power."), event("Bell", "Gain 2 Power."))
    bob.has(
        event(
            "Plans",
            "Play when any opponent gains, generates or steals Power due to an Event he or she played :: "
            "Gain an equal amount of Power.",
        )
    )

    alice.plays("Gift")
    while any(player.can("pass") for player in (alice, bob, carol)):
        assert not bob.can("play", "Plans")
        next(player for player in (alice, bob, carol) if player.can("pass")).passes()
    alice.plays("Bell")
    table_until(table, lambda: bob.can("play", "Plans"))
    resolve(table)


def test_a_delayed_effect_chooses_when_its_time_comes(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple")
    bob.controls("Student", "Bruiser", at="Temple")
    alice.has(
        event(
            "Fury",
            "Target an attacker you control. Until the end of the attack, when target inflicts combat damage on a "
            "Character, you may inflict an equal amount of damage on another Character at that location.",
        )
    )

    alice.attacks("Bruiser", with_="Hero")
    alice.plays("Fury", "Hero")
    waits_for(alice, "Use")
    alice.chooses("Use Fury")
    resolve(table)

    assert "Student" in bob.smoked_pile


def test_another_means_besides_the_card_itself(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Lone", 3, "+1 Fighting while you control another <Fire> Character."))
    assert alice.card("Lone").fighting == 3

    alice.controls(character("Spark", 1, subtitle="Fire Warrior"))

    assert alice.card("Lone").fighting == 4


def test_a_reduction_is_due_to_a_card_the_player_controls(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(
        site(
            "Spirals",
            6,
            "When an opponent plays a card at a reduced cost due to a card he or she controls, gain 1 Power.",
        )
    )
    alice.controls("Temple")
    alice.has(event("Sale", "Play a Character at -1 cost."), "Hero")

    alice.plays("Sale")
    waits_for(alice, "Which card")
    alice.chooses("Play Hero")
    resolve(table)
    assert bob.power == 10

    alice.controls(site("Mall", 6, "Turn :: Play a Character at -1 cost."))
    alice.has("Bruiser")
    alice.uses("Mall")
    waits_for(alice, "Which card")
    alice.chooses("Play Bruiser")
    resolve(table)

    assert bob.power == 11


def test_a_site_you_control_is_seized_though_you_control_it_no_more(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple")
    alice.controls("Giant")
    bob.controls("Hill", "River")
    bob.controls(edge("Soul", "When a Site you control is seized or burned, gain 1 Power."))

    alice.attacks("Hill", with_="Giant")
    alice.chooses_fate("Seize")
    resolve(table)

    assert bob.power == 11


def test_what_a_state_costs_depends_on_its_subject(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=2)
    alice.controls(character("Trucker", 3, "You may play Vehicle States on this card at -1 cost."), "Hero")
    truck = state("Truck", "Vehicle. Play on a Character. Subject gains +2 Fighting.", cost=2)
    alice.has(truck, truck)

    alice.plays("Truck", on="Hero")
    resolve(table)
    assert alice.power == 0

    alice.has_power(1)
    alice.plays("Truck", on="Trucker")
    resolve(table)
    assert alice.card("Trucker").fighting == 5

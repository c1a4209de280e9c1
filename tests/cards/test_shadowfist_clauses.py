"""Shadowfist's rarer clauses by play: conditions, descriptions, durations and effects that no deck here needs."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import character, edge, event, resolve, site, state, table_until, waits_for
from tests.table import Table

BELL = event("Bell", "Gain 1 Power.")
BOLT = event("Bolt", "Inflict 3 damage on target Character.")


# -- descriptions --------------------------------------------------------------------------------------------------


def test_cards_with_less_fighting_than_another(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "Cannot be intercepted by Characters whose Fighting is less than this card's Fighting."
    alice.controls(character("Tall", 4, text))
    bob.controls("Temple")
    bob.controls("Student", "Bruiser", at="Temple")

    alice.attacks("Temple", with_="Tall")
    table_until(table, lambda: bob.is_asked("Who intercepts"))

    assert [option.name for option in table.decision.options if option.kind == "intercept"] == ["Bruiser"]


def test_an_event_that_targets_a_character_of_yours(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(BOLT, BOLT)
    bob.controls("Student")
    bob.has(event("Catch", "Play in response to an Event that targets a Character you control :: Cancel that Event."))

    alice.plays("Bolt", "Hero")
    assert not bob.can("play", "Catch")
    resolve(table)
    alice.plays("Bolt", "Student")
    bob.plays("Catch")
    resolve(table)

    assert bob.card("Student").in_play


def test_an_event_of_the_scene_is_canceled(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(BELL)
    bob.controls(character("Critic", 1, "Turn :: Cancel an Event."))
    assert not bob.can("use", "Critic")

    alice.plays("Bell")
    bob.uses("Critic")
    resolve(table)

    assert alice.power == 10


def test_cards_of_a_title(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Temple")
    make = 'put a "Sworn" Character token into play. It has a printed Fighting of 1 and a printed cost of 1.'
    alice.controls(edge("Fealty", f'Turn :: {make} When this card leaves play, toast all "Sworn" Character tokens.'))
    alice.controls(character("Sworn", 2))
    alice.has(event("Break", "Target an Edge :: Smoke target."))

    alice.uses("Fealty")
    resolve(table)
    tokens = [card for card in table.game.in_play if table.game.cards[card].printed.set == "token"]
    assert len(tokens) == 1
    alice.plays("Break")
    resolve(table)

    assert alice.in_play.count("Sworn") == 1


def test_who_is_about_to_fight_a_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "Pay 1 Power and target a Character about to enter combat with this card :: Turn target."
    alice.controls(character("Duelist", 5, text))
    bob.controls("Temple")
    bob.controls("Student", "Hero", at="Temple")
    assert not alice.can("use", "Duelist")

    alice.attacks("Temple", with_="Duelist")
    bob.intercepts("Duelist", with_="Hero")
    table_until(table, lambda: alice.can("use", "Duelist"))
    alice.uses("Duelist", "Hero")
    resolve(table)

    assert bob.card("Hero").turned or "Hero" in bob.smoked_pile
    assert not bob.card("Student").turned


# -- conditions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("others", "fighting"), [((), 5), (("Student",), 3)])
def test_attacking_alone(table: Table, others: tuple[str, ...], fighting: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Loner", 3, "+2 Fighting while attacking alone."), "Student")
    bob.controls("Tower")
    bob.has(BELL)

    alice.attacks("Tower", with_=["Loner", *others])

    assert alice.card("Loner").fighting == fighting


@pytest.mark.parametrize(("power", "fighting"), [(10, 3), (11, 5)])
def test_more_power_than_you(table: Table, power: int, fighting: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Envious", 3, "+2 Fighting while an opponent has more Power than you."))
    bob.has_power(power)

    assert alice.card("Envious").fighting == fighting


def test_more_cards_in_the_smoked_pile(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "+2 Fighting while an opponent has more Characters in his or her smoked pile than you."
    alice.controls(character("Mourner", 3, text))
    bob.has_in_smoked_pile("Hero")
    assert alice.card("Mourner").fighting == 5

    alice.has_in_smoked_pile("Hero")

    assert alice.card("Mourner").fighting == 3


def test_one_site_away_from_victory(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Last", 3, "+2 Fighting while you are one Feng Shui Site away from victory."))
    alice.controls("Hill", "Temple", "River", "Garden")
    assert alice.card("Last").fighting == 3

    alice.controls("Tower")

    assert alice.card("Last").fighting == 5


def test_only_cards_of_a_kind(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    text = "+2 Fighting while you control only <Warrior> Characters."
    alice.controls(character("Warden", 3, text, subtitle="Warrior"))
    assert alice.card("Warden").fighting == 5

    alice.controls("Student")

    assert alice.card("Warden").fighting == 3


def test_one_thing_or_another(table: Table) -> None:
    alice, _bob = table.shadowfist("Alice", "Bob")
    text = "+2 Fighting while you control a <Fire> Character or an opponent controls a card you own."
    alice.controls(character("Either", 3, text))
    assert alice.card("Either").fighting == 3

    alice.controls(character("Spark", 1, subtitle="Fire Warrior"))

    assert alice.card("Either").fighting == 5


def test_a_site_was_played_this_turn(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Monk", 3, "+2 Fighting while you have played a Site this turn."))
    alice.has("Hill")
    assert alice.card("Monk").fighting == 3

    alice.plays("Hill")
    resolve(table)

    assert alice.card("Monk").fighting == 5


# -- what lasts ----------------------------------------------------------------------------------------------------


def test_something_lasts_while_its_card_is_in_play(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    text = (
        "When this card enters play, target another Character :: Target gains +2 Fighting while this card is in play."
    )
    alice.has(character("Friend", 2, text))
    alice.has(event("Farewell", "Target a Character :: Smoke target."))

    alice.plays("Friend")
    resolve(table)
    assert alice.card("Hero").fighting == 6
    alice.plays("Farewell", "Friend")
    resolve(table)

    assert alice.card("Hero").fighting == 4


def test_fighting_is_doubled(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Mutation", "Double target Character's Fighting until the end of the turn."))

    alice.plays("Mutation", "Hero")
    resolve(table)

    assert alice.card("Hero").fighting == 8


def test_the_text_of_a_kind_of_card_is_blank(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Brain", 3, "+2 Fighting.", subtitle="Mastermind"), character("Brawn", 3, "+2 Fighting."))
    assert bob.card("Brain").fighting == 5

    alice.controls(character("Sucker", 1, "All <Mastermind> Characters are canceled."))

    assert (bob.card("Brain").fighting, bob.card("Brawn").fighting) == (3, 5)


# -- costs and choices ---------------------------------------------------------------------------------------------


def test_a_card_is_turned_together_with_another(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(edge("Mine", "Turn this card and a Character you control :: Gain 1 Power."))
    assert not alice.can("use", "Mine")
    alice.controls("Hero")

    alice.uses("Mine")
    resolve(table)

    assert alice.card("Mine").turned
    assert alice.card("Hero").turned
    assert alice.power == 11


def test_all_counters_are_removed(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    text = (
        "Enters play with 3 counters. Turn and remove all counters from this card :: Gain "
        "Power equal to twice the number of counters removed."
    )
    alice.has(edge("Parlor", text))
    alice.plays("Parlor")
    resolve(table)

    alice.uses("Parlor")
    resolve(table)

    assert alice.card("Parlor").counters == 0
    assert alice.power == 16


def test_up_to_x_cards(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student", "Bruiser")
    for name in ("Edge", "Other Edge"):
        alice.controls(edge(name, "Your hand size is increased by 1."))
    alice.has(event("Trip", "Turn up to X Characters. X = the number of Edges you control."))

    alice.plays("Trip")

    assert (table.decision.least, table.decision.most) == (0, 2)


def test_one_cost_or_another(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    cost = "Pay 1 Power or turn 2 Sites you control"
    alice.controls(character("Petrified", 3, f"{cost} :: This card gains Toughness: 2 until the end of the turn."))
    alice.controls("Hill")
    assert not alice.can("use", "Petrified")

    alice.controls("Temple")

    assert alice.can("use", "Petrified")


# -- playing cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("resources", "may"), [("{dra}", False), ("{dra}{dra}", True), ("{dra}{mon}", True)])
def test_resources_are_substituted(table: Table, resources: str, may: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Source", 1, provides=resources))
    text = "You may substitute {dra} for {mon} when playing this card."

    alice.has(character("Prince", 5, text, requires="{mon}{mon}"))

    assert alice.can("play", "Prince") is may


def test_any_resource_is_substituted(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Source", 1, provides="{dra}{asc}"))
    text = "You may substitute {dra}, {asc} and {han} for each resource condition of this card."

    alice.has(character("Guest", 5, text, requires="{jam}{jam}"), character("Stranger", 5, requires="{jam}{jam}"))

    assert alice.can("play", "Guest")
    assert not alice.can("play", "Stranger")


def test_one_state_of_a_title_on_each_character(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    text = 'Subject gains +1 Fighting. No Character may be the subject of more than one "Guns".'
    guns = state("Guns", text)
    alice.controls("Hero")
    alice.has(guns, guns)

    alice.plays("Guns", on="Hero")
    resolve(table)
    assert not alice.can("play", "Guns")
    alice.controls("Student")

    assert alice.can("play", "Guns")


def test_states_you_may_not_play_on_your_own_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Proud", 3, "You cannot play States on this card."))
    charm = state("Charm", "Subject gains +1 Fighting.")
    alice.has(charm)
    bob.has(charm)
    assert not alice.can("play", "Charm")

    alice.ends_turn()

    assert bob.can("play", "Charm")


# -- damage and attacks --------------------------------------------------------------------------------------------


def test_damage_of_any_source_is_redirected(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(BOLT)
    bob.controls("Hero")
    text = "Turn :: Redirect all damage inflicted on target Character by a single source to this card."
    bob.controls(site("Beach", 8, text))
    assert not bob.can("use", "Beach")

    alice.plays("Bolt", "Hero")
    bob.uses("Beach", "Bolt", "Hero")
    resolve(table)

    assert (bob.card("Hero").damage, bob.card("Beach").damage) == (0, 3)


def test_only_so_much_damage_is_redirected(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Tower")
    bob.controls(character("Geomancer", 3, "Turn :: Redirect 1 damage from any source to target Character."))
    bob.controls("Bruiser", turned=True)

    alice.attacks("Tower", with_="Hero")
    bob.uses("Geomancer", "Bruiser")
    resolve(table)

    assert (bob.card("Tower").damage, bob.card("Bruiser").damage) == (3, 1)


def test_no_combat_damage_but_other_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(BOLT)
    bob.controls(character("Dragon", 8, "Takes no combat damage."), turned=True)

    alice.attacks("Dragon", with_="Hero")
    resolve(table)
    assert bob.card("Dragon").damage == 0
    alice.plays("Bolt")
    resolve(table)

    assert bob.card("Dragon").damage == 3


def test_the_start_of_the_main_shot(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(edge("Dawn", "At the start of your Main Shot, gain 2 Power."))

    alice.ends_turn()

    assert bob.power == 12


def test_an_attack_declared_against_your_side(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero", "Bruiser")
    bob.controls("Temple")
    carol.controls("Hill", edge("Watch", "Whenever an attack is declared against you, gain 1 Power."))

    alice.attacks("Temple", with_="Hero")
    resolve(table)
    assert carol.power == 10
    alice.attacks("Hill", with_="Bruiser")
    resolve(table)

    assert carol.power == 11


def test_what_happens_during_your_turn_only(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Thief", 1, "When an opponent plays an Event during your turn, gain 1 Power."))
    bob.has(BELL, BELL)
    alice.has(BELL)

    alice.plays("Bell")
    bob.plays("Bell")
    resolve(table)
    assert alice.power == 12
    alice.ends_turn()
    bob.plays("Bell")
    resolve(table)

    assert alice.power == 12


# -- more conditions and predicates --------------------------------------------------------------------------------


@pytest.mark.parametrize(("resources", "may"), [("{dra}{dra}{han}", False), ("{dra}{dra}{han}{han}", True)])
def test_resources_from_different_factions(table: Table, resources: str, may: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Source", 1, provides=resources))
    must = "You must have at least two resources each from two different factions in your pool to play this card."

    alice.has(event("Alliance", f"{must} Gain 3 Power."))

    assert alice.can("play", "Alliance") is may


def test_what_a_card_cannot_do_unless_something_is_so(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Shy", 3, "Cannot attack unless you control a <Fire> Character."))
    bob.controls("Temple")
    assert not alice.can("attack", "Temple")

    alice.controls(character("Spark", 1, subtitle="Fire Warrior"), turned=True)

    assert alice.can("attack", "Temple")


def test_an_event_in_the_smoked_pile_returns(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple")
    alice.controls("Giant")
    bob.controls("Hill", "River")
    bob.has_in_smoked_pile(
        event("Offended", "Gain 1 Power. When a Site you control is seized, you may return this card to your hand.")
    )

    alice.attacks("Hill", with_="Giant")
    alice.chooses_fate("Seize")
    table_until(table, lambda: bob.is_asked("Use Offended"))
    bob.chooses("Use Offended")
    resolve(table)

    assert "Offended" in bob.hand


def test_a_card_is_reloaded_from_the_smoked_pile_not_from_play(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    franklin = character("Franklin", 4, "You may Reload this card when you play a <Thunder> Event.")
    thunder = event("Thunder Clap", "Gain 1 Power.", subtitle="Thunder Event")
    alice.controls(franklin)
    alice.has(thunder, thunder)
    alice.plays("Thunder Clap")
    resolve(table)
    assert alice.card("Franklin").in_play

    alice.has_in_smoked_pile(franklin)
    alice.plays("Thunder Clap")
    waits_for(alice, "Use Franklin")
    alice.chooses("Use Franklin")
    resolve(table)

    assert alice.deck[0] == "Franklin"


def test_no_legal_subject_for_some_states(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Saint", 3, "Not a legal subject for Weapon States."))
    alice.has(state("Sword", "Weapon. Subject gains +1 Fighting."), state("Charm", "Subject gains +1 Fighting."))

    assert alice.can("play", "Charm")
    assert not alice.can("play", "Sword")


@pytest.mark.parametrize(("subtitle", "damage"), [("Hero", 6), ("Sword Hero", 7)])
def test_more_damage_if_something_is_so(table: Table, subtitle: str, damage: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Knight", 4, subtitle=subtitle))
    text = "Weapon. Subject Character inflicts +2 damage, or +3 if subject is a <Sword> Character."
    alice.controls(state("Blade", text), on="Knight")
    bob.controls("Tower")

    alice.attacks("Tower", with_="Knight")
    resolve(table)

    assert bob.card("Tower").damage == damage


def test_damage_that_cannot_be_reduced(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Sure", 4, "This card's damage cannot be reduced or redirected."))
    bob.controls(site("Wall", 9, "Toughness: 2."))

    alice.attacks("Wall", with_="Sure")
    resolve(table)

    assert bob.card("Wall").damage == 4


def test_a_choice_of_gains(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    text = "Turn :: This card gains your choice of Stealth or Ambush until the end of the turn."
    alice.controls(character("Agent", 3, text))

    alice.uses("Agent")
    waits_for(alice, "Choose one")
    table.answer(table.decision.options[1])
    resolve(table)

    assert "Ambush" in alice.card("Agent").bold
    assert "Stealth" not in alice.card("Agent").bold


# -- combat --------------------------------------------------------------------------------------------------------


def test_something_lasts_until_the_end_of_combat(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "When this card enters combat, it gains +2 Fighting until the end of combat."
    alice.controls(character("Brawler", 4, text))
    bob.controls("Tower")
    bob.controls("Student", at="Tower")

    alice.attacks("Tower", with_="Brawler")
    bob.intercepts("Brawler", with_="Student")
    table_until(table, lambda: "Student" in bob.smoked_pile)
    resolve(table)

    assert bob.card("Tower").damage == 5
    assert alice.card("Brawler").fighting == 3


def test_older_cards_say_if_of_what_happens(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Captain", 4, "If this card smokes a Character in combat, gain 1 Power."))
    bob.controls("Student", turned=True)

    alice.attacks("Student", with_="Captain")
    resolve(table)

    assert alice.power == 11

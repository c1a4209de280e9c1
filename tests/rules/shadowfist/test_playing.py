"""SF 25. Playing cards."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import character, edge, event, resolve, site, state, table_until, waits_for
from tests.table import Table, rule

BELL = event("Bell", "Gain 1 Power.")
BLADE = state("Blade", "Play on a Character. Subject gains +2 Fighting.", cost=1)


@rule(
    "SF 25.0",
    "SF 25.4",
    "Characters are played in one's Main Shot, outside of attacks.",
)
def test_playing_characters(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "River")
    alice.controls("Giant", at="Hill")
    alice.has("Hero", "Student", BELL)
    bob.has("Student", BELL)
    bob.controls("Cave")

    alice.plays("Hero", at="Location 2")
    assert not bob.can("play", "Student")
    resolve(table)
    alice.attacks("Cave", with_="Giant")
    assert not alice.can("play", "Student")

    assert alice.card("Hero").place == ["River"]
    waits_for(alice, "What becomes of Cave")
    alice.chooses_fate("Smoke")
    resolve(table)


@rule("SF 25.2", "SF 28.1.1", "Who has not resolved yet neither turns nor attacks.")
def test_no_turning_while_entering_play(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.has(character("Miner", 1, "Turn :: Gain 1 Power."), BELL)
    bob.has(BELL)
    bob.controls("Hill")

    alice.plays("Miner")
    bob.plays("Bell")
    assert alice.is_asked("Respond")
    assert not alice.can("use", "Miner")
    resolve(table)

    assert alice.can("use", "Miner")
    assert alice.can("attack", "Hill")


@rule("SF 25.3", "An Event is in the smoked pile while it has yet to resolve.")
def test_playing_events(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(BELL)
    bob.has(BELL)

    alice.plays("Bell")

    assert alice.smoked_pile == ["Bell"]
    assert alice.power == 10
    resolve(table)
    assert alice.power == 11


@rule(
    "SF 25.5",
    "SF 25.5.6",
    "States may be played during an attack too, and work once resolved.",
)
def test_playing_states(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(BLADE)
    bob.controls("Hill")
    bob.has(BLADE, BELL)

    alice.attacks("Hill", with_="Hero")
    alice.plays("Blade", on="Hero")
    assert not bob.can("play", "Blade")
    assert alice.card("Hero").fighting == 4
    bob.passes()
    waits_for(alice, "What becomes of Hill")

    assert bob.card("Hill").damage == 6
    alice.chooses_fate("Smoke")
    resolve(table)


@rule("SF 25.5.1", "A State goes only on what it says.")
def test_valid_subjects(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill", "Hero")
    alice.has(state("Wall", "Play on a Site. Subject gains +2 Body."))
    alice.has(state("Curse", "Play on a Character controlled by an opponent. Subject gains -1 Fighting."))

    alice.plays("Wall", on="Hill")
    resolve(table)
    alice.plays("Curse", on="Hero")
    resolve(table)

    assert bob.card("Hill").body == 8
    assert bob.card("Hero").fighting == 3


@rule("SF 25.5.1", "Without a valid subject a State cannot be played.")
def test_no_subject_no_state(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill")
    alice.has(BLADE)

    assert not alice.can("play", "Blade")
    assert alice.why_not("Blade")[0].rule == "SF 25.5.1"


@rule("SF 25.5.2", "SF 25.5.5", "A State stays though its subject no longer fits.")
def test_the_subject_may_change(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero")
    alice.has(state("Curse", "Play on a Character controlled by an opponent. Subject gains -1 Fighting."))
    alice.has(event("Tempt", "Target a Character :: Take control of target."))
    alice.plays("Curse", on="Hero")
    resolve(table)

    alice.plays("Tempt", "Hero")
    resolve(table)

    assert alice.card("Curse").subject == "Hero"
    assert alice.card("Hero").fighting == 3


@rule("SF 25.5.3", "SF 40.1a", "A State on a card that becomes immune to States is smoked at once.")
def test_a_subject_immune_to_states(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls(BLADE, on="Hero")
    alice.has(event("Ward", "Target a Character :: Target gains Immunity to States until the end of the turn."))

    alice.plays("Ward", "Hero")
    resolve(table)

    assert "Blade" in alice.smoked_pile
    assert alice.card("Hero").fighting == 4


@rule("SF 25.5.7", "SF 25.6.1", "A State or Edge that is smoked before it resolves does nothing.")
def test_smoked_before_resolving(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(BLADE, edge("Plan", "Characters you control gain +1 Fighting."))
    smash = event("Smash", "Target a State or Edge :: Smoke target.")
    bob.has(smash, smash)

    alice.plays("Blade", on="Hero")
    bob.plays("Smash", "Blade")
    resolve(table)
    alice.plays("Plan")
    bob.plays("Smash", "Plan")
    resolve(table)

    assert alice.in_play == ["Hero"]
    assert alice.card("Hero").fighting == 4


@rule("SF 25.6", "Edges are played in one's own Main Shot, outside of attacks.")
def test_playing_edges(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(edge("Plan", "Characters you control gain +1 Fighting."), BELL)
    bob.controls("Hill")
    assert alice.can("play", "Plan")

    alice.attacks("Hill", with_="Hero")

    assert not alice.can("play", "Plan")
    resolve(table)


@rule("SF 25.7", "One Site a turn may be played.")
def test_one_site_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has("Hill", "Factory")

    alice.plays("Factory")
    resolve(table)
    assert not alice.can("play", "Hill")
    assert alice.why_not("Hill")[0].rule == "SF 25.7"
    alice.ends_turn()
    bob.ends_turn()

    assert alice.can("play", "Hill")


@rule("SF 25.7.1", "SF 25.7.1a", "Feng Shui Sites are played face down, unless they show a cost or resources.")
def test_face_down_or_up(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has("Hill")
    bob.has(site("Palace", cost=2))

    alice.plays("Hill")
    resolve(table)
    assert alice.card("Hill").face_down
    assert not bob.sees("Hill")
    alice.ends_turn()
    bob.plays("Palace")
    resolve(table)

    assert not bob.card("Palace").face_down


@rule("SF 25.7.2", "SF 25.7.3", "A Feng Shui Site costs as much as one has of them; the first brings a Power.")
def test_the_price_of_a_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=2)
    alice.has("Hill", "River", "Temple")

    alice.plays("Hill")
    resolve(table)
    assert alice.power == 3
    alice.ends_turn()
    bob.ends_turn()
    alice.plays("River")
    resolve(table)

    assert alice.power == 3 + 1 - 1


@rule("SF 37.0b", "An ability that reduces costs counts whenever a card is played; cost stays what is printed.")
def test_cost_reduction(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=4)
    alice.controls(edge("Throne", "You may play Characters at -1 cost."))
    alice.has("Bruiser")

    alice.plays("Bruiser")
    resolve(table)

    assert alice.power == 2
    assert alice.card("Bruiser").cost == 3


@rule("SF 37.0a", "SF 24.8", "An effect that plays a card does so as it resolves, at the reduced cost.")
def test_an_effect_that_plays_a_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=4)
    alice.controls("Proving Ground")
    alice.has("Bruiser", "Giant", BELL)
    alice.has(character("Monk", 3, requires="{han}"), state("Halo", "Subject Character gains +1 Fighting."))
    bob.has(BELL)

    alice.uses("Proving Ground")
    assert alice.power == 4
    bob.passes()
    waits_for(alice, "Which card do you play")
    assert alice.may_choose() == ["Bruiser", "Giant"]
    alice.chooses("Bruiser")
    resolve(table)

    assert "Bruiser" in alice.in_play
    assert alice.power == 3


@rule("SF 25.1.1a", "Proving Ground plays no Character on an opponent's turn, nor during an attack.")
def test_an_effect_that_plays_a_card_keeps_its_timing(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=4)
    alice.controls("Proving Ground", "Proving Ground", "Hero")
    alice.has("Bruiser")
    bob.controls("Tower")
    bob.has(BELL)

    alice.attacks("Tower", with_="Hero")
    alice.uses("Proving Ground")
    table_until(table, lambda: not table.game.effects)
    assert not alice.is_asked("Which card do you play")
    resolve(table)
    alice.ends_turn()
    bob.plays("Bell")
    alice.uses("Proving Ground")
    table_until(table, lambda: len(table.game.effects) < 2)

    assert not alice.is_asked("Which card do you play")
    resolve(table)


@rule("SF 25.1.1b", "Out of the Barrel plays a Character in an opponent's attack: the Event says when.")
def test_out_of_the_barrel(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=4)
    alice.controls("Hero")
    bob.controls("Tower")
    bob.has("Out of the Barrel", "Bruiser", "Garden")
    bob.has_resources("{jam}")

    assert not bob.can("play", "Out of the Barrel")
    alice.attacks("Tower", with_="Hero")
    bob.plays("Out of the Barrel")
    waits_for(bob, "Which card do you play")
    bob.chooses("Bruiser")
    bob.intercepts("Hero", with_="Bruiser")
    resolve(table)

    assert bob.power == 4 - (3 - 1)
    assert alice.smoked_pile == ["Hero"]
    assert bob.hand == ["Garden"]


@rule("SF 25.1.1c", "A triggered effect plays its card whenever it triggers, be it in another player's attack.")
def test_a_triggered_effect_plays_a_card_in_an_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=4)
    alice.controls("Hero")
    bob.controls("Hill")
    bob.controls(edge("Muster", "When an opponent declares an attack, play a Character at -1 cost."))
    bob.has("Student")

    alice.attacks("Hill", with_="Hero")
    waits_for(bob, "Use Muster?")
    bob.chooses("Use Muster")
    waits_for(bob, "Which card do you play")
    bob.chooses("Student")
    resolve(table)

    assert "Student" in bob.in_play


@rule("SF 25.1.1", "SF 6.1", "What may be done during one's own turn gives no other time to what is played by it.")
def test_an_effect_of_ones_own_turn_keeps_the_timing_of_the_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=4)
    alice.controls("Hero")
    alice.controls(site("Barracks", 6, "During your turn, turn :: Play a Character at -1 cost."))
    alice.has("Student")
    bob.controls("Hill")

    alice.attacks("Hill", with_="Hero")
    table_until(table, lambda: alice.can("use", "Barracks"))
    alice.uses("Barracks")
    table_until(table, lambda: table.game.attack is None or alice.is_asked("Which card do you play"))

    assert table.game.attack is None, "no Character is played during an attack"
    resolve(table)


@rule("SF 25.1.1b", "Long Black Hearse plays a card in any player's Main Shot: its text says so.")
def test_long_black_hearse(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=4)
    alice.has(BELL)
    bob.controls("Hero")
    bob.controls("Long Black Hearse", on="Hero")
    bob.has(character("Imp", 2, subtitle="Demon", cost=2), "Student")

    alice.plays("Bell")
    bob.uses("Long Black Hearse")
    waits_for(bob, "Which card do you play")
    bob.chooses("Imp")
    resolve(table)

    assert "Imp" in bob.in_play
    assert bob.power == 4 - 1
    assert bob.hand == ["Student"]


@rule("SF 25.1.1b", "Inauspicious Return plays Characters in any player's Main Shot: the Event says so.")
def test_inauspicious_return(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=4)
    alice.has(BELL)
    bob.has("Inauspicious Return")
    bob.has_in_smoked_pile(character("Imp", 1, provides="{lot}"), character("Ghoul", 2, provides="{lot}"), "Student")

    alice.plays("Bell")
    bob.plays("Inauspicious Return")
    waits_for(bob, "Play up to")
    bob.says_yes()
    for name in ("Imp", "Ghoul"):
        waits_for(bob, "Which card do you play")
        bob.chooses(name)
    resolve(table)

    assert sorted(bob.in_play) == ["Ghoul", "Imp"]
    assert "undead" in bob.card("Imp").designators
    assert bob.smoked_pile == ["Student"]


@rule("SF 6.1", "SF 25.1.1", "What may be done once per turn is done in every turn: You Xia plays States in others'.")
def test_a_card_is_played_once_in_each_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=4)
    text = (
        "Once per turn, you may play a Vehicle, Weapon, or State at -1 cost on a Character that is not already the "
        "subject of a State."
    )
    alice.has(BELL)
    bob.controls(character("You Xia", 6, text))
    bob.has(BLADE)

    alice.plays("Bell")
    assert not bob.can("play", "Blade")
    bob.uses("You Xia")
    waits_for(bob, "Which card do you play")
    bob.chooses("Blade")
    resolve(table)

    assert bob.card("Blade").subject == "You Xia"
    assert bob.power == 4


MARK = (
    "You may sacrifice a <Demon> Character to play this card at -2 cost. Play on a non-<Demon> Character. "
    "Subject gains +2 Fighting, Regenerate, and the designator <Demon>."
)


@rule(
    "SF 25.1.1",
    "SF 25.5",
    "A State that is played at less cost is played when States are, like Mark of the Underworld.",
)
def test_a_state_that_plays_itself_keeps_its_timing(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=4)
    imp = character("Imp", 1, subtitle="Demon")
    alice.controls(imp, "Hero")
    alice.has(state("Mark of the Underworld", MARK, cost=2), BELL)
    bob.controls(imp)
    bob.has(state("Mark of the Underworld", MARK, cost=2))

    alice.plays("Bell")
    assert not bob.can("use", "Mark of the Underworld")
    resolve(table)
    alice.uses("Mark of the Underworld")
    resolve(table)

    assert alice.card("Mark of the Underworld").subject == "Hero"
    assert alice.smoked_pile == ["Bell", "Imp"]
    assert alice.power == 4 + 1


@rule("SF 44.2b", "SF 25.1.1", "What plays itself from the smoked pile keeps its timing.")
def test_a_thousand_corpses_come_when_characters_come(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=9)
    alice.has(BELL)
    for player in (alice, bob):
        player.controls("Hero")
        player.has_in_smoked_pile("1,000 Corpses")

    assert alice.can("use", "1,000 Corpses")
    alice.plays("Bell")

    assert not bob.can("use", "1,000 Corpses")
    resolve(table)


@rule("SF 48.0", "SF 48.3", "A card of cost X costs what its player says, and has cost that much while in play.")
def test_cost_x(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=6)
    alice.has(event("Blaze", "Target a Character :: Inflict X damage on target.", cost="X"))
    bob.controls("Giant")

    alice.plays("Blaze", "Giant", x=4)
    resolve(table)

    assert alice.power == 2
    assert bob.card("Giant").damage == 4


@rule("SF 50.4", "At its Crisis cost a card gains Toast It, once a turn, and next turn no Power is generated.")
def test_crisis(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=1)
    alice.controls("Hill")
    guard = character("Guard", 4, "Crisis: 0.", cost=4)
    alice.has(guard, guard)

    alice.plays("Guard")
    resolve(table)
    assert alice.power == 1
    assert alice.card("Guard").state.toast_it or not alice.can("play", "Guard")
    assert not alice.can("play", "Guard")
    alice.ends_turn()
    bob.ends_turn()

    assert alice.power == 1


STEED = character(
    "Steed",
    5,
    "Mobility. You may play this card from your hand as a State with the following rules text: "
    '"Vehicle. Play on a Character. Subject gains +6 Fighting and Mobility."',
    cost=3,
)


@rule("SF 7.1.1", "SF 49.10", "A card played as a State is a State with that text alone, on a subject.")
def test_a_character_played_as_a_state(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(STEED)

    alice.does("play", "Steed")
    assert alice.may_choose() == ["Play it as a Character", "Play it as a State"]
    alice.chooses("Play it as a State")
    resolve(table)

    assert alice.power == 7
    assert alice.card("Steed").subject == "Hero"
    assert alice.card("Hero").fighting == 10
    assert "Mobility" in alice.card("Hero").bold
    assert not alice.can("attack", "Steed")


@rule("SF 7.1.1", "SF 34.0a", "Once it leaves play the card is what is printed on it again.")
def test_a_card_played_as_a_state_is_itself_again_out_of_play(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(STEED, event("Comeback", "Return a Character in your smoked pile to play."))
    bob.has(event("Bolt", "Smoke target State."))

    alice.does("play", "Steed")
    alice.chooses("Play it as a State")
    resolve(table)
    assert not alice.can("play", "Comeback")
    alice.ends_turn()
    bob.plays("Bolt", "Steed")
    resolve(table)
    bob.ends_turn()
    alice.plays("Comeback", "Steed")
    resolve(table)

    assert alice.card("Steed").in_play
    assert alice.card("Steed").fighting == 5
    assert alice.card("Hero").fighting == 4


@rule("SF 25.5.1", "SF 25.1", "It is offered only as what it can be played as: without a subject not as a State.")
def test_it_is_not_played_as_a_state_without_a_subject(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has(STEED)

    alice.plays("Steed")
    resolve(table)

    assert alice.card("Steed").subject == ""
    assert alice.card("Steed").fighting == 5


@rule("SF 25.5", "SF 25.1.1", "As a State it is played at the time of States, also during one's attack.")
def test_it_is_played_as_a_state_during_an_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(STEED)
    bob.controls("Tower")

    alice.attacks("Tower", with_="Hero")
    alice.plays("Steed")
    table_until(table, lambda: alice.card("Hero").fighting == 10)
    alice.chooses_fate("Smoke")
    resolve(table)

    assert bob.smoked_pile == ["Tower"]


BARGAIN = character(
    "Master",
    4,
    "You may play this card at -X cost. If you do so, each opponent immediately gains X Power. "
    "X may not be greater than 2.",
    cost=4,
)


@rule("SF 37.0", "SF 17.2.2", "What a bargain saves, each opponent gains at once; the printed cost is what it was.")
def test_a_bargain_over_the_cost(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=5)
    alice.has(BARGAIN)

    alice.does("play", "Master")
    assert alice.may_choose() == ["Pay 0 less", "Pay 1 less", "Pay 2 less"]
    alice.chooses("Pay 2 less")
    resolve(table)

    assert (alice.power, bob.power, carol.power) == (3, 7, 7)
    assert alice.card("Master").cost == 4


@rule("SF 25.1", "SF 37.0", "With too little Power it is played only if the bargain saves enough.")
def test_a_bargain_is_needed_where_power_is_short(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=3)
    alice.has(BARGAIN)

    alice.does("play", "Master")
    assert alice.may_choose() == ["Pay 1 less", "Pay 2 less"]
    alice.chooses("Pay 1 less")
    resolve(table)

    assert (alice.power, bob.power) == (0, 4)
    alice.has_power(1)
    alice.has(BARGAIN)
    assert not alice.can("play", "Master")


@rule("SF 25.5.1", "A State that speaks of its subject Site is played on a Site, of its subject card on any card.")
def test_what_a_state_calls_its_subject_says_where_it_is_played(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.has(state("Wall", "Subject Site gains +4 Body."), state("Curse", "Subject card generates no Power."))
    alice.has(state("Belt", "Subject gains +1 Fighting."))

    alice.plays("Belt", on="Hero")
    resolve(table)
    alice.plays("Wall", on="Hill")
    resolve(table)
    alice.plays("Curse")

    assert (alice.card("Belt").subject, alice.card("Wall").subject) == ("Hero", "Hill")
    assert alice.may_choose() == ["Hill", "Hero", "Belt", "Wall"]
    alice.chooses("Wall")
    resolve(table)


@rule("SF 25.1", "SF 24.2.1", "Of the resources a card requires only one of the chosen kind is ignored.")
def test_smiling_heaven_lake_ignores_the_chosen_resource(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Smiling Heaven Lake")
    alice.has_resources("{dra}{chi}")
    alice.has(
        character("Dragon", 3, requires="{dra}{dra}"),
        character("Monk", 3, requires="{chi}{chi}"),
        character("Old Dragon", 3, requires="{dra}{dra}{dra}"),
        character("Demon", 3, requires="{lot}"),
    )

    alice.uses("Smiling Heaven Lake")
    assert table.labels == ["dra", "chi"]
    alice.chooses("dra")
    waits_for(alice, "Which card do you play?")

    assert [option.name for option in table.decision.options] == ["Dragon"]
    alice.chooses("Dragon")
    resolve(table)
    assert "Dragon" in alice.in_play


@rule("SF 37.0", "SF 8.5", "What is played at the printed cost costs that, whatever makes cards cheaper or dearer.")
def test_johnny_red_pays_the_printed_cost(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.has_power(3)
    alice.controls("Johnny Red", edge("Sale", "You may play Characters at -1 cost."))
    alice.has_in_smoked_pile(character("Fire Warrior", 3, cost=3), character("Fire Sprite", 3, cost=4))
    alice.has_in_smoked_pile(character("Fire Imp", 1, cost=9))

    alice.uses("Johnny Red", "Fire Imp")
    waits_for(alice, "Which card do you play?")
    assert alice.may_choose() == ["Fire Warrior"], "the other one costs 4 as printed, and 3 only on sale"
    alice.chooses("Fire Warrior")
    resolve(table)

    assert "Fire Warrior" in alice.in_play
    assert alice.power == 0


@rule("SF 18.2", "Talents are resources of a type as factions are.")
def test_three_resources_of_the_same_type(table: Table) -> None:
    words = "You must have at least 3 resources of the same type to play this card. Gain 1 Power."
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has(event("Lateral Reincarnation", words))
    alice.has_resources("{chi}{chi}{dra}{dra}")
    assert not alice.can("play", "Lateral Reincarnation")

    alice.has_resources("{chi}")

    assert alice.can("play", "Lateral Reincarnation")


@rule("SF 25.7", "Whoever has played a Site may play other cards in the same turn, but no Site.")
def test_a_site_and_then_a_character(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has("Factory", "Hill", "Hero", edge("Plan", "Your hand size is increased by 1."))

    alice.plays("Factory")
    resolve(table)

    assert (alice.can("play", "Hero"), alice.can("play", "Plan")) == (True, True)
    assert not alice.can("play", "Hill")


@rule("SF 50.4", "SF 50.4b", "Whoever can pay both says whether a card is played at its Crisis cost.")
@pytest.mark.parametrize(("way", "left", "toasted"), [("Pay its cost", 6, False), ("Pay its Crisis cost", 9, True)])
def test_either_cost_may_be_paid(table: Table, way: str, left: int, toasted: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has(character("Guard", 4, "Crisis: 1.", cost=4))

    alice.does("play", "Guard")
    assert alice.is_asked("How do you pay for it?")
    alice.chooses(way)
    resolve(table)

    assert (alice.power, alice.card("Guard").state.toast_it) == (left, toasted)


@rule("SF 24.1.3", "One card is not two targets: an Event for two is not played where only one of them is there.")
def test_one_card_is_not_two_targets(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Prince", 4, "Unique."))
    alice.has(event("Bonds", "Target a Character and a Unique Character :: Turn both targets."))
    assert not alice.can("play", "Bonds")

    bob.controls("Student")

    assert alice.can("play", "Bonds")


@rule("SF 25.1.1", "Nobody plays a Character in the Main Shot of another player, and is told so.")
def test_a_character_waits_for_ones_own_main_shot(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has("Hero", event("Gong", "Gain 1 Power."))
    bob.has("Hero", event("Bell", "Gain 1 Power."))
    assert alice.why_not("Hero") == []

    alice.plays("Gong")

    assert bob.can("play", "Bell")
    assert [refusal.rule for refusal in bob.why_not("Hero")] == ["SF 25.1.1"]


@rule("SF 8.5", "A card without a cost is played without Power.")
def test_a_card_without_a_cost(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.has(character("Orphan", 2, cost=None), character("Heir", 2, cost=1))

    assert alice.can("play", "Orphan")
    assert not alice.can("play", "Heir")

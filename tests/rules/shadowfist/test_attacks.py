"""SF 27-28. Declarations and attacks."""

from __future__ import annotations

from typing import Any

from tests.shadowfist_table import character, edge, event, least, resolve, site, table_until
from tests.table import Table, rule


@rule("SF 28.1", "SF 28.1.4", "Attackers turn as they are declared.")
def test_attackers_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Hill")

    alice.attacks("Hill", with_="Hero")

    assert alice.card("Hero").turned
    assert not alice.card("Student").turned
    assert bob.card("Hill").damage == 4


@rule("SF 28.6.4", "SF 28.6.7", "Interceptors in a chain fight the attacker one after another.")
def test_a_chain_of_interceptors_fights_in_order(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls("Hill")
    bob.controls("Student", "Hero", at="Hill")

    alice.attacks("Hill", with_="Bruiser")
    bob.intercepts("Bruiser", with_=["Student", "Hero"])
    resolve(table)

    assert bob.smoked_pile == ["Student", "Hero"]
    assert alice.card("Bruiser").damage == 5
    assert bob.card("Hill").damage == 1


# -- declarations (SF 27) ------------------------------------------------------------------------------------------


@rule("SF 27.0", "SF 27.1", "A declaration is no effect: nothing is declared while a scene is going on.")
def test_no_attack_is_declared_in_a_scene(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Bell", "Gain 1 Power."), event("Gong", "Gain 1 Power."))
    bob.controls("Hill")
    bob.has(event("Whistle", "Gain 1 Power."))

    assert alice.can("attack", "Hill")
    alice.plays("Bell")
    bob.plays("Whistle")

    assert alice.can("play", "Gong")
    assert not alice.can("attack")
    assert not alice.can("end")
    resolve(table)


@rule("SF 27.2", "SF 27.3", "A declaration is completed before anybody responds to it.")
def test_all_attackers_are_declared_before_anybody_responds(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Hill")
    bob.has(event("Alarm", "Play when an opponent declares an attack :: Gain 1 Power."))

    assert not bob.can("play", "Alarm")
    alice.attacks("Hill", with_=["Hero", "Student"])

    assert alice.card("Hero").turned
    assert alice.card("Student").turned
    bob.plays("Alarm")
    assert bob.power == 11


@rule(
    "SF 23.4", "SF 27.3", "SF 28.2.1", "What answers an attack is played in the first scene after it, and not later."
)
def test_the_response_scene_is_the_first_scene_only(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Hill")
    bob.has(
        event("Alarm", "Play when an opponent declares an attack :: Gain 1 Power."), event("Bell", "Gain 1 Power.")
    )
    alice.attacks("Hill", with_="Hero")
    assert bob.can("play", "Alarm")

    bob.passes()

    assert bob.can("play", "Bell")
    assert not bob.can("play", "Alarm")
    resolve(table)


@rule("SF 27.3", "SF 26.1.4", "What a declaration triggers is played into the scene that follows it.")
def test_what_a_declaration_triggers_waits_for_its_scene(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(character("Raider", 3, "When this card turns to attack, gain 1 Power."), "Student")
    bob.controls("Hill")
    bob.has(event("Bell", "Gain 1 Power."))

    alice.attacks("Hill", with_=["Raider", "Student"])

    assert bob.is_asked("Respond to Raider")
    assert alice.power == 0
    bob.passes()
    assert alice.power == 1
    resolve(table)


# -- declaring an attack (SF 28.1) ---------------------------------------------------------------------------------


@rule("SF 28.0", "SF 28.7", "An attack: declared, joined, intercepted, fought with the target, and then it is over.")
def test_the_steps_of_an_attack(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    bob.controls("Hill")
    bob.controls("Student", at="Hill")
    carol.controls("Bruiser")

    alice.attacks("Hill", with_="Hero")
    carol.joins("Bruiser")
    bob.intercepts("Hero", with_="Student")
    alice.chooses_fate("Smoke")

    assert bob.smoked_pile == ["Student", "Hill"]
    assert alice.is_asked("Your Main Shot")
    assert alice.card("Hero").turned


@rule("SF 28.1", "SF 22.3.2.2", "Attacks are declared in one's own Main Shot.")
def test_nobody_attacks_in_anothers_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("Hero")
    bob.controls("Temple")

    alice.ends_turn()

    assert bob.is_asked("Your Main Shot")
    assert bob.can("attack", "Hill")
    bob.ends_turn()
    assert alice.is_asked("Your Main Shot")
    assert not bob.can("attack")
    assert bob.why_not("Hero")[0].rule == "SF 22.1"


@rule("SF 22.1", "SF 24.1.3", "While a choice is to be made, nothing else can be done; whoever asks is told so.")
def test_a_card_waits_until_a_choice_is_made(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Bolt", "Inflict 1 damage on target Character."), event("Gong", "Gain 1 Power."))
    alice.controls("Student")
    bob.controls("Hero")
    assert alice.why_not("Gong") == []

    alice.plays("Bolt")
    assert alice.is_asked("Choose")

    assert [refusal.rule for refusal in alice.why_not("Gong")] == ["SF 22.1"]
    assert alice.why_not("Student")[0].reason != alice.why_not("Gong")[0].reason, "the Student may be chosen"
    alice.chooses("Hero")
    resolve(table)


@rule("SF 28.1.1", "Only unturned, resolved Characters attack.")
def test_turned_and_unresolved_characters_do_not_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", turned=True)
    alice.has("Hero", event("Gong", "Gain 1 Power."))
    bob.controls("Hill")

    assert not alice.can("attack", "Hill")
    assert alice.why_not("Student")[0].rule == "SF 28.1.1"
    alice.plays("Hero")
    assert any(refusal.rule == "SF 28.1.1" for refusal in alice.why_not("Hero"))
    resolve(table)

    assert alice.can("attack", "Hill")


@rule("SF 28.1.3", "The target is a Site or Character of an opponent's, never a card of one's own.")
def test_what_may_be_attacked(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple")
    alice.controls("Hero", "Student", at="Temple")
    bob.controls("Hill")
    bob.controls("Bruiser", at="Hill")
    bob.controls(edge("Law", "Characters you control gain +1 Fighting."))

    targets = [option.name for option in table.decision.options if option.kind == "attack"]

    assert sorted(targets) == ["Bruiser", "Hill"]


@rule("SF 28.1.4", "Declared attackers have turned to attack and were declared as attackers.")
def test_turning_to_attack_triggers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(character("Raider", 3, "When this card turns to attack, gain 1 Power."))
    alice.controls(character("Scout", 3, "When this card is declared as an attacker, gain 1 Power."))
    alice.controls(character("Loafer", 3, "When this card turns to attack, gain 1 Power."))
    bob.controls("Temple")

    alice.attacks("Temple", with_=["Raider", "Scout"])
    resolve(table)

    assert alice.power == 2


@rule("SF 28.1.4", "Who is declared as an attacker is held to have turned to attack, even without turning.")
def test_brought_along_is_turned_to_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("The She-Wolf", character("Raider", 3, "When this card turns to attack, gain 1 Power."))
    bob.controls("Temple")

    alice.attacks("Temple", with_=["The She-Wolf", "Raider"])

    assert not alice.card("Raider").turned
    resolve(table)
    assert alice.power == 1


@rule("SF 28.3", "Attackers are at once where their target is; that is no changing of location.")
def test_attackers_are_where_the_target_is(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple")
    alice.controls("Hero", at="Temple")
    bob.controls("Hill", "River")
    bob.has(event("Bell", "Gain 1 Power."))

    alice.attacks("River", with_="Hero")

    assert alice.card("Hero").place == ["River"]
    assert alice.card("Hero").whose_place == "Bob"
    assert not any("changes" in line and "Hero" in line for line in table.log)
    resolve(table)
    assert alice.card("Hero").place == ["Temple"]


@rule("SF 28.3", "Attackers follow a Character that they attack, and do not move of their own accord.")
def test_attackers_follow_a_character(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Hunter", 4, "Mobility."))
    bob.controls("Hill", "River")
    bob.controls("Bruiser", at="Hill")
    bob.has(event("Bell", "Gain 1 Power."))

    alice.attacks("Bruiser", with_="Hunter")
    assert alice.card("Hunter").place == ["Hill"]
    assert not alice.can("move", "Hunter")
    bob.moves("Bruiser", to="River")
    table_until(table, lambda: bob.card("Bruiser").place == ["River"])

    assert alice.card("Hunter").place == ["River"]
    resolve(table)
    assert bob.card("Bruiser").damage == 4


# -- scenes of an attack (SF 28.2) ---------------------------------------------------------------------------------


@rule("SF 28.2", "SF 22.1", "In the scenes of an attack everybody may play effects, the active player first.")
def test_everybody_may_play_effects_during_an_attack(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    bob.controls("Hill")
    for player in (alice, bob, carol):
        player.has(event("Bell", "Gain 1 Power."))

    alice.attacks("Hill", with_="Hero")

    assert alice.can("play", "Bell")
    alice.passes()
    assert bob.can("play", "Bell")
    bob.passes()
    assert carol.can("play", "Bell")
    resolve(table)


# -- joining (SF 28.4) ---------------------------------------------------------------------------------------------


@rule(
    "SF 28.4", "SF 28.1.3", "Opponents join clockwise from the attacker's left, each once, never against their own."
)
def test_opponents_join_in_turn(table: Table) -> None:
    alice, bob, carol, dave = table.shadowfist("Alice", "Bob", "Carol", "Dave")
    for player in (alice, bob, carol, dave):
        player.controls("Hero")
    carol.controls("Tower")

    alice.attacks("Tower", with_="Hero")

    assert bob.is_asked("Who joins")
    bob.joins("Hero")
    assert dave.is_asked("Who joins")
    dave.joins("Hero")
    assert bob.card("Hero").place == ["Tower"]
    alice.chooses_fate("Smoke")
    assert carol.smoked_pile == ["Tower"]
    assert bob.card("Hero").turned


@rule("SF 28.4", "Whoever joins has not declared the attack, but has turned to attack; a response scene follows.")
def test_joining_is_not_declaring(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=0)
    alice.controls("Student")
    bob.controls("Temple")
    carol.controls(character("Raider", 3, "When this card turns to attack, gain 1 Power."))
    carol.controls(edge("Banner", "When you declare an attack, gain 3 Power."))
    bob.has(event("Bell", "Gain 1 Power."))
    alice.attacks("Temple", with_="Student")
    table_until(table, lambda: carol.is_asked("Who joins"))

    carol.joins("Raider")

    assert bob.is_asked("Respond to Raider")
    resolve(table)
    assert carol.power == 1


# -- ceasing to attack, ending early (SF 28.5) ---------------------------------------------------------------------


@rule("SF 28.5", "SF 28.9.1", "Once all have joined, an attack without attackers ends early, with an open scene.")
def test_an_attack_without_attackers_ends_early(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Student")
    bob.controls("Hill")
    bob.has(event("Dart", "Smoke target Character."), event("Bell", "Gain 1 Power."))
    carol.controls("Hero")

    alice.attacks("Hill", with_="Student")
    table_until(table, lambda: carol.is_asked("Who joins"))
    carol.chooses()
    table_until(table, lambda: bob.is_asked("intercept"))
    bob.plays("Dart", "Student")

    table_until(table, lambda: table.game.scene is not None and table.game.scene.name == "end of attack")
    assert bob.can("play", "Bell")
    resolve(table)
    assert bob.card("Hill").damage == 0


@rule("SF 28.4", "SF 28.5", "An attack that lost its attackers in the first scene can still be joined.")
def test_an_emptied_attack_can_still_be_joined(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Student")
    bob.controls("Hill")
    bob.has(event("Dart", "Smoke target Character."))
    carol.controls("Hero")

    alice.attacks("Hill", with_="Student")
    bob.plays("Dart", "Student")

    assert carol.is_asked("Who joins")
    carol.joins("Hero")
    resolve(table)
    assert bob.card("Hill").damage == 4


@rule("SF 28.5", "SF 28.9", "An effect that makes somebody an attacker in time keeps the attack from ending.")
def test_an_attack_goes_on_with_somebody_who_becomes_an_attacker(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", "Hero")
    words = "Play during an attack you declared if you control no attackers. Turn a Character you control"
    alice.has(event("Decoy", f"{words} :: It becomes an attacker."))
    bob.controls("Hill")
    bob.has(event("Dart", "Smoke target Character."))
    alice.attacks("Hill", with_="Student")
    table_until(table, lambda: bob.is_asked("intercept"))
    assert alice.why_not("Decoy")
    bob.plays("Dart", "Student")

    alice.plays("Decoy", "Hero")
    resolve(table)

    assert alice.smoked_pile[0] == "Student"
    assert bob.card("Hill").damage == 4
    assert alice.card("Hero").whose_place == "Alice"


@rule("SF 28.9", "Once the attack is over, nothing makes it go on.")
def test_nobody_becomes_an_attacker_in_the_last_scene_of_an_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", "Hero")
    alice.has(event("Decoy", "Turn a Character you control :: It becomes an attacker."))
    bob.controls("Hill")
    bob.has(event("Dart", "Smoke target Character."))
    alice.attacks("Hill", with_="Student")
    table_until(table, lambda: bob.is_asked("intercept"))
    bob.plays("Dart", "Student")

    table_until(table, lambda: table.game.scene is not None and table.game.scene.name == "end of attack")

    alice.plays("Decoy", "Hero")
    resolve(table)

    assert alice.card("Hero").turned
    assert alice.card("Hero").whose_place == "Alice"
    assert bob.card("Hill").damage == 0


@rule(
    "SF 28.5.1", "An attacker ceases attacking when its target leaves play or comes under its controller's control."
)
def test_attackers_cease_when_the_target_is_gone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Bribe", "Take control of target Site."))
    bob.controls("Hill")

    alice.attacks("Hill", with_="Hero")
    alice.plays("Bribe", "Hill")
    resolve(table)

    assert alice.card("Hill").controller == "Alice"
    assert alice.card("Hill").damage == 0
    assert alice.why_not("Hero")


# -- going home, the end (SF 28.8-28.10) ---------------------------------------------------------------------------


@rule(
    "SF 28.8",
    "SF 30.3.3.2",
    "A seized Site moves as the attack ends; attackers of the new controller may stay there.",
)
def test_attackers_may_stay_at_a_seized_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple")
    alice.controls("Bruiser", "Hero", at="Temple")
    bob.controls("Hill", "River")

    alice.attacks("River", with_=["Bruiser", "Hero"])
    alice.chooses_fate("Seize")
    table_until(table, lambda: alice.is_asked("Where do you place"))
    alice.chooses(table.labels[-1])
    assert alice.is_asked("Who stays at River")
    alice.chooses("Hero")

    resolve(table)
    assert alice.locations == [["Temple"], ["River"]]
    assert alice.card("Hero").place == ["River"]
    assert alice.card("Bruiser").place == ["Temple"]
    assert bob.locations == [["Hill"]]


@rule("SF 28.8", "What lasts until the end of the attack ends as everybody goes home.")
def test_what_lasts_for_the_attack_ends(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Rage", "Target Character gains +3 Fighting until the end of the attack."))
    bob.controls("Temple")

    alice.attacks("Temple", with_="Hero")
    alice.plays("Rage", "Hero")
    resolve(table)

    assert bob.card("Temple").damage == 7
    assert alice.card("Hero").fighting == 4


@rule("SF 28.9", "After the attack there is a closed scene: ordinary effects cannot be played in it.")
def test_the_end_of_an_attack_is_closed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero")
    bob.controls("Temple")
    dirge = event("Dirge", "Play when an attack you declared ends :: Gain 2 Power.")
    alice.has(event("Bell", "Gain 1 Power."), dirge)
    alice.attacks("Temple", with_="Hero")

    table_until(table, lambda: alice.can("play", "Dirge"))

    assert bob.card("Temple").damage == 4
    assert not alice.can("play", "Bell")
    resolve(table)


@rule("SF 28.10", "SF 12.1.2", "Burning for Power ends the turn of the active player at once.")
def test_burning_for_power_ends_the_turn(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol", power=0)
    alice.controls("Bruiser", "Student")
    bob.controls("Hill")

    alice.attacks("Hill", with_="Bruiser")
    alice.chooses_fate("Burn ... for Power")

    assert alice.power == 4
    assert bob.smoked_pile == ["Hill"]
    assert table.game.active == 1


# -- success and failure (SF 28.11, 28.12) -------------------------------------------------------------------------


@rule("SF 28.11", "SF 28.12", "An attack that damages its target succeeds, and another may follow.")
def test_a_successful_attack_allows_another(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Temple")

    alice.attacks("Temple", with_="Student")
    resolve(table)

    assert alice.can("attack", "Temple")


@rule("SF 28.12", "SF 50.6", "After a failed attack only Independent Characters attack in this turn.")
def test_a_failed_attack_forbids_others(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", "Hero")
    loner = character("Loner", 2, "Independent.")
    alice.controls(loner)
    bob.controls("Temple")
    bob.controls("Bruiser", at="Temple")

    alice.attacks("Temple", with_="Student")
    bob.intercepts("Student", with_="Bruiser")
    resolve(table)

    assert alice.why_not("Hero")[0].rule == "SF 28.12"
    alice.attacks("Temple", with_="Loner")
    assert alice.card("Loner").turned
    resolve(table)


@rule("SF 28.12", "SF 29.2", "Damage that is not combat damage does not make an attack a success.")
def test_other_damage_is_no_success(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", "Hero")
    alice.has(event("Bolt", "Inflict 2 damage on target Site."))
    bob.controls("Temple")
    bob.controls("Bruiser", at="Temple")

    alice.attacks("Temple", with_="Student")
    alice.plays("Bolt", "Temple")
    bob.intercepts("Student", with_="Bruiser")
    resolve(table)

    assert bob.card("Temple").damage == 2
    assert alice.why_not("Hero")[0].rule == "SF 28.12"


@rule("SF 28.12", "A failed attack is forgotten in the next turn.")
def test_a_failure_lasts_for_the_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", "Hero")
    bob.controls("Temple")
    bob.controls("Bruiser", at="Temple")
    alice.attacks("Temple", with_="Student")
    bob.intercepts("Student", with_="Bruiser")
    resolve(table)

    alice.ends_turn()
    bob.ends_turn()

    assert alice.can("attack", "Temple")


def told(table: Table) -> str:
    return " ".join(line.text for line in table.game.told(0))


@rule("SF 28.12", "An attack fails that inflicts no combat damage on its target.")
def test_the_log_says_why_an_attack_fails(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    bob.controls("Temple")
    bob.controls("Bruiser", at="Temple")

    alice.attacks("Temple", with_="Student")
    bob.intercepts("Student", with_="Bruiser")
    resolve(table)

    assert "Alice’s attack fails: nobody attacks any more." in told(table)


@rule("SF 28.12", "An attack whose target is gone fails.")
def test_the_log_says_that_the_target_is_gone_and_who_did_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple")
    bob.has(event("Tidy Up", "Smoke target Site."))

    alice.attacks("Temple", with_="Hero")
    bob.plays("Tidy Up", "Temple")
    resolve(table)

    assert "Temple is smoked by Tidy Up." in told(table)
    assert "Alice’s attack fails: its target is gone." in told(table)


@rule("SF 28.11", "An attack that damages its target succeeds.")
def test_a_success_needs_no_reason(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    bob.controls("Temple")

    alice.attacks("Temple", with_="Student")
    resolve(table)

    assert "Alice’s attack succeeds." in told(table)


# -- out of turn (SF 28.1.2) ---------------------------------------------------------------------------------------


@rule("SF 28.1.2", "Who may attack out of turn does so in response to the end of somebody's turn.")
def test_an_attack_out_of_turn_answers_the_end_of_the_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls(character("Ninja", 6, "May attack during an opponent's turn."), "Hero")

    alice.does("end")
    assert bob.is_asked("Declare an attack?")
    bob.attacks("Hill", with_="Ninja")
    bob.chooses_fate("Burn ... for Power")

    assert bob.power == 13
    assert table.game.active == 0
    assert alice.is_asked("Your Main Shot")
    assert not bob.card("Hero").turned


@rule("SF 28.1.2", "In a scene of another's turn one may claim priority, and attacks when the scene is over.")
def test_priority_for_an_attack_is_claimed_in_a_scene(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple")
    alice.has(event("Bell", "Gain 1 Power."))
    bob.controls(character("Ninja", 3, "May attack during an opponent's turn."))

    alice.plays("Bell")
    bob.does("reserve")

    assert bob.is_asked("Declare an attack?")
    assert alice.power == 11
    bob.attacks("Temple", with_="Ninja")
    assert alice.card("Temple").damage == 3
    assert alice.is_asked("Your Main Shot")


@rule("SF 28.1.2", "Whoever claimed an attack declares none if no Site can be attacked once the scene is over.")
def test_a_claimed_attack_without_a_target(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple")
    alice.has(event("Flood", "Smoke target Site."))
    bob.controls(character("Ninja", 3, "May attack during an opponent's turn."))

    alice.plays("Flood", "Temple")
    bob.does("reserve")

    assert alice.smoked_pile == ["Flood", "Temple"]
    assert alice.is_asked("Your Main Shot")


@rule("SF 28.1.2", "SF 5.3", "A claimed attack is not declared in the next turn, if the active player left.")
def test_a_claimed_attack_after_its_turn(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Temple")
    alice.has(event("Bell", "Gain 1 Power."))
    bob.controls("Hill")
    bob.has(event("Gong", "Gain 1 Power."))
    carol.controls(character("Ninja", 3, "May attack during an opponent's turn."))
    alice.plays("Bell")
    bob.passes()
    carol.does("reserve")
    assert bob.can("play", "Gong")

    table.game.concede(alice.number)
    asked = []
    while not bob.is_asked("Your Main Shot"):
        asked.append(table.decision.question)
        table.answer(least(table))

    assert "Declare an attack?" not in asked


@rule(
    "SF 28.1.3.1", "An attacker's target can be changed: it goes where the new one is, the others stay as they were."
)
def test_the_target_of_one_attacker_is_changed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Tower", "Garden")
    bob.has(event("Feint", "Change target attacker's target to target Site."), event("Bell", "Gain 1 Power."))

    alice.attacks("Tower", with_=["Hero", "Student"])
    bob.plays("Feint", "Hero", "Garden")
    table_until(table, lambda: alice.card("Hero").place == ["Garden"])

    assert alice.card("Student").place == ["Tower"]
    resolve(table)
    assert bob.card("Garden").damage == 4
    assert bob.card("Tower").damage == 1


@rule("SF 28.11", "SF 28.1.3.1", "Damage to a changed target makes the attack a success as well.")
def test_a_changed_target_counts_for_success(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Tower", "Garden")
    bob.has(event("Feint", "Change target attacker's target to target Site."))

    alice.attacks("Tower", with_="Hero")
    bob.plays("Feint", "Garden")
    resolve(table)

    assert bob.card("Garden").damage == 4
    assert alice.can("attack", "Tower")


@rule("SF 28.1.2.1", "Out of turn, a failed attack keeps nobody from attacking.")
def test_a_failure_does_not_count_out_of_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple")
    alice.controls("Giant", at="Temple")
    ninja = character("Ninja", 2, "May attack during an opponent's turn.")
    other = character("Shadow", 2, "May attack during an opponent's turn.")
    bob.controls(ninja, other)
    alice.does("end")
    bob.attacks("Temple", with_="Ninja")
    alice.intercepts("Ninja", with_="Giant")
    resolve(table)

    alice.does("end")

    assert bob.is_asked("Declare an attack?")
    bob.attacks("Temple", with_="Shadow")
    resolve(table)


@rule("SF 28.1.4", "SF 28.3", "Who turns to attack does so where it was; only then it is where the target is.")
def test_mouth_of_the_fire_righteous_sends_others_off_stronger(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple", "Tower")
    alice.controls("Mouth of the Fire Righteous", character("Fire Warrior", 3), "Hero", at="Temple")
    alice.controls(character("Fire Monk", 3), at="Tower")
    bob.controls(site("Wall", 30))

    alice.attacks("Wall", with_=["Fire Warrior", "Fire Monk", "Hero"])
    resolve(table)

    assert alice.card("Fire Warrior").fighting == 4
    assert alice.card("Fire Monk").fighting == 3
    assert alice.card("Hero").fighting == 4


@rule("SF 28.1.4", "One who attacks with them is among them, and is where they were.")
def test_the_mouth_itself_attacks(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple")
    alice.controls("Mouth of the Fire Righteous", character("Fire Warrior", 3), at="Temple")
    bob.controls(site("Wall", 30))

    alice.attacks("Wall", with_=["Mouth of the Fire Righteous", "Fire Warrior"])
    resolve(table)

    assert alice.card("Fire Warrior").fighting == 4
    assert alice.card("Mouth of the Fire Righteous").fighting == 8


@rule("SF 8.11", "SF 28.5.1", "The newer printing says that the Character ceases attacking.")
def test_city_center_ends_an_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Giant")
    bob.controls("City Center", face_down=True)
    bob.controls("Hill")

    bob_reveals(table, alice, bob)
    alice.attacks("Hill", with_="Giant")
    table_until(table, lambda: bob.can("use", "City Center"))
    bob.uses("City Center", "Giant")
    resolve(table)

    assert not alice.card("Giant").turned
    assert bob.in_play == ["City Center", "Hill"]
    assert bob.card("City Center").counters == 0


def bob_reveals(table: Table, alice: Any, bob: Any) -> None:
    """Bob reveals City Center in a scene that Alice starts."""
    alice.has(event("Bell", "Gain 1 Power."))
    alice.plays("Bell")
    bob.reveals("City Center")
    resolve(table)
    assert bob.card("City Center").counters == 1


@rule("SF 28.4", "While others may join, everybody sees that the attack has come to that.")
def test_the_stage_at_which_others_join(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    bob.controls("Temple")
    carol.controls("Student")

    alice.attacks("Temple", with_="Hero")
    table_until(table, lambda: carol.is_asked("Who joins"))

    assert table.game.attack.stage == "joining"


@rule(
    "SF 28.1.3", "SF 49.9", "What does not come into play, for want of a place beside its like, is no target either."
)
def test_a_card_that_stays_in_the_smoked_pile_is_not_attacked(table: Table) -> None:
    fox = character(
        "Fox",
        3,
        "Unique. While this card is in your smoked pile, pay 3 Power and target an opponent's attacker :: Return "
        "this card to play and change the target of target's attack to this card.",
    )
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("Tower", fox)
    bob.has_in_smoked_pile(fox)
    alice.attacks("Tower", with_="Hero")
    table_until(table, lambda: bob.can("use", "Fox"))

    bob.uses("Fox")
    resolve(table)

    assert (bob.smoked_pile, bob.card("Tower").damage, alice.card("Hero").damage) == (["Fox"], 4, 0)

"""The phases of a turn (HL1 35-45, 49-53; HL3 50-72)."""

from __future__ import annotations

import pytest

from tests.highlander_table import card_saying, event, situation
from tests.table import Table, rule

BOTH = pytest.mark.parametrize("edition", ["first", "third"])
ALL = pytest.mark.parametrize("edition", ["first", "third", "type-one"])
SIDESTEP = card_saying("", "Sidestep", "dodge", grid="XX0/XX0/XX0")
GUARD = card_saying("", "Guard", "block", kinds="Guard", grid="XXX/XXX/000")
EVENT = card_saying("Your opponent loses 1 Ability.", "Scorn")
OBJECT = card_saying("", "Lantern", "object")
SITUATION = card_saying("", "Feud", "situation")
#: What a card makes its opponent do, as it is asked for.
DUTIES = {"Parry": "hand", "Bystander": "Endurance"}


def phases(table: Table) -> list[str]:
    """The phases that were begun so far in this turn, in order."""
    started = [event for event in table.game.log if type(event).__name__ in ("TurnStarted", "PhaseStarted")]
    last = max(n for n, event in enumerate(started) if type(event).__name__ == "TurnStarted")
    return [event.phase for event in started[last + 1 :]]


@rule("HL1 36", "HL1 41", "HL1 45", "Sweep, Must Do, May Do, Defense, Attack, Ability Adjustment, Draw/Discard.")
def test_the_phases_of_the_first_edition(table: Table) -> None:
    alice, _ = table.highlander(edition="first")
    alice.goes_to("draw/discard")

    assert phases(table) == [
        "sweep",
        "must do",
        "may do",
        "defense",
        "attack",
        "ability adjustment",
        "draw/discard",
    ]


@rule("HL3 55", "HL3 57", "HL3 59", "The beginning, Sweep and Reconcile come before the Defense Phase.")
def test_the_phases_of_the_third_edition(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    bob.begins_turn()
    alice.begins_turn()
    alice.goes_to("draw/discard")

    assert phases(table)[:3] == ["beginning of turn", "sweep", "reconcile"]
    assert phases(table)[3:] == ["defense", "attack", "ability adjustment", "draw/discard"]


@rule("HL3 56", "HL3 58", "HL3 60", "Before Reconcile nothing is played, and in it only what says so.")
def test_in_reconcile_only_what_says_so_is_played(table: Table) -> None:
    alice, _ = table.highlander(edition="third")
    early = card_saying("Play during your May Do/Must Do Phase. Draw a card.", "Foresight", "edge")
    alice.has(early, EVENT)
    alice.begins_turn()
    assert (table.game.phase, phases(table)) == ("reconcile", ["beginning of turn", "sweep", "reconcile"])

    assert alice.can("play", "Foresight")
    assert not alice.can("play", "Scorn")
    assert alice.why_not("Scorn").rule == "HL3 60"


@rule("HL1 36", "HL1 22", "HL3 58", "What was played stays in play through the opponent's turn, then it is swept.")
@BOTH
def test_cards_of_a_turn_are_swept_at_the_next(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Thrust", EVENT)
    alice.has_in_play(OBJECT, SITUATION)
    alice.attacks("Thrust")
    alice.plays("Scorn")

    bob.goes_to("attack")
    assert set(alice.in_play) == {"Thrust", "Scorn", "Lantern", "Feud"}
    alice.begins_turn()

    assert set(alice.in_play) == {"Lantern", "Feud"}
    assert set(alice.discard_pile) >= {"Thrust", "Scorn"}


@rule("HL1 69", "HL1 23", "HL1 25", "An Event is swept; Situations and Objects stay.")
def test_events_go_and_permanents_stay(table: Table) -> None:
    alice, bob = table.highlander()
    for card in (EVENT, OBJECT, SITUATION):
        alice.has(card)
        alice.goes_to("attack")
        alice.plays(card.name)
        alice.begins_turn()

    assert set(alice.in_play) == {"Lantern", "Feud"}
    assert alice.discard_pile.count("Scorn") == 1
    assert bob.ability == 14


@rule("HL1 36", "HL3 58", "HLT 52c", "What removes a card does so at once, not at the next Sweep.")
@ALL
def test_removal_is_at_once(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    bob.has_in_play(OBJECT)
    alice.has(card_saying("Remove an Object from play.", "Misfortune"))
    alice.goes_to("attack")

    alice.plays("Misfortune")

    assert bob.in_play == []
    assert bob.discard_pile == ["Lantern"]


@rule("HL1 37", "HL3 60", "HLT 52", "All that one must do is done, in the order one likes.")
@ALL
@pytest.mark.parametrize("order", [("Parry", "Bystander"), ("Bystander", "Parry")])
def test_duties_are_done_in_any_order(table: Table, edition: str, order: tuple[str, str]) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has(card_saying("Your opponent must discard an attack from their hand.", "Parry"))
    alice.has_in_play(
        card_saying(
            "During each of your opponent's May Do/Must Do Phases, your opponent must discard the top card of their "
            "Endurance.",
            "Bystander",
            "situation",
        )
    )
    bob.has("Thrust", "Evade")
    alice.goes_to("attack")
    alice.plays("Parry")

    bob.begins_turn()
    assert not bob.can("end")
    for name in order:
        table.answer(next(option for option in bob.options("duty") if DUTIES[name] in option.label))
        assert (bob.hand == ["Evade"]) == (name == "Parry" or order[0] == "Parry")

    assert bob.hand == ["Evade"]
    assert len(bob.discard_pile) == 2
    assert bob.can("end")


@rule("HL1 38", "HL1 39", "HL3 61", "Who was not attacked may discard one defense, and no more.")
@BOTH
def test_one_defense_may_go_if_nobody_attacked(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    bob.has("Evade", "Upper Left Block", "Thrust")
    bob.goes_to("may do" if edition == "first" else "reconcile")
    assert bob.can("discard", "Evade")
    assert not bob.can("discard", "Thrust")

    bob.chooses("Evade")

    assert not bob.can("discard", "Upper Left Block")
    assert bob.can("end")

    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.begins_turn()
    bob.goes_to("may do" if edition == "first" else "reconcile")
    assert not bob.can("discard")


@rule("HL3 61", "Not attacked, one may also put a block that is a Standing Defense into play; not on the first turn.")
def test_an_unprovoked_guard(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has(GUARD)
    bob.has(GUARD, GUARD, SIDESTEP)
    assert table.game.phase == "reconcile"
    assert not alice.can("put")
    assert not alice.can("discard")

    bob.goes_to("reconcile")
    assert not bob.can("put", "Sidestep")
    bob.takes("put")

    assert bob.in_play == ["Guard"]
    assert not bob.can("put")


@rule("HL1 40", "HL1 26", "An Edge that undoes what must be done is played before that; no other card is.")
def test_an_edge_helps_against_a_duty(table: Table) -> None:
    alice, bob = table.highlander()
    text = "During each of your opponent's May Do/Must Do Phases, your opponent must discard a card from their hand."
    alice.has(card_saying(text, "Interference", "situation"))
    ignoring = card_saying("Ignore a Situation your opponent has in play this turn.", "Concentration", "edge")
    bob.has(ignoring, card_saying("Draw a card.", "Second Wind", "edge"), EVENT)
    alice.goes_to("attack")
    alice.plays("Interference")
    bob.begins_turn()
    assert table.game.phase == "must do"
    assert bob.can("duty")
    assert [option.name for option in bob.options("play")] == ["Concentration"]

    bob.plays("Concentration")

    assert not bob.can("duty")
    bob.goes_to("attack")
    assert bob.hand == ["Second Wind", "Scorn"]


# -- the Defense Phase and the Attack Phase ------------------------------------------------------------------------


@rule("HL1 41", "HL3 62", "HL3 63", "Without an attack there is nothing to defend and nothing to Exert for.")
@BOTH
def test_no_defense_without_an_attack(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has("Upper Left Block", EVENT)
    alice.goes_to("defense")

    assert not alice.can("defend")
    assert not any("defense" in option.label for option in alice.options("exert"))
    assert alice.why_not("Upper Left Block").rule in ("HL1 41", "HL3 63")


@rule("HL1 42", "HL1 44", "HL1 21", "One Special Card a turn, in the Defense Phase or in the Attack Phase.")
@BOTH
def test_one_special_card_in_either_phase(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has(EVENT, card_saying("Draw a card.", "Rest"), card_saying("Draw a card.", "Second Wind", "edge"))
    alice.goes_to("defense")
    alice.plays("Scorn")
    assert not alice.can("play", "Rest")
    assert alice.can("play", "Second Wind")

    alice.goes_to("attack")

    assert alice.why_not("Rest").rule in ("HL1 21", "HL3 53")


@rule("HL3 53", "HL3 66", "HL1 44", "Who has kept the Special Card may play it in the Attack Phase.")
@BOTH
def test_a_special_card_kept_for_the_attack_phase(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has(EVENT)
    alice.goes_to("attack")
    alice.plays("Scorn")

    assert bob.pending == {"loss": 1}


@rule("HL1 43", "HL3 65", "HL3 66", "One attack a turn; not to an area that the last block covers.")
@BOTH
def test_one_attack_and_not_where_one_has_blocked(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Upper Left Attack")
    bob.has("Upper Left Block", "Thrust", "Lower Right Attack", "Lower Left Attack")
    alice.attacks("Upper Left Attack")
    bob.defends("Upper Left Block")
    bob.goes_to("attack")

    assert bob.why_not("Thrust").rule in ("HL1 43", "HL3 66")
    bob.attacks("Lower Right Attack")

    assert bob.why_not("Lower Left Attack").rule in ("HL1 50", "HL3 115")


@rule("HL1 43", "HL3 66", "Who has lost all attacks can neither play one nor Exert for one.")
@BOTH
def test_lost_attacks_are_lost(table: Table, edition: str) -> None:
    evade = card_saying("You lose one attack this turn.", "Evade", "dodge", grid="XXX/XXX/XXX")
    alice, bob = table.highlander(edition=edition)
    alice.has("Thrust")
    bob.has(evade, "Thrust")
    alice.attacks("Thrust")
    bob.defends("Evade")
    bob.goes_to("attack")

    assert not bob.can("attack")
    assert not any("for an attack" in option.label for option in bob.options("exert"))


# -- Ability Adjustment and Draw/Discard ---------------------------------------------------------------------------


@rule("HL1 45", "HL3 67", "HL3 68", "Damage waits for the Ability Adjustment Phase, in which nothing is played.")
@BOTH
def test_damage_is_taken_in_ability_adjustment(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.lets_through()
    bob.goes_to("attack")
    assert (bob.ability, bob.pending) == (15, {"damage": 2})

    bob.goes_to("draw/discard")

    assert (bob.ability, bob.pending) == (13, {})


@rule("HL3 68", "HLT 54e", "Gain and loss are taken in the order the player likes.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_gain_and_loss_in_any_order(table: Table, edition: str) -> None:
    for choice, ability in (("Lose first", 15), ("Gain first", 13)):
        alice, bob = table.highlander(edition=edition)
        alice.has("Thrust")
        bob.has(card_saying("You gain 2 Ability.", "Treatment"))
        alice.attacks("Thrust")
        bob.lets_through()
        bob.goes_to("attack")
        bob.plays("Treatment")
        bob.ends_phase()
        bob.chooses(choice)

        assert bob.ability == ability


@rule("HL1 45", "HL3 69", "HL3 70", "Cards are drawn one at a time, up to the Ability, and one may stop.")
@BOTH
def test_draw_one_at_a_time_and_stop_at_will(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.is_at(3)
    alice.has("Thrust")
    alice.goes_to("draw/discard")
    alice.takes("draw")
    assert len(alice.hand) == 2
    alice.takes("draw")
    assert len(alice.hand) == 3
    assert table.game.active == bob.number

    bob.goes_to("draw/discard")
    bob.takes("draw")
    bob.takes("stop")
    assert len(bob.hand) == 1


@rule("HL1 45", "HL1 5", "HL3 70", "Who holds more cards than Ability discards down.")
@BOTH
def test_discard_down_to_ability(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.is_at(2)
    alice.has("Thrust", "Evade", "Upper Left Block")
    alice.goes_to("draw/discard")
    assert not alice.can("draw")

    alice.chooses("Evade")

    assert alice.hand == ["Thrust", "Upper Left Block"]
    assert "Evade" in alice.discard_pile


@rule("HL3 70", "The Draw Limit is worked out before the first card is drawn.")
def test_the_draw_limit_is_worked_out_first(table: Table) -> None:
    alice, _ = table.highlander(edition="third")
    alice.is_at(4)
    alice.has("Thrust", "Evade")
    alice.goes_to("draw/discard")

    assert alice.options("draw")[0].number == 2


@rule("HL3 71", "HL3 72", "HL1 45", "After Draw/Discard the turn ends and the opponent's begins.")
@BOTH
def test_the_turn_ends_after_drawing(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.goes_to("draw/discard")
    alice.takes("stop")

    assert table.game.active == bob.number
    assert bob.is_asked()
    assert ("end of turn" in [event.phase for event in table.game.log if hasattr(event, "phase")]) == (
        edition == "third"
    )


@rule(
    "HL3 53",
    "An effect is finished before another begins; the active player says which is next.",
)
@pytest.mark.parametrize(
    ("first", "then"), [("Watcher", {"loss": 1, "gain": 1}), ("Grin", {"loss": 1}), ("Sage", {"loss": 1})]
)
def test_one_effect_after_the_other(table: Table, first: str, then: dict[str, int]) -> None:
    alice, bob = table.highlander(edition="third")
    bob.has_in_play(
        card_saying("When your opponent plays an Event, you gain 1 Ability.", "Watcher", "situation"),
        card_saying("When your opponent plays an Event, draw a card.", "Sage", "situation"),
    )
    alice.has_in_play(card_saying("When you play an Event, draw a card.", "Grin", "situation"))
    alice.has(card_saying("Your opponent loses 1 Ability. Draw 2 cards.", "Psyche"))
    alice.goes_to("attack")

    alice.plays("Psyche")
    assert (bob.pending, len(alice.hand), len(bob.hand)) == ({"loss": 1}, 2, 0)  # all of it, and nothing else yet
    assert {option.name for option in alice.options("first")} == {"Watcher", "Sage", "Grin"}
    alice.chooses(first)

    drawn = (2 + (first == "Grin"), int(first == "Sage"))
    assert (bob.pending, len(alice.hand), len(bob.hand)) == (then, *drawn)
    assert {option.name for option in alice.options("first")} == {"Watcher", "Sage", "Grin"} - {first}


@rule("HL3 54", "Left is left for both: the left of an attack is met by the left of a block.")
def test_the_sides_match(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has("Upper Left Attack")
    bob.has("Upper Left Block", "Upper Right Block")
    alice.attacks("Upper Left Attack")
    bob.goes_to("defense")

    assert bob.can("defend", "Upper Left Block")
    assert not bob.can("defend", "Upper Right Block")


@rule("HL1 54", "One may Exert in any phase of one's turn: before what one must do as well.")
def test_an_exertion_while_there_is_something_one_must_do(table: Table) -> None:
    alice, bob = table.highlander(edition="first")
    alice.has(card_saying("Your opponent must discard a card from their hand.", "Interference"))
    bob.has("Thrust", "Upper Left Attack")
    alice.goes_to("attack")
    alice.plays("Interference")
    bob.begins_turn()
    assert table.game.phase == "must do"

    bob.exerts("for nothing")

    assert len(bob.discard_pile) == 5
    assert bob.can("duty")
    assert not bob.can("exert")


@rule(
    "HL1 38",
    "HL1 38a",
    "What one may do comes after all that one must: some of it, all or nothing, in the order one likes.",
)
@pytest.mark.parametrize("order", [[], ["Wine"], ["Wine", "Song"], ["Song", "Wine"]])
def test_what_one_may_do_comes_after_what_one_must(table: Table, order: list[str]) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="first")
    for name in ("Wine", "Song"):
        bob.has_in_play(situation("At the beginning of your turn, you may draw a card.", name))
    alice.has(event("Your opponent must discard the top card of their Endurance.", "Theft"))
    alice.goes_to("attack")
    alice.plays("Theft")

    bob.begins_turn()
    assert bob.can("duty")
    assert not bob.can("use", "Wine")
    bob.takes("duty")
    bob.goes_to("may do")
    for name in order:
        bob.uses(name)
        assert not bob.can("use", name)
    bob.goes_to("attack")

    assert len(bob.hand) == len(order)


@rule("HL1 37a", "HL3 60a", "HLT 52a", "What one must do and cannot holds nobody up.")
@ALL
def test_what_cannot_be_done_is_not_owed(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has(event("Your opponent must discard a dodge from their hand.", "Bother"))
    bob.has("Thrust")
    alice.goes_to("attack")
    alice.plays("Bother")

    bob.goes_to("attack")

    assert bob.hand == ["Thrust"]
    assert table.game.duties == []


@rule("HL1 41a", "HL3 63a", "HLT 53a", "One defense against each attack: a second one is not laid against it.")
@ALL
def test_one_defense_against_each_attack(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.may_attack(2)
    alice.has("Thrust", "Middle Left Attack")
    bob.has("Lower Left Block", "3E-x122", "3E-x122")
    alice.attacks("Thrust")
    alice.attacks("Middle Left Attack")
    bob.defends("Lower Left Block")
    assert bob.is_asked("Defend against Middle Left Attack")

    bob.defends("Evade")

    assert not bob.can("defend")
    assert bob.hand == ["Evade"]


@rule("HL1 45a", "HL3 68a", "HLT 54a", "From Ability Adjustment on no card is played.")
@ALL
def test_no_card_is_played_after_the_attack_phase(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    edge = card_saying("Draw a card.", "Second Wind", "edge")
    alice.has(EVENT, edge, "Thrust")
    alice.goes_to("attack")
    assert alice.can("play", "Scorn")
    assert alice.can("play", "Second Wind")
    alice.attacks("Thrust")

    alice.ends_phase()

    assert table.game.phase == "draw/discard"
    assert {option.kind for option in table.decision.options} == {"draw", "stop"}
    assert phases(table)[-2:] == ["ability adjustment", "draw/discard"]


@rule("HL1 45b", "A gain of Ability is made in the Ability Adjustment Phase, and goes to the maximum.")
@pytest.mark.parametrize(("before", "after"), [(11, 13), (14, 15)])
def test_a_gain_is_made_in_ability_adjustment(table: Table, before: int, after: int) -> None:
    alice, _ = table.highlander()
    alice.is_at(before)
    alice.has(card_saying("You gain 2 Ability.", "Treatment"))
    alice.goes_to("attack")
    alice.plays("Treatment")
    assert alice.ability == before

    alice.goes_to("draw/discard")

    assert alice.ability == after


@rule("HL3 53a", "What comes at the beginning or at the end of a phase comes before and after all else in it.")
def test_the_beginning_and_the_end_of_a_phase(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has_in_play(
        situation("At the beginning of your Attack Phase, you lose 1 Ability.", "Dread"),
        situation("At the end of your Attack Phase, your opponent loses 1 Ability.", "Relief"),
    )
    alice.has("Thrust")

    alice.goes_to("attack")
    assert (alice.pending, bob.pending) == ({"loss": 1}, {})
    alice.attacks("Thrust")
    alice.exerts("Power Blow")
    assert bob.pending == {}
    alice.ends_phase()

    assert bob.pending == {"loss": 1}


@rule("HL3 72a", "What comes at the end of a turn comes in the End of Turn, after Draw/Discard.")
def test_what_comes_at_the_end_of_a_turn(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has_in_play(situation("At the end of your turn, your opponent loses 1 Ability.", "Curse"))
    alice.goes_to("draw/discard")
    assert bob.pending == {}

    alice.takes("stop")

    told = [type(one).__name__ + getattr(one, "phase", "") for one in table.game.log]
    assert bob.pending == {"loss": 1}
    assert told.index("PhaseStartedend of turn") < told.index("Tallied")


@rule("HL3 68", "HLT 54", "A gain at the maximum is lost; a loss greater than all Ability leaves none.")
@pytest.mark.parametrize(("choice", "ability"), [("Lose first", 2), ("Gain first", 0)])
def test_more_is_lost_than_there_is(table: Table, choice: str, ability: int) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has(event("Your opponent loses 20 Ability.", "Doom"))
    bob.has(event("You gain 2 Ability.", "Treatment"))
    alice.goes_to("attack")
    alice.plays("Doom")
    bob.goes_to("attack")
    bob.plays("Treatment")
    bob.ends_phase()

    bob.chooses(choice)

    assert bob.ability == ability


@rule("HL1 45", "HL3 70", "HLT 54", "Who holds as many cards as there may be neither draws nor discards.")
@ALL
def test_a_full_hand_is_left_alone(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.is_at(2)
    alice.has("Evade", "Duck", "Thrust")
    alice.attacks("Thrust")

    alice.ends_phase()

    assert table.game.active == bob.number
    assert alice.hand == ["Evade", "Duck"]


@rule("HLT 54", "HLT 292", "What is used before the first card is drawn costs no draw; how many is counted after it.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_what_is_used_before_drawing(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    text = "TRIGGER: You may discard this card from play to draw a card."
    alice.has_in_play(situation(text, "Nexus"), ready=True)
    alice.is_at(3)
    alice.has("Thrust")
    alice.attacks("Thrust")
    alice.ends_phase()
    assert "You may draw 3" in table.decision.question

    alice.uses("Nexus")

    assert "You may draw 2" in table.decision.question
    alice.takes("draw")
    alice.takes("draw")
    assert len(alice.hand) == 3


@rule("HL1 36", "HL1 67", "While there is something one must do, nobody rolls for a weapon or for feet yet.")
def test_nobody_recovers_before_what_must_be_done(table: Table) -> None:
    alice, bob = table.highlander()
    alice.has(event("Your opponent must discard a card from their hand.", "Bother"))
    bob.has("Thrust", "Evade")
    bob.is_disarmed_of()
    bob.falls_prone()
    alice.goes_to("attack")
    alice.plays("Bother")
    bob.begins_turn()
    assert table.game.phase == "must do"
    assert not bob.can("weapon")
    assert not bob.can("feet")

    bob.goes_to("may do")

    assert bob.can("weapon")
    assert bob.can("feet")


@rule("HL1 37", "HL3 60", "HLT 52", "What must be done, at no time of its own, the third book asks each Reconcile.")
@ALL
def test_what_a_card_in_play_says_must_be_done_is_owed_each_turn(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has(situation("Your opponent must discard a card from their hand."))
    bob.has("Thrust", "Thrust", "Thrust")
    alice.goes_to("attack")
    alice.plays("Mood")
    bob.begins_turn()
    assert len(bob.options("duty")) == 1  # once as it is played, in all editions

    bob.begins_turn()
    again = len(bob.options("duty"))

    assert again == (1 if edition == "third" else 0)


@rule("HL3 60", "A card that is gone, or that makes one lose something, has nobody do anything in Reconcile.")
@pytest.mark.parametrize("words", ["Your opponent loses 1 Ability.", "Your opponent must discard a card."])
def test_what_is_not_owed_again(table: Table, words: str) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has_in_play(situation(words))
    bob.has("Thrust", event("Remove a Situation from play."))
    bob.begins_turn()
    assert len(bob.options("duty")) == ("must" in words)
    if "must" in words:
        table.answer(bob.options("duty")[0])
        table.answer(next(option for option in table.decision.options if "Thrust" in option.label))
    bob.goes_to("attack")
    bob.plays("Ploy")
    bob.has("Evade")
    bob.begins_turn()

    assert bob.options("duty") == []

"""Type One: keywords, arms and feet (HLT 57-84, 117, 134-146)."""

from __future__ import annotations

import pytest

from quickening.games.highlander.keywords import listed_keywords
from tests.highlander_decks import seen_by
from tests.highlander_table import card_named, card_saying, event
from tests.rules.highlander.type_one import KATANA, PLAN, TYPE_ONE, duel
from tests.table import Table, rule

CURSE = card_saying("Your opponent loses 1 Ability.", name="Boom Boom")
EVADE = card_saying("You lose one attack this turn.", name="Evade", type="dodge", grid="XXX/XXX/XXX")
POLICE = card_saying("Remove a Situation from play.", name="Police")
TRICK = card_saying(name="Dirty Trick", type="attack", kinds="Dirty Trick", grid="000/0X0/000")
KICK = card_saying(name="Kick", type="attack", kinds="Special,Martial Arts", grid="000/0X0/000")
SHOT = card_saying(name="Shot", type="attack", kinds="Ranged", grid="000/0X0/000")
DAGGER = card_saying(name="Dagger", type="weapon of choice", kinds="Off-Hand", hands="1")


# -- keywords ------------------------------------------------------------------------------------------------------


@rule("HLT 57", "HLT 60", "HLT 87", "The keyword tells what kind of effect follows: DRAW draws outside Draw/Discard.")
def test_a_keyword_stands_before_its_effect(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(card_saying("DRAW: Draw 2 cards.", name="Inspiration"))
    alice.goes_to("attack")

    alice.plays("Inspiration")

    assert len(alice.hand) == 2


@rule(
    "HLT 59", "HLT 85", "A DISCARD effect takes cards from a hand, chosen by their player unless it says otherwise."
)
def test_a_discard_effect(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card_saying("DISCARD: Your opponent must discard a defense from their hand.", name="Alan Baines"))
    bob.has("Thrust", EVADE, "Lower Left Block")
    alice.goes_to("attack")
    alice.plays("Alan Baines")
    bob.begins_turn()
    bob.takes("duty")

    assert bob.may_choose() == ["Evade", "Lower Left Block"]
    bob.chooses("Lower Left Block")
    assert bob.hand == ["Thrust", "Evade"]


@rule("HLT 65", "HLT 134", "BURN takes cards off Endurance; paying a cost is never such a forced discard.")
def test_a_burn_effect(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card_saying("BURN: Your opponent must discard the top 3 cards of their Endurance.", name="Zealot"))
    bob.has_on_top(PLAN)
    alice.goes_to("attack")
    alice.plays("Zealot")
    bob.begins_turn()
    bob.takes("duty")

    assert len(bob.discard_pile) == 3
    assert bob.discard_pile[0] == "Plan"


@rule("HLT 64", "HLT 154", "RETRIEVE fetches a card from where the text says.")
def test_a_retrieve_effect(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(card_saying("RETRIEVE: Retrieve a dodge from your discard pile.", name="Flashback"))
    alice.has_in_discard_pile("Thrust", EVADE)
    alice.goes_to("attack")
    alice.plays("Flashback")

    assert alice.may_choose() == ["Evade"]
    alice.chooses("Evade")
    assert alice.hand == ["Evade"]


@rule("HLT 155", "HLT 109", "REVEAL lets a player look; the effect is carried out at once, for that player alone.")
def test_a_reveal_effect(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(card_saying("REVEAL: Look at your opponent's hand.", name="Gypsy"))
    bob.has(EVADE)
    alice.goes_to("attack")
    alice.plays("Gypsy")

    told = [line.text for line in table.game.told(0) if "looks at" in line.text]
    assert told == ["Alice looks at Bob’s hand: Evade."]
    assert "Evade" not in "".join(line.text for line in table.game.told(None))


@rule(
    "HLT 61",
    "HLT 72",
    "HLT 226",
    "A captured card lies face down under another; when that leaves play it goes to its owner.",
)
def test_a_captured_card(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(
        card_saying(
            "CAPTURE: When your opponent plays a Special Card, your opponent must place the top card of their "
            "Endurance under this card.",
            name="Choke",
            type="situation",
        )
    )
    bob.has(CURSE)
    bob.has_on_top(PLAN)
    bob.goes_to("attack")
    bob.plays("Boom Boom")
    assert alice.captured == ["Plan"]

    alice.begins_turn()
    bob.begins_turn()
    bob.has(POLICE)
    bob.goes_to("attack")
    bob.plays("Police")
    assert alice.captured == []
    assert "Plan" in bob.discard_pile


@rule("HLT 62", "HLT 153", "REMOVAL takes a card out of the game.")
def test_a_removal_effect(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(card_saying("REMOVAL: Draw a card. Remove this card from the game after use.", name="Live Forever"))
    alice.goes_to("attack")
    alice.plays("Live Forever")

    assert alice.removed == ["Live Forever"]
    assert "Live Forever" not in (*alice.in_play, *alice.discard_pile)


@rule(
    "HLT 63",
    "HLT 106",
    "HLT 164",
    "A Trigger waits for the opponent's first card that is no Edge, then works in any turn.",
)
def test_a_trigger_becomes_usable(table: Table) -> None:
    alice, bob = duel(table)
    trigger = "TRIGGER: You may discard this card from play to draw 2 cards."
    alice.has(card_saying(trigger, name="Lurker", type="situation"))
    alice.goes_to("attack")
    alice.plays("Lurker")
    assert not alice.can("use", "Lurker")
    bob.has(card_saying("Draw a card.", name="Hint", type="edge"), PLAN)
    bob.goes_to("defense")
    bob.plays("Hint")
    assert not alice.can("use", "Lurker")

    bob.plays("Plan")

    assert alice.can("use", "Lurker")
    alice.uses("Lurker")
    assert "Lurker" in alice.discard_pile
    assert len(alice.hand) == 2


@rule(
    "HLT 66",
    "HLT 77",
    "HLT 78",
    "A COST is paid before a card is played from hand; a card from an Exertion is free of it.",
)
def test_a_cost_is_paid_from_hand(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play("1E-xl16")  # Master's Advance
    alice.has("Thrust")
    bob.has_on_top(EVADE)
    bob.has(EVADE)
    alice.attacks("Thrust")
    bob.goes_to("defense")
    assert bob.why_not("Evade").rule == "HLT 66"

    bob.exerts("for a defense")
    bob.finds("Evade")

    assert alice.attack("Thrust").result == "dodged"
    assert bob.hand == ["Evade"]


@rule(
    "HLT 79",
    "HLT 135",
    "HLT 136",
    "A cost that does not speak of the hand is paid for a card from an Exertion as well.",
)
def test_a_cost_for_any_card(table: Table) -> None:
    alice, bob = duel(table)
    sword = "Your opponent must discard a block to play a non-basic block."
    alice.uses_pre_game(card_saying(sword, name="Short Sword", type="weapon of choice", hands="1"))
    alice.has("Thrust")
    bob.has_on_top(card_saying(name="Parry", type="block", grid="000/XXX/000"), "Lower Left Block")
    alice.attacks("Thrust")
    bob.goes_to("defense")
    bob.exerts("for a defense")

    assert not bob.can("play", "Parry")
    assert bob.can("play", "Lower Left Block")


@rule(
    "HLT 67",
    "A RESTRICTION keeps cards from being played; cards that cannot be blocked are no Restriction.",
)
def test_a_restriction_can_be_nullified(table: Table) -> None:
    alice, bob = duel(table)
    appel = "RESTRICTION: That attack cannot be defended with a block from hand."
    alice.has("Thrust", card_saying(f"Play in conjunction with a Basic Attack. {appel}", name="Appel", type="edge"))
    bob.has("Lower Left Block", card_named("Bait and Switch"))
    alice.attacks("Thrust", with_=["Appel"])
    bob.goes_to("defense")
    assert bob.why_not("Lower Left Block").rule == "HLT 67"

    bob.defends("Lower Left Block", with_=["Bait and Switch"])

    assert alice.attack("Thrust").result == "blocked"


def test_the_lists_of_the_book_classify_cards() -> None:
    assert "TRIGGER" in listed_keywords(card_saying(name="Carl", type="situation"))
    assert "RESTRICTION" in listed_keywords(card_saying(name="Appel", type="edge"))
    assert listed_keywords(PLAN) == frozenset()


# -- arms and feet ---------------------------------------------------------------------------------------------------


@rule("HLT 82", "HLT 117", "HLT 146", "Dirty Tricks, Martial Arts and Ranged Attacks need no weapon; others do.")
def test_attacks_without_a_weapon(table: Table) -> None:
    alice, _ = duel(table)
    alice.has("Thrust", TRICK, KICK, SHOT)
    alice.is_disarmed_of()
    alice.goes_to("attack")

    assert [option.name for option in alice.options("attack")] == ["Dirty Trick", "Kick", "Shot"]
    assert alice.why_not("Thrust").rule == "HLT 83"


@rule("HLT 83", "HLT 144", "Of two weapons the one disarmed chooses which is lost; only without any is one unarmed.")
def test_losing_one_of_two_weapons(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(KATANA, DAGGER)
    bob.has_in_play(card_saying(name="Grip", type="object", kinds="Hilt"))
    alice.has(card_saying("Your opponent is Disarmed.", name="Disarm"))
    alice.goes_to("attack")
    alice.plays("Disarm")

    bob.chooses("Dagger")

    assert not bob.is_unarmed
    assert bob.in_play == ["Grip"], "a Hilt of no weapon in particular stays while there is one"
    bob.is_disarmed_of("Katana")
    assert bob.is_unarmed


@rule("HLT 84", "HLT 105", "With a weapon go its cards and Hilt from play, and more of them cannot be played.")
def test_cards_of_a_lost_weapon(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(KATANA)
    bob.has_in_play(
        card_saying(name="Ivory", type="object", kinds="Hilt", of="Katana"),
        card_saying(name="Calm", type="situation"),
    )
    bob.has(card_saying("Draw a card.", name="Lunge", type="edge", of="Katana"))
    alice.has(card_saying("Your opponent is Disarmed.", name="Disarm"))
    alice.goes_to("attack")
    alice.plays("Disarm")

    assert bob.in_play == ["Calm"]


@rule("HLT 83", "HLT 145", "A lost weapon or lost feet come back on 1 in 6, after a Hard Exertion on 3 in 6.")
@pytest.mark.parametrize("exertion", [False, True])
def test_recovering_by_die(exertion: bool) -> None:
    rolls = {}
    for seed in range(12):
        table = Table()
        alice, _ = table.highlander("Alice", "Bob", edition=TYPE_ONE, seed=seed)
        alice.falls_prone()
        number = 1 if exertion else 0
        alice.table.answer(next(o for o in alice.options("feet") if o.number == number))
        pips = int(next(line for line in table.log if "rolls" in line).split()[2])
        rolls[pips] = alice.is_prone

    assert all(prone == (pips > (3 if exertion else 1)) for pips, prone in rolls.items())


@rule("HLT 145", "HLT 84", "Prone: each card from hand costs one of its type; a broken weapon cannot be recovered.")
def test_prone_costs_a_card(table: Table) -> None:
    alice, _ = duel(table)
    alice.falls_prone()
    alice.is_disarmed_of(broken=True)
    assert not alice.can("weapon")
    alice.has(EVADE, PLAN)
    alice.goes_to("attack")
    assert alice.why_not("Plan").rule == "HLT 66"

    alice.has(CURSE)
    alice.plays("Plan")

    assert "Boom Boom" in alice.discard_pile


@rule("HLT 74", "HLT 75", "Who is considered Prone or Disarmed cannot recover, even from what really happened.")
@pytest.mark.parametrize("considered", [True, False])
def test_nobody_recovers_from_what_is_considered_so(table: Table, considered: bool) -> None:
    _, bob = duel(table)
    bob.falls_prone()
    bob.is_disarmed_of()
    if considered:
        bob.has_in_play(
            card_saying("You are considered to be Prone.", name="Mud", type="situation"),
            card_saying("Your weapon is considered to be broken.", name="Rust", type="situation"),
        )
    bob.goes_to("may do/must do")

    assert (bob.can("feet"), bob.can("weapon")) == (not considered, not considered)


@rule("HLT 74", "Whose weapon is considered broken is unarmed, as long as that is said.")
def test_a_weapon_considered_broken(table: Table) -> None:
    alice, bob = duel(table)
    rust = card_saying("Your opponent's weapon is considered to be broken.", name="Rust", type="situation")
    bob.has_in_play("Guard")
    alice.has_in_play(rust)
    assert (bob.is_unarmed, alice.is_unarmed) == (True, False)
    alice.has("Thrust")
    alice.attacks("Thrust")
    assert bob.in_play == []
    alice.discards_from_hand("Rust")

    assert not bob.is_unarmed


@rule(
    "HLT 74",
    "HLT 75",
    "HLT 202",
    "Considered disarmed or prone lasts as long as its card; there is nothing to recover.",
)
def test_considered_prone_and_disarmed(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(
        card_saying("You are considered to be Prone.", name="Mud", type="situation"),
        card_saying("You are considered to be Disarmed.", name="Awe", type="situation"),
    )
    assert (bob.is_prone, bob.is_unarmed) == (True, True)
    bob.goes_to("may do/must do")
    assert not bob.can("feet")
    assert not bob.can("weapon")

    alice.begins_turn()
    for name in ("Mud", "Awe"):
        bob.discards_from_hand(name)
    assert (bob.is_prone, bob.is_unarmed) == (False, False)


@rule("HLT 36", "Nothing counters an Illusion that does not say so.")
@pytest.mark.parametrize(
    ("what", "countered"), [("a card", False), ("an Illusion", True), ("a Special Card or Illusion", True)]
)
def test_what_counters_an_illusion(table: Table, what: str, countered: bool) -> None:
    alice, bob = duel(table)
    text = f"You may discard this card from play to counter {what}."
    bob.has_in_play(card_saying(text, "Insight", "situation"), ready=True)
    alice.has_on_top(card_saying("Draw a card.", "Mirage", "illusion"))
    alice.goes_to("attack")
    alice.exerts("for an Illusion")

    alice.takes("illusion")

    assert bob.can("counter", "Insight") == countered


@rule("HLT 35", "Who has no Illusion in the Endurance Exerts for one in vain: it is offered as a waste.")
@pytest.mark.parametrize("has_one", [True, False])
def test_an_exertion_for_an_illusion_that_is_not_there(table: Table, has_one: bool) -> None:
    alice, _ = duel(table)
    if has_one:
        alice.has_on_top(card_saying("Draw a card.", "Mirage", "illusion"))
    alice.goes_to("attack")

    sought = next(one for one in table.decision.options if one.label == "Exert for an Illusion")

    assert sought.wasteful != has_one


@rule("HLT 36", "Nor does a text that counters the next card.")
def test_the_next_card_is_countered_but_no_illusion(table: Table) -> None:
    alice, bob = duel(table)
    bob.has(event("Counter the next card your opponent plays.", "Trap"))
    bob.goes_to("attack")
    bob.plays("Trap")
    alice.begins_turn()
    alice.has_on_top(card_saying("You gain 1 Ability.", "Mirage", "illusion"))
    alice.has(event("You gain 1 Ability.", "Rest"))
    alice.goes_to("defense")
    alice.exerts("for an Illusion")

    alice.takes("illusion")
    assert alice.pending == {"gain": 1}
    alice.goes_to("attack")
    alice.plays("Rest")

    assert alice.pending == {"gain": 1}


# -- what is no Discard, Removal, Burn or Restriction -------------------------------------------------------------


@rule("HLT 63a", "HLT 66a", "Neither a Trigger nor a Cost is a Discard effect: what nullifies those leaves them.")
def test_triggers_and_costs_are_no_discard_effects(table: Table) -> None:
    alice, bob = duel(table)
    trigger = card_saying("TRIGGER: You may discard this card from play to draw 2 cards.", "Lurker", "situation")
    cost = card_saying("COST: Your opponent must discard a dodge to play an attack.", "Ground", "situation")
    effect = card_saying("DISCARD: Your opponent's maximum hand size is reduced by 1.", "Monkey", "situation")
    alice.has_in_play(trigger, cost, effect, ready=True)
    bob.has_in_play(card_saying("Nullify all Discard effects your opponent has in play.", "Calm", "situation"))
    bob.has("Thrust")
    alice.goes_to("attack")
    assert alice.can("use", "Lurker")

    bob.goes_to("attack")

    assert bob.hand_size == 15
    assert bob.why_not("Thrust").rule == "HLT 66"


@rule("HLT 67a", "What a card asks for is no Restriction: it is asked for though Restrictions are nullified.")
def test_requirements_are_no_restrictions(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(
        card_saying("Nullify all Restriction effects your opponent has in play.", "Freedom", "situation")
    )
    alice.has("SE-x539", PLAN)
    alice.goes_to("attack")
    assert not alice.can("play", "Recover Weapon")

    alice.is_disarmed_of()

    assert alice.can("play", "Recover Weapon")


@rule("HLT 77a", "HLT 134", "What is spent for a Cost was not discarded by force: Empathy does not notice it.")
@pytest.mark.parametrize("forced", [True, False])
def test_a_cost_is_no_forced_discard(table: Table, forced: bool) -> None:
    alice, bob = duel(table)
    bob.has_in_play("PRO-x409", ready=True)  # Empathy
    bob.has(EVADE, EVADE)
    alice.has("Thrust")
    if forced:
        alice.has(card_saying("Your opponent must discard a card from their hand.", "Bother"))
        alice.goes_to("attack")
        alice.plays("Bother")
        bob.begins_turn()
        bob.takes("duty")
        bob.chooses("Evade")
    else:
        alice.has_in_play("1E-xl16")  # Master's Advance
        alice.attacks("Thrust")
        bob.defends("Evade")

    assert "Evade" in bob.discard_pile
    assert bob.can("yes") == forced


@rule("HLT 95a", "A forced Exertion is no forced discard from Endurance: Protected Resources do not stop it.")
@pytest.mark.parametrize(
    ("words", "lost"), [("make a Hard Exertion", 5), ("discard the top 5 cards of their Endurance", 0)]
)
def test_a_forced_exertion_is_no_forced_discard(table: Table, words: str, lost: int) -> None:
    alice, bob = duel(table)
    bob.has_in_play("HSFV-134")
    alice.has(event(f"Your opponent must {words}.", "Press"))
    alice.goes_to("attack")
    alice.plays("Press")
    before = len(bob.endurance)
    bob.begins_turn()
    while bob.can("duty"):
        bob.takes("duty")
        table.answer(table.decision.options[0]) if bob.is_asked() and not bob.can("end") and not bob.can(
            "duty"
        ) else None

    assert before - len(bob.endurance) == lost


@rule("HLT 72a", "Whose card holds a captured one may look at it; the other player sees its back.")
def test_who_sees_a_captured_card(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play("2E-xl46")  # Crysta Van Pelt
    bob.has(CURSE)
    bob.has_on_top(PLAN)
    bob.goes_to("attack")
    bob.plays("Boom Boom")

    assert seen_by(alice, "captured", alice) == ["Plan"]
    assert seen_by(bob, "captured", alice) == [""]


@rule("HLT 226a", "To nullify a card that holds others leaves them under it.")
def test_a_nullified_card_keeps_what_it_holds(table: Table) -> None:
    alice, bob = duel(table)
    alice.has("1E-x543", card_saying("", "Tessa Noel", "situation", kinds="Ally,Mortal"))
    alice.goes_to("attack")
    alice.plays("Safe House")
    assert alice.captured == ["Tessa Noel"]

    bob.has(card_saying("Nullify a Situation this turn.", "Focus", "edge"))
    bob.goes_to("attack")
    bob.plays("Focus")

    assert alice.captured == ["Tessa Noel"]
    assert alice.in_play == ["Safe House"]

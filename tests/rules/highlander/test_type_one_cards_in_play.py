"""Type One: countering, ignoring, Ability, and cards in play (HLT 16, 25-36, 80-94, 107-109, 131-165)."""

from __future__ import annotations

import pytest

from tests.highlander_table import card_saying
from tests.rules.highlander.type_one import KATANA, PLAN, TYPE_ONE, duel
from tests.table import Table, rule

CURSE = card_saying("Your opponent loses 1 Ability.", name="Boom Boom")
EVADE = card_saying("You lose one attack this turn.", name="Evade", type="dodge", grid="XXX/XXX/XXX")
SHOT = card_saying(name="Shot", type="attack", kinds="Ranged", grid="000/0X0/000")
RIP = card_saying(
    "You may remove this card from the game to counter a Special Card or Edge.", name="Rip", type="premium"
)


# -- countering, ignoring, ability -----------------------------------------------------------------------------------


@rule("HLT 80", "HLT 91", "A countered card is discarded without effect but was played; its Edges go with it.")
def test_a_countered_card(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(RIP)
    alice.has(CURSE, PLAN)
    alice.goes_to("attack")
    alice.plays("Boom Boom")

    bob.counters_with("Rip")

    assert bob.pending == {}
    assert "Boom Boom" in alice.discard_pile
    assert alice.why_not("Plan").rule == "HLT 28"
    assert bob.removed == ["Rip"]


@rule("HLT 81", "HLT 186", "What prevents damage does not prevent loss of Ability; nobody gains above the maximum.")
def test_damage_and_loss(table: Table) -> None:
    alice, bob = duel(table)
    alice.has("Thrust", CURSE)
    alice.attacks("Thrust")
    alice.plays("Boom Boom")
    bob.has(card_saying("Prevent all damage to you this turn.", name="Shield"))
    bob.goes_to("defense")
    bob.plays("Shield")
    bob.lets_through()
    bob.goes_to("draw/discard")
    assert bob.ability == 14

    alice.begins_turn()
    alice.has(card_saying("You gain 3 Ability.", name="Treatment"))
    alice.goes_to("attack")
    alice.plays("Treatment")
    alice.goes_to("draw/discard")
    assert alice.ability == 15


@rule("HLT 107", "HLT 131", "HLT 266", "Nullified text affects nothing; a Persona keeps name and title.")
def test_a_nullified_persona(table: Table) -> None:
    alice, bob = duel(table)
    kurgan = card_saying("Your attacks do 1 additional damage.", name="The Kurgan", type="persona")
    bob.uses_pre_game(kurgan)
    bob.has("Thrust")
    bob.attacks("Thrust")
    assert bob.damage("Thrust") == 3

    alice.has_in_play(
        card_saying("All text on your opponent's Persona is ignored.", name="Advantage", type="situation")
    )

    assert bob.damage("Thrust") == 2
    assert [persona.name for persona in table.game.personas(1)] == ["The Kurgan"]


@rule("HLT 148", "HLT 149", "HLT 150", "A loss that is redirected comes to the one whose card caused it.")
def test_the_example_of_a_redirected_loss(table: Table) -> None:
    alice, bob = table.highlander("Player A", "Player B", edition=TYPE_ONE)
    really = card_saying(
        "Redirect to your opponent all Ability that your opponent's cards make you lose.", name="Really?"
    )
    alice.has(CURSE, really)
    bob.has(really)
    alice.goes_to("attack")
    alice.plays("Boom Boom")
    bob.goes_to("attack")
    bob.plays("Really?")

    assert bob.pending == {}
    assert alice.pending == {"loss": 1}


@rule("HLT 147", "HLT 151", "What was redirected once is not redirected back.")
def test_no_loss_is_redirected_twice(table: Table) -> None:
    alice, bob = table.highlander("Player A", "Player B", edition=TYPE_ONE)
    really = card_saying(
        "Redirect to your opponent all Ability that your opponent's cards make you lose.", name="Really?"
    )
    alice.has(CURSE)
    bob.has(really)
    alice.goes_to("attack")
    alice.plays("Boom Boom")
    bob.goes_to("attack")
    bob.plays("Really?")
    alice.begins_turn()
    alice.has(really)
    alice.goes_to("attack")
    alice.plays("Really?")
    alice.goes_to("draw/discard")

    assert alice.ability == 14
    assert bob.pending == {}


@rule("HLT 88", "Duplicating a card does what it does, as if one had played it.")
def test_duplicating_an_event(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(CURSE)
    alice.goes_to("attack")
    alice.plays("Boom Boom")
    power = "During your turn, you may duplicate the effects of an Event your opponent played last turn."
    bob.uses_pre_game(card_saying(power, name="The Sorcerer Nakano", type="persona"))
    bob.goes_to("attack")
    bob.uses("The Sorcerer Nakano")

    assert alice.pending == {"loss": 1}


# -- cards in play ---------------------------------------------------------------------------------------------------


@rule("HLT 29", "HLT 93", "HLT 30", "An Event leaves in its player's next Sweep; a Situation stays.")
def test_events_are_swept_and_situations_stay(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(PLAN)
    alice.goes_to("attack")
    alice.plays("Plan")
    bob.begins_turn()
    alice.has_in_play(card_saying(name="Calm", type="situation"))
    assert alice.in_play == ["Plan", "Calm"]

    alice.begins_turn()

    assert alice.in_play == ["Calm"]
    assert "Plan" in alice.discard_pile


@rule("HLT 32", "HLT 194", "Only one Location is in play: a new one takes the other's place; it acts on both.")
def test_locations_bump_each_other(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card_saying(name="Desert", type="location"), card_saying(name="Calm", type="situation"))
    alice.has(card_saying("No Locations may be played or put into play.", name="Headquarters", type="location"))
    alice.goes_to("attack")
    alice.plays("Headquarters")

    assert bob.in_play == ["Calm"]
    for player in (alice, bob):
        player.begins_turn()
        player.has(card_saying(name="Jungle", type="location"))
        player.goes_to("attack")
        assert player.why_not("Jungle").rule == "HLT 67"


@rule(
    "HLT 157",
    "HLT 159",
    "HLT 161",
    "Copies of a Situation lie side by side, but only one works unless it is Cumulative.",
)
@pytest.mark.parametrize(("kinds", "damage"), [("", 3), ("Cumulative", 4)])
def test_stacking(table: Table, kinds: str, damage: int) -> None:
    alice, _ = duel(table)
    ground = card_saying("Your attacks do 1 additional damage.", name="Higher Ground", type="situation", kinds=kinds)
    alice.has_in_play(ground, ground)
    alice.has("Thrust")
    alice.attacks("Thrust")

    assert alice.damage("Thrust") == damage


@rule("HLT 161", "HLT 159", "Cumulative is what says so before its effect, or what the lists of the book name.")
@pytest.mark.parametrize(
    ("name", "head", "damage"),
    [("Tide", "CUMULATIVE: ", 4), ("Collect", "", 4), ("Tide", "Cumulative. ", 4), ("Tide", "", 3)],
)
def test_cumulative_by_keyword_or_by_list(table: Table, name: str, head: str, damage: int) -> None:
    alice, _ = duel(table)
    tide = card_saying(f"{head}Your attacks do 1 additional damage.", name=name, type="situation")
    alice.has_in_play(tide, tide)
    alice.has("Thrust")
    alice.attacks("Thrust")

    assert alice.damage("Thrust") == damage


@rule("HLT 140", "HLT 160", "HLT 304", "One of each unique Plot may be in play.")
def test_one_of_each_plot(table: Table) -> None:
    alice, _ = duel(table)
    plot = card_saying("Draw a card.", name="Unholy Alliance", type="plot")
    alice.has_in_play(plot)
    alice.has(plot, card_saying("Draw a card.", name="Conspiracy", type="plot"))
    alice.goes_to("attack")

    assert not alice.can("play", "Unholy Alliance")
    assert alice.can("play", "Conspiracy")


@rule(
    "HLT 139",
    "HLT 304",
    "HLT 31",
    "A Plot Sequence goes part by part; the last part does its work and removes them all.",
)
def test_a_plot_sequence(table: Table) -> None:
    alice, bob = duel(table)
    parts = [
        card_saying(text, name="Manhunt", type="plot", order=str(n), kinds=kinds)
        for n, text, kinds in ((1, "Draw a card.", ""), (2, "Your opponent loses 4 Ability.", "Final"))
    ]
    alice.has(parts[1])
    alice.goes_to("attack")
    assert alice.why_not("Manhunt").rule == "HLT 139"
    alice.has_in_play(parts[0])

    alice.plays("Manhunt")

    assert alice.in_play == []
    assert bob.pending == {"loss": 4}


@rule(
    "HLT 162a",
    "A Standing Defense without a grid is played in the Defense or the Attack Phase, though nobody attacks.",
)
@pytest.mark.parametrize("phase", ["defense", "attack"])
def test_a_standing_defense_is_played_unattacked(table: Table, phase: str) -> None:
    alice, _ = duel(table)
    alice.has(card_saying("This is a Standing Defense.", "Stance", "situation"))
    alice.has(card_saying("This is a Standing Defense.", "Screen", "block", grid="XXX/XXX/000"))
    alice.goes_to(phase)
    assert not alice.can("play", "Screen")

    alice.plays("Stance")

    assert alice.in_play == ["Stance"]


@rule("HLT 162", "HLT 100", "A Standing Defense stays until it is removed or dropped in its player's own turn.")
def test_a_standing_defense_is_dropped(table: Table) -> None:
    alice, bob = duel(table)
    stance = card_saying("This is a Standing Defense.", name="Stance", type="situation")
    alice.has(stance)
    alice.goes_to("attack")
    alice.plays("Stance")
    bob.goes_to("attack")
    assert not bob.can("drop", "Stance")
    alice.begins_turn()
    assert alice.in_play == ["Stance"]

    alice.drops("Stance")

    assert alice.discard_pile[-1] == "Stance"


@rule(
    "HLT 165",
    "HLT 30",
    "A Wound is put into play for a successful attack, one for each; it is no Special Card played.",
)
def test_a_wound(table: Table) -> None:
    alice, bob = duel(table)
    wound = card_saying(
        "Your opponent's maximum hand size is reduced by 1.", name="Wound", type="situation", kinds="Wound"
    )
    alice.has("Thrust", wound, wound, PLAN)
    alice.goes_to("attack")
    assert not alice.can("play", "Wound")
    alice.attacks("Thrust")
    bob.lets_through()
    alice.goes_to("attack")

    alice.plays("Wound")

    assert alice.in_play[-1] == "Wound"
    assert alice.can("play", "Plan")
    assert not alice.can("play", "Wound")


@rule("HLT 35", "HLT 36", "An Illusion is played only from a Hard Exertion, never from hand, and is no Special Card.")
def test_an_illusion(table: Table) -> None:
    alice, bob = duel(table)
    illusion = card_saying("Your opponent loses 2 Ability.", name="Mirage", type="illusion")
    alice.has_on_top(illusion)
    alice.has(illusion, PLAN)
    alice.goes_to("attack")
    assert alice.why_not("Mirage").rule == "HLT 36"

    alice.exerts("Illusion")
    alice.chooses("Play the Illusion Mirage")

    assert bob.pending == {"loss": 2}
    assert table.game.deeds[0].specials == 0


@rule(
    "HLT 25", "HLT 158", "Special Attacks may have Edges, but are never Hidden, Power Blows or found by an Exertion."
)
def test_special_attacks(table: Table) -> None:
    alice, _ = duel(table)
    alice.may_hide()
    edge = "Play in conjunction with an attack. That attack does 1 additional damage."
    alice.has(card_saying(name="Hook", type="attack", kinds="Special", grid="000/0X0/000"))
    alice.has(card_saying(edge, name="Boost", type="edge"))
    alice.attacks("Hook", with_=["Boost"])

    assert not alice.attack("Hook").hidden
    assert alice.damage("Hook") == 3
    assert not any("Power Blow" in option.label for option in alice.options("exert"))


@rule("HLT 158", "A Special Attack that may be a Power Blow may also be a Head Shot.")
def test_a_special_attack_that_may_be_a_power_blow(table: Table) -> None:
    alice, _ = duel(table)
    text = "This attack may be a Power Blow. This attack may be made a Head Shot."
    alice.has(card_saying(text, name="Masters Attack", type="attack", kinds="Special", grid="0X0/000/000"))
    alice.attacks("Masters Attack")

    assert any("Power Blow" in option.label for option in alice.options("exert"))


@rule(
    "HLT 146",
    "HLT 27",
    "A block never stops a Ranged Attack, not even one that stops what cannot be blocked; a dodge does.",
)
def test_ranged_attacks_are_not_blocked(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(SHOT)
    alert = "Play in conjunction with a block. That block can defend attacks that cannot be blocked."
    bob.has("Lower Left Block", EVADE, card_saying(alert, name="Alertness"))
    alice.attacks("Shot")
    bob.goes_to("defense")

    assert not bob.can("defend", "Lower Left Block")
    assert bob.can("defend", "Evade")


@rule("HLT 16", "HLT 255", "Two hands hold two Hand Icons and no more.")
def test_hand_icons(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(KATANA)
    shield = card_saying(name="Shield", type="object", hands="1")
    alice.has(shield)
    alice.goes_to("attack")
    assert alice.can("play", "Shield")

    alice.has_in_play(card_saying(name="Buckler", type="object", hands="1"))

    assert alice.why_not("Shield").rule == "HLT 16"


@rule("HLT 163", "HLT 109", "What a successful attack does happens at the moment it is declared successful.")
def test_effects_of_success_are_immediate(table: Table) -> None:
    alice, bob = duel(table)
    text = "If this attack is successful, your opponent must discard a card from their hand."
    alice.has(card_saying(text, name="Bite", type="attack", kinds="Special", grid="000/0X0/000"))
    bob.has("Thrust", EVADE)
    alice.attacks("Bite")
    bob.lets_through()

    assert bob.is_asked("Discard 1 card")
    bob.chooses("Thrust")
    assert bob.hand == ["Evade"]


TOP = card_saying("Retrieve the top card of your discard pile.", name="Second Chance", type="edge")


@rule("HLT 86", "Swept cards go to the discard pile in the order their player likes, if a card looks at the order.")
@pytest.mark.parametrize("heeded", [True, False])
def test_the_order_of_a_sweep(table: Table, heeded: bool) -> None:
    alice, _ = duel(table)
    alice.has("Thrust", PLAN, *([TOP] if heeded else []))
    alice.goes_to("attack")
    alice.plays("Plan")
    alice.attacks("Thrust")
    alice.begins_turn()

    if heeded:
        table.answer([next(o for o in alice.options("sweep") if o.name == name) for name in ("Thrust", "Plan")])

    assert alice.discard_pile == (["Thrust", "Plan"] if heeded else ["Plan", "Thrust"])


@rule("HLT 86", "Cards discarded from hand lie as their player likes; the top one is retrieved, and no other.")
def test_the_top_of_a_discard_pile(table: Table) -> None:
    alice, bob = duel(table)
    alice.has("Thrust", PLAN, TOP)
    bob.has(card_saying("Your opponent must discard 2 cards from their hand.", name="Taunt"))
    bob.goes_to("attack")
    bob.plays("Taunt")
    alice.begins_turn()
    alice.takes("duty")
    assert alice.must_decide().ordered
    table.answer([next(o for o in alice.options("discard") if o.name == name) for name in ("Thrust", "Plan")])
    alice.plays("Second Chance")

    assert (alice.hand, alice.discard_pile[-1]) == (["Plan"], "Thrust")


@rule("HLT 86", "HLT 94", "Exertion discards keep their order; discard piles are open to both.")
def test_discards_keep_their_order(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_on_top(PLAN, CURSE, EVADE)
    alice.goes_to("attack")
    alice.exerts("nothing")

    assert alice.discard_pile[:3] == ["Plan", "Boom Boom", "Evade"]
    seen = table.game.view(1).area("discard pile", 0).cards
    assert [card.name for card in seen[:3]] == ["Plan", "Boom Boom", "Evade"]


@rule("HLT 158", "The Head Shot goes with a Special Attack that may be a Power Blow, and with no other.")
@pytest.mark.parametrize(
    ("text", "may"),
    [("This attack may be a Power Blow.", True), ("This attack may be made a Head Shot.", True), ("", False)],
)
def test_a_head_shot_with_a_special_attack(table: Table, text: str, may: bool) -> None:
    alice, _ = duel(table)
    alice.has(
        card_saying(text, name="Masters Attack", type="attack", kinds="Special", grid="0X0/000/000", damage="2")
    )
    alice.has("1E-x66")
    alice.goes_to("attack")

    alice.table.answer(alice.find("with", lambda option: option.name == "Head Shot", "play Head Shot"))

    assert alice.can("play", "Masters Attack") == may


@rule("HLT 33", "An Object that is an Ally is touched by what touches Objects, and by what touches Allies.")
@pytest.mark.parametrize("what", ["an Object", "an Ally", "a Situation"])
def test_an_object_that_is_an_ally(table: Table, what: str) -> None:
    alice, bob = duel(table)
    bob.has(card_saying("", "Nino", "object", kinds="Ally,Mortal"))
    bob.goes_to("attack")
    bob.plays("Nino")
    alice.has(card_saying(f"Remove {what} from play.", "Sack"))
    alice.begins_turn()
    bob.begins_turn()
    assert bob.in_play == ["Nino"]
    alice.goes_to("attack")

    alice.plays("Sack")

    assert ("Nino" in bob.in_play) == (what == "a Situation")


@rule("HLT 35a", "HLT 36a", "Each Hard Exertion may bring an Illusion; Illusions are swept by who played them.")
def test_an_illusion_from_each_exertion(table: Table) -> None:
    alice, bob = duel(table)
    mirage = card_saying("Your opponent loses 1 Ability.", "Mirage", "illusion")
    alice.uses_pre_game("3E-x259")  # an additional Hard Exertion
    alice.has_on_top(mirage, *["Thrust"] * 4, mirage)
    alice.goes_to("attack")
    for _ in range(2):
        alice.exerts("for nothing")
        alice.takes("illusion")
    assert bob.pending == {"loss": 2}
    bob.goes_to("attack")
    assert alice.in_play == ["Mirage", "Mirage"]

    alice.begins_turn()

    assert alice.in_play == []


@rule("HLT 52b", "To be swept is not to be removed from play: what waits for that does not notice it.")
@pytest.mark.parametrize("removed", [True, False])
def test_a_sweep_removes_nothing(table: Table, removed: bool) -> None:
    alice, bob = duel(table)
    alice.has(card_saying("When this card is removed from play, your opponent loses 1 Ability.", "Spite", "event"))
    alice.goes_to("attack")
    alice.plays("Spite")
    if removed:
        bob.has(card_saying("Remove an Event your opponent has in play from play.", "Hush"))
        bob.goes_to("attack")
        bob.plays("Hush")
    alice.begins_turn()
    bob.goes_to("draw/discard")

    assert "Spite" in alice.discard_pile
    assert bob.ability == (14 if removed else 15)


@rule("HLT 54b", "What comes in the Draw/Discard Phase comes before cards are drawn, and is counted with them.")
def test_effects_of_the_draw_phase_come_first(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(card_saying("At the beginning of your Draw/Discard Phase, draw a card.", "Well", "situation"))
    alice.is_at(3)
    alice.has("Thrust")
    alice.goes_to("draw/discard")

    assert len(alice.hand) == 2
    assert "You may draw 1" in table.decision.question


@rule("HLT 86a", "Cards that the opponent discards out of a hand lie in the order the opponent likes.")
@pytest.mark.parametrize("order", [("Duck", "Thrust"), ("Thrust", "Duck")])
def test_the_opponent_orders_what_he_discards(table: Table, order: tuple[str, str]) -> None:
    alice, bob = duel(table)
    alice.has(card_saying("Look at your opponent's hand. Discard 2 cards from your opponent's hand.", "Rob"))
    bob.has("Thrust", "Evade", "Duck", TOP)
    alice.goes_to("attack")
    alice.plays("Rob")

    alice.chooses(*order)

    assert bob.discard_pile == [*order]


@rule("HLT 88a", "Who duplicates a card need not meet what was asked for to play it.")
def test_duplicating_without_the_requirement(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game("1E-xl33")  # The Sorcerer Nakano
    alice.is_disarmed_of()
    text = "You may only play this card if you are Disarmed. Your opponent loses 2 Ability."
    alice.has(card_saying(text, "Despair"))
    alice.goes_to("attack")
    alice.plays("Despair")
    bob.has(PLAN)
    bob.goes_to("attack")
    assert not bob.is_unarmed

    bob.uses("The Sorcerer Nakano")

    assert (alice.pending, bob.pending) == ({"loss": 2}, {"loss": 2})


@rule("HLT 86", "HLT 54", "Who discards down to the hand size says in which order, if a card looks at it.")
@pytest.mark.parametrize("heeded", [True, False])
def test_the_order_of_discarding_down(table: Table, heeded: bool) -> None:
    alice, _ = duel(table)
    alice.is_at(2)
    alice.has("Thrust", EVADE, "Duck", TOP if heeded else PLAN)
    alice.goes_to("draw/discard")

    assert alice.must_decide().ordered == heeded
    alice.chooses("Duck", "Thrust")
    assert alice.discard_pile[-2:] == ["Duck", "Thrust"]

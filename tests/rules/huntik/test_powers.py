"""HK 700-705. Powers: action, triggered and always-on; targets; entering play."""

from __future__ import annotations

from quickening.games.huntik.definitions import Printed
from tests.huntik_table import card_saying, end_round
from tests.table import Table, rule


def action(text: str, name: str, kind: str = "free") -> Printed:
    """An action card made for a test."""
    return card_saying(text, name, type="action", subtype=f"{kind}Action")


SILENCE = action("Target hero loses its powers this round. Go again.", "Silence")
MOURNER = card_saying("Whenever a friendly hero is KO'd, draw a card.", "Mourner", **{"def": "5"})


# -- 700. Powers ---------------------------------------------------------------------------------------------------


@rule("HK 700.1", "Each paragraph is a power; keywords may share one.")
def test_a_text_box_is_read_paragraph_by_paragraph(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    many = card_saying(
        "Unblockable\nAt the start of each round, draw a card.\nNap — Free Action: Exhaust me.", "Jack of All Trades"
    )
    jack = alice.controls(many, zone=3)
    bob.controls("Bellona", zone=3)

    assert [type(power).__name__ for power in many.abilities] == ["AlwaysOn", "TriggeredPower", "ActionPower"]
    assert alice.can_move("Jack of All Trades") == [-2, -1, 0, 1, 2], "unblockable"
    alice.uses("Jack of All Trades", "Nap")
    assert jack.exhausted
    end_round(alice, bob)
    assert len(alice.hand) == 3


@rule("HK 700.1", "A card also has the powers and keywords that modifiers give it, whatever their kind.")
def test_quoted_powers_are_powers_of_the_card(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Enderby", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has(
        action('This round, target hero gets "Unblockable"', "Wings"),
        action('This round, target hero gets "When I move, draw a card."', "Map"),
        action('This round, target hero gets "I get +2 ATK."', "Sword"),
        action('This round, target hero gets "If I would be KO\'d, stun me instead."', "Shield"),
    )
    assert alice.can_move("Enderby") == [-2, -1, 0]

    for card in ("Wings", "Map", "Sword", "Shield"):
        alice.plays(card, at="Enderby")
        bob.passes()

    assert alice.card("Enderby").atk == 5
    assert bob.card("Bellona").atk == 1, "nobody gave Bellona anything"
    assert alice.can_move("Enderby") == [-2, -1, 0, 1, 2]
    alice.moves("Enderby")
    assert len(alice.hand) == 1, "the map"
    alice.starts_combat()
    bob.passes()
    alice.passes()
    assert alice.card("Enderby").atk == 5, "1 attack is not enough"


@rule("HK 700.2", "A power functions in play, unless it says where else it does.")
def test_powers_function_in_play_unless_they_say_otherwise(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has_in_discard_pile("Rassimov", "Tremayne")
    alice.has("Tremayne", "Enderby")
    alice.controls("Springer")

    assert alice.can_use("Rassimov", "Survivor"), "it says: if this card is in your discard pile"
    assert not alice.can_use("Tremayne"), "neither in hand nor in the discard pile"
    alice.uses("Rassimov", "Survivor", at="Enderby")

    assert "Rassimov" in alice.hand
    bob.passes()
    assert not alice.can_use("Rassimov"), "in hand its power does not function"


@rule("HK 700.2", "A power that can only function as the card is discarded functions in hand.")
def test_a_power_that_can_only_function_in_another_area(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    tired = alice.controls("Ignatius", exhausted=True)
    alice.has("Gawain")

    alice.uses("Ignatius", "Burn")

    assert tired.ready, "Gawain: when you discard me from your hand"


@rule("HK 700.2", "A triggered power that says so waits in the discard pile, and only there.")
def test_a_triggered_power_in_the_discard_pile(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    phoenix = card_saying(
        "At the start of each round, if I'm in your discard pile, return me to my owner's hand.", "Phoenix"
    )
    alice.has_in_discard_pile(phoenix)
    bob.controls(phoenix)

    end_round(alice, bob)

    assert "Phoenix" in alice.hand
    assert bob.in_play == ["Phoenix"]


@rule("HK 700.3", "A card that loses its powers has a blank text box, and has them again afterwards.")
def test_a_card_loses_all_its_powers(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    witch = card_saying(
        "Unblockable\nWhenever a hero becomes exhausted, draw a card.\nHex — Free Action: Exhaust target hero.",
        "Witch",
    )
    bob.controls(witch, zone=3)
    alice.controls("Springer", zone=3)
    alice.has(SILENCE)

    alice.plays("Silence", at="Witch")
    alice.moves("Springer", back=1)
    assert bob.hand == [], "Springer exhausted, and nothing triggered"
    assert not bob.can_use("Witch")
    alice.controls("Enderby", zone=3)
    assert bob.can_move("Witch") == [-2, -1, 0], "no longer unblockable"
    end_round(alice, bob)

    alice.passes()
    assert bob.can_use("Witch", "Hex")
    assert bob.can_move("Witch") == [-2, -1, 0, 1, 2]


@rule("HK 700.3", "A hero without powers no longer helps others, nor replaces anything.")
def test_lost_powers_no_longer_work_on_others(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    guardian = card_saying("If a friendly hero would be KO'd, stun me instead.", "Guardian")
    bob.controls("Kipperin", guardian, zone=1)
    suit = bob.controls("Suit", zone=3)
    alice.controls("Dante Vale", zone=3)
    alice.has(SILENCE, SILENCE, "Quick Strike")

    alice.plays("Silence", at="Kipperin")
    alice.plays("Silence", at="Guardian")
    alice.plays("Quick Strike", at="Suit")

    assert suit.area == "discard pile"
    assert not bob.card("Guardian").stunned


@rule("HK 700.3", "HK 711.2d", "A lost always-on power that returns gets a new timestamp.")
def test_a_power_that_returns_is_younger_than_before(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    leveler = card_saying("All heroes have 2 ATK.", "Leveler")
    alice.controls(leveler)
    springer = alice.controls("Springer")
    alice.has(
        action("Target hero gets +3 ATK.", "Whetstone"),
        action("Target hero loses its powers this combat. Go again.", "Hush", "combat"),
        SILENCE,
    )

    alice.plays("Whetstone", at="Springer")
    assert springer.atk == 5, "the Leveler’s power is older"
    bob.passes()
    alice.plays("Silence", at="Leveler")
    assert springer.atk == 5, "2 and 3, for the Leveler has no power"
    alice.passes()
    bob.passes()

    assert springer.atk == 2, "the Leveler has its power again, and now it is the younger one"


@rule("HK 700.3", "HK 701.3", "A power that was lost and returns is the same power: its limit still counts.")
def test_a_returned_power_is_the_same_power(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Wish — Free Action: Once per game, draw a card.", "Wishing Well"))
    alice.has(SILENCE)

    alice.uses("Wishing Well", "Wish")
    bob.passes()
    alice.plays("Silence", at="Wishing Well")
    alice.passes()
    bob.passes()

    assert alice.is_asked("Your turn")
    assert not alice.can_use("Wishing Well")
    assert alice.why_not("Wishing Well")[-1].rule == "HK 701.3"


# -- 701. Action powers --------------------------------------------------------------------------------------------


@rule(
    "HK 701.1",
    "HK 701.2",
    "What stands after “Action:” is used on your turn; an exhaust action exhausts a ready hero.",
)
def test_free_and_exhaust_actions_are_used_on_your_turn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    cherit = alice.controls("Cherit")
    tremayne = alice.controls("Tremayne", exhausted=True)
    bob.controls("Tremayne")

    assert alice.can_use("Cherit", "Charge Up")
    assert alice.can_use("Tremayne", "Pixie Dust"), "a free action needs no ready hero"
    alice.uses("Cherit", "Charge Up", at="Cherit")

    assert cherit.exhausted
    assert not alice.can_use("Cherit")
    assert alice.why_not("Cherit")[-1].rule == "HK 701.2"
    assert tremayne.exhausted


@rule("HK 701.2", "A combat action power can be used only during a combat.")
def test_a_combat_action_power_waits_for_a_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Sentinel", zone=3)
    bob.controls("Bellona", zone=3)

    assert not alice.can_use("Sentinel")
    assert [one.rule for one in alice.why_not("Sentinel")] == ["HK 701.2"]
    alice.controls("Springer", zone=3)
    alice.moves("Springer")
    alice.starts_combat()
    bob.passes()

    assert alice.can_use("Sentinel", "Stoneshield")


@rule("HK 701.2", "Only the controller uses a card’s powers; the owner does where it has no controller.")
def test_only_the_controller_uses_a_power(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Kallipolitan", zone=2)
    bob.controls("Tremayne", zone=3)
    bob.has_in_discard_pile("Get Back to Work!", "Suit", "Suit", "Suit", "Suit")
    alice.controls("Metzi", exhausted=True)

    assert not alice.can_use("Tremayne")
    assert not alice.can_use("Get Back to Work!")
    alice.uses("Kallipolitan", "Rule of Law", at="Tremayne")
    assert alice.can_use("Tremayne", "Pixie Dust"), "Alice has gained control of it"
    alice.passes()

    assert not bob.can_use("Tremayne")
    assert bob.can_use("Get Back to Work!"), "a card in the discard pile has an owner, but no controller"


def ashtoreth() -> Printed:
    """The card of the book's example."""
    text = "Colossal Blast — Combat Action: One per combat, discard a card to add 4 attacks to a combat in my zone."
    return card_saying(text, "Ashtoreth", type="majorHero", atk="2", **{"def": "2"})


@rule("HK 701.3", "A limit counts for that card alone: a second Ashtoreth has a blast of its own in the same combat.")
def test_two_ashtoreths_have_a_blast_each(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(ashtoreth(), ashtoreth(), zone=3)
    bob.controls("Ammit Heart-Eater", zone=3)
    alice.has("Springer", "Springer", "Springer")
    bob.has("Honorguard")

    alice.moves("Ashtoreth")
    alice.starts_combat()
    bob.passes()
    alice.uses("Ashtoreth", "Colossal Blast")
    alice.chooses("Springer")
    bob.plays("Honorguard")
    assert len([option for option in table.decision.options if option.kind == "use"]) == 1, "the other one’s"
    alice.uses("Ashtoreth", "Colossal Blast")
    alice.chooses("Springer")
    bob.passes()

    assert not alice.can_use("Ashtoreth"), "each has had its blast in this combat"
    alice.passes()
    assert "Alice aims 10 at Ammit Heart-Eater." in table.log, "2, 2, 4 and 4, less 2"


@rule("HK 701.3", "In the next combat, and as another card, it may be used again.")
def test_a_limit_ends_with_the_combat_or_with_the_card(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    giant = alice.controls(ashtoreth(), zone=3)
    bob.controls("Ammit Heart-Eater", zone=3)
    alice.has(*["Springer"] * 4)
    giant.state.used = (("-1/0", table.game.combats + 1),)

    alice.moves("Ashtoreth")
    alice.starts_combat()
    bob.passes()
    assert not alice.can_use("Ashtoreth"), "used in this combat"
    alice.passes()
    bob.passes() if table.game.combat else None
    assert "Ashtoreth" in alice.discard_pile
    alice.controls(ashtoreth(), zone=3)
    assert bob.is_asked("Your turn")
    bob.moves("Ammit Heart-Eater")
    bob.starts_combat()

    assert alice.can_use("Ashtoreth"), "another card, another combat"


@rule("HK 701.3", "A blast is for a combat in Ashtoreth’s own zone: for another no card is discarded.")
def test_a_blast_reaches_no_other_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(ashtoreth(), zone=2)
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has("Enderby")

    alice.moves("Springer")
    alice.starts_combat()
    bob.passes()

    assert not alice.can_use("Ashtoreth")


@rule("HK 701.4", "HK 701.4a", "Breakspell cancels Hyperstride: nothing happens, and Dante Vale does not ready.")
def test_breakspell_cancels_dantes_hyperstride(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    dante = alice.controls("Dante Vale")
    bob.controls("Springer")
    alice.has("Hyperstride")
    bob.has("Breakspell")

    alice.plays("Hyperstride", with_="Dante Vale")
    assert bob.is_asked("Respond to Hyperstride?")
    bob.plays("Breakspell", with_="Springer")

    assert dante.exhausted, "“whenever I play a Hyperstride card, ready me” did not trigger"
    assert alice.hand == [], "no card was drawn"
    assert alice.discard_pile == ["Hyperstride"]
    assert bob.discard_pile == ["Breakspell"]
    assert bob.card("Springer").exhausted
    assert bob.is_asked("Your turn")


@rule("HK 701.4", "Left alone, Hyperstride is played, and Dante Vale readies.")
def test_an_action_that_is_not_canceled(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    dante = alice.controls("Dante Vale")
    bob.controls("Springer")
    alice.has("Hyperstride")
    bob.has("Breakspell")

    alice.plays("Hyperstride", with_="Dante Vale")
    bob.passes()
    alice.chooses("Move Dante Vale 1 zone forward")

    assert dante.ready
    assert dante.zone == 2
    assert len(alice.hand) == 1


@rule("HK 701.4", "Breakspell is for exhaust and free actions; heroes and combat actions are none of its business.")
def test_what_a_card_cannot_cancel(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", "Tersly", zone=3)
    alice.has("Enderby", "Honorguard")
    bob.has("Breakspell")

    alice.plays("Enderby")
    assert bob.is_asked("Your turn"), "a hero is no action"
    assert not bob.can_play("Breakspell"), "there is nothing to cancel"
    bob.moves("Bellona")
    bob.starts_combat()
    alice.plays("Honorguard")
    assert bob.is_asked("Play a combat action?")


@rule("HK 701.4", "A combat action that cancels combat actions is played in the combat, out of turn.")
def test_a_combat_action_is_canceled_in_the_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    parry = action(
        "When your opponent plays a Combat Action card, you may play this card.\nCancel that Action.",
        "Parry",
        "combat",
    )
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has(parry)
    bob.has("Strikemode")

    alice.moves("Springer")
    alice.starts_combat()
    bob.plays("Strikemode")
    alice.plays("Parry")
    alice.passes()
    bob.passes()

    assert "Bob aims 1 at Springer." in table.log
    assert alice.discard_pile == ["Parry"]


@rule("HK 701.4", "A card that cancels may be canceled itself, and then cancels nothing.")
def test_breakspell_against_breakspell(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby")
    bob.controls("Springer")
    alice.has("Quick Strike", "Breakspell")
    bob.has("Breakspell")

    alice.plays("Quick Strike", with_="Springer", at="Enderby")
    bob.plays("Breakspell")
    alice.plays("Breakspell")

    assert alice.discard_pile == ["Breakspell", "Enderby", "Quick Strike"]
    assert bob.is_asked("Your turn"), "it was already Alice’s turn, and that is over"


# -- 702. Triggered powers -----------------------------------------------------------------------------------------


@rule("HK 702.1", "A triggered power triggers off every instance of its event, also of several at once.")
def test_a_power_triggers_for_each_of_several_events_at_once(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(MOURNER, zone=1)
    alice.controls("Enderby", "Tersly", "Springer", zone=5)
    bob.controls("Suit")
    bob.controls("Morgan the Knife", zone=4)
    alice.has(action("KO all minor heroes with 2 DEF or less.", "Plague"))

    alice.plays("Plague")

    assert sorted(alice.discard_pile) == ["Enderby", "Plague", "Tersly"]
    assert bob.discard_pile == ["Suit"], "no friend of the Mourner’s"
    assert len(alice.hand) == 2


@rule(
    "HK 702.1a",
    "HK 709.1",
    "Events that next happen at once are all next: the modifier triggers for each, then is over.",
)
def test_next_is_every_event_of_the_next_moment(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Dante Vale", zone=1)
    bob.controls("Enderby", "Tersly", zone=5)
    alice.has(
        action("The next time a minor hero is KO'd this round, draw a card. Go again.", "Requiem"),
        action("KO all minor heroes with 2 DEF or less. Go again.", "Plague"),
        "Quick Strike",
    )

    alice.plays("Requiem")
    alice.plays("Plague")
    assert len(alice.hand) == 3, "Quick Strike, and a card for each of the two"
    alice.plays("Quick Strike", with_="Dante Vale", at="Springer")

    assert alice.discard_pile == ["Requiem", "Plague", "Springer", "Quick Strike"]
    assert len(alice.hand) == 3, "Quick Strike drew its own card; Requiem is over"


@rule("HK 702.2", "A power with an if-condition triggers only if that is true: Venadek alone is not eliminated.")
def test_venadek_without_other_minor_heroes(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Venadek")
    alice.controls("Dante Vale")
    bob.controls("Suit")

    end_round(alice, bob)

    assert "Venadek" in alice.in_play


@rule("HK 702.2", "With another minor hero in play Venadek’s power triggers.")
def test_venadek_with_another_minor_hero(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Venadek", "Springer")

    end_round(alice, bob)

    assert alice.in_play == ["Springer"]
    assert alice.discard_pile == ["Venadek"]


@rule("HK 702.2", "The condition is judged as the event happens; once triggered, the power is carried out.")
def test_the_condition_is_not_asked_again(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    scout = card_saying("At the start of each round, if I'm in zone 1, draw a card.", "Scout")
    alice.controls(scout, zone=1)
    alice.controls(card_saying("At the start of each round, put target Scout 1 zone forward.", "Guide"))

    alice.passes()
    bob.passes()
    alice.chooses("Resolve Guide")

    assert alice.card("Scout").zone == 2
    assert len(alice.hand) == 3, "two drawn, and one for the Scout, who had triggered in zone 1"


@rule("HK 702.3", "A power that disappears with its event still triggers: the Mourner mourns itself.")
def test_a_power_that_goes_with_its_event_triggers(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls(MOURNER, "Enderby", zone=1)
    alice.has(action("KO all heroes.", "Doom"))

    alice.plays("Doom")

    assert alice.in_play == []
    assert len(alice.hand) == 2, "for Enderby and for itself"


@rule("HK 702.3", "A power that appears with its event triggers too: stunned, it had no text a moment ago.")
def test_a_power_that_comes_with_its_event_triggers(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    herald = card_saying("Whenever a friendly hero becomes unstunned, draw a card.", "Herald")
    alice.controls(herald, "Springer", stunned=True)
    bob.controls("Suit", stunned=True)

    end_round(alice, bob)

    assert len(alice.hand) == 4, "the usual two, one for the Herald itself and one for Springer"


@rule("HK 702.4", "Whether it is the event is judged by how things were just before it.")
def test_a_triggered_power_looks_back(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(MOURNER)
    alice.controls("Dante Vale")
    suit = bob.controls("Suit", zone=5)
    alice.has("Simplemind", "Quick Strike")

    alice.plays("Simplemind", with_="Mourner", at="Suit")
    bob.passes()
    alice.plays("Quick Strike", with_="Dante Vale", at="Suit")

    assert suit.area == "discard pile"
    assert len(alice.hand) == 2, "Suit was friendly before it was KO’d; in the discard pile it is nobody’s"


@rule("HK 702.4", "Powers that trigger off entering look at how things are afterwards.")
def test_a_power_that_triggers_off_entering_looks_at_what_is_then(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    drummer = card_saying(
        "Whenever a friendly minor hero comes into play, if a friendly Springer is in my zone, draw a card.",
        "Drummer",
    )
    alice.controls(drummer)
    alice.has("Springer", "Metagolem")

    alice.plays("Springer")
    assert len(alice.hand) == 2, "Springer is in the zone as it enters"
    bob.passes()
    alice.plays("Metagolem")

    assert "Metagolem" in alice.discard_pile
    assert len(alice.hand) == 1, "a major hero is no minor hero"


@rule("HK 702.5", "A hero becomes exhausted only if it was ready; stunning a ready hero exhausts it as well.")
def test_becoming_something_means_not_having_been_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Whenever an enemy hero becomes exhausted, draw a card.", "Spy"))
    bob.controls("Bellona", zone=1)
    bob.controls("Suit", zone=2, exhausted=True)
    bob.controls("Janus Knight", zone=3)
    alice.has(
        action("Exhaust all enemy minor heroes. Go again.", "Weariness"), action("Stun all enemy heroes.", "Shock")
    )

    alice.plays("Weariness")
    assert len(alice.hand) == 2, "Shock, and a card for Bellona; Suit was exhausted before"
    alice.plays("Shock")

    assert len(alice.hand) == 2, "only Janus Knight was ready"


@rule("HK 702.5", "What is ready does not become ready, what is stunned does not become stunned.")
def test_nothing_becomes_what_it_is(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("When I become ready, draw a card.", "Riser"))
    bob.controls(card_saying("Whenever a hero becomes stunned, draw a card.", "Nurse"))
    bob.controls("Suit", stunned=True)
    alice.has("Second Wind", action("Stun all heroes.", "Shock"))

    alice.plays("Second Wind")
    assert alice.hand == ["Shock"], "Riser was ready all the time"
    bob.card("Suit").state.stunned = True
    bob.passes()
    alice.plays("Shock")

    assert len(bob.hand) == 2, "Riser and the Nurse herself; Suit was stunned before"


@rule("HK 702.6", "Features’ powers resolve first, in the lead player’s order.")
def test_features_go_first_in_the_order_of_the_lead_player(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    glacier = card_saying(
        "Whenever a hero moves into this zone, the lead player draws a card.",
        "Glacier",
        type="feature",
        subtype="structure",
    )
    alice.finds_feature("Glacier of Dreams", zone=3)
    alice.finds_feature(glacier, zone=3)
    bob.controls("Gareon", zone=2)
    alice.controls("Springer", zone=3)

    bob.moves("Gareon", forward=1)
    assert alice.is_asked("Which power resolves next?"), "though it is Bob’s turn and Bob’s hero"
    assert sorted(table.labels) == ["Resolve Glacier", "Resolve Glacier of Dreams"]
    alice.chooses("Resolve Glacier of Dreams")
    bob.says_no()

    assert bob.is_asked("exhaust"), "Gareon’s own power comes after those of the features"


@rule(
    "HK 702.6", "Then the lead player resolves all their powers in an order they choose, then the defending player."
)
def test_the_lead_players_powers_resolve_before_the_defenders(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    for player, names in ((bob, ("Bee", "Bear")), (alice, ("Ant", "Ape"))):
        for name in names:
            player.controls(card_saying("At the start of each round, put a Mark counter on me.", name))

    alice.passes()
    bob.passes()
    assert alice.is_asked("Which power resolves next?")
    alice.chooses("Resolve Ape")
    assert bob.is_asked("Which power resolves next?")
    bob.chooses("Resolve Bear")

    told = [line.split()[0] for line in table.log if "Mark" in line]
    assert told == ["Ape", "Ant", "Bear", "Bee"]


# -- 703. Always-on powers -----------------------------------------------------------------------------------------


@rule("HK 703.1", "An always-on power works as long as its card is in play and has it.")
def test_an_always_on_power_lasts_as_long_as_the_card_has_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    kipperin = alice.controls("Kipperin")
    bob.controls("Bellona", zone=3)
    alice.has("Sprint", action("Return target friendly hero to its owner's hand. Go again.", "Recall"))
    assert alice.can_move("Springer") == [-2, -1, 0, 1, 2]

    kipperin.state.stunned = True
    alice.ask_again()
    assert alice.can_move("Springer") == [-2, -1, 0], "a stunned card has no text"

    kipperin.state.stunned = False
    alice.ask_again()
    assert alice.can_move("Springer") == [-2, -1, 0, 1, 2]
    alice.plays("Recall", at="Kipperin")
    assert alice.can_move("Springer") == [-2, -1, 0], "in hand it does nothing"


@rule("HK 703.2", "A restriction on playing a card functions where the card is played from.")
def test_a_restriction_functions_in_hand(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=2)
    alice.controls("Springer")
    alice.has("Acidheart")
    assert alice.why_not("Acidheart")[0].rule == "HK 703.2", "no major hero, and too early"

    alice.controls("Janus Knight")
    assert not alice.can_play("Acidheart"), "still too early"
    end_round(alice, bob)
    bob.passes()

    assert alice.can_play("Acidheart")
    alice.plays("Acidheart", at="Springer")
    assert alice.card("Janus Knight").exhausted, "it can only be played by a major hero"


@rule("HK 703.2", "A restriction on a power functions where the power is used.")
def test_a_restriction_on_a_power(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=4)
    bob.controls("Bellona")

    assert not alice.can_use("King Basilisk")
    assert alice.why_not("King Basilisk")[0].rule == "HK 703.2"
    alice.moves("King Basilisk", forward=1)
    alice.does_not_start_combat()
    bob.passes()
    alice.card("King Basilisk").state.exhausted = False
    alice.ask_again()

    assert alice.can_use("King Basilisk", "Dread Stare")


# -- 704. Targets --------------------------------------------------------------------------------------------------


@rule("HK 704.1", "Targets are chosen as the power is played, and each has to meet its description.")
def test_targets_are_chosen_as_a_card_is_played(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Dante Vale", zone=3)
    bob.controls("Springer", zone=1)
    bob.controls("Bellona", "Suit", zone=3)
    bob.has("Breakspell")
    alice.has("Augerfrost")

    alice.plays("Augerfrost")
    assert sorted(alice.may_choose()) == ["Bellona", "Springer", "Suit"], "minor heroes, so not Dante Vale"
    alice.chooses("Suit")

    assert bob.is_asked("Respond to Augerfrost?"), "the target is known before it can be canceled"


@rule("HK 704.1", "Without a target that fits, the power cannot be used.")
def test_no_target_no_power(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Dante Vale", zone=3)
    bob.controls("Janus Knight", zone=1)
    alice.has("Augerfrost")

    assert not alice.can_play("Augerfrost")
    assert alice.why_not("Augerfrost")[0].rule == "HK 704.1"


@rule(
    "HK 704.1a",
    "Only text with the word “target” targets: what can’t be targeted may still be chosen, or KO’d with all.",
)
def test_a_power_without_the_word_target_targets_nothing(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    brahe = bob.controls("Brahe", zone=1)
    alice.has(
        action("KO target hero.", "Arrow"),
        action("Exhaust an enemy hero. Go again.", "Net"),
        action("KO all heroes.", "Doom"),
    )

    assert not alice.can_play("Arrow"), "Brahe can’t be targeted"
    alice.plays("Net")
    assert brahe.exhausted
    alice.plays("Doom")

    assert brahe.area == "discard pile"


@rule("HK 704.1b", "One card cannot be two targets of one power.")
def test_a_card_is_no_two_targets_of_one_power(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby")
    bob.controls("Bellona")
    alice.has("Spidertouch", action("Exhaust target hero and ready another target hero.", "Trade"))

    alice.plays("Trade")
    alice.chooses("Bellona")
    assert sorted(alice.may_choose()) == ["Enderby", "Springer"]
    alice.chooses("Springer")
    bob.passes()
    alice.plays("Spidertouch", with_="Springer")

    decision = table.decision
    assert decision.most == 2
    assert not decision.repeats
    assert sorted(alice.may_choose()) == ["Bellona", "Enderby", "Springer"]


@rule("HK 704.1b", "Where two targets are needed and only one card fits, the power cannot be used.")
def test_two_targets_need_two_cards(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    alice.has(action("Exhaust target hero and ready another target hero.", "Trade"))

    assert not alice.can_play("Trade")
    bob.controls("Bellona")
    alice.ask_again()

    assert alice.can_play("Trade")


@rule("HK 704.1c", "Thundercut: who gets the power is chosen now, whom it KOs only when it is used.")
def test_thundercut_chooses_its_victim_when_it_is_used(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=2)
    alice.controls("Springer")
    alice.controls("Ammit Heart-Eater")
    alice.has("Thundercut")

    alice.plays("Thundercut")
    assert sorted(alice.may_choose()) == ["Ammit Heart-Eater", "Springer"], "any hero may get it"
    alice.chooses("Springer")
    assert bob.is_asked("Your turn"), "no victim was chosen, nor is there one yet"
    bob.controls("Suit", "Bellona")
    bob.passes()

    alice.uses("Springer")
    assert "Suit" in bob.discard_pile, "2 DEF in round 2; the only one that fits"
    assert alice.card("Springer").exhausted


# -- 705. Entering play --------------------------------------------------------------------------------------------


@rule("HK 705.1", "A card enters play as it comes from another area; from zone to zone it does not.")
def test_only_a_card_from_another_area_enters_play(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Whenever a hero comes into play, draw a card.", "Clerk"))
    alice.controls("Springer")
    alice.has("Sprint", "Bring in the Big Guns", "Furoji")
    alice.has_in_discard_pile("Enderby")

    alice.plays("Sprint", at="Springer")
    if alice.is_asked("Into which zone"):
        alice.chooses("Zone 2")
    assert len(alice.hand) == 2, "put from zone to zone"
    alice.plays("Bring in the Big Guns")

    assert alice.card("Furoji").zone == 1
    assert len(alice.hand) == 1, (
        "one for the hero that came in; it was put into play, not played, so it draws nothing"
    )


@rule("HK 705.1a", "What is made as the card enters play is there at the same time, before anything triggers.")
def test_modifiers_made_as_a_card_enters_are_there_with_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    banner = card_saying(
        "As I come into play, all friendly heroes get +2 ATK this round.\n"
        "When I come into play, KO all heroes with 2 ATK.",
        "Banner Bearer",
        atk="3",
    )
    springer = alice.controls("Springer")
    bob.controls("Metzi")
    alice.has(banner)

    alice.plays("Banner Bearer")

    assert springer.atk == 4, "2 ATK, but not when the power triggered"
    assert bob.discard_pile == ["Metzi"]
    end_round(alice, bob)
    assert springer.atk == 2


@rule("HK 705.1b", "Storm Gladiator enters play exhausted; it does not enter ready and then exhaust.")
def test_storm_gladiator_enters_play_exhausted(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(card_saying("Whenever a hero becomes exhausted, draw a card.", "Watcher"))
    alice.has("Storm Gladiator", "Springer")

    alice.plays("Storm Gladiator")
    assert alice.card("Storm Gladiator").exhausted
    assert bob.hand == [], "it did not exhaust"
    bob.passes()
    alice.plays("Springer")

    assert alice.card("Springer").ready, "all others enter play ready"
    assert alice.card("Springer").zone == 1


@rule("HK 705.1b", "Everything that says how a card comes into play adds up.")
def test_how_a_card_comes_into_play_adds_up(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(card_saying("All enemy heroes come into play exhausted.", "Gate"))
    alice.controls(card_saying("All friendly Titans come into play with a +1 ATK and +1 DEF counter.", "Shrine"))
    alice.has("Sabriel", "Enderby")
    bob.has("Enderby")

    alice.plays("Sabriel")
    sabriel = alice.card("Sabriel")
    assert sabriel.exhausted
    assert sabriel.counters == ["Survival", "+1/+1"]
    assert (sabriel.atk, sabriel.defense) == (6, 4)
    bob.plays("Enderby")
    assert bob.card("Enderby").ready, "no enemy of the Gate’s"
    alice.plays("Enderby")

    assert alice.card("Enderby").counters == [], "no Titan"
    assert alice.card("Enderby").exhausted


@rule("HK 705.1b", "“Do something or eliminate me” is settled before anything else triggers.")
def test_the_price_of_coming_into_play_is_settled_first(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("Whenever a hero comes into play, stun all enemy heroes.", "Lookout"))
    bob.has("Breaker", "Suit")

    bob.plays("Breaker")
    assert bob.is_asked("Choose one"), "before the lead player’s power"
    bob.chooses("discard a card")

    assert bob.discard_pile == ["Suit"]
    assert bob.card("Breaker").stunned


@rule("HK 705.1c", "A card’s continuous powers, and others’, count it as in play at once.")
def test_continuous_powers_count_a_card_as_it_enters(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    hoplite = alice.controls("Hoplite")
    alice.has("Hoplite")
    assert hoplite.atk == 2

    alice.plays("Hoplite")

    assert hoplite.atk == 3
    assert alice.card("Hoplite").atk == 3


@rule("HK 705.1d", "Last, what waits for the card to enter play triggers.")
def test_what_waits_for_a_card_to_enter_triggers_last(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    judge = card_saying("When I come into play, KO all heroes with 2 DEF or less.", "Judge")
    alice.controls("Hoplite")
    alice.has(judge)

    alice.plays("Judge")

    assert alice.in_play == ["Hoplite"], "with the Judge beside it Hoplite has 3 DEF; the Judge has 1"

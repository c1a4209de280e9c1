"""HK 702. Triggered powers."""

from __future__ import annotations

import pytest

from tests.huntik_table import action_saying, card_saying, end_round
from tests.table import Table, rule

MOURNER = card_saying("Whenever a friendly hero is KO'd, draw a card.", "Mourner", **{"def": "5"})


# -- 702. Triggered powers -----------------------------------------------------------------------------------------


@rule(
    "HK 702.1", "HK 702.1.2", "A triggered power triggers off every instance of its event, also of several at once."
)
def test_a_power_triggers_for_each_of_several_events_at_once(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(MOURNER, zone=1)
    alice.controls("Enderby", "Tersly", "Springer", zone=5)
    bob.controls("Suit")
    bob.controls("Morgan the Knife", zone=4)
    alice.has(action_saying("KO all minor heroes with 2 DEF or less.", "Plague"))

    alice.plays("Plague")

    assert sorted(alice.discard_pile) == ["Enderby", "Plague", "Tersly"]
    assert bob.discard_pile == ["Suit"], "no friend of the Mourner’s"
    assert len(alice.hand) == 2


@rule(
    "HK 702.1a",
    "HK 709.1.2",
    "Events that next happen at once are all next: the modifier triggers for each, then is over.",
)
def test_next_is_every_event_of_the_next_moment(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Dante Vale", zone=1)
    bob.controls("Enderby", "Tersly", zone=5)
    alice.has(
        action_saying("The next time a minor hero is KO'd this round, draw a card. Go again.", "Requiem"),
        action_saying("KO all minor heroes with 2 DEF or less. Go again.", "Plague"),
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


@rule("HK 702.3.2", "A power that disappears with its event still triggers: the Mourner mourns itself.")
def test_a_power_that_goes_with_its_event_triggers(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls(MOURNER, "Enderby", zone=1)
    alice.has(action_saying("KO all heroes.", "Doom"))

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


@rule(
    "HK 702.4",
    "A hero in a zone that moves was there before; only entering is judged by how things are then.",
)
def test_a_hero_in_a_zone_moves_away_from_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("Whenever an enemy hero in my zone moves, draw a card.", "Sentry"), zone=3)
    bob.controls("Springer", zone=3)
    bob.controls("Enderby", zone=2)

    bob.moves("Springer", back=1)
    assert len(alice.hand) == 1
    alice.passes()
    bob.moves("Enderby", forward=1)
    bob.does_not_start_combat()

    assert len(alice.hand) == 1, "Enderby came from elsewhere"


@rule("HK 702.4.2", "Powers that trigger off entering look at how things are afterwards.")
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
        action_saying("Exhaust all enemy minor heroes. Go again.", "Weariness"),
        action_saying("Stun all enemy heroes.", "Shock"),
    )

    alice.plays("Weariness")
    assert len(alice.hand) == 2, "Shock, and a card for Bellona; Suit was exhausted before"
    alice.plays("Shock")

    assert len(alice.hand) == 2, "only Janus Knight was ready"


@rule("HK 702.5.2", "What is ready does not become ready, what is stunned does not become stunned.")
def test_nothing_becomes_what_it_is(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("When I become ready, draw a card.", "Riser"))
    bob.controls(card_saying("Whenever a hero becomes stunned, draw a card.", "Nurse"))
    bob.controls("Suit", stunned=True)
    alice.has("Second Wind", action_saying("Stun all heroes.", "Shock"))

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


@rule("HK 702.6.2", "Features’ powers resolve before the lead player’s own, and are not mixed with them.")
def test_a_feature_goes_before_the_lead_players_hero(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.finds_feature("Glacier of Dreams", zone=3)
    alice.controls("Gareon", zone=2)
    bob.controls("Bellona", zone=3)

    alice.moves("Gareon", forward=1)
    assert alice.is_asked("discard pile"), "the Glacier first: there is nothing to choose"
    alice.says_no()

    assert alice.is_asked("exhaust")
    alice.says_no()
    assert alice.is_asked("Start a combat?")


@rule(
    "HK 702.6",
    "HK 702.6.2",
    "HK 702.6.3",
    "Then the lead player resolves all their powers in an order they choose, then the defending player.",
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


@rule("HK 702.4.2", "Who comes into play in a zone enters it, and with it what it has from then on.")
def test_a_hero_who_comes_into_play_in_zone_5_shows_the_ring_it_came_with(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob", mission="Escape with the Ring of Arc", round=5)
    alice.has("Daktari")

    alice.plays("Daktari", zone=5)

    assert alice.reads("A feature is turned up")
    assert not any(table.game.cards[card].face_down for card in table.game.in_play)
    assert table.game.over is (alice.card("Daktari").zone == 5 and "Ring of Arc" in names_in_play(table))


def names_in_play(table: Table) -> list[str]:
    return [table.game.cards[card].name for card in table.game.in_play]


@rule("HK 702.1", "To leave play is to leave it for wherever: a deck or a hand as well.")
@pytest.mark.parametrize("where", ["on the bottom of your deck", "into your hand", "into your discard pile"])
def test_a_power_triggers_however_its_card_leaves_play(table: Table, where: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying(f"When I leave play, draw 2 cards.\nFree Action: Put me {where}.", "Migrant"))
    bob.controls(card_saying("Whenever an enemy hero leaves play, draw a card.", "Watcher"))

    alice.uses("Migrant")

    assert len(alice.hand) == (3 if where == "into your hand" else 2)
    assert len(bob.hand) == 1


@rule(
    "HK 702.2", "An if-condition after the trigger event is one for the whole power, however many sentences it has."
)
def test_an_if_condition_holds_for_the_whole_power(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(
        card_saying("When I move, if I'm in zone 2, draw a card. Put a Step counter on me.", "Walker"), zone=2
    )
    alice.controls(
        card_saying("If I'm in zone 2, when I move, draw a card. Put a Step counter on me.", "Runner"), zone=1
    )

    alice.moves("Walker")
    assert alice.card("Walker").counters == ["Step"]
    bob.passes()
    alice.moves("Runner")

    assert alice.card("Runner").counters == []
    assert len(alice.hand) == 1


@rule("HK 702.4", "Who leaves play together with others is remembered as all of them were before.")
def test_two_are_remembered_as_they_were_together(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Whenever an enemy hero is KO'd, draw X cards, where X is its ATK.", "Hunter"))
    alice.has(action_saying("KO all enemy heroes.", "Storm"))
    bob.controls(card_saying("Other friendly heroes get +2 ATK.", "Drummer", atk="1"))
    bob.controls(card_saying("", "Recruit", atk="1"))

    alice.plays("Storm", with_="Hunter")
    while not bob.is_asked("Your turn"):
        table.answer(table.decision.options[0])

    assert sorted(bob.discard_pile) == ["Drummer", "Recruit"]
    assert len(alice.hand) == 3 + 1, "Recruit had 3 ATK, Drummer 1"


@rule("HK 702.2", "HK 701.3", "What happens once per round is not used up by an event for which its condition fails.")
def test_a_limit_counts_only_when_the_condition_holds(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    mourner = card_saying("Once per round, when an enemy hero is KO'd, if I'm ready, draw a card.", "Mourner")
    alice.controls(mourner, exhausted=True)
    fall = card_saying("KO target enemy hero. Go again.", "Fall", type="action", subtype="freeAction")
    alice.has(fall, fall, fall)
    bob.controls("DeFoe", "Enforcer", "Klaus")

    alice.plays("Fall", at="DeFoe")
    assert alice.hand == ["Fall", "Fall"], "the Mourner was exhausted"
    alice.card("Mourner").state.exhausted = False
    alice.ask_again()
    alice.plays("Fall", at="Enforcer")
    assert len(alice.hand) == 2, "a card was drawn"
    alice.plays("Fall", at="Klaus")

    assert len(alice.hand) == 1, "and none for the second one of the round"


@rule(
    "HK 702.6", "One power that triggers for two heroes at once and speaks of them: its player says for whom first."
)
def test_one_power_that_triggers_for_two_heroes(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(
        card_saying("Whenever an enemy hero is stunned, put a Mark counter on that hero.", "Scribe"), zone=1
    )
    bob.controls("Suit", zone=2)
    bob.controls("Bellona", zone=2)
    alice.has(action_saying("Stun all enemy heroes.", "Shock"))

    alice.plays("Shock")

    assert alice.is_asked("Which power resolves next?")
    assert len(table.decision.options) == 2

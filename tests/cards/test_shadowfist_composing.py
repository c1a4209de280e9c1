"""Shadowfist's words put together: kinds of card, players, figures and alternatives, each shown by play."""

from __future__ import annotations

import pytest

from quickening.text.reader import NotRead
from tests.shadowfist_table import character, edge, event, resolve, resolve_choosing, site, state, waits_for
from tests.table import Table


def names(table: Table) -> list[str]:
    return sorted(option.name for option in table.decision.options)


# -- which cards ---------------------------------------------------------------------------------------------------


def test_each_kind_of_card_has_its_own_words(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has_in_smoked_pile(
        event("Spark", "Gain 1 Power.", subtitle="Fire Event"),
        event("Frost", "Gain 1 Power.", subtitle="Ice Event"),
        state("Mail", "Subject Character gains +1 Fighting.", subtitle="Ice State"),
        state("Torch", "Subject Character gains +1 Fighting.", subtitle="Fire State"),
    )
    alice.has(event("Recall", "Return a <Fire> Event or <Ice> State in your smoked pile to your hand."))

    alice.plays("Recall")

    assert names(table) == ["Mail", "Spark"]


def test_an_article_parts_two_kinds_of_card(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", turned=True)
    alice.controls("Student", "Hill")
    alice.has(event("Grip", "Target a turned Character or a Site :: Cancel target until the end of the turn."))

    alice.plays("Grip")

    assert names(table) == ["Giant", "Hill"]


def test_each_and_each_are_counted_together(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(site("Pagoda", subtitle="Ice Feng Shui Site"), edge("Vow", "Your hand size is increased by 1."))
    alice.controls(character("Knight", 2, "+1 Fighting for each <Ice> Site and each Edge you control."), "Hill")

    assert alice.card("Knight").fighting == 4


def test_who_is_of_two_kinds_might_count_twice() -> None:
    with pytest.raises(NotRead):
        character("Chief", 2, "+1 Fighting for each <Buro> Character and each <PubOrd> Character you control.")


def test_a_title_alone_is_every_card_that_has_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero", "Giant")
    alice.has(character("Rival", 2, 'When this card enters play, return "Hero" to its owner\'s hand.'))

    alice.plays("Rival")
    resolve(table)

    assert (bob.hand, bob.card("Giant").in_play) == (["Hero"], True)


def test_a_card_with_a_title_is_controlled(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Friend", 2, '+2 Fighting while you control "Hero".'))
    assert alice.card("Friend").fighting == 2

    alice.controls("Hero")

    assert alice.card("Friend").fighting == 4


def test_cards_of_a_player_with_something(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Thief", 3, "Cannot be intercepted by Characters controlled by players with Power."))
    bob.controls("Tower", "Hero")
    bob.has_power(0)

    alice.attacks("Tower", with_="Thief")
    waits_for(bob, "intercept")
    assert "Hero" in [option.name for option in table.decision.options]


def test_cards_of_a_player_who_has_it_are_meant(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Thief", 3, "Cannot be intercepted by Characters controlled by players with Power."))
    bob.controls("Tower", "Hero")
    bob.has_power(1)

    alice.attacks("Tower", with_="Thief")
    resolve(table)

    assert bob.card("Tower").damage == 3


def test_a_figure_is_compared_with_the_same_figure_of_the_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Weak", 2), character("Equal", 3), character("Strong", 4))
    alice.controls(character("Leader", 3, "Turn :: Smoke a Character with Fighting lower than this card's."))
    alice.controls("Hill")

    alice.uses("Leader")
    resolve(table)

    assert bob.smoked_pile == ["Weak"]


def test_a_designator_is_shared_with_another_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Red", 3, subtitle="Ninja"), character("Blue", 3, subtitle="Ninja"), character("Odd", 3))
    alice.has(event("Purge", "Smoke all Characters that share a designator with another Character."))

    alice.plays("Purge")
    resolve(table)

    assert sorted(bob.smoked_pile) == ["Blue", "Red"]


# -- how much, and which of two ------------------------------------------------------------------------------------


def test_so_much_or_more_if_something_is_so(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.has(*(event("Luck", "Gain 1 Power, or 3 Power if an opponent controls a Character.") for _ in range(2)))

    alice.plays("Luck")
    resolve(table)
    assert alice.power == 1
    bob.controls("Hero")
    alice.plays("Luck")
    resolve(table)

    assert alice.power == 4


def test_one_of_two_things_is_picked_for_a_cost(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(edge("Plan", "Sacrifice to either gain 2 Power or draw 2 cards."))
    alice.has_on_deck("Hero", "Giant")

    alice.uses("Plan")
    waits_for(alice, "Choose one")
    alice.chooses("Draw 2 cards")
    resolve(table)

    assert (alice.power, sorted(alice.hand)) == (0, ["Giant", "Hero"])


def test_when_it_may_be_used_may_stand_last(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(character("Sage", 1, "Turn to gain 1 Power during your Main Shot."))
    bob.controls(character("Spy", 1, "Turn to gain 2 Power when an opponent plays a Character."))
    alice.has("Student")
    assert alice.can("use", "Sage")
    assert not bob.can("use", "Spy")

    alice.has_power(1)
    alice.plays("Student")
    waits_for(bob, "Use Spy")
    bob.says_yes()
    resolve(table)

    assert bob.power == 2


# -- combat --------------------------------------------------------------------------------------------------------


def test_a_character_that_stays_in_play_at_zero(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero")
    alice.has(
        event(
            "Rage",
            "Target a Character :: Until the end of the turn, target is not smoked if its Fighting is 0.",
        )
    )
    alice.has(event("Bolt", "Target a Character :: Inflict 9 damage on target."))

    alice.plays("Rage", "Hero")
    resolve(table)
    alice.plays("Bolt", "Hero")
    resolve(table)
    assert bob.card("Hero").in_play
    alice.ends_turn()
    resolve(table)

    assert bob.smoked_pile == ["Hero"]


def test_an_interceptor_that_strikes_first(table: Table) -> None:
    text = "While intercepting, this card inflicts its combat damage at the same time an attacker with Ambush would."
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Raider", 3))
    bob.controls("Tower", character("Guard", 3, text))

    alice.attacks("Tower", with_="Raider")
    bob.intercepts("Raider", with_="Guard")
    resolve(table)

    assert (alice.smoked_pile, bob.card("Guard").damage) == (["Raider"], 0)


def test_damage_that_cannot_be_reduced(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Blade", 3, "While unturned, its damage cannot be reduced."), turned=True)
    alice.controls(character("Saber", 3, "Guts while attacking. While attacking, his damage cannot be reduced."))
    bob.controls(site("Wall", 9, "Toughness: 2."))

    alice.attacks("Wall", with_="Saber")
    resolve(table)

    assert bob.card("Wall").damage == 3


def test_half_of_the_damage_is_taken_off(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(
        character(
            "Song", 6, "Toughness: 1. Takes -X damage from any source. X = half the damage inflicted, rounded up."
        )
    )
    alice.has(event("Bolt", "Target a Character :: Inflict 5 damage on target."))

    alice.plays("Bolt", "Song")
    resolve(table)

    assert bob.card("Song").damage == 1


def test_an_attack_without_turning_only_on_some_cards(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "If unturned, this card may attack a Character without turning once during your Main Shot."
    alice.controls(character("Hatchet", 2, text), character("Cleaver", 2, text))
    bob.controls("Tower", "Giant")

    alice.attacks("Giant", with_="Hatchet")
    assert not alice.card("Hatchet").turned
    resolve(table)
    alice.attacks("Tower", with_="Cleaver")

    assert alice.card("Cleaver").turned


def test_one_of_two_things_is_said_before_it_is_chosen_for(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Doctor", 2, "Turn to unturn target Site or turn target Character."))
    bob.controls("Hero")

    alice.uses("Doctor", "Hero")
    resolve(table)

    assert bob.card("Hero").turned


def test_who_cannot_do_the_one_does_the_other(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(
        character("Machine", 2, "At the end of your turn, toast a {tek} card in your smoked pile or smoke this card.")
    )

    alice.ends_turn()

    assert alice.smoked_pile == ["Machine"]


def test_an_event_that_does_one_of_two_things(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    alice.has_on_deck("Hero", "Giant")
    bob.controls("Hill")
    alice.has(event("Ritual", "Sacrifice a Character to either smoke target Site or draw 2 cards."))

    alice.plays("Ritual", "Draw 2 cards")
    resolve(table)

    assert sorted(alice.hand) == ["Giant", "Hero"]
    assert bob.card("Hill").in_play


def test_alternatives_with_choices_stand_alone() -> None:
    with pytest.raises(NotRead):
        event("Ritual", "Gain 1 Power. Choose one: smoke target Character; or draw 2 cards.")


def test_a_list_of_gains_goes_on_with_what_a_card_cannot_do(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls(
        state("Lions", "Play on a Site. Subject gains +3 Body, Toughness: 1 and cannot be burned."), on="Hill"
    )
    bob.controls("Giant")

    hill = table.game.facts(alice.card("Hill").number)

    assert (hill.body, hill.bold["Toughness"]) == (9, 1)
    assert "be burned" in hill.forbidden


def test_damage_corrupts(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Bruiser")
    alice.has(event("Blast", "Target a Character :: Target takes 4 Corrupted non-combat damage."))

    alice.plays("Blast", "Bruiser")
    resolve(table)

    assert [one.corrupted for one in bob.card("Bruiser").state.damage] == [True]


def test_that_character_is_the_one_who_hurt_the_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant", "Student")
    text = "When a Character inflicts combat damage on this card, inflict 2 damage on that Character."
    bob.controls("River", character("Thorn", 5, text))

    alice.attacks("Thorn", with_="Giant")
    resolve(table)

    assert alice.card("Giant").damage == 5 + 2
    assert alice.card("Student").damage == 0


def test_all_states_on_one_target_are_smoked_and_no_others(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River", "Giant")
    alice.controls(state("Badge", "Subject Character gains +1 Fighting."), on="Hero")
    bob.controls(state("Sword", "Subject Character gains +1 Fighting."), on="Giant")
    bob.controls(state("Shield", "Subject Character gains Guts."), on="Giant")
    alice.has(event("Rust", "Smoke all States on target Character."))

    alice.plays("Rust", "Giant")
    resolve(table)

    assert sorted(bob.smoked_pile) == ["Shield", "Sword"]
    assert alice.card("Badge").in_play


def test_each_player_sacrifices_a_card_of_their_own(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Student")
    bob.controls("River", "Giant")
    alice.has(event("Purge", "Each player sacrifices a Character."))

    alice.plays("Purge")
    resolve_choosing(table, "Student")

    assert sorted(alice.smoked_pile) == ["Purge", "Student"]
    assert bob.smoked_pile == ["Giant"]


def test_a_change_during_your_turn_is_over_in_another(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Dancer", 3, "During your turn, this card gains +2 Fighting."))
    bob.controls("River")

    assert alice.card("Dancer").fighting == 5
    alice.ends_turn()
    assert alice.card("Dancer").fighting == 3


def test_fewer_sites_than_every_opponent(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    text = "+2 Fighting while you control fewer Sites than any opponent."
    alice.controls("Hill", character("Underdog", 3, text))
    bob.controls("River", "Temple")
    carol.controls("Garden")
    assert alice.card("Underdog").fighting == 3  # Carol has as many

    carol.controls("Tower")
    assert alice.card("Underdog").fighting == 5


@pytest.mark.parametrize(("second", "power"), [("Bolt", 11), ("Wait", 10)])
def test_power_if_the_target_is_smoked_later_in_the_turn(table: Table, second: str, power: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("River", "Giant", "Hero")
    text = "Inflict 3 damage on target Character. If that Character is smoked this turn, gain 1 Power."
    alice.has(event("Mark", text), event("Bolt", "Smoke target Character."), event("Wait", "Heal target Character."))

    alice.plays("Mark", "Giant")
    resolve(table)
    alice.plays(second, "Giant")
    resolve(table)

    assert alice.power == power


def test_a_deck_is_searched_in_one_wording_as_in_another(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("River")
    alice.has_on_deck("Giant", "Tower")
    text = "Look through your deck for a Site, show it to your opponents, and add it to your hand. Reshuffle."
    alice.has(event("Survey", text))

    alice.plays("Survey")
    resolve_choosing(table, "Tower")

    assert alice.hand == ["Tower"]
    assert "Giant" in alice.deck


def test_a_state_of_the_target_is_smoked_for_damage_on_that_character(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River", "Giant")
    alice.controls(state("Badge", "Subject Character gains +1 Fighting.", cost=1), on="Hero")
    bob.controls(state("Sword", "Subject Character gains +1 Fighting.", cost=3), on="Giant")
    text = "Smoke a State on target Character, and inflict X damage on that Character. X = the cost of the State."
    alice.has(event("Melt", text))

    alice.plays("Melt", "Giant")
    resolve(table)

    assert bob.smoked_pile == ["Sword"]
    assert bob.card("Giant").damage == 3


def test_the_controller_of_a_subject_plays_no_events(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("River", "Giant")
    alice.controls(state("Gag", "Subject's controller cannot play Events."), on="Giant")
    bob.has(event("Shout", "Gain 1 Power."), "Student")
    alice.has(event("Cheer", "Gain 1 Power."))
    assert alice.can("play", "Cheer")

    alice.ends_turn()

    assert not bob.can("play", "Shout")
    assert bob.can("play", "Student")


def test_a_player_who_may_not_play_cards_may_again_next_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("River")
    alice.has(event("Hush", "Target player cannot play cards this turn."))
    bob.has(event("Shout", "Play during any Main Shot. Gain 1 Power."))

    alice.plays("Hush", "Bob")
    resolve(table)
    alice.ends_turn()

    assert bob.can("play", "Shout")


def test_sites_are_safe_until_your_next_turn_starts(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River", "Giant")
    alice.has(event("Truce", "Until the start of your next turn, your Sites cannot be attacked."))

    alice.plays("Truce")
    resolve(table)
    alice.ends_turn()
    assert not bob.can("attack", "Hill")
    assert bob.can("attack", "Hero")

    bob.ends_turn()
    alice.ends_turn()
    assert bob.can("attack", "Hill")


def test_a_demon_that_enters_play_under_your_control(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", edge("Pact", "When a Character enters play under your control, gain 1 Power."))
    bob.controls("River")
    alice.has("Student")
    bob.has("Student")

    alice.plays("Student")
    resolve(table)
    assert alice.power == 10

    alice.ends_turn()
    before = alice.power
    bob.plays("Student")
    resolve(table)
    assert alice.power == before


def test_what_each_player_does_they_do_to_the_end_of_the_sentence(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("River")
    bob.has("Student", "Hero")
    alice.has(event("Flood", "All players discard their hands and draw three cards."), "Giant")

    alice.plays("Flood")
    resolve(table)

    assert alice.hand == ["Filler"] * 3
    assert bob.hand == ["Filler"] * 3
    assert sorted(bob.toasted_pile) == ["Hero", "Student"]

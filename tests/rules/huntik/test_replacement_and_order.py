"""HK 710-712. Replacement modifiers; timestamps and dependency."""

from __future__ import annotations

import pytest

from tests.huntik_table import action_saying, card_saying, end_round
from tests.table import Table, rule

ARROW = action_saying("KO target hero. Go again.", "Arrow")
DOOM = action_saying("KO all enemy heroes.", "Doom")
MUCALIN = card_saying(
    "Intervene — If a friendly hero would be KO'd, eliminate me instead.",
    "Mucalin",
    type="majorHero",
    atk="3",
    **{"def": "3"},
)


# -- 710. Replacement modifiers ------------------------------------------------------------------------------------


@rule(
    "HK 710.1", "HK 710.1.2", "What is replaced never happens and triggers nothing; what happens instead may trigger."
)
def test_a_replaced_event_never_happens(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("If I would be KO'd, stun me instead.", "Survivor"))
    alice.controls(card_saying("Whenever a friendly hero is KO'd, draw a card.", "Mourner"))
    bob.controls(card_saying("Whenever an enemy hero becomes stunned, draw a card.", "Gloater"))
    alice.has(ARROW)

    alice.plays("Arrow", at="Survivor")

    assert alice.card("Survivor").stunned
    assert alice.hand == [], "nobody was KO’d"
    assert len(bob.hand) == 1
    assert not any("KO’d" in line for line in table.log)


@rule("HK 710.1", "Any event may be replaced that a card speaks of: drawing, for one.")
def test_drawing_is_replaced(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    ascetic = alice.controls(
        card_saying("If you would draw one or more cards, put a +1 ATK and +1 DEF counter on me instead.", "Ascetic")
    )

    end_round(alice, bob)

    assert alice.hand == []
    assert ascetic.counters == ["+1/+1"]
    assert len(bob.hand) == 2


@rule("HK 710.1a", "Where several would replace an event, the player whose hero it is chooses.")
@pytest.mark.parametrize("choice", ["Sabriel", "Mucalin"])
def test_the_affected_player_chooses_which_replacement_applies(table: Table, choice: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    bob.controls(MUCALIN, zone=1)
    bob.controls("Sabriel", zone=3)
    bob.card("Sabriel").state.counters = (counter("Survival"),)

    alice.moves("King Basilisk")
    alice.starts_combat()
    bob.passes()
    alice.passes()
    assert bob.is_asked("Which replacement applies?"), "not Alice, who attacks"
    assert sorted(table.labels) == ["Apply Mucalin", "Apply Sabriel"]
    bob.chooses(f"Apply {choice}")

    assert "Sabriel" in bob.in_play
    assert bob.card("Sabriel").counters == ([] if choice == "Sabriel" else ["Survival"])
    assert ("Mucalin" in bob.in_play) is (choice == "Sabriel")


@rule("HK 710.1a", "A player chooses for what happens to them, also where the other one leads.")
def test_the_player_who_would_draw_chooses(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    table.game.lead = 1
    for name in ("Ascetic", "Hermit"):
        text = "If you would draw one or more cards, put a +1 ATK and +1 DEF counter on me instead."
        alice.controls(card_saying(text, name))

    while not table.decision.question.startswith("Which"):
        (alice, bob)[table.decision.seat].passes()

    assert alice.is_asked("Which replacement applies?"), "not Bob, the lead player"
    alice.chooses("Apply Hermit")
    assert alice.card("Hermit").counters == ["+1/+1"]
    assert alice.card("Ascetic").counters == []


def counter(name: str) -> object:
    """A named counter."""
    from quickening.games.huntik.state import Counter

    return Counter(name)


@rule("HK 710.1a.2", "What happens instead may be replaced in its turn by another one.")
def test_one_replacement_after_the_other(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(card_saying("If I would be KO'd, stun me instead.", "Survivor"))
    bob.controls(card_saying("If a friendly hero would be stunned, return it to its owner's hand instead.", "Medic"))
    alice.has(ARROW)

    alice.plays("Arrow", at="Survivor")

    assert bob.hand == ["Survivor"]
    assert bob.in_play == ["Medic"]


@rule("HK 710.1b.2", "Mucalin replaces both KOs that happen at once, and is eliminated.")
def test_mucalin_intervenes_for_two_at_once(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(MUCALIN, zone=1)
    alice.controls("Enderby", "Tersly", zone=4)
    bob.controls("Ammit Heart-Eater", zone=2)
    table.game.turn = 1
    bob.ask_again()

    bob.moves("Ammit Heart-Eater")
    bob.starts_combat()
    alice.passes()
    bob.passes()
    bob.aims(Enderby=2, Tersly=2)

    assert sorted(alice.in_play) == ["Enderby", "Tersly"]
    assert alice.discard_pile == ["Mucalin"]


@rule("HK 710.1b", "A replacement has to be there just before the event: the next KO is not replaced.")
def test_mucalin_intervenes_only_while_there(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(MUCALIN, zone=1)
    bob.controls("Suit")
    alice.controls("Tersly")
    alice.has(ARROW, ARROW, ARROW)

    alice.plays("Arrow", at="Tersly")
    assert alice.in_play == [], "no friendly hero of Mucalin’s"
    alice.plays("Arrow", at="Suit")
    assert bob.in_play == ["Suit"]
    alice.plays("Arrow", at="Suit")

    assert bob.in_play == []
    assert bob.discard_pile == ["Mucalin", "Suit"]


@rule("HK 710.1c", "The event is replaced even if what should happen instead cannot be done.")
def test_an_event_is_replaced_by_what_cannot_be_done(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(card_saying("If I would be KO'd, discard a card and draw a card instead.", "Trickster"))
    alice.has(ARROW)

    alice.plays("Arrow", at="Trickster")

    assert bob.in_play == ["Trickster"]
    assert len(bob.hand) == 1, "there was no card to discard, but one to draw"


@rule(
    "HK 710.1d",
    "HK 710.1d.2",
    "What a replacement made happen it does not replace again; another instance of it does.",
)
@pytest.mark.parametrize(("martyrs", "fallen"), [(1, 1), (2, 1)])
def test_a_replacement_does_not_replace_its_own_events(table: Table, martyrs: int, fallen: int) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    martyr = card_saying("If a friendly hero would be KO'd, KO me instead.", "Martyr")
    bob.controls(*[martyr] * martyrs)
    bob.controls("Suit")
    alice.has(ARROW)

    alice.plays("Arrow", at="Suit")
    if martyrs == 2:
        assert sorted(table.labels) == ["Apply Martyr", "Apply Martyr"]
        bob.chooses(table.decision.options[0].id)

    assert "Suit" in bob.in_play
    assert bob.discard_pile == ["Martyr"] * fallen, (
        "the first steps in, the second for the first, and nobody for that"
    )
    if martyrs == 2:
        assert [line for line in table.log if "KO’d" in line] == ["Martyr is KO’d."]


@rule("HK 710.1", "HK 702.3", "What happens instead happens in the place of the event, at the same time as others.")
def test_what_happens_instead_happens_with_the_rest(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("If I would be KO'd, return me to my owner's hand instead.", "Keeper"))
    alice.controls(card_saying("Whenever a friendly hero leaves play, draw a card.", "Watcher"))
    alice.has(action_saying("KO all heroes.", "Doom"))

    alice.plays("Doom")

    assert alice.discard_pile == ["Watcher", "Doom"]
    assert sorted(alice.hand) == ["Keeper", "Springer", "Springer"], "a card for the Watcher and one for the Keeper"
    assert bob.is_asked("Your turn")


@rule("HK 710.1", "HK 710.1d", "A replacement may be replaced in turn, but none replaces what it led to.")
def test_a_replacement_is_replaced(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    tired = bob.controls(
        card_saying("If I would be KO'd, stun me instead.\nIf I would be stunned, exhaust me instead.", "Chain")
    )
    bob.controls(card_saying("If I would be KO'd, stun me instead.\nIf I would be stunned, KO me instead.", "Ring"))
    alice.has(ARROW, ARROW)

    alice.plays("Arrow", at="Chain")
    assert (tired.area, tired.stunned, tired.exhausted) == ("play", False, True)
    alice.plays("Arrow", at="Ring")

    assert bob.in_play == ["Chain"], "a KO, a stun instead, a KO instead of that, which is the end of it"


@rule("HK 710.1b.2", "HK 710.1c", "One card steps in for all, also for what happens to itself in the same moment.")
def test_a_martyr_falls_once_for_all(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(card_saying("If another friendly hero would be KO'd, KO me instead.", "Martyr"))
    bob.controls("Suit", "Bellona")
    alice.has(action_saying("KO all enemy heroes.", "Doom"))

    alice.plays("Doom")

    assert bob.in_play == ["Suit", "Bellona"]
    assert [line for line in table.log if "KO’d" in line] == ["Martyr is KO’d."]


# -- 711. Modifier interaction -------------------------------------------------------------------------------------

WHETSTONE = action_saying("Target hero gets +3 ATK this round. Go again.", "Whetstone")
FOURFOLD = action_saying("Target hero has 4 ATK this round. Go again.", "Fourfold")
LEVELER = card_saying("All heroes have 2 ATK.", "Leveler")
RAISER = card_saying("All heroes have 4 ATK.", "Raiser")


@rule("HK 711.1", "HK 711.2", "Continuous modifiers apply in the order of their timestamps.")
@pytest.mark.parametrize(("first", "second", "atk"), [("Whetstone", "Fourfold", 4), ("Fourfold", "Whetstone", 7)])
def test_modifiers_apply_in_the_order_they_came(table: Table, first: str, second: str, atk: int) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    alice.has(WHETSTONE, FOURFOLD)

    alice.plays(first, at="Springer")
    alice.plays(second, at="Springer")

    assert springer.atk == atk


@rule("HK 711.1.2", "A one-shot modifier finds all continuous ones applied.")
def test_one_shot_modifiers_see_what_the_continuous_ones_made(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Kerosan")
    bob.controls("Derenzar", "Strix", zone=2)
    bob.has("Blasteater")

    assert alice.can_use("Kerosan", "Dragon Burst"), "two heroes have 1 DEF"
    alice.passes()
    bob.plays("Blasteater", at="Strix")
    bob.passes()
    alice.uses("Kerosan", "Dragon Burst")

    assert bob.discard_pile == ["Blasteater", "Derenzar"], "with 4 DEF Strix was no target"


@rule("HK 711.2a", "A card in play has the timestamp of its entering: what came into play last applies last.")
def test_the_youngest_card_in_play_has_the_last_word(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    alice.has(LEVELER)
    bob.has(RAISER)

    alice.plays("Leveler")
    assert springer.atk == 2
    bob.plays("Raiser")
    assert springer.atk == 4

    assert alice.card("Springer").timestamp < alice.card("Leveler").timestamp < bob.card("Raiser").timestamp


@rule("HK 711.2a", "A card that moves, is exhausted or changes its controller keeps its timestamp.")
def test_what_stays_in_play_keeps_its_timestamp(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Janus Knight", zone=3)
    leveler = bob.controls(LEVELER, zone=3)
    bob.controls(RAISER, zone=2)
    springer = bob.controls("Springer")
    alice.has("Simplemind")
    before = leveler.timestamp

    alice.plays("Simplemind", at="Leveler")
    assert leveler.controller == "Alice"
    bob.passes()
    alice.moves("Leveler", back=1)

    assert leveler.timestamp == before
    assert springer.atk == 4, "the Raiser is still the younger one"


@rule("HK 711.2a.2", "A card that started the game in play is older than any that came later.")
def test_features_that_started_in_play_are_the_oldest(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob", features=True)

    springer = alice.controls("Springer")

    assert alice.card("Ring of Arc").area == "play"
    assert alice.card("Ring of Arc").timestamp < springer.timestamp


@rule("HK 711.2b", "A card elsewhere has the timestamp of its entering that area.")
def test_a_card_in_a_pile_is_as_old_as_its_coming_there(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has_on_deck("Enderby")
    enderby = alice.card("Enderby")
    in_deck = enderby.timestamp

    end_round(alice, bob)
    in_hand = enderby.timestamp
    alice.plays("Enderby")
    in_play = enderby.timestamp
    alice.has(ARROW)
    bob.passes()
    alice.plays("Arrow", at="Enderby")

    assert in_deck < in_hand < in_play < enderby.timestamp


@rule("HK 711.2c", "A modifier from a power is as old as the playing of that power, even if it is made later on.")
def test_a_modifier_is_as_old_as_the_playing_of_its_power(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    pilgrim = alice.controls(card_saying("When I move, I get +3 ATK this round.", "Pilgrim"))
    alice.has(action_saying("Move me up to 2 zones. I have 4 ATK this round.", "March", "exhaust"))

    alice.plays("March")
    alice.chooses("Move Pilgrim 1 zone forward")

    assert pilgrim.atk == 7, "March was played before the move that gave +3"
    assert bob.is_asked("Your turn")


@rule("HK 711.2d", "HK 711.2d.2", "A printed always-on power is as old as its card, a given one as its giving.")
def test_a_given_power_is_as_old_as_its_giving(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    giant = alice.controls(card_saying("I have 5 ATK.", "Giant"))
    springer = alice.controls("Springer")
    alice.controls(LEVELER)
    alice.has(action_saying('This round, target hero gets "I have 5 ATK."', "Growth"))
    assert (giant.atk, springer.atk) == (2, 2), "the Leveler came after the Giant"

    alice.plays("Growth", at="Springer")

    assert (giant.atk, springer.atk) == (2, 5), "Springer got its power after the Leveler came"


@rule("HK 711.2d.3", "A hero that was stunned has its always-on power with a new timestamp.")
def test_an_unstunned_hero_has_the_youngest_power(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    leveler = alice.controls(LEVELER)
    bob.controls(RAISER)
    springer = alice.controls("Springer")
    assert springer.atk == 4

    leveler.state.stunned = True
    alice.ask_again()
    end_round(alice, bob)

    assert springer.atk == 2


@rule("HK 711.2e", "A counter’s modifier is as old as its being put there.")
@pytest.mark.parametrize("others", [[], ["Onlooker"]], ids=["alone", "with a power that looks at ATK"])
def test_a_counter_is_as_old_as_its_being_put_there(table: Table, others: list[str]) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(*(card_saying("All heroes with 9 ATK get +1 DEF.", name) for name in others))
    early = alice.controls("Springer")
    late = alice.controls("Enderby")
    growth = action_saying("Put a +1 ATK and +1 DEF counter on target hero.", "Growth")
    alice.has(growth, LEVELER, growth)

    alice.plays("Growth", at="Springer")
    assert (early.atk, early.defense) == (3, 4)
    bob.passes()
    alice.plays("Leveler")
    bob.passes()
    alice.plays("Growth", at="Enderby")

    assert (early.atk, early.defense) == (2, 4), "the Leveler came after the counter"
    assert (late.atk, late.defense) == (3, 3), "this counter came after the Leveler"


@rule("HK 711.3", "Modifiers that start together: their player chooses the order of their timestamps.")
@pytest.mark.parametrize(("last", "atk"), [("Golem of Two", 2), ("Golem of Four", 4)])
def test_a_player_orders_modifiers_that_start_together(table: Table, last: str, atk: int) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    golems = {"Golem of Two": "All heroes have 2 ATK.", "Golem of Four": "All heroes have 4 ATK."}
    alice.has_in_discard_pile(*(card_saying(text, name) for name, text in golems.items()))
    alice.has(action_saying("Put all Golem cards from your discard pile into zone 1.", "Awakening"))

    alice.plays("Awakening")
    assert alice.is_asked("In which order")
    alice.chooses(*(name for name in golems if name != last), last)

    assert springer.atk == atk
    assert bob.is_asked("Your turn")


@rule("HK 711.3", "HK 700.3", "So are powers that return together.")
def test_a_player_orders_powers_that_return_together(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    alice.controls(LEVELER, RAISER)
    bob.controls(card_saying("", "Bystander"))
    alice.has(action_saying("All friendly heroes lose their powers this round.", "Hush"))

    alice.plays("Hush")
    bob.passes()
    alice.passes()
    assert alice.is_asked("In which order")
    alice.chooses("Raiser", "Leveler")

    assert springer.atk == 2
    assert table.game.round == 2


@rule("HK 711.3", "HK 711.3.2", "The lead player’s are all before the defending player’s.")
def test_the_lead_players_modifiers_are_before_the_defenders(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    bob.controls(RAISER, stunned=True)
    alice.controls(LEVELER, stunned=True)

    end_round(alice, bob)

    assert springer.atk == 4, "both were unstunned at once; the defending player’s applies last"


@rule("HK 711.3.2", "First the lead player orders their own, then the defending player theirs, which come after.")
@pytest.mark.parametrize(("last", "atk"), [("Leveler", 2), ("Raiser", 4)])
def test_each_player_orders_their_own(table: Table, last: str, atk: int) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    bob.controls(LEVELER, RAISER, stunned=True)
    alice.controls(
        card_saying("All heroes have 6 ATK.", "Six"), card_saying("All heroes have 8 ATK.", "Eight"), stunned=True
    )

    end_round(alice, bob)
    assert alice.is_asked("In which order")
    assert alice.may_choose() == ["Six", "Eight"]
    alice.chooses("Eight", "Six")
    assert bob.is_asked("In which order")
    assert bob.may_choose() == ["Leveler", "Raiser"]
    bob.chooses(*(name for name in ("Leveler", "Raiser") if name != last), last)

    assert springer.atk == atk


@rule("HK 711.3", "Where the order makes no difference nobody is asked.")
def test_nobody_is_asked_for_an_order_that_makes_no_difference(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has_in_discard_pile("Hoplite", "Hoplite")
    alice.has(action_saying("Put all Hoplite cards from your discard pile into zone 1.", "Muster"))

    alice.plays("Muster")

    assert bob.is_asked("Your turn")
    assert alice.card("Hoplite").atk == 3


# -- 712. Modifier dependency --------------------------------------------------------------------------------------

GROWTH = action_saying("Put a +1 ATK and +1 DEF counter on target hero. Go again.", "Growth")
BULWARK = card_saying("All friendly heroes with 4 ATK or more get +2 DEF.", "Bulwark")


@rule("HK 712.1", "HK 712.2.2", "A modifier that depends on another is applied after it, though it is older.")
def test_a_dependent_modifier_comes_after_what_it_depends_on(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls(BULWARK)
    springer = alice.controls("Springer")
    enderby = alice.controls("Enderby")
    alice.has(WHETSTONE)
    assert springer.defense == 3

    alice.plays("Whetstone", at="Springer")

    assert (springer.atk, springer.defense) == (5, 5), "the Bulwark looks at the ATK that Whetstone gave"
    assert (enderby.atk, enderby.defense) == (3, 2)


@rule("HK 712.2", "HK 712.2.2", "It is put just after what it depends on: a younger modifier still comes after it.")
def test_a_dependent_modifier_is_not_put_last(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls(BULWARK)
    springer = alice.controls("Springer")
    alice.has(WHETSTONE, action_saying("Target hero has 3 DEF this round. Go again.", "Measure"))

    alice.plays("Whetstone", at="Springer")
    assert springer.defense == 5
    alice.plays("Measure", at="Springer")

    assert springer.defense == 3, "Whetstone, then the Bulwark, then Measure, on which the Bulwark does not depend"


@rule("HK 712.1.2", "HK 402.1c", "A modifier depends on counters, too: they change the numbers that it looks at.")
def test_a_modifier_depends_on_counters(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls(BULWARK)
    springer = alice.controls("Springer")
    alice.has(GROWTH, GROWTH)

    alice.plays("Growth", at="Springer")
    assert (springer.atk, springer.defense) == (3, 4)
    alice.plays("Growth", at="Springer")

    assert (springer.atk, springer.defense) == (4, 7), "3 and 2 by counters, and 2 by the Bulwark"


@rule("HK 712.1.2", "HK 711.2e", "What is equal to a number counts the counters that change that number.")
def test_a_number_that_is_equal_to_another_counts_its_counters(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    mirror = alice.controls(card_saying("My ATK is equal to my DEF.", "Mirror", **{"def": "3"}))
    alice.has(GROWTH, action_saying("Put a +1 ATK and +0 DEF counter on target hero. Go again.", "Claws"))

    alice.plays("Growth", at="Mirror")
    assert (mirror.atk, mirror.defense) == (4, 4), "the ATK of the counter is older than the Mirror’s by its DEF"
    alice.plays("Claws", at="Mirror")

    assert (mirror.atk, mirror.defense) == (5, 4)


@rule("HK 712.1.2", "A power depends on whatever takes it away: what is older does not work before it is lost.")
def test_a_power_depends_on_what_takes_it_away(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    captain = card_saying("All friendly heroes get +1 ATK.", "Captain")
    jailer = card_saying("All enemy heroes in my zone lose their powers.", "Jailer")
    alice.controls(captain, zone=3)
    springer = alice.controls("Springer")
    bob.controls(jailer, zone=2)
    assert springer.atk == 3

    alice.passes()
    bob.moves("Jailer", forward=1)
    bob.does_not_start_combat()
    assert springer.atk == 2, "the Captain has no power beside the Jailer"
    alice.moves("Captain", back=1)

    assert springer.atk == 3


@rule(
    "HK 712.3",
    "HK 712.3.2",
    "Modifiers that depend on each other: for each card the oldest that applies starts, then the others.",
)
def test_modifiers_that_depend_on_each_other(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("All heroes with 2 DEF or less get +2 DEF.", "Builder", **{"def": "9"}))
    alice.controls(card_saying("All heroes with 3 DEF or more get -2 DEF.", "Digger", **{"def": "9"}))
    low = bob.controls(card_saying("", "Low Wall", **{"def": "2"}))
    high = bob.controls(card_saying("", "High Wall", **{"def": "3"}))

    assert low.defense == 2, "built up to 4, then dug down to 2"
    assert high.defense == 3, "the Builder does not apply to it: dug down to 1, then built up to 3"


@rule(
    "HK 712.3.2",
    "Where two of a loop apply to a card, the older one starts, even if the younger then applies no more.",
)
@pytest.mark.parametrize(("builders", "defense"), [((1, 2), 4), ((2, 1), 5)])
def test_the_oldest_that_applies_starts(table: Table, builders: tuple[int, ...], defense: int) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    for plus in builders:
        text = f"All heroes with 3 DEF or less get +{plus} DEF."
        alice.controls(card_saying(text, f"Builder of {plus}", **{"def": "9"}))

    wall = bob.controls(card_saying("", "Wall", **{"def": "3"}))

    assert wall.defense == defense, "built up once, beyond the reach of the other builder"


@rule("HK 712.3", "Of two that would take each other’s powers away, the older one does.")
def test_the_older_of_two_that_silence_each_other(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    silencer = "All enemy heroes lose their powers."
    alice.controls(card_saying(f"{silencer}\nFree Action: Draw a card.", "Elder"))
    bob.controls(card_saying(f"{silencer}\nFree Action: Draw a card.", "Younger"))

    assert alice.can_use("Elder")
    alice.uses("Elder")

    assert not bob.can_use("Younger")


@rule(
    "HK 710.1", "HK 702.5", "What cannot happen does not happen instead either: who is exhausted does not become so."
)
@pytest.mark.parametrize(("exhausted", "drawn"), [(False, 1), (True, 0)])
def test_what_cannot_happen_instead(table: Table, exhausted: bool, drawn: int) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    text = "If I would be KO'd, exhaust me instead.\nWhenever I become exhausted, draw a card."
    hero = alice.controls(card_saying(text, "Stubborn"), exhausted=exhausted)
    bob.controls("Springer")
    bob.has(action_saying("KO target hero.", "Blow"))

    bob.plays("Blow", with_="Springer", at="Stubborn")

    assert (hero.area, hero.exhausted, len(alice.hand)) == ("play", True, drawn)


@rule("HK 712.3", "Each modifier of a loop is applied once.")
def test_nothing_of_a_loop_is_applied_twice(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("All heroes with 3 DEF or less get +2 DEF.", "Builder", **{"def": "9"}))
    alice.controls(card_saying("All heroes with 4 DEF or more get +1 DEF.", "Roofer", **{"def": "9"}))

    low = bob.controls(card_saying("", "Low Wall", **{"def": "2"}))
    high = bob.controls(card_saying("", "High Wall", **{"def": "4"}))

    assert low.defense == 2 + 2 + 1
    assert high.defense == 4 + 1


@rule("HK 712.3", "A loop comes last to a card to which nothing of it applies yet: the others are changed before.")
def test_a_loop_that_does_not_apply_to_a_card_yet(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    cautious = alice.controls(card_saying("", "Cautious", atk="2"), zone=3)
    text = "If an enemy hero with 2 ATK or more is in my zone, I get +2 ATK."
    bold = bob.controls(card_saying(text, "Bold", atk="3"), zone=3)
    lesson = "If an enemy hero with 5 ATK or more is in my zone, I get +3 ATK."
    alice.has(action_saying(f'This round, target hero gets "{lesson}"', "Lesson"))
    assert (cautious.atk, bold.atk) == (2, 5)

    alice.plays("Lesson", at="Cautious")

    assert (cautious.atk, bold.atk) == (5, 5), "Bold has its bonus before Cautious looks at it"


@rule("HK 710.1a", "The controller of a hero chooses between its own text and a card played for it.")
@pytest.mark.parametrize("choice", ["Sabriel", "Quick Getaway"])
def test_one_of_two_ways_to_survive(table: Table, choice: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("Sabriel", "Quick Getaway")
    alice.plays("Sabriel")
    bob.controls("Janus Knight", zone=5)

    bob.moves("Janus Knight")
    bob.starts_combat()
    alice.plays("Quick Getaway", at="Sabriel")
    bob.passes()
    alice.passes()
    assert len(table.labels) == 2, "either of them replaces it"
    alice.chooses(f"Apply {choice}")

    sabriel = alice.card("Sabriel")
    assert sabriel.area == "play"
    assert sabriel.stunned is (choice == "Quick Getaway")
    assert sabriel.counters == (["Survival"] if choice == "Quick Getaway" else [])


@rule("HK 103.3.3", "What can't happen is not replaced: who can't be KO'd gets away from nothing.")
def test_who_cannot_be_kod_is_not_stunned_instead(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Gar-Ghoul", zone=3)
    alice.has("Quick Getaway")
    bob.controls("Kilthane", zone=3)

    alice.moves("Gar-Ghoul")
    alice.starts_combat()
    bob.passes()
    alice.plays("Quick Getaway", at="Gar-Ghoul")
    bob.passes()
    alice.passes()

    ghoul = alice.card("Gar-Ghoul")
    assert (ghoul.area, ghoul.zone, ghoul.stunned) == ("play", 3, False)

"""HK 705. Entering play."""

from __future__ import annotations

from tests.huntik_table import card_saying, end_round
from tests.table import Table, rule

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


@rule(
    "HK 705.1b",
    "HK 400.10b",
    "A card that comes with a counter for each hero in its zone counts those where it enters.",
)
def test_counters_for_who_is_where_a_card_comes_in(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Bellona")
    alice.controls("Suit", zone=2)
    alice.has(card_saying("I come into play with a Friend counter for each friendly hero in my zone.", "Host"))

    alice.plays("Host")

    assert alice.card("Host").counters == ["Friend"] * 2


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


@rule("HK 705.1b.2", "Everything that says how a card comes into play adds up.")
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
    assert not bob.card("Breaker").stunned
    bob.chooses("discard a card")

    assert bob.discard_pile == ["Suit"]
    assert bob.card("Breaker").stunned


@rule("HK 705.1c", "HK 705.1c.2", "A card’s continuous powers, and others’, count it as in play at once.")
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

"""HK 700.3, 711-712. Powers that are given, lost and had again: since when they apply, and on what they depend."""

from __future__ import annotations

from quickening.games.huntik.rules.facts import Power
from tests.huntik_table import action_saying, card_saying, end_round
from tests.table import Table, rule

SILENCE = action_saying("Target hero loses its powers this round. Go again.", "Silence")
WHETSTONE = action_saying("Target hero gets +3 ATK this round. Go again.", "Whetstone")
LEVELER = card_saying("All heroes have 2 ATK.", "Leveler")
HOST = card_saying('All other friendly heroes get "I have 5 ATK."', "Host")
CAPTAIN = card_saying("All friendly heroes get +1 DEF.", "Captain")


JAILER = card_saying("All enemy heroes lose their powers.", "Jailer")


# -- powers that are lost or return with the event they wait for (HK 702.3) ----------------------------------------


@rule("HK 702.3", "HK 700.3", "A power that returns with the event triggers: the Jailer’s own end frees the Hunter.")
def test_a_power_that_returns_with_its_event_triggers(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    arrow = action_saying("KO target hero. Go again.", "Arrow")
    alice.controls(card_saying("Whenever an enemy hero is KO'd, draw a card.", "Hunter"))
    bob.controls(JAILER, "Suit")
    alice.has(arrow, arrow)

    alice.plays("Arrow", at="Suit")
    assert alice.hand == ["Arrow"], "the Hunter has no power"
    alice.plays("Arrow", at="Jailer")

    assert alice.hand == ["Springer"], "one card, for the Jailer"


@rule(
    "HK 702.3.2", "HK 700.3", "A power that is lost with the event triggers once more: for the Jailer who takes it."
)
def test_a_power_that_is_lost_with_its_event_triggers(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("Whenever an enemy hero comes into play, draw a card.", "Greeter"))
    bob.has(JAILER, "Suit")

    bob.plays("Jailer")
    assert len(alice.hand) == 1
    alice.passes()
    bob.plays("Suit")

    assert len(alice.hand) == 1


@rule("HK 702.3", "HK 700.1", "So does a power that a hero is given in that very moment.")
def test_a_given_power_that_comes_with_its_event_triggers(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    gift = "Whenever a friendly hero becomes unstunned, draw a card."
    alice.controls(card_saying(f'All friendly heroes get "{gift}"', "Host"))
    alice.controls("Springer", stunned=True)
    bob.controls("Suit", stunned=True)

    end_round(alice, bob)
    assert sorted(table.labels) == ["Resolve Host", "Resolve Springer"]
    alice.chooses("Resolve Host")

    assert len(alice.hand) == 4, "one for each of them, and the usual two"
    assert alice.is_asked("Your turn")


@rule("HK 702.3", "What was lost for a combat is there again as the combat ends.")
def test_a_power_lost_for_a_combat_triggers_as_it_ends(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Whenever a combat in my zone ends, draw a card."
    alice.controls(card_saying(text, "Chronicler", **{"def": "9"}), zone=3)
    bob.controls("Bellona", zone=3)
    bob.has(action_saying("Target hero loses its powers this combat.", "Hush", "combat"))

    alice.moves("Chronicler")
    alice.starts_combat()
    bob.plays("Hush", at="Chronicler")
    alice.passes()
    bob.passes()

    assert len(alice.hand) == 1


# -- since when a given power applies (HK 711.2d) ------------------------------------------------------------------


@rule("HK 711.2d.3", "HK 700.3.2", "A given always-on power that was lost and returns gets a new timestamp, too.")
def test_a_given_power_that_returns_is_younger_than_before(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(HOST)
    springer = alice.controls("Springer")
    enderby = alice.controls("Enderby")
    alice.controls(LEVELER)
    alice.has(SILENCE)
    assert (springer.atk, enderby.atk) == (2, 2), "the Leveler came after all of them"

    alice.plays("Silence", at="Springer")
    assert springer.atk == 2
    end_round(alice, bob)

    assert springer.atk == 5, "Springer has the Host’s power again, and now it is the younger one"
    assert enderby.atk == 2, "Enderby had it all the time"


@rule("HK 711.2d.3", "HK 407.1", "So does one on a hero that was stunned.")
def test_a_given_power_of_an_unstunned_hero_is_the_youngest(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(HOST)
    springer = alice.controls("Springer", stunned=True)
    alice.controls(LEVELER)
    assert springer.atk == 2

    end_round(alice, bob)

    assert springer.atk == 5


@rule("HK 711.2d.2", "A power has the timestamp of being added to the card, not of the text that adds it.")
def test_a_power_given_in_a_zone_is_as_old_as_the_coming_there(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying('All other friendly heroes in my zone get "I have 5 ATK."', "Innkeeper"), zone=3)
    guest = alice.controls("Enderby", zone=3)
    springer = alice.controls("Springer", zone=2)
    alice.controls(LEVELER)
    assert (guest.atk, springer.atk) == (2, 2)

    alice.moves("Springer", forward=1)
    bob.passes()

    assert springer.atk == 5, "it got the power just now"
    assert guest.atk == 2, "Enderby got it before the Leveler came"


# -- on what it depends (HK 712.1) ---------------------------------------------------------------------------------


@rule("HK 712.1", "HK 712.2.2", "What a given power does depends on whatever makes a card one that is given it.")
def test_a_given_power_depends_on_what_its_giver_looks_at(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying('All friendly heroes with 5 ATK or more get "I get +3 DEF."', "Lord"))
    springer = alice.controls("Springer")
    enderby = alice.controls("Enderby")
    alice.has(WHETSTONE)
    assert springer.defense == 3

    alice.plays("Whetstone", at="Springer")

    assert (springer.atk, springer.defense) == (5, 6)
    assert enderby.defense == 2, "3 ATK are not enough"


@rule("HK 712.1", "HK 700.3", "Where the giver loses its powers, nobody has what it gave.")
def test_a_silenced_host_gives_nothing(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying('All other friendly heroes get "I get +1 DEF."', "Host"))
    springer = alice.controls("Springer")
    alice.has(SILENCE)
    assert springer.defense == 4

    alice.plays("Silence", at="Host")
    assert springer.defense == 3
    end_round(alice, bob)

    assert springer.defense == 4


@rule("HK 712.1", "HK 703.1", "A power depends on what takes it away, even if that in turn depends on a third.")
def test_a_power_is_taken_from_a_card_that_grew_too_strong(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(CAPTAIN)
    springer = alice.controls("Springer")
    bob.controls(card_saying("All enemy heroes with 4 ATK or more lose their powers.", "Jailer"))
    alice.has(WHETSTONE, WHETSTONE)
    alice.plays("Whetstone", at="Springer")
    assert springer.defense == 4, "Springer has no powers to lose"

    alice.plays("Whetstone", at="Captain")

    assert springer.defense == 3, "the Captain has 4 ATK, and its power no more"
    chain = table.game.explain(springer.state.handle, "def")
    assert [amount for _, amount in chain] == [3]


@rule("HK 711.1", "HK 700.3", "A modifier applies to all cards at once, even if it takes its own power away by that.")
def test_a_power_that_takes_itself_away_takes_all_with_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "I get +2 DEF."
    first = bob.controls(card_saying(text, "First Wall"), zone=3)
    alice.controls(card_saying("All heroes in my zone lose their powers.", "Void"), zone=3)
    last = bob.controls(card_saying(text, "Last Wall"), zone=3)
    away = bob.controls(card_saying(text, "Far Wall"), zone=2)

    assert (first.defense, last.defense) == (1, 1), "whether they came before or after the Void"
    assert away.defense == 3


@rule("HK 711.1", "HK 708.2.2", "What a modifier counts it counts once for all whom it changes.")
def test_a_modifier_counts_before_it_changes_anybody(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    text = "All friendly heroes get +1 ATK for each friendly hero with 2 ATK or less."
    poet = alice.controls(card_saying(text, "Poet"))
    enderby = alice.controls("Enderby")
    tersly = alice.controls("Tersly")

    assert [one.atk for one in (springer, poet, enderby, tersly)] == [5, 4, 6, 5], "3 more for everybody"


@rule("HK 712.1", "HK 700.1", "The power to take powers away may itself be given.")
def test_powers_are_taken_by_a_power_that_was_given(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(CAPTAIN)
    springer = alice.controls("Springer")
    judge = 'All friendly heroes with 6 ATK or more get "All enemy heroes lose their powers."'
    bob.controls(card_saying(judge, "Judge"))
    bob.controls("Suit")
    bob.has(WHETSTONE)
    assert springer.defense == 4

    bob.plays("Whetstone", at="Suit")

    assert bob.card("Suit").atk == 6
    assert springer.defense == 3


@rule("HK 700.1", "A power that the very first card of the game gives is no printed one.")
def test_a_power_given_by_the_first_card_is_given() -> None:
    assert Power(None, 0).printed
    assert not Power(None, 0, given_by=0).printed


@rule("HK 700.1", "HK 400.11a", "A hero that comes back elsewhere has the powers that are given there.")
def test_a_hero_that_comes_back_has_other_powers(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Go to the Hidden Cave")
    alice.controls("Springer", zone=4)
    alice.finds_feature("Speedboat", zone=1)
    bob.controls("Bellona", zone=2)
    bob.has("Darksleep")
    assert alice.can_use("Springer", "Search for the Hidden Cave")
    assert not alice.can_use("Springer", "pick up a Speedboat")
    alice.passes()

    bob.plays("Darksleep", with_="Bellona", at="Springer")
    alice.plays("Springer")
    bob.passes()

    assert alice.can_use("Springer", "pick up a Speedboat")
    assert not alice.can_use("Springer", "Search for the Hidden Cave")


@rule("HK 706.6", "HK 708.3c", "Texts stay swapped when one of the two heroes leaves play, for the one that stays.")
def test_a_swapped_text_stays_with_who_stays(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Cherit", zone=1)
    bob.controls("Solwing", zone=5)
    alice.has("Switchsoul", "Darksleep")

    alice.plays("Switchsoul", at=["Springer", "Solwing"])
    alice.plays("Darksleep", with_="Cherit", at="Solwing")
    bob.plays("Solwing")

    assert alice.can_move("Springer") == [0, 1, 2, 3]
    alice.passes()
    assert 3 in bob.can_move("Solwing"), "another card, with its own text"


@rule("HK 402.1b", "HK 203.1", "Who has another text has the counters, and nothing that speaks of them.")
def test_a_counter_without_its_text_saves_nobody(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("Switchsoul", "Sabriel")
    bob.controls("Bellona", "Kilthane", zone=5)
    alice.plays("Sabriel")
    bob.passes()
    alice.plays("Switchsoul", at="Bellona")
    alice.passes()

    bob.moves("Kilthane")
    bob.starts_combat()
    alice.passes()
    bob.passes()
    alice.aims(Bellona=5)

    assert alice.discard_pile == ["Switchsoul", "Sabriel"]
    assert bob.discard_pile == ["Bellona"], "the text alone, without a counter, saves nobody either"

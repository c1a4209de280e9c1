"""Shipped cards of two players that meet: what one says of the other's, and what it says nothing of."""

from __future__ import annotations

import pytest

from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.pool import shipped
from tests.highlander_table import card_saying
from tests.table import Table, rule


def card(name: str, words: str = "", edition: str = "first") -> Printed:
    """The shipped card of a title whose text has these words."""
    found = [one for one in shipped().values() if name in (one.title, one.name) and words in one.text]
    return next(one for one in found if edition in one.editions)


@rule("HL1 75", "What prevents damage does not keep a player from losing Ability.")
def test_who_lives_forever_is_scorned_all_the_same(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="first")
    alice.has(card("Scorn"), "Thrust")
    alice.goes_to("attack")
    alice.plays("Scorn")
    alice.attacks("Thrust")

    bob.has(card("Live Forever"))
    bob.goes_to("defense")
    bob.plays("Live Forever")
    alice.begins_turn()
    assert bob.ability == 15 - 2
    bob.begins_turn()
    alice.begins_turn()
    assert bob.ability == 13 - 2
    bob.begins_turn()
    alice.begins_turn()

    assert bob.ability == 11, "during each of the next two turns, and no longer"


@rule("HL1 45", "HL1 35", "Damage that is turned round is taken by the other player in their own Adjustment Phase.")
def test_a_hunter_is_hunted(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="first")
    alice.has(card("Watcher: Hunter"))
    alice.goes_to("attack")
    alice.plays("Watcher: Hunter")

    bob.has(card("Do It Yourself"))
    bob.goes_to("defense")
    bob.plays("Do It Yourself")
    alice.begins_turn()
    assert (alice.ability, bob.ability) == (15, 15)
    bob.begins_turn()

    assert (alice.ability, bob.ability) == (14, 15)


@rule("HL1 34", "HL1 54", "Who may play nothing from hand still has to Exert, and may attack from the Exertion.")
def test_fast_talk_leaves_an_exertion(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="first")
    alice.has(card("Fast Talk"))
    alice.goes_to("attack")
    alice.plays("Fast Talk")
    bob.has("Thrust", card("Scorn"), card("Flashing Blade"))

    bob.goes_to("attack")
    assert not bob.can("attack", "Thrust")
    assert not bob.can("play", "Scorn")
    assert bob.can("play", "Flashing Blade"), "an Edge is none of what it speaks of"
    assert not bob.can("end"), "an Edge is not enough for a turn"
    bob.exerts("for an attack")
    bob.finds("Middle Right Attack")

    assert bob.can("end")


@rule("HL1 74", "Who ignores what prevents cards from being played plays them from hand again.")
def test_tactics_against_fast_talk(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="first")
    bob.uses_pre_game(card("Arms and Tactics", "ignore all effects"))
    alice.has(card("Fast Talk"))
    alice.goes_to("attack")
    alice.plays("Fast Talk")
    bob.has("Thrust")
    bob.goes_to("attack")
    assert not bob.can("attack", "Thrust")

    bob.uses("Arms and Tactics")

    assert bob.can("attack", "Thrust")
    assert bob.removed == ["Arms and Tactics"]


@rule("HL1 65", "Whose Endurance runs out by an opponent's card Exhausts, and goes on with the discard pile.")
def test_treachery_exhausts(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="first")
    bob.has_endurance_of(3)
    bob.has_in_discard_pile(*["Thrust"] * 8)
    bob.has("Upper Left Attack")
    alice.has(card("Treachery"), "Thrust")
    alice.goes_to("attack")
    alice.plays("Treachery")
    alice.attacks("Thrust")

    alice.exerts("Power Blow")

    assert len(alice.endurance) == 40, "an Exertion of no cards"
    assert len(bob.endurance) == 8 + 3 - 2, "three, and two more of what was shuffled"
    bob.lets_through()
    bob.attacks("Upper Left Attack")
    alice.begins_turn()
    assert bob.ability == 15 - 4 - 5


@rule("HL1 65", "HL1 36", "The bottom card may be the last one, and its loss Exhausts as well.")
def test_bad_luck_with_the_last_card(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="first")
    bob.has_endurance_of(1)
    bob.has_in_discard_pile(*["Thrust"] * 8)
    bob.has("Upper Left Attack")
    alice.has(card("Bad Luck", "Target player"))
    alice.goes_to("attack")
    alice.plays("Bad Luck")
    alice.chooses("your opponent must discard the bottom card of their Endurance")
    assert len(bob.endurance) == 1, "not before his own turn (HL1 35)"

    bob.begins_turn()
    bob.takes("duty")
    assert len(bob.endurance) == 9
    bob.attacks("Upper Left Attack")
    alice.begins_turn()

    assert bob.ability == 15 - 5


@rule(
    "HL1 73", "Who is Prone discards a card of the same icon for each card played: one of another icon does not do."
)
def test_who_is_prone_pays_in_kind(table: Table) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="first")
    alice.falls_prone()
    alice.has("Thrust", card("Flashing Blade"))
    alice.goes_to("attack")
    assert not alice.can("attack", "Thrust")
    assert not alice.can("play", "Flashing Blade")

    alice.has("Upper Left Attack")
    alice.attacks("Thrust")

    assert alice.discard_pile == ["Upper Left Attack"]
    assert alice.hand == ["Flashing Blade"]


@rule("HL1 70", "HL1 75", "A Thief takes everybody's Objects, and loses Ability for each of them.")
def test_a_thief_pays_for_everything(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="first")
    locket = card_saying(name="Locket", type="object")
    alice.has_in_play(locket)
    bob.has_in_play(locket, locket)
    alice.has(card("Thief"))

    alice.goes_to("attack")
    alice.plays("Thief")
    bob.begins_turn()

    assert (alice.ability, bob.ability) == (15 - 3, 15)
    assert bob.discard_pile == ["Locket", "Locket"]


@rule(
    "HL1 57",
    "HL1 61",
    "After a Power Blow the next attack may be Hidden, unless the Persona who struck says otherwise.",
)
@pytest.mark.parametrize(("persona", "hides"), [("Duncan MacLeod", False), ("Connor MacLeod", True)])
def test_an_answer_to_a_power_blow(table: Table, persona: str, hides: bool) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="first")
    alice.uses_pre_game(next(one for one in shipped().values() if one.title == persona and one.type == "persona"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    alice.exerts("Power Blow")
    bob.has("Upper Left Attack")
    bob.lets_through()
    bob.goes_to("attack")

    table.answer(bob.find("attack", lambda option: option.name == "Upper Left Attack", "attack"))

    assert bob.is_asked("Play the attack Hidden") is hides


@rule("HL1 74", "Alertness helps against an opponent's cards that prevent a dodge, and not against one's own.")
@pytest.mark.parametrize("whose", ["the opponent's", "his own"])
def test_whose_challenge_it_is(table: Table, whose: str) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="first")
    if whose == "his own":
        bob.begins_turn()
    player = alice if whose == "the opponent's" else bob
    player.has(card("Challenge"))
    player.goes_to("attack")
    player.plays("Challenge")
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(card("Alertness", "undodgeable"), card("Jump"))

    bob.goes_to("defense")

    assert not bob.can("defend", "Jump")
    assert bob.can("play", "Alertness") is (whose == "the opponent's")
    if whose == "the opponent's":
        bob.plays("Alertness")
        bob.defends("Jump")

"""Cards that lie face up before a player, out of play, and are played as if from hand."""

from __future__ import annotations

from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.state_values import ASIDE
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import ShadowfistPlayer, event, resolve, table_until
from tests.table import Table

pytestmark = MARKS
BLAST = event("Blast", "Limited. Inflict 2 damage on target Character.")


def answers(table: Table, player: ShadowfistPlayer, title: str) -> None:
    """Everybody passes until a player may play a card, who does; then all that waits is carried out."""
    table_until(table, lambda: player.can("play", title))
    player.plays(title)
    resolve(table)


def face_up(player: ShadowfistPlayer) -> list[str]:
    """The cards that lie face up before a player, by the titles they have there."""
    return [player.game.cards[card].printed.name for card in player.game.areas[ASIDE, player.number]]


def thunders() -> Printed:
    return printed("Twin Thunders", "yearofthegoat")


def seated_for_thunders(table: Table) -> tuple[ShadowfistPlayer, ShadowfistPlayer]:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant")
    alice.has(BLAST)
    bob.controls("River", "Hero")
    bob.has(thunders())
    alice.plays("Blast", "Hero")
    answers(table, bob, "Twin Thunders")
    return alice, bob


def test_twin_thunders_lie_face_up_and_are_played_as_the_event(table: Table) -> None:
    alice, bob = seated_for_thunders(table)
    assert face_up(bob) == ["Blast"]
    assert bob.card("Hero").damage == 2
    assert alice.sees("Blast")
    assert not bob.hand

    alice.attacks("River", with_="Giant")
    table_until(table, lambda: bob.can("play", "Blast"))
    bob.plays("Blast", "Giant")
    table_until(table, lambda: alice.card("Giant").damage > 0)

    assert alice.card("Giant").damage == 2
    assert not face_up(bob)
    assert "Twin Thunders" in bob.smoked_pile


def test_twin_thunders_are_toasted_if_the_turn_ends_first(table: Table) -> None:
    alice, bob = seated_for_thunders(table)

    alice.ends_turn()

    assert bob.toasted_pile == ["Twin Thunders"]
    assert not face_up(bob)
    assert not bob.can("play", "Blast")


def test_twin_thunders_that_were_played_stay_in_the_smoked_pile(table: Table) -> None:
    alice, bob = seated_for_thunders(table)
    alice.attacks("River", with_="Giant")
    table_until(table, lambda: bob.can("play", "Blast"))
    bob.plays("Blast", "Giant")
    resolve(table)

    alice.ends_turn()

    assert "Twin Thunders" in bob.smoked_pile
    assert "Twin Thunders" not in bob.toasted_pile


def test_twin_thunders_copy_that_an_event_is_limited(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant")
    alice.has(BLAST, thunders())
    bob.controls("River", "Hero")

    alice.plays("Blast", "Hero")
    answers(table, alice, "Twin Thunders")

    assert face_up(alice) == ["Blast"]
    assert not alice.can("play", "Blast")


def test_twin_thunders_answer_no_character(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has("Hero")
    bob.controls("River")
    bob.has(thunders())

    alice.plays("Hero")
    resolve(table)

    assert bob.hand == ["Twin Thunders"]


def test_winters_laugh_keeps_the_canceled_event_for_its_player(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant")
    alice.has(event("Blast", "Inflict 2 damage on target Character.", requires="{dra}{dra}"))
    alice.has_resources("{dra}{dra}")
    bob.controls("River", "Hero")
    bob.has(printed("Winter's Laugh", "endgame"))
    alice.plays("Blast", "Hero")
    answers(table, bob, "Winter's Laugh")
    assert bob.card("Hero").damage == 0
    assert face_up(bob) == ["Blast"]
    assert "Blast" not in alice.smoked_pile
    assert not alice.can("play", "Blast")

    alice.ends_turn()
    bob.plays("Blast", "Giant")
    resolve(table)

    assert alice.card("Giant").damage == 2
    assert "Blast" in alice.smoked_pile


def test_winters_laugh_toasts_the_event_at_the_end_of_its_players_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(BLAST)
    bob.controls("River", "Hero")
    bob.has(printed("Winter's Laugh", "endgame"))
    alice.plays("Blast", "Hero")
    answers(table, bob, "Winter's Laugh")

    alice.ends_turn()
    assert face_up(bob) == ["Blast"]
    bob.ends_turn()

    assert alice.toasted_pile == ["Blast"]
    assert not face_up(bob)

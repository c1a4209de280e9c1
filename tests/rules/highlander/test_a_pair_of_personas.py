"""Type One: two Personas who fight in turn (HLT 204-207, 415-422, 570-571)."""

from __future__ import annotations

from quickening.games.highlander.definitions import Printed
from tests.highlander_decks import opening, rules_of, seen_by, wrong_with
from tests.highlander_table import HighlanderPlayer, card_saying
from tests.table import Table, rule

PAIR = "This Persona fights in turn with {}, each with 8 Ability."
CORDA = card_saying(
    PAIR.format("Reno") + " At the beginning of your turn, you may draw a card.", name="Corda", type="persona"
)
RENO = card_saying(PAIR.format("Corda") + " You may play an additional attack.", name="Reno", type="persona")
SHOT = card_saying(
    "If playing with both Corda and Reno Personas, you may switch hands.", name="Extra Shot", type="edge"
)
BLANK = card_saying(name="Blank", type="edge")
BLADE = "Your maximum Ability is increased by 1. During your Ability Adjustment Phase, you gain 1 Ability."


def start(table: Table, first: str = "Corda", *others: Printed) -> tuple[HighlanderPlayer, HighlanderPlayer]:
    """Alice plays both, Bob nobody; Alice takes the first turn."""
    for seed in range(20):
        alice, bob = opening(table, "type-one", [[CORDA, RENO, *others, *[BLANK] * 60], [BLANK] * 60], seed)
        assert alice.is_asked("Who fights first?")
        alice.chooses(first)
        if table.game.active == 0:
            return alice, bob
    raise AssertionError("Alice never goes first")


def other_hand(player: HighlanderPlayer) -> int:
    return len(player.game.areas["other hand", player.number])


@rule("HLT 204", "Both hands are drawn before one decides who starts; only the active one's power is used.")
def test_corda_and_reno_begin(table: Table) -> None:
    assert rules_of(wrong_with("type-one", CORDA, RENO)) == set()
    for first, able in (("Corda", True), ("Reno", False)):
        alice, bob = start(table, first)
        assert (len(alice.hand), other_hand(alice), alice.ability) == (8, 8, 8)
        assert alice.can("use", "Corda") == able
        assert set(seen_by(bob, "other hand", alice)) == {""}


@rule("HLT 204", "HLT 83", "One weapon for both, but each is disarmed, Prone and hurt by himself.")
def test_each_has_his_own_weapon_and_feet(table: Table) -> None:
    sword = card_saying(name="Katana", type="weapon of choice", hands="1")
    alice, _ = start(table, "Corda", sword)
    alice.is_disarmed_of("Katana")
    alice.falls_prone()
    alice.is_at(5)
    alice.has(SHOT, SHOT)
    alice.goes_to("attack")
    assert alice.is_unarmed

    alice.plays("Extra Shot")
    alice.chooses("Extra Shot")
    alice.says_yes()
    assert (alice.is_unarmed, alice.is_prone, alice.ability) == (False, False, 8)


@rule("HLT 204", "HLT 101", "A Head Shot takes the one who fights; the game is lost with the second head.")
def test_the_second_head_ends_the_game(table: Table) -> None:
    alice, bob = start(table, "Corda")
    shot = card_saying("Play in conjunction with an upper attack. That attack is a Head Shot.", name="Head Shot")
    for heads in (2, 1):
        bob.has("Upper Left Attack", shot)
        bob.attacks("Upper Left Attack", with_=["Head Shot"])
        assert table.game.players[0].heads == heads
        alice.lets_through()

    assert alice.removed == ["Corda"]
    assert table.game.outcome.winners == (1,)


@rule(
    "HLT 205",
    "HLT 206",
    "The active one has the Ability of a Quality Blade; the other keeps the cards in hand all the same.",
)
def test_a_quality_blade_for_two(table: Table) -> None:
    alice, _ = start(table, "Corda")
    alice.has_in_play(card_saying(BLADE, name="Quality Blade", type="object"))
    alice.goes_to("draw/discard")
    assert alice.ability == 9
    alice.takes("draw")
    assert len(alice.hand) == 9
    alice.begins_turn()
    alice.has(SHOT)
    alice.goes_to("attack")
    alice.plays("Extra Shot")
    alice.says_yes()
    assert (alice.ability, len(alice.hand)) == (8, 8)
    assert other_hand(alice) == 9
    assert table.game.partners[0].ability == 8

    alice.goes_to("draw/discard")
    assert alice.ability == 9
    alice.takes("draw")
    assert len(alice.hand) == 9


@rule("HLT 207", "Cards in play work for the one who is active.")
def test_cards_work_for_the_active_one(table: Table) -> None:
    alice, _ = start(table, "Corda")
    alice.is_at(5)
    alice.has_in_play(
        card_saying("During your Ability Adjustment Phase, you gain 1 Ability.", name="Treatment", type="object")
    )
    alice.goes_to("draw/discard")
    assert (alice.ability, table.game.partners[0].ability) == (6, 8)

    alice.begins_turn()
    alice.has(SHOT)
    alice.goes_to("attack")
    alice.plays("Extra Shot")
    alice.says_yes()
    table.game.players[0].ability = 4
    alice.goes_to("draw/discard")

    assert (alice.ability, table.game.partners[0].ability) == (5, 6)


@rule("HLT 571", "HLT 204", "Cards may be exchanged between the two hands.")
def test_cards_are_exchanged(table: Table) -> None:
    alice, _ = start(table, "Corda")
    alice.has(
        "Thrust", card_saying("You may exchange up to 3 cards between each hand.", name="Teamwork", type="edge")
    )
    alice.goes_to("attack")
    alice.plays("Teamwork")
    alice.says_yes()
    alice.chooses("Thrust")
    alice.chooses("Blank")

    assert "Thrust" not in alice.hand
    assert (len(alice.hand), other_hand(alice)) == (9, 8)

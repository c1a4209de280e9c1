"""The goal of the game, the play area and how a duel begins (HL1 3-7, 32-34; HL3 4-7, 41-50)."""

from __future__ import annotations

import pytest

from quickening.core.refusals import Refused
from quickening.games import highlander
from quickening.games.highlander.pool import shipped
from quickening.games.highlander.state import ENDURANCE
from tests.highlander_decks import BLANK, opening, seen_by
from tests.highlander_table import card_named, card_saying
from tests.table import Table, rule

BOTH = pytest.mark.parametrize("edition", ["first", "third"])
ALL = pytest.mark.parametrize("edition", ["first", "third", "type-one"])
HEAD_SHOT = card_saying("Play in conjunction with an upper attack. That attack is a Head Shot.", "Head Shot")


@rule("HL1 3", "HL3 4", "Two players duel; where a card and the rules disagree, the card prevails.")
@BOTH
def test_a_card_lets_a_player_do_what_the_rules_forbid(table: Table, edition: str) -> None:
    bold = card_saying("You may attack areas you just blocked.", "Duncan MacLeod", "persona")
    for personas, allowed in (([], False), ([bold], True)):
        alice, bob = table.highlander(edition=edition)
        bob.uses_pre_game(*personas)
        alice.has("Upper Left Attack")
        bob.has("Upper Left Block", "Thrust")

        alice.attacks("Upper Left Attack")
        bob.defends("Upper Left Block")
        bob.goes_to("attack")

        assert bob.can("attack", "Thrust") == allowed

    with pytest.raises(Refused, match="2 players"):
        highlander.new(["highlander"] * 3)


@rule(
    "HL1 5", "HL3 47", "HL3 48", "Both start with 15 Ability and as many cards; Ability is also the size of the hand."
)
@BOTH
def test_ability_is_score_and_hand_size(table: Table, edition: str) -> None:
    alice, bob = opening(table, edition)
    if edition == "third":
        for player in (alice, bob):
            player.chooses("Master")
        alice.chooses("Alice")

    assert (alice.ability, bob.ability) == (15, 15)
    assert (len(alice.hand), len(bob.hand)) == (15, 15)
    alice.is_at(9)
    assert alice.hand_size == 9


@rule("HL1 5a", "Damage lowers Ability by as much as it is.")
@pytest.mark.parametrize(("power", "left"), [(False, 13), (True, 11)])
def test_damage_lowers_ability_by_its_amount(table: Table, power: bool, left: int) -> None:
    alice, bob = table.highlander()
    alice.has("Thrust")
    alice.attacks("Thrust")
    if power:
        alice.exerts("Power Blow")

    bob.lets_through()
    bob.goes_to("draw/discard")

    assert (alice.ability, bob.ability) == (15, left)


@rule("HL1 6a", "The head that a Head Shot takes is worth the duel, whatever Ability its owner has.")
@pytest.mark.parametrize("defended", [True, False])
def test_a_head_is_worth_the_duel(table: Table, defended: bool) -> None:
    alice, bob = table.highlander()
    alice.has("1E-x66", "Upper Left Attack")
    bob.has("Upper Left Block")
    alice.attacks("Upper Left Attack", with_=["Head Shot"])

    bob.defends("Upper Left Block") if defended else bob.lets_through()

    assert bob.ability == 15
    assert (table.game.outcome is not None) is not defended


@rule("HL1 6", "HL3 4", "Who begins the Attack Phase at zero Ability has lost, and not before.")
@BOTH
def test_zero_ability_loses_at_the_attack_phase(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Thrust")
    bob.is_at(2)
    alice.attacks("Thrust")
    bob.lets_through()
    alice.begins_turn()
    assert bob.ability == 0
    bob.goes_to("defense")
    assert not table.game.over

    bob.goes_to("attack")

    assert table.game.outcome.winners == (0,)
    assert table.game.outcome.rule in ("HL1 6", "HL3 4")


@rule("HL1 7", "HL1 66", "HL3 89", "A Head Shot that nothing stops takes the head and ends the game at once.")
@BOTH
def test_a_head_shot_ends_the_game(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has(HEAD_SHOT, "Upper Left Attack", "Thrust")
    alice.attacks("Upper Left Attack", with_=["Head Shot"])

    bob.lets_through()

    assert table.game.outcome.winners == (0,)
    assert table.game.outcome.rule in ("HL1 66", "HL3 89")


@rule("HL1 66", "HL3 89", "A Head Shot is an upper attack that can be a Power Blow; once defended, the head is kept.")
@BOTH
def test_a_head_shot_can_be_blocked_and_is_an_upper_attack(table: Table, edition: str) -> None:
    weak = card_saying("This attack cannot be a Power Blow.", "Flick", "attack", grid="00X/000/000", damage="2")
    alice, bob = table.highlander(edition=edition)
    alice.has(HEAD_SHOT, "Upper Left Attack", "Thrust", weak)
    bob.has("Upper Left Block")
    alice.goes_to("attack")
    alice.chooses("Head Shot")
    assert alice.may_choose() == ["Upper Left Attack", "Exert for an attack to play it with"]

    alice.chooses("Upper Left Attack")
    bob.defends("Upper Left Block")
    alice.begins_turn()

    assert not table.game.over
    assert bob.ability == 13  # a Power Blow through a plain block


# -- the play area -------------------------------------------------------------------------------------------------


@rule("HL3 41", "HL3 42", "HL3 7", "Pre-Game cards lie open for both.")
def test_pre_game_cards_are_open(table: Table) -> None:
    duncan = card_saying("", "Duncan MacLeod", "persona")
    alice, bob = table.highlander(edition="third")
    alice.uses_pre_game(duncan)

    assert seen_by(bob, "pre-game", of=alice) == ["Duncan MacLeod"]


@rule(
    "HL3 43",
    "HL3 44",
    "HL3 45",
    "Nobody looks into an Endurance; discard piles are open to both, hands to their player.",
)
def test_who_sees_what(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has_in_discard_pile("Thrust")
    alice.has("Evade")

    for seat in (alice, bob):
        assert set(seen_by(seat, "endurance", of=alice)) == {""}
        assert seen_by(seat, "discard pile", of=alice) == ["Thrust"]
    assert seen_by(alice, "hand", of=alice) == ["Evade"]
    assert seen_by(bob, "hand", of=alice) == [""]


@rule("HL3 44", "HL3 46", "Cards come off the top of Endurance, and discards keep their order.")
def test_cards_come_off_the_top(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has_on_top("Thrust", "Evade", "Duck")

    alice.goes_to("attack")
    alice.exerts("nothing")

    assert alice.discard_pile[:3] == ["Thrust", "Evade", "Duck"]
    assert seen_by(bob, "discard pile", of=alice)[:3] == ["Thrust", "Evade", "Duck"]


# -- the first turn ------------------------------------------------------------------------------------------------


@rule("HL1 33a", "HL3 49a", "HLT 47a", "Each shuffled Endurance is offered to the opponent to cut, before all else.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
@pytest.mark.parametrize("way", ["Leave it as it is", "Cut it"])
def test_the_opponent_may_cut_the_endurance(table: Table, edition: str, way: str) -> None:
    table.asks_to_cut = True
    leaps = [card_saying("", f"Leap {n}") for n in range(60)]
    alice, bob = opening(table, edition, [leaps, leaps])
    shuffled = alice.names_in("endurance")

    assert bob.is_asked("Cut the Endurance of Alice?")
    assert alice.hand == bob.hand == []
    assert not any("rolls" in line for line in table.log)
    bob.chooses(way)

    cuts = [shuffled[n:] + shuffled[:n] for n in range(60)]
    assert alice.names_in("endurance") in (cuts[1:] if way == "Cut it" else cuts[:1])
    assert ("Bob cuts the Endurance of Alice." in table.log) is (way == "Cut it")
    assert alice.is_asked("Cut the Endurance of Bob?")
    alice.chooses("Leave it as it is")
    assert table.decision.question != "Cut the Endurance of Bob?"
    assert "Alice cuts the Endurance of Bob." not in table.log


@rule("HL1 33b", "HL3 49b", "HLT 47b", "Each Endurance is shuffled before all else.")
@ALL
def test_each_endurance_is_shuffled(table: Table, edition: str) -> None:
    table.asks_to_cut = True
    leaps = [card_saying("", f"Leap {n}") for n in range(60)]
    orders = []
    for seed in range(3):
        players = opening(table, edition, [leaps, leaps], seed)
        orders += [tuple(player.names_in("endurance")) for player in players]

    assert len(set(orders)) == 6
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(card.name for card in leaps))}


@rule("HL1 33c", "HL3 49c", "HLT 47c", "A card is drawn for each point of starting Ability, which is the maximum.")
@ALL
def test_a_hand_for_the_starting_ability(table: Table, edition: str) -> None:
    alice, bob = opening(table, edition, [[card_named("1E-x141"), *[BLANK] * 60], [BLANK] * 60])
    while not table.game.started:
        table.answer(table.decision.options[0])

    assert (alice.ability, len(alice.hand)) == (16, 16)
    assert (bob.ability, len(bob.hand)) == (15, 15)


@rule("HL1 32", "HL1 33", "A die decides who starts; then whole turns alternate.")
def test_the_higher_die_starts() -> None:
    starters = set()
    for seed in range(40):
        table = Table()
        alice, bob = opening(table, "first", seed=seed)
        pips = [int(line.split()[2]) for line in table.log if "rolls" in line][-2:]
        first = alice if pips[0] > pips[1] else bob
        assert pips[0] != pips[1]
        assert {*pips} <= {1, 2, 3, 4, 5, 6}
        assert table.decision.seat == first.number
        other = bob if first is alice else alice
        other.begins_turn()
        assert table.game.active == other.number
        starters.add(first.name)

    assert starters == {"Alice", "Bob"}


@rule("HL3 49", "An Attribute Challenge decides who chooses the first player; the cards go under Endurance in order.")
@pytest.mark.parametrize(("first", "active"), [("Alice", 0), ("Bob", 1)])
def test_the_winner_of_the_challenge_chooses(table: Table, first: str, active: int) -> None:
    agile, strong = card_saying("", "Leap", gems="A"), card_saying("", "Push", gems="S")
    alice, bob = opening(table, "third", [[agile] * 60, [strong] * 60])

    alice.chooses("Strength")
    bob.chooses("Strength")

    assert bob.is_asked("Who takes the first turn?")
    bob.chooses(first)
    assert table.game.active == active


@rule("HL3 49", "After a tie each player reveals one card more.")
def test_a_tied_challenge_grows_by_a_card(table: Table) -> None:
    agile = card_saying("", "Leap", gems="A")
    alice, bob = opening(table, "third", [[agile] * 60, [BLANK] * 54 + [agile] * 6])
    alice.chooses("Agility")
    bob.chooses("Master")
    assert alice.is_asked("Who takes the first turn?")

    tied = Table()
    carol, dave = opening(tied, "third", [[agile] * 60, [agile] * 60])
    carol.chooses("Agility")
    dave.chooses("Agility")
    assert sum("reveals" in line for line in tied.log) > 10


# -- what has to be done every turn --------------------------------------------------------------------------------


@rule("HL1 34", "HL3 53", "HL1 26", "In every turn a card that is no Edge is played, or an Exertion made.")
@BOTH
def test_an_edge_is_not_enough(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has(card_saying("Draw a card.", "Second Wind", "edge"), card_saying("Draw a card.", "Rest"))
    alice.goes_to("attack")
    assert not alice.can("end")

    alice.plays("Second Wind")
    assert not alice.can("end")
    alice.plays("Rest")

    assert alice.can("end")


@rule("HL1 34", "HL1 59", "HL3 108", "Who plays nothing Exerts for nothing before the Attack Phase ends.")
@BOTH
def test_a_useless_exertion_is_enough(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.goes_to("attack")
    assert not alice.can("end")

    alice.exerts("nothing")

    assert alice.can("end")
    assert not alice.can("exert")
    alice.ends_phase()
    assert not alice.can("exert")


@rule("HL1 35", "HL3 50", "Nobody does anything in the opponent's turn; what one owes waits for one's own turn.")
@BOTH
def test_what_the_opponent_makes_one_do_waits_for_ones_own_turn(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has(card_saying("Your opponent must discard a card from their hand.", "Interference"))
    bob.has("Thrust", "Evade")

    alice.goes_to("attack")
    alice.plays("Interference")
    assert bob.hand == ["Thrust", "Evade"]
    bob.begins_turn()

    assert table.game.phase == ("must do" if edition == "first" else "reconcile")
    assert not bob.can("end")
    bob.chooses(table.labels[0])
    bob.chooses("Evade")
    assert bob.hand == ["Thrust"]


def test_all_basic_cards_are_known() -> None:
    assert sum(card.set == "BAS" for card in shipped().values()) == 15


@rule("HL3 49", "Who has more gems among five cards has won: no sixth card is looked at.")
def test_a_challenge_that_is_won_goes_no_further(table: Table) -> None:
    leap, leaps = card_saying("", "Leap", gems="A"), card_saying("", "Great Leap", gems="AAAA")
    rest = [BLANK] * 50
    alice, bob = opening(table, "third", [[leap] * 60, [BLANK] * 60])
    for player, top in ((alice, [leap] + [BLANK] * 9), (bob, [BLANK] * 5 + [leaps] * 5)):
        pile = table.game.areas[ENDURANCE, player.number]
        for card, printed in zip(pile[::-1], [*top, *rest], strict=True):
            table.game.cards[card].definition = printed
    table.game.invalidate()

    alice.chooses("Agility")
    bob.chooses("Agility")

    assert alice.is_asked("Who takes the first turn?")
    assert sum("reveals" in line for line in table.log) == 10

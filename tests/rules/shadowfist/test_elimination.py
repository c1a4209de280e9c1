"""SF 5. Elimination."""

from __future__ import annotations

from tests.shadowfist_table import character, event, resolve, state, table_until
from tests.table import Table, rule

BORROW = event("Tempt", "Target a Character :: Take control of target.")


@rule("SF 5.1", "Whose deck is empty at the end of any turn is out, also on somebody else's turn.")
def test_out_at_the_end_of_any_turn(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    carol.runs_out_of_cards()
    carol.controls("Hill")

    alice.ends_turn()

    assert table.game.players[2].out
    assert not table.game.players[1].out
    assert bob.is_asked("Main Shot")
    assert carol.in_play == []


@rule("SF 5.2", "On the turn the deck runs out one can still win.")
def test_a_last_chance(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Temple", "River", "Garden", "Tower")
    alice.controls("Bruiser")
    bob.controls("Hill")
    alice.runs_out_of_cards()

    alice.attacks("Hill", with_="Bruiser")
    alice.chooses_fate("Seize")
    resolve(table)

    assert table.game.outcome.winners == (0,)


@rule(
    "SF 5.3",
    "SF 5.3.1",
    "What an eliminated player controls is put into its owners' toasted piles.",
)
def test_what_is_controlled_leaves_the_game(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    bob.controls("Hero")
    alice.controls("Hill", "Student")
    alice.has(BORROW)
    alice.plays("Tempt", "Hero")
    resolve(table)
    assert bob.in_play == []

    alice.runs_out_of_cards()
    alice.ends_turn()

    assert "Hero" in bob.toasted_pile
    assert "Hill" in alice.toasted_pile
    assert not any("Hero is" in line for line in table.log)


@rule("SF 5.3.2", "What others control stays, and leaves the game when it leaves play.")
def test_what_others_control_stays(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    carol.controls("Hero")
    alice.has(BORROW, event("Bolt", "Target a Character :: Smoke target."))
    alice.plays("Tempt", "Hero")
    resolve(table)
    carol.runs_out_of_cards()
    alice.ends_turn()
    assert alice.in_play == ["Hero"]

    bob.ends_turn()
    alice.plays("Bolt", "Hero")
    resolve(table)

    assert "Hero" in carol.toasted_pile
    assert carol.smoked_pile == []


@rule(
    "SF 5.3.3",
    "SF 9.2.5.2",
    "Burned cards of an eliminated player stay and count.",
)
def test_burned_cards_stay(table: Table) -> None:
    alice, _, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Bruiser")
    carol.controls("Hill")
    alice.attacks("Hill", with_="Bruiser")
    alice.chooses_fate("Burn ... for victory")
    resolve(table)

    carol.runs_out_of_cards()
    alice.ends_turn()

    assert alice.burned_pile == ["Hill"]
    assert table.game.closeness(0) == 1


@rule(
    "SF 5.3.1",
    "SF 9.2.4",
    "A player may leave in the middle of an attack on them.",
)
def test_leaving_in_the_middle_of_an_attack(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Bruiser")
    bob.controls("Hill")
    bob.controls("Hero", at="Hill")
    alice.controls(state("Leash", "Play on a Character. Subject gains +1 Fighting."), on="Hero")
    alice.attacks("Hill", with_="Bruiser")
    assert bob.is_asked("Who intercepts")

    table.game.concede(1)
    resolve(table)

    assert alice.smoked_pile == ["Leash"]
    assert table.game.attack is None
    assert alice.card("Bruiser").turned
    assert alice.is_asked("Main Shot")


MASTER = character("Master", 5, "Unique.")


@rule("SF 5.3.1", "SF 31.0", "If the owner of one of the cards leaves in the middle of an auction, it is over.")
def test_leaving_in_the_middle_of_an_auction(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.has(MASTER)
    bob.controls(MASTER)

    alice.plays("Master")
    alice.chooses("Bid 3")
    bob.passes()
    assert carol.is_asked("Bid more than 3")
    table.game.concede(1)
    resolve(table)

    assert alice.card("Master").in_play
    assert alice.power == 9
    assert alice.is_asked("Main Shot")


@rule("SF 5.3.1", "SF 31.6", "If the highest bidder leaves, nobody owes the bid: the bidding is opened again.")
def test_the_highest_bidder_leaves(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.has(MASTER)
    bob.controls(MASTER)

    alice.plays("Master")
    alice.chooses("Bid 1")
    bob.passes()
    carol.chooses("Bid 9")
    assert not alice.can("bid")
    table.game.concede(2)
    assert alice.is_asked("Bid more than 0")
    alice.chooses("Bid 1")
    bob.passes()
    table.answer(table.decision.options[1])
    resolve(table)

    assert alice.card("Master").in_play
    assert bob.smoked_pile == ["Master"]


@rule("SF 5.1", "SF 4.6", "If everybody left runs out of cards in the same turn, nobody wins.")
def test_everybody_runs_out_at_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.runs_out_of_cards()
    bob.runs_out_of_cards()

    alice.ends_turn()

    assert table.game.outcome.winners == ()


@rule("SF 5.3", "SF 5.3.1", "With a player go the effects of theirs that have yet to resolve.")
def test_effects_of_who_leaves_are_gone(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    bob.has(event("Doom", "Smoke target Character."))
    carol.has(event("Bell", "Gain 1 Power."))
    alice.controls("Hero")
    alice.has(event("Bell", "Gain 1 Power."))

    alice.plays("Bell")
    bob.plays("Doom", "Hero")
    table.game.concede(1)
    resolve(table)

    assert alice.card("Hero").in_play
    assert alice.power == 11


@rule("SF 5.3", "SF 28.8", "Who leaves while saying which attackers stay at a seized Site ends the attack.")
def test_who_seized_a_site_leaves(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill")
    alice.controls("Bruiser")
    bob.controls("Cave")
    alice.attacks("Cave", with_="Bruiser")
    alice.chooses_fate("Seize")
    table_until(table, lambda: alice.is_asked("Who stays at") or alice.is_asked("Where"))

    table.game.concede(0)
    resolve(table)

    assert table.game.attack is None
    assert bob.is_asked("Your Main Shot")


@rule("SF 5.3", "SF 22.2.4", "Who leaves while asked what to discard discards nothing, and the next turn begins.")
def test_leaving_while_discarding(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    bob.has("Hero", "Student")
    carol.controls("Hill")

    alice.declares_end()
    table_until(table, lambda: bob.is_asked("Which cards do you discard?"))
    table.game.concede(1)

    assert carol.is_asked("Do you generate Power?")
    assert table.game.active == carol.number
    assert table.game.players[1].out


@rule("SF 5.3.1", "SF 30.3.3", "Whose Site is brought down may leave before its fate is chosen: then it is gone.")
def test_leaving_while_the_fate_of_a_site_is_chosen(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Giant", "Hill", "River")
    bob.controls("Nine Dragon Temple")
    carol.controls("Cave")
    alice.attacks("Nine Dragon Temple", with_="Giant")
    table_until(table, lambda: alice.is_asked("What becomes of"))

    table.game.concede(1)

    assert alice.is_asked("Your Main Shot")
    assert alice.in_play == ["Giant", "Hill", "River"]
    assert alice.burned_pile == []
    assert bob.toasted_pile[-1] == "Nine Dragon Temple"
    assert not any("gains 3 Power" in line for line in table.log), "what it triggered is gone as well"


@rule("SF 5.3.1", "What enters play for somebody who has just left the game leaves it too.")
def test_leaving_while_a_card_comes_back(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill", "Temple")
    alice.has_in_smoked_pile("Hero")
    alice.has(event("Rites", "Target a Character in your smoked pile :: Return target to play."))
    alice.does("play", "Rites")
    table_until(table, lambda: alice.is_asked("At which location does Hero enter play"))

    table.game.concede(0)

    assert "Hero" in alice.toasted_pile
    assert alice.in_play == []
    assert bob.is_asked("Main Shot")


@rule("SF 5.3", "SF 23.3", "Who leaves while choosing has added nothing: who has passed is not asked again.")
def test_leaving_in_the_middle_of_a_response(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=0)
    alice.controls("Hill", "River")
    alice.has(event("Gong", "Gain 1 Power."))
    dart = event("Dart", "Inflict 1 damage on target Site.")
    bob.has(dart)
    carol.has(dart)
    alice.plays("Gong")
    bob.passes()
    carol.does("play", "Dart")
    assert carol.is_asked("Choose")

    table.game.concede(2)

    assert alice.power == 1

"""Plain wordings that any new card may use, shown by play; and what close to them is refused."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.definitions import CHARACTER, EDGE, EVENT
from quickening.games.shadowfist.meaning.texts import read_by_grammar, read_text
from quickening.text.reader import NotRead
from tests.shadowfist_table import character, edge, event, resolve, site, state, table_until, waits_for
from tests.table import Table, rule

LUCK = edge("Luck", "Not Cumulative.")


@rule("SF 24.2.1", "What each opponent may do is offered to each of them as the text resolves.")
def test_each_opponent_may_draw(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.has(event("Feast", "Draw a card. Each opponent may draw a card."))
    for player in (alice, bob, carol):
        player.has_on_deck("Hero", "Student")
    held = {player: len(player.hand) for player in (alice, bob, carol)}

    alice.plays("Feast")
    waits_for(bob, "?")
    bob.says_yes()
    waits_for(carol, "?")
    carol.says_no()
    resolve(table)

    assert [len(player.hand) - held[player] for player in (alice, bob, carol)] == [0, 1, 0]


@rule("SF 24.8", "What was done this way is what this text did, not what happened before.")
def test_power_for_each_card_toasted_this_way(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.has(
        event("Pyre", "Toast up to two cards in your smoked pile. Gain 1 Power for each Event toasted this way.")
    )
    alice.has_in_smoked_pile(event("Bell", "Gain 1 Power."), event("Gong", "Gain 1 Power."), "Hero")

    alice.plays("Pyre")
    alice.chooses("Bell", "Hero")
    resolve(table)

    assert alice.power == 1
    assert "Gong" in alice.smoked_pile


@rule("SF 35.0", "Another of your Characters is one you control, and not the card itself.")
def test_another_of_your_characters(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Cook", 5, "Turn another of your Characters :: Heal this card."), damage=2)
    alice.controls("Student")
    bob.controls("Hero")

    alice.uses("Cook", "Student")
    resolve(table)

    assert alice.card("Cook").damage == 0
    assert alice.card("Student").turned
    assert not alice.can("use", "Cook")  # it is no other, and Hero is not hers


@rule("SF 17.0", "Whoever has the most Power has more than every other player; of two who have as much, nobody has.")
@pytest.mark.parametrize(("carols", "left"), [(1, [0, 3, 1]), (4, [0, 4, 4])])
def test_the_player_with_the_most_power(table: Table, carols: int, left: list[int]) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=0)
    alice.has(event("Tithe", "The player with the most Power loses 1 Power."))
    bob.has_power(4)
    carol.has_power(carols)

    alice.plays("Tithe")
    resolve(table)

    assert [alice.power, bob.power, carol.power] == left


@rule("SF 17.0", "Less Power than each opponent is less than every single one of them has.")
def test_less_power_than_each_opponent(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=2)
    alice.controls(
        character("Beggar", 2, "This card gains +3 Fighting while you have less Power than each opponent.")
    )
    bob.has_power(3)
    assert alice.card("Beggar").fighting == 2

    carol.has_power(3)

    assert alice.card("Beggar").fighting == 5


@rule("SF 28.1", "Who cannot attack declares no attack, whatever Characters could.")
def test_a_player_cannot_attack_this_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero")
    bob.controls("Hill")
    alice.has(event("Peace", "Gain 2 Power. You cannot attack this turn."))
    assert alice.can("attack")

    alice.plays("Peace")
    resolve(table)

    assert alice.power == 2
    assert not alice.can("attack")


@rule("SF 28.1", "A Site is attacked as an attack on it is declared, whoever declares it.")
def test_when_subject_is_attacked(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero", "Student")
    bob.controls("Hill", "River")
    bob.controls(state("Toll", "Play on a Site. When subject is attacked, gain 1 Power."), on="Hill")

    alice.attacks("River", with_="Student")
    resolve(table)
    assert bob.power == 0
    alice.attacks("Hill", with_="Hero")
    resolve(table)

    assert bob.power == 1


@rule("SF 26.5", "What an Event has somebody wait for until the end of the turn, it waits for once it was played.")
def test_an_event_with_its_time_that_waits_for_the_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls("Hero")
    wake = "Play during your Main Shot. Until the end of the turn, gain 1 Power when a Character is smoked."
    alice.has(event("Wake", wake), event("Doom", "Smoke target Character."))

    alice.plays("Wake")
    resolve(table)
    assert alice.power == 0
    alice.plays("Doom", "Hero")
    resolve(table)

    assert alice.power == 1


@rule("SF 30.4", "Smoked in combat is smoked by combat damage, and by nothing else.")
@pytest.mark.parametrize(("fights", "power"), [(True, 1), (False, 0)])
def test_smoked_in_combat(table: Table, fights: bool, power: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Bruiser")
    alice.has(event("Doom", "Smoke target Character."))
    bob.controls(character("Victim", 1, "When this card is smoked in combat, gain 1 Power."))

    if fights:
        alice.attacks("Victim", with_="Bruiser")
    else:
        alice.plays("Doom", "Victim")
    resolve(table)

    assert "Victim" in bob.smoked_pile
    assert bob.power == power


@rule("SF 34.0", "Whom a card chose as it came, it keeps: what waits for that opponent waits for nobody else.")
def test_what_waits_for_the_chosen_opponent(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=0)
    alice.has(
        edge("Tap", "Choose an opponent when this card enters play. When that opponent plays an Event, draw a card.")
    )
    bob.has(event("Bell", "Gain 1 Power."))
    carol.has(event("Gong", "Gain 1 Power."))
    alice.plays("Tap")
    waits_for(alice, "Name an opponent")
    alice.chooses("Bob")
    table_until(table, lambda: alice.can("end"))
    held = len(alice.hand)

    alice.ends_turn()
    table_until(table, lambda: bob.can("play", "Bell"))
    bob.plays("Bell")
    resolve(table)

    assert len(alice.hand) == held + 1


@rule("SF 10.1", "Doubled is the Fighting with all that adds to it, for as long as it is so.")
def test_fighting_is_doubled_while_alone(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Hermit", 3, "Double this card's Fighting while you control no other Characters."))
    assert alice.card("Hermit").fighting == 6

    alice.controls("Student")

    assert alice.card("Hermit").fighting == 3


@rule("SF 9.2.3", "Cards that were looked at and are put back lie in the order that was chosen.")
def test_the_top_cards_are_put_back(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has(event("Plan", "Look at the top 2 cards of your deck. Put them back in any order."))
    alice.has_on_deck("Hero", "Student")
    top = alice.deck[:2]

    alice.plays("Plan")
    waits_for(alice, "?")
    alice.chooses(top[1])
    resolve(table)

    assert alice.deck[:2] == [top[1], top[0]]


@rule("SF 7.1.1", "A Site that becomes a Character for a turn is no Site for that turn.")
def test_a_site_becomes_a_character(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", site("Idol", 5))
    alice.has(
        event(
            "Awaken",
            "Target Site becomes a <Demon> Character with a printed Fighting of 4 until the end of the turn.",
        )
    )

    alice.plays("Awaken", "Idol")
    resolve(table)

    assert table.game.types(alice.card("Idol").number) == ("Character",)
    assert alice.card("Idol").fighting == 4
    assert "demon" in alice.card("Idol").designators


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (EVENT, "Target Site becomes a Weapon until the end of the turn."),
        (EVENT, "Target Site becomes a Unique Character with a printed Fighting of 4 until the end of the turn."),
        (CHARACTER, "All damage this card inflicts is halved, rounded down."),
        (CHARACTER, "All damage inflicted on this card is halved."),
        (EDGE, "Double your Power."),
        (CHARACTER, "Cannot be smoked in combat."),
    ],
)
def test_what_is_close_to_these_is_refused(kind: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(kind, "Dream", text)


@pytest.mark.parametrize(("burned", "power"), [((), 2), (("Tower",), 1)])
def test_what_is_counted_together_is_controlled_by_the_same_player(
    table: Table, burned: tuple[str, ...], power: int
) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=0)
    rest = "X = the number of Edges plus the number of Power-generating Sites controlled by the target"
    count = f"{rest}, minus the number of cards in your burned-for-victory pile."
    alice.has(event("Tribute", f"Target an opponent :: Gain X Power. {count}"))
    alice.controls(LUCK)
    alice.has_burned(*burned)
    bob.controls("Hill", LUCK)
    carol.controls("River", LUCK, LUCK)

    alice.plays("Tribute", "Bob")
    resolve(table)

    assert alice.power == power


def test_a_wording_known_whole_is_refused_where_what_it_names_makes_no_sense() -> None:
    words = "Starting with the current player and proceeding clockwise, each player returns a random {} to play."

    fine, odd = (
        read_by_grammar("Event", "Feast", words.format(f"{what} in his or her smoked pile"))
        for what in ("Unique Character", "Unique")
    )

    assert [one.meaning is None for one in (*fine, *odd)] == [False, True]

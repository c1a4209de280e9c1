"""What is offered, chosen among or done otherwise, put in the ways cards put it, each shown by play."""

from __future__ import annotations

import pytest

from quickening.text.reader import NotRead
from tests.shadowfist_table import character, edge, event, resolve, resolve_choosing, site, table_until
from tests.table import Table


@pytest.mark.parametrize("words", ["Guts or Superleap", "your choice of Guts, +2 damage, or Superleap"])
def test_one_of_several_abilities_is_gained(table: Table, words: str) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Gift", f"Target Character gains {words} until the end of the turn."))

    alice.plays("Gift", "It gains Superleap until the end of the turn", "Hero")
    resolve(table)

    assert {"Guts", "Superleap"} & set(alice.card("Hero").bold) == {"Superleap"}


@pytest.mark.parametrize(("sites", "smoked"), [(("River",), ["River"]), ((), ["Debt"])])
def test_what_must_be_done_is_done_or_else_the_other(table: Table, sites: tuple[str, ...], smoked: list[str]) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        *sites, edge("Debt", "At the start of your turn, sacrifice a Site. If you cannot, smoke this card.")
    )

    alice.ends_turn()
    bob.ends_turn()
    resolve(table)

    assert alice.smoked_pile == smoked


@pytest.mark.parametrize(("power", "smoked"), [(3, []), (0, ["Debt"])])
def test_what_is_not_done_though_it_may_be(table: Table, power: int, smoked: list[str]) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(edge("Debt", "At the start of your turn, you may pay 1 Power. If you do not, smoke this card."))
    alice.ends_turn()
    alice.has_power(power)

    bob.declares_end()
    resolve_choosing(table, "Yes")

    assert alice.smoked_pile == smoked


@pytest.mark.parametrize(("sites", "drawn"), [((), 1), (("Hill",), 0)])
def test_unless_something_is_so_as_it_is_done(table: Table, sites: tuple[str, ...], drawn: int) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(*sites)
    alice.has_on_deck("Giant", "Giant")
    alice.empties_hand()
    alice.has(character("Scout", 1, "When this card enters play, draw a card unless you control a Site.", cost=0))

    alice.plays("Scout")
    resolve(table)

    assert len(alice.hand) == drawn


@pytest.mark.parametrize("words", ["Blank target Edge", "Treat target Edge's rules text as if it were blank"])
def test_a_text_is_blanked(table: Table, words: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero", edge("Banner", "Characters you control gain +2 Fighting."))
    before = bob.card("Hero").fighting
    alice.has(event("Silence", f"{words} until the end of the turn."))

    alice.plays("Silence", "Banner")
    resolve(table)

    assert bob.card("Hero").fighting == before - 2


def test_an_attack_that_succeeds_has_come_to_its_end(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        character("Giant", 20), edge("Spoils", "At the end of a successful attack you declared, gain 1 Power.")
    )
    alice.has_power(0)
    bob.controls(site("Wall", 3))

    alice.attacks("Wall", with_="Giant")
    alice.chooses_fate("Smoke")
    resolve(table)

    assert alice.power == 1


def test_a_card_is_called_by_what_it_was_called_before(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Thug", subtitle="Hood"), "Hero")
    alice.has(event("Raid", "Target a <Hood> Character and a Character :: Smoke that <Hood>."))

    alice.plays("Raid", "Thug", "Hero")
    resolve(table)

    assert bob.smoked_pile == ["Thug"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("The first time this card enters combat each turn, you may draw a card.", "whether the first time counts"),
        ("Toughness: 1 against Unique Characters and Events.", "whether an Event is to be Unique"),
    ],
)
def test_what_is_not_said_clearly_enough_is_refused(text: str, why: str) -> None:
    with pytest.raises(NotRead, match=why):
        character("Fighter", 3, text)


def test_what_is_done_anyway_is_done_the_first_time(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Scout", 3, "The first time this card enters combat each turn, gain 1 Power."))
    alice.has_power(0)
    bob.controls("Tower")

    alice.attacks("Tower", with_="Scout")
    resolve(table)

    assert alice.power == 1


@pytest.mark.parametrize("pays", [True, False])
def test_a_card_stays_for_its_price_at_the_start_of_each_turn(table: Table, pays: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=2)
    bob.controls(edge("Debt", "At the start of your turn, smoke this card unless you pay 1 Power."))

    alice.declares_end()
    table_until(table, lambda: "Yes" in table.labels)
    if pays:
        bob.says_yes()
    else:
        bob.says_no()
    resolve(table)

    assert (bob.power, "Debt" in bob.in_play) == ((1, True) if pays else (2, False))


def test_whoever_cannot_pay_the_price_loses_the_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(edge("Debt", "At the start of your turn, smoke this card unless you pay 1 Power."))

    alice.ends_turn()
    resolve(table)

    assert bob.smoked_pile == ["Debt"]


@pytest.mark.parametrize("spares", [True, False])
def test_power_is_lost_unless_the_player_of_the_card_discards(table: Table, spares: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=4)
    bob.controls(
        edge("Toll", "When an opponent plays an Event, that player loses 1 Power unless you discard a card.")
    )
    alice.has(event("Rest", "Heal target Character."))
    alice.controls("Hero", damage=1)
    bob.has("Giant")

    alice.plays("Rest", "Hero")
    if spares:
        resolve_choosing(table, "Giant")
    else:
        resolve(table)

    assert (alice.power, bob.hand) == ((4, []) if spares else (3, ["Giant"]))

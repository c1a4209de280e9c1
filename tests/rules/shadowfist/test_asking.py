"""SF 22.2.4. Whoever draws anyway and can play what they hold is not asked whether to throw a card away."""

from __future__ import annotations

from quickening.core.stops import is_asked, usual_stops
from tests.shadowfist_table import character
from tests.table import Table, rule

#: It takes a resource that nobody at these tables has.
FAR = character("Far", 2, requires="{dra}")
NEAR = character("Near", 2)


def is_usually_asked(table: Table) -> bool:
    assert table.decision.question == "Discard a card?"
    return is_asked(table.game, usual_stops(table.game), ())


def about_to_draw(table: Table, *hand: object) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls("Hill")
    bob.has(*hand)
    alice.declares_end()
    bob.does("generate")


@rule("SF 22.2.4", "SF 22.2.5", "Who draws anyway and has the resources for all cards is asked only if they wish.")
def test_whoever_can_play_all_they_hold_is_not_asked(table: Table) -> None:
    about_to_draw(table, NEAR, NEAR)

    assert not is_usually_asked(table)
    assert is_asked(table.game, {"discard"}, ())


@rule("SF 22.2.4", "Who holds a card that they have no resources for is asked whether to throw one away.")
def test_whoever_holds_what_they_cannot_play_is_asked(table: Table) -> None:
    about_to_draw(table, NEAR, FAR)

    assert is_usually_asked(table)


@rule("SF 22.2.4", "SF 22.2.5", "Who holds a full hand draws nothing but in place of what they throw away.")
def test_whoever_would_draw_nothing_is_asked(table: Table) -> None:
    about_to_draw(table, *(NEAR,) * 6)

    assert is_usually_asked(table)

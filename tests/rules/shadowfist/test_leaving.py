"""SF 5.3. Whoever leaves the game, and at whatever moment: the others go on, and nothing is left behind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.shadowfist_table import character, edge, event, least, resolve, site
from tests.table import Table, rule

MASTER = character("Master", 5, "Unique.")
SHRINE = site("Shrine", 4, "When an opponent seizes or burns this card, gain 1 Power.")
STORM = event("Storm", "Inflict 3 damage, divided any way you choose, on target Characters.")
HERALD = character("Herald", 2, "When this card enters play, you may smoke target Character.")
MOURNERS = edge("Mourners", "When a Character is smoked, you may gain 1 Power.")
MENU = ("play", "use", "move", "heal", "reveal", "attack", "end")
DOING = ("intercept", "fate", "bid", "yes", "stay", "keep", "join", "card")


def siege(table: Table) -> None:
    """Alice attacks Bob's Site, Bob intercepts, Carol may join; the Site is seized, and somebody stays there."""
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill", "Tower", "Giant", "Bruiser", MOURNERS)
    bob.controls(SHRINE, "Garden", "Student", MOURNERS)
    carol.controls("River", "Hero", MOURNERS)
    alice.attacks("Shrine", with_=["Giant", "Bruiser"])


def auction(table: Table) -> None:
    """Alice plays a Unique Character that Bob has in play; all three bid."""
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill")
    alice.has(MASTER)
    bob.controls("Tower", MASTER)
    carol.controls("River")
    alice.plays("Master")


def auction_of_three(table: Table) -> None:
    """A third copy comes into play: whoever has one may open."""
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill")
    alice.has(MASTER)
    bob.controls("Tower", MASTER)
    carol.controls("River", MASTER)
    alice.plays("Master")


def storm(table: Table) -> None:
    """Alice plays an Event that others answer, with damage to divide; what is smoked triggers texts of all."""
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill", "Student", MOURNERS)
    alice.has(STORM, HERALD)
    bob.controls("Tower", "Student", "Hero", MOURNERS)
    carol.controls("River", "Student", MOURNERS)
    alice.does("play", "Storm")


def herald(table: Table) -> None:
    """Alice plays a Character that smokes another as it enters play; that triggers texts of all."""
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill", MOURNERS)
    alice.has(HERALD)
    bob.controls("Tower", "Student", MOURNERS)
    carol.controls("River", "Hero", MOURNERS)
    alice.plays("Herald")


def busy(table: Table) -> Any:
    """The answer of who does something wherever they are asked, but begins nothing new."""
    decision = table.decision
    doing = [option for option in decision.options if option.kind in DOING]
    if not doing or any(option.kind in MENU for option in decision.options):
        return least(table)
    return doing[:1] * max(1, decision.least) if decision.repeats else doing[: max(1, decision.least)]


def is_quiet(table: Table) -> bool:
    return table.game.over or table.decision.question == "Your Main Shot"


def plays_on(table: Table, decisions: int) -> bool:
    """Everybody does something for so many decisions; whether it is not yet quiet by then."""
    for _ in range(decisions):
        if is_quiet(table):
            return False
        table.answer(busy(table))
    return not is_quiet(table)


@rule("SF 5.3", "SF 5.3.1", "Whoever leaves, and whenever, takes all cards they control; the others go on.")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("scene", [siege, auction, auction_of_three, storm, herald])
def test_whoever_leaves_leaves_nothing_behind(scene: Callable[[Table], None], seat: int) -> None:
    for decisions in range(100):
        table = Table()
        scene(table)
        if not plays_on(table, decisions):
            break
        game = table.game
        game.concede(seat)
        assert game.decision.seat != seat
        assert seat not in {game.cards[card].controller for card in game.in_play}
        while not is_quiet(table):
            table.answer(busy(table))
            assert game.over or game.decision.seat != seat

        assert (game.attack, game.combat, game.auction) == (None, None, None)
        assert not game.pending
        assert not game.effects
        titles = [game.cards[card].name for card in game.in_play]
        assert titles.count("Master") < 2
        assert game.active != seat
        resolve(table)
    assert decisions > 3

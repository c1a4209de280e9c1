"""SF 22. The turn."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from quickening.core.events import Event
from quickening.games.shadowfist.events.players import MainShotBegan
from quickening.games.shadowfist.kinds.abilities import Triggered
from quickening.games.shadowfist.kinds.basics import Number
from quickening.games.shadowfist.kinds.players_do import PlayersDo
from quickening.lang.nodes import Trigger
from tests.shadowfist_table import (
    character,
    decline,
    edge,
    event,
    resolve,
    site,
    table_until,
    waits_for,
    with_abilities,
)
from tests.table import Table, rule


class MainShotBegins(Trigger, frozen=True):
    """When your Main Shot begins."""

    events: ClassVar[tuple[type[Event], ...]] = (MainShotBegan,)
    looks_back: ClassVar[bool] = False

    def match(self, game: Any, event: Any, scope: Any) -> Any:
        return scope if event.seat == scope.you else None


@rule("SF 22.0", "SF 22.2", "SF 22.2.1", "A turn starts with what happens at its start, in a closed scene.")
def test_the_start_of_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(edge("Dawn", "At the start of your turn, gain 1 Power."))
    alice.has(event("Bell", "Gain 3 Power."))

    alice.declares_end()
    waits_for(bob, "Main Shot")

    assert bob.power == 1
    assert alice.power == 0


@rule("SF 22.1", "SF 22.3", "The active player has the first word; others may respond, clockwise.")
def test_priority_goes_round(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    bell = event("Bell", "Gain 1 Power.")
    alice.has(bell, bell)
    bob.has(bell)
    carol.has(bell)

    alice.plays("Bell")
    assert bob.is_asked("Respond to Bell")
    bob.passes()
    assert carol.is_asked("Respond to Bell")
    carol.passes()

    assert alice.is_asked("Respond to Bell")
    resolve(table)


@rule("SF 22.2.2", "A face-down Feng Shui Site generates one Power, whatever is printed on it.")
def test_power_generation(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(site("Spring", power=3))
    bob.controls(site("Well", power=2), face_down=True)

    alice.ends_turn()

    assert bob.power == 4


@rule("SF 22.2.2.1", "SF 22.2.4", "Whoever forgoes Power may discard any number of cards, others only one.")
def test_skipping_power(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls("Hill")
    bob.has("Hero", "Student", "Giant")

    alice.declares_end()
    bob.chooses("Generate no Power, to discard as many cards as you like")
    assert (table.decision.question, table.decision.most) == ("Which cards do you discard?", 3)
    bob.chooses("Hero", "Giant")

    assert bob.power == 0
    assert bob.toasted_pile == ["Hero", "Giant"]
    assert len(bob.hand) == 6


@rule("SF 22.2.4", "After generating Power one card may be discarded, or none.")
def test_discarding_one(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls("Hill")
    bob.has("Hero", "Student")

    alice.declares_end()
    bob.does("generate")

    assert bob.power == 1
    assert (table.decision.most, table.decision.may_decline) == (1, True)
    assert table.decision.question == "Discard a card?"
    bob.chooses("Hero")
    assert bob.toasted_pile == ["Hero"]


@rule("SF 22.2.5", "With a full hand no card is drawn, even with more than six.")
def test_drawing(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.has(*["Hero"] * 7)
    cards = len(bob.deck)

    alice.ends_turn()

    assert len(bob.hand) == 7
    assert len(bob.deck) == cards


@rule("SF 22.3.1", "What waits for the Main Shot begins it with an open scene.")
def test_the_main_shot_begins(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    noon = Triggered(MainShotBegins(), (PlayersDo("gain Power", Number(1)),))
    bob.controls(with_abilities(edge("Noon", ""), noon))
    alice.has(event("Bell", "Gain 3 Power."))

    alice.declares_end()
    waits_for(alice, "Respond to Noon")
    assert table.game.scene.closed is False
    alice.plays("Bell")
    resolve(table)

    assert (alice.power, bob.power) == (3, 1)


@rule("SF 22.3.2", "SF 22.3.2.1", "SF 22.3.2.2", "In the Main Shot one plays cards, attacks, or ends the turn.")
def test_options_of_the_main_shot(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has("Student")
    bob.controls("Hill")

    assert alice.can("play", "Student")
    assert alice.can("attack", "Hill")
    assert alice.can("end")


@rule("SF 22.3.2.3", "If somebody responds to the end of the turn, the active player has all options again.")
def test_declaring_the_end(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=1)
    alice.has("Student")
    bob.has(event("Bell", "Gain 3 Power."))

    alice.declares_end()
    assert bob.is_asked("end of the turn")
    bob.plays("Bell")
    resolve(table)
    assert alice.is_asked("Main Shot")
    alice.plays("Student")
    resolve(table)
    alice.ends_turn()

    assert alice.in_play == ["Student"]
    assert bob.is_asked("Main Shot")


@rule("SF 22.3.3", "What waits for the end of the turn happens in a closed scene.")
def test_the_end_of_turn_scene(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(edge("Dusk", "At the end of your turn, gain 1 Power."))
    bob.has(event("Bell", "Gain 3 Power."))

    alice.declares_end()
    bob.passes()
    resolve(table)

    assert alice.power == 1
    assert bob.hand[0] == "Bell"


@rule("SF 50.12", "Cards with Regenerate heal at the start of their player's turn.")
def test_regenerate(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Troll", 5, "Regenerate."), damage=3)
    bob.controls("Hero", damage=2)

    alice.ends_turn()

    assert bob.card("Troll").damage == 0
    assert bob.card("Hero").damage == 2


@rule("SF 22.3.2.3", "The active player declares the end of the turn, and everybody hears it.")
def test_the_end_of_a_turn_is_declared(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    assert "Alice declares the end of the turn." not in table.log

    alice.ends_turn()

    assert "Alice declares the end of the turn." in table.log
    assert bob.is_asked("Main Shot")


@rule("SF 22.2a", "In the Establishing Shot nobody plays an Event that does not say so.")
def test_the_establishing_shot_is_closed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls("Hill", edge("Dawn", "At the start of your turn, you may gain 1 Power."))
    bell = event("Bell", "Gain 1 Power.")
    alice.has(bell)
    bob.has(bell)

    alice.declares_end()
    seen = set()
    while not bob.is_asked("Main Shot"):
        if table.game.active == bob.number:
            seen.add(table.decision.question)
            assert not any(player.is_asked() and player.can("play", "Bell") for player in (alice, bob))
        decline(table.game)

    assert "Discard a card?" in seen
    assert bob.can("play", "Bell")


@rule(
    "SF 22.2.2a", "SF 22.2.2.1a", "An ability that generates Power adds to it; who forgoes Power is given none by it."
)
@pytest.mark.parametrize(("way", "power"), [("generate", 3), ("skip", 0)])
def test_abilities_that_generate_power(table: Table, way: str, power: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(site("Spring", power=1), edge("Mine", "This card generates 2 Power."))

    alice.declares_end()
    bob.does(way)
    decline(table.game)

    assert bob.power == power


@rule("SF 22.3.3a", "SF 28.10", "A Site that the active player burns for Power ends the turn, with its closed scene.")
def test_burning_for_power_leads_to_the_end_of_the_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Giant", edge("Dusk", "At the end of your turn, gain 1 Power."))
    bob.controls("Hill", "River")

    alice.attacks("Hill", with_="Giant")
    table_until(table, lambda: alice.is_asked("What becomes"))
    alice.chooses("Burn Hill for Power")
    resolve(table)

    assert table.game.active == bob.number
    assert alice.power == 4


@rule("SF 22.2.2", "SF 6.2a", "SF 22.2c", "Of two cards that alone generate Power, the one that resolved last does.")
@pytest.mark.parametrize(
    ("first", "then", "power"), [("Pocket Demon", "Violet Meditation", 3), ("Violet Meditation", "Pocket Demon", 4)]
)
def test_which_of_two_cards_generates_alone(table: Table, first: str, then: str, power: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.has(first)
    alice.controls("Temple", "River")
    bob.controls("Cave", "Hill", "Tower")
    bob.has_burned("Garden")
    alice.can_pay_for("Pocket Demon", "Violet Meditation")
    alice.ends_turn()
    bob.declares_end()

    table_until(table, lambda: alice.can("play", first))
    alice.plays(first)
    table_until(table, lambda: alice.can("play", then) and not table.game.effects)
    alice.plays(then)
    resolve(table)

    assert alice.power == power


@rule("SF 22.2b", "What unturning triggers is played in the Establishing Shot.")
def test_unturning_triggers_in_the_establishing_shot(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(edge("Rooster", "When a Character you control unturns, you may gain 1 Power."))
    bob.controls("Hero", turned=True)
    alice.has(event("Bell", "Gain 1 Power."))

    alice.declares_end()
    table_until(table, lambda: bob.is_asked("Use Rooster"))
    assert (table.game.shot, bob.card("Hero").turned) == ("establishing", False)
    bob.says_yes()
    assert not alice.is_asked("Respond"), "the scene is closed"
    resolve(table)

    assert bob.power == 1
    assert alice.hand == ["Bell"]


@rule("SF 22.2.4b", "Whoever has nothing that generates Power may discard any number of cards.")
def test_discarding_without_sites(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.has("Hero", "Student", "Giant")

    alice.declares_end()
    assert (table.decision.question, table.decision.most) == ("Which cards do you discard?", 3)
    bob.chooses("Hero", "Student", "Giant")
    resolve(table)

    assert bob.toasted_pile == ["Hero", "Student", "Giant"]


@rule("SF 22.2.4", "A text may let its player discard a card more than one.")
def test_an_additional_card_is_discarded(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hill")
    alice.controls(edge("Bin", "You may discard an additional card during your discard phase."))
    alice.has("Student", "Hero", "Giant")
    bob.ask_again()
    bob.declares_end()
    waits_for(alice, "Do you generate Power")
    alice.does("generate")
    waits_for(alice, "Which cards do you discard")

    assert table.decision.most == 2
    alice.chooses("Student", "Hero")
    resolve(table)
    assert alice.toasted_pile[-2:] == ["Student", "Hero"]


@rule(
    "SF 22.2.2",
    "SF 17.2.1",
    "What an Event generates comes to what Sites generate, unless it says that nothing else does.",
)
def test_an_event_generates_besides_sites(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hill")
    alice.has(event("Boon", "Play at the start of your turn. Generate 2 Power."))
    bob.ask_again()
    bob.declares_end()
    table_until(table, lambda: alice.can("play", "Boon"))

    alice.plays("Boon")
    resolve(table)

    assert alice.power == 10 + 1 + 2


@rule(
    "SF 22.2.4",
    "SF 22.2.2",
    "Who was to generate 0 Power has generated none, and discards as many cards as they like.",
)
def test_a_demon_that_brings_nothing(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hill", "Temple")
    alice.can_pay_for("Pocket Demon")
    alice.has("Fire Sword", "Fire Sled", "Imp")
    bob.ask_again()
    bob.declares_end()
    table_until(table, lambda: alice.can("play", "Pocket Demon"))

    alice.does("play", "Pocket Demon")
    waits_for(alice, "Which cards do you discard")

    assert alice.power == 10, "Bob has no Sites, and her own generate nothing"
    assert table.decision.most == 3

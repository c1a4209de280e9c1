"""What Huntik keeps of cards while others come, go and move is what a clone, which has kept nothing, finds."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.core.chance import Chance
from quickening.core.events import Event
from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.events.areas import EnteredPlay, KOd
from quickening.games.huntik.events.on_the_map import Exhausted, Moved, Readied, Stunned, Unstunned
from quickening.games.huntik.game import Huntik
from quickening.games.huntik.rules.facts import Facts, Laws
from quickening.games.huntik.rules.modifiers import facts, laws
from quickening.games.huntik.state import HAND
from tests.huntik_table import card_saying
from tests.properties.test_huntik_invented_cards import invented
from tests.table import Table

PLAIN = [card_saying("", f"Plain {n}", type=("minorHero", "majorHero")[n % 2]) for n in range(3)]


def always_on() -> list[Printed]:
    """Heroes whose texts are in force as long as they are in play."""
    return [card for card in invented() if card.continuous]


@pytest.mark.parametrize("seed", range(60))
def test_what_is_known_of_cards_is_what_would_be_found_anew(table: Table, seed: int) -> None:
    chance = Chance.seeded(seed)
    for player in table.huntik("Alice", "Bob"):
        for card in (*PLAIN, *(chance.pick(always_on()) for _ in range(3))):
            player.controls(card, zone=1 + chance.below(5))
    game = table.game
    for _ in range(40):
        known(game)
        game.happen(something(game, chance))

        assert known(game) == known(game.clone())


def something(game: Huntik, chance: Chance) -> Event:
    """A card moves, is stunned, rises, tires, rests, is KO'd or comes into play."""
    waiting = [card for seat in (0, 1) for card in game.areas[HAND, seat]]
    if waiting and chance.below(4) == 0:
        card = chance.pick(waiting)
        return EnteredPlay(card, game.cards[card].owner, 1 + chance.below(5))
    card = chance.pick(game.in_play)
    state = game.cards[card]
    able: list[Event] = [Moved(card, state.zone, 1 + chance.below(5))] * 3
    able.append(Unstunned(card) if state.stunned else Stunned(card))
    able.append(Readied(card) if state.exhausted else Exhausted(card))
    if len(game.in_play) > 6:
        able.append(KOd(card, state.zone))
    found: Event = chance.pick(able)
    return found


def known(game: Huntik) -> list[Any]:
    """Whatever is true of the cards in play."""
    return [(card, told(laws(game, card)), told(facts(game, card))) for card in game.in_play]


def told(known: Laws) -> dict[str, Any]:
    """Each thing that is true, under its name; a power or a ban by what it says."""
    names = [*Laws.__slots__, *(Facts.__slots__ if isinstance(known, Facts) else ())]
    found = {name: getattr(known, name) for name in names if name not in ("now", "trace")}
    found["forbidden"] = sorted(known.forbidden)
    for name in ("barriers", "kept_out", "kept_in", "passed", "peaceful"):  # whose text it is says where it is, too
        found[name] = [(said, scope.me) for said, scope in getattr(known, name)]
    if isinstance(known, Facts):
        found["powers"] = [(power.ability, power.index) for power in known.powers]
    return found

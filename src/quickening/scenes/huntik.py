"""Positions of Huntik: heroes of every kind on both sides, in the zone of the card on trial and elsewhere."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import msgspec

from quickening.core.chance import Chance
from quickening.core.game import Table
from quickening.games.huntik import find_mission
from quickening.games.huntik.areas import put_in_pile
from quickening.games.huntik.definitions import FEATURE, MISSION, TRIBES, Printed
from quickening.games.huntik.events import EnteredPlay
from quickening.games.huntik.game import Huntik
from quickening.games.huntik.pool import card_from_row, shipped
from quickening.games.huntik.rules.simultaneous import note_given_powers
from quickening.games.huntik.rules.starting import Start, build, lay_mission
from quickening.games.huntik.rules.turns import Turns
from quickening.games.huntik.state import DECK, DISCARD, HAND, NOBODY, REMOVED
from quickening.scenes.playing import Trial, cause_of, idle

NAMES = ("Ann", "Ben")
#: The zone of the card on trial, and another one.
HERE, THERE = 3, 4


class Watched(Huntik, kw_only=True):
    """A game that notes which card's text made each event happen."""

    TRANSIENT = (*Huntik.TRANSIENT, "causes")

    causes: dict[int, int] = msgspec.field(default_factory=dict)

    def happen(self, *events: Any) -> None:
        """Note the cause; then all goes as ever."""
        cause = cause_of(self)
        self.causes.update({id(event): cause for event in events})
        super().happen(*events)


@cache
def made(title: str, type: str = "minorHero", subtype: str = "seeker", text: str = "", **facts: Any) -> Printed:
    """A card as a file would have it."""
    row = {"set": "SCENE", "number": title, "title": title, "subtitle": "", "type": type, "subtype": subtype}
    row |= {"alignment": "good", "atk": "2", "def": "2", "text_plain": text}
    return card_from_row(row | {key.strip("_"): str(value) for key, value in facts.items()})


@cache
def heroes() -> tuple[tuple[Printed, str], ...]:
    """The heroes each player has in a zone: one of every kind a text may speak of, and how it stands."""
    tribes = ((made(f"{tribe} One", subtype=f"{tribe.lower()}Titan"), "") for tribe in TRIBES)
    return (
        (made("Minor"), ""),
        (made("Major", "majorHero", atk=4, def_=4), ""),
        (made("Weak", atk=1, def_=1), ""),
        (made("Sleeper"), "exhausted"),
        (made("Stunned"), "stunned"),
        (made("Villain", alignment="evil", def_=3), ""),
        *tribes,
    )


def lay_out(card: Printed, in_hand: bool = False, zone: int = HERE, round: int = 3, crowd: bool = True) -> Trial:
    """A position in which the first player has the turn and the card on trial, in hand or in play."""
    filler = [made("Filler")] * 20
    mission = card if card.type == MISSION else find_mission("Retrieve the Ring of Arc")
    game = Watched(
        table=Table("huntik", dict(shipped())),
        names=NAMES,
        chance=Chance.seeded(7),
        setup=(("lead", 0),),
        ask_forced=True,
    )
    build(game, [filler, filler], [[], []])
    lay_mission(game, mission, list(shipped().values()))
    game.stack.append(Start())
    game.advance()
    while not isinstance(game.stack[-1], Turns):
        game.answer(idle(game))
    for seat in range(2):
        _furnish(game, seat, crowd)
    game.round, game.turn = round, 0
    number = _put(game, card, in_hand, zone)
    note_given_powers(game, before=0)
    game.stack[-1].step = "play"
    game.touch()
    game.decision = None
    game.advance()
    return Trial(game, number)


def _put(game: Any, card: Printed, in_hand: bool, zone: int) -> int:
    """The card on trial, where its text can be used."""
    if card.type == MISSION:
        return int(game.mission)
    if card.type == FEATURE:
        number = game.add_card(card, NOBODY, REMOVED)
        game.areas[REMOVED, NOBODY].append(number)
        EnteredPlay(number, NOBODY, zone).apply(game)
        return int(number)
    number = _new(game, card, 0, HAND)
    if card.is_hero and not in_hand:
        EnteredPlay(number, 0, game.seen_from(zone, 0)).apply(game)
    return number


def _furnish(game: Any, seat: int, crowd: bool) -> None:
    for held in list(game.areas[HAND, seat]):
        put_in_pile(game, held, DECK, bottom=True)
    for one, how in heroes() if crowd else heroes()[:6]:
        for zone in (HERE, THERE) if crowd or seat == 0 else (5,):
            number = _new(game, one, seat, HAND)
            EnteredPlay(number, seat, zone).apply(game)
            game.cards[number].exhausted = bool(how)
            game.cards[number].stunned = how == "stunned"
    loose = [
        made("Young Minor"),
        made("Young Major", "majorHero"),
        made("Deed", "action", "freeAction", "Draw a card."),
    ]
    for area in (HAND, DISCARD):
        for one in loose:
            _new(game, one, seat, area)


def _new(game: Any, card: Printed, seat: int, area: str) -> int:
    game.table.definitions.setdefault(card.key, card)
    number: int = game.add_card(card, seat, area)
    game.areas[area, seat].append(number)
    return number


LAYOUTS = (
    lay_out,
    partial(lay_out, in_hand=True),
    partial(lay_out, crowd=False, zone=2, round=1),
    partial(lay_out, crowd=False),
    partial(lay_out, zone=1),
    partial(lay_out, in_hand=True, crowd=False, round=4),
)

"""Positions of Huntik: heroes of every kind on both sides, in the zone of the card on trial and elsewhere."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any

import msgspec

from quickening.core.chance import Chance
from quickening.core.game import Table
from quickening.games.huntik import find_mission
from quickening.games.huntik.areas import put_in_pile
from quickening.games.huntik.definitions import FEATURE, MISSION, TRIBES, Printed
from quickening.games.huntik.events.areas import EnteredPlay
from quickening.games.huntik.events.on_the_map import PickedUp, PutInZone
from quickening.games.huntik.game import Huntik
from quickening.games.huntik.kinds.card_effects import Discard
from quickening.games.huntik.kinds.effects.features import controller_of
from quickening.games.huntik.kinds.filters import Noun
from quickening.games.huntik.pool import card_from_row, shipped
from quickening.games.huntik.rules.simultaneous import note_given_powers
from quickening.games.huntik.rules.starting import Start, build, features_needed, lay_mission
from quickening.games.huntik.rules.turns import Turns
from quickening.games.huntik.state import DECK, DISCARD, HAND, NOBODY, PLAY, REMOVED
from quickening.lang.nodes import Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards, Chosen
from quickening.scenes.playing import Trial, cause_of, idle

NAMES = ("Ann", "Ben")
#: The zone of the card on trial, and another one.
HERE, THERE = 3, 4
#: What makes a player discard a card.
LOSS = Discard(Chosen(Cards(Noun("card"), area=HAND), slot=0))


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
    figure = "2" if "Hero" in type else "0"
    row |= {"alignment": "good", "atk": figure, "def": figure, "text_plain": text}
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


def lay_out(
    card: Printed,
    in_hand: bool = False,
    zone: int = HERE,
    round: int = 3,
    crowd: bool = True,
    loses: bool = False,
    tired: bool = False,
) -> Trial:
    """A position in which the first player has the turn and the card on trial, in hand or in play.

    `loses`: that player has to discard a card, by no text of theirs. `tired`: heroes are exhausted, so that the round
    is soon over.
    """
    pool = [card if one.key == card.key else one for one in shipped().values()]
    filler = [made("Filler")] * 20 + spoken_of(card)
    mission = card if card.type == MISSION else mission_with(card)
    game = Watched(
        table=Table("huntik", dict(shipped())),
        names=NAMES,
        chance=Chance.seeded(7),
        setup=(("lead", 0),),
        ask_forced=True,
    )
    build(game, [filler, filler], [[], []])
    lay_mission(game, mission, pool)
    game.stack.append(Start())
    game.advance()
    while not isinstance(game.stack[-1], Turns):
        game.answer(idle(game))
    for seat in range(2):
        _furnish(game, seat, crowd)
    game.round, game.turn = round, 0
    for hero in game.in_play if tired else ():
        game.cards[hero].exhausted = True
    number = _put(game, card, in_hand, zone)
    note_given_powers(game, before=0)
    game.stack[-1].step = "play"
    if loses:
        game.stack.append(Resolve(todo=(LOSS,), scope=Scope(you=0)))
    game.invalidate()
    game.decision = None
    game.advance()
    return Trial(game, number)


def mission_with(card: Printed) -> Printed:
    """The mission that a feature belongs to, rather one in which it does not lie face down; for other cards any."""
    pool = list(shipped().values())
    missions = [one for one in pool if one.type == MISSION and card.type == FEATURE]
    found = [one for one in missions if any(needed.key == card.key for needed in features_needed(one, pool))]
    found.sort(key=lambda mission: "face down" in mission.text)
    return found[0] if found else find_mission("Retrieve the Ring of Arc")


def spoken_of(card: Printed) -> list[Printed]:
    """Cards that a text names, for a deck in which they are looked for."""
    heroes = [one for one in shipped().values() if one.is_hero and one.name != card.name]
    return [one for one in heroes if re.search(rf"\b{re.escape(one.name.split()[0])} card\b", card.text)][:2]


def _put(game: Any, card: Printed, in_hand: bool, zone: int) -> int:
    """The card on trial, where its text can be used."""
    if card.type == MISSION:
        return int(game.mission)
    if card.type == FEATURE:
        return _put_feature(game, card, zone)
    number = _new(game, card, 0, HAND)
    if card.is_hero and not in_hand:
        EnteredPlay(number, 0, game.seen_from(zone, 0)).apply(game)
        objects = [one for one in game.in_play if game.cards[one].printed.subtype == "object"]
        if objects and "object" in card.text:  # one that somebody has
            PutInZone(objects[0], game.cards[objects[0]].zone, zone).apply(game)
            PickedUp(objects[0], number).apply(game)
    return number


def _put_feature(game: Any, card: Printed, zone: int) -> int:
    """A feature that its mission has laid, or a new one, in a zone; one that lies face down is with a hero there."""
    laid = [number for number, state in enumerate(game.cards) if state.definition is card]
    number = laid[0] if laid else int(game.add_card(card, NOBODY, REMOVED))
    state = game.cards[number]
    if not laid:
        game.areas[REMOVED, NOBODY].append(number)
    if state.area == PLAY:
        PutInZone(number, state.zone, zone).apply(game)
    elif not state.face_down:
        EnteredPlay(number, controller_of(game, number), zone).apply(game)
    else:
        _hand_over(game, number, THERE)
    return number


def _hand_over(game: Any, feature: int, zone: int) -> None:
    """A feature is with a hero of the first player, who has nobody else to act."""
    if game.cards[feature].area != PLAY:
        EnteredPlay(feature, NOBODY, zone).apply(game)
    heroes = [card for card in game.in_play if game.cards[card].zone == zone and game.cards[card].controller == 0]
    PickedUp(feature, heroes[0]).apply(game)
    for hero in game.in_play:
        game.cards[hero].exhausted = game.cards[hero].controller == 0 and hero != heroes[0]


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
        made("Effort", "action", "exhaustAction", "Draw a card."),
        made("Blow", "action", "combatAction", "Draw a card."),
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
    partial(lay_out, in_hand=True, loses=True),
    partial(lay_out, crowd=False, zone=2, round=1),
    partial(lay_out, crowd=False, round=2, tired=True),
    partial(lay_out, crowd=False, tired=True),
    partial(lay_out, crowd=False),
    partial(lay_out, zone=1),
    partial(lay_out, in_hand=True, crowd=False, round=4),
)

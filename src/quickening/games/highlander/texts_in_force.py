"""Which texts are in force: those of cards in play and Pre-Game cards that count now, and what lasts for a time.

A text is a `Static` ability: a change and whom it is about (HL1 74; HL3 63, 91, 95; HLT 107, 131, 156, 159).
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, NamedTuple

from quickening.core.derive import derived, derived_each
from quickening.games.highlander import channels
from quickening.games.highlander.definitions import (
    CUMULATIVE,
    HILT,
    LOCATION,
    OBJECT,
    RANGED,
    SITUATION,
    WEAPON,
    Printed,
)
from quickening.games.highlander.keywords import listed_keywords
from quickening.games.highlander.state import (
    ARMED,
    BEFORE_PLAY,
    DEFENSE,
    PLAY,
    SHEATHED,
    TIMED,
    WAVERING,
    HighlanderCard,
    HighlanderGame,
)
from quickening.lang.nodes import Scope

#: HLT 74. What a text may consider a player, or the weapon, to be.
CONSIDERED = ("considered disarmed", "considered broken")


class Force(NamedTuple):
    """A text in force: the ability, whose words they are, and since when."""

    ability: Any
    scope: Scope
    stamp: int


@derived(channels.TEXTS)
def in_force(game: HighlanderGame) -> list[Force]:
    """Every static text that counts now and is about more than its own card, oldest first."""
    found = _of_cards(game)
    found += [Force(one.ability, one.scope, one.stamp) for one in game.lasting if one.ability.is_static]
    found.sort(key=_stamp)
    return _without_idle(game, in_force.put(game, _without_nullified(game, found)))


_stamp = attrgetter("stamp")


def turn_over(game: HighlanderGame) -> None:
    """Another turn: other texts may be in force if the time of one was asked for, or one hangs on a condition."""
    game.wrote(channels.TEXTS if TIMED.get(game) or WAVERING.get(game) else channels.COURSE)


@derived_each(channels.TEXTS)
def of_level(game: HighlanderGame, level: str) -> list[Force]:
    """The texts in force that are about players, or about other cards than their own."""
    found = [force for force in in_force.of(game) if force.ability.change.level == level]
    return [force for force in found if force.ability.who not in ("this", "that")]


def _of_cards(game: HighlanderGame) -> list[Force]:
    found = []
    for seat in (0, 1):
        for area in (BEFORE_PLAY, PLAY):
            for card in game.areas[area, seat]:
                laws = game.cards[card].definition.laws
                if laws and has_effect(game, card):
                    scope = game.scope_of(card)
                    stamp = game.cards[card].handle
                    found += [Force(ability, scope, stamp) for ability in laws]
    return found


def has_effect(game: HighlanderGame, card: int) -> bool:
    """Whether the text of a card counts: it is face up, its weapon in hand, and no copy of it works already."""
    state = game.cards[card]
    if state.face_down or state.arms != ARMED:
        return False
    if state.bonus and _is_bonus_hilt(state) and _lost_a_weapon(game, state.controller):
        return False
    printed = state.definition
    if printed.is_defense or printed.order:
        TIMED.put(game, True)
        if not _in_its_time(game, card):
            return False
    if printed.of and _sheathed(game, state.controller, printed.of):
        return False
    if game.edition.duplicates.value == "all" or printed.type not in (SITUATION, OBJECT, LOCATION):
        return True
    for other in game.areas[PLAY, state.controller]:
        if other == card:
            return True
        if game.cards[other].definition.identity == printed.identity:  # HL3 97
            return is_cumulative(game, printed)
    return True


def is_cumulative(game: HighlanderGame, printed: Printed) -> bool:
    """HL3 91, 138; HLT 159, 161. Whether all copies work: by its kind, a keyword in its text, or the book's lists."""
    if CUMULATIVE in printed.kinds or printed.says_cumulative:
        return True
    return bool(game.edition.keyword_lists.value) and "CUMULATIVE" in listed_keywords(printed)


def _in_its_time(game: HighlanderGame, card: int) -> bool:
    """Whether this is the time for a text that does not always count while its card is in play."""
    state = game.cards[card]
    if state.definition.order:  # HL3 23, HLT 139: a part of a Plot Sequence works for a turn
        return state.turn == game.turn
    if state.stands and not _has_blocked(game, card):  # HLT 265
        return False
    return game.edition.defense_text.value != "last" or _was_last(game, card)  # HL3 113


def _has_blocked(game: HighlanderGame, card: int) -> bool:
    """Whether a card that a text made a Guard has blocked an attack this turn."""
    defense = game.defense_of(card)
    return defense is not None and defense.stopped > 0


def _was_last(game: HighlanderGame, card: int) -> bool:
    """HL3 63, 113. Whether a defense was the last one of a Defense Phase that is over, or stands from before."""
    own = [defense for defense in game.defenses if defense.seat == game.cards[card].controller]
    if not any(defense.card == card or card in defense.beside for defense in own):
        return True
    last = own[-1]
    return game.phase != DEFENSE and (last.card == card or card in last.beside)


def _sheathed(game: HighlanderGame, seat: int, of: tuple[str, ...]) -> bool:
    """HLT 156. Whether a card belongs to a weapon that is sheathed."""
    weapons = [game.cards[weapon] for weapon in game.weapons(seat)]
    return any(state.arms == SHEATHED and state.definition.name in of for state in weapons)


def _lost_a_weapon(game: HighlanderGame, seat: int) -> bool:
    """HLT 875. The Hilt of the Plot/Hilt format is nullified while its weapon is lost."""
    return any(game.cards[weapon].arms != ARMED for weapon in game.weapons(seat))


def _without_idle(game: HighlanderGame, forces: list[Force]) -> list[Force]:
    """HLT 74, 875. The weapon of somebody who is considered Disarmed is nullified, and the Hilt of a format."""
    saying = [force for force in forces if getattr(force.ability.change, "word", "") in CONSIDERED]
    if not saying:
        return forces
    WAVERING.put(game, True)
    holding = [one for one in saying if one.ability.condition is None or one.ability.condition.holds(game, one.scope)]
    idle = [card for seat in (0, 1) if any(_concerns(one, seat) for one in holding) for card in _idle(game, seat)]
    return [force for force in forces if force.scope.source is None or force.scope.source.card not in idle]


def _idle(game: HighlanderGame, seat: int) -> list[int]:
    """What has no effect while its player is considered Disarmed: one weapon, of their choice, and that Hilt."""
    held = [card for card in game.weapons(seat) if game.cards[card].arms == ARMED]
    chosen = [card for card in held if len(held) == 1 or card == game.players[seat].considered]
    return [*chosen, *(card for card in game.areas[PLAY, seat] if _is_bonus_hilt(game.cards[card]))]


def _is_bonus_hilt(state: HighlanderCard) -> bool:
    return state.bonus and HILT in state.definition.kinds


def _concerns(force: Force, seat: int) -> bool:
    """Whether a text is about a player: its own one, the other, or both."""
    who, you = force.ability.who, force.scope.you
    return who == "each" or (you == seat if who == "you" else who == "opponent" and you != seat)


def _without_nullified(game: HighlanderGame, forces: list[Force]) -> list[Force]:
    """HL1 74, HL3 95, HLT 131. Texts that others nullify do not count; nullifying comes first of all."""
    nullifiers = [force for force in forces if force.ability.change.nullifies]
    if not nullifiers:
        return forces
    WAVERING.put(game, any(force.ability.condition is not None for force in forces))
    stopped: list[tuple[Force, Force]] = []
    for force in nullifiers:
        if force.ability.condition is None or force.ability.condition.holds(game, force.scope):
            stopped += [
                (other, force)
                for other in forces
                if other is not force and force.ability.change.stops(game, other, force.scope)
            ]
    shielded = shielded_seats(game, forces)
    gone = {
        id(other) for other, force in stopped if other.scope.you not in shielded or force.scope.you == other.scope.you
    }
    return [force for force in forces if id(force) not in gone]


def shielded_seats(game: HighlanderGame, forces: list[Force]) -> set[int]:
    """The players whose cards cannot be nullified now."""
    return {
        force.scope.you
        for force in forces
        if force.ability.change.shields
        and (force.ability.condition is None or force.ability.condition.holds(game, force.scope))
    }


# -- texts that do not count ---------------------------------------------------------------------------------------


def silenced(game: HighlanderGame, card: int, ability: Any) -> bool:
    """Whether a text in force takes this text away, or what its card has become."""
    if lost_its_text(game, card) or is_considered_lost(game, card):
        return True
    return bool(nullifiers.of(game)) and any(
        force.ability.change.silences(game, card, ability, force.scope)
        and (force.ability.condition is None or force.ability.condition.holds(game, force.scope))
        for force in nullifiers.of(game)
    )


def done_by(game: HighlanderGame, card: int) -> tuple[Any, ...]:
    """HL1 74, HLT 131. What is done as a card is played, without the sentences that a text in force takes away."""
    printed = game.printed(card)
    if not printed.done or not nullifiers.of(game):
        return printed.done
    heard = [one for one in printed.abilities if one.is_done and not silenced(game, card, one)]
    return tuple(effect for ability in heard for effect in ability.effects)


def is_considered_lost(game: HighlanderGame, card: int) -> bool:
    """HLT 74. Whether a card is the weapon of which its player is considered Disarmed."""
    state = game.cards[card]
    if state.definition.type != WEAPON or state.area != BEFORE_PLAY:
        return False
    return game.considered_weapon(state.controller) == card


@derived(channels.TEXTS)
def nullifiers(game: HighlanderGame) -> list[Force]:
    """The texts in force that take other texts away."""
    return [force for force in in_force.of(game) if force.ability.change.nullifies]


@derived(channels.TEXTS)
def ignored(game: HighlanderGame) -> frozenset[tuple[int, int]]:
    """HL1 74, HLT 107. Texts that do not count for a player who ignores them: that player, and the card."""
    found = [force for force in in_force.of(game) if force.ability.change.ignores]
    return frozenset([(force.scope.you, ref.card) for force in found for ref in force.scope.it if game.alive(ref)])


def is_ignored(game: HighlanderGame, card: int) -> bool:
    """Whether somebody ignores a card: what passes between two players then does not happen by it."""
    return any(other == card for _, other in ignored.of(game))


def stripped(game: HighlanderGame, beside: tuple[int, ...]) -> bool:
    """HLT 254, 314. Whether a card is played with one that takes its text away."""
    return any(
        ability.is_static and ability.who == "that" and ability.change.strips
        for card in beside
        for ability in game.cards[card].definition.abilities
    )


def lost_its_text(game: HighlanderGame, card: int) -> bool:
    """HLT 146. Whether a card is an attack that has become a Ranged one, and so has no text any more."""
    if game.edition.turned_ranged.value != "nothing" or not game.attacks:
        return False
    became = game.retyped().get(card)
    return became is not None and RANGED in became.kinds

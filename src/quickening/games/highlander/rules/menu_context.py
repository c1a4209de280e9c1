"""How a player stands while a menu is put together: what many of its parts ask for, looked at once.

Nothing changes while a menu is put together, so that nothing of this can be out of date. First looks tell of a plain
card (see `Printed.is_plain`) what the judge would say of it: it hangs on a few things that are the same for a whole
hand. Where texts interfere, and of all other cards, the judge is asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from quickening.games.highlander import facts
from quickening.games.highlander.definitions import BLOCK, NO_BLOCK, NO_DODGE, WOUND
from quickening.games.highlander.kinds.filters import meant
from quickening.games.highlander.rules import arms
from quickening.games.highlander.rules.exertions import may_exert
from quickening.games.highlander.rules.facing import each_way
from quickening.games.highlander.rules.fighting import barred_areas, has_opportunity, holds_old_guard, is_open_to_all
from quickening.games.highlander.rules.hands import Hand, hand_of
from quickening.games.highlander.rules.judging import hindered, is_hampered, judge_play
from quickening.games.highlander.state import ATTACKING, HAND, HighlanderGame


class MenuContext:
    """What menus ask about a player: the hand, whether an Exertion may be made, whether texts keep cards from being
    played or make them cost something, and (in the Attack Phase) whether an opportunity to attack is left.
    """

    __slots__ = ("exerting", "hand", "hindered", "known", "reach", "room", "seat")

    def __init__(self, game: HighlanderGame, seat: int) -> None:
        self.seat = seat
        self.known = known = facts.of_player(game, seat)
        self.hand: Hand = hand_of(game, known)
        self.exerting = may_exert(game, known)
        self.hindered = hindered(game, known)
        self.room = game.phase == ATTACKING and has_opportunity(game, known)
        self.reach: Reach | None = reach_of(game, known) if self.room and not game.hand_closed else None

    def ways(self, game: HighlanderGame, wanted: int) -> Iterable[tuple[int, int]]:
        """The cards that might be this now, with the way in which each is looked at, where there are several."""
        found = self.hand.ways[wanted]
        return each_way(game, self.seat, [card for card, _ in found]) if self.hand.turning else found


# -- attacks -------------------------------------------------------------------------------------------------------


class Reach(NamedTuple):
    """What a plain attack hangs on: whether its player is armed, and the areas that are barred."""

    armed: bool
    barred: int


def reach_of(game: HighlanderGame, known: facts.PlayerFacts) -> Reach | None:
    """HL1 43, 47, 67; HL3 66, 87, 143; HLT 54, 83, 100. None where an opportunity is for some attacks only, or a text
    lets some of them into barred areas.
    """
    if "attack blocked areas" in known.words or not is_open_to_all(game, known):
        return None
    return Reach(is_armed(game, known.seat), barred_areas(game, known.seat))


def is_armed(game: HighlanderGame, seat: int) -> bool:
    """HL1 67, HL3 87, HLT 83. Whether attacks and blocks that take a weapon may be made."""
    return not arms.is_unarmed(game, seat) or "uses improvised weapon" in facts.of_player(game, seat).allowed


def may_attack_with(game: HighlanderGame, now: MenuContext, card: int) -> bool:
    """Whether a card in hand may be played as an attack now."""
    printed, reach = game.cards[card].definition, now.reach
    if reach is not None and printed.is_plain:
        if printed.grid & reach.barred or (printed.needs_weapon and not reach.armed):
            return False
        if not now.hindered or not is_hindered(game, now, card):
            return True
    return judge_play(game, now.seat, card) is None


def is_hindered(game: HighlanderGame, now: MenuContext, card: int) -> bool:
    """Whether something may keep this very card from being played, or make it cost something."""
    if is_hampered(game, now.known):
        return True
    interfering: tuple[Any, ...] = (*now.known.bans, *now.known.costs)
    return any(meant(game, one.cards, card, one.scope) for one in interfering)


# -- defenses ------------------------------------------------------------------------------------------------------


class Threat(NamedTuple):
    """What a plain defense hangs on: the areas it has to cover, whether blocks and dodges are of any use, and whether
    its player is armed. `free`: nothing else is asked of it. `spoken_of`: texts may have something to say of it.
    """

    aimed: int
    blocks: bool
    dodges: bool
    armed: bool
    free: bool
    spoken_of: bool = True


def threat_of(game: HighlanderGame, now: MenuContext, at: int) -> Threat:
    """HL1 41, 47, 63-64; HL3 63, 87, 139, 143; HLT 53, 82-83, 100. An attack, as far as it is known."""
    attack, seat = game.against(now.seat)[at], now.seat
    if attack.result or holds_old_guard(game, seat):
        return Threat(0, False, False, False, False)
    armed = is_armed(game, seat)
    if facts.hidden_from(game, attack, seat):
        told = facts.told_of_hidden(game, attack)
        return Threat(0, told != NO_BLOCK, told != NO_DODGE, armed, not told)
    known = facts.of_attack(game, attack)
    free = not (known.from_hand_bans or known.costs or known.not_stopped_by)
    aimed = facts.grid_of(game, attack.card, attack.beside)
    spoken_of = bool(facts.words_on_defenses.of(game, seat))
    return Threat(aimed, not known.no_block, not known.no_dodge, armed, free, spoken_of)


def may_defend_with(game: HighlanderGame, now: MenuContext, card: int, threat: Threat, at: int) -> bool:
    """Whether a card in hand may be played as a defense against an attack now."""
    printed = game.cards[card].definition
    if printed.is_plain and not (threat.spoken_of and facts.words_about(game, card, now.seat)):
        if threat.aimed & ~printed.grid or not (threat.blocks if printed.type == BLOCK else threat.dodges):
            return False
        if printed.needs_weapon and not threat.armed:
            return False
        if threat.free and not (now.hindered and is_hindered(game, now, card)):
            return True
    return judge_play(game, now.seat, card, HAND, (), at) is None


# -- others --------------------------------------------------------------------------------------------------------


def may_play_alone(game: HighlanderGame, now: MenuContext, card: int) -> bool:
    """HL1 21, HL3 53, HLT 28. Whether a Special Card or an Edge in hand may be played now."""
    printed = game.cards[card].definition
    free = printed.is_plain and not (now.hindered and is_hindered(game, now, card))
    if printed.takes_turn and WOUND not in printed.kinds:
        played = game.deeds[now.seat].specials > 0
        if played and not now.known.extra_specials:
            return False
        free = free and not played and "special cap" not in now.known.words
    return free or judge_play(game, now.seat, card) is None

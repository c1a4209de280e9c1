"""What a judge may repair at a table of Highlander, and by which events."""

from __future__ import annotations

from collections.abc import Mapping

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.frames import Frame
from quickening.core.outside import Repairs
from quickening.core.refusals import Refused
from quickening.core.repairs import DRAW, MOVE, PutOnStack, Repair, by_handle
from quickening.core.repairs import PLAY as PUT
from quickening.games.highlander.definitions import ATTACK, IN_GAME, PERMANENTS
from quickening.games.highlander.events.fighters import AbilitySet, FellProne, RegainedFeet
from quickening.games.highlander.events.places import Drew, Moved
from quickening.games.highlander.events.plays import PutIntoPlay
from quickening.games.highlander.rules import state_checks
from quickening.games.highlander.rules.judging import judge_put
from quickening.games.highlander.rules.playing import PlayCard
from quickening.games.highlander.state import DISCARD, ENDURANCE, HAND, PLAY, REMOVED, HighlanderGame

TOP, BOTTOM = "the top of Endurance", "the bottom of Endurance"
ABILITY, PRONE, ON_THEIR_FEET = "Ability", "Prone", "on their feet"
PILES: Mapping[str, tuple[str, bool]] = {
    HAND: (HAND, False),
    TOP: (ENDURANCE, False),
    BOTTOM: (ENDURANCE, True),
    DISCARD: (DISCARD, False),
    REMOVED: (REMOVED, False),
}
REPAIRS = Repairs((*PILES, PLAY), (), (ABILITY, PRONE, ON_THEIR_FEET), (ABILITY,), stacks=(HAND, DISCARD))
#: HL1 43, HL3 66, HLT 54. What can be done in an Attack Phase, or where duties are done, is asked for from the
#: position alone; in a Defense Phase something is always half done.
ASKED_ANEW = {("AttackPhase", "answered"): "play", ("Upkeep", "answered"): "ask"}


def settling(game: HighlanderGame) -> Frame | None:
    """What the books keep right at all times: hands, weapons, what was let in by what is gone."""
    return state_checks.Uphold() if state_checks.wrong(game) else None


def repair_of(game: HighlanderGame, wanted: Repair, by: int) -> Event:
    """What happens by a repair. Refuses what cannot be."""
    if wanted.what == DRAW:
        return drawn(game, wanted.seat, wanted.number)
    if wanted.what == PUT:
        return put_on_stack(game, by_handle(game, wanted.card))
    if wanted.what == MOVE:
        return moved(game, by_handle(game, wanted.card), wanted)
    return stated(game, wanted)


def drawn(game: HighlanderGame, seat: int, number: int) -> Event:
    """A card is drawn, one at a time. Refuses the last one: without Endurance one Exhausts (HL1 65)."""
    endurance = game.areas[ENDURANCE, seat] if seat >= 0 else []
    if number != 1 or len(endurance) < 2:
        raise Refused("cards are drawn one at a time, and one has to stay in Endurance")
    return Drew(endurance[-1])


def stated(game: HighlanderGame, wanted: Repair) -> Event:
    """A player has so much Ability, is Prone or is not."""
    if wanted.seat < 0:
        raise Refused("say of which player")
    player = game.players[wanted.seat]
    if wanted.to == ABILITY:
        if not 0 < wanted.number <= player.maximum or wanted.number == player.ability:
            raise Refused(f"Ability is 1 to {player.maximum} here, and other than it is now")
        return AbilitySet(wanted.seat, wanted.number, player.ability)
    if player.prone == (wanted.to == PRONE):
        raise Refused(f"{game.names[wanted.seat]} is {wanted.to} already")
    return FellProne(wanted.seat) if wanted.to == PRONE else RegainedFeet(wanted.seat)


def moved(game: HighlanderGame, card: int, wanted: Repair) -> Event:
    """A card goes to a pile of its owner's, or into play. Refuses what fights now, and what stays in its place."""
    state = game.cards[card]
    if game.attack_of(card) is not None or game.defense_of(card) is not None:
        raise Refused(f"{state.name} is part of an attack or a defense; take back to before it was played")
    if state.area not in (HAND, ENDURANCE, DISCARD, REMOVED, PLAY):
        raise Refused(f"{state.name} stays where it is")
    if wanted.to == PLAY:
        if state.area == PLAY or state.definition.type not in PERMANENTS:
            raise Refused(f"{state.name} does not come into play like that")
        return PutIntoPlay(card, wanted.seat if wanted.seat >= 0 else state.owner)
    area, bottom = PILES[wanted.to]
    if state.area == area and area != ENDURANCE:
        raise Refused(f"{state.name} is there already")
    shown = (state.area not in (HAND, ENDURANCE) and not state.face_down) or area in (DISCARD, REMOVED)
    return Moved(card, area, bottom, shown)


def put_on_stack(game: HighlanderGame, card: int) -> Event:
    """HL1 57, 77. Any card but an attack or a defense is played by its owner, and may be countered."""
    state = game.cards[card]
    printed = game.printed(card)
    if state.area not in REPAIRS.stacks or state.owner != game.active:
        raise Refused(f"{state.name} lies neither in the hand nor in the discard pile of whose turn it is")
    if printed.type == ATTACK or printed.is_defense or printed.type not in IN_GAME or printed.must_go_with:
        raise Refused(f"{state.name} is part of an attack or a defense, or goes with another card")
    refusal = judge_put(game, state.owner, card)
    if refusal is not None:
        raise Refused(replace(refusal, name=state.name))
    return PutOnStack(card, state.owner)


def played_from_stack(game: HighlanderGame, put: PutOnStack) -> Frame:
    """The card is played as any other is, but for its cost."""
    return PlayCard(seat=put.seat, card=put.card, origin=game.cards[put.card].area, free=True)

"""What a judge may repair at a table of Shadowfist, and by which events."""

from __future__ import annotations

from collections.abc import Mapping

from quickening.core.data import replace
from quickening.core.decisions import Option
from quickening.core.events import Event
from quickening.core.frames import Frame
from quickening.core.outside import Repairs
from quickening.core.refusals import Refused
from quickening.core.repairs import DRAW, MOVE, PutOnStack, Repair, by_handle
from quickening.core.repairs import PLAY as PUT
from quickening.games.shadowfist.areas import locations_of
from quickening.games.shadowfist.definitions import CHARACTER, EVENT, SITE, STATE
from quickening.games.shadowfist.events.entering import EnteredPlay
from quickening.games.shadowfist.events.in_play import Damaged, Healed, Turned, Unturned
from quickening.games.shadowfist.events.leaving import PutInBurnedPile, Toasted
from quickening.games.shadowfist.events.piles import Drew, PutInHand, PutInSmokedPile, PutOnDeck
from quickening.games.shadowfist.events.players import PowerGained, PowerLost
from quickening.games.shadowfist.rules.abilities import own_scope
from quickening.games.shadowfist.rules.effects import Aftermath, is_quiet
from quickening.games.shadowfist.rules.judging import judge_requirements
from quickening.games.shadowfist.rules.may_play import judge_card, judge_text
from quickening.games.shadowfist.rules.menu import usable, without_costs
from quickening.games.shadowfist.rules.scene import Scene
from quickening.games.shadowfist.rules.scores import current_body, current_fighting
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import BURNED, DECK, HAND, PLAY, SMOKED, TOASTED

TOP, BOTTOM, IN_PLAY = "the top of the deck", "the bottom of the deck", "play"
POWER, DAMAGE, TURNED, UNTURNED = "Power", "damage", "turned", "unturned"
REPAIRS = Repairs(
    (HAND, TOP, BOTTOM, SMOKED, TOASTED, BURNED, IN_PLAY),
    (TURNED, UNTURNED, DAMAGE),
    (POWER,),
    (POWER, DAMAGE),
    stacks=(HAND, SMOKED, PLAY),
)
#: SF 22.3.2. What can be done in the Main Shot is asked for from the position alone.
ASKED_ANEW = {("Turn", "chosen"): "options"}


def settling(game: ShadowfistGame) -> Frame | None:
    """SF 24.5.3-24.5.5. Who stood at a Site that is gone finds a place, and two of one Unique card are settled."""
    return None if is_quiet(game) else Aftermath()


def repair_of(game: ShadowfistGame, wanted: Repair, by: int) -> Event:
    """What happens by a repair. Refuses what cannot be."""
    if wanted.what == DRAW:
        return drawn(game, wanted.seat, wanted.number)
    if wanted.to == POWER:
        return with_power(game, wanted.seat, wanted.number)
    card = by_handle(game, wanted.card)
    if game.players[game.cards[card].owner].out:
        raise Refused("its owner is out of the game (SF 5.3)")
    if wanted.what == PUT:
        return put_on_stack(game, card, wanted.number)
    if wanted.what == MOVE:
        return moved(game, card, wanted)
    return stated(game, card, wanted)


def drawn(game: ShadowfistGame, seat: int, number: int) -> Event:
    """Cards from the top of a deck into the hand. Refuses the last one: without a deck one is out (SF 5.1)."""
    deck = game.areas[DECK, seat] if seat >= 0 else []
    if not 0 < number < len(deck):
        raise Refused(f"there are {len(deck)} cards in that deck, of which one has to stay")
    return Drew(seat, tuple(reversed(deck[-number:])))


def with_power(game: ShadowfistGame, seat: int, power: int) -> Event:
    """SF 17.0. A player has so much Power from now on."""
    if seat < 0 or power == game.players[seat].power:
        raise Refused("say whose Power, and how much there is to be")
    more = power - game.players[seat].power
    return PowerGained(seat, more) if more > 0 else PowerLost(seat, -more)


def stated(game: ShadowfistGame, card: int, wanted: Repair) -> Event:
    """A card in play is turned or not, or has so much damage."""
    state = game.cards[card]
    if state.area != PLAY:
        raise Refused(f"{state.name} is not in play")
    if wanted.to == DAMAGE:
        return with_damage(game, card, wanted.number)
    if state.turned == (wanted.to == TURNED):
        raise Refused(f"{game.said(card)} is {wanted.to} already")
    return Turned(card) if wanted.to == TURNED else Unturned(card)


def with_damage(game: ShadowfistGame, card: int, damage: int) -> Event:
    """SF 29.0. So much damage is on a card. Refuses as much as would smoke it: then it is moved."""
    state = game.cards[card]
    left = current_fighting(game, card) if game.is_character(card) else current_body(game, card)
    more = damage - state.damage_total
    if not (game.is_character(card) or game.is_site(card)) or not more or state.face_down:
        raise Refused("only a Character or a Site that lies face up has damage, and other than it has now")
    if more >= left:
        raise Refused(f"{state.name} would be smoked by that much; put it into the smoked pile instead")
    return Damaged(card, amount=more) if more > 0 else Healed(card, amount=-more)


PILES: Mapping[str, str] = {HAND: HAND, TOP: DECK, BOTTOM: DECK, SMOKED: SMOKED, TOASTED: TOASTED, BURNED: BURNED}


def moved(game: ShadowfistGame, card: int, wanted: Repair) -> Event:
    """SF 9. A card goes to a pile, or into play: a Site to a new location, a Character to the first there is."""
    state = game.cards[card]
    if wanted.to == IN_PLAY:
        return entering(game, card, wanted.seat)
    if state.area == PILES[wanted.to] and state.area != DECK:
        raise Refused(f"{state.name} is there already")
    shown = state.area not in (HAND, DECK) and not state.face_down
    match wanted.to:
        case "hand":
            return PutInHand(card, shown=shown)
        case "the top of the deck" | "the bottom of the deck":
            return PutOnDeck(card, bottom=wanted.to == BOTTOM, shown=shown)
        case "smoked pile":
            return PutInSmokedPile(card)
        case "toasted pile":
            return Toasted(card)
        case _:
            return PutInBurnedPile(card, seat=wanted.seat if wanted.seat >= 0 else state.owner)


def entering(game: ShadowfistGame, card: int, seat: int) -> Event:
    """SF 24.5.1. Onto the table; a State would need a subject, and an Event is never there."""
    state = game.cards[card]
    seat = seat if seat >= 0 else state.owner
    if state.area == PLAY or {EVENT, STATE}.intersection(state.definition.types):
        raise Refused(f"{state.name} does not come into play like that")
    location = locations_of(game, seat)[0] if CHARACTER in state.definition.types else 0
    assert SITE not in state.definition.types or not location
    return EnteredPlay(card, None, seat, location, how="put")


def put_on_stack(game: ShadowfistGame, card: int, number: int) -> Event:
    """SF 24.5.2. A card is played by its owner, or an ability of one in play is used, in a scene of its own."""
    state = game.cards[card]
    if state.area == PLAY:
        entries = usable.of(game, state.controller).get(card, [])
        if number >= len(entries) or state.face_down:
            raise Refused(f"{state.name} has {len(entries)} abilities that are used, counted from 0")
        ability = without_costs(entries[number].ability)
        refusal = judge_requirements(game, state.controller, ability, own_scope(game, card))
        seat = state.controller
    elif state.area in (HAND, SMOKED):
        refusal, seat = judge_card(game, state.owner, card) or judge_text(game, state.owner, card), state.owner
    else:
        raise Refused(f"{state.name} cannot be put on the stack: a card in a hand, a smoked pile or in play can")
    if refusal is not None:
        raise Refused(replace(refusal, name=state.name))
    return PutOnStack(card, seat)


def played_from_stack(game: ShadowfistGame, put: PutOnStack, number: int) -> Frame:
    """SF 22.3.2, 23.0. A scene that begins with it: everybody may respond before it resolves."""
    return Scene(name="main", first=put.seat, opening=Option("stack", "", ref=put.card, index=number))

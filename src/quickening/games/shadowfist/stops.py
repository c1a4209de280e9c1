"""SF 23.3. When a player wants to be asked whether to respond: not at every card, nor at every step of an attack."""

from __future__ import annotations

from quickening.core.cutting import CUTS, calls_to_cut
from quickening.core.decisions import RESPOND, Decision, Option
from quickening.core.stops import Call, Stop
from quickening.games.shadowfist.definitions import EVENT
from quickening.games.shadowfist.kinds.abilities import Played
from quickening.games.shadowfist.rules.menu import usable
from quickening.games.shadowfist.rules.players import player_facts
from quickening.games.shadowfist.rules.resources import missing
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import HAND, PLAY, Generated

OWN, PLAYS, ANSWERED, AIMED, ATTACKED = "own", "play", "response", "aimed", "attack"
TAKING_PART, WAITING, POWER, DISCARDS = "join", "waiting", "power", "discard"
STOPS = (
    Stop(ATTACKED, "When I am attacked"),
    Stop(AIMED, "When an effect aims at me or at a card of mine"),
    Stop(ANSWERED, "When somebody answers what I do"),
    Stop(WAITING, "When a card of mine is meant for this very moment"),
    Stop(TAKING_PART, "When I may take part in another's attack"),
    Stop(PLAYS, "At every card that somebody else plays", usual=False),
    Stop(OWN, "At my own cards", usual=False),
    Stop(POWER, "Whether I generate Power", usual=False),
    Stop(DISCARDS, "Whether I throw a card away, even if I draw anyway and could play all I hold", usual=False),
    CUTS,
)
#: The rule by which cards are thrown away before one draws.
THROWING_AWAY = "SF 22.2.4"
#: What can be done in any open scene as well as in this one.
ANY_TIME = ("reveal", "heal", "move", "reload", "reserve", "pass", "pass until")


def calls(game: ShadowfistGame, decision: Decision) -> tuple[Call, ...] | None:
    """Why a player would like to be asked now."""
    if decision.idle == "generate":
        return ((POWER, game.turn),)
    if decision.rule == THROWING_AWAY and holds_good_cards(game, decision.seat):
        return ((DISCARDS, game.turn),)
    if decision.sort != RESPOND:
        return calls_to_cut(game, decision)
    seat = decision.seat
    if game.effects:
        return calls_of_effect(game, seat, game.effects[-1], decision)
    return calls_of_attack(game, seat, decision) if game.attack is not None else ()


def holds_good_cards(game: ShadowfistGame, seat: int) -> bool:
    """Whether one draws anyway and has the resources for all that one holds: few throw a card away then."""
    hand = game.areas[HAND, seat]
    if not game.players[seat].generated or len(hand) >= player_facts(game, seat).hand_size:
        return False
    return not any(missing(game, seat, game.cards[card].printed) for card in hand)


def calls_of_effect(game: ShadowfistGame, seat: int, effect: Generated, decision: Decision) -> tuple[Call, ...]:
    """What is responded to: one's own effect, or another's, which may aim at one's cards or answer one's effect."""
    if effect.seat == seat:
        return ((OWN, effect.number),)
    found = [PLAYS]
    if can_answer(game, seat, decision):
        found += [AIMED] if aims_at(game, effect, seat) else []
        found += [ANSWERED] if is_answer_to(game, effect, seat) else []
    found += [WAITING] if is_meant_for_now(game, seat, decision) else []
    return tuple([(stop, effect.number) for stop in found])


def calls_of_attack(game: ShadowfistGame, seat: int, decision: Decision) -> tuple[Call, ...]:
    """An attack on one's own cards, as it is time to move; interceptors in one's own; what can be taken part in."""
    attack, scene = game.ongoing, game.scene
    if any(option.kind in ("join", "intercept") for option in decision.options):
        return ((TAKING_PART, attack.number),)
    found: list[Call] = []
    moves = attack.stage == "moving" and any(option.kind == "move" for option in decision.options)
    if attack.defender == seat and (moves or can_answer(game, seat, decision)):
        found.append((ATTACKED, attack.number))
    if attack.declarer == seat and attack.interceptors and can_answer(game, seat, decision):
        found.append((ANSWERED, max(one.card.handle for one in attack.interceptors)))
    if is_meant_for_now(game, seat, decision):
        found.append((WAITING, scene.began if scene is not None else attack.number))
    return tuple(found)


def can_answer(game: ShadowfistGame, seat: int, decision: Decision) -> bool:
    """Whether there is anything to respond with that is not as well done at any other time."""
    return any(option.kind not in ANY_TIME for option in decision.options)


def aims_at(game: ShadowfistGame, effect: Generated, seat: int) -> bool:
    """Whether an effect aims at a card of a player's."""
    refs = [ref for _, bound in effect.scope.bound for ref in bound if ref.card >= 0 and game.alive(ref)]
    return any(game.cards[ref.card].area == PLAY and game.cards[ref.card].controller == seat for ref in refs)


def is_answer_to(game: ShadowfistGame, effect: Generated, seat: int) -> bool:
    """Whether an effect was added to one of the player's own."""
    return any(one.seat == seat for one in game.effects if one.number < effect.number)


def is_meant_for_now(game: ShadowfistGame, seat: int, decision: Decision) -> bool:
    """SF 24.1.2. Whether a card can be used or played that says when, and now it is so."""
    return any(has_timing(game, seat, option) for option in decision.options)


def has_timing(game: ShadowfistGame, seat: int, option: Option) -> bool:
    if option.kind == "use":
        return usable.of(game, seat)[option.ref][option.index].ability.timing is not None
    if option.kind != "play" or EVENT not in game.cards[option.ref].types:
        return False
    abilities = game.cards[option.ref].printed.abilities
    return any(isinstance(ability, Played) and ability.timing is not None for ability in abilities)

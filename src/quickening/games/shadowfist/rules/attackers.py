"""SF 28.1. Who may attack, and what may be attacked."""

from __future__ import annotations

from quickening.core.decisions import Option
from quickening.core.derive import derived_each
from quickening.core.refusals import Refusal
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.definitions import CHARACTER, SITE
from quickening.games.shadowfist.events.notes import UseCounted
from quickening.games.shadowfist.rules.continuous import index_of
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.players import player_facts
from quickening.games.shadowfist.state import ShadowfistGame

NOT_A_CHARACTER = Refusal("SF 28.1.1", "{name} cannot attack: it is no Character.")
NOT_YOURS = Refusal("SF 28.1.1", "{name} cannot attack: you do not control it.")
TURNED = Refusal("SF 28.1.1", "{name} cannot attack: it is turned.", "It unturns in your next Establishing Shot.")
UNRESOLVED = Refusal("SF 28.1.1", "{name} cannot attack: it has not resolved.")
FAILED = Refusal("SF 28.12", "{name} cannot attack: an attack of yours failed this turn.")
CANNOT_ATTACK = Refusal("SF 6.2", "{name} cannot attack: a card forbids it.")
NOT_NOW = Refusal("SF 28.1", "{name} cannot attack: attacks are declared in your Main Shot, outside of scenes.")


#: What a Character must be able to do to attack.
KEPT_FROM_ATTACKING = ("attack", "turn to attack", "turn")


# -- who may attack what (SF 28.1) ---------------------------------------------------------------------------------


def judge_attacker(game: ShadowfistGame, seat: int, card: int, joining: bool = False) -> Refusal | None:
    """SF 7.2, 28.1.1, 28.1.2.1, 50.6. Whether a Character may be declared as an attacker."""
    state = game.cards[card]
    if state.controller != seat:
        return NOT_YOURS
    if not game.is_character(card):
        return NOT_A_CHARACTER
    known = facts(game, card)
    if state.turned:
        return TURNED
    if not state.resolved:
        return UNRESOLVED
    own_turn = game.active == seat
    if not joining and not own_turn and "attack out of turn" not in known.marks:
        return NOT_NOW
    if game.players[seat].failed and own_turn and not joining and "Independent" not in known.bold:
        return FAILED
    return CANNOT_ATTACK if not known.forbidden.keys().isdisjoint(KEPT_FROM_ATTACKING) else None


def anybody_out_of_turn(game: ShadowfistGame) -> bool:
    """SF 28.1.2. Whether any text lets a Character attack on another player's turn."""
    return index_of.of(game).out_of_turn


def attackers_for(game: ShadowfistGame, seat: int, joining: bool = False) -> list[int]:
    """SF 28.1.1. The eligible attackers of a player."""
    if not joining and seat != game.active and not anybody_out_of_turn(game):
        return []
    if "attack" in player_facts(game, seat).forbidden:
        return []
    return [card for card in characters_of.of(game, seat) if judge_attacker(game, seat, card, joining) is None]


@derived_each(channels.TEXTS, channels.CARDS)
def characters_of(game: ShadowfistGame, seat: int) -> list[int]:
    """SF 7.1.1, 7.2. A player's Characters."""
    return [card for card in game.controlled(seat) if CHARACTER in game.cards[card].types]


def may_be_attacked(game: ShadowfistGame, seat: int, card: int) -> bool:
    """SF 28.1.3. A Site or Character controlled by an opponent, unless something forbids attacking it."""
    state = game.cards[card]
    if state.controller == seat or state.departing:
        return False
    attackable = SITE in state.types or CHARACTER in state.types
    return attackable and "be attacked" not in facts(game, card).forbidden


def may_attack(game: ShadowfistGame, attacker: int, target: int) -> bool:
    """Whether nothing keeps this Character from attacking that card."""
    attack = facts(game, attacker)
    return not attack.barred(game, "attack", target) and not facts(game, target).barred(
        game, "be attacked by", attacker
    )


def may_be_target(game: ShadowfistGame, attacker: int, target: int) -> bool:
    """SF 28.1.3. Whether a Character could attack a card."""
    return may_be_attacked(game, game.cards[attacker].controller, target) and may_attack(game, attacker, target)


def may_turn_to_attack(game: ShadowfistGame, attacker: int, target: int) -> bool:
    """SF 28.1.4. Whether this Character may be declared against that card; an effect may still lead it there."""
    return may_attack(game, attacker, target) and not facts(game, attacker).barred(game, "turn to attack", target)


def attack_options(game: ShadowfistGame, seat: int) -> list[Option]:
    """SF 22.3.2.2. The cards a player may declare an attack on."""
    able = attackers_for(game, seat)
    if not able:
        return []
    freely = any(may_attack_alone(game, one) and not facts(game, one).bars for one in able)
    return [
        game.card_option("attack", "Attack {name}", card)
        for card in game.in_play
        if may_be_attacked(game, seat, card)
        and ((freely and not facts(game, card).bars) or able_to_attack(game, able, card))
    ]


def able_to_attack(game: ShadowfistGame, attackers: list[int], target: int) -> list[int]:
    """Those of the attackers who may attack a card; none if the only one may not attack alone."""
    able = [one for one in attackers if may_turn_to_attack(game, one, target)]
    return able if any(may_attack_alone(game, one) for one in able) or len(able) > 1 else []


def may_attack_alone(game: ShadowfistGame, card: int) -> bool:
    """Whether a Character may be the only attacker declared."""
    known = facts(game, card)
    return "be the only attacker" not in known.forbidden and "attacks beside" not in known.marks


def may_attack_together(game: ShadowfistGame, chosen: list[int]) -> bool:
    """SF 28.1. Whether these may be declared at once: nobody who goes alone, nobody without the company it needs."""
    if len(chosen) == 1:
        return may_attack_alone(game, chosen[0])
    return not any("attacks by itself" in facts(game, one).marks for one in chosen) and all(
        is_accompanied(game, one, chosen) for one in chosen
    )


def is_accompanied(game: ShadowfistGame, card: int, chosen: list[int]) -> bool:
    """Whether those are among the attackers without whom a Character does not attack."""
    needed = facts(game, card).marks.get("attacks beside", ())
    others = [one for one in chosen if one != card]
    return all(any(cards.fits(game, one, scope) for one in others) for cards, scope in needed)


def brought_along(game: ShadowfistGame, chosen: tuple[int, ...]) -> tuple[int, list[int]]:
    """How many attackers others bring along without turning, and who these may be."""
    along = sum(facts(game, one).marks.get("brings along", 0) for one in chosen)
    return along, [one for one in chosen if "brings along" not in facts(game, one).marks] if along else []


def turning(game: ShadowfistGame, chosen: tuple[int, ...], spared: tuple[int, ...], target: int) -> list[int]:
    """SF 28.1.4. The declared attackers who turn: not those who are brought along without turning."""
    return [one for one in chosen if one not in spared and turns_to_attack(game, one, target)]


def turns_to_attack(game: ShadowfistGame, card: int, target: int) -> bool:
    """SF 28.1. Attackers turn, unless an ability lets one attack without turning, once in a Main Shot."""
    state = game.cards[card]
    ways = facts(game, card).marks.get("attacks unturned", ())
    if not ways or ("attacked unturned", game.turn) in state.used:
        return True
    if not any(cards is None or cards.fits(game, target, scope) for cards, scope in ways):
        return True
    game.note(UseCounted(card, "attacked unturned", game.turn))
    return False

"""Why a number is what it is: the figures of a card, and what a player has; and why something cannot be done."""

from __future__ import annotations

from collections import Counter

from quickening.core.refusals import Refusal, Refused
from quickening.games.shadowfist.events.players import PowerEvent, PowerGiven, PowerStolen
from quickening.games.shadowfist.rules.abilities import ALWAYS
from quickening.games.shadowfist.rules.attackers import judge_attacker
from quickening.games.shadowfist.rules.bold import judge_reload, judge_stealth, judge_tactics, reload_of
from quickening.games.shadowfist.rules.facts import provided_by, traced
from quickening.games.shadowfist.rules.innate import judge_change, judge_turn_to_heal
from quickening.games.shadowfist.rules.may_play import judge_play
from quickening.games.shadowfist.rules.menu import judge_use, usable
from quickening.games.shadowfist.rules.winning import closeness, counting, feng_shui_sites, goal
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import BURNED, HAND, LASTING, PLAY, SMOKED, Modifier

#: The rule that says what is printed there, and the one that says what damage does to it.
PRINTED = {"cost": "8.5", "fighting": "8.7", "power": "8.8", "body": "8.9"}
DAMAGED = {"fighting": "15.1", "body": "11.1"}

Chain = list[tuple[str, int]]


# -- cards ---------------------------------------------------------------------------------------------------------


def explain(game: ShadowfistGame, card: int, number: str) -> Chain:
    """The chain behind a figure of a card: what is printed, each change and the words that make it, damage."""
    state = game.cards[card]
    if number == "damage":
        return [(damage_words(game, one.by), one.amount) for one in state.damage] or [("no damage (SF 29.0)", 0)]
    known = traced(game, card)
    before = [figures[number] for figures, _ in known.trace or ()]
    after = [*before[1:], known.figures[number]]
    start = before[0] if before else known.figures[number]
    chain = [(f"printed on {state.printed.name} (SF {PRINTED[number]})", start)]
    changes = zip(before, after, known.trace or (), strict=True) if before else ()
    chain += [(change_words(game, one), new - old) for old, new, (_, one) in changes if new != old]
    if state.damage and number in DAMAGED:
        chain.append((f"damage (SF {DAMAGED[number]})", -state.damage_total))
    below = min(0, sum(amount for _, amount in chain)) if number in DAMAGED else 0
    return [*chain, (f"no less than none (SF {DAMAGED[number]})", -below)] if below else chain


def damage_words(game: ShadowfistGame, by: object) -> str:
    """Where damage came from."""
    card = getattr(by, "card", -1)
    return f"damage from {game.said(card)} (SF 29.0)" if card >= 0 else "damage (SF 29.0)"


def change_words(game: ShadowfistGame, one: Modifier) -> str:
    """The card that makes a change, and its words."""
    source = one.scope.source
    printed = game.cards[source.card].printed if source else None
    text = printed.text.splitlines()[0] if printed and printed.text else ""
    rule = "10.1" if one.until in (ALWAYS, LASTING) else "26.5"
    return f"{printed.name if printed else 'a rule'}: “{text}” (SF {rule})"


# -- players -------------------------------------------------------------------------------------------------------


def explain_player(game: ShadowfistGame, seat: int, number: str) -> Chain:
    """The chain behind what a player has: Power, Sites that count for victory, resources. All of it is public."""
    explained = {"power": power, "victory": victory, "goal": needed, "resources": resources}.get(number.lower())
    if explained is None:
        raise Refused(f"a player has power, victory, a goal and resources, not {number!r}")
    return explained(game, seat)


def victory(game: ShadowfistGame, seat: int) -> Chain:
    """SF 4.1. Feng Shui Sites in play and burned for victory."""
    sites = [card for card in feng_shui_sites.of(game, seat) if counting(game, card)]
    chain = [(f"{game.said(card)} in play (SF 4.1)", 1) for card in sites]
    chain += [(f"{game.cards[card].name} burned for victory (SF 12.1.1)", 1) for card in game.areas[BURNED, seat]]
    rest = closeness(game, seat) - len(chain)
    if rest:
        chain.append(("about to be burned for victory (SF 30.3.3)", rest))
    return chain or [("no Feng Shui Sites (SF 4.1)", 0)]


def needed(game: ShadowfistGame, seat: int) -> Chain:
    """SF 4.1.1, 4.1.2. How many Sites it takes to win, by how many sat down, and what cards make of it."""
    rule = "4.1.2" if len(game.players) == 2 else "4.1.1"
    chain = [(f"Feng Shui Sites to win with {len(game.players)} players (SF {rule})", goal(game))]
    changed = goal(game, seat) - goal(game)
    return [*chain, ("what cards in play make of it (SF 4.1)", changed)] if changed else chain


def resources(game: ShadowfistGame, seat: int) -> Chain:
    """SF 18.0. What each card in play and in the smoked pile provides, cards of one name together."""
    provided: Counter[str] = Counter()
    for card in game.controlled(seat):
        for sign in provided_by(game, card):
            provided[f"{sign} from {game.said(card)} in play (SF 18.1)"] += 1
    for card in game.areas[SMOKED, seat]:
        for sign in game.cards[card].definition.provides:
            provided[f"{sign} from {game.cards[card].name} in the smoked pile (SF 18.3)"] += 1
    return sorted(provided.items()) or [("no resources (SF 18.0)", 0)]


def power(game: ShadowfistGame, seat: int) -> Chain:
    """SF 17. What there was when the turn began, and what came and went since."""
    have = [0] * len(game.players)
    chain: Chain = [("when the turn began (SF 17.0)", 0)]
    for place, event in enumerate(game.log):
        if not isinstance(event, PowerEvent):
            continue
        if place < game.turn_log:
            move(have, event)
            chain = [("when the turn began (SF 17.0)", have[seat])]
            continue
        before = have[seat]
        move(have, event)
        if have[seat] != before:
            words = event.tell(game, None) or PowerEvent.tell(event, game, None)  # the log may tell it elsewhere
            chain.append((f"{words} ({event.rule})", have[seat] - before))
    return chain


def move(have: list[int], event: PowerEvent) -> None:
    """SF 17.2. Power comes, goes, or changes hands: never more than there is."""
    giver = {PowerStolen: "victim", PowerGiven: "seat"}.get(type(event))
    if giver is None:
        have[event.seat] = max(0, have[event.seat] + event.sign * event.amount)
        return
    taker = "seat" if giver == "victim" else "receiver"
    moved = min(event.amount, have[getattr(event, giver)])
    have[getattr(event, giver)] -= moved
    have[getattr(event, taker)] += moved


NOT_ASKED = Refusal("SF 22.1", "{name} cannot act: it is not your decision.", "Wait until you have priority.")
NOTHING = Refusal("SF 9.2.3", "{name} has nothing to do here.")
NOT_YOURS = Refusal("SF 35.0", "{name} cannot act for you: you do not control it.")


def refusals(game: ShadowfistGame, seat: int, card: int) -> list[Refusal]:
    """One reason for each thing a card might do and cannot; nothing if it can do all of it now."""
    if game.decision is None or game.decision.seat != seat:
        return [NOT_ASKED]
    state = game.cards[card]
    if state.area == HAND:
        refusal = judge_play(game, seat, card)
        return [refusal] if refusal else []
    found: list[Refusal | None] = [
        judge_use(game, seat, card, entry) for entry in usable.of(game, seat).get(card, [])
    ]
    if state.area == PLAY and state.controller != seat and not found:
        return [NOT_YOURS]
    if state.area == PLAY and game.is_character(card):
        found += character_refusals(game, seat, card)
    if state.area == SMOKED and reload_of(game, card) is not None:
        found.append(judge_reload(game, seat, card))
    return [refusal for refusal in found if refusal is not None] if found else [NOTHING]


def character_refusals(game: ShadowfistGame, seat: int, card: int) -> list[Refusal | None]:
    """What a Character might do: attack, move, heal, and what its bold-faced abilities allow."""
    found = [judge_attacker(game, seat, card), judge_change(game, seat, card), judge_turn_to_heal(game, seat, card)]
    if game.attack is not None:
        found += [judge_stealth(game, seat, card), judge_tactics(game, seat, card)]
    return found

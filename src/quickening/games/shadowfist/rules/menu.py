"""What a player may add to a scene now: cards to play, abilities to use (SF 22.3.2.1, 23.1, 23.2, 24.1.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quickening.core.data import replace
from quickening.core.decisions import Option
from quickening.core.derive import derived, derived_each
from quickening.core.frames import Frame
from quickening.core.once import once
from quickening.core.refusals import Refusal
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.definitions import CHARACTER, breaks_in
from quickening.games.shadowfist.kinds.abilities import Activated
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.kinds.canceling import BoughtOff, way_out
from quickening.games.shadowfist.rules.abilities import CardText, Entry, own_scope, texts
from quickening.games.shadowfist.rules.bold import (
    UseBold,
    judge_influence,
    judge_reload,
    judge_stealth,
    judge_tactics,
)
from quickening.games.shadowfist.rules.generation import Generate, used_up
from quickening.games.shadowfist.rules.influencing import influencers
from quickening.games.shadowfist.rules.innate import CANNOT_TURN, Innate, judge_change, judge_turn_to_heal
from quickening.games.shadowfist.rules.judging import judge_requirements, needs_of, turns_itself
from quickening.games.shadowfist.rules.may_play import breaking_in, judge_itself, playable
from quickening.games.shadowfist.rules.playing import PlayCard
from quickening.games.shadowfist.rules.scores import can_turn
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import HAND, NOBODY, PLAY, SMOKED, Generated
from quickening.lang.nodes import walk


@once
def offers_in(effects: tuple[Any, ...]) -> tuple[BoughtOff, ...]:
    """What effects say about paying to cancel them."""
    return tuple(part for effect in effects for part in walk(effect) if isinstance(part, BoughtOff))


def scope_of(effect: Generated, seat: int) -> Scope:
    """Whoever pays is `you`, the player of the effect `that player`, and the effect is what is answered."""
    source = effect.source
    return Scope(seat, source, source, answers=effect.number, who=effect.seat)


def able_to_pay(game: ShadowfistGame, seat: int, effect: Generated, offer: BoughtOff) -> bool:
    """Whether a player may cancel an effect in this way, and has not begun to."""
    if seat not in offer.who.seats(game, effect.scope):
        return False
    if any(one.source == effect.source and one.scope.answers == effect.number for one in game.effects):
        return False
    return judge_requirements(game, seat, way_out(offer), scope_of(effect, seat)) is None


def buying_options(game: ShadowfistGame, seat: int) -> list[Option]:
    """The effects of the scene that a player may pay for to have them canceled."""
    return [
        Option("buy off", f"Pay to cancel {effect.name}", ref=effect.number, index=n)
        for effect in game.effects
        if effect.ability is not None
        for n, offer in enumerate(offers_in(effect.ability.effects))
        if able_to_pay(game, seat, effect, offer)
    ]


def buying_off(game: ShadowfistGame, seat: int, option: Option) -> Frame:
    """The frame in which a player pays, and the effect that cancels is generated."""
    effect = game.effect(option.ref)
    assert effect is not None
    assert effect.ability is not None
    ability = way_out(offers_in(effect.ability.effects)[option.index])
    scope = scope_of(effect, seat)
    return Generate(seat=seat, source=effect.source, name=effect.name, ability=ability, scope=scope)


CLOSED = Refusal("SF 23.2", "{name} cannot be used: the scene is closed.")
NOT_YOURS = Refusal("SF 35.0", "{name} cannot be used: you do not control it.")
NOT_NOW = Refusal("SF 24.1.2", "{name} cannot be used now.")
#: SF 30.2. The closed scene of what triggers on entering combat.
ENTERING_COMBAT = "entering combat"
USED_UP = Refusal("SF 24.1", "{name} was already used.")


# -- abilities that are used (SF 24.1) -----------------------------------------------------------------------------


@derived_each(channels.TEXTS, channels.USES)
def usable(game: ShadowfistGame, seat: int) -> dict[int, list[Entry]]:
    """The abilities a player may use of each card, in play or where else they work (SF 9.2.3)."""
    known: dict[int, list[Entry]] = {}
    for card, text in texts.of(game).items():
        entries = text.used
        if entries is None:
            entries = used_of(game, card, text)
        found = [entry for entry in entries if may_use(game, seat, card, entry.ability)] if entries else []
        if found:
            known[card] = found
    for area in (HAND, SMOKED):
        for card in game.areas[area, seat]:
            if area in game.cards[card].definition.works_in:
                known[card] = _used_outside(game, card, area)
    return known


def used_of(game: ShadowfistGame, card: int, text: CardText) -> list[Entry]:
    """What can be used of a card in play, kept with its text; a face-down Site is revealed for that (SF 24.4)."""
    if text.used is None:
        text.used = _used_outside(game, card, PLAY) if game.cards[card].face_down else _used_in_play(text.entries)
    return text.used


def _used_in_play(entries: list[Entry]) -> list[Entry]:
    return [entry for entry in entries if isinstance(entry.ability, Activated) and entry.ability.area == PLAY]


def _used_outside(game: ShadowfistGame, card: int, area: str) -> list[Entry]:
    """What can be used of a card whose text is not active."""
    state, scope = game.cards[card], own_scope(game, card)
    return [
        Entry(ability, str(n), state.stamp, scope)
        for n, ability in enumerate(state.printed.abilities)
        if isinstance(ability, Activated) and ability.area == area
    ]


#: Something to be used: its card, its place among what can be used of that card, and whether it turns the card.
Use = tuple[int, int, Entry, bool]


@derived_each(channels.TEXTS, channels.USES)
def used_in_closed(game: ShadowfistGame, seat: int) -> list[Use]:
    """SF 23.2. The abilities that may be used in a closed scene."""
    return [one for one in used.of(game, seat) if breaks_in(one[2].ability)]


@derived(channels.TEXTS, channels.USES, channels.BREAKING_IN)
def somebody_breaks_in(game: ShadowfistGame) -> bool:
    """SF 23.2. Whether anybody has anything for closed scenes, in hand or to use."""
    return any(breaking_in(game, seat) or used_in_closed.of(game, seat) for seat in game.seats_from(0))


def may_reveal_in_closed(game: ShadowfistGame) -> bool:
    """SF 30.2. Whether Sites may be revealed, or revealed to use them, in this closed scene."""
    return game.scene is not None and game.scene.name == ENTERING_COMBAT


def anybody_reveals(game: ShadowfistGame) -> bool:
    """SF 24.4. Whether any player has a Site to reveal."""
    return any(hidden_sites(game, seat) for seat in game.seats_from(0))


def hidden_sites(game: ShadowfistGame, seat: int) -> list[int]:
    """SF 24.4. The face-down Sites of a player."""
    return [card for card in able_cards.of(game, seat) if game.cards[card].face_down]


def used_now(game: ShadowfistGame, seat: int) -> list[Use]:
    """SF 23.1, 23.2, 30.2. The abilities a player may use in such a scene."""
    if game.scene is None or not game.scene.closed:
        return used.of(game, seat)
    breaking = used_in_closed.of(game, seat)
    if not may_reveal_in_closed(game):
        return breaking
    return [one for one in used.of(game, seat) if one in breaking or game.cards[one[0]].face_down]


@derived_each(channels.TEXTS, channels.USES)
def used(game: ShadowfistGame, seat: int) -> list[Use]:
    """All abilities a player may use."""
    return [
        (card, n, entry, turns_itself(entry.ability))
        for card, entries in usable.of(game, seat).items()
        for n, entry in enumerate(entries)
    ]


def use_scopes(game: ShadowfistGame, seat: int, entry: Entry) -> list[Scope]:
    """The scopes in which an ability may be used now."""
    scope = entry.scope if entry.scope.you == seat else replace(entry.scope, you=seat)
    timing = entry.ability.timing
    return [scope] if timing is None else list(timing.scopes(game, seat, scope))


def judge_use(game: ShadowfistGame, seat: int, card: int, entry: Entry) -> Refusal | None:
    """SF 24.1, 23.2. Whether a player may use this ability of this card now."""
    ability: Activated = entry.ability
    if not may_use(game, seat, card, ability):
        return NOT_YOURS
    if game.scene is not None and game.scene.closed and not breaks_in(ability):
        if not (game.cards[card].face_down and may_reveal_in_closed(game)):
            return CLOSED
    return judge_now(game, seat, card, entry)


def judge_now(game: ShadowfistGame, seat: int, card: int, entry: Entry) -> Refusal | None:
    """SF 24.1. Whether an ability may be used now that is its player's to use, and may be used in such a scene."""
    ability: Activated = entry.ability
    if ability.once and used_up(game, card, ability, entry.key):
        return USED_UP
    if ability.maintain and not can_turn(game, card):
        return CANNOT_TURN
    if needs_of(ability).plays_itself:
        refusal = judge_itself(game, seat, card, ability.timing is not None)
        if refusal is not None:
            return refusal
    if ability.timing is None and ability.condition is None and entry.scope.you == seat:
        return judge_requirements(game, seat, ability, entry.scope)
    scopes = use_scopes(game, seat, entry)
    if ability.condition is not None:
        scopes = [scope for scope in scopes if ability.condition.holds(game, scope)]
    refusals = [judge_requirements(game, seat, ability, scope) for scope in scopes]
    if not refusals:
        return NOT_NOW
    return None if None in refusals else refusals[0]


def may_use(game: ShadowfistGame, seat: int, card: int, ability: Activated) -> bool:
    """SF 35.0. A card's controller uses it, unless it says otherwise."""
    state = game.cards[card]
    owner = state.controller if state.area == PLAY else state.owner
    if ability.users == "subject":
        return state.subject != NOBODY and game.cards[state.subject].controller == seat
    if ability.users == "any":
        return not state.face_down or owner == seat
    return (owner == seat) == (ability.users == "you")


def using(game: ShadowfistGame, seat: int, card: int, entry: Entry, ability: Any, scopes: Sequence[Scope]) -> Frame:
    """SF 24.0. A player uses an ability."""
    state = game.cards[card]
    return Generate(
        seat=seat,
        source=game.ref(card),
        name=state.printed.name,
        ability=ability,
        scopes=tuple(scopes),
        key=entry.key,
        reveals=state.face_down,
    )


# -- the menu ------------------------------------------------------------------------------------------------------


@derived_each(channels.TEXTS, channels.COURSE, channels.SCENE)
def menu(game: ShadowfistGame, seat: int) -> tuple[Option, ...]:
    """Everything a player may generate now."""
    return tuple(_menu(game, seat))


def _menu(game: ShadowfistGame, seat: int) -> list[Option]:
    closed = game.scene is not None and game.scene.closed
    options = [game.card_option("play", "Play {name}", card) for card in playable(game, seat)]
    options += use_options(game, seat)
    if game.effects:
        options += buying_options(game, seat)
    if not closed:
        return options + open_options(game, seat)
    return options + reveal_options(game, seat) if may_reveal_in_closed(game) else options


def use_options(game: ShadowfistGame, seat: int) -> list[Option]:
    """The abilities that may be used now; where a card has several of them, each says what it does."""
    able = [
        (card, n, entry)
        for card, n, entry, turns in used_now(game, seat)
        if not (turns and game.cards[card].turned) and judge_now(game, seat, card, entry) is None
    ]
    cards = [card for card, _, _ in able]
    options: list[Option] = []
    for card, n, entry in able:
        words = f"Use {game.cards[card].printed.name}"
        if cards.count(card) > 1:
            words += f": {game.puts(entry.ability.effects)}"
        options.append(game.card_option("use", words, card, index=n))
    return options


def open_options(game: ShadowfistGame, seat: int) -> list[Option]:
    """What can be done in any open scene: innate and bold-faced abilities, revealing a Site."""
    options: list[Option] = []
    mobile = may_go_somewhere(game, seat)
    for card in able_cards.of(game, seat):
        if not game.cards[card].face_down:
            options += character_options(game, seat, card, mobile)
    options += reveal_options(game, seat)
    if game.attack is not None and game.attack.interceptors and influencers(game, seat):
        options += [
            game.card_option("influence", "Make {name} cease intercepting (Influence)", one.card.card)
            for one in game.attack.interceptors
            if judge_influence(game, seat, one.card.card) is None
        ]
    for card in reloading.of(game, seat):
        if judge_reload(game, seat, card) is None:
            options.append(game.card_option("reload", "Reload {name}", card))
    return options


def reveal_options(game: ShadowfistGame, seat: int) -> list[Option]:
    """SF 24.4. The Sites a player may just reveal: not those that are being revealed."""
    going = {one.source.card for one in game.effects if one.kind == "reveal"}
    return [
        game.card_option("reveal", f"Reveal {game.cards[card].printed.name}", card)
        for card in hidden_sites(game, seat)
        if card not in going
    ]


@derived_each(channels.OUTSIDE)
def reloading(game: ShadowfistGame, seat: int) -> list[int]:
    """SF 50.13. The cards in a player's smoked pile that have Reload."""
    return [card for card in game.areas[SMOKED, seat] if game.cards[card].definition.can_reload]


@derived_each(channels.TEXTS, channels.CARDS)
def able_cards(game: ShadowfistGame, seat: int) -> list[int]:
    """The Characters and face-down Sites of a player."""
    own = game.controlled(seat)
    return [card for card in own if game.cards[card].face_down or CHARACTER in game.cards[card].types]


def may_go_somewhere(game: ShadowfistGame, seat: int) -> bool:
    """A first look at changing location: there is another location of one's own, or interceptors are declared."""
    return len(game.players[seat].columns) > 1 or (game.attack is not None and game.attack.stage == "moving")


def character_options(game: ShadowfistGame, seat: int, card: int, mobile: bool) -> list[Option]:
    """SF 10.3, 50.14, 50.16. What a Character may do in an open scene."""
    options = []
    state = game.cards[card]
    if mobile and judge_change(game, seat, card) is None:
        options.append(game.card_option("move", "Change {name}’s location", card))
    if state.damage and judge_turn_to_heal(game, seat, card) is None:
        options.append(game.card_option("heal", "Turn {name} to heal", card))
    if game.attack is not None:
        if game.attack.interceptors and judge_stealth(game, seat, card) is None:
            options.append(game.card_option("stealth", "Use {name}’s Stealth", card))
        if judge_tactics(game, seat, card) is None:
            options.append(game.card_option("tactics", "{name} ceases attacking (Tactics)", card))
    return options


def frame_for(game: ShadowfistGame, seat: int, option: Option) -> Frame:
    """The frame that carries out what was chosen from the menu."""
    if option.kind == "play":
        return PlayCard(seat=seat, card=option.ref)
    if option.kind == "use":
        card = option.ref
        entry = usable.of(game, seat)[card][option.index]
        found = use_scopes(game, seat, entry)
        able = [one for one in found if judge_requirements(game, seat, entry.ability, one) is None]
        return using(game, seat, card, entry, entry.ability, able)
    if option.kind == "stack":
        return put_by_judge(game, seat, option.ref, option.index)
    if option.kind == "buy off":
        return buying_off(game, seat, option)
    if option.kind in ("move", "heal", "reveal"):
        return Innate(seat=seat, card=option.ref, what=option.kind)
    return UseBold(seat=seat, card=option.ref, what=option.kind)


def put_by_judge(game: ShadowfistGame, seat: int, card: int, index: int) -> Frame:
    """A judge puts a card on the stack, or an ability of one in play, without its cost (`core/repairs.py`)."""
    if game.cards[card].area != PLAY:
        return PlayCard(seat=seat, card=card, free=True)
    entry = usable.of(game, seat)[card][index]
    return using(game, seat, card, entry, without_costs(entry.ability), (own_scope(game, card),))


def without_costs(ability: Any) -> Any:
    return replace(ability, costs=(), maintain=False)

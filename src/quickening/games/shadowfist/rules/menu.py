"""What a player may add to a scene now: cards to play, abilities to use (SF 22.3.2.1, 23.1, 23.2)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.refusals import Refusal
from quickening.games.shadowfist.definitions import EVENT, STATE, Printed, breaks_in
from quickening.games.shadowfist.rules.abilities import Entry, own_scope, texts
from quickening.games.shadowfist.rules.bold import (
    UseBold,
    influencers,
    judge_influence,
    judge_reload,
    judge_stealth,
    judge_tactics,
)
from quickening.games.shadowfist.rules.effects import Generate, used_up
from quickening.games.shadowfist.rules.innate import CANNOT_TURN, Innate, judge_change, judge_turn_to_heal
from quickening.games.shadowfist.rules.judging import judge_requirements
from quickening.games.shadowfist.rules.playing import PlayCard, answer_option, beyond_means, judge_play
from quickening.games.shadowfist.rules.scores import can_turn
from quickening.games.shadowfist.state import HAND, NOBODY, PLAY, SMOKED, ShadowfistGame
from quickening.games.shadowfist.vocabulary.abilities import Activated, Bold, Continuous, Restriction, Triggered
from quickening.games.shadowfist.vocabulary.kinds import Scope

CLOSED = Refusal("SF 23.2", "{name} cannot be used: the scene is closed.")
NOT_YOURS = Refusal("SF 35.0", "{name} cannot be used: you do not control it.")
NOT_NOW = Refusal("SF 24.1.2", "{name} cannot be used now.")
USED_UP = Refusal("SF 24.1", "{name} was already used.")


# -- abilities that are used (SF 24.1) -----------------------------------------------------------------------------


def activated(game: ShadowfistGame) -> list[tuple[int, Entry]]:
    """The abilities of cards in play that can be used, known as long as the same texts are active."""
    known: list[tuple[int, Entry]] | None = game.lasting.get("activated")
    if known is None:
        known = game.lasting["activated"] = [
            (card, entry)
            for card, entries in texts(game).items()
            for entry in (_hidden_entries(game, card) if game.cards[card].face_down else entries)
            if isinstance(entry.ability, Activated) and entry.ability.area == PLAY
        ]
    return known


def _hidden_entries(game: ShadowfistGame, card: int) -> list[Entry]:
    """SF 24.4. What a face-down Site may be revealed for."""
    scope = own_scope(game, card)
    return [
        Entry(ability, str(n), game.cards[card].stamp, scope)
        for n, ability in enumerate(game.cards[card].printed.abilities)
        if isinstance(ability, Activated)
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
        return CLOSED
    if used_up(game, card, ability, entry.key):
        return USED_UP
    if ability.maintain and not can_turn(game, card):
        return CANNOT_TURN
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
    if ability.users == "any":
        return not state.face_down or owner == seat
    return (owner == seat) == (ability.users == "you")


class UseAbility(Frame):
    """SF 24.0. A player uses an ability: what it responds to, if it could respond to several things, comes first."""

    seat: int = NOBODY
    card: int = NOBODY
    key: str = ""
    ability: Any = None
    scopes: tuple[Scope, ...] = ()

    def start(self, game: ShadowfistGame) -> Next:
        if len(self.scopes) == 1:
            return self.use(game, self.scopes[0])
        options = tuple(answer_option(game, scope, n) for n, scope in enumerate(self.scopes))
        return Ask(Decision(self.seat, "In response to what?", options), self.chosen)

    def chosen(self, game: ShadowfistGame) -> Next:
        return self.use(game, self.scopes[game.chosen[0].index])

    def use(self, game: ShadowfistGame, scope: Scope) -> Next:
        return Run(
            Generate(
                seat=self.seat,
                source=game.ref(self.card),
                name=game.cards[self.card].printed.name,
                ability=self.ability,
                scope=scope,
                key=self.key,
                reveals=game.cards[self.card].face_down,
            )
        )


# -- the menu ------------------------------------------------------------------------------------------------------


def menu(game: ShadowfistGame, seat: int) -> tuple[Option, ...]:
    """Everything a player may generate now; worked out once as long as nothing changes."""
    menus: dict[int, tuple[Option, ...]] | None = game.memo.get("menus")
    if menus is None:
        menus = game.memo["menus"] = {}
    known = menus.get(seat)
    if known is None:
        known = menus[seat] = tuple(_menu(game, seat))
    return known


def _menu(game: ShadowfistGame, seat: int) -> list[Option]:
    closed = game.scene is not None and game.scene.closed
    quiet = game.active == seat and game.shot == "main" and game.attack is None
    options = [
        game.card_option("play", "Play {name}", card)
        for card in game.areas[HAND, seat]
        if could_be_played(game.cards[card].definition, closed, quiet)
        and not beyond_means(game, seat, card)
        and judge_play(game, seat, card) is None
    ]
    options += [
        game.card_option("use", f"Use {game.cards[card].printed.name}", card, index=n)
        for card, entries in usable(game, seat).items()
        for n, entry in enumerate(entries)
        if judge_use(game, seat, card, entry) is None
    ]
    return options if closed else options + open_options(game, seat)


def could_be_played(printed: Printed, closed: bool, quiet: bool) -> bool:
    """A first look at a card: most are played only when their player's Main Shot is quiet (SF 25.4-25.7)."""
    if closed:
        return printed.breaks_in
    return quiet or printed.type in (EVENT, STATE) or any(map(is_about_playing, printed.abilities))


def is_about_playing(ability: Any) -> bool:
    """Whether an ability may let its card be played at other times than its type."""
    return not isinstance(ability, (Restriction, Bold, Continuous, Activated, Triggered))


def usable(game: ShadowfistGame, seat: int) -> dict[int, list[Entry]]:
    """The abilities a player may use of each card, in play or where else they work (SF 9.2.3)."""
    found: dict[int, list[Entry]] = {}
    for card, entry in activated(game):
        if may_use(game, seat, card, entry.ability):
            found.setdefault(card, []).append(entry)
    for area in (HAND, SMOKED):
        for card in game.areas[area, seat]:
            printed = game.cards[card].definition
            if area in printed.works_in:
                found[card] = [
                    Entry(ability, str(n), 0, own_scope(game, card))
                    for n, ability in enumerate(printed.abilities)
                    if isinstance(ability, Activated) and ability.area == area
                ]
    return found


def open_options(game: ShadowfistGame, seat: int) -> list[Option]:
    """What can be done in any open scene: innate and bold-faced abilities, revealing a Site."""
    options: list[Option] = []
    for card in game.controlled(seat):
        state = game.cards[card]
        if state.face_down:
            if any(one.kind == "reveal" and one.source.card == card for one in game.effects):
                continue  # it is being revealed already
            options.append(game.card_option("reveal", f"Reveal {state.printed.name}", card))
        elif game.is_character(card):
            options += character_options(game, seat, card)
    if game.attack is not None and game.attack.interceptors and influencers(game, seat):
        options += [
            game.card_option("influence", "Make {name} cease intercepting (Influence)", one.card.card)
            for one in game.attack.interceptors
            if judge_influence(game, seat, one.card.card) is None
        ]
    options += [
        game.card_option("reload", "Reload {name}", card)
        for card in game.areas[SMOKED, seat]
        if game.cards[card].definition.can_reload and judge_reload(game, seat, card) is None
    ]
    return options


def character_options(game: ShadowfistGame, seat: int, card: int) -> list[Option]:
    """SF 10.3, 50.14, 50.16. What a Character may do in an open scene."""
    options = []
    if judge_change(game, seat, card) is None:
        options.append(game.card_option("move", "Change {name}’s location", card))
    if game.cards[card].damage and judge_turn_to_heal(game, seat, card) is None:
        options.append(game.card_option("heal", "Turn {name} to heal", card))
    if game.attack is not None:
        if judge_stealth(game, seat, card) is None:
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
        entry = usable(game, seat)[card][option.index]
        scopes = tuple(
            scope
            for scope in use_scopes(game, seat, entry)
            if judge_requirements(game, seat, entry.ability, scope) is None
        )
        return UseAbility(seat=seat, card=card, key=entry.key, ability=entry.ability, scopes=scopes)
    if option.kind in ("move", "heal", "reveal"):
        return Innate(seat=seat, card=option.ref, what=option.kind)
    return UseBold(seat=seat, card=option.ref, what=option.kind)
